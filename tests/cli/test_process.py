"""The program as a process of its own: interrupts, pipes, encodings, imports."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

PROGRAM = [sys.executable, "-m", "jackscrew.cli"]
RANDOMS = ["--seats", "random,random,random"]


def start(*words: str, **environment: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )


def read_until(process: subprocess.Popen[bytes], words: bytes) -> None:
    assert process.stdout is not None
    seen = b""
    while words not in seen:
        byte = process.stdout.read(1)
        assert byte, seen
        seen += byte


def test_ctrl_c_at_a_question_is_quiet() -> None:
    process = start("play", "city_council", "--seats", "you,random,random")
    read_until(process, b"bid 5\n")
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, b"")


def test_a_closed_pipe_is_quiet() -> None:
    with start("simulate", "city_council", *RANDOMS, "--games", "5000") as process:
        read_until(process, b"\n")
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read()
    assert process.returncode == 1
    assert b"Traceback" not in errors


def test_a_terminal_that_knows_ascii_only() -> None:
    process = start(
        "play", "city_council", "--seats", "you,random,random", PYTHONIOENCODING="ascii"
    )
    output, errors = process.communicate(b"\xff\xfe\nbid 4\nquit\n", timeout=60)
    assert (process.returncode, errors) == (0, b"")
    assert b"Choose the coin you bid" in output


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams(closed: str) -> None:
    words = "play city_council --seats you,random,random"
    command = f"'{sys.executable}' -m jackscrew.cli {words} {closed}"
    done = subprocess.run(["sh", "-c", command], input=b"quit\n", capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk_is_told_in_one_line() -> None:
    command = f"'{sys.executable}' -m jackscrew.cli games > /dev/full"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr == "jackscrew: [Errno 28] No space left on device\n"


def test_nothing_slow_is_imported_before_it_is_needed() -> None:
    code = (
        "import sys, jackscrew.cli;"
        "slow = 'polars', 'rich.progress', 'babel', 'catanatron', 'openskill', 'ray', 'altair';"
        "print([name for name in slow if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_a_failure_ends_with_its_code() -> None:
    process = start("check", "/no/such/file")
    output, errors = process.communicate(timeout=60)
    assert (process.returncode, output) == (2, b"")
    assert errors == b"jackscrew: /no/such/file: No such file or directory\n"
