"""Every sentence that tells why something may not be chosen, at a position in which it is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from council_table import CouncilMatch, opening, points_of, sq, table

from jackscrew.core.refusals import WhyNot
from jackscrew.games.city_council.state import Council


def at_bid(*bids: str, chits: tuple[int, ...] = (), **options: Any) -> CouncilMatch:
    """A match after some bids."""
    match = opening(chits=chits, **options)
    for bid in bids:
        match.play(bid)
    return match


def at_pick(*choices: str) -> CouncilMatch:
    """A match after the bids 2, 3, 4 and 5 and some choices; seat 3 chooses first."""
    match = at_bid("bid 2", "bid 3", "bid 4")
    for choice in choices:
        match.play(choice)
    return match


def stealing() -> CouncilMatch:
    return table("steal", 0, seats=4, players={1: {"chits": 4}})


def at_stack(**own: Any) -> CouncilMatch:
    """Seat 0 takes a tile; seat 1 has taken that of the third stack."""
    players = {0: {"coins": [2, 3], "chits": 1, **own}}
    match = table("stack", 0, city={(6, 6): "A3"}, up=["C5", "S2"], players=players, part=1)
    assert isinstance(match.state, Council)
    match.state.taken[2] = 1
    return match


def paying(tile: str, *, chits: int = 0, **options: Any) -> CouncilMatch:
    """Seat 0 pays for a tile with the coins 2, 4 or 5."""
    players = {0: {"coins": [2, 4, 5], "chits": chits, "took": tile}}
    return table("pay_tile", 0, tile, city={(6, 6): "A3"}, players=players, **options)


def placing(**pieces: Any) -> CouncilMatch:
    """Seat 0 places a tile beside one in the middle, from which rail leads east."""
    own = {"coins": [2], "took": "C3", **pieces}
    city = pieces.pop("city", {(6, 6): "A3"})
    rail = pieces.pop("rail", [(6, 8)])
    own = {name: value for name, value in own.items() if name not in ("city", "rail")}
    return table("position", 0, "C3", city=city, rail=rail, players={0: own}, part=1)


def investing(**own: Any) -> CouncilMatch:
    """Seat 0 has just placed the 2 of crowns."""
    players = {0: {"took": "C2", "coins": [3], **own}}
    city = {(7, 7): "M4", (7, 9): "C2"}
    return table(
        "invest", 0, "C2", city=city, players=players, part=2, chits_alone_pay_investor=True
    )


def speculating(**own: Any) -> CouncilMatch:
    """Seat 0's investor stands in the north-west; seat 1's die in the north-east."""
    players = {
        0: {"investor": "C3", "coins": [3], "took": "C3", **own},
        1: {"investor": "M4", "coins": [3], "die": 2, "point": sq(2, 10), "half": "N"},
    }
    city = {(4, 4): "C3", (4, 8): "M4"}
    return table("speculate", 0, city=city, players=players, part=3)


def laying(
    last: str | int = -1,
    pool: int = 0,
    *,
    city: dict[tuple[int, int], str] | None = None,
    rail: tuple[tuple[int, int], ...] = ((6, 8), (6, 9), (6, 10)),
    **changes: Any,
) -> CouncilMatch:
    """Seat 0 lays rail; a line leads east from the tile in the middle."""
    council = changes.pop("council", None)
    players = {0: {"coins": [2], "took": "A3", **changes}}
    players[1] = {"investor": "C3", "die": 2, "point": sq(10, 4), "half": "S"}
    tiles = city or {(6, 6): "A3", (10, 10): "C3"}
    return table(
        "rail", 0, last, pool, city=tiles, rail=rail, players=players, council=council, part=4
    )


class Case(NamedTuple):
    key: str
    match: Callable[[], CouncilMatch]
    pointed: str  # an action, or a piece
    told: str


CASES = [
    Case(
        "bid_taken",
        lambda: at_bid("bid 3"),
        "bid-3",
        "Seat 1 has already bid 3. Two players never bid the same.",
    ),
    Case(
        "bid_too_high",
        at_bid,
        "bid-6",
        "Your highest coin is 5. A bid of 6 needs more chits than you have.",
    ),
    Case(
        "bid_chits",
        at_bid,
        "bid 2+2",
        "To bid 4 with the 2 coin takes 2 in chits, and you have 0.",
    ),
    Case(
        "bid_low_chits",
        lambda: at_bid(chits=(2,), chits_only_raise_bids_above_coins=True),
        "bid 2+2",
        "In this variant chits are only added to bid 6 or more.",
    ),
    Case(
        "bid_on_track",
        at_bid,
        "coin-0-4",
        "Bid by pointing at a value on the bidding track. The coin goes there by itself.",
    ),
    Case(
        "picks_later",
        at_bid,
        "council-mayor",
        "First everyone bids. The highest bid is then the first to choose here.",
    ),
    Case(
        "turns_later",
        at_pick,
        "place G6",
        "Tiles, investor, speculator and rail come in the turns, after bidding and lobbying.",
    ),
    Case(
        "order_taken",
        lambda: at_pick("order 1"),
        "turn-1",
        "Seat 4 has already taken turn position 1.",
    ),
    Case(
        "picked_already",
        lambda: at_pick("order 1", "order 2", "order 3", "lobby mayor"),
        "order 4",
        "You have one of these already. Everyone gets one turn position and one council member.",
    ),
    Case(
        "member_taken",
        lambda: at_pick("lobby mayor"),
        "council-mayor",
        "Seat 4 has already lobbied the Mayor this round.",
    ),
    Case("no_chit", stealing, "seat-2", "Seat 3 has no chit to take."),
    Case("own_chit", stealing, "seat-0", "The chit comes from another player, not from yourself."),
    Case(
        "tile_cost",
        at_stack,
        "tile-C5",
        "For the 5 of crowns you need 5. Your highest free coin and your chits make only 4.",
    ),
    Case(
        "tile_taken",
        at_stack,
        "stack-2",
        "Seat 2 has taken this tile. The next one is turned up at the end of the round.",
    ),
    Case(
        "tile_lies",
        at_stack,
        "tile-A3",
        "This tile lies in the city already. Take one of those that are face up beside it.",
    ),
    Case(
        "tile_first",
        at_stack,
        "square-A1",
        "First take a tile and place it. Investor, speculator and rail come after it.",
    ),
    Case(
        "coin_later",
        at_stack,
        "coin-0-3",
        "First choose the tile. Then you are asked which coin pays for it.",
    ),
    Case(
        "coin_small",
        lambda: paying("C5", chits=1),
        "coin-0-2",
        "A single coin pays, and only chits may be added, never a second coin."
        " With the 2 coin and all your chits you are 2 short.",
    ),
    Case(
        "coin_used",
        lambda: paying("C5"),
        "coin-0-3",
        "This coin has been bid or used. It comes back at the end of the round.",
    ),
    Case(
        "chits_alone",
        lambda: paying("C2", chits=4),
        "chits-0",
        "Chits only make up what a coin is short of. Choose a coin.",
    ),
    Case(
        "chits_short",
        lambda: paying("C2", chits=1, chits_alone_pay_tile=True),
        "chits-0",
        "Chits alone have to make 2, and you have 1.",
    ),
    Case(
        "pay_first",
        lambda: paying("C2"),
        "place-G6",
        "First choose the coin that pays for the tile. Then you place it.",
    ),
    Case("one_tile", placing, "take C5", "One tile a turn: now place the 3 of crowns."),
    Case(
        "place_first",
        placing,
        "rail G6",
        "First place the tile. Investor, speculator and rail come after it.",
    ),
    Case(
        "place_off_plan",
        placing,
        f"place {sq(13, 3)}",
        "A tile covers four squares of the plan, and here it would reach over the edge.",
    ),
    Case(
        "place_taken",
        placing,
        f"place {sq(5, 8)}",
        f"A tile needs four empty squares: no tile and no rail. {sq(6, 8)} is taken.",
    ),
    Case(
        "place_far",
        placing,
        f"place {sq(0, 0)}",
        "Too far away: a tile must lie beside another, at most one square between,"
        " or touch a corner.",
    ),
    Case(
        "place_centre",
        lambda: placing(city={}, rail=[]),
        f"place {sq(0, 0)}",
        "The first tile of the game lies inside the dotted square in the middle.",
    ),
    Case(
        "place_cuts",
        lambda: placing(city={(2, 0): "A3"}, rail=[]),
        f"place {sq(0, 2)}",
        f"This would cut off free squares around {sq(0, 0)}. All avenues must stay joined.",
    ),
    Case(
        "place_robs",
        lambda: placing(city={(0, 0): "A3", (0, 2): "S3"}, rail=[]),
        f"place {sq(2, 0)}",
        "This would leave no avenue for the 3 of arms."
        " Every tile, the new one too, keeps a free square along one side.",
    ),
    Case(
        "own_die",
        lambda: placing(investor="A3", die=2, point=sq(4, 8), half="N"),
        f"place {sq(4, 7)}",
        "Your own die claims this square. Only others may build over it.",
    ),
    Case(
        "invest_elsewhere",
        investing,
        "tile-M4",
        "The investor can only stand on the tile you have just placed.",
    ),
    Case(
        "pay_investor",
        investing,
        "pawn-0",
        "To put your investor on the 2 of crowns, choose what you pay with: a coin, or a chit.",
    ),
    Case(
        "pawn_stays",
        lambda: placing(investor="A3"),
        "pawn-0",
        "Your investor stays where it stands for the whole game.",
    ),
    Case(
        "pawn_straddles",
        laying,
        "pawn-0",
        "This tile lies across a line between quadrants, so your investor cannot stand on it."
        " Rail comes next.",
    ),
    Case(
        "point_quadrant",
        speculating,
        f"point-{sq(2, 2)}",
        "Your investor stands in the north-west."
        " The die goes into a quadrant that shares a side with it.",
    ),
    Case(
        "point_taken",
        speculating,
        f"point-{sq(2, 10)}",
        "The die of Seat 2 stands here. Two dice never share an intersection.",
    ),
    Case(
        "point_blocked",
        speculating,
        f"point-{sq(4, 8)}",
        "All four squares round the die must be empty and lie in one quadrant.",
    ),
    Case(
        "die_value",
        lambda: table(
            "die", 0, sq(2, 10), city={(4, 4): "C3"}, players={0: {"investor": "C3", "coins": [3]}}
        ),
        "die 4",
        "A die of 4 costs 4. Your highest free coin and your chits make only 3.",
    ),
    Case(
        "rail_first",
        lambda: laying(rail=()),
        f"square-{sq(0, 0)}",
        "The first rail of the game lies on a free square along a side of a tile.",
    ),
    Case(
        "rail_start",
        laying,
        f"square-{sq(5, 9)}",
        "Your line starts beside an end of the network."
        " Only with the Transit Director may it branch off elsewhere.",
    ),
    Case(
        "rail_transit",
        lambda: laying(council={"transit": 0}),
        f"square-{sq(0, 0)}",
        "With the Transit Director your line may start at any segment,"
        f" but {sq(0, 0)} lies beside none.",
    ),
    Case(
        "rail_taken",
        laying,
        f"rail {sq(6, 9)}",
        f"There is rail on {sq(6, 9)} already: one segment to a square.",
    ),
    Case(
        "rail_cost",
        lambda: laying(coins=[], chits=1, rail=((6, 8), (6, 9))),
        f"square-{sq(6, 7)}",
        "Rail on a tile costs 2 action points, and you have only 1 left.",
    ),
    Case(
        "rail_one_line",
        lambda: laying(sq(6, 10)),
        f"square-{sq(5, 8)}",
        f"One line a turn: go on from the segment you laid last, at {sq(6, 10)}.",
    ),
    Case(
        "rail_loop",
        lambda: laying(rail=((6, 8), (6, 9), (7, 9))),
        f"square-{sq(7, 8)}",
        f"{sq(7, 8)} touches more than one rail segment and would close a loop."
        " A new segment touches exactly one.",
    ),
    Case(
        "rail_closed",
        lambda: laying(city={(6, 6): "A0", (10, 10): "C3"}),
        f"square-{sq(6, 7)}",
        "No rail through a park, and no third segment on a tile.",
    ),
    Case(
        "rail_cuts",
        lambda: laying(city={(0, 0): "A3", (2, 0): "S2", (10, 10): "C3"}, rail=((0, 2),)),
        f"square-{sq(1, 2)}",
        f"Rail on {sq(1, 2)} would cut off free squares, or a tile from its last avenue.",
    ),
    Case(
        "rail_claimed",
        lambda: laying(rail=((9, 5),)),
        f"square-{sq(9, 4)}",
        "The die of Seat 2 claims this square: no rail until the die has been built over.",
    ),
    Case(
        "chits_none",
        lambda: table("fund", 0, sq(6, 8), city={(6, 6): "A3"}, players={0: {"coins": [2]}}),
        "chits-0",
        "You have no chit.",
    ),
    Case(
        "not_tied",
        lambda: table("tiebreak", 0, players={2: {"sheet": points_of(-3)}}),
        "seat-2",
        "Seat 3 is not among those who are tied.",
    ),
]


def pointed_out(match: CouncilMatch, pointed: str) -> WhyNot | None:
    """The reason against an action or a piece."""
    return match.why_not(pointed) if " " in pointed else match.why_not_at(pointed)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_why_not(case: Case) -> None:
    why = pointed_out(case.match(), case.pointed)
    assert why is not None
    assert (why.key, why.sentence()) == (case.key, case.told)
    assert "{" not in why.sentence("de")


def test_the_square_told_is_one_that_would_be_cut_off() -> None:
    match = placing(city={(10, 12): "A3"}, rail=[])
    why = match.why_not(f"place {sq(12, 10)}")
    assert why is not None
    assert f"cut off free squares around {sq(12, 12)}." in why.sentence()
