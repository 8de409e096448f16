"""Compiled and plain Python play the same games and think the same of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import jackscrew

PLAYING = """
import hashlib, json, sys
import jackscrew
from jackscrew.core.chance import Dice, choose
from jackscrew.core.state import OVER

game = jackscrew.game(sys.argv[1])
trace = hashlib.sha256()
for seed in range(200):
    state = game.new_state(game.setup(game.seats[seed % len(game.seats)]))
    dice = Dice(seed)
    while state.actor() != OVER:
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
