"""Setting the table, and storing a position."""

from typing import Any

from jackscrew.core.grid import squares_of
from jackscrew.core.state import NOBODY
from jackscrew.games.city_council.board import Board, empty_board
from jackscrew.games.city_council.components import MEMBERS, PARK, SWITCHES, TILES, Parts
from jackscrew.games.city_council.geometry import (
    CORNER_STEP,
    CORNERS,
    HALVES,
    SQUARES,
)
from jackscrew.games.city_council.state import (
    COINS,
    KINDS_OF_POINTS,
    ROUND,
    SOURCES,
    Council,
)
from jackscrew.games.city_council.steps.rounds import FRESH_COINS


def new_state(setup: Any) -> Council:
    """The table before round 1 [CC-SET-01, CC-SET-05]: nobody has points or chits."""
    state = bare_state(setup)
    state.push(ROUND, NOBODY, 1)  # so many rounds as tiles in a stack [CC-SET-03]
    state.settle()
    return state


def bare_state(setup: Any) -> Council:
    """The table with nothing pending; who opens round 1 is an option [CC-SET-04]."""
    parts: Parts = setup.parts
    seats: int = setup.seats
    return Council(
        setup.steps,
        [],
        setup.rules,
        parts,
        [bool(setup.options[switch]) for switch in SWITCHES],
        empty_board(len(TILES)),
        0,
        int(setup.options["first_bidder"]),
        (1 << len(TILES)) - 1,
        [-1] * seats,
        [len(TILES) // seats] * seats,
        [-1] * seats,
        [-1] * seats,
        [FRESH_COINS] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        parts.chits,
        [-1] * seats,
        [-1] * len(MEMBERS),
        [-1] * seats,
        [0] * seats,
        [-1] * seats,
        [-1] * seats,
        [-1] * seats,
        [0] * (seats * KINDS_OF_POINTS),
        -1,
    )


def name_of(words: list[str], number: int) -> str | None:
    """A thing's name, or nothing for -1."""
    return words[number] if number >= 0 else None


def number_of(words: list[str], name: str | None) -> int:
    """A thing's number, -1 for nothing."""
    return -1 if name is None else words.index(name)


def dump_state(s: Council) -> dict[str, Any]:
    """The position by name; what follows from it is left out."""
    return {
        "round": s.round,
        "opener": s.opener,
        "winner": s.winner,
        "city": [dump_tile(s.board, tile) for tile in placed_order(s.board)],
        "rail": [SQUARES[square] for square in squares_of(s.board.rail)],
        "unseen": [TILES[tile] for tile in squares_of(s.bag)],
        "stacks": [
            {"up": name_of(TILES, s.up[i]), "below": s.below[i], "taken": s.taken[i]}
            for i in range(len(s.up))
        ],
        "pile": s.pile,
        "order": s.order.copy(),
        "council": {MEMBERS[i]: s.members[i] for i in range(len(MEMBERS))},
        "players": [dump_player(s, seat) for seat in range(s.seats())],
    }


def placed_order(board: Board) -> list[int]:
    """The tiles of the city by number."""
    return [tile for tile in range(len(TILES)) if board.anchors[tile] >= 0]


def dump_tile(board: Board, tile: int) -> dict[str, Any]:
    """A tile of the city by name."""
    tick = board.ticks[tile]
    corner = CORNERS[CORNER_STEP.index(tick - board.anchors[tile])] if tick >= 0 else None
    return {"tile": TILES[tile], "at": SQUARES[board.anchors[tile]], "tick": corner}


def dump_player(s: Council, seat: int) -> dict[str, Any]:
    """A seat's things by name."""
    first = seat * KINDS_OF_POINTS
    return {
        "took": name_of(TILES, s.took[seat]),
        "coins": [coin for coin in COINS if s.coins[seat] >> coin & 1],
        "bid": {"coin": s.bid_coin[seat], "value": s.bid_value[seat]},
        "chits": s.chits[seat],
        "investor": name_of(TILES, s.investor[seat]),
        "die": s.die[seat],
        "point": name_of(SQUARES, s.point[seat]),
        "die_tile": name_of(TILES, s.die_tile[seat]),
        "half": name_of(HALVES, s.half[seat]),
        "sheet": {SOURCES[i]: s.sheet[first + i] for i in range(KINDS_OF_POINTS)},
    }


def load_state(setup: Any, data: dict[str, Any]) -> Council:
    """The position `dump_state` wrote, without its stack."""
    s = bare_state(setup)
    s.round, s.opener, s.winner = data["round"], data["opener"], data["winner"]
    s.board = load_board(s.parts, data["city"], data["rail"])
    s.bag = 0
    for tile in data["unseen"]:
        s.bag |= 1 << TILES.index(tile)
    for i in range(s.seats()):
        stack = data["stacks"][i]
        s.up[i] = number_of(TILES, stack["up"])
        s.below[i], s.taken[i] = stack["below"], stack["taken"]
        s.order[i] = data["order"][i]
        load_player(s, i, data["players"][i])
    for i in range(len(MEMBERS)):
        s.members[i] = data["council"][MEMBERS[i]]
    s.pile = data["pile"]
    return s


def load_board(parts: Parts, city: list[dict[str, Any]], rail: list[str]) -> Board:
    """A city from its tiles and rail by name."""
    board = empty_board(len(TILES))
    for entry in city:
        tile, anchor = TILES.index(entry["tile"]), SQUARES.index(entry["at"])
        board = board.with_tile(tile, anchor, parts.kind[tile] == PARK)
        if entry["tick"] is not None:
            step = CORNER_STEP[CORNERS.index(entry["tick"])]
            board = board.with_tick(tile, anchor + step)
    for name in rail:
        square = SQUARES.index(name)
        board = board.with_rail(square, parts.segments_per_tile)
    return board


def load_player(s: Council, seat: int, data: dict[str, Any]) -> None:
    """Give a seat its things."""
    s.took[seat] = number_of(TILES, data["took"])
    s.coins[seat] = 0
    for coin in data["coins"]:
        s.coins[seat] |= 1 << int(coin)
    s.bid_coin[seat], s.bid_value[seat] = data["bid"]["coin"], data["bid"]["value"]
    s.chits[seat] = data["chits"]
    s.investor[seat] = number_of(TILES, data["investor"])
    s.die[seat] = data["die"]
    s.point[seat] = number_of(SQUARES, data["point"])
    s.die_tile[seat] = number_of(TILES, data["die_tile"])
    s.half[seat] = number_of(HALVES, data["half"])
    for i in range(KINDS_OF_POINTS):
        s.sheet[seat * KINDS_OF_POINTS + i] = data["sheet"][SOURCES[i]]
