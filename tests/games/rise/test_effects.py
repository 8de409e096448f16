"""Effects, section 4 of the rules, and how their owner decides on them."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import (
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

from jackscrew.core.state import POINTS
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.state import E_CHOSE, E_FREE, E_PICKED, E_REFRESHED, E_STRONGBOX, E_TURNED

DONE = (1, "option")
ACTIVATE_OR_REFRESH = {"choice": [["school_activate"], ["school_refresh"]]}
COINS_OR_VP = {"choice": [["coins 1"], ["vp 1"]]}


# optional, mandatory and in what order --------------------------------------------------------


def test_red_effects_are_mandatory() -> None:
    """[RISE-F-01] Nobody is asked about Pollution; what is not red may be declined."""
    match = doing(["pollution 1", "advance bureau 1"])
    assert at(match, 0, "conservation") == -1
    play(match, "stop")
    assert (at(match, 0, "bureau"), asks(match)) == ("start", DONE)


def test_effects_cannot_be_saved() -> None:
    """[RISE-F-01] What is declined is gone."""
    match = doing([{"pay": 1, "get": ["joker 1"]}])
    play(match, "decline")
    assert (coins(match), asks(match)) == (3, DONE)


def test_gains_come_first_then_red_then_the_rest() -> None:
    """[RISE-F-02] Whatever the order in print: coins and VP, Riot, then the joker."""
    match = doing(["riot 1", "coins 4", "vp 5"])
    assert (coins(match), scored(match), at(match, 0, "satisfaction")) == (7, {"bank": 5}, -1)
    match = doing(["pollution 1", "joker 1"], b="science")
    assert (asks(match), at(match, 0, "conservation")) == ((0, "joker"), -1)
    match = doing(["joker 1", "coins 2"])
    assert (asks(match), coins(match)) == ((0, "joker"), 5)


def test_gains_come_before_a_payment() -> None:
    """[RISE-F-02] Coins of the same list can be spent in what its steps set off."""
    match = doing(["advance culture 1", "coins 1"], players={0: {"coins": 0, "vp": 0}})
    assert coins(match) == 1
    play(match, "step culture-1", "pay")
    assert (coins(match), at(match, 0, "satisfaction")) == (0, 1)


def test_owner_picks_the_next_of_several() -> None:
    """[RISE-F-02] Two or more of the rest: one after the other, as their owner likes."""
    match = doing(["advance school 1", "advance culture 1", "advance politics 1"])
    assert (asks(match)[1], offered(match, "advance")) == (
        "order",
        ["advance culture", "advance politics", "advance school"],
    )
    play(match, "advance politics")
    assert at(match, 0, "politics") == "1"
    assert offered(match, "advance") == ["advance culture", "advance school"]
    effects = match.setup.parts.effects
    assert [TRACKS[effects.thing[it.a]] for it in events(match, E_PICKED)] == ["politics"]
    play(match, "advance school", "step school-1.4")
    assert match.legal() == ["step culture-1", "stop"]
    play(match, "stop")
    assert asks(match) == DONE


def test_condition_is_looked_at_where_it_stands() -> None:
    """[RISE-F-02] Opinion Poll: the list counts if its condition holds at that moment."""
    leader = {0: {"satisfaction": 1}}
    assert scored(doing([{"if": "satisfaction_leader", "then": ["vp 1"]}], players=leader))
    assert not scored(doing([{"if": "satisfaction_leader", "then": ["vp 1"]}]))


def test_gains_are_taken_without_asking() -> None:
    """[RISE-F-03] Coins, VP, strongbox, refresh and free cards."""
    match = doing(["strongbox", "vp 5"])
    assert (player(match)["strongbox"], scored(match), asks(match)) == (True, {"bureau": 5}, DONE)
    match = doing(["school_refresh", "vp 4"], players={0: {"tiles": {"S1": False}}})
    assert (tiles(match), asks(match)) == ({"S1": True}, DONE)
    match = doing(["school_refresh", "vp 4"])
    assert not events(match, E_REFRESHED)  # nothing to turn, nothing to tell
    match = doing(["riot 1", "free_card 2"])
    assert (player(match)["free_cards"], asks(match)) == ([2], DONE)
    assert [(it.seat, it.a) for it in events(match, E_FREE)] == [(0, 1)]


# jokers ---------------------------------------------------------------------------------------


def test_ex_11_joker() -> None:
    """[RISE-F-04] Both steps of two jokers are on the same track."""
    match = doing(["joker 2"])
    assert match.legal() == [*(f"advance {track}" for track in TRACKS), "decline"]
    play(match, "advance culture", "decline")
    assert match.legal() == ["step culture-2", "stop"]
    play(match, "step culture-2")
    assert (at(match, 0, "culture"), asks(match)) == ("2", DONE)


def test_joker_goes_right_on_scales() -> None:
    """[RISE-F-04] Satisfaction and Conservation to the right."""
    match = doing(["joker 2"], players={0: {"conservation": -1}})
    play(match, "advance conservation", "step conservation+1")
    assert (at(match, 0, "conservation"), coins(match)) == (1, 4)


def test_joker_tracks_with_overflow_or_step_only() -> None:
    """[RISE-F-04] A last space counts if a forfeited step gives something there."""
    match = doing(["joker 1"], players={0: {"science": 10, "bureau": 5, "satisfaction": 5}})
    assert offered(match, "advance") == [f"advance {track}" for track in TRACKS[:-1]]
    play(match, "advance satisfaction")
    assert scored(match) == {"satisfaction": 1}
    match = doing(["joker 1"], b="science", players={0: {"science": 11}})
    assert "advance science" not in match.legal()


# choices --------------------------------------------------------------------------------------


def test_one_branch_of_a_choice() -> None:
    """[RISE-F-05] One or none."""
    choice = {"choice": [["advance conservation 1"], ["advance satisfaction 1"]]}
    match = doing([choice])
    assert match.legal() == ["advance satisfaction", "advance conservation", "decline"]
    play(match, "advance conservation")
    assert (at(match, 0, "conservation"), at(match, 0, "satisfaction")) == (1, 0)
    assert asks(match) == DONE
    effects = match.setup.parts.effects
    told = [effects.printed[it.a] for it in events(match, E_CHOSE)]
    assert told == [["advance conservation 1"]]


def test_branches_that_could_do_nothing_are_left_out() -> None:
    """[RISE-F-05] An advance without step and overflow, a tile, a refresh, a payment."""
    match = doing(
        [{"choice": [["advance bureau 1"], ["advance bank 1"]]}], players={0: {"bureau": 5}}
    )
    assert match.legal() == ["advance bank", "decline", "leave bureau"]
    match = doing([ACTIVATE_OR_REFRESH], players={0: {"tiles": {"S1": False}}})
    assert match.legal() == ["choose 2", "decline"]
    match = doing([ACTIVATE_OR_REFRESH])
    assert match.legal() == ["choose 1", "decline"]


def test_choice_without_a_branch_is_skipped() -> None:
    """[RISE-F-05] Nothing is asked if no branch could do anything."""
    match = doing([ACTIVATE_OR_REFRESH], players={0: {"conservation": -3}})
    assert asks(match) == DONE
    pay = {"pay": 1, "get": ["advance satisfaction 1"]}
    more = {"pay": 3, "get": ["advance satisfaction 2"]}
    match = doing([{"choice": [[pay], [more]]}], players={0: {"coins": 0, "vp": 0}})
    assert asks(match) == DONE


def test_items_of_order_that_could_do_nothing() -> None:
    """[RISE-F-05, RISE-DEC-21] Only what can be used is listed, and asked about all the same."""
    match = doing(["advance school 1", "school_activate"], players={0: {"tiles": {}}})
    assert match.legal() == ["advance school", "decline"]
    play(match, "decline")
    assert asks(match) == DONE
    match = doing(
        ["advance school 2", ACTIVATE_OR_REFRESH, "vp 2"], players={0: {"tiles": {"S1": False}}}
    )
    assert match.legal() == ["advance school", "choose 2", "decline"]


def test_order_asks_again_after_a_pick_made_something_usable() -> None:
    """[RISE-DEC-21] The School step brings the tile that can then be activated."""
    match = doing(["advance school 1", "school_activate"], players={0: {"tiles": {}}})
    play(match, "advance school", "step school-1.1")
    assert match.legal() == ["activate satisfaction", "decline"]


def test_coins_or_vp_cannot_be_declined() -> None:
    """[RISE-DEC-13] Nothing could be lost."""
    match = doing([COINS_OR_VP])
    assert match.legal() == ["choose 1", "choose 2"]
    play(match, "choose 2")
    assert (vp(match), coins(match)) == (16, 3)


# coins and VP ---------------------------------------------------------------------------------


def test_ex_12_too_few_coins() -> None:
    """[RISE-F-06] Forfeited, unless VP are turned into the missing coins."""
    pay = [{"pay": 1, "get": ["advance satisfaction 1"]}]
    match = doing(pay, players={0: {"coins": 0, "vp": 0}})
    assert asks(match) == DONE
    match = doing(pay, players={0: {"coins": 0, "vp": 1}})
    assert match.legal() == ["pay", "decline"]
    play(match, "pay")
    assert (vp(match), coins(match), at(match, 0, "satisfaction")) == (0, 0, 1)


def test_payment_for_nothing_is_not_asked() -> None:
    """[RISE-F-05, RISE-F-06] Satisfaction at its end, with an edition that has no bonus there."""
    nothing: dict[str, Any] = {"tracks": {"satisfaction": {"A": {"overflow": []}}}}
    pay = [{"pay": 1, "get": ["advance satisfaction 1"]}]
    match = doing(pay, components=nothing, players={0: {"satisfaction": 5}})
    assert (asks(match), coins(match), match.record.lines) == (DONE, 3, [])


def test_payment_takes_the_coins() -> None:
    """[RISE-F-06] n coins and nothing else; coins first, VP only for what is missing."""
    match = doing([{"pay": 1, "get": ["joker 1"]}], players={0: {"coins": 1}})
    play(match, "pay")
    assert (coins(match), vp(match), asks(match)) == (0, 15, (0, "joker"))


@pytest.mark.parametrize(("held", "times"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_exchange_up_to_n_times(held: int, times: int) -> None:
    """[RISE-F-07] 0 to n coins, as many as are there."""
    match = doing(["exchange 2"], players={0: {"coins": held}})
    assert offered(match, "exchange") == [f"exchange {i + 1}" for i in range(times)]
    if times:
        play(match, f"exchange {times}")
        assert (coins(match), scored(match)) == (held - times, {"culture": times})
    assert asks(match) == DONE


def test_exchange_may_be_declined() -> None:
    """[RISE-F-07] 0 times, too."""
    match = doing(["exchange 2"])
    play(match, "decline")
    assert (coins(match), vp(match), asks(match)) == (3, 15, DONE)


def test_ex_13_past_100() -> None:
    """[RISE-F-08] 98 VP and 5 more are 103."""
    match = doing(["vp 5"], players={0: {"vp": 98}})
    assert vp(match) == 103
    assert [(it.seat, it.b) for it in events(match, POINTS)] == [(0, 5)]


def test_ex_14_below_0() -> None:
    """[RISE-F-08] 1 VP, and 2 are lost: -1."""
    assert vp(doing(["lose_vp 2"], players={0: {"vp": 1}})) == -1


# School tiles ---------------------------------------------------------------------------------


def test_activating_a_tile() -> None:
    """[RISE-F-09] It is turned, and the marker of its track advances 1 with effects."""
    match = doing(["school_activate"], players={0: {"tiles": {"S1": True, "bank": True}}})
    assert match.legal() == ["activate science", "activate bank", "decline"]
    play(match, "activate bank")
    assert tiles(match) == {"T9": False, "S1": True}
    assert [(it.seat, it.a) for it in events(match, E_TURNED)] == [(0, 8)]
    assert (at(match, 0, "bank"), at(match, 0, "satisfaction")) == ("1", -1)
    assert asks(match) == DONE
    match = doing(["school_activate"], players={0: {"tiles": {"S1": True, "bank": True}}})
    play(match, "activate science")
    assert (tiles(match), at(match, 0, "science")) == ({"T9": True, "S1": False}, "1")


def test_tile_is_turned_before_the_step() -> None:
    """[RISE-F-09] A refresh set off by its own step finds it inactive."""
    match = doing(["school_activate"], players={0: {"school": "3.1", "tiles": {"school": True}}})
    play(match, "activate school")
    assert tiles(match) == {"T8": False, "S1": False}
    assert match.legal() == ["choose 2", "decline"]
    play(match, "choose 2")
    assert tiles(match) == {"T8": True, "S1": True}


def test_activation_is_lost_without_an_active_tile() -> None:
    """[RISE-F-09] Nothing is asked; nor of one whose tiles lead nowhere."""
    match = doing(["school_activate"], players={0: {"tiles": {"S1": False}}})
    assert (asks(match), match.record.lines) == (DONE, [])
    stuck = {"science": 11, "tiles": {"science": True}}
    assert asks(doing(["school_activate"], b="science", players={0: stuck})) == DONE


def test_tile_without_a_step_may_not_be_chosen() -> None:
    """[RISE-F-09] Only tiles whose track allows a step or an overflow."""
    mine = {"science": 10, "bureau": 5, "tiles": {"science": True, "bureau": True}}
    match = doing(["school_activate"], players={0: mine})
    assert match.legal() == ["activate science", "decline", "leave bureau"]
    play(match, "activate science")
    assert scored(match) == {"science": 1}


def test_equal_tiles_are_one_choice() -> None:
    """[RISE-F-09] Two tiles of one track: one is turned, then the other."""
    match = doing(["school_activate"], players={0: {"tiles": {"T1": True, "T2": True}}})
    assert match.legal() == ["activate satisfaction", "decline"]
    play(match, "activate satisfaction")
    assert tiles(match) == {"T1": False, "T2": True, "S1": False}
    assert at(match, 0, "satisfaction") == 1


def test_refresh_turns_all_tiles() -> None:
    """[RISE-F-10] All own ones, nobody else's."""
    sleeping = {"tiles": {"T1": False, "T3": False, "S1": True}}
    match = doing([ACTIVATE_OR_REFRESH], players={0: sleeping, 1: {"tiles": {"S2": False}}})
    play(match, "choose 2")
    assert tiles(match) == {"T1": True, "T3": True, "S1": True}
    assert tiles(match, 1) == {"S2": False}
    assert [(it.seat, it.a) for it in events(match, E_REFRESHED)] == [(0, 2)]


def test_activate_or_refresh() -> None:
    """[RISE-F-11] One of the two."""
    mine = {"tiles": {"T1": False, "politics": True}}
    match = doing([ACTIVATE_OR_REFRESH], players={0: mine})
    assert match.legal() == ["choose 1", "choose 2", "decline"]
    play(match, "choose 1", "activate politics")
    assert (at(match, 0, "politics"), asks(match)) == ("1", DONE)
    assert tiles(match) == {"T1": False, "T5": False, "S1": False}


def test_strongbox() -> None:
    """[RISE-F-12] Limit 10 from now on; a second one has no effect."""
    match = table("end", round=12, players={0: {"coins": 12}, 1: {"coins": 12, "strongbox": True}})
    assert [coins(match, 0), coins(match, 1)] == [5, 10]
    match = doing(["advance bureau 1"], players={0: {"bureau": 4}, 1: {"bureau": 4}})
    play(match, "leave bureau")
    assert [it.seat for it in events(match, E_STRONGBOX)] == [0]
    assert [player(match, seat)["limit"] for seat in (0, 1)] == [10, 5]
    match = doing(["advance bureau 1"], players={0: {"bureau": 4, "strongbox": True}})
    play(match, "leave bureau")
    assert (events(match, E_STRONGBOX), player(match)["limit"]) == ([], 10)


# first and last on Satisfaction ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("spaces", "leaders"),
    [
        ([0, 0, 0], []),
        ([-1, -2, 0], []),
        ([1, 0, 0], [0]),
        ([1, 2, 0], [1]),
        ([2, 2, 1], [0, 1]),
        ([3, 3, 3], [0, 1, 2]),
    ],
)
def test_satisfaction_leader(spaces: list[int], leaders: list[int]) -> None:
    """[RISE-F-20] Right of the start and nobody further right; ties all count."""
    players = {seat: {"satisfaction": space} for seat, space in enumerate(spaces)}
    for seat in range(3):
        match = doing([{"if": "satisfaction_leader", "then": ["vp 1"]}], seat, players=players)
        assert scored(match, seat) == ({"event_cards": 1} if seat in leaders else {})


@pytest.mark.parametrize(
    ("spaces", "last"),
    [
        ([0, 0, 0], []),
        ([1, 2, 0], []),
        ([-1, 0, 0], [0]),
        ([-1, -2, 0], [1]),
        ([-2, -2, -1], [0, 1]),
        ([-3, -3, -3], [0, 1, 2]),
    ],
)
def test_satisfaction_last(spaces: list[int], last: list[int]) -> None:
    """[RISE-F-20] Left of the start and nobody further left; ties all count."""
    players = {seat: {"satisfaction": space} for seat, space in enumerate(spaces)}
    for seat in range(3):
        match = doing([{"if": "satisfaction_last", "then": ["lose_vp 2"]}], seat, players=players)
        assert scored(match, seat) == ({"event_cards": -2} if seat in last else {})


# no double prompts ----------------------------------------------------------------------------


def test_first_step_on_a_picked_track_is_made_at_once() -> None:
    """[RISE-DEC-15] A branch, a payment, an item of order, a joker: no "stop" then."""
    match = doing([{"choice": [["advance culture 1"], ["advance politics 1"]]}])
    play(match, "advance politics")
    assert (at(match, 0, "politics"), asks(match), match.version) == ("1", DONE, 1)
    match = doing(["advance bureau 2", "advance press 1"])
    play(match, "advance bureau")
    assert at(match, 0, "bureau") == "1"
    assert match.legal() == ["step bureau-2", "stop", "leave bureau"]


def test_branch_of_two_advances_is_no_single_one() -> None:
    """[RISE-DEC-15] Its owner picks which of the two comes first."""
    both = {"choice": [["advance science 1", "advance culture 1"], ["advance press 1"]]}
    card = {"id": "1-02", "top": [both]}
    match = doing([both], components={"action_cards": {"era1": [card]}})
    play(match, "choose 1")
    assert match.legal() == ["advance science", "advance culture", "decline"]


def test_two_advances_on_one_track() -> None:
    """[RISE-F-02] The second one is named by its number."""
    twice = ["advance science 1", "advance science 1"]
    card = {"id": "1-02", "bottom": twice}
    match = doing(twice, components={"action_cards": {"era1": [card]}})
    assert match.legal() == ["advance science", "choose 2", "decline"]
    play(match, "choose 2", "decline")
    assert match.legal() == ["step science-2", "stop"]


def test_several_spaces_ahead_are_asked_without_stop() -> None:
    """[RISE-DEC-15, RISE-DEC-16] Which space, but no "stop"; from the second step on as usual."""
    match = doing(["joker 2"])
    play(match, "advance press")
    assert match.legal() == [f"step press-{path}1" for path in "LMNR"]
    play(match, "step press-M1")
    assert match.legal() == ["step press-M2", "stop"]
    match = doing(["school_activate"], players={0: {"tiles": {"press": True}}})
    play(match, "activate press")
    assert (tiles(match), "stop" in match.legal()) == ({"T10": False, "S1": False}, False)


def test_two_payments_are_asked_once() -> None:
    """[RISE-DEC-14] Pay 1, pay 3 or neither; the first step follows at once."""
    pay = {"pay": 1, "get": ["advance satisfaction 1"]}
    more = {"pay": 3, "get": ["advance satisfaction 2"]}
    match = doing([{"choice": [[pay], [more]]}])
    assert match.legal() == ["choose 1", "choose 2", "decline"]
    play(match, "choose 2")
    assert (at(match, 0, "satisfaction"), coins(match)) == (1, 0)
    assert match.legal() == ["step satisfaction+2", "stop"]


def test_joker_picked_in_order_has_its_own_none() -> None:
    """[RISE-DEC-17] It is asked next, and may be declined."""
    match = doing(["advance science 2", "joker 1"])
    play(match, "choose 2")
    assert (asks(match)[1], match.legal()[-1]) == ("joker", "decline")
    play(match, "decline")
    assert match.legal() == ["step science-1", "stop"]


def test_last_space_without_overflow_ends_the_effect() -> None:
    """[RISE-DEC-19] Without a prompt, whatever else could be left."""
    match = doing(["advance science 2"], b="science", players={0: {"science": 11, "bureau": 2}})
    assert asks(match) == (0, "moment")
