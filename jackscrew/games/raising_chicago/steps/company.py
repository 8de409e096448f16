"""Phase 5: companies run, and what their cards bring."""

from jackscrew.core.state import Frame, Step
from jackscrew.games.raising_chicago.state import E_INCOME, Chicago
from jackscrew.games.raising_chicago.steps.giving import own_cards, push_reward


class Company(Step[Chicago]):
    """[RC-P5-01] Every card in a slot; one-time bonuses of cards added in this round.

    Cards pushed out bring nothing [RC-CARD-02, RC-P5-02].
    """

    def run(self, s: Chicago, f: Frame) -> None:
        cards = own_cards(s, f.seat)
        if cards:
            s.tell(E_INCOME, f.seat)
        for slot in range(len(cards) - 1, -1, -1):
            side = s.side(cards[slot])
            if slot < s.added[f.seat]:
                push_reward(s, f.seat, s.parts.once[side])
            push_reward(s, f.seat, s.parts.each_round[side])
