"""What is bid for: the project area, the bidding board, and what is to come."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.screen.signs import (
    CARD,
    COLOURS,
    MARKER,
    MINUS,
    NON_PLAYER,
    POINT,
    TIMES,
    TYPES,
    Seen,
)
from jackscrew.games.raising_chicago.view import BidsView, has_card
from jackscrew.screen.kit import CHOICE, SEAT_COLOURS, TARGET, flowing, joined
from jackscrew.text import N_

WORK = ("payment", "plot", "outskirts")
DOUBLED = 2  # so many markers of each player come with one of the non-player's


def show_heading(seen: Seen) -> Text:
    """Where in the game we are, and the ranks."""
    view = seen.view
    if view["over"]:
        return Text(seen.text(N_("Game over")), style="bold")
    words = seen.text(
        N_("Round {round} of {rounds}"), round=max(view["round"], 1), rounds=view["rounds"]
    )
    line = Text().append(words, style="bold")
    line.append(f"   {naming.phase_named(seen.text, view['phase'])}   ")
    line.append(seen.heading(N_("Rank"))).append(" ")
    return line.append(joined(map(seen.look.seat, view["rank"])))


def show_area(seen: Seen, width: int) -> Text | None:
    """The five spaces: project, card, squares with markers, and who leads.

    Project and card stand in one line where there is room.
    """
    spaces = list(filter(has_card, seen.view["area"]))
    projects = [list(project_cells(seen, space)) for space in spaces]
    cards = [list(card_cells(seen, space)) for space in spaces]
    lines = aligned([project + card for project, card in zip(projects, cards, strict=True)])
    if max((line.cell_len for line in lines), default=0) > width:
        below = [Text("   ").append(line) for line in aligned(cards)]
        pairs = zip(aligned(projects), below, strict=True)
        lines = [line for pair in pairs for line in pair]
    return Text("\n").join(lines) if lines else None


def aligned(rows: list[list[Text]]) -> list[Text]:
    """Cells in columns, each as wide as its widest cell."""
    lines = [Text() for _ in rows]
    for number in range(max(map(len, rows), default=0)):
        for line, cells in zip(lines, rows, strict=True):
            line.append(cells[number] if number < len(cells) else "")
        widest = max(line.cell_len for line in lines)
        for line in lines:
            line.pad_right(widest + 1 - line.cell_len)
    for line in lines:
        line.rstrip()
    return lines


def project_cells(seen: Seen, space: BidsView) -> Iterator[Text]:
    """A space and its project: cost, symbol, reward."""
    project = space["project"]
    assert project is not None, "a card without a project"
    mark = CHOICE if is_worked_on(seen, space["space"]) else " "
    yield Text().append(mark, style=TARGET).append(space["space"], style="bold")
    printed = naming.project_printed(seen.printed, project)
    yield seen.kind(project)
    yield seen.cost(printed["cost"])
    yield Text(seen.symbols(project))
    yield seen.rewards(printed["reward"])


def is_worked_on(seen: Seen, space: str) -> bool:
    """Is this the project that is paid or built now?"""
    question = seen.view["question"]
    if question is None or question["step"] not in WORK:
        return False
    return question["about"].get("a") == space


def card_cells(seen: Seen, space: BidsView) -> Iterator[Text]:
    """A card: letters, round bonus, squares, and who has the most markers there."""
    name = seen.choice(f"card {space['space']}") or Text(" ")
    yield name.append(seen.look.tile(seen.bonus(space["card"])))
    squares = naming.card_side(seen.printed, space["card"], seen.view["side"])["squares"]
    for number, kind in enumerate(squares, start=1):
        yield square(seen, space, number, kind)
    leader = space["winner"] if space["winner"] is not None else space["leader"]
    if leader is not None:
        count = space["marks"].count(leader)
        times = f"{TIMES}{count}" if count else ""
        yield Text().append("» ", style="dim").append(seen.color(leader)).append(times)


def square(seen: Seen, space: BidsView, number: int, kind: str) -> Text:
    """A square: the marker on it, or what it brings or costs now."""
    name = f"{space['space']}-{number}"
    mark = space["marks"][number - 1]
    line = seen.choice(f"bid {name}", f"white {name}") or Text(" ")
    if mark is not None:
        line.append(seen.color(mark))
    elif kind in TYPES:
        line.append(TYPES[kind], style=COLOURS[kind])
    elif kind == "cost":
        line.append(price(space["cost"]))
    else:
        line.append("·", style="dim")
    return line


def price(cost: dict[str, int]) -> Text:
    """What the upper-left square costs now, a sign for each token."""
    if not sum(cost.values()):
        return Text(f"{MINUS}0", style="dim")
    line = Text(MINUS)
    for kind, count in cost.items():
        line.append(TYPES[kind] * count, style=COLOURS[kind])
    return line


def show_board(seen: Seen, width: int) -> Text:
    """The bidding board: markers in the order of the rows, and what they are worth at the end."""
    printed = seen.printed["bidding_board"]
    line = seen.heading(N_("Bidding board")).append(f" {printed['first']}/{printed['second']}")
    line.append(POINT)
    rows = [row(seen, seat) for seat in seen.view["rows"] if seat >= 0]
    return Text("\n").join(flowing(line, rows, width))


def row(seen: Seen, seat: int) -> Text:
    """A seat's markers on the bidding board; with some goes one of the non-player's."""
    count = seen.view["players"][seat]["markers"]
    marks = MARKER * count or "·"
    if seen.view["non_player"] is not None and seen.view["phase"] == "bidding":
        pairs = min(count, DOUBLED)
        marks = f"{MARKER}{NON_PLAYER}" * pairs + MARKER * (count - pairs)
    return seen.look.seat(seat).append(f" {marks}", style=SEAT_COLOURS[seat])


def show_coming(seen: Seen, width: int) -> Text | None:
    """Tops of the stacks, the projects of the last round, and the top of the deck."""
    view = seen.view
    if view["over"]:
        return None
    found = [coming(seen, number, top) for number, top in enumerate(view["stacks"], start=1) if top]
    if view["round"] < view["rounds"]:
        numbers = [entry["number"] for entry in view["printed"]["projects"]]
        last = [str(max(numbers)), *filter(None, view["final_projects"])]
        found += [coming(seen, view["rounds"], project) for project in last]
    if view["top_card"]:
        left = f" +{len(view['unseen_cards'])}{CARD}"
        found.append(seen.look.tile(seen.bonus(view["top_card"])).append(left))
    return Text("\n").join(flowing(seen.heading(N_("To come")), found, width))


def coming(seen: Seen, number: int, project: str) -> Text:
    """A project of a round to come."""
    printed = naming.project_printed(seen.printed, project)
    line = Text().append(f"{number}:", style="dim").append(seen.kind(project)).append(" ")
    line.append(seen.cost(printed["cost"])).append(f" {seen.symbols(project)}")
    return line.append(" ").append(seen.rewards(printed["reward"])) if printed["reward"] else line
