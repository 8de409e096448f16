"""Expertise tracks: section 7 of the rules."""

from __future__ import annotations

import pytest
from chicago_table import (
    RESTS,
    asked,
    asks,
    columns,
    events,
    offered,
    permanents,
    play,
    player,
    scored,
    table,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.games.raising_chicago.state import E_UNLIMITED
from jackscrew.games.raising_chicago.view import ChicagoView

RICH = "L" * 8 + "J" * 8 + "M" * 8


def holder(expertise: tuple[int, ...], seats: int = 3) -> Match[ChicagoView]:
    """Seat 0 may use tile 8, three spaces on one track, before a bid."""
    able = {"expertise": expertise, "empty_plots": ["E8"], "tokens": ""}
    return table(seats=seats, markers=[2, *[0] * (seats - 1)], players={0: able})


def test_ex_03_expertise() -> None:
    """[RC-EXP-01, RC-EXP-02] A permanent jackscrew; later a masonry advance and the column."""
    able = {"expertise": (4, 4, 1), "tokens": RICH}
    match = winning("14", players={0: able}, banners={1: "masonry"})
    assert columns(match) == (4, 5, 1)
    assert permanents(match) == (1, 2, 0)
    assert "W" not in tokens(match)
    play(match, "plot 9")
    assert columns(match) == (4, 5, 2)
    assert permanents(match) == (1, 2, 1)
    assert tokens(match).count("W") == 1


@pytest.mark.parametrize(("start", "then", "gained"), [(0, 3, 1), (2, 5, 1), (5, 8, 1), (8, 11, 0)])
def test_tokens_on_the_way(start: int, then: int, gained: int) -> None:
    """[RC-EXP-01] Spaces are entered one by one; tokens passed are taken."""
    match = holder((0, start, 0))
    before = permanents(match)[1]
    play(match, "use E8", "advance jackscrew")
    assert columns(match) == (0, then, 0)
    assert permanents(match) == (0, before + gained, 0)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_token_passed_over(seats: int) -> None:
    """[RC-EXP-01] From 1 to 4: the one on 2 is taken."""
    match = holder((1, 0, 0), seats)
    play(match, "use E8", "advance lumber")
    assert (columns(match), permanents(match)) == ((4, 0, 0), (1, 0, 0))


@pytest.mark.parametrize(
    ("expertise", "wilds", "points"),
    [
        ((1, 2, 2), 1, 0),  # to 4: min 2, a wild
        ((3, 4, 4), 0, 2),  # to 6: min 4
        ((5, 9, 6), 1, 0),  # to 8: min 6
        ((1, 4, 4), 1, 2),  # to 4: columns 2 and 4
        ((7, 10, 10), 1, 2),  # to 10: columns 8 and 10
        ((2, 2, 2), 0, 0),
        ((0, 1, 1), 0, 0),
        ((9, 12, 12), 1, 2),  # to 12: columns 10 and 12
    ],
)
def test_ex_54_column_rewards(expertise: tuple[int, int, int], wilds: int, points: int) -> None:
    """[RC-EXP-02] 1 wild or 2 reputation when the last marker comes; one move can earn two."""
    match = holder(expertise)
    play(match, "use E8")
    if asked(match) == "track":  # else there is only one that can move
        play(match, "advance lumber")
    assert tokens(match) == "W" * wilds
    assert scored(match) == ({"expertise": points} if points else {})


@pytest.mark.parametrize("track", ["lumber", "jackscrew", "masonry"])
def test_whichever_marker_comes_last(track: str) -> None:
    """[RC-EXP-02] The one that lags earns the reward, on any track; the others none."""
    at = ["lumber", "jackscrew", "masonry"].index(track)
    for moved in range(3):
        match = holder(tuple(1 if it == at else 2 for it in range(3)))
        play(match, "use E8", f"advance {['lumber', 'jackscrew', 'masonry'][moved]}")
        assert tokens(match) == ("W" if moved == at else "")


def test_only_when_the_last_marker_comes() -> None:
    """[RC-EXP-02] Another one that passes the column earns nothing, and nobody earns twice."""
    match = holder((1, 4, 4))
    play(match, "use E8", "advance jackscrew")
    assert (tokens(match), scored(match)) == ("", {})
    match = holder((4, 2, 4))
    play(match, "use E8", "advance lumber")
    assert (tokens(match), scored(match)) == ("", {})


def test_each_company_on_its_own() -> None:
    """[RC-EXP-02] Another company's markers do not matter."""
    players = {
        0: {"expertise": (1, 2, 2), "tokens": RICH},
        1: {"expertise": (0, 0, 0), "tokens": ""},
    }
    match = winning("1", players=players)
    play(match, "plot 9")  # lumber
    assert columns(match) == (2, 2, 2)
    assert tokens(match).count("W") == 2  # one is that of the project
    assert tokens(match, 1) == ""


def test_ex_79_four_players_start_further_right() -> None:
    """[RC-EXP-02] Column 2 is never earned, column 4 is the first; permanents on 5 and 8."""
    match = holder((3, 4, 4), seats=4)
    play(match, "use E8", "advance lumber")
    assert (tokens(match), scored(match)) == ("", {"expertise": 2})
    assert (columns(match), permanents(match)) == ((6, 4, 4), (1, 0, 0))


def test_the_last_column() -> None:
    """[RC-EXP-03] Surplus spaces are lost, and a marker there does not move."""
    match = holder((11, 0, 0))
    play(match, "use E8", "advance lumber")
    assert columns(match) == (12, 0, 0)
    assert [it.a for it in events(match, E_UNLIMITED)] == [0]
    match = winning("2", players={0: {"tokens": RICH, "expertise": (12, 0, 0)}})
    assert columns(match) == (12, 0, 0)
    play(match, "plot 9")  # lumber again
    assert columns(match) == (12, 0, 0)
    assert player(match)["unlimited"] == ["lumber"]
    assert asks(match) == RESTS


def test_one_track_for_all_spaces() -> None:
    """[RC-EXP-04] Tile 8: one choice, of the tracks that are not at their end."""
    match = holder((12, 3, 0))
    play(match, "use E8")
    assert offered(match, "advance") == ["jackscrew", "masonry"]
    play(match, "advance masonry")
    assert columns(match) == (12, 3, 3)
    assert asks(match) == (0, "bid")


def test_helps_from_the_next_payment_on() -> None:
    """[RC-EXP-05] The advance of a project does not lower its own cost."""
    able = {"tokens": "LLJM" + "LLJJM", "expertise": (1, 0, 0)}
    match = table(
        "projects",
        projects=["2", "5", None, None, None],
        cards=["1", "2", None, None, None],
        marks={"I": [0], "II": [0]},
        winners=[0, 0, -1, -1, -1],
        players={0: able},
    )
    assert (permanents(match), tokens(match)) == ((1, 0, 0), "LLJJM")
    play(match, "plot 3")
    assert asks(match) == (0, "outskirts")
    assert tokens(match) == "L"  # one lumber less for the second project
