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


def test_printed_components_are_checked_too(base: Path) -> None:
    def refuse(data: dict[str, Any]) -> None:
        raise BadPack("{key} is odd", key="title")

    with pytest.raises(BadPack, match="title is odd"):
        load_components(base, None, frozenset(), frozenset(), refuse)


def test_what_is_refused_knows_whose_words_tell_it(base: Path) -> None:
    with pytest.raises(BadPack) as error:
        loaded(base, {"tiles": 3})
    assert error.value.folder == base.parent


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


def test_entries_of_a_fixed_list_are_named_as_the_pack_names_them(tmp_path: Path) -> None:
    base = tmp_path / "components.toml"
    base.write_text("[[ways]]\nid = 'n'\nto = 1\n[[ways]]\nid = 's'\nto = 2\n", encoding="utf-8")
    for wrong in ("3", "2.5", "true"):
        text = f"ways = [\n  {{ id = 'n', to = 1 }},\n  {{ id = 's', to = {wrong} }},\n]\n"
        with pytest.raises(BadPack, match=r"line 3: ways\.s\.to must stay 2"):
            load_components(base, parse_pack(text), frozenset({"ways"}), frozenset(), print)


def test_a_problem_of_two_keys_has_the_line_of_the_one_that_the_pack_has(base: Path) -> None:
    def dear(data: dict[str, Any]) -> None:
        if data["tiles"][0]["worth"] > data["card"]["cost"]["coins"]:
            raise BadPack("{key}: too cheap", key="card.cost").or_at("tiles")

    for text, line in (("[[tiles]]\nid = 'a'\nworth = 3", 1), ("\n[card]\ncost.coins = 0", 3)):
        with pytest.raises(BadPack, match=f"line {line}: card.cost: too cheap"):
            load_components(base, parse_pack(text), frozenset(), frozenset(), dear)


def test_what_is_fixed_may_be_repeated(base: Path) -> None:
    assert load_components(
        base, {"card": {"cost": {"coins": 2}}}, frozenset({"card"}), frozenset(), lambda data: None
    ).data["card"] == {"cost": {"coins": 2}}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("\n\n# a card\ncard = 3", "line 4: card must be a table (it is 3)"),
        ('[[tiles]]\nid = "a"\nworth = true', "line 3: tiles.a.worth must be a number such as 1"),
        ('[[tiles]]\nid = "a"\n[[tiles]]\nid = "b"', "line 4: tiles.b.id: no component has"),
        ('[[tiles]]\nid = "a"\n\n[[tiles]]\nworth = 2', "line 4: tiles.#2.id is missing; it is"),
        ("tiles = [\n{ id = 'a' },\n3]", "line 3: tiles.2 must be a table (it is 3)"),
        ("[card]\ncost = { coins = 'x' }", "line 2: card.cost.coins must be a number such as 2"),
        ("card.cost.'coins' = 1.5", "line 1: card.cost.coins must be a number such as 2"),
        ("ways = [\n  [1],\n  [2],\n]\n", "line 1: ways: must be words"),
        ("ways = [\n  [1],\n  [2],\n]\n[card]\ncost = 3", "line 6: card.cost must be a table"),
        ('[card]\n"cost" = """\ntitle = 1\n"""\n', "line 2: card.cost must be a table"),
        ("tiles = 3", "line 1: tiles must be a list of 1 values (it is 3)"),
        ("tiles = [  # lead,\n  # a\n  { id = 'a', worth = 'x' },\n]\n", "line 3: tiles.a.worth"),
        (
            "tiles = [{ id = 'a' },\n{ id = 'a', worth = 'x' }]\n",
            "line 2: tiles.a.worth must be a number",
        ),
        (
            "[[tiles]]\nid = true\n",
            "line 2: tiles.#1.id: no component has the id true; there are a",
        ),
    ],
)
def test_the_line_is_told(base: Path, text: str, told: str) -> None:
    def words_only(data: dict[str, Any]) -> None:
        if data["ways"] != ["north", "south"]:
            raise BadPack("{key}: must be words", key="ways")

    with pytest.raises(BadPack) as error:
        load_components(base, parse_pack(text), frozenset(), frozenset({"ways"}), words_only)
    assert str(error.value).startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = 1\nb", "line 2: column 2: no TOML; after a key comes ="),
        ("a = 1\nb = x\n", "line 2: column 5: no TOML; a value is a number"),
        ("a = 'x\nb = 1", "line 1: column 5: no TOML; a text does not end"),
        ("a = 'x\nb = ''", "line 1: column 7: no TOML; a text does not end"),
        ('a = "x\nb = 1', "line 1: column 7: no TOML; a text does not end"),
        ("a = [1\nb = 1", "line 2: column 1: no TOML; a comma or bracket is missing"),
        ("a = 1\na = 2\n", "line 2: column 6: no TOML; this is there already"),
        ("[a]\n[a]\n", "line 2: column 3: no TOML; this is there already"),
        ("a = { b = 1, b = 2 }", "line 1: column 19: no TOML; this is there already"),
        ("a = 1 b = 2", "line 1: column 7: from here on this is no TOML"),
        ("a = 1\n" + "b." * 101 + "c = 1", "line 2: more than 100 dots"),
        ("a = " + "[" * 5000, "the component pack has too many things inside each other"),
        ("a = " + "9" * 5000, "a number has more than 4300 digits"),
    ],
)
def test_the_line_of_what_is_no_toml_is_told(text: str, told: str) -> None:
    with pytest.raises(BadPack) as error:
        parse_pack(text)
    assert str(error.value).startswith(told)


def test_no_message_shows_a_whole_table(base: Path) -> None:
    many = {f"key{number}": number for number in range(100)}
    with pytest.raises(BadPack) as error:
        loaded(base, {"title": many})
    assert str(error.value) == "title must stay 'Toy' (it is {…})"
    with pytest.raises(BadPack) as error:
        loaded(base, {"title": [{"x": 1}]})
    assert str(error.value) == "title must stay 'Toy' (it is […])"


def test_a_pack_of_endless_lists_costs_no_time(base: Path) -> None:
    began = time.process_time()
    text = "ways = [\n" + '"x",\n' * 20_000 + "]\ncard = 3\n"
    assert refused(base, text) == "line 20003: card must be a table (it is 3)"
    assert time.process_time() - began < 2
