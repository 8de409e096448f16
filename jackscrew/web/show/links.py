"""Links for friends, spectators and one's own other devices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from jackscrew.text import Words
from jackscrew.web.show.render import render
from jackscrew.web.show.viewer import Links


@dataclass(frozen=True)
class SeatLink:
    """What sits down at a seat."""

    seat: int
    name: str
    url: str
    taken: bool


def links(
    words: Words, table: str, given: Links, taken: Sequence[bool], bots: Sequence[int]
) -> Markup:
    """What a browser can hand on of a table where these seats are taken, and these are bots'."""
    address = f"{given.site}/table/{table}"
    invited = seat_links(words, address, given.invited, taken)
    own = seat_links(words, address, given.own, taken)
    offered = [(seat, words.names[seat], f"/table/{table}/offer/{seat}") for seat in bots]
    return render(
        "invite.html", words, watch=address, seats=invited, own=own, bots=offered if own else []
    )


def seat_links(
    words: Words, address: str, keys: Mapping[int, str], taken: Sequence[bool]
) -> list[SeatLink]:
    """A link for each key."""
    return [
        SeatLink(seat, words.names[seat], f"{address}/sit/{key}", taken[seat])
        for seat, key in keys.items()
    ]
