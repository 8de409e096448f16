"""What is said to those who point at an investor."""

from jackscrew.core.state import Frame, Reason
from jackscrew.games.city_council.geometry import straddles
from jackscrew.games.city_council.state import Council


def reason_at_pawn(s: Council, f: Frame, key: str) -> Reason | None:
    """Why one's own investor cannot be put anywhere now, if this entry tells it."""
    if key == "pawn_stays":
        return Reason(key) if s.investor[f.seat] >= 0 else None
    if key == "pawn_straddles":
        return Reason(key) if s.investor[f.seat] < 0 and stands_across(s, f.seat) else None
    return Reason(key)


def stands_across(s: Council, seat: int) -> bool:
    """Does the tile placed this turn lie in two quadrants? [CC-INV-01]"""
    tile = s.took[seat]
    anchor = s.board.anchors[tile] if tile >= 0 else -1
    return anchor >= 0 and straddles(anchor)
