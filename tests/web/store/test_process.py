"""The store and processes: one at a time, and nothing acknowledged is lost when one is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from jackscrew.web.store import DirectoryInUse, NewGame, Seat, Store

START = """
import os, sys, time
from pathlib import Path
from jackscrew.web.store import NewGame, Seat, Store
store = Store(Path(sys.argv[1]))
"""
APPEND = """
game = store.create(NewGame("toy", 1, [Seat(0, "Ada")])).result()
print(game.name, flush=True)
row = 0
while True:
    written = [store.append(game.id, row + i, [f"line {row + i}"]) for i in range(3)]
    for future in written:
        future.result()
        print(row, flush=True)
        row += 1
"""
FORK = """
child = os.fork()
if not child:
    for file in range(3):
        os.close(file)
    time.sleep(600)
    os._exit(0)
print(child, flush=True)
time.sleep(600)
"""


def start(data: Path, program: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", START + program, str(data)], stdout=subprocess.PIPE, text=True
    )


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_nothing_acknowledged_is_lost_by_a_kill(data: Path) -> None:
    process = start(data, APPEND)
    name = line_of(process)
    for _ in range(50):
        line_of(process)
    process.kill()
    assert process.stdout is not None
    with process.stdout as out:  # `communicate` would pass over what is buffered already
        rest = out.read()
    process.wait(60)
    acknowledged = 50 + len(rest.split("\n")[:-1])
    store = Store(data)
    stored = store.find(name)
    store.close()
    assert stored is not None
    assert [move.text for move in stored.moves] == [f"line {n}" for n in range(stored.revision)]
    assert acknowledged <= stored.revision <= acknowledged + 3


def test_a_directory_is_used_by_one(store: Store, data: Path) -> None:
    with pytest.raises(DirectoryInUse) as caught:
        Store(data)
    assert str(caught.value) == f"{data}: in use by another server (process {os.getpid()})"
    assert store.count().games == 0


def test_another_process_has_the_directory(data: Path) -> None:
    process = start(data, "print('open', flush=True); time.sleep(600)")
    assert line_of(process) == "open"
    with pytest.raises(DirectoryInUse, match=f"process {process.pid}"):
        Store(data)
    process.kill()
    process.communicate(timeout=60)
    Store(data).close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_children_do_not_keep_the_directory(data: Path) -> None:
    process = start(data, FORK)
    child = int(line_of(process))
    try:
        process.kill()
        process.communicate(timeout=60)
        os.kill(child, 0)
        Store(data).close()
    finally:
        os.kill(child, signal.SIGKILL)


def test_a_store_that_is_not_closed_does_not_keep_the_process(data: Path) -> None:
    process = start(data, "store.create(NewGame('toy', 1, [Seat(0, 'Ada')])).result()")
    process.communicate(timeout=60)
    assert process.returncode == 0
    store = Store(data)
    assert store.count().games == 1
    assert store.create(NewGame("toy", 1, [Seat(0, "Ada")])).result(timeout=30).id == 2
    store.close()
