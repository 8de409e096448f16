"""What counts at the end, and who has won."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.games.raising_chicago.components import (
    ASTERISK,
    COUNTS_EXPANSIONS,
    COUNTS_FAVORS,
    COUNTS_MOVED,
    COUNTS_NEIGHBORHOODS,
    COUNTS_PERMANENTS,
    COUNTS_RAISED,
    COUNTS_RETURNED,
    COUNTS_SETS,
    LETTERS,
    LOTS,
    PLOT_COUNT,
    SOURCES,
    SYMBOL_KINDS,
    SYMBOLS,
    turned,
)
from jackscrew.games.raising_chicago.rewards import TYPE_COUNT, WILD
from jackscrew.games.raising_chicago.state import PRESTIGE_OWNER, SLOTS, Chicago

ALL_LETTERS = (1 << len(LETTERS)) - 1
SET_POINTS: Final = 3  # [RC-FS-08]


def majority(counts: list[int], first: int, second: int) -> list[int]:
    """[RC-FS-02, RC-FS-03] Reputation by seat for the most and the second most of something.

    The non-player is ignored [RC-2P-05].
    """
    found = [0] * len(counts)
    most = max(counts)
    if most == 0:
        return found
    leaders = [seat for seat in range(len(counts)) if counts[seat] == most]
    if len(leaders) > 1:
        share(found, leaders, first + second)
        return found
    found[leaders[0]] = first
    next_most = max([count for count in counts if count < most], default=0)
    if next_most:
        share(found, [seat for seat in range(len(counts)) if counts[seat] == next_most], second)
    return found


def share(found: list[int], seats: list[int], points: int) -> None:
    """Divide among the tied, rounded up."""
    for seat in seats:
        found[seat] = -(-points // len(seats))


def levels_in_ward(s: Chicago, seat: int, ward: int) -> int:
    """The levels of a seat's buildings in a ward."""
    found = 0
    for plot in range(PLOT_COUNT):
        if s.owner[plot] == seat and s.parts.ward[plot] == ward:
            found += s.levels[plot]
    return found


def prestige_points(s: Chicago) -> list[int]:
    """[RC-FS-05] For each arrow, its tile's value to the owner of the building it points at."""
    found = [0] * s.seats
    for plot in range(PLOT_COUNT):
        if s.owner[plot] == PRESTIGE_OWNER:
            tile = s.built[plot]
            for arrow in turned(s.parts.arrows[tile], s.turned[plot]):
                beside = s.parts.beside[plot][arrow]
                if beside >= 0 and 0 <= s.owner[beside] < s.seats:
                    found[s.owner[beside]] += s.parts.prestige_value[tile]
    return found


def symbols_of(s: Chicago, seat: int) -> list[int]:
    """A seat's symbol tokens by symbol; the asterisk is what its owner named [RC-FS-07]."""
    first = seat * len(SYMBOLS)
    found = s.symbols[first : first + SYMBOL_KINDS]
    if s.symbols[first + ASTERISK] and s.named >= 0:
        found[s.named] += 1
    return found


def final_points(s: Chicago, seat: int) -> int:
    """[RC-FS-06] For each own symbol token that an own final tile shows."""
    symbols = symbols_of(s, seat)
    found = 0
    for tile in squares_of(s.finals[seat]):
        for symbol in s.parts.final_symbols[tile]:
            found += symbols[symbol] * s.parts.match_points
    return found


def set_points(s: Chicago, seat: int) -> int:
    """[RC-FS-08] For each set of five different symbols."""
    return SET_POINTS * min(symbols_of(s, seat))


def sections(s: Chicago, seat: int, favors: int) -> tuple[int, int, int]:
    """[RC-FS-09, RC-DEC-14] The sections of the personal project that can be completed, as bits,
    how many favors that takes, and those of them that tokens pay; with as few favors as possible.
    """
    free = 0
    for kind in range(TYPE_COUNT):
        if s.is_unlimited(seat, kind):
            free |= 1 << kind
    best, best_favors, by_tokens = free, 0, 0
    for paid in range(1 << TYPE_COUNT):  # all sets of sections, as bits
        if paid & free or not can_pay_sections(s, seat, paid):
            continue
        done, used = with_favors(paid | free, favors)
        more = done.bit_count() - best.bit_count()
        if more > 0 or (more == 0 and used < best_favors):
            best, best_favors, by_tokens = done, used, paid
    return best, best_favors, by_tokens


def section_points(s: Chicago, done: int) -> int:
    """[RC-FS-09] Reputation for each section completed, and more for all three."""
    count = done.bit_count()
    more = s.parts.all_sections_rep if count == TYPE_COUNT else 0
    return count * s.parts.section_rep + more


def with_favors(done: int, favors: int) -> tuple[int, int]:
    """Complete what is still open by favors; also how many were used."""
    used = 0
    for kind in range(TYPE_COUNT):
        if used < favors and not done >> kind & 1:
            done |= 1 << kind
            used += 1
    return done, used


def can_pay_sections(s: Chicago, seat: int, paid: int) -> bool:
    """Can these sections be paid with tokens, wilds and trades?"""
    short = surplus = 0
    for kind in range(TYPE_COUNT):
        held = s.held(seat, kind)
        if paid >> kind & 1:
            short += max(0, s.parts.section_cost - held)
            surplus += max(0, held - s.parts.section_cost)
        else:
            surplus += held
    # three for one: what wilds leave short takes three times as much of the rest
    return 3 * max(0, short - s.held(seat, WILD)) <= surplus


def cards_of(s: Chicago, seat: int) -> list[int]:
    """[RC-CC-01] All cards a company has collected: slots and pile."""
    slots = [card for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS] if card >= 0]
    return slots + squares_of(s.pile[seat])


def all_letter_cards(s: Chicago, seat: int) -> int:
    """How many cards stand for any letter."""
    return len([card for card in cards_of(s, seat) if s.parts.letters[card] == ALL_LETTERS])


def cards_with(s: Chicago, seat: int, letter: int) -> int:
    """How many cards of a letter a seat has, with those assigned to it [RC-CC-02]."""
    own = [card for card in cards_of(s, seat) if s.parts.letters[card] == 1 << letter]
    return len(own) + s.assigned[seat * len(LETTERS) + letter]


def measure(s: Chicago, seat: int, member: int) -> int:
    """[RC-CC-04] What a council member counts for a seat."""
    kind = s.parts.measure[member]
    if kind == COUNTS_RAISED:
        ward = s.parts.member_ward[member]
        plots = [plot for plot in range(PLOT_COUNT) if s.parts.ward[plot] == ward]
        return len([plot for plot in plots if s.owner[plot] == seat])
    if kind == COUNTS_MOVED:
        return s.lot_owner.count(seat)
    if kind == COUNTS_SETS:
        return min(symbols_of(s, seat))
    if kind == COUNTS_PERMANENTS:
        return sum(s.permanents[seat * TYPE_COUNT : (seat + 1) * TYPE_COUNT])
    if kind == COUNTS_RETURNED:
        return s.board[seat]
    if kind == COUNTS_NEIGHBORHOODS:
        return s.won[seat].bit_count()
    if kind == COUNTS_FAVORS:
        return s.favors[seat]
    if kind == COUNTS_EXPANSIONS:
        return s.expansions[seat]
    return s.wards_won[seat].bit_count()


def council_points(s: Chicago, seat: int, letter: int) -> int:
    """[RC-CC-03] What the member of a letter brings a seat."""
    times = times_scored(s, cards_with(s, seat, letter))
    return times * member_points(s, seat, letter) if times else 0


def times_scored(s: Chicago, cards: int) -> int:
    """[RC-CC-03] Once with enough cards of the letter, twice with many."""
    if cards < s.parts.qualify[s.seats - 2]:
        return 0
    return 2 if cards >= s.parts.double[s.seats - 2] else 1


def member_points(s: Chicago, seat: int, letter: int) -> int:
    """[RC-CC-04] What the member of a letter brings a seat that scores it once."""
    member = s.council[letter]
    return measure(s, seat, member) * s.parts.member_rep[member]


def all_levels(s: Chicago, seat: int) -> int:
    """The levels of a seat on the main board, wards and outskirts."""
    found = 0
    for plot in range(PLOT_COUNT):
        if s.owner[plot] == seat:
            found += s.levels[plot]
    for lot in range(LOTS):
        if s.lot_owner[lot] == seat:
            found += s.lot_levels[lot]
    return found


def tally(s: Chicago) -> dict[str, list[int]]:
    """What seats did: buildings, levels, cards and tiles."""
    seats = range(s.seats)
    return {
        "raised": [s.owner.count(seat) for seat in seats],
        "moved": [s.lot_owner.count(seat) for seat in seats],
        "levels": [all_levels(s, seat) for seat in seats],
        "cards": [len(cards_of(s, seat)) for seat in seats],
        "neighborhoods": [s.won[seat].bit_count() for seat in seats],
        "poverty": s.poverty.copy(),
        "expansions": s.expansions.copy(),
    }


def winners(s: Chicago) -> list[int]:
    """[RC-FS-11] Most reputation, then most levels; else the victory is shared."""
    ranks = [(s.rep[seat], all_levels(s, seat)) for seat in range(s.seats)]
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]


def sheet(s: Chicago) -> list[list[int]]:
    """Reputation by source; each a list by seat."""
    return [s.scored[i * s.seats : (i + 1) * s.seats] for i in range(len(SOURCES))]
