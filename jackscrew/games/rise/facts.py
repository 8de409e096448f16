"""The facts of the rulebook that any components must keep [RISE-K-01 to RISE-K-19].

Each check tells which fact is broken and where.  What a pack cannot change at all, such as the
number of tracks [RISE-K-01] and the set-up [RISE-K-03], needs no check here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from jackscrew.games.rise.chains import chains, small_spaces
from jackscrew.games.rise.components import (
    CARDS,
    CULTURE_SPACES,
    CULTURE_TILES,
    REGULAR,
    STARTING,
)
from jackscrew.games.rise.effects import RANKS
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
EXAMPLE_TOP = ["advance satisfaction 1", "school_activate"]
EXAMPLE_BOTTOM = ["advance satisfaction 1", "advance conservation 1"]
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


def fact_errors(data: Data) -> Iterator[str]:
    """All facts that are broken, each with its id."""
    checks: list[tuple[str, Callable[[Data], Iterator[str]]]] = [
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
        for wrong in check(data):
            yield f"{wrong} [{fact}]"


def counts(data: Data) -> Iterator[str]:
    """Cards and tiles."""
    events_ = sum(event["count"] for event in data["events"]["cards"])
    if events_ != 44:
        yield f"events.cards: there are 44, not {events_}"
    for key, count in (("regular", REGULAR), ("starting", STARTING)):
        if len(data["school_tiles"][key]) != count:
            yield f"school_tiles.{key}: there are {count}, not {len(data['school_tiles'][key])}"
    tiles = [tile.get("id") for tile in data["culture_tiles"]["tiles"]]
    if tiles != CULTURE_TILES:
        yield f"culture_tiles.tiles: there are ten, with ids {', '.join(CULTURE_TILES)}"
    cards = [card["id"] for era in (1, 2, 3) for card in data["action_cards"][f"era{era}"]]
    if cards != CARDS:
        yield "action_cards: there are 22 of each era"


def science(data: Data) -> Iterator[str]:
    """Three spaces of side A; overflow; shortcuts of side B; VP somewhere."""
    known: list[Effects] = [[choice("bureau", "bank")], [choice("school", "press")]]
    known.append(["pollution 1", "advance bureau 1"])
    found = spaces(data, "science", "A")
    for number, (space, wanted) in enumerate(zip(found, known, strict=False), start=1):
        if not same_choices(effects_of(space), wanted):
            yield f"tracks.science.A.spaces.{number}: its effects are {wanted!r}"
    if len(found) < len(known) or not is_line(data, "science", "A"):
        yield "tracks.science.A: one line of at least three spaces"
    if side(data, "science", "A")["overflow"] != ["vp 1"]:
        yield "tracks.science.A.overflow: 1 VP for a forfeited step"
    if side(data, "science", "B")["overflow"]:
        yield "tracks.science.B.overflow: nothing for a forfeited step"
    if all(len(space["next"]) < 2 for space in spaces(data, "science", "B")):
        yield "tracks.science.B.spaces: no shortcut; a space has two ways ahead"
    for letter in ("A", "B"):
        words = track_words(data, "science", letter)
        if not any(word.startswith("vp ") for word in words):
            yield f"tracks.science.{letter}.spaces: no space gives VP"


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


def culture(data: Data) -> Iterator[str]:
    """The kinds of paid effects; tiles and the last space of side B."""
    every = [
        ordered(effect)
        for letter in ("A", "B")
        for space in spaces(data, "culture", letter)
        for effect in effects_of(space)
    ]
    for wanted, told in (
        (PAY_ONE, "pay 1: Satisfaction 1"),
        (PAY_JOKER, "pay 1: joker 1"),
        (ordered({"choice": [[PAY_ONE], [PAY_THREE]]}), "pay 1 or 3: Satisfaction 1 or 2"),
    ):
        if wanted not in every:
            yield f"tracks.culture: no space has {told}"
    if not any(isinstance(it, str) and it.startswith("exchange") for it in every):
        yield "tracks.culture: no space exchanges coins for VP"
    if any(space.get("tile") for space in spaces(data, "culture", "A")):
        yield "tracks.culture.A.spaces: only side B has tiles"
    tiles = [space for space in spaces(data, "culture", "B") if space.get("tile")]
    if len(tiles) != CULTURE_SPACES:
        yield f"tracks.culture.B.spaces: {CULTURE_SPACES} hold a tile, not {len(tiles)}"
    for space in spaces(data, "culture", "B"):
        is_exchange = effects_of(space) == ["end_exchange 5"]
        if is_exchange != (not space["next"]):
            yield 'tracks.culture.B.spaces: "end_exchange 5" is on the last space alone'


def politics(data: Data) -> Iterator[str]:
    """1 VP per space; rewards of side A, ranks of side B."""
    for letter in ("A", "B"):
        if side(data, "politics", letter)["end_vp_per_space"] != 1:
            yield f"tracks.politics.{letter}.end_vp_per_space: 1"
        if not is_line(data, "politics", letter):
            yield f"tracks.politics.{letter}: one line"
    rewards = [
        (number, word)
        for number, space in enumerate(spaces(data, "politics", "A"), start=1)
        for word in words_in(effects_of(space))
        if word.startswith("reward")
    ]
    if rewards != [(number, f"reward r{number}") for number in (6, 10, 14)]:
        yield "tracks.politics.A.spaces: rewards r6, r10 and r14 are on spaces 6, 10 and 14"
    ranks = [word for word in track_words(data, "politics", "B") if word.startswith("rank")]
    if ranks != [f"rank {rank}" for rank in RANKS]:
        yield "tracks.politics.B.spaces: ranks I to V, one after the other"
    known = {"II": ("coins 1", "vp 1"), "IV": ("coins 3", "vp 2")}
    for rank, (coins, points) in known.items():
        wanted = [{"choice": [[coins], [points]]}]
        if not same_choices(side(data, "politics", "B")["ranks"][rank], wanted):
            yield f"tracks.politics.B.ranks.{rank}: {coins} or {points}"


def conservation(data: Data) -> Iterator[str]:
    """Penalty tiles and what the spaces further left cost."""
    found = spaces(data, "conservation", "A")
    penalties = [space.get("penalty") for space in found]
    held = penalties.count("A")
    if held < 2 or penalties != ["A"] * held + [None] * (len(found) - held):
        yield 'tracks.conservation.A.spaces: penalty "A" on a space and all further left'
    riots = [space["pos"] for space in found if space.get("left") == ["riot 2"]]
    if len(riots) != 1 or "A" not in [it.get("penalty") for it in found if it["pos"] > riots[0]]:
        yield "tracks.conservation.A.spaces: a space left of the first penalty has riot 2"
    found = spaces(data, "conservation", "B")
    penalties = [space.get("penalty") for space in found]
    faces = [it for it in penalties if it]
    if faces != ["B-back", "B-front"] or penalties[:2] != faces:
        yield "tracks.conservation.B.spaces: B-front, and B-back to the left of it at the end"
    elif found[0].get("left") != ["riot 1"] or found[1].get("left", []):
        yield "tracks.conservation.B.spaces: riot 1 on entering the space with B-back"
    for letter in ("A", "B"):
        for space in spaces(data, "conservation", letter):
            if space["pos"] >= 0 and (space.get("penalty") or space.get("left")):
                yield f"tracks.conservation.{letter}.spaces: nothing bad from the start on"


def school(data: Data) -> Iterator[str]:
    """Rows of four small spaces; on side B the rightmost has no tile."""
    for letter, slots in (("A", ["tile"] * 4), ("B", ["tile"] * 3 + ["activate"])):
        if not is_line(data, "school", letter):
            yield f"tracks.school.{letter}: one line"
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
            yield f"tracks.school.{letter}.spaces: 1, 3 and 5 are rows with slots {slots!r}"


def bank(data: Data) -> Iterator[str]:
    """Side A makes cards free for a Riot each; side B pays out on leaving."""
    found = spaces(data, "bank", "A")
    if len(found) != 5 or not is_line(data, "bank", "A"):
        yield "tracks.bank.A: one line of five spaces"
        return
    for number, space in enumerate(found):
        words = effects_of(space)
        wanted = {0: ["free_card 2"], 2: ["free_card 3"], 4: ["free_card 4"]}.get(number)
        rest = [word for word in words if word != "riot 1"]
        kinds = sorted(str(word).split()[0] for word in rest)
        if len(rest) + 1 != len(words) or (rest != wanted if wanted else kinds != ["coins", "vp"]):
            told = wanted or "coins and VP"
            yield f"tracks.bank.A.spaces.{number + 1}: riot 1 and {told}"
    if any(space.get("exit") for space in found):
        yield "tracks.bank.A.spaces: only side B has dotted lines"
    if not is_line(data, "bank", "B") or len(spaces(data, "bank", "B")) < 3:
        yield "tracks.bank.B: one line of at least three spaces"
        return
    entries = [effects_of(space) for space in spaces(data, "bank", "B")]
    if entries != [["riot 1"]] + [[]] * (len(entries) - 1):
        yield "tracks.bank.B.spaces: riot 1 on the first space, nothing else on entering"
    if not same(spaces(data, "bank", "B")[2].get("exit", []), ["coins 7", "strongbox"]):
        yield "tracks.bank.B.spaces.3.exit: coins 7 and strongbox"


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


def press(data: Data) -> Iterator[str]:
    """Four paths that end in a black frame; two of side A are known in part."""
    for letter in ("A", "B"):
        paths = press_paths(data, letter)
        on_paths = [space["id"] for path in paths for space in path]
        if len(paths) != 4 or sorted(on_paths) != sorted(
            space["id"] for space in spaces(data, "press", letter)
        ):
            yield f"tracks.press.{letter}: four paths from the start that do not meet"
        for path in paths:
            if any(len(space["next"]) > 1 for space in path):
                yield f"tracks.press.{letter}.spaces: a path has one way ahead"
            frames = [bool(space.get("frame")) for space in path]
            if frames != [False] * (len(path) - 1) + [True]:
                yield f"tracks.press.{letter}.spaces.{path[-1]['id']}: a path ends in a frame"
    left, right = press_paths(data, "A")[0], press_paths(data, "A")[-1]
    if len(left) != 3 or effects_of(left[0]) != ["coins 2"] or left[1].get("size") != "small":
        yield "tracks.press.A: the left path has 2 coins, a small space and its end"
    elif effects_of(left[2]) != ["advance school 1"]:
        yield "tracks.press.A: the left path ends with School"
    if effects_of(right[0]) != ["advance science 1"]:
        yield "tracks.press.A: the right path begins with Science"


def industry(data: Data) -> Iterator[str]:
    """Income from 1 coin to 3 coins and 3 VP; what pollutes."""
    for letter in ("A", "B"):
        found = spaces(data, "industry", letter)
        if side(data, "industry", letter)["start_income"] != [1, 0]:
            yield f"tracks.industry.{letter}.start_income: 1 coin"
        incomes = [space.get("income", [0, 0]) for space in found]
        if [3, 3] not in incomes or max(max(income) for income in incomes) > 3:
            yield f"tracks.industry.{letter}.spaces: the best income is 3 coins and 3 VP"
        if longest_way(side(data, "industry", letter)) < 4:
            yield f"tracks.industry.{letter}.spaces: at least four steps"
    if any(effects_of(space) != ["pollution 1"] for space in spaces(data, "industry", "A")):
        yield "tracks.industry.A.spaces: each has pollution 1 and nothing else"
    yield from rows_of_industry(spaces(data, "industry", "B"))


def longest_way(track: Data) -> int:
    """How many steps one can make from the start to an end."""
    known = {space["id"]: space["next"] for space in track["spaces"]}

    def steps_from(names: list[str]) -> int:
        return max((1 + steps_from(known[name]) for name in names), default=0)

    return steps_from(track["start_next"])


def rows_of_industry(found: list[Data]) -> Iterator[str]:
    """Side B: from the upper row one can change to the second, never back."""
    upper = {space["id"]: space for space in found if effects_of(space) == ["pollution 1"]}
    second = {space["id"]: space for space in found if not effects_of(space)}
    if not upper or not second or len(upper) + len(second) != len(found):
        yield "tracks.industry.B.spaces: an upper row with pollution 1, a second without effects"
        return
    if any(name in upper for space in second.values() for name in space["next"]):
        yield "tracks.industry.B.spaces: no way leads back to the upper row"
    best = [max(sum(it.get("income", [0])) for it in row.values()) for row in (upper, second)]
    if best[1] >= best[0]:
        yield "tracks.industry.B.spaces: the second row earns less"


def bureau(data: Data) -> Iterator[str]:
    """Dotted lines; every leaving refreshes the School tiles; a strongbox occurs."""
    exits: Effects = []
    for letter in ("A", "B"):
        if not is_line(data, "bureau", letter):
            yield f"tracks.bureau.{letter}: one line"
        if "school_refresh" not in side(data, "bureau", letter)["exit_always"]:
            yield f"tracks.bureau.{letter}.exit_always: refreshes the School tiles"
        if track_words(data, "bureau", letter):
            yield f"tracks.bureau.{letter}.spaces: no effects on entering"
        for space in spaces(data, "bureau", letter):
            exits += space.get("exit", [])
    if "strongbox" not in words_in(exits):
        yield "tracks.bureau: a strongbox occurs"


def satisfaction(data: Data) -> Iterator[str]:
    """A rate over each space; side A counts for leaders and at the end, side B every round."""
    for letter, own, other in (("A", "end_vp", "round_vp"), ("B", "round_vp", "end_vp")):
        found = spaces(data, "satisfaction", letter)
        if any("rate" not in space for space in found):
            yield f"tracks.satisfaction.{letter}.spaces: a rate over each"
        if any(own not in space or other in space for space in found):
            yield f"tracks.satisfaction.{letter}.spaces: {own} of each, and no {other}"
        leader = 1 if letter == "A" else 0
        if side(data, "satisfaction", letter)["round_leader_vp"] != leader:
            yield f"tracks.satisfaction.{letter}.round_leader_vp: {leader}"


def culture_tiles(data: Data) -> Iterator[str]:
    """What tiles ask for, and their VP."""
    tiles: list[Data] = data["culture_tiles"]["tiles"]
    for tile in tiles:
        wanted = {"id": tile.get("id"), "kind": tile["kind"], **TILE_FACTS[tile["kind"]]}
        if tile["kind"] == "last_space":
            wanted["track"] = tile.get("track")
        if repr(sorted(tile.items())) != repr(sorted(wanted.items())):
            yield f"culture_tiles.tiles.{tile.get('id')}: must be {wanted!r}"
        if tile.get("track") in ("press", None) and tile["kind"] == "last_space":
            yield f"culture_tiles.tiles.{tile.get('id')}: Press has no last space to stand on"
    missing = set(TILE_FACTS) - {tile["kind"] for tile in tiles}
    if missing:
        yield f"culture_tiles.tiles: no tile of the kind {min(missing)}"


def action_cards(data: Data) -> Iterator[str]:
    """The card of the rulebook's example, Riot options, and those for the leader."""
    cards = all_cards(data)
    if not any(is_example(card) for card in cards):
        yield "action_cards: no card is the one of the rulebook's example"
    if not any("riot" in card["cost"] for card in cards):
        yield "action_cards: no card has a Riot as cost"
    for card in cards:
        if card["cost"].get("riot", 1) != 1:
            yield f"action_cards.{card['id']}.cost: a Riot is 1 step"
        if "if" in card["cost"] and card["bottom"] != ["joker 2"]:
            yield f"action_cards.{card['id']}.bottom: the leader gets joker 2"
    if not any("if" in card["cost"] for card in cards):
        yield "action_cards: no card has an option for the Satisfaction leader"


def is_example(card: Data) -> bool:
    """Is this the card of the rulebook's example?"""
    return (
        same(card["top"], EXAMPLE_TOP)
        and card["cost"] == {"coins": 3}
        and same(card["bottom"], EXAMPLE_BOTTOM)
    )


def events(data: Data) -> Iterator[str]:
    """The sixteen events and no others; most are good, some bad."""
    bad = 0
    for event in data["events"]["cards"]:
        wanted = EVENT_FACTS[event["id"]]
        if not same_choices(event["effects"], wanted):
            yield f"events.cards.{event['id']}.effects: {wanted!r}"
        if event["count"] < 1:
            yield f"events.cards.{event['id']}.count: at least one"
        if event["id"] in ("strike", "angry_mob"):
            bad += event["count"]
    if bad * 2 >= 44:
        yield "events.cards: most are good"


def advances(data: Data) -> Iterator[str]:
    """Every option of every Action card advances a marker."""
    for card in all_cards(data):
        for key in ("top", "bottom"):
            if not any(is_advance(effect) for effect in card[key]):
                yield f"action_cards.{card['id']}.{key}: it advances no marker"


def is_advance(effect: Any) -> bool:
    """Does an effect advance a marker, whichever branch is taken?"""
    if isinstance(effect, str):
        return effect.split()[0] in ("advance", "joker")
    return "choice" in effect and all(
        any(is_advance(it) for it in branch) for branch in effect["choice"]
    )
