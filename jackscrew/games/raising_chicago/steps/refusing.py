"""Why something may not be chosen: what several steps say alike."""

from typing import Final

from jackscrew.core.state import Reason
from jackscrew.games.raising_chicago.components import CARDS, PROJECTS, ROUNDS
from jackscrew.games.raising_chicago.state import (
    A_BID,
    A_COVERED,
    A_DEFAULT,
    A_FAVOR,
    A_HOOD,
    A_LOT,
    A_PLOT,
    A_PRESTIGE,
    A_SWAP,
    A_TOKENS,
    A_TRACK,
    A_TRADE,
    A_USE,
    A_WHITE,
    A_WILDS,
    A,
    Chicago,
)

# how near to legal something is
LATER: Final = 0  # it belongs to another moment
ELSEWHERE: Final = 1  # it is not there, or not one's own
CLOSED: Final = 2  # this one cannot be chosen
SHORT: Final = 3  # only tokens are lacking

PLACED: Final = [A_PLOT, A_LOT, A_PRESTIGE]
PAID: Final = [A_WILDS, A_COVERED, A_TOKENS, A_FAVOR, A_DEFAULT, A_TRADE]


def is_one_of(verbs: list[int], action: int) -> bool:
    """Is an action one of some verbs?"""
    for verb in verbs:
        if A.has(verb, action):
            return True
    return False


def other_moment(s: Chicago, action: int) -> Reason | None:
    """What belongs to another moment of the round."""
    if is_one_of([A_BID, A_WHITE], action):
        return Reason("bid_later")
    if is_one_of(PLACED, action):
        return Reason("place_later")
    if is_one_of(PAID, action):
        return Reason("pay_later")
    if A.has(A_TRACK, action):
        return Reason("track_later")
    if A.has(A_SWAP, action):
        return Reason("banner")
    if A.has(A_USE, action):
        return Reason("tile_later")
    if A.has(A_HOOD, action):
        return not_enclosed(s, action - A_HOOD, LATER)
    return None


def not_enclosed(s: Chicago, hood: int, near: int) -> Reason:
    """[RC-NB-01] A neighborhood is not awarded now: it was or will be, or plots are empty."""
    if s.hoods[hood] < 0:
        return Reason("hood_gone", {}, near)
    built = 0
    for plot in s.parts.around[hood]:
        if s.owner[plot] >= 0:
            built += 1
    if built == len(s.parts.around[hood]):
        return Reason("hood_next", {}, near)
    return Reason("hood", {"count": built}, near)


def is_coming(s: Chicago, piece: str) -> bool:
    """[RC-SET-01] Is it a project that can be seen and is not announced yet: `project-14`?"""
    what = piece.partition("-")[2]
    if what not in PROJECTS:
        return False
    project = PROJECTS.index(what)
    return project in s.tops or (project in s.last_tiles and s.round < ROUNDS)


def space_of(s: Chicago, piece: str) -> int:
    """The space where a project or its card lies to be bid for, or -1: `project-14`."""
    kind, _, what = piece.partition("-")
    names, lying = (CARDS, s.cards) if kind == "resource" else (PROJECTS, s.projects)
    if what in names and names.index(what) in lying:
        space = lying.index(names.index(what))
        return space if s.cards[space] >= 0 else -1
    return -1
