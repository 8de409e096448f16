"""What a seat is shown [RC-HID-01, RC-HID-02, RC-GEN-07]."""

from jackscrew.core.chance import Dice
from jackscrew.core.view import Moment, Question
from jackscrew.core.written import named, names
from jackscrew.games.raising_chicago.components import (
    BANNERS,
    CARDS,
    EMPTY_TILES,
    HOOD_TILES,
    HOODS,
    LETTERS,
    LOTS,
    MEMBERS,
    NUMBERED,
    PLOT_COUNT,
    PRESTIGE,
    PROJECTS,
    ROUNDS,
    SOURCES,
    SPACE_COUNT,
    SPACES,
    SQUARES,
    SYMBOLS,
    WARD_TOKENS,
    WARDS,
)
from jackscrew.games.raising_chicago.rewards import TOKEN_COUNT, TOKENS, TYPE_COUNT, TYPES
from jackscrew.games.raising_chicago.scoring import all_levels, levels_in_ward, winners
from jackscrew.games.raising_chicago.setup import all_named, dump_plot
from jackscrew.games.raising_chicago.state import (
    BID,
    COST_MENU,
    NON_PLAYER,
    PAYMENT,
    PHASES,
    SLOTS,
    TRADE,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.bidding import winner_of
from jackscrew.games.raising_chicago.steps.giving import uncovered
from jackscrew.games.raising_chicago.steps.paying import due
from jackscrew.games.raising_chicago.steps.trading import BID_TRADE, counts_of
from jackscrew.games.raising_chicago.view import AskedView, ChicagoView, PlayerView, SpaceView


def observe(s: Chicago, seat: int, moment: Moment) -> ChicagoView:
    """All that this seat, or -1 a spectator, may know.

    Stacks and decks are bags: what lies in them is drawn when it is turned up [RC-HID-04].
    """
    view = observe_public(s, moment)
    return view if seat < 0 else reveal(s, seat, view, moment["question"])


def reveal(s: Chicago, seat: int, view: ChicagoView, question: Question | None) -> ChicagoView:
    """What a seat knows, from a spectator's view: the faces of its own pile [RC-HID-03]."""
    players = view["players"].copy()
    players[seat] = {**players[seat], "pile_cards": names(CARDS, s.pile[seat])}
    return {**view, "seat": seat, "question": question, "players": players}


def observe_public(s: Chicago, moment: Moment) -> ChicagoView:
    """All that a spectator may know."""
    return {
        "seats": s.seats,
        "seat": -1,
        "round": s.round,
        "rounds": ROUNDS,
        "phase": PHASES[s.phase],
        "council_used": s.with_council,
        "non_player": NON_PLAYER if s.seats == 2 else None,
        "rank": s.ranked(),
        "rows": s.rows.copy(),
        "area": [space_view(s, space) for space in range(SPACE_COUNT)],
        "stacks": all_named(PROJECTS, s.tops),
        "unseen_projects": names(PROJECTS, s.unseen_projects),
        "final_projects": all_named(PROJECTS, s.last_tiles),
        "top_card": named(CARDS, s.top_card),
        "unseen_cards": names(CARDS, s.unseen_cards),
        "side": "yellow" if s.parts.is_yellow[s.seats - 2] else "red",
        "banners": {BANNERS[i]: named(TYPES, s.banners[i]) for i in range(len(BANNERS))},
        "ward_tokens": all_named(WARD_TOKENS, s.ward_tokens),
        "wards": [
            [levels_in_ward(s, player, ward) for player in range(s.seats)] for ward in range(WARDS)
        ],
        "neighborhoods": [named(HOOD_TILES, s.hoods[hood]) for hood in range(HOODS)],
        "plots": [dump_plot(s, plot) for plot in range(PLOT_COUNT)],
        "outskirts": [
            {
                "tile": named(EMPTY_TILES, s.lots[lot]),
                "owner": s.lot_owner[lot] if s.lot_owner[lot] >= 0 else None,
                "levels": s.lot_levels[lot],
            }
            for lot in range(LOTS)
        ],
        "display": all_named(PRESTIGE, s.shown),
        "prestige_left": s.unseen_prestige.bit_count(),
        "expansions_left": s.parts.expansions - sum(s.expansions),
        "council": {LETTERS[i]: named(MEMBERS, s.council[i]) for i in range(len(LETTERS))},
        "asterisk": named(SYMBOLS, s.named),
        "players": [player_view(s, player) for player in range(s.seats)],
        "asked": asked(s),
        "printed": s.parts.printed,  # shared: never changed
        "sources": SOURCES,
        "over": not s.stack,
        "winners": winners(s),
        **moment,
    }


def space_view(s: Chicago, space: int) -> SpaceView:
    """A space of the project area: its project, its card and the markers there."""
    card = s.cards[space]
    if card < 0:
        return {"space": SPACES[space], "project": None, "card": None}
    first = space * SQUARES
    marks = s.marks[first : first + len(s.squares(space))]
    leader = winner_of(s, space)
    cost = uncovered(s, space)
    return {
        "space": SPACES[space],
        "project": named(PROJECTS, s.projects[space]),
        "card": CARDS[card],
        "marks": [mark if mark >= 0 else None for mark in marks],
        "cost": {TYPES[kind]: cost[kind] for kind in range(TYPE_COUNT)},
        "leader": leader if leader >= 0 else None,
        "winner": s.winner[space] if s.winner[space] >= 0 else None,
    }


def player_view(s: Chicago, player: int) -> PlayerView:
    """A company; the faces of its pile are for its owner: see `reveal`."""
    first = player * TYPE_COUNT
    used = s.board[player] + s.marks.count(player) + all_levels(s, player)
    return {
        "points": s.rep[player],
        "scored": {SOURCES[i]: s.scored[i * s.seats + player] for i in range(len(SOURCES))},
        "poverty": s.poverty[player],
        "tokens": {TOKENS[i]: s.held(player, i) for i in range(TOKEN_COUNT)},
        "favors": s.favors[player],
        "expansions": s.expansions[player],
        "slot_count": s.slot_count(player),
        "expertise": {TYPES[i]: s.expertise[first + i] for i in range(TYPE_COUNT)},
        "permanents": {TYPES[i]: s.permanents[first + i] for i in range(TYPE_COUNT)},
        "unlimited": [TYPES[i] for i in range(TYPE_COUNT) if s.is_unlimited(player, i)],
        "symbols": {SYMBOLS[i]: s.symbols[player * len(SYMBOLS) + i] for i in range(len(SYMBOLS))},
        "empty_plots": names(EMPTY_TILES, s.empties[player]),
        "final_projects": names(PROJECTS[NUMBERED:], s.finals[player]),
        "neighborhoods": names(HOOD_TILES, s.won[player]),
        "ward_tokens": names(WARD_TOKENS, s.wards_won[player]),
        "slots": [CARDS[it] for it in s.slots[player * SLOTS : (player + 1) * SLOTS] if it >= 0],
        "added": s.added[player],
        "pile": s.pile[player].bit_count(),
        "pile_cards": None,
        "letters": s.assigned[player * len(LETTERS) : (player + 1) * len(LETTERS)],
        "markers": s.board[player],
        "supply": s.parts.supply - used,
        "levels": all_levels(s, player),
    }


def asked(s: Chicago) -> AskedView | None:
    """What a question is about that its names do not tell."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    if frame.step == PAYMENT:
        needs = due(s, frame.seat, frame.a, frame.b)
        return {"due": {TYPES[kind]: needs[kind] for kind in range(TYPE_COUNT)}}
    if frame.step == COST_MENU or (frame.step == TRADE and frame.b):
        code = frame.a if frame.step == COST_MENU else frame.b - BID_TRADE
        needs = counts_of(code)
        return {"due": {TYPES[kind]: needs[kind] for kind in range(TYPE_COUNT)}}
    if frame.step == BID:
        return {"own": frame.b & 1 == 1, "white": frame.b & 2 == 2}
    return None


def resample(s: Chicago, seat: int, dice: Dice) -> Chicago:
    """A position this seat cannot tell from the true one: nothing hidden is kept.

    The cards of a pile were public when they were taken [RC-HID-03].
    """
    return s.clone()
