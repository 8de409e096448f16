"""Whole games: each stored record has in it what its name says, and its scores are right.

Scores, goals and winners are worked out anew from the names and numbers of the last position.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from shoulders_table import GAME, ShouldersMatch
from stored import stored_games

Data = dict[str, Any]

COLUMNS = ["left", "middle", "right"]
ROWS = ["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
REWARD = 200
played = stored_games(GAME)


def directors(match: ShouldersMatch) -> list[dict[str, int]]:
    """Who directs which company, after each line of the record."""
    positions = [match.at(number).dump() for number in range(len(match.record.lines) + 1)]
    return [
        {name: company["director"] for name, company in data["companies"].items()}
        for data in positions
    ]


def changes_of_director(match: ShouldersMatch) -> int:
    """[BS-DIR-02] How often a company in play got another director."""
    found = directors(match)
    return sum(
        after[name] != director
        for before, after in pairwise(found)
        for name, director in before.items()
    )


def sales_to_printed_spaces(match: ShouldersMatch) -> int:
    """[BS-DEM-03] How many goods were sold at full price where no tile lay any more."""
    goods = 0
    for number, line in enumerate(match.record.lines):
        verb, *things = line.action.split()
        if verb != "deliver" or things[0].endswith("-half"):
            continue
        row, column = things[0].rsplit("-", 1)
        before, after = match.at(number).dump(), match.at(number + 1).dump()
        space = ROWS.index(row) * len(COLUMNS) + COLUMNS.index(column)
        if before["demand"][space]["tile"] is None:
            assert before["demand_stack"] == []
            assert column == "middle"
            sold = after["demand"][space]["goods"] - before["demand"][space]["goods"]
            assert sold == int(things[1])
            goods += sold
    return goods


def shares(company: Data, seat: int) -> int:
    """[BS-GEN-05] Commons are one share, the Preferred two, the Director's three."""
    preferred, director = company["preferred"] == seat, company["director"] == seat
    return int(company["commons"][seat] + 2 * preferred + 3 * director)


def counted(data: Data, seat: int) -> Data:
    """[BS-GOAL-02, BS-GOAL-04] What each goal counts for a seat."""
    companies = data["companies"].values()
    own = [company for company in companies if company["director"] == seat]
    player = data["players"][seat]
    return {
        "G01": sum(sum(company["managers"]) for company in own),
        "G02": sum(company["salespeople"] for company in own),
        "G03": sum(company["asset"] is not None for company in own),
        "G04": sum(sum(company["workers"]) for company in own),
        "G05": sum(sum(company["automated"]) for company in own),
        "G06": max([company["appeal"] for company in own], default=0),
        "G07": max([company["treasury"] for company in own], default=0),
        "G08": player["ready"] + sum(owner == seat for _, owner in data["placed"]),
        "G09": sum(company["commons"][seat] for company in companies),
        "G10": sum(company["preferred"] == seat for company in companies),
    }


def achieved(data: Data) -> list[list[str]]:
    """[BS-GOAL-01, BS-GOAL-03] The goals of each seat: the most, ties for all, never with zero."""
    table = [counted(data, seat) for seat in range(len(data["players"]))]
    best = {goal: max(counts[goal] for counts in table) for goal in data["goals"]}
    return [[goal for goal in data["goals"] if counts[goal] == best[goal] > 0] for counts in table]


def fortunes(data: Data) -> list[int]:
    """[BS-END-01] Cash, shares at their value, and goals."""
    return [
        player["cash"]
        + sum(shares(company, seat) * company["value"] for company in data["companies"].values())
        + REWARD * len(achieved(data)[seat])
        for seat, player in enumerate(data["players"])
    ]


def test_directors_change_where_the_name_says_so(played: tuple[str, ShouldersMatch]) -> None:
    """[BS-DIR-02, BS-STOCK-05] Only in the advanced game."""
    name, match = played
    assert (changes_of_director(match) > 0) == ("-transfer" in name)


def test_printed_spaces_are_sold_to_where_the_name_says_so(
    played: tuple[str, ShouldersMatch],
) -> None:
    """[BS-DEM-03, BS-CLEAN-06] Once the stack is empty."""
    name, match = played
    if "-printed-spaces" in name:
        assert match.dump()["demand_stack"] == []
        assert sales_to_printed_spaces(match) > 0


def test_buildings_are_drafted_where_the_name_says_so(played: tuple[str, ShouldersMatch]) -> None:
    """[BS-VAR-03] In every decade, before anything is built."""
    name, match = played
    verbs = [line.action.split()[0] for line in match.record.lines]
    seats = match.setup.seats
    assert verbs.count("build") == 5 * seats
    assert verbs.count("draft") == (2 * 5 * seats if "-draft" in name else 0)


def test_five_decades_are_played(played: tuple[str, ShouldersMatch]) -> None:
    """[BS-GEN-01, BS-BUILD-05] Everybody has built in each."""
    data = played[1].dump()
    assert data["decade"] == 5
    assert all(None not in player["built"] for player in data["players"])


def test_goals_are_paid_to_those_who_have_the_most(played: tuple[str, ShouldersMatch]) -> None:
    name, match = played
    data = match.dump()
    assert len(data["goals"]) == (0 if "-without-goals" in name else 5)
    assert [player["achieved"] for player in data["players"]] == achieved(data)


def test_scores_are_cash_shares_and_goals(played: tuple[str, ShouldersMatch]) -> None:
    _, match = played
    assert match.scores() == fortunes(match.dump()) == match.record.result


def test_the_richest_wins(played: tuple[str, ShouldersMatch]) -> None:
    """[BS-END-03] Then whoever has more goals."""
    _, match = played
    data = match.dump()
    ranks = list(zip(fortunes(data), map(len, achieved(data)), strict=True))
    assert match.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
