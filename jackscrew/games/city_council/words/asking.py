"""What a seat of City Council is asked, and where in the game it is."""

from __future__ import annotations

from jackscrew.core.view import question_of
from jackscrew.games.city_council.naming import places_left, round_told, the_tile
from jackscrew.games.city_council.view import CityCouncilView, is_crowded
from jackscrew.text import N_, NN_, Values, Words
from jackscrew.text.words import about, asked_seat, count_about

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


def prompt(words: Words, view: CityCouncilView) -> str:
    """The question as a sentence."""
    is_own, is_rail = asked_seat(view) == view["seat"], question_of(view)["step"] == "rail"
    if is_own and is_rail and (pool := count_about(view, "b")):
        return words.plural(*POOL, pool)
    return words.addressed(view, PROMPTS[prompt_key(view)], prompt_values(words, view))


def prompt_key(view: CityCouncilView) -> str:
    """Which question it is."""
    step = question_of(view)["step"]
    if step == "pick":
        return pick_key(view)
    if step == "bid":
        return "bid" if view["players"][asked_seat(view)]["chits"] else "bid coin"
    return "rail line" if step == "rail" and has_line(view) else step


def has_line(view: CityCouncilView) -> bool:
    """Has the seat that may lay rail laid some this turn?"""
    return isinstance(question_of(view)["about"].get("a"), str)


def pick_key(view: CityCouncilView) -> str:
    """Which kind of thing a seat has still to pick."""
    seat = asked_seat(view)
    if seat in view["order"]:
        return "pick member"
    return "pick order" if seat in view["council"].values() else "pick"


def prompt_values(words: Words, view: CityCouncilView) -> Values:
    """What the question speaks of."""
    step = question_of(view)["step"]
    if step in ("pay_tile", "position", "tick", "invest"):
        tile = about(view)
        return {"tile": the_tile(words, tile), "cost": view["costs"][tile]}
    if step == "pay_die":
        return {"cost": count_about(view, "b")}
    return {"square": about(view)} if step == "fund" else {}


def path(words: Words, view: CityCouncilView) -> list[str]:
    """Round, phase, whose turn it is, and the step."""
    first = round_told(words.text, view)
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
