"""What the buttons say: each action with all it costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jackscrew.core.view import View
from jackscrew.games.rise import naming
from jackscrew.games.rise.words.ahead import outcome
from jackscrew.games.rise.words.names import (
    about,
    asked,
    player_asked,
    printed_view,
    split,
    tile_told,
)
from jackscrew.text import N_, Words

BOTTOMS = {
    "coins": N_("Bottom option for {cost}: {effects}"),
    "riot": N_("Bottom option for {cost}: {effects}"),
    "if": N_("Bottom option as Satisfaction leader: {effects}"),
}
DECLINES = {
    "order": N_("Give up all effects that are left"),
    "joker": N_("Do without the joker"),
    "tile": N_("Activate no School tile"),
    "choice": N_("None of these"),
    "pay": N_("Do not pay"),
    "exchange": N_("Keep your coins"),
    "culture_tile": N_("Neither"),
}
LEAVES = {
    "bank": N_("Leave the Bank: {effects}"),
    "bureau": N_("Leave the Bureau: {effects}"),
}
PROCEEDS = {
    "before_event": N_("Go on to the event"),
    "after_action": N_("Stay, and end the action"),
    "end_of_round": N_("Go on to the end of the round"),
    "end_of_game": N_("Go on to the final scoring"),
}


ASIDE = {"convert": "coin"}  # shown small at one's coins: it only prepares an answer


def label(words: Words, action: str, view: View) -> str:
    """What the button of an action says."""
    verb, what = split(action)
    return VERBS[verb](words, what, view)


def capital(phrase: str) -> str:
    """A phrase that stands by itself."""
    return phrase[:1].upper() + phrase[1:]


def price_told(words: Words, player: View, price: int) -> str:
    """A price, and what has to be converted for it: "3 coins, converting 2 VP"."""
    coins = naming.coins(words.text, price)
    spent = naming.converted(player, price)
    if not spent:
        return coins
    points = naming.points(words.text, spent)
    return words.text("{coins}, converting {points}", coins=coins, points=points)


def label_place(words: Words, what: str, view: View) -> str:
    column, player = int(what), player_asked(view)
    price = player["costs"][column - 1]
    told = {"number": column, "options": options_told(words, view, column)}
    if price:
        cost = price_told(words, player, price)
        return words.text("Card {number} for {cost}: {options}", cost=cost, **told)
    if column in player["free_cards"]:
        return words.text("Card {number}, free thanks to the Bank: {options}", **told)
    return words.text("Card {number}, free: {options}", **told)


def options_told(words: Words, view: View, column: int) -> str:
    """Both options of a card: "Science +1; bottom (2 coins): Science +2"."""
    printed = naming.card_printed(view, view["display"][column * 2 - 2])
    return both_options(words, printed)


def both_options(words: Words, printed: naming.Printed) -> str:
    """Both options as they are printed on a card."""
    return words.text(
        "{top}; bottom ({cost}): {bottom}",
        top=naming.effects_named(words.text, printed["top"]),
        cost=naming.card_cost(words.text, printed["cost"]),
        bottom=naming.effects_named(words.text, printed["bottom"]),
    )


def label_play(words: Words, what: str, view: View) -> str:
    printed = naming.card_printed(view, view["display"][int(about(view)) * 2 - 2])
    effects = naming.effects_named(words.text, printed[what], view)
    if what == "top":
        return words.text("Top option: {effects}", effects=effects)
    kind, count = next(iter(printed["cost"].items()))
    if kind == "coins":
        cost = price_told(words, player_asked(view), count)
    else:
        cost = naming.card_cost(words.text, printed["cost"])
    return words.text(BOTTOMS[kind], cost=cost, effects=effects)


def label_step(words: Words, what: str, view: View) -> str:
    place = naming.place_named(words.text, what)
    effect = naming.place_effect(words.text, view, what)
    if not effect:
        return place
    return words.text("{place}: {effect}", place=place, effect=effect)


def label_advance(words: Words, what: str, view: View) -> str:
    if view["question"]["step"] == "joker":
        effects = naming.advance_named(words.text, what, asked(view)["count"])
    else:
        effects = answer_told(words, f"advance {what}", view)
    return with_outcome(words, effects, what, view)


def with_outcome(words: Words, effects: str, track: str, view: View) -> str:
    """A deed and where its first step leads."""
    told = outcome(words, view, track)
    return words.text("{effects}: {outcome}", effects=effects, outcome=told)


def answer_told(words: Words, action: str, view: View) -> str:
    """What an answer to a choice stands for."""
    return naming.effects_named(words.text, asked(view)["answers"][action], view)


def label_choose(words: Words, what: str, view: View) -> str:
    entries: list[Any] = asked(view)["answers"][f"choose {what}"]
    payment = entries[0] if len(entries) == 1 else {}
    if "pay" in payment and not isinstance(payment, str):
        return pay_told(words, view, payment["pay"], payment["get"])
    return capital(naming.effects_named(words.text, entries, view))


def label_activate(words: Words, what: str, view: View) -> str:
    track = naming.track_name(words.text, what)
    return words.text(
        "Activate School tile {track}: {outcome}", track=track, outcome=outcome(words, view, what)
    )


def label_pay(words: Words, what: str, view: View) -> str:
    found = asked(view)
    return pay_told(words, view, found["count"], found["get"])


def pay_told(words: Words, view: View, price: int, effects: list[naming.Effect]) -> str:
    """A payment and what it brings."""
    return words.text(
        "Pay {cost}: {effects}",
        cost=price_told(words, player_asked(view), price),
        effects=naming.effects_named(words.text, effects, view),
    )


def label_exchange(words: Words, what: str, view: View) -> str:
    coins, points = naming.coins(words.text, int(what)), naming.points(words.text, int(what))
    return words.text("Give {coins} for {points}", coins=coins, points=points)


def label_take(words: Words, what: str, view: View) -> str:
    tile = view["culture"][asked(view)["space"]]
    return words.text("Take the Culture tile: {tile}", tile=tile_told(words, tile))


def label_use(words: Words, what: str, view: View) -> str:
    printed = naming.space_printed(view, "culture", asked(view)["space"])
    effects = naming.effects_named(words.text, printed["effects"], view)
    return words.text("Use the space: {effects}", effects=effects)


def label_decline(words: Words, what: str, view: View) -> str:
    message = DECLINES[view["question"]["step"]]
    return words.text(message)


def label_stop(words: Words, what: str, view: View) -> str:
    track = naming.track_name(words.text, asked(view)["track"])
    return words.text("Stay where you are on {track}", track=track)


def label_proceed(words: Words, what: str, view: View) -> str:
    return words.text(PROCEEDS[about(view)])


def label_leave(words: Words, what: str, view: View) -> str:
    return words.text(LEAVES[what], effects=exit_gains(words, what, view))


def exit_gains(words: Words, track: str, view: View) -> str:
    """What leaving a track brings the seat that is asked."""
    space = naming.parted(player_asked(view)["markers"][track])[1]
    return naming.effects_named(words.text, naming.exit_effects(view, track, space), view)


def label_convert(words: Words, what: str, view: View) -> str:
    taken, given = player_asked(view)["rate"]
    points, coins = naming.points(words.text, taken), naming.coins(words.text, given)
    return words.text("Convert {points} into {coins}", points=points, coins=coins)


def label_factory(words: Words, what: str, view: View) -> str:
    return words.text("{name}'s factory comes next", name=words.names[int(what)])


def label_school_tile(words: Words, what: str, view: View) -> str:
    return naming.school_tile(words.text, naming.tile_track(printed_view(words), what))


def label_hang(words: Words, what: str, view: View) -> str:
    return words.text("Culture tile: {tile}", tile=tile_told(words, what))


def label_card(words: Words, what: str, view: View) -> str:
    return both_options(words, naming.card_printed(printed_view(words), what))


def label_event(words: Words, what: str, view: View) -> str:
    return naming.event_name(words.text, what)


VERBS: dict[str, Callable[[Words, str, View], str]] = {
    "place": label_place,
    "play": label_play,
    "step": label_step,
    "advance": label_advance,
    "choose": label_choose,
    "activate": label_activate,
    "pay": label_pay,
    "exchange": label_exchange,
    "take": label_take,
    "use": label_use,
    "decline": label_decline,
    "stop": label_stop,
    "proceed": label_proceed,
    "leave": label_leave,
    "convert": label_convert,
    "factory": label_factory,
    "deal": label_school_tile,
    "lay": label_school_tile,
    "hang": label_hang,
    "card": label_card,
    "event": label_event,
}
