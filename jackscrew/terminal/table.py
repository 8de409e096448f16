"""One match at a terminal: whose turn it is, what happened, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from jackscrew.bots import Search, heads
from jackscrew.core.chance import Dice
from jackscrew.core.errors import BadInput
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.view import View, question_of
from jackscrew.draw.words import gained
from jackscrew.lab.files import write_record
from jackscrew.screen import screen_of
from jackscrew.terminal.advice import thinking
from jackscrew.terminal.choices import listing
from jackscrew.terminal.seats import is_person, make_bots, seat_names, seat_tags
from jackscrew.terminal.sheets import final_ranking, if_ended, score_sheet
from jackscrew.text import Translator, Words
from jackscrew.text.digest import digest

NEWS = 40  # so many sentences of what happened are told at once; `log` has all


class Table:
    """A match, who plays it, and the console it is shown on."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        console: Console,
        language: str = "en",
        seed: int = 0,
        record: Path | None = None,
    ) -> None:
        self.match = match
        self.console = console
        self.seed = seed
        self.record = record
        self.bots = make_bots(seats, match.game, seed)
        self.people = [seat for seat, spec in enumerate(seats) if is_person(spec)]
        self.names = seat_names(seats, Translator(language))
        self.heads = heads(self.names, seat_tags(seats, Translator(language)))
        self.words = Words(match.game, language, self.names, match.setup)
        self.told = dict.fromkeys(range(-1, len(seats)), 0)

    def seat_to_move(self) -> int:
        """The seat to decide next; where several may, bots first."""
        pending = self.match.pending()
        return min(pending, key=lambda seat: (seat not in self.bots, pending.index(seat)))

    def move_bot(self, seat: int) -> None:
        """Let a bot decide."""
        message = self.words.text("{name} is thinking …", name=self.names[seat])
        with thinking(self.console, message):
            choice = self.bots[seat].choose(self.search(seat))
        self.play(choice, seat)

    def search(self, seat: int) -> Search:
        """What a bot of this seat may look into."""
        return Search(self.match, seat, Dice(self.seed + self.match.version))

    def play(self, action: str, seat: int) -> None:
        """Make a move and keep the record."""
        self.match.play(action, seat)
        self.keep()

    def keep(self) -> None:
        """Bring the record on disk up to date, if one is kept; play goes on if that fails."""
        if self.record is None:
            return
        try:
            write_record(self.record, self.match.record)
        except (BadInput, OSError) as error:
            self.console.print(Text(str(error)))

    def undo(self, seat: int) -> None:
        """Take a seat's last choice back."""
        self.match.undo(seat)
        self.told = {seat: min(told, self.match.version) for seat, told in self.told.items()}
        self.keep()

    def show_question(self, seat: int) -> None:
        """What happened since a seat was last asked, the table, and what is asked now."""
        self.show_news(seat)
        self.show_board(seat)
        if len(self.people) > 1:
            words = self.words.text("It is {name}'s turn.", name=self.names[seat])
            self.console.print(Text(words, style="bold reverse"))
        self.show_choices(self.match.view(seat))

    def show_choices(self, view: View) -> None:
        """The question with its rule, and the possible answers."""
        question = question_of(view)
        prompt = Text(self.words.prompt(view), style="bold")
        self.console.print(prompt.append(f"  [{question['rule']}]", style="not bold dim"))
        labels = {action: self.words.label(action, view) for action in question["actions"]}
        asides = {action for action in labels if self.words.aside(action)}
        self.console.print(listing(labels, asides, self.words.text))

    def show_board(self, seat: int = PUBLIC) -> None:
        """The table as a seat sees it."""
        view = self.match.view(seat)
        screen = screen_of(self.match.game).screen
        self.console.print(screen(view, self.heads, self.words.text))
        then = if_ended(self.match, self.words, self.names)
        if then is not None:
            self.console.print(then)

    def show_news(self, seat: int) -> None:
        """What happened since a seat was last asked."""
        news = self.sentences(seat, self.told[seat])
        self.told[seat] = self.match.version
        self.console.print(Rule(style="dim"))
        if len(news) > NEWS:
            self.show_since(seat)
            self.console.print(self.words.text("… type log for what happened before"), style="dim")
        for sentence in news[-NEWS:]:
            self.console.print(Text(sentence))

    def show_since(self, seat: int) -> None:
        """What the others have done since a seat last chose, a line for each."""
        if seat == PUBLIC:
            return
        found = digest(self.words, self.match, seat)
        moves = self.words.plural("{count} move", "{count} moves", found.moves)
        heading = self.words.text("Since your turn: {rows}", rows=moves)
        self.console.print(Text(heading, style="bold"))
        for row in found.rows:
            self.console.print(Text(f"  {row.sentence}"))
        if found.points[seat]:
            points = gained(found.points[seat])
            own = self.words.text("you {points}", points=points)
            self.console.print(Text(f"  {own}"))

    def sentences(self, seat: int, first: int = 0) -> list[str]:
        """The log from a line on, as a seat may read it."""
        found: list[str] = []
        for line, events in self.match.told_to(seat, first):
            sentence, *more = self.words.line(line, events)
            found += [sentence, *[f"  {word}" for word in more]]
        return found

    def show_end(self) -> None:
        """The last news, the final table and the scores."""
        self.show_news(self.people[0] if self.people else PUBLIC)
        self.show_board()
        self.console.print(Text(self.words.ending(self.match.view()), style="bold"))
        self.console.print(final_ranking(self.match, self.words, self.heads))
        self.show_sheet()

    def show_sheet(self) -> None:
        """Where everybody's points came from."""
        self.console.print(score_sheet(self.match, self.words, self.heads))
