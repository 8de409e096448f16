"""How a company may go on: a rough passage through its operating turns to come."""

from typing import Final

from jackscrew.games.big_shoulders.components import (
    CHEAPEST,
    COLUMNS,
    DECADES,
    FIRST_FACTORY,
    KINDS,
    RIGHT,
    X,
)
from jackscrew.games.big_shoulders.state import (
    IN_CLEANUP,
    IN_OPERATING,
    IN_STOCK,
    PRODUCE,
    TRADE,
    TREASURY,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.distribution import open_octagons
from jackscrew.games.big_shoulders.steps.payout import SHARE_COUNT
from jackscrew.games.big_shoulders.steps.people import open_spaces, wage

# what a dollar in hand at the Stock phase of a decade becomes
GROWTH: Final = [1.0, 2.0, 1.7, 1.4, 1.2, 1.0, 1.0]
SURE: Final = 0.93  # how much of what a company is to gain stays certain, decade by decade
CUBE: Final = 17.0  # what a cube costs in later decades
# how likely so many cubes of a kind can be had: of a later chain; if the chain has none, by
# buildings and assets, if others move it on, or if nobody does before
LATER_CHANCE: Final = [1.0, 0.95, 0.88, 0.78, 0.7]
ACTING_CHANCE: Final = [1.0, 0.55, 0.3, 0.1, 0.05]
WAITING_CHANCE: Final = [1.0, 0.4, 0.15, 0.05, 0.0]
LEADING_CHANCE: Final = [1.0, 0.1, 0.0, 0.0, 0.0]
GIFT: Final = 12.0  # what a cube from a manager saves
LATER_WAGE: Final = 33.0
TOKEN_COST: Final = 45.0  # what is paid about for automation and people
SALES_COST: Final = 60.0
MANAGER_COST: Final = 50.0
FUNDS: Final = 40.0
SOLD: Final = 1.0  # shares of a treasury sold in a decade
LATER_ROOM: Final = 12.0  # goods a row of the demand board takes in a later decade
FILLED: Final = 30.0  # bonus for filling spaces in a later decade


class Venture:
    """A company as it may go on, followed decade by decade.

    Numbers are means of what may come, so workers, goods and steps have fractions.
    """

    def __init__(
        self, s: Shoulders, company: int, room: int, rivals: int, taken: list[int], place: int
    ) -> None:
        self.s: Final = s
        self.company: Final = company
        self.first: Final = FIRST_FACTORY[company]
        self.count: Final = FIRST_FACTORY[company + 1] - self.first
        self.known: Final = known_decade(s)
        self.sees_chain: Final = sees_chain(s)
        self.room: Final = room
        self.rivals: Final = rivals
        self.taken: Final = taken  # cubes by kind that companies before it will buy
        self.place_in_line: Final = place
        self.cash = float(s.purse[TREASURY + company])
        self.place = float(s.value[company])
        self.unsold = float(s.unsold(company))
        self.sales = float(s.salespeople[company])
        self.goods = float(s.goods[company])
        self.managers = s.managers >> self.first
        self.store: Final = s.store[company * KINDS : company * KINDS + KINDS]
        self.automated: Final = [float(s.automated[self.first + i]) for i in range(self.count)]
        self.missing: Final = [float(open_spaces(s, self.first + i)) for i in range(self.count)]
        self.appeal = 0.0
        self.ran = 0.0
        self.sure = 1.0
        self.chance: list[float] = LATER_CHANCE
        self.dividends = 0.0
        self.value = float(s.price(company))

    def follow(self, now: float, later: float) -> None:
        """Go through all decades to come; `now` and `later`: actions in this one and others."""
        decade = turn_decade(self.s, self.company)
        sure = 1.0
        price = self.value
        while decade <= DECADES:
            actions = now
            if decade > self.known:
                self.sell_share(price)
                actions = later
            self.chance = ACTING_CHANCE if actions > 0.0 else self.waiting_chance()
            if actions > 0.0:
                self.improve(actions, decade)
            revenue = self.operate(decade, actions > 0.0, price)
            self.dividends += sure * GROWTH[decade + 1] * revenue / SHARE_COUNT
            after = track(self.s.parts.values, self.place)
            self.value += sure * (after - price)
            price = after
            sure *= SURE
            decade += 1

    def waiting_chance(self) -> list[float]:
        """How likely cubes come onto the chain before the company's turn."""
        return LEADING_CHANCE if self.place_in_line == 0 else WAITING_CHANCE

    def sell_share(self, price: float) -> None:
        """Somebody buys shares of the treasury."""
        count = min(self.unsold, SOLD)
        self.unsold -= count
        self.cash += count * price

    def running_cost(self) -> float:
        """What the cubes of all staffed factories cost about."""
        total = 0.0
        for kind in range(KINDS):
            needed = -self.store[kind]
            for i in range(self.count):
                if self.missing[i] > 0.0:
                    break
                needed += self.s.parts.needs[self.first + i][kind]
            if needed > 0:
                total += CUBE * needed
        return total

    def improve(self, actions: float, decade: int) -> None:
        """Spend actions and cash on what is most needed."""
        wages = float(wage(self.s)) if decade == self.known else LATER_WAGE
        most_sales = len(self.s.parts.prices[self.company]) - 1
        has_manager = has_sales = has_token = False
        while actions > 0.0:
            part = min(actions, 1.0)
            actions -= 1.0
            spare = self.cash - self.running_cost()
            if spare > 0.0 and self.hire(spare, wages):
                continue
            if not has_token and spare >= TOKEN_COST and self.automate(part):
                self.cash -= TOKEN_COST * part
                has_token = True
            elif not has_sales and spare >= SALES_COST and self.sales < most_sales:
                self.cash -= SALES_COST * part
                self.sales = min(self.sales + part, float(most_sales))
                has_sales = True
            elif not has_manager and spare >= MANAGER_COST and self.manage():
                self.cash -= MANAGER_COST * part
                has_manager = True
            else:
                self.cash += FUNDS * part

    def hire(self, spare: float, wages: float) -> bool:
        """Staff factories from the left, as far as that can be paid with their cubes."""
        done = False
        for i in range(self.count):
            if self.missing[i] > 0.0:
                cubes = CUBE * self.lacking(i)
                cost = self.missing[i] * wages + cubes
                if spare < 0.4 * cost:  # too far off to begin with
                    break
                hired = self.missing[i]
                if spare < cost:  # a pack may have workers for nothing
                    hired *= spare / cost
                self.missing[i] -= hired
                self.cash -= hired * wages
                spare -= hired * wages + cubes
                done = True
        return done

    def lacking(self, i: int) -> int:
        """How many cubes a factory needs that are not in store."""
        total = 0
        needs = self.s.parts.needs[self.first + i]
        for kind in range(KINDS):
            total += max(0, needs[kind] - self.store[kind])
        return total

    def automate(self, part: float) -> bool:
        """Put a token onto the factory that needs the fewest."""
        best, least = -1, 99.0
        for i in range(self.count):
            left = self.s.parts.spaces[self.first + i] - self.automated[i]
            if left - self.missing[i] > 0.5 and left < least:
                best, least = i, left
        if best < 0:
            return False
        self.automated[best] += min(part, least)
        for i in range(self.count):  # the worker moves on
            if self.missing[i] > 0.0:
                self.missing[i] = max(0.0, self.missing[i] - part)
                break
        return True

    def manage(self) -> bool:
        """Put a manager onto the first factory without one."""
        for i in range(self.count):
            if not self.managers >> i & 1 and self.missing[i] <= 0.0:
                self.managers |= 1 << i
                return True
        return False

    def cube_cost(self, i: int, decade: int) -> float:
        """What a factory's cubes cost, those in store taken first; notes which may be lacking."""
        s = self.s
        total = 0.0
        self.sure = 1.0
        needs = s.parts.needs[self.first + i]
        for kind in range(KINDS):
            missing = needs[kind] - self.store[kind]
            if missing <= 0:
                continue
            if decade > self.known or not self.sees_chain:
                total += CUBE * missing
                self.sure *= LATER_CHANCE[missing]
                continue
            space = CHEAPEST
            gone = self.taken[kind]
            while missing > 0 and space > X:
                there = s.chain[space * KINDS + kind]
                found = min(missing, max(there - gone, 0))
                gone = max(gone - there, 0)
                total += found * s.parts.chain_prices[space]
                missing -= found
                space -= 1
            if missing > 0:
                total += CUBE * missing
                self.sure *= self.chance[missing]
        return total

    def produce(self, decade: int, hiring: bool) -> None:
        """Run the staffed factories from the left as far as cubes can be paid."""
        parts = self.s.parts
        self.ran = 0.0
        part = 1.0
        for i in range(self.count):
            factory = self.first + i
            if self.missing[i] > 0.0:
                staffed = 1.0 - self.missing[i] / parts.spaces[factory]
                # a factory runs when its last worker is there, not in parts
                part *= staffed * staffed if hiring else 0.0
            cost = self.cube_cost(i, decade)
            # without a cost there is nothing to divide by, and nothing to be paid
            if 0.0 < cost > self.cash:
                paid = max(self.cash, 0.0) / cost
                part *= paid * paid * paid
            part *= self.sure
            if part <= 0.03:  # hardly ever: what follows need not be reckoned
                break
            self.cash -= part * cost
            for kind in range(KINDS):
                self.store[kind] = max(0, self.store[kind] - parts.needs[factory][kind])
            self.ran = max(self.ran, part)
            goods = float(parts.makes[factory])
            tokens = self.automated[i] / parts.spaces[factory]
            if tokens >= 1.0 or hiring:
                # only tokens on all spaces bring the extra good [BS-AUTO-04]: hope comes late
                goods += parts.extra[factory] * tokens * tokens * tokens
            if self.managers >> i & 1:
                goods += parts.manager_goods[factory]
                self.cash += part * GIFT * parts.manager_cubes[factory]
                self.appeal += part * parts.manager_appeal[factory]
            self.goods += part * goods

    def operate(self, decade: int, hiring: bool, price: float) -> float:
        """An operating turn; returns what is paid to the shares."""
        s = self.s
        self.produce(decade, hiring)
        self.goods += s.tokens[self.company]
        revenue = self.sold(decade)
        asset = s.asset[self.company]
        if asset >= 0 and (decade > self.known or not s.exhausted >> asset & 1):
            revenue += s.parts.asset_revenue[asset]
        paid = self.ran * revenue  # without production all is withheld
        self.cash += revenue - paid + self.unsold * paid / SHARE_COUNT
        most = 3.0 if price >= s.parts.triple_from else 2.0  # [BS-OPS-30]
        # steps are whole, so a mean of them is less than the quotient; withheld, it is one down
        steps = max(0.0, min(most, paid / price - 0.4)) - (1.0 - self.ran)
        if asset >= 0:
            steps += s.parts.asset_steps[asset]
        self.place = max(0.0, min(len(s.parts.values) - 1.0, self.place + steps))
        return paid

    def sold(self, decade: int) -> float:
        """Sell all goods, at half price what the row does not take."""
        s = self.s
        prices = s.parts.prices[self.company]
        price = prices[0] + (prices[-1] - prices[0]) * self.sales / max(len(prices) - 1, 1)
        if decade > self.known:
            room = LATER_ROOM / self.rivals
            bonus = min(FILLED, 8.0 * self.goods)  # a few goods fill no space
        else:
            room = float(self.room)
            bonus = float(self.fill_bonus())
        full = min(self.goods, room)
        half = self.goods - full
        self.goods = 0.0
        return (full + 0.5 * half) * price + (bonus if full > 0.0 else 0.0)

    def fill_bonus(self) -> int:
        """The bonus for the spaces that can be filled now, from the right."""
        s = self.s
        first = s.parts.industry[self.company] * len(COLUMNS)
        goods, bonus = self.goods + 0.3, 0  # a mean that is nearly enough mostly is enough
        for column in range(RIGHT, -1, -1):
            room = open_octagons(s, first + column)
            if 0 < room <= goods:
                goods -= room
                bonus += s.parts.fill_bonus[column]
        return bonus


def track(values: list[int], place: float) -> float:
    """The share value at a place of the stock track, between spaces too."""
    below = int(place)
    if below >= len(values) - 1:
        return float(values[-1])
    return values[below] + (place - below) * (values[below + 1] - values[below])


def turn_decade(s: Shoulders, company: int) -> int:
    """The decade of a company's next operating turn."""
    if s.stack and s.stack[-1].step == PRODUCE and s.stack[-1].a == company:
        return s.decade
    if s.phase == IN_CLEANUP or (s.phase == IN_OPERATING and s.operated >> company & 1):
        return s.decade + 1
    return s.decade


def turns_left(s: Shoulders, company: int) -> int:
    """How many operating turns a company has to come."""
    return DECADES + 1 - turn_decade(s, company)


def is_new_decade(s: Shoulders) -> bool:
    """Has a decade just begun?  What it has brought counts with the next choice, not before."""
    frame = s.stack[-1]
    if s.decade == 1 or s.phase != IN_STOCK or frame.step != TRADE:
        return False
    return s.last < 0 and frame.a == 0  # nobody has passed, bought or sold yet


def known_decade(s: Shoulders) -> int:
    """The decade whose demand, wages and actions are known; later ones are guessed."""
    return s.decade - 1 if is_new_decade(s) else s.decade


def sees_chain(s: Shoulders) -> bool:
    """Will the cubes on the chain be there when companies operate, as far as can be seen?"""
    if s.phase < IN_OPERATING:
        return True
    frame = s.stack[-1]
    return frame.step == PRODUCE and not s.ran and s.operated == 1 << frame.a


def age(s: Shoulders) -> int:
    """The decade; one that has just begun counts from its Building phase on."""
    return s.decade - 1 if s.decade > 1 and s.phase == IN_STOCK else s.decade
