"""Events, section 7 of the rules and RISE-D-07."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import (
    PRINTED,
    RiseMatch,
    asks,
    at,
    coins,
    doing,
    drift,
    events,
    play,
    scored,
    table,
    tiles,
    vp,
)

from jackscrew.games.rise.components import EVENTS
from jackscrew.games.rise.state import E_EVENT


def shown(first: str, second: str = "festival", third: str = "anniversary") -> list[str]:
    """A display with these events."""
    return ["1-01", first, "1-03", second, "1-05", third, "1-07"]


def concerned(event: str, own: dict[str, Any] | None = None, b: str = "") -> RiseMatch:
    """The event concerns seat 1 alone; seat 0 has acted, it is over for seat 2."""
    match = table(
        "actions",
        b=b,
        display=shown(event),
        factories=[(1, 0), (1, 2), (2, 1)],
        players={1: own or {}},
    )
    play(match, "play top", "stop", "play top", "stop")
    return match


def now(match: RiseMatch, seat: int = 1) -> tuple[int, int]:
    """Coins and VP of a seat."""
    return coins(match, seat), vp(match, seat)


@pytest.mark.parametrize(
    ("event", "gained"),
    [("export_surplus", (4, 15)), ("festival", (3, 16)), ("anniversary", (3, 17))],
)
def test_ex_66_gains(event: str, gained: tuple[int, int]) -> None:
    """[RISE-EV-01] 1 coin, 1 VP, 2 VP, without a decision; for those concerned only."""
    match = concerned(event)
    assert now(match) == gained
    assert [now(match, seat) for seat in (0, 2)] == [(3, 15), (3, 15)]
    assert asks(match) == (1, "option")


@pytest.mark.parametrize(("number", "gained"), [(1, (4, 15)), (2, (3, 16))])
def test_ex_66_elections(number: int, gained: tuple[int, int]) -> None:
    """[RISE-EV-01, RISE-DEC-13] 1 coin or 1 VP; one of them must be taken."""
    match = concerned("elections")
    assert match.legal() == ["choose 1", "choose 2"]
    play(match, f"choose {number}")
    assert now(match) == gained


@pytest.mark.parametrize(
    ("event", "track", "spaces"),
    [
        ("breaking_news", "press", ["step press-L1", "step press-M1", "step press-N1"]),
        ("report_cards", "school", ["step school-1.1", "step school-1.2", "step school-1.3"]),
        ("city_council", "bureau", ["step bureau-1"]),
        ("conservation", "conservation", ["step conservation+1"]),
        ("park_opening", "satisfaction", ["step satisfaction+1"]),
    ],
)
def test_ex_66_advances(event: str, track: str, spaces: list[str]) -> None:
    """[RISE-EV-01] 1 step on a track, or none."""
    match = concerned(event)
    assert match.legal()[: len(spaces)] == spaces
    assert match.legal()[-1] == "stop"
    start = at(match, 1, track)
    quiet = match.at(match.version)
    play(quiet, "stop")
    assert (at(quiet, 1, track), asks(quiet)) == (start, (1, "option"))
    play(match, spaces[0])
    assert str(at(match, 1, track)) == spaces[0].removeprefix(f"step {track}").lstrip("-+")
    assert asks(match) == (1, "option")


@pytest.mark.parametrize("track", ["conservation", "satisfaction"])
def test_ex_66_construction_ban(track: str) -> None:
    """[RISE-EV-01] 1 right on one of the two."""
    match = concerned("construction_ban")
    assert match.legal() == ["advance satisfaction", "advance conservation", "decline"]
    play(match, f"advance {track}")
    assert at(match, 1, track) == 1
    assert {at(match, 1, it) for it in ("satisfaction", "conservation")} == {0, 1}


def test_ex_66_lecture() -> None:
    """[RISE-EV-01] One active School tile may be activated."""
    match = concerned("lecture", {"tiles": {"S2": True, "T1": True}})
    assert match.legal() == ["activate satisfaction", "activate culture", "decline"]
    play(match, "activate satisfaction")
    assert (at(match, 1, "satisfaction"), tiles(match, 1)) == (1, {"T1": False, "S2": True})
    assert asks(match) == (1, "option")


def test_ex_66_lecture_wasted() -> None:
    """[RISE-EV-01, RISE-F-09] Without an active tile nothing is asked."""
    match = concerned("lecture", {"tiles": {"S2": False}})
    assert asks(match) == (1, "option")


def test_ex_66_summer_vacation() -> None:
    """[RISE-EV-01] All own tiles become active."""
    match = concerned("summer_vacation", {"tiles": {"S2": False, "T1": False, "T5": True}})
    assert set(tiles(match, 1).values()) == {True}


def test_ex_66_strike() -> None:
    """[RISE-EV-01] 1 left."""
    match = concerned("strike")
    assert [at(match, seat, "satisfaction") for seat in range(3)] == [0, -1, 0]


def test_ex_66_rent_increases() -> None:
    """[RISE-EV-01] 3 coins and 1 left."""
    match = concerned("rent_increases")
    assert (now(match), at(match, 1, "satisfaction")) == ((6, 15), -1)


def test_ex_66_opinion_poll_and_angry_mob() -> None:
    """[RISE-EV-01] The leader gains 1 VP; the last loses 2."""
    match = concerned("opinion_poll", {"satisfaction": 1})
    assert vp(match, 1) == 16
    match = concerned("angry_mob", {"satisfaction": -1})
    assert vp(match, 1) == 13
    assert scored(match, 1) == {"event_cards": -2}


def test_no_other_events() -> None:
    """[RISE-EV-01] The sixteen of the list, in this order."""
    assert [event["id"] for event in PRINTED["events"]["cards"]] == EVENTS


def test_ex_27_rent_increases() -> None:
    """[RISE-D-07, RISE-EV-02] Anita and Geraldine are concerned, Robert and John are not."""
    robert, john, anita, geraldine = 0, 1, 2, 3
    match = table(
        "actions",
        seats=4,
        display=shown("rent_increases"),
        factories=[(1, robert), (1, john), (3, anita), (4, geraldine)],
    )
    play(match, "play top", "stop", "play top", "stop")
    assert [coins(match, seat) for seat in range(4)] == [3, 3, 6, 6]
    assert [at(match, seat, "satisfaction") for seat in range(4)] == [0, 0, -1, -1]
    assert match.scores() == [15, 15, 16, 16]  # Festival, the second event
    assert asks(match) == (anita, "option")
    play(match, "play top", "stop")
    assert match.scores() == [15, 15, 16, 18]  # Anniversary: only Geraldine


def test_one_after_the_other_from_left_to_right() -> None:
    """[RISE-D-07] In the order of the factories."""
    match = table(
        "actions",
        seats=4,
        display=shown("lecture"),
        factories=[(1, 0), (2, 3), (2, 1), (4, 2)],
    )
    play(match, "play top", "stop")
    for seat in (3, 1, 2):
        assert asks(match) == (seat, "tile")
        play(match, "decline")
    assert asks(match) == (3, "option")


def test_the_event_is_discarded_afterwards() -> None:
    """[RISE-D-07] When all concerned are done."""
    match = table("actions", display=shown("lecture"), factories=[(1, 0), (2, 1), (2, 2)])
    play(match, "play top", "stop", "decline")
    assert match.view()["display"][1] == "lecture"
    play(match, "decline")
    assert match.view()["display"][1] is None
    assert asks(match) == (1, "option")


def test_red_parts_are_mandatory() -> None:
    """[RISE-EV-02] Coins do not buy out of the Riot; at the left end it costs VP."""
    match = concerned("rent_increases", {"satisfaction": -4, "coins": 9})
    assert (now(match), at(match, 1, "satisfaction")) == ((12, 13), -4)
    assert asks(match) == (1, "option")


@pytest.mark.parametrize(
    ("anna", "ben", "gain"), [(2, 1, 0), (1, 1, 1), (0, 1, 1), (0, 0, 0), (-1, 0, 0)]
)
def test_ex_67_opinion_poll(anna: int, ben: int, gain: int) -> None:
    """[RISE-EV-03] Ben is concerned, Anna is not; all are compared."""
    match = table(
        "actions",
        seats=2,
        display=shown("opinion_poll"),
        factories=[(1, 0), (2, 1)],
        players={0: {"satisfaction": anna}, 1: {"satisfaction": ben}},
    )
    play(match, "play top", "stop")
    assert match.scores() == [15, 15 + gain]


@pytest.mark.parametrize(
    ("spaces", "loss"),
    [([0, -1, 0], 2), ([-2, -1, 0], 0), ([-1, -1, 0], 2), ([0, 0, 0], 0), ([1, 1, 0], 0)],
)
def test_ex_68_angry_mob(spaces: list[int], loss: int) -> None:
    """[RISE-EV-03] Who is furthest left, left of the start, loses 2 VP, if concerned."""
    match = table(
        "actions",
        display=shown("angry_mob"),
        factories=[(1, 0), (2, 1), (2, 2)],
        players={seat: {"satisfaction": space} for seat, space in enumerate(spaces)},
    )
    play(match, "play top", "stop")
    assert match.scores() == [15, 15 - loss, 15]


def test_ex_68_all_who_are_concerned_lose() -> None:
    """[RISE-EV-03] Shared leftmost space."""
    match = table(
        "actions",
        display=shown("angry_mob"),
        factories=[(1, 0), (2, 1), (2, 2)],
        players={seat: {"satisfaction": -3, "vp": 1} for seat in range(3)},
    )
    play(match, "play top", "stop")
    assert match.scores() == [1, -1, -1]


def test_each_is_compared_when_its_turn_comes() -> None:
    """[RISE-EV-03, RISE-F-02] The condition is that of the moment: all others as they stand."""
    match = doing(
        [{"if": "satisfaction_leader", "then": ["vp 1"]}],
        players={0: {"satisfaction": 3}, 1: {"satisfaction": 4}},
    )
    assert vp(match) == 15


def test_events_count_for_the_event_cards() -> None:
    """[RISE-EV-01] The row of the score sheet."""
    match = concerned("anniversary")
    assert scored(match, 1) == {"event_cards": 2}


def test_all_events_of_a_round() -> None:
    """[RISE-D-07] Who stands below card 4 meets all three, who stands below card 1 none."""
    match = table("actions", seats=2, display=shown("festival"), factories=[(1, 0), (4, 1)])
    drift(match)
    assert len(events(match, E_EVENT)) == 3
    assert [scored(match, seat).get("event_cards", 0) for seat in range(2)] == [0, 4]


@pytest.mark.parametrize("event", ["strike", "rent_increases", "opinion_poll", "angry_mob"])
def test_a_moment_before_what_is_bad_or_has_a_condition(event: str) -> None:
    """[RISE-FREE-05] Whoever is concerned may leave a track first."""
    match = concerned(event, {"bureau": 1})
    assert asks(match) == (1, "moment")
    assert at(match, 1, "satisfaction") == 0
    play(match, "leave bureau")
    assert at(match, 1, "bureau") == "start"


@pytest.mark.parametrize("event", ["festival", "summer_vacation"])
def test_no_moment_before_other_events(event: str) -> None:
    """[RISE-FREE-05] Leaving first would make no difference."""
    match = concerned(event, {"bureau": 1})
    assert asks(match) == (1, "option")
