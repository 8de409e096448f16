"""Positions that cannot be are refused when they are loaded, whatever step is pending."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from rise_table import GAME, NOBODY, FrameWords, frame_data, number_of, table
from stored import Data, play_on, refused

from jackscrew import Match
from jackscrew.core.state import CHANCE

PHASES = ["placement", "actions", "end"]
TWO_EFFECTS = ["advance satisfaction 1", "school_activate"]


def standing(phase: str = "placement", **more: Any) -> Data:
    """A position of three players in which somebody has something to decide."""
    return table(phase, players={0: {"bureau": 2}}, **more).dump()


def waiting(**options: bool) -> Data:
    """A position before anything is drawn."""
    return Match(GAME, GAME.setup(3, options=options), draws=False).dump()


def drawing() -> Data:
    """A position in which the display of round 2 is to be drawn."""
    return table("income", round=2).dump()


@pytest.mark.parametrize("phase", PHASES)
def test_these_positions_can_be(phase: str) -> None:
    """They are the ground of the tests below."""
    assert play_on(GAME, standing(phase)).over


@pytest.mark.parametrize("data", [waiting(), waiting(culture_b=True, school_b=True), drawing()])
def test_positions_of_chance_can_be(data: Data) -> None:
    GAME.load(data)
    assert play_on(GAME, data).over


def wrong_frames() -> Iterator[tuple[str, FrameWords]]:
    """Phases, each with a frame that cannot be the one on top."""
    two = number_of(TWO_EFFECTS)
    plain = number_of(["vp 1"])
    yield "placement", ("place", 3)
    yield "placement", ("place", -1)
    yield "placement", ("place", 1)
    yield "placement", ("place", 0, 1)
    yield "placement", ("option", 0, "1")
    yield "placement", ("card", NOBODY, 0)
    yield "placement", ("moment", 0, "after_action")
    yield "placement", ("reveal", CHANCE, 0)
    yield "actions", ("option", 1, "1")
    yield "actions", ("option", 0, "2")
    yield "actions", ("option", CHANCE, "1")
    yield "actions", ("place", 0)
    yield "actions", ("card", NOBODY, 0)
    yield "actions", ("back", 0)
    yield "actions", ("event", 0, "strike")
    yield "actions", ("resolve", 0, two)
    yield "actions", ("walk", 0, "press", 2)
    yield "actions", ("step", 0, "press", 0)
    yield "actions", ("step", 0, "press", 1)
    yield "actions", ("step", 0, "press", 20)
    yield "actions", ("step", 0, "press", -2)
    yield "actions", ("step", 0, 10, 2)
    yield "actions", ("step", 3, "press", 2)
    yield "actions", ("order", 0, two, 0)
    yield "actions", ("order", 0, two, 1)
    yield "actions", ("order", 0, two, 4)
    yield "actions", ("order", 0, plain, 1)
    yield "actions", ("order", 0, 0, 3)
    yield "actions", ("order", 0, 10**6, 3)
    yield "actions", ("joker", 0, 0)
    yield "actions", ("joker", 0, -1)
    yield "actions", ("joker", 0, 10**6)
    yield "actions", ("tile", 0, 0)
    yield "actions", ("choice", 0, 0)
    yield "actions", ("pay", 0, 0)
    yield "actions", ("exchange", 0, 0)
    yield "actions", ("culture_tile", 0, 0)
    yield "actions", ("culture_tile", 0, 3)
    yield "actions", ("culture_tile", 0, 99)
    yield "actions", ("moment", 0, "end_of_game")
    yield "actions", ("moment", 0, "end_of_round")
    yield "actions", ("moment", 0, 4)
    yield "actions", ("leaving", 0, "bureau")
    yield "end", ("moment", 0, "before_event")
    yield "end", ("option", 0, "1")
    yield "end", ("place", 0)
    yield "end", ("round", NOBODY, 3)
    yield "end", ("end", NOBODY)


@pytest.mark.parametrize(("phase", "frame"), list(wrong_frames()))
def test_a_decision_that_cannot_be_is_refused(phase: str, frame: FrameWords) -> None:
    data = standing(phase)
    data["stack"][-1] = frame_data(frame)
    refused(GAME, data)


def wrong_below() -> Iterator[FrameWords]:
    """Frames that cannot wait below an option of a card."""
    yield ("step", 0, "press", 2)
    yield ("order", 0, number_of(TWO_EFFECTS), 3)
    yield ("option", 0, "1")
    yield ("rest", 0, number_of(["vp 1"]), 0)
    yield ("rest", 0, number_of(TWO_EFFECTS), 0)
    yield ("resolve", 0, 0)
    yield ("condition", 0, 0)
    yield ("left", 0, "press", 1)
    yield ("left", 0, "satisfaction", 0)
    yield ("left", 0, "satisfaction", 10)
    yield ("walk", 0, "press", 1)
    yield ("leaving", 0, "press")
    yield ("leaving", 0, "bureau")
    yield ("moment", 0, "after_action")
    yield ("place", 1)
    yield ("round", NOBODY)
    yield ("end", NOBODY)
    yield ("card", NOBODY, 2)
    yield ("back", 1)


@pytest.mark.parametrize("frame", list(wrong_below()))
def test_what_cannot_wait_is_refused(frame: FrameWords) -> None:
    data = standing("actions")
    data["stack"].insert(-1, frame_data(frame))
    refused(GAME, data)


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_goes_on(phase: str) -> None:
    """Without what lies below, or with two of it, the game would stop, skip or never end."""
    data = standing(phase)
    frames = data["stack"]
    for stack in ([], frames[1:], frames[:1] + frames, [{**frames[0], "a": 8}, *frames[1:]]):
        refused(GAME, {**data, "stack": stack})
    for other in range(5):
        if other != frames[0]["a"]:
            refused(GAME, {**data, "stack": [{**frames[0], "a": other}, *frames[1:]]})


def test_everybody_places_once() -> None:
    data = standing()
    places = data["stack"][1:]
    for stack in (places[:-1], [*places, places[-1]], places[::-1]):
        refused(GAME, {**data, "stack": [data["stack"][0], *stack]}, "places twice or not at all")


def test_nothing_is_decided_when_it_is_over() -> None:
    data = play_on(GAME, standing()).dump()
    GAME.load(data)
    refused(GAME, {**data, "round": 11}, "over too early")
    refused(GAME, {**data, "stack": standing()["stack"]})
    refused(GAME, {**standing(), "phase": "over", "stack": []}, "over too early")


def test_factories_act_and_go_back() -> None:
    data = standing("actions")
    refused(GAME, {**data, "order": [-1, -3, -1]})
    frames = data["stack"]
    for stack in (frames[:1] + frames[2:], frames[:2] + frames[3:], frames[:3] + frames[4:]):
        refused(GAME, {**data, "stack": stack})
    refused(GAME, {**data, "factories": []})
    refused(GAME, {**data, "factories": [[1, 1], [1, 0], [1, 2]]}, "another factory acts")
    refused(GAME, {**data, "factories": [[2, 0], [2, 1], [2, 2]]}, "another card is due")


@pytest.mark.parametrize("missing", ["factory", "deal", "lay", "hang"])
def test_all_is_drawn_in_the_set_up(missing: str) -> None:
    data = waiting(culture_b=True)
    number = [frame["step"] for frame in data["stack"]].index(missing)
    less, more = deepcopy(data), deepcopy(data)
    del less["stack"][number]
    more["stack"].insert(number, more["stack"][number])
    for changed in (less, more):
        refused(GAME, changed, "drawn twice or not at all")


def test_no_culture_tile_is_hung_on_side_a() -> None:
    data = waiting()
    data["stack"].insert(1, frame_data(("hang", CHANCE, 3)))
    refused(GAME, data)


def test_the_display_is_drawn_once() -> None:
    data = drawing()
    stack = data["stack"]
    for changed in (stack[:2], stack[:-1], [*stack, stack[-1]], [stack[0], *stack[:0:-1]]):
        refused(GAME, {**data, "stack": changed}, "drawn twice or not at all")


@pytest.mark.parametrize("number", ["press", None, [], 0.0, 1.5])
@pytest.mark.parametrize("key", ["seat", "a", "b"])
def test_the_numbers_of_decisions_are_whole(key: str, number: object) -> None:
    data = standing("actions")
    data["stack"][0][key] = number
    refused(GAME, data)


def wrong_entries() -> Iterator[tuple[str, object]]:
    """Keys of a position with values that cannot be."""
    yield "game", "city_council"
    yield "seats", 5
    yield "seats", 2
    yield "rules", 99
    yield "pack", "abc"
    yield "round", 0
    yield "round", 13
    yield "round", 5
    yield "round", 2
    yield "round", 1.0
    yield "round", "1"
    yield "phase", "income"
    yield "phase", "setup"
    yield "phase", "actions"
    yield "phase", "party"
    yield "order", [0, 0, 1]
    yield "order", [0, 1]
    yield "order", [0, 1, 3]
    yield "order", [-1, -1, -1]
    yield "order", [0, 1, -3]
    yield "placing_order", [0, 1, 1]
    yield "placing_order", [2, 1, 0]
    yield "placing_order", [-1, -1, -1]
    yield "factories", [[1, 0]]
    yield "factories", [[0, 0]]
    yield "factories", [[5, 0]]
    yield "factories", [[1, 3]]
    yield "factories", [["1", 0]]
    yield "factories", [1]
    yield "display", [None] * 7
    yield "display", ["1-01"] * 7
    yield "display", ["2-01", "strike", "2-02", "strike", "2-03", "strike", "2-04"]
    yield "display", ["1-01", "strike", "1-01", "strike", "1-03", "strike", "1-04"]
    yield "display", ["1-01"]
    yield "unseen_cards", []
    yield "unseen_cards", ["1-99"]
    yield "unseen_events", {}
    yield "school", [None]
    yield "school", ["S1"] * 12
    yield "school", ["T1"] * 12
    yield "culture", ["C01"] * 10
    yield "culture", []
    yield "rewards", []
    yield "rewards", ["x"] * 12
    yield "rewards", [0] * 12
    yield "rewards", [0, *[-1] * 11]
    yield "rewards", [7, *[-1] * 11]
    yield "ranks", ["I"]
    yield "ranks", ["X"]
    yield "players", []


@pytest.mark.parametrize(("key", "value"), list(wrong_entries()))
def test_an_entry_that_cannot_be_is_refused(key: str, value: object) -> None:
    refused(GAME, {**standing(), key: value})


def wrong_players() -> Iterator[tuple[str, object]]:
    """Keys of a player with values that cannot be."""
    yield "coins", -1
    yield "coins", "3"
    yield "coins", 0.5
    yield "strongbox", "no"
    yield "school_tiles", []
    yield "school_tiles", ["S1", "S4"]
    yield "school_tiles", ["S1", "S2"]
    yield "school_tiles", ["S1", "T1"]
    yield "school_tiles", ["X"]
    yield "active", ["T1"]
    yield "culture_tiles", ["C01"]
    yield "rank", "I"
    yield "rank", "VI"
    yield "free_cards", [0]
    yield "free_cards", [5]
    yield "free_cards", [10**13]
    yield "free_cards", ["2"]
    yield "leaving", ["bureau"]
    yield "leaving", ["press"]
    yield "scored", {}
    yield "markers", {}
    yield "steps", {}


@pytest.mark.parametrize(("key", "value"), list(wrong_players()))
def test_a_player_who_cannot_be_is_refused(key: str, value: object) -> None:
    data = standing()
    data["players"][0][key] = value
    refused(GAME, data)


@pytest.mark.parametrize(
    ("track", "place"),
    [
        ("satisfaction", "start"),
        ("satisfaction", "satisfaction+6"),
        ("satisfaction", "conservation+1"),
        ("science", "science-11"),
        ("science", "culture-1"),
        ("press", "press-L3"),
        ("press", "press-U1"),
        ("school", "school-1"),
        ("school", "school-2.1"),
        ("school", "school-1.5"),
        ("politics", "politics-9"),
        ("bureau", 2),
        ("bank", None),
    ],
)
def test_a_marker_that_cannot_be_there(track: str, place: object) -> None:
    """Not on this side, a black frame, a row as a whole; or steps that were not made."""
    data = standing()
    data["players"][0]["markers"][track] = place
    refused(GAME, data)


@pytest.mark.parametrize(("track", "place"), [("press", "press-L1"), ("school", "school-3.2")])
def test_two_markers_on_a_small_space(track: str, place: str) -> None:
    """[RISE-M-04, RISE-K-19] Large spaces are shared."""
    data = standing()
    for seat in (0, 1):
        data["players"][seat]["markers"][track] = place
        data["players"][seat]["steps"][track] = 3
    refused(GAME, data, "two markers on a small space")


@pytest.mark.parametrize(
    ("track", "steps"), [("politics", 1), ("science", 1), ("school", 3), ("press", -1)]
)
def test_steps_that_were_not_made(track: str, steps: int) -> None:
    data = standing()
    data["players"][0]["steps"][track] = steps
    refused(GAME, data)


def test_the_sum_of_points() -> None:
    """VP follow from their sources; Culture tiles count at the end only."""
    data = standing()
    data["players"][0]["scored"]["science"] = 7
    assert GAME.load(data).returns()[0] == 22
    data["players"][0]["scored"]["culture_tiles"] = 4
    refused(GAME, data, "count at the end")


def test_a_school_tile_where_none_belongs() -> None:
    """[RISE-S-05] Side B: not on the very right."""
    data = table("placement", b="school").dump()
    data["school"][3], data["school"][0] = data["school"][0], None
    refused(GAME, data, "where none belongs")


def test_cards_that_were_seen_too_often() -> None:
    """[RISE-S-09] As many as the rounds so far have shown, of each era."""
    data = standing()
    for wrong in (data["unseen_cards"][:-1], [*data["unseen_cards"], "1-01"]):
        refused(GAME, {**data, "unseen_cards": wrong})
    fewer = {**data["unseen_events"], "strike": data["unseen_events"]["strike"] - 1}
    refused(GAME, {**data, "unseen_events": fewer})
    refused(GAME, {**data, "unseen_events": {**data["unseen_events"], "strike": -1}})


def changed(data: Data, **entries: Any) -> Data:
    """A position with other entries."""
    return {**data, **entries}


def with_frames(data: Data, at: int, *frames: FrameWords, instead: int = 0) -> Data:
    """A position with other frames on its stack."""
    stack = list(data["stack"])
    stack[at : at + instead] = [frame_data(frame) for frame in frames]
    return {**data, "stack": stack}


def with_player(data: Data, **entries: Any) -> Data:
    """A position in which seat 0 has something else."""
    return {**data, "players": [{**data["players"][0], **entries}, *data["players"][1:]]}


def told_apart() -> Iterator[tuple[str, Data]]:
    """What is said of positions that are wrong in one way only."""
    start, acting, end, drawn = standing(), standing("actions"), standing("end"), waiting()
    yield "no such round", changed(start, round=13)
    yield "wrong order", changed(acting, factories=[[1, 0], [3, 1], [2, 2]])
    yield "left behind", changed(end, order=[-1, 1, 2], factories=[[1, 0]])
    yield "no such card", changed(start, factories=[[5, 0]])
    yield "no such seat", changed(start, factories=[[1, 3]])
    yield "order must have 3", changed(start, order=[0, 1, 2, 3])
    yield "display must have 7", changed(start, display=[*start["display"], "1-02"])
    yield "placing order", changed(acting, placing_order=[0, 0, 1])
    yield "placed too early", changed(drawn, factories=[[1, 0]])
    shown = start["display"]
    yield "another era", changed(start, display=["2-01", *shown[1:]])
    yield "card is in two places", changed(start, display=[*shown[:2], shown[0], *shown[3:]])
    unseen = ["1-01", *start["unseen_cards"][1:]]
    yield "card is in two places", changed(start, unseen_cards=unseen)
    left = start["unseen_events"]
    yield "owed", changed(start, unseen_events={**left, "strike": -1, "angry_mob": 6})
    yield "made", changed(start, unseen_events={**left, "strike": 4, "lecture": 2})
    yield "card is missing", changed(acting, display=[*shown[:4], None, *shown[5:]])
    yield "no card", changed(acting, display=[None, *shown[1:]])
    hung = table(b="culture").dump()
    yield "Culture tile is in two places", with_player(hung, culture_tiles=[hung["culture"][2]])
    climbed = table(players={seat: {"politics": 6} for seat in (0, 1)}).dump()
    yield "reward is skipped", changed(climbed, rewards=[0, -1, 1, *[-1] * 9])
    ranked = table(b="politics", players={0: {"politics": 2, "rank": "I"}}, ranks=["I"]).dump()
    yield "not reached", with_player(ranked, rank="II")
    yield "a rank nobody has", changed(ranked, ranks=[])
    yield "without anything pending", changed(acting, phase="over")
    yield "nothing is decided", changed(acting, phase="income")
    yield "nobody decides", with_frames(acting, 0, ("round", 0, 3), instead=1)
    yield "nobody decides", with_frames(acting, 1, ("card", 0, 0), instead=1)
    yield "no such seat", with_frames(acting, 3, ("pause", 3, "after_action"), instead=1)
    yield "chance decides", with_frames(drawing(), -1, ("reveal", 0, 0), instead=1)
    yield "ends too early", with_frames(acting, 0, ("end", NOBODY), instead=1)
    yield "ends too early", with_frames(end, 0, ("end", NOBODY), instead=1)
    yield "does not go on", with_frames(acting, 0, ("card", NOBODY, 0), instead=1)
    yield "does not go back", with_frames(acting, 2, ("left", 0, "satisfaction", 1))
    yield "no end", with_frames(acting, 3, instead=1)
    yield "too late", with_frames(acting, 4, ("left", 0, "satisfaction", 1))
    yield "comes at once", with_frames(acting, 4, ("step", 0, "press", 2))
    exits = [("leaving", 0, "bureau"), ("leaving", 0, "bureau")]
    twice = with_player(end, leaving=["bureau"])
    yield "left twice", with_frames(twice, 1, *exits)


@pytest.mark.parametrize(("words", "data"), list(told_apart()))
def test_what_is_wrong_is_told(words: str, data: Data) -> None:
    """In so many words, so that whoever wrote the position can mend it."""
    refused(GAME, data, words)
