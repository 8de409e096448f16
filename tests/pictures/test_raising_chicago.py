"""What is special to the picture of Raising Chicago."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from jackscrew.draw import english, icons
from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import number
from jackscrew.games.raising_chicago.components import SYMBOLS
from jackscrew.games.raising_chicago.picture import picture
from jackscrew.games.raising_chicago.picture.board import board_of
from jackscrew.games.raising_chicago.picture.pieces import HOOD
from jackscrew.games.raising_chicago.picture.places import card_height, square_boxes
from jackscrew.games.raising_chicago.picture.spelling import SIGNS
from jackscrew.games.raising_chicago.picture.town import Town
from jackscrew.games.raising_chicago.view import ChicagoView, PrintedPlot
from jackscrew.text.words import about

from .positions import raising_chicago as view_of

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=view_of.told, name="view")
def each_view(request: pytest.FixtureRequest) -> ChicagoView:
    return view_of(request.param)


def test_a_tile_keeps_its_id_wherever_it_lies(view: ChicagoView) -> None:
    players = view["players"]
    hoods = [it for it in view["neighborhoods"] if it]
    hoods += [it for player in players for it in player["neighborhoods"]]
    empties = [lot["tile"] for lot in view["outskirts"] if lot["tile"]]
    empties += [it for player in players for it in player["empty_plots"]]
    keys = [key for key in picture(view).pieces if key.startswith("tile-")]
    assert sorted(keys) == sorted(f"tile-{it}" for it in [*hoods, *empties])


def test_a_project_and_a_card_are_drawn_once(view: ChicagoView) -> None:
    pieces = picture(view).pieces
    for space in view["area"]:
        if space["card"]:
            assert f"resource-{space['card']}" in pieces
        if space["project"]:
            assert f"project-{space['project']}" in pieces
    cards = [card for player in view["players"] for card in player["slots"]]
    assert {f"resource-{card}" for card in cards} <= set(pieces)


def test_a_prestige_building_that_is_being_turned_is_shown_on_its_plot() -> None:
    view = view_of("rotation")
    tile, plot = about(view), about(view, "b")
    x, y = board_of(view, english).town.boxes[int(plot)].middle()
    svg = picture(view)
    assert f"translate({number(x)},{number(y)})" in svg.marks[f"turning-{tile}"]
    assert f"translate({number(x)},{number(y)})" not in svg.pieces[f"building-{tile}"]


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


@pytest.mark.parametrize("count", [4, 5])
def test_squares_lie_in_the_order_of_reading(count: int) -> None:
    boxes = square_boxes(count)
    assert boxes == sorted(boxes, key=lambda box: (box.y, box.x))
    assert max(box.y + box.height for box in boxes) < card_height(count)


def town_of(place: Callable[[PrintedPlot], tuple[int, int]]) -> Town:
    """The town with its plots moved to other columns and rows."""
    data = deepcopy(view_of("start")["printed"])
    for plot in data["plots"]:
        plot["column"], plot["row"] = place(plot)
    return Town(data["plots"], data["neighborhood_spaces"], 0, 0, 364)


TOWNS: dict[str, Callable[[PrintedPlot], tuple[int, int]]] = {
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


def test_every_sign_has_an_icon() -> None:
    known = {*icons.names(), "device"}
    assert set(SYMBOLS) <= known
    assert set(SIGNS.values()) <= known


def test_the_price_square_shows_the_one_resource_that_is_due() -> None:
    view = deepcopy(view_of("start"))
    assert len(view["area"][0]["marks"]) == 4  # its squares are small
    view["area"][0]["cost"] = {"lumber": 0, "jackscrew": 0, "masonry": 1}
    drawn = picture(view).pieces[f"resource-{view['area'][0]['card']}"]
    assert drawn.count('class="paid masonry"') == 1
    assert "\N{MINUS SIGN}1<" not in drawn
