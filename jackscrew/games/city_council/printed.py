"""What a component pack of City Council may change, and within which bounds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from jackscrew.core import checks
from jackscrew.core.components import BadPack
from jackscrew.games.city_council.components import KINDS

# what a component pack may not change, wherever the key stands
FIXED = frozenset(
    {
        *("meta", "board", "quadrants", "intersections", "piecepack", "tile_kinds"),
        *("players", "bidding", "ruling_switches", "id", "suit", "value", "kind", "class"),
        *("has_numeral", "rail_allowed", "columns", "per_player", "action_points", "total"),
        *("action_points_each", "start_with_players", "vp_when_unused"),
        *("return_to_pile_when_used", "kept_between_rounds", "null_use", "first_segment"),
        *("investor_payment", "speculator_cost", "speculator_payment", "initial_bonus"),
        *("utilisation_bonus", "die_bonus", "effect", "when", "speculator_values"),
        *("max_segments_per_tile", "lines_per_turn", "forbidden_kinds", "per_stop"),
    }
)

POINTS = (-20, 20)
# numbers a pack may change, by the end of their key, and from where to where they stay playable
RANGES = {
    "cost": (1, 5),
    "basic_vp": POINTS,
    "council.mayor.vp": POINTS,
    "council.treasurer.chits": (0, 4),
    "investment.investor_cost": (1, 2),
    "coins.vp_per_unused_coin_at_end_of_round": POINTS,
    "rail.segments": (0, 196),
    "rail.cost_open_square": (1, 9),
    "rail.cost_on_tile": (1, 9),
    "rail.vp_per_segment": POINTS,
    "rail.vp_per_segment_transit_director": POINTS,
    "rail_stop_bonus.vp_per_counted_stop": POINTS,
    **{f"rail_stop_bonus.{kind}.flat": POINTS for kind in KINDS},
    **{f"adjacency_bonus.flat.{kind}": POINTS for kind in KINDS},
    **{f"adjacency_bonus.value_multiplier.{kind}": POINTS for kind in KINDS},
}


def check_components(data: dict[str, Any]) -> None:
    """Numbers a pack may change must stay playable [CC-VAR-01]."""
    for wrong in chain(checks.within("", data, RANGES), basic_points_errors(data)):
        raise wrong


def basic_points_errors(data: dict[str, Any]) -> Iterator[BadPack]:
    """Basic points are a number, or the words that count the city."""
    for tile in data["tiles"]:
        value = tile["basic_vp"]
        if isinstance(value, str) and value != "tiles_in_city":
            yield BadPack(
                '{key} = {value}: must be a number or "tiles_in_city"',
                key=f"tiles.{tile['id']}.basic_vp",
                value=value,
            )
