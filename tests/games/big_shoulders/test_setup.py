"""Setting the table, section 2 of the rules, and the course of a game."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from shoulders_table import (
    GAME,
    PRINTED,
    asked,
    buildings_of,
    drift,
    events,
    opening,
    player,
    table,
)

from jackscrew.core.errors import BadSetup
from jackscrew.core.state import CHANCE, PART
from jackscrew.games.big_shoulders.components import COMPANIES, RESOURCES
from jackscrew.games.big_shoulders.state import E_PHASE, PHASES

STARTING = {"cincinnati_steel", "michigan_lumber", "pennsylvania_coal", "union_stockyards"}
counts = pytest.mark.parametrize("seats", [2, 3, 4])


@counts
def test_marker(seats: int) -> None:
    """[BS-SETUP-01] 1875, and the Stock phase comes first."""
    match = opening(0, seats)
    assert (match.view()["decade"], match.view()["year"]) == (1, 1875)
    while asked(match) == "start":
        match.play(match.legal()[0])
    assert match.view()["phase"] == "stock"
    assert asked(match) == "trade"


@pytest.mark.parametrize(("seats", "tiles"), [(2, 15), (3, 19), (4, 24)])
def test_demand_tiles(seats: int, tiles: int) -> None:
    """[BS-SETUP-02] Tiles marked for more players stay away."""
    data = opening(0, seats).dump()
    used = [entry["tile"] for entry in data["demand"]] + data["demand_stack"]
    marks = {it["id"]: it["min_players"] for it in PRINTED["demand_tiles"]["tiles"]}
    assert len(used) == len(set(used)) == tiles
    assert set(used) == {tile for tile, least in marks.items() if least <= seats}


@counts
def test_demand_spaces_are_filled_by_piles(seats: int) -> None:
    """[BS-SETUP-02, BS-SETUP-03] Piles 1 to 4; right, middle, left column, each downwards."""
    piles = {it["id"]: it["pile"] for it in PRINTED["demand_tiles"]["tiles"]}
    orders = set()
    for seed in range(20):
        match = opening(0, seats, seed)
        drawn = [line.action.split()[1] for line in match.log() if line.step == "demand"]
        assert [piles[tile] for tile in drawn] == sorted(piles[tile] for tile in drawn)
        rest = match.dump()["demand_stack"]
        assert min(piles[tile] for tile in rest) >= piles[drawn[-1]]
        lying = [entry["tile"] for entry in match.dump()["demand"]]
        assert [lying[row * 3 + column] for column in (2, 1, 0) for row in range(4)] == drawn
        orders.add(tuple(drawn))
    assert len(orders) > 10, "the piles are not shuffled"


def test_rows() -> None:
    """[BS-SETUP-03] The rows from the top."""
    spaces = [entry["space"] for entry in opening(0).view()["demand"]]
    rows = ["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
    assert spaces == [f"{row}-{column}" for row in rows for column in ("left", "middle", "right")]


def test_assets() -> None:
    """[BS-SETUP-04] Brilliant Marketing on $80, the four others anywhere, eleven in the deck."""
    on_forty = set()
    for seed in range(40):
        view = opening(0, 2, seed).view()
        assert [entry["price"] for entry in view["row"]] == [80, 70, 60, 50, 40]
        assert view["row"][0]["asset"] == "brilliant_marketing"
        assert {entry["asset"] for entry in view["row"][1:]} == STARTING
        assert len(view["asset_deck"]) == 11
        assert not STARTING & set(view["asset_deck"])
        on_forty.add(view["row"][4]["asset"])
    assert on_forty == STARTING


def test_the_deck_is_not_made_twice() -> None:
    """[BS-SETUP-04] Once its last tile is turned up, nothing comes after it."""
    companies = {"swift": {"director": 0}, "libby": {"director": 1}}
    match = table("cleanup", seats=2, companies=companies, asset_deck=["workshop"])
    match.resume(1)
    assert match.view()["decade"] == 2
    assert match.view()["row"][0]["asset"] == "workshop"
    assert match.view()["asset_deck"] == []


def test_goals() -> None:
    """[BS-SETUP-05] Five different goals of ten."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        goals = opening(0, 2, seed).dump()["goals"]
        assert len(goals) == len(set(goals)) == 5
        seen.update(goals)
    assert len(seen) == 10


def test_without_goals() -> None:
    """[BS-VAR-02, BS-SETUP-05] No goals lie there, and none pays at the end."""
    match = opening(0, 2, goals=False)
    assert match.dump()["goals"] == []
    assert match.view()["goals"] == []
    drift(match, "nothing")
    assert match.over
    assert match.sheet()["goals"] == [0, 0]
    assert all(not entry["achieved"] for entry in match.dump()["players"])


@pytest.mark.parametrize(("seats", "sizes"), [(2, (6, 8, 8)), (3, (9, 12, 12)), (4, (12, 16, 16))])
def test_building_decks(seats: int, sizes: tuple[int, int, int]) -> None:
    """[BS-SETUP-06] The decks by era; all tiles are dealt in the course of the game."""
    data = opening(0, seats).dump()
    used = set(data["building_decks"]).union(*(entry["hand"] for entry in data["players"]))
    for era, size in enumerate(sizes, start=1):
        assert used & set(buildings_of(era)) == set(buildings_of(era, seats))
        assert len(buildings_of(era, seats)) == size
    match = opening(0, seats)
    drift(match, "nothing")
    assert match.dump()["building_decks"] == []


def test_cubes() -> None:
    """[BS-SETUP-07] Two of each at Haymarket Square, three on each space of the chain."""
    firsts: Counter[str] = Counter()
    for seed in range(40):
        match = opening(0, 3, seed)
        data = match.dump()
        assert data["haymarket"] == dict.fromkeys(RESOURCES, 2)
        assert [sum(space.values()) for space in data["chain"]] == [3, 3, 3, 3]
        for kind in RESOURCES:
            out = 2 + sum(space[kind] for space in data["chain"])
            assert data["bag"][kind] == PRINTED["resources"]["total_cubes"][kind] - out
        firsts.update(line.action.split()[1] for line in match.log() if line.step == "cube")
    assert set(firsts) == set(RESOURCES)


def test_cubes_are_drawn_by_their_number() -> None:
    """[BS-SETUP-07] Every cube of the bag is as likely as any other."""
    match = opening(0, 2)
    state = GAME.new_state(match.setup)
    while state.actor() == CHANCE and GAME.steps[state.stack[-1].step].name != "cube":
        state.apply(state.legal()[0])
    assert state.weights() == [18, 16, 14, 14]


def test_job_market() -> None:
    """[BS-SETUP-08] Four workers at $40."""
    jobs = opening(0).view()["jobs"]
    assert (jobs["workers"], jobs["wage"]) == (4, 40)
    assert len(jobs["wages"]) - 1 == 12


@counts
def test_players(seats: int) -> None:
    """[BS-SETUP-09] $175 and six partners, of which two can act."""
    match = opening(0, seats)
    for entry in match.view()["players"]:
        assert entry["cash"] == 175
        assert entry["ready"] == 2
        assert entry["appeal_partner"]
        assert entry["third_partner"]
        assert entry["charter_partner"] == "bank"
    for _ in range(seats):
        match.play(match.legal()[0])
    assert sorted(match.view()["order"]) == list(range(seats))
    GAME.sound(match.state)


@counts
def test_hands(seats: int) -> None:
    """[BS-SETUP-10] Three Era I tiles for each seat, which it alone sees."""
    match = opening(0, seats)
    dealt = [line for line in match.record.lines if line.step == "deal"]
    assert [line.seen for line in dealt] == [(seat,) for seat in range(seats) for _ in range(3)]
    for seat in range(seats):
        hand = player(match, seat)["hand"]
        assert len(hand) == 3
        assert set(hand) <= set(buildings_of(1))
        assert match.view(seat)["players"][seat]["hand"] == hand


@counts
def test_any_seat_may_be_first(seats: int) -> None:
    """[BS-SETUP-11] Chance names the first; each seat is as likely."""
    state = GAME.new_state(GAME.setup(seats))
    assert state.actor() == CHANCE
    names = [GAME.actions.name(action) for action in state.legal()]
    assert names == [f"first {seat}" for seat in range(seats)]
    assert state.weights() == [1] * seats


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_all_start_one_company(first: int) -> None:
    """[BS-SETUP-11, BS-SETUP-13] To the right of the first; the last has Priority Deal."""
    match = opening(first)
    chosen = []
    while asked(match) == "start":
        chosen.append(match.actor)
        assert "pass" not in match.legal()
        match.play(match.legal()[0])
    assert chosen == [(first - turn) % 4 for turn in range(4)]
    view = match.view()
    last = (first + 1) % 4
    assert view["priority"] == last
    assert view["order"] == [(last + place) % 4 for place in range(4)]
    assert [len(entry["directs"]) for entry in view["players"]] == [1, 1, 1, 1]
    assert match.actor == last


def test_ex_05_yellow_chooses_first() -> None:
    """EX-05 [BS-SETUP-11, BS-SETUP-13] Red 0, blue 1, green 2, yellow 3 clockwise."""
    match = opening(3)
    order = []
    while asked(match) == "start":
        order.append(match.actor)
        match.play(match.legal()[0])
    assert order == [3, 2, 1, 0]
    assert match.view()["priority"] == 0
    assert match.view()["order"] == [0, 1, 2, 3]


def test_ex_06_a_new_game() -> None:
    """EX-06 [BS-SETUP-02, BS-SETUP-04, BS-SETUP-05, BS-SETUP-07, BS-SETUP-08, BS-SETUP-09]"""
    view = opening(1).view(2)
    assert view["row"][0]["asset"] == "brilliant_marketing"
    assert {entry["asset"] for entry in view["row"][1:]} == STARTING
    assert len(view["goals"]) == 5
    assert set(view["haymarket"].values()) == {2}
    assert [sum(entry["cubes"].values()) for entry in view["chain"]] == [3, 3, 3, 3]
    assert view["jobs"]["workers"] == 4
    assert [(it["cash"], it["ready"], it["hand_size"]) for it in view["players"]] == [
        (175, 2, 3)
    ] * 4


@counts
def test_all_companies_are_on_offer(seats: int) -> None:
    """[BS-SETUP-14] Ten, with any number of players."""
    match = opening(0, seats)
    assert {action.split()[1] for action in match.legal()} == set(COMPANIES)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        GAME.new(seats)


def test_options() -> None:
    """[BS-VAR-01, BS-VAR-02, BS-VAR-03, BS-VAR-04] Basic, with goals, without the draft."""
    defaults = {option.name: option.default for option in GAME.options}
    assert defaults == {
        "advanced": False,
        "goals": True,
        "draft": False,
        "right_closes": False,
    }
    printed = {**PRINTED["options"]["defaults"], "right_closes": False}  # a reading of ours
    assert printed == defaults
    with pytest.raises(BadSetup, match="no option 'friendly'"):
        GAME.new(3, friendly=True)


@counts
def test_five_decades_of_five_phases(seats: int) -> None:
    """[BS-GEN-01] Stock, Building, Action, Operating, Cleanup; the last decade has no Cleanup."""
    match = opening(0, seats, seed=4)
    rng = random.Random(seats)
    while not match.over:
        seat = rng.choice(match.pending())
        match.play(rng.choice(match.legal_numbers(seat)), seat)
    told = [event for event in events(match) if event.kind in (E_PHASE, PART)]
    words = [PHASES[event.a] if event.kind == E_PHASE else event.a for event in told]
    four = ["stock", "building", "action", "operating"]
    decades = [[*four, "cleanup", decade + 1] for decade in range(1, 5)]
    assert words == [word for decade in decades for word in decade] + four
    assert match.dump()["decade"] == 5
