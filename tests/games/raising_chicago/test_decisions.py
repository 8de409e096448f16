"""What each prompt offers, and when none is needed: section 13 of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from chicago_table import (
    GAME,
    NOBODY,
    RESTS,
    FrameWords,
    asked,
    asks,
    building,
    due,
    offered,
    play,
    player,
    rep,
    scored,
    table,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.games.raising_chicago.view import ChicagoView

RICH = "LLLLLLJJJJJJMMMMMM"
SPACES = ["I", "II", "III", "IV", "V"]
SYMBOLS = ["train", "lion", "book", "seal", "device"]


def ending(players: dict[int, Any], **more: Any) -> Match[ChicagoView]:
    """A match in which final scoring begins."""
    things = {seat: {"tokens": "", **players.get(seat, {})} for seat in range(3)}
    gone: dict[str, Any] = {
        "projects": [None] * 5,
        "cards": [None] * 5,
        "stack": [("scoring", NOBODY)],
    }
    return table("scoring", round=8, players=things, **gone, **more)


def squares(count: int, first: int = 1) -> list[str]:
    """All squares of five cards."""
    return [f"{space}-{square}" for space in SPACES for square in range(first, count + 1)]


@pytest.mark.parametrize("phase", ["announcement", "company"])
def test_window(phase: str) -> None:
    """[RC-DEC-01] Each usable tile, or done."""
    own = {0: {"empty_plots": ["E3", "E7", "E11"]}}
    if phase == "announcement":
        stack: list[FrameWords] = [("markers", NOBODY), ("cards_out", NOBODY, 5)]
        match = table(phase, stack=stack, players=own)
    else:
        match = table(phase, players=own)
    assert (asks(match), match.legal()) == ((0, "window"), ["done", "use E3", "use E11"])


@pytest.mark.parametrize(("seats", "count"), [(3, 4), (4, 5)])
def test_bid(seats: int, count: int) -> None:
    """[RC-DEC-02, RC-DEC-24] Every legal square of the five cards, and usable tiles."""
    own = {"tokens": RICH, "empty_plots": ["E3"]}
    match = table("bidding", seats=seats, markers=[1] + [0] * (seats - 1), players={0: own})
    assert match.legal() == [*[f"bid {it}" for it in squares(count)], "use E3"]
    poor = {"tokens": "", "empty_plots": []}
    match = table("bidding", seats=seats, markers=[1] + [0] * (seats - 1), players={0: poor})
    assert offered(match, "bid") == squares(count, first=2)


@pytest.mark.parametrize("left", [2, 1])
def test_bid_of_two_players(left: int) -> None:
    """[RC-DEC-02, RC-DEC-24] Own or the non-player's marker first, then the other."""
    match = table("bidding", seats=2, markers=[left, 0], players={0: {"tokens": RICH}})
    both = [f"{verb} {it}" for verb in ("bid", "white") for it in squares(4)]
    assert match.legal() == both
    assert match.view()["asked"] == {"own": True, "white": True}
    play(match, "white III-2")
    assert match.view()["asked"] == {"own": True, "white": False}
    assert match.legal() == [f"bid {it}" for it in squares(4) if it != "III-2"]
    assert match.view()["area"][2]["marks"][1] == 2
    match = table("bidding", seats=2, markers=[3, 0])
    assert offered(match, "white") == []


def test_cost_menu() -> None:
    """[RC-DEC-03] Wilds for all that is missing, or a trade that leaves the rest payable."""
    own = {"tokens": "LLLLLJWW"}  # card 1 costs one of each
    match = table("bidding", markers=[1, 1, 0], players={0: own})
    play(match, "bid I-1")
    assert (asks(match), match.legal()) == ((0, "cost_menu"), ["wilds", "trade masonry"])
    assert due(match) == {"lumber": 1, "jackscrew": 1, "masonry": 1}
    play(match, "trade masonry")
    assert offered(match, "give") == ["LLL", "LLJ", "LLW", "LJW", "LWW", "JWW"]
    play(match, "give LLL")
    assert tokens(match) == "LWW"


def test_cost_menu_again_until_paid() -> None:
    """[RC-DEC-03, RC-DEC-23] One trade after another; each uses up two tokens."""
    match = table("bidding", markers=[1, 1, 0], players={0: {"tokens": "LLLLLLL"}})
    play(match, "bid I-1")
    assert asks(match) == (0, "cost_menu")
    play(match, "trade jackscrew")
    assert (asks(match), tokens(match)) == ((1, "bid"), "")  # one way only: it is gone


def test_payment_without_a_prompt() -> None:
    """[RC-DEC-04, RC-DEC-21] Covered by basic tokens, no favor, no tile that could be used."""
    for own in ({}, {"empty_plots": ["E7"]}):
        match = winning("1", players={0: {"tokens": "LJMM", **own}})
        assert (asks(match), tokens(match)) == ((0, "plot"), "W")


@pytest.mark.parametrize(
    ("own", "options"),
    [
        ({"tokens": "LJM"}, ["tokens lumber", "tokens jackscrew", "default masonry"]),
        ({"tokens": "LJMW"}, ["tokens masonry", "default masonry"]),
        ({"tokens": "LJMM", "favors": 1}, ["covered", "favor lumber", "favor masonry"]),
        ({"tokens": "LJMM", "empty_plots": ["E3"]}, ["covered", "tokens lumber", "use E3"]),
        ({"tokens": "LLLLJM"}, ["trade masonry", "trade jackscrew", "default masonry"]),
    ],
)
def test_payment(own: dict[str, Any], options: list[str]) -> None:
    """[RC-DEC-04] Tokens, favor, default, trade, tiles, or all that is covered."""
    match = winning("1", players={0: own})  # costs LJMM
    assert asked(match) == "payment"
    assert not set(options) - set(match.legal())
    is_short = "M" * 2 not in own["tokens"]
    assert bool(offered(match, "default")) == is_short
    assert bool(offered(match, "favor")) == bool(own.get("favors"))
    assert is_short or not offered(match, "trade")


def test_pay_all_that_is_covered() -> None:
    """[RC-DEC-04] The shortcut settles every type that basic tokens cover; the rest is asked."""
    match = winning("1", players={0: {"tokens": "LJMW"}})
    play(match, "covered")
    assert (tokens(match), match.legal()) == ("MW", ["tokens masonry", "default masonry"])
    play(match, "tokens masonry")
    assert (asks(match), tokens(match)) == ((0, "plot"), "W")


def test_plot() -> None:
    """[RC-DEC-05, RC-DEC-24] Every empty plot, purple ones too."""
    built = {1: (1, 1), 10: "P4", 40: (2, 1)}
    match = winning("1", plots=built, players={0: {"tokens": "LJMM"}})
    empty = [str(plot) for plot in range(1, 41) if plot not in built]
    assert match.legal() == [f"plot {plot}" for plot in empty]


def test_trade() -> None:
    """[RC-DEC-06] The type received, then what is given: of the two others and wild."""
    match = winning("1", players={0: {"tokens": "LLLLJJJJWWW"}})
    assert offered(match, "trade") == ["lumber", "jackscrew", "masonry"]
    play(match, "trade masonry")
    assert asked(match) == "trade"
    assert len(match.legal()) == 10
    assert not any("M" in it for it in offered(match, "give"))
    play(match, "give LJW")
    assert tokens(match) == "LLLJJJMWW"


def test_no_trade_without_three_others() -> None:
    """[RC-DEC-06] Tokens of the type received do not count."""
    match = winning("1", players={0: {"tokens": "LLM"}})
    assert offered(match, "trade") == ["jackscrew"]


def test_outskirts() -> None:
    """[RC-DEC-07] The plots that still have their tile."""
    match = winning("5", outskirts={2: (1, 1), 7: (2, 1)}, players={0: {"tokens": RICH}})
    assert match.legal() == [f"outskirts {lot}" for lot in (1, 3, 4, 5, 6, 8)]


def test_prestige_building() -> None:
    """[RC-DEC-08, RC-DEC-24] One of three, then one of eight plots, then the rotation."""
    match = winning(
        "5", display=["P9", "P3", "P1"], players={0: {"tokens": RICH}}, outskirts={1: "E7"}
    )
    play(match, "outskirts 1")
    assert match.legal() == ["prestige P1", "prestige P3", "prestige P9"]
    play(match, "prestige P1")
    assert offered(match, "plot") == ["10", "15", "19", "20", "21", "22", "26", "31"]
    play(match, "plot 19")
    assert match.legal() == ["turn 0", "turn 90", "turn 180", "turn 270"]


@pytest.mark.parametrize(
    ("tile", "turns"),
    [("P3", ["0", "90"]), ("P7", ["0", "90", "180", "270"]), ("P9", []), ("P10", [])],
)
def test_rotations_that_look_alike(tile: str, turns: list[str]) -> None:
    """[RC-DEC-08] Are merged; where all do, nothing is asked."""
    match = winning(
        "5", display=[tile, "P1", "P2"], players={0: {"tokens": RICH}}, outskirts={1: "E7"}
    )
    play(match, "outskirts 1", f"prestige {tile}", "plot 10")
    assert offered(match, "turn") == turns if turns else building(match, 10) == (tile, 0)


def test_the_order_of_neighborhoods() -> None:
    """[RC-DEC-09] The builder chooses which comes next; the last needs no choice."""
    built = dict.fromkeys((1, 2, 10, 17, 18), (1, 1))
    match = winning("1", plots=built, players={0: {"tokens": "LJMM"}})
    play(match, "plot 9")
    assert (asks(match), match.legal()) == ((0, "hood"), ["neighborhood 1", "neighborhood 2"])
    play(match, "neighborhood 2")
    assert asks(match) == RESTS
    assert player(match, 1)["neighborhoods"] == ["N1", "N2"]


@pytest.mark.parametrize(
    ("tile", "step", "count"),
    [
        ("E4", "squares_of", 5),
        ("E7", "level", 2),
        ("E8", "track", 3),
        ("E9", "basic_tokens", 15),
        ("E10", "swap", 36),
        ("E12", "copy", 10),
    ],
)
def test_tiles_with_a_choice(tile: str, step: str, count: int) -> None:
    """[RC-DEC-10] Card, building, track, combination, banners, neighborhoods."""
    own = {0: {"empty_plots": [tile]}}
    plots = {3: (0, 1), 5: (0, 1)}
    match = table("bidding", markers=[1, 0, 0], players=own, plots=plots)
    play(match, f"use {tile}")
    assert (asks(match), len(match.legal())) == ((0, step), count)


def test_the_asterisk() -> None:
    """[RC-DEC-11] One of five symbols, asked of its owner alone."""
    match = ending({2: {"symbols": {"asterisk": 1}}})
    assert (asks(match), offered(match, "symbol")) == ((2, "naming"), SYMBOLS)
    play(match, "symbol book")
    assert match.over


def asked_for_favors(own: dict[str, Any], member: str = "M10", council: bool = True) -> list[str]:
    """What is offered to seat 0 for its personal project."""
    match = ending({0: own}, council=council, members=[member, "M1", "M2", "M3"])
    return offered(match, "spend") if asks(match) == (0, "favors") else []


def test_favors_are_asked_for_only_where_they_count() -> None:
    """[RC-DEC-12] With member 10, favors and an open section."""
    assert asked_for_favors({"favors": 5}) == ["0", "1", "2", "3"]
    assert asked_for_favors({"favors": 1}) == ["0", "1"]
    assert asked_for_favors({"favors": 5, "tokens": "LLLLLJJJJJ"}) == ["0", "1"]
    assert asked_for_favors({"favors": 5, "expertise": (12, 0, 0)}) == ["0", "1", "2"]
    assert asked_for_favors({"favors": 5, "tokens": "LLLLLJJJJJMMMMM"}) == []
    assert asked_for_favors({"favors": 0}) == []
    assert asked_for_favors({"favors": 5}, member="M11") == []
    assert asked_for_favors({"favors": 5}, council=False) == []


def test_favors_are_asked_for_by_rank() -> None:
    """[RC-DEC-12] The first in rank first."""
    players = {0: {"favors": 1}, 1: {"favors": 1, "rep": 4}, 2: {"favors": 1, "rep": 2}}
    match = ending(players, council=True, members=["M1", "M2", "M10", "M3"])
    asked_seats = []
    while not match.over:
        asked_seats.append(match.actor)
        play(match, "spend 1")
    assert asked_seats == [1, 2, 0]


def test_letters() -> None:
    """[RC-DEC-13] Four for each such card in turn."""
    match = ending({0: {"slots": ["9"], "pile": ["18"]}}, council=True)
    for letter in ("B", "D"):
        assert (asks(match), offered(match, "letter")) == ((0, "letter_card"), ["A", "B", "C", "D"])
        play(match, f"letter {letter}")
    assert (match.over, player(match)["letters"]) == (True, [0, 1, 0, 1])


def test_the_personal_project_completes_itself() -> None:
    """[RC-DEC-14] With as many sections as tokens and favors permit, and no favor too many."""
    match = ending({0: {"tokens": "LLLLLMMMMM", "favors": 2}})
    assert (match.over, scored(match), player(match)["favors"]) == (
        *(True, {"personal_project": 9}),
        1,
    )


def test_after_the_choice_of_favors() -> None:
    """[RC-DEC-14] The rest is automatic: tokens pay what they can."""
    own = {"tokens": "LLLLLMMMMM", "favors": 2}
    match = ending({0: own}, council=True, members=["M10", "M1", "M2", "M3"])
    play(match, "spend 0")
    assert (scored(match), player(match)["favors"]) == ({"personal_project": 4}, 2)


def test_basic_tokens_before_wilds() -> None:
    """[RC-DEC-20] In bids and projects."""
    own = {0: {"tokens": "LJMWWW"}}
    match = table("bidding", markers=[1, 1, 0], players=own, marks={"I": "---1"})
    play(match, "bid I-1")
    assert tokens(match) == "MWWW"
    match = winning("1", players={0: {"tokens": "LJMWWW"}})
    play(match, "tokens masonry")
    assert tokens(match) == "WWW"  # one for masonry, one gained


def test_what_needs_no_choice_is_done() -> None:
    """[RC-DEC-21] From the last marker to the first plot: resources, payment, symbol, reward."""
    players = {0: {"tokens": ""}, 1: {"tokens": RICH}, 2: {"tokens": RICH}}
    marks = {"I": "-1--", "II": "-1", "III": "-1", "IV": "-2"}
    match = table("bidding", markers=[1, 0, 0], marks=marks, players=players)
    play(match, "bid V-2")
    assert (asks(match), match.view()["phase"]) == ((1, "plot"), "projects")
    assert (player(match, 1)["symbols"]["train"], tokens(match, 1).count("W")) == (1, 1)
    assert tokens(match) == "LMM"  # its own square, and what was left of card 5


def test_holders_alone_are_asked_more() -> None:
    """[RC-DEC-22] Without tiles a raise that is paid asks for its plot, nothing else."""
    match = winning("4", players={0: {"tokens": RICH}})
    play(match, "plot 2")
    assert asks(match) == RESTS
    assert [line.step for line in match.record.lines] == ["plot"]
    holder = {"tokens": RICH, "empty_plots": ["E3"]}
    match = winning("4", players={0: holder}, plots={1: (1, 1), 9: (1, 1), 10: "P4"})
    while asks(match) != RESTS:
        play(match, next(it for it in match.legal() if it in ("covered", "plot 2", "done")))
    assert [line.step for line in match.record.lines] == ["payment", "plot", "window", "window"]


def test_after_a_tile_the_prompt_comes_again() -> None:
    """[RC-DEC-23] With fresh options: a permanent masonry makes it cheaper."""
    own = {"tokens": "LJM", "empty_plots": ["E8"]}
    match = winning("1", players={0: own})
    assert "default masonry" in match.legal()
    play(match, "use E8", "advance masonry")
    assert (asks(match), tokens(match)) == ((0, "plot"), "W")


@pytest.mark.parametrize("seed", range(6))
def test_every_chain_of_prompts_ends(seed: int) -> None:
    """[RC-DEC-23, RC-DEC-24] Nobody is left without an option; prompts are as small as told."""
    rng = random.Random(seed)
    match = GAME.new(2 + seed % 3, seed=seed, council=seed % 2 == 0)
    most = {"bid": 40 if match.setup.seats == 2 else 25, "plot": 40, "prestige_tile": 3}
    most |= {"rotation": 4, "trade": 10, "outskirts": 8}
    prompts = 0
    while not match.over:
        options = [it for it in match.legal() if not it.startswith("use")]
        assert len(options) <= most.get(asked(match), 40)
        assert options
        match.play(rng.choice(match.legal()))
        prompts += 1
    assert prompts < 150 * match.setup.seats


def test_a_prompt_with_one_option_is_skipped() -> None:
    """[RC-DEC-21] Here: the last outskirts plot, a tile and a plot for it."""
    lots = dict.fromkeys(range(1, 8), (1, 1))
    match = winning("5", outskirts={**lots, 8: "E7"}, players={0: {"tokens": RICH}})
    assert (asks(match), rep(match)) == ((0, "prestige_tile"), 1)
