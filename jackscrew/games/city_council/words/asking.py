"""What a seat of City Council is asked, what its buttons say, and where in the game it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jackscrew.core.view import View
from jackscrew.games.city_council.picture.names import is_crowded, places_left
from jackscrew.games.city_council.words.names import (
    CHITS,
    chits_bid,
    number_values,
    split,
    tile_name,
    values,
)
from jackscrew.text import N_, NN_, Words

TURN_STEPS = (
    "stack",
    "pay_tile",
    "position",
    "tick",
    "invest",
    "speculate",
    "die",
    "pay_die",
    "rail",
    "fund",
)
TURNS = (N_("1st: {name}"), N_("2nd: {name}"), N_("3rd: {name}"), N_("4th: {name}"))
BIDS = (N_("1st bid: {name}"), N_("2nd bid: {name}"), N_("3rd bid: {name}"), N_("4th bid: {name}"))

# to the seat that is asked; about it to all others
PROMPTS = {
    "bid": (
        N_("Choose your bid: a coin, and chits if you want to add some."),
        N_("{name} is choosing a bid."),
    ),
    "bid coin": (
        N_("Choose the coin you bid."),
        N_("{name} is choosing a bid."),
    ),
    "pick": (
        N_("Choose a turn position or a member of the council."),
        N_("{name} is choosing a turn position or a member of the council."),
    ),
    "pick order": (
        N_("Choose your turn position."),
        N_("{name} is choosing a turn position."),
    ),
    "pick member": (
        N_("Choose the member of the council you want to lobby."),
        N_("{name} is choosing a member of the council."),
    ),
    "steal": (
        N_("The pile is empty: choose whose chit you take."),
        N_("The pile is empty: {name} is choosing whose chit to take."),
    ),
    "stack": (
        N_("Choose the tile you want to take."),
        N_("{name} is choosing a tile."),
    ),
    "pay_tile": (
        N_("Choose how you pay {cost} for {tile}."),
        N_("{name} is choosing how to pay {cost} for {tile}."),
    ),
    "position": (
        N_("Choose a place for {tile}."),
        N_("{name} is choosing a place for {tile}."),
    ),
    "tick": (
        N_("Turn {tile}: choose the corner for its tick, where a stop can be made."),
        N_("{name} is turning {tile}."),
    ),
    "invest": (
        N_("Choose whether to put your investor on {tile}."),
        N_("{name} is choosing whether to put the investor on {tile}."),
    ),
    "speculate": (
        N_("Choose a crossing for your speculator, or wait."),
        N_("{name} is choosing whether and where to put the speculator."),
    ),
    "die": (
        N_("Choose the value of your die: that is what you pay."),
        N_("{name} is choosing the value of the die."),
    ),
    "pay_die": (
        N_("Choose how you pay {cost} for your speculator."),
        N_("{name} is choosing how to pay {cost} for the speculator."),
    ),
    "rail": (
        N_("Choose where to lay rail, or lay none."),
        N_("{name} is choosing whether and where to lay rail."),
    ),
    "rail line": (
        N_("Choose where the next piece of rail goes, or stop."),
        N_("{name} is choosing where the next piece of rail goes."),
    ),
    "fund": (
        N_("Choose what you pay with for the rail on {square}."),
        N_("{name} is choosing what to pay with for the rail on {square}."),
    ),
    "tiebreak": (
        N_("It is a tie: choose who wins."),
        N_("It is a tie: {name} is choosing who wins."),
    ),
}
POOL = NN_(
    "Choose where the next piece of rail goes, or stop; you have {count} action point left.",
    "Choose where the next piece of rail goes, or stop; you have {count} action points left.",
)


def about(view: View) -> tuple[Any, Any]:
    """The two things the question is about, as its step says."""
    return view["question"]["about"]["a"], view["question"]["about"]["b"]


def is_printed(view: View) -> bool:
    """Is this match played with the printed components, so that their numbers may be told?"""
    return not view["pack"]


def prompt(words: Words, view: View) -> str:
    """The question as a sentence."""
    question = view["question"]
    is_own = question["seat"] == view["seat"]
    if is_own and question["step"] == "rail" and about(view)[1] > 0:
        return words.plural(*POOL, about(view)[1])
    return words.addressed(view, PROMPTS[prompt_key(view)], prompt_values(words, view))


def prompt_key(view: View) -> str:
    """Which question it is."""
    step: str = view["question"]["step"]
    if step == "pick":
        return pick_key(view)
    if step == "bid":
        return "bid" if view["players"][view["question"]["seat"]]["chits"] else "bid coin"
    return "rail line" if step == "rail" and about(view)[0] != -1 else step


def pick_key(view: View) -> str:
    """Which kind of thing a seat has still to pick."""
    seat = view["question"]["seat"]
    if seat in view["order"]:
        return "pick member"
    return "pick order" if seat in view["council"].values() else "pick"


def prompt_values(words: Words, view: View) -> dict[str, object]:
    """What the question speaks of."""
    step = view["question"]["step"]
    if step in ("pay_tile", "position", "tick", "invest"):
        tile = about(view)[0]
        return {"tile": tile_name(words, tile), "cost": view["costs"][tile]}
    if step == "pay_die":
        return {"cost": about(view)[1]}
    return {"square": about(view)[0]} if step == "fund" else {}


def path(words: Words, view: View) -> list[str]:
    """Round, phase, whose turn it is, and the step."""
    first = words.text("Round {round} of {rounds}", round=view["round"], rounds=view["rounds"])
    if is_crowded(view):
        first = f"{first}, {places_left(words.text, view)}"
    if view["question"] is None:
        return [first]
    step, seat = view["question"]["step"], view["question"]["seat"]
    if step in TURN_STEPS:
        turn = ranked(words, view["order"].index(seat), seat)
        return [first, words.step("turns"), turn, words.step(step)]
    if step == "bid":
        bid = words.text(BIDS[len(view["bids"])], name=words.names[seat])
        return [first, words.step("bidding"), bid]
    if step == "tiebreak":
        return [first, words.step(step), words.names[seat]]
    return [first, words.step("lobbying"), words.names[seat], words.step(step)]


def ranked(words: Words, place: int, seat: int) -> str:
    """Whose turn it is, and in which place."""
    return words.text(TURNS[place], name=words.names[seat])


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


def label(words: Words, action: str, view: View) -> str:
    """What the button of an action says."""
    verb, what = split(action)
    if verb in SPECIAL_LABELS:
        return SPECIAL_LABELS[verb](words, what, view)
    return simple_label(words, verb, verb, what)


def simple_label(words: Words, key: str, verb: str, what: str, **more: object) -> str:
    """A label that says what the action's own words tell, and perhaps a little more."""
    return words.text(LABELS[key], **values(words, verb, what), **more)


def label_bid(words: Words, what: str, view: View) -> str:
    chits = chits_bid(what)
    if not chits:
        return simple_label(words, "bid", "bid", what)
    return words.plural(
        "Bid {value} with your {coin} coin and {count} chit",
        "Bid {value} with your {coin} coin and {count} chits",
        chits,
        **number_values("bid", what),
    )


def label_lobby(words: Words, what: str, view: View) -> str:
    if is_printed(view):
        return words.text(LOBBY[what])
    return simple_label(words, "lobby", "lobby", what)


def label_take(words: Words, what: str, view: View) -> str:
    return simple_label(words, "take", "take", what, cost=view["costs"][what])


def label_pay(words: Words, what: str, view: View) -> str:
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


def cost_asked(view: View) -> int:
    """What is to be paid for a tile or a die."""
    thing, number = about(view)
    return int(number if view["question"]["step"] == "pay_die" else view["costs"][thing])


def payment(view: View, coin: int) -> tuple[int, int]:
    """The chits and the points that are paid besides this coin."""
    held: int = view["players"][view["question"]["seat"]]["chits"]
    missing = max(0, cost_asked(view) - coin)
    return (missing, 0) if missing <= held else (0, missing)


def label_skip(words: Words, what: str, view: View) -> str:
    key = f"skip {view['question']['step']}"
    return words.text(LABELS[key])


def label_invest(words: Words, what: str, view: View) -> str:
    key = "invest" if what != CHITS else "invest chit" if is_printed(view) else "invest chits"
    return simple_label(words, key, "invest", what)


def label_rail(words: Words, what: str, view: View) -> str:
    if not is_printed(view):
        return simple_label(words, "rail", "rail", what)
    prices = words.game.components().data["rail"]
    cost = prices["cost_on_tile" if what in covered(view) else "cost_open_square"]
    return simple_label(words, "rail priced", "rail", what, cost=cost)


def covered(view: View) -> set[str]:
    """The squares under tiles."""
    anchors = [(ord(tile["at"][0]), int(tile["at"][1:])) for tile in view["tiles"]]
    return {f"{chr(c + i)}{row + j}" for c, row in anchors for i in (0, 1) for j in (0, 1)}


def label_stop(words: Words, what: str, view: View) -> str:
    last, pool = about(view)
    if not pool:
        key = "stop at once" if last == -1 else "stop"
        return words.text(LABELS[key])
    return words.plural(
        "Stop building and lose {count} action point",
        "Stop building and lose {count} action points",
        pool,
    )


def label_fund(words: Words, what: str, view: View) -> str:
    return simple_label(words, "fund chits" if what == CHITS else "fund", "fund", what)


def label_winner(words: Words, what: str, view: View) -> str:
    key = "winner you" if int(what) == view["seat"] else "winner"
    return simple_label(words, key, "winner", what)


SPECIAL_LABELS: dict[str, Callable[[Words, str, View], str]] = {
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
