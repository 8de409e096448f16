"""The bot that looks ahead: what it finds, what it may know, and that it never fails."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from fork import BAD, FINE, GOOD, MANY, Fork, evaluate, prospects, winners

import jackscrew
from jackscrew.bots import Search, UnknownBot, make_bot
from jackscrew.bots.ismcts import Budget, IsmctsBot
from jackscrew.bots.specs import budget_of
from jackscrew.bots.tree import Tree, leads, shares
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.match import Match, at_position
from jackscrew.core.settings import SearchSettings
from jackscrew.core.state import State
from jackscrew.lab.simulate import play_out

GAMES = jackscrew.games()
SETTINGS = SearchSettings(spread=5.0, exploration=0.05, first=4, widening=1.0)


PLAYING_ON = SearchSettings(spread=5.0, exploration=0.05, first=1, rollout=2, rollout_width=3)


def tree_of(state: State, seed: int = 1, settings: SearchSettings = SETTINGS) -> Tree:
    return Tree(state.actor(), evaluate, prospects, winners, settings, Dice(seed))


def grown(state: Fork, simulations: int) -> Tree:
    tree = tree_of(state)
    tree.prepare(state.clone(), 8)
    tree.run(state.clone, simulations)
    tree.keep(1)
    return tree


def middle(game: Game, seats: int, lines: int, **options: Any) -> Match:
    match = game.new(seats, seed=3, **options)
    bot = make_bot("random", game, 1)
    while match.version < lines and not match.over:
        match.play(bot.choose(Search(match, match.actor, Dice(match.version))))
    return match


def test_it_sees_behind_what_looks_best_at_first() -> None:
    assert grown(Fork.new(), 0).arms[0].action == BAD
    assert grown(Fork.new(), 40).arms[0].action == GOOD


def test_a_detour_that_gains_nothing_is_pruned() -> None:
    settings = SearchSettings(
        spread=5.0, exploration=0.05, first=4, detours=frozenset({BAD}), toll=0.0
    )
    for state, pruned in ((Fork.new(), True), (Fork.new(), False)):
        tree = tree_of(state, settings=settings if pruned else SETTINGS)
        tree.prepare(state.clone(), 8)
        assert (BAD not in {edge.action for edge in tree.arms}) == pruned
        tree.run(state.clone, 20)
        assert (tree.root.by_action[BAD].visits == 1) == pruned


def test_a_detour_worth_its_toll_is_an_arm() -> None:
    settings = SearchSettings(
        spread=5.0, exploration=0.05, first=4, detours=frozenset({BAD}), toll=-0.5
    )
    tree = tree_of(Fork.new(), settings=settings)
    tree.prepare(Fork.new(), 8)
    assert tree.arms[0].action == BAD


def test_each_seat_is_thought_to_play_for_itself() -> None:
    tree = grown(Fork.new(), 200)
    reply = next(iter(tree.root.by_action[GOOD].children.values()))
    assert reply.seat == 1
    assert max(reply.edges, key=lambda edge: edge.visits).action == FINE


def test_points_are_what_the_seats_may_expect() -> None:
    edge = grown(Fork.new(), 200).arms[0]
    own, other = (points / edge.counted for points in edge.points)
    assert own == pytest.approx(10.0, abs=1.0)
    assert other == pytest.approx(6.0, abs=1.0)


@pytest.mark.parametrize(("chosen", "points"), [(BAD, [1, 8]), (GOOD, [10, 6]), (MANY, [2, 4])])
def test_positions_are_played_on_as_each_seat_likes_before_they_are_judged(
    chosen: int, points: list[int]
) -> None:
    state = Fork.new()
    state.apply(chosen)
    tree_of(state, settings=PLAYING_ON).roll_out(state)
    assert state.points == points


def test_without_a_rollout_positions_are_judged_as_they_are() -> None:
    state = Fork.new()
    tree_of(state).roll_out(state)
    assert state.stack
    assert state.points == [0, 0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_simulations_play_on_before_they_judge(game: Game) -> None:
    match = middle(game, 3, 30)
    counts = [0, 0]
    for rollout in range(2):
        bot = IsmctsBot(game, 1, Budget(simulations=30))
        evaluate = bot.evaluate

        def counted(s: State, seat: int, rollout: int = rollout, of: Any = evaluate) -> float:
            counts[rollout] += 1
            return float(of(s, seat))

        bot.evaluate = counted
        bot.settings = SearchSettings(
            spread=8.0, exploration=0.01, rollout=8 * rollout, rollout_width=4
        )
        bot.think(Search(match, match.actor, Dice(1)))
    assert counts[1] > counts[0] + 30 * 8  # two choices at each decision, and some ends


def test_a_rollout_ends_when_time_is_up() -> None:
    state = Fork.new()
    tree = tree_of(state, settings=PLAYING_ON)
    tree.deadline = 1e-9
    tree.roll_out(state)
    assert state.stack


def test_steps_with_very_many_actions_are_widened_by_and_by() -> None:
    tree = grown(Fork.new(), 60)
    wide = next(iter(tree.root.by_action[MANY].children.values()))
    seen = len(wide.edges)
    assert SETTINGS.first < seen <= SETTINGS.first + SETTINGS.widening * wide.visits**0.5 + 1 < 300


def test_choices_that_are_not_always_open_are_counted_as_often_as_they_are() -> None:
    state = Fork.new()
    tree = tree_of(state)
    tree.prepare(state.clone(), 8)
    shut = state.clone()
    shut.open = False
    reply = GOOD
    tree.arms = [tree.root.by_action[reply]]
    for turn in range(60):
        tree.simulate((state if turn % 2 else shut).clone())
    node = next(iter(tree.root.by_action[reply].children.values()))
    available = {edge.action: edge.available for edge in node.edges}
    assert available[FINE] < available[FINE + 1]
    assert all(edge.visits <= edge.available + 1 for edge in node.edges)


def test_nothing_is_begun_after_the_deadline() -> None:
    state = Fork.new()
    tree = tree_of(state)
    tree.deadline = 1e-9
    tree.prepare(state.clone(), 8)
    tree.run(state.clone, 1000)
    assert len(tree.root.edges) == 1
    assert tree.simulations == 0


def test_shares_add_up_and_follow_the_points() -> None:
    found = shares([10.0, 12.0, 7.0], 4.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[0] > found[2]
    assert shares([5.0, 5.0], 4.0) == [0.5, 0.5]


def test_leads_count_so_much_of_the_best_other() -> None:
    assert leads([10.0, 12.0, 7.0], 0.5) == [4.0, 7.0, 1.0]


def test_to_win_is_worth_more_than_any_lead_that_does_not() -> None:
    state = Fork.new()
    tree = tree_of(state)
    tree.base = [0.0, 0.0]
    ends = []
    for points in ([3, 2], [2, 3], [3, 3]):
        over = state.clone()
        over.stack.clear()
        over.points = points
        tree.judge(over)
        ends.append(tree.rewards[0])
    assert ends[0] > ends[2] > ends[1]
    assert all(0.0 <= reward <= 1.0 for reward in ends)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_seed_and_simulations_find_the_same(game: Game) -> None:
    match = middle(game, 3, 40)
    first, again = (make_bot("ismcts:30it", game, 7).why(match) for _ in range(2))
    assert first == again
    assert sum(candidate.visits for candidate in first.candidates) >= 30


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    records = set()
    for _ in range(2):
        match = game.new(2 if 2 in game.seats else 3, seed=4)
        specs = ["ismcts:2it", *["random"] * (match.setup.seats - 1)]
        play_out(match, [make_bot(spec, game, seat) for seat, spec in enumerate(specs)])
        records.add(str(match.record))
    assert len(records) == 1


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES for seats in game.seats],
    ids=lambda it: it.key if isinstance(it, Game) else str(it),
)
def test_it_plays_every_game_with_every_number_of_seats_and_option(game: Game, seats: int) -> None:
    options: dict[str, Any] = {option.name: changed(option.default) for option in game.options}
    match = game.new(seats, seed=5, **options)
    specs = ["ismcts:2it", *["random"] * (seats - 1)]
    play_out(match, [make_bot(spec, game, seat) for seat, spec in enumerate(specs)])
    assert match.over


def changed(default: bool | int) -> bool | int:
    return not default if isinstance(default, bool) else 1


class Sampled(Search):
    """Samples of one position, whatever is true at the match."""

    def __init__(self, match: Match, source: State, seat: int) -> None:
        super().__init__(match, seat, Dice(1))
        self.source = source

    def sample(self) -> State:
        state: State = self.game.resample(self.source, self.seat, self.dice)
        state.bring(self.seat)
        return state


def test_what_it_cannot_see_changes_nothing() -> None:
    game = jackscrew.game("big_shoulders")
    for lines in (30, 90):
        match = middle(game, 3, lines)
        seat = match.actor
        other = match.at(match.version)
        other.state = game.resample(match.state, seat, Dice(lines))
        found = [
            make_bot("ismcts:12it", game, 1).think(Sampled(it, match.state, seat))
            for it in (match, other)
        ]
        assert game.dump_state(match.state) != game.dump_state(other.state)
        assert found[0] == found[1]


def test_what_was_found_is_kept_for_the_next_decision() -> None:
    game = jackscrew.game("rise")
    match = game.new(2, seed=3)
    bot = make_bot("ismcts:200it", game, 1)
    assert isinstance(bot, IsmctsBot)
    kept = 0
    for _ in range(12):
        seat = match.actor
        thought = bot.think(Search(match, seat, Dice(1)))
        assert bot.tree is not None
        kept += sum(edge.visits for edge in bot.tree.root.edges) > 200 + 2 * len(thought.candidates)
        match.play(thought.choice)
    assert kept >= 3


def test_what_was_taken_back_is_forgotten() -> None:
    game = jackscrew.game("rise")
    match = game.new(2, seed=3)
    search = Search(match, match.actor, Dice(1))
    mark = search.mark()
    chosen = match.legal()[0]
    match.play(chosen)
    second = Search(match, match.actor, Dice(1)).mark()
    assert [line.action for line in search.since(mark) or []][:1] == [chosen]
    match.undo(agreed=True)
    assert search.since(second) is None
    assert search.since(mark) == []
    assert Search(game.new(2, seed=3), 0, Dice(1)).since(mark) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_forced_position_needs_no_simulations(game: Game) -> None:
    match = middle(game, 3, 30)
    search = Search(match, match.actor, Dice(1))
    search.actions = dict([next(iter(search.actions.items()))])
    bot = IsmctsBot(game, 1, Budget(simulations=50))
    thought = bot.think(search)
    assert [candidate.action for candidate in thought.candidates] == list(search.actions)
    assert bot.tree is not None
    assert not bot.tree.root.edges


def test_bots_of_two_seeds_have_different_luck() -> None:
    match = GAMES[0].new(3, seed=1)
    seeds = set()
    for seed in (1, 2):
        bot = IsmctsBot(match.game, seed, Budget(simulations=1))
        seeds.add(bot.tree_for(Search(match, match.actor, Dice(1))).dice.seed)
    assert len(seeds) == 2


def test_a_time_has_no_bound_of_simulations() -> None:
    match = GAMES[0].new(3, seed=1)
    bot = IsmctsBot(match.game, 1, Budget(seconds=0.05))
    bot.think(Search(match, match.actor, Dice(1)))
    assert bot.tree is not None
    assert bot.tree.simulations > 0
    assert bot.first_arms() == 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_finished_match_has_no_question(game: Game) -> None:
    match = middle(game, game.seats[0], game.longest)
    assert match.over
    thought = make_bot("ismcts:5it", game, 1).why(match)
    assert (thought.choice, thought.sentence) == ("", "The game is over.")


def test_it_thinks_at_a_position_without_a_record() -> None:
    game = jackscrew.game("city_council")
    match = at_position(game, middle(game, 3, 30).dump())
    assert make_bot("ismcts:5it", game, 1).why(match).choice in match.legal()


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("300ms", Budget(seconds=0.3)),
        ("2s", Budget(seconds=2.0)),
        ("1.5s", Budget(seconds=1.5)),
        ("2000it", Budget(simulations=2000)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


@pytest.mark.parametrize(
    ("budget", "thinking"),
    [
        (Budget(seconds=2.0), 1.94),  # 3 in a hundred are kept back
        (Budget(seconds=0.1), 0.096),  # or a turn of another process
        (Budget(seconds=0.01), 0.008),  # but never more than a fifth
        (Budget(simulations=50), 0.0),
    ],
)
def test_some_of_the_time_is_kept_back(budget: Budget, thinking: float) -> None:
    assert budget.thinking() == pytest.approx(thinking)


def test_garbage_is_not_collected_while_it_searches() -> None:
    game = jackscrew.game("rise")
    match = game.new(2, seed=3)
    seen: list[bool] = []

    class Watching(Search):
        def sample(self) -> State:
            seen.append(gc.isenabled())
            return super().sample()

    was_on = gc.isenabled()
    make_bot("ismcts:5it", game, 1).think(Watching(match, match.actor, Dice(1)))
    assert seen
    assert not any(seen)
    assert gc.isenabled() == was_on


@pytest.mark.parametrize(
    "spec",
    [
        *["ismcts:", "ismcts:5", "ismcts:0it", "ismcts:9ms", "ismcts:61s", "ismcts:1.5it"],
        *["ismcts:-3s", "ismcts:2000000it", "greedy:", "greedy:100%", "greedy:x"],
    ],
)
def test_budgets_that_make_no_sense_are_refused_in_one_line(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"such as|takes|looks") as error:
        make_bot(spec, GAMES[0], 1)
    assert "\n" not in str(error.value)
