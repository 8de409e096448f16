"""What every game must keep, written once; each function plays or inspects one match."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from jackscrew.bots import Search, make_bot
from jackscrew.core.chance import Dice
from jackscrew.core.errors import IllegalMove
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC, Match, at_position
from jackscrew.core.record import Line, parse_record
from jackscrew.core.state import CHANCE, POINTS, State
from jackscrew.core.supplied import Memory, picture_of
from jackscrew.core.view import V
from jackscrew.text import Words

Chooser = Callable[[Match, int], str]


def random_chooser(match: Match, seed: int) -> Chooser:
    """Any legal action, all alike."""
    rng = random.Random(seed)
    return lambda match, seat: rng.choice(match.legal(seat))


def greedy_chooser(match: Match, seed: int) -> Chooser:
    """The bot that looks one step ahead."""
    bot = make_bot("greedy", match.game, seed)
    return lambda match, seat: bot.choose(Search(match, seat, bot.dice))


def plays(match: Match, chooser: Chooser) -> Iterator[int]:
    """Play a match to its end; yields the seat before each choice."""
    while not match.over:
        seat = match.pending()[0]
        yield seat
        match.play(chooser(match, seat), seat)


def replayed(game: Game[V], path: Path) -> Match[V]:
    """The match a stored record tells of; the pack of one made with a pack lies beside it."""
    record = parse_record(path.read_text(encoding="utf-8"))
    return game.replay(record, components=path.with_name("pack.toml") if record.pack else None)


def dumped(match: Match, state: State) -> str:
    """A position as text, to be compared."""
    return json.dumps(match.game.dump(state, match.setup), sort_keys=True)


def check_legal(match: Match, actions: list[int]) -> None:
    """Never empty, ascending, each once, in range; names parse back."""
    space = match.game.actions
    assert actions
    assert actions == sorted(set(actions))
    assert 0 <= actions[0] <= actions[-1] < space.size
    assert [space.parse(space.name(action)) for action in actions] == actions


def check_sound(match: Match) -> None:
    """Sound, and its sheet adds up."""
    match.game.sound(match.state)
    assert [sum(column) for column in zip(*match.sheet().values(), strict=True)] == match.scores()


def check_dump(match: Match) -> str:
    """Dump and load agree; the position as text."""
    dump, text = match.dump(), dumped(match, match.state)
    assert json.loads(text) == dump
    assert match.game.dump(match.game.load(dump), match.setup) == dump
    check_position(match, at_position(match.game, dump))
    return text


def check_position(match: Match, other: Match) -> None:
    """A match set up from a dump asks the same, and shows it to spectators and a seat in turn."""
    for seat in range(PUBLIC, match.setup.seats):
        assert other.legal(seat) == match.legal(seat)
    for seat in (PUBLIC, in_turn(match)):
        assert other.view(seat) == {**match.view(seat), "version": 0}


def in_turn(match: Match) -> int:
    """The next seat to look; halved, for where two seats move in turn it is not always the same."""
    return match.version // 2 % match.setup.seats


def check_match(match: Match, chooser: Chooser, every: int = 1) -> None:
    """All that holds at every step of a match, and of its record afterwards.

    Positions are dumped, loaded and kept every so many steps.
    """
    kept: list[tuple[State, str]] = []
    for number, seat in enumerate(plays(match, chooser)):
        check_legal(match, match.legal_numbers(seat))
        check_sound(match)
        if number % every == 0:
            kept.append((match.state.clone(), check_dump(match)))
        assert len(match.record.lines) <= match.game.longest
    check_sound(match)
    check_dump(match)
    check_points(match)
    assert match.winners()
    for state, text in kept:
        assert dumped(match, state) == text, "a clone has changed"
    check_replay(match)


def check_points(match: Match) -> None:
    """The events tell of every point on the sheet."""
    told = {source: [0] * match.setup.seats for source in match.game.sources}
    for event in [event for events in match.told for event in events if event.kind == POINTS]:
        told[match.game.sources[event.a]][event.seat] += event.b
    assert told == match.sheet()


def check_replay(match: Match) -> None:
    """The record says it all, and every earlier position can be seen again."""
    text = str(match.record)
    again = match.game.replay(parse_record(text))
    assert again.dump() == match.dump()
    assert str(again.record) == text
    half = match.version // 2
    lines = text.splitlines()[: half + 1]
    prefix = match.game.replay(parse_record("\n".join(lines)))
    assert match.at(half).dump() == prefix.dump()


def check_undo(match: Match, chooser: Chooser) -> None:
    """Taking back gives the position before, exactly when nothing came between."""
    taken, stood = 0, 0  # choices taken back, and those that nothing came after
    for seat in plays(match, chooser):
        before, version = match.dump(), match.version
        match.play(chooser(match, seat), seat)
        later = match.record.lines[version + 1 :]
        free = all(line.forced and line.seat != CHANCE for line in later)
        stood += free
        first = match.record.lines[version]
        if free and not match.is_final(first):
            assert match.undo_point(seat) == version
            match.undo(seat)
            assert match.dump() == before
            taken += 1
        else:
            with pytest.raises(IllegalMove):
                match.undo(seat)
            match.undo(seat, agreed=True)
            assert match.dump() == before
    assert taken or not stood, "nothing can ever be taken back"


def shown(match: Match, seat: int) -> str:
    """All that a seat can read: view, actions, picture, log and what bad moves answer."""
    parts: list[Any] = [match.view(seat), match.legal(seat), refusals(match, seat)]
    parts.append([str(line) for line in match.log(seat)])
    parts.append([[vars_of(event) for event in events] for _, events in match.told_to(seat)])
    if any(match.game.folder.glob("picture*")):
        parts += [str(match.picture(seat)), sentences(match, seat)]
    return json.dumps(parts)


def sentences(match: Match, seat: int) -> list[str]:
    """What a seat reads: the question, its answers and the last lines of the log."""
    words, view = Words(match.game, "de"), match.view(seat)
    found = [words.prompt(view), *[words.label(action, view) for action in match.legal(seat)]]
    for line, events in match.told_to(seat, max(0, match.version - 12)):
        found += words.line(line, events)
    for heading, told in words.describe(view):
        found += [heading, *told]
    for other in range(match.setup.seats):
        found += [f"{figure}" for figure in words.figures(view, other)]
    return found


def vars_of(event: Any) -> list[int]:
    """An event as numbers."""
    return [event.kind, event.seat, event.a, event.b, event.c]


def refusals(match: Match, seat: int) -> list[str]:
    """What a seat is told for moves it may not make."""
    texts: list[str] = []
    legal = set(match.legal_numbers(seat))
    illegal = [action for action in range(match.game.actions.size) if action not in legal][:1]
    for move in ["nonsense", "", *map(match.game.actions.name, illegal)]:
        with pytest.raises(IllegalMove) as caught:
            match.play(move, seat)
        texts.append(str(caught.value))
    return texts


def swapped(match: Match, seat: int, dice: Dice) -> Match:
    """The match with all that a seat cannot know changed: hands, draws and the future."""
    other = match.at(match.version)
    other.rng = random.Random(dice.below(1 << 30))
    other.state = match.game.resample(match.state, seat, dice)
    other.record.lines = [
        line if line.seen is None or seat in line.seen else other_draw(match.game, line)
        for line in match.record.lines
    ]
    return other


def other_draw(game: Game, line: Line) -> Line:
    """A line with another action."""
    action = (game.actions.parse(line.action) + 1) % game.actions.size
    return Line(line.seat, line.step, game.actions.name(action), line.forced, line.seen)


def known(match: Match, seat: int) -> list[Any]:
    """What a seat learns with a move: its view, its actions and the end of the log."""
    told = match.told_to(seat, max(0, match.version - 12))
    lines = [(str(line), [vars_of(event) for event in events]) for line, events in told]
    return [match.view(seat), match.legal(seat), lines]


def check_secrets(match: Match, chooser: Chooser, seed: int, every: int = 1) -> None:
    """At every step no seat can tell the match from one with other secrets.

    All that can be read at all is compared every so many steps, what is new at each; by every seat,
    or by spectators and a seat in turn where no seat knows what others do not: a position made up
    for search is the position itself there.
    """
    dice, seats = Dice(seed), range(PUBLIC, match.setup.seats)
    for number, _ in enumerate(plays(match, chooser)):
        for seat in seats if match.game.secrets else (PUBLIC, in_turn(match)):
            other = swapped(match, seat, dice)
            assert other.state is not match.state
            assert match.game.secrets or dumped(other, other.state) == dumped(match, match.state)
            assert known(match, seat) == known(other, seat)
            if number % every == 0:
                assert shown(match, seat) == shown(other, seat)


def check_targets(match: Match, chooser: Chooser) -> None:
    """Everything an action points at is in the picture."""
    draw = picture_of(match.game).picture
    memories = [Memory() for _ in range(match.setup.seats)]
    for seat in plays(match, chooser):
        picture = draw(match.view(seat), memory=memories[seat])
        there = picture.laid.keys() | picture.marks.keys()
        for action in match.legal_numbers(seat):
            targets = {*match.game.actions.targets(action, seat)}
            assert targets <= there, (match.game.actions.name(action), targets)
