"""What is bad about a choice before it is too late: each cause at a position where it is true."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from council_table import GAME, CouncilMatch, table
from warned import warned

from jackscrew.core.view import question_of
from jackscrew.games.city_council.view import CROWDED


def test_a_bid_that_leaves_too_little_for_a_tile() -> None:
    """[CC-TILE-04]"""
    match = table("bid", 0, up=["A1", "C5", "S5", "M5"], players={0: {"coins": [2, 3, 4, 5]}})
    told = "What you keep pays for none of the tiles on offer: taking one would cost you points."
    assert warned(match, "bid 5") == {"CC-TILE-04": told}
    assert warned(match, "bid 4") == {}


def crowded(waits: str = "") -> Iterator[CouncilMatch]:
    """Positions of random games with little room; nobody wants to `invest`, or to `speculate`."""
    for seed in range(3, 8):
        match, dice = GAME.new(3, seed=seed), random.Random(seed)
        while not match.over:
            if match.view()["places"] <= CROWDED + 4:
                yield match
            legal = match.legal()
            is_waiting = "skip" in legal and question_of(match.view())["step"] == waits
            match.play("skip" if is_waiting else dice.choice(legal))


def test_the_room_that_is_left_when_a_tile_is_placed() -> None:
    """[CC-END-02] Told when there becomes little, and when there is none."""
    rounds, found = set(), set()
    for match in crowded():
        before = match.view(match.pending()[0])
        if question_of(before)["step"] != "position" or len(match.legal()) == 1:
            continue
        for action in match.legal():
            after = match.clone()
            after.play(action)
            left, told = after.view()["places"], warned(match, action).get("CC-END-02", "")
            assert bool(told) == (left == 0 or left <= CROWDED < before["places"]), action
            assert (f"{left} place" in told) == bool(told and left)
            rounds.add("next round" in told)
            found.add(left == 0)
    assert (rounds, found) == ({True, False}, {True, False})


@pytest.mark.parametrize(("step", "rule"), [("invest", "CC-INV-01"), ("speculate", "CC-SPEC-01")])
def test_an_investor_and_a_speculator_that_may_come_too_late(step: str, rule: str) -> None:
    """[CC-INV-01, CC-SPEC-01] Told where there is little room."""
    found = set()
    for match in crowded(step):
        if "skip" in match.legal() and question_of(match.view())["step"] == step:
            is_late = match.view()["places"] <= CROWDED
            assert (rule in warned(match, "skip")) == is_late
            found.add(is_late)
    assert found == {True, False}
