"""The Building phase and the draft, section 6 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    ShouldersMatch,
    asked,
    buildings_of,
    drift,
    events,
    offered,
    player,
    table,
)

from jackscrew.core.errors import IllegalMove
from jackscrew.games.big_shoulders.components import BUILDINGS
from jackscrew.games.big_shoulders.state import E_BUILT, E_JOBS, E_PARTNER
from jackscrew.games.big_shoulders.view import ShouldersView

COMPANIES = ["swift", "libby", "elgin", "doggett"]
HANDS = [["B01", "B02", "B03"], ["B05", "B06", "B07"], ["B09", "B10", "B11"], ["B04", "B08", "B12"]]


def choosing(
    seats: int = 3,
    decade: int = 1,
    hands: list[list[str]] | None = None,
    built: list[list[str]] | None = None,
    **more: Any,
) -> ShouldersMatch:
    """All have their three tiles and are about to choose."""
    given = hands or HANDS
    players = {
        seat: {"hand": given[seat], "built": built[seat] if built else []} for seat in range(seats)
    }
    companies = {COMPANIES[seat]: {"director": seat, "treasury": 90} for seat in range(seats)}
    return table(
        "building",
        seats=seats,
        decade=decade,
        companies=companies,
        players=players,
        stack=[("building", -3, 1)],
        **more,
    )


def choose(match: ShouldersMatch, *choices: str) -> None:
    """Seat after seat plays one tile and removes another."""
    for seat, words in enumerate(choices):
        match.play(f"build {words}", seat)


def hands(match: ShouldersMatch) -> list[list[str]]:
    """What all hold."""
    return [entry["hand"] for entry in match.dump()["players"]]


@pytest.mark.parametrize(("decade", "era"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_two_tiles_of_the_era(decade: int, era: int) -> None:
    """[BS-BUILD-01] Era II in decades 2 and 3, Era III in 4 and 5; with the kept one three."""
    players = {seat: {"hand": [HANDS[seat][0]]} for seat in range(3)}
    companies = {COMPANIES[seat]: {"director": seat} for seat in range(3)}
    match = table("building", decade=decade, companies=companies, players=players)
    match.resume(decade)
    assert asked(match) == "build"
    for seat in range(3):
        hand = player(match, seat)["hand"]
        assert len(hand) == 3
        assert HANDS[seat][0] in hand
        assert set(hand) - {HANDS[seat][0]} <= set(buildings_of(era, 3))
    dealt = [line for line in match.record.lines if line.step == "deal"]
    assert [line.seen for line in dealt] == [(seat,) for seat in range(3) for _ in range(2)]


def test_decade_one_deals_nothing_more() -> None:
    """[BS-BUILD-01] The three tiles of setup are those to choose from."""
    players = {seat: {"hand": HANDS[seat]} for seat in range(3)}
    companies = {COMPANIES[seat]: {"director": seat} for seat in range(3)}
    match = table("building", companies=companies, players=players)
    match.resume(1)
    assert hands(match) == HANDS[:3]
    assert not [line for line in match.record.lines if line.step == "deal"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_played_one_removed_one_kept(seat: int) -> None:
    """[BS-BUILD-02] All six ways, for every seat."""
    match = choosing()
    one, two, three = HANDS[seat]
    pairs = [(one, two), (one, three), (two, one), (two, three), (three, one), (three, two)]
    assert match.legal(seat) == [f"build {first} {second}" for first, second in pairs]
    match.play(f"build {two} {three}", seat)
    assert player(match, seat)["hand"] == [one]
    with pytest.raises(IllegalMove):
        match.play(f"build {one} {two}", seat)


def test_all_choose_at_the_same_time() -> None:
    """[BS-BUILD-02] Any seat may answer first; nothing is shown before the last has chosen."""
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]):
        match = choosing()
        for number, seat in enumerate(order):
            assert set(match.pending()) == set(order[number:])
            before = [match.view(other) for other in range(-1, 3)]
            match.play(f"build {HANDS[seat][0]} {HANDS[seat][1]}", seat)
            if number < 2:
                assert match.view()["phase"] == "building"
                assert not events(match)
                for other in range(-1, 3):
                    if other != seat:
                        assert_only_told_that(before[other + 1], match.view(other), seat)
        assert match.view()["phase"] == "action"
        shown = [player["buildings"][0] for player in match.view()["players"]]
        assert shown == [{"building": hand[0], "partner": None} for hand in HANDS[:3]]


def assert_only_told_that(before: ShouldersView, after: ShouldersView, seat: int) -> None:
    """Others learn that a seat has chosen, and nothing else."""
    old, new = before["players"][seat], after["players"][seat]
    assert new == old | {"hand_size": new["hand_size"], "chosen": True}
    assert (new["played"], new["tossed"], new["hand"]) == (None, None, None)
    after["players"][seat] = old
    assert after == before | {"question": after["question"], "version": after["version"]}


def test_the_log_hides_the_choice() -> None:
    """[BS-BUILD-02] The removed tile stays its owner's secret, in the log too."""
    match = choosing()
    choose(match, "B01 B02", "B05 B06", "B09 B10")
    for reader in range(-1, 3):
        shown = [line.action for line in match.log(reader) if line.step == "build"]
        for seat, action in enumerate(shown):
            assert (action == "?") == (seat != reader)
        for line, told in match.told_to(reader):
            for event in told:
                assert event.kind != E_BUILT or line.seat == 2


def test_revealed_to_all() -> None:
    """[BS-BUILD-03] When all have chosen everybody is told what was played."""
    match = choosing()
    choose(match, "B01 B02", "B05 B06", "B09 B10")
    for reader in range(-1, 3):
        told = [it for _, some in match.told_to(reader) for it in some if it.kind == E_BUILT]
        assert [(it.seat, BUILDINGS[it.a]) for it in told] == [(0, "B01"), (1, "B05"), (2, "B09")]


@pytest.mark.parametrize("decade", [1, 2, 3, 4, 5])
def test_space_of_the_decade(decade: int) -> None:
    """[BS-BUILD-02] The tile comes to the own space of the decade, in decade 5 too."""
    earlier = [
        ["B01", "B13", "B14", "B34"],
        ["B02", "B15", "B17", "B36"],
        ["B06", "B19", "B22", "B37"],
    ]
    built = [tiles[: decade - 1] for tiles in earlier]
    three = [["B03", "B16", "B29"], ["B05", "B18", "B31"], ["B07", "B20", "B33"]]
    match = choosing(decade=decade, hands=three, built=built)
    choose(match, "B16 B03", "B18 B05", "B20 B07")
    for seat, tile in enumerate(["B16", "B18", "B20"]):
        found = player(match, seat)["built"]
        assert found == [*built[seat], tile, *[None] * (5 - decade)]
        assert player(match, seat)["removed"] == [three[seat][0]]
        assert player(match, seat)["hand"] == [three[seat][2]]


def test_ex_20_three_workers() -> None:
    """EX-20 [BS-BUILD-03] Four are there; B01, B02, B03 and B08 bring 2 + 1 + 0 + 0."""
    given = [["B01", "B11", "B05"], ["B02", "B06", "B07"], ["B03", "B09", "B10"], HANDS[3]]
    match = choosing(4, hands=given)
    choose(match, "B01 B11", "B02 B06", "B03 B09", "B08 B12")
    jobs = match.view()["jobs"]
    assert jobs["workers"] == 7
    assert jobs["wage"] == 30
    assert [(it.a, it.b) for it in events(match) if it.kind == E_JOBS] == [(3, 7)]


@pytest.mark.parametrize(("jobs", "after"), [(0, 5), (6, 11), (7, 12), (8, 12), (12, 12)])
def test_twelve_workers_at_most(jobs: int, after: int) -> None:
    """[BS-BUILD-03] Those beyond twelve are not placed; only tiles of this decade count."""
    match = choosing(decade=2, built=[["B04"], ["B12"], ["B08"]], seats=3, jobs=jobs, checked=False)
    choose(match, "B01 B02", "B06 B05", "B10 B11")
    assert match.view()["jobs"]["workers"] == after


def test_removed_and_kept_tiles_bring_nobody() -> None:
    """[BS-BUILD-03]"""
    match = choosing(hands=[["B03", "B01", "B10"], ["B05", "B06", "B09"], ["B07", "B02", "B11"]])
    choose(match, "B03 B01", "B05 B06", "B07 B02")
    assert match.view()["jobs"]["workers"] == 4
    assert not [event for event in events(match) if event.kind == E_JOBS]


def test_buildings_stay() -> None:
    """[BS-BUILD-04] In a later decade those of earlier ones can be used again."""
    companies = {
        "swift": {"director": 0, "treasury": 500},
        "libby": {"director": 1, "treasury": 500},
    }
    built = {0: {"built": ["B02", "B14"]}, 1: {"built": ["B10", "B22"]}}
    match = table("action", 0, seats=2, decade=2, companies=companies, players=built)
    uses = {action.split()[1] for action in offered(match, "use")}
    assert {"B02", "B14", "B10", "B22"} <= uses
    match.play("use B10 swift")
    uses = {action.split()[1] for action in offered(match, "use")}
    assert "B10" not in uses
    match.resume(1)
    drift(match, "trade")
    drift(match, "turn")
    assert match.view()["decade"] == 3
    assert {"B02", "B14", "B10", "B22"} <= {it.split()[1] for it in offered(match, "use")}


@pytest.mark.parametrize("decade", [2, 3, 4])
def test_partner_of_decade_three(decade: int) -> None:
    """[BS-BUILD-05] All gain it, ready for the Action phase that follows."""
    earlier = [["B01", "B13", "B14"], ["B02", "B15", "B17"], ["B06", "B19", "B22"]]
    built = [tiles[: decade - 1] for tiles in earlier]
    three = [["B03", "B16", "B29"], ["B05", "B18", "B31"], ["B07", "B20", "B33"]]
    match = choosing(decade=decade, hands=three, built=built)
    before = [player(match, seat)["ready"] for seat in range(3)]
    choose(match, "B16 B03", "B18 B05", "B20 B07")
    gained = 1 if decade == 3 else 0
    assert [player(match, seat)["ready"] - before[seat] for seat in range(3)] == [gained] * 3
    told = [(it.seat, it.a) for it in events(match) if it.kind == E_PARTNER]
    assert told == [(seat, 1) for seat in range(3)] * gained
    assert match.view()["phase"] == "action"
    assert match.view()["players"][0]["third_partner"] == (decade == 2)


@pytest.mark.parametrize(
    ("decade", "sums"), [(1, {40}), (2, {40}), (3, {40, 60}), (4, {40, 60}), (5, {40, 60, 80})]
)
def test_fundraising_is_uncovered(decade: int, sums: set[int]) -> None:
    """[BS-BUILD-06] By the decks that have been dealt out."""
    companies = {"swift": {"director": 0}, "libby": {"director": 1}}
    match = table("action", 0, seats=2, decade=decade, companies=companies)
    uses = {it.split()[1] for it in offered(match, "use")}
    assert {int(it.removeprefix("fundraising_")) for it in uses if "fund" in it} == sums


def test_ex_21_three_to_choose_from() -> None:
    """EX-21 [BS-BUILD-01, BS-BUILD-02] One is kept; with two new ones it is three again."""
    match = choosing()
    match.resume(8)
    choose(match, "B01 B02", "B05 B06", "B09 B10")
    kept = ["B03", "B07", "B11"]
    for decade in range(2, 6):
        assert hands(match) == [[tile] for tile in kept]
        drift(match, "build")
        assert match.view()["decade"] == decade
        assert [len(hand) for hand in hands(match)] == [3, 3, 3]
        for seat in range(3):
            new, other = (tile for tile in hands(match)[seat] if tile != kept[seat])
            match.play(f"build {new} {kept[seat]}", seat)
            kept[seat] = other


# the draft ----------------------------------------------------------------------------------


def test_ex_100_to_the_left() -> None:
    """EX-100 [BS-VAR-03] Decade 1: A passes to B, B to C, C to A, and again."""
    match = choosing(draft=True)
    assert asked(match) == "draft"
    match.play("draft B01", 0)
    match.play("draft B05", 1)
    match.play("draft B09", 2)
    assert hands(match) == [["B10", "B11"], ["B02", "B03"], ["B06", "B07"]]
    assert [entry["drafted"] for entry in match.dump()["players"]] == [["B01"], ["B05"], ["B09"]]
    match.play("draft B10", 0)
    match.play("draft B02", 1)
    match.play("draft B06", 2)
    assert hands(match) == [["B01", "B07", "B10"], ["B02", "B05", "B11"], ["B03", "B06", "B09"]]
    assert asked(match) == "build"


@pytest.mark.parametrize("decade", [2, 4])
def test_ex_100_to_the_right(decade: int) -> None:
    """EX-100 [BS-VAR-03] Decades 2 and 4: A passes to C, C to B, B to A."""
    match = choosing(decade=decade, draft=True)
    for seat in range(3):
        match.play(f"draft {HANDS[seat][0]}", seat)
    assert hands(match) == [["B06", "B07"], ["B10", "B11"], ["B02", "B03"]]
    for seat, tile in enumerate(["B06", "B10", "B02"]):
        match.play(f"draft {tile}", seat)
    assert hands(match) == [["B01", "B06", "B11"], ["B03", "B05", "B10"], ["B02", "B07", "B09"]]


@pytest.mark.parametrize("decade", [3, 5])
def test_draft_of_odd_decades(decade: int) -> None:
    """[BS-VAR-03] To the left again."""
    match = choosing(decade=decade, draft=True)
    for seat in range(3):
        match.play(f"draft {HANDS[seat][0]}", seat)
    assert hands(match) == [["B10", "B11"], ["B02", "B03"], ["B06", "B07"]]


@pytest.mark.parametrize("seats", [2, 4])
def test_draft_with_two_and_four(seats: int) -> None:
    """[BS-VAR-03] With two the last tile comes back."""
    two = [["B01", "B02", "B06"], ["B09", "B10", "B11"]]
    match = choosing(seats, draft=True, hands=two if seats == 2 else None)
    given = two if seats == 2 else HANDS
    for seat in range(seats):
        match.play(f"draft {given[seat][0]}", seat)
    assert hands(match) == [given[seat - 1][1:] for seat in range(seats)]
    for seat in range(seats):
        match.play(f"draft {given[seat - 1][1]}", seat)
    expected = [
        sorted([given[seat][0], given[seat - 1][1], given[(seat - 2) % seats][2]])
        for seat in range(seats)
    ]
    assert hands(match) == expected


def test_draft_comes_after_dealing() -> None:
    """[BS-VAR-03] In later decades the kept tile and the two new ones are drafted together."""
    players = {seat: {"hand": [HANDS[seat][0]]} for seat in range(3)}
    companies = {COMPANIES[seat]: {"director": seat} for seat in range(3)}
    match = table("building", decade=2, companies=companies, players=players, draft=True)
    match.resume(2)
    assert asked(match) == "draft"
    for seat in range(3):
        assert match.legal(seat) == [f"draft {tile}" for tile in hands(match)[seat]]
        assert len(match.legal(seat)) == 3
        assert f"draft {HANDS[seat][0]}" in match.legal(seat)


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_drafted_at_the_same_time(order: list[int]) -> None:
    """[BS-VAR-03] Any seat may answer first; nobody learns anything before all have."""
    match = choosing(draft=True)
    for picks in (["B01", "B05", "B09"], ["B10", "B02", "B06"]):
        for number, seat in enumerate(order):
            assert set(match.pending()) == set(order[number:])
            before = [match.view(other) for other in range(-1, 3)]
            match.play(f"draft {picks[seat]}", seat)
            if number < 2:
                for other in range(-1, 3):
                    if other != seat:
                        assert_only_told_that(before[other + 1], match.view(other), seat)
    assert not events(match)
    for reader in range(-1, 3):
        lines = [line for line in match.log(reader) if line.step == "draft"]
        assert [line.action == "?" for line in lines] == [line.seat != reader for line in lines]
    assert hands(match)[0] == ["B01", "B07", "B10"]


def test_no_draft_by_default() -> None:
    """[BS-VAR-03]"""
    assert asked(choosing()) == "build"
