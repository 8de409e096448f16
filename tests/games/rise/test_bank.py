"""The Bank track, section 6 of the rules."""

from __future__ import annotations

import pytest
from rise_table import asks, at, coins, doing, events, play, player, scored, table

from jackscrew.games.rise.state import E_COINS

DONE = (1, "option")


@pytest.mark.parametrize(
    ("space", "costs"),
    [(1, [0, 0, 2, 3]), (3, [0, 0, 0, 3]), (5, [0, 0, 0, 0])],
)
def test_ex_48_free_cards(space: int, costs: list[int]) -> None:
    """[RISE-BNK-01] Spaces 1, 3, 5 make cards 2, 3, 4 free; what was free stays free."""
    before = [card for card in (2, 3) if card <= space // 2 + 1]
    mine = {"bank": space - 1, "free_cards": before}
    match = doing(["advance bank 1"], players={0: mine})
    play(match, f"step bank-{space}")
    assert player(match)["costs"] == costs
    assert (at(match, 0, "satisfaction"), player(match, 1)["costs"]) == (-1, [0, 1, 2, 3])


@pytest.mark.parametrize(("space", "gained", "points"), [(2, 4, 5), (4, 5, 8)])
def test_ex_48_coins_and_vp(space: int, gained: int, points: int) -> None:
    """[RISE-BNK-01] Spaces 2 and 4; each step costs a Riot, too."""
    match = doing(["advance bank 1"], players={0: {"bank": space - 1}})
    play(match, f"step bank-{space}")
    assert (coins(match), scored(match)) == (3 + gained, {"bank": points})
    assert (at(match, 0, "satisfaction"), asks(match)) == (-1, DONE)


def test_ex_48_a_riot_for_every_step() -> None:
    """[RISE-BNK-01] Five steps, five steps left; beyond the end of Satisfaction it costs VP."""
    match = doing(["advance bank 2"])
    play(match, "step bank-1", "step bank-2")
    assert (at(match, 0, "satisfaction"), scored(match)) == (-2, {"bank": 5})
    match = doing(["advance bank 2"], players={0: {"bank": 3, "satisfaction": -4}})
    play(match, "step bank-4", "step bank-5")
    assert scored(match) == {"bank": 8, "satisfaction": -4}


def test_ex_48_free_placement_only() -> None:
    """[RISE-BNK-01] A free card costs nothing to place below; its bottom option keeps its price."""
    display = ["1-01", "festival", "1-20", "festival", "1-05", "festival", "1-07"]
    mine = {"free_cards": [2], "coins": 2, "vp": 0}
    match = table("placement", display=display, players={0: mine})
    play(match, "place 2")
    assert (coins(match), asks(match)) == (2, (1, "place"))
    assert not events(match, E_COINS)  # nothing paid, nothing told
    factories = [(2, 0), (4, 1), (4, 2)]
    match = table("actions", display=display, factories=factories, players={0: mine})
    assert match.legal() == ["play top", "play bottom", "convert"]  # Festival brought 1 VP
    play(match, "play bottom")
    assert (coins(match), scored(match)) == (0, {"event_cards": 1, "converted": -1})


def test_ex_75_bank_a_at_its_end() -> None:
    """[RISE-BNK-01, RISE-M-07] Only the overflow, no Riot."""
    match = doing(["advance bank 1"], players={0: {"bank": 5}})
    assert (scored(match), at(match, 0, "satisfaction"), asks(match)) == ({"bank": 1}, 0, DONE)


def test_ex_49_bank_b() -> None:
    """[RISE-BNK-02, RISE-FREE-01] Leaving from space 3: 7 coins and the strongbox."""
    match = doing(["advance bank 1"], b="bank", players={0: {"bank": 3, "coins": 0}})
    assert match.legal() == ["step bank-4", "stop", "leave bank"]
    play(match, "leave bank")
    assert (coins(match), player(match)["limit"], at(match, 0, "bank")) == (7, 10, "start")
    assert at(match, 0, "satisfaction") == 0
    play(match, "step bank-1")
    assert (at(match, 0, "satisfaction"), coins(match)) == (-1, 7)


def test_riot_of_bank_b_on_the_first_step_only() -> None:
    """[RISE-BNK-02] The step from the start to space 1 costs a Riot, each time; others none."""
    match = doing(["advance bank 2"], b="bank")
    play(match, "step bank-1", "step bank-2")
    assert at(match, 0, "satisfaction") == -1
    match = doing(["advance bank 2"], b="bank")
    play(match, "step bank-1", "leave bank", "step bank-1")
    assert (at(match, 0, "satisfaction"), coins(match)) == (-2, 8)


@pytest.mark.parametrize(
    ("space", "gained", "box", "points"), [(1, 5, False, 0), (2, 6, False, 2), (4, 8, True, 12)]
)
def test_leaving_bank_b(space: int, gained: int, box: bool, points: int) -> None:
    """[RISE-BNK-02] What is printed at the own space, nothing of the earlier ones; no refresh."""
    mine = {"bank": space, "tiles": {"S1": False}}
    match = doing(["advance bank 1"], b="bank", players={0: mine})
    play(match, "leave bank")
    assert (coins(match), player(match)["strongbox"]) == (3 + gained, box)
    assert scored(match).get("bank", 0) == points
    assert not player(match)["school_tiles"][0]["active"]


def test_bank_b_at_its_end() -> None:
    """[RISE-BUR-02] Further steps are forfeited, but one may leave first and use them."""
    match = doing(["advance bank 1"], b="bank", players={0: {"bank": 4}})
    assert match.legal() == ["stop", "leave bank"]
    play(match, "leave bank")
    assert match.legal() == ["step bank-1", "stop"]


def test_bank_b_makes_no_card_free() -> None:
    """[RISE-BNK-02] The places cost as ever."""
    match = table("placement", b="bank", players={0: {"bank": 4}})
    assert player(match)["costs"] == [0, 1, 2, 3]
