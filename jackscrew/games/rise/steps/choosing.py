"""What an owner decides about a single effect."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.rise.effects import ADVANCE, CULTURE, PAY
from jackscrew.games.rise.state import (
    A_ACTIVATE,
    A_ADVANCE,
    A_DECLINE,
    A_EXCHANGE,
    A_PAY,
    A_TAKE,
    A_USE,
    C_EXCHANGE,
    C_PAY,
    CULTURE_TILE,
    E_CHOSE,
    E_CULTURE,
    E_TURNED,
    EFFECT,
    FOR_EXCHANGE,
    RESOLVE,
    A,
    Rise,
)
from jackscrew.games.rise.steps.leaving import act_freely, is_free
from jackscrew.games.rise.steps.moving import enter, walk
from jackscrew.games.rise.steps.possible import (
    joker_tracks,
    leaves,
    list_possible,
    open_branches,
    possible,
    tile_leaves,
    trade_converts,
    usable_tiles,
)
from jackscrew.games.rise.steps.refusing import (
    refused_effect,
    refused_leave,
    refused_list,
    refused_offer,
    refused_tile,
    refused_track,
)


def ask_again(s: Rise, f: Frame, action: int) -> None:
    """[RISE-FREE-04] Leave or convert first; then the same is asked with fresh options."""
    s.push(EFFECT, f.seat, f.a)
    act_freely(s, f.seat, action)


class JokerTrack(Step[Rise]):
    """[RISE-DEC-06] Choose the one track of a joker, or none.  a: the effect."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        found = [A_ADVANCE + track for track in joker_tracks(s, f.seat)]
        return [*found, A_DECLINE, *leaves(s, f.seat)]

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        if A.has(A_ADVANCE, action):
            return refused_track(s, f.seat, action - A_ADVANCE)
        return refused_leave(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            ask_again(s, f, action)
        elif action != A_DECLINE:  # all steps are on this track [RISE-F-04]
            walk(s, f.seat, action - A_ADVANCE, s.parts.effects.count[f.a], True)


class Tile(Step[Rise]):
    """[RISE-DEC-02] Activate one School tile, or none.  a: the effect."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        found = [A_ACTIVATE + track for track in usable_tiles(s, f.seat)]
        return [*found, A_DECLINE, *tile_leaves(s, f.seat)]

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        if A.has(A_ACTIVATE, action):
            return refused_tile(s, f.seat, action - A_ACTIVATE)
        return refused_leave(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            ask_again(s, f, action)
        elif action != A_DECLINE:
            activate(s, f.seat, action - A_ACTIVATE)


def activate(s: Rise, seat: int, track: int) -> None:
    """[RISE-F-09, RISE-DEC-16] The tile is turned first, then the step is made."""
    for tile in squares_of(s.active[seat]):
        if s.parts.school_tile[tile] == track:
            s.active[seat] &= ~(1 << tile)
            s.tell(E_TURNED, seat, tile)
            walk(s, seat, track, 1, True)
            return


class Choose(Step[Rise]):
    """[RISE-DEC-07] One branch of a choice [RISE-F-11], or none.  a: the effect.

    Where there are but coins and VP nothing could be lost: no "none" [RISE-DEC-13].
    """

    def legal(self, s: Rise, f: Frame) -> list[int]:
        answers = s.parts.effects.answers[f.a]
        found = sorted([A_ADVANCE + answers[i] for i in open_branches(s, f.seat, f.a)])
        if not is_plain(s, f.a):
            found.append(A_DECLINE)
        return found + leaves(s, f.seat)

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        answers = s.parts.effects.answers[f.a]
        if action - A_ADVANCE in answers:
            branch = answers.index(action - A_ADVANCE)
            return refused_list(s, f.seat, s.parts.effects.inner[f.a][branch])
        return refused_offer(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            ask_again(s, f, action)
        elif action != A_DECLINE:
            branch = s.parts.effects.answers[f.a].index(action - A_ADVANCE)
            listed = s.parts.effects.inner[f.a][branch]
            s.tell(E_CHOSE, f.seat, listed)
            take_picked(s, f.seat, listed)


def is_plain(s: Rise, effect: int) -> bool:
    """Is it between coins and VP alone?"""
    for listed in s.parts.effects.inner[effect]:
        if not s.parts.effects.is_plain(listed):
            return False
    return True


def take_picked(s: Rise, seat: int, listed: int) -> None:
    """A list its owner has just picked: no second prompt for one advance or one payment."""
    effects = s.parts.effects
    if effects.is_single(listed, ADVANCE):  # [RISE-DEC-15]
        effect = effects.rest[listed][0]
        walk(s, seat, effects.thing[effect], effects.count[effect], True)
    elif effects.is_single(listed, PAY):  # [RISE-DEC-14]
        pay_for(s, seat, effects.rest[listed][0])
    else:
        s.push(RESOLVE, seat, listed)


def pay_for(s: Rise, seat: int, effect: int) -> None:
    """[RISE-F-06] Pay, then gain."""
    s.spend(seat, s.parts.effects.count[effect], C_PAY)
    take_picked(s, seat, s.parts.effects.inner[effect][0])


class Payment(Step[Rise]):
    """[RISE-DEC-08] Pay for an effect, or not [RISE-CUL-01].  a: the effect."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        found = [A_PAY] if possible(s, f.seat, f.a) else []
        return [*found, A_DECLINE, *leaves(s, f.seat)]

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        if action == A_PAY:
            return refused_effect(s, f.seat, f.a)
        return refused_offer(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            ask_again(s, f, action)
        elif action == A_PAY:
            pay_for(s, f.seat, f.a)


class Trade(Step[Rise]):
    """[RISE-DEC-09] Coins for VP, one each, up to a number of times [RISE-F-07].  a: the effect."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        most = s.parts.effects.count[f.a]
        found = [A_EXCHANGE + i for i in range(min(most, s.coins[f.seat]))]
        return [*found, A_DECLINE, *leaves(s, f.seat), *trade_converts(s, f.seat, most)]

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        if A.has(A_EXCHANGE, action):
            values = {"most": s.parts.effects.count[f.a], "coins": s.coins[f.seat]}
            return Reason("exchange_most", values, 1)
        return refused_leave(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            ask_again(s, f, action)
        elif action != A_DECLINE:
            count = action - A_EXCHANGE + 1
            s.pay(f.seat, count, C_EXCHANGE)
            s.score(f.seat, s.parts.effects.source[f.a], count, FOR_EXCHANGE)


class CultureTile(Step[Rise]):
    """[RISE-DEC-10] Take the Culture tile or use the space, or neither.  a: the space."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        found = [A_TAKE] if s.hung[f.a] >= 0 else []
        if list_possible(s, f.seat, s.tracks[CULTURE].entry[f.a]):
            found.append(A_USE)
        return [*found, A_DECLINE, *leaves(s, f.seat)]

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        if action == A_USE:
            return refused_list(s, f.seat, s.tracks[CULTURE].entry[f.a])
        return refused_leave(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            s.push(CULTURE_TILE, f.seat, f.a)
            act_freely(s, f.seat, action)
        elif action == A_TAKE:
            tile = s.hung[f.a]
            s.hung[f.a] = -1
            s.culture[f.seat] |= 1 << tile
            s.tell(E_CULTURE, f.seat, tile)
        elif action == A_USE:
            enter(s, f.seat, CULTURE, f.a)
