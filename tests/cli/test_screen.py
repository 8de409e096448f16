"""The city as text."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import jackscrew
from jackscrew.core.match import Match
from jackscrew.games.city_council.screen import screen

NAMES = ["Anna", "Bruno", "Clara", "Dora"]


def shown(match: Match, width: int = 80, seat: int = -1, colour: bool = False) -> list[str]:
    file = StringIO()
    console = Console(
        file=file, width=width, color_system="truecolor" if colour else None, force_terminal=colour
    )
    console.print(
        screen(match.view(seat), NAMES, lambda message, **values: message.format(**values))
    )
    return file.getvalue().splitlines()


def square(lines: list[str], name: str) -> str:
    """The three characters of a square of the plan."""
    column = 3 + 3 * (ord(name[0]) - ord("A"))
    return lines[int(name[1:])][column : column + 3]


@pytest.fixture(scope="module")
def matches() -> list[Match]:
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


def test_every_tile_is_named_on_one_of_its_squares(matches: list[Match]) -> None:
    for match in matches:
        plan = "\n".join(line[:45] for line in shown(match)[1:15])
        for tile in match.view()["tiles"]:
            assert plan.count(tile["tile"]) == 1


def test_every_segment_is_drawn(matches: list[Match]) -> None:
    for match in matches:
        lines = shown(match)
        for name in match.view()["rail"]:
            assert square(lines, name)[1] in "╪║═╚╔╠╝╩╗╣╦╬●"


def test_stops_are_marked(matches: list[Match]) -> None:
    for match in matches:
        plan = "\n".join(line[:45] for line in shown(match)[1:15])
        assert plan.count("●") == sum(tile["stop"] for tile in match.view()["tiles"])


def test_dice_stand_on_their_intersections(matches: list[Match]) -> None:
    for match in matches:
        for player in match.view()["players"]:
            die = player["speculator"]
            if die is not None and die["point"] is not None:
                assert square(shown(match), die["point"])[0] == " ⚀⚁⚂⚃⚄"[die["value"]]


def test_places_to_choose_are_marked_for_the_seat_that_chooses(matches: list[Match]) -> None:
    asked = [m for m in matches if not m.over and m.legal()[0].startswith("place")]
    assert asked
    for match in asked:
        own, public = shown(match, seat=match.actor), shown(match)
        for action in match.legal():
            assert square(own, action.removeprefix("place "))[1] == "+"
        assert "+ " not in "".join(line[:45] for line in public[1:15])


@pytest.mark.parametrize("width", [46, 80, 120])
def test_all_is_shown_at_any_width(matches: list[Match], width: int) -> None:
    for match in matches:
        lines = shown(match, width)
        assert max(map(len, lines)) <= width
        words = " ".join(lines)
        for player in match.view()["players"]:
            assert NAMES[player["seat"]] in words
            assert f" {player['points']} " in words
        for word in ("Stacks", "Bids", "Turns", "Mayor", "Treasurer"):
            assert word in words


def test_suits_have_colours_and_signs(matches: list[Match]) -> None:
    coloured = "\n".join(shown(matches[-1], colour=True))
    plain = "\n".join(shown(matches[-1]))
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    for sign in "✹☾♛✠":
        assert sign in plain
