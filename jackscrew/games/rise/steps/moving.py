"""Moving markers: steps ahead, steps back, and what a space does to those who enter it."""

from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.rise.effects import (
    CONSERVATION,
    CULTURE,
    NOTHING,
    SCHOOL,
    TRACK_COUNT,
)
from jackscrew.games.rise.state import (
    A_ADVANCE,
    A_STEP,
    A_STOP,
    CULTURE_TILE,
    E_FORFEIT,
    E_PENALTY,
    E_STEP,
    E_TILE,
    EFFECT,
    LEFT,
    RESOLVE,
    STEP,
    WALK,
    A,
    Rise,
)
from jackscrew.games.rise.steps.leaving import act_freely, begin_leaving, go_home, is_free
from jackscrew.games.rise.steps.possible import can_leave, leaves, reach
from jackscrew.games.rise.steps.refusing import refused_leave, refused_step
from jackscrew.games.rise.tracks import FIRST_SLOT, SLOTS


def walk(s: Rise, seat: int, number: int, count: int, is_picked: bool) -> None:
    """[RISE-M-01] May advance up to `count` steps, one at a time.

    The first step on a track just picked is made at once if one space lies ahead [RISE-DEC-15].
    """
    places = reach(s, seat, number)
    if not places:
        forfeit(s, seat, number, count)
    elif is_picked and len(places) == 1:
        step(s, seat, number, places[0], count - 1)
    else:
        s.push(STEP, seat, number, count * 2 + (1 if is_picked else 0))


def forfeit(s: Rise, seat: int, number: int, count: int) -> None:
    """[RISE-M-07] Each step beyond the last space gives what is printed there, unasked.

    Where that is nothing the effect ends [RISE-DEC-19], unless this very track can be left
    [RISE-BUR-02].
    """
    track = s.tracks[number]
    if not track.is_last(s.space(seat, number)):
        return
    if track.overflow != NOTHING:
        for _ in range(count):
            s.tell(E_FORFEIT, seat, number)
            s.push(RESOLVE, seat, track.overflow)
    elif can_leave(s, seat, number):
        s.push(STEP, seat, number, count * 2)


class Walk(Step[Rise]):
    """Steps that are left go on.  a: the track; b: steps * 2, and 1 if it was just picked."""

    def run(self, s: Rise, f: Frame) -> None:
        walk(s, f.seat, f.a, f.b >> 1, f.b & 1 == 1)


class Advance(Step[Rise]):
    """[RISE-DEC-05] Step to one of the spaces ahead, or stop.  a, b: as Walk."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        places = reach(s, f.seat, f.a)
        found = [A_STEP + place for place in places]
        is_picked = f.b & 1 == 1
        if is_picked and len(places) == 1:
            return found
        if not is_picked:
            found.append(A_STOP)
        return found + leaves(s, f.seat)

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        is_picked = f.b & 1 == 1
        if A.has(A_STEP, action):
            return refused_step(s, f.seat, f.a, action - A_STEP, is_picked)
        if A.has(A_ADVANCE, action) and action - A_ADVANCE != f.a:
            return Reason("step_chosen" if is_picked else "step_track", {"track": f.a})
        return refused_leave(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            s.push(WALK, f.seat, f.a, f.b)
            act_freely(s, f.seat, action)
        elif action != A_STOP:
            step(s, f.seat, f.a, action - A_STEP, (f.b >> 1) - 1)


def step(s: Rise, seat: int, number: int, place: int, rest: int) -> None:
    """One step; its effects are resolved completely before the next [RISE-M-01]."""
    if rest:
        s.push(WALK, seat, number, rest * 2)
    s.made[seat * TRACK_COUNT + number] += 1
    space = s.tracks[number].space_at[place]
    is_slot = place >= FIRST_SLOT
    move(s, seat, number, space, (place - FIRST_SLOT) % SLOTS if is_slot else -1)
    if is_slot:
        enter_row(s, seat, space)
    elif number == CULTURE and s.hung[space] >= 0:  # [RISE-CUL-02]
        s.push(CULTURE_TILE, seat, space)
    else:
        enter(s, seat, number, space)


def move(s: Rise, seat: int, number: int, space: int, slot: int = -1) -> None:
    """Put a marker on a space; the Penalty tile follows Conservation [RISE-CON-02]."""
    before, place = s.space(seat, number), s.place(seat, number)
    s.marker[seat * TRACK_COUNT + number] = space
    if number == SCHOOL:
        s.slot[seat] = slot
    s.tell(E_STEP, seat, number, place, s.place(seat, number))
    if number == CONSERVATION:
        faces = s.tracks[number].penalty
        if faces[before] != faces[space]:
            s.tell(E_PENALTY, seat, faces[space], faces[before])


def enter(s: Rise, seat: int, number: int, space: int) -> None:
    """What a space does when it is entered from the left [RISE-M-03, RISE-M-11].

    From a black frame the marker goes back to the start first, or with the other reading after
    the effect [RISE-M-06]; exits behind dotted lines give nothing now [RISE-M-09].
    """
    track = s.tracks[number]
    if track.is_frame[space]:
        if s.effects_first:
            begin_leaving(s, seat, number)
        else:
            go_home(s, seat, number)
    if track.entry[space] != NOTHING:
        s.push(RESOLVE, seat, track.entry[space])


def enter_row(s: Rise, seat: int, space: int) -> None:
    """[RISE-SCH-02] Take the tile of a small space, or activate one where none lies.

    A tile is always taken [RISE-SCH-06].
    """
    at = s.tracks[SCHOOL].row[space] * SLOTS + s.slot[seat]
    tile = s.school[at]
    if tile < 0:
        s.push(EFFECT, seat, s.parts.activate)
        return
    s.school[at] = -1
    s.held[seat] |= 1 << tile
    s.active[seat] |= 1 << tile
    s.tell(E_TILE, seat, tile)


class Left(Step[Rise]):
    """[RISE-M-10] Forced steps left, one at a time.  a: the track; b: how many.

    Beyond the leftmost space each is forfeited and costs what is printed there [RISE-M-08].  On
    Conservation a Riot may come with the penalty [RISE-CON-04, RISE-CON-05].
    """

    def run(self, s: Rise, f: Frame) -> None:
        if f.b > 1:
            s.push(LEFT, f.seat, f.a, f.b - 1)
        track = s.tracks[f.a]
        space = s.space(f.seat, f.a) - 1
        if space < 0:
            s.tell(E_FORFEIT, f.seat, f.a, 1)
            s.push(RESOLVE, f.seat, track.underflow)
            return
        move(s, f.seat, f.a, space)
        if track.left[space] != NOTHING:
            s.push(RESOLVE, f.seat, track.left[space])
