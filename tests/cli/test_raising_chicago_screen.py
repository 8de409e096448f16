"""The table of Raising Chicago as text."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from jackscrew.core.match import Match
from jackscrew.core.supplied import english
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.game import RAISING_CHICAGO
from jackscrew.games.raising_chicago.screen.area import show_area, show_board
from jackscrew.games.raising_chicago.screen.companies import show_companies, show_tracks
from jackscrew.games.raising_chicago.screen.signs import Seen
from jackscrew.games.raising_chicago.screen.town import (
    show_council,
    show_outskirts,
    show_prestige,
    show_town,
)
from jackscrew.games.raising_chicago.view import ChicagoView
from jackscrew.screen.kit import CHOICE, Look

from .screens import MARKS, NAMES, to_move

TYPES = {"lumber": "≡", "jackscrew": "‡", "masonry": "▦"}
TIMES, MINUS = "\N{MULTIPLICATION SIGN}", "\N{MINUS SIGN}"
WORK = ("payment", "plot", "outskirts")
PACK = Path(__file__).parents[1] / "records" / "raising_chicago" / "pack.toml"


def seen_by(match: Match[ChicagoView], seat: int = -1) -> Seen:
    """What a seat sees, told in English and in signs alone."""
    return Seen(match.view(seat), NAMES, english, Look(plain=True))


def step_of(match: Match[ChicagoView], seat: int) -> str:
    """What a seat is asked."""
    question = match.view(seat)["question"]
    return str(question["step"]) if question else ""


def town(match: Match[ChicagoView], seat: int = -1, width: int = 80) -> list[str]:
    """The lines of the map."""
    return show_town(seen_by(match, seat), width).plain.splitlines()


@pytest.fixture(scope="module")
def matches() -> list[Match[ChicagoView]]:
    """Positions all through some games, with and without the council, and one with a pack.

    Each kind of question is among them, and each phase.
    """
    found: list[Match[ChicagoView]] = []
    kinds = set()
    for seats, council, pack in ((2, True, None), (3, False, None), (4, True, None), (3, 1, PACK)):
        luck = random.Random(seats)
        match = RAISING_CHICAGO.new(seats, seed=seats, components=pack, council=bool(council))
        found.append(match.at(match.version))
        while not match.over:
            seat = match.pending()[0]
            match.play(luck.choice(match.legal(seat)), seat)
            kind = (match.view()["phase"], step_of(match, to_move(match)))
            if kind not in kinds or match.version % 61 == 0:
                found.append(match.at(match.version))
            kinds.add(kind)
    phases = {match.view()["phase"] for match in found}
    assert phases >= {"bidding", "projects", "company", "over"}
    return found


def test_every_building_stands_in_the_town(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        built = match.view()["plots"]
        text = "\n".join(town(match)[3:])
        own = [f"{it['owner']}" for it in built if it and "owner" in it]
        assert text.count("⌂") == len(own)
        prestige = [it for it in built if it and "prestige" in it]
        listed = len(re.findall(r"\d:◆", text)) + ("\n◆" in text)
        assert text.count("◆") - listed == len(prestige)


def test_buildings_stand_in_their_rows_and_columns(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        view, lines = match.view(), town(match)[3:]
        top = min(plot["row"] for plot in view["printed"]["plots"])
        for plot, built in zip(view["printed"]["plots"], view["plots"], strict=True):
            x = (plot["column"] - 1) * 9 + (plot["column"] - 1) // 2 + 1
            line = lines[(plot["row"] - top) * 2]
            wanted = str(plot["number"])
            if built and "owner" in built:
                mark = "◌" if built["owner"] == view["non_player"] else MARKS[built["owner"]]
                wanted = f"{mark}⌂{built['levels']}"
            elif built:
                wanted = "◆"
            assert line[x:].startswith(wanted)


def test_neighborhoods_lie_between_their_plots(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        view, lines = match.view(), town(match)[3:]
        top = min(plot["row"] for plot in view["printed"]["plots"])
        for hood in view["printed"]["neighborhood_spaces"]:
            tile = view["neighborhoods"][hood["order"] - 1]
            rows = [naming.plot_printed(view["printed"], plot)["row"] for plot in hood["plots"]]
            between = lines[(min(rows) - top) * 2 + 1]
            assert (f"○{hood['order']}:" in between) == (tile is not None)


def test_wards_tell_tokens_levels_and_banners(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        view = match.view()
        heads, levels, banners = town(match)[:3]
        for ward, token in enumerate(filter(None, view["ward_tokens"])):
            printed = naming.ward_token_printed(view["printed"], token)
            assert f"Ward {ward + 1} {printed['first']}/{printed['second']}★" in heads
            counts = enumerate(view["wards"][ward])
            words = " ".join(f"{MARKS[seat]}{count}" for seat, count in counts if count)
            assert levels[ward * 19 :].startswith(words)
        signs = [TYPES[view["banners"][f"column-{column}"] or ""] for column in range(1, 9)]
        assert re.findall("⚑(.)", banners) == signs


def test_projects_cards_and_markers(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        view = match.view()
        area = show_area(seen_by(match), 80)
        spaces = [space for space in view["area"] if space["card"]]
        assert (area is None) == (not spaces)
        for space, line in zip(spaces, area.plain.splitlines() if area else [], strict=True):
            project = naming.project_printed(view["printed"], space["project"] or "")
            cost = " ".join(f"{project['cost'][kind]}{sign}" for kind, sign in TYPES.items())
            assert re.search(rf"{space['space']} +[▲◀]{space['project']} +{cost} ", line)
            assert ("◀" in line) == (project["kind"] == "move")
            squares = line.partition("]")[2].partition("»")[0]
            for color in range(3 if view["seats"] == 2 else view["seats"]):
                mark = "◌" if color == view["non_player"] else MARKS[color]
                assert squares.count(mark) == space["marks"].count(color)
            if space["leader"] is not None:
                assert f"{TIMES}{space['marks'].count(space['leader'])}" in line
            if space["marks"][0] is None:
                price = "".join(sign * space["cost"][kind] for kind, sign in TYPES.items())
                assert f"{MINUS}{price or 0} " in f"{squares} "


def test_what_may_be_chosen_is_marked(matches: list[Match[ChicagoView]]) -> None:
    kinds = set()
    for match in matches:
        seat = to_move(match)
        actions = [] if match.over else match.legal(seat)
        seen = seen_by(match, seat)
        parts = {
            ("bid", "white", "card"): show_area(seen, 80),
            ("plot", "neighborhood"): show_town(seen, 80),
            ("outskirts",): show_outskirts(seen, 80),
            ("prestige",): show_prestige(seen, 80),
            ("use",): show_companies(seen, 80),
            ("advance",): show_tracks(seen, 80),
        }
        if "swap" in {action.split()[0] for action in actions}:
            continue
        for verbs, part in parts.items():
            named = {action.split()[1] for action in actions if action.split()[0] in verbs}
            text = part.plain if part else ""
            is_worked_on = verbs[0] == "bid" and step_of(match, seat) in WORK
            assert text.count(CHOICE) == len(named) + is_worked_on
            kinds |= {verbs[0]} if named else set()
    assert kinds == {verbs[0] for verbs in parts}


def test_companies_with_their_stock(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        text = show_companies(seen_by(match), 200).plain
        for seat, player in enumerate(match.view()["players"]):
            line = next(it for it in text.splitlines() if it.startswith(f"{MARKS[seat]} "))
            assert f"{NAMES[seat]} " in line
            assert f"{player['points']}★" in line
            assert f"▼{player['poverty']}" in line
            for kind, sign in TYPES.items():
                wanted = f"{player['tokens'][kind]}{sign}" + "⊙" * player["permanents"][kind]
                assert wanted + ("∞" if kind in player["unlimited"] else "") + " " in line
            assert f"{player['tokens']['wild']}✱  {player['favors']}♥" in line


def test_companies_with_their_cards_and_tiles(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        lines = show_companies(seen_by(match), 500).plain.splitlines()
        for seat, player in enumerate(match.view()["players"]):
            line = lines[seat * 2 + 1]
            assert line.count("[") == len(player["slots"]) + len(player["empty_plots"])
            assert line.count("]+") == player["added"]
            assert line.count("  ○") == len(player["neighborhoods"])
            assert (f"({player['pile']}▯)" in line) == (player["pile"] > 0)
            assert line.count("▲") == len(player["final_projects"])
            assert ("Y" in line) >= (player["symbols"]["device"] > 0)


def test_a_pile_is_told_to_its_owner(matches: list[Match[ChicagoView]]) -> None:
    match = next(it for it in matches if it.view()["players"][1]["pile"])
    assert re.search(r"\(\d+▯ [A-D,]+\)", show_companies(seen_by(match, 1), 500).plain)
    assert not re.search(r"▯ [A-D]", show_companies(seen_by(match, 0), 500).plain.split("❷")[1])


def test_markers_stand_on_the_tracks(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        view = match.view()
        part = show_tracks(seen_by(match), 80)
        assert part is not None
        head, _, *tracks = part.plain.splitlines()
        for kind, line in zip(TYPES, tracks, strict=True):
            for seat, player in enumerate(view["players"]):
                column = re.search(rf"(?<!\d){player['expertise'][kind]}(?!\d)", head)
                assert column is not None
                assert 0 <= line.index(MARKS[seat]) - column.start() < view["seats"]


def test_the_bidding_board(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        view = match.view()
        text = show_board(seen_by(match), 200).plain
        for seat, player in enumerate(view["players"]):
            if seat in view["rows"]:
                row = text.partition(MARKS[seat])[2].partition("  ")[0]
                assert row.count("●") == player["markers"]
        order = [MARKS[seat] for seat in view["rows"] if seat >= 0]
        assert [mark for mark in text if mark in MARKS] == order


def test_the_council_is_told_if_it_is_used(matches: list[Match[ChicagoView]]) -> None:
    for match in matches:
        part = show_council(seen_by(match), 80)
        assert (part is not None) == match.setup.options["council"]
        if part is not None:
            assert re.findall("^  ([A-D]): ", part.plain, re.MULTILINE) == [*"ABCD"]
