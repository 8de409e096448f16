"""What the buttons say in few letters; the labels tell what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import ChicagoView, due_of
from jackscrew.games.raising_chicago.words.names import bids_for, mixture, player_asked
from jackscrew.text import NN_, Brief, Words
from jackscrew.text.words import split

SYMBOLS = {"device": "y"}  # symbols whose sign is called otherwise
SIGNS = {"choice": "points"}
SPEND = NN_("Spend {count} favor", "Spend {count} favors")


def brief(words: Words, action: str, view: ChicagoView) -> Brief | None:
    """The button of an action in few letters; None if its label has no more."""
    verb, what = split(action)
    return BRIEFS[verb](words, what, view) if verb in BRIEFS else None


def brief_bid(words: Words, what: str, view: ChicagoView) -> Brief:
    space, _, square = what.partition("-")
    told = {"space": space, "square": square}
    return Brief(words.text("Space {space}, square {square}", **told), "marker")


def brief_wilds(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.text("Pay with wilds"), "wild", words.text("With wilds"))


def brief_covered(words: Words, what: str, view: ChicagoView) -> Brief:
    due, tokens = due_of(view), player_asked(view)["tokens"]
    paid = {kind: count for kind, count in due.items() if 0 < count <= tokens[kind]}
    named = naming.tokens_named(words.text, paid)
    return Brief(words.text("Pay {due}", due=named), "check", words.text("Pay all"))


def brief_tokens(words: Words, what: str, view: ChicagoView) -> Brief:
    due = naming.counted(words.text, what, due_of(view)[what])
    return Brief(words.text("Pay {due}", due=due), what, due)


def brief_favor(words: Words, what: str, view: ChicagoView) -> Brief:
    due = naming.counted(words.text, what, due_of(view)[what])
    return Brief(words.text("Favor for {due}", due=due), "favour")


def brief_default(words: Words, what: str, view: ChicagoView) -> Brief:
    due = naming.counted(words.text, what, due_of(view)[what])
    return Brief(words.text("Do not pay {due}", due=due), "poverty")


def brief_trade(words: Words, what: str, view: ChicagoView) -> Brief:
    received = naming.counted(words.text, what, 1)
    return Brief(words.text("Trade for {received}", received=received), "trade")


def brief_give(words: Words, what: str, view: ChicagoView) -> Brief:
    given = naming.tokens_named(words.text, mixture(what))
    return Brief(words.text("Give {given}", given=given), "trade")


def brief_basic(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.text("Take {tokens}", tokens=naming.tokens_named(words.text, mixture(what))))


def brief_plot(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.text("Plot {plot}", plot=what), "building")


def brief_outskirts(words: Words, what: str, view: ChicagoView) -> Brief:
    named = naming.capital(naming.outskirts_named(words.text, int(what)))
    return Brief(named, "empty-plot", words.text("Plot {plot}", plot=what))


def brief_prestige(words: Words, what: str, view: ChicagoView) -> Brief:
    named = naming.prestige_named(words.text, view["printed"], what)
    number = naming.prestige_printed(view["printed"], what)["number"]
    return Brief(naming.capital(named), "prestige", words.text("Building {number}", number=number))


def brief_turn(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.text("Turned by {angle}°", angle=what), "again", f"{what}°")


def brief_neighborhood(words: Words, what: str, view: ChicagoView) -> Brief:
    named = naming.hood_named(words.text, view["printed"], int(what))
    return Brief(naming.capital(named), "copy-neighborhoods")


def brief_card(words: Words, what: str, view: ChicagoView) -> Brief:
    tokens = naming.tokens_named(words.text, bids_for(view, what)["cost"])
    text = words.text("Card {space}", space=what)
    return Brief(words.text("Take {tokens}", tokens=tokens), "card", text)


def brief_advance(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(naming.capital(naming.track_named(words.text, what)), SIGNS.get(what, what))


def brief_swap(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.text("Swap the banners"), "swap-banners")


def brief_symbol(words: Words, what: str, view: ChicagoView) -> Brief:
    named = naming.capital(naming.symbol_named(words.text, what))
    return Brief(named, SYMBOLS.get(what, what))


def brief_spend(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.plural(*SPEND, int(what)), "favour", what)


def brief_letter(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.text("Letter {letter}", letter=what), "points", what)


def brief_done(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.text("Go on"), "right")


def brief_use(words: Words, what: str, view: ChicagoView) -> Brief:
    number = naming.empty_tile_printed(view["printed"], what)["number"]
    deed = words.text("Use tile {number}", number=number)
    return Brief(deed, "empty-plot", words.text("Tile {number}", number=number))


def brief_disc(words: Words, what: str, view: ChicagoView) -> Brief:
    return Brief(words.names[int(what)], f"seat-{what}")


BRIEFS: dict[str, Callable[[Words, str, ChicagoView], Brief]] = {
    "bid": brief_bid,
    "white": brief_bid,
    "wilds": brief_wilds,
    "covered": brief_covered,
    "tokens": brief_tokens,
    "favor": brief_favor,
    "default": brief_default,
    "trade": brief_trade,
    "give": brief_give,
    "basic": brief_basic,
    "plot": brief_plot,
    "outskirts": brief_outskirts,
    "prestige": brief_prestige,
    "turn": brief_turn,
    "neighborhood": brief_neighborhood,
    "card": brief_card,
    "advance": brief_advance,
    "swap": brief_swap,
    "symbol": brief_symbol,
    "spend": brief_spend,
    "letter": brief_letter,
    "done": brief_done,
    "use": brief_use,
    "disc": brief_disc,
}
