"""The drawing package: layers, ids, escaping, themes, icons, words that fit."""

from xml.etree import ElementTree

import pytest

from jackscrew.draw import Svg, english, icons
from jackscrew.draw.plan import square_of
from jackscrew.draw.shapes import icon, number, write
from jackscrew.draw.themes import theme_css
from jackscrew.draw.words import fitted, gained, signed, width_of

NASTY = '<b>&"'


def small() -> Svg:
    svg = Svg(100, 50, under='<rect width="5" height="5"/>', label=NASTY, css="toy", style=".toy{}")
    svg.piece("pawn-0", 10, 20.5, "pawn p0", icon("seat-0", 0, 0, 10), NASTY)
    svg.mark("place-A1", 1, 2, write(0, 0, NASTY), NASTY)
    return svg


def test_a_picture_is_well_formed_and_holds_user_words_as_text() -> None:
    root = ElementTree.fromstring(str(small()))
    assert root.get("aria-label") == NASTY
    assert [element.text for element in root.iter("{http://www.w3.org/2000/svg}title")] == [
        NASTY
    ] * 2
    assert root.findtext(".//{http://www.w3.org/2000/svg}text") == NASTY


def test_a_piece_is_moved_by_an_attribute() -> None:
    piece = small().pieces["pawn-0"]
    assert piece.startswith('<g id="pawn-0" class="piece pawn p0" transform="translate(10,20.5)">')


def test_marks_can_be_focused() -> None:
    mark = small().marks["place-A1"]
    assert 'tabindex="0" role="button"' in mark
    assert 'class="target"' in mark


def test_answers_are_outlined_in_the_picture_and_not_in_the_pieces() -> None:
    svg = small()
    svg.piece("coin-0-2", 0, 0, "coin", "", "a coin")
    before = dict(svg.pieces)
    svg.answer({"coin-0-2"})
    assert svg.pieces == before
    outlined = 'class="piece coin askable" transform="translate(0,0)" tabindex="0" role="button">'
    assert outlined in svg.fragment()
    assert outlined in str(svg)
    assert "askable" not in svg.still("all", "the same")


def test_answers_are_told_in_the_same_order_everywhere() -> None:
    svg = small()
    keys = [f"coin-{number}" for number in range(10)]
    for key in reversed(keys):
        svg.piece(key, 0, 0, "", "")
    svg.answer(set(keys))
    assert list(svg.answers) == keys


def test_clicks_go_through_what_lies_on_an_answer_and_through_what_would_be_lost() -> None:
    svg = small()
    for key, on in (("card", ""), ("token", "card"), ("other", "board"), ("lost", "")):
        svg.piece(key, 0, 0, "", "", on=on)
    svg.answer({"card"}, {"lost"}, calm=True)
    assert svg.answers == {"card": "askable calm", "token": "through", "lost": "through"}


@pytest.mark.parametrize("key", ["pawn-0", "place-A1"])
def test_an_id_is_used_once(key: str) -> None:
    with pytest.raises(ValueError, match=key):
        small().piece(key, 0, 0, "", "")
    with pytest.raises(ValueError, match=key):
        small().mark(key, 0, 0, "")


def test_a_file_stands_alone_and_a_fragment_leans_on_its_page() -> None:
    svg = small()
    alone, fragment = str(svg), svg.fragment()
    assert "--paper" in alone
    assert ".toy{}" in alone
    assert 'class="paper"' in alone
    assert alone.count("<symbol") == 1
    assert 'id="i-seat-0"' in alone
    assert "<style" not in fragment
    assert "<defs" not in fragment
    assert "paper" not in fragment
    assert svg._repr_svg_() == alone


def test_parts_are_named_and_the_whole_is_one_of_them() -> None:
    svg = Svg(100, 50, parts={"board": (0, 0, 50.5, 50)})
    assert 'data-parts="all 0 0 100 50;board 0 0 50.5 50"' in svg.fragment()


def test_a_picture_may_find_out_its_height_and_tell_how_small_it_can_be() -> None:
    svg = Svg(100, 0, least=1)
    svg.resize(70, {"board": (0, 0, 50, 70)})
    assert svg.boxes() == "all 0 0 100 70;board 0 0 50 70"
    assert 'viewBox="0 0 100 70"' in svg.fragment()
    assert 'data-least="1"' in svg.fragment()
    assert "data-least" not in small().fragment()


def test_a_picture_without_a_question_is_an_image() -> None:
    assert 'role="img"' in Svg(1, 1).fragment()
    assert 'role="group"' in small().fragment()


def test_a_theme_is_set_on_the_picture_alone() -> None:
    assert theme_css("dark").startswith('.picture[data-theme="dark"]')
    assert theme_css("dark").count("--paper:") == 2
    assert 'data-theme="dark"' in str(Svg(1, 1, theme="dark"))
    with pytest.raises(ValueError, match="light, dark"):
        Svg(1, 1, theme="sepia")


def test_every_icon_is_well_formed() -> None:
    root = ElementTree.fromstring(icons.sheet())
    assert len(root) == len(icons.names()) == 131
    assert all(len(symbol[0]) for symbol in root)


def test_words_are_cut_to_their_room() -> None:
    assert fitted("Ada", 80, 14) == "Ada"
    short = fitted("Maximiliane von Hohenstaufen", 80, 14)
    assert short.endswith("…")
    assert width_of(short, 14) <= 80
    assert width_of("e\N{COMBINING ACUTE ACCENT}", 10) == width_of("e", 10)
    assert width_of("山", 10) > width_of("a", 10)


def test_numbers_and_squares() -> None:
    assert [number(value) for value in (0.0, -0.001, 2.5, 10, 1 / 3)] == [
        "0",
        "0",
        "2.5",
        "10",
        "0.33",
    ]
    assert (signed(-3), gained(3), gained(0)) == ("\N{MINUS SIGN}3", "+3", "0")
    assert square_of("D11") == (10, 3)


def test_the_english_translator_fills_places_only() -> None:
    assert english("{name} bid {value}", name="{value}", value=3) == "{value} bid 3"
