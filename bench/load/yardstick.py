"""A yardstick: boardgame.io's stock server from npm, with a trivial game, measured the same way.

It draws nothing and stores nothing: a measure for what sockets and JSON cost, not a rival.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import subprocess
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from load.builds import cache
from load.cost import Plan, Tell
from load.cpu import work_of
from load.errors import Failed
from load.server import line_of
from load.traffic import quantile

PACKAGE = "boardgame.io@0.50.2"
GAME = "a trivial game"
HERE = Path(__file__).parent
STARTING, ENDING, ANSWERING = 60.0, 5.0, 900.0  # seconds
LONGEST_LINE = 64_000_000  # bytes: all latencies of a run


@dataclass(frozen=True)
class Yardstick:
    """What a move of the trivial game costs its server, in ms."""

    name: str
    build: str  # the package
    tables: int
    moves: int
    rate: float
    work: float
    loop: float
    threads: float
    p50: float
    p99: float
    longest: float


async def measure(plan: Plan, tell: Tell) -> Yardstick:
    """The stock server under the same load: tables of four, moves at the same rate."""
    tell("boardgame.io", 0.0)
    folder = await asyncio.to_thread(fetched)
    port = free_port()
    async with (
        program(folder, "yardstick_server.js", str(port)) as server,
        program(folder, "yardstick_clients.js", f"http://127.0.0.1:{port}", *wanted(plan)) as load,
    ):
        await line_of(load, ANSWERING)
        tell("boardgame.io", 0.3)
        before = work_of(server.pid)
        go_on(load)
        told = json.loads(await line_of(load, ANSWERING))
        work = work_of(server.pid) - before
    return yardstick_of(plan, told, work.loop, work.threads)


def wanted(plan: Plan) -> list[str]:
    """A load as the script takes it."""
    return [str(it) for it in (plan.tables, plan.rate, plan.warm_up, plan.seconds)]


def yardstick_of(plan: Plan, told: dict[str, Any], loop: float, threads: float) -> Yardstick:
    """The figures of a load."""
    took = told["took"]
    moves = max(1, len(took))
    return Yardstick(
        name=GAME,
        build=PACKAGE,
        tables=plan.tables,
        moves=len(took),
        rate=len(took) / told["seconds"],
        work=(loop + threads) / moves,
        loop=loop / moves,
        threads=threads / moves,
        p50=quantile(took, 0.5),
        p99=quantile(took, 0.99),
        longest=max(took, default=0.0),
    )


def fetched() -> Path:
    """Where the package is, fetched from npm unless it was before."""
    folder = cache() / PACKAGE.replace("@", "-")
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        command = ["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", PACKAGE]
        try:
            subprocess.run(command, cwd=folder, capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            raise Failed(f"{PACKAGE} cannot be fetched by npm; --skip yardstick") from None
        (folder / "done").touch()
    return folder


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@asynccontextmanager
async def program(folder: Path, name: str, *arguments: str) -> AsyncIterator[Process]:
    """A script of this folder that runs in Node with the package at hand."""
    process = await asyncio.create_subprocess_exec(
        "node",
        str(HERE / name),
        *arguments,
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        cwd=folder,
        limit=LONGEST_LINE,
    )
    try:
        if name.endswith("_server.js"):
            await until_ready(process)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def until_ready(process: Process) -> None:
    """Wait until a server listens."""
    while "ready" not in await line_of(process, STARTING):
        pass


def go_on(process: Process) -> None:
    """Let the script go on."""
    assert process.stdin is not None
    process.stdin.write(b"\n")
