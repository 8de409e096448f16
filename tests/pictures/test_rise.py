"""The picture of RISE: golden files, and what must hold of every picture."""

import json
import os
import random
import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import jackscrew
from jackscrew.draw import Svg, english, icons
from jackscrew.draw.themes import read_style
from jackscrew.games.rise import naming
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.picture import board, picture, targets_of
from jackscrew.games.rise.picture.board import BOARDS, Board, board_of, language_of, panel_of
from jackscrew.games.rise.picture.paths import Path as PathPanel
from jackscrew.games.rise.picture.places import ROOM
from jackscrew.games.rise.picture.scales import Scale
from jackscrew.games.rise.picture.setting import Setting
from jackscrew.games.rise.picture.signs import MARKER
from jackscrew.games.rise.picture.street import STREET, Stop

View = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ada", "Bruno", "Greedy", "Mira"]
SMALLEST = 12
PARTS = ["all", "cards", "first", "second", "players"]
LIKES = {"decline": 0.2, "stop": 0.2, "convert": 0.05, "proceed": 0.3}
MIXED = "ABBABAABBA"


def is_at(step: str, round: int = 1) -> Callable[[View], bool]:
    """Is a view asked this, not before this round?"""
    return lambda view: view["round"] >= round and view["question"]["step"] == step


def new_match(seats: int, seed: int, sides: str) -> jackscrew.Match:
    """A match with these sides up, in the order of the tracks."""
    switches = {f"{track}_b": side == "B" for track, side in zip(TRACKS, sides, strict=True)}
    return jackscrew.game("rise").new(seats, seed, None, **switches)


def played(seats: int, seed: int, sides: str, is_wanted: Callable[[View], bool]) -> View:
    """A view of a match played by chance up to a position; its end if there is no such."""
    match = new_match(seats, seed, sides)
    dice = random.Random(seed)
    while not match.over:
        seat = dice.choice(match.pending())
        view = match.view(seat)
        if is_wanted(view):
            return view
        names = match.legal(seat)
        likes = [LIKES.get(name.split()[0], 1) for name in names]
        match.play(dice.choices(names, likes)[0], seat)
    return match.view(0)


POSITIONS: dict[str, tuple[int, int, str, Callable[[View], bool]]] = {
    "start": (2, 1, "A" * 10, is_at("place")),
    "place": (4, 2, "B" * 10, is_at("place", 8)),
    "option": (3, 1, MIXED, is_at("option", 6)),
    "step": (2, 3, MIXED, is_at("step", 6)),
    "joker": (4, 5, MIXED, is_at("joker", 4)),
    "tile": (3, 9, "A" * 10, is_at("tile", 5)),
    "moment": (3, 8, "B" * 10, is_at("moment", 6)),
    "end": (4, 6, "B" * 10, lambda view: False),
}


@cache
def view_of(name: str) -> View:
    return played(*POSITIONS[name])


@pytest.fixture(params=POSITIONS, name="view")
def each_view(request: pytest.FixtureRequest) -> View:
    return view_of(request.param)


def elements(svg: Svg) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(str(svg)).iter())


@pytest.mark.parametrize("name", ["start", "option", "end"])
def test_the_picture_is_as_it_was(name: str) -> None:
    """Set JACKSCREW_UPDATE_GOLDEN=1 to write views and files anew; then look at them."""
    file = GOLDEN / f"rise_{name}.svg"
    seen = file.with_suffix(".json")
    if os.environ.get("JACKSCREW_UPDATE_GOLDEN") == "1":
        bare = view_of(name) | {"printed": None}
        seen.write_text(json.dumps(bare, sort_keys=True) + "\n", encoding="utf-8")
        file.write_text(str(picture(read_view(seen), NAMES)), encoding="utf-8")
    assert str(picture(read_view(seen), NAMES)) == file.read_text(encoding="utf-8")


def read_view(file: Path) -> View:
    """A stored view, with what is printed put back."""
    view: View = json.loads(file.read_text(encoding="utf-8"))
    return view | {"printed": view_of("start")["printed"]}


def test_every_id_is_there_once(view: View) -> None:
    counts = Counter(key for element in elements(picture(view)) if (key := element.get("id")))
    assert [key for key, count in counts.items() if count > 1] == []


def test_every_icon_used_is_in_the_file(view: View) -> None:
    drawn = elements(picture(view))
    ids = {element.get("id") for element in drawn}
    used = {element.get("href", "")[1:] for element in drawn if element.tag == f"{SVG}use"}
    assert used
    assert used <= ids


def test_the_answers_are_marked_and_nothing_else(view: View) -> None:
    svg = picture(view)
    question = view["question"] or {"actions": [], "seat": 0}
    targets = (targets_of(action, question["seat"]) for action in question["actions"])
    assert set(svg.marks) == {target for found in targets for target in found}
    assert not any(" askable" in piece for piece in svg.pieces.values())


def test_everything_has_a_title(view: View) -> None:
    svg = picture(view)
    for key, drawn in [*svg.pieces.items(), *svg.marks.items()]:
        assert re.match(r"<g [^>]*><title>.", drawn), key
    assert "<title></title>" not in svg.under


def test_a_card_tells_what_it_costs_who_looks_at_it() -> None:
    view = view_of("place")
    svg, seat = picture(view, NAMES), view["question"]["seat"]
    for column in range(1, 5):
        hint = naming.card_hint(english, view, seat, column, NAMES)
        assert hint in svg.marks[f"card-{column}"]
        assert hint in svg.pieces[f"action-{column}"]


def test_names_are_text_and_nothing_else(view: View) -> None:
    names = ['<b>&"', "]]>", "{value}", "'); x"]
    titles = [e.text or "" for e in elements(picture(view, names)) if e.tag == f"{SVG}title"]
    for name in names[: view["seats"]]:
        assert any(name in title for title in titles)
    assert "<b>" not in str(picture(view, names))


def test_a_long_name_is_cut_and_whole_in_the_title() -> None:
    name = "Maximiliane-Theodora von und zu Hohenstaufen"
    panel = picture(view_of("place"), [name, *NAMES[1:]]).pieces["seat-0"]
    assert name in panel.split("</title>")[0]
    assert name not in panel.split("</title>")[1]


def sizes_of(css: str) -> dict[str, float]:
    """The size of lettering of each class of a style sheet."""
    rules = re.findall(r"\.([\w-]+) \{[^}]*?font(?:-size)?:[^;}]*?(\d+)px", css)
    return {name: float(size) for name, size in rules}


def test_lettering_has_a_size_and_is_never_small(view: View) -> None:
    css = read_style("jackscrew.games.rise", "board.css")
    sizes = sizes_of(read_style("jackscrew.draw", "picture.css")) | sizes_of(css)
    assert min(sizes_of(css).values()) >= SMALLEST
    for element in elements(picture(view)):
        if element.tag == f"{SVG}text":
            classes = element.get("class", "").split()
            assert any(sizes.get(name, 0) >= SMALLEST for name in classes), element.text


def test_all_words_go_through_the_translator(view: View) -> None:
    def dots(message: str, **values: object) -> str:
        english(message, **values)
        return "•"

    drawn = elements(picture(view, ["•"] * 4, text=dots))
    words = [e.text or "" for e in drawn if e.tag in (f"{SVG}text", f"{SVG}title")]
    proper = [word for word in words if re.search(r"[A-Za-z]", word)]
    assert {word for word in proper if not re.fullmatch(r"[IV]+", word)} == set()


def test_the_printed_board_does_not_depend_on_the_position() -> None:
    match = new_match(3, 4, MIXED)
    first = picture(match.view(0)).under
    for _ in range(40):
        match.play(match.legal()[0])
    assert picture(match.view(-1), NAMES, theme="dark").under is first


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


def test_parts_lie_in_the_picture(view: View) -> None:
    svg = picture(view)
    assert list(svg.parts) == PARTS
    for x, y, width, height in svg.parts.values():
        assert x >= 0
        assert y >= 0
        assert x + width <= svg.width
        assert y + height <= svg.height + 0.01


def test_every_answer_lies_in_a_part(view: View) -> None:
    svg = picture(view)
    boxes = [box for name, box in svg.parts.items() if name != "all"]
    for markup in svg.marks.values():
        at = re.search(r"translate\(([\d.-]+),([\d.-]+)\)", markup)
        assert at
        x, y = float(at[1]), float(at[2])
        assert any(a <= x <= a + w and b <= y <= b + h for a, b, w, h in boxes), markup[:60]


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
            for space in panel.data["spaces"]:
                slots = range(1, len(space["slots"]) + 1) if space.get("slots") else [0]
                names = [place(track, space, slot) for slot in slots]
                assert set(names) <= set(panel.answers), track
                if not space.get("frame"):
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
        for space in panel.data["spaces"]:
            slot = len(space.get("slots") or [])
            stop = panel.stops[place(track, space, slot)]
            y = min(y for x, y in found if y > stop.y and abs(x - stop.x) < 1)
            assert y - stop.y < 2 * STREET, (track, space["id"])
            below = [it for (x, at), it in found.items() if at == y and abs(x - stop.x) < 1]
            assert below == [space["id"].lstrip("LU")], (track, space["id"])


def place(track: str, space: View, slot: int) -> str:
    """A place by the name that actions have for it."""
    if "pos" in space:
        return f"{track}{space['pos']:+d}"
    return f"{track}-{space['id']}" + (f".{slot}" if slot else "")


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


def test_a_lesson_can_point_at_panels_docks_and_the_ruler(view: View) -> None:
    pieces = picture(view).pieces
    wanted = {f"panel-{track}" for track in TRACKS} | {f"dock-{n}" for n in range(1, 5)} | {"ruler"}
    assert wanted <= set(pieces)
    for key in wanted:  # they neither cover what is printed nor catch the pointer
        assert 'fill="none"' in pieces[key]
        assert " through" in pieces[key]


def test_a_bottom_option_that_is_closed_is_pale() -> None:
    view = deepcopy(view_of("option"))
    seat, column = view["question"]["seat"], int(view["question"]["about"]["a"]) - 1
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


def test_the_winner_and_the_seat_to_move_stand_out() -> None:
    end, asked = view_of("end"), view_of("place")
    over = picture(end).pieces
    assert [seat for seat in range(4) if " won" in over[f"seat-{seat}"]] == end["winners"]
    drawn = picture(asked).pieces
    now = [seat for seat in range(4) if re.search(r'class="[^"]* now', drawn[f"seat-{seat}"])]
    assert now == [asked["question"]["seat"]]


def test_the_numbers_of_a_pack_are_drawn() -> None:
    view = deepcopy(view_of("place"))
    card: Any = naming.card_printed(view, view["display"][0])
    card["cost"] = {"coins": 9}
    view["pack"] = "dear"
    assert ">9<" in picture(view).pieces["action-1"]


def test_the_vignette_takes_its_colours_from_the_style_sheet() -> None:
    art = resources.files("jackscrew.games.rise").joinpath("vignette.svg").read_text("utf-8")
    root = ElementTree.fromstring(art)
    assert (root.get("class"), root.get("viewBox")) == ("art", "0 0 240 208")
    for element in root.iter():
        assert not {"style", "fill", "stroke", "id"} & set(element.attrib)
    assert icons.used_in(art) <= set(icons.names())
    css = read_style("jackscrew.games.rise", "board.css") + read_style(
        "jackscrew.draw", "picture.css"
    )
    classes = {name for element in root.iter() for name in element.get("class", "").split()}
    assert [name for name in classes if not re.search(rf"\.{name}\b", css)] == []
