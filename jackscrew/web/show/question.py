"""What is asked, of whom, and what else can be done."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from jackscrew.text import Figure
from jackscrew.web.live.table import CANNOT_SAVE
from jackscrew.web.live.undoing import asks_others, undo_seat
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.told import Action


@dataclass(frozen=True)
class Named:
    """A seat and what it is called."""

    seat: int
    name: str


@dataclass(frozen=True)
class Undo:
    """A seat that may take a choice back, alone or if others agree."""

    seat: int
    asks: bool


@dataclass(frozen=True)
class Wished:
    """A seat that asks to take a choice back: the viewer's own, or one they have agreed to."""

    seat: int
    name: str
    mine: bool
    agreed: bool


@dataclass(frozen=True)
class Asking:
    """The question as a viewer is shown it.

    `seat` is asked, `also` are others asked at the same time, `replaced` are the viewer's seats
    that a bot plays.  `awaited`: somebody looks at the past while they are asked now.
    """

    over: bool
    ended: bool
    looking: bool
    awaited: bool
    move: int
    ending: str
    waits: str
    seat: int | None
    name: str
    yours: bool
    thinking: bool
    may_skip: bool
    waiting: bool
    invites: bool
    rule: str
    prompt: str
    also: list[str]
    replaced: list[Named]
    actions: list[Action]
    figures: dict[str, Figure]
    undo: Undo | None
    wish: Wished | None


def question(shown: Shown) -> Markup:
    """The question with its answers."""
    return render("question.html", shown.words, q=asking(shown))


def asking(shown: Shown) -> Asking:
    """What the fragment is filled with."""
    table, viewer, words, match = shown.table, shown.viewer, shown.words, shown.match
    asked = shown.view["question"]
    seat = asked["seat"] if asked else None
    return Asking(
        over=match.over,
        ended=shown.live.over,
        looking=shown.looking,
        awaited=shown.looking and viewer.asked(table) is not None,
        move=match.version,
        ending=words.ending(shown.view) if match.over else "",
        waits=words.text(CANNOT_SAVE) if table.store.failing else "",
        seat=seat,
        name=words.names[seat] if seat is not None else "",
        yours=shown.asked is not None,
        thinking=is_thinking(shown, seat),
        may_skip=may_skip(shown, seat),
        waiting=is_waiting(shown, seat),
        invites=viewer.links is not None and seat in viewer.links.invited,
        rule=asked["rule"] if asked else "",
        prompt=words.prompt(shown.view),
        also=also_asked(shown, seat),
        replaced=replaced(shown),
        actions=shown.actions,
        figures=own_figures(shown),
        undo=undoing(shown),
        wish=wished(shown),
    )


def own_figures(shown: Shown) -> dict[str, Figure]:
    """The figures of the seat that is asked at which something is shown, by their icons."""
    if shown.asked is None or not any(action.aside for action in shown.actions):
        return {}
    return {each.icon: each for each in shown.words.figures(shown.view, shown.asked)}


def is_thinking(shown: Shown, seat: int | None) -> bool:
    """Does a bot look for its move now?"""
    return seat is not None and not shown.looking and bool(shown.table.seats[seat].bot)


def may_skip(shown: Shown, seat: int | None) -> bool:
    """May the viewer hurry the bot that is to move?"""
    is_slow = shown.table.pace.share() > 0
    return is_thinking(shown, seat) and bool(shown.viewer.seats) and is_slow


def is_waiting(shown: Shown, seat: int | None) -> bool:
    """Does the game wait for somebody to sit down?"""
    if seat is None or shown.looking:
        return False
    return not shown.table.seats[seat].taken and not shown.table.seats[seat].bot


def replaced(shown: Shown) -> list[Named]:
    """The viewer's seats that a bot plays for them."""
    if shown.looking or shown.live.over:
        return []
    seats = (shown.table.seats[seat] for seat in shown.viewer.seats)
    return [
        Named(seat.number, shown.words.names[seat.number])
        for seat in seats
        if seat.person and seat.bot
    ]


def also_asked(shown: Shown, seat: int | None) -> list[str]:
    """The names of those who are asked at the same time."""
    if shown.match.over:
        return []
    return [shown.words.names[other] for other in shown.match.pending() if other != seat]


def undoing(shown: Shown) -> Undo | None:
    """What the viewer may take back, who is not looking at the past."""
    seat = None if shown.looking else undo_seat(shown.table, shown.viewer.seats)
    return None if seat is None else Undo(seat, asks_others(shown.table, seat))


def wished(shown: Shown) -> Wished | None:
    """What somebody asks the others to agree to."""
    wish, own = shown.table.wish, shown.viewer.seats
    if wish is None:
        return None
    agreed = not wish.needed & set(own)
    return Wished(wish.seat, shown.words.names[wish.seat], wish.seat in own, agreed)
