"""Phase 3: the turns, each in the order A tile, B investment, C rail."""

from typing import Final

from jackscrew.core.state import NOBODY, Frame, Step
from jackscrew.games.city_council.geometry import die_anchor, overlaps
from jackscrew.games.city_council.state import STACK, TURN, TURNS, Council
from jackscrew.games.city_council.steps.investing import ask_investor, ask_speculator
from jackscrew.games.city_council.steps.rail import ask_rail
from jackscrew.games.city_council.steps.rounds import end_early

TILE: Final = 0
INVESTOR: Final = 1
SPECULATOR: Final = 2
LINE: Final = 3


class Turns(Step[Council]):
    """[CC-RND-01] The seats take turns by turn position.  a: turns taken."""

    def run(self, s: Council, f: Frame) -> None:
        if f.a < s.seats():
            s.push(TURNS, NOBODY, f.a + 1)
            s.push(TURN, s.order[f.a], f.a + 1, TILE)


class Turn(Step[Council]):
    """[CC-RND-02] One seat's turn; a part once left is not returned to.

    a: the turn position; b: the part that comes now.
    """

    def run(self, s: Council, f: Frame) -> None:
        if f.b < LINE:
            s.push(TURN, f.seat, f.a, f.b + 1)
        if f.b == TILE:
            begin_turn(s, f.seat)
        elif f.b == INVESTOR:
            ask_investor(s, f.seat)
        elif f.b == SPECULATOR:
            ask_speculator(s, f.seat)
        else:
            ask_rail(s, f.seat)


def begin_turn(s: Council, seat: int) -> None:
    """[CC-TILE-01] A seat without a legal place ends the game, paying and scoring nothing."""
    if own_places(s, seat):
        s.push(STACK, seat)
    else:
        end_early(s, seat)


def own_places(s: Council, seat: int) -> list[int]:
    """Where this seat may place: not on the squares of its own active die [CC-SPEC-08]."""
    found = s.board.places()
    point = s.point[seat]
    if point < 0:
        return found
    return [anchor for anchor in found if not overlaps(anchor, die_anchor(point))]
