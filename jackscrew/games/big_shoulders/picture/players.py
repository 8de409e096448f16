"""The players: hand, money, certificates and partners."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from jackscrew.draw.shapes import as_sign, circle, group, icon, number, path, rect, write
from jackscrew.draw.words import fitted
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.picture.charters import SIZES
from jackscrew.games.big_shoulders.picture.city import FEW, moved_fee, partner_places
from jackscrew.games.big_shoulders.picture.names import CERTIFICATE_LETTERS
from jackscrew.games.big_shoulders.picture.places import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CITY,
    PLAYERS,
    ROOM,
    Point,
    hand_of,
    hand_place,
    held_by,
    holding_place,
    panel_height,
    panel_slot,
)
from jackscrew.games.big_shoulders.picture.scene import Holding, Pen, Table, heading, note
from jackscrew.games.big_shoulders.picture.signs import (
    bold_width,
    centred,
    dollars,
    partner,
    plaque,
    seat_mark,
)
from jackscrew.games.big_shoulders.view import (
    BuildingCard,
    PlayerView,
    building_card,
    value_of,
)

REMOVE = 27
"""How much of a building in hand is for removing it, while one is to be removed."""


def lay_hand(scene: Table) -> None:
    """The viewer's buildings, which nobody else sees."""
    view, y = scene.view, scene.places.hand
    cards = hand_of(view)
    scene.section(draw_room, "hand", y, view["seat"] < 0, not cards)
    for i, (key, state) in enumerate(cards):
        scene.section(draw_card, i, key, state, scene.is_building, hand_place(y, i))
    removed = [] if view["seat"] < 0 else view["players"][view["seat"]]["removed"]
    if removed:
        scene.section(draw_removed, "removed", y, removed)


def lay_hand_heading(scene: Table) -> None:
    """The heading of the viewer's buildings."""
    scene.section(draw_hand, "hand", scene.places.hand)


def draw_hand(pen: Pen, place: str, y: float) -> None:
    """The heading of the viewer's buildings."""
    words = pen.text("Hand")
    pen.piece("hand", CITY, y, "still", heading(0, 0, words), pen.text("Your buildings"))


def draw_room(pen: Pen, place: str, y: float, is_hidden: bool, is_empty: bool) -> None:
    """The room of the viewer's buildings when none are seen."""
    text = pen.text
    if is_hidden:
        pen.piece("no-hand", CITY, y + 22, "still", empty_hand(text("hidden")), text("Hidden"))
    elif is_empty:
        pen.piece("no-hand", CITY, y + 22, "still", empty_hand(text("empty")), text("Empty"))


def empty_hand(words: str) -> str:
    """Where the hand would be."""
    box = rect(0.5, 0.5, ROOM - 1, CARD_HEIGHT - 1, "room", 6)
    return box + write(ROOM / 2, CARD_HEIGHT / 2 + 5, words, "s14 serif caps mid faint")


def draw_removed(pen: Pen, place: str, y: float, removed: list[str]) -> None:
    """How many buildings the viewer has removed from the game."""
    words = pen.text("{count} removed", count=len(removed))
    names = ", ".join(naming.building(pen.text, building_card(pen.cards, key)) for key in removed)
    title = pen.text("Removed from the game: {buildings}", buildings=names)
    pen.piece("removed", CITY + ROOM, y + 15, "", note(words), title)


def draw_card(pen: Pen, i: int, key: str, state: str, is_choosing: bool, at: Point) -> None:
    """A building in hand; when one is to be removed, its right end is for that."""
    text, card = pen.text, building_card(pen.cards, key)
    told = naming.building_told(text, card)
    named = f"{naming.building(text, card)}. {told}"
    title = told
    if is_choosing:
        title = text("Build: {building}", building=named)
    elif state == "chosen-card":
        title = text("Chosen: {building}", building=told)
    elif state == "tossed":
        title = text("Removed: {building}", building=told)
    drawing = card_face(card, CARD_WIDTH - REMOVE - 3 if is_choosing else CARD_WIDTH)
    if state == "chosen-card":
        drawing += group("good-news", icon("check", CARD_WIDTH - 14, 14, 18))
    elif state == "tossed":
        drawing += path(f"M4 {CARD_HEIGHT - 4}L{number(CARD_WIDTH - 4)} 4", "strike")
    pen.piece(f"hand-{key}", *at, state, drawing, title)
    if is_choosing:
        title = text("Remove from the game: {building}", building=named)
        x, y = at
        pen.piece(f"remove-{key}", x + CARD_WIDTH - REMOVE, y, "remove", remove_face(), title)


def card_face(card: BuildingCard, width: float) -> str:
    """A building in hand: what it does, who pays its owner, the workers it brings."""
    out = rect(0, 0, width, CARD_HEIGHT, "tile edge", 5)
    out += centred(card["effect"], width / 2, 18, 20)
    out += moved_fee(card, 4, CARD_HEIGHT - 25)
    if card["workers_added"]:
        more = f"+{card['workers_added']}"
        figure = write(width - 21, CARD_HEIGHT - 10.5, more, "s12 semi dim end")
        worker = group("sign solid", icon("worker", width - 11, CARD_HEIGHT - 15, 15))
        out += as_sign("workers-added", figure, worker)
    return out


def remove_face() -> str:
    """The zone to remove a building."""
    out = rect(0, 0, REMOVE, CARD_HEIGHT, "tile edge", 5)
    return out + group("sign", icon("close", REMOVE / 2, CARD_HEIGHT / 2, 18))


class Figures(NamedTuple):
    """What a panel tells of a player."""

    cash: int
    worth: int
    certificates: int
    limit: int
    has_flag: bool
    is_now: bool
    won: bool


def lay_players(scene: Table) -> None:
    """All players and then their partners; their slots have the viewer first."""
    scene.section(draw_heading, PLAYERS)
    for player in scene.view["players"]:
        lay_panel(scene, player)
    lay_partners(scene)


def draw_heading(pen: Pen, slot: str) -> None:
    """The title of the players."""
    words = pen.text("Players")
    pen.piece("players", 0, 0, "still", heading(0, 0, words), words, slot=slot)


def lay_panel(scene: Table, player: PlayerView) -> None:
    """A player's panel."""
    view, seat = scene.view, player["seat"]
    companies = held_by(view, player)
    figures = Figures(
        player["cash"],
        player["worth"],
        player["certificates"],
        view["limit"],
        view["priority"] == seat,
        scene.is_asked(seat),
        seat in view["winners"],
    )
    scene.section(draw_panel, seat, panel_height(companies), figures)
    hidden = player["hand_size"] + player["drafted_size"]
    scene.section(draw_hidden, seat, hidden, player["chosen"])
    for i, company in enumerate(companies):
        is_barred = view["phase"] == "stock" and company in player["sold"]
        scene.section(
            draw_holding,
            (seat, company),
            scene.holdings[company][seat],
            value_of(scene.companies[company]),
            is_barred,
            holding_place(i),
        )


def draw_panel(pen: Pen, seat: int, height: float, figures: Figures) -> None:
    """A player's panel but for what lies on it."""
    css = f"p{seat}" + " now" * figures.is_now + " won" * figures.won
    title = pen.text(
        "{name}: cash ${cash}, worth ${worth}, certificates {count} of at most {limit}.",
        name=pen.names[seat],
        cash=figures.cash,
        worth=figures.worth,
        count=figures.certificates,
        limit=figures.limit,
    )
    name = fitted(pen.names[seat], 180, 16, bold=True)
    worth = pen.text("worth ${worth}", worth=figures.worth)
    face = panel_face(seat, name, height, worth, figures)
    pen.piece(f"seat-{seat}", 0, 0, css, face, title, slot=panel_slot(seat))


def panel_face(seat: int, name: str, height: float, worth: str, figures: Figures) -> str:
    """A panel: name and cash, certificates and worth."""
    out = rect(0, 0, ROOM, height, "mat edge", 6)
    top = f"M6 0h{ROOM - 12}a6 6 0 0 1 6 6h-{ROOM}a6 6 0 0 1 6-6z"
    out += path(top, "band") + seat_mark(seat, 20, 25, 8) + write(35, 31, name, "name")
    money = dollars(figures.cash)
    if figures.has_flag:
        x = ROOM - 26 - bold_width(money, 26)
        out += group("solid sign", icon("priority", x, 24, 18))
    if figures.won:
        out += group("own", icon("trophy", 228, 24, 20))
    out += write(ROOM - 10, 33, money, "s26 bold end")
    held = write(143, 55, f"{figures.certificates}/{figures.limit}", "s14 semi")
    out += as_sign("certificates", group("sign", icon("certificates", 132, 50, 17)), held)
    return out + as_sign("worth", write(ROOM - 10, 55, worth, "s14 dim end"))


def draw_hidden(pen: Pen, seat: int, count: int, has_chosen: bool) -> None:
    """How many hidden buildings a player holds."""
    drawing = group("sign", icon("card", 0, 0, 17)) + write(12, 5, str(count), "s14 semi")
    title = pen.text("Hidden buildings of {name}: {count}.", name=pen.names[seat], count=count)
    if has_chosen:
        drawing += group("good-news", icon("check", 28, 0, 14))
        title += " " + pen.text("A building is chosen.")
    pen.piece(f"cards-{seat}", 202, 50, "", drawing, title, slot=panel_slot(seat))


def draw_holding(
    pen: Pen, place: tuple[int, str], holding: Holding, value: int, is_barred: bool, at: Point
) -> None:
    """A seat's certificates of one company."""
    (seat, company), text = place, pen.text
    total = sum(SIZES[kind] for kind, _ in holding)
    letters = {kind: text(letter) for kind, letter in CERTIFICATE_LETTERS.items()}
    drawing = holding_face(
        company, holding, total, is_barred, letters["director"], letters["preferred"]
    )
    title = text(
        "{name}, shares of {company}: {count}, worth ${worth}.",
        name=pen.names[seat],
        count=total,
        company=naming.company(company),
        worth=total * value,
    )
    if is_barred:
        title += " " + text("Sold in this phase: no buying back before the next decade.")
    slot = panel_slot(seat)
    pen.piece(f"held-{seat}-{company}", *at, f"p{seat}", drawing, title, slot=slot)


@lru_cache(maxsize=1024)
def holding_face(
    company: str,
    holding: Holding,
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
            out += as_sign(kind, write(x + width / 2, 32.5, letters[kind], "s12 bold mid on-seat"))
        if selling:
            out += rect(x - 0.5, 20.5, width + 1, 16, "selling", 3)
        x += SIZES[kind] * 7.2
    return out


class Errand(NamedTuple):
    """Where a partner has acted: on which piece, at which point of the table, how large."""

    ground: str
    at: Point
    size: float


def lay_partners(scene: Table) -> None:
    """The partners in play: on the spaces where they have acted, then those at home."""
    places = partner_places(scene)
    taken = {seen["space"]: list(seen["partners"]) for seen in scene.view["spaces"]}
    taken["bank_pool"] = list(scene.view["pooled_partners"])
    for player in scene.view["players"]:
        seat = player["seat"]
        errands = [
            Errand(
                f"space-{space}" if space in taken else f"building-{space}",
                places[space][place_in(taken, space, seat)],
                8.6 if len(places[space]) <= FEW else 6.8,
            )
            for space in player["placed"]
        ]
        scene.section(draw_partners, seat, errands, player["ready"])


def draw_partners(pen: Pen, seat: int, errands: list[Errand], ready: int) -> None:
    """A seat's partners in play."""
    name, css, slot = pen.names[seat], f"partner lies p{seat}", panel_slot(seat)
    title, away = (
        pen.text("{name}'s partner", name=name),
        pen.text("{name}'s partner has acted", name=name),
    )
    for k, errand in enumerate(errands):
        ring = circle(0, 0, 7.5, "room")
        pen.piece(f"away-{seat}-{k}", 20 + k * 22, 50, "still", ring, away, slot=slot)
        drawing = partner(seat, errand.size)
        pen.piece(f"partner-{seat}-{k}", *errand.at, css, drawing, title, errand.ground)
    title = pen.text("{name}'s partner is ready", name=name)
    for k in range(len(errands), len(errands) + ready):
        drawing = partner(seat, 8.6)
        pen.piece(f"partner-{seat}-{k}", 20 + k * 22, 50, css, drawing, title, slot=slot)


def place_in(taken: dict[str, list[int]], space: str, seat: int) -> int:
    """Which of the partners on a space is the next of this seat; each is found once."""
    if space not in taken:
        return 0
    place = taken[space].index(seat)
    taken[space][place] = -1
    return place
