"""What the log of Raising Chicago says was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import NOBODY, Event
from jackscrew.core.supplied import Translate
from jackscrew.games.raising_chicago import naming, state
from jackscrew.games.raising_chicago.components import EMPTY_TILES, PRESTIGE
from jackscrew.games.raising_chicago.rewards import TOKENS
from jackscrew.games.raising_chicago.view import Printed
from jackscrew.games.raising_chicago.words.events import (
    DONE,
    deed_of,
    first_deed,
    results,
    tokens_of,
)
from jackscrew.games.raising_chicago.words.names import banner_place, components_of, mixture
from jackscrew.text import N_, NN_, Values, Words
from jackscrew.text.words import split

Events = Sequence[Event]

# what a seat did, or what befell the table; by verb, with more where more is known
ACTIONS = {
    "bid": N_("{name} places a marker on space {space}."),
    "bid took": N_("{name} places a marker on space {space} and takes {tokens}."),
    "bid cost": N_("{name} places a marker on the upper-left square of space {space}."),
    "bid paid": N_(
        "{name} places a marker on the upper-left square of space {space} and pays {tokens}."
    ),
    "white": N_("{name} places a marker of the non-player color on space {space}."),
    "white took": N_(
        "{name} places a marker of the non-player color on space {space} and takes {tokens}."
    ),
    "white cost": N_(
        "{name} places a marker of the non-player color on the upper-left square of space {space}."
    ),
    "white paid": N_(
        "{name} places a marker of the non-player color on the upper-left square of space {space}"
        " and pays {tokens}."
    ),
    "wilds": N_("{name} pays {tokens} for the upper-left square."),
    "covered": N_("{name} pays {tokens}."),
    "tokens": N_("{name} pays {tokens}."),
    "favor": N_("{name} spends a favor instead of {due}."),
    "default": N_("{name} does not pay the {kind} due and goes to {poverty}."),
    "trade": N_("{name} trades three resources for {received}."),
    "give": N_("{name} trades {given} for {received}."),
    "plot": N_("{name} raises a building with {levels} on {plot}."),
    "plot site": N_("{name} chooses {plot}."),
    "plot level": N_("{name} adds a level to the building on {plot}."),
    "outskirts": N_("{name} moves a building with {levels} to {lot} and takes {tile}."),
    "prestige": N_("{name} chooses {prestige}."),
    "turn": N_("{name} places {prestige} on {plot}; {arrows}."),
    "neighborhood": N_("{name} has {hood} awarded first."),
    "neighborhood copy": N_("{name} copies the reward of {hood}."),
    "card": N_("{name} chooses the card on space {space}."),
    "advance": N_("{name} chooses the {track}."),
    "basic": N_("{name} chooses basic resources."),
    "swap": N_("{name} swaps the banners {first} and {second}."),
    "symbol": N_("{name}'s asterisk stands for the symbol {symbol}."),
    "spend": N_("{name} spends no favor on the personal project."),
    "letter": N_("{name} counts a card with all letters as {letter}."),
    "done": N_("{name} uses no empty plot tile."),
    "use": N_("{name} uses {tile}."),
    "disc": N_("{other} gets the next rank at the start."),
    "project": N_("Next project: {project}."),
    "project top": N_("On top of a stack of projects: {project}."),
    "project final": N_("For the last round: {project}."),
    "lay": N_("In the outskirts: {tile}."),
    "show": N_("On display: {prestige}."),
    "token": N_(
        "The next ward is worth {first} for the most levels at the end, {second} for the second"
        " most."
    ),
    "banner": N_("Next expertise banner: {kind}."),
    "tile": N_("Next neighborhood tile: {reward}."),
    "member": N_("In the council: {member}."),
    "draw": N_("On top of the deck: {card}."),
}
SPENT = NN_(
    "{name} spends {count} favor on the personal project.",
    "{name} spends {count} favors on the personal project.",
)


def action(words: Words, line: Line, events: Events) -> str:
    """What a line of the record says was done."""
    verb, what = split(line.action)
    first = first_deed(events)
    if not first or is_own(line, verb, first[0]):
        return sentence(words, line, verb, what, first)
    told = sentence(words, line, verb, what, [])
    return " ".join([told, *results(words, first)])  # what happened by itself


def is_own(line: Line, verb: str, event: Event) -> bool:
    """Is an event the deed of the action itself?"""
    return event.seat in (line.seat, NOBODY) and deed_of(event) in DONE.get(verb, ())


def sentence(words: Words, line: Line, verb: str, what: str, first: Events) -> str:
    """The action with what it did at once."""
    name = words.names[line.seat]
    if verb == "spend" and what != "0":
        return words.plural(*SPENT, int(what), name=name)
    if verb in ("project", "draw") and first:
        return results(words, first)[0]
    values = values_of(words, verb, what, first)
    return words.text(ACTIONS[action_key(line, verb, what, first)], name=name, **values)


def values_of(words: Words, verb: str, what: str, first: Events) -> Values:
    """What stands in the sentence of a verb besides the name of the seat."""
    if verb in PHRASES:
        key, tell = PHRASES[verb]
        return {key: tell(words.text, components_of(words), what)}
    return VALUES[verb](words, what, first) if verb in VALUES else {}


def action_key(line: Line, verb: str, what: str, first: Events) -> str:
    """Which of the sentences tells a line."""
    if verb in ("bid", "white"):
        return f"{verb} {bid_key(what, first)}".strip()
    key = f"{verb} {line.step}"
    return key if key in ACTIONS else verb


def bid_key(what: str, first: Events) -> str:
    """Was something taken or paid with a marker?"""
    if what.endswith("-1"):
        return "paid" if first else "cost"
    return "took" if first else ""


def printed_tokens(words: Words, events: Events) -> str:
    """The tokens taken or paid."""
    return naming.tokens_named(words.text, tokens_of(events))


def bid_values(words: Words, what: str, first: Events) -> Values:
    return {"space": what.partition("-")[0], "tokens": printed_tokens(words, first)}


def paid_values(words: Words, what: str, first: Events) -> Values:
    return {"tokens": printed_tokens(words, first)}


def favor_values(words: Words, what: str, first: Events) -> Values:
    if not first:
        return {"due": naming.type_named(words.text, what)}
    return {"due": naming.counted(words.text, what, first[0].b)}


def default_values(words: Words, what: str, first: Events) -> Values:
    position = first[0].a if first else 0
    poverty = naming.poverty_named(words.text, components_of(words), position)
    return {"kind": naming.type_named(words.text, what), "poverty": poverty}


def give_values(words: Words, what: str, first: Events) -> Values:
    received = {TOKENS[each.a]: each.b for each in first if each.b > 0}
    return {
        "given": naming.tokens_named(words.text, mixture(what)),
        "received": naming.tokens_named(words.text, received),
    }


def plot_values(words: Words, what: str, first: Events) -> Values:
    return {
        "plot": naming.plot_named(words.text, components_of(words), int(what)),
        "levels": naming.counted(words.text, "level", first[0].b if first else 0),
    }


def outskirts_values(words: Words, what: str, first: Events) -> Values:
    tiles = [EMPTY_TILES[each.a] for each in first if each.kind == state.E_EMPTY]
    levels = [each.b for each in first if each.kind == state.E_MOVED]
    tile = naming.empty_tile_told(words.text, components_of(words), tiles[0]) if tiles else ""
    return {
        "lot": naming.outskirts_named(words.text, int(what)),
        "levels": naming.counted(words.text, "level", sum(levels)),
        "tile": tile,
    }


def turn_values(words: Words, what: str, first: Events) -> Values:
    if not first:
        return {"prestige": "", "plot": "", "arrows": ""}
    tile, plot = PRESTIGE[first[0].a], first[0].b + 1
    return {
        "prestige": naming.prestige_named(words.text, components_of(words), tile),
        "plot": naming.plot_named(words.text, components_of(words), plot),
        "arrows": naming.targets_named(words.text, components_of(words), tile, plot, int(what)),
    }


def swap_values(words: Words, what: str, first: Events) -> Values:
    one, other = (banner_place(words, components_of(words), it) for it in what.split())
    return {"first": one, "second": other}


def token_values(words: Words, what: str, first: Events) -> Values:
    printed = naming.ward_token_printed(components_of(words), what)
    return {
        "first": naming.reputation(words.text, printed["first"]),
        "second": naming.reputation(words.text, printed["second"]),
    }


def disc_values(words: Words, what: str, first: Events) -> Values:
    return {"other": words.names[int(what)]}


# what a sentence says of the thing that is named after the verb: as what, and in which phrase
PHRASES: dict[str, tuple[str, Callable[[Translate, Printed, str], str]]] = {
    "trade": ("received", lambda text, _, kind: naming.counted(text, kind, 1)),
    "prestige": ("prestige", naming.prestige_told),
    "neighborhood": ("hood", lambda text, printed, it: naming.hood_named(text, printed, int(it))),
    "card": ("space", lambda text, _, space: space),
    "advance": ("track", lambda text, _, kind: naming.track_named(text, kind)),
    "symbol": ("symbol", lambda text, _, symbol: naming.symbol_named(text, symbol)),
    "letter": ("letter", lambda text, _, letter: letter),
    "use": ("tile", naming.empty_tile_told),
    "project": ("project", naming.project_told),
    "lay": ("tile", naming.empty_tile_told),
    "show": ("prestige", naming.prestige_told),
    "banner": ("kind", lambda text, _, kind: naming.type_named(text, kind)),
    "tile": ("reward", naming.hood_reward),
    "member": ("member", naming.member_told),
    "draw": ("card", lambda text, printed, it: naming.card_named(text, printed, it, None)),
}
# what is told of other verbs
VALUES: dict[str, Callable[[Words, str, Events], Values]] = {
    "bid": bid_values,
    "white": bid_values,
    "wilds": paid_values,
    "covered": paid_values,
    "tokens": paid_values,
    "favor": favor_values,
    "default": default_values,
    "give": give_values,
    "plot": plot_values,
    "outskirts": outskirts_values,
    "turn": turn_values,
    "swap": swap_values,
    "disc": disc_values,
    "token": token_values,
}
