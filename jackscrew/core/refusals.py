"""Why something may not be chosen now: what a step says, else what is asked instead, or of whom.

The sentences stand in a game's `learn/why.toml`.  Each entry has a `key`, the `steps` at which it
comes up, a sentence in every language and the `rule` behind it.  An entry with `pieces`, patterns
of ids in which "{seat}" is whoever asks, stands against pieces that no action means.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from jackscrew.core.actions import ActionSpace
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game, Setup
from jackscrew.core.state import CHANCE, Reason, State
from jackscrew.core.supplied import told_by
from jackscrew.core.view import View

if TYPE_CHECKING:
    from jackscrew.core.match import Match

# where no step has anything to say
NOT_NOW: Final = "now"  # something else is asked
NOT_YOUR_TURN: Final = "turn"  # somebody else is asked
NOBODYS_TURN: Final = "nobody"  # chance is to act, or the game is over
LANGUAGES = 2  # letters of a language's key in an entry


@dataclass(frozen=True)
class Entry:
    """A sentence of `why.toml`, by language, and where it comes up."""

    key: str
    steps: tuple[str, ...]
    rule: str
    sentences: Mapping[str, str]
    pieces: tuple[str, ...]

    def is_about(self, step: str, piece: str, seat: int) -> bool:
        """Does this stand against a piece at a step?"""
        patterns = (pattern.replace("{seat}", str(seat)) for pattern in self.pieces)
        return step in self.steps and any(fnmatchcase(piece, pattern) for pattern in patterns)


@dataclass(frozen=True)
class WhyNot:
    """Why something may not be chosen: the rule, and a sentence by its key and its values.

    Where nothing better is to be said than what is asked now, the key is one of those above, and
    `view` shows the question to whoever wanted to choose.
    """

    key: str
    rule: str
    values: Mapping[str, int]
    game: Game = field(repr=False)
    setup: Setup = field(repr=False)
    view: View | None = field(default=None, repr=False)

    def sentence(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The reason in a language; `names` are those of the seats."""
        return told_by(self.game).refused(self, language, names)


@cache
def entries(game: Game) -> Mapping[str, Entry]:
    """The sentences of a game by their keys; a game may have none."""
    path = game.folder / "learn" / "why.toml"
    if not path.exists():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {row["key"]: read_entry(row) for row in data["why"]}


def read_entry(row: Mapping[str, str | list[str]]) -> Entry:
    """An entry as it is written."""
    return Entry(
        key=str(row["key"]),
        steps=tuple(row["steps"]),
        rule=str(row["rule"]),
        sentences={name: str(row[name]) for name in row if len(name) == LANGUAGES},
        pieces=tuple(row.get("pieces", ())),
    )


@cache
def pointed_at(space: ActionSpace, seat: int) -> Mapping[str, Sequence[int]]:
    """The actions of a seat that point at each piece, made once."""
    found: dict[str, list[int]] = {}
    for action in range(space.size):
        for piece in space.targets(action, seat):
            found.setdefault(piece, []).append(action)
    return found


class Refusals:
    """Why one seat may not choose what it points at, told from what the seat knows now."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.legal = set(match.legal_numbers(seat))

    def of_turn(self) -> WhyNot:
        """Why a seat that is not asked can choose nothing."""
        return self.told(self.reason([], []))

    def of_action(self, action: int) -> WhyNot | None:
        """Why an action may not be chosen; None if it may."""
        if action in self.legal:
            return None
        return self.told(self.reason([action], []))

    def of_pieces(self, pieces: Sequence[str]) -> WhyNot | None:
        """Why nothing that points at one of some pieces may be chosen; None if something may."""
        known = pointed_at(self.game.actions, self.seat)
        actions = [action for piece in pieces for action in known.get(piece, ())]
        if not self.legal.isdisjoint(actions):
            return None
        return self.told(self.reason(actions, pieces))

    def of_others(self) -> WhyNot | None:
        """Why a seat that has one choice has no other: what stands against the nearest.

        None if there is nothing better to say than what is asked.
        """
        others = [it for it in range(self.game.actions.size) if it not in self.legal]
        reason = self.reason(others, "")
        return None if reason is None else self.told(reason)

    def reason(self, actions: Sequence[int], pieces: Sequence[str]) -> Reason | None:
        """The reason nearest to what is legal, else what stands against a piece."""
        match = self.match
        if match.over or match.actor == CHANCE:
            return None
        state = self.known
        if not self.legal:
            frame = state.stack[-1]
            return state.steps[frame.step].waiting(state, frame, self.seat)
        found = [state.reason(self.seat, action) for action in actions]
        reasons = [reason for reason in found if reason is not None]
        if reasons:
            return max(reasons, key=lambda reason: reason.near)
        against = (reason for piece in pieces for reason in self.against(piece, state))
        return next(against, None)

    def against(self, piece: str, state: State) -> Iterator[Reason]:
        """What stands against a piece that no action means, if anything does."""
        frame = state.frame_of(self.seat)
        step = state.steps[frame.step]
        for entry in entries(self.game).values():
            if entry.is_about(step.name, piece, self.seat):
                reason = step.reason_at(state, frame, entry.key, piece)
                if reason is not None:
                    yield reason

    @cached_property
    def known(self) -> State:
        """A position the seat cannot tell from the true one."""
        state: State = self.match.state
        return self.game.resample(state, self.seat, Dice(1)) if self.game.secrets else state

    def told(self, reason: Reason | None) -> WhyNot:
        """A reason with its rule, or what is asked instead."""
        setup = self.match.setup
        if reason is not None:
            rule = entries(self.game)[reason.key].rule
            return WhyNot(reason.key, rule, reason.values, self.game, setup)
        question = self.view["question"]
        rule = question["rule"] if question else ""
        return WhyNot(self.other_key(), rule, {}, self.game, setup, self.view)

    @cached_property
    def view(self) -> View:
        """What the seat sees now."""
        return self.match.view(self.seat)

    def other_key(self) -> str:
        """What is to be said where no step has anything to say."""
        if self.legal:
            return NOT_NOW
        return NOT_YOUR_TURN if self.match.pending() else NOBODYS_TURN
