"""What the buttons say in few letters; the labels tell what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import question_of
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import (
    SHARES,
    ShouldersView,
    shares_sold,
    value_of,
)
from jackscrew.games.big_shoulders.words.asking import issued, sale_amount
from jackscrew.games.big_shoulders.words.labels import hand_of
from jackscrew.games.big_shoulders.words.names import (
    asked_company,
    building_name,
    dollars,
    parted,
    unique_building,
)
from jackscrew.games.big_shoulders.words.operating import cube_price
from jackscrew.games.big_shoulders.words.things import What
from jackscrew.text import N_, Brief, Words
from jackscrew.text.words import split

# verbs that say the same whatever they are about: the deed, in few letters, and a sign
PLAIN: dict[str, tuple[str, str, str]] = {
    "pass": (N_("Pass"), N_("Pass"), "close"),
    "protect": (N_("Use Price Protection"), N_("Protect"), "shield"),
    "decline": (N_("Let the value fall"), N_("Let it fall"), "down"),
    "pool": (N_("Partner to the bank pool"), N_("Bank pool"), "partner"),
    "release": (N_("Release the worker"), N_("Release"), "worker"),
    "forgo": (N_("Do without"), N_("Do without"), "close"),
    "accept": (N_("Take the bonus"), N_("Take the bonus"), "check"),
    "lead": (N_("Go first"), N_("Go first"), "priority"),
    "stay": (N_("Keep your place"), N_("Keep place"), "close"),
    "distribute": (N_("End production"), N_("Sell goods"), "good"),
    "pay": (N_("Pay dividends"), N_("Pay dividends"), "dividend"),
    "withhold": (N_("Pay no dividends"), N_("Pay none"), "strongbox"),
    "shield": (N_("Use Price Protection"), N_("Protect"), "shield"),
    "end": (N_("End the turn"), N_("End the turn"), "check"),
}
SHARE_DEEDS = {
    "sell director": N_("Sell {company}, Director"),
    "sell preferred": N_("Sell {company}, Preferred"),
    "sell common": N_("Sell {company}, Common"),
    "buy preferred company": N_("Buy {company}, Preferred"),
    "buy preferred bank": N_("Buy {company}, Preferred, from the bank"),
    "buy common company": N_("Buy {company}, Common"),
    "buy common bank": N_("Buy {company}, Common, from the bank"),
}
ISSUES = {"preferred": N_("Issue the Preferred"), "common": N_("Issue a Common")}
ASSETS = {
    "invest": N_("Buy {asset}"),
    "keep": N_("Keep {asset}"),
    "activate": N_("Use {asset}"),
    "discard": N_("Discard {asset}"),
}
FACTORY_ICONS = {
    "hire": "worker",
    "worker": "worker",
    "manager": "manager",
    "automate": "automation",
    "move": "move",
    "run": "good",
}


def brief(words: Words, action: str, view: ShouldersView) -> Brief | None:
    """The button of an action in few letters; None if its label has no more."""
    verb, rest = split(action)
    if verb in PLAIN:
        deed, text, sign = PLAIN[verb]
        return Brief(words.text(deed), sign, words.text(text))
    what = rest.split()
    return BRIEFS[verb](words, verb, what, view) if verb in BRIEFS else None


def brief_start(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    company, par = naming.company(what[0]), int(what[1])
    return Brief(words.text("Start {company} at ${par}", company=company, par=par), "share")


def brief_share(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    """A certificate of a company that is sold, or bought from somebody."""
    kind, company, *seller = what
    message = SHARE_DEEDS[" ".join([verb, kind, *seller])]
    return Brief(words.text(message, company=naming.company(company)), "share")


def brief_settle(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    if question_of(view)["step"] == "issue":
        amount = shares_sold(issued(view)) * value_of(asked_company(view))
    else:
        amount = sale_amount(view)
    deed = words.text("Settle for ${amount}", amount=amount)
    return Brief(deed, "check", words.text("Settle"))


def brief_building(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    """A building of the hand that is kept, built or both."""
    hand = hand_of(view)
    names = [unique_building(words, building, hand) for building in what]
    if verb == "draft":
        return Brief(words.text("Keep {building}", building=names[0]), "building")
    told = words.text("Build {building}, not {other}", building=names[0], other=names[1])
    return Brief(told, "building")


def brief_use(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    """A space or a building that a company uses."""
    space, company = what[0], naming.company(what[1])
    if space in naming.SPACES:
        named = naming.space(words.text, space)
    else:
        named = building_name(words, space)
    return Brief(words.text("{space} for {company}", space=named, company=company), "move")


def brief_factory(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    """Something done at a factory."""
    company, number = parted(what[0])
    told = {"company": naming.company(company), "number": number}
    text = words.text("Factory {number}", number=number)
    return Brief(words.text("{company}, factory {number}", **told), FACTORY_ICONS[verb], text)


def brief_run(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    number = parted(what[0])[1]
    text = words.text("Factory {number}", number=number)
    return Brief(words.text("Run factory {number}", number=number), "good", text)


def brief_asset(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    message, asset = ASSETS[verb], naming.asset(words.text, what[0])
    return Brief(words.text(message, asset=asset), "asset")


def brief_take(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    kind = naming.resource(words.text, what[0])
    return Brief(words.text("Take {kind}", kind=kind), what[0], kind)


def brief_refuse(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    amount = view["forfeit"]
    return Brief(words.text("Take ${amount}", amount=amount), "coin", dollars(words, amount))


def brief_issue(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    message = ISSUES[what[0]]
    amount = SHARES[what[0]] * value_of(asked_company(view))
    return Brief(words.text(message), "share", dollars(words, amount))


def brief_purchase(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    kind, amount = naming.resource(words.text, what[1]), cube_price(what, view)
    text = words.text("{kind} ${amount}", kind=kind, amount=amount)
    return Brief(words.text("Buy {kind} for ${amount}", kind=kind, amount=amount), what[1], text)


def brief_deliver(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    count = int(what[1])
    return Brief(words.plural("Sell {count} good", "Sell {count} goods", count), "good")


def brief_trade(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    given, taken = parted(what[0])[1], what[1]
    told = {
        "given": naming.resource(words.text, given),
        "taken": naming.resource(words.text, taken),
    }
    return Brief(words.text("Swap {given} for {taken}", **told), "trade")


def brief_first(words: Words, verb: str, what: What, view: ShouldersView) -> Brief:
    return Brief(words.names[int(what[0])], f"seat-{what[0]}")


BRIEFS: dict[str, Callable[[Words, str, What, ShouldersView], Brief]] = {
    "start": brief_start,
    "sell": brief_share,
    "buy": brief_share,
    "settle": brief_settle,
    "draft": brief_building,
    "build": brief_building,
    "use": brief_use,
    **dict.fromkeys(("hire", "worker", "manager", "automate", "move"), brief_factory),
    "run": brief_run,
    **dict.fromkeys(ASSETS, brief_asset),
    "take": brief_take,
    "refuse": brief_refuse,
    "issue": brief_issue,
    "purchase": brief_purchase,
    "deliver": brief_deliver,
    "trade": brief_trade,
    "first": brief_first,
}
