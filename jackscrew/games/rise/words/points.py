"""VP in words: how many, from where and what for."""

from __future__ import annotations

from jackscrew.core.state import Event
from jackscrew.games.rise import naming, state
from jackscrew.games.rise.effects import POLITICS, TRACK_COUNT, TRACKS
from jackscrew.games.rise.words.names import printed_of, tile_told
from jackscrew.text import N_, Words

CARDS = {
    "action_cards": (
        N_("{name} scores {points} from the Action card."),
        N_("{name} loses {points} by the Action card."),
    ),
    "event_cards": (
        N_("{name} scores {points} from the event."),
        N_("{name} loses {points} by the event."),
    ),
    "start": (
        N_("{name} starts with {points}."),
        N_("{name} starts with {points} less than none."),
    ),
}
# for tracks: gained, lost
REASONS = {
    state.FOR_SPACE: (
        N_("{name} scores {points} on {track}."),
        N_("{name} loses {points} on {track}."),
    ),
    state.FOR_INCOME: (
        N_("{name} scores {points} as income from {track}."),
        N_("{name} loses {points} as income from {track}."),
    ),
    state.FOR_ROUND: (
        N_("{name} scores {points} for {track} at the end of the round."),
        N_("{name} loses {points} for {track} at the end of the round."),
    ),
    state.FOR_GAME: (
        N_("{name} scores {points} for the position on {track} at the end of the game."),
        N_("{name} loses {points} for the position on {track} at the end of the game."),
    ),
    state.FOR_REWARD: (
        N_("{name} scores {points} as reward on {track}."),
        N_("{name} loses {points} as reward on {track}."),
    ),
    state.FOR_EXCHANGE: (
        N_("{name} scores {points} for as many coins on {track}."),
        N_("{name} loses {points} for as many coins on {track}."),
    ),
}
STEPS_MADE = (
    N_("{name} scores {points} for the steps made on {track}."),
    N_("{name} loses {points} for the steps made on {track}."),
)
TILE = (
    N_("{name} scores {points} for a Culture tile: {tile}."),
    N_("{name} loses {points} for a Culture tile: {tile}."),
)


def points_told(words: Words, event: Event, times: int = 1) -> str:
    """VP that a seat gained or lost, perhaps several times alike."""
    source = state.SOURCES[event.a]
    values = {
        "name": words.names[event.seat],
        "points": naming.points(words.text, abs(event.b) * times),
    }
    is_lost = event.b < 0
    if event.a == state.CONVERTED:
        coins = naming.coins(words.text, event.c * times)
        return words.text("{name} converts {points} into {coins}.", coins=coins, **values)
    if event.a == state.CULTURE_TILE_VP:
        tiles = printed_of(words)["culture_tiles"]["tiles"]
        tile = tiles[event.c - state.FOR_TILE]["id"]
        return words.text(TILE[is_lost], tile=tile_told(words, tile), **values)
    if source in CARDS:
        return words.text(CARDS[source][is_lost], **values)
    return track_points(words, event, values)


def track_points(words: Words, event: Event, values: dict[str, str]) -> str:
    """VP that come from a track."""
    number = event.a - 1
    assert 0 <= number < TRACK_COUNT
    is_counted = event.c == state.FOR_GAME and number == POLITICS
    forms = STEPS_MADE if is_counted else REASONS[event.c]
    track = naming.track_name(words.text, TRACKS[number])
    return words.text(forms[event.b < 0], track=track, **values)
