"""What a seat of Raising Chicago is shown, and the form of what is printed on the components.

Things stand by name, seats and colours by number; None is nobody or nothing.

What is not required names the rule that makes it so.  Where a view holds things of two kinds, its
type has the keys of both (msgspec tells no TypedDicts of a union apart), and a question such as
`is_prestige` says which kind it is.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, NotRequired, TypedDict, TypeGuard, final

from jackscrew.core.view import View

Counts = dict[str, int]
"""How many of each kind there are."""
CardSide = Literal["red", "yellow"]


class PrintedMeta(TypedDict):
    """What game this is of."""

    game: str
    version: int
    rounds: int
    phases: int
    resources: list[str]
    symbols: list[str]
    source: str


class PrintedCounts(TypedDict):
    """How much of everything is in the box."""

    source: str
    company_boards: int
    company_expansion_tiles: int
    project_tiles: int
    final_project_tiles: int
    personal_project_tiles: int
    prestige_building_tiles: int
    neighborhood_tiles: int
    empty_plot_tiles: int
    ward_control_tokens: int
    expertise_banners: int
    basic_resource_tokens: int
    permanent_resource_tokens: int
    wild_tokens: int
    favor_tokens: int
    symbol_tokens: int
    expertise_markers: int
    resource_cards: int
    bidding_markers: int
    prestige_stands: int
    discs: int
    council_member_tiles: int


class PrintedColors(TypedDict):
    """The colours of the seats."""

    source: str
    all: list[str]


class PrintedPlayers(TypedDict):
    """What depends on the number of players."""

    source: str
    card_side: CardSide
    start_lumber: int
    start_jackscrew: int
    start_masonry: int
    permanent_tokens: int
    non_player_markers_each: int
    council_qualify: int
    council_double: int


class PrintedMarkers(TypedDict):
    """Bidding markers: how many a player has, gets each round, and may keep on the board."""

    source: str
    per_player: int
    per_round: int
    board_maximum: int


class PrintedCompany(TypedDict):
    """The slots of a company."""

    source: str
    card_slots: int
    expansion_slots_each: int


class PrintedTracks(TypedDict):
    """Where markers begin on the expertise tracks, and where permanent resources lie."""

    start_column: int
    permanent_columns: list[int]


class PrintedExpertise(TypedDict):
    """The expertise tracks: `setup` by number of players, `column_rewards` by column."""

    source: str
    last_column: int
    unlimited_column: int
    setup: dict[str, PrintedTracks]
    column_rewards: dict[str, list[str]]


class PrintedReputation(TypedDict):
    """The reputation track."""

    source: str
    start: int
    lap: int


class PrintedPoverty(TypedDict):
    """What each space of the poverty track costs at the end."""

    source: str
    loss: list[int]


class PrintedBiddingBoard(TypedDict):
    """The bidding board, and what most and second most markers on it are worth at the end."""

    source: str
    rows: int
    spaces_per_row: int
    first: int
    second: int


class PrintedBoard(TypedDict):
    """The grid of the town."""

    source: str
    columns: int
    rows: int
    wards: int
    plots_per_ward: int


class PrintedPlot(TypedDict):
    """A plot; `purple` ones are for prestige buildings."""

    number: int
    ward: int
    column: int
    row: int
    purple: bool
    reward: list[str]


class PrintedHood(TypedDict):
    """A neighborhood: its number is `order`, its `plots` lie around it."""

    id: str
    order: int
    wards: list[int]
    plots: list[int]


class PrintedBanner(TypedDict):
    """A banner space; that of the prestige buildings is in no ward and above no column."""

    id: str
    ward: NotRequired[int]  # [RC-SET-06] of the prestige area is none
    column: NotRequired[int]  # [RC-SET-06]


class PrintedOutskirts(TypedDict):
    """The outskirts."""

    source: str
    plots: int


class PrintedProjectArea(TypedDict):
    """The project area."""

    source: str
    spaces: list[str]


class PrintedPrestigeArea(TypedDict):
    """How many prestige buildings are on display."""

    source: str
    display: int


class PrintedWardToken(TypedDict):
    """A ward control token: what most and second most levels are worth at the end."""

    id: int
    first: int
    second: int
    source: str


class PrintedBanners(TypedDict):
    """How many expertise banners there are of each type."""

    source: str
    lumber: int
    jackscrew: int
    masonry: int


class PrintedSymbolTokens(TypedDict):
    """How many symbol tokens there are of each symbol."""

    source: str
    train: int
    lion: int
    book: int
    seal: int
    device: int
    asterisk: int


class PrintedProjectsInfo(TypedDict):
    """The stacks of projects."""

    source: str
    stacks: int
    stack_size: int


@final
class PrintedProject(TypedDict):
    """A numbered project, "raise" or "move", with its symbol."""

    kind: str
    cost: Counts
    reward: list[str]
    number: int
    round: int
    symbol: str
    source: NotRequired[str]  # [RC-CON-06] of what the rulebook's examples show


@final
class PrintedFinal(TypedDict):
    """A final project with its two symbols."""

    kind: str
    cost: Counts
    reward: list[str]
    id: str
    symbols: list[str]


AnyProject = PrintedProject | PrintedFinal


class PrintedFinalsInfo(TypedDict):
    """How many final projects are used, and what a token with a symbol of one is worth."""

    source: str
    used: int
    points_per_match: int


class PrintedPersonal(TypedDict):
    """The personal projects."""

    source: str
    tiles: int
    section_cost: int
    section_reward: int
    all_sections_reward: int
    sections: list[str]


class PrintedSource(TypedDict):
    """Where entries come from of which nothing else is to be said together."""

    source: str


class PrintedPrestige(TypedDict):
    """A prestige building: its `arrows` by compass directions."""

    number: int
    value: int
    arrows: list[str]


class PrintedHoodTile(TypedDict):
    """A neighborhood tile."""

    id: int
    reward: list[str]


class PrintedEmptyInfo(TypedDict):
    """How many empty plot tiles are used."""

    source: str
    used: int


class PrintedEmptyTile(TypedDict):
    """An empty plot tile."""

    number: int
    reward: list[str]


class PrintedCardInfo(TypedDict):
    """How many squares each side of a resource card has."""

    source: str
    squares_red: int
    squares_yellow: int


class PrintedCardSide(TypedDict):
    """A side of a resource card: its squares, and its round bonus, every round or once."""

    squares: list[str]
    each_round: list[str]
    once: list[str]


class PrintedCard(TypedDict):
    """A resource card with both its sides."""

    id: int
    letters: list[str]
    red: PrintedCardSide
    yellow: PrintedCardSide


class PrintedCouncil(TypedDict):
    """The city council."""

    source: str
    spaces: list[str]
    members_used: int


class PrintedMember(TypedDict):
    """A council member: what it counts, in a `ward` if it is raised buildings."""

    number: int
    counts: str
    rep_each: int
    ward: NotRequired[int]  # [RC-CC-04]


class Printed(TypedDict):
    """All that is printed on the components; `players` by their number."""

    sources: dict[str, str]
    meta: PrintedMeta
    counts: PrintedCounts
    colors: PrintedColors
    players: dict[str, PrintedPlayers]
    markers: PrintedMarkers
    company: PrintedCompany
    expertise: PrintedExpertise
    reputation_track: PrintedReputation
    poverty_track: PrintedPoverty
    bidding_board: PrintedBiddingBoard
    board: PrintedBoard
    plots: list[PrintedPlot]
    neighborhood_spaces: list[PrintedHood]
    banner_spaces: list[PrintedBanner]
    outskirts: PrintedOutskirts
    project_area: PrintedProjectArea
    prestige_area: PrintedPrestigeArea
    ward_control_tokens: list[PrintedWardToken]
    expertise_banners: PrintedBanners
    symbol_tokens: PrintedSymbolTokens
    projects_info: PrintedProjectsInfo
    projects: list[PrintedProject]
    final_projects_info: PrintedFinalsInfo
    final_projects: list[PrintedFinal]
    personal_projects: PrintedPersonal
    prestige_info: PrintedSource
    prestige_buildings: list[PrintedPrestige]
    neighborhood_info: PrintedSource
    neighborhood_tiles: list[PrintedHoodTile]
    empty_plot_info: PrintedEmptyInfo
    empty_plot_tiles: list[PrintedEmptyTile]
    resource_card_info: PrintedCardInfo
    resource_cards: list[PrintedCard]
    council: PrintedCouncil
    council_members: list[PrintedMember]


class SpaceView(TypedDict):
    """A space of the project area: its project, its card and the bids for it."""

    space: str
    project: str | None
    card: str | None
    marks: NotRequired[list[int | None]]  # [RC-P2-02] on the squares of a card
    cost: NotRequired[Counts]  # [RC-P2-04]
    leader: NotRequired[int | None]  # [RC-P3-02]
    winner: NotRequired[int | None]  # [RC-P3-02]


class BidsView(TypedDict):
    """A space where a card lies: the markers on its squares, and what the upper-left one costs."""

    space: str
    project: str | None
    card: str
    marks: list[int | None]
    cost: Counts
    leader: int | None
    winner: int | None


class BuildingView(TypedDict):
    """What stands on a plot: somebody's building or a prestige building."""

    project: NotRequired[str]  # [RC-RAISE-02]
    owner: NotRequired[int]  # [RC-MOVE-08] a prestige building has none
    levels: NotRequired[int]  # [RC-MOVE-08]
    prestige: NotRequired[str]  # [RC-MOVE-04]
    turn: NotRequired[str]  # [RC-MOVE-04]


class RaisedView(TypedDict):
    """Somebody's building."""

    project: str
    owner: int
    levels: int


class PrestigeView(TypedDict):
    """A prestige building, and how far it is turned."""

    prestige: str
    turn: str


class LotView(TypedDict):
    """A plot in the outskirts: an empty plot tile, or a building that was moved there."""

    tile: str | None
    owner: int | None
    levels: int


class PlayerView(TypedDict):
    """A company; `pile_cards` is for its owner, all others only see how many there are."""

    points: int
    scored: Counts
    poverty: int
    tokens: Counts
    favors: int
    expansions: int
    slot_count: int
    expertise: Counts
    permanents: Counts
    unlimited: list[str]
    symbols: Counts
    empty_plots: list[str]
    final_projects: list[str]
    neighborhoods: list[str]
    ward_tokens: list[str]
    slots: list[str]
    added: int
    pile: int
    pile_cards: list[str] | None
    letters: list[int]
    markers: int
    supply: int
    levels: int


class AskedView(TypedDict):
    """What a question is about besides names: tokens `due`, or whose markers a bid can place."""

    due: NotRequired[Counts]  # [RC-DEC-03, RC-DEC-04]
    own: NotRequired[bool]  # [RC-DEC-02]
    white: NotRequired[bool]  # [RC-DEC-02]


class ChicagoView(View):
    """The whole table; `rows` and `rank` are not complete during set-up."""

    round: int
    rounds: int
    phase: str
    council_used: bool
    non_player: int | None
    rank: list[int]
    rows: list[int]
    area: list[SpaceView]
    stacks: list[str | None]
    unseen_projects: list[str]
    final_projects: list[str | None]
    top_card: str | None
    unseen_cards: list[str]
    side: CardSide
    banners: dict[str, str | None]
    ward_tokens: list[str | None]
    wards: list[list[int]]
    neighborhoods: list[str | None]
    plots: list[BuildingView | None]
    outskirts: list[LotView]
    display: list[str | None]
    prestige_left: int
    expansions_left: int
    council: dict[str, str | None]
    asterisk: str | None
    players: list[PlayerView]
    asked: AskedView | None
    printed: Printed


class Bidders(NamedTuple):
    """Whose marker is to be placed now: one's own, the non-player's, or both in either order."""

    own: bool
    white: bool


def bidders_of(view: ChicagoView) -> Bidders:
    """Whose marker the bid that is asked places; nobody's if none is."""
    asked = view["asked"] or {}
    return Bidders(asked.get("own", False), asked.get("white", False))


def due_of(view: ChicagoView) -> Counts:
    """The tokens due in the payment that is asked."""
    due = (view["asked"] or {}).get("due")
    assert due is not None, "nothing is due"
    return due


def has_card(space: SpaceView) -> TypeGuard[BidsView]:
    """Does a card lie on a space?"""
    return space["card"] is not None


def is_prestige(built: BuildingView) -> TypeGuard[PrestigeView]:
    """Is it a prestige building?"""
    return "prestige" in built


def is_raised(built: BuildingView) -> TypeGuard[RaisedView]:
    """Is it a building that somebody has raised?"""
    return "owner" in built
