"""The companies: a charter for each in play, a chip for each that has not started."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from jackscrew.draw import Text
from jackscrew.draw.shapes import as_sign, circle, group, icon, number, path, rect, write
from jackscrew.draw.words import fitted
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.picture.city import asset_face, asset_title
from jackscrew.games.big_shoulders.picture.names import CERTIFICATE_LETTERS, HOLDERS
from jackscrew.games.big_shoulders.picture.places import (
    COMPANIES,
    HEADING,
    ROOM,
    SMALL_STEP,
    SMALL_WIDTH,
    Point,
    charter_slot,
    charters_in_order,
)
from jackscrew.games.big_shoulders.picture.scene import Holding, Pen, Table, heading
from jackscrew.games.big_shoulders.picture.signs import (
    EN_DASH,
    KINDS,
    TIMES,
    Drawing,
    arrow,
    cube,
    cube_sign,
    dollars,
    good,
    good_sign,
    manager_signs,
    partner,
    person,
    plaque,
    seat_outline,
)
from jackscrew.games.big_shoulders.view import (
    CompanyView,
    FactoryView,
    asset_card,
    director_of,
    rank_of,
    value_of,
)

HEIGHT = 166
FACTORY_Y, FACTORY_HEIGHT = 49, 57
LADDER_Y, STORE_Y = 112, 138
LEFT = 15
STORE_X, STORE_WIDTH, STORE_HEIGHT = 84, 33, 23
SHARES_X, SHARE = 158, 13.3
ASSET_X, ASSET_WIDTH, ASSET_HEIGHT = 297, 62, 49
SMALL_HEIGHT = 74
SIZES = {"director": 3, "preferred": 2, "common": 1}
"""How many shares a certificate is."""

Cert = tuple[str, int | str, bool]
"""A certificate: its kind, who holds it, whether it is being sold."""


def lay_companies(scene: Table) -> None:
    """All companies, those in play first."""
    operating = scene.view["operating"]
    for seen in charters_in_order(scene.view, 0):
        company = seen["company"]
        is_current = operating is not None and operating["company"] == company
        revenue = operating["revenue"] if operating and is_current else None
        scene.section(draw_charter, company, seen, scene.holdings[company], revenue)
    unstarted = [it for it in scene.view["companies"] if not it["started"]]
    if unstarted:
        scene.section(draw_unstarted, "unstarted", scene.places.unstarted)
    for i, seen in enumerate(unstarted):
        row, column = divmod(i, 2)
        y = scene.places.unstarted + HEADING + row * SMALL_STEP
        at = COMPANIES + column * (SMALL_WIDTH + 6), y
        scene.section(draw_small, seen["company"], at, seen)


def draw_unstarted(pen: Pen, place: str, y: float) -> None:
    """The heading of the companies that have not started."""
    words = pen.text("Not yet started")
    hint = pen.text("price · appeal · factories")
    drawing = heading(0, 0, words) + write(ROOM, 15, fitted(hint, 236, 12), "s12 faint end")
    pen.piece(place, COMPANIES, y, "still", drawing, words)


def draw_charter(
    pen: Pen, company: str, seen: CompanyView, held: list[Holding], revenue: int | None
) -> None:
    """A charter: name and figures, factories, prices, shares, store and asset.

    The revenue is that of the company's operating turn, while it has it.
    """
    drawing = charter_face(company, seen["industry"], director_of(seen), revenue is not None)
    slot = charter_slot(company)
    pen.piece(f"company-{company}", 0, 0, "", drawing, charter_title(pen, seen), slot=slot)
    draw_figures(pen, seen, revenue)
    for i in range(len(seen["factories"])):
        draw_factory(pen, seen, i)
    draw_waiting(pen, seen)
    draw_ladder(pen, seen)
    draw_shares(pen, seen, held)
    draw_goods(pen, seen)
    draw_store(pen, seen)
    draw_asset(pen, seen)


def lay(
    pen: Pen, company: str, key: str, x: float, y: float, drawing: str, title: str, css: str = ""
) -> None:
    """Lay a piece on a charter."""
    on = f"company-{company}"
    pen.piece(key, x, y, css, drawing, title, on, charter_slot(company))


@lru_cache(maxsize=256)
def charter_face(company: str, industry: str, director: int, is_current: bool) -> str:
    """The ground of a charter, with name and industry."""
    h = HEIGHT - 12
    side = path(f"M6 0h3v{HEIGHT}h-3a6 6 0 0 1-6-6v-{h}a6 6 0 0 1 6-6z", "flank")
    out = rect(0, 0, ROOM, HEIGHT, "charter", 6) + group(f"co-{company}", side)
    out += rect(0, 0, ROOM, HEIGHT, "frame edge now" if is_current else "frame edge", 6)
    out += group("", plaque(company, director, 46, 22), x=LEFT, y=7)
    out += write(69, 25, naming.company(company), "name")
    return out + group("sign", icon(industry.replace("_", "-"), LEFT + 10, 39, 18))


def charter_title(pen: Pen, seen: CompanyView) -> str:
    """Who directs a company, and when it operates."""
    return pen.text(
        "{company}, {industry}. Director: {name}. Appeal {appeal}, number {rank} to operate."
        " Share value ${value}, treasury ${treasury}.",
        company=naming.full_company(seen["company"]),
        industry=naming.industry(pen.text, seen["industry"]),
        name=pen.names[director_of(seen)],
        appeal=seen["appeal"],
        rank=rank_of(seen),
        value=value_of(seen),
        treasury=seen["treasury"],
    )


def draw_figures(pen: Pen, seen: CompanyView, revenue: int | None) -> None:
    """What changes of a company's head: appeal, state of its turn, share value, treasury."""
    company = seen["company"]
    sign, state = "rank", pen.text("number {rank}", rank=rank_of(seen))
    if revenue is not None:
        sign, state = "revenue", pen.text("revenue ${amount}", amount=revenue)
    elif seen["operated"]:
        sign, state = "has-operated", pen.text("has operated")
    drawing = figures_face(seen["appeal"], sign, state, value_of(seen), seen["treasury"])
    title = pen.text(
        "Treasury ${treasury}; share value ${value}; appeal {appeal}; {state}",
        treasury=seen["treasury"],
        value=value_of(seen),
        appeal=seen["appeal"],
        state=state,
    )
    lay(pen, company, f"figures-{company}", 0, 0, drawing, title)


@lru_cache(maxsize=1024)
def figures_face(appeal: int, sign: str, state: str, value: int, treasury: int) -> str:
    """Appeal, state and money of a company."""
    star = group("sign solid", icon("appeal", 50, 38, 15))
    out = as_sign("appeal", star, write(60, 43, str(appeal), "s14 bold"))
    css, size = ("s14 bold", 14) if sign == "revenue" else ("s12 dim", 12)
    out += as_sign(sign, write(84, 43, fitted(state, 150, size), css))
    out += write(ROOM - 8, 25, dollars(treasury), "s20 bold end")
    out += write(ROOM - 8, 44, dollars(value), "s16 semi dim end")
    return out + group("sign", icon("share", ROOM - 66, 38, 16))


def factory_place(i: int, count: int) -> tuple[float, float]:
    """West side and width of a factory on its charter."""
    width = (ROOM - LEFT - 5 - (count - 1) * 5) / count
    return LEFT + i * (width + 5), width


def draw_factory(pen: Pen, seen: CompanyView, i: int) -> None:
    """A factory with its people."""
    factory = seen["factories"][i]
    x, width = factory_place(i, len(seen["factories"]))
    drawing = factory_face(
        width,
        factory["spaces"],
        factory["workers"],
        factory["automated"],
        factory["manager"],
        tuple(factory["needs"][kind] for kind in KINDS),
        factory["makes"],
        factory["extra"],
        bonus_signs(factory),
        "ran" if factory["ran"] else "next" if factory["next"] else "",
    )
    title = factory_title(pen.text, seen["company"], i, factory)
    lay(pen, seen["company"], f"factory-{factory['factory']}", x, FACTORY_Y, drawing, title)


def bonus_signs(factory: FactoryView) -> Drawing:
    """What a factory's manager brings."""
    bonus = factory["bonus"]
    return manager_signs(bonus["goods"], bonus["appeal"], bonus["resources"], 15)


def draw_waiting(pen: Pen, seen: CompanyView) -> None:
    """The partner who waits at the last factory of a company."""
    seat, last = seen["partner"], seen["factories"][-1]
    if seat is None:
        return
    x, width = factory_place(len(seen["factories"]) - 1, len(seen["factories"]))
    x += (last["spaces"] * 19 + 6 + width - 30 - bonus_signs(last)[1]) / 2 + 2
    title = pen.text(
        "{name} gains this partner when all factories of the company run in one turn",
        name=pen.names[seat],
    )
    key, css = f"charter-partner-{seat}", f"partner waiting lies p{seat}"
    lay(pen, seen["company"], key, x, FACTORY_Y + 15, partner(seat, 8), title, css)


def factory_title(text: Text, company: str, i: int, factory: FactoryView) -> str:
    """What a factory needs and makes, in sentences."""
    told = [
        text(
            "{company}, factory {number}: makes {goods} of {cubes}.",
            company=naming.company(company),
            number=i + 1,
            goods=naming.gain(text, "goods", factory["makes"]),
            cubes=naming.cubes(text, factory["needs"]),
        ),
        text(
            "Spaces: {spaces}, workers: {workers}, automation tokens: {machines}.",
            workers=factory["workers"],
            machines=factory["automated"],
            spaces=factory["spaces"],
        ),
        text("{count} more when all spaces are automated.", count=factory["extra"]),
    ]
    if factory["manager"]:
        told.append(text("It has a manager."))
    if factory["missing_cost"]:
        told.append(text("The missing cubes cost ${amount}.", amount=factory["missing_cost"]))
    return " ".join(told)


@lru_cache(maxsize=2048)
def factory_face(
    width: float,
    spaces: int,
    workers: int,
    automated: int,
    manager: bool,
    needs: tuple[int, ...],
    makes: int,
    extra: int,
    bonus: Drawing,
    state: str,
) -> str:
    """Above who works, right the manager's seat and bonus, below cubes and goods."""
    out = rect(0, 0, width, FACTORY_HEIGHT, f"cell edge {state}".strip(), 5)
    for j in range(spaces):
        x = 14.0 + j * 19
        if j < automated:
            out += person("automation", x, 15, 8.5)
        elif j < automated + workers:
            out += person("worker", x, 15, 8.5)
        else:
            out += circle(x, 15, 8, "room")
    drawn, bonus_width = bonus
    x = width - 5 - bonus_width
    out += group("sign", drawn, x=x, y=15)
    seat = person("manager", x - 12, 15, 8.5) if manager else rect(x - 20, 7, 16, 16, "room", 4)
    out += seat + recipe(needs, makes, extra, automated == spaces)
    if state == "ran":
        out += group("good-news", icon("check", width - 13, FACTORY_HEIGHT - 14, 17))
    return out


def recipe(needs: tuple[int, ...], makes: int, extra: int, is_automated: bool) -> str:
    """Cubes, an arrow, and how many goods they become."""
    out, x = "", 6.0
    for kind, count in zip(KINDS, needs, strict=True):
        for _ in range(count):
            out += cube_sign(kind, x, 33, 16)
            x += 17
    out += arrow(x + 2, 41)
    made = makes + (extra if is_automated else 0)
    out += write(x + 15, 46.5, str(made), "s16 bold") + good_sign(x + 34, 41, 8)
    if is_automated:
        out += group("sign solid", icon("automation", x + 50, 41, 13))
    return out


def draw_ladder(pen: Pen, seen: CompanyView) -> None:
    """The price of goods by salespeople; the present one stands out."""
    company, salespeople = seen["company"], seen["salespeople"]
    title = pen.text(
        "A good sells for ${price}. Salespeople: {count}.", price=seen["price"], count=salespeople
    )
    drawing = ladder_face(tuple(seen["prices"]), salespeople)
    lay(pen, company, f"prices-{company}", LEFT, LADDER_Y, drawing, title)


@lru_cache(maxsize=256)
def ladder_face(prices: tuple[int, ...], salespeople: int) -> str:
    """Prices from left to right, one more salesperson each."""
    out = group("sign solid", icon("salesperson", 7, 10, 15))
    step = min(38, 122 / len(prices))
    for j, price in enumerate(prices):
        x = 17 + j * step
        words, css = str(price), "s14 mid faint"
        if j == salespeople:
            out += rect(x - 1, 0, step, 20, "ink", 5)
            words = dollars(price) if step > 36 or price < 100 else str(price)
            css = "s14 bold mid on-ink" if step > 36 else "s12 bold mid on-ink"
        out += write(x + step / 2 - 1, 15, words, css)
    return out


def certificates(seen: CompanyView, held: list[Holding]) -> Iterator[Cert]:
    """The seven certificates of a company: those of the seats first, then pool and unsold."""
    for seat, holding in enumerate(held):
        for kind, is_selling in holding:
            yield kind, seat, is_selling
    for place, commons in (("bank", seen["pooled_commons"]), ("company", seen["unsold_commons"])):
        if seen["preferred"] == place:
            yield "preferred", place, False
        for _ in range(commons):
            yield "common", place, False


def draw_shares(pen: Pen, seen: CompanyView, held: list[Holding]) -> None:
    """Ten shares as ten cells by holder, and how many are left."""
    company, text = seen["company"], pen.text
    found = tuple(certificates(seen, held))
    letters = {kind: text(letter) for kind, letter in CERTIFICATE_LETTERS.items()}
    drawing = shares_face(found, letters["director"], letters["preferred"])
    drawing += left_face(seen["unsold"], seen["pooled"], text("sold out"))
    title = shares_title(pen, company, found)
    lay(pen, company, f"shares-{company}", SHARES_X, LADDER_Y, drawing, title)


@lru_cache(maxsize=256)
def left_face(unsold: int, pooled: int, sold_out: str) -> str:
    """How many shares the company and the bank pool still have."""
    if not unsold and not pooled:
        return as_sign("sold-out", write(62, 43, fitted(sold_out, 76, 12), "s12 dim"))
    out, x = "", 62.0
    for count, css in ((unsold, "certificate"), (pooled, "certificate pool")):
        if count:
            out += rect(x + 0.5, 31.5, 9, 14, css, 2)
            out += hatching(x + 0.5, 31.5, 9, 14) if css.endswith("pool") else ""
            out += write(x + 14, 43.5, str(count), "s14 semi dim")
            x += 38
    return out


def hatching(x: float, y: float, width: float, height: float) -> str:
    """Lines across a certificate in the bank pool."""
    lines = []
    at = 5.0
    while at < width + height - 3:
        left, low = max(0.0, at - height), min(at, height)
        right, high = min(at, width), max(0.0, at - width)
        start = f"M{number(x + left)} {number(y + low)}"
        lines.append(f"{start}L{number(x + right)} {number(y + high)}")
        at += 6
    return path("".join(lines), "hatch")


def shares_title(pen: Pen, company: str, found: tuple[Cert, ...]) -> str:
    """Who holds how many shares of a company."""
    held: dict[str, int] = {}
    for kind, holder, _ in found:
        name = pen.names[holder] if isinstance(holder, int) else pen.text(HOLDERS[holder])
        held[name] = held.get(name, 0) + SIZES[kind]
    counts = ", ".join(f"{name} {count}" for name, count in held.items())
    return pen.text("Shares of {company}: {counts}", company=naming.company(company), counts=counts)


@lru_cache(maxsize=2048)
def shares_face(found: tuple[Cert, ...], director: str, preferred: str) -> str:
    """A strip of certificates, each as wide as its shares."""
    letters = {"director": director, "preferred": preferred, "common": ""}
    out, at = "", 0
    for kind, holder, selling in found:
        width = SIZES[kind] * SHARE - 1.5
        drawn = certificate(kind, letters[kind], holder, width, selling)
        out += group("", drawn, x=at * SHARE)
        at += SIZES[kind]
    return out


def certificate(
    kind: str, letter: str, holder: int | str, width: float, selling: bool = False
) -> str:
    """A certificate: colour and shape of its holder, hatched in the pool, white when unsold."""
    if isinstance(holder, str):
        css = "certificate pool" if holder == "bank" else "certificate"
        out = rect(0.5, 0.5, width - 1, 19, css, 2.5)
        out += hatching(0.5, 0.5, width - 1, 19) if holder == "bank" and not letter else ""
        if holder == "bank" and letter:
            out += hatching(0.5, 0.5, 7, 19) + hatching(width - 7.5, 0.5, 7, 19)
        if letter:
            out += as_sign(kind, write(width / 2, 14.5, letter, "s12 bold mid faint"))
        return out
    out = rect(0, 0, width, 20, "held", 2.5)
    middle = width / 2 - (6 if letter else 0)
    out += group("", path(seat_outline(holder, 4), "emblem"), x=middle, y=10)
    out += as_sign(kind, write(middle + 7, 14.5, letter, "s12 bold on-seat")) if letter else ""
    out += rect(-0.5, -1.5, width + 1, 23, "selling", 3) if selling else ""
    return group(f"p{holder}", out)


def draw_goods(pen: Pen, seen: CompanyView) -> None:
    """The goods in store, and the tokens that bring more."""
    company, goods, tokens = seen["company"], seen["goods"], seen["tokens"]
    title = pen.text(
        "{company} stores {goods}.",
        company=naming.company(company),
        goods=naming.gain(pen.text, "goods", goods),
    )
    if tokens:
        title += " " + pen.text("Its tokens bring {count} more each decade.", count=tokens)
    drawing = goods_face(goods, tokens)
    lay(pen, company, f"goods-{company}", LEFT, STORE_Y, drawing, title)


@lru_cache(maxsize=256)
def goods_face(goods: int, tokens: int) -> str:
    """A good and how many there are."""
    out = good(10, 11.5, 9.5) if goods else good_sign(10, 11.5, 9)
    out += write(23, 17, f"{TIMES}{goods}", "s16 bold" if goods else "s16 faint")
    return out + (write(64, 16, f"+{tokens}", "s12 bold dim end") if tokens else "")


def draw_store(pen: Pen, seen: CompanyView) -> None:
    """The cubes in store, by kind."""
    company = seen["company"]
    for i, kind in enumerate(KINDS):
        count = seen["store"][kind]
        title = pen.text(
            "{company} stores {count} {kind}.",
            company=naming.company(company),
            count=count,
            kind=naming.resource(pen.text, kind),
        )
        x, drawing = STORE_X + i * STORE_WIDTH, store_face(kind, count)
        lay(pen, company, f"store-{company}-{kind}", x, STORE_Y, drawing, title)


@lru_cache(maxsize=256)
def store_face(kind: str, count: int) -> str:
    """Cubes of one kind."""
    out = rect(0.5, 0.5, STORE_WIDTH - 2, STORE_HEIGHT - 1, "zone edge", 4)
    if not count:
        return out + group("none", cube_sign(kind, 3, 3.5, 16))
    return out + cube(kind, 3, 3.5, 16) + write(21, 16.5, str(count), "s14 bold")


def draw_asset(pen: Pen, seen: CompanyView) -> None:
    """The asset of a company, or the room for one."""
    company, key = seen["company"], seen["asset"]
    if key:
        drawing = asset_face(
            asset_card(pen.cards, key), ASSET_WIDTH, ASSET_HEIGHT, seen["exhausted"]
        )
        title = asset_title(pen, key, seen["exhausted"])
        lay(pen, company, f"asset-{key}", ASSET_X, LADDER_Y, drawing, title)
    elif seen["slots"]:
        drawing = rect(0.5, 0.5, ASSET_WIDTH - 1, ASSET_HEIGHT - 1, "room", 5)
        drawing += group("faint-sign", icon("asset", ASSET_WIDTH / 2, ASSET_HEIGHT / 2, 22))
        title = pen.text("Room for a capital asset")
        lay(pen, company, f"slot-{company}", ASSET_X, LADDER_Y, drawing, title, "still")


def draw_small(pen: Pen, company: str, at: Point, seen: CompanyView) -> None:
    """A company that has not started: enough to choose by."""
    drawing = small_face(
        company,
        seen["industry"],
        tuple(seen["prices"]),
        seen["appeal"],
        seen["slots"] > 0,
        tuple(
            (it["spaces"], tuple(it["needs"][kind] for kind in KINDS), it["makes"])
            for it in seen["factories"]
        ),
    )
    pen.piece(f"company-{company}", *at, "", drawing, small_title(pen.text, seen))


def small_title(text: Text, seen: CompanyView) -> str:
    """What is printed on a charter, in sentences."""
    told = [
        text(
            "{company}, {industry}, has not started. First appeal {appeal}; goods sell for"
            " {prices}.",
            company=naming.full_company(seen["company"]),
            industry=naming.industry(text, seen["industry"]),
            appeal=seen["appeal"],
            prices=", ".join(map(dollars, seen["prices"])),
        )
    ]
    for i, factory in enumerate(seen["factories"]):
        told.append(
            text(
                "Factory {number}: makes {goods} of {cubes}; workers it needs: {workers}.",
                number=i + 1,
                workers=factory["spaces"],
                goods=naming.gain(text, "goods", factory["makes"]),
                cubes=naming.cubes(text, factory["needs"]),
            )
        )
    told.append(
        text("It has room for a capital asset.")
        if seen["slots"]
        else text("It has no room for a capital asset.")
    )
    return " ".join(told)


@lru_cache(maxsize=64)
def small_face(
    company: str,
    industry: str,
    prices: tuple[int, ...],
    appeal: int,
    has_slot: bool,
    factories: tuple[tuple[int, tuple[int, ...], int], ...],
) -> str:
    """A charter in small: industry, prices, first appeal, and what its factories need."""
    out = rect(0, 0, SMALL_WIDTH, SMALL_HEIGHT, "cell edge", 5)
    out += group("", plaque(company, None, 28, 19), x=6, y=5)
    out += write(40, 19, naming.company(company), "s14 serif semi")
    out += group("sign", icon(industry.replace("_", "-"), SMALL_WIDTH - 14, 14, 18))
    words = EN_DASH.join((dollars(prices[0]), str(prices[-1])))
    out += as_sign("price-range", write(8, 42, words, "s14 bold"))
    star = group("sign solid", icon("appeal", 94, 37, 14))
    out += as_sign("appeal", star, write(104, 42, str(appeal), "s14 bold"))
    out += group("sign", icon("asset", SMALL_WIDTH - 14, 37, 18)) if has_slot else ""
    x = 6.0
    for spaces, needs, makes in factories:
        drawing, width = small_recipe(spaces, needs, makes)
        out += group("", drawing, x=x, y=50)
        x += width + 4
    return out


def small_recipe(spaces: int, needs: tuple[int, ...], makes: int) -> Drawing:
    """What a factory needs and makes, in small; a dot over it for each worker."""
    out, x = "", 0.0
    for kind, count in zip(KINDS, needs, strict=True):
        for _ in range(count):
            out += cube_sign(kind, x, 6, 13)
            x += 13.5
    out += "".join(circle(2.5 + 6 * j, 1.5, 2.2, "ink") for j in range(spaces))
    out += path(f"M{number(x + 1.5)} 12.5h6m-3-3l3 3-3 3", "arrow thin")
    return out + write(x + 9.5, 17.5, str(makes), "s14 bold"), x + 19
