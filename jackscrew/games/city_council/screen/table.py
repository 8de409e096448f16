"""What lies beside the city: stacks, bids, turn order, council and seats."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from jackscrew.games.city_council.naming import MEMBERS, places_left, round_told
from jackscrew.games.city_council.screen.signs import Seen, coins, investment, tile_text
from jackscrew.games.city_council.view import PlayerView, StackView, is_crowded
from jackscrew.screen.kit import joined

NAME = 16  # letters of a seat's name


def heading(seen: Seen) -> Text:
    """The round and what is left in the box."""
    view, text = seen.view, seen.text
    words = text("Game over") if view["over"] else round_told(text, view)
    if is_crowded(view):
        words += f", {places_left(text, view)}"
    rail = text("Rail segments left: {count}", count=view["segments_left"])
    chits = text("Chits in the pile: {count}", count=view["chits"])
    return Text().append(words, "bold").append(f"\n{rail}\n{chits}", style="dim")


def market(seen: Seen) -> Table:
    """Stacks, bids, turns and council, a row each."""
    view, text, look = seen.view, seen.text, seen.look
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    rows.add_row(text("Stacks"), joined(stack_text(seen, stack) for stack in view["stacks"]))
    waiting = view["waiting"]
    if waiting is not None:
        taker = look.seat(waiting["seat"])
        rows.add_row(text("To place"), joined([tile_text(waiting["tile"]), taker]))
    rows.add_row(text("Bids"), bids(seen))
    rows.add_row(text("Turns"), joined(map(look.seat, view["order"])))
    rows.add_row(text("Council"), council(seen))
    return rows


def stack_text(seen: Seen, stack: StackView) -> Text:
    """A stack: its tile or who took it, and how many lie below."""
    up, taker = stack["up"], stack["taken_by"]
    top = seen.look.seat(taker) if up is None else tile_text(up)
    return top.append(f"+{stack['below']}", style="dim")


def bids(seen: Seen) -> Text:
    """All bids, the highest first."""
    bids = sorted(seen.view["bids"], key=lambda bid: -bid["value"])
    return joined(seen.look.seat(bid["seat"]).append(f" {bid['value']} ") for bid in bids)


def council(seen: Seen) -> Text:
    """Who has lobbied which member."""
    lobbied = seen.view["council"]
    lines = [
        seen.look.seat(lobbied[member]).append(f" {seen.text(title)}")
        for member, (title, _) in MEMBERS.items()
    ]
    return Text("\n").join(lines)


def seats(seen: Seen) -> Table:
    """Every seat's name, points, coins, chits and investment."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    headings = [seen.text("Points"), seen.text("Coins"), seen.text("Chits")]
    for heading in ("", *headings, ""):
        rows.add_column(no_wrap=True, justify="right" if heading in headings[:1] else "left")
    rows.add_row("", *headings, seen.text("Invested"), style="dim")
    for player in seen.view["players"]:
        rows.add_row(*seat_cells(seen, player))
    return rows


def seat_cells(seen: Seen, player: PlayerView) -> list[Text]:
    """One seat's row."""
    name = seen.names[player["seat"]][:NAME]
    return [
        seen.look.seat(player["seat"]).append(f" {name}", style="bold"),
        Text(str(player["points"]), style="bold"),
        coins(player),
        Text("◦" * player["chits"]),
        investment(player),
    ]
