"""The table of City Council in words: all that its picture shows, and a seat at a glance."""

from __future__ import annotations

from jackscrew.draw.plan import square_of
from jackscrew.games.city_council.naming import (
    HALF_NAMES,
    MEMBER_TITLES,
    profit,
    the_member,
    the_tile,
    tick_corner,
    tile_name,
)
from jackscrew.games.city_council.view import (
    CityCouncilView,
    CoinState,
    Investment,
    PlayerView,
    StackView,
    TileView,
    investment_of,
    is_printed,
)
from jackscrew.games.city_council.words.asking import ranked
from jackscrew.games.city_council.words.telling import bid_told
from jackscrew.text import N_, Figure, Words

COINS: dict[CoinState, str] = {
    "free": N_("Free coins: {coins}."),
    "used": N_("Used coins: {coins}."),
    "bid": N_("Coin that was bid: {coins}."),
}


def part(words: Words, number: int) -> str:
    """What a round is called."""
    return words.text("Round {round}", round=number)


def figures(words: Words, view: CityCouncilView, seat: int) -> list[Figure]:
    """What a seat can pay with, what it profits from and what its die waits for."""
    player = view["players"][seat]
    found = [coins_figure(words, player)]
    if player["chits"]:
        title = words.plural("{count} chit", "{count} chits", player["chits"])
        found.append(Figure("chit", str(player["chits"]), title))
    return [*found, *investor_figures(words, view, player), *die_figures(words, player)]


def coins_figure(words: Words, player: PlayerView) -> Figure:
    free = coins_in(player, "free")
    title = coins_told(words, player, "free") or no_coin(words)
    return Figure("coin", " ".join(free) or "\N{EN DASH}", title)


def coins_told(words: Words, player: PlayerView, state: CoinState) -> str:
    """Which coins are free, used or bid; nothing if none."""
    found = coins_in(player, state)
    return words.text(COINS[state], coins=words.listed(found)) if found else ""


def coins_in(player: PlayerView, state: CoinState) -> list[str]:
    """The coins of a seat that are free, used or bid."""
    return [coin for coin, found in player["coins"].items() if found == state]


def no_coin(words: Words) -> str:
    return words.text("No free coin.")


def investor_figures(words: Words, view: CityCouncilView, player: PlayerView) -> list[Figure]:
    """The half of the city a seat profits from; before it has one, where its investor stands."""
    if investment := investment_of(player):
        half, numeral = words.text(HALF_NAMES[investment.region]), investment.numeral
        text = half if numeral is None else f"{numeral} {half}"
        return [Figure(investment.suit, text, profit_told(words, player, investment))]
    if player["investor"]:
        square = tile_square(view, player["investor"])
        return [Figure("pawn", square, investor_told(words, view, player))]
    return []


def die_figures(words: Words, player: PlayerView) -> list[Figure]:
    """A die that waits to be built over."""
    die = player["speculator"]
    if die is None or die["point"] is None:
        return []
    return [Figure("die", str(die["value"]), die_waiting(words, die["value"], die["point"]))]


def describe(words: Words, view: CityCouncilView) -> list[tuple[str, list[str]]]:
    """The whole table: headings, each with its sentences."""
    return [
        (words.text("The game"), [*words.path(view), words.prompt(view)]),
        (words.text("The city"), city_told(words, view)),
        (words.text("Rail"), rail_told(words, view)),
        (words.text("Stacks"), stacks_told(words, view)),
        (words.text("Bids"), bids_told(words, view)),
        (words.text("Turn order"), order_told(words, view)),
        (words.text("Council"), council_told(words, view)),
        *[(words.names[each["seat"]], seat_told(words, view, each)) for each in view["players"]],
    ]


def city_told(words: Words, view: CityCouncilView) -> list[str]:
    """Every tile with its place, its tick or stop, and who stands on it; north first."""
    if not view["tiles"]:
        return [words.text("No tile lies in the city yet.")]
    tiles = sorted(view["tiles"], key=lambda tile: square_of(tile["at"]))
    first = words.text("A tile covers two squares by two; its north-west one is told.")
    return [first, *[tile_told(words, view, tile) for tile in tiles]]


def tile_told(words: Words, view: CityCouncilView, tile: TileView) -> str:
    told = {"square": tile["at"], "tile": tile_name(words.text, tile["tile"])}
    if tile["tick"] is None:
        first = words.text("{square}: {tile}.", **told)
    elif tile["stop"]:
        corner = tick_corner(words, tile["tick"])
        first = words.text("{square}: {tile}, a stop in the {corner}.", corner=corner, **told)
    else:
        corner = tick_corner(words, tile["tick"])
        first = words.text("{square}: {tile}, tick in the {corner}.", corner=corner, **told)
    return " ".join([first, *standing_told(words, view, tile["tile"])])


def standing_told(words: Words, view: CityCouncilView, tile: str) -> list[str]:
    """Who stands on a tile."""
    found = []
    for player in view["players"]:
        name, die = words.names[player["seat"]], player["speculator"]
        if player["investor"] == tile:
            found.append(words.text("{name}'s investor stands on it.", name=name))
        if die and die["tile"] == tile:
            found.append(words.text("{name}'s spent die lies on it.", name=name))
    return found


def rail_told(words: Words, view: CityCouncilView) -> list[str]:
    laid = sorted(view["rail"], key=square_of)
    where = words.text("Rail lies on {squares}.", squares=words.listed(laid))
    nothing = words.text("No rail has been laid yet.")
    left = words.text("Rail segments left: {count}", count=view["segments_left"])
    return [where if laid else nothing, left]


def stacks_told(words: Words, view: CityCouncilView) -> list[str]:
    return [stack_told(words, view, i, stack) for i, stack in enumerate(view["stacks"])]


def stack_told(words: Words, view: CityCouncilView, i: int, stack: StackView) -> str:
    first = top_told(words, view, i, stack)
    below = words.plural(
        "{count} tile lies face down there.",
        "{count} tiles lie face down there.",
        stack["below"],
    )
    return f"{first} {below}" if stack["below"] else first


def top_told(words: Words, view: CityCouncilView, i: int, stack: StackView) -> str:
    """What lies on top of a stack, or who has taken it."""
    waiting, taker, number = view["waiting"], stack["taken_by"], i + 1
    if stack["up"]:
        cost = view["costs"][stack["up"]]
        tile = the_tile(words, stack["up"])
        return words.text(
            "Stack {number} shows {tile}, cost {cost}.", number=number, tile=tile, cost=cost
        )
    if taker is None:
        return words.text("Stack {number} shows no tile.", number=number)
    name = words.names[taker]
    if waiting and waiting["stack"] == i:
        tile = the_tile(words, waiting["tile"])
        return words.text(
            "{name} has taken {tile} from stack {number} and not placed it yet.",
            name=name,
            tile=tile,
            number=number,
        )
    return words.text("{name} has taken the tile of stack {number}.", name=name, number=number)


def bids_told(words: Words, view: CityCouncilView) -> list[str]:
    """All bids, the highest first, and the pile of chits."""
    bids = sorted(view["bids"], key=lambda bid: -bid["value"])
    told = [bid_told(words, bid["seat"], bid["coin"], bid["chits"]) for bid in bids]
    pile = words.text("Chits in the pile: {count}", count=view["chits"])
    return [*(told or [words.text("Nobody has bid yet.")]), pile]


def order_told(words: Words, view: CityCouncilView) -> list[str]:
    return [
        words.text("Turn position {position} is free.", position=place + 1)
        if seat is None
        else ranked(words, place, seat)
        for place, seat in enumerate(view["order"])
    ]


def council_told(words: Words, view: CityCouncilView) -> list[str]:
    return [told for member in view["council"] for told in member_told(words, view, member)]


def member_told(words: Words, view: CityCouncilView, member: str) -> list[str]:
    """What a member of the council does, and who has lobbied."""
    seat, named = view["council"][member], the_member(words, member)
    effect = [words.text(MEMBER_TITLES[member])] if is_printed(view) else []
    if seat is None:
        return [*effect, words.text("Nobody has lobbied {member}.", member=named)]
    name = words.names[seat]
    return [*effect, words.text("{name} has lobbied {member}.", name=name, member=named)]


def seat_told(words: Words, view: CityCouncilView, player: PlayerView) -> list[str]:
    """A seat: points, coins, chits, and its figures in the city."""
    told = [words.plural("{count} point", "{count} points", player["points"])]
    told.append(coins_told(words, player, "free") or no_coin(words))
    told += filter(None, (coins_told(words, player, state) for state in ("used", "bid")))
    told.append(words.plural("{count} chit", "{count} chits", player["chits"]))
    told += [investor_told(words, view, player), die_told(words, view, player)]
    if investment := investment_of(player):
        told.append(profit_told(words, player, investment))
    if player["seat"] in view["winners"]:
        told.append(words.text("{name} wins the game.", name=words.names[player["seat"]]))
    return told


def investor_told(words: Words, view: CityCouncilView, player: PlayerView) -> str:
    tile = player["investor"]
    if not tile:
        return words.text("The investor is not placed yet.")
    square = tile_square(view, tile)
    return words.text(
        "Investor: {tile}, {square}.", tile=tile_name(words.text, tile), square=square
    )


def die_told(words: Words, view: CityCouncilView, player: PlayerView) -> str:
    die = player["speculator"]
    if die is None:
        return words.text("The speculator is not placed yet.")
    if die["tile"] is not None:
        return words.text(
            "Speculator: the die shows {value} and is spent on {tile}.",
            value=die["value"],
            tile=the_tile(words, die["tile"]),
        )
    assert die["point"] is not None, "a die is on a crossing or spent"
    return die_waiting(words, die["value"], die["point"])


def die_waiting(words: Words, value: int, point: str) -> str:
    return words.text(
        "Speculator: the die shows {value} on the crossing north-west of {square}.",
        value=value,
        square=point,
    )


def tile_square(view: CityCouncilView, tile: str) -> str:
    """Where a tile of the city lies."""
    return next(each["at"] for each in view["tiles"] if each["tile"] == tile)


def profit_told(words: Words, player: PlayerView, investment: Investment) -> str:
    return profit(words.text, words.names[player["seat"]], investment)
