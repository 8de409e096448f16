"""Whatever is wrong with the input: exit code 2 and one line on stderr, never a traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]

FILES = {
    "missing.txt": None,
    "empty.txt": b"",
    "blank.txt": b"\n \n",
    "binary.bin": b"\x00\xff\xfe\x80" * 100,
    "latin.txt": "Größe".encode("latin-1"),
    "letter.txt": b"Dear friend,\nhow are you?\n",
    "foreign.txt": b"chess rules=1 seats=2\n0 move e4\n",
    "numbers.txt": b"city_council rules=x seats=3\n",
    "twice.txt": b"city_council rules=1 seats=3 seats=3\n",
    "short.txt": b"city_council rules=1 seats=3\n0 bid\n",
    "after.txt": b"city_council rules=1 seats=3\n= 1 2 3\n0 bid bid 4\n",
}


@pytest.fixture(params=FILES)
def bad_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / str(request.param)
    content = FILES[request.param]
    if content is not None:
        path.write_bytes(content)
    return path


@pytest.mark.parametrize("command", [("check",), ("replay",), ("play", "--load")])
def test_files_that_are_no_records(run: Run, bad_file: Path, command: tuple[str, ...]) -> None:
    complains(run(*command, bad_file), "")


@pytest.mark.parametrize("command", [("check",), ("replay",), ("play", "--load")])
def test_directories(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    complains(run(*command, tmp_path), f"{tmp_path}: Is a directory")


def test_check_goes_on_after_a_bad_file(run: Run, record: Path, tmp_path: Path) -> None:
    result = run("check", tmp_path / "missing", record)
    assert result.exit_code == 2
    assert f"{record}: ok" in result.stdout


WORDS = {
    "nonsense": "No such command 'nonsense'",
    "--nonsense": "No such option: --nonsense",
    "play chess": "there is no game 'chess'; there are city_council",
    "play city_council --seats you,karl,random": "nobody is called 'karl'; a seat is one of you,",
    "play city_council --seats you,random": "is for 3 to 4 seats, not 2",
    "play city_council --seats you,random,random,random,random": "not 5",
    "play city_council --seats ,,": "nobody is called ''",
    "play city_council --seats you,ismcts:9h,random": "a budget is a time such as 300ms or 2s",
    "play city_council --seats you,ismcts:2h,hard": "ismcts:2h:",
    "play city_council --seed luck": "Invalid value for '--seed'",
    "play city_council --language fr": "'fr' is not one of",
    "play city_council --option sides": "--option sides: must be NAME=VALUE",
    "play city_council --option sides=A": "has no option 'sides'; it has first_bidder",
    "play city_council --option seats=3": "has no option 'seats'",
    "play city_council --option first_bidder=7": "is a number from 0 to 3, not '7'",
    "play city_council --option first_bidder=1 --option first_bidder=2": "each name once",
    "play city_council --components /no/such.toml": "/no/such.toml: No such file or directory",
    "play city_council --components /": "Is a directory",
    "play city_council --record /no/such/file": "/no/such/file: No such file or directory",
    "play city_council --record /": "/: is a directory",
    "play rise --seats you": "is for 2 to 4 seats, not 1",
    "play rise --option sides=AB": "option sides is a, b or choose, not 'ab'",
    "play rise --option bank_b=C": "bank_b",
    "replay": "Missing argument 'FILE'",
    "check": "Missing argument 'FILE...'",
    "simulate": "Missing argument 'GAME'",
    "simulate city_council": "Missing option '--seats'",
    "simulate chess --seats random": "there is no game 'chess'",
    "simulate city_council --seats random,random": "is for 3 to 4 seats, not 2",
    "simulate city_council --seats random,you,random": "there is no bot 'you'",
    "simulate city_council --seats random,random,random --games 0": "Invalid value for '--games'",
    "simulate city_council --seats random,random,random --jobs 0": "Invalid value for '--jobs'",
    "simulate city_council --seats random,random,random --out x.csv": "must end in .jsonl or",
    "simulate city_council --seats random,random,random --out /no/x.jsonl": "No such file or dir",
    "simulate city_council --seats random,random,random --option x=1": "has no option 'x'",
    "simulate city_council --seats random,random,random --option seed=1": "has no option 'seed'",
    "bench chess": "there is no game 'chess'",
    "bench city_council --seats 7": "is for 3 to 4 seats, not 7",
    "bench city_council --seconds -1": "Invalid value for '--seconds'",
}


@pytest.mark.parametrize("words", WORDS)
def test_words_that_cannot_be_used(run: Run, words: str) -> None:
    complains(run(*words.split()), WORDS[words])


def test_positions_a_record_has_not(run: Run, record: Path) -> None:
    complains(run("replay", record, "--at", "9999"), "--at 9999: the record has")
    complains(run("replay", record, "--at", "-1"), "Invalid value for '--at'")
    complains(run("replay", record, "--seat", "3"), "--seat 3: the record has seats 0 to 2")
    complains(run("replay", record, "--seat", "-2"), "Invalid value for '--seat'")
    complains(run("replay", record, "--svg", "/no/x.svg"), "/no/x.svg: No such file")


def test_what_does_not_go_with_a_saved_game(run: Run, record: Path) -> None:
    complains(run("play", "--load", record, "--seats", "you,random"), "3 seats are needed, not 2")
    complains(run("play", "--load", record, "--option", "first_bidder=1"), "--option cannot be")
    complains(run("play", "chess", "--load", record), "a record of city_council, not of")


def test_a_wrong_record_cannot_be_played_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text("city_council rules=1 seats=3\n0 bid bid 2\n")
    complains(run("play", "--load", path), f"{path}: line 2: seat 0 is not to act")


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        (b"\xff\xff", "is no TOML file"),
        (b"[rail", "is no TOML file"),
        (b"[rail]\nsegments = -4\n", "rail.segments = -4: must be from 0 to 196"),
        (b"[tracks]\nx = 1\n", "no such component"),
    ],
)
def test_packs_that_do_not_fit(run: Run, tmp_path: Path, pack: bytes, reason: str) -> None:
    path = tmp_path / "pack.toml"
    path.write_bytes(pack)
    complains(run("play", "city_council", "--components", path), reason)
    seats = ("--seats", "random,random,random")
    complains(run("simulate", "city_council", *seats, "--components", path), reason)


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        (b"[setup]\nstart_vp = 20\n", "line 2: setup.start_vp must stay 15 (it is 20)"),
        (b'[[action_cards.era1]]\nid = "1-01"\ntop = ["advance moon 1"]\n', "'advance moon 1' has"),
        (b'[[action_cards.era1]]\nid = "1-01"\ntop = ["vp 9"]\n', "[RISE-K-18]"),
        (b'[[events.cards]]\nid = "strike"\ncount = 9\n', "there are 44, not 50 [RISE-K-02]"),
    ],
)
def test_packs_that_break_a_fact(run: Run, tmp_path: Path, pack: bytes, reason: str) -> None:
    path = tmp_path / "pack.toml"
    path.write_bytes(pack)
    complains(run("play", "rise", "--components", path), reason)


def complains(result: Result, message: str) -> None:
    """Exit code 2, nothing on stdout, and this in one line on stderr."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("jackscrew: ")
    assert result.stderr.count("\n") == 1
    assert message in result.stderr
