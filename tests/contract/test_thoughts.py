"""Bots have an opinion at every position of a game, from its first line to beyond its last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf, isfinite
from typing import Any

import pytest
from laws import greedy_chooser, plays, random_chooser
from looks import option_sets

import jackscrew
from jackscrew.bots import NAMES, Search, Thought, make_bot, told_candidates
from jackscrew.bots.bot import Bot
from jackscrew.core.chance import Dice
from jackscrew.core.match import Match
from jackscrew.core.state import CHANCE, State
from jackscrew.text import Translator

EVERY = 37  # positions between those that a searching bot thinks about
LAST = 4  # choices before the end, all of which it thinks about
QUICK = ("greedy", "easy", "random")
SEARCHING = ("ismcts:5it", "ismcts:10ms")  # as medium and hard are, with less to think
ENGLISH = Translator("en")
SEATS = [
    pytest.param(game.key, seats, id=f"{game.key}-{seats}")
    for game in jackscrew.games()
    for seats in game.seats
]
GAMES = [game.key for game in jackscrew.games()]
pytestmark = pytest.mark.once  # thoughts of both builds are compared by test_builds
every_game = pytest.mark.parametrize("key", GAMES)


def begin(key: str, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Match:
    """A fresh match."""
    return jackscrew.game(key).new(seats, seed=seed, **(options or {}))


def some_seats(key: str) -> int:
    """Three, or as near to it as the game allows."""
    seats = jackscrew.game(key).seats
    return max(seats[0], min(3, seats[-1]))


def positions(match: Match) -> Iterator[State]:
    """Every position its record has led through, those where chance is to act too."""
    state: State = match.at(0).state
    yield state
    for line in match.record.lines:
        if line.seat != CHANCE:
            state.bring(line.seat)
        state.apply(match.game.actions.parse(line.action))
        yield state


def check_opinion(match: Match, state: State, most: float = inf) -> None:
    """A position has a value and prospects for each seat; at the end they are the result.

    Nobody is thought to come to more than `most`, and nothing changes.
    """
    bots = match.game.part("bots")
    seats = range(match.setup.seats)
    before = match.game.dump(state, match.setup)
    values = [bots.evaluate(state, seat) for seat in seats]
    assert all(map(isfinite, values))
    prospects = bots.prospects(state)
    assert len(prospects) == len(seats)
    assert max(map(abs, prospects)) < most
    assert match.game.dump(state, match.setup) == before
    if not state.stack:  # less than a point may stand for what breaks ties
        assert [round(points) for points in prospects] == state.returns()
        best = [seat for seat in seats if values[seat] == max(values)]
        assert best == match.game.winners(state)


def check_thought(bot: Bot, match: Match, seat: int, explains: bool = True) -> None:
    """A bot knows what to do, what it chose from and, which takes longer, why, in a sentence."""
    before = match.dump()
    thought = bot.why(match, seat) if explains else bot.think(Search(match, seat, Dice(1)))
    legal = match.legal(seat)
    assert match.dump() == before
    assert thought.seat == seat
    assert {candidate.action for candidate in thought.candidates} <= set(legal)
    assert thought.choice in legal
    assert bool(thought.sentence) is explains
    check_told(thought, match)


def check_told(thought: Thought, match: Match) -> None:
    """What a bot thought can be told."""
    told = told_candidates(thought, ENGLISH, 5)
    assert [it.action for it in told] == [it.action for it in thought.candidates[:5]]
    assert thought.candidates[0].action == thought.choice
    for candidate in thought.candidates:
        assert candidate.behind >= 0
        assert len(candidate.points) in (0, match.setup.seats)
        assert all(map(isfinite, candidate.points))


def check_over(bot: Bot, match: Match) -> None:
    """Where the game is over a bot has nothing to choose, and says so."""
    for seat in (None, *range(match.setup.seats)):
        thought = bot.why(match, seat)
        assert (thought.choice, thought.candidates) == ("", ())
        assert thought.sentence == "The game is over."
        search = Search(match, thought.seat, Dice(1))
        assert bot.choose(search) == ""
        check_opinion(match, search.sample())


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_every_position_has_a_value_and_prospects(key: str, seats: int) -> None:
    turned, most = option_sets(jackscrew.game(key), seats), 0
    for seed, chooser, options in ((22, greedy_chooser, turned[-1]), (21, random_chooser, {})):
        match = begin(key, seats, seed, options)
        for _ in plays(match, chooser(match, seed)):
            pass
        most = max(most, 2 * max(match.scores()) + 100)
        for state in positions(match):
            check_opinion(match, state, most)
        assert match.over


@every_game
@pytest.mark.parametrize("spec", QUICK)
def test_quick_bots_think_at_every_position(key: str, spec: str) -> None:
    match = begin(key, some_seats(key), 23)
    bot = make_bot(spec, match.game, 1)
    for _ in plays(match, random_chooser(match, 23)):
        for seat in match.pending():
            check_thought(bot, match, seat, explains=not match.version % EVERY)
    check_over(bot, match)


@every_game
@pytest.mark.parametrize("spec", SEARCHING)
def test_searching_bots_think_wherever_they_are_asked(key: str, spec: str) -> None:
    match = begin(key, some_seats(key), 24)
    bot = make_bot(spec, match.game, 1)
    choices = [match.version for _ in plays(match, random_chooser(match, 24))]
    for line in {*choices[::EVERY], *choices[-LAST:]}:
        before = match.at(line)
        for seat in before.pending():
            check_thought(bot, before, seat)
    check_over(bot, match)


@every_game
@pytest.mark.parametrize("spec", NAMES)
def test_every_bot_on_offer_sees_that_a_game_is_over(key: str, spec: str) -> None:
    match = begin(key, some_seats(key), 25)
    for _ in plays(match, random_chooser(match, 25)):
        pass
    check_over(make_bot(spec, match.game, 1), match)
