"""The Conservation track, section 6 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import (
    RiseMatch,
    asks,
    at,
    coins,
    doing,
    events,
    offered,
    play,
    player,
    scored,
    table,
    tiles,
)

from jackscrew.games.rise.state import E_PENALTY
from jackscrew.games.rise.tracks import PENALTIES

DONE = (1, "option")
ACTIVATE_OR_REFRESH = {"choice": [["school_activate"], ["school_refresh"]]}


def polluted(space: int, b: str = "", **mine: Any) -> RiseMatch:
    """Seat 0 takes a step on Industry A from a space of Conservation."""
    match = doing(["advance industry 1"], b=b, players={0: {"conservation": space, **mine}})
    play(match, "step industry-1")
    return match


def test_right_may_left_must() -> None:
    """[RISE-CON-01] Conservation may step right, Pollution must step left."""
    match = doing(["advance conservation 1"])
    assert match.legal() == ["step conservation+1", "stop"]
    play(match, "stop")
    assert at(match, 0, "conservation") == 0
    assert at(polluted(0), 0, "conservation") == -1


@pytest.mark.parametrize(
    ("b", "faces"),
    [("", ["A", "A", None, None, None]), ("conservation", ["B-back", "B-front", None, None, None])],
)
def test_penalty_follows_the_position(b: str, faces: list[str | None]) -> None:
    """[RISE-CON-02] Held exactly while the marker is on a space with a penalty."""
    found = []
    for space in range(-4, 1):
        match = table("placement", b=b, players={0: {"conservation": space}})
        found.append(player(match)["penalty"])
        assert player(match, 1)["penalty"] is None
    assert found == faces


def test_penalty_is_taken_and_given_back() -> None:
    """[RISE-CON-02] One step left and it is there, one step right and it is gone."""
    match = polluted(-2)
    assert player(match)["penalty"] == "A"
    told = [(it.seat, PENALTIES[it.b], PENALTIES[it.a]) for it in events(match, E_PENALTY)]
    assert told == [(0, "none", "A")]
    match = doing(["advance conservation 1"], players={0: {"conservation": -3}})
    play(match, "step conservation-2")
    assert player(match)["penalty"] is None
    assert not events(polluted(-1), E_PENALTY)


@pytest.mark.parametrize("space", [-4, -3])
def test_ex_44_no_tile_may_be_activated(space: int) -> None:
    """[RISE-CON-03] By a space or event, a choice, or overtaking; it may be refreshed."""
    blocked = {"conservation": space, "tiles": {"S1": True, "T1": False}}
    assert asks(doing(["school_activate"], players={0: blocked})) == DONE
    match = doing([ACTIVATE_OR_REFRESH], players={0: blocked})
    assert match.legal() == ["choose 2", "decline"]
    play(match, "choose 2")
    assert tiles(match) == {"T1": True, "S1": True}
    match = table("placement", players={0: blocked})
    play(match, "place 2", "place 2")
    assert asks(match) == (2, "place")


def test_ex_44_right_of_the_penalty_tiles_work_again() -> None:
    """[RISE-CON-03] As soon as the marker has moved right of it."""
    match = doing(["advance conservation 1", "school_activate"], players={0: {"conservation": -3}})
    assert match.legal() == ["advance conservation", "decline"]
    play(match, "advance conservation")
    assert match.legal() == ["activate science", "decline"]


def test_tiles_may_be_taken_with_penalty_a() -> None:
    """[RISE-CON-03] School goes on; the new tile is active."""
    match = doing(["advance school 1"], players={0: {"conservation": -3}})
    play(match, "step school-1.3")
    assert tiles(match) == {"T3": True, "S1": True}


def test_ex_44_leftmost_space_of_side_a() -> None:
    """[RISE-CON-04] Entered from the right: Riot 2; the tile stays."""
    match = polluted(-3, satisfaction=1)
    assert (at(match, 0, "satisfaction"), player(match)["penalty"]) == (-1, "A")
    match = polluted(-4, satisfaction=1)  # not entered again: the malus of the end alone
    assert (at(match, 0, "satisfaction"), scored(match)) == (1, {"conservation": -2})
    match = polluted(-2, satisfaction=1)
    assert at(match, 0, "satisfaction") == 1


@pytest.mark.parametrize(("space", "limit"), [(-4, 3), (-3, 3), (-2, 10)])
def test_ex_45_coin_limit(space: int, limit: int) -> None:
    """[RISE-CON-05] 3 with either face, also with the strongbox turned."""
    mine = {"conservation": space, "coins": 12, "strongbox": True}
    match = table("end", round=12, b="conservation", players={0: mine})
    assert (player(match)["limit"], coins(match)) == (limit, limit)


def test_ex_45_penalty_b() -> None:
    """[RISE-CON-05] The front, then the back with a Riot, and the way back without one."""
    b = "conservation"
    match = polluted(-2, b)
    assert (player(match)["penalty"], at(match, 0, "satisfaction")) == ("B-front", 0)
    match = polluted(-3, b)
    assert (player(match)["penalty"], at(match, 0, "satisfaction")) == ("B-back", -1)
    match = doing(["advance conservation 2"], b=b, players={0: {"conservation": -4}})
    play(match, "step conservation-3")
    assert (player(match)["penalty"], at(match, 0, "satisfaction")) == ("B-front", 0)
    play(match, "step conservation-2")
    assert (player(match)["penalty"], at(match, 0, "satisfaction")) == (None, 0)


def test_ex_45_top_options_only() -> None:
    """[RISE-CON-05, RISE-DEC-22] With B back the top option is taken unasked."""
    match = table("actions", b="conservation", players={0: {"conservation": -4, "coins": 5}})
    assert (match.record.lines[0].action, asks(match)) == ("play top", (0, "step"))
    assert match.record.lines[0].forced
    assert player(match)["bottoms"] == [False] * 4
    match = table("actions", b="conservation", players={0: {"conservation": -3}})
    assert offered(match, "play") == ["play top", "play bottom"]
    assert player(match)["bottoms"] == [True] * 4


def test_ex_45_leaving_can_lift_the_penalty() -> None:
    """[RISE-DEC-22, RISE-FREE-04] B back is asked about if leaving could move the marker right."""
    b = "conservation bureau"
    mine = {"conservation": -4, "bureau": 3, "coins": 5}
    match = table("actions", b=b, players={0: mine})
    assert match.legal() == ["play top", "leave bureau"]
    play(match, "leave bureau", "advance conservation")
    assert offered(match, "play") == ["play top", "play bottom"]
    match = table("actions", b=b, players={0: {**mine, "bureau": 2}})
    assert asks(match) == (0, "step")


def test_penalty_b_blocks_no_tiles() -> None:
    """[RISE-CON-05] Neither face forbids to activate a School tile."""
    for space in (-3, -4):
        mine = {0: {"conservation": space}}
        match = doing(["school_activate"], b="conservation", players=mine)
        assert match.legal() == ["activate science", "decline"]


def test_penalty_got_during_the_action() -> None:
    """[RISE-CON-06] It does not undo the option."""
    display = ["1-15", "festival", "1-03", "festival", "1-05", "festival", "1-07"]
    match = table("actions", b="conservation", display=display, players={0: {"conservation": -3}})
    play(match, "play bottom", "advance industry")
    assert player(match)["penalty"] == "B-back"
    assert match.legal() == ["step conservation-3", "stop"]


def test_rewards_to_the_right() -> None:
    """[RISE-CON-01] The spaces right of the start give what is printed, one by one."""
    match = doing(["advance conservation 3", "vp 2"], players={0: {"conservation": 1}})
    play(match, "step conservation+2")
    assert scored(match) == {"action_cards": 2, "conservation": 1}
    play(match, "step conservation+3")
    assert coins(match) == 5
    play(match, "step conservation+4")
    assert scored(match) == {"action_cards": 2, "conservation": 3}
