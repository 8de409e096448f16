"""What is printed: all the booklets tell of the components, section 1 of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from chicago_table import PRINTED

from jackscrew.games.raising_chicago.components import COLUMN_STEP, DIRECTIONS, ROW_STEP
from jackscrew.games.raising_chicago.rewards import TYPES

Data = dict[str, Any]

PROJECTS: list[Data] = PRINTED["projects"]
FINALS: list[Data] = PRINTED["final_projects"]
CARDS: list[Data] = PRINTED["resource_cards"]
PLOTS: dict[int, Data] = {plot["number"]: plot for plot in PRINTED["plots"]}
HOODS: list[Data] = PRINTED["neighborhood_spaces"]
SYMBOLS = ["train", "lion", "book", "seal", "device"]


def total(project: Data) -> int:
    """All resources a project costs."""
    return sum(project["cost"].values())


def test_all_components_are_there() -> None:
    """[RC-CON-16] As many of each as the list of the booklets tells."""
    lists = {
        "project_tiles": "projects",
        "final_project_tiles": "final_projects",
        "prestige_building_tiles": "prestige_buildings",
        "neighborhood_tiles": "neighborhood_tiles",
        "empty_plot_tiles": "empty_plot_tiles",
        "ward_control_tokens": "ward_control_tokens",
        "resource_cards": "resource_cards",
        "council_member_tiles": "council_members",
    }
    assert {key: len(PRINTED[name]) for key, name in lists.items()} == {
        key: PRINTED["counts"][key] for key in lists
    }
    assert sum(PRINTED["symbol_tokens"][it] for it in [*SYMBOLS, "asterisk"]) == 36
    assert sum(PRINTED["expertise_banners"][it] for it in TYPES) == 9
    assert len(PRINTED["banner_spaces"]) == 9


def test_projects() -> None:
    """[RC-CON-01] 36, five in each of seven rounds; raises print a reward, moves none."""
    assert [it["number"] for it in PROJECTS] == list(range(1, 37))
    assert Counter(it["round"] for it in PROJECTS) == {**dict.fromkeys(range(1, 8), 5), 8: 1}
    for project in PROJECTS:
        assert (project["kind"] == "raise") == bool(project["reward"])
        assert set(project["cost"]) == set(TYPES)


def test_final_projects() -> None:
    """[RC-CON-02] All raises, for reputation; each dearer than every other project."""
    dearest = max(total(it) for it in PROJECTS)
    for tile in FINALS:
        assert (tile["kind"], "symbol" in tile) == ("raise", False)
        assert [reward.split()[0] for reward in tile["reward"]] == ["rep"]
        assert total(tile) > dearest


def test_symbols() -> None:
    """[RC-CON-03] Each once in every stack of five; the last tile has the asterisk."""
    for first in range(0, 35, 5):
        assert sorted(it["symbol"] for it in PROJECTS[first : first + 5]) == sorted(SYMBOLS)
    assert PROJECTS[35]["symbol"] == "asterisk"
    assert Counter(it["symbol"] for it in PROJECTS) == {**dict.fromkeys(SYMBOLS, 7), "asterisk": 1}


def test_everything_fits_the_town() -> None:
    """[RC-CON-04] Eight moves, one per round; 32 raises and 8 prestige buildings on 40 plots."""
    moves = [it["round"] for it in PROJECTS if it["kind"] == "move"]
    assert moves == list(range(1, 9)) == [*range(1, PRINTED["outskirts"]["plots"] + 1)]
    raises = len(PROJECTS) - len(moves) + PRINTED["final_projects_info"]["used"]
    assert raises + PRINTED["counts"]["prestige_stands"] == len(PLOTS) == 40


def test_final_symbols() -> None:
    """[RC-CON-05] The ten pairs of five symbols."""
    pairs = {frozenset(it["symbols"]) for it in FINALS}
    assert pairs == {frozenset(pair) for pair in combinations(SYMBOLS, 2)}


@pytest.mark.parametrize("number", [14, 19])
def test_the_project_of_the_example(number: int) -> None:
    """[RC-CON-06] In round 3 as in round 4."""
    project = PROJECTS[number - 1]
    assert project["cost"] == {"lumber": 3, "jackscrew": 3, "masonry": 4}
    assert (project["kind"], project["symbol"]) == ("raise", "seal")
    assert project["reward"] == ["advance jackscrew 1"]
    assert project["round"] == {14: 3, 19: 4}[number]


def test_a_move_carries_the_device() -> None:
    """[RC-CON-06] And a permanent jackscrew can be had by round 3: it lies on column 2."""
    assert "device" in [it["symbol"] for it in PROJECTS if it["kind"] == "move"]
    assert min(PRINTED["expertise"]["setup"]["3"]["permanent_columns"]) == 2


@pytest.mark.parametrize(("side", "count"), [("red", 4), ("yellow", 5)])
def test_resource_cards(side: str, count: int) -> None:
    """[RC-CON-07, RC-CON-08] Squares, of which the first costs; three resources at most."""
    for card in CARDS:
        face = card[side]
        assert len(face["squares"]) == count
        assert [it == "cost" for it in face["squares"]] == [True, *[False] * (count - 1)]
        assert sum(it in TYPES for it in face["squares"]) == 3
        assert bool(face["each_round"]) != bool(face["once"])


def test_letters() -> None:
    """[RC-CON-07] One of four, on some cards all; the bonus of the example is there."""
    letters = Counter("".join(card["letters"]) for card in CARDS)
    assert letters == {"A": 12, "B": 12, "C": 12, "D": 12, "ABCD": 6}
    for side in ("red", "yellow"):
        assert ["advance jackscrew 1"] in [card[side]["once"] for card in CARDS]


def test_squares_suffice() -> None:
    """[RC-CON-08] Whatever the bids: 12 markers and 5 resources fit on red sides."""
    markers = PRINTED["markers"]["board_maximum"]
    assert max(3 * markers, 2 * markers + 4) <= 5 * 4
    assert 4 * markers <= 5 * 5
    assert 5 * 4 - 12 >= 5


def test_markers() -> None:
    """[RC-CON-09] 25 = 8 rounds of 3, and one for an empty plot tile."""
    markers = PRINTED["markers"]
    assert markers["per_player"] == 8 * markers["per_round"] + 1
    assert markers["per_player"] * 4 == PRINTED["counts"]["bidding_markers"]


def test_wards() -> None:
    """[RC-CON-10] Ten plots each in two columns of five rows, with a banner over each."""
    for ward in range(1, 5):
        places = [(it["column"], it["row"]) for it in PLOTS.values() if it["ward"] == ward]
        banners = [it["column"] for it in PRINTED["banner_spaces"] if it.get("ward") == ward]
        assert sorted(places) == [(column, row) for column in banners for row in range(1, 6)]
    assert sorted(PLOTS) == list(range(1, 41))


def test_neighborhoods() -> None:
    """[RC-CON-10] 18, each between four plots that meet at a point."""
    assert [hood["order"] for hood in HOODS] == list(range(1, 19))
    for hood in HOODS:
        plots = [PLOTS[number] for number in hood["plots"]]
        assert len({(it["row"], it["column"]) for it in plots}) == 4
        for key in ("row", "column"):
            values = sorted({it[key] for it in plots})
            assert values == [values[0], values[0] + 1]
        assert sorted({it["ward"] for it in plots}) == hood["wards"]


def test_plot_rewards() -> None:
    """[RC-CON-10] 2 reputation in the centre of wards 2 and 3, a wild in four corners."""
    found = {number: it["reward"] for number, it in PLOTS.items() if it["reward"]}
    centre, corners = (19, 20, 21, 22), (1, 8, 33, 40)
    assert sorted(found) == sorted([*centre, *corners])
    assert all(found[number] == ["rep 2"] for number in centre)
    assert all(found[number] == ["wild 1"] for number in corners)
    assert {PLOTS[number]["ward"] for number in centre} == {2, 3}
    assert {PLOTS[number]["ward"] for number in corners} == {1, 4}
    for corner in corners:
        assert len([hood for hood in HOODS if corner in hood["plots"]]) == 1


def test_tokens_and_tracks() -> None:
    """[RC-CON-11] Three banners of each type, four control tokens, two values, poverty."""
    assert [PRINTED["expertise_banners"][it] for it in TYPES] == [3, 3, 3]
    values = [(it["first"], it["second"]) for it in PRINTED["ward_control_tokens"]]
    assert len(set(values)) > 1
    assert all(first > second > 0 for first, second in values)
    assert PRINTED["bidding_board"]["first"] > PRINTED["bidding_board"]["second"] > 0
    loss = PRINTED["poverty_track"]["loss"]
    assert loss[0] == 0
    assert all(one <= other for one, other in pairwise(loss))


@pytest.mark.parametrize(("seats", "tokens"), [("2", 9), ("3", 9), ("4", 6)])
def test_expertise_tracks(seats: str, tokens: int) -> None:
    """[RC-CON-12] Permanents after the start; a move of three spaces can earn two rewards."""
    expertise = PRINTED["expertise"]
    setup = expertise["setup"][seats]
    assert len(setup["permanent_columns"]) * 3 == tokens
    assert tokens == PRINTED["players"][seats]["permanent_tokens"]
    assert setup["start_column"] < min(setup["permanent_columns"])
    assert max(setup["permanent_columns"]) <= expertise["last_column"]
    assert expertise["unlimited_column"] == expertise["last_column"]
    rewards = expertise["column_rewards"]
    assert all(reward in (["wild 1"], ["rep 2"]) for reward in rewards.values())
    assert any(str(int(column) + 2) in rewards for column in rewards)


def test_neighborhood_tiles() -> None:
    """[RC-CON-13] The five kinds of the glossary."""
    kinds: Counter[str] = Counter()
    for tile in PRINTED["neighborhood_tiles"]:
        words = [reward.split() for reward in tile["reward"]]
        kinds[words[0][0] if words[0][0] not in TYPES else "resources"] += 1
        count = sum(int(it[-1]) for it in words)
        assert count == {"wild": 2, **dict.fromkeys(TYPES, 3)}.get(words[0][0], 1)
    assert set(kinds) == {"favor", "advance", "resources", "wild", "expansion"}


def test_expansions() -> None:
    """[RC-CON-14] Four projects and two neighborhoods give the six of the box."""
    given = [it["reward"] for it in [*PROJECTS, *PRINTED["neighborhood_tiles"]]]
    assert given.count(["expansion 1"]) == 6 == PRINTED["counts"]["company_expansion_tiles"]


def test_empty_plot_tiles() -> None:
    """[RC-CON-15] As the glossary tells."""
    assert [" + ".join(it["reward"]) for it in PRINTED["empty_plot_tiles"]] == [
        *("favor 2", "favor 1 + wild 1", "rep 3", "card_squares 1", "market_rounds"),
        *("company_rounds", "add_level 1", "advance choice 3", "basic 4"),
        *("rep 2 + swap_banners", "wild 3", "copy_neighborhoods 2"),
    ]


def test_council_members() -> None:
    """[RC-CON-15] As the glossary tells."""
    members = PRINTED["council_members"]
    assert [it["rep_each"] for it in members] == [3, 3, 3, 3, 2, 5, 1, 2, 1, 2, 3, 3]
    assert [it.get("ward") for it in members[:5]] == [1, 2, 3, 4, None]
    counts = [it["counts"] for it in members[3:]]
    assert counts == [
        *("raised_in_ward", "moved_buildings", "symbol_sets", "permanent_tokens"),
        *("markers_returned_last_round", "neighborhood_tiles", "favor_tokens"),
        *("company_expansions", "ward_control_tokens"),
    ]


def test_numbers_of_players() -> None:
    """[RC-CON-15] Sides, first tokens and thresholds of the council."""
    for seats, side, start, qualify, double in (
        *(("2", "red", 2, 6, 9), ("3", "red", 2, 4, 6)),
        ("4", "yellow", 1, 3, 5),
    ):
        entry = PRINTED["players"][seats]
        assert (entry["card_side"], entry["council_qualify"], entry["council_double"]) == (
            *(side, qualify),
            double,
        )
        assert [entry[f"start_{kind}"] for kind in TYPES] == [start] * 3


def test_purple_plots() -> None:
    """[RC-CON-17] In every ward, not on the rim."""
    purple = [it for it in PLOTS.values() if it["purple"]]
    assert Counter(it["ward"] for it in purple) == {1: 2, 2: 2, 3: 2, 4: 2}
    assert all(1 < it["row"] < 5 and 1 < it["column"] < 8 for it in purple)


def test_prestige_buildings() -> None:
    """[RC-CON-17] Different values and numbers of arrows, to plots that are adjacent."""
    tiles = PRINTED["prestige_buildings"]
    assert len({it["value"] for it in tiles}) > 1
    assert len({len(it["arrows"]) for it in tiles}) > 1
    steps = set(zip(ROW_STEP, COLUMN_STEP, strict=True))
    assert len(steps) == len(DIRECTIONS) == 8
    assert all(set(it["arrows"]) <= set(DIRECTIONS) for it in tiles)
