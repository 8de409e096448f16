"""A seat of City of the Big Shoulders at a glance, and the whole table in words."""

from __future__ import annotations

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import PlayerView, ShouldersView, building_card, value_of
from jackscrew.games.big_shoulders.words.asking import sale_told
from jackscrew.games.big_shoulders.words.board import board_told
from jackscrew.games.big_shoulders.words.charters import companies_told
from jackscrew.games.big_shoulders.words.names import company_of, dollars, named_building, parts_of
from jackscrew.text import N_, NN_, Figure, Values, Words

PLACES = {
    None: N_("The partner of the first company is in play."),
    "bank": N_("The partner of the first company waits in the bank pool."),
}
DIRECTED = NN_(
    "{company}, as director: {count} share at ${value}, ${amount} in all.",
    "{company}, as director: {count} shares at ${value}, ${amount} in all.",
)
HELD = NN_(
    "{company}: {count} share at ${value}, ${amount} in all.",
    "{company}: {count} shares at ${value}, ${amount} in all.",
)


def part(words: Words, number: int) -> str:
    """What a decade is called."""
    year = parts_of(words).years[number - 1]
    return words.text("Decade {number}: {year}", number=number, year=year)


def figures(words: Words, view: ShouldersView, seat: int) -> list[Figure]:
    """Cash, the worth of shares, partners that can act, and certificates of the limit."""
    player = view["players"][seat]
    shares = worth_of_shares(view, player)
    held, limit = player["certificates"], view["limit"]
    return [
        Figure("coin", dollars(words, player["cash"]), cash_told(words, player)),
        Figure(
            "share", dollars(words, shares), words.text("Shares worth ${amount}.", amount=shares)
        ),
        Figure("partner", str(player["ready"]), ready_told(words, player)),
        Figure("certificates", f"{held}/{limit}", certificates_told(words, view, player)),
    ]


def worth_of_shares(view: ShouldersView, player: PlayerView) -> int:
    """What a seat's shares are worth now."""
    held = player["shares"].items()
    return sum(count * value_of(company_of(view, key)) for key, count in held)


def cash_told(words: Words, player: PlayerView) -> str:
    return words.text("Cash: ${amount}.", amount=player["cash"])


def ready_told(words: Words, player: PlayerView) -> str:
    return words.text("Partners ready: {count}.", count=player["ready"])


def certificates_told(words: Words, view: ShouldersView, player: PlayerView) -> str:
    return words.text(
        "Certificates: {count} of at most {limit}.",
        count=player["certificates"],
        limit=view["limit"],
    )


def describe(words: Words, view: ShouldersView) -> list[tuple[str, list[str]]]:
    """The whole table: headings, each with its sentences."""
    return [
        (words.text("The game"), game_told(words, view)),
        *board_told(words, view),
        *companies_told(words, view),
        *[(words.names[each["seat"]], seat_told(words, view, each)) for each in view["players"]],
    ]


def game_told(words: Words, view: ShouldersView) -> list[str]:
    """Where in the game we are, who is first, and the goals."""
    told = [*words.path(view), words.prompt(view)]
    if view["priority"] is not None:
        name = words.names[view["priority"]]
        told.append(words.text("{name} has Priority Deal.", name=name))
    if view["order"]:
        names = words.listed([words.names[seat] for seat in view["order"]])
        told.append(words.text("Turn order: {names}.", names=names))
    if view["sale"]:
        told.append(words.text("To be sold: {sale}.", sale=sale_told(words, view)))
    if view["operating"]:
        revenue = view["operating"]["revenue"]
        told.append(words.text("Revenue of this turn so far: ${amount}.", amount=revenue))
    return told


def seat_told(words: Words, view: ShouldersView, player: PlayerView) -> list[str]:
    """A seat: money, shares, partners and buildings."""
    told = [
        words.text("Worth ${amount} in all.", amount=player["worth"]),
        cash_told(words, player),
        *shares_told(words, view, player),
        certificates_told(words, view, player),
        *partners_told(words, view, player),
        *hand_told(words, view, player),
        *goals_told(words, player),
    ]
    if player["seat"] in view["winners"]:
        told.append(words.text("{name} wins the game.", name=words.names[player["seat"]]))
    return told


def shares_told(words: Words, view: ShouldersView, player: PlayerView) -> list[str]:
    """What a seat holds of each company, and what it may not buy."""
    told = [
        holding_told(words, view, player["seat"], key, count)
        for key, count in player["shares"].items()
        if count
    ]
    if player["sold"]:
        sold = words.listed([naming.company(key) for key in player["sold"]])
        told.append(words.text("Sold this decade and not to be bought: {sold}.", sold=sold))
    return told or [words.text("No shares.")]


def holding_told(words: Words, view: ShouldersView, seat: int, key: str, count: int) -> str:
    seen = company_of(view, key)
    value = value_of(seen)
    told: Values = {"company": naming.company(key), "value": value, "amount": count * value}
    return words.plural(*(DIRECTED if seen["director"] == seat else HELD), count, **told)


def partners_told(words: Words, view: ShouldersView, player: PlayerView) -> list[str]:
    """Partners that can act, have acted, or are still to be gained."""
    told = [ready_told(words, player)]
    if player["placed"]:
        told.append(words.text("Partners placed: {count}.", count=len(player["placed"])))
    if player["appeal_partner"]:
        told.append(words.text("A partner waits on the appeal track."))
    if player["third_partner"]:
        told.append(words.text("A partner waits for the building of the third decade."))
    place = player["charter_partner"]
    if place is None or place == "bank":
        told.append(words.text(PLACES[place]))
    else:
        company = naming.company(place)
        told.append(words.text("A partner waits on the charter of {company}.", company=company))
    return told


def hand_told(words: Words, view: ShouldersView, player: PlayerView) -> list[str]:
    """The buildings a seat holds: all for itself, their number for others."""
    if player["hand"] is None:
        return hidden_told(words, player)
    told = [
        words.text(
            "In hand: {building}. {told}",
            building=named_building(words, view, key),
            told=naming.building_told(words.text, building_card(view["cards"], key)),
        )
        for key in player["hand"]
    ]
    for message, keys in (
        (N_("Kept in the draft: {buildings}."), player["drafted"] or []),
        (N_("Chosen: {buildings}."), [player["played"]] if player["played"] else []),
        (N_("Removed: {buildings}."), thrown_away(player)),
    ):
        if keys:
            named = words.listed([named_building(words, view, key) for key in keys])
            told.append(words.text(message, buildings=named))
    return told


def thrown_away(player: PlayerView) -> list[str]:
    """The buildings a seat has removed, the one of this decade last."""
    tossed = [player["tossed"]] if player["tossed"] else []
    return [*(player["removed"] or []), *tossed]


def hidden_told(words: Words, player: PlayerView) -> list[str]:
    """What others see of a hand."""
    count = player["hand_size"] + player["drafted_size"]
    told = [words.plural("{count} building in hand.", "{count} buildings in hand.", count)]
    if player["chosen"]:
        told.append(words.text("Has chosen."))
    return told


def goals_told(words: Words, player: PlayerView) -> list[str]:
    """The goals a seat has been paid for."""
    return [
        words.text("Goal reached: {goal}.", goal=naming.goal(words.text, naming.measure(key)))
        for key in player["achieved"]
    ]
