"""Rounds: turning up tiles, what follows what, and how the game ends."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, PART, Frame, Reason, Step
from jackscrew.games.city_council.components import MAYOR, TREASURER
from jackscrew.games.city_council.scoring import COINS_SCORE_EARLY, sheet
from jackscrew.games.city_council.state import (
    A_REVEAL,
    A_WINNER,
    BIDDING,
    E_EARLY_END,
    E_WINNER,
    LOBBYING,
    ROUND,
    TIEBREAK,
    TOPS,
    TURNS,
    UNUSED_COINS,
    A,
    Council,
)

FRESH_COINS = 0b111100  # 2, 3, 4 and 5 as bits


class Round(Step[Council]):
    """[CC-RND-01] Bid, lobby, take turns, end the round.  a: the round; b: 1 when it is over."""

    def run(self, s: Council, f: Frame) -> None:
        if f.b:
            end_round(s)
        else:
            begin_round(s, f.a)


def begin_round(s: Council, number: int) -> None:
    """Turn up the top tile of each stack [CC-SET-02, CC-ROUND-03] and start phase 1."""
    s.round = number
    s.tell(PART, NOBODY, number)
    s.push(ROUND, NOBODY, number, 1)
    s.push(TURNS, NOBODY)
    s.push(LOBBYING, NOBODY)
    s.push(BIDDING, NOBODY)
    for stack in range(len(s.up) - 1, -1, -1):
        s.push(TOPS, CHANCE, stack)


def end_round(s: Council) -> None:
    """Score unused coins [CC-ROUND-01], take all back [CC-ROUND-02], go on [CC-ROUND-03]."""
    score_unused_coins(s)
    s.opener = s.order[0]  # who was first opens the next bidding [CC-BID-01]
    if not s.bag:
        end_game(s)  # [CC-END-01]
        return
    for seat in range(s.seats()):
        s.coins[seat] = FRESH_COINS
        s.bid_coin[seat] = s.bid_value[seat] = 0
        s.order[seat] = s.taken[seat] = s.took[seat] = -1
    for member in range(len(s.members)):
        s.members[member] = -1
    s.push(ROUND, NOBODY, s.round + 1)


def score_unused_coins(s: Council) -> None:
    """2 points for each coin neither bid nor used [CC-ROUND-01]; chits bring nothing."""
    for seat in range(s.seats()):
        coins = s.coins[seat].bit_count()
        if coins:
            s.score(seat, UNUSED_COINS, coins * s.parts.per_coin)


def end_early(s: Council, seat: int) -> None:
    """[CC-END-02] A seat has no place for a tile: nobody acts any more.

    Unused coins bring nothing then [CC-END-03], unless a switch says so [CC-VAR-02].
    """
    s.tell(E_EARLY_END, seat)
    if s.switches[COINS_SCORE_EARLY]:
        score_unused_coins(s)
    end_game(s)


def end_game(s: Council) -> None:
    """Highest total wins; a tie is for the Mayor, or the Treasurer, to decide [CC-END-04]."""
    s.stack.clear()
    tied = leaders(s)
    if len(tied) == 1:
        s.winner = tied[0]
        s.tell(E_WINNER, s.winner)
        return
    chooser = s.members[MAYOR] if s.members[MAYOR] >= 0 else s.members[TREASURER]
    s.push(TIEBREAK, chooser)


def ended(s: Council) -> list[list[int]]:
    """[CC-END-05] Points by source and seat if this were the last round and it ended now."""
    if s.is_ended() or (must_end_early(s) and not s.switches[COINS_SCORE_EARLY]):
        return sheet(s)
    end = s.clone()
    score_unused_coins(end)
    return sheet(end)


def must_end_early(s: Council) -> bool:
    """[CC-END-02] Is a turn still to come, and no place left for a tile?"""
    for frame in s.stack:
        if frame.step == TURNS and frame.a < s.seats():
            return not s.board.places()
    return False


def leaders(s: Council) -> list[int]:
    """The seats with the highest total."""
    points = s.returns()
    best = max(points)
    return [seat for seat in range(len(points)) if points[seat] == best]


class Tiebreak(Step[Council]):
    """[CC-DEC-14] Name the winner among the tied seats, oneself included."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        return [A_WINNER + seat for seat in leaders(s)]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if not A.has(A_WINNER, action) or action - A_WINNER >= s.seats():
            return None
        return Reason("not_tied", {"name": action - A_WINNER}, 1)

    def apply(self, s: Council, f: Frame, action: int) -> None:
        s.winner = action - A_WINNER
        s.tell(E_WINNER, s.winner)


class Tops(Step[Council]):
    """[CC-INFO-02] Turn up a stack's top tile, any unseen one alike.  a: the stack."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        return [A_REVEAL + tile for tile in squares_of(s.bag)]

    def apply(self, s: Council, f: Frame, action: int) -> None:
        tile = action - A_REVEAL
        s.bag &= ~(1 << tile)
        s.up[f.a] = tile
        s.below[f.a] -= 1
