"""The round: income, display and end, section 2 of the rules, phases A, B and E."""

from __future__ import annotations

import pytest
from rise_table import (
    GAME,
    RiseMatch,
    asks,
    at,
    chance,
    coins,
    doing,
    drift,
    events,
    play,
    player,
    scored,
    table,
    vp,
)

from jackscrew.core.state import CHANCE
from jackscrew.games.rise.state import E_LIMIT, E_PHASE, PHASES


def gone_on(match: RiseMatch) -> RiseMatch:
    """The match when the next display is to be drawn, or final scoring is done."""
    drift(match)
    assert match.over or match.actor == CHANCE
    return match


def phases(match: RiseMatch) -> list[str]:
    """The phases that have begun, in order."""
    return [PHASES[event.a] for event in events(match, E_PHASE)]


def test_ex_19_no_income_in_round_1() -> None:
    """[RISE-A-01] The first round begins with the display."""
    match = table("income", players={0: {"industry": 5, "coins": 0}})
    assert (coins(match), vp(match)) == (0, 15)
    assert match.view()["phase"] == "display"
    assert "income" not in phases(GAME.new(2, seed=1))


@pytest.mark.parametrize(
    ("side", "space", "income"),
    [
        *(("", 0, (1, 0)), ("", 1, (2, 0)), ("", 2, (2, 1)), ("", 5, (3, 3))),
        *(("industry", 0, (1, 0)), ("industry", "U5", (3, 3)), ("industry", "L2", (1, 1))),
        ("industry", "L5", (3, 2)),
    ],
)
def test_ex_19_income(side: str, space: str | int, income: tuple[int, int]) -> None:
    """[RISE-A-01] From round 2 on all gain what their Industry space says, at no decision."""
    match = table("income", b=side, round=2, players={1: {"industry": space, "coins": 4}})
    assert (coins(match, 1), vp(match, 1)) == (4 + income[0], 15 + income[1])
    assert (coins(match, 0), vp(match, 0)) == (3 + 1, 15)
    assert scored(match, 1).get("industry", 0) == income[1]
    assert match.actor == CHANCE


def test_ex_20_display() -> None:
    """[RISE-B-01] Four Action and three Event cards in turn, an Action card at both ends."""
    match = table("income", round=5)
    assert match.view()["display"] == [None] * 7
    chance(match, "card 2-22", "event strike", "card 2-01", "event strike", "card 2-02")
    chance(match, "event festival")
    assert match.view()["display"][:6] == [
        *("2-22", "strike", "2-01", "strike", "2-02", "festival"),
    ]
    chance(match, "card 2-03")
    assert asks(match) == (0, "place")
    assert match.view()["display"][6] == "2-03"


def test_the_display_is_drawn_from_what_is_left() -> None:
    """[RISE-B-01, RISE-D-09] Cards seen before do not come again."""
    match = table("income", round=5)
    seen = {"2-01", "2-03", "2-05", "2-07"}
    first = {GAME.actions.name(it).split()[1] for it in match.state.legal()}
    assert len(first) == 22
    chance(match, "card 2-01", "event angry_mob", "card 2-03", "event angry_mob")
    assert [GAME.actions.name(it).split()[1] for it in match.state.legal()] == sorted(
        first - {"2-01", "2-03"}
    )
    chance(match, "card 2-05")
    assert "event angry_mob" not in [GAME.actions.name(it) for it in match.state.legal()]
    chance(match, "event strike", "card 2-07")
    assert not seen & set(match.view()["cards_left"])
    assert match.view()["events_left"]["angry_mob"] == 0


def test_the_display_is_public() -> None:
    """[RISE-B-01, RISE-INFO-02] All see the same."""
    match = GAME.new(3, seed=1)
    assert len({tuple(match.view(seat)["display"]) for seat in (-1, 0, 1, 2)}) == 1


@pytest.mark.parametrize(
    ("spaces", "gains"),
    [
        ([2, 2, 1], [1, 1, 0]),
        ([3, 2, -1], [1, 0, 0]),
        ([1, 1, 1], [1, 1, 1]),
        ([0, 0, -2], [0, 0, 0]),
        ([-1, -2, -3], [0, 0, 0]),
    ],
)
def test_ex_29_end_of_round_satisfaction_a(spaces: list[int], gains: list[int]) -> None:
    """[RISE-E-01, RISE-SAT-03] 1 VP for those furthest right, if right of the start."""
    players = {seat: {"satisfaction": space} for seat, space in enumerate(spaces)}
    match = gone_on(table("end", round=1, players=players))
    assert [points - 15 for points in match.scores()] == gains


def test_ex_30_end_of_round_satisfaction_b() -> None:
    """[RISE-E-01, RISE-SAT-03] Each gains or loses by position; leaders nothing more."""
    players = {0: {"satisfaction": 5}, 1: {"satisfaction": -4}, 2: {"satisfaction": 2}}
    match = gone_on(table("end", b="satisfaction", players=players))
    assert [points - 15 for points in match.scores()] == [2, -2, 1]
    assert [scored(match, seat) for seat in range(3)] == [
        *({"satisfaction": 2}, {"satisfaction": -2}, {"satisfaction": 1}),
    ]


def test_satisfaction_b_can_cost_the_last_points() -> None:
    """[RISE-E-01, RISE-F-08] Below 0 as well."""
    players = {0: {"satisfaction": -4, "vp": 1}}
    assert vp(gone_on(table("end", b="satisfaction", players=players))) == -1


@pytest.mark.parametrize(
    ("strongbox", "side", "conservation", "limit"),
    [
        (False, "", 0, 5),
        (True, "", 0, 10),
        (False, "conservation", -3, 3),
        (True, "conservation", -3, 3),
        (True, "conservation", -4, 3),
        (True, "conservation", -2, 10),
        (False, "", -4, 5),
        (True, "", -3, 10),
    ],
)
def test_ex_31_coin_limit(strongbox: bool, side: str, conservation: int, limit: int) -> None:
    """[RISE-E-02] 5; 10 with the strongbox turned; 3 with either face of Penalty B."""
    own = {"coins": 12, "strongbox": strongbox, "conservation": conservation}
    match = table("end", b=side, players={1: own})
    assert player(match, 1)["limit"] == limit
    gone_on(match)
    told = events(match, E_LIMIT)
    assert coins(match, 1) == limit + 1  # with the income of round 2
    assert [(event.seat, event.a, event.b) for event in told] == [(1, 12 - limit, limit)]


def test_ex_31_eight_coins() -> None:
    """[RISE-E-02] Three of eight go back, none with the strongbox; five may be kept."""
    players = {0: {"coins": 8}, 1: {"coins": 8, "strongbox": True}, 2: {"coins": 5}}
    match = gone_on(table("end", players=players))
    assert [coins(match, seat) - 1 for seat in range(3)] == [5, 8, 5]


def test_no_limit_during_the_round() -> None:
    """[RISE-E-02] Coins above it can be spent before the end of the round."""
    match = doing(["coins 3"], players={0: {"coins": 5}})
    assert coins(match) == 8


def test_satisfaction_comes_before_the_limit() -> None:
    """[RISE-E-01, RISE-E-02] VP first, then coins; the income is of the next round."""
    players = {0: {"satisfaction": 1, "coins": 9}}
    match = gone_on(table("end", players=players))
    assert [event.a for event in events(match, E_LIMIT)] == [4]
    assert (vp(match), coins(match)) == (16, 6)


@pytest.mark.parametrize("round", [1, 4, 11])
def test_the_next_round(round: int) -> None:
    """[RISE-E-03] Income, then a new display."""
    match = gone_on(table("end", round=round))
    assert match.view()["round"] == round + 1
    assert phases(match)[-2:] == ["income", "display"]
    assert match.view()["display"] == [None] * 7


def test_after_round_12() -> None:
    """[RISE-E-03] Final scoring; no income any more."""
    match = gone_on(table("end", round=12, players={0: {"politics": 4, "coins": 9}}))
    assert match.over
    assert (vp(match), coins(match)) == (15 + 4, 5)
    assert phases(match)[-2:] == ["end", "over"]


def test_twelve_rounds_of_five_phases() -> None:
    """[RISE-E-03, RISE-A-01] All phases in order."""
    match = GAME.new(2, seed=1)
    while not match.over:
        drift(match)
    first = ["display", "placement", "actions", "end"]
    assert phases(match) == [*first, *["income", *first] * 11, "over"]


def test_leaving_before_the_coin_limit() -> None:
    """[RISE-E-02, RISE-FREE-05] A strongbox got at the end of the round counts at once."""
    match = table("end", b="bank", players={1: {"bank": 3, "coins": 3}})
    assert asks(match) == (1, "moment")
    play(match, "leave bank")
    assert coins(match, 1) == 10 + 1
    assert at(match, 1, "bank") == "start"


def test_moments_in_the_order_of_the_order_spaces() -> None:
    """[RISE-FREE-05] Each player once."""
    match = table("end", order=[2, 0, 1], players={seat: {"bureau": 1} for seat in range(3)})
    for seat in (2, 0, 1):
        assert asks(match) == (seat, "moment")
        play(match, "proceed")
    assert match.actor == CHANCE
