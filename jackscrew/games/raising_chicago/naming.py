"""What the things of Raising Chicago are called, and what they bring in a phrase.

For words, pictures and the terminal alike: most functions take a translator `text` and what is
`printed`.  Phrases begin in lower case, so that they can stand within a sentence; `capital` begins
a sentence.  `..._named` is a name, and `..._told` a name with what is printed on the thing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.core.supplied import Translate
from jackscrew.games.raising_chicago.view import (
    AnyProject,
    CardSide,
    ChicagoView,
    Printed,
    PrintedCard,
    PrintedCardSide,
    PrintedEmptyTile,
    PrintedHood,
    PrintedMember,
    PrintedPlot,
    PrintedPrestige,
    PrintedWardToken,
    has_card,
)
from jackscrew.text import N_

MINUS = "\N{MINUS SIGN}"
LETTERS = "ABCD"
SPACES = ("I", "II", "III", "IV", "V")

TYPES = {
    "lumber": N_("lumber"),
    "jackscrew": N_("jackscrews"),
    "masonry": N_("masonry"),
    "wild": N_("wilds"),
}
TRACKS = {
    "lumber": N_("lumber track"),
    "jackscrew": N_("jackscrew track"),
    "masonry": N_("masonry track"),
    "choice": N_("any track"),
}
SYMBOLS = {
    "train": N_("train"),
    "lion": N_("lion"),
    "book": N_("book"),
    "seal": N_("city seal"),
    "device": N_("“Y”"),
    "asterisk": N_("asterisk"),
}
PHASES = {
    "setup": N_("Set-up"),
    "announcement": N_("Phase 1: project announcement"),
    "bidding": N_("Phase 2: project bidding"),
    "resolution": N_("Phase 3: bidding resolution"),
    "projects": N_("Phase 4: project resolution"),
    "company": N_("Phase 5: run your company"),
    "scoring": N_("Final scoring"),
    "over": N_("Game over"),
}
SHORT_PHASES = {
    "setup": N_("Set-up"),
    "announcement": N_("Announcement"),
    "bidding": N_("Bidding"),
    "resolution": N_("Resolution"),
    "projects": N_("Projects"),
    "company": N_("Company"),
    "scoring": N_("Final scoring"),
    "over": N_("Game over"),
}
BOARD_HEADINGS = {
    "bidding": N_("Bidding board"),
    "coming": N_("To come"),
    "reputation": N_("Reputation"),
    "poverty": N_("Poverty"),
    "lost": N_("lost at the end"),
    "council": N_("City council"),
    "outskirts": N_("Outskirts"),
    "prestige": N_("Prestige"),
    "north": N_("N"),
    "each": N_("each"),
}
WARD = N_("Ward {ward}")
# how far down and to the right an arrow of the printed map points, clockwise
DIRECTIONS = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}

# things with a number: of one, of several
COUNTED = {
    "arrow": (N_("{count} arrow"), N_("{count} arrows")),
    "lumber": (N_("{count} lumber"), N_("{count} lumber")),
    "jackscrew": (N_("{count} jackscrew"), N_("{count} jackscrews")),
    "masonry": (N_("{count} masonry"), N_("{count} masonry")),
    "wild": (N_("{count} wild"), N_("{count} wilds")),
    "favor": (N_("{count} favor"), N_("{count} favors")),
    "rep": (N_("{count} reputation"), N_("{count} reputation")),
    "expansion": (N_("{count} company expansion"), N_("{count} company expansions")),
    "basic": (
        N_("any {count} basic resource"),
        N_("any {count} basic resources"),
    ),
    "card_squares": (
        N_("the uncovered resources of a card in the project area"),
        N_("the uncovered resources of {count} cards in the project area"),
    ),
    "add_level": (
        N_("{count} more level for a building in a ward"),
        N_("{count} more levels for buildings in the wards"),
    ),
    "copy_neighborhoods": (
        N_("the reward of a neighborhood tile on the board"),
        N_("the rewards of {count} different neighborhood tiles on the board"),
    ),
    "level": (N_("{count} level"), N_("{count} levels")),
    "marker": (N_("{count} marker"), N_("{count} markers")),
}
PLAIN = {
    "market_rounds": N_("the round bonuses of all cards in the project area"),
    "company_rounds": N_("the round bonuses of all cards in the company"),
    "swap_banners": N_("swap two expertise banners"),
}
MEASURES = {
    "raised_in_ward": N_("{reputation} per own building in ward {ward}"),
    "moved_buildings": N_("{reputation} per own building in the outskirts"),
    "symbol_sets": N_("{reputation} per set of five different symbols"),
    "permanent_tokens": N_("{reputation} per permanent resource taken"),
    "markers_returned_last_round": N_("{reputation} per own marker left on the bidding board"),
    "neighborhood_tiles": N_("{reputation} per neighborhood tile won"),
    "favor_tokens": N_("{reputation} per favor left"),
    "company_expansions": N_("{reputation} per company expansion"),
    "ward_control_tokens": N_("{reputation} per ward control token won"),
}


def capital(phrase: str) -> str:
    """A phrase that begins a sentence or stands by itself."""
    return phrase[:1].upper() + phrase[1:]


def joined(text: Translate, things: Sequence[str]) -> str:
    """All of several things: "1 lumber, 2 jackscrews and 1 wild"."""
    if len(things) < 2:
        return "".join(things)
    return text(N_("{things} and {last}"), things=", ".join(things[:-1]), last=things[-1])


def type_named(text: Translate, kind: str) -> str:
    """A resource type, or the wilds: "jackscrews"."""
    return text(TYPES[kind])


def track_named(text: Translate, kind: str) -> str:
    """An expertise track: "masonry track"."""
    return text(TRACKS[kind])


def symbol_named(text: Translate, symbol: str) -> str:
    """A symbol: "city seal"."""
    return text(SYMBOLS[symbol])


def phase_named(text: Translate, phase: str) -> str:
    """A phase of the round: "Phase 2: project bidding"."""
    return text(PHASES[phase])


def counted(text: Translate, kind: str, count: int) -> str:
    """Some tokens, levels or the like: "2 jackscrews"; fewer than none with a minus sign."""
    return text(COUNTED[kind][count != 1], count=str(count).replace("-", MINUS))


def reputation(text: Translate, count: int) -> str:
    """Some reputation: "3 reputation"."""
    return counted(text, "rep", count)


def tokens_named(text: Translate, tokens: Mapping[str, int]) -> str:
    """Tokens by type or wild: "2 lumber and 1 wild"; "nothing" if there are none."""
    found = [counted(text, kind, count) for kind, count in tokens.items() if count]
    return joined(text, found) if found else text(N_("nothing"))


def rewards_named(text: Translate, rewards: Sequence[str]) -> str:
    """A printed list of rewards in a phrase: "2 favors and 1 wild"; "nothing" if it is empty."""
    found = [reward_named(text, reward) for reward in rewards]
    return joined(text, found) if found else text(N_("nothing"))


def reward_named(text: Translate, reward: str) -> str:
    """One printed reward: "lumber 2", "advance choice 3", "swap_banners" in words."""
    kind, *rest = reward.split()
    if kind in PLAIN:
        return text(PLAIN[kind])
    if kind == "advance":
        return advance_named(text, rest[0], int(rest[1]))
    return counted(text, kind, int(rest[0]) if rest else 1)


def advance_named(text: Translate, track: str, count: int = 1) -> str:
    """Spaces on an expertise track: "masonry track +1"."""
    return text(N_("{track} +{count}"), track=track_named(text, track), count=count)


def project_printed(printed: Printed, project: str) -> AnyProject:
    """What is printed on a project ("14") or a final project ("F3")."""
    if is_final(project):
        return next(it for it in printed["final_projects"] if it["id"] == project)
    return next(it for it in printed["projects"] if str(it["number"]) == project)


def is_final(project: str) -> bool:
    """Is it a final project?"""
    return project.startswith("F")


def is_move(printed: Printed, project: str) -> bool:
    """Is it a move project?"""
    return project_printed(printed, project)["kind"] == "move"


def project_named(text: Translate, printed: Printed, project: str) -> str:
    """A project: "raise project 14", "move project 5", "final project F3"."""
    if is_final(project):
        return text(N_("final project {number}"), number=project)
    if is_move(printed, project):
        return text(N_("move project {number}"), number=project)
    return text(N_("raise project {number}"), number=project)


def cost_named(text: Translate, cost: Mapping[str, int]) -> str:
    """A cost by type: "3 lumber, 3 jackscrews and 4 masonry"."""
    return tokens_named(text, cost)


def symbols_printed(printed: Printed, project: str) -> list[str]:
    """The symbols of a project: one, or the two of a final project."""
    return symbols_of(project_printed(printed, project))


def symbols_of(entry: AnyProject) -> list[str]:
    """The symbols that are printed on a project."""
    return entry["symbols"] if "symbols" in entry else [entry["symbol"]]


def project_facts(text: Translate, printed: Printed, project: str) -> list[str]:
    """What is printed on a project, in phrases: cost, symbols and reward."""
    entry = project_printed(printed, project)
    found = [text(N_("costs {cost}"), cost=cost_named(text, entry["cost"]))]
    symbols = joined(text, [symbol_named(text, each) for each in symbols_printed(printed, project)])
    if is_final(project):
        found.append(text(N_("symbols: {symbols}"), symbols=symbols))
    else:
        found.append(text(N_("symbol: {symbols}"), symbols=symbols))
    if entry["reward"]:
        found.append(text(N_("reward: {reward}"), reward=rewards_named(text, entry["reward"])))
    if is_move(printed, project):
        found.append(text(N_("brings an empty plot tile and a prestige building")))
    return found


def project_told(text: Translate, printed: Printed, project: str) -> str:
    """A project and what is printed on it: "raise project 14: costs 3 lumber; reward: ..."."""
    name, facts = project_named(text, printed, project), project_facts(text, printed, project)
    return text(N_("{name}: {facts}"), name=name, facts="; ".join(facts))


def card_printed(printed: Printed, card: str) -> PrintedCard:
    """What is printed on a resource card, both sides."""
    number = int(card)
    return next(it for it in printed["resource_cards"] if it["id"] == number)


def card_side(printed: Printed, card: str, side: CardSide) -> PrintedCardSide:
    """A side of a resource card."""
    return card_printed(printed, card)[side]


def letters_of(printed: Printed, card: str) -> str:
    """The letters of a resource card: "B", "ABCD"."""
    return "".join(card_printed(printed, card)["letters"])


def card_named(text: Translate, printed: Printed, card: str, side: CardSide | None) -> str:
    """A resource card by letter and round bonus: "card B (1 masonry each round)".

    Where nothing tells the side that is in use: by letter alone.
    """
    entry = card_printed(printed, card)
    letters = "".join(entry["letters"])
    if side is None:
        return text(N_("card {letters}"), letters=letters)
    bonus = bonus_named(text, entry[side])
    return text(N_("card {letters} ({bonus})"), letters=letters, bonus=bonus)


def bonus_named(text: Translate, face: PrintedCardSide) -> str:
    """The round bonus of a side of a card: "1 masonry each round", "3 reputation once"."""
    if face["each_round"]:
        reward = rewards_named(text, face["each_round"])
        return text(N_("{reward} each round"), reward=reward)
    return text(N_("{reward} once"), reward=rewards_named(text, face["once"]))


def empty_tile_printed(printed: Printed, tile: str) -> PrintedEmptyTile:
    """What is printed on an empty plot tile ("E4")."""
    return next(it for it in printed["empty_plot_tiles"] if f"E{it['number']}" == tile)


def empty_tile_named(text: Translate, printed: Printed, tile: str) -> str:
    """An empty plot tile: "empty plot tile 4"."""
    return text(N_("empty plot tile {number}"), number=empty_tile_printed(printed, tile)["number"])


def empty_tile_reward(text: Translate, printed: Printed, tile: str) -> str:
    """What an empty plot tile brings when it is used."""
    return rewards_named(text, empty_tile_printed(printed, tile)["reward"])


def empty_tile_told(text: Translate, printed: Printed, tile: str) -> str:
    """An empty plot tile and what it brings: "empty plot tile 2 (1 favor and 1 wild)"."""
    name, reward = empty_tile_named(text, printed, tile), empty_tile_reward(text, printed, tile)
    return text(N_("{name} ({facts})"), name=name, facts=reward)


def prestige_printed(printed: Printed, tile: str) -> PrintedPrestige:
    """What is printed on a prestige building ("P3")."""
    return next(it for it in printed["prestige_buildings"] if f"P{it['number']}" == tile)


def prestige_named(text: Translate, printed: Printed, tile: str) -> str:
    """A prestige building: "prestige building 3"."""
    return text(N_("prestige building {number}"), number=prestige_printed(printed, tile)["number"])


def arrows_of(printed: Printed, tile: str, turn: int = 0) -> list[str]:
    """Where the arrows of a prestige building point after a turn of so many degrees."""
    ways = list(DIRECTIONS)
    arrows = prestige_printed(printed, tile)["arrows"]
    return [ways[(ways.index(arrow) + turn // 45) % len(ways)] for arrow in arrows]


def plot_beside(printed: Printed, plot: int, direction: str) -> int | None:
    """The plot one step in a direction, if there is one."""
    start = plot_printed(printed, plot)
    down, right = DIRECTIONS[direction]
    place = start["row"] + down, start["column"] + right
    plots = printed["plots"]
    return next((it["number"] for it in plots if (it["row"], it["column"]) == place), None)


def targets_of(printed: Printed, tile: str, plot: int, turn: int) -> list[int | None]:
    """The plots the arrows of a prestige building on a plot point at; None is off the board."""
    ways = arrows_of(printed, tile, turn)
    return [plot_beside(printed, plot, way) for way in DIRECTIONS if way in ways]


def targets_named(text: Translate, printed: Printed, tile: str, plot: int, turn: int) -> str:
    """Where arrows point, by plots since the map is drawn turned: "its arrow points at plot 2"."""
    found = targets_of(printed, tile, plot, turn)
    plots = plots_named(text, [it for it in found if it is not None])
    if len(found) == 1:
        message = (
            N_("its arrow points at {plots}") if plots else N_("its arrow points off the board")
        )
    elif not plots:
        message = N_("its arrows point off the board")
    elif None in found:
        message = N_("its arrows point at {plots}, the rest off the board")
    else:
        message = N_("its arrows point at {plots}")
    return text(message, plots=plots)


def plots_named(text: Translate, plots: Sequence[int]) -> str:
    """Some plots: "plot 3", "plots 3, 4 and 11", or an empty phrase."""
    if len(plots) == 1:
        return text(N_("plot {number}"), number=plots[0])
    return text(N_("plots {plots}"), plots=joined(text, [str(it) for it in plots])) if plots else ""


def prestige_told(text: Translate, printed: Printed, tile: str) -> str:
    """A prestige building: "prestige building 1 (1 arrow, 5 reputation each)"."""
    building = prestige_printed(printed, tile)
    return text(
        N_("{name} ({arrows}, {reputation} each)"),
        name=prestige_named(text, printed, tile),
        arrows=counted(text, "arrow", len(building["arrows"])),
        reputation=reputation(text, building["value"]),
    )


def placed_told(text: Translate, printed: Printed, tile: str, plot: int, turn: int) -> str:
    """A prestige building that stands on a plot, and where its arrows point."""
    name = prestige_told(text, printed, tile)
    arrows = targets_named(text, printed, tile, plot, turn)
    return text(N_("{name}; {arrows}"), name=name, arrows=arrows)


def hood_printed(printed: Printed, hood: int) -> PrintedHood:
    """What is printed of a neighborhood, by its number from 1."""
    return next(it for it in printed["neighborhood_spaces"] if it["order"] == hood)


def hood_named(text: Translate, printed: Printed, hood: int) -> str:
    """A neighborhood by its number from 1: "neighborhood 5"."""
    return text(N_("neighborhood {number}"), number=hood_printed(printed, hood)["order"])


def hood_place(text: Translate, printed: Printed, hood: int) -> str:
    """Where a neighborhood lies: "between plots 3, 4, 11 and 12"."""
    plots = [str(plot) for plot in hood_printed(printed, hood)["plots"]]
    return text(N_("between plots {plots}"), plots=joined(text, plots))


def hood_reward(text: Translate, printed: Printed, tile: str) -> str:
    """What a neighborhood tile ("N5") brings: "lumber track +1"."""
    return rewards_named(text, hood_tile_reward(printed, tile))


def hood_tile_reward(printed: Printed, tile: str) -> list[str]:
    """What is printed on a neighborhood tile ("N5")."""
    tiles = printed["neighborhood_tiles"]
    return next(it["reward"] for it in tiles if f"N{it['id']}" == tile)


def hood_tile_named(text: Translate, printed: Printed, tile: str) -> str:
    """A neighborhood tile by its reward: "neighborhood tile (1 favor)"."""
    return text(N_("neighborhood tile ({reward})"), reward=hood_reward(text, printed, tile))


def hood_told(text: Translate, printed: Printed, hood: int, tile: str | None) -> str:
    """A neighborhood with its place, and its tile while that lies there."""
    name, place = hood_named(text, printed, hood), hood_place(text, printed, hood)
    if tile is None:
        return text(N_("{name} {place}: awarded"), name=name, place=place)
    reward = hood_reward(text, printed, tile)
    return text(N_("{name} {place}: {reward}"), name=name, place=place, reward=reward)


def member_printed(printed: Printed, member: str) -> PrintedMember:
    """What is printed on a council member ("M5")."""
    return next(it for it in printed["council_members"] if f"M{it['number']}" == member)


def member_named(text: Translate, printed: Printed, member: str) -> str:
    """A council member: "council member 5"."""
    return text(N_("council member {number}"), number=member_printed(printed, member)["number"])


def member_reward(text: Translate, printed: Printed, member: str) -> str:
    """What a council member counts: "2 reputation per favor left"."""
    entry = member_printed(printed, member)
    message = MEASURES[entry["counts"]]
    told = reputation(text, entry["rep_each"])
    return text(message, reputation=told, ward=entry.get("ward", ""))


def member_told(text: Translate, printed: Printed, member: str) -> str:
    """A council member and what it counts."""
    name, facts = member_named(text, printed, member), member_reward(text, printed, member)
    return text(N_("{name} ({facts})"), name=name, facts=facts)


def plot_printed(printed: Printed, plot: int) -> PrintedPlot:
    """What is printed of a plot, by its number from 1."""
    return next(it for it in printed["plots"] if it["number"] == plot)


def plot_named(text: Translate, printed: Printed, plot: int) -> str:
    """A plot: "plot 17 in ward 1"."""
    ward = plot_printed(printed, plot)["ward"]
    return text(N_("plot {number} in ward {ward}"), number=plot, ward=ward)


def plot_reward(text: Translate, printed: Printed, plot: int) -> str:
    """What a plot itself brings who builds there: "2 reputation", or an empty phrase."""
    reward = plot_printed(printed, plot)["reward"]
    return rewards_named(text, reward) if reward else ""


def column_banner(view: ChicagoView, plot: int) -> str | None:
    """The type of the banner above the column of a plot."""
    return view["banners"][f"column-{plot_printed(view['printed'], plot)['column']}"]


def plot_facts(text: Translate, view: ChicagoView, plot: int) -> list[str]:
    """What building on a plot brings: the track of its column, and its reward."""
    banner = column_banner(view, plot)
    found = [advance_named(text, banner)] if banner else []
    reward = plot_reward(text, view["printed"], plot)
    return [*found, reward] if reward else found


def plot_told(text: Translate, view: ChicagoView, plot: int) -> str:
    """A plot and what building there brings: "plot 1 in ward 1: lumber track +1 and 1 wild"."""
    name, facts = plot_named(text, view["printed"], plot), plot_facts(text, view, plot)
    return text(N_("{name}: {facts}"), name=name, facts=joined(text, facts)) if facts else name


def outskirts_named(text: Translate, lot: int) -> str:
    """A plot in the outskirts, by its number from 1: "outskirts plot 3"."""
    return text(N_("outskirts plot {number}"), number=lot)


def ward_token_printed(printed: Printed, token: str) -> PrintedWardToken:
    """What is printed on a ward control token ("W2")."""
    return next(it for it in printed["ward_control_tokens"] if f"W{it['id']}" == token)


def ward_token_named(text: Translate, printed: Printed, token: str) -> str:
    """A ward control token by its values: "ward control token 10/5"."""
    entry = ward_token_printed(printed, token)
    message = N_("ward control token {first}/{second}")
    return text(message, first=entry["first"], second=entry["second"])


def square_named(text: Translate, view: ChicagoView, space: str, square: int) -> str:
    """What a square (from 1) of the card on a space shows: a type, blank or the cost now."""
    entry = view["area"][SPACES.index(space)]
    kind = square_kind(view, space, square)
    if kind == "cost" and has_card(entry):
        return text(N_("upper left, costs {cost}"), cost=cost_named(text, entry["cost"]))
    return text(N_("blank square")) if kind == "none" else counted(text, kind, 1)


def square_kind(view: ChicagoView, space: str, square: int) -> str:
    """What is printed on a square (from 1) of the card on a space."""
    card = view["area"][SPACES.index(space)]["card"]
    assert card is not None, f"no card lies on space {space}"
    return card_side(view["printed"], card, view["side"])["squares"][square - 1]


def color_named(text: Translate, names: Sequence[str], non_player: int | None, color: int) -> str:
    """Whose colour it is: a seat's name, or the non-player of a game for two."""
    return text(N_("the non-player color")) if color == non_player else names[color]


def loss_of(printed: Printed, poverty: int) -> int:
    """How much reputation a position on the poverty track costs at the end."""
    return printed["poverty_track"]["loss"][poverty]


def poverty_named(text: Translate, printed: Printed, poverty: int) -> str:
    """A position on the poverty track: "poverty 3 (-4 reputation at the end)"."""
    loss = reputation(text, -loss_of(printed, poverty))
    return text(N_("poverty {position} ({loss} at the end)"), position=poverty, loss=loss)
