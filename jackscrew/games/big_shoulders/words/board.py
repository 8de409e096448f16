"""The board of City of the Big Shoulders in words."""

from __future__ import annotations

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import (
    BuildingView,
    ChainView,
    Cubes,
    DemandView,
    GoalView,
    ShouldersView,
    SpaceView,
    asset_card,
    building_card,
    value_of,
)
from jackscrew.games.big_shoulders.words.names import company_of, named_building
from jackscrew.text import N_, Words

Part = tuple[str, list[str]]

DEMAND = {
    "left": N_("Left column: {goods} of {octagons} goods."),
    "middle": N_("Middle column: {goods} of {octagons} goods; ${bonus} for filling it."),
    "right": N_("Right column: {goods} of {octagons} goods; ${bonus} for filling it."),
}
CLOSED = {
    "left": N_("Left column: no goods can be sold."),
    "middle": N_("Middle column: no goods can be sold."),
    "right": N_("Right column: no goods can be sold."),
}


def board_told(words: Words, view: ShouldersView) -> list[Part]:
    """All that lies on the board: headings, each with its sentences."""
    found = [
        (words.text("Goals"), goals_told(words, view)),
        (words.text("Share values"), values_told(words, view)),
        (words.text("Appeal"), appeal_told(words, view)),
        (words.text("Demand"), demand_told(words, view)),
        (words.text("Resources"), resources_told(words, view)),
        (words.text("Job market"), jobs_told(words, view)),
        (words.text("Capital assets"), assets_told(words, view)),
        (words.text("General action spaces"), spaces_told(words, view)),
        (words.text("Players' buildings"), buildings_told(words, view)),
    ]
    return [part for part in found if part[1]]


def goals_told(words: Words, view: ShouldersView) -> list[str]:
    """The goals in play and how the seats stand."""
    return [goal_told(words, view, goal) for goal in view["goals"]]


def goal_told(words: Words, view: ShouldersView, goal: GoalView) -> str:
    effect = naming.goal_effect(words.text, goal)
    counts = words.listed(
        [f"{words.names[seat]} {count}" for seat, count in enumerate(goal["counts"])]
    )
    return words.text("{effect} So far: {counts}.", effect=effect, counts=counts)


def values_told(words: Words, view: ShouldersView) -> list[str]:
    """The companies by their share values, the highest first."""
    started = [each for each in view["companies"] if each["started"]]
    started.sort(key=value_of, reverse=True)
    told = [
        words.text(
            "{company}: ${value}.", company=naming.company(each["company"]), value=value_of(each)
        )
        for each in started
    ]
    return told or [words.text("No company has been started yet.")]


def appeal_told(words: Words, view: ShouldersView) -> list[str]:
    """The appeal of the companies, in the order they operate; the bonuses of the track."""
    told = [
        words.text(
            "{company}: {appeal}.",
            company=naming.company(key),
            appeal=company_of(view, key)["appeal"],
        )
        for key in view["line"]
    ]
    for space, bonus in enumerate(view["bonuses"]):
        if bonus:
            effect = naming.bonus_effect(words.text, bonus)
            told.append(words.text("Bonus of space {space}: {effect}", space=space, effect=effect))
    return told


def demand_told(words: Words, view: ShouldersView) -> list[str]:
    """The demand board, row by row."""
    rows: dict[str, list[str]] = {each["row"]: [] for each in view["demand"]}
    for space in view["demand"]:
        rows[space["row"]].append(space_of_demand(words, space))
    told = [
        words.text(
            "{industry}: {spaces}",
            industry=naming.industry(words.text, row),
            spaces=" ".join(spaces),
        )
        for row, spaces in rows.items()
    ]
    return [*told, words.text("Demand tiles left: {count}.", count=view["demand_left"])]


def space_of_demand(words: Words, space: DemandView) -> str:
    column = space["column"]
    if space["half_price"]:
        return words.text("Left column: any number at half price.")
    if space["red_x"]:
        return words.text(CLOSED[column])
    return words.text(
        DEMAND[column],
        goods=space["goods"],
        octagons=space["octagons"],
        bonus=space["bonus"],
    )


def resources_told(words: Words, view: ShouldersView) -> list[str]:
    """The supply chain, Haymarket Square and the bag."""
    told = [chain_told(words, space) for space in view["chain"]]
    haymarket = cubes_or_none(words, view["haymarket"])
    told.append(words.text("On Haymarket Square: {cubes}.", cubes=haymarket))
    told.append(words.text("In the bag: {cubes}.", cubes=cubes_or_none(words, view["bag"])))
    told.append(words.text("Cubes drawn at a time: {count}.", count=view["drawn"]))
    return told


def chain_told(words: Words, space: ChainView) -> str:
    cubes = cubes_or_none(words, space["cubes"])
    if space["space"] == "x":
        return words.text("Next in the supply chain, not for sale: {cubes}.", cubes=cubes)
    price = space["price"]
    return words.text("In the supply chain at ${price}: {cubes}.", price=price, cubes=cubes)


def cubes_or_none(words: Words, counts: Cubes) -> str:
    """Some cubes, or that there are none."""
    return naming.cubes(words.text, counts) or words.text("no cubes")


def jobs_told(words: Words, view: ShouldersView) -> list[str]:
    jobs = view["jobs"]
    return [
        words.text("Workers in the job market: {count}.", count=jobs["workers"]),
        words.text("The next worker costs ${amount}.", amount=jobs["wage"]),
    ]


def assets_told(words: Words, view: ShouldersView) -> list[str]:
    """The row of assets with their prices."""
    told = [
        words.text(
            "${price}: {asset}. {told}",
            price=each["price"],
            asset=naming.asset(words.text, each["asset"]),
            told=naming.asset_told(words.text, asset_card(view["cards"], each["asset"])),
        )
        for each in view["row"]
        if each["asset"]
    ]
    left = words.text("Capital assets face down: {count}.", count=len(view["asset_deck"]))
    return [*told, left]


def spaces_told(words: Words, view: ShouldersView) -> list[str]:
    """The general spaces, what they do and who stands on them."""
    told = [
        " ".join([space_told(words, view, space), *standing_told(words, space["partners"])])
        for space in view["spaces"]
    ]
    if view["pooled_partners"]:
        pooled = view["pooled_partners"]
        counts = {seat: pooled.count(seat) for seat in pooled}
        names = words.listed([f"{words.names[seat]} {count}" for seat, count in counts.items()])
        told.append(words.text("Partners in the bank pool: {names}.", names=names))
    return told


def space_told(words: Words, view: ShouldersView, space: SpaceView) -> str:
    name = naming.space(words.text, space["space"])
    effect = naming.space_effect(words.text, space)
    if view["decade"] < space["from_decade"]:
        year = view["years"][space["from_decade"] - 1]
        return words.text("{space}, from {year}: {effect}", space=name, year=year, effect=effect)
    if space["unlimited"]:
        return words.text("{space}: {effect} Any number of partners.", space=name, effect=effect)
    if space["open"]:
        return words.text("{space}: {effect} One partner.", space=name, effect=effect)
    return words.text("{space}: {effect} Used this decade.", space=name, effect=effect)


def standing_told(words: Words, seats: list[int]) -> list[str]:
    """Whose partners stand on a space."""
    if not seats:
        return []
    names = words.listed([words.names[seat] for seat in seats])
    return [words.text("Partners: {names}.", names=names)]


def buildings_told(words: Words, view: ShouldersView) -> list[str]:
    """All buildings, by owner and decade."""
    found = [
        building_told(words, view, player["seat"], view["years"][decade], built)
        for player in view["players"]
        for decade, built in enumerate(player["buildings"])
        if built
    ]
    return found or [words.text("Nothing has been built yet.")]


def building_told(
    words: Words, view: ShouldersView, seat: int, year: int, built: BuildingView
) -> str:
    printed = building_card(view["cards"], built["building"])
    told = words.text(
        "{name}, {year}: {building}. {fee} {effect}",
        name=words.names[seat],
        year=year,
        building=named_building(words, view, built["building"]),
        fee=naming.building_fee(words.text, printed),
        effect=naming.building_effect(words.text, printed),
    )
    if built["partner"] is None:
        return told
    used = words.text("{name} has used it.", name=words.names[built["partner"]])
    return f"{told} {used}"
