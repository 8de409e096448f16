"""What is bad about a choice before it is too late: each cause at a position where it is true."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import ShouldersMatch, play, selling, table
from warned import warned


def operating(**swift: Any) -> ShouldersMatch:
    """The operating turn of Swift, whose first factory has all its workers."""
    own = {"director": 0, "appeal": 8, "workers": [2, 0], **swift}
    chain = [{"coal": 2}, {"coal": 2}, {"wood": 2}, {"livestock": 2, "steel": 2}]
    return table("operating", companies={"swift": own}, chain=chain)


@pytest.mark.parametrize(("others", "advanced"), [(4, True), (3, True), (4, False)])
def test_a_sale_that_costs_the_directorship(others: int, advanced: bool) -> None:
    """[BS-DIR-03] In the advanced game, to whoever has more shares then."""
    swift = {"director": 0, "value": 60, "commons": {0: 1, 1: others}}
    match = table("stock", advanced=advanced, companies={"swift": swift})
    told = {"BS-DIR-03": "You no longer direct Swift."} if others == 4 and advanced else {}
    assert warned(match, "sell common swift") == told
    assert warned(match, "pass") == {}


def test_production_that_ends_before_a_factory_has_run() -> None:
    """[BS-OPS-26] Where one could."""
    match = operating(treasury=200)
    told = "No factory has run: Swift can pay no dividends, and its share value falls."
    assert warned(match, "distribute") == {"BS-OPS-26": told}
    assert warned(operating(treasury=10), "distribute") == {}


def test_a_sale_that_ends_before_a_good_is_sold() -> None:
    """[BS-OPS-26]"""
    match = selling(operating(treasury=200), goods=2)
    told = "No good is sold: Swift can pay no dividends, and its share value falls."
    assert warned(match, "withhold") == {"BS-OPS-26": told}
    play(match, "deliver meat_packing-left 1")
    assert warned(match, "withhold") == {}


def test_cubes_that_leave_too_little_for_the_next_factory() -> None:
    """[BS-OPS-10] Livestock and steel cost $20, and are what it needs."""
    match = operating(treasury=30)
    told = "This leaves Swift unable to pay for the cubes of its next factory."
    assert warned(match, "purchase 20 wood") == {"BS-OPS-10": told}
    assert warned(match, "purchase 10 steel") == {}


def test_a_treasury_that_is_spent_before_cubes_are_bought() -> None:
    """[BS-OPS-03]"""
    swift: dict[str, Any] = {"director": 0, "treasury": 45, "workers": [2, 0]}
    match = table("action", companies={"swift": swift})
    (told,) = warned(match, "use capital_investment swift").values()
    assert told.startswith("This leaves Swift $5: it could pay for no cube")
    assert warned(match, "use fundraising_40 swift") == {}
    swift["store"] = {"livestock": 1, "steel": 1}
    match = table("action", companies={"swift": swift})
    assert warned(match, "use capital_investment swift") == {}
