"""A picture in three layers: the printed board, the pieces on it, the marks of a question."""

import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from html import escape

from jackscrew.core.supplied import Box, Panel, Picture, Piece, Point
from jackscrew.draw import icons
from jackscrew.draw.shapes import attributes, number
from jackscrew.draw.themes import picture_css, theme_css

BUTTON = ' tabindex="0" role="button"'
IDS = re.compile(r' id="([^"]*)"')


class Svg:
    """A picture of a table.

    `under` is the printed board and never changes during a game. Pieces and `marks` are held by
    their ids, so that a server can send only what changed: `shared` are the pieces that all see,
    `own` those of the viewer alone, and `slots` says where parts of the table lie that are
    arranged for the viewer. `answers` are the classes of pieces that have to do with the question
    asked: a piece is drawn the same whatever is asked, and dressed for the question last of all.
    `parts` names boxes of the picture that a small screen shows one at a time, `panels` what a
    large one arranges as it has room, and `folds` are the lines that these fold to. `css` is the
    game's class and `style` its style sheet. `least` is the smallest scale at which the picture can
    be read: a page without room for the whole of it lets it be scrolled rather than shrink below
    that. `str()` is a file that stands alone; `fragment()` is for a page that has the styles and
    the icons already.
    """

    def __init__(
        self,
        width: float,
        height: float,
        *,
        under: str = "",
        parts: Mapping[str, Box] | None = None,
        panels: dict[str, Panel] | None = None,
        label: str = "",
        css: str = "",
        style: str = "",
        theme: str = "light",
        least: float = 0,
    ) -> None:
        self.width = width
        self.height = height
        self.under = under
        self.parts: dict[str, Box] = {"all": (0, 0, width, height), **(parts or {})}
        self.label = label
        self.css = css
        self.style = style
        self.theme = theme
        self.least = least
        self.shared: dict[str, Piece] = {}
        self.own: dict[str, Piece] = {}
        self.layer = self.shared  # what pieces are laid into now
        self.slots: dict[str, Point] = {}
        self.panels = panels or {}
        self.folds: dict[str, str] = {}
        self.marks: dict[str, str] = {}
        self.grounds: dict[str, str] = {}
        self.answers: dict[str, str] = {}
        self._theme_css = theme_css(theme)

    def piece(
        self,
        key: str,
        x: float,
        y: float,
        css: str,
        drawing: str,
        title: str = "",
        on: str = "",
        slot: str = "",
    ) -> None:
        """Lay a piece, later ones above earlier ones. The key is its id for its whole life.

        `on` is the piece it lies on, if clicks are to go through to that when it is an answer.
        """
        self._claim(key)
        kinds = ["piece", *css.split()]
        self.layer[key] = Piece(x, y, slot, _element(key, " ".join(kinds), drawing, title))
        if on:
            self.grounds[key] = on

    @property
    def laid(self) -> dict[str, Piece]:
        """All pieces by their ids, those below first."""
        return {**self.shared, **self.own}

    @property
    def pieces(self) -> dict[str, str]:
        """The markup of all pieces, each at its place."""
        return {key: self._written(piece) for key, piece in self.laid.items()}

    def share(self, base: Picture) -> None:
        """Show the pieces that everybody sees as they lie in another picture."""
        self.shared = base.shared
        self.grounds = base.grounds.copy()
        self.folds = base.folds

    def lay_own(self) -> None:
        """What is laid from now on only the viewer sees."""
        self.layer = self.own

    def answer(
        self, asked: Collection[str], lost: Collection[str] = (), calm: bool = False
    ) -> None:
        """Outline the pieces that are answers, and let clicks through what lies on them.

        What is `lost` is an answer that no careless click may give: it is chosen from the list.
        """
        if not asked and not lost:
            self.answers = {}  # as for most who look
            return
        outlined = "askable calm" if calm else "askable"
        through = [key for key, ground in self.grounds.items() if ground in asked]
        found = dict.fromkeys((*through, *lost), "through") | dict.fromkeys(asked, outlined)
        # sorted: what is sent is the same in every process, however sets are ordered there
        self.answers = {
            key: found[key] for key in sorted(found) if key in self.shared or key in self.own
        }

    def mark(
        self,
        key: str,
        x: float,
        y: float,
        drawing: str,
        title: str = "",
        css: str = "",
        is_answer: bool = True,
    ) -> None:
        """Mark an answer to the question asked where there is no piece to be outlined.

        What belongs to the question and is no answer, such as what it is about, is no target.
        """
        self._claim(key)
        kinds = ["target" if is_answer else "piece", *css.split()]
        markup = _element(key, " ".join(kinds), drawing, title)
        self.marks[key] = placed(markup, x, y, BUTTON if is_answer else "")

    def resize(self, height: float, parts: Mapping[str, Box]) -> None:
        """Give the picture the height and the parts that it turned out to need."""
        self.height = height
        self.parts = {"all": (0, 0, self.width, height), **parts}

    def boxes(self) -> str:
        """The parts and where they lie: `all 0 0 1000 800;board 0 0 700 800`."""
        return ";".join(f"{name} {_box(box)}" for name, box in self.parts.items())

    def fragment(self) -> str:
        """The picture for a page that already has the styles and the icons."""
        return f"<svg{self._root()}>{self._layers(self.marks, self.answers)}</svg>"

    def still(self, part: str, label: str, marks: Iterable[str] = ()) -> str:
        """A part of the picture as an illustration, with some of its marks.

        Nothing can be answered, and elements have their ids as `data-piece`: a page may hold
        several of them beside a picture that is played on.
        """
        shown = [key for key in marks if key in self.marks]
        layers = IDS.sub(r' data-piece="\1"', self._layers(shown, {}).replace(BUTTON, ""))
        root = attributes(
            class_=f"picture still {self.css}".strip(),
            viewBox=_box(self.parts[part]),
            data_parts=self.boxes(),
            role="img",
            aria_label=label,
        )
        return f"<svg{root}>{layers}</svg>"

    def __str__(self) -> str:
        layers = self._layers(self.marks, self.answers)
        size = attributes(width=self.width, height=self.height, data_theme=self.theme)
        style = self._theme_css + picture_css() + self.style
        symbols = icons.symbols(icons.used_in(layers))
        paper = '<rect class="paper" width="100%" height="100%"/>'
        return (
            f"<svg{self._root()}{size}><style>{style}</style><defs>{symbols}</defs>"
            f"{paper}{layers}</svg>\n"
        )

    def _repr_svg_(self) -> str:
        return str(self)

    def _written(self, piece: Piece) -> str:
        dx, dy = self.slots[piece.slot] if piece.slot else (0, 0)
        return placed(piece.markup, piece.x + dx, piece.y + dy)

    def _claim(self, key: str) -> None:
        if key in self.layer or key in self.marks:
            raise ValueError(f"the id {key!r} is in the picture already")

    def _root(self) -> str:
        return attributes(
            xmlns="http://www.w3.org/2000/svg",
            class_=f"picture {self.css}".strip(),
            viewBox=_box(self.parts["all"]),
            data_parts=self.boxes(),
            data_least=self.least or "",
            role="group" if self._is_asking() else "img",
            aria_label=self.label,
        )

    def _is_asking(self) -> bool:
        return bool(self.marks) or any(map(is_button, self.answers.values()))

    def _layers(self, shown: Iterable[str], answers: Mapping[str, str]) -> str:
        pieces = "\n".join(
            dressed(piece, answers[key]) if key in answers else piece
            for key, piece in self.pieces.items()
        )
        marks = "\n".join(self.marks[key] for key in shown)
        return (
            f'\n<g class="under">{self.under}</g>\n<g class="pieces">\n{pieces}\n</g>\n'
            f'<g class="marks">\n{marks}\n</g>\n'
        )


def is_button(css: str) -> bool:
    """Is a piece with these classes of the question an answer to it?"""
    return css.startswith("askable")


def dressed(piece: str, css: str) -> str:
    """The markup of a piece with the classes that a question gives it."""
    head, rest = piece.split(">", 1)
    head = head.replace('" transform=', f' {css}" transform=', 1)
    return f"{head}{BUTTON if is_button(css) else ''}>{rest}"


def _box(box: Box) -> str:
    return " ".join(map(number, box))


def placed(markup: str, x: float, y: float, button: str = "") -> str:
    """The markup of an element that lies at a place."""
    place = f'" transform="translate({number(x)},{number(y)})"{button}>'
    return markup.replace('">', place, 1)


def _element(key: str, css: str, drawing: str, title: str) -> str:
    named = f"<title>{escape(title, quote=False)}</title>" if title else ""
    return f'<g id="{escaped(key)}" class="{escaped(css)}">{named}{drawing}</g>'


@lru_cache(maxsize=8192)
def escaped(text: str, quote: bool = True) -> str:
    """A text as it stands in markup; most are drawn again and again."""
    return escape(text, quote)
