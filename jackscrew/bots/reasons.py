"""Why a bot chose what it chose: a sentence, and what it thought of the best choices."""

from __future__ import annotations

from dataclasses import dataclass

from jackscrew.bots.bot import Candidate, Thought
from jackscrew.bots.differences import Difference
from jackscrew.bots.search import Search, go_on
from jackscrew.bots.tree import UNKNOWN
from jackscrew.core.chance import Dice
from jackscrew.core.match import Match
from jackscrew.core.state import OVER
from jackscrew.core.view import View
from jackscrew.text import N_, NN_, Translator, Words

SAMPLES = 8  # so many positions agree on an end that is called sure
PRECISE = 20  # points; what is further behind is told without decimals

ENDED = N_("The game is over.")
ONLY = N_("There is nothing else to choose.")
ANYTHING = N_("It takes anything: all choices are alike to it.")
WON = N_("This ends the game, and wins it.")
SHARED = N_("This ends the game, and shares the win.")
LOST = N_("This ends the game, and another seat wins, whatever is chosen.")
STEP_AHEAD = N_(
    "One step on, this promises about {own} in the end, {lead} ahead of the best other seat."
)
STEP_BEHIND = N_(
    "One step on, this promises about {own} in the end, {lead} behind the best other seat."
)
STEP_LEVEL = N_(
    "One step on, this promises about {own} in the end, level with the best other seat."
)
AHEAD = NN_(
    "This should end with about {own}, {lead} ahead of the best other seat;"
    " it was looked into {count} time.",
    "This should end with about {own}, {lead} ahead of the best other seat;"
    " it was looked into {count} times.",
)
BEHIND = NN_(
    "This should end with about {own}, {lead} behind the best other seat;"
    " it was looked into {count} time.",
    "This should end with about {own}, {lead} behind the best other seat;"
    " it was looked into {count} times.",
)
LEVEL = NN_(
    "This should end with about {own}, level with the best other seat;"
    " it was looked into {count} time.",
    "This should end with about {own}, level with the best other seat;"
    " it was looked into {count} times.",
)


MORE = N_("It brings about {points} more from {source} than the next best, “{other}”.")
MORE_AND_LESS = N_(
    "It brings about {points} more from {source} than the next best, “{other}”,"
    " and about {less} less from {loss}."
)
HOLDS_BACK = N_("{name} gets about {points} less than after the next best, “{other}”.")
CLOSE = N_("The next best, “{other}”, would be nearly as good.")


@dataclass(frozen=True)
class Told:
    """A candidate as people are told of it; what is not known is "".

    `looks` are visits, `share` is theirs of all, in a hundred; `behind` is how many points less
    than the choice it seems to be worth, "" for the choice itself.
    """

    action: str
    looks: str
    share: int
    behind: str


def reason(thought: Thought, match: Match, words: Words) -> str:
    """Why a bot chose what it would do at a match, in a sentence."""
    if not thought.candidates:
        return words.text(ENDED)
    if len(match.legal_numbers(thought.seat)) == 1:
        return words.text(ONLY)
    if not thought.candidates[0].points:
        return words.text(ANYTHING)
    ending = end_of(thought, match)
    if ending:
        return words.text(ending)
    if thought.difference is None:
        return expectation(thought, words)
    return comparison(thought.difference, match.view(thought.seat), words)


def comparison(found: Difference, view: View, words: Words) -> str:
    """Where a choice is better than the next best."""
    other, seat = words.label(found.other, view), view["seat"]
    most, least = max(found.sources), min(found.sources)
    if most > 0:
        told = {"points": number(most, words, 0), "source": source(found, most, view, words)}
        if least < 0:
            told |= {"less": number(-least, words, 0), "loss": source(found, least, view, words)}
        return words.text(MORE_AND_LESS if least < 0 else MORE, other=other, **told)
    lost = {rival: -points for rival, points in enumerate(found.seats) if rival != seat}
    rival = max(lost, key=lost.__getitem__)
    if lost[rival] > 0:
        points = number(lost[rival], words, 0)
        return words.text(HOLDS_BACK, name=words.names[rival], points=points, other=other)
    return words.text(CLOSE, other=other)


def source(found: Difference, points: float, view: View, words: Words) -> str:
    """The row of the score sheet at which two choices differ by so much."""
    return words.source(view["sources"][found.sources.index(points)])


def end_of(thought: Thought, match: Match) -> str:
    """The message for a choice that ends the game in a sure way; else ""."""
    chosen = ends(match, thought.seat, thought.choice)
    if chosen is None:
        return ""
    if thought.seat in chosen:
        return WON if len(chosen) == 1 else SHARED
    others = [ends(match, thought.seat, action) for action in match.legal(thought.seat)]
    is_lost = all(winners is not None and thought.seat not in winners for winners in others)
    return LOST if is_lost else ""


def ends(match: Match, seat: int, action: str) -> list[int] | None:
    """Who wins if an action surely ends the game, always alike; None if it does not."""
    search = Search(match, seat, Dice(1))
    found: list[int] | None = None
    for luck in range(SAMPLES):
        state = search.sample()
        state.apply(search.actions[action])
        go_on(state, Dice(luck))
        winners = match.game.winners(state) if state.actor() == OVER else None
        if winners is None or found not in (None, winners):
            return None
        found = winners
    return found


def expectation(thought: Thought, words: Translator) -> str:
    """What a bot expects of its choice; nothing of one that does not look ahead."""
    best = thought.candidates[0]
    if not best.points:
        return ""
    lead = lead_of(best, thought.seat)
    told = {
        "own": number(best.points[thought.seat], words, 0),
        "lead": number(abs(lead), words, 0),
    }
    sign = (round(lead) > 0) - (round(lead) < 0)
    if all(candidate.visits <= 1 for candidate in thought.candidates):
        return words.text((STEP_LEVEL, STEP_AHEAD, STEP_BEHIND)[sign], **told)
    one, many = (LEVEL, AHEAD, BEHIND)[sign]
    return words.plural(one, many, best.visits, count=number(best.visits, words, 0), **told)


def told_candidates(thought: Thought, words: Translator, count: int) -> list[Told]:
    """The best candidates, with what decided between them."""
    visits = sum(candidate.visits for candidate in thought.candidates)
    is_search = any(candidate.visits > 1 for candidate in thought.candidates)
    return [
        Told(
            it.action,
            number(it.visits, words, 0) if is_search else "",
            round(100 * it.visits / visits) if is_search else 0,
            told_behind(it, thought, words),
        )
        for it in thought.candidates[:count]
    ]


def told_behind(candidate: Candidate, thought: Thought, words: Translator) -> str:
    """How many points less than the choice a candidate is worth."""
    is_known = candidate.points and candidate.behind < UNKNOWN
    if candidate.action == thought.choice or not is_known:
        return ""
    return number(-candidate.behind, words, 0 if candidate.behind >= PRECISE else 1)


def lead_of(candidate: Candidate, seat: int) -> float:
    """How far ahead of the best of the others a seat may expect to be."""
    others = [points for other, points in enumerate(candidate.points) if other != seat]
    return candidate.points[seat] - max(others)


def number(value: float, words: Translator, decimals: int) -> str:
    """A number as a language writes it, with a true minus sign; what is nearly nothing is 0."""
    from babel.numbers import format_decimal

    rounded = round(value, decimals) + 0.0  # no minus before a zero
    shape = "#,##0.0" if decimals else "#,##0"
    return format_decimal(rounded, shape, words.language).replace("-", "\N{MINUS SIGN}")
