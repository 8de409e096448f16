"""What is under way: projects that are won or may be won, paid in advance from what a seat has."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.games.raising_chicago.components import (
    ASTERISK,
    BLANK,
    NO_SYMBOL,
    NUMBERED,
    ROUNDS,
    SPACE_COUNT,
    SQUARES,
    SYMBOL_KINDS,
    SYMBOLS,
)
from jackscrew.games.raising_chicago.prospects import LEVEL, TURN_COUNT, WILDER, Prospects
from jackscrew.games.raising_chicago.rewards import TOKEN_COUNT, TYPE_COUNT, WILD
from jackscrew.games.raising_chicago.scoring import SET_POINTS
from jackscrew.games.raising_chicago.state import (
    BASIC_TOKENS,
    BID_COST,
    BUILD,
    COMPANY,
    COPY,
    COST_MENU,
    FAVORS,
    IN_ANNOUNCEMENT,
    IN_BIDDING,
    IN_COMPANY,
    IN_PROJECTS,
    NON_PLAYER,
    OUTSKIRTS,
    PAYMENT,
    PLOT,
    PRESTIGE_TILE,
    REWARD,
    ROTATION,
    SCORING,
    SETTLE,
    SITE,
    SQUARES_OF,
    STORE,
    TRACK,
    TRADE,
    WORK,
    Chicago,
)
from jackscrew.games.raising_chicago.state import LEVEL as LEVEL_STEP
from jackscrew.games.raising_chicago.steps.building import sites
from jackscrew.games.raising_chicago.steps.paying import ALL_TYPES
from jackscrew.games.raising_chicago.steps.trading import counts_of

THREAT: Final = [1.0, 0.2, 0.05, 0.01, 0.0, 0.0]  # to be overtaken, by markers that takes
HOPE: Final = [0.0, 0.25, 0.08, 0.02, 0.0, 0.0]  # to overtake
RAISED: Final = 2.0  # a plot, besides levels and the step on a track
MOVED: Final = 4.5  # an empty plot tile and a prestige building
ASTERISK_WORTH: Final = 3.0
MARKER: Final = 1.0  # a marker that is not placed yet
BACK: Final = 2.3  # a marker that returns, for the next round
LAST_BACK: Final = 0.8  # in the last round
AIMED: Final = 0.8  # of an arrow at an empty plot, for all seats
SHARE: Final = 1.35  # of the final projects a seat would like
INFINITE: Final = 99.0


class Outlook:
    """A position as one seat sees it: what it will have, once all that is under way is done."""

    def __init__(self, s: Chicago, seat: int, tables: Prospects) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.tables: Final = tables
        self.time: Final = ROUNDS - s.round
        self.token: Final = tables.token[self.time]
        self.worth: Final = tables.worth[self.time]
        first = seat * TOKEN_COUNT
        self.tokens: Final[list[float]] = [float(it) for it in s.tokens[first : first + WILD]]
        self.wilds = float(s.tokens[first + WILD])
        self.favors = float(s.favors[seat])
        self.poverty = float(s.poverty[seat])
        self.cards = 0.0  # cards that come in this round
        self.value = 0.0  # what is under way besides
        self.has_income = s.phase < IN_COMPANY
        self.scored = -1  # categories below are scored
        self.is_asked = False  # about favors for the personal project
        self.symbols: Final = self.symbol_tokens()

    def symbol_tokens(self) -> list[int]:
        """Symbol tokens by symbol; the asterisk is what it is best for."""
        s = self.s
        first = self.seat * len(SYMBOLS)
        found = s.symbols[first : first + SYMBOL_KINDS]
        if s.symbols[first + ASTERISK]:
            symbol = s.named
            if symbol < 0:
                symbol = 0
                best = -1.0
                for i in range(SYMBOL_KINDS):
                    value = self.matches(i) + self.set_gain(found, i)
                    if value > best:
                        best = value
                        symbol = i
            found[symbol] += 1
        return found

    def matches(self, symbol: int) -> float:
        """What one more symbol counts with own final projects."""
        value = 0
        for tile in squares_of(self.s.finals[self.seat]):
            value += self.s.parts.final_symbols[tile].count(symbol)
        return float(value * self.s.parts.match_points)

    def set_gain(self, symbols: list[int], symbol: int) -> float:
        """What one more symbol adds to sets, complete and incomplete."""
        count = symbols[symbol]
        have = 0
        for it in symbols:
            if it > count:
                have += 1
        if self.time == 0:
            return float(SET_POINTS) if have == SYMBOL_KINDS - 1 else 0.0
        # (have + 1)^2 - have^2: parts of sets count by their squares, as in `sets`
        return SET_POINTS * (2 * have + 1) / (SYMBOL_KINDS * SYMBOL_KINDS)

    def foresee(self) -> None:
        """Go through what is pending, then the projects that may be won."""
        s = self.s
        next_space = SPACE_COUNT
        for i in range(len(s.stack) - 1, -1, -1):
            frame = s.stack[i]
            if frame.step == WORK:
                next_space = frame.a
            elif frame.step == SCORING:
                self.scored = frame.a
            elif frame.seat == self.seat:
                self.frame(frame.step, frame.a, frame.b)
        if IN_ANNOUNCEMENT <= s.phase <= IN_BIDDING and s.cards[SPACE_COUNT - 1] >= 0:
            self.bidding()
        elif s.phase == IN_PROJECTS:
            for space in range(next_space, SPACE_COUNT):
                if s.winner[space] == self.seat and s.projects[space] >= 0:
                    self.pay(s.parts.cost[s.projects[space]], ALL_TYPES, 1.0)
                    self.build(space, 1.0)
                    self.store(space, 1.0)

    def frame(self, step: int, a: int, b: int) -> None:
        """A pending decision of the seat."""
        s = self.s
        if step in (SETTLE, PAYMENT):
            self.pay(s.parts.cost[s.projects[a]], b, 1.0)
        elif step == BUILD:
            self.build(a, 1.0)
        elif step in (PLOT, OUTSKIRTS):
            self.value += self.placed(s.projects[a], s.markers_on(a, self.seat))
        elif step == STORE:
            self.store(a, 1.0)
        elif step == TRADE:
            self.trade(a)
        elif step in (BID_COST, COST_MENU):
            self.bid_cost(counts_of(a))
        elif step == COMPANY:
            self.has_income = True
        elif step == FAVORS:
            self.is_asked = True
        else:
            self.value += self.pending(step, a, b)

    def pending(self, step: int, a: int, b: int) -> float:
        """A prestige building or a reward that is to be chosen."""
        if step == PRESTIGE_TILE:
            return MOVED / 2 + 2 * self.tables.advance[self.time]
        if step in (SITE, ROTATION):
            return self.best_aim(a, sites(self.s) if step == SITE else [b])
        if step == REWARD:
            return self.worth[a]
        if step == BASIC_TOKENS:
            return 1.1 * self.token * a  # a choice is worth a little more than a gift
        if step == TRACK:
            return 1.2 * self.tables.advance[self.time] * a
        if step == SQUARES_OF:
            return 3.0 * self.token
        if step == LEVEL_STEP:
            return 1.0 + LEVEL
        return 1.2 * self.token * a if step == COPY else 0.0

    def best_aim(self, tile: int, plots: list[int]) -> float:
        """The best place and turn for a prestige building."""
        s = self.s
        best = -1.0
        for plot in plots:
            value = self.worth[s.parts.plot_reward[plot]] + 2 * self.tables.advance[self.time]
            for turn in range(TURN_COUNT):
                best = max(best, value + self.aimed(plot, tile, turn))
        return best

    def aimed(self, plot: int, tile: int, turn: int) -> float:
        """What the arrows of a prestige building would bring."""
        return aim_worth(self.s, self.seat, self.tables.aim(plot, tile, turn), tile, 1.0)

    def trade(self, received: int) -> None:
        """Three tokens of which the seat has most, for one."""
        for _ in range(3):
            most = -1
            for kind in range(TYPE_COUNT):
                if kind != received and (most < 0 or self.tokens[kind] > self.tokens[most]):
                    most = kind
            if self.tokens[most] >= 1.0:
                self.tokens[most] -= 1.0
            else:
                self.wilds -= 1.0
        self.tokens[received] += 1.0

    def bid_cost(self, due: list[int]) -> None:
        """The tokens for the upper-left square of a card."""
        for kind in range(TYPE_COUNT):
            short = max(0.0, due[kind] - self.tokens[kind])
            self.tokens[kind] -= due[kind] - short
            paid = min(short, self.wilds)
            self.wilds -= paid
            self.value -= 3.0 * (short - paid) * self.token  # three for one [RC-GEN-09]

    def pay(self, cost: list[int], unsettled: int, chance: float) -> None:
        """Settle each type the cheapest way, as likely as the project is won."""
        s = self.s
        for kind in range(TYPE_COUNT):
            at = self.seat * TYPE_COUNT + kind
            need = cost[kind] - s.permanents[at]
            if unsettled >> kind & 1 and need > 0 and s.expertise[at] != s.parts.last_column:
                self.settle(kind, float(need), chance)

    def settle(self, kind: int, need: float, chance: float) -> None:
        """Tokens and wilds, a favor, or a default."""
        held = min(need, max(0.0, self.tokens[kind]))
        short = need - held
        by_tokens = (held + WILDER * short) * self.token
        default = INFINITE
        if short > 0.0:
            now = self.tables.lost(self.poverty, self.time)
            default = self.tables.lost(self.poverty + 1.0, self.time) - now
            if short > self.wilds + 0.01:  # means do not add up exactly
                by_tokens = INFINITE
        if self.favors >= 0.5 and self.tables.favor[self.time] < min(by_tokens, default):
            self.favors -= chance
        elif by_tokens <= default:
            self.tokens[kind] -= held * chance
            self.wilds -= short * chance
        else:
            part = min(1.0, short)  # a fraction of a token may be there in the end
            self.poverty += part * chance
            self.tokens[kind] -= (1.0 - part) * held * chance

    def build(self, space: int, chance: float) -> None:
        """Symbol, reward and place of a project, as likely as it is won."""
        s = self.s
        project = s.projects[space]
        value = self.worth[s.parts.project_reward[project]]
        symbol = s.parts.symbol[project]
        if symbol == ASTERISK:
            value += ASTERISK_WORTH
        elif symbol != NO_SYMBOL:
            value += self.set_gain(self.symbols, symbol) + self.final_hope(symbol)
        if project >= NUMBERED:
            for it in s.parts.final_symbols[project - NUMBERED]:
                value += self.symbols[it] * s.parts.match_points
        levels = s.markers_on(space, self.seat)
        self.value += chance * (value + self.placed(project, levels))

    def final_hope(self, symbol: int) -> float:
        """What a symbol may count with final projects to come."""
        value = 0
        if self.time:
            for tile in self.s.last_tiles:
                value += self.s.parts.final_symbols[tile - NUMBERED].count(symbol)
        return value * self.s.parts.match_points * SHARE / (self.s.seats + 0.0)

    def placed(self, project: int, levels: int) -> float:
        """A building with so many levels, before its plot is known."""
        step = self.tables.advance[self.time]
        if self.s.parts.is_move[project]:
            return levels + MOVED + 2 * step
        return levels * (1.0 + LEVEL) + RAISED + step

    def store(self, space: int, chance: float) -> None:
        """The card of a project, for the rounds to come."""
        s = self.s
        side = s.side(s.cards[space])
        rounds = min(self.time + 1.0, 1.0 + (s.slot_count(self.seat) - 1) / self.tables.rate)
        worth = self.worth[s.parts.each_round[side]] * rounds + self.worth[s.parts.once[side]]
        self.value += chance * worth
        self.cards += chance

    def bidding(self) -> None:
        """The projects of the round, as likely as the seat wins them, and its markers."""
        s = self.s
        left = self.markers_left()
        chances: list[float] = []
        back = 0.0
        for space in range(SPACE_COUNT):
            chance = self.chance(space, left)
            chances.append(chance)
            back += (1.0 - chance) * s.markers_on(space, self.seat)
            self.take_uncovered(space, chance)
        for space in range(SPACE_COUNT):
            if chances[space] > 0.0:
                self.pay(s.parts.cost[s.projects[space]], ALL_TYPES, chances[space])
                self.build(space, chances[space])
                self.store(space, chances[space])
        self.value += MARKER * left[self.seat] + self.returned(back)

    def returned(self, back: float) -> float:
        """Markers that return to the bidding board, as far as they can be of use."""
        if not self.time:
            return LAST_BACK * back
        parts = self.s.parts
        # the new ones must find room, too [RC-P1-05]
        return BACK * min(back, parts.most_markers - parts.per_round)

    def markers_left(self) -> list[int]:
        """How many markers of each colour can still be placed."""
        s = self.s
        left = s.board.copy()
        if s.phase == IN_ANNOUNCEMENT:
            left = [min(s.parts.most_markers, it + s.parts.per_round) for it in left]
        if s.seats == NON_PLAYER:
            left.append(min(2, left[0]) + min(2, left[1]))  # with the last two of each [RC-P2-08]
        return left

    def take_uncovered(self, space: int, chance: float) -> None:
        """Tokens for what is uncovered on a card, as likely as it is won."""
        squares = self.s.squares(space)
        for square in range(len(squares)):
            if squares[square] < BLANK and self.s.marks[space * SQUARES + square] < 0:
                self.tokens[squares[square]] += chance

    def chance(self, space: int, left: list[int]) -> float:
        """How likely the seat wins a card, by the markers it or others still need."""
        s = self.s
        colors = len(left)
        counts = [0] * colors
        firsts = [SQUARES] * colors
        empty = 0
        first_empty = SQUARES
        # backwards, so that the first squares are what is kept
        for square in range(len(s.squares(space)) - 1, -1, -1):
            color = s.marks[space * SQUARES + square]
            if color < 0:
                empty += 1
                first_empty = square
            else:
                counts[color] += 1
                firsts[color] = square
        leader = leading(counts, firsts)
        seat = self.seat
        if leader != seat or not counts[seat]:
            takes = counts[leader] - counts[seat]
            # who comes first wins a tie [RC-P3-02]: from further down it takes one more
            if min(firsts[seat], first_empty) >= firsts[leader]:
                takes += 1
            return HOPE[max(1, takes)] if takes <= min(empty, left[seat]) else 0.0
        found = 1.0
        for color in range(colors):
            if color != seat:
                takes = counts[seat] - counts[color]
                if min(firsts[color], first_empty) >= firsts[seat]:
                    takes += 1
                if takes <= min(empty, left[color]):
                    found *= 1.0 - THREAT[takes]
        return found


def leading(counts: list[int], firsts: list[int]) -> int:
    """The colour that would win now, by markers and their first squares."""
    leader = 0
    for color in range(1, len(counts)):
        more = counts[color] - counts[leader]
        if more > 0 or (more == 0 and firsts[color] < firsts[leader]):
            leader = color
    return leader


def aim_worth(s: Chicago, seat: int, plots: list[int], tile: int, hopes: float) -> float:
    """What the arrows of a prestige building bring a seat: now, or where it may yet build."""
    value = s.parts.prestige_value[tile]
    found = 0.0
    for plot in plots:
        if s.owner[plot] == seat:
            found += value
        elif s.owner[plot] < 0:
            found += hopes * value * AIMED / s.seats
    return found
