"""The picture of RISE: its layout, and what is special to it."""

import random
from copy import deepcopy
from itertools import product
from xml.etree import ElementTree

import pytest

from jackscrew.core.match import Match
from jackscrew.core.view import question_of
from jackscrew.draw import english
from jackscrew.games.rise import faces, hints
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.picture import board, picture
from jackscrew.games.rise.picture.board import BOARDS, Board, board_of, language_of, panel_of
from jackscrew.games.rise.picture.paths import Path as PathPanel
from jackscrew.games.rise.picture.places import ROOM
from jackscrew.games.rise.picture.scales import Scale
from jackscrew.games.rise.picture.setting import Setting, place_of
from jackscrew.games.rise.picture.signs import MARKER
from jackscrew.games.rise.picture.street import STREET, Stop
from jackscrew.games.rise.view import RiseView, spaces_of, stops_of
from jackscrew.text.words import about

from . import positions
from .positions import NAMES
from .positions import rise as view_of

SVG = "{http://www.w3.org/2000/svg}"
SMALLEST = 12


@pytest.fixture(params=view_of.told, name="view")
def each_view(request: pytest.FixtureRequest) -> RiseView:
    return view_of(request.param)


def new_match(seats: int, seed: int, letters: str) -> Match[RiseView]:
    """A match with these sides up."""
    return view_of.game.new(seats, seed, None, **positions.sides(letters))


def test_a_card_tells_what_it_costs_who_looks_at_it() -> None:
    view = view_of("place")
    svg, seat = picture(view, NAMES), question_of(view)["seat"]
    for column in range(1, 5):
        hint = hints.card_hint(english, view, seat, column, NAMES)
        assert hint in svg.marks[f"card-{column}"]
        assert hint in svg.pieces[f"action-{column}"]


def test_components_are_known_by_their_pack() -> None:
    view = view_of("step")
    assert picture(deepcopy(view)).under is picture(view).under
    other = deepcopy(view)
    other["printed"]["setup"]["placement_cost"] = [0, 1, 2, 7]
    other["pack"] = "another"
    assert picture(other).under != picture(view).under


def test_the_boards_last_used_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "MOST_BOARDS", 2)
    BOARDS.clear()
    views = [view_of(name) for name in ("start", "place", "option")]
    boards = [board_of(view, english, language_of(english)) for view in views]
    assert list(BOARDS.values()) == boards[1:]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_sides_fit_into_their_columns(seats: int) -> None:
    for sides in ("A" * 10, "B" * 10):
        setting = Setting(new_match(seats, 1, sides).view(-1), english)
        for track in TRACKS:
            panel = panel_of(track, setting)
            if isinstance(panel, PathPanel):
                assert panel.shape.width <= ROOM, (track, sides)
            if isinstance(panel, Scale):
                assert min(panel.columns) >= 2 * MARKER - 2, (track, sides)


def test_every_place_of_every_side_can_be_drawn_and_marked() -> None:
    for sides in ("A" * 10, "B" * 10):
        laid = Board(Setting(new_match(4, 1, sides).view(-1), english))
        for track, panel in laid.panels.items():
            for space in spaces_of(panel.data):
                count, is_frame = 0, False
                if "pos" not in space:
                    count, is_frame = len(space.get("slots", [])), space.get("frame", False)
                slots = range(1, count + 1) if count else [0]
                names = [place_of(track, space, slot) for slot in slots]
                assert set(names) <= set(panel.answers), track
                if not is_frame:
                    assert set(names) <= set(panel.stops), track


@pytest.mark.parametrize("side", "AB")
def test_every_space_that_buttons_call_by_number_shows_it(side: str) -> None:
    """Below each stop; the two rows of Industry are counted alike."""
    laid = Board(Setting(new_match(2, 1, side * 10).view(-1), english))
    for track in ("science", "culture", "school", "bank", "industry", "bureau"):
        panel = laid.panels[track]
        drawn = ElementTree.fromstring(f"<g>{panel.draw(0, 0, panel.height)}</g>").iter("text")
        quiet = [it for it in drawn if it.get("class") == "s12 mid dim"]
        found = {(float(it.get("x", 0)), float(it.get("y", 0))): it.text for it in quiet}
        for space in stops_of(panel.data):
            slot = len(space.get("slots") or [])
            stop = panel.stops[place_of(track, space, slot)]
            y = min(y for x, y in found if y > stop.y and abs(x - stop.x) < 1)
            assert y - stop.y < 2 * STREET, (track, space["id"])
            below = [it for (x, at), it in found.items() if at == y and abs(x - stop.x) < 1]
            assert below == [space["id"].lstrip("LU")], (track, space["id"])


def test_mixtures_of_sides_are_drawn() -> None:
    mixtures = ["".join(sides) for sides in product("AB", repeat=10)]
    for sides in random.Random(5).sample(mixtures, 12):
        match = new_match(2, 1, sides)
        assert picture(match.view(0)).height < 1100, sides


@pytest.mark.parametrize("width", [20, 24, 28, 40, 52])
def test_markers_on_a_stop_never_hide_each_other(width: float) -> None:
    for seats in (2, 3, 4):
        spots = [Stop(0, 0, width).spot(seat, seats) for seat in range(seats)]
        for i, (x, y, size) in enumerate(spots):
            assert abs(x) + size / 2 <= width / 2 + 2
            assert abs(y) + size / 2 <= STREET / 2
            for a, b, _ in spots[:i]:
                assert max(abs(a - x), abs(b - y)) >= size * 0.6


def test_a_tile_keeps_its_id_from_the_track_to_its_owner() -> None:
    view = view_of("end")
    held = [it["tile"] for player in view["players"] for it in player["school_tiles"]]
    hung = [tile for player in view["players"] for tile in player["culture_tiles"]]
    there = [tile for tile in view["school"] if tile] + list(view["culture"].values())
    keys = {key for key in picture(view).pieces if key.startswith("tile-")}
    assert keys == {f"tile-{tile}" for tile in (*held, *hung, *there)}


def test_a_factory_stands_below_a_card_or_in_the_order() -> None:
    for name in ("start", "place", "option", "moment", "end"):
        view = view_of(name)
        keys = [key for key in picture(view).pieces if key.startswith("factory-")]
        assert sorted(keys) == [f"factory-{seat}" for seat in range(view["seats"])], name


def test_a_lesson_can_point_at_panels_docks_and_the_ruler(view: RiseView) -> None:
    pieces = picture(view).pieces
    wanted = {f"panel-{track}" for track in TRACKS} | {f"dock-{n}" for n in range(1, 5)} | {"ruler"}
    assert wanted <= set(pieces)
    for key in wanted:  # they neither cover what is printed nor catch the pointer
        assert 'fill="none"' in pieces[key]
        assert " through" in pieces[key]


def test_a_bottom_option_that_is_closed_is_pale() -> None:
    view = deepcopy(view_of("option"))
    seat, column = question_of(view)["seat"], int(about(view)) - 1
    for is_open in (True, False):
        view["players"][seat]["bottoms"][column] = is_open
        assert ("shut" in picture(view).pieces[f"action-{column + 1}"]) is not is_open


def test_points_beyond_the_track_are_written_beside_the_marker() -> None:
    view = deepcopy(view_of("end"))
    for seat, points in enumerate((104, -3, 99, 0)):
        view["players"][seat]["points"] = points
    pieces = picture(view).pieces
    assert ">+100<" in pieces["vp-0"]
    assert ">\N{MINUS SIGN}3<" in pieces["vp-1"]
    assert "<text" not in pieces["vp-2"] + pieces["vp-3"]


def test_the_numbers_of_a_pack_are_drawn() -> None:
    view = deepcopy(view_of("place"))
    name = view["display"][0]
    assert name is not None
    faces.card_printed(view["printed"], name)["cost"] = {"coins": 9}
    view["pack"] = "dear"
    assert ">9<" in picture(view).pieces["action-1"]
