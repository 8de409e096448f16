"""A player's turn, and taking, paying for and placing a tile: section 7 of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from council_table import GAME, CouncilMatch, asked, drift, gains, named, points_of, sq, table

from jackscrew import IllegalMove

CITY = {(6, 6): "C4"}
# rail two squares away all round the tile but for the corners named: no place is left
RING = [
    *[(row, 4) for row in range(8, 3, -1)],
    *[(4, col) for col in range(5, 8)],
    *[(9, col) for col in range(4, 10)],
    *[(row, 9) for row in range(8, 5, -1)],
]
CORNER = [(4, 8), (5, 9)]  # with these the ring is open at (4, 9) only


def test_order_of_a_turn() -> None:
    """[CC-RND-02] A tile, then investor and speculator, then rail."""
    players = {0: {"coins": [2, 3, 4], "chits": 3}}
    match = table(
        "stack", city={(3, 3): "C4"}, up=["A2", "S2", "M2", "C2"], players=players, part=1
    )
    for action in ["take A2", "pay 2", f"place {sq(3, 5)}", "tick NE", "invest chit"]:
        match.play(action)
    for action in [f"speculate {sq(3, 12)}", "die 3", "pay 3", f"rail {sq(3, 7)}", "fund 4"]:
        match.play(action)
    match.play("stop")
    steps = [line.step for line in match.record.lines if line.seat == 0]
    assert steps == [
        *["stack", "pay_tile", "position", "tick", "invest", "speculate", "die", "pay_die"],
        *["rail", "fund", "rail"],
    ]
    assert (asked(match), match.actor) == ("stack", 1)


def test_parts_once_left_are_not_returned_to() -> None:
    """[CC-RND-02] The tile is mandatory, the rest is not; what is skipped does not come again."""
    players = {0: {"coins": [2, 3, 4]}}
    match = table(
        "stack", city={(3, 3): "C4"}, up=["A2", "S2", "M2", "C2"], players=players, part=1
    )
    assert "skip" not in match.legal()
    for action in ["take A2", "pay 2", f"place {sq(3, 5)}", "tick NE", "skip"]:
        match.play(action)
    assert asked(match) == "rail"
    assert all(action.split()[0] in ("stop", "rail") for action in match.legal())
    match.play("stop")
    assert (asked(match), match.actor) == ("stack", 1)


@pytest.mark.parametrize(("rail", "over"), [(RING + CORNER, True), (RING, False)])
def test_no_place_ends_the_game(rail: list[tuple[int, int]], over: bool) -> None:
    """[CC-TILE-01] The next player cannot place: over at once, with nothing paid or scored."""
    players = {0: {"sheet": points_of(9)}}
    match = table("rail", a=-1, city=CITY, rail=rail, up=["S5"], players=players)
    before = match.scores()
    match.play("stop")
    assert match.over == over
    if over:
        assert match.scores() == before
        assert all(player["coins"] == [2, 3, 4, 5] for player in match.dump()["players"])
    else:
        drift(match, "tick")
        assert match.record.lines[-1].action == f"place {sq(4, 8)}"


@pytest.mark.parametrize(("owner", "over"), [(1, True), (2, False)])
def test_own_die_may_block_the_last_place(owner: int, over: bool) -> None:
    """[CC-TILE-01] Only (4,8) is left; the owner of the die there ends the game, others place."""
    players: dict[int, Any] = {owner: {"investor": "C4", "die": 2, "point": sq(5, 9), "half": "N"}}
    players[0] = {"sheet": points_of(9)}
    match = table("rail", a=-1, city=CITY, rail=RING, up=["S5"], players=players)
    match.play("stop")
    assert match.over == over


@pytest.mark.parametrize("tile", ["C2", "A5", "S0", "M1"])
def test_legality_does_not_depend_on_the_tile(tile: str) -> None:
    """[CC-TILE-01] Whatever tile is placed, the places are the same."""
    others = table("position", a="S3", city=CITY)
    assert table("position", a=tile, city=CITY).legal() == others.legal()
    assert table("position", a=tile, city=CITY, rail=RING).legal() == [f"place {sq(4, 8)}"]


@pytest.mark.parametrize(
    ("coins", "chits", "takes"),
    [
        ([2, 3, 4], 0, ["S3", "C2", "C4"]),
        ([2, 3, 4], 1, ["S3", "C2", "C4", "A1"]),
        ([2, 3, 5], 0, ["S3", "C2", "C4", "A1"]),
        ([2, 3], 0, ["S3", "C2"]),
        ([2], 1, ["S3", "C2"]),
    ],
)
def test_affordable_tiles(coins: list[int], chits: int, takes: list[str]) -> None:
    """[CC-TILE-02] What the highest coin and all chits together reach."""
    players = {0: {"coins": coins, "chits": chits}}
    match = table("stack", up=["A1", "C4", "C2", "S3"], players=players)
    assert match.legal() == [f"take {tile}" for tile in takes]


def test_taken_tops_are_not_replaced() -> None:
    """[CC-TILE-03] The player in position k has 5 - k tiles to choose from, the last just one."""
    match = GAME.new(4, seed=1)
    drift(match, "stack")
    choices = []
    for _ in range(3):
        choices.append(sum(stack["up"] is not None for stack in match.view()["stacks"]))
        match.play(match.legal()[0])
        drift(match, "stack")
    lines = [line for line in match.record.lines if line.step == "stack"][:4]
    assert choices == [4, 3, 2]
    assert len({line.action for line in lines}) == 4
    assert lines[3].forced


def test_tile_is_paid_for() -> None:
    """[CC-TILE-03] Once taken, a tile is paid with a coin before it is placed."""
    match = table("stack", city=CITY, up=["C2", "S3"], players={0: {"coins": [2, 3, 4]}})
    match.play("take C2")
    assert (asked(match), match.legal()) == ("pay_tile", ["pay 2", "pay 3", "pay 4"])
    match.play("pay 3")
    assert match.dump()["players"][0]["coins"] == [2, 4]
    assert asked(match) == "position"


def broke(coins: list[int], up: list[str], chits: int = 0) -> CouncilMatch:
    """Seat 0 has bid the 5 coin and is to take a tile."""
    return table("stack", city=CITY, up=up, players={0: {"coins": coins, "chits": chits}})


def test_penalty_when_nothing_is_affordable() -> None:
    """[CC-TILE-04] Only 5s are left: any of them, for the 4 coin and 1 point."""
    match = broke([2, 3, 4], ["A1", "S0", "M5"])
    assert match.legal() == ["take S0", "take M5", "take A1"]
    assert gains(match, "take M5") == [-1, 0, 0, 0]
    assert match.dump()["players"][0]["coins"] == [2, 3]
    assert match.sheet()["penalty"] == [-1, 0, 0, 0]
    assert asked(match) == "position"


def test_penalty_takes_the_tile_of_lowest_cost() -> None:
    """[CC-TILE-04] The difference is that to the lowest tile; dearer ones are not offered."""
    match = broke([2], ["A5", "M4", "C3", "S3"])
    assert match.legal() == ["take S3", "take C3"]
    assert gains(match, "take C3") == [-1, 0, 0, 0]


@pytest.mark.parametrize(("up", "chits"), [(["A1", "S0", "C4"], 0), (["A1", "S0"], 1)])
def test_no_penalty_while_something_is_affordable(up: list[str], chits: int) -> None:
    """[CC-TILE-04] Points never help to a dearer tile; one chit makes a 5 affordable."""
    match = broke([2, 3, 4], up, chits)
    legal = match.legal()
    assert ("take A1" in legal) == bool(chits)
    assert gains(match, legal[0]) == [0, 0, 0, 0]
    assert match.sheet()["penalty"] == [0, 0, 0, 0]


@pytest.mark.parametrize("tile", ["C2", "A1"])
def test_tile_is_turned_freely(tile: str) -> None:
    """[CC-TILE-05] Each of the four corners may have the tick."""
    for corner in ["NW", "NE", "SE", "SW"]:
        match = table("position", a=tile, city=CITY, up=["S2"])
        match.play(f"place {sq(6, 8)}")
        assert match.legal() == ["tick NW", "tick NE", "tick SE", "tick SW"]
        match.play(f"tick {corner}")
        assert {"tile": tile, "at": sq(6, 8), "tick": corner} in match.dump()["city"]


@pytest.mark.parametrize("tile", ["S0", "M0", "C0", "A0"])
def test_parks_are_not_turned(tile: str) -> None:
    """[CC-TILE-05] How a park lies has no effect and is not asked."""
    match = table("position", a=tile, city=CITY, up=["S2", "S3"])
    match.play(f"place {sq(6, 8)}")
    assert asked(match) == "stack"
    assert {"tile": tile, "at": sq(6, 8), "tick": None} in match.dump()["city"]


def test_tile_goes_to_legal_anchors_only() -> None:
    """[CC-TILE-05] Not upon another tile, not far from all others."""
    match = table("position", a="C2", city=CITY)
    for place in named("place", (6, 7), (6, 10), (0, 0)):
        with pytest.raises(IllegalMove):
            match.play(place)


@pytest.mark.parametrize("seed", [1, 2])
def test_tiles_never_move(seed: int) -> None:
    """[CC-TILE-06] In a whole random game every tile stays as it was placed."""
    rng = Random(seed)
    match = GAME.new(4, seed=seed)
    city: list[dict[str, Any]] = []
    while not match.over:
        match.play(rng.choice(match.legal()))
        now = match.dump()["city"]
        assert all(tile in now for tile in city)
        city = [tile for tile in now if tile["tick"] is not None]
    assert city
