"""What every digest must keep; each check plays one match."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

from laws import Chooser, dumped, plays, swapped, vars_of
from looks import both_languages, check_same

from jackscrew.core.chance import Dice
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.refusals import entries
from jackscrew.core.state import CHANCE, Event
from jackscrew.draw import icons
from jackscrew.text.digest import FIGURES, Digest, digest
from jackscrew.text.forced import forced_moves, forced_told

SHORT = 26  # letters of a deed at a glance


def digests(match: Match, seat: int) -> list[Digest]:
    """What has happened since a seat chose, in both languages."""
    return [digest(words, match, seat) for words in both_languages(match.game)]


def check_sums(match: Match, chooser: Chooser, every: int) -> None:
    """The figures sum to the change of each score since each seat's last choice, undone or not."""
    chosen: list[tuple[int, int]] = []  # the lines that were choices, and whose
    dice = random.Random(match.version)
    while not match.over:
        seat, is_undone = match.pending()[0], dice.random() < 0.1
        chosen.append((match.version, seat))
        match.play(chooser(match, seat), seat)
        if is_undone or dice.randrange(every) == 0:
            check_sums_now(match, chosen)
        if is_undone:
            match.undo(agreed=True)
            chosen = [choice for choice in chosen if choice[0] < match.version]
            check_sums_now(match, chosen)


def check_sums_now(match: Match, chosen: list[tuple[int, int]]) -> None:
    """For every seat the figures are those since it chose."""
    for seat in range(match.setup.seats):
        check_sum(match, seat, last_of(chosen, seat))


def last_of(chosen: list[tuple[int, int]], seat: int) -> int:
    """How many lines there were after a seat's last choice."""
    return max((line + 1 for line, who in chosen if who == seat), default=0)


def check_sum(match: Match, seat: int, first: int) -> None:
    """What is told of each seat is how its score has changed."""
    before, now = match.at(first).scores(), match.scores()
    change = [after - was for was, after in zip(before, now, strict=True)]
    for found in digests(match, seat):
        assert found.first == first
        assert found.points == change
        told = {row.seat: row.points for row in found.rows}
        assert told.pop(PUBLIC, 0) == 0
        assert seat not in told
        assert [told.get(it, 0) for it in range(len(change)) if it != seat] == [
            points for it, points in enumerate(change) if it != seat
        ]
        check_lines(match, found, seat)


def check_lines(match: Match, found: Digest, seat: int) -> None:
    """Every line of the others belongs to one row: theirs, or that of all."""
    lines = match.record.lines
    others = [
        number
        for number in range(found.first + 1, match.version + 1)
        if lines[number - 1].seat not in (seat, CHANCE)
    ]
    assert sorted(number for row in found.rows for number in row.lines) == others
    assert found.moves == len(others)
    assert found.choices == sum(not lines[number - 1].forced for number in others)
    begun = [row.lines[0] for row in found.rows if row.lines]
    assert all(before < after for before, after in pairwise(begun))
    for row in found.rows:
        whose = {lines[number - 1].seat for number in row.lines}
        assert len(whose) > 1 if row.seat == PUBLIC else whose <= {row.seat}


def check_words(match: Match, chooser: Chooser) -> None:
    """A digest says the same in both languages, shortly, and with icons that there are."""
    known = set(icons.names())
    for seat in plays(match, chooser):
        english, german = digests(match, seat)
        check_same(*[[row.sentence for row in each.rows] for each in (english, german)])
        shown = [[it for row in each.rows for _, it in row.figures] for each in (english, german)]
        check_same(*[[deed.title for deed in deeds] for deeds in shown])
        for row in (*english.rows, *german.rows):
            assert len(row.figures) + (row.more > 0) <= FIGURES
            for whose, deed in row.figures:
                assert row.seat in (whose, PUBLIC)
                assert deed.icon in known
                assert len(deed.text) <= SHORT
        check_forced(match, seat)
    check_deeds(match)


def check_deeds(match: Match) -> None:
    """Every line amounts to the same in both languages, also where it may not be read."""
    known = set(icons.names())
    for seat in (PUBLIC, 0):
        for line, events in match.told_to(seat):
            if line.seat != CHANCE:
                told = [words.deeds(line, events) for words in both_languages(match.game)]
                check_same(*[[deed.title for deed in deeds] for deeds in told])
                assert {deed.icon for deeds in told for deed in deeds} <= known


def check_forced(match: Match, seat: int) -> None:
    """A seat is told what it had to do, by the rules there are."""
    told = []
    for words in both_languages(match.game):
        forced = forced_moves(words, match, seat, {})
        rules = {step.rule for step in match.game.steps}
        rules |= {entry.rule for entry in entries(match.game).values()}
        assert all(each.rule in rules for each in forced)
        had_to = any(it.forced for it in match.log(seat, match.since(seat)) if it.seat == seat)
        assert bool(forced) == had_to
        told.append([forced_told(words, forced)] if forced else [])
    check_same(*told)


def check_secrets(match: Match, chooser: Chooser, seed: int) -> None:
    """A digest tells a seat nothing that it cannot know: with other secrets it is the same."""
    dice = Dice(seed)
    for _ in plays(match, chooser):
        for seat in range(match.setup.seats):
            other = swapped(match, seat, dice)
            other.told = list(veiled(match, seat))
            assert digests(match, seat) == digests(other, seat)
            for found in digests(match, seat):
                check_hidden(found, match.log(seat))


def veiled(match: Match, seat: int) -> Iterator[list[Event]]:
    """What is told of each line, with other things that a seat is not told."""
    for line, events, own in zip(match.record.lines, match.told, match.own, strict=True):
        is_seen = line.seen is None or seat in line.seen
        yield events if is_seen else [*map(other_event, events[:own]), *events[own:]]


def other_event(event: Event) -> Event:
    """The same of something else."""
    kind, seat, a, b, c = vars_of(event)
    return Event(kind, seat, a + 1, b + 1, c)


def check_hidden(found: Digest, log: list[Line]) -> None:
    """Of a line that may not be read only that there was one is told."""
    for row in found.rows:
        if all(log[number - 1].action == HIDDEN for number in row.lines):
            assert all(deed.icon == "hidden" for _, deed in row.figures)


def check_enacted(match: Match, seed: int) -> None:
    """Lines that are followed one by one lead where the match has gone, whoever chose first."""
    past, dice = match.at(0), random.Random(seed)
    while not match.over:
        seat = dice.choice(match.pending())
        match.play(dice.choice(match.legal(seat)), seat)
    for line in match.record.lines:
        past.enact(line)
        past.state.settle()
    assert dumped(past, past.state) == dumped(match, match.state)
