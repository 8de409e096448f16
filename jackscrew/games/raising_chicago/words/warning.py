"""What is bad about a choice before it is too late."""

from __future__ import annotations

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import ChicagoView, PlayerView
from jackscrew.text import Warning, Words
from jackscrew.text.warning import together
from jackscrew.text.words import split

DEAR = 3  # reputation a step of poverty costs, from which on it is told


def warn_poverty(
    words: Words, before: ChicagoView, after: ChicagoView, action: str
) -> Warning | None:
    """Poverty will take much more at the end; of bids it is told what they cannot pay for."""
    was, lost = (naming.loss_of(it["printed"], own(it)["poverty"]) for it in (before, after))
    if lost < was + DEAR or split(action)[0] == "bid":
        return None
    sentence = words.text(
        "Poverty now takes {loss} at the end, and the steps get dearer.",
        loss=naming.reputation(words.text, lost),
    )
    return Warning("RC-FS-10", sentence)


def warn_unpayable(
    words: Words, before: ChicagoView, after: ChicagoView, action: str
) -> Warning | None:
    """The last marker of a round takes the lead of more than can be paid for."""
    if split(action)[0] != "bid" or own(after)["markers"] or own(after)["favors"]:
        return None
    missing = shortage(after)
    if not missing or shortage(before):
        return None
    sentence = words.plural(
        "You would win more than you can pay for: {count} resource short.",
        "You would win more than you can pay for: {count} resources short.",
        missing,
    )
    return Warning("RC-PAY-05", sentence)


def own(view: ChicagoView) -> PlayerView:
    """The entry of whoever looks."""
    return view["players"][view["seat"]]


def shortage(view: ChicagoView) -> int:
    """How many resources are missing for all the projects that whoever looks leads in."""
    player = own(view)
    need = dict.fromkeys(player["permanents"], 0)
    for project in projects_led(view):
        for kind, count in naming.project_printed(view["printed"], project)["cost"].items():
            if kind not in player["unlimited"]:
                need[kind] += max(0, count - player["permanents"][kind])
    missing = sum(max(0, count - player["tokens"][kind]) for kind, count in need.items())
    return max(0, missing - player["tokens"]["wild"])


def projects_led(view: ChicagoView) -> list[str]:
    """The projects that whoever looks would win now."""
    led = (space["project"] for space in view["area"] if space.get("leader") == view["seat"])
    return [project for project in led if project is not None]


warnings = together(warn_poverty, warn_unpayable)
