"""Step C, rail and stops: section 11 of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from council_table import CouncilMatch, gains, sq, table

Place = tuple[int, int]
CITY = {(6, 6): "C4 SE"}
NEXT = ["A2", "A3"]  # face up for the seat that follows


def building(
    rail: Iterable[Place],
    city: dict[Place, str] | None = None,
    last: Place | None = None,
    pool: int = 20,
    **more: Any,
) -> CouncilMatch:
    """Seat 0 at its rail step, with points in the pool; its line ends at `last`."""
    at = -1 if last is None else sq(*last)
    tiles = CITY if city is None else city
    return table("rail", 0, at, pool, city=tiles, rail=rail, up=NEXT, **more)


def squares(match: CouncilMatch) -> set[str]:
    """Where rail may go now."""
    return {action.split()[1] for action in match.legal() if action.startswith("rail")}


def named(*places: Place) -> set[str]:
    """Squares by their names."""
    return {sq(*place) for place in places}


def line(row: int, first: int, last: int) -> list[Place]:
    """A straight line of rail, west to east."""
    return [(row, col) for col in range(first, last + 1)]


def snake(length: int) -> list[Place]:
    """A long line over the north of the city."""
    found = [*line(0, 0, 13), (1, 13), *line(2, 0, 13)[::-1], (3, 0), *line(4, 0, 13), (5, 13)]
    return (found + line(6, 0, 13)[::-1])[:length]


BESIDE = named((5, 6), (5, 7), (6, 5), (7, 5), (6, 8), (7, 8), (8, 6), (8, 7))


def test_rail_joins_by_edges() -> None:
    """[CC-RAIL-01] Never diagonally."""
    assert squares(building([(2, 2)])) == named((1, 2), (3, 2), (2, 1), (2, 3))


@pytest.mark.parametrize("tile", ["C4", "S0", "A1"])
@pytest.mark.parametrize("transit", [-1, 0])
def test_first_segment_lies_beside_a_tile(tile: str, transit: int) -> None:
    """[CC-RAIL-02, CC-RAIL-03] Beside any tile, not on it, not at its corner."""
    match = building([], {(6, 6): tile}, council={"transit": transit})
    assert squares(match) == BESIDE


def test_first_segment_never_on_a_tile() -> None:
    """[CC-RAIL-02] Not even where two tiles lie edge to edge; the second may go there."""
    match = building([], {(6, 6): "C4", (6, 8): "A4"})
    side = named((6, 10), (7, 10), (5, 8), (5, 9), (8, 8), (8, 9))
    assert squares(match) == (BESIDE - named((6, 8), (7, 8))) | side
    match.play(f"rail {sq(5, 6)}")
    assert squares(match) == named((4, 6), (5, 5), (5, 7), (6, 6))


def test_first_segment_keeps_off_dice() -> None:
    """[CC-RAIL-02, CC-RAIL-07] The squares of an active die are forbidden from the start."""
    players = {1: {"investor": "C4", "die": 1, "point": sq(5, 8), "half": "N"}}
    assert squares(building([], players=players)) == BESIDE - named((5, 7))


def test_line_starts_at_an_end() -> None:
    """[CC-RAIL-03] At one of the two ends, not between them."""
    around = named((2, 1), (1, 2), (3, 2), (2, 5), (1, 4), (3, 4))
    assert squares(building(line(2, 2, 4))) == around


def test_transit_director_starts_anywhere() -> None:
    """[CC-RAIL-03, CC-COUN-04] At any segment; others' favours do not help."""
    around = named((2, 1), (1, 2), (3, 2), (2, 5), (1, 4), (3, 4))
    branches = named((1, 3), (3, 3))
    assert squares(building(line(2, 2, 4), council={"transit": 0})) == around | branches
    assert squares(building(line(2, 2, 4), council={"transit": 1})) == around


@pytest.mark.parametrize("transit", [-1, 0])
def test_one_line_a_turn(transit: int) -> None:
    """[CC-RAIL-04] Each further segment joins the one before, for the Transit Director too."""
    match = building(line(2, 2, 4), council={"transit": transit})
    match.play(f"rail {sq(2, 5)}")
    assert squares(match) == named((1, 5), (3, 5), (2, 6))
    match.play(f"rail {sq(3, 5)}")
    assert squares(match) == named((4, 5), (3, 6))


def test_several_lines_a_turn() -> None:
    """[CC-RAIL-04] The other reading: the Transit Director branches off with every segment."""
    several: dict[str, Any] = {"transit_director_lays_several_lines": True}
    match = building(line(2, 2, 5), council={"transit": 0}, **several)
    match.play(f"rail {sq(1, 3)}")
    on, anew = named((0, 3), (1, 2), (1, 4)), named((3, 2), (3, 3), (3, 4), (3, 5), (1, 5))
    assert anew <= squares(match)
    assert squares(match) & on == named((0, 3))  # the other two would touch two segments
    assert gains(match, f"rail {sq(3, 4)}") == [2, 0, 0, 0]
    assert sq(0, 3) in squares(match)
    others = building(line(2, 2, 5), council={"transit": 1}, **several)
    others.play(f"rail {sq(2, 6)}")
    assert squares(others) == named((1, 6), (3, 6), (2, 7))


def test_several_lines_are_one_purchase() -> None:
    """[CC-RAIL-04, CC-RAIL-12] What a coin leaves over pays for the next branch too."""
    several: dict[str, Any] = {"transit_director_lays_several_lines": True}
    match = building(line(2, 2, 5), pool=0, council={"transit": 0}, **several)
    match.play(f"rail {sq(1, 3)}")
    match.play("fund 3")
    for square in ((3, 2), (3, 4)):
        match.play(f"rail {sq(*square)}")
    assert [line.step for line in match.record.lines].count("fund") == 1


def test_first_line_goes_on_from_its_last_segment() -> None:
    """[CC-RAIL-04] The line that starts the network may not grow at its other end."""
    match = building([])
    match.play(f"rail {sq(5, 6)}")
    match.play(f"rail {sq(4, 6)}")
    assert squares(match) == named((3, 6), (4, 5), (4, 7))


def test_no_loops() -> None:
    """[CC-RAIL-05] The arms of a U may not touch; diagonal contact and bends are allowed."""
    hook = [*line(2, 2, 5), (3, 5), (4, 5)]
    match = building(hook, last=(4, 5))
    assert squares(match) == named((4, 4), (4, 6), (5, 5))
    match = building([*hook, (4, 4), (4, 3)], last=(4, 3))
    assert squares(match) == named((4, 2), (5, 3))
    match = building([*hook, (4, 4)], last=(4, 4))
    assert sq(3, 4) not in squares(match)


def test_branch_touches_one_segment() -> None:
    """[CC-RAIL-05] A branch in the bend of a line would touch two segments."""
    bend = [*line(2, 2, 4), (3, 4), (4, 4)]
    found = squares(building(bend, council={"transit": 0}))
    assert sq(3, 3) not in found
    assert named((1, 3), (3, 5), (2, 5)) <= found


def test_rail_stays_on_the_board() -> None:
    """[CC-RAIL-05] Lines end at the border; no row runs on into the next."""
    assert squares(building(line(2, 11, 13), last=(2, 13))) == named((1, 13), (3, 13))
    assert squares(building([(0, 0)])) == named((0, 1), (1, 0))
    assert squares(building([(13, 13)])) == named((12, 13), (13, 12))


def test_no_rail_on_parks() -> None:
    """[CC-RAIL-06, CC-STOP-01] A park takes no rail, so it never becomes a stop."""
    match = building([(6, 5)], {(6, 6): "S0"})
    assert squares(match) == named((5, 5), (7, 5), (6, 4))


def test_two_segments_on_a_tile() -> None:
    """[CC-RAIL-06] Over the whole game, whoever laid them."""
    assert sq(6, 7) in squares(building([(6, 5), (6, 6)]))
    match = building([(6, 5), (6, 6), (6, 7)])
    assert squares(match) == named((5, 5), (7, 5), (6, 4), (5, 7), (6, 8))
    branch = building([(6, 5), (6, 6), (6, 7)], council={"transit": 0})
    assert not named((7, 6), (7, 7)) & squares(branch)


def test_rail_may_not_cut_off_avenues() -> None:
    """[CC-RAIL-07] Rail may run across the mouth of a dead end, but not into or out of it."""
    corridor = {(0, 0): "C4", (0, 3): "A4"}
    assert sq(2, 2) in squares(building([(2, 1)], corridor))
    assert squares(building([(2, 1), (2, 2)], corridor)) == named((1, 1), (2, 0), (3, 1), (2, 3))


def test_rail_may_not_take_the_last_access() -> None:
    """[CC-RAIL-07] Nor may it lie on the only avenue square of a tile."""
    city = {(0, 0): "C4", (2, 1): "S4"}
    assert sq(2, 0) in squares(building([(3, 0)], city))
    assert sq(2, 0) not in squares(building([(3, 0)], {**city, (0, 2): "A4"}))


def test_fifty_segments() -> None:
    """[CC-RAIL-08] The fiftieth is the last; then the step is left out."""
    match = building(snake(49), {(9, 6): "C4"}, last=snake(49)[-1])
    assert match.view()["segments_left"] == 1
    match.play(f"rail {sq(*snake(50)[-1])}")
    assert match.view()["segments_left"] == 0
    assert match.actor == 1
    match = building(snake(50), {(9, 6): "C4"})
    assert match.legal() == ["stop"]


def test_segment_costs() -> None:
    """[CC-RAIL-09] 1 on open ground, 2 on a tile."""
    rail = [(6, 5)]
    around = named((5, 5), (7, 5), (6, 4))
    for funds, found in ((1, around), (2, around | named((6, 6)))):
        players = {0: {"coins": [], "chits": funds}}
        assert squares(building(rail, pool=0, players=players)) == found
        players = {0: {"coins": [], "chits": funds - 1}}
        assert squares(building(rail, pool=1, players=players)) == found
    match = building(rail, pool=3, players={0: {"coins": []}})
    match.play(f"rail {sq(6, 6)}")
    assert match.dump()["stack"][-1]["b"] == 1
    assert squares(match) == named((5, 6))


@pytest.mark.parametrize(("transit", "each"), [(-1, 1), (1, 1), (0, 2)])
@pytest.mark.parametrize("square", [(6, 6), (6, 4)])
def test_points_for_segments(transit: int, each: int, square: Place) -> None:
    """[CC-RAIL-10, CC-COUN-04] 1 each, 2 with the Transit Director, on ground and on tiles."""
    match = building([(6, 5)], council={"transit": transit})
    assert gains(match, f"rail {sq(*square)}") == [each, 0, 0, 0]
    assert match.sheet()["rail"] == [each, 0, 0, 0]


def test_tiles_are_never_placed_over_rail() -> None:
    """[CC-RAIL-11] A tile needs squares without rail."""
    match = table("position", 0, "A4", city=CITY, rail=[(6, 8)])
    places = {action.split()[1] for action in match.legal()}
    assert not named((5, 8), (6, 8)) & places
    assert named((4, 8), (7, 8), (6, 9)) <= places


def test_one_pool_for_a_line() -> None:
    """[CC-RAIL-12] Remainders of coins add up within a line; what is left over is lost."""
    match = building(
        [(6, 3)], pool=0, players={0: {"coins": [2, 3], "chits": 1}}, order=[0, 1, 2, 3]
    )
    match.play(f"rail {sq(6, 4)}")
    assert match.legal() == ["fund chit", "fund 2", "fund 3"]
    match.play("fund 2")
    match.play(f"rail {sq(6, 5)}")
    assert match.dump()["players"][0]["coins"] == [3]
    match.play(f"rail {sq(6, 6)}")
    match.play("fund chit")
    assert str(match.record.lines[-1]).split() == ["0", "fund", "fund", "3", "forced"]
    assert match.dump()["stack"][-1]["b"] == 1 + 3 - 2
    match.play("stop")
    assert match.actor == 1
    assert match.scores()[0] == 3


def test_coins_not_needed_stay_unused() -> None:
    """[CC-RAIL-12] A line paid with one coin leaves the other for the end of the round."""
    players = {0: {"coins": [2, 5]}, **{seat: {"coins": []} for seat in (1, 2, 3)}}
    match = building([(6, 3)], pool=0, players=players, order=[1, 2, 3, 0])
    assert gains(match, f"rail {sq(6, 4)}", "fund 2", "stop") == [1 + 2, 0, 0, 0]


def test_ends_that_are_stuck_stay_ends() -> None:
    """[CC-RAIL-13] A line stuck at one end grows at the other only, never in between."""
    stuck = [(1, 0), (0, 0), *line(0, 1, 3)]
    city = {(2, 0): "S0"}
    assert squares(building(stuck, city)) == named((0, 4), (1, 3))
    branched = [*line(2, 2, 6), (3, 4)]
    found = squares(building(branched))
    assert named((4, 4), (2, 1), (2, 7)) <= found
    assert sq(1, 4) not in found


@pytest.mark.parametrize("corner", ["NW", "NE", "SE", "SW"])
def test_stop_on_the_tick_square(corner: str) -> None:
    """[CC-STOP-01] Only rail over the tick connects the tile, for the rest of the game."""
    ticks = {"NW": (6, 6), "NE": (6, 7), "SE": (7, 7), "SW": (7, 6)}
    for square in ticks.values():
        row, col = square
        west = (row, col - 1)
        match = building([west], {(6, 6): f"A1 {corner}"})
        expected = ticks[corner] == square
        assert gains(match, f"rail {sq(*square)}")[0] == (11 if expected else 1)
        stops = [tile["stop"] for tile in match.view()["tiles"]]
        assert stops == [expected or ticks[corner] == west]


@pytest.mark.parametrize("ace", ["S1", "M1", "C1", "A1"])
@pytest.mark.parametrize("earlier", ["C2", "A2", "M2", "S2"])
def test_stop_on_an_ace(ace: str, earlier: str) -> None:
    """[CC-STOP-02] 10, and nothing counted."""
    match = building([*line(7, 4, 6)], {(7, 4): earlier, (7, 7): ace})
    assert gains(match, f"rail {sq(7, 7)}")[0] == 1 + 10
    assert match.sheet()["stops"][0] == 10


# the player aid, "bonus rail VPs": which earlier stops a new one counts
COUNTED = {
    "C": ["A2", "C1", "A1", "S1", "M1"],
    "A": ["C2", "S2"],
    "M": ["C2", "S2"],
    "S": ["A2", "M2"],
}
EARLIER = ["C2", "A2", "M2", "S2", "C1", "A1", "S1", "M1"]


@pytest.mark.parametrize("new", ["C3", "A3", "M3", "S3"])
@pytest.mark.parametrize("earlier", EARLIER)
def test_counted_stops(new: str, earlier: str) -> None:
    """[CC-STOP-03] Each cell of the player aid: what a new stop on a zone counts."""
    match = building(line(7, 4, 6), {(7, 4): earlier, (7, 7): new})
    assert gains(match, f"rail {sq(7, 7)}")[0] == 1 + (earlier in COUNTED[new[0]])


def test_stops_of_the_same_turn_count() -> None:
    """[CC-STOP-03] An earlier stop of this turn counts, the new one itself does not."""
    city = {(7, 4): "C3", (7, 6): "A3", (7, 8): "C4", (7, 10): "S3"}
    match = building([(7, 3)], city)
    found = [gains(match, f"rail {sq(7, col)}")[0] for col in range(4, 11)]
    assert found == [1 + 0, 1, 1 + 1, 1, 1 + 1, 1, 1 + 1]


def test_stop_bonus_goes_to_the_builder() -> None:
    """[CC-STOP-04] Scored as the segment is laid, its counted stops being used."""
    players = {2: {"investor": "S5", "die": 1, "point": sq(1, 1), "half": "W"}}
    city = {(7, 4): "S4", (7, 7): "A3", (11, 2): "S5"}
    match = building(line(7, 4, 5), city, players=players)
    assert gains(match, f"rail {sq(7, 6)}") == [1, 0, 0, 0]
    assert gains(match, f"rail {sq(7, 7)}") == [1 + 1, 0, 4, 0]


def test_distance_and_branches_do_not_matter() -> None:
    """[CC-STOP-05] All stops of the network count alike."""
    city = {(1, 0): "C3", (1, 12): "S3 SE", (5, 6): "C5", (9, 6): "A3"}
    rail = [*line(1, 0, 11), *line(2, 12, 13), (2, 11), *[(row, 6) for row in range(2, 9)]]
    match = building(rail, city)
    assert gains(match, f"rail {sq(9, 6)}")[0] == 1 + 3
