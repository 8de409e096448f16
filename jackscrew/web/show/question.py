"""What is asked, of whom, and what else can be done: for all, and for whoever may do it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from jackscrew.core.view import View
from jackscrew.text import Brief, Figure
from jackscrew.text.forced import Forced
from jackscrew.web.live.table import CANNOT_SAVE
from jackscrew.web.live.undoing import Undo
from jackscrew.web.show.shown import Seen, Shown
from jackscrew.web.show.told import Action

FEW = 6  # answers that all are buttons


class Named(Struct, frozen=True):
    """A seat and what it is called."""

    seat: int
    name: str


class Wished(Struct, frozen=True):
    """A seat that asks to take a choice back: the viewer's own, or one they have agreed to."""

    seat: int
    name: str
    mine: bool
    agreed: bool


class Answers:
    """What may be answered: `main` are answers, `aside` what only prepares them.

    `shown` are the buttons: all of a few, else those that no piece of the picture stands for.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self.main = [action for action in actions if not action.aside]
        self.aside = [action for action in actions if action.aside]
        self.are_few = len(self.main) <= FEW
        bare = [action for action in self.main if not action.targets]
        self.shown = self.main if self.are_few else bare if len(bare) <= FEW else []


class Personal(Struct, frozen=True):
    """What only one viewer is told of the question; all of it is empty for most.

    `actions` they may answer with; `briefs` are those of the buttons, by name, and `figures` those
    of their seat at which answers are shown.
    `replaced` are their seats that a bot plays, `invites` tells that they may ask somebody to the
    seat that the game waits for.  `awaited`: they look at the past while they are asked now.
    `forced` are moves that were made for them because they had no other, `since` a line that tells
    what others have done since they last chose.
    """

    yours: bool = False
    awaited: bool = False
    invites: bool = False
    actions: list[Action] = []
    briefs: dict[str, Brief] = {}
    figures: dict[str, Figure] = {}
    replaced: list[Named] = []
    forced: list[Forced] = []
    since: str = ""
    wish: Wished | None = None


EVERYBODY = Personal()


class Asking(Struct, frozen=True):
    """The question as all are shown it: `seat` is asked, `also` are others asked as well.

    `may_skip`: those who sit at the table may hurry the bot that is to move.  The `wisher` asks to
    take a choice back; `undos` are the seats that may do so.
    """

    over: bool
    ended: bool
    looking: bool
    move: int
    ending: str
    waits: str
    seat: int | None
    name: str
    thinking: bool
    may_skip: bool
    waiting: bool
    rule: str
    prompt: str
    also: list[str]
    wisher: str
    undos: list[Undo]


def asking(shown: Shown, view: View) -> Asking:
    """The question in the words for whoever may know this view."""
    table, words, match = shown.table, shown.words, shown.match
    asked = view["question"]
    seat = asked["seat"] if asked else None
    return Asking(
        over=match.over,
        ended=shown.live.over,
        looking=shown.looking,
        move=match.version,
        ending=words.ending(view) if match.over else "",
        waits=words.text(CANNOT_SAVE) if table.store.failing else "",
        seat=seat,
        name=words.names[seat] if seat is not None else "",
        thinking=is_thinking(shown, seat),
        may_skip=is_thinking(shown, seat) and table.pace.share() > 0,
        waiting=is_waiting(shown, seat),
        rule=asked["rule"] if asked else "",
        prompt=words.prompt(view),
        also=also_asked(shown, seat),
        wisher=words.names[table.wish.seat] if table.wish else "",
        undos=shown.undos,
    )


def personal(seen: Seen, since: str = "", forced: Sequence[Forced] = ()) -> Personal:
    """What the viewer is told of the question beyond what all are."""
    viewer, table = seen.viewer, seen.table
    if not viewer.seats and (viewer.links is None or not viewer.links.invited):
        return EVERYBODY
    return Personal(
        yours=seen.asked is not None,
        awaited=seen.shown.looking and viewer.asked(table) is not None,
        invites=invites(seen),
        actions=seen.actions,
        briefs=briefs(seen),
        figures=own_figures(seen),
        replaced=replaced(seen),
        forced=[] if seen.asked is None else list(forced),
        since=since,
        wish=wished(seen),
    )


def invites(seen: Seen) -> bool:
    """Does the game wait for somebody whom the viewer may invite?"""
    asked, links = seen.shown.view["question"], seen.viewer.links
    if asked is None or links is None or asked["seat"] not in links.invited:
        return False
    return is_waiting(seen.shown, asked["seat"])


def briefs(seen: Seen) -> dict[str, Brief]:
    """What the buttons of answers say in few letters, by their names."""
    brief, view = seen.words.brief, seen.view
    return {it.name: brief(it.name, it.label, view) for it in Answers(seen.actions).shown}


def own_figures(seen: Seen) -> dict[str, Figure]:
    """The figures of the seat that is asked at which something is shown, by their icons."""
    if seen.asked is None or not any(action.aside for action in seen.actions):
        return {}
    return {each.icon: each for each in seen.words.figures(seen.view, seen.asked)}


def is_thinking(shown: Shown, seat: int | None) -> bool:
    """Does a bot look for its move now?"""
    return seat is not None and not shown.looking and bool(shown.table.seats[seat].bot)


def is_waiting(shown: Shown, seat: int | None) -> bool:
    """Does the game wait for somebody to sit down?"""
    if seat is None or shown.looking:
        return False
    return not shown.table.seats[seat].taken and not shown.table.seats[seat].bot


def replaced(seen: Seen) -> list[Named]:
    """The viewer's seats that a bot plays for them."""
    if seen.shown.looking or seen.shown.live.over:
        return []
    seats = (seen.table.seats[seat] for seat in seen.viewer.seats)
    return [
        Named(seat.number, seen.words.names[seat.number])
        for seat in seats
        if seat.person and seat.bot
    ]


def also_asked(shown: Shown, seat: int | None) -> list[str]:
    """The names of those who are asked at the same time."""
    if shown.match.over:
        return []
    return [shown.words.names[other] for other in shown.match.pending() if other != seat]


def wished(seen: Seen) -> Wished | None:
    """What somebody asks the others to agree to."""
    wish, own = seen.table.wish, seen.viewer.seats
    if wish is None:
        return None
    agreed = not wish.needed & set(own)
    return Wished(wish.seat, seen.words.names[wish.seat], wish.seat in own, agreed)
