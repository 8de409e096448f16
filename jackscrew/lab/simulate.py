"""Games of bots against bots, one row of results each."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from time import perf_counter
from typing import Any

from jackscrew.bots import Bot, Search, check_bot, make_bot
from jackscrew.core.chance import Dice
from jackscrew.core.components import Components, read_pack
from jackscrew.core.game import Setup
from jackscrew.core.match import Match
from jackscrew.core.state import CHANCE
from jackscrew.games import game
from jackscrew.lab.decisions import Notes
from jackscrew.lab.engines import Engine, Results
from jackscrew.lab.tables import Columns

Row = dict[str, Any]
Watch = Callable[[Match, int, str], None]


@dataclass(frozen=True)
class Plan:
    """What to play how often; game i is the same whatever else is played."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    components: Components | None = None

    def check(self) -> None:
        """Refuse what cannot be played, before any process is started."""
        for spec in self.seats:
            check_bot(spec)
        self.setup()

    def setup(self) -> Setup:
        """What all of its games are set up with."""
        options = dict(self.options)
        return game(self.game).setup(len(self.seats), self.components, options=options)

    @cached_property
    def ready(self) -> Setup:
        """The same, made once in a process: merging a pack takes as long as a quick game."""
        return self.setup()

    def for_elsewhere(self) -> Plan:
        """A plan to be sent away, with the pack itself instead of the name of its file."""
        pack = self.components
        return replace(
            self, components=read_pack(Path(pack)) if isinstance(pack, str | Path) else pack
        )


def derived_seed(*parts: object) -> int:
    """A seed for one of many games or seats, the same on every machine."""
    words = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")


def play_game(plan: Plan, index: int, watch: Watch | None = None) -> Row:
    """Play one game of a plan and tell what came of it; only `seconds` is not by the seed."""
    start = perf_counter()
    seed = derived_seed(plan.seed, index)
    chosen = game(plan.game)
    match = Match(chosen, plan.ready, seed=seed)
    bots = [
        make_bot(spec, chosen, derived_seed(seed, seat)) for seat, spec in enumerate(plan.seats)
    ]
    play_out(match, bots, watch)
    head = {"index": index, "seed": seed, "bots": list(plan.seats)}
    return {**head, **result_row(match), "seconds": perf_counter() - start}


def play_out(match: Match, bots: list[Bot], watch: Watch | None = None) -> None:
    """Let bots play a match to its end; somebody may watch what they choose before it is done."""
    while not match.over:
        seat = match.actor
        search = Search(match, seat, Dice(derived_seed(match.version, seat)))
        choice = bots[seat].choose(search)
        if watch is not None:
            watch(match, seat, choice)
        match.play(choice, seat)


def result_row(match: Match) -> Row:
    """What a finished match is remembered by."""
    record = match.record
    return {
        "game": record.game,
        "rules": record.rules,
        "options": " ".join(f"{name}={value}" for name, value in record.options.items()),
        "pack": record.pack,
        "scores": match.scores(),
        "winners": match.winners(),
        "lines": len(record.lines),
        "decisions": sum(line.seat != CHANCE and not line.forced for line in record.lines),
        "points": match.sheet(),
        "counts": {**choices(match), **match.game.tally(match.state)},
    }


def choices(match: Match) -> dict[str, list[int]]:
    """How often each seat chose each verb, forced moves not counted."""
    found = {verb.name: [0] * match.setup.seats for verb in match.game.actions.verbs}
    for line in match.record.lines:
        if line.seat != CHANCE and not line.forced:
            found[line.action.split()[0]][line.seat] += 1
    return found


def run(plan: Plan, jobs: int | None = 1) -> Results[Row]:
    """The rows of all games in order; they do not depend on the number of processes."""
    return Engine(jobs=jobs).spread(partial(play_game, plan.for_elsewhere()), range(plan.games))


def run_noted(plan: Plan, engine: Engine, noted: bool) -> Results[tuple[Row, str]]:
    """The same on any engine, with the lines of each game's decisions if they are wanted."""
    play = play_noted if noted else play_silently
    return engine.spread(partial(play, plan.for_elsewhere()), range(plan.games))


def play_noted(plan: Plan, index: int) -> tuple[Row, str]:
    """Play one game and write its decisions down."""
    notes = Notes(index)
    row = play_game(plan, index, notes.note)
    return row, notes.text()


def play_silently(plan: Plan, index: int) -> tuple[Row, str]:
    """Play one game of which only the result is wanted."""
    return play_game(plan, index), ""


def game_columns(plan: Plan) -> Columns:
    """The columns of a plan's rows, the same for all of its games; structs hold lists by seat."""
    chosen = game(plan.game)
    verbs = [verb.name for verb in chosen.actions.verbs]
    counted = [*verbs, *chosen.tally(chosen.new_state(plan.setup()))]
    return {
        "index": int,
        "seed": int,
        "bots": [str],
        "game": str,
        "rules": int,
        "options": str,
        "pack": str,
        "scores": [int],
        "winners": [int],
        "lines": int,
        "decisions": int,
        "points": {source: [int] for source in chosen.sources},
        "counts": {name: [int] for name in counted},
        "seconds": float,
    }
