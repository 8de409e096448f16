"""What is special to City Council's picture."""

import re
from html import unescape

import pytest

import jackscrew
from jackscrew.draw.words import width_of
from jackscrew.games.city_council.naming import MEMBERS
from jackscrew.games.city_council.picture import picture
from jackscrew.games.city_council.picture.question import half_between
from jackscrew.games.city_council.state import A
from jackscrew.games.city_council.view import CityCouncilView
from jackscrew.text import Words

from .positions import NAMES
from .views import GAINS, finished, middle, placed, placing, questions, start

SVG = "{http://www.w3.org/2000/svg}"
SMALLEST = 12

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
def each_view(request: pytest.FixtureRequest) -> CityCouncilView:
    return VIEWS[str(request.param)]


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
    assert A.targets(A.parse(action), 1) == ([target] if target else [])


@pytest.mark.parametrize("name", ["W" * 20, "Ω" * 20, "山" * 20, "🏙" * 20, "i" * 20, ""])
def test_any_name_stays_in_its_room(name: str) -> None:
    for view in (middle(), finished()):
        svg = picture(view, [name] * 4)
        for piece, room in (("seat-1", 108), ("seat-0", 108), ("cost-0", 47)):
            drawn = written(svg.pieces.get(piece, ""))
            assert all(width_of(words, 12) <= room for words in drawn), drawn


def written(markup: str) -> list[str]:
    return [unescape(words) for words in re.findall(r"<text[^>]*>([^<]*)</text>", markup)]


@pytest.mark.parametrize(
    ("name", "action", "points", "label"),
    [
        ("position", "place C5", -5, "\N{MINUS SIGN}5"),
        ("tick", "tick NW", 3, "+3"),
        ("rail", "rail J3", -2, "\N{MINUS SIGN}2"),
        ("speculate", "speculate C3", 12, "+12"),
        ("die", "die 4", 20, "+20"),
    ],
)
def test_gains_are_shown_where_they_are_told(
    name: str, action: str, points: int, label: str
) -> None:
    marks = picture(VIEWS[name], gains={action: points}).marks
    with_gain = [key for key, mark in marks.items() if 'class="gain"' in mark]
    assert with_gain == A.targets(A.parse(action), 0)
    assert f">{label}</text>" in marks[with_gain[0]]


def test_nothing_gained_is_shown_for_places_only() -> None:
    assert 'class="gain"' not in picture(VIEWS["rail"], gains={"rail J3": 0}).marks["square-J3"]
    assert ">0</text>" in picture(placing(), gains=GAINS).marks["place-C3"]


def test_a_packs_numbers_are_not_drawn_as_printed() -> None:
    view = VIEWS["rail"].copy()
    view["pack"] = "0123456789abcdef"
    svg = picture(view)
    assert 'class="number"' not in svg.marks["square-J3"]
    assert 'class="number"' in picture(VIEWS["rail"]).marks["square-J3"]
    assert "7 points at once" not in str(svg)


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
    for name, effect in MEMBERS.values():
        assert f">{words.text(name)}</text>" in drawn
        assert f">{words.text(effect)}</text>" in drawn
