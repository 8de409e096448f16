"""Links for friends, spectators and one's own other devices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.viewer import Links


@dataclass(frozen=True)
class SeatLink:
    """What sits down at a seat."""

    seat: int
    name: str
    url: str
    taken: bool


def links(shown: Shown, given: Links) -> Markup:
    """What a browser can hand on."""
    table = f"{given.site}/table/{shown.table.name}"
    invited = seat_links(shown, table, given.invited)
    own = seat_links(shown, table, given.own)
    return render("invite.html", shown.words, watch=table, seats=invited, own=own)


def seat_links(shown: Shown, table: str, keys: Mapping[int, str]) -> list[SeatLink]:
    """A link for each key."""
    names, seats = shown.words.names, shown.table.seats
    return [
        SeatLink(seat, names[seat], f"{table}/sit/{key}", seats[seat].taken)
        for seat, key in keys.items()
    ]
