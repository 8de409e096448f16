"""Turn order, lobbying and the favours of the council: section 5 of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from council_table import CouncilMatch, asked, drift, gains, named, next_round, opening, sq, table

ORDERS = ["order 1", "order 2", "order 3", "order 4"]
MEMBERS = ["lobby mayor", "lobby transit", "lobby treasurer", "lobby zoning"]
LINE = [(5, 5), (5, 6), (5, 7)]
CITY = {(6, 6): "C4 SW"}


def lobbying(seats: int = 4, chits: Iterable[int] = ()) -> CouncilMatch:
    """A match in phase 2; seat 0 has bid most, then come 1, 2 and 3."""
    match = opening(seats, chits)
    for coin in (5, 4, 3, 2)[:seats]:
        if asked(match) == "bid":
            match.play(f"bid {coin}")
    return match


def chits(match: CouncilMatch) -> list[int]:
    """How many chits each seat has; the pile comes last."""
    return [player["chits"] for player in match.view()["players"]] + [match.view()["chits"]]


def test_two_passes_in_order_of_priority() -> None:
    """[CC-LOB-01] Either kind first, in the second pass the kind still missing."""
    match = lobbying()
    for seat, action in enumerate(["lobby transit", "order 1", "order 2", "lobby mayor"]):
        assert match.actor == seat
        match.play(action)
    assert (match.actor, match.legal()) == (0, ["order 3", "order 4"])
    match.play("order 3")
    assert (match.actor, match.legal()) == (1, ["lobby treasurer", "lobby zoning"])


def test_either_kind_is_free_at_first() -> None:
    """[CC-LOB-01, CC-LOB-02] The first chooses among all, the second not what is taken."""
    match = lobbying()
    assert match.legal() == ORDERS + MEMBERS
    match.play("order 2")
    assert match.legal() == ["order 1", "order 3", "order 4", *MEMBERS]


def test_three_players_leave_one_member() -> None:
    """[CC-LOB-02] Turn positions 1 to 3, four members, of whom one stays unlobbied."""
    match = lobbying(3)
    assert match.legal() == ORDERS[:3] + MEMBERS
    drift(match, "stack")
    assert set(match.view()["order"]) == {0, 1, 2}
    assert list(match.view()["council"].values()).count(None) == 1


def test_unlobbied_member_has_no_effect() -> None:
    """[CC-LOB-02] Nobody has the Mayor: nobody gets 7 points."""
    match = lobbying(3)
    for action in ("lobby transit", "lobby treasurer", "lobby zoning"):
        match.play(action)
    drift(match, "stack")
    assert match.view()["council"]["mayor"] is None
    assert match.scores() == [0, 0, 0]


def test_forced_choice_is_made() -> None:
    """[CC-LOB-03] Brian and Dave have one option each; nobody asks them."""
    match = lobbying()
    for action in ("lobby transit", "order 1", "order 2", "lobby mayor", "order 3"):
        match.play(action)
    match.play("lobby treasurer")
    assert [str(line).split()[-1] for line in match.record.lines[-2:]] == ["forced", "forced"]
    assert match.view()["order"] == [1, 2, 0, 3]
    assert match.view()["council"] == {"mayor": 3, "transit": 0, "treasurer": 1, "zoning": 2}
    assert (asked(match), match.actor) == ("stack", 1)


def test_favours_last_for_a_round() -> None:
    """[CC-COUN-01] When the round is over nobody has a member's favour."""
    match = lobbying()
    drift(match, "stack")
    assert set(match.view()["council"].values()) == {0, 1, 2, 3}
    next_round(match)
    assert set(match.view()["council"].values()) == {None}
    assert match.sheet()["mayor"].count(7) == 1


def test_mayor_brings_seven_at_once() -> None:
    """[CC-COUN-02] 7 points at the moment of choosing, to that player alone."""
    match = lobbying()
    assert gains(match, "lobby mayor") == [7, 0, 0, 0]
    assert gains(match, "lobby transit", "lobby zoning", "lobby treasurer") == [0, 0, 0, 0]
    assert match.sheet()["mayor"] == [7, 0, 0, 0]


def test_treasurer_takes_a_chit_from_the_pile() -> None:
    """[CC-COUN-03] One chit at once, even if others hold chits."""
    match = lobbying(chits=[0, 3])
    match.play("lobby treasurer")
    assert chits(match) == [1, 3, 0, 0, 0]
    assert asked(match) == "pick"


@pytest.mark.parametrize("held", [0, 1])
def test_chit_serves_in_the_same_round(held: int) -> None:
    """[CC-COUN-03] With the new chit a 4 coin buys a tile of 5 without loss, or it is kept."""
    players = {0: {"coins": [2, 3, 4], "chits": held}}
    match = table("stack", up=["S5", "M4"], players=players, council={"treasurer": 0})
    assert ("take S5" in match.legal()) == bool(held)


def test_unused_chit_is_kept() -> None:
    """[CC-COUN-03] A chit not used stays with its owner in the next round."""
    match = lobbying()
    match.play("lobby treasurer")
    next_round(match)
    assert match.view()["round"] == 2
    assert sum(chits(match)[:4]) == 1


def test_treasurer_takes_from_a_player_when_the_pile_is_empty() -> None:
    """[CC-COUN-03] From any other player who has one; not from oneself or from those without."""
    match = lobbying(chits=[1, 1, 0, 2])
    match.play("lobby treasurer")
    assert (asked(match), match.actor) == ("steal", 0)
    assert match.legal() == ["steal 1", "steal 3"]
    match.play("steal 3")
    assert chits(match) == [2, 1, 0, 1, 0]
    assert (asked(match), match.actor) == ("pick", 1)


def test_treasurer_with_all_chits_gets_nothing() -> None:
    """[CC-COUN-03] The pile is empty and nobody else holds a chit: nothing happens."""
    match = lobbying(chits=[4])
    match.play("lobby treasurer")
    assert chits(match) == [4, 0, 0, 0, 0]
    assert (asked(match), match.actor) == ("pick", 1)


@pytest.mark.parametrize(
    ("transit", "joints"),
    [
        (1, [(5, 4), (5, 8), (4, 5), (6, 5), (4, 7), (6, 7)]),
        (0, [(5, 4), (5, 8), (4, 5), (6, 5), (4, 7), (6, 7), (4, 6), (6, 6)]),
    ],
)
def test_transit_director_may_branch(transit: int, joints: list[tuple[int, int]]) -> None:
    """[CC-COUN-04] With that favour a line begins at any segment, else at an end only."""
    match = table("rail", a=-1, city=CITY, rail=LINE, council={"transit": transit})
    assert match.legal() == ["stop", *named("rail", *joints)]


@pytest.mark.parametrize(("transit", "points"), [(1, 1), (0, 2)])
def test_transit_director_gets_two_instead_of_one(transit: int, points: int) -> None:
    """[CC-COUN-04] 2 points a segment instead of 1, on ground and on tiles."""
    match = table("rail", a=-1, city=CITY, rail=LINE, council={"transit": transit})
    assert gains(match, f"rail {sq(5, 8)}", "fund 5") == [points, 0, 0, 0]
    assert gains(match, *named("rail", (6, 8), (7, 8))) == [2 * points, 0, 0, 0]
    assert gains(match, f"rail {sq(7, 7)}") == [points, 0, 0, 0]


def investors(*seats: int) -> dict[int, dict[str, Any]]:
    """Seats whose interests are suns and 3s in the south."""
    return {
        seat: {"investor": "S3", "die": 4, "point": None, "die_tile": "S3", "half": "S"}
        for seat in seats
    }


@pytest.mark.parametrize(("zoning", "others"), [(2, 5), (0, 0)])
def test_zoning_board_stops_bonuses_of_a_placement(zoning: int, others: int) -> None:
    """[CC-COUN-05] The power plant pays no other investor; the placer's own bonus stays."""
    city = {(7, 5): "S1", (9, 4): "S3"}
    players = investors(0, 1)
    match = table("position", a="M4", city=city, players=players, council={"zoning": zoning})
    assert gains(match, f"place {sq(5, 5)}") == [4 + 5 + 5, others, 0, 0]


@pytest.mark.parametrize(("zoning", "others"), [(2, 3), (0, 0)])
def test_zoning_board_stops_bonuses_of_a_stop(zoning: int, others: int) -> None:
    """[CC-COUN-05] Likewise for the stops a new stop is counted with."""
    city = {(9, 4): "S3 NE", (9, 7): "M4 NW"}
    rail = [(9, 5), (9, 6)]
    council = {"zoning": zoning}
    match = table("rail", a=-1, city=city, rail=rail, players=investors(0, 1), council=council)
    assert gains(match, f"rail {sq(9, 7)}", "fund 5") == [1 + 1 + 3, others, 0, 0]


@pytest.mark.parametrize(("zoning", "bonus"), [(2, 4 * 5), (0, 0)])
def test_zoning_board_stops_the_die_bonus(zoning: int, bonus: int) -> None:
    """[CC-COUN-05] A covered die pays its owner nothing either, and is spent all the same."""
    players = {1: {"investor": "C2", "die": 4, "point": sq(4, 4), "half": "W"}}
    city = {(8, 2): "C2", (5, 5): "M2"}
    match = table("position", a="M5", city=city, players=players, council={"zoning": zoning})
    assert gains(match, f"place {sq(3, 3)}")[1] == bonus
    assert match.view()["players"][1]["speculator"] == {"value": 4, "point": None, "tile": "M5"}


def test_zoning_board_covers_ones_own_turn_only() -> None:
    """[CC-COUN-05] Others' actions still pay, also to others than the favour's holder."""
    city = {(7, 5): "S1", (9, 4): "S3"}
    players = investors(1, 2)
    match = table("position", 3, "M4", city=city, players=players, council={"zoning": 0})
    assert gains(match, f"place {sq(5, 5)}") == [0, 5, 5, 9]
