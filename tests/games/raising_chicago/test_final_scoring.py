"""Final scoring, section 10 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    GAME,
    NOBODY,
    TOLD,
    asks,
    events,
    offered,
    play,
    player,
    rep,
    scored,
    table,
    tokens,
)

from jackscrew import Match
from jackscrew.core.state import POINTS
from jackscrew.games.raising_chicago.state import (
    E_SECTIONS,
    E_TOKENS,
    E_WARD,
    E_WINNER,
    T_PERSONAL,
)
from jackscrew.games.raising_chicago.view import ChicagoView
from jackscrew.games.raising_chicago.words.events import results
from jackscrew.text import Words

NOTHING = {"tokens": ""}


def scoring(players: dict[int, Any] | None = None, **more: Any) -> Match[ChicagoView]:
    """A match in which final scoring begins; nobody owns any tokens but those given."""
    seats = more.get("seats", 3)
    things = {seat: {**NOTHING, **(players or {}).get(seat, {})} for seat in range(seats)}
    gone: dict[str, Any] = {
        "projects": [None] * 5,
        "cards": [None] * 5,
        "stack": [("scoring", NOBODY)],
    }
    return table("scoring", round=8, players=things, **gone, **more)


def points(match: Match[ChicagoView], source: str) -> list[int]:
    """What each seat has earned from a source."""
    return match.sheet()[source]


def test_categories_come_in_order() -> None:
    """[RC-FS-01] Every one in full for all players before the next."""
    own = {
        "tokens": "LLLLL",
        "symbols": {"train": 1, "lion": 1, "book": 1, "seal": 1, "device": 1},
        "final_projects": ["F1"],
        "poverty": 3,
    }
    plots = {1: (0, 1), 3: (1, 1), 10: "P1"}
    match = scoring({0: own, 1: own | {"final_projects": ["F2"]}}, plots=plots, markers=[1, 1, 0])
    order = [GAME.sources[event.a] for event in events(match, POINTS)]
    assert order == [
        *("wards", "wards", "bidding_board", "bidding_board", "final_projects", "final_projects"),
        *("symbol_sets", "symbol_sets", "personal_project", "personal_project"),
        *("poverty", "poverty"),
    ]


def test_ex_43_ward_control() -> None:
    """[RC-FS-02] First and second as printed; the token goes to the first."""
    plots = {1: (0, 3), 9: (1, 1), 2: (1, 1), 17: (2, 1), 10: "P1"}
    match = scoring(plots=plots, wards=["W2", "W1", "W3", "W4"])
    assert points(match, "wards") == [9, 4, 0]
    assert [player(match, seat)["ward_tokens"] for seat in range(3)] == [["W2"], [], []]
    assert [(event.seat, event.a) for event in events(match, E_WARD)] == [(0, 0)]


def test_levels_count_not_buildings() -> None:
    """[RC-FS-02] Ward by ward, with its own token."""
    plots = {1: (0, 4), 9: (1, 1), 2: (1, 1), 8: (1, 5), 40: (2, 6)}
    match = scoring(plots=plots)
    assert points(match, "wards") == [10, 5 + 3, 7]
    assert player(match, 2)["ward_tokens"] == ["W4"]


def test_nobody_without_a_level() -> None:
    """[RC-FS-03] To be second takes a level; so does the first place."""
    assert points(scoring(), "wards") == [0, 0, 0]
    match = scoring(plots={1: (0, 1)})
    assert points(match, "wards") == [10, 0, 0]


def test_ex_74_tie_for_first() -> None:
    """[RC-FS-03] 13 divided by two, rounded up; the third gets nothing, nor anybody the token."""
    plots = {1: (0, 2), 9: (1, 2), 17: (2, 1)}
    match = scoring(plots=plots, wards=["W2", "W1", "W3", "W4"])
    assert points(match, "wards") == [7, 7, 0]
    assert all(player(match, seat)["ward_tokens"] == [] for seat in range(3))
    assert events(match, E_WARD) == []


def test_ex_75_tie_for_second() -> None:
    """[RC-FS-03] The leader 9 and the token, the three behind 2 each."""
    plots = {1: (3, 3), 9: (0, 1), 17: (1, 1), 25: (2, 1)}
    match = scoring(plots=plots, seats=4, wards=["W2", "W1", "W3", "W4"])
    assert points(match, "wards") == [2, 2, 2, 9]
    assert player(match, 3)["ward_tokens"] == ["W2"]


@pytest.mark.parametrize(
    ("levels", "earned"),
    [((2, 2, 2), [5, 5, 5]), ((1, 1, 0), [8, 8, 0]), ((2, 1, 1), [10, 3, 3])],
)
def test_ties_among_three(levels: tuple[int, ...], earned: list[int]) -> None:
    """[RC-FS-03] 15 by three and by two, 5 by two, rounded up."""
    plots = {plot: (seat, levels[seat]) for seat, plot in enumerate((1, 9, 17)) if levels[seat]}
    assert points(scoring(plots=plots), "wards") == earned


def test_the_non_player_is_ignored() -> None:
    """[RC-FS-02, RC-FS-05] Its levels and buildings count for nobody and against nobody."""
    plots = {1: (2, 5), 9: (0, 2), 17: (1, 1), 10: ("P1", 0), 2: (2, 1)}
    match = scoring(plots=plots, seats=2)
    assert points(match, "wards") == [10, 5]
    assert points(match, "prestige") == [0, 0]


@pytest.mark.parametrize(
    ("markers", "earned"),
    [
        ([3, 2, 1], [5, 2, 0]),
        ([2, 2, 1], [4, 4, 0]),
        ([3, 3, 3], [3, 3, 3]),
        ([3, 1, 1], [5, 1, 1]),
        ([1, 0, 0], [5, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_ex_44_bidding_board(markers: list[int], earned: list[int]) -> None:
    """[RC-FS-04] 5 and 2 for the markers that came back in round 8; ties as in wards."""
    assert points(scoring(markers=markers), "bidding_board") == earned


def test_ex_76_one_owner_twice() -> None:
    """[RC-FS-05] Arrows north and east, value 4, both at buildings of one player."""
    match = scoring(plots={10: "P4", 2: (0, 1), 11: (0, 1)})
    assert points(match, "prestige") == [8, 0, 0]


@pytest.mark.parametrize(("turn", "plot"), [(0, 2), (90, 11), (180, 18), (270, 9)])
def test_arrows_turn_with_the_tile(turn: int, plot: int) -> None:
    """[RC-FS-05] Clockwise: north, east, south, west of plot 10."""
    around = {at: (1, 1) for at in (2, 11, 18, 9) if at != plot}
    match = scoring(plots={10: ("P1", turn), plot: (0, 1), **around})
    assert points(match, "prestige") == [5, 0, 0]


@pytest.mark.parametrize(("turn", "plot"), [(0, 1), (90, 3), (180, 19), (270, 17)])
def test_diagonal_arrows(turn: int, plot: int) -> None:
    """[RC-FS-05] Across the border of a ward too."""
    match = scoring(plots={10: ("P2", turn), plot: (2, 1)})
    assert points(match, "prestige") == [0, 0, 5]


def test_arrows_at_nothing() -> None:
    """[RC-FS-05] Off the map, at empty plots and at prestige buildings."""
    plots = {1: "P9", 2: "P1", 9: (1, 3), 40: "P10"}
    assert points(scoring(plots=plots), "prestige") == [0, 2, 0]


def test_ex_45_final_projects() -> None:
    """[RC-FS-06] 2 for each token that matches a symbol of an own final tile."""
    own = {"symbols": {"train": 2, "lion": 1, "seal": 3}, "final_projects": ["F1"]}
    other = {"symbols": {"seal": 2}, "final_projects": ["F2"]}
    match = scoring({0: own, 1: other})
    assert points(match, "final_projects") == [6, 0, 0]


def test_a_token_counts_for_every_tile() -> None:
    """[RC-FS-06] Once for each final tile that shows it."""
    own = {"symbols": {"train": 2}, "final_projects": ["F1", "F2", "F3"]}
    assert points(scoring({0: own}), "final_projects") == [2 * 3 * 2, 0, 0]


def test_ex_77_asterisk() -> None:
    """[RC-FS-06, RC-FS-07] Named train: 3 trains on two tiles and a lion on one, 14."""
    symbols = {"train": 2, "lion": 1, "asterisk": 1}
    match = scoring({0: {"symbols": symbols, "final_projects": ["F1", "F2"]}})
    assert asks(match) == (0, "naming")
    assert offered(match, "symbol") == ["train", "lion", "book", "seal", "device"]
    play(match, "symbol train")
    assert points(match, "final_projects") == [14, 0, 0]
    assert match.view()["asterisk"] == "train"


def test_ex_48_the_same_symbol_for_sets() -> None:
    """[RC-FS-07, RC-FS-08] It completes the set only if it was named so."""
    symbols = {"train": 1, "lion": 1, "book": 1, "seal": 1, "asterisk": 1}
    for named, sets in (("device", 3), ("train", 0)):
        match = scoring({1: {"symbols": symbols, "final_projects": ["F1"]}})
        play(match, f"symbol {named}")
        assert points(match, "symbol_sets") == [0, sets, 0]


def test_it_is_named_after_the_prestige_buildings() -> None:
    """[RC-FS-01, RC-FS-07] Wards, bidding board and arrows count before, nothing else."""
    own = {"symbols": {"asterisk": 1, "train": 1}, "final_projects": ["F1"], "poverty": 1}
    match = scoring({0: own}, plots={10: "P1", 2: (0, 1)}, markers=[1, 0, 0])
    assert scored(match) == {"wards": 10, "bidding_board": 5, "prestige": 5}


@pytest.mark.parametrize(("least", "most", "earned"), [(0, 3, 0), (1, 1, 3), (2, 3, 6), (1, 7, 3)])
def test_ex_46_symbol_sets(least: int, most: int, earned: int) -> None:
    """[RC-FS-08] 3 for each five different ones."""
    symbols = {"train": most, "lion": least, "book": most, "seal": most, "device": most}
    assert points(scoring({2: {"symbols": symbols}}), "symbol_sets") == [0, 0, earned]


@pytest.mark.parametrize(
    ("held", "earned"),
    [
        ("", 0),
        ("LLLL", 0),
        ("LLLLL", 2),
        ("LLLLLMMMMM", 4),
        ("LLLLLJJJJJMMMMM", 9),
        ("WWWWW", 2),
        ("LLLLWJJJJM", 2),
        ("LLLLWWJJJJM", 4),
        ("LLLLJJJ", 2),  # three jackscrews for the fifth lumber
        ("LLLLJJ", 0),
        ("LLLLJMM", 2),  # mixed
        ("LLLLLLLL" + "JJJJ" + "MMMMM", 9),  # three of eight lumber for a jackscrew
        ("LLLLLLL" + "JJJJ" + "MMMMM", 4),
        ("LLLJJJJJJ", 2),  # six jackscrews make one section, or two lumber
        ("JJJJJJJJJJJJJJJ", 2),  # ten to spare: three lumber at most
        ("L" * 20, 4),
        ("L" * 35, 9),
        ("L" * 34, 4),
        ("L" * 14 + "WW", 4),
    ],
)
def test_ex_47_personal_project(held: str, earned: int) -> None:
    """[RC-FS-09, RC-DEC-14] 2 for each section of 5, 3 more for all; wilds and trades help."""
    match = scoring({1: {"tokens": held}})
    assert points(match, "personal_project") == [0, earned, 0]


def test_ex_73_tokens_wilds_and_a_favor() -> None:
    """[RC-FS-09] 7 lumber, 4 jackscrew and a wild, a favor for masonry: all three."""
    match = scoring({0: {"tokens": "LLLLLLLJJJJMW", "favors": 1}})
    assert (points(match, "personal_project"), player(match)["favors"]) == ([9, 0, 0], 0)


@pytest.mark.parametrize(("favors", "earned", "left"), [(0, 2, 0), (1, 4, 0), (2, 9, 0), (3, 9, 1)])
def test_favors_for_sections(favors: int, earned: int, left: int) -> None:
    """[RC-FS-09] One for a whole section; none is spent without need."""
    match = scoring({0: {"tokens": "JJJJJ", "favors": favors}})
    assert (points(match, "personal_project"), player(match)["favors"]) == ([earned, 0, 0], left)


def test_tokens_pay_for_as_many_sections_as_they_can() -> None:
    """[RC-FS-09] Four wilds make two sections here, or help with one; one favor does the rest."""
    match = scoring({0: {"tokens": "LLLJJJWWWW", "favors": 2}})
    assert (points(match, "personal_project"), player(match)["favors"]) == ([9, 0, 0], 1)


def test_a_favor_frees_its_tokens_for_trades() -> None:
    """[RC-FS-09] Twelve lumber: by favor, and four of them make no section; else tokens count."""
    match = scoring({0: {"tokens": "LLLLLLLLLLLLJJ", "favors": 1}})
    assert points(match, "personal_project") == [4, 0, 0]
    match = scoring({0: {"tokens": "LLLLLLLLL" + "JJ" + "MMMMM", "favors": 1}})
    assert points(match, "personal_project") == [9, 0, 0]


def test_permanents_do_not_help() -> None:
    """[RC-FS-09] But the last column completes its section free."""
    match = scoring({0: {"tokens": "LL", "expertise": (11, 0, 0)}, 1: {"expertise": (12, 0, 0)}})
    assert points(match, "personal_project") == [0, 2, 0]
    match = scoring({0: {"tokens": "LLLLLJJJJJ", "expertise": (0, 0, 12)}})
    assert points(match, "personal_project") == [9, 0, 0]
    assert [event.a for event in events(match, E_SECTIONS)] == [0b111]


def test_tokens_of_an_unlimited_type_are_to_spare() -> None:
    """[RC-FS-09] Its section costs none, so they may be traded."""
    match = scoring({0: {"tokens": "LLLJJJJ", "expertise": (12, 0, 0)}})
    assert points(match, "personal_project") == [4, 0, 0]
    match = scoring({0: {"tokens": "LLJJJJ", "expertise": (12, 0, 0)}})
    assert points(match, "personal_project") == [2, 0, 0]


@pytest.mark.parametrize(("step", "loss"), [(0, 0), (1, 1), (3, 4), (15, 50)])
def test_poverty(step: int, loss: int) -> None:
    """[RC-FS-10] The printed loss; the total may become negative."""
    match = scoring({0: {"poverty": step, "rep": 3}})
    assert (points(match, "poverty"), rep(match)) == ([-loss, 0, 0], 3 - loss)


def test_the_highest_reputation_wins() -> None:
    """[RC-FS-11] After all of it."""
    match = scoring({0: {"rep": 20, "poverty": 6}, 1: {"rep": 10}, 2: {"tokens": "LLLLL"}})
    assert (match.over, match.scores(), match.winners()) == (True, [9, 10, 2], [1])
    assert [event.seat for event in events(match, E_WINNER)] == [1]
    assert match.view()["phase"] == "over"


def test_ex_56_more_levels_win_a_tie() -> None:
    """[RC-FS-11] Those of wards and outskirts together."""
    plots = {1: (0, 2), 3: (1, 2)}  # 10 and 10 reputation by two tokens
    tie: dict[str, Any] = {"wards": ["W1", "W2", "W3", "W4"], "players": {0: {}, 1: {"rep": 1}}}
    match = scoring(plots=plots, **tie)
    assert (match.scores(), match.winners()) == ([10, 10, 0], [0, 1])
    match = scoring(plots=plots, outskirts={2: (1, 1)}, **tie)
    assert (match.scores(), match.winners()) == ([10, 10, 0], [1])
    match = scoring(plots={**plots, 1: (0, 4)}, outskirts={2: (1, 1)}, **tie)
    assert match.winners() == [0]
    match = scoring({0: {"rep": 5}, 1: {"rep": 5}}, outskirts={2: (2, 3)})
    assert match.winners() == [0, 1]


def test_rank_does_not_break_the_last_tie() -> None:
    """[RC-FS-11] Still tied after levels: a shared victory."""
    match = scoring({0: {"rep": 5}, 1: {"rep": 5}, 2: {"rep": 5}}, rank=[2, 0, 1])
    assert match.winners() == [0, 1, 2]


def test_ex_49_final_tiles_give_no_token() -> None:
    """[RC-FS-06] Nothing but what was collected before matches them."""
    match = scoring({0: {"final_projects": ["F1", "F2", "F3", "F4"]}})
    assert scored(match) == {}


def test_leftover_tokens_are_not_counted() -> None:
    """[RC-FS-09] They stay where they are; by rules number 1 all tokens did."""
    match = scoring({0: {"tokens": "LLLLLJJ", "expansions": 2}})
    assert (rep(match), tokens(match)) == (2, "JJ")
    match = scoring({0: {"tokens": "LLLLLJJ", "expansions": 2}}, rules=1)
    assert (rep(match), tokens(match)) == (2, "LLLLLJJ")


@pytest.mark.parametrize(
    ("held", "left", "turned_in"),
    [
        ("LLLLLL", "L", "LLLLL"),
        ("LLLLWW", "W", "LLLLW"),
        ("LLJJJJJJJJJ", "", "LLLLL"),  # three trades
        ("LLLJJJJW", "J", "LLLLW"),  # a wild and a trade
        ("LLLLLJJJJMMM", "", "LLLLLJJJJJ"),
        ("LLLLJ", "LLLLJ", ""),
    ],
)
def test_tokens_are_turned_in(held: str, left: str, turned_in: str) -> None:
    """[RC-FS-09, RC-GEN-09] Basic ones, wilds, and what is traded three for one."""
    match = scoring({0: {"tokens": held}})
    assert tokens(match) == left
    given = [it for it in events(match, E_TOKENS) if it.c == T_PERSONAL]
    assert "".join("LJMW"[it.a] * -it.b for it in given) == turned_in


def test_what_is_turned_in_is_told() -> None:
    """[RC-FS-09] With the trades before it."""
    match = scoring({0: {"tokens": "LLLLJJJ"}})
    told = results(Words(GAME, "en", ["Ada", "Bruno", "Clara"]), TOLD[match])
    first = told.index("Ada trades 3 jackscrews for 1 lumber.")
    assert told[first + 1] == "Ada turns in 5 lumber for the personal project."


def test_together_from_the_lowest_on() -> None:
    """[RC-FS-01] So those who were equal keep their order."""
    match = scoring({0: {"poverty": 1}, 1: {"poverty": 1}, 2: {"poverty": 1}}, rank=[1, 2, 0])
    assert [event.seat for event in events(match, POINTS)] == [0, 2, 1]
    assert match.view()["rank"] == [1, 2, 0]


def test_if_it_ended_in_round_3() -> None:
    """[RC-FS-12] Wards, markers, arrows, tokens and poverty as they stand; nothing is booked."""
    plots: dict[int, Any] = {1: (0, 3), 9: (1, 1), 17: (2, 1), 10: "P1", 2: (1, 1)}
    match = table(
        "bidding",
        round=3,
        plots=plots,
        wards=["W2", "W1", "W3", "W4"],
        markers=[2, 3, 4],
        players={0: {"tokens": "LLLLL", "poverty": 3}, 1: NOTHING, 2: {"tokens": "", "rep": 9}},
    )
    before = match.dump()
    gains = {
        source: [then - now for then, now in zip(then, match.sheet()[source], strict=True)]
        for source, then in match.sheet_if_ended().items()
        if then != match.sheet()[source]
    }
    assert gains == {
        "wards": [9, 4, 0],
        "bidding_board": [0, 2, 5],
        "prestige": [0, 5, 0],
        "personal_project": [2, 0, 0],
        "poverty": [-4, 0, 0],
    }
    assert match.if_ended() == [9 + 2 - 4, 4 + 2 + 5, 9 + 5]
    assert match.dump() == before


def test_the_asterisk_stands_for_what_brings_most() -> None:
    """[RC-FS-12] In EX-77 the train, 14; before it is named and after, whatever it is."""
    symbols = {"train": 2, "lion": 1, "asterisk": 1}
    match = scoring({0: {"symbols": symbols, "final_projects": ["F1", "F2"], "poverty": 1}})
    assert match.sheet_if_ended()["final_projects"] == [14, 0, 0]
    assert match.if_ended() == [13, 0, 0]
    play(match, "symbol book")
    assert match.over
    assert match.if_ended() == match.scores()
    assert match.scores()[0] < 13
