"""The School track, section 6 of the rules."""

from __future__ import annotations

import pytest
from rise_table import asks, at, coins, doing, events, offered, play, scored, tiles

from jackscrew.games.rise.state import E_STEP, E_TILE, E_TURNED
from jackscrew.games.rise.tracks import PLACES

DONE = (1, "option")


def slots(row: int, *open_ones: int) -> list[str]:
    """The steps to these small spaces of a row."""
    return [f"step school-{row}.{slot}" for slot in open_ones]


@pytest.mark.parametrize("row", [1, 3, 5])
@pytest.mark.parametrize("b", ["", "school"])
def test_rows_and_large_spaces(row: int, b: str) -> None:
    """[RISE-SCH-01] Steps 1, 3 and 5 lead to small spaces, the others to large ones."""
    before = {0: {"school": row - 1}}
    match = doing(["advance school 1"], b=b, players=before)
    assert match.legal() == [*slots(row, 1, 2, 3, 4), "stop"]
    match = doing(["advance school 1"], b=b, players={0: {"school": f"{row}.4"}})
    assert match.legal() == [f"step school-{row + 1}", "stop"]


def test_ex_46_tile_of_a_row() -> None:
    """[RISE-SCH-02] Taken with the active side up; the marker stays on its place."""
    match = doing(["advance school 1"], players={0: {"tiles": {"S1": False}}})
    play(match, "step school-1.2")
    assert tiles(match) == {"T2": True, "S1": False}
    assert (at(match, 0, "school"), match.view()["school"][1]) == ("1.2", None)
    assert [(it.seat, it.a) for it in events(match, E_TILE)] == [(0, 1)]
    assert asks(match) == DONE
    match = doing(["advance school 1"])
    play(match, "step school-1.1")
    assert [(it.b, PLACES[it.c]) for it in events(match, E_STEP)] == [(-1, "school-1.1")]


def test_ex_46_three_tiles_in_all() -> None:
    """[RISE-SCH-02] The first, third and fifth step give one each: four with the first tile."""
    match = doing(["advance school 2"])
    play(match, "step school-1.1", "step school-2")
    assert (list(tiles(match)), coins(match)) == (["T1", "S1"], 5)
    match = doing(["advance school 2"], players={0: {"school": 2, "tiles": {"T1": True}}})
    play(match, "step school-3.4", "step school-4", "decline")
    assert (list(tiles(match)), at(match, 0, "school")) == (["T1", "T9", "S1"], "4")
    match = doing(["advance school 2"], players={0: {"school": 4}})
    play(match, "step school-5.1", "step school-6")
    assert (list(tiles(match)), scored(match)) == (["T9", "S1"], {"school": 4})


def test_ex_46_place_is_free_again_when_the_marker_moves_on() -> None:
    """[RISE-SCH-02] On side B the space that activates can be used by the next."""
    display = ["1-09", "festival", "1-03", "festival", "1-05", "festival", "1-07"]
    players = {0: {"school": "1.4"}}
    match = doing(["advance school 1"], b="school", display=display, players=players)
    play(match, "step school-2")
    assert (at(match, 0, "school"), scored(match)) == ("2", {"school": 1})
    play(match, "play top")
    assert (match.actor, match.legal()) == (1, [*slots(1, 1, 2, 3, 4), "stop"])


@pytest.mark.parametrize("b", ["", "school"])
def test_occupied_places_are_not_skipped(b: str) -> None:
    """[RISE-SCH-03] The step goes to a place of this very row, never beyond it."""
    others = {1: {"school": "1.1"}, 2: {"school": "1.2"}}
    match = doing(["advance school 1"], b=b, players=others)
    assert match.legal() == [*slots(1, 3, 4), "stop"]


def test_large_spaces_are_shared() -> None:
    """[RISE-SCH-01, RISE-M-03] Between the rows others are not in the way."""
    players = {0: {"school": "1.1"}, 1: {"school": 2}}
    match = doing(["advance school 1"], players=players)
    play(match, "step school-2")
    assert (at(match, 0, "school"), coins(match)) == ("2", 5)


def test_only_places_with_a_tile_on_side_a() -> None:
    """[RISE-SCH-04] Emptied ones are closed even if nobody stands there; one is always left."""
    empty = {"3.1": None, "3.2": None, "3.3": None}
    match = doing(["advance school 1"], players={0: {"school": 2}}, school=empty)
    assert match.legal() == [*slots(3, 4), "stop"]
    match = doing(["joker 1"], players={0: {"school": 2}}, school=empty)
    play(match, "advance school")  # one space ahead: the step is made at once
    assert at(match, 0, "school") == "3.4"


def test_ex_47_side_b() -> None:
    """[RISE-SCH-05] Three tiles, or the rightmost place, which activates one."""
    match = doing(["advance school 1"], b="school", players={0: {"tiles": {"bank": True}}})
    play(match, "step school-1.4")
    assert (at(match, 0, "school"), match.legal()) == ("1.4", ["activate bank", "decline"])
    play(match, "activate bank")
    assert (tiles(match), at(match, 0, "bank"), asks(match)) == (
        {"T9": False, "S1": False},
        "1",
        DONE,
    )


def test_ex_47_occupied_by_another_marker() -> None:
    """[RISE-SCH-05] Only if no other marker is there; an emptied place is not offered."""
    match = doing(["advance school 1"], b="school", players={1: {"school": "1.4"}})
    assert match.legal() == [*slots(1, 1, 2, 3), "stop"]
    match = doing(["advance school 1"], b="school", players={1: {"school": "3.4"}})
    assert match.legal() == [*slots(1, 1, 2, 3, 4), "stop"]
    match = doing(
        ["advance school 1"], b="school", players={1: {"school": 2}}, school={"1.2": None}
    )
    assert match.legal() == [*slots(1, 1, 3, 4), "stop"]


def test_fourth_step_of_side_b() -> None:
    """[RISE-SCH-05] The fourth step activates a tile, too."""
    match = doing(["advance school 1"], b="school", players={0: {"school": "3.1"}})
    play(match, "step school-4")
    assert match.legal() == ["activate science", "decline"]


def test_row_full_of_others() -> None:
    """[RISE-SCH-05] Nothing open in the row: the step is lost, and no joker can be used for it."""
    taken = {"1.1": None, "1.2": None, "1.3": None}
    others = {1: {"school": "1.4"}}
    match = doing(["advance school 2"], b="school", players=others, school=taken)
    assert (asks(match), scored(match)) == (DONE, {})
    match = doing(["joker 1"], b="school", players=others, school=taken)
    assert "advance school" not in match.legal()


def test_tile_is_always_taken() -> None:
    """[RISE-SCH-06] There is nothing to decline, and nothing is activated there."""
    match = doing(["advance school 1"], players={0: {"tiles": {"bank": True}}})
    play(match, "step school-1.1")
    assert (tiles(match), asks(match)) == ({"T1": True, "T9": True, "S1": False}, DONE)
    assert not events(match, E_TURNED)


def test_steps_through_a_row_go_on() -> None:
    """[RISE-SCH-01] Beyond the last space each step gives the overflow."""
    match = doing(["advance school 2"], players={0: {"school": "5.2"}})
    play(match, "step school-6")
    assert scored(match) == {"school": 4 + 1}
    assert not offered(match, "step")
