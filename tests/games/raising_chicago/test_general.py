"""General rules, section 2 of the rules."""

from __future__ import annotations

import random

import pytest
from chicago_table import (
    GAME,
    asks,
    events,
    offered,
    play,
    player,
    rep,
    table,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.core.state import PART
from jackscrew.games.raising_chicago.rewards import TYPES
from jackscrew.games.raising_chicago.state import E_PHASE, PHASES
from jackscrew.games.raising_chicago.view import ChicagoView

COVERED = "LLLLLLJJJJJJMMMMMM"  # enough for any numbered project


def played(seats: int, seed: int = 5) -> Match[ChicagoView]:
    """A whole game of random choices."""
    match = GAME.new(seats, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_rounds_of_five_phases(seats: int) -> None:
    """[RC-GEN-01] Phases 1 to 5 eight times, then final scoring."""
    match = played(seats)
    phases = [PHASES[event.a] for event in events(match, E_PHASE)]
    assert phases == [*PHASES[1:6] * 8, "scoring", "over"]
    assert [event.a for event in events(match, PART)] == list(range(1, 9))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ex_20_forty_projects(seats: int) -> None:
    """[RC-GEN-01] Five projects and cards each round; 14 cards stay in the deck."""
    match = played(seats)
    shown = [line.action for line in match.record.lines if line.step in ("top", "project")]
    assert len(set(shown)) == 35  # those of the stacks; the five of round 8 need no drawing
    draws = [line.action for line in match.record.lines if line.step == "draw"]
    assert len(set(draws)) == 41  # 40 used, and the top of the deck
    assert len(match.view()["unseen_cards"]) + 1 == 14


def test_reputation_starts_another_lap() -> None:
    """[RC-GEN-02] Beyond 100 it goes on counting."""
    match = winning("4", players={0: {"rep": 99, "tokens": COVERED}})
    play(match, "plot 2")
    assert rep(match) == 99 + 2 + 1
    assert match.sheet()["projects"] == [2, 0, 0]


def test_ex_01_rank() -> None:
    """[RC-GEN-03] More reputation first; of equals the disc higher in the stack."""
    players = {0: {"rep": 6}, 1: {"rep": 3}, 2: {"rep": 3}}
    assert table(rank=[1, 2, 0], players=players, markers=[1, 1, 1]).view()["rank"] == [0, 1, 2]
    assert table(rank=[2, 1, 0], players=players, markers=[1, 1, 1]).view()["rank"] == [0, 2, 1]


def test_later_arrival_ranks_higher() -> None:
    """[RC-GEN-03] A disc that comes to others goes on top of them."""
    players = {0: {"tokens": COVERED}, 1: {"rep": 2}, 2: {"rep": 3}}
    match = winning("1", levels=2, rank=[1, 2, 0], players=players)
    assert match.view()["rank"] == [2, 1, 0]
    play(match, "plot 2")
    assert (rep(match), match.view()["rank"]) == (2, [2, 0, 1])


def test_earning_nothing_moves_no_disc() -> None:
    """[RC-GEN-03] In a scoring that brings nobody anything the stack stays as it is."""
    match = table("scoring", round=8, rank=[2, 0, 1], players={it: {"tokens": ""} for it in (0, 1)})
    assert match.over
    assert match.view()["rank"] == [2, 0, 1]


@pytest.mark.parametrize("rank", [[0, 2, 1, 3], [0, 1, 2, 3]])
def test_those_who_land_together_keep_their_order(rank: list[int]) -> None:
    """[RC-GEN-04] Two equals earn 1 each at the same moment."""
    match = winning(
        "1",
        levels=3,
        seats=4,
        rank=rank,
        plots={1: (1, 1), 2: (2, 1), 9: (3, 1)},
        players={0: {"tokens": COVERED}, 1: {"rep": 4}, 2: {"rep": 4}, 3: {"rep": 9}},
    )
    play(match, "plot 10")
    assert [rep(match, seat) for seat in range(4)] == [3, 5, 5, 10]
    assert match.view()["rank"] == [3, *[seat for seat in rank if seat in (1, 2)], 0]


def test_rank_breaks_ties() -> None:
    """[RC-GEN-05] Of two with the same levels around a tile the higher rank wins."""
    for first in (1, 2):
        match = winning(
            "1",
            rank=[first, 3 - first, 0],
            plots={1: (1, 2), 2: (2, 2), 9: "P4"},
            players={0: {"tokens": COVERED}, 1: {"rep": 8}, 2: {"rep": 8}},
        )
        play(match, "plot 10")
        assert player(match, first)["neighborhoods"] == ["N1"]


def test_rank_breaks_no_tie_of_an_auction() -> None:
    """[RC-GEN-05] There the earlier square counts, whoever ranks higher."""
    for first, second in ((0, 1), (1, 0)):
        match = table("resolution", marks={"I": [None, first, second]}, players={1: {"rep": 9}})
        assert match.view()["area"][0]["winner"] == first


def test_tokens_never_run_out() -> None:
    """[RC-GEN-06] More of a kind than there are in the box."""
    full = {"tokens": "L" * 30 + "J" * 30 + "M" * 30 + "W" * 20, "favors": 20}
    match = winning("7", players={0: full, 1: {"tokens": "L" * 30 + "W" * 20, "favors": 20}})
    play(match, "covered", "plot 1")
    assert tokens(match).count("W") == 21
    assert player(match)["favors"] == 21


def test_six_expansions_in_the_box() -> None:
    """[RC-GEN-06] With none left the reward is void."""
    for others, own in ((3, 3), (4, 2)):
        players = {0: {"expansions": 2, "tokens": COVERED}, 1: {"expansions": others}}
        match = winning("3", players=players)
        assert player(match)["expansions"] == own
        assert asks(match) == (0, "plot")


def test_markers_always_suffice() -> None:
    """[RC-GEN-06] 25 of each colour: what is not on boards, cards and below buildings."""
    match = table(
        marks={"I": [0, 1]},
        markers=[3, 3, 3],
        plots={1: (0, 2), 2: (0, 3)},
        outskirts={1: (0, 1)},
    )
    assert [player(match, seat)["supply"] for seat in range(3)] == [15, 21, 22]
    assert all(it["supply"] >= 0 for it in played(3).view()["players"])


def test_no_limit_and_no_secrets() -> None:
    """[RC-GEN-07] Any number of tokens; all is public but the faces of the pile."""
    many = {"tokens": "L" * 50 + "W" * 30, "favors": 40, "pile": ["7", "9"], "slots": ["1"]}
    match = table(markers=[1, 0, 0], players={0: many})
    own, other = match.view(0)["players"][0], match.view(1)["players"][0]
    assert (own["tokens"]["lumber"], own["tokens"]["wild"], own["favors"]) == (50, 30, 40)
    assert (own["pile_cards"], other["pile_cards"]) == (["7", "9"], None)
    assert own == {**other, "pile_cards": ["7", "9"]}
    assert own["pile"] == 2


@pytest.mark.parametrize(
    ("held", "missing"), [("JMM", "lumber"), ("LMM", "jackscrew"), ("LJM", "masonry")]
)
def test_a_wild_is_any_type(held: str, missing: str) -> None:
    """[RC-GEN-08] One stands for a basic token of any type; project 1 costs L, J and two M."""
    match = winning("1", players={0: {"tokens": held + "W"}})
    play(match, f"tokens {missing}")
    assert tokens(match) == "W"  # the reward of the project
    assert player(match)["poverty"] == 0


def test_ex_33_trade() -> None:
    """[RC-GEN-09] Any three resources, basic or wild, for a basic one of any type."""
    match = winning("4", players={0: {"tokens": "LLLMW", "favors": 1, "expertise": (2, 0, 0)}})
    assert offered(match, "trade") == ["jackscrew", "masonry"]
    play(match, "trade jackscrew")
    assert offered(match, "give") == ["LLL", "LLM", "LLW", "LMW"]
    play(match, "give LMW")
    assert tokens(match) == "LLJ"
    assert player(match)["favors"] == 1


def test_no_trade_of_a_type_for_itself() -> None:
    """[RC-GEN-09] What is received is not among what is given; nor is there a wild to be had."""
    match = winning("4", players={0: {"tokens": "LLMMW"}})
    play(match, "trade lumber")
    assert offered(match, "give") == []  # two M and the W: the only three, given at once
    assert tokens(match) == "LLL"
    match = winning("4", players={0: {"tokens": "LLW"}})
    assert offered(match, "trade") == ["jackscrew", "masonry"]


def test_favors_and_permanents_are_no_resources() -> None:
    """[RC-GEN-09] They are not traded."""
    rich = {"tokens": "LW", "favors": 5, "expertise": (0, 8, 8)}
    match = winning("18", players={0: rich})
    assert asks(match) == (0, "payment")
    assert offered(match, "trade") == []


def test_trades_only_inside_payments() -> None:
    """[RC-GEN-09] Neither a bid nor a plot comes with trades."""
    match = table(markers=[2, 0, 0], players={0: {"tokens": COVERED + "WWW"}})
    assert {action.split()[0] for action in match.legal()} == {"bid"}
    match = winning("1", players={0: {"tokens": COVERED + "WWW"}})
    assert {action.split()[0] for action in match.legal()} == {"plot"}


def test_favor_covers_a_type() -> None:
    """[RC-GEN-10] All resources of one type, for a project."""
    match = winning("19", players={0: {"tokens": "LLLJJJM", "favors": 1}})
    play(match, "favor masonry")
    assert (tokens(match), player(match)["favors"]) == ("M", 0)
    assert asks(match) == (0, "plot")


def test_no_favor_for_a_bid() -> None:
    """[RC-GEN-10] The upper-left square is no project."""
    match = table(markers=[2, 0, 0], cards=list("12345"), players={0: {"tokens": "", "favors": 3}})
    assert not [it for it in offered(match, "bid") if it.endswith("-1")]
    rich = {"tokens": "LJWW", "favors": 3}
    match = table(markers=[2, 0, 0], cards=list("12345"), players={0: rich})
    play(match, "bid I-1")
    assert (tokens(match), player(match)["favors"]) == ("W", 3)


def test_permanents_count_for_every_project() -> None:
    """[RC-GEN-11] One less of the type each time, and they stay."""
    able = {"tokens": "LLJJMMM", "expertise": (0, 2, 0)}
    match = table(
        "projects",
        projects=["1", "2", None, None, None],
        cards=["1", "2", None, None, None],
        marks={"I": [0], "II": [0]},
        winners=[0, 0, -1, -1, -1],
        players={0: able},
    )
    assert tokens(match) == "LJJMW"  # of L, J, MM the J is free; the reward is a wild
    play(match, "plot 2", "tokens lumber")
    assert tokens(match) == "JJ"  # LL and M for the second project, the J is free again


def test_no_permanents_for_bids() -> None:
    """[RC-GEN-11] The upper-left square is paid in full."""
    able = {"tokens": "LJM", "expertise": (8, 8, 8)}
    match = table(markers=[2, 0, 0], cards=list("12345"), players={0: able})
    play(match, "bid I-1")
    assert tokens(match) == ""
    match = table(markers=[2, 0, 0], cards=list("12345"), players={0: able | {"tokens": "LJ"}})
    assert "I-1" not in offered(match, "bid")


def test_no_permanents_for_the_personal_project() -> None:
    """[RC-GEN-11] Four tokens and three permanents complete no section."""
    players = {
        0: {"tokens": "LLLL", "expertise": (8, 0, 0)},
        1: {"tokens": "LLLLL"},
        2: {"tokens": ""},
    }
    match = table("scoring", round=8, players=players)
    assert match.sheet()["personal_project"] == [0, 2, 0]


def test_unlimited_for_projects() -> None:
    """[RC-GEN-12] The type costs nothing, and its section scores by itself."""
    match = winning("28", players={0: {"tokens": "LLLL" + "MMMMMM", "expertise": (0, 12, 0)}})
    assert asks(match) == (0, "plot")
    assert tokens(match) == ""
    players = {0: {"tokens": "", "expertise": (12, 0, 12)}, 1: {"tokens": ""}, 2: {"tokens": ""}}
    match = table("scoring", round=8, players=players)
    assert match.sheet()["personal_project"] == [4, 0, 0]


@pytest.mark.parametrize("kind", range(3))
def test_unlimited_pays_for_bids(kind: int) -> None:
    """[RC-GEN-12] An upper-left square costs what it shows all the same."""
    columns = [12 if it == kind else 0 for it in range(3)]
    letters = "LJM".replace("LJM"[kind], "")
    for held in (letters, "LJM"):
        able = {"tokens": held, "expertise": columns}
        match = table(markers=[2, 0, 0], cards=list("12345"), players={0: able})
        assert ("I-1" in offered(match, "bid")) == (held == "LJM")
    assert TYPES[kind] in player(match)["unlimited"]
