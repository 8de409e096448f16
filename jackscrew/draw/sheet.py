"""What stands beside a board: headings and rounds."""

from jackscrew.draw.shapes import circle, path, write


def heading(x: float, y: float, width: float, words: str) -> str:
    """Small capitals over a rule."""
    return write(x, y, words, "s16 serif caps semi") + path(f"M{x:g} {y + 7:g}h{width:g}", "rule")


def pips(right: float, y: float, count: int, done: int) -> str:
    """One pip a round, ending at `right`: filled when played, dotted while it is played."""
    return "".join(_pip(right - 6 - 17 * (count - 1 - i), y, i - done) for i in range(count))


def _pip(x: float, y: float, ahead: int) -> str:
    dot = circle(x, y, 2, "pip done") if ahead == 0 else ""
    return circle(x, y, 5.5, "pip done" if ahead < 0 else "pip") + dot
