"""Sitting down: a new match or a saved one, and who plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from jackscrew.core.errors import BadInput
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.core.record import BadRecord
from jackscrew.games import game, games
from jackscrew.lab.files import match_of, read_record, write_record
from jackscrew.terminal.ask import ask_game, ask_seats
from jackscrew.terminal.play import Conversation, Quit
from jackscrew.terminal.seats import default_seats, read_seats
from jackscrew.terminal.table import Table
from jackscrew.text import Translator


@dataclass(frozen=True)
class Wishes:
    """What the command line says of a game to be played; what is None is asked or usual."""

    game: str | None
    seats: str | None
    seed: int
    options: Mapping[str, str]
    components: Path | None
    language: str
    record: Path | None
    load: Path | None


class Host:
    """Seats people at a table and says good-bye when they leave.

    `asks` is false where nobody could answer questions about what to play.
    """

    def __init__(
        self, wishes: Wishes, console: Console, read: Callable[[str], str], asks: bool
    ) -> None:
        self.wishes = wishes
        self.console = console
        self.read = read
        self.asks = asks
        self.words = Translator(wishes.language)

    def play(self) -> None:
        """Play until the match is over or somebody leaves."""
        try:
            match, seats = self.begin() if self.wishes.load is None else self.resume()
            table = self.table(match, seats)
            Conversation(table, self.read).run()
        except (EOFError, Quit):
            self.say_goodbye()
        except KeyboardInterrupt:
            self.console.print()  # the shell's prompt begins a line
            raise

    def table(self, match: Match, seats: list[str]) -> Table:
        """A table with the record kept from the beginning."""
        wishes = self.wishes
        language, seed, record = wishes.language, wishes.seed, wishes.record
        if record is not None:
            write_record(record, match.record)
        return Table(match, seats, self.console, language, seed, record)

    def begin(self) -> tuple[Match, list[str]]:
        """A new match and its seats."""
        wishes = self.wishes
        chosen = self.choose_game()
        chosen.read_options(wishes.options)
        seats = self.choose_seats(chosen)
        match = chosen.new(len(seats), wishes.seed, wishes.components, **wishes.options)
        return match, seats

    def choose_game(self) -> Game:
        """The game wished for, or asked for, or the first."""
        if self.wishes.game is not None:
            return game(self.wishes.game)
        return ask_game(self.console, self.words, self.read) if self.asks else games()[0]

    def choose_seats(self, chosen: Game) -> list[str]:
        """The seats wished for, or asked for, or one person against bots."""
        if self.wishes.seats is not None:
            return read_seats(self.wishes.seats)
        if self.asks:
            return ask_seats(chosen, self.console, self.words, self.read)
        return default_seats(chosen.seats[0])

    def resume(self) -> tuple[Match, list[str]]:
        """A saved match, and who plays on."""
        wishes = self.wishes
        assert wishes.load is not None
        if wishes.options:
            raise BadInput("--option cannot be given with --load: the record has its options")
        record = read_record(wishes.load)
        if wishes.game not in (None, record.game):
            raise BadInput(f"{wishes.load}: a record of {record.game}, not of {wishes.game}")
        try:
            match = match_of(record, wishes.components)
        except BadRecord as error:
            raise BadInput(f"{wishes.load}: {error}") from None
        match.resume(wishes.seed)
        seats = default_seats(record.seats)
        if wishes.seats is not None:
            seats = read_seats(wishes.seats, record.seats)
        return match, seats

    def say_goodbye(self) -> None:
        """What becomes of a match that was left."""
        kept = self.wishes.record
        if kept is None:
            words = self.words.text("You have left the game. It was not saved.")
        else:
            words = self.words.text(
                "You have left the game. Its record is in {file}.", file=str(kept)
            )
        self.console.print(Text(f"\n{words}"))
