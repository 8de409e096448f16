"""The rulebook's worked examples, EX-01 to EX-12 of examples.md, with the rulebook's numbers."""

from __future__ import annotations

import pytest
from council_table import GAME, CouncilMatch, gains, sq, table

ANNE, BRIAN, CANDACE, DAVE = range(4)
Place = tuple[int, int]

# EX-05: the southern half of the city; Brian has invested in suns and 3s
SOUTH = {(7, 5): "S1", (7, 7): "C4", (9, 7): "C2", (10, 9): "A0", (9, 4): "S3"}
BRIANS = {"investor": "S3", "die": 2, "point": sq(12, 12), "half": "S"}

# EX-09 (figure 1)
FIGURE_1 = {(6, 6): "A0", (4, 6): "C4", (7, 8): "C2", (6, 3): "C3", (4, 8): "M4", (8, 4): "S4"}

# EX-10 (figure 2): three more tiles hem in A3, whose only open side square is (9, 7)
FIGURE_2 = {
    (5, 3): "A2",
    (5, 6): "S2",
    (8, 5): "S4",
    (8, 8): "C1",
    (10, 6): "A3",
    (10, 4): "M2",
    (10, 8): "M3",
    (12, 6): "M5",
}


def play_on(match: CouncilMatch) -> None:
    """Play the rest of a round: overpay tiles, keep chits, invest and build nothing."""
    number = match.view()["round"]
    while match.view()["round"] == number:
        legal = match.legal()
        match.play(legal[-1] if legal[0].startswith("pay") else legal[0])


def second_round() -> CouncilMatch:
    """Round 2, after Anne was first and Candace had the Treasurer's favour."""
    match = GAME.new(4, seed=3)
    for action in ["bid 5", "bid 4", "bid 2"]:
        match.play(action)
    for action in ["order 1", "lobby mayor", "lobby zoning", "lobby treasurer"]:
        match.play(action)
    play_on(match)
    return match


def bid(match: CouncilMatch) -> None:
    """EX-01: Anne 5, Brian 4, Candace 5 and a chit, Dave 2."""
    for action in ["bid 5", "bid 4", "bid 5+1", "bid 2"]:
        match.play(action)


def coins(match: CouncilMatch, seat: int) -> list[int]:
    """The coins a seat has not used."""
    found: list[int] = match.dump()["players"][seat]["coins"]
    return found


def building(
    rail: list[Place], city: dict[Place, str], last: str | int = -1, **more: int
) -> CouncilMatch:
    """Anne's rail step with 20 action points; `more` are council members and their seats."""
    return table("rail", ANNE, last, 20, city=city, rail=rail, council=more)


def may_lay(match: CouncilMatch, *square: int) -> bool:
    """May rail go there now?"""
    return f"rail {sq(*square)}" in match.legal()


def test_example_01_bidding() -> None:
    """[CC-BID-01, CC-BID-02, CC-BID-04, CC-BID-07] EX-01: Candace, Anne, Brian, Dave."""
    match = second_round()
    assert match.actor == ANNE
    assert match.view()["players"][CANDACE]["chits"] == 1
    pile = match.view()["chits"]
    match.play("bid 5")
    assert match.actor == BRIAN
    assert "bid 5" not in match.legal()
    match.play("bid 4")
    assert match.legal() == ["bid 2", "bid 3", "bid 2+1", "bid 5+1"]
    match.play("bid 5+1")
    assert match.view()["chits"] == pile + 1
    match.play("bid 2")
    assert [entry["value"] for entry in match.view()["bids"]] == [5, 4, 6, 2]
    assert [coins(match, seat) for seat in range(4)] == [[2, 3, 4], [2, 3, 5], [2, 3, 4], [3, 4, 5]]
    assert match.actor == CANDACE


def test_example_02_turn_order_and_lobbying() -> None:
    """[CC-LOB-01, CC-LOB-02, CC-LOB-03, CC-COUN-02, CC-COUN-03] EX-02."""
    match = second_round()
    bid(match)
    before, chits = match.scores(), match.view()["players"][ANNE]["chits"]
    picks = [
        (CANDACE, "lobby transit"),
        (ANNE, "order 1"),
        (BRIAN, "order 2"),
        (DAVE, "lobby mayor"),
        (CANDACE, "order 3"),
        (ANNE, "lobby treasurer"),
    ]
    for seat, pick in picks:
        assert match.actor == seat
        match.play(pick)
    forced = [(line.seat, line.action) for line in match.record.lines if line.step == "pick"][-2:]
    assert forced == [(BRIAN, "lobby zoning"), (DAVE, "order 4")]
    assert match.view()["order"] == [ANNE, BRIAN, CANDACE, DAVE]
    assert match.scores()[DAVE] == before[DAVE] + 7
    assert match.view()["players"][ANNE]["chits"] == chits + 1
    assert match.actor == ANNE
    play_on(match)
    assert match.actor == ANNE
    assert match.legal()[0].startswith("bid")


def test_example_03_placing_for_a_profit() -> None:
    """[CC-SCORE-02, CC-SCORE-04] EX-03: 2 basic, 4 for residential-4, 5 for the park: 11."""
    match = table(
        "stack",
        CANDACE,
        city={(6, 6): "C4", (8, 8): "S0"},
        up=["C2", "S5"],
        players={CANDACE: {"coins": [2, 3, 4]}},
    )
    assert match.legal() == ["take C2"]
    assert gains(match, "take C2", "pay 2", f"place {sq(6, 8)}") == [0, 0, 11, 0]
    assert coins(match, CANDACE) == [3, 4]


def test_example_04_placing_at_a_loss() -> None:
    """[CC-SCORE-04] EX-04: 2 less 4 for the industrial-4."""
    match = table("position", ANNE, "C2", city={(6, 6): "M4"})
    assert gains(match, f"place {sq(6, 9)}") == [-2, 0, 0, 0]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_example_05_initial_investor_bonus(value: int) -> None:
    """[CC-SPEC-02, CC-SPEC-07, CC-INV-04, CC-INV-05] EX-05: 5 + 2 + 4 + 3 + 5 = 19."""
    players = {BRIAN: {"investor": "S3", "coins": [3, 4], "chits": 1}}
    match = table("speculate", BRIAN, city=SOUTH, up=["M2", "M3"], players=players)
    ways = [f"pay {coin}" for coin in (3, 4) if coin + 1 >= value]
    match.play(f"speculate {sq(12, 12)}")
    assert match.scores() == [0, 0, 0, 0]
    if len(ways) > 1:
        match.play(f"die {value}")
        assert match.legal() == ways
        match.play("pay 4")
    else:
        match.play(f"die {value}")
    assert match.scores() == [0, 19, 0, 0]
    brian = match.view()["players"][BRIAN]
    assert (brian["region"], brian["interests"]) == ("S", {"suit": "suns", "numeral": 3})
    assert brian["chits"] == (0 if value == 5 else 1)
    assert coins(match, BRIAN) == [3]


@pytest.mark.parametrize(
    ("seat", "zoning", "points"),
    [(DAVE, ANNE, [0, 5, 0, 9]), (DAVE, DAVE, [0, 0, 0, 9]), (BRIAN, BRIAN, [0, 14, 0, 0])],
)
def test_example_06_investment_bonus(seat: int, zoning: int, points: list[int]) -> None:
    """[CC-UTIL-01, CC-UTIL-02, CC-UTIL-04, CC-COUN-05] EX-06: Dave 4 + 5, Brian 5.

    With the Zoning Board Chairman's favour Dave pays Brian nothing; Brian would get both parts.
    """
    players = {BRIAN: BRIANS}
    council = {"zoning": zoning}
    match = table("position", seat, "M4", city=SOUTH, council=council, players=players)
    assert gains(match, f"place {sq(5, 5)}") == points


def test_example_07_speculator_die() -> None:
    """[CC-SPEC-08, CC-SPEC-09] EX-07: a die of 4 under a tile of cost 5 brings 20, once."""
    players = {BRIAN: {"investor": "S3", "die": 4, "point": sq(8, 10), "half": "E"}}
    city = {(7, 7): "S3", (7, 5): "C1"}
    match = table("position", DAVE, "M5", city=city, players=players, council={"transit": DAVE})
    assert gains(match, f"place {sq(8, 9)}")[BRIAN] == 3 + 20
    assert match.view()["players"][BRIAN]["speculator"] == {"value": 4, "point": None, "tile": "M5"}

    rail = [(6, 8), (6, 9)]
    active = table("rail", DAVE, sq(6, 9), 9, city=city, rail=rail, players=players)
    spent = {**players[BRIAN], "point": None, "die_tile": "M5"}
    marker = table(
        "rail", DAVE, sq(6, 9), 9, city={**city, (8, 9): "M5"}, rail=rail, players={BRIAN: spent}
    )
    assert not may_lay(active, 7, 9)
    assert may_lay(marker, 7, 9)
    again = table("position", DAVE, "M3", city={**city, (8, 9): "M5"}, players={BRIAN: spent})
    assert gains(again, f"place {sq(10, 9)}") == [0, 0, 0, 3]


def test_example_08_rail_connection() -> None:
    """[CC-STOP-03, CC-UTIL-01, CC-UTIL-02, CC-INV-07, CC-RAIL-10] EX-08: 5 and 2; Brian 3."""
    match = table(
        "rail",
        ANNE,
        sq(7, 9),
        2,
        city={
            (7, 0): "C2",
            (7, 2): "S4",
            (7, 4): "C4",
            (7, 6): "C5",
            (7, 8): "S3",
            (7, 10): "M4",
            (4, 2): "A2",
        },
        rail=[(7, col) for col in range(10)],
        players={
            ANNE: {"investor": "A2", "die": 1, "point": sq(12, 3), "half": "W", "coins": [4]},
            BRIAN: {"investor": "S3", "die": 1, "point": sq(3, 12), "half": "E"},
        },
    )
    assert gains(match, f"rail {sq(7, 10)}") == [1 + 5 + 2, 3, 0, 0]
    assert match.sheet()["stops"] == [5, 0, 0, 0]
    assert match.sheet()["investment"] == [2, 3, 0, 0]


def test_example_08_sites_pay_five() -> None:
    """[CC-UTIL-01] EX-08, the note: a used site pays its investor 5, not its number."""
    match = table(
        "rail",
        ANNE,
        sq(7, 6),
        9,
        city={(7, 4): "C1", (7, 7): "C4"},
        rail=[(7, 4), (7, 5), (7, 6)],
        players={BRIAN: {"investor": "C1", "die": 1, "point": sq(3, 3), "half": "W"}},
    )
    assert gains(match, f"rail {sq(7, 7)}") == [1 + 1, 5, 0, 0]


@pytest.mark.parametrize(
    ("at", "points"), [((6, 6), 5 + 4 + 2 + 3), ((4, 10), 5), ((7, 10), 5 + 2)]
)
def test_example_09_adjacency(at: Place, points: int) -> None:
    """[CC-GEO-03, CC-GEO-04] EX-09: where the park lies, C4, C2 and C3 count, M4 and S4 do not."""
    city = {place: tile for place, tile in FIGURE_1.items() if tile != "A0"}
    match = table("position", ANNE, "A5", city=city)
    assert gains(match, f"place {sq(*at)}")[ANNE] == points


def test_example_09_industry_and_warehouse_touch_corners_only() -> None:
    """[CC-GEO-04] EX-09: an industrial zone in the park's place gets nothing for S4."""
    city = {place: tile for place, tile in FIGURE_1.items() if tile in ("M4", "S4")}
    match = table("position", ANNE, "S5", city=city)
    assert gains(match, f"place {sq(6, 6)}")[ANNE] == 5
    match = table("position", ANNE, "M5", city=city)
    assert gains(match, f"place {sq(6, 6)}")[ANNE] == 5


@pytest.mark.parametrize(
    ("at", "legal"), [((5, 10), False), ((6, 10), False), ((7, 10), True), ((4, 10), True)]
)
def test_example_09_contiguity(at: Place, legal: bool) -> None:
    """[CC-AVE-04] EX-09: covering (6, 10) would cut off the spaces Y."""
    match = table("position", ANNE, "S5", city=FIGURE_1)
    assert (f"place {sq(*at)}" in match.legal()) == legal


def test_example_10a_legal_crossing() -> None:
    """[CC-AVE-02, CC-AVE-03] EX-10a: the track crosses the avenue between A2 and S2."""
    match = building([(5, 4)], FIGURE_2)
    match.play(f"rail {sq(5, 5)}")
    assert may_lay(match, 5, 6)


def test_example_10b_illegal_crossing() -> None:
    """[CC-AVE-04, CC-AVE-10] EX-10b: (9, 7) is the only avenue square of A3."""
    assert not may_lay(building([(9, 6)], FIGURE_2), 9, 7)
    open_south = {place: tile for place, tile in FIGURE_2.items() if place != (12, 6)}
    assert may_lay(building([(9, 6)], open_south), 9, 7)
    assert may_lay(building([(8, 6)], FIGURE_2), 8, 7)


def test_example_10c_third_segment() -> None:
    """[CC-RAIL-06] EX-10c: city hall carries two segments already."""
    assert may_lay(building([(8, 7), (8, 8)], FIGURE_2), 8, 9)
    match = building([(8, 7), (8, 8), (8, 9)], FIGURE_2)
    assert not may_lay(match, 9, 9)
    assert may_lay(match, 7, 9)


def test_example_10d_loop() -> None:
    """[CC-RAIL-05] EX-10d: (2, 9) would touch both (2, 10) and (1, 9)."""
    match = building([(1, 9), (1, 10), (2, 10)], FIGURE_2)
    assert not may_lay(match, 2, 9)
    assert may_lay(match, 3, 10)
    assert may_lay(match, 1, 8)


def test_example_10e_branch() -> None:
    """[CC-COUN-04, CC-RAIL-03] EX-10e: only the Transit Director's friend starts a branch."""
    line = [(1, 8), (1, 9), (1, 10), (2, 10)]
    assert not may_lay(building(line, FIGURE_2), 0, 9)
    assert not may_lay(building(line, FIGURE_2, transit=BRIAN), 0, 9)
    match = building(line, FIGURE_2, transit=ANNE)
    assert may_lay(match, 0, 9)
    assert may_lay(match, 1, 7)
    assert not may_lay(match, 2, 9)


def test_example_11_ends_after_branching() -> None:
    """[CC-RAIL-13] EX-11: two ends, three after a branch, four after another."""
    city = {(6, 6): "C4"}
    line = [(1, col) for col in range(3, 10)]
    beyond = [(1, 2), (1, 10), (3, 5), (3, 7)]
    for count, branches in enumerate(([], [(2, 5)], [(2, 5), (2, 7)]), start=2):
        match = building(line + branches, city)
        assert [place for place in beyond if may_lay(match, *place)] == beyond[:count]
        square = beyond[count] if count < 4 else (9, 9)
        assert not may_lay(match, *square)


@pytest.mark.parametrize("seats", [3, 4])
def test_example_12_tiles_to_choose_from(seats: int) -> None:
    """[CC-TILE-03] EX-12: the first seat chooses from n tiles, the last from one."""
    faces = ["M2", "C2", "A2", "S3"][:seats]
    for taken in range(seats):
        match = table("stack", 0, seats=seats, city={(6, 6): "C4"}, up=faces[taken:])
        assert match.legal() == sorted([f"take {tile}" for tile in faces[taken:]], key=by_tile)


def by_tile(action: str) -> int:
    """The number of the tile an action names."""
    return GAME.actions.parse(action)


def test_example_12_numbers() -> None:
    """[CC-GEN-03, CC-SET-01, CC-SET-03] EX-12: costs, segments and rounds."""
    view = GAME.new(4, seed=1).view()
    assert {view["costs"][suit + value] for suit in "SMCA" for value in "01"} == {5}
    assert view["costs"]["C2"] == 2
    assert view["segments_left"] == 50
    assert (GAME.new(3, seed=1).view()["rounds"], view["rounds"]) == (8, 6)


def test_example_12_mayor_and_unused_coins() -> None:
    """[CC-COUN-02, CC-ROUND-01] EX-12: the Mayor brings 7, each unused coin 2."""
    match = second_round()
    bid(match)
    assert gains(match, "lobby mayor")[CANDACE] == 7
    players = {seat: {"coins": [2, 3][:seat]} for seat in range(3)}
    match = table(
        "rail",
        3,
        -1,
        order=[0, 1, 2, 3],
        city={(6, 6): "C4"},
        players={
            **players,
            3: {"coins": [5]},
        },
    )
    assert gains(match, "stop") == [0, 2, 4, 2]
