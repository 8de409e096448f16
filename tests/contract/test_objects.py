"""States, matches and games as objects: they can be read, copied and pickled like any other."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from laws import dumped, plays, random_chooser

import jackscrew
from jackscrew import Match
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC
from jackscrew.core.state import CHANCE, State

OPTIONS: dict[str, dict[str, Any]] = {"big_shoulders": {"draft": True, "advanced": True}}
games = pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
HALFWAY = 40  # choices; fewer in a game that is not that long
EVERY = 7  # positions are looked at so far apart; drawing and pickling each takes long


def begin(game: Game, seed: int = 3) -> Match:
    """A match with as many seats as there may be."""
    return game.new(game.seats[-1], seed=seed, **OPTIONS.get(game.key, {}))


def frames(state: State) -> list[tuple[int, int, int, int]]:
    """The stack as it lies."""
    return [(frame.step, frame.seat, frame.a, frame.b) for frame in state.stack]


def looked_at(match: Match, seats: list[int], draws: bool) -> dict[int, str]:
    """All that each seat sees, when they look in this order."""
    found = {}
    for seat in seats:
        parts = [match.view(seat), match.legal(seat), match.dump(), match.actor, repr(match)]
        found[seat] = json.dumps([*parts, str(match.picture(seat)) if draws else ""])
    return found


@games
def test_reading_changes_nothing(game: Game) -> None:
    match = begin(game)
    seats = [PUBLIC, *range(match.setup.seats)]
    together = 0
    for number, _ in enumerate(plays(match, random_chooser(match, 3))):
        together += len(match.pending()) > 1
        if number % EVERY and len(match.pending()) == 1:
            continue
        before = frames(match.state)
        draws = number % (EVERY * 5) == 0
        first = looked_at(match, seats, draws)
        assert looked_at(match, seats[::-1], draws) == first
        assert frames(match.state) == before
    assert bool(together) == any(step.together for step in game.steps)


COPIES: list[Callable[[Match], Match]] = [
    Match.clone,
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
]


@games
@pytest.mark.parametrize("copied", COPIES, ids=["clone", "copy", "deepcopy", "pickle"])
def test_a_copied_match_goes_on_alike_and_alone(
    game: Game, copied: Callable[[Match], Match]
) -> None:
    match = begin(game)
    chooser = random_chooser(match, 5)
    for number, _ in enumerate(plays(match, chooser)):
        if number == min(HALFWAY, game.longest // 4):
            break
    before = str(match.record)
    other = copied(match)
    assert (other.dump(), str(other.record)) == (match.dump(), before)
    finish(other, 6)
    assert str(match.record) == before, "the copy is not alone"
    finish(match, 6)
    assert str(other.record) == str(match.record), "the copy met other luck"
    assert [len(events) for events in other.told] == [len(events) for events in match.told]
    earlier = match.version // 4
    assert other.at(earlier).dump() == match.at(earlier).dump()


def finish(match: Match, seed: int) -> None:
    """Play to the end."""
    for _ in plays(match, random_chooser(match, seed)):
        pass


@games
def test_states_are_copied_and_pickled(game: Game) -> None:
    match = begin(game)
    for number, _ in enumerate(plays(match, random_chooser(match, 8))):
        if number % EVERY:
            continue
        state = match.state
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert type(other) is type(state)
            assert other is not state
            assert dumped(match, other) == dumped(match, state)
            assert frames(other) == frames(state)
            assert other.legal() == state.legal()
            other.step(other.legal()[0])
            assert frames(state) != frames(other) or dumped(match, other) != dumped(match, state)


@games
def test_games_are_themselves_again(game: Game) -> None:
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other is game
    assert "\n" not in repr(game)
    assert game.title in repr(game)


@pytest.mark.parametrize("key", ["rise", "raising_chicago"])
def test_a_pickle_keeps_its_component_pack(key: str) -> None:
    game = jackscrew.game(key)
    pack = Path(__file__).parents[1] / "records" / key / "pack.toml"
    match = game.new(3, seed=1, components=pack)
    assert match.setup.pack
    other = pickle.loads(pickle.dumps(match))
    assert (other.setup.pack, other.dump()) == (match.setup.pack, match.dump())


def test_unpredictable_luck_is_pickled_too() -> None:
    match = jackscrew.game("city_council").new(3)
    other = pickle.loads(pickle.dumps(match))
    finish(other, 1)
    assert other.over
    assert not match.over


@games
def test_a_match_tells_in_a_line_where_it_is(game: Game) -> None:
    match = begin(game)
    text = repr(match)
    assert "\n" not in text
    assert "to decide" in text
    waiting = game.replay(jackscrew.parse_record(match.record.header()))
    if waiting.actor == CHANCE:
        assert "resume()" in repr(waiting)
        with pytest.raises(jackscrew.IllegalMove, match=r"resume\(\)"):
            waiting.play("anything")
    finish(match, 1)
    assert "over after" in repr(match)


@games
def test_a_replayed_match_plays_on_with_a_seed(game: Game) -> None:
    match = begin(game)
    header = jackscrew.parse_record(match.record.header())
    begins_with_chance = game.replay(header).actor == CHANCE
    ones = [game.replay(header, seed=seed) for seed in (4, *range(4, 12))]
    assert ones[0].pending()
    assert str(ones[0].record) == str(ones[1].record)
    assert (len({str(one.record) for one in ones}) > 1) == begins_with_chance


@games
def test_steps_are_checked_and_applied_ones_are_not(game: Game) -> None:
    state = begin(game).state
    legal = state.legal()
    space = range(game.actions.size)
    illegal = next((action for action in space if action not in legal), game.actions.size)
    before = frames(state)
    with pytest.raises(jackscrew.IllegalMove, match="not legal now"):
        state.step(illegal)
    assert frames(state) == before
    state.step(legal[0])
