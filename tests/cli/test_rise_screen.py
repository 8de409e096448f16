"""The table of RISE as text."""

from __future__ import annotations

import random
import re
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import jackscrew
from jackscrew.core.match import Match
from jackscrew.core.supplied import english
from jackscrew.core.view import question_of
from jackscrew.games.rise import faces, naming, phrases
from jackscrew.games.rise.screen.signs import Seen
from jackscrew.games.rise.screen.tracks import below_note, margin_width, show_track, side_note
from jackscrew.games.rise.view import Effect, RiseView
from jackscrew.screen import Look
from jackscrew.terminal.table import Table
from jackscrew.text import Words

from .screens import MARKS, NAMES, line_with, shown, to_move

PACK = Path(__file__).parents[1] / "records" / "rise" / "pack.toml"
LONG = {"decline", "stop", "convert", "proceed"}  # answers that lead nowhere


@cache
def street(match: Match[RiseView], track: str, seat: int = -1, width: int = 80) -> list[str]:
    """The lines of one track."""
    seen = Seen(match.view(seat), NAMES, english, Look(plain=True))
    return show_track(seen, track, width).plain.splitlines()


@pytest.fixture(scope="module")
def matches() -> list[Match[RiseView]]:
    """Positions all through some games: all A, all B, a mixture, and one with a pack."""
    found = []
    game = jackscrew.game("rise")
    names = [option.name for option in game.options]
    for seats, sides, pack in (
        (2, names, None),
        (3, [], None),
        (4, names[::2], None),
        (3, names[5:], PACK),
    ):
        luck = random.Random(seats)
        match = game.new(seats, seed=seats, components=pack, **dict.fromkeys(sides, True))
        found.append(match.at(match.version))
        while not match.over:
            seat = match.pending()[0]
            legal = match.legal(seat)
            onward = [action for action in legal if action.split()[0] not in LONG]
            match.play(luck.choice(onward or legal), seat)
            if match.version % 31 == 0:
                found.append(match.at(match.version))
        found.append(match)
    assert any(match.setup.pack for match in found)
    assert {match.view()["phase"] for match in found} >= {"placement", "actions", "over"}
    return found


def test_every_marker_stands_on_its_street(matches: list[Match[RiseView]]) -> None:
    for match in matches:
        players = match.view()["players"]
        for track, side in match.view()["sides"].items():
            text = "\n".join(street(match, track))
            assert re.search(rf"{naming.track_name(english, track)}[ ▸]{side}", text)
            rewards = sum(map(len, match.view()["rewards"].values()))
            count = sum(text.count(mark) for mark in MARKS)
            assert count == len(players) + (rewards if track == "politics" else 0)


def test_markers_of_one_space_stand_together(matches: list[Match[RiseView]]) -> None:
    for match in matches:
        for track in match.view()["sides"]:
            places: dict[str, str] = {}
            for mark, player in zip(MARKS, match.view()["players"], strict=False):
                place = player["markers"][track]
                places[place] = places.get(place, "") + mark
            text = "\n".join(street(match, track))
            assert all(marks in text for marks in places.values())


def test_free_spaces_are_named(matches: list[Match[RiseView]]) -> None:
    for match in matches[::4]:
        view = match.view()
        for track in ("science", "politics", "bureau"):
            taken = {player["markers"][track] for player in view["players"]}
            names = [space["id"] for space in faces.track_printed(view, track)["spaces"]]
            text = re.split(r"[^\w]+", " ".join(street(match, track)))
            assert all(f"{track}-{name}" in taken or name in text for name in names)


def test_spaces_that_may_be_chosen_are_marked(matches: list[Match[RiseView]]) -> None:
    seen = 0
    for match in matches:
        seat = to_move(match)
        actions = [] if match.over else match.legal(seat)
        for track in match.view()["sides"]:
            steps = [it for it in actions if re.match(rf"step {track}[-+]", it)]
            text = "".join(street(match, track, seat))
            assert text.count("▸") == len(steps) + (f"advance {track}" in actions)
            seen += len(steps)
    assert seen


def test_what_is_printed_is_told_in_signs(matches: list[Match[RiseView]]) -> None:
    first, all_b = matches[0], next(it for it in matches if it.setup.seats == 3)
    assert "3★→1¢   2★→1¢" in " ".join(street(first, "satisfaction"))
    assert "Pre/Ban 1★  ◂Con+✱ Sch" in " ".join(street(first, "science"))
    assert "1¢→Sat/3¢→Sat2" in " ".join(street(first, "culture"))
    assert "II:1¢/1★" in " ".join(street(first, "politics"))
    assert "◂Sat+▣3✗▯ ▣3" in " ".join(street(first, "conservation"))
    assert "┊7¢+▣" in " ".join(street(first, "bank"))
    assert "▌Sci+1★▐" in " ".join(street(first, "press"))
    assert "1↷2" in " ".join(street(first, "industry"))
    assert "4/2/1★" in " ".join(street(all_b, "politics"))
    assert "◂Sat+▯2=0¢" in " ".join(street(all_b, "bank"))
    assert "◂Sat2+✗▤ ✗▤" in " ".join(street(all_b, "conservation"))


@pytest.mark.parametrize(
    ("effects", "signs"),
    [
        ([], ""),
        (["advance press 1", "advance science 3"], "Pre+Sci3"),
        (["joker 1", "joker 2"], "✱+✱2"),
        (["coins 1", "vp 2", "lose_vp 3"], "1¢+2★+-3★"),
        (["riot 1", "pollution 2"], "◂Sat+◂Con2"),
        (["strongbox", "school_refresh", "school_activate"], "▣+▤↻+▤→"),
        (["free_card 3", "exchange 2", "end_exchange 5"], "▯3=0¢+≤2¢→★+⚑≤5¢→★"),
        (["reward r6"], "4/1★"),
        (["rank II"], "II:1¢/1★"),
        ([{"choice": [["vp 1"], ["coins 1", "joker 1"]]}], "1★/1¢+✱"),
        (["vp 1", {"choice": [["vp 1"], ["coins 1"]]}], "1★+(1★/1¢)"),
        ([{"pay": 2, "get": ["advance bank 1"]}], "2¢→Ban"),
        ([{"if": "satisfaction_leader", "then": ["vp 1"]}], "♛:1★"),
        ([{"if": "satisfaction_last", "then": ["lose_vp 2"]}], "▼:-2★"),
    ],
)
def test_effects_in_signs(effects: list[Effect], signs: str) -> None:
    view = jackscrew.game("rise").new(2, seed=1).view()
    assert Seen(view, NAMES, english, Look(plain=True)).effects(effects).plain == signs


def test_ways_that_part_and_meet() -> None:
    pack = {
        "tracks": {
            "culture": {
                "A": {
                    "start_next": ["1", "L1"],
                    "spaces": [
                        {"id": "1", "next": ["2", "L2"], "effects": [PAID[0]]},
                        {"id": "2", "next": [], "effects": [PAID[1]]},
                        {"id": "L1", "next": ["L2"], "effects": [PAID[2], "exchange 1"]},
                        {"id": "L2", "next": ["2"], "effects": ["vp 1"]},
                    ],
                }
            }
        }
    }
    match = jackscrew.game("rise").new(2, seed=1, components=pack)
    above, below = street(match, "culture")
    assert above.split()[2:] == ["1¢→Sat", "1¢→✱", "(1¢→Sat/3¢→Sat2)+≤1¢→★", "1★"]
    assert below.split() == ["◉❶❷", "1↷L2───2»1★", "L1─────────────────────L2↷2"]


PAID = [
    {"pay": 1, "get": ["advance satisfaction 1"]},
    {"pay": 1, "get": ["joker 1"]},
    {
        "choice": [
            [{"pay": 1, "get": ["advance satisfaction 1"]}],
            [{"pay": 3, "get": ["advance satisfaction 2"]}],
        ]
    },
]


def test_tiles_lie_on_the_tracks(matches: list[Match[RiseView]]) -> None:
    for match in matches:
        view = match.view()
        assert "".join(street(match, "culture")).count("[") == len(view["culture"])
        printed = faces.track_printed(view, "school")["spaces"]
        slots = [it for space in printed for it in space.get("slots", [])]
        rows = [line for line in street(match, "school") if "═" not in line]
        gone = view["school"].count(None) - slots.count("activate")
        assert "".join(rows).count("·") == gone


def test_a_pack_changes_the_streets(matches: list[Match[RiseView]]) -> None:
    match = next(it for it in matches if it.setup.pack)
    assert "7★" in " ".join(street(match, "science"))
    assert "-4" not in " ".join(street(match, "conservation"))
    assert "5★" in " ".join(street(match, "conservation"))


def test_cards_stand_in_order_with_their_factories(matches: list[Match[RiseView]]) -> None:
    for match in matches:
        view = match.view()
        cards = [(place, card) for place, card in enumerate(view["display"]) if card is not None]
        rows = [re.compile(card_row(view, place, card)) for place, card in cards]
        lines = [line for line in shown(match) if any(row.match(line) for row in rows)]
        assert len(lines) == len(rows)
        for (place, _), row, line in zip(cards, rows, lines, strict=True):
            below = [it["seat"] for it in view["factories"] if it["card"] == place / 2 + 1]
            assert row.match(line)
            assert "".join(sign for sign in line if sign in MARKS) == "".join(
                MARKS[seat] for seat in below
            )


def card_row(view: RiseView, place: int, card: str) -> str:
    """How the line of a card begins."""
    if place % 2:
        return rf"[▶ ] +{naming.event_name(english, card)}: "
    top = phrases.effects_named(english, faces.card_printed(view["printed"], card)["top"])
    return rf"[▶ ]{place // 2 + 1} \d¢ {re.escape(top)} "


def test_the_card_that_is_resolved_is_marked(matches: list[Match[RiseView]]) -> None:
    for match in matches:
        lines = [line for line in shown(match) if line.startswith("▶")]
        at = match.view()["at"]
        assert len(lines) == (at is not None)
        if at is not None and at % 2 == 0:
            assert lines[0].startswith(f"▶{at // 2 + 1} ")


def test_placing_costs_what_it_costs_this_seat(matches: list[Match[RiseView]]) -> None:
    for match in matches:
        if match.view()["phase"] != "placement":
            continue
        seat = to_move(match)
        costs = match.view()["players"][seat]["costs"]
        text = "\n".join(shown(match, 80, seat))
        for column, cost in enumerate(costs, start=1):
            assert re.search(rf"^[▸ ▶]{column} {cost}¢ ", text, re.MULTILINE)


def test_seats_with_their_figures(matches: list[Match[RiseView]]) -> None:
    for match in matches:
        lines = shown(match)
        for seat, player in enumerate(match.view()["players"]):
            line = lines[line_with(lines, f"{MARKS[seat]} {NAMES[seat]}")]
            assert f"{player['points']}★" in line
            assert f"{player['coins']}¢≤{player['limit']}" in line
            assert ("♛" in line.partition("★")[0]) == player["leader"]
            assert "{}★→{}¢".format(*player["rate"]) in line


def test_seats_with_their_tiles(matches: list[Match[RiseView]]) -> None:
    for match in matches:
        lines = shown(match, 240)
        for seat, player in enumerate(match.view()["players"]):
            line = lines[line_with(lines, f"{MARKS[seat]} {NAMES[seat]}")]
            line = line[line.index(NAMES[seat]) :]
            for tile in player["school_tiles"]:
                name = tile["track"][:3].capitalize()
                assert (f"▤{name}" if tile["active"] else f"({name})") in line
            assert line.count("[") == len(player["culture_tiles"])
            assert line.count("✓") == sum(points > 0 for points in player["culture_tiles"].values())
            assert ("✗" in line or "▣3" in line) == (player["penalty"] is not None)


def test_another_way_is_explained_where_there_is_one(matches: list[Match[RiseView]]) -> None:
    for match in matches[::3]:
        text = "\n".join(shown(match))
        assert ("↷ another way" in text) == (text.count("↷") > 1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_margin_is_wide_enough(language: str) -> None:
    text = Words(jackscrew.game("rise"), language).text
    for is_b in (False, True):
        options: dict[str, Any] = {it.name: is_b for it in jackscrew.game("rise").options}
        view = jackscrew.game("rise").new(3, seed=1, **options).view()
        seen = Seen(view, NAMES, text, Look(plain=True))
        for track in view["sides"]:
            for note in (side_note(seen, track), below_note(seen, track)):
                assert note.cell_len < margin_width(seen)


@pytest.mark.parametrize(
    ("language", "heading", "converting"),
    [
        ("en", "Before you answer", "Convert 1 VP into 1 coin"),
        ("de", "Bevor du antwortest", "Wandle 1 SP in 1 Münze um"),
    ],
)
@pytest.mark.parametrize("step", ["place", "option"])
def test_converting_stands_apart_from_the_answers(
    step: str, language: str, heading: str, converting: str
) -> None:
    match = jackscrew.game("rise").new(2, seed=1)
    while question_of(match.view(to_move(match)))["step"] != step:
        match.play(match.legal()[0])
    view = match.view(to_move(match))
    file = StringIO()
    console = Console(file=file, width=200, force_terminal=True, color_system="truecolor")
    Table(match, ["you", "you"], console, language).show_choices(view)
    lines = file.getvalue().splitlines()
    first = line_with(lines, heading)
    assert "\x1b[2m" in lines[first]  # small print
    assert line_with(lines, converting) == first + 1 == len(lines) - 1
    answers = lines[1:first]  # after the question
    assert len(answers) == len(question_of(view)["actions"]) - 1
