"""Final scoring."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Frame, Step
from jackscrew.games.rise.effects import CULTURE, POLITICS, SATISFACTION, TRACK_COUNT
from jackscrew.games.rise.scoring import sheet, tile_points, winners
from jackscrew.games.rise.state import (
    C_EXCHANGE,
    CULTURE_TILE_VP,
    E_WINNER,
    FOR_EXCHANGE,
    FOR_GAME,
    FOR_TILE,
    IS_OVER,
    Rise,
)


class End(Step[Rise]):
    """Final scoring, part by part, then the winner [RISE-END-05]."""

    def run(self, s: Rise, f: Frame) -> None:
        score_end(s)
        s.begin_phase(IS_OVER)
        for seat in winners(s):
            s.tell(E_WINNER, seat)


def ended(s: Rise) -> list[list[int]]:
    """[RISE-END-06] VP by source and seat if the game ended now."""
    if s.phase == IS_OVER:
        return sheet(s)
    end = s.clone()
    score_end(end)
    return sheet(end)


def score_end(s: Rise) -> None:
    """Tracks, Culture tiles and coins, each for all before the next."""
    for seat in range(s.seats):
        score_tracks(s, seat)
    for seat in range(s.seats):
        for tile in squares_of(s.culture[seat]):
            s.score(seat, CULTURE_TILE_VP, tile_points(s, seat, tile), FOR_TILE + tile)
    for seat in range(s.seats):
        exchange_at_end(s, seat)


def score_tracks(s: Rise, seat: int) -> None:
    """[RISE-END-01] Politics by steps [RISE-POL-01]; [RISE-END-02] Satisfaction by position."""
    politics = s.tracks[POLITICS]
    steps = s.made[seat * TRACK_COUNT + POLITICS]
    s.score(seat, politics.source, steps * politics.step_vp, FOR_GAME)
    satisfaction = s.tracks[SATISFACTION]
    points = satisfaction.end_vp[s.space(seat, SATISFACTION)]
    s.score(seat, satisfaction.source, points, FOR_GAME)


def exchange_at_end(s: Rise, seat: int) -> None:
    """[RISE-END-04] Culture B, last space: coins for VP, automatically to the full."""
    if s.tracks[CULTURE].side == 0:
        return
    count = min(s.coins[seat], s.parts.end_exchange(s.space(seat, CULTURE)))
    s.pay(seat, count, C_EXCHANGE)
    s.score(seat, CULTURE + 1, count, FOR_EXCHANGE)
