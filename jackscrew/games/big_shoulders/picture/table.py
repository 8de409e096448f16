"""The bare table: the printed board and what is around it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from jackscrew.draw import Svg, Text
from jackscrew.draw.panels import printed as panel
from jackscrew.draw.shapes import as_sign
from jackscrew.draw.themes import read_style
from jackscrew.games.big_shoulders.picture import arranged
from jackscrew.games.big_shoulders.picture.city import (
    asset_spaces,
    ribbon,
    sites,
)
from jackscrew.games.big_shoulders.picture.market import (
    demand_board,
    job_market,
    market_headings,
    supply_chain,
)
from jackscrew.games.big_shoulders.picture.names import HEADINGS, LEGENDS, PHASES, ROWS
from jackscrew.games.big_shoulders.picture.places import (
    ACTIONS_Y,
    ASSETS_Y,
    BUILDINGS_Y,
    CITY,
    COMPANIES,
    TOP,
    WIDTH,
)
from jackscrew.games.big_shoulders.picture.scene import heading
from jackscrew.games.big_shoulders.picture.tracks import appeal_track, stock_track
from jackscrew.games.big_shoulders.view import ShouldersView

Numbers = tuple[int, ...]


def blank(view: ShouldersView, text: Text, theme: str) -> Svg:
    """The table before anything is laid on it; its height is told when all is."""
    under = printed(
        text,
        tuple(view["years"]),
        tuple(view["values"]),
        tuple(view["bonuses"]),
        tuple(place["price"] for place in view["row"]),
        tuple(seen["bonus"] for seen in view["demand"][:3]),
        tuple(view["jobs"]["wages"]),
        view["seats"],
    )
    return Svg(
        WIDTH,
        0,
        under=under,
        label=text("City of the Big Shoulders, {year}", year=view["year"]),
        css="big-shoulders",
        style=read_style("jackscrew.games.big_shoulders", "board.css"),
        theme=theme,
        least=1,
    )


@lru_cache(maxsize=32)
def printed(
    text: Text,
    years: Numbers,
    values: Numbers,
    bonuses: tuple[str | None, ...],
    prices: Numbers,
    fill_bonus: Numbers,
    wages: Numbers,
    seats: int,
) -> str:
    """The printed board; nothing on it depends on the position."""
    headings, legends = translated(text, HEADINGS), translated(text, LEGENDS)
    rows = translated(text, ROWS).values()
    phases = list(translated(text, PHASES).values())
    demand = demand_board(headings["demand"], fill_bonus, legends["last_good"], rows)
    panels = {
        arranged.RIBBON: ribbon(years, phases, text("Order")),
        arranged.ACTIONS: heading(CITY, ACTIONS_Y, headings["actions"]),
        arranged.ASSETS: heading(CITY, ASSETS_Y, headings["assets"]) + asset_spaces(prices),
        arranged.BUILDINGS: heading(CITY, BUILDINGS_Y, headings["buildings"])
        + as_sign("building", sites(years, seats)),
        arranged.STOCK: stock_track(headings["stock"], values),
        arranged.APPEAL: appeal_track(headings["appeal"], legends["appeal"], bonuses),
        arranged.DEMAND: as_sign("demand-tile", demand),
        arranged.SUPPLY: as_sign("chain", supply_chain(headings["supply"])),
        arranged.HAYMARKET: market_headings(headings, legends["haymarket"]),
        arranged.JOBS: as_sign("job-market", job_market(headings["jobs"], wages)),
        arranged.LINE: heading(COMPANIES, TOP, headings["companies"]),
    }
    return "".join(panel(name, drawing) for name, drawing in panels.items())


def translated(text: Text, messages: Mapping[str, str]) -> dict[str, str]:
    """Messages in a language."""
    return {key: text(message) for key, message in messages.items()}
