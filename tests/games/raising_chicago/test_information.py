"""What is hidden and what all can see, section 12 of the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from chicago_table import GAME, NOBODY, area, chance, player, table

from jackscrew import Match
from jackscrew.core.state import CHANCE
from jackscrew.games.raising_chicago.components import CARDS, EMPTY_TILES, PRESTIGE, PROJECTS
from jackscrew.games.raising_chicago.view import ChicagoView

Data = dict[str, Any]


def begun(seats: int = 3, seed: int = 1, council: bool = False) -> Match[ChicagoView]:
    """A match of which the first bid is to be made."""
    return GAME.new(seats, seed=seed, council=council)


def walk(match: Match[ChicagoView], rng: random.Random, moves: int) -> None:
    """Play some moves at random."""
    for _ in range(moves):
        if not match.over:
            match.play(rng.choice(match.legal()))


def plain(view: ChicagoView) -> Data:
    """A view without what tells seats apart."""
    found: Data = {key: it for key, it in view.items() if key not in ("seat", "question")}
    found["players"] = [{**it, "pile_cards": None} for it in view["players"]]
    return found


def words(data: Any) -> set[str]:
    """All texts in a view, wherever they stand."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*[words(it) for it in data.values()], set())
    if isinstance(data, list):
        return set().union(*[words(it) for it in data], set())
    return set()


def test_what_lies_below_is_told_as_a_set() -> None:
    """[RC-HID-01] Projects and cards in their usual order, not in that of stack or deck."""
    data = begun().dump()
    assert data["unseen_projects"] == [it for it in PROJECTS if it in data["unseen_projects"]]
    assert data["unseen_cards"] == [it for it in CARDS if it in data["unseen_cards"]]
    assert data["unseen_prestige"] == [it for it in PRESTIGE if it in data["unseen_prestige"]]
    assert (len(data["unseen_projects"]), len(data["unseen_cards"])) == (6 * 4, 54 - 6)


def test_what_is_out_of_the_game_is_not_told() -> None:
    """[RC-HID-01] Final, empty plot and council tiles that were not drawn, the prestige stack."""
    view = begun(council=True).view(0)
    told = words({key: value for key, value in view.items() if key not in ("printed", "question")})
    assert len({f"F{number}" for number in range(1, 11)} & told) == 4
    assert len(set(EMPTY_TILES) & told) == 8
    assert len({f"M{number}" for number in range(1, 13)} & told) == 4
    assert len(set(PRESTIGE) & told) == 3
    assert view["prestige_left"] == 7


def test_any_tile_of_a_stack_can_come_next() -> None:
    """[RC-HID-01, RC-HID-04] Each of those below the top is as likely as the others."""
    match = table("announcement", round=2)
    names = [GAME.actions.name(action) for action in match.state.legal()]
    assert (match.actor, names) == (CHANCE, ["project 7", "project 8", "project 9", "project 10"])
    assert match.state.weights() == [1, 1, 1, 1]
    chance(match, "project 9")
    assert len(match.state.legal()) == 3


def test_the_top_of_every_stack_is_seen() -> None:
    """[RC-HID-02] It will lie on space I of its round, with the card on top of the deck."""
    match = begun()
    view = match.view()
    assert view["stacks"][0] is None
    tops = [int(top or 0) for top in view["stacks"][1:]]
    assert [(top - 1) // 5 for top in tops] == [1, 2, 3, 4, 5, 6]
    rng = random.Random(1)
    while match.view()["round"] == 1:
        walk(match, rng, 1)
    assert area(match, "I")["project"] == view["stacks"][1]
    assert area(match, "I")["card"] == view["top_card"]


def test_everything_else_is_shown() -> None:
    """[RC-HID-02] Displays and player areas, to spectators too."""
    own = {
        "tokens": "LLW",
        "favors": 2,
        "slots": ["7", "9"],
        "empty_plots": ["E3"],
        "symbols": {"lion": 1},
        "poverty": 3,
    }
    match = table(round=2, markers=[1, 2, 3], players={1: own}, banners={1: "masonry"})
    for seat in (-1, 0, 1, 2):
        view = match.view(seat)
        seen = view["players"][1]
        assert (seen["tokens"]["lumber"], seen["tokens"]["wild"], seen["favors"]) == (2, 1, 2)
        assert (seen["slots"], seen["empty_plots"]) == (["7", "9"], ["E3"])
        assert (seen["symbols"]["lion"], seen["poverty"], seen["markers"]) == (1, 3, 2)
        assert view["final_projects"] == ["F1", "F2", "F3", "F4"]
        assert view["display"] == ["P1", "P2", "P3"]
        assert (view["banners"]["column-1"], view["neighborhoods"][0]) == ("masonry", "N1")


def test_a_space_shows_its_leader_and_its_cost() -> None:
    """[RC-HID-02] What the upper-left square would cost now, and who would win."""
    match = table("bidding", markers=[1, 1, 1], marks={"I": "-1-0", "II": "--22"})
    first, second, third = (area(match, space) for space in ("I", "II", "III"))
    assert first["marks"] == [None, 1, None, 0]
    assert (first["cost"], first["leader"]) == ({"lumber": 1, "jackscrew": 0, "masonry": 0}, 1)
    assert (sum(second["cost"].values()), second["leader"]) == (1, 2)
    assert (third["leader"], third["winner"]) == (None, None)


def test_a_new_card_has_no_winner_yet() -> None:
    """[RC-HID-02] Nothing of last round's auctions is left when the next one begins."""
    match = begun(seed=3)
    rng = random.Random(3)
    while match.view()["round"] == 1 or match.view()["phase"] != "bidding":
        walk(match, rng, 1)
    assert [it["winner"] for it in match.view()["area"]] == [None] * 5


def test_the_pile_lies_face_down() -> None:
    """[RC-HID-03] Its size is for all, its cards are for their owner."""
    match = table("bidding", markers=[1, 1, 1], players={1: {"pile": ["7", "9"], "slots": ["1"]}})
    for seat in (-1, 0, 2):
        seen = match.view(seat)["players"][1]
        assert (seen["pile"], seen["pile_cards"]) == (2, None)
    assert match.view(1)["players"][1]["pile_cards"] == ["7", "9"]
    assert match.view(1)["players"][0]["pile_cards"] is None


def test_letters_are_public_when_they_are_chosen() -> None:
    """[RC-HID-03] As the council is scored for all to see."""
    gone: dict[str, Any] = {
        "projects": [None] * 5,
        "cards": [None] * 5,
        "stack": [("scoring", NOBODY)],
    }
    players = {0: {"slots": ["9"]}, 1: {"slots": ["27"]}}
    match = table("scoring", round=8, council=True, players=players, **gone)
    match.play("letter C")
    assert player(match)["letters"] == [0, 0, 1, 0]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_all_see_the_same(seats: int, seed: int) -> None:
    """[RC-HID-04] But for the faces of piles; every line of the record is for all."""
    rng = random.Random(seed)
    match = begun(seats, seed, council=seed == 2)
    while not match.over:
        views = [plain(match.view(seat)) for seat in range(-1, seats)]
        assert all(view == views[0] for view in views)
        assert all(line.seen is None for line in match.record.lines[-9:])
        walk(match, rng, 9)


@pytest.mark.parametrize(("seats", "council"), [(2, False), (4, True)])
def test_what_is_random(seats: int, council: bool) -> None:
    """[RC-HID-04] The set-up; afterwards only what stacks and decks reveal."""
    match = begun(seats, council=council)
    drawn = [line.step for line in match.record.lines if line.seat == CHANCE]
    first = {
        "disc": seats,
        "top": 7,
        "final": 4,
        "draw": 1,
        "lot": 8,
        "show": 3,
        "token": 4,
        "banner": 9,
        "neighborhood": 18,
        "member": 4 if council else 0,
    }
    assert Counter(drawn) == Counter(first) + Counter({"project": 4, "draw": 5})
    rng = random.Random(1)
    walk(match, rng, 2000)
    later = Counter(line.step for line in match.record.lines if line.seat == CHANCE)
    later.subtract(drawn)
    assert later["project"] == 6 * 4
    assert later["draw"] == 7 * 5
    assert {step for step, count in later.items() if count} <= {"project", "draw", "show"}
    assert later["show"] <= 7


def test_banners_are_drawn_by_their_number() -> None:
    """[RC-HID-04] Three of each type."""
    match = Match(GAME, GAME.setup(2), draws=False)
    while GAME.steps[match.state.stack[-1].step].name != "banner":
        match.advance(match.state.legal()[0], forced=False)
    assert match.state.weights() == [3, 3, 3]
    chance(match, "banner lumber")
    assert match.state.weights() == [2, 3, 3]
    chance(match, "banner lumber", "banner lumber")
    names = [GAME.actions.name(action) for action in match.state.legal()]
    assert names == ["banner jackscrew", "banner masonry"]
    assert match.state.weights() == [3, 3]
