"""How often somebody may ask: so many times in a while, and nothing is kept of whoever is gone."""

from __future__ import annotations

from dataclasses import dataclass

from jackscrew.web.site.limits import Windows


@dataclass
class Clock:
    """A clock that is set by hand."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_often_and_no_oftener_until_the_window_is_over() -> None:
    clock = Clock()
    windows = Windows(2, 10, clock)
    assert [windows.allows("ada") for _ in range(3)] == [True, True, False]
    clock.now += 9.9
    assert not windows.allows("ada")
    clock.now += 0.1
    assert [windows.allows("ada") for _ in range(3)] == [True, True, False]


def test_everybody_is_counted_alone() -> None:
    windows = Windows(1, 10, Clock())
    assert windows.allows("table", 0)
    assert windows.allows("table", 1)
    assert windows.allows("other", 0)
    assert not windows.allows("table", 0)


def test_whoever_asks_no_more_is_forgotten() -> None:
    clock = Clock()
    windows = Windows(3, 10, clock)
    for number in range(100):
        clock.now += 1
        windows.allows(number)
        windows.allows("always there")
    assert len(windows.ends) == len(windows.counts) <= 11
