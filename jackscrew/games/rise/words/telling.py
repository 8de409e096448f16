"""What the log of RISE says was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import POINTS, Event
from jackscrew.games.rise import faces, naming, phrases, state
from jackscrew.games.rise.tracks import PLACES, SCALES
from jackscrew.games.rise.words.labels import both_options
from jackscrew.games.rise.words.names import (
    event_quoted,
    parts_of,
    printed_effect,
    printed_of,
    tile_told,
)
from jackscrew.text import N_, Values, Words
from jackscrew.text.words import split

Events = Sequence[Event]

# what a seat did, or what befell the table; by verb, with more where more is known
ACTIONS = {
    "place": N_("{name} places the factory at card {number}."),
    "place paid": N_("{name} places the factory at card {number} for {coins}."),
    "play top": N_("{name} plays the top option: {effects}."),
    "play bottom": N_("{name} plays the bottom option: {effects}."),
    "play bottom paid": N_("{name} plays the bottom option for {coins}: {effects}."),
    "step": N_("{name} advances to {place}."),
    "joker": N_("{name} uses the joker on {track}."),
    "joker moved": N_("{name} uses the joker on {track} and advances to {place}."),
    "choice": N_("{name} chooses: {effects}."),
    "choice moved": N_("{name} chooses {effects} and advances to {place}."),
    "order": N_("{name} takes next: {effects}."),
    "order moved": N_("{name} takes {effects} next and advances to {place}."),
    "activate": N_("{name} activates a School tile: {track}."),
    "activate moved": N_("{name} activates a School tile: {track}, and advances to {place}."),
    "pay": N_("{name} pays {coins}."),
    "pay moved": N_("{name} pays {coins} and advances to {place}."),
    "place paid converted": N_(
        "{name} turns {points} into {gained} and places the factory at card {number} for {coins}."
    ),
    "play bottom paid converted": N_(
        "{name} turns {points} into {gained} and plays the bottom option for {coins}: {effects}."
    ),
    "choice converted": N_("{name} turns {points} into {gained} and chooses: {effects}."),
    "choice moved converted": N_(
        "{name} turns {points} into {gained}, chooses {effects} and advances to {place}."
    ),
    "order converted": N_("{name} turns {points} into {gained} and takes next: {effects}."),
    "order moved converted": N_(
        "{name} turns {points} into {gained}, takes {effects} next and advances to {place}."
    ),
    "pay converted": N_("{name} turns {points} into {gained} and pays {coins}."),
    "pay moved converted": N_(
        "{name} turns {points} into {gained}, pays {coins} and advances to {place}."
    ),
    "exchange": N_("{name} gives {coins} for VP."),
    "take": N_("{name} takes a Culture tile: {tile}."),
    "use": N_("{name} leaves the Culture tile and uses the space."),
    "decline order": N_("{name} does without the rest."),
    "decline joker": N_("{name} does without the joker."),
    "decline tile": N_("{name} activates no School tile."),
    "decline choice": N_("{name} chooses none of these."),
    "decline pay": N_("{name} does not pay."),
    "decline exchange": N_("{name} keeps the coins."),
    "decline culture_tile": N_("{name} takes neither the Culture tile nor the space."),
    "stop": N_("{name} advances no further."),
    "proceed": N_("{name} leaves no track."),
    "leave bank": N_("{name} leaves the Bank from space {space}."),
    "leave bureau": N_("{name} leaves the Bureau from space {space}."),
    "convert": N_("{name} converts {points} into {coins}."),
    "factory": N_("{other}'s factory comes next in the order."),
    "deal": N_("A starting School tile is dealt: {track}."),
    "lay": N_("A School tile is laid out: {track}."),
    "hang": N_("A Culture tile is laid out: {tile}."),
    "card": N_("Action card: {options}."),
    "event": N_("Event card: {event}."),
}
# the same where there was no choice
FORCED = {
    "play top": N_("Only the top option is open to {name}: {effects}."),
    "decline order": N_("{name} can use nothing more."),
    "decline joker": N_("{name} cannot use the joker."),
    "decline tile": N_("{name} can activate no School tile."),
    "decline choice": N_("{name} can use none of these."),
    "decline pay": N_("{name} cannot pay."),
    "decline exchange": N_("{name} has no coins to give."),
    "decline culture_tile": N_("{name} can use neither the Culture tile nor the space."),
    "stop": N_("{name} can advance no further."),
}


def action(words: Words, line: Line, events: Events) -> str:
    """What a line of the record says was done."""
    verb, what = split(line.action)
    key = action_key(line, verb, what, events)
    message = FORCED.get(key, ACTIONS[key]) if line.forced else ACTIONS[key]
    values = VALUES[verb](words, what, events) if verb in VALUES else {}
    if key.endswith(" converted"):
        values |= converted_values(words, events)
    return words.text(message, name=words.names[line.seat], **values)


def action_key(line: Line, verb: str, what: str, events: Events) -> str:
    """Which of the sentences tells a line; what was converted to pay is told first."""
    key = deed_key(line, verb, what, events)
    return f"{key} converted" if paid(events) and has_converted(events) else key


def deed_key(line: Line, verb: str, what: str, events: Events) -> str:
    """Which of the sentences tells what was done."""
    if verb in ("place", "play"):
        key = f"play {what}" if verb == "play" else verb
        return f"{key} paid" if paid(events) else key
    if verb in ("decline", "leave"):
        return f"decline {line.step}" if verb == "decline" else f"leave {what}"
    if verb in ("advance", "choose", "activate", "pay"):
        key = line.step if verb in ("advance", "choose") else verb
        return f"{key} moved" if reached(events) else key
    return verb


def paid(events: Events) -> int:
    """The coins paid for a place, an option or an effect."""
    reasons = (state.C_PLACE, state.C_OPTION, state.C_PAY, state.C_EXCHANGE)
    return sum(-each.a for each in events if each.kind == state.E_COINS and each.b in reasons)


def is_conversion(event: Event) -> bool:
    """Are these the VP that became coins?"""
    return event.kind == POINTS and event.a == state.CONVERTED


def has_converted(events: Events) -> bool:
    """Did VP become coins in an action, which tells it itself?"""
    return any(each.kind == state.E_COINS and each.b == state.C_CONVERT for each in events)


def is_ahead(event: Event) -> bool:
    """Is it a step ahead, which the action itself tells, and not a forced one to the left?"""
    if event.kind != state.E_STEP:
        return False
    place = PLACES[event.c]
    return naming.parted(place)[0] not in SCALES or event.c > event.b


def reached(events: Events) -> str | None:
    """The place the first step of a line leads to, if it has one."""
    return next((PLACES[each.c] for each in events if is_ahead(each)), None)


def place_reached(words: Words, events: Events) -> str:
    """The same by name."""
    place = reached(events)
    return naming.place_named(words.text, place) if place else ""


def coins_paid(words: Words, events: Events) -> str:
    """The coins paid, by name."""
    return naming.coins(words.text, paid(events))


def effects_taken(words: Words, events: Events) -> str:
    """The effects that were chosen or picked, as far as an event tells them."""
    parts = parts_of(words)
    for each in events:
        if each.kind == state.E_CHOSE:
            return phrases.effects_named(words.text, parts.effects.printed[each.a])
        if each.kind == state.E_PICKED:
            return phrases.effect_named(words.text, printed_effect(parts, each.a))
    return ""


def place_values(words: Words, what: str, events: Events) -> Values:
    return {"number": what, "coins": coins_paid(words, events)}


def play_values(words: Words, what: str, events: Events) -> Values:
    return {"effects": effects_taken(words, events), "coins": coins_paid(words, events)}


def step_values(words: Words, what: str, events: Events) -> Values:
    return {"place": naming.place_named(words.text, what)}


def track_values(words: Words, what: str, events: Events) -> Values:
    return {
        "track": naming.track_name(words.text, what),
        "effects": effects_taken(words, events),
        "place": place_reached(words, events),
    }


def choose_values(words: Words, what: str, events: Events) -> Values:
    return {"effects": effects_taken(words, events), "place": place_reached(words, events)}


def pay_values(words: Words, what: str, events: Events) -> Values:
    return {"coins": coins_paid(words, events), "place": place_reached(words, events)}


def exchange_values(words: Words, what: str, events: Events) -> Values:
    return {"coins": naming.coins(words.text, int(what))}


def take_values(words: Words, what: str, events: Events) -> Values:
    tiles = printed_of(words)["culture_tiles"]["tiles"]
    taken = [tiles[each.a]["id"] for each in events if each.kind == state.E_CULTURE]
    return {"tile": tile_told(words, taken[0]) if taken else ""}


def leave_values(words: Words, what: str, events: Events) -> Values:
    places = [PLACES[each.b] for each in events if each.kind == state.E_LEAVES]
    space = naming.parted(places[0])[1] if places else ""
    return {"space": space}


def convert_values(words: Words, what: str, events: Events) -> Values:
    found = converted_values(words, events)
    return {"points": found["points"], "coins": found["gained"]}


def converted_values(words: Words, events: Events) -> Values:
    """The VP that became coins, and the coins they became."""
    spent = sum(-each.b for each in events if is_conversion(each))
    gained = sum(each.c for each in events if is_conversion(each))
    return {
        "points": naming.points(words.text, spent),
        "gained": naming.coins(words.text, gained),
    }


def factory_values(words: Words, what: str, events: Events) -> Values:
    return {"other": words.names[int(what)]}


def school_values(words: Words, what: str, events: Events) -> Values:
    track = faces.tile_track(printed_of(words), what)
    return {"track": naming.track_name(words.text, track)}


def hang_values(words: Words, what: str, events: Events) -> Values:
    return {"tile": tile_told(words, what)}


def card_values(words: Words, what: str, events: Events) -> Values:
    return {"options": both_options(words, faces.card_printed(printed_of(words), what))}


def event_values(words: Words, what: str, events: Events) -> Values:
    return {"event": event_quoted(words, what)}


VALUES: dict[str, Callable[[Words, str, Events], Values]] = {
    "place": place_values,
    "play": play_values,
    "step": step_values,
    "advance": track_values,
    "choose": choose_values,
    "activate": track_values,
    "pay": pay_values,
    "exchange": exchange_values,
    "take": take_values,
    "leave": leave_values,
    "convert": convert_values,
    "factory": factory_values,
    "deal": school_values,
    "lay": school_values,
    "hang": hang_values,
    "card": card_values,
    "event": event_values,
}
