"""What is decided next: frames, the steps that answer them, and the states that stack them."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from jackscrew.core.actions import Noun
from jackscrew.core.errors import IllegalMove

CHANCE: Final = -1  # the seat that draws and rolls
OVER: Final = -2  # nobody: the game has ended
NOBODY: Final = -3  # the seat of automatic frames that belong to all

# events that all games tell alike; a game's own kinds begin with OWN
POINTS: Final = 0  # a seat scores: a its source among the game's, b points, c the game's own
PART: Final = 1  # a round, decade or the like begins: a its number; the first one goes untold
OWN: Final = 2


class Frame:
    """A pending decision.  Frames never change; to alter one, pop it and push another."""

    def __init__(self, step: int, seat: int, a: int = 0, b: int = 0) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self.step, self.seat, self.a, self.b)


class Event:
    """Something that happened besides the action itself, told as numbers until it is shown."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.seat, self.a, self.b, self.c)


class Reason:
    """Why something may not be chosen, told as numbers until it is shown.

    `key` names the sentence in the game's `why.toml`, `values` what its places are filled with, by
    name.  `near` tells how much was right: of the reasons against several choices, such as all
    that a click may mean, the nearest is told.
    """

    def __init__(self, key: str, values: dict[str, int] | None = None, near: int = 0) -> None:
        self.key: Final = key
        self.values: Final[dict[str, int]] = values or {}
        self.near: Final = near


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: what lies on the table, and the stack of what is pending.

    A game's state adds its own fields, takes them all in its constructor and writes `clone`
    by hand.  `events` is None in search: then nothing is told.  What only reads, such as `legal`,
    `legal_for` and `pending`, leaves the state as it is.
    """

    def __init__(self, steps: "list[Step[Any]]", stack: list[Frame], rules: int) -> None:
        self.steps: Final = steps
        self.stack = stack
        self.rules: Final = rules
        self.events: list[Event] | None = None

    def clone(self) -> "State":
        """An equal state that goes its own way; it tells no events."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from jackscrew.core.game import pickled  # the declaration knows how a position is written

        return pickled(self)

    def legal(self) -> list[int]:
        """All actions of the actor, ascending; never empty while the game runs."""
        frame = self.stack[-1]
        return self.steps[frame.step].legal(self, frame)

    def legal_for(self, seat: int) -> list[int]:
        """All actions of a seat that may answer now, ascending."""
        frame = self.frame_of(seat)
        return self.steps[frame.step].legal(self, frame)

    def weights(self) -> list[int]:
        """How likely each legal action is, when chance is to act."""
        return self.uneven_weights() or [1] * len(self.legal())

    def uneven_weights(self) -> list[int]:
        """The same, but empty if all are alike."""
        frame = self.stack[-1]
        return self.steps[frame.step].weights(self, frame)

    def step(self, action: int) -> None:
        """Carry out an action of the actor, if it is legal, and go on to the next decision."""
        if not self.stack:
            raise IllegalMove("the game is over")
        allowed = self.legal()
        if action not in allowed:
            raise IllegalMove(f"action {action} is not legal now; legal: {allowed}")
        self.apply(action)

    def apply(self, action: int) -> None:
        """Do what `step` does without looking whether it is legal: the caller knows."""
        frame = self.stack.pop()
        self.steps[frame.step].apply(self, frame, action)
        self.settle()

    def settle(self) -> None:
        """Run automatic frames until somebody has to decide or the game is over."""
        while self.stack:
            frame = self.stack[-1]
            step = self.steps[frame.step]
            if not step.automatic:
                return
            self.stack.pop()
            step.run(self, frame)

    def actor(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return self.stack[-1].seat if self.stack else OVER

    def pending(self) -> list[int]:
        """The seats that may answer now: one, or all of a run of together frames."""
        if not self.stack:
            return []
        return [
            self.stack[i].seat for i in range(len(self.stack) - 1, self.together_from() - 1, -1)
        ]

    def together_from(self) -> int:
        """Where on the stack the frames begin that may be answered in any order."""
        first = len(self.stack) - 1
        step = self.stack[first].step
        if self.steps[step].together:
            while first > 0 and self.stack[first - 1].step == step:
                first -= 1
        return first

    def reason(self, seat: int, action: int) -> Reason | None:
        """Why a seat that may answer now may not choose an action, which is not legal.

        None if there is nothing better to say than that something else is asked.
        """
        frame = self.frame_of(seat)
        return self.steps[frame.step].reason(self, frame, action)

    def frame_of(self, seat: int) -> Frame:
        """What a seat that may answer now is asked."""
        return self.stack[self.place_of(seat)]

    def bring(self, seat: int) -> None:
        """Put a seat's pending frame on top, so that what is applied next answers it."""
        self.stack.append(self.stack.pop(self.place_of(seat)))

    def place_of(self, seat: int) -> int:
        """Where on the stack the frame lies that a seat may answer now."""
        if self.stack:
            for i in range(len(self.stack) - 1, self.together_from() - 1, -1):
                if self.stack[i].seat == seat:
                    return i
        raise IllegalMove(f"seat {seat} has nothing to decide; pending: {self.pending()}")

    def push(self, step: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Have this decided next; what lies below goes on afterwards."""
        self.stack.append(Frame(step, seat, a, b))

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note an event for whoever watches."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, c))

    def returns(self) -> list[int]:
        """The points of each seat now; at the end, the result."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What may be decided at one kind of frame, and what each choice does.

    `a` and `b` say what the frame's numbers name.  An automatic step decides nothing and runs
    by itself; a together step may be answered by several seats in any order; one that reveals
    shows others something hidden, so nobody can take it back alone.  One that settles carries out
    what its seat chose before: whatever is answered, that brings the same.
    """

    def __init__(
        self,
        name: str,
        rule: str = "",
        a: Noun | None = None,
        b: Noun | None = None,
        automatic: bool = False,
        together: bool = False,
        reveals: bool = False,
        settles: bool = False,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.a: Final = a
        self.b: Final = b
        self.automatic: Final = automatic
        self.together: Final = together
        self.reveals: Final = reveals
        self.settles: Final = settles

    def legal(self, s: S, f: Frame) -> list[int]:
        """What may be chosen, ascending."""
        raise NotImplementedError

    def reason(self, s: S, f: Frame, action: int) -> Reason | None:
        """What stands against an action that is not legal, by what `legal` is made of.

        None where no more is to be said than that something else is asked.  It knows what the seat
        knows, and nothing else.  Any action of the game may be asked about, of other verbs too:
        that one is `near` 0, one of the step's own verbs at least 1.
        """
        return None

    def reason_at(self, s: S, f: Frame, key: str, piece: str) -> Reason | None:
        """What stands against a piece that no action means, by an entry of `why.toml`.

        A step fills the places of the sentence, or says None where it is not true.
        """
        return Reason(key)

    def waiting(self, s: S, f: Frame, seat: int) -> Reason | None:
        """What a seat, or a spectator, that is not asked is told beyond whose turn it is."""
        return None

    def apply(self, s: S, f: Frame, action: int) -> None:
        """Do what was chosen; the frame is popped already."""
        raise NotImplementedError

    def weights(self, s: S, f: Frame) -> list[int]:
        """Chance steps only: how likely each legal action is; empty if all are alike."""
        return []

    def seen(self, s: S, f: Frame) -> list[int] | None:
        """The seats that see what happens here; None if all do."""
        return None

    def run(self, s: S, f: Frame) -> None:
        """Automatic steps only: go on; the frame is popped already."""
        raise NotImplementedError
