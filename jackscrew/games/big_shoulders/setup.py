"""Setting the table, and storing a position."""

from typing import Any, Final

from jackscrew.core.state import CHANCE, NOBODY
from jackscrew.core.written import bits, named, names, number_of, numbers
from jackscrew.games.big_shoulders.components import (
    ASSETS,
    BUILDINGS,
    CHAIN,
    COMMONS,
    COMPANIES,
    COMPANY_COUNT,
    DECADES,
    DEMAND_TILES,
    FACTORIES,
    FIRST_FACTORY,
    GOALS,
    KINDS,
    PLACES,
    RESOURCES,
    Parts,
)
from jackscrew.games.big_shoulders.state import (
    ACCOUNTS,
    BANK,
    COMPANY,
    DECADE,
    DEMAND_SPACES,
    FIRST,
    IN_POOL,
    IN_SETUP,
    IN_STOCK,
    NOT_PLACED,
    PHASES,
    POOLED,
    SPACE_NOUN,
    SWITCHES,
    TREASURY,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.action import BANK_POOL

SPACE_WORDS: Final = [*SPACE_NOUN.words, "bank_pool"]


def new_state(setup: Any) -> Shoulders:
    """The table before anything is drawn [BS-SETUP-01]."""
    state = bare_state(setup)
    state.push(DECADE, NOBODY, IN_STOCK)
    state.push(FIRST, CHANCE)
    return state


def in_play(least: list[int], seats: int) -> int:
    """The tiles used with so many seats, as bits [BS-SETUP-02, BS-SETUP-06]."""
    return bits([i for i in range(len(least)) if least[i] <= seats])


def bare_state(setup: Any) -> Shoulders:
    """The table with nothing pending."""
    parts: Parts = setup.parts
    seats: int = setup.seats
    return Shoulders(
        steps=setup.steps,
        stack=[],
        rules=setup.rules,
        parts=parts,
        switches=[bool(setup.options[switch]) for switch in SWITCHES],
        seats=seats,
        decade=1,
        phase=IN_SETUP,
        deal=-1,
        last=-1,
        order=[-1] * seats,
        lined=[-1] * seats,
        purse=[0] * ACCOUNTS,
        ready=[parts.first_partners] * seats,
        placed=[],
        used=0,
        on_appeal=(1 << seats) - 1,
        charter=[IN_POOL] * seats,
        director=[-1] * COMPANY_COUNT,
        preferred=[COMPANY] * COMPANY_COUNT,
        commons=[0] * (PLACES * COMPANY_COUNT) + [COMMONS] * COMPANY_COUNT + [0] * COMPANY_COUNT,
        sold=[0] * seats,
        value=[NOT_PLACED] * COMPANY_COUNT,
        appeal=[0] * COMPANY_COUNT,
        line=[],
        operated=0,
        store=[0] * (COMPANY_COUNT * KINDS),
        goods=[0] * COMPANY_COUNT,
        workers=[0] * len(FACTORIES),
        automated=[0] * len(FACTORIES),
        managers=0,
        salespeople=[0] * COMPANY_COUNT,
        tokens=[0] * COMPANY_COUNT,
        asset=[-1] * COMPANY_COUNT,
        exhausted=0,
        row=[parts.first_asset, -1, -1, -1, -1],
        deck=parts.starting & ~(1 << parts.first_asset),
        demand=[-1] * len(DEMAND_SPACES),
        filled=[0] * len(DEMAND_SPACES),
        stock=in_play(parts.demand_players, seats),
        chain=[0] * (len(CHAIN) * KINDS),
        haymarket=parts.haymarket.copy(),
        bag=[parts.total_cubes[i] - parts.haymarket[i] for i in range(KINDS)],
        jobs=parts.first_workers,
        unseen=in_play(parts.building_players, seats),
        hand=[0] * seats,
        drafted=[0] * seats,
        played=[-1] * seats,
        tossed=[-1] * seats,
        removed=[0] * seats,
        built=[-1] * (seats * DECADES),
        passed=[0] * seats,
        doubts=[],
        goals=0,
        achieved=[0] * seats,
        ran=0,
        revenue=0,
        delivered=0,
    )


def counts(cubes: list[int], first: int = 0) -> dict[str, int]:
    """Cubes by name."""
    return {RESOURCES[i]: cubes[first + i] for i in range(KINDS)}


def put_counts(cubes: list[int], first: int, data: dict[str, Any]) -> None:
    """Cubes from their names."""
    for i in range(KINDS):
        cubes[first + i] = data[RESOURCES[i]]


def dump_state(s: Shoulders) -> dict[str, Any]:
    """The position by name; what follows from it is left out."""
    return {
        "decade": s.decade,
        "phase": PHASES[s.phase],
        "priority": s.deal,
        "last": s.last,
        "order": s.order.copy(),
        "lined": s.lined.copy(),
        "placed": [[SPACE_WORDS[it // 4], it % 4] for it in s.placed],
        "operated": names(COMPANIES, s.operated),
        "line": [COMPANIES[company] for company in s.line],
        "row": [named(ASSETS, asset) for asset in s.row],
        "asset_deck": names(ASSETS, s.deck),
        "demand": [
            {"tile": named(DEMAND_TILES, s.demand[i]), "goods": s.filled[i]}
            for i in range(len(s.demand))
        ],
        "demand_stack": names(DEMAND_TILES, s.stock),
        "chain": [counts(s.chain, space * KINDS) for space in range(len(CHAIN))],
        "haymarket": counts(s.haymarket),
        "bag": counts(s.bag),
        "jobs": s.jobs,
        "building_decks": names(BUILDINGS, s.unseen),
        "doubts": s.doubts.copy(),
        "goals": names(GOALS, s.goals),
        "turn": {"ran": s.ran, "revenue": s.revenue, "delivered": s.delivered},
        "companies": {COMPANIES[i]: dump_company(s, i) for i in sorted(s.line)},
        "players": [dump_player(s, seat) for seat in range(s.seats)],
    }


def dump_company(s: Shoulders, company: int) -> dict[str, Any]:
    """A company's charter by name."""
    first, end = FIRST_FACTORY[company], FIRST_FACTORY[company + 1]
    asset = s.asset[company]
    return {
        "director": s.director[company],
        "value": s.price(company),
        "appeal": s.appeal[company],
        "treasury": s.purse[TREASURY + company],
        "store": counts(s.store, company * KINDS),
        "goods": s.goods[company],
        "workers": s.workers[first:end],
        "automated": s.automated[first:end],
        "managers": [s.managers >> factory & 1 for factory in range(first, end)],
        "salespeople": s.salespeople[company],
        "tokens": s.tokens[company],
        "asset": named(ASSETS, asset),
        "exhausted": asset >= 0 and s.exhausted >> asset & 1 == 1,
        "preferred": s.preferred[company],
        "commons": [s.commons[place * COMPANY_COUNT + company] for place in range(POOLED + 1)],
    }


def dump_player(s: Shoulders, seat: int) -> dict[str, Any]:
    """A seat's things by name."""
    charter = s.charter[seat]
    return {
        "cash": s.purse[seat],
        "ready": s.ready[seat],
        "appeal_partner": s.on_appeal >> seat & 1 == 1,
        "charter_partner": COMPANIES[charter] if charter >= 0 else charter,
        "sold": names(COMPANIES, s.sold[seat]),
        "hand": names(BUILDINGS, s.hand[seat]),
        "drafted": names(BUILDINGS, s.drafted[seat]),
        "played": named(BUILDINGS, s.played[seat]),
        "tossed": named(BUILDINGS, s.tossed[seat]),
        "removed": names(BUILDINGS, s.removed[seat]),
        "passed": names(BUILDINGS, s.passed[seat]),
        "built": [named(BUILDINGS, s.built[seat * DECADES + i]) for i in range(DECADES)],
        "achieved": names(GOALS, s.achieved[seat]),
    }


def load_state(setup: Any, data: dict[str, Any]) -> Shoulders:
    """The position `dump_state` wrote, without its stack."""
    s = bare_state(setup)
    s.decade, s.phase = data["decade"], PHASES.index(data["phase"])
    s.deal, s.last, s.jobs = data["priority"], data["last"], data["jobs"]
    for seat in range(s.seats):
        s.order[seat], s.lined[seat] = data["order"][seat], data["lined"][seat]
        load_player(s, seat, data["players"][seat])
    for space, partner in data["placed"]:
        assert partner in range(s.seats), "there is no such seat"
        s.placed.append(SPACE_WORDS.index(space) * 4 + int(partner))
        s.used |= 1 << SPACE_WORDS.index(space) & (1 << BANK_POOL) - 1
    for name in data["line"]:
        s.line.append(COMPANIES.index(name))
        load_company(s, COMPANIES.index(name), data["companies"][name])
    s.operated = numbers(COMPANIES, data["operated"])
    load_board(s, data)
    turn = data["turn"]
    s.ran, s.revenue, s.delivered = turn["ran"], turn["revenue"], turn["delivered"]
    s.doubts.extend(data["doubts"])
    s.goals = numbers(GOALS, data["goals"])
    s.purse[BANK] = -sum(s.purse[:BANK])
    return s


def load_board(s: Shoulders, data: dict[str, Any]) -> None:
    """What lies on the board."""
    for i in range(len(s.row)):
        s.row[i] = number_of(ASSETS, data["row"][i])
    s.deck = numbers(ASSETS, data["asset_deck"])
    for i in range(len(s.demand)):
        s.demand[i] = number_of(DEMAND_TILES, data["demand"][i]["tile"])
        s.filled[i] = data["demand"][i]["goods"]
    s.stock = numbers(DEMAND_TILES, data["demand_stack"])
    for space in range(len(CHAIN)):
        put_counts(s.chain, space * KINDS, data["chain"][space])
    put_counts(s.haymarket, 0, data["haymarket"])
    put_counts(s.bag, 0, data["bag"])
    s.unseen = numbers(BUILDINGS, data["building_decks"])


def load_company(s: Shoulders, company: int, data: dict[str, Any]) -> None:
    """Put a company into play."""
    first = FIRST_FACTORY[company]
    s.director[company] = data["director"]
    s.value[company] = s.parts.values.index(data["value"])
    s.appeal[company] = data["appeal"]
    s.purse[TREASURY + company] = data["treasury"]
    put_counts(s.store, company * KINDS, data["store"])
    s.goods[company] = data["goods"]
    for i in range(FIRST_FACTORY[company + 1] - first):
        s.workers[first + i] = data["workers"][i]
        s.automated[first + i] = data["automated"][i]
        s.managers |= (1 if data["managers"][i] else 0) << first + i
    s.salespeople[company], s.tokens[company] = data["salespeople"], data["tokens"]
    s.asset[company] = number_of(ASSETS, data["asset"])
    if data["exhausted"]:
        s.exhausted |= 1 << s.asset[company]
    s.preferred[company] = data["preferred"]
    for place in range(POOLED + 1):
        s.commons[place * COMPANY_COUNT + company] = data["commons"][place]


def load_player(s: Shoulders, seat: int, data: dict[str, Any]) -> None:
    """Give a seat its things."""
    s.purse[seat], s.ready[seat] = data["cash"], data["ready"]
    if not data["appeal_partner"]:
        s.on_appeal &= ~(1 << seat)
    charter = data["charter_partner"]
    s.charter[seat] = COMPANIES.index(charter) if isinstance(charter, str) else charter
    s.sold[seat] = numbers(COMPANIES, data["sold"])
    s.hand[seat] = numbers(BUILDINGS, data["hand"])
    s.drafted[seat] = numbers(BUILDINGS, data["drafted"])
    s.played[seat] = number_of(BUILDINGS, data["played"])
    s.tossed[seat] = number_of(BUILDINGS, data["tossed"])
    s.removed[seat] = numbers(BUILDINGS, data["removed"])
    s.passed[seat] = numbers(BUILDINGS, data["passed"])
    for i in range(DECADES):
        s.built[seat * DECADES + i] = number_of(BUILDINGS, data["built"][i])
    s.achieved[seat] = numbers(GOALS, data["achieved"])
