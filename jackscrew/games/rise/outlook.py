"""What effects bring a seat as it stands."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.games.rise.components import (
    COINS_HELD,
    CONSERVATION_RIGHT,
    INDUSTRY_STEPS,
    IS_LEADER,
    LAST_SPACE,
    PLAYERS,
    SCHOOL_TILES_HELD,
    TILES_COUNTED,
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
    INDUSTRY,
    JOKER,
    LOSE_VP,
    NOTHING,
    PAY,
    POLITICS,
    RANK,
    REFRESH,
    REWARD,
    RIOT,
    SATISFACTION,
    SCHOOL,
    STRONGBOX,
    TRACK_COUNT,
    VP,
)
from jackscrew.games.rise.prospects import (
    AGAIN,
    BOX,
    CHANCES,
    EXCESS,
    FREE_USE,
    MOST_COINS,
    TILE_HOPE,
    WIDTH,
    Prospects,
)
from jackscrew.games.rise.scoring import tile_points
from jackscrew.games.rise.state import Rise
from jackscrew.games.rise.steps.acting import is_open
from jackscrew.games.rise.steps.possible import first_free, holds
from jackscrew.games.rise.tracks import B_BACK, PENALTY_A, SLOTS

LEAST_STEP: Final = 0.2  # of a School tile whose track is at its end
DOUBT: Final = 0.03  # that what a Culture tile asks for is lost again, a round
GRAVE_DOUBT: Final = 0.05
STEPS_HOPED: Final = 0.9  # steps a round towards what a Culture tile asks for
LIKELY: Final = 0.85
SELDOM: Final = 0.06
TO_COME: Final = 0.6  # what a conversion to come may fail by; more than the toll
LAST_COINS: Final = 3  # coins that are there at the end, mostly
WAITING: Final = 0.1  # what one costs less that can still be left undone; more than two last coins


class Outlook:
    """A seat's position and what is before it.

    `coins` are those it will have by the point that is looked at: whatever is paid on the way
    there is gone, so that no coin is counted for two purposes.  `depth` tells how far an effect is
    from what is pending, so that chains are followed one space and then looked up.
    """

    def __init__(self, s: Rise, seat: int, tables: Prospects, time: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.tables: Final = tables
        self.time: Final = time
        self.stand: Final = tables.stand[self.time]
        self.gain: Final = tables.gain[self.time]
        self.purse: Final = tables.purse[self.time]
        self.limit: Final = s.limit(seat)
        self.first: Final = seat * TRACK_COUNT
        self.sure: Final = 1.0 / max(time * time, 1)  # how far coins of now are there at the end
        self.most: Final = tables.ends[s.marker[self.first + CULTURE]]  # exchanged at the end
        self.wanted = self.most  # coins that are of use at the end
        self.wishes: Final[list[int]] = []  # Culture tiles that count if so many are held
        self.coins = s.coins[seat]
        self.depth = 0
        self.use = 0.0  # of a School tile that is active
        for tile in squares_of(s.culture[seat]):
            if s.parts.tile_kind[tile] == COINS_HELD:
                self.wishes.append(tile)
                self.wanted = max(self.wanted, s.parts.tile_number[tile])

    def coin_worth(self, coins: int) -> float:
        """What coins are worth, to be spent or kept; those above the limit are nearly lost."""
        return self.worth_below(coins, self.limit)

    def worth_below(self, coins: int, limit: int) -> float:
        """The same with another limit; none is left after the last round [RISE-FREE-05]."""
        kept = min(coins, limit, MOST_COINS)
        value = self.purse[kept] + EXCESS * (coins - kept)
        if self.wanted:
            value += self.sure * self.end_worth(kept if self.time else coins)
        return value

    def end_worth(self, coins: int) -> float:
        """The VP for coins that are kept to the end; until then VP may become missing ones."""
        best = self.counted(coins)
        if self.time == 0:
            return best
        cost = 0.0
        while coins < self.wanted:
            coins += self.s.rate_coins(self.seat)
            cost += self.s.rate_vp(self.seat) - WAITING
            best = max(best, self.counted(coins) - cost)
        return best

    def counted(self, coins: int) -> float:
        """The VP for so many coins at the end: tiles first, then the exchange [RISE-END-04]."""
        parts = self.s.parts
        value = float(min(coins, self.most))
        for tile in self.wishes:
            if coins >= parts.tile_number[tile]:
                value += parts.tile_vp[tile][0]
        return value

    def tiles_worth(self) -> float:
        """School tiles: steps to come, as far as there will be chances to activate them."""
        s, seat = self.s, self.seat
        value = 0.0
        weight = 0.0
        rest = s.held[seat]
        tile = 0
        while rest:
            if rest & 1:
                part = 1.0 if s.active[seat] >> tile & 1 else AGAIN
                weight += part
                value += part * max(self.step_gain(s.parts.school_tile[tile]), LEAST_STEP)
            rest >>= 1
            tile += 1
        chances = CHANCES * (self.time - 0.5) if self.time else 0.0
        self.use = chances / (chances + weight + 0.5)  # the more tiles, the less of each
        return value * self.use

    def step_gain(self, track: int) -> float:
        """What one more step on a track brings, mostly."""
        return self.gain[track * WIDTH + self.s.marker[self.first + track]]

    def tile_hope(self, tile: int) -> float:
        """What a Culture tile may count for the seat."""
        s, seat = self.s, self.seat
        kind = s.parts.tile_kind[tile]
        if kind == COINS_HELD:
            return self.coins_hope(tile)
        now = tile_points(s, seat, tile)
        if self.time == 0 or kind == TILES_COUNTED:
            return float(now)
        if now:
            doubt = GRAVE_DOUBT if kind in (IS_LEADER, CONSERVATION_RIGHT) else DOUBT
            return now * (1.0 - doubt * self.time)
        return s.parts.tile_vp[tile][0] * self.chance_of(tile)

    def coins_hope(self, tile: int) -> float:
        """The same of one that wants coins, by those that are mostly there: others may be spent.

        What coins at hand do for a tile that is held already is in their worth.
        """
        s, seat = self.s, self.seat
        rate = s.rate_coins(seat)
        missing = max(0, s.parts.tile_number[tile] - LAST_COINS)
        cost = (missing + rate - 1) // rate * s.rate_vp(seat)
        hope = max(0.0, float(s.parts.tile_vp[tile][0] - cost))
        if s.culture[seat] >> tile & 1:
            hope *= 1.0 - self.sure
        return hope * (1.0 - GRAVE_DOUBT * self.time)

    def chance_of(self, tile: int) -> float:
        """How likely the condition of a Culture tile will be met that is not met yet."""
        s, seat = self.s, self.seat
        kind, number = s.parts.tile_kind[tile], s.parts.tile_number[tile]
        turns = self.time - 0.5  # half of this round is over, mostly
        if kind == LAST_SPACE:
            track = s.parts.tile_track[tile]
            missing = self.tables.far[track * WIDTH + s.marker[self.first + track]]
        elif kind == SCHOOL_TILES_HELD:
            missing = 2 * (number - s.held[seat].bit_count()) - 1  # every second step is a row
        elif kind == INDUSTRY_STEPS:
            missing = number - s.made[self.first + INDUSTRY]
        elif kind == CONSERVATION_RIGHT:
            missing = s.tracks[CONSERVATION].start + 1 - s.marker[self.first + CONSERVATION]
        else:
            return SELDOM * turns
        return max(0.0, min(LIKELY, 1.0 - missing / (STEPS_HOPED * turns + 0.1)))

    def card_worth(self, card: int) -> float:
        """The better option of a card."""
        s, seat = self.s, self.seat
        coins = self.coins
        value = self.list_worth(s.parts.top[card])
        if s.penalty(seat) == B_BACK or not is_open(s, seat, card):
            return value
        left = self.coins
        self.coins = coins
        other = self.pay(s.parts.cost_coins[card])
        if s.parts.cost_riot[card]:
            other += self.left_worth(SATISFACTION, s.parts.cost_riot[card])
        other += self.list_worth(s.parts.bottom[card])
        if other > value:
            return other
        self.coins = left
        return value

    def pay(self, count: int) -> float:
        """What paying so many coins costs, with VP turned into what is missing."""
        before = self.coin_worth(self.coins)
        self.coins -= count
        if self.coins >= 0:
            return self.coin_worth(self.coins) - before
        s, seat = self.s, self.seat
        rate = s.rate_coins(seat)
        times = (rate - 1 - self.coins) // rate  # rounded up: so many coins are below 0
        self.coins += times * rate
        return self.coin_worth(self.coins) - before - times * s.rate_vp(seat)

    def list_worth(self, listed: int) -> float:
        """What a list of effects brings the seat."""
        effects = self.s.parts.effects
        value = 0.0
        for effect in effects.gains[listed]:
            value += self.effect_worth(effect)
        for effect in effects.reds[listed]:
            value += self.effect_worth(effect)
        for effect in effects.rest[listed]:
            value += self.effect_worth(effect)
        return value

    def effect_worth(self, effect: int) -> float:
        """What an effect brings the seat."""
        effects = self.s.parts.effects
        kind, count = effects.kind[effect], effects.count[effect]
        if kind == ADVANCE:
            return self.advance_worth(effects.thing[effect], count)
        if kind == VP:
            return float(count)
        if kind == COINS:
            before = self.coin_worth(self.coins)
            self.coins += count
            return self.coin_worth(self.coins) - before
        if kind == JOKER:
            return self.joker_worth(count)
        if kind == CHOICE:
            return self.choice_worth(effect)
        if kind == ACTIVATE:
            return self.activate_worth()
        if kind == PAY:
            return self.payment_worth(effect)
        if kind < LOSE_VP:
            return self.rare_gain(effect)
        return self.rare_worth(effect)

    def advance_worth(self, number: int, count: int) -> float:
        """What up to so many steps on a track bring."""
        if self.depth:
            return count * max(self.step_gain(number), 0.0)
        return self.walk_worth(number, self.s.marker[self.first + number], count)

    def joker_worth(self, count: int) -> float:
        """Steps on the best track for them."""
        best = 0.0
        coins = left = self.coins
        for number in range(TRACK_COUNT):
            self.coins = coins
            if count > 1 and not self.depth:
                value = self.walk_worth(number, self.s.marker[self.first + number], count)
            else:
                value = count * self.step_gain(number)
            if value > best:
                best = value
                left = self.coins
        self.coins = left
        return best

    def choice_worth(self, effect: int) -> float:
        """The best branch."""
        best = 0.0
        coins = left = self.coins
        for listed in self.s.parts.effects.inner[effect]:
            self.coins = coins
            value = self.list_worth(listed)
            if value > best:
                best = value
                left = self.coins
        self.coins = left
        return best

    def activate_worth(self) -> float:
        """The best School tile, which then has to be refreshed."""
        s = self.s
        if s.penalty(self.seat) == PENALTY_A:
            return 0.0
        best = 0.0
        rest = s.active[self.seat]
        tile = 0
        while rest:
            if rest & 1:
                best = max(best, self.step_gain(s.parts.school_tile[tile]))
            rest >>= 1
            tile += 1
        return best * (1.0 - (1.0 - AGAIN) * self.use)

    def payment_worth(self, effect: int) -> float:
        """What may be had for coins, if it is worth them."""
        s = self.s
        effects = s.parts.effects
        if not s.can_pay(self.seat, effects.count[effect]):
            return 0.0
        coins = self.coins
        value = self.pay(effects.count[effect]) + self.list_worth(effects.inner[effect][0])
        if value > 0.0:
            return value
        self.coins = coins
        return 0.0

    def rare_gain(self, effect: int) -> float:
        """Strongbox, refresh, free cards, rewards, coins for the end."""
        s, seat = self.s, self.seat
        effects = s.parts.effects
        kind = effects.kind[effect]
        if kind == STRONGBOX:
            return 0.0 if s.turned >> seat & 1 else BOX * self.time + self.excess()
        if kind == REFRESH:
            return self.refresh_worth()
        if kind == FREE_CARD:
            if s.free[seat] >> effects.thing[effect] & 1:
                return 0.0
            cost = s.parts.place_cost[effects.thing[effect]]
            return FREE_USE * cost * max(self.time - 1, 0)
        if kind == REWARD:
            return self.reward_worth(effects.thing[effect])
        assert kind == END_EXCHANGE
        return TILE_HOPE * effects.count[effect]

    def excess(self) -> float:
        """What coins above the limit become worth with the strongbox turned."""
        turned = self.worth_below(self.coins, self.s.parts.limit_turned)
        return max(0.0, turned - self.coin_worth(self.coins))

    def refresh_worth(self) -> float:
        """All School tiles active again."""
        s = self.s
        value = 0.0
        rest = s.held[self.seat] & ~s.active[self.seat]
        tile = 0
        while rest:
            if rest & 1:
                value += max(self.step_gain(s.parts.school_tile[tile]), LEAST_STEP)
            rest >>= 1
            tile += 1
        return value * (1.0 - AGAIN) * self.use

    def reward_worth(self, reward: int) -> float:
        """VP of a Politics space for who arrives next."""
        s = self.s
        table = s.parts.reward(reward, s.seats)
        arrived = 0
        while arrived < s.seats and s.claims[reward * PLAYERS + arrived] >= 0:
            arrived += 1
        return float(table[min(arrived, len(table) - 1)]) if table else 0.0

    def rare_worth(self, effect: int) -> float:
        """Red effects, exchanges and ranks."""
        s, seat = self.s, self.seat
        effects = s.parts.effects
        kind, count = effects.kind[effect], effects.count[effect]
        if kind == LOSE_VP:
            return -float(count)
        if kind == IF:
            if holds(s, seat, effects.thing[effect]):
                return self.list_worth(effects.inner[effect][0])
            return 0.0
        if kind == EXCHANGE:
            return self.exchange_worth(count, s.convertible(seat))  # there [RISE-FREE-07]
        if kind == RANK:
            value = self.list_worth(s.parts.rank[effects.thing[effect]])
            return value if s.ranked >> effects.thing[effect] & 1 else 2.0 * value
        return self.left_worth(SATISFACTION if kind == RIOT else CONSERVATION, count)

    def exchange_worth(self, most: int, later: int) -> float:
        """Coins given for VP; before that VP may be turned into coins so many times."""
        s, seat = self.s, self.seat
        gained, spent = s.rate_coins(seat), s.rate_vp(seat)
        before = self.coin_worth(self.coins)
        coins = self.coins
        best = 0.0
        for times in range(later + 1 if gained > spent else 1):
            given = min(most, coins)
            value = given - times * spent + self.coin_worth(coins - given) - before
            if value > best:
                best = value
                self.coins = coins - given
            if coins >= most:
                break
            coins += gained
        return best

    def last_coins_worth(self) -> float:
        """What VP turned into coins bring before the final scoring."""
        s, seat = self.s, self.seat
        best = cost = 0.0
        coins = self.coins
        for _ in range(s.convertible(seat)):
            if coins >= self.wanted:
                break
            coins += s.rate_coins(seat)
            cost += s.rate_vp(seat) + TO_COME
            best = max(best, self.counted(coins) - self.counted(self.coins) - cost)
        return best

    def left_worth(self, number: int, count: int) -> float:
        """What forced steps left cost."""
        tables = self.tables
        track = self.s.tracks[number]
        space = self.s.marker[self.first + number]
        value = 0.0
        for _ in range(count):
            value += tables.step_back(track, space, self.time)
            space = max(0, space - 1)
        return value

    def walk_worth(self, number: int, space: int, count: int) -> float:
        """What up to so many steps from a space bring, the best way."""
        s = self.s
        track = s.tracks[number]
        first = number * WIDTH
        if not track.ahead[space]:
            if track.overflow != NOTHING:
                return count * self.tables.worth[self.time][track.overflow]
            if track.is_left and space > 0:
                home = self.tables.exit_worth(track, space, self.time) + self.stand[first]
                home -= self.stand[first + space]
                return max(0.0, home + self.walk_worth(number, 0, count))
            return 0.0
        best = 0.0
        coins = left = self.coins
        for ahead in track.ahead[space]:
            self.coins = coins
            following = ahead
            if track.has_small and not track.slots[ahead]:
                following = first_free(s, self.seat, track, ahead)
                if following < 0:
                    continue
            to = track.start if track.is_frame[following] else following
            value = self.entry_worth(number, following)
            value += self.stand[first + to] - self.stand[first + space]
            if count > 1:
                value += self.walk_worth(number, to, count - 1)
            if value > best:
                best = value
                left = self.coins
        self.coins = left
        return best

    def entry_worth(self, number: int, space: int) -> float:
        """What entering a space brings at once."""
        track = self.s.tracks[number]
        value = 0.0
        coins = self.coins
        if track.entry[space] != NOTHING:
            self.depth += 1
            value = self.list_worth(track.entry[space])
            self.depth -= 1
        if number == POLITICS:
            value += track.step_vp
        elif number == SCHOOL:
            value += self.row_worth(space)
        elif number == CULTURE and self.s.hung[space] >= 0:
            left = self.coins
            self.coins = coins
            hope = self.tile_hope(self.s.hung[space])
            if hope > value:
                return hope
            self.coins = left
        return value

    def row_worth(self, space: int) -> float:
        """The best School tile of a row."""
        s = self.s
        track = s.tracks[SCHOOL]
        best = 0.0
        for slot in range(len(track.slots[space])):
            tile = s.school[track.row[space] * SLOTS + slot]
            if tile >= 0:
                best = max(best, self.step_gain(s.parts.school_tile[tile]))
        return best * self.use
