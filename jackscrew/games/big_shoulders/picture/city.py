"""The city: decade and phase, general spaces, the assets for sale, and the players' buildings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from jackscrew.draw import Text
from jackscrew.draw.shapes import as_sign, circle, group, icon, number, path, rect, write
from jackscrew.draw.words import fitted, width_of
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.picture.names import PHASE_NOTES, PHASES, SPACES
from jackscrew.games.big_shoulders.picture.places import (
    ACTIONS_Y,
    ASSETS_Y,
    BUILDINGS_Y,
    CITY,
    RIBBON_Y,
    ROOM,
    SITE_STEP,
    Point,
)
from jackscrew.games.big_shoulders.picture.scene import Pen, Table, note
from jackscrew.games.big_shoulders.picture.signs import (
    EN_DASH,
    bold_width,
    centred,
    dollars,
    partner,
    pill,
    seat_mark,
    signs,
)
from jackscrew.games.big_shoulders.view import (
    AssetCard,
    BuildingCard,
    Effects,
    SpaceView,
    asset_card,
    building_card,
)

YEAR_WIDTH, PHASE_WIDTH, RIBBON = (ROOM + 5) / 5, (ROOM - 8) / 5, 26
PHASE_Y, ORDER_Y = RIBBON_Y + 32, RIBBON_Y + 66
ACTION_GAP, ACTION_HEIGHT = 5, 44
ACTION_WIDTH = (ROOM - 2 * ACTION_GAP) / 3
ASSET_GAP, ASSET_HEIGHT = 5, 60
ASSET_WIDTH = (ROOM - 4 * ASSET_GAP) / 5
SITE_X, SITE_GAP, SITE_HEIGHT = CITY + 20, 3.5, 54
SITE_WIDTH = (ROOM - 20 - 4 * SITE_GAP) / 5
THIRD = 2
"""The decade in which each seat gains a partner."""
FEW = 1
"""So many partners stand on a space in full size."""
SPACE_SIGNS: dict[str, Effects] = {
    "hire_workers": {"workers": 1},
    "hire_manager": {"managers": 1},
    "hire_salesperson": {"salespeople": 1},
    "advertising": {"appeal": 1},
}


def ribbon(years: Sequence[int], phases: Sequence[str], order: str) -> str:
    """The ribbon as it is printed: decades, phases, turn order."""
    drawn = []
    for i, year in enumerate(years):
        x = CITY + i * YEAR_WIDTH
        drawn.append(rect(x + 0.5, RIBBON_Y + 0.5, YEAR_WIDTH - 6, RIBBON - 1, "cell", 5))
        drawn.append(write(x + YEAR_WIDTH / 2 - 2.5, RIBBON_Y + 18.5, str(year), "year dim"))
    for i, phase in enumerate(phases):
        drawn.append(group("", chevron(i, "cell"), x=CITY + i * PHASE_WIDTH, y=PHASE_Y))
        drawn.append(phase_word(CITY + i * PHASE_WIDTH, PHASE_Y, i, phase))
    drawn.append(write(CITY, ORDER_Y + 17, order, "s14 serif caps semi dim"))
    return "".join(drawn)


def chevron(i: int, css: str) -> str:
    """A phase of the ribbon; the first has a straight back."""
    back = 7 if i else 0
    half = number(RIBBON / 2 - 0.5)
    width = number(PHASE_WIDTH - 4)
    return path(f"M.5.5h{width}l7 {half}-7 {half}h-{width}l{back}-{half}z", css)


def phase_word(x: float, y: float, i: int, word: str, css: str = "dim") -> str:
    """A phase's name on its chevron."""
    if width_of(word, 12) > PHASE_WIDTH - 14:
        css += " tight"
    words = fitted(word, PHASE_WIDTH, 12)
    return write(x + PHASE_WIDTH / 2 + (3 if i else -1), y + 17.5, words, f"phase {css}")


def lay_city(scene: Table) -> None:
    """Decade and phase, the spaces, the assets for sale and the buildings of all seats."""
    view = scene.view
    scene.section(draw_decade, "decade", view["decade"] - 1, view["years"])
    if view["phase"] in PHASES:
        scene.section(draw_phase, "phase", view["phase"])
    scene.section(draw_order, "order", view["order"], view["priority"])
    lay_spaces(scene)
    for i, offer in enumerate(view["row"]):
        if offer["asset"]:
            scene.section(draw_offer, i, offer["asset"])
    scene.section(draw_asset_deck, "deck", view["asset_deck"])
    scene.section(draw_years, "years", view["decade"] - 1, view["years"])
    for player in view["players"]:
        for decade, seen in enumerate(player["buildings"]):
            if seen:
                scene.section(draw_building, (player["seat"], decade), seen["building"])
            elif decade == THIRD and player["third_partner"]:
                scene.section(draw_third_partner, player["seat"])


def draw_decade(pen: Pen, place: str, at: int, years: list[int]) -> None:
    """Which decade it is."""
    drawing = rect(0.5, 0.5, YEAR_WIDTH - 6, RIBBON - 1, "accent", 5)
    drawing += write(YEAR_WIDTH / 2 - 2.5, 18.5, str(years[at]), "year on-accent")
    title = pen.text("Decade {decade} of {decades}", decade=at + 1, decades=len(years))
    pen.piece("decade", CITY + at * YEAR_WIDTH, RIBBON_Y, "", drawing, title)


def draw_phase(pen: Pen, place: str, phase: str) -> None:
    """Which phase it is."""
    i = list(PHASES).index(phase)
    drawing = chevron(i, "accent") + phase_word(0, 0, i, pen.text(PHASES[phase]), "on-accent")
    title = pen.text(PHASE_NOTES[phase])
    pen.piece("phase", CITY + i * PHASE_WIDTH, PHASE_Y, "", drawing, title)


def draw_order(pen: Pen, place: str, order: list[int], priority: int | None) -> None:
    """The turn order of the Action phase, and the flag of Priority Deal."""
    for i, seat in enumerate(order):
        figure = write(-12, 4.5, str(i + 1), "s12 faint end") + seat_mark(seat, 0, 0, 8)
        title = pen.text(
            "{name} is number {place} in turn order", name=pen.names[seat], place=i + 1
        )
        pen.piece(f"order-{seat}", order_x(i), ORDER_Y + 12.5, "lies", figure, title)
    if priority is not None and priority in order:
        title = pen.text("{name} has Priority Deal", name=pen.names[priority])
        flag = group("solid sign", icon("priority", 0, 0, 18))
        x = order_x(order.index(priority)) + 19
        pen.piece("priority", x, ORDER_Y + 12, "", flag, title)


def order_x(i: int) -> float:
    """The middle of a seat's sign in the turn order."""
    return CITY + 120 + i * 66


def space_place(key: str) -> Point:
    """The north-west corner of a general space."""
    row, column = divmod(list(SPACES).index(key), 3)
    x = CITY + column * (ACTION_WIDTH + ACTION_GAP)
    return x, ACTIONS_Y + 23 + row * (ACTION_HEIGHT + ACTION_GAP)


def lay_spaces(scene: Table) -> None:
    """The general action spaces, and the bank when partners have gone there."""
    view = scene.view
    prices = [offer["price"] for offer in view["row"]]
    amounts = {
        "hire_workers": dollars(view["jobs"]["wage"]),
        "capital_investment": f"${min(prices)}{EN_DASH}{max(prices)}",
    }
    for seen in view["spaces"]:
        key, opens = seen["space"], seen["from_decade"]
        year = view["years"][opens - 1] if view["decade"] < opens else None
        scene.section(draw_space, key, seen, amounts.get(key) or dollars(seen["amount"]), year)
    if view["pooled_partners"]:
        scene.section(draw_pool, "pool", len(view["pooled_partners"]))


def draw_space(pen: Pen, key: str, seen: SpaceView, amount: str, year: int | None) -> None:
    """A general action space; the year tells when it opens."""
    label = pen.text("from {year}", year=year) if year else pen.text(SPACES[key])
    endless = seen["unlimited"] and len(seen["partners"]) <= FEW
    drawing = space_face(key, amount, label, seen["unlimited"], endless, year is not None)
    pen.piece(f"space-{key}", *space_place(key), "", drawing, space_title(pen.text, seen))


@lru_cache(maxsize=256)
def space_face(
    key: str, amount: str, label: str, unlimited: bool, endless: bool, closed: bool
) -> str:
    """A general space: what it brings, what it costs, how often it can be used."""
    css = "closed edge" if closed else "cell edge"
    out = rect(0, 0, ACTION_WIDTH, ACTION_HEIGHT, css, 6)
    x = 6.0
    if key == "capital_investment":
        out += group("sign", icon("asset", x + 10, 15, 20))
        x += 23
    elif key in SPACE_SIGNS:
        drawing, width = signs(SPACE_SIGNS[key], 20)
        out += group("sign", drawing, x=x, y=15)
        x += width + 5
    is_bank = key.startswith("fundraising")
    money, _ = pill(amount, is_bank, "share" if key == "extra_dividends" else None, 12)
    out += group("", money, x=x, y=5)
    out += write(7, ACTION_HEIGHT - 6, fitted(label, ACTION_WIDTH - 34, 12), "s12 dim")
    right = ACTION_WIDTH - 14
    if closed:
        return out + group("faint-sign", icon("lock", right, ACTION_HEIGHT / 2, 17))
    if unlimited:
        return out + (group("faint-sign", icon("endless", right, 33, 17)) if endless else "")
    return out + circle(right, ACTION_HEIGHT - 14, 9.5, "room")


def space_title(text: Text, seen: SpaceView) -> str:
    """What a general space does, and how often."""
    often = (
        text("Any number of partners may come here.")
        if seen["unlimited"]
        else text("One partner may come here in each decade.")
    )
    name, effect = naming.space(text, seen["space"]), naming.space_effect(text, seen)
    return f"{name}. {effect} {often}"


def partner_places(scene: Table) -> dict[str, list[Point]]:
    """Where the partners on each space stand, in the order they came."""
    found: dict[str, list[Point]] = {}
    for seen in scene.view["spaces"]:
        x, y = space_place(seen["space"])
        found[seen["space"]] = [(x + dx, y + dy) for dx, dy in standing(len(seen["partners"]))]
    for owner in scene.view["players"]:
        for decade, site in enumerate(owner["buildings"]):
            if site and site["partner"] is not None:
                x, y = site_place(owner["seat"], decade)
                found[site["building"]] = [(x + SITE_WIDTH - 10, y + SITE_HEIGHT - 12.5)]
    pooled = len(scene.view["pooled_partners"])
    found["bank_pool"] = [(CITY + ROOM - 10 - 20 * j, ACTIONS_Y + 10) for j in range(pooled)]
    return found


def standing(count: int) -> list[Point]:
    """Where partners stand on a general space: many in two lines, beside its words and signs."""
    if count <= FEW:
        return [(ACTION_WIDTH - 14 - 17 * j, ACTION_HEIGHT - 14) for j in range(count)]
    above = count * 2 // 5
    return abreast(count - above, 28, ACTION_HEIGHT - 11) + abreast(above, 12, 12)


def abreast(count: int, room: float, y: float) -> list[Point]:
    """Small partners from the right end of a space, as close as need be."""
    step = min(14, room / max(1, count - 1))
    return [(ACTION_WIDTH - 9.5 - step * j, y) for j in range(count)]


def draw_pool(pen: Pen, place: str, pooled: int) -> None:
    """The bank, when partners of those without a company have gone there."""
    drawing = group("sign", icon("bank", 0, 0, 18))
    title = pen.text("Partners of players without a company")
    pen.piece("pool", CITY + ROOM - 12 - 20 * pooled, ACTIONS_Y + 10, "", drawing, title)


def asset_spaces(prices: Sequence[int]) -> str:
    """The places of the assets for sale, as they are printed."""
    drawn = []
    for i, price in enumerate(prices):
        x, y = asset_place(i)
        cost = write(x + ASSET_WIDTH / 2, y - 6, dollars(price), "s16 bold mid")
        room = rect(x + 0.5, y + 0.5, ASSET_WIDTH - 1, ASSET_HEIGHT - 1, "room", 5)
        drawn.append(as_sign("asset", cost, room))
    return "".join(drawn)


def asset_place(i: int) -> Point:
    """The north-west corner of a place for an asset."""
    return CITY + i * (ASSET_WIDTH + ASSET_GAP), ASSETS_Y + 43


def draw_offer(pen: Pen, i: int, key: str) -> None:
    """An asset for sale."""
    drawing = asset_face(asset_card(pen.cards, key), ASSET_WIDTH, ASSET_HEIGHT, False)
    pen.piece(f"asset-{key}", *asset_place(i), "", drawing, asset_title(pen, key))


def draw_asset_deck(pen: Pen, place: str, deck: list[str]) -> None:
    """How many assets are still to come."""
    words = title = pen.text("{count} to come", count=len(deck))
    if deck:
        names = ", ".join(naming.asset(pen.text, key) for key in deck)
        title = pen.text("Still in the deck: {assets}", assets=names)
    pen.piece("asset-deck", CITY + ROOM, ASSETS_Y + 15, "", note(words), title)


def asset_title(pen: Pen, key: str, exhausted: bool = False) -> str:
    """An asset's name and all that it does."""
    name, told = (
        naming.asset(pen.text, key),
        naming.asset_told(pen.text, asset_card(pen.cards, key)),
    )
    used = " " + pen.text("It is used up for this decade.") if exhausted else ""
    return f"{name}. {told}{used}"


def asset_face(card: AssetCard, width: float, height: float, exhausted: bool) -> str:
    """Two halves: the bolt is what buying brings, the wheel what it does once a decade."""
    half = height / 2
    out = rect(0, 0, width, height, "tile edge", 5)
    inner = path(f"M5 {number(half)}h{number(width - 10)}", "rule dotted")
    inner += group("faint-sign solid", icon("once", 10, half / 2, 13))
    inner += fitting(card["immediate"], 17, width, half / 2 + 0.5)
    use = half * 1.5
    if card["use_cost"]:
        inner += group("faint-sign solid", icon("again", 10, use - 7, 12))
        inner += write(3, height - 4, dollars(card["use_cost"]), "s12 semi dim")
        inner += fitting(card["ability"], 28, width + 2, use)
    else:
        inner += group("faint-sign solid", icon("again", 10, use, 13))
        inner += fitting(card["ability"], 17, width, use)
    if not exhausted:
        return out + inner
    strike = path(f"M4 {number(height - 4)}L{number(width - 4)} 4", "strike")
    return out + group("spent", inner) + strike


def fitting(effect: Effects, left: float, right: float, y: float) -> str:
    """The icon sentence of an effect as large as there is room for it."""
    room = right - left - 6
    size = next((size for size in (18, 16, 15, 13) if signs(effect, size)[1] <= room), 11)
    return centred(effect, (left + right) / 2 - 1, y, size)


def sites(years: Sequence[int], seats: int) -> str:
    """The places for buildings, as they are printed."""
    drawn = []
    for seat in range(seats):
        _, y = site_place(seat, 0)
        drawn.append(seat_mark(seat, CITY + 8, y + SITE_HEIGHT / 2, 7))
        for i in range(len(years)):
            x, _ = site_place(seat, i)
            drawn.append(rect(x + 0.5, y + 0.5, SITE_WIDTH - 1, SITE_HEIGHT - 1, "room", 5))
    return "".join(drawn)


def site_place(seat: int, decade: int) -> Point:
    """The north-west corner of a seat's place for the building of a decade."""
    x = SITE_X + decade * (SITE_WIDTH + SITE_GAP)
    return x, BUILDINGS_Y + 40 + seat * SITE_STEP


def draw_years(pen: Pen, place: str, now: int, years: list[int]) -> None:
    """The years in which buildings are built."""
    for i, year in enumerate(years):
        x, _ = site_place(0, i)
        drawing = write(0, 0, str(year), "year mid" if i == now else "year mid faint light")
        title = pen.text("Buildings of {year}", year=year)
        at = x + SITE_WIDTH / 2, BUILDINGS_Y + 33
        pen.piece(f"built-{year}", *at, "still", drawing, title)


def draw_building(pen: Pen, site: tuple[int, int], key: str) -> None:
    """A building on the board."""
    text, card = pen.text, building_card(pen.cards, key)
    title = text("{name}'s building.", name=pen.names[site[0]])
    title += f" {naming.building_fee(text, card)} {naming.building_effect(text, card)}"
    drawing = building_face(card, SITE_WIDTH, SITE_HEIGHT)
    drawing += circle(SITE_WIDTH - 10, SITE_HEIGHT - 12.5, 7.5, "room")
    pen.piece(f"building-{key}", *site_place(*site), "", drawing, title)


def draw_third_partner(pen: Pen, seat: int) -> None:
    """A partner waits for the third decade."""
    x, y = site_place(seat, THIRD)
    title = pen.text("{name} gains this partner in the third decade", name=pen.names[seat])
    at = x + SITE_WIDTH / 2, y + SITE_HEIGHT / 2
    pen.piece(f"third-{seat}", *at, f"partner waiting p{seat}", partner(seat, 9), title)


def building_face(card: BuildingCard, width: float, height: float) -> str:
    """What a building does, and who pays how much to its owner."""
    out = rect(0, 0, width, height, "tile edge", 5)
    out += fitting(card["effect"], 5, width - 4, 16)
    return out + moved_fee(card, 3, height - 22)


def moved_fee(card: BuildingCard, x: float, y: float) -> str:
    """Who pays a building's owner, and how much."""
    is_bank = card["pays"] != "company_to_owner"
    amount = dollars(card["amount"])
    width = (13 if is_bank else 6) + bold_width(amount, 12) + 4.5
    out = rect(0.5, 0.5, width - 1, 18, "body", 9)
    out += icon("bank", 8, 9.3, 11) if is_bank else ""
    out += write(13.5 if is_bank else 6, 13.8, amount, "s12 bold")
    return group("pill bank" if is_bank else "pill", out, x=x, y=y)
