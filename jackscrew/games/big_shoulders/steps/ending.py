"""The end of the game."""

from jackscrew.core.state import POINTS, Frame, Step
from jackscrew.games.big_shoulders.components import GOALS
from jackscrew.games.big_shoulders.scoring import achievers, sheet, winners
from jackscrew.games.big_shoulders.state import (
    BANK,
    E_WINNER,
    FOR_GOAL,
    GOAL_MONEY,
    IS_OVER,
    Shoulders,
    note,
)


class End(Step[Shoulders]):
    """[BS-END-01] Settle the goals; shares and cash count as they stand."""

    def run(self, s: Shoulders, f: Frame) -> None:
        s.phase = IS_OVER
        settle_goals(s)
        s.stack.clear()
        for seat in winners(s):
            s.tell(E_WINNER, seat)


def settle_goals(s: Shoulders) -> None:
    """[BS-GOAL-01] Reward who has the most of what each goal in play counts."""
    for goal in range(len(GOALS)):
        if s.goals >> goal & 1:
            for seat in achievers(s, goal):
                s.achieved[seat] |= 1 << goal
                what = note(FOR_GOAL, goal) * 16 + BANK
                s.tell(POINTS, seat, GOAL_MONEY, s.parts.goal_reward, what)


def ended(s: Shoulders) -> list[list[int]]:
    """[BS-END-04] Net worth by source and seat if the game ended now; a goal is settled once."""
    end = s.clone()
    settle_goals(end)
    return sheet(end)
