"""Actions, section 2 of the rules, phase D, and the Action cards of section 7."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import (
    GAME,
    RiseMatch,
    asks,
    at,
    coins,
    drift,
    events,
    offered,
    play,
    player,
    table,
    tiles,
    vp,
)

from jackscrew.games.rise.state import (
    C_OPTION,
    E_ACTS,
    E_COINS,
    E_DISCARDED,
    E_EVENT,
    E_ORDER,
    E_STEP,
)

QUIET = ["1-01", "export_surplus", "1-03", "festival", "1-05", "anniversary", "1-07"]


def acting(*factories: tuple[int, int], first: str = "1-01", **more: Any) -> RiseMatch:
    """A match in which the actions begin; `first` is the first card."""
    display = [first, *[card if card != first else "1-02" for card in QUIET[1:]]]
    return table("actions", display=display, factories=factories, **more)


def test_from_left_to_right() -> None:
    """[RISE-D-01] Cards and events in turn."""
    match = acting((1, 2), (3, 0), (4, 1))
    assert asks(match) == (2, "option")
    drift(match)
    told = [event for lines in match.told for event in lines if event.kind in (E_ACTS, E_EVENT)]
    assert [(event.kind, event.seat, event.b) for event in told if event.kind == E_ACTS] == [
        *((E_ACTS, 0, 2), (E_ACTS, 1, 3)),
    ]
    assert [event.a for event in told if event.kind == E_EVENT] == [0, 2, 3]
    assert [event.kind for event in told] == [E_EVENT, E_EVENT, E_ACTS, E_EVENT, E_ACTS]


def test_factories_of_a_card_from_left_to_right() -> None:
    """[RISE-D-02] The last one placed acts first."""
    match = table("placement", players={0: {"coins": 3}})
    play(match, "place 2", "place 2", "decline", "place 2", "decline")
    assert match.view()["phase"] == "actions"
    drift(match, "place")
    assert [event.seat for event in events(match, E_ACTS)] == [2, 1, 0]


def test_ex_25_action_card() -> None:
    """[RISE-D-03] Top: Satisfaction and a School tile; bottom, for 3 coins: two tracks."""
    match = acting((1, 0), (4, 1), (4, 2), first="1-20", players={0: {"coins": 3}})
    assert match.legal() == ["play top", "play bottom", "convert"]
    top = match.at(match.version)
    play(top, "play top", "advance satisfaction")
    assert (at(top, 0, "satisfaction"), coins(top), asks(top)) == (1, 3, (0, "tile"))
    play(match, "play bottom")
    assert coins(match) == 0
    play(match, "advance satisfaction", "step conservation+1")
    assert (at(match, 0, "satisfaction"), at(match, 0, "conservation")) == (1, 1)


@pytest.mark.parametrize("money", [0, 2])
def test_ex_25_too_few_coins(money: int) -> None:
    """[RISE-D-03] With fewer than 3 coins and nothing to convert only the top option."""
    own = {"coins": money, "vp": 0}
    match = acting((1, 0), (4, 1), (4, 2), first="1-20", players={0: own})
    assert asks(match) == (0, "order")  # the top option was taken
    assert coins(match) == money
    assert player(match)["bottoms"][0] is False


def test_the_bottom_option_paid_with_points() -> None:
    """[RISE-D-03, RISE-FREE-06] Missing coins come from VP."""
    match = acting((1, 0), (4, 1), (4, 2), first="1-20", players={0: {"coins": 1}})
    play(match, "play bottom")
    assert (coins(match), vp(match)) == (0, 13)
    paid = [event.a for event in events(match, E_COINS) if event.b == C_OPTION]
    assert paid == [-3]


def test_the_bottom_option_is_not_free_with_bank_a() -> None:
    """[RISE-D-03, RISE-BNK-01] Free cards are for placing only."""
    own = {"coins": 3, "free_cards": [2, 3, 4], "bank": 5}
    match = acting((4, 0), (4, 1), (4, 2), players={0: own})
    play(match, "play bottom")
    assert coins(match) == 3 + 1 - 1  # Export Surplus came before


def test_ex_64_riot_option() -> None:
    """[RISE-CARD-01, RISE-D-04] 1 left on Satisfaction and no coins; then the effects."""
    match = acting((1, 0), (4, 1), (4, 2), first="1-08", players={0: {"coins": 0, "vp": 0}})
    assert match.legal() == ["play top", "play bottom"]
    play(match, "play bottom")
    assert (at(match, 0, "satisfaction"), coins(match)) == (-1, 0 + 1)
    assert asks(match) == (0, "step")


def test_the_cost_comes_first() -> None:
    """[RISE-D-04] The Riot with all its consequences, before the coins of the option."""
    own = {"satisfaction": -4, "coins": 0}
    match = acting((1, 0), (4, 1), (4, 2), first="1-16", players={0: own})
    play(match, "play bottom")
    assert (at(match, 0, "satisfaction"), vp(match), coins(match)) == (-4, 13, 3)


def test_a_riot_can_end_the_lead_before_the_effects() -> None:
    """[RISE-D-04] The step left is made before the joker."""
    own = {"satisfaction": 5}
    match = acting((1, 0), (4, 1), (4, 2), first="1-22", players={0: own})
    play(match, "play bottom", "advance satisfaction")
    assert [event.c - event.b for event in events(match, E_STEP)] == [-1, 1]


@pytest.mark.parametrize("option", ["play top", "play bottom"])
def test_an_option_may_be_used_in_part_or_not_at_all(option: str) -> None:
    """[RISE-D-04, RISE-F-01] All that is not red may be declined, also after paying."""
    match = acting((1, 0), (1, 1), (4, 2), first="1-20", players={0: {"coins": 3}})
    play(match, option, "decline")
    assert asks(match) == (1, "option")
    assert at(match, 0, "satisfaction") == 0


@pytest.mark.parametrize(
    ("spaces", "is_open"),
    [([1, 0, 0], True), ([2, 2, 1], True), ([1, 2, 0], False), ([0, 0, 0], False)],
)
def test_ex_65_two_jokers(spaces: list[int], is_open: bool) -> None:
    """[RISE-CARD-01] Only for the Satisfaction leader, ties count; 2 jokers at no cost."""
    players: dict[int, Any] = {seat: {"satisfaction": it} for seat, it in enumerate(spaces)}
    players[0] |= {"coins": 0, "vp": 0}
    match = acting((1, 0), (4, 1), (4, 2), first="1-21", players=players)
    assert player(match)["bottoms"][0] == is_open
    if is_open:
        play(match, "play bottom", "advance politics", "step politics-2")
        assert (at(match, 0, "politics"), coins(match), vp(match)) == ("2", 0, 0)
    else:
        assert asks(match) == (0, "choice")  # of the top option


def test_the_condition_must_hold_when_the_option_is_chosen() -> None:
    """[RISE-CARD-01] Afterwards it is not asked for again."""
    players = {0: {"satisfaction": 1}, 1: {"satisfaction": 1}}
    match = acting((1, 0), (1, 1), (4, 2), first="1-21", players=players)
    play(match, "play bottom", "advance satisfaction", "stop")
    assert match.legal() == ["play top", "convert"]  # seat 1 no longer leads


def test_only_the_top_option_with_penalty_b_back() -> None:
    """[RISE-D-03, RISE-CON-05] Coins or not."""
    own = {"conservation": -4, "coins": 9}
    match = acting((1, 0), (4, 1), (4, 2), b="conservation", players={0: own})
    assert asks(match) == (0, "step")
    assert player(match)["bottoms"] == [False] * 4


def test_ex_26_back_on_the_frame() -> None:
    """[RISE-D-02, RISE-D-05, RISE-D-06] Red to space 1, green to space 2, then event 1."""
    red, green = 2, 1
    match = acting((1, red), (1, green), (3, 0))
    assert asks(match) == (red, "option")
    play(match, "play top", "stop")
    assert (match.view()["order"], asks(match)) == ([red, -1, -1], (green, "option"))
    assert match.view()["display"][0] == "1-01"
    money = coins(match, 0)
    play(match, "play top", "stop")
    assert match.view()["order"] == [red, green, -1]
    assert match.view()["display"][:2] == [None, None]
    assert coins(match, 0) == money + 1  # Export Surplus
    assert [(event.seat, event.a) for event in events(match, E_ORDER)] == [(red, 0), (green, 1)]


def test_the_order_of_acting_is_the_next_placing_order() -> None:
    """[RISE-D-05] Whoever acts first places first."""
    match = acting((2, 1), (2, 2), (3, 0))
    drift(match)
    match.resume(1)
    assert match.view()["order"] == [1, 2, 0]
    assert asks(match) == (1, "place")


def test_an_action_card_is_discarded_before_the_event() -> None:
    """[RISE-D-06] When all factories below it are done."""
    display = [QUIET[0], "lecture", *QUIET[2:]]
    match = table("actions", display=display, factories=[(1, 0), (3, 1), (3, 2)])
    play(match, "play top", "stop")
    assert asks(match) == (1, "tile")
    assert match.view()["display"][:3] == [None, "lecture", "1-03"]
    assert match.view()["at"] == 1


def test_cards_nobody_stands_below_are_passed() -> None:
    """[RISE-D-01, RISE-D-06] The events before the first factory come at once."""
    match = acting((4, 0), (4, 1), (4, 2))
    assert [event.a for event in events(match, E_EVENT)] == [0, 2, 3]
    assert match.view()["display"][:6] == [None] * 6
    assert [coins(match, seat) for seat in range(3)] == [4, 4, 4]
    assert match.scores() == [15 + 1 + 2] * 3


def test_ex_28_early_end() -> None:
    """[RISE-D-08] Nothing happens to the right of the last factory."""
    match = acting((1, 0), (2, 1), (2, 2))
    play(match, "play top", "stop", "play top", "stop", "play top")
    before = (match.scores(), [coins(match, seat) for seat in range(3)])
    assert [event.a for event in events(match, E_EVENT)] == [0]
    play(match, "stop")
    assert match.view()["display"] == [None] * 7
    assert [event.a for event in events(match, E_DISCARDED)] == [5]
    assert match.scores() == before[0]
    assert [event.a for event in events(match, E_EVENT)] == [0]


def test_discarded_cards_do_not_come_back() -> None:
    """[RISE-D-09] Not even those without effect; the piles are public."""
    match = acting((1, 0), (1, 1), (1, 2))
    drift(match)
    assert not set(QUIET) & set(match.view()["cards_left"])
    match.resume(5)
    assert not set(QUIET) & set(match.view()["display"][::2])
    assert match.view()["events_left"]["anniversary"] <= 1


def test_the_action_has_its_own_moment_at_the_end() -> None:
    """[RISE-FREE-05] Before the factory goes back the player may leave Bureau."""
    own = {"bureau": 1, "tiles": {"S1": False}}
    match = acting((1, 0), (1, 1), (4, 2), players={0: own})
    play(match, "play top", "stop")
    assert asks(match) == (0, "moment")
    assert match.view()["order"] == [-1, -1, -1]
    play(match, "leave bureau")
    assert (coins(match), tiles(match)) == (4, {"S1": True})
    assert match.view()["order"] == [0, -1, -1]


def test_both_options_of_every_card_can_be_played() -> None:
    """[RISE-D-03] All 66 cards, top and bottom, by a leader with coins enough."""
    for era in (1, 2, 3):
        for number in range(1, 23):
            card = f"{era}-{number:02}"
            rest = [it for it in range(1, 23) if it != number][:3]
            events_ = ["festival", "festival", "festival"]
            shown = [card, *sum(zip(events_, [f"{era}-{it:02}" for it in rest], strict=True), ())]
            for option in ("play top", "play bottom"):
                match = table(
                    "actions",
                    round=era * 4,
                    display=shown,
                    players={0: {"satisfaction": 1, "coins": 5}},
                )
                assert offered(match, "play") == ["play top", "play bottom"]
                play(match, option)
                GAME.sound(match.state)
                drift(match, "option")
