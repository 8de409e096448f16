"""Reading component data: sides, spaces, cards and the effects on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

Data = dict[str, Any]
Effects = list[Any]


def side(data: Data, track: str, letter: str) -> Data:
    """One side of a track."""
    found: Data = data["tracks"][track][letter]
    return found


def spaces(data: Data, track: str, letter: str) -> list[Data]:
    """The spaces of one side of a track."""
    found: list[Data] = data["tracks"][track][letter]["spaces"]
    return found


def effects_of(space: Data) -> Effects:
    """What a space does on entering."""
    found: Effects = space.get("effects", [])
    return found


def same(found: Effects, wanted: Effects) -> bool:
    """Are these the same effects, in whatever order?"""
    return len(found) == len(wanted) and all(it in found for it in wanted)


def choice(*tracks: str) -> Data:
    """One step on one of some tracks."""
    return {"choice": [[f"advance {track} 1"] for track in tracks]}


def words_in(effects: Effects) -> Iterator[str]:
    """All single effects of a list, those inside others too."""
    for effect in effects:
        if isinstance(effect, str):
            yield effect
        else:
            branches = effect.get("choice") or [effect.get("get") or effect.get("then") or []]
            yield from words_in(list(chain.from_iterable(branches)))


def is_line(data: Data, track: str, letter: str) -> bool:
    """Does each space lead to the next of the list and nowhere else?"""
    found = spaces(data, track, letter)
    ids = [space["id"] for space in found]
    ways = [space["next"] for space in found]
    return (
        ways == [[name] for name in ids[1:]] + [[]]
        and side(data, track, letter)["start_next"] == ids[:1]
    )


def all_cards(data: Data) -> list[Data]:
    """The Action cards of all eras."""
    return [card for era in (1, 2, 3) for card in data["action_cards"][f"era{era}"]]
