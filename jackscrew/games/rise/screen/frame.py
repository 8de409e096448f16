"""The frame: seven cards from left to right, told from top to bottom, and the factories."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from jackscrew.games.rise import faces, naming, phrases
from jackscrew.games.rise.screen.signs import COIN, NOW, RED, Seen
from jackscrew.screen.kit import CHOICE, TARGET, joined
from jackscrew.text import N_

MANDATORY = ("riot", "lose_vp", "pollution")


def show_frame(seen: Seen, width: int) -> Iterator[Table]:
    """The cards of this round with their options, the events between them, the factories."""
    if not any(seen.view["display"]):
        return
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column()
    rows.add_column(no_wrap=True)
    for place, card in enumerate(seen.view["display"]):
        if card is None:
            continue
        if place % 2:
            rows.add_row(now(seen, place), event(seen, card))
        else:
            column = place // 2 + 1
            rows.add_row(number(seen, column), options(seen, column, card), factories(seen, column))
    yield rows


def now(seen: Seen, place: int) -> Text:
    """Is this card being resolved?"""
    return Text().append(NOW if seen.view["at"] == place else " ", style=TARGET)


def number(seen: Seen, column: int) -> Text:
    """An Action card's number, and what placing below it costs."""
    line = seen.choice(f"place {column}") or now(seen, column * 2 - 2)
    line.append(str(column), style="bold")
    seat = seen.view["seat"]
    costs = seen.view["printed"]["setup"]["placement_cost"]
    if seat >= 0:
        costs = seen.view["players"][seat]["costs"]
    return line.append(f" {costs[column - 1]}{COIN}", style="dim")


def options(seen: Seen, column: int, name: str) -> Text:
    """The two options of an Action card; a bottom option that is closed to the seat is faint."""
    card = faces.card_printed(seen.view["printed"], name)
    seat = seen.view["seat"]
    is_closed = seat >= 0 and not seen.view["players"][seat]["bottoms"][column - 1]
    top = option(seen, "top", column).append(phrases.effects_named(seen.text, card["top"]))
    bottom = option(seen, "bottom", column)
    cost = phrases.card_cost(seen.text, card["cost"])
    bottom.append(f"{cost}: ", style="dim" if is_closed else "bold")
    effects = phrases.effects_named(seen.text, card["bottom"])
    bottom.append(effects, style="dim strike" if is_closed else "")
    return joined([top, bottom], "\n")


def option(seen: Seen, name: str, column: int) -> Text:
    """A mark before an option that may be chosen now."""
    is_asked = f"play {name}" in seen.answers and seen.view["at"] == column * 2 - 2
    return Text().append(f"{CHOICE} " if is_asked else "", style=TARGET)


def event(seen: Seen, name: str) -> Text:
    """An event and what it does."""
    printed = faces.event_printed(seen.view["printed"], name)
    is_bad = any(word in str(printed["effects"]) for word in MANDATORY)
    line = Text().append(f"{naming.event_name(seen.text, name)}: ", style="italic")
    effects = phrases.effects_named(seen.text, printed["effects"])
    return line.append(effects, style=f"not italic {RED}" if is_bad else "not italic")


def factories(seen: Seen, column: int) -> Text:
    """Whose factories stand below a card, in the order they act."""
    return seen.look.seats(it["seat"] for it in seen.view["factories"] if it["card"] == column)


def show_heading(seen: Seen) -> Text:
    """Where in the game we are, and the order spaces."""
    view = seen.view
    if view["over"]:
        return Text(seen.text(N_("Game over")), style="bold")
    words = seen.text(
        N_("Round {round} of {rounds}, era {era}"),
        round=view["round"],
        rounds=view["rounds"],
        era=view["era"],
    )
    line = Text().append(words, style="bold")
    line.append(f"   {naming.phase_name(seen.text, view['phase'])}   ")
    line.append(seen.heading(N_("Order"))).append(" ")
    for seat in view["order"]:
        line.append(seen.look.seat(seat if seat >= 0 else None))
    return line
