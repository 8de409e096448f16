"""The Science track, section 6 of the rules."""

from __future__ import annotations

import pytest
from rise_table import at, coins, doing, offered, play, scored


@pytest.mark.parametrize("space", range(10))
def test_side_a_is_one_line(space: int) -> None:
    """[RISE-SCI-01] Each space of side A leads to the next."""
    match = doing(["advance science 1"], players={0: {"science": space}})
    assert match.legal() == [f"step science-{space + 1}", "stop"]


@pytest.mark.parametrize(
    ("space", "ahead"),
    [(1, [2]), (2, [3, 5]), (3, [4]), (4, [5]), (5, [6, 8]), (7, [8]), (8, [9, 11]), (10, [11])],
)
def test_side_b_has_shortcuts(space: int, ahead: list[int]) -> None:
    """[RISE-SCI-01] Some spaces have two ways ahead."""
    match = doing(["advance science 1"], b="science", players={0: {"science": space}})
    assert offered(match, "step") == [f"step science-{it}" for it in ahead]


def test_shortcut_skips_effects() -> None:
    """[RISE-SCI-01] What lies between is not gained; the shortcut is one step."""
    match = doing(
        ["advance science 1"], b="science", players={0: {"science": 5, "conservation": 1}}
    )
    play(match, "step science-8")
    assert (at(match, 0, "science"), scored(match), at(match, 0, "conservation")) == ("8", {}, 1)
    assert match.legal() == ["advance industry", "advance bureau", "decline"]


def test_shortcut_of_a_joker() -> None:
    """[RISE-SCI-01, RISE-DEC-15] A joker on Science B asks which way."""
    match = doing(["joker 1"], b="science", players={0: {"science": 2}})
    play(match, "advance science")
    assert match.legal() == ["step science-3", "step science-5"]
    play(match, "step science-5")
    assert scored(match) == {"science": 2}


def test_effects_of_side_a() -> None:
    """[RISE-SCI-01] Space 9: School and Press, in the order their owner likes."""
    match = doing(["advance science 1"], players={0: {"science": 8}})
    play(match, "step science-9")
    assert match.legal() == ["advance school", "advance press", "decline"]
    play(match, "advance press", "step press-L1")
    assert coins(match) == 5
    assert offered(match, "step")[0] == "step school-1.1"
