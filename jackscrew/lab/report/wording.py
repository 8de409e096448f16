"""Numbers and lists in the words of a report."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from jackscrew.lab.report.figures import Bins
from jackscrew.lab.report.intervals import Estimate

MINUS = "\N{MINUS SIGN}"


def percent(share: float) -> str:
    """A share of a hundred."""
    return f"{100 * share:.1f} %"


def number(value: float, digits: int = 1) -> str:
    """A mean, with as many digits as mean something."""
    text = f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.{digits}f}"
    return text.replace("-", MINUS)


def plain(value: float, digits: int = 1) -> str:
    """A number without digits that say nothing."""
    return number(value, 0 if value == int(value) else digits)


def signed(value: float, digits: int = 1) -> str:
    """A difference."""
    text = number(abs(value), digits)
    if not float(text.replace(",", "")):
        return text
    return ("+" if value > 0 else MINUS) + text


def reach(estimate: Estimate, digits: int = 1) -> str:
    """The interval of a difference."""
    if not (isfinite(estimate.low) and isfinite(estimate.high)):
        return "unknown"
    return f"{signed(estimate.low, digits)} to {signed(estimate.high, digits)}"


def told(estimate: Estimate, digits: int = 1) -> str:
    """A difference with its interval."""
    return f"{signed(estimate.mean, digits)} ({reach(estimate, digits)})"


def bin_label(bins: Bins, place: int, whole: bool) -> str:
    """What a bin holds."""
    start, end = bins.edges(place)
    if whole:
        return plain(start) if bins.width == 1 else f"{plain(start)} to {plain(end - 1)}"
    return f"{start:.4g} to {end:.4g}"


def listed(things: Sequence[str]) -> str:
    """Several things in a row."""
    return ", ".join(things[:-1]) + " and " + things[-1] if things[1:] else "".join(things)
