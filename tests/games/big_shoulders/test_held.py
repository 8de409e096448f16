"""The limit of a pack wherever it counts, and the first building of all where one is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from shoulders_table import (
    GAME,
    ShouldersMatch,
    buildings_of,
    certificates,
    offered,
    table,
)

from jackscrew.core.chance import Dice
from jackscrew.core.components import parse_pack
from jackscrew.core.errors import BadSetup
from jackscrew.core.match import PUBLIC
from jackscrew.games.big_shoulders.components import BUILDINGS
from jackscrew.games.big_shoulders.evaluation import evaluate
from jackscrew.games.big_shoulders.state import Shoulders

LIMIT = 6
RICH = {seat: {"cash": 1000} for seat in range(2)}


def limited(companies: Mapping[str, Any], seat: int = 0) -> ShouldersMatch:
    """Two seats trade where nobody may hold more than six certificates."""
    pack = parse_pack(f"[players.certificate_limit]\n2 = {LIMIT}")
    return table(
        "stock", seat, seats=2, companies=companies, players=RICH, components=pack, advanced=True
    )


@pytest.mark.parametrize("held", [LIMIT - 1, LIMIT])
def test_limit_of_a_pack(held: int) -> None:
    """[BS-STOCK-09, BS-START-05] It closes purchases and starts alike."""
    companies = {
        "swift": {"director": 0},
        "libby": {"director": 1, "commons": {0: held - 1}},
        "elgin": {"director": 1},
    }
    match = limited(companies)
    assert certificates(match, 0) == held
    assert bool(offered(match, "buy")) == bool(offered(match, "start")) == (held < LIMIT)
    assert "pass" in match.legal()


def test_limit_of_a_pack_makes_one_sell() -> None:
    """[BS-STOCK-07] Down to it and no further."""
    match = limited({"swift": {"director": 0}, "libby": {"director": 1, "commons": {0: 5}}})
    assert "pass" in match.legal()
    companies = {
        "swift": {"director": 0, "commons": {0: 2}},
        "libby": {"director": 1, "commons": {0: 5}},
    }
    match = limited(companies)
    assert {action.split()[0] for action in match.legal()} == {"sell"}
    match.play("sell common libby")
    assert "settle" not in match.legal()
    match.play("sell common libby")
    assert "settle" in match.legal()


def test_an_exchange_may_end_what_one_must_sell() -> None:
    """[BS-STOCK-07, BS-DIR-05] Over the limit when the phase began, at it in the own turn."""
    companies = {
        "swift": {"director": 1, "commons": {0: 4, 1: 1}},
        "libby": {"director": 1, "commons": {0: 3}},
        "elgin": {"director": 1, "commons": {0: 1}},
    }
    match = limited(companies, seat=1)
    assert certificates(match, 0) == LIMIT + 2
    for action in ("sell common swift", "settle", "pass"):
        match.play(action, 1)
    assert (match.actor, certificates(match, 0)) == (0, LIMIT)
    assert "pass" in match.legal()


FIRST = BUILDINGS[0]
DIRECTED = {"swift": {"director": 0}, "libby": {"director": 1}, "elgin": {"director": 2}}
HANDS = [["B05", "B06", "B07"], [FIRST, "B02", "B03"], ["B09", "B10", "B11"]]


def choosing(
    answer: str, draft: bool = False, hands: list[list[str]] = HANDS, decade: int = 1
) -> ShouldersMatch:
    """Three seats choose, and seat 1, which has the first building of all, has answered."""
    match = table(
        "building",
        decade=decade,
        companies=DIRECTED,
        players={seat: {"hand": hand} for seat, hand in enumerate(hands)},
        stack=[("building", -3, 1)],
        draft=draft,
    )
    match.play(answer, 1)
    return match


ANSWERS = [("played", f"build {FIRST} B02"), ("tossed", f"build B02 {FIRST}")]


@pytest.mark.parametrize(("key", "answer"), ANSWERS)
def test_the_first_building_chosen_is_hidden_as_any_other(key: str, answer: str) -> None:
    """[BS-BUILD-02] It is chosen, sound, its owner's alone, and out of sight of others."""
    match = choosing(answer)
    GAME.check_position(match.state)
    for reader in (PUBLIC, 0, 1, 2):
        view = match.view(reader)
        assert [entry["chosen"] for entry in view["players"]] == [False, True, False]
        assert dict(view["players"][1])[key] == (FIRST if reader == 1 else None)
        assert (FIRST in view["decks"]["out_of_sight"]) == (reader != 1)
    assert GAME.dump(GAME.load(match.dump()), match.setup) == match.dump()


@pytest.mark.parametrize(
    ("key", "answer", "draft"),
    [(*it, False) for it in ANSWERS] + [("played", f"draft {FIRST}", True)],
)
def test_the_first_building_chosen_is_chosen_again(key: str, answer: str, draft: bool) -> None:
    """[BS-BUILD-02, BS-VAR-03] Who does not see it takes it for any other; its owner does not."""
    match = choosing(answer, draft)
    found = set()
    for seed in range(60):
        state = GAME.resample(match.state, 0, Dice(seed))
        GAME.sound(state)
        found.add(GAME.dump(state, match.setup)["players"][1][key])
        own = GAME.dump(GAME.resample(match.state, 1, Dice(seed)), match.setup)
        assert own["players"][1] == match.dump()["players"][1]
    assert len(found) > 4
    assert not found & set(HANDS[0])


def test_a_building_kept_since_the_first_decade_is_chosen_again() -> None:
    """[BS-BUILD-02] Who sees that a seat has chosen does not know of which era."""
    later = buildings_of(2, 3)
    hands = [[HANDS[seat][0], *later[seat * 2 : seat * 2 + 2]] for seat in range(3)]
    match = choosing(f"build {FIRST} {hands[1][1]}", hands=hands, decade=2)
    found = set()
    for seed in range(60):
        state = GAME.resample(match.state, 0, Dice(seed))
        found.add(GAME.dump(state, match.setup)["players"][1]["played"])
    assert found & set(later)
    assert found - set(later)


@pytest.mark.parametrize("key", ["played", "tossed"])
def test_the_first_building_is_chosen_in_its_phase_only(key: str) -> None:
    """[BS-BUILD-02] A position in which it waits to be shown in another phase is refused."""
    data = table("action", companies=DIRECTED).dump()
    data["building_decks"].remove(FIRST)
    data["players"][1][key] = FIRST
    with pytest.raises(BadSetup, match="nobody asks for"):
        GAME.load(data)


def test_the_first_building_is_shown() -> None:
    """[BS-BUILD-03, BS-BUILD-04] It stays on the board, and in play."""
    match = choosing(f"build {FIRST} B02")
    match.play("build B05 B06", 0)
    match.play("build B09 B10", 2)
    (shown,) = [entry for entry in match.view()["players"][1]["buildings"] if entry]
    assert shown["building"] == FIRST
    assert match.dump()["players"][1]["built"][0] == FIRST


def test_the_first_building_chosen_is_worth_something() -> None:
    """[BS-BUILD-04] To a bot as much as one that is shown."""
    state = choosing(f"build {FIRST} B02").state
    assert isinstance(state, Shoulders)
    before = evaluate(state, 1)
    state.played[1] = -1
    assert evaluate(state, 1) < before
