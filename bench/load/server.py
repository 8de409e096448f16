"""A server to be measured: a process of its own, with its own data, reached only on loopback."""

from __future__ import annotations

import asyncio
import json
import os
import re
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from load.builds import Build
from load.errors import Failed

PROGRAM = Path(__file__).with_name("served.py")
STARTING, ENDING, ANSWERING = 90.0, 20.0, 120.0  # seconds
SAYS_WHERE = re.compile(r"http://(127\.0\.0\.1:\d+)")
NOT_PASSED_ON = ("PYTHONPATH", "JACKSCREW_PURE")


@dataclass(frozen=True)
class Terms:
    """How a server is run: seconds bots take, seconds until tables are put away, pages a table."""

    pace: float = 0.0
    idle: float = 0.0  # as the revision has it
    busiest: int = 0  # as the revision has it


@dataclass
class Server:
    """A running server."""

    build: Build
    process: Process
    address: str
    lifted: list[str]

    @property
    def pid(self) -> int:
        """The process."""
        return self.process.pid

    async def ask(self, order: str) -> dict[str, Any]:
        """Give an order to what runs inside of the process."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{order}\n".encode())
        answer = await line_of(self.process, ANSWERING)
        found: dict[str, Any] = json.loads(answer)
        return found

    async def end(self) -> None:
        """Ask the process to end; if it does not, end it."""
        if self.process.returncode is None:
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), ENDING)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()


@asynccontextmanager
async def serving(
    build: Build, terms: Terms = Terms(), data: Path | None = None
) -> AsyncIterator[Server]:
    """A server with data of its own, or with data that are there already."""
    with TemporaryDirectory(prefix="jackscrew-load-") as folder:
        server = await start(build, terms, data or Path(folder) / "data", Path(folder) / "log")
        try:
            yield server
        finally:
            await server.end()


async def start(build: Build, terms: Terms, data: Path, log: Path) -> Server:
    """Start a server and wait until it can be asked."""
    data.mkdir(exist_ok=True)
    given = {name: value for name, value in os.environ.items() if name not in NOT_PASSED_ON}
    command = [str(build.python), "-P", str(PROGRAM), str(data), json.dumps(asdict(terms))]
    with log.open("wb") as told:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=told, cwd=data, env=given
        )
    try:
        lifted = json.loads(await line_of(process, STARTING))["lifted"]
        found = SAYS_WHERE.search(await line_of(process, STARTING))
        if found is None:
            raise Failed("it does not say where it is")
        return Server(build, process, found[1], lifted)
    except Failed as problem:
        if process.returncode is None:
            process.kill()
        last = log.read_text(errors="replace").strip().splitlines()[-1:]
        raise Failed(f"the server {build.name}: {'; '.join([str(problem), *last])}") from None


async def line_of(process: Process, seconds: float) -> str:
    """The next line that a process says."""
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), seconds)
    except TimeoutError:
        raise Failed(f"no answer for {seconds:g} s") from None
    if not line:
        raise Failed("it has ended")
    return line.decode()
