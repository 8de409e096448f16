"""The question as it stands on the page, with its answers and what may be taken back.

It is written at every move, for all and for whoever is asked: here that takes a third of the time
that a template takes.  What is seldom said of it is a template.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from jackscrew.text import Brief, Figure, Words
from jackscrew.text.forced import Forced, forced_told
from jackscrew.web.live.undoing import Undo
from jackscrew.web.show.question import Answers, Asking, Personal
from jackscrew.web.show.render import icon, render, shape
from jackscrew.web.show.seats import figure
from jackscrew.web.show.told import Action

MANY = 12  # answers without a field to search them
NUMBERS = 3  # letters of answers that stand four in a row
TITLE = 84  # letters that a heading holds in three lines


def question(words: Words, asked: Asking, own: Personal) -> str:
    """The question: for all, or with what only the viewer is told.

    Its head and its foot stay where they are; what is between them may be scrolled.
    """
    css = "".join(classes(asked, own))
    title, more = headed(sentence(words, asked))
    body, foot = parts(words, asked, own)
    return (
        f'{own.since}<div class="ask{css}"><header><div class="who">{who(words, asked, own)}'
        f"{rule(words, asked)}</div><h2{sized(title)}>{escape(title)}</h2></header>"
        f'<div class="askbody">{more}{also(words, asked)}{notes(words, asked, own)}'
        f"{spared(words, own.forced)}{body}</div>{foot}</div>"
    )


def headed(prompt: str) -> tuple[str, str]:
    """What stands in the heading, and as a paragraph below it what is too long for that."""
    if len(prompt) <= TITLE:
        return prompt, ""
    for end in (": ", ". "):
        title, found, more = prompt.partition(end)
        if found and len(title) <= TITLE:
            return title + end.strip(), f'<p class="more">{escape(more)}</p>'
    return prompt, ""


def sized(title: str) -> str:
    """Longer headings have smaller type."""
    return ' class="long"' if len(title) > TITLE * 2 // 3 else ""


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
    name = f'<span class="whole">{escape(told)}</span>'
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


def parts(words: Words, asked: Asking, own: Personal) -> tuple[str, str]:
    """What can be done about it: the answers, and what stands below them."""
    if asked.looking:
        return "", ""
    undo = undo_buttons(words, asked.undos)
    if own.yours and not asked.over:
        answers = Answers(own.actions)
        return body(words, answers, own), foot(words, answers, undo)
    if not asked.undos and not asked.may_skip:
        return "", ""
    return "", f"<footer>{skip(words) if asked.may_skip else ''}{undo}</footer>"


def body(words: Words, answers: Answers, own: Personal) -> str:
    """All that answering takes; the client fills what it leaves empty while one chooses."""
    chosen = words.text("Chosen so far")
    point = words.text("Point at a choice to see what it would bring.")
    tap = words.text("Tap a choice to see what it would bring.")
    return (
        f'<ul id="sofar" class="sofar" aria-label="{escape(chosen)}"></ul>'
        f"{buttons(words, answers, own.briefs)}{prepared(words, answers, own.figures)}"
        f"{choices(words, answers)}"
        f'<div id="preview" class="preview" data-empty="{escape(point)}"'
        f' data-tap="{escape(tap)}"></div>'
    )


def foot(words: Words, answers: Answers, undo: str) -> str:
    """The large button, which says what is chosen, and what helps to choose."""
    in_picture = any(action.targets for action in answers.main)
    idle = escape(words.text("Choose on the board") if in_picture else words.text("Choose"))
    return (
        f'<footer><button type="button" id="commit" class="button primary" data-idle="{idle}"'
        f" disabled>{idle}</button>{list_button(words, answers)}{hint_button(words)}{undo}</footer>"
    )


def buttons(words: Words, answers: Answers, briefs: Mapping[str, Brief]) -> str:
    """The answers that are buttons."""
    if not answers.shown:
        return ""
    css, said = arranged(answers.shown, briefs)
    drawn = "\n".join(
        button("answer", action, text, briefs[action.name].icon)
        for action, text in zip(answers.shown, said, strict=True)
    )
    return group(f"answers{css}", words.text("Answers"), drawn)


def arranged(shown: Sequence[Action], briefs: Mapping[str, Brief]) -> tuple[str, list[str]]:
    """How answers stand beside each other, and what each says; never less than tells them apart."""
    texts = [briefs[action.name].text for action in shown]
    if differ(texts):
        return (" four" if max(map(len, texts)) <= NUMBERS else " two"), texts
    deeds = [briefs[action.name].deed for action in shown]
    return "", deeds if differ(deeds) else [action.label for action in shown]


def differ(texts: Sequence[str]) -> bool:
    """Does each of some texts say something, and no two the same?"""
    return all(texts) and len({*texts}) == len(texts)


def prepared(words: Words, answers: Answers, figures: dict[str, Figure]) -> str:
    """What may be done before one answers, each beside the figure that it is about."""
    if not answers.aside:
        return ""
    drawn = "".join(
        figure(figures[it.aside], "s") + button("aside", it, it.label, also=" data-aside")
        for it in answers.aside
    )
    return group("aside", words.text("Before you answer"), drawn)


def group(css: str, label: str, drawn: str) -> str:
    """Buttons that belong together."""
    return f'<div class="{css}" role="group" aria-label="{escape(label)}">{drawn}</div>'


def button(kind: str, action: Action, text: str, sign: str = "", also: str = "") -> str:
    """An answer as a button; its name holds the whole label, besides what it says."""
    name, label = escape(action.name), escape(action.label)
    called = label if text.lower() in action.label.lower() else f"{escape(text)}. {label}"
    whole = f' aria-label="{called}" title="{label}"' if text != action.label else ""
    drawn = f"{icon(sign, 's') if sign else ''}<span>{escape(text)}</span>"
    return (
        f'<button type="button" id="{kind}-{name.replace(" ", "-")}" class="button"{also}{whole}'
        f' data-action="{name}">{drawn}</button>'
    )


def list_button(words: Words, answers: Answers) -> str:
    """A button that opens the list of many answers."""
    if answers.are_few:
        return ""
    count = len(answers.main)
    told = escape(words.plural("{count} choice", "All {count} choices", count))
    short = escape(words.text("All {count}", count=count))
    return (
        '<button type="button" id="aid-choices" class="button aid" data-do="choices"'
        f' aria-controls="choices" aria-label="{told}" title="{told}">{icon("log", "s")}'
        f"<span>{short}</span></button>"
    )


def hint_button(words: Words) -> str:
    """A button that asks a bot."""
    idle, busy = words.text("Hint"), words.text("Thinking …")
    return (
        f'<button type="button" id="aid-hint" class="button aid" data-do="hint">{icon("hint", "s")}'
        f'<span class="when-idle">{escape(idle)}</span>'
        f'<span class="when-busy"><span class="unseen">{escape(busy)}</span>'
        '<span aria-hidden="true">…</span></span></button>'
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
    told, asks = escape(words.text("Undo")), escape(words.text("Ask to undo"))
    agree = escape(words.text("The others have to agree."))
    title = f' aria-label="{asks}" title="{asks}. {agree}"' if undo.asks else ""
    return (
        f'<button type="button" id="aid-undo-{undo.seat}" class="button aid" data-do="undo"'
        f' data-for="{audience} {undo.seat}" data-seat="{undo.seat}"{title}>'
        f"{icon('undo', 's')}<span>{told}</span></button>"
    )
