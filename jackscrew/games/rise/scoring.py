"""What counts at the end, and who has won."""

from jackscrew.games.rise.components import (
    COINS_HELD,
    CONSERVATION_RIGHT,
    INDUSTRY_STEPS,
    IS_LEADER,
    LAST_SPACE,
    SCHOOL_TILES_HELD,
    SIDES,
    STRONGBOX_TURNED,
    TILES_COUNTED,
)
from jackscrew.games.rise.effects import CONSERVATION, INDUSTRY, TRACK_COUNT, TRACKS
from jackscrew.games.rise.state import SOURCE_COUNT, Rise
from jackscrew.games.rise.tracks import B_FRONT


def tile_points(s: Rise, seat: int, tile: int) -> int:
    """[RISE-END-03] What a Culture tile is worth to a seat now."""
    points = s.parts.tile_vp[tile]
    if s.parts.tile_kind[tile] == TILES_COUNTED:
        held = (s.culture[seat] | 1 << tile).bit_count()
        return points[min(held, len(points)) - 1]
    return points[0] if fulfils(s, seat, tile) else 0


def fulfils(s: Rise, seat: int, tile: int) -> bool:
    """Does a seat meet the condition of a Culture tile?"""
    kind, number = s.parts.tile_kind[tile], s.parts.tile_number[tile]
    if kind == LAST_SPACE:
        track = s.parts.tile_track[tile]
        return s.tracks[track].is_last(s.space(seat, track))
    if kind == IS_LEADER:
        return s.is_leader(seat)
    if kind == SCHOOL_TILES_HELD:
        return s.held[seat].bit_count() >= number
    if kind == STRONGBOX_TURNED:
        return s.turned >> seat & 1 == 1 and s.penalty(seat) < B_FRONT
    if kind == CONSERVATION_RIGHT:
        return s.space(seat, CONSERVATION) > s.tracks[CONSERVATION].start
    if kind == INDUSTRY_STEPS:  # both rows count [RISE-IND-02]
        return s.made[seat * TRACK_COUNT + INDUSTRY] >= number
    assert kind == COINS_HELD
    return s.coins[seat] >= number


def tally(s: Rise) -> dict[str, list[int]]:
    """What seats did: steps on each track by its side, tiles taken."""
    found: dict[str, list[int]] = {}
    for number in range(TRACK_COUNT):
        name = f"{TRACKS[number]}_{SIDES[s.tracks[number].side]}"
        found[name] = [s.made[seat * TRACK_COUNT + number] for seat in range(s.seats)]
    found["school_tiles"] = [held.bit_count() for held in s.held]
    found["culture_tiles"] = [held.bit_count() for held in s.culture]
    return found


def winners(s: Rise) -> list[int]:
    """[RISE-END-05] Most VP, then most coins; else the victory is shared."""
    ranks = [(s.vp[seat], s.coins[seat]) for seat in range(s.seats)]
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]


def sheet(s: Rise) -> list[list[int]]:
    """VP by source; each a list by seat."""
    return [s.scored[i * s.seats : (i + 1) * s.seats] for i in range(SOURCE_COUNT)]
