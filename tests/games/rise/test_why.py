"""Every sentence that tells why something may not be chosen, at a position in which it is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from rise_table import RiseMatch, doing, play, table

ACTIVATE_OR_REFRESH = {"choice": [["school_activate"], ["school_refresh"]]}
PAY_ONE = {"pay": 1, "get": ["advance satisfaction 1"]}
BRIBES = {"choice": [[PAY_ONE], [{"pay": 3, "get": ["advance satisfaction 2"]}]]}


def placing(**own: Any) -> RiseMatch:
    """Seat 0 places, with no coins and hardly any points."""
    return table(players={0: {"coins": 0, "vp": 1, **own}})


def acting(card: str, **own: Any) -> RiseMatch:
    """Seat 0 uses a card of era 1."""
    display = [card, "festival", "1-02", "strike", "1-03", "lecture", "1-04"]
    sides = "conservation bank"
    return table("actions", b=sides, display=display, players={0: {"bureau": 1, **own}})


def stepping(track: str, count: int = 1, **more: Any) -> RiseMatch:
    """Seat 0 may step on a track, and could leave Bureau instead."""
    own = {"bureau": 1, **more.pop("own", {})}
    return doing([f"advance {track} {count}"], players={0: own, **more.pop("others", {})}, **more)


def activating() -> RiseMatch:
    """Seat 0 may activate one of two School tiles."""
    tiles = {"bank": True, "press": False}
    return doing(["school_activate"], b="conservation", players={0: {"bureau": 1, "tiles": tiles}})


def leaving() -> RiseMatch:
    """Seat 0 leaves the Bureau, and is asked about what that brings before its marker goes home."""
    match = doing(["joker 2"], players={0: {"bureau": 5}}, effects_first=True)
    play(match, "leave bureau")
    return match


def jumping(track: str) -> RiseMatch:
    """Seat 0 has chosen a track for its joker."""
    match = doing(["joker 2"])
    play(match, f"advance {track}")
    return match


def picking() -> RiseMatch:
    """Seat 0 has had one of three effects."""
    match = doing(["advance school 1", "advance culture 1", "advance politics 1"])
    play(match, "advance politics")
    return match


class Case(NamedTuple):
    key: str
    match: Callable[[], RiseMatch]
    pointed: str  # an action, or a piece
    told: str


CASES = [
    Case(
        "card_price",
        placing,
        "card-4",
        "Card 4 costs 3 coins. You have 0 coins, and not enough points to make up the rest.",
    ),
    Case(
        "event_card",
        placing,
        "event-1",
        "Factories go to the four Action cards. An event happens to you by"
        " itself if your card lies below it.",
    ),
    Case(
        "option_later",
        placing,
        "play top",
        "Now you only choose the card. Top or bottom option is asked when the card is carried out.",
    ),
    Case(
        "marker_later",
        placing,
        "marker-press-0",
        "Markers move when a card, an event, a space or a tile says so. First place your factory.",
    ),
    Case(
        "tile_later",
        placing,
        "activate press",
        "You cannot activate a School tile at any time, only when somebody"
        " places directly left of you or when the triangle sign says so.",
    ),
    Case(
        "leave_start",
        placing,
        "leave-bureau",
        "This track can only be left from one of its spaces. Your marker is on the start.",
    ),
    Case(
        "leave_no_way",
        placing,
        "leave bank",
        "This side of the track has no dotted line, so it cannot be left.",
    ),
    Case(
        "leave_under_way",
        leaving,
        "leave-bureau",
        "You are leaving this track just now. You may leave it again when that is done.",
    ),
    Case(
        "leave_no_lift",
        lambda: acting("1-01", conservation=-4, bureau=5, bank=1),
        "leave bank",
        "With your Penalty tile you may leave a track here only if that can move"
        " your marker right on Conservation.",
    ),
    Case(
        "order_fixed",
        placing,
        "order-2",
        "The order cannot be chosen. Who acts early in this round places early in the next.",
    ),
    Case(
        "convert_enough",
        lambda: table(players={0: {"coins": 30}}),
        "convert",
        "Points are turned into coins here only while you hold fewer than 20"
        " coins and have points for it. What you have to pay is converted by"
        " itself.",
    ),
    Case(
        "option_price",
        lambda: acting("1-01", coins=0, vp=0),
        "option-bottom",
        "The bottom option costs 2 coins. You have 0 coins, and not enough"
        " points to make up the rest. The top option is free.",
    ),
    Case(
        "option_leader",
        lambda: acting("1-21"),
        "option-bottom",
        "Only the leader on Satisfaction may use this option: right of the"
        " start, and nobody further right.",
    ),
    Case(
        "option_penalty",
        lambda: acting("1-01", conservation=-4, bureau=5),
        "option-bottom",
        "Your Penalty tile allows top options only. A step right on Conservation lifts it.",
    ),
    Case(
        "option_card",
        lambda: acting("1-01"),
        "card-3",
        "You use the card at which your factory stands, card 1.",
    ),
    Case(
        "option_first",
        lambda: acting("1-01"),
        "space-culture-1",
        "Markers move when a card, an event, a space or a tile says so. First"
        " choose the top or bottom option.",
    ),
    Case(
        "step_far",
        lambda: stepping("culture"),
        "space-culture-3",
        "You go one space at a time, and each space takes effect. Click the next one first.",
    ),
    Case(
        "step_back",
        lambda: stepping("culture", own={"culture": 3}),
        "space-culture-1",
        "A step only goes forward. Only Riot and Pollution push a marker back,"
        " on Satisfaction and Conservation.",
    ),
    Case(
        "step_taken",
        lambda: stepping("press", others={1: {"press": "M1"}}),
        "space-press-M1",
        "Seat 2 stands there, and a round space has room for one. Your step goes"
        " on to the next free space.",
    ),
    Case(
        "press_path",
        lambda: stepping("press", own={"press": "M1"}),
        "space-press-L1",
        "You have begun a path of Press: follow it to the black frame. Then you"
        " are back at the start and may choose again.",
    ),
    Case(
        "step_branch",
        lambda: stepping("industry", own={"industry": "L2"}, b="industry"),
        "space-industry-U3",
        "No way leads there from where your marker stands.",
    ),
    Case(
        "school_gone",
        lambda: stepping("school", school={"1.2": None}),
        "space-school-1-2",
        "The tile there has been taken. Choose one that is left in this row.",
    ),
    Case(
        "school_taken",
        lambda: stepping("school", others={1: {"school": "1.4"}}, b="school"),
        "space-school-1-4",
        "Seat 2 stands on this place, and it has room for one. Choose another in this row.",
    ),
    Case(
        "school_row",
        lambda: stepping("school"),
        "space-school-3-1",
        "Your step leads to the row next to your marker. The other rows come with later steps.",
    ),
    Case(
        "step_track",
        lambda: stepping("culture", 2),
        "space-press-L1",
        "This step is for Culture. Only a joker lets you choose any track.",
    ),
    Case(
        "step_chosen",
        lambda: jumping("press"),
        "space-culture-1",
        "You have chosen Press, so the step is made there.",
    ),
    Case(
        "tile_used",
        activating,
        "tile-0-press",
        "This tile is used. It becomes active again when you refresh your tiles,"
        " for instance by leaving Bureau.",
    ),
    Case(
        "tile_not_yours",
        activating,
        "tile-1-press",
        "You may only activate tiles that lie in front of you.",
    ),
    Case("tile_none", activating, "activate culture", "You have no School tile for Culture."),
    Case(
        "tile_penalty",
        lambda: placing(conservation=-3),
        "activate press",
        "Your marker is on one of the two leftmost spaces of Conservation: until"
        " it is off them you may activate no School tile.",
    ),
    Case(
        "end_nothing",
        lambda: doing(["joker 1"], b="science", players={0: {"science": 11}}),
        "track-science",
        "Your marker is on the last space of Science, and a step beyond it brings nothing.",
    ),
    Case(
        "end_leave",
        lambda: doing(["joker 1"], players={0: {"bureau": 5}}),
        "track-bureau",
        "Your marker is on the last space of Bureau. Leave the track first, then"
        " a step on it is possible again.",
    ),
    Case(
        "track_full",
        lambda: doing(
            ["joker 1"],
            b="school",
            players={1: {"school": "1.4"}},
            school=dict.fromkeys(["1.1", "1.2", "1.3"]),
        ),
        "track-school",
        "On School there is no free place ahead of your marker.",
    ),
    Case(
        "not_offered",
        lambda: doing([ACTIVATE_OR_REFRESH]),
        "advance press",
        "Only what is printed there can be chosen. A track of your choice comes with a joker.",
    ),
    Case(
        "effect_done",
        picking,
        "advance politics",
        "This effect has been carried out already. Choose one of those that are left.",
    ),
    Case(
        "does_nothing",
        lambda: doing([ACTIVATE_OR_REFRESH]),
        "choose 2",
        "This could do nothing for you now.",
    ),
    Case(
        "pay_coins",
        lambda: doing([BRIBES], players={0: {"coins": 1, "vp": 0}}),
        "choose 2",
        "This costs 3 coins. You have 1 coin, and not enough points to make up the rest.",
    ),
    Case(
        "exchange_most",
        lambda: doing(["exchange 4"], players={0: {"coins": 2}}),
        "exchange 3",
        "This space changes at most 4 coins, and you have 2 coins.",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_why_not(case: Case) -> None:
    match = case.match()
    is_action = " " in case.pointed or case.pointed == "convert"
    point = match.why_not if is_action else match.why_not_at
    why = point(case.pointed)
    assert why is not None
    assert (why.key, why.sentence()) == (case.key, case.told)
    assert "{" not in why.sentence("de")
