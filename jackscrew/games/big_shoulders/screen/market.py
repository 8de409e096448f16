"""Demand, supply, job market, assets for sale and the general action spaces."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.screen.signs import (
    GOOD,
    OCTAGON,
    OPEN,
    WORKER,
    Seen,
    listed,
    number,
    token,
)
from jackscrew.games.big_shoulders.view import DemandView, SpaceView, asset_card
from jackscrew.text import N_

TWO_COLUMNS = 60  # from this width on the spaces stand in two columns


def show_demand(seen: Seen, width: int) -> Table:
    """The demand board, a row for each industry with its companies in play."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    spaces = {it["space"]: it for it in seen.view["demand"]}
    bonuses = {it["column"]: f"+${it['bonus']}" for it in seen.view["demand"]}
    heading = seen.heading(N_("Demand ({count} left)"), count=seen.view["demand_left"])
    rows.add_row(heading, *[Text(bonuses[column], style="dim") for column in naming.COLUMNS])
    for row in naming.INDUSTRIES:
        cells = [octagons(spaces[f"{row}-{column}"]) for column in naming.COLUMNS]
        rows.add_row(industry(seen, row), *cells)
    return rows


def industry(seen: Seen, row: str) -> Text:
    """An industry, and the tokens of its companies in play."""
    line = Text(f"{naming.industry(seen.text, row)} ")
    for name in seen.view["line"]:
        if seen.companies[name]["industry"] == row:
            line.append(token(name))
    return line


def octagons(it: DemandView) -> Text:
    """Goods sold to a demand space, and what it still takes; printed spaces in brackets."""
    if it["half_price"]:
        return Text("(½$)")
    if it["red_x"]:
        return Text("✗" if it["tile"] is not None else "(✗)")
    line = Text(GOOD * it["goods"], style="bold")
    line.append(OCTAGON * (it["octagons"] - it["goods"]), style="not bold")
    return line if it["tile"] is not None else Text("(").append(line).append(")")


def show_supply(seen: Seen, width: int) -> Table:
    """Supply chain, Haymarket Square and bag, a row for each kind."""
    view = seen.view
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(no_wrap=True)
    heads = [f"${it['price']}" if it["price"] else "✗" for it in view["chain"]]
    heads += [seen.text("Haymarket"), seen.text("Bag")]
    for _ in heads:
        rows.add_column(justify="right", no_wrap=True)
    rows.add_row(seen.heading(N_("Supply")), *[Text(head, style="dim") for head in heads])
    for kind in naming.RESOURCES:
        counts = [it["cubes"][kind] for it in view["chain"]]
        counts += [view["haymarket"][kind], view["bag"][kind]]
        name = seen.cube(kind).append(f" {naming.resource(seen.text, kind)}")
        rows.add_row(name, *map(number, counts))
    return rows


def show_jobs(seen: Seen, width: int) -> Text:
    """The job market: who waits there, and what the next one costs."""
    jobs = seen.view["jobs"]
    line = Text().append(seen.heading(N_("Job market"))).append(" ")
    line.append(WORKER * jobs["workers"], style="bold")
    line.append(OPEN * (len(jobs["wages"]) - 1 - jobs["workers"]))
    return line.append(f" ${jobs['wage']}", style="bold")


def show_spaces(seen: Seen, width: int) -> Table:
    """The general action spaces: what they cost, and whose partners stand there."""
    cells = [space(seen, it) for it in seen.view["spaces"]]
    pooled = seen.view["pooled_partners"]
    if pooled:
        name = seen.text("Bank pool")  # Babel finds no message within an f-string
        cells.append(Text(f"∞ {name} ").append(seen.look.seats(pooled)))
    return listed(seen.heading(N_("Actions")), cells, 2 if width >= TWO_COLUMNS else 1)


def space(seen: Seen, it: SpaceView) -> Text:
    """A general action space; one of a later decade is faint."""
    closed = seen.view["decade"] < it["from_decade"]
    amount = it["amount"]
    if it["space"] == "hire_workers":
        amount = seen.view["jobs"]["wage"]
    line = Text("∞ " if it["unlimited"] else "1 ", style="dim" if closed else "")
    line.append(naming.space(seen.text, it["space"]))
    line.append(f" ${amount}" if amount else "", style="" if closed else "bold")
    if closed:
        year = seen.view["years"][it["from_decade"] - 1]
        line.append(f" {seen.text('from {year}', year=year)}")
    return line.append(" ").append(seen.look.seats(it["partners"]))


def show_assets(seen: Seen, width: int) -> Table:
    """The capital assets for sale."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column()
    heading = seen.heading(N_("Assets ({count} left)"), count=len(seen.view["asset_deck"]))
    rows.add_row("", heading)
    for place in seen.view["row"]:
        if place["asset"] is not None:
            rows.add_row(Text(f"${place['price']}", style="bold"), offer(seen, place["asset"]))
    return rows


def offer(seen: Seen, asset: str) -> Text:
    """An asset for sale: its name, what it does each decade, what it brings when bought."""
    card = asset_card(seen.view["cards"], asset)
    cost = f" (${card['use_cost']})" if card["use_cost"] else ""
    line = Text(f"{naming.asset(seen.text, asset)}: ", style="italic")
    line.append(f"{naming.asset_use(seen.text, card)}{cost}", style="not italic")
    at_once = seen.text("at once: {gain}", gain=naming.asset_bonus(seen.text, card))
    return line.append(f"; {at_once}", style="dim not italic")
