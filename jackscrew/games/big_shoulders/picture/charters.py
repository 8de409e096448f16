"""The companies: a charter for each in play, a chip for each that has not started."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from jackscrew.draw.scene import View
from jackscrew.draw.shapes import circle, group, icon, number, path, rect, write
from jackscrew.draw.words import fitted
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.picture.city import asset_face, asset_title
from jackscrew.games.big_shoulders.picture.names import CERTIFICATE_LETTERS, HOLDERS
from jackscrew.games.big_shoulders.picture.scene import COMPANIES, ROOM, TOP, Table, heading
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
    partner,
    person,
    plaque,
    seat_outline,
    signs,
)

HEIGHT, STEP = 166, 173
FACTORY_Y, FACTORY_HEIGHT = 49, 57
LADDER_Y, STORE_Y = 112, 138
LEFT = 15
STORE_X, STORE_WIDTH, STORE_HEIGHT = 84, 33, 23
SHARES_X, SHARE = 158, 13.3
ASSET_X, ASSET_WIDTH, ASSET_HEIGHT = 297, 62, 49
CHIP_WIDTH, CHIP_HEIGHT, CHIP_STEP = (ROOM - 6) / 2, 74, 80
SIZES = {"director": 3, "preferred": 2, "common": 1}
"""How many shares a certificate is."""

Cert = tuple[str, int | str, bool]
"""A certificate: its kind, who holds it, whether it is being sold."""


def charter_order(scene: Table) -> list[str]:
    """The viewer's companies first, then by director; none moves when its appeal changes."""
    seats, viewer = scene.seats, max(scene.viewer, 0)
    started = [it for it in scene.view["companies"] if it["started"]]
    started.sort(key=lambda it: (it["director"] - viewer) % seats)
    return [it["company"] for it in started]


def draw_companies(scene: Table) -> None:
    """All companies, those in play first."""
    y: float = TOP + 23
    for company in charter_order(scene):
        scene.draw_once(draw_charter, scene.companies[company], COMPANIES, y)
        y += STEP
    rest = [it for it in scene.view["companies"] if not it["started"]]
    if rest:
        words = scene.text("Not yet started")
        drawing = heading(0, 0, words)
        hint = scene.text("price · appeal · factories")
        drawing += write(ROOM, 15, fitted(hint, 236, 12), "s12 faint end")
        scene.piece("unstarted", COMPANIES, y, "still", drawing, words)
        y += 23
    for i, seen in enumerate(rest):
        x = COMPANIES + (i % 2) * (CHIP_WIDTH + 6)
        scene.draw_once(draw_chip, seen, x, y + (i // 2) * CHIP_STEP)
    scene.bottoms["companies"] = y + -(-len(rest) // 2) * CHIP_STEP


def draw_charter(scene: Table, seen: View, x: float, y: float) -> None:
    """A charter: name and figures, factories, prices, shares, store and asset."""
    company = seen["company"]
    operating = scene.view["operating"]
    is_current = operating is not None and operating["company"] == company
    drawing = charter_face(company, seen["industry"], seen["director"], is_current)
    scene.piece(f"company-{company}", x, y, "", drawing, charter_title(scene, seen))
    draw_figures(scene, seen, y, is_current)
    for i, factory in enumerate(seen["factories"]):
        draw_factory(scene, seen, factory, i, y)
    draw_ladder(scene, seen, y)
    draw_shares(scene, seen, y)
    draw_goods(scene, seen, y)
    draw_store(scene, seen, y)
    draw_asset(scene, seen, y)


def lay(
    scene: Table, company: str, key: str, x: float, y: float, css: str, drawing: str, title: str
) -> None:
    """Lay a piece on a charter."""
    scene.piece_on(f"company-{company}", key, COMPANIES + x, y, css, drawing, title)


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


def charter_title(scene: Table, seen: View) -> str:
    """Who directs a company, and when it operates."""
    return scene.text(
        "{company}, {industry}. Director: {name}. Appeal {appeal}, number {rank} to operate."
        " Share value ${value}, treasury ${treasury}.",
        company=naming.full_company(seen["company"]),
        industry=naming.industry(scene.text, seen["industry"]),
        name=scene.names[seen["director"]],
        appeal=seen["appeal"],
        rank=seen["rank"],
        value=seen["value"],
        treasury=seen["treasury"],
    )


def draw_figures(scene: Table, seen: View, y: float, is_current: bool) -> None:
    """What changes of a company's head: appeal, state of its turn, share value, treasury."""
    company, text = seen["company"], scene.text
    state = text("number {rank}", rank=seen["rank"])
    if is_current:
        state = text("revenue ${amount}", amount=scene.view["operating"]["revenue"])
    elif seen["operated"]:
        state = text("has operated")
    drawing = figures_face(seen["appeal"], state, is_current, seen["value"], seen["treasury"])
    title = text(
        "Treasury ${treasury}; share value ${value}; appeal {appeal}; {state}",
        treasury=seen["treasury"],
        value=seen["value"],
        appeal=seen["appeal"],
        state=state,
    )
    lay(scene, company, f"figures-{company}", 0, y, "", drawing, title)


@lru_cache(maxsize=1024)
def figures_face(appeal: int, state: str, is_current: bool, value: int, treasury: int) -> str:
    """Appeal, state and money of a company."""
    out = group("sign solid", icon("appeal", 50, 38, 15)) + write(60, 43, str(appeal), "s14 bold")
    css = "s14 bold" if is_current else "s12 dim"
    out += write(84, 43, fitted(state, 150, 14 if is_current else 12), css)
    out += write(ROOM - 8, 25, dollars(treasury), "s20 bold end")
    out += write(ROOM - 8, 44, dollars(value), "s16 semi dim end")
    return out + group("sign", icon("share", ROOM - 66, 38, 16))


def factory_place(i: int, count: int) -> tuple[float, float]:
    """West side and width of a factory on its charter."""
    width = (ROOM - LEFT - 5 - (count - 1) * 5) / count
    return LEFT + i * (width + 5), width


def draw_factory(scene: Table, seen: View, factory: View, i: int, y: float) -> None:
    """A factory with its people, and the partner who waits there."""
    company, key = seen["company"], factory["factory"]
    x, width = factory_place(i, len(seen["factories"]))
    needs = tuple(factory["needs"][kind] for kind in KINDS)
    bonus = tuple(sorted(factory["bonus"].items()))
    state = "ran" if factory["ran"] else "next" if factory["next"] else ""
    drawing = factory_face(
        width,
        factory["spaces"],
        factory["workers"],
        factory["automated"],
        factory["manager"],
        needs,
        factory["makes"],
        factory["extra"],
        bonus,
        state,
    )
    title = factory_title(scene, seen, factory, i)
    lay(scene, company, f"factory-{key}", x, y + FACTORY_Y, "", drawing, title)
    seat = seen["partner"]
    if seat is not None and i == len(seen["factories"]) - 1:
        _, bonus_width = signs(factory["bonus"], 15)
        across = (factory["spaces"] * 19 + 6 + width - 30 - bonus_width) / 2
        title = scene.text(
            "{name} gains this partner when all factories of the company run in one turn",
            name=scene.names[seat],
        )
        css = f"partner waiting lies p{seat}"
        at = x + across + 2, y + FACTORY_Y + 15
        lay(scene, company, f"charter-partner-{seat}", *at, css, partner(seat, 8), title)


def factory_title(scene: Table, seen: View, factory: View, i: int) -> str:
    """What a factory needs and makes, in sentences."""
    text = scene.text
    told = [
        text(
            "{company}, factory {number}: makes {goods} of {cubes}.",
            company=naming.company(seen["company"]),
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
    bonus: tuple[tuple[str, int], ...],
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
    drawn, bonus_width = signs(dict(bonus), 15)
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


def draw_ladder(scene: Table, seen: View, y: float) -> None:
    """The price of goods by salespeople; the present one stands out."""
    company = seen["company"]
    title = scene.text(
        "A good sells for ${price}. Salespeople: {count}.",
        price=seen["price"],
        count=seen["salespeople"],
    )
    drawing = ladder_face(tuple(seen["prices"]), seen["salespeople"])
    lay(scene, company, f"prices-{company}", LEFT, y + LADDER_Y, "", drawing, title)


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


def certificates(scene: Table, seen: View) -> Iterator[Cert]:
    """The seven certificates of a company: those of the seats first, then pool and unsold."""
    sale = {it["company"]: it for it in scene.view["sale"]}.get(seen["company"])
    seller = scene.asker if sale else -1
    preferred = seen["preferred"]
    for seat in range(scene.seats):
        mine = sale if sale and seat == seller else {}
        if seen["director"] == seat:
            yield "director", seat, bool(mine.get("director"))
        if preferred == seat:
            yield "preferred", seat, bool(mine.get("preferred"))
        for j in range(seen["commons"][seat]):
            yield "common", seat, j < mine.get("commons", 0)
    for place, commons in (("bank", "pooled_commons"), ("company", "unsold_commons")):
        if preferred == place:
            yield "preferred", place, False
        for _ in range(seen[commons]):
            yield "common", place, False


def draw_shares(scene: Table, seen: View, y: float) -> None:
    """Ten shares as ten cells by holder, and how many are left."""
    company, text = seen["company"], scene.text
    found = tuple(certificates(scene, seen))
    letters = {kind: text(letter) for kind, letter in CERTIFICATE_LETTERS.items()}
    drawing = shares_face(found, letters["director"], letters["preferred"])
    drawing += left_face(seen["unsold"], seen["pooled"], text("sold out"))
    title = shares_title(scene, seen, found)
    lay(scene, company, f"shares-{company}", SHARES_X, y + LADDER_Y, "", drawing, title)


@lru_cache(maxsize=256)
def left_face(unsold: int, pooled: int, sold_out: str) -> str:
    """How many shares the company and the bank pool still have."""
    if not unsold and not pooled:
        return write(62, 43, fitted(sold_out, 76, 12), "s12 dim")
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


def shares_title(scene: Table, seen: View, found: tuple[Cert, ...]) -> str:
    """Who holds how many shares of a company."""
    held: dict[str, int] = {}
    for kind, holder, _ in found:
        name = scene.names[holder] if isinstance(holder, int) else scene.text(HOLDERS[holder])
        held[name] = held.get(name, 0) + SIZES[kind]
    counts = ", ".join(f"{name} {count}" for name, count in held.items())
    company = naming.company(seen["company"])
    return scene.text("Shares of {company}: {counts}", company=company, counts=counts)


@lru_cache(maxsize=2048)
def shares_face(found: tuple[Cert, ...], director: str, preferred: str) -> str:
    """A strip of certificates, each as wide as its shares."""
    letters = {"director": director, "preferred": preferred, "common": ""}
    out, at = "", 0
    for kind, holder, selling in found:
        width = SIZES[kind] * SHARE - 1.5
        drawn = certificate(letters[kind], holder, width, selling)
        out += group("", drawn, x=at * SHARE)
        at += SIZES[kind]
    return out


def certificate(letter: str, holder: int | str, width: float, selling: bool = False) -> str:
    """A certificate: colour and shape of its holder, hatched in the pool, white when unsold."""
    if isinstance(holder, str):
        css = "certificate pool" if holder == "bank" else "certificate"
        out = rect(0.5, 0.5, width - 1, 19, css, 2.5)
        out += hatching(0.5, 0.5, width - 1, 19) if holder == "bank" and not letter else ""
        if holder == "bank" and letter:
            out += hatching(0.5, 0.5, 7, 19) + hatching(width - 7.5, 0.5, 7, 19)
        return out + (write(width / 2, 14.5, letter, "s12 bold mid faint") if letter else "")
    out = rect(0, 0, width, 20, "held", 2.5)
    middle = width / 2 - (6 if letter else 0)
    out += group("", path(seat_outline(holder, 4), "emblem"), x=middle, y=10)
    out += write(middle + 7, 14.5, letter, "s12 bold on-seat") if letter else ""
    out += rect(-0.5, -1.5, width + 1, 23, "selling", 3) if selling else ""
    return group(f"p{holder}", out)


def draw_goods(scene: Table, seen: View, y: float) -> None:
    """The goods in store, and the tokens that bring more."""
    company, text = seen["company"], scene.text
    title = text(
        "{company} stores {goods}.",
        company=naming.company(company),
        goods=naming.gain(text, "goods", seen["goods"]),
    )
    if seen["tokens"]:
        title += " " + text("Its tokens bring {count} more each decade.", count=seen["tokens"])
    drawing = goods_face(seen["goods"], seen["tokens"])
    lay(scene, company, f"goods-{company}", LEFT, y + STORE_Y, "", drawing, title)


@lru_cache(maxsize=256)
def goods_face(goods: int, tokens: int) -> str:
    """A good and how many there are."""
    out = good(10, 11.5, 9.5) if goods else good_sign(10, 11.5, 9)
    out += write(23, 17, f"{TIMES}{goods}", "s16 bold" if goods else "s16 faint")
    return out + (write(64, 16, f"+{tokens}", "s12 bold dim end") if tokens else "")


def draw_store(scene: Table, seen: View, y: float) -> None:
    """The cubes in store, by kind."""
    company = seen["company"]
    for i, kind in enumerate(KINDS):
        count = seen["store"][kind]
        title = scene.text(
            "{company} stores {count} {kind}.",
            company=naming.company(company),
            count=count,
            kind=naming.resource(scene.text, kind),
        )
        x = STORE_X + i * STORE_WIDTH
        drawing = store_face(kind, count)
        lay(scene, company, f"store-{company}-{kind}", x, y + STORE_Y, "", drawing, title)


@lru_cache(maxsize=256)
def store_face(kind: str, count: int) -> str:
    """Cubes of one kind."""
    out = rect(0.5, 0.5, STORE_WIDTH - 2, STORE_HEIGHT - 1, "zone edge", 4)
    if not count:
        return out + group("none", cube_sign(kind, 3, 3.5, 16))
    return out + cube(kind, 3, 3.5, 16) + write(21, 16.5, str(count), "s14 bold")


def draw_asset(scene: Table, seen: View, y: float) -> None:
    """The asset of a company, or the room for one."""
    company, key = seen["company"], seen["asset"]
    if seen["slots"] and not key:
        drawing = rect(0.5, 0.5, ASSET_WIDTH - 1, ASSET_HEIGHT - 1, "room", 5)
        drawing += group("faint-sign", icon("asset", ASSET_WIDTH / 2, ASSET_HEIGHT / 2, 22))
        title = scene.text("Room for a capital asset")
        lay(scene, company, f"slot-{company}", ASSET_X, y + LADDER_Y, "still", drawing, title)
    if key:
        drawing = asset_face(scene.card(key), ASSET_WIDTH, ASSET_HEIGHT, seen["exhausted"])
        title = asset_title(scene, key, seen["exhausted"])
        lay(scene, company, f"asset-{key}", ASSET_X, y + LADDER_Y, "", drawing, title)
    draw_bought(scene, company, y)


def draw_bought(scene: Table, company: str, y: float) -> None:
    """An asset just bought lies beside the one it may replace."""
    question = scene.view["question"]
    if question is None or question["step"] != "keep" or question["about"]["a"] != company:
        return
    key = question["about"]["b"]
    drawing = asset_face(scene.card(key), ASSET_WIDTH, ASSET_HEIGHT, False)
    at = ASSET_X - ASSET_WIDTH - 5, y + LADDER_Y
    lay(scene, company, f"asset-{key}", *at, "", drawing, asset_title(scene, key))


def draw_chip(scene: Table, seen: View, x: float, y: float) -> None:
    """A company that has not started: enough to choose by."""
    factories = tuple(
        (it["spaces"], tuple(it["needs"][kind] for kind in KINDS), it["makes"])
        for it in seen["factories"]
    )
    drawing = chip_face(
        seen["company"],
        seen["industry"],
        tuple(seen["prices"]),
        seen["appeal"],
        seen["slots"] > 0,
        factories,
    )
    scene.piece(f"company-{seen['company']}", x, y, "", drawing, chip_title(scene, seen))


def chip_title(scene: Table, seen: View) -> str:
    """What is printed on a charter, in sentences."""
    text = scene.text
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
def chip_face(
    company: str,
    industry: str,
    prices: tuple[int, ...],
    appeal: int,
    has_slot: bool,
    factories: tuple[tuple[int, tuple[int, ...], int], ...],
) -> str:
    """A charter in small: industry, prices, first appeal, and what its factories need."""
    out = rect(0, 0, CHIP_WIDTH, CHIP_HEIGHT, "cell edge", 5)
    out += group("", plaque(company, None, 28, 19), x=6, y=5)
    out += write(40, 19, naming.company(company), "s14 serif semi")
    out += group("sign", icon(industry.replace("_", "-"), CHIP_WIDTH - 14, 14, 18))
    words = EN_DASH.join((dollars(prices[0]), str(prices[-1])))
    out += write(8, 42, words, "s14 bold") + group("sign solid", icon("appeal", 94, 37, 14))
    out += write(104, 42, str(appeal), "s14 bold")
    out += group("sign", icon("asset", CHIP_WIDTH - 14, 37, 18)) if has_slot else ""
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
