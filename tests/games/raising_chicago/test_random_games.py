"""Random games, counted anew from what was played: auctions, incomes, buildings and tokens.

What a card, project or plot brings is read from the components; who placed what, from the record.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from chicago_table import GAME, PRINTED

from jackscrew import Match
from jackscrew.core.state import CHANCE, NOBODY, Event
from jackscrew.games.raising_chicago.state import (
    E_BACK,
    E_PHASE,
    E_TOKENS,
    E_UNBID,
    IN_COMPANY,
    IN_RESOLUTION,
    T_PROJECT,
    T_REWARD,
    T_SQUARE,
    T_WINNER,
)
from jackscrew.games.raising_chicago.view import ChicagoView, SpaceView
from jackscrew.text.words import about

Data = dict[str, Any]
Taken = Counter[tuple[int, int]]  # tokens by seat and kind

KINDS = ["lumber", "jackscrew", "masonry"]
SPACES = ["I", "II", "III", "IV", "V"]
PLOTS = {plot["number"]: plot for plot in PRINTED["plots"]}
PROJECTS = {str(it["number"]): it for it in PRINTED["projects"]}
PROJECTS |= {it["id"]: it for it in PRINTED["final_projects"]}
CARDS = {str(it["id"]): it for it in PRINTED["resource_cards"]}
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in (1, 2, 3)]


@pytest.fixture(scope="module", params=GAMES, ids=lambda it: "-".join(map(str, it)))
def played(request: pytest.FixtureRequest) -> Match[ChicagoView]:
    """A whole game of random choices."""
    seats, seed = request.param
    match = GAME.new(seats, seed=seed, council=seed == 2)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def face(card: str, seats: int) -> Data:
    """The side of a card that is in use."""
    found: Data = CARDS[card]["yellow" if seats == 4 else "red"]
    return found


def taken(events: list[Event], reason: int) -> Taken:
    """Tokens taken for a reason."""
    found: Taken = Counter()
    for event in events:
        if event.kind == E_TOKENS and event.c == reason:
            found[event.seat, event.a] += event.b
    return found


def placements(match: Match[ChicagoView]) -> Iterator[tuple[int, SpaceView, list[str]]]:
    """Every project placed: the line, the space it lay on, and the reward of its plot."""
    for number, line in enumerate(match.record.lines):
        verb, _, place = line.action.partition(" ")
        if (line.step, verb) in (("plot", "plot"), ("outskirts", "outskirts")):
            view = match.at(number).view()
            reward = PLOTS[int(place)]["reward"] if verb == "plot" else []
            yield number, view["area"][SPACES.index(about(view))], reward


def rep_of(rewards: list[str]) -> int:
    """The reputation among some rewards."""
    return sum(int(it.split()[1]) for it in rewards if it.startswith("rep "))


def test_a_covered_square_is_taken(played: Match[ChicagoView]) -> None:
    """[RC-DEC-21] One token of what it shows, for the player who placed the marker."""
    for number, line in enumerate(played.record.lines):
        if line.step == "bid" and not line.action.startswith("use"):
            space, square = line.action.split()[1].split("-")
            card = played.at(number).view()["area"][SPACES.index(space)]["card"]
            assert card is not None
            kind = face(card, played.setup.seats)["squares"][int(square) - 1]
            wanted = {(line.seat, KINDS.index(kind)): 1} if kind in KINDS else {}
            assert taken(played.told[number], T_SQUARE) == wanted


def auctions(match: Match[ChicagoView]) -> Iterator[tuple[int, list[list[int | None]], list[str]]]:
    """The line that ends each bidding; the markers on all cards then, and the cards."""
    for number, events in enumerate(match.told):
        if any(event.kind == E_PHASE and event.a == IN_RESOLUTION for event in events):
            line, area = match.record.lines[number], match.at(number).view()["area"]
            marks = [list(it["marks"]) for it in area]
            if line.step == "bid":
                verb, at = line.action.split()
                space, square = at.split("-")
                marks[SPACES.index(space)][int(square) - 1] = 2 if verb == "white" else line.seat
            yield number, marks, [it["card"] or "" for it in area]


def winner_of(marks: list[int | None]) -> int | None:
    """Most markers; of the tied the first in the order of squares."""
    counts = Counter(mark for mark in marks if mark is not None)
    most = max(counts.values(), default=0)
    return next((mark for mark in marks if mark is not None and counts[mark] == most), None)


def test_auctions(played: Match[ChicagoView]) -> None:
    """[RC-EPT-16] Winners take what is uncovered; losers' markers return, the unbid fail."""
    seats, rounds = played.setup.seats, 0
    for number, marks, cards in auctions(played):
        wanted: Taken = Counter()
        back: Counter[int] = Counter()
        for row, card in zip(marks, cards, strict=True):
            winner = winner_of(row)
            for mark, kind in zip(row, face(card, seats)["squares"], strict=True):
                if mark is None and kind in KINDS and winner is not None and winner < seats:
                    wanted[winner, KINDS.index(kind)] += 1
                elif mark is not None and mark != winner and mark < seats:
                    back[mark] += 1
        told = played.told[number]
        assert taken(told, T_WINNER) == wanted
        returned = [event for event in told if event.kind == E_BACK and event.seat != NOBODY]
        assert back == sum((Counter({it.seat: it.b}) for it in returned), Counter())
        unbid = [event for event in told if event.kind == E_UNBID]
        assert len(unbid) == sum(winner_of(row) is None for row in marks)
        rounds += 1
    assert rounds == 8


def income_of(player: Data, added: int, seats: int) -> Counter[int]:
    """[RC-P5-01] The basic tokens of all cards in slots; one-time ones of those just added."""
    found: Counter[int] = Counter()
    for slot, card in enumerate(it for it in player["slots"] if it):
        side = face(card, seats)
        for reward in side["each_round"] + (side["once"] if slot < added else []):
            kind, *_, count = reward.split()
            if kind in KINDS:
                found[KINDS.index(kind)] += int(count)
    return found


def test_incomes(played: Match[ChicagoView]) -> None:
    """[RC-P5-01, RC-P5-03] In each of eight rounds, from the cards in slots."""
    placed = {number for number, _, _ in placements(played)}
    added: Counter[int] = Counter()
    rounds = 0
    for number, (line, told) in enumerate(zip(played.record.lines, played.told, strict=True)):
        added[line.seat] += number in placed
        runs = [i for i, it in enumerate(told) if it.kind == E_PHASE and it.a == IN_COMPANY]
        if runs:
            income = taken(told[runs[0] :], T_REWARD)
            for seat, player in enumerate(played.at(number + 1).dump()["players"]):
                wanted = income_of(player, added[seat], played.setup.seats)
                assert Counter({kind: income[seat, kind] for kind in range(3)}) == wanted
            added.clear()
            rounds += 1
    assert rounds == 8


def test_buildings_and_their_rewards(played: Match[ChicagoView]) -> None:
    """[RC-EPT-11] Reputation of levels, plots and projects; symbols and cards of the winners."""
    scored: Counter[tuple[int, str]] = Counter()
    symbols: Counter[tuple[int, str]] = Counter()
    cards: dict[int, list[str]] = {seat: [] for seat in range(played.setup.seats)}
    for number, area, reward in placements(played):
        seat, project = played.record.lines[number].seat, PROJECTS[area["project"] or ""]
        scored[seat, "levels"] += area["marks"].count(seat)
        scored[seat, "plots"] += rep_of(reward)
        scored[seat, "projects"] += rep_of(project["reward"])
        symbols[seat, project.get("symbol", "")] += 1
        cards[seat].insert(0, area["card"] or "")
    for number, line in enumerate(played.record.lines):
        if line.step == "rotation":  # a prestige building earns the reward of its plot
            plot = int(played.at(number).dump()["stack"][-1]["b"])
            scored[line.seat, "plots"] += rep_of(PLOTS[plot]["reward"])
    for seat, player in enumerate(played.dump()["players"]):
        for source in ("levels", "plots", "projects"):
            assert player["scored"][source] == scored[seat, source]
        assert all(count == symbols[seat, it] for it, count in player["symbols"].items())
        held = [card for card in player["slots"] if card]
        assert held == cards[seat][: len(held)]
        assert sorted([*held, *player["pile"]]) == sorted(cards[seat])


def test_tokens_add_up(played: Match[ChicagoView]) -> None:
    """[RC-DEC-20] What was told of taking and giving leads from the first tokens to the last."""
    start = 1 if played.setup.seats == 4 else 2
    for seat, player in enumerate(played.dump()["players"]):
        held = Counter({0: start, 1: start, 2: start})
        for event in [it for told in played.told for it in told]:
            if event.kind == E_TOKENS and event.seat == seat:
                held[event.a] += event.b
                assert held[event.a] >= 0
        assert [held[kind] for kind in range(4)] == list(player["tokens"].values())


def test_projects_are_paid(played: Match[ChicagoView]) -> None:
    """[RC-DEC-04] Nobody pays more than is printed on what was built."""
    printed: Counter[int] = Counter()
    for number, area, _ in placements(played):
        printed[played.record.lines[number].seat] += sum(
            PROJECTS[area["project"] or ""]["cost"].values()
        )
    spent: Counter[int] = Counter()
    for told in played.told:
        for (seat, _), count in taken(told, T_PROJECT).items():
            spent[seat] -= count
    assert all(0 < spent[seat] <= printed[seat] for seat in range(played.setup.seats))


def test_nothing_is_lost(played: Match[ChicagoView]) -> None:
    """[RC-CON-04] Prestige buildings, outskirts plots and projects, at any time."""
    for number in range(100, played.version, 40):
        data = played.at(number).dump()
        raised = [plot["project"] for plot in data["plots"] if plot and "project" in plot]
        assert len(set(raised)) == len(raised)
        assert all(PROJECTS[it]["kind"] == "raise" for it in raised)
        placed = [plot["prestige"] for plot in data["plots"] if plot and "prestige" in plot]
        shown = [it for it in data["display"] if it]
        assert len({*placed, *shown, *data["unseen_prestige"]}) == 10
        assert all((lot["tile"] is None) == (lot["owner"] >= 0) for lot in data["outskirts"])


def test_what_chance_did(played: Match[ChicagoView]) -> None:
    """[RC-HID-04] 35 projects of stacks, four final ones, and 41 cards, each once."""
    draws = Counter(line.action for line in played.record.lines if line.seat == CHANCE)
    assert sum(it.startswith("draw") for it in draws) == 41
    assert sum(it.startswith("project") for it in draws) == 35 + 4
    assert all(count == 1 for it, count in draws.items() if not it.startswith("banner"))
