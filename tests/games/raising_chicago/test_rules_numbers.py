"""Rules number 2 beside number 1: who is asked more, and who is not."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from jackscrew import BadRecord, Match, parse_record
from jackscrew.games.raising_chicago.game import RAISING_CHICAGO
from jackscrew.games.raising_chicago.view import ChicagoView

FOLDER = Path(__file__).parents[2] / "records" / "raising_chicago"
SEEDS = range(46, 58)  # in two of these games somebody is asked once more


def played_beside(seats: int, seed: int) -> tuple[Match[ChicagoView], Match[ChicagoView]]:
    """The same game by both numbers, as long as both ask the same; number 1 first."""
    setups = [RAISING_CHICAGO.setup(seats, rules=number) for number in (1, 2)]
    old, new = [Match(RAISING_CHICAGO, setup, seed=seed) for setup in setups]
    rng = random.Random(seed)
    while not old.over and asked(old) == asked(new):
        choice = rng.choice(old.legal())
        old.play(choice)
        new.play(choice)
    return old, new


def asked(match: Match[ChicagoView]) -> tuple[int, list[str], list[int]]:
    """Who is to decide, between what, and while which cards lie there."""
    state: Any = match.state
    return match.actor, match.legal(), state.cards.copy()


def has_cause(match: Match[ChicagoView]) -> bool:
    """Does the one who is asked hold a tile that rules number 2 opens a window for?"""
    view = match.view()
    tiles = view["players"][match.actor]["empty_plots"]
    if view["phase"] == "projects":  # [RC-EPT-04]
        return "E4" in tiles
    return bool(view["phase"] == "announcement" and tiles)  # [RC-EPT-02]


def test_not_one_question_more_without_such_a_tile() -> None:
    """[RC-EPT-02, RC-EPT-04] Games are alike line by line until a holder is asked once more."""
    alike = 0
    for seed in SEEDS:
        old, new = played_beside(2 + seed % 3, seed)
        if asked(old) == asked(new):
            assert (len(new.record.lines), new.scores()) == (len(old.record.lines), old.scores())
            alike += 1
        else:
            assert new.question()["step"] == "window"  # type: ignore[index]
            assert has_cause(new)
    assert 0 < alike < len(SEEDS), "nothing was compared, or nothing is new"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*-rules-2.txt")), ids=lambda path: path.stem)
def test_stored_games_of_number_2_need_it(path: Path) -> None:
    """[RC-EPT-02, RC-EPT-04] Each has a window that number 1 does not open."""
    text = path.read_text(encoding="utf-8")
    assert text.startswith("raising_chicago rules=2 ")
    with pytest.raises(BadRecord, match="line"):
        RAISING_CHICAGO.replay(parse_record(text.replace("rules=2", "rules=1", 1)))
