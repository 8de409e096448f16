"""Scoring a placement: section 9 of the rules, and the table of the player aid cell by cell."""

from __future__ import annotations

from typing import Any

import pytest
from council_table import gains, sq, table

# One tile of each kind, in the order of the player aid's columns; the zones are all of value 3.
COLUMNS = ["C3", "A3", "M3", "S3", "S0", "C1", "A1", "S1", "M1"]

# The player aid, "bonus VPs for placing adjacent to"; "v" is the value of the adjacent tile.
PLAYER_AID: dict[str, list[int | str]] = {
    "C2": ["v", "v", "-v", 0, 5, 0, -5, -5, -5],
    "A2": ["v", 0, 0, "v", 5, 0, 5, -5, -5],
    "M2": ["-v", 0, 0, "v", 0, 0, 5, 5, -5],
    "S2": [0, "v", "v", 0, 0, 0, 5, -5, -5],
    "M0": [0, 0, 0, 0, 0, 10, 0, 0, 0],
}
BASIC = {"C2": 2, "A2": 2, "M2": 2, "S2": 2, "M0": 5}
CELLS = [
    (placed, beside, {"v": 3, "-v": -3}.get(str(cell), cell))
    for placed, row in PLAYER_AID.items()
    for beside, cell in zip(COLUMNS, row, strict=True)
]


Place = tuple[int, int]


def placing(tile: str, at: Place, city: dict[Place, str], **options: Any) -> list[int]:
    """What the seats get when seat 0 places a tile in a city; its investor is asked next."""
    players = {0: {"took": tile}}
    match = table("position", 0, tile, city=city, part=1, players=players, **options)
    return gains(match, f"place {sq(*at)}")


@pytest.mark.parametrize(("placed", "beside", "bonus"), CELLS)
def test_player_aid_cell(placed: str, beside: str, bonus: int) -> None:
    """[CC-SCORE-04] Each cell of the player aid's table."""
    assert placing(placed, (7, 9), {(7, 7): beside}) == [BASIC[placed] + bonus, 0, 0, 0]


@pytest.mark.parametrize("beside", ["C5", "A5", "M5", "S5", "C2", "A2", "M2", "S2"])
def test_value_is_that_of_the_adjacent_tile(beside: str) -> None:
    """[CC-SCORE-04] "Value" is the adjacent tile's, not that of the tile placed."""
    sign = {"C": 1, "A": 1, "M": -1, "S": 0}[beside[0]]
    assert placing("C4", (7, 9), {(7, 7): beside})[0] == 4 + sign * int(beside[1])


@pytest.mark.parametrize("suit", "SMCA")
@pytest.mark.parametrize("value", [0, 2, 3, 4, 5])
def test_basic_points(suit: str, value: int) -> None:
    """[CC-SCORE-02] Zones bring their value, parks 5."""
    assert placing(f"{suit}{value}", (7, 7), {})[0] == (value or 5)


@pytest.mark.parametrize("suit", "SMCA")
@pytest.mark.parametrize(("counts_itself", "points"), [(True, 3), (False, 2)])
def test_aces_count_the_tiles_in_the_city(suit: str, counts_itself: bool, points: int) -> None:
    """[CC-SCORE-03] An ace as third tile brings 3; by the switch it leaves itself out."""
    city = {(7, 7): "S2", (7, 9): "S3"}
    found = placing(suit + "1", (9, 7), city, ace_basic_vp_counts_itself=counts_itself)
    assert found == [points, 0, 0, 0]


@pytest.mark.parametrize(("counts_itself", "points"), [(True, 1), (False, 0)])
def test_ace_as_first_tile(counts_itself: bool, points: int) -> None:
    """[CC-SCORE-03] An ace as first tile of the game brings 1."""
    assert placing("A1", (7, 7), {}, ace_basic_vp_counts_itself=counts_itself)[0] == points


@pytest.mark.parametrize(
    ("placed", "beside"),
    [(ace, other) for ace in ["C1", "A1", "M1", "S1"] for other in COLUMNS if other != ace],
)
def test_aces_get_no_adjacency_bonus(placed: str, beside: str) -> None:
    """[CC-SCORE-05] Whatever an ace is placed next to, it brings the number of tiles only."""
    assert placing(placed, (7, 9), {(7, 7): beside}) == [2, 0, 0, 0]


def test_bonus_goes_to_the_later_tile_only() -> None:
    """[CC-SCORE-06] A park beside city hall gets 10, a zone beside a park 5; never turned round."""
    assert placing("M0", (7, 9), {(7, 7): "C1"})[0] == 5 + 10
    assert placing("C1", (7, 9), {(7, 7): "M0"})[0] == 2
    assert placing("A3", (7, 9), {(7, 7): "M0"})[0] == 3 + 5
    assert placing("M0", (7, 9), {(7, 7): "A3"})[0] == 5


def test_all_adjacent_tiles_count() -> None:
    """[CC-SCORE-04] Bonuses and penalties of several neighbours add up."""
    city = {(6, 5): "C5", (8, 7): "S0", (4, 7): "M4", (6, 10): "S1"}
    assert placing("C2", (6, 7), city)[0] == 2 + 5 + 5 - 4 - 5


@pytest.mark.parametrize("at", [(8, 8), (4, 4), (6, 10), (8, 9)])
def test_no_bonus_without_adjacency(at: tuple[int, int]) -> None:
    """[CC-SCORE-04] Corner contact or a gap of two squares brings nothing."""
    city = {(6, 6): "C5", (6, 12): "M2", (9, 11): "M3"}
    assert placing("A2", at, city)[0] == 2


def test_points_are_booked_as_the_tile_is_put_down() -> None:
    """[CC-SCORE-01] Basic, adjacency, utilisation and die points all come at once."""
    match = table(
        "position",
        0,
        "M4",
        city={(7, 7): "S3"},
        part=1,
        players={
            0: {"took": "M4"},
            1: {"investor": "S3", "die": 2, "point": sq(10, 10), "half": "E"},
            2: {"investor": "S3", "die": 3, "point": sq(9, 11), "half": "E"},
        },
    )
    assert gains(match, f"place {sq(8, 9)}") == [4 + 3, 3 + 2 * 4, 3 + 3 * 4, 0]
    assert match.sheet()["placement"] == [4, 0, 0, 0]
    assert match.sheet()["adjacency"] == [3, 0, 0, 0]
    assert match.sheet()["investment"] == [0, 3, 3, 0]
    assert match.sheet()["die"] == [0, 8, 12, 0]
    assert gains(match, "tick SE") == [0, 0, 0, 0]
