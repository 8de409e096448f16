"""What the buttons say: each action with all it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import View
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.words import operating
from jackscrew.games.big_shoulders.words.asking import (
    certificate,
    sale_amount,
    sale_told,
    shares_sold,
)
from jackscrew.games.big_shoulders.words.names import (
    SHARE_COUNT,
    SHARES,
    about,
    asked_company,
    asset_owner,
    company_of,
    factory_of,
    held_by_asked,
    moved,
    named_building,
    owner_of,
    parted,
    split,
    steps_up,
    unique_building,
)
from jackscrew.text import N_, NN_, Words

What = list[str]

LABELS = {
    "start": N_("Start {company} at ${par} a share: pay ${amount} into its treasury"),
    "sell": N_("Sell {certificate} for ${amount}"),
    "sell falling": N_("Sell {certificate} for ${amount}: the share value falls to ${to}"),
    "settle": N_("Settle: sell {sale} for ${amount} in all"),
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


def label(words: Words, action: str, view: View) -> str:
    """What the button of an action says."""
    verb, what = split(action)
    return VERBS[verb](words, what, view)


def said(words: Words, key: str, **values: object) -> str:
    """A label with its values."""
    return words.text(LABELS[key], **values)


def label_start(words: Words, what: What, view: View) -> str:
    par = int(what[1])
    amount = SHARES["director"] * par
    return said(words, "start", company=naming.company(what[0]), par=par, amount=amount)


def label_sell(words: Words, what: What, view: View) -> str:
    kind, company = what
    seen, shares = company_of(view, company), SHARES[kind]
    pending = sum(shares_sold(sale) for sale in view["sale"] if sale["company"] == company)
    to = moved(view, seen["value"], -pending - shares)
    is_falling = to < seen["value"] and not is_protected(view, seen)
    return said(
        words,
        "sell falling" if is_falling else "sell",
        certificate=certificate(words, kind, company),
        amount=shares * seen["value"],
        to=to,
    )


def is_protected(view: View, seen: View) -> bool:
    """May the director of a company keep its value from falling when another sells?"""
    asset, seller = seen["asset"], view["question"]["seat"]
    if asset is None or seen["exhausted"] or seen["director"] == seller:
        return False
    return bool(naming.card(view, asset)["ability"].get("protect_price"))


def label_settle(words: Words, what: What, view: View) -> str:
    if view["question"]["step"] != "sell":
        return operating.label_settle_issue(words, what, view)
    return said(words, "settle", sale=sale_told(words, view), amount=sale_amount(view))


def label_buy(words: Words, what: What, view: View) -> str:
    kind, company, seller = what
    amount = SHARES[kind] * company_of(view, company)["value"]
    return words.text(BUY[f"{kind} {seller}"], company=naming.company(company), amount=amount)


def label_by_step(verb: str) -> Callable[[Words, What, View], str]:
    """A label that depends on the step alone."""

    def labelled(words: Words, what: What, view: View) -> str:
        company = about(view)[0]
        named = naming.company(company) if isinstance(company, str) else ""
        return said(words, f"{verb} {view['question']['step']}", company=named)

    return labelled


def label_plain(verb: str) -> Callable[[Words, What, View], str]:
    """A label that never varies."""

    def labelled(words: Words, what: What, view: View) -> str:
        return said(words, verb)

    return labelled


def label_protect(words: Words, what: What, view: View) -> str:
    seen = asked_company(view)
    return said(words, "protect", company=naming.company(seen["company"]), value=seen["value"])


def label_decline(words: Words, what: What, view: View) -> str:
    seen, shares = asked_company(view), about(view)[1]
    value, company = seen["value"], naming.company(seen["company"])
    return said(words, "decline", company=company, value=value, to=moved(view, value, -shares))


def hand_card(words: Words, view: View, building: str) -> str:
    """A building of a hand, what it earns and the workers it brings."""
    printed = naming.card(view, building)
    told = {"building": unique_building(words, building, hand_of(view)), "fee": printed["amount"]}
    pays, workers = printed["pays"], printed["workers_added"]
    if workers:
        return words.plural(*CARD_WORKERS[pays], workers, **told)
    return words.text(CARD[pays], **told)


def hand_of(view: View) -> list[str]:
    """The buildings in the hand of the seat that is asked, as far as the reader knows."""
    return view["players"][view["question"]["seat"]]["hand"] or []


def label_draft(words: Words, what: What, view: View) -> str:
    return said(words, "draft", building=hand_card(words, view, what[0]))


def label_build(words: Words, what: What, view: View) -> str:
    told = {
        "building": hand_card(words, view, what[0]),
        "other": unique_building(words, what[1], hand_of(view)),
    }
    kept = [building for building in hand_of(view) if building not in what]
    if not kept:
        return said(words, "build", **told)
    third = unique_building(words, kept[0], hand_of(view))
    return said(words, "build kept", third=third, **told)


def label_use(words: Words, what: What, view: View) -> str:
    if what[0] in naming.SPACES:
        return label_space(words, what[0], company_of(view, what[1]), view)
    owner, year = owner_of(view, what[0])
    printed = naming.card(view, what[0])
    key = f"own {printed['pays']}" if owner == view["seat"] else printed["pays"]
    return words.text(
        USE_BUILDING[key],
        owner=words.names[owner],
        year=year,
        company=naming.company(what[1]),
        building=named_building(words, view, what[0]),
        fee=printed["amount"],
    )


def label_space(words: Words, space: str, seen: View, view: View) -> str:
    """The use of a general space by a company."""
    amount = next(each["amount"] for each in view["spaces"] if each["space"] == space)
    appeal = min(seen["appeal"] + 1, len(view["bonuses"]) - 1)
    bonus = view["bonuses"][appeal] if appeal > seen["appeal"] else None
    prices, people = seen["prices"], seen["salespeople"]
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
        to=moved(view, seen["value"], steps_up(view, seen["value"], amount)),
    )


def label_pool(words: Words, what: What, view: View) -> str:
    return said(words, "pool", amount=view["pool_income"])


def factory_values(what: What) -> dict[str, object]:
    """The factory an action names."""
    company, number = parted(what[0])
    return {"company": naming.company(company), "number": number}


def label_hire(words: Words, what: What, view: View) -> str:
    return said(words, "hire", amount=view["jobs"]["wage"], **factory_values(what))


def label_factory(verb: str) -> Callable[[Words, What, View], str]:
    """A label that names a factory."""

    def labelled(words: Words, what: What, view: View) -> str:
        return said(words, verb, **factory_values(what))

    return labelled


def label_manager(words: Words, what: What, view: View) -> str:
    bonus = operating.manager_bonus(words, factory_of(view, what[0]))
    return said(words, "manager", bonus=bonus, **factory_values(what))


def label_automate(words: Words, what: What, view: View) -> str:
    factory = factory_of(view, what[0])
    after = factory["automated"] + 1
    if after < factory["spaces"]:
        return said(words, "automate", **factory_values(what))
    goods = naming.gain(words.text, "goods", operating.goods_made(factory, after))
    return said(words, "automate all", goods=goods, **factory_values(what))


def label_invest(words: Words, what: What, view: View) -> str:
    price = next(each["price"] for each in view["row"] if each["asset"] == what[0])
    printed = naming.card(view, what[0])
    bonus = naming.asset_bonus(words.text, printed)
    return said(
        words,
        invest_key(asked_company(view)["slots"] > 0, bool(bonus)),
        company=naming.company(about(view)[0]),
        asset=naming.asset(words.text, what[0]),
        amount=price - about(view)[1],
        use=naming.asset_use(words.text, printed),
        bonus=bonus,
    )


def invest_key(has_room: bool, has_bonus: bool) -> str:
    """What is told of an asset: an effect that can be had [BS-ASSET-02]."""
    if has_room:
        return "invest bonus" if has_bonus else "invest"
    return "invest only" if has_bonus else "invest vain"


def label_keep(words: Words, what: What, view: View) -> str:
    company, new = about(view)
    held = company_of(view, company)["asset"]
    other = held if what[0] == new else new
    return said(
        words,
        "keep",
        asset=naming.asset(words.text, what[0]),
        use=naming.asset_use(words.text, naming.card(view, what[0])),
        other=naming.asset(words.text, other),
    )


def label_take(words: Words, what: What, view: View) -> str:
    number = about(view)[1]
    mode, count = number // 256, number % 16
    taken = min(count, view["haymarket"][what[0]]) if mode == 1 else 1
    return said(words, "take", cubes=naming.cubes(words.text, {what[0]: taken}))


def label_accept(words: Words, what: What, view: View) -> str:
    seen, bonus = asked_company(view), about(view)[1]
    company, value = naming.company(seen["company"]), seen["value"]
    return words.text(ACCEPT[bonus], company=company, value=value, to=moved(view, value, 1))


def label_refuse(words: Words, what: What, view: View) -> str:
    return said(words, "refuse", amount=view["forfeit"])


def label_activate(words: Words, what: What, view: View) -> str:
    printed = naming.card(view, what[0])
    return said(
        words,
        "activate paid" if printed["use_cost"] else "activate",
        asset=naming.asset(words.text, what[0]),
        company=naming.company(asset_owner(view, what[0])),
        amount=printed["use_cost"],
        use=naming.asset_use(words.text, printed),
    )


def label_trade(words: Words, what: What, view: View) -> str:
    company, kind = parted(what[0])
    return said(
        words,
        "trade",
        company=naming.company(company),
        given=naming.cubes(words.text, {kind: view["trade_in"]}),
        taken=naming.cubes(words.text, {what[1]: 1}),
    )


def label_discard(words: Words, what: What, view: View) -> str:
    asset = naming.asset(words.text, what[0])
    return said(words, "discard", asset=asset, company=naming.company(asset_owner(view, what[0])))


def label_first(words: Words, what: What, view: View) -> str:
    return said(words, "first", name=words.names[int(what[0])])


def label_reveal(words: Words, what: What, view: View) -> str:
    return said(words, "reveal", asset=naming.asset(words.text, what[0]))


def label_goal(words: Words, what: What, view: View) -> str:
    return said(words, "goal", goal=naming.goal(words.text, naming.measure(what[0])))


def label_cube(words: Words, what: What, view: View) -> str:
    return said(words, "cube", cubes=naming.cubes(words.text, {what[0]: 1}))


def label_deal(words: Words, what: What, view: View) -> str:
    return said(words, "deal", building=unique_building(words, what[0], []))


VERBS: dict[str, Callable[[Words, What, View], str]] = {
    "start": label_start,
    "sell": label_sell,
    "settle": label_settle,
    "buy": label_buy,
    "pass": label_by_step("pass"),
    "protect": label_protect,
    "decline": label_decline,
    "draft": label_draft,
    "build": label_build,
    "use": label_use,
    "pool": label_pool,
    "hire": label_hire,
    "worker": label_factory("worker"),
    "manager": label_manager,
    "automate": label_automate,
    "move": label_factory("move"),
    "release": label_plain("release"),
    "forgo": label_by_step("forgo"),
    "invest": label_invest,
    "keep": label_keep,
    "take": label_take,
    "enough": label_by_step("enough"),
    "accept": label_accept,
    "refuse": label_refuse,
    "lead": label_plain("lead"),
    "stay": label_plain("stay"),
    "issue": operating.label_issue,
    "purchase": operating.label_purchase,
    "run": operating.label_run,
    "distribute": operating.label_distribute,
    "deliver": operating.label_deliver,
    "pay": operating.label_pay,
    "withhold": operating.label_withhold,
    "shield": operating.label_shield,
    "activate": label_activate,
    "trade": label_trade,
    "discard": label_discard,
    "end": label_by_step("end"),
    "first": label_first,
    "reveal": label_reveal,
    "goal": label_goal,
    "demand": label_plain("demand"),
    "cube": label_cube,
    "deal": label_deal,
}
