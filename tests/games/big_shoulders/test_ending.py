"""The end of the game: goals, shares, who wins."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import PRINTED, ShouldersMatch, cash, play, player, table, values

GOALS = {it["measure"]: it["id"] for it in PRINTED["goals"]["tiles"]}


def final(companies: dict[str, dict[str, Any]], *measures: str, **more: Any) -> ShouldersMatch:
    """The end of decade 5, all companies having operated; these goals are in play."""
    match = table(
        "operating",
        decade=5,
        companies=companies,
        operated=list(companies),
        board={"goals": [GOALS[measure] for measure in measures]},
        **more,
    )
    assert match.over
    return match


def achievers(match: ShouldersMatch, measure: str) -> list[int]:
    """Who achieved a goal."""
    seats = range(match.setup.seats)
    return [seat for seat in seats if GOALS[measure] in player(match, seat)["achieved"]]


def test_after_the_last_operating_turn_of_decade_5() -> None:
    """[BS-END-01] The game ends at once; decade 4 goes on with its Cleanup."""
    for decade, over in [(4, False), (5, True)]:
        match = table(
            "operating",
            decade=decade,
            companies={"swift": {"director": 0, "treasury": 5, "goods": 1}},
            demand={"meat_packing-right": ("D19", 0)},
        )
        play(match, "distribute", "withhold")
        assert match.over == over
        assert (match.dump()["phase"] == "cleanup") != over


def test_ex_83_shares_at_the_final_value() -> None:
    """EX-83 [BS-END-01] Two shares of Cracker Jack at $100 bring $200; the value stays."""
    match = final({"cracker_jack": {"director": 1, "value": 100, "preferred": 0}})
    assert match.scores() == [100 + 200, 100 + 300, 100]
    assert values(match)["cracker_jack"] == 100


def ex_84(*measures: str) -> ShouldersMatch:
    """The four portfolios of EX-84: Kelly, Jim, Erica and Sam are seats 0 to 3.

    The stock track has no $110; that company stands at $100 here.
    """
    return final(
        {
            "anglo": {"director": 3, "value": 100, "commons": {0: 1}, "preferred": 1},
            "brunswick": {
                "director": 0,
                "value": 250,
                "commons": {0: 2, 1: 1, 2: 1},
                "preferred": 3,
                "managers": [1, 1],
                "salespeople": 3,
            },
            "cracker_jack": {
                "director": 1,
                "value": 140,
                "commons": {1: 3, 2: 1},
                "preferred": 0,
                "workers": [1, 3],
            },
            "doggett": {
                "director": 2,
                "value": 320,
                "commons": {2: 1, 3: 1},
                "preferred": 0,
                "managers": [1, 1],
            },
            "elgin": {"director": 0, "value": 80, "commons": {3: 1}, "preferred": 1},
            "fairbank": {
                "director": 3,
                "value": 400,
                "commons": {2: 3, 3: 2},
                "preferred": 1,
                "treasury": 77,
            },
            "libby": {
                "director": 2,
                "value": 100,
                "commons": {1: 3, 2: 1},
                "preferred": 0,
                "asset": "foundry",
            },
        },
        *measures,
        seats=4,
        players={seat: {"cash": money} for seat, money in enumerate([456, 288, 420, 362])},
    )


def test_ex_84_final_scoring() -> None:
    """EX-84 [BS-END-01] [BS-GOAL-01] 3,576, 3,058, 4,090 and 3,792; Erica wins."""
    match = ex_84("managers", "salespeople", "capital_assets", "workers", "company_cash")
    shares = {
        "anglo": [1, 2, 0, 3],
        "brunswick": [5, 1, 1, 2],
        "cracker_jack": [2, 6, 1, 0],
        "doggett": [2, 0, 4, 1],
        "elgin": [3, 2, 0, 1],
        "fairbank": [0, 2, 3, 5],
        "libby": [2, 3, 4, 0],
    }
    for seat in range(4):
        held = match.view()["players"][seat]["shares"]
        assert held == {name: shares[name][seat] for name in shares}
    assert match.sheet()["goals"] == [400, 200, 400, 200]
    assert achievers(match, "managers") == [0, 2]  # a tie: both are paid in full
    at_110 = [10 * count for count in shares["anglo"]]
    totals = [score + more for score, more in zip(match.scores(), at_110, strict=True)]
    assert totals == [3576, 3058, 4090, 3792]
    assert match.winners() == [2]


def test_company_goods_are_worth_nothing() -> None:
    """[BS-END-02] Neither cash nor goods nor resources of a company count."""
    rich = {"treasury": 9000, "goods": 30, "store": {"coal": 9}}
    match = final({"swift": {"director": 0, "value": 50, **rich}})
    assert match.scores() == [250, 100, 100]
    assert match.winners() == [0]
    assert [cash(match, seat) for seat in range(3)] == [100, 100, 100]


def test_ex_85_ties() -> None:
    """EX-85 [BS-END-03] Equal money: more goals achieved wins; still equal: both win."""
    two = {
        "swift": {"director": 0, "value": 100, "managers": [1, 0], "salespeople": 1},
        "libby": {"director": 1, "value": 100, "workers": [1, 0]},
    }
    match = final(two, "managers", "workers", players={0: {"cash": 200}, 1: {"cash": 200}})
    assert match.scores()[:2] == [700, 700]
    assert match.winners() == [0, 1]
    match = final(two, "managers", "salespeople", players={0: {"cash": 0}, 1: {"cash": 400}})
    assert match.scores()[:2] == [700, 700]
    assert match.winners() == [0]
    assert final(two).winners() == [0, 1]


def test_ties_without_goals() -> None:
    """[BS-END-03] Nobody has achieved anything: the victory is shared."""
    match = table(
        "operating",
        decade=5,
        options={"goals": False},
        companies={
            "swift": {"director": 0, "managers": [1, 1]},
            "libby": {"director": 1},
            "elgin": {"director": 2},
        },
        operated=["swift", "libby", "elgin"],
    )
    assert match.over
    assert match.scores() == [220, 220, 220]
    assert match.winners() == [0, 1, 2]


def test_each_tied_player_gets_the_full_reward() -> None:
    """[BS-GOAL-01] $200 to the one with the most; all who tie get $200."""
    charter = {"value": 40, "managers": [1, 0]}
    match = final(
        {
            "swift": {"director": 0, **charter},
            "libby": {"director": 1, **charter},
            "elgin": {"director": 2, "value": 40},
        },
        "managers",
    )
    assert match.scores() == [420, 420, 220]
    assert match.sheet()["goals"] == [200, 200, 0]


def test_only_goals_in_play_count() -> None:
    """[BS-GOAL-01] The others went back to the box."""
    match = final({"swift": {"director": 0, "managers": [1, 1], "treasury": 5}}, "workers")
    assert match.sheet()["goals"] == [0, 0, 0]


# measure: charters that give seat 0 less, seat 1 the most
MOST: dict[str, list[dict[str, Any]]] = {
    "managers": [{"managers": [1, 0]}, {"managers": [1, 1]}],
    "salespeople": [{"salespeople": 1}, {"salespeople": 2}],
    "capital_assets": [{}, {"asset": "foundry"}],
    "workers": [{"workers": [1, 1], "automated": [1, 2]}, {"workers": [1, 2]}],
    "automation_tokens": [{"automated": [1, 0], "workers": [1, 3]}, {"automated": [1, 1]}],
    "appeal": [{"appeal": 6}, {"appeal": 7}],
    "company_cash": [{"treasury": 80}, {"treasury": 81}],
}


@pytest.mark.parametrize("measure", MOST)
def test_measures_of_charters(measure: str) -> None:
    """[BS-GOAL-02] Seven goals look at the companies a player directs at the end."""
    less, most = MOST[measure]
    match = final({"swift": {"director": 0, **less}, "libby": {"director": 1, **most}}, measure)
    assert achievers(match, measure) == [1]
    turned = final({"swift": {"director": 1, **less}, "libby": {"director": 0, **most}}, measure)
    assert achievers(turned, measure) == [0]


@pytest.mark.parametrize(
    ("measure", "half"),
    [
        ("managers", {"managers": [1, 0]}),
        ("salespeople", {"salespeople": 1}),
        ("workers", {"workers": [1, 1]}),
        ("automation_tokens", {"automated": [1, 1]}),
    ],
)
def test_counts_are_added_up(measure: str, half: dict[str, Any]) -> None:
    """[BS-GOAL-02] Over all companies of a player: two halves beat a single whole and tie two."""
    match = final(
        {
            "anglo": {"director": 0, **half},
            "libby": {"director": 0, **half},
            "swift": {"director": 1, **half},
        },
        measure,
    )
    assert achievers(match, measure) == [0]


def test_assets_are_added_up() -> None:
    """[BS-GOAL-02] [BS-GOAL-04] Tiles on charters, exhausted or not."""
    match = final(
        {
            "anglo": {"director": 0, "asset": "foundry", "exhausted": True},
            "libby": {"director": 0, "asset": "workshop"},
            "swift": {"director": 1, "asset": "refrigeration"},
        },
        "capital_assets",
    )
    assert achievers(match, "capital_assets") == [0]
    tie = final(
        {
            "libby": {"director": 0, "asset": "workshop", "exhausted": True},
            "swift": {"director": 1, "asset": "refrigeration"},
        },
        "capital_assets",
    )
    assert achievers(tie, "capital_assets") == [0, 1]


@pytest.mark.parametrize(
    ("measure", "low", "high"),
    [
        ("appeal", {"appeal": 5}, {"appeal": 8}),
        ("company_cash", {"treasury": 50}, {"treasury": 80}),
    ],
)
def test_the_best_single_company(measure: str, low: dict[str, Any], high: dict[str, Any]) -> None:
    """[BS-GOAL-02] Appeal and company cash are not added up."""
    match = final(
        {
            "anglo": {"director": 0, **low},
            "libby": {"director": 0, **low},
            "swift": {"director": 1, **high},
        },
        measure,
    )
    assert achievers(match, measure) == [1]


def test_companies_on_one_appeal_space_are_tied() -> None:
    """[BS-GOAL-02] The stack does not matter; a player is rewarded once per goal."""
    match = final(
        {
            "anglo": {"director": 0, "appeal": 9},
            "libby": {"director": 0, "appeal": 9},
            "swift": {"director": 1, "appeal": 9},
            "elgin": {"director": 2, "appeal": 8},
        },
        "appeal",
    )
    assert achievers(match, "appeal") == [0, 1]
    assert match.sheet()["goals"] == [200, 200, 0]


def test_common_and_preferred_certificates() -> None:
    """[BS-GOAL-02] 10% and 20% certificates a player holds, of any company."""
    match = final(
        {
            "swift": {"director": 0, "commons": {0: 3, 1: 1}, "preferred": 1},
            "libby": {"director": 0, "commons": {1: 3}, "preferred": 2},
            "elgin": {"director": 2, "commons": {"pool": 5}, "preferred": 1},
        },
        "common_certificates",
        "preferred_certificates",
    )
    assert achievers(match, "common_certificates") == [1]
    assert achievers(match, "preferred_certificates") == [1]


def test_zero_never_wins() -> None:
    """[BS-GOAL-03] Nobody has the most of something nobody has."""
    measures = [measure for measure in GOALS if measure not in ("appeal", "partners")]
    match = final({"swift": {"director": 0}, "libby": {"director": 1}}, *measures)
    assert match.sheet()["goals"] == [0, 0, 0]


def test_partners_in_use() -> None:
    """[BS-GOAL-04] Usable ones, placed or ready; not the marker, not those still waiting."""
    match = final(
        {"swift": {"director": 0}, "libby": {"director": 1}},
        "partners",
        players={
            0: {"ready": 0, "appeal_partner": False},
            1: {"ready": 2},
            2: {"ready": 2},
        },
        placed=[("fundraising_40", 0), ("hire_manager", 0), ("fundraising_60", 0)],
    )
    assert achievers(match, "partners") == [0]
    tie = final({"swift": {"director": 0}, "libby": {"director": 1}}, "partners")
    assert achievers(tie, "partners") == [0, 1, 2]


def test_workers_are_pieces_not_tokens() -> None:
    """[BS-GOAL-04] A factory full of tokens has no workers."""
    match = final(
        {
            "swift": {"director": 0, "automated": [2, 3]},
            "libby": {"director": 1, "workers": [1, 0]},
        },
        "workers",
        "automation_tokens",
    )
    assert achievers(match, "workers") == [1]
    assert achievers(match, "automation_tokens") == [0]


def test_if_it_ended_in_decade_2() -> None:
    """[BS-END-04] Shares at their value and the goals; a treasury is worth nothing."""
    charter = {"value": 40, "managers": [1, 0], "treasury": 500, "goods": 2}
    match = table(
        "stock",
        decade=2,
        companies={
            "swift": {"director": 0, **charter},
            "libby": {"director": 1, **charter},
            "elgin": {"director": 2, "value": 40},
        },
        board={"goals": [GOALS["managers"], GOALS["workers"]]},
    )
    before = match.dump()
    assert match.scores() == [220, 220, 220]
    assert match.if_ended() == [420, 420, 220]
    assert match.sheet_if_ended() == {**match.sheet(), "goals": [200, 200, 0]}
    assert match.dump() == before


def test_before_the_last_distribution() -> None:
    """[BS-END-04, BS-END-01] What is asked last moves a share value, and nothing else."""
    match = table(
        "operating",
        decade=5,
        companies={"swift": {"director": 0, "treasury": 5, "goods": 1, "managers": [1, 0]}},
        demand={"meat_packing-right": ("D19", 0)},
        board={"goals": [GOALS["managers"]]},
    )
    assert match.if_ended()[0] - match.scores()[0] == 200
    assert achievers(match, "managers") == []
    play(match, "distribute", "withhold")
    assert match.over
    assert achievers(match, "managers") == [0]
    assert match.sheet_if_ended() == match.sheet()
    assert match.sheet()["goals"] == [200, 0, 0]
