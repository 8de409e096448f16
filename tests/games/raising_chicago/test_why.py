"""Why something may not be chosen: each sentence at a position where it is true."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import GAME, asked, play, table, winning
from refusing import check_all_refused, refuses, sentence

from jackscrew import Match
from jackscrew.core.match import PUBLIC
from jackscrew.games.raising_chicago.view import ChicagoView

CARDS = ["43", "50", "36", "1", "2"]  # red squares of the first: cost, lumber, jackscrew, masonry
MOVE = "5"  # 2 lumber, 2 jackscrews, 1 masonry
RAISE = "14"  # 3 lumber, 3 jackscrews, 4 masonry
RICH = "LLLLJJJJMMMMM"


def bidding(
    held: str = "LLJJMM", marks: dict[str, Any] | None = None, **own: Any
) -> Match[ChicagoView]:
    """Seat 0 has two markers to place; tokens as told."""
    players = {0: {"tokens": held, **own}}
    return table(markers=[2, 1, 0], cards=CARDS, marks=marks or {}, players=players)


def paying(held: str, project: str = RAISE, **own: Any) -> Match[ChicagoView]:
    """Seat 0 comes to pay for a project."""
    return winning(project, players={0: {"tokens": held, **own}})


def placing(project: str = RAISE, **more: Any) -> Match[ChicagoView]:
    """Seat 0 has paid and chooses where the building goes."""
    match = winning(project, players={0: {"tokens": RICH, **more.pop("own", {})}}, **more)
    if asked(match) == "payment":
        play(match, "covered")
    return match


def with_tile(tile: str, use: bool = True, **more: Any) -> Match[ChicagoView]:
    """Seat 0 is to bid and uses an empty plot tile."""
    own = {"empty_plots": [tile], **more.pop("own", {})}
    match = table(markers=[2, 0, 0], players={0: own}, **more)
    if use:
        play(match, f"use {tile}")
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_a_question_could_mean_has_its_reason(seats: int) -> None:
    check_all_refused(GAME.new(seats, seed=seats, council=seats == 3), seats)


# bidding ------------------------------------------------------------------------------------


def test_squares_with_markers() -> None:
    """[RC-P2-02, RC-P3-05] Those of others, one's own, and cards that are full."""
    match = bidding(marks={"I": [1, 0, None, None], "II": [1, 1, 0, 2]})
    refuses(match, "square-I-1", "square_taken")
    refuses(match, "bid I-1", "square_taken")
    refuses(match, "square-I-2", "own_bid")
    refuses(match, "bid II-1", "card_full", space="II", owner="Bruno")
    refuses(match, "resource-50", "card_full", space="II", owner="Bruno")
    refuses(match, "project-2", "card_full", space="II", owner="Bruno")
    assert sentence(match, "square-II-4", "de")[1] == (
        "Karte II ist voll. Dort kann niemand mehr bieten; Bruno gewinnt sie."
    )


def test_a_full_card_of_nobody() -> None:
    """[RC-P3-06] The non-player may win it."""
    match = table(seats=2, markers=[3, 2], cards=CARDS, marks={"II": [2, 2, 2, 1]})
    refuses(match, "bid II-1", "card_full", space="II", owner="the non-player color")
    assert sentence(match, "bid II-1", "de")[1].endswith("; die dritte Spielfarbe gewinnt sie.")


def test_a_square_that_cannot_be_paid() -> None:
    """[RC-P2-05] 1 lumber, 1 jackscrew and 1 masonry are due."""
    match = bidding("LJ", favors=3)
    cost = "1 lumber, 1 jackscrew and 1 masonry"
    refuses(match, "square-I-1", "square_cost", cost=cost, short="1 masonry")
    assert sentence(match, "square-I-1")[1].startswith(
        f"This square costs {cost}, and you cannot pay that: you lack 1 masonry, and wilds"
    )
    assert "Dir fehlt: 1 Mauerwerk;" in sentence(match, "square-I-1", "de")[1]


def test_things_that_are_no_squares() -> None:
    """[RC-P2-02] Projects, cards, markers that wait, and a square no card has."""
    match = bidding()
    refuses(match, "project-1", "bid_square", project="raise project 1")
    refuses(match, "resource-43", "bid_square", project="raise project 1")
    refuses(match, "project-6", "coming")
    refuses(match, "project-F1", "coming")
    refuses(match, "waiting-0-1", "waiting_markers")
    refuses(match, "waiting-1-1", "waiting_markers")
    refuses(match, "bid I-5", "no_square", count=4)
    refuses(match, "done", "must_bid")


def test_others_bid() -> None:
    """[RC-P2-01] Who is asked, and why."""
    match = bidding()
    refuses(match, "square-I-2", "others_bid", seat=1, name="Ada", count=2)
    refuses(match, "square-I-2", "others_bid", seat=PUBLIC, name="Ada", count=2)
    assert sentence(match, "square-I-2", "de", 1)[1].startswith("Ada ist dran (noch 2 Marker).")


def test_markers_of_the_non_player() -> None:
    """[RC-P2-08]"""
    match = table(seats=2, markers=[3, 1], cards=CARDS)
    refuses(match, "white I-2", "no_white")
    last = table(seats=2, markers=[2, 1], cards=CARDS, players={0: {"empty_plots": ["E3"]}})
    play(last, "bid I-2")
    refuses(last, "bid I-3", "other_marker")
    refuses(last, "use E3", "tile_late", tile="empty plot tile 3 (3 reputation)")


def test_what_is_not_chosen_while_bidding() -> None:
    """[RC-P3-01, RC-GEN-09, RC-RAISE-04, RC-NB-01]"""
    around = {plot: (plot % 2, 1) for plot in (1, 2, 27, 28, 35, 36)}
    match = table(markers=[2, 1, 0], plots={**around, 10: "P4"}, hoods={8: None})
    refuses(match, "plot-5", "place_later")
    refuses(match, "prestige-P1", "place_later")
    refuses(match, "outskirts-3", "place_later")
    refuses(match, "have-0-lumber", "pay_later")
    refuses(match, "have-0-favor", "pay_later")
    refuses(match, "stock-0-lumber", "pay_later")
    refuses(match, "track-0-lumber", "track_later")
    refuses(match, "banner-column-3", "banner")
    refuses(match, "hood-1", "hood", count=3)
    refuses(match, "neighborhood 2", "hood", count=1)
    refuses(match, "hood-8", "hood_gone")
    assert sentence(match, "hood-1", "de")[1].endswith("bebaut sind; jetzt sind es 3.")


# paying for the upper-left square -----------------------------------------------------------


def test_how_a_square_is_paid() -> None:
    """[RC-P2-04, RC-P2-05, RC-GEN-10]"""
    match = bidding("LLLLLJWW", favors=1)
    play(match, "bid I-1")
    assert asked(match) == "cost_menu"
    refuses(match, "have-0-favor", "favor_bid")
    refuses(match, "favor masonry", "favor_bid")
    refuses(match, "stock-0-lumber", "not_short", kind="lumber")
    refuses(match, "stock-0-jackscrew", "not_short", kind="jackscrews")
    refuses(match, "tokens lumber", "bid_menu")
    refuses(match, "covered", "bid_menu")
    refuses(match, "default masonry", "default_bid")
    refuses(match, "use E1", "tile_later")
    assert sentence(match, "have-0-favor", "de")[1] == (
        "Gunstmarker zahlen nur bei Projekten. Hier brauchst du Ressourcen, Joker-Ressourcen"
        " oder einen Tausch 3 gegen 1."
    )


def test_what_does_not_pay_a_square() -> None:
    """[RC-GEN-08, RC-P2-05] Fewer wilds than are missing; a trade after which the rest fails."""
    match = bidding("LLLLLLL")
    play(match, "bid I-1")
    refuses(match, "wilds", "few_wilds", count=2, wilds=0)
    refuses(match, "trade lumber", "not_short", kind="lumber")


def test_trades() -> None:
    """[RC-GEN-09, RC-P2-05]"""
    match = bidding("LLLLLJWW")
    play(match, "bid I-1", "trade masonry")
    refuses(match, "give MMM", "give_same", kind="masonry")
    refuses(match, "give JJJ", "give_short")
    refuses(match, "give WWW", "give_short")
    short = bidding("LLLLWW")
    play(short, "bid I-1", "trade jackscrew")
    refuses(short, "give LWW", "give_rest")


# paying for a project -----------------------------------------------------------------------


def test_types_that_cannot_be_paid() -> None:
    """[RC-PAY-02, RC-PAY-04, RC-PAY-06]"""
    match = paying("LLLJMMW")
    refuses(match, "tokens jackscrew", "few_tokens", due=3, kind="jackscrews", held=1, wilds=1)
    refuses(match, "favor lumber", "no_favor")
    refuses(match, "have-0-favor", "no_favor")
    refuses(match, "default lumber", "must_pay", kind="lumber")
    refuses(match, "covered", "few_covered")
    refuses(match, "wilds", "wilds_by_type")
    refuses(match, "done", "must_build")
    refuses(match, "plot-5", "pay_first")
    refuses(match, "bid I-1", "bid_later")
    play(match, "tokens lumber")
    refuses(match, "tokens lumber", "nothing_due", kind="lumber")
    assert sentence(match, "tokens jackscrew", "de")[1].startswith("Fällig: 3 ")


def test_permanent_resources() -> None:
    """[RC-GEN-11] They count already; where none is, nothing is said of them."""
    match = paying("LLLJMM", expertise=(2, 0, 0))
    refuses(match, "permanent-0-lumber-2", "permanents", less="1 lumber")
    refuses(match, "permanent-0-masonry-2", "now")


def test_trading_for_a_project() -> None:
    """[RC-GEN-09, RC-PAY-06]"""
    enough = paying(RICH, favors=1)
    refuses(enough, "trade lumber", "trade_needless")
    refuses(enough, "have-0-favor", "now")
    refuses(paying("LLJ", favors=1), "trade lumber", "trade_short")


# where a building goes ----------------------------------------------------------------------


def test_the_plot_of_a_raise_project() -> None:
    """[RC-RAISE-02]"""
    match = placing(plots={1: (0, 2), 2: (1, 1), 10: "P4"}, outskirts={2: (1, 1)})
    assert asked(match) == "plot"
    refuses(match, "plot-1", "own_plot")
    refuses(match, "plot-2", "built_on", plot=2, built="a building of Bruno")
    refuses(match, "plot-10", "built_on", plot=10, built="a prestige building")
    refuses(match, "prestige-P1", "no_prestige")
    refuses(match, "outskirts-1", "raised")
    refuses(match, "hood-1", "hood", count=3)
    assert sentence(match, "plot-2", "de")[1] == (
        "Bauplatz 2 ist schon bebaut: ein Bauwerk von Bruno. Wähle einen leeren."
    )


def test_a_neighborhood_that_is_awarded_next() -> None:
    """[RC-NB-02] Before that its builder may use empty plot tiles."""
    match = placing(plots={1: (0, 2), 2: (1, 1), 9: (1, 1)}, own={"empty_plots": ["E3"]})
    play(match, "plot 10")
    assert asked(match) == "window"
    refuses(match, "hood-1", "hood_next")
    refuses(match, "hood-2", "hood", count=2)


def test_a_building_of_nobody() -> None:
    """[RC-2P-02] The non-player's."""
    match = placing(seats=2, plots={3: (2, 1)})
    refuses(match, "plot-3", "built_on", plot=3, built="a building of the non-player color")


def test_a_move_project() -> None:
    """[RC-MOVE-02, RC-MOVE-04]"""
    match = placing(MOVE, plots={10: (1, 1), 3: (1, 1)}, outskirts={2: (1, 1)})
    assert asked(match) == "outskirts"
    refuses(match, "plot-5", "moved")
    refuses(match, "prestige-P1", "moved")
    refuses(match, "outskirts-2", "lot_gone")
    play(match, "outskirts 1")
    assert asked(match) == "prestige_tile"
    refuses(match, "prestige-left", "prestige_stack")
    refuses(match, "prestige P9", "not_shown")
    refuses(match, "plot-5", "prestige_first")
    play(match, "prestige P3")
    assert asked(match) == "site"
    plots = "15, 19, 20, 21, 22, 26 and 31"
    refuses(match, "plot-5", "not_purple", plots=plots)
    refuses(match, "plot-10", "built_on", plot=10, built="a building of Bruno")
    play(match, "plot 15")
    assert asked(match) == "rotation"
    refuses(match, "turn 180", "looks_alike")


# empty plot tiles ---------------------------------------------------------------------------


def test_tiles_that_change_nothing() -> None:
    """[RC-EPT-15, RC-MOVE-02] And those of others."""
    own = {"empty_plots": ["E7", "E3"]}
    match = table(markers=[2, 1, 0], players={0: own, 1: {"empty_plots": ["E4"]}})
    named = "empty plot tile 7 (1 more level for a building in a ward)"
    refuses(match, "use E7", "tile_useless", tile=named)
    refuses(match, "empty-E7", "tile_useless", tile=named)
    refuses(match, "empty-E4", "no_tile")
    assert sentence(match, "empty-E4", "de")[1].startswith(
        "Dieses Stadtrandplättchen hast du nicht"
    )


def test_choices_of_tiles() -> None:
    """[RC-EPT-07, RC-EXP-03, RC-EPT-08, RC-EPT-11, RC-EPT-13]"""
    refuses(with_tile("E9"), "basic LJM", "basic_count", count=4)
    refuses(
        with_tile("E8", own={"expertise": (12, 0, 0)}), "advance lumber", "track_end", kind="lumber"
    )
    marks = {"I": [None, 1, 1, 1]}
    refuses(with_tile("E4", cards=CARDS, marks=marks), "card-I", "nothing_open")
    level = with_tile("E7", plots={1: (0, 2), 4: (0, 1), 2: (1, 1)}, outskirts={1: (0, 1)})
    for piece in ("plot-2", "plot-9", "outskirts-1"):
        refuses(level, piece, "level_own")
    refuses(with_tile("E10"), "swap column-2 column-1", "swap_two")


def test_copying_neighborhoods() -> None:
    """[RC-EPT-14, RC-EPT-15] Each reward once, and the two differ."""
    around: dict[int, Any] = {plot: (plot % 2, 1) for plot in (20, 21, 28, 29)}
    match = with_tile("E12", hoods={18: None}, plots=around, own={"expertise": (0, 12, 0)})
    refuses(match, "neighborhood 16", "copied_once", reward="2 wilds", hood=15)
    refuses(match, "neighborhood 7", "copy_useless", reward="jackscrew track +1")
    refuses(match, "hood-18", "hood_gone")
    play(match, "neighborhood 15")
    refuses(match, "neighborhood 16", "copied_before", reward="2 wilds")
    assert sentence(match, "hood-16", "de")[1].endswith(
        "diese hast du gerade kopiert: 2 Joker-Ressourcen. Wähle eine andere."
    )


def test_favors_for_the_personal_project() -> None:
    """[RC-DEC-12, RC-FS-09]"""
    held = {0: {"favors": 1, "tokens": ""}}
    members = ["M1", "M2", "M10", "M3"]
    match = table("scoring", round=8, council=True, members=members, players=held)
    assert asked(match) == "favors"
    refuses(match, "spend 2", "few_favors")
    rich = {0: {"favors": 5, "tokens": "LLLLLJJJJJ"}}
    many = table("scoring", round=8, council=True, members=members, players=rich)
    refuses(many, "spend 2", "few_sections")
