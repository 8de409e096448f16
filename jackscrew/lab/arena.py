"""An arena: bots meet at one table or in a round robin, everyone in every seat equally often.

A round seats every table in all rotations, with the same luck for all of them: what chance gives
to a seat, it gives to each bot once, and so the comparison is fairer than the same number of
independent games.  From round to round the order around the table changes, so that no bot always
sits behind the same one.  Equal seatings are played once a round: they would be the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, count, permutations
from pathlib import Path
from typing import NamedTuple

from jackscrew.bots import check_bot
from jackscrew.core.errors import BadInput
from jackscrew.core.match import written_options
from jackscrew.games import game
from jackscrew.lab.engines import Engine, Results
from jackscrew.lab.simulate import Plan, Row, derived_seed, play_game

Seats = tuple[str, ...]


class Sitting(NamedTuple):
    """One game of an arena: who sits where, in the round of this turn, which settles the luck."""

    number: int
    turn: int
    seats: Seats


@dataclass(frozen=True)
class Arena:
    """Which bots meet, `players` at a time; game i is the same however many are played."""

    game: str
    bots: Seats
    players: int
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    components: Path | None = None

    def check(self) -> None:
        """Refuse what cannot be played, before anything is begun."""
        if self.players > len(self.bots):
            raise BadInput(f"--players {self.players}: only {len(self.bots)} bots are listed")
        if len(set(self.bots)) == 1:
            raise BadInput("an arena needs two different bots; for one alone there is `simulate`")
        allowed = game(self.game).seats
        if self.players == len(self.bots) > allowed[-1]:
            raise BadInput(
                f"at most {allowed[-1]} can play, not {self.players}; "
                f"with --players {allowed[-1]} so many of them meet at a time"
            )
        for bot in self.bots:
            check_bot(bot)
        self.plan().check()

    def plan(self) -> Plan:
        """How a game is played, whoever sits there."""
        seats = self.bots[: self.players]
        return Plan(self.game, seats, self.games, self.seed, self.options, self.components)

    def sittings(self, at_least: int = 0) -> list[Sitting]:
        """All games, in whole rounds: as many as were asked for, or a few more."""
        found: list[Sitting] = []
        for turn in count():
            if len(found) >= max(self.games, at_least):
                break
            seatings = enumerate(self.seatings(turn), len(found))
            found += [Sitting(number, turn, seats) for number, seats in seatings]
        return found

    def seatings(self, turn: int) -> list[Seats]:
        """The seatings of one round, each once."""
        tables = combinations(self.bots, self.players)
        found = [seats for table in tables for seats in rotations(around(table, turn))]
        return list(dict.fromkeys(found))

    def told(self) -> dict[str, str | int]:
        """What the games depend on, as it is told in rows."""
        setup = self.plan().setup()
        options = written_options(game(self.game), setup)
        return {
            "game": self.game,
            "rules": setup.rules,
            "options": " ".join(f"{name}={value}" for name, value in options.items()),
            "pack": setup.pack,
        }


def around(table: Seats, turn: int) -> Seats:
    """The order around a table in a round; all orders come in turn."""
    orders = list(permutations(table[1:]))
    return (table[0], *orders[turn % len(orders)])


def rotations(seats: Seats) -> list[Seats]:
    """The same order around the table, begun at each seat."""
    return [seats[i:] + seats[:i] for i in range(len(seats))]


def play(arena: Arena, sittings: Sequence[Sitting], jobs: int | None) -> Results[Row]:
    """The rows of games in their order; they do not depend on the number of processes."""
    return Engine(jobs=jobs).spread(partial(play_sitting, arena.plan().for_elsewhere()), sittings)


def play_sitting(plan: Plan, sitting: Sitting) -> Row:
    """Play one game of an arena."""
    row = play_game(replace(plan, seats=sitting.seats), sitting.turn)
    return {**row, "index": sitting.number}


def check_rows(arena: Arena, rows: Sequence[Row], path: Path) -> None:
    """Refuse rows of other games than the arena's own."""
    told = arena.told()
    for sitting, row in zip(arena.sittings(len(rows)), rows, strict=False):
        seed = derived_seed(arena.seed, sitting.turn)
        own = {"index": sitting.number, "bots": list(sitting.seats), "seed": seed, **told}
        for name, value in own.items():
            if row.get(name) != value:
                raise BadInput(
                    f"{path}: holds games of another {name}: row {sitting.number} has "
                    f"{row.get(name)}, not {value}; choose another --out or move that file away"
                )
