"""Is what a component pack says well formed?  Then its facts are checked, see facts.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from jackscrew.core.components import BadPack
from jackscrew.games.rise.components import TILE_KINDS
from jackscrew.games.rise.effects import CONDITIONS, RANKS, REWARDS, TRACKS
from jackscrew.games.rise.facts import fact_errors
from jackscrew.games.rise.state import MOST
from jackscrew.games.rise.tracks import FARTHEST, IDS, NUMBERED, PENALTIES, SLOTS

# what a component pack may not change, wherever the key stands
FIXED = frozenset(
    {
        *("game", "setup", "vp_track", "coins", "strongbox", "convert", "player_pieces"),
        *("penalty_tiles", "politics_tiles", "kind", "id", "name", "fixed", "total", "per_era"),
        *("laid_out", "exit_mode"),
    }
)
# what a component pack gives as a whole
WHOLE = frozenset(
    {
        *("spaces", "overflow", "underflow", "start_next", "start_income", "exit_always"),
        *("top", "bottom", "cost", "effects", "starting", "regular", "tiles", *RANKS),
    }
)

Data = dict[str, Any]

LARGEST = 20  # coins or VP at once
NUMBERS = {
    **dict.fromkeys(("joker", "riot", "pollution", "exchange", "end_exchange"), range(1, MOST + 1)),
    **dict.fromkeys(("coins", "vp", "lose_vp"), range(1, LARGEST + 1)),
    "free_card": range(2, 5),
}
ALONE = ("school_activate", "school_refresh", "strongbox")
# the keys of a space: those of its kind, and those of its track
KIND_KEYS = {"scale": ("pos", "left", "right"), "path": ("id", "next", "size", "effects")}
TRACK_KEYS = {
    "satisfaction": ("rate", "round_vp", "end_vp"),
    "culture": ("tile",),
    "conservation": ("penalty",),
    "school": ("row", "slots"),
    "bank": ("exit",),
    "press": ("frame",),
    "industry": ("income",),
    "bureau": ("exit",),
}
POINTS = range(-LARGEST, LARGEST + 1)  # VP of a position
SPACE_WORDS: dict[str, list[Any]] = {
    "penalty": PENALTIES,
    "size": ["large", "small"],
    "frame": [False, True],
    "tile": [False, True],
    "row": [False, True],
}


def check_components(data: Data) -> None:
    """Refuse components that cannot be read or break a fact of the rulebook."""
    for wrong in chain(form_errors(data), fact_errors(data)):
        raise BadPack(wrong)


def form_errors(data: Data) -> Iterator[str]:
    """What cannot be read: stops at the first, so that later checks need not look again."""
    for track in TRACKS:
        for side in ("A", "B"):
            yield from track_errors(data["tracks"][track][side], track, f"tracks.{track}.{side}")
    politics = data["tracks"]["politics"]
    for rank in RANKS:
        yield from list_errors(politics["B"]["ranks"][rank], f"tracks.politics.B.ranks.{rank}")
    for reward in REWARDS:
        for seats, numbers in politics["A"]["rewards"][reward].items():
            path = f"tracks.politics.A.rewards.{reward}.{seats}"
            yield from numbers_errors(numbers, range(LARGEST + 1), int(seats), path)
    for era in (1, 2, 3):
        for card in data["action_cards"][f"era{era}"]:
            yield from card_errors(card, f"action_cards.era{era}.{card['id']}")
    for event in data["events"]["cards"]:
        yield from list_errors(event["effects"], f"events.cards.{event['id']}.effects")
        if event["count"] not in range(45):
            yield f"events.cards.{event['id']}.count = {event['count']}: must be from 0 to 44"
    yield from tile_errors(data)


def track_errors(track: Data, name: str, path: str) -> Iterator[str]:
    """One side of a track."""
    for key in ("overflow", "underflow", "exit_always"):
        yield from list_errors(track.get(key, []), f"{path}.{key}")
    if not isinstance(track["spaces"], list) or not track["spaces"]:
        yield f"{path}.spaces: must be a list of tables"
        return
    for number, space in enumerate(track["spaces"], start=1):
        keys = (*KIND_KEYS[track["kind"]], *TRACK_KEYS.get(name, ()))
        yield from space_errors(space, keys, f"{path}.spaces.{number}")
    yield from (scale_errors if track["kind"] == "scale" else path_errors)(track, path)


def space_errors(space: Any, keys: tuple[str, ...], path: str) -> Iterator[str]:
    """One space: its keys and what they hold."""
    if not isinstance(space, dict):
        yield f"{path} = {space!r}: must be a table"
        return
    for key in space:
        if key not in keys:
            yield f"{path}.{key}: no such key; there are {', '.join(keys)}"
    for key in ("effects", "exit", "left", "right"):
        yield from list_errors(space.get(key, []), f"{path}.{key}")
    for key in ("round_vp", "end_vp"):
        yield from numbers_errors([space.get(key, 0)], POINTS, 1, f"{path}.{key}")
    yield from numbers_errors(space.get("rate", [1, 1]), range(1, 10), 2, f"{path}.rate")
    yield from numbers_errors(space.get("income", [0, 0]), range(10), 2, f"{path}.income")
    for key, allowed in SPACE_WORDS.items():
        if space.get(key, allowed[0]) not in allowed:
            yield f"{path}.{key} = {space[key]!r}: must be one of {', '.join(map(str, allowed))}"
    slots = space.get("slots", [])
    if not isinstance(slots, list) or [it for it in slots if it not in ("tile", "activate")]:
        yield f"{path}.slots = {slots!r}: must be a list of tile and activate"


def numbers_errors(value: Any, allowed: range, count: int, path: str) -> Iterator[str]:
    """A list of so many numbers."""
    is_list = isinstance(value, list) and len(value) == count
    if not is_list or [it for it in value if type(it) is not int or it not in allowed]:
        span = f"{allowed[0]} to {allowed[-1]}"
        yield f"{path} = {value!r}: must be a list of {count} numbers from {span}"


def scale_errors(track: Data, path: str) -> Iterator[str]:
    """Positions follow each other, with the start among them."""
    low, high = track["min"], track["max"]
    if not -FARTHEST <= low < 0 < high <= FARTHEST:
        yield f"{path}: min and max must be from -{FARTHEST} to {FARTHEST}, on both sides of 0"
    positions = [space.get("pos") for space in track["spaces"]]
    is_whole = all(type(it) is int for it in positions)
    if not is_whole or positions != list(range(low, high + 1)):
        yield f"{path}.spaces: pos must run from {low} to {high}"


def path_errors(track: Data, path: str) -> Iterator[str]:
    """Ids are known ones; every space is reached, and none twice on one way [RISE-K-17]."""
    names = [space.get("id") for space in track["spaces"]]
    for name in names:
        if name not in IDS:
            yield (
                f"{path}.spaces: id {name!r} must be a number from 1 to {NUMBERED}, or a letter of"
                " L, M, N, R, U with a number from 1 to 6"
            )
            return
    if len(set(names)) != len(names):
        yield f"{path}.spaces: two spaces have the same id"
    ways = {space["id"]: space.get("next") for space in track["spaces"]} | {
        "0": track["start_next"]
    }
    for name, following in ways.items():
        if not is_way(following, names):
            yield f"{path}.spaces.{name}.next = {following!r}: must be a list of ids, each once"
            return
    income = track.get("start_income", [0, 0])
    yield from numbers_errors(income, range(10), 2, f"{path}.start_income")
    yield from way_errors(ways, path)
    for space in track["spaces"]:
        slots = space.get("slots", [])
        if len(slots) > SLOTS or (slots and space["id"] not in IDS[:NUMBERED]):
            yield f"{path}.spaces.{space['id']}: a row has a number as id and at most {SLOTS} slots"


def is_way(following: Any, names: list[Any]) -> bool:
    """Is this a list of known ids, each once?"""
    if not isinstance(following, list):
        return False
    known = [name for name in names if name in following]
    return len(following) == len(known) and all(it in names for it in following)


def way_errors(ways: dict[str, list[str]], path: str) -> Iterator[str]:
    """No way leads in a circle [RISE-K-17], and all spaces can be reached."""
    order: list[str] = []
    rest = dict(ways)
    while rest:
        ends = [name for name in rest if all(it in order for it in rest[name])]
        if not ends:
            yield f"{path}.spaces: a way leads in a circle at {min(rest)} [RISE-K-17]"
            return
        for name in ends:
            order.append(name)
            del rest[name]
    reached = {"0"} | {name for following in ways.values() for name in following}
    for name in ways:
        if name not in reached:
            yield f"{path}.spaces.{name}: no way leads there"


def list_errors(effects: Any, path: str, depth: int = 0) -> Iterator[str]:
    """A list of effects by the vocabulary at the head of components.toml."""
    if not isinstance(effects, list) or len(effects) > MOST or depth > 4:
        yield f"{path} = {effects!r}: must be a list of at most {MOST} effects"
        return
    for effect in effects:
        if isinstance(effect, str):
            yield from words_errors(effect, path)
        elif isinstance(effect, dict):
            yield from table_errors(effect, path, depth)
        else:
            yield f"{path}: {effect!r} is no effect"


def words_errors(effect: str, path: str) -> Iterator[str]:
    """An effect such as "advance press 1"."""
    words = effect.split()
    verb, things = (words[0], words[1:]) if words else ("", [])
    if verb in ALONE:
        is_known = not things
    elif verb == "advance":
        is_known = len(things) == 2 and things[0] in TRACKS and is_number(things[1], MOST)
    elif verb == "reward":
        is_known = len(things) == 1 and things[0] in REWARDS
    elif verb == "rank":
        is_known = len(things) == 1 and things[0] in RANKS
    elif verb in NUMBERS:
        allowed = NUMBERS[verb]
        is_known = len(things) == 1 and is_number(things[0], allowed[-1], allowed[0])
    else:
        verbs = ", ".join(["advance", *NUMBERS, *ALONE, "reward", "rank"])
        yield f"{path}: {effect!r} is no effect; it begins with one of: {verbs}"
        return
    if not is_known:
        yield f"{path}: {effect!r} has a track, number or name that does not exist"


def is_number(word: str, most: int, least: int = 1) -> bool:
    """Is a word a number within bounds?"""
    return word.isascii() and word.isdecimal() and len(word) < 4 and least <= int(word) <= most


def table_errors(effect: Data, path: str, depth: int) -> Iterator[str]:
    """A choice, a payment or a condition."""
    keys = set(effect)
    if keys == {"choice"}:
        branches = effect["choice"]
        if not isinstance(branches, list) or not 2 <= len(branches) <= MOST:
            yield f"{path}.choice = {branches!r}: must be a list of 2 to {MOST} lists"
            return
        for branch in branches:
            yield from inner_errors(branch, f"{path}.choice", depth)
    elif keys == {"pay", "get"}:
        if type(effect["pay"]) is not int or effect["pay"] not in range(1, MOST + 1):
            yield f"{path}.pay = {effect['pay']!r}: must be from 1 to {MOST}"
        yield from inner_errors(effect["get"], f"{path}.get", depth)
    elif keys == {"if", "then"}:
        if effect["if"] not in CONDITIONS:
            yield f"{path}.if = {effect['if']!r}: must be one of {', '.join(CONDITIONS)}"
        yield from inner_errors(effect["then"], f"{path}.then", depth)
    else:
        yield f"{path}: a table has choice, or pay and get, or if and then; not {', '.join(keys)}"


def inner_errors(effects: Any, path: str, depth: int) -> Iterator[str]:
    """A list inside an effect, which does something."""
    yield from list_errors(effects, path, depth + 1)
    if effects == []:
        yield f"{path}: a list without effects"


def card_errors(card: Data, path: str) -> Iterator[str]:
    """An Action card."""
    for key in ("top", "bottom"):
        yield from list_errors(card[key], f"{path}.{key}")
    cost = card["cost"]
    is_known = isinstance(cost, dict) and len(cost) == 1
    if is_known:
        ((kind, value),) = cost.items()
        counts = kind in ("coins", "riot") and type(value) is int and 1 <= value <= MOST
        is_known = counts or (kind == "if" and value == "satisfaction_leader")
    if not is_known:
        yield (
            f"{path}.cost = {cost!r}: must be coins = 1 to {MOST}, riot = 1,"
            ' or if = "satisfaction_leader"'
        )


def tile_errors(data: Data) -> Iterator[str]:
    """School and Culture tiles."""
    for key in ("starting", "regular"):
        shown = data["school_tiles"][key]
        if not isinstance(shown, list) or [it for it in shown if it not in TRACKS]:
            yield f"school_tiles.{key} = {shown!r}: must be a list of tracks"
    for number, tile in enumerate(data["culture_tiles"]["tiles"], start=1):
        path = f"culture_tiles.tiles.{number}"
        if not isinstance(tile, dict) or tile.get("kind") not in TILE_KINDS:
            yield f"{path}: kind must be one of {', '.join(TILE_KINDS)}"
        elif tile.get("track", "school") not in TRACKS:
            yield f"{path}.track = {tile['track']!r}: must be one of {', '.join(TRACKS)}"
