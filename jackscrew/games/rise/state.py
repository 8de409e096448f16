"""A position of RISE, and the numbers that name its steps and actions."""

from typing import Any, Final

from jackscrew.core.actions import ActionSpace, Noun
from jackscrew.core.state import NOBODY, OWN, POINTS, Frame, State, Step
from jackscrew.games.rise.components import (
    CARDS,
    CULTURE_TILES,
    EVENTS,
    PLAYERS,
    SCHOOL_TILES,
    Parts,
)
from jackscrew.games.rise.effects import (
    BANK,
    BUREAU,
    CONSERVATION,
    SATISFACTION,
    SCHOOL,
    TRACK_COUNT,
    TRACKS,
)
from jackscrew.games.rise.tracks import B_FRONT, PLACES, Track, place_target

# steps, in the order of the list in steps/__init__.py
FACTORY: Final = 0
DEAL: Final = 1
LAY: Final = 2
HANG: Final = 3
ROUND: Final = 4
REVEAL: Final = 5
PLACE: Final = 6
CARD: Final = 7
EVENT: Final = 8
OPTION: Final = 9
BACK: Final = 10
RESOLVE: Final = 11
REST: Final = 12
EFFECT: Final = 13
CONDITION: Final = 14
LEFT: Final = 15
ORDER: Final = 16
WALK: Final = 17
STEP: Final = 18
JOKER_TRACK: Final = 19
TILE: Final = 20
CHOOSE: Final = 21
PAYMENT: Final = 22
TRADE: Final = 23
CULTURE_TILE: Final = 24
PAUSE: Final = 25
MOMENT: Final = 26
LEAVING: Final = 27
END: Final = 28

PHASES: Final = ["setup", "income", "display", "placement", "actions", "end", "over"]
IN_SETUP: Final = 0
IN_INCOME: Final = 1
IN_DISPLAY: Final = 2
IN_PLACEMENT: Final = 3
IN_ACTIONS: Final = 4
IN_END: Final = 5
IS_OVER: Final = 6

DISPLAY: Final = 7  # A1 E1 A2 E2 A3 E3 A4 [RISE-B-01]
COLUMNS: Final = 4

# moments at which a track may be left without any other decision [RISE-FREE-05]
BEFORE_EVENT: Final = 0
AFTER_ACTION: Final = 1
END_OF_ROUND: Final = 2
END_OF_GAME: Final = 3
MOMENTS: Final = ["before_event", "after_action", "end_of_round", "end_of_game"]

MOST: Final = 9  # steps, payments and branches that one effect can have
LEFT_TRACKS: Final = [BANK, BUREAU]  # those with dotted lines
LEFT_NAMES: Final = ["bank", "bureau"]

COLUMN_NOUN: Final = Noun(
    [str(column + 1) for column in range(COLUMNS)],
    [f"card-{column + 1}" for column in range(COLUMNS)],
)
OPTION_NOUN: Final = Noun(["top", "bottom"], ["option-top", "option-bottom"])
PLACE_NOUN: Final = Noun(PLACES, [place_target(place) for place in PLACES])
TRACK_NOUN: Final = Noun(TRACKS, [f"track-{track}" for track in TRACKS])
NUMBER_NOUN: Final = Noun([str(number + 1) for number in range(MOST)])
OWN_TILE_NOUN: Final = Noun(TRACKS, [f"tile-{{seat}}-{track}" for track in TRACKS])
LEAVE_NOUN: Final = Noun(LEFT_NAMES, [f"leave-{track}" for track in LEFT_NAMES])
MOMENT_NOUN: Final = Noun(MOMENTS)
SEAT_NOUN: Final = Noun([str(seat) for seat in range(PLAYERS)])
SCHOOL_TILE_NOUN: Final = Noun(SCHOOL_TILES)
CULTURE_TILE_NOUN: Final = Noun(CULTURE_TILES)
CARD_NOUN: Final = Noun(CARDS)
EVENT_NOUN: Final = Noun(EVENTS)

A: Final = ActionSpace()  # leaving and converting come last [RISE-FREE-08]
A_PLACE: Final = A.verb("place", COLUMN_NOUN)
A_PLAY: Final = A.verb("play", OPTION_NOUN)
A_STEP: Final = A.verb("step", PLACE_NOUN)
A_ADVANCE: Final = A.verb("advance", TRACK_NOUN)
A_CHOOSE: Final = A.verb("choose", NUMBER_NOUN)  # right after A_ADVANCE, see effects.py
A_ACTIVATE: Final = A.verb("activate", OWN_TILE_NOUN)
A_PAY: Final = A.verb("pay")
A_EXCHANGE: Final = A.verb("exchange", NUMBER_NOUN)
A_TAKE: Final = A.verb("take")
A_USE: Final = A.verb("use")
A_DECLINE: Final = A.verb("decline")
A_STOP: Final = A.verb("stop")
A_PROCEED: Final = A.verb("proceed")
A_LEAVE: Final = A.verb("leave", LEAVE_NOUN)
A_CONVERT: Final = A.verb("convert")
A_FACTORY: Final = A.verb("factory", SEAT_NOUN)
A_DEAL: Final = A.verb("deal", SCHOOL_TILE_NOUN)
A_LAY: Final = A.verb("lay", SCHOOL_TILE_NOUN)
A_HANG: Final = A.verb("hang", CULTURE_TILE_NOUN)
A_CARD: Final = A.verb("card", CARD_NOUN)
A_EVENT: Final = A.verb("event", EVENT_NOUN)

# where VP come from: the rows of the score sheet; tracks in the order of TRACKS
SOURCES: Final = ["start", *TRACKS, "action_cards", "event_cards", "culture_tiles", "converted"]
AT_START: Final = 0
CULTURE_TILE_VP: Final = TRACK_COUNT + 3
CONVERTED: Final = TRACK_COUNT + 4
SOURCE_COUNT: Final = len(SOURCES)

# what VP of a track are for, the last number of POINTS
FOR_SPACE: Final = 0
FOR_INCOME: Final = 1
FOR_ROUND: Final = 2
FOR_GAME: Final = 3
FOR_REWARD: Final = 4
FOR_EXCHANGE: Final = 5
FOR_TILE: Final = 6  # and on: a Culture tile

# events besides POINTS (a source, b VP, c what for) and PART (a round)
E_PHASE: Final = OWN  # a: the phase that begins
E_COINS: Final = OWN + 1  # seat: gains or pays; a: coins, b: what for, c: how many are left
E_STEP: Final = OWN + 2  # seat; a: the track, b: from, c: to, as numbers of PLACES
E_FORFEIT: Final = OWN + 3  # seat; a: the track whose end it stands on, b: 1 at the left
E_HOME: Final = OWN + 4  # seat; a: the track whose marker returns to the start
E_TILE: Final = OWN + 5  # seat: takes it; a: the School tile
E_TURNED: Final = OWN + 6  # seat: turns it to its inactive side; a: the School tile
E_REFRESHED: Final = OWN + 7  # seat; a: how many School tiles
E_STRONGBOX: Final = OWN + 8  # seat
E_CULTURE: Final = OWN + 9  # seat: takes it; a: the Culture tile
E_FREE: Final = OWN + 10  # seat; a: the column that is free now
E_RANK: Final = OWN + 11  # seat; a: the rank
E_RANK_INCOME: Final = OWN + 12  # seat: the first on a rank; a: the rank
E_PENALTY: Final = OWN + 13  # seat; a: the face now, b: the face before
E_EVENT: Final = OWN + 14  # a: the event that is resolved now
E_ACTS: Final = OWN + 15  # seat; a: the Action card, b: its column
E_ORDER: Final = OWN + 16  # seat; a: its order space now, from 0
E_OVERTAKEN: Final = OWN + 17  # seat: may activate a School tile; a: who placed
E_CHOSE: Final = OWN + 18  # seat; a: the list of effects that was chosen
E_LIMIT: Final = OWN + 19  # seat; a: coins given back, b: the limit
E_LEAVES: Final = OWN + 20  # seat; a: the track, b: from which of PLACES
E_DISCARDED: Final = OWN + 21  # a: how many cards nobody stands below any more
E_WINNER: Final = OWN + 22  # seat
E_PICKED: Final = OWN + 23  # seat; a: the effect that comes next

# what coins are for
C_START: Final = 0
C_EFFECT: Final = 1
C_INCOME: Final = 2
C_PLACE: Final = 3
C_OPTION: Final = 4
C_PAY: Final = 5
C_EXCHANGE: Final = 6
C_CONVERT: Final = 7


class Rise(State):
    """RISE: where markers, factories, cards and tiles are.  All of it is public [RISE-INFO-02]."""

    def __init__(
        self,
        steps: list[Step[Any]],
        stack: list[Frame],
        rules: int,
        parts: Parts,
        tracks: list[Track],
        seats: int,
        effects_first: bool,
        round: int,
        phase: int,
        order: list[int],
        lined: list[int],
        queue: list[int],
        display: list[int],
        unseen: list[int],
        events_left: list[int],
        marker: list[int],
        slot: list[int],
        made: list[int],
        vp: list[int],
        coins: list[int],
        turned: int,
        held: list[int],
        active: list[int],
        school: list[int],
        culture: list[int],
        hung: list[int],
        claims: list[int],
        rank: list[int],
        ranked: int,
        free: list[int],
        leaving: list[int],
        scored: list[int],
    ) -> None:
        super().__init__(steps, stack, rules)
        self.parts: Final = parts
        self.tracks: Final = tracks  # by number, with the side in use
        self.seats: Final = seats
        self.effects_first: Final = effects_first  # a marker goes home after its effects
        self.round = round  # 1 to 12
        self.phase = phase
        self.order: Final = order  # by order space: the seat whose factory is there, or -1
        self.lined: Final = lined  # the placing order of this round
        self.queue: Final = queue  # factories below cards, left to right: column * 4 + seat
        self.display: Final = display  # A1 E1 A2 E2 A3 E3 A4, or -1
        self.unseen: Final = unseen  # Action cards not seen yet, by era, as bits
        self.events_left: Final = events_left  # Event cards not seen yet, by kind
        self.marker: Final = marker  # the space by seat and track
        self.slot: Final = slot  # by seat: its small space in a School row, or -1
        self.made: Final = made  # steps made by seat and track
        self.vp: Final = vp
        self.coins: Final = coins
        self.turned = turned  # seats with the strongbox turned over, as bits
        self.held: Final = held  # School tiles by seat, as bits
        self.active: Final = active  # those with the active side up
        self.school: Final = school  # School tiles by row and small space, or -1
        self.culture: Final = culture  # Culture tiles by seat, as bits
        self.hung: Final = hung  # Culture tiles by space of the Culture track, or -1
        self.claims: Final = claims  # by Politics reward and order of arrival: the seat, or -1
        self.rank: Final = rank  # by seat: the highest rank reached, or -1
        self.ranked = ranked  # ranks somebody has reached, as bits
        self.free: Final = free  # by seat: columns that cost nothing, as bits
        self.leaving: Final = leaving  # by seat: tracks whose exit is under way, as bits
        self.scored: Final = scored  # VP by source and seat

    def clone(self) -> "Rise":
        """An equal state that goes its own way."""
        return Rise(
            self.steps,
            self.stack.copy(),
            self.rules,
            self.parts,
            self.tracks,
            self.seats,
            self.effects_first,
            self.round,
            self.phase,
            self.order.copy(),
            self.lined.copy(),
            self.queue.copy(),
            self.display.copy(),
            self.unseen.copy(),
            self.events_left.copy(),
            self.marker.copy(),
            self.slot.copy(),
            self.made.copy(),
            self.vp.copy(),
            self.coins.copy(),
            self.turned,
            self.held.copy(),
            self.active.copy(),
            self.school.copy(),
            self.culture.copy(),
            self.hung.copy(),
            self.claims.copy(),
            self.rank.copy(),
            self.ranked,
            self.free.copy(),
            self.leaving.copy(),
            self.scored.copy(),
        )

    def returns(self) -> list[int]:
        """The VP of all seats."""
        return self.vp.copy()

    def space(self, seat: int, track: int) -> int:
        """Where a seat's marker stands."""
        return self.marker[seat * TRACK_COUNT + track]

    def place(self, seat: int, track: int) -> int:
        """Where a seat's marker stands as one of PLACES, -1 on the start of a path."""
        space = self.space(seat, track)
        if track == SCHOOL and self.slot[seat] >= 0:
            return self.tracks[track].slot_place(space, self.slot[seat])
        return self.tracks[track].place[space]

    def score(self, seat: int, source: int, points: int, reason: int = FOR_SPACE) -> None:
        """Gain or lose VP; the total may become negative [RISE-F-08]."""
        if points:
            self.vp[seat] += points
            self.scored[source * self.seats + seat] += points
            self.tell(POINTS, seat, source, points, reason)

    def pay(self, seat: int, coins: int, reason: int) -> None:
        """Give coins to the supply, or take them if negative; it never runs out [RISE-S-10]."""
        if coins:
            self.coins[seat] -= coins
            self.tell(E_COINS, seat, -coins, reason, self.coins[seat])

    def begin_phase(self, phase: int) -> None:
        """Go on to a phase of the round."""
        self.phase = phase
        self.tell(E_PHASE, NOBODY, phase)

    def penalty(self, seat: int) -> int:
        """[RISE-CON-02] The face of the Penalty tile a seat holds."""
        return self.tracks[CONSERVATION].penalty[self.space(seat, CONSERVATION)]

    def is_leader(self, seat: int) -> bool:
        """[RISE-F-20] Right of the start of Satisfaction and nobody further right."""
        own = self.space(seat, SATISFACTION)
        if own <= self.tracks[SATISFACTION].start:
            return False
        for other in range(self.seats):
            if self.space(other, SATISFACTION) > own:
                return False
        return True

    def is_last(self, seat: int) -> bool:
        """[RISE-F-20] Left of the start of Satisfaction and nobody further left."""
        own = self.space(seat, SATISFACTION)
        if own >= self.tracks[SATISFACTION].start:
            return False
        for other in range(self.seats):
            if self.space(other, SATISFACTION) < own:
                return False
        return True

    def convertible(self, seat: int) -> int:
        """How often a seat can turn VP into coins [RISE-FREE-03]."""
        return max(0, self.vp[seat]) // self.rate_vp(seat)

    def rate_vp(self, seat: int) -> int:
        """[RISE-SAT-02] The VP that one conversion takes."""
        return self.tracks[SATISFACTION].rate_vp[self.space(seat, SATISFACTION)]

    def rate_coins(self, seat: int) -> int:
        """[RISE-SAT-02] The coins that one conversion brings."""
        return self.tracks[SATISFACTION].rate_coins[self.space(seat, SATISFACTION)]

    def can_pay(self, seat: int, coins: int) -> bool:
        """[RISE-FREE-06] Are so many coins there, or could VP become what is missing?"""
        missing = coins - self.coins[seat]
        return missing <= 0 or self.convertible(seat) * self.rate_coins(seat) >= missing

    def convert(self, seat: int) -> None:
        """Turn VP into coins once [RISE-FREE-03]."""
        coins = self.rate_coins(seat)
        self.score(seat, CONVERTED, -self.rate_vp(seat), coins)
        self.pay(seat, -coins, C_CONVERT)

    def spend(self, seat: int, coins: int, reason: int) -> None:
        """[RISE-FREE-06] Pay, converting no more often than needed; what is over is kept."""
        while self.coins[seat] < coins:
            self.convert(seat)
        self.pay(seat, coins, reason)

    def limit(self, seat: int) -> int:
        """[RISE-E-02] How many coins a seat may keep at the end of a round."""
        if self.penalty(seat) >= B_FRONT:
            return self.parts.limit_penalty
        return self.parts.limit_turned if self.turned >> seat & 1 else self.parts.limit

    def era(self) -> int:
        """The era of this round, from 0."""
        return (self.round - 1) // self.parts.rounds_per_era
