"""The markets: demand, supply chain, Haymarket Square and job market; and the goals below."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from jackscrew.draw.shapes import as_sign, circle, group, icon, number, path, rect, write
from jackscrew.draw.words import Text, fitted, width_of
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.picture.places import (
    DEMAND_Y,
    GOAL_STEP,
    GOALS_Y,
    HAYMARKET_Y,
    JOBS_Y,
    ROOM,
    SUPPLY_Y,
    TRACKS,
    Point,
)
from jackscrew.games.big_shoulders.picture.scene import Pen, Table, heading, line, note
from jackscrew.games.big_shoulders.picture.signs import (
    KINDS,
    cube,
    cube_sign,
    dollars,
    good,
    octagon,
    person,
    plaque,
    seat_mark,
)
from jackscrew.games.big_shoulders.view import ChainView, Cubes, DemandView, GoalView, JobsView

INDUSTRIES = ("food_and_dairy", "dry_goods", "meat_packing", "shoes")
ROW_X, ROW_HEIGHT, ROW_STEP = TRACKS, 48, 53
TILE_X, TILE_STEP = TRACKS + 92, (ROOM - 92) / 3
TILE_WIDTH, TILE_HEIGHT = TILE_STEP - 4, 42
COLUMN = {"left": 0, "middle": 1, "right": 2}
BOX_GAP = 8
BOX_WIDTH = (ROOM - 3 * BOX_GAP) / 4
CHAIN_HEIGHT, SQUARE_HEIGHT = 75, 38
CHAIN_A_ROW, CHAIN_MOST = 4, 12
GROUPS = 3
GROUP_WIDTH = (ROOM - 2 * BOX_GAP) / GROUPS
GOAL_SIGNS = {
    "managers": "manager",
    "salespeople": "salesperson",
    "capital_assets": "asset",
    "workers": "worker",
    "automation_tokens": "automation",
    "appeal": "appeal",
    "company_cash": "coin",
    "partners": "partner",
    "common_certificates": "share",
    "preferred_certificates": "share",
}


def row_y(row: str) -> float:
    """The north side of an industry's row."""
    return DEMAND_Y + 42 + INDUSTRIES.index(row) * ROW_STEP


def demand_board(title: str, bonus: Sequence[int], last: str, industries: Iterable[str]) -> str:
    """The demand board as it is printed."""
    drawn = [heading(TRACKS, DEMAND_Y, title)]
    words = fitted(last, 90, 12)
    drawn.append(write(TRACKS + 2, DEMAND_Y + 35, words, "s12 faint"))
    for i, amount in enumerate(bonus):
        if amount:
            x = TILE_X + i * TILE_STEP + TILE_WIDTH / 2
            more = write(x - 11, DEMAND_Y + 35.5, f"+{dollars(amount)}", "s14 bold")
            drawn.append(as_sign("last-good", good(x - 22, DEMAND_Y + 30.5, 7), more))
    for row, words in zip(INDUSTRIES, industries, strict=True):
        y = row_y(row)
        drawn.append(rect(ROW_X, y, ROOM, ROW_HEIGHT, "strip", 6))
        drawn.append(group("sign", icon(row.replace("_", "-"), ROW_X + 16, y + 15, 21)))
        lines = [fitted(part, 60, 12) for part in words.split("\n")]
        for j, part in enumerate(lines):
            first = 20 if len(lines) == 1 else 13
            drawn.append(write(ROW_X + 31, y + first + 13 * j, part, "s12 dim"))
    return "".join(drawn)


def lay_market(scene: Table) -> None:
    """The markets, and the goals below."""
    lay_demand(scene)
    view = scene.view
    for i, place in enumerate(view["chain"]):
        scene.section(draw_chain, i, place)
    scene.section(draw_bag, "bag", view["bag"], view["drawn"])
    for i, kind in enumerate(KINDS):
        scene.section(draw_square, i, view["haymarket"][kind])
    scene.section(draw_jobs, "jobs", view["jobs"])
    for i, goal in enumerate(view["goals"]):
        if i == 0:
            scene.section(draw_goal_heading, "goals", goal["reward"])
        won = tuple(goal["goal"] in player["achieved"] for player in view["players"])
        scene.section(draw_goal, i, goal, won)


def lay_demand(scene: Table) -> None:
    """The demand tiles with the goods on them, and who sells in each row."""
    demand = scene.view["demand"]
    scene.section(draw_demand_stock, "demand", scene.view["demand_left"])
    for seen in demand:
        if not seen["half_price"]:
            scene.section(draw_tile, seen["space"], seen)
    with_room = {seen["row"] for seen in demand if seen["octagons"] > seen["goods"]}
    covered = {seen["row"] for seen in demand if seen["column"] == "left" and seen["tile"]}
    industry = {company: seen["industry"] for company, seen in scene.companies.items()}
    for row in INDUSTRIES:
        if row not in covered or row not in with_room:
            scene.section(draw_half, row, row in covered)
        sellers = [company for company in scene.view["line"] if industry[company] == row]
        scene.section(draw_sellers, row, sellers)


def draw_demand_stock(pen: Pen, place: str, left: int) -> None:
    """How many demand tiles are still to come."""
    words = pen.text("{count} to come", count=left)
    title = pen.text("Demand tiles still to come: {count}", count=left)
    pen.piece("demand-stock", TRACKS + ROOM, DEMAND_Y + 15, "", note(words), title)


def draw_tile(pen: Pen, space: str, seen: DemandView) -> None:
    """A demand space: its tile, or what is printed below it."""
    x = TILE_X + COLUMN[seen["column"]] * TILE_STEP
    drawing = tile_face(seen["tile"] is not None, seen["octagons"], seen["goods"])
    title = tile_title(pen.text, seen)
    pen.piece(f"demand-{space}", x, row_y(seen["row"]) + 3, "", drawing, title)


def tile_title(text: Text, seen: DemandView) -> str:
    """What can be sold on a demand space."""
    if seen["red_x"]:
        return text("Nothing can be sold here.")
    words = text(
        "{industry}: {goods} of {room} goods sold here.",
        industry=naming.industry(text, seen["row"]),
        goods=seen["goods"],
        room=seen["octagons"],
    )
    if not seen["bonus"]:
        return words
    bonus = text("Who sells the last one gets ${bonus} more.", bonus=seen["bonus"])
    return f"{words} {bonus}"


@lru_cache(maxsize=256)
def tile_face(is_tile: bool, room: int, goods: int) -> str:
    """A demand tile with its octagons, some of them filled."""
    css = "tile edge" if is_tile else "room edge"
    if room and goods == room:
        css += " done"
    out = rect(0.5, 0.5, TILE_WIDTH - 1, TILE_HEIGHT - 1, css, 5)
    if not room:
        return out + group("cross", icon("close", TILE_WIDTH / 2, TILE_HEIGHT / 2, 20))
    return out + "".join(spot(i, room, i < goods) for i in range(room))


def spot(i: int, room: int, is_filled: bool) -> str:
    """One octagon of a tile, in one line or two."""
    first = (room + 1) // 2 if room > 3 else room
    line, column = (0, i) if i < first else (1, i - first)
    beside = first if line == 0 else room - first
    step, r = (19.0, 8.6) if first < 4 else (18.0, 8.0)
    x = TILE_WIDTH / 2 + (column - (beside - 1) / 2) * step
    y = TILE_HEIGHT / 2 + (0 if room <= 3 else line * 18.5 - 9.25)
    return good(x, y, r) if is_filled else path(octagon(x, y, r - 0.6), "spot")


def draw_half(pen: Pen, row: str, is_covered: bool) -> None:
    """Sales at half price: on the left space once no tile covers it, and in a full row."""
    title = pen.text("Any number of goods can be sold here at half price.")
    if is_covered:
        drawing = rect(0, 0, 26, 19, "half edge", 5) + write(13, 14.5, "½", "s14 bold mid")
        x, y = TILE_X - 30, row_y(row) + 27
    else:
        drawing = rect(0.5, 0.5, TILE_WIDTH - 1, TILE_HEIGHT - 1, "half edge", 5)
        drawing += write(TILE_WIDTH / 2 - 13, TILE_HEIGHT / 2 + 6.5, "½", "s20 bold mid dim")
        drawing += group("sign", icon("endless", TILE_WIDTH / 2 + 12, TILE_HEIGHT / 2, 19))
        x, y = TILE_X, row_y(row) + 3
    pen.piece(f"demand-{row}-half", x, y, "", drawing, title)


def draw_sellers(pen: Pen, row: str, sellers: list[str]) -> None:
    """The companies in play that sell in a row."""
    step = min(25, 84 / max(1, len(sellers)))
    for j, company in enumerate(sellers):
        title = pen.text("{company} sells here.", company=naming.company(company))
        drawing = plaque(company, None, 24, 17)
        x, y = ROW_X + 5 + j * step, row_y(row) + 28
        pen.piece(f"sells-{company}", x, y, "still", drawing, title)


def box_x(i: int) -> float:
    """The west side of one of four boxes."""
    return TRACKS + i * (BOX_WIDTH + BOX_GAP)


def supply_chain(title: str) -> str:
    """The supply chain as it is printed: arrows from space to space."""
    arrows = "".join(
        path(f"M{number(box_x(i) - 6)} {SUPPLY_Y + 54}l4.5 5-4.5 5", "arrow thin")
        for i in range(1, 4)
    )
    return heading(TRACKS, SUPPLY_Y, title) + arrows


def draw_chain(pen: Pen, i: int, seen: ChainView) -> None:
    """The cubes on a space of the supply chain."""
    text, price = pen.text, seen["price"]
    cubes = naming.cubes(text, seen["cubes"])
    label = dollars(price) if price else text("not yet")
    if price:
        title = text("Supply chain, ${price} a cube: {cubes}", price=price, cubes=cubes)
    else:
        title = text("These cubes come to the market next: {cubes}", cubes=cubes)
    drawing = chain_face(label, price > 0, tuple(seen["cubes"][kind] for kind in KINDS))
    pen.piece(f"chain-{seen['space']}", box_x(i), SUPPLY_Y + 23, "", drawing, title)


def draw_bag(pen: Pen, place: str, bag: Cubes, drawn: int) -> None:
    """How many cubes are in the bag."""
    words = pen.text("draw {drawn} · bag {count}", drawn=drawn, count=sum(bag.values()))
    title = pen.text(
        "In the bag: {cubes}. {drawn} cubes are drawn at a time.",
        cubes=naming.cubes(pen.text, bag) or "0",
        drawn=drawn,
    )
    pen.piece("bag", TRACKS + ROOM, SUPPLY_Y + 15, "", note(words), title)


@lru_cache(maxsize=512)
def chain_face(label: str, is_open: bool, counts: tuple[int, ...]) -> str:
    """A space of the supply chain: its price and its cubes."""
    out = rect(0.5, 0.5, BOX_WIDTH - 1, CHAIN_HEIGHT - 1, "cell edge" if is_open else "room", 6)
    css = "s16 bold mid" if is_open else "s14 serif caps mid faint"
    out += write(BOX_WIDTH / 2, 17, label, css)
    kinds = [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)]
    if len(kinds) > CHAIN_MOST:
        return out + "".join(
            counted_cube(kind, count, 8 + 38 * (i % 2), 26 + 22 * (i // 2))
            for i, (kind, count) in enumerate(zip(KINDS, counts, strict=True))
        )
    rows = -(-len(kinds) // CHAIN_A_ROW)
    top = 24 + (49 - 17.5 * rows) / 2
    for j, kind in enumerate(kinds):
        row, column = divmod(j, CHAIN_A_ROW)
        beside = min(CHAIN_A_ROW, len(kinds) - row * CHAIN_A_ROW)
        x = BOX_WIDTH / 2 + (column - (beside - 1) / 2) * 19 - 8
        out += cube(kind, x, top + row * 17.5, 16.5)
    return out


def counted_cube(kind: str, count: int, x: float, y: float) -> str:
    """Cubes of a kind by their number."""
    return cube(kind, x, y, 16) + write(x + 19, y + 13, str(count), "s12 bold")


def draw_square(pen: Pen, i: int, count: int) -> None:
    """The cubes of one kind on Haymarket Square."""
    kind = KINDS[i]
    title = pen.text(
        "Haymarket Square: {count} {kind}.", count=count, kind=naming.resource(pen.text, kind)
    )
    pen.piece(f"haymarket-{kind}", box_x(i), HAYMARKET_Y + 22, "", square_face(kind, count), title)


@lru_cache(maxsize=256)
def square_face(kind: str, count: int) -> str:
    """A box of Haymarket Square."""
    out = rect(0.5, 0.5, BOX_WIDTH - 1, SQUARE_HEIGHT - 1, "cell edge", 6)
    shown = min(count, 3 if count < 10 else 2)
    out += "".join(cube(kind, 8 + 5 * j, 10, 18) for j in range(shown))
    out += "" if count else cube_sign(kind, 8, 10, 18)
    css = "s20 bold end" if count else "s20 end faint"
    return out + write(BOX_WIDTH - 9, 26.5, str(count), css)


def job_market(title: str, wages: Sequence[int]) -> str:
    """The job market as it is printed: three groups of spaces, dearest first."""
    drawn = [heading(TRACKS, JOBS_Y, title)]
    spaces = (len(wages) - 1) // GROUPS
    for i in range(GROUPS):
        x = TRACKS + i * (GROUP_WIDTH + BOX_GAP)
        drawn.append(rect(x + 0.5, JOBS_Y + 22.5, GROUP_WIDTH - 1, 48, "cell", 6))
        for j in range(spaces):
            drawn.append(circle(*job_place(i, j, spaces), 8.5, "room"))
    return "".join(drawn)


def job_place(i: int, j: int, spaces: int) -> Point:
    """The middle of a space of the job market."""
    x = TRACKS + i * (GROUP_WIDTH + BOX_GAP) + GROUP_WIDTH / 2
    return x + (j - (spaces - 1) / 2) * 22, JOBS_Y + 57


def draw_jobs(pen: Pen, place: str, jobs: JobsView) -> None:
    """The workers for hire, and what the next one costs."""
    spaces = (len(jobs["wages"]) - 1) // GROUPS
    title = pen.text("Workers on the job market: {count}.", count=jobs["workers"])
    for i in range(GROUPS):
        wage = jobs["wages"][i * spaces + 1]
        here = max(0, min(spaces, jobs["workers"] - i * spaces))
        is_next = here > 0 and jobs["workers"] <= (i + 1) * spaces
        x = TRACKS + i * (GROUP_WIDTH + BOX_GAP)
        drawing = job_face(dollars(wage), is_next, here, spaces)
        pen.piece(f"jobs-{i}", x, JOBS_Y + 22, "", drawing, title)
    words = pen.text("next worker ${wage}", wage=jobs["wage"])
    pen.piece("wage", TRACKS + ROOM, JOBS_Y + 15, "", note(words), f"{title} {words}")


@lru_cache(maxsize=128)
def job_face(wage: str, is_next: bool, workers: int, spaces: int) -> str:
    """A group of the job market: its price, and the workers in it."""
    out = write(GROUP_WIDTH / 2, 18, wage, "s14 bold mid" if is_next else "s14 mid faint")
    middle = GROUP_WIDTH / 2 - (spaces - 1) * 11
    return out + "".join(person("worker", middle + 22 * j, 35, 9.2) for j in range(workers))


def draw_goal_heading(pen: Pen, place: str, reward: int) -> None:
    """What each goal brings."""
    words = pen.text("${amount} each for the most at the end", amount=reward)
    title = heading(0, 0, pen.text("Goals"))
    title += write(ROOM, 15, fitted(words, 260, 12), "s12 faint end")
    pen.piece("goals", TRACKS, GOALS_Y, "still", title, words)


def draw_goal(pen: Pen, i: int, seen: GoalView, won: tuple[bool, ...]) -> None:
    """A goal and how the seats stand."""
    name = naming.goal(pen.text, seen["measure"])
    drawing = goal_face(seen["measure"], name, tuple(seen["counts"]), tuple(seen["leaders"]), won)
    counts = ", ".join(
        f"{name} {count}" for name, count in zip(pen.names, seen["counts"], strict=False)
    )
    told = f"{naming.goal_effect(pen.text, seen)} {counts}"
    y = GOALS_Y + 24 + i * GOAL_STEP
    pen.piece(f"goal-{seen['goal']}", TRACKS, y, "", drawing, told)


@lru_cache(maxsize=256)
def goal_face(
    measure: str,
    name: str,
    counts: tuple[int, ...],
    leaders: tuple[int, ...],
    won: tuple[bool, ...],
) -> str:
    """A goal: what is counted, and each seat's count; who leads is filled."""
    out = rect(0, 0, ROOM, GOAL_STEP - 2, "strip" if any(won) else "plain", 5)
    out += line(0, GOAL_STEP - 1, ROOM) + group("sign", icon(GOAL_SIGNS[measure], 11, 11, 18))
    room = ROOM - 30 - 51 * len(counts)
    size = 14 if width_of(name, 14) <= room else 12
    out += write(28, 15.5, fitted(name, room, size), f"s{size} dim")
    for seat, count in enumerate(counts):
        x = ROOM - 51 * (len(counts) - seat) + 10
        leads = seat in leaders
        out += seat_mark(seat, x, 11, 5.5, "seat-mark" if leads else "seat-mark hollow")
        size = 14 if count < 1000 else 12
        out += write(x + 10, 16, str(count), f"s{size} {'bold' if leads else 'dim'}")
    return out


def market_headings(headings: Mapping[str, str], hint: str) -> str:
    """The titles of the markets that have nothing else printed."""
    title = heading(TRACKS, HAYMARKET_Y, headings["haymarket"])
    return title + write(TRACKS + ROOM, HAYMARKET_Y + 15, hint, "s12 faint end")
