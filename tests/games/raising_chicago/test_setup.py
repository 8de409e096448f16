"""Set-up of the game, section 3 of the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from chicago_table import GAME, PRINTED, chance, columns, markers, permanents, player, tokens

from jackscrew import Match
from jackscrew.core.state import CHANCE
from jackscrew.games.raising_chicago.view import ChicagoView

SEATS = [2, 3, 4]


def waiting(seats: int, council: bool = False) -> Match[ChicagoView]:
    """A game in which nothing has been drawn yet."""
    return Match(GAME, GAME.setup(seats, options={"council": council}), draws=False)


def drawn(match: Match[ChicagoView], step: str) -> list[str]:
    """What chance drew in a step."""
    lines = [line for line in match.record.lines if line.step == step and line.seat == CHANCE]
    return [line.action.split()[1] for line in lines]


def options(match: Match[ChicagoView]) -> list[str]:
    """What chance may do now."""
    return [GAME.actions.name(it).split()[1] for it in match.state.legal()]


def until(match: Match[ChicagoView], step: str) -> None:
    """Let chance take what comes first until a step."""
    while GAME.steps[match.state.stack[-1].step].name != step:
        chance(match, GAME.actions.name(match.state.legal()[0]))


def test_stacks_of_projects() -> None:
    """[RC-SET-01] Seven face-up stacks of five; tile 36 is in none of them."""
    match = waiting(3)
    until(match, "top")
    for stack in range(7):
        assert options(match) == [str(5 * stack + it) for it in range(1, 6)]
        chance(match, f"project {5 * stack + 3}")
    assert match.view()["stacks"] == ["3", "8", "13", "18", "23", "28", "33"]
    assert len(match.view()["unseen_projects"]) == 28


def test_stacks_are_shuffled() -> None:
    """[RC-SET-01] Each tile of a stack may be on top."""
    tops = {drawn(GAME.new(2, seed=seed), "top")[0] for seed in range(40)}
    assert tops == {"1", "2", "3", "4", "5"}


def test_ex_24_final_tiles() -> None:
    """[RC-SET-02] Four of ten."""
    match = waiting(3)
    until(match, "final")
    assert options(match) == [f"F{it}" for it in range(1, 11)]
    chance(match, "project F7", "project F2")
    assert options(match) == ["F1", "F3", "F4", "F5", "F6", "F8", "F9", "F10"]
    chance(match, "project F10", "project F1")
    assert match.view()["final_projects"] == ["F7", "F2", "F10", "F1"]


@pytest.mark.parametrize(("seats", "side"), [(2, "red"), (3, "red"), (4, "yellow")])
def test_deck(seats: int, side: str) -> None:
    """[RC-SET-03] All 54 cards, the side by player count, the top one visible."""
    match = waiting(seats)
    until(match, "draw")
    assert options(match) == [str(it) for it in range(1, 55)]
    chance(match, "draw 17")
    view = match.view()
    assert (view["side"], view["top_card"], len(view["unseen_cards"])) == (side, "17", 53)


def test_squares_are_those_of_the_side() -> None:
    """[RC-SET-03] Four on red, five on yellow."""
    for seats, count in ((2, 4), (3, 4), (4, 5)):
        area = GAME.new(seats, seed=1).view()["area"]
        assert [len(space["marks"]) for space in area] == [count] * 5


def test_ex_23_empty_plot_tiles() -> None:
    """[RC-SET-04] Eight of twelve, one on each outskirts plot."""
    match = waiting(3)
    until(match, "lot")
    assert options(match) == [f"E{it}" for it in range(1, 13)]
    chance(match, "lay E12")
    assert "E12" not in options(match)
    until(match, "show")
    laid = [it["tile"] for it in match.view()["outskirts"]]
    assert laid == ["E12", *[f"E{it}" for it in range(1, 8)]]
    assert all(it["owner"] is None for it in match.view()["outskirts"])


def test_ex_25_prestige_buildings() -> None:
    """[RC-SET-05] Three on display, seven in the stack."""
    match = waiting(3)
    until(match, "show")
    assert len(options(match)) == 10
    chance(match, "show P9", "show P2", "show P5")
    assert match.view()["display"] == ["P9", "P2", "P5"]
    assert match.view()["prestige_left"] == 7


def test_ward_tokens() -> None:
    """[RC-SET-06] One for each ward."""
    match = waiting(3)
    until(match, "token")
    chance(match, "token W3", "token W1")
    assert options(match) == ["W2", "W4"]
    chance(match, "token W4", "token W2")
    assert match.view()["ward_tokens"] == ["W3", "W1", "W4", "W2"]


def test_ex_26_banners() -> None:
    """[RC-SET-06] Nine: two per ward and one in the prestige area, three of each type."""
    banners = GAME.new(3, seed=1).view()["banners"]
    assert list(banners) == [*[f"column-{it}" for it in range(1, 9)], "prestige"]
    assert Counter(banners.values()) == dict.fromkeys(["lumber", "jackscrew", "masonry"], 3)
    per_ward = Counter(space.get("ward") for space in PRINTED["banner_spaces"])
    assert per_ward == {1: 2, 2: 2, 3: 2, 4: 2, None: 1}


def test_banners_are_mixed_up() -> None:
    """[RC-SET-06] Drawn one by one: what is left is as likely as there are banners of it."""
    match = waiting(3)
    until(match, "banner")
    assert match.state.weights() == [3, 3, 3]
    chance(match, "banner jackscrew", "banner jackscrew")
    assert match.state.weights() == [3, 1, 3]
    chance(match, "banner jackscrew")
    assert options(match) == ["lumber", "masonry"]
    assert match.state.weights() == [3, 3]
    assert match.view()["banners"]["column-3"] == "jackscrew"


def test_ex_27_neighborhoods() -> None:
    """[RC-SET-06] 18 tiles, one on each space; each space lies between four plots."""
    match = waiting(3)
    until(match, "neighborhood")
    chance(match, "tile N18")
    assert options(match) == [f"N{it}" for it in range(1, 18)]
    match.resume(1)
    tiles = match.view()["neighborhoods"]
    assert tiles[0] == "N18"
    assert len(set(tiles)) == 18
    assert {len(set(it["plots"])) for it in PRINTED["neighborhood_spaces"]} == {4}
    assert len(PRINTED["neighborhood_spaces"]) == 18


@pytest.mark.parametrize("seats", [2, 3])
def test_ex_21_two_or_three_players(seats: int) -> None:
    """[RC-SET-07, RC-SET-09] 2 tokens of each type, 9 permanents to be had, all from column 0."""
    match = GAME.new(seats, seed=1)
    for seat in range(seats):
        assert tokens(match, seat) == "LLJJMM"
        assert columns(match, seat) == (0, 0, 0)
    tracks = PRINTED["expertise"]["setup"][str(seats)]
    assert len(tracks["permanent_columns"]) * 3 == 9


def test_ex_22_four_players() -> None:
    """[RC-SET-07, RC-SET-09] 1 token of each type, 6 permanents, further right."""
    match = GAME.new(4, seed=1)
    for seat in range(4):
        assert tokens(match, seat) == "LJM"
        assert columns(match, seat) == (3, 3, 3)
    assert len(PRINTED["expertise"]["setup"]["4"]["permanent_columns"]) * 3 == 6


@pytest.mark.parametrize("seats", SEATS)
def test_companies(seats: int) -> None:
    """[RC-SET-07] 25 markers each, of which 3 are on the bidding board; nothing else yet."""
    match = GAME.new(seats, seed=1)
    assert markers(match) == [3] * seats
    for seat in range(seats):
        own = player(match, seat)
        assert permanents(match, seat) == (0, 0, 0)
        assert (own["supply"], own["poverty"], own["favors"], own["points"]) == (22, 0, 0, 0)
        assert (own["slots"], own["slot_count"], own["pile"]) == ([], 4, 0)
        assert set(own["symbols"].values()) == {0}
        assert not own["empty_plots"] + own["neighborhoods"] + own["final_projects"]


def test_discs() -> None:
    """[RC-SET-08] A random stack on 0; the top one ranks first."""
    match = waiting(3)
    assert options(match) == ["0", "1", "2"]
    chance(match, "disc 2")
    assert options(match) == ["0", "1"]
    chance(match, "disc 0", "disc 1")
    assert match.view()["rank"] == [2, 0, 1]
    assert len({tuple(GAME.new(3, seed=it).view()["rank"]) for it in range(60)}) == 6


def test_non_player() -> None:
    """[RC-SET-10] With two players a third colour bids; it owns nothing."""
    match = GAME.new(2, seed=1)
    assert match.view()["non_player"] == 2
    assert len(match.view()["players"]) == 2
    assert GAME.new(3, seed=1).view()["non_player"] is None


@pytest.mark.parametrize("seats", SEATS)
def test_council(seats: int) -> None:
    """[RC-SET-11] One of twelve members for each letter, only with the module."""
    match = waiting(seats, council=True)
    until(match, "member")
    assert options(match) == [f"M{it}" for it in range(1, 13)]
    chance(match, "member M12", "member M3")
    assert "M3" not in options(match)
    chance(match, "member M7", "member M1")
    assert match.view()["council"] == {"A": "M12", "B": "M3", "C": "M7", "D": "M1"}
    assert drawn(GAME.new(seats, seed=1), "member") == []
    assert set(GAME.new(seats, seed=1).view()["council"].values()) == {None}
