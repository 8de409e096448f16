"""What a position is worth to a seat, in points: what it has, and what it may expect.

The weights are estimates; greedy players that use them beat those that count points only.
"""

from typing import Final

from jackscrew.core.state import Frame
from jackscrew.games.city_council.components import TILES, TRANSIT, ZONING
from jackscrew.games.city_council.geometry import (
    HALVES,
    NEIGHBOURS,
    TILE_MASK,
    in_half,
    straddles,
)
from jackscrew.games.city_council.scoring import (
    adjacent_tiles,
    basic_points,
    counted_stops,
    die_squares,
    is_interest,
    neighbour_points,
    region_cost,
)
from jackscrew.games.city_council.state import (
    BID,
    DIE,
    FUND,
    PAY_DIE,
    PAY_TILE,
    POSITION,
    RAIL,
    STACK,
    TURN,
    Council,
)
from jackscrew.games.city_council.steps.investing import half_of, quadrant_of
from jackscrew.games.city_council.steps.rail import coin_sum
from jackscrew.games.city_council.steps.turns import own_places

POOLED: Final = 0.6  # an action point that can still become rail
RAIL_TO_COME: Final = 0.2  # segments an action point in hand becomes, before the tile is paid
CHIT: Final = 2.0
FAVOUR_OF_ZONING: Final = 0.6  # of what others would earn by one's turn
EARLY_PLACE: Final = 1.2  # for each seat that chooses a tile later
MEAN_COST: Final = 3.9  # of a tile
GROWTH: Final = 0.4  # share of new tiles that fall into a given half
USE: Final = 0.12  # how often an interest pays in one turn, against its cost
COVERED: Final = 0.07  # how likely one turn of another seat covers an active die
PAWN: Final = 0.85  # an investor waiting for its speculator, against the bonus to come
NO_PAWN: Final = 0.7
STOP_IN_REACH: Final = 0.5

# what is still to come, measured in games of greedy players
MOST_END_AT: Final = 14  # tiles
ROUND: Final = 19.0  # to each seat
WAITING: Final = 6.5  # for one's turn, besides what is hoped of it
AT_STACKS: Final = -5.0  # where the best tile is taken for granted
AT_TURN: Final = 2.0
INVESTED: Final = -11.0  # interests bring less than their cost and number say
CHIT_LESS: Final = -2.0


def evaluate(s: Council, seat: int) -> float:
    """How far ahead of the others a seat stands, with what is to be expected."""
    own = worth(s, seat)
    others = 0.0
    best = -1000.0
    for other in range(s.seats()):
        if other != seat:
            value = worth(s, other)
            others += value
            best = max(best, value)
    if not s.stack:
        return (own - best) + (5.0 if s.winner == seat else 0.0)  # ties are broken
    return own - 0.5 * best - 0.5 * others / (s.seats() - 1)


def prospects(s: Council) -> list[float]:
    """What each seat may expect to have at the end, with what turns to come mostly bring."""
    if not s.stack:
        return [float(points) for points in s.returns()]
    later = ROUND * rounds_left(s)
    return [worth(s, seat) + later + turn_left(s, seat) for seat in range(s.seats())]


def rounds_left(s: Council) -> float:
    """How many rounds mostly follow this one."""
    begun = s.board.count()
    for tile in s.took:
        begun -= tile >= 0
    for frame in s.stack:
        begun += frame.step == PAY_TILE or frame.step == POSITION
    return max(0, MOST_END_AT - begun - s.seats()) / s.seats()


def turn_left(s: Council, seat: int) -> float:
    """What this round mostly brings a seat besides its worth."""
    frame = s.stack[-1]
    value = CHIT_LESS * s.chits[seat]
    if s.half[seat] >= 0:
        value += INVESTED
    if frame.seat == seat and frame.step == STACK:
        return value + AT_STACKS
    if s.took[seat] < 0:
        return value + WAITING
    return value + AT_TURN if frame.seat == seat else value


def worth(s: Council, seat: int) -> float:
    """A seat's points and what it may expect."""
    value = float(s.points(seat))
    if s.stack:
        value += hopes_of_round(s, seat) + hopes_of_investment(s, seat)
    return value


def turns_left(s: Council) -> float:
    """How many tiles will still be placed, the city's room considered."""
    left = float(len(TILES) - s.board.count())
    if s.board.tiles:
        left = min(left, 0.6 * len(s.board.places()))  # a tile takes the room of others
    return left


def hopes_of_round(s: Council, seat: int) -> float:
    """Coins, chits, place in the order, and what is in one's hands."""
    frame = s.stack[-1]
    value = CHIT * s.chits[seat] + pending_worth(s, frame, seat)
    if is_to_move(s, seat):
        value += POOLED * coin_sum(s.coins[seat])
    else:
        value += s.parts.per_coin * s.coins[seat].bit_count()
    if s.took[seat] < 0 and seat in s.order:
        value += EARLY_PLACE * (s.seats() - s.order.index(seat))
    if s.has(seat, TRANSIT) and is_to_move(s, seat):
        more = s.parts.per_segment_transit - s.parts.per_segment
        value += RAIL_TO_COME * more * coin_sum(s.coins[seat])
    if s.has(seat, ZONING) and s.took[seat] < 0:
        value += FAVOUR_OF_ZONING * interests_of_others(s, seat)
    if s.bid_value[seat] and frame.step == BID:
        value += 0.8 * s.bid_value[seat]
    return value


def is_to_move(s: Council, seat: int) -> bool:
    """Can this seat still build rail this round?"""
    if s.took[seat] < 0:
        return True
    for frame in s.stack:
        if frame.step == TURN or frame.step == RAIL or frame.step == FUND:
            return frame.seat == seat
    return False


def interests_of_others(s: Council, seat: int) -> float:
    """What the other seats may earn while this one takes its turn."""
    total = 0.0
    for other in range(s.seats()):
        if other != seat and s.half[other] >= 0:
            total += income(s, other)
            if s.point[other] >= 0:
                total += COVERED * s.die[other] * MEAN_COST
    return total


def income(s: Council, seat: int) -> float:
    """What a seat's interests bring it in one turn of anybody."""
    total = 0.0
    for tile in range(len(TILES)):
        if is_interest(s, seat, tile):
            total += USE * s.parts.cost[tile]
    return total


def hopes_of_investment(s: Council, seat: int) -> float:
    """What investor and speculator will bring, placed or not."""
    left = turns_left(s)
    if s.half[seat] >= 0:
        value = income(s, seat) * left
        if s.point[seat] >= 0:
            value += min(0.8, COVERED * left) * s.die[seat] * MEAN_COST
        return value
    rounds = left / s.seats()
    if rounds < 1.0 and s.took[seat] >= 0 and not is_to_move(s, seat):
        return 0.0  # no turn will come
    growth = GROWTH * MEAN_COST * max(left - 1.0, 0.0)
    share = PAWN if s.investor[seat] >= 0 else NO_PAWN
    return share * (best_region(s, seat) + growth)


def best_region(s: Council, seat: int) -> float:
    """The largest initial bonus a seat's investor could have now."""
    best = 0
    for half in range(len(HALVES)):
        tile = s.investor[seat]
        if tile < 0 or in_half(s.board.anchors[tile], half):
            best = max(best, region_cost(s, half))
    return float(best)


def pending_worth(s: Council, frame: Frame, seat: int) -> float:
    """What the decision in progress will bring the seat that makes it."""
    if frame.seat != seat:
        return 0.0
    if frame.step == RAIL:
        return POOLED * frame.b + reach(s, frame.a)
    if frame.step == FUND:
        return POOLED * frame.b + 0.2
    if frame.step == STACK:
        return best_of_stacks(s, seat)
    if frame.step == PAY_TILE or frame.step == POSITION:
        return best_place(s, seat, frame.a)
    if frame.step == DIE or frame.step == PAY_DIE:
        return speculator_worth(s, seat, frame)
    return 0.0


def best_of_stacks(s: Council, seat: int) -> float:
    """The best placement of a tile that is face up."""
    best = 0.0
    for tile in s.up:
        if tile >= 0:
            best = max(best, best_place(s, seat, tile))
    return best


def best_place(s: Council, seat: int, tile: int) -> float:
    """The most a tile brings this seat over the others, anywhere."""
    best = -100.0
    for anchor in own_places(s, seat):
        best = max(best, place_worth(s, seat, tile, anchor))
    return best


def place_worth(s: Council, seat: int, tile: int, anchor: int) -> float:
    """What placing a tile here brings this seat, less half of what it brings others."""
    value = float(basic_points(s, tile))
    for other in adjacent_tiles(s, anchor):
        points = neighbour_points(s, tile, other)
        value += points
        if points > 0:
            value += use_worth(s, seat, other)
    if not s.has(seat, ZONING):
        value -= 0.5 * s.parts.cost[tile] * covered_dice(s, anchor)
    if s.investor[seat] < 0 and straddles(anchor):
        value -= 0.5
    return value


def covered_dice(s: Council, anchor: int) -> int:
    """The sum of the dice a tile here would cover; none of them is one's own."""
    total = 0
    for owner in range(s.seats()):
        if s.point[owner] >= 0 and TILE_MASK[anchor] & die_squares(s.point[owner]):
            total += s.die[owner]
    return total


def use_worth(s: Council, seat: int, tile: int) -> float:
    """What using a tile pays this seat, less half of what it pays others."""
    value = 0.0
    for owner in range(s.seats()):
        if s.half[owner] >= 0 and is_interest(s, owner, tile):
            if owner == seat:
                value += s.parts.cost[tile]
            elif not s.has(seat, ZONING):
                value -= 0.5 * s.parts.cost[tile]
    return value


def speculator_worth(s: Council, seat: int, frame: Frame) -> float:
    """What the speculator will bring at the intersection that was chosen."""
    half = half_of(quadrant_of(s.board.anchors[s.investor[seat]]), quadrant_of(frame.a))
    value = frame.b if frame.step == PAY_DIE else 3
    die = value * (min(0.8, COVERED * turns_left(s)) * MEAN_COST - POOLED)
    waiting = PAWN * (best_region(s, seat) + GROWTH * MEAN_COST * max(turns_left(s) - 1.0, 0.0))
    return float(region_cost(s, half)) + die - waiting


def reach(s: Council, last: int) -> float:
    """The stop the line could make with its next segment."""
    if last < 0:
        return 0.0
    best = 0
    board = s.board
    for tile in range(len(TILES)):
        tick = board.ticks[tile]
        if tick >= 0 and NEIGHBOURS[last] >> tick & 1 and not board.stops >> tile & 1:
            best = max(best, stop_points(s, tile))
    return STOP_IN_REACH * best


def stop_points(s: Council, tile: int) -> int:
    """What a stop on this tile would bring now."""
    return s.parts.stop_flat[s.parts.kind[tile]] + s.parts.per_stop * len(counted_stops(s, tile))
