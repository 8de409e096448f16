"""A position of City Council, and the numbers that name its steps, actions, points and events."""

from typing import Any, Final

from jackscrew.core.actions import ActionSpace, Noun
from jackscrew.core.state import OWN, POINTS, Frame, State, Step
from jackscrew.games.city_council.board import Board
from jackscrew.games.city_council.components import MEMBERS, TILES, Parts
from jackscrew.games.city_council.geometry import CORNERS, SQUARES

# steps, in the order of the list in steps/__init__.py
ROUND: Final = 0
TOPS: Final = 1
BIDDING: Final = 2
BID: Final = 3
LOBBYING: Final = 4
PICK: Final = 5
STEAL: Final = 6
TURNS: Final = 7
TURN: Final = 8
STACK: Final = 9
PAY_TILE: Final = 10
POSITION: Final = 11
TICK: Final = 12
INVEST: Final = 13
SPECULATE: Final = 14
DIE: Final = 15
PAY_DIE: Final = 16
RAIL: Final = 17
FUND: Final = 18
TIEBREAK: Final = 19

COINS: Final = [2, 3, 4, 5]
BIDS: Final = [(coin, chits) for chits in range(5) for coin in COINS if coin + chits <= 7]
SEAT_WORDS: Final = ["0", "1", "2", "3"]

TILE_NOUN: Final = Noun(TILES, [f"tile-{tile}" for tile in TILES])
COIN_NOUN: Final = Noun(
    ["chit", *[str(coin) for coin in COINS]],
    ["chits-{seat}", *["coin-{seat}-" + str(coin) for coin in COINS]],
)
BID_NOUN: Final = Noun(
    [f"{coin}+{chits}" if chits else str(coin) for coin, chits in BIDS],
    [f"bid-{coin + chits}" for coin, chits in BIDS],
)
ORDER_NOUN: Final = Noun(["1", "2", "3", "4"], [f"turn-{place}" for place in range(1, 5)])
MEMBER_NOUN: Final = Noun(MEMBERS, [f"council-{member}" for member in MEMBERS])
SEAT_NOUN: Final = Noun(SEAT_WORDS, [f"seat-{seat}" for seat in range(4)])
PLACE_NOUN: Final = Noun(SQUARES, [f"place-{square}" for square in SQUARES])
POINT_NOUN: Final = Noun(SQUARES, [f"point-{square}" for square in SQUARES])
SQUARE_NOUN: Final = Noun(SQUARES, [f"square-{square}" for square in SQUARES])
TICK_NOUN: Final = Noun(CORNERS, [f"tick-{corner}" for corner in CORNERS])
DIE_NOUN: Final = Noun(["1", "2", "3", "4", "5"], [f"die-face-{value}" for value in range(1, 6)])

A: Final = ActionSpace()
A_BID: Final = A.verb("bid", BID_NOUN)
A_ORDER: Final = A.verb("order", ORDER_NOUN)
A_LOBBY: Final = A.verb("lobby", MEMBER_NOUN)
A_STEAL: Final = A.verb("steal", SEAT_NOUN)
A_TAKE: Final = A.verb("take", TILE_NOUN)
A_PAY: Final = A.verb("pay", COIN_NOUN)
A_PLACE: Final = A.verb("place", PLACE_NOUN)
A_TICK: Final = A.verb("tick", TICK_NOUN)
A_SKIP: Final = A.verb("skip")
A_INVEST: Final = A.verb("invest", COIN_NOUN)
A_SPECULATE: Final = A.verb("speculate", POINT_NOUN)
A_DIE: Final = A.verb("die", DIE_NOUN)
A_STOP: Final = A.verb("stop")
A_RAIL: Final = A.verb("rail", SQUARE_NOUN)
A_FUND: Final = A.verb("fund", COIN_NOUN)
A_WINNER: Final = A.verb("winner", SEAT_NOUN)
A_REVEAL: Final = A.verb("reveal", TILE_NOUN)

# where points come from: the rows of the score sheet
SOURCES: Final = [
    "placement",
    "adjacency",
    "penalty",
    "mayor",
    "initial",
    "investment",
    "die",
    "rail",
    "stops",
    "coins",
]
PLACEMENT: Final = 0
ADJACENCY: Final = 1
PENALTY: Final = 2
MAYOR_FAVOUR: Final = 3
INITIAL: Final = 4
INVESTMENT: Final = 5
DIE_BONUS: Final = 6
SEGMENTS: Final = 7
STOPS: Final = 8
UNUSED_COINS: Final = 9
KINDS_OF_POINTS: Final = 10

# events, besides POINTS (c: the tile they are for, or -1) and PART (a round)
E_CHITS: Final = OWN  # a: chits taken from the pile
E_STOLEN: Final = OWN + 1  # a: the seat that lost a chit
E_SPENT: Final = OWN + 2  # a: the tile the die now stands on
E_EARLY_END: Final = OWN + 3  # the seat that could place no tile
E_WINNER: Final = OWN + 4
E_PAID: Final = OWN + 5  # a: chits paid besides the coin
E_INVESTED: Final = OWN + 6  # a: the tile the investor stands on; b: what that cost
E_LAID: Final = OWN + 7  # a: the square of the segment


class Council(State):
    """City Council: who has what, and what lies in the city.  Lists are by seat unless said."""

    def __init__(
        self,
        steps: list[Step[Any]],
        stack: list[Frame],
        rules: int,
        parts: Parts,
        switches: list[bool],
        board: Board,
        round_: int,
        opener: int,
        bag: int,
        up: list[int],
        below: list[int],
        taken: list[int],
        took: list[int],
        coins: list[int],
        bid_coin: list[int],
        bid_value: list[int],
        chits: list[int],
        pile: int,
        order: list[int],
        members: list[int],
        investor: list[int],
        die: list[int],
        point: list[int],
        die_tile: list[int],
        half: list[int],
        sheet: list[int],
        winner: int,
    ) -> None:
        super().__init__(steps, stack, rules)
        self.parts: Final = parts
        self.switches: Final = switches
        self.board = board
        self.round = round_
        self.opener = opener
        self.bag = bag  # tiles nobody has seen, as bits [CC-INFO-01]
        self.up: Final = up  # by stack: the tile face up, or -1
        self.below: Final = below  # by stack: tiles face down
        self.taken: Final = taken  # by stack: who took its tile this round, or -1
        self.took: Final = took  # the tile taken this round, or -1
        self.coins: Final = coins  # unused coins, as bits 2 to 5
        self.bid_coin: Final = bid_coin  # 0: not bid yet
        self.bid_value: Final = bid_value
        self.chits: Final = chits
        self.pile = pile
        self.order: Final = order  # by turn position: the seat, or -1
        self.members: Final = members  # by council member: the seat, or -1
        self.investor: Final = investor  # the tile the pawn stands on, or -1
        self.die: Final = die  # 0: not placed
        self.point: Final = point  # where the die is active, or -1
        self.die_tile: Final = die_tile  # the tile a spent die stands on, or -1
        self.half: Final = half  # the region, or -1
        self.sheet: Final = sheet  # points by seat and source
        self.winner = winner  # named by the tie-break, or -1

    def clone(self) -> "Council":
        """An equal state that goes its own way."""
        return Council(
            self.steps,
            self.stack.copy(),
            self.rules,
            self.parts,
            self.switches,
            self.board,
            self.round,
            self.opener,
            self.bag,
            self.up.copy(),
            self.below.copy(),
            self.taken.copy(),
            self.took.copy(),
            self.coins.copy(),
            self.bid_coin.copy(),
            self.bid_value.copy(),
            self.chits.copy(),
            self.pile,
            self.order.copy(),
            self.members.copy(),
            self.investor.copy(),
            self.die.copy(),
            self.point.copy(),
            self.die_tile.copy(),
            self.half.copy(),
            self.sheet.copy(),
            self.winner,
        )

    def seats(self) -> int:
        """How many play."""
        return len(self.coins)

    def points(self, seat: int) -> int:
        """A seat's victory points; they may be below zero [CC-GEN-01]."""
        total = 0
        for i in range(seat * KINDS_OF_POINTS, (seat + 1) * KINDS_OF_POINTS):
            total += self.sheet[i]
        return total

    def returns(self) -> list[int]:
        """All seats' points."""
        return [self.points(seat) for seat in range(self.seats())]

    def score(self, seat: int, source: int, points: int, tile: int = -1) -> None:
        """Book points at the moment they arise [CC-DEC-15]."""
        self.sheet[seat * KINDS_OF_POINTS + source] += points
        self.tell(POINTS, seat, source, points, tile)

    def has(self, seat: int, member: int) -> bool:
        """Has this seat lobbied that member this round? [CC-COUN-01]"""
        return self.members[member] == seat

    def is_ended(self) -> bool:
        """Is all scored, though a tie may still be to decide?"""
        return not self.stack or self.stack[-1].step == TIEBREAK

    def highest_coin(self, seat: int) -> int:
        """The largest unused coin, 0 if there is none."""
        return max(self.coins[seat].bit_length() - 1, 0)

    def use_coin(self, seat: int, coin: int) -> None:
        """Turn a coin over for the rest of the round [CC-PAY-01]."""
        self.coins[seat] &= ~(1 << coin)

    def use_chits(self, seat: int, chits: int) -> None:
        """Put chits back on the pile."""
        self.chits[seat] -= chits
        self.pile += chits
