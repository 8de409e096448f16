"""The question as it stands on the page, with its answers and what may be taken back.

It is written at every move, for all and for whoever is asked: here that takes a third of the time
that a template takes.  What is seldom said of it is a template.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from jackscrew.text import Figure, Words
from jackscrew.text.forced import Forced, forced_told
from jackscrew.web.live.undoing import Undo
from jackscrew.web.show.question import Asking, Personal
from jackscrew.web.show.render import icon, render, shape
from jackscrew.web.show.seats import figure
from jackscrew.web.show.told import Action

FEW = 6  # answers that all are buttons
MANY = 12  # answers without a field to search them


def question(words: Words, asked: Asking, own: Personal) -> str:
    """The question: for all, or with what only the viewer is told."""
    css = "".join(classes(asked, own))
    prompt = escape(sentence(words, asked))
    return (
        f'{own.since}<div class="ask{css}">'
        f'<div class="who">{who(words, asked, own)}{rule(words, asked)}</div>'
        f"<h2>{prompt}</h2>{also(words, asked)}{notes(words, asked, own)}"
        f"{spared(words, own.forced)}"
        f"{deeds(words, asked, own)}</div>"
    )


def classes(asked: Asking, own: Personal) -> Iterator[str]:
    """Whose question it is, and what there is about it."""
    if asked.seat is not None:
        yield f" p{asked.seat}"
    yield " yours" * own.yours + " past" * asked.looking + " done" * asked.over


def who(words: Words, asked: Asking, own: Personal) -> str:
    """Who is asked."""
    if asked.over:
        told = words.text("Game over")
        return f"{icon('trophy')}<span>{escape(told)}</span>"
    if asked.seat is None:
        told = words.text("Chance")
        return f"{icon('die')}<span>{escape(told)}</span>"
    told = asked.name
    if own.yours:
        told = words.text("Your turn, {name}", name=asked.name)
    elif not asked.thinking and not asked.waiting:
        told = words.text("{name}\N{RIGHT SINGLE QUOTATION MARK}s turn", name=asked.name)
    name = f'<span class="clip" title="{escape(asked.name)}">{escape(told)}</span>'
    return f"{shape(asked.seat)}{name}{thinking(words) if asked.thinking else ''}"


def thinking(words: Words) -> str:
    """That a bot looks for its move."""
    told = escape(words.text("is thinking"))
    dots = f'<i></i><i></i><i></i><span class="unseen">{told}</span>'
    return f'<span class="thinking" title="{told}">{dots}</span>'


def rule(words: Words, asked: Asking) -> str:
    """A button that opens the rule of the question."""
    if not asked.rule:
        return ""
    label, short = words.text("The rule of this question"), words.text("Rule")
    return (
        f'<button type="button" class="rulechip" data-do="rules" data-rule="{escape(asked.rule)}"'
        f' aria-label="{escape(label)}">{icon("rules", "s")}{escape(short)}</button>'
    )


def sentence(words: Words, asked: Asking) -> str:
    """What is asked."""
    if asked.over:
        return asked.ending
    return words.text("Nobody sits here yet.") if asked.waiting else asked.prompt


def also(words: Words, asked: Asking) -> str:
    """Who else is asked."""
    if not asked.also:
        return ""
    told = words.text("At the same time: {names}", names=", ".join(asked.also))
    return f'<p class="also">{escape(told)}</p>'


def notes(words: Words, asked: Asking, own: Personal) -> str:
    """What is seldom said: of the past, of the end, of bots in people's places, of wishes."""
    mine = own.invites or own.replaced or own.wish
    if not (asked.waits or asked.looking or asked.over or asked.wisher or mine):
        return ""
    return render("notes.html", words, q=asked, p=own)


def spared(words: Words, forced: Sequence[Forced]) -> str:
    """What the seat was not asked, because it had no choice, and by which rules."""
    if not forced:
        return ""
    rules = {each.rule: each.label for each in reversed(forced) if each.rule}
    buttons = "".join(why_button(words, rule, label) for rule, label in reversed(rules.items()))
    told = escape(forced_told(words, forced))
    return f'<p class="spared">{icon("lock", "s")}<span>{told} {buttons}</span></p>'


def why_button(words: Words, rule: str, label: str) -> str:
    """A button that opens the rule of something one had to do."""
    told, short = words.text("Why? The rule of “{label}”", label=label), words.text("Why?")
    return (
        f'<button type="button" data-do="rules" data-rule="{escape(rule)}"'
        f' aria-label="{escape(told)}">{escape(short)}</button>'
    )


def deeds(words: Words, asked: Asking, own: Personal) -> str:
    """What can be done about it: answered, by whom it is for, or hurried and taken back."""
    if asked.looking:
        return ""
    undo = undo_buttons(words, asked.undos)
    if own.yours and not asked.over:
        return controls(words, Answers(own.actions), own.figures, undo)
    if not asked.undos and not asked.may_skip:
        return ""
    return f'<div class="aids">{skip(words) if asked.may_skip else ""}{undo}</div>'


class Answers:
    """What may be answered: `main` are answers, `aside` what only prepares them.

    `shown` are the buttons: all of a few, else those that no piece of the picture stands for.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self.main = [action for action in actions if not action.aside]
        self.aside = [action for action in actions if action.aside]
        self.are_few = len(self.main) <= FEW
        bare = [action for action in self.main if not action.targets]
        self.shown = self.main if self.are_few else bare if len(bare) <= FEW else []


def controls(words: Words, answers: Answers, figures: dict[str, Figure], undo: str) -> str:
    """All that answering takes; the client fills what it leaves empty while one chooses."""
    chosen = words.text("Chosen so far")
    point = words.text("Point at a choice to see what it would bring.")
    tap = words.text("Tap a choice to see what it would bring.")
    return (
        f'<ul id="sofar" class="sofar" aria-label="{escape(chosen)}"></ul><div class="controls">'
        f"{buttons(words, answers)}{prepared(words, answers, figures)}"
        f'<div id="preview" class="preview" data-empty="{escape(point)}"'
        f' data-tap="{escape(tap)}"></div>'
        '<button type="button" id="commit" class="button primary" hidden></button>'
        f'<div class="aids">{list_button(words, answers)}{hint_button(words)}{undo}</div></div>'
        f"{choices(words, answers)}"
    )


def buttons(words: Words, answers: Answers) -> str:
    """The answers that are buttons."""
    if not answers.shown:
        return ""
    css = "answers only" if len(answers.main) == 1 else "answers"
    drawn = "\n".join(button("answer", action) for action in answers.shown)
    return group(css, words.text("Answers"), drawn)


def prepared(words: Words, answers: Answers, figures: dict[str, Figure]) -> str:
    """What may be done before one answers, each beside the figure that it is about."""
    if not answers.aside:
        return ""
    drawn = "".join(
        f"{figure(figures[action.aside], 's')}{button('aside', action, ' data-aside')}"
        for action in answers.aside
    )
    return group("aside", words.text("Before you answer"), drawn)


def group(css: str, label: str, drawn: str) -> str:
    """Buttons that belong together."""
    return f'<div class="{css}" role="group" aria-label="{escape(label)}">{drawn}</div>'


def button(kind: str, action: Action, also: str = "") -> str:
    """An answer as a button."""
    name = escape(action.name)
    return (
        f'<button type="button" id="{kind}-{name.replace(" ", "-")}" class="button"{also}'
        f' data-action="{name}">{escape(action.label)}</button>'
    )


def list_button(words: Words, answers: Answers) -> str:
    """A button that opens the list of many answers."""
    if answers.are_few:
        return ""
    count = len(answers.main)
    told = words.plural("{count} choice", "All {count} choices", count)
    return (
        '<button type="button" id="aid-choices" class="button" data-do="choices"'
        f' aria-controls="choices">{icon("log", "s")}<span>{escape(told)}</span>'
        f'<b class="short" aria-hidden="true">{count}</b></button>'
    )


def hint_button(words: Words) -> str:
    """A button that asks a bot."""
    idle, busy = words.text("Hint"), words.text("Thinking …")
    return (
        f'<button type="button" id="aid-hint" class="button" data-do="hint">{icon("hint", "s")}'
        f'<span class="when-idle">{escape(idle)}</span>'
        f'<span class="when-busy">{escape(busy)}</span></button>'
    )


def choices(words: Words, answers: Answers) -> str:
    """All of many answers, as a list."""
    if answers.are_few:
        return ""
    items = "\n".join(map(choice, answers.main))
    field = search(words) if len(answers.main) > MANY else ""
    return f'<div id="choices" class="choices">{field}<ol>{items}</ol></div>'


def choice(action: Action) -> str:
    """An answer in the list."""
    name = escape(action.name)
    return (
        f'<li><button type="button" id="choice-{name.replace(" ", "-")}" data-action="{name}">'
        f"{escape(action.label)}</button></li>"
    )


def search(words: Words) -> str:
    """A field that narrows the list."""
    told = escape(words.text("Find a choice"))
    return (
        f'<input class="field" type="search" autocomplete="off" aria-label="{told}"'
        f' placeholder="{told}">'
    )


def skip(words: Words) -> str:
    """A button that hurries bots, for those who sit at the table."""
    title = words.text("Bots play on at once, until somebody is asked.")
    told = words.text("Skip the wait")
    return (
        '<button type="button" id="aid-skip" data-for="seated" class="button" data-do="skip"'
        f' title="{escape(title)}">{icon("last", "s")}<span>{escape(told)}</span></button>'
    )


def undo_buttons(words: Words, undos: Iterable[Undo]) -> str:
    """For each seat that may take a choice back; each is shown to whoever plays that seat."""
    return "".join(undo_button(words, undo) for undo in undos)


def undo_button(words: Words, undo: Undo) -> str:
    """Whoever plays several seats is offered only what needs nobody's agreement."""
    audience = "mine" if undo.alone else "only"
    told = words.text("Ask to undo") if undo.asks else words.text("Undo")
    agree = words.text("The others have to agree.")
    title = f' title="{escape(agree)}"' if undo.asks else ""
    return (
        f'<button type="button" id="aid-undo-{undo.seat}" class="button" data-do="undo"'
        f' data-for="{audience} {undo.seat}" data-seat="{undo.seat}"{title}>'
        f"{icon('undo', 's')}<span>{escape(told)}</span></button>"
    )
