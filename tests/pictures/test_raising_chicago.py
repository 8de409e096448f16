"""The picture of Raising Chicago: golden files, and what must hold of every picture."""

import json
import os
import random
import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from jackscrew.draw import Svg, english, icons
from jackscrew.draw.shapes import number
from jackscrew.draw.themes import read_style
from jackscrew.games.raising_chicago.components import SYMBOLS
from jackscrew.games.raising_chicago.game import RAISING_CHICAGO
from jackscrew.games.raising_chicago.picture import board, picture, targets_of
from jackscrew.games.raising_chicago.picture.board import BOARDS, board_of
from jackscrew.games.raising_chicago.picture.pieces import HOOD
from jackscrew.games.raising_chicago.picture.places import Area, card_height, square_boxes
from jackscrew.games.raising_chicago.picture.spelling import SIGNS
from jackscrew.games.raising_chicago.picture.town import Town

View = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ada", "Bruno", "Greedy", "Mira"]
SMALLEST = 12
LIKES = {"default": 0.15, "trade": 0.1}
PARTS = ["all", "market", "town", "companies", "tracks", "to_come"]


def is_at(step: str, round: int = 1) -> Callable[[View], bool]:
    """Is a view asked this, not before this round?"""
    return lambda view: view["round"] >= round and view["question"]["step"] == step


def played(seats: int, seed: int, council: bool, is_wanted: Callable[[View], bool]) -> View:
    """A view of a match played by chance up to a position; its end if there is no such."""
    match = RAISING_CHICAGO.new(seats, seed, None, council=council)
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


POSITIONS: dict[str, tuple[int, int, bool, Callable[[View], bool]]] = {
    "start": (2, 1, False, is_at("bid")),
    "bid": (4, 2, True, is_at("bid", 5)),
    "last": (3, 3, False, is_at("bid", 8)),
    "payment": (3, 4, True, is_at("payment", 4)),
    "plot": (4, 5, False, is_at("plot", 6)),
    "outskirts": (2, 6, True, is_at("outskirts", 3)),
    "prestige": (3, 7, False, is_at("prestige_tile", 4)),
    "site": (3, 8, False, is_at("site", 5)),
    "rotation": (4, 9, False, is_at("rotation", 3)),
    "window": (2, 10, False, is_at("window", 3)),
    "end": (4, 6, True, lambda view: False),
}


@cache
def view_of(name: str) -> View:
    return played(*POSITIONS[name])


@pytest.fixture(params=POSITIONS, name="view")
def each_view(request: pytest.FixtureRequest) -> View:
    return view_of(request.param)


def elements(svg: Svg) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(str(svg)).iter())


@pytest.mark.parametrize("name", ["start", "plot", "end"])
def test_the_picture_is_as_it_was(name: str) -> None:
    """Set JACKSCREW_UPDATE_GOLDEN=1 to write views and files anew; then look at them."""
    file = GOLDEN / f"raising_chicago_{name}.svg"
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
    assert set(SIGNS.values()) <= set(icons.names())


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


def test_names_are_text_and_nothing_else(view: View) -> None:
    names = ['<b>&"', "]]>", "{value}", "'); x"]
    titles = [e.text or "" for e in elements(picture(view, names)) if e.tag == f"{SVG}title"]
    for name in names[: view["seats"]]:
        assert any(name in title for title in titles)
    assert "<b>" not in str(picture(view, names))


def test_a_long_name_is_cut_and_whole_in_the_title() -> None:
    name = "Maximiliane-Theodora von und zu Hohenstaufen"
    pieces = picture(view_of("bid"), [name, *NAMES[1:]]).pieces
    for key in ("company-0", "row-0"):
        assert name in pieces[key].split("</title>")[0]
        assert name not in pieces[key].split("</title>")[1]


def sizes_of(css: str) -> dict[str, float]:
    """The size of lettering of each class of a style sheet."""
    rules = re.findall(r"\.([\w-]+) \{[^}]*?font(?:-size)?:[^;}]*?(\d+)px", css)
    return {name: float(size) for name, size in rules}


def test_lettering_has_a_size_and_is_never_small(view: View) -> None:
    css = read_style("jackscrew.games.raising_chicago", "board.css")
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
    proper = {word for word in words if re.search(r"[A-Za-z]", word)}
    printed = r"[IV]+|[A-D]|AB|CD|A.D|F\d+"
    assert {word for word in proper if not re.fullmatch(printed, word)} == set()


def test_the_printed_board_does_not_depend_on_the_position() -> None:
    match = RAISING_CHICAGO.new(3, 4)
    first = picture(match.view(0)).under
    for _ in range(60):
        match.play(match.legal()[0])
    assert picture(match.view(-1), NAMES, theme="dark").under is first


def test_components_are_known_by_their_pack() -> None:
    view = view_of("plot")
    assert picture(deepcopy(view)).under is picture(view).under
    other = deepcopy(view)
    other["printed"]["poverty_track"]["loss"][-1] = 77
    other["pack"] = "another"
    assert picture(other).under != picture(view).under


def test_the_boards_last_used_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "MOST_BOARDS", 2)
    BOARDS.clear()
    boards = [board_of(view_of(name), english) for name in ("start", "bid", "last")]
    assert list(BOARDS.values()) == boards[1:]


def test_parts_lie_in_the_picture(view: View) -> None:
    svg = picture(view)
    assert list(svg.parts) == PARTS
    for x, y, width, height in svg.parts.values():
        assert x >= 0
        assert y >= 0
        assert x + width <= svg.width
        assert y + height <= svg.height + 0.01


def test_everything_lies_in_a_part(view: View) -> None:
    svg = picture(view)
    boxes = [box for name, box in svg.parts.items() if name != "all"]
    for markup in [*svg.pieces.values(), *svg.marks.values()]:
        at = re.search(r"translate\(([\d.-]+),([\d.-]+)\)", markup)
        assert at
        x, y = float(at[1]), float(at[2])
        assert any(a <= x <= a + w and b <= y <= b + h for a, b, w, h in boxes), markup[:60]


def test_a_tile_keeps_its_id_wherever_it_lies(view: View) -> None:
    players = view["players"]
    hoods = [it for it in view["neighborhoods"] if it]
    hoods += [it for player in players for it in player["neighborhoods"]]
    empties = [lot["tile"] for lot in view["outskirts"] if lot["tile"]]
    empties += [it for player in players for it in player["empty_plots"]]
    keys = [key for key in picture(view).pieces if key.startswith("tile-")]
    assert sorted(keys) == sorted(f"tile-{it}" for it in [*hoods, *empties])


def test_a_project_and_a_card_are_drawn_once(view: View) -> None:
    pieces = picture(view).pieces
    for space in view["area"]:
        if space["card"]:
            assert f"resource-{space['card']}" in pieces
        if space["project"]:
            assert f"project-{space['project']}" in pieces
    cards = [card for player in view["players"] for card in player["slots"]]
    assert {f"resource-{card}" for card in cards} <= set(pieces)


def test_a_prestige_building_goes_from_the_display_to_its_plot() -> None:
    view = view_of("rotation")
    about = view["question"]["about"]
    box = board_of(view, english).town.boxes[int(about["b"])]
    x, y = box.middle()
    assert f"translate({number(x)},{number(y)})" in picture(view).pieces[f"building-{about['a']}"]


def test_houses_tell_their_levels_and_their_owner() -> None:
    view = deepcopy(view_of("plot"))
    built = next(it for it in view["plots"] if it and "project" in it)
    built |= {"owner": 3, "levels": 6}
    house = picture(view).pieces[f"project-{built['project']}"]
    assert 'class="p3"' in house
    assert ">6</text>" in house


def test_the_non_player_has_a_colour_of_its_own() -> None:
    view = deepcopy(view_of("start"))
    view["area"][0]["marks"][1] = view["non_player"]
    assert " p4" in picture(view).pieces["bid-I-2"]
    waiting = [key for key in picture(view).pieces if key.startswith("white-")]
    assert len(waiting) == 4


def test_the_price_of_a_square_is_what_is_uncovered() -> None:
    view = deepcopy(view_of("bid"))
    space = next(it for it in view["area"] if it["marks"][0] is None)
    space["cost"] = {"lumber": 0, "jackscrew": 0, "masonry": 0}
    assert ">0</text>" in picture(view).pieces[f"resource-{space['card']}"]


def test_only_its_owner_is_told_what_is_in_a_pile() -> None:
    view = view_of("end")
    pieces = picture(view).pieces
    told = [seat for seat in range(4) if "each round" in pieces[f"pile-{seat}"]]
    assert told == [view["seat"]]


def test_the_winner_and_the_seat_to_move_stand_out() -> None:
    end, asked = view_of("end"), view_of("bid")
    over = picture(end).pieces
    assert [seat for seat in range(4) if " won" in over[f"company-{seat}"]] == end["winners"]
    drawn = picture(asked).pieces
    now = [seat for seat in range(4) if re.search(r'class="[^"]* now', drawn[f"company-{seat}"])]
    assert now == [asked["question"]["seat"]]


@pytest.mark.parametrize("count", [4, 5])
def test_squares_lie_in_the_order_of_reading(count: int) -> None:
    boxes = square_boxes(count)
    assert boxes == sorted(boxes, key=lambda box: (box.y, box.x))
    assert max(box.y + box.height for box in boxes) < card_height(count)


def town_of(place: Callable[[View], tuple[int, int]]) -> Town:
    """The town with its plots moved to other columns and rows."""
    data = deepcopy(view_of("start")["printed"])
    for plot in data["plots"]:
        plot["column"], plot["row"] = place(plot)
    return Town(data["plots"], data["neighborhood_spaces"], 0, 0, 364)


TOWNS: dict[str, Callable[[View], tuple[int, int]]] = {
    "printed": lambda plot: (plot["column"], plot["row"]),
    "shifted": lambda plot: (plot["column"], plot["row"] + plot["ward"] % 2),
    "high": lambda plot: ((plot["column"] - 1) % 4 + 1, plot["row"] + plot["ward"] // 3 * 5),
}


@pytest.mark.parametrize("name", TOWNS)
def test_any_map_is_laid_out_from_its_lists(name: str) -> None:
    town = town_of(TOWNS[name])
    assert town.turned is (name != "high")
    boxes = list(town.boxes.values())
    assert all(box.x >= 0 and box.x + box.width <= 364 for box in boxes)
    for i, box in enumerate(boxes):
        assert not any(overlap(box, other) for other in boxes[:i])


def overlap(one: Area, other: Area) -> bool:
    """Do two areas share ground?"""
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > 0 and down > 0


def test_neighborhoods_of_the_printed_map_cover_no_plot_number_and_no_other() -> None:
    town = town_of(TOWNS["printed"])
    middles = [town.crossing(hood) for hood in town.around]
    for i, (x, y) in enumerate(middles):
        assert all(abs(x - a) + abs(y - b) > 2 * HOOD for a, b in middles[:i])
        for box in town.boxes.values():
            label = Area(box.x, box.y, 20, 16)
            assert not overlap(Area(x - HOOD, y - HOOD, 2 * HOOD, 2 * HOOD), label)


def test_what_is_remembered_is_what_would_be_drawn() -> None:
    match = RAISING_CHICAGO.new(3, 7, None, council=True)
    dice = random.Random(7)
    while not match.over:
        if match.version % 9 == 0:
            views = [match.view(seat) for seat in (-1, 0, 1, 2)]
            remembered = [str(picture(view, NAMES)) for view in views]
            for laid in BOARDS.values():
                laid.drawn.clear()
                laid.said.clear()
            assert remembered == [str(picture(view, NAMES)) for view in views]
        seat = dice.choice(match.pending())
        match.play(dice.choice(match.legal(seat)), seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_chosen_is_in_the_picture_throughout_a_game(seats: int) -> None:
    match = RAISING_CHICAGO.new(seats, 17, None, council=True)
    dice = random.Random(17)
    while not match.over:
        seat = dice.choice(match.pending())
        wanted = {it for action in match.legal(seat) for it in targets_of(action, seat)}
        assert set(picture(match.view(seat)).marks) == wanted
        match.play(dice.choice(match.legal(seat)), seat)


def test_every_symbol_has_an_icon() -> None:
    known = {*icons.names(), "device"}
    assert set(SYMBOLS) <= known


def test_the_vignette_takes_its_colours_from_the_style_sheet() -> None:
    folder = resources.files("jackscrew.games.raising_chicago")
    art = folder.joinpath("vignette.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(art)
    assert (root.get("class"), root.get("viewBox")) == ("art", "0 0 240 208")
    for element in root.iter():
        assert not {"style", "fill", "stroke", "id"} & set(element.attrib)
    assert icons.used_in(art) <= set(icons.names())
    css = read_style("jackscrew.games.raising_chicago", "board.css")
    classes = {name for element in root.iter() for name in element.get("class", "").split()}
    assert [name for name in classes if not re.search(rf"\.{name}\b", css)] == []


def test_the_price_square_shows_the_one_resource_that_is_due() -> None:
    view = deepcopy(view_of("start"))
    assert len(view["area"][0]["marks"]) == 4  # its squares are small
    view["area"][0]["cost"] = {"lumber": 0, "jackscrew": 0, "masonry": 1}
    drawn = picture(view).pieces[f"resource-{view['area'][0]['card']}"]
    assert drawn.count('class="paid masonry"') == 1
    assert "\N{MINUS SIGN}1<" not in drawn
