"""Investment bonuses: the rules on utilisation in section 10."""

from __future__ import annotations

from typing import Any

import pytest
from council_table import gains, sq, table

Place = tuple[int, int]
NEXT = ["A2", "A3"]  # face up for the seat that follows
LINE = [(7, 4), (7, 5), (7, 6)]  # from the tile at (7, 4) to the one at (7, 7)


def investor(tile: str, half: str) -> dict[str, Any]:
    """A seat's fields once it has invested; its die stands far off."""
    point = sq(13, 13) if half in "SE" else sq(1, 1)
    return {"investor": tile, "die": 1, "point": point, "half": half}


def test_every_investor_scores_in_full() -> None:
    """[CC-UTIL-01] All who hold a used tile as an interest get its cost, the placer too."""
    players = {
        0: investor("C3", "S"),
        1: investor("S3", "S"),
        2: investor("M4", "S"),
        3: investor("S2", "N"),
    }
    city = {(9, 4): "S4", (11, 0): "C3", (9, 0): "S3", (12, 5): "M4", (4, 4): "S2"}
    match = table("position", 0, "A5", city=city, players=players)
    assert gains(match, f"place {sq(9, 6)}") == [5 + 4, 4, 4, 0]


def test_own_interest() -> None:
    """[CC-UTIL-01] A placer collects from its own interest, with the Zoning Board's favour too."""
    for zoning in (0, 1):
        players = {0: investor("S3", "S")}
        council = {"zoning": zoning}
        match = table("position", 0, "A5", city={(9, 4): "S3"}, players=players, council=council)
        assert gains(match, f"place {sq(9, 6)}") == [5 + 3 + 3, 0, 0, 0]


def test_sites_pay_their_cost() -> None:
    """[CC-UTIL-01] A used site pays 5, not the points it brought."""
    players = {1: investor("C1", "S")}
    match = table("position", 0, "M0", city={(9, 4): "C1"}, up=NEXT, players=players)
    assert gains(match, f"place {sq(9, 6)}") == [5 + 10, 5, 0, 0]


@pytest.mark.parametrize(
    ("placed", "points", "bonus"),
    [("A2", 2 + 4, 4), ("M2", 2 - 4, 0), ("S2", 2 + 0, 0), ("C1", 3, 0), ("M0", 5 + 0, 0)],
)
def test_placement_uses_what_it_profits_from(placed: str, points: int, bonus: int) -> None:
    """[CC-UTIL-02] An adjacent tile is used if it brings points, not if it brings none or costs."""
    players = {1: investor("C3", "S")}
    city = {(9, 4): "C4", (12, 12): "C3"}
    match = table("position", 0, placed, city=city, up=["A3", "A4"], players=players)
    assert gains(match, f"place {sq(9, 6)}") == [points, bonus, 0, 0]


@pytest.mark.parametrize(
    ("new", "points", "bonus"),
    [("M4", 1, 4), ("A4", 1, 4), ("S2", 0, 0), ("C2", 0, 0), ("C1", 10, 0)],
)
def test_stop_uses_the_stops_it_counts(new: str, points: int, bonus: int) -> None:
    """[CC-UTIL-02, CC-STOP-04] An earlier stop is used if the new one is paid for it."""
    players = {1: investor("S4", "W"), 0: {"coins": [2, 3]}}
    city = {(7, 4): "S4", (7, 7): new}
    match = table("rail", 0, sq(7, 6), 9, city=city, rail=LINE, players=players)
    assert gains(match, f"rail {sq(7, 7)}") == [1 + points, bonus, 0, 0]


def test_no_use_without_a_stop() -> None:
    """[CC-UTIL-02] Rail over a tile's other squares connects nothing and pays no investor."""
    players = {1: investor("S4", "W"), 0: {"coins": [2, 3]}}
    for ticks in (("SW", "NW"), ("NW", "SW")):
        city = {(7, 4): f"S4 {ticks[0]}", (7, 7): f"M4 {ticks[1]}"}
        match = table("rail", 0, sq(7, 6), 9, city=city, rail=LINE, players=players)
        assert gains(match, f"rail {sq(7, 7)}") == [1, 0, 0, 0]


def test_sign_is_judged_tile_by_tile() -> None:
    """[CC-UTIL-03] A neighbour worth 3 pays its investor though the whole placement loses."""
    players = {1: investor("C3", "S"), 2: investor("M5", "S"), 3: investor("M1", "S")}
    city = {(9, 4): "C3", (9, 8): "M5", (11, 6): "M1"}
    match = table("position", 0, "C2", city=city, players=players)
    assert gains(match, f"place {sq(9, 6)}") == [2 + 3 - 5 - 5, 3, 0, 0]


@pytest.mark.parametrize(
    ("at", "used_at", "bonus"),
    [((7, 8), (7, 5), 4), ((5, 8), (7, 8), 4), ((6, 8), (8, 8), 4), ((7, 8), (5, 8), 0)],
)
def test_the_used_tile_must_lie_in_the_region(at: Place, used_at: Place, bonus: int) -> None:
    """[CC-UTIL-04] Where the new tile lies does not matter, nor whether it is an interest."""
    players = {1: investor("S3", "S")}
    city = {used_at: "S4", (12, 0): "S3"}
    match = table("position", 0, "A3", city=city, players=players)
    assert gains(match, f"place {sq(*at)}")[1] == bonus


def test_new_tile_is_not_used_by_its_own_placement() -> None:
    """[CC-UTIL-04] A new interest pays nothing as it is placed."""
    players = {1: investor("A2", "S")}
    city = {(9, 4): "S4", (12, 0): "A2"}
    match = table("position", 0, "A5", city=city, players=players)
    assert gains(match, f"place {sq(9, 6)}") == [5 + 4, 0, 0, 0]


@pytest.mark.parametrize(
    ("new", "stops", "own"), [("C1", 10, 5), ("C4", 1, 4), ("C2", 1, 2), ("S3", 1, 0)]
)
@pytest.mark.parametrize("counts", [False, True])
def test_own_connection(new: str, stops: int, own: int, counts: bool) -> None:
    """[CC-UTIL-05] A new stop does not use its own tile, unless the switch says so."""
    players = {0: {"coins": [2, 3]}, 1: investor("C5", "E")}
    city = {(7, 4): "A4", (7, 7): new, (1, 12): "C5"}
    match = table(
        "rail",
        0,
        sq(7, 6),
        9,
        city=city,
        rail=LINE,
        players=players,
        new_stop_counts_as_utilised=counts,
    )
    assert gains(match, f"rail {sq(7, 7)}") == [1 + stops, own if counts else 0, 0, 0]


def test_own_connection_without_points() -> None:
    """[CC-UTIL-05] A stop that brings its maker nothing is not used, whatever the switch."""
    players = {0: {"coins": [2, 3]}, 1: investor("C5", "E")}
    city = {(7, 4): "S4", (7, 7): "C4", (1, 12): "C5"}
    match = table(
        "rail",
        0,
        sq(7, 6),
        9,
        city=city,
        rail=LINE,
        players=players,
        new_stop_counts_as_utilised=True,
    )
    assert gains(match, f"rail {sq(7, 7)}") == [1, 0, 0, 0]


def test_ace_count_uses_nothing() -> None:
    """[CC-UTIL-06] The tiles an ace counts pay no investor."""
    players = {1: investor("S3", "S")}
    match = table("position", 0, "A1", city={(9, 4): "S3", (9, 6): "S4"}, players=players)
    assert gains(match, f"place {sq(9, 8)}") == [3, 0, 0, 0]


def test_initial_bonus_uses_nothing() -> None:
    """[CC-UTIL-06] Nor do the tiles of an initial bonus."""
    players = {0: {"investor": "S3", "coins": [2, 3]}, 1: investor("S3", "S")}
    match = table(
        "pay_die", 0, sq(9, 9), 1, city={(9, 4): "S3", (9, 6): "S4"}, part=3, players=players
    )
    assert gains(match, "pay 2") == [7, 0, 0, 0]


def test_die_bonus_uses_nothing() -> None:
    """[CC-UTIL-06] Nor the tile that covers a die, nor the tile its owner invested in."""
    players = {1: {**investor("S3", "S"), "point": sq(10, 7)}, 2: investor("M3", "S")}
    city = {(9, 4): "S3", (12, 0): "M3"}
    match = table("position", 0, "S2", city=city, players=players)
    assert gains(match, f"place {sq(9, 6)}") == [2, 1 * 2, 0, 0]


def test_segments_use_nothing() -> None:
    """[CC-UTIL-06] Nor a tile that rail is laid over."""
    players = {0: {"coins": [2, 3]}, 1: investor("S3", "W")}
    match = table("rail", 0, -1, 9, city={(7, 4): "S3 SE"}, rail=[(7, 3)], players=players)
    assert gains(match, f"rail {sq(7, 4)}", f"rail {sq(7, 5)}") == [2, 0, 0, 0]


def test_mayor_and_coins_use_nothing() -> None:
    """[CC-UTIL-06] Nor the Mayor's favour, nor unused coins."""
    players = {seat: {**investor("S3", "S"), "coins": [2, 3]} for seat in range(1, 4)}
    city = {(9, 4): "S3"}
    match = table("pick", 0, city=city, up=NEXT, players={**players, 0: {"coins": [3]}})
    assert gains(match, "lobby mayor") == [7, 0, 0, 0]
    match = table("rail", 0, -1, city=city, order=[1, 2, 3, 0], players=players)
    assert gains(match, "stop") == [8, 4, 4, 4]


def test_speculator_profits_from_later_steps_only() -> None:
    """[CC-UTIL-07] Placed in step B, it earns by stops of step C, not by the tile of step A."""
    players = {0: {"took": "A5", "investor": "S2", "coins": [3, 5]}}
    city = {(7, 4): "S4", (9, 2): "S2"}
    match = table("position", 0, "A5", city=city, rail=LINE, part=1, players=players)
    assert gains(match, f"place {sq(7, 7)}", "tick NW") == [5 + 4, 0, 0, 0]
    initial = 4 + 2 + 5
    assert gains(match, f"speculate {sq(12, 12)}", "die 1", "pay 3") == [initial, 0, 0, 0]
    assert gains(match, f"rail {sq(7, 7)}") == [1 + 1 + 4, 0, 0, 0]
    assert match.sheet()["investment"] == [4, 0, 0, 0]
