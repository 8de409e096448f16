"""The same games on a Ray cluster of this machine."""

from __future__ import annotations

import gc
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import polars
import pytest

from jackscrew.lab.engines import Engine, join_cluster
from jackscrew.lab.simulate import Plan, Row, run_noted

ray: Any = pytest.importorskip("ray", reason="Ray is not installed: pip install 'jackscrew[ray]'")

pytestmark = [  # Ray does not close the logs of what it starts
    pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

PLAN = Plan("city_council", ("random",) * 3, 8, seed=7)


@pytest.fixture(scope="module", autouse=True)
def nothing_is_left() -> Iterator[None]:
    """What Ray leaves is cleared away here, not in the tests of others."""
    yield
    gc.collect()


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster that others may join."""
    join_cluster(ray, 2, None)
    yield ray.get_runtime_context().gcs_address
    ray.shutdown()


def reproduced(results: Iterator[tuple[Row, str]]) -> list[tuple[Row, str]]:
    return [({**row, "seconds": 0.0}, lines) for row, lines in results]


def test_a_cluster_is_started_and_ended_and_gets_the_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[rail]\nsegments = 0\n")
    plan = Plan("city_council", ("random",) * 3, 8, 7, (("first_bidder", "1"),), pack)
    expected = reproduced(run_noted(plan, Engine(jobs=1), noted=True))
    on_ray = run_noted(plan, Engine("ray", jobs=2), noted=True)
    pack.unlink()
    assert reproduced(on_ray) == expected
    assert not ray.is_initialized()


def test_a_cluster_that_was_joined_before_stays(cluster: str) -> None:
    assert list(Engine("ray").spread(partial(pow, exp=2), range(50))) == [n * n for n in range(50)]
    assert ray.is_initialized()


def test_failures_are_told_in_a_line(cluster: str) -> None:
    with pytest.raises(ChildProcessError, match=r"^Ray: (math domain error|expected a nonneg.*)$"):
        list(Engine("ray").spread(math.sqrt, [1.0, -1.0]))


def test_the_command_joins_by_address(cluster: str, tmp_path: Path) -> None:
    out, decisions = tmp_path / "games.parquet", tmp_path / "decisions.jsonl"
    words: list[object] = ["simulate", "city_council", "--seats", "random,random,random"]
    words += ["--games", "8", "--seed", "7"]
    words += ["--engine", "ray", "--address", cluster, "--out", out, "--decisions", decisions]
    done = subprocess.run(
        [sys.executable, "-m", "jackscrew.cli", *map(str, words)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert "8 games in" in done.stderr
    expected = reproduced(run_noted(PLAN, Engine(jobs=1), noted=True))
    rows = polars.read_parquet(out).with_columns(seconds=0.0).to_dicts()
    assert rows == [row for row, _ in expected]
    assert decisions.read_text() == "".join(lines for _, lines in expected)
