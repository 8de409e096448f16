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


@pytest.mark.parametrize(("marker", "favors"), [(1, 0), (2, 0), (1, 1)])
def test_a_lead_that_cannot_be_paid_for(marker: int, favors: int) -> None:
    """[RC-PAY-05] Told beside the last marker of a round, without favors."""
    own = {"tokens": "LL", "favors": favors}
    match = table(markers=[marker, 1, 1], cards=CARDS, players={0: own})
    found = warned(match, "bid I-2")
    if (marker, favors) == (1, 0):
        assert found == {"RC-PAY-05": "You would win more than you can pay for: 3 resources short."}
    else:
        assert found == {}
