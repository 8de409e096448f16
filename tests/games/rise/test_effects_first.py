"""The reading by which the effects of leaving and of black frames come before the way home."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.console import Console
from rise_table import (
    GAME,
    PRINTED,
    RiseMatch,
    at,
    doing,
    events,
    offered,
    play,
    scored,
    tiles,
)

from jackscrew.core.match import at_position
from jackscrew.games.rise.effects import BUREAU, PRESS
from jackscrew.games.rise.game import EFFECTS_FIRST
from jackscrew.games.rise.picture.board import board_of
from jackscrew.games.rise.picture.fans import Fan
from jackscrew.games.rise.picture.signs import SMALL_MARKER
from jackscrew.games.rise.state import E_HOME, E_STEP, Rise
from jackscrew.games.rise.tracks import PLACES
from jackscrew.text.words import Words

READINGS = pytest.mark.parametrize("effects_first", [False, True])


def both_ways(match: RiseMatch) -> RiseMatch:
    """The same match, stored and read again in its position."""
    data = match.dump()
    again = at_position(GAME, data)
    GAME.check_position(again.state)
    assert again.dump() == data
    return again


def without_option(data: dict[str, Any]) -> RiseMatch:
    """The position as if the option were not chosen."""
    data["options"]["effects_before_return"] = False
    found = at_position(GAME, data)
    GAME.check_position(found.state)
    return found


def printed_press(side: str) -> list[dict[str, Any]]:
    """The spaces of Press."""
    found: list[dict[str, Any]] = PRINTED["tracks"]["press"]["B" if side else "A"]["spaces"]
    return found


def check_shown(match: RiseMatch, seat: int) -> None:
    """A seat or a spectator sees the table in every form."""
    words = Words(match.game, "de")
    assert "marker-press-0" in str(match.picture(seat, names=words.names, text=words.text))
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(GAME.part("screen").screen(match.view(seat), words.names, words.text))
    assert capture.get().strip()
    assert all(lines for _, lines in words.describe(match.view(seat)))


def test_default_is_the_way_home_first() -> None:
    """[RISE-FREE-02, RISE-M-06] The option is off unless it is chosen; the view tells."""
    for match, is_chosen in [
        (GAME.new(2, seed=1), False),
        (GAME.new(2, seed=1, effects_before_return=True), True),
    ]:
        state = match.state.clone()
        assert isinstance(state, Rise)
        assert state.effects_first is is_chosen
        assert match.view()["readings"] == {"effects_before_return": is_chosen}


def test_the_option_is_a_reading_told_with_the_words_of_the_rulebook() -> None:
    """In both languages its help quotes them and tells both ways."""
    assert EFFECTS_FIRST.reading
    for locale, off, on in [("en", "Off:", "On:"), ("de", "Aus:", "An:")]:
        told = Words(GAME, locale).text(EFFECTS_FIRST.help)
        assert "and then immediately move your marker" in told
        assert off in told
        assert on in told


@READINGS
def test_where_the_marker_stands_while_the_track_is_left(effects_first: bool) -> None:
    """[RISE-FREE-02] On the last space of Bureau its jokers find no step on Bureau."""
    mine = {"bureau": 5, "tiles": {"S1": False}}
    match = doing(["advance bureau 1"], players={0: mine}, effects_first=effects_first)
    play(match, "leave bureau")
    assert at(match, 0, "bureau") == ("5" if effects_first else "start")
    assert ("advance bureau" in match.legal()) is not effects_first
    assert both_ways(match).legal() == match.legal()
    play(match, "decline")
    assert (at(match, 0, "bureau"), tiles(match)) == ("start", {"S1": True})
    homes = [it.a for it in events(match, E_HOME)]
    assert homes == ([BUREAU] if effects_first else [])
    assert match.legal() == ["step bureau-1", "stop"]  # what was asked before


@READINGS
def test_a_step_on_the_track_that_is_left(effects_first: bool) -> None:
    """[RISE-FREE-02, RISE-DEC-18] It goes on from the space left and is swept back with it."""
    mine = {"bureau": 3, "conservation": 1, "tiles": {"bureau": True}}
    match = doing(
        ["advance press 1"],
        b="bureau conservation",
        players={0: mine},
        effects_first=effects_first,
    )
    play(match, "leave bureau", "advance conservation")
    assert offered(match, "leave") == []
    play(match, "choose 1", "activate bureau")
    told = [PLACES[it.c] for it in events(match, E_STEP) if it.a == BUREAU]
    assert told == ["bureau-4" if effects_first else "bureau-1"]
    assert at(match, 0, "bureau") == ("start" if effects_first else "1")
    assert offered(match, "leave") == ([] if effects_first else ["leave bureau"])
    assert scored(match) == {"bureau": 2}  # the exits of the space left, in both readings


@READINGS
def test_steps_left_go_on_from_the_start(effects_first: bool) -> None:
    """[RISE-FREE-02] A walk that was interrupted by leaving begins anew in both readings."""
    match = doing(["advance bureau 2"], effects_first=effects_first)
    play(match, "step bureau-1", "leave bureau", "step bureau-1")
    assert at(match, 0, "bureau") == "1"


@READINGS
def test_effect_of_a_frame_on_its_own_track(effects_first: bool) -> None:
    """[RISE-M-06] Science after a path of Press: the choice has Press only from the start."""
    match = doing(
        ["advance press 1"],
        b="press science",
        players={0: {"press": "N2"}},
        effects_first=effects_first,
    )
    play(match, "step press-N3")
    assert (at(match, 0, "press"), scored(match)) == (
        "N3" if effects_first else "start",
        {"press": 1},
    )
    play(match, "step science-1")
    assert match.legal() == (
        ["advance bank", "decline"]
        if effects_first
        else ["advance bank", "advance press", "decline"]
    )
    assert both_ways(match).legal() == match.legal()
    play(match, "decline")
    assert at(match, 0, "press") == "start"
    assert [it.a for it in events(match, E_HOME)] == [PRESS]


@READINGS
@pytest.mark.parametrize("side", ["", "press"])
def test_a_marker_on_a_frame_is_shown(side: str, effects_first: bool) -> None:
    """[RISE-M-06] In the picture, in words and on the screen, whoever looks."""
    frames = [it["id"] for it in printed_press(side) if it.get("frame")]
    assert len(frames) == 4
    for frame in frames:
        before = f"{frame[0]}{int(frame[1:]) - 1}"
        match = doing(
            ["advance press 1"], b=side, players={0: {"press": before}}, effects_first=effects_first
        )
        step = f"step press-{frame}"
        assert step in match.legal()
        match.play(step)
        for seat in (-1, 0, 1):
            check_shown(match, seat)
        match.undo()
        assert step in match.legal()


@READINGS
def test_steps_left_after_a_frame(effects_first: bool) -> None:
    """[RISE-M-06] The effect, the way home for nothing, then the steps left, in both readings."""
    match = doing(["advance press 2"], players={0: {"press": "M1"}}, effects_first=effects_first)
    play(match, "step press-M2", "step conservation+1")
    assert at(match, 0, "press") == "start"
    assert offered(match, "step") == [f"step press-{path}1" for path in "LMNR"]


def test_a_marker_on_a_frame_needs_the_option() -> None:
    """[RISE-M-06] And the way home must be pending."""
    match = doing(["advance press 1"], players={0: {"press": "M1"}}, effects_first=True)
    play(match, "step press-M2")
    with pytest.raises(Exception, match="a decision that cannot come now"):
        without_option(match.dump())
    data = match.dump()
    data["players"][0]["markers"]["press"] = "start"
    with pytest.raises(Exception, match="a decision that cannot come now"):
        GAME.check_position(at_position(GAME, data).state)
    data = match.dump()
    data["players"][0]["leaving"] = []
    data["stack"] = [frame for frame in data["stack"] if frame["step"] != "leaving"]
    with pytest.raises(Exception, match="a marker stands on a black frame"):
        GAME.check_position(at_position(GAME, data).state)


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_effects_first(seed: int) -> None:
    """[RISE-FREE-02, RISE-M-06, RISE-K-17] They end; every position is sound and can be stored."""
    choices = random.Random(seed)
    sides: dict[str, Any] = {f"{track}_b": seed % 2 == 1 for track in ("bank", "bureau", "press")}
    match = GAME.new(2 + seed % 3, seed=seed, effects_before_return=True, **sides)
    while not match.over:
        legal = match.legal()
        keen = [action for action in legal if action.startswith(("leave", "step press", "advance"))]
        match.play(choices.choice(keen or legal))
        GAME.check_position(match.state)
        if any(seat["leaving"] for seat in match.dump()["players"]):
            both_ways(match)


@pytest.mark.parametrize("side", ["", "press"])
def test_a_marker_on_a_frame_covers_no_sign(side: str) -> None:
    """It stands clear of the lot and the arrow; the numbers of the paths are clear of the start."""
    match = doing(["advance press 1"], b=side, effects_first=True)
    board = board_of(match.view(), Words(GAME, "en").text, "en")
    panel = board.panels["press"]
    half = SMALL_MARKER / 2 + 1
    assert len(panel.framed) == 4
    for place, (x, y) in panel.framed.items():
        area = panel.answers[place]
        assert x - half > area.x + area.width - 3  # outlines lie 3 around a lot
        assert y - half > area.middle()[1] + 5  # where the arrow ends
        assert x + half < panel.area.x + panel.area.width
    assert isinstance(panel, Fan)
    start = panel.stops["start"]
    first = min(stop.x - stop.width / 2 for place, stop in panel.stops.items() if place != "start")
    assert first - (start.x + start.width / 2) >= 10  # a digit and some air
