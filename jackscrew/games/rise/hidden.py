"""What a seat is shown: all but the order of the decks [RISE-INFO-01, RISE-INFO-02]."""

from jackscrew.core.chance import Dice
from jackscrew.core.state import Frame
from jackscrew.core.view import Moment, Question
from jackscrew.core.written import named, names
from jackscrew.games.rise.components import CARDS, CULTURE_TILES, EVENTS, SCHOOL_TILES, SIDES
from jackscrew.games.rise.effects import CULTURE, KINDS, RANKS, REWARDS, TRACK_COUNT, TRACKS
from jackscrew.games.rise.scoring import tile_points, winners
from jackscrew.games.rise.setup import place_name, unseen_cards
from jackscrew.games.rise.state import (
    A_ADVANCE,
    CARD,
    CHOOSE,
    COLUMNS,
    CULTURE_TILE,
    DISPLAY,
    JOKER_TRACK,
    ORDER,
    PAYMENT,
    PHASES,
    SOURCES,
    STEP,
    TRADE,
    A,
    Rise,
)
from jackscrew.games.rise.steps.acting import is_open
from jackscrew.games.rise.steps.placing import place_cost
from jackscrew.games.rise.tracks import B_BACK, PENALTIES
from jackscrew.games.rise.view import AskedView, Effect, PlayerView, RiseView, SchoolTileView


def observe(s: Rise, seat: int, moment: Moment) -> RiseView:
    """All that this seat, or -1 a spectator, may know.

    Cards are drawn when they are revealed, so no state has the order of a deck; all seats see
    the same: see `reveal`.
    """
    return {
        "seats": s.seats,
        "seat": seat,
        "round": s.round,
        "rounds": s.parts.rounds,
        "era": s.era() + 1,
        "phase": PHASES[s.phase],
        "at": at(s),
        "order": s.order.copy(),
        "factories": [{"card": it // 4 + 1, "seat": it % 4} for it in s.queue],
        "display": [
            named(EVENTS if place & 1 else CARDS, s.display[place]) for place in range(DISPLAY)
        ],
        "cards_left": unseen_cards(s),
        "events_left": {EVENTS[i]: s.events_left[i] for i in range(len(EVENTS))},
        "sides": {TRACKS[i]: SIDES[s.tracks[i].side] for i in range(TRACK_COUNT)},
        "readings": {"effects_before_return": s.effects_first},
        "school": [named(SCHOOL_TILES, tile) for tile in s.school],
        "culture": culture_view(s),
        "rewards": {
            REWARDS[i]: [it for it in s.claims[i * 4 : i * 4 + 4] if it >= 0]
            for i in range(len(REWARDS))
        },
        "ranks": names(RANKS, s.ranked),
        "players": [player_view(s, player) for player in range(s.seats)],
        "asked": asked(s),
        "printed": s.parts.printed,  # shared: never changed
        "sources": SOURCES,
        "over": not s.stack,
        "winners": winners(s),
        **moment,
    }


def reveal(s: Rise, seat: int, view: RiseView, question: Question | None) -> RiseView:
    """What a seat knows, from a spectator's view: no more."""
    return {**view, "seat": seat, "question": question}


def at(s: Rise) -> int | None:
    """Which place of the display is being resolved, if any is."""
    for frame in s.stack:
        if frame.step == CARD:
            is_event = frame.a > 0 and not frame.a & 1 and s.display[frame.a - 1] >= 0
            return frame.a - 1 if is_event else frame.a
    return None


def culture_view(s: Rise) -> dict[str, str]:
    """The Culture tiles on the track by the id of their space."""
    spaces = s.tracks[CULTURE].spaces
    return {
        spaces[space].get("id", ""): CULTURE_TILES[s.hung[space]]
        for space in range(len(s.hung))
        if s.hung[space] >= 0
    }


def player_view(s: Rise, seat: int) -> PlayerView:
    """A seat's things by name."""
    return {
        "markers": {TRACKS[i]: place_name(s, seat, i) for i in range(TRACK_COUNT)},
        "steps": {TRACKS[i]: s.made[seat * TRACK_COUNT + i] for i in range(TRACK_COUNT)},
        "points": s.vp[seat],
        "scored": {SOURCES[i]: s.scored[i * s.seats + seat] for i in range(len(SOURCES))},
        "coins": s.coins[seat],
        "limit": s.limit(seat),
        "strongbox": s.turned >> seat & 1 == 1,
        "penalty": named(PENALTIES, s.penalty(seat)) if s.penalty(seat) else None,
        "rate": [s.rate_vp(seat), s.rate_coins(seat)],
        "leader": s.is_leader(seat),
        "school_tiles": [
            tile_view(s, seat, tile)
            for tile in range(len(SCHOOL_TILES))
            if s.held[seat] >> tile & 1
        ],
        "culture_tiles": {
            CULTURE_TILES[tile]: tile_points(s, seat, tile)
            for tile in range(len(CULTURE_TILES))
            if s.culture[seat] >> tile & 1
        },
        "rank": named(RANKS, s.rank[seat]),
        "free_cards": [column + 1 for column in range(COLUMNS) if s.free[seat] >> column & 1],
        "costs": [place_cost(s, seat, column) for column in range(COLUMNS)],
        "bottoms": [bottom_view(s, seat, s.display[column * 2]) for column in range(COLUMNS)],
    }


def tile_view(s: Rise, seat: int, tile: int) -> SchoolTileView:
    """A School tile in front of a seat."""
    return {
        "tile": SCHOOL_TILES[tile],
        "track": TRACKS[s.parts.school_tile[tile]],
        "active": s.active[seat] >> tile & 1 == 1,
    }


def bottom_view(s: Rise, seat: int, card: int) -> bool | None:
    """Could a seat play the bottom option of a card now?"""
    if card < 0:
        return None
    return s.penalty(seat) != B_BACK and is_open(s, seat, card)


def asked(s: Rise) -> AskedView | None:
    """What the effects are that a question is about, as they are printed."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    effects = s.parts.effects
    if frame.step == ORDER:
        return {"answers": by_action(effects.names[frame.a], rest_printed(s, frame))}
    if frame.step == CHOOSE:
        branches = [effects.printed[listed] for listed in effects.inner[frame.a]]
        return {"answers": by_action(effects.answers[frame.a], branches)}
    if frame.step == PAYMENT:
        inner = effects.printed[effects.inner[frame.a][0]]
        return {"count": effects.count[frame.a], "get": inner}
    if frame.step in (JOKER_TRACK, TRADE):
        return {"count": effects.count[frame.a]}
    if frame.step == STEP:
        return {"track": TRACKS[frame.a], "count": frame.b >> 1}
    if frame.step == CULTURE_TILE:
        return {"space": s.tracks[CULTURE].spaces[frame.a].get("id", "")}
    return None


def by_action(answers: list[int], printed: list[list[Effect]]) -> dict[str, list[Effect]]:
    """What each answer stands for."""
    return {A.name(A_ADVANCE + answers[i]): printed[i] for i in range(len(answers))}


def rest_printed(s: Rise, frame: Frame) -> list[list[Effect]]:
    """The effects of a list that its owner decides on, each as a list of its own."""
    entries = s.parts.effects.printed[frame.a]
    return [[it] for it in entries if is_rest(it)]


def is_rest(entry: Effect) -> bool:
    """Is an effect neither a gain nor red?"""
    if isinstance(entry, str):
        return KINDS.index(entry.split()[0]) >= KINDS.index("advance")
    return "if" not in entry


def resample(s: Rise, seat: int, dice: Dice) -> Rise:
    """A position this seat cannot tell from the true one: nothing hidden is kept [RISE-INFO-03]."""
    return s.clone()
