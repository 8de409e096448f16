"""Why something cannot be chosen, by what a seat could do: see `possible.py`."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Reason
from jackscrew.games.rise.effects import ADVANCE, PAY, PRESS, SCHOOL
from jackscrew.games.rise.state import (
    A_ACTIVATE,
    A_ADVANCE,
    A_CONVERT,
    A_LEAVE,
    A_STEP,
    LEFT_TRACKS,
    A,
    Rise,
)
from jackscrew.games.rise.steps.possible import TILE_SLOT, can_leave
from jackscrew.games.rise.tracks import FIRST_SLOT, PENALTY_A, SLOTS, Track


def refused_leave(s: Rise, seat: int, action: int) -> Reason | None:
    """Why a track cannot be left now, which is offered with every decision [RISE-FREE-04]."""
    if not A.has(A_LEAVE, action):
        return None
    number = LEFT_TRACKS[action - A_LEAVE]
    if not s.tracks[number].is_left:
        return Reason("leave_no_way", None, 1)
    if not s.space(seat, number):
        return Reason("leave_start", None, 1)
    return Reason("leave_no_lift" if can_leave(s, seat, number) else "leave_under_way", None, 1)


def refused_freely(s: Rise, seat: int, action: int) -> Reason | None:
    """The same, and why VP are not turned into coins for their own sake [RISE-FREE-07]."""
    if action == A_CONVERT:
        return Reason("convert_enough", {"coins": s.parts.convert_below})
    return refused_leave(s, seat, action)


def is_of_marker(action: int) -> bool:
    """Is this about a space or a track?"""
    return A.has(A_STEP, action) or A.has(A_ADVANCE, action)


def refused_later_tile(s: Rise, seat: int) -> Reason:
    """Why no School tile is activated while something else is asked."""
    return Reason("tile_penalty" if s.penalty(seat) == PENALTY_A else "tile_later")


def refused_track(s: Rise, seat: int, number: int) -> Reason:
    """Why no step can be made on a track, or would bring nothing [RISE-F-05]."""
    if not s.tracks[number].is_last(s.space(seat, number)):
        return Reason("track_full", {"track": number}, 2)
    return Reason(
        "end_leave" if can_leave(s, seat, number) else "end_nothing", {"track": number}, 2
    )


def refused_tile(s: Rise, seat: int, number: int) -> Reason:
    """Why no School tile for a track can be activated [RISE-F-09]."""
    if not shows(s, s.held[seat], number):
        return Reason("tile_none", {"track": number}, 1)
    if s.penalty(seat) == PENALTY_A:
        return Reason("tile_penalty", None, 2)
    if not shows(s, s.active[seat], number):
        return Reason("tile_used", None, 2)
    return refused_track(s, seat, number)


def shows(s: Rise, tiles: int, number: int) -> bool:
    """Is there a School tile for a track among these?"""
    for tile in squares_of(tiles):
        if s.parts.school_tile[tile] == number:
            return True
    return False


def refused_offer(s: Rise, seat: int, action: int) -> Reason | None:
    """Why something is not chosen that is none of the effects or branches offered."""
    if A.has(A_ACTIVATE, action):
        return refused_later_tile(s, seat)
    return Reason("not_offered") if A.has(A_ADVANCE, action) else refused_leave(s, seat, action)


def refused_effect(s: Rise, seat: int, effect: int) -> Reason:
    """Why an effect could do nothing now [RISE-F-05]."""
    effects = s.parts.effects
    if effects.kind[effect] == ADVANCE:
        return refused_track(s, seat, effects.thing[effect])
    if effects.kind[effect] == PAY and not s.can_pay(seat, effects.count[effect]):
        values = {"price": effects.count[effect], "coins": s.coins[seat]}
        return Reason("pay_coins", values, 2)
    return Reason("does_nothing", None, 1)


def refused_list(s: Rise, seat: int, listed: int) -> Reason:
    """The same of a list of effects, by the one that it is, if it is one."""
    found = s.parts.effects.all_of(listed)
    return refused_effect(s, seat, found[0]) if len(found) == 1 else Reason("does_nothing", None, 1)


def refused_step(s: Rise, seat: int, number: int, place: int, is_picked: bool) -> Reason | None:
    """Why a step does not lead to a place."""
    track = s.tracks[number]
    space = track.space_at[place]
    if space < 0:
        key = "step_chosen" if is_picked else "step_track"
        return Reason(key, {"track": number}, 1) if is_on_table(s, place) else None
    here = s.space(seat, number)
    if space == here or leads(track, space, here):
        return Reason("step_back", None, 2)
    if not leads(track, here, space):
        return Reason("press_path" if number == PRESS else "step_branch", None, 2)
    if track.slots[space]:
        return refused_slot(s, here, space, place)
    owner = passed_over(s, seat, track, here, space)
    return Reason("step_far", None, 3) if owner < 0 else Reason("step_taken", {"name": owner}, 4)


def is_on_table(s: Rise, place: int) -> bool:
    """Is there such a space on any track, with the sides that are up?"""
    for track in s.tracks:
        if track.space_at[place] >= 0:
            return True
    return False


def leads(track: Track, space: int, aim: int) -> bool:
    """Do any steps lead from a space to another?"""
    for following in track.ahead[space]:
        if following == aim or leads(track, following, aim):
            return True
    return False


def passed_over(s: Rise, seat: int, track: Track, here: int, space: int) -> int:
    """Who stands on a space that a step goes past for it [RISE-M-04], -1 if it is further on."""
    for following in track.ahead[here]:
        at, owner = following, stander(s, seat, track, following)
        while owner >= 0 and at != space and not track.is_last(at):
            at = track.ahead[at][0]
            owner = stander(s, seat, track, at)
        if at == space:
            return owner
    return -1


def stander(s: Rise, seat: int, track: Track, space: int) -> int:
    """Who stands on a small space, besides oneself; -1 if nobody does."""
    for other in range(s.seats):
        if track.is_small[space] and other != seat and s.space(other, track.number) == space:
            return other
    return -1


def refused_slot(s: Rise, here: int, space: int, place: int) -> Reason | None:
    """Why a small space of School cannot be entered [RISE-SCH-03]; rows are none."""
    track = s.tracks[SCHOOL]
    if place < FIRST_SLOT:
        return None
    if space not in track.ahead[here]:
        return Reason("school_row", None, 2)
    slot = (place - FIRST_SLOT) % SLOTS
    if track.slots[space][slot] == TILE_SLOT:
        return Reason("school_gone", None, 3)
    owners = [other for other in range(s.seats) if s.place(other, SCHOOL) == place]
    return Reason("school_taken", {"name": owners[0]}, 3)
