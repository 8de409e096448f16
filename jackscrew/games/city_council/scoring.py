"""What a tile, an investment or a stop is worth, and to whom; the score sheet and the winner."""

from typing import Final

from jackscrew.games.city_council.components import KINDS, TILES, TILES_IN_CITY, ZONING
from jackscrew.games.city_council.geometry import (
    TILE_MASK,
    W,
    col_of,
    die_anchor,
    in_half,
    is_adjacent,
    row_of,
)
from jackscrew.games.city_council.state import (
    ADJACENCY,
    DIE_BONUS,
    E_SPENT,
    INVESTMENT,
    KINDS_OF_POINTS,
    PLACEMENT,
    STOPS,
    Council,
)

TILE_COUNT: Final = len(TILES)
KIND_COUNT: Final = len(KINDS)

# switches, in the order of components.SWITCHES
SITE_VALUES_COUNT: Final = 0
NEW_STOP_COUNTS: Final = 1
ACE_COUNTS_ITSELF: Final = 2
CHITS_PAY_INVESTOR: Final = 3
CHITS_PAY_SPECULATOR: Final = 4
CHITS_PAY_TILE: Final = 5
COINS_SCORE_EARLY: Final = 6
RAIL_BLOCKS: Final = 7
CHITS_BID_HIGH: Final = 8
SEVERAL_LINES: Final = 9


def basic_points(s: Council, tile: int) -> int:
    """A tile's own points when it is placed [CC-SCORE-02]; aces count tiles [CC-SCORE-03]."""
    points = s.parts.basic[tile]
    if points != TILES_IN_CITY:
        return points
    return s.board.count() + (1 if s.switches[ACE_COUNTS_ITSELF] else 0)


def neighbour_points(s: Council, tile: int, other: int) -> int:
    """What placing a tile beside another brings [CC-SCORE-04]; nothing to aces [CC-SCORE-05].

    A park beside city hall gets its bonus, not the other way round [CC-SCORE-06].
    """
    entry = s.parts.kind[tile] * KIND_COUNT + s.parts.kind[other]
    return s.parts.times_value[entry] * s.parts.value[other] + s.parts.flat[entry]


def adjacent_tiles(s: Council, anchor: int) -> list[int]:
    """The tiles that face one on this anchor; nothing between blocks that [CC-GEO-06]."""
    anchors = s.board.anchors
    found = [
        tile
        for tile in range(TILE_COUNT)
        if anchors[tile] >= 0 and is_adjacent(anchor, anchors[tile])
    ]
    if s.switches[RAIL_BLOCKS]:
        return [tile for tile in found if not is_railed_off(s, anchor, anchors[tile])]
    return found


def is_railed_off(s: Council, anchor: int, other: int) -> bool:
    """Does rail lie on every square between two facing tiles?"""
    gap = gap_squares(anchor, other)
    return gap != 0 and gap & ~s.board.rail == 0


def gap_squares(anchor: int, other: int) -> int:
    """The squares between two facing tiles; none if they touch."""
    across = abs(row_of(anchor) - row_of(other)) < 2  # side by side, not one above the other
    step = 1 if across else W
    first = min(anchor, other, key=col_of if across else row_of)
    second = other if first == anchor else anchor
    distance = col_of(second) - col_of(first) if across else row_of(second) - row_of(first)
    if distance == 2:
        return 0
    # a tile is two squares wide: what it would cover next to itself, from both sides
    return TILE_MASK[first] << 2 * step & TILE_MASK[second] >> 2 * step


def score_placement(s: Council, seat: int, tile: int, anchor: int) -> None:
    """Book all points of a placement at once, before the tile is down [CC-SCORE-01]."""
    s.score(seat, PLACEMENT, basic_points(s, tile), tile)
    for other in adjacent_tiles(s, anchor):
        points = neighbour_points(s, tile, other)
        if points:
            s.score(seat, ADJACENCY, points, other)
        if points > 0:  # judged tile by tile [CC-UTIL-03]
            utilise(s, seat, other)
    cover_dice(s, seat, tile, anchor)


def cover_dice(s: Council, seat: int, tile: int, anchor: int) -> None:
    """Every other seat's die the tile covers pays and is spent [CC-SPEC-09, CC-SPEC-10]."""
    for owner in range(s.seats()):
        if s.point[owner] >= 0 and TILE_MASK[anchor] & die_squares(s.point[owner]):
            if may_profit(s, seat, owner):
                s.score(owner, DIE_BONUS, s.die[owner] * s.parts.cost[tile], tile)
            s.point[owner] = -1
            s.die_tile[owner] = tile
            s.tell(E_SPENT, owner, tile)


def die_squares(point: int) -> int:
    """The four squares round an intersection [CC-SPEC-03]."""
    return TILE_MASK[die_anchor(point)]


def active_dice(s: Council) -> int:
    """The squares round all dice that stand on intersections."""
    squares = 0
    for point in s.point:
        if point >= 0:
            squares |= die_squares(point)
    return squares


def utilise(s: Council, seat: int, tile: int) -> None:
    """Pay every investor whose interest a tile is its cost [CC-UTIL-01, CC-UTIL-02].

    Called for neighbours of a new tile and for counted stops, and for nothing else
    [CC-UTIL-06]; never for the tile just placed [CC-UTIL-04].  Only a speculator that stands
    already profits [CC-UTIL-07].
    """
    for owner in range(s.seats()):
        if s.half[owner] >= 0 and is_interest(s, owner, tile) and may_profit(s, seat, owner):
            s.score(owner, INVESTMENT, s.parts.cost[tile], tile)


def may_profit(s: Council, seat: int, owner: int) -> bool:
    """Nobody else earns investment bonuses through the Zoning Board's friend [CC-COUN-05]."""
    return owner == seat or not s.has(seat, ZONING)


def is_interest(s: Council, owner: int, tile: int) -> bool:
    """Is a tile of the city one of this seat's interests? [CC-INV-05, CC-INV-07]"""
    anchor = s.board.anchors[tile]
    return anchor >= 0 and in_half(anchor, s.half[owner]) and matches(s, s.investor[owner], tile)


def matches(s: Council, one: int, other: int) -> bool:
    """Have two tiles the same suit or numeral?  Sites have no numeral [CC-INV-06]."""
    if s.parts.suit[one] == s.parts.suit[other]:
        return True
    if s.parts.value[one] != s.parts.value[other]:
        return False
    return s.switches[SITE_VALUES_COUNT] or s.parts.has_numeral[one]


def region_cost(s: Council, half: int) -> int:
    """The costs of all tiles in a region: the initial bonus [CC-SPEC-07]."""
    total = 0
    for tile in range(TILE_COUNT):
        anchor = s.board.anchors[tile]
        if anchor >= 0 and in_half(anchor, half):
            total += s.parts.cost[tile]
    return total


def counted_stops(s: Council, tile: int) -> list[int]:
    """The earlier stops a new stop is paid for [CC-STOP-03], however far off [CC-STOP-05]."""
    kinds = s.parts.stop_counts[s.parts.kind[tile]]
    return [
        other
        for other in range(TILE_COUNT)
        if s.board.stops >> other & 1 and other != tile and kinds >> s.parts.kind[other] & 1
    ]


def score_stop(s: Council, seat: int, tile: int) -> None:
    """Book a new stop for the seat that made it [CC-STOP-04]; aces bring 10 [CC-STOP-02]."""
    counted = counted_stops(s, tile)
    points = s.parts.stop_flat[s.parts.kind[tile]] + s.parts.per_stop * len(counted)
    if points:
        s.score(seat, STOPS, points, tile)
    for other in counted:
        utilise(s, seat, other)
    if points and s.switches[NEW_STOP_COUNTS]:  # [CC-UTIL-05]
        utilise(s, seat, tile)


def sheet(s: Council) -> list[list[int]]:
    """Points by source, each a list by seat."""
    return [
        [s.sheet[seat * KINDS_OF_POINTS + i] for seat in range(s.seats())]
        for i in range(KINDS_OF_POINTS)
    ]


def winners(s: Council) -> list[int]:
    """The seat that has won."""
    return [s.winner] if s.winner >= 0 else []
