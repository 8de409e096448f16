"""Final scoring, section 8 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import (
    RiseMatch,
    asks,
    at,
    coins,
    drift,
    events,
    play,
    player,
    scored,
    table,
    vp,
)

from jackscrew.core.state import POINTS
from jackscrew.games.rise.state import E_WINNER, FOR_EXCHANGE, FOR_GAME, FOR_TILE

STRONGBOX, COUNTED, COINS = "C06", "C09", "C10"
LEADER, FOUR_TILES, CONSERVATION, FACTORIES = "C04", "C05", "C07", "C08"
LAST_SCIENCE, LAST_CULTURE, LAST_SCHOOL = "C01", "C02", "C03"


def ended(players: dict[int, Any], b: str = "", **more: Any) -> RiseMatch:
    """The game after final scoring; nobody leaves or converts."""
    match = table("end", round=12, b=b, players=players, **more)
    drift(match)
    assert match.over
    return match


def worth(tile: str, own: dict[str, Any], b: str = "culture", other: Any = None) -> int:
    """What a Culture tile brings seat 0 at the end; the same is shown before."""
    held = {"culture_tiles": [tile], **own}
    match = table("end", round=12, b=b, players={0: held, 1: other or {}}, checked=False)
    drift(match)
    points = scored(match).get("culture_tiles", 0)
    assert match.over
    return points


@pytest.mark.parametrize(("side", "space"), [("", 9), ("politics", 9), ("", 0), ("politics", 12)])
def test_ex_32_politics(side: str, space: int) -> None:
    """[RISE-END-01, RISE-POL-01] 1 VP for each step made."""
    more: dict[str, Any] = {"rewards": {"r6": [0]}} if space == 9 and not side else {}
    if side and space:
        ranks = ["I", "II", "III", "IV", "V"][: 4 if space == 9 else 5]
        more = {"ranks": ranks}
    match = ended({0: {"politics": space}}, b=side, **more)
    assert vp(match) == 15 + space
    assert scored(match) == ({"politics": space} if space else {})


@pytest.mark.parametrize(("space", "points"), [(-4, -7), (-1, -1), (0, 0), (3, 3), (5, 8)])
def test_satisfaction_a(space: int, points: int) -> None:
    """[RISE-END-02, RISE-SAT-03] VP by position, after those of the last round."""
    match = ended({0: {"satisfaction": space}, 1: {"satisfaction": 5}})
    assert vp(match) == 15 + points + (1 if space == 5 else 0)
    for_game = [event.b for event in events(match, POINTS) if event.c == FOR_GAME]
    assert sorted(for_game) == sorted([points, 8] if points else [8])


def test_satisfaction_b_counts_each_round_only() -> None:
    """[RISE-END-02] Nothing at the end of the game, but in round 12 as in all."""
    match = ended({0: {"satisfaction": 5}}, b="satisfaction")
    assert scored(match) == {"satisfaction": 2}


@pytest.mark.parametrize(
    ("tile", "own", "points"),
    [
        (LAST_SCIENCE, {"science": 10}, 5),
        (LAST_SCIENCE, {"science": 9}, 0),
        (LAST_CULTURE, {"culture": 9, "coins": 0, "vp": 0}, 5),
        (LAST_SCHOOL, {"school": 6}, 5),
        (LAST_SCHOOL, {"school": "5.1"}, 0),
    ],
)
def test_ex_56_last_space(tile: str, own: dict[str, Any], points: int) -> None:
    """[RISE-END-03] The marker is on the last space of the track shown."""
    assert worth(tile, own) == points


def test_ex_56_last_space_of_either_side() -> None:
    """[RISE-END-03] Science B has one more."""
    assert worth(LAST_SCIENCE, {"science": 10}, b="culture science") == 0
    assert worth(LAST_SCIENCE, {"science": 11}, b="culture science") == 5


@pytest.mark.parametrize(("own", "other", "points"), [(1, 0, 4), (2, 2, 4), (1, 2, 0), (0, 0, 0)])
def test_ex_57_leader(own: int, other: int, points: int) -> None:
    """[RISE-END-03, RISE-F-20] Right of the start, nobody further right; ties too."""
    found = worth(LEADER, {"satisfaction": own}, other={"satisfaction": other})
    assert found == points


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ({"S1": True, "T3": False, "T4": False, "T9": True}, 4),
        ({"S1": True, "T3": True, "T4": True}, 0),
        ({"S1": False, "T3": False, "T4": False, "T9": False, "T10": False}, 4),
    ],
)
def test_ex_58_four_school_tiles(held: dict[str, bool], points: int) -> None:
    """[RISE-END-03] Any face counts, the starting tile too."""
    assert worth(FOUR_TILES, {"tiles": held}) == points


@pytest.mark.parametrize(
    ("turned", "conservation", "points"),
    [(True, 0, 3), (False, 0, 0), (True, -3, 0), (True, -4, 0), (True, -2, 3)],
)
def test_ex_59_strongbox(turned: bool, conservation: int, points: int) -> None:
    """[RISE-END-03] Turned, and no Penalty tile that sets the limit to 3."""
    own = {"strongbox": turned, "conservation": conservation}
    assert worth(STRONGBOX, own, b="culture conservation") == points


def test_ex_59_penalty_a_does_not_matter() -> None:
    """[RISE-END-03] It leaves the coin limit alone."""
    assert worth(STRONGBOX, {"strongbox": True, "conservation": -4}) == 3


@pytest.mark.parametrize(("space", "points"), [(1, 3), (5, 3), (0, 0), (-1, 0)])
def test_ex_60_conservation(space: int, points: int) -> None:
    """[RISE-END-03] Right of the start."""
    assert worth(CONSERVATION, {"conservation": space}) == points


@pytest.mark.parametrize(
    ("side", "space", "steps", "points"),
    [("", 4, 4, 4), ("", 3, 3, 0), (" industry", "L4", 4, 4), (" industry", "L3", 3, 0)],
)
def test_ex_61_industry(side: str, space: str | int, steps: int, points: int) -> None:
    """[RISE-END-03, RISE-IND-02] At least 4 steps, in whichever row."""
    own = {"industry": space, "steps": {"industry": steps}}
    assert worth(FACTORIES, own, b=f"culture{side}") == points


@pytest.mark.parametrize(("others", "points"), [(0, 2), (1, 4), (2, 5), (4, 5)])
def test_ex_62_number_of_culture_tiles(others: int, points: int) -> None:
    """[RISE-END-03] 2, 4 or 5 for 1, 2 or more, this one included."""
    worthless = [LAST_SCIENCE, LAST_SCHOOL, LEADER, FOUR_TILES][:others]
    own = {"culture_tiles": [*worthless, COUNTED]}
    assert worth(COUNTED, own) == points


@pytest.mark.parametrize(("money", "points"), [(5, 4), (4, 0), (7, 4)])
def test_ex_63_five_coins(money: int, points: int) -> None:
    """[RISE-END-03] 5 or more coins."""
    assert worth(COINS, {"coins": money, "vp": 0}) == points


def test_tiles_are_shown_with_their_worth() -> None:
    """[RISE-END-03] Before the end as well."""
    own = {"culture_tiles": [COINS, COUNTED, LEADER], "coins": 5, "culture": 4}
    match = table("placement", b="culture", players={0: own}, culture=dict.fromkeys((2, 4, 5)))
    assert player(match)["culture_tiles"] == {LEADER: 0, COUNTED: 5, COINS: 4}


def test_ex_33_order_of_coins() -> None:
    """[RISE-END-03, RISE-END-04] First 4 VP for the tile, then 5 coins for 5 VP."""
    own = {"culture": 9, "coins": 5, "culture_tiles": [COINS]}
    match = ended({0: own}, b="culture", culture=dict.fromkeys((2, 4, 5, 7, 8)))
    assert (vp(match), coins(match)) == (15 + 4 + 5, 0)
    reasons = [event.c for event in events(match, POINTS) if event.seat == 0]
    assert reasons == [FOR_TILE + 9, FOR_EXCHANGE]
    assert scored(match) == {"culture_tiles": 4, "culture": 5}


@pytest.mark.parametrize(("money", "points", "left"), [(8, 5, 3), (5, 5, 0), (2, 2, 0)])
def test_ex_34_exchange_limit(money: int, points: int, left: int) -> None:
    """[RISE-END-04] Up to 5 coins; the rest is for the tie-break."""
    own = {"culture": 9, "coins": money, "strongbox": True, "vp": 0}
    match = ended({0: own}, b="culture")
    assert (vp(match), coins(match)) == (points, left)


@pytest.mark.parametrize(("side", "space"), [("", 9), ("culture", 8), ("culture", 0)])
def test_ex_34_coins_are_worth_nothing_elsewhere(side: str, space: int) -> None:
    """[RISE-END-04] On other spaces and on side A."""
    match = ended({0: {"culture": space, "coins": 5}}, b=side)
    assert (vp(match), coins(match)) == (15, 5)


def test_the_exchange_is_after_the_coin_limit() -> None:
    """[RISE-END-04, RISE-E-02] Round 12 ends as every round."""
    match = ended({0: {"culture": 9, "coins": 9}}, b="culture conservation")
    assert (vp(match), coins(match)) == (20, 0)
    own = {"culture": 9, "coins": 9, "conservation": -3, "vp": 0}
    match = ended({0: own}, b="culture conservation")
    assert vp(match) == 3


@pytest.mark.parametrize(
    ("points", "money", "best"),
    [
        ([20, 19, 18], [0, 5, 5], [0]),
        ([20, 20, 18], [1, 2, 5], [1]),
        ([20, 20, 20], [2, 2, 1], [0, 1]),
        ([-3, -5, -3], [0, 4, 0], [0, 2]),
        ([20, 20, 20], [3, 3, 3], [0, 1, 2]),
    ],
)
def test_ex_35_tie(points: list[int], money: list[int], best: list[int]) -> None:
    """[RISE-END-05] Most VP, then most coins, else a shared victory."""
    match = ended({seat: {"vp": points[seat], "coins": money[seat]} for seat in range(3)})
    assert match.winners() == best == match.view()["winners"]
    assert [event.seat for event in events(match, E_WINNER)] == best


def test_coins_left_after_the_exchange_break_the_tie() -> None:
    """[RISE-END-05, RISE-END-04] Those spent for VP do not count twice."""
    players = {0: {"culture": 9, "coins": 5, "vp": 10}, 1: {"coins": 1, "vp": 15}}
    match = ended(players, b="culture", seats=2)
    assert match.scores() == [15, 15]
    assert match.winners() == [1]


def test_all_parts_in_order() -> None:
    """[RISE-END-01, RISE-END-02, RISE-END-03, RISE-END-04] Politics, Satisfaction, tiles, coins."""
    own = {"politics": 3, "satisfaction": 2, "culture": 9, "coins": 5, "culture_tiles": [COINS]}
    match = ended({0: own}, b="culture", culture=dict.fromkeys((2, 4, 5, 7, 8)))
    told = [(event.a, event.b) for event in events(match, POINTS) if event.seat == 0]
    assert told == [(1, 1), (4, 3), (1, 2), (13, 4), (3, 5)]


def test_a_last_moment_to_leave() -> None:
    """[RISE-END-03, RISE-FREE-05] Coins got after the coin limit of round 12 count."""
    own = {"bank": 3, "coins": 4, "culture_tiles": [COINS], "culture": 4, "vp": 0}
    match = table(
        "end", round=12, b="bank culture", players={0: own}, culture=dict.fromkeys((2, 4))
    )
    assert asks(match) == (0, "moment")
    play(match, "proceed")
    question = match.question()
    assert question
    assert (question["step"], question["about"]["a"]) == ("moment", "end_of_game")
    play(match, "leave bank")
    assert (match.over, coins(match), scored(match)) == (True, 11, {"culture_tiles": 4})
    assert at(match, 0, "bank") == "start"


def test_if_it_ended_in_the_first_round() -> None:
    """[RISE-END-06] Politics, Satisfaction, a tile and coins as they stand; nothing is booked."""
    own = {"politics": 3, "satisfaction": 2, "culture": 9, "coins": 5, "culture_tiles": [COINS]}
    match = table(
        "placement", b="culture", players={0: own}, culture=dict.fromkeys((2, 4, 5, 7, 8))
    )
    before = match.dump()
    assert match.if_ended() == [15 + 3 + 2 + 4 + 5, 15, 15]
    gains = {
        source: then[0] - match.sheet()[source][0]
        for source, then in match.sheet_if_ended().items()
        if then != match.sheet()[source]
    }
    assert gains == {"politics": 3, "satisfaction": 2, "culture": 5, "culture_tiles": 4}
    assert (match.dump(), match.scores()) == (before, [15, 15, 15])


@pytest.mark.parametrize("space", [-4, 5])
def test_what_a_round_brings_is_not_the_end(space: int) -> None:
    """[RISE-END-06, RISE-SAT-03] On side B positions count at the end of rounds alone."""
    match = table("placement", b="satisfaction", players={0: {"satisfaction": space}})
    assert match.if_ended() == match.scores()
    match = table("placement", players={0: {"satisfaction": space}})
    assert match.if_ended()[0] - match.scores()[0] == {-4: -7, 5: 8}[space]


@pytest.mark.parametrize("choice", ["leave bank", "proceed"])
def test_at_the_last_moment_it_is_the_result(choice: str) -> None:
    """[RISE-END-06] One choice before the end, and after it."""
    own = {"bank": 3, "coins": 4, "politics": 2, "satisfaction": 4, "culture": 9}
    match = table("end", round=12, b="bank culture", players={0: own})
    play(match, "proceed")
    assert match.if_ended()[0] - match.scores()[0] == 2 + 5 + 4
    then = match.if_ended()
    play(match, choice)
    assert match.over
    assert match.if_ended() == match.scores()
    assert (match.scores() == then) == (choice == "proceed")
