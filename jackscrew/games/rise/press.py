"""How paths and rows are counted: from the top of the picture, as is printed there."""

from __future__ import annotations

from typing import Final

PATHS: Final = "LMNR"  # of Press
ROWS: Final = "UL"  # of Industry: the upper, then the second


def on_path(track: str, space: str) -> dict[str, str]:
    """The number of a path and of the space on it: path 4, space 1 for "R1" of Press.

    Empty elsewhere, and where a component pack calls the spaces of Press otherwise.
    """
    if track != "press" or space[0] not in PATHS:
        return {}
    return {"path": str(PATHS.index(space[0]) + 1), "space": space[1:]}


def on_row(track: str, space: str) -> tuple[int, str]:
    """The row of Industry and the number of a space on it: row 0, space 2 for "U2"; else row -1."""
    if track != "industry" or space[0] not in ROWS:
        return -1, space
    return ROWS.index(space[0]), space[1:]


def counted(track: str, space: str) -> str:
    """A space in short: "4.1" on Press, its number elsewhere."""
    return ".".join(on_path(track, space).values()) or on_row(track, space)[1]
