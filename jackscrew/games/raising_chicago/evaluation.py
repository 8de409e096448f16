"""What a position is worth to a seat, in reputation: what it has, and what that will bring.

What is worth something for the rounds to come is looked up in tables (prospects.py).  Projects
that are won or may be won are paid in advance from what the seat has (outlook.py).
"""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.games.raising_chicago.components import (
    COLORS,
    COUNTS_SETS,
    HOODS,
    LETTERS,
    PLOT_COUNT,
    ROUNDS,
    SYMBOL_KINDS,
    WARDS,
)
from jackscrew.games.raising_chicago.outlook import Outlook, aim_worth
from jackscrew.games.raising_chicago.prospects import SPARE, WIDTH, WILDER, tables_of
from jackscrew.games.raising_chicago.rewards import NOTHING, TYPE_COUNT
from jackscrew.games.raising_chicago.scoring import (
    ALL_LETTERS,
    SET_POINTS,
    all_levels,
    cards_of,
    majority,
    measure,
    sections,
)
from jackscrew.games.raising_chicago.state import (
    IN_COMPANY,
    IN_PROJECTS,
    IN_SETUP,
    PRESTIGE_OWNER,
    SLOTS,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.ending import (
    COUNCIL,
    FINAL_PROJECTS,
    PERSONAL_PROJECTS,
    POVERTY,
    PRESTIGE_BUILDINGS,
    WARD_CONTROL,
)

SURE: Final = [0.8, 0.6, 0.5, 0.42, 0.35, 0.3, 0.25, 0.2]  # that a ward stays as it is
NEWER: Final = 0.35  # levels that a round adds to a ward
ENCLOSED: Final = [0.5, 0.6, 0.75, 0.9, 1.0]  # in time, by buildings around
HELD: Final = 0.9  # of an empty plot tile
HELD_LAST: Final = 0.5  # in the last round
UNLIMITED: Final = 0.25  # of a token that no project needs any more
NEARLY: Final = 0.03  # a token for a section that is not complete
TIE: Final = 0.001  # a level, where reputation is equal


def evaluate(s: Chicago, seat: int) -> float:
    """The reputation a seat may expect to have at the end; the result, if the game is over."""
    if not s.stack:
        return s.rep[seat] + TIE * all_levels(s, seat)
    if s.phase == IN_SETUP:
        return s.rep[seat] + tables_of(s).future[ROUNDS]
    o = Outlook(s, seat, tables_of(s))
    o.foresee()
    value = s.rep[seat] + o.value + o.tables.future[o.time]
    value += town_worth(o) + hoods_worth(o) + symbols_worth(o)
    if o.scored < 0:
        value += tracks_worth(o) + cards_worth(o) + tiles_worth(o) + board_worth(o)
    value += tokens_worth(o)
    if o.scored <= POVERTY:
        value -= o.tables.lost(o.poverty, o.time)
    return value + council_worth(o) if s.with_council else value


def prospects(s: Chicago) -> list[float]:
    """The same for all seats."""
    return [evaluate(s, seat) for seat in range(s.seats)]


def is_built(o: Outlook) -> bool:
    """Is nothing left to build in this game?"""
    return o.time == 0 and o.s.phase >= IN_COMPANY


def town_worth(o: Outlook) -> float:
    """Ward control and prestige buildings."""
    s = o.s
    levels = [0] * (WARDS * COLORS)
    value = 0.0
    hopes = 0.0 if is_built(o) else 1.0
    for plot in range(PLOT_COUNT):
        owner = s.owner[plot]
        if owner == PRESTIGE_OWNER:
            if o.scored <= PRESTIGE_BUILDINGS:
                tile = s.built[plot]
                aims = o.tables.aim(plot, tile, s.turned[plot])
                value += aim_worth(s, o.seat, aims, tile, hopes)
        elif owner >= 0:
            levels[s.parts.ward[plot] * COLORS + owner] += s.levels[plot]
    if o.scored <= WARD_CONTROL:
        for ward in range(WARDS):
            value += ward_worth(o, levels[ward * COLORS : ward * COLORS + s.seats], ward)
    return value


def ward_worth(o: Outlook, levels: list[int], ward: int) -> float:
    """What control of a ward brings as it stands, and as others may still build."""
    token = o.s.ward_tokens[ward]
    first, second = o.s.parts.ward_first[token], o.s.parts.ward_second[token]
    now = ward_points(levels, o.seat, first, second)
    if is_built(o):
        return float(now)
    newer = 0.6 + NEWER * o.time
    # squares, since who has most levels mostly keeps the ward
    weights = [(it + newer) * (it + newer) for it in levels]
    total = 0.0
    for weight in weights:
        total += weight
    own = weights[o.seat]
    behind = 0.0
    for seat in range(len(weights)):
        if seat != o.seat:
            # second after this one: the model of rankings of Plackett (1975)
            behind += weights[seat] / total * own / (total - weights[seat])
    later = first * own / total + second * behind
    sure = SURE[o.time]
    return sure * now + (1.0 - sure) * later


def ward_points(levels: list[int], seat: int, first: int, second: int) -> int:
    """What the ward brings a seat if nothing changes."""
    own = levels[seat]
    more = ties = 0
    for other in range(len(levels)):
        if levels[other] > own:
            more += 1
        elif levels[other] == own:
            ties += 1
    if own == 0 or more > 1:
        return 0
    if more == 1:
        return -(-second // ties)  # rounded up [RC-FS-03]
    return first if ties == 1 else -(-(first + second) // ties)


def hoods_worth(o: Outlook) -> float:
    """Neighborhoods that may be enclosed, by the levels around them."""
    s = o.s
    if is_built(o):
        return 0.0
    value = 0.0
    later = o.tables.worth[max(0, o.time - 1)]
    for hood in range(HOODS):
        if s.hoods[hood] >= 0:
            own = others = built = 0
            for plot in s.parts.around[hood]:
                owner = s.owner[plot]
                if owner >= 0:
                    built += 1
                    if owner == o.seat:
                        own += s.levels[plot]
                    elif owner != PRESTIGE_OWNER:
                        others += s.levels[plot]
            listed = s.parts.hood_reward[s.hoods[hood]]
            reward = o.worth[listed] if built >= 3 else later[listed]
            value += ENCLOSED[built] * hood_worth(own, others, 4 - built, reward, s.seats)
    return value


def hood_worth(own: int, others: int, empty: int, reward: float, seats: int) -> float:
    """The reward as likely as it is won, else 1 with a building there."""
    mine = own + 0.5 * empty
    theirs = others + 0.5 * empty * (seats - 1)
    if mine <= 0.0:
        return 0.0
    chance = mine * mine / (mine * mine + theirs * theirs)
    return chance * reward + (1.0 - chance) * (1.0 if own else 0.25 * empty)


def symbols_worth(o: Outlook) -> float:
    """Sets of symbols, and symbols that final projects show."""
    if o.scored > FINAL_PROJECTS:
        return 0.0
    value = 0.0
    for symbol in range(SYMBOL_KINDS):
        count = o.symbols[symbol]
        if count:
            value += count * (o.matches(symbol) + o.final_hope(symbol))
    return value + SET_POINTS * sets(o.symbols, o.time)


def sets(symbols: list[int], time: int) -> float:
    """Complete sets, and parts of incomplete ones while there is time."""
    found = 0.0
    for count in range(1, max(symbols) + 1):
        have = 0
        for it in symbols:
            if it >= count:
                have += 1
        if have == SYMBOL_KINDS:
            found += 1.0
        elif time:
            found += have * have / (SYMBOL_KINDS * SYMBOL_KINDS)
    return found


def tracks_worth(o: Outlook) -> float:
    """What expertise saves, and rewards for all three tracks."""
    s = o.s
    first = o.seat * TYPE_COUNT
    value = 0.0
    last = s.parts.last_column
    lowest = last
    for kind in range(TYPE_COUNT):
        column = s.expertise[first + kind]
        value += o.tables.track[o.time * WIDTH + column]
        lowest = min(lowest, column)
    steps = TYPE_COUNT * o.tables.pace * o.time + 1.0
    for column in range(lowest + 1, last + 1):
        listed = s.parts.column_reward[column]
        if listed != NOTHING:
            missing = 0
            for kind in range(TYPE_COUNT):
                missing += max(0, column - s.expertise[first + kind])
            if missing >= steps:
                break
            value += o.worth[listed] * (1.0 - missing / steps)
    return value


def cards_worth(o: Outlook) -> float:
    """What the cards in slots bring until newer ones push them out."""
    s = o.s
    room = s.slot_count(o.seat) - o.cards
    incomes = o.time + (1.0 if o.has_income else 0.0)
    value = 0.0
    for slot in range(s.slot_count(o.seat)):
        card = s.slots[o.seat * SLOTS + slot]
        left = room - slot
        if card < 0 or left <= 0.0:
            break
        side = s.side(card)
        rounds = min(incomes, min(1.0, left) + max(0.0, left - 1.0) / o.tables.rate)
        value += o.worth[s.parts.each_round[side]] * rounds
        if o.has_income and slot < s.added[o.seat]:
            value += o.worth[s.parts.once[side]] * min(1.0, left)
    return value + o.tables.expansion[o.time] * s.expansions[o.seat]


def tiles_worth(o: Outlook) -> float:
    """Empty plot tiles that are not used yet."""
    value = 0.0
    held = o.s.empties[o.seat]
    if held:
        for tile in squares_of(held):
            value += o.worth[o.s.parts.empty_reward[tile]]
    return value * (HELD if o.time else HELD_LAST)


def board_worth(o: Outlook) -> float:
    """Markers that have returned to the bidding board."""
    s = o.s
    if s.phase < IN_PROJECTS:
        return 0.0
    if o.time:
        return o.returned(s.board[o.seat])
    points = majority(s.board, s.parts.board_first, s.parts.board_second)
    return float(points[o.seat])


def tokens_worth(o: Outlook) -> float:
    """Tokens and favors for projects to come, or for the personal project."""
    if o.time == 0:
        if o.scored <= PERSONAL_PROJECTS or o.is_asked:
            if not is_built(o):
                return personal_worth(o)
            done = sections(o.s, o.seat, o.s.favors[o.seat])[0]
            return personal_points(o, float(done.bit_count()))
        return 0.0
    value = 0.0
    reserve = o.tables.reserve[o.time]
    for kind in range(TYPE_COUNT):
        held = o.tokens[kind]
        if o.s.is_unlimited(o.seat, kind):
            value += UNLIMITED * held
        elif held > reserve[kind]:
            value += reserve[kind] + SPARE * (held - reserve[kind])
        else:
            value += held
    return o.token * (value + WILDER * o.wilds) + o.favors * o.tables.favor[o.time]


def personal_worth(o: Outlook) -> float:
    """The sections of the personal project that what is left will complete."""
    parts = o.s.parts
    done = 0.0
    wilds, favors = o.wilds, o.favors
    spare = 0.0
    short = [0.0] * TYPE_COUNT
    for kind in range(TYPE_COUNT):
        if o.s.is_unlimited(o.seat, kind):
            done += 1.0
            spare += o.tokens[kind]
        else:
            short[kind] = max(0.0, parts.section_cost - o.tokens[kind])
            spare += max(0.0, o.tokens[kind] - parts.section_cost)
            if not short[kind]:
                done += 1.0
    short.sort()
    wilds += spare // 3  # by trades [RC-GEN-09]
    value = NEARLY * (spare + wilds)
    for missing in short:
        if missing > 0.0:
            if missing <= wilds:
                wilds -= missing
                done += 1.0
            elif favors >= 1.0:
                favors -= 1.0
                done += 1.0
            else:
                value += NEARLY * (parts.section_cost - missing)
    return value + personal_points(o, done)


def personal_points(o: Outlook, done: float) -> float:
    """What so many sections bring."""
    parts = o.s.parts
    return done * parts.section_rep + (parts.all_sections_rep if done == TYPE_COUNT else 0.0)


def council_worth(o: Outlook) -> float:
    """What council members count, as likely as there will be enough cards of their letter."""
    if o.scored > COUNCIL:
        return 0.0
    s = o.s
    counts = [0.0] * len(LETTERS)
    jokers = 0
    more = o.cards + (o.tables.rate * o.time if o.time else 0.0)
    for card in cards_of(s, o.seat):
        if s.parts.letters[card] == ALL_LETTERS:
            jokers += 1
        else:
            counts[s.parts.letters[card].bit_length() - 1] += 1.0
    for letter in range(len(LETTERS)):
        assigned = s.assigned[o.seat * len(LETTERS) + letter]
        # more than a quarter of the cards to come, since some have all letters
        counts[letter] += assigned + more / (len(LETTERS) - 0.5)
        jokers -= assigned
    values = [member_worth(o, letter) for letter in range(len(LETTERS))]
    assign(o, counts, values, jokers)
    value = 0.0
    for letter in range(len(LETTERS)):
        value += values[letter] * passes(o, counts[letter])
    return value


def assign(o: Outlook, counts: list[float], values: list[float], jokers: int) -> None:
    """Give cards with all letters to the letters for which each of them brings most."""
    while jokers > 0:
        best, cards, most = 0, jokers, -1.0
        for letter in range(len(LETTERS)):
            now = passes(o, counts[letter])
            for more in range(1, jokers + 1):
                gain = values[letter] * (passes(o, counts[letter] + more) - now) / more
                if gain > most:
                    best, cards, most = letter, more, gain
        counts[best] += cards
        jokers -= cards


def passes(o: Outlook, count: float) -> float:
    """How often a member is likely to count with so many cards."""
    parts = o.s.parts
    qualify, double = parts.qualify[o.s.seats - 2], parts.double[o.s.seats - 2]
    if o.time == 0:
        return 2.0 if count >= double else (1.0 if count >= qualify else 0.02 * count)
    once, twice = min(1.0, count / qualify), min(1.0, count / double)
    # cubes: until there are nearly enough cards there is little hope
    return once * once * once + twice * twice * twice


def member_worth(o: Outlook, letter: int) -> float:
    """What a council member counts once for the seat."""
    s = o.s
    member = s.council[letter]
    if s.parts.measure[member] == COUNTS_SETS:
        return sets(o.symbols, o.time) * s.parts.member_rep[member]
    return float(measure(s, o.seat, member) * s.parts.member_rep[member])
