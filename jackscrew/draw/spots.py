"""Pictures in which all that actions point at are pieces."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.view import View


def nowhere(view: View, x: float, y: float) -> Sequence[str]:
    """No place lies anywhere without a piece on it."""
    return ()
