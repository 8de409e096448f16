"""What is bad about a choice before it is too late: each cause at a position where it is true."""

from __future__ import annotations

import pytest
from rise_table import PRINTED, doing, table
from warned import warned

ERA = PRINTED["action_cards"]["era1"]
TILES = {"bank": True, "press": True, "science": True}


def test_a_place_that_takes_the_coins_for_the_bottom_option() -> None:
    """[RISE-D-03] By two coins at least, where a coin costs two points; card 4 costs three."""
    dear = next(card["id"] for card in ERA if card["cost"].get("coins") == 3)
    others = [card["id"] for card in ERA if card["id"] != dear]
    display = [others[0], "festival", others[1], "strike", others[2], "lecture", dear]
    match = table(display=display, players={0: {"coins": 3, "satisfaction": -2}})
    told = "This leaves you with 0 coins, too few for the bottom option: it costs 3."
    assert warned(match, "place 4") == {"RISE-D-03": told}
    assert warned(match, "place 1") == {}
    for own in ({"coins": 5, "satisfaction": -2}, {"coins": 3, "satisfaction": 0}):
        assert warned(table(display=display, players={0: own}), "place 4") == {}


@pytest.mark.parametrize(
    ("side", "place", "told"),
    [
        ("", -2, "This brings you a penalty. Penalty A"),
        ("conservation", -2, "This brings you a penalty. Penalty B: coin limit"),
        ("conservation", -3, "and top options only"),
    ],
)
def test_a_penalty(side: str, place: int, told: str) -> None:
    """[RISE-CON-02] Science 3 of side A begins with Pollution."""
    own = {"conservation": place, "science": 2, "tiles": TILES}
    match = doing(["advance science 1"], b=side, players={0: own})
    assert told in warned(match, "step science-3")["RISE-CON-02"]
    assert warned(match, "stop") == {}


def test_a_penalty_that_stops_few_tiles() -> None:
    """[RISE-CON-02] Not told."""
    own = {"conservation": -2, "science": 2, "tiles": {"bank": True, "press": True}}
    match = doing(["advance science 1"], players={0: own})
    assert warned(match, "step science-3") == {}


@pytest.mark.parametrize(
    ("side", "start", "told"),
    [
        ("", 0, "This place on Satisfaction costs 1 VP at the end."),
        ("satisfaction", -1, "This place on Satisfaction costs 1 VP after each round."),
    ],
)
def test_unrest(side: str, start: int, told: str) -> None:
    """[RISE-SAT-03] A Riot to where it begins to cost something; not told again further left."""
    display = ["1-08", "festival", "1-02", "strike", "1-03", "lecture", "1-04"]
    for place in (start, start - 1):
        players = {0: {"satisfaction": place}}
        match = table("actions", b=side, display=display, players=players)
        found = warned(match, "play bottom")
        assert found == ({"RISE-SAT-03": told} if place == start else {})
