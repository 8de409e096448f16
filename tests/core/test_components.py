"""Packs: tables are merged, fixed values stay, whole lists are given anew."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from jackscrew.core.components import BadPack, Pack, load_components, make_parts, parse_pack

PRINTED = """
title = "Toy"
ways = ["north", "south"]
[card]
cost = { coins = 2 }
[[tiles]]
id = "a"
worth = 1
"""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """The printed components of a small game."""
    path = tmp_path / "components.toml"
    path.write_text(PRINTED, encoding="utf-8")
    return path


def loaded(base: Path, pack: dict[str, Any]) -> Pack:
    """The components with a pack; its title is fixed, ways and costs are whole."""
    fixed, whole = frozenset({"title"}), frozenset({"ways", "cost"})
    return load_components(base, pack, fixed, whole, lambda data: None)


def test_a_whole_list_may_have_any_length(base: Path) -> None:
    assert loaded(base, {"ways": ["east"]}).data["ways"] == ["east"]
    assert loaded(base, {"ways": []}).data["ways"] == []


def test_a_whole_table_is_not_merged(base: Path) -> None:
    assert loaded(base, {"card": {"cost": {"riot": 1}}}).data["card"]["cost"] == {"riot": 1}


def test_a_whole_value_keeps_its_kind(base: Path) -> None:
    with pytest.raises(BadPack, match=r"ways must be a list of 2 values \(it is 'east'\)"):
        loaded(base, {"ways": "east"})


def test_whole_lists_are_the_packs_own(base: Path) -> None:
    ways = ["east"]
    data = loaded(base, {"ways": ways}).data
    ways.append("west")
    assert data["ways"] == ["east"]


def test_fixed_values_stay(base: Path) -> None:
    assert loaded(base, {"title": "Toy"}).digest == ""
    with pytest.raises(BadPack, match=r"title must stay 'Toy' \(it is 'Tay'\)"):
        loaded(base, {"title": "Tay"})


def test_entries_are_merged_by_id(base: Path) -> None:
    assert loaded(base, {"tiles": [{"id": "a", "worth": 3}]}).data["tiles"][0]["worth"] == 3
    with pytest.raises(BadPack, match="no component has the id 'b'; there are a"):
        loaded(base, {"tiles": [{"id": "b"}]})


def test_parts_are_made_once_for_each_pack(base: Path) -> None:
    made: list[str] = []

    def make(data: dict[str, Any]) -> list[str]:
        made.append(data["title"])
        ways: list[str] = data["ways"]
        return ways

    printed = load_components(base, None, frozenset(), frozenset(), lambda data: None)
    assert make_parts(make, printed) is make_parts(make, printed)
    assert make_parts(make, loaded(base, {"ways": ["east"]})) == ["east"]
    assert len(made) == 2


def refused(base: Path, text: str) -> str:
    """What is wrong with the text of a pack."""
    with pytest.raises(BadPack) as error:
        loaded(base, parse_pack(text))
    return str(error.value)


def test_a_fixed_table_tells_of_the_one_value_that_differs(tmp_path: Path) -> None:
    base = tmp_path / "components.toml"
    base.write_text("[game]\neras = 3\nrounds = [1, 2]\n[more]\nx = 1\n", encoding="utf-8")

    def told(text: str) -> str:
        with pytest.raises(BadPack) as error:
            load_components(base, parse_pack(text), frozenset({"game"}), frozenset(), print)
        return str(error.value)

    assert told("[game]\neras = 'x'\n") == "line 2: game.eras must stay 3 (it is 'x')"
    assert told("game = { rounds = [1, 3] }") == "line 1: game.rounds.2 must stay 2 (it is 3)"
    assert told("game.rounds = []") == (
        "line 1: game.rounds must stay a list of 2 values (it is [])"
    )
    assert told("game.ages = 1") == "line 1: game.ages: no such component; there are eras, rounds"
    assert told("game = 3") == "line 1: game must be a table (it is 3)"


def test_what_is_fixed_may_be_repeated(base: Path) -> None:
    assert load_components(
        base, {"card": {"cost": {"coins": 2}}}, frozenset({"card"}), frozenset(), lambda data: None
    ).data["card"] == {"cost": {"coins": 2}}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("\n\n# a card\ncard = 3", "line 4: card must be a table (it is 3)"),
        ('[[tiles]]\nid = "a"\nworth = true', "line 3: tiles.a.worth must be a number such as 1"),
        ('[[tiles]]\nid = "a"\n[[tiles]]\nid = "b"', "line 1: tiles: no component has the id 'b'"),
        ("ways = [\n  [1],\n  [2],\n]\n", "line 1: ways: must be words"),
        ("ways = [\n  [1],\n  [2],\n]\n[card]\ncost = 3", "line 6: card.cost must be a table"),
        ('[card]\n"cost" = """\ntitle = 1\n"""\n', "line 2: card.cost must be a table"),
        ("tiles = 3", "line 1: tiles must be a list of 1 values (it is 3)"),
        ("tiles = [  # lead,\n  # a\n  { id = 'a', worth = 'x' },\n]\n", "line 3: tiles.a.worth"),
        ("tiles = [{ id = 'a' },\n{ id = 'a', worth = 'x' }]\n", "line 1: tiles.a.worth"),
    ],
)
def test_the_line_is_told(base: Path, text: str, told: str) -> None:
    def words_only(data: dict[str, Any]) -> None:
        if data["ways"] != ["north", "south"]:
            raise BadPack("{key}: must be words", key="ways")

    with pytest.raises(BadPack) as error:
        load_components(base, parse_pack(text), frozenset(), frozenset({"ways"}), words_only)
    assert str(error.value).startswith(told)


def test_no_message_shows_a_whole_table(base: Path) -> None:
    many = {f"key{number}": number for number in range(100)}
    with pytest.raises(BadPack) as error:
        loaded(base, {"title": many})
    assert str(error.value) == "title must stay 'Toy' (it is {…})"


def test_a_pack_of_endless_lists_costs_no_time(base: Path) -> None:
    began = time.process_time()
    text = "ways = [\n" + '"x",\n' * 20_000 + "]\ncard = 3\n"
    assert refused(base, text) == "card must be a table (it is 3)"
    assert time.process_time() - began < 2
