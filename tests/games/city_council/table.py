"""Setting up positions of City Council by name, for tests of single rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import jackscrew
from jackscrew.core.match import Match
from jackscrew.games.city_council.board import SQUARES

GAME = jackscrew.game("city_council")


def sq(row: int, col: int) -> str:
    """The map name of the spec's square (row, col)."""
    return SQUARES[row * 14 + col]


def table(
    step: str,
    seat: int = 0,
    a: str | int = 0,
    b: str | int = 0,
    *,
    seats: int = 4,
    city: Mapping[tuple[int, int], str] | None = None,
    rail: Iterable[tuple[int, int]] = (),
    up: Iterable[str] = (),
    part: int = 0,
    order: Iterable[int] | None = None,
    council: Mapping[str, int] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    components: str | None = None,
    **options: object,
) -> Match:
    """A match in the turns of round 2, with `seat` at `step` (frame numbers a and b).

    `city` maps anchors (row, col) to "C4" or "C4 NE" (tile and tick corner); `up` are the tiles
    face up; `players` overrides a seat's dumped fields (coins, chits, investor, die, point,
    half, took, ...); `part` is the part of the turn that follows (1 investor, 2 speculator,
    3 rail).  Rail given here is laid in that order.  Unseen tiles fill the stacks evenly; the
    rest of round numbers is made to fit loosely, so `sound` need not hold.
    """
    match = GAME.new(seats, seed=1, components=components, **options)
    data = match.dump()
    positions = list(order) if order is not None else [*range(seat, seats), *range(seat)]
    data["round"] = 2
    data["order"] = positions
    data["council"] = {**data["council"], **(council or {})}
    data["city"] = [city_entry(at, words) for at, words in (city or {}).items()]
    data["rail"] = [sq(row, col) for row, col in rail]
    faces = list(up)
    for i, stack in enumerate(data["stacks"]):
        stack["up"] = faces[i] if i < len(faces) else None
        stack["taken"] = -1
    used = {entry["tile"] for entry in data["city"]} | set(faces)
    data["unseen"] = sorted(set(TILE_NAMES) - used)
    for number, changes in (players or {}).items():
        data["players"][number].update(changes)
    data["pile"] = 4 - sum(player["chits"] for player in data["players"])
    place = positions.index(seat) + 1
    data["stack"] = [
        {"step": "round", "seat": -3, "a": 2, "b": 1},
        {"step": "turns", "seat": -3, "a": place, "b": 0},
    ]
    if part:
        data["stack"].append({"step": "turn", "seat": seat, "a": place, "b": part})
    data["stack"].append({"step": step, "seat": seat, "a": a, "b": b})
    match.state = GAME.load(data, components)
    match.record.lines.clear()
    match.told.clear()
    match.snapshots = [(0, match.state.clone())]
    match.rng = None
    return match


TILE_NAMES = [letter + value for letter in "SMCA" for value in "012345"]


def city_entry(at: tuple[int, int], words: str) -> dict[str, Any]:
    """One tile of a dumped city; the tick is north-west unless told, parks have none."""
    tile, _, corner = words.partition(" ")
    tick = None if tile.endswith("0") else corner or "NW"
    return {"tile": tile, "at": sq(*at), "tick": tick}


def gains(match: Match, *actions: str) -> list[int]:
    """Play actions and tell what each seat's points changed by."""
    before = match.scores()
    for action in actions:
        match.play(action)
    return [after - old for old, after in zip(before, match.scores(), strict=True)]
