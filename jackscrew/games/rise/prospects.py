"""What standing somewhere on a track will bring: tables made from what is printed.

A track is followed round by round to the end of the game, with as many steps as players mostly
make.  So the tables know any pack and any mixture of sides; only the habits below are guesses.
"""

from typing import Final

from jackscrew.games.rise.components import (
    Parts,
)
from jackscrew.games.rise.effects import (
    ACTIVATE,
    ADVANCE,
    CHOICE,
    COINS,
    CONSERVATION,
    CULTURE,
    END_EXCHANGE,
    EXCHANGE,
    FREE_CARD,
    IF,
    JOKER,
    LEADER,
    LOSE_VP,
    PAY,
    POLITICS,
    POLLUTION,
    RANK,
    REFRESH,
    REWARD,
    RIOT,
    SATISFACTION,
    STRONGBOX,
    TRACK_COUNT,
    VP,
)
from jackscrew.games.rise.tracks import Track

WIDTH: Final = 64  # spaces of a track at most, in the tables
PASSES: Final = 4  # until the tables agree with each other
MOST_COINS: Final = 60

# steps a player makes in a round, by track
PACE: Final = [0.35, 0.3, 0.3, 0.35, 0.27, 0.27, 0.2, 0.55, 0.2, 0.5]
SLIPS: Final = [0.25, 0.0, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0]  # and steps left
COIN: Final = [0.36, 0.35, 0.34, 0.32, 0.28, 0.22, 0.18, 0.15, 0.13, 0.12]  # the next coin
COIN_SPENT: Final = 3.0  # coins that a turn can use
EXCESS: Final = 0.05  # of a coin that cannot be kept
CHEAP_COINS: Final = 1.2  # coins got from VP in a round
PENALTY: Final = [0.0, -0.75, -0.75, -2.7]  # a round with a Penalty tile
LOOSE: Final = 0.15  # what waiting for a better exit costs
CHANCES: Final = 0.4  # School tiles that can be activated in a round
AGAIN: Final = 0.4  # of an active tile: one that must be refreshed first
INACTIVE: Final = 1.2  # tiles that a refresh turns, mostly
TILE_HOPE: Final = 0.6  # of the VP of a Culture tile
FREE_USE: Final = 0.22  # how often a round a free card is used
BOX: Final = 0.12  # a round with a strongbox that is turned
RATHER: Final = 0.8  # VP of a step used elsewhere
LEADS: Final = 0.4  # how often a condition holds


class Prospects:
    """Values in VP by how much of the game is left, for one mixture of sides.

    Times: 0 after the last round, 1 in the last round after one's action, 2 a round before.
    `stand` and `gain` are looked up by time and by track * WIDTH + space: what a marker there
    will bring yet, and what one more step brings; `worth` by time and list of effects.
    """

    def __init__(self, parts: Parts, tracks: list[Track], seats: int) -> None:
        self.parts: Final = parts
        self.tracks: Final = tracks
        self.seats: Final = seats
        self.times: Final = parts.rounds + 1
        cells = TRACK_COUNT * WIDTH
        lists = len(parts.effects.gains)
        self.stand: Final[list[list[float]]] = [[0.0] * cells for _ in range(self.times)]
        self.gain: Final[list[list[float]]] = [[0.0] * cells for _ in range(self.times)]
        self.worth: Final[list[list[float]]] = [[0.0] * lists for _ in range(self.times)]
        # a first guess, which the passes below correct
        self.usual: Final[list[list[float]]] = [[1.2] * TRACK_COUNT for _ in range(self.times)]
        self.purse: Final[list[list[float]]] = [purse(time) for time in range(self.times)]
        self.ends: Final[list[int]] = [0] * WIDTH  # coins a space of Culture exchanges at the end
        self.far: Final[list[int]] = [0] * cells  # steps to the last space
        for space in range(tracks[CULTURE].size):
            listed = tracks[CULTURE].entry[space]
            self.ends[space] = parts.effects.total(listed, END_EXCHANGE)
        for track in tracks:
            self.measure(track)
        self.tile_vp: Final = mean_tile(parts) * TILE_HOPE
        for _ in range(PASSES):
            for time in range(self.times):
                self.look_back(time)

    def measure(self, track: Track) -> None:
        """Count the steps to the last space of a track."""
        # as in the method of Bellman and Ford: no way is longer than the track has spaces
        for _ in range(track.size):
            for space in range(track.size):
                nearest = 0
                for following in track.ahead[space]:
                    steps = 1 + self.far[track.number * WIDTH + following]
                    nearest = steps if nearest == 0 else min(nearest, steps)
                self.far[track.number * WIDTH + space] = nearest

    def look_back(self, time: int) -> None:
        """Make the tables of a time from those of the next."""
        for track in self.tracks:
            self.fill(track, time)
        for track in self.tracks:
            self.note_steps(track, time)
        for listed in range(len(self.worth[time])):
            self.worth[time][listed] = self.list_worth(listed, time)

    def fill(self, track: Track, time: int) -> None:
        """What each space of a track will bring."""
        stand = self.stand[time]
        first = track.number * WIDTH
        for space in range(track.size):
            value = self.round_worth(track, space, time)
            value += self.next_round(track, space, time) if time > 1 else self.last(track, space)
            if time == 0:
                value = self.last(track, space)
            if track.is_left and space > 0:
                leaving = self.exit_worth(track, space, time) + stand[first] - LOOSE
                value = max(value if time > 1 else 0.0, leaving)
            stand[first + space] = value

    def last(self, track: Track, space: int) -> float:
        """What a space counts at the end of the game."""
        return float(track.end_vp[space])

    def round_worth(self, track: Track, space: int, time: int) -> float:
        """What a space brings at the end of a round, and in its course."""
        value = float(track.round_vp[space])
        if track.number == SATISFACTION:
            rate = track.rate_vp[space] / track.rate_coins[space]
            value += CHEAP_COINS * (1.0 - rate) if time > 1 else 0.0
        if time > 1:
            value += PENALTY[track.penalty[space]]
        return value

    def next_round(self, track: Track, space: int, time: int) -> float:
        """The income of the next round and the steps made in it."""
        later = self.stand[time - 1]
        first = track.number * WIDTH
        value = track.coins[space] * self.coin(time) + track.points[space]
        ahead = self.best_step(track, space, time - 1)
        pace = PACE[track.number]
        here = later[first + space]
        value += here + min(pace, 1.0) * max(ahead, 0.0)
        if pace > 1.0:
            value += (pace - 1.0) * max(ahead, 0.0)
        if SLIPS[track.number] > 0.0:
            value += SLIPS[track.number] * self.step_back(track, space, time - 1)
        return value

    def best_step(self, track: Track, space: int, time: int) -> float:
        """What the best step from a space brings; beyond the last one is made elsewhere."""
        first = track.number * WIDTH
        stand = self.stand[time]
        if not track.ahead[space]:
            if track.is_left and space > 0:  # leave first [RISE-BUR-02]
                home = self.exit_worth(track, space, time) + stand[first] - stand[first + space]
                return home + self.best_step(track, 0, time)
            return max(self.worth[time][track.overflow], RATHER * 0.5)
        best = -99.0
        for following in track.ahead[space]:
            to = track.start if track.is_frame[following] else following
            best = max(best, self.entry_worth(track, following, time) + stand[first + to])
        return best - stand[first + space]

    def step_back(self, track: Track, space: int, time: int) -> float:
        """What a forced step left costs."""
        if space == 0:
            return self.worth[time][track.underflow]
        first = track.number * WIDTH
        stand = self.stand[time]
        to = first + space - 1
        return stand[to] + self.worth[time][track.left[space - 1]] - stand[first + space]

    def entry_worth(self, track: Track, space: int, time: int) -> float:
        """What entering a space brings at once."""
        value = self.worth[time][track.entry[space]]
        if track.number == POLITICS:
            value += track.step_vp
        if track.slots[space]:
            value += self.tile_worth(time)
        if track.holds_tile[space]:
            value = max(value, self.tile_vp)
        return value

    def tile_worth(self, time: int) -> float:
        """A School tile more."""
        chances = CHANCES * time
        total = 0.0
        for track in range(TRACK_COUNT):
            total += self.usual[time][track]
        return total / TRACK_COUNT * chances / (chances + 2.0)

    def exit_worth(self, track: Track, space: int, time: int) -> float:
        """What leaving a track from a space brings."""
        value = self.worth[time][track.exit_always]
        if not track.leaves_all:
            return value + self.worth[time][track.exit[space]]
        for left in range(1, space + 1):
            value += self.worth[time][track.exit[left]]
        return value

    def note_steps(self, track: Track, time: int) -> None:
        """What a step brings from each space, and from where markers mostly are by then."""
        gain = self.gain[time]
        first = track.number * WIDTH
        for space in range(track.size):
            gain[first + space] = self.best_step(track, space, time)
        usual = track.start
        made = 0.0
        total = gain[first + usual]
        count = 1
        while made < PACE[track.number] * (self.times - time) and track.ahead[usual]:
            usual = track.ahead[usual][0]
            if track.is_frame[usual]:
                usual = track.start
            made += 1.0
            total += gain[first + usual]
            count += 1
        half = (total - gain[first + usual]) / (count - 1) if count > 1 else total
        self.usual[time][track.number] = max(0.2, 0.5 * gain[first + usual] + 0.5 * half)

    def coin(self, time: int) -> float:
        """What a coin is worth as income or gain."""
        return self.purse[time][4] - self.purse[time][3]

    def list_worth(self, listed: int, time: int) -> float:
        """What a list of effects is worth to anybody."""
        value = 0.0
        for effect in self.parts.effects.all_of(listed):
            value += self.effect_worth(effect, time)
        return value

    def effect_worth(self, effect: int, time: int) -> float:
        """What an effect is worth to anybody."""
        effects = self.parts.effects
        kind, count = effects.kind[effect], effects.count[effect]
        if kind == VP:
            return float(count)
        if kind == COINS:
            return count * self.coin(time)
        if kind == ADVANCE:
            return count * self.usual[time][effects.thing[effect]]
        if kind == JOKER:
            return count * self.best_usual(time)
        if kind == ACTIVATE:
            return 0.6 * self.tile_worth(time) + 0.2
        if kind == REFRESH:
            return INACTIVE * (1.0 - AGAIN) * self.tile_worth(time)
        if kind in (CHOICE, PAY, IF):
            return self.inner_worth(effect, time)
        if kind in (RIOT, POLLUTION, LOSE_VP):
            return self.red_worth(effect, time)
        return self.other_worth(effect, time)

    def inner_worth(self, effect: int, time: int) -> float:
        """What a choice, a payment or a condition is worth."""
        effects = self.parts.effects
        best = 0.0
        for listed in effects.inner[effect]:
            best = max(best, self.worth[time][listed])
        if effects.kind[effect] == PAY:
            return max(0.0, best - effects.count[effect] * max(self.coin(time), 0.3))
        if effects.kind[effect] == IF:
            only = self.worth[time][effects.inner[effect][0]]
            return LEADS * only if effects.thing[effect] == LEADER else 0.5 * LEADS * only
        return best

    def red_worth(self, effect: int, time: int) -> float:
        """What a red effect costs: a step left from the start and from around it."""
        effects = self.parts.effects
        if effects.kind[effect] == LOSE_VP:
            return -float(effects.count[effect])
        number = SATISFACTION if effects.kind[effect] == RIOT else CONSERVATION
        track = self.tracks[number]
        total = 0.0
        for space in range(track.start - 1, track.start + 2):
            total += self.step_back(track, min(max(space, 0), track.size - 1), time)
        return effects.count[effect] * total / 3.0

    def other_worth(self, effect: int, time: int) -> float:
        """What the rarer effects are worth."""
        effects = self.parts.effects
        kind, count = effects.kind[effect], effects.count[effect]
        if kind == STRONGBOX:
            return 0.6 * BOX * time
        if kind == FREE_CARD:
            cost = self.parts.place_cost[effects.thing[effect]]
            return FREE_USE * cost * max(time - 1, 0)
        if kind == REWARD:
            table = self.parts.reward(effects.thing[effect], self.seats)
            return sum(table) / max(1, len(table))
        if kind == END_EXCHANGE:
            return TILE_HOPE * count
        if kind == EXCHANGE:
            return 0.7 * count * (1.0 - self.coin(time))
        assert kind == RANK
        return 1.5 * self.worth[time][self.parts.rank[effects.thing[effect]]]

    def best_usual(self, time: int) -> float:
        """A step on any track: better than most."""
        best = second = 0.0
        for value in self.usual[time]:
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return 0.5 * (best + second) + 0.2


def purse(time: int) -> list[float]:
    """What so many coins are worth: less and less, and no more than can be spent."""
    found = [0.0]
    turns = float(time - 1) + 0.02
    for coin in range(MOST_COINS):
        slope = COIN[coin] if coin < len(COIN) else 0.2
        room = COIN_SPENT * turns + 1.0
        use = max(0.0, min(1.0, room - coin)) if time > 1 else 0.0
        found.append(found[-1] + max(slope * use, 0.01))
    return found


def mean_tile(parts: Parts) -> float:
    """The VP of a Culture tile, mostly."""
    total = 0.0
    for points in parts.tile_vp:
        total += max(points)
    return total / max(1, len(parts.tile_vp))
