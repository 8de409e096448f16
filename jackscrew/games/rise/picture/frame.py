"""The frame: Action cards and events as a timeline, factories in their docks, the order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from jackscrew.draw.scene import NOBODY, Area, seat_css
from jackscrew.draw.shapes import as_sign, circle, group, number, path, rect, write
from jackscrew.draw.words import fitted
from jackscrew.games.rise import faces, naming
from jackscrew.games.rise.hints import CardSeen, card_seen
from jackscrew.games.rise.phrases import event_with_effect
from jackscrew.games.rise.picture.blocks import figure
from jackscrew.games.rise.picture.places import (
    CARD_HEIGHT,
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
    FACTORY,
    coin,
    factory,
    marker,
)
from jackscrew.games.rise.picture.spelling import Spelling
from jackscrew.games.rise.state import COLUMNS, DISPLAY
from jackscrew.games.rise.view import Effect

if TYPE_CHECKING:
    from jackscrew.games.rise.picture.scene import Pen, Table

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
        ground = rect(dock.x, dock.y, dock.width, dock.height, "dock", 7)
        price = coin(cost, 26, True).about(dock.x + 19, dock.y + 21)
        drawn.append(as_sign("dock", ground, price))
        drawn.append(slot(card_area(column)))
    for place in range(1, DISPLAY, 2):
        area = event_area(place)
        drawn.append(slot(area))
        line = f"M{FRAME + 22} {number(area.y + 5)}v{EVENT_HEIGHT - 11}m-4-4l4 4l4-4"
        drawn.append(as_sign("down-arrow", path(line, "thin")))
    for space in range(setting.seats):
        area = order_area(space, setting.seats)
        ground = rect(area.x, area.y, area.width, area.height, "dock", 6)
        x, y = area.x + area.width / 2, area.y + area.height - 8
        count = figure(x, y, str(space + 1), 12, "bold mid dim")
        drawn.append(as_sign("order-space", ground, count))
    return "".join(drawn)


def draw_frame(scene: Table) -> None:
    """All that lies in the frame."""
    view = scene.view
    scene.section(draw_round, "round", view["round"], view["era"], view["phase"])
    if view["at"] is not None:
        scene.section(draw_now, "now", view["at"])
    for place in range(DISPLAY):
        draw_shown(scene, place, NOBODY)
    for column in range(COLUMNS):
        seats = [i for i, it in enumerate(view["players"]) if column + 1 in it["free_cards"]]
        scene.section(draw_free, column, seats)
    for column in range(COLUMNS):
        seats = [it["seat"] for it in view["factories"] if it["card"] == column + 1]
        scene.section(draw_dock, column, seats)
    for space, seat in enumerate(view["order"]):
        scene.section(draw_waiting, space, seat)


def draw_round(pen: Pen, key: str, round_: int, era: int, phase: str) -> None:
    """Which round it is."""
    game = pen.printed["game"]
    words = pen.text("Round {round} of {rounds}", round=round_, rounds=game["rounds"])
    drawn = write(0, 0, words, "name")
    for i in range(game["rounds"]):
        x, ahead = 5 + i * 11.5 + i // game["rounds_per_era"] * 8, i + 1 - round_
        drawn += circle(x, 16, 4, "pip done" if ahead < 0 else "pip now" if not ahead else "pip")
    title = pen.text("Era {era}. {phase}.", era=era, phase=naming.phase_name(pen.text, phase))
    pen.piece(key, FRAME + 11, TOP + 23, "", drawn, title)


def draw_now(pen: Pen, key: str, at: int) -> None:
    """What is being resolved."""
    height = EVENT_HEIGHT if at % 2 else CARD_HEIGHT
    title = pen.text("This is resolved now.")
    pen.piece(key, FRAME, display_y(at) + height / 2, "", path("M-1-9v18l9-9z", "pointer"), title)


def draw_told(scene: Table) -> None:
    """The cards once more, as they concern the viewer."""
    if scene.view["seat"] != NOBODY:
        for place in range(0, DISPLAY, 2):
            draw_shown(scene, place, scene.view["seat"])


def draw_shown(scene: Table, place: int, seat: int) -> None:
    """A card or an event of the display, if one lies there; a card as it concerns a seat."""
    view = scene.view
    if place % 2:
        event = view["display"][place]
        if event is not None:
            scene.section(draw_event, place, event)
        return
    seen = card_seen(view, seat, place // 2 + 1, scene.names)
    if seen is not None:
        is_shut = seat >= 0 and view["players"][seat]["bottoms"][place // 2] is False
        scene.section(draw_card, place, seen, is_shut)


def draw_card(pen: Pen, place: int, seen: CardSeen, is_shut: bool) -> None:
    """An Action card, told to a seat; a bottom option that the seat cannot play is pale."""
    area = card_area(place // 2)
    card = pen.board.card(seen.card)
    face, title = card.pale if is_shut else card.face, card.told_to(pen.text, seen)
    pen.piece(f"action-{seen.column}", area.x, area.y, "", face, title)


def draw_event(pen: Pen, place: int, name: str) -> None:
    """An event between two cards: its name and its effects."""
    area, effects = event_area(place), faces.event_printed(pen.printed, name)["effects"]
    signs = Spelling(pen.board.setting.limit).line(effects, 26).fitted(150, EVENT_HEIGHT - 8)
    words = fitted(naming.event_name(pen.text, name), EVENT_WIDTH - 36 - signs.width, 15)
    face = (
        rect(0, 0, EVENT_WIDTH, EVENT_HEIGHT, "event bad" if is_bad(effects) else "event", 7)
        + write(13, EVENT_HEIGHT / 2 + 5, words, "label")
        + signs.at(EVENT_WIDTH - 13 - signs.width, (EVENT_HEIGHT - signs.height) / 2)
    )
    title = event_with_effect(pen.text, pen.printed, name)
    pen.piece(f"event-{place // 2 + 1}", area.x, area.y, "", face, title)


def is_bad(effects: Sequence[Effect]) -> bool:
    """Does an event take something?"""
    lists = [[it] if isinstance(it, str) else it.get("then", []) for it in effects]
    return any(str(it).split()[0] in RED for listed in lists for it in listed)


def draw_free(pen: Pen, column: int, seats: list[int]) -> None:
    """Who places for nothing at a card, thanks to the Bank."""
    if not seats:
        return
    drawn = coin(0, 18, True).about(0, 0)
    for i, seat in enumerate(seats):
        drawn += group(seat_css(seat), marker(seat, 10), x=18 + i * 15)
    dock = dock_area(column)
    title = pen.text(
        "Placing here is free for: {names}", names=", ".join(pen.names[seat] for seat in seats)
    )
    pen.piece(f"free-{column + 1}", dock.x + 19, dock.y + dock.height - 17, "", drawn, title)


def draw_dock(pen: Pen, column: int, seats: list[int]) -> None:
    """Factories at a card."""
    dock = dock_area(column)
    a_row = ABREAST if len(seats) <= ABREAST else 2
    for i, seat in enumerate(seats):
        title = pen.text("{name}: card {number}", name=pen.names[seat], number=column + 1)
        x, y = dock.x + FACTORIES + i % a_row * STEP, dock.y + 8 + i // a_row * STEP
        draw_factory(pen, seat, x, y, title)


def draw_waiting(pen: Pen, space: int, seat: int) -> None:
    """A factory in an order space, if there is one."""
    if seat >= 0:
        area = order_area(space, pen.board.setting.seats)
        title = pen.text("{name}: order space {number}", name=pen.names[seat], number=space + 1)
        draw_factory(pen, seat, area.x + (area.width - FACTORY) / 2, area.y + 1, title)


def draw_factory(pen: Pen, seat: int, x: float, y: float, title: str) -> None:
    """A factory, wherever it stands."""
    pen.piece(f"factory-{seat}", x, y, f"through {seat_css(seat)}", factory(seat).drawing, title)
