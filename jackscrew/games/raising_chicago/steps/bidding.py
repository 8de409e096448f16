"""Phases 2 and 3: markers are placed on cards, and cards are won."""

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.raising_chicago.components import (
    BLANK,
    COST,
    SPACE_COUNT,
    SQUARES,
)
from jackscrew.games.raising_chicago.rewards import TYPE_COUNT, WILD
from jackscrew.games.raising_chicago.state import (
    A_BID,
    A_COVERED,
    A_DEFAULT,
    A_DONE,
    A_FAVOR,
    A_TOKENS,
    A_TRADE,
    A_USE,
    A_WHITE,
    A_WILDS,
    BID,
    BID_COST,
    COST_MENU,
    E_BACK,
    E_UNBID,
    E_WON,
    NEXT,
    NON_PLAYER,
    T_BID,
    T_SQUARE,
    T_WINNER,
    TRADE,
    A,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.giving import take_uncovered, uncovered
from jackscrew.games.raising_chicago.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    SHORT,
    is_coming,
    other_moment,
    space_of,
)
from jackscrew.games.raising_chicago.steps.trading import (
    BID_TRADE,
    code_of,
    counts_of,
    missing,
    payable,
    spend,
    trades_for_bid,
)
from jackscrew.games.raising_chicago.steps.windows import usable, use, why_not_tile

OWN_MARKER = 1  # what a turn still has to place
WHITE_MARKER = 2
BEGUN = 4  # one of two is placed


class Next(Step[Chicago]):
    """[RC-P2-01] Active is who has the most markers on the bidding board; tie: the higher row.

    Until none is left there [RC-P2-06]; only own markers count [RC-P2-09].
    """

    def run(self, s: Chicago, f: Frame) -> None:
        seat = active(s)
        if s.board[seat]:
            s.push(NEXT, NOBODY)
            is_double = s.seats == 2 and s.board[seat] <= 2  # [RC-P1-07, RC-P2-08]
            s.push(BID, seat, 0, OWN_MARKER | (WHITE_MARKER if is_double else 0))


def active(s: Chicago) -> int:
    """The seat with the most markers on the bidding board, in the highest row."""
    best = s.rows[0]
    for seat in s.rows:
        if s.board[seat] > s.board[best]:
            best = seat
    return best


class Bid(Step[Chicago]):
    """[RC-DEC-02] Place a marker on an empty square [RC-P2-02].  b: which are to be placed."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        squares = open_squares(s, f.seat)
        found = [A_BID + square for square in squares] if f.b & OWN_MARKER else []
        if f.b & WHITE_MARKER:
            found += [A_WHITE + square for square in squares]
        if not f.b & BEGUN:  # [RC-P2-10, RC-EPT-03]
            found += usable(s, f.seat)
        return found

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_BID, action):
            return why_not_bid(s, f, action - A_BID, OWN_MARKER)
        if A.has(A_WHITE, action):
            return why_not_bid(s, f, action - A_WHITE, WHITE_MARKER)
        if A.has(A_USE, action):
            return why_not_tile(s, f.seat, action - A_USE, not f.b & BEGUN)
        return Reason("must_bid") if action == A_DONE else other_moment(s, action)

    def reason_at(self, s: Chicago, f: Frame, key: str, piece: str) -> Reason | None:
        if key == "coming":
            return Reason(key) if is_coming(s, piece) else None
        if key in ("bid_square", "card_full"):
            return why_not_space(s, key, piece)
        return Reason(key)

    def waiting(self, s: Chicago, f: Frame, seat: int) -> Reason | None:
        return Reason("others_bid", {"name": f.seat, "count": s.board[f.seat]})

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        if A.has(A_USE, action):
            s.push(BID, f.seat, 0, f.b)
            use(s, f.seat, action)
            return
        is_white = A.has(A_WHITE, action)
        rest = f.b & ~(WHITE_MARKER if is_white else OWN_MARKER) | BEGUN
        if rest != BEGUN:
            s.push(BID, f.seat, 0, rest)
        if is_white:
            place(s, f.seat, NON_PLAYER, action - A_WHITE)
        else:
            s.board[f.seat] -= 1
            place(s, f.seat, f.seat, action - A_BID)


def open_squares(s: Chicago, seat: int) -> list[int]:
    """[RC-P2-07] Empty squares; those that cost something only if it can be paid [RC-P2-05]."""
    found: list[int] = []
    for space in range(SPACE_COUNT):
        squares = s.squares(space)
        for square in range(len(squares)):
            at = space * SQUARES + square
            if s.marks[at] < 0 and (squares[square] != COST or can_cover(s, seat, space)):
                found.append(at)
    return found


def why_not_bid(s: Chicago, f: Frame, at: int, marker: int) -> Reason:
    """What stands against a marker on a square, by what `Bid` and `open_squares` ask."""
    space, square = divmod(at, SQUARES)
    if square >= len(s.squares(space)):
        return Reason("no_square", {"count": len(s.squares(space))}, ELSEWHERE)
    if s.marks[at] >= 0:
        return why_not_marked(s, f.seat, at)
    if not f.b & marker:
        return Reason("other_marker" if f.b & BEGUN else "no_white", {}, ELSEWHERE)
    due = uncovered(s, space)
    values = {"cost": code_of(due), "short": code_of(missing(s, f.seat, due))}
    return Reason("square_cost", values, SHORT)


def why_not_marked(s: Chicago, seat: int, at: int) -> Reason:
    """[RC-P2-02] A marker lies on a square; of a card that is full, who has won it."""
    space = at // SQUARES
    if s.marks[at] == seat:
        return Reason("own_bid", {}, CLOSED)
    return card_full(s, space) if is_full(s, space) else Reason("square_taken", {}, CLOSED)


def card_full(s: Chicago, space: int) -> Reason:
    """[RC-P3-02] Who has won a card on which no square is left."""
    return Reason("card_full", {"space": space, "owner": winner_of(s, space)}, CLOSED)


def is_full(s: Chicago, space: int) -> bool:
    """Are all squares of a card covered?"""
    first = space * SQUARES
    return min(s.marks[first : first + len(s.squares(space))]) >= 0


def why_not_space(s: Chicago, key: str, piece: str) -> Reason | None:
    """[RC-P2-02] One bids on the squares of a card, not on the card or its project."""
    space = space_of(s, piece)
    if space < 0 or is_full(s, space) != (key == "card_full"):
        return None
    if key == "card_full":
        return card_full(s, space)
    return Reason(key, {"project": s.projects[space]}, ELSEWHERE)


def can_cover(s: Chicago, seat: int, space: int) -> bool:
    """Can a seat pay for the upper-left square of a card?"""
    return payable(s, seat, uncovered(s, space))


def place(s: Chicago, seat: int, color: int, at: int) -> None:
    """[RC-P2-03, RC-P2-04] Take the resource that is covered, or pay for the rest of the card."""
    space, square = divmod(at, SQUARES)
    s.marks[at] = color
    kind = s.squares(space)[square]
    if kind < BLANK:
        s.take(seat, kind, 1, T_SQUARE)
    elif kind == COST:
        s.push(BID_COST, seat, code_of(uncovered(s, space)))


class BidCost(Step[Chicago]):
    """[RC-P2-04] Pay for the upper-left square.  a: the tokens due, as one number."""

    def run(self, s: Chicago, f: Frame) -> None:
        due = counts_of(f.a)
        if sum(missing(s, f.seat, due)) == 0:
            pay_bid(s, f.seat, due)
        else:
            s.push(COST_MENU, f.seat, f.a)


class CostMenu(Step[Chicago]):
    """[RC-DEC-03] Wilds for all that is missing, or a trade for some of it.  a: as BidCost."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        due = counts_of(f.a)
        short = missing(s, f.seat, due)
        found = [A_WILDS] if s.held(f.seat, WILD) >= sum(short) else []
        for kind in range(TYPE_COUNT):
            if short[kind] and trades_for_bid(s, f.seat, kind, due):
                found.append(A_TRADE + kind)
        return found

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        short = missing(s, f.seat, counts_of(f.a))
        if action == A_WILDS:
            values = {"count": sum(short), "wilds": s.held(f.seat, WILD)}
            return Reason("few_wilds", values, SHORT)
        if A.has(A_TRADE, action):
            kind = action - A_TRADE
            return None if short[kind] else Reason("not_short", {"kind": kind}, CLOSED)
        if A.has(A_FAVOR, action):
            return Reason("favor_bid")
        if A.has(A_DEFAULT, action):
            return Reason("default_bid")
        if A.has(A_TOKENS, action) or action == A_COVERED:
            return Reason("bid_menu")
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        if action == A_WILDS:
            pay_bid(s, f.seat, counts_of(f.a))
        else:
            s.push(BID_COST, f.seat, f.a)
            s.push(TRADE, f.seat, action - A_TRADE, BID_TRADE + f.a)


def pay_bid(s: Chicago, seat: int, due: list[int]) -> None:
    """Pay with basic tokens first, then wilds [RC-DEC-20]."""
    for kind in range(TYPE_COUNT):
        spend(s, seat, kind, due[kind], T_BID)


class Resolve(Step[Chicago]):
    """[RC-P3-01] Phase 3: spaces I to V in order, without interruption [RC-EPT-16]."""

    def run(self, s: Chicago, f: Frame) -> None:
        for space in range(SPACE_COUNT):
            resolve(s, space)


def resolve(s: Chicago, space: int) -> None:
    """Who has won a card; losing markers return to the bidding board [RC-P3-05, RC-P3-06]."""
    winner = winner_of(s, space)
    s.winner[space] = winner
    if winner < 0:
        fail(s, space)
        return
    s.tell(E_WON, s.teller(winner), space, s.markers_on(space, winner), s.projects[space])
    if winner < s.seats:
        take_uncovered(s, winner, space, T_WINNER)  # [RC-P3-04]
    for color in range(s.colors()):
        count = s.markers_on(space, color)
        if color != winner and count:
            if color < s.seats:
                s.board[color] += count
            s.tell(E_BACK, s.teller(color), space, count)
            for at in range(space * SQUARES, (space + 1) * SQUARES):
                if s.marks[at] == color:
                    s.marks[at] = -1


def winner_of(s: Chicago, space: int) -> int:
    """[RC-P3-02] Most markers; tie: the first marker of the tied in the order of squares."""
    counts = [s.markers_on(space, color) for color in range(s.colors())]
    most = max(counts)
    if most:
        for color in s.marks[space * SQUARES : (space + 1) * SQUARES]:
            if color >= 0 and counts[color] == most:
                return color
    return -1


def fail(s: Chicago, space: int) -> None:
    """[RC-P3-03] Nobody wanted it: it leaves the game, and the first in rank grows poorer."""
    s.tell(E_UNBID, NOBODY, space)
    s.projects[space] = s.cards[space] = -1
    s.impoverish(s.ranked()[0])
