"""Work that takes its turn: one piece in each round of the event loop."""

from __future__ import annotations

import asyncio
from functools import partial

from jackscrew.web.live.turns import Turns


def test_each_piece_has_a_round_of_its_own_in_the_order_in_which_they_came() -> None:
    assert rounds_of(["a", "b", "c"]) == [("a", 1), ("b", 2), ("c", 3)]


def test_onlookers_wait_for_players() -> None:
    assert rounds_of(["a", "later b", "c", "later d"]) == [
        ("a", 1),
        ("c", 2),
        ("later b", 3),
        ("later d", 4),
    ]


def test_a_piece_that_fails_keeps_no_other_from_its_turn() -> None:
    assert rounds_of(["a", "fails", "c"]) == [("a", 1), ("c", 3)]


def rounds_of(pieces: list[str]) -> list[tuple[str, int]]:
    """In which round of the loop each piece was done."""
    return asyncio.run(done(pieces))


async def done(pieces: list[str]) -> list[tuple[str, int]]:
    """Do the pieces, and count the rounds meanwhile."""
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    found: list[tuple[str, int]] = []
    now = 0

    def do(piece: str) -> None:
        if piece == "fails":
            raise ValueError(piece)
        found.append((piece, now))

    turns = Turns()
    for piece in pieces:
        turns.add(partial(do, piece), later=piece.startswith("later"))
    for _ in range(5):
        now += 1
        await asyncio.sleep(0)
    return found
