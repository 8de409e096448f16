"""Enclosing neighborhoods: section 7 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    PRINTED,
    RESTS,
    asked,
    asks,
    building,
    chance,
    columns,
    events,
    offered,
    play,
    player,
    rep,
    scored,
    table,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.games.raising_chicago.state import E_HOOD
from jackscrew.games.raising_chicago.view import ChicagoView

RICH = "L" * 8 + "J" * 8 + "M" * 8
MARION, ANGELIKA, NICOLE = 0, 1, 2


def enclosing(
    plots: dict[int, Any], plot: int = 10, levels: int = 1, **more: Any
) -> Match[ChicagoView]:
    """Seat 0 raises a building among others."""
    players = {0: {"tokens": RICH}, **more.pop("players", {})}
    match = winning("2", levels=levels, plots=plots, players=players, **more)
    play(match, f"plot {plot}")
    return match


def won(match: Match[ChicagoView]) -> list[list[str]]:
    """The neighborhood tiles of all seats."""
    return [it["neighborhoods"] for it in match.view()["players"]]


def test_ex_14_neighborhood() -> None:
    """[RC-NB-02, RC-NB-03] Two with 2 levels: the higher rank; the others earn 1 each."""
    match = winning(
        "2",
        NICOLE,
        rank=[0, 1, 2],
        plots={1: (MARION, 2), 2: (ANGELIKA, 2), 9: "P4"},
        players={0: {"rep": 5}, 1: {"rep": 4}, 2: {"tokens": RICH}},
        hoods={1: "N3"},
    )
    play(match, "plot 10")
    assert won(match) == [["N3"], [], []]
    assert [it["favors"] for it in match.view()["players"]] == [1, 0, 0]
    assert [rep(match, seat) for seat in range(3)] == [5, 5, 2]
    assert match.view()["neighborhoods"][0] is None


def test_one_level_each() -> None:
    """[RC-NB-02] Few are enough."""
    match = enclosing({1: (1, 1), 2: (2, 1), 9: "P4"}, players={2: {"rep": 7}})
    assert won(match) == [[], [], ["N1"]]
    assert [rep(match, seat) for seat in range(3)] == [2, 1, 7]


@pytest.mark.parametrize("missing", [1, 2, 9])
def test_all_four_plots(missing: int) -> None:
    """[RC-NB-01] Three are not enough, raised or prestige."""
    town: dict[int, Any] = {1: (1, 1), 2: "P4", 9: (2, 1)}
    match = enclosing({plot: it for plot, it in town.items() if plot != missing})
    assert won(match) == [[], [], []]
    assert match.view()["neighborhoods"][0] == "N1"
    assert rep(match, 1) == rep(match, 2) == 0


def test_only_those_at_the_plot() -> None:
    """[RC-NB-01] Tiles elsewhere stay as they are."""
    match = enclosing({1: (0, 1), 2: (0, 1), 9: (0, 1), 7: (1, 1), 8: (1, 1), 15: (1, 1)})
    assert won(match) == [["N1"], [], []]
    assert match.view()["neighborhoods"].count(None) == 1


@pytest.mark.parametrize("space", PRINTED["neighborhood_spaces"], ids=lambda it: str(it["id"]))
def test_ex_27_every_neighborhood(space: dict[str, Any]) -> None:
    """[RC-NB-01] Each of the 18 is enclosed by its four plots."""
    *others, last = space["plots"]
    match = enclosing(dict.fromkeys(others, (1, 1)), last)
    assert [it.a + 1 for it in events(match, E_HOOD)] == [space["order"]]


def test_most_levels_win() -> None:
    """[RC-NB-02] Added up over the plots, whoever builds, whoever ranks higher."""
    match = enclosing({1: (1, 1), 2: (1, 2), 9: (2, 2)}, levels=2, players={2: {"rep": 9}})
    assert won(match) == [[], ["N1"], []]
    assert [rep(match, seat) for seat in range(3)] == [3, 0, 10]
    assert [line.step for line in match.record.lines] == ["plot"]  # nothing is asked


def test_three_tied() -> None:
    """[RC-NB-02] The highest rank of all who have the most."""
    match = enclosing(
        {1: (1, 2), 2: (2, 2), 9: "P4"}, levels=2, rank=[2, 1, 0], players={1: {"rep": 1}}
    )
    assert rep(match, 1) == 2
    assert won(match) == [["N1"], [], []]  # 2 for the levels, and not less than 1


def test_ex_41_only_those_with_a_building() -> None:
    """[RC-NB-03] With four players the one without a building there earns nothing."""
    match = enclosing({1: (1, 1), 2: (1, 3), 9: (2, 1)}, seats=4)
    assert [rep(match, seat) for seat in range(4)] == [2, 0, 1, 0]
    assert scored(match) == {"levels": 1, "neighborhoods": 1}
    assert won(match) == [[], ["N1"], [], []]


def test_one_point_however_many_buildings() -> None:
    """[RC-NB-03] Not one for each."""
    match = enclosing({1: (1, 1), 2: (1, 1), 9: "P4"}, levels=3)
    assert rep(match, 1) == 1


def test_reward_before_the_points() -> None:
    """[RC-NB-03] The winner's reputation comes first: of two that meet, the other is on top."""
    match = enclosing(
        {1: (1, 4), 2: (2, 1), 9: "P4"},
        hoods={1: "N5"},
        players={1: {"rep": 1, "expertise": (3, 4, 4)}, 2: {"rep": 2}},
        rank=[0, 2, 1],
    )
    assert [rep(match, seat) for seat in range(3)] == [2, 3, 3]  # column 4: 2 reputation
    assert match.view()["rank"] == [2, 1, 0]


@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("N1", {"favors": 1}),
        ("N5", {"expertise": (1, 0, 0)}),
        ("N8", {"expertise": (0, 1, 0)}),
        ("N9", {"expertise": (0, 0, 1)}),
        ("N11", {"tokens": "LLL"}),
        ("N13", {"tokens": "MMM"}),
        ("N14", {"tokens": "LJM"}),
        ("N15", {"tokens": "WW"}),
        ("N17", {"expansions": 1}),
    ],
)
def test_ex_53_rewards(tile: str, gained: dict[str, object]) -> None:
    """[RC-NB-02] Favor, advance, three resources, two wilds, an expansion."""
    match = enclosing(
        {1: (1, 2), 2: (1, 2), 9: (1, 2)}, hoods={1: tile}, players={1: {"tokens": ""}}
    )
    own = player(match, 1)
    found: dict[str, object] = {"favors": own["favors"], "expansions": own["expansions"]}
    found |= {"tokens": tokens(match, 1), "expertise": columns(match, 1)}
    nothing = {"favors": 0, "expansions": 0, "tokens": "", "expertise": (0, 0, 0)}
    assert found == nothing | gained
    assert asks(match) == RESTS


TWO = {1: (1, 2), 2: (1, 2), 9: (1, 2), 17: (2, 4), 18: (2, 4)}


@pytest.mark.parametrize("first", ["1", "2"])
def test_the_builder_chooses_the_order(first: str) -> None:
    """[RC-NB-04] Of several at once."""
    match = enclosing(TWO)
    assert asks(match) == (0, "hood")
    assert offered(match, "neighborhood") == ["1", "2"]
    play(match, f"neighborhood {first}")
    assert [it.a + 1 for it in events(match, E_HOOD)] == ([1, 2] if first == "1" else [2, 1])
    assert won(match) == [[], ["N1"], ["N2"]]


@pytest.mark.parametrize(("first", "winner"), [("1", 1), ("2", 2)])
def test_ranks_change_in_between(first: str, winner: int) -> None:
    """[RC-NB-04] What the first brings counts for a tie at the second."""
    match = enclosing(
        {1: (2, 9), 2: (1, 1), 9: (1, 1), 17: (2, 2), 18: (1, 1)},
        rank=[2, 1, 0],
        players={1: {"rep": 5}, 2: {"rep": 5}},
    )
    play(match, f"neighborhood {first}")
    assert "N2" in won(match)[winner]


def test_four_at_once() -> None:
    """[RC-NB-04] Plot 20 touches four; after three choices the last goes by itself."""
    around = [11, 12, 13, 19, 21, 27, 28, 29]
    match = enclosing(dict.fromkeys(around, (1, 1)), 20)
    assert offered(match, "neighborhood") == ["6", "7", "17", "18"]
    play(match, "neighborhood 17", "neighborhood 6", "neighborhood 18")
    assert [it.a + 1 for it in events(match, E_HOOD)] == [17, 6, 18, 7]
    assert len(won(match)[1]) == 4
    assert scored(match)["neighborhoods"] == 4


def test_prestige_buildings_only() -> None:
    """[RC-NB-05] Nobody has levels there: the tile goes to the box."""
    purple = {15: (1, 1), 19: (1, 1), 20: (1, 1), 21: (1, 1), 22: (1, 1), 26: (1, 1), 31: (1, 1)}
    match = winning(
        "5",
        plots={**purple, 1: "P4", 2: "P5", 10: "P6"},
        outskirts={1: "E7"},
        players={0: {"tokens": RICH}},
    )
    play(match, "outskirts 1", "prestige P1", "plot 9", "turn 0")
    chance(match, "show P7")
    assert match.view()["neighborhoods"][0] is None
    assert won(match) == [[], [], []]
    assert [rep(match, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.parametrize(("white", "own"), [(3, 1), (2, 2), (2, 1)])
def test_ex_71_the_non_player_alone_or_tied(white: int, own: int) -> None:
    """[RC-NB-06] Each player with a building there earns 1; the tile goes to the box."""
    match = enclosing({1: (2, white), 2: (1, own), 9: "P4"}, seats=2)
    assert won(match) == [[], []]
    assert match.view()["neighborhoods"][0] is None
    assert [rep(match, seat) for seat in range(2)] == [2, 1]


def test_players_without_a_building_there() -> None:
    """[RC-NB-06] They earn nothing."""
    match = enclosing({1: (2, 3), 2: (2, 1), 9: "P4"}, seats=2)
    assert [rep(match, seat) for seat in range(2)] == [2, 0]


def test_the_non_player_behind() -> None:
    """[RC-NB-06] Then the tile is won as ever."""
    match = enclosing({1: (2, 2), 2: (1, 3), 9: (0, 1)}, seats=2)
    assert won(match) == [[], ["N1"]]
    assert [rep(match, seat) for seat in range(2)] == [2, 0]


def test_a_later_level_reopens_nothing() -> None:
    """[RC-NB-07] The tile is kept, whoever has more levels afterwards."""
    players = {0: {"empty_plots": ["E7"]}, 1: {"neighborhoods": ["N1"]}}
    match = table(
        markers=[2, 0, 0],
        plots={1: (0, 2), 2: (1, 2), 9: "P4", 10: (1, 1)},
        hoods={1: None},
        players=players,
    )
    play(match, "use E7")
    assert building(match, 1) == (0, 3)
    assert won(match) == [[], ["N1"], []]
    assert rep(match) == 1
    assert asked(match) == "bid"


def test_ex_72_tile_4_before_neighborhoods() -> None:
    """[RC-NB-01] The card of the project just built shows all its resources."""
    match = winning(
        "2",
        levels=3,
        card="43",
        plots={1: (1, 1), 2: (1, 1), 9: (1, 1)},
        players={0: {"tokens": "LLJM", "empty_plots": ["E4"]}},
    )
    assert asked(match) == "payment"
    play(match, "covered", "plot 10")
    assert asks(match) == (0, "window")
    play(match, "use E4")  # there is no other card
    assert tokens(match) == "LJM"
    assert player(match, 1)["neighborhoods"] + player(match)["neighborhoods"] == ["N1"]
