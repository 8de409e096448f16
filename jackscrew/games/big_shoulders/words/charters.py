"""The companies of City of the Big Shoulders in words: charters and certificates."""

from __future__ import annotations

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import (
    CompanyView,
    FactoryView,
    ShouldersView,
    asset_card,
    director_of,
    value_of,
)
from jackscrew.games.big_shoulders.words.board import cubes_or_none
from jackscrew.games.big_shoulders.words.names import dollars
from jackscrew.games.big_shoulders.words.operating import goods_made, manager_bonus
from jackscrew.text import NN_, Words

Part = tuple[str, list[str]]

FACTORY = NN_(
    "Factory {number}: {count} good from {cubes}.", "Factory {number}: {count} goods from {cubes}."
)


def companies_told(words: Words, view: ShouldersView) -> list[Part]:
    """Every company in play under a heading of its own; the others under one."""
    ordered = sorted(view["companies"], key=lambda each: each["rank"] or 99)
    told = [
        (heading(words, each), company_told(words, view, each))
        for each in ordered
        if each["started"]
    ]
    resting = [each for each in ordered if not each["started"]]
    if resting:
        sentences = [rest for each in resting for rest in charter_told(words, view, each)]
        told.append((words.text("Companies not in play"), sentences))
    return told


def heading(words: Words, seen: CompanyView) -> str:
    """A company's name and industry."""
    return words.text(
        "{company} ({industry})",
        company=naming.full_company(seen["company"]),
        industry=naming.industry(words.text, seen["industry"]),
    )


def company_told(words: Words, view: ShouldersView, seen: CompanyView) -> list[str]:
    """A company in play."""
    told = [
        words.text("Director: {name}.", name=words.names[director_of(seen)]),
        words.text("Share value ${value}.", value=value_of(seen)),
        words.text("Appeal {appeal}.", appeal=seen["appeal"]),
        words.text("Treasury: ${amount}.", amount=seen["treasury"]),
        *shares_told(words, seen),
        *sales_told(words, seen),
        words.text("Stored: {cubes}.", cubes=cubes_or_none(words, seen["store"])),
    ]
    told += [factory_told(words, each) for each in seen["factories"]]
    told += asset_told(words, view, seen)
    if seen["partner"] is not None:
        name = words.names[seen["partner"]]
        told.append(words.text("{name}'s partner waits on the last factory.", name=name))
    operating = view["operating"] and view["operating"]["company"] == seen["company"]
    if seen["operated"] and not operating:
        told.append(words.text("It has operated in this decade."))
    return told


def charter_told(words: Words, view: ShouldersView, seen: CompanyView) -> list[str]:
    """A company that has not been started."""
    first = words.text(
        "{company} ({industry}): appeal {appeal} at first.",
        company=naming.full_company(seen["company"]),
        industry=naming.industry(words.text, seen["industry"]),
        appeal=seen["appeal"],
    )
    factories = [factory_told(words, each) for each in seen["factories"]]
    return [first, prices_told(words, seen), *factories, *asset_told(words, view, seen)]


def shares_told(words: Words, seen: CompanyView) -> list[str]:
    """Who holds which certificates."""
    told = []
    for seat, count in enumerate(seen["commons"]):
        if count:
            name = words.names[seat]
            told.append(
                words.plural(
                    "{name}: {count} Common.", "{name}: {count} Commons.", count, name=name
                )
            )
    return [
        *told,
        preferred_told(words, seen["preferred"]),
        words.text("Shares unsold: {count}.", count=seen["unsold"]),
        words.text("Shares in the bank pool: {count}.", count=seen["pooled"]),
    ]


def preferred_told(words: Words, place: int | str) -> str:
    """Where the Preferred Certificate is."""
    if isinstance(place, int):
        return words.text("{name}: the Preferred.", name=words.names[place])
    if place == "bank":
        return words.text("The Preferred lies in the bank pool.")
    return words.text("The Preferred is unsold.")


def prices_told(words: Words, seen: CompanyView) -> str:
    """What goods sell for as salespeople come."""
    prices = words.listed([dollars(words, price) for price in seen["prices"]])
    return words.text("Price of a good with more and more salespeople: {prices}.", prices=prices)


def sales_told(words: Words, seen: CompanyView) -> list[str]:
    """Salespeople, the price of goods, and goods."""
    told = [
        prices_told(words, seen),
        words.text(
            "Salespeople: {count} of {most}; a good sells for ${price}.",
            count=seen["salespeople"],
            most=len(seen["prices"]) - 1,
            price=seen["price"],
        ),
        words.text("Goods: {count}.", count=seen["goods"]),
    ]
    if seen["tokens"]:
        told.append(words.text("Bonus goods tokens: {count}.", count=seen["tokens"]))
    return told


def factory_told(words: Words, factory: FactoryView) -> str:
    """A factory: what it needs, makes and holds."""
    number = factory["factory"].rpartition("-")[2]
    told = [
        words.plural(
            *FACTORY,
            goods_made(factory, factory["automated"]),
            number=number,
            cubes=naming.cubes(words.text, factory["needs"]),
        ),
        words.text(
            "Workers {workers}, automated {automated}, of {spaces}.",
            workers=factory["workers"],
            automated=factory["automated"],
            spaces=factory["spaces"],
        ),
    ]
    if factory["automated"] < factory["spaces"]:
        more = words.text("{count} more once all is automated.", count=factory["extra"])
        told.append(more)
    bonus = manager_bonus(words, factory)
    if factory["manager"]:
        told.append(words.text("It has a manager: {bonus}.", bonus=bonus))
    else:
        told.append(words.text("A manager would bring: {bonus}.", bonus=bonus))
    if factory["ran"]:
        told.append(words.text("It has run."))
    return " ".join(told)


def asset_told(words: Words, view: ShouldersView, seen: CompanyView) -> list[str]:
    """The capital asset of a charter."""
    if seen["slots"] == 0:
        return [words.text("No slot for a capital asset.")]
    if seen["asset"] is None:
        return [words.text("The slot for a capital asset is empty.")]
    asset = naming.asset(words.text, seen["asset"])
    effect = naming.asset_effect(words.text, asset_card(view["cards"], seen["asset"]))
    if seen["exhausted"]:
        return [
            words.text("Capital asset, exhausted: {asset}. {effect}", asset=asset, effect=effect)
        ]
    return [words.text("Capital asset: {asset}. {effect}", asset=asset, effect=effect)]
