"""What is bad about a choice before it is too late."""

from __future__ import annotations

from jackscrew.games.rise import naming
from jackscrew.games.rise.faces import track_printed
from jackscrew.games.rise.view import PlayerView, PrintedPosition, RiseView, positions_of
from jackscrew.games.rise.words.labels import card_at
from jackscrew.text import Warning, Words
from jackscrew.text.warning import together
from jackscrew.text.words import split

SHORT = 2  # coins that would be missing, from which on it is told
MANY = 3  # active School tiles that Penalty A would stop, from which on it is told
WORSE = {None: 0, "A": 1, "B-front": 1, "B-back": 2}


def warn_short(words: Words, before: RiseView, after: RiseView, action: str) -> Warning | None:
    """Placing takes the coins for the bottom option, and points turn into few coins."""
    verb, what = split(action)
    if verb != "place":
        return None
    player, cost = own(before), card_at(before, int(what))["cost"].get("coins", 0)
    left = player["coins"] - player["costs"][int(what) - 1]
    points, gained = player["rate"]
    if cost - left < SHORT or cost > player["coins"] or points <= gained:
        return None
    sentence = words.text(
        "This leaves you with {coins}, too few for the bottom option: it costs {cost}.",
        coins=naming.coins(words.text, max(0, left)),
        cost=cost,
    )
    return Warning("RISE-D-03", sentence)


def warn_penalty(words: Words, before: RiseView, after: RiseView, action: str) -> Warning | None:
    """A Penalty tile is taken, or turned to its worse side."""
    was, face = own(before)["penalty"], own(after)["penalty"]
    if face is None or WORSE[face] <= WORSE[was] or not is_felt(face, own(before)):
        return None
    penalty = naming.penalty_named(words.text, after["printed"], face)
    return Warning("RISE-CON-02", words.text("This brings you a penalty. {text}.", text=penalty))


def warn_unrest(words: Words, before: RiseView, after: RiseView, action: str) -> Warning | None:
    """Satisfaction falls to where it costs points."""
    position = position_of(after)
    lost = points_at(position)
    if lost >= 0 or points_at(position_of(before)) < 0:
        return None
    points = naming.points(words.text, -lost)
    if "end_vp" in position:
        sentence = words.text(
            "This place on Satisfaction costs {points} at the end.", points=points
        )
    else:
        sentence = words.text(
            "This place on Satisfaction costs {points} after each round.", points=points
        )
    return Warning("RISE-SAT-03", sentence)


def is_felt(face: str, player: PlayerView) -> bool:
    """Does a face of the Penalty tile take away more than a little now?"""
    return face != "A" or sum(tile["active"] for tile in player["school_tiles"]) >= MANY


def own(view: RiseView) -> PlayerView:
    """The entry of whoever looks."""
    return view["players"][view["seat"]]


def position_of(view: RiseView) -> PrintedPosition:
    """Where whoever looks stands on Satisfaction."""
    place = int(naming.parted(own(view)["markers"]["satisfaction"])[1])
    positions = positions_of(track_printed(view, "satisfaction"))
    return next(each for each in positions if each["pos"] == place)


def points_at(position: PrintedPosition) -> int:
    """What a place on Satisfaction brings, at the end or after each round."""
    return position.get("end_vp", position.get("round_vp", 0))


warnings = together(warn_short, warn_penalty, warn_unrest)
