"""What a seat of RISE is shown: the position, and what is printed on the components."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from jackscrew.core.view import View

# A choice, a payment or a condition, as components.toml has them; each brings more effects.
EffectTable = TypedDict(
    "EffectTable",
    {
        "choice": "list[list[Effect]]",
        "pay": int,
        "get": "list[Effect]",
        "if": str,
        "then": "list[Effect]",
    },
    total=False,
)
Effect = str | EffectTable
Cost = TypedDict("Cost", {"coins": int, "riot": int, "if": str}, total=False)


class PrintedSpace(TypedDict, total=False):
    """A position of a scale, or a space of a path; more on some tracks."""

    pos: int
    right: list[Effect]
    left: list[Effect]
    rate: list[int]
    round_vp: int
    end_vp: int
    penalty: str
    id: str
    next: list[str]
    size: str
    effects: list[Effect]
    exit: list[Effect]
    frame: bool
    income: list[int]
    tile: bool
    row: bool
    slots: list[str]


class PrintedRewards(TypedDict):
    """VP of Politics by order of arrival, by number of seats."""

    source: str
    r6: dict[str, list[int]]
    r10: dict[str, list[int]]
    r14: dict[str, list[int]]


class PrintedRanks(TypedDict):
    """The effects of the ranks of Politics."""

    source: str
    I: list[Effect]  # noqa: E741  # as the rulebook calls it
    II: list[Effect]
    III: list[Effect]
    IV: list[Effect]
    V: list[Effect]


class PrintedTrack(TypedDict):
    """One side of a track; a scale from `min` to `max`, or a path from `start_next` on."""

    source: str
    fixed: list[str]
    kind: str
    spaces: list[PrintedSpace]
    overflow: list[Effect]
    underflow: NotRequired[list[Effect]]
    min: NotRequired[int]
    max: NotRequired[int]
    round_leader_vp: NotRequired[int]
    start_next: NotRequired[list[str]]
    start_income: NotRequired[list[int]]
    end_vp_per_space: NotRequired[int]
    exit_mode: NotRequired[str]
    exit_always: NotRequired[list[Effect]]
    rewards: NotRequired[PrintedRewards]
    ranks: NotRequired[PrintedRanks]


class PrintedCard(TypedDict):
    """An Action card."""

    id: str
    top: list[Effect]
    cost: Cost
    bottom: list[Effect]


class PrintedCards(TypedDict):
    """The Action cards by era."""

    source: str
    per_era: int
    fixed: list[str]
    era1: list[PrintedCard]
    era2: list[PrintedCard]
    era3: list[PrintedCard]


class PrintedEvent(TypedDict):
    """An Event card, and how many there are."""

    id: str
    name: str
    count: int
    effects: list[Effect]


class PrintedEvents(TypedDict):
    """The Event cards."""

    source: str
    total: int
    cards: list[PrintedEvent]


class PrintedCultureTile(TypedDict):
    """A Culture tile: what it asks for and is worth; of which track or from how many on."""

    id: str
    kind: str
    vp: NotRequired[int]
    vp_by_count: NotRequired[list[int]]
    track: NotRequired[str]
    n: NotRequired[int]


class PrintedCultureTiles(TypedDict):
    """The Culture tiles, and how many are laid out."""

    source: str
    laid_out: int
    tiles: list[PrintedCultureTile]


class PrintedSchoolTiles(TypedDict):
    """The tracks that School tiles advance on, by their numbers."""

    source: str
    starting: list[str]
    regular: list[str]


class PrintedPenalty(TypedDict):
    """A face of a Penalty tile: what it takes away."""

    count: int
    text: str
    school: NotRequired[bool]
    coin_limit: NotRequired[int]
    top_option_only: NotRequired[bool]


PrintedPenalties = TypedDict(
    "PrintedPenalties",
    {"source": str, "A": PrintedPenalty, "B-front": PrintedPenalty, "B-back": PrintedPenalty},
)


class PrintedGame(TypedDict):
    """How long a game is, and what it is played on."""

    name: str
    source: str
    players: list[int]
    eras: int
    rounds_per_era: int
    rounds: int
    tracks: list[str]
    sides: list[str]
    default_sides: str


class PrintedSetup(TypedDict):
    """What everybody begins with, and what placing costs from left to right."""

    source: str
    start_vp: int
    start_coins_by_order: list[int]
    order: str
    starting_school_tiles_per_player: int
    events_removed: int
    action_cards_removed_per_era: int
    display_actions: int
    display_events: int
    placement_cost: list[int]


class PrintedScale(TypedDict):
    """The VP track."""

    source: str
    spaces: int


class PrintedCoins(TypedDict):
    """The coins by value."""

    source: str
    pieces: dict[str, int]


class PrintedStrongbox(TypedDict):
    """How many coins a strongbox keeps, and when it is turned over."""

    source: str
    limit: int
    limit_flipped: int


class PrintedConvert(TypedDict):
    """Below how many coins VP may be converted."""

    source: str
    offer_below: int


class PrintedPieces(TypedDict):
    """What each player has."""

    source: str
    factories: int
    vp_markers: int
    markers: int
    hundred_markers: int
    strongboxes: int


class PrintedPolitics(TypedDict):
    """The tiles that cover the rewards of Politics with fewer than four seats."""

    source: str
    count: int


class Printed(TypedDict):
    """What is printed on the components; tracks by name and side."""

    game: PrintedGame
    setup: PrintedSetup
    vp_track: PrintedScale
    coins: PrintedCoins
    strongbox: PrintedStrongbox
    convert: PrintedConvert
    player_pieces: PrintedPieces
    tracks: dict[str, dict[str, PrintedTrack]]
    penalty_tiles: PrintedPenalties
    school_tiles: PrintedSchoolTiles
    culture_tiles: PrintedCultureTiles
    politics_tiles: PrintedPolitics
    events: PrintedEvents
    action_cards: PrintedCards


class FactoryView(TypedDict):
    """A factory below a card, from 1."""

    card: int
    seat: int


class SchoolTileView(TypedDict):
    """A School tile in front of a seat, and the track it advances on."""

    tile: str
    track: str
    active: bool


class PlayerView(TypedDict):
    """A seat's things; markers and steps by track, Culture tiles with what they are worth now.

    `rate` are the VP of a conversion and the coins they become.  `costs` and `bottoms` are by card:
    what placing costs, and whether the bottom option could be played (None where no card lies).
    """

    markers: dict[str, str]
    steps: dict[str, int]
    points: int
    scored: dict[str, int]
    coins: int
    limit: int
    strongbox: bool
    penalty: str | None
    rate: list[int]
    leader: bool
    school_tiles: list[SchoolTileView]
    culture_tiles: dict[str, int]
    rank: str | None
    free_cards: list[int]
    costs: list[int]
    bottoms: list[bool | None]


class AskedView(TypedDict, total=False):
    """What a question is about, as far as its step has it."""

    answers: dict[str, list[Effect]]
    count: int
    get: list[Effect]
    track: str
    space: str


class ReadingsView(TypedDict):
    """How words are read that can be read in two ways."""

    effects_before_return: bool


class RiseView(View):
    """The table: `at` is the place of the display that is resolved, order spaces have -1 if empty.

    `culture` are the Culture tiles on the track by space, `school` the School tiles by small space.
    """

    round: int
    rounds: int
    era: int
    phase: str
    at: int | None
    order: list[int]
    factories: list[FactoryView]
    display: list[str | None]
    cards_left: list[str]
    events_left: dict[str, int]
    sides: dict[str, str]
    readings: ReadingsView
    school: list[str | None]
    culture: dict[str, str]
    rewards: dict[str, list[int]]
    ranks: list[str]
    players: list[PlayerView]
    asked: AskedView | None
    printed: Printed
