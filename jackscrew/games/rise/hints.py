"""What a card of the display means to a seat now: for those who point at it, and for words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from jackscrew.core.supplied import Translate
from jackscrew.games.rise import faces, naming
from jackscrew.games.rise.phrases import card_cost, effects_named, event_with_effect
from jackscrew.games.rise.tracks import START
from jackscrew.games.rise.view import Cost, PlayerView, Printed, PrintedCard, RiseView, positions_of
from jackscrew.text import N_


class CardSeen(NamedTuple):
    """A card of the display as a seat sees it: all that hints about it depend on.

    `reader` is the player whom it concerns, who may still place below it or whose factory is there.
    Only to one who may still place there are the `events` before it told, and who might activate a
    School tile then.  `lowest` is the left end of Satisfaction.
    """

    card: str
    column: int
    reader: PlayerView | None
    is_placing: bool
    events: tuple[str, ...]
    overtaken: str
    lowest: int


def card_seen(view: RiseView, seat: int, column: int, names: Sequence[str] = ()) -> CardSeen | None:
    """The card of a column (1 to 4), if there is one; nobody's seat (below 0) is told the least.

    With `names` it is also told who might activate a School tile.
    """
    card = view["display"][column * 2 - 2]
    if card is None:
        return None
    is_placing = may_place(view, seat)
    is_open = is_placing or {"card": column, "seat": seat} in view["factories"]
    return CardSeen(
        card,
        column,
        view["players"][seat] if is_open else None,
        is_placing,
        events_before(view, column) if is_placing else (),
        overtaken(view, column, names) if is_placing and names else "",
        positions_of(faces.track_printed(view, "satisfaction"))[0]["pos"],
    )


def may_place(view: RiseView, seat: int) -> bool:
    """Has a seat still to place its factory in this round?"""
    return seat >= 0 and view["phase"] in ("display", "placement") and seat in view["order"]


def events_before(view: RiseView, column: int) -> tuple[str, ...]:
    """The events still to be resolved before a card: those that concern who stands below it."""
    shown = view["display"][1 : column * 2 - 2 : 2]
    return tuple(event for event in shown if event is not None)


def overtaken(view: RiseView, column: int, names: Sequence[str]) -> str:
    """Whom a factory placed below a card would let activate a School tile, if anybody."""
    is_duel = view["seats"] == 2
    for factory in view["factories"]:
        if factory["card"] == column or (is_duel and factory["card"] > column):
            seat = factory["seat"]
            return names[seat] if may_activate(view["players"][seat]) else ""
    return ""


def may_activate(player: PlayerView) -> bool:
    """Has a player a School tile to activate, or to refresh first by leaving the Bureau?"""
    tiles = player["school_tiles"]
    if player["markers"]["bureau"] != START:
        return bool(tiles)
    return player["penalty"] != "A" and any(tile["active"] for tile in tiles)


def converted(player: PlayerView, price: int) -> int | None:
    """How many VP have to be converted to pay a price; None if there are not enough."""
    missing = price - player["coins"]
    if missing <= 0:
        return 0
    taken, given = player["rate"]
    spent = -(-missing // given) * taken
    return spent if spent <= max(0, player["points"]) else None


def card_hint(
    text: Translate, view: RiseView, seat: int, column: int, names: Sequence[str] = ()
) -> str:
    """The sentences of `card_facts` in one; nothing where no card lies."""
    seen = card_seen(view, seat, column, names)
    return " ".join(card_facts(text, view["printed"], seen)) if seen else ""


def card_facts(text: Translate, printed: Printed, seen: CardSeen) -> list[str]:
    """Sentences about a card: its options, and what they cost who reads it now."""
    card, reader = faces.card_printed(printed, seen.card), seen.reader
    effects = effects_named(text, card["top"])
    found = [text(N_("Top option: {effects}."), effects=effects), bottom_told(text, card)]
    if reader is not None:
        found += bottom_facts(text, card["cost"], seen, reader)
        if seen.is_placing:
            found += placing_facts(text, printed, seen, reader)
    return found


def bottom_told(text: Translate, card: PrintedCard) -> str:
    """A bottom option as it is printed."""
    effects, cost = effects_named(text, card["bottom"]), card_cost(text, card["cost"])
    return text(N_("Bottom option ({cost}): {effects}."), cost=cost, effects=effects)


def bottom_facts(text: Translate, cost: Cost, seen: CardSeen, reader: PlayerView) -> list[str]:
    """What keeps the reader from the bottom option now, or has to be converted for it."""
    if reader["penalty"] == "B-back":
        return [text(N_("Your Penalty tile allows only the top option."))]
    if "if" in cost:
        if reader["leader"]:
            return [text(N_("You are Satisfaction leader now."))]
        return [text(N_("You are not Satisfaction leader now."))]
    if "riot" in cost:
        return [riot_told(text, seen, reader)]
    place = reader["costs"][seen.column - 1] if seen.is_placing else 0  # is paid first
    price = cost.get("coins", 0) + place
    found = conversion_facts(text, reader, price)
    if found and place:
        found.insert(0, text(N_("With placing that is {coins}."), coins=naming.coins(text, price)))
    return found


def riot_told(text: Translate, seen: CardSeen, reader: PlayerView) -> str:
    """Where a Riot leads."""
    position = int(naming.parted(reader["markers"]["satisfaction"])[1])
    if position == seen.lowest:
        return text(N_("You stand at the left end of Satisfaction already."))
    told = naming.signed(position - 1)
    return text(N_("Satisfaction goes down to {position}."), position=told)


def conversion_facts(text: Translate, player: PlayerView, price: int) -> list[str]:
    """How many VP a price takes besides the coins there are; nothing if they are enough."""
    spent, held = converted(player, price), naming.coins(text, player["coins"])
    if spent is None:
        return [text(N_("With {coins} you cannot pay that."), coins=held)]
    if not spent:
        return []
    taken, given = player["rate"]
    return [
        text(
            N_("You have {coins}: {points} would be converted into {more}."),
            coins=held,
            points=naming.points(text, spent),
            more=naming.coins(text, spent // taken * given),
        )
    ]


def placing_facts(
    text: Translate, printed: Printed, seen: CardSeen, reader: PlayerView
) -> list[str]:
    """What placing below a card costs, which events come first, and whom it overtakes."""
    found = [placing_cost(text, seen.column, reader)]
    if seen.events:
        told = "; ".join(event_with_effect(text, printed, event) for event in seen.events)
        found.append(text(N_("Events before it: {events}."), events=told))
    if seen.overtaken:
        found.append(text(N_("{name} may activate a School tile then."), name=seen.overtaken))
    return found


def placing_cost(text: Translate, column: int, reader: PlayerView) -> str:
    """What placing below a card costs the reader now."""
    price = reader["costs"][column - 1]
    if column in reader["free_cards"]:
        return text(N_("Placing here is free, thanks to the Bank."))
    if not price:
        return text(N_("Placing here is free."))
    told = text(N_("Placing here costs {coins}."), coins=naming.coins(text, price))
    return " ".join([told, *conversion_facts(text, reader, price)])
