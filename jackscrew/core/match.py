"""A match: a state, the record that led to it, and a random source for chance."""

from __future__ import annotations

import operator
import random
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Generic, SupportsIndex

from jackscrew.core.components import Components
from jackscrew.core.errors import BadSetup, IllegalMove, UnknownAction, UnknownSeat
from jackscrew.core.game import Game, Setup, whole_number
from jackscrew.core.question import make_question
from jackscrew.core.record import BadRecord, Line, Record
from jackscrew.core.refusals import NOT_NOW, Refusals, WhyNot
from jackscrew.core.state import CHANCE, OVER, Event, State
from jackscrew.core.supplied import Picture, Translate, english, picture_of
from jackscrew.core.view import Moment, Question, V, V_co

SNAPSHOT_EVERY = 16  # lines: an undo replays fewer than that
RECENT, ONE_OF = 2, 4  # so many snapshots are all kept; of those before, one of four
PUBLIC = -1  # the seat of a spectator
WAITING = "waits for chance: resume() goes on, resume(seed) with luck that can be repeated"


class Unpredictable(random.SystemRandom):
    """Luck that nobody can foretell; it has no place to stand at, so a copy is as good."""

    def __reduce__(self) -> tuple[type[Unpredictable], tuple[()]]:
        return Unpredictable, ()


class Match(Generic[V_co]):
    """One game being played.  Chance and forced moves are played by themselves.

    `told[i]` are the events of record line i, the first `own[i]` of them those of the action
    itself; what follows by itself is for all to see, such as cards turned up when the last seat
    has chosen.  Snapshots let undo replay a few lines only, however long the game is.  One that
    does not draw waits where it is until it is resumed.  A copy or a pickle holds position, record
    and where chance stands: both go on alike.
    """

    def __init__(
        self,
        game: Game[V_co],
        setup: Setup,
        seed: int | None = None,
        draws: bool = True,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.rng: random.Random | None = None
        self.record = Record(game.key, setup.rules, setup.seats, written_options(game, setup))
        self.record.pack = setup.pack
        self.told: list[list[Event]] = []
        self.own: list[int] = []
        self.state: State = game.new_state(setup) if state is None else state
        self.snapshots: list[tuple[int, State]] = [(0, self.state.clone())]
        if draws:
            self.resume(seed)

    @property
    def actor(self) -> int:
        """The seat to decide, or OVER."""
        return self.state.actor()

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.state.actor() == OVER

    @property
    def version(self) -> int:
        """How many lines the record has; a move is addressed to the version it answers."""
        return len(self.record.lines)

    def pending(self) -> list[int]:
        """The seats that may decide now."""
        return [seat for seat in self.state.pending() if seat != CHANCE]

    def legal(self, seat: int | None = None) -> list[str]:
        """The names of all a seat may do now; without a seat, of the one to act."""
        return [self.game.actions.name(action) for action in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """The same as numbers."""
        self.check_seat(seat)
        if self.over or (seat is not None and seat not in self.pending()):
            return []
        return self.state.legal() if seat is None else self.state.legal_for(seat)

    def play(self, action: str | SupportsIndex, seat: int | None = None) -> None:
        """Make a move, then go on until somebody has to choose again."""
        who = self.check_turn(seat)
        number = self.number_of(action)
        allowed = self.legal_numbers(who)
        if number not in allowed:
            raise self.refused(who, number, allowed)
        self.state.bring(who)
        self.advance(number, forced=False)
        self.settle()

    def refused(self, seat: int, action: int, allowed: Sequence[int]) -> IllegalMove:
        """The error for a move that is not made."""
        told = self.refusal(seat, self.game.actions.name(action), allowed)
        why = self.why_not(action, seat)
        if why is not None and why.key != NOT_NOW:
            told = f"{told}. {why.sentence()} [{why.rule}]"
        return IllegalMove(told, why)

    def why_not(self, action: str | SupportsIndex, seat: int | None = None) -> WhyNot | None:
        """Why a seat, or the one to act, may not make a move now; None if it may."""
        return self.refusals(seat).of_action(self.number_of(action))

    def why_not_at(self, piece: str, seat: int | None = None) -> WhyNot | None:
        """Why a seat can choose nothing now by pointing at a piece of the picture.

        None if it can; else the reason against what is nearest to being allowed.
        """
        return self.refusals(seat).of_pieces([piece])

    def refusals(self, seat: int | None) -> Refusals:
        """What stands against the moves of a seat, a spectator, or the seat to act."""
        self.check_seat(seat)
        return Refusals(self, max(PUBLIC, self.actor) if seat is None else seat)

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that the match does not have."""
        if seat is not None and seat not in range(PUBLIC, self.setup.seats):
            seats = f"0 to {self.setup.seats - 1}, or {PUBLIC} for a spectator"
            raise UnknownSeat(f"the match has seats {seats}, not {seat!r}")

    def check_turn(self, seat: int | None) -> int:
        """The seat that moves; refuses one that has nothing to decide."""
        if self.over:
            raise IllegalMove("the game is over", self.refusals(PUBLIC).of_turn())
        if self.actor == CHANCE:
            raise IllegalMove(f"the match {WAITING}", self.refusals(PUBLIC).of_turn())
        self.check_seat(seat)
        who = self.actor if seat is None else seat
        if who not in self.pending():
            waiting = ", ".join(map(str, sorted(self.pending())))
            told = f"it is not seat {who}'s turn; seat {waiting} is to decide"
            raise IllegalMove(told, self.refusals(who).of_turn())
        return who

    def number_of(self, action: str | SupportsIndex) -> int:
        """The action with this name or number."""
        return self.parse(action) if isinstance(action, str) else self.numbered(action)

    def parse(self, name: str) -> int:
        """The action with this name."""
        try:
            return self.game.actions.parse(name)
        except UnknownAction as error:
            raise IllegalMove(str(error)) from None

    def numbered(self, action: SupportsIndex) -> int:
        """The action with this number."""
        try:
            number = operator.index(action)
        except TypeError:
            text = f"an action is a name or a whole number, not {action!r}"
            raise IllegalMove(text) from None
        if not 0 <= number < self.game.actions.size:
            raise IllegalMove(f"the actions have numbers below {self.game.actions.size}")
        return number

    def refusal(self, seat: int, name: str, allowed: Sequence[int]) -> str:
        """Why a move is not made, and what would be."""
        names = [self.game.actions.name(action) for action in allowed[:8]]
        more = f" and {len(allowed) - 8} more" if len(allowed) > 8 else ""
        return f"seat {seat} may not {name!r} now; legal: {', '.join(names)}{more}"

    def advance(self, action: int, forced: bool) -> None:
        """Apply an action of the frame on top and write it down."""
        state = self.state
        frame = state.stack[-1]
        step = self.game.steps[frame.step]
        seen = step.seen(state, frame)  # before the action, which may change who sees what
        name = self.game.actions.name(action)
        line = Line(frame.seat, step.name, name, forced, None if seen is None else tuple(seen))
        state.events = []
        step.apply(state, state.stack.pop(), action)
        self.own.append(len(state.events))
        state.settle()
        self.record.lines.append(line)
        self.told.append(state.events)
        state.events = None
        if len(self.record.lines) % SNAPSHOT_EVERY == 0:
            self.keep_snapshot()
        self.record.result = state.returns() if state.actor() == OVER else None

    def keep_snapshot(self) -> None:
        """Remember the state as it is now; further back, only some are worth their memory."""
        self.snapshots.append((len(self.record.lines), self.state.clone()))
        if len(self.snapshots) > RECENT:
            line, _ = self.snapshots[-RECENT - 1]  # the one that is recent no longer
            if line % (SNAPSHOT_EVERY * ONE_OF):
                del self.snapshots[-RECENT - 1]

    def settle(self) -> None:
        """Play chance and forced moves until somebody must choose."""
        while not self.over:
            if self.actor == CHANCE:
                if self.rng is None:
                    return
                self.advance(self.draw(self.rng), forced=False)
            elif not self.play_forced():
                return

    def resume(self, seed: int | None = None) -> None:
        """From now on chance and forced moves are played, at once and after every move.

        Without a seed nobody can tell what chance will do.
        """
        luck = None if seed is None else whole_number("a seed", seed)
        self.rng = Unpredictable() if luck is None else random.Random(luck)
        self.settle()

    def draw(self, rng: random.Random) -> int:
        """What chance does, by its weights."""
        return rng.choices(self.state.legal(), self.state.weights())[0]

    def play_forced(self) -> bool:
        """Play the move of a seat that has only one."""
        for seat in self.pending():
            allowed = self.state.legal_for(seat)
            if len(allowed) == 1:
                self.state.bring(seat)
                self.advance(allowed[0], forced=True)
                return True
        return False

    def undo_point(self, seat: int, agreed: bool = False) -> int | None:
        """The line a seat may go back to: before its last choice, if nothing came between.

        Chance, a reveal or another seat's choice in between needs the agreement of all.
        """
        for number in range(len(self.record.lines) - 1, -1, -1):
            line = self.record.lines[number]
            if line.seat == seat and not line.forced:
                return number if agreed or not self.is_final(line) else None
            if not agreed and (line.seat == CHANCE or not line.forced or self.is_final(line)):
                return None
        return None

    def is_final(self, line: Line) -> bool:
        """Did this line, the last of its seat, show somebody something hidden?

        The last of those who choose together shows what all have chosen.
        """
        step = next(step for step in self.game.steps if step.name == line.step)
        return step.reveals or (step.together and not self.is_awaited(line))

    def is_awaited(self, line: Line) -> bool:
        """Have others still to choose at the step at which a seat has chosen?"""
        if self.over or line.seat in self.pending():
            return False
        return self.game.steps[self.state.stack[-1].step].name == line.step

    def undo(self, seat: int | None = None, agreed: bool = False) -> None:
        """Take a seat's last choice back; without a seat, the last choice of all."""
        who = self.last_chooser() if seat is None else seat
        point = None if who is None else self.undo_point(who, agreed)
        if point is None:
            raise IllegalMove(
                "nothing can be taken back: the last choice was another seat's,"
                " or chance has followed it"
            )
        self.cut(point)

    def last_chooser(self) -> int | None:
        """The seat that chose last."""
        for line in reversed(self.record.lines):
            if line.seat != CHANCE and not line.forced:
                return line.seat
        return None

    def since(self, seat: int) -> int:
        """How many lines the record had after a seat's last choice; none if it has not chosen."""
        for number in range(len(self.record.lines) - 1, -1, -1):
            line = self.record.lines[number]
            if line.seat == seat and not line.forced:
                return number + 1
        return 0

    def cut(self, point: int) -> None:
        """Go back to where the record had so many lines."""
        lines = self.record.lines[:point]
        while self.snapshots[-1][0] > point:
            self.snapshots.pop()
        start, snapshot = self.snapshots[-1]
        self.state = snapshot.clone()
        # chance is never brought: where it acts its frame lies on top
        for line in lines[start:]:
            if line.seat != CHANCE:
                self.state.bring(line.seat)
            self.state.apply(self.game.actions.parse(line.action))
        del self.record.lines[point:], self.told[point:], self.own[point:]
        self.record.result = None

    def clone(self) -> Match[V_co]:
        """An equal match that goes its own way; a seeded one meets the same luck."""
        other = Match(self.game, self.setup, draws=False, state=self.state.clone())
        other.record = Record(**{**vars(self.record), "lines": self.record.lines.copy()})
        other.told = self.told.copy()  # the lists in it never change any more
        other.own = self.own.copy()
        other.snapshots = self.snapshots.copy()
        other.rng = copy(self.rng)
        return other

    def __copy__(self) -> Match[V_co]:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[V_co]:
        return self.clone()

    def at(self, point: int) -> Match[V_co]:
        """The match as it was after so many lines; a copy that plays no chance of its own."""
        if point not in range(self.version + 1):
            raise IllegalMove(f"the record has lines 0 to {self.version}, not {point!r}")
        other = self.clone()
        other.rng = None
        if point < self.version:
            other.cut(point)
        return other

    def enact(self, line: Line) -> None:
        """Move the position on by a line and by what follows of itself for its seat alone.

        What follows for others, such as the end of a round, `state.settle()` brings.
        """
        state = self.state
        if line.seat != CHANCE:
            state.bring(line.seat)
        frame = state.stack.pop()
        state.steps[frame.step].apply(state, frame, self.game.actions.parse(line.action))
        while not self.is_settled() and state.stack[-1].seat == line.seat:
            frame = state.stack.pop()
            state.steps[frame.step].run(state, frame)

    def is_settled(self) -> bool:
        """Has everything been done that is done of itself?"""
        stack = self.state.stack
        return not stack or not self.state.steps[stack[-1].step].automatic

    def question(self, seat: int = PUBLIC) -> Question | None:
        """What is asked now; only the seat that is asked is told the possible answers."""
        self.check_seat(seat)
        if self.over or self.actor == CHANCE:
            return None
        asked = seat if seat in self.pending() else min(self.pending())
        return make_question(self.game, self.state, self.state.frame_of(asked), seat)

    def view(self, seat: int = PUBLIC) -> V_co:
        """All that a seat, or a spectator, may know, as plain data."""
        self.check_seat(seat)
        return self.observed(self.state, seat, self.question(seat))

    def observed(self, state: State, seat: int, question: Question | None = None) -> V_co:
        """What a seat would know in a position that this one may lead to."""
        moment: Moment = {
            "game": self.game.key,
            "pack": self.setup.pack,
            "version": self.version,
            "question": question,
            "if_ended": by_source(self.game, self.game.ended(state)),
        }
        return self.game.observe(state, seat, moment)

    def log(self, seat: int = PUBLIC, first: int = 0) -> list[Line]:
        """The record from a line on, as a seat may read it."""
        self.check_seat(seat)
        return [line.shown_to(seat) for line in self.record.lines[first:]]

    def told_to(self, seat: int = PUBLIC, first: int = 0) -> list[tuple[Line, list[Event]]]:
        """The same with the events of each line that the seat may know of."""
        lines = zip(self.record.lines[first:], self.log(seat, first), strict=True)
        return [
            (shown, self.told[number] if shown is line else self.told[number][self.own[number] :])
            for number, (line, shown) in enumerate(lines, start=first)
        ]

    def scores(self) -> list[int]:
        """The points of all seats now."""
        return self.state.returns()

    def sheet(self) -> dict[str, list[int]]:
        """Where each seat's points came from: source -> points by seat."""
        return by_source(self.game, self.game.sheet(self.state))

    def if_ended(self) -> list[int]:
        """The points of all seats if the game ended now."""
        return [sum(column) for column in zip(*self.game.ended(self.state), strict=True)]

    def sheet_if_ended(self) -> dict[str, list[int]]:
        """Where they would come from: the sheet with all that final scoring would add or take.

        Whoever would be asked something chooses what is best for them.
        """
        return by_source(self.game, self.game.ended(self.state))

    def winners(self) -> list[int]:
        """The seats that have won, once the match is over."""
        return self.game.winners(self.state) if self.over else []

    def dump(self) -> dict[str, Any]:
        """The position as plain data with names."""
        return self.game.dump(self.state, self.setup)

    def picture(
        self,
        seat: int = PUBLIC,
        *,
        names: Sequence[str] | None = None,
        text: Translate = english,
        theme: str = "light",
        gains: Mapping[str, int] | None = None,
    ) -> Picture:
        """The board as this seat sees it, an SVG.

        `names` are those of the seats, `text` translates what is written on the board, `theme` is
        "light" or "dark", and `gains` are points that the answers by name would bring.
        """
        draw = picture_of(self.game).picture
        return draw(self.view(seat), names=names, text=text, theme=theme, gains=gains)

    def __repr__(self) -> str:
        return f"<Match of {self.game.title}, {self.setup.seats} seats, {self.standing()}>"

    def standing(self) -> str:
        """Where the match is, in a few words."""
        if self.over:
            return f"over after {self.version} lines: {' '.join(map(str, self.scores()))}"
        if self.actor == CHANCE:
            return f"line {self.version}: {WAITING}"
        seats = ", ".join(map(str, sorted(self.pending())))
        return f"line {self.version}: seat {seats} to decide"

    def _repr_svg_(self) -> str:
        return str(self.picture())


def by_source(game: Game, sheet: list[list[int]]) -> dict[str, list[int]]:
    """A sheet by the names of its sources."""
    return dict(zip(game.sources, sheet, strict=True))


def revealed(match: Match[V], public: V, seat: int) -> V:
    """What a seat may know now, made from what everybody does: the same as `match.view(seat)`."""
    if seat == PUBLIC or match.game.reveal is None:
        return match.view(seat)
    return match.game.reveal(match.state, seat, public, match.question(seat))


def written_options(game: Game, setup: Setup) -> dict[str, str]:
    """The options that differ from their defaults, as words of a record."""
    return {
        option.name: option.write(setup.options[option.name])
        for option in game.options
        if setup.options[option.name] != option.default
    }


def at_position(
    game: Game[V], data: dict[str, Any], components: Components | None = None
) -> Match[V]:
    """A match standing at what `dump` wrote, with no record; it is not checked, and waits."""
    setup = game.setup_of(data, components)
    return Match(game, setup, draws=False, state=game.read_position(data, setup))


def replay(
    game: Game[V], record: Record, components: Components | None = None, seed: int | None = None
) -> Match[V]:
    """Play a record again; the first line the game does not allow is told.

    With a seed the match plays on from there; without one it waits until it is resumed.
    """
    match = open_record(game, record, components)
    for number, line in enumerate(record.lines, start=2):
        follow(match, number, line)
    if record.result is not None:
        check_result(match, record)
    if seed is not None:
        match.resume(seed)
    return match


def open_record(game: Game[V], record: Record, components: Components | None) -> Match[V]:
    """A match at the beginning of a record, with nothing played by itself."""
    if record.game != game.key:
        raise BadRecord(1, f"this is a record of {record.game!r}, not of {game.key!r}")
    try:
        setup = game.setup(record.seats, components, record.rules, record.options)
    except BadSetup as error:
        raise BadRecord(1, str(error)) from None
    if setup.pack != record.pack:
        needed = f"the component pack {record.pack}" if record.pack else "the printed components"
        raise BadRecord(1, f"it was played with {needed}; give that with --components")
    return Match(game, setup, draws=False)


def follow(match: Match, number: int, line: Line) -> None:
    """Play one line of a record after checking every word of it."""
    state = match.state
    if match.over:
        raise BadRecord(number, "the game is over already")
    if line.seat not in state.pending():
        raise BadRecord(number, f"seat {line.seat} is not to act; seat {state.actor()} is")
    if line.seat != CHANCE:
        state.bring(line.seat)
    step = match.game.steps[state.stack[-1].step]
    if line.step != step.name:
        raise BadRecord(number, f"step {line.step!r} does not come now, {step.name!r} does")
    try:
        action = match.game.actions.parse(line.action)
    except UnknownAction as error:
        raise BadRecord(number, str(error)) from None
    allowed = state.legal()
    if action not in allowed:
        raise BadRecord(number, match.refusal(line.seat, line.action, allowed))
    forced = line.seat != CHANCE and len(allowed) == 1
    if forced != line.forced:
        raise BadRecord(number, f"{line.action!r} is {'' if forced else 'not '}forced here")
    seen = step.seen(state, state.stack[-1])
    if line.seen != (None if seen is None else tuple(seen)):
        raise BadRecord(number, "the seats that saw this are not those written")
    match.advance(action, forced)


def check_result(match: Match, record: Record) -> None:
    """Does the last line tell the true scores of a finished match?"""
    number = len(record.lines) + 2  # after the header and all moves
    if not match.over:
        raise BadRecord(number, "there is a result, but the game is not over")
    if record.result != match.scores():
        scores = " ".join(map(str, match.scores()))
        raise BadRecord(number, f"the scores are {scores}, not those written")
