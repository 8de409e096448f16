"""The frame: Action cards and events as a timeline, factories in their docks, the order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from jackscrew.draw.scene import seat_css
from jackscrew.draw.shapes import circle, group, number, path, rect, write
from jackscrew.draw.words import fitted
from jackscrew.games.rise import naming
from jackscrew.games.rise.picture.blocks import Block, figure
from jackscrew.games.rise.picture.places import (
    CARD_HEIGHT,
    CARD_WIDTH,
    EVENT_HEIGHT,
    EVENT_WIDTH,
    FRAME,
    ROOM,
    TOP,
    card_area,
    display_y,
    dock_area,
    event_area,
    order_area,
)
from jackscrew.games.rise.picture.setting import Setting
from jackscrew.games.rise.picture.signs import (
    CARD_SIGN,
    FACTORY,
    coin,
    colon,
    factory,
    marker,
    mood,
    pennant,
)
from jackscrew.games.rise.picture.spelling import Spelling
from jackscrew.games.rise.picture.street import Area
from jackscrew.games.rise.state import COLUMNS, DISPLAY

if TYPE_CHECKING:
    from jackscrew.games.rise.picture.scene import Table

HALF = CARD_HEIGHT / 2
STRIP = 36
"""Room for the price of a bottom option."""
FACTORIES = 34
"""Where factories begin in a dock, after its price."""
ABREAST, STEP = 3, 26
"""How many factories stand in one row of a dock, and how far apart."""
RED = ("riot", "lose_vp", "pollution")
FRAME_HEIGHT = display_y(DISPLAY) - TOP + 3


def slot(area: Area) -> str:
    """Where a card lies."""
    return rect(area.x, area.y, area.width, area.height, "place", 7)


def printed_frame(setting: Setting) -> str:
    """The frame without cards."""
    drawn = [rect(FRAME, TOP, ROOM, FRAME_HEIGHT, "frame", 10)]
    for column in range(COLUMNS):
        cost = setting.printed["setup"]["placement_cost"][column]
        dock = dock_area(column)
        drawn.append(rect(dock.x, dock.y, dock.width, dock.height, "dock", 7))
        drawn.append(coin(cost, 26, True).about(dock.x + 19, dock.y + 21))
        drawn.append(slot(card_area(column)))
    for place in range(1, DISPLAY, 2):
        area = event_area(place)
        drawn.append(slot(area))
        line = f"M{FRAME + 22} {number(area.y + 5)}v{EVENT_HEIGHT - 11}m-4-4l4 4l4-4"
        drawn.append(path(line, "thin"))
    for space in range(setting.seats):
        area = order_area(space, setting.seats)
        drawn.append(rect(area.x, area.y, area.width, area.height, "dock", 6))
        drawn.append(
            figure(
                area.x + area.width / 2,
                area.y + area.height - 8,
                str(space + 1),
                12,
                "bold mid dim",
            )
        )
    return "".join(drawn)


def draw_frame(scene: Table) -> None:
    """All that lies in the frame."""
    draw_round(scene)
    for place in range(DISPLAY):
        name = scene.view["display"][place]
        if name is not None and place % 2:
            draw_event(scene, place, name)
        elif name is not None:
            draw_card(scene, place // 2, name)
    draw_free(scene)
    draw_factories(scene)
    mark_cards(scene)


def draw_round(scene: Table) -> None:
    """Which round it is, and what is being resolved."""
    view = scene.view
    per_era = view["printed"]["game"]["rounds_per_era"]
    words = scene.text("Round {round} of {rounds}", round=view["round"], rounds=view["rounds"])
    drawn = write(0, 0, words, "name")
    for i in range(view["rounds"]):
        x, ahead = 5 + i * 11.5 + i // per_era * 8, i + 1 - view["round"]
        drawn += circle(x, 16, 4, "pip done" if ahead < 0 else "pip now" if not ahead else "pip")
    title = scene.text(
        "Era {era}. {phase}.", era=view["era"], phase=naming.phase_name(scene.text, view["phase"])
    )
    scene.piece("round", FRAME + 11, TOP + 23, "", drawn, title)
    at = view["at"]
    if at is not None:
        height = EVENT_HEIGHT if at % 2 else CARD_HEIGHT
        title = scene.text("This is resolved now.")
        y = display_y(at) + height / 2
        scene.piece("now", FRAME, y, "", path("M-1-9v18l9-9z", "pointer"), title)


def draw_card(scene: Table, column: int, name: str) -> None:
    """An Action card, told to the viewer; a bottom option that the viewer cannot play is pale."""
    area, seat = card_area(column), scene.viewer
    is_shut = seat >= 0 and scene.players[seat]["bottoms"][column] is False
    face = scene.once(("card", name, is_shut), lambda: card_face(scene, name, is_shut))
    title = naming.card_hint(scene.text, scene.view, seat, column + 1, scene.names)
    scene.piece(f"action-{column + 1}", area.x, area.y, "", face, title)


def card_face(scene: Table, name: str, is_shut: bool) -> str:
    """The top option, and the bottom option with its price."""
    card = naming.card_printed(scene.view, name)
    spelling = Spelling(scene.board.setting.limit)
    top = spelling.line(card["top"], CARD_SIGN).fitted(CARD_WIDTH - 16, HALF - 8)
    low = spelling.line(card["bottom"], CARD_SIGN).fitted(CARD_WIDTH - STRIP - 16, HALF - 8)
    under = f"M0 {HALF:g}h{CARD_WIDTH}v{HALF - 7:g}q0 7-7 7H7q-7 0-7-7z"
    middle = HALF * 1.5
    bottom = group(
        "shut" if is_shut else "",
        price(card["cost"]).about(STRIP / 2 + 4, middle),
        colon(20).about(STRIP + 6, middle),
        low.about(STRIP + (CARD_WIDTH - STRIP) / 2, middle),
    )
    return (
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, "card", 7)
        + path(under, "bottom")
        + path(f"M0 {HALF:g}h{CARD_WIDTH}", "fold")
        + top.about(CARD_WIDTH / 2, HALF / 2)
        + bottom
    )


def price(cost: Mapping[str, Any]) -> Block:
    """What a bottom option costs."""
    if "coins" in cost:
        return coin(cost["coins"], 26, True)
    if "riot" in cost:
        return pennant("riot", cost["riot"], 24, is_back=True)
    return mood(26) if cost else Block(0, 0, "")


def draw_event(scene: Table, place: int, name: str) -> None:
    """An event between two cards."""
    area = event_area(place)
    title = naming.event_with_effect(scene.text, scene.view, name)
    face = scene.once(("event", name), lambda: event_face(scene, name))
    scene.piece(f"event-{place // 2 + 1}", area.x, area.y, "", face, title)


def event_face(scene: Table, name: str) -> str:
    """An event's name and its effects."""
    effects = naming.event_printed(scene.view, name)["effects"]
    signs = Spelling(scene.board.setting.limit).line(effects, 26).fitted(150, EVENT_HEIGHT - 8)
    words = naming.event_name(scene.text, name)
    room = EVENT_WIDTH - 36 - signs.width
    return (
        rect(0, 0, EVENT_WIDTH, EVENT_HEIGHT, "event bad" if is_bad(effects) else "event", 7)
        + write(13, EVENT_HEIGHT / 2 + 5, fitted(words, room, 15), "label")
        + signs.at(EVENT_WIDTH - 13 - signs.width, (EVENT_HEIGHT - signs.height) / 2)
    )


def is_bad(effects: list[Any]) -> bool:
    """Does an event take something?"""
    lists = [it["then"] if isinstance(it, dict) and "if" in it else [it] for it in effects]
    flat = [it for listed in lists for it in listed if isinstance(it, str)]
    return any(it.split()[0] in RED for it in flat)


def draw_free(scene: Table) -> None:
    """Who places for nothing at a card, thanks to the Bank."""
    for column in range(COLUMNS):
        seats = [i for i, it in enumerate(scene.players) if column + 1 in it["free_cards"]]
        if not seats:
            continue
        drawn = coin(0, 18, True).about(0, 0)
        for i, seat in enumerate(seats):
            drawn += group(seat_css(seat), marker(seat, 10), x=18 + i * 15)
        dock = dock_area(column)
        names = ", ".join(scene.names[seat] for seat in seats)
        title = scene.text("Placing here is free for: {names}", names=names)
        scene.piece(f"free-{column + 1}", dock.x + 19, dock.y + dock.height - 17, "", drawn, title)


def draw_factories(scene: Table) -> None:
    """Factories at cards, and in the order spaces."""
    queue = scene.view["factories"]
    for column in range(COLUMNS):
        seats = [it["seat"] for it in queue if it["card"] == column + 1]
        dock = dock_area(column)
        a_row = ABREAST if len(seats) <= ABREAST else 2
        for i, seat in enumerate(seats):
            title = scene.text("{name}: card {number}", name=scene.names[seat], number=column + 1)
            x, y = dock.x + FACTORIES + i % a_row * STEP, dock.y + 8 + i // a_row * STEP
            draw_factory(scene, seat, x, y, title)
    for space, seat in enumerate(scene.view["order"]):
        if seat >= 0:
            area = order_area(space, scene.seats)
            title = scene.text(
                "{name}: order space {number}", name=scene.names[seat], number=space + 1
            )
            draw_factory(scene, seat, area.x + (area.width - FACTORY) / 2, area.y + 1, title)


def draw_factory(scene: Table, seat: int, x: float, y: float, title: str) -> None:
    """A factory, wherever it stands."""
    scene.piece(f"factory-{seat}", x, y, f"through {seat_css(seat)}", factory(seat).drawing, title)


def mark_cards(scene: Table) -> None:
    """The cards that may be chosen, or the options of the card that is played."""
    for column in range(COLUMNS):
        if f"card-{column + 1}" in scene.asked:
            dock, card = dock_area(column), card_area(column)
            area = Area(dock.x - 2, dock.y - 2, card.x + card.width - dock.x + 4, dock.height + 4)
            title = naming.card_hint(scene.text, scene.view, scene.asker, column + 1, scene.names)
            scene.mark(f"card-{column + 1}", area, title)
    at = scene.view["at"]
    if at is None or at % 2:
        return
    card = card_area(at // 2)
    title = naming.card_hint(scene.text, scene.view, scene.asker, at // 2 + 1, scene.names)
    for i, option in enumerate(("top", "bottom")):
        if f"option-{option}" in scene.asked:
            area = Area(card.x + 3, card.y + 3 + i * HALF, card.width - 6, HALF - 6)
            scene.mark(f"option-{option}", area, title)
