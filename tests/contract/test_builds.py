"""Compiled and plain Python play the same games and think the same of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import jackscrew

PLAYING = """
import hashlib, json, sys
import jackscrew
from jackscrew.core.chance import Dice, choose
from jackscrew.core.state import OVER

game = jackscrew.game(sys.argv[1])
trace = hashlib.sha256()
moment = {"game": game.key, "pack": "", "version": 0, "question": None, "if_ended": {}}
choices = 0

def known(state, setup, dice):
    for seat in range(-1, setup.seats):
        yield game.observe(state, seat, moment)
        yield game.ended(state)
        yield game.dump(game.resample(state, seat, dice), setup)

for seed in range(200):
    setup = game.setup(game.seats[seed % len(game.seats)])
    state = game.new_state(setup)
    dice = Dice(seed)
    while state.actor() != OVER:
        choices += 1
        if choices % 37 == 0:
            trace.update(json.dumps(list(known(state.clone(), setup, dice))).encode())
        action = choose(state, dice)
        trace.update(repr((state.legal(), action, state.returns())).encode())
        state.apply(action)
    trace.update(repr(state.returns()).encode())
print(json.dumps([jackscrew.COMPILED, trace.hexdigest()]))
"""

THINKING = """
import hashlib, json, sys
import jackscrew
from jackscrew.bots import make_bot

game = jackscrew.game(sys.argv[1])
match = game.new(game.seats[-1], seed=5)
bot = make_bot("ismcts:40it", game, 1)
trace = hashlib.sha256()
for _ in range(20):
    if match.over:
        break
    thought = bot.why(match)
    trace.update(repr(thought).encode())
    match.play(thought.choice)
print(json.dumps([jackscrew.COMPILED, trace.hexdigest()]))
"""


def trace(program: str, key: str, pure: bool) -> tuple[bool, str]:
    """Which build ran, and the hash of all it did."""
    environment = {**os.environ, "JACKSCREW_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", program, key]
    out = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    compiled, digest = json.loads(out.stdout)
    return compiled, digest


@pytest.mark.once
@pytest.mark.parametrize("program", [PLAYING, THINKING], ids=["playing", "thinking"])
@pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
def test_compiled_and_plain_agree(key: str, program: str) -> None:
    compiled, by_plain = trace(program, key, pure=True)
    _, by_default = trace(program, key, pure=False)
    assert not compiled
    assert by_plain == by_default


def test_the_build_is_the_one_asked_for() -> None:
    """`make test` says which build it made; JACKSCREW_PURE=1 always runs plain."""
    if os.environ.get("JACKSCREW_PURE") == "1":
        assert not jackscrew.COMPILED
    else:
        expected = os.environ.get("JACKSCREW_BUILD", "compiled")
        assert jackscrew.COMPILED is (expected == "compiled")


def build() -> ModuleType:
    """What builds the package."""
    spec = spec_from_file_location("build", Path(__file__).parents[2] / "setup.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_to_be_compiled_is() -> None:
    """A file that could not be compiled, or is none of those built, would run as plain Python."""
    if not jackscrew.COMPILED:
        pytest.skip("this is plain Python")
    paths = [path for group in build().groups().values() for path in group]
    files = {path: import_module(module_name(path)).__file__ or "" for path in paths}
    plain = [path for path, file in files.items() if not file.endswith(tuple(EXTENSION_SUFFIXES))]
    assert not plain


def module_name(path: str) -> str:
    """What the module in a file is called."""
    return ".".join(Path(path).with_suffix("").parts).removesuffix(".__init__")


def test_all_that_rules_and_evaluations_run_is_to_be_compiled(tmp_path: Path) -> None:
    """Whatever is imported on the way, under any name; but nothing that is never waited for."""
    files = {
        "game.py": "from jackscrew.games.new.words import say",
        "state.py": "from jackscrew.core.state import State",
        "bots.py": "from jackscrew.games.new.opinion import evaluate",
        "opinion.py": "from jackscrew.games.other.scoring import points",
        "steps/__init__.py": "from jackscrew.games.new.steps.one import One",
        "steps/one.py": "from jackscrew.games.new import deep, ground",
        "ground.py": "def f():\n    from jackscrew.games.new.late import one",
        "deep/__init__.py": "",
        "late.py": "from jackscrew.games.new.soundness import sound",
        "soundness.py": "from jackscrew.games.new.loaded import check",
        "loaded.py": "",
        "words.py": "",
        "scoring.py": "",
    }
    game = tmp_path / "jackscrew" / "games" / "new"
    for name, text in files.items():
        (game / name).parent.mkdir(parents=True, exist_ok=True)
        (game / name).write_text(text)
    found = [str(path.relative_to(game)) for path in build().modules(game)]
    seldom = ["game.py", "bots.py", "soundness.py", "loaded.py", "words.py", "scoring.py"]
    assert found == sorted(set(files) - set(seldom))


def test_no_sentence_and_no_picture_is_compiled() -> None:
    """Else a module of the rules has come to import what only shows them."""
    shown = ("words", "picture", "screen", "naming", "game")
    groups = build().groups()
    for game in jackscrew.games():
        parts = {part for path in groups[game.key] for part in Path(path).with_suffix("").parts}
        assert {"state", "setup", "hidden", "components", "steps"} <= parts
        assert not parts & set(shown)
