"""Illustrations of a guide: positions of the game's lesson, drawn by its own picture."""

from __future__ import annotations

from functools import cache

from jackscrew.core.game import Game
from jackscrew.core.match import Match, follow, open_record
from jackscrew.core.record import Record, parse_record
from jackscrew.core.supplied import Picture
from jackscrew.learn.guide import Illustration
from jackscrew.text import N_, Words

COLOURS = (N_("Blue"), N_("Orange"), N_("Green"), N_("Purple"))  # what the texts call the seats


@cache
def read_lesson(game: Game) -> Record:
    """The record that illustrations are taken from."""
    return parse_record((game.folder / "learn" / "lesson.txt").read_text("utf-8"))


def position(game: Game, at: int) -> Match:
    """The lesson just before one of its lines, counted from 1, is played."""
    record = read_lesson(game)
    match = open_record(game, record, None)
    for number, line in enumerate(record.lines[: at - 1], start=1):
        follow(match, number + 1, line)
    return match


def illustrate(game: Game, figure: Illustration, language: str) -> Picture:
    """The picture that an illustration is a part of, as the seat that moves next sees it."""
    words = Words(game, language)
    seat = max(read_lesson(game).lines[figure.at - 1].seat, 0)
    return position(game, figure.at).picture(
        seat, names=[words.text(colour) for colour in COLOURS], text=words.text
    )
