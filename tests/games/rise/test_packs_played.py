"""Component packs that keep all facts are accepted, and whole games are played with them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from rise_table import GAME, PRINTED, RiseMatch, at, coins, doing, play, player, table, vp

from jackscrew import BadRecord, parse_record
from jackscrew.core.errors import BadSetup
from jackscrew.games.rise.effects import TRACKS

Data = dict[str, Any]


def side(track: str, letter: str, **entries: Any) -> Data:
    """A pack that changes entries of one side of a track."""
    return {"tracks": {track: {letter: entries}}}


def spaces(track: str, letter: str) -> list[Data]:
    """The printed spaces of one side of a track, to be changed."""
    found: list[Data] = deepcopy(PRINTED["tracks"][track][letter]["spaces"])
    return found


def longer(track: str, letter: str, count: int, *more: Any, **extra: Any) -> Data:
    """A line that goes on with so many spaces; `more` are the effects of the new ones in turn."""
    found = spaces(track, letter)
    for number in range(len(found) + 1, count + 1):
        found[-1]["next"] = [str(number)]
        effects = list(more[number % len(more)]) if more else []
        entry = {"id": str(number), "next": [], "size": "large", "effects": effects, **extra}
        found.append(entry)
    return side(track, letter, spaces=found)


def scale(track: str, letter: str, low: int, high: int) -> Data:
    """A scale of another length; spaces as printed at its ends, plain in between."""
    old = {it["pos"]: it for it in spaces(track, letter)}
    ends = [old[min(old)], old[min(old) + 1]] if low < -1 else []
    between = [old[-1]] * (-low - len(ends))
    right = [old.get(position, old[0]) for position in range(high + 1)]
    found = [
        {**entry, "pos": position}
        for position, entry in enumerate([*ends, *between, *right], start=low)
    ]
    return side(track, letter, spaces=found, min=low, max=high)


def whole_game(pack: Data, seed: int, **options: bool) -> RiseMatch:
    """Play at random to the end; each position is sound, and can be stored."""
    rng = random.Random(seed)
    match = GAME.new(rng.choice([2, 3, 4]), seed=seed, components=pack, **options)
    moves = 0
    while not match.over:
        legal = match.legal_numbers()
        assert legal == sorted(set(legal))
        match.play(rng.choice(legal))
        GAME.sound(match.state)
        moves += 1
        if moves % 40 == 0:
            data = match.dump()
            assert GAME.dump(GAME.load(data, pack), match.setup) == data
        assert moves < 2000
    return match


def kept() -> Iterator[tuple[str, str, Data]]:
    """Packs by what they do, and the sides to play them with."""
    yield "long politics", "", longer("politics", "A", 20, ["vp 1"], [])
    yield "long ranks", "politics", longer("politics", "B", 20, ["coins 1", "joker 1"])
    yield "long science", "", longer("science", "A", 20, ["joker 1"], ["pollution 2", "vp 3"])
    yield "short science", "", side("science", "A", spaces=short_science())
    yield "branching culture", "", side("culture", "A", spaces=branching_culture())
    yield "wide satisfaction", "", scale("satisfaction", "A", -9, 9)
    yield "wide satisfaction b", "satisfaction", scale("satisfaction", "B", -9, 9)
    yield "narrow satisfaction", "", scale("satisfaction", "A", -1, 1)
    yield "wide conservation", "", scale("conservation", "A", -9, 9)
    yield "wide conservation b", "conservation", scale("conservation", "B", -9, 9)
    yield "narrow conservation", "", scale("conservation", "A", -2, 1)
    yield "narrow conservation b", "conservation", scale("conservation", "B", -2, 1)
    yield "long school", "", longer("school", "A", 20, ["school_activate"], ["vp 1"])
    short = spaces("school", "B")[:5]
    short[4]["next"] = []
    yield "short school", "school", side("school", "B", spaces=short)
    yield "long bank", "bank", longer("bank", "B", 20, exit=["coins 9", "vp 9", "strongbox"])
    yield "short bank", "bank", side("bank", "B", spaces=ended(spaces("bank", "B")[:3]))
    yield "long bureau", "", longer("bureau", "A", 20, exit=["joker 5", "vp 2"])
    yield "long bureau b", "bureau", longer("bureau", "B", 20, exit=["vp 1", "riot 1"])
    yield "one space of bureau", "", side("bureau", "A", spaces=ended(spaces("bureau", "A")[:1]))
    yield "long press", "press", side("press", "B", spaces=long_press())
    yield "short press", "press", side("press", "B", spaces=short_press())
    yield "long industry", "", longer("industry", "A", 20, ["pollution 1"], income=[3, 0])
    yield "crowded cards", "", {"action_cards": {"era1": crowded_cards()}}
    yield "riots everywhere", "", {"action_cards": {"era2": riots()}}
    same = {"school_tiles": {"regular": ["press"] * 12, "starting": ["bureau"] * 4}}
    yield "tiles all alike", "bureau press", same


def ended(found: list[Data]) -> list[Data]:
    """A line that is over after its last space."""
    found[-1]["next"] = []
    return found


def short_science() -> list[Data]:
    """Four spaces of Science A."""
    return ended(spaces("science", "A")[:4])


def branching_culture() -> list[Data]:
    """Culture A with two ways and two ends."""
    found = spaces("culture", "A")
    found[1]["next"] = ["3", "L1"]
    found.append({"id": "L1", "next": ["L2"], "size": "large", "effects": ["coins 2"]})
    found.append({"id": "L2", "next": [], "size": "large", "effects": ["exchange 9"]})
    return found


def long_press() -> list[Data]:
    """Press B with six spaces on each path, all but the ends small."""
    found: list[Data] = []
    for letter in "LMNR":
        for number in range(1, 7):
            following = [f"{letter}{number + 1}"] if number < 6 else []
            entry = {"id": f"{letter}{number}", "next": following, "size": "small"}
            ends = {"frame": True, "effects": ["advance science 1"]}
            found.append(entry | (ends if number == 6 else {"effects": ["advance bureau 1"]}))
    return found


def short_press() -> list[Data]:
    """Press B, where each path is but its end."""
    words = {"L": "vp 1", "M": "coins 2", "N": "advance school 2", "R": "advance satisfaction 1"}
    return [
        {"id": f"{it}1", "next": [], "size": "large", "frame": True, "effects": [word]}
        for it, word in words.items()
    ]


def crowded_cards() -> list[Data]:
    """Cards of era 1 with nine effects, some of them twice."""
    many = [
        *("advance press 1", "advance press 9", "joker 1", "joker 2", "school_activate"),
        *({"pay": 1, "get": ["vp 2", "advance bank 1"]}, {"choice": [["vp 1"], ["joker 1"]]}),
        *({"if": "satisfaction_last", "then": ["advance satisfaction 2"]}, "pollution 1"),
    ]
    cards = PRINTED["action_cards"]["era1"]
    return [{"id": it["id"], "top": many} for it in cards if it["id"] != "1-20"]


def riots() -> list[Data]:
    """Cards of era 2 that all cost a Riot."""
    return [{"id": it["id"], "cost": {"riot": 1}} for it in PRINTED["action_cards"]["era2"][:20]]


@pytest.mark.once
@pytest.mark.parametrize(("case", "b", "pack"), list(kept()), ids=lambda it: str(it)[:24])
def test_other_components_are_played(case: str, b: str, pack: Data) -> None:
    """[RISE-K-17] Longer, shorter and branching tracks; no chain runs for ever."""
    options = {f"{track}_b": True for track in b.split()}
    match = whole_game(pack, 1, **options)
    assert match.record.pack
    rng = random.Random(case)
    whole_game(pack, 2, **options | {f"{it}_b": rng.random() < 0.5 for it in TRACKS if it not in b})


LISTS = [
    *("coins 2", "vp 1", "lose_vp 1", "strongbox", "school_refresh", "school_activate", "joker 1"),
    *("exchange 2", "riot 1", "pollution 1", {"pay": 2, "get": ["joker 2"]}),
    *({"choice": [["vp 2"], ["advance press 2"]]}, {"choice": [["coins 1"], ["vp 1"]]}),
    {"if": "satisfaction_leader", "then": ["joker 1"]},
    {"if": "satisfaction_last", "then": ["riot 1", "advance conservation 1"]},
    *[f"advance {track} {number}" for track in TRACKS for number in (1, 2)],
]


def random_pack(rng: random.Random) -> Data:
    """Other effects on all spaces of which the rulebook tells nothing."""
    science, other = spaces("science", "A"), spaces("science", "B")
    for entry in [*science[3:-1], *other[:-1]]:
        entry["effects"] = rng.sample(LISTS, rng.randrange(4))
    for found in (politics := spaces("politics", "A")), (ranks := spaces("politics", "B")):
        for entry in found:
            if not entry["effects"] and rng.random() < 0.5:
                entry["effects"] = rng.sample(LISTS, rng.randrange(3))
    cards = {
        f"era{era}": [
            {
                "id": f"{era}-{number:02}",
                "top": ["joker 1", *rng.sample(LISTS, rng.randrange(3))],
                "bottom": ["advance press 2", *rng.sample(LISTS, rng.randrange(4))],
                "cost": {"coins": rng.randrange(1, 5)},
            }
            for number in range(1, 19)
        ]
        for era in (1, 2, 3)
    }
    return {
        "tracks": {
            "science": {"A": {"spaces": science}, "B": {"spaces": other}},
            "politics": {"A": {"spaces": politics}, "B": {"spaces": ranks}},
        },
        "action_cards": cards,
    }


@pytest.mark.once
@pytest.mark.parametrize("seed", range(6))
def test_any_effects_on_free_spaces(seed: int) -> None:
    """[RISE-K-17, RISE-F-02] Whatever the lists, games stay sound and come to an end."""
    rng = random.Random(seed)
    options = {f"{track}_b": rng.random() < 0.5 for track in TRACKS}
    whole_game(random_pack(rng), seed, **options)


def test_values_of_a_pack_count() -> None:
    """[RISE-K-13, RISE-K-15] Costs, numbers of steps, VP."""
    pack = {
        "action_cards": {
            "era1": [{"id": "1-01", "top": ["advance politics 9"], "cost": {"riot": 1}}]
        }
    }
    match = table("actions", components=pack, players={0: {"coins": 0, "vp": 0}})
    assert match.legal() == ["play top", "play bottom"]
    play(match, "play top", *[f"step politics-{number}" for number in range(1, 10)])
    assert (at(match, 0, "politics"), vp(match)) == ("9", 4)
    found = spaces("satisfaction", "A")
    found[4]["rate"] = [1, 9]
    match = table(components=side("satisfaction", "A", spaces=found), players={0: {"coins": 0}})
    play(match, "place 4")
    assert (coins(match), vp(match)) == (6, 14)


def test_a_longer_track_has_its_own_end() -> None:
    """[RISE-M-07, RISE-END-03] Overflow and the Culture tile go with the last space."""
    pack = longer("science", "A", 12, ["vp 2"])
    match = doing(["advance science 3"], players={0: {"science": 10}}, components=pack)
    play(match, "step science-11", "step science-12")
    assert vp(match) == 15 + 2 + 2 + 1
    tile = {"culture_tiles": ["C01"], "science": 10, "culture": 2}
    match = table(b="culture", players={0: tile}, culture={2: None}, components=pack)
    assert player(match)["culture_tiles"] == {"C01": 0}


def test_a_record_needs_its_pack() -> None:
    """A game played with a pack is replayed and loaded with that pack and no other."""
    pack = longer("politics", "A", 20)
    match = whole_game(pack, 3)
    record = parse_record(str(match.record))
    assert GAME.replay(record, pack).dump() == match.dump()
    for other in (None, longer("politics", "A", 19)):
        with pytest.raises(BadRecord):
            GAME.replay(record, other)
        with pytest.raises(BadSetup):
            GAME.load(match.dump(), other)
