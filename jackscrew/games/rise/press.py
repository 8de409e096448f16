"""How the paths of Press are counted: from the top of the picture, as is printed there."""

from __future__ import annotations

from typing import Final

PATHS: Final = "LMNR"


def on_path(track: str, space: str) -> dict[str, str]:
    """The number of a path and of the space on it: path 4, space 1 for "R1" of Press.

    Empty elsewhere, and where a component pack calls the spaces of Press otherwise.
    """
    if track != "press" or space[0] not in PATHS:
        return {}
    return {"path": str(PATHS.index(space[0]) + 1), "space": space[1:]}


def counted(track: str, space: str) -> str:
    """A space of a path in short: "4.1" on Press, its number elsewhere."""
    return ".".join(on_path(track, space).values()) or space
