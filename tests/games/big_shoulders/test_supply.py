"""The supply chain, the bag and Haymarket Square."""

from __future__ import annotations

import random
from typing import Any

import pytest
from shoulders_table import (
    GAME,
    ShouldersMatch,
    chance,
    company,
    offered,
    play,
    table,
    treasury,
)

from jackscrew.core.state import CHANCE

NONE = {"livestock": 0, "steel": 0, "coal": 0, "wood": 0}


def turn(swift: dict[str, Any] | None = None, **more: Any) -> ShouldersMatch:
    """Swift's operating turn; doggett's, with some cash, is to follow."""
    return table(
        "operating",
        companies={
            "swift": {"director": 0, "appeal": 8, "treasury": 300, **(swift or {})},
            "doggett": {"director": 1, "treasury": 100},
        },
        **more,
    )


def chain(match: ShouldersMatch) -> list[dict[str, int]]:
    """The cubes on X, $30, $20 and $10, without zeros."""
    return [
        {kind: count for kind, count in cubes.items() if count} for cubes in match.dump()["chain"]
    ]


def end_turn(match: ShouldersMatch) -> None:
    """End the operating turn without doing more; chance waits."""
    actor = match.actor
    for action in ("distribute", "withhold", "end"):
        if match.actor == actor and action in match.legal():
            match.play(action)


def test_the_four_spaces() -> None:
    """[BS-SUPPLY-01] X, $30, $20, $10 in a line."""
    spaces = [(it["space"], it["price"]) for it in turn().view()["chain"]]
    assert spaces == [("x", 0), ("30", 30), ("20", 20), ("10", 10)]


def test_an_empty_10_takes_the_cubes_of_20() -> None:
    """[BS-SUPPLY-02] All cubes of $20 move there, then those of $30, then X; X is drawn anew."""
    match = turn(chain=[{"wood": 1}, {"steel": 2}, {"livestock": 3}, {"coal": 1}])
    match.play("purchase 10 coal")
    end_turn(match)
    assert chain(match) == [{}, {"wood": 1}, {"steel": 2}, {"livestock": 3}]
    chance(match, "cube coal", "cube wood", "cube coal")
    assert chain(match) == [{"coal": 2, "wood": 1}, {"wood": 1}, {"steel": 2}, {"livestock": 3}]
    assert match.actor == 1


def test_cubes_move_into_empty_spaces_only() -> None:
    """[BS-SUPPLY-02] $20 is empty: $30 and X move on, $10 stays as it is."""
    match = turn(chain=[{"wood": 1}, {"steel": 2}, {"livestock": 1}, {"coal": 1}])
    match.play("purchase 20 livestock")
    end_turn(match)
    assert chain(match) == [{}, {"wood": 1}, {"steel": 2}, {"coal": 1}]


def test_nothing_moves_while_no_space_is_empty() -> None:
    """[BS-SUPPLY-02] Buying part of a space shifts nothing and draws nothing."""
    match = turn(chain=[{"wood": 1}, {"steel": 2}, {"livestock": 1}, {"coal": 2}])
    match.play("purchase 10 coal")
    end_turn(match)
    assert chain(match) == [{"wood": 1}, {"steel": 2}, {"livestock": 1}, {"coal": 1}]
    assert match.actor == 1


def test_repeated_until_every_space_holds_cubes() -> None:
    """[BS-SUPPLY-02] Two spaces empty: two draws."""
    match = turn(chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}])
    play(match, "purchase 10 coal", "purchase 30 steel")
    end_turn(match)
    assert chain(match) == [{}, {}, {"wood": 1}, {"livestock": 1}]
    chance(match, *["cube coal"] * 3)
    assert chain(match) == [{}, {"coal": 3}, {"wood": 1}, {"livestock": 1}]
    chance(match, *["cube wood"] * 3)
    assert chain(match) == [{"wood": 3}, {"coal": 3}, {"wood": 1}, {"livestock": 1}]
    assert match.actor == 1


@pytest.mark.parametrize(("decade", "count"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 6)])
def test_ex_70_cubes_drawn_in_each_decade(decade: int, count: int) -> None:
    """EX-70 [BS-SUPPLY-02] Five in decade 4; 3, 4, 4 and 6 in the others."""
    match = turn(chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}], decade=decade)
    match.play("purchase 10 coal")
    end_turn(match)
    assert match.actor == CHANCE
    match.rng = random.Random(1)
    match.settle()
    assert sum(chain(match)[0].values()) == count


def test_an_empty_bag_is_filled_from_haymarket_square() -> None:
    """[BS-SUPPLY-03] At the attempt to draw; after that draw two of each type go back."""
    match = turn(
        {"store": {"livestock": 14, "steel": 13, "coal": 11, "wood": 12}},
        chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}],
        haymarket={"livestock": 5, "steel": 4, "coal": 3, "wood": 3},
    )
    assert match.dump()["bag"] == {**NONE, "coal": 1}
    match.play("purchase 10 coal")
    match.play("distribute")
    play(match, "withhold", "end")
    chance(match, "cube coal")
    assert match.dump()["haymarket"] == NONE
    assert match.dump()["bag"] == {"livestock": 5, "steel": 4, "coal": 3, "wood": 3}
    chance(match, "cube livestock", "cube coal")
    assert match.dump()["haymarket"] == {"livestock": 2, "steel": 2, "coal": 2, "wood": 2}
    assert match.dump()["bag"] == {"livestock": 2, "steel": 2, "coal": 0, "wood": 1}
    assert chain(match)[0] == {"coal": 2, "livestock": 1}


def test_no_refill_when_the_last_cube_leaves_the_bag() -> None:
    """[BS-SUPPLY-03] Only the attempt to draw from an empty bag counts."""
    match = turn(
        {"store": {"livestock": 16, "steel": 14, "coal": 11, "wood": 13}},
        chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}],
        haymarket={"livestock": 3, "steel": 3, "coal": 1, "wood": 2},
    )
    assert match.dump()["bag"] == {**NONE, "coal": 3}
    play(match, "purchase 10 coal", "distribute", "withhold", "end")
    chance(match, "cube coal", "cube coal", "cube coal")
    assert match.dump()["bag"] == NONE
    assert match.dump()["haymarket"] == {"livestock": 3, "steel": 3, "coal": 1, "wood": 2}
    assert match.actor == 1


def test_as_many_as_there_are_go_back() -> None:
    """[BS-SUPPLY-03] Fewer than two of a type left: as many as there are."""
    match = turn(
        {"store": {"livestock": 18, "steel": 16, "coal": 14, "wood": 14}},
        chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}],
        haymarket={"livestock": 1, "steel": 1, "coal": 1, "wood": 1},
    )
    assert match.dump()["bag"] == NONE
    play(match, "purchase 10 coal", "distribute", "withhold", "end")
    chance(match, "cube coal", "cube wood", "cube steel")
    assert match.dump()["haymarket"] == {**NONE, "livestock": 1}
    assert match.dump()["bag"] == NONE


def test_the_refill_stops_when_nothing_is_left() -> None:
    """[BS-SUPPLY-02] [BS-SUPPLY-03] Neither bag nor Haymarket Square can supply any more."""
    match = turn(
        {"store": {"livestock": 19, "steel": 17, "coal": 15, "wood": 15}},
        chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}],
        haymarket={},
    )
    play(match, "purchase 10 coal", "distribute")
    assert chain(match) == [{}, {"wood": 1}, {"steel": 1}, {"livestock": 1}]
    assert match.actor == 1
    one = turn(
        {"store": {"livestock": 18, "steel": 17, "coal": 15, "wood": 15}},
        chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}],
        haymarket={"livestock": 1},
    )
    play(one, "purchase 10 coal", "distribute", "withhold", "end")
    chance(one, "cube livestock")
    assert chain(one)[0] == {"livestock": 1}
    assert one.actor == 1


def test_cubes_are_drawn_by_their_number() -> None:
    """[BS-SUPPLY-03] Every cube in the bag is as likely as any other."""
    match = turn(chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}], haymarket={})
    match.play("purchase 10 coal")
    end_turn(match)
    names = [GAME.actions.name(action) for action in match.state.legal()]
    bag = match.dump()["bag"]
    assert dict(zip(names, match.state.weights(), strict=True)) == {
        f"cube {kind}": count for kind, count in bag.items()
    }


def test_used_cubes_go_to_haymarket_square() -> None:
    """[BS-SUPPLY-04] In production and in trade, not to the bag."""
    match = turn(
        {"workers": [2, 0], "store": {"steel": 1, "livestock": 1, "wood": 2}}, haymarket={}
    )
    bag = match.dump()["bag"]
    match.play("run swift-1")
    assert match.dump()["haymarket"] == {**NONE, "steel": 1, "livestock": 1}
    match.play("trade swift-wood steel")
    assert match.dump()["haymarket"] == {**NONE, "livestock": 1, "wood": 2}
    assert match.dump()["bag"] == bag


def test_gained_cubes_come_from_haymarket_square_only() -> None:
    """[BS-SUPPLY-05] Building, asset, manager: what is missing there is forfeited."""
    match = table(
        "action",
        companies={
            "swift": {"treasury": 100, "asset": "refrigeration"},
            "doggett": {"director": 1, "treasury": 100},
        },
        players={1: {"built": ["B34"]}},
        haymarket={"livestock": 1, "wood": 1},
    )
    before = match.dump()
    match.play("activate refrigeration")
    assert company(match, "swift")["store"] == {**NONE, "livestock": 1}
    match.play("use B34 swift")
    after = match.dump()
    assert company(match, "swift")["store"] == {**NONE, "livestock": 1}
    assert (after["bag"], after["chain"]) == (before["bag"], before["chain"])
    manager = turn(
        {"workers": [2, 0], "managers": [1, 0], "store": {"steel": 1, "livestock": 1}},
        haymarket={},
    )
    manager.play("run swift-1")
    assert manager.legal() == ["take livestock", "take steel", "enough"]


def test_ex_90_trading() -> None:
    """EX-90 [BS-SUPPLY-06] [BS-SUPPLY-07] 2 coal for the only wood, and nothing more."""
    match = turn({"store": {"coal": 2, "steel": 1}, "treasury": 5}, haymarket={"wood": 1})
    assert offered(match, "trade") == ["trade swift-coal wood"]
    match.play("trade swift-coal wood")
    assert match.dump()["haymarket"] == {**NONE, "coal": 2}
    assert match.actor == 1  # nothing but ending the turn was left
    assert company(match, "swift")["store"] == {**NONE, "steel": 1, "wood": 1}
    assert treasury(match, "swift") == 5


def test_two_identical_for_another_type() -> None:
    """[BS-SUPPLY-06] Not two unlike cubes, not for the same type, any number of times."""
    match = turn({"store": {"coal": 4, "wood": 1, "steel": 1}}, haymarket={"coal": 3, "steel": 2})
    assert offered(match, "trade") == ["trade swift-coal steel"]
    match.play("trade swift-coal steel")
    assert offered(match, "trade") == ["trade swift-steel coal", "trade swift-coal steel"]
    match.play("trade swift-coal steel")
    assert company(match, "swift")["store"] == {**NONE, "wood": 1, "steel": 3}


def test_cubes_of_two_companies_are_not_mixed() -> None:
    """[BS-SUPPLY-06] Both cubes and the new one belong to the same company."""
    companies = {
        "swift": {"store": {"coal": 1}, "treasury": 50},
        "libby": {"store": {"coal": 1, "wood": 2}, "treasury": 50},
    }
    match = table("action", companies=companies, haymarket={"steel": 1})
    assert offered(match, "trade") == ["trade libby-wood steel"]
    match.play("trade libby-wood steel")
    assert company(match, "libby")["store"] == {**NONE, "coal": 1, "steel": 1}
    assert company(match, "swift")["store"] == {**NONE, "coal": 1}


def test_free_actions_come_to_an_end() -> None:
    """[BS-SUPPLY-07] Whatever is traded and activated, the turn ends by itself."""
    match = turn(
        {"store": {"livestock": 8, "steel": 8, "coal": 6, "wood": 6}, "asset": "refrigeration"},
        haymarket={"livestock": 3, "steel": 2, "coal": 2, "wood": 2},
    )
    dice = random.Random(2)
    for count in range(60):
        free = [it for it in match.legal() if it.split()[0] in ("trade", "activate", "discard")]
        if not free:
            assert count > 20
            return
        match.play(dice.choice(free))
    raise AssertionError("free actions without end")
