"""Rewards: what is simply taken, and what its owner has to choose."""

from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.raising_chicago.components import (
    BANNERS,
    BLANK,
    FROM_EMPTY_PLOTS,
    HOODS,
    PLOT_COUNT,
    SPACE_COUNT,
    SQUARES,
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
    NOTHING,
    REP,
    SWAP_BANNERS,
    TOKEN,
    TYPE_COUNT,
)
from jackscrew.games.raising_chicago.state import (
    A_BASIC,
    A_HOOD,
    A_LOT,
    A_PLOT,
    A_SPACE,
    A_SWAP,
    A_TRACK,
    BASIC_TOKENS,
    BASICS,
    COPY,
    E_ADVANCE,
    E_EXPANSION,
    E_FAVOR,
    E_LEVEL,
    E_PERMANENT,
    E_SWAPPED,
    E_UNLIMITED,
    LETTER_OF,
    LEVEL,
    REWARD,
    SLOTS,
    SQUARES_OF,
    SWAP,
    T_REWARD,
    TRACK,
    A,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    other_moment,
)


class Reward(Step[Chicago]):
    """The rewards of a list from left to right.  a: the list; b: which comes next."""

    def run(self, s: Chicago, f: Frame) -> None:
        rewards = s.parts.rewards
        if f.b + 1 < len(rewards.kinds[f.a]):
            s.push(REWARD, f.seat, f.a, f.b + 1)
        kind, count = rewards.kinds[f.a][f.b], rewards.counts[f.a][f.b]
        if kind < BASIC:
            give_one(s, f.seat, f.a, f.b)
        elif useful_one(s, f.seat, f.a, f.b):  # what has no effect is skipped [RC-EPT-15]
            ask(s, f.seat, kind, count)


def push_reward(s: Chicago, seat: int, listed: int) -> None:
    """Have a list of rewards given next."""
    if listed != NOTHING:
        s.push(REWARD, seat, listed)


def give(s: Chicago, seat: int, listed: int) -> None:
    """Give a list of rewards without any choice at once."""
    for i in range(len(s.parts.rewards.kinds[listed])):
        give_one(s, seat, listed, i)


def give_one(s: Chicago, seat: int, listed: int, i: int) -> None:
    """Give one reward that needs no choice [RC-DEC-21]."""
    rewards = s.parts.rewards
    kind, thing, count = (
        rewards.kinds[listed][i],
        rewards.things[listed][i],
        rewards.counts[listed][i],
    )
    if kind == TOKEN:
        s.take(seat, thing, count, T_REWARD)
    elif kind == FAVOR:
        s.favors[seat] += count
        s.tell(E_FAVOR, seat, count)
    elif kind == REP:
        s.earn(seat, count, rewards.source[listed])
    elif kind == ADVANCE:
        advance(s, seat, thing, count)
    elif kind == EXPANSION:
        for _ in range(count):
            expand(s, seat)


def expand(s: Chicago, seat: int) -> None:
    """[RC-GEN-06] A company expansion, while there is one."""
    if sum(s.expansions) < s.parts.expansions:
        s.expansions[seat] += 1
        s.tell(E_EXPANSION, seat)


def advance(s: Chicago, seat: int, kind: int, count: int) -> None:
    """[RC-EXP-01] Spaces are entered one by one; beyond the last column they are lost."""
    first = seat * TYPE_COUNT
    for _ in range(count):
        column = s.expertise[first + kind] + 1
        if column > s.parts.last_column:  # [RC-EXP-03]
            return
        lowest = lowest_column(s, seat)
        s.expertise[first + kind] = column
        reached = lowest_column(s, seat)  # by all three; told with the step that did it
        s.tell(E_ADVANCE, seat, kind, column, reached if reached > lowest else 0)
        if column in s.parts.permanent_columns[s.seats - 2]:  # helps from now on [RC-EXP-05]
            s.permanents[first + kind] += 1
            s.tell(E_PERMANENT, seat, kind, s.permanents[first + kind])
        if column == s.parts.last_column:
            s.tell(E_UNLIMITED, seat, kind)
        if reached > lowest:  # [RC-EXP-02]
            give(s, seat, s.parts.column_reward[reached])


def lowest_column(s: Chicago, seat: int) -> int:
    """Where the last of a company's three markers stands."""
    first = seat * TYPE_COUNT
    return min(s.expertise[first], s.expertise[first + 1], s.expertise[first + 2])


def useful(s: Chicago, seat: int, listed: int) -> bool:
    """[RC-EPT-15] Would any reward of a list change anything now?"""
    for i in range(len(s.parts.rewards.kinds[listed])):
        if useful_one(s, seat, listed, i):
            return True
    return False


def useful_one(s: Chicago, seat: int, listed: int, i: int) -> bool:
    """Would a reward change anything now?"""
    kind, thing = s.parts.rewards.kinds[listed][i], s.parts.rewards.things[listed][i]
    if kind == ADVANCE:
        return not s.is_unlimited(seat, thing)
    if kind == CHOICE:
        return len(open_tracks(s, seat)) > 0
    if kind == EXPANSION:
        return sum(s.expansions) < s.parts.expansions
    if kind == CARD_SQUARES:
        return len(open_cards(s)) > 0
    if kind == MARKET_ROUNDS:
        return any_useful(s, seat, s.cards)
    if kind == COMPANY_ROUNDS:
        return any_useful(s, seat, own_cards(s, seat))
    if kind == ADD_LEVEL:
        return seat in s.owner
    if kind == COPY_NEIGHBORHOODS:
        return len(copied(s, seat, -1)) > 0
    return True


def any_useful(s: Chicago, seat: int, cards: list[int]) -> bool:
    """Would the round spot of any card change anything?"""
    for card in cards:
        if card >= 0:
            side = s.side(card)
            if useful(s, seat, s.parts.each_round[side]) or useful(s, seat, s.parts.once[side]):
                return True
    return False


def own_cards(s: Chicago, seat: int) -> list[int]:
    """The cards in a company's slots, from left to right."""
    return [card for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS] if card >= 0]


def open_tracks(s: Chicago, seat: int) -> list[int]:
    """The tracks a company can still advance on."""
    return [kind for kind in range(TYPE_COUNT) if not s.is_unlimited(seat, kind)]


def uncovered(s: Chicago, space: int) -> list[int]:
    """How many resources of each type are not covered on a card."""
    found = [0] * TYPE_COUNT
    squares = s.squares(space)
    for square in range(len(squares)):
        if squares[square] < BLANK and s.marks[space * SQUARES + square] < 0:
            found[squares[square]] += 1
    return found


def open_cards(s: Chicago) -> list[int]:
    """The spaces with a card that shows an uncovered resource."""
    return [i for i in range(SPACE_COUNT) if s.cards[i] >= 0 and sum(uncovered(s, i)) > 0]


def take_uncovered(s: Chicago, seat: int, space: int, reason: int) -> None:
    """One token for each uncovered resource square of a card."""
    found = uncovered(s, space)
    for kind in range(TYPE_COUNT):
        s.take(seat, kind, found[kind], reason)


def copied(s: Chicago, seat: int, chosen: int) -> list[int]:
    """[RC-EPT-14] Neighborhoods whose tile may be copied, one of each different reward.

    `chosen`: the tile copied first, or -1.
    """
    found: list[int] = []
    seen: list[list[str]] = []
    if chosen >= 0:
        seen.append(s.parts.rewards.printed[s.parts.hood_reward[chosen]])
    for hood in range(HOODS):
        if s.hoods[hood] >= 0:
            listed = s.parts.hood_reward[s.hoods[hood]]
            if s.parts.rewards.printed[listed] not in seen and useful(s, seat, listed):
                seen.append(s.parts.rewards.printed[listed])
                found.append(hood)
    return found


def why_not_copy(s: Chicago, f: Frame, hood: int) -> Reason:
    """What stands against copying the reward of a neighborhood, by what `copied` asks."""
    tile, chosen = s.hoods[hood], f.b - 1
    if tile < 0:
        return Reason("hood_gone", {}, ELSEWHERE)
    if chosen >= 0 and are_alike(s, tile, chosen):
        return Reason("copied_before", {"reward": tile}, CLOSED)
    for other in copied(s, f.seat, chosen):
        if are_alike(s, tile, s.hoods[other]):
            return Reason("copied_once", {"reward": tile, "hood": other + 1}, CLOSED)
    return Reason("copy_useless", {"reward": tile}, CLOSED)


def are_alike(s: Chicago, tile: int, other: int) -> bool:
    """Have two neighborhood tiles the same reward?"""
    printed = s.parts.rewards.printed
    return printed[s.parts.hood_reward[tile]] == printed[s.parts.hood_reward[other]]


def ask(s: Chicago, seat: int, kind: int, count: int) -> None:
    """Have a reward chosen by its owner, or give what needs no choice after all."""
    if kind == BASIC:
        s.push(BASIC_TOKENS, seat, count)
    elif kind == CHOICE:
        s.push(TRACK, seat, count)
    elif kind == CARD_SQUARES:
        s.push(SQUARES_OF, seat)
    elif kind == MARKET_ROUNDS:
        push_rounds(s, seat, [card for card in s.cards if card >= 0])
    elif kind == COMPANY_ROUNDS:
        push_rounds(s, seat, own_cards(s, seat))
    elif kind == ADD_LEVEL:
        s.push(LEVEL, seat)
    elif kind == SWAP_BANNERS:
        s.push(SWAP, seat)
    else:
        s.push(COPY, seat, count, 0)


def push_rounds(s: Chicago, seat: int, cards: list[int]) -> None:
    """[RC-EPT-09, RC-EPT-10] The round spots of some cards, one-time ones too."""
    for card in reversed(cards):  # what is pushed last comes first
        push_reward(s, seat, s.parts.once[s.side(card)])
        push_reward(s, seat, s.parts.each_round[s.side(card)])


class BasicTokens(Step[Chicago]):
    """[RC-DEC-10] Any combination of basic tokens.  a: how many."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_BASIC + i for i in range(len(BASICS)) if len(BASICS[i]) == f.a]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_BASIC, action):
            return Reason("basic_count", {"count": f.a}, CLOSED)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        for kind in range(TYPE_COUNT):
            s.take(f.seat, kind, BASICS[action - A_BASIC].count(LETTER_OF[kind]), T_REWARD)


class TrackChoice(Step[Chicago]):
    """[RC-EXP-04, RC-EPT-12] All spaces on one track of one's choice.  a: how many."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_TRACK + kind for kind in open_tracks(s, f.seat)]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_TRACK, action):
            return Reason("track_end", {"kind": action - A_TRACK}, CLOSED)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        advance(s, f.seat, action - A_TRACK, f.a)


class SquaresOf(Step[Chicago]):
    """[RC-EPT-08] A token for each resource square without a marker, of one card."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_SPACE + space for space in open_cards(s)]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_SPACE, action):
            return Reason("nothing_open", {}, CLOSED)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        take_uncovered(s, f.seat, action - A_SPACE, T_REWARD)


class Level(Step[Chicago]):
    """[RC-EPT-11] One more marker under an own building of the wards; 1 reputation."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_PLOT + plot for plot in range(PLOT_COUNT) if s.owner[plot] == f.seat]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_PLOT, action):
            return Reason("level_own", {}, CLOSED)
        return Reason("level_own") if A.has(A_LOT, action) else other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.levels[action - A_PLOT] += 1
        s.tell(E_LEVEL, f.seat, action - A_PLOT)
        s.earn(f.seat, 1, FROM_EMPTY_PLOTS)


class Swap(Step[Chicago]):
    """[RC-EPT-13] Exchange two different banners, that of the prestige area too."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        count = len(BANNERS)
        return [A_SWAP + i * count + j for i in range(count) for j in range(i + 1, count)]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_SWAP, action):
            return Reason("swap_two", {}, CLOSED)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        i, j = divmod(action - A_SWAP, len(BANNERS))
        s.banners[i], s.banners[j] = s.banners[j], s.banners[i]
        s.tell(E_SWAPPED, f.seat, i, j)


class Copy(Step[Chicago]):
    """[RC-EPT-14] Copy the reward of a neighborhood tile.  a: how many; b: the tile before + 1."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_HOOD + hood for hood in copied(s, f.seat, f.b - 1)]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_HOOD, action):
            return why_not_copy(s, f, action - A_HOOD)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        tile = s.hoods[action - A_HOOD]
        if f.a > 1 and copied(s, f.seat, tile):
            s.push(COPY, f.seat, f.a - 1, tile + 1)
        push_reward(s, f.seat, s.parts.hood_reward[tile])
