"""What is printed: the tiles, what they cost and bring, and the numbers of the player aid."""

from typing import Any, Final

SUITS: Final = ["suns", "moons", "crowns", "arms"]
TILES: Final = [letter + value for letter in "SMCA" for value in "012345"]
KINDS: Final = [
    "residential",
    "commercial",
    "industrial",
    "warehouse",
    "park",
    "city_hall",
    "airport",
    "power_plant",
    "sewage_plant",
]
PARK: Final = 4
TILES_IN_CITY: Final = -99  # stands for the basic points of an ace

MEMBERS: Final = ["mayor", "transit", "treasurer", "zoning"]
MAYOR: Final = 0
TRANSIT: Final = 1
TREASURER: Final = 2
ZONING: Final = 3

SWITCHES: Final = [
    "site_values_count_as_numerals",
    "new_stop_counts_as_utilised",
    "ace_basic_vp_counts_itself",
    "chits_alone_pay_investor",
    "chits_alone_pay_speculator",
    "chits_alone_pay_tile",
    "coins_score_when_game_ends_early",
    "rail_blocks_tile_adjacency",
    "chits_only_raise_bids_above_coins",
    "transit_director_lays_several_lines",
]


class Parts:
    """The values of one component set, looked up by tile or kind number.

    Suits give zones [CC-GEN-02], crowns residential ones [CC-GEN-05]; cost is the value or 5
    [CC-GEN-03]; aces are the four sites of the definitions list [CC-GEN-04].  Never changed
    after it is made.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        tiles: list[dict[str, Any]] = data["tiles"]
        rail: dict[str, Any] = data["rail"]
        self.suit: Final[list[int]] = [SUITS.index(tile["suit"]) for tile in tiles]
        self.value: Final[list[int]] = [int(tile["value"]) for tile in tiles]
        self.kind: Final[list[int]] = [KINDS.index(tile["kind"]) for tile in tiles]
        self.cost: Final[list[int]] = [int(tile["cost"]) for tile in tiles]
        self.basic: Final[list[int]] = [basic_points(tile) for tile in tiles]
        self.has_numeral: Final[list[bool]] = [bool(tile["has_numeral"]) for tile in tiles]
        self.times_value: Final = kind_table(data["adjacency_bonus"]["value_multiplier"])
        self.flat: Final = kind_table(data["adjacency_bonus"]["flat"])
        self.stop_flat: Final[list[int]] = [
            int(data["rail_stop_bonus"][kind]["flat"]) for kind in KINDS
        ]
        self.stop_counts: Final[list[int]] = [
            kind_set(data["rail_stop_bonus"][kind]["per_stop"]) for kind in KINDS
        ]
        self.per_stop: Final[int] = data["rail_stop_bonus"]["vp_per_counted_stop"]
        self.segments: Final[int] = rail["segments"]
        self.ground_cost: Final[int] = rail["cost_open_square"]
        self.tile_cost: Final[int] = rail["cost_on_tile"]
        self.segments_per_tile: Final[int] = rail["max_segments_per_tile"]
        self.per_segment: Final[int] = rail["vp_per_segment"]
        self.per_segment_transit: Final[int] = rail["vp_per_segment_transit_director"]
        self.per_coin: Final[int] = data["coins"]["vp_per_unused_coin_at_end_of_round"]
        self.chits: Final[int] = data["chits"]["total"]
        self.investor_cost: Final[int] = data["investment"]["investor_cost"]
        self.mayor: Final[int] = council_value(data, "mayor", "vp")
        self.treasurer: Final[int] = council_value(data, "treasurer", "chits")
        self.highest_bid: Final[int] = data["bidding"]["track"][-1]


def basic_points(tile: dict[str, Any]) -> int:
    """A tile's basic points [CC-SCORE-02], or TILES_IN_CITY [CC-SCORE-03]."""
    points = tile["basic_vp"]
    return TILES_IN_CITY if points == "tiles_in_city" else int(points)


def kind_table(rows: dict[str, list[int]]) -> list[int]:
    """The player aid's table in one list: entry [placed * 9 + adjacent]."""
    return [int(entry) for kind in KINDS for entry in rows[kind]]


def kind_set(kinds: list[str]) -> int:
    """Some kinds as bits."""
    bits = 0
    for kind in kinds:
        bits |= 1 << KINDS.index(kind)
    return bits


def council_value(data: dict[str, Any], member: str, key: str) -> int:
    """A number printed beside a council member."""
    for entry in data["council"]:
        if entry["id"] == member:
            return int(entry[key])
    raise KeyError(member)
