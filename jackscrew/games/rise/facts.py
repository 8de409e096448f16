"""The facts of the rulebook that any components must keep [RISE-K-01 to RISE-K-19].

Each check tells which fact is broken and where.  What a pack cannot change at all, such as the
number of tracks [RISE-K-01] and the set-up [RISE-K-03], needs no check here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from jackscrew.core.checks import counted, equal, must_be, none_has, one_of, under
from jackscrew.core.checks import number as in_range
from jackscrew.core.components import BadPack, as_toml, listed
from jackscrew.core.pack_lines import entry_name
from jackscrew.games.rise.chains import card_key, chains, small_spaces
from jackscrew.games.rise.components import (
    CARDS,
    CULTURE_SPACES,
    CULTURE_TILES,
    REGULAR,
    STARTING,
)
from jackscrew.games.rise.effects import RANKS, TRACKS
from jackscrew.games.rise.problems import must_contain, no_line, short_line
from jackscrew.games.rise.reading import (
    Data,
    Effects,
    all_cards,
    choice,
    effects_of,
    is_line,
    same,
    side,
    spaces,
    words_in,
)

PAY_ONE = {"pay": 1, "get": ["advance satisfaction 1"]}
PAY_THREE = {"pay": 3, "get": ["advance satisfaction 2"]}
PAY_JOKER = {"pay": 1, "get": ["joker 1"]}
# the card of the rulebook's example [RISE-K-15]
EXAMPLE: Data = {
    "top": ["advance satisfaction 1", "school_activate"],
    "cost": {"coins": 3},
    "bottom": ["advance satisfaction 1", "advance conservation 1"],
}
LAST_SPACES = [track for track in TRACKS if track != "press"]  # Press has none to stand on
# what each kind of Culture tile asks for and is worth [RISE-K-14]
TILE_FACTS: dict[str, Data] = {
    "last_space": {"vp": 5},
    "satisfaction_leader": {"vp": 4},
    "school_tiles_at_least": {"n": 4, "vp": 4},
    "strongbox_flipped_without_limit_penalty": {"vp": 3},
    "conservation_right_of_start": {"vp": 3},
    "industry_steps_at_least": {"n": 4, "vp": 4},
    "culture_tiles_count": {"vp_by_count": [2, 4, 5]},
    "coins_at_least": {"n": 5, "vp": 4},
}
EVENT_FACTS: dict[str, Effects] = {
    "export_surplus": ["coins 1"],
    "elections": [{"choice": [["coins 1"], ["vp 1"]]}],
    "festival": ["vp 1"],
    "anniversary": ["vp 2"],
    "breaking_news": ["advance press 1"],
    "report_cards": ["advance school 1"],
    "city_council": ["advance bureau 1"],
    "conservation": ["advance conservation 1"],
    "park_opening": ["advance satisfaction 1"],
    "construction_ban": [{"choice": [["advance conservation 1"], ["advance satisfaction 1"]]}],
    "lecture": ["school_activate"],
    "summer_vacation": ["school_refresh"],
    "strike": ["riot 1"],
    "rent_increases": ["coins 3", "riot 1"],
    "opinion_poll": [{"if": "satisfaction_leader", "then": ["vp 1"]}],
    "angry_mob": [{"if": "satisfaction_last", "then": ["lose_vp 2"]}],
}


def fact_errors(data: Data) -> Iterator[BadPack]:
    """All facts that are broken, each with its id."""
    checks: list[tuple[str, Callable[[Data], Iterator[BadPack]]]] = [
        ("RISE-K-02", counts),
        ("RISE-K-04", science),
        ("RISE-K-05", culture),
        ("RISE-K-06", politics),
        ("RISE-K-07", conservation),
        ("RISE-K-08", school),
        ("RISE-K-09", bank),
        ("RISE-K-10", press),
        ("RISE-K-11", industry),
        ("RISE-K-12", bureau),
        ("RISE-K-13", satisfaction),
        ("RISE-K-14", culture_tiles),
        ("RISE-K-15", action_cards),
        ("RISE-K-16", events),
        ("RISE-K-17", chains),
        ("RISE-K-18", advances),
        ("RISE-K-19", small_spaces),
    ]
    for fact, check in checks:
        yield from under(fact, check(data))


def counts(data: Data) -> Iterator[BadPack]:
    """Cards and tiles."""
    yield from counted("events.cards", sum(it["count"] for it in data["events"]["cards"]), 44)
    for key, count in (("regular", REGULAR), ("starting", STARTING)):
        yield from counted(f"school_tiles.{key}", len(data["school_tiles"][key]), count)
    tiles = data["culture_tiles"]["tiles"]
    if len(tiles) != len(CULTURE_TILES):
        yield BadPack(
            "{key}: there are ten, with the ids {ids}",
            key="culture_tiles.tiles",
            ids=listed(CULTURE_TILES),
        )
    for place, (tile, wanted) in enumerate(zip(tiles, CULTURE_TILES, strict=True)):
        key = f"culture_tiles.tiles.{entry_name(tile, place)}.id"
        yield from equal(key, tile.get("id"), wanted)
    cards = [card["id"] for era in (1, 2, 3) for card in data["action_cards"][f"era{era}"]]
    if cards != CARDS:
        yield BadPack("{key}: there are 22 of each era", key="action_cards")


def side_is(data: Data, track: str, letter: str, key: str, wanted: object) -> Iterator[BadPack]:
    """A side of a track has a value."""
    yield from equal(f"tracks.{track}.{letter}.{key}", side(data, track, letter)[key], wanted)


def space_has(track: str, letter: str, space: Data, key: str, wanted: Effects) -> Iterator[BadPack]:
    """A space has these effects on entering, on leaving or the like, and no others."""
    at = f"tracks.{track}.{letter}.spaces.{entry_name(space, 0)}.{key}"
    yield from equal(at, space.get(key, []), wanted)


def science(data: Data) -> Iterator[BadPack]:
    """Three spaces of side A; overflow; shortcuts of side B; VP somewhere."""
    known: list[Effects] = [[choice("bureau", "bank")], [choice("school", "press")]]
    known.append(["pollution 1", "advance bureau 1"])
    found = spaces(data, "science", "A")
    for space, wanted in zip(found, known, strict=False):
        if not same_choices(effects_of(space), wanted):
            yield must_be(f"tracks.science.A.spaces.{space['id']}.effects", wanted)
    if len(found) < len(known) or not is_line(data, "science", "A"):
        yield short_line("tracks.science.A", len(known))
    for letter, forfeited in (("A", ["vp 1"]), ("B", [])):
        yield from side_is(data, "science", letter, "overflow", forfeited)
    if all(len(space["next"]) < 2 for space in spaces(data, "science", "B")):
        yield BadPack("{key}: one of them must have two ways ahead", key="tracks.science.B.spaces")
    for letter in ("A", "B"):
        words = track_words(data, "science", letter)
        if not any(word.startswith("vp ") for word in words):
            key = f"tracks.science.{letter}.spaces"
            yield BadPack("{key}: one of them must give VP", key=key)


def same_choices(found: Effects, wanted: Effects) -> bool:
    """The same effects, whatever the order of branches."""
    return same([ordered(it) for it in found], [ordered(it) for it in wanted])


def ordered(effect: Any) -> Any:
    """An effect with the branches of a choice in order."""
    if isinstance(effect, dict) and "choice" in effect:
        return {"choice": sorted(effect["choice"], key=repr)}
    return effect


def track_words(data: Data, track: str, letter: str) -> list[str]:
    """All single effects of a track on entering its spaces."""
    return [word for space in spaces(data, track, letter) for word in words_in(effects_of(space))]


def culture(data: Data) -> Iterator[BadPack]:
    """The kinds of paid effects; tiles and the last space of side B."""
    every = [
        ordered(effect)
        for letter in ("A", "B")
        for space in spaces(data, "culture", letter)
        for effect in effects_of(space)
    ]
    for wanted in (PAY_ONE, PAY_JOKER, ordered({"choice": [[PAY_ONE], [PAY_THREE]]})):
        if wanted not in every:
            yield must_contain("tracks.culture", wanted)
    if not any(isinstance(it, str) and it.startswith("exchange") for it in every):
        yield BadPack("{key}: one space must exchange coins for VP", key="tracks.culture")
    for space in spaces(data, "culture", "A"):
        if space.get("tile"):
            yield must_be(f"tracks.culture.A.spaces.{space['id']}.tile", False)
    tiles = [space for space in spaces(data, "culture", "B") if space.get("tile")]
    if len(tiles) != CULTURE_SPACES:
        yield BadPack(
            "{key}: {wanted} hold a tile, not {count}",
            key="tracks.culture.B.spaces",
            wanted=CULTURE_SPACES,
            count=len(tiles),
        )
    for space in spaces(data, "culture", "B"):
        is_exchange = effects_of(space) == ["end_exchange 5"]
        if is_exchange != (not space["next"]):
            yield BadPack(
                '{key}: "end_exchange 5" is on the last space alone', key="tracks.culture.B.spaces"
            )


def politics(data: Data) -> Iterator[BadPack]:
    """1 VP per space; rewards of side A, ranks of side B."""
    for letter in ("A", "B"):
        yield from side_is(data, "politics", letter, "end_vp_per_space", 1)
        if not is_line(data, "politics", letter):
            yield no_line(f"tracks.politics.{letter}")
    rewards = [
        (number, word)
        for number, space in enumerate(spaces(data, "politics", "A"), start=1)
        for word in words_in(effects_of(space))
        if word.startswith("reward")
    ]
    if rewards != [(number, f"reward r{number}") for number in (6, 10, 14)]:
        yield BadPack(
            "{key}: the rewards r6, r10 and r14 are on spaces 6, 10 and 14",
            key="tracks.politics.A.spaces",
        )
    ranks = [word for word in track_words(data, "politics", "B") if word.startswith("rank")]
    if ranks != [f"rank {rank}" for rank in RANKS]:
        yield BadPack(
            "{key}: the ranks I to V come one after the other", key="tracks.politics.B.spaces"
        )
    known = {"II": ("coins 1", "vp 1"), "IV": ("coins 3", "vp 2")}
    for rank, (coins, points) in known.items():
        wanted = [{"choice": [[coins], [points]]}]
        if not same_choices(side(data, "politics", "B")["ranks"][rank], wanted):
            yield must_be(f"tracks.politics.B.ranks.{rank}", wanted)


def conservation(data: Data) -> Iterator[BadPack]:
    """Penalty tiles and what the spaces further left cost."""
    found = spaces(data, "conservation", "A")
    penalties = [space.get("penalty") for space in found]
    held = penalties.count("A")
    if held < 2 or penalties != ["A"] * held + [None] * (len(found) - held):
        yield BadPack(
            '{key}: the penalty "A" is on at least two, those farthest to the left',
            key="tracks.conservation.A.spaces",
        )
    riots = [space["pos"] for space in found if space.get("left") == ["riot 2"]]
    if len(riots) != 1 or "A" not in [it.get("penalty") for it in found if it["pos"] > riots[0]]:
        yield BadPack(
            '{key}: one, to the left of a penalty, has "riot 2"',
            key="tracks.conservation.A.spaces",
        )
    found = spaces(data, "conservation", "B")
    penalties = [space.get("penalty") for space in found]
    faces = [it for it in penalties if it]
    if faces != ["B-back", "B-front"] or penalties[:2] != faces:
        yield BadPack(
            '{key}: at the left end is "B-back", then "B-front", and no other penalty',
            key="tracks.conservation.B.spaces",
        )
    for space, wanted in zip(found, (["riot 1"], []), strict=False):
        yield from space_has("conservation", "B", space, "left", wanted)
    for letter in ("A", "B"):
        for space in spaces(data, "conservation", letter):
            if space["pos"] >= 0 and (space.get("penalty") or space.get("left")):
                yield BadPack(
                    '{key}: neither "penalty" nor "left" from the start on',
                    key=f"tracks.conservation.{letter}.spaces.{space['pos']}",
                )


def school(data: Data) -> Iterator[BadPack]:
    """Rows of four small spaces; on side B the rightmost has no tile."""
    for letter, slots in (("A", ["tile"] * 4), ("B", ["tile"] * 3 + ["activate"])):
        if not is_line(data, "school", letter):
            yield no_line(f"tracks.school.{letter}")
        rows = [
            number
            for number, space in enumerate(spaces(data, "school", letter), start=1)
            if space.get("slots") == slots
            and space.get("row")
            and space.get("size") == "small"
            and not effects_of(space)
        ]
        if (
            rows != [1, 3, 5]
            or len([it for it in spaces(data, "school", letter) if it.get("slots")]) != 3
        ):
            yield BadPack(
                "{key}: 1, 3 and 5 alone are rows; they are small, have no effects, and as slots"
                " {slots}",
                key=f"tracks.school.{letter}.spaces",
                slots=as_toml(slots),
            )


def bank(data: Data) -> Iterator[BadPack]:
    """Side A makes cards free for a Riot each; side B pays out on leaving."""
    found = spaces(data, "bank", "A")
    if len(found) != 5 or not is_line(data, "bank", "A"):
        yield BadPack("{key}: one line of five spaces", key="tracks.bank.A")
        return
    for number, space in enumerate(found):
        words = effects_of(space)
        wanted = {0: ["free_card 2"], 2: ["free_card 3"], 4: ["free_card 4"]}.get(number)
        rest = [word for word in words if word != "riot 1"]
        kinds = sorted(str(word).split()[0] for word in rest)
        if len(rest) + 1 != len(words) or (rest != wanted if wanted else kinds != ["coins", "vp"]):
            key = f"tracks.bank.A.spaces.{space['id']}.effects"
            if wanted:
                yield must_be(key, ["riot 1", *wanted])
            else:
                yield BadPack('{key}: "riot 1", coins and VP', key=key)
        yield from space_has("bank", "A", space, "exit", [])
    if not is_line(data, "bank", "B") or len(spaces(data, "bank", "B")) < 3:
        yield short_line("tracks.bank.B", 3)
        return
    for number, space in enumerate(spaces(data, "bank", "B"), start=1):
        yield from space_has("bank", "B", space, "effects", ["riot 1"] if number == 1 else [])
    third = spaces(data, "bank", "B")[2]
    if not same(third.get("exit", []), ["coins 7", "strongbox"]):
        yield must_be(f"tracks.bank.B.spaces.{third['id']}.exit", ["coins 7", "strongbox"])


def press_paths(data: Data, letter: str) -> list[list[Data]]:
    """The paths of Press from the start, each to its end."""
    known = {space["id"]: space for space in spaces(data, "press", letter)}
    found = []
    for first in side(data, "press", letter)["start_next"]:
        path = [known[first]]
        while path[-1]["next"]:
            path.append(known[path[-1]["next"][0]])
        found.append(path)
    return found


def press(data: Data) -> Iterator[BadPack]:
    """Four paths that end in a black frame; two of side A are known in part."""
    for letter in ("A", "B"):
        paths = press_paths(data, letter)
        on_paths = [space["id"] for path in paths for space in path]
        if len(paths) != 4 or sorted(on_paths) != sorted(
            space["id"] for space in spaces(data, "press", letter)
        ):
            yield BadPack(
                "{key}: from the start lead four paths that do not meet",
                key=f"tracks.press.{letter}",
            )
        for path in paths:
            if any(len(space["next"]) > 1 for space in path):
                key = f"tracks.press.{letter}.spaces"
                yield BadPack("{key}: none may have two ways ahead", key=key)
            frames = [bool(space.get("frame")) for space in path]
            if frames != [False] * (len(path) - 1) + [True]:
                yield BadPack(
                    "{key}: the end of a path, and nothing before it, has a frame",
                    key=f"tracks.press.{letter}.spaces.{path[-1]['id']}",
                )
    left, right = press_paths(data, "A")[0], press_paths(data, "A")[-1]
    if len(left) != 3:
        yield BadPack("{key}: the left path has three spaces", key="tracks.press.A")
        return
    for space, wanted in (
        (left[0], "coins 2"),
        (left[2], "advance school 1"),
        (right[0], "advance science 1"),
    ):
        yield from space_has("press", "A", space, "effects", [wanted])
    key = f"tracks.press.A.spaces.{left[1]['id']}.size"
    yield from equal(key, left[1].get("size"), "small")


def industry(data: Data) -> Iterator[BadPack]:
    """Income from 1 coin to 3 coins and 3 VP; what pollutes."""
    for letter in ("A", "B"):
        found = spaces(data, "industry", letter)
        yield from side_is(data, "industry", letter, "start_income", [1, 0])
        incomes = [space.get("income", [0, 0]) for space in found]
        if [3, 3] not in incomes or max(max(income) for income in incomes) > 3:
            key = f"tracks.industry.{letter}.spaces"
            yield BadPack("{key}: the best income is 3 coins and 3 VP", key=key)
        if longest_way(side(data, "industry", letter)) < 4:
            key = f"tracks.industry.{letter}.spaces"
            yield BadPack("{key}: the longest way has at least four steps", key=key)
    for space in spaces(data, "industry", "A"):
        yield from space_has("industry", "A", space, "effects", ["pollution 1"])
    yield from rows_of_industry(spaces(data, "industry", "B"))


def longest_way(track: Data) -> int:
    """How many steps one can make from the start to an end."""
    known = {space["id"]: space["next"] for space in track["spaces"]}

    def steps_from(names: list[str]) -> int:
        return max((1 + steps_from(known[name]) for name in names), default=0)

    return steps_from(track["start_next"])


def rows_of_industry(found: list[Data]) -> Iterator[BadPack]:
    """Side B: from the upper row one can change to the second, never back."""
    upper = {space["id"]: space for space in found if effects_of(space) == ["pollution 1"]}
    second = {space["id"]: space for space in found if not effects_of(space)}
    if not upper or not second or len(upper) + len(second) != len(found):
        yield BadPack(
            '{key}: an upper row with "pollution 1" and a second without effects',
            key="tracks.industry.B.spaces",
        )
        return
    if any(name in upper for space in second.values() for name in space["next"]):
        yield BadPack("{key}: no way leads back to the upper row", key="tracks.industry.B.spaces")
    best = [max(sum(it.get("income", [0])) for it in row.values()) for row in (upper, second)]
    if best[1] >= best[0]:
        yield BadPack(
            "{key}: the second row earns less than the upper one", key="tracks.industry.B.spaces"
        )


def bureau(data: Data) -> Iterator[BadPack]:
    """Dotted lines; every leaving refreshes the School tiles; a strongbox occurs."""
    exits: Effects = []
    for letter in ("A", "B"):
        if not is_line(data, "bureau", letter):
            yield no_line(f"tracks.bureau.{letter}")
        if "school_refresh" not in side(data, "bureau", letter)["exit_always"]:
            yield must_contain(f"tracks.bureau.{letter}.exit_always", "school_refresh")
        for space in spaces(data, "bureau", letter):
            yield from space_has("bureau", letter, space, "effects", [])
            exits += space.get("exit", [])
    if "strongbox" not in words_in(exits):
        yield must_contain("tracks.bureau", "strongbox")


def satisfaction(data: Data) -> Iterator[BadPack]:
    """A rate over each space; side A counts for leaders and at the end, side B every round."""
    for letter, own, other in (("A", "end_vp", "round_vp"), ("B", "round_vp", "end_vp")):
        found = spaces(data, "satisfaction", letter)
        if any("rate" not in space or own not in space or other in space for space in found):
            yield BadPack(
                '{key}: each has "rate" and "{own}", none has "{other}"',
                key=f"tracks.satisfaction.{letter}.spaces",
                own=own,
                other=other,
            )
        yield from side_is(data, "satisfaction", letter, "round_leader_vp", int(letter == "A"))


def culture_tiles(data: Data) -> Iterator[BadPack]:
    """What tiles ask for, and their VP."""
    tiles: list[Data] = data["culture_tiles"]["tiles"]
    for tile in tiles:
        key = f"culture_tiles.tiles.{tile.get('id')}"
        wanted = {"id": tile.get("id"), "kind": tile["kind"], **TILE_FACTS[tile["kind"]]}
        if tile["kind"] == "last_space":
            yield from one_of(f"{key}.track", tile.get("track"), LAST_SPACES)
            wanted["track"] = tile.get("track")
        if repr(sorted(tile.items())) != repr(sorted(wanted.items())):
            yield must_be(key, wanted)
    missing = set(TILE_FACTS) - {tile["kind"] for tile in tiles}
    if missing:
        yield none_has("culture_tiles.tiles", {"kind": min(missing)})


def action_cards(data: Data) -> Iterator[BadPack]:
    """The card of the rulebook's example, Riot options, and those for the leader."""
    cards = all_cards(data)
    if not any(is_example(card) for card in cards):
        yield none_has("action_cards", EXAMPLE)
    if not any("riot" in card["cost"] for card in cards):
        yield none_has("action_cards", {"cost": {"riot": 1}})
    for card in cards:
        if card["cost"].get("riot", 1) != 1:
            yield must_be(f"{card_key(card)}.cost", {"riot": 1})
        if "if" in card["cost"] and card["bottom"] != ["joker 2"]:
            yield must_be(f"{card_key(card)}.bottom", ["joker 2"])
    if not any("if" in card["cost"] for card in cards):
        yield none_has("action_cards", {"cost": {"if": "satisfaction_leader"}})


def is_example(card: Data) -> bool:
    """Is this the card of the rulebook's example?"""
    return (
        same(card["top"], EXAMPLE["top"])
        and card["cost"] == EXAMPLE["cost"]
        and same(card["bottom"], EXAMPLE["bottom"])
    )


def events(data: Data) -> Iterator[BadPack]:
    """The sixteen events and no others; most are good, some bad."""
    bad = 0
    for event in data["events"]["cards"]:
        wanted = EVENT_FACTS[event["id"]]
        if not same_choices(event["effects"], wanted):
            yield must_be(f"events.cards.{event['id']}.effects", wanted)
        yield from in_range(f"events.cards.{event['id']}.count", event["count"], range(1, 45))
        if event["id"] in ("strike", "angry_mob"):
            bad += event["count"]
    if bad * 2 >= 44:
        yield BadPack(
            '{key}: most are good, so "strike" and "angry_mob" are fewer than half',
            key="events.cards",
        )


def advances(data: Data) -> Iterator[BadPack]:
    """Every option of every Action card advances a marker."""
    for card in all_cards(data):
        for key in ("top", "bottom"):
            if not any(is_advance(effect) for effect in card[key]):
                yield BadPack("{key}: it must advance a marker", key=f"{card_key(card)}.{key}")


def is_advance(effect: Any) -> bool:
    """Does an effect advance a marker, whichever branch is taken?"""
    if isinstance(effect, str):
        return effect.split()[0] in ("advance", "joker")
    return "choice" in effect and all(
        any(is_advance(it) for it in branch) for branch in effect["choice"]
    )
