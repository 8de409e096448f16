"""What the table tells of a panel that is folded to a line."""

from __future__ import annotations

from typing import NamedTuple

from jackscrew.draw.panels import Figure, figure, folded, of_seat, remembered, total
from jackscrew.draw.shapes import group
from jackscrew.draw.words import signed
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.arranged import (
    BIDDING,
    COMING,
    COUNCIL,
    POVERTY,
    PRESTIGE,
    REPUTATION,
    company,
)
from jackscrew.games.raising_chicago.picture.companies import STOCK
from jackscrew.games.raising_chicago.picture.places import ROOM
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.signs import token
from jackscrew.games.raising_chicago.picture.tracks import lost
from jackscrew.games.raising_chicago.view import PlayerView

TOKEN = 18


class Held(NamedTuple):
    """What the line of a company tells: tokens by kind, in the order of the board, and points."""

    tokens: tuple[int, ...]
    points: int
    rank: int


def fold_panels(scene: Table) -> None:
    """All lines; what is bid for and the town never fold."""
    view, players = scene.view, scene.players
    scene.fold(fold_bidding, BIDDING, [player["markers"] for player in players])
    known = sum(top is not None for top in view["stacks"])
    scene.fold(fold_coming, COMING, known, len(view["unseen_cards"]))
    held = [held_by(scene, seat, player) for seat, player in enumerate(players)]
    scene.fold(fold_reputation, REPUTATION, held)
    scene.fold(fold_poverty, POVERTY, [player["poverty"] for player in players])
    if scene.board.with_council:
        scene.fold(fold_council, COUNCIL, view["council"])
    scene.fold(fold_prestige, PRESTIGE, view["prestige_left"])
    for seat, it in enumerate(held):
        scene.fold(fold_company, company(seat), seat, it)


def held_by(scene: Table, seat: int, player: PlayerView) -> Held:
    """What a company has."""
    counts = {**player["tokens"], "favor": player["favors"]}
    return Held(tuple(counts[kind] for kind in STOCK), player["points"], scene.rank(seat))


def line(pen: Pen, heading: str, figures: list[Figure], title: str) -> str:
    """The line of a part of the board."""
    return folded(ROOM, pen.board.headings[heading], figures, title)


def fold_bidding(pen: Pen, panel: str, markers: list[int]) -> str:
    """How many markers wait."""
    told = [
        pen.text(
            "{name}: {markers} on the bidding board",
            name=pen.names[seat],
            markers=naming.counted(pen.text, "marker", count),
        )
        for seat, count in enumerate(markers)
    ]
    figures = [of_seat(seat, str(count)) for seat, count in enumerate(markers)]
    return line(pen, "bidding", figures, ". ".join(told))


def fold_coming(pen: Pen, panel: str, projects: int, cards: int) -> str:
    """How many projects are known, and how many cards are left."""
    title = pen.text(
        "Projects that are seen: {projects}; cards in the deck: {cards}",
        projects=projects,
        cards=cards,
    )
    return line(
        pen, "coming", [figure(str(projects), "building"), figure(str(cards), "card")], title
    )


def fold_reputation(pen: Pen, panel: str, held: list[Held]) -> str:
    """The points of all."""
    told = [pen.standing(seat, it.points, it.rank) for seat, it in enumerate(held)]
    figures = [of_seat(seat, signed(it.points)) for seat, it in enumerate(held)]
    return line(pen, "reputation", figures, ". ".join(told))


def fold_poverty(pen: Pen, panel: str, positions: list[int]) -> str:
    """What all lose."""
    printed = pen.board.printed
    told = [
        pen.text(
            "{name}: {poverty}",
            name=pen.names[seat],
            poverty=naming.poverty_named(pen.text, printed, position),
        )
        for seat, position in enumerate(positions)
    ]
    figures = [
        of_seat(seat, lost(naming.loss_of(printed, position)))
        for seat, position in enumerate(positions)
    ]
    return line(pen, "poverty", figures, ". ".join(told))


def fold_council(pen: Pen, panel: str, members: dict[str, str | None]) -> str:
    """The letters of the members."""
    sitting = {letter: it for letter, it in members.items() if it is not None}
    told = [pen.say(naming.member_told, it) for it in sitting.values()]
    return line(pen, "council", [figure(letter) for letter in sitting], ". ".join(told))


def fold_prestige(pen: Pen, panel: str, left: int) -> str:
    """How many prestige buildings are left."""
    title = pen.text("Prestige buildings in the stack: {count}", count=left)
    return line(pen, "prestige", [figure(str(left), "prestige")], title)


def fold_company(pen: Pen, panel: str, seat: int, held: Held) -> str:
    """Tokens and points of a company."""
    counted = list(zip(STOCK, held.tokens, strict=True))
    told = ", ".join(naming.counted(pen.text, kind, count) for kind, count in counted)
    standing = pen.standing(seat, held.points, held.rank)
    shown = [stock(kind, count) for kind, count in counted if kind != "favor"]
    figures = [*shown, total(signed(held.points))]
    title = pen.text("{standing}; {tokens}", standing=standing, tokens=told)
    return folded(ROOM, pen.names[seat], figures, title, seat=seat, gap=6)


@remembered
def stock(kind: str, count: int) -> Figure:
    """Tokens of a kind."""
    told, room = figure(str(count)), TOKEN + 3
    face = token(kind, TOKEN / 2, 0, TOKEN)
    return Figure(face + group("", told.drawing, x=room), room + told.width)
