"""What each seat may know of a position."""

from jackscrew.core.chance import Dice
from jackscrew.core.grid import squares_of
from jackscrew.core.view import Moment, Question
from jackscrew.core.written import named, names
from jackscrew.games.big_shoulders.components import (
    ASSETS,
    BONUSES,
    BUILDINGS,
    CHAIN,
    COLUMNS,
    COMPANIES,
    COMPANY_COUNT,
    DECADES,
    DEMAND_TILES,
    FACTORIES,
    FIRST_FACTORY,
    GOALS,
    INDUSTRIES,
    KINDS,
    LEFT,
    MEASURES,
    NO_BONUS,
    RIGHT,
    SPACES,
)
from jackscrew.games.big_shoulders.scoring import achievers, measure, sheet, winners
from jackscrew.games.big_shoulders.setup import SPACE_WORDS, counts
from jackscrew.games.big_shoulders.state import (
    DEMAND_SPACES,
    DISTRIBUTE,
    GAINED,
    IN_OPERATING,
    LAST,
    NOT_PLACED,
    PHASES,
    POOL,
    POOLED,
    PRODUCE,
    SELL,
    SOURCES,
    SWITCHES,
    TREASURY,
    UNSOLD,
    WIND_UP,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.action import is_open
from jackscrew.games.big_shoulders.steps.distribution import empty_octagons, is_closed
from jackscrew.games.big_shoulders.steps.doubts import BUILDING_COUNT
from jackscrew.games.big_shoulders.steps.operating import cost_of_missing, next_factory
from jackscrew.games.big_shoulders.steps.people import goods_price, wage
from jackscrew.games.big_shoulders.steps.stock import pending_of
from jackscrew.games.big_shoulders.view import (
    BuildingView,
    ChainView,
    CompanyView,
    DecksView,
    DemandView,
    FactoryView,
    GoalView,
    OperatingView,
    PlayerView,
    SaleView,
    ShouldersView,
    SpaceView,
)


def observe(s: Shoulders, seat: int, moment: Moment) -> ShouldersView:
    """All that this seat, or -1 a spectator, may know.

    Hands, and buildings played face down or removed, are their owner's; the order of decks and
    bag is in no state.  All else is open, cash too.
    """
    view = observe_public(s, moment)
    return view if seat < 0 else reveal(s, seat, view, moment["question"])


def reveal(
    s: Shoulders, seat: int, view: ShouldersView, question: Question | None
) -> ShouldersView:
    """What a seat knows, from a spectator's view: its own hidden buildings."""
    players = view["players"].copy()
    players[seat] = {
        **players[seat],
        "hand": names(BUILDINGS, s.hand[seat]),
        "drafted": names(BUILDINGS, s.drafted[seat]),
        "played": named(BUILDINGS, s.played[seat]),
        "tossed": named(BUILDINGS, s.tossed[seat]),
        "removed": names(BUILDINGS, s.removed[seat]),
    }
    decks = deck_view(s, seat)
    return {**view, "seat": seat, "question": question, "decks": decks, "players": players}


def observe_public(s: Shoulders, moment: Moment) -> ShouldersView:
    """All that a spectator may know."""
    worth = sheet(s)
    return {
        "seats": s.seats,
        "seat": -1,
        "options": {SWITCHES[i]: s.switches[i] for i in range(len(SWITCHES))},
        "decade": s.decade,
        "year": s.parts.years[s.decade - 1],
        "years": s.parts.years.copy(),
        "phase": PHASES[s.phase],
        "priority": s.deal if s.deal >= 0 else None,
        "order": s.order.copy() if s.order[0] >= 0 else [],
        "limit": s.parts.limit[s.seats],
        "values": s.parts.values.copy(),
        "par": s.parts.par.copy(),
        "triple_from": s.parts.triple_from,
        "bonuses": [BONUSES[it] if it != NO_BONUS else None for it in s.parts.bonuses],
        "line": [COMPANIES[company] for company in s.line],
        "companies": [company_view(s, company) for company in range(COMPANY_COUNT)],
        "demand": [demand_view(s, space) for space in range(len(s.demand))],
        "demand_left": s.stock.bit_count(),
        "demand_unseen": names(DEMAND_TILES, s.stock),
        "chain": [chain_view(s, space) for space in range(len(CHAIN))],
        "drawn": s.parts.drawn[s.decade - 1],
        "haymarket": counts(s.haymarket),
        "bag": counts(s.bag),
        "jobs": {"workers": s.jobs, "wage": wage(s), "wages": s.parts.wages.copy()},
        "row": [
            {"price": s.parts.row_prices[i], "asset": named(ASSETS, s.row[i])}
            for i in range(len(s.row))
        ],
        "asset_deck": names(ASSETS, s.deck),
        "spaces": [space_view(s, space) for space in range(len(SPACES))],
        "pooled_partners": partners_on(s, len(SPACE_WORDS) - 1),
        "cards": s.parts.cards,  # shared: never changed
        "forfeit": s.parts.forfeit,
        "pool_income": s.parts.pool_income,
        "trade_in": s.parts.trade_in,
        "goals": [goal_view(s, goal) for goal in squares_of(s.goals)],
        "operating": operating_view(s),
        "sale": sale_view(s),
        "decks": deck_view(s, -1),
        "players": [player_view(s, player, worth) for player in range(s.seats)],
        "sources": SOURCES,
        "over": not s.stack,
        "winners": winners(s) if not s.stack else [],
        **moment,
    }


def holder(s: Shoulders, place: int) -> int | str:
    """Where a Preferred Certificate lies: a seat, "bank" or "company"."""
    return place if place >= 0 else "bank" if place == POOL else "company"


def company_view(s: Shoulders, company: int) -> CompanyView:
    """A company: printed values, and what it has if it is in play."""
    started = s.value[company] != NOT_PLACED
    waiting = s.charter.index(company) if company in s.charter else None
    asset = s.asset[company]
    return {
        "company": COMPANIES[company],
        "industry": INDUSTRIES[s.parts.industry[company]],
        "started": started,
        "director": s.director[company] if started else None,
        "value": s.price(company) if started else None,
        "appeal": s.appeal[company] if started else s.parts.first_appeal[company],
        "rank": s.line.index(company) + 1 if started else None,
        "operated": s.operated >> company & 1 == 1 and s.phase == IN_OPERATING,
        "treasury": s.purse[TREASURY + company],
        "prices": s.parts.prices[company].copy(),
        "price": goods_price(s, company),
        "salespeople": s.salespeople[company],
        "store": counts(s.store, company * KINDS),
        "goods": s.goods[company],
        "tokens": s.tokens[company],
        "slots": s.parts.slots[company],
        "asset": named(ASSETS, asset),
        "exhausted": asset >= 0 and s.exhausted >> asset & 1 == 1,
        "partner": waiting,
        "factories": [
            factory_view(s, company, factory)
            for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1])
        ],
        "preferred": holder(s, s.preferred[company]),
        "commons": [s.commons[it * COMPANY_COUNT + company] for it in range(s.seats)],
        "unsold_commons": s.commons[UNSOLD * COMPANY_COUNT + company],
        "pooled_commons": s.commons[POOLED * COMPANY_COUNT + company],
        "unsold": s.unsold(company),
        "pooled": s.pooled(company),
    }


def factory_view(s: Shoulders, company: int, factory: int) -> FactoryView:
    """A factory: what it needs, makes and holds."""
    parts = s.parts
    current = operating_company(s) == company
    return {
        "factory": FACTORIES[factory],
        "spaces": parts.spaces[factory],
        "workers": s.workers[factory],
        "automated": s.automated[factory],
        "manager": s.managers >> factory & 1 == 1,
        "needs": counts(parts.needs[factory]),
        "makes": parts.makes[factory],
        "extra": parts.extra[factory],
        "bonus": {
            "resources": parts.manager_cubes[factory],
            "appeal": parts.manager_appeal[factory],
            "goods": parts.manager_goods[factory],
        },
        "ran": current and factory < FIRST_FACTORY[company] + s.ran,
        "next": current and factory == next_factory(s, company),
        "missing_cost": cost_of_missing(s, company, factory) if current else None,
    }


def operating_company(s: Shoulders) -> int:
    """The company whose operating turn it is, or -1."""
    for frame in s.stack:
        if frame.step in (PRODUCE, DISTRIBUTE, LAST, WIND_UP):
            return frame.a
    return -1


def operating_view(s: Shoulders) -> OperatingView | None:
    """The operating turn so far."""
    company = operating_company(s)
    if company < 0:
        return None
    selling = [frame for frame in s.stack if frame.step == DISTRIBUTE]
    return {
        "company": COMPANIES[company],
        "ran": s.ran,
        "revenue": s.revenue,
        "delivered": s.delivered,
        "selling": bool(selling),
    }


def demand_view(s: Shoulders, space: int) -> DemandView:
    """A demand space with its tile, or what is printed there [BS-DEM-03]."""
    tile, column = s.demand[space], space % len(COLUMNS)
    octagons = s.parts.capacity[tile] if tile >= 0 else empty_octagons(s, space) + s.filled[space]
    return {
        "space": DEMAND_SPACES[space],
        "row": INDUSTRIES[space // len(COLUMNS)],
        "column": COLUMNS[column],
        "tile": named(DEMAND_TILES, tile),
        "octagons": octagons,
        "goods": s.filled[space],
        "bonus": s.parts.fill_bonus[column],
        "red_x": is_closed(s, space) or (octagons == 0 and (tile >= 0 or column == RIGHT)),
        "half_price": tile < 0 and column == LEFT,
    }


def chain_view(s: Shoulders, space: int) -> ChainView:
    """A space of the supply chain."""
    return {
        "space": CHAIN[space],
        "price": s.parts.chain_prices[space],
        "cubes": counts(s.chain, space * KINDS),
    }


def partners_on(s: Shoulders, space: int) -> list[int]:
    """Whose partners stand on a space, in the order they came."""
    return [partner % 4 for partner in s.placed if partner // 4 == space]


def space_view(s: Shoulders, space: int) -> SpaceView:
    """A general action space."""
    return {
        "space": SPACES[space],
        "amount": s.parts.amount[space],
        "unlimited": s.parts.unlimited[space],
        "from_decade": s.parts.from_decade[space],
        "open": is_open(s, space),
        "partners": partners_on(s, space),
    }


def goal_view(s: Shoulders, goal: int) -> GoalView:
    """A goal and how the seats stand [BS-GOAL-02]."""
    return {
        "goal": GOALS[goal],
        "measure": MEASURES[goal],
        "reward": s.parts.goal_reward,
        "counts": [measure(s, seat, goal) for seat in range(s.seats)],
        "leaders": achievers(s, goal),
    }


def sale_view(s: Shoulders) -> list[SaleView]:
    """The certificates of a sale that is not settled yet."""
    frames = [frame for frame in s.stack if frame.step == SELL]
    if not frames:
        return []
    return [
        {
            "company": COMPANIES[company],
            "commons": pending_of(frames[-1].a, company) & 7,
            "preferred": pending_of(frames[-1].a, company) >> 3 & 1,
            "director": pending_of(frames[-1].a, company) >> 4,
        }
        for company in range(COMPANY_COUNT)
        if pending_of(frames[-1].a, company)
    ]


def held_by(s: Shoulders, player: int) -> int:
    """All hidden buildings of a seat: in hand, chosen and removed."""
    found = s.hand[player] | s.drafted[player] | s.removed[player]
    for building in (s.played[player], s.tossed[player]):
        if building >= 0:
            found |= 1 << building
    return found


def out_of_sight(s: Shoulders, seat: int) -> int:
    """The buildings a seat does not see: in decks, and others' hidden ones."""
    found = s.unseen
    for player in range(s.seats):
        if player != seat:
            found |= held_by(s, player)
    return found


def deck_view(s: Shoulders, seat: int) -> DecksView:
    """How many buildings of each era are still to be dealt, and which a seat has not seen."""
    return {
        "left": [(s.unseen & s.parts.era_bits[era]).bit_count() for era in range(1, 4)],
        "out_of_sight": names(BUILDINGS, out_of_sight(s, seat)),
    }


def player_view(s: Shoulders, player: int, worth: list[list[int]]) -> PlayerView:
    """A seat's money, shares, partners and buildings; the hidden ones are its own: see `reveal`."""
    charter = s.charter[player]
    return {
        "seat": player,
        "cash": s.purse[player],
        "worth": s.worth(player),
        "sheet": {SOURCES[i]: worth[i][player] for i in range(len(SOURCES))},
        "shares": {COMPANIES[it]: s.shares(player, it) for it in sorted(s.line)},
        "certificates": s.certificates(player),
        "sold": names(COMPANIES, s.sold[player]),
        "directs": [COMPANIES[company] for company in s.directs(player)],
        "ready": s.ready[player],
        "placed": [SPACE_WORDS[it // 4] for it in s.placed if it % 4 == player],
        "appeal_partner": s.on_appeal >> player & 1 == 1,
        "third_partner": s.is_third_waiting(),
        "charter_partner": charter_place(charter),
        "hand": None,
        "hand_size": s.hand[player].bit_count(),
        "drafted": None,
        "drafted_size": s.drafted[player].bit_count(),
        "chosen": s.played[player] >= 0,
        "played": None,
        "tossed": None,
        "removed": None,
        "removed_size": s.removed[player].bit_count(),
        "buildings": [building_view(s, player, decade) for decade in range(DECADES)],
        "achieved": names(GOALS, s.achieved[player]),
    }


def charter_place(charter: int) -> str | None:
    """Where the partner of the starting company waits: on a charter, in the bank pool."""
    if charter == GAINED:
        return None
    return COMPANIES[charter] if charter >= 0 else "bank"


def building_view(s: Shoulders, player: int, decade: int) -> BuildingView | None:
    """A building on the board and who has used it in this decade."""
    building = s.built[player * DECADES + decade]
    if building < 0:
        return None
    partners = partners_on(s, len(SPACES) + building)
    return {"building": BUILDINGS[building], "partner": partners[0] if partners else None}


def resample(s: Shoulders, seat: int, dice: Dice) -> Shoulders:
    """A state this seat cannot tell from the true one.

    What others have chosen face down is chosen again, what is in doubt is drawn by lot, and
    buildings the seat has never seen change places with others of their era.
    """
    other = s.clone()
    choose_again(other, seat, dice)
    rename(other, seat, drawn_doubts(other, seat, dice))
    rename(other, seat, shuffled(other, seat, dice))
    other.doubts.clear()  # those of others speak of the true buildings
    return other


def drawn_doubts(s: Shoulders, seat: int, dice: Dice) -> list[int]:
    """A new name for each building, as the seat's doubts allow."""
    new = list(range(BUILDING_COUNT))
    for doubt in reversed(s.doubts):  # the latest first: each holds from its time on
        pair = doubt - seat * BUILDING_COUNT * BUILDING_COUNT
        if 0 <= pair < BUILDING_COUNT * BUILDING_COUNT and dice.below(2):
            one, other = divmod(pair, BUILDING_COUNT)
            i, j = new.index(one), new.index(other)
            new[i], new[j] = other, one
    return new


def choose_again(s: Shoulders, seat: int, dice: Dice) -> None:
    """Let the others who have chosen at the same time as this seat choose anything else."""
    for player in range(s.seats):
        if player == seat or s.played[player] < 0:
            continue
        held = [s.played[player], *squares_of(s.hand[player])]
        if s.tossed[player] >= 0:
            held.append(s.tossed[player])
        mix(held, dice)
        s.played[player] = held.pop()
        if s.tossed[player] >= 0:
            s.tossed[player] = held.pop()
        s.hand[player] = 0
        for building in held:
            s.hand[player] |= 1 << building


def mix(things: list[int], dice: Dice) -> None:
    """Bring things into any order."""
    for i in range(len(things) - 1, 0, -1):  # a shuffle by Fisher and Yates
        j = dice.below(i + 1)
        things[i], things[j] = things[j], things[i]


def shuffled(s: Shoulders, seat: int, dice: Dice) -> list[int]:
    """A new name for each building: those never seen change with others of their era."""
    hidden = out_of_sight(s, seat)
    if seat >= 0:
        hidden &= ~s.passed[seat]
    new = list(range(BUILDING_COUNT))
    for era in s.parts.era_bits:
        unseen = squares_of(hidden & era)
        mixed = unseen.copy()
        mix(mixed, dice)
        for i in range(len(unseen)):
            new[unseen[i]] = mixed[i]
    return new


def rename(s: Shoulders, seat: int, new: list[int]) -> None:
    """Give buildings other names in all places hidden from a seat."""
    s.unseen = renamed(s.unseen, new)
    for player in range(s.seats):
        if player == seat:
            continue
        s.hand[player] = renamed(s.hand[player], new)
        s.drafted[player] = renamed(s.drafted[player], new)
        s.removed[player] = renamed(s.removed[player], new)
        s.passed[player] = renamed(s.passed[player], new)
        if s.played[player] >= 0:
            s.played[player] = new[s.played[player]]
        if s.tossed[player] >= 0:
            s.tossed[player] = new[s.tossed[player]]


def renamed(buildings: int, new: list[int]) -> int:
    """A set of buildings with their new names."""
    found = 0
    for building in squares_of(buildings):
        found |= 1 << new[building]
    return found
