"""The table of City of the Big Shoulders as text."""

from __future__ import annotations

import random
import re

import pytest

import jackscrew
from jackscrew.core.match import Match
from jackscrew.core.supplied import english
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import CompanyView, ShouldersView, director_of

from .screens import MARKS, line_with, shown

ShouldersMatch = Match[ShouldersView]

PHASES = {"setup", "stock", "building", "action", "operating", "over"}


def ledger(lines: list[str]) -> list[str]:
    """The lines of the companies in play, two or three each."""
    return lines[line_with(lines, "Companies  ") + 1 : line_with(lines, "● worker  ")]


def entry(lines: list[str], company: str) -> tuple[str, str]:
    """A company's two lines of the ledger."""
    sign = f" {company[:2].capitalize()} {naming.company(company)} "
    found = ledger(lines)
    at = line_with(found, sign)
    return found[at], found[at + 1]


def companies(match: ShouldersMatch) -> list[CompanyView]:
    """The companies in play."""
    return [it for it in match.view()["companies"] if it["started"]]


@pytest.fixture(scope="module")
def matches() -> list[ShouldersMatch]:
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


def test_companies_stand_in_operating_order_with_their_figures(
    matches: list[ShouldersMatch],
) -> None:
    for match in matches:
        lines = shown(match)
        for company in companies(match):
            line, _ = entry(lines, company["company"])
            assert line[21] == MARKS[director_of(company)]
            value, appeal, treasury = line[22:].split()[:3]
            assert value == f"${company['value']}"
            assert appeal == str(company["appeal"])
            assert treasury == f"${company['treasury']}"
            assert f"${company['price']} {'●' * company['salespeople']}" in line
        if companies(match):
            order = [line[3:5] for line in ledger(lines) if line[3:5].strip()]
            assert order == [it[:2].capitalize() for it in match.view()["line"]]


def test_ten_shares_are_ten_signs(matches: list[ShouldersMatch]) -> None:
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


def test_factories_show_people_needs_and_goods(matches: list[ShouldersMatch]) -> None:
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


def test_tokens_stand_below_their_spaces(matches: list[ShouldersMatch]) -> None:
    for match in matches:
        lines = shown(match)
        places = {it["company"]: (it["value"], it["appeal"]) for it in companies(match)}
        for i, sign in enumerate(("$ 10 15 ", "▲ 0  1 ")):
            top = line_with(lines, sign)
            for company in companies(match):
                column = f"{lines[top]} ".index(f" {places[company['company']][i]}", 1) + 1
                below = [line[column : column + 2] for line in lines[top + 1 : top + 11]]
                assert company["company"][:2].capitalize() in below


def test_demand_is_drawn_space_by_space(matches: list[ShouldersMatch]) -> None:
    for match in matches:
        lines = shown(match, 60)
        text = "\n".join(lines[line_with(lines, "Demand (") :][:5])
        spaces = match.view()["demand"]
        taken = [it for it in spaces if not it["half_price"]]
        assert text.count("◆") == sum(it["goods"] for it in taken)
        assert text.count("◆") + text.count("◇") == sum(it["octagons"] for it in taken)
        assert text.count("✗") == sum(it["red_x"] for it in spaces)
        assert text.count("½") == sum(it["half_price"] for it in spaces)


def test_partners_stand_on_spaces_and_buildings(matches: list[ShouldersMatch]) -> None:
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


def test_only_the_own_hand_is_shown(matches: list[ShouldersMatch]) -> None:
    for match in matches[::3]:
        for player in range(match.setup.seats):
            own = match.view(player)["players"][player]
            text = " ".join(shown(match, seat=player))
            hand, drafted = own["hand"] or [], own["drafted"] or []
            assert text.count("Hand B") == len(hand)
            assert text.count("Drafted B") == len(drafted)
            assert all(f"Hand {building} " in text for building in hand)
        assert "Hand" not in " ".join(shown(match))


def test_worth_goals_and_companies_are_told(matches: list[ShouldersMatch]) -> None:
    for match in matches:
        text, view = " ".join(" ".join(shown(match)).split()), match.view()
        assert all(f"${player['worth']}" in text for player in view["players"])
        assert all(naming.goal(english, goal["measure"]) in text for goal in view["goals"])
        assert all(naming.company(it["company"]) in text for it in companies(match))


def test_the_turn_under_way_is_told(matches: list[ShouldersMatch]) -> None:
    turns = [(match, match.view()["operating"]) for match in matches]
    assert any(turn for _, turn in turns)
    for match, turn in turns:
        lines = shown(match)
        assert sum(line.startswith(" ▶ ") for line in lines) == (1 if turn else 0)
        if turn:
            assert lines[1].startswith(f"{naming.company(turn['company'])} operates: ")
