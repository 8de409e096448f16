"""Phase 4, step 1, paying for a project: section 7 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    PRINTED,
    PRINTED_PROJECTS,
    asked,
    asks,
    columns,
    due,
    offered,
    play,
    player,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.games.raising_chicago.view import ChicagoView

EXAMPLE = "14"  # 3 lumber, 3 jackscrew, 4 masonry; city seal; one jackscrew advance


def paying(project: str, held: str, **more: Any) -> Match[ChicagoView]:
    """Seat 0 comes to pay for a project."""
    return winning(project, players={0: {"tokens": held, **more}})


def poverty(match: Match[ChicagoView]) -> int:
    """How poor seat 0 is."""
    found: int = player(match)["poverty"]
    return found


def settled(match: Match[ChicagoView]) -> bool:
    """Is the project paid, in whatever way, and about to be placed?"""
    return asked(match) in ("plot", "outskirts")


def cost(project: str) -> list[int]:
    """What a project costs, as printed."""
    return list(PRINTED_PROJECTS[project]["cost"].values())


@pytest.mark.parametrize(
    ("expertise", "left"),
    [
        ((0, 0, 0), "LJM"),
        ((2, 0, 0), "LLJM"),
        ((5, 2, 8), "LLLJJMMMM"),
        ((8, 8, 8), "LLLLJJJJMMMM"),
    ],
)
def test_ex_34_permanents(expertise: tuple[int, int, int], left: str) -> None:
    """[RC-PAY-01] Each saves one of its type."""
    match = paying(EXAMPLE, "LLLLJJJJMMMMM", expertise=expertise)
    assert settled(match)
    assert tokens(match) == left


def test_need_is_never_below_nothing() -> None:
    """[RC-PAY-01] Three permanents of a type of which one is due save one."""
    match = paying("5", "LLJJM", expertise=(0, 0, 8))
    assert tokens(match) == "M"


def test_unlimited() -> None:
    """[RC-PAY-01] Nothing of that type is due, whatever it costs."""
    match = paying("32", "LLLLLJJJJJMMMMMM", expertise=(12, 0, 0))
    assert cost("32") == [6, 5, 6]
    assert settled(match)
    assert tokens(match) == "LLLLL"


def test_ex_11_poverty() -> None:
    """[RC-PAY-02, RC-PAY-05, RC-PAY-08] The German numbers."""
    assert cost(EXAMPLE) == [3, 3, 4]
    match = paying(EXAMPLE, "LLLJJM", expertise=(0, 2, 0))
    assert due(match) == {"lumber": 3, "jackscrew": 2, "masonry": 4}
    play(match, "covered")
    assert (tokens(match), poverty(match)) == ("M", 1)
    assert asks(match) == (0, "plot")


def test_ex_11b_the_english_variant() -> None:
    """[RC-PAY-05] 4 L, 1 J, 2 M; jackscrew needs 2 and is defaulted."""
    match = paying(EXAMPLE, "LLLLJMM", expertise=(0, 2, 5))
    play(match, "covered")  # then jackscrew can only be defaulted
    assert (tokens(match), poverty(match)) == ("LJ", 1)


def test_ex_11c_the_english_numbers() -> None:
    """[RC-PAY-05] 4 L, 3 J and 2 M are due; short by 2 J, one step all the same."""
    match = paying("24", "LLLLJMM", expertise=(2, 2, 0))
    assert due(match) == {"lumber": 4, "jackscrew": 3, "masonry": 2}
    play(match, "covered")
    assert (tokens(match), poverty(match)) == ("J", 1)


def test_one_way_for_each_type() -> None:
    """[RC-PAY-02] A type is settled once, by tokens, a favor or default."""
    match = paying(EXAMPLE, "LLLJWWWWW", favors=1)
    assert match.legal()[:6] == [
        *("tokens lumber", "tokens jackscrew", "tokens masonry"),
        *("favor lumber", "favor jackscrew", "favor masonry"),
    ]
    assert offered(match, "default") == ["jackscrew", "masonry"]
    play(match, "favor jackscrew")
    assert offered(match, "tokens") == ["lumber", "masonry"]
    assert offered(match, "favor") == []
    assert offered(match, "default") == ["masonry"]
    play(match, "tokens masonry")
    assert settled(match)  # lumber is covered
    assert (tokens(match), poverty(match)) == ("JW", 0)


def test_wilds_replace_what_is_missing() -> None:
    """[RC-PAY-03] Basic tokens first."""
    match = paying(EXAMPLE, "LLLJJJMMMWW")
    play(match, "tokens masonry")
    assert tokens(match) == "W"
    assert settled(match)


def test_tokens_must_suffice() -> None:
    """[RC-PAY-03] With one wild too few tokens are no way."""
    match = paying(EXAMPLE, "LLLJJJMMW")
    assert "masonry" not in offered(match, "tokens")
    match = paying(EXAMPLE, "LLLJJJMMWW")
    assert "masonry" in offered(match, "tokens")


def test_trades_come_first() -> None:
    """[RC-PAY-03] Three tokens for the one that is missing."""
    match = paying(EXAMPLE, "LLLLLLJJJMMM")
    play(match, "trade masonry", "give LLL")
    assert settled(match)
    assert (tokens(match), poverty(match)) == ("", 0)


def test_ex_35_a_favor_for_a_whole_type() -> None:
    """[RC-PAY-04] Four masonry for one favor; tokens of that type stay."""
    match = paying(EXAMPLE, "LLLJJJMMMM", favors=1)
    assert asks(match) == (0, "payment")
    play(match, "favor masonry")
    assert settled(match)
    assert (tokens(match), player(match)["favors"]) == ("MMMM", 0)


def test_a_favor_for_each_type() -> None:
    """[RC-PAY-04] Several types may use one each, none uses two."""
    match = paying(EXAMPLE, "", favors=4)
    play(match, "favor lumber", "favor masonry", "favor jackscrew")
    assert settled(match)
    assert (player(match)["favors"], poverty(match)) == (1, 0)


def test_ex_36_two_types_short() -> None:
    """[RC-PAY-05] One step for each, and nothing of these types, no wild, no favor is spent."""
    match = paying(EXAMPLE, "LLLJJMW", favors=1)
    play(match, "default jackscrew", "default masonry", "tokens lumber")
    assert settled(match)
    assert (tokens(match), poverty(match), player(match)["favors"]) == ("JJMW", 2, 1)


def test_all_types_short() -> None:
    """[RC-PAY-05] Three steps."""
    match = paying(EXAMPLE, "LLJJMMM")
    play(match, "default lumber", "default jackscrew", "default masonry")
    assert settled(match)
    assert (tokens(match), poverty(match)) == ("LLJJMMM", 3)


def test_covered_types_are_not_defaulted() -> None:
    """[RC-PAY-06] Basic tokens have to be returned."""
    match = paying(EXAMPLE, "LLLJJM")
    assert offered(match, "default") == ["jackscrew", "masonry"]


def test_ex_65_a_trade_may_shift_the_default() -> None:
    """[RC-PAY-06] 4 L and 2 M, due are 4 L and 1 J: default jackscrew, or lumber after a trade."""
    able = {"expertise": (0, 8, 2)}  # project 18: 4 L, 4 J, 1 M less the permanents
    match = paying("18", "LLLLMM", **able)
    assert due(match) == {"lumber": 4, "jackscrew": 1, "masonry": 0}
    play(match, "default jackscrew")
    assert settled(match)
    assert (tokens(match), poverty(match)) == ("MM", 1)
    match = paying("18", "LLLLMM", **able)
    play(match, "trade jackscrew", "give LMM")
    assert offered(match, "default") == ["lumber"]
    play(match, "tokens jackscrew", "default lumber")
    assert settled(match)
    assert (tokens(match), poverty(match)) == ("LLL", 1)


def test_no_default_without_a_shortage() -> None:
    """[RC-PAY-06] With all types covered at the beginning there is neither default nor trade."""
    match = paying(EXAMPLE, "LLLJJJMMMMWWW", favors=1)
    assert offered(match, "default") == []
    assert offered(match, "trade") == []
    play(match, "favor lumber")
    assert settled(match)
    assert tokens(match) == "LLLWWW"


def test_trading_oneself_short() -> None:
    """[RC-PAY-06] The other reading: all types are covered, but tokens may be traded away."""
    players = {0: {"tokens": "LLLJJJMMMM"}}
    match = winning(EXAMPLE, players=players)
    assert settled(match)  # nothing to decide
    match = winning(EXAMPLE, players=players, short=True)
    assert (offered(match, "default"), offered(match, "trade")) == (
        [],
        ["lumber", "jackscrew", "masonry"],
    )
    play(match, "trade lumber", "give JJM")
    assert offered(match, "default") == ["jackscrew", "masonry"]
    play(match, "default jackscrew", "tokens lumber", "default masonry")
    assert settled(match)
    assert (tokens(match), poverty(match)) == ("LJMMM", 2)


def test_trades_end_with_the_shortage() -> None:
    """[RC-PAY-06] Only while a type is short."""
    match = paying(EXAMPLE, "LLLLLLLJJJMMM", favors=1)
    play(match, "trade masonry", "give LLL")
    assert offered(match, "trade") == []
    assert offered(match, "default") == []
    assert offered(match, "favor") == ["lumber", "jackscrew", "masonry"]


def test_ex_68_wilds_are_not_forced() -> None:
    """[RC-PAY-06] 1 M and 3 W for 4 M: pay, or default and keep all four."""
    for choice, left, steps in (("tokens", "", 0), ("default", "MWWW", 1)):
        match = paying(EXAMPLE, "LLLJJJMWWW")
        play(match, f"{choice} masonry")
        assert settled(match)
        assert (tokens(match), poverty(match)) == (left, steps)


def test_the_order_of_types_is_free() -> None:
    """[RC-PAY-07] It decides where the wilds go."""
    for first, second, left in (("lumber", "masonry", "MMM"), ("masonry", "lumber", "LL")):
        match = paying(EXAMPLE, "LLJJJMMMW")
        play(match, f"tokens {first}")
        assert second in offered(match, "default")
        play(match, *([f"default {second}"] if second not in offered(match, "tokens") else []))
        assert settled(match)
        assert (tokens(match), poverty(match)) == (left, 1)


def test_the_last_space_of_the_poverty_track() -> None:
    """[RC-PAY-07] Further steps have no effect."""
    last = len(PRINTED["poverty_track"]["loss"]) - 1
    match = paying(EXAMPLE, "LLLJJJ", poverty=last - 1)
    play(match, "covered")
    assert (poverty(match), settled(match)) == (last, True)
    match = paying(EXAMPLE, "LLLJJJ", poverty=last)
    play(match, "covered")
    assert (poverty(match), settled(match)) == (last, True)


def test_ex_66_paid_without_a_prompt() -> None:
    """[RC-PAY-02] Covered by basic tokens, no favor, no empty plot tile."""
    match = paying(EXAMPLE, "LLLJJJMMMM")
    assert settled(match)
    assert match.version == 0
    assert tokens(match) == ""


def test_ex_67_a_tile_changes_the_need() -> None:
    """[RC-PAY-07] With tile 8 a permanent masonry is gained: one masonry less is due."""
    match = paying(EXAMPLE, "LLLJJJMMMM", empty_plots=["E8"])
    assert asks(match) == (0, "payment")
    play(match, "use E8", "advance masonry")
    assert settled(match)
    assert columns(match) == (0, 1, 3)  # jackscrew: the reward of the project
    assert tokens(match) == "M"


def test_a_favor_from_a_tile() -> None:
    """[RC-PAY-07] Tile 1 gives favors that serve at once."""
    match = paying(EXAMPLE, "LLLJJJ", empty_plots=["E1"])
    play(match, "use E1", "favor masonry")
    assert (poverty(match), player(match)["favors"]) == (0, 1)
    assert asked(match) == "payment"  # the other favor might be used
    play(match, "covered")
    assert settled(match)


def test_settled_types_stay_settled() -> None:
    """[RC-PAY-07] What is paid does not come back when a tile is used later."""
    match = paying(EXAMPLE, "LLLJJJMMMM", empty_plots=["E8"])
    play(match, "tokens masonry", "use E8", "advance masonry")
    assert settled(match)
    assert tokens(match) == ""


def test_becoming_unlimited_while_paying() -> None:
    """[RC-PAY-07] The rest of the type is free at once."""
    match = paying(EXAMPLE, "LLLJJJ", empty_plots=["E8"], expertise=(0, 0, 9))
    assert offered(match, "default") == ["masonry"]
    play(match, "use E8", "advance masonry")
    assert settled(match)
    assert poverty(match) == 0


def test_completed_without_any_payment() -> None:
    """[RC-PAY-08] Symbol, reward, building and card come all the same."""
    match = paying(EXAMPLE, "")
    play(match, "default lumber", "default jackscrew", "plot 2")
    own = player(match)
    assert (own["poverty"], own["symbols"]["seal"], own["slots"]) == (3, 1, ["1"])
    assert columns(match) == (0, 2, 0)
