"""Stored positions that cannot be are refused when they are loaded, whatever is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from shoulders_table import GAME, NOBODY, PRINTED, FrameWords, frame_data, table
from stored import refused

from jackscrew.core.state import CHANCE

COMPANIES: dict[str, Any] = {
    "swift": {"director": 0, "treasury": 100, "commons": {1: 2}},
    "libby": {"director": 1, "treasury": 100, "asset": "foundry"},
}
ERA_1 = [
    tile["id"]
    for tile in PRINTED["buildings"]["tiles"]
    if tile["era"] == 1 and tile["min_players"] == 2
]


def standing(phase: str) -> dict[str, Any]:
    """A position in which a phase has begun."""
    hands = {seat: {"hand": ERA_1[seat::2]} for seat in range(2)} if phase == "building" else {}
    return table(phase, seats=2, companies=COMPANIES, players=hands, draft=True).dump()


def wrong_frames() -> Iterator[tuple[str, FrameWords]]:
    """Phases, each with a frame that cannot be the one on top."""
    yield "stock", ("trade", 2)
    yield "stock", ("trade", 0, 2)
    yield "stock", ("trade", 0, 0, 4)
    yield "stock", ("turn", 0)
    for pending in (0, -1, 1, 8, 16, 3 << 45, 1 << 50, 1 << 60):
        yield "stock", ("sell", 0, pending)
    yield "stock", ("protect", 1, "libby", 1)
    yield "building", ("draft", 2)
    yield "building", ("build", 0)
    yield "building", ("deal", CHANCE, 5, 1)
    yield "building", ("deal", CHANCE, 0, 4)
    yield "action", ("turn", NOBODY)
    yield "action", ("hire", 1, "swift")
    yield "action", ("hire", 0, "anglo")
    yield "action", ("cubes", 0, "swift", 16 * 16 * 3 + 1)
    yield "action", ("cubes", 0, "swift", 16)
    yield "action", ("automate", 0, "swift")
    yield "action", ("keep", 0, "swift", "abattoir")
    yield "action", ("keep", 1, "libby", 10**20)
    yield "action", ("stow", 0, "swift", 16)
    yield "action", ("bonus", 0, "swift", 6)
    yield "action", ("reveal", CHANCE, 5)
    yield "operating", ("produce", 0, "swift", 2)
    yield "operating", ("issue", 0, "swift", 4)
    yield "operating", ("issue", 0, "swift", 16)
    yield "operating", ("cube", CHANCE, 99)
    yield "cleanup", ("demand", CHANCE, 12)


@pytest.mark.parametrize(("phase", "frame"), list(wrong_frames()))
def test_a_decision_that_cannot_be_is_refused(phase: str, frame: FrameWords) -> None:
    data = standing(phase)
    data["stack"][-1] = frame_data(frame)
    refused(GAME, data)


@pytest.mark.parametrize("phase", ["stock", "building", "action", "operating", "cleanup"])
def test_a_phase_goes_on(phase: str) -> None:
    """Without what lies below, or with two of it, the game would stop, skip or never end."""
    data = standing(phase)
    GAME.load(data)
    frames = data["stack"]
    for stack in ([], frames[1:], frames[:1] + frames, [{**frames[0], "a": 8}, *frames[1:]]):
        refused(GAME, {**data, "stack": stack})


def test_all_start_a_company() -> None:
    data = GAME.new(3, seed=1).dump()
    assert [frame["step"] for frame in data["stack"]] == ["decade", "start", "start", "start"]
    del data["stack"][1]
    refused(GAME, data, "starts no company")


@pytest.mark.parametrize("number", ["swift", None, [], 0.0, 1.5])
@pytest.mark.parametrize("key", ["seat", "a", "b"])
def test_the_numbers_of_decisions_are_whole(key: str, number: object) -> None:
    data = standing("action")
    data["stack"][0][key] = number
    refused(GAME, data)


def wrong_entries() -> Iterator[tuple[str, object]]:
    """Keys of a position with values that cannot be."""
    yield "decade", 0
    yield "decade", 6
    yield "decade", 2.0
    yield "priority", 2
    yield "priority", -1
    yield "last", "x"
    yield "order", [0, 0]
    yield "order", [-1, -1]
    yield "lined", [0, 2]
    yield "lined", [-1, -1]
    yield "placed", [["advertising", 2]]
    yield "doubts", [-1]
    yield "doubts", [2 * 44 * 44]
    yield "turn", {"ran": 4, "revenue": 0, "delivered": 0}
    yield "turn", {"ran": 0, "revenue": -1, "delivered": 0}


@pytest.mark.parametrize(("key", "value"), list(wrong_entries()))
def test_an_entry_that_cannot_be_is_refused(key: str, value: object) -> None:
    refused(GAME, {**standing("action"), key: value})


@pytest.mark.parametrize(
    ("key", "value"),
    [("charter_partner", "anglo"), ("charter_partner", -3), ("played", "B44"), ("cash", 0.5)],
)
def test_a_player_who_cannot_be_is_refused(key: str, value: object) -> None:
    data = standing("action")
    data["players"][0][key] = value
    refused(GAME, data)
