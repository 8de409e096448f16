"""The Press track, section 6 of the rules."""

from __future__ import annotations

import pytest
from rise_table import asks, at, coins, doing, offered, play, player, scored

DONE = (1, "option")
FIRST = [f"step press-{path}1" for path in "LMNR"]


@pytest.mark.parametrize("b", ["", "press"])
def test_four_paths(b: str) -> None:
    """[RISE-PRS-01] From the start any of the four."""
    assert offered(doing(["advance press 1"], b=b), "step") == FIRST


@pytest.mark.parametrize(
    ("space", "ahead"), [("L1", "L2"), ("L2", "L3"), ("M1", "M2"), ("N2", "N3"), ("R3", "R4")]
)
def test_on_along_the_path(space: str, ahead: str) -> None:
    """[RISE-PRS-01] Once begun, the path is followed to its end."""
    match = doing(["advance press 1"], players={0: {"press": space}})
    assert match.legal() == [f"step press-{ahead}", "stop"]


def test_ex_50_return() -> None:
    """[RISE-PRS-01] The return is free, and the step left can be used on any path."""
    match = doing(["advance press 2"], players={0: {"press": "R3"}})
    play(match, "step press-R4")
    assert (at(match, 0, "press"), scored(match)) == ("start", {"press": 4})
    assert match.legal() == [*FIRST, "stop"]
    play(match, "step press-R1", "stop")
    assert (at(match, 0, "press"), player(match)["steps"]["press"]) == ("R1", 5)
    assert asks(match) == DONE


def test_first_spaces_may_be_occupied() -> None:
    """[RISE-PRS-02] The options from the start are the first free spaces of the four paths."""
    others = {1: {"press": "L1"}, 2: {"press": "M1"}}
    match = doing(["advance press 1"], players=others)
    steps = ["step press-L2", "step press-M2", "step press-N1", "step press-R1"]
    assert offered(match, "step") == steps
    play(match, "step press-M2", "stop")
    assert (at(match, 0, "press"), scored(match)) == ("start", {})


def test_end_of_a_path_is_always_free() -> None:
    """[RISE-PRS-02] A whole path of others: straight to its end, in one step."""
    others = {1: {"press": "L1"}, 2: {"press": "L2"}}
    match = doing(["advance press 1"], players=others)
    assert offered(match, "step")[0] == "step press-L3"
    play(match, "step press-L3")
    assert (at(match, 0, "press"), coins(match)) == ("start", 3)
    assert offered(match, "step")[0] == "step school-1.1"


def test_three_in_a_row() -> None:
    """[RISE-PRS-02] Three small spaces of a path taken by three others."""
    others = {seat: {"press": f"R{seat}"} for seat in (1, 2, 3)}
    match = doing(["advance press 1"], seats=4, players=others)
    assert offered(match, "step")[-1] == "step press-R4"


def test_effects_of_a_small_space() -> None:
    """[RISE-PRS-01] The space that is reached is resolved, with what it sets off."""
    match = doing(["advance press 1"], b="press", players={0: {"press": "R1"}})
    play(match, "step press-R2")
    assert match.legal() == ["advance bank", "advance industry", "decline"]
