"""Compiles the rules with mypyc where a compiler is at hand; else they run as plain Python.

A checkout has the pages' scripts only as TypeScript: they are bundled first, so that whatever is
built here can serve.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
CLIENT = HERE / "client"  # a source distribution has none: it brings the bundle
BUNDLE = [
    HERE / "jackscrew/web/static/built" / name for name in ("home.js", "rules.js", "table.js")
]
COMPILED_CORE = ["state", "actions", "grid", "chance", "written"]
COMPILED_GAME = [
    "avenues.py",
    "board.py",
    "components.py",
    "effects.py",
    "evaluation.py",
    "geometry.py",
    "habits.py",
    "hidden.py",
    "outlook.py",
    "prospects.py",
    "rewards.py",
    "scoring.py",
    "setup.py",
    "state.py",
    "steps/*.py",
    "tracks.py",
    "venture.py",
]


def groups() -> dict[str, list[str]]:
    """The modules that are compiled, by what is built as one: the core, the bots, each game."""
    os.chdir(HERE)
    games = [path for path in sorted(Path("jackscrew/games").iterdir()) if path.is_dir()]
    found = {game.name: sorted(modules(game)) for game in games}
    return {
        "core": [f"jackscrew/core/{name}.py" for name in COMPILED_CORE],
        "bots": ["jackscrew/bots/tree.py"],
        **{name: paths for name, paths in found.items() if paths},
    }


def modules(game: Path) -> list[str]:
    """The modules of a game that are compiled."""
    return [str(path) for part in COMPILED_GAME for path in game.glob(part)]


def extensions() -> list[Extension]:
    """The extension modules, each optional; none if plain Python is asked for."""
    if os.environ.get("JACKSCREW_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify

        found = groups()
        # only what is compiled is judged here: what else it touches may need more than a build has
        built: list[Extension] = mypycify(
            ["--follow-imports=silent", *[path for paths in found.values() for path in paths]],
            opt_level="3",
            debug_level="0",
            separate=[(paths, f"jackscrew_{name}") for name, paths in found.items()],
        )
    except (ImportError, OSError, SystemExit) as error:
        print(f"jackscrew: installing as plain Python, which is slower ({error})", file=sys.stderr)
        return []
    for extension in built:
        extension.optional = True
    return built


def bundle_client() -> None:
    """Bundle the pages' scripts, if they are not there or older than what they are made of."""
    if not CLIENT.is_dir() or is_bundled():
        return
    npm = shutil.which("npm")
    if npm is None:
        missing = "npm is not here, so the pages' scripts cannot be bundled"
        if "sdist" in sys.argv:
            sys.exit(f"jackscrew: {missing}; install Node.js, or run `make play` once")
        print(f"jackscrew: {missing}: `jackscrew serve` will not run", file=sys.stderr)
        return
    if not (CLIENT / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=CLIENT, check=True)
    subprocess.run([npm, "run", "--silent", "build"], cwd=CLIENT, check=True)


def is_bundled() -> bool:
    """Are the scripts there, and newer than all they are made of?"""
    if not all(path.exists() for path in BUNDLE):
        return False
    made = min(path.stat().st_mtime for path in BUNDLE)
    sources = [*CLIENT.glob("src/*.ts"), CLIENT / "package-lock.json", CLIENT / "vite.config.ts"]
    return all(path.stat().st_mtime <= made for path in sources)


bundle_client()
setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
