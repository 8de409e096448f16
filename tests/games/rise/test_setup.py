"""Set-up of the game, section 1 of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from rise_table import GAME, PRINTED, RiseMatch, at, chance, coins, doing, drift, player

from jackscrew import Match
from jackscrew.core.errors import BadSetup
from jackscrew.core.state import CHANCE
from jackscrew.games.rise.effects import TRACKS

SEATS = [2, 3, 4]


def waiting(seats: int, **options: bool) -> RiseMatch:
    """A game in which nothing has been drawn yet."""
    return Match(GAME, GAME.setup(seats, options=options), draws=False)


def turned_over(seats: int, tracks: list[str]) -> RiseMatch:
    """A game with the B sides of these tracks."""
    options: dict[str, Any] = {f"{track}_b": True for track in tracks}
    return GAME.new(seats, seed=3, **options)


def drawn(match: RiseMatch, verb: str) -> list[str]:
    """What chance did, by verb."""
    actions = [line.action.split() for line in match.record.lines if line.seat == CHANCE]
    return [action[1] for action in actions if action[0] == verb]


@pytest.mark.parametrize("seats", SEATS)
def test_default_sides(seats: int) -> None:
    """[RISE-S-01] Two to four players; all A sides unless chosen."""
    match = GAME.new(seats, seed=1)
    assert len(match.view()["players"]) == seats
    assert set(match.view()["sides"].values()) == {"A"}
    sides = [option.default for option in GAME.options if not option.reading]
    assert sides == [False] * 10


@pytest.mark.parametrize("track", TRACKS)
def test_each_side_is_chosen_on_its_own(track: str) -> None:
    """[RISE-S-01] One track turned over, the others not."""
    sides = turned_over(2, [track]).view()["sides"]
    assert [it for it in TRACKS if sides[it] == "B"] == [track]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("side", [False, True])
def test_ex_03_start(seats: int, side: bool) -> None:
    """[RISE-S-02, RISE-S-04] 15 VP, limit 5, ten markers on the starts, one active tile."""
    match = turned_over(seats, TRACKS if side else [])
    assert match.scores() == [15] * seats
    for seat in range(seats):
        own = player(match, seat)
        assert (own["limit"], own["strongbox"], own["penalty"]) == (5, False, None)
        assert [at(match, seat, track) for track in TRACKS] == [
            0 if track in ("satisfaction", "conservation") else "start" for track in TRACKS
        ]
        assert set(own["steps"].values()) == {0}
        assert [tile["active"] for tile in own["school_tiles"]] == [True]
        assert own["culture_tiles"] == {}
        assert (own["rank"], own["free_cards"]) == (None, [])


@pytest.mark.parametrize("seats", SEATS)
def test_ex_04_seed_capital(seats: int) -> None:
    """[RISE-S-03] 3 coins on order spaces 1 and 2, 4 on the others."""
    match = GAME.new(seats, seed=5)
    order = match.view()["order"]
    assert sorted(order) == list(range(seats))
    assert [coins(match, seat) for seat in order] == [3, 3, 4, 4][:seats]
    assert match.actor == order[0]


def test_factories_in_any_order() -> None:
    """[RISE-S-03] Chance decides, among those who are not placed yet."""
    match = waiting(3)
    assert [GAME.actions.name(it) for it in match.state.legal()] == [
        *("factory 0", "factory 1", "factory 2"),
    ]
    chance(match, "factory 2")
    assert [GAME.actions.name(it) for it in match.state.legal()] == ["factory 0", "factory 1"]
    chance(match, "factory 0", "factory 1")
    assert match.view()["order"] == [2, 0, 1]
    assert [coins(match, seat) for seat in range(3)] == [3, 4, 3]
    orders = {tuple(GAME.new(2, seed=seed).view()["order"]) for seed in range(20)}
    assert orders == {(0, 1), (1, 0)}


@pytest.mark.parametrize("school_b", [False, True])
def test_starting_tiles(school_b: bool) -> None:
    """[RISE-S-04] One of the four for each, on both sides of School; the rest leave the game."""
    for seats in SEATS:
        match = GAME.new(seats, seed=seats, school_b=school_b)
        dealt = [player(match, seat)["school_tiles"][0]["tile"] for seat in range(seats)]
        assert len(set(dealt)) == seats
        assert set(dealt) <= {"S1", "S2", "S3", "S4"}
        assert not set(match.view()["school"]) & {"S1", "S2", "S3", "S4"}


def test_any_starting_tile_may_be_dealt() -> None:
    """[RISE-S-04] With two players, too."""
    dealt = {tile for seed in range(30) for tile in drawn(GAME.new(2, seed=seed), "deal")}
    assert dealt == {"S1", "S2", "S3", "S4"}


def test_ex_06_school_layout() -> None:
    """[RISE-S-05] A: all 12 tiles lie there; B: 9, none on the very right."""
    school = GAME.new(2, seed=1).view()["school"]
    assert set(school) == {f"T{number}" for number in range(1, 13)}
    school = GAME.new(2, seed=1, school_b=True).view()["school"]
    assert [number for number in range(12) if school[number] is None] == [3, 7, 11]
    laid = [tile for tile in school if tile]
    assert len(set(laid)) == 9


def test_any_tile_may_be_left_out() -> None:
    """[RISE-S-05] On side B three go back to the box, whichever they are."""
    missing = {
        tile
        for seed in range(30)
        for tile in {f"T{it}" for it in range(1, 13)}
        - set(GAME.new(2, seed=seed, school_b=True).view()["school"])
    }
    assert len(missing) == 12


def test_ex_07_culture_layout() -> None:
    """[RISE-S-06] B: five of ten on the marked spaces; A: none."""
    assert GAME.new(2, seed=1).view()["culture"] == {}
    assert drawn(GAME.new(2, seed=1), "hang") == []
    hung = GAME.new(2, seed=1, culture_b=True).view()["culture"]
    assert list(hung) == ["2", "4", "5", "7", "8"]
    assert len(set(hung.values())) == 5
    seen = {
        tile
        for seed in range(30)
        for tile in GAME.new(2, seed=seed, culture_b=True).view()["culture"].values()
    }
    assert seen == {tile["id"] for tile in PRINTED["culture_tiles"]["tiles"]}


@pytest.mark.parametrize(("seats", "first"), [(2, [4, 1]), (3, [4, 2, 1]), (4, [4, 3, 2, 1])])
def test_ex_08_politics_tiles(seats: int, first: list[int]) -> None:
    """[RISE-S-07] With two or three players tiles cover spaces 6, 10 and 14."""
    for place, points in enumerate(first):
        before = list(range(1, place + 1))
        players = {seat: {"politics": 6 if seat in before else 5} for seat in range(seats)}
        match = doing(["advance politics 1"], seats=seats, players=players)
        match.play("step politics-6")
        assert match.scores()[0] == 15 + points
        assert match.view()["rewards"]["r6"] == [*before, 0]
    rewards = PRINTED["tracks"]["politics"]["A"]["rewards"]
    assert all(len(rewards[it][str(seats)]) == seats for it in ("r6", "r10", "r14"))


@pytest.mark.parametrize(("side", "face"), [("", "A"), ("conservation", "B-front")])
def test_penalty_tiles_of_the_side_in_use(side: str, face: str) -> None:
    """[RISE-S-08] Whoever has to take one takes one of that side."""
    match = doing(["pollution 1"], b=side, players={0: {"conservation": -2}})
    assert player(match)["penalty"] == face


@pytest.mark.parametrize("seed", [1, 2])
def test_ex_05_decks(seed: int) -> None:
    """[RISE-S-09] 16 cards of each era and 36 events, era 1 first; nothing comes twice."""
    match = GAME.new(2, seed=seed)
    while not match.over:
        drift(match)
    cards = drawn(match, "card")
    assert [card[0] for card in cards] == ["1"] * 16 + ["2"] * 16 + ["3"] * 16
    assert len(set(cards)) == 48
    assert Counter(card[0] for card in match.view()["cards_left"]) == {"1": 6, "2": 6, "3": 6}
    seen = Counter(drawn(match, "event"))
    assert seen.total() == 36
    left = match.view()["events_left"]
    assert sum(left.values()) == 8
    for event in PRINTED["events"]["cards"]:
        assert seen[event["id"]] + left[event["id"]] == event["count"]


def test_eras_begin_in_rounds_five_and_nine() -> None:
    """[RISE-S-09] Each display is of one era."""
    match = GAME.new(2, seed=4)
    found: dict[int, set[str]] = {}
    while not match.over:
        view = match.view()
        found.setdefault(view["round"], {card[0] for card in view["display"][::2] if card})
        match.play(match.legal()[0])
    assert found == {round: {str((round - 1) // 4 + 1)} for round in range(1, 13)}


def test_the_coin_supply_never_runs_out() -> None:
    """[RISE-S-10] Whoever has 93 coins gets another."""
    match = doing(["coins 2"], players={0: {"coins": 93}, 1: {"coins": 93}})
    assert coins(match) == 95


@pytest.mark.parametrize(("sides", "up"), [("a", 0), ("B", 1)])
def test_one_choice_stands_for_the_sides_of_all_tracks(sides: str, up: int) -> None:
    setup = GAME.setup(2, options={"sides": sides, "press_b": "yes"})
    assert [int(setup.options[f"{track}_b"]) for track in TRACKS] == [up] * len(TRACKS)


def test_sides_can_be_chosen_one_by_one() -> None:
    setup = GAME.setup(2, options={"sides": "choose", "press_b": "yes"})
    assert [track for track in TRACKS if setup.options[f"{track}_b"]] == ["press"]
    with pytest.raises(BadSetup, match="sides is a, b or choose"):
        GAME.setup(2, options={"sides": "c"})
