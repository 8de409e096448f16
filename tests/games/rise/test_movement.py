"""Movement, section 3 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import (
    NOBODY,
    asks,
    at,
    coins,
    doing,
    events,
    offered,
    play,
    player,
    scored,
    table,
    vp,
)

from jackscrew.games.rise.effects import PRESS, SATISFACTION, SCIENCE
from jackscrew.games.rise.state import E_FORFEIT, E_HOME, E_STEP
from jackscrew.games.rise.tracks import PLACES

DONE = (1, "option")  # seat 0's action is over: the next factory acts


def test_ex_09_science_chain() -> None:
    """[RISE-M-01, RISE-SCI-01] Each space is resolved with all it sets off before the next step."""
    match = doing(["advance science 3"])
    assert match.legal() == ["step science-1", "stop"]
    play(match, "step science-1")
    assert match.legal() == ["advance bank", "advance bureau", "decline"]
    play(match, "advance bank")
    assert (at(match, 0, "bank"), at(match, 0, "satisfaction")) == ("1", -1)
    play(match, "step science-2")
    assert match.legal() == ["advance school", "advance press", "decline"]
    play(match, "advance school", "step school-1.1")
    assert player(match)["school_tiles"][0]["tile"] == "T1"
    play(match, "step science-3")
    assert at(match, 0, "conservation") == -1
    assert match.legal() == ["step bureau-1", "stop"]
    play(match, "step bureau-1")
    assert (at(match, 0, "science"), at(match, 0, "bureau")) == ("3", "1")


def test_ex_10_up_to() -> None:
    """[RISE-M-01] Who stops after a step loses the others."""
    match = doing(["advance science 3"])
    play(match, "step science-1", "decline", "stop")
    assert (at(match, 0, "science"), player(match)["steps"]["science"]) == ("1", 1)
    assert asks(match) == DONE


def test_no_step_at_all() -> None:
    """[RISE-M-01] "Advance n" allows no step, too."""
    match = doing(["advance culture 1"])
    play(match, "stop")
    assert (at(match, 0, "culture"), asks(match)) == ("start", DONE)


def test_no_more_steps_than_printed() -> None:
    """[RISE-M-01] After the last step the effect is over."""
    match = doing(["advance politics 2"])
    play(match, "step politics-1", "step politics-2")
    assert (at(match, 0, "politics"), asks(match)) == ("2", DONE)
    assert player(match)["steps"]["politics"] == 2


def test_ex_15_press() -> None:
    """[RISE-M-04, RISE-M-06, RISE-PRS-01] Robert's three steps: over Anita's marker and home."""
    match = doing(["advance press 3"], players={1: {"press": "L2"}})
    assert offered(match, "step") == [f"step press-{path}1" for path in "LMNR"]
    play(match, "step press-L1")
    assert (at(match, 0, "press"), coins(match)) == ("L1", 3 + 2)
    assert match.legal() == ["step press-L3", "stop"]
    play(match, "step press-L3")
    assert at(match, 0, "press") == "start"
    assert at(match, 0, "bureau") == "start"  # the skipped space has no effect
    play(match, "step school-1.2", "step press-R1")
    assert (at(match, 0, "school"), at(match, 0, "press")) == ("1.2", "R1")
    play(match, "step science-1", "decline")
    assert (at(match, 0, "science"), asks(match)) == ("1", DONE)
    assert player(match)["steps"]["press"] == 3  # a skip is one step


def test_ex_16_start_is_shared() -> None:
    """[RISE-M-02] A marker that must go left stands on the start with others; nothing happens."""
    match = doing(["riot 1"], players={0: {"satisfaction": 1}})
    assert [at(match, seat, "satisfaction") for seat in range(3)] == [0, 0, 0]
    assert (vp(match), coins(match), asks(match)) == (15, 3, DONE)


def test_large_spaces_are_shared() -> None:
    """[RISE-M-03] Others on the space change nothing: the effects are gained all the same."""
    others = {1: {"science": 4}, 2: {"science": 4}}
    match = doing(["advance science 1"], players={0: {"science": 3}, **others})
    play(match, "step science-4")
    assert [at(match, seat, "science") for seat in range(3)] == ["4", "4", "4"]
    assert scored(match) == {"science": 3}


@pytest.mark.parametrize(
    ("others", "first"),
    [
        ({}, "R1"),
        ({1: {"press": "R1"}}, "R2"),
        ({1: {"press": "R1"}, 2: {"press": "R2"}}, "R3"),
        ({1: {"press": "R2"}, 2: {"press": "R3"}}, "R1"),
    ],
)
def test_small_spaces_are_skipped(others: dict[int, dict[str, str]], first: str) -> None:
    """[RISE-M-04] Over all occupied small spaces in a row to the next free one."""
    match = doing(["advance press 1"], players=others)
    assert offered(match, "step")[-1] == f"step press-{first}"


def test_own_marker_is_not_skipped() -> None:
    """[RISE-M-04] Only somebody else's marker is in the way."""
    match = doing(["advance press 2"], players={0: {"press": "R1"}})
    assert offered(match, "step") == ["step press-R2"]


def test_a_marker_on_another_track_is_not_in_the_way() -> None:
    """[RISE-M-04] The same place of another track is another space."""
    match = doing(["advance press 1"], players={1: {"science": 1, "culture": 1, "bureau": 1}})
    assert len(offered(match, "step")) == 4


def test_choice_of_spaces_ahead() -> None:
    """[RISE-M-05] Where two ways lead on the player chooses; no step goes back."""
    match = doing(["advance science 3"], b="science", players={0: {"science": 2}})
    assert match.legal() == ["step science-3", "step science-5", "stop"]
    play(match, "step science-5")
    assert match.legal() == ["step science-6", "step science-8", "stop"]


def test_black_frame_returns_to_the_start() -> None:
    """[RISE-M-06] The effect of the frame, the way home for nothing, then the steps left."""
    match = doing(["advance press 2"], players={0: {"press": "M1"}})
    play(match, "step press-M2")
    assert at(match, 0, "press") == "start"
    assert [(it.a, it.seat) for it in events(match, E_HOME)] == [(PRESS, 0)]
    assert match.legal() == ["step conservation+1", "stop"]
    play(match, "step conservation+1")
    assert offered(match, "step") == [f"step press-{path}1" for path in "LMNR"]


def test_frame_effect_on_its_own_track() -> None:
    """[RISE-M-06] The marker is on the start before the effect of the frame is resolved."""
    match = doing(
        ["advance press 1"],
        b="press science",
        players={0: {"press": "N2", "science": 0}},
    )
    play(match, "step press-N3")
    assert (at(match, 0, "press"), scored(match)) == ("start", {"press": 1})
    play(match, "step science-1")
    assert match.legal() == ["advance bank", "advance press", "decline"]
    play(match, "advance press")
    assert offered(match, "step") == [f"step press-{path}1" for path in "LMNR"]


@pytest.mark.parametrize(("b", "points"), [("", {"science": 2}), ("science", {})])
def test_ex_17_forfeited_steps(b: str, points: dict[str, int]) -> None:
    """[RISE-M-07, RISE-SCI-01] 1 VP for each step beyond the end of Science A, unasked; B none."""
    last = 11 if b else 10
    match = doing(["advance science 2"], b=b, players={0: {"science": last}})
    assert (asks(match), scored(match)) == (DONE, points)
    assert player(match)["steps"]["science"] == last


def test_steps_up_to_the_end_and_beyond() -> None:
    """[RISE-M-07] Two steps are made, the third is forfeited."""
    match = doing(["advance science 3"], players={0: {"science": 8}})
    play(match, "step science-9", "decline", "step science-10")
    assert scored(match) == {"science": 6 + 1}
    assert [(it.a, it.b) for it in events(match, E_FORFEIT)] == [(SCIENCE, 0)]
    assert player(match)["steps"]["science"] == 10


def test_forfeited_steps_right_on_a_scale() -> None:
    """[RISE-M-07] The rightmost space of a scale is its end."""
    match = doing(["advance satisfaction 2"], players={0: {"satisfaction": 4}})
    play(match, "step satisfaction+5")
    assert (at(match, 0, "satisfaction"), scored(match)) == (5, {"satisfaction": 1})
    match = doing(["advance satisfaction 2"], players={0: {"satisfaction": 5}})
    assert (asks(match), scored(match)) == (DONE, {"satisfaction": 2})


def test_forfeited_step_has_no_other_effect() -> None:
    """[RISE-M-07] No Pollution for a step beyond the end of Industry A."""
    match = doing(["advance industry 1"], players={0: {"industry": 5}})
    assert (at(match, 0, "conservation"), scored(match)) == (0, {"industry": 1})


def test_forced_steps_left_beyond_the_end() -> None:
    """[RISE-M-08] Each one that is forfeited costs what is printed."""
    match = doing(["pollution 1", "joker 1"], b="science", players={0: {"conservation": -4}})
    assert (at(match, 0, "conservation"), scored(match)) == (-4, {"conservation": -2})
    match = doing(["riot 2"], players={0: {"satisfaction": -3}})
    assert (at(match, 0, "satisfaction"), scored(match)) == (-4, {"satisfaction": -2})
    assert [(it.a, it.b) for it in events(match, E_FORFEIT)] == [(SATISFACTION, 1)]
    match = doing(["riot 2"], players={0: {"satisfaction": -4}})
    assert scored(match) == {"satisfaction": -4}


@pytest.mark.parametrize(("track", "b"), [("bureau", ""), ("bureau", "bureau"), ("bank", "bank")])
def test_ex_18_dotted_line(track: str, b: str) -> None:
    """[RISE-M-09] Entering a space gives nothing of what leaving from it gives."""
    match = doing([f"advance {track} 2"], b=b, players={0: {track: 1, "tiles": {"S1": False}}})
    play(match, f"step {track}-2", f"step {track}-3")
    assert (coins(match), scored(match), player(match)["strongbox"]) == (3, {}, False)
    assert not player(match)["school_tiles"][0]["active"]


def test_red_steps_one_by_one() -> None:
    """[RISE-M-10] Riot 2 is two single steps left."""
    match = doing(["joker 1"], players={0: {"conservation": -3, "satisfaction": 2}})
    play(match, "advance industry")
    assert [PLACES[it.c] for it in events(match, E_STEP)] == [
        *("industry-1", "conservation-4", "satisfaction+1", "satisfaction+0")
    ]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_as_many_red_steps_as_printed(count: int) -> None:
    """[RISE-M-10] n single steps; those beyond the end cost VP one by one."""
    frames: list[Any] = [("card", NOBODY, 0), ("back", 0), ("left", 0, "satisfaction", count)]
    match = table("actions", stack=frames, players={0: {"satisfaction": -2}})
    assert at(match, 0, "satisfaction") == max(-4, -2 - count)
    assert vp(match) == 15 - 2 * max(0, count - 2)


def test_right_effects_on_every_entry_from_the_left() -> None:
    """[RISE-M-11] Gained again where the marker was before; never on a move to the left."""
    match = doing(
        ["advance industry 1", "advance conservation 1"], players={0: {"conservation": 1}}
    )
    play(match, "advance industry")
    assert (at(match, 0, "conservation"), coins(match)) == (0, 3)
    play(match, "step conservation+1")
    assert (at(match, 0, "conservation"), coins(match)) == (1, 4)
    match = doing(["advance industry 1"], players={0: {"conservation": 2}})
    play(match, "step industry-1")
    assert (at(match, 0, "conservation"), coins(match)) == (1, 3)


def test_last_space_of_a_dotted_line_is_asked() -> None:
    """[RISE-M-07, RISE-BUR-02] Leave and go on, or stop; there is nothing to forfeit for."""
    match = doing(["advance bureau 2"], players={0: {"bureau": 5}})
    assert match.legal() == ["stop", "leave bureau"]
    play(match, "stop")
    assert (asks(match), at(match, 0, "bureau")) == ((0, "moment"), "5")
