"""Positions that cannot be are refused when they are loaded, whatever step is pending."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache

import pytest
from chicago_table import GAME, NOBODY, FrameWords, frame_data
from stored import Data, play_on, refused

from jackscrew import Match
from jackscrew.core.state import CHANCE
from jackscrew.games.raising_chicago.view import ChicagoView

STEPS = [step.name for step in GAME.steps if not step.automatic]
DECISIONS = STEPS[STEPS.index("window") :]  # the others are of chance, but for some of round 1


@cache
def visited(seats: int, seed: int) -> dict[str, Data]:
    """For each step of a random game the last position in which it is asked."""
    found = {}
    match = GAME.new(seats, seed=seed, council=True)
    rng = random.Random(seed)
    while not match.over:
        found[GAME.steps[match.state.stack[-1].step].name] = match.dump()
        match.play(rng.choice(match.legal()))
    return {**found, "over": match.dump()}


def standing(step: str, seats: int = 3) -> Data:
    """A position of a random game in which this is to be decided."""
    for seed in range(40):
        if step in visited(seats, seed):
            return deepcopy(visited(seats, seed)[step])
    raise AssertionError(f"{step} is never asked")


@cache
def drawn() -> Match[ChicagoView]:
    """A game in which all draws are written down."""
    return GAME.new(3, seed=1, council=True)


def drawing(step: str) -> Data:
    """A position in which chance is to do this."""
    lines = drawn().record.lines
    return drawn().at(next(i for i, line in enumerate(lines) if line.step == step)).dump()


@pytest.mark.parametrize("step", DECISIONS)
def test_these_positions_can_be(step: str) -> None:
    """They are the ground of the tests below."""
    data = standing(step)
    GAME.load(data)
    assert play_on(GAME, data).over


@pytest.mark.parametrize("step", STEPS[: STEPS.index("window")])
def test_positions_of_chance_can_be(step: str) -> None:
    """Whatever is to be drawn next."""
    data = drawing(step)
    GAME.load(data)
    assert play_on(GAME, data).over


def test_every_position_of_a_game_can_be() -> None:
    """Also those before chance has drawn."""
    match = GAME.new(2, seed=3)
    rng = random.Random(3)
    while match.view()["round"] < 3:
        match.play(rng.choice(match.legal()))
    for number in range(match.version):
        GAME.load(match.at(number).dump())


def wrong_frames() -> Iterator[tuple[str, FrameWords]]:
    """Steps, each with a frame that cannot be the one on top in its place."""
    for step in DECISIONS:
        yield step, (step, 3)
        yield step, (step, -1)
        yield step, (step, NOBODY)
        yield step, ("disc", CHANCE, 0)
        yield step, ("scoring", NOBODY, 0)
        yield step, ("draw", CHANCE, 0)
    for step in ("window", "level", "swap", "squares_of", "naming", "favors", "letter_card"):
        for a, b in ((1, 0), (0, 1), (-1, 0)):
            yield step, (step, 0, a, b)
    for b in (0, 2, 3, 4, 5, 6, 7, 8, -1):  # three players: own markers, one at a time
        yield "bid", ("bid", 0, 0, b)
    yield "bid", ("bid", 0, 1, 1)
    yield "bid", ("window", 0)
    yield "bid", ("cost_menu", 0, 0)
    yield "bid", ("plot", 0, "I")
    for code in (0, -1, 512, 10**6):
        yield "cost_menu", ("cost_menu", 0, code)
        yield "cost_menu", ("trade", 0, "lumber", code + 1)
    yield "cost_menu", ("trade", 0, 3, 1)
    for b in (0, 8, 15, 16, 31, 32, -1):
        yield "payment", ("payment", 0, "I", b)
    yield "payment", ("payment", 0, 5, 23)
    yield "payment", ("trade", 0, 4)
    yield "payment", ("plot", 0, "I")
    yield "plot", ("outskirts", 0, 7)
    yield "plot", ("prestige_tile", 0)
    yield "plot", ("payment", 0, "I", 23)
    yield "prestige_tile", ("prestige_tile", 0, 1)
    yield "site", ("site", 0, -1)
    yield "site", ("site", 0, 10)
    yield "rotation", ("rotation", 0, -1, "10")
    yield "rotation", ("rotation", 0, "P1", -1)
    yield "rotation", ("rotation", 0, "P1", 40)
    yield "hood", ("hood", 0, 40)
    for count in (0, 5, -1):
        yield "basic_tokens", ("basic_tokens", 0, count)
    for count in (10, -1):
        yield "track", ("track", 0, count)
    for frame in ((0, 0), (3, 0), (1, -1), (1, 19)):
        yield "copy", ("copy", 0, *frame)


@pytest.mark.parametrize(("step", "frame"), list(wrong_frames()))
def test_a_decision_that_cannot_be_is_refused(step: str, frame: FrameWords) -> None:
    data = standing(step)
    data["stack"][-1] = frame_data(frame)
    refused(GAME, data)


@pytest.mark.parametrize(
    "step", ["bid", "payment", "plot", "outskirts", "prestige_tile", "rotation"]
)
def test_somebody_elses_decision(step: str) -> None:
    """The active player bids, the winner of a project resolves it."""
    data = standing(step)
    seat = data["stack"][-1]["seat"]
    for other in range(3):
        data["stack"][-1]["seat"] = other
        if other == seat:
            GAME.load(data)
        else:
            refused(GAME, data)


@pytest.mark.parametrize("step", DECISIONS)
def test_a_phase_goes_on(step: str) -> None:
    """Without what lies below, or with two of it, the game would stop, skip or never end."""
    data = standing(step)
    frames: list[Data] = data["stack"]
    wrong: list[list[Data]] = [[], frames[1:], frames[:1] + frames]
    if step not in ("letter_card", "copy"):  # of which there may be several
        wrong.append([*frames, frames[-1]])
    if frames[0]["step"] == "round":
        others = [other for other in range(7) if other != frames[0]["a"]]
        wrong += [[{**frames[0], "a": other}, *frames[1:]] for other in others]
    for stack in wrong:
        refused(GAME, {**data, "stack": stack})


def wrong_below() -> Iterator[tuple[str, FrameWords]]:
    """Frames that cannot wait below a decision."""
    for step in ("bid", "plot"):
        for on_top in ("window", "trade", "payment", "site", "rotation", "hood", "level", "swap"):
            yield step, (on_top, 0)
        yield step, ("round", NOBODY)
        yield step, ("company", 0)
        yield step, ("reward", 0, 0)
        yield step, ("reward", 0, 10**6)
        yield step, ("scoring", NOBODY)
    yield "bid", ("bid", 1, 0, 1)
    yield "plot", ("work", NOBODY, 5)
    yield "plot", ("work", NOBODY, 0)
    yield "plot", ("store", 0, "I")
    yield "plot", ("build", 0, "I")
    yield "plot", ("settle", 0, "I", 23)
    yield "plot", ("show", CHANCE, 0)


@pytest.mark.parametrize(("step", "frame"), list(wrong_below()))
def test_what_cannot_wait_is_refused(step: str, frame: FrameWords) -> None:
    data = standing(step)
    data["stack"].insert(-1, frame_data(frame))
    refused(GAME, data)


def test_nothing_is_decided_when_it_is_over() -> None:
    data = standing("over")
    GAME.load(data)
    refused(GAME, {**data, "stack": standing("bid")["stack"]})
    refused(GAME, {**data, "phase": "scoring"})
    refused(GAME, {**data, "round": 7})


def wrong_entries() -> Iterator[tuple[str, object]]:
    """Keys of a position with values that cannot be."""
    yield "round", 0
    yield "round", 9
    yield "round", "1"
    yield "round", 1.0
    yield "phase", "projects"
    yield "phase", "lunch"
    yield "recent", []
    yield "recent", [0, 1, 1]
    yield "recent", [0, 1, 3]
    yield "rows", [0, 0, 1]
    yield "rows", [0, 1]
    yield "projects", [None] * 5
    yield "projects", ["1"] * 5
    yield "projects", ["F1", "F2", "F3", "F4", "F5"]
    yield "cards", [None] * 5
    yield "cards", ["1"] * 5
    yield "marks", []
    yield "marks", [7] * 25
    yield "marks", [0, *["x"] * 24]
    yield "marks", [0] * 25
    yield "winners", [5] * 5
    yield "winners", [0]
    yield "stacks", [None] * 7
    yield "stacks", ["31"] * 7
    yield "unseen_projects", []
    yield "unseen_projects", ["1"]
    yield "unseen_projects", ["99"]
    yield "final_projects", ["F1", "F1", "F2", "F3"]
    yield "final_projects", ["1", "F1", "F2", "F3"]
    yield "final_projects", [None, "F1", "F2", "F3"]
    yield "top_card", None
    yield "unseen_cards", []
    yield "unseen_cards", ["1", "1"]
    yield "banners", ["lumber"] * 9
    yield "banners", [None] * 9
    yield "banners", ["wild"] * 9
    yield "ward_tokens", ["W1"] * 4
    yield "ward_tokens", [None] * 4
    yield "neighborhoods", ["N1"] * 18
    yield "neighborhoods", [None] * 18
    yield "plots", []
    yield "plots", [{"project": "1", "owner": 0, "levels": 1}] * 40
    yield "plots", [{"prestige": "P1", "turn": "0"}, *[None] * 39]
    yield "plots", [{"project": "5", "owner": 0, "levels": 1}, *[None] * 39]
    yield "plots", [{"project": "1", "owner": 0, "levels": 0}, *[None] * 39]
    yield "plots", [{"project": "1", "owner": 3, "levels": 1}, *[None] * 39]
    yield "plots", [{"project": "F1", "owner": 0, "levels": 1}, *[None] * 39]
    yield "outskirts", []
    yield "outskirts", [{"tile": None, "owner": -1, "levels": 0}] * 8
    yield "outskirts", [{"tile": "E1", "owner": -1, "levels": 0}] * 8
    yield "outskirts", [{"tile": None, "owner": 0, "levels": 1}] * 8
    yield "display", [None] * 3
    yield "display", ["P1", "P1", "P2"]
    yield "unseen_prestige", []
    yield "unseen_prestige", ["P11"]
    yield "council", ["M1"] * 4
    yield "council", [None] * 4
    yield "asterisk", "asterisk"
    yield "players", []


@pytest.mark.parametrize(("key", "value"), list(wrong_entries()))
def test_an_entry_that_cannot_be_is_refused(key: str, value: object) -> None:
    refused(GAME, {**first_bid(), key: value})


@cache
def beginning() -> Data:
    """The first bid of a game."""
    return GAME.new(3, seed=1, council=True).dump()


def first_bid() -> Data:
    """A copy of it."""
    return deepcopy(beginning())


def wrong_players() -> Iterator[tuple[str, object]]:
    """Keys of a player with values that cannot be."""
    for key in ("poverty", "favors", "expansions", "added", "markers"):
        yield key, -1
        yield key, "1"
        yield key, None
        yield key, 0.5
    yield "poverty", 16
    yield "expansions", 7
    yield "added", 6
    yield "markers", 6
    yield "tokens", {}
    yield "tokens", {"lumber": -1, "jackscrew": 0, "masonry": 0, "wild": 0}
    yield "tokens", {"lumber": "x", "jackscrew": 0, "masonry": 0, "wild": 0}
    yield "expertise", {"lumber": 13, "jackscrew": 0, "masonry": 0}
    yield "expertise", {"lumber": -1, "jackscrew": 0, "masonry": 0}
    yield "expertise", {"lumber": 2, "jackscrew": 0, "masonry": 0}  # without its permanent token
    yield "permanents", {"lumber": 1, "jackscrew": 0, "masonry": 0}
    yield "symbols", {}
    yield "symbols", dict.fromkeys(["train", "lion", "book", "seal", "device", "asterisk"], -1)
    yield "symbols", dict.fromkeys(["train", "lion", "book", "seal", "device", "asterisk"], 8)
    yield "empty_plots", ["E13"]
    yield "empty_plots", [f"E{number}" for number in range(1, 13)]
    yield "final_projects", ["F11"]
    yield "neighborhoods", ["N1"]
    yield "ward_tokens", ["W5"]
    yield "slots", []
    yield "slots", [None, "1", *[None] * 8]
    yield "slots", ["1", "1", *[None] * 8]
    yield "slots", [str(number) for number in range(1, 11)]
    yield "pile", ["55"]
    yield "letters", []
    yield "letters", [None, 0, 0, 0]
    yield "letters", [-1, 1, 0, 0]
    yield "letters", [1, 0, 0, 0]
    yield "scored", {}


@pytest.mark.parametrize(("key", "value"), list(wrong_players()))
def test_a_player_who_cannot_be_is_refused(key: str, value: object) -> None:
    data = first_bid()
    data["players"][0][key] = value
    refused(GAME, data)


def test_the_sum_of_reputation() -> None:
    """It follows from its sources."""
    data = first_bid()
    data["players"][0]["scored"]["cards"] = 7
    assert GAME.load(data).returns() == [7, 0, 0]


def test_a_card_in_two_places() -> None:
    """Slots, piles, project area and deck."""
    data = first_bid()
    for card in (data["cards"][0], data["top_card"], data["unseen_cards"][0]):
        for key in ("slots", "pile"):
            other = deepcopy(data)
            other["players"][0][key] = [card, *[None] * 9] if key == "slots" else [card]
            refused(GAME, other, "two places")
    for one, other_key in (("cards", "top_card"), ("cards", "unseen_cards")):
        other = deepcopy(data)
        card = data[other_key] if other_key == "top_card" else data[other_key][0]
        other[one][0] = card
        refused(GAME, other, "two places")


def test_more_markers_than_were_given_out() -> None:
    """Three in each round, and one by an empty plot tile."""
    data = first_bid()
    data["players"][0]["markers"] = 5
    refused(GAME, data)
    data = standing("plot")
    for plot in data["plots"]:
        if plot and "owner" in plot:
            plot["levels"] += 9
    refused(GAME, data)


def test_a_project_raised_before_its_turn() -> None:
    """What lies in the project area stands nowhere yet, but for the one in hand."""
    match = GAME.new(3, seed=1)
    rng = random.Random(1)
    while match.view()["round"] < 3 or match.view()["phase"] != "projects":
        match.play(rng.choice(match.legal()))
    data = match.dump()
    built = next(plot for plot in data["plots"] if plot and "project" in plot)
    waiting = [it for it in data["projects"] if it]
    assert len(waiting) > 2
    for project in waiting:
        built["project"] = project
        refused(GAME, data)


@pytest.mark.parametrize("step", ["payment", "plot", "outskirts"])
def test_a_winner_without_markers(step: str) -> None:
    """They stay on the card until they go under the building."""
    data = standing(step)
    winner = data["stack"][-1]["seat"]
    data["marks"] = [-1 if mark == winner else mark for mark in data["marks"]]
    refused(GAME, data)


def test_symbols_of_projects_to_come() -> None:
    """Tokens come with projects that were completed."""
    data = first_bid()
    data["players"][0]["symbols"]["lion"] = 1
    refused(GAME, data)


def test_the_marker_of_a_tile_that_was_not_used() -> None:
    """One more than three in a round has only who used empty plot tile 7."""
    data = first_bid()
    data["players"][0]["markers"] = 4
    data["players"][1]["empty_plots"] = ["E7"]
    for lot in data["outskirts"]:
        lot["tile"] = "E8" if lot["tile"] == "E7" else lot["tile"]
    refused(GAME, data)


def test_a_tile_held_and_laid() -> None:
    """Empty plot tiles are in one place; so are neighborhood tiles."""
    data = first_bid()
    laid = next(it["tile"] for it in data["outskirts"])
    data["players"][1]["empty_plots"] = [laid]
    refused(GAME, data)


def test_a_slot_is_skipped() -> None:
    """Cards lie from the left without a gap."""
    data = standing("plot")
    owner = next(it for it in data["players"] if it["slots"][0])
    owner["slots"] = [None, *owner["slots"][:9]]
    refused(GAME, data, "a slot is skipped")


def test_two_own_the_same_tile() -> None:
    """A neighborhood tile or an empty plot tile."""
    data = standing("over")
    for key in ("neighborhoods", "final_projects"):
        other = deepcopy(data)
        one = next(it for it in other["players"] if it[key])
        for player in other["players"]:
            player[key] = one[key]
        refused(GAME, other, "twice")


def test_a_project_without_its_card() -> None:
    """Both leave the project area together."""
    data = standing("plot")
    space = ["I", "II", "III", "IV", "V"].index(data["stack"][-1]["a"])
    data["projects"][space] = None
    refused(GAME, data)


def test_the_council_sits_only_where_it_is_played_with() -> None:
    refused(GAME, {**first_bid(), "options": {"council": False}})
