"""What the things of Raising Chicago are called, and what they bring in a phrase.

For words, pictures and the terminal alike: every function takes a translator `text`.  Phrases
begin in lower case, so that they can stand within a sentence; `capital` begins a sentence.  What
is printed is looked up in a view, or in the component data itself.  `..._named` is a name, and
`..._told` a name with what is printed on the thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from jackscrew.core.view import View
from jackscrew.text import N_

Text = Callable[..., str]
Printed = Mapping[str, Any]  # a view, or the component data itself
Entry = Mapping[str, Any]

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


def printed_of(view: Printed) -> Printed:
    """What is printed on the components: that of a view, or the component data itself."""
    found: Printed = view.get("printed", view)
    return found


def capital(phrase: str) -> str:
    """A phrase that begins a sentence or stands by itself."""
    return phrase[:1].upper() + phrase[1:]


def joined(text: Text, things: Sequence[str]) -> str:
    """All of several things: "1 lumber, 2 jackscrews and 1 wild"."""
    if len(things) < 2:
        return "".join(things)
    return text(N_("{things} and {last}"), things=", ".join(things[:-1]), last=things[-1])


def type_named(text: Text, kind: str) -> str:
    """A resource type, or the wilds: "jackscrews"."""
    return text(TYPES[kind])


def track_named(text: Text, kind: str) -> str:
    """An expertise track: "masonry track"."""
    return text(TRACKS[kind])


def symbol_named(text: Text, symbol: str) -> str:
    """A symbol: "city seal"."""
    return text(SYMBOLS[symbol])


def phase_named(text: Text, phase: str) -> str:
    """A phase of the round: "Phase 2: project bidding"."""
    return text(PHASES[phase])


def counted(text: Text, kind: str, count: int) -> str:
    """Some tokens, levels or the like: "2 jackscrews"; fewer than none with a minus sign."""
    return text(COUNTED[kind][count != 1], count=str(count).replace("-", MINUS))


def reputation(text: Text, count: int) -> str:
    """Some reputation: "3 reputation"."""
    return counted(text, "rep", count)


def tokens_named(text: Text, tokens: Mapping[str, int]) -> str:
    """Tokens by type or wild: "2 lumber and 1 wild"; "nothing" if there are none."""
    found = [counted(text, kind, count) for kind, count in tokens.items() if count]
    return joined(text, found) if found else text(N_("nothing"))


def rewards_named(text: Text, rewards: Sequence[str]) -> str:
    """A printed list of rewards in a phrase: "2 favors and 1 wild"; "nothing" if it is empty."""
    found = [reward_named(text, reward) for reward in rewards]
    return joined(text, found) if found else text(N_("nothing"))


def reward_named(text: Text, reward: str) -> str:
    """One printed reward: "lumber 2", "advance choice 3", "swap_banners" in words."""
    kind, *rest = reward.split()
    if kind in PLAIN:
        return text(PLAIN[kind])
    if kind == "advance":
        return advance_named(text, rest[0], int(rest[1]))
    return counted(text, kind, int(rest[0]) if rest else 1)


def advance_named(text: Text, track: str, count: int = 1) -> str:
    """Spaces on an expertise track: "masonry track +1"."""
    return text(N_("{track} +{count}"), track=track_named(text, track), count=count)


def project_printed(view: Printed, project: str) -> Entry:
    """What is printed on a project ("14") or a final project ("F3")."""
    printed = printed_of(view)
    if is_final(project):
        entries: list[Entry] = printed["final_projects"]
        return next(entry for entry in entries if entry["id"] == project)
    entries = printed["projects"]
    return next(entry for entry in entries if str(entry["number"]) == project)


def is_final(project: str) -> bool:
    """Is it a final project?"""
    return project.startswith("F")


def is_move(view: Printed, project: str) -> bool:
    """Is it a move project?"""
    return bool(project_printed(view, project)["kind"] == "move")


def project_named(text: Text, view: Printed, project: str) -> str:
    """A project: "raise project 14", "move project 5", "final project F3"."""
    if is_final(project):
        return text(N_("final project {number}"), number=project)
    if is_move(view, project):
        return text(N_("move project {number}"), number=project)
    return text(N_("raise project {number}"), number=project)


def cost_named(text: Text, cost: Mapping[str, int]) -> str:
    """A cost by type: "3 lumber, 3 jackscrews and 4 masonry"."""
    return tokens_named(text, cost)


def symbols_printed(view: Printed, project: str) -> list[str]:
    """The symbols of a project: one, or the two of a final project."""
    entry = project_printed(view, project)
    return list(entry["symbols"]) if "symbols" in entry else [entry["symbol"]]


def project_facts(text: Text, view: Printed, project: str) -> list[str]:
    """What is printed on a project, in phrases: cost, symbols and reward."""
    entry = project_printed(view, project)
    found = [text(N_("costs {cost}"), cost=cost_named(text, entry["cost"]))]
    symbols = joined(text, [symbol_named(text, each) for each in symbols_printed(view, project)])
    if is_final(project):
        found.append(text(N_("symbols: {symbols}"), symbols=symbols))
    else:
        found.append(text(N_("symbol: {symbols}"), symbols=symbols))
    if entry["reward"]:
        found.append(text(N_("reward: {reward}"), reward=rewards_named(text, entry["reward"])))
    if is_move(view, project):
        found.append(text(N_("brings an empty plot tile and a prestige building")))
    return found


def project_told(text: Text, view: Printed, project: str) -> str:
    """A project and what is printed on it: "raise project 14: costs 3 lumber; reward: ..."."""
    name, facts = project_named(text, view, project), project_facts(text, view, project)
    return text(N_("{name}: {facts}"), name=name, facts="; ".join(facts))


def card_printed(view: Printed, card: str) -> Entry:
    """What is printed on a resource card, both sides."""
    cards: list[Entry] = printed_of(view)["resource_cards"]
    return next(entry for entry in cards if str(entry["id"]) == card)


def card_side(view: Printed, card: str, side: str | None = None) -> Entry:
    """The side of a resource card that is in use: that of the view, or a given one."""
    found: Entry = card_printed(view, card)[side or view["side"]]
    return found


def letters_of(view: Printed, card: str) -> str:
    """The letters of a resource card: "B", "ABCD"."""
    return "".join(card_printed(view, card)["letters"])


def card_named(text: Text, view: Printed, card: str, side: str | None = None) -> str:
    """A resource card by letter and round bonus: "card B (1 masonry each round)".

    Where nothing tells the side that is in use: by letter alone.
    """
    letters = letters_of(view, card)
    if side is None and "side" not in view:
        return text(N_("card {letters}"), letters=letters)
    bonus = bonus_named(text, view, card, side)
    return text(N_("card {letters} ({bonus})"), letters=letters, bonus=bonus)


def bonus_named(text: Text, view: Printed, card: str, side: str | None = None) -> str:
    """The round bonus of a card: "1 masonry each round", "3 reputation once"."""
    printed = card_side(view, card, side)
    if printed["each_round"]:
        reward = rewards_named(text, printed["each_round"])
        return text(N_("{reward} each round"), reward=reward)
    return text(N_("{reward} once"), reward=rewards_named(text, printed["once"]))


def empty_tile_printed(view: Printed, tile: str) -> Entry:
    """What is printed on an empty plot tile ("E4")."""
    tiles: list[Entry] = printed_of(view)["empty_plot_tiles"]
    return next(entry for entry in tiles if f"E{entry['number']}" == tile)


def empty_tile_named(text: Text, view: Printed, tile: str) -> str:
    """An empty plot tile: "empty plot tile 4"."""
    return text(N_("empty plot tile {number}"), number=empty_tile_printed(view, tile)["number"])


def empty_tile_reward(text: Text, view: Printed, tile: str) -> str:
    """What an empty plot tile brings when it is used."""
    return rewards_named(text, empty_tile_printed(view, tile)["reward"])


def empty_tile_told(text: Text, view: Printed, tile: str) -> str:
    """An empty plot tile and what it brings: "empty plot tile 2 (1 favor and 1 wild)"."""
    name, reward = empty_tile_named(text, view, tile), empty_tile_reward(text, view, tile)
    return text(N_("{name} ({facts})"), name=name, facts=reward)


def prestige_printed(view: Printed, tile: str) -> Entry:
    """What is printed on a prestige building ("P3")."""
    tiles: list[Entry] = printed_of(view)["prestige_buildings"]
    return next(entry for entry in tiles if f"P{entry['number']}" == tile)


def prestige_named(text: Text, view: Printed, tile: str) -> str:
    """A prestige building: "prestige building 3"."""
    return text(N_("prestige building {number}"), number=prestige_printed(view, tile)["number"])


def arrows_of(view: Printed, tile: str, turn: int = 0) -> list[str]:
    """Where the arrows of a prestige building point after a turn of so many degrees."""
    ways = list(DIRECTIONS)
    arrows = prestige_printed(view, tile)["arrows"]
    return [ways[(ways.index(arrow) + turn // 45) % len(ways)] for arrow in arrows]


def plot_beside(view: Printed, plot: int, direction: str) -> int | None:
    """The plot one step in a direction, if there is one."""
    printed = plot_printed(view, plot)
    down, right = DIRECTIONS[direction]
    place = printed["row"] + down, printed["column"] + right
    plots = printed_of(view)["plots"]
    return next((it["number"] for it in plots if (it["row"], it["column"]) == place), None)


def targets_of(view: Printed, tile: str, plot: int, turn: int) -> list[int | None]:
    """The plots the arrows of a prestige building on a plot point at; None is off the board."""
    ways = arrows_of(view, tile, turn)
    return [plot_beside(view, plot, way) for way in DIRECTIONS if way in ways]


def targets_named(text: Text, view: Printed, tile: str, plot: int, turn: int) -> str:
    """Where arrows point, by plots since the map is drawn turned: "its arrow points at plot 2"."""
    found = targets_of(view, tile, plot, turn)
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


def plots_named(text: Text, plots: Sequence[int]) -> str:
    """Some plots: "plot 3", "plots 3, 4 and 11", or an empty phrase."""
    if len(plots) == 1:
        return text(N_("plot {number}"), number=plots[0])
    return text(N_("plots {plots}"), plots=joined(text, [str(it) for it in plots])) if plots else ""


def prestige_told(text: Text, view: Printed, tile: str) -> str:
    """A prestige building: "prestige building 1 (1 arrow, 5 reputation each)"."""
    printed = prestige_printed(view, tile)
    return text(
        N_("{name} ({arrows}, {reputation} each)"),
        name=prestige_named(text, view, tile),
        arrows=counted(text, "arrow", len(printed["arrows"])),
        reputation=reputation(text, printed["value"]),
    )


def placed_told(text: Text, view: Printed, tile: str, plot: int, turn: int) -> str:
    """A prestige building that stands on a plot, and where its arrows point."""
    name, arrows = prestige_told(text, view, tile), targets_named(text, view, tile, plot, turn)
    return text(N_("{name}; {arrows}"), name=name, arrows=arrows)


def hood_printed(view: Printed, hood: int) -> Entry:
    """What is printed of a neighborhood, by its number from 1."""
    hoods: list[Entry] = printed_of(view)["neighborhood_spaces"]
    return next(entry for entry in hoods if entry["order"] == hood)


def hood_named(text: Text, view: Printed, hood: int) -> str:
    """A neighborhood by its number from 1: "neighborhood 5"."""
    return text(N_("neighborhood {number}"), number=hood_printed(view, hood)["order"])


def hood_place(text: Text, view: Printed, hood: int) -> str:
    """Where a neighborhood lies: "between plots 3, 4, 11 and 12"."""
    plots = [str(plot) for plot in hood_printed(view, hood)["plots"]]
    return text(N_("between plots {plots}"), plots=joined(text, plots))


def hood_reward(text: Text, view: Printed, tile: str) -> str:
    """What a neighborhood tile ("N5") brings: "lumber track +1"."""
    tiles: list[Entry] = printed_of(view)["neighborhood_tiles"]
    found = next(entry for entry in tiles if f"N{entry['id']}" == tile)
    return rewards_named(text, found["reward"])


def hood_tile_named(text: Text, view: Printed, tile: str) -> str:
    """A neighborhood tile by its reward: "neighborhood tile (1 favor)"."""
    return text(N_("neighborhood tile ({reward})"), reward=hood_reward(text, view, tile))


def hood_told(text: Text, view: View, hood: int) -> str:
    """A neighborhood with its place, and its tile while that lies there."""
    name, place = hood_named(text, view, hood), hood_place(text, view, hood)
    tile = view["neighborhoods"][hood - 1]
    if tile is None:
        return text(N_("{name} {place}: awarded"), name=name, place=place)
    reward = hood_reward(text, view, tile)
    return text(N_("{name} {place}: {reward}"), name=name, place=place, reward=reward)


def member_printed(view: Printed, member: str) -> Entry:
    """What is printed on a council member ("M5")."""
    members: list[Entry] = printed_of(view)["council_members"]
    return next(entry for entry in members if f"M{entry['number']}" == member)


def member_named(text: Text, view: Printed, member: str) -> str:
    """A council member: "council member 5"."""
    return text(N_("council member {number}"), number=member_printed(view, member)["number"])


def member_reward(text: Text, view: Printed, member: str) -> str:
    """What a council member counts: "2 reputation per favor left"."""
    printed = member_printed(view, member)
    message = MEASURES[printed["counts"]]
    told = reputation(text, printed["rep_each"])
    return text(message, reputation=told, ward=printed.get("ward", ""))


def member_told(text: Text, view: Printed, member: str) -> str:
    """A council member and what it counts."""
    name, facts = member_named(text, view, member), member_reward(text, view, member)
    return text(N_("{name} ({facts})"), name=name, facts=facts)


def plot_printed(view: Printed, plot: int) -> Entry:
    """What is printed of a plot, by its number from 1."""
    plots: list[Entry] = printed_of(view)["plots"]
    return next(entry for entry in plots if entry["number"] == plot)


def plot_named(text: Text, view: Printed, plot: int) -> str:
    """A plot: "plot 17 in ward 1"."""
    ward = plot_printed(view, plot)["ward"]
    return text(N_("plot {number} in ward {ward}"), number=plot, ward=ward)


def plot_reward(text: Text, view: Printed, plot: int) -> str:
    """What a plot itself brings who builds there: "2 reputation", or an empty phrase."""
    reward = plot_printed(view, plot)["reward"]
    return rewards_named(text, reward) if reward else ""


def column_banner(view: View, plot: int) -> str | None:
    """The type of the banner above the column of a plot."""
    found: str | None = view["banners"][f"column-{plot_printed(view, plot)['column']}"]
    return found


def plot_facts(text: Text, view: View, plot: int) -> list[str]:
    """What building on a plot brings: the track of its column, and its reward."""
    banner = column_banner(view, plot)
    found = [advance_named(text, banner)] if banner else []
    reward = plot_reward(text, view, plot)
    return [*found, reward] if reward else found


def plot_told(text: Text, view: View, plot: int) -> str:
    """A plot and what building there brings: "plot 1 in ward 1: lumber track +1 and 1 wild"."""
    name, facts = plot_named(text, view, plot), plot_facts(text, view, plot)
    return text(N_("{name}: {facts}"), name=name, facts=joined(text, facts)) if facts else name


def outskirts_named(text: Text, lot: int) -> str:
    """A plot in the outskirts, by its number from 1: "outskirts plot 3"."""
    return text(N_("outskirts plot {number}"), number=lot)


def ward_token_printed(view: Printed, token: str) -> Entry:
    """What is printed on a ward control token ("W2")."""
    tokens: list[Entry] = printed_of(view)["ward_control_tokens"]
    return next(entry for entry in tokens if f"W{entry['id']}" == token)


def ward_token_named(text: Text, view: Printed, token: str) -> str:
    """A ward control token by its values: "ward control token 10/5"."""
    printed = ward_token_printed(view, token)
    values = {"first": printed["first"], "second": printed["second"]}
    return text(N_("ward control token {first}/{second}"), **values)


def square_named(text: Text, view: View, space: str, square: int) -> str:
    """What a square (from 1) of the card on a space shows: a type, blank or the cost now."""
    entry = view["area"][SPACES.index(space)]
    kind = card_side(view, entry["card"])["squares"][square - 1]
    if kind == "cost":
        return text(N_("upper left, costs {cost}"), cost=cost_named(text, entry["cost"]))
    return text(N_("blank square")) if kind == "none" else counted(text, kind, 1)


def color_named(text: Text, names: Sequence[str], view: View, color: int) -> str:
    """Whose colour it is: a seat's name, or the non-player of a game for two."""
    return text(N_("the non-player color")) if color == view["non_player"] else names[color]


def loss_of(view: Printed, poverty: int) -> int:
    """How much reputation a position on the poverty track costs at the end."""
    found: int = printed_of(view)["poverty_track"]["loss"][poverty]
    return found


def poverty_named(text: Text, view: Printed, poverty: int) -> str:
    """A position on the poverty track: "poverty 3 (-4 reputation at the end)"."""
    loss = reputation(text, -loss_of(view, poverty))
    return text(N_("poverty {position} ({loss} at the end)"), position=poverty, loss=loss)
