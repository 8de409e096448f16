"""The possible answers: how they are listed, and which one is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jackscrew.core.actions import ActionSpace

Translate = Callable[..., str]

FEW = 9  # up to so many answers of one kind get a line each
NAMED = 6  # how many of several possible meanings are told


class NotUnderstood(ValueError):
    """Something typed that means no answer, or more than one; tells what would."""


def find_action(typed: str, actions: Sequence[str], text: Translate) -> str:
    """The answer meant by its number, its name, or the beginning of either part of its name."""
    if typed.isdecimal():
        return by_number(typed, actions, text)
    wanted = " ".join(typed.lower().split())
    found = meant(wanted, actions)
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(found[:NAMED]) + (" …" if len(found) > NAMED else "")
        raise NotUnderstood(text("“{typed}” could mean: {names}", typed=typed, names=names))
    raise NotUnderstood(
        text(
            "“{typed}” is none of the answers: type 1 to {count}, a name such as {name}, or help",
            typed=typed,
            count=len(actions),
            name=actions[-1],
        )
    )


def by_number(typed: str, actions: Sequence[str], text: Translate) -> str:
    """The answer with this number."""
    digits = typed.lstrip("0")
    if len(digits) <= 4 and typed.isascii() and 1 <= int(digits or "0") <= len(actions):
        return actions[int(digits) - 1]
    raise NotUnderstood(
        text("There is no answer {typed}; there are 1 to {count}", typed=typed, count=len(actions))
    )


def meant(wanted: str, actions: Sequence[str]) -> list[str]:
    """The answers a text may mean: one by its whole name, else all that begin so."""
    names = {action: action.lower() for action in actions}
    nouns = {action: name.partition(" ")[2] for action, name in names.items()}
    for spelling in (names, nouns):
        exact = [action for action, name in spelling.items() if name == wanted]
        begun = [action for action, name in spelling.items() if wanted and name.startswith(wanted)]
        if exact or begun:
            return exact or begun
    return []


def action_named(typed: str, space: ActionSpace) -> int | None:
    """The action with this name, legal or not, in letters of any size; None if there is none."""
    wanted = typed.lower().split()
    for action in range(space.size):
        if [word.lower() for word in space.words(action)] == wanted:
            return action
    return None


def listing(labels: Mapping[str, str], asides: Set[str], text: Translate) -> RenderableType:
    """All answers with their numbers; many of one kind, such as squares, in columns.

    What only prepares an answer comes last, under a heading of its own.
    """
    sizes = Counter(map(verb_of, labels))
    numbered = list(enumerate(labels, start=1))
    parts = grouped([pair for pair in numbered if pair[1] not in asides], labels, sizes)
    if asides:
        parts.append(Text(f"     {text('Before you answer')}", style="dim"))
        parts.append(lines([pair for pair in numbered if pair[1] in asides], labels))
    return Group(*parts)


def grouped(
    numbered: Sequence[tuple[int, str]], labels: Mapping[str, str], sizes: Mapping[str, int]
) -> list[RenderableType]:
    """A line for each answer, or columns where there are many of one verb."""
    parts: list[RenderableType] = []
    for many, group in groupby(numbered, lambda pair: sizes[verb_of(pair[1])] > FEW):
        answers = list(group)
        parts += by_verb(answers) if many else [lines(answers, labels)]
    return parts


def by_verb(answers: Sequence[tuple[int, str]]) -> list[RenderableType]:
    """A heading and columns for each verb."""
    found: list[RenderableType] = []
    for verb, group in groupby(answers, lambda pair: verb_of(pair[1])):
        found += [Text(f"     {verb} …", style="dim"), columns(list(group))]
    return found


def verb_of(action: str) -> str:
    """The first word of an answer's name."""
    return action.partition(" ")[0]


def lines(answers: Sequence[tuple[int, str]], labels: Mapping[str, str]) -> Table:
    """A line for each answer: number, what it says, and its name."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", width=3)
    table.add_column()
    table.add_column(style="dim", no_wrap=True)
    for number, action in answers:
        table.add_row(str(number), Text(labels[action]), Text(action))
    return table


def columns(answers: Sequence[tuple[int, str]]) -> Columns:
    """Answers of one verb as their numbers and last words, none cut."""
    cells = [cell(number, action) for number, action in answers]
    return Columns(cells, padding=(0, 1), width=max(text.cell_len for text in cells))


def cell(number: int, action: str) -> Text:
    """One answer among many of its verb."""
    return Text(f"{number:>3}", style="bold").append(
        f" {action.partition(' ')[2]:<4}", style="not bold"
    )
