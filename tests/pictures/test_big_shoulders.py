"""The picture of City of the Big Shoulders: golden files, and what must hold of every picture."""

import json
import os
import random
import re
from collections import Counter
from collections.abc import Callable
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
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.components import COMPANIES
from jackscrew.games.big_shoulders.picture import picture, targets_of
from jackscrew.games.big_shoulders.picture.scene import DRAWN, only_lost
from jackscrew.games.big_shoulders.picture.signs import CODES
from jackscrew.games.big_shoulders.picture.tracks import VALUE_ZONE, token_height, token_place

View = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ada", "Bruno", "Greedy", "Mira"]
SMALLEST = 12
LIKES = {"start": 6, "buy": 3, "run": 8, "deliver": 8, "pay": 6, "pass": 0.3, "discard": 0.02}
PARTS = ["all", "city", "tracks", "market", "companies", "players"]


def is_at(phase: str, decade: int, step: str) -> Callable[[View], bool]:
    """Is a view in this phase, not before this decade, and asked this?"""

    def check(view: View) -> bool:
        asked = view["question"] or {}
        return (view["phase"], asked.get("step")) == (phase, step) and view["decade"] >= decade

    return check


def played(seats: int, seed: int, is_wanted: Callable[[View], bool], **options: bool) -> View:
    """A view of a match played by chance up to a position; its end if there is no such."""
    game = jackscrew.game("big_shoulders")
    match = game.new(seats, seed, None, **options)
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


POSITIONS: dict[str, tuple[int, int, Callable[[View], bool], dict[str, bool]]] = {
    "setup": (2, 3, is_at("setup", 1, "start"), {}),
    "trade": (3, 4, is_at("stock", 2, "trade"), {"advanced": True}),
    "sale": (4, 5, is_at("stock", 2, "sell"), {}),
    "build": (3, 2, is_at("building", 1, "build"), {}),
    "draft": (4, 2, is_at("building", 2, "draft"), {"draft": True}),
    "action": (4, 9, is_at("action", 4, "turn"), {}),
    "produce": (2, 1, is_at("operating", 2, "produce"), {"goals": False}),
    "distribute": (3, 6, is_at("operating", 3, "distribute"), {"advanced": True}),
    "end": (4, 8, lambda view: False, {}),
}


@cache
def view_of(name: str) -> View:
    seats, seed, is_wanted, options = POSITIONS[name]
    return played(seats, seed, is_wanted, **options)


@pytest.fixture(params=POSITIONS, name="view")
def each_view(request: pytest.FixtureRequest) -> View:
    return view_of(request.param)


def elements(svg: Svg) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(str(svg)).iter())


@pytest.mark.parametrize("name", ["setup", "action", "distribute"])
def test_the_picture_is_as_it_was(name: str) -> None:
    """Set JACKSCREW_UPDATE_GOLDEN=1 to write views and files anew; then look at them."""
    file = GOLDEN / f"big_shoulders_{name}.svg"
    seen = file.with_suffix(".json")
    if os.environ.get("JACKSCREW_UPDATE_GOLDEN") == "1":
        seen.write_text(json.dumps(view_of(name), sort_keys=True) + "\n", encoding="utf-8")
        view = json.loads(seen.read_text(encoding="utf-8"))
        file.write_text(str(picture(view, NAMES)), encoding="utf-8")
    view = json.loads(seen.read_text(encoding="utf-8"))
    assert str(picture(view, NAMES)) == file.read_text(encoding="utf-8")


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
    marked = {key for key, markup in svg.pieces.items() if ' role="button"' in markup}
    actions = (view["question"] or {"actions": []})["actions"]
    asked = {target for action in actions for target in targets_of(action)}
    assert marked == asked - only_lost(actions)
    assert not svg.marks


def test_what_can_only_be_discarded_is_no_mark() -> None:
    actions = ["discard union_stockyards", "discard price_protection", "end"]
    assert only_lost(actions) == {"asset-union_stockyards", "asset-price_protection"}
    assert only_lost([*actions, "activate union_stockyards"]) == {"asset-price_protection"}


def test_every_piece_has_a_title(view: View) -> None:
    assert [key for key, it in picture(view).pieces.items() if "<title></title>" in it] == []
    assert [key for key, it in picture(view).pieces.items() if "<title>" not in it] == []


def test_names_are_text_and_nothing_else(view: View) -> None:
    names = ['<b>&"', "]]>", "{value}", "'); x"]
    titles = [e.text or "" for e in elements(picture(view, names)) if e.tag == f"{SVG}title"]
    for name in names[: view["seats"]]:
        assert any(name in title for title in titles)
    assert "<b>" not in str(picture(view, names))


def test_a_long_name_is_cut_and_whole_in_the_title() -> None:
    name = "Maximiliane-Theodora von und zu Hohenstaufen"
    panel = picture(view_of("action"), [name, *NAMES[1:]]).pieces["seat-0"]
    assert name in panel.split("</title>")[0]
    assert name not in panel.split("</title>")[1]


def test_no_rule_makes_text_smaller_than_twelve_units() -> None:
    css = read_style("jackscrew.games.big_shoulders", "board.css")
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;]*?(\d+)px", css)]
    assert min(sizes) >= SMALLEST


def test_lettering_has_a_size(view: View) -> None:
    sized = re.compile(r"\b(s\d\d|section|year|phase|name|code|rank)\b")
    for element in elements(picture(view)):
        if element.tag == f"{SVG}text":
            assert sized.search(element.get("class", "")), element.text


def test_all_words_go_through_the_translator(view: View) -> None:
    def dots(message: str, **values: object) -> str:
        english(message, **values)
        return "•"

    drawn = elements(picture(view, ["•"] * 4, text=dots))
    words = [e.text or "" for e in drawn if e.tag in (f"{SVG}text", f"{SVG}title")]
    proper = [word for word in words if re.search(r"[A-Za-z]", word)]
    allowed = {*CODES.values(), *map(naming.company, COMPANIES)}
    assert {word for word in proper if word not in allowed} == set()


def test_the_printed_board_does_not_depend_on_the_position() -> None:
    sale, action = view_of("sale"), view_of("action")
    assert picture(sale).under is picture(action, theme="dark").under
    assert picture(action | {"seat": -1} | {"players": hidden(action)}).under is picture(sale).under


def hidden(view: View) -> list[View]:
    """The players as a spectator sees them."""
    secret = {"hand": None, "drafted": None, "played": None, "tossed": None, "removed": None}
    return [player | secret for player in view["players"]]


def test_a_spectator_sees_no_hand() -> None:
    view = view_of("build")
    svg = picture(view | {"seat": -1, "players": hidden(view), "question": None})
    assert not any(key.startswith(("hand-", "remove-")) for key in svg.pieces)
    assert "no-hand" in svg.pieces


def test_a_hand_card_has_a_zone_to_build_and_one_to_remove() -> None:
    view = view_of("build")
    svg = picture(view)
    for key in view["players"][view["seat"]]["hand"]:
        assert "askable" in svg.pieces[f"hand-{key}"]
        assert "askable" in svg.pieces[f"remove-{key}"]


def test_what_lies_on_an_answer_lets_clicks_through() -> None:
    view = view_of("action")
    pieces = picture(view).pieces
    companies = [key.removeprefix("company-") for key in pieces if is_asked(pieces, key)]
    assert companies
    for company in companies:
        assert " through" in pieces[f"figures-{company}"]


def is_asked(pieces: dict[str, str], key: str) -> bool:
    """Is it the charter of a company in play, and an answer?"""
    is_charter = key.startswith("company-") and key.replace("company-", "figures-") in pieces
    return is_charter and " askable" in pieces[key]


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
    for markup in svg.pieces.values():
        if " askable" in markup:
            at = re.search(r"translate\(([\d.-]+),([\d.-]+)\)", markup)
            assert at
            x, y = float(at[1]), float(at[2])
            assert any(a <= x <= a + w and b <= y <= b + h for a, b, w, h in boxes), markup[:60]


def test_a_partner_keeps_its_id_from_home_to_a_space() -> None:
    view = view_of("action")
    keys = [key for key in picture(view).pieces if key.startswith("partner-")]
    known = sum(len(player["placed"]) + player["ready"] for player in view["players"])
    assert len(keys) == known


def test_tokens_stay_above_their_figure() -> None:
    for count in range(1, 11):
        places = [token_place(j, count) for j in range(count)]
        assert len(set(places)) == count
        assert all(0 <= y < y + token_height(count) < VALUE_ZONE for _, y in places)


def test_a_certificate_being_sold_stands_out() -> None:
    view = view_of("sale")
    drawn = picture(view)
    for sale in view["sale"]:
        assert 'class="selling"' in drawn.pieces[f"shares-{sale['company']}"]


def test_the_winner_and_the_seat_to_move_stand_out() -> None:
    end, action = view_of("end"), view_of("action")
    over = picture(end).pieces
    assert [seat for seat in range(4) if " won" in over[f"seat-{seat}"]] == end["winners"]
    asked = picture(action).pieces
    now = [seat for seat in range(4) if re.search(r'class="[^"]* now', asked[f"seat-{seat}"])]
    assert now == [action["question"]["seat"]]


def test_the_numbers_of_a_pack_are_drawn() -> None:
    view = view_of("action")
    key = next(it["building"] for it in view["players"][0]["buildings"] if it)
    cards = view["cards"] | {key: view["cards"][key] | {"amount": 85}}
    other = view | {"cards": cards, "pack": "0123456789abcdef"}
    assert "$85" in unescape(picture(other).pieces[f"building-{key}"])


def test_the_vignette_takes_its_colours_from_the_style_sheet() -> None:
    folder = resources.files("jackscrew.games.big_shoulders")
    art = folder.joinpath("vignette.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(art)
    assert (root.get("class"), root.get("viewBox")) == ("art", "0 0 240 208")
    for element in root.iter():
        assert not {"style", "fill", "stroke", "id"} & set(element.attrib)
    assert icons.used_in(art) <= set(icons.names())
    css = read_style("jackscrew.games.big_shoulders", "board.css")
    classes = {name for element in root.iter() for name in element.get("class", "").split()}
    assert [name for name in classes if not re.search(rf"\.{name}\b", css)] == []


def test_what_is_remembered_is_what_would_be_drawn() -> None:
    match = jackscrew.game("big_shoulders").new(3, 7, None, advanced=True)
    dice = random.Random(7)
    while not match.over:
        if match.version % 5 == 0:
            views = [match.view(seat) for seat in (-1, 0, 1, 2)]
            remembered = [str(picture(view, NAMES)) for view in views]
            DRAWN.clear()
            assert remembered == [str(picture(view, NAMES)) for view in views]
        seat = dice.choice(match.pending())
        match.play(dice.choice(match.legal(seat)), seat)
