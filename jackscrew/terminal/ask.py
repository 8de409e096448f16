"""Asking what to play, where the command line did not say."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from jackscrew.bots import NAMES, UnknownBot
from jackscrew.core.errors import BadInput, BadSetup
from jackscrew.core.game import Game
from jackscrew.games import games
from jackscrew.terminal.seats import YOU, default_seats, read_seats
from jackscrew.text import Translator

ReadLine = Callable[[str], str]


def ask_game(console: Console, words: Translator, read: ReadLine) -> Game:
    """Which game is to be played; Enter takes the first."""
    known = games()
    console.print(words.text("Which game?"), style="bold")
    for number, game in enumerate(known, start=1):
        console.print(f"  {number}  {game.title}, {game.minutes} min")
    while True:
        typed = read("[1] > ").strip() or "1"
        for number, game in enumerate(known, start=1):
            if typed.lower() in (str(number), game.key, game.title.lower()):
                return game
        console.print(words.text("Type a number from 1 to {count}", count=len(known)))


def ask_seats(game: Game, console: Console, words: Translator, read: ReadLine) -> list[str]:
    """Who is to play; Enter takes one person against bots."""
    usual = ",".join(default_seats(game.seats[0]))
    console.print(words.text("Who plays?"), style="bold")
    message = words.text(
        "{low} to {high} seats, separated by commas: {known}. A name may follow: {you}:Anna",
        low=game.seats[0],
        high=game.seats[-1],
        known=", ".join([YOU, *NAMES]),
        you=YOU,
    )
    console.print(f"  {message}")
    while True:
        try:
            seats = read_seats(read(f"[{usual}] > ").strip() or usual)
            game.setup(len(seats))
        except (UnknownBot, BadInput, BadSetup) as error:
            console.print(str(error))
        else:
            return seats
