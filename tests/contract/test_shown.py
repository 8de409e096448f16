"""Whatever line of a game one steps back to, it can be looked at: drawn, told and printed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from laws import replayed, sentences
from screens import printed

import jackscrew
from jackscrew.core.match import PUBLIC, Match
from jackscrew.text import Words

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.txt"), key=lambda path: (path.parent.name, path.stat().st_size))
SHORTEST = {path.parent.name: path for path in reversed(FILES)}


# Pictures, words and screens are plain Python in both builds: the second run looks now and again.
SELDOM = 1 if jackscrew.COMPILED else 61  # lines between two looks


def check_drawn(match: Match, seat: int) -> None:
    """View and picture are there, for a seat or a spectator."""
    view = match.view(seat)
    words = Words(match.game, "de", setup=match.setup)
    assert str(match.picture(seat, names=words.names, text=words.text)).startswith("<svg")
    assert match.view(seat) == view


def check_told(match: Match, seat: int) -> None:
    """Words and screen are there, for a seat or a spectator."""
    assert all(sentences(match, seat))
    assert printed(match, seat, 100, Words(match.game, "en", setup=match.setup)).strip()


def check_lines(match: Match) -> None:
    """All lines, from the first on, by spectators and seats in turn: drawn, or else told."""
    for point in range(0, match.version + 1, SELDOM):
        check = (check_drawn, check_told)[point % 2]
        check(match.at(point), point // 2 % (match.setup.seats + 1) - 1)


def check_by_two(match: Match, seldom: int = SELDOM) -> None:
    """The same lines, each by a spectator and a seat."""
    for point in range(0, match.version + 1, seldom):
        past = match.at(point)
        for seat in (PUBLIC, point % match.setup.seats):
            check_drawn(past, seat)
            check_told(past, seat)


@pytest.mark.parametrize("path", FILES, ids=[f"{it.parent.name}/{it.stem}" for it in FILES])
def test_every_line_of_a_record(path: Path) -> None:
    """From line 0 on, where nothing lies on the table yet; of the shortest all, by two."""
    match = replayed(jackscrew.game(path.parent.name), path)
    if path == SHORTEST[path.parent.name]:
        check_by_two(match)
    else:
        check_lines(match)


@pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
def test_lines_of_a_random_game(key: str) -> None:
    match = jackscrew.game(key).new(seed=23)
    rng = random.Random(23)
    while not match.over:
        seat = match.pending()[0]
        match.play(rng.choice(match.legal(seat)), seat)
    check_lines(match)
