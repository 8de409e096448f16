"""What stands against a choice, filled with names: for the tests of reasons."""

from __future__ import annotations

import random

from jackscrew.core.match import Match
from jackscrew.core.refusals import WhyNot
from jackscrew.core.state import Reason
from jackscrew.core.supplied import Value
from jackscrew.core.view import V
from jackscrew.text import LANGUAGES, Words
from jackscrew.text.refusals import filled

NAMES = ["Ada", "Bruno", "Clara", "Dora"]
MONEY = [("cost", "cash"), ("price", "cash")]  # what is asked for, and what is there


def against(match: Match[V], what: str, seat: int | None = None) -> WhyNot:
    """What stands against an action, or against the piece of the picture with this id."""
    is_action = what.split()[0] in {verb.name for verb in match.game.actions.verbs}
    why = match.why_not(what, seat) if is_action else match.why_not_at(what, seat)
    assert why is not None, f"{what} is legal"
    return why


def sentence(
    match: Match[V], what: str, language: str = "en", seat: int | None = None
) -> tuple[str, str]:
    """The key of what stands against something, and its sentence."""
    why = against(match, what, seat)
    return why.key, why.sentence(language, NAMES[: match.setup.seats])


def refuses(match: Match[V], what: str, key: str, seat: int | None = None, **values: Value) -> None:
    """This stands against something, with these names and numbers."""
    why = against(match, what, seat)
    words = Words(match.game, "en", NAMES[: match.setup.seats], match.setup)
    told = {place: filled(words, place, number) for place, number in why.values.items()}
    assert (why.key, told) == (key, values)
    for language in LANGUAGES:
        assert "{" not in why.sentence(language, words.names)


def check_all_refused(match: Match[V], seed: int, every: int = 5) -> None:
    """At random moves of a game a reason stands against all that a question's verbs could mean."""
    chooser = random.Random(seed)
    number = 0
    while not match.over:
        if number % every == 0:
            for seat in match.pending():
                check_refused(match, seat)
        number += 1
        match.play(chooser.choice(match.legal()))


def check_refused(match: Match[V], seat: int) -> None:
    """A reason stands against each choice of the verbs offered; it lacks the money it tells of."""
    space, legal = match.game.actions, match.legal_numbers(seat)
    for verb in {space.verb_of(action).first: space.verb_of(action) for action in legal}.values():
        for action in range(verb.first, verb.first + verb.size):
            if action not in legal:
                reason = match.state.reason(seat, action)
                assert reason is not None, space.name(action)
                assert reason.near > 0, space.name(action)
                check_money(reason)


def check_money(reason: Reason) -> None:
    """Whoever is said to be short of money is."""
    for asked, there in MONEY:
        if asked in reason.values and there in reason.values:
            assert reason.values[asked] > reason.values[there], (reason.key, reason.values)
