"""Figures of the piecepack kind, in their seat's colour and with its shape. Drawn about 0, 0."""

from jackscrew.draw.shapes import circle, group, icon, path, rect, write

PAWN = (
    "M0 -19a7.6 7.6 0 0 1 4.6 13.7C5.6 1 8.2 5.4 12 9v7.5h-24"
    "V9C-8.2 5.4-5.6 1-4.6-5.3A7.6 7.6 0 0 1 0-19z"
)
CHIT = "M-11-4.5L-4.5-11h9L11-4.5v9L4.5 11h-9L-11 4.5z"


def seat_shape(seat: int, x: float, y: float, size: float, css: str = "own") -> str:
    """The shape that tells a seat apart without its colour."""
    return group(css, icon(f"seat-{seat}", x, y, size))


def pawn(seat: int) -> str:
    """A pawn, 36 high."""
    return path(PAWN, "body") + seat_shape(seat, 0, 7, 11, "on")


def die(seat: int, value: str) -> str:
    """A cube of 32; without a value it has not been cast."""
    cube = group("lies", rect(-16, -16, 32, 32, "cube edge", 7))
    if not value:
        return cube + seat_shape(seat, 0, 0, 15, "on")
    return cube + write(-3.5, 7, value, "value") + seat_shape(seat, 8.5, -7.5, 9, "on")


def coin(value: int, r: float) -> str:
    """A coin; its value stays readable when it is used."""
    rims = circle(0, 0, r + 2, "edge") + circle(0, 0, r, "disc") + circle(0, 0, r - 2.5, "milled")
    return rims + write(0, 5.6, str(value), "value")


def blank_coin(seat: int, r: float) -> str:
    """A coin without value: a mere marker."""
    return circle(0, 0, r, "disc") + seat_shape(seat, 0, 0, r, "on")


def chit(x: float, y: float, value: int = 1, scale: float = 1) -> str:
    """An eight-cornered chit."""
    face = path(CHIT, "disc") + write(0, 4.8, str(value), "value")
    return group("chit", face, x=x, y=y, scale=scale)


def pill(signs: list[str], css: str = "chip", across: bool = True) -> str:
    """A chip that holds a row of signs, or a column of them."""
    length = 22 * len(signs) + 8
    width, height = (length, 26) if across else (26, length)
    held = [rect(-width / 2, -height / 2, width, height, css, 13)]
    for i, sign in enumerate(signs):
        offset = 22 * (i - (len(signs) - 1) / 2)
        held.append(group("", sign, x=offset * across, y=offset * (not across)))
    return "".join(held)


def back(x: float, y: float, size: float) -> str:
    """A tile face down."""
    half, inner = size / 2, size * 0.17
    large = (
        f"M{x + 8} {y + half}l{half - 8}-{half - 8} {half - 8} {half - 8}-{half - 8} {half - 8}z"
    )
    small = f"M{x + half - inner} {y + half}l{inner}-{inner} {inner} {inner}-{inner} {inner}z"
    return rect(x, y, size, size, "back", 5) + path(large + small, "back-line")
