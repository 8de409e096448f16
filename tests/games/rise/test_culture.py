"""The Culture track, section 6 of the rules."""

from __future__ import annotations

import pytest
from rise_table import asks, at, coins, doing, events, offered, play, player, scored, table, vp

from jackscrew.games.rise.state import E_CULTURE

DONE = (1, "option")


@pytest.mark.parametrize(("space", "b"), [(0, ""), (0, "culture"), (3, ""), (2, "culture")])
def test_ex_37_pay_1(space: int, b: str) -> None:
    """[RISE-CUL-01] 1 coin for a step right, or for a joker; without it nothing happens."""
    step = f"step culture-{space + 1}"
    match = doing(["advance culture 1"], b=b, players={0: {"culture": space, "coins": 0, "vp": 0}})
    play(match, step)
    assert asks(match) == DONE
    match = doing(["advance culture 1"], b=b, players={0: {"culture": space, "coins": 1, "vp": 0}})
    play(match, step)
    assert match.legal() == ["pay", "decline"]
    play(match, "pay")
    assert coins(match) == 0
    if space:
        assert asks(match) == (0, "joker")
    else:
        assert (at(match, 0, "satisfaction"), asks(match)) == (1, DONE)


@pytest.mark.parametrize(
    ("held", "branches", "picked", "space", "left"),
    [
        (1, ["choose 1"], "choose 1", 1, 0),
        (2, ["choose 1"], "decline", 0, 2),
        (3, ["choose 1", "choose 2"], "choose 2", 2, 0),
    ],
)
def test_ex_38_pay_1_or_3(
    held: int, branches: list[str], picked: str, space: int, left: int
) -> None:
    """[RISE-CUL-01] 1 coin for 1 step, 3 for 2, or nothing; never both."""
    match = doing(["advance culture 1"], players={0: {"culture": 4, "coins": held, "vp": 0}})
    play(match, "step culture-5")
    assert match.legal() == [*branches, "decline"]
    play(match, picked)
    if space == 2:
        play(match, "step satisfaction+2")
    assert (at(match, 0, "satisfaction"), coins(match), asks(match)) == (space, left, DONE)


def test_ex_39_exchange() -> None:
    """[RISE-F-07] Space 3 of Culture A: up to 2 coins, space 8 up to 4, at once."""
    match = doing(["advance culture 1"], players={0: {"culture": 2}})
    play(match, "step culture-3")
    assert offered(match, "exchange") == ["exchange 1", "exchange 2"]
    match = doing(["advance culture 1"], players={0: {"culture": 7, "coins": 5}})
    play(match, "step culture-8")
    assert match.legal() == [f"exchange {i}" for i in (1, 2, 3, 4)] + ["decline"]
    play(match, "exchange 3")
    assert (vp(match), coins(match)) == (18, 2)


def on_tile(**mine: object) -> dict[int, dict[str, object]]:
    """Seat 0 before the first Culture tile."""
    return {0: {"culture": 1, **mine}}


def test_ex_40_tile_or_effect() -> None:
    """[RISE-CUL-02] Take the tile, or use the space, or neither."""
    match = doing(["advance culture 1"], b="culture", players=on_tile(), culture={2: "C07"})
    play(match, "step culture-2")
    assert match.legal() == ["take", "use", "decline"]
    play(match, "take")
    assert (list(player(match)["culture_tiles"]), scored(match)) == (["C07"], {})
    assert ("2" in match.view()["culture"], asks(match)) == (False, DONE)
    assert [(it.seat, it.a) for it in events(match, E_CULTURE)] == [(0, 6)]
    match = doing(["advance culture 1"], b="culture", players=on_tile())
    play(match, "step culture-2", "use")
    assert (player(match)["culture_tiles"], scored(match)) == ({}, {"culture": 1})
    assert (match.view()["culture"]["2"], asks(match)) == ("C01", DONE)
    match = doing(["advance culture 1"], b="culture", players=on_tile())
    play(match, "step culture-2", "decline")
    assert (player(match)["culture_tiles"], vp(match), asks(match)) == ({}, 15, DONE)


def test_ex_40_tile_is_gone() -> None:
    """[RISE-CUL-02] Then only the effect of the space."""
    match = doing(["advance culture 1"], b="culture", players=on_tile(), culture={2: None})
    play(match, "step culture-2")
    assert (scored(match), asks(match)) == ({"culture": 1}, DONE)


def test_space_that_could_do_nothing_is_not_offered() -> None:
    """[RISE-CUL-02, RISE-F-05] Pay 1 or 3 without coins: the tile or neither."""
    mine = on_tile(culture=4, coins=0, vp=0)
    match = doing(["advance culture 1"], b="culture", players=mine)
    play(match, "step culture-5")
    assert match.legal() == ["take", "decline"]


def test_any_number_of_tiles() -> None:
    """[RISE-CUL-02] A second tile is kept beside the first."""
    mine = on_tile(culture=3, culture_tiles=["C09"])
    match = doing(["advance culture 2"], b="culture", players=mine)
    play(match, "step culture-4", "take", "step culture-5", "take")
    assert list(player(match)["culture_tiles"]) == ["C01", "C02", "C09"]


def test_side_a_has_no_tiles() -> None:
    """[RISE-CUL-02] The space is resolved at once."""
    match = doing(["advance culture 1"], players=on_tile())
    play(match, "step culture-2")
    assert (match.view()["culture"], scored(match), asks(match)) == ({}, {"culture": 1}, DONE)


def test_last_space_of_side_b() -> None:
    """[RISE-CUL-03] Nothing now; up to 5 coins at the end of the game."""
    match = doing(["advance culture 1"], b="culture", players={0: {"culture": 8, "coins": 6}})
    play(match, "step culture-9")
    assert (coins(match), vp(match), asks(match)) == (6, 15, DONE)
    match = table("end", round=12, b="culture", players={0: {"culture": 9, "coins": 5}})
    assert (coins(match), scored(match)) == (0, {"culture": 5})
