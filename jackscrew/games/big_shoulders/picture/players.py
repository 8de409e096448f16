"""The players: hand, money, certificates and partners."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from jackscrew.draw.scene import View
from jackscrew.draw.shapes import circle, group, icon, number, path, rect, write
from jackscrew.draw.words import fitted
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.picture.charters import SIZES, certificates
from jackscrew.games.big_shoulders.picture.city import FEW, moved_fee, partner_places
from jackscrew.games.big_shoulders.picture.names import CERTIFICATE_LETTERS
from jackscrew.games.big_shoulders.picture.scene import (
    BUILDINGS_Y,
    CITY,
    GAP,
    ROOM,
    SITE_STEP,
    Point,
    Table,
    heading,
    note,
)
from jackscrew.games.big_shoulders.picture.signs import (
    bold_width,
    centred,
    dollars,
    partner,
    plaque,
    seat_mark,
)

CARD_GAP, CARD_HEIGHT, CARDS_A_ROW = 5, 64, 3
CARD_WIDTH = (ROOM - 2 * CARD_GAP) / CARDS_A_ROW
REMOVE = 27
CHIP_STEP, CHIPS_A_ROW, CHIP_LINE = 57, 6, 40
PANEL_HEAD = 66


def hand_y(scene: Table) -> float:
    """Where the hand begins: below the buildings."""
    return BUILDINGS_Y + 40 + scene.seats * SITE_STEP + GAP - 5


def draw_hand(scene: Table) -> None:
    """The viewer's buildings, which nobody else sees."""
    y, text = hand_y(scene), scene.text
    scene.piece("hand", CITY, y, "still", heading(0, 0, text("Hand")), text("Your buildings"))
    if scene.viewer < 0:
        scene.piece("no-hand", CITY, y + 22, "still", empty_hand(text("hidden")), text("Hidden"))
        scene.bottoms["hand"] = y + 22 + CARD_HEIGHT
        return
    player = scene.view["players"][scene.viewer]
    cards = [(key, "") for key in player["hand"]]
    cards += [(key, "kept") for key in player["drafted"]]
    cards += [(player[state], css) for state, css in CHOSEN if player[state]]
    for i, (key, css) in enumerate(cards):
        row, column = divmod(i, CARDS_A_ROW)
        at = CITY + column * (CARD_WIDTH + CARD_GAP), y + 22 + row * (CARD_HEIGHT + CARD_GAP)
        draw_card(scene, key, css, at)
    if not cards:
        scene.piece("no-hand", CITY, y + 22, "still", empty_hand(text("empty")), text("Empty"))
    draw_removed(scene, player["removed"], y)
    rows = max(1, -(-len(cards) // CARDS_A_ROW))
    scene.bottoms["hand"] = y + 22 + rows * (CARD_HEIGHT + CARD_GAP) - CARD_GAP


CHOSEN = (("played", "chosen-card"), ("tossed", "tossed"))


def empty_hand(words: str) -> str:
    """Where the hand would be."""
    box = rect(0.5, 0.5, ROOM - 1, CARD_HEIGHT - 1, "room", 6)
    return box + write(ROOM / 2, CARD_HEIGHT / 2 + 5, words, "s14 serif caps mid faint")


def draw_removed(scene: Table, removed: list[str], y: float) -> None:
    """How many buildings the viewer has removed from the game."""
    if removed:
        words = scene.text("{count} removed", count=len(removed))
        names = ", ".join(
            naming.building(scene.text, naming.card(scene.view, key)) for key in removed
        )
        title = scene.text("Removed from the game: {buildings}", buildings=names)
        scene.piece("removed", CITY + ROOM, y + 15, "", note(words), title)


def draw_card(scene: Table, key: str, css: str, at: Point) -> None:
    """A building in hand; when one is to be removed, its right end is for that."""
    removable = f"remove-{key}" in scene.asked
    card = naming.card(scene.view, key)
    name, told = naming.building(scene.text, card), naming.building_told(scene.text, card)
    title = told
    if removable:
        title = scene.text("Build: {building}", building=f"{name}. {told}")
    elif css == "chosen-card":
        title = scene.text("Chosen: {building}", building=told)
    elif css == "tossed":
        title = scene.text("Removed: {building}", building=told)
    drawing = card_face(scene.card(key), REMOVE if removable else 0)
    if css == "chosen-card":
        drawing += group("good-news", icon("check", CARD_WIDTH - 14, 14, 18))
    elif css == "tossed":
        drawing += path(f"M4 {CARD_HEIGHT - 4}L{number(CARD_WIDTH - 4)} 4", "strike")
    scene.piece(f"hand-{key}", *at, css, drawing, title)
    if removable:
        title = scene.text("Remove from the game: {building}", building=f"{name}. {told}")
        x, y = at
        drawing = remove_face()
        scene.piece(f"remove-{key}", x + CARD_WIDTH - REMOVE, y, "remove", drawing, title)


@lru_cache(maxsize=128)
def card_face(card: str, less: float) -> str:
    """A building in hand: what it does, who pays its owner, the workers it brings."""
    tile: dict[str, Any] = json.loads(card)
    width = CARD_WIDTH - less - (3 if less else 0)
    out = rect(0, 0, width, CARD_HEIGHT, "tile edge", 5)
    out += centred(tile["effect"], width / 2, 18, 20)
    out += moved_fee(tile, 4, CARD_HEIGHT - 25)
    if tile["workers_added"]:
        out += write(
            width - 21, CARD_HEIGHT - 10.5, f"+{tile['workers_added']}", "s12 semi dim end"
        )
        out += group("sign solid", icon("worker", width - 11, CARD_HEIGHT - 15, 15))
    return out


@lru_cache(maxsize=1)
def remove_face() -> str:
    """The zone to remove a building."""
    out = rect(0, 0, REMOVE, CARD_HEIGHT, "tile edge", 5)
    return out + group("sign", icon("close", REMOVE / 2, CARD_HEIGHT / 2, 18))


def draw_players(scene: Table) -> None:
    """All players, the viewer first."""
    y = scene.bottoms["hand"] + GAP
    scene.bottoms["city"] = y - GAP / 2
    words = scene.text("Players")
    scene.piece("players", CITY, y, "still", heading(0, 0, words), words)
    y += 23
    holdings = held(scene)
    homes: dict[int, float] = {}
    first = max(scene.viewer, 0)
    for turn in range(scene.seats):
        seat = (first + turn) % scene.seats
        homes[seat] = y
        y += draw_panel(scene, scene.view["players"][seat], holdings[seat], y) + 7
    draw_partners(scene, homes)
    scene.bottoms["players"] = y


Held = dict[str, list[tuple[str, bool]]]
"""The certificates of a seat by company: kind, and whether it is being sold."""


def held(scene: Table) -> list[Held]:
    """The certificates of each seat, in the order in which companies operate."""
    found: list[Held] = [{} for _ in range(scene.seats)]
    for company in scene.view["line"]:
        for kind, holder, selling in certificates(scene, scene.companies[company]):
            if isinstance(holder, int):
                found[holder].setdefault(company, []).append((kind, selling))
    return found


def draw_panel(scene: Table, player: View, holding: Held, y: float) -> float:
    """A player's panel; returns its height."""
    seat = player["seat"]
    barred = player["sold"] if scene.view["phase"] == "stock" else []
    chips = [*holding, *(company for company in barred if company not in holding)]
    height = PANEL_HEAD + CHIP_LINE * max(1, -(-len(chips) // CHIPS_A_ROW)) + 2
    is_now, won = seat == scene.asker, seat in scene.view["winners"]
    css = f"p{seat}" + " now" * is_now + " won" * won
    name = fitted(scene.names[seat], 180, 16, bold=True)
    has_flag = scene.view["priority"] == seat
    limit = f"{player['certificates']}/{scene.view['limit']}"
    title = scene.text(
        "{name}: cash ${cash}, worth ${worth}, certificates {count} of at most {limit}.",
        name=scene.names[seat],
        cash=player["cash"],
        worth=player["worth"],
        count=player["certificates"],
        limit=scene.view["limit"],
    )
    drawing = panel_face(
        seat,
        name,
        height,
        player["cash"],
        scene.text("worth ${worth}", worth=player["worth"]),
        limit,
        has_flag,
        won,
    )
    scene.piece(f"seat-{seat}", CITY, y, css, drawing, title)
    draw_cards_held(scene, player, y)
    for i, company in enumerate(chips):
        row, column = divmod(i, CHIPS_A_ROW)
        at = CITY + 12 + column * CHIP_STEP, y + PANEL_HEAD + row * CHIP_LINE
        draw_holding(scene, player, company, holding.get(company, []), at)
    return height


@lru_cache(maxsize=1024)
def panel_face(
    seat: int, name: str, height: float, cash: int, worth: str, limit: str, flag: bool, won: bool
) -> str:
    """A panel: name and cash, certificates and worth."""
    out = rect(0, 0, ROOM, height, "mat edge", 6)
    top = f"M6 0h{ROOM - 12}a6 6 0 0 1 6 6h-{ROOM}a6 6 0 0 1 6-6z"
    out += path(top, "band") + seat_mark(seat, 20, 25, 8) + write(35, 31, name, "name")
    money = dollars(cash)
    if flag:
        x = ROOM - 26 - bold_width(money, 26)
        out += group("solid sign", icon("priority", x, 24, 18))
    if won:
        out += group("own", icon("trophy", 228, 24, 20))
    out += write(ROOM - 10, 33, money, "s26 bold end")
    out += group("sign", icon("certificates", 132, 50, 17)) + write(143, 55, limit, "s14 semi")
    return out + write(ROOM - 10, 55, worth, "s14 dim end")


def draw_cards_held(scene: Table, player: View, y: float) -> None:
    """How many hidden buildings a player holds."""
    count = player["hand_size"] + player["drafted_size"]
    text, name = scene.text, scene.names[player["seat"]]
    drawing = group("sign", icon("card", 0, 0, 17)) + write(12, 5, str(count), "s14 semi")
    title = text("Hidden buildings of {name}: {count}.", name=name, count=count)
    if player["chosen"]:
        drawing += group("good-news", icon("check", 28, 0, 14))
        title += " " + text("A building is chosen.")
    scene.piece(f"cards-{player['seat']}", CITY + 202, y + 50, "", drawing, title)


def draw_holding(
    scene: Table, player: View, company: str, holding: list[tuple[str, bool]], at: Point
) -> None:
    """A seat's certificates of one company."""
    seat, text = player["seat"], scene.text
    is_barred = scene.view["phase"] == "stock" and company in player["sold"]
    total = sum(SIZES[kind] for kind, _ in holding)
    letters = {kind: text(letter) for kind, letter in CERTIFICATE_LETTERS.items()}
    drawing = holding_face(
        company, tuple(holding), total, is_barred, letters["director"], letters["preferred"]
    )
    value = scene.companies[company]["value"] or 0
    title = text(
        "{name}, shares of {company}: {count}, worth ${worth}.",
        name=scene.names[seat],
        count=total,
        company=naming.company(company),
        worth=total * value,
    )
    if is_barred:
        title += " " + text("Sold in this phase: no buying back before the next decade.")
    scene.piece(f"held-{seat}-{company}", *at, f"p{seat}", drawing, title)


@lru_cache(maxsize=1024)
def holding_face(
    company: str,
    holding: tuple[tuple[str, bool], ...],
    total: int,
    is_barred: bool,
    director: str,
    preferred: str,
) -> str:
    """A company, the number of shares, and the certificates below."""
    letters = {"director": director, "preferred": preferred}
    out = plaque(company, None, 28, 19) + write(33, 15, str(total), "s16 bold")
    out += group("barred", icon("close", 47, 10, 12)) if is_barred else ""
    x = 0.0
    for kind, selling in holding:
        width = SIZES[kind] * 7.2 - 1.4
        out += rect(x, 22, width, 13, "held", 2)
        if kind in letters:
            out += write(x + width / 2, 32.5, letters[kind], "s12 bold mid on-seat")
        if selling:
            out += rect(x - 0.5, 20.5, width + 1, 16, "selling", 3)
        x += SIZES[kind] * 7.2
    return out


def draw_partners(scene: Table, homes: dict[int, float]) -> None:
    """The partners in play: on the spaces where they have acted, then those at home."""
    places = partner_places(scene)
    taken: dict[str, list[int]] = {}
    for seen in scene.view["spaces"]:
        taken[seen["space"]] = list(seen["partners"])
    taken["bank_pool"] = list(scene.view["pooled_partners"])
    for player in scene.view["players"]:
        seat = player["seat"]
        name, y = scene.names[seat], homes[seat] + 50
        for k, space in enumerate(player["placed"]):
            x, hole_y = CITY + 20 + k * 22, y
            ring = circle(0, 0, 7.5, "room")
            away = scene.text("{name}'s partner has acted", name=name)
            scene.piece(f"away-{seat}-{k}", x, hole_y, "still", ring, away)
            at = places[space][place_in(taken, space, seat)]
            ground = f"space-{space}" if space in taken else f"building-{space}"
            css = f"partner lies p{seat}"
            title = scene.text("{name}'s partner", name=name)
            drawing = partner(seat, 8.6 if len(places[space]) <= FEW else 6.8)
            scene.piece_on(ground, f"partner-{seat}-{k}", *at, css, drawing, title)
        for j in range(player["ready"]):
            k = len(player["placed"]) + j
            title = scene.text("{name}'s partner is ready", name=name)
            at = CITY + 20 + k * 22, y
            css = f"partner lies p{seat}"
            scene.piece(f"partner-{seat}-{k}", *at, css, partner(seat, 8.6), title)


def place_in(taken: dict[str, list[int]], space: str, seat: int) -> int:
    """Which of the partners on a space is the next of this seat; each is found once."""
    if space not in taken:
        return 0
    place = taken[space].index(seat)
    taken[space][place] = -1
    return place
