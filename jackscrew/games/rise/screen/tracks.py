"""The ten tracks, each as a street: what is printed above and below it, the markers on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby, zip_longest

from rich.text import Text

from jackscrew.games.rise import faces, naming
from jackscrew.games.rise.press import counted
from jackscrew.games.rise.screen.signs import (
    ACTIVATE,
    BELOW,
    BEYOND,
    COIN,
    GAME_END,
    GOLD,
    LEADER,
    POINT,
    RED,
    ROUND_END,
    SHORT,
    Seen,
)
from jackscrew.games.rise.view import (
    Effect,
    PrintedPosition,
    PrintedStop,
    PrintedTrack,
    positions_of,
    stops_of,
)
from jackscrew.screen.kit import CHOICE, TARGET, joined
from jackscrew.text import N_

START = "◉"
STREET = "─"
ROW = "═"  # between small spaces that lie side by side
SMALL = "°"  # room for one marker
HOME = "↵"  # back to the start
EXIT = "┊"  # what leaving brings
WAY = "↷"  # another way ahead than to the next space
GAP = 1  # between two spaces
APART = 3  # between two lanes


@dataclass
class Stop:
    """A space: its name or the markers on it, and what is printed above and below.

    `on` is drawn between it and the next.  What is above may span several spaces.
    """

    sign: Text
    above: list[Text] = field(default_factory=list)
    below: list[Text] = field(default_factory=list)
    on: str = STREET
    spans: bool = False

    @cached_property
    def width(self) -> int:
        """How many characters it takes; asked once all is written."""
        above = [] if self.spans else self.above
        return max(it.cell_len for it in (self.sign, *above, *self.below))


Lane = list[Stop]


def show_track(seen: Seen, track: str, width: int) -> Text:
    """A track: its name in the margin, beside it the street, folded where it is too long."""
    margin = margin_width(seen)
    lanes = (scale if seen.track(track)["kind"] == "scale" else path)(seen, track)
    rows = folded(lanes, width - margin)
    lines = [line for row in rows for line in drawn(row)]
    heads = [track_name(seen, track), side_note(seen, track)]
    heads[lines_above(rows[0]) + 1 :] = [below_note(seen, track)]
    pairs = zip_longest(heads[: len(lines)], lines, fillvalue=Text())
    return joined([beside(head, line, margin) for head, line in pairs], "\n")


def beside(head: Text, line: Text, margin: int) -> Text:
    """A line of a street and what stands in the margin."""
    whole = head.copy()
    whole.truncate(margin - 1)
    whole = Text().append(whole).append(" " * (margin - whole.cell_len)).append(line)
    whole.rstrip()
    return whole


def margin_width(seen: Seen) -> int:
    """Room for the longest name of a track and its side."""
    return max(len(naming.track_name(seen.text, track)) for track in seen.view["sides"]) + 3


def track_name(seen: Seen, track: str) -> Text:
    """A track's name, in which the letters it is called by stand out, and its side."""
    name = naming.track_name(seen.text, track)
    line = Text().append(name[:SHORT], style="bold").append(name[SHORT:])
    line.append(CHOICE if f"advance {track}" in seen.answers else " ", style=TARGET)
    return line.append(seen.view["sides"][track], style="dim")


def side_note(seen: Seen, track: str) -> Text:
    """What counts besides the spaces."""
    printed = seen.track(track)
    if for_step := printed.get("end_vp_per_space"):
        points = f"{for_step}{POINT}"
        return seen.note(GAME_END, N_("{points} a step"), points=points)
    if for_leader := printed.get("round_leader_vp"):
        return Text(f"{ROUND_END} {LEADER} {for_leader}{POINT}", style="dim")
    return Text()


def below_note(seen: Seen, track: str) -> Text:
    """When what stands below the spaces counts."""
    printed = seen.track(track)
    if "exit_mode" in printed:
        is_all = printed["exit_mode"] == "all"
        return seen.heading(N_("leaving: all")) if is_all else seen.note(EXIT, N_("leaving"))
    if "start_income" in printed:
        return seen.note(ROUND_END, N_("income"))
    if any("end_vp" in space for space in printed["spaces"]):
        return seen.note(GAME_END, N_("at the end"))
    if any("round_vp" in space for space in printed["spaces"]):
        return seen.note(ROUND_END, N_("each round"))
    return Text()


def standing(seen: Seen, place: str, track: str) -> Text:
    """The markers on a space."""
    players = enumerate(seen.view["players"])
    return seen.look.seats(seat for seat, it in players if it["markers"][track] == place)


def stop_sign(seen: Seen, place: str, track: str, name: str) -> Text:
    """A space: whose markers are there, or its name; marked if one may step there."""
    sign = standing(seen, place, track)
    if f"step {place}" in seen.answers:
        return Text().append(f"{CHOICE}{name}", style=TARGET).append(sign)
    return sign if sign.plain else Text().append(name, style="dim")


def path(seen: Seen, track: str) -> list[Lane]:
    """A path: its lanes, from the start on."""
    printed = seen.track(track)
    spaces = {space["id"]: space for space in stops_of(printed)}
    lanes = [
        [stop for name in names for stop in stops(seen, track, spaces[name], names[-1] == name)]
        for names in lanes_of(printed, spaces)
    ]
    lanes[0][-1].sign.append(beyond(seen, BEYOND, printed["overflow"]))
    if len(printed.get("start_next", [])) == 1:
        lanes[0].insert(0, start(seen, track))
        return lanes
    return [[start(seen, track)], *lanes]


def lanes_of(printed: PrintedTrack, spaces: dict[str, PrintedStop]) -> list[list[str]]:
    """The ids of spaces by lanes: each goes on by first ways until another lane is met."""
    lanes: list[list[str]] = []
    placed: set[str] = set()
    for first in [*printed.get("start_next", []), *spaces]:
        lane: list[str] = []
        ahead = [first]
        while ahead and ahead[0] not in placed:
            lane.append(ahead[0])
            placed.add(ahead[0])
            ahead = spaces[ahead[0]]["next"]
        lanes += [lane] if lane else []
    return lanes


def start(seen: Seen, track: str) -> Stop:
    """The start of a path, and what holds whatever the space."""
    printed = seen.track(track)
    sign = Text(START, style=GOLD).append(standing(seen, "start", track))
    below = []
    if "start_income" in printed:
        below = [income(printed["start_income"])]
    elif "exit_always" in printed:
        below = [exits(seen, printed["exit_always"])]
    return Stop(sign, below=below)


def stops(seen: Seen, track: str, space: PrintedStop, is_last: bool) -> list[Stop]:
    """A space of a path, the last of its lane or not; of a School row its small spaces."""
    if kinds := space.get("slots"):
        return slots(seen, track, space["id"], kinds)
    name = space["id"]
    sign = stop_sign(seen, f"{track}-{name}", track, counted(track, name))
    ways = space["next"] if is_last else space["next"][1:]
    sign.append(SMALL if space["size"] == "small" else "", style="dim")
    sign.append("".join(f"{WAY}{counted(track, other)}" for other in ways), style="dim")
    effects = seen.effects(space.get("effects", []))
    if space.get("frame"):
        sign = stop_sign(seen, f"{track}-{name}", track, HOME)
        effects = Text("▌").append(effects).append("▐")
    found = Stop(sign, [effects] if effects.plain else [], below_space(seen, space))
    tile = seen.view["culture"].get(name) if track == "culture" else None
    if tile is not None:
        found.above.insert(0, seen.look.tile(seen.culture_tile(tile)))
    return [found]


def below_space(seen: Seen, space: PrintedStop) -> list[Text]:
    """What counts while a marker stands on a space, or when it leaves."""
    if "income" in space:
        return [income(space["income"])]
    return [exits(seen, space["exit"])] if "exit" in space else []


def income(gains: Sequence[int]) -> Text:
    """Coins and VP of an Industry space."""
    found = [f"{gains[0]}{COIN}"] * (gains[0] > 0) + [f"{gains[1]}{POINT}"] * (gains[1] > 0)
    return Text("+".join(found))


def exits(seen: Seen, effects: Sequence[Effect]) -> Text:
    """What leaving brings, behind a dotted line."""
    return Text().append(EXIT, style="dim").append(seen.effects(effects)) if effects else Text()


def slots(seen: Seen, track: str, row: str, kinds: Sequence[str]) -> list[Stop]:
    """The small spaces of a School row: a tile, the markers, or nothing any more."""
    found = []
    for number, kind in enumerate(kinds, start=1):
        tile = faces.school_tile_at(seen.view, row, number)
        lot = Text(ACTIVATE) if kind != "tile" else Text(seen.short(tile) if tile else "·")
        sign = stop_sign(seen, f"{track}-{row}.{number}", track, f"{row}.{number}")
        found.append(Stop(sign, [lot], on=ROW))
    found[-1].on = STREET
    return found


def scale(seen: Seen, track: str) -> list[Lane]:
    """A scale from left to right, with what is beyond its ends."""
    printed = seen.track(track)
    lane = []
    for rate, spaces in groupby(positions_of(printed), lambda space: space.get("rate")):
        run = [position(seen, track, space) for space in spaces]
        if rate:
            run[0].above = [Text(f"{rate[0]}{POINT}→{rate[1]}{COIN}")]
            run[0].spans = len(run) > 1
        lane += run
    lane[-1].sign.append(beyond(seen, BEYOND, printed["overflow"]))
    under = beyond(seen, BELOW, printed.get("underflow", []))
    return [[Stop(under, on=" "), *lane] if under.plain else lane]


def position(seen: Seen, track: str, space: PrintedPosition) -> Stop:
    """A position of a scale."""
    place = f"{track}{space['pos']:+d}"
    sign = stop_sign(seen, place, track, f"{space['pos']:+d}")
    if space["pos"] == 0:
        sign = Text().append(START, style=GOLD).append(standing(seen, place, track))
    right = seen.effects(space.get("right", []))
    return Stop(sign, [right] if right.plain else [], below_position(seen, space))


def below_position(seen: Seen, space: PrintedPosition) -> list[Text]:
    """VP of a position; its penalty, and what a step to the left costs."""
    points = space.get("round_vp", space.get("end_vp"))
    if points is not None:
        return [Text(f"{points}{POINT}", style=RED if points < 0 else "")]
    left, penalty = space.get("left"), space.get("penalty")
    found = [seen.effects(left)] if left else []
    if penalty:
        found.append(seen.penalty(penalty))
    return [joined(found, "+")] if found else []


def beyond(seen: Seen, sign: str, effects: Sequence[Effect]) -> Text:
    """What a step beyond an end of a track brings."""
    return Text(sign).append(seen.effects(effects)) if effects else Text()


def folded(lanes: Sequence[Lane], width: int) -> list[list[Lane]]:
    """Lanes in rows: side by side where there is room, long ones broken."""
    rows: list[list[Lane]] = []
    room = 0
    for piece in [piece for lane in lanes for piece in broken(lane, width)]:
        if lane_width(piece) > room:
            rows.append([])
            room = width
        rows[-1].append(piece)
        room -= lane_width(piece) + APART
    return rows


def broken(lane: Lane, width: int) -> list[Lane]:
    """A lane in as few pieces as the width allows, none much longer than another."""
    pieces = cut(lane, width)
    while len(pieces) > 1 and len(cut(lane, width - 1)) == len(pieces):
        width -= 1
        pieces = cut(lane, width)
    return pieces


def cut(lane: Lane, width: int) -> list[Lane]:
    """A lane cut wherever the width is used up, but not within a row of small spaces."""
    pieces: list[Lane] = [[]]
    for group in rows_together(lane):
        if pieces[-1] and lane_width([*pieces[-1], *group]) > width:
            pieces.append([])
        pieces[-1] += group
    return pieces


def rows_together(lane: Lane) -> list[Lane]:
    """The spaces of a lane one by one, those of a row together."""
    groups: list[Lane] = [[]]
    for stop in lane:
        groups[-1].append(stop)
        if stop.on != ROW:
            groups.append([])
    return [group for group in groups if group]


def lane_width(lane: Lane) -> int:
    """How many characters a lane takes."""
    return sum(stop.width + GAP for stop in lane) - GAP


def drawn(row: Sequence[Lane]) -> list[Text]:
    """The lines of a row of lanes: what is above the street, the street, what is below."""
    above = lines_above(row)
    below = max(len(stop.below) for lane in row for stop in lane)
    lines = [Text() for _ in range(above + 1 + below)]
    at = 0
    for lane in row:
        on = " "
        for stop in lane:
            for number, cell in enumerate(cells(stop, above, below)):
                fill = on if number == above else " "
                lines[number].append(fill * (at - lines[number].cell_len), style="dim")
                lines[number].append(cell)
            on = stop.on
            at += stop.width + GAP
        at += APART - GAP
    return lines


def lines_above(row: Sequence[Lane]) -> int:
    """How many lines stand above the street of a row."""
    return max(len(stop.above) for lane in row for stop in lane)


def cells(stop: Stop, above: int, below: int) -> list[Text]:
    """A space line by line; what is printed stands next to the street."""
    blank = Text()
    return [
        *[blank] * (above - len(stop.above)),
        *stop.above,
        stop.sign,
        *stop.below,
        *[blank] * (below - len(stop.below)),
    ]
