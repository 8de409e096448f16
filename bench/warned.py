"""How often players who play as the greedy bot does are warned: warnings a game and seat.

What is counted stands beside the choice that the bot takes; those beside other choices do their
work by keeping players from them.

    python bench/warned.py --games 100
"""

from __future__ import annotations

import argparse
from collections import Counter

import jackscrew
from jackscrew.bots import Search, make_bot
from jackscrew.core.foresight import Foresight
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.text import Words
from jackscrew.text.previews import preview


def warned(match: Match, seed: int) -> Counter[tuple[int, str]]:
    """By seat and rule, the warnings beside what greedy bots choose in a whole match."""
    bot, words = make_bot("greedy", match.game, seed), Words(match.game)
    found = Counter[tuple[int, str]]()
    while not match.over:
        seat = match.pending()[0]
        action = bot.choose(Search(match, seat, bot.dice))
        number = match.game.actions.parse(action)
        told = preview(Foresight(match, seat), number, words).warnings
        found.update((seat, warning.rule) for warning in told)
        match.play(action, seat)
    return found


def report(game: Game, seats: int, games: int) -> str:
    """The most and the mean of a game, and the mean of each rule."""
    totals: list[int] = []
    rules, most = Counter[str](), Counter[str]()
    for seed in range(games):
        found = warned(game.new(seats, seed=seed), seed)
        each = Counter(dict.fromkeys(range(seats), 0))
        for (seat, rule), count in found.items():
            each[seat] += count
            rules[rule] += count
            most[rule] = max(most[rule], count)
        totals += each.values()
    mean = sum(totals) / len(totals)
    told = (
        f"{rule} {count / len(totals):.2f}, at most {most[rule]}"
        for rule, count in rules.most_common()
    )
    return f"{game.key}: at most {max(totals)}, {mean:.2f} on average ({'; '.join(told)})"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("names", nargs="*")
    asked = parser.parse_args()
    for game in jackscrew.games():
        if not asked.names or game.key in asked.names:
            print(report(game, asked.seats, asked.games), flush=True)


if __name__ == "__main__":
    main()
