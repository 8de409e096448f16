"""Effects as they are printed, spelled in signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.games.rise.picture.blocks import ANY, Block, flow, lettered, row, stack
from jackscrew.games.rise.picture.signs import (
    arrow,
    arrow_down,
    coin,
    colon,
    either,
    flag,
    free_card,
    loss,
    mood,
    pennant,
    points,
    strongbox,
    tile_sign,
)
from jackscrew.games.rise.view import Effect, is_choice, is_condition, is_payment


class Spelling:
    """Spells effects; knows what some of them stand for.

    `limit` is what a turned strongbox keeps, `rewards` are the VP by order of arrival, and `ranks`
    the effects of the ranks of Politics.
    """

    def __init__(
        self,
        limit: int,
        rewards: Mapping[str, Sequence[int]] | None = None,
        ranks: Mapping[str, Sequence[Effect]] | None = None,
    ) -> None:
        self.limit = limit
        self.rewards = rewards or {}
        self.ranks = ranks or {}

    def line(self, effects: Sequence[Effect], size: float) -> Block:
        """A list of effects in one line."""
        return flow([self.sign(effect, size, True) for effect in effects], ANY)

    def lines(self, effects: Sequence[Effect], size: float, width: float) -> Block:
        """A list of effects in as many lines as the width asks for."""
        return flow([self.sign(effect, size, False) for effect in effects], width)

    def sign(self, effect: Effect, size: float, is_line: bool) -> Block:
        """One effect."""
        if isinstance(effect, str):
            return self.simple(effect.split(), size, is_line)
        if is_choice(effect):
            return either(
                [self.branch(it, size, is_line) for it in effect["choice"]], size, is_line
            )
        if is_payment(effect):
            price, got = coin(effect["pay"], size * 0.9, True), self.line(effect["get"], size)
            if is_line:
                return row([price, arrow(size * 0.8), got], 2)
            return stack([price, arrow_down(size), got], 0)
        assert is_condition(effect), f"{effect} is no effect"
        who = mood(size, effect["if"] == "satisfaction_last")
        return row([who, colon(size), self.line(effect["then"], size)], 2)

    def branch(self, effects: Sequence[Effect], size: float, is_line: bool) -> Block:
        """One side of a choice."""
        return self.line(effects, size) if is_line else self.lines(effects, size, ANY)

    def simple(self, words: Sequence[str], size: float, is_line: bool) -> Block:
        """An effect of one verb."""
        verb, *rest = words
        count = int(rest[-1]) if rest and rest[-1].isdigit() else 1
        if verb in ("advance", "joker"):
            return pennant(rest[0] if verb == "advance" else verb, count, size)
        if verb in ("riot", "pollution"):
            return pennant(verb, count, size, is_back=True)
        if verb in ("exchange", "end_exchange"):
            return exchange(count, size, verb == "end_exchange", is_line)
        if verb in ("reward", "rank"):
            return self.politics(verb, rest[0], size)
        return self.thing(verb, count, size)

    def thing(self, verb: str, count: int, size: float) -> Block:
        """Coins, points, tiles and what else is simply there."""
        if verb == "coins":
            return coin(count, size)
        if verb == "strongbox":
            return strongbox(self.limit, size)
        if verb == "free_card":
            return free_card(count, size)
        if verb in ("school_activate", "school_refresh"):
            return tile_sign(size, verb == "school_refresh")
        if verb == "lose_vp":
            return points(loss(count), size, "bad")
        return points(count, size)

    def politics(self, verb: str, name: str, size: float) -> Block:
        """A reward by order of arrival, or a rank over what it brings."""
        if verb == "reward":
            return row([points(it, size * 0.9) for it in self.rewards[name]], 0).meaning("rewards")
        effects = self.line(self.ranks[name], size * 0.92)
        return stack([lettered(name, 15, "serif bold").meaning("rank"), effects], 1)


def exchange(count: int, size: float, is_end: bool, is_line: bool) -> Block:
    """Coins for points one to one, so many times at most."""
    small = size * 0.9
    swap = row([coin(1, small, True), arrow(small * 0.7), points(1, small)], 1)
    times = [lettered(f"\N{LESS-THAN OR EQUAL TO} {count}\N{MULTIPLICATION SIGN}", 12, "bold")]
    when = [flag(small * 0.8), *times] if is_end else times
    whole = row([swap, *when], 3) if is_line else stack([swap, row(when, 2)], 1)
    return whole.meaning("exchange")
