"""What each seat may know of a position [CC-GEN-07, CC-INFO-01, CC-INFO-03]."""

from jackscrew.core.chance import Dice
from jackscrew.core.grid import squares_of
from jackscrew.core.state import Frame
from jackscrew.core.view import Moment, Question
from jackscrew.games.city_council.components import MEMBERS, SUITS, TILES
from jackscrew.games.city_council.geometry import CORNER_STEP, CORNERS, HALVES, SQUARES
from jackscrew.games.city_council.scoring import SITE_VALUES_COUNT, winners
from jackscrew.games.city_council.state import (
    COINS,
    KINDS_OF_POINTS,
    PAY_TILE,
    POSITION,
    SOURCES,
    Council,
)
from jackscrew.games.city_council.view import (
    BidView,
    CityCouncilView,
    CoinState,
    InterestsView,
    PlayerView,
    SpeculatorView,
    StackView,
    TileView,
    WaitingView,
)


def observe(s: Council, seat: int, moment: Moment) -> CityCouncilView:
    """All that this seat, or -1 a spectator, may know.

    Only the order of the tiles face down is hidden, and no state has it: a tile gets its place
    when it is turned up.  So all seats see the same.
    """
    return {
        "seats": s.seats(),
        "seat": seat,
        "round": s.round,
        "rounds": len(TILES) // s.seats(),
        "tiles": [tile_view(s, tile) for tile in range(len(TILES)) if s.board.anchors[tile] >= 0],
        "places": len(s.board.places()),
        "rail": [SQUARES[square] for square in squares_of(s.board.rail)],
        "segments_left": s.parts.segments - s.board.rail.bit_count(),
        "stacks": [stack_view(s, stack) for stack in range(len(s.up))],
        "unseen": [TILES[tile] for tile in squares_of(s.bag)],
        "waiting": waiting(s),
        "chits": s.pile,
        "costs": {TILES[tile]: s.parts.cost[tile] for tile in range(len(TILES))},
        "opener": s.opener,
        "bids": [bid_view(s, bidder) for bidder in range(s.seats()) if s.bid_coin[bidder]],
        "order": [named(s.order[position]) for position in range(s.seats())],
        "council": {MEMBERS[i]: named(s.members[i]) for i in range(len(MEMBERS))},
        "players": [player_view(s, player) for player in range(s.seats())],
        "sources": SOURCES,
        "over": not s.stack,
        "winners": winners(s),
        **moment,
    }


def reveal(
    s: Council, seat: int, view: CityCouncilView, question: Question | None
) -> CityCouncilView:
    """What a seat knows, from a spectator's view: no more."""
    return {**view, "seat": seat, "question": question}


def named(seat: int) -> int | None:
    """A seat, or nothing."""
    return seat if seat >= 0 else None


def tile_view(s: Council, tile: int) -> TileView:
    """A tile of the city."""
    board = s.board
    tick: str | None = None
    if board.ticks[tile] >= 0:
        tick = CORNERS[CORNER_STEP.index(board.ticks[tile] - board.anchors[tile])]
    return {
        "tile": TILES[tile],
        "at": SQUARES[board.anchors[tile]],
        "tick": tick,
        "stop": board.stops >> tile & 1 != 0,
        "segments": board.laid[tile],
    }


def stack_view(s: Council, stack: int) -> StackView:
    """A stack: its top if face up, and how many lie below [CC-INFO-04]."""
    return {
        "up": TILES[s.up[stack]] if s.up[stack] >= 0 else None,
        "below": s.below[stack],
        "taken_by": named(s.taken[stack]),
    }


def waiting(s: Council) -> WaitingView | None:
    """The tile that is taken but not placed yet."""
    for frame in s.stack:
        if frame.step == POSITION or frame.step == PAY_TILE:
            return waiting_view(s, frame)
    return None


def waiting_view(s: Council, frame: Frame) -> WaitingView:
    """Which tile waits, for whom, and on which stack it lay."""
    return {"tile": TILES[frame.a], "seat": frame.seat, "stack": s.taken.index(frame.seat)}


def bid_view(s: Council, seat: int) -> BidView:
    """What a seat has bid."""
    coin, value = s.bid_coin[seat], s.bid_value[seat]
    return {"seat": seat, "coin": coin, "chits": value - coin, "value": value}


def player_view(s: Council, seat: int) -> PlayerView:
    """A seat's pieces and points."""
    first = seat * KINDS_OF_POINTS
    investor = s.investor[seat]
    return {
        "seat": seat,
        "points": s.points(seat),
        "sheet": {SOURCES[i]: s.sheet[first + i] for i in range(KINDS_OF_POINTS)},
        "coins": {str(coin): coin_view(s, seat, coin) for coin in COINS},
        "chits": s.chits[seat],
        "investor": TILES[investor] if investor >= 0 else None,
        "speculator": speculator_view(s, seat),
        "region": HALVES[s.half[seat]] if s.half[seat] >= 0 else None,
        "interests": interests_view(s, seat),
    }


def coin_view(s: Council, seat: int, coin: int) -> CoinState:
    """Whether a coin is free, used or bid away."""
    if s.bid_coin[seat] == coin:
        return "bid"
    return "free" if s.coins[seat] >> coin & 1 else "used"


def speculator_view(s: Council, seat: int) -> SpeculatorView | None:
    """The die, on its intersection or on the tile that covered it."""
    if not s.die[seat]:
        return None
    return {
        "value": s.die[seat],
        "point": SQUARES[s.point[seat]] if s.point[seat] >= 0 else None,
        "tile": TILES[s.die_tile[seat]] if s.die_tile[seat] >= 0 else None,
    }


def interests_view(s: Council, seat: int) -> InterestsView | None:
    """The suit and numeral a seat has invested in [CC-INV-05]."""
    tile = s.investor[seat]
    if tile < 0 or s.half[seat] < 0:
        return None
    counts = s.parts.has_numeral[tile] or s.switches[SITE_VALUES_COUNT]
    numeral = s.parts.value[tile] if counts else None
    return {"suit": SUITS[s.parts.suit[tile]], "numeral": numeral}


def resample(s: Council, seat: int, dice: Dice) -> Council:
    """A state this seat cannot tell from the true one: unseen tiles are a bag [CC-INFO-02]."""
    return s.clone()
