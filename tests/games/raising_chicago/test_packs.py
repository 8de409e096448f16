"""Component packs: what the booklets say must hold for them too, section 1 of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from chicago_table import (
    GAME,
    PRINTED,
    columns,
    permanents,
    play,
    rep,
    scored,
    table,
    tokens,
    winning,
)

from jackscrew import BadRecord, parse_record
from jackscrew.core.components import BadPack, parse_pack

Data = dict[str, Any]


def changed(key: str, change: Callable[[list[Data]], None]) -> Data:
    """A pack with a list of printed things of which some are changed."""
    entries = deepcopy(PRINTED[key])
    change(entries)
    return {key: entries}


def plots(change: Callable[[dict[int, Data]], None]) -> Data:
    """A pack with another map; the plots by number."""
    return changed("plots", lambda entries: change({it["number"]: it for it in entries}))


def plot(at: int, /, **values: Any) -> Data:
    """A pack in which one plot is another one."""
    return plots(lambda by_number: by_number[at].update(values))


def hood(name: str, **values: Any) -> Data:
    """A pack in which one neighborhood lies elsewhere."""

    def change(entries: list[Data]) -> None:
        next(it for it in entries if it["id"] == name).update(values)

    return changed("neighborhood_spaces", change)


def project(number: int, **values: Any) -> Data:
    """A pack with one other project."""
    return {"projects": [{"number": number, **values}]}


def final(name: str, **values: Any) -> Data:
    """A pack with one other final project."""
    return {"final_projects": [{"id": name, **values}]}


def card(number: int, side: str, **values: Any) -> Data:
    """A pack with one other side of a card."""
    face = {**PRINTED["resource_cards"][number - 1][side], **values}
    return {"resource_cards": [{"id": number, side: face}]}


def purple(*numbers: int) -> Data:
    """A pack in which these plots are purple."""

    def change(by_number: dict[int, Data]) -> None:
        for number, entry in by_number.items():
            entry["purple"] = number in numbers

    return plots(change)


def swap_rewards(one: int, other: int) -> Data:
    """A pack in which two plots change their rewards."""

    def change(by_number: dict[int, Data]) -> None:
        first, second = by_number[one], by_number[other]
        first["reward"], second["reward"] = second["reward"], first["reward"]

    return plots(change)


def cost(lumber: int, jackscrew: int, masonry: int) -> Data:
    """A cost as it is written."""
    return {"lumber": lumber, "jackscrew": jackscrew, "masonry": masonry}


def drop_last(entries: list[Data]) -> None:
    """One entry too few."""
    entries.pop()


def refusal(pack: Data) -> str:
    """Why a pack is refused."""
    with pytest.raises(BadPack) as error:
        GAME.components(pack)
    return str(error.value)


def facts() -> Iterator[tuple[str, str, Data]]:
    """Facts of the booklets, the place that breaks them, and a pack that does."""
    both = [{"number": 5, "symbol": "seal"}, {"number": 4, "symbol": "device"}]
    yield "RC-CON-01", "projects.1", project(1, reward=[])
    yield "RC-CON-01", "projects.5", project(5, reward=["wild 1"])
    yield "RC-CON-02", "final_projects.F1", final("F1", kind="move")
    yield "RC-CON-02", "final_projects.F1", final("F1", reward=["wild 1"])
    yield "RC-CON-02", "final_projects.F1", final("F1", reward=[])
    yield "RC-CON-02", "final_projects.F1", final("F1", symbols=["train"])
    yield "RC-CON-02", "final_projects.F1", final("F1", cost=cost(6, 6, 5))
    yield "RC-CON-02", "final_projects.F1", project(1, cost=cost(6, 6, 6))
    yield "RC-CON-03", "projects.1", project(1, symbol="lion")
    yield "RC-CON-03", "projects.36", project(36, symbol="train")
    yield "RC-CON-03", "projects.31", project(35, symbol="asterisk")
    yield "RC-CON-04", "projects", project(36, kind="raise", reward=["wild 1"])
    yield "RC-CON-04", "projects", project(1, kind="move", reward=[])
    elsewhere = [
        {"number": 5, "kind": "raise", "reward": ["wild 1"]},
        {"number": 7, "kind": "move", "reward": []},
    ]
    yield "RC-CON-04", "projects", {"projects": elsewhere}
    yield "RC-CON-04", "plots", plot(9, purple=True)
    yield "RC-CON-04", "plots", plot(10, purple=False)
    yield "RC-CON-05", "final_projects", final("F1", symbols=["lion", "book"])
    yield "RC-CON-05", "final_projects", final("F1", symbols=["book", "lion"])
    examples: list[Data] = [{"number": number, "cost": cost(3, 3, 3)} for number in (14, 19)]
    yield "RC-CON-06", "projects", {"projects": examples}
    examples = [{"number": number, "reward": ["advance lumber 1"]} for number in (14, 19)]
    yield "RC-CON-06", "projects", {"projects": examples}
    swapped = [{"number": 30, "symbol": "seal"}, {"number": 29, "symbol": "device"}]
    yield "RC-CON-06", "projects", {"projects": [*both, *swapped]}
    yield (
        "RC-CON-07",
        "resource_cards.1.letters",
        {"resource_cards": [{"id": 1, "letters": ["A", "B"]}]},
    )
    four = ["cost", "lumber", "lumber", "masonry", "masonry"]
    yield "RC-CON-07", "resource_cards.1.yellow", card(1, "yellow", squares=four)
    yield "RC-CON-10", "plots", plot(1, number=2)
    yield "RC-CON-10", "plots", plot(2, row=2)
    yield "RC-CON-10", "plots", plot(2, ward=2)
    yield "RC-CON-10", "plots", plot(2, column=3, row=6)
    yield "RC-CON-10", "plots", changed("plots", drop_last)
    yield "RC-CON-10", "plots", swap_rewards(1, 3)
    yield "RC-CON-10", "plots", swap_rewards(19, 18)
    yield "RC-CON-10", "plots", plot(1, reward=[])
    yield "RC-CON-10", "plots", plot(2, reward=["wild 1"])
    yield "RC-CON-10", "plots", plot(11, reward=["rep 2"])
    yield "RC-CON-10", "plots", plot(11, reward=["favor 1"])
    yield "RC-CON-10", "plots.9", swap_rewards(1, 9)
    yield "RC-CON-10", "neighborhood_spaces.a", hood("a", plots=[1, 2, 9])
    yield "RC-CON-10", "neighborhood_spaces.a", hood("a", plots=[1, 2, 9, 9])
    yield "RC-CON-10", "neighborhood_spaces.a", hood("a", plots=[1, 2, 9, 10, 10])
    yield "RC-CON-10", "neighborhood_spaces.a", hood("a", plots=[1, 2, 9, 10, 17])
    yield "RC-CON-10", "neighborhood_spaces.a", hood("a", wards=[2])
    yield "RC-CON-10", "neighborhood_spaces.a", hood("a", plots=[1, 2, 10, 11])
    yield "RC-CON-10", "neighborhood_spaces", hood("a", order=2)
    yield "RC-CON-10", "neighborhood_spaces", hood("a", id="b")
    fewer = changed("neighborhood_spaces", drop_last)
    yield "RC-CON-10", "neighborhood_spaces", fewer
    alike = [{"id": number, "first": 8, "second": 4} for number in range(1, 5)]
    yield "RC-CON-11", "ward_control_tokens", {"ward_control_tokens": alike}
    yield "RC-CON-11", "poverty_track.loss", {"poverty_track": {"loss": [1, 2, 3]}}
    yield "RC-CON-11", "poverty_track.loss", {"poverty_track": {"loss": [0, 2, 1]}}
    yield "RC-CON-11", "poverty_track.loss", {"poverty_track": {"loss": []}}
    expertise = [
        {"unlimited_column": 11},
        {"setup": {"2": {"permanent_columns": [2, 5]}}},
        {"setup": {"4": {"permanent_columns": [5, 8, 11]}}},
        {"setup": {"3": {"permanent_columns": [2, 5, 5]}}},
        {"column_rewards": {"2": ["favor 1"], "4": ["rep 2"]}},
        {"column_rewards": {"2": ["wild 2"], "4": ["rep 2"]}},
        {"column_rewards": {"2": ["wild 1"], "5": ["rep 2"]}},
    ]
    for values in expertise:
        yield "RC-CON-12", "expertise", {"expertise": values}
    rewards = [["favor 2"], ["wild 1"], ["expansion 2"], ["rep 3"], [], ["advance choice 1"]]
    rewards += [["advance lumber 2"], ["lumber 2"], ["lumber 3", "masonry 1"], ["basic 3"]]
    rewards += [["advance lumber 1", "advance masonry 1"], ["favor 1", "wild 2"]]
    for reward in rewards:
        tiles = [{"id": 1, "reward": reward}]
        yield "RC-CON-13", "neighborhood_tiles.1", {"neighborhood_tiles": tiles}
    yield "RC-CON-14", "projects", project(1, reward=["expansion 1"])
    yield "RC-CON-14", "projects", project(3, reward=["expansion 2"])
    more = [{"id": 1, "reward": ["expansion 1"]}]
    yield "RC-CON-14", "projects", {"neighborhood_tiles": more}
    squares = ["lumber", "cost", "masonry", "jackscrew"]
    yield "RC-CON-16", "resource_cards.1.red", card(1, "red", squares=squares)
    yield "RC-CON-16", "resource_cards.1.red", card(1, "red", squares=["cost", *["lumber"] * 4])
    yield "RC-CON-16", "resource_cards.1.red", card(1, "red", squares=["cost", "lumber"])
    yield (
        "RC-CON-16",
        "resource_cards.1.red",
        card(1, "red", squares=["cost", "cost", *["lumber"] * 2]),
    )
    yield "RC-CON-16", "resource_cards.1.red", card(1, "red", squares=[])
    yield "RC-CON-16", "resource_cards.1.red", card(1, "red", once=["wild 1"])
    yield "RC-CON-16", "resource_cards.3.yellow", card(3, "yellow", once=[])
    for start in (2, 5):
        values = {"setup": {"2": {"start_column": start}}}
        yield "RC-CON-16", "expertise.setup.2", {"expertise": values}
    yield "RC-CON-17", "plots", purple(12, 28, 15, 19, 20, 21, 22, 31)  # none in ward 1
    yield "RC-CON-17", "plots.9", purple(9, 15, 19, 20, 21, 22, 26, 31)
    yield "RC-CON-17", "plots.2", purple(2, 15, 19, 20, 21, 22, 26, 31)
    values = [{"number": number, "value": 3} for number in range(1, 11)]
    yield "RC-CON-17", "prestige_buildings", {"prestige_buildings": values}
    arrows = [{"number": number, "arrows": ["N"]} for number in range(1, 11)]
    yield "RC-CON-17", "prestige_buildings", {"prestige_buildings": arrows}


@pytest.mark.parametrize(("fact", "place", "pack"), list(facts()))
def test_a_pack_that_breaks_a_fact(fact: str, place: str, pack: Data) -> None:
    """[RC-CON-01 to RC-CON-14, RC-CON-16, RC-CON-17] The message tells which and where."""
    message = refusal(pack)
    assert f"[{fact}]" in message
    assert message.startswith(place)


def unreadable() -> Iterator[tuple[str, Data]]:
    """Places and packs with values that cannot be read."""
    yield "projects.1.kind", project(1, kind="lift")
    yield "projects.1.symbol", project(1, symbol="tram")
    yield "projects.1.cost", project(1, cost={"lumber": 1})
    yield "projects.1.cost.masonry", project(1, cost=cost(1, 1, -1))
    yield "projects.1.cost.lumber", project(1, cost=cost(21, 1, 1))
    yield "projects.1.cost.lumber", project(1, cost={**cost(1, 1, 1), "lumber": True})
    yield "projects.1.cost.lumber", project(1, cost={**cost(1, 1, 1), "lumber": 1.5})
    for reward in (
        "wild",
        "wild 0",
        "wild 10",
        "wild x",
        "rep -1",
        "gold 1",
        "advance 1",
        "wild ²",
    ):
        yield "projects.1.reward", project(1, reward=[reward])
    for words in ("advance wild 1", "advance choice", "basic 5", "basic x 1", "swap_banners", ""):
        yield "projects.1.reward", project(1, reward=[words])
    yield "projects.1.reward", project(1, reward=[1])
    yield "projects.1.reward", project(1, reward=["wild 1"] * 7)
    yield "final_projects.F1.symbols", final("F1", symbols=["train", "asterisk"])
    yield "final_projects.F1.symbols", final("F1", symbols=["train", "train"])
    yield "resource_cards.1.letters", {"resource_cards": [{"id": 1, "letters": []}]}
    yield "resource_cards.1.letters", {"resource_cards": [{"id": 1, "letters": ["E"]}]}
    yield "resource_cards.1.red", {"resource_cards": [{"id": 1, "red": {}}]}
    yield "resource_cards.1.red.squares", card(1, "red", squares=["cost", "gold", "none", "none"])
    yield "resource_cards.1.red.squares", card(1, "red", squares="cost")
    yield "resource_cards.1.red.each_round", card(1, "red", each_round=["card_squares 1"])
    yield "resource_cards.1.red.once", card(1, "red", once="wild 1")
    tile: Data = {"number": 1, "value": 0}
    yield "prestige_buildings.1.value", {"prestige_buildings": [tile]}
    for arrows in ([], ["N", "N"], ["UP"], [1]):
        tile = {"number": 1, "arrows": arrows}
        yield "prestige_buildings.1.arrows", {"prestige_buildings": [tile]}
    yield "ward_control_tokens.1.first", {"ward_control_tokens": [{"id": 1, "first": 21}]}
    yield "ward_control_tokens.1.second", {"ward_control_tokens": [{"id": 1, "second": -1}]}
    yield "ward_control_tokens.1", {"ward_control_tokens": [{"id": 1, "first": 4}]}
    yield "bidding_board.first", {"bidding_board": {"first": 21}}
    yield "bidding_board", {"bidding_board": {"first": 1}}
    yield "expertise.last_column", {"expertise": {"last_column": 40, "unlimited_column": 40}}
    for column in ("0", "13", "x", "02", "٢"):
        rewards = {"2": ["wild 1"], "4": ["rep 2"], column: ["wild 1"]}
        yield f"expertise.column_rewards.{column}", {"expertise": {"column_rewards": rewards}}
    for columns_given in ([2, 5, "8"], [2, 5, True]):
        setup = {"setup": {"2": {"permanent_columns": columns_given}}}
        yield "expertise.setup.2.permanent_columns", {"expertise": setup}
    yield "expertise.setup.2", {"expertise": {"setup": {"2": {"start_column": -1}}}}
    yield "plots", {"plots": [1] * 40}
    yield "plots", plots(lambda by_number: by_number[1].pop("row"))
    yield "plots", plot(1, color="red")
    yield "plots.1.row", plot(1, row=13)
    yield "plots.1.row", plot(1, row=True)
    yield "plots.1.purple", plot(1, purple=0)
    yield "plots.1.reward", plot(1, reward=["advance lumber 1"])
    yield "plots.1.reward", plot(1, reward=["basic 1"])
    yield "neighborhood_spaces", {"neighborhood_spaces": [None] * 18}
    yield "neighborhood_spaces", hood("a", id=1)
    yield "neighborhood_spaces", hood("a", plots=3)
    for wrong in (0, 41, True, 1.0, "1"):
        yield "neighborhood_spaces.a.plots", hood("a", plots=[wrong, 2, 9, 10])
    yield "neighborhood_spaces.a.order", hood("a", order="1")
    yield "poverty_track.loss", {"poverty_track": {"loss": [0, True]}}
    yield "poverty_track.loss", {"poverty_track": {"loss": [0, 1.5]}}


@pytest.mark.parametrize(("place", "pack"), list(unreadable()))
def test_a_pack_that_cannot_be_read(place: str, pack: Data) -> None:
    """[RC-CON-16] Refused with the place, whatever is written there."""
    assert refusal(pack).startswith(place)


FIXED = """
[counts]|company_expansion_tiles = 7
[players.2]|start_lumber = 3
[players.4]|council_qualify = 2
[players.3]|card_side = "yellow"
[markers]|per_round = 4
[markers]|per_player = 24
[company]|card_slots = 5
[outskirts]|plots = 9
[personal_projects]|section_cost = 4
[final_projects_info]|points_per_match = 3
[final_projects_info]|used = 5
[expertise_banners]|lumber = 4
[symbol_tokens]|lion = 8
[prestige_area]|display = 4
[[empty_plot_tiles]]|number = 3|reward = ["rep 4"]
[[council_members]]|number = 1|rep_each = 4
[[projects]]|number = 1|round = 2
"""


@pytest.mark.parametrize("text", FIXED.strip().splitlines())
def test_what_the_booklets_print_is_fixed(text: str) -> None:
    """[RC-CON-09, RC-CON-11, RC-CON-15] Counts, the set-up, tiles and members of the glossary."""
    assert "must stay" in refusal(parse_pack(text.replace("|", "\n")))


@pytest.mark.parametrize(
    ("pack", "word"),
    [
        ({"resource_cards": [{"id": 55}]}, "55"),
        ({"resource_cards": [{"id": "1"}]}, "'1'"),
        ({"resource_cards": [{"letters": ["A"]}]}, "resource_cards.#1.id is missing"),
        ({"projects": [{"number": 37}]}, "37"),
        ({"projects": [{"number": [1]}]}, "[1]"),
        ({"projects": [{"number": True}]}, "projects.#1.number: no component has the number true"),
        ({"projects": ["1"]}, "projects.1 must be a table"),
        ({"trams": []}, "trams"),
        ({"projects": 3}, "projects"),
    ],
)
def test_what_is_not_there(pack: Data, word: str) -> None:
    """[RC-CON-16] Neither more components nor others."""
    assert word in refusal(pack)


def other_map() -> Data:
    """A town of six rows: the middle wards lie a row lower, other plots are purple."""
    numbers = iter(range(40, 0, -1))
    found, at = [], {}
    for column in range(1, 9):
        ward = (column + 1) // 2
        lower = 1 if ward in (2, 3) else 0
        for row in range(1 + lower, 6 + lower):
            at[column, row] = next(numbers)
            is_corner = column in (1, 8) and row in (1, 5)
            is_centre = column in (3, 4, 5, 6) and row == 4
            found.append(
                {
                    "number": at[column, row],
                    "ward": ward,
                    "column": column,
                    "row": row,
                    "purple": (column in (2, 7) and row in (2, 4)) or is_centre,
                    "reward": ["wild 1"] if is_corner else ["rep 2"] if is_centre else [],
                }
            )
    crossings = [(2 * ward - 1, row) for ward in (1, 4) for row in range(1, 5)]
    crossings += [(2 * ward - 1, row) for ward in (2, 3) for row in range(2, 6)]
    crossings += [(4, 2), (4, 5)]
    spaces = [
        {
            "id": f"x{order}",
            "order": order,
            "wards": sorted({(column + 1) // 2, column // 2 + 1}),
            "plots": [at[column + i, row + j] for i in (0, 1) for j in (0, 1)],
        }
        for order, (column, row) in enumerate(crossings, start=1)
    ]
    return {"plots": found, "neighborhood_spaces": spaces}


def other_values() -> Data:
    """Other numbers wherever the booklets leave them open."""
    sides = {
        "red": {
            "squares": ["cost", "none", "lumber", "lumber"],
            "each_round": ["basic 2"],
            "once": [],
        },
        "yellow": {
            "squares": ["cost", "none", "none", "masonry", "none"],
            "each_round": [],
            "once": ["advance choice 2", "expansion 1", "favor 9"],
        },
    }
    cards = [
        {"id": number, "letters": ["A", "B", "C", "D"] if number % 2 else ["D"], **sides}
        for number in range(1, 55)
    ]
    plain = [it["number"] for it in PRINTED["projects"] if it["reward"] == ["wild 1"]]
    alike = [{"id": number, "first": 8, "second": 8} for number in (2, 3, 4)]
    six = ["basic 4", "rep 9", "wild 1", "favor 1", "lumber 1", "advance choice 9"]
    return {
        "resource_cards": cards,
        "projects": [{"number": it, "cost": cost(0, 0, 0), "reward": six} for it in plain],
        "final_projects": [{"id": "F1", "cost": cost(20, 20, 20), "reward": ["rep 9"]}],
        "prestige_buildings": [{"number": 1, "value": 20, "arrows": ["N", "NE", "E", "SE", "S"]}],
        "neighborhood_tiles": [{"id": 1, "reward": ["masonry 1", "lumber 2"]}],
        "ward_control_tokens": [{"id": 1, "first": 20, "second": 0}, *alike],
        "bidding_board": {"first": 0, "second": 0},
        "poverty_track": {"loss": [0, 0, 9]},
        "expertise": {
            "last_column": 6,
            "unlimited_column": 6,
            "column_rewards": {str(number): ["rep 2"] for number in range(1, 7)},
            "setup": {
                "2": {"start_column": 2, "permanent_columns": [3, 4, 6]},
                "3": {"permanent_columns": [6, 5, 4]},
                "4": {"start_column": 4, "permanent_columns": [5, 6]},
            },
        },
    }


KEPT = {"other map": other_map, "other values": other_values}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", KEPT)
def test_a_pack_that_keeps_the_facts_is_played(name: str, seats: int) -> None:
    """[RC-CON-10, RC-CON-16] Whole games, sound after every move."""
    pack = KEPT[name]()
    for seed in range(2):
        match = GAME.new(seats, seed=seed, components=pack, council=seed == 0)
        rng = random.Random(seed)
        while not match.over:
            match.play(rng.choice(match.legal()))
            GAME.sound(match.state)
        data = match.dump()
        assert GAME.dump(GAME.load(data, pack), match.setup) == data
        assert sum(match.sheet()["levels"]) > 0


@pytest.mark.parametrize("seed", range(4))
def test_random_packs_are_refused_or_played(seed: int) -> None:
    """[RC-CON-16] One printed value changed at random: a message, or a game that goes well."""
    rng = random.Random(seed)
    accepted = 0
    while accepted < 3:
        pack = {key: deepcopy(value) for key, value in PRINTED.items()}
        disturb(pack, rng)
        try:
            GAME.components(pack)
        except BadPack as error:
            assert str(error)
            continue
        accepted += 1
        match = GAME.new(rng.choice([2, 3, 4]), seed=seed, components=pack, council=True)
        while not match.over:
            match.play(rng.choice(match.legal()))
            GAME.sound(match.state)


def disturb(data: Data, rng: random.Random) -> None:
    """Change one value, wherever it stands, for another of its kind."""
    keys = ["resource_cards", "projects", "plots", "neighborhood_spaces", "expertise"]
    keys += ["neighborhood_tiles", "prestige_buildings", "poverty_track", "final_projects"]
    holders: list[tuple[Any, Any]] = []
    collect(data[rng.choice(keys)], holders)
    holder, key = rng.choice(holders)
    alike = [it[at] for it, at in holders if type(it[at]) is type(holder[key])]
    holder[key] = deepcopy(rng.choice([*alike, -1, 0, 1, 2, 3]))


def collect(data: Any, holders: list[tuple[Any, Any]]) -> None:
    """All values with where they stand."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        holders.append((data, key))
        if isinstance(value, dict | list):
            collect(value, holders)


def test_a_pack_changes_what_is_played() -> None:
    """[RC-CON-01] Costs and rewards of a project."""
    pack = project(1, cost=cost(0, 0, 1), reward=["favor 1", "rep 3"])
    match = winning("1", components=pack, players={0: {"tokens": "LM"}})
    play(match, "plot 2")
    assert (tokens(match), scored(match)) == ("L", {"projects": 3, "levels": 1})


def test_a_pack_with_another_map() -> None:
    """[RC-CON-10] Rules use its lists: arrows by places, banners by columns."""
    town: dict[int, Any] = {
        36: "P1",
        31: (0, 1),
        37: (1, 1),
    }  # 36: column 1, row 5; its north is 37
    match = table("scoring", round=8, components=other_map(), plots=town)
    assert match.sheet()["prestige"] == [0, 5, 0]
    match = winning("1", components=other_map(), banners={2: "masonry"})
    play(match, "plot 33")  # column 2
    assert columns(match) == (0, 0, 1)


def test_tracks_of_a_pack() -> None:
    """[RC-CON-12] Start, permanents and rewards of the columns."""
    pack = {
        "expertise": {
            "column_rewards": {"1": ["rep 2"], "2": ["rep 2"]},
            "setup": {"3": {"permanent_columns": [1, 2, 3]}},
        }
    }
    tokens_taken = {"lumber": 1, "jackscrew": 0, "masonry": 1}
    own = {"slots": ["3"], "added": 1, "expertise": (1, 0, 1), "permanents": tokens_taken}
    match = table("company", components=pack, players={0: own})
    assert (columns(match), permanents(match), rep(match)) == ((1, 1, 1), (1, 1, 1), 2)


def test_the_record_names_the_pack(tmp_path: Path) -> None:
    """[RC-CON-16] It is replayed with its own pack and no other."""
    path = tmp_path / "pack.toml"
    path.write_text("[[ward_control_tokens]]\nid = 1\nfirst = 12\n", encoding="utf-8")
    match = GAME.new(3, seed=1, components=path)
    for _ in range(20):
        match.play(match.legal()[0])
    record = parse_record(str(match.record))
    assert GAME.replay(record, path).dump() == match.dump()
    with pytest.raises(BadRecord, match=match.record.pack):
        GAME.replay(record)


def test_the_same_values_are_no_pack() -> None:
    """[RC-CON-16] What is given as it is printed changes nothing."""
    assert GAME.components(deepcopy(PRINTED)).digest == ""
