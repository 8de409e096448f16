"""What a seat of RISE is shown: the position, and what is printed on the components.

What is not required names the rule that makes it so.  Where a view holds things of two kinds, its
type has the keys of both (msgspec tells no TypedDicts of a union apart), and a question such as
`is_position` says which kind it is.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict, TypeGuard, final

from jackscrew.core.view import View

# A choice, a payment or a condition, as components.toml has them; each brings more effects.
EffectTable = TypedDict(
    "EffectTable",
    {
        "choice": "list[list[Effect]]",  # [RISE-F-05]
        "pay": int,  # [RISE-F-06]
        "get": "list[Effect]",  # [RISE-F-06]
        "if": str,  # [RISE-F-02]
        "then": "list[Effect]",  # [RISE-F-02]
    },
    total=False,
)
Effect = str | EffectTable
Cost = TypedDict(
    "Cost",
    {
        "coins": int,  # [RISE-D-03]
        "riot": int,  # [RISE-CARD-01]
        "if": str,  # [RISE-CARD-01]
    },
    total=False,
)


class Choice(TypedDict):
    """One of several lists of effects."""

    choice: list[list[Effect]]


class Payment(TypedDict):
    """Effects for coins."""

    pay: int
    get: list[Effect]


Condition = TypedDict("Condition", {"if": str, "then": list[Effect]})
"""Effects for those of whom something is true."""


class PrintedSpace(TypedDict):
    """A position of a scale, or a space of a path; more on some tracks."""

    pos: NotRequired[int]  # [RISE-SAT-01, RISE-CON-01] of a scale
    right: NotRequired[list[Effect]]  # [RISE-M-11]
    left: NotRequired[list[Effect]]  # [RISE-M-10]
    rate: NotRequired[list[int]]  # [RISE-SAT-02]
    round_vp: NotRequired[int]  # [RISE-SAT-03]
    end_vp: NotRequired[int]  # [RISE-SAT-03]
    penalty: NotRequired[str]  # [RISE-CON-02]
    id: NotRequired[str]  # [RISE-M-05] of a path
    next: NotRequired[list[str]]  # [RISE-M-05]
    size: NotRequired[str]  # [RISE-M-03, RISE-M-04]
    effects: NotRequired[list[Effect]]  # [RISE-SCH-02] not of a row
    exit: NotRequired[list[Effect]]  # [RISE-M-09]
    frame: NotRequired[bool]  # [RISE-M-06]
    income: NotRequired[list[int]]  # [RISE-A-01]
    tile: NotRequired[bool]  # [RISE-CUL-02]
    row: NotRequired[bool]  # [RISE-SCH-01]
    slots: NotRequired[list[str]]  # [RISE-SCH-01]


@final
class PrintedPosition(TypedDict):
    """A position of a scale."""

    pos: int
    right: NotRequired[list[Effect]]  # [RISE-M-11]
    left: NotRequired[list[Effect]]  # [RISE-M-10]
    rate: NotRequired[list[int]]  # [RISE-SAT-02]
    round_vp: NotRequired[int]  # [RISE-SAT-03]
    end_vp: NotRequired[int]  # [RISE-SAT-03]
    penalty: NotRequired[str]  # [RISE-CON-02]


@final
class PrintedStop(TypedDict):
    """A space of a path, where a marker may stop."""

    id: str
    next: list[str]
    size: str
    effects: NotRequired[list[Effect]]  # [RISE-SCH-02] not of a row
    exit: NotRequired[list[Effect]]  # [RISE-M-09]
    frame: NotRequired[bool]  # [RISE-M-06]
    income: NotRequired[list[int]]  # [RISE-A-01]
    tile: NotRequired[bool]  # [RISE-CUL-02]
    row: NotRequired[bool]  # [RISE-SCH-01]
    slots: NotRequired[list[str]]  # [RISE-SCH-01]


AnySpace = PrintedPosition | PrintedStop


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
    underflow: NotRequired[list[Effect]]  # [RISE-M-08]
    min: NotRequired[int]  # [RISE-SAT-01, RISE-CON-01]
    max: NotRequired[int]  # [RISE-SAT-01, RISE-CON-01]
    round_leader_vp: NotRequired[int]  # [RISE-SAT-03]
    start_next: NotRequired[list[str]]  # [RISE-M-02]
    start_income: NotRequired[list[int]]  # [RISE-A-01]
    end_vp_per_space: NotRequired[int]  # [RISE-POL-01]
    exit_mode: NotRequired[str]  # [RISE-FREE-01]
    exit_always: NotRequired[list[Effect]]  # [RISE-FREE-01]
    rewards: NotRequired[PrintedRewards]  # [RISE-POL-02]
    ranks: NotRequired[PrintedRanks]  # [RISE-POL-03]


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
    vp: NotRequired[int]  # [RISE-END-03]
    vp_by_count: NotRequired[list[int]]  # [RISE-END-03]
    track: NotRequired[str]  # [RISE-END-03]
    n: NotRequired[int]  # [RISE-END-03]


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


class PrintedPenaltyA(TypedDict):
    """Penalty A: no School tile may be activated."""

    count: int
    text: str
    school: bool


class PrintedPenaltyB(TypedDict):
    """Penalty B: the coin limit."""

    count: int
    text: str
    coin_limit: int


class PrintedPenaltyBack(PrintedPenaltyB):
    """The back of Penalty B: top options only, too."""

    top_option_only: bool


PrintedPenalties = TypedDict(
    "PrintedPenalties",
    {
        "source": str,
        "A": PrintedPenaltyA,
        "B-front": PrintedPenaltyB,
        "B-back": PrintedPenaltyBack,
    },
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


class AskedView(TypedDict):
    """What a question is about, as far as its step has it."""

    answers: NotRequired[dict[str, list[Effect]]]  # [RISE-DEC-04, RISE-DEC-07]
    count: NotRequired[int]  # [RISE-DEC-05, RISE-DEC-06, RISE-DEC-08, RISE-DEC-09]
    get: NotRequired[list[Effect]]  # [RISE-DEC-08]
    track: NotRequired[str]  # [RISE-DEC-05]
    space: NotRequired[str]  # [RISE-DEC-10]


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


def is_choice(effect: EffectTable) -> TypeGuard[Choice]:
    """Is one list of effects to be chosen?"""
    return "choice" in effect


def is_payment(effect: EffectTable) -> TypeGuard[Payment]:
    """Do the effects cost coins?"""
    return "pay" in effect


def is_condition(effect: EffectTable) -> TypeGuard[Condition]:
    """Are the effects only for some?"""
    return "if" in effect


def is_position(space: PrintedSpace) -> TypeGuard[PrintedPosition]:
    """Is it of a scale?"""
    return "pos" in space


def is_stop(space: PrintedSpace) -> TypeGuard[PrintedStop]:
    """Is it of a path?"""
    return "id" in space


def positions_of(track: PrintedTrack) -> list[PrintedPosition]:
    """The positions of a scale from left to right; none of a path."""
    return list(filter(is_position, track["spaces"]))


def stops_of(track: PrintedTrack) -> list[PrintedStop]:
    """The spaces of a path; none of a scale."""
    return list(filter(is_stop, track["spaces"]))


def spaces_of(track: PrintedTrack) -> list[AnySpace]:
    """The positions of a scale, or the spaces of a path."""
    return [*positions_of(track), *stops_of(track)]


def rewards_printed(printed: Printed) -> PrintedRewards:
    """VP by order of arrival on Politics [RISE-POL-02]."""
    rewards = printed["tracks"]["politics"]["A"].get("rewards")
    assert rewards is not None, "Politics has no rewards"
    return rewards


def ranks_printed(printed: Printed) -> PrintedRanks:
    """The effects of the ranks of Politics [RISE-POL-03]."""
    ranks = printed["tracks"]["politics"]["B"].get("ranks")
    assert ranks is not None, "Politics has no ranks"
    return ranks


def answers_of(view: RiseView) -> dict[str, list[Effect]]:
    """What each answer of a choice or an order stands for."""
    answers = (view["asked"] or {}).get("answers")
    assert answers is not None, "nothing is to be chosen"
    return answers


def count_of(view: RiseView) -> int:
    """How many steps or coins are asked about."""
    count = (view["asked"] or {}).get("count")
    assert count is not None, "nothing is counted"
    return count


def gains_of(view: RiseView) -> list[Effect]:
    """What a payment that is asked brings."""
    gains = (view["asked"] or {}).get("get")
    assert gains is not None, "nothing is to be paid"
    return gains


def track_of(view: RiseView) -> str:
    """The track on which a step is asked."""
    track = (view["asked"] or {}).get("track")
    assert track is not None, "no step is asked"
    return track


def culture_space(view: RiseView) -> str:
    """The space of Culture whose tile may be taken."""
    space = (view["asked"] or {}).get("space")
    assert space is not None, "no tile lies there"
    return space
