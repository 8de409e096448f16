"""The town: wards with their plots and neighborhoods; the outskirts, prestige and the council."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.screen.signs import (
    BANNER,
    COLOURS,
    HOOD,
    POINT,
    PRESTIGE,
    PURPLE,
    PURPLE_COLOUR,
    TOKENS,
    TYPES,
    Seen,
)
from jackscrew.games.raising_chicago.view import (
    LotView,
    PrestigeView,
    PrintedPlot,
    is_prestige,
    is_raised,
)
from jackscrew.screen.kit import TARGET, flowing
from jackscrew.text import N_

COLUMNS = 8
WARD = 2  # columns
LARGE, SMALL = 9, 5  # letters of a plot
TOLD = 8  # from this size on neighborhoods and prestige buildings are told on the map


class Placed(NamedTuple):
    """Some words on a line of the map."""

    line: int
    x: int
    words: Text


class Map(NamedTuple):
    """How large the map is drawn."""

    cell: int  # letters of a plot
    top: int  # the first row

    def column_x(self, column: float) -> int:
        """Where a column begins; there is a gap between wards."""
        return int((column - 1) * self.cell) + (int(column) - 1) // WARD

    def line(self, row: float) -> int:
        """The line of a row; neighborhoods lie between two."""
        return int((row - self.top) * 2)

    def is_told(self) -> bool:
        """Is there room for what tiles bring?"""
        return self.cell >= TOLD


def show_town(seen: Seen, width: int) -> Text:
    """All wards beside each other: tokens, levels, banners, plots and neighborhoods."""
    plots = seen.printed["plots"]
    room = (width - COLUMNS // WARD + 1) // COLUMNS
    chart = Map(max(SMALL, min(LARGE, room)), min(plot["row"] for plot in plots))
    heads = [*ward_heads(seen, chart), *banners(seen, chart)]
    placed = [plot(seen, chart, entry) for entry in plots]
    lines = drawn(heads) + drawn([*placed, *hoods(seen, chart)])
    if not chart.is_told():
        lines += flowing(Text(HOOD), hood_list(seen), width)
    prestige = prestige_list(seen, chart)
    lines += flowing(Text(PRESTIGE), prestige, width) if prestige else []
    return Text("\n").join(lines)


def drawn(placed: Iterable[Placed]) -> list[Text]:
    """Words on lines, from left to right."""
    ordered = sorted(placed, key=lambda it: (it.line, it.x))
    lines = [Text() for _ in range(ordered[-1].line + 1)]
    for it in ordered:
        line = lines[it.line]
        line.pad_right(it.x - line.cell_len)
        line.append(it.words)
    return lines


def ward_heads(seen: Seen, chart: Map) -> Iterator[Placed]:
    """Each ward's number, its token, and the levels of the seats."""
    room = chart.cell * WARD
    for ward, token in enumerate(seen.view["ward_tokens"]):
        x = chart.column_x(ward * WARD + 1)
        name = seen.text(N_("Ward {ward}"), ward=ward + 1)
        title = name if len(name) + 7 <= room else str(ward + 1)
        words = Text().append(title, style="bold")
        if token:
            printed = naming.ward_token_printed(seen.printed, token)
            words.append(f" {printed['first']}/{printed['second']}{POINT}")
        yield Placed(0, x, words)
        levels = seen.view["wards"][ward]
        best = max(levels)
        counts = [
            seen.look.seat(seat).append(str(count), style="bold" if count == best else "")
            for seat, count in enumerate(levels)
            if count
        ]
        line = Text(" " if chart.is_told() else "").join(counts)
        line.truncate(room)
        yield Placed(1, x, line)


def banners(seen: Seen, chart: Map) -> Iterator[Placed]:
    """The banners above the columns."""
    for column in range(1, COLUMNS + 1):
        name = f"column-{column}"
        yield Placed(2, chart.column_x(column), banner(seen, name))


def banner(seen: Seen, name: str) -> Text:
    """A banner, and whether it may be swapped."""
    kind = seen.view["banners"][name]
    swaps = [it for it in seen.answers if it.startswith("swap") and name in it.split()]
    words = seen.choice(*swaps) or Text(" ")
    if kind is None:
        return words.append(BANNER, style="dim")
    return words.append(f"{BANNER}{TYPES[kind]}", style=COLOURS[kind])


def plot(seen: Seen, chart: Map, entry: PrintedPlot) -> Placed:
    """A plot: its number and what is printed there, or what stands on it."""
    number = entry["number"]
    words = seen.choice(f"plot {number}") or Text(" ")
    built = seen.view["plots"][number - 1]
    if built is None:
        words.append(str(number)).append(printed(entry, chart))
    elif is_raised(built):
        words.append(seen.building(built["owner"], built["levels"]))
    elif is_prestige(built) and is_shown(seen, chart, built):
        words.append(building(seen, built))
    else:
        words.append(f"{PRESTIGE}{number}", style=PURPLE_COLOUR)
    return Placed(chart.line(entry["row"]), chart.column_x(entry["column"]), words)


def building(seen: Seen, built: PrestigeView) -> Text:
    """A prestige building as it was turned."""
    return seen.prestige(built["prestige"], int(built["turn"]))


def is_shown(seen: Seen, chart: Map, built: PrestigeView) -> bool:
    """Is there room on a plot for this prestige building and all its arrows?"""
    return chart.is_told() and building(seen, built).cell_len < chart.cell


def printed(entry: PrintedPlot, chart: Map) -> Text:
    """What is printed on a plot: purple, and a reward."""
    words = Text()
    if entry["purple"]:
        words.append(PURPLE, style=PURPLE_COLOUR)
    for reward in entry["reward"]:
        kind, count = reward.split()
        times = count if chart.is_told() and count != "1" else ""
        words.append(times + TOKENS.get(kind, POINT), style=COLOURS.get(kind, "default"))
    return words


def hoods(seen: Seen, chart: Map) -> list[Placed]:
    """The neighborhoods, each as near to the middle of its plots as there is room."""
    found: list[Placed] = []
    for entry in seen.printed["neighborhood_spaces"]:
        words = hood(seen, chart, entry["order"])
        plots = [naming.plot_printed(seen.printed, number) for number in entry["plots"]]
        row = sum(plot["row"] for plot in plots) / len(plots)
        columns = [plot["column"] for plot in plots]
        left, right = chart.column_x(min(columns)), chart.column_x(max(columns)) + chart.cell
        line = chart.line(row) // 2 * 2 + 1
        found.append(free_place(found, Placed(line, (left + right - words.cell_len) // 2, words)))
    return found


def free_place(taken: list[Placed], wanted: Placed) -> Placed:
    """A place for some words that does not touch others, the nearest there is."""
    for away in range(COLUMNS * LARGE):
        for x in (wanted.x + away, wanted.x - away):
            there = wanted._replace(x=x)
            if x >= 0 and not any(is_touching(there, it) for it in taken):
                return there
    return wanted


def is_touching(one: Placed, other: Placed) -> bool:
    """Are two beside each other without a space between?"""
    is_left = one.x + one.words.cell_len < other.x
    is_right = other.x + other.words.cell_len < one.x
    return one.line == other.line and not is_left and not is_right


def hood(seen: Seen, chart: Map, number: int) -> Text:
    """A neighborhood: its number, and its tile while that lies there."""
    tile = seen.view["neighborhoods"][number - 1]
    words = seen.choice(f"neighborhood {number}")
    if tile is None:
        return words.append(HOOD, style="dim")
    words.append(f"{HOOD}{number}", style="dim" if not words else TARGET)
    return (
        words.append(":", style="dim").append(tile_reward(seen, tile)) if chart.is_told() else words
    )


def tile_reward(seen: Seen, tile: str) -> Text:
    """What a neighborhood tile brings."""
    return Text().join(map(seen.reward, naming.hood_tile_reward(seen.printed, tile)))


def hood_list(seen: Seen) -> list[Text]:
    """The neighborhood tiles that lie there, where the map has no room for them."""
    return [
        Text().append(f"{number}:", style="dim").append(tile_reward(seen, tile))
        for number, tile in enumerate(seen.view["neighborhoods"], start=1)
        if tile
    ]


def prestige_list(seen: Seen, chart: Map) -> list[Text]:
    """The prestige buildings by plot for which the map has no room."""
    return [
        Text().append(f"{number}:", style="dim").append(building(seen, built))
        for number, built in enumerate(seen.view["plots"], start=1)
        if built and is_prestige(built) and not is_shown(seen, chart, built)
    ]


def show_outskirts(seen: Seen, width: int) -> Text:
    """The plots of the outskirts: tile, or building."""
    lots = [lot(seen, number, it) for number, it in enumerate(seen.view["outskirts"], start=1)]
    return Text("\n").join(flowing(seen.heading(N_("Outskirts")), lots, width))


def lot(seen: Seen, number: int, entry: LotView) -> Text:
    """A plot of the outskirts."""
    words = seen.choice(f"outskirts {number}").append(f"{number}:", style="dim")
    if entry["owner"] is not None:
        return words.append(seen.building(entry["owner"], entry["levels"]))
    if entry["tile"] is None:
        return words.append("·", style="dim")
    return words.append(empty_tile(seen, entry["tile"]))


def empty_tile(seen: Seen, tile: str) -> Text:
    """An empty plot tile and what it brings."""
    reward = naming.empty_tile_printed(seen.printed, tile)["reward"]
    return seen.look.tile(Text().append(seen.rewards(reward)))


def show_prestige(seen: Seen, width: int) -> Text:
    """The prestige buildings on display, their banner, and how many are left."""
    line = seen.heading(N_("Prestige buildings")).append(banner(seen, "prestige"))
    shown = [
        seen.choice(f"prestige {tile}")
        .append(f"{tile[1:]}:", style="dim")
        .append(seen.prestige(tile))
        for tile in seen.view["display"]
        if tile
    ]
    left = Text().append(f"+{seen.view['prestige_left']}", style="dim")
    return Text("\n").join(flowing(line, [*shown, left], width))


def show_council(seen: Seen, width: int) -> Text | None:
    """The members of the council, and how many cards of a letter they want."""
    if not seen.view["council_used"]:
        return None
    limits = seen.printed["players"][str(seen.view["seats"])]
    line = seen.heading(N_("City council"))
    line.append(f" {limits['council_qualify']}/{limits['council_double']}", style="dim")
    lines = [line]
    for letter, member in seen.view["council"].items():
        if member:
            words = f"  {letter}: {naming.member_reward(seen.text, seen.printed, member)}"
            lines += map(Text, wrap(words, width, subsequent_indent=" " * 5))
    return Text("\n").join(lines)
