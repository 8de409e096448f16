"""Packs: tables are merged, fixed values stay, whole lists are given anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from jackscrew.core.components import BadPack, Pack, load_components, make_parts

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
    with pytest.raises(BadPack, match="ways = 'east': must be like"):
        loaded(base, {"ways": "east"})


def test_whole_lists_are_the_packs_own(base: Path) -> None:
    ways = ["east"]
    data = loaded(base, {"ways": ways}).data
    ways.append("west")
    assert data["ways"] == ["east"]


def test_fixed_values_stay(base: Path) -> None:
    assert loaded(base, {"title": "Toy"}).digest == ""
    with pytest.raises(BadPack, match="title = 'Tay': fixed by the rules as 'Toy'"):
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
