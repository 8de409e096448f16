"""Neighborhoods: enclosed by four buildings, they are awarded."""

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.raising_chicago.components import FROM_HOODS
from jackscrew.games.raising_chicago.rewards import CARD_SQUARES
from jackscrew.games.raising_chicago.state import (
    A_HOOD,
    AWARD,
    CHECK,
    E_HOOD,
    FOLLOW,
    HOOD,
    A,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.giving import push_reward
from jackscrew.games.raising_chicago.steps.refusing import (
    CLOSED,
    not_enclosed,
    other_moment,
)
from jackscrew.games.raising_chicago.steps.windows import holds


def enclosed(s: Chicago, plot: int) -> list[int]:
    """[RC-NB-01] The neighborhoods at a plot whose four plots all hold a building."""
    found: list[int] = []
    for hood in s.parts.touching[plot]:
        if s.hoods[hood] >= 0:
            is_enclosed = True
            for other in s.parts.around[hood]:
                if s.owner[other] < 0:
                    is_enclosed = False
            if is_enclosed:
                found.append(hood)
    return found


class Enclosed(Step[Chicago]):
    """A plot was filled; the builder has a window if something is enclosed [RC-EPT-04].

    Also if nothing is, for a tile that takes more from the card now that the markers have left it.
    a: the plot; b: how many more resources the card shows than at the question before.
    """

    def run(self, s: Chicago, f: Frame) -> None:
        if enclosed(s, f.a):
            s.push(AWARD, f.seat, f.a)
            if f.seat != NOBODY:
                s.push(CHECK, f.seat)
        elif s.rules >= 2 and f.b and holds(s, f.seat, CARD_SQUARES):
            s.push(CHECK, f.seat)


class Award(Step[Chicago]):
    """[RC-NB-04] Award what is enclosed; the builder chooses the order of several.  a: the plot."""

    def run(self, s: Chicago, f: Frame) -> None:
        found = enclosed(s, f.a)
        if len(found) > 1 and f.seat != NOBODY:
            s.push(HOOD, f.seat, f.a)
        elif found:
            if len(found) > 1:
                s.push(AWARD, f.seat, f.a)
            award(s, found[0])


class Hood(Step[Chicago]):
    """[RC-DEC-09] Which enclosed neighborhood comes next.  a: the plot."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_HOOD + hood for hood in enclosed(s, f.a)]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_HOOD, action):
            return not_enclosed(s, action - A_HOOD, CLOSED)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.push(AWARD, f.seat, f.a)
        award(s, action - A_HOOD)


def award(s: Chicago, hood: int) -> None:
    """[RC-NB-02] Most levels takes tile and reward; tie: higher rank [RC-GEN-05].

    With the non-player alone or tied [RC-NB-06], or without any levels [RC-NB-05], the tile goes
    to the box.
    """
    tile = s.hoods[hood]
    s.hoods[hood] = -1
    levels = [levels_at(s, hood, color) for color in range(s.colors())]
    most = max(levels)
    winner = NOBODY
    if most and max(levels[s.seats :], default=0) < most:
        for seat in s.ranked():
            if winner == NOBODY and levels[seat] == most:
                winner = seat
    s.tell(E_HOOD, winner, hood, tile)
    s.push(FOLLOW, NOBODY, hood, winner)
    if winner >= 0:
        s.won[winner] |= 1 << tile
        push_reward(s, winner, s.parts.hood_reward[tile])


def levels_at(s: Chicago, hood: int, color: int) -> int:
    """The levels of a colour on the four plots."""
    found = 0
    for plot in s.parts.around[hood]:
        if s.owner[plot] == color:
            found += s.levels[plot]
    return found


class Follow(Step[Chicago]):
    """[RC-NB-03] Other players with a building there earn 1.  a: the neighborhood; b: the winner.

    Won tiles are kept, a level added later changes nothing [RC-NB-07].
    """

    def run(self, s: Chicago, f: Frame) -> None:
        others = [seat for seat in range(s.seats) if seat != f.b and levels_at(s, f.a, seat) > 0]
        s.earn_together(others, 1, FROM_HOODS)
