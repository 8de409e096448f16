"""What a move costs a browser: script, style and layout of a page where others play."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from playwright.async_api import Browser, BrowserContext, CDPSession, async_playwright
from playwright.async_api import Error as BrowserError

from load.builds import Build
from load.cost import Plan, Tell
from load.errors import BadLoad, Failed
from load.server import Server, serving
from load.table import Company, Table, open_table
from load.traffic import Traffic

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
WARM_UP, MOVES = 10, 60
PAUSE = 0.4  # seconds between moves: what glides has come to rest
SECONDS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
KNOWS = "try { localStorage.setItem('jackscrew.cards', JSON.stringify(%s)); } catch {}"


@dataclass(frozen=True)
class Client:
    """What was measured, in ms a move at a slowdown of the processor."""

    name: str
    build: str
    slowdown: int
    moves: int
    script: float
    style: float
    layout: float
    sum: float  # of these three
    task: float  # all that the page's thread did


def chromium() -> str:
    """Where this machine has a Chromium."""
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        raise BadLoad("no Chromium on this machine: `make .venv/browser`, or --skip browser")
    return found


async def measure(build: Build, plan: Plan, slowdown: int, tell: Tell) -> Client:
    """A page at one seat of a table, in whose name somebody else plays too."""
    game = plan.games[0]
    traffic = Traffic(random.Random(plan.seed))
    async with serving(build) as server, started() as browser:
        company = Company(seats=plan.company.seats)
        table = await open_table(server.address, game, company, traffic.finished)
        traffic.tables.append(table)
        context = await browser.new_context(viewport={"width": 1440, "height": 900})
        session = await open_page(context, server, table, game)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        await play(traffic, WARM_UP, lambda share: None)
        before = await metrics(session)
        await play(traffic, MOVES, lambda share: tell(f"browser, {slowdown} x", share))
        after = await metrics(session)
    spent = {name: 1000 * (after[name] - before[name]) / MOVES for name in SECONDS}
    return client_of(build, game, slowdown, spent)


def client_of(build: Build, game: str, slowdown: int, spent: dict[str, float]) -> Client:
    """The figures."""
    script, style, layout, task = (spent[name] for name in SECONDS)
    return Client(
        name=game,
        build=build.name,
        slowdown=slowdown,
        moves=MOVES,
        script=script,
        style=style,
        layout=layout,
        sum=script + style + layout,
        task=task,
    )


@asynccontextmanager
async def started() -> AsyncIterator[Browser]:
    """A browser without a window."""
    async with async_playwright() as playwright:
        try:
            browser = await playwright.chromium.launch(
                executable_path=chromium(), args=list(ARGUMENTS)
            )
        except BrowserError as error:
            raise Failed(f"the browser does not start: {error}") from None
        try:
            yield browser
        finally:
            await browser.close()


async def open_page(context: BrowserContext, server: Server, table: Table, game: str) -> CDPSession:
    """Open the table in the browser, from its first seat."""
    address = f"http://{server.address}{table.made.path}"
    await context.add_cookies([{"name": "seats", "value": table.made.keys[0], "url": address}])
    await context.add_init_script(KNOWS % json.dumps([game]))
    page = await context.new_page()
    await page.goto(address)
    await page.wait_for_function("() => document.getElementById('moment')?.textContent.trim()")
    session = await context.new_cdp_session(page)
    await session.send("Performance.enable")
    return session


async def metrics(session: CDPSession) -> dict[str, float]:
    """What the page has spent so far, in seconds."""
    found = await session.send("Performance.getMetrics")
    return {it["name"]: it["value"] for it in found["metrics"]}


async def play(traffic: Traffic, moves: int, tell: Callable[[float], None]) -> None:
    """Random moves, one after the other, each looked at in peace."""
    table = traffic.tables[0]
    for number in range(moves):
        tell(number / moves)
        if table.over:
            raise Failed("the game was over too soon")
        table.move(traffic.dice)
        await traffic.settle()
        await asyncio.sleep(PAUSE)
