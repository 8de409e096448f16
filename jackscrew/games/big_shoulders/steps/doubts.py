"""What a seat cannot tell: pairs of hidden buildings of which it does not know which is where.

A doubt is one number: the seat and the two buildings.  It holds until the seat sees one of them.
"""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.games.big_shoulders.components import BUILDINGS
from jackscrew.games.big_shoulders.state import Shoulders

BUILDING_COUNT: Final = len(BUILDINGS)


def add_doubt(s: Shoulders, seat: int, one: int, other: int) -> None:
    """From now on a seat cannot tell where the one is and where the other."""
    s.doubts.append((seat * BUILDING_COUNT + one) * BUILDING_COUNT + other)


def doubt_passing(s: Shoulders, giver: int, taker: int, passed: int) -> None:
    """[BS-VAR-03] A seat has kept a building and passed others on.

    The giver does not see which of two the taker keeps, all others not even which were passed.
    """
    tiles = squares_of(passed)
    if len(tiles) == 2:
        add_doubt(s, giver, tiles[0], tiles[1])
    for seat in range(s.seats):
        if seat not in (giver, taker):
            for tile in tiles:
                add_doubt(s, seat, s.played[giver], tile)


def doubt_removal(s: Shoulders, owner: int) -> None:
    """[BS-BUILD-02] Nobody but its owner knows which building was removed and which is kept."""
    kept = s.hand[owner].bit_length() - 1  # the only one in hand
    for seat in range(s.seats):
        if seat != owner:
            add_doubt(s, seat, s.tossed[owner], kept)


def see(s: Shoulders, seat: int, buildings: int, alike: int) -> None:
    """A seat sees buildings of another.

    One it saw before is in doubt no more.  Of one that is new to it, it cannot tell whether that
    was in doubt or another of its era in the same hand: `alike` are those, as bits.
    """
    kept: list[int] = []
    for doubt in s.doubts:
        pair = doubt - seat * BUILDING_COUNT * BUILDING_COUNT
        if 0 <= pair < BUILDING_COUNT * BUILDING_COUNT:
            one, other = divmod(pair, BUILDING_COUNT)
            one, other = (
                unseen(s, seat, one, buildings, alike),
                unseen(s, seat, other, buildings, alike),
            )
            if one < 0 or other < 0 or one == other:
                continue
            doubt = (seat * BUILDING_COUNT + one) * BUILDING_COUNT + other
        kept.append(doubt)
    s.doubts.clear()
    s.doubts.extend(kept)


def unseen(s: Shoulders, seat: int, building: int, seen: int, alike: int) -> int:
    """A building of a doubt, or the one in its place now that it is seen, or -1."""
    if not seen >> building & 1:
        return building
    if s.passed[seat] >> building & 1:
        return -1
    others = alike & s.parts.era_bits[s.parts.era[building]] & ~seen & ~s.passed[seat]
    return others.bit_length() - 1  # any of them; -1 if there are none
