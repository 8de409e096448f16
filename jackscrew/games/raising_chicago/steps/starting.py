"""Set-up: everything that is drawn before round 1."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, Frame, Step
from jackscrew.games.raising_chicago.components import (
    BANNERS,
    DISPLAYED,
    EMPTY_TILES,
    FINALS,
    FINALS_USED,
    HOOD_TILES,
    HOODS,
    LETTERS,
    LOTS,
    MEMBERS,
    NUMBERED,
    STACK_SIZE,
    STACKS,
    WARD_TOKENS,
    WARDS,
)
from jackscrew.games.raising_chicago.rewards import TYPE_COUNT
from jackscrew.games.raising_chicago.state import (
    A_BANNER,
    A_DISC,
    A_DRAW,
    A_LAY,
    A_MEMBER,
    A_PROJECT,
    A_SHOW,
    A_TILE,
    A_TOKEN,
    BANNER,
    DISC,
    DRAW,
    FINAL,
    LOT,
    MEMBER,
    NEIGHBORHOOD,
    ROUND,
    SHOW,
    TOKEN,
    TOP,
    Chicago,
)


def begin(s: Chicago) -> None:
    """Everything that lies open is drawn, the discs first."""
    s.push(ROUND, NOBODY)
    draw_each(s, MEMBER, len(LETTERS) if s.with_council else 0)  # [RC-SET-11]
    draw_each(s, NEIGHBORHOOD, HOODS)
    draw_each(s, BANNER, len(BANNERS))
    draw_each(s, TOKEN, WARDS)
    draw_each(s, SHOW, DISPLAYED)
    draw_each(s, LOT, LOTS)
    s.push(DRAW, CHANCE)
    draw_each(s, FINAL, FINALS_USED)
    draw_each(s, TOP, STACKS)
    draw_each(s, DISC, s.seats)


def draw_each(s: Chicago, step: int, count: int) -> None:
    """Have a step drawn for each of so many places, the first one first."""
    for place in range(count - 1, -1, -1):
        s.push(step, CHANCE, place)


def missing(drawn: list[int], count: int, first: int) -> list[int]:
    """The actions that draw what is not among those drawn yet."""
    return [first + thing for thing in range(count) if thing not in drawn]


class Disc(Step[Chicago]):
    """[RC-SET-08] A random stack of discs, the top one first.  a: its place."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return missing(s.recent, s.seats, A_DISC)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.recent.append(action - A_DISC)


class Top(Step[Chicago]):
    """[RC-SET-01, RC-HID-02] The visible top of a stack of projects.  a: the stack."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_PROJECT + project for project in stack_of(s, f.a)]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.tops[f.a] = action - A_PROJECT
        s.unseen_projects &= ~(1 << s.tops[f.a])


def stack_of(s: Chicago, stack: int) -> list[int]:
    """The projects of a stack that nobody has seen."""
    # the projects of a stack are neighbours among the bits
    rest = s.unseen_projects >> stack * STACK_SIZE & (1 << STACK_SIZE) - 1
    return [stack * STACK_SIZE + project for project in squares_of(rest)]


class FinalTile(Step[Chicago]):
    """[RC-SET-02] Four final tiles face up.  a: the place."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        drawn = [project - NUMBERED for project in s.last_tiles]
        return missing(drawn, FINALS, A_PROJECT + NUMBERED)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.last_tiles[f.a] = action - A_PROJECT


class Draw(Step[Chicago]):
    """[RC-SET-03] The next card comes to lie on top of the deck."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_DRAW + card for card in squares_of(s.unseen_cards)]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.top_card = action - A_DRAW
        s.unseen_cards &= ~(1 << s.top_card)


class Lot(Step[Chicago]):
    """[RC-SET-04] An empty plot tile on each outskirts plot.  a: the plot."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return missing(s.lots, len(EMPTY_TILES), A_LAY)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.lots[f.a] = action - A_LAY


class Show(Step[Chicago]):
    """[RC-SET-05, RC-MOVE-06] A prestige building from the stack.  a: its place on display."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_SHOW + tile for tile in squares_of(s.unseen_prestige)]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.shown[f.a] = action - A_SHOW
        s.unseen_prestige &= ~(1 << s.shown[f.a])


class Token(Step[Chicago]):
    """[RC-SET-06] A control token for each ward.  a: the ward."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return missing(s.ward_tokens, len(WARD_TOKENS), A_TOKEN)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.ward_tokens[f.a] = action - A_TOKEN


class Banner(Step[Chicago]):
    """[RC-SET-06] A banner for each column and the prestige area.  a: the space."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_BANNER + kind for kind in range(TYPE_COUNT) if banners_left(s, kind) > 0]

    def weights(self, s: Chicago, f: Frame) -> list[int]:
        counts = [banners_left(s, kind) for kind in range(TYPE_COUNT)]
        return [count for count in counts if count > 0]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.banners[f.a] = action - A_BANNER


def banners_left(s: Chicago, kind: int) -> int:
    """How many banners of a type are not on the board yet."""
    return s.parts.banner_counts[kind] - s.banners.count(kind)


class Neighborhood(Step[Chicago]):
    """[RC-SET-06] A tile for each neighborhood.  a: the neighborhood."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return missing(s.hoods, len(HOOD_TILES), A_TILE)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.hoods[f.a] = action - A_TILE


class Member(Step[Chicago]):
    """[RC-SET-11] A council member for each letter.  a: the letter."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return missing(s.council, len(MEMBERS), A_MEMBER)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.council[f.a] = action - A_MEMBER
