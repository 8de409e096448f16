"""Phase 4, step 2: projects are placed in the wards and the outskirts."""

from jackscrew.core.state import CHANCE, NOBODY, Frame, Reason, Step
from jackscrew.core.written import bits
from jackscrew.games.raising_chicago.components import (
    DISPLAYED,
    FROM_LEVELS,
    LOTS,
    NO_SYMBOL,
    NUMBERED,
    PLOT_COUNT,
    PRESTIGE_BANNER,
    SPACE_COUNT,
    SQUARES,
    SYMBOLS,
    turned,
)
from jackscrew.games.raising_chicago.state import (
    A_LOT,
    A_PLOT,
    A_PRESTIGE,
    A_TURN,
    A_USE,
    BUILD,
    CHECK,
    E_BUILT,
    E_CARD,
    E_EMPTY,
    E_MOVED,
    E_PRESTIGE,
    E_SYMBOL,
    E_WORK,
    ENCLOSED,
    OUTSKIRTS,
    PLOT,
    PRESTIGE_OWNER,
    PRESTIGE_TILE,
    ROTATION,
    SETTLE,
    SHOW,
    SITE,
    SLOTS,
    STORE,
    TURNS,
    WORK,
    A,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.giving import advance, give, push_reward, uncovered
from jackscrew.games.raising_chicago.steps.paying import ALL_TYPES, BEGINS
from jackscrew.games.raising_chicago.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    PLACED,
    is_one_of,
    other_moment,
)
from jackscrew.games.raising_chicago.steps.windows import usable, use, why_not_tile


class Work(Step[Chicago]):
    """Phase 4: the projects I to V in order, each by its winner.  a: the space."""

    def run(self, s: Chicago, f: Frame) -> None:
        if f.a + 1 < SPACE_COUNT:
            s.push(WORK, NOBODY, f.a + 1)
        winner = s.winner[f.a]
        if winner >= 0:
            s.tell(E_WORK, s.teller(winner), f.a, s.projects[f.a])
        if winner >= s.seats:
            build_white(s, f.a)
        elif winner >= 0:
            s.push(CHECK, winner)  # [RC-EPT-04]
            s.push(STORE, winner, f.a)
            s.push(BUILD, winner, f.a)
            s.push(SETTLE, winner, f.a, ALL_TYPES | BEGINS)


class Build(Step[Chicago]):
    """[RC-RAISE-01, RC-MOVE-01] Symbol and reward, paid or not [RC-PAY-08].  a: the space."""

    def run(self, s: Chicago, f: Frame) -> None:
        project = s.projects[f.a]
        symbol = s.parts.symbol[project]
        if symbol != NO_SYMBOL:
            s.symbols[f.seat * len(SYMBOLS) + symbol] += 1
            s.tell(E_SYMBOL, f.seat, symbol)
        s.push(OUTSKIRTS if s.parts.is_move[project] else PLOT, f.seat, f.a)
        push_reward(s, f.seat, s.parts.project_reward[project])


def empty_plots(s: Chicago) -> list[int]:
    """The plots without a building, by number."""
    return [plot for plot in range(PLOT_COUNT) if s.owner[plot] < 0]


def built_on(s: Chicago, plot: int) -> Reason:
    """[RC-RAISE-02] A plot has its building: whose that is."""
    return Reason("built_on", {"plot": plot + 1, "built": s.owner[plot]}, CLOSED)


def take_markers(s: Chicago, space: int) -> int:
    """The winner's markers go under the building: its levels."""
    levels = s.markers_on(space, s.winner[space])
    for at in range(space * SQUARES, (space + 1) * SQUARES):
        s.marks[at] = -1
    return levels


class Plot(Step[Chicago]):
    """[RC-DEC-05] The plot of a raise project.  a: the space."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_PLOT + plot for plot in empty_plots(s)] + usable(s, f.seat)

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_PLOT, action):
            is_own = s.owner[action - A_PLOT] == f.seat
            return Reason("own_plot", {}, CLOSED) if is_own else built_on(s, action - A_PLOT)
        if A.has(A_LOT, action):
            return Reason("raised")
        if A.has(A_PRESTIGE, action):
            return Reason("no_prestige")
        if A.has(A_USE, action):
            return why_not_tile(s, f.seat, action - A_USE)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        if A.has(A_USE, action):
            s.push(PLOT, f.seat, f.a)
            use(s, f.seat, action)
            return
        plot = action - A_PLOT
        before = sum(uncovered(s, f.a))
        levels = raise_building(s, f.seat, f.a, plot)
        if s.projects[f.a] >= NUMBERED:
            s.finals[f.seat] |= 1 << s.projects[f.a] - NUMBERED
        give(s, f.seat, s.parts.plot_reward[plot])  # [RC-RAISE-03]
        advance(s, f.seat, s.banners[s.parts.column[plot]], 1)  # [RC-RAISE-04]
        s.earn(f.seat, levels, FROM_LEVELS)  # [RC-RAISE-05]
        s.push(ENCLOSED, f.seat, plot, sum(uncovered(s, f.a)) - before)  # [RC-RAISE-06]


def raise_building(s: Chicago, color: int, space: int, plot: int) -> int:
    """[RC-RAISE-02] The building with its levels, which are returned."""
    levels = take_markers(s, space)
    s.owner[plot] = color
    s.levels[plot] = levels
    s.built[plot] = s.projects[space]
    s.tell(E_BUILT, s.teller(color), plot, levels)
    return levels


class Outskirts(Step[Chicago]):
    """[RC-DEC-07] The outskirts plot of a move project, for its empty plot tile.  a: the space."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_LOT + lot for lot in range(LOTS) if s.lots[lot] >= 0] + usable(s, f.seat)

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_LOT, action):
            return Reason("lot_gone", {}, CLOSED)
        if is_one_of([A_PLOT, A_PRESTIGE], action):
            return Reason("moved")
        if A.has(A_USE, action):
            return why_not_tile(s, f.seat, action - A_USE)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        if A.has(A_USE, action):
            s.push(OUTSKIRTS, f.seat, f.a)
            use(s, f.seat, action)
            return
        lot = action - A_LOT
        tile = s.lots[lot]
        levels = move_building(s, f.seat, f.a, lot)
        s.empties[f.seat] |= 1 << tile  # [RC-MOVE-02]
        s.tell(E_EMPTY, f.seat, tile)
        s.earn(f.seat, levels, FROM_LEVELS)  # [RC-MOVE-03]
        s.push(PRESTIGE_TILE, f.seat)


def move_building(s: Chicago, color: int, space: int, lot: int) -> int:
    """The building goes to the outskirts; its levels are returned."""
    levels = take_markers(s, space)
    s.lots[lot] = -1
    s.lot_owner[lot] = color
    s.lot_levels[lot] = levels
    s.tell(E_MOVED, s.teller(color), lot, levels)
    return levels


class PrestigeTile(Step[Chicago]):
    """[RC-DEC-08] One of the prestige buildings on display [RC-MOVE-04]."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        shown = sorted([tile for tile in s.shown if tile >= 0])
        return [A_PRESTIGE + tile for tile in shown] + usable(s, f.seat)

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_PRESTIGE, action):
            return Reason("not_shown", {}, ELSEWHERE)
        if is_one_of([A_PLOT, A_LOT], action):
            return Reason("prestige_first")
        if A.has(A_USE, action):
            return why_not_tile(s, f.seat, action - A_USE)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        if A.has(A_USE, action):
            s.push(PRESTIGE_TILE, f.seat)
            use(s, f.seat, action)
        else:
            s.push(SITE, f.seat, action - A_PRESTIGE)


def sites(s: Chicago) -> list[int]:
    """[RC-MOVE-04] Empty purple plots; only without any of those, all empty plots."""
    empty = empty_plots(s)
    purple = [plot for plot in empty if s.parts.purple[plot]]
    return purple or empty


class Site(Step[Chicago]):
    """[RC-DEC-08] The plot of a prestige building.  a: the building."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_PLOT + plot for plot in sites(s)]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if not A.has(A_PLOT, action):
            return None if is_one_of(PLACED, action) else other_moment(s, action)
        if s.owner[action - A_PLOT] >= 0:
            return built_on(s, action - A_PLOT)
        return Reason("not_purple", {"plots": bits(sites(s))}, CLOSED)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.push(ROTATION, f.seat, f.a, action - A_PLOT)


class Rotation(Step[Chicago]):
    """[RC-DEC-08] How it is turned; what looks alike is offered once.  a: it; b: the plot."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        found: list[int] = []
        seen: list[list[int]] = []
        for turn in range(len(TURNS)):
            arrows = sorted(turned(s.parts.arrows[f.a], turn))
            if arrows not in seen:
                seen.append(arrows)
                found.append(A_TURN + turn)
        return found

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_TURN, action):
            return Reason("looks_alike", {}, CLOSED)
        return None if is_one_of(PLACED, action) else other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        place_prestige(s, f.seat, f.a, f.b, action - A_TURN)
        give(s, f.seat, s.parts.plot_reward[f.b])
        advance(s, f.seat, s.banners[PRESTIGE_BANNER], 1)  # [RC-MOVE-05]
        advance(s, f.seat, s.banners[s.parts.column[f.b]], 1)
        s.push(ENCLOSED, f.seat, f.b)  # [RC-MOVE-07]
        refill(s)


def place_prestige(s: Chicago, color: int, tile: int, plot: int, turn: int) -> None:
    """[RC-MOVE-08] A prestige building has no owner and no levels."""
    s.shown[s.shown.index(tile)] = -1
    s.owner[plot] = PRESTIGE_OWNER
    s.built[plot] = tile
    s.turned[plot] = turn
    s.tell(E_PRESTIGE, s.teller(color), tile, plot, turn)


def refill(s: Chicago) -> None:
    """[RC-MOVE-06] Fill the display from the stack, while there is one."""
    if s.unseen_prestige:
        for place in range(DISPLAYED):
            if s.shown[place] < 0:
                s.push(SHOW, CHANCE, place)


def build_white(s: Chicago, space: int) -> None:
    """[RC-2P-01] The non-player pays and earns nothing; the card leaves the game."""
    color = s.winner[space]
    project = s.projects[space]
    if s.parts.is_move[project]:  # [RC-2P-03]
        tiles = [tile for tile in s.lots if tile >= 0]
        move_building(s, color, space, s.lots.index(min(tiles)))
        plot = sites(s)[0]
        shown = min([tile for tile in s.shown if tile >= 0])
        s.push(ENCLOSED, NOBODY, plot)  # [RC-2P-04]
        place_prestige(s, color, shown, plot, 0)
        refill(s)
    else:  # [RC-2P-02]
        plot = empty_plots(s)[0]
        raise_building(s, color, space, plot)
        s.push(ENCLOSED, NOBODY, plot)
    s.projects[space] = s.cards[space] = -1


class Store(Step[Chicago]):
    """[RC-CARD-01] Step 3: the card goes to the leftmost slot, older ones move on.  a: the space.

    An expansion gained before counts already [RC-CARD-03].
    """

    def run(self, s: Chicago, f: Frame) -> None:
        card = s.cards[f.a]
        first = f.seat * SLOTS
        last = first + s.slot_count(f.seat) - 1
        gone = s.slots[last]
        for slot in range(last, first, -1):
            s.slots[slot] = s.slots[slot - 1]
        s.slots[first] = card
        s.added[f.seat] += 1
        if gone >= 0:
            s.pile[f.seat] |= 1 << gone
        s.tell(E_CARD, f.seat, card, gone, s.side_told())
        s.projects[f.a] = s.cards[f.a] = -1
