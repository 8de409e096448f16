"""Why something may not be chosen: what several steps say alike, and what pieces stand for."""

from typing import Final

from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.raising_chicago.components import (
    CARDS,
    EMPTY_TILES,
    HOOD_TILES,
    PRESTIGE,
    PROJECTS,
    SQUARES,
)
from jackscrew.games.raising_chicago.rewards import TYPE_COUNT, TYPES
from jackscrew.games.raising_chicago.state import (
    A_BID,
    A_COVERED,
    A_DEFAULT,
    A_FAVOR,
    A_HOOD,
    A_LOT,
    A_PLOT,
    A_PRESTIGE,
    A_TOKENS,
    A_TRACK,
    A_TRADE,
    A_USE,
    A_WHITE,
    A_WILDS,
    LOT_WORDS,
    PRESTIGE_OWNER,
    SQUARE_WORDS,
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


class Explained(Step[Chicago]):
    """A step that says of a piece what it says of the actions that the piece stands for."""

    def reason_at(self, s: Chicago, f: Frame, key: str, piece: str) -> Reason | None:
        legal = self.legal(s, f)
        nearest: Reason | None = None
        for action in stood_for(s, f.seat, piece):
            if action in legal:
                return None
            reason = self.reason(s, f, action)
            if reason is not None and (nearest is None or reason.near > nearest.near):
                nearest = reason
        return nearest if nearest is not None and nearest.key == key else None


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
    if A.has(A_USE, action):
        return Reason("tile_later")
    if A.has(A_HOOD, action):
        return not_enclosed(s, action - A_HOOD, LATER)
    return None


def not_enclosed(s: Chicago, hood: int, near: int) -> Reason:
    """[RC-NB-01] A neighborhood is not awarded now: it was before, or plots are empty."""
    if s.hoods[hood] < 0:
        return Reason("hood_gone", {}, near)
    built = 0
    for plot in s.parts.around[hood]:
        if s.owner[plot] >= 0:
            built += 1
    return Reason("hood", {"count": built}, near)


def stood_for(s: Chicago, seat: int, piece: str) -> list[int]:
    """The actions that a piece of the picture stands for, though none points at it by its id."""
    kind, _, what = piece.partition("-")
    if kind == "bid":
        return [A_BID + SQUARE_WORDS.index(what)] if what in SQUARE_WORDS else []
    if kind == "tile":
        return tile_actions(s, what)
    if kind == "moved":
        return [A_LOT + LOT_WORDS.index(what)] if what in LOT_WORDS else []
    if kind == "building":
        return prestige_actions(s, what)
    if kind == "have":
        return token_actions(what.rpartition("-")[2])
    if kind == "resource" or kind == "project":
        space = space_of(s, piece)
        if space >= 0:
            return [A_BID + space * SQUARES + i for i in range(len(s.squares(space)))]
        return raised_actions(s, what)
    return []


def tile_actions(s: Chicago, tile: str) -> list[int]:
    """What a neighborhood or empty plot tile stands for, wherever it lies."""
    if tile in HOOD_TILES:
        number = HOOD_TILES.index(tile)
        return [A_HOOD + s.hoods.index(number)] if number in s.hoods else []
    if tile in EMPTY_TILES:
        number = EMPTY_TILES.index(tile)
        return [A_LOT + s.lots.index(number) if number in s.lots else A_USE + number]
    return []


def prestige_actions(s: Chicago, tile: str) -> list[int]:
    """What a prestige building stands for: its plot, or itself on display."""
    if tile not in PRESTIGE:
        return []
    number = PRESTIGE.index(tile)
    plots = [i for i in range(len(s.owner)) if s.owner[i] == PRESTIGE_OWNER]
    for plot in plots:
        if s.built[plot] == number:
            return [A_PLOT + plot]
    return [A_PRESTIGE + number]


def raised_actions(s: Chicago, project: str) -> list[int]:
    """What a project that is built in the wards stands for: its plot."""
    if project in PROJECTS:
        for plot in range(len(s.owner)):
            is_raised = s.owner[plot] >= 0 and s.owner[plot] != PRESTIGE_OWNER
            if is_raised and s.built[plot] == PROJECTS.index(project):
                return [A_PLOT + plot]
    return []


def token_actions(kind: str) -> list[int]:
    """What a company's tokens of a type stand for: wilds for any type, a favor likewise."""
    if kind in TYPES:
        number = TYPES.index(kind)
        return [A_TOKENS + number, A_TRADE + number]
    if kind == "wild":
        return [A_WILDS] + [A_TOKENS + number for number in range(TYPE_COUNT)]
    return [A_FAVOR + number for number in range(TYPE_COUNT)] if kind == "favor" else []


def space_of(s: Chicago, piece: str) -> int:
    """The space of the project area where a project or a card lies, or -1."""
    kind, _, what = piece.partition("-")
    names, lying = (CARDS, s.cards) if kind == "resource" else (PROJECTS, s.projects)
    if what in names and names.index(what) in lying:
        space = lying.index(names.index(what))
        return space if s.cards[space] >= 0 else -1
    return -1
