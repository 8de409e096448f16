"""What is bad about a choice before it is too late."""

from __future__ import annotations

from jackscrew.core.view import question_of
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import CompanyView, FactoryView, ShouldersView, shares_sold
from jackscrew.games.big_shoulders.words.names import company_of
from jackscrew.text import Warning, Words
from jackscrew.text.warning import together
from jackscrew.text.words import split


def warn_directorship(
    words: Words, before: ShouldersView, after: ShouldersView, action: str
) -> Warning | None:
    """Somebody else comes to direct one's company."""
    for was, company in zip(before["companies"], after["companies"], strict=True):
        if keeps(before, was) and not keeps(after, company):
            name = naming.company(company["company"])
            return Warning("BS-DIR-03", words.text("You no longer direct {company}.", company=name))
    return None


def warn_idle(
    words: Words, before: ShouldersView, after: ShouldersView, action: str
) -> Warning | None:
    """Production ends without a factory having run, though one could."""
    turn = before["operating"]
    if action != "distribute" or turn is None or turn["ran"]:
        return None
    if not may_run(company_of(before, turn["company"])):
        return None
    sentence = words.text(
        "No factory has run: {company} can pay no dividends, and its share value falls.",
        company=naming.company(turn["company"]),
    )
    return Warning("BS-OPS-26", sentence)


def warn_unsold(
    words: Words, before: ShouldersView, after: ShouldersView, action: str
) -> Warning | None:
    """The sale ends without a good sold, though one could be."""
    turn = before["operating"]
    actions = question_of(before)["actions"]
    may_deliver = any(split(it)[0] == "deliver" for it in actions)
    if action != "withhold" or turn is None or turn["delivered"] or not may_deliver:
        return None
    sentence = words.text(
        "No good is sold: {company} can pay no dividends, and its share value falls.",
        company=naming.company(turn["company"]),
    )
    return Warning("BS-OPS-26", sentence)


def warn_unsupplied(
    words: Words, before: ShouldersView, after: ShouldersView, action: str
) -> Warning | None:
    """What is bought leaves too little for the cubes of the factory that runs next."""
    turn = before["operating"]
    if turn is None or after["operating"] is None or split(action)[0] != "purchase":
        return None
    company = company_of(after, turn["company"])
    if not may_run(company_of(before, turn["company"])) or may_run(company):
        return None
    sentence = words.text(
        "This leaves {company} unable to pay for the cubes of its next factory.",
        company=naming.company(turn["company"]),
    )
    return Warning("BS-OPS-10", sentence)


def warn_penniless(
    words: Words, before: ShouldersView, after: ShouldersView, action: str
) -> Warning | None:
    """A treasury is spent before cubes are bought."""
    if before["operating"] is not None or after["operating"] is not None:
        return None
    cheapest = min((each["price"] for each in after["chain"] if each["price"]), default=0)
    for was, company in zip(before["companies"], after["companies"], strict=True):
        if was["treasury"] >= cheapest > company["treasury"] and lacks_cubes(company):
            return Warning("BS-OPS-03", penniless(words, company))
    return None


def keeps(view: ShouldersView, company: CompanyView) -> bool:
    """Does whoever looks direct a company, with as many shares as anybody once a sale is settled?

    In the basic game that they direct it is enough.
    """
    key, seat = company["company"], view["seat"]
    if company["director"] != seat or not view["options"]["advanced"]:
        return company["director"] == seat
    held = [player["shares"].get(key, 0) for player in view["players"]]
    sold = sum(shares_sold(sale) for sale in view["sale"] if sale["company"] == key)
    return held[seat] - sold >= max(held[:seat] + held[seat + 1 :])


def penniless(words: Words, company: CompanyView) -> str:
    """That a company can no longer buy a cube."""
    return words.text(
        "This leaves {company} ${money}: it could pay for no cube, and without cubes its factories"
        " make nothing.",
        company=naming.company(company["company"]),
        money=company["treasury"],
    )


def may_run(company: CompanyView) -> bool:
    """Can the company of the turn pay for what its next factory lacks?"""
    ready = [each for each in company["factories"] if each["next"] and is_staffed(each)]
    costs = (each["missing_cost"] for each in ready)
    return any(cost is not None and 0 <= cost <= company["treasury"] for cost in costs)


def lacks_cubes(company: CompanyView) -> bool:
    """Has a company that is yet to operate too few cubes for any factory with all its workers?"""
    staffed = [each for each in company["factories"] if is_staffed(each)]
    return (
        bool(staffed)
        and not company["operated"]
        and not any(
            all(company["store"].get(kind, 0) >= count for kind, count in each["needs"].items())
            for each in staffed
        )
    )


def is_staffed(factory: FactoryView) -> bool:
    """Are all its spaces for workers taken?"""
    return factory["workers"] + factory["automated"] == factory["spaces"]


warnings = together(warn_directorship, warn_idle, warn_unsold, warn_unsupplied, warn_penniless)
