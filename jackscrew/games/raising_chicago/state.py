"""A position of Raising Chicago, and the numbers that name its steps and actions."""

from itertools import combinations_with_replacement
from typing import Any, Final

from jackscrew.core.actions import ActionSpace, Noun
from jackscrew.core.state import NOBODY, OWN, POINTS, Frame, State, Step
from jackscrew.games.raising_chicago.components import (
    BANNERS,
    CARDS,
    EMPTY_TILES,
    HOOD_TILES,
    HOODS,
    LETTERS,
    LOTS,
    MEMBERS,
    PLAYERS,
    PLOT_COUNT,
    PRESTIGE,
    PROJECTS,
    SPACES,
    SQUARES,
    SYMBOL_KINDS,
    SYMBOLS,
    WARD_TOKENS,
    Parts,
)
from jackscrew.games.raising_chicago.rewards import TOKEN_COUNT, TYPE_COUNT, TYPES

# steps, in the order of the list in steps/__init__.py
DISC: Final = 0
FINAL: Final = 1
TOP: Final = 2
LOT: Final = 3
SHOW: Final = 4
TOKEN: Final = 5
BANNER: Final = 6
NEIGHBORHOOD: Final = 7
MEMBER: Final = 8
DRAW: Final = 9
ROUND: Final = 10
PROJECT: Final = 11
CARDS_OUT: Final = 12
CHECK: Final = 13
WINDOW: Final = 14
MARKERS: Final = 15
NEXT: Final = 16
BID: Final = 17
BID_COST: Final = 18
COST_MENU: Final = 19
TRADE: Final = 20
RESOLVE: Final = 21
WORK: Final = 22
SETTLE: Final = 23
PAYMENT: Final = 24
BUILD: Final = 25
PLOT: Final = 26
OUTSKIRTS: Final = 27
PRESTIGE_TILE: Final = 28
SITE: Final = 29
ROTATION: Final = 30
ENCLOSED: Final = 31
AWARD: Final = 32
HOOD: Final = 33
FOLLOW: Final = 34
STORE: Final = 35
COMPANY: Final = 36
REWARD: Final = 37
BASIC_TOKENS: Final = 38
TRACK: Final = 39
SQUARES_OF: Final = 40
LEVEL: Final = 41
SWAP: Final = 42
COPY: Final = 43
SCORING: Final = 44
NAMING: Final = 45
FAVORS: Final = 46
LETTER_CARD: Final = 47
WINDOWS: Final = 48

PHASES: Final = [
    "setup",
    "announcement",
    "bidding",
    "resolution",
    "projects",
    "company",
    "scoring",
    "over",
]
IN_SETUP: Final = 0
IN_ANNOUNCEMENT: Final = 1
IN_BIDDING: Final = 2
IN_RESOLUTION: Final = 3
IN_PROJECTS: Final = 4
IN_COMPANY: Final = 5
IN_SCORING: Final = 6
IS_OVER: Final = 7

NON_PLAYER: Final = 2  # the third colour of a game for two
PRESTIGE_OWNER: Final = 4  # a prestige building stands there
SLOTS: Final = 10  # of a company with all expansions
TURNS: Final = ["0", "90", "180", "270"]

LETTER_OF: Final = "LJMW"
MIXTURES: Final = [  # three tokens given for one
    "".join(mixture) for mixture in combinations_with_replacement(LETTER_OF, 3)
]
BASICS: Final = [  # so many basic tokens of one's choice
    "".join(mixture)
    for count in range(1, 5)
    for mixture in combinations_with_replacement(LETTER_OF[:3], count)
]
SQUARE_WORDS: Final = [f"{space}-{square + 1}" for space in SPACES for square in range(SQUARES)]
PLOT_WORDS: Final = [str(plot + 1) for plot in range(PLOT_COUNT)]
LOT_WORDS: Final = [str(lot + 1) for lot in range(LOTS)]
HOOD_WORDS: Final = [str(hood + 1) for hood in range(HOODS)]

SQUARE_NOUN: Final = Noun(SQUARE_WORDS, [f"square-{word}" for word in SQUARE_WORDS])
TYPE_NOUN: Final = Noun(TYPES, [f"stock-{{seat}}-{it}" for it in TYPES])
TRACK_NOUN: Final = Noun(TYPES, [f"track-{{seat}}-{it}" for it in TYPES])
MIXTURE_NOUN: Final = Noun(MIXTURES)
BASIC_NOUN: Final = Noun(BASICS)
EMPTY_NOUN: Final = Noun(EMPTY_TILES, [f"empty-{tile}" for tile in EMPTY_TILES])
PLOT_NOUN: Final = Noun(PLOT_WORDS, [f"plot-{plot}" for plot in PLOT_WORDS])
LOT_NOUN: Final = Noun(LOT_WORDS, [f"outskirts-{lot}" for lot in LOT_WORDS])
PRESTIGE_NOUN: Final = Noun(PRESTIGE, [f"prestige-{tile}" for tile in PRESTIGE])
TURN_NOUN: Final = Noun(TURNS)
HOOD_NOUN: Final = Noun(HOOD_WORDS, [f"hood-{hood}" for hood in HOOD_WORDS])
SPACE_NOUN: Final = Noun(SPACES, [f"card-{space}" for space in SPACES])
BANNER_NOUN: Final = Noun(BANNERS, [f"banner-{banner}" for banner in BANNERS])
SYMBOL_NOUN: Final = Noun(SYMBOLS[:SYMBOL_KINDS])
COUNT_NOUN: Final = Noun([str(count) for count in range(TYPE_COUNT + 1)])
LETTER_NOUN: Final = Noun(LETTERS)
SEAT_NOUN: Final = Noun([str(seat) for seat in range(PLAYERS)])
PROJECT_NOUN: Final = Noun(PROJECTS)
HOOD_TILE_NOUN: Final = Noun(HOOD_TILES)
WARD_TOKEN_NOUN: Final = Noun(WARD_TOKENS)
MEMBER_NOUN: Final = Noun(MEMBERS)
CARD_NOUN: Final = Noun(CARDS)

A: Final = ActionSpace()
A_BID: Final = A.verb("bid", SQUARE_NOUN)
A_WHITE: Final = A.verb("white", SQUARE_NOUN)
A_WILDS: Final = A.verb("wilds")
A_COVERED: Final = A.verb("covered")
A_TOKENS: Final = A.verb("tokens", TYPE_NOUN)
A_FAVOR: Final = A.verb("favor", TYPE_NOUN)
A_DEFAULT: Final = A.verb("default", TYPE_NOUN)
A_TRADE: Final = A.verb("trade", TYPE_NOUN)
A_GIVE: Final = A.verb("give", MIXTURE_NOUN)
A_PLOT: Final = A.verb("plot", PLOT_NOUN)
A_LOT: Final = A.verb("outskirts", LOT_NOUN)
A_PRESTIGE: Final = A.verb("prestige", PRESTIGE_NOUN)
A_TURN: Final = A.verb("turn", TURN_NOUN)
A_HOOD: Final = A.verb("neighborhood", HOOD_NOUN)
A_SPACE: Final = A.verb("card", SPACE_NOUN)
A_TRACK: Final = A.verb("advance", TRACK_NOUN)
A_BASIC: Final = A.verb("basic", BASIC_NOUN)
A_SWAP: Final = A.verb("swap", BANNER_NOUN, BANNER_NOUN)
A_SYMBOL: Final = A.verb("symbol", SYMBOL_NOUN)
A_SPEND: Final = A.verb("spend", COUNT_NOUN)
A_LETTER: Final = A.verb("letter", LETTER_NOUN)
A_DONE: Final = A.verb("done")
A_USE: Final = A.verb("use", EMPTY_NOUN)
A_DISC: Final = A.verb("disc", SEAT_NOUN)
A_PROJECT: Final = A.verb("project", PROJECT_NOUN)
A_LAY: Final = A.verb("lay", EMPTY_NOUN)
A_SHOW: Final = A.verb("show", PRESTIGE_NOUN)
A_TOKEN: Final = A.verb("token", WARD_TOKEN_NOUN)
A_BANNER: Final = A.verb("banner", TYPE_NOUN)
A_TILE: Final = A.verb("tile", HOOD_TILE_NOUN)
A_MEMBER: Final = A.verb("member", MEMBER_NOUN)
A_DRAW: Final = A.verb("draw", CARD_NOUN)

# events besides POINTS (a source, b reputation, c a note) and PART (a round)
E_PHASE: Final = OWN  # a: the phase that begins
E_TOKENS: Final = OWN + 1  # seat; a: the token, b: how many more or fewer, c: what for
E_FAVOR: Final = OWN + 2  # seat; a: how many more or fewer, b: resources it pays for
E_ADVANCE: Final = OWN + 3  # seat; a: the track, b: its column now, c: what all three reached
E_PERMANENT: Final = OWN + 4  # seat; a: the type, b: how many now
E_UNLIMITED: Final = OWN + 5  # seat; a: the type
E_EXPANSION: Final = OWN + 6  # seat
E_SYMBOL: Final = OWN + 7  # seat; a: the symbol
E_WON: Final = OWN + 8  # seat, NOBODY: the non-player; a: the space, b: markers, c: the project
E_UNBID: Final = OWN + 9  # a: the space nobody bid on
E_POVERTY: Final = OWN + 10  # seat; a: its position now
E_BUILT: Final = OWN + 11  # seat, NOBODY: the non-player; a: the plot, b: levels
E_MOVED: Final = OWN + 12  # seat or NOBODY; a: the outskirts plot, b: levels
E_PRESTIGE: Final = OWN + 13  # seat or NOBODY; a: the prestige building, b: the plot, c: turn
E_HOOD: Final = OWN + 14  # seat, or NOBODY; a: the neighborhood, b: its tile
E_CARD: Final = OWN + 15  # seat; a: the card it takes, b: the card pushed out, or -1, c: its side
E_EMPTY: Final = OWN + 16  # seat: takes or uses it; a: the empty plot tile, b: 1 if it is used
E_MARKERS: Final = OWN + 17  # seat; a: markers on the bidding board now
E_BACK: Final = (
    OWN + 18
)  # seat, NOBODY: the non-player; a: the space, b: markers that return to the bidding board
E_SWAPPED: Final = OWN + 19  # seat; a, b: banner spaces
E_WARD: Final = OWN + 20  # seat: takes the token; a: the ward
E_SECTIONS: Final = OWN + 21  # seat; a: sections of the personal project, as bits
E_LEVEL: Final = OWN + 22  # seat; a: the plot that gets one more level
E_WINNER: Final = OWN + 23  # seat
E_INCOME: Final = OWN + 24  # seat: runs its company
E_WILDS: Final = OWN + 25  # seat; a: how many stand for other tokens
E_LAID: Final = OWN + 26  # a: the space, b: the card laid there, c: its side
E_ANNOUNCED: Final = OWN + 27  # a: the space, b: the project laid there
E_WORK: Final = OWN + 28  # seat, NOBODY: the non-player; a: the space, b: the project

# what tokens are for
T_START: Final = 0
T_SQUARE: Final = 1  # a covered square
T_WINNER: Final = 2  # uncovered squares of a card won
T_REWARD: Final = 3
T_BID: Final = 4
T_PROJECT: Final = 5
T_TRADE: Final = 6
T_PERSONAL: Final = 7


class Chicago(State):
    """Raising Chicago: what stands in the town, and what the companies own."""

    def __init__(
        self,
        steps: list[Step[Any]],
        stack: list[Frame],
        rules: int,
        parts: Parts,
        seats: int,
        with_council: bool,
        may_trade_short: bool,
        round_: int,
        phase: int,
        recent: list[int],
        rep: list[int],
        poverty: list[int],
        tokens: list[int],
        favors: list[int],
        expansions: list[int],
        expertise: list[int],
        permanents: list[int],
        symbols: list[int],
        empties: list[int],
        finals: list[int],
        won: list[int],
        wards_won: list[int],
        slots: list[int],
        added: list[int],
        pile: list[int],
        projects: list[int],
        cards: list[int],
        marks: list[int],
        winner: list[int],
        board: list[int],
        rows: list[int],
        tops: list[int],
        unseen_projects: int,
        last_tiles: list[int],
        top_card: int,
        unseen_cards: int,
        banners: list[int],
        ward_tokens: list[int],
        hoods: list[int],
        owner: list[int],
        levels: list[int],
        built: list[int],
        turned: list[int],
        lots: list[int],
        lot_owner: list[int],
        lot_levels: list[int],
        shown: list[int],
        unseen_prestige: int,
        council: list[int],
        named: int,
        assigned: list[int],
        scored: list[int],
    ) -> None:
        super().__init__(steps, stack, rules)
        self.parts: Final = parts
        self.seats: Final = seats
        self.with_council: Final = with_council
        self.may_trade_short: Final = may_trade_short  # the other reading of RC-PAY-06
        self.round = round_  # 1 to 8
        self.phase = phase
        self.recent: Final = recent  # seats, the last to change its reputation first
        self.rep: Final = rep
        self.poverty: Final = poverty  # position on the poverty track
        self.tokens: Final = tokens  # by seat and token
        self.favors: Final = favors
        self.expansions: Final = expansions  # company expansions by seat
        self.expertise: Final = expertise  # column by seat and type
        self.permanents: Final = permanents  # permanent tokens by seat and type
        self.symbols: Final = symbols  # symbol tokens by seat and symbol
        self.empties: Final = empties  # empty plot tiles by seat, as bits
        self.finals: Final = finals  # final projects by seat, as bits
        self.won: Final = won  # neighborhood tiles by seat, as bits
        self.wards_won: Final = wards_won  # ward control tokens by seat, as bits
        self.slots: Final = slots  # cards by seat and slot from the left, or -1
        self.added: Final = added  # cards each company added this round
        self.pile: Final = pile  # cards pushed out, by seat, as bits
        self.projects: Final = projects  # by space of the project area, or -1
        self.cards: Final = cards  # by space of the project area, or -1
        self.marks: Final = marks  # colour on each square of the cards, or -1
        self.winner: Final = winner  # by space: the colour that won it, or -1
        self.board: Final = board  # markers on the bidding board by seat
        self.rows: Final = rows  # seats by row of the bidding board, from the top
        self.tops: Final = tops  # the project on top of each stack to come, or -1
        self.unseen_projects = unseen_projects  # below the tops, as bits
        self.last_tiles: Final = last_tiles  # the four final projects in play, or -1
        self.top_card = top_card  # the card on top of the deck, or -1
        self.unseen_cards = unseen_cards  # those below it, as bits
        self.banners: Final = banners  # type by banner space, or -1
        self.ward_tokens: Final = ward_tokens  # control token by ward, or -1
        self.hoods: Final = hoods  # tile by neighborhood, or -1
        self.owner: Final = owner  # by plot: the colour, PRESTIGE_OWNER, or -1
        self.levels: Final = levels  # by plot
        self.built: Final = built  # by plot: the project, or the prestige building, or -1
        self.turned: Final = turned  # by plot: how its prestige building is turned
        self.lots: Final = lots  # by outskirts plot: the empty plot tile, or -1
        self.lot_owner: Final = lot_owner  # by outskirts plot: the colour, or -1
        self.lot_levels: Final = lot_levels
        self.shown: Final = shown  # prestige buildings on display, or -1
        self.unseen_prestige = unseen_prestige  # those in the stack, as bits
        self.council: Final = council  # members by letter, or -1
        self.named = named  # the symbol the asterisk stands for, or -1
        self.assigned: Final = (
            assigned  # cards with all letters, by seat and the letter they stand for
        )
        self.scored: Final = scored  # reputation by source and seat

    def clone(self) -> "Chicago":
        """An equal state that goes its own way."""
        return Chicago(
            self.steps,
            self.stack.copy(),
            self.rules,
            self.parts,
            self.seats,
            self.with_council,
            self.may_trade_short,
            self.round,
            self.phase,
            self.recent.copy(),
            self.rep.copy(),
            self.poverty.copy(),
            self.tokens.copy(),
            self.favors.copy(),
            self.expansions.copy(),
            self.expertise.copy(),
            self.permanents.copy(),
            self.symbols.copy(),
            self.empties.copy(),
            self.finals.copy(),
            self.won.copy(),
            self.wards_won.copy(),
            self.slots.copy(),
            self.added.copy(),
            self.pile.copy(),
            self.projects.copy(),
            self.cards.copy(),
            self.marks.copy(),
            self.winner.copy(),
            self.board.copy(),
            self.rows.copy(),
            self.tops.copy(),
            self.unseen_projects,
            self.last_tiles.copy(),
            self.top_card,
            self.unseen_cards,
            self.banners.copy(),
            self.ward_tokens.copy(),
            self.hoods.copy(),
            self.owner.copy(),
            self.levels.copy(),
            self.built.copy(),
            self.turned.copy(),
            self.lots.copy(),
            self.lot_owner.copy(),
            self.lot_levels.copy(),
            self.shown.copy(),
            self.unseen_prestige,
            self.council.copy(),
            self.named,
            self.assigned.copy(),
            self.scored.copy(),
        )

    def returns(self) -> list[int]:
        """The reputation of all seats [RC-GEN-02]."""
        return self.rep.copy()

    def ranked(self) -> list[int]:
        """[RC-GEN-03] The seats by reputation; among equals the later arrival ranks higher."""
        found = self.recent.copy()
        for i in range(1, len(found)):
            j = i
            while j > 0 and self.rep[found[j]] > self.rep[found[j - 1]]:
                found[j], found[j - 1] = found[j - 1], found[j]
                j -= 1
        return found

    def earn(self, seat: int, points: int, source: int, note: int = 0) -> None:
        """Gain or lose reputation; the disc goes on top of the others there [RC-GEN-03]."""
        if points:
            self.rep[seat] += points
            self.scored[source * self.seats + seat] += points
            self.recent.remove(seat)
            self.recent.insert(0, seat)
            self.tell(POINTS, seat, source, points, note)

    def earn_together(self, seats: list[int], points: int, source: int, note: int = 0) -> None:
        """[RC-GEN-04] From the lowest ranked to the highest, so that equals keep their order."""
        for seat in reversed(self.ranked()):
            if seat in seats:
                self.earn(seat, points, source, note)

    def take(self, seat: int, token: int, count: int, reason: int) -> None:
        """Take tokens, or give them if negative; they never run out [RC-GEN-06]."""
        if count:
            self.tokens[seat * TOKEN_COUNT + token] += count
            self.tell(E_TOKENS, seat, token, count, reason)

    def held(self, seat: int, token: int) -> int:
        """How many tokens of a kind a seat has."""
        return self.tokens[seat * TOKEN_COUNT + token]

    def is_unlimited(self, seat: int, kind: int) -> bool:
        """[RC-GEN-12] Is this type free for the seat's projects?"""
        return self.expertise[seat * TYPE_COUNT + kind] == self.parts.last_column

    def impoverish(self, seat: int) -> None:
        """One step on the poverty track; the last space holds everybody [RC-PAY-07]."""
        if self.poverty[seat] < len(self.parts.loss) - 1:
            self.poverty[seat] += 1
        self.tell(E_POVERTY, seat, self.poverty[seat])

    def begin_phase(self, phase: int) -> None:
        """Go on to a phase of the round [RC-GEN-01]."""
        self.phase = phase
        self.tell(E_PHASE, NOBODY, phase)

    def side(self, card: int) -> int:
        """The side of a card that is in use: red ones come first [RC-SET-03]."""
        return card + len(CARDS) if self.parts.is_yellow[self.seats - 2] else card

    def side_told(self) -> int:
        """The side of the cards in events: 1 red, 2 yellow."""
        return 2 if self.parts.is_yellow[self.seats - 2] else 1

    def teller(self, color: int) -> int:
        """The seat of a colour in events, NOBODY for the non-player."""
        return color if color < self.seats else NOBODY

    def squares(self, space: int) -> list[int]:
        """The squares of the card on a space of the project area."""
        return self.parts.squares[self.side(self.cards[space])]

    def colors(self) -> int:
        """How many colours have markers: with two players the non-player's too [RC-SET-10]."""
        return self.seats + 1 if self.seats == 2 else self.seats

    def slot_count(self, seat: int) -> int:
        """[RC-CARD-01] How many cards a company can hold."""
        return self.parts.slots + self.expansions[seat]

    def markers_on(self, space: int, color: int) -> int:
        """How many markers of a colour lie on a card."""
        first = space * SQUARES
        return self.marks[first : first + SQUARES].count(color)
