"""At any time: leaving Bureau or Bank, and turning VP into coins."""

from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.rise.components import COINS_HELD
from jackscrew.games.rise.effects import CULTURE, TRACK_COUNT
from jackscrew.games.rise.state import (
    A_CONVERT,
    A_LEAVE,
    A_PROCEED,
    E_HOME,
    E_LEAVES,
    END_OF_GAME,
    LEAVING,
    LEFT_TRACKS,
    MOMENT,
    PAUSE,
    RESOLVE,
    A,
    Rise,
)
from jackscrew.games.rise.steps.possible import leaves
from jackscrew.games.rise.steps.refusing import refused_leave


def is_free(action: int) -> bool:
    """May it be done with any decision, whatever is asked?"""
    return A.has(A_LEAVE, action) or action == A_CONVERT


def act_freely(s: Rise, seat: int, action: int) -> None:
    """[RISE-FREE-04] Leave a track or convert; what was asked must have been pushed again."""
    if action == A_CONVERT:
        s.convert(seat)
    else:
        leave(s, seat, LEFT_TRACKS[action - A_LEAVE])


def leave(s: Rise, seat: int, number: int) -> None:
    """[RISE-FREE-02] The marker is put on the start, then the exit effects are resolved.

    With the other reading it is put there after them.
    """
    space = s.space(seat, number)
    s.tell(E_LEAVES, seat, number, s.tracks[number].place[space])
    if not s.effects_first:
        s.marker[seat * TRACK_COUNT + number] = s.tracks[number].start
    begin_leaving(s, seat, number)
    for listed in reversed(s.tracks[number].exits(space)):
        s.push(RESOLVE, seat, listed)


def begin_leaving(s: Rise, seat: int, number: int) -> None:
    """The effects that are pushed next belong to leaving a track."""
    s.leaving[seat] |= 1 << number
    s.push(LEAVING, seat, number)


def go_home(s: Rise, seat: int, number: int) -> None:
    """A marker returns to the start at no cost."""
    s.marker[seat * TRACK_COUNT + number] = s.tracks[number].start
    s.tell(E_HOME, seat, number)


class Leaving(Step[Rise]):
    """[RISE-DEC-18] The exit effects of a track are done: it can be left again.  a: the track.

    With effects first only now does the marker go home [RISE-FREE-02, RISE-M-06].
    """

    def run(self, s: Rise, f: Frame) -> None:
        s.leaving[f.seat] &= ~(1 << f.a)
        if s.effects_first:
            go_home(s, f.seat, f.a)


class Pause(Step[Rise]):
    """[RISE-FREE-05] A fixed moment; asked only of a player who has something to do.

    a: the moment.
    """

    def run(self, s: Rise, f: Frame) -> None:
        if leaves(s, f.seat) or (f.a == END_OF_GAME and last_converts(s, f.seat)):
            s.push(MOMENT, f.seat, f.a)


class Moment(Step[Rise]):
    """[RISE-DEC-11] Leave a track or go on.  a: the moment."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        found = [A_PROCEED, *leaves(s, f.seat)]
        return found + last_converts(s, f.seat) if f.a == END_OF_GAME else found

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        return refused_leave(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            s.push(PAUSE, f.seat, f.a)
            act_freely(s, f.seat, action)


def last_converts(s: Rise, seat: int) -> list[int]:
    """[RISE-FREE-07] Before final scoring: only for a Culture tile or space that wants coins."""
    if s.coins[seat] < wanted_coins(s, seat) and s.convertible(seat) > 0:
        return [A_CONVERT]
    return []


def wanted_coins(s: Rise, seat: int) -> int:
    """How many coins a seat can use at the end of the game."""
    wanted = 0
    if s.tracks[CULTURE].side == 1:
        wanted = s.parts.end_exchange(s.space(seat, CULTURE))
    for tile in range(len(s.parts.tile_kind)):
        if s.culture[seat] >> tile & 1 and s.parts.tile_kind[tile] == COINS_HELD:
            wanted = max(wanted, s.parts.tile_number[tile])
    return wanted
