"""Values and switches that the rules of other sections use, each seen to matter."""

from __future__ import annotations

from typing import Any

import pytest
from council_table import GAME, sq, table

from jackscrew.core.components import parse_pack
from jackscrew.core.match import at_position


@pytest.mark.parametrize(("held", "after"), [([], [2, 0, 0, 0]), ([0, 2, 1], [1, 2, 1, 0])])
def test_treasurer_of_a_pack_is_worth_what_it_says(held: list[int], after: list[int]) -> None:
    """[CC-COUN-03] Two chits from the pile, or as many as there are."""
    pack = parse_pack('[[council]]\nid = "treasurer"\nchits = 2')
    data = GAME.new(4, seed=1, components=pack).dump()
    data["pile"] -= sum(held)
    for seat, count in enumerate(held):
        data["players"][seat]["chits"] = count
    match = at_position(GAME, data, pack)
    for coin in (5, 4, 3):  # the last one is forced
        match.play(f"bid {coin}")
    match.play("lobby treasurer")
    assert [player["chits"] for player in match.view()["players"]] == after
    assert match.view()["chits"] == 4 - sum(after)


@pytest.mark.parametrize(
    ("investor", "plain", "switched"), [("C0", None, 0), ("C1", None, 1), ("S3", 3, 3)]
)
def test_interests_that_are_shown(investor: str, plain: int | None, switched: int) -> None:
    """[CC-INV-05, CC-INV-06] Suit and numeral; parks and aces have one by the switch only."""
    players: dict[int, dict[str, Any]] = {
        1: {"investor": investor, "die": 1, "point": sq(13, 13), "half": "S"}
    }
    for counts, numeral in ((False, plain), (True, switched)):
        match = table(
            "stack",
            up=["A5"],
            city={(8, 2): investor},
            players=players,
            site_values_count_as_numerals=counts,
        )
        shown = match.view()["players"]
        interests = shown[1]["interests"]
        assert interests is not None
        assert interests["numeral"] == numeral
        assert shown[0]["interests"] is None
