"""Compiles the rules with mypyc where a compiler is at hand; else they run as plain Python.

A checkout has the pages' scripts only as TypeScript: they are bundled first, so that whatever is
built here can serve.
"""

import ast
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
COMPILED_CORE = ["state", "actions", "grid", "chance", "settings", "written"]
# what of a game is compiled begins with what searches and servers run, and what bots evaluate by
ROOTS = ["state.py", "setup.py", "hidden.py", "bots.py", "steps/*.py"]
# and goes on with all of the game's own that is imported there, but for this
PLAIN = {
    "bots.py": "says which bots there are, once",
    "pending.py": "is asked when a position is loaded, never while one is played",
    "printed.py": "is asked when a pack is loaded",
    "soundness.py": "is asked when a position is loaded, never while one is played",
    "view.py": "only says types",
}


def groups() -> dict[str, list[str]]:
    """The modules that are compiled, by what is built as one: the core, the bots, each game."""
    games = [path.parent for path in sorted(HERE.glob("jackscrew/games/*/game.py"))]
    return {
        "core": [f"jackscrew/core/{name}.py" for name in COMPILED_CORE],
        "bots": ["jackscrew/bots/tree.py"],
        **{game.name: [str(it.relative_to(HERE)) for it in modules(game)] for game in games},
    }


def modules(game: Path) -> list[Path]:
    """The modules of a game that are compiled: those that its rules and evaluations run."""
    waiting = [path for root in ROOTS for path in game.glob(root)]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            if path.name not in PLAIN or path.name in ROOTS:
                waiting += imported(path, game)
    return sorted(path for path in found if path.name not in PLAIN)


def imported(path: Path, game: Path) -> list[Path]:
    """The modules of a game's own package that a module imports by name."""
    package = ".".join(game.parts[-3:])
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = [
        name.split(".")[3:]
        for node in found
        if f"{node.module}.".startswith(f"{package}.")
        for name in (f"{node.module}", *[f"{node.module}.{it.name}" for it in node.names])
    ]
    places = [game.joinpath(*name) for name in names if name]
    files = [file for it in places for file in (it.with_suffix(".py"), it / "__init__.py")]
    return [file for file in files if file.exists()]


def extensions() -> list[Extension]:
    """The extension modules, each optional; none if plain Python is asked for."""
    if os.environ.get("JACKSCREW_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify

        os.chdir(HERE)
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


if __name__ == "__main__":
    bundle_client()
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
