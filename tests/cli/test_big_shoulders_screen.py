"""The table of City of the Big Shoulders as text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from typer.testing import Result

import jackscrew
from jackscrew.core.match import Match
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.screen import screen

Run = Callable[..., Result]

NAMES = ["Anna", "Bruno", "Clara", "Dora"]
MARKS = "❶❷❸❹"
PHASES = {"setup", "stock", "building", "action", "operating", "over"}


@cache
def shown(match: Match, width: int = 80, seat: int = -1, colour: bool = False) -> list[str]:
    file = StringIO()
    console = Console(
        file=file, width=width, color_system="truecolor" if colour else None, force_terminal=colour
    )
    console.print(
        screen(match.view(seat), NAMES, lambda message, **values: message.format(**values))
    )
    return file.getvalue().splitlines()


def line_with(lines: list[str], words: str) -> int:
    """The number of the one line that has these words."""
    (found,) = [number for number, line in enumerate(lines) if words in line]
    return found


def ledger(lines: list[str]) -> list[str]:
    """The lines of the companies in play, two or three each."""
    return lines[line_with(lines, "Companies  ") + 1 : line_with(lines, "● worker  ")]


def entry(lines: list[str], company: str) -> tuple[str, str]:
    """A company's two lines of the ledger."""
    sign = f" {company[:2].capitalize()} {naming.company(company)} "
    found = ledger(lines)
    at = line_with(found, sign)
    return found[at], found[at + 1]


def companies(match: Match) -> list[dict[str, Any]]:
    """The companies in play."""
    return [it for it in match.view()["companies"] if it["started"]]


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Positions all through some games of random play, with the seat that is to decide."""
    found = []
    for seats in (2, 3, 4):
        luck = random.Random(seats)
        game = jackscrew.game("big_shoulders")
        match = game.new(seats, seed=seats, advanced=seats > 2, draft=seats == 3)
        found.append(match.at(match.version))
        while not match.over:
            seat = match.pending()[0]
            match.play(luck.choice(match.legal(seat)), seat)
            if match.version % 89 == 0:
                found.append(match.at(match.version))
        found.append(match)
    assert {match.view()["phase"] for match in found} >= PHASES
    return found


def test_companies_stand_in_operating_order_with_their_figures(matches: list[Match]) -> None:
    for match in matches:
        lines = shown(match)
        for company in companies(match):
            line, _ = entry(lines, company["company"])
            assert line[21] == MARKS[company["director"]]
            value, appeal, treasury = line[22:].split()[:3]
            assert value == f"${company['value']}"
            assert appeal == str(company["appeal"])
            assert treasury == f"${company['treasury']}"
            assert f"${company['price']} {'●' * company['salespeople']}" in line
        if companies(match):
            order = [line[3:5] for line in ledger(lines) if line[3:5].strip()]
            assert order == [it[:2].capitalize() for it in match.view()["line"]]


def test_ten_shares_are_ten_signs(matches: list[Match]) -> None:
    for match in matches:
        lines = shown(match)
        for company in companies(match):
            strip = entry(lines, company["company"])[0].rstrip()[-12:]
            assert [len(block) for block in strip.split(" ")] == [3, 2, 5]
            for player in match.view()["players"]:
                held = player["shares"][company["company"]]
                assert strip.count(MARKS[player["seat"]]) == held
            assert strip.count("·") == company["unsold"]
            assert strip.count("▒") == company["pooled"]


def test_factories_show_people_needs_and_goods(matches: list[Match]) -> None:
    for match in matches:
        lines = shown(match)
        for company in companies(match):
            line = entry(lines, company["company"])[1]
            for factory in company["factories"]:
                people = "▣" * factory["automated"] + "●" * factory["workers"]
                people += "○" * (factory["spaces"] - len(people))
                needs = "".join(k[0].upper() * count for k, count in factory["needs"].items())
                assert f"{people} {needs}→" in line
            desks = [it["manager"] for it in company["factories"]]
            assert re.findall(r"→\d (m|M)[□▲◆]", line) == ["mM"[manager] for manager in desks]


def test_tokens_stand_below_their_spaces(matches: list[Match]) -> None:
    for match in matches:
        lines = shown(match)
        for sign, key in (("$ 10 15 ", "value"), ("▲ 0  1 ", "appeal")):
            top = line_with(lines, sign)
            for company in companies(match):
                column = f"{lines[top]} ".index(f" {company[key]}", 1) + 1
                below = [line[column : column + 2] for line in lines[top + 1 : top + 11]]
                assert company["company"][:2].capitalize() in below


def test_demand_is_drawn_space_by_space(matches: list[Match]) -> None:
    for match in matches:
        lines = shown(match, 60)
        text = "\n".join(lines[line_with(lines, "Demand (") :][:5])
        spaces = match.view()["demand"]
        taken = [it for it in spaces if not it["half_price"]]
        assert text.count("◆") == sum(it["goods"] for it in taken)
        assert text.count("◆") + text.count("◇") == sum(it["octagons"] for it in taken)
        assert text.count("✗") == sum(it["red_x"] for it in spaces)
        assert text.count("½") == sum(it["half_price"] for it in spaces)


def test_partners_stand_on_spaces_and_buildings(matches: list[Match]) -> None:
    seen = 0
    for match in matches:
        view, text = match.view(), " ".join(shown(match))
        for space in view["spaces"]:
            marks = "".join(MARKS[seat] for seat in space["partners"])
            seen += len(marks)
            assert not marks or f"${space['amount']} {marks}" in text or not space["amount"]
        for player in view["players"]:
            for built in filter(None, player["buildings"]):
                assert f"{MARKS[player['seat']]} {built['building']} " in text
    assert seen


def test_only_the_own_hand_is_shown(matches: list[Match]) -> None:
    for match in matches[::3]:
        for player in range(match.setup.seats):
            own = match.view(player)["players"][player]
            text = " ".join(shown(match, seat=player))
            assert text.count("Hand B") == len(own["hand"])
            assert text.count("Drafted B") == len(own["drafted"])
            assert all(f"Hand {building} " in text for building in own["hand"])
        assert "Hand" not in " ".join(shown(match))


@pytest.mark.parametrize("width", [46, 80, 120, 170])
def test_all_is_shown_at_any_width(matches: list[Match], width: int) -> None:
    for match in matches:
        lines = shown(match, width, seat=0)
        assert max(map(len, lines)) <= width
        text = " ".join(" ".join(lines).split())
        view = match.view()
        for player in view["players"]:
            assert NAMES[player["seat"]] in text
            assert f"${player['worth']}" in text
        for goal in view["goals"]:
            assert naming.goal(str, goal["measure"]) in text
        for company in view["companies"]:
            assert company["started"] is False or naming.company(company["company"]) in text
        for word in ("Job market", "Supply", "Haymarket", "Bag", "Actions", "Demand", "Assets"):
            assert word in text


def test_what_a_phase_needs_stands_next_to_the_question(matches: list[Match]) -> None:
    last = {
        "stock": "Companies  ",
        "action": "Actions",
        "operating": "Companies  ",
        "over": "Goals",
    }
    for match in matches:
        lines, phase = shown(match), match.view()["phase"]
        if phase in last:
            heads = ["Companies  ", "Actions", "Goals", "Demand", "Supply", "Job market"]
            assert max(heads, key=lambda head: line_with(lines, head)) == last[phase]


@pytest.mark.parametrize(("width", "usual"), [(80, 60), (120, 45), (160, 40)])
def test_the_table_is_not_too_high(matches: list[Match], width: int, usual: int) -> None:
    heights = sorted(len(shown(match, width, seat=0)) for match in matches)
    assert heights[len(heights) // 2] <= usual


def test_the_turn_under_way_is_told(matches: list[Match]) -> None:
    operating = [match for match in matches if match.view()["operating"] is not None]
    assert operating
    for match in operating:
        name = naming.company(match.view()["operating"]["company"])
        lines = shown(match)
        assert lines[1].startswith(f"{name} operates: ")
        assert sum(line.startswith(" ▶ ") for line in lines) == 1


def test_seats_companies_and_cubes_have_colours_and_signs(matches: list[Match]) -> None:
    coloured = "\n".join(shown(matches[-1], colour=True))
    plain = "\n".join(shown(matches[-1]))
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    assert not set(MARKS) & set(coloured)
    assert set(MARKS) <= set(plain)


@pytest.mark.parametrize("width", [46, 80, 120])
def test_a_game_is_played(run: Run, width: int) -> None:
    typed = "1\n" * 15 + "score\nboard\nwhy\nquit\n"
    seats = ("--seats", "you,random,random", "--seed", "3", "--option", "advanced=yes")
    result = run("play", "big_shoulders", *seats, typed=typed, width=width)
    assert result.exit_code == 0, result.output
    assert max(map(len, result.stdout.splitlines())) <= width
    assert "Decade 1 of 5: 1875, Action phase" in result.stdout
    assert "You have left the game." in result.stdout


def test_german(run: Run) -> None:
    seats = ("--seats", "you,random,random", "--seed", "3")
    result = run("play", "big_shoulders", *seats, "--language", "de", typed="1\n")
    assert "Jahrzehnt 1 von 5: 1875" in result.stdout
    assert "Arbeitsmarkt" in result.stdout
