"""What a bot may search: its information set, of positions that its seat cannot tell apart."""

from __future__ import annotations

from typing import NamedTuple

from jackscrew.core.chance import Dice, choose
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.core.record import Line, Record
from jackscrew.core.state import CHANCE, OVER, State
from jackscrew.core.view import View


class Mark(NamedTuple):
    """A place in a record that is being written."""

    record: Record
    number: int
    last: Line | None


class Search:
    """A seat's question, and samples of the position behind it; never the true one.

    `actions` maps the names of all that the seat may do to their numbers.
    """

    def __init__(self, match: Match, seat: int, dice: Dice) -> None:
        self._match = match
        self.seat = seat
        self.dice = dice
        self.actions = dict(zip(match.legal(seat), match.legal_numbers(seat), strict=True))

    @property
    def game(self) -> Game:
        """What is played."""
        return self._match.game

    def view(self) -> View:
        """All that the seat may know."""
        return self._match.view(self.seat)

    def mark(self) -> Mark:
        """Where the match stands, to ask later what has come since."""
        record = self._match.record
        return Mark(record, len(record.lines), record.lines[-1] if record.lines else None)

    def since(self, mark: Mark) -> list[Line] | None:
        """The record from there on, as the seat may read it; none if that was taken back."""
        record = self._match.record
        if record is not mark.record or len(record.lines) < mark.number:
            return None
        if mark.number and record.lines[mark.number - 1] is not mark.last:
            return None
        return self._match.log(self.seat, mark.number)

    def sample(self) -> State:
        """A determinization: a fresh state, as likely as any other that the seat cannot rule out.

        This seat is to decide in it.
        """
        state: State = self._match.game.resample(self._match.state, self.seat, self.dice)
        if self.actions:  # none at the end of the game
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
