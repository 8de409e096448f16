"""A position of City of the Big Shoulders, and the numbers that name its steps and actions."""

from typing import Any, Final

from jackscrew.core.actions import ActionSpace, Noun
from jackscrew.core.state import NOBODY, OWN, POINTS, Frame, State, Step
from jackscrew.games.big_shoulders.components import (
    ASSETS,
    BONUSES,
    BUILDINGS,
    CHAIN,
    COLUMNS,
    COMPANIES,
    COMPANY_COUNT,
    DEMAND_TILES,
    DIRECTOR,
    FACTORIES,
    GOALS,
    INDUSTRIES,
    KINDS,
    PREFERRED,
    RESOURCES,
    SHARES,
    SPACES,
    Parts,
)

# steps, in the order of the list in steps/__init__.py
FIRST: Final = 0
REVEAL: Final = 1
GOAL: Final = 2
DEMAND: Final = 3
CUBE: Final = 4
DEAL: Final = 5
START: Final = 6
DECADE: Final = 7
STOCK: Final = 8
TRADE: Final = 9
SELL: Final = 10
PROTECT: Final = 11
BUY: Final = 12
BUILDING: Final = 13
DRAFT: Final = 14
PASS_ON: Final = 15
BUILD: Final = 16
SHOW: Final = 17
ROUND: Final = 18
TURN: Final = 19
AFTER: Final = 20
SLIDE: Final = 21
HIRE: Final = 22
WORKER: Final = 23
MANAGER: Final = 24
INVEST: Final = 25
STOW: Final = 26
KEEP: Final = 27
CUBES: Final = 28
AUTOMATE: Final = 29
RELOCATE: Final = 30
ADVANCE: Final = 31
BONUS: Final = 32
LEAD: Final = 33
OPERATING: Final = 34
PRODUCE: Final = 35
ISSUE: Final = 36
DISTRIBUTE: Final = 37
LAST: Final = 38
SUPPLY: Final = 39
DRAW: Final = 40
CLEANUP: Final = 41
REFILL: Final = 42
END: Final = 43
FINISH: Final = 44
WIND_UP: Final = 45

PHASES: Final = ["setup", "stock", "building", "action", "operating", "cleanup", "over"]
IN_SETUP: Final = 0
IN_STOCK: Final = 1
IN_BUILDING: Final = 2
IN_ACTION: Final = 3
IN_OPERATING: Final = 4
IN_CLEANUP: Final = 5
IS_OVER: Final = 6

# options
ADVANCED: Final = 0
WITH_GOALS: Final = 1
WITH_DRAFT: Final = 2
RIGHT_CLOSES: Final = 3
SWITCHES: Final = ["advanced", "goals", "draft", "right_closes"]

HALF: Final = len(INDUSTRIES) * len(COLUMNS)  # from here on: half-price sales, by row
DEMAND_SPACES: Final = [f"{row}-{column}" for row in INDUSTRIES for column in COLUMNS]
MOST_AT_ONCE: Final = 8  # goods sold with one choice

COMPANY_NOUN: Final = Noun(COMPANIES, [f"company-{company}" for company in COMPANIES])
PAR_NOUN: Final = Noun(["35", "40", "50", "60"], [f"par-{par}" for par in (35, 40, 50, 60)])
CERTIFICATE_NOUN: Final = Noun(["director", "preferred", "common"])
SHARE_NOUN: Final = Noun(["preferred", "common"])
SELLER_NOUN: Final = Noun(["company", "bank"])
HAND_NOUN: Final = Noun(BUILDINGS, [f"hand-{building}" for building in BUILDINGS])
REMOVE_NOUN: Final = Noun(BUILDINGS, [f"remove-{building}" for building in BUILDINGS])
SPACE_NOUN: Final = Noun(
    SPACES + BUILDINGS,
    [f"space-{space}" for space in SPACES] + [f"building-{building}" for building in BUILDINGS],
)
ASSET_NOUN: Final = Noun(ASSETS, [f"asset-{asset}" for asset in ASSETS])
STORES: Final = [f"{company}-{kind}" for company in COMPANIES for kind in RESOURCES]
STORE_NOUN: Final = Noun(STORES, [f"store-{store}" for store in STORES])
HAYMARKET_NOUN: Final = Noun(RESOURCES, [f"haymarket-{kind}" for kind in RESOURCES])
FACTORY_NOUN: Final = Noun(FACTORIES, [f"factory-{factory}" for factory in FACTORIES])
CHAIN_NOUN: Final = Noun(CHAIN[1:], [f"chain-{space}" for space in CHAIN[1:]])
KIND_NOUN: Final = Noun(RESOURCES)
MARKET_NOUN: Final = Noun(
    DEMAND_SPACES + [f"{row}-half" for row in INDUSTRIES],
    [f"demand-{space}" for space in DEMAND_SPACES] + [f"demand-{row}-half" for row in INDUSTRIES],
)
COUNT_NOUN: Final = Noun([str(count) for count in range(1, MOST_AT_ONCE + 1)])
SEAT_NOUN: Final = Noun(["0", "1", "2", "3"])
GOAL_NOUN: Final = Noun(GOALS)
DEMAND_NOUN: Final = Noun(DEMAND_TILES)
BUILDING_NOUN: Final = Noun(BUILDINGS)
CARD_NOUN: Final = Noun(ASSETS)
BONUS_NOUN: Final = Noun(BONUSES)

A: Final = ActionSpace()
A_START: Final = A.verb("start", COMPANY_NOUN, PAR_NOUN)
A_SELL: Final = A.verb("sell", CERTIFICATE_NOUN, COMPANY_NOUN)
A_SETTLE: Final = A.verb("settle")
A_BUY: Final = A.verb("buy", SHARE_NOUN, COMPANY_NOUN, SELLER_NOUN)
A_PASS: Final = A.verb("pass")
A_PROTECT: Final = A.verb("protect")
A_DECLINE: Final = A.verb("decline")
A_DRAFT: Final = A.verb("draft", HAND_NOUN)
A_BUILD: Final = A.verb("build", HAND_NOUN, REMOVE_NOUN)
A_USE: Final = A.verb("use", SPACE_NOUN, COMPANY_NOUN)
A_POOL: Final = A.verb("pool")
A_HIRE: Final = A.verb("hire", FACTORY_NOUN)
A_WORKER: Final = A.verb("worker", FACTORY_NOUN)
A_MANAGER: Final = A.verb("manager", FACTORY_NOUN)
A_AUTOMATE: Final = A.verb("automate", FACTORY_NOUN)
A_MOVE: Final = A.verb("move", FACTORY_NOUN)
A_RELEASE: Final = A.verb("release")
A_FORGO: Final = A.verb("forgo")
A_INVEST: Final = A.verb("invest", ASSET_NOUN)
A_KEEP: Final = A.verb("keep", ASSET_NOUN)
A_TAKE: Final = A.verb("take", HAYMARKET_NOUN)
A_ENOUGH: Final = A.verb("enough")
A_ACCEPT: Final = A.verb("accept")
A_REFUSE: Final = A.verb("refuse")
A_LEAD: Final = A.verb("lead")
A_STAY: Final = A.verb("stay")
A_ISSUE: Final = A.verb("issue", SHARE_NOUN)
A_PURCHASE: Final = A.verb("purchase", CHAIN_NOUN, KIND_NOUN)
A_RUN: Final = A.verb("run", FACTORY_NOUN)
A_DISTRIBUTE: Final = A.verb("distribute")
A_DELIVER: Final = A.verb("deliver", MARKET_NOUN, COUNT_NOUN)
A_PAY: Final = A.verb("pay")
A_WITHHOLD: Final = A.verb("withhold")
A_SHIELD: Final = A.verb("shield")
A_ACTIVATE: Final = A.verb("activate", ASSET_NOUN)
A_TRADE: Final = A.verb("trade", STORE_NOUN, HAYMARKET_NOUN)
A_DISCARD: Final = A.verb("discard", ASSET_NOUN)
A_END: Final = A.verb("end")
A_FIRST: Final = A.verb("first", SEAT_NOUN)
A_REVEAL: Final = A.verb("reveal", CARD_NOUN)
A_GOAL: Final = A.verb("goal", GOAL_NOUN)
A_DEMAND: Final = A.verb("demand", DEMAND_NOUN)
A_CUBE: Final = A.verb("cube", KIND_NOUN)
A_DEAL: Final = A.verb("deal", BUILDING_NOUN)

# where worth comes from: the rows of the score sheet
SOURCES: Final = ["cash", *COMPANIES, "goals"]
CASH: Final = 0
HOLDINGS: Final = 1  # the first company's
GOAL_MONEY: Final = 1 + COMPANY_COUNT

# accounts: the seats, the companies, the bank
TREASURY: Final = 4  # the first company's
BANK: Final = TREASURY + COMPANY_COUNT
ACCOUNTS: Final = BANK + 1

# what money changes hands for; each with the number of a thing
FOR_BEGINNING: Final = 0
FOR_START: Final = 1  # a company
FOR_SALE: Final = 2  # a company
FOR_SHARES: Final = 3  # a company
FOR_WORKER: Final = 4
FOR_SPACE: Final = 5  # a general space
FOR_BUILDING: Final = 6  # a building
FOR_ASSET: Final = 7  # an asset bought
FOR_USE: Final = 8  # an asset activated
FOR_DIVIDEND: Final = 9  # a company
FOR_BONUS: Final = 10  # a kind of appeal bonus, refused
FOR_CUBES: Final = 11  # a resource
FOR_ISSUE: Final = 12  # a company
FOR_REVENUE: Final = 13  # a company
FOR_POOL: Final = 14
FOR_VALUE: Final = 15  # no money moves, the value of shares does
FOR_GOAL: Final = 16  # a goal
THINGS: Final = 64
REASONS: Final = 32

# events besides POINTS (a source, b dollars, c a note * 16 + the account on the other side)
# and PART (a decade)
E_MONEY: Final = OWN  # a: payer * 16 + payee, b: dollars, c: a note
E_VALUE: Final = OWN + 1  # a: the company, b: value before, c: value now
E_DIRECTOR: Final = OWN + 2  # seat: the new director, a: the company, b: the old one
E_PARTNER: Final = OWN + 3  # seat: gains it; a: 0 from appeal, 1 in decade 3, 2 by production
E_APPEAL: Final = OWN + 4  # a: the company, b: the space it enters
E_CUBES: Final = OWN + 5  # a: the company, b: the resource, c: cubes from Haymarket Square
E_GOODS: Final = OWN + 6  # a: the company, b: goods made, c: 1 by its bonus tokens
E_BUILT: Final = OWN + 7  # seat: whose; a: the building
E_JOBS: Final = OWN + 8  # a: workers put into the job market, b: how many are there now
E_PHASE: Final = OWN + 9  # a: the phase that begins
E_PRIORITY: Final = OWN + 10  # seat: has Priority Deal now
E_SOLD_OUT: Final = OWN + 11  # a: the company
E_FILLED: Final = OWN + 12  # a: the company, b: the demand space, c: the bonus
E_PERSON: Final = OWN + 13  # a: the company, b: 0 worker, 1 manager, 2 salesperson, 3 token
E_OPERATES: Final = OWN + 14  # a: the company whose turn begins
E_LOST: Final = OWN + 15  # a: the company, b: what it could not take, as E_PERSON
E_GONE: Final = OWN + 16  # a: the asset that leaves the game
E_REVENUE: Final = OWN + 17  # a: the company, b: what this brought, c: revenue of the turn so far
E_LEFT: Final = OWN + 18  # a: the demand tile that leaves the game
E_WINNER: Final = OWN + 19  # seat
E_POOLED: Final = OWN + 20  # seat: whose partner went from a charter to the bank pool
E_PRODUCED: Final = OWN + 21  # a: the company whose production ends, b: 1 if all factories ran

UNSOLD: Final = 4  # places of commons besides the seats
POOLED: Final = 5
NOT_PLACED: Final = -1
COMPANY: Final = -1  # where a Preferred Certificate lies, if no seat holds it
POOL: Final = -2
GAINED: Final = -1  # the charter's partner is in play
IN_POOL: Final = -2


def note(reason: int, thing: int, count: int = 0) -> int:
    """What money changes hands for, as one number: the reason, a thing, and how many."""
    return (count * REASONS + reason) * THINGS + thing


class Shoulders(State):
    """City of the Big Shoulders: who owns what.  Companies, seats and tiles are numbers."""

    def __init__(
        self,
        steps: list[Step[Any]],
        stack: list[Frame],
        rules: int,
        parts: Parts,
        switches: list[bool],
        seats: int,
        decade: int,
        phase: int,
        deal: int,
        last: int,
        order: list[int],
        lined: list[int],
        purse: list[int],
        ready: list[int],
        placed: list[int],
        used: int,
        on_appeal: int,
        charter: list[int],
        director: list[int],
        preferred: list[int],
        commons: list[int],
        sold: list[int],
        value: list[int],
        appeal: list[int],
        line: list[int],
        operated: int,
        store: list[int],
        goods: list[int],
        workers: list[int],
        automated: list[int],
        managers: int,
        salespeople: list[int],
        tokens: list[int],
        asset: list[int],
        exhausted: int,
        row: list[int],
        deck: int,
        demand: list[int],
        filled: list[int],
        stock: int,
        chain: list[int],
        haymarket: list[int],
        bag: list[int],
        jobs: int,
        unseen: int,
        hand: list[int],
        drafted: list[int],
        played: list[int],
        tossed: list[int],
        removed: list[int],
        built: list[int],
        passed: list[int],
        doubts: list[int],
        goals: int,
        achieved: list[int],
        ran: int,
        revenue: int,
        delivered: int,
    ) -> None:
        super().__init__(steps, stack, rules)
        self.parts: Final = parts
        self.switches: Final = switches
        self.seats: Final = seats
        self.decade = decade  # 1 to 5 [BS-GEN-01]
        self.phase = phase
        self.deal = deal  # who has Priority Deal
        self.last = last  # who bought or sold last in this Stock phase, or -1
        self.order: Final = order  # the turn-order track
        self.lined: Final = lined  # the order of this round of actions
        self.purse: Final = purse  # dollars by account; the bank's are what it is short of
        self.ready: Final = ready  # by seat: partners that can act
        self.placed: Final = placed  # partners that have acted: space * 4 + seat
        self.used = used  # spaces of SPACE_NOUN with a partner on them, as bits
        self.on_appeal = on_appeal  # seats whose partner waits on the appeal track, as bits
        self.charter: Final = charter  # by seat: the company its partner waits on
        self.director: Final = director  # by company: the seat, or -1 [BS-GEN-08]
        self.preferred: Final = preferred  # by company: the seat, COMPANY or POOL
        self.commons: Final = commons  # by place and company; places: seats 0 to 3, company, pool
        self.sold: Final = sold  # by seat: companies it may not buy this decade, as bits
        self.value: Final = value  # by company: its space of the stock track, or NOT_PLACED
        self.appeal: Final = appeal  # by company: its space of the appeal track
        self.line: Final = line  # companies in play, highest appeal and top of the stack first
        self.operated = operated  # companies that have operated this decade, as bits
        self.store: Final = store  # cubes by company and kind
        self.goods: Final = goods
        self.workers: Final = workers  # by factory
        self.automated: Final = automated  # by factory: tokens on worker spaces
        self.managers = managers  # factories that have one, as bits
        self.salespeople: Final = salespeople
        self.tokens: Final = tokens  # appeal bonus goods tokens by company
        self.asset: Final = asset  # by company, or -1
        self.exhausted = exhausted  # assets, as bits
        self.row: Final = row  # assets for sale, $80 to $40, or -1
        self.deck = deck  # assets face down, as bits
        self.demand: Final = demand  # by demand space: the tile, or -1
        self.filled: Final = filled  # by demand space: goods on it
        self.stock = stock  # demand tiles face down, as bits
        self.chain: Final = chain  # cubes by space and kind
        self.haymarket: Final = haymarket
        self.bag: Final = bag
        self.jobs = jobs  # workers in the job market
        self.unseen = unseen  # buildings face down, as bits
        self.hand: Final = hand  # by seat, as bits
        self.drafted: Final = drafted  # by seat, as bits
        self.played: Final = played  # by seat: the building chosen and not shown yet, or -1
        self.tossed: Final = tossed  # by seat: the one removed with it, or -1
        self.removed: Final = removed  # by seat, as bits: those of earlier decades
        self.built: Final = built  # by seat and decade, or -1
        self.passed: Final = passed  # by seat: passed on in drafts, as bits
        self.doubts: Final = doubts  # pairs of buildings a seat cannot tell apart, see hidden.py
        self.goals = goals  # in play, as bits
        self.achieved: Final = achieved  # goals by seat, as bits
        self.ran = ran  # factories that have run in this operating turn
        self.revenue = revenue
        self.delivered = delivered  # goods sold in this operating turn

    def clone(self) -> "Shoulders":
        """An equal state that goes its own way."""
        return Shoulders(
            self.steps,
            self.stack.copy(),
            self.rules,
            self.parts,
            self.switches,
            self.seats,
            self.decade,
            self.phase,
            self.deal,
            self.last,
            self.order.copy(),
            self.lined.copy(),
            self.purse.copy(),
            self.ready.copy(),
            self.placed.copy(),
            self.used,
            self.on_appeal,
            self.charter.copy(),
            self.director.copy(),
            self.preferred.copy(),
            self.commons.copy(),
            self.sold.copy(),
            self.value.copy(),
            self.appeal.copy(),
            self.line.copy(),
            self.operated,
            self.store.copy(),
            self.goods.copy(),
            self.workers.copy(),
            self.automated.copy(),
            self.managers,
            self.salespeople.copy(),
            self.tokens.copy(),
            self.asset.copy(),
            self.exhausted,
            self.row.copy(),
            self.deck,
            self.demand.copy(),
            self.filled.copy(),
            self.stock,
            self.chain.copy(),
            self.haymarket.copy(),
            self.bag.copy(),
            self.jobs,
            self.unseen,
            self.hand.copy(),
            self.drafted.copy(),
            self.played.copy(),
            self.tossed.copy(),
            self.removed.copy(),
            self.built.copy(),
            self.passed.copy(),
            self.doubts.copy(),
            self.goals,
            self.achieved.copy(),
            self.ran,
            self.revenue,
            self.delivered,
        )

    def price(self, company: int) -> int:
        """A company's share value in dollars."""
        return self.parts.values[self.value[company]]

    def shares(self, seat: int, company: int) -> int:
        """How many shares of a company a seat holds [BS-GEN-05]."""
        found = self.commons[seat * COMPANY_COUNT + company]
        if self.preferred[company] == seat:
            found += SHARES[PREFERRED]
        if self.director[company] == seat:
            found += SHARES[DIRECTOR]
        return found

    def unsold(self, company: int) -> int:
        """How many shares lie in the company's own treasury [BS-GEN-06]."""
        found = self.commons[UNSOLD * COMPANY_COUNT + company]
        return found + SHARES[PREFERRED] if self.preferred[company] == COMPANY else found

    def pooled(self, company: int) -> int:
        """How many shares of a company lie in the bank pool."""
        found = self.commons[POOLED * COMPANY_COUNT + company]
        return found + SHARES[PREFERRED] if self.preferred[company] == POOL else found

    def worth(self, seat: int) -> int:
        """Cash, shares at their present value, and goals once they are settled [BS-END-01]."""
        total = self.purse[seat] + self.parts.goal_reward * self.achieved[seat].bit_count()
        for company in self.line:
            total += self.shares(seat, company) * self.price(company)
        return total

    def returns(self) -> list[int]:
        """What all seats are worth."""
        return [self.worth(seat) for seat in range(self.seats)]

    def pay(
        self, payer: int, payee: int, amount: int, reason: int, thing: int = 0, count: int = 0
    ) -> None:
        """Move money between accounts [BS-GEN-02, BS-GEN-04] and tell what for."""
        self.purse[payer] -= amount
        self.purse[payee] += amount
        if self.events is None or amount == 0:
            return
        what = note(reason, thing, count)
        if payer < TREASURY:
            self.tell(POINTS, payer, CASH, -amount, what * 16 + payee)
        if payee < TREASURY:
            self.tell(POINTS, payee, CASH, amount, what * 16 + payer)
        elif payer >= TREASURY:
            self.tell(E_MONEY, NOBODY, payer * 16 + payee, amount, what)

    def tell_holding(self, seat: int, company: int, dollars: int, reason: int) -> None:
        """Note that a seat's shares of a company are worth more or less."""
        if dollars:
            what = note(reason, company) * 16 + TREASURY + company
            self.tell(POINTS, seat, HOLDINGS + company, dollars, what)

    def move_value(self, company: int, steps: int) -> None:
        """Move along the stock track, which has two ends [BS-GEN-09]."""
        before = self.value[company]
        after = max(0, min(len(self.parts.values) - 1, before + steps))
        self.value[company] = after
        if self.events is None or before == after:
            return
        old, new = self.parts.values[before], self.parts.values[after]
        self.tell(E_VALUE, NOBODY, company, old, new)
        for seat in range(self.seats):
            self.tell_holding(seat, company, self.shares(seat, company) * (new - old), FOR_VALUE)

    def take_from_haymarket(self, company: int, kind: int, count: int) -> None:
        """Cubes come from Haymarket Square; what is not there is forfeited [BS-SUPPLY-05]."""
        found = min(count, self.haymarket[kind])
        if found:
            self.haymarket[kind] -= found
            self.store[company * KINDS + kind] += found
            self.tell(E_CUBES, NOBODY, company, kind, found)

    def begin_phase(self, phase: int) -> None:
        """Go on to a phase of the decade [BS-GEN-01]."""
        self.phase = phase
        self.tell(E_PHASE, NOBODY, phase)

    def is_third_waiting(self) -> bool:
        """Do the partners of the third building space still wait there? [BS-BUILD-05]"""
        return self.built[2] < 0

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def directs(self, seat: int) -> list[int]:
        """The companies of a director, by number."""
        return [company for company in range(COMPANY_COUNT) if self.director[company] == seat]

    def certificates(self, seat: int) -> int:
        """How many certificates a seat holds."""
        count = 0
        for company in self.line:
            count += self.commons[seat * COMPANY_COUNT + company]
            if self.preferred[company] == seat:
                count += 1
            if self.director[company] == seat:
                count += 1
        return count
