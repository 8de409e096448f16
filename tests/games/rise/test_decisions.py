"""The decisions, section 10 of the rules: what is asked, of whom, and with which options."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import (
    GAME,
    RiseMatch,
    asked,
    asks,
    at,
    coins,
    doing,
    events,
    offered,
    play,
    player,
    table,
    tiles,
    vp,
)

from jackscrew.games.rise.state import E_CHOSE, E_TURNED

DONE = (1, "option")  # seat 0's action is over: the next factory acts
PAY_ONE = {"pay": 1, "get": ["advance satisfaction 1"]}
PAY_THREE = {"pay": 3, "get": ["advance satisfaction 2"]}
PAY_JOKER = {"pay": 1, "get": ["joker 1"]}
ACTIVATE_OR_REFRESH = {"choice": [["school_activate"], ["school_refresh"]]}


def forced(match: RiseMatch) -> list[str]:
    """The actions that were made without asking."""
    return [line.action for line in match.record.lines if line.forced]


def test_place() -> None:
    """[RISE-DEC-01] Cards that can be paid, then leaving, then converting."""
    own = {"coins": 2, "vp": 0, "bureau": 1}
    match = table("placement", players={0: own})
    assert match.legal() == ["place 1", "place 2", "place 3", "leave bureau"]
    match = table("placement", b="bank", players={0: {"bureau": 1, "bank": 2}})
    assert match.legal()[4:] == ["leave bank", "leave bureau", "convert"]


@pytest.mark.parametrize(("money", "is_offered"), [(19, True), (20, False)])
def test_converting_is_offered_while_coins_are_few(money: int, is_offered: bool) -> None:
    """[RISE-DEC-01, RISE-DEC-03, RISE-FREE-07] At *place* and *option*, below 20."""
    for phase in ("placement", "actions"):
        match = table(phase, players={0: {"coins": money}})
        assert ("convert" in match.legal()) == is_offered


def test_place_is_asked_again_after_leaving() -> None:
    """[RISE-DEC-01, RISE-FREE-04] With fresh options."""
    match = table("placement", players={0: {"coins": 1, "vp": 0, "bureau": 1}})
    play(match, "leave bureau")
    assert asks(match) == (0, "place")
    assert match.legal() == ["place 1", "place 2", "place 3"]


def test_tile() -> None:
    """[RISE-DEC-02] Each different active tile whose step is possible, none, and leaving."""
    held = {"T1": True, "T2": True, "T3": True, "T9": False, "S1": False}
    own = {"tiles": held, "bureau": 2, "science": 11}
    match = doing(["school_activate"], b="science", players={0: own})
    assert asks(match) == (0, "tile")
    assert match.legal() == ["activate satisfaction", "decline", "leave bureau"]
    match = doing(["school_activate"], players={0: {"tiles": held, "science": 10}})
    assert match.legal() == ["activate satisfaction", "activate science", "decline"]


def test_option() -> None:
    """[RISE-DEC-03] Top, bottom if open, leaving, converting."""
    own = {"coins": 0, "vp": 4, "bureau": 1}
    match = table("actions", players={0: own})
    assert match.legal() == ["play top", "play bottom", "leave bureau", "convert"]
    match = table("actions", players={0: own | {"vp": 0}})
    assert match.legal() == ["play top", "leave bureau"]


def test_order() -> None:
    """[RISE-DEC-04] Each effect that is left, in any order; none declines all that remain."""
    match = doing(["advance school 1", "advance culture 1", "advance politics 1"])
    assert asks(match) == (0, "order")
    assert match.legal() == ["advance culture", "advance politics", "advance school", "decline"]
    play(match, "advance politics")
    assert match.legal() == ["advance culture", "advance school", "decline"]
    play(match, "decline")
    assert asks(match) == DONE
    assert [at(match, 0, it) for it in ("school", "culture", "politics")] == ["start", "start", "1"]


def test_order_with_other_effects() -> None:
    """[RISE-DEC-04] What is no advance is picked by its number."""
    match = doing(["advance science 2", "joker 1"])
    assert match.legal() == ["advance science", "choose 2", "decline"]
    assert match.view()["asked"] == {
        "answers": {"advance science": ["advance science 2"], "choose 2": ["joker 1"]}
    }


def test_step() -> None:
    """[RISE-DEC-05] Each space or slot ahead, stop, and leaving."""
    match = doing(["advance school 1"], players={0: {"bureau": 1}}, school={"1.2": None})
    assert match.legal() == [
        *("step school-1.1", "step school-1.3", "step school-1.4", "stop", "leave bureau"),
    ]
    match = doing(["advance science 2"], b="science", players={0: {"science": 2}})
    assert match.legal() == ["step science-3", "step science-5", "stop"]


def test_joker() -> None:
    """[RISE-DEC-06] Each track with a step or an overflow, none, and leaving."""
    match = doing(["joker 2"], b="science", players={0: {"science": 11, "bureau": 2, "culture": 9}})
    tracks = ["satisfaction", "culture", "politics", "conservation", "school", "bank", "press"]
    assert match.legal() == [
        *[f"advance {track}" for track in [*tracks, "industry", "bureau"]],
        *("decline", "leave bureau"),
    ]
    play(match, "decline")
    assert asks(match) == (0, "moment")


def test_choice() -> None:
    """[RISE-DEC-07] Each branch that can do anything, none, and leaving."""
    match = doing([ACTIVATE_OR_REFRESH], players={0: {"bureau": 1, "tiles": {"S1": True}}})
    assert match.legal() == ["choose 1", "decline", "leave bureau"]
    match = doing([ACTIVATE_OR_REFRESH], players={0: {"tiles": {"S1": False}}})
    assert match.legal() == ["choose 2", "decline"]
    play(match, "choose 2")
    assert tiles(match) == {"S1": True}


def test_pay() -> None:
    """[RISE-DEC-08] Pay, not, and leaving."""
    match = doing([PAY_ONE], players={0: {"bureau": 1}})
    assert match.legal() == ["pay", "decline", "leave bureau"]
    play(match, "pay")
    assert (coins(match), at(match, 0, "satisfaction")) == (2, 1)
    match = doing([PAY_ONE])
    play(match, "decline")
    assert (coins(match), at(match, 0, "satisfaction"), asks(match)) == (3, 0, DONE)


@pytest.mark.parametrize("effects", [[PAY_ONE], [PAY_JOKER], ["exchange 4"]])
def test_what_cannot_be_paid_is_asked_only_if_leaving_may_help(effects: list[Any]) -> None:
    """[RISE-DEC-08, RISE-FREE-09] None or leaving; without that it lapses."""
    poor = {"coins": 0, "vp": 0}
    assert asks(doing(effects, players={0: poor})) == DONE
    match = doing(effects, players={0: poor | {"bureau": 1}})
    assert match.legal() == ["decline", "leave bureau"]
    play(match, "leave bureau")
    assert match.legal()[0] in ("pay", "exchange 1")


def test_exchange() -> None:
    """[RISE-DEC-09] 0 to n, as far as the coins go; leaving; converting only if it gains."""
    match = doing(["exchange 4"], players={0: {"coins": 2, "bureau": 1}})
    assert match.legal() == ["exchange 1", "exchange 2", "decline", "leave bureau"]
    play(match, "exchange 2")
    assert (coins(match), vp(match)) == (0, 17)
    match = doing(["exchange 4"], players={0: {"coins": 9}})
    assert offered(match, "exchange") == [f"exchange {number}" for number in (1, 2, 3, 4)]
    match = doing(["exchange 4"], players={0: {"coins": 3, "satisfaction": 3}})
    assert match.legal()[-2:] == ["decline", "convert"]
    play(match, "convert")
    assert (coins(match), vp(match)) == (6, 13)
    assert match.legal()[-1] == "decline"  # more coins than can be exchanged


@pytest.mark.parametrize("answer", ["take", "use", "decline"])
def test_culture_tile(answer: str) -> None:
    """[RISE-DEC-10] The tile, the space, or neither."""
    own = {"culture": 3, "coins": 3, "bureau": 1}
    match = doing(["advance culture 1"], b="culture", players={0: own}, culture={4: "C05"})
    play(match, "step culture-4")
    assert asks(match) == (0, "culture_tile")
    assert match.legal() == ["take", "use", "decline", "leave bureau"]
    play(match, answer)
    assert list(player(match)["culture_tiles"]) == (["C05"] if answer == "take" else [])
    assert coins(match) == (5 if answer == "use" else 3)
    assert ("4" in match.view()["culture"]) == (answer != "take")


def test_culture_tile_where_the_space_can_do_nothing() -> None:
    """[RISE-DEC-10, RISE-F-05] Take it or not."""
    own = {"culture": 4, "coins": 0, "vp": 0}
    match = doing(["advance culture 1"], b="culture", players={0: own})
    play(match, "step culture-5")
    assert match.legal() == ["take", "decline"]


def test_leave_or_go_on() -> None:
    """[RISE-DEC-11] At the fixed moments, to those who can leave."""
    match = table("end", b="bank", players={1: {"bureau": 1, "bank": 1}})
    assert asks(match) == (1, "moment")
    assert match.legal() == ["proceed", "leave bank", "leave bureau"]
    play(match, "leave bureau")
    assert match.legal() == ["proceed", "leave bank"]
    play(match, "leave bank")
    assert asked(match) == ""


def test_convert_only_at_the_end_of_the_game() -> None:
    """[RISE-DEC-11, RISE-FREE-07] To whoever can use coins then."""
    own = {"culture": 9, "coins": 2}
    match = table("end", round=12, b="culture", players={0: own})
    assert match.legal() == ["proceed", "convert"]
    play(match, "convert", "convert", "convert")
    assert match.over
    assert (vp(match), coins(match)) == (15 - 3 + 5, 0)
    match = table("end", round=11, b="culture", players={0: own})
    assert asked(match) == ""
    match = table("end", round=12, b="culture", players={0: own | {"bureau": 1}})
    assert match.legal() == ["proceed", "leave bureau"]  # at the end of the round not yet


def test_a_single_option_is_not_asked() -> None:
    """[RISE-DEC-12] It is made, and the record says so."""
    match = table("placement", players={0: {"coins": 0, "vp": 0}})
    assert forced(match) == ["place 1"]
    assert asks(match) == (1, "place")


def test_none_counts_as_an_option() -> None:
    """[RISE-DEC-12] A single step is asked, for it may be declined."""
    match = doing(["advance politics 1"])
    assert match.legal() == ["step politics-1", "stop"]
    assert forced(match) == []


def test_leaving_counts_as_an_option() -> None:
    """[RISE-DEC-12] Only card 1 can be paid, but Bureau can be left first."""
    match = table("placement", players={0: {"coins": 0, "vp": 0, "bureau": 1}})
    assert match.legal() == ["place 1", "leave bureau"]


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_asked_with_one_option(seed: int) -> None:
    """[RISE-DEC-12] In whole games; forced lines had but one."""
    match = GAME.new(3, seed=seed, bank_b=True, school_b=True)
    while not match.over:
        assert len(match.legal()) > 1
        match.play(match.legal()[seed % 2])


def test_coins_or_points_without_none() -> None:
    """[RISE-DEC-13] One of the two must be taken; others have "none"."""
    match = doing([{"choice": [["coins 1"], ["vp 1"]]}])
    assert match.legal() == ["choose 1", "choose 2"]
    match = doing([{"choice": [["advance politics 1"], ["advance culture 1"]]}])
    assert match.legal() == ["advance culture", "advance politics", "decline"]


@pytest.mark.parametrize(
    ("answer", "money", "space"), [("choose 1", 2, 1), ("choose 2", 0, 1), ("decline", 3, 0)]
)
def test_payments_of_a_choice_are_asked_once(answer: str, money: int, space: int) -> None:
    """[RISE-DEC-14] Pay 1, pay 3, or none: no second prompt."""
    match = doing([{"choice": [[PAY_ONE], [PAY_THREE]]}])
    assert match.legal() == ["choose 1", "choose 2", "decline"]
    play(match, answer)
    assert (coins(match), at(match, 0, "satisfaction")) == (money, space)
    assert asks(match) == ((0, "step") if answer == "choose 2" else DONE)
    assert len(events(match, E_CHOSE)) == (answer != "decline")


def picked(effects: list[Any], answer: str, **own: Any) -> RiseMatch:
    """Seat 0 has picked something that advances."""
    match = doing(effects, players={0: own})
    play(match, answer)
    return match


@pytest.mark.parametrize(
    ("effects", "answer"),
    [
        ([{"choice": [["advance politics 1"], ["advance culture 1"]]}], "advance politics"),
        (["advance politics 1", "advance culture 1", "vp 1"], "advance politics"),
        (["joker 1"], "advance politics"),
        (["joker 2"], "advance politics"),
        (["school_activate"], "activate politics"),
    ],
)
def test_no_double_prompt(effects: list[Any], answer: str) -> None:
    """[RISE-DEC-15] The first step on a track just picked is made at once."""
    match = picked(effects, answer, tiles={"S1": False, "T5": True})
    assert at(match, 0, "politics") == "1"


def test_no_double_prompt_after_paying() -> None:
    """[RISE-DEC-15] For a single advance; a joker is asked for its track."""
    match = doing([PAY_ONE])
    play(match, "pay")
    assert (at(match, 0, "satisfaction"), asks(match)) == (1, DONE)
    match = doing([PAY_JOKER])
    play(match, "pay")
    assert asks(match) == (0, "joker")


def test_which_space_without_stop() -> None:
    """[RISE-DEC-15] If several lie ahead, only where is asked; then as usual."""
    match = picked(["joker 2"], "advance press")
    assert match.legal() == ["step press-L1", "step press-M1", "step press-N1", "step press-R1"]
    play(match, "step press-L1")
    assert match.legal() == ["step press-L2", "stop"]


def test_what_was_not_picked_can_be_stopped() -> None:
    """[RISE-DEC-15] Also the last effect that is left of a list."""
    match = doing(["advance politics 1", "advance culture 1", "vp 1"])
    play(match, "advance culture", "decline")
    assert match.legal() == ["step politics-1", "stop"]


def test_a_tile_is_turned_before_its_step() -> None:
    """[RISE-DEC-16] And the step cannot be stopped any more."""
    match = picked(["school_activate"], "activate press", tiles={"S1": False, "T10": True})
    assert tiles(match) == {"T10": False, "S1": False}
    assert len(events(match, E_TURNED)) == 1
    assert asks(match) == (0, "step")
    assert "stop" not in match.legal()
    assert "decline" not in match.legal()


def test_a_tile_for_its_own_row() -> None:
    """[RISE-DEC-16] School: which small space, without stop."""
    match = picked(["school_activate"], "activate school", tiles={"S1": False, "T8": True})
    assert match.legal() == [f"step school-1.{slot}" for slot in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("effects", "answer", "step"),
    [
        (["advance science 2", "joker 1"], "choose 2", "joker"),
        (["advance satisfaction 1", "school_activate"], "choose 2", "tile"),
        (["advance school 2", ACTIVATE_OR_REFRESH, "vp 2"], "choose 2", "choice"),
    ],
)
def test_picked_in_order_is_asked_with_its_own_none(
    effects: list[Any], answer: str, step: str
) -> None:
    """[RISE-DEC-17] And "none" there leaves the others of the list."""
    match = doing(effects)
    play(match, answer)
    assert asks(match) == (0, step)
    assert "decline" in match.legal()
    play(match, "decline")
    assert asks(match) == (0, "step")


def test_a_track_cannot_be_left_while_it_is_being_left() -> None:
    """[RISE-DEC-18] Other tracks can; afterwards it can again."""
    own = {"bureau": 5, "bank": 2}
    match = doing(["advance politics 1"], b="bank", players={0: own})
    play(match, "leave bureau")
    assert asks(match) == (0, "joker")
    assert offered(match, "leave") == ["leave bank"]
    play(match, "advance bureau")
    assert offered(match, "leave") == ["leave bank"]
    play(match, "stop")
    assert asks(match) == (0, "step")
    assert offered(match, "leave") == ["leave bank", "leave bureau"]


def test_a_last_space_without_overflow_ends_silently() -> None:
    """[RISE-DEC-19] Whatever else could be left."""
    own = {"science": 11, "bureau": 2}
    match = doing(["advance science 2"], b="science", players={0: own})
    assert asks(match) == (0, "moment")
    match = doing(["advance bureau 2"], players={0: {"bureau": 5}})
    assert match.legal() == ["stop", "leave bureau"]  # this very track [RISE-BUR-02]


@pytest.mark.parametrize(
    ("side", "space", "is_asked"),
    [("", 1, False), ("", 2, False), ("", 5, True), ("bureau", 2, False), ("bureau", 3, True)],
)
def test_activate_with_penalty_a(side: str, space: int, is_asked: bool) -> None:
    """[RISE-DEC-20] Asked only if leaving could lift the penalty."""
    own = {"conservation": -3, "bureau": space}
    match = doing(["school_activate"], b=side, players={0: own})
    assert asks(match)[1] == ("tile" if is_asked else "moment")
    if is_asked:
        assert match.legal() == ["decline", "leave bureau"]


def test_penalty_a_lifted_by_leaving() -> None:
    """[RISE-DEC-20] Then the tile may be activated after all."""
    own = {"conservation": -3, "bureau": 3}
    match = doing(["school_activate"], b="bureau", players={0: own})
    play(match, "leave bureau", "advance conservation")
    assert at(match, 0, "conservation") == -2
    assert match.legal() == ["activate science", "decline"]


def test_order_is_asked_for_one_usable_effect() -> None:
    """[RISE-DEC-21] That one or none."""
    own = {"tiles": {"S1": False}}
    match = doing(["advance satisfaction 1", "school_activate"], players={0: own})
    assert match.legal() == ["advance satisfaction", "decline"]
    play(match, "advance satisfaction")
    assert asks(match) == DONE


def test_order_is_not_asked_for_nothing() -> None:
    """[RISE-DEC-21, RISE-FREE-09] Two effects that can do nothing lapse, unless one could leave."""
    own = {"science": 11, "conservation": -3}
    match = doing(["advance science 1", "school_activate"], b="science", players={0: own})
    assert asks(match) == DONE
    assert forced(match) == []
    match = doing(
        ["advance science 1", "school_activate"], b="science", players={0: own | {"bureau": 1}}
    )
    assert match.legal() == ["decline", "leave bureau"]


def test_option_is_not_asked_with_penalty_b_back() -> None:
    """[RISE-DEC-22] The top option is taken, unless leaving could lift the penalty."""
    own = {"conservation": -4, "bureau": 2, "coins": 9}
    match = table("actions", b="conservation", players={0: own})
    assert forced(match) == ["play top"]
    assert asks(match) == (0, "step")


def test_leaving_opens_the_bottom_option() -> None:
    """[RISE-DEC-22] Two jokers on Conservation give the Penalty tile back."""
    own = {"conservation": -4, "bureau": 5, "coins": 9}
    match = table("actions", b="conservation", players={0: own})
    assert match.legal() == ["play top", "leave bureau"]
    play(match, "leave bureau", "advance conservation")
    assert player(match)["penalty"] == "B-front"
    play(match, "stop")
    assert offered(match, "play") == ["play top", "play bottom"]
