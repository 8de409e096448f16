"""Setting up positions of City Council by name, for tests of single rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import jackscrew
from jackscrew.core.match import Match
from jackscrew.games.city_council.geometry import SQUARES
from jackscrew.games.city_council.view import CityCouncilView

GAME = jackscrew.game("city_council")
CouncilMatch = Match[CityCouncilView]


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
) -> CouncilMatch:
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
    match.state = GAME.load(data, components, check=False)
    match.record.lines.clear()
    match.told.clear()
    match.own.clear()
    match.snapshots = [(0, match.state.clone())]
    match.rng = None
    return match


TILE_NAMES = [letter + value for letter in "SMCA" for value in "012345"]


def city_entry(at: tuple[int, int], words: str) -> dict[str, Any]:
    """One tile of a dumped city; the tick is north-west unless told, parks have none."""
    tile, _, corner = words.partition(" ")
    tick = None if tile.endswith("0") else corner or "NW"
    return {"tile": tile, "at": sq(*at), "tick": tick}


def gains(match: CouncilMatch, *actions: str) -> list[int]:
    """Play actions and tell what each seat's points changed by."""
    before = match.scores()
    for action in actions:
        match.play(action)
    return [after - old for old, after in zip(before, match.scores(), strict=True)]


def opening(seats: int = 4, chits: Iterable[int] = (), **options: Any) -> CouncilMatch:
    """A match before its first bid, in which some seats hold chits already."""
    match = GAME.new(seats, seed=1, **options)
    data = match.dump()
    for player, held in zip(data["players"], chits, strict=False):
        player["chits"] = held
        data["pile"] -= held
    match.state = GAME.load(data, check=False)
    match.snapshots = [(match.version, match.state.clone())]
    return match


def asked(match: CouncilMatch) -> str:
    """The step that is to be decided now; nothing when the game is over."""
    question = match.question()
    return question["step"] if question else ""


def drift(match: CouncilMatch, step: str) -> None:
    """Play first legal actions (no investment, no rail) until this step is asked, or to the end."""
    while not match.over and asked(match) != step:
        match.play(match.legal()[0])


def next_round(match: CouncilMatch) -> None:
    """Play first legal actions until the next round's bidding begins or the game is over."""
    number = match.dump()["round"]
    while not match.over and match.dump()["round"] == number:
        match.play(match.legal()[0])


def named(verb: str, *places: tuple[int, int]) -> list[str]:
    """The actions of a verb on squares (row, col), in the order of `legal`."""
    return [f"{verb} {sq(*place)}" for place in sorted(places)]


def points_of(placement: int) -> dict[str, int]:
    """A player's score sheet with points for placed tiles only."""
    return {source: placement if source == "placement" else 0 for source in GAME.sources}
