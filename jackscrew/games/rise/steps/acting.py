"""Phase D: actions and events from left to right."""

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.rise.effects import NOTHING, SATISFACTION
from jackscrew.games.rise.state import (
    A_ACTIVATE,
    A_PLACE,
    A_PLAY,
    AFTER_ACTION,
    BACK,
    BEFORE_EVENT,
    C_OPTION,
    CARD,
    DISPLAY,
    E_ACTS,
    E_CHOSE,
    E_DISCARDED,
    E_EVENT,
    E_ORDER,
    EVENT,
    LEFT,
    OPTION,
    PAUSE,
    RESOLVE,
    A,
    Rise,
)
from jackscrew.games.rise.steps.leaving import act_freely, is_free
from jackscrew.games.rise.steps.possible import leaves, lifting_leaves, spare_converts
from jackscrew.games.rise.steps.refusing import is_of_marker, refused_freely, refused_later_tile
from jackscrew.games.rise.tracks import B_BACK

TOP = A_PLAY
BOTTOM = A_PLAY + 1


class Card(Step[Rise]):
    """[RISE-D-01] The next card of the display, until no factory is left [RISE-D-08].

    a: its place.
    """

    def run(self, s: Rise, f: Frame) -> None:
        if f.a and not f.a & 1:  # cards lie at even places, events at odd ones
            s.display[f.a - 1] = -1  # the event before is done
        if not s.queue:
            clear(s, f.a)
        elif f.a & 1:
            resolve_event(s, f.a)
        # the column of the factory that is first, and that of the card
        elif s.queue[0] // 4 == f.a >> 1:  # from left to right [RISE-D-02]
            seat = s.queue[0] % 4
            s.push(CARD, NOBODY, f.a)
            s.push(BACK, seat)
            s.push(PAUSE, seat, AFTER_ACTION)
            s.tell(E_ACTS, seat, s.display[f.a], f.a >> 1)
            s.push(OPTION, seat, f.a >> 1)
        else:  # [RISE-D-06]
            s.display[f.a] = -1
            s.push(CARD, NOBODY, f.a + 1)


def clear(s: Rise, first: int) -> None:
    """[RISE-D-08] What lies further right is discarded without effect [RISE-D-09]."""
    left = 0
    for position in range(first, DISPLAY):
        if s.display[position] >= 0:
            s.display[position] = -1
            left += 1
    s.tell(E_DISCARDED, NOBODY, left)


def resolve_event(s: Rise, position: int) -> None:
    """[RISE-D-07] It concerns the factories further right, from left to right."""
    event = s.display[position]
    s.tell(E_EVENT, NOBODY, event)
    s.push(CARD, NOBODY, position + 1)
    for factory in reversed(s.queue):
        s.push(EVENT, factory % 4, event)


class Concern(Step[Rise]):
    """[RISE-EV-01, RISE-EV-02] An event concerns a player.  a: the event."""

    def run(self, s: Rise, f: Frame) -> None:
        if s.parts.event[f.a] != NOTHING:
            s.push(RESOLVE, f.seat, s.parts.event[f.a])
        if s.parts.warns[f.a]:
            s.push(PAUSE, f.seat, BEFORE_EVENT)


class Option(Step[Rise]):
    """[RISE-DEC-03] The top option of an Action card, or the bottom one.  a: the column.

    A Penalty tile got during the action does not undo the option [RISE-CON-06].
    """

    def legal(self, s: Rise, f: Frame) -> list[int]:
        if s.penalty(f.seat) == B_BACK:  # [RISE-DEC-22]
            return [TOP, *lifting_leaves(s, f.seat)]
        found = [TOP, BOTTOM] if is_open(s, f.seat, s.display[f.a * 2]) else [TOP]
        return found + leaves(s, f.seat) + spare_converts(s, f.seat)

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        if action == BOTTOM:
            return refused_bottom(s, f.seat, s.display[f.a * 2])
        if A.has(A_PLACE, action):
            return Reason("option_card", {"card": f.a + 1})
        if A.has(A_ACTIVATE, action):
            return refused_later_tile(s, f.seat)
        return Reason("option_first") if is_of_marker(action) else refused_freely(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            s.push(OPTION, f.seat, f.a)
            act_freely(s, f.seat, action)
        else:
            card = s.display[f.a * 2]
            listed = s.parts.top[card] if action == TOP else s.parts.bottom[card]
            s.tell(E_CHOSE, f.seat, listed)
            s.push(RESOLVE, f.seat, listed)
            if action == BOTTOM:
                pay_for_bottom(s, f.seat, card)


def is_open(s: Rise, seat: int, card: int) -> bool:
    """[RISE-D-03, RISE-CARD-01] Can the bottom option be paid, or does its condition hold?"""
    if s.parts.for_leader[card]:
        return s.is_leader(seat)
    return s.can_pay(seat, s.parts.cost_coins[card])


def refused_bottom(s: Rise, seat: int, card: int) -> Reason:
    """Why a bottom option is not open, or may not be chosen [RISE-DEC-22]."""
    if s.penalty(seat) == B_BACK:
        return Reason("option_penalty", None, 1)
    if s.parts.for_leader[card]:
        return Reason("option_leader", None, 1)
    values = {"price": s.parts.cost_coins[card], "coins": s.coins[seat]}
    return Reason("option_price", values, 1)


def pay_for_bottom(s: Rise, seat: int, card: int) -> None:
    """[RISE-D-04] The cost comes first, a Riot with all its consequences."""
    s.spend(seat, s.parts.cost_coins[card], C_OPTION)
    if s.parts.cost_riot[card]:
        s.push(LEFT, seat, SATISFACTION, s.parts.cost_riot[card])


class Back(Step[Rise]):
    """[RISE-D-05] The factory goes to the lowest empty order space."""

    def run(self, s: Rise, f: Frame) -> None:
        s.queue.pop(0)
        space = s.order.index(-1)
        s.order[space] = f.seat
        s.tell(E_ORDER, f.seat, space)
