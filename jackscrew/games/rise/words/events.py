"""What came of an action in RISE."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from jackscrew.core.state import PART, POINTS, Event
from jackscrew.games.rise import naming, state
from jackscrew.games.rise.components import EVENTS
from jackscrew.games.rise.effects import INDUSTRY, RANKS, TRACKS
from jackscrew.games.rise.tracks import PENALTIES, PLACES
from jackscrew.games.rise.words.names import event_quoted, printed_of, school_tile
from jackscrew.games.rise.words.points import points_told
from jackscrew.games.rise.words.telling import has_converted, is_ahead, is_conversion
from jackscrew.text import N_, NN_, Words

PHASES = {
    state.IN_INCOME: N_("Phase A: income."),
    state.IN_DISPLAY: N_("Phase B: the display is laid out."),
    state.IN_PLACEMENT: N_("Phase C: factories are placed."),
    state.IN_ACTIONS: N_("Phase D: actions and events."),
    state.IN_END: N_("Phase E: end of the round."),
    state.IS_OVER: N_("The game is over."),
}
COINS = {
    state.C_START: N_("{name} starts with {coins}."),
    state.C_EFFECT: N_("{name} gains {coins}."),
    state.C_INCOME: N_("{name} gains an income of {coins}."),
}
LEFT = {
    "satisfaction": N_("Riot: {name} goes left to {place}."),
    "conservation": N_("Pollution: {name} goes left to {place}."),
}
FORFEITED = NN_(
    "{name} stands at the end of {track}: {count} step is forfeited.",
    "{name} stands at the end of {track}: {count} steps are forfeited.",
)
FORFEITED_LEFT = NN_(
    "{name} stands at the left end of {track}: {count} step is forfeited.",
    "{name} stands at the left end of {track}: {count} steps are forfeited.",
)
REFRESHED = NN_("{name} refreshes {count} School tile.", "{name} refreshes {count} School tiles.")
DISCARDED = NN_(
    "No factory is left at the display: its last card is discarded.",
    "No factory is left at the display: its last {count} cards are discarded.",
)


def events(words: Words, events: Sequence[Event]) -> list[str]:
    """What came of an action: events of a kind told together."""
    told = [each for each in events if not is_silent(each)]
    if has_converted(events):  # then the action tells the VP too
        told = [each for each in told if not is_conversion(each)]
    return list(tell_all(words, told))


def is_silent(event: Event) -> bool:
    """Does the action, or another event, tell this one?"""
    if event.kind == state.E_COINS:
        return event.b not in COINS
    return event.kind in SILENT or is_ahead(event)


def tell_all(words: Words, events: Sequence[Event]) -> Iterator[str]:
    """The sentences of a line, events that belong together in one."""
    for key, group in groupby(events, family):
        found = list(group)
        if key[0] in TOGETHER and len(found) > 1:
            yield TOGETHER[key[0]](words, found)
            continue
        for each in found:
            told = event(words, each)
            if told is not None:
                yield told


def family(event: Event) -> tuple[int, ...]:
    """Events in a row with the same family are told in one sentence, if there is one."""
    if is_gain(event, state.AT_START, state.FOR_SPACE, state.C_START):
        return START, event.seat
    if is_gain(event, INDUSTRY + 1, state.FOR_INCOME, state.C_INCOME):
        return INCOME, event.seat
    if event.kind == POINTS:
        return POINTS, event.seat, event.a, event.b, event.c
    if event.kind == state.E_FORFEIT:
        return event.kind, event.seat, event.a, event.b
    return event.kind, event.seat, event.a, id(event)


def is_gain(event: Event, source: int, reason: int, coins: int) -> bool:
    """Are these VP of a source for a reason, or coins for another?"""
    if event.kind == POINTS:
        return event.a == source and event.c == reason
    return event.kind == state.E_COINS and event.b == coins


def event(words: Words, event: Event) -> str | None:
    """One event by itself; nothing if the action has told it already."""
    return None if is_silent(event) else TOLD[event.kind](words, event)


def tell_points(words: Words, event: Event) -> str:
    return points_told(words, event)


def tell_same_points(words: Words, events: list[Event]) -> str:
    return points_told(words, events[0], len(events))


def gains_told(words: Words, events: list[Event]) -> str:
    """Coins and VP together."""
    found = [naming.coins(words.text, each.a) for each in events if each.kind == state.E_COINS]
    found += [naming.points(words.text, each.b) for each in events if each.kind == POINTS]
    return naming.joined(words.text, found)


def tell_start(words: Words, events: list[Event]) -> str:
    gains, name = gains_told(words, events), words.names[events[0].seat]
    return words.text("{name} starts with {gains}.", name=name, gains=gains)


def tell_income(words: Words, events: list[Event]) -> str:
    gains, name = gains_told(words, events), words.names[events[0].seat]
    return words.text("{name} gains an income of {gains}.", name=name, gains=gains)


def tell_part(words: Words, event: Event) -> str:
    return words.text("Round {round} begins, era {era}.", round=event.a, era=era_of(words, event.a))


def era_of(words: Words, number: int) -> int:
    """The era of a round."""
    per_era = printed_of(words)["game"]["rounds_per_era"]
    return (number - 1) // per_era + 1


def tell_phase(words: Words, event: Event) -> str:
    return words.text(PHASES[event.a])


def tell_coins(words: Words, event: Event) -> str:
    coins, name = naming.coins(words.text, event.a), words.names[event.seat]
    return words.text(COINS[event.b], name=name, coins=coins)


def tell_step(words: Words, event: Event) -> str:
    """A forced step to the left; those ahead are told with the action."""
    place = naming.place_named(words.text, PLACES[event.c])
    return words.text(LEFT[TRACKS[event.a]], name=words.names[event.seat], place=place)


def tell_forfeit(words: Words, event: Event) -> str:
    return tell_forfeits(words, [event])


def tell_forfeits(words: Words, events: list[Event]) -> str:
    first = events[0]
    return words.plural(
        *(FORFEITED_LEFT if first.b else FORFEITED),
        len(events),
        name=words.names[first.seat],
        track=naming.track_name(words.text, TRACKS[first.a]),
    )


def tell_home(words: Words, event: Event) -> str:
    track = naming.track_name(words.text, TRACKS[event.a])
    name = words.names[event.seat]
    return words.text("{name}'s marker returns to the start of {track}.", name=name, track=track)


def tell_tile(words: Words, event: Event) -> str:
    name = words.names[event.seat]
    track = school_tile(words, event.a)
    return words.text("{name} takes a School tile: {track}.", name=name, track=track)


def tell_refreshed(words: Words, event: Event) -> str:
    return words.plural(*REFRESHED, event.a, name=words.names[event.seat])


def tell_strongbox(words: Words, event: Event) -> str:
    return words.text(
        "{name} turns the strongbox over: the coin limit is {limit} now.",
        name=words.names[event.seat],
        limit=printed_of(words)["strongbox"]["limit_flipped"],
    )


def tell_free(words: Words, event: Event) -> str:
    return words.text(
        "From now on {name} places at card {number} for free.",
        name=words.names[event.seat],
        number=event.a + 1,
    )


def tell_rank(words: Words, event: Event) -> str:
    return words.text(
        "{name} reaches rank {rank}.", name=words.names[event.seat], rank=RANKS[event.a]
    )


def tell_rank_income(words: Words, event: Event) -> str:
    return words.text(
        "{name} is the first on rank {rank}: rank income for all who have a rank.",
        name=words.names[event.seat],
        rank=RANKS[event.a],
    )


def tell_penalty(words: Words, event: Event) -> str:
    name = words.names[event.seat]
    if not event.a:
        return words.text("{name} gives the Penalty tile back.", name=name)
    penalty = naming.penalty_named(words.text, printed_of(words), PENALTIES[event.a])
    if event.b:
        return words.text("{name} turns the Penalty tile. {penalty}.", name=name, penalty=penalty)
    return words.text("{name} takes a Penalty tile. {penalty}.", name=name, penalty=penalty)


def tell_event(words: Words, event: Event) -> str:
    told = event_quoted(words, EVENTS[event.a])
    return words.text("Event: {event}.", event=told)


def tell_acts(words: Words, event: Event) -> str:
    name = words.names[event.seat]
    return words.text("{name} acts with card {number}.", name=name, number=event.b + 1)


def tell_order(words: Words, event: Event) -> str:
    return words.text(
        "{name}'s factory goes back to order space {space}.",
        name=words.names[event.seat],
        space=event.a + 1,
    )


def tell_overtaken(words: Words, event: Event) -> str:
    return words.text(
        "{other} has placed to the left of {name}, who may activate a School tile.",
        name=words.names[event.seat],
        other=words.names[event.a],
    )


def tell_limit(words: Words, event: Event) -> str:
    return words.text(
        "{name} gives {coins} back: the coin limit is {limit}.",
        name=words.names[event.seat],
        coins=naming.coins(words.text, event.a),
        limit=event.b,
    )


def tell_discarded(words: Words, event: Event) -> str | None:
    return words.plural(*DISCARDED, event.a) if event.a else None


def tell_winner(words: Words, event: Event) -> str:
    return words.text("{name} wins the game.", name=words.names[event.seat])


START, INCOME = -2, -1  # families of coins and VP together
# told with the action
SILENT = {state.E_TURNED, state.E_CULTURE, state.E_CHOSE, state.E_PICKED, state.E_LEAVES}
TOLD: dict[int, Callable[[Words, Event], str | None]] = {
    POINTS: tell_points,
    PART: tell_part,
    state.E_PHASE: tell_phase,
    state.E_COINS: tell_coins,
    state.E_STEP: tell_step,
    state.E_FORFEIT: tell_forfeit,
    state.E_HOME: tell_home,
    state.E_TILE: tell_tile,
    state.E_REFRESHED: tell_refreshed,
    state.E_STRONGBOX: tell_strongbox,
    state.E_FREE: tell_free,
    state.E_RANK: tell_rank,
    state.E_RANK_INCOME: tell_rank_income,
    state.E_PENALTY: tell_penalty,
    state.E_EVENT: tell_event,
    state.E_ACTS: tell_acts,
    state.E_ORDER: tell_order,
    state.E_OVERTAKEN: tell_overtaken,
    state.E_LIMIT: tell_limit,
    state.E_DISCARDED: tell_discarded,
    state.E_WINNER: tell_winner,
}
# by family
TOGETHER: dict[int, Callable[[Words, list[Event]], str]] = {
    START: tell_start,
    INCOME: tell_income,
    POINTS: tell_same_points,
    state.E_FORFEIT: tell_forfeits,
}
