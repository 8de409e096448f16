"""What is bad about a choice before it is too late."""

from __future__ import annotations

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import ChicagoView, PlayerView
from jackscrew.text import Warning, Words
from jackscrew.text.warning import together
from jackscrew.text.words import split

SHORT = 4  # resources that are missing, from which on it is told
HEAVY = 8  # reputation that poverty takes, from which on it is told: more than most lose


def warn_poverty(
    words: Words, before: ChicagoView, after: ChicagoView, action: str
) -> Warning | None:
    """Poverty comes to take much; of bids it is told what they cannot pay for."""
    was, lost = (naming.loss_of(it["printed"], own(it)["poverty"]) for it in (before, after))
    if not was < HEAVY <= lost or split(action)[0] == "bid":
        return None
    sentence = words.text(
        "Poverty would take {loss} at the end, and the steps get dearer.",
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
    if missing < SHORT or shortage(before) >= SHORT:
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
