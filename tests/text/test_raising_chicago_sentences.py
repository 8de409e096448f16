"""Sentences of Raising Chicago that a reader once took wrongly, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest
from chicago_table import GAME, TOLD, asks, play, table, winning

from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.record import Line
from jackscrew.core.state import CHANCE, POINTS, Event
from jackscrew.core.view import question_of
from jackscrew.games.raising_chicago import naming, state
from jackscrew.games.raising_chicago.components import FROM_EXPERTISE, Parts
from jackscrew.games.raising_chicago.rewards import WILD
from jackscrew.games.raising_chicago.view import ChicagoView
from jackscrew.text import Words

NAMES = ["Ada", "Bruno", "Clara", "Dora"]
ENGLISH, GERMAN = Words(GAME, "en", NAMES), Words(GAME, "de", NAMES)


def both(tile: str, plot: int, turn: int) -> tuple[str, str]:
    """Where the arrows of a prestige building point, in both languages."""
    printed = GAME.setup().parts.printed
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


def turning(tile: str, plot: int) -> ChicagoView:
    """A view of Ada, who turns a prestige building on a plot."""
    view = GAME.new(3, seed=1).view(0)
    view["question"] = {
        **question_of(view),
        "seat": 0,
        "step": "rotation",
        "about": {"a": tile, "b": str(plot)},
    }
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


def question(tokens: str, expertise: tuple[int, int, int]) -> ChicagoView:
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


def last_line(match: Match[ChicagoView], words: Words) -> list[str]:
    """What the log tells of the last decision."""
    *_, (line, told) = ((it, told) for it, told in match.told_to() if not it.forced)
    return words.line(line, told)


def test_a_tie_is_told_with_those_who_lost_it() -> None:
    told = TOLD[table("resolution", seats=3, marks={"I": "01-", "II": "0011", "III": "01-1"})]
    first, second, third = (it for it in ENGLISH.events(told) if " wins " in it)
    assert " (level with Bruno; the highest, then leftmost marker decides) and takes " in first
    assert second.endswith(
        " with 2 markers, level with Bruno; the highest, then leftmost marker decides."
    )
    assert third.startswith("Space III: Bruno wins raise project")
    assert "level" not in third
    assert any("(1 Marker, gleichauf: Bruno; es entscheidet" in it for it in GERMAN.events(told))


def test_the_non_player_can_be_level_too_and_takes_no_marker_back() -> None:
    told = TOLD[table("resolution", seats=2, marks={"I": "0-2", "II": "-22-"})]
    first, second, *rest = ENGLISH.events(told)[1:]
    assert "with 1 marker (level with the non-player color; the highest" in first
    assert second.startswith("Space II: the non-player color wins raise project 2 with 2 markers.")
    assert not any("Back to the bidding board" in it for it in rest)
    assert any("gleichauf: die dritte Spielfarbe; es" in it for it in GERMAN.events(told))


def test_a_column_tells_why_it_brings_something() -> None:
    match = winning("1", players={0: {"expertise": (1, 2, 2)}}, banners={2: "lumber"})
    play(match, *[it for it in match.legal() if it == "covered"][:1])
    play(match, "plot 2")
    english, german = last_line(match, ENGLISH), last_line(match, GERMAN)
    assert "Ada takes 1 wild: all three tracks have reached column 2." in english
    assert "Ada nimmt 1 Joker-Ressource: Alle drei Marker haben Spalte 2 erreicht." in german
    assert not any(it == "Ada takes 1 wild." for it in english)


def test_what_a_column_brings_is_not_the_income_of_the_cards() -> None:
    wild, lumber = (Event(state.E_TOKENS, 1, it, 1, state.T_REWARD) for it in (WILD, 0))
    income = Event(state.E_INCOME, 1, 0, 0, 0)
    permanent = Event(state.E_PERMANENT, 1, 1, 1, 0)
    reached = Event(state.E_ADVANCE, 1, 1, 2, 2)
    assert ENGLISH.events([income, lumber, reached, permanent, wild, wild, lumber]) == [
        "Bruno runs the company and takes 2 lumber and 1 wild.",
        "Bruno advances on the jackscrew track to column 2.",
        "Bruno takes a permanent resource: jackscrews (1 now).",
        "Bruno takes 1 wild: all three tracks have reached column 2.",
    ]
    alone = Event(state.E_ADVANCE, 1, 1, 2, 0)
    assert ENGLISH.events([alone, wild])[1] == "Bruno takes 1 wild."


def test_a_column_of_a_pack_may_bring_favors() -> None:
    printed = GAME.components().data
    columns = printed["expertise"] | {"column_rewards": {"2": ["favor 1", "rep 3"]}}
    setup = replace(GAME.setup(), parts=Parts(printed | {"expertise": columns}))
    words = Words(GAME, "en", NAMES, setup)
    favor, points = Event(state.E_FAVOR, 0, 1, 0, 0), Event(POINTS, 0, FROM_EXPERTISE, 3, 0)
    assert words.events([Event(state.E_ADVANCE, 0, 1, 2, 2), favor, points, favor])[1:] == [
        "Ada takes 1 favor: all three tracks have reached column 2.",
        "Ada earns 3 reputation: all three tracks have reached column 2.",
        "Ada takes 1 favor.",
    ]
    income = Event(state.E_INCOME, 0, 0, 0, 0)
    assert words.events([income, Event(state.E_ADVANCE, 0, 1, 2, 2), favor])[::2] == [
        "Ada runs the company.",
        "Ada takes 1 favor: all three tracks have reached column 2.",
    ]


def test_a_favor_and_what_is_not_paid_are_told_without_jargon() -> None:
    company = {"tokens": "LLL", "favors": 1}
    match = winning("14", players={0: company})
    match.play("favor jackscrew")
    assert last_line(match, ENGLISH)[0] == "Ada spends a favor instead of 3 jackscrews."
    assert last_line(match, GERMAN)[0] == "Ada gibt statt 3 Hubspindeln einen Gunstmarker ab."
    match.play("default masonry")
    assert last_line(match, ENGLISH)[0].startswith("Ada does not pay the masonry due and goes to")
    assert last_line(match, GERMAN)[0].startswith("Ada kann oder will Mauerwerk nicht zahlen und")


def choosing(spaces: int, lumber: int, jackscrew: int, masonry: int) -> Match[ChicagoView]:
    """Ada advances on a track of her choice; with three seats, permanents lie on 2, 4 and so on."""
    company = {"expertise": (lumber, jackscrew, masonry)}
    return table("projects", players={0: company}, stack=[("track", 0, spaces)])


@pytest.mark.parametrize(
    ("spaces", "english", "german"), [(1, "1 space", "1 Feld"), (3, "3 spaces", "3 Felder")]
)
def test_spaces_on_a_track_are_part_of_the_sentence(spaces: int, english: str, german: str) -> None:
    match = choosing(spaces, 0, 0, 0)
    assert asks(match) == (0, "track")
    own, other = match.view(0), match.view(PUBLIC)
    assert ENGLISH.prompt(own) == f"Choose the expertise track on which you advance {english}."
    assert ENGLISH.prompt(other) == (
        f"Ada is choosing the expertise track on which to advance {english}."
    )
    assert GERMAN.prompt(own) == (
        f"Setze deinen Marker auf einer Kompetenzleiste deiner Wahl {german} vor."
    )
    assert GERMAN.prompt(other) == (
        f"Ada wählt eine Kompetenzleiste, um den Marker {german} vorzusetzen."
    )


def test_a_track_tells_what_it_brings() -> None:
    printed = GAME.components().data["expertise"]
    permanent, last = printed["setup"]["3"]["permanent_columns"], printed["last_column"]
    start = permanent[0] - 1
    view = choosing(1, start, last - 1, last - 1).view(0)
    assert ENGLISH.label("advance lumber", view).startswith(
        f"Lumber track: from column {start} to {start + 1}; 1 permanent resource (lumber)"
    )
    assert GERMAN.label("advance lumber", view).startswith(
        f"Bauholzleiste: von Spalte {start} auf {start + 1}; 1 permanente Ressource (Bauholz)"
    )
    assert ENGLISH.label("advance masonry", view).endswith("; unlimited masonry for projects")


def test_a_track_tells_the_reward_of_a_column_the_last_marker_reaches() -> None:
    view = choosing(3, 1, 4, 5).view(0)
    assert ENGLISH.label("advance lumber", view).endswith(
        "; 1 wild for column 2; 2 reputation for column 4"
    )
    assert GERMAN.label("advance lumber", view).endswith(
        "; 1 Joker-Ressource für Spalte 2; 2 Ansehen für Spalte 4"
    )
    assert "wild for column" not in ENGLISH.label("advance jackscrew", view)


def test_the_list_of_players_tells_what_poverty_costs() -> None:
    view = table(markers=[1, 1, 1], players={0: {"poverty": 3}}).view(0)
    poor, rich = (
        next(it for it in ENGLISH.figures(view, seat) if it.icon == "poverty") for seat in (0, 1)
    )
    assert (poor.text, rich.text) == (f"{naming.MINUS}4", "0")
    assert poor.title == f"Poverty 3 ({naming.MINUS}4 reputation at the end)."


def test_a_building_tells_what_its_levels_are_worth() -> None:
    match = winning("14", levels=2, players={0: {"tokens": "LLLJJJMMMM"}})
    assert ENGLISH.prompt(match.view(0)) == (
        "Choose a plot for your building with 2 levels (2 reputation)."
    )
    assert GERMAN.prompt(match.view(0)) == (
        "Wähle einen Bauplatz für dein Bauwerk (2 Stockwerke, 2 Ansehen)."
    )


def test_the_town_has_no_columns_for_a_reader() -> None:
    view = table(markers=[1, 1, 1], banners={3: "jackscrew", "prestige": "masonry"}).view(0)
    english = " ".join(dict(ENGLISH.describe(view))["Ward 2"])
    german = " ".join(dict(GERMAN.describe(view))["Stadtteil 2"])
    assert "olumn" not in english
    assert "Spalte" not in german
    assert "Plots 3, 11, 19, 27 and 35: jackscrew banner." in english
    assert "Bauplätze 3, 11, 19, 27 und 35: Hubspindel-Banner." in german
    assert "Plot 3 (jackscrew track +1): empty." in english
    assert ENGLISH.label("swap column-3 prestige", view) == (
        "Swap the banners at plot 3 (jackscrews) and at the prestige buildings (masonry)"
    )
    assert GERMAN.label("swap column-3 prestige", view) == (
        "Die Banner bei Bauplatz 3 (Hubspindeln) und bei den Prestigebauwerken (Mauerwerk) tauschen"
    )


def test_what_is_drawn_at_the_start_is_no_riddle() -> None:
    ward = GAME.components().data["ward_control_tokens"][0]
    assert ENGLISH.line(Line(CHANCE, "token", f"token W{ward['id']}"), []) == [
        f"The next ward is worth {ward['first']} reputation for the most levels at the end,"
        f" {ward['second']} reputation for the second most."
    ]
    assert ENGLISH.line(Line(CHANCE, "disc", "disc 1"), []) == [
        "Bruno gets the next rank at the start."
    ]
    assert GERMAN.line(Line(CHANCE, "disc", "disc 1"), []) == [
        "Bruno bekommt den nächsten Rang zum Spielbeginn."
    ]


def test_neighborhoods_are_awarded_one_first() -> None:
    line = Line(0, "hood", "neighborhood 7")
    assert ENGLISH.line(line, []) == ["Ada has neighborhood 7 awarded first."]
    assert GERMAN.line(line, []) == ["Ada verteilt zuerst Nachbarschaft 7."]


def test_the_result_is_reputation() -> None:
    assert GERMAN.score(136) == "136 Ansehen"
    assert ENGLISH.score(136) == "136 reputation"
