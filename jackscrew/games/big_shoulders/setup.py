"""Setting the table, storing a position, and what must always hold."""

from typing import Any, Final

from jackscrew.core.state import CHANCE, NOBODY
from jackscrew.core.written import bits, named, names, number_of, numbers
from jackscrew.games.big_shoulders.components import (
    ASSETS,
    BUILDINGS,
    CHAIN,
    COLUMNS,
    COMMONS,
    COMPANIES,
    COMPANY_COUNT,
    DECADES,
    DEMAND_TILES,
    FACTORIES,
    FACTORY_COUNTS,
    FIRST_FACTORY,
    GOALS,
    INDUSTRIES,
    KINDS,
    PLACES,
    RESOURCES,
    Parts,
)
from jackscrew.games.big_shoulders.pending import sound_stack
from jackscrew.games.big_shoulders.state import (
    ACCOUNTS,
    BANK,
    COMPANY,
    DECADE,
    DEMAND_SPACES,
    FIRST,
    GAINED,
    IN_ACTION,
    IN_POOL,
    IN_SETUP,
    IN_STOCK,
    KEEP,
    NOT_PLACED,
    PHASES,
    POOL,
    POOLED,
    SOURCES,
    SPACE_NOUN,
    STOW,
    SWITCHES,
    TREASURY,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.action import BANK_POOL
from jackscrew.games.big_shoulders.steps.distribution import empty_octagons
from jackscrew.games.big_shoulders.steps.people import open_spaces, sales_spaces

SPACE_WORDS: Final = [*SPACE_NOUN.words, "bank_pool"]
ON_TRACK: Final = 1  # partners that never act: the turn-order marker [BS-SETUP-09]


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
        table=setup.table,
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


def sheet(s: Shoulders) -> list[list[int]]:
    """Net worth by source: cash, shares of each company, goals; each a list by seat."""
    found = [s.purse[: s.seats]]
    for company in range(COMPANY_COUNT):
        price = s.price(company) if s.value[company] != NOT_PLACED else 0
        found.append([s.shares(seat, company) * price for seat in range(s.seats)])
    found.append([s.parts.goal_reward * it.bit_count() for it in s.achieved])
    assert len(found) == len(SOURCES)
    return found


def sound(s: Shoulders) -> None:
    """What must hold in every position; AssertionError tells what does not."""
    assert sum(s.purse) == 0, "money is lost or made"
    assert min(s.purse[:BANK]) >= 0, "somebody is in debt"  # [BS-GEN-03]
    assert 0 <= s.jobs < len(s.parts.wages), "too many workers in the job market"
    sound_course(s)
    sound_stack(s)
    sound_cubes(s)
    sound_certificates(s)
    sound_charters(s)
    sound_partners(s)
    sound_buildings(s)
    sound_assets(s)
    sound_demand(s)
    assert sorted(s.line, key=lambda company: -s.appeal[company]) == s.line, "the line is mixed up"


def sound_course(s: Shoulders) -> None:
    """The decade, the order of the seats and what has been done so far can be."""
    assert 1 <= s.decade <= DECADES, "there is no such decade"
    for seat in (s.deal, s.last):
        assert -1 <= seat < s.seats, "there is no such seat"
    for order in (s.order, s.lined):
        is_set = sorted(order) == list(range(s.seats))
        assert is_set or order == [-1] * s.seats, "the turn order is mixed up"
    assert s.phase == IN_SETUP or min(s.deal, s.order[0]) >= 0, "nobody is first"
    assert s.phase != IN_ACTION or s.lined[0] >= 0, "nobody is first"
    assert 0 <= s.ran <= max(FACTORY_COUNTS), "too many factories have run"
    assert min(s.revenue, s.delivered) >= 0, "revenue is owed"
    for doubt in s.doubts:
        assert 0 <= doubt < s.seats * len(BUILDINGS) ** 2, "there is no such doubt"


def sound_cubes(s: Shoulders) -> None:
    """Each cube is in the bag, on the board or in a store."""
    everywhere = s.bag + s.haymarket + s.chain + s.store
    assert min(everywhere) >= 0, "cubes are owed"
    for kind in range(KINDS):
        assert sum(everywhere[kind::KINDS]) == s.parts.total_cubes[kind], "cubes are lost or made"


def sound_certificates(s: Shoulders) -> None:
    """[BS-GEN-06] Each certificate is in one place; nobody holds too much."""
    assert min(s.commons) >= 0, "certificates are owed"
    for company in range(COMPANY_COUNT):
        assert sum(s.commons[company::COMPANY_COUNT]) == COMMONS, "certificates are lost or made"
        place = s.preferred[company]
        assert POOL <= place < s.seats, "the Preferred is nowhere"
        in_play = company in s.line
        assert in_play == (s.value[company] != NOT_PLACED), "a company is half in play"
        assert in_play == (0 <= s.director[company] < s.seats), "a company has no director"
        assert in_play or (place == COMPANY and s.unsold(company) == 7), "shares of no company"
        assert not in_play or place != s.director[company], "a director has the Preferred"
        for seat in range(s.seats):
            most = s.parts.most_shares
            assert s.shares(seat, company) <= most, "somebody has too many shares"


def sound_charters(s: Shoulders) -> None:
    """[BS-GEN-07] People, tokens and goods fit their charters."""
    for factory in range(len(FACTORIES)):
        assert s.workers[factory] >= 0, "workers are owed"
        assert s.automated[factory] >= 0, "tokens are owed"
        assert open_spaces(s, factory) >= 0, "a factory is overcrowded"
    for company in range(COMPANY_COUNT):
        assert s.goods[company] >= 0, "goods are owed"
        assert 0 <= s.salespeople[company] <= sales_spaces(s, company), "too many salespeople"
        assert 0 <= s.appeal[company] <= s.parts.top, "a company is off the appeal track"
    assert 0 <= sum(s.tokens) <= s.parts.bonus_tokens, "too many bonus goods tokens"


def sound_partners(s: Shoulders) -> None:
    """[BS-SETUP-09] Each seat has six partners."""
    for seat in range(s.seats):
        acting = s.ready[seat] + sum([1 for partner in s.placed if partner % 4 == seat])
        waiting = (s.on_appeal >> seat & 1) + (1 if s.charter[seat] != GAINED else 0)
        waiting += 1 if is_third_waiting(s) else 0
        assert s.ready[seat] >= 0, "a partner is owed"
        charter = s.charter[seat]
        assert charter in (GAINED, IN_POOL) or charter in s.line, "a partner waits nowhere"
        assert acting + waiting + ON_TRACK == 6, "partners are lost or made"


def is_third_waiting(s: Shoulders) -> bool:
    """Do the partners of the third building space still wait there? [BS-BUILD-05]"""
    return s.built[2] < 0


def sound_buildings(s: Shoulders) -> None:
    """Each building of the game is in one place."""
    places = [s.unseen, *s.hand, *s.drafted, *s.removed]
    places += [1 << it for it in s.played + s.tossed + s.built if it >= 0]
    total = 0
    for place in places:
        assert not total & place, "a building is in two places"
        total |= place
    assert total == in_play(s.parts.building_players, s.seats), "buildings are lost or made"


def sound_assets(s: Shoulders) -> None:
    """No asset is in two places; one being bought lies beside its charter."""
    held = [it for it in s.row + s.asset if it >= 0]
    held += [frame.b for frame in s.stack if frame.step in (STOW, KEEP)]
    assert len(held) == len(set(held)), "an asset is in two places"
    assert not s.deck & bits(held), "an asset is in the deck and in play"
    owned = bits([asset for asset in s.asset if asset >= 0])
    assert not s.exhausted & ~owned, "an asset is exhausted that nobody owns"
    for company in range(COMPANY_COUNT):
        assert s.asset[company] < 0 or s.parts.slots[company], "an asset has no slot"


def sound_demand(s: Shoulders) -> None:
    """No demand tile is in two places or overfull."""
    lying = [tile for tile in s.demand if tile >= 0]
    assert len(lying) == len(set(lying)), "a demand tile is in two places"
    assert not s.stock & bits(lying), "a demand tile is on the stack and on the board"
    for row in range(len(INDUSTRIES)):
        for column in range(len(COLUMNS)):
            space = row * len(COLUMNS) + column
            assert empty_octagons(s, space) >= 0, "a demand space is overfull"
            assert s.filled[space] >= 0, "goods are owed"
