"""What is printed: companies, tiles and tracks, and the numbers on them."""

from typing import Any, Final

from jackscrew.core.written import bits
from jackscrew.games.big_shoulders.view import AssetTile, BuildingTile, CardView

DECADES: Final = 5
PLACES: Final = 4  # seats at most
RESOURCES: Final = ["livestock", "steel", "coal", "wood"]
KINDS: Final = len(RESOURCES)
CUBES: Final = 64  # more than there are of a type
INDUSTRIES: Final = ["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
COLUMNS: Final = ["left", "middle", "right"]
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
CHAIN: Final = ["x", "30", "20", "10"]  # the spaces of the supply chain
X: Final = 0
CHEAPEST: Final = 3

COMPANIES: Final = [
    "anglo",
    "brunswick",
    "cracker_jack",
    "doggett",
    "elgin",
    "fairbank",
    "henderson",
    "libby",
    "spalding",
    "swift",
]
COMPANY_COUNT: Final = len(COMPANIES)
FACTORY_COUNTS: Final = [2, 2, 2, 2, 2, 2, 3, 2, 2, 2]  # by company
FACTORIES: Final = [
    f"{COMPANIES[company]}-{number + 1}"
    for company in range(len(COMPANIES))
    for number in range(FACTORY_COUNTS[company])
]
FIRST_FACTORY: Final = [sum(FACTORY_COUNTS[:company]) for company in range(len(COMPANIES) + 1)]

SPACES: Final = [
    "hire_workers",
    "advertising",
    "hire_manager",
    "hire_salesperson",
    "capital_investment",
    "extra_dividends",
    "fundraising_40",
    "fundraising_60",
    "fundraising_80",
]
HIRE_WORKERS: Final = 0
ADVERTISING: Final = 1
HIRE_MANAGER: Final = 2
HIRE_SALESPERSON: Final = 3
CAPITAL_INVESTMENT: Final = 4
EXTRA_DIVIDENDS: Final = 5
FUNDRAISING: Final = 6  # the first of three
SPACE_COUNT: Final = len(SPACES)

BUILDINGS: Final = [f"B{number:02}" for number in range(1, 45)]
ASSETS: Final = [
    "brilliant_marketing",
    "cincinnati_steel",
    "michigan_lumber",
    "pennsylvania_coal",
    "union_stockyards",
    "abattoir",
    "backroom_deals",
    "brand_recognition",
    "catalog_empire",
    "color_catalog",
    "foundry",
    "mail_order_catalog",
    "popular_partners",
    "price_protection",
    "refrigeration",
    "workshop",
]
GOALS: Final = [f"G{number:02}" for number in range(1, 11)]
DEMAND_TILES: Final = [f"D{number:02}" for number in range(1, 25)]
MEASURES: Final = [
    "managers",
    "salespeople",
    "capital_assets",
    "workers",
    "automation_tokens",
    "appeal",
    "company_cash",
    "partners",
    "common_certificates",
    "preferred_certificates",
]

BONUSES: Final = [
    "worker",
    "salesperson",
    "automation",
    "partner",
    "bonus_good_token",
    "stock_step",
]
NO_BONUS: Final = -1
WORKER_BONUS: Final = 0
SALES_BONUS: Final = 1
AUTOMATION_BONUS: Final = 2
PARTNER_BONUS: Final = 3
GOOD_BONUS: Final = 4

DIRECTOR: Final = 0  # kinds of certificates [BS-GEN-05]
PREFERRED: Final = 1
COMMON: Final = 2
CERTIFICATES: Final = ["director", "preferred", "common"]
SHARES: Final = [3, 2, 1]
COMMONS: Final = 5


class Parts:
    """The values of one component set, looked up by number.  Never changed after it is made."""

    def __init__(self, data: dict[str, Any]) -> None:
        charters: list[dict[str, Any]] = data["companies"]["charter"]
        factories: list[dict[str, Any]] = [
            factory for charter in charters for factory in charter["factories"]
        ]
        self.industry: Final[list[int]] = [INDUSTRIES.index(it["industry"]) for it in charters]
        self.first_appeal: Final[list[int]] = [int(it["starting_appeal"]) for it in charters]
        self.prices: Final[list[list[int]]] = [list(it["goods_price"]) for it in charters]
        self.slots: Final[list[int]] = [int(it["asset_slots"]) for it in charters]
        self.spaces: Final[list[int]] = [int(it["workers"]) for it in factories]
        self.needs: Final[list[list[int]]] = [counted(it["resources"]) for it in factories]
        self.makes: Final[list[int]] = [int(it["goods"]) for it in factories]
        self.extra: Final[list[int]] = [sum(it["automation"]) for it in factories]
        self.manager_cubes: Final = numbers(factories, "manager", "resources")
        self.manager_appeal: Final = numbers(factories, "manager", "appeal")
        self.manager_goods: Final = numbers(factories, "manager", "goods")
        self.cards: Final = printed_cards(
            data["buildings"]["tiles"], data["capital_assets"]["tiles"]
        )
        self.read_buildings(data["buildings"]["tiles"])
        self.read_assets(data["capital_assets"])
        self.read_board(data)

    def read_buildings(self, tiles: list[dict[str, Any]]) -> None:
        """The players' buildings."""
        self.era: list[int] = [int(it["era"]) for it in tiles]
        self.era_bits = [bits(members(self.era, era)) for era in range(4)]
        self.building_players: list[int] = [int(it["min_players"]) for it in tiles]
        self.company_pays: list[bool] = [it["pays"] == "company_to_owner" for it in tiles]
        self.fee: list[int] = [int(it["amount"]) for it in tiles]
        self.brings: list[int] = [int(it["workers_added"]) for it in tiles]
        self.appeal = numbers(tiles, "effect", "appeal")
        self.salespeople = numbers(tiles, "effect", "salespeople")
        self.managers = numbers(tiles, "effect", "managers")
        self.workers = numbers(tiles, "effect", "workers")
        self.automations = numbers(tiles, "effect", "automations")
        self.goods = numbers(tiles, "effect", "goods")
        self.discount = numbers(tiles, "effect", "asset_discount")
        self.dividend = numbers(tiles, "effect", "dividend")
        self.like = numbers(tiles, "effect", "resources_like")
        self.unlike = numbers(tiles, "effect", "resources_unlike")
        self.cubes = [counted(it["effect"].get("resources", [])) for it in tiles]

    def read_assets(self, data: dict[str, Any]) -> None:
        """The capital assets."""
        tiles: list[dict[str, Any]] = data["tiles"]
        self.row_prices: list[int] = list(data["market_prices"])
        self.first_asset: int = ASSETS.index(data["first_80_tile"])
        self.starting: int = bits([i for i in range(len(tiles)) if tiles[i]["starting"]])
        self.use_cost: list[int] = [int(it["use_cost"]) for it in tiles]
        self.asset_automations = numbers(tiles, "immediate", "automations")
        self.asset_workers = numbers(tiles, "immediate", "workers")
        self.asset_bonus_appeal = numbers(tiles, "immediate", "appeal")
        self.asset_cubes = [counted(it["ability"].get("resources", [])) for it in tiles]
        self.asset_appeal = numbers(tiles, "ability", "appeal")
        self.asset_revenue = numbers(tiles, "ability", "revenue")
        self.asset_steps = numbers(tiles, "ability", "stock_step")
        self.asset_protects: list[bool] = [
            bool(it["ability"].get("protect_price", False)) for it in tiles
        ]

    def read_board(self, data: dict[str, Any]) -> None:
        """Tracks, prices and what lies on the board."""
        self.values: list[int] = list(data["stock_track"]["values"])
        self.par: list[int] = list(data["stock_track"]["par_values"])
        self.triple_from: int = data["stock_track"]["triple_jump_min_value"]
        self.top: int = data["appeal_track"]["max"]
        self.bonuses = bonus_spaces(data["appeal_track"], self.top)
        self.forfeit: int = data["appeal_track"]["forfeit_value"]
        self.bonus_tokens: int = data["general_supply"]["appeal_bonus_goods_tokens"]["total"]
        self.wages: list[int] = list(data["job_market"]["price_by_workers_present"])
        self.first_workers: int = data["job_market"]["initial_workers"]
        self.total_cubes: list[int] = [
            int(data["resources"]["total_cubes"][it]) for it in RESOURCES
        ]
        self.haymarket: list[int] = [
            int(data["resources"]["haymarket_start"][it]) for it in RESOURCES
        ]
        self.restock: int = data["resources"]["refill_restock_per_type"]
        self.trade_in: int = data["resources"]["trade_in"]
        self.chain_prices: list[int] = [int(it["price"]) for it in data["supply_chain"]["spaces"]]
        self.drawn: list[int] = list(data["decades"]["resources_drawn"])
        self.years: list[int] = list(data["decades"]["years"])
        self.dealt: list[int] = list(data["decades"]["buildings_dealt_per_player"])
        self.dealt_era: list[int] = list(data["decades"]["building_era_dealt"])
        self.read_demand(data)
        self.read_players(data)

    def read_demand(self, data: dict[str, Any]) -> None:
        """The demand board and its tiles."""
        board: dict[str, Any] = data["demand_board"]
        tiles: list[dict[str, Any]] = data["demand_tiles"]["tiles"]
        self.fill_bonus: list[int] = [int(board["bonus"][it]) for it in COLUMNS]
        self.printed_goods: int = board["printed_spaces"]["middle"]["goods"]
        self.pile: list[int] = [int(it["pile"]) for it in tiles]
        self.pile_bits = [bits(members(self.pile, pile)) for pile in range(5)]
        self.capacity: list[int] = [int(it["goods"]) for it in tiles]
        self.demand_players: list[int] = [int(it["min_players"]) for it in tiles]

    def read_players(self, data: dict[str, Any]) -> None:
        """What players begin with and may own, and what the general spaces cost or bring."""
        spaces: list[dict[str, Any]] = data["general_actions"]["spaces"]
        limits: dict[str, int] = data["players"]["certificate_limit"]
        self.cash: int = data["players"]["starting_cash"]
        self.limit: list[int] = [limits.get(str(seats), 0) for seats in range(PLACES + 1)]
        self.most_shares: int = data["players"]["max_shares_in_one_company"]
        self.pool_income: int = data["players"]["no_company_partner_income"]
        self.first_partners: int = data["partners"]["usable_at_start"]
        self.amount: list[int] = [
            it["amount"] if isinstance(it["amount"], int) else 0 for it in spaces
        ]
        self.unlimited: list[bool] = [bool(it["unlimited"]) for it in spaces]
        self.from_decade: list[int] = [int(it["from_decade"]) for it in spaces]
        self.goal_reward: int = data["goals"]["reward"]
        self.goals_drawn: int = data["goals"]["drawn"]


def printed_cards(buildings: list[BuildingTile], assets: list[AssetTile]) -> dict[str, CardView]:
    """What is printed on buildings and assets, by id."""
    cards: dict[str, CardView] = {}
    for building in buildings:
        cards[building["id"]] = {
            "pays": building["pays"],
            "amount": building["amount"],
            "workers_added": building["workers_added"],
            "effect": building["effect"],
        }
    for asset in assets:
        cards[asset["id"]] = {
            "use_cost": asset["use_cost"],
            "immediate": asset["immediate"],
            "ability": asset["ability"],
        }
    return cards


def counted(names: list[str]) -> list[int]:
    """Some cubes by type."""
    return [names.count(name) for name in RESOURCES]


def cubes_coded(counts: list[int]) -> int:
    """Some cubes by type as one number."""
    code = 0
    for kind in range(KINDS - 1, -1, -1):
        code = code * CUBES + counts[kind]
    return code


def cubes_counted(code: int) -> list[int]:
    """The cubes by type from that number."""
    return [code // CUBES**kind % CUBES for kind in range(KINDS)]


def numbers(entries: list[dict[str, Any]], table: str, key: str) -> list[int]:
    """A number of each entry's table, 0 where it has none."""
    return [int(entry[table].get(key, 0)) for entry in entries]


def members(entries: list[int], value: int) -> list[int]:
    """The numbers of the entries with a value."""
    return [i for i in range(len(entries)) if entries[i] == value]


def bonus_spaces(track: dict[str, Any], top: int) -> list[int]:
    """The bonus of each appeal space."""
    found = [NO_BONUS] * (top + 1)
    for entry in track["bonuses"]:
        found[int(entry["space"])] = BONUSES.index(entry["bonus"])
    return found


def company_of(factory: int) -> int:
    """The company a factory belongs to."""
    company = 0
    while FIRST_FACTORY[company + 1] <= factory:
        company += 1
    return company
