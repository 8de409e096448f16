"""What is bad about a choice before it is too late."""

from __future__ import annotations

from jackscrew.core.view import question_of
from jackscrew.games.city_council.view import CityCouncilView, is_crowded
from jackscrew.text import NN_, Warning, Words
from jackscrew.text.warning import together
from jackscrew.text.words import split

SKIPPED = {"invest": "CC-INV-01", "speculate": "CC-SPEC-01"}
THIS_ROUND = NN_(
    "The game may end this round: {count} place is left for tiles.",
    "The game may end this round: {count} places are left for tiles.",
)
NEXT_ROUND = NN_(
    "The game may end in the next round: {count} place is left for tiles.",
    "The game may end in the next round: {count} places are left for tiles.",
)


def warn_full(
    words: Words, before: CityCouncilView, after: CityCouncilView, action: str
) -> Warning | None:
    """No tile fits any more."""
    if after["places"] or not before["places"] or not goes_on(before):
        return None
    sentence = words.text("No place is left for another tile: the next turn would end the game.")
    return Warning("CC-END-02", sentence)


def warn_crowded(
    words: Words, before: CityCouncilView, after: CityCouncilView, action: str
) -> Warning | None:
    """There is little room, as there was not before."""
    count = after["places"]
    if not count or is_crowded(before) or not is_crowded(after) or not goes_on(before):
        return None
    told = THIS_ROUND if turns_to_come(before) else NEXT_ROUND
    return Warning("CC-END-02", words.plural(*told, count))


def warn_late(
    words: Words, before: CityCouncilView, after: CityCouncilView, action: str
) -> Warning | None:
    """Another turn may not come in which to invest or to speculate."""
    if action != "skip" or not is_crowded(before):
        return None
    sentence = words.text("The game may end before your next turn: then this brings you nothing.")
    return Warning(SKIPPED[question_of(before)["step"]], sentence)


def warn_short(
    words: Words, before: CityCouncilView, after: CityCouncilView, action: str
) -> Warning | None:
    """Nothing on offer can be paid for with what a bid leaves."""
    if split(action)[0] != "bid" or affords_a_tile(after) or not affords_a_tile(before):
        return None
    sentence = words.text(
        "What you keep pays for none of the tiles on offer: taking one would cost you points."
    )
    return Warning("CC-TILE-04", sentence)


def goes_on(view: CityCouncilView) -> bool:
    """Are turns to come after this one, in this round or in a later one?"""
    return view["round"] < view["rounds"] or turns_to_come(view) > 0


def turns_to_come(view: CityCouncilView) -> int:
    """How many have yet to take a tile this round."""
    return sum(stack["taken_by"] is None for stack in view["stacks"])


def affords_a_tile(view: CityCouncilView) -> bool:
    """Can the viewer pay for one of the tiles that lie open?"""
    player = view["players"][view["seat"]]
    free = [int(coin) for coin, became in player["coins"].items() if became == "free"]
    most = max(free, default=0) + player["chits"]
    return any(view["costs"][stack["up"]] <= most for stack in view["stacks"] if stack["up"])


warnings = together(warn_full, warn_crowded, warn_late, warn_short)
