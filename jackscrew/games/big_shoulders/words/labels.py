"""What the buttons say: each action with all it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import question_of
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import (
    SHARES,
    CompanyView,
    ShouldersView,
    asset_card,
    building_card,
    shares_sold,
    value_of,
)
from jackscrew.games.big_shoulders.words import operating
from jackscrew.games.big_shoulders.words.asking import sale_amount, sale_told
from jackscrew.games.big_shoulders.words.names import (
    SHARE_COUNT,
    asked_company,
    asset_owner,
    company_of,
    factory_of,
    held_by_asked,
    moved,
    named_building,
    owner_of,
    steps_up,
    unique_building,
)
from jackscrew.games.big_shoulders.words.things import What, things_of
from jackscrew.text import N_, NN_, Values, Words
from jackscrew.text.words import about, asked_seat, count_about, split

LABELS = {
    "start": N_("Start {company} at ${par} a share: pay ${amount} into its treasury"),
    "sell": N_("Sell {certificate} for ${amount}"),
    "sell falling": N_("Sell {certificate} for ${amount}: the share value falls to ${to}"),
    "settle sell": N_("Settle: sell {sale} for ${amount} in all"),
    "pass trade": N_("Pass"),
    "pass buy": N_("Buy nothing"),
    "protect": N_("Use Price Protection: the share value of {company} stays at ${value}"),
    "decline": N_("Let the share value of {company} fall from ${value} to ${to}"),
    "draft": N_("Keep the building {building}"),
    "build": N_("Build the building {building}; remove {other}"),
    "build kept": N_("Build the building {building}; remove {other}; keep {third}"),
    "pool": N_("Send the partner to the bank pool: the bank pays you ${amount}"),
    "hire": N_("Hire a worker for factory {number} of {company}: pay the bank ${amount}"),
    "worker": N_("Put the worker into factory {number} of {company}"),
    "manager": N_("Put the manager onto factory {number} of {company}: {bonus}"),
    "automate": N_("Automate a worker in factory {number} of {company}"),
    "automate all": N_("Automate factory {number} of {company}, which then makes {goods}"),
    "move": N_("Move the worker to factory {number} of {company}"),
    "release": N_("Release the worker to the job market"),
    "forgo worker": N_("Do without the worker"),
    "forgo automate": N_("Do without the automation"),
    "invest": N_("Buy {asset} for ${amount}: {use}"),
    "invest bonus": N_("Buy {asset} for ${amount}: {use}; at once {bonus}"),
    "invest only": N_(
        "Buy {asset} for ${amount} only for its bonus: {bonus}; {company} has no room to keep it"
    ),
    "invest vain": N_("Buy {asset} for ${amount} in vain: {company} has no room to keep it"),
    "keep": N_("Keep {asset} ({use}), discard {other}"),
    "take": N_("Take {cubes}"),
    "enough hire": N_("Hire no more"),
    "enough cubes": N_("Take no more cubes"),
    "refuse": N_("Take ${amount} from the bank for the treasury instead"),
    "lead": N_("Go first from the next round on"),
    "stay": N_("Keep your place in the turn order"),
    "activate": N_("Use {asset} of {company}: {use}"),
    "activate paid": N_("Use {asset} of {company} for ${amount}: {use}"),
    "trade": N_("Swap {given} of {company} for {taken} on Haymarket Square"),
    "discard": N_("Discard {asset} of {company}"),
    "end after": N_("End your turn"),
    "end last": N_("End the operating turn of {company}"),
    "first": N_("{name} starts a company first"),
    "reveal": N_("Turn up {asset}"),
    "goal": N_("Turn up the goal: {goal}"),
    "demand": N_("Turn up a demand tile"),
    "cube": N_("Draw {cubes}"),
    "deal": N_("Deal the building {building}"),
    **operating.LABELS,
}
BUY = {
    "preferred company": N_("Buy the Preferred of {company} from the company for ${amount}"),
    "preferred bank": N_("Buy the Preferred of {company} from the bank pool for ${amount}"),
    "common company": N_("Buy a Common of {company} from the company for ${amount}"),
    "common bank": N_("Buy a Common of {company} from the bank pool for ${amount}"),
}
USE = {
    "hire_workers": N_("Hire workers for {company}: the first for ${wage}"),
    "advertising": N_("Advertise for {company} for ${amount}: appeal {appeal}"),
    "advertising bonus": N_("Advertise for {company} for ${amount}: appeal {appeal} ({bonus})"),
    "hire_manager": N_("Hire a manager for {company} for ${amount}"),
    "hire_manager full": N_(
        "Hire a manager for {company} for ${amount}, who finds no factory and is lost"
    ),
    "hire_salesperson": N_("Hire a salesperson for {company} for ${amount}: goods at ${price}"),
    "hire_salesperson full": N_(
        "Hire a salesperson for {company} for ${amount}, who finds no space and is lost"
    ),
    "capital_investment": N_("Buy a capital asset for {company}: ${cheapest} or more"),
    "extra_dividends": N_(
        "Pay extra dividends of ${amount} from the treasury of {company}: ${share} a share,"
        " ${own} for you; share value ${to}"
    ),
    "fundraising": N_("Raise ${amount} from the bank for {company}"),
}
USE_BUILDING = {
    "company_to_owner": N_(
        "Use {owner}'s building of {year} for {company} ({building}): {company} pays {owner} ${fee}"
    ),
    "bank_to_owner": N_(
        "Use {owner}'s building of {year} for {company} ({building}): the bank pays {owner} ${fee}"
    ),
    "own company_to_owner": N_(
        "Use your building of {year} for {company} ({building}): {company} pays you ${fee}"
    ),
    "own bank_to_owner": N_(
        "Use your building of {year} for {company} ({building}): the bank pays you ${fee}"
    ),
}
CARD = {
    "company_to_owner": N_("{building} (the company that uses it pays you ${fee})"),
    "bank_to_owner": N_("{building} (the bank pays you ${fee} per use)"),
}
CARD_WORKERS = {
    "company_to_owner": NN_(
        "{building} (the company that uses it pays you ${fee}; {count} worker for the job market)",
        "{building} (the company that uses it pays you ${fee}; {count} workers for the job market)",
    ),
    "bank_to_owner": NN_(
        "{building} (the bank pays you ${fee} per use; {count} worker for the job market)",
        "{building} (the bank pays you ${fee} per use; {count} workers for the job market)",
    ),
}
ACCEPT = {
    "worker": N_("Take the bonus: a worker for {company}"),
    "salesperson": N_("Take the bonus: a salesperson for {company}"),
    "automation": N_("Take the bonus: automate a worker of {company}"),
    "partner": N_("Take the bonus: your partner is ready"),
    "bonus_good_token": N_("Take the bonus: a token that makes a good each decade"),
    "stock_step": N_("Take the bonus: the share value rises from ${value} to ${to}"),
}


def label(words: Words, action: str, view: ShouldersView) -> str:
    """What the button of an action says."""
    verb, rest = split(action)
    what = rest.split()
    if verb in SENTENCES:
        return SENTENCES[verb](words, what, view)
    message = LABELS[verb] if verb in LABELS else LABELS[f"{verb} {question_of(view)['step']}"]
    told = asked_values(view) | things_of(words, verb, what)
    if verb in AMOUNTS:
        told["amount"] = AMOUNTS[verb](what, view)
    if verb in VALUES:
        told |= VALUES[verb](words, what, view)
    return words.text(message, **told)


def said(words: Words, key: str, **values: int | str) -> str:
    """A label with its values."""
    return words.text(LABELS[key], **values)


def asked_values(view: ShouldersView) -> Values:
    """The company a question is about, if it is about one; nobody is asked what chance does."""
    company = view["question"]["about"].get("a") if view["question"] else None
    return {"company": naming.company(company)} if isinstance(company, str) else {}


def sell_label(words: Words, what: What, view: ShouldersView) -> str:
    kind, company = what
    seen, shares = company_of(view, company), SHARES[kind]
    pending = sum(shares_sold(sale) for sale in view["sale"] if sale["company"] == company)
    value = value_of(seen)
    to = moved(view, value, -pending - shares)
    return said(
        words,
        "sell falling" if to < value and not is_protected(view, seen) else "sell",
        amount=shares * value,
        to=to,
        **things_of(words, "sell", what),
    )


def is_protected(view: ShouldersView, seen: CompanyView) -> bool:
    """May the director of a company keep its value from falling when another sells?"""
    asset = seen["asset"]
    if asset is None or seen["exhausted"] or seen["director"] == asked_seat(view):
        return False
    return asset_card(view["cards"], asset)["ability"].get("protect_price", False)


def settle_values(words: Words, what: What, view: ShouldersView) -> Values:
    if question_of(view)["step"] == "issue":
        return operating.issue_values(view)
    return {"sale": sale_told(words, view), "amount": sale_amount(view)}


def buy_label(words: Words, what: What, view: ShouldersView) -> str:
    kind, company, seller = what
    amount = SHARES[kind] * value_of(company_of(view, company))
    return words.text(BUY[f"{kind} {seller}"], company=naming.company(company), amount=amount)


def value_values(words: Words, what: What, view: ShouldersView) -> Values:
    """The value of the shares sold, and where it would fall to."""
    value = value_of(asked_company(view))
    return {"value": value, "to": moved(view, value, -count_about(view, "b"))}


def hand_card(words: Words, view: ShouldersView, building: str) -> str:
    """A building of a hand, what it earns and the workers it brings."""
    printed = building_card(view["cards"], building)
    told: Values = {
        "building": unique_building(words, building, hand_of(view)),
        "fee": printed["amount"],
    }
    pays, workers = printed["pays"], printed["workers_added"]
    if workers:
        return words.plural(*CARD_WORKERS[pays], workers, **told)
    return words.text(CARD[pays], **told)


def hand_of(view: ShouldersView) -> list[str]:
    """The buildings in the hand of the seat that is asked, as far as the reader knows."""
    return view["players"][asked_seat(view)]["hand"] or []


def build_label(words: Words, what: What, view: ShouldersView) -> str:
    told = {
        "building": hand_card(words, view, what[0]),
        "other": unique_building(words, what[1], hand_of(view)),
    }
    kept = [building for building in hand_of(view) if building not in what]
    if not kept:
        return said(words, "build", **told)
    third = unique_building(words, kept[0], hand_of(view))
    return said(words, "build kept", third=third, **told)


def use_label(words: Words, what: What, view: ShouldersView) -> str:
    if what[0] in naming.SPACES:
        return space_label(words, what[0], company_of(view, what[1]), view)
    owner, year = owner_of(view, what[0])
    printed = building_card(view["cards"], what[0])
    key = f"own {printed['pays']}" if owner == view["seat"] else printed["pays"]
    return words.text(
        USE_BUILDING[key],
        owner=words.names[owner],
        year=year,
        company=naming.company(what[1]),
        building=named_building(words, view, what[0]),
        fee=printed["amount"],
    )


def space_label(words: Words, space: str, seen: CompanyView, view: ShouldersView) -> str:
    """The use of a general space by a company."""
    amount = next(each["amount"] for each in view["spaces"] if each["space"] == space)
    appeal = min(seen["appeal"] + 1, len(view["bonuses"]) - 1)
    bonus = view["bonuses"][appeal] if appeal > seen["appeal"] else None
    prices, people, value = seen["prices"], seen["salespeople"], value_of(seen)
    key = space.partition("_")[0] if space.startswith("fundraising") else space
    if key == "advertising" and bonus:
        key = "advertising bonus"
    if key == "hire_salesperson" and people == len(prices) - 1:
        key = "hire_salesperson full"
    if key == "hire_manager" and all(factory["manager"] for factory in seen["factories"]):
        key = "hire_manager full"
    prices_open = [each["price"] for each in view["row"] if each["asset"]]
    return words.text(
        USE[key],
        company=naming.company(seen["company"]),
        amount=amount,
        wage=view["jobs"]["wage"],
        appeal=appeal,
        bonus=naming.bonus(words.text, bonus) if bonus else "",
        price=prices[min(people + 1, len(prices) - 1)],
        cheapest=min(prices_open, default=0),
        share=amount // SHARE_COUNT,
        own=amount // SHARE_COUNT * held_by_asked(view, seen["company"]),
        to=moved(view, value, steps_up(view, value, amount)),
    )


def automate_label(words: Words, what: What, view: ShouldersView) -> str:
    factory, told = factory_of(view, what[0]), things_of(words, "automate", what)
    after = factory["automated"] + 1
    if after < factory["spaces"]:
        return said(words, "automate", **told)
    goods = naming.gain(words.text, "goods", operating.goods_made(factory, after))
    return said(words, "automate all", goods=goods, **told)


def invest_label(words: Words, what: What, view: ShouldersView) -> str:
    price = next(each["price"] for each in view["row"] if each["asset"] == what[0])
    printed = asset_card(view["cards"], what[0])
    bonus = naming.asset_bonus(words.text, printed)
    return said(
        words,
        invest_key(asked_company(view)["slots"] > 0, bool(bonus)),
        amount=price - count_about(view, "b"),
        use=naming.asset_use(words.text, printed),
        bonus=bonus,
        **asked_values(view),
        **things_of(words, "invest", what),
    )


def invest_key(has_room: bool, has_bonus: bool) -> str:
    """What is told of an asset: an effect that can be had [BS-ASSET-02]."""
    if has_room:
        return "invest bonus" if has_bonus else "invest"
    return "invest only" if has_bonus else "invest vain"


def keep_values(words: Words, what: What, view: ShouldersView) -> Values:
    new, held = about(view, "b"), asked_company(view)["asset"]
    assert held is not None
    return {
        "use": naming.asset_use(words.text, asset_card(view["cards"], what[0])),
        "other": naming.asset(words.text, held if what[0] == new else new),
    }


def take_values(words: Words, what: What, view: ShouldersView) -> Values:
    mode, count = count_about(view, "b") // 256, count_about(view, "b") % 16
    taken = min(count, view["haymarket"][what[0]]) if mode == 1 else 1
    return {"cubes": naming.cubes(words.text, {what[0]: taken})}


def accept_label(words: Words, what: What, view: ShouldersView) -> str:
    value = value_of(asked_company(view))
    told = {"value": value, "to": moved(view, value, 1), **asked_values(view)}
    return words.text(ACCEPT[about(view, "b")], **told)


def activate_label(words: Words, what: What, view: ShouldersView) -> str:
    printed = asset_card(view["cards"], what[0])
    return said(
        words,
        "activate paid" if printed["use_cost"] else "activate",
        amount=printed["use_cost"],
        use=naming.asset_use(words.text, printed),
        **owner_values(words, what, view),
        **things_of(words, "activate", what),
    )


def owner_values(words: Words, what: What, view: ShouldersView) -> Values:
    """The company whose asset it is."""
    return {"company": naming.company(asset_owner(view, what[0]))}


# labels of one message: the dollars, and what else it tells besides the words of the action
AMOUNTS: dict[str, Callable[[What, ShouldersView], int]] = {
    "start": lambda what, view: SHARES["director"] * int(what[1]),
    "pool": lambda what, view: view["pool_income"],
    "hire": lambda what, view: view["jobs"]["wage"],
    "refuse": lambda what, view: view["forfeit"],
    "purchase": operating.cube_price,
}
VALUES: dict[str, Callable[[Words, What, ShouldersView], Values]] = {
    "settle": settle_values,
    "draft": lambda words, what, view: {"building": hand_card(words, view, what[0])},
    "manager": lambda words, what, view: {
        "bonus": operating.manager_bonus(words, factory_of(view, what[0]))
    },
    "first": lambda words, what, view: {"name": words.names[int(what[0])]},
    "protect": value_values,
    "decline": value_values,
    "keep": keep_values,
    "take": take_values,
    "discard": owner_values,
    "issue": operating.share_values,
}
# labels of several messages
SENTENCES: dict[str, Callable[[Words, What, ShouldersView], str]] = {
    "sell": sell_label,
    "buy": buy_label,
    "build": build_label,
    "use": use_label,
    "automate": automate_label,
    "invest": invest_label,
    "accept": accept_label,
    "activate": activate_label,
    **operating.SENTENCES,
}
