"""Resolving effects: gains first, then the red ones, then what its owner decides on."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.rise.components import PLAYERS
from jackscrew.games.rise.effects import (
    ACTIVATE,
    ADVANCE,
    CHOICE,
    COINS,
    CONSERVATION,
    END_EXCHANGE,
    EXCHANGE,
    FREE_CARD,
    JOKER,
    LOSE_VP,
    NOTHING,
    PAY,
    POLITICS,
    POLLUTION,
    REFRESH,
    REWARD,
    RIOT,
    SATISFACTION,
    STRONGBOX,
    VP,
)
from jackscrew.games.rise.state import (
    A_ADVANCE,
    A_DECLINE,
    C_EFFECT,
    CHOOSE,
    CONDITION,
    E_FREE,
    E_PICKED,
    E_RANK,
    E_RANK_INCOME,
    E_REFRESHED,
    E_STRONGBOX,
    FOR_REWARD,
    JOKER_TRACK,
    LEFT,
    ORDER,
    PAYMENT,
    RESOLVE,
    REST,
    TILE,
    TRADE,
    Rise,
)
from jackscrew.games.rise.steps.leaving import act_freely, is_free
from jackscrew.games.rise.steps.moving import walk
from jackscrew.games.rise.steps.possible import holds, leaves, possible, tile_leaves
from jackscrew.games.rise.steps.refusing import refused_effect, refused_offer


class Resolve(Step[Rise]):
    """[RISE-F-02] A list of effects.  a: the list."""

    def run(self, s: Rise, f: Frame) -> None:
        effects = s.parts.effects
        for effect in effects.gains[f.a]:
            gain(s, f.seat, effect)
        count = len(effects.rest[f.a])
        if count:
            s.push(REST, f.seat, f.a, (1 << count) - 1)
        for effect in reversed(effects.reds[f.a]):
            force(s, f.seat, effect)


def gain(s: Rise, seat: int, effect: int) -> None:
    """[RISE-F-03] What can never hurt is taken without asking."""
    effects = s.parts.effects
    kind, count = effects.kind[effect], effects.count[effect]
    if kind == COINS:
        s.pay(seat, -count, C_EFFECT)
    elif kind == VP:
        s.score(seat, effects.source[effect], count)
    elif kind == STRONGBOX:
        turn_strongbox(s, seat)
    elif kind == REFRESH:
        refresh(s, seat)
    elif kind == FREE_CARD:
        s.free[seat] |= 1 << effects.thing[effect]  # [RISE-BNK-01]
        s.tell(E_FREE, seat, effects.thing[effect])
    elif kind == REWARD:
        claim(s, seat, effects.thing[effect])
    else:
        assert kind == END_EXCHANGE  # counts at the end of the game [RISE-CUL-03]


def turn_strongbox(s: Rise, seat: int) -> None:
    """[RISE-F-12] More coins may be kept from now on; a second time changes nothing."""
    if not s.turned >> seat & 1:
        s.turned |= 1 << seat
        s.tell(E_STRONGBOX, seat)


def refresh(s: Rise, seat: int) -> None:
    """[RISE-F-10] All own School tiles become active."""
    if s.active[seat] != s.held[seat]:
        s.tell(E_REFRESHED, seat, (s.held[seat] & ~s.active[seat]).bit_count())
        s.active[seat] = s.held[seat]


def claim(s: Rise, seat: int, reward: int) -> None:
    """[RISE-POL-02] VP by order of arrival."""
    arrived = 0
    while s.claims[reward * PLAYERS + arrived] >= 0:
        arrived += 1
    s.claims[reward * PLAYERS + arrived] = seat
    s.score(seat, POLITICS + 1, s.parts.reward(reward, s.seats)[arrived], FOR_REWARD)


def force(s: Rise, seat: int, effect: int) -> None:
    """[RISE-F-01] Red effects are mandatory."""
    effects = s.parts.effects
    kind, count = effects.kind[effect], effects.count[effect]
    if kind == RIOT:
        s.push(LEFT, seat, SATISFACTION, count)  # [RISE-SAT-01]
    elif kind == POLLUTION:
        s.push(LEFT, seat, CONSERVATION, count)  # [RISE-CON-01]
    elif kind == LOSE_VP:
        s.score(seat, effects.source[effect], -count)
    else:
        s.push(CONDITION, seat, effect)


class Condition(Step[Rise]):
    """Only if a condition holds at this moment [RISE-F-02].  a: the effect."""

    def run(self, s: Rise, f: Frame) -> None:
        effects = s.parts.effects
        if holds(s, f.seat, effects.thing[f.a]):
            s.push(RESOLVE, f.seat, effects.inner[f.a][0])


class Rest(Step[Rise]):
    """The effects of a list that are left.  a: the list; b: which of its rest, as bits.

    If it could do nothing, nobody is asked who cannot leave a track [RISE-FREE-09].
    """

    def run(self, s: Rise, f: Frame) -> None:
        rest = s.parts.effects.rest[f.a]
        if f.b & f.b - 1 == 0:
            carry_out(s, f.seat, rest[f.b.bit_length() - 1], False)
        elif usable(s, f) or leaves(s, f.seat):
            s.push(ORDER, f.seat, f.a, f.b)


def usable(s: Rise, f: Frame) -> list[int]:
    """The effects that are left and could do anything now [RISE-F-05]."""
    rest = s.parts.effects.rest[f.a]
    return [i for i in squares_of(f.b) if possible(s, f.seat, rest[i])]


class Order(Step[Rise]):
    """[RISE-DEC-04] Pick the next of two or more effects, or decline all.  a, b: as Rest.

    Asked even if only one can be used [RISE-DEC-21].
    """

    def legal(self, s: Rise, f: Frame) -> list[int]:
        names = s.parts.effects.names[f.a]
        found = sorted([A_ADVANCE + names[i] for i in usable(s, f)])
        return [*found, A_DECLINE, *leaves(s, f.seat)]

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        names = s.parts.effects.names[f.a]
        if action - A_ADVANCE not in names:
            return refused_offer(s, f.seat, action)
        picked = names.index(action - A_ADVANCE)
        if not f.b >> picked & 1:
            return Reason("effect_done", None, 1)
        return refused_effect(s, f.seat, s.parts.effects.rest[f.a][picked])

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            s.push(REST, f.seat, f.a, f.b)
            act_freely(s, f.seat, action)
        elif action != A_DECLINE:
            picked = s.parts.effects.names[f.a].index(action - A_ADVANCE)
            s.push(REST, f.seat, f.a, f.b & ~(1 << picked))
            effect = s.parts.effects.rest[f.a][picked]
            s.tell(E_PICKED, f.seat, effect)
            carry_out(s, f.seat, effect, True)


class Effect(Step[Rise]):
    """One effect, on its own or asked again.  a: the effect."""

    def run(self, s: Rise, f: Frame) -> None:
        carry_out(s, f.seat, f.a, False)


def carry_out(s: Rise, seat: int, effect: int, is_picked: bool) -> None:
    """Have an effect decided on by its owner, if there is anything to decide [RISE-FREE-09]."""
    effects = s.parts.effects
    kind = effects.kind[effect]
    if kind == ADVANCE:
        walk(s, seat, effects.thing[effect], effects.count[effect], is_picked)
    elif kind == ACTIVATE:
        if possible(s, seat, effect) or tile_leaves(s, seat):
            s.push(TILE, seat, effect)
    elif kind in (JOKER, CHOICE, PAY, EXCHANGE):
        if possible(s, seat, effect) or leaves(s, seat):
            s.push(asked_by(kind), seat, effect)
    else:
        gain_rank(s, seat, effects.thing[effect])


def asked_by(kind: int) -> int:
    """The step that asks about an effect [RISE-DEC-17]."""
    if kind == JOKER:
        return JOKER_TRACK
    if kind == CHOICE:
        return CHOOSE
    return PAYMENT if kind == PAY else TRADE


def gain_rank(s: Rise, seat: int, rank: int) -> None:
    """[RISE-POL-03] The effect of a rank; the first there sets off the rank income."""
    is_first = not s.ranked >> rank & 1
    s.ranked |= 1 << rank
    s.rank[seat] = max(s.rank[seat], rank)
    s.tell(E_RANK, seat, rank)
    if is_first:
        s.tell(E_RANK_INCOME, seat, rank)
        for other in reversed(s.lined):
            if other != seat and s.rank[other] >= 0:
                push_list(s, other, s.parts.rank[s.rank[other]])
        push_list(s, seat, s.parts.rank[s.rank[seat]])
    push_list(s, seat, s.parts.rank[rank])


def push_list(s: Rise, seat: int, listed: int) -> None:
    """Have a list resolved next."""
    if listed != NOTHING:
        s.push(RESOLVE, seat, listed)
