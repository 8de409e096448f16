"""The whole contract holds for a game of two seats and two decisions, all of them always legal."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import looks
import pytest
import test_contract
import test_digests
import test_looks
import test_objects
import test_refused
import test_shown
import test_thoughts
import test_views
from laws import plays, random_chooser
from tiny import TINY

from jackscrew.bots import NAMES

GIVEN: dict[str, list[Any]] = {
    "key": ["tiny"],
    "seats": [2],
    "options": looks.option_sets(TINY, 2),
    "seeds": [range(8)],
    "game": [TINY],
    "copied": test_objects.COPIES,
    "flipped": [0],
    "check": test_looks.CHECKS,
    "width": test_looks.WIDTHS,
    "program": [],
    "spec": [*test_thoughts.QUICK, *test_thoughts.SEARCHING, *NAMES],
}
OTHERS = {  # of games that have packs, and tests of their own
    test_objects.test_a_pickle_keeps_its_component_pack,
    test_refused.test_every_sentence_comes_up_in_a_test,
}


def kept(module: ModuleType) -> Iterator[Any]:
    """The tests of a module that are for any game, with all that they may be given."""
    for name, law in vars(module).items():
        parameters = inspect.signature(law).parameters if name.startswith("test_") else {}
        if parameters and law not in OTHERS and set(parameters) <= set(GIVEN):
            for given in itertools.product(*[GIVEN[it] for it in parameters]):
                told = getattr(given[-1], "__name__", given[-1])  # no address: alike in every run
                yield pytest.param(law, given, id=f"{name[5:]}-{told}"[:60])


MODULES = (
    test_contract,
    test_digests,
    test_looks,
    test_objects,
    test_thoughts,
    test_views,
    test_refused,
)
LAWS = [it for module in MODULES for it in kept(module)]


@pytest.mark.parametrize(("law", "given"), LAWS)
def test_the_tiny_game_keeps(
    law: Callable[..., None], given: tuple[Any, ...], ship: Callable[[str], None]
) -> None:
    ship("tiny = tiny:TINY")
    law(*given)


def test_every_line_of_the_tiny_game_is_shown() -> None:
    match = TINY.new(seed=1)
    for _ in plays(match, random_chooser(match, 1)):
        pass
    test_shown.check_by_two(match, seldom=1)
