"""What has happened since somebody last chose, a line for each of the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.record import Line
from jackscrew.core.state import CHANCE, POINTS, Event
from jackscrew.text.markers import N_
from jackscrew.text.words import Deed, Words

FIGURES = 3  # so many deeds a row has room for
LARGEST = 2  # of more, those that brought most
# with something done, and without
GAINED = N_("{name}: {deeds}. {points} more."), N_("{name}: {points} more.")
LOST = N_("{name}: {deeds}. {points} less."), N_("{name}: {points} less.")
SAME = N_("{name}: {deeds}."), N_("{name}: {deeds}.")


@dataclass(frozen=True)
class Made:
    """A line of the record, numbered from 1, and what it amounts to."""

    number: int
    line: Line
    deeds: list[Deed]
    gain: int

    @property
    def shared(self) -> str:
        """The step at which all choose one thing, if this line belongs to one."""
        return self.line.step if any(deed.shared for deed in self.deeds) else ""

    def belongs_to(self, before: Made) -> bool:
        """Is it of the same step as a line that all choose at, or nothing but its consequence?"""
        if self.deeds:
            return self.shared != "" and self.shared == before.shared
        return self.line.seat == before.line.seat


@dataclass(frozen=True)
class Row:
    """What a seat did; what all did, each one thing, is the row of no seat, `PUBLIC`.

    `figures` are deeds with whose they are, the few that there is room for, and `more` the others.
    `lines` of the record are those that belong to it, `points` what the seat has gained in all.
    """

    seat: int
    name: str
    figures: list[tuple[int, Deed]]
    more: int
    points: int
    lines: list[int]
    sentence: str


@dataclass(frozen=True)
class Digest:
    """What happened after the first so many lines of the record.

    `choices` are those of others, and `moves` all that they did.  `points` are what each seat has
    gained or lost, whoever brought it about.
    """

    first: int
    rows: list[Row]
    points: list[int]
    choices: int
    moves: int


@dataclass
class Doing:
    """A row while it is found out: deeds by their keys, whose, and what each brought."""

    seat: int
    lines: list[int] = field(default_factory=list)
    deeds: dict[str, tuple[int, Deed]] = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)

    def add(self, made: Made) -> None:
        """Take a line in; its points go to the first of its deeds."""
        self.lines.append(made.number)
        seat, gain = made.line.seat, made.gain
        for place, deed in enumerate(made.deeds):
            key = f"{seat} {deed.key or (made.number, place)}"
            self.deeds[key] = (seat, deed)
            self.gains[key] = self.gains.get(key, 0) + gain
            gain = 0

    def shown(self) -> list[tuple[int, Deed]]:
        """The deeds there is room for, in their order."""
        if len(self.deeds) <= FIGURES:
            return list(self.deeds.values())
        largest = sorted(self.deeds, key=lambda key: -self.gains.get(key, 0))[:LARGEST]
        return [deed for key, deed in self.deeds.items() if key in largest]


def digest(words: Words, match: Match, seat: int) -> Digest:
    """What the others have done since a seat last chose, as far as that seat may know."""
    first = match.since(seat)
    told = match.told_to(seat, first)
    points = gains(match.setup.seats, told)
    made = list(lines_made(words, told, seat, first))
    return Digest(
        first=first,
        rows=rows(words, made, seat, points),
        points=points,
        choices=choices(match, seat),
        moves=len(made),
    )


def choices(match: Match, seat: int) -> int:
    """How many choices the others have made since a seat last chose."""
    lines = match.record.lines[match.since(seat) :]
    return sum(line.seat not in (CHANCE, seat) and not line.forced for line in lines)


def gains(seats: int, told: Sequence[tuple[Line, Sequence[Event]]]) -> list[int]:
    """What each seat has gained in some lines."""
    points = [0] * seats
    for _, events in told:
        for event in events:
            if event.kind == POINTS:
                points[event.seat] += event.b
    return points


def lines_made(
    words: Words, told: Sequence[tuple[Line, Sequence[Event]]], seat: int, first: int
) -> Iterator[Made]:
    """The lines of the others, and what each amounts to."""
    done: dict[int, dict[str, Deed]] = {}
    for number, (line, events) in enumerate(told, start=first + 1):
        if line.seat in (CHANCE, seat):
            continue
        before = done.setdefault(line.seat, {})
        deeds = words.deeds(line, events, before)
        before.update((deed.key, deed) for deed in deeds if deed.key)
        gain = sum(it.b for it in events if it.kind == POINTS and it.seat == line.seat)
        yield Made(number, line, deeds, gain)


def rows(words: Words, made: Sequence[Made], seat: int, points: Sequence[int]) -> list[Row]:
    """A row for each step at which all chose one thing, and for each who did more or gained."""
    found = [row for run in runs(made) for row in shared_row(words, run)]
    told = {number for row in found for number in row.lines}
    own: dict[int, Doing] = {}
    for each in made:
        if each.number not in told:
            own.setdefault(each.line.seat, Doing(each.line.seat)).add(each)
    for other, gain in enumerate(points):
        if gain and other != seat:
            own.setdefault(other, Doing(other))
    found += [seat_row(words, doing, points[doing.seat]) for doing in own.values()]
    return sorted(found, key=lambda row: (not row.lines, row.lines[:1]))


def runs(made: Sequence[Made]) -> Iterator[list[Made]]:
    """Lines in a row at a step where all choose one thing, with what each had to do for it."""
    run: list[Made] = []
    for each in made:
        if run and each.belongs_to(run[-1]):
            run.append(each)
        else:
            yield from [run] if run else []
            run = [each] if each.shared else []
    yield from [run] if run else []


def shared_row(words: Words, run: Sequence[Made]) -> Iterator[Row]:
    """What all chose, in a row of its own if there are several."""
    if len({each.line.seat for each in run}) < 2:
        return
    doing = Doing(PUBLIC)
    for each in run:
        doing.add(each)
    said = [
        words.text("{name} ({deed})", name=words.names[whose], deed=deed.title)
        for whose, deed in doing.deeds.values()
    ]
    name, shown = words.step(run[0].line.step), doing.shown()
    told = words.text("{name}: {deeds}.", name=name, deeds=words.listed(said))
    yield Row(PUBLIC, name, shown, len(said) - len(shown), 0, doing.lines, told)


def seat_row(words: Words, doing: Doing, points: int) -> Row:
    """What one seat did, and what it gained."""
    name, shown = words.names[doing.seat], doing.shown()
    said = [deed.title for _, deed in doing.deeds.values()]
    told = words.listed(said) if said else moves(words, len(doing.lines))
    messages = GAINED if points > 0 else LOST if points < 0 else SAME
    message = messages[not doing.lines]
    sentence = words.text(message, name=name, deeds=told, points=words.score(abs(points)))
    return Row(doing.seat, name, shown, len(said) - len(shown), points, doing.lines, sentence)


def moves(words: Words, count: int) -> str:
    """How many moves there were."""
    return words.plural("{count} move", "{count} moves", count)
