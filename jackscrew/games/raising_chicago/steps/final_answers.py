"""The game as if it ended now: final scoring on a copy, with the answers best for each seat."""

from jackscrew.core.state import NOBODY, Frame
from jackscrew.games.raising_chicago.components import LETTERS, SYMBOL_KINDS
from jackscrew.games.raising_chicago.scoring import (
    all_letter_cards,
    cards_with,
    final_points,
    member_points,
    section_points,
    sections,
    set_points,
    sheet,
    times_scored,
)
from jackscrew.games.raising_chicago.state import (
    A_LETTER,
    A_SPEND,
    A_SYMBOL,
    FAVORS,
    IN_SCORING,
    NAMING,
    SCORING,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.ending import WARD_CONTROL, most_favors


def ended(s: Chicago) -> list[list[int]]:
    """[RC-FS-12] Reputation by source and seat if the game ended now."""
    if not s.stack:
        return sheet(s)
    end = s.clone()
    if end.phase != IN_SCORING:
        end.stack.clear()
        end.push(SCORING, NOBODY, WARD_CONTROL)
    end.settle()
    while end.stack:
        end.apply(best_answer(end, end.stack[-1]))
    return sheet(end)


def best_answer(s: Chicago, f: Frame) -> int:
    """What brings a seat that is asked in final scoring the most in all that is left of it."""
    if f.step == NAMING:
        return A_SYMBOL + best_symbol(s, f.seat)
    if f.step == FAVORS:
        return A_SPEND + best_of([with_project(s, f.seat, it) for it in open_favors(s, f.seat)])
    return A_LETTER + best_letter(s, f.seat)


def best_of(points: list[int]) -> int:
    """Where the most points are; the first of equals."""
    return points.index(max(points))


def best_symbol(s: Chicago, seat: int) -> int:
    """[RC-DEC-11] The symbol that brings most with the best answers to what is asked later."""
    found: list[int] = []
    favors = open_favors(s, seat)
    for symbol in range(SYMBOL_KINDS):
        s.named = symbol
        later = max([with_project(s, seat, it) for it in favors])
        found.append(final_points(s, seat) + set_points(s, seat) + later)
    return best_of(found)


def open_favors(s: Chicago, seat: int) -> list[int]:
    """[RC-DEC-12] So many favors can be spent on the personal project."""
    return list(range(most_favors(s, seat) + 1))


def with_project(s: Chicago, seat: int, favors: int) -> int:
    """What the personal project with so many favors brings, and the council after it."""
    done, used, _ = sections(s, seat, favors)
    s.favors[seat] -= used
    points = section_points(s, done) + from_council(s, seat)
    s.favors[seat] += used
    return points


def best_letter(s: Chicago, seat: int) -> int:
    """[RC-DEC-13] The letter after which the cards that are left can still bring the most."""
    left, cards = unassigned(s, seat), letter_cards(s, seat)
    points = letter_points(s, seat, cards, left)
    found: list[int] = []
    for letter in range(len(LETTERS)):
        cards[letter] += 1
        found.append(most_from(s, cards, points, left - 1))
        cards[letter] -= 1
    return best_of(found)


def from_council(s: Chicago, seat: int) -> int:
    """The most that the council can bring, the cards that are left assigned in the best way."""
    if not s.with_council:
        return 0
    left, cards = unassigned(s, seat), letter_cards(s, seat)
    return most_from(s, cards, letter_points(s, seat, cards, left), left)


def letter_cards(s: Chicago, seat: int) -> list[int]:
    """A seat's cards by letter, with those assigned to it."""
    return [cards_with(s, seat, letter) for letter in range(len(LETTERS))]


def letter_points(s: Chicago, seat: int, cards: list[int], left: int) -> list[int]:
    """What scoring each letter once would bring, where so many cards more are enough for it."""
    return [
        member_points(s, seat, letter) if times_scored(s, cards[letter] + left) else 0
        for letter in range(len(LETTERS))
    ]


def unassigned(s: Chicago, seat: int) -> int:
    """The cards with all letters that still stand for none."""
    first = seat * len(LETTERS)
    return all_letter_cards(s, seat) - sum(s.assigned[first : first + len(LETTERS)])


def most_from(s: Chicago, cards: list[int], points: list[int], left: int, letter: int = 0) -> int:
    """The most from a letter on, by cards and points of each, with so many cards to assign."""
    if letter == len(LETTERS):
        return 0
    best = 0
    for given in useful(s, cards[letter], left):
        here = times_scored(s, cards[letter] + given) * points[letter]
        best = max(best, here + most_from(s, cards, points, left - given, letter + 1))
    return best


def useful(s: Chicago, cards: int, left: int) -> list[int]:
    """[RC-CC-03] None, or as many more cards as it takes to score once or twice."""
    steps = [s.parts.qualify[s.seats - 2] - cards, s.parts.double[s.seats - 2] - cards]
    return [0] + [needed for needed in steps if 0 < needed <= left]
