"""The Bureau track, section 6 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import asks, at, coins, doing, play, player, scored, tiles

EXITS: dict[str, list[dict[str, Any]]] = {
    "": [{"coins": 4}, {"vp": 3}, {"coins": 5, "vp": 1}, {"vp": 5, "box": True}, {"vp": 4}],
    "bureau": [
        {"coins": 4},
        {"coins": 4, "vp": 2},
        {"coins": 4, "vp": 2},
        {"coins": 4, "vp": 4, "box": True},
        {"coins": 4, "vp": 5, "box": True},
    ],
}


@pytest.mark.parametrize("b", ["", "bureau"])
def test_spaces_are_large_and_do_nothing(b: str) -> None:
    """[RISE-BUR-01] All may share them; entering gives nothing."""
    others = {1: {"bureau": 1}, 2: {"bureau": 2}}
    match = doing(["advance bureau 2"], b=b, players=others)
    play(match, "step bureau-1", "step bureau-2")
    assert [at(match, seat, "bureau") for seat in range(3)] == ["2", "1", "2"]
    assert (coins(match), scored(match)) == (3, {})


@pytest.mark.parametrize("b", ["", "bureau"])
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_ex_53_leaving(b: str, space: int) -> None:
    """[RISE-BUR-01, RISE-FREE-01] A: the own space; B: all previous spaces, too."""
    match = doing(["advance bureau 1"], b=b, players={0: {"bureau": space}})
    play(match, "leave bureau")
    while match.legal()[0] != "step bureau-1":  # what was asked before; all else is declined
        play(match, "stop" if asks(match)[1] == "step" else "decline")
    expected = EXITS[b][space - 1]
    assert coins(match) == expected.get("coins", 3)
    assert scored(match).get("bureau", 0) == expected.get("vp", 0)
    assert player(match)["strongbox"] == expected.get("box", False)


@pytest.mark.parametrize("b", ["", "bureau"])
@pytest.mark.parametrize("space", [1, 2, 4])
def test_ex_55_leaving_refreshes(b: str, space: int) -> None:
    """[RISE-BUR-01] From any space all School tiles become active; with Penalty A, too."""
    asleep = {"T1": False, "T3": False, "S1": False}
    mine = {"bureau": space, "tiles": asleep, "conservation": -3}
    match = doing(["advance bureau 1"], b=b, players={0: mine})
    play(match, "leave bureau")
    if asks(match)[1] == "choice":
        play(match, "decline")
    assert tiles(match) == dict.fromkeys(asleep, True)


def test_last_space() -> None:
    """[RISE-BUR-02] Steps are forfeited without bonus, or the player leaves and uses them."""
    match = doing(["advance bureau 2"], b="bureau", players={0: {"bureau": 5}})
    assert match.legal() == ["stop", "leave bureau"]
    play(match, "leave bureau", "decline", "decline")
    assert match.legal() == ["step bureau-1", "stop"]
    play(match, "step bureau-1", "step bureau-2")
    assert at(match, 0, "bureau") == "2"


def test_reaching_the_last_space_with_a_step_left() -> None:
    """[RISE-BUR-02] The step that is left is asked about."""
    match = doing(["advance bureau 2"], players={0: {"bureau": 4}})
    play(match, "step bureau-5")
    assert match.legal() == ["stop", "leave bureau"]


@pytest.mark.parametrize("effect", ["joker", "choice", "tile"])
def test_track_is_left_before_it_is_picked(effect: str) -> None:
    """[RISE-BUR-02] A joker, a choice, a School tile: leave at that decision, then pick."""
    effects: dict[str, list[Any]] = {
        "joker": ["joker 1"],
        "choice": [{"choice": [["advance bureau 1"], ["advance bank 1"]]}],
        "tile": ["school_activate"],
    }
    mine = {"bureau": 5, "tiles": {"bureau": True}}
    match = doing(effects[effect], b="bureau", players={0: mine})
    pick = "activate bureau" if effect == "tile" else "advance bureau"
    assert asks(match) == (0, effect)
    assert pick not in match.legal()
    play(match, "leave bureau", "decline", "decline")
    assert asks(match) == (0, effect)
    play(match, pick)
    assert at(match, 0, "bureau") == "1"
