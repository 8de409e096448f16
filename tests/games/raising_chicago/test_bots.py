"""The evaluation tells how a game will end, finds what is obvious, and knows any table."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest
from chicago_table import GAME, FrameWords, table, winning
from valuing import best_action, play_out

from jackscrew.core.chance import Dice, choose
from jackscrew.core.match import Match
from jackscrew.core.state import OVER
from jackscrew.games.raising_chicago.bots import evaluate
from jackscrew.games.raising_chicago.components import ROUNDS
from jackscrew.games.raising_chicago.evaluation import prospects
from jackscrew.games.raising_chicago.outlook import Outlook
from jackscrew.games.raising_chicago.prospects import known, tables_of
from jackscrew.games.raising_chicago.rewards import TOKEN_COUNT, WILD
from jackscrew.games.raising_chicago.state import IN_SCORING, Chicago
from jackscrew.games.raising_chicago.view import ChicagoView


def fresh(seats: int, council: bool = False, **more: Any) -> Chicago:
    """A new game."""
    state: Chicago = GAME.new_state(GAME.setup(seats, options={"council": council}, **more))
    return state


def chicago(match: Match[ChicagoView]) -> Chicago:
    """The position of a match."""
    assert isinstance(match.state, Chicago)
    return match.state


def chosen(match: Match[ChicagoView]) -> str:
    """The name of the best action."""
    return str(GAME.actions.name(best_action(chicago(match), evaluate, Dice(7))))


def taken(match: Match[ChicagoView], until: str = "plot") -> list[str]:
    """All that the evaluation does until a step is asked."""
    found: list[str] = []
    while (question := match.question()) and question["step"] != until:
        found.append(chosen(match))
        match.play(found[-1])
    return found


@pytest.mark.once
def test_greedy_players_stay_out_of_poverty() -> None:
    states = [play_out(fresh(3), [evaluate] * 3, seed) for seed in range(2)]
    assert fmean([step for state in states for step in state.poverty]) < 11


@pytest.mark.parametrize("council", [False, True])
def test_in_final_scoring_the_evaluation_is_nearly_the_result(council: bool) -> None:
    """All is certain then, but for the letters of cards."""
    for seed in range(4):
        state = fresh(3, council)
        dice = Dice(seed)
        told: list[float] = []
        while state.actor() != OVER:
            if state.phase == IN_SCORING and not told:
                told = prospects(state)
            action = choose(state, dice)
            if state.phase == IN_SCORING:
                action = best_action(state, evaluate, dice)
            state.apply(action)
        for seat, worth in enumerate(told):
            assert worth == pytest.approx(state.rep[seat], abs=4)


def test_reputation_counts_in_full() -> None:
    state = fresh(3, True)
    dice = Dice(9)
    while state.actor() != OVER:
        seat = max(state.actor(), 0)
        before = evaluate(state, seat)
        state.rep[seat] += 1
        more = evaluate(state, seat) - before
        state.rep[seat] -= 1
        assert more == pytest.approx(1)
        state.apply(choose(state, dice))


def test_tokens_and_favors_are_worth_something_until_the_end() -> None:
    for number in range(1, ROUNDS + 1):
        state = chicago(table(round=number, markers=[3, 3, 3], players={0: {"tokens": "LJM"}}))
        before = evaluate(state, 0)
        state.tokens[WILD] += 1
        assert 0 < evaluate(state, 0) - before < 3
        state.tokens[WILD] -= 1
        state.favors[0] += 1
        assert 0 < evaluate(state, 0) - before < 6


def test_poverty_is_worth_less() -> None:
    for number in (1, 4, ROUNDS):
        state = chicago(table(round=number, markers=[3, 3, 3]))
        values = []
        for step in range(len(state.parts.loss)):
            state.poverty[0] = step
            values.append(evaluate(state, 0))
        assert values == sorted(values, reverse=True)


def test_expertise_is_worth_more_in_an_early_round() -> None:
    gains = []
    for number in (1, 7):
        state = chicago(table(round=number, markers=[3, 3, 3]))
        before = evaluate(state, 0)
        state.expertise[0] += 2
        state.permanents[0] += 1
        gains.append(evaluate(state, 0) - before)
    assert gains[0] > gains[1] + 2
    assert gains[1] > 0


def test_levels_of_others_in_a_ward_count() -> None:
    state = chicago(table(round=4, plots={1: (0, 2), 25: (1, 1)}))
    before = evaluate(state, 0)
    state.levels[24] = 5
    assert evaluate(state, 0) < before - 1


def test_what_can_be_paid_is_paid() -> None:
    match = winning("14", levels=2, players={0: {"tokens": "LLLJJJMMMW"}})
    taken(match)
    state = chicago(match)
    assert state.poverty[0] == 0
    assert state.tokens[:TOKEN_COUNT] == [0, 0, 0, 0]


def test_a_favor_goes_where_most_is_missing() -> None:
    match = winning("22", players={0: {"tokens": "LLLLJJJJ", "favors": 1}})
    assert "favor masonry" in taken(match)


def test_a_bid_goes_to_a_card_that_can_be_won_and_paid() -> None:
    """All but one of the cards are lost already."""
    marks = dict.fromkeys(("I", "II", "III", "V"), "1111")
    match = table(markers=[1, 0, 0], marks=marks, players={0: {"tokens": "LLJJMM"}})
    assert chosen(match).startswith("bid IV")


def test_a_lead_is_worth_a_marker() -> None:
    """One more marker overtakes; the others can only be second."""
    marks = {"I": "-10", "II": "-11", "III": "-22", "IV": "-22", "V": "-11"}
    match = table(markers=[1, 0, 0], marks=marks, players={0: {"tokens": "LLLJJJMMM"}})
    assert chosen(match).startswith("bid I-")


def test_a_prestige_building_points_at_own_buildings() -> None:
    stack: list[FrameWords] = [("copy", 1, 1), ("rotation", 0, "P1", "10")]
    match = table("projects", round=3, plots={2: (1, 3), 11: (0, 2)}, stack=stack)
    assert chosen(match) == "turn 90"


@pytest.mark.parametrize("tile", ["E1", "E3", "E6", "E7", "E10"])
def test_an_empty_plot_tile_is_not_kept_to_the_end(tile: str) -> None:
    """What brings reputation, or completes a section of the personal project."""
    mine = {"empty_plots": [tile], "slots": ["7"], "tokens": "LLJJJJMM"}
    match = table("company", round=ROUNDS, players={0: mine}, plots={1: (0, 1)})
    assert chosen(match) == f"use {tile}"


def test_a_pack_is_known_by_its_own_tables() -> None:
    """A value of a pack counts, and the tables of the printed set stay as they are."""
    plain = fresh(3)
    pack = {"poverty_track": {"loss": [4 * loss for loss in plain.parts.loss]}}
    other = fresh(3, components=pack)
    assert tables_of(other).token[3] > tables_of(plain).token[3]
    assert tables_of(plain) is tables_of(fresh(3))
    assert tables_of(plain) is not tables_of(fresh(4))
    assert plain.parts in known


def test_a_seat_with_the_lead_on_a_full_card_has_won_it() -> None:
    match = table(markers=[1, 1, 1], marks={"I": "0011", "II": "1-00", "III": "1110"})
    state = chicago(match)
    o = Outlook(state, 0, tables_of(state))
    assert [o.chance(space, [1, 1, 1]) for space in (0, 2)] == [1.0, 0.0]
    assert 0.0 < o.chance(1, [1, 1, 1]) < 1.0
