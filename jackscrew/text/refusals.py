"""Why something may not be chosen, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.match import PUBLIC
from jackscrew.core.refusals import NOT_NOW, NOT_YOUR_TURN, WhyNot, entries
from jackscrew.core.supplied import Value
from jackscrew.core.view import View
from jackscrew.text.words import Words


def refused(why: WhyNot, language: str, names: Sequence[str] | None) -> str:
    """The reason in a language, for those who have no words at hand."""
    return refusal(Words(why.game, language, names, why.setup), why)


def refusal(words: Words, why: WhyNot) -> str:
    """The reason in the words of a match."""
    if why.view is not None:
        return instead(words, why.key, why.view)
    sentence = entries(why.game)[why.key].sentences[words.language]
    return sentence.format(
        **{place: filled(words, place, why.values[place]) for place in why.values}
    )


def instead(words: Words, key: str, view: View) -> str:
    """What is asked instead, or of whom."""
    question = words.prompt(view)
    if key == NOT_NOW:
        return words.text("Not now. {question}", question=question)
    if key == NOT_YOUR_TURN and view["seat"] != PUBLIC:
        return words.text("It is not your turn. {question}", question=question)
    return question


def filled(words: Words, place: str, number: int) -> Value:
    """What a place says: a seat by its name, a thing of the game, or a number."""
    if place == "name":
        return words.names[number]
    naming = words.own.PLACES.get(place)
    return number if naming is None else naming(words, number)
