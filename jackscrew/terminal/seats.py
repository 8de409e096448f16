"""Who sits where: people and bots as they are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.bots import NAMES, Bot, UnknownBot, bot_names, check_bot, make_bot, tags
from jackscrew.core.errors import BadInput
from jackscrew.core.game import Game
from jackscrew.text import Translator

YOU = "you"
USUAL = "medium"
KINDS = ("greedy", "ismcts")  # those that are given something


def read_seats(text: str, count: int | None = None) -> list[str]:
    """The seats of a text such as "you,hard,random"; a person may be named, "you:Anna"."""
    seats = [part.strip() for part in text.split(",")]
    for spec in seats:
        if not is_person(spec):
            check_seat(spec)
    if count is not None and len(seats) != count:
        raise BadInput(f"{count} seats are needed, not {len(seats)}: {text}")
    return seats


def check_seat(spec: str) -> None:
    """Refuse a seat that is neither a person nor a bot."""
    try:
        check_bot(spec)
    except UnknownBot:
        if spec.partition(":")[0] in KINDS:  # what it was given is wrong, and that was told
            raise
        known = ", ".join([YOU, *NAMES, "ismcts:300ms"])
        raise UnknownBot(f"nobody is called {spec!r}; a seat is one of {known}") from None


def is_person(spec: str) -> bool:
    """Does somebody at the keyboard play this seat?"""
    return spec.partition(":")[0] == YOU


def default_seats(count: int) -> list[str]:
    """One person against bots."""
    return [YOU, *[USUAL] * (count - 1)]


def seat_names(seats: Sequence[str], words: Translator) -> list[str]:
    """What the seats are called: people as they wish, bots by names of their own."""
    people = [person_name(spec, seat, words) for seat, spec in enumerate(seats)]
    bots = bot_names(bots_only(seats), taken=people)
    return [bot or person for bot, person in zip(bots, people, strict=True)]


def seat_tags(seats: Sequence[str], words: Translator) -> list[str]:
    """How strong the bots among the seats are; "" for people."""
    return tags(bots_only(seats), words)


def bots_only(seats: Sequence[str]) -> list[str]:
    """The bots by seat; "" for people."""
    return ["" if is_person(spec) else spec for spec in seats]


def person_name(spec: str, seat: int, words: Translator) -> str:
    """What a person at the keyboard is called."""
    name = spec.partition(":")[2].strip()
    return name or words.text("Player {number}", number=seat + 1)


def make_bots(seats: Sequence[str], game: Game, seed: int) -> dict[int, Bot]:
    """The bots among the seats."""
    return {
        seat: make_bot(spec, game, seed + seat)
        for seat, spec in enumerate(seats)
        if not is_person(spec)
    }
