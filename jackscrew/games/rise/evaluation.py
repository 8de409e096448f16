"""What a position is worth to a seat, in VP: what it has, and what that will bring.

Where markers stand is looked up in tables (prospects.py).  What is pending - a card to be
played, events before it, effects under way - is valued for the seat as it stands (outlook.py).
"""

from typing import Final

from jackscrew.core.state import Frame
from jackscrew.games.rise.components import Parts
from jackscrew.games.rise.effects import CULTURE, POLITICS, SATISFACTION, TRACK_COUNT
from jackscrew.games.rise.outlook import Outlook
from jackscrew.games.rise.prospects import BOX, FREE_USE, TILE_HOPE, WIDTH, Prospects
from jackscrew.games.rise.state import (
    BACK,
    CARD,
    CHOOSE,
    COLUMNS,
    CONDITION,
    CULTURE_TILE,
    EFFECT,
    END,
    END_OF_GAME,
    EVENT,
    IN_DISPLAY,
    JOKER_TRACK,
    LEFT,
    MOMENT,
    OPTION,
    ORDER,
    PAUSE,
    PAYMENT,
    PLACE,
    RESOLVE,
    REST,
    STEP,
    TILE,
    TRADE,
    WALK,
    Rise,
)
from jackscrew.games.rise.steps.placing import place_cost

TURN: Final = 5.0  # a round before its cards are known
ROUND: Final = 2.0  # what a round to come brings besides
LEAD_KEPT: Final = 0.75  # how often a leader leads in a later round
LEAD_NEAR: Final = 0.3  # one step behind
LEAD_FAR: Final = 0.1
LEAD_NOW: Final = 0.9  # at the end of this round
LEAD_USE: Final = 0.15  # what leading is worth besides, a round
TIE: Final = 0.01  # a coin, where VP are equal
CACHED: Final = 64  # component sets, and mixtures of each, whose tables are kept

known: Final[dict[Parts, dict[int, Prospects]]] = {}


def evaluate(s: Rise, seat: int) -> float:
    """The VP a seat may expect to have at the end; the result, if the game is over."""
    if not s.stack:
        return s.vp[seat] + TIE * s.coins[seat]
    o = Outlook(s, seat, tables_of(s), time_left(s))
    return standing(o) + pending(o)


def prospects(s: Rise) -> list[float]:
    """The same for all seats."""
    return [evaluate(s, seat) for seat in range(s.seats)]


def tables_of(s: Rise) -> Prospects:
    """The tables of this mixture of sides, made once."""
    mixture = s.seats
    for track in s.tracks:
        mixture = mixture * 2 + track.side  # a bit for each track
    if s.parts not in known:
        if len(known) >= CACHED:
            known.clear()
        known[s.parts] = {}
    tables = known[s.parts]
    if mixture not in tables:
        if len(tables) >= CACHED:
            tables.clear()
        tables[mixture] = Prospects(s.parts, s.tracks, s.seats)
    return tables[mixture]


def time_left(s: Rise) -> int:
    """Rounds that are not over; none once final scoring is all that follows."""
    if s.stack[0].step == END:
        return 0
    return s.parts.rounds - s.round + 1


def standing(o: Outlook) -> float:
    """What the seat has, and what its markers will bring."""
    s = o.s
    value = s.vp[o.seat] + o.coin_worth(o.coins) + ROUND * o.time
    for track in range(TRACK_COUNT):
        value += o.stand[track * WIDTH + s.marker[o.first + track]]
    value += s.tracks[POLITICS].step_vp * s.made[o.first + POLITICS]
    value += o.tiles_worth() + things_worth(o)
    if o.time:
        value += lead_worth(o)
    if s.culture[o.seat]:
        value += culture_worth(o)
    return value


def things_worth(o: Outlook) -> float:
    """Strongbox, free cards, and the exchange at the end for coins to come."""
    s = o.s
    value = 0.0
    if s.turned >> o.seat & 1:
        value += BOX * o.time
    if s.free[o.seat] and o.time > 1:
        for column in range(COLUMNS):
            if s.free[o.seat] >> column & 1:
                value += FREE_USE * s.parts.place_cost[column] * (o.time - 1)
    return value + (1.0 - o.sure) * TILE_HOPE * o.most


def lead_worth(o: Outlook) -> float:
    """What leading Satisfaction brings at the ends of rounds."""
    s = o.s
    track = s.tracks[SATISFACTION]
    own = s.marker[o.first + SATISFACTION]
    best = track.start + 1
    for other in range(s.seats):
        if other != o.seat:
            best = max(best, s.marker[other * TRACK_COUNT + SATISFACTION])
    later = (track.leader_vp + LEAD_USE) * (o.time - 1)
    if own >= best:
        return LEAD_NOW * track.leader_vp + LEAD_KEPT * later
    chance = LEAD_NEAR if own == best - 1 else LEAD_FAR
    return chance * (0.5 * track.leader_vp + later)


def culture_worth(o: Outlook) -> float:
    """What the Culture tiles may count at the end."""
    value = 0.0
    held = o.s.culture[o.seat]
    tile = 0
    while held:
        if held & 1:
            value += o.tile_hope(tile)
        held >>= 1
        tile += 1
    return value


def pending(o: Outlook) -> float:
    """What is under way or before the seat in this round, in the order it will come."""
    s = o.s
    if s.phase <= IN_DISPLAY:
        return TURN
    value = 0.0
    at = 0
    is_waiting = True
    for frame in reversed(s.stack):
        if frame.step == CARD:
            at = frame.a
        elif frame.seat == o.seat:
            if frame.step == PLACE:
                value += best_column(o)
            is_waiting = is_waiting and frame.step != BACK
            value += frame_worth(o, frame)
    if is_waiting:
        for factory in s.queue:
            if factory & 3 == o.seat:  # column * 4 + seat
                value += column_worth(o, factory >> 2, at)
    return value


def best_column(o: Outlook) -> float:
    """The best place for a factory that is not placed yet."""
    s = o.s
    best = -99.0
    coins = left = o.coins
    for column in range(COLUMNS):
        cost = place_cost(s, o.seat, column)
        if s.can_pay(o.seat, cost):
            o.coins = coins
            value = o.pay(cost) + column_worth(o, column, 0)
            if value > best:
                best = value
                left = o.coins
    o.coins = left
    return best


def column_worth(o: Outlook, column: int, at: int) -> float:
    """What a factory below a card will bring: events on the way, then the card."""
    s = o.s
    value = 0.0
    for place in range(at | 1, column * 2, 2):  # events lie at odd places
        value += o.list_worth(s.parts.event[s.display[place]])
    return value + o.card_worth(s.display[column * 2])


def frame_worth(o: Outlook, frame: Frame) -> float:
    """What a pending frame will bring its seat."""
    step = frame.step
    if step == OPTION:
        return o.card_worth(o.s.display[frame.a * 2])
    if step == EVENT:
        return o.list_worth(o.s.parts.event[frame.a])
    if step == RESOLVE:
        return o.list_worth(frame.a)
    if step in (REST, ORDER):
        return rest_worth(o, frame.a, frame.b)
    if step in (WALK, STEP):
        return o.walk_worth(frame.a, o.s.marker[o.first + frame.a], frame.b >> 1)
    if step == LEFT:
        return o.left_worth(frame.a, frame.b)
    if step == CULTURE_TILE:
        return o.entry_worth(CULTURE, frame.a)
    if step in (EFFECT, CONDITION, JOKER_TRACK, TILE, CHOOSE, PAYMENT):
        return o.effect_worth(frame.a)
    return coins_worth(o, frame)


def coins_worth(o: Outlook, frame: Frame) -> float:
    """What coins bring where they become VP: at an exchange, and before the final scoring."""
    if frame.step == TRADE:
        return o.exchange_worth(o.s.parts.effects.count[frame.a], 0)
    if frame.step in (PAUSE, MOMENT) and frame.a == END_OF_GAME:
        return o.last_coins_worth()
    return 0.0


def rest_worth(o: Outlook, listed: int, bits: int) -> float:
    """What the effects of a list bring that are left."""
    value = 0.0
    rest = o.s.parts.effects.rest[listed]
    for i in range(len(rest)):
        if bits >> i & 1:
            value += o.effect_worth(rest[i])
    return value
