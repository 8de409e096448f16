"""Final scoring, category by category."""

from typing import Final

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.raising_chicago.components import (
    ASTERISK,
    COUNTS_FAVORS,
    FROM_BOARD,
    FROM_COUNCIL,
    FROM_FINALS,
    FROM_PERSONAL,
    FROM_POVERTY,
    FROM_PRESTIGE,
    FROM_SETS,
    FROM_WARDS,
    LETTERS,
    SYMBOL_KINDS,
    SYMBOLS,
    WARDS,
)
from jackscrew.games.raising_chicago.rewards import TYPE_COUNT, WILD
from jackscrew.games.raising_chicago.scoring import (
    all_letter_cards,
    council_points,
    final_points,
    levels_in_ward,
    majority,
    prestige_points,
    section_points,
    sections,
    set_points,
    winners,
)
from jackscrew.games.raising_chicago.state import (
    A_LETTER,
    A_SPEND,
    A_SYMBOL,
    E_FAVOR,
    E_SECTIONS,
    E_WARD,
    E_WINNER,
    FAVORS,
    IS_OVER,
    LETTER_CARD,
    NAMING,
    SCORING,
    T_PERSONAL,
    T_TRADE,
    A,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.refusing import SHORT
from jackscrew.games.raising_chicago.steps.trading import missing, spend

WARD_CONTROL: Final = 0
BIDDING_BOARD: Final = 1
PRESTIGE_BUILDINGS: Final = 2
ASTERISK_NAMED: Final = 3
FINAL_PROJECTS: Final = 4
PERSONAL_PROJECTS: Final = 5
POVERTY: Final = 6
COUNCIL: Final = 7
THE_END: Final = 8


class Scoring(Step[Chicago]):
    """[RC-FS-01] Every category in full before the next.  a: the category."""

    def run(self, s: Chicago, f: Frame) -> None:
        if f.a == THE_END:
            s.begin_phase(IS_OVER)
            for seat in winners(s):
                s.tell(E_WINNER, seat)
            return
        s.push(SCORING, NOBODY, f.a + 1)
        score(s, f.a)


def score(s: Chicago, category: int) -> None:
    """Score one category, or ask what it needs to know."""
    if category == WARD_CONTROL:
        for ward in range(WARDS):
            score_ward(s, ward)
    elif category == BIDDING_BOARD:  # [RC-FS-04]
        points = majority(s.board, s.parts.board_first, s.parts.board_second)
        earn_all(s, points, FROM_BOARD)
    elif category == PRESTIGE_BUILDINGS:
        earn_all(s, prestige_points(s), FROM_PRESTIGE)
    elif category == ASTERISK_NAMED:
        ask_symbol(s)
    elif category == FINAL_PROJECTS:
        earn_all(s, [final_points(s, seat) for seat in range(s.seats)], FROM_FINALS)
        earn_all(s, [set_points(s, seat) for seat in range(s.seats)], FROM_SETS)
    elif category == PERSONAL_PROJECTS:
        for seat in reversed(s.ranked()):
            begin_personal(s, seat)
    elif category == POVERTY:  # [RC-FS-10]
        earn_all(s, [-s.parts.loss[step] for step in s.poverty], FROM_POVERTY)
        ask_letters(s)
    else:
        score_council(s)


def earn_all(s: Chicago, points: list[int], source: int, note: int = 0) -> None:
    """[RC-GEN-04] Everybody earns at once, from the lowest ranked on."""
    for seat in reversed(s.ranked()):
        s.earn(seat, points[seat], source, note)


def score_ward(s: Chicago, ward: int) -> None:
    """[RC-FS-02] The most levels take the control token, unless they are tied."""
    levels = [levels_in_ward(s, seat, ward) for seat in range(s.seats)]
    token = s.ward_tokens[ward]
    earn_all(
        s, majority(levels, s.parts.ward_first[token], s.parts.ward_second[token]), FROM_WARDS, ward
    )
    if max(levels) and levels.count(max(levels)) == 1:
        winner = levels.index(max(levels))
        s.wards_won[winner] |= 1 << token
        s.tell(E_WARD, winner, ward)


def ask_symbol(s: Chicago) -> None:
    """[RC-FS-07] The owner of the asterisk names a symbol."""
    for seat in range(s.seats):
        if s.symbols[seat * len(SYMBOLS) + ASTERISK]:
            s.push(NAMING, seat)


class Naming(Step[Chicago]):
    """[RC-DEC-11] One of the five symbols, for all that follows."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_SYMBOL + symbol for symbol in range(SYMBOL_KINDS)]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.named = action - A_SYMBOL


def begin_personal(s: Chicago, seat: int) -> None:
    """[RC-DEC-12] Asked only where a favor that is kept counts for the council."""
    done = sections(s, seat, 0)[0]
    is_open = done.bit_count() < TYPE_COUNT
    if is_open and s.favors[seat] and favors_count(s):
        s.push(FAVORS, seat)
    else:
        complete(s, seat, s.favors[seat])


def favors_count(s: Chicago) -> bool:
    """Is a council member in play who counts favors?"""
    for member in s.council:
        if member >= 0 and s.parts.measure[member] == COUNTS_FAVORS:
            return True
    return False


def most_favors(s: Chicago, seat: int) -> int:
    """How many favors a seat can spend on the sections that tokens leave open."""
    done = sections(s, seat, 0)[0]
    return min(s.favors[seat], TYPE_COUNT - done.bit_count())


class Favors(Step[Chicago]):
    """[RC-DEC-12] How many favors to spend on the personal project."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_SPEND + count for count in range(most_favors(s, f.seat) + 1)]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if not A.has(A_SPEND, action):
            return None
        is_many = action - A_SPEND > s.favors[f.seat]
        return Reason("few_favors" if is_many else "few_sections", {}, SHORT)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        complete(s, f.seat, action - A_SPEND)


def complete(s: Chicago, seat: int, favors: int) -> None:
    """[RC-FS-09] Reputation for each section, and more for all three."""
    done, used, paid = sections(s, seat, favors)
    if s.rules >= 2:
        hand_in(s, seat, paid)
    if used:
        s.favors[seat] -= used
        s.tell(E_FAVOR, seat, -used)
    if done:
        s.tell(E_SECTIONS, seat, done)
    s.earn(seat, section_points(s, done), FROM_PERSONAL)


def hand_in(s: Chicago, seat: int, paid: int) -> None:
    """[RC-FS-09] The tokens for these sections go back to the supply, those of trades first."""
    due = [s.parts.section_cost if paid >> kind & 1 else 0 for kind in range(TYPE_COUNT)]
    wilds = s.held(seat, WILD)
    for kind in range(TYPE_COUNT):
        for _ in range(missing(s, seat, due)[kind]):
            if wilds:
                wilds -= 1
            else:
                trade_surplus(s, seat, kind, due)
    for kind in range(TYPE_COUNT):
        spend(s, seat, kind, due[kind], T_PERSONAL)


def trade_surplus(s: Chicago, seat: int, received: int, due: list[int]) -> None:
    """[RC-GEN-09] Three tokens that no section needs for one that is missing."""
    left = 3
    for kind in range(TYPE_COUNT):
        given = min(left, max(0, s.held(seat, kind) - due[kind]))
        s.take(seat, kind, -given, T_TRADE)
        left -= given
    s.take(seat, received, 1, T_TRADE)


def ask_letters(s: Chicago) -> None:
    """[RC-CC-02, RC-DEC-13] Cards with all letters are assigned one now, by rank."""
    if s.with_council:
        for seat in reversed(s.ranked()):
            for _ in range(all_letter_cards(s, seat)):
                s.push(LETTER_CARD, seat)


class LetterCard(Step[Chicago]):
    """[RC-DEC-13] The letter of a card that shows all four."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_LETTER + letter for letter in range(len(LETTERS))]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.assigned[f.seat * len(LETTERS) + action - A_LETTER] += 1


def score_council(s: Chicago) -> None:
    """[RC-CC-01] After everything else, member by member."""
    if s.with_council:
        for letter in range(len(LETTERS)):
            points = [council_points(s, seat, letter) for seat in range(s.seats)]
            earn_all(s, points, FROM_COUNCIL, s.council[letter] + 1)
