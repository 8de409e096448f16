"""What the buttons of an operating turn say."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import (
    SHARES,
    FactoryView,
    ShouldersView,
    missing_cost_of,
    shares_sold,
    value_of,
)
from jackscrew.games.big_shoulders.words.asking import certificate, issued
from jackscrew.games.big_shoulders.words.names import (
    SHARE_COUNT,
    asked_company,
    company_of,
    factory_of,
    held_by_asked,
    moved,
    parted,
    revenue_of,
    steps_up,
)
from jackscrew.games.big_shoulders.words.things import What
from jackscrew.text import N_, NN_, Values, Words

LABELS = {
    "settle issue": N_("Settle: the bank pays {company} ${amount}, the share value falls to ${to}"),
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


def said(words: Words, key: str, **values: int | str) -> str:
    """A label with its values."""
    return words.text(LABELS[key], **values)


def manager_bonus(words: Words, factory: FactoryView, goods: bool = True) -> str:
    """What a manager brings each time a factory runs; cubes and appeal, or goods too."""
    bonus = factory["bonus"]
    counts = {
        "goods": bonus["goods"] if goods else 0,
        "cubes": bonus["resources"],
        "appeal": bonus["appeal"],
    }
    return words.listed([naming.gain(words.text, key, n) for key, n in counts.items() if n])


def goods_made(factory: FactoryView, automated: int) -> int:
    """What a factory makes with so many tokens."""
    extra = factory["extra"] if automated == factory["spaces"] else 0
    managed = factory["bonus"]["goods"] if factory["manager"] else 0
    return factory["makes"] + extra + managed


def share_values(words: Words, what: What, view: ShouldersView) -> Values:
    """A certificate to be issued, and what the bank pays for it."""
    seen = asked_company(view)
    named = certificate(words, what[0], seen["company"])
    return {"certificate": named, "amount": SHARES[what[0]] * value_of(seen)}


def issue_values(view: ShouldersView) -> Values:
    """What an issue of shares brings, and where the share value falls to."""
    value, shares = value_of(asked_company(view)), shares_sold(issued(view))
    return {"amount": shares * value, "to": moved(view, value, -shares - 1)}


def cube_price(what: What, view: ShouldersView) -> int:
    """What a cube of the supply chain costs."""
    return next(it["price"] for it in view["chain"] if it["space"] == what[0])


def run_label(words: Words, what: What, view: ShouldersView) -> str:
    company, number = parted(what[0])
    factory, store = factory_of(view, what[0]), company_of(view, company)["store"]
    missing = {kind: max(0, need - store[kind]) for kind, need in factory["needs"].items()}
    goods = goods_made(factory, factory["automated"])
    forms = RUN_BUYING if any(missing.values()) else RUN
    found = words.plural(
        *forms,
        goods,
        number=number,
        cubes=naming.cubes(words.text, missing),
        amount=missing_cost_of(factory),
    )
    bonus = manager_bonus(words, factory, goods=False) if factory["manager"] else ""
    return words.text(MANAGED, label=found, bonus=bonus) if bonus else found


def distribute_label(words: Words, what: What, view: ShouldersView) -> str:
    tokens = asked_company(view)["tokens"]
    return words.plural(*DISTRIBUTE, tokens) if tokens else said(words, "distribute")


def deliver_label(words: Words, what: What, view: ShouldersView) -> str:
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


def pay_label(words: Words, what: What, view: ShouldersView) -> str:
    value, revenue = value_of(asked_company(view)), revenue_of(view)
    to = moved(view, value, steps_up(view, value, revenue))
    steps = view["values"].index(to) - view["values"].index(value)
    share = revenue // SHARE_COUNT
    parts = dividends_told(words, view, share)
    if steps == 0:
        return said(words, "pay", share=share, parts=parts, value=value)
    return words.plural(*PAY, steps, share=share, parts=parts, to=to)


def dividends_told(words: Words, view: ShouldersView, share: int) -> str:
    """What dividends bring the seat that is asked, and the treasury for its unsold shares."""
    seen = asked_company(view)
    held = held_by_asked(view, seen["company"])
    parts = [said(words, "pay you", amount=held * share)]
    if seen["unsold"]:
        parts.append(said(words, "pay treasury", amount=seen["unsold"] * share))
    return words.listed(parts)


def withhold_label(words: Words, what: What, view: ShouldersView) -> str:
    value, revenue = value_of(asked_company(view)), revenue_of(view)
    to, key = moved(view, value, -1), "withhold" if revenue else "withhold nothing"
    return said(words, key if to < value else f"{key} lowest", amount=revenue, to=to)


def shield_label(words: Words, what: What, view: ShouldersView) -> str:
    value, revenue = value_of(asked_company(view)), revenue_of(view)
    return said(words, "shield" if revenue else "shield nothing", amount=revenue, value=value)


# labels of several messages
SENTENCES: dict[str, Callable[[Words, What, ShouldersView], str]] = {
    "run": run_label,
    "distribute": distribute_label,
    "deliver": deliver_label,
    "pay": pay_label,
    "withhold": withhold_label,
    "shield": shield_label,
}
