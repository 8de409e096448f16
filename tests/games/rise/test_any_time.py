"""At any time: leaving Bureau and Bank B, and turning VP into coins, section 5 of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rise_table import (
    GAME,
    RiseMatch,
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
    tiles,
    vp,
)

from jackscrew.games.rise.state import E_COINS, E_LEAVES
from jackscrew.games.rise.tracks import PLACES

DONE = (1, "option")
PAY = {"pay": 1, "get": ["advance satisfaction 1"]}
ACTIVATE_OR_REFRESH = {"choice": [["school_activate"], ["school_refresh"]]}
LEADER = {"if": "satisfaction_leader", "then": ["vp 1"]}


# leaving --------------------------------------------------------------------------------------


def test_leaving_a_space_of_its_own() -> None:
    """[RISE-FREE-01] Bureau A: the exit of this space, the way home, then the refresh."""
    match = doing(["advance bureau 1"], players={0: {"bureau": 4, "tiles": {"S1": False}}})
    play(match, "leave bureau")
    assert (scored(match), coins(match), player(match)["strongbox"]) == ({"bureau": 5}, 3, True)
    assert (at(match, 0, "bureau"), tiles(match)) == ("start", {"S1": True})
    told = [(it.seat, PLACES[it.b]) for it in events(match, E_LEAVES)]
    assert told == [(0, "bureau-4")]


def test_leaving_through_all_spaces() -> None:
    """[RISE-FREE-01] Bureau B: this space first, then each earlier one back to the first."""
    match = doing(["advance bureau 1"], b="bureau", players={0: {"bureau": 5}})
    play(match, "leave bureau")
    assert (scored(match), player(match)["strongbox"]) == ({"bureau": 1}, False)
    play(match, "decline")  # the joker of space 5
    assert (scored(match), player(match)["strongbox"]) == ({"bureau": 1 + 2}, True)
    assert match.legal() == ["advance satisfaction", "advance conservation", "decline"]
    assert coins(match) == 3
    play(match, "decline")  # the choice of space 3
    assert (scored(match), coins(match)) == ({"bureau": 1 + 2 + 2}, 4)


def test_no_leaving_from_the_start_or_from_bank_a() -> None:
    """[RISE-FREE-01] Only from a space of Bureau or Bank B."""
    assert not offered(doing(["advance bureau 1"]), "leave")
    assert not offered(doing(["advance bureau 1"], players={0: {"bank": 3}}), "leave")
    match = doing(["advance bureau 1"], b="bank", players={0: {"bank": 3, "bureau": 1}})
    assert offered(match, "leave") == ["leave bank", "leave bureau"]


def test_ex_73_leaving_the_track_that_is_stepped_on() -> None:
    """[RISE-FREE-02] The jokers of Bureau A's last space count from the start; then the refresh."""
    match = doing(["advance bureau 1"], players={0: {"bureau": 5, "tiles": {"S1": False}}})
    play(match, "leave bureau")
    assert at(match, 0, "bureau") == "start"
    play(match, "advance bureau", "step bureau-2")
    assert at(match, 0, "bureau") == "2"
    assert tiles(match) == {"S1": True}
    assert match.legal() == ["step bureau-3", "stop", "leave bureau"]  # what was asked before


def test_not_left_twice_while_its_exit_is_under_way() -> None:
    """[RISE-FREE-02, RISE-DEC-18] This track cannot be left again meanwhile; others can."""
    match = doing(["advance bureau 1"], b="bank", players={0: {"bureau": 5, "bank": 1}})
    play(match, "leave bureau")
    assert offered(match, "leave") == ["leave bank"]
    play(match, "advance bureau")
    assert match.legal() == ["step bureau-2", "stop", "leave bank"]
    assert tiles(match) == {"S1": True}


def test_refresh_comes_last() -> None:
    """[RISE-FREE-02] A tile activated in the exit is active again after it."""
    mine = {"bureau": 5, "conservation": 1, "tiles": {"bank": True, "T1": False}}
    match = doing(["advance bureau 1"], b="conservation", players={0: mine})
    play(match, "leave bureau", "advance conservation")
    assert match.legal()[:2] == ["choose 1", "choose 2"]
    play(match, "choose 1", "activate bank")
    assert tiles(match) == {"T1": False, "T9": False, "S1": False}
    play(match, "stop")
    assert tiles(match) == {"T1": True, "T9": True, "S1": True}


EXIT = {"bank": 5, "bureau": 1}  # coins for leaving from the first space


@pytest.mark.parametrize("track", ["bank", "bureau"])
@pytest.mark.parametrize(
    ("step", "effects"),
    [
        ("tile", ["school_activate"]),
        ("order", ["advance school 1", "advance press 1"]),
        ("step", ["advance culture 1"]),
        ("joker", ["joker 1"]),
        ("choice", [{"choice": [["coins 1"], ["vp 1"]]}]),
        ("pay", [PAY]),
        ("exchange", ["exchange 2"]),
    ],
)
def test_leaving_is_part_of_every_decision(step: str, effects: list[Any], track: str) -> None:
    """[RISE-FREE-04] And what was asked is asked again afterwards."""
    match = doing(effects, b="bank", players={0: {track: 1}})
    before = match.legal()
    assert (asks(match), before[-1]) == ((0, step), f"leave {track}")
    play(match, f"leave {track}")
    assert (asks(match), at(match, 0, track)) == ((0, step), "start")
    assert (coins(match), match.legal()) == (3 + EXIT[track], before[:-1])


@pytest.mark.parametrize("track", ["bank", "bureau"])
@pytest.mark.parametrize("phase", ["placement", "actions"])
def test_leaving_at_place_and_option(phase: str, track: str) -> None:
    """[RISE-FREE-04] They are asked again, too."""
    match = table(phase, b="bank", players={0: {track: 1}})
    step = asks(match)
    play(match, f"leave {track}")
    assert (asks(match), coins(match), offered(match, "leave")) == (step, 3 + EXIT[track], [])


@pytest.mark.parametrize("track", ["bank", "bureau"])
def test_leaving_at_a_culture_tile(track: str) -> None:
    """[RISE-FREE-04] With fresh options: coins gained by leaving can be paid."""
    poor = {track: 1, "culture": 4, "coins": 0, "vp": 0}
    match = doing(["advance culture 1"], b="bank culture", players={0: poor})
    play(match, "step culture-5")
    assert match.legal() == ["take", "decline", f"leave {track}"]
    play(match, f"leave {track}")
    assert (match.legal(), coins(match)) == (["take", "use", "decline"], EXIT[track])
    play(match, "use")
    assert match.legal()[0] == "choose 1"


def test_leaving_brings_fresh_options() -> None:
    """[RISE-FREE-04] The coin just gained can be exchanged."""
    match = doing(["exchange 4"], players={0: {"bureau": 1, "coins": 2}})
    assert offered(match, "exchange") == ["exchange 1", "exchange 2"]
    play(match, "leave bureau")
    assert offered(match, "exchange") == ["exchange 1", "exchange 2", "exchange 3"]


def test_ex_54_geraldine_on_bureau() -> None:
    """[RISE-FREE-04] One step, leave, and the second step goes to space 1."""
    match = doing(["advance bureau 2"], players={0: {"tiles": {"S1": False}}})
    play(match, "step bureau-1", "leave bureau")
    assert (coins(match), tiles(match)) == (4, {"S1": True})
    assert match.legal() == ["step bureau-1", "stop"]
    play(match, "step bureau-1")
    assert at(match, 0, "bureau") == "1"


def test_leaving_several_times_in_one_effect() -> None:
    """[RISE-FREE-04] Each time the marker has left the start it may go home."""
    match = doing(["advance bureau 3"])
    play(match, "step bureau-1", "leave bureau", "step bureau-1", "leave bureau", "step bureau-1")
    assert (coins(match), at(match, 0, "bureau"), asks(match)) == (5, "1", (0, "moment"))


def test_leaving_after_several_spaces_ahead_were_picked() -> None:
    """[RISE-FREE-04, RISE-DEC-15] The step is asked again, still without "stop"."""
    match = doing(["joker 2"], players={0: {"bureau": 2}})
    play(match, "advance press")
    steps = [f"step press-{path}1" for path in "LMNR"]
    assert match.legal() == [*steps, "leave bureau"]
    play(match, "leave bureau")
    assert (match.legal(), scored(match)) == (steps, {"bureau": 3})
    play(match, "step press-M1")
    assert match.legal() == ["step press-M2", "stop"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_leaving_in_whole_games(seed: int) -> None:
    """[RISE-FREE-04] Whatever is asked: who can leave is offered it, after all else.

    But for what a Penalty tile forbids anyway [RISE-DEC-20, RISE-DEC-22].
    """
    choices = random.Random(seed)
    match = GAME.new(2 + seed % 3, seed=seed, bank_b=True, bureau_b=seed == 2)
    while not match.over:
        legal, mine = match.legal(), player(match, match.actor)
        leaving = match.dump()["players"][match.actor]["leaving"]
        on = [track for track in ("bank", "bureau") if mine["markers"][track] != "start"]
        wanted = [f"leave {track}" for track in on if track not in leaving]
        if not mine["penalty"]:
            last = [action for action in legal if action != "convert"]
            assert last[len(last) - len(wanted) :] == wanted == offered(match, "leave")
        match.play(choices.choice(legal))


# moments --------------------------------------------------------------------------------------


def moment(match: RiseMatch) -> str:
    """The moment at which somebody is asked to leave or go on."""
    question = match.question()
    assert question
    assert question["step"] == "moment"
    return str(question["about"]["a"])


def concerned(event: str, **mine: Any) -> RiseMatch:
    """Seat 0 below card 2 is the first whom the first event concerns."""
    display = ["1-01", event, "1-03", "festival", "1-05", "anniversary", "1-07"]
    factories = [(2, 0), (4, 1)]
    return table("actions", seats=2, display=display, factories=factories, players={0: mine})


@pytest.mark.parametrize("event", ["strike", "rent_increases", "opinion_poll", "angry_mob"])
def test_moment_before_an_event(event: str) -> None:
    """[RISE-FREE-05] (a) Before one with a Riot or a condition, if there is something to leave."""
    match = concerned(event, bureau=2)
    assert moment(match) == "before_event"
    assert (asks(match), match.legal()) == ((0, "moment"), ["proceed", "leave bureau"])
    assert asks(concerned(event)) == (0, "option")
    play(match, "leave bureau")
    assert (asks(match), scored(match)["bureau"]) == ((0, "option"), 3)


@pytest.mark.parametrize("event", ["export_surplus", "festival", "anniversary", "summer_vacation"])
def test_no_moment_before_other_events(event: str) -> None:
    """[RISE-FREE-05] (a) It would make no difference."""
    assert asks(concerned(event, bureau=2)) == (0, "option")


def test_leaving_before_an_opinion_poll() -> None:
    """[RISE-FREE-05] (a) A step right on Satisfaction in time makes a leader."""
    match = concerned("opinion_poll", bureau=3)
    play(match, "leave bureau", "step satisfaction+1")
    assert scored(match) == {"bureau": 1, "event_cards": 1}


def test_moment_after_the_action() -> None:
    """[RISE-FREE-05] (b) Before the factory goes back; not for one who cannot leave."""
    match = doing(["advance culture 1"], players={0: {"bureau": 1}})
    play(match, "stop")
    assert moment(match) == "after_action"
    assert (asks(match), match.view()["order"]) == ((0, "moment"), [-1, -1, -1])
    play(match, "proceed")
    assert (asks(match), match.view()["order"]) == ((1, "option"), [0, -1, -1])
    assert at(match, 0, "bureau") == "1"


def test_moment_is_asked_until_nothing_is_left() -> None:
    """[RISE-FREE-05] Two tracks to leave: twice; then the game goes on by itself."""
    match = doing(["advance culture 1"], b="bank", players={0: {"bureau": 1, "bank": 1}})
    play(match, "stop", "leave bank")
    assert match.legal() == ["proceed", "leave bureau"]
    play(match, "leave bureau")
    assert (asks(match), coins(match)) == (DONE, 3 + 5 + 1)


def test_moment_at_the_end_of_the_round() -> None:
    """[RISE-FREE-05] (c) By order space, before Satisfaction and the coin limit."""
    mine = {"bureau": 4, "coins": 9}
    match = table("end", order=[2, 0, 1], round=12, players={0: mine, 2: {"bureau": 3, "coins": 5}})
    assert moment(match) == "end_of_round"
    assert asks(match) == (2, "moment")
    play(match, "leave bureau", "step satisfaction+1")
    assert asks(match) == (0, "moment")
    play(match, "leave bureau")
    assert [coins(match, 0), coins(match, 2)] == [9, 5]  # strongbox turned in time; limit 5
    assert scored(match, 2)["satisfaction"] == 1 + 1  # leader of the round, and end of the game


def test_ex_74_last_round() -> None:
    """[RISE-FREE-05] (d) Left only after the coin limit: 4 + 7 coins for tile and exchange."""
    mine = {"bank": 3, "coins": 4, "culture": 9, "culture_tiles": ["C10"]}
    match = table("end", round=12, b="bank culture", players={0: mine})
    assert match.legal() == ["proceed", "leave bank"]  # before the limit: no converting yet
    play(match, "proceed")
    assert moment(match) == "end_of_game"
    assert match.legal() == ["proceed", "leave bank", "convert"]
    play(match, "leave bank")
    assert match.over
    assert scored(match) == {"culture_tiles": 4, "culture": 5}
    assert coins(match) == 11 - 5


def test_moment_at_the_end_of_the_game_by_order_space() -> None:
    """[RISE-FREE-05] (d) Each player once, in the order of the order spaces."""
    players = {seat: {"bureau": 1} for seat in range(3)}
    match = table("end", round=12, order=[1, 2, 0], players=players)
    seen = []
    for _ in range(6):
        seen.append(match.actor)
        play(match, "proceed")
    assert (seen, match.over) == ([1, 2, 0, 1, 2, 0], True)


def test_no_end_of_game_moment_before_round_12() -> None:
    """[RISE-FREE-05] (d) Only after the last round."""
    match = table("end", round=11, players={0: {"bureau": 1}})
    play(match, "proceed")
    assert (match.view()["round"], asks(match)) == (12, (-1, ""))


# turning VP into coins ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "points", "gained"),
    [(-4, 3, 1), (-2, 2, 1), (0, 1, 1), (2, 1, 1), (3, 2, 3), (5, 1, 2)],
)
def test_ex_36_conversion(space: int, points: int, gained: int) -> None:
    """[RISE-FREE-03, RISE-SAT-02] v VP become c coins at the rate of the own space."""
    match = table("placement", players={0: {"satisfaction": space, "coins": 0}})
    assert player(match)["rate"] == [points, gained]
    play(match, "convert")
    assert (vp(match), coins(match), asks(match)) == (15 - points, gained, (0, "place"))
    assert scored(match) == {"converted": -points}
    told = [(it.a, it.c) for it in events(match, E_COINS)]
    assert told == [(gained, gained)]


def test_no_conversion_below_zero() -> None:
    """[RISE-FREE-03] Only while v VP are there."""
    for points, is_offered in ((2, False), (3, True), (-5, False), (0, False)):
        match = table("placement", players={0: {"satisfaction": -3, "vp": points}})
        assert ("convert" in match.legal()) == is_offered


def test_ex_71_convert_to_place() -> None:
    """[RISE-FREE-06, RISE-C-02] As few conversions as needed; what is over is kept."""
    match = table("placement", players={0: {"coins": 0}})
    play(match, "place 3")
    assert (vp(match), coins(match)) == (13, 0)
    match = table("placement", players={0: {"coins": 0, "satisfaction": 3}})
    play(match, "place 3")
    assert (vp(match), coins(match)) == (13, 1)


def test_what_cannot_be_paid_even_so_is_not_offered() -> None:
    """[RISE-FREE-06] The missing coins must be there to be converted."""
    match = table("placement", players={0: {"coins": 1, "vp": 1}})
    assert offered(match, "place") == ["place 1", "place 2", "place 3"]
    match = table("placement", players={0: {"coins": 1, "vp": 2}})
    assert len(offered(match, "place")) == 4
    match = table("placement", players={0: {"coins": 0, "vp": 2, "satisfaction": 4}})
    assert len(offered(match, "place")) == 4


def test_coins_are_used_before_vp() -> None:
    """[RISE-FREE-06] Only what is missing is converted."""
    match = table("placement", players={0: {"coins": 2}})
    play(match, "place 4")
    assert (vp(match), coins(match)) == (14, 0)


@pytest.mark.parametrize("phase", ["placement", "actions"])
def test_converting_for_its_own_sake(phase: str) -> None:
    """[RISE-FREE-07] At *place* and *option*, once at a time, with fewer than 20 coins."""
    match = table(phase, players={0: {"coins": 18}})
    step = asks(match)
    play(match, "convert")
    assert (coins(match), asks(match)) == (19, step)
    play(match, "convert")
    assert (coins(match), asks(match), "convert" in match.legal()) == (20, step, False)


def test_no_convert_at_other_decisions() -> None:
    """[RISE-FREE-07] Not in the middle of a chain."""
    for effects in (["joker 1"], ["advance culture 1"], ["school_activate"], [PAY]):
        assert "convert" not in doing(effects).legal()
    match = doing(["advance culture 1"], players={0: {"bureau": 1}})
    play(match, "stop")
    assert match.legal() == ["proceed", "leave bureau"]


@pytest.mark.parametrize(
    ("space", "held", "is_offered"),
    [(5, 3, True), (5, 4, False), (3, 0, True), (2, 1, False), (-2, 1, False)],
)
def test_converting_for_an_exchange(space: int, held: int, is_offered: bool) -> None:
    """[RISE-FREE-07] Only at a rate that gives more than it takes, with fewer coins than n."""
    match = doing(["exchange 4"], players={0: {"satisfaction": space, "coins": held}})
    assert ("convert" in match.legal()) == is_offered
    if is_offered:
        play(match, "convert")
        assert (asks(match), coins(match)) == ((0, "exchange"), held + (2 if space == 5 else 3))


@pytest.mark.parametrize(("points", "is_asked"), [(0, False), (1, True)])
def test_exchange_without_coins(points: int, is_asked: bool) -> None:
    """[RISE-FREE-07] Asked of one who could convert first; else skipped, not even logged."""
    mine = {"satisfaction": 5, "coins": 0, "vp": points}
    match = doing(["exchange 4"], players={0: mine})
    if is_asked:
        assert match.legal() == ["decline", "convert"]
    assert (asks(match) == (0, "exchange"), match.record.lines) == (is_asked, [])


def last(**mine: Any) -> RiseMatch:
    """After round 12 with Culture B."""
    return table("end", round=12, b="culture", players={0: mine})


def test_converting_before_final_scoring() -> None:
    """[RISE-FREE-07] (d) With fewer than 5 coins and a tile or space that wants them."""
    assert last(coins=4).over
    assert last(coins=4).record.lines == []  # nobody has anything to do: nothing is logged
    assert last(coins=5, culture_tiles=["C10"]).over
    assert last(coins=5, culture=9).over
    assert last(coins=4, culture=8).over
    assert last(coins=4, culture_tiles=["C09"]).over
    assert scored(last(coins=4, culture=8)) == {}
    assert last(coins=4, vp=0, culture=9).over
    assert last(coins=4, vp=1, culture=9).legal() == ["proceed", "convert"]
    for match in (last(coins=4, culture_tiles=["C10"]), last(coins=4, culture=9)):
        assert (asks(match), match.legal()) == ((0, "moment"), ["proceed", "convert"])
        assert (moment(match), match.version) == ("end_of_game", 0)
        play(match, "convert")
        assert match.over
    match = last(coins=3, culture_tiles=["C10"])
    play(match, "convert", "convert")
    assert scored(match) == {"converted": -2, "culture_tiles": 4}


def test_last_space_of_culture_a_wants_no_coins() -> None:
    """[RISE-FREE-07] (d) The exchange at the end is Culture B's."""
    assert table("end", round=12, players={0: {"culture": 9, "coins": 0}}).over


def test_leave_and_convert_are_listed_last() -> None:
    """[RISE-FREE-08] After the normal options: the first is never one of them."""
    match = table("placement", b="bank", players={0: {"bank": 1, "bureau": 1}})
    assert match.legal()[-4:] == ["place 4", "leave bank", "leave bureau", "convert"]
    match = table("actions", b="bank", players={0: {"bank": 1, "bureau": 1}})
    assert match.legal() == ["play top", "play bottom", "leave bank", "leave bureau", "convert"]


# what can do nothing now ----------------------------------------------------------------------


def test_ex_70_leave_then_activate() -> None:
    """[RISE-FREE-09] Lecture, no active tile: leave Bureau first, if there is a Bureau to leave."""
    asleep = {"S1": False}
    match = doing(["school_activate"], players={0: {"bureau": 2, "tiles": asleep}})
    assert (asks(match), match.legal()) == ((0, "tile"), ["decline", "leave bureau"])
    play(match, "leave bureau")
    assert (scored(match), match.legal()) == ({"bureau": 3}, ["activate science", "decline"])
    play(match, "activate science")
    assert at(match, 0, "science") == "1"
    assert asks(doing(["school_activate"], players={0: {"tiles": asleep}})) == DONE


def test_ex_70_overtaken() -> None:
    """[RISE-FREE-09] The same for the tile of an overtaken player."""
    asleep = {"bureau": 2, "tiles": {"S1": False}}
    match = table("placement", players={0: asleep})
    play(match, "place 2", "place 2")
    assert (asks(match), match.legal()) == ((0, "tile"), ["decline", "leave bureau"])
    play(match, "leave bureau", "activate science", "decline")
    assert asks(match) == (2, "place")
    match = table("placement", players={0: {"tiles": {"S1": False}}})
    play(match, "place 2", "place 2")
    assert asks(match) == (2, "place")


def test_ex_72_leave_then_pay() -> None:
    """[RISE-FREE-04, RISE-FREE-09] Bank B brings the coins for the bottom option."""
    display = ["1-20", "festival", "1-03", "festival", "1-05", "festival", "1-07"]
    poor = {"bank": 3, "coins": 0, "vp": 0}
    match = table("actions", b="bank", display=display, players={0: poor})
    assert match.legal() == ["play top", "leave bank"]
    play(match, "leave bank")
    assert (coins(match), player(match)["strongbox"]) == (7, True)
    assert match.legal() == ["play top", "play bottom"]
    play(match, "play bottom")
    assert coins(match) == 4


@pytest.mark.parametrize(
    ("step", "effects"), [("pay", [PAY]), ("exchange", ["exchange 2"]), ("choice", [None])]
)
def test_leave_bank_then_pay(step: str, effects: list[Any]) -> None:
    """[RISE-FREE-09] Without coins and VP only "none" and "leave" are asked."""
    pays = {"choice": [[PAY], [{"pay": 3, "get": ["advance satisfaction 2"]}]]}
    poor: dict[str, Any] = {"coins": 0, "vp": 0}
    match = doing([it or pays for it in effects], b="bank", players={0: {**poor, "bank": 1}})
    assert (asks(match), match.legal()) == ((0, step), ["decline", "leave bank"])
    play(match, "leave bank")
    assert (coins(match), asks(match), len(match.legal())) == (5, (0, step), 2 + (step != "pay"))
    assert asks(doing([it or pays for it in effects], b="bank", players={0: poor})) == DONE


def test_order_with_nothing_usable_but_something_to_leave() -> None:
    """[RISE-FREE-09] Two effects that could do nothing: asked only of one who could leave."""
    effects = ["advance school 1", "school_activate"]
    closed = {"1.1": None, "1.2": None, "1.3": None}
    others = {1: {"school": "1.4"}}
    asleep = {"tiles": {"S1": False}}
    match = doing(effects, b="school", players={0: asleep, **others}, school=closed)
    assert (asks(match), match.record.lines) == (DONE, [])
    mine = {"bureau": 1, **asleep}
    match = doing(effects, b="school", players={0: mine, **others}, school=closed)
    assert (asks(match), match.legal()) == ((0, "order"), ["decline", "leave bureau"])
    play(match, "leave bureau")
    assert match.legal() == ["choose 2", "decline"]


def test_penalty_a_and_something_that_lifts_it() -> None:
    """[RISE-DEC-20] Asked only if leaving could lead right on Conservation."""
    blocked = {"conservation": -3, "tiles": {"S1": True}}
    match = doing(["school_activate"], players={0: {**blocked, "bureau": 5}})
    assert match.legal() == ["decline", "leave bureau"]
    play(match, "leave bureau", "advance conservation", "stop")
    assert match.legal() == ["activate science", "decline"]
    match = doing(["school_activate"], players={0: {**blocked, "bureau": 4}})
    assert asks(match) == (0, "moment")
    for space in (3, 5):
        match = doing(["school_activate"], b="bureau", players={0: {**blocked, "bureau": space}})
        assert match.legal() == ["decline", "leave bureau"]
    match = doing(["school_activate"], b="bureau", players={0: {**blocked, "bureau": 2}})
    assert asks(match) == (0, "moment")


def test_penalty_a_with_two_tracks_to_leave() -> None:
    """[RISE-DEC-20] Only the one that could lift it is offered."""
    mine = {"conservation": -3, "bureau": 5, "bank": 3}
    match = doing(["school_activate"], b="bank", players={0: mine})
    assert match.legal() == ["decline", "leave bureau"]


def test_one_seat_only() -> None:
    """[RISE-FREE-01] Leaving is for the marker's owner; nobody else is offered it."""
    match = doing(["advance culture 1"], players={1: {"bureau": 3}})
    assert match.legal() == ["step culture-1", "stop"]
