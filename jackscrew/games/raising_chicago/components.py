"""What is printed: the town, projects, cards and tiles, and the numbers on them."""

from typing import Any, Final

from jackscrew.core.written import bits
from jackscrew.games.raising_chicago.rewards import TYPES, Rewards
from jackscrew.games.raising_chicago.view import AnyProject, Printed, PrintedCard

PLAYERS: Final = 4  # seats at most
COLORS: Final = PLAYERS  # those of the seats; with two players the third is nobody's
ROUNDS: Final = 8
SPACES: Final = ["I", "II", "III", "IV", "V"]
SPACE_COUNT: Final = len(SPACES)
SQUARES: Final = 5  # of a card at most
PLOT_COUNT: Final = 40
WARDS: Final = 4
HOODS: Final = 18
LOTS: Final = 8  # plots in the outskirts
STACKS: Final = 7
STACK_SIZE: Final = 5
NUMBERED: Final = 36
FINALS: Final = 10
PROJECTS: Final = [str(number + 1) for number in range(NUMBERED)] + [
    f"F{number + 1}" for number in range(FINALS)
]
LAST_NUMBERED: Final = NUMBERED - 1  # the tile with the asterisk
FINALS_USED: Final = 4
CARDS: Final = [str(number + 1) for number in range(54)]
EMPTY_TILES: Final = [f"E{number + 1}" for number in range(12)]
PRESTIGE: Final = [f"P{number + 1}" for number in range(10)]
DISPLAYED: Final = 3
HOOD_TILES: Final = [f"N{number + 1}" for number in range(HOODS)]
WARD_TOKENS: Final = [f"W{number + 1}" for number in range(WARDS)]
MEMBERS: Final = [f"M{number + 1}" for number in range(12)]
LETTERS: Final = ["A", "B", "C", "D"]
BANNERS: Final = [f"column-{number + 1}" for number in range(8)] + ["prestige"]
PRESTIGE_BANNER: Final = len(BANNERS) - 1
SYMBOLS: Final = ["train", "lion", "book", "seal", "device", "asterisk"]
SYMBOL_KINDS: Final = 5
ASTERISK: Final = 5
NO_SYMBOL: Final = -1
SQUARE_KINDS: Final = [*TYPES, "none", "cost"]
BLANK: Final = 3
COST: Final = 4
DIRECTIONS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
ROW_STEP: Final = [-1, -1, 0, 1, 1, 1, 0, -1]
COLUMN_STEP: Final = [0, 1, 1, 1, 0, -1, -1, -1]
QUARTER: Final = 2  # directions in a turn of 90 degrees
MEASURES: Final = [
    "raised_in_ward",
    "moved_buildings",
    "symbol_sets",
    "permanent_tokens",
    "markers_returned_last_round",
    "neighborhood_tiles",
    "favor_tokens",
    "company_expansions",
    "ward_control_tokens",
]
COUNTS_RAISED: Final = 0
COUNTS_MOVED: Final = 1
COUNTS_SETS: Final = 2
COUNTS_PERMANENTS: Final = 3
COUNTS_RETURNED: Final = 4
COUNTS_NEIGHBORHOODS: Final = 5
COUNTS_FAVORS: Final = 6
COUNTS_EXPANSIONS: Final = 7

# where reputation comes from: the rows of the score sheet
SOURCES: Final = [
    *("levels", "plots", "projects", "neighborhoods", "expertise", "cards", "empty_plots"),
    *("wards", "bidding_board", "prestige", "final_projects", "symbol_sets"),
    *("personal_project", "poverty", "council"),
]
FROM_LEVELS: Final = 0
FROM_PLOTS: Final = 1
FROM_PROJECTS: Final = 2
FROM_HOODS: Final = 3
FROM_EXPERTISE: Final = 4
FROM_CARDS: Final = 5
FROM_EMPTY_PLOTS: Final = 6
FROM_WARDS: Final = 7
FROM_BOARD: Final = 8
FROM_PRESTIGE: Final = 9
FROM_FINALS: Final = 10
FROM_SETS: Final = 11
FROM_PERSONAL: Final = 12
FROM_POVERTY: Final = 13
FROM_COUNCIL: Final = 14


class Parts:
    """The values of one component set, looked up by number.  Never changed after it is made."""

    def __init__(self, checked: Any) -> None:
        data: Printed = checked  # its form has been checked, see printed.py
        self.rewards: Final = Rewards()
        self.read_town(data)
        self.read_projects(data)
        self.read_cards(data["resource_cards"])
        self.read_tiles(data)
        self.read_companies(data)
        self.printed: Final = data

    def read_town(self, data: Printed) -> None:
        """Plots by number, and the neighborhoods between them."""
        plots = sorted(data["plots"], key=lambda plot: plot["number"])
        self.ward: list[int] = [plot["ward"] - 1 for plot in plots]
        self.column: list[int] = [plot["column"] - 1 for plot in plots]
        self.row: list[int] = [plot["row"] - 1 for plot in plots]
        self.purple: list[bool] = [plot["purple"] for plot in plots]
        self.plot_reward: list[int] = [
            self.rewards.add(plot["reward"], FROM_PLOTS) for plot in plots
        ]
        hoods = sorted(data["neighborhood_spaces"], key=lambda hood: hood["order"])
        self.around: list[list[int]] = [[plot - 1 for plot in hood["plots"]] for hood in hoods]
        self.touching: list[list[int]] = [
            [hood for hood in range(len(hoods)) if plot in self.around[hood]]
            for plot in range(len(plots))
        ]
        places = [self.row[plot] * 100 + self.column[plot] for plot in range(len(plots))]
        self.beside: list[list[int]] = [
            [
                found_at(
                    places,
                    (self.row[plot] + ROW_STEP[way]) * 100 + self.column[plot] + COLUMN_STEP[way],
                )
                for way in range(len(DIRECTIONS))
            ]
            for plot in range(len(plots))
        ]

    def read_projects(self, data: Printed) -> None:
        """All projects, the final ones last."""
        entries: list[AnyProject] = [*data["projects"], *data["final_projects"]]
        self.is_move: list[bool] = [entry["kind"] == "move" for entry in entries]
        self.cost: list[list[int]] = [[entry["cost"][it] for it in TYPES] for entry in entries]
        self.symbol: list[int] = [
            SYMBOLS.index(entry["symbol"]) if "symbol" in entry else NO_SYMBOL for entry in entries
        ]
        self.project_reward: list[int] = [
            self.rewards.add(entry["reward"], FROM_PROJECTS) for entry in entries
        ]
        self.final_symbols: list[list[int]] = [
            [SYMBOLS.index(symbol) for symbol in entry["symbols"]]
            for entry in data["final_projects"]
        ]
        self.match_points: int = data["final_projects_info"]["points_per_match"]

    def read_cards(self, cards: list[PrintedCard]) -> None:
        """Resource cards; both sides, the red ones first."""
        sides = [card["red"] for card in cards] + [card["yellow"] for card in cards]
        self.squares: list[list[int]] = [
            [SQUARE_KINDS.index(square) for square in side["squares"]] for side in sides
        ]
        self.each_round: list[int] = [
            self.rewards.add(side["each_round"], FROM_CARDS) for side in sides
        ]
        self.once: list[int] = [self.rewards.add(side["once"], FROM_CARDS) for side in sides]
        self.letters: list[int] = [
            bits([LETTERS.index(letter) for letter in card["letters"]]) for card in cards
        ]

    def read_tiles(self, data: Printed) -> None:
        """Tiles of neighborhoods and empty plots, prestige buildings, tokens and members."""
        self.hood_reward: list[int] = [
            self.rewards.add(tile["reward"], FROM_HOODS) for tile in data["neighborhood_tiles"]
        ]
        self.empty_reward: list[int] = [
            self.rewards.add(tile["reward"], FROM_EMPTY_PLOTS) for tile in data["empty_plot_tiles"]
        ]
        buildings = data["prestige_buildings"]
        self.prestige_value: list[int] = [it["value"] for it in buildings]
        self.arrows: list[list[int]] = [
            [DIRECTIONS.index(arrow) for arrow in it["arrows"]] for it in buildings
        ]
        tokens = data["ward_control_tokens"]
        self.ward_first: list[int] = [it["first"] for it in tokens]
        self.ward_second: list[int] = [it["second"] for it in tokens]
        banners = data["expertise_banners"]
        self.banner_counts: list[int] = [
            banners["lumber"],
            banners["jackscrew"],
            banners["masonry"],
        ]
        members = data["council_members"]
        self.measure: list[int] = [MEASURES.index(it["counts"]) for it in members]
        self.member_rep: list[int] = [it["rep_each"] for it in members]
        self.member_ward: list[int] = [it.get("ward", 0) - 1 for it in members]

    def read_companies(self, data: Printed) -> None:
        """What depends on the number of players, and the boards."""
        counts = [str(seats) for seats in range(2, PLAYERS + 1)]
        players = [data["players"][it] for it in counts]
        tracks = [data["expertise"]["setup"][it] for it in counts]
        self.is_yellow: list[bool] = [it["card_side"] == "yellow" for it in players]
        self.first_tokens: list[list[int]] = [
            [it["start_lumber"], it["start_jackscrew"], it["start_masonry"]] for it in players
        ]
        self.qualify: list[int] = [it["council_qualify"] for it in players]
        self.double: list[int] = [it["council_double"] for it in players]
        self.start_column: list[int] = [it["start_column"] for it in tracks]
        self.permanent_columns: list[list[int]] = [list(it["permanent_columns"]) for it in tracks]
        self.last_column: int = data["expertise"]["last_column"]
        rewards = data["expertise"]["column_rewards"]
        self.column_reward: list[int] = [
            self.rewards.add(rewards.get(str(column), []), FROM_EXPERTISE)
            for column in range(self.last_column + 1)
        ]
        self.loss: list[int] = list(data["poverty_track"]["loss"])
        self.board_first: int = data["bidding_board"]["first"]
        self.board_second: int = data["bidding_board"]["second"]
        self.per_round: int = data["markers"]["per_round"]
        self.most_markers: int = data["markers"]["board_maximum"]
        self.supply: int = data["markers"]["per_player"]
        self.expansions: int = data["counts"]["company_expansion_tiles"]
        self.slots: int = data["company"]["card_slots"]
        personal = data["personal_projects"]
        self.section_cost: int = personal["section_cost"]
        self.section_rep: int = personal["section_reward"]
        self.all_sections_rep: int = personal["all_sections_reward"]


def found_at(places: list[int], place: int) -> int:
    """The plot at a place of the map, or -1."""
    return places.index(place) if place in places else -1


def turned(arrows: list[int], turn: int) -> list[int]:
    """The directions of arrows after so many quarter turns clockwise."""
    return [(arrow + turn * QUARTER) % len(DIRECTIONS) for arrow in arrows]
