"""The board of Raising Chicago in words: projects, bids, wards, outskirts and what is to come."""

from __future__ import annotations

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import BidsView, ChicagoView, has_card
from jackscrew.games.raising_chicago.words.building import standing
from jackscrew.games.raising_chicago.words.names import BANNERS, area_of
from jackscrew.text import N_, Values, Words

Part = tuple[str, list[str]]


def board_told(words: Words, view: ChicagoView) -> list[Part]:
    """Every part of the board under a heading of its own."""
    wards = len(view["ward_tokens"])
    return [
        (words.text("Project area"), [area_told(words, view, it) for it in naming.SPACES]),
        (words.text("Bidding board"), bidding_told(words, view)),
        *[(ward_heading(words, ward), ward_told(words, view, ward)) for ward in range(wards)],
        (words.text("Neighborhoods"), hoods_told(words, view)),
        (words.text("Outskirts"), outskirts_told(words, view)),
        (words.text("Prestige buildings"), display_told(words, view)),
        *council_told(words, view),
        (words.text("Tracks"), tracks_told(words, view)),
        (words.text("To come"), coming_told(words, view)),
    ]


def area_told(words: Words, view: ChicagoView, space: str) -> str:
    """A space of the project area: project, card, squares, and who leads."""
    area = area_of(view, space)
    if area["project"] is None or not has_card(area):
        return words.text("Space {space}: empty.", space=space)
    told = [
        words.text(
            "Space {space}: {project}.",
            space=space,
            project=naming.project_told(words.text, view["printed"], area["project"]),
        ),
        sentence(naming.card_named(words.text, view["printed"], area["card"], view["side"])),
        words.text("Squares: {squares}.", squares=squares_told(words, view, area)),
    ]
    return " ".join([*told, *leader_told(words, view, area)])


def sentence(phrase: str) -> str:
    """A phrase as a sentence."""
    return f"{naming.capital(phrase)}."


def squares_told(words: Words, view: ChicagoView, area: BidsView) -> str:
    """What lies on the squares of a card, or what they show."""
    found = []
    for square, mark in enumerate(area["marks"], 1):
        if mark is None:
            shown = naming.square_named(words.text, view, area["space"], square)
        else:
            shown = naming.color_named(words.text, words.names, view["non_player"], mark)
        found.append(words.text("{square}: {shown}", square=square, shown=shown))
    return "; ".join(found)


def leader_told(words: Words, view: ChicagoView, area: BidsView) -> list[str]:
    """Who has the most markers on a card, or has won it."""
    winner, leader = area["winner"], area["leader"]
    if winner is not None and view["phase"] in ("resolution", "projects"):
        name = naming.color_named(words.text, words.names, view["non_player"], winner)
        return [words.text("Won by {name}.", name=name)]
    if leader is None:
        return []
    name = naming.color_named(words.text, words.names, view["non_player"], leader)
    count = area["marks"].count(leader)
    markers = naming.counted(words.text, "marker", count)
    return [words.text("In the lead: {name} with {markers}.", name=name, markers=markers)]


def bidding_told(words: Words, view: ChicagoView) -> list[str]:
    """The rows of the bidding board from the top, and what it is worth at the end."""
    rows = [
        words.text(
            "{name}: {markers}.",
            name=words.names[seat],
            markers=naming.counted(words.text, "marker", view["players"][seat]["markers"]),
        )
        for seat in view["rows"]
        if seat >= 0
    ]
    printed = view["printed"]["bidding_board"]
    worth = words.text(
        "Most markers at the end: {first}; second most: {second}.",
        first=naming.reputation(words.text, printed["first"]),
        second=naming.reputation(words.text, printed["second"]),
    )
    return [*rows, worth]


def ward_heading(words: Words, ward: int) -> str:
    """A ward by number."""
    return words.text("Ward {ward}", ward=ward + 1)


def ward_told(words: Words, view: ChicagoView, ward: int) -> list[str]:
    """A ward: its token, its levels by seat, its banners and plots."""
    plots = [it for it in view["printed"]["plots"] if it["ward"] == ward + 1]
    columns = sorted({plot["column"] for plot in plots})
    return [
        *token_told(words, view, ward),
        words.text("Levels: {levels}.", levels=levels_told(words, view, ward)),
        *[banner_told(words, view, f"column-{column}") for column in columns],
        *[plot_told(words, view, plot["number"]) for plot in plots],
    ]


def token_told(words: Words, view: ChicagoView, ward: int) -> list[str]:
    """What the most and second most levels of a ward are worth."""
    token = view["ward_tokens"][ward]
    if token is None:
        return []
    printed = naming.ward_token_printed(view["printed"], token)
    return [
        words.text(
            "Most levels at the end: {first}; second most: {second}.",
            first=naming.reputation(words.text, printed["first"]),
            second=naming.reputation(words.text, printed["second"]),
        )
    ]


def levels_told(words: Words, view: ChicagoView, ward: int) -> str:
    """The levels of all seats in a ward."""
    levels = view["wards"][ward]
    return ", ".join(f"{words.names[seat]} {count}" for seat, count in enumerate(levels))


def banner_told(words: Words, view: ChicagoView, banner: str) -> str:
    """The banner of some plots in a line, or of the prestige buildings."""
    kind = view["banners"][banner]
    return words.text(
        "{place}: {banner}.",
        place=banner_plots(words, view, banner),
        banner=words.text(N_("no banner") if kind is None else BANNERS[kind]),
    )


def banner_plots(words: Words, view: ChicagoView, banner: str) -> str:
    """Where a banner counts: "Plots 3, 11, 19, 27 and 35"."""
    if banner == "prestige":
        return words.text("Prestige buildings")
    column = int(banner.removeprefix("column-"))
    plots = [it["number"] for it in view["printed"]["plots"] if it["column"] == column]
    return words.text("Plots {plots}", plots=naming.joined(words.text, [*map(str, sorted(plots))]))


def plot_told(words: Words, view: ChicagoView, plot: int) -> str:
    """A plot, and what stands on it or what building there brings."""
    told: Values = {"number": plot, "built": standing(words, view, plot)}
    facts = [words.text("purple")] if naming.plot_printed(view["printed"], plot)["purple"] else []
    facts += naming.plot_facts(words.text, view, plot)
    if view["plots"][plot - 1] is not None or not facts:
        return words.text("Plot {number}: {built}.", **told)
    return words.text("Plot {number} ({facts}): {built}.", facts=", ".join(facts), **told)


def hoods_told(words: Words, view: ChicagoView) -> list[str]:
    """All neighborhoods with their tiles, and how far they are enclosed."""
    return [hood_told(words, view, hood + 1) for hood in range(len(view["neighborhoods"]))]


def hood_told(words: Words, view: ChicagoView, hood: int) -> str:
    """A neighborhood; while its tile lies there, how many of its plots are built on."""
    tile = view["neighborhoods"][hood - 1]
    told = naming.capital(naming.hood_told(words.text, view["printed"], hood, tile))
    if tile is None:
        return f"{told}."
    plots = naming.hood_printed(view["printed"], hood)["plots"]
    built = sum(view["plots"][plot - 1] is not None for plot in plots)
    message = N_("{hood}; built on: {count} of {plots}.")
    return words.text(message, hood=told, count=built, plots=len(plots))


def outskirts_told(words: Words, view: ChicagoView) -> list[str]:
    """The plots of the outskirts with tile or building."""
    found = []
    for number, lot in enumerate(view["outskirts"], 1):
        if lot["owner"] is not None:
            built = words.text(
                "{owner}, {levels}",
                owner=naming.color_named(words.text, words.names, view["non_player"], lot["owner"]),
                levels=naming.counted(words.text, "level", lot["levels"]),
            )
        elif lot["tile"] is None:
            built = words.text("empty")
        else:
            built = naming.empty_tile_told(words.text, view["printed"], lot["tile"])
        found.append(words.text("Plot {number}: {built}.", number=number, built=built))
    return found


def display_told(words: Words, view: ChicagoView) -> list[str]:
    """The prestige buildings on display, their banner and the stack."""
    tiles = filter(None, view["display"])
    shown = [naming.prestige_told(words.text, view["printed"], tile) for tile in tiles]
    left = words.text("In the stack: {count}.", count=view["prestige_left"])
    return [*map(sentence, shown), banner_told(words, view, "prestige"), left]


def council_told(words: Words, view: ChicagoView) -> list[Part]:
    """The council members by letter, if they are used."""
    if not view["council_used"]:
        return []
    found = [
        words.text(
            "Letter {letter}: {member}.",
            letter=letter,
            member=naming.member_told(words.text, view["printed"], member),
        )
        for letter, member in view["council"].items()
        if member
    ]
    limits = view["printed"]["players"][str(view["seats"])]
    needed = words.text(
        "Cards of a letter needed: {qualify}, for double reputation {double}.",
        qualify=limits["council_qualify"],
        double=limits["council_double"],
    )
    return [(words.text("City council"), [*found, needed])]


def tracks_told(words: Words, view: ChicagoView) -> list[str]:
    """What the tracks and the personal project are worth."""
    printed = view["printed"]
    expertise, personal = printed["expertise"], printed["personal_projects"]
    columns = [str(it) for it in expertise["setup"][str(view["seats"])]["permanent_columns"]]
    losses = [str(-loss).replace("-", naming.MINUS) for loss in printed["poverty_track"]["loss"]]
    return [
        words.text(
            "Expertise tracks: permanent resources on columns {columns}, unlimited on column"
            " {last}.",
            columns=naming.joined(words.text, columns),
            last=expertise["last_column"],
        ),
        *[
            words.text(
                "All three markers on column {column} or beyond: {reward}.",
                column=column,
                reward=naming.rewards_named(words.text, reward),
            )
            for column, reward in expertise["column_rewards"].items()
        ],
        words.text(
            "Personal project: {reward} for each type with {cost} resources, {more} more for all"
            " three.",
            reward=naming.reputation(words.text, personal["section_reward"]),
            cost=personal["section_cost"],
            more=naming.reputation(words.text, personal["all_sections_reward"]),
        ),
        words.text("Poverty track, reputation from 0 on: {losses}.", losses=", ".join(losses)),
    ]


def coming_told(words: Words, view: ChicagoView) -> list[str]:
    """What is known of the rounds to come."""
    found = []
    for number, top in enumerate(view["stacks"], 1):
        if top is not None:
            project = naming.project_told(words.text, view["printed"], top)
            message = words.text("Round {round}: {project}.", round=number, project=project)
            found.append(message)
    if view["round"] < view["rounds"]:
        found += last_round_told(words, view)
    if view["top_card"] is not None:
        card = naming.card_named(words.text, view["printed"], view["top_card"], view["side"])
        found.append(words.text("On top of the deck: {card}.", card=card))
    below = len(view["unseen_cards"])
    found.append(words.text("Cards below it in the deck: {count}.", count=below))
    left = view["expansions_left"]
    return [*found, words.text("Company expansions in the supply: {count}.", count=left)]


def last_round_told(words: Words, view: ChicagoView) -> list[str]:
    """The projects of the last round."""
    numbers = [it["number"] for it in view["printed"]["projects"]]
    projects = [str(max(numbers)), *filter(None, view["final_projects"])]
    return [
        words.text(
            "Round {round}: {project}.",
            round=view["rounds"],
            project=naming.project_told(words.text, view["printed"], project),
        )
        for project in projects
    ]
