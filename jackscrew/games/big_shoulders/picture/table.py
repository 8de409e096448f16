"""The bare table: the printed board and what is around it."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw import Box, Svg, Text
from jackscrew.draw.scene import View
from jackscrew.draw.themes import read_style
from jackscrew.games.big_shoulders.picture.city import (
    asset_spaces,
    city_headings,
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
from jackscrew.games.big_shoulders.picture.scene import (
    CITY,
    COMPANIES,
    DEMAND_Y,
    GOAL_STEP,
    GOALS_Y,
    ROOM,
    TOP,
    TRACKS,
    WIDTH,
    Table,
    heading,
)
from jackscrew.games.big_shoulders.picture.tracks import appeal_track, stock_track

Words = tuple[str, ...]
Numbers = tuple[int, ...]


def blank(view: View, text: Text, theme: str) -> Svg:
    """The table before anything is laid on it; its height is told when all is."""
    demand = view["demand"]
    under = printed(
        tuple(text(words) for words in HEADINGS.values()),
        tuple(text(words) for words in LEGENDS.values()),
        tuple(text(words) for words in PHASES.values()),
        tuple(text(words) for words in ROWS.values()),
        text("Order"),
        tuple(view["years"]),
        tuple(view["values"]),
        tuple(view["bonuses"]),
        tuple(place["price"] for place in view["row"]),
        tuple(seen["bonus"] for seen in demand[:3]),
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
    heads: Words,
    legends: Words,
    phases: Words,
    industries: Words,
    order: str,
    years: Numbers,
    values: Numbers,
    bonuses: tuple[str | None, ...],
    prices: Numbers,
    fill_bonus: Numbers,
    wages: Numbers,
    seats: int,
) -> str:
    """The printed board; nothing on it depends on the position."""
    headings = dict(zip(HEADINGS, heads, strict=True))
    legend = dict(zip(LEGENDS, legends, strict=True))
    return (
        ribbon(years, phases, order)
        + city_headings(headings)
        + asset_spaces(prices)
        + sites(years, seats)
        + stock_track(headings["stock"], values)
        + appeal_track(headings["appeal"], legend["appeal"], bonuses)
        + demand_board(headings["demand"], fill_bonus, legend["last_good"], industries)
        + supply_chain(headings["supply"])
        + market_headings(headings, legend["haymarket"])
        + job_market(headings["jobs"], wages)
        + heading(COMPANIES, TOP, headings["companies"])
    )


def measure(scene: Table) -> None:
    """Tell the height of the picture, and what a small screen shows one at a time."""
    bottoms = scene.bottoms
    goals = len(scene.view["goals"])
    market = GOALS_Y + (28 + goals * GOAL_STEP if goals else -10)
    height = max(bottoms["players"], bottoms["companies"], market)
    width = ROOM + 8
    parts: dict[str, Box] = {
        "city": (CITY - 4, 0, width, bottoms["city"]),
        "tracks": (TRACKS - 4, 0, width, DEMAND_Y - 6),
        "market": (TRACKS - 4, DEMAND_Y - 6, width, market - DEMAND_Y + 6),
        "companies": (COMPANIES - 4, 0, width, bottoms["companies"]),
        "players": (CITY - 4, bottoms["city"], width, bottoms["players"] - bottoms["city"]),
    }
    scene.svg.resize(height, parts)
