"""What a seat of City of the Big Shoulders is shown.

Companies, factories, tiles and spaces stand by name, cubes as counts by resource.  What is not
required names the rule that makes it so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict, TypeGuard

from jackscrew.core.view import View

Cubes = dict[str, int]


class ManagerBonus(TypedDict):
    """What a manager brings: cubes of any kind, steps in appeal, goods."""

    resources: int
    appeal: int
    goods: int


class FactoryView(TypedDict):
    """A factory: what it needs, makes and holds.

    Outside of its company's operating turn it neither `ran` nor is `next`, and `missing_cost` is
    None; within it -1 tells that there are too few cubes.
    """

    factory: str
    spaces: int
    workers: int
    automated: int
    manager: bool
    needs: Cubes
    makes: int
    extra: int
    bonus: ManagerBonus
    ran: bool
    next: bool
    missing_cost: int | None


class CompanyView(TypedDict):
    """A company; `director`, `value` and `rank` are None until it is started.

    `preferred` is the seat that holds the Preferred Certificate, or "bank" or "company".
    """

    company: str
    industry: str
    started: bool
    director: int | None
    value: int | None
    appeal: int
    rank: int | None
    operated: bool
    treasury: int
    prices: list[int]
    price: int
    salespeople: int
    store: Cubes
    goods: int
    tokens: int
    slots: int
    asset: str | None
    exhausted: bool
    partner: int | None
    factories: list[FactoryView]
    preferred: int | str
    commons: list[int]
    unsold_commons: int
    pooled_commons: int
    unsold: int
    pooled: int


class OperatingView(TypedDict):
    """The operating turn so far."""

    company: str
    ran: int
    revenue: int
    delivered: int
    selling: bool


class DemandView(TypedDict):
    """A demand space with its tile, or what is printed there."""

    space: str
    row: str
    column: str
    tile: str | None
    octagons: int
    goods: int
    bonus: int
    red_x: bool
    half_price: bool


class ChainView(TypedDict):
    """A space of the supply chain."""

    space: str
    price: int
    cubes: Cubes


class JobsView(TypedDict):
    """The job market: who waits there, and what the next one costs."""

    workers: int
    wage: int
    wages: list[int]


class OfferView(TypedDict):
    """A place of the row of capital assets for sale."""

    price: int
    asset: str | None


class SpaceView(TypedDict):
    """A general action space."""

    space: str
    amount: int
    unlimited: bool
    from_decade: int
    open: bool
    partners: list[int]


class Effects(TypedDict):
    """What a tile brings: each has a few of these; `resources` names the cubes."""

    appeal: NotRequired[int]  # [BS-BLD-05]
    salespeople: NotRequired[int]  # [BS-BLD-08]
    managers: NotRequired[int]  # [BS-BLD-08]
    workers: NotRequired[int]  # [BS-BLD-08]
    automations: NotRequired[int]  # [BS-BLD-09]
    goods: NotRequired[int]  # [BS-BLD-06]
    asset_discount: NotRequired[int]  # [BS-BLD-03]
    dividend: NotRequired[int]  # [BS-BLD-07]
    resources: NotRequired[list[str]]  # [BS-BLD-04]
    resources_like: NotRequired[int]  # [BS-BLD-04]
    resources_unlike: NotRequired[int]  # [BS-BLD-04]
    revenue: NotRequired[int]  # [BS-ASSET-05]
    stock_step: NotRequired[int]  # [BS-ASSET-05]
    protect_price: NotRequired[bool]  # [BS-ASSET-05]


class CardView(TypedDict):
    """What is printed on a building or on a capital asset."""

    pays: NotRequired[str]  # [BS-ACT-06] of a building
    amount: NotRequired[int]  # [BS-ACT-06]
    workers_added: NotRequired[int]  # [BS-BUILD-03]
    effect: NotRequired[Effects]  # [BS-BLD-02]
    use_cost: NotRequired[int]  # [BS-ASSET-04] of an asset
    immediate: NotRequired[Effects]  # [BS-ASSET-03]
    ability: NotRequired[Effects]  # [BS-ASSET-05]


class BuildingCard(TypedDict):
    """What is printed on a building: who pays its owner how much, and what it brings."""

    pays: str
    amount: int
    workers_added: int
    effect: Effects


class AssetCard(TypedDict):
    """What is printed on a capital asset: what it brings when it is bought, and when it is used."""

    use_cost: int
    immediate: Effects
    ability: Effects


class BuildingTile(BuildingCard):
    """A building as the components have it."""

    id: str


class AssetTile(AssetCard):
    """A capital asset as the components have it."""

    id: str


class GoalView(TypedDict):
    """A goal and how the seats stand."""

    goal: str
    measure: str
    reward: int
    counts: list[int]
    leaders: list[int]


class SaleView(TypedDict):
    """The certificates of a company in a sale that is not settled yet."""

    company: str
    commons: int
    preferred: int
    director: int


class DecksView(TypedDict):
    """How many buildings of each era are still to be dealt, and which a seat has not seen."""

    left: list[int]
    out_of_sight: list[str]


class BuildingView(TypedDict):
    """A building on the board, and whose partner stands there."""

    building: str
    partner: int | None


class PlayerView(TypedDict):
    """A seat; what it hides is None for all others, only how much of it there is they see."""

    seat: int
    cash: int
    worth: int
    sheet: dict[str, int]
    shares: dict[str, int]
    certificates: int
    sold: list[str]
    directs: list[str]
    ready: int
    placed: list[str]
    appeal_partner: bool
    third_partner: bool
    charter_partner: str | None
    hand: list[str] | None
    hand_size: int
    drafted: list[str] | None
    drafted_size: int
    chosen: bool
    played: str | None
    tossed: str | None
    removed: list[str] | None
    removed_size: int
    buildings: list[BuildingView | None]
    achieved: list[str]


class ShouldersView(View):
    """The whole table; `priority` is None and `order` empty during setup."""

    options: dict[str, bool]
    decade: int
    year: int
    years: list[int]
    phase: str
    priority: int | None
    order: list[int]
    limit: int
    values: list[int]
    par: list[int]
    triple_from: int
    bonuses: list[str | None]
    line: list[str]
    companies: list[CompanyView]
    demand: list[DemandView]
    demand_left: int
    demand_unseen: list[str]
    chain: list[ChainView]
    drawn: int
    haymarket: Cubes
    bag: Cubes
    jobs: JobsView
    row: list[OfferView]
    asset_deck: list[str]
    spaces: list[SpaceView]
    pooled_partners: list[int]
    cards: dict[str, CardView]
    forfeit: int
    pool_income: int
    trade_in: int
    goals: list[GoalView]
    operating: OperatingView | None
    sale: list[SaleView]
    decks: DecksView
    players: list[PlayerView]


def value_of(company: CompanyView) -> int:
    """The share value of a company that is started."""
    value = company["value"]
    assert value is not None, f"{company['company']} is not started"
    return value


def director_of(company: CompanyView) -> int:
    """The seat that directs a company that is started."""
    director = company["director"]
    assert director is not None, f"{company['company']} is not started"
    return director


def rank_of(company: CompanyView) -> int:
    """As which of all a company that is started operates, from 1."""
    rank = company["rank"]
    assert rank is not None, f"{company['company']} is not started"
    return rank


def missing_cost_of(factory: FactoryView) -> int:
    """What the cubes cost that a factory of the operating company lacks."""
    cost = factory["missing_cost"]
    assert cost is not None, f"{factory['factory']} is not of the operating company"
    return cost


def is_building(card: CardView) -> TypeGuard[BuildingCard]:
    """Is it a building?"""
    return "effect" in card


def is_asset(card: CardView) -> TypeGuard[AssetCard]:
    """Is it a capital asset?"""
    return "ability" in card


def building_card(cards: Mapping[str, CardView], building: str) -> BuildingCard:
    """What is printed on a building."""
    card = cards[building]
    assert is_building(card), f"{building} is no building"
    return card


def asset_card(cards: Mapping[str, CardView], asset: str) -> AssetCard:
    """What is printed on a capital asset."""
    card = cards[asset]
    assert is_asset(card), f"{asset} is no asset"
    return card


SHARES = {"director": 3, "preferred": 2, "common": 1}  # how many shares a certificate is


def shares_sold(sale: SaleView) -> int:
    """How many shares some certificates of a company are."""
    preferred, director = SHARES["preferred"], SHARES["director"]
    return sale["commons"] + preferred * sale["preferred"] + director * sale["director"]
