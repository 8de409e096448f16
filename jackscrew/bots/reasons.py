"""Why a bot chose what it chose: a sentence, and what it thought of the best choices."""

from __future__ import annotations

from dataclasses import dataclass

from jackscrew.bots.bot import Candidate, Thought
from jackscrew.bots.search import Search, go_on
from jackscrew.core.chance import Dice
from jackscrew.core.match import Match
from jackscrew.core.state import OVER
from jackscrew.text import N_, NN_, Translator

SAMPLES = 8  # so many positions agree on an end that is called sure
WHOLE = 500  # results from here on are told without decimals

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


@dataclass(frozen=True)
class Told:
    """A candidate as people are told of it: looks, which are visits, result and lead; or ""."""

    action: str
    looks: str
    share: int  # of all visits, in a hundred
    result: str
    lead: str


def reason(thought: Thought, match: Match, words: Translator) -> str:
    """Why a bot chose what it would do at a match, in a sentence."""
    if not thought.candidates:
        return words.text(ENDED)
    best = thought.candidates[0]
    if len(match.legal_numbers(thought.seat)) == 1:
        return words.text(ONLY)
    if not best.points:
        return words.text(ANYTHING)
    ending = end_of(thought, match)
    return words.text(ending) if ending else expectation(thought, best, words)


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


def expectation(thought: Thought, best: Candidate, words: Translator) -> str:
    """What a bot expects of its choice."""
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
    """The best candidates with what is expected of them."""
    visits = sum(candidate.visits for candidate in thought.candidates)
    is_search = any(candidate.visits > 1 for candidate in thought.candidates)
    results = [abs(points) for it in thought.candidates for points in it.points]
    decimals = 1 if max(results, default=0.0) < WHOLE else 0
    return [
        Told(
            it.action,
            number(it.visits, words, 0) if is_search else "",
            round(100 * it.visits / visits) if is_search else 0,
            number(it.points[thought.seat], words, decimals) if it.points else "",
            number(lead_of(it, thought.seat), words, decimals, "+") if it.points else "",
        )
        for it in thought.candidates[:count]
    ]


def lead_of(candidate: Candidate, seat: int) -> float:
    """How far ahead of the best of the others a seat may expect to be."""
    others = [points for other, points in enumerate(candidate.points) if other != seat]
    return candidate.points[seat] - max(others)


def number(value: float, words: Translator, decimals: int, plus: str = "") -> str:
    """A number as a language writes it, with a true minus sign; what is nearly nothing is 0."""
    from babel.numbers import format_decimal

    rounded = round(value, decimals) + 0.0  # no minus before a zero
    shape = "#,##0.0" if decimals else "#,##0"
    told = format_decimal(rounded, shape, words.language).replace("-", "\N{MINUS SIGN}")
    return plus + told if rounded > 0 else told
