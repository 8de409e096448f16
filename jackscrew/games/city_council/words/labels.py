"""What the buttons say."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import question_of
from jackscrew.games.city_council.components import Parts
from jackscrew.games.city_council.view import CityCouncilView, covered, is_printed
from jackscrew.games.city_council.words.asking import has_line
from jackscrew.games.city_council.words.values import CHITS, chits_bid, number_values, values
from jackscrew.text import N_, Words
from jackscrew.text.words import about, asked_seat, count_about, split

LOBBY = {
    "mayor": N_("Lobby the Mayor: 7 points"),
    "transit": N_("Lobby the Transit Director: rail scores 2 a piece and may start anywhere"),
    "treasurer": N_("Lobby the Treasurer: a chit"),
    "zoning": N_("Lobby the Zoning Board Chairman: your turn brings others no investment bonus"),
}
LABELS = {
    "bid": N_("Bid {value} with your {coin} coin"),
    "order": N_("Take turn position {position}"),
    "lobby": N_("Lobby {member}"),
    "steal": N_("Take a chit from {other}"),
    "take": N_("Take {tile} (cost {cost})"),
    "pay": N_("Pay with your {coin} coin"),
    "place": N_("Place at {square}"),
    "tick": N_("Turn the tick to the {corner}"),
    "skip invest": N_("Investor: not now"),
    "skip speculate": N_("Speculator: not now"),
    "invest": N_("Invest with your {coin} coin"),
    "invest chit": N_("Invest with a chit"),
    "invest chits": N_("Invest with chits"),
    "speculate": N_("Speculator on the crossing north-west of {square}"),
    "die": N_("Set the die to {value} and pay {value}"),
    "rail": N_("Lay rail on {square}"),
    "rail priced": N_("Lay rail on {square} (cost {cost})"),
    "stop": N_("Stop building"),
    "stop at once": N_("Lay no rail"),
    "fund": N_("Pay with your {coin} coin"),
    "fund chits": N_("Pay with a chit"),
    "winner": N_("{other} wins"),
    "winner you": N_("You win"),
    "reveal": N_("Turn up {tile}"),
}


def label(words: Words, action: str, view: CityCouncilView) -> str:
    """What the button of an action says."""
    verb, what = split(action)
    if verb in SPECIAL_LABELS:
        return SPECIAL_LABELS[verb](words, what, view)
    return simple_label(words, verb, verb, what)


def simple_label(words: Words, key: str, verb: str, what: str, **more: str | int) -> str:
    """A label that says what the action's own words tell, and perhaps a little more."""
    return words.text(LABELS[key], **values(words, verb, what), **more)


def label_bid(words: Words, what: str, view: CityCouncilView) -> str:
    chits = chits_bid(what)
    if not chits:
        return simple_label(words, "bid", "bid", what)
    return words.plural(
        "Bid {value} with your {coin} coin and {count} chit",
        "Bid {value} with your {coin} coin and {count} chits",
        chits,
        **number_values("bid", what),
    )


def label_lobby(words: Words, what: str, view: CityCouncilView) -> str:
    if is_printed(view):
        return words.text(LOBBY[what])
    return simple_label(words, "lobby", "lobby", what)


def label_take(words: Words, what: str, view: CityCouncilView) -> str:
    return simple_label(words, "take", "take", what, cost=view["costs"][what])


def label_pay(words: Words, what: str, view: CityCouncilView) -> str:
    if what == CHITS:
        return words.plural("Pay with {count} chit", "Pay with {count} chits", cost_asked(view))
    coin = int(what)
    chits, points = payment(view, coin)
    if points:
        return words.plural(
            "Pay with your {coin} coin and lose {count} point",
            "Pay with your {coin} coin and lose {count} points",
            points,
            coin=coin,
        )
    if not chits:
        return simple_label(words, "pay", "pay", what)
    return words.plural(
        "Pay with your {coin} coin and {count} chit",
        "Pay with your {coin} coin and {count} chits",
        chits,
        coin=coin,
    )


def cost_asked(view: CityCouncilView) -> int:
    """What is to be paid for a tile or a die."""
    if question_of(view)["step"] == "pay_die":
        return count_about(view, "b")
    return view["costs"][about(view)]


def payment(view: CityCouncilView, coin: int) -> tuple[int, int]:
    """The chits and the points that are paid besides this coin."""
    held = view["players"][asked_seat(view)]["chits"]
    missing = max(0, cost_asked(view) - coin)
    return (missing, 0) if missing <= held else (0, missing)


def label_skip(words: Words, what: str, view: CityCouncilView) -> str:
    return words.text(LABELS[f"skip {question_of(view)['step']}"])


def label_invest(words: Words, what: str, view: CityCouncilView) -> str:
    key = "invest" if what != CHITS else "invest chit" if is_printed(view) else "invest chits"
    return simple_label(words, key, "invest", what)


def label_rail(words: Words, what: str, view: CityCouncilView) -> str:
    if not is_printed(view):
        return simple_label(words, "rail", "rail", what)
    parts = words.setup.parts
    assert isinstance(parts, Parts), "the parts of another game"
    cost = parts.tile_cost if what in covered(view) else parts.ground_cost
    return simple_label(words, "rail priced", "rail", what, cost=cost)


def label_stop(words: Words, what: str, view: CityCouncilView) -> str:
    pool = count_about(view, "b")
    if not pool:
        key = "stop" if has_line(view) else "stop at once"
        return words.text(LABELS[key])
    return words.plural(
        "Stop building and lose {count} action point",
        "Stop building and lose {count} action points",
        pool,
    )


def label_fund(words: Words, what: str, view: CityCouncilView) -> str:
    return simple_label(words, "fund chits" if what == CHITS else "fund", "fund", what)


def label_winner(words: Words, what: str, view: CityCouncilView) -> str:
    key = "winner you" if int(what) == view["seat"] else "winner"
    return simple_label(words, key, "winner", what)


SPECIAL_LABELS: dict[str, Callable[[Words, str, CityCouncilView], str]] = {
    "bid": label_bid,
    "lobby": label_lobby,
    "take": label_take,
    "pay": label_pay,
    "skip": label_skip,
    "invest": label_invest,
    "rail": label_rail,
    "stop": label_stop,
    "fund": label_fund,
    "winner": label_winner,
}
