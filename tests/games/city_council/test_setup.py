"""Components, setup and what everybody knows: sections 1, 2 and 14 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from council_table import GAME, TILE_NAMES, drift, gains, named, next_round, opening, sq, table

import jackscrew
from jackscrew.core.errors import BadSetup

COMPONENTS = GAME.components().data
TILES = {tile["id"]: tile for tile in COMPONENTS["tiles"]}
ZONES = {"C": "residential", "A": "commercial", "M": "industrial", "S": "warehouse"}
ACES = {"C": "city_hall", "A": "airport", "M": "sewage_plant", "S": "power_plant"}
SUITS = {"C": "crowns", "A": "arms", "M": "moons", "S": "suns"}
KINDS = [*ZONES.values(), "park", "city_hall", "airport", "power_plant", "sewage_plant"]

# player aid: bonus for placing adjacent to the kinds above; "v" is the adjacent tile's value
PLAYER_AID = {
    "residential": "v v -v 0 5 0 -5 -5 -5",
    "commercial": "v 0 0 v 5 0 5 -5 -5",
    "industrial": "-v 0 0 v 0 0 5 5 -5",
    "warehouse": "0 v v 0 0 0 5 -5 -5",
    "park": "0 0 0 0 0 10 0 0 0",
    "city_hall": "0 0 0 0 0 0 0 0 0",
    "airport": "0 0 0 0 0 0 0 0 0",
    "power_plant": "0 0 0 0 0 0 0 0 0",
    "sewage_plant": "0 0 0 0 0 0 0 0 0",
}
STOP_BONUS = {
    "residential": (0, {"commercial", "city_hall", "airport", "power_plant", "sewage_plant"}),
    "commercial": (0, {"residential", "warehouse"}),
    "industrial": (0, {"residential", "warehouse"}),
    "warehouse": (0, {"commercial", "industrial"}),
    "park": (0, set()),
    "city_hall": (10, set()),
    "airport": (10, set()),
    "power_plant": (10, set()),
    "sewage_plant": (10, set()),
}


@pytest.mark.parametrize("seats", [3, 4])
def test_what_each_player_begins_with(seats: int) -> None:
    """[CC-GEN-01] Coins 2 to 5, a pawn and a die to place, no chits, no points."""
    view = GAME.new(seats, seed=1).view()
    assert [player["seat"] for player in view["players"]] == list(range(seats))
    for player in view["players"]:
        assert player["coins"] == dict.fromkeys(["2", "3", "4", "5"], "free")
        assert (player["investor"], player["speculator"]) == (None, None)
        assert (player["chits"], player["points"]) == (0, 0)


def test_points_may_go_below_zero() -> None:
    """[CC-GEN-01] A residential 2 beside an industrial 4 leaves a player without points at -2."""
    match = table("position", a="C2", city={(6, 6): "M4"})
    assert gains(match, f"place {sq(6, 9)}") == [-2, 0, 0, 0]
    assert match.scores() == [-2, 0, 0, 0]


@pytest.mark.parametrize("name", TILE_NAMES)
def test_kind_and_cost_of_a_tile(name: str) -> None:
    """[CC-GEN-02, CC-GEN-03] Suits make zones, nulls are parks; zones cost their value, sites 5."""
    tile, letter, value = TILES[name], name[0], int(name[1])
    kind = "park" if value == 0 else ACES[letter] if value == 1 else ZONES[letter]
    assert (tile["suit"], tile["value"], tile["kind"]) == (SUITS[letter], value, kind)
    assert tile["class"] == ("zone" if value >= 2 else "site")
    assert tile["cost"] == (value if value >= 2 else 5)
    assert tile["basic_vp"] == ("tiles_in_city" if value == 1 else value or 5)
    assert tile["has_numeral"] == (value >= 2)
    assert tile["rail_allowed"] == (value != 0)


def test_there_are_24_tiles() -> None:
    """[CC-GEN-02] Four zones of each kind, four parks and one of each ace site."""
    kinds = [tile["kind"] for tile in COMPONENTS["tiles"]]
    counts = {kind: kinds.count(kind) for kind in KINDS}
    assert counts == {**dict.fromkeys(KINDS, 1), **dict.fromkeys(ZONES.values(), 4), "park": 4}
    assert list(TILES) == TILE_NAMES


def test_costs_are_charged() -> None:
    """[CC-GEN-03] With the 5 coin bid away and no chit a 4 can be bought, no site can."""
    players = {0: {"coins": [2, 3, 4]}}
    match = table("stack", up=["C4", "S0", "A1", "M5"], players=players)
    assert match.legal() == ["take C4"]


@pytest.mark.parametrize("placed", KINDS)
def test_table_of_the_player_aid(placed: str) -> None:
    """[CC-GEN-04] The aid's numbers go by the name of the kind, not by the suit beside it."""
    bonus = COMPONENTS["adjacency_bonus"]
    assert bonus["columns"] == KINDS
    row = zip(bonus["value_multiplier"][placed], bonus["flat"][placed], strict=True)
    words = {(1, 0): "v", (-1, 0): "-v"}
    found = [words.get(entry, str(entry[1])) for entry in row]
    assert found == PLAYER_AID[placed].split()


@pytest.mark.parametrize("kind", KINDS)
def test_rail_column_of_the_player_aid(kind: str) -> None:
    """[CC-GEN-04] An ace's stop brings 10, a zone's 1 for each stop of certain kinds."""
    entry = COMPONENTS["rail_stop_bonus"][kind]
    assert (entry["flat"], set(entry["per_stop"])) == STOP_BONUS[kind]


@pytest.mark.parametrize(("ace", "points"), [("S1", 4 + 5), ("M1", 4 - 5)])
def test_power_is_suns_and_sewage_is_moons(ace: str, points: int) -> None:
    """[CC-GEN-04] An industrial 4 gains 5 beside the ace of suns, loses 5 beside that of moons."""
    match = table("position", a="M4", city={(6, 6): ace})
    assert gains(match, f"place {sq(6, 8)}") == [points, 0, 0, 0]


@pytest.mark.parametrize(("beside", "points"), [("C4", 2 + 4), ("A4", 2)])
def test_green_is_residential(beside: str, points: int) -> None:
    """[CC-GEN-05] A commercial 2 gains beside a green 4, as beside a home, not beside a blue 4."""
    match = table("position", a="A2", city={(6, 6): beside})
    assert gains(match, f"place {sq(6, 8)}") == [points, 0, 0, 0]


@pytest.mark.parametrize(
    ("corner", "square", "outside"),
    [
        ("NW", (6, 6), (6, 5)),
        ("NE", (6, 7), (6, 8)),
        ("SE", (7, 7), (7, 8)),
        ("SW", (7, 6), (7, 5)),
    ],
)
def test_one_square_of_a_tile_has_the_tick(
    corner: str, square: tuple[int, int], outside: tuple[int, int]
) -> None:
    """[CC-GEN-06] Rail on a corner square makes a stop just if the tick is in that corner."""
    stops = {}
    for tick in ["NW", "NE", "SE", "SW"]:
        match = table("rail", a=-1, city={(6, 6): f"A1 {tick}"}, rail=[outside])
        match.play(f"rail {sq(*square)}")
        match.play("fund 5")
        stops[tick] = match.view()["tiles"][0]["stop"]
    assert stops == {**dict.fromkeys(stops, False), corner: True}


def test_pawn_and_spent_die_do_not_block_rail() -> None:
    """[CC-GEN-08] Rail and stops are made under a pawn and a spent die."""
    players: dict[int, Any] = {
        0: {"investor": "A1"},
        1: {"investor": "C4", "die": 3, "die_tile": "A1", "half": "N"},
    }
    city = {(8, 8): "A1", (2, 2): "C4"}
    match = table("rail", a=-1, city=city, rail=[(8, 7)], players=players)
    assert gains(match, f"rail {sq(8, 8)}", "fund 5") == [1 + 10, 0, 0, 0]


def test_board_and_piles() -> None:
    """[CC-SET-01] A plan of 14 x 14 its centre in rows and columns 5 to 8, 50 rail, 4 chits."""
    view = GAME.new(4, seed=1).view()
    assert (view["segments_left"], view["chits"]) == (50, 4)
    assert (sq(0, 0), sq(0, 13), sq(13, 13)) == ("A1", "N1", "N14")
    centre = [(row, col) for row in (5, 6, 7) for col in (5, 6, 7)]
    assert table("position", a="C2").legal() == named("place", *centre)


@pytest.mark.parametrize(("seats", "height"), [(3, 8), (4, 6)])
def test_stacks(seats: int, height: int) -> None:
    """[CC-SET-02] Three stacks of 8 or four of 6, the top of each face up."""
    view = GAME.new(seats, seed=1).view()
    assert [stack["below"] for stack in view["stacks"]] == [height - 1] * seats
    tops = [stack["up"] for stack in view["stacks"] if stack["up"]]
    assert sorted([*tops, *view["unseen"]]) == sorted(TILE_NAMES)
    assert len(set(tops)) == seats


@pytest.mark.parametrize(("seats", "rounds"), [(3, 8), (4, 6)])
def test_rounds(seats: int, rounds: int) -> None:
    """[CC-SET-03] 8 or 6 rounds; in each every player takes a tile and every stack loses one."""
    match = GAME.new(seats, seed=1)
    for number in range(1, rounds + 1):
        view = match.view()
        assert (view["round"], view["rounds"]) == (number, rounds)
        assert [stack["below"] for stack in view["stacks"]] == [rounds - number] * seats
        lines = match.version
        next_round(match)
        takers = [line.seat for line in match.record.lines[lines:] if line.step == "stack"]
        assert sorted(takers) == list(range(seats))
    assert match.over
    assert len(match.view()["tiles"]) == 24


@pytest.mark.parametrize("seats", [2, 5])
def test_number_of_players(seats: int) -> None:
    """[CC-SET-02] The game is for 3 or 4."""
    with pytest.raises(BadSetup):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("options", "order"), [({}, [0, 1, 2, 3]), ({"first_bidder": 2}, [2, 3, 0, 1])]
)
def test_first_bidder(options: dict[str, Any], order: list[int]) -> None:
    """[CC-SET-04] Who opens round 1 is settled before the match, seat 0 unless told."""
    match = GAME.new(4, seed=1, **options)
    drift(match, "pick")
    assert [line.seat for line in match.record.lines if line.step == "bid"] == order


def test_first_bidder_must_be_a_seat() -> None:
    """[CC-SET-04] There is no fifth player who could open."""
    with pytest.raises(BadSetup):
        GAME.new(4, first_bidder=4)


@pytest.mark.parametrize("seats", [3, 4])
def test_always_four_chits(seats: int) -> None:
    """[CC-SET-05] With 3 players the fourth colour's ace is a chit all the same."""
    assert GAME.new(seats, seed=1).view()["chits"] == 4


@pytest.mark.parametrize("seat", range(4))
def test_colour_gives_no_claim(seat: int) -> None:
    """[CC-SET-05] Whoever is first may take a tile of any suit."""
    match = table("stack", seat, up=["S2", "M2", "C2", "A2"])
    assert match.legal() == ["take S2", "take M2", "take C2", "take A2"]


def test_all_seats_see_the_same() -> None:
    """[CC-GEN-07, CC-INFO-03] But for whose turn it is, everybody is shown the same."""
    match = opening(4, [1, 0, 2, 0])
    match.play("bid 5+1")
    views = [match.view(seat) for seat in range(-1, 4)]
    for view in views:
        del view["seat"], view["question"]
    assert views == [views[0]] * 5
    assert [player["chits"] for player in views[0]["players"]] == [0, 0, 2, 0]
    assert views[0]["bids"] == [{"seat": 0, "coin": 5, "chits": 1, "value": 6}]
    assert all(line.seen is None for line in match.record.lines)


def test_unseen_tiles_are_known_as_a_set() -> None:
    """[CC-INFO-01] Heights, tops and the set of unseen tiles are shown, in no telling order."""
    match = GAME.new(4, seed=1)
    next_round(match)
    view = match.view()
    seen = {tile["tile"] for tile in view["tiles"]} | {stack["up"] for stack in view["stacks"]}
    assert view["unseen"] == [tile for tile in TILE_NAMES if tile not in seen]
    assert len(view["unseen"]) == sum(stack["below"] for stack in view["stacks"]) == 16


def test_every_unseen_tile_is_as_likely() -> None:
    """[CC-INFO-02] Chance turns up each unseen tile alike, and decides nothing else."""
    match = GAME.new(4, seed=1)
    start = match.at(0)
    assert start.legal() == [f"reveal {tile}" for tile in TILE_NAMES]
    assert start.state.weights() == [1] * 24
    first = match.record.lines[0].action
    assert match.at(1).legal() == [action for action in start.legal() if action != first]
    drift(match, "nothing")
    assert {line.step for line in match.record.lines if line.seat == -1} == {"tops"}


def test_no_order_is_kept() -> None:
    """[CC-INFO-02, CC-INFO-03] A position does not depend on the seed but on what was turned up."""
    match = GAME.new(4, seed=7)
    again = jackscrew.parse_record(str(match.record))
    replayed = GAME.replay(again)
    assert replayed.dump() == match.dump()
    assert replayed.view() == match.view()
    assert "seed" not in str(match.view()) + str(match.dump())


def test_next_tile_stays_face_down() -> None:
    """[CC-INFO-04] A taken top is replaced at the end of the round only."""
    match = GAME.new(4, seed=1)
    drift(match, "stack")
    taker, tile = match.actor, match.legal()[0].removeprefix("take ")
    stack = [entry["up"] for entry in match.view()["stacks"]].index(tile)
    match.play(f"take {tile}")
    assert match.view()["stacks"][stack] == {"up": None, "below": 5, "taken_by": taker}
    next_round(match)
    assert match.view()["stacks"][stack]["up"] in TILE_NAMES
    assert match.view()["stacks"][stack]["below"] == 4
