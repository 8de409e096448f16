"""A track as a panel: its heading, when it counts, and what its kind draws below."""

from __future__ import annotations

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import as_sign, attributes, icon, rect
from jackscrew.draw.svg import escaped
from jackscrew.draw.words import width_of
from jackscrew.games.rise import naming
from jackscrew.games.rise.picture.blocks import Block, Point, icon_block, lettered, row
from jackscrew.games.rise.picture.setting import Setting
from jackscrew.games.rise.picture.signs import LESS, flag, mood, points
from jackscrew.games.rise.picture.street import Stop
from jackscrew.text import N_

PAD = 10
HEAD = 28
EACH_ROUND = N_("each round")
AT_THE_END = N_("at the end")
OWN_EXIT = N_("leave for this space")
ALL_EXITS = N_("leave for this and all before")
TILE_OR_SPACE = N_("the tile or the space")
CAPTIONS = (EACH_ROUND, AT_THE_END, OWN_EXIT, ALL_EXITS, TILE_OR_SPACE)


class Panel:
    """One side of one track. It tells how high it has to be, then draws itself into an area.

    Then it knows where everything lies: the stops and the answers by the names of places, the
    small spaces and tiles that lie on it, what covers a reward, and its exits.
    """

    def __init__(self, track: str, setting: Setting, width: float) -> None:
        self.track = track
        self.setting = setting
        self.data = setting.track(track)
        self.spelling = setting.spelling(track)
        self.width = width
        self.height = 0.0
        self.area = Area(0, 0, 0, 0)
        self.stops: dict[str, Stop] = {}
        self.framed: dict[str, Point] = {}  # black frames, where nobody stays [RISE-M-06]
        self.answers: dict[str, Area] = {}
        self.tiles: dict[str, Point] = {}
        self.rewards: dict[str, list[Point]] = {}
        self.exits: Area | None = None

    def draw(self, x: float, y: float, height: float) -> str:
        """The panel in an area at least as high as it has to be."""
        self.area = Area(x, y, self.width, height)
        ground = rect(x, y, self.width, height, "panel", 8)
        drawn = ground + self.heading(x, y) + self.body(x, y + HEAD, height - self.height)
        return as_sign(self.track, drawn)

    def body(self, x: float, y: float, slack: float) -> str:
        """What lies below the heading; `slack` is how much higher it is than need be."""
        raise NotImplementedError

    def heading(self, x: float, y: float) -> str:
        """The track's sign and name, its side, and when its figures count."""
        name = naming.track_name(self.setting.text, self.track)
        side = f'<tspan class="face" dx="7">{escaped(self.setting.sides[self.track])}</tspan>'
        place = attributes(x=x + PAD + 24, y=y + 21, class_="name")
        drawn = icon(self.track, x + PAD + 9, y + 15, 20)
        drawn += f"<text{place}>{escaped(name, quote=False)}{side}</text>"
        wide = width_of(name, 17)
        caption = self.caption(self.width - 2 * PAD - 48 - wide)
        if caption:
            drawn += caption.at(x + self.width - PAD - caption.width, y + 15 - caption.height / 2)
        return drawn

    def caption(self, room: float) -> Block | None:
        """When the figures of the track count: in words if there is room, always in signs."""
        parts = self.remarks()
        if not parts:
            return None
        said = [
            row([*signs[:1], lettered(self.setting.text(it)), *signs[1:]], 5) for signs, it in parts
        ]
        whole = row(said, 12)
        if whole.width <= room:
            return whole
        short = [row(signs, 4) for signs, _ in parts if signs]
        return row(short, 10) if short else None

    def remarks(self) -> list[tuple[list[Block], str]]:
        """What there is to be said: signs, and a message."""
        data, clock = self.data, icon_block("clock", 15)
        keys = {key for space in data["spaces"] for key in space}
        found: list[tuple[list[Block], str]] = []
        if for_leader := data.get("round_leader_vp"):
            leads = row([mood(17), clock], 3)
            found.append(([leads, points(for_leader, LESS)], EACH_ROUND))
        if "end_vp" in keys or data.get("end_vp_per_space"):
            found.append(([flag(15)], AT_THE_END))
        if keys & {"round_vp", "income"}:
            found.append(([clock], EACH_ROUND))
        if mode := data.get("exit_mode"):
            found.append(([], OWN_EXIT if mode == "own" else ALL_EXITS))
        if "tile" in keys:
            found.append(([], TILE_OR_SPACE))
        return found
