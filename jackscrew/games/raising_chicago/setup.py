"""Setting the table, and storing a position."""

from typing import Any, Final

from jackscrew.core.written import named, names, number_of, numbers
from jackscrew.games.raising_chicago.components import (
    BANNERS,
    CARDS,
    DISPLAYED,
    EMPTY_TILES,
    FINALS_USED,
    HOOD_TILES,
    HOODS,
    LETTERS,
    LOTS,
    MEMBERS,
    NUMBERED,
    PLOT_COUNT,
    PRESTIGE,
    PROJECTS,
    SOURCES,
    SPACE_COUNT,
    SQUARES,
    STACKS,
    SYMBOL_KINDS,
    SYMBOLS,
    WARD_TOKENS,
    WARDS,
    Parts,
)
from jackscrew.games.raising_chicago.rewards import TOKEN_COUNT, TOKENS, TYPE_COUNT, TYPES
from jackscrew.games.raising_chicago.state import (
    IN_SETUP,
    PHASES,
    PRESTIGE_OWNER,
    SLOTS,
    TURNS,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.starting import begin
from jackscrew.games.raising_chicago.view import BuildingView

ALL_NUMBERED: Final = (1 << NUMBERED - 1) - 1  # those in stacks


def new_state(setup: Any) -> Chicago:
    """The table before anything is drawn."""
    state = bare_state(setup)
    begin(state)
    return state


def bare_state(setup: Any) -> Chicago:
    """The table with nothing pending [RC-SET-07, RC-SET-09]."""
    parts: Parts = setup.parts
    seats: int = setup.seats
    tokens = [*parts.first_tokens[seats - 2], 0]
    return Chicago(
        steps=setup.steps,
        stack=[],
        rules=setup.rules,
        parts=parts,
        seats=seats,
        with_council=bool(setup.options["council"]),
        may_trade_short=bool(setup.options["trading_oneself_short"]),
        round_=1,
        phase=IN_SETUP,
        recent=[],
        rep=[0] * seats,
        poverty=[0] * seats,
        tokens=tokens * seats,
        favors=[0] * seats,
        expansions=[0] * seats,
        expertise=[parts.start_column[seats - 2]] * (seats * TYPE_COUNT),
        permanents=[0] * (seats * TYPE_COUNT),
        symbols=[0] * (seats * len(SYMBOLS)),
        empties=[0] * seats,
        finals=[0] * seats,
        won=[0] * seats,
        wards_won=[0] * seats,
        slots=[-1] * (seats * SLOTS),
        added=[0] * seats,
        pile=[0] * seats,
        projects=[-1] * SPACE_COUNT,
        cards=[-1] * SPACE_COUNT,
        marks=[-1] * (SPACE_COUNT * SQUARES),
        winner=[-1] * SPACE_COUNT,
        board=[0] * seats,
        rows=[-1] * seats,
        tops=[-1] * STACKS,
        unseen_projects=ALL_NUMBERED,
        last_tiles=[-1] * FINALS_USED,
        top_card=-1,
        unseen_cards=(1 << len(CARDS)) - 1,
        banners=[-1] * len(BANNERS),
        ward_tokens=[-1] * WARDS,
        hoods=[-1] * HOODS,
        owner=[-1] * PLOT_COUNT,
        levels=[0] * PLOT_COUNT,
        built=[-1] * PLOT_COUNT,
        turned=[0] * PLOT_COUNT,
        lots=[-1] * LOTS,
        lot_owner=[-1] * LOTS,
        lot_levels=[0] * LOTS,
        shown=[-1] * DISPLAYED,
        unseen_prestige=(1 << len(PRESTIGE)) - 1,
        council=[-1] * len(LETTERS),
        named=-1,
        assigned=[0] * (seats * len(LETTERS)),
        scored=[0] * (len(SOURCES) * seats),
    )


def all_named(words: list[str], things: list[int]) -> list[str | None]:
    """The names of some things, nothing for -1."""
    return [named(words, thing) for thing in things]


def put(things: list[int], words: list[str], listed: list[str | None]) -> None:
    """Put things by their names where numbers are."""
    assert len(listed) == len(things), "a list has the wrong length"
    for i in range(len(things)):
        things[i] = number_of(words, listed[i])


def put_numbers(things: list[int], listed: list[int]) -> None:
    """Put numbers where numbers are."""
    assert len(listed) == len(things), "a list has the wrong length"
    for i in range(len(things)):
        things[i] = listed[i]


def dump_state(s: Chicago) -> dict[str, Any]:
    """The position by name; what follows from it is left out."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "recent": s.recent.copy(),
        "rows": s.rows.copy(),
        "projects": all_named(PROJECTS, s.projects),
        "cards": all_named(CARDS, s.cards),
        "marks": s.marks.copy(),
        "winners": s.winner.copy(),
        "stacks": all_named(PROJECTS, s.tops),
        "unseen_projects": names(PROJECTS, s.unseen_projects),
        "final_projects": all_named(PROJECTS, s.last_tiles),
        "top_card": named(CARDS, s.top_card),
        "unseen_cards": names(CARDS, s.unseen_cards),
        "banners": all_named(TYPES, s.banners),
        "ward_tokens": all_named(WARD_TOKENS, s.ward_tokens),
        "neighborhoods": all_named(HOOD_TILES, s.hoods),
        "plots": [dump_plot(s, plot) for plot in range(PLOT_COUNT)],
        "outskirts": [
            {
                "tile": named(EMPTY_TILES, s.lots[lot]),
                "owner": s.lot_owner[lot],
                "levels": s.lot_levels[lot],
            }
            for lot in range(LOTS)
        ],
        "display": all_named(PRESTIGE, s.shown),
        "unseen_prestige": names(PRESTIGE, s.unseen_prestige),
        "council": all_named(MEMBERS, s.council),
        "asterisk": named(SYMBOLS, s.named),
        "players": [dump_player(s, seat) for seat in range(s.seats)],
    }


def dump_plot(s: Chicago, plot: int) -> BuildingView | None:
    """What stands on a plot, if anything does."""
    if s.owner[plot] < 0:
        return None
    if s.owner[plot] == PRESTIGE_OWNER:
        return {"prestige": PRESTIGE[s.built[plot]], "turn": TURNS[s.turned[plot]]}
    return {
        "project": PROJECTS[s.built[plot]],
        "owner": s.owner[plot],
        "levels": s.levels[plot],
    }


def dump_player(s: Chicago, seat: int) -> dict[str, Any]:
    """A seat's things by name."""
    first = seat * TYPE_COUNT
    return {
        "poverty": s.poverty[seat],
        "tokens": {TOKENS[i]: s.held(seat, i) for i in range(TOKEN_COUNT)},
        "favors": s.favors[seat],
        "expansions": s.expansions[seat],
        "expertise": {TYPES[i]: s.expertise[first + i] for i in range(TYPE_COUNT)},
        "permanents": {TYPES[i]: s.permanents[first + i] for i in range(TYPE_COUNT)},
        "symbols": {SYMBOLS[i]: s.symbols[seat * len(SYMBOLS) + i] for i in range(len(SYMBOLS))},
        "empty_plots": names(EMPTY_TILES, s.empties[seat]),
        "final_projects": names(PROJECTS[NUMBERED:], s.finals[seat]),
        "neighborhoods": names(HOOD_TILES, s.won[seat]),
        "ward_tokens": names(WARD_TOKENS, s.wards_won[seat]),
        "slots": all_named(CARDS, s.slots[seat * SLOTS : (seat + 1) * SLOTS]),
        "added": s.added[seat],
        "pile": names(CARDS, s.pile[seat]),
        "markers": s.board[seat],
        "letters": s.assigned[seat * len(LETTERS) : (seat + 1) * len(LETTERS)],
        "scored": {SOURCES[i]: s.scored[i * s.seats + seat] for i in range(len(SOURCES))},
    }


def load_state(setup: Any, data: dict[str, Any]) -> Chicago:
    """The position `dump_state` wrote, without its stack."""
    s = bare_state(setup)
    s.round, s.phase = data["round"], PHASES.index(data["phase"])
    s.recent.extend(data["recent"])
    put_numbers(s.rows, data["rows"])
    put(s.projects, PROJECTS, data["projects"])
    put(s.cards, CARDS, data["cards"])
    put_numbers(s.marks, data["marks"])
    put_numbers(s.winner, data["winners"])
    put(s.tops, PROJECTS, data["stacks"])
    s.unseen_projects = numbers(PROJECTS, data["unseen_projects"])
    put(s.last_tiles, PROJECTS, data["final_projects"])
    s.top_card = number_of(CARDS, data["top_card"])
    s.unseen_cards = numbers(CARDS, data["unseen_cards"])
    put(s.banners, TYPES, data["banners"])
    put(s.ward_tokens, WARD_TOKENS, data["ward_tokens"])
    put(s.hoods, HOOD_TILES, data["neighborhoods"])
    assert len(data["plots"]) == PLOT_COUNT, "a list has the wrong length"
    for plot in range(PLOT_COUNT):
        if data["plots"][plot] is not None:
            load_plot(s, plot, data["plots"][plot])
    assert len(data["outskirts"]) == LOTS, "a list has the wrong length"
    for lot in range(LOTS):
        s.lots[lot] = number_of(EMPTY_TILES, data["outskirts"][lot]["tile"])
        s.lot_owner[lot] = data["outskirts"][lot]["owner"]
        s.lot_levels[lot] = data["outskirts"][lot]["levels"]
    put(s.shown, PRESTIGE, data["display"])
    s.unseen_prestige = numbers(PRESTIGE, data["unseen_prestige"])
    put(s.council, MEMBERS, data["council"])
    s.named = number_of(SYMBOLS[:SYMBOL_KINDS], data["asterisk"])
    assert len(data["players"]) == s.seats, "a list has the wrong length"
    for seat in range(s.seats):
        load_player(s, seat, data["players"][seat])
    return s


def load_plot(s: Chicago, plot: int, data: dict[str, Any]) -> None:
    """Put a building on a plot."""
    if "prestige" in data:
        s.owner[plot] = PRESTIGE_OWNER
        s.built[plot] = PRESTIGE.index(data["prestige"])
        s.turned[plot] = TURNS.index(data["turn"])
    else:
        s.owner[plot] = data["owner"]
        s.built[plot] = PROJECTS.index(data["project"])
        s.levels[plot] = data["levels"]


def load_player(s: Chicago, seat: int, data: dict[str, Any]) -> None:
    """Give a seat its things."""
    s.poverty[seat], s.favors[seat] = data["poverty"], data["favors"]
    s.expansions[seat], s.added[seat] = data["expansions"], data["added"]
    s.board[seat] = data["markers"]
    for i in range(TOKEN_COUNT):
        s.tokens[seat * TOKEN_COUNT + i] = data["tokens"][TOKENS[i]]
    for i in range(TYPE_COUNT):
        s.expertise[seat * TYPE_COUNT + i] = data["expertise"][TYPES[i]]
        s.permanents[seat * TYPE_COUNT + i] = data["permanents"][TYPES[i]]
    for i in range(len(SYMBOLS)):
        s.symbols[seat * len(SYMBOLS) + i] = data["symbols"][SYMBOLS[i]]
    s.empties[seat] = numbers(EMPTY_TILES, data["empty_plots"])
    s.finals[seat] = numbers(PROJECTS[NUMBERED:], data["final_projects"])
    s.won[seat] = numbers(HOOD_TILES, data["neighborhoods"])
    s.wards_won[seat] = numbers(WARD_TOKENS, data["ward_tokens"])
    assert len(data["slots"]) == SLOTS, "a list has the wrong length"
    for i in range(SLOTS):
        s.slots[seat * SLOTS + i] = number_of(CARDS, data["slots"][i])
    s.pile[seat] = numbers(CARDS, data["pile"])
    assert len(data["letters"]) == len(LETTERS), "a list has the wrong length"
    for i in range(len(LETTERS)):
        s.assigned[seat * len(LETTERS) + i] = data["letters"][i]
    for i in range(len(SOURCES)):
        s.scored[i * s.seats + seat] = data["scored"][SOURCES[i]]
    s.rep[seat] = sum([s.scored[i * s.seats + seat] for i in range(len(SOURCES))])
