"""The appeal track and its bonuses."""

from jackscrew.core.state import NOBODY, Frame, Step
from jackscrew.games.big_shoulders.components import (
    AUTOMATION_BONUS,
    GOOD_BONUS,
    NO_BONUS,
    PARTNER_BONUS,
    SALES_BONUS,
    WORKER_BONUS,
)
from jackscrew.games.big_shoulders.state import (
    A_ACCEPT,
    A_REFUSE,
    ADVANCE,
    AUTOMATE,
    BANK,
    BONUS,
    E_APPEAL,
    E_PARTNER,
    E_PERSON,
    FOR_BONUS,
    TREASURY,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.people import (
    MUST,
    ONE_TOKEN,
    employed,
    give_salespeople,
    give_workers,
    room,
    sales_spaces,
)


class Advance(Step[Shoulders]):
    """[BS-APPEAL-03] Move up one space after another, each with its bonus.

    a: the company; b: moves.  The track ends at 16 [BS-APPEAL-01]: there one goes to the top of
    the stack and gains nothing else [BS-APPEAL-08].
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        rings = s.appeal[f.a] == s.parts.top
        if f.b > 1 and not rings:
            s.push(ADVANCE, NOBODY, f.a, f.b - 1)
        if rings:
            climb(s, f.a, s.parts.top)
            return
        climb(s, f.a, s.appeal[f.a] + 1)
        s.tell(E_APPEAL, NOBODY, f.a, s.appeal[f.a])
        bonus = s.parts.bonuses[s.appeal[f.a]]
        if bonus != NO_BONUS:
            s.push(BONUS, s.director[f.a], f.a, bonus)


def climb(s: Shoulders, company: int, space: int) -> None:
    """Move to a space, on top of those there [BS-APPEAL-02]."""
    s.line.remove(company)
    s.appeal[company] = space
    place = 0
    while place < len(s.line) and s.appeal[s.line[place]] > space:  # not >=: on top
        place += 1
    s.line.insert(place, company)


class Bonus(Step[Shoulders]):
    """[BS-APPEAL-04] Take an appeal bonus, or $25 for the treasury.

    a: the company; b: the bonus.
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_ACCEPT, A_REFUSE] if is_receivable(s, f.a, f.b) else [A_REFUSE]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_REFUSE:
            s.pay(BANK, TREASURY + f.a, s.parts.forfeit, FOR_BONUS, f.b)
        else:
            receive(s, f.a, f.b)


def is_receivable(s: Shoulders, company: int, bonus: int) -> bool:
    """Can a company make use of a bonus? [BS-APPEAL-05, BS-APPEAL-06, BS-AUTO-05]"""
    if bonus == WORKER_BONUS:
        return room(s, company) > 0
    if bonus == SALES_BONUS:
        return s.salespeople[company] < sales_spaces(s, company)
    if bonus == AUTOMATION_BONUS:
        return employed(s, company) > 0
    if bonus == PARTNER_BONUS:
        return s.on_appeal >> s.director[company] & 1 == 1
    if bonus == GOOD_BONUS:
        return sum(s.tokens) < s.parts.bonus_tokens  # ten in all [BS-GEN-04]
    return s.value[company] < len(s.parts.values) - 1


def receive(s: Shoulders, company: int, bonus: int) -> None:
    """Take a bonus."""
    director = s.director[company]
    if bonus == WORKER_BONUS:
        give_workers(s, company, 1, False)
    elif bonus == SALES_BONUS:
        give_salespeople(s, company, 1)
    elif bonus == AUTOMATION_BONUS:
        s.push(AUTOMATE, director, company, MUST)
    elif bonus == PARTNER_BONUS:  # once per player, ready at once [BS-ACT-09]
        s.on_appeal &= ~(1 << director)
        s.ready[director] += 1
        s.tell(E_PARTNER, director, 0)
    elif bonus == GOOD_BONUS:  # [BS-APPEAL-07]
        s.tokens[company] += 1
        s.tell(E_PERSON, NOBODY, company, ONE_TOKEN)
    else:
        s.move_value(company, 1)
