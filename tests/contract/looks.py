"""What every game's picture and words must keep; each check looks at one position."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from gettext import NullTranslations
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any, NoReturn
from xml.etree import ElementTree

import pytest

from jackscrew.core.game import Game, Option
from jackscrew.core.match import PUBLIC, Match, revealed
from jackscrew.core.record import HIDDEN, Line, parse_record
from jackscrew.core.state import Event
from jackscrew.core.supplied import Memory, Panel, Picture, Value, picture_of
from jackscrew.core.view import View, question_of
from jackscrew.draw import english, icons
from jackscrew.draw.themes import read_style
from jackscrew.text import Words
from jackscrew.text.catalogues import catalogue
from jackscrew.text.words import SHORT, words_of

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Ada", "Bruno", "Clara", "Dora")
EVIL = ('<b>&"', "]]>", "{value}", "'); x")
LONG = "Maximiliane-Theodora von und zu Hohenstaufen"
OUT = ("now", "won")  # classes of who stands out
MOMENTARY = ("tick-", "die-face-")  # marks that lie there only while they are asked for
SMALLEST = 12  # units of lettering
LONGEST = 80  # letters of a deed: a small button's two lines
COLUMNS = 4  # of the widest arrangement
SVG = "{http://www.w3.org/2000/svg}"
RAW = re.compile(
    r"[a-z]_[a-z]|[{}]| {2}|\bNone\b(?! of)|: \.|(?<!\.)\.\.(?!\.)|\(\)|\s-\d|\$ ?\$|: $|;$"
)
ENGLISH = re.compile(  # what no German sentence has,
    r"\b(the|of|with|your?|choose|from|and(?= [a-z{])|for|to|a|is|are|shares?|company|workers?"
    r"|goods?|pays?|buys?|sells?|takes?|gains?|run|cubes?|coins?|points?|tokens?|appeal|treasury|value"
    r"|building|asset|dividends|decade|phase|favors?|wilds?|card|tiles?|track|steps?|spaces?"
    r"|levels?|lumber|jackscrews?|masonry|reputation|ward|plot|round|poverty|empty|markers)\b"
)
QUOTED = re.compile(r"„[^“]*“")  # but where it quotes the rulebook


def option_sets(game: Game, seats: int) -> list[dict[str, Any]]:
    """The defaults, and every option the other way."""
    flipped = {option.name: other_value(option, seats) for option in game.options}
    return [{}, flipped] if flipped else [{}]


def other_value(option: Option, seats: int) -> bool | int:
    """The switch turned, or the highest number."""
    if isinstance(option.default, bool):
        return not option.default
    return seats - 1 if option.names_seat else option.numbers[-1]


@cache
def positions(game: Game, seats: int, is_flipped: bool) -> list[Match]:
    """Some positions of a random game: where each step asks first and later, and the end."""
    match = game.new(seats, seed=seats, **option_sets(game, seats)[-1 if is_flipped else 0])
    dice, seen, found = random.Random(seats), Counter[str](), [match.clone()]
    while not match.over:
        seat = match.pending()[0]
        step = question_of(match.view(seat))["step"]
        seen[step] += 1
        if seen[step] == 1 or (seen[step] > 8 and seen[step] % 31 == 0 and len(found) < 60):
            found.append(match.clone())
        match.play(dice.choice(match.legal(seat)), seat)
    return [*found, match]


def asked(match: Match) -> int:
    """A seat that is asked, or nobody at the end."""
    return match.pending()[0] if match.pending() else PUBLIC


def targets(match: Match, seat: int) -> set[str]:
    """The elements that stand for what a seat may do."""
    space = match.game.actions
    return {it for action in match.legal_numbers(seat) for it in space.targets(action, seat)}


def elements(picture: Picture) -> list[ElementTree.Element]:
    """All elements of a picture as a file."""
    return list(ElementTree.fromstring(str(picture)).iter())


def is_target(mark: str) -> bool:
    """Is a mark an answer, and not just what the question is about?"""
    return 'role="button"' in mark.partition(">")[0]


def check_answers(match: Match) -> None:
    """Every answer has its element, only answers are marked, and who is not asked sees none."""
    seat = asked(match)
    picture, wanted = match.picture(seat), targets(match, seat)
    assert wanted <= {*picture.pieces, *picture.marks}
    outlined = {key for key, css in picture.answers.items() if css.startswith("askable")}
    marks = {key for key, mark in picture.marks.items() if is_target(mark)}
    lost = {key for key, css in picture.answers.items() if css == "through"}
    assert outlined | marks <= wanted <= outlined | marks | lost
    onlooker = match.picture(PUBLIC)
    assert not onlooker.answers
    assert not any(map(is_target, onlooker.marks.values()))


def check_spots(match: Match) -> None:
    """What is marked without being a piece is known to lie there, also when it is not marked."""
    seat = asked(match)
    view, spots = match.view(seat), picture_of(match.game).spots
    for key, mark in match.picture(seat).marks.items():
        if is_target(mark) and not key.startswith(MOMENTARY):
            place = re.search(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)", mark)
            assert place is not None, mark
            assert key in spots(view, float(place[1]), float(place[2])), key
    assert not spots(view, -1000, -1000)


def check_pieces(match: Match) -> None:
    """Pieces are the same whatever is asked; each element is there once and has a title."""
    draw = picture_of(match.game).picture
    for seat in (PUBLIC, asked(match)):
        view = match.view(seat)
        picture = draw(view)
        gains = dict.fromkeys(question_of(view)["actions"], 3) if view["question"] else {}
        for other in (draw(unasked(view)), draw(narrowed(view)), draw(view, gains=gains)):
            assert list(other.laid.items()) == list(picture.laid.items())
        counts = Counter(key for it in elements(picture) if (key := it.get("id")))
        assert [key for key, count in counts.items() if count > 1] == []
        for key, drawn in [*picture.pieces.items(), *picture.marks.items()]:
            assert re.match(r"<g [^>]*><title>.", drawn), f"{key} has no title"
        assert "<title></title>" not in picture.under


def check_sharing(match: Match) -> None:
    """What a seat sees is what a spectator sees and its own beyond it, whatever it is made from."""
    draw, public = picture_of(match.game).picture, match.view()
    base = draw(public)
    for seat in range(PUBLIC, match.setup.seats):
        view = revealed(match, public, seat)
        assert view == match.view(seat)
        alone, shared = draw(view), draw(view, base=base)
        assert shared.shared is base.shared
        assert list(shared.laid) == list(alone.laid)
        for name in ("laid", "marks", "answers", "slots", "parts", "label", "under", "height"):
            assert getattr(shared, name) == getattr(alone, name), name
        assert shared.panels == alone.panels
        assert shared.folds == alone.folds == base.folds
    assert draw(public, base=base).laid == base.laid


def unasked(view: View) -> View:
    """The view of somebody who is told whose turn it is, and nothing of what is asked."""
    other = view.copy()
    question = view["question"]
    if question is not None:
        other["question"] = {**question, "about": {}, "actions": []}
    return other


def narrowed(view: View) -> View:
    """The view of somebody who has all but one answer taken away."""
    other = view.copy()
    question = view["question"]
    if question is not None:
        other["question"] = {**question, "actions": question["actions"][-1:]}
    return other


def check_parts(match: Match) -> None:
    """Parts lie in the picture and have names; everything lies in one that can be shown alone."""
    picture, words = match.picture(asked(match)), Words(match.game)
    boxes = [box for name, box in picture.parts.items() if name != "all"]
    assert all(words.picture_part(name) for name in picture.parts if name != "all")
    for x, y, width, height in picture.parts.values():
        assert x >= 0
        assert y >= 0
        assert x + width <= picture.width + 0.01
        assert y + height <= picture.height + 0.01
    for markup in [*picture.marks.values(), *picture.pieces.values()] if boxes else []:
        place = re.search(r"translate\(([\d.-]+),([\d.-]+)\)", markup)
        assert place
        x, y = float(place[1]), float(place[2])
        assert any(a <= x <= a + w and b <= y <= b + h for a, b, w, h in boxes), markup[:60]


def check_panels(match: Match) -> None:
    """All lies in one panel each, also what is printed; panels do not overlap; lines are told."""
    picture = match.picture(asked(match), names=NAMES)
    panels = picture.panels
    for markup in [*picture.marks.values(), *picture.pieces.values()] if panels else []:
        place = re.search(r"translate\(([\d.-]+),([\d.-]+)\)", markup)
        assert place
        assert len(holding(panels, float(place[1]), float(place[2]))) == 1, markup[:60]
    printed = ElementTree.fromstring(f"<g>{picture.under}</g>")
    named = [it.get("data-panel", "") for it in printed] if panels else []
    assert len({*named}) == len(named)
    assert {*named} <= panels.keys()
    for one, other in combinations(panels.values(), 2):
        assert one.x != other.x or one.y + one.height <= other.y or other.y + other.height <= one.y
    for name, panel in panels.items():
        assert 0 <= panel.column < COLUMNS
        if panel.is_mat:
            told = ElementTree.fromstring(f"<g>{picture.folds[name]}</g>")
            assert NAMES[panel.seat] in (told.findtext("title") or "")
            figures = re.findall(r"\d+", " ".join(it.text or "" for it in told.iter("text")))
            assert str(abs(match.scores()[panel.seat])) in figures
    for name, line in picture.folds.items():
        drawn = ElementTree.fromstring(f"<g>{line}</g>")
        assert drawn.findtext("title"), f"{name} is not told"
        assert [it for it in sizes_of_text(match.game, drawn) if it[0] < SMALLEST] == []


def holding(panels: Mapping[str, Panel], x: float, y: float) -> list[str]:
    """The panels that hold a point."""
    return [
        name
        for name, it in panels.items()
        if it.x <= x <= it.x + it.width and it.y <= y < it.y + it.height
    ]


def check_icons(match: Match) -> None:
    """Icons that are used are in the file."""
    drawn = elements(match.picture())
    ids = {element.get("id") for element in drawn}
    used = {it.get("href", "")[1:] for it in drawn if it.tag == f"{SVG}use"}
    assert used <= ids


def check_names(match: Match) -> None:
    """Names of people are text and nothing else; a long one is cut, and whole in titles."""
    picture = match.picture(asked(match), names=EVIL[: match.setup.seats])
    titles = written(picture)["title"]
    for name in EVIL[: match.setup.seats]:
        assert any(name in title for title in titles)
    assert "<b>" not in str(picture)
    found = written(match.picture(asked(match), names=[LONG, *NAMES[1:]]))
    assert any(LONG in title for title in found["title"])
    assert not any(LONG in text for text in found["text"])


def written(picture: Picture) -> dict[str, list[str]]:
    """What is written in a picture, and what is told where one points at something."""
    found: dict[str, list[str]] = {"text": [], "title": []}
    for element in elements(picture):
        found.get(element.tag.removeprefix(SVG), []).append(element.text or "")
    return found


def check_seats(match: Match) -> None:
    """Whoever is asked stands out, several where they choose at the same time, or the winners."""
    drawn = " ".join(match.picture(asked(match), names=NAMES).pieces.values())
    found = {css: set(re.findall(rf'class="(?:[^"]* )?p(\d)[^"]* {css}\b', drawn)) for css in OUT}
    assert found["now"] == {f"{seat}" for seat in match.pending()}
    assert found["won"] == {f"{seat}" for seat in match.winners()}


def check_printed(match: Match) -> None:
    """The printed board is the same for who is asked and for who looks on, by day and by night."""
    draw, first = picture_of(match.game).picture, match.at(0).view(PUBLIC)
    for seat, theme in ((PUBLIC, "light"), (asked(match), "dark")):
        assert draw(match.view(seat), NAMES, theme=theme).under is draw(first).under


def check_packs(game: Game) -> None:
    """The printed board is that of the match's components."""
    draw, pack = picture_of(game).picture, RECORDS / game.key / "pack.toml"
    for seats in game.seats if pack.exists() else ():
        views = [game.new(seats, seed=1, components=it).view() for it in (None, pack)]
        assert draw(views[0]).under != draw(views[1]).under


def check_boards(game: Game) -> None:
    """Where the boards of several matches are remembered, the last ones used are."""
    board = getattr(picture_of(game), "board", None)
    if board is None or not hasattr(board, "BOARDS"):
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board, "MOST_BOARDS", 2)
        board.BOARDS.clear()
        kept = []
        for seats in (*game.seats[:2], game.seats[1], game.seats[-1]):
            picture_of(game).picture(game.new(seats, seed=1).view())
            kept.append([*board.BOARDS.values()])
    assert kept[1] == kept[2]
    assert kept[3] == [kept[1][1], kept[3][1]]
    assert kept[3][1] not in kept[2]


def dots(message: str, /, **values: Value) -> str:
    """A translator that leaves no word as it was."""
    english(message, **values)
    return "•"


def untranslated(match: Match) -> set[str]:
    """What is written in a picture past the translator."""
    drawn = match.picture(asked(match), names=["•"] * match.setup.seats, text=dots)
    words = chain(*written(drawn).values())
    return {word for word in words if re.search(r"[a-z]{3}", word)}


def proper_names(components: Any) -> set[str]:
    """Short names printed on components: names of their own, the same in every language."""
    if isinstance(components, Mapping):
        own = {components["short_name"]} if "short_name" in components else set()
        return own.union(*map(proper_names, components.values()))
    return (
        {it for each in components for it in proper_names(each)}
        if isinstance(components, list)
        else set()
    )


@cache
def font_rules(game: Game) -> list[tuple[list[str], float]]:
    """Classes and size of every rule that gives lettering one, outside media queries."""
    css = read_style("jackscrew.draw", "picture.css") + read_style(game.module, "board.css")
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    plain = re.sub(r"@(media|keyframes)[^{]*\{([^{}]*\{[^{}]*\})*\s*\}", "", bare)
    rules = re.findall(r"([^{}]+)\{[^{}]*?\bfont(?:-size)?:[^;{}]*?([\d.]+)px", plain)
    selected = [(one, float(size)) for several, size in rules for one in several.split(",")]
    return [(re.findall(r"[\w-]+", one.replace("svg.", ".")), size) for one, size in selected]


@cache
def font_size(game: Game, path: tuple[str, ...]) -> float:
    """The size given by the last rule whose classes are all on the way down to the text."""
    around, own = {*" ".join(path).split(), "text"}, {*path[-1].split(), "text"}
    fits = [it for it in font_rules(game) if it[0][-1] in own and {*it[0]} <= around]
    fits.sort(key=lambda it: it[0][-1] != "text")
    return fits[-1][1] if fits else 0.0


def sizes_of_text(
    game: Game, element: ElementTree.Element, scale: float = 1.0, path: tuple[str, ...] = ()
) -> list[tuple[int, str | None]]:
    """Each text with its size in whole units, by the style sheets and the scales around it."""
    grown = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(grown[1]) if grown else 1
    path = (*path, element.get("class", ""))
    if element.tag == f"{SVG}text":
        return [(round(scale * font_size(game, path)), element.text)]
    return [pair for child in element for pair in sizes_of_text(game, child, scale, path)]


def check_lettering(match: Match) -> None:
    """No text is too small to read."""
    drawn = ElementTree.fromstring(str(match.picture(asked(match), names=NAMES)))
    assert [it for it in sizes_of_text(match.game, drawn) if it[0] < SMALLEST] == []


def check_vignette(game: Game) -> None:
    """It takes its colours from the style sheets."""
    art = (game.folder / "vignette.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(art)
    assert (root.get("class"), root.get("viewBox")) == ("art", "0 0 240 208")
    for element in root.iter():
        assert not {"style", "fill", "stroke", "id"} & set(element.attrib)
    assert icons.used_in(art) <= set(icons.names())
    css = read_style(game.module, "board.css") + read_style("jackscrew.draw", "picture.css")
    classes = {name for element in root.iter() for name in element.get("class", "").split()}
    assert [name for name in classes if not re.search(rf"\.{name}\b", css)] == []


def check_memory(match: Match) -> None:
    """What is remembered is what would be drawn anew, all through a game, for every viewer.

    Every second viewer reads German, and now and again all change their language.
    """
    memories = {seat: Memory() for seat in range(PUBLIC, match.setup.seats)}
    draw, dice = picture_of(match.game).picture, random.Random(7)
    german = both_languages(match.game)[1].text
    sizes: list[int] = []
    while not match.over:
        for seat, memory in memories.items():
            view, text = match.view(seat), (english, german)[(seat + len(sizes) // 9) % 2]
            kept = draw(view, NAMES, text, memory=memory)
            anew = draw(view, NAMES, text)
            assert list(kept.laid.items()) == list(anew.laid.items())
            assert kept.slots == anew.slots
            assert kept.folds == anew.folds
            assert (kept.marks, kept.answers, kept.under) == (anew.marks, anew.answers, anew.under)
        sizes.append(len(memories[PUBLIC].sections))
        for _ in range(dice.randrange(1, 8)):
            if not match.over:
                seat = match.pending()[0]
                match.play(dice.choice(match.legal(seat)), seat)
    assert max(sizes) <= 8 * min(sizes[len(sizes) // 2 :], default=1), "memory piles up"


class Untranslated(NullTranslations):
    """Ends the chain of catalogues: whatever comes here is in none of them."""

    def gettext(self, message: str) -> NoReturn:
        raise AssertionError(f"not translated: {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> NoReturn:
        raise AssertionError(f"not translated: {msgid1!r}")

    def pgettext(self, context: str, message: str) -> NoReturn:
        raise AssertionError(f"not translated: {message!r} as {context!r}")


@cache
def both_languages(game: Game) -> tuple[Words, Words]:
    """English, and German that never falls back to English."""
    german = Words(game, "de", NAMES)
    german.catalogue = catalogue.__wrapped__("de", game.folder / "text")
    german.catalogue.add_fallback(Untranslated())
    return Words(game, "en", NAMES), german


def check_same(english: Sequence[str], german: Sequence[str]) -> None:
    """Sentences that say the same, without anything raw, and no English in the German ones."""
    assert len(english) == len(german)
    for sentence in (*english, *german):
        assert sentence == sentence.strip() != ""
        assert not RAW.search(sentence), sentence
    for sentence in german:
        assert not ENGLISH.search(QUOTED.sub("", sentence)), sentence


def check_question(match: Match) -> None:
    """The question to whom it is asked and about them, where we are, and buttons that differ."""
    words = both_languages(match.game)
    seat = asked(match)
    for viewer in {seat, PUBLIC, (seat + 1) % match.setup.seats}:
        view = match.view(viewer)
        check_same(*[[each.prompt(view), *each.path(view)] for each in words])
    view = match.view(seat)
    labels = [[each.label(action, view) for action in match.legal(seat)] for each in words]
    check_same(*labels)
    for told in labels:
        assert len(set(told)) == len(told), "two buttons say the same"
    known = set(icons.names())
    assert all(words[0].aside(action) in {"", *known} for action in match.legal(seat))


def check_briefs(match: Match) -> None:
    """Buttons in few letters: each says something, with a sign that there is, in both languages."""
    seat = asked(match)
    view, legal = match.view(seat), match.legal(seat)
    signs = {"", *icons.names()}
    told = [
        [words.brief(action, words.label(action, view), view) for action in legal]
        for words in both_languages(match.game)
    ]
    check_same(*[[brief.deed for brief in briefs] for briefs in told])
    for briefs in told:
        assert all(len(brief.text) <= SHORT and brief.icon in signs for brief in briefs)
        assert all(len(brief.deed) <= LONGEST for brief in briefs)


def check_log(match: Match) -> None:
    """Every line and all that came of it, also as who may not read it sees it."""
    words = both_languages(match.game)
    for seat in (PUBLIC, 0):
        for line, events in match.told_to(seat):
            check_same(*[each.line(line, events) for each in words])
            if line.action == HIDDEN:
                assert all(each.secret(line) for each in words)
    for number in (1, 2):
        check_same(*[[each.part(number)] for each in words])


def check_verbs(game: Game) -> None:
    """Every verb is told at each step where it is chosen, forced or not; no sentence is useless."""
    words, known = both_languages(game), lines_of(game)
    for verb in game.actions.verbs:
        for line, events in known.get(verb.name) or [(Line(0, verb.name, ""), [])]:
            for number, forced in product({verb.first, verb.first + verb.size - 1}, (True, False)):
                told = Line(line.seat, line.step, game.actions.name(number), forced, (0,))
                english, german = (each.line(told, events)[0] for each in words)
                assert english.strip() != german.strip() != ""
                assert not {*"{}"} & {*english, *german}
                assert not ENGLISH.search(QUOTED.sub("", german)), german
    telling = getattr(words_of(game), "telling", None)
    assert {*getattr(telling, "FORCED", {})} <= {*getattr(telling, "ACTIONS", {})}


def lines_of(game: Game) -> dict[str, list[tuple[Line, list[Event]]]]:
    """A line and what came of it for each verb and each step where it is chosen, as is known.

    By random games; and what is never chosen in these by stored ones, without what came of it.
    """
    stored = (RECORDS / game.key).glob("*.txt")
    records = [parse_record(path.read_text(encoding="utf-8")) for path in stored]
    lines = [(line, list[Event]()) for record in records for line in record.lines]
    for seats, is_flipped in product(game.seats, (False, True)):
        match = positions(game, seats, is_flipped)[-1]
        lines += zip(match.record.lines, match.told, strict=True)
    found = {(it[0].action.split()[0], it[0].step): it for it in lines}
    return {verb: [it for (own, _), it in found.items() if own == verb] for verb, _ in found}


def check_table(match: Match) -> None:
    """The table in words under headings that differ, and seats at a glance."""
    words = both_languages(match.game)
    for viewer in (PUBLIC, asked(match)):
        view = match.view(viewer)
        tables = [each.describe(view) for each in words]
        for table in tables:
            assert len({heading for heading, _ in table}) == len(table)
        check_same(*[[heading for heading, _ in table] for table in tables])
        check_same(*[[it for _, told in table for it in told] for table in tables])
        for seat in range(match.setup.seats):
            check_figures(view, seat, words)


def check_figures(view: View, seat: int, words: Sequence[Words]) -> None:
    """A few, no two with the same icon, each with a title."""
    for each in words:
        figures = each.figures(view, seat)
        assert len({figure.icon for figure in figures}) == len(figures) <= 6
        assert {figure.icon for figure in figures} <= set(icons.names())
        assert all(figure.title and figure.text for figure in figures)


def check_declaration(game: Game) -> None:
    """All that a game says of itself is there in both languages."""
    words = both_languages(game)
    options = [(it.help, it.title) for it in game.options if it.title]
    said = [game.pitch, game.length, *([game.reconstructed] if game.reconstructed else [])]
    check_same(*[[each.text(it) for it in said] for each in words])
    check_same(*[[each.text(help) for help, _ in options] for each in words])
    for each in words:
        assert len({each.text(title) for _, title in options}) == len(options)
        assert len({each.source(name) for name in game.sources}) == len(game.sources)
        assert all(each.step(step.name) for step in game.steps)
        assert each.score(1)
        assert each.score(2) != each.score(12)
    assert len(game.pitch) <= 140
