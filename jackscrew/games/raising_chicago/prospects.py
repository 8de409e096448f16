"""What things are worth in reputation while rounds are left: tables made from what is printed.

A time is the number of rounds after the current one.  Costs, the poverty track and rewards are
read from the component set, so that the tables know any pack; only the habits below are guesses.
"""

from typing import Final

from jackscrew.games.raising_chicago.components import (
    NUMBERED,
    PLOT_COUNT,
    ROUNDS,
    SPACE_COUNT,
    STACK_SIZE,
    Parts,
    turned,
)
from jackscrew.games.raising_chicago.rewards import (
    ADD_LEVEL,
    ADVANCE,
    BASIC,
    CARD_SQUARES,
    CHOICE,
    COMPANY_ROUNDS,
    COPY_NEIGHBORHOODS,
    EXPANSION,
    FAVOR,
    MARKET_ROUNDS,
    REP,
    SWAP_BANNERS,
    TOKEN,
    TYPE_COUNT,
    WILD,
)
from jackscrew.games.raising_chicago.state import TURNS, Chicago

WIDTH: Final = 64  # columns of an expertise track at most
THRIFT: Final = 0.75  # what a token is worth, of the default it helps to avoid
WILDER: Final = 1.35  # a wild, in basic tokens
SPARE: Final = 0.3  # a token that no project needs, in others
FAVOR_NEEDS: Final = 0.75  # of a favor: what it saves, in needs of a type
LAST_TOKEN: Final = 0.3  # a token when only the personal project is left
LAST_FAVOR: Final = 2.0
ADVANCES: Final = 1.5  # steps on expertise tracks with a project
SAVED: Final = 0.85  # how often a permanent token saves one
DEFAULTS: Final = 0.9  # types defaulted with a project
LEVEL: Final = 1.1  # a level besides its reputation: wards and neighborhoods
SWAPPED: Final = 0.3
CARD_INCOME: Final = 0.75  # tokens a card brings in a round
GROSS: Final = 18.0  # what a project to come brings, before it is paid
PAID: Final = 3.0  # what it takes for each token of its mean need
TURN_COUNT: Final = len(TURNS)
CACHED: Final = 64  # component sets whose tables are kept


class Prospects:
    """Values in reputation by time, for one component set and number of seats.

    `worth` is looked up by time and list of rewards, `track` by time * WIDTH + column, `reserve`
    by time and type: the tokens that projects of the next rounds will need.
    """

    def __init__(self, parts: Parts, seats: int) -> None:
        self.parts: Final = parts
        self.seats: Final = seats
        # with two players the non-player wins some
        self.rate: Final = SPACE_COUNT / (seats + (0.5 if seats == 2 else 0.0))
        self.pace: Final = self.rate * ADVANCES / TYPE_COUNT  # a round, on each track
        self.need: Final = self.needs()
        self.token: Final = self.tokens()
        self.favor: Final = self.favors()
        self.loss: Final[list[float]] = [float(loss) for loss in parts.loss]
        self.reserve: Final = self.reserves()
        self.permanents: Final = parts.permanent_columns[seats - 2]
        self.track: Final = self.tracks()
        self.advance: Final = self.advances()
        self.expansion: Final[list[float]] = [
            CARD_INCOME * self.token[time] * max(0, time - 1) for time in range(ROUNDS)
        ]
        self.worth: Final[list[list[float]]] = [self.lists_worth(time) for time in range(ROUNDS)]
        self.finish_worth()
        self.future: Final = self.rounds_worth()
        self.aims: Final = self.aimed()

    def needs(self) -> list[float]:
        """The mean cost of a type in a round."""
        found: list[float] = []
        for round_ in range(ROUNDS):
            first, last = round_ * STACK_SIZE, (round_ + 1) * STACK_SIZE
            costs = self.parts.cost[first:last] if last <= NUMBERED else self.parts.cost[NUMBERED:]
            total = 0.0
            for cost in costs:
                total += sum(cost)
            found.append(total / (len(costs) * TYPE_COUNT))
        return found

    def later_need(self, time: int) -> float:
        """The mean need of a type in the rounds left, less usual permanent tokens."""
        left = self.need[ROUNDS - time :]
        need = sum(left) / len(left)
        passed = self.parts.start_column[self.seats - 2] + self.pace * (ROUNDS - time / 2)
        columns = self.parts.permanent_columns[self.seats - 2]
        return max(1.0, need - len([column for column in columns if column <= passed]))

    def slope(self) -> float:
        """What a step on the poverty track costs in the end."""
        quarter = max(1, len(self.parts.loss) // 4)
        last = min(len(self.parts.loss) - 1, 2 * quarter)
        return max(0.5, (self.parts.loss[last] - self.parts.loss[quarter]) / quarter)

    def tokens(self) -> list[float]:
        """A basic token by time."""
        found = [LAST_TOKEN]
        for time in range(1, ROUNDS):
            found.append(max(0.2, min(1.2, THRIFT * self.slope() / self.later_need(time))))
        return found

    def favors(self) -> list[float]:
        """A favor by time."""
        found = [LAST_FAVOR]
        for time in range(1, ROUNDS):
            need = max(self.need[ROUNDS - time :]) - 1.0
            found.append(max(LAST_FAVOR, FAVOR_NEEDS * need * self.token[time]))
        return found

    def reserves(self) -> list[list[float]]:
        """How many tokens of each type the next two rounds will need."""
        found: list[list[float]] = []
        for time in range(ROUNDS):
            following = self.need[ROUNDS - time : ROUNDS - time + 2]
            found.append([max(1.0, self.rate * sum(following) * 0.8)] * TYPE_COUNT)
        return found

    def tracks(self) -> list[float]:
        """What a marker in a column saves until the end, by time."""
        found = [0.0] * (ROUNDS * WIDTH)
        last = self.parts.last_column
        for time in range(ROUNDS):
            saved = self.rate * SAVED * max(self.token[time], self.token[1])
            for column in range(min(WIDTH, last + 1)):
                value = 0.0
                for goal in self.permanents:
                    value += saved * max(0.0, time + 0.4 - max(0, goal - column) / self.pace)
                rest = max(0.0, self.need[ROUNDS - 1 - time // 2] - len(self.permanents))
                far = (last - column) / self.pace
                value += saved * rest * max(0.0, time + 0.4 - far)
                value += LAST_FAVOR * max(0.0, 1.0 - far / (time + 1))
                found[time * WIDTH + column] = value
        return found

    def advances(self) -> list[float]:
        """What a step on a track is worth, for a marker that has gone on as usual."""
        found: list[float] = []
        for time in range(ROUNDS):
            start = self.parts.start_column[self.seats - 2]
            column = min(start + int(self.pace * (ROUNDS - 1 - time)), self.parts.last_column - 2)
            before, after = time * WIDTH + column, time * WIDTH + column + 2
            found.append((self.track[after] - self.track[before]) / 2 + 0.2)
        return found

    def lists_worth(self, time: int) -> list[float]:
        """All lists of rewards at a time; those that copy others follow in `finish_worth`."""
        rewards = self.parts.rewards
        found: list[float] = []
        for listed in range(len(rewards.kinds)):
            value = 0.0
            for i in range(len(rewards.kinds[listed])):
                each = self.reward(rewards.kinds[listed][i], rewards.things[listed][i], time)
                value += rewards.counts[listed][i] * each
            found.append(value)
        return found

    def reward(self, kind: int, thing: int, time: int) -> float:
        """One reward that copies no other."""
        if kind == TOKEN:
            return self.token[time] * (WILDER if thing == WILD else 1.0)
        if kind == FAVOR:
            return self.favor[time]
        if kind == REP:
            return 1.0
        if kind in (ADVANCE, CHOICE):
            return self.advance[time] * (1.2 if kind == CHOICE else 1.0)
        if kind == EXPANSION:
            return self.expansion[time]
        if kind == BASIC:
            return self.token[time] * 1.1
        if kind == CARD_SQUARES:
            return self.token[time] * 3.0
        if kind == ADD_LEVEL:
            return 1.0 + LEVEL
        return SWAPPED if kind == SWAP_BANNERS else 0.0

    def finish_worth(self) -> None:
        """Rewards that copy others: round spots of cards, neighborhoods."""
        parts = self.parts
        for time in range(ROUNDS):
            worth = self.worth[time]
            spots = 0.0
            for side in range(len(parts.each_round)):
                spots += worth[parts.each_round[side]] + worth[parts.once[side]]
            spots /= len(parts.each_round)
            hoods = sum([worth[listed] for listed in parts.hood_reward]) / len(parts.hood_reward)
            rewards = parts.rewards
            for listed in range(len(rewards.kinds)):
                for i in range(len(rewards.kinds[listed])):
                    kind = rewards.kinds[listed][i]
                    if kind == COPY_NEIGHBORHOODS:
                        worth[listed] += rewards.counts[listed][i] * hoods * 1.3
                    elif kind == MARKET_ROUNDS:
                        worth[listed] += spots * SPACE_COUNT
                    elif kind == COMPANY_ROUNDS:
                        worth[listed] += spots * parts.slots

    def rounds_worth(self) -> list[float]:
        """What the rounds to come bring besides, by time."""
        found = [0.0]
        for time in range(ROUNDS):
            net = GROSS - PAID * self.need[ROUNDS - 1 - time]
            found.append(found[time] + self.rate * net)
        return found

    def aimed(self) -> list[list[int]]:
        """The plots that arrows point at, by (plot, prestige building, turn) as one number."""
        arrows = self.parts.arrows
        found: list[list[int]] = []
        for plot in range(PLOT_COUNT):
            beside = self.parts.beside[plot]
            for tile in range(len(arrows)):
                for turn in range(TURN_COUNT):
                    ways = turned(arrows[tile], turn)
                    found.append([beside[way] for way in ways if beside[way] >= 0])
        return found

    def aim(self, plot: int, tile: int, turn: int) -> list[int]:
        """The plots a prestige building points at."""
        return self.aims[(plot * len(self.parts.arrows) + tile) * TURN_COUNT + turn]

    def lost(self, poverty: float, time: int) -> float:
        """What the poverty track will take, with the steps of a usual company to come."""
        at = poverty + DEFAULTS * self.rate * time
        last = len(self.loss) - 1
        if at >= last:
            return self.loss[last]
        step = int(at)
        return self.loss[step] + (at - step) * (self.loss[step + 1] - self.loss[step])


known: Final[dict[Parts, dict[int, Prospects]]] = {}


def tables_of(s: Chicago) -> Prospects:
    """The tables of this component set and number of seats, made once."""
    if s.parts not in known:
        if len(known) >= CACHED:
            known.clear()
        known[s.parts] = {}
    tables = known[s.parts]
    if s.seats not in tables:
        tables[s.seats] = Prospects(s.parts, s.seats)
    return tables[s.seats]
