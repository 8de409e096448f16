"""The evaluation tells how a game will end, finds what is obvious, and knows any mixture."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from rise_table import GAME, RiseMatch, doing, table
from valuing import best_action

from jackscrew import COMPILED
from jackscrew.bots import make_bot
from jackscrew.bots.search import Search
from jackscrew.core.chance import Dice, choose
from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, OVER
from jackscrew.games.rise.bots import SETTINGS, evaluate
from jackscrew.games.rise.components import COINS_HELD
from jackscrew.games.rise.effects import CULTURE, SATISFACTION, TRACK_COUNT, TRACKS
from jackscrew.games.rise.evaluation import known, prospects, tables_of
from jackscrew.games.rise.scoring import tile_points
from jackscrew.games.rise.state import A_CONVERT, E_COINS, END_OF_GAME, IN_END, OPTION, PLACE, Rise

ALL_B = " ".join(TRACKS)
MIXTURES = ["", ALL_B, "satisfaction culture bank bureau", "science politics press industry"]


def fresh(seats: int, b: str = "", **parts: Any) -> Rise:
    """A new game with side B up of some tracks."""
    sides = {f"{track}_b": track in b.split() for track in TRACKS}
    state: Rise = GAME.new_state(GAME.setup(seats, options=sides, **parts))
    return state


def rise(match: RiseMatch) -> Rise:
    """The position of a match."""
    assert isinstance(match.state, Rise)
    return match.state


def chosen(match: RiseMatch) -> str:
    """The name of the best action."""
    return str(GAME.actions.name(best_action(rise(match), evaluate, Dice(7))))


@pytest.mark.parametrize("b", MIXTURES)
def test_before_final_scoring_the_evaluation_is_nearly_the_result(b: str) -> None:
    """All that is left is certain then, but for coins."""
    for seed in range(3):
        state = fresh(3, b)
        dice = Dice(seed)
        told: list[float] = []
        while state.actor() != OVER:
            frame = state.stack[-1]
            if state.phase == IN_END and state.round == 12 and frame.a == END_OF_GAME:
                told = prospects(state)
            state.apply(choose(state, dice))
        for seat, worth in enumerate(told):
            assert worth == pytest.approx(state.vp[seat], abs=6)


def test_a_vp_more_is_worth_a_vp_more() -> None:
    state = fresh(3, MIXTURES[2])
    dice = Dice(9)
    while state.actor() != OVER:
        seat = max(state.actor(), 0)
        before = evaluate(state, seat)
        state.vp[seat] += 1
        assert evaluate(state, seat) == pytest.approx(before + 1)
        state.vp[seat] -= 1
        state.apply(choose(state, dice))


@pytest.mark.parametrize("b", ["", ALL_B])
def test_satisfaction_further_right_is_worth_more(b: str) -> None:
    state = rise(table(b=b, round=4, display=quiet(1)))
    values = []
    for space in range(state.tracks[SATISFACTION].size):
        state.marker[SATISFACTION] = space
        values.append(evaluate(state, 0))
    assert values == sorted(values)


@pytest.mark.parametrize("b", ["", ALL_B])
def test_coins_are_worth_something_until_they_are_of_no_use(b: str) -> None:
    for round, least in ((1, 0.1), (6, 0.1)):
        state = rise(table(b=b, round=round, display=quiet(1 + (round - 1) // 4)))
        before = evaluate(state, 0)
        state.coins[0] += 1
        assert least < evaluate(state, 0) - before < 1.5
    state = rise(table("end", round=12, b=b))
    if state.stack:
        before = evaluate(state, 0)
        state.coins[0] += 1
        assert evaluate(state, 0) - before < 0.1


def quiet(era: int) -> list[str]:
    """A display without surprises."""
    cards = [f"{era}-{card:02}" for card in (1, 5, 9, 11)]
    return [cards[0], "festival", cards[1], "festival", cards[2], "festival", cards[3]]


def test_a_pack_is_known_by_its_own_tables() -> None:
    """A value of a pack counts, and the tables of the printed set stay as they are."""
    spaces = GAME.components().data["tracks"]["culture"]["A"]["spaces"]
    richer = [dict(space) for space in spaces]
    richer[1]["effects"] = ["vp 9"]
    match = doing(["advance culture 2"])
    plain = evaluate(rise(match), 0)
    pack = {"tracks": {"culture": {"A": {"spaces": richer}}}}
    other = doing(["advance culture 2"], components=pack)
    assert evaluate(rise(other), 0) > plain + 5
    assert evaluate(rise(match), 0) == plain


def test_tables_are_made_once_for_a_mixture() -> None:
    state = fresh(3)
    assert tables_of(state) is tables_of(state.clone())
    assert tables_of(state) is tables_of(fresh(3))
    assert tables_of(state) is not tables_of(fresh(3, "press"))
    assert state.parts in known


def test_the_tables_count_the_steps_to_the_last_space() -> None:
    tables = tables_of(fresh(3, "science"))
    assert tables.far[TRACKS.index("science") * 64] == 5  # 1 2 5 8 11
    assert tables.far[CULTURE * 64 + 9] == 0


def test_a_track_is_left_when_nothing_more_can_come() -> None:
    match = table("end", round=12, players={0: {"bureau": "4"}})
    assert chosen(match) == "leave bureau"


def test_a_step_is_made_that_scores() -> None:
    match = doing(["advance science 1"], round=5, players={0: {"science": "3"}})
    assert chosen(match) == "step science-4"


def test_pollution_that_brings_a_penalty_is_avoided() -> None:
    """The last round: Industry has no income to come."""
    match = doing(["advance industry 1"], round=12, players={0: {"conservation": -3}})
    assert chosen(match) == "stop"


def test_industry_is_worth_more_in_an_early_round() -> None:
    gains = []
    for round in (2, 11):
        state = rise(doing(["vp 1"], round=round))
        before = evaluate(state, 0)
        state.marker[TRACKS.index("industry")] += 2
        gains.append(evaluate(state, 0) - before)
    assert gains[0] > gains[1] + 3


def test_coins_are_exchanged_when_the_end_is_near() -> None:
    match = doing(["exchange 3"], round=12, players={0: {"coins": 3}})
    assert chosen(match) == "exchange 3"


def test_vp_are_not_turned_into_coins_for_nothing() -> None:
    match = table(round=3, players={0: {"coins": 4, "satisfaction": -2}})
    assert "convert" in match.legal(rise(match).actor())
    assert chosen(match) != "convert"


def converted_again(match: RiseMatch) -> list[int]:
    """Lines at which a seat turned VP into coins twice in a row without spending in between.

    Coins lost at the limit are not spent.  Whatever is to be paid converts by itself
    [RISE-FREE-06], so at *place* and *option* every such line counts.  At an *exchange* and at the
    *moment* before the final scoring coins become VP, and one conversion may be too few: there a
    line counts if the coins before it were enough for what was given next, or if none were given
    and no Culture tile that wants coins got them.
    """
    found: list[int] = []
    kept: set[int] = set()  # seats that have converted and spent nothing since
    open_: dict[int, tuple[int, int]] = {}  # lines not judged yet, and the coins before them
    for number, (line, events) in enumerate(zip(match.record.lines, match.told, strict=True)):
        if line.action == "convert":
            if line.seat in kept and line.step in ("place", "option"):
                found.append(number)
            elif line.seat in kept:
                open_[line.seat] = (number, events[0].c - events[0].a)
            kept.add(line.seat)
        for event in events:
            if event.kind == E_COINS and event.a < 0:
                kept.discard(event.seat)
                again, had = open_.pop(event.seat, (0, -1))
                if had >= -event.a:
                    found.append(again)
    return found + [line for seat, (line, _) in open_.items() if not has_its_coins(match, seat)]


def has_its_coins(match: RiseMatch, seat: int) -> bool:
    """Has a seat a Culture tile that wants coins, and the coins?"""
    state = rise(match)
    wanting = [
        it for it in squares_of(state.culture[seat]) if state.parts.tile_kind[it] == COINS_HELD
    ]
    return any(tile_points(state, seat, tile) for tile in wanting)


# of each game: seats, tracks with side B up, seed.  In the first four medium did it once.
GAMES = [(2, ALL_B, 3001), (2, ALL_B, 3023), (3, ALL_B, 1016), (4, ALL_B, 2011)]
GAMES += [(2 + seed % 3, MIXTURES[seed // 3 % 4], seed) for seed in range(12)]
PLAIN_GAMES = 3  # a game takes ten times as long there, and the bots do the same


@pytest.mark.once
@pytest.mark.parametrize(("seats", "b", "seed"), GAMES if COMPILED else GAMES[:PLAIN_GAMES])
def test_medium_does_not_convert_twice_without_spending(seats: int, b: str, seed: int) -> None:
    """Its budget is a number of simulations, so these are the bots as they play, at every seat."""
    sides: dict[str, Any] = {f"{track}_b": track in b.split() for track in TRACKS}
    match = GAME.new(seats, seed=seed, **sides)
    bots = [make_bot("medium", GAME, seed + seat) for seat in range(seats)]
    while not match.over:
        match.play(bots[match.actor].choose(Search(match, match.actor, Dice(match.version))))
    assert converted_again(match) == []


def gains_of_converting(state: Rise, seat: int, times: int) -> list[float]:
    """What the evaluation rises by with each of some conversions in a row."""
    after = state.clone()
    values = [evaluate(after, seat)]
    for _ in range(times):
        after.apply(A_CONVERT)
        values.append(evaluate(after, seat))
    return [later - now for now, later in pairwise(values)]


@pytest.mark.parametrize("b", MIXTURES)
def test_two_conversions_in_a_row_are_never_both_worth_their_toll(b: str) -> None:
    """So no search looks into the second: with coins and rates of any kind, at place and option."""
    asked = 0
    for seed in range(4):
        state, dice = fresh(2 + seed % 3, b), Dice(seed)
        while state.actor() != OVER:
            if state.stack[-1].step in (PLACE, OPTION):
                asked += 1
                seat, other = state.actor(), state.clone()
                other.coins[seat] = dice.below(8)
                other.vp[seat] += 20
                other.marker[seat * TRACK_COUNT + SATISFACTION] = 4 + dice.below(6)
                other.marker[seat * TRACK_COUNT + CULTURE] = dice.below(10)
                assert min(gains_of_converting(other, seat, 2)) <= SETTINGS.toll
            is_chance = state.actor() == CHANCE
            state.apply(choose(state, dice) if is_chance else best_action(state, evaluate, dice))
    assert asked > 200


RICH = {"vp": 60, "satisfaction": 5}  # two coins for a VP


@pytest.mark.parametrize("round", [5, 11, 12])
def test_coins_for_a_tile_are_not_those_that_are_spent_before(round: int) -> None:
    """A factory is to be placed; the tile can have its coins before the final scoring."""
    players = {0: {**RICH, "coins": 2, "culture": "9", "culture_tiles": ["C10"]}}
    match = table(b=ALL_B, round=round, players=players, display=quiet(1 + (round - 1) // 4))
    assert rise(match).stack[-1].step == PLACE
    assert max(gains_of_converting(rise(match), rise(match).actor(), 3)) <= 0.01


def test_coins_paid_on_the_way_are_not_there_for_an_exchange() -> None:
    """Culture B: 5 takes up to three coins for steps, then 6 gives a VP for each of three."""
    values = []
    for coins in range(8):
        players = {0: {"vp": 60, "satisfaction": 4, "coins": coins, "culture": "4"}}
        match = doing(["advance culture 2"], b=ALL_B, round=12, players=players)
        values.append(evaluate(rise(match), 0))
    assert max(later - now for now, later in pairwise(values)) == pytest.approx(1, abs=0.02)


def test_vp_become_coins_for_a_tile_before_the_final_scoring() -> None:
    """Two conversions that bring nothing each, and together a Culture tile."""
    players = {0: {"coins": 1, "vp": 60, "satisfaction": 5, "culture_tiles": ["C10"]}}
    match = table("end", round=12, b="culture", players=players)
    bot = make_bot("medium", GAME, 1)
    while not match.over and match.actor == 0:
        match.play(bot.choose(Search(match, 0, Dice(match.version))))
    assert [line.action for line in match.record.lines if line.seat == 0][:2] == ["convert"] * 2


def test_the_first_at_a_reward_of_politics_hopes_for_more() -> None:
    values = []
    for rewards in ({}, {"r6": [1]}):
        players = {0: {"politics": "5"}, 1: {"politics": "6" if rewards else "5"}}
        match = doing(["advance politics 1"], players=players, rewards=rewards)
        values.append(evaluate(rise(match), 0))
    assert values[0] > values[1]


def test_markers_of_all_seats_count() -> None:
    """Leading Satisfaction is worth less with somebody ahead."""
    state = rise(table(round=3, players={0: {"satisfaction": 2}}))
    alone = evaluate(state, 0)
    state.marker[TRACK_COUNT + SATISFACTION] += 3
    assert evaluate(state, 0) < alone
