"""What is bad about a choice before it is too late."""

from __future__ import annotations

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import ChicagoView, PlayerView
from jackscrew.text import Warning, Words
from jackscrew.text.warning import together
from jackscrew.text.words import split

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
    """The last marker of a round takes the lead of so much more than can be paid for."""
    if split(action)[0] != "bid" or own(after)["markers"] or own(after)["favors"]:
        return None
    missing = shortage(after)
    if not is_ruinous(before, missing) or is_ruinous(before, shortage(before)):
        return None
    sentence = words.plural(
        "You would win more than you can pay for: {count} resource short.",
        "You would win more than you can pay for: {count} resources short.",
        sum(missing) - own(after)["tokens"]["wild"],
    )
    return Warning("RC-PAY-05", sentence)


def own(view: ChicagoView) -> PlayerView:
    """The entry of whoever looks."""
    return view["players"][view["seat"]]


def is_ruinous(view: ChicagoView, missing: list[int]) -> bool:
    """Would poverty come to take much, with a step for each type of which some are missing?"""
    poverty, losses = own(view)["poverty"], view["printed"]["poverty_track"]["loss"]
    place = min(poverty + len(missing), len(losses) - 1)
    return losses[poverty] < HEAVY <= losses[place]


def shortage(view: ChicagoView) -> list[int]:
    """What each type lacks for all that whoever looks leads in; nothing if wilds are enough."""
    player = own(view)
    need = dict.fromkeys(player["permanents"], 0)
    for project in projects_led(view):
        for kind, count in naming.project_printed(view["printed"], project)["cost"].items():
            if kind not in player["unlimited"]:
                need[kind] += max(0, count - player["permanents"][kind])
    missing = [count - player["tokens"][kind] for kind, count in need.items()]
    found = [count for count in missing if count > 0]
    return found if sum(found) > player["tokens"]["wild"] else []


def projects_led(view: ChicagoView) -> list[str]:
    """The projects that whoever looks would win now."""
    led = (space["project"] for space in view["area"] if space.get("leader") == view["seat"])
    return [project for project in led if project is not None]


warnings = together(warn_poverty, warn_unpayable)
