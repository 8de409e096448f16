"""City Council's picture: golden files, and what must hold of every picture."""

import os
import re
from collections import Counter
from copy import deepcopy
from functools import cache
from html import unescape
from importlib import resources
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import jackscrew
from jackscrew.draw import Svg, english, icons
from jackscrew.draw.themes import read_style
from jackscrew.draw.words import width_of
from jackscrew.games.city_council.picture import picture, target_of
from jackscrew.games.city_council.picture.names import COUNCIL
from jackscrew.games.city_council.picture.question import half_between
from jackscrew.games.city_council.state import A
from jackscrew.text import Words

from .views import finished, middle, placed, placing, questions, start

SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ada", "Bruno", "Greedy", "Mira"]
SMALLEST = 12

GOLDEN_VIEWS = {"start": start(3), "placing": placing(), "finished": finished()}
VIEWS = {
    "start_3": start(3),
    "start_4": start(4),
    "middle": middle(),
    "placed": placed(),
    "finished_3": finished(3),
    "finished_4": finished(4),
    **questions(),
}


@pytest.fixture(params=VIEWS, name="view")
def each_view(request: pytest.FixtureRequest) -> dict[str, Any]:
    view: dict[str, Any] = VIEWS[request.param]
    return view


def elements(svg: Svg) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(str(svg)).iter())


@pytest.mark.parametrize("name", GOLDEN_VIEWS)
def test_the_picture_is_as_it_was(name: str) -> None:
    """Set JACKSCREW_UPDATE_GOLDEN=1 to write the files anew; then look at them."""
    drawn = str(picture(GOLDEN_VIEWS[name], NAMES))
    file = GOLDEN / f"city_council_{name}.svg"
    if os.environ.get("JACKSCREW_UPDATE_GOLDEN") == "1":
        GOLDEN.mkdir(exist_ok=True)
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")


def test_every_id_is_there_once(view: dict[str, Any]) -> None:
    counts = Counter(key for element in elements(picture(view)) if (key := element.get("id")))
    assert [key for key, count in counts.items() if count > 1] == []


def test_every_icon_used_is_in_the_file(view: dict[str, Any]) -> None:
    drawn = elements(picture(view))
    ids = {element.get("id") for element in drawn}
    used = {element.get("href", "")[1:] for element in drawn if element.tag == f"{SVG}use"}
    assert used
    assert used <= ids


@pytest.mark.parametrize("name", questions())
def test_every_action_has_its_target(name: str) -> None:
    svg, question = picture(VIEWS[name]), VIEWS[name]["question"]
    for action in question["actions"]:
        targets = A.targets(A.parse(action), question["seat"])
        assert len(targets) == (0 if action in ("skip", "stop") else 1), action
        for target in targets:
            assert target in svg.marks or 'askable"' in svg.pieces[target], action


def test_only_answers_are_marked(view: dict[str, Any]) -> None:
    svg = picture(view)
    marked = {key for key, markup in svg.pieces.items() if ' role="button"' in markup}
    question = view["question"] or {"seat": 0, "actions": []}
    actions = map(A.parse, question["actions"])
    targets = {key for action in actions for key in A.targets(action, question["seat"])}
    assert marked | set(svg.marks) == targets


@pytest.mark.parametrize(
    ("action", "target"),
    [
        ("bid 5", "bid-5"),
        ("bid 4+1", "bid-5"),
        ("order 3", "turn-3"),
        ("lobby zoning", "council-zoning"),
        ("steal 2", "seat-2"),
        ("winner 2", "seat-2"),
        ("take S3", "tile-S3"),
        ("pay 5", "coin-1-5"),
        ("pay chit", "chits-1"),
        ("invest chit", "chits-1"),
        ("fund 3", "coin-1-3"),
        ("fund chit", "chits-1"),
        ("place D11", "place-D11"),
        ("tick NW", "tick-NW"),
        ("speculate D11", "point-D11"),
        ("die 4", "die-face-4"),
        ("rail D11", "square-D11"),
        ("skip", None),
        ("stop", None),
    ],
)
def test_targets_have_these_ids(action: str, target: str | None) -> None:
    assert target_of(action, 1) == target


def test_every_piece_and_mark_has_a_title(view: dict[str, Any]) -> None:
    svg = picture(view)
    untitled = [k for k, markup in (svg.pieces | svg.marks).items() if "<title>" not in markup]
    assert untitled == []


def test_names_are_text_and_nothing_else(view: dict[str, Any]) -> None:
    names = ['<b>&"', "]]>", "{value}", "'); x"]
    titles = [e.text or "" for e in elements(picture(view, names)) if e.tag == f"{SVG}title"]
    for name in names[: view["seats"]]:
        assert any(name in title for title in titles)
    assert "<b>" not in str(picture(view, names))


def test_a_long_name_is_cut_and_whole_in_the_title() -> None:
    name = "Maximiliane-Theodora von und zu Hohenstaufen"
    svg = picture(middle(), [name, *NAMES[1:]])
    mat = svg.pieces["seat-0"]
    assert name in mat.split("</title>")[0]
    assert name not in mat.split("</title>")[1]


@pytest.mark.parametrize("name", ["W" * 20, "Ω" * 20, "山" * 20, "🏙" * 20, "i" * 20, ""])
def test_any_name_stays_in_its_room(name: str) -> None:
    for view in (middle(), finished()):
        svg = picture(view, [name] * 4)
        for piece, room in (("seat-1", 108), ("seat-0", 108), ("cost-0", 47)):
            drawn = written(svg.pieces.get(piece, ""))
            assert all(width_of(words, 12) <= room for words in drawn), drawn


def written(markup: str) -> list[str]:
    return [unescape(words) for words in re.findall(r"<text[^>]*>([^<]*)</text>", markup)]


def test_gains_are_shown_where_they_are_told() -> None:
    for name, action, points, label in (
        ("position", "place C5", -5, "\N{MINUS SIGN}5"),
        ("tick", "tick NW", 3, "+3"),
        ("rail", "rail J3", -2, "\N{MINUS SIGN}2"),
        ("speculate", "speculate C3", 12, "+12"),
        ("die", "die 4", 20, "+20"),
    ):
        view = deepcopy(VIEWS[name])
        view["question"]["gains"] = {action: points}
        svg = picture(view)
        with_gain = [key for key, mark in svg.marks.items() if 'class="gain"' in mark]
        assert with_gain == [target_of(action, 0)]
        assert f">{label}</text>" in svg.marks[with_gain[0]]


def test_nothing_gained_is_shown_for_places_only() -> None:
    view = deepcopy(VIEWS["rail"])
    view["question"]["gains"] = {"rail J3": 0}
    assert 'class="gain"' not in picture(view).marks["square-J3"]
    assert ">0</text>" in picture(placing()).marks["place-C3"]


def test_a_packs_numbers_are_not_drawn_as_printed() -> None:
    view = VIEWS["rail"] | {"pack": "0123456789abcdef"}
    svg = picture(view)
    assert 'class="number"' not in svg.marks["square-J3"]
    assert 'class="number"' in picture(VIEWS["rail"]).marks["square-J3"]
    assert "7 points at once" not in str(svg)


def test_the_vignette_takes_its_colours_from_the_style_sheet() -> None:
    folder = resources.files("jackscrew.games.city_council")
    art = folder.joinpath("vignette.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(art)
    assert (root.get("class"), root.get("viewBox")) == ("art", "0 0 240 208")
    for element in root.iter():
        assert not {"style", "fill", "stroke", "id"} & set(element.attrib)
    assert icons.used_in(art) <= set(icons.names())
    css = read_style("jackscrew.games.city_council", "board.css")
    classes = {name for element in root.iter() for name in element.get("class", "").split()}
    assert [name for name in classes if not re.search(rf"\.{name}\b", css)] == []


def test_no_text_is_smaller_than_twelve_units(view: dict[str, Any]) -> None:
    root = ElementTree.fromstring(str(picture(view)))
    for size, text in sizes_of_text(root, 1.0, []):
        assert size >= SMALLEST, text.text


def sizes_of_text(
    element: ElementTree.Element, scale: float, path: list[str]
) -> list[tuple[float, ElementTree.Element]]:
    """Each text with its size by the style sheets, times the scales around it."""
    grown = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(grown[1]) if grown else 1
    path = [*path, element.get("class", "")]
    if element.tag == f"{SVG}text":
        return [(round(scale * font_size(path), 2), element)]
    return [pair for child in element for pair in sizes_of_text(child, scale, path)]


def font_size(path: list[str]) -> float:
    """The size given by the last rule whose classes are all on the way down to the text."""
    around, own = " ".join(path).split(), path[-1].split()
    fits = [size for names, size in font_rules() if names[-1] in own and set(names) <= set(around)]
    tagged = [size for names, size in font_rules() if names[-1] == "text" and names[-2] in around]
    return (fits or tagged)[-1]


@cache
def font_rules() -> list[tuple[list[str], float]]:
    """Classes and font size of every rule that sets one, outside media queries."""
    css = read_style("jackscrew.draw", "picture.css")
    css += read_style("jackscrew.games.city_council", "board.css")
    plain = re.sub(r"@(media|keyframes)[^{]*\{([^{}]*\{[^{}]*\})*\s*\}", "", css)
    rules = re.findall(r"([^{}]+)\{([^{}]*font-size: (\d+)px[^{}]*)\}", plain)
    return [
        (re.findall(r"[\w-]+", selector.split("*/")[-1].replace("svg.", ".")), float(px))
        for selector, _, px in rules
    ]


def test_no_rule_makes_text_smaller_than_twelve_units() -> None:
    assert min(size for _, size in font_rules()) >= SMALLEST


def test_all_words_go_through_the_translator(view: dict[str, Any]) -> None:
    def dots(message: str, **values: object) -> str:
        english(message, **values)
        return "•"

    drawn = elements(picture(view, ["•"] * 4, text=dots))
    words = "".join(e.text or "" for e in drawn if e.tag in (f"{SVG}text", f"{SVG}title"))
    coordinates = re.sub(r"[A-N]\d{1,2}|[A-N](?=[^a-z]|$)", "", words)
    assert re.findall(r"[A-Za-z]", coordinates) == []


def test_the_printed_board_is_drawn_once() -> None:
    assert picture(start(4)).under is picture(placing(), theme="dark").under


def test_the_winner_and_the_seat_to_move_stand_out() -> None:
    over = picture(finished()).pieces
    assert [seat for seat in range(4) if " won" in over[f"seat-{seat}"]] == [1]
    asked = picture(placing()).pieces
    assert [seat for seat in range(4) if " now" in asked[f"seat-{seat}"]] == [0]


def test_a_half_is_shaded_with_the_interests_in_it() -> None:
    pieces = picture(middle(), show_region=3).pieces
    outlined = sorted(key for key in pieces if key.startswith("interest-"))
    assert "half-3" in pieces
    assert outlined == ["interest-M1", "interest-M3", "interest-M4", "interest-S4"]
    assert "half-0" not in picture(start(4), show_region=0).pieces


def test_a_tile_keeps_its_id_from_the_stack_to_the_city() -> None:
    assert "tile-C5" in picture(middle()).pieces
    assert "tile-C5" in picture(placed()).pieces


def test_a_tile_without_tick_has_no_ring() -> None:
    assert 'class="tick"' not in picture(placed(None)).pieces["tile-C5"]
    assert 'class="tick"' in picture(placed("SE")).pieces["tile-C5"]


def test_a_bid_coin_is_on_the_track_and_then_on_the_turn_order() -> None:
    places = [
        position(picture(questions()[name]).pieces["coin-0-5"]) for name in ("stack", "bid", "pick")
    ]
    assert len(set(places)) == 3


def position(markup: str) -> str:
    found = re.search(r"translate\([^)]*\)", markup)
    assert found
    return found[0]


def test_a_mark_goes_round_a_die() -> None:
    marks = picture(placing()).marks
    assert "mark round" in marks["place-C1"]
    assert "mark round" not in marks["place-D11"]


def test_parts_lie_in_the_picture(view: dict[str, Any]) -> None:
    svg = picture(view)
    assert list(svg.parts) == ["all", "board", "council", "seats"]
    for x, y, width, height in svg.parts.values():
        assert x >= 0
        assert y >= 0
        assert x + width <= svg.width
        assert y + height <= svg.height


def test_a_crossing_shows_the_half_it_would_make() -> None:
    """North and south of the middle, or west and east of it, with the investor's quadrant."""
    assert [half_between(*both) for both in HALVES_MADE] == ["N", "S", "W", "E"]
    for mark in re.findall(r'<g id="point-[^\n]*', str(picture(VIEWS["speculate"]))):
        assert mark.count('class="half"') == 1


HALVES_MADE = [((1, 2), (3, 9)), ((8, 9), (9, 2)), ((2, 3), (10, 3)), ((12, 9), (2, 9))]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_member_of_the_council_does_is_never_cut(language: str) -> None:
    words = Words(jackscrew.game("city_council"), language)
    drawn = str(picture(VIEWS["start_4"], NAMES, words.text))
    for name, effect in COUNCIL.values():
        assert f">{words.text(name)}</text>" in drawn
        assert f">{words.text(effect)}</text>" in drawn
