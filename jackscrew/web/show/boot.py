"""What a page says to its script when it is loaded: where it is, and the few words it may say."""

from __future__ import annotations

from typing import TypeVar

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup
from msgspec import Struct, json
from msgspec.structs import fields

from jackscrew.text import N_, Translator


class TableWords(Struct):
    """What the script of a table says; it fills the places."""

    my_turn: str = N_("Your turn: {title}")
    live: str = N_("Move {number}, live")
    ended: str = N_("Move {number}, the end")
    moment: str = N_("Move {number} of {count}")
    refused: str = N_("That did not work.")
    closed: str = N_("This table is no longer here.")
    copied: str = N_("Copied.")
    copy_by_hand: str = N_("The link is selected: copy it with your keyboard.")
    rules_missing: str = N_("The rules could not be loaded.")
    rules_none: str = N_("Nothing found.")
    selected: str = N_("{label} is selected. Enter confirms.")
    left: str = N_("Choices left: {count}")
    take_back: str = N_("Take back: {label}")
    on_screen: str = N_("On the screen, {count}")
    confirm: str = N_("Confirm")
    sending: str = N_("Sending …")
    above: str = N_("{count} more above")
    below: str = N_("{count} more below")
    on_the_left: str = N_("{count} more on the left")
    on_the_right: str = N_("{count} more on the right")
    fold: str = N_("Fold")


class RulesWords(Struct):
    """What the script of the rules says."""

    rules_none: str = N_("Nothing found.")


class HomeWords(Struct):
    """What the script of the first page says."""

    your_turn: str = N_("Your turn")
    waiting: str = N_("Waiting for {names}")
    waits: str = N_("{count} wait for you")
    one_waits: str = N_("1 waits for you")
    over: str = N_("Game over")
    gone: str = N_("This table no longer exists.")
    imported: str = N_("Tables in the file: {count}")
    rules_missing: str = N_("The rules could not be loaded.")
    bad_file: str = N_("This is not a file of seats.")


class SeatKey(Struct):
    """A seat of the browser's and the key that plays it."""

    seat: int
    key: str


class TableBoot(Struct):
    """What the script of a table needs to begin."""

    table: str
    title: str
    css: str
    socket: str
    keys: list[SeatKey]
    game: str
    language: str
    at: int | None  # the move that is shown first, if it is not the last
    words: TableWords


class RulesBoot(Struct):
    """What the script of the rules needs."""

    words: RulesWords


class HomeBoot(Struct):
    """What the script of the first page needs."""

    language: str
    words: HomeWords


W = TypeVar("W", TableWords, RulesWords, HomeWords)


def client_words(words: type[W], speaker: Translator) -> W:
    """The words of a page in one language."""
    gettext = speaker.catalogue.gettext
    return words(**{field.name: gettext(field.default) for field in fields(words)})


def as_script(boot: TableBoot | RulesBoot | HomeBoot) -> Markup:
    """The same as it stands in a page."""
    return htmlsafe_json_dumps(boot, dumps=lambda it: json.encode(it).decode())
