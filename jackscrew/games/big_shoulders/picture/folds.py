"""What the table tells of a panel that is folded to a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from jackscrew.draw.panels import Figure, figure, folded, of_seat, remembered, total
from jackscrew.draw.shapes import group
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.picture.arranged import (
    ACTIONS,
    APPEAL,
    ASSETS,
    BUILDINGS,
    DEMAND,
    GOALS,
    HAND,
    HAYMARKET,
    JOBS,
    REST,
    STOCK,
    SUPPLY,
)
from jackscrew.games.big_shoulders.picture.charters import charter_title
from jackscrew.games.big_shoulders.picture.names import HEADINGS
from jackscrew.games.big_shoulders.picture.places import ROOM, charter_slot, panel_slot
from jackscrew.games.big_shoulders.picture.scene import Pen, Table
from jackscrew.games.big_shoulders.picture.signs import KINDS, cube, dollars, plaque
from jackscrew.games.big_shoulders.view import CompanyView, JobsView, director_of, value_of

CUBE, PLAQUE = 15, 23
FEW = 4
"""So many companies are told with a figure each; of more there is room for the signs alone."""
Counted = Sequence[tuple[str, int]]
"""Companies, each with a figure."""


class Held(NamedTuple):
    """What the line of a mat tells."""

    cash: int
    worth: int
    certificates: int
    limit: int


def fold_panels(scene: Table) -> None:
    """All lines; decade and phase never fold."""
    fold_city(scene)
    fold_tracks(scene)
    fold_markets(scene)
    for seat, player in enumerate(scene.view["players"]):
        held = Held(player["cash"], player["worth"], player["certificates"], scene.view["limit"])
        scene.fold(fold_mat, panel_slot(seat), seat, held)
    for seen in scene.view["companies"]:
        if seen["started"]:
            scene.fold(fold_charter, charter_slot(seen["company"]), seen)
    waiting = [it["company"] for it in scene.view["companies"] if not it["started"]]
    scene.fold(fold_rest, REST, waiting)


def fold_city(scene: Table) -> None:
    """Spaces and assets, and what the seats have built and hide."""
    players = scene.view["players"]
    scene.fold(fold_seats, ACTIONS, HEADINGS["actions"], [it["ready"] for it in players])
    prices = [it["price"] for it in scene.view["row"] if it["asset"]]
    scene.fold(fold_assets, ASSETS, prices)
    built = [sum(it is not None for it in player["buildings"]) for player in players]
    scene.fold(fold_seats, BUILDINGS, HEADINGS["buildings"], built)
    hidden = [it["hand_size"] + it["drafted_size"] for it in players]
    scene.fold(fold_seats, HAND, "Hand", hidden)


def fold_tracks(scene: Table) -> None:
    """Share values and appeal of the companies in play, in the order in which they operate."""
    line = [scene.companies[company] for company in scene.view["line"]]
    values = [(it["company"], value_of(it)) for it in line]
    scene.fold(fold_line, STOCK, HEADINGS["stock"], values, "${}")
    appeal = [(it["company"], it["appeal"]) for it in line]
    scene.fold(fold_line, APPEAL, HEADINGS["appeal"], appeal, "{}")


def fold_markets(scene: Table) -> None:
    """Goods that are wanted, cubes and workers for sale, goals that are met."""
    view = scene.view
    wanted = Counter[str]()
    for tile in view["demand"]:
        wanted[tile["row"]] += max(0, tile["octagons"] - tile["goods"])
    scene.fold(fold_demand, DEMAND, wanted)
    sold = Counter[str]()
    for space in view["chain"]:
        sold.update(space["cubes"] if space["price"] else {})
    scene.fold(fold_cubes, SUPPLY, HEADINGS["supply"], sold)
    scene.fold(fold_cubes, HAYMARKET, HEADINGS["haymarket"], view["haymarket"])
    scene.fold(fold_jobs, JOBS, view["jobs"])
    leading = [sum(seat in it["leaders"] for it in view["goals"]) for seat in range(scene.seats)]
    scene.fold(fold_seats, GOALS, HEADINGS["goals"], leading)


def headed(pen: Pen, panel: str) -> str:
    """The heading of a part of the board."""
    return pen.text(HEADINGS[panel])


def fold_seats(pen: Pen, panel: str, heading: str, counts: list[int]) -> str:
    """How many of something each seat has."""
    name = pen.text(heading)
    figures = [of_seat(seat, str(count)) for seat, count in enumerate(counts)]
    told = (f"{name} {count}" for name, count in zip(pen.names, counts, strict=False))
    return folded(ROOM, name, figures, f"{name}: {', '.join(told)}")


def fold_assets(pen: Pen, panel: str, prices: list[int]) -> str:
    """What the assets for sale cost."""
    name = headed(pen, "assets")
    words = [dollars(price) for price in prices]
    return folded(ROOM, name, [figure(it) for it in words], f"{name}: {', '.join(words)}", gap=8)


def fold_line(pen: Pen, panel: str, heading: str, counted: Counted, form: str) -> str:
    """Companies with a figure each."""
    name = pen.text(heading)
    told = (f"{naming.company(company)} {form.format(count)}" for company, count in counted)
    is_few = len(counted) <= FEW
    signs = [of_company(company, str(count) if is_few else "") for company, count in counted]
    return folded(ROOM, name, signs, f"{name}: {', '.join(told)}", gap=5)


def fold_demand(pen: Pen, panel: str, wanted: Mapping[str, int]) -> str:
    """How many goods each industry can still sell."""
    name = headed(pen, "demand")
    figures = [figure(str(count), row.replace("_", "-")) for row, count in wanted.items()]
    told = (f"{naming.industry(pen.text, row)} {count}" for row, count in wanted.items())
    return folded(ROOM, name, figures, f"{name}: {', '.join(told)}")


def fold_cubes(pen: Pen, panel: str, heading: str, cubes: Mapping[str, int]) -> str:
    """How many cubes of each kind there are."""
    name = pen.text(heading)
    figures = [of_kind(kind, cubes.get(kind, 0)) for kind in KINDS]
    told = naming.cubes(pen.text, dict(cubes))
    return folded(ROOM, name, figures, f"{name}: {told or '0'}", gap=8)


def fold_jobs(pen: Pen, panel: str, jobs: JobsView) -> str:
    """The workers for hire, and what the next one costs."""
    figures = [figure(str(jobs["workers"]), "worker"), figure(dollars(jobs["wage"]), css="bold")]
    title = pen.text("Workers on the job market: {count}.", count=jobs["workers"])
    wage = pen.text("next worker ${wage}", wage=jobs["wage"])
    return folded(ROOM, headed(pen, "jobs"), figures, f"{title} {wage}")


def fold_mat(pen: Pen, panel: str, seat: int, held: Held) -> str:
    """Cash, certificates and worth of a player."""
    name = pen.names[seat]
    figures = [
        figure(dollars(held.cash), "coin"),
        figure(str(held.certificates), "certificates"),
        total(dollars(held.worth)),
    ]
    title = pen.text(
        "{name}: cash ${cash}, worth ${worth}, certificates {count} of at most {limit}.",
        name=name,
        cash=held.cash,
        worth=held.worth,
        count=held.certificates,
        limit=held.limit,
    )
    return folded(ROOM, name, figures, title, seat=seat)


def fold_charter(pen: Pen, panel: str, seen: CompanyView) -> str:
    """Appeal, share value and treasury of a company."""
    company = seen["company"]
    figures = [
        Figure(group("", plaque(company, director_of(seen), 44, 20), y=-10), 44),
        figure(str(seen["appeal"]), "appeal"),
        figure(dollars(value_of(seen)), "share"),
        total(dollars(seen["treasury"])),
    ]
    return folded(ROOM, naming.company(company), figures, charter_title(pen, seen))


def fold_rest(pen: Pen, panel: str, companies: list[str]) -> str:
    """The companies that have not started."""
    name = pen.text("Not yet started")
    told = ", ".join(naming.company(company) for company in companies)
    signs = [of_company(company) for company in companies]
    return folded(ROOM, name, signs, f"{name}: {told}", gap=4)


@remembered
def of_company(company: str, words: str = "") -> Figure:
    """A company's sign, and what is told of it."""
    face = group("", plaque(company, None, PLAQUE, 18), y=-9)
    if not words:
        return Figure(face, PLAQUE)
    told = figure(words, size=12)
    return Figure(face + group("", told.drawing, x=PLAQUE + 3), PLAQUE + 3 + told.width)


@remembered
def of_kind(kind: str, count: int) -> Figure:
    """Cubes of a kind."""
    told = figure(str(count))
    face = cube(kind, 0, -CUBE / 2, CUBE)
    return Figure(face + group("", told.drawing, x=CUBE + 4), CUBE + 4 + told.width)
