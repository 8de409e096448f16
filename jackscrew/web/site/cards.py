"""What pages say of a game before it is played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from jackscrew.bots import NAMES, UnknownBot
from jackscrew.core.game import Game, Option, Setup
from jackscrew.text import N_, Words
from jackscrew.web.show.assets import css_class
from jackscrew.web.show.bot_words import bot_label

LIKED = "medium"  # who plays where nobody chose a bot
GENTLE = "easy"  # who plays against somebody who has never played here
WEIGHTS = (N_("Easy to learn"), N_("Medium"), N_("Demanding"), N_("Heavy"))


@dataclass(frozen=True)
class Card:
    """A game in a few words; `weight` of `heaviest` tells how much there is to learn."""

    key: str
    css: str
    title: str
    players: str
    length: str
    minutes: str
    weight: int
    heaviest: int
    demand: str
    pitch: str
    art: Markup
    reconstructed: str
    authors: str
    rights: str


@dataclass(frozen=True)
class BotChoice:
    """A bot that visitors may choose."""

    key: str
    label: str


@dataclass(frozen=True)
class OptionChoice:
    """An option in a form: a switch, a seat, or a number from `low` to `high`."""

    name: str
    label: str
    switch: bool
    seat: bool
    value: bool | int
    help: str
    rule: str
    low: int
    high: int


@dataclass(frozen=True)
class BundleChoice:
    """The one choice on top of many switches: each value with what it is called."""

    name: str
    title: str
    choices: list[tuple[str, str]]


def card(game: Game, language: str) -> Card:
    """A game in a few words."""
    words = Words(game, language)
    low, high = game.seats[0], game.seats[-1]
    return Card(
        key=game.key,
        css=css_class(game),
        title=game.title,
        players=words.text("{low}\N{EN DASH}{high} players", low=low, high=high),
        length=words.text(game.length),
        minutes=words.text("{minutes} min", minutes=game.minutes.replace("-", "\N{EN DASH}")),
        weight=game.weight,
        heaviest=len(WEIGHTS),
        demand=words.text(WEIGHTS[game.weight - 1]),
        pitch=words.text(game.pitch),
        art=art(game),
        reconstructed=words.text(game.reconstructed),
        authors=game.authors,
        rights=words.text(game.rights),
    )


@cache
def art(game: Game) -> Markup:
    """A game's small drawing."""
    return Markup((game.folder / "vignette.svg").read_text(encoding="utf-8"))


def bot_choices(words: Words) -> list[BotChoice]:
    """The bots that visitors may choose."""
    return [BotChoice(bot, bot_label(bot, words)) for bot in NAMES]


def check_offered(bot: str) -> None:
    """Refuse a bot that visitors may not choose: with times of their own they could keep the
    server busy.
    """
    if bot not in NAMES:
        raise UnknownBot(f"there is no bot {bot[:40]!r}; there are {', '.join(NAMES)}")


def option_choices(game: Game, words: Words, reading: bool) -> list[OptionChoice]:
    """The options of a game's rules, or the ways to read its rulebook."""
    return [option_choice(option, words) for option in game.options if option.reading is reading]


def bundle_choice(game: Game, words: Words) -> BundleChoice | None:
    """The one choice on top of many switches, if the game has one."""
    if game.bundle is None:
        return None
    labels = map(words.text, game.bundle.labels)
    choices = list(zip(("a", "b", "choose"), labels, strict=True))
    return BundleChoice(game.bundle.name, words.text(game.bundle.title), choices)


def option_choice(option: Option, words: Words) -> OptionChoice:
    """One option with what it does."""
    return OptionChoice(
        name=option.name,
        label=words.text(option.title),
        switch=isinstance(option.default, bool),
        seat=option.names_seat,
        value=option.default,
        help=words.text(option.help),
        rule=option.rule,
        low=option.numbers[0] if option.numbers else 0,
        high=option.numbers[-1] if option.numbers else 0,
    )


def played_with(game: Game, setup: Setup, words: Words) -> list[str]:
    """The options a match has other than by default, in words."""
    return [
        option_told(option, setup.options[option.name], words)
        for option in game.options
        if setup.options[option.name] != option.default
    ]


def option_told(option: Option, value: bool | int, words: Words) -> str:
    """An option as it was chosen."""
    title = words.text(option.title)
    if isinstance(option.default, bool):
        return words.text(N_("{option} (on)") if value else N_("{option} (off)"), option=title)
    chosen = words.text("Seat {number}", number=value + 1) if option.names_seat else str(value)
    return words.text("{option} ({value})", option=title, value=chosen)
