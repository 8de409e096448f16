"""What is drawn can be asked about: every sign of every picture has a card, and sums add up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import looks
import pytest
from laws import replayed
from meanings import SVG, Element, leads_to, meaning, paths

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.core.supplied import picture_of
from jackscrew.core.view import question_of
from jackscrew.draw import icons
from jackscrew.draw.words import signed
from jackscrew.learn.guide import RULE
from jackscrew.learn.signs import BESIDE, ENDED, SHEET, TERMS, Sign, parse_way, read_signs
from jackscrew.learn.sums import terms_of
from jackscrew.text import LANGUAGES, Words
from jackscrew.web.show.seats import figure

pytestmark = pytest.mark.once  # the same in both builds
GAMES = jackscrew.games()
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
MINUS = ("\N{MINUS SIGN}", "\N{EN DASH}")  # where there is room for a whole one, and where not
FIGURE = re.compile(rf"(?:.*\$)?([{''.join(MINUS)}]?\d+)")
OWNER = "#i-seat-"  # the shape of a player stands for what it is on
TABLES = [
    pytest.param(game, seats, flipped, id=f"{game.key}-{seats}-{'flipped' if flipped else ''}")
    for game in GAMES
    for seats in game.seats
    for flipped in range(len(looks.option_sets(game, seats)))
]
tables = pytest.mark.parametrize(("game", "seats", "flipped"), TABLES)
Way = tuple[Element, ...]


def drawn(match: Match) -> Iterator[Way]:
    """All that is drawn of a position for whoever is asked; others see nothing beyond it."""
    view = match.view(looks.asked(match))
    gains = dict.fromkeys(question_of(view)["actions"], 3) if view["question"] else {}
    picture = picture_of(match.game).picture(view, gains=gains)
    yield from paths(ElementTree.fromstring(str(picture)))


def beside(match: Match) -> Iterator[Way]:
    """The figures beside the board."""
    words = looks.both_languages(match.game)[0]
    for seat in range(match.setup.seats):
        shown = "".join(map(figure, words.figures(match.view(), seat)))
        total = f'<i class="total">{signed(match.scores()[seat])}</i>'
        total += f'<i class="then">{signed(match.if_ended()[seat])}</i>'
        row = f'<div class="seat" id="seated-{seat}">{total}{shown}</div>'
        yield from paths(ElementTree.fromstring(row))


def likeness(path: Way) -> tuple[str, ...]:
    """All that signs are found by: what is alike means the same."""
    return tuple(
        f"{element.tag} {element.get('id')} {element.get('class')} {element.get('href')}"
        f" {element.get('data-sign')}"
        for element in path
    )


@cache
def shown(game: Game, seats: int, flipped: int) -> dict[tuple[str, ...], Way]:
    """All that is drawn in a random game, without what is alike."""
    found: dict[tuple[str, ...], Way] = {}
    for match in looks.positions(game, seats, bool(flipped)):
        for path in (*drawn(match), *beside(match)):
            is_figure = re.search(r"\d", path[-1].text or "") is not None
            found.setdefault((*likeness(path), str(is_figure)), path)
    return found


@cache
def stored(game: Game) -> list[Way]:
    """How stored games end: people come to places that random players do not find."""
    ends = [replayed(game, file) for file in sorted((looks.RECORDS / game.key).glob("*.txt"))]
    return [path for match in ends for path in drawn(match)]


def needs_sign(path: Way) -> bool:
    """Is it an icon, a piece, a mark or a figure?"""
    element = path[-1]
    tag = element.tag.removeprefix(SVG)
    is_figure = tag in ("text", "tspan") and re.search(r"\d", element.text or "") is not None
    is_beside = re.search(r"\bfigure-|\b(total|then)\b", element.get("class", "")) is not None
    return tag == "use" or is_figure or is_beside or bool(element.get("id"))


def has_own(path: Way, depth: int) -> bool:
    """Has an icon a sign of its own, not just that of the piece it is drawn on?"""
    href = path[-1].get("href", "")
    return not href or href.startswith(OWNER) or not path[depth].get("id")


@tables
def test_everything_drawn_has_a_sign(game: Game, seats: int, flipped: int) -> None:
    signs = read_signs(game, "en")
    without = []
    for key, path in shown(game, seats, flipped).items():
        if needs_sign(path) and path[-1].get("id", "").rpartition("-")[0] != "seated":
            found = meaning(path, signs)
            if found is None or not has_own(path, found[1]):
                without.append(" > ".join(key))
    assert without == []


@games
def test_every_way_leads_somewhere(game: Game) -> None:
    signs = read_signs(game, "en")
    ways = {(sign.key, way) for sign in signs for way in sign.on}
    keys = {sign.key for sign in signs if not sign.on}
    for _, seats, flipped in (case.values for case in TABLES if case.values[0] is game):
        for path in (*shown(game, seats, flipped).values(), *stored(game)):
            ways = {(key, way) for key, way in ways if not leads_to(path, way)}
            keys.discard(path[-1].get("data-sign", ""))
    assert ways == set()
    assert keys == set(), "signs that are never drawn"


@games
def test_signs_are_told(game: Game) -> None:
    """In both languages alike, each in a sentence of its own, with a rule that there is."""
    english, german = (read_signs(game, language) for language in LANGUAGES)
    rules = set(re.findall(rf"\b{RULE}\b", (game.folder / "rules.md").read_text("utf-8")))
    parts = {*Words(game).own.PICTURE_PARTS, BESIDE}
    assert len({sign.key for sign in english}) == len(english) > 0
    for signs in (english, german):
        assert len({sign.told for sign in signs}) == len(signs)
        assert len({sign.name for sign in signs}) == len(signs)
    looks.check_same([sign.name for sign in english], [sign.name for sign in german])
    looks.check_same([sign.told for sign in english], [sign.told for sign in german])
    for sign in english:
        assert sign.rule in rules, sign.key
        assert {*sign.where} <= parts, sign.key
        assert sign.where, sign.key
        assert not sign.icon or sign.icon in icons.names(), sign.key
        assert sign.sum in ("", SHEET, ENDED, TERMS), sign.key


def is_text(path: Way) -> bool:
    """Is it written, and all that there is of its sign?"""
    element = path[-1]
    return element.tag == f"{SVG}text" or element.get("aria-hidden") == "true" or is_total(element)


def is_total(element: Element) -> bool:
    return element.get("class") in ("total", "then")


def piece_of(path: Way) -> str:
    """The id of the piece that something is drawn on."""
    return next(key for element in reversed(path) if (key := element.get("id")))


def numbers(path: Way) -> list[int]:
    """The whole numbers that are written in an element, maybe as dollars."""
    texts = [element.text or "" for element in path[-1].iter() if element.text]
    found = [it[1] for it in map(FIGURE.fullmatch, texts) if it]
    return [-int(text[1:]) if text.startswith(MINUS) else int(text) for text in found]


@tables
def test_sums_are_the_numbers_shown(game: Game, seats: int, flipped: int) -> None:
    words = looks.both_languages(game)
    signs, told = read_signs(game, "en"), set[str]()
    for match in looks.positions(game, seats, bool(flipped))[::-5]:
        for path in (*drawn(match), *beside(match)):
            if not is_text(path) or not numbers(path):
                continue
            found = meaning(path, signs)
            if found and found[0].sum:
                check_sum(match, words, found[0], path)
                told.add(found[0].key)
    assert told == {sign.key for sign in signs if sign.sum}, "sums that are never shown"


def check_sum(match: Match, words: tuple[Words, Words], sign: Sign, path: Way) -> None:
    """The terms of a number are told alike in both languages, and it is their sum."""
    each = [terms_of(match, match.view(), it, sign, piece_of(path)) for it in words]
    for terms in each:
        assert sum(term.count for term in terms) == numbers(path)[0], sign.key
        assert all(term.name and term.count for term in terms)
    names, german = ([term.name for term in terms] for terms in each)
    assert len(names) == len(german) == len(set(names))


def test_ways_are_read() -> None:
    def selector(way: str) -> str:
        return " ".join(step.selector() for step in parse_way(way))

    assert selector("#region-* @suns") == '[id^="region-"] use[href="#i-suns"]'
    assert selector(".tile.waiting .value") == ".tile.waiting .value"
    assert selector("[culture] @*") == '[data-sign="culture"] use'
    assert selector("circle.stop") == "circle.stop"
    with pytest.raises(ValueError, match="no step"):
        parse_way("tile > value")
