"""Placing factories below Action cards, section 2 of the rules, phase C."""

from __future__ import annotations

from typing import Any

import pytest
from rise_table import (
    RiseMatch,
    asks,
    at,
    coins,
    events,
    offered,
    play,
    player,
    table,
    tiles,
    vp,
)

from jackscrew.games.rise.state import C_PLACE, E_COINS, E_OVERTAKEN

PLACES = ["place 1", "place 2", "place 3", "place 4"]


def factories(match: RiseMatch) -> list[tuple[int, int]]:
    """Card and seat of the factories from left to right."""
    return [(it["card"], it["seat"]) for it in match.view()["factories"]]


def placing(*placed: tuple[int, int], seats: int = 3, **more: Any) -> RiseMatch:
    """A match in which these have placed and the lowest other seat is to."""
    done = [seat for _, seat in placed]
    waiting = [seat for seat in range(seats) if seat not in done]
    return table(
        "placement",
        seats=seats,
        factories=sorted(placed, key=lambda it: it[0]),
        placing_order=[*done, *waiting],
        stack=[("place", seat) for seat in reversed(waiting)],
        **more,
    )


def test_in_order_of_the_order_spaces() -> None:
    """[RISE-C-01] The first space begins."""
    match = table("placement", order=[2, 0, 1])
    for seat in (2, 0, 1):
        assert asks(match) == (seat, "place")
        play(match, "place 1")
        while asks(match)[1] == "tile":
            play(match, "decline")
    assert match.view()["phase"] == "actions"


def test_to_the_left_of_all_others() -> None:
    """[RISE-C-01] The last to come stands first below a card, in the order of the cards."""
    match = table("placement", seats=4)
    play(match, "place 2", "place 1", "place 2")
    assert factories(match) == [(1, 1), (2, 2), (2, 0)]
    play(match, "decline", "place 3")
    assert match.view()["phase"] == "actions"


@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_ex_21_placement_cost(card: int) -> None:
    """[RISE-C-02] 0, 1, 2 or 3 coins."""
    match = table("placement", players={0: {"coins": 3}})
    play(match, f"place {card}")
    assert coins(match) == 3 - (card - 1)
    paid = [(event.a, event.b) for event in events(match, E_COINS)]
    assert paid == ([(1 - card, C_PLACE)] if card > 1 else [])
    assert factories(match) == [(card, 0)]
    assert match.view()["order"] == [-1, 1, 2]


@pytest.mark.parametrize(
    ("own", "legal"),
    [
        ({"coins": 0, "vp": 0}, PLACES[:1]),
        ({"coins": 1, "vp": 0}, PLACES[:2]),
        ({"coins": 2, "vp": -4}, PLACES[:3]),
        ({"coins": 3, "vp": 0}, PLACES),
        ({"coins": 0, "vp": 1}, PLACES[:2]),
        ({"coins": 1, "vp": 2}, PLACES),
        ({"coins": 0, "vp": 2, "satisfaction": -1}, PLACES[:2]),
        ({"coins": 0, "vp": 5, "satisfaction": -3}, PLACES[:2]),
        ({"coins": 0, "vp": 2, "satisfaction": 3}, PLACES),
    ],
)
def test_what_cannot_be_paid_cannot_be_chosen(own: dict[str, int], legal: list[str]) -> None:
    """[RISE-C-02] Not even with VP turned into coins; card 1 always can."""
    match = table("placement", players={0: own, 1: {"coins": 9}})
    if match.actor == 0:
        assert offered(match, "place") == legal
    else:  # made without asking [RISE-DEC-12]
        assert legal == PLACES[:1]
        assert factories(match) == [(1, 0)]


@pytest.mark.parametrize(("free", "costs"), [([2], [0, 0, 2, 3]), ([2, 3, 4], [0, 0, 0, 0])])
def test_free_cards(free: list[int], costs: list[int]) -> None:
    """[RISE-C-02, RISE-BNK-01] What Bank A has made free costs nothing."""
    match = table("placement", players={0: {"free_cards": free, "coins": 3, "bank": len(free)}})
    assert player(match)["costs"] == costs
    play(match, "place 4")
    assert coins(match) == 3 - costs[3]


def test_free_for_its_owner_only() -> None:
    """[RISE-C-02] Others pay."""
    match = table("placement", players={1: {"free_cards": [2, 3, 4]}})
    assert player(match, 0)["costs"] == [0, 1, 2, 3]


def test_ex_22_overtaking_with_four_players() -> None:
    """[RISE-C-03] Yellow, directly to the right of red, may activate; blue and green may not."""
    blue, yellow, green, red = 0, 1, 2, 3
    match = table("placement", seats=4, players={red: {"coins": 3}})
    play(match, "place 2", "place 2")
    assert asks(match) == (blue, "tile")
    play(match, "decline", "place 3")
    assert asks(match) == (red, "place")
    play(match, "place 2")
    assert coins(match, red) == 2
    assert factories(match)[:3] == [(2, red), (2, yellow), (2, blue)]
    assert asks(match) == (yellow, "tile")
    assert [(event.seat, event.a) for event in events(match, E_OVERTAKEN)] == [
        *((blue, yellow), (yellow, red)),
    ]
    play(match, "decline")
    assert match.view()["phase"] == "actions"
    assert green in match.view()["order"] or factories(match)


@pytest.mark.parametrize("card", [1, 3])
def test_other_cards_do_not_matter(card: int) -> None:
    """[RISE-C-03] With three players nobody is overtaken from another card."""
    match = placing((2, 0), seats=3)
    play(match, f"place {card}")
    assert asks(match) == (2, "place")
    assert events(match, E_OVERTAKEN) == []


def test_ex_23_overtaking_with_two_players() -> None:
    """[RISE-C-04] From card 2 the factory below card 3 is overtaken."""
    match = table("placement", seats=2)
    play(match, "place 3", "place 2")
    assert asks(match) == (0, "tile")


@pytest.mark.parametrize(
    ("first", "second", "is_overtaken"),
    [(3, 3, True), (4, 1, True), (2, 3, False), (1, 1, True), (1, 4, False)],
)
def test_two_players_anywhere_to_the_left(first: int, second: int, is_overtaken: bool) -> None:
    """[RISE-C-04] The same card or any further left, never further right."""
    match = table("placement", seats=2, players={1: {"coins": 4}})
    play(match, f"place {first}")
    assert events(match, E_OVERTAKEN) == []
    play(match, f"place {second}")
    assert (asks(match)[1] == "tile") == is_overtaken
    assert len(events(match, E_OVERTAKEN)) == is_overtaken


def test_ex_24_school_tile() -> None:
    """[RISE-F-09, RISE-F-10] The active tile is turned and its track advances by 1."""
    held = {"politics": True, "culture": False}
    match = table("placement", seats=2, players={0: {"tiles": held}})
    play(match, "place 2", "place 1")
    assert match.legal() == ["activate politics", "decline"]
    play(match, "activate politics")
    assert at(match, 0, "politics") == "1"
    assert set(tiles(match).values()) == {False}
    match = table("placement", seats=2, players={0: {"tiles": dict.fromkeys(held, False)}})
    play(match, "place 2", "place 1")
    assert asks(match)[1] == "option"  # a second activation is wasted


def test_the_chain_comes_before_the_next_player() -> None:
    """[RISE-C-05] Pay, place, the tile with all it sets off, then the next player."""
    match = table("placement", players={0: {"tiles": {"press": True}}})
    play(match, "place 2", "place 2", "activate press")
    assert asks(match) == (0, "step")
    assert (coins(match, 1), factories(match)[0]) == (2, (2, 1))
    play(match, "step press-L1")
    assert (coins(match, 0), asks(match)) == (3 - 1 + 2, (2, "place"))


def test_who_cannot_activate_is_not_asked() -> None:
    """[RISE-C-03, RISE-CON-03] With Penalty A, or when the only track has ended."""
    for own in ({"conservation": -3}, {"science": 10, "tiles": {"bank": False}}):
        match = table("placement", players={0: own})
        play(match, "place 2", "place 2")
        assert asks(match) == (2, "place")


def test_placing_is_mandatory() -> None:
    """[RISE-C-01] Nobody may pass."""
    match = table("placement")
    assert match.legal() == [*PLACES, "convert"]


def test_a_penalty_does_not_touch_placing() -> None:
    """[RISE-C-01, RISE-CON-05] Top options only, but any card."""
    match = table("placement", b="conservation", players={0: {"conservation": -4}})
    assert offered(match, "place") == PLACES


def test_paying_with_points() -> None:
    """[RISE-C-02, RISE-FREE-06] VP become the missing coins."""
    match = table("placement", players={0: {"coins": 1}})
    play(match, "place 4")
    assert (coins(match), vp(match)) == (0, 13)
