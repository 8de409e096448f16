"""What the greedy bot overlooks, and what it takes of several that are worth the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import jackscrew
from jackscrew.bots.greedy import GreedyBot

GAME = jackscrew.game("city_council")


class Scripted:
    """Dice that fall as they are told, and note below what they were asked to fall."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = iter(numbers)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """The next number."""
        self.bounds.append(bound)
        return next(self.numbers)


class Asked:
    """A question with these answers."""

    def __init__(self, *names: str) -> None:
        self.actions = dict(zip(names, range(len(names)), strict=True))


class Valuing(GreedyBot):
    """A bot to which answers are worth what it is told."""

    worth: dict[str, float]

    def value(self, search: Any, name: str, luck: int) -> float:
        """What it was told."""
        return self.worth[name]


def noticed(careless: int, *falls: int) -> tuple[list[str], list[int]]:
    """What a careless bot sees of four answers, and what its dice were asked."""
    bot: Any = GreedyBot(GAME, 1, careless)
    bot.dice = Scripted(falls)
    return bot.noticed(Asked("a", "b", "c", "d")), bot.dice.bounds


def test_a_careless_bot_overlooks_so_many_in_a_hundred() -> None:
    seen, bounds = noticed(30, 0, 29, 30, 31)
    assert seen == ["a", "c", "d"]
    assert bounds == [4, 100, 100, 100]


def test_a_careless_bot_sees_one_answer_at_least() -> None:
    assert noticed(99, 2, 0, 50, 98)[0] == ["c"]


def test_a_bot_that_is_not_careless_sees_all() -> None:
    bot: Any = GreedyBot(GAME, 1)
    bot.dice = Scripted([])
    assert bot.noticed(Asked("a", "b", "c")) == ["a", "b", "c"]


@pytest.mark.parametrize(("fall", "order"), [(0, "bcda"), (1, "cbda")])
def test_of_the_best_one_is_drawn(fall: int, order: str) -> None:
    bot: Any = Valuing(GAME, 1)
    bot.worth = {"a": -2.0, "b": 3.0, "c": 3.0, "d": 1.0}
    bot.dice = Scripted([fall])
    assert "".join(bot.ranking(Asked(*"abcd"), 0)) == order
    assert bot.dice.bounds == [2]


def test_luck_is_another_at_each_question() -> None:
    bot = GreedyBot(GAME, 1)
    drawn = [bot.luck() for _ in range(100)]
    assert len(set(drawn)) == 100
    assert 1 << 29 < max(drawn) < 1 << 30
