"""Where tiles may lie, avenues, quadrants and regions: section 8 of the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from council_table import asked, gains, named, sq, table

from jackscrew.games.city_council.board import Board, empty_board

Place = tuple[int, int]
PLAN = {(row, col) for row in range(14) for col in range(14)}
ANCHORS = [(row, col) for row in range(13) for col in range(13)]
STEPS = [(-1, 0), (1, 0), (0, -1), (0, 1)]
BESIDE = {(row, col): [(row + y, col + x) for y, x in STEPS] for row, col in PLAN}


def squares(anchor: Place) -> set[Place]:
    """The four squares of a tile."""
    row, col = anchor
    return {(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)}


def sides(anchor: Place) -> set[Place]:
    """The squares that share an edge with a tile."""
    return {near for square in squares(anchor) for near in BESIDE[square]} - squares(anchor)


def is_whole(anchors: Collection[Place], rail: set[Place]) -> bool:
    """[CC-AVE-04] by its definition: one network of open squares, access for every tile."""
    covered = {square for anchor in anchors for square in squares(anchor)}
    open_, ground = PLAN - covered - rail, rail - covered
    if not all(sides(anchor) & open_ for anchor in anchors):
        return False
    start = next(iter(open_))
    reached, waiting = {start}, [start]
    while waiting:
        row, col = waiting.pop()
        for y, x in STEPS:
            there = (row + y, col + x)
            there = (row + 2 * y, col + 2 * x) if there in ground else there
            if there in open_ and there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached == open_


def is_near(one: Place, other: Place) -> bool:
    """[CC-GEO-05] Adjacent, or touching with the corners."""
    rows, cols = sorted([abs(one[0] - other[0]), abs(one[1] - other[1])])
    return (rows <= 1 and cols in (2, 3)) or rows == cols == 2


@dataclass
class Plan:
    """A city kept twice: as sets for the slow judge, and as the engine's board."""

    anchors: list[Place] = field(default_factory=list)
    rail: set[Place] = field(default_factory=set)
    board: Board = field(default_factory=lambda: empty_board(24))

    def tile(self, at: Place) -> None:
        """Place a tile."""
        self.board = self.board.with_tile(len(self.anchors), at[0] * 14 + at[1], False)
        self.anchors.append(at)

    def lay(self, at: Place) -> None:
        """Lay a segment."""
        self.board = self.board.with_rail(at[0] * 14 + at[1], 2)
        self.rail.add(at)

    def covered(self) -> set[Place]:
        """The squares under tiles."""
        return {square for anchor in self.anchors for square in squares(anchor)}

    def places(self) -> list[Place]:
        """Where the slow judge lets a tile lie."""
        taken = self.covered() | self.rail
        return [
            at
            for at in ANCHORS
            if not squares(at) & taken
            and any(is_near(at, other) for other in self.anchors)
            and is_whole([*self.anchors, at], self.rail)
        ]

    def ground(self) -> list[Place]:
        """The open squares where the next segment may join: beside one segment, or a tile."""
        open_ = sorted(PLAN - self.covered() - self.rail)
        if not self.rail:
            return [at for at in open_ if self.covered() & set(BESIDE[at])]
        return [at for at in open_ if len(self.rail & set(BESIDE[at])) == 1]

    def crossings(self) -> list[Place]:
        """Where the slow judge lets rail lie on the ground."""
        return [at for at in self.ground() if is_whole(self.anchors, self.rail | {at})]

    def on_tiles(self) -> list[Place]:
        """The squares on tiles where the next segment may join."""
        free = sorted(self.covered() - self.rail)
        return [at for at in free if len(self.rail & set(BESIDE[at])) == 1]

    def check_places(self) -> list[Place]:
        """Engine and slow judge must agree where a tile may lie."""
        places = self.places()
        assert [divmod(anchor, 14) for anchor in self.board.places()] == places
        return places

    def check_crossings(self) -> list[Place]:
        """Engine and slow judge must agree where rail may lie on the ground."""
        crossings = self.crossings()
        found = self.board.crossings(sum(1 << row * 14 + col for row, col in self.ground()))
        assert [at for at in sorted(PLAN) if found >> at[0] * 14 + at[1] & 1] == crossings
        return crossings


@pytest.mark.parametrize("seed", range(16))
def test_avenues_against_the_definition(seed: int) -> None:
    """[CC-AVE-02, CC-AVE-03, CC-AVE-04, CC-AVE-05, CC-AVE-07] A slow judge agrees everywhere.

    A city grows at random from any place, up to four segments after each tile, until it is full.
    """
    rng, plan = Random(seed), Plan()
    places = ANCHORS
    while places and len(plan.anchors) < 24:
        plan.tile(rng.choice(places))
        for _ in range(rng.randrange(5)):
            plan.lay(rng.choice(plan.check_crossings() + plan.on_tiles()))
        places = plan.check_places()
    assert len(plan.anchors) > 8


def positions(city: Mapping[Place, str], rail: Iterable[Place] = ()) -> list[str]:
    """Where a tile may be placed, as the player is offered it."""
    return table("position", a="C2", city=city, rail=rail).legal()


def segments(city: Mapping[Place, str], rail: Iterable[Place]) -> list[str]:
    """Where the line may go on from the last segment given, as the player is offered it."""
    laid = list(rail)
    return table("rail", a=sq(*laid[-1]), city=city, rail=laid).legal()


def may_place(at: Place, city: Mapping[Place, str], rail: Iterable[Place] = ()) -> bool:
    """Is this place offered?"""
    return f"place {sq(*at)}" in positions(city, rail)


def may_lay(at: Place, city: Mapping[Place, str], rail: Iterable[Place]) -> bool:
    """Is this square offered?"""
    return f"rail {sq(*at)}" in segments(city, rail)


def test_first_tile_lies_in_the_centre() -> None:
    """[CC-GEO-01] Nine places, rows and columns 5 to 7."""
    centre = [(row, col) for row in (5, 6, 7) for col in (5, 6, 7)]
    assert positions({}) == named("place", *centre)


def test_tiles_cover_empty_squares_only() -> None:
    """[CC-GEO-02] Not a square with a tile or rail; a die in between does not matter."""
    city = {(6, 6): "C4"}
    assert may_place((6, 8), city)
    assert not may_place((6, 7), city)
    assert not may_place((6, 8), city, [(7, 8)])
    players = {1: {"investor": "C4", "die": 2, "point": sq(6, 8), "half": "N"}}
    match = table("position", a="C2", city=city, players=players)
    assert match.legal() == positions(city)


ADJACENT = [(6, 8), (6, 9), (7, 9), (5, 8), (4, 6), (3, 7), (3, 5), (8, 7), (9, 6), (7, 3)]
CORNERS = [(4, 4), (4, 8), (8, 4), (8, 8)]
APART = [(6, 10), (8, 9), (9, 8), (4, 9), (3, 4), (10, 6), (6, 2), (9, 9), (2, 6)]


@pytest.mark.parametrize("at", ADJACENT)
def test_adjacent_tiles(at: Place) -> None:
    """[CC-GEO-03, CC-GEO-05] Facing by half a side or more, at most one square apart: bonus."""
    match = table("position", a="C2", city={(6, 6): "C4"})
    assert gains(match, f"place {sq(*at)}") == [2 + 4, 0, 0, 0]


@pytest.mark.parametrize("at", CORNERS)
def test_corner_touch_is_a_place_without_bonus(at: Place) -> None:
    """[CC-GEO-04, CC-GEO-05] Corner to corner a tile may lie, but it is not adjacent."""
    match = table("position", a="C2", city={(6, 6): "C4"})
    assert gains(match, f"place {sq(*at)}") == [2, 0, 0, 0]


@pytest.mark.parametrize("at", APART)
def test_tiles_must_be_near_another(at: Place) -> None:
    """[CC-GEO-05] Neither adjacent nor touching corners: no place."""
    assert not may_place(at, {(6, 6): "C4"})


def test_all_places_round_a_lone_tile() -> None:
    """[CC-GEO-03, CC-GEO-04, CC-GEO-05] 24 adjacent ones and 4 at the corners."""
    assert len(positions({(6, 6): "C4"})) == 24 + 4


BOTH, HALF = [(6, 8), (7, 8)], [(6, 8)]


@pytest.mark.parametrize(
    ("at", "rail", "blocked"),
    [
        ((6, 9), BOTH, True),
        ((6, 9), HALF, False),
        ((6, 9), [(8, 8), (7, 8)], False),
        ((7, 9), [(7, 8)], True),
        ((7, 9), HALF, False),
        ((5, 9), HALF, True),
        ((6, 8), [], False),
        ((9, 6), [(8, 6), (8, 7)], True),
        ((9, 6), [(8, 7)], False),
        ((3, 6), [(5, 6), (5, 7)], True),
        ((6, 3), [(6, 5), (7, 5)], True),
    ],
)
@pytest.mark.parametrize("switch", [False, True])
def test_rail_between_tiles(at: Place, rail: list[Place], blocked: bool, switch: bool) -> None:
    """[CC-GEO-06] Rail in the gap does not matter; by the switch it does, on all facing squares."""
    options: dict[str, Any] = {"rail_blocks_tile_adjacency": switch}
    match = table("position", a="C2", city={(6, 6): "C4"}, rail=rail, **options)
    assert gains(match, f"place {sq(*at)}")[0] == (2 if switch and blocked else 6)


@pytest.mark.parametrize(("switch", "points"), [(False, [6, 4, 0, 0]), (True, [2, 0, 0, 0])])
def test_rail_between_tiles_and_utilisation(switch: bool, points: list[int]) -> None:
    """[CC-GEO-06] What is railed off is not used either, by the switch."""
    players = {1: {"investor": "C4", "die": 1, "die_tile": "C4", "half": "S"}}
    city, rail = {(7, 6): "C4"}, [(7, 8), (8, 8)]
    options: dict[str, Any] = {"rail_blocks_tile_adjacency": switch}
    match = table("position", a="C2", city=city, rail=rail, players=players, **options)
    assert gains(match, f"place {sq(7, 9)}") == points


def test_die_in_the_gap_does_not_matter() -> None:
    """[CC-GEO-06] A die between two tiles leaves them adjacent."""
    players = {1: {"investor": "C4", "die": 2, "point": sq(9, 8), "half": "S"}}
    match = table("position", a="C2", city={(8, 5): "C4"}, players=players)
    assert gains(match, f"place {sq(7, 8)}")[0] == 2 + 4


POCKET = {(0, 2): "C4"}  # its west side and the border leave a pocket, rows 0-1, columns 0-1
GATE = {**POCKET, (2, 1): "C5 SE"}  # the pocket's only exit is (2, 0), (3, 0)
TRACK = [(2, 3), (2, 2), (2, 1)]  # rail over the second tile up to that exit
PASS = {(0, 3): "C4", (1, 1): "C5 SE"}  # a pocket along the border with the exit (2, 0)


def test_rail_is_no_access() -> None:
    """[CC-AVE-01, CC-AVE-06, CC-AVE-07] A tile that fills the pocket borders on (2,0) only."""
    assert may_place((0, 0), GATE)
    assert may_place((0, 0), GATE, TRACK)
    assert not may_place((0, 0), GATE, [*TRACK, (2, 0)])


def test_diagonals_do_not_join() -> None:
    """[CC-AVE-02, CC-AVE-04] (1,1) and (2,2) touch with their corners only."""
    assert not may_place((2, 0), POCKET)
    assert may_place((2, 1), POCKET)


def test_pocket_must_stay_joined() -> None:
    """[CC-AVE-04] The exit of a pocket may not be closed by a tile."""
    assert not may_place((4, 0), GATE)
    assert may_place((4, 1), GATE)


def test_level_crossing() -> None:
    """[CC-AVE-02, CC-AVE-03] Rail on the only exit is crossed: open squares north and south."""
    assert may_lay((2, 0), GATE, TRACK)


@pytest.mark.parametrize("at", [(1, 0), (3, 0)])
def test_no_crossing_over_two_in_a_row_or_a_bend(at: Place) -> None:
    """[CC-AVE-03, CC-AVE-05] A second segment would close the pocket, on which no tile depends."""
    assert not may_lay(at, GATE, [*TRACK, (2, 0)])
    assert may_lay(at, {(2, 1): "C5 SE"}, [*TRACK, (2, 0)])  # without the tile in the north


def test_tile_beside_a_crossing() -> None:
    """[CC-AVE-08] A tile may cover a crossing's open side, unless that cuts something off."""
    assert may_place((3, 4), {(5, 3): "A2"}, [(5, 5), (5, 6)])
    track = [(2, 3), (2, 2), (2, 1), (2, 0)]
    assert not may_place((3, 0), PASS, track)
    assert may_place((3, 1), PASS, track)


def test_every_tile_keeps_access() -> None:
    """[CC-AVE-04, CC-AVE-07] Nothing is cut off here but the corner tile's last side."""
    city = {(0, 0): "C4", (0, 2): "C5"}
    assert not may_place((2, 0), city)
    assert may_place((2, 1), city)  # (2, 0) stays open


def test_rail_may_not_take_the_last_access() -> None:
    """[CC-AVE-06, CC-AVE-07] Rail on the filled pocket's last side square is refused."""
    assert not may_lay((2, 0), {**GATE, (0, 0): "A2"}, TRACK)
    assert may_lay((2, 0), GATE, TRACK)


def test_rail_on_tiles_changes_no_avenue() -> None:
    """[CC-AVE-08] The places are the same with and without rail on a tile."""
    city = {**GATE, (5, 5): "A2"}
    assert positions(city, [(5, 5), (5, 6)]) == positions(city)


def test_rail_along_an_avenue() -> None:
    """[CC-AVE-08, CC-AVE-10] Track may run along a row of tiles, beside them."""
    city = {(6, 4): "A2", (6, 6): "S2", (6, 8): "S4"}
    line = [(5, col) for col in range(4, 10)]
    for length in range(1, 6):
        assert may_lay(line[length], city, line[:length])


def test_borders_are_walls() -> None:
    """[CC-AVE-09] Tiles and rail may touch the border; no avenue leads beyond it or round it."""
    assert may_place((0, 8), {(1, 6): "C4"})
    assert may_lay((0, 6), {(1, 6): "C4"}, [(1, 6)])
    corner = {(0, 11): "C4"}  # (0, 13) and (1, 13) have no other exit than (2, 13)
    assert not may_place((2, 12), corner)
    assert may_place((2, 11), corner)


FIGURE_2 = dict(
    zip(
        [(5, 3), (5, 6), (8, 5), (8, 8), (10, 6), (10, 4), (10, 8), (12, 6)],
        ["A2", "S2", "S4", "C1", "A3", "M2", "M3", "M4"],
        strict=True,
    )
)


def test_crossing_of_figure_2() -> None:
    """[CC-AVE-03] Between commercial-2 and warehouse-2 there is open space on both sides."""
    assert may_lay((5, 5), FIGURE_2, [(5, 4)])


def test_last_access_of_figure_2() -> None:
    """[CC-AVE-06, CC-AVE-10] (9,7) is commercial-3's only access; with another it is legal."""
    assert not may_lay((9, 7), FIGURE_2, [(9, 6)])
    assert may_lay((8, 7), FIGURE_2, [(8, 6)])
    open_south = {at: tile for at, tile in FIGURE_2.items() if at != (12, 6)}
    assert may_lay((9, 7), open_south, [(9, 6)])


def test_last_square_of_a_dead_end() -> None:
    """[CC-AVE-10] Rail on the inmost square of a blind alley cuts nothing off."""
    city = {(0, 1): "C4 SW", (2, 1): "A4", (0, 3): "S4"}  # column 0 is an alley
    assert may_lay((0, 0), city, [(0, 1)])
    assert may_lay((1, 0), city, [(1, 1)])  # crossed


def asked_after(at: Place) -> str:
    """What is asked once seat 0 has placed and turned a tile here."""
    near = (at[0], at[1] - 2 if at[1] >= 2 else at[1] + 2)
    players = {0: {"took": "C2"}}
    match = table("position", a="C2", city={near: "S4"}, up=["A2"], players=players, part=1)
    match.play(f"place {sq(*at)}")
    match.play("tick NW")
    return asked(match)


@pytest.mark.parametrize("at", [(5, 5), (5, 7), (7, 5), (7, 7), (0, 0), (12, 12)])
def test_tile_in_one_quadrant(at: Place) -> None:
    """[CC-GEO-07] All four squares in rows and columns 0-6 or 7-13: an investor may go there."""
    assert asked_after(at) == "invest"


@pytest.mark.parametrize("at", [(6, 5), (6, 6), (6, 9), (5, 6), (9, 6)])
def test_tile_that_straddles(at: Place) -> None:
    """[CC-GEO-07] A tile in row or column 6 lies in two quadrants or four: no investor."""
    assert asked_after(at) == "rail"


@pytest.mark.parametrize(
    ("investor", "point", "inside", "outside"),
    [
        ((1, 1), (2, 12), [(5, 3), (3, 6), (5, 9)], [(6, 3), (7, 6), (7, 9)]),  # north
        ((11, 1), (12, 12), [(7, 3), (9, 6), (7, 9)], [(6, 3), (5, 6), (5, 9)]),  # south
        ((1, 1), (12, 2), [(3, 5), (6, 3), (9, 5)], [(3, 6), (6, 7), (9, 7)]),  # west
        ((1, 11), (12, 12), [(3, 7), (6, 9), (9, 7)], [(3, 6), (6, 5), (9, 5)]),  # east
    ],
)
def test_regions(investor: Place, point: Place, inside: list[Place], outside: list[Place]) -> None:
    """[CC-GEO-08, CC-GEO-09] Tiles across the region's inner line are in it, across its border out.

    The initial bonus is the cost of all tiles in the region, the investor's own included.
    """
    for extra in [*inside, *outside]:
        players = {0: {"investor": "C2", "coins": [3]}}
        city = {investor: "C2", extra: "S5"}
        match = table("pay_die", a=sq(*point), b=1, city=city, up=["A2", "A3"], players=players)
        assert gains(match, "pay 3")[0] == (2 + 5 if extra in inside else 2)
