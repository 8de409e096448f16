"""No chain of effects may run for ever, and effects stand where they belong.

Sufficient for the first is what RISE-K-17 says of the components.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple

from jackscrew.core.components import BadPack
from jackscrew.core.pack_lines import entry_name
from jackscrew.games.rise.effects import RANKS
from jackscrew.games.rise.problems import never, only, too_many_steps
from jackscrew.games.rise.reading import (
    Data,
    Effects,
    all_cards,
    effects_of,
    side,
    spaces,
    words_in,
)

CYCLIC_TRACKS = ("press", "bureau", "bank")
CLEAN_TRACKS = ("press", "bureau", "satisfaction", "conservation")  # nothing there pollutes
HARMLESS = ("coins", "vp", "lose_vp", "strongbox", "school_refresh")
# effects that only the spaces of one track have
OWN_EFFECTS = {
    ("politics", "A"): ("reward",),
    ("politics", "B"): ("rank",),
    ("culture", "B"): ("end_exchange",),
    ("bank", "A"): ("free_card",),
}
SPECIAL = tuple(chain.from_iterable(OWN_EFFECTS.values()))


def chains(data: Data) -> Iterator[BadPack]:
    """No chain may run for ever: how often effects can set off what set them off."""
    for letter in ("A", "B"):
        for space in spaces(data, "press", letter):
            most = 0 if space.get("frame") else 1
            if cyclic(effects_of(space)) > most:
                yield too_many_steps(f"tracks.press.{letter}.spaces.{space['id']}", most)
        yield from bureau_chains(data, letter)
    for space in spaces(data, "bank", "B"):
        if cyclic(space.get("exit", [])):
            yield too_many_steps(f"tracks.bank.B.spaces.{space['id']}.exit", 0)
    for place in track_lists(data):
        yield from list_chains(place)
    for rank, effects in side(data, "politics", "B")["ranks"].items():
        if rank in RANKS and any(
            word.split()[0] not in ("coins", "vp") for word in words_in(effects)
        ):
            yield only(f"tracks.politics.B.ranks.{rank}", ("coins", "vp"))


class Place(NamedTuple):
    """An effect list of a track, and where it stands."""

    track: str
    letter: str
    key: str
    at: str
    effects: Effects


def track_lists(data: Data) -> Iterator[Place]:
    """All effect lists of all tracks."""
    for track, sides in data["tracks"].items():
        for letter in ("A", "B"):
            path = f"tracks.{track}.{letter}"
            for key in ("overflow", "underflow", "exit_always"):
                yield Place(track, letter, key, f"{path}.{key}", sides[letter].get(key, []))
            for number, space in enumerate(sides[letter]["spaces"]):
                at = f"{path}.spaces.{entry_name(space, number)}"
                for key in ("effects", "exit", "left", "right"):
                    yield Place(track, letter, key, f"{at}.{key}", space.get(key, []))


def list_chains(place: Place) -> Iterator[BadPack]:
    """What a list may not set off where it stands."""
    verbs = {word.split()[0] for word in words_in(place.effects)}
    if place.key in ("overflow", "underflow") and verbs - set(HARMLESS):
        yield only(place.at, HARMLESS)
    if place.key == "left" and verbs - {"riot", *HARMLESS}:
        yield only(place.at, ("riot", *HARMLESS))
    if place.track == "satisfaction" and cyclic(place.effects):
        yield too_many_steps(place.at, 0)
    if "riot" in verbs and (place.key == "right" or place.track == "satisfaction"):
        yield never(place.at, "riot")
    is_clean = place.key == "right" or place.track in CLEAN_TRACKS
    if "pollution" in verbs and (is_clean or (place.track, place.letter) == ("bank", "B")):
        yield never(place.at, "pollution")


def bureau_chains(data: Data, letter: str) -> Iterator[BadPack]:
    """Leaving Bureau from space k gives at most k - 1 cyclic effects."""
    always = cyclic(side(data, "bureau", letter)["exit_always"])
    passed = 0
    for number, space in enumerate(spaces(data, "bureau", letter), start=1):
        own = cyclic(space.get("exit", []))
        passed += own
        count = always + (passed if letter == "B" else own)
        if count > number - 1:
            yield too_many_steps(f"tracks.bureau.{letter}.spaces.{space['id']}.exit", number - 1)


def cyclic(effects: Effects) -> int:
    """Steps that may set off others again: Press, Bureau, Bank, jokers and School tiles."""
    return sum(cyclic_steps(effect) for effect in effects)


def cyclic_steps(effect: Any) -> int:
    """The same of one effect; of a choice, its highest branch."""
    if isinstance(effect, dict):
        branches = effect.get("choice") or [effect.get("get") or effect.get("then") or []]
        return max(cyclic(branch) for branch in branches)
    words = str(effect).split()
    if words[0] == "advance":
        return int(words[2]) if words[1] in CYCLIC_TRACKS else 0
    if words[0] == "joker":
        return int(words[1])
    return 1 if words[0] == "school_activate" else 0


def small_spaces(data: Data) -> Iterator[BadPack]:
    """Small spaces are on Press and in School rows; some effects have their own track."""
    for track, sides in data["tracks"].items():
        for letter in ("A", "B"):
            for space in sides[letter]["spaces"]:
                if space.get("size") == "small" and not (track == "press" or space.get("slots")):
                    yield BadPack(
                        "{key}: only Press and the rows of School have small spaces",
                        key=f"tracks.{track}.{letter}.spaces.{space['id']}",
                    )
    for place in track_lists(data):
        own = OWN_EFFECTS.get((place.track, place.letter), ()) if place.key == "effects" else ()
        yield from strange_effects(place.effects, own, place.at)
    for card in all_cards(data):
        for key in ("top", "bottom"):
            yield from strange_effects(card[key], (), f"{card_key(card)}.{key}")


def card_key(card: Data) -> str:
    """An Action card as messages name it; its id begins with the era."""
    return f"action_cards.era{card['id'][0]}.{card['id']}"


def strange_effects(effects: Effects, own: tuple[str, ...], at: str) -> Iterator[BadPack]:
    """Effects that belong to the spaces of another track."""
    for word in words_in(effects):
        if word.split()[0] in SPECIAL and word.split()[0] not in own:
            yield BadPack("{key}: {value} belongs to another track", key=at, value=word)
