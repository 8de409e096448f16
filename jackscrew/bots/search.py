"""What a bot may look into: positions that its seat cannot tell from the true one."""

from __future__ import annotations

from jackscrew.core.chance import Dice, choose
from jackscrew.core.match import Match
from jackscrew.core.state import CHANCE, OVER, State


class Search:
    """A seat's question, and samples of the position behind it; never the true one.

    `actions` maps the names of all that the seat may do to their numbers.
    """

    def __init__(self, match: Match, seat: int, dice: Dice) -> None:
        self._match = match
        self.seat = seat
        self.dice = dice
        self.actions = dict(zip(match.legal(seat), match.legal_numbers(seat), strict=True))

    def sample(self) -> State:
        """A fresh state with this seat to decide, as likely as any other it cannot rule out."""
        state: State = self._match.game.resample(self._match.state, self.seat, self.dice)
        state.bring(self.seat)
        return state


def go_on(state: State, dice: Dice) -> bool:
    """Play chance and forced moves until somebody must choose.  Did chance have a say?"""
    rolled = False
    while state.actor() != OVER:
        by_chance = state.actor() == CHANCE
        if not by_chance and len(state.legal()) > 1:
            return rolled
        rolled = rolled or by_chance
        state.apply(choose(state, dice))
    return rolled
