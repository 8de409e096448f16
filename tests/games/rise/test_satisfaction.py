"""The Satisfaction track, section 6 of the rules."""

from __future__ import annotations

import pytest
from rise_table import PRINTED, at, doing, play, player, scored, table, vp

SPACES = {side: PRINTED["tracks"]["satisfaction"][side]["spaces"] for side in "AB"}


def test_right_may_left_must() -> None:
    """[RISE-SAT-01] Satisfaction may step right, Riot must step left."""
    match = doing(["advance satisfaction 1"])
    assert match.legal() == ["step satisfaction+1", "stop"]
    play(match, "step satisfaction+1")
    assert (at(match, 0, "satisfaction"), at(match, 1, "satisfaction")) == (1, 0)
    assert at(doing(["riot 1"]), 0, "satisfaction") == -1


def test_spaces_are_shared() -> None:
    """[RISE-SAT-01] All may stand on one space."""
    match = doing(["advance satisfaction 1"], players={1: {"satisfaction": 1}})
    play(match, "step satisfaction+1")
    assert [at(match, seat, "satisfaction") for seat in (0, 1)] == [1, 1]


@pytest.mark.parametrize("side", ["A", "B"])
def test_rate_of_the_space(side: str) -> None:
    """[RISE-SAT-02] The rate is that of the own space at this moment."""
    for space in SPACES[side]:
        b = "satisfaction" if side == "B" else ""
        match = table("placement", b=b, players={0: {"satisfaction": space["pos"]}})
        assert player(match)["rate"] == space["rate"]


def test_rate_after_a_step() -> None:
    """[RISE-SAT-02] A step to a better space makes the payment that follows cheaper."""
    mine = {"coins": 0, "vp": 2, "satisfaction": -1, "culture": 0}
    match = doing(["advance culture 1", "advance satisfaction 1"], players={0: mine})
    play(match, "advance satisfaction", "step culture-1", "pay")
    assert (vp(match), at(match, 0, "satisfaction")) == (1, 1)


def test_leaders_of_a_round_on_side_a() -> None:
    """[RISE-SAT-03] 1 VP to each leader at the end of the round; others none."""
    spots = {0: {"satisfaction": 2}, 1: {"satisfaction": 2}, 2: {"satisfaction": 1}}
    match = table("end", players=spots)
    assert [scored(match, seat) for seat in range(3)] == [
        {"satisfaction": 1},
        {"satisfaction": 1},
        {},
    ]


def test_no_leader_on_the_start() -> None:
    """[RISE-SAT-03] Nobody is right of the start: nobody gains."""
    match = table("end", players={1: {"satisfaction": -1}, 2: {"satisfaction": -1}})
    assert [vp(match, seat) for seat in range(3)] == [15, 15, 15]


@pytest.mark.parametrize("space", [-4, -1, 0, 2, 5])
def test_side_a_at_the_end_of_the_game(space: int) -> None:
    """[RISE-SAT-03] VP by position at the end of the game only."""
    spots = {0: {"satisfaction": space}, 1: {"satisfaction": 5}}
    at_end = SPACES["A"][space + 4]["end_vp"]
    leads = 1 if space == 5 else 0
    assert vp(table("end", players=spots)) == 15 + leads
    assert vp(table("end", round=12, players=spots)) == 15 + leads + at_end


@pytest.mark.parametrize("space", [-4, -2, 0, 2, 5])
@pytest.mark.parametrize("round", [3, 12])
def test_side_b_at_the_end_of_every_round(space: int, round: int) -> None:
    """[RISE-SAT-03] VP by position at the end of each round, the last one too; then no more."""
    spots = {0: {"satisfaction": space}}
    match = table("end", round=round, b="satisfaction", players=spots)
    assert scored(match).get("satisfaction", 0) == SPACES["B"][space + 4]["round_vp"]
