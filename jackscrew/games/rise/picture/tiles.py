"""Tiles: of the School, of Culture, and Penalty tiles."""

from __future__ import annotations

from jackscrew.draw.shapes import group, number, path, rect
from jackscrew.games.rise.naming import points_of
from jackscrew.games.rise.picture.blocks import Block, figure, icon_block, trace
from jackscrew.games.rise.picture.signs import (
    coin,
    mood,
    pennant,
    points,
    remembered,
    strongbox,
    tile_sign,
)
from jackscrew.games.rise.view import PrintedCultureTile

SCHOOL_TILE = 32
CULTURE_TILE = 38
PENALTY_TILE = 26
INNER = 17
CORNER = 3.5


@remembered
def school_tile(track: str, is_active: bool, size: float = SCHOOL_TILE) -> Block:
    """A School tile with its active side up, or used."""
    if is_active:
        face = pennant(track, 1, size * 0.64).about(size / 2, size / 2)
    else:
        face = icon_block(track, size * 0.5).about(size / 2, size / 2)
    ground = rect(1, 1, size - 2, size - 2, "tile", 5)
    tile = Block(size, size, group("" if is_active else "used", ground, face))
    return tile.meaning("tile-of-school" if is_active else "used-school-tile")


def culture_tile(tile: PrintedCultureTile, limit: int, size: float = CULTURE_TILE) -> Block:
    """A Culture tile: its condition in one corner, its points in the other."""
    ground = rect(0.8, 0.8, size - 1.6, size - 1.6, "tile", 4)
    counted = tile.get("vp_by_count")
    if counted:
        values = "\N{MIDDLE DOT}".join(map(str, counted))
        gain = figure(size / 2, size - 9, values, 12)
    else:
        corner = points(points_of(tile), INNER)
        gain = corner.at(size - corner.width - 2.5, size - corner.height - 2.5)
    return Block(size, size, ground + condition(tile, limit, size) + gain).meaning("culture-tile")


def condition(tile: PrintedCultureTile, limit: int, size: float) -> str:
    """What a Culture tile asks for, in the upper corners."""
    kind, least = tile["kind"], tile.get("n", 0)
    right, enough = size - 10, f"{least}+"
    if kind == "last_space":
        end = path(f"M{number(size - 9)} 6v12", "line")
        return icon_block(tile.get("track", "school"), INNER).at(CORNER, CORNER) + end
    if kind == "satisfaction_leader":
        return mood(INNER + 1).at(CORNER, CORNER)
    if kind.startswith("strongbox"):
        return strongbox(limit, INNER).at(CORNER, CORNER)
    if kind == "coins_at_least":
        return coin(enough, INNER + 3).at(CORNER - 1, CORNER - 1)
    if kind == "culture_tiles_count":
        return icon_block("culture", INNER).at(CORNER, CORNER)
    if kind == "conservation_right_of_start":
        return icon_block("conservation", INNER).at(CORNER, CORNER) + figure(right, 11, "+", 14)
    sign = "school-tile" if kind == "school_tiles_at_least" else "industry"
    return icon_block(sign, INNER).at(CORNER, CORNER) + figure(right, 11, enough, 12)


@remembered
def penalty_tile(face: str, limit: int, size: float = PENALTY_TILE) -> Block:
    """A Penalty tile: what it takes away is struck out."""
    inner = size * 0.72
    width = size * 1.5 if face == "B-back" else size
    ground = rect(1, 1, width - 2, size - 2, "tile", 4)
    if face == "A":
        mark = tile_sign(inner).at((size - inner) / 2, (size - inner) / 2)
        mark += path(
            f"M{number(size * 0.2)} {number(size * 0.8)}l{number(size * 0.6)}-{number(size * 0.6)}",
            "strike",
        )
    else:
        mark = strongbox(limit, inner).at((size - inner * 1.06) / 2, size * 0.16)
    if face == "B-back":
        mark += top_only(size)
    tile = Block(width, size, group("penalty", ground, mark))
    return tile.meaning("penalty-tile-a" if face == "A" else "penalty-tile-b")


def top_only(size: float) -> str:
    """A card whose lower half is struck out."""
    x, wide = size * 0.98, number(size * 0.38)
    card = rect(x, size * 0.2, size * 0.38, size * 0.6, "cardlet", 2)
    fold = path(f"M{number(x)} {number(size * 0.5)}h{wide}", "thin")
    strike = trace("M", x + size * 0.02, size * 0.76, "l", size * 0.34, -size * 0.22)
    return card + fold + path(strike, "strike")
