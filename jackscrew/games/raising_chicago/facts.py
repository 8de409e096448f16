"""What the booklets say of the components, each fact with its id.  [RC-CON-01 to RC-CON-17]"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from jackscrew.core.checks import doubles, equal, must_be, none_has, under
from jackscrew.core.components import BadPack
from jackscrew.games.raising_chicago.components import SYMBOL_KINDS, SYMBOLS
from jackscrew.games.raising_chicago.rewards import TYPES

Data = dict[str, Any]


def fact_errors(data: Data) -> Iterator[BadPack]:
    """What the booklets say, each with its id."""
    checks: list[tuple[str, Callable[[Data], Iterator[BadPack]]]] = [
        ("RC-CON-01", project_kinds),
        ("RC-CON-02", final_tiles),
        ("RC-CON-03", symbol_counts),
        ("RC-CON-04", town_fits),
        ("RC-CON-05", final_pairs),
        ("RC-CON-06", example_project),
        ("RC-CON-10", neighborhoods),
        ("RC-CON-11", values),
        ("RC-CON-13", neighborhood_rewards),
        ("RC-CON-14", expansions),
        ("RC-CON-17", purple_plots),
    ]
    for fact, check in checks:
        yield from under(fact, check(data))


def project_kinds(data: Data) -> Iterator[BadPack]:
    """Raise projects print a reward, move projects none."""
    for project in data["projects"]:
        if (project["kind"] == "move") != (not project["reward"]):
            key = f"projects.{project['number']}"
            yield BadPack("{key}: a raise project has a reward, a move project none", key=key)


def final_tiles(data: Data) -> Iterator[BadPack]:
    """All raise, for reputation, dearer than any other."""
    dearest = max(sum(project["cost"].values()) for project in data["projects"])
    for tile in data["final_projects"]:
        is_known = tile["kind"] == "raise" and len(tile["symbols"]) == 2
        if not is_known or [it for it in tile["reward"] if not it.startswith("rep ")]:
            yield BadPack(
                '{key}: kind is "raise", it has two symbols, and its reward is reputation',
                key=f"final_projects.{tile['id']}",
            )
        if not tile["reward"] or sum(tile["cost"].values()) <= dearest:
            yield BadPack(
                "{key}: a final project has a reward and costs more than any other project:"
                " more than {dearest}",
                key=f"final_projects.{tile['id']}.{'cost' if tile['reward'] else 'reward'}",
                dearest=dearest,
            ).or_at("projects")


def symbol_counts(data: Data) -> Iterator[BadPack]:
    """Each stack of five has each symbol once; the last tile has the asterisk."""
    symbols = [project["symbol"] for project in data["projects"]]
    for stack in range(0, len(symbols) - 1, SYMBOL_KINDS):
        if sorted(symbols[stack : stack + SYMBOL_KINDS]) != sorted(SYMBOLS[:SYMBOL_KINDS]):
            yield BadPack(
                "{key}: from here to number {last} each symbol stands once",
                key=f"projects.{stack + 1}",
                last=stack + SYMBOL_KINDS,
            )
    yield from equal(f"projects.{len(symbols)}.symbol", symbols[-1], "asterisk")


def town_fits(data: Data) -> Iterator[BadPack]:
    """As many moves as outskirts plots; raises and prestige buildings fill the wards."""
    rounds = [it["round"] for it in data["projects"] if it["kind"] == "move"]
    if rounds != list(range(1, data["outskirts"]["plots"] + 1)):
        yield BadPack(
            "{key}: one move project in each round, the last tile is the eighth", key="projects"
        )
    purple = len([plot for plot in data["plots"] if plot["purple"]])
    if purple != data["counts"]["prestige_stands"]:
        yield BadPack(
            "{key}: {wanted} are purple, not {count}",
            key="plots",
            wanted=data["counts"]["prestige_stands"],
            count=purple,
        )


def final_pairs(data: Data) -> Iterator[BadPack]:
    """Ten different pairs of symbols."""
    pairs = {tuple(sorted(tile["symbols"])) for tile in data["final_projects"]}
    if len(pairs) != len(data["final_projects"]):
        yield BadPack("{key}: two show the same symbols", key="final_projects")


def example_project(data: Data) -> Iterator[BadPack]:
    """A raise project of 3 lumber, 3 jackscrew, 4 masonry with the seal advances jackscrew."""
    wanted = {"lumber": 3, "jackscrew": 3, "masonry": 4}
    for project in data["projects"]:
        is_raise = project["kind"] == "raise" and project["symbol"] == "seal"
        is_there = is_raise and project["cost"] == wanted and project["round"] in (3, 4)
        if is_there and project["reward"] == ["advance jackscrew 1"]:
            break
    else:
        yield BadPack(
            "{key}: none of round 3 or 4 is that of the booklets' example", key="projects"
        )
    if not [it for it in data["projects"] if it["kind"] == "move" and it["symbol"] == "device"]:
        yield none_has("projects", {"kind": "move", "symbol": "device"})


def neighborhoods(data: Data) -> Iterator[BadPack]:
    """40 plots, ten in each ward; 18 neighborhoods of four plots; plot rewards."""
    plots = data["plots"]
    yield from doubles("plots", plots, "number")
    if sorted(plot["number"] for plot in plots) != list(range(1, 41)):
        yield BadPack("{key}: there are 40, numbered from 1", key="plots")
        return
    if len({(plot["row"], plot["column"]) for plot in plots}) != len(plots):
        yield BadPack("{key}: two lie at the same place", key="plots")
    for ward in range(1, 5):
        columns = {plot["column"] for plot in plots if plot["ward"] == ward}
        count = len([plot for plot in plots if plot["ward"] == ward])
        if count != 10 or columns != {2 * ward - 1, 2 * ward}:
            yield BadPack(
                "{key}: ward {ward} has ten, in columns {first} and {second}",
                key="plots",
                ward=ward,
                first=2 * ward - 1,
                second=2 * ward,
            )
    spaces = data["neighborhood_spaces"]
    if sorted(hood["order"] for hood in spaces) != list(range(1, 19)):
        yield BadPack("{key}: there are 18, with order 1 to 18", key="neighborhood_spaces")
    for hood in spaces:
        if len(hood["plots"]) != 4 or len(set(hood["plots"])) != 4:
            key = f"neighborhood_spaces.{hood['id']}.plots"
            yield BadPack("{key}: four different ones", key=key)
        wards = sorted({plot["ward"] for plot in plots if plot["number"] in hood["plots"]})
        if hood["wards"] != wards:
            yield must_be(f"neighborhood_spaces.{hood['id']}.wards", wards).or_at("plots")
    yield from doubles("neighborhood_spaces", spaces, "id")
    yield from plot_rewards(data)


def plot_rewards(data: Data) -> Iterator[BadPack]:
    """Four central plots give 2 reputation, four corners a wild and touch one neighborhood."""
    wards = {"rep 2": (2, 3), "wild 1": (1, 4)}
    found = [plot for plot in data["plots"] if plot["reward"]]
    for reward, allowed in wards.items():
        giving = [plot for plot in found if plot["reward"] == [reward]]
        if len(giving) != 4 or [plot for plot in giving if plot["ward"] not in allowed]:
            yield BadPack(
                "{key}: four of wards {first} and {second} give {reward}",
                key="plots",
                first=allowed[0],
                second=allowed[1],
                reward=reward,
            )
    if len(found) != 8:
        yield BadPack("{key}: eight give a reward", key="plots")
    for plot in found:
        touching = [it for it in data["neighborhood_spaces"] if plot["number"] in it["plots"]]
        if plot["reward"] == ["wild 1"] and len(touching) != 1:
            key = f"plots.{plot['number']}"
            yield BadPack("{key}: a corner touches one neighborhood", key=key).or_at(
                "neighborhood_spaces"
            )


def values(data: Data) -> Iterator[BadPack]:
    """Ward tokens are not all equal; poverty costs more and more, nothing at first."""
    tokens = {(token["first"], token["second"]) for token in data["ward_control_tokens"]}
    if len(tokens) < 2:
        yield BadPack("{key}: not all may be equal", key="ward_control_tokens")
    loss = data["poverty_track"]["loss"]
    if len(loss) < 2 or loss[0] != 0 or loss != sorted(loss) or loss[-1] > 200:
        yield BadPack(
            "{key}: it begins with 0, never falls and ends with 200 at most",
            key="poverty_track.loss",
        )


def neighborhood_rewards(data: Data) -> Iterator[BadPack]:
    """The five kinds of reward."""
    for tile in data["neighborhood_tiles"]:
        kinds = {reward.split()[0] for reward in tile["reward"]}
        total = sum(int(reward.split()[-1]) for reward in tile["reward"])
        is_known = (
            tile["reward"] in (["favor 1"], ["wild 2"], ["expansion 1"])
            or (kinds == {"advance"} and total == 1 and "choice" not in tile["reward"][0])
            or (kinds <= set(TYPES) and total == 3)
        )
        if not is_known:
            yield BadPack(
                "{key}: 1 favor, 1 advance, 3 resources, 2 wild or 1 expansion",
                key=f"neighborhood_tiles.{tile['id']}.reward",
            )


def expansions(data: Data) -> Iterator[BadPack]:
    """As many company expansions are printed as there are."""
    printed = 0
    for entry in [*data["projects"], *data["neighborhood_tiles"]]:
        for reward in entry["reward"]:
            if reward.startswith("expansion"):
                printed += int(reward.split()[1])
    wanted = data["counts"]["company_expansion_tiles"]
    if printed != wanted:
        yield BadPack(
            "{key}: with the neighborhood tiles they have {wanted} expansions, not {count}",
            key="projects",
            wanted=wanted,
            count=printed,
        ).or_at("neighborhood_tiles")


def purple_plots(data: Data) -> Iterator[BadPack]:
    """Every ward has a purple plot, and none lies on the rim of the map."""
    rows = [plot["row"] for plot in data["plots"]]
    columns = [plot["column"] for plot in data["plots"]]
    purple = [plot for plot in data["plots"] if plot["purple"]]
    if {plot["ward"] for plot in purple} != {1, 2, 3, 4}:
        yield BadPack("{key}: every ward has a purple one", key="plots")
    tiles = data["prestige_buildings"]
    if len({it["value"] for it in tiles}) < 2 or len({len(it["arrows"]) for it in tiles}) < 2:
        yield BadPack(
            "{key}: they differ in their values and in their numbers of arrows",
            key="prestige_buildings",
        )
    for plot in purple:
        on_rim = plot["row"] in (min(rows), max(rows)) or plot["column"] in (
            min(columns),
            max(columns),
        )
        if on_rim:
            key = f"plots.{plot['number']}"
            yield BadPack("{key}: a purple plot lies inside, not on the rim", key=key)
