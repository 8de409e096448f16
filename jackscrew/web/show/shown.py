"""A table as one viewer may see it, in fragments that fill the parts of its page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any

from markupsafe import Markup

from jackscrew.bots import Thought, bot_name, reason, told_candidates
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.state import POINTS, Event
from jackscrew.draw import Svg
from jackscrew.draw.chart import score_chart
from jackscrew.text import Figure, Words
from jackscrew.web.live.preview import UNSURE, Foresight, Preview
from jackscrew.web.live.table import CANNOT_SAVE, Table
from jackscrew.web.show.bot_words import PACE_LABELS, bot_label, seat_names, seat_tags
from jackscrew.web.show.render import render
from jackscrew.web.show.viewer import Links, Viewer

CANDIDATES = 5  # so many of a bot's candidates are told


@dataclass(frozen=True)
class Action:
    """A choice the viewer has.

    `aside`: the icon of the figure of the seat at which it is shown small, if it only prepares
    others; empty for an answer.
    """

    name: str
    label: str
    targets: list[str]
    ends: bool
    aside: str = ""


class Shown:
    """A position of a table, seen by a viewer: the data of all fragments."""

    def __init__(self, table: Table, viewer: Viewer, gains: dict[str, int] | None = None) -> None:
        self.table = table
        self.viewer = viewer
        self.live: Match = table.match
        self.looking = viewer.at is not None and viewer.at < table.match.version
        self.match = table.match.at(viewer.at or 0) if self.looking else table.match
        self.seat = viewer.seat(table)
        self.words = words_of(table, viewer.language)
        self.view = self.match.view(self.seat)
        if gains and self.view["question"] is not None:
            self.view["question"]["gains"] = gains

    @cached_property
    def asked(self) -> int | None:
        """The viewer's seat that is asked and may answer here."""
        if self.looking or self.viewer.curtain(self.table) is not None:
            return None
        return self.viewer.asked(self.table)

    def picture(self) -> Svg:
        """The board."""
        draw = self.table.game.part("picture").picture
        view = self.view if self.asked is not None else unasked(self.view)
        found = draw(view, names=self.words.names, text=self.words.text)
        assert isinstance(found, Svg)
        return found

    def actions(self) -> list[Action]:
        """The choices, if the viewer is asked."""
        if self.asked is None:
            return []
        foresight = Foresight(self.match, self.asked)
        numbers = self.match.legal_numbers(self.asked)
        return [self.action(number, foresight) for number in numbers]

    def action(self, number: int, foresight: Foresight) -> Action:
        """One choice."""
        space = self.table.game.actions
        name = space.name(number)
        label = self.words.label(name, self.view)
        targets = space.targets(number, foresight.seat)
        aside = self.words.aside(name)
        return Action(name, label, targets, foresight.ends_turn(number), aside)

    def fragment(self, template: str, /, **context: Any) -> Markup:
        """A filled fragment."""
        return render(f"{template}.html", self.words, **context)

    def fragments(self, actions: list[Action]) -> dict[str, Markup]:
        """All parts of the page that may change with a move, by the ids of their elements."""
        found = {
            "where": self.fragment("where", path=self.words.path(self.view)),
            "question": self.fragment("question", q=self.question(actions)),
            "seats": self.fragment(
                "seats",
                seats=self.seats(),
                seated=bool(self.viewer.seats) and not self.live.over,
                watchers=self.watchers(),
                pace=self.pace(),
            ),
            "pace": self.fragment("pace", pace=self.pace()),
            "sheet": self.sheet(self.match),
        }
        if self.viewer.reads:
            found["words"] = self.fragment("words", parts=self.words.describe(self.view))
        if self.live.over or self.table.imported:
            found["end"] = self.end()
        if self.viewer.links is not None:
            found["links"] = self.links(self.viewer.links)
        return found

    def question(self, actions: list[Action]) -> dict[str, Any]:
        """What is asked, of whom, and what else can be done."""
        asked = self.view["question"]
        seat = asked["seat"] if asked else None
        return {
            "over": self.match.over,
            "imported": self.table.imported,
            "waits": self.words.text(CANNOT_SAVE) if self.table.store.failing else "",
            "looking": self.looking,
            "move": self.match.version,
            "ended": self.live.over,
            "awaited": self.looking and self.viewer.asked(self.table) is not None,
            "replaced": self.replaced(),
            "ending": self.words.ending(self.view) if self.match.over else "",
            "seat": seat,
            "name": self.words.names[seat] if seat is not None else "",
            "yours": self.asked is not None,
            "thinking": self.is_thinking(seat),
            "may_skip": self.may_skip(seat),
            "waiting": self.is_waiting(seat),
            "invites": self.viewer.links is not None and seat in self.viewer.links.invited,
            "rule": asked["rule"] if asked else "",
            "prompt": self.words.prompt(self.view),
            "also": self.also_asked(seat),
            "actions": actions,
            "figures": self.own_figures(actions),
            **self.undoing(),
        }

    def own_figures(self, actions: list[Action]) -> dict[str, Figure]:
        """The figures of the seat that is asked at which something is shown, by their icons."""
        if self.asked is None or not any(action.aside for action in actions):
            return {}
        return {each.icon: each for each in self.words.figures(self.view, self.asked)}

    def is_thinking(self, seat: int | None) -> bool:
        """Does a bot look for its move now?"""
        return seat is not None and not self.looking and bool(self.table.seats[seat].bot)

    def may_skip(self, seat: int | None) -> bool:
        """May the viewer hurry the bot that is to move?"""
        return self.is_thinking(seat) and bool(self.viewer.seats) and self.table.pace.share() > 0

    def pace(self) -> dict[str, Any] | None:
        """How fast bots move, if there are any."""
        if not self.table.has_bots():
            return None
        now = self.table.pace.name
        choices = [
            {"key": key, "label": self.words.named("pace", label), "on": key == now}
            for key, label in PACE_LABELS.items()
        ]
        return {"choices": choices, "may_set": bool(self.viewer.seats)}

    def is_waiting(self, seat: int | None) -> bool:
        """Does the game wait for somebody to sit down?"""
        if seat is None or self.looking:
            return False
        return not self.table.seats[seat].taken and not self.table.seats[seat].bot

    def replaced(self) -> list[dict[str, Any]]:
        """The viewer's seats that a bot plays for them."""
        if self.looking or self.live.over:
            return []
        seats = (self.table.seats[seat] for seat in self.viewer.seats)
        return [
            {"seat": seat.number, "name": self.words.names[seat.number]}
            for seat in seats
            if seat.person and seat.bot
        ]

    def also_asked(self, seat: int | None) -> list[str]:
        """The names of those who are asked at the same time."""
        if self.match.over:
            return []
        return [self.words.names[other] for other in self.match.pending() if other != seat]

    def undoing(self) -> dict[str, Any]:
        """May the viewer take something back, alone or if others agree?"""
        seat = self.undo_seat()
        wish = self.table.wish
        return {
            "may_undo": seat is not None,
            "undo_seat": seat,
            "undo_asks": seat is not None and self.undo_asks(seat),
            "wish": wish
            and {
                "seat": wish.seat,
                "name": self.words.names[wish.seat],
                "mine": wish.seat in self.viewer.seats,
                "agreed": not wish.needed & set(self.viewer.seats),
            },
        }

    def undo_seat(self) -> int | None:
        """The viewer's seat that may take a choice back."""
        if self.looking or self.table.imported or self.live.over:
            return None
        own = [seat for seat in self.viewer.seats if self.live.undo_point(seat) is not None]
        if own or len(self.viewer.seats) != 1:
            return own[0] if own else None
        seat = self.viewer.seats[0]
        return seat if self.live.undo_point(seat, True) is not None else None

    def undo_asks(self, seat: int) -> bool:
        """Must other people agree before a seat takes back?"""
        others = self.table.people() - {seat}
        return bool(others) and self.live.undo_point(seat) is None

    def seats(self) -> list[dict[str, Any]]:
        """All seats with their figures."""
        asked = [] if self.match.over else self.match.pending()
        here = self.table.here()
        scores, winners = self.match.scores(), self.match.winners()
        tags = seat_tags(self.table.seats, self.words)
        return [
            {
                "seat": seat.number,
                "name": self.words.names[seat.number],
                "points": scores[seat.number],
                "figures": self.words.figures(self.view, seat.number),
                "mine": seat.number in self.viewer.seats,
                "asked": seat.number in asked,
                "bot": bot_label(seat.bot, self.words) if seat.bot else "",
                "tag": tags[seat.number],
                "here": seat.number in here or not seat.person,
                "taken": seat.taken,
                "person": seat.person and not self.table.imported,
                "winner": seat.number in winners,
            }
            for seat in self.table.seats
        ]

    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(not watcher.seats for watcher in self.table.watchers)

    def sheet(self, match: Match) -> Markup:
        """The score sheet at a moment of the game."""
        names = tuple(self.words.names[: len(self.table.seats)])
        points = tuple(map(tuple, match.sheet().values()))
        tags = seat_tags(self.table.seats, self.words)
        return score_sheet(self.table.game, self.words.language, names, tags, points)

    def end(self) -> Markup:
        """The result, with the way to it."""
        match = self.live
        scores, winners = match.scores(), match.winners()
        ranks = [(seat not in winners, -points) for seat, points in enumerate(scores)]
        order = sorted(range(len(scores)), key=ranks.__getitem__)
        tags = seat_tags(self.table.seats, self.words)
        return self.fragment(
            "end",
            ending=self.words.ending(match.view()) if match.over else "",
            ranking=[
                {
                    "seat": seat,
                    "name": self.words.names[seat],
                    "tag": tags[seat],
                    "points": scores[seat],
                    "place": 1 + sum(rank < ranks[seat] for rank in ranks),
                    "winner": seat in winners,
                }
                for seat in order
            ],
            sheet=self.sheet(match),
            chart=Markup(self.chart()),
            record_url=f"/table/{self.table.name}/record",
            rematch_url=f"/table/{self.table.name}/rematch",
            may_rematch=match.over and bool(self.viewer.seats) and not self.table.next,
            next=f"/table/{self.table.name}/next" if self.table.next else "",
        )

    def links(self, links: Links) -> Markup:
        """Links for friends, spectators and one's own other devices."""
        table = f"{links.site}/table/{self.table.name}"
        own, invited = (
            [
                {
                    "seat": seat,
                    "name": self.words.names[seat],
                    "url": f"{table}/sit/{key}",
                    "taken": self.table.seats[seat].taken,
                }
                for seat, key in keys.items()
            ]
            for keys in (links.own, links.invited)
        )
        return self.fragment("invite", watch=table, seats=invited, own=own)

    def chart(self) -> str:
        """The scores over the game."""
        totals = [0] * len(self.table.seats)
        series = [[0] for _ in totals]
        for events in self.live.told:
            for event in events:
                if event.kind == POINTS:
                    totals[event.seat] += event.b
            for seat, total in enumerate(totals):
                series[seat].append(total)
        ticks = [(line, str(number)) for line, number in self.table.parts]
        return score_chart(series, self.words.names[: len(totals)], self.words.text, ticks)

    def log(self, first: int = 0) -> Markup:
        """The lines of the log from one on."""
        told = self.live.told_to(self.seat, first)
        lines = [self.line(n, line, events) for n, (line, events) in enumerate(told, start=first)]
        return self.fragment("log", lines=lines)

    def line(self, number: int, line: Line, events: list[Event]) -> dict[str, Any]:
        """One line of the log; it is numbered from 1, as many as there are after it."""
        sentence, *more = self.words.line(line, events)
        return {
            "number": number + 1,
            "seat": line.seat,
            "sentence": sentence,
            "more": more,
            "points": points_of(events, line.seat),
            "part": self.part_before(number),
        }

    def part_before(self, number: int) -> str:
        """The heading above a line: the round that begins with it."""
        if number == 0:
            return self.words.part(1)
        began = [part for line, part in self.table.parts if line == number]
        return self.words.part(began[-1]) if began else ""

    def points(self, seat: int, source: int) -> Markup:
        """The moves that brought a seat the points of one source."""
        lines = []
        told = zip(self.live.log(self.seat), self.live.told, strict=True)
        for number, (line, events) in enumerate(told, start=1):
            for event in events:
                if (event.kind, event.seat, event.a) == (POINTS, seat, source) and event.b:
                    sentence = self.reason(line, event)
                    lines.append({"number": number, "sentence": sentence, "points": event.b})
        key = self.table.game.sources[source]
        return self.fragment(
            "points",
            seat=seat,
            name=self.words.names[seat],
            label=self.words.source(key),
            total=sum(line["points"] for line in lines),
            lines=lines,
        )

    def history(self, seat: int) -> Markup:
        """How all seats' points came about over time, one seat's by source and part of the game."""
        told, sources = self.live.told, self.table.game.sources
        began = [(line, self.words.part(number - 1)) for line, number in self.table.parts]
        moments = [*began, (len(told), self.words.text("Now"))]
        columns = points_at(told, seat, len(sources), [line for line, _ in moments])
        rows = [
            {"label": self.words.source(key), "cells": cells}
            for key, cells in zip(sources, zip(*columns, strict=True), strict=True)
            if any(cells)
        ]
        return self.fragment(
            "history",
            seat=seat,
            name=self.words.names[seat],
            chart=Markup(self.chart()),
            moments=[{"line": line, "name": name} for line, name in moments],
            rows=rows,
            totals=[sum(column) for column in columns],
        )

    def reason(self, line: Line, event: Event) -> str:
        """What brought points; points are public even where the choice behind them is not."""
        if line.action == HIDDEN:
            return self.words.secret(line)
        return " ".join(self.words.events([event]))

    def preview(self, action: str, found: Preview) -> Markup:
        """What a choice would bring, in words."""
        unsure = ""
        if found is UNSURE:
            unsure = self.words.text("Chance or something hidden decides what this brings.")
        return self.fragment(
            "preview",
            label=self.words.label(action, self.view),
            points=found.points,
            more=found.more,
            figures=found.figures,
            unsure=unsure,
        )

    def hint(self, bot: str, thought: Thought) -> Markup:
        """What a bot would do, why, and what it chose from."""
        told = told_candidates(thought, self.words, CANDIDATES)
        return self.fragment(
            "hint",
            bot=bot_name(bot, self.words),
            action=thought.choice,
            label=self.words.label(thought.choice, self.view),
            reason=reason(thought, self.live, self.words),
            candidates=[(self.words.label(it.action, self.view), it) for it in told if it.result],
            looks=any(it.looks for it in told),
        )

    def chat(self, first: int = 0) -> Markup:
        """What was said."""
        lines = [
            {
                "number": said.number,
                "seat": said.seat,
                "name": self.words.names[said.seat] if said.seat >= 0 else "",
                "text": said.text,
                "at": datetime.fromtimestamp(said.at, UTC).isoformat(timespec="seconds"),
            }
            for said in self.table.chat[first:]
        ]
        return self.fragment("chat", lines=lines)

    def title(self) -> str:
        """What the browser's tab says."""
        title = self.table.game.title
        if self.asked is not None:
            return self.words.text("Your turn: {title}", title=title)
        return title


@lru_cache(maxsize=256)
def score_sheet(
    game: Game,
    language: str,
    names: tuple[str, ...],
    tags: tuple[str, ...],
    points: tuple[tuple[int, ...], ...],
) -> Markup:
    """Points by source and seat; most moves change nothing in it."""
    words = Words(game, language, names)
    rows = [
        {"key": key, "label": words.source(key), "cells": cells_of(row)}
        for key, row in zip(game.sources, points, strict=True)
    ]
    seats = [
        {"seat": seat, "name": name, "tag": tag}
        for seat, (name, tag) in enumerate(zip(names, tags, strict=True))
    ]
    return render("sheet.html", words, seats=seats, rows=rows, totals=totals(points))


def cells_of(points: tuple[int, ...]) -> list[dict[str, Any]]:
    """A line of the score sheet."""
    best = max(points)
    return [
        {"seat": seat, "points": value, "best": value == best and value != 0, "zero": not value}
        for seat, value in enumerate(points)
    ]


def totals(points: tuple[tuple[int, ...], ...]) -> list[int]:
    """The points of each seat."""
    return [sum(column) for column in zip(*points, strict=True)]


def words_of(table: Table, language: str) -> Words:
    """The words of a table, with its people's names."""
    names = seat_names(table.seats, table.name)
    words = named_words(table.game, language, names)
    if not table.match.setup.pack:
        return words
    return Words(table.game, language, words.names, table.match.setup.components)


@lru_cache(maxsize=256)
def named_words(game: Game, language: str, names: tuple[str, ...]) -> Words:
    """The words of a game, with names where there are any."""
    plain = Words(game, language).names
    return Words(game, language, [name or plain[seat] for seat, name in enumerate(names)])


def unasked(view: dict[str, Any]) -> dict[str, Any]:
    """The view of somebody who may not answer here."""
    if view["question"] is None:
        return view
    return {**view, "question": {**view["question"], "actions": []}}


def points_at(
    told: list[list[Event]], seat: int, sources: int, moments: list[int]
) -> list[list[int]]:
    """A seat's points by source after so many lines, for each of some moments in order."""
    totals = [0] * sources
    found, done = [], 0
    for moment in moments:
        for events in told[done:moment]:
            for event in events:
                if event.kind == POINTS and event.seat == seat:
                    totals[event.a] += event.b
        done = moment
        found.append(totals.copy())
    return found


def points_of(events: list[Event], seat: int) -> int:
    """The points a line brought the seat that decided it."""
    return sum(event.b for event in events if event.kind == POINTS and event.seat == seat)
