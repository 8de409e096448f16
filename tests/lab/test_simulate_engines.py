"""Engines: all work is done once, comes back in order, and can be left."""

from __future__ import annotations

import math
import os
import signal
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing import active_children

import pytest

from jackscrew.core.errors import BadInput
from jackscrew.lab import engines
from jackscrew.lab.engines import AHEAD, Chunks, Engine, cores, in_order, knock, play_there
from jackscrew.version import VERSION

NUMBERS = range(50)
SQUARES = [number * number for number in NUMBERS]
square = partial(pow, exp=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert list(Engine(jobs=jobs).spread(square, NUMBERS)) == SQUARES


def test_without_work_nothing_is_done() -> None:
    assert list(Engine().spread(square, [])) == []


def test_all_cores_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[int] = []
    monkeypatch.setattr(engines, "on_pool", lambda play, work, jobs: used.append(jobs))
    monkeypatch.setattr(engines, "cores", lambda: 5)
    Engine().spread(square, NUMBERS)
    Engine(jobs=3).spread(square, NUMBERS)
    Engine().spread(square, range(2))
    assert used == [5, 3, 2]
    assert 1 <= cores() <= (os.cpu_count() or 1)


def handed_out(chunks: Chunks[int], seconds: float) -> list[int]:
    """The sizes of all chunks if each piece of work takes so long."""
    sizes = []
    while chunks.work:
        chunk = chunks.take()
        sizes.append(len(chunk))
        chunks.learn((seconds * len(chunk), list(chunk)))
    return sizes


def test_long_games_go_out_one_by_one() -> None:
    assert handed_out(Chunks(range(20), 2), 0.5) == [1] * 20


def test_short_games_go_out_together_and_last_ones_alone() -> None:
    sizes = handed_out(Chunks(range(1000), 2), 1 / 64)
    assert sum(sizes) == 1000
    assert sizes[0] == 1
    assert max(sizes) == 12
    assert sizes[-4:] == [1] * 4
    assert sizes[1:] == sorted(sizes[1:], reverse=True)


def test_chunks_have_an_end_however_quick_the_games() -> None:
    assert max(handed_out(Chunks(range(2000), 2), 0.0)) == engines.MOST


def test_not_all_is_promised_at_once() -> None:
    waiting: list[int] = []
    most = 0

    def submit(chunk: Sequence[int]) -> Sequence[int]:
        nonlocal most
        waiting.append(1)
        most = max(most, len(waiting))
        return chunk

    def wait(chunk: Sequence[int]) -> tuple[float, list[int]]:
        waiting.pop()
        return 1.0 * len(chunk), list(chunk)

    assert list(in_order(submit, wait, Chunks(NUMBERS, 3))) == list(NUMBERS)
    assert most == 3 * AHEAD


def test_who_leaves_does_not_wait() -> None:
    results = Engine(jobs=2).spread(time.sleep, [0.0] + [600.0] * 20)
    next(results)
    assert len(active_children()) == 2
    results.close()
    assert active_children() == []


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="only POSIX can block signals")
def test_processes_are_deaf_to_ctrl_c_from_birth() -> None:
    blocked = Engine(jobs=2).spread(partial(signal.pthread_sigmask, signal.SIG_BLOCK), [(), ()])
    assert [signal.SIGINT in there for there in blocked] == [True, True]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_a_failure_comes_out_and_ends_the_rest() -> None:
    with pytest.raises(ValueError, match=r"math domain error|nonnegative"):
        list(Engine(jobs=2).spread(math.sqrt, [1.0, -1.0, 2.0]))
    assert active_children() == []


def test_a_process_that_is_gone_is_told() -> None:
    with pytest.raises(ChildProcessError, match="ended from outside"):
        list(Engine(jobs=2).spread(os._exit, [3, 3]))


def test_engines_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    Engine().check()
    with pytest.raises(BadInput, match="--address here:1: only for --engine ray"):
        Engine("pool", 1, "here:1").check()
    monkeypatch.setattr(engines, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"needs Ray: pip install 'jackscrew\[ray\]'"):
        Engine("ray").check()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nowhere", "must be HOST:PORT"),
        ("nowhere:http", "must be HOST:PORT"),
        ("127.0.0.1:1", "no Ray cluster answers there"),
        ("ray://127.0.0.1:1", "no Ray cluster answers there"),
        ("127.0.0.1:99999999999", "no Ray cluster answers there"),
    ],
)
def test_addresses_without_a_cluster(address: str, reason: str) -> None:
    with pytest.raises(BadInput, match=f"--address {address}: {reason}"):
        knock(address)


def test_machines_of_other_versions_are_refused() -> None:
    assert play_there(VERSION, square, [2, 3])[1] == [4, 9]
    with pytest.raises(BadInput, match=f"has jackscrew {VERSION}, not 0.0.1"):
        play_there("0.0.1", square, [2, 3])
