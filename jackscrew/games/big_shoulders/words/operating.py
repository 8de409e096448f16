"""What the buttons of an operating turn say."""

from __future__ import annotations

from jackscrew.core.view import View
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.words.asking import certificate, issued, shares_sold
from jackscrew.games.big_shoulders.words.names import (
    SHARE_COUNT,
    SHARES,
    asked_company,
    company_of,
    factory_of,
    held_by_asked,
    moved,
    parted,
    steps_up,
)
from jackscrew.text import N_, NN_, Words

What = list[str]

LABELS = {
    "settle": N_("Settle: the bank pays {company} ${amount}, the share value falls to ${to}"),
    "issue": N_("Issue {certificate} to the bank pool for ${amount}"),
    "purchase": N_("Buy {cubes} for ${amount}"),
    "distribute": N_("End production and go on to selling goods"),
    "pay": N_("Pay dividends of ${share} a share: {parts}; the share value stays at ${value}"),
    "pay you": N_("${amount} for you"),
    "pay treasury": N_("${amount} for the treasury"),
    "withhold nothing": N_("Pay no dividends: the share value falls to ${to}"),
    "withhold nothing lowest": N_("Pay no dividends: the share value stays at ${to}"),
    "shield nothing": N_(
        "Pay no dividends and use Price Protection: the share value stays at ${value}"
    ),
    "withhold": N_(
        "Withhold ${amount} for the treasury, nothing for you: the share value falls to ${to}"
    ),
    "withhold lowest": N_(
        "Withhold ${amount} for the treasury, nothing for you: the share value stays at ${to}"
    ),
    "shield": N_(
        "Withhold ${amount} for the treasury, nothing for you, and use Price Protection:"
        " the share value stays at ${value}"
    ),
}
RUN = NN_("Run factory {number}: makes {count} good", "Run factory {number}: makes {count} goods")
RUN_BUYING = NN_(
    "Run factory {number}: buy {cubes} for ${amount}, makes {count} good",
    "Run factory {number}: buy {cubes} for ${amount}, makes {count} goods",
)
MANAGED = N_("{label}; manager: {bonus}")
DISTRIBUTE = NN_(
    "End production: bonus tokens make {count} good; then sell goods",
    "End production: bonus tokens make {count} goods; then sell goods",
)
DELIVER = NN_(
    "Sell {count} good in the {column} column for ${amount}",
    "Sell {count} goods in the {column} column at ${price} each: ${amount}",
)
DELIVER_BONUS = NN_(
    "Sell {count} good in the {column} column for ${price}, and ${bonus} for filling it: ${amount}",
    "Sell {count} goods in the {column} column at ${price} each, and ${bonus} for filling it:"
    " ${amount}",
)
DELIVER_HALF = NN_(
    "Sell {count} good at half price for ${amount}",
    "Sell {count} goods at half price, ${price} each: ${amount}",
)
PAY = NN_(
    "Pay dividends of ${share} a share: {parts}; the share value rises {count} step to ${to}",
    "Pay dividends of ${share} a share: {parts}; the share value rises {count} steps to ${to}",
)
# what a manager brings, and the gain it is
MANAGER_BONUS = {"goods": "goods", "resources": "cubes", "appeal": "appeal"}


def said(words: Words, key: str, **values: object) -> str:
    """A label with its values."""
    return words.text(LABELS[key], **values)


def manager_bonus(words: Words, factory: View, goods: bool = True) -> str:
    """What a manager brings each time a factory runs; cubes and appeal, or goods too."""
    parts = [
        naming.gain(words.text, gain, factory["bonus"][key])
        for key, gain in MANAGER_BONUS.items()
        if factory["bonus"][key] and (goods or key != "goods")
    ]
    return words.listed(parts)


def goods_made(factory: View, automated: int) -> int:
    """What a factory makes with so many tokens."""
    extra = factory["extra"] if automated == factory["spaces"] else 0
    managed = factory["bonus"]["goods"] if factory["manager"] else 0
    return int(factory["makes"] + extra + managed)


def label_issue(words: Words, what: What, view: View) -> str:
    seen = asked_company(view)
    amount = SHARES[what[0]] * seen["value"]
    named = certificate(words, what[0], seen["company"])
    return said(words, "issue", certificate=named, amount=amount)


def label_purchase(words: Words, what: What, view: View) -> str:
    space, kind = what
    price = next(each["price"] for each in view["chain"] if each["space"] == space)
    return said(words, "purchase", cubes=naming.cubes(words.text, {kind: 1}), amount=price)


def label_run(words: Words, what: What, view: View) -> str:
    company, number = parted(what[0])
    factory, store = factory_of(view, what[0]), company_of(view, company)["store"]
    missing = {kind: max(0, need - store[kind]) for kind, need in factory["needs"].items()}
    goods = goods_made(factory, factory["automated"])
    told = {"cubes": naming.cubes(words.text, missing), "amount": factory["missing_cost"]}
    forms = RUN_BUYING if any(missing.values()) else RUN
    found = words.plural(*forms, goods, number=number, **told)
    bonus = manager_bonus(words, factory, goods=False) if factory["manager"] else ""
    return words.text(MANAGED, label=found, bonus=bonus) if bonus else found


def label_distribute(words: Words, what: What, view: View) -> str:
    tokens = asked_company(view)["tokens"]
    return words.plural(*DISTRIBUTE, tokens) if tokens else said(words, "distribute")


def label_deliver(words: Words, what: What, view: View) -> str:
    space, count = what[0], int(what[1])
    price = asked_company(view)["price"]
    if space.endswith("-half"):
        half = price // 2
        return words.plural(*DELIVER_HALF, count, price=half, amount=count * half)
    seen = next(each for each in view["demand"] if each["space"] == space)
    bonus = seen["bonus"] if seen["goods"] + count == seen["octagons"] else 0
    return words.plural(
        *(DELIVER_BONUS if bonus else DELIVER),
        count,
        column=naming.column(words.text, seen["column"]),
        price=price,
        bonus=bonus,
        amount=count * price + bonus,
    )


def label_pay(words: Words, what: What, view: View) -> str:
    value, revenue = asked_company(view)["value"], view["operating"]["revenue"]
    to = moved(view, value, steps_up(view, value, revenue))
    steps = view["values"].index(to) - view["values"].index(value)
    share = revenue // SHARE_COUNT
    parts = dividends_told(words, view, share)
    if steps == 0:
        return said(words, "pay", share=share, parts=parts, value=value)
    return words.plural(*PAY, steps, share=share, parts=parts, to=to)


def dividends_told(words: Words, view: View, share: int) -> str:
    """What dividends bring the seat that is asked, and the treasury for its unsold shares."""
    seen = asked_company(view)
    held = held_by_asked(view, seen["company"])
    parts = [said(words, "pay you", amount=held * share)]
    if seen["unsold"]:
        parts.append(said(words, "pay treasury", amount=seen["unsold"] * share))
    return words.listed(parts)


def label_withhold(words: Words, what: What, view: View) -> str:
    value = asked_company(view)["value"]
    to, revenue = moved(view, value, -1), view["operating"]["revenue"]
    key = "withhold" if revenue else "withhold nothing"
    return said(words, key if to < value else f"{key} lowest", amount=revenue, to=to)


def label_shield(words: Words, what: What, view: View) -> str:
    value, revenue = asked_company(view)["value"], view["operating"]["revenue"]
    return said(words, "shield" if revenue else "shield nothing", amount=revenue, value=value)


def label_settle_issue(words: Words, what: What, view: View) -> str:
    seen, shares = asked_company(view), shares_sold(issued(view))
    return said(
        words,
        "settle",
        company=naming.company(seen["company"]),
        amount=shares * seen["value"],
        to=moved(view, seen["value"], -shares - 1),
    )
