"""What is bad about a choice before it is too late: each cause at a position where it is true."""

from __future__ import annotations

import pytest
from chicago_table import table, winning
from warned import warned

RAISE = "14"  # 3 lumber, 3 jackscrews, 4 masonry
CARDS = ["43", "50", "36", "1", "2"]


def test_a_dear_step_of_poverty() -> None:
    """[RC-FS-10] From 8 reputation on it is told once."""
    told = "Poverty would take 8 reputation at the end, and the steps get dearer."
    match = winning(RAISE, players={0: {"tokens": "LLLJW", "poverty": 4}})
    assert warned(match, "default masonry") == {"RC-FS-10": told}
    assert warned(match, "tokens lumber") == {}
    for poverty in (3, 5):
        match = winning(RAISE, players={0: {"tokens": "LLLJW", "poverty": poverty}})
        assert warned(match, "default masonry") == {}


@pytest.mark.parametrize(
    ("markers", "favors", "poverty"), [(1, 0, 3), (2, 0, 3), (1, 1, 3), (1, 0, 0)]
)
def test_a_lead_that_cannot_be_paid_for(markers: int, favors: int, poverty: int) -> None:
    """[RC-PAY-05] Told beside the last marker of a round, without favors, if poverty is near."""
    own = {"tokens": "LL", "favors": favors, "poverty": poverty}
    match = table(markers=[markers, 1, 1], cards=CARDS, players={0: own})
    told = {"RC-PAY-05": "You would win more than you can pay for: 3 resources short."}
    assert warned(match, "bid I-2") == (told if (markers, favors, poverty) == (1, 0, 3) else {})
