"""The Industry track, section 6 of the rules."""

from __future__ import annotations

import pytest
from rise_table import PRINTED, at, coins, doing, events, offered, play, player, scored, table

from jackscrew.core.state import POINTS


def test_ex_51_income() -> None:
    """[RISE-IND-01, RISE-A-01] 1 coin at the start, 3 coins and 3 VP on the best space."""
    match = table("income", round=2, players={0: {"coins": 0}, 1: {"coins": 0, "industry": 5}})
    assert (coins(match), scored(match)) == (1, {})
    assert [it.seat for it in events(match, POINTS)] == [1]  # 0 VP are not told
    assert (coins(match, 1), scored(match, 1)) == (3, {"industry": 3})


@pytest.mark.parametrize("letter", ["A", "B"])
def test_income_of_every_space(letter: str) -> None:
    """[RISE-IND-01] As printed."""
    for space in PRINTED["tracks"]["industry"][letter]["spaces"]:
        mine = {"coins": 0, "industry": space["id"]}
        b = "industry" if letter == "B" else ""
        match = table("income", round=2, b=b, players={0: mine})
        assert [coins(match), scored(match).get("industry", 0)] == space["income"]


def test_ex_52_side_a() -> None:
    """[RISE-IND-01] Every step pollutes."""
    match = doing(["advance industry 2"])
    play(match, "step industry-1")
    assert at(match, 0, "conservation") == -1
    play(match, "step industry-2")
    assert at(match, 0, "conservation") == -2
    assert (coins(match), scored(match)) == (3, {})  # the income is not gained now


def test_ex_52_side_b() -> None:
    """[RISE-IND-01] Only steps into the upper row pollute."""
    match = doing(["advance industry 2"], b="industry")
    assert match.legal() == ["step industry-U1", "stop"]
    play(match, "step industry-U1")
    assert at(match, 0, "conservation") == -1
    assert offered(match, "step") == ["step industry-L2", "step industry-U2"]
    play(match, "step industry-L2")
    assert (at(match, 0, "industry"), at(match, 0, "conservation")) == ("L2", -1)
    match = doing(["advance industry 1"], b="industry", players={0: {"industry": "U1"}})
    play(match, "step industry-U2")
    assert at(match, 0, "conservation") == -1


@pytest.mark.parametrize("space", [2, 3, 4])
def test_no_way_back_to_the_upper_row(space: int) -> None:
    """[RISE-IND-01] The second row leads on in itself."""
    match = doing(["advance industry 1"], b="industry", players={0: {"industry": f"L{space}"}})
    assert match.legal() == [f"step industry-L{space + 1}", "stop"]


@pytest.mark.parametrize("space", ["U5", "L5"])
def test_both_rows_end(space: str) -> None:
    """[RISE-IND-01, RISE-M-07] Beyond either end the overflow, and no Pollution."""
    match = doing(["advance industry 1"], b="industry", players={0: {"industry": space}})
    assert (scored(match), at(match, 0, "conservation")) == ({"industry": 1}, 0)


def test_steps_of_both_rows_count() -> None:
    """[RISE-IND-02] For the Culture tile; forfeited ones do not."""
    match = doing(["advance industry 2"], b="industry", players={0: {"industry": "U1"}})
    play(match, "step industry-U2", "step industry-L3")
    assert player(match)["steps"]["industry"] == 3
    match = doing(["advance industry 1"], players={0: {"industry": 5}})
    assert player(match)["steps"]["industry"] == 5


@pytest.mark.parametrize(("steps", "points"), [(3, 0), (4, 4), (5, 4)])
def test_culture_tile_of_industry(steps: int, points: int) -> None:
    """[RISE-IND-02] At least 4 steps made: 4 VP."""
    mine = {"industry": f"L{steps}", "culture_tiles": ["C08"]}
    match = table("end", round=12, b="culture industry", players={0: mine})
    assert scored(match) == ({"culture_tiles": points} if points else {})
