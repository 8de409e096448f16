"""The conversation with the people at a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from jackscrew.bots import bot_name, expectation, make_bot, reason, told_candidates
from jackscrew.core.errors import BadInput, IllegalMove
from jackscrew.core.foresight import Foresight
from jackscrew.lab.files import write_record
from jackscrew.terminal.advice import foreseen, thinking, weighed
from jackscrew.terminal.choices import NotUnderstood, action_named, find_action
from jackscrew.terminal.guide import paragraph_screen
from jackscrew.terminal.rulebook import Rulebook
from jackscrew.terminal.table import Table
from jackscrew.text import N_
from jackscrew.text.previews import preview
from jackscrew.text.refusals import refusal

ADVISER = "hard"
CANDIDATES = 8  # so many of a bot's candidates are told
FOUND = 16  # so many rules of a search are told


class Quit(Exception):
    """Somebody has left the table."""


@dataclass(frozen=True)
class Command:
    """A word that is no answer, and what it is for."""

    usage: str
    help: str
    run: Callable[[Conversation, int, str], bool]


class Conversation:
    """Asks the people at a table until the match is over or somebody leaves."""

    def __init__(self, table: Table, read: Callable[[str], str]) -> None:
        self.table = table
        self.read = read
        self.text = table.words.text
        self.rulebook = Rulebook(table.match.game, table.words.language)

    def run(self) -> None:
        """Play on to the end; raises Quit when somebody leaves."""
        table = self.table
        while not table.match.over:
            seat = table.seat_to_move()
            if seat in table.bots:
                table.move_bot(seat)
            else:
                table.show_question(seat)
                self.answer(seat)
        table.show_end()

    def answer(self, seat: int) -> None:
        """Read lines until one changes the match."""
        while True:
            try:
                if self.understand(seat, self.read("> ").strip()):
                    return
            except (NotUnderstood, IllegalMove, BadInput, OSError) as error:
                self.say(str(error))

    def understand(self, seat: int, typed: str) -> bool:
        """Do what was typed; has it changed the match?"""
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(ALIASES.get(word.lower(), word.lower()))
        if command is not None:
            return command.run(self, seat, rest.strip())
        if typed:
            self.table.play(self.meant(seat, typed), seat)
        return bool(typed)

    def meant(self, seat: int, typed: str) -> str:
        """The answer that was typed; of a move that may not be made it is told why not."""
        try:
            return find_action(typed, self.table.match.legal(seat), self.text)
        except NotUnderstood:
            told = self.refused(seat, typed)
            if not told:
                raise
            raise NotUnderstood(told) from None

    def refused(self, seat: int, typed: str) -> str:
        """Why a move may not be made now; nothing if it may, or if there is no such move."""
        match = self.table.match
        action = action_named(typed, match.game.actions)
        why = None if action is None else match.why_not(action, seat)
        return "" if why is None else f"{refusal(self.table.words, why)}  [{why.rule}]"

    def say(self, words: str, style: str = "") -> None:
        """One line to the people."""
        self.table.console.print(Text(words, style=style))

    def undo(self, seat: int, rest: str) -> bool:
        if self.table.match.undo_point(seat) is None:
            raise IllegalMove(
                self.text("Nothing can be taken back: chance or another seat has moved since.")
            )
        self.table.undo(seat)
        return True

    def help(self, seat: int, rest: str) -> bool:
        self.say(
            self.text("Answer with a number, a name, or the beginning of a name.")
            + " "
            + self.text("Besides:")
        )
        for command in COMMANDS.values():
            self.say(f"  {command.usage:<18}{self.text(command.help)}")
        return False

    def rules(self, seat: int, rest: str) -> bool:
        question = self.table.match.question(seat)
        if not rest and question is not None:
            self.show_rule(question["rule"])
            self.say(self.text("Type rules and a word or an id to look up others."), "dim")
        else:
            self.show_rules(rest)
        return False

    def show_rule(self, name: str) -> None:
        """A rule as the guide tells it, and to the letter."""
        told = self.rulebook.telling.get(name)
        if told is not None:
            self.table.console.print(paragraph_screen(told))
        self.say(self.rulebook.rules[name])

    def show_rules(self, wanted: str) -> None:
        """The one rule meant, or a list of those that speak of something."""
        found = self.rulebook.find(wanted)
        if not found:
            raise NotUnderstood(self.text("No rule speaks of “{word}”.", word=wanted))
        if len(found) == 1:
            self.show_rule(found[0])
            return
        for name in found[:FOUND]:
            self.table.console.print(
                Text(self.rulebook.rules[name].splitlines()[0]), no_wrap=True, overflow="ellipsis"
            )
        if len(found) > FOUND:
            self.say(self.text("… and {count} more", count=len(found) - FOUND))

    def score(self, seat: int, rest: str) -> bool:
        self.table.show_sheet()
        return False

    def log(self, seat: int, rest: str) -> bool:
        for sentence in self.table.sentences(seat):
            self.say(sentence)
        return False

    def since(self, seat: int, rest: str) -> bool:
        self.table.show_since(seat)
        return False

    def board(self, seat: int, rest: str) -> bool:
        self.table.show_board(seat)
        self.table.show_choices(self.table.match.view(seat))
        return False

    def preview(self, seat: int, rest: str) -> bool:
        match, words = self.table.match, self.table.words
        legal, numbers = match.legal(seat), match.legal_numbers(seat)
        wanted = [legal.index(find_action(rest, legal, self.text))] if rest else range(len(legal))
        foresight = Foresight(match, seat)
        found = {place + 1: preview(foresight, numbers[place], words) for place in wanted}
        self.table.console.print(foreseen(found))
        return False

    def why(self, seat: int, rest: str) -> bool:
        if not rest:
            return self.advise(seat)
        told = self.refused(seat, rest)
        if not told:
            action = find_action(rest, self.table.match.legal(seat), self.text)
            told = self.text("“{typed}” can be chosen now.", typed=action)
        self.say(told)
        return False

    def advise(self, seat: int) -> bool:
        match, words = self.table.match, self.table.words
        name = bot_name(ADVISER, words)
        adviser = make_bot(ADVISER, match.game, self.table.seed)
        with thinking(self.table.console, self.text("{name} is thinking …", name=name)):
            thought = adviser.explain(self.table.search(seat))
        self.say(self.text("{bot} would take: {name}", bot=name, name=thought.choice), "bold")
        self.say(reason(thought, match, words))
        told = told_candidates(thought, words, CANDIDATES)
        if len(told) > 1:
            self.table.console.print(weighed(told, match.view(seat), words))
            self.say(expectation(thought, words))
        return False

    def save(self, seat: int, rest: str) -> bool:
        if not rest:
            raise BadInput(self.text("Type save and the name of a file."))
        write_record(named_path(rest), self.table.match.record)
        self.say(self.text("Saved. Go on later with: jackscrew play --load {file}", file=rest))
        return False

    def quit(self, seat: int, rest: str) -> bool:
        raise Quit


def named_path(typed: str) -> Path:
    """The file somebody names, ~ for their home."""
    try:
        return Path(typed.replace("\0", "")).expanduser()
    except RuntimeError as error:
        raise BadInput(f"{typed}: {error}") from None


COMMANDS = {
    "undo": Command("undo", N_("take your last choice back"), Conversation.undo),
    "help": Command("help", N_("this list"), Conversation.help),
    "rules": Command(
        "rules [WORD]", N_("the rule of this question, or others"), Conversation.rules
    ),
    "score": Command("score", N_("where the points came from"), Conversation.score),
    "log": Command("log", N_("all that has happened"), Conversation.log),
    "since": Command(
        "since", N_("what the others have done since your last choice"), Conversation.since
    ),
    "board": Command("board", N_("the table and the question again"), Conversation.board),
    "preview": Command(
        "preview [ANSWER]", N_("what an answer would bring, or each"), Conversation.preview
    ),
    "why": Command(
        "why [ANSWER]",
        N_("what a strong bot would do, and why; or why an answer may not be given"),
        Conversation.why,
    ),
    "save": Command("save FILE", N_("save the game"), Conversation.save),
    "quit": Command("quit", N_("leave the game"), Conversation.quit),
}
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "pv": "preview"}
