"""Our games as OpenSpiel sees them: no more than its searches ask for, and that as cheap as can be.

All of this is in favour of theirs.  Forced moves and draws are played at once, as in a match, and
what may be done is worked out once for a position.  OpenSpiel's bots in Python find all they ask
for in Python; those in C++ come through the same few methods.  A position is worth to a seat what
our own search says it is, from -1 to 1.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from jackscrew.bots.tree import Tree, leads
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.state import State
from jackscrew.core.thinking import bots_of

pyspiel: Any = import_module("pyspiel")
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_OUTCOMES = 1000


class Judge:
    """What positions are worth, by the rewards that our own search works with."""

    def __init__(self, game: Game, root: State) -> None:
        bots = bots_of(game)
        self.tree = Tree(0, bots.evaluate, bots.prospects, game.winners, bots.SETTINGS, Dice(0))
        self.tree.base = leads(bots.prospects(root), bots.SETTINGS.rival)

    def worth(self, state: State) -> list[float]:
        """The reward of every seat; theirs take what is above zero for won."""
        self.tree.judge(state)
        return [2.0 * reward - 1.0 for reward in self.tree.rewards]


class Board:
    """One of our states, who is to act there and what may be done; and what led to it.

    `path` has the actions since the search began; one that not all seats saw comes with those
    that did.
    """

    __slots__ = ("actions", "has_secrets", "path", "player", "state")

    def __init__(
        self, state: State, has_secrets: bool, player: int, actions: list[int], path: list[Any]
    ) -> None:
        self.state = state
        self.has_secrets = has_secrets
        self.player = player
        self.actions = actions
        self.path = path

    def copy(self) -> Board:
        """An equal one that goes its own way."""
        state = self.state.clone()
        return type(self)(state, self.has_secrets, self.player, self.actions, self.path.copy())

    def __deepcopy__(self, memo: object) -> Board:
        return self.copy()

    def apply(self, action: int) -> None:
        """Carry out an action, then what is forced."""
        state = self.state
        self.path.append(self.shown(action) if self.has_secrets else action)
        state.apply(action)
        while state.stack:
            self.actions = state.legal()
            if len(self.actions) > 1:
                self.player = state.actor()
                return
            state.apply(self.actions[0])
        self.player = TERMINAL

    def shown(self, action: int) -> Any:
        """An action with those who see it, unless all do."""
        frame = self.state.stack[-1]
        seen = self.state.steps[frame.step].seen(self.state, frame)
        return action if seen is None else (action, seen)

    def known(self) -> str:
        """What the player has seen happen, and may do: nodes of theirs with the same are one."""
        if not self.has_secrets:
            return str(self.path)
        player = self.player
        seen = [it for it in self.path if not isinstance(it, tuple) or player in it[1]]
        return f"{seen} {self.actions}"


class JudgedBoard(Board):
    """One at which their search in C++ is told our evaluation instead of playing to the end.

    That search copies the position where it begins, and then the one it has come to, to play that
    to its end: such a copy is said to be over already, and what it brings is our evaluation.
    """

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Board:
        if not self.path:
            return self.copy()
        return Board(self.state, self.has_secrets, TERMINAL, [], self.path)


class Position(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position as OpenSpiel handles it; empty until it is given a board."""

    board: Board

    def current_player(self) -> int:
        return self.board.player

    def is_terminal(self) -> bool:
        return self.board.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.board.player == CHANCE_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.board.actions

    def _legal_actions(self, player: int) -> list[int]:
        return self.board.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        actions, weights = self.board.actions, self.board.state.uneven_weights()
        if not weights:
            chance = 1.0 / len(actions)
            return [(action, chance) for action in actions]
        total = sum(weights)
        return [(actions[i], weights[i] / total) for i in range(len(actions)) if weights[i]]

    def apply_action(self, action: int) -> None:
        self.board.apply(int(action))  # numpy's numbers are no ints

    def _apply_action(self, action: int) -> None:
        self.board.apply(action)

    def returns(self) -> list[float]:
        return self.get_game().judge.worth(self.board.state)  # type: ignore[no-any-return]  # untyped

    def clone(self) -> Position:
        return self.get_game().position(self.board.copy())  # type: ignore[no-any-return]  # untyped

    def information_state_string(self, player: int | None = None) -> str:
        return self.board.known()

    def resample_from_infostate(self, player: int, chance: object) -> Position:
        """A fresh start of a search; only where it begins is it asked for."""
        game = self.get_game()
        state = game.rules.resample(self.board.state, player, game.dice)
        state.bring(player)
        return game.root(state)  # type: ignore[no-any-return]  # untyped


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A game of ours, for searches from one position on."""

    def __init__(self, game: Game, root: State, seed: int = 0) -> None:
        seats = len(root.returns())
        super().__init__(game_type(game, seats), game_info(game, seats), {})
        self.rules = game
        self.dice = Dice(seed)
        self.judge = Judge(game, root)

    def new_initial_state(self) -> Position:
        """An empty position: those in C++ ask for one to copy another into."""
        return Position(self)

    def position(self, board: Board) -> Position:
        """A position with a board of its own."""
        found = Position(self)
        found.board = board
        return found

    def root(self, state: State, kind: type[Board] = Board) -> Position:
        """Where a search begins, with a seat to decide."""
        return self.position(kind(state, self.rules.secrets, state.actor(), state.legal(), []))


def game_type(game: Game, seats: int) -> Any:
    """What kind of game it is; their search with samples takes those with secrets only."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"jackscrew_{game.key}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )


def game_info(game: Game, seats: int) -> Any:
    """How large it is."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions.size,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=game.longest,
    )
