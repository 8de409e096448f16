"""What a choice would bring, and what a bot would do."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from jackscrew.bots import Thought, Told, bot_name, expectation, reason, told_candidates
from jackscrew.text import Words
from jackscrew.text.previews import Preview
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Seen

CANDIDATES = 5  # so many of a bot's candidates are told


@dataclass(frozen=True)
class Weighed:
    """A candidate with what its button says."""

    label: str
    told: Told


def preview(found: Preview, words: Words) -> Markup:
    """What a choice would bring."""
    return render("preview.html", words, brought=found)


def hint(seen: Seen, bot: str, thought: Thought) -> Markup:
    """What a bot would do, why, and what it chose from."""
    words = seen.words
    told = told_candidates(thought, words, CANDIDATES)
    return render(
        "hint.html",
        words,
        bot=bot_name(bot, words),
        action=thought.choice,
        label=words.label(thought.choice, seen.view),
        reason=reason(thought, seen.shown.live, words),
        candidates=[Weighed(words.label(it.action, seen.view), it) for it in told],
        looks=any(it.looks for it in told),
        expects=expectation(thought, words),
    )
