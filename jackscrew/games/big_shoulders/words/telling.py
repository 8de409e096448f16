"""What was done in City of the Big Shoulders: the first sentence of a line of the record."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import CHANCE, Event
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.components import COMPANIES, DEMAND_TILES
from jackscrew.games.big_shoulders.state import E_PRODUCED
from jackscrew.games.big_shoulders.words.names import parted, parts_of
from jackscrew.games.big_shoulders.words.things import What, things_of
from jackscrew.text import N_, NN_, Words
from jackscrew.text.words import split

# what a seat did, or what befell the table; by verb, or verb and step
ACTIONS = {
    "start": N_("{name} starts {company} at ${par} a share."),
    "sell": N_("{name} puts up for sale: {certificate}."),
    "settle sell": N_("{name} settles the sale."),
    "settle issue": N_("{name} settles the issue of shares."),
    "buy company": N_("{name} buys {certificate} from the company."),
    "buy bank": N_("{name} buys {certificate} from the bank pool."),
    "pass trade": N_("{name} passes."),
    "pass buy": N_("{name} buys nothing."),
    "protect": N_("{name} uses Price Protection: the share value stays."),
    "decline": N_("{name} lets the share value fall."),
    "draft": N_("{name} keeps the building {building} in the draft."),
    "build": N_("{name} chooses the building {building} and removes {other}."),
    "use": N_("{name} sends a partner for {company}: {space}."),
    "use building": N_("{name} sends a partner for {company} to the building {building}."),
    "pool": N_("{name} directs no company and sends a partner to the bank pool."),
    "hire": N_("{company} hires a worker for factory {number}."),
    "worker": N_("{company} puts a new worker into factory {number}."),
    "manager": N_("{company} puts a new manager onto factory {number}."),
    "automate": N_("{company} automates a worker in factory {number}."),
    "move": N_("{company} moves the replaced worker to factory {number}."),
    "release": N_("{name} releases the replaced worker to the job market."),
    "forgo worker": N_("{name} does without the worker."),
    "forgo automate": N_("{name} does without the automation."),
    "invest": N_("{name} buys a capital asset: {asset}."),
    "keep": N_("{name} keeps {asset} on the charter."),
    "take": N_("{name} chooses {kind}."),
    "enough hire": N_("{name} hires no more workers."),
    "enough cubes": N_("{name} takes no more cubes."),
    "accept": N_("{name} takes the appeal bonus."),
    "refuse": N_("{name} takes money instead of the appeal bonus."),
    "lead": N_("{name} goes first from the next round on."),
    "stay": N_("{name} keeps the place in the turn order."),
    "issue": N_("{name} issues shares: {kind}."),
    "purchase": N_("{name} buys a cube: {kind}, from the ${price} space."),
    "run": N_("{company} runs factory {number}."),
    "distribute": N_("{name} ends production."),
    "pay": N_("{name} pays dividends."),
    "withhold": N_("{name} withholds the revenue."),
    "shield": N_("{name} withholds the revenue and uses Price Protection."),
    "activate": N_("{name} uses {asset}."),
    "trade": N_("{company} trades on Haymarket Square: {given} for {taken}."),
    "discard": N_("{name} discards {asset}."),
    "end after": N_("{name} ends the turn."),
    "end last": N_("{name} ends the operating turn."),
    "first": N_("{other} starts a company first."),
    "reveal": N_("A new capital asset: {asset}."),
    "goal": N_("A goal for the end of the game: {goal}."),
    "cube": N_("Drawn for the supply chain: {kind}."),
    "deal": N_("{other} is dealt the building {building}."),
}
# the same where there was no choice
FORCED = {
    "release": N_("The replaced worker finds no place and goes to the job market."),
    "refuse": N_("The appeal bonus cannot be used: {name} takes money instead."),
    "withhold": N_("{name} can pay no dividends."),
    "end after": N_("{name}'s turn is over."),
    "end last": N_("The operating turn is over."),
    "pass trade": N_("{name} can neither sell nor buy and passes."),
    "pass buy": N_("{name} can buy nothing."),
}
# why production ends by itself: all factories have run, or not
PRODUCED = {
    0: N_("Production ends: {company} can run no more factories."),
    1: N_("All factories of {company} have run."),
}
CLOSED = N_("A new demand tile: no goods can be sold there.")
DEMAND = NN_(
    "A new demand tile: room for {count} good.", "A new demand tile: room for {count} goods."
)
DELIVER = NN_(
    "{name} sells {count} good: {industry}, {column} column.",
    "{name} sells {count} goods: {industry}, {column} column.",
)
DELIVER_HALF = NN_(
    "{name} sells {count} good at half price.", "{name} sells {count} goods at half price."
)
SECRETS = {
    "deal": N_("{name} is dealt a building."),
    "draft": N_("{name} has chosen a building of the draft."),
    "build": N_("{name} has chosen a building."),
}


def action(words: Words, line: Line, events: Sequence[Event]) -> str:
    """What a line of the record says was done."""
    verb, rest = split(line.action)
    what = rest.split()
    if verb == "deliver":
        return deliver(words, line, what)
    if verb == "demand":
        return demand(words, what[0])
    if verb == "distribute" and line.forced:
        return produced(words, line, events)
    key = action_key(line, verb, what)
    message = FORCED.get(key, ACTIONS[key]) if line.forced else ACTIONS[key]
    told = things_of(words, verb, what)
    if verb == "deal":
        told["other"] = words.listed([words.names[seat] for seat in line.seen or []])
    return words.text(message, name=words.names[line.seat], **told)


def action_key(line: Line, verb: str, what: What) -> str:
    """Which of the sentences tells a line."""
    if verb in ("settle", "pass", "forgo", "enough", "end"):
        return f"{verb} {line.step}"
    if verb == "buy":
        return f"buy {what[2]}"
    return "use building" if verb == "use" and what[0] not in naming.SPACES else verb


def secret(words: Words, line: Line) -> str:
    """A line the reader may not read."""
    seats = line.seen if line.seat == CHANCE else [line.seat]
    names = words.listed([words.names[seat] for seat in seats or []])
    return words.text(SECRETS[line.step], name=names)


def deliver(words: Words, line: Line, what: What) -> str:
    """Goods sold, and where."""
    industry, column = parted(what[0])
    told = {"name": words.names[line.seat]}
    if column == "half":
        return words.plural(*DELIVER_HALF, int(what[1]), **told)
    return words.plural(
        *DELIVER,
        int(what[1]),
        industry=naming.industry(words.text, industry),
        column=naming.column(words.text, column),
        **told,
    )


def demand(words: Words, tile: str) -> str:
    """A demand tile that is turned up."""
    goods = parts_of(words).capacity[DEMAND_TILES.index(tile)]
    return words.plural(*DEMAND, goods) if goods else words.text(CLOSED)


def produced(words: Words, line: Line, events: Sequence[Event]) -> str:
    """Production that ends by itself, and why, if the reader is told."""
    for event in events:
        if event.kind == E_PRODUCED:
            return words.text(PRODUCED[event.b], company=naming.company(COMPANIES[event.a]))
    message = ACTIONS["distribute"]
    return words.text(message, name=words.names[line.seat])
