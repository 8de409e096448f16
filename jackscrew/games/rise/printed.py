"""Is what a component pack says well formed?  Then its facts are checked, see facts.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from jackscrew.core import checks
from jackscrew.core.components import BadPack, listed
from jackscrew.core.pack_lines import entry_name
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
SLOT_KINDS = ("tile", "activate")
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
        raise wrong


def form_errors(data: Data) -> Iterator[BadPack]:
    """What cannot be read: stops at the first, so that later checks need not look again."""
    for track in TRACKS:
        for side in ("A", "B"):
            yield from track_errors(f"tracks.{track}.{side}", data["tracks"][track][side], track)
    politics = data["tracks"]["politics"]
    for rank in RANKS:
        yield from list_errors(f"tracks.politics.B.ranks.{rank}", politics["B"]["ranks"][rank])
    for reward in REWARDS:
        for seats, numbers in politics["A"]["rewards"][reward].items():
            path = f"tracks.politics.A.rewards.{reward}.{seats}"
            yield from checks.numbers(path, numbers, range(LARGEST + 1), int(seats))
    for era in (1, 2, 3):
        for card in data["action_cards"][f"era{era}"]:
            yield from card_errors(f"action_cards.era{era}.{card['id']}", card)
    for event in data["events"]["cards"]:
        yield from list_errors(f"events.cards.{event['id']}.effects", event["effects"])
        yield from checks.number(f"events.cards.{event['id']}.count", event["count"], range(45))
    yield from tile_errors(data)


def track_errors(path: str, track: Data, name: str) -> Iterator[BadPack]:
    """One side of a track."""
    for key in ("overflow", "underflow", "exit_always"):
        yield from list_errors(f"{path}.{key}", track.get(key, []))
    if not isinstance(track["spaces"], list) or not track["spaces"]:
        yield BadPack("{key}: must be a list of tables, at least one", key=f"{path}.spaces")
        return
    for place, space in enumerate(track["spaces"]):
        keys = (*KIND_KEYS[track["kind"]], *TRACK_KEYS.get(name, ()))
        yield from space_errors(f"{path}.spaces.{entry_name(space, place)}", space, keys)
    yield from (scale_errors if track["kind"] == "scale" else path_errors)(path, track)


def space_errors(path: str, space: Any, keys: tuple[str, ...]) -> Iterator[BadPack]:
    """One space: its keys and what they hold."""
    if not isinstance(space, dict):
        yield from checks.like(path, space, {})
        return
    yield from checks.keys(path, space, keys)
    for key in ("effects", "exit", "left", "right"):
        yield from list_errors(f"{path}.{key}", space.get(key, []))
    for key in ("round_vp", "end_vp"):
        yield from checks.number(f"{path}.{key}", space.get(key, 0), POINTS)
    yield from checks.numbers(f"{path}.rate", space.get("rate", [1, 1]), range(1, 10), 2)
    yield from checks.numbers(f"{path}.income", space.get("income", [0, 0]), range(10), 2)
    for key, allowed in SPACE_WORDS.items():
        yield from checks.one_of(f"{path}.{key}", space.get(key, allowed[0]), allowed)
    yield from checks.list_of(f"{path}.slots", space.get("slots", []), SLOT_KINDS)


def scale_errors(path: str, track: Data) -> Iterator[BadPack]:
    """Positions follow each other, with the start among them."""
    low, high = track["min"], track["max"]
    if not -FARTHEST <= low < 0 < high <= FARTHEST:
        yield BadPack(
            "{key}: min and max must be from -{most} to {most}, on both sides of 0",
            key=path,
            most=FARTHEST,
        )
    if len(track["spaces"]) != high - low + 1:
        yield BadPack("{key}: pos must run from {low} to {high}", key=path, low=low, high=high)
    yield from checks.doubles(f"{path}.spaces", track["spaces"], "pos")
    for place, space in enumerate(track["spaces"]):
        if type(space.get("pos")) is not int or space["pos"] != low + place:  # True is no 1
            yield checks.must_be(f"{path}.spaces.{entry_name(space, place)}.pos", low + place)


def path_errors(path: str, track: Data) -> Iterator[BadPack]:
    """Ids are known ones; every space is reached, and none twice on one way [RISE-K-17]."""
    names = [space.get("id") for space in track["spaces"]]
    for place, name in enumerate(names):
        if name not in IDS:
            yield BadPack(
                "{key} must be a number from 1 to {most}, or a letter of L, M, N, R, U with a"
                " number from 1 to 6, and stand in quotation marks",
                key=f"{path}.spaces.{entry_name(track['spaces'][place], place)}.id",
                most=NUMBERED,
            )
            return
    yield from checks.doubles(f"{path}.spaces", track["spaces"], "id")
    ways = {space["id"]: space.get("next") for space in track["spaces"]} | {
        "0": track["start_next"]
    }
    for name, following in ways.items():
        if not is_way(following, names):
            key = f"{path}.start_next" if name == "0" else f"{path}.spaces.{name}.next"
            yield BadPack("{key} must be a list of ids of spaces, each once", key=key)
            return
    income = track.get("start_income", [0, 0])
    yield from checks.numbers(f"{path}.start_income", income, range(10), 2)
    yield from way_errors(path, ways)
    for space in track["spaces"]:
        slots = space.get("slots", [])
        if len(slots) > SLOTS or (slots and space["id"] not in IDS[:NUMBERED]):
            yield BadPack(
                "{key}: a row has a number as id and at most {most} slots",
                key=f"{path}.spaces.{space['id']}",
                most=SLOTS,
            )


def is_way(following: Any, names: list[Any]) -> bool:
    """Is this a list of known ids, each once?"""
    if not isinstance(following, list):
        return False
    known = [name for name in names if name in following]
    return len(following) == len(known) and all(it in names for it in following)


def way_errors(path: str, ways: dict[str, list[str]]) -> Iterator[BadPack]:
    """No way leads in a circle [RISE-K-17], and all spaces can be reached."""
    order: list[str] = []
    rest = dict(ways)
    while rest:
        ends = [name for name in rest if all(it in order for it in rest[name])]
        if not ends:
            yield BadPack("{key}: a way leads in a circle", "RISE-K-17", key=f"{path}.spaces")
            return
        for name in ends:
            order.append(name)
            del rest[name]
    reached = {"0"} | {name for following in ways.values() for name in following}
    for name in ways:
        if name not in reached:
            yield BadPack("{key}: no way leads there", key=f"{path}.spaces.{name}")


def list_errors(path: str, effects: Any, depth: int = 0) -> Iterator[BadPack]:
    """A list of effects by the vocabulary at the head of components.toml."""
    if not isinstance(effects, list) or len(effects) > MOST or depth > 4:
        yield BadPack(
            "{key} = {value}: must be a list of at most {most} effects",
            key=path,
            value=effects,
            most=MOST,
        )
        return
    for effect in effects:
        if isinstance(effect, str):
            yield from words_errors(path, effect)
        elif isinstance(effect, dict):
            yield from table_errors(path, effect, depth)
        else:
            yield BadPack("{key}: {value} is no effect", key=path, value=effect)


def words_errors(path: str, effect: str) -> Iterator[BadPack]:
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
        yield BadPack(
            "{key}: {value} is no effect; it begins with one of: {verbs}",
            key=path,
            value=effect,
            verbs=listed(["advance", *NUMBERS, *ALONE, "reward", "rank"]),
        )
        return
    if not is_known:
        yield BadPack(
            "{key}: {value} has a track, number or name that does not exist",
            key=path,
            value=effect,
        )


def is_number(word: str, most: int, least: int = 1) -> bool:
    """Is a word a number within bounds?"""
    return word.isascii() and word.isdecimal() and len(word) < 4 and least <= int(word) <= most


def table_errors(path: str, effect: Data, depth: int) -> Iterator[BadPack]:
    """A choice, a payment or a condition."""
    keys = set(effect)
    if keys == {"choice"}:
        branches = effect["choice"]
        if not isinstance(branches, list) or not 2 <= len(branches) <= MOST:
            yield BadPack(
                "{key} = {value}: must be a list of 2 to {most} lists",
                key=f"{path}.choice",
                value=branches,
                most=MOST,
            )
            return
        for branch in branches:
            yield from inner_errors(f"{path}.choice", branch, depth)
    elif keys == {"pay", "get"}:
        yield from checks.number(f"{path}.pay", effect["pay"], range(1, MOST + 1))
        yield from inner_errors(f"{path}.get", effect["get"], depth)
    elif keys == {"if", "then"}:
        yield from checks.one_of(f"{path}.if", effect["if"], CONDITIONS)
        yield from inner_errors(f"{path}.then", effect["then"], depth)
    else:
        yield BadPack(
            '{key}: a table has "choice", or "pay" and "get", or "if" and "then"; not {keys}',
            key=path,
            keys=listed(effect) or "{}",
        )


def inner_errors(path: str, effects: Any, depth: int) -> Iterator[BadPack]:
    """A list inside an effect, which does something."""
    yield from list_errors(path, effects, depth + 1)
    if effects == []:
        yield BadPack("{key}: a list without effects", key=path)


def card_errors(path: str, card: Data) -> Iterator[BadPack]:
    """An Action card."""
    for key in ("top", "bottom"):
        yield from list_errors(f"{path}.{key}", card[key])
    cost = card["cost"]
    is_known = isinstance(cost, dict) and len(cost) == 1
    if is_known:
        ((kind, value),) = cost.items()
        counts = kind in ("coins", "riot") and type(value) is int and 1 <= value <= MOST
        is_known = counts or (kind == "if" and value == "satisfaction_leader")
    if not is_known:
        yield BadPack(
            '{key}: must be coins = 1 to {most}, riot = 1, or if = "satisfaction_leader"',
            key=f"{path}.cost",
            most=MOST,
        )


def tile_errors(data: Data) -> Iterator[BadPack]:
    """School and Culture tiles."""
    for key in ("starting", "regular"):
        yield from checks.list_of(f"school_tiles.{key}", data["school_tiles"][key], TRACKS)
    for place, tile in enumerate(data["culture_tiles"]["tiles"]):
        path = f"culture_tiles.tiles.{entry_name(tile, place)}"
        if not isinstance(tile, dict):
            yield from checks.like(path, tile, {})
            continue
        yield from checks.one_of(f"{path}.kind", tile.get("kind"), TILE_KINDS)
        yield from checks.one_of(f"{path}.track", tile.get("track", "school"), TRACKS)
