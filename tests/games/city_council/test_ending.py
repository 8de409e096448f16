"""The end of a round and of the game: sections 12 and 13 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from council_table import GAME, TILE_NAMES, CouncilMatch, gains, sq, table

from jackscrew.core.state import CHANCE

# A full city of 22 tiles, one square between each two, and rail through what room is left in
# the north-west: with `LAST` laid too, no tile fits anywhere.
ROOM = [(0, 0), (0, 3), (0, 6)]
UP = ["A4", "A5"]
LATTICE = [(row, col) for row in range(0, 14, 3) for col in range(0, 14, 3)]
FULL = dict(
    zip(
        [place for place in LATTICE if place not in ROOM],
        [tile for tile in TILE_NAMES if tile not in UP],
        strict=True,
    )
)
RAIL = [(1, col) for col in range(1, 7)]
LAST = sq(1, 7)


def points(total: int) -> dict[str, Any]:
    """A seat's fields with so many points on its sheet and no coins."""
    return {"sheet": {**dict.fromkeys(GAME.sources, 0), "placement": total}, "coins": []}


def last_round(match: CouncilMatch) -> CouncilMatch:
    """The same match with no tile left face down."""
    data = match.dump()
    data["unseen"] = []
    for stack in data["stacks"]:
        stack["below"] = 0
    match.state = GAME.load(data, check=False)
    return match


def last_turn(seats: int, totals: list[int], **more: Any) -> CouncilMatch:
    """The last seat's rail step in the last round; `more` are council members."""
    players = {seat: points(total) for seat, total in enumerate(totals)}
    players[0]["coins"] = [2]
    order = [*range(1, seats), 0]
    city = {(6, 6): "C4"}
    match = table("rail", 0, -1, seats=seats, city=city, order=order, players=players, council=more)
    return last_round(match)


def crowded(players: dict[int, dict[str, Any]] | None = None, **options: Any) -> CouncilMatch:
    """Seat 0 builds rail in the full city; seats 1 and 2 are still to come, 3 is not."""
    return table(
        "rail",
        0,
        -1,
        9,
        city=FULL,
        rail=RAIL,
        up=UP,
        order=[3, 0, 1, 2],
        players=players,
        council={"mayor": 2, "treasurer": 3},
        **options,
    )


def test_unused_coins_score_two_each() -> None:
    """[CC-ROUND-01] Coins neither bid nor used; chits and the null coin bring nothing."""
    players: dict[int, dict[str, Any]] = {
        0: {"coins": [5], "bid": {"coin": 4, "value": 4}},
        1: {"coins": [2, 3], "chits": 2},
        2: {"coins": [], "chits": 1},
        3: {"coins": [4]},
    }
    match = table("rail", 0, -1, city={(6, 6): "C4"}, order=[1, 2, 3, 0], players=players)
    assert gains(match, "stop") == [2, 4, 0, 2]
    assert match.sheet()["coins"] == [2, 4, 0, 2]


def test_coins_score_after_the_last_turn_only() -> None:
    """[CC-ROUND-01] Not after each turn."""
    match = table("rail", 0, -1, city={(6, 6): "C4"}, up=["A2", "A3"])
    assert gains(match, "stop") == [0, 0, 0, 0]
    assert match.actor == 1


def test_markers_come_back() -> None:
    """[CC-ROUND-02] Coins come back, chits are kept, council and turn order are cleared."""
    players: dict[int, dict[str, Any]] = {
        0: {"coins": [5], "bid": {"coin": 4, "value": 5}},
        1: {"coins": [], "chits": 2},
    }
    council = {"mayor": 1, "transit": 2, "treasurer": 3, "zoning": 0}
    match = table(
        "rail", 0, -1, city={(6, 6): "C4"}, order=[1, 2, 3, 0], players=players, council=council
    )
    match.play("stop")
    data = match.dump()
    assert [player["coins"] for player in data["players"]] == [[2, 3, 4, 5]] * 4
    assert [player["bid"]["coin"] for player in data["players"]] == [0] * 4
    assert [player["chits"] for player in data["players"]] == [0, 2, 0, 0]
    assert data["pile"] == 2
    assert set(data["council"].values()) == set(data["order"]) == {-1}


def test_next_round_turns_up_tiles() -> None:
    """[CC-ROUND-03] While tiles are left a new round begins, opened by who was first."""
    match = table("rail", 0, -1, city={(6, 6): "C4"}, order=[1, 2, 3, 0])
    match.play("stop")
    assert not match.over
    assert match.actor == CHANCE
    assert match.dump()["round"] == 3
    assert match.dump()["opener"] == 1
    tops = [frame["a"] for frame in match.dump()["stack"] if frame["step"] == "tops"]
    assert tops == [3, 2, 1, 0]


@pytest.mark.parametrize("seats", [3, 4])
def test_normal_end(seats: int) -> None:
    """[CC-ROUND-03, CC-END-01, CC-END-04] Coins score once more, then the most points win."""
    totals = [5, 6, 3, 4][:seats]
    match = last_turn(seats, totals, mayor=2)
    assert gains(match, "stop") == [2, 0, 0, 0][:seats]
    assert match.over
    assert match.winners() == [0]
    assert match.record.result == [7, 6, 3, 4][:seats]


@pytest.mark.parametrize("seats", [3, 4])
def test_number_of_rounds(seats: int) -> None:
    """[CC-END-01, CC-SET-03] The stacks last for 8 rounds with 3 players, 6 with 4."""
    rounds = 24 // seats
    view = GAME.new(seats, seed=1).view()
    assert view["rounds"] == rounds == {3: 8, 4: 6}[seats]
    assert {stack["below"] for stack in view["stacks"]} == {rounds - 1}


def test_early_end() -> None:
    """[CC-END-02, CC-TILE-01] A seat without a place for a tile ends the game at once."""
    match = crowded()
    match.play("stop")
    assert match.actor == 1
    assert match.legal() == ["take A4", "take A5"]
    match = crowded()
    match.play(f"rail {LAST}")
    before = match.dump()["players"]
    match.play("stop")
    assert match.over
    assert match.winners() == [0]
    assert match.legal() == []
    assert [stack["up"] for stack in match.dump()["stacks"][:2]] == UP
    assert match.dump()["players"][1:] == before[1:]


@pytest.mark.parametrize(("owner", "ends"), [(1, True), (2, False)])
def test_early_end_by_ones_own_die(owner: int, ends: bool) -> None:
    """[CC-END-02, CC-TILE-01, CC-SPEC-08] The last place under one's own die is none."""
    die = {"investor": "S0", "die": 1, "point": sq(1, 8), "half": "N"}
    match = crowded({owner: die, 3: points(9)})
    match.play("stop")
    assert match.over == ends


@pytest.mark.parametrize(("switch", "coins"), [(False, [0, 0, 0, 0]), (True, [4, 6, 8, 0])])
def test_coins_on_an_early_end(switch: bool, coins: list[int]) -> None:
    """[CC-END-03, CC-VAR-02] Coins do not score, or by the switch all do; other points stand."""
    players = {
        0: {**points(1), "coins": [2, 3]},
        1: {**points(2), "coins": [2, 4, 5]},
        2: {**points(3), "coins": [2, 3, 4, 5]},
        3: {**points(4), "coins": []},
    }
    match = crowded(players, coins_score_when_game_ends_early=switch)
    match.play(f"rail {LAST}")
    match.play("stop")
    assert match.sheet()["coins"] == coins
    assert match.scores() == [a + b for a, b in zip([2, 2, 3, 4], coins, strict=True)]
    assert match.over


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("mayor", [0, 1, 2])
def test_mayor_decides_a_tie(seats: int, mayor: int) -> None:
    """[CC-END-04] Who lobbied the Mayor names one of the tied seats, itself perhaps."""
    treasurer = (mayor + 1) % seats
    match = last_turn(seats, [5, 7, 3, 4][:seats], mayor=mayor, treasurer=treasurer)
    match.play("stop")
    assert not match.over
    assert match.actor == mayor
    assert match.legal() == ["winner 0", "winner 1"]
    match.play("winner 1")
    assert match.winners() == [1]
    assert match.scores() == [7, 7, 3, 4][:seats]


@pytest.mark.parametrize("treasurer", [0, 2])
def test_treasurer_decides_a_tie_without_mayor(treasurer: int) -> None:
    """[CC-END-04] With 3 players the Mayor may be unlobbied."""
    match = last_turn(3, [5, 7, 7], treasurer=treasurer, transit=1)
    match.play("stop")
    assert match.actor == treasurer
    assert match.legal() == ["winner 0", "winner 1", "winner 2"]
    match.play("winner 2")
    assert match.winners() == [2]


def test_tie_below_the_top_is_none() -> None:
    """[CC-END-04] Only a tie for the highest total is decided."""
    match = last_turn(4, [2, 4, 4, 5], mayor=0)
    match.play("stop")
    assert match.over
    assert match.winners() == [3]


def test_tie_on_an_early_end() -> None:
    """[CC-END-02, CC-END-04] The Mayor of the round that was cut short decides."""
    players = {seat: points(total) for seat, total in enumerate([4, 3, 1, 5])}
    match = crowded(players)
    match.play(f"rail {LAST}")
    match.play("stop")
    assert match.actor == 2
    assert match.legal() == ["winner 0", "winner 3"]


def test_if_it_ended_before_the_last_stop() -> None:
    """[CC-END-05] Two points for the coin that is left, before they are booked and after."""
    match = last_turn(4, [5, 6, 3, 4], mayor=2)
    assert (match.scores(), match.if_ended()) == ([5, 6, 3, 4], [7, 6, 3, 4])
    match.play("stop")
    assert match.scores() == match.if_ended() == [7, 6, 3, 4]


def test_if_it_ended_in_the_middle_of_a_round() -> None:
    """[CC-END-05] Coins neither bid nor used, in whatever round."""
    players: dict[int, dict[str, Any]] = {
        0: {"coins": [5]},
        1: {"coins": [2, 3], "chits": 2},
        2: {"coins": []},
    }
    match = table("rail", 0, -1, city={(6, 6): "C4"}, up=["A2", "A3"], players=players)
    before = match.dump()
    assert match.sheet_if_ended() == {**match.sheet(), "coins": [2, 4, 0, 8]}
    assert match.dump() == before
    assert GAME.new(3, seed=1).if_ended() == [8, 8, 8]


@pytest.mark.parametrize(("switch", "coins"), [(False, [0, 0, 0, 0]), (True, [4, 6, 8, 0])])
def test_if_only_an_early_end_can_come(switch: bool, coins: list[int]) -> None:
    """[CC-END-05, CC-END-03] Once no place is left, coins count only where the switch says so."""
    players = {
        0: {**points(1), "coins": [2, 3]},
        1: {**points(2), "coins": [2, 4, 5]},
        2: {**points(3), "coins": [2, 3, 4, 5]},
        3: {**points(4), "coins": []},
    }
    match = crowded(players, coins_score_when_game_ends_early=switch)
    assert match.sheet_if_ended()["coins"] == [4, 6, 8, 0]
    match.play(f"rail {LAST}")
    assert match.sheet_if_ended()["coins"] == coins
    then = match.if_ended()
    match.play("stop")
    assert match.over
    assert match.scores() == match.if_ended() == then


def test_a_tie_that_is_to_be_decided_is_scored_already() -> None:
    """[CC-END-05, CC-END-04] Coins do not count once more."""
    match = last_turn(4, [5, 7, 3, 4], mayor=1)
    match.play("stop")
    assert match.legal() == ["winner 0", "winner 1"]
    assert match.if_ended() == match.scores() == [7, 7, 3, 4]
