"""Being asked what to play, and playing on whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from io import StringIO
from pathlib import Path
from shutil import rmtree

from rich.console import Console

import jackscrew
from jackscrew.terminal.start import Host, Wishes

WISHES = Wishes(None, None, 3, {}, None, "en", None, None)


def talk(answers: Sequence[str], wishes: Wishes = WISHES) -> str:
    file = StringIO()
    Host(wishes, Console(file=file, width=100), reader(answers), asks=True).play()
    return file.getvalue()


def reader(answers: Sequence[str]) -> Callable[[str], str]:
    left = list(answers)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def test_enter_takes_what_is_usual() -> None:
    output = talk(["", "", "quit"])
    assert "1  City Council" in output
    assert "Addams · Medium" in output
    assert "Adler" not in output


def test_games_by_number_key_and_title() -> None:
    for answer in ("1", "city_council", "City Council"):
        assert "Round 1 of 6" in talk([answer, "you,random,random,random", "quit"])


def test_bad_answers_are_asked_again() -> None:
    count = len(jackscrew.games())
    output = talk(
        [str(count + 1), "chess", "1", "you,karl,random", "you", "you:Eva,random,random", "quit"]
    )
    assert output.count(f"Type a number from 1 to {count}") == 2
    assert "nobody is called 'karl'" in output
    assert "is for 3 to 4 seats, not 1" in output
    assert "Eva" in output


def test_nobody_answers() -> None:
    assert "You have left the game." in talk([])


def test_play_goes_on_if_the_record_can_no_longer_be_kept(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    wishes = replace(WISHES, game="city_council", seats="you,random,random", record=folder / "x")
    answers = iter(["bid 4", "log", "quit"])

    def read(prompt: str) -> str:
        rmtree(folder, ignore_errors=True)
        return next(answers)

    file = StringIO()
    Host(wishes, Console(file=file, width=300), read, asks=False).play()
    assert "x: No such file or directory" in file.getvalue()
    assert "Player 1 bids 4." in file.getvalue()
