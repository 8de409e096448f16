"""A match as text: one decision a line, chance included."""

from __future__ import annotations

from dataclasses import dataclass, field

from jackscrew.core.errors import JackscrewError
from jackscrew.core.state import CHANCE

HIDDEN = "?"  # in place of a draw that a seat did not see


class BadRecord(JackscrewError):
    """A text that is no record, or one that its game does not allow; tells line and reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return BadRecord, (self.line, self.reason)


@dataclass(frozen=True)
class Line:
    """One decision: who, at which step, what; `seen` lists the seats that saw a secret draw."""

    seat: int
    step: str
    action: str
    forced: bool = False
    seen: tuple[int, ...] | None = None

    def __str__(self) -> str:
        seat = "-" if self.seat == CHANCE else str(self.seat)
        text = f"{seat} {self.step:<10} {self.action}"
        if self.forced:
            text += "  forced"
        if self.seen is not None:
            text += "  seen=" + (",".join(map(str, self.seen)) or "none")
        return text

    def shown_to(self, seat: int) -> Line:
        """The line as this seat may read it."""
        if self.seen is None or seat in self.seen:
            return self
        return Line(self.seat, self.step, HIDDEN, self.forced, self.seen)


@dataclass
class Record:
    """The header of a match, its lines and, once it is over, its scores."""

    game: str
    rules: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    pack: str = ""
    lines: list[Line] = field(default_factory=list)
    result: list[int] | None = None

    def __str__(self) -> str:
        parts = [self.header(), *map(str, self.lines)]
        if self.result is not None:
            parts.append("= " + " ".join(map(str, self.result)))
        return "\n".join(parts) + "\n"

    def header(self) -> str:
        """The first line: game, rules number, seats and what differs from the defaults."""
        words = [self.game, f"rules={self.rules}", f"seats={self.seats}"]
        words += [f"{name}={value}" for name, value in self.options.items()]
        return " ".join(words + ([f"pack={self.pack}"] if self.pack else []))


def parse_record(text: str) -> Record:
    """Read a record; whether its game allows it is seen when it is replayed."""
    first, *rows = text.rstrip().splitlines() or [""]
    record = parse_header(first)
    for number, row in enumerate(rows, start=2):
        if record.result is not None:
            raise BadRecord(number, "nothing may follow the result")
        if row.startswith("="):
            record.result = [parse_number(number, word) for word in row[1:].split()]
        else:
            record.lines.append(parse_line(number, row))
    return record


def parse_header(row: str) -> Record:
    """Read the first line of a record."""
    key, *words = row.split() or [""]
    pairs = [word.partition("=") for word in words]
    values = {name: value for name, _, value in pairs}
    if not {"rules", "seats"} <= values.keys() or not all(equals for _, equals, _ in pairs):
        start = "GAME rules=N seats=N"
        raise BadRecord(1, f"no record of ours: it begins {start!r}, not {row.strip()[:40]!r}")
    if len(values) < len(pairs):
        raise BadRecord(1, "a name stands twice in the first line")
    rules = parse_number(1, values.pop("rules"))
    seats = parse_number(1, values.pop("seats"))
    return Record(key, rules, seats, pack=values.pop("pack", ""), options=values)


def parse_line(number: int, row: str) -> Line:
    """Read one decision."""
    words = row.split()
    seen: tuple[int, ...] | None = None
    if words and words[-1].startswith("seen="):
        seats = words.pop().removeprefix("seen=")
        seen = () if seats == "none" else tuple(parse_number(number, w) for w in seats.split(","))
    forced = words[-1:] == ["forced"]
    if forced:
        words.pop()
    if len(words) < 3:
        raise BadRecord(number, f"{row.strip()!r} is not of the form 'SEAT STEP ACTION'")
    seat = CHANCE if words[0] == "-" else parse_number(number, words[0])
    return Line(seat, words[1], " ".join(words[2:]), forced, seen)


def parse_number(line: int, word: str) -> int:
    """A whole number of a record."""
    if len(word) > 9 or not word.removeprefix("-").isdecimal() or not word.isascii():
        raise BadRecord(line, f"{word[:40]!r} is no whole number")
    return int(word)
