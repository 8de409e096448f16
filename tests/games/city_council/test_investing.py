"""Step B, the investor and the speculator: section 10 of the rules up to utilisation."""

from __future__ import annotations

from typing import Any

import pytest
from council_table import CouncilMatch, gains, sq, table

Place = tuple[int, int]
NEXT = ["M2", "M3"]  # face up for the seat that follows

# for each kind of tile, one that earns points when placed beside it
FRIEND = {"C": "A5", "A": "C5", "M": "S5", "S": "A5"}
SITE_FRIEND = {"S0": "C5", "M0": "C5", "C0": "A5", "A0": "C5", "C1": "M0", "A1": "M5", "S1": "M5"}


def after_tile(
    at: Place, tile: str = "C2", rail: list[Place] | None = None, **pieces: Any
) -> CouncilMatch:
    """Seat 0 has just placed and turned a tile, with coins 3 and 4 left."""
    own = {"took": tile, "coins": [3, 4], **pieces}
    city = {(7, 7): "M4", at: tile}
    if pieces.get("investor") not in (None, tile):
        city[(5, 5)] = pieces["investor"]
    match = table("tick", 0, tile, city=city, rail=rail or [], part=1, up=NEXT, players={0: own})
    match.play("tick SE")
    return match


def speculating(
    investor_at: Place,
    city: dict[Place, str] | None = None,
    rail: list[Place] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    **own: Any,
) -> CouncilMatch:
    """Seat 0 may place its speculator; its investor stands on C3."""
    players = {0: {"investor": "C3", "coins": [3, 4], **own}, **(others or {})}
    tiles = {investor_at: "C3", **(city or {})}
    return table("speculate", 0, city=tiles, rail=rail or [], part=3, up=NEXT, players=players)


def points_of(match: CouncilMatch) -> set[str]:
    """The intersections the speculator may go to."""
    return {action.split()[1] for action in match.legal() if action != "skip"}


def square_of_points(top: int, left: int, size: int) -> set[str]:
    """The intersections of a square."""
    return {sq(i, j) for i in range(top, top + size) for j in range(left, left + size)}


NORTH_EAST, SOUTH_WEST = square_of_points(1, 8, 6), square_of_points(8, 1, 6)
NORTH_WEST, SOUTH_EAST = square_of_points(1, 1, 6), square_of_points(8, 8, 6)


def pays(investor: str, used: str, at: Place, **options: Any) -> int:
    """What seat 1, invested in the south, gets when seat 0 profits from a tile."""
    city = {(8, 2): investor, at: used}
    players = {1: {"investor": investor, "die": 1, "point": sq(13, 13), "half": "S"}}
    friend = SITE_FRIEND.get(used, FRIEND[used[0]])
    match = table("position", 0, friend, city=city, up=NEXT, players=players, part=3, **options)
    found = gains(match, f"place {sq(at[0], at[1] + 2)}")
    assert match.sheet()["adjacency"][0] > 0
    return found[1]


@pytest.mark.parametrize("tile", ["C2", "S3", "M4", "A5", "A1"])
def test_investor_on_the_tile_just_placed(tile: str) -> None:
    """[CC-INV-01] Any tile that lies in one quadrant; it costs a coin or a chit."""
    match = after_tile((7, 9), tile, chits=1)
    assert match.legal() == ["skip", "invest chit", "invest 3", "invest 4"]
    match.play("invest 3")
    seat = match.dump()["players"][0]
    assert (seat["investor"], seat["coins"], seat["chits"]) == (tile, [4], 1)


def test_investor_on_a_park() -> None:
    """[CC-INV-01] A park carries an investor too; one chit pays for it."""
    players = {0: {"took": "C0", "coins": [3, 4], "chits": 2}}
    match = table("position", 0, "C0", city={(7, 7): "M4"}, part=1, players=players)
    match.play(f"place {sq(7, 9)}")
    match.play("invest chit")
    seat = match.dump()["players"][0]
    assert (seat["investor"], seat["coins"], seat["chits"]) == ("C0", [3, 4], 1)
    assert match.view()["chits"] == 3


@pytest.mark.parametrize(
    ("at", "asked"),
    [((6, 9), False), ((9, 6), False), ((5, 9), True), ((9, 5), True), ((5, 5), True)],
)
def test_no_investor_on_a_tile_that_straddles(at: Place, asked: bool) -> None:
    """[CC-INV-01] A tile in two quadrants takes no investor."""
    assert ("invest 3" in after_tile(at).legal()) == asked


@pytest.mark.parametrize("chits_pay", [True, False])
def test_chit_for_the_investor(chits_pay: bool) -> None:
    """[CC-INV-01, CC-PAY-03] Whether one chit pays for the investor is a switch."""
    players = {0: {"took": "C2", "coins": [3, 4], "chits": 1}}
    match = table(
        "invest", 0, "C2", city={(7, 9): "C2"}, players=players, chits_alone_pay_investor=chits_pay
    )
    assert ("invest chit" in match.legal()) == chits_pay
    assert "invest 3" in match.legal()


def test_pieces_are_placed_once() -> None:
    """[CC-INV-01, CC-INV-02, CC-SPEC-01] With both pieces out, rail is asked next."""
    match = after_tile((7, 9), investor="S3", die=2, point=sq(12, 3), half="W")
    assert match.legal()[0] == "stop"
    seat = match.dump()["players"][0]
    assert (seat["investor"], seat["point"], seat["half"]) == ("S3", sq(12, 3), "W")


def test_spent_pieces_do_not_come_back() -> None:
    """[CC-INV-02, CC-SPEC-09] A spent die is out of play for good."""
    match = after_tile((7, 9), investor="S3", die=2, die_tile="M4", half="W")
    assert match.legal()[0] == "stop"


def test_investor_alone_has_no_effect() -> None:
    """[CC-INV-03] Interests begin with the speculator."""
    city = {(8, 2): "S3", (9, 9): "S4"}
    found = []
    for pieces in ({}, {"die": 1, "point": sq(13, 13), "half": "S"}):
        players = {1: {"investor": "S3", **pieces}}
        match = table("position", 0, "A5", city=city, players=players)
        found.append(gains(match, f"place {sq(9, 11)}")[1])
    assert found == [0, 4]


@pytest.mark.parametrize(
    ("investor_at", "point", "region"),
    [
        ((5, 5), (6, 8), "N"),
        ((5, 5), (8, 6), "W"),
        ((5, 8), (6, 6), "N"),
        ((5, 8), (8, 8), "E"),
        ((8, 5), (6, 6), "W"),
        ((8, 5), (8, 8), "S"),
        ((8, 8), (6, 8), "E"),
        ((8, 8), (8, 6), "S"),
    ],
)
def test_region(investor_at: Place, point: Place, region: str) -> None:
    """[CC-INV-04] Two neighbouring quadrants make a half of the city."""
    match = speculating(investor_at)
    for action in [f"speculate {sq(*point)}", "die 1", "pay 3"]:
        match.play(action)
    assert match.view()["players"][0]["region"] == region


def test_region_outlasts_the_die() -> None:
    """[CC-INV-04, CC-SPEC-09] A spent die keeps region and interests, wherever it went."""
    city = {(5, 8): "C3", (6, 6): "A2"}
    players = {0: {"investor": "C3", "die": 1, "point": sq(8, 8), "half": "E"}}
    match = table("position", 1, "M5", city=city, players=players)
    match.play(f"place {sq(8, 7)}")
    seat = match.view()["players"][0]
    assert seat["speculator"] == {"value": 1, "point": None, "tile": "M5"}
    assert seat["region"] == "E"
    assert seat["interests"] == {"suit": "crowns", "numeral": 3}
    spent = {0: {"investor": "C3", "die": 1, "die_tile": "M5", "half": "E"}}
    later = table("position", 1, "A4", city={**city, (8, 7): "M5"}, players=spent)
    assert gains(later, f"place {sq(3, 8)}")[0] == 3


@pytest.mark.parametrize(
    ("used", "bonus"),
    [
        ("S2", 2),
        ("S4", 4),
        ("C3", 3),
        ("M3", 3),
        ("A3", 3),
        ("S0", 5),
        ("S1", 5),
        ("C4", 0),
        ("A2", 0),
        ("M4", 0),
        ("C0", 0),
        ("A1", 0),
    ],
)
def test_interests_match_suit_or_numeral(used: str, bonus: int) -> None:
    """[CC-INV-05] With the investor on S3: suns and 3s of the region."""
    assert pays("S3", used, (9, 9)) == bonus


@pytest.mark.parametrize(
    ("at", "bonus"), [((3, 9), 0), ((5, 9), 0), ((6, 9), 0), ((7, 9), 4), ((9, 6), 4), ((11, 5), 4)]
)
def test_interests_lie_in_the_region(at: Place, bonus: int) -> None:
    """[CC-INV-05] Tiles outside the region or across its border are no interests."""
    assert pays("S3", "S4", at) == bonus


def test_own_tile_is_an_interest_and_pays_once() -> None:
    """[CC-INV-05, CC-INV-07] The investor's tile matches by suit and numeral, and pays its cost."""
    players = {1: {"investor": "S3", "die": 1, "point": sq(13, 13), "half": "S"}}
    match = table("position", 0, "A5", city={(8, 2): "S3"}, players=players)
    assert gains(match, f"place {sq(8, 4)}") == [5 + 3, 3, 0, 0]


def test_later_tiles_become_interests() -> None:
    """[CC-INV-05, CC-UTIL-04] A tile placed after the speculator is an interest from then on."""
    players: dict[int, dict[str, Any]] = {
        0: {"took": "S4", "coins": [3, 4]},
        1: {"investor": "S3", "die": 1, "point": sq(13, 13), "half": "S"},
    }
    city = {(8, 2): "S3"}
    match = table("position", 0, "S4", city=city, up=["A5"], players=players, order=[0, 2, 1, 3])
    assert gains(match, f"place {sq(10, 4)}", "tick NW") == [4, 0, 0, 0]
    assert match.actor == 2
    assert gains(match, f"place {sq(10, 6)}") == [0, 4, 5 + 4, 0]


@pytest.mark.parametrize(
    ("investor", "used", "always", "by_switch"),
    [
        ("C0", "C4", 4, 4),
        ("C0", "C1", 5, 5),
        ("C0", "S0", 0, 5),
        ("C0", "S1", 0, 0),
        ("C1", "C0", 5, 5),
        ("C1", "A1", 0, 5),
        ("C1", "S0", 0, 0),
        ("S3", "C0", 0, 0),
        ("S3", "C3", 3, 3),
    ],
)
def test_sites_have_no_numeral(investor: str, used: str, always: int, by_switch: int) -> None:
    """[CC-INV-06] Parks and aces match by suit only; by the switch also each other."""
    assert pays(investor, used, (9, 9)) == always
    assert pays(investor, used, (9, 9), site_values_count_as_numerals=True) == by_switch


def test_speculator_in_the_turn_of_the_investor() -> None:
    """[CC-SPEC-01] It may follow at once; declined, it is not offered again before the tile."""
    match = after_tile((7, 9))
    match.play("invest 3")
    assert points_of(match) == NORTH_EAST | SOUTH_WEST
    match.play("skip")
    assert match.legal()[0] == "stop"
    match.play("stop")
    assert match.actor == 1


def test_no_speculator_without_investor() -> None:
    """[CC-SPEC-01] Who skips the investor goes on to rail."""
    match = after_tile((7, 9))
    match.play("skip")
    assert match.legal()[0] == "stop"


def test_speculator_in_a_later_turn() -> None:
    """[CC-SPEC-01] Any own turn will do, after the tile and before rail."""
    match = after_tile((7, 9), investor="S3")
    assert points_of(match) == NORTH_EAST | SOUTH_WEST
    match.play("skip")
    match.play(match.legal()[1])
    assert not [action for action in match.legal() if action.startswith("speculate")]


@pytest.mark.parametrize(
    ("coins", "chits", "values"),
    [([2], 0, [1, 2]), ([2], 1, [1, 2, 3]), ([2, 4], 0, [1, 2, 3, 4]), ([3], 4, [1, 2, 3, 4, 5])],
)
def test_die_values(coins: list[int], chits: int, values: list[int]) -> None:
    """[CC-SPEC-02] From 1 to 5, as far as a single coin with chits reaches."""
    match = speculating((5, 5), coins=coins, chits=chits)
    match.play(f"speculate {sq(3, 10)}")
    assert match.legal() == [f"die {value}" for value in values]


def test_die_costs_its_value() -> None:
    """[CC-SPEC-02, CC-PAY-02] Chits make up for what the coin falls short of."""
    match = speculating((5, 5), coins=[2, 5], chits=3)
    match.play(f"speculate {sq(3, 10)}")
    match.play("die 4")
    assert match.legal() == ["pay 2", "pay 5"]
    match.play("pay 2")
    seat = match.dump()["players"][0]
    assert (seat["die"], seat["coins"], seat["chits"]) == (4, [5], 1)


@pytest.mark.parametrize("chits_pay", [True, False])
def test_chits_alone_for_the_speculator(chits_pay: bool) -> None:
    """[CC-SPEC-02, CC-PAY-03] Whether chits pay without a coin is a switch."""
    players = {0: {"investor": "C3", "coins": [2, 4], "chits": 3}}
    city = {(5, 5): "C3"}
    match = table(
        "pay_die", 0, sq(3, 10), 3, city=city, players=players, chits_alone_pay_speculator=chits_pay
    )
    assert match.legal() == (["pay chit"] if chits_pay else []) + ["pay 2", "pay 4"]


@pytest.mark.parametrize(
    ("investor_at", "points"),
    [
        ((5, 5), NORTH_EAST | SOUTH_WEST),
        ((5, 7), NORTH_WEST | SOUTH_EAST),
        ((7, 5), NORTH_WEST | SOUTH_EAST),
        ((7, 7), NORTH_EAST | SOUTH_WEST),
    ],
)
def test_speculator_points(investor_at: Place, points: set[str]) -> None:
    """[CC-SPEC-03, CC-SPEC-04, CC-SPEC-05] 36 points in each of the quadrants beside."""
    assert points_of(speculating(investor_at)) == points
    assert len(points) == 72


def test_speculator_needs_four_empty_squares() -> None:
    """[CC-SPEC-03] A tile takes the nine points that touch it, rail on ground four."""
    match = speculating((5, 5), {(3, 9): "M4"}, rail=[(1, 12)])
    taken = square_of_points(3, 9, 3) | square_of_points(1, 12, 2)
    assert points_of(match) == (NORTH_EAST | SOUTH_WEST) - taken


def test_one_die_on_an_intersection() -> None:
    """[CC-SPEC-06] Only the very same point is taken; overlapping squares are allowed."""
    other = {1: {"investor": "C3", "die": 2, "point": sq(3, 10), "half": "N"}}
    match = speculating((5, 5), others=other)
    assert points_of(match) == (NORTH_EAST | SOUTH_WEST) - {sq(3, 10)}


def test_initial_bonus() -> None:
    """[CC-SPEC-07] The costs of all tiles in the region, the one just placed included."""
    city = {(7, 3): "S4", (7, 6): "A1", (9, 8): "M0", (6, 9): "A5", (4, 7): "C5"}
    players = {0: {"took": "C2", "coins": [3, 4]}}
    match = table("position", 0, "C2", city=city, part=1, up=NEXT, players=players)
    for action in [f"place {sq(9, 4)}", "tick NW", "invest 3", f"speculate {sq(12, 12)}"]:
        match.play(action)
    assert gains(match, "die 2") == [4 + 5 + 5 + 2, 0, 0, 0]
    assert match.sheet()["initial"] == [16, 0, 0, 0]


@pytest.mark.parametrize(("seat", "legal"), [(0, False), (1, True)])
def test_tiles_on_the_squares_of_a_die(seat: int, legal: bool) -> None:
    """[CC-SPEC-08] The owner may not cover them, others may."""
    players = {0: {"investor": "C3", "die": 2, "point": sq(5, 9), "half": "N"}}
    match = table("position", seat, "M2", city={(5, 5): "C3"}, players=players)
    covering = {f"place {sq(row, 7)}" for row in (4, 5)}
    assert covering <= set(match.legal()) or not legal
    assert not covering & set(match.legal()) or legal
    assert f"place {sq(6, 7)}" in match.legal()


@pytest.mark.parametrize("seat", [0, 1])
def test_rail_on_the_squares_of_a_die(seat: int) -> None:
    """[CC-SPEC-08] Nobody lays rail there."""
    players = {0: {"investor": "C3", "die": 2, "point": sq(5, 9), "half": "N"}}
    match = table("rail", seat, -1, city={(5, 5): "C3"}, rail=[(5, 7)], players=players)
    assert f"rail {sq(5, 8)}" not in match.legal()
    assert f"rail {sq(6, 7)}" in match.legal()
    free = table("rail", seat, -1, city={(5, 5): "C3"}, rail=[(5, 7)])
    assert f"rail {sq(5, 8)}" in free.legal()


@pytest.mark.parametrize(
    ("tile", "zoning", "points"),
    [
        ("M2", 3, [2 * 2, 2, 5 * 2, 0]),
        ("M5", 3, [2 * 5, 5, 5 * 5, 0]),
        ("M1", 3, [2 * 5, 2, 5 * 5, 0]),
        ("M5", 1, [0, 5, 0, 0]),
    ],
)
def test_covered_dice(tile: str, zoning: int, points: list[int]) -> None:
    """[CC-SPEC-09, CC-SPEC-10] Each die pays value times cost, and is spent in any case."""
    players = {
        0: {"investor": "C3", "die": 2, "point": sq(6, 9), "half": "N"},
        2: {"investor": "C3", "die": 5, "point": sq(5, 10), "half": "N"},
        3: {"investor": "C3", "die": 4, "point": sq(3, 12), "half": "N"},
    }
    city = {(7, 6): "C3"}
    council = {"zoning": zoning}
    match = table("position", 1, tile, city=city, council=council, players=players)
    assert gains(match, f"place {sq(5, 8)}") == points
    dumped = match.dump()["players"]
    assert [dumped[seat]["point"] for seat in range(4)] == [None, None, None, sq(3, 12)]
    assert [dumped[seat]["die_tile"] for seat in range(4)] == [tile, None, tile, None]


@pytest.mark.parametrize(
    ("city", "die", "legal"),
    [
        ({(5, 5): "C3"}, {"point": sq(5, 8)}, False),
        ({(5, 5): "C3", (5, 8): "M2"}, {"die_tile": "M2"}, True),
    ],
)
def test_restrictions_end_with_the_die(
    city: dict[Place, str], die: dict[str, str], legal: bool
) -> None:
    """[CC-SPEC-09] Once the die is spent, tiles and rail may go on the squares left."""
    players = {0: {"investor": "C3", "die": 2, "half": "N", **die}}
    match = table("position", 0, "A4", city=city, players=players)
    assert (f"place {sq(3, 7)}" in match.legal()) == legal
    match = table("rail", 0, -1, city=city, rail=[(4, 6)], players=players)
    assert (f"rail {sq(4, 7)}" in match.legal()) == legal
