"""Bots: what they may know, and how well they do."""

from __future__ import annotations

from statistics import fmean

import pytest

import jackscrew
from jackscrew.bots import NAMES, STRENGTHS, Search, UnknownBot, make_bot
from jackscrew.bots.greedy import DRAWS, GreedyBot
from jackscrew.bots.search import go_on
from jackscrew.bots.specs import MOST, most_seconds
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.state import CHANCE, OVER, State
from jackscrew.core.thinking import bots_of
from jackscrew.lab.simulate import Plan, play_out, run

GAME = jackscrew.game("city_council")
QUICK = ("greedy", "random")


def search_at(seed: int, lines: int = 0) -> Search:
    match = GAME.new(3, seed=seed)
    while match.version < lines:
        match.play(match.legal()[0])
    return Search(match, match.actor, Dice(seed))


@pytest.mark.parametrize("spec", ["", "karl", "Random", "you", "random:5", "ismcts"])
def test_unknown_bots_are_refused_with_what_is_allowed(spec: str) -> None:
    with pytest.raises(UnknownBot, match="there are easy, medium, hard, greedy, random"):
        make_bot(spec, GAME, 1)


@pytest.mark.parametrize("spec", QUICK)
def test_a_bot_takes_a_legal_action_and_tells_why(spec: str) -> None:
    for lines in range(0, 120, 7):
        search = search_at(2, lines)
        thought = make_bot(spec, GAME, 1).think(search)
        values = [candidate.value for candidate in thought.candidates]
        assert (thought.seat, thought.choice) == (search.seat, thought.candidates[0].action)
        assert {candidate.action for candidate in thought.candidates} == set(search.actions)
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("spec", NAMES)
def test_every_bot_on_offer_tells_why_at_a_match(spec: str) -> None:
    match = GAME.new(3, seed=2)
    before = match.dump()
    thought = make_bot(spec, GAME, 1).why(match)
    assert thought.seat == match.actor
    assert thought.sentence.endswith(".")
    assert {candidate.action for candidate in thought.candidates} <= set(match.legal())
    assert all(len(candidate.points) in (0, 3) for candidate in thought.candidates)
    assert match.dump() == before


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_each_strength_of_each_game_is_a_bot_that_exists(game: Game) -> None:
    found = bots_of(game).STRENGTHS
    assert set(found) == set(STRENGTHS)
    for strength, spec in found.items():
        assert spec not in STRENGTHS
        assert type(make_bot(strength, game, 1)) is type(make_bot(spec, game, 1))
        assert most_seconds(strength, game) <= MOST


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_the_settings_of_each_game_make_sense(game: Game) -> None:
    settings = bots_of(game).SETTINGS
    assert settings.spread > 0.0
    assert 0.0 <= settings.exploration < 1.0
    for part in (settings.margin, settings.rival, settings.prior_weight):
        assert 0.0 <= part <= 1.0
    assert min(settings.first, settings.rollout_width) >= 1
    assert all(0 <= action < game.actions.size for action in settings.detours)


@pytest.mark.parametrize("spec", QUICK)
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    records = []
    for _ in range(2):
        match = GAME.new(3, seed=4)
        play_out(match, [make_bot(spec, GAME, seat) for seat in range(3)])
        records.append(str(match.record))
    assert records[0] == records[1]


def test_the_best_candidate_is_taken() -> None:
    bot = make_bot("greedy", GAME, 1)
    thought = bot.think(search_at(2, 40))
    assert thought.choice == thought.candidates[0].action
    assert make_bot("greedy", GAME, 1).choose(search_at(2, 40)) == thought.choice


def test_ties_are_broken_by_the_seed() -> None:
    choices = set()
    for seed in range(20):
        bot = GreedyBot(GAME, seed)
        bot.evaluate = lambda state, seat: 0.0
        choices.add(bot.choose(search_at(2)))
    assert choices == set(search_at(2).actions)


def test_draws_are_averaged_and_all_actions_meet_the_same() -> None:
    bot = GreedyBot(GAME, 1)
    seen: list[list[str]] = []

    def evaluate(state: State, seat: int) -> float:
        seen.append(GAME.dump_state(state)["unseen"])
        return float(len(seen))

    bot.evaluate = evaluate
    search = end_of_round()
    assert bot.value(search, "stop", 5) == fmean(range(1, DRAWS + 1))
    bot.value(search, "stop", 5)
    assert seen[:DRAWS] == seen[DRAWS:]
    assert seen[0] != seen[1]


def end_of_round() -> Search:
    """The last choice of a round: new tiles follow if the seat stops."""
    match = GAME.new(3, seed=2)
    while match.view()["round"] == 1:
        before = match.at(match.version)
        match.play(match.legal()[0])
    return Search(before, before.actor, Dice(1))


def test_samples_are_not_the_match() -> None:
    match = GAME.new(3, seed=2)
    search = Search(match, match.actor, Dice(1))
    before = match.dump()
    for number in search.actions.values():
        state = search.sample()
        assert state is not match.state
        state.apply(number)
    assert match.dump() == before


def test_a_choice_leaves_the_match_alone() -> None:
    match = GAME.new(3, seed=2)
    before = match.dump()
    make_bot("greedy", GAME, 1).choose(Search(match, 0, Dice(1)))
    assert match.dump() == before


def test_going_on_stops_where_somebody_chooses() -> None:
    state = GAME.new_state(GAME.setup(3))
    assert state.actor() == CHANCE
    assert go_on(state, Dice(1))
    assert state.actor() == 0
    assert len(state.legal()) > 1
    assert not go_on(state, Dice(1))


def test_going_on_plays_what_is_forced() -> None:
    match = GAME.new(3, seed=2)
    while True:
        before = match.state.clone()
        match.play(match.legal()[0])
        if any(line.forced for line in match.record.lines):
            break
    before.apply(match.game.actions.parse(match.record.lines[-2].action))
    assert len(before.legal()) == 1
    assert not go_on(before, Dice(1))
    assert len(before.legal()) > 1


def test_going_on_stops_at_the_end() -> None:
    match = GAME.new(3, seed=2)
    play_out(match, [make_bot("random", GAME, seat) for seat in range(3)])
    state = match.at(match.version - 1).state
    while state.actor() != OVER:
        state.apply(state.legal()[0])
        go_on(state, Dice(1))
    assert state.actor() == OVER


def test_greedy_beats_random() -> None:
    for seat in range(3):
        seats = ["random"] * 3
        seats[seat] = "greedy"
        rows = list(run(Plan("city_council", tuple(seats), 10, seed=1)))
        assert sum(row["winners"] == [seat] for row in rows) >= 9


def test_after_an_action_forced_moves_and_chance_are_played() -> None:
    forced = 0
    for lines in range(0, 160, 16):
        search = search_at(2, lines)
        for number in search.actions.values():
            state = search.sample()
            state.apply(number)
            forced += state.actor() >= 0 and len(state.legal()) == 1
            go_on(state, Dice(1))
            assert state.actor() == OVER or (state.actor() >= 0 and len(state.legal()) > 1)
    assert forced
