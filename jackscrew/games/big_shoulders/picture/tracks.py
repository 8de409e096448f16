"""The two tracks: share value and appeal, with the companies' tokens on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jackscrew.draw.shapes import as_sign, icon, number, path, rect, write
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.components import DIRECTOR, SHARES
from jackscrew.games.big_shoulders.picture.places import APPEAL_Y, ROOM, STOCK_Y, TRACKS, Point
from jackscrew.games.big_shoulders.picture.scene import Pen, Table, heading
from jackscrew.games.big_shoulders.picture.signs import dollars, good_sign, plaque, seat_mark
from jackscrew.games.big_shoulders.view import value_of

VALUES_A_ROW, APPEAL_A_ROW = 7, 9
VALUE_WIDTH, APPEAL_WIDTH = ROOM / VALUES_A_ROW, ROOM / APPEAL_A_ROW
VALUE_ZONE, APPEAL_ZONE = 38, 48
VALUE_SCALE, APPEAL_SCALE = 22, 41
FOOT = 5
VALUE_STEP = VALUE_ZONE + VALUE_SCALE + FOOT + 2
APPEAL_STEP = APPEAL_ZONE + APPEAL_SCALE + FOOT + 5
HEAD = 20
BONUS_ICONS = {
    "worker": "worker",
    "salesperson": "salesperson",
    "automation": "automation",
    "partner": "partner",
    "stock_step": "step",
}


def value_place(i: int) -> Point:
    """The north-west corner of a space of the stock track."""
    row, column = divmod(i, VALUES_A_ROW)
    return TRACKS + column * VALUE_WIDTH, STOCK_Y + HEAD + row * VALUE_STEP


def appeal_place(i: int) -> Point:
    """The north-west corner of a space of the appeal track."""
    row, column = divmod(i, APPEAL_A_ROW)
    return TRACKS + column * APPEAL_WIDTH, APPEAL_Y + HEAD + row * APPEAL_STEP


def cell(at: Point, width: float, zone: float, scale: float, dark: bool) -> str:
    """One division of a map's scale: room for tokens, a box for the figure, a chequered foot."""
    x, y = at
    sides = f"M{number(x)} {number(y)}v{zone}M{number(x + width)} {number(y)}v{zone}"
    foot = rect(x, y + zone + scale, width, FOOT, "foot dark" if dark else "foot")
    return path(sides, "hair") + rect(x, y + zone, width, scale, "cell") + foot


def stock_track(title: str, values: Sequence[int]) -> str:
    """The stock track as it is printed."""
    drawn = [heading(TRACKS, STOCK_Y, title)]
    for i, value in enumerate(values):
        x, y = value_place(i)
        drawn.append(cell((x, y), VALUE_WIDTH, VALUE_ZONE, VALUE_SCALE, i % 2 == 1))
        figure = y + VALUE_ZONE + 16.5
        drawn.append(write(x + VALUE_WIDTH / 2, figure, str(value), "s14 dim mid"))
    return as_sign("value-track", *drawn)


def appeal_track(title: str, hint: str, bonuses: Sequence[str | None]) -> str:
    """The appeal track as it is printed, with its bonuses."""
    drawn = [heading(TRACKS, APPEAL_Y, title)]
    drawn.append(write(TRACKS + ROOM, APPEAL_Y + 15, hint, "s12 faint end"))
    for i, bonus in enumerate(bonuses):
        x, y = appeal_place(i)
        drawn.append(cell((x, y), APPEAL_WIDTH, APPEAL_ZONE, APPEAL_SCALE, i % 2 == 1))
        css = "s14 bold mid" if bonus else "s14 dim mid"
        drawn.append(write(x + APPEAL_WIDTH / 2, y + APPEAL_ZONE + 15, str(i), css))
    return as_sign("appeal-track", *drawn)


def bonus_sign(bonus: str) -> str:
    """A bonus of the appeal track about 0, 0."""
    if bonus == "bonus_good_token":
        return write(-15, 5, "+", "s14 bold") + good_sign(5, 0, 8.5)
    return icon(BONUS_ICONS[bonus], 0, 0, 19)


def lay_tracks(scene: Table) -> None:
    """What stands on the tracks."""
    view = scene.view
    values = by_space(view["line"], lambda company: value_of(scene.companies[company]))
    here = {view["values"].index(value): it for value, it in values.items()}
    for i in here:
        scene.section(draw_figure, i, view["values"][i])
    for par in view["par"]:
        scene.section(draw_par, view["values"].index(par), par)
    waiting = [it["seat"] for it in view["players"] if it["appeal_partner"]]
    for i, bonus in enumerate(view["bonuses"]):
        if bonus:
            scene.section(draw_bonus, i, bonus, waiting if bonus == "partner" else [])
    for i, companies in here.items():
        scene.section(draw_values, i, companies, view["values"][i])
    ranks = {company: rank for rank, company in enumerate(view["line"], 1)}
    appeal = by_space(view["line"], lambda company: scene.companies[company]["appeal"])
    for i, companies in appeal.items():
        scene.section(draw_stack, i, [(company, ranks[company]) for company in companies])


def by_space(line: list[str], space_of: Callable[[str], int]) -> dict[int, list[str]]:
    """The companies in play by their space of a track, in the order in which they operate."""
    here: dict[int, list[str]] = {}
    for company in line:
        here.setdefault(space_of(company), []).append(company)
    return here


def draw_figure(pen: Pen, i: int, value: int) -> None:
    """The value of a company stands out."""
    x, y = value_place(i)
    figure = write(VALUE_WIDTH / 2, 16.5, dollars(value), "s14 bold mid")
    box = rect(1, 1.5, VALUE_WIDTH - 2, VALUE_SCALE - 3, "cover")
    title = pen.text("Share value ${value}", value=value)
    pen.piece(f"value-{value}", x, y + VALUE_ZONE, "still", box + figure, title)


def draw_par(pen: Pen, i: int, par: int) -> None:
    """A value at which a company can start."""
    edge = rect(1.5, VALUE_ZONE - 18, VALUE_WIDTH - 3, VALUE_SCALE + 17, "zone edge", 5)
    foot = VALUE_ZONE + VALUE_SCALE
    flag = path(f"M{number(VALUE_WIDTH / 2 - 5)} {foot}h10l-5-4.5z", "par")
    title = pen.text(
        "Start a company at ${value}: its Director's Certificate costs ${cost}.",
        value=par,
        cost=SHARES[DIRECTOR] * par,
    )
    pen.piece(f"par-{par}", *value_place(i), "", flag + edge, title)


def draw_bonus(pen: Pen, i: int, bonus: str, waiting: list[int]) -> None:
    """A bonus of the appeal track; where partners wait, they stand there."""
    x, y = appeal_place(i)
    step = min(11, 30 / max(1, len(waiting)))
    first = -(len(waiting) - 1) / 2
    drawing = "".join(seat_mark(seat, (first + k) * step, 0, 5.2) for k, seat in enumerate(waiting))
    effect = naming.bonus_effect(pen.text, bonus)
    title = pen.text("Appeal {space}: {effect}", space=i, effect=effect)
    at = x + APPEAL_WIDTH / 2, y + APPEAL_ZONE + 29
    pen.piece(f"bonus-{i}", *at, "bonus", drawing or bonus_sign(bonus), title)


def draw_values(pen: Pen, i: int, companies: list[str], value: int) -> None:
    """The companies on a space of the stock track, two beside each other."""
    x, y = value_place(i)
    count, height = len(companies), token_height(len(companies))
    for j, company in enumerate(companies):
        across, down = token_place(j, count)
        title = pen.text(
            "{company}: share value ${value}", company=naming.company(company), value=value
        )
        drawing = plaque(company, None, 24.5, height)
        on = f"par-{value}"
        pen.piece(f"value-{company}", x + across, y + down, "lies", drawing, title, on)


def token_height(count: int) -> float:
    """How high the tokens are that share a space of the stock track."""
    return max(12.5, min(17.5, (VALUE_ZONE - 0.5) / ((count + 1) // 2)))


def token_place(j: int, count: int) -> Point:
    """Where a token stands on its space of the stock track; more than six overlap."""
    line, column = divmod(j, 2)
    lines, height = (count + 1) // 2, token_height(count)
    beside = min(2, count - 2 * line)
    step = min(height + 0.5, (VALUE_ZONE - 0.5 - height) / max(1, lines - 1))
    x = VALUE_WIDTH / 2 - 12.25 + (column - (beside - 1) / 2) * 25.5
    return x, VALUE_ZONE - 0.5 - height - line * step


def draw_stack(pen: Pen, i: int, stack: list[tuple[str, int]]) -> None:
    """The companies on a space of the appeal track, each with its rank to operate."""
    x, y = appeal_place(i)
    height = max(12.5, min(20, (APPEAL_ZONE - 1) / len(stack)))
    step = min(height + 0.5, (APPEAL_ZONE - height) / max(1, len(stack) - 1))
    for j, (company, rank) in enumerate(stack):
        title = pen.text(
            "{company}: appeal {appeal}, number {rank} to operate",
            company=naming.company(company),
            appeal=i,
            rank=rank,
        )
        drawing = plaque(company, None, APPEAL_WIDTH - 3, height, str(rank))
        top = y + APPEAL_ZONE - 1 - height - step * (len(stack) - 1 - j)
        pen.piece(f"appeal-{company}", x + 1.5, top, "lies", drawing, title)
