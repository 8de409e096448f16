"""What each step offers: the table of decisions, section 15 of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from council_table import GAME, CouncilMatch, asked, gains, named, opening, points_of, sq, table

from jackscrew import IllegalMove
from jackscrew.core.view import question_of

Place = tuple[int, int]
CITY = {(2, 2): "C4"}
INVESTED = {"took": "C4", "investor": "C4"}


def purse(coins: list[int], chits: int = 0, **more: Any) -> dict[int, Any]:
    """Seat 0 with these unused coins and chits."""
    return {0: {"took": "C4", "coins": coins, "chits": chits, **more}}


def points(rows: range, cols: range) -> list[Place]:
    """All intersections of a rectangle."""
    return [(row, col) for row in rows for col in cols]


def test_bid() -> None:
    """[CC-DEC-01] Coins and chits up to 7, but no value bid already."""
    match = opening(4, [0, 1])
    match.play("bid 3")
    bids = ["2", "4", "5", "3+1", "4+1", "5+1"]
    assert match.legal() == [f"bid {bid}" for bid in bids]


def test_pick() -> None:
    """[CC-DEC-02] Free positions and members, of the kind one has not yet."""
    match = opening(3)
    for action in ["bid 5", "bid 4", "bid 3", "order 2", "lobby zoning"]:
        match.play(action)
    members = ["lobby mayor", "lobby transit", "lobby treasurer"]
    assert match.legal() == ["order 1", "order 3", *members]
    match.play("order 1")
    assert (match.actor, match.legal()) == (0, members)


def test_steal() -> None:
    """[CC-DEC-03] The other players with a chit, when the pile is empty."""
    match = opening(4, [1, 0, 2, 1])
    for action in ["bid 5", "bid 4", "bid 3", "bid 2", "lobby treasurer"]:
        match.play(action)
    assert match.legal() == ["steal 2", "steal 3"]


@pytest.mark.parametrize(
    ("coins", "takes"),
    [([2, 3, 5], ["S0", "M3", "C4", "A5"]), ([2, 3], ["M3"]), ([2], ["M3"])],
)
def test_stack(coins: list[int], takes: list[str]) -> None:
    """[CC-DEC-04] Affordable tiles; if there are none, those of the lowest cost."""
    match = table("stack", up=["A5", "C4", "M3", "S0"], players=purse(coins))
    assert match.legal() == [f"take {tile}" for tile in takes]


@pytest.mark.parametrize(
    ("coins", "chits", "pays"),
    [([2, 4, 5], 0, [4, 5]), ([2, 3, 5], 1, [3, 5]), ([2, 3, 5], 2, [2, 3, 5]), ([2, 3], 0, [3])],
)
def test_pay_tile(coins: list[int], chits: int, pays: list[int]) -> None:
    """[CC-DEC-05] Coins that reach the cost of 4; in the penalty case the highest."""
    match = table("pay_tile", a="S4", players=purse(coins, chits))
    assert match.legal() == [f"pay {coin}" for coin in pays]


def test_position() -> None:
    """[CC-DEC-06] All legal anchors: round a tile in the corner those with an avenue left."""
    found = table("position", a="S4", city={(0, 0): "C4"}).legal()
    east, south = [(0, 2), (1, 2), (0, 3), (1, 3)], [(2, 0), (2, 1), (3, 0), (3, 1)]
    assert found == named("place", *east, *south, (2, 2))


@pytest.mark.parametrize(
    ("tile", "found"), [("S4", ["tick NW", "tick NE", "tick SE", "tick SW"]), ("S0", [])]
)
def test_tick(tile: str, found: list[str]) -> None:
    """[CC-DEC-07] Four corners; parks are not asked about."""
    match = table("position", a=tile, city=CITY, up=["A2", "A3"], players=purse([]))
    match.play(f"place {sq(2, 4)}")
    assert (match.legal() if asked(match) == "tick" else []) == found


@pytest.mark.parametrize(
    ("coins", "chits", "found"),
    [([3, 4], 0, ["invest 3", "invest 4"]), ([3, 4], 2, ["invest chit", "invest 3", "invest 4"])],
)
def test_invest(coins: list[int], chits: int, found: list[str]) -> None:
    """[CC-DEC-08] Skip, an unused coin, or a chit if one is held."""
    match = table("invest", a="C4", city=CITY, players=purse(coins, chits))
    assert match.legal() == ["skip", *found]


@pytest.mark.parametrize(
    ("at", "investor", "step"),
    [((2, 4), None, "invest"), ((2, 6), None, "rail"), ((2, 4), "C4", "speculate")],
)
def test_invest_is_asked_once(at: Place, investor: str | None, step: str) -> None:
    """[CC-DEC-08] Only with the pawn unplaced and the tile in one quadrant."""
    city = {(2, 2): "C4", (2, 8): "C5"}
    players = purse([3, 4], took="A2", investor=investor)
    match = table("position", a="A2", city=city, part=1, players=players)
    match.play(f"place {sq(*at)}")
    match.play("tick NW")
    assert asked(match) == step


def test_speculate() -> None:
    """[CC-DEC-09] Skip, or any free intersection of the two neighbouring quadrants."""
    city = {(2, 2): "C4", (5, 8): "A2"}
    other = {"investor": "A2", "die": 2, "point": sq(10, 3), "half": "W"}
    players: dict[int, Any] = {0: {"coins": [3], **INVESTED}, 1: other}
    match = table("speculate", city=city, rail=[(9, 6)], players=players)
    taken = {*points(range(5, 7), range(8, 11)), *points(range(9, 11), range(6, 7)), (10, 3)}
    free = points(range(1, 7), range(8, 14)) + points(range(8, 14), range(1, 7))
    assert match.legal() == ["skip", *named("speculate", *(set(free) - taken))]


@pytest.mark.parametrize(
    "pieces", [{"investor": None}, {"investor": "C4", "die": 2, "die_tile": "C4", "half": "N"}]
)
def test_speculate_is_not_asked(pieces: dict[str, Any]) -> None:
    """[CC-DEC-09] Not before the pawn is placed, and not when the die is."""
    players = purse([3, 4], **pieces)
    match = table("position", a="A2", city={(2, 4): "C4"}, up=["A3"], part=2, players=players)
    match.play(f"place {sq(2, 6)}")
    match.play("tick NW")
    assert asked(match) == "rail"


@pytest.mark.parametrize(
    ("coins", "chits", "highest"), [([2], 0, 2), ([2, 3], 0, 3), ([2, 3], 1, 4), ([4], 3, 5)]
)
def test_die(coins: list[int], chits: int, highest: int) -> None:
    """[CC-DEC-10] 1 to 5, as far as the highest coin and the chits reach."""
    match = table("die", a=sq(2, 12), city=CITY, players=purse(coins, chits, investor="C4"))
    assert match.legal() == [f"die {value}" for value in range(1, highest + 1)]


@pytest.mark.parametrize(("chits", "pays"), [(0, [4, 5]), (1, [3, 4, 5]), (2, [2, 3, 4, 5])])
def test_pay_die(chits: int, pays: list[int]) -> None:
    """[CC-DEC-11] Coins that reach a value of 4 with the chits held."""
    players = purse([2, 3, 4, 5], chits, investor="C4")
    match = table("pay_die", a=sq(2, 12), b=4, city=CITY, players=players)
    assert match.legal() == [f"pay {coin}" for coin in pays]


GROUND, ON_TILE = [(1, 1), (3, 1), (2, 0)], [(2, 2)]


@pytest.mark.parametrize(
    ("coins", "chits", "pool", "squares"),
    [
        ([], 0, 0, []),
        ([], 0, 1, GROUND),
        ([], 1, 0, GROUND),
        ([], 1, 1, GROUND + ON_TILE),
        ([2], 0, 0, GROUND + ON_TILE),
    ],
)
def test_rail(coins: list[int], chits: int, pool: int, squares: list[Place]) -> None:
    """[CC-DEC-12] Stop, or a legal square that pool, coins and chits can pay."""
    players = purse(coins, chits)
    match = table("rail", a=-1, b=pool, city=CITY, rail=[(2, 1)], players=players)
    assert match.legal() == ["stop", *named("rail", *squares)]


@pytest.mark.parametrize(
    ("ground", "tile", "squares"), [(3, 1, ON_TILE), (1, 3, GROUND), (2, 2, GROUND + ON_TILE)]
)
def test_rail_with_other_prices(
    tmp_path: Path, ground: int, tile: int, squares: list[Place]
) -> None:
    """[CC-DEC-12] The price of each square decides, also where tiles are the cheaper ones."""
    pack = tmp_path / "pack.toml"
    pack.write_text(f"[rail]\ncost_open_square = {ground}\ncost_on_tile = {tile}\n")
    options: dict[str, Any] = {"components": str(pack), "players": purse([2])}
    match = table("rail", a=-1, city=CITY, rail=[(2, 1)], **options)
    assert match.legal() == ["stop", *named("rail", *squares)]


def test_rail_ends_with_the_segments(tmp_path: Path) -> None:
    """[CC-DEC-12] Only while segments are left."""
    for segments, found in [(2, GROUND + ON_TILE), (1, [])]:
        pack = tmp_path / f"pack-{segments}.toml"
        pack.write_text(f"[rail]\nsegments = {segments}\n")
        match = table("rail", a=-1, city=CITY, rail=[(2, 1)], components=str(pack))
        assert match.legal() == ["stop", *named("rail", *found)]


def test_fund() -> None:
    """[CC-DEC-13] A coin or one chit at a time, until the chosen square is paid."""
    match = table("rail", a=-1, city=CITY, rail=[(2, 1)], players=purse([3, 5], 2))
    match.play(f"rail {sq(2, 2)}")
    assert (asked(match), match.legal()) == ("fund", ["fund chit", "fund 3", "fund 5"])
    match.play("fund chit")
    assert (asked(match), match.legal()) == ("fund", ["fund chit", "fund 3", "fund 5"])
    match.play("fund 3")
    assert asked(match) == "rail"
    match.play(f"rail {sq(2, 3)}")  # out of the pool: 2 were left
    assert (asked(match), match.dump()["players"][0]["coins"]) == ("rail", [5])


def last_turn(council: dict[str, int], scores: list[int]) -> CouncilMatch:
    """The last of three seats is about to end the last round; nobody has a coin left."""
    players = {i: {"coins": [], "sheet": points_of(scores[i])} for i in range(3)}
    others: dict[str, Any] = {"seats": 3, "order": range(3), "council": council}
    match = table("rail", 2, -1, 1, city=CITY, players=players, **others)
    match.state = GAME.load({**match.dump(), "unseen": []}, check=False)
    return match


@pytest.mark.parametrize(
    ("council", "chooser"),
    [({"mayor": 2, "treasurer": 1, "zoning": 0}, 2), ({"treasurer": 1, "zoning": 0}, 1)],
)
def test_tiebreak(council: dict[str, int], chooser: int) -> None:
    """[CC-DEC-14] The Mayor, or the Treasurer if nobody has the Mayor, names a tied player."""
    match = last_turn(council, [9, 4, 9])
    match.play("stop")
    assert (asked(match), match.actor) == ("tiebreak", chooser)
    assert match.legal() == ["winner 0", "winner 2"]
    match.play("winner 2")
    assert (match.over, match.winners()) == (True, [2])


def test_no_tiebreak_without_a_tie() -> None:
    """[CC-DEC-14] The highest total wins unasked."""
    match = last_turn({"mayor": 0}, [9, 8, 10])
    match.play("stop")
    assert (match.over, match.winners()) == (True, [2])


def test_points_of_the_mayor_are_booked_by_choosing() -> None:
    """[CC-DEC-15] With decision 02."""
    match = opening()
    assert gains(match, "bid 5", "bid 4", "bid 3") == [0, 0, 0, 0]
    assert gains(match, "lobby mayor") == [7, 0, 0, 0]


def test_points_of_a_turn_are_booked_as_they_arise() -> None:
    """[CC-DEC-15] 05 the penalty, 06 the placement, 11 the initial bonus, 12 and 13 rail."""
    players = {0: {"coins": [2, 3, 4]}}
    match = table("stack", city=CITY, up=["A1", "S5", "M5"], players=players, part=1)
    for action, gain in [
        ("take A1", -1),  # the 4 coin pays
        (f"place {sq(2, 4)}", 2),
        ("tick NE", 0),
        ("invest 3", 0),
        (f"speculate {sq(2, 12)}", 0),
        ("die 1", 5 + 4),  # the 2 coin pays
    ]:
        assert gains(match, action)[0] == gain
    assert match.dump()["players"][0]["coins"] == []


def test_points_of_rail_are_booked_segment_by_segment() -> None:
    """[CC-DEC-15] A segment with its stop when it is paid, not when its square is chosen."""
    match = table("rail", a=-1, city={(2, 2): "A1"}, rail=[(2, 0)], players=purse([4]))
    assert gains(match, f"rail {sq(2, 1)}") == [1, 0, 0, 0]  # the only coin pays
    assert gains(match, f"rail {sq(2, 2)}") == [1 + 10, 0, 0, 0]


def test_initial_bonus_is_booked_when_it_is_paid() -> None:
    """[CC-DEC-15] Not before 11."""
    match = table("die", a=sq(2, 12), city=CITY, up=["A2"], players=purse([2, 3], investor="C4"))
    assert gains(match, "die 2") == [0, 0, 0, 0]
    assert gains(match, "pay 3") == [4, 0, 0, 0]


def test_stop_ends_the_turn_and_the_pool_is_lost() -> None:
    """[CC-DEC-16] What is left of a coin brings nothing; the next player goes on."""
    match = table("rail", a=-1, city=CITY, rail=[(2, 1)], up=["A2", "A3"], players=purse([5]))
    match.play(f"rail {sq(2, 0)}")
    assert question_of(match.view(0))["about"]["b"] == 4
    match.play("stop")
    assert (asked(match), match.actor) == ("stack", 1)
    assert match.dump()["players"][0]["coins"] == []


def test_rail_ends_when_nothing_can_be_laid() -> None:
    """[CC-DEC-16] With nothing left to pay with, the turn ends unasked."""
    match = table("rail", a=-1, city=CITY, rail=[(2, 1)], up=["A2", "A3"], players=purse([], 1))
    match.play(f"rail {sq(2, 0)}")
    assert (asked(match), match.actor) == ("stack", 1)


@pytest.mark.parametrize(("coins", "step", "seat"), [([2], "rail", 0), ([], "stack", 1)])
def test_rail_is_skipped_when_nothing_can_be_laid(coins: list[int], step: str, seat: int) -> None:
    """[CC-DEC-16] The step is not asked at all without anything to pay with."""
    city = {(2, 4): "C4"}
    players = purse(coins, took="A2", investor="C4", die=1, die_tile="C4", half="N")
    match = table(
        "tick", a="A2", city={**city, (2, 6): "A2"}, up=["A3", "A4"], part=1, players=players
    )
    match.play("tick NW")
    assert (asked(match), match.actor) == (step, seat)


def test_square_alone_says_where_rail_joins() -> None:
    """[CC-DEC-17] A square beside two segments is not offered, nor one beside no starting point."""
    rail = [(2, 1), (1, 1), (0, 1), (0, 2), (0, 3), (1, 3)]  # (1, 2) lies between two arms
    match = table("rail", a=-1, city={(2, 2): "C4 SE"}, rail=rail, council={"transit": 0})
    found = match.legal()
    assert f"rail {sq(1, 2)}" not in found
    assert f"rail {sq(1, 4)}" in found
    match.play(f"rail {sq(1, 4)}")
    match.play("fund 5")
    assert set(match.legal()) == {"stop", *named("rail", (1, 5), (2, 4))}
    with pytest.raises(IllegalMove):
        match.play(f"rail {sq(1, 0)}")
