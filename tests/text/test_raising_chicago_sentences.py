"""Sentences of Raising Chicago that a reader once took wrongly, in both languages."""

from __future__ import annotations

from chicago_table import GAME, winning

from jackscrew.core.view import View
from jackscrew.games.raising_chicago import naming
from jackscrew.text import Words

NAMES = ["Ada", "Bruno", "Clara", "Dora"]
ENGLISH, GERMAN = Words(GAME, "en", NAMES), Words(GAME, "de", NAMES)


def both(tile: str, plot: int, turn: int) -> tuple[str, str]:
    """Where the arrows of a prestige building point, in both languages."""
    printed = GAME.components().data
    english, german = (
        naming.targets_named(words.text, printed, tile, plot, turn) for words in (ENGLISH, GERMAN)
    )
    return english, german


def test_arrows_are_told_by_plots_and_not_by_the_compass() -> None:
    assert both("P1", 10, 0) == ("its arrow points at plot 2", "der Pfeil zeigt auf Bauplatz 2")
    assert both("P1", 1, 0) == (
        "its arrow points off the board",
        "der Pfeil zeigt über den Rand des Spielplans",
    )
    assert both("P9", 10, 0) == (
        "its arrows point at plots 2, 11, 18 and 9",
        "die Pfeile zeigen auf Bauplatz 2, 11, 18 und 9",
    )
    assert both("P9", 1, 0) == (
        "its arrows point at plots 2 and 9, the rest off the board",
        "die Pfeile zeigen auf Bauplatz 2 und 9, sonst über den Rand des Spielplans",
    )
    assert both("P3", 9, 90) == (
        "its arrows point at plot 10, the rest off the board",
        "die Pfeile zeigen auf Bauplatz 10, sonst über den Rand des Spielplans",
    )
    assert both("P4", 1, 270) == (
        "its arrows point off the board",
        "die Pfeile zeigen über den Rand des Spielplans",
    )


def turning(tile: str, plot: int) -> View:
    """A view of Ada, who turns a prestige building on a plot."""
    view = GAME.new(3, seed=1).view(0)
    view["question"] = {"seat": 0, "step": "rotation", "about": {"a": tile, "b": str(plot)}}
    return view


def test_a_single_arrow_is_no_list() -> None:
    view = turning("P1", 10)
    view["plots"][1] = {"project": "1", "owner": 1, "levels": 2}
    assert ENGLISH.label("turn 0", view) == (
        "Arrow at plot 2 (Bruno): 5 reputation at the end (not turned)"
    )
    assert GERMAN.label("turn 0", view) == (
        "Pfeil auf Bauplatz 2 (Bruno): 5 Ansehen am Spielende (nicht gedreht)"
    )
    view = turning("P1", 1)
    assert ENGLISH.label("turn 0", view) == "The arrow points off the board (not turned)"


def question(tokens: str, expertise: tuple[int, int, int]) -> View:
    """Ada is asked for the price of project 14: 3 lumber, 3 jackscrews and 4 masonry."""
    return winning("14", players={0: {"tokens": tokens, "expertise": expertise}}).view(0)


def test_permanents_are_told_where_they_took_something_off() -> None:
    plain = question("LLLJJJ", (0, 0, 0))
    assert ENGLISH.prompt(plain) == (
        "Raise project 14: still due 3 lumber, 3 jackscrews and 4 masonry."
        " You have 3 lumber and 3 jackscrews."
    )
    eased = question("LLLJJJ", (2, 0, 0))
    assert ENGLISH.prompt(eased) == (
        "Raise project 14: still due 2 lumber, 3 jackscrews and 4 masonry"
        " (your permanents are taken off). You have 3 lumber and 3 jackscrews."
    )
    assert "4 Mauerwerk (permanente Ressourcen abgezogen)." in GERMAN.prompt(eased)


def test_permanents_of_what_is_settled_are_told_no_more() -> None:
    company = {"tokens": "LLLJJJ", "expertise": (2, 0, 0), "favors": 1}
    match = winning("14", players={0: company})
    match.play("covered")
    assert ENGLISH.prompt(match.view(0)) == (
        "Raise project 14: still due 4 masonry. You have 1 lumber and 1 favor."
    )
