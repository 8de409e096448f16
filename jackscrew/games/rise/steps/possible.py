"""What a seat could do now; nothing here changes a position."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.games.rise.effects import (
    ACTIVATE,
    ADVANCE,
    CHOICE,
    EXCHANGE,
    IF,
    JOKER,
    LEADER,
    NOTHING,
    PAY,
    REFRESH,
    SCHOOL,
    TRACK_COUNT,
)
from jackscrew.games.rise.state import A_CONVERT, A_LEAVE, LEFT_TRACKS, Rise
from jackscrew.games.rise.tracks import PENALTY_A, SLOTS, Track

TILE_SLOT: Final = "tile"


def reach(s: Rise, seat: int, number: int) -> list[int]:
    """[RISE-M-05] The places one step leads to, ascending; none at the end of a track."""
    track = s.tracks[number]
    ahead = track.ahead[s.space(seat, number)]
    if not track.has_small:
        found = [track.place[space] for space in ahead]
    else:
        found = []
        for space in ahead:
            if track.slots[space]:
                found += open_slots(s, track, space)
            else:
                free = first_free(s, seat, track, space)
                if free >= 0 and track.place[free] not in found:
                    found.append(track.place[free])
    if len(found) > 1:
        found.sort()
    return found


def first_free(s: Rise, seat: int, track: Track, space: int) -> int:
    """[RISE-M-04] Small spaces occupied by somebody else are skipped; -1 if nothing follows.

    Also the first ones of a path [RISE-PRS-02].
    """
    while track.is_small[space] and is_taken(s, seat, track.number, space):
        if track.is_last(space):
            return -1
        space = track.ahead[space][0]
    return space


def is_taken(s: Rise, seat: int, number: int, space: int) -> bool:
    """Does somebody else's marker stand on a space?"""
    for other in range(s.seats):
        if other != seat and s.space(other, number) == space:
            return True
    return False


def open_slots(s: Rise, track: Track, space: int) -> list[int]:
    """[RISE-SCH-02, RISE-SCH-03] The small spaces of a School row that may be entered.

    Those with a tile [RISE-SCH-04], and the one that activates a tile if no other marker is
    there [RISE-SCH-05].
    """
    found: list[int] = []
    slots = track.slots[space]
    for slot in range(len(slots)):
        if slots[slot] == TILE_SLOT:
            is_open = s.school[track.row[space] * SLOTS + slot] >= 0
        else:
            is_open = not is_slot_taken(s, space, slot)
        if is_open:
            found.append(track.slot_place(space, slot))
    return found


def is_slot_taken(s: Rise, space: int, slot: int) -> bool:
    """Does a marker stand on a small space of School?"""
    for seat in range(s.seats):
        if s.slot[seat] == slot and s.space(seat, SCHOOL) == space:
            return True
    return False


def can_advance(s: Rise, seat: int, number: int) -> bool:
    """[RISE-F-05] Is a step possible, or does a forfeited one give something?"""
    track = s.tracks[number]
    if track.is_last(s.space(seat, number)):
        return track.overflow != NOTHING
    return not track.has_small or len(reach(s, seat, number)) > 0


def joker_tracks(s: Rise, seat: int) -> list[int]:
    """[RISE-F-04] The tracks a joker can be used on."""
    return [track for track in range(TRACK_COUNT) if can_advance(s, seat, track)]


def usable_tiles(s: Rise, seat: int) -> list[int]:
    """[RISE-F-09] The tracks of active School tiles whose step is possible, ascending.

    None with Penalty A [RISE-CON-03].
    """
    if s.penalty(seat) == PENALTY_A:
        return []
    found: list[int] = []
    for tile in squares_of(s.active[seat]):
        track = s.parts.school_tile[tile]
        if track not in found and can_advance(s, seat, track):
            found.append(track)
    found.sort()
    return found


def can_leave(s: Rise, seat: int, number: int) -> bool:
    """[RISE-FREE-01] Does a dotted line lead home, and is no leaving under way [RISE-DEC-18]?"""
    return (
        s.tracks[number].is_left and s.space(seat, number) > 0 and not s.leaving[seat] >> number & 1
    )


def leaves(s: Rise, seat: int) -> list[int]:
    """[RISE-FREE-04] The ways to leave a track, offered with every decision."""
    return [A_LEAVE + i for i in range(len(LEFT_TRACKS)) if can_leave(s, seat, LEFT_TRACKS[i])]


def tile_leaves(s: Rise, seat: int) -> list[int]:
    """[RISE-DEC-20] The same where a School tile may be activated.

    With Penalty A only what could lift it.
    """
    return lifting_leaves(s, seat) if s.penalty(seat) == PENALTY_A else leaves(s, seat)


def lifting_leaves(s: Rise, seat: int) -> list[int]:
    """The ways to leave a track that may lead to a step right on Conservation."""
    found: list[int] = []
    for action in leaves(s, seat):
        number = LEFT_TRACKS[action - A_LEAVE]
        for listed in s.tracks[number].exits(s.space(seat, number)):
            if s.parts.lifts[listed] and action not in found:
                found.append(action)
    return found


def spare_converts(s: Rise, seat: int) -> list[int]:
    """[RISE-FREE-07] Convert once for its own sake, while few coins are held."""
    if s.coins[seat] < s.parts.convert_below and s.convertible(seat) > 0:
        return [A_CONVERT]
    return []


def trade_converts(s: Rise, seat: int, most: int) -> list[int]:
    """[RISE-FREE-07] The same at an exchange: only if it gains, and the coins can be used."""
    if s.coins[seat] < most and s.rate_coins(seat) > s.rate_vp(seat) and s.convertible(seat) > 0:
        return [A_CONVERT]
    return []


def holds(s: Rise, seat: int, condition: int) -> bool:
    """Does a condition hold for a seat now [RISE-F-20]?  All are compared [RISE-EV-03]."""
    return s.is_leader(seat) if condition == LEADER else s.is_last(seat)


def possible(s: Rise, seat: int, effect: int) -> bool:
    """[RISE-F-05] Could an effect do anything now?"""
    effects = s.parts.effects
    kind = effects.kind[effect]
    if kind == ADVANCE:
        return can_advance(s, seat, effects.thing[effect])
    if kind == JOKER:
        return len(joker_tracks(s, seat)) > 0
    if kind == ACTIVATE:
        return len(usable_tiles(s, seat)) > 0
    if kind == REFRESH:
        return s.active[seat] != s.held[seat]
    if kind == CHOICE:
        return len(open_branches(s, seat, effect)) > 0
    if kind == PAY:  # [RISE-F-06]
        inner = effects.inner[effect][0]
        return s.can_pay(seat, effects.count[effect]) and list_possible(s, seat, inner)
    if kind == EXCHANGE:
        return s.coins[seat] > 0 or len(trade_converts(s, seat, effects.count[effect])) > 0
    if kind == IF:
        return holds(s, seat, effects.thing[effect])
    return True


def list_possible(s: Rise, seat: int, listed: int) -> bool:
    """Could any effect of a list do anything now?"""
    for effect in s.parts.effects.all_of(listed):
        if possible(s, seat, effect):
            return True
    return False


def open_branches(s: Rise, seat: int, effect: int) -> list[int]:
    """The branches of a choice that could do anything now."""
    inner = s.parts.effects.inner[effect]
    return [i for i in range(len(inner)) if list_possible(s, seat, inner[i])]
