"""What the buttons say: each action with all it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import question_of
from jackscrew.games.rise import faces, naming, phrases
from jackscrew.games.rise.hints import converted
from jackscrew.games.rise.view import (
    Cost,
    Effect,
    PlayerView,
    PrintedCard,
    RiseView,
    answers_of,
    count_of,
    culture_space,
    gains_of,
    is_payment,
    track_of,
)
from jackscrew.games.rise.words.ahead import outcome
from jackscrew.games.rise.words.names import player_asked, printed_of, tile_told
from jackscrew.text import N_, Values, Words
from jackscrew.text.words import about, split

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


def label(words: Words, action: str, view: RiseView) -> str:
    """What the button of an action says."""
    verb, what = split(action)
    return VERBS[verb](words, what, view)


def capital(phrase: str) -> str:
    """A phrase that stands by itself."""
    return phrase[:1].upper() + phrase[1:]


def price_told(words: Words, player: PlayerView, price: int) -> str:
    """A price, and what has to be converted for it: "3 coins, converting 2 VP"."""
    coins = naming.coins(words.text, price)
    spent = converted(player, price)
    if not spent:
        return coins
    points = naming.points(words.text, spent)
    return words.text("{coins}, converting {points}", coins=coins, points=points)


def label_place(words: Words, what: str, view: RiseView) -> str:
    column, player = int(what), player_asked(view)
    price = player["costs"][column - 1]
    told: Values = {"number": column, "options": both_options(words, card_at(view, column))}
    if price:
        cost = price_told(words, player, price)
        return words.text("Card {number} for {cost}: {options}", cost=cost, **told)
    if column in player["free_cards"]:
        return words.text("Card {number}, free thanks to the Bank: {options}", **told)
    return words.text("Card {number}, free: {options}", **told)


def card_at(view: RiseView, column: int) -> PrintedCard:
    """The card of a column."""
    card = view["display"][column * 2 - 2]
    assert card is not None, "no card lies there"
    return faces.card_printed(view["printed"], card)


def both_options(words: Words, printed: PrintedCard) -> str:
    """Both options as they are printed on a card."""
    return words.text(
        "{top}; bottom ({cost}): {bottom}",
        top=phrases.effects_named(words.text, printed["top"]),
        cost=phrases.card_cost(words.text, printed["cost"]),
        bottom=phrases.effects_named(words.text, printed["bottom"]),
    )


def label_play(words: Words, what: str, view: RiseView) -> str:
    card = card_at(view, int(about(view)))
    if what == "top":
        effects = phrases.effects_named(words.text, card["top"])
        return words.text("Top option: {effects}", effects=effects)
    effects = phrases.effects_named(words.text, card["bottom"])
    if "if" in card["cost"]:
        return words.text("Bottom option as Satisfaction leader: {effects}", effects=effects)
    cost = bottom_cost(words, card["cost"], view)
    return words.text("Bottom option for {cost}: {effects}", cost=cost, effects=effects)


def bottom_cost(words: Words, cost: Cost, view: RiseView) -> str:
    """What a bottom option costs the seat that is asked."""
    if "coins" in cost:
        return price_told(words, player_asked(view), cost["coins"])
    return phrases.card_cost(words.text, cost)


def label_step(words: Words, what: str, view: RiseView) -> str:
    place = naming.place_named(words.text, what)
    effect = phrases.place_effect(words.text, view, what)
    if not effect:
        return place
    return words.text("{place}: {effect}", place=place, effect=effect)


def label_advance(words: Words, what: str, view: RiseView) -> str:
    if question_of(view)["step"] == "joker":
        effects = naming.advance_named(words.text, what, count_of(view))
    else:
        effects = answer_told(words, f"advance {what}", view)
    return with_outcome(words, effects, what, view)


def with_outcome(words: Words, effects: str, track: str, view: RiseView) -> str:
    """A deed and where its first step leads."""
    told = outcome(words, view, track)
    return words.text("{effects}: {outcome}", effects=effects, outcome=told)


def answer_told(words: Words, action: str, view: RiseView) -> str:
    """What an answer to a choice stands for."""
    return phrases.effects_named(words.text, answers_of(view)[action], view)


def label_choose(words: Words, what: str, view: RiseView) -> str:
    entries = answers_of(view)[f"choose {what}"]
    payment = entries[0] if len(entries) == 1 else ""
    if not isinstance(payment, str) and is_payment(payment):
        return pay_told(words, view, payment["pay"], payment["get"])
    return capital(phrases.effects_named(words.text, entries, view))


def label_activate(words: Words, what: str, view: RiseView) -> str:
    track = naming.track_name(words.text, what)
    return words.text(
        "Activate School tile {track}: {outcome}", track=track, outcome=outcome(words, view, what)
    )


def label_pay(words: Words, what: str, view: RiseView) -> str:
    return pay_told(words, view, count_of(view), gains_of(view))


def pay_told(words: Words, view: RiseView, price: int, effects: list[Effect]) -> str:
    """A payment and what it brings."""
    return words.text(
        "Pay {cost}: {effects}",
        cost=price_told(words, player_asked(view), price),
        effects=phrases.effects_named(words.text, effects, view),
    )


def label_exchange(words: Words, what: str, view: RiseView) -> str:
    coins, points = naming.coins(words.text, int(what)), naming.points(words.text, int(what))
    return words.text("Give {coins} for {points}", coins=coins, points=points)


def label_take(words: Words, what: str, view: RiseView) -> str:
    tile = view["culture"][culture_space(view)]
    return words.text("Take the Culture tile: {tile}", tile=tile_told(words, tile))


def label_use(words: Words, what: str, view: RiseView) -> str:
    printed = faces.stop_printed(view, "culture", culture_space(view))
    effects = phrases.effects_named(words.text, printed.get("effects", []), view)
    return words.text("Use the space: {effects}", effects=effects)


def label_decline(words: Words, what: str, view: RiseView) -> str:
    message = DECLINES[question_of(view)["step"]]
    return words.text(message)


def label_stop(words: Words, what: str, view: RiseView) -> str:
    track = naming.track_name(words.text, track_of(view))
    return words.text("Stay where you are on {track}", track=track)


def label_proceed(words: Words, what: str, view: RiseView) -> str:
    return words.text(PROCEEDS[about(view)])


def label_leave(words: Words, what: str, view: RiseView) -> str:
    return words.text(LEAVES[what], effects=exit_gains(words, what, view))


def exit_gains(words: Words, track: str, view: RiseView) -> str:
    """What leaving a track brings the seat that is asked."""
    space = naming.parted(player_asked(view)["markers"][track])[1]
    return phrases.effects_named(words.text, phrases.exit_effects(view, track, space), view)


def label_convert(words: Words, what: str, view: RiseView) -> str:
    taken, given = player_asked(view)["rate"]
    points, coins = naming.points(words.text, taken), naming.coins(words.text, given)
    return words.text("Convert {points} into {coins}", points=points, coins=coins)


def label_factory(words: Words, what: str, view: RiseView) -> str:
    return words.text("{name}'s factory comes next", name=words.names[int(what)])


def label_school_tile(words: Words, what: str, view: RiseView) -> str:
    return naming.school_tile(words.text, faces.tile_track(printed_of(words), what))


def label_hang(words: Words, what: str, view: RiseView) -> str:
    return words.text("Culture tile: {tile}", tile=tile_told(words, what))


def label_card(words: Words, what: str, view: RiseView) -> str:
    return both_options(words, faces.card_printed(printed_of(words), what))


def label_event(words: Words, what: str, view: RiseView) -> str:
    return naming.event_name(words.text, what)


VERBS: dict[str, Callable[[Words, str, RiseView], str]] = {
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
