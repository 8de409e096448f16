"""What the buttons say in few letters; the labels tell what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import question_of
from jackscrew.games.city_council import naming
from jackscrew.games.city_council.view import CityCouncilView
from jackscrew.games.city_council.words.labels import LABELS, cost_asked
from jackscrew.games.city_council.words.values import CHITS, values
from jackscrew.text import N_, NC_, Brief, Words
from jackscrew.text.words import split

MEMBERS = {
    "mayor": NC_("council short", "Mayor"),
    "transit": NC_("council short", "Transit"),
    "treasurer": NC_("council short", "Treasurer"),
    "zoning": NC_("council short", "Zoning"),
}
SUITS = {"S": "suns", "M": "moons", "C": "crowns", "A": "arms"}
DEEDS = {
    "bid": N_("Bid {value}"),
    "place": N_("Place on {square}"),
    "lobby": LABELS["lobby"],
    "take": N_("Take {tile}"),
    "rail": LABELS["rail"],
    "die": N_("Set the die to {value}"),
    "speculate": N_("Speculator near {square}"),
}
ICONS = {"bid": "coin", "place": "", "die": "die", "rail": "rail", "speculate": "die"}


def brief(words: Words, action: str, view: CityCouncilView) -> Brief | None:
    """The button of an action in few letters; None if its label has no more."""
    verb, what = split(action)
    if verb in SPECIAL_BRIEFS:
        return SPECIAL_BRIEFS[verb](words, what, view)
    return Brief(deed(words, verb, what), ICONS[verb], what) if verb in DEEDS else None


def deed(words: Words, verb: str, what: str) -> str:
    """Verb and object."""
    told = values(words, verb, what)
    return words.text(DEEDS[verb], **told)


def brief_order(words: Words, what: str, view: CityCouncilView) -> Brief:
    return Brief(words.text("Position {position}", position=int(what)), "priority")


def brief_lobby(words: Words, what: str, view: CityCouncilView) -> Brief:
    return Brief(deed(words, "lobby", what), what, words.named("council short", MEMBERS[what]))


def brief_take(words: Words, what: str, view: CityCouncilView) -> Brief:
    named = naming.tile_name(words.text, what)
    return Brief(deed(words, "take", what), SUITS[what[0]], named)


def brief_seat(words: Words, what: str, view: CityCouncilView) -> Brief:
    return Brief(words.names[int(what)], f"seat-{what}")


def brief_coin(words: Words, what: str, view: CityCouncilView) -> Brief:
    """A coin that pays, or chits in its place."""
    if what != CHITS:
        return Brief(words.text("Pay with your {coin} coin", coin=int(what)), "coin", what)
    step = question_of(view)["step"]
    count = cost_asked(view) if step in ("pay_tile", "pay_die") else 1
    return Brief(words.plural("{count} chit", "{count} chits", count), "chit")


def brief_tick(words: Words, what: str, view: CityCouncilView) -> Brief:
    return Brief(naming.tick_corner(words, what), text=words.text(naming.CORNER_NAMES[what]))


def brief_skip(words: Words, what: str, view: CityCouncilView) -> Brief:
    return Brief(words.text("Not now"))


def brief_stop(words: Words, what: str, view: CityCouncilView) -> Brief:
    return Brief(words.text("Stop building"), text=words.text("Stop"))


SPECIAL_BRIEFS: dict[str, Callable[[Words, str, CityCouncilView], Brief]] = {
    "order": brief_order,
    "lobby": brief_lobby,
    "steal": brief_seat,
    "take": brief_take,
    "pay": brief_coin,
    "tick": brief_tick,
    "skip": brief_skip,
    "invest": brief_coin,
    "stop": brief_stop,
    "fund": brief_coin,
    "winner": brief_seat,
}
