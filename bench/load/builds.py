"""Revisions of the package, each built once: client, compiled engine, environment of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from load.errors import BadLoad, Failed

REPOSITORY = Path(__file__).resolve().parents[2]
SHOWN = 10  # letters of a commit


@dataclass(frozen=True)
class Build:
    """A built package: how it is called in reports, and the Python that has it."""

    name: str
    python: Path


def installed() -> Build:
    """The package that is installed beside this tool."""
    if find_spec("jackscrew") is None:
        raise BadLoad("the package is not installed here: `make .venv/installed`, or use --of")
    return Build("installed", Path(sys.executable))


def built(revision: str) -> Build:
    """A revision of the repository, built now unless it was built before."""
    commit = commit_of(revision)
    folder = cache() / commit
    done = folder / "done"
    if not done.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        build(commit, folder)
        done.touch()
    return Build(commit[:SHOWN], folder / "venv" / "bin" / "python")


def cache() -> Path:
    """Where built things are kept from run to run."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "jackscrew-bench"


def commit_of(revision: str) -> str:
    """The commit that a revision names."""
    command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options"]
    found = subprocess.run(
        [*command, f"{revision}^{{commit}}"], cwd=REPOSITORY, capture_output=True, text=True
    )
    if found.returncode:
        raise BadLoad(f"the repository has no revision {revision!r}")
    return found.stdout.strip()


def build(commit: str, folder: Path) -> None:
    """Build a commit from a copy of its files; the repository is only read."""
    log = folder / "build.log"
    pip = folder / "venv" / "bin" / "pip"
    with TemporaryDirectory(prefix="jackscrew-") as copy:
        packed = folder / "source.tar"
        run(log, ["git", "archive", "--output", str(packed), commit], REPOSITORY)
        run(log, ["tar", "-xf", str(packed), "-C", copy])
        packed.unlink()
        run(log, ["npm", "--prefix", "client", "ci", "--no-audit", "--no-fund"], Path(copy))
        run(log, ["npm", "--prefix", "client", "run", "build"], Path(copy))
        run(log, [sys.executable, "-m", "venv", str(folder / "venv")])
        run(log, [str(pip), "install", "--quiet", f"{copy}[web]"], Path(copy))


def run(log: Path, command: Sequence[str], where: Path | None = None) -> None:
    """Run a step of a build; what it says is kept in the log."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    environment = {**os.environ, "JACKSCREW_BUILD": "compiled" if compiler else "pure"}
    try:
        with log.open("a") as told:
            subprocess.run(
                command, cwd=where, stdout=told, stderr=told, env=environment, check=True
            )
    except (OSError, subprocess.CalledProcessError):
        raise Failed(f"{command[0]} failed; see {log}") from None
