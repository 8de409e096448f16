"""How many simulations our tree search runs in a second, beside OpenSpiel's own searches.

`python bench/search.py [GAME ...] [--duel N] [--rival NAME] [--exploration C] [--seconds S]
[--json]`

Three greedy players play a game; at positions all along it every search runs, in turn and three
times over, on one core.  A simulation of theirs comes to one new position, which is played to its
end at random or, if it is one of those *knowing*, judged by our evaluation.  One of ours judges
all actions of a new position, a dozen at most, and those of a rollout; so positions judged in a
second are told as well.  And how often the compiled core alone plays to the end at random: no
search over our rules that does so can run more simulations.
In a duel one seat plays our search and two play one of theirs, with the same time for a decision.
Their part needs `pip install "jackscrew[bench]"`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from importlib.util import find_spec
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import jackscrew
from jackscrew.bots.greedy import GreedyBot
from jackscrew.bots.ismcts import Budget, IsmctsBot
from jackscrew.bots.search import Search
from jackscrew.core.chance import Dice, playout
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.core.state import State
from jackscrew.lab.shares import wilson

if TYPE_CHECKING:
    from openspiel_search import Rival

SEATS = 3
SEED = 1
STAGES = (1 / 12, 3 / 12, 5 / 12, 7 / 12, 9 / 12, 11 / 12)  # of a game's decisions
REPEATS = 3
SIMULATIONS = 300
BUDGETS = (0.02, 0.1, 0.3)  # seconds
GAMES_TO_END = 20  # simulations of those that play to the end
OURS = f"ismcts:{SIMULATIONS}it"
PLAYOUTS = "random to the end"  # no search: the most that one could look so


@dataclass(frozen=True)
class Question:
    """A match with a seat that has something to decide."""

    match: Match
    seat: int

    def search(self, seed: int) -> Search:
        """What our bots are given."""
        return Search(self.match, self.seat, Dice(seed))

    def true_state(self) -> State:
        """The position with this seat to decide, secrets and all."""
        state = self.match.state.clone()
        state.bring(self.seat)
        return state


@dataclass(frozen=True)
class Speed:
    """What a search does in a second, at each position; `judged` if it judges positions."""

    name: str
    simulations: list[float]
    judged: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Duel:
    """How our search did in one seat against two of theirs."""

    rival: str
    exploration: float
    games: int
    wins: int
    share: float
    low: float
    high: float
    our_seconds: float  # a decision, on average
    their_seconds: float
    their_simulations: float


def questions(game: Game) -> list[Question]:
    """Decisions all along a game of greedy players."""
    match = game.new(SEATS, seed=SEED)
    bots = [GreedyBot(game, SEED + seat) for seat in range(SEATS)]
    while not match.over:
        seat = match.pending()[0]
        match.play(bots[seat].choose(Search(match, seat, Dice(match.version))), seat)
    lines = match.record.lines
    free = [i for i in range(len(lines)) if lines[i].seat >= 0 and not lines[i].forced]
    points = [free[int(stage * len(free))] for stage in STAGES]
    return [Question(match.at(point), lines[point].seat) for point in points]


def rivals() -> tuple[Rival, ...]:
    """Their searches, if they are installed."""
    if find_spec("pyspiel") is None:
        return ()
    from openspiel_search import RIVALS

    return RIVALS


def our_rate(question: Question, seed: int) -> float:
    """Simulations a second of our search."""
    bot = IsmctsBot(question.match.game, seed, Budget(simulations=SIMULATIONS))
    search = question.search(seed)
    began = process_time()
    bot.think(search)
    spent = process_time() - began
    return bot.tree.simulations / spent if bot.tree else 0.0


def judged_each(question: Question, seed: int) -> float:
    """How many positions our search judges in a simulation."""
    bot = IsmctsBot(question.match.game, seed, Budget(simulations=SIMULATIONS))
    evaluate, count = bot.evaluate, 0

    def counted(state: State, seat: int) -> float:
        nonlocal count
        count += 1
        return evaluate(state, seat)

    bot.evaluate = counted
    bot.think(question.search(seed))
    return count / SIMULATIONS


def their_rate(rival: Rival, question: Question, seed: int) -> float:
    """Simulations a second of a search of theirs."""
    from openspiel_game import SpielGame

    state = question.true_state()
    game = SpielGame(question.match.game, state, seed)
    root = game.root(state)
    simulations = SIMULATIONS if rival.knows else GAMES_TO_END
    began = process_time()
    _, done = rival.search(game, root, simulations, rival.exploration, seed)
    return done / (process_time() - began)


def playout_rate(question: Question, seed: int) -> float:
    """Games to the end at random in a second, by the core alone."""
    state = question.true_state()
    dice = Dice(seed)
    began = process_time()
    for _ in range(GAMES_TO_END):
        playout(state.clone(), dice)
    return GAMES_TO_END / (process_time() - began)


def measure(game: Game) -> list[Speed]:
    """The speeds of all searches, ours first; medians of each position."""
    asked = questions(game)
    ways: dict[str, Callable[[Question, int], float]] = {OURS: our_rate, PLAYOUTS: playout_rate}
    ways.update({rival.name: partial(their_rate, rival) for rival in rivals()})
    rates: dict[str, list[list[float]]] = {name: [[] for _ in asked] for name in ways}
    for seed in range(REPEATS):
        for number, question in enumerate(asked):
            for name, rate in ways.items():
                rates[name][number].append(rate(question, seed))
    speeds = [Speed(name, [median(some) for some in found]) for name, found in rates.items()]
    return [with_judged(speed, asked) for speed in speeds]


def with_judged(speed: Speed, asked: list[Question]) -> Speed:
    """The same with the positions it judges in a second."""
    if speed.name == OURS:
        parts = [judged_each(question, 0) for question in asked]
        judged = [rate * part for rate, part in zip(speed.simulations, parts, strict=True)]
        return Speed(speed.name, speed.simulations, judged)
    knows = any(rival.knows for rival in rivals() if rival.name == speed.name)
    return Speed(speed.name, speed.simulations, speed.simulations if knows else [])


def overrun(asked: list[Question]) -> float:
    """The longest time our search took, by what it was given."""
    found = []
    for seconds in BUDGETS:
        for question in asked:
            bot = IsmctsBot(question.match.game, SEED, Budget(seconds=seconds))
            search = question.search(SEED)
            began = perf_counter()
            bot.think(search)
            found.append((perf_counter() - began) / seconds)
    return max(found)


def ratio(ours: list[float], theirs: list[float]) -> float:
    """How many times as many ours are, in the middle of all positions."""
    return median([one / other for one, other in zip(ours, theirs, strict=True)])


def report(game: Game, speeds: list[Speed]) -> None:
    """A line for every search: the middle of all positions, least and most, and ours by theirs."""
    print(f"{game.title}, {SEATS} seats, {len(STAGES)} positions")
    ours, playouts = speeds[:2]
    for speed in speeds:
        low, middle, high = (
            min(speed.simulations),
            median(speed.simulations),
            max(speed.simulations),
        )
        text = f"  {speed.name:<22} {middle:8,.0f} simulations/s ({low:,.0f} - {high:,.0f})"
        if speed.judged:
            text += f", {median(speed.judged):,.0f} positions judged/s"
        if speed not in (ours, playouts):
            text += f"; ours {ratio(ours.simulations, speed.simulations):.2f} x the simulations, "
            if speed.judged:
                text += f"{ratio(ours.judged, speed.judged):.2f} x the positions"
            else:
                text += f"the core alone {ratio(playouts.simulations, speed.simulations):.2f} x"
        print(text, flush=True)


class Opponent:
    """A search of theirs that gets about so many seconds for a decision.

    It is told how many simulations to run; from their time follows how many it runs next time.
    """

    def __init__(self, rival: Rival, rate: float, seconds: float) -> None:
        self.rival = rival
        self.rate = rate
        self.seconds = seconds
        self.decisions = 0
        self.simulations = 0
        self.spent = 0.0

    def choose(self, question: Question, seed: int) -> int:
        """The number of the action it takes; it sees no secrets."""
        from openspiel_game import SpielGame

        began = perf_counter()
        sees = self.rival.samples  # of them it only makes samples
        state = question.true_state() if sees else question.search(seed).sample()
        game = SpielGame(question.match.game, state, seed)
        wanted = max(2, int(self.rate * self.seconds))
        root = game.root(state)
        action, done = self.rival.search(game, root, wanted, self.rival.exploration, seed)
        spent = perf_counter() - began
        self.rate = done / spent
        self.decisions += 1
        self.simulations += done
        self.spent += spent
        return action


def duel(game: Game, games: int, seconds: float, rival: Rival, rate: float) -> Duel:
    """Our search in one seat, each seat in turn, against two of theirs with the same time."""
    opponent = Opponent(rival, rate, seconds)
    wins, decisions, spent = 0, 0, 0.0
    for number in range(games):
        seat = number % SEATS
        match, count, time = play(game, number, seat, opponent)
        wins += seat in match.winners()
        decisions += count
        spent += time
    low, high = wilson(wins, games)
    theirs = max(1, opponent.decisions)
    return Duel(
        rival.name,
        rival.exploration,
        games,
        wins,
        wins / games,
        low,
        high,
        spent / max(1, decisions),
        opponent.spent / theirs,
        opponent.simulations / theirs,
    )


def play(game: Game, seed: int, ours: int, opponent: Opponent) -> tuple[Match, int, float]:
    """A whole match; how many decisions were ours, and how long they took."""
    match = game.new(SEATS, seed=seed)
    bot = IsmctsBot(game, seed, Budget(seconds=opponent.seconds))
    decisions, spent = 0, 0.0
    while not match.over:
        question = Question(match, match.pending()[0])
        if question.seat != ours:
            match.play(opponent.choose(question, match.version), question.seat)
            continue
        began = perf_counter()
        match.play(bot.choose(question.search(match.version)), ours)
        spent += perf_counter() - began
        decisions += 1
    return match, decisions, spent


def chosen_rival(speeds: list[Speed], given: argparse.Namespace) -> tuple[Rival, float]:
    """The rival of a duel and its speed: the one wanted, or the quickest that knows."""
    rates = {speed.name: median(speed.simulations) for speed in speeds}
    known = [rival for rival in rivals() if given.rival in (None, rival.name)]
    best = max(known, key=lambda rival: (rival.knows, rates[rival.name]))
    if given.exploration is not None:
        best = replace(best, exploration=given.exploration)
    return best, rates[best.name]


def report_duel(found: Duel, seconds: float) -> None:
    """Who won how often; a third of the games would be even."""
    print(
        f"  {seconds} s a decision against two {found.rival}: {found.wins} of {found.games} won,"
        f" {found.share:.0%} ({found.low:.0%} - {found.high:.0%}; even would be {1 / SEATS:.0%});"
        f" ours took {found.our_seconds:.2f} s, theirs {found.their_seconds:.2f} s"
        f" for {found.their_simulations:,.0f} simulations",
        flush=True,
    )


def options() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all four if none is given")
    parser.add_argument("--duel", type=int, default=0, metavar="N", help="play so many games")
    parser.add_argument("--rival", choices=[rival.name for rival in rivals()] or None)
    parser.add_argument("--exploration", type=float, help="the constant of the rival's UCT")
    parser.add_argument("--seconds", type=float, default=0.3, help="for a decision of a duel")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Measure, then play if asked to."""
    given = options()
    games = [jackscrew.game(key) for key in given.games] or jackscrew.games()
    told = []
    if not given.json:
        print("compiled" if jackscrew.COMPILED else "plain Python: not what is to be measured")
        if not rivals():
            print('ours only; for theirs: pip install "jackscrew[bench]"')
    for game in games:
        speeds = measure(game)
        entry: dict[str, Any] = {"game": game.key, "speeds": [asdict(speed) for speed in speeds]}
        late = entry["overrun"] = overrun(questions(game))
        if not given.json:
            report(game, speeds)
            print(f"  with a time for a decision it took at most {late:.0%} of it")
        if given.duel and rivals():
            rival, rate = chosen_rival(speeds, given)
            found = duel(game, given.duel, given.seconds, rival, rate)
            entry["duel"] = asdict(found)
            if not given.json:
                report_duel(found, given.seconds)
        told.append(entry)
    if given.json:
        print(json.dumps({"compiled": jackscrew.COMPILED, "games": told}))


if __name__ == "__main__":
    main()
