"""What a seat is shown of City Council."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypedDict

from jackscrew.core.view import View
from jackscrew.games.city_council.geometry import CORNER_STEP, SQUARES
from jackscrew.games.city_council.state import SQUARE_NOUN

CoinState = Literal["free", "used", "bid"]
CROWDED = 8  # from so few places on the end may come before the last round [CC-END-02]


class TileView(TypedDict):
    """A tile of the city: `at` is its north-west square, `tick` its corner if it has one."""

    tile: str
    at: str
    tick: str | None
    stop: bool
    segments: int


class StackView(TypedDict):
    """A stack: its tile if that is face up, how many lie below, who took this round's tile."""

    up: str | None
    below: int
    taken_by: int | None


class WaitingView(TypedDict):
    """A tile that is taken and not placed yet, and the stack where it lay."""

    tile: str
    seat: int
    stack: int


class BidView(TypedDict):
    """What a seat has bid: a coin and chits, and what they are worth together."""

    seat: int
    coin: int
    chits: int
    value: int


class SpeculatorView(TypedDict):
    """A die on the crossing at the north-west of `point`, or spent on the tile that covered it."""

    value: int
    point: str | None
    tile: str | None


class InterestsView(TypedDict):
    """The suit a seat profits from, and the numeral if its tile has one."""

    suit: str
    numeral: int | None


class PlayerView(TypedDict):
    """A seat: `sheet` are its points by source, `coins` what has become of each coin.

    `region` and `interests` are known once its speculator is placed.
    """

    seat: int
    points: int
    sheet: dict[str, int]
    coins: dict[str, CoinState]
    chits: int
    investor: str | None
    speculator: SpeculatorView | None
    region: str | None
    interests: InterestsView | None


class CityCouncilView(View):
    """The table: all seats see the same.

    `places` is how many a tile could be laid on, `unseen` are the tiles face down, `costs` those of
    all tiles, `order` the seats by turn position and `council` who has lobbied which member.
    """

    round: int
    rounds: int
    tiles: list[TileView]
    places: int
    rail: list[str]
    segments_left: int
    stacks: list[StackView]
    unseen: list[str]
    waiting: WaitingView | None
    chits: int
    costs: dict[str, int]
    opener: int
    bids: list[BidView]
    order: list[int | None]
    council: dict[str, int | None]
    players: list[PlayerView]


def is_printed(view: View) -> bool:
    """Is this match played with the printed components, so that their numbers may be told?"""
    return not view["pack"]


def is_crowded(view: CityCouncilView) -> bool:
    """Are so few places left that the end is near?"""
    return not view["over"] and view["places"] <= CROWDED


def covered(view: CityCouncilView) -> set[str]:
    """The squares under tiles."""
    anchors = [SQUARE_NOUN.numbers[tile["at"]] for tile in view["tiles"]]
    return {SQUARES[anchor + step] for anchor in anchors for step in CORNER_STEP}


class Investment(NamedTuple):
    """What a seat profits from: a suit, and perhaps a numeral, in one half of the city."""

    region: str
    suit: str
    numeral: int | None


def investment_of(player: PlayerView) -> Investment | None:
    """What a seat profits from, once its speculator is placed."""
    region, interests = player["region"], player["interests"]
    if region is None or interests is None:
        return None
    return Investment(region, interests["suit"], interests["numeral"])
