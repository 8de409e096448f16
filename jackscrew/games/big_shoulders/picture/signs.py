"""The sign language of the picture: what is hollow is printed or promised, what is solid is there.

Cubes, goods and people, company tokens, money and the icon sentences of buildings and assets.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from jackscrew.draw.shapes import as_sign, circle, group, icon, number, path, rect, write
from jackscrew.games.big_shoulders.view import Effects

JOINS = {"=": "like-cubes", "≠": "unlike-cubes"}
"""What a sign between cubes means."""
KINDS = ("livestock", "steel", "coal", "wood")
CODES = {
    "anglo": "An",
    "brunswick": "Br",
    "cracker_jack": "Cr",
    "doggett": "Do",
    "elgin": "El",
    "fairbank": "Fa",
    "henderson": "He",
    "libby": "Li",
    "spalding": "Sp",
    "swift": "Sw",
}
People = Literal["workers", "managers", "salespeople", "automations"]
PEOPLE: tuple[tuple[People, str], ...] = (
    ("workers", "worker"),
    ("managers", "manager"),
    ("salespeople", "salesperson"),
    ("automations", "automation"),
)
TIMES, EN_DASH = "\N{MULTIPLICATION SIGN}", "\N{EN DASH}"
BOLD_DIGIT = 0.7
"""How wide a bold digit may be in the widest of the fallback faces, as part of its size."""

Drawing = tuple[str, float]
"""A drawing and how wide it is."""


def dollars(amount: int) -> str:
    """Money as it is written on the board."""
    return f"${amount}"


def bold_width(words: str, size: float) -> float:
    """About how wide bold figures will be, rather too much."""
    return size * BOLD_DIGIT * len(words)


@lru_cache(maxsize=512)
def cube_sign(kind: str, x: float, y: float, size: float) -> str:
    """A printed cube, outlined in its colour."""
    box = rect(x + 0.75, y + 0.75, size - 1.5, size - 1.5, "box", 2.5)
    return group(f"printed {kind}", box, icon(kind, x + size / 2, y + size / 2, size - 5))


@lru_cache(maxsize=512)
def cube(kind: str, x: float, y: float, size: float) -> str:
    """A cube that is there."""
    box = rect(x, y, size, size, "box", 2.5)
    return group(f"cube {kind}", box, icon(kind, x + size / 2, y + size / 2, size - 4))


@lru_cache(maxsize=512)
def any_cube(x: float, y: float, size: float) -> str:
    """A cube of any kind."""
    box = rect(x + 0.75, y + 0.75, size - 1.5, size - 1.5, "any", 2.5)
    return box + write(x + size / 2, y + size / 2 + 4.4, "?", "s12 bold mid")


def octagon(x: float, y: float, r: float) -> str:
    """The outline of a good."""
    k = r * 0.414
    corners = ((-k, -r), (k, -r), (r, -k), (r, k), (k, r), (-k, r), (-r, k), (-r, -k))
    return "M" + "L".join(f"{number(x + a)} {number(y + b)}" for a, b in corners) + "z"


def crate(x: float, y: float, size: float) -> str:
    """A box and one plank: the good's sign when it is small."""
    h, s = number(size / 2), number(size)
    at = f"M{number(x)} {number(y)}"
    return f"{at}m-{h}-{h}h{s}v{s}h-{s}z{at}m-{h} {h}l{s}-{s}"


@lru_cache(maxsize=512)
def good_sign(x: float, y: float, r: float) -> str:
    """A good that is promised."""
    return group("good-sign", path(octagon(x, y, r), "box"), path(crate(x, y, r * 0.92), "crate"))


@lru_cache(maxsize=512)
def good(x: float, y: float, r: float) -> str:
    """A good that is there."""
    return group("good", path(octagon(x, y, r), "box"), path(crate(x, y, r * 0.92), "crate"))


@lru_cache(maxsize=512)
def person(kind: str, x: float, y: float, r: float) -> str:
    """People are ink: worker round, manager square; a machine is an open ring with a gear."""
    if kind == "manager":
        shape = rect(x - r, y - r, 2 * r, 2 * r, "body", r * 0.45)
    else:
        shape = circle(x, y, r, "body")
    css = "machine" if kind == "automation" else "person"
    return group(css, shape, icon(kind, x, y, r * 1.5))


@lru_cache(maxsize=64)
def seat_outline(seat: int, r: float) -> str:
    """The outline of a seat's shape about 0, 0."""
    n = number
    if seat == 0:
        return f"M-{n(r)} 0a{n(r)} {n(r)} 0 1 1 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 1 -{n(2 * r)} 0z"
    if seat == 1:
        return f"M0-{n(r * 1.12)}L{n(r * 1.1)} {n(r * 0.86)}H-{n(r * 1.1)}z"
    if seat == 2:
        s = n(r * 0.92)
        return f"M-{s}-{s}H{s}V{s}H-{s}z"
    s = n(r * 1.18)
    return f"M0-{s}L{s} 0 0 {s}-{s} 0z"


@lru_cache(maxsize=512)
def seat_mark(seat: int, x: float, y: float, r: float, css: str = "seat-mark") -> str:
    """A seat's shape in its colour."""
    return group(f"p{seat}", path(seat_outline(seat, r), css), x=x, y=y)


@lru_cache(maxsize=64)
def partner(seat: int, r: float) -> str:
    """A partner about 0, 0: the seat's shape with a figure in it."""
    size = r * (0.98 if seat == 1 else 1.24)
    shape = path(seat_outline(seat, r * 1.08 if seat == 1 else r), "body")
    return shape + icon("partner", 0, r * 0.22 if seat == 1 else 0, size)


@lru_cache(maxsize=512)
def plaque(
    company: str, director: int | None = None, width: float = 28, height: float = 20, rank: str = ""
) -> str:
    """A company's token from 0, 0: colour, two letters, the director's shape, its rank."""
    out = rect(0, 0, width, height, "body", 4)
    middle = height / 2 + 4.3
    at = width / 2
    if rank:
        out += write(3.5, middle, rank, "rank")
        at += 4.5 if len(rank) == 1 else 7
    if director is not None:
        out += circle(width - 10, height / 2, 7, "disc")
        out += seat_mark(director, width - 10, height / 2, 4.4)
        at -= 9.5
    return group(f"plaque co-{company}", out + write(at, middle, CODES[company], "code"))


@lru_cache(maxsize=256)
def pill(amount: str, bank: bool, to: int | str | None = None, size: float = 13) -> Drawing:
    """Money from 0, 0. Solid: the company pays; hollow with a bank: the bank pays.

    The end says who gets it: a seat, the shareholders, or nobody but bank and company.
    """
    height = size + 6.5
    middle = height / 2
    lead = 14 if bank else 0
    width = 11 + lead + bold_width(amount, size) + (14 if to is not None else 0)
    out = rect(0.5, 0.5, width - 1, height - 1, "body", middle - 0.5)
    if bank:
        out += icon("bank", 11, middle, 13)
    out += write(5.5 + lead, middle + size * 0.36, amount, f"s{size:g} bold")
    if to == "share":
        out += icon("share", width - 11, middle, 14)
    elif isinstance(to, int):
        out += circle(width - 11, middle, 7, "disc") + seat_mark(to, width - 11, middle, 4.4)
    return group("pill bank" if bank else "pill", out), width


class Sentence:
    """Signs set one after the other about a middle line, from 0 on."""

    def __init__(self, size: float) -> None:
        self.size = size
        self.drawn: list[str] = []
        self.width = 0.0

    def put(self, drawing: str, width: float) -> None:
        """Add a drawing made at the present end."""
        self.drawn.append(drawing)
        self.width += width

    def icon(self, name: str) -> None:
        """Add an icon."""
        self.put(icon(name, self.width + self.size / 2, 0, self.size), self.size + 1)

    def figure(self, words: str, sign: str = "") -> None:
        """Add figures, maybe as a sign of their own."""
        size = 14 if self.size > 17 else 12
        drawing = write(self.width, size * 0.36, words, f"s{size} bold")
        self.put(as_sign(sign, drawing) if sign else drawing, bold_width(words, size) + 1)

    def cube(self, kind: str | None) -> None:
        """Add a cube of a kind, or of any kind."""
        size = max(14, round(self.size * 0.78))
        x, y = self.width, -size / 2
        self.put(cube_sign(kind, x, y, size) if kind else any_cube(x, y, size), size + 2)

    def goods(self, count: int) -> None:
        """Add goods: up to three by repetition."""
        r = self.size * 0.42
        for _ in range(count if count <= 3 else 1):
            self.put(good_sign(self.width + r, 0, r), 2 * r + 1)
        if count > 3:
            self.figure(f"{TIMES}{count}")

    def people(self, effect: Effects) -> None:
        """Add people: up to three by repetition."""
        for key, name in PEOPLE:
            count = effect.get(key, 0)
            for _ in range(count if count <= 3 else 1):
                self.icon(name)
            if count > 3:
                self.figure(f"{TIMES}{count}")

    def appeal(self, steps: int) -> None:
        """Add steps in appeal."""
        if steps:
            self.icon("appeal")
            self.figure(f"+{steps}")

    def cubes(self, kinds: Iterable[str | None], join: str = "") -> None:
        """Add cubes, of a kind or of any."""
        for i, kind in enumerate(kinds):
            if i and join:
                self.figure(join, JOINS[join])
            self.cube(kind)

    def money(self, name: str, words: str, amount: int) -> None:
        """Add what is reckoned in dollars."""
        if amount:
            self.icon(name)
            self.figure(words.format(amount))

    def drawing(self) -> Drawing:
        """All of it, and how wide it is."""
        return "".join(self.drawn), max(0.0, self.width - 1)


def signs(effect: Effects, size: float) -> Drawing:
    """The icon sentence of an effect, from 0, about the middle line 0."""
    sentence = Sentence(size)
    sentence.people(effect)
    sentence.goods(effect.get("goods", 0))
    sentence.appeal(effect.get("appeal", 0))
    sentence.cubes(effect.get("resources", []))
    sentence.cubes([None] * effect.get("resources_like", 0), "=")
    sentence.cubes([None] * effect.get("resources_unlike", 0), "≠")
    sentence.money("asset", "\N{MINUS SIGN}${}", effect.get("asset_discount", 0))
    sentence.money("share", "${}", effect.get("dividend", 0))
    sentence.money("coin", "+{}", effect.get("revenue", 0))
    if effect.get("stock_step"):
        sentence.icon("step")
    if effect.get("protect_price"):
        sentence.icon("shield")
    return sentence.drawing()


@lru_cache(maxsize=256)
def manager_signs(goods: int, appeal: int, cubes: int, size: float) -> Drawing:
    """The icon sentence of what a manager brings, from 0, about the middle line 0."""
    sentence = Sentence(size)
    sentence.goods(goods)
    sentence.appeal(appeal)
    sentence.cubes([None] * cubes)
    return sentence.drawing()


def centred(effect: Effects, x: float, y: float, size: float) -> str:
    """The icon sentence of an effect about a point."""
    drawing, width = signs(effect, size)
    return group("sign", drawing, x=x - width / 2, y=y)


def arrow(x: float, y: float) -> str:
    """From what goes in to what comes out; 11 wide."""
    return path(f"M{number(x)} {number(y)}h9m-4-4l4 4-4 4", "arrow")
