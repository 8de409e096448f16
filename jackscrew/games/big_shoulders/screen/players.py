"""Where we are in the game; the seats, their buildings and hand, and the goals."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.screen.signs import DONE, WORKER, Seen, listed, token
from jackscrew.games.big_shoulders.view import BuildingView, PlayerView, building_card, shares_sold
from jackscrew.screen.kit import joined
from jackscrew.text import N_

NAME = 16  # letters of a seat's name
TWO_COLUMNS = 76  # from this width on buildings stand in two columns


def show_heading(seen: Seen) -> Text:
    """Where in the game we are, who goes first, and the turn that is under way."""
    view = seen.view
    if view["over"]:
        return Text(seen.text("Game over"), style="bold")
    decade = seen.text(
        "Decade {number} of {count}: {year}",
        number=view["decade"],
        count=len(view["years"]),
        year=view["year"],
    )
    line = Text().append(f"{decade}, {naming.phase(seen.text, view['phase'])}", style="bold")
    if view["order"]:
        order, deal = seen.heading(N_("Turn order")), seen.heading(N_("Priority Deal"))
        line.append("   ").append(order).append(" ").append(seen.look.seats(view["order"]))
        line.append("   ").append(deal).append(" ").append(seen.look.seat(view["priority"]))
    return Text("\n").join([line, *under_way(seen)])


def under_way(seen: Seen) -> list[Text]:
    """The operating turn so far, or what is about to be sold."""
    found = []
    operating = seen.view["operating"]
    if operating is not None:
        words = seen.text(
            "{company} operates: sold {count}, revenue ${amount}",
            company=naming.company(operating["company"]),
            count=operating["delivered"],
            amount=operating["revenue"],
        )
        found.append(Text(words))
    for sale in seen.view["sale"]:
        words = seen.text(
            "Shares of {company} to be sold: {count}",
            company=naming.company(sale["company"]),
            count=shares_sold(sale),
        )
        found.append(Text(words))
    return found


def show_players(seen: Seen, width: int) -> Table:
    """Every seat's name, cash, worth, certificates and partners."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for i in range(4):
        rows.add_column(justify="right" if i else "left", no_wrap=True)
    heads = [seen.heading(N_("Cash")), seen.heading(N_("Worth")), seen.heading(N_("Limit"))]
    rows.add_row("", *heads, seen.heading(N_("Partners")))
    for player in seen.view["players"]:
        more = notes(seen, player)
        rows.add_row(*player_cells(seen, player), *[more] * bool(more))
    return rows


def player_cells(seen: Seen, player: PlayerView) -> list[Text]:
    """One seat's row."""
    name = seen.names[player["seat"]][:NAME]
    return [
        seen.look.seat(player["seat"]).append(f" {name}", style="bold"),
        Text(f"${player['cash']}"),
        Text(f"${player['worth']}", style="bold"),
        Text(f"{player['certificates']}/{seen.view['limit']}"),
        partners(player),
    ]


def partners(player: PlayerView) -> Text:
    """A seat's partners: ready, placed, and not gained yet."""
    waiting = [player["appeal_partner"], player["third_partner"], bool(player["charter_partner"])]
    line = Text().append("P" * player["ready"], style="bold")
    return line.append("p" * len(player["placed"])).append("·" * sum(waiting), style="dim")


def notes(seen: Seen, player: PlayerView) -> Text:
    """What else matters of a seat: companies it has sold, its choice, goals it has achieved."""
    found = []
    if player["sold"] and seen.view["phase"] == "stock":
        sold = joined([seen.heading(N_("sold")), *map(token, player["sold"])])
        found.append(Text(style="dim").append(sold))
    if player["chosen"]:
        found.append(Text(f"{DONE} ").append(seen.text("has chosen")))
    if player["achieved"]:
        found.append(Text("★" * len(player["achieved"])))
    return joined(found)


def show_goals(seen: Seen, width: int) -> Table | None:
    """The goals and how the seats stand; whoever leads is marked."""
    if not seen.view["goals"]:
        return None
    rows = Table.grid(padding=(0, 1, 0, 0))
    heading = seen.heading(N_("Goals (${amount} each)"), amount=seen.view["goals"][0]["reward"])
    rows.add_column(no_wrap=True)
    for _ in range(seen.view["seats"]):
        rows.add_column(justify="right", no_wrap=True)
    rows.add_row(heading, *[seen.look.seat(seat).append(" ") for seat in range(seen.view["seats"])])
    for goal in seen.view["goals"]:
        counts = [
            Text(f"{count}★", style="bold") if seat in goal["leaders"] else Text(f"{count} ")
            for seat, count in enumerate(goal["counts"])
        ]
        rows.add_row(naming.goal(seen.text, goal["measure"]), *counts)
    return rows


def show_buildings(seen: Seen, width: int) -> Table | None:
    """The buildings on the board by their owners, and who has used them this decade."""
    cells = [
        building(seen, player["seat"], built)
        for player in seen.view["players"]
        for built in player["buildings"]
        if built is not None
    ]
    if not cells:
        return None
    return listed(seen.heading(N_("Buildings")), cells, 2 if width >= TWO_COLUMNS else 1)


def building(seen: Seen, owner: int, built: BuildingView) -> Text:
    """A building: its owner, what is printed on it, and whose partner stands there."""
    line = seen.look.seat(owner).append(" ").append(tile(seen, built["building"]))
    if built["partner"] is not None:
        line.append(" ").append(seen.look.seat(built["partner"]))
    return line


def tile(seen: Seen, key: str) -> Text:
    """What a building brings, and what its owner gets from whom."""
    card = building_card(seen.view["cards"], key)
    fee = f"${card['amount']}"
    if card["pays"] != "company_to_owner":
        fee = seen.text("bank {amount}", amount=fee)
    line = Text().append(f"{key} ", style="dim").append(naming.building(seen.text, card))
    return line.append(", ").append(fee, style="bold")


def show_hand(seen: Seen, width: int) -> Text | None:
    """The seat's own buildings: in hand, drafted, and the one it has chosen."""
    if seen.view["seat"] < 0:
        return None
    own = seen.view["players"][seen.view["seat"]]
    lines = hand_lines(seen, seen.heading(N_("Hand")), own["hand"] or [])
    lines += hand_lines(seen, seen.heading(N_("Drafted")), own["drafted"] or [])
    lines += hand_lines(seen, seen.heading(N_("Chosen")), [own["played"]] if own["played"] else [])
    return Text("\n").join(lines) if lines else None


def hand_lines(seen: Seen, heading: Text, keys: Sequence[str]) -> list[Text]:
    """Some of the seat's buildings, with the workers they bring to the job market."""
    lines = []
    for key in keys:
        workers = building_card(seen.view["cards"], key)["workers_added"]
        line = Text().append(heading).append(" ").append(tile(seen, key))
        lines.append(line.append(f" {WORKER * workers}"))
    return lines
