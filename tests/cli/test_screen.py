"""The city as text."""

from __future__ import annotations

import random

import pytest

import jackscrew
from jackscrew.core.match import Match
from jackscrew.games.city_council.view import CityCouncilView

from .screens import shown

Council = Match[CityCouncilView]


def square(lines: list[str], name: str) -> str:
    """The three characters of a square of the plan."""
    column = 3 + 3 * (ord(name[0]) - ord("A"))
    return lines[int(name[1:])][column : column + 3]


@pytest.fixture(scope="module")
def matches() -> list[Council]:
    """Positions all through some games of random play."""
    found = []
    for seed in range(3):
        luck = random.Random(seed)
        match = jackscrew.game("city_council").new(3 + seed % 2, seed=seed)
        while not match.over:
            match.play(luck.choice(match.legal()))
            if match.version % 9 == 0:
                found.append(match.at(match.version))
        found.append(match)
    return found


def test_every_tile_is_named_on_one_of_its_squares(matches: list[Council]) -> None:
    for match in matches:
        plan = "\n".join(line[:45] for line in shown(match)[1:15])
        for tile in match.view()["tiles"]:
            assert plan.count(tile["tile"]) == 1


def test_every_segment_is_drawn(matches: list[Council]) -> None:
    for match in matches:
        lines = shown(match)
        for name in match.view()["rail"]:
            assert square(lines, name)[1] in "╪║═╚╔╠╝╩╗╣╦╬●"


def test_stops_are_marked(matches: list[Council]) -> None:
    for match in matches:
        plan = "\n".join(line[:45] for line in shown(match)[1:15])
        assert plan.count("●") == sum(tile["stop"] for tile in match.view()["tiles"])


def test_dice_stand_on_their_intersections(matches: list[Council]) -> None:
    for match in matches:
        for player in match.view()["players"]:
            die = player["speculator"]
            if die is not None and die["point"] is not None:
                assert square(shown(match), die["point"])[0] == " ⚀⚁⚂⚃⚄"[die["value"]]


def test_places_to_choose_are_marked_for_the_seat_that_chooses(matches: list[Council]) -> None:
    asked = [m for m in matches if not m.over and m.legal()[0].startswith("place")]
    assert asked
    for match in asked:
        own, public = shown(match, seat=match.actor), shown(match)
        for action in match.legal():
            assert square(own, action.removeprefix("place "))[1] == "+"
        assert "+ " not in "".join(line[:45] for line in public[1:15])


def test_points_are_told(matches: list[Council]) -> None:
    for match in matches:
        words = " ".join(shown(match))
        assert all(f" {player['points']} " in words for player in match.view()["players"])


def test_suits_have_signs(matches: list[Council]) -> None:
    plain = "\n".join(shown(matches[-1]))
    for sign in "✹☾♛✠":
        assert sign in plain
