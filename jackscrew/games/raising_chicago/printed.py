"""Does a component pack keep what the booklets say?  [RC-CON-01 to RC-CON-17]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, pairwise
from typing import Any

from jackscrew.core.components import (
    BadPack,
    doubles,
    listed,
    must_be,
    none_has,
    not_list_of,
    not_one_of,
    out_of_range,
    under,
    wrong_type,
)
from jackscrew.core.pack_lines import entry_name
from jackscrew.games.raising_chicago.components import DIRECTIONS, LETTERS, SYMBOL_KINDS, SYMBOLS
from jackscrew.games.raising_chicago.rewards import TOKENS, TYPES

Data = dict[str, Any]

# what a component pack may not change, wherever the key stands; empty plot tiles and council
# members are printed in the booklets [RC-CON-15]
FIXED = frozenset(
    {
        *("meta", "counts", "players", "colors", "markers", "company", "id", "number", "round"),
        *("board", "outskirts", "project_area", "prestige_area", "projects_info", "council"),
        *("empty_plot_tiles", "council_members", "personal_projects", "symbol_tokens"),
        *("expertise_banners", "banner_spaces", "reputation_track", "resource_card_info"),
        *("empty_plot_info", "used", "rows", "spaces_per_row", "points_per_match"),
    }
)
# what a component pack gives as a whole
WHOLE = frozenset(
    {
        *("plots", "neighborhood_spaces", "reward", "arrows", "letters", "symbols", "loss"),
        *("red", "yellow", "permanent_columns", "column_rewards", "cost"),
    }
)
LARGEST = 20
PLAIN = ("rep", "favor", *TOKENS)  # rewards without anything to choose
PLOT_KEYS = {"number", "ward", "column", "row", "purple", "reward"}
HOOD_KEYS = {"id", "order", "wards", "plots"}
COLUMN_REWARDS = (["wild 1"], ["rep 2"])
SIDES = {"red": 4, "yellow": 5}  # squares of a card


def check_components(data: Data) -> None:
    """Refuse components that cannot be read or break what the booklets say."""
    for wrong in chain(form_errors(data), fact_errors(data)):
        raise wrong


def form_errors(data: Data) -> Iterator[BadPack]:
    """What cannot be read at all."""
    for key in ("projects", "final_projects"):
        for place, project in enumerate(data[key]):
            yield from project_form(project, f"{key}.{entry_name(project, place)}")
    for card in data["resource_cards"]:
        yield from card_form(card, f"resource_cards.{card['id']}")
    for tile in data["neighborhood_tiles"]:
        yield from reward_errors(tile["reward"], f"neighborhood_tiles.{tile['id']}.reward")
    for tile in data["prestige_buildings"]:
        path = f"prestige_buildings.{tile['number']}"
        yield from number_errors(tile["value"], range(1, LARGEST + 1), f"{path}.value")
        yield from word_errors(tile["arrows"], DIRECTIONS, f"{path}.arrows")
    for token in data["ward_control_tokens"]:
        yield from places_form(token, f"ward_control_tokens.{token['id']}")
    yield from places_form(data["bidding_board"], "bidding_board")
    yield from expertise_form(data["expertise"])
    yield from town_form(data)


def places_form(places: Data, path: str) -> Iterator[BadPack]:
    """Reputation for the first and the second."""
    for key in ("first", "second"):
        yield from number_errors(places[key], range(LARGEST + 1), f"{path}.{key}")
    if places["first"] < places["second"]:
        yield BadPack("{key}: the second gets no more than the first", key=path)


def number_errors(value: Any, allowed: range, path: str) -> Iterator[BadPack]:
    """A number within bounds."""
    if type(value) is not int or value not in allowed:
        yield out_of_range(path, value, allowed[0], allowed[-1])


def word_errors(value: Any, allowed: list[str], path: str) -> Iterator[BadPack]:
    """A list of known words, each once."""
    is_list = isinstance(value, list) and all(isinstance(it, str) for it in value)
    if not is_list or not value or len(set(value)) != len(value) or set(value) - set(allowed):
        yield BadPack(
            "{key} = {value}: must be a list of {allowed}, each once",
            key=path,
            value=value,
            allowed=listed(allowed),
        )


def reward_errors(rewards: Any, path: str, plain: bool = False) -> Iterator[BadPack]:
    """A list of rewards by the vocabulary at the head of components.toml."""
    if not isinstance(rewards, list) or len(rewards) > 6:
        yield BadPack(
            "{key} = {value}: must be a list of at most 6 rewards", key=path, value=rewards
        )
        return
    for reward in rewards:
        words = reward.split() if isinstance(reward, str) else []
        if not is_reward(words) or (plain and words[0] not in PLAIN):
            yield BadPack("{key}: {value} is no reward that may stand here", key=path, value=reward)


def is_reward(words: list[str]) -> bool:
    """Is this a reward such as "wild 1", "advance lumber 2" or "expansion 1"?"""
    if len(words) < 2 or not (words[-1].isascii() and words[-1].isdecimal()):
        return False
    if len(words[-1]) > 2 or not 1 <= int(words[-1]) <= 9:
        return False
    if words[0] == "advance":
        return len(words) == 3 and words[1] in (*TYPES, "choice")
    if words[0] == "basic":
        return len(words) == 2 and int(words[1]) <= 4
    return len(words) == 2 and words[0] in ("rep", "favor", "expansion", *TOKENS)


def project_form(project: Data, path: str) -> Iterator[BadPack]:
    """Kind, cost, symbols and reward of a project."""
    if project["kind"] not in ("raise", "move"):
        yield not_one_of(f"{path}.kind", project["kind"], ("raise", "move"))
    cost = project["cost"]
    if not isinstance(cost, dict) or sorted(cost) != sorted(TYPES):
        yield must_have(f"{path}.cost", TYPES)
        return
    for kind in TYPES:
        yield from number_errors(cost[kind], range(LARGEST + 1), f"{path}.cost.{kind}")
    yield from reward_errors(project["reward"], f"{path}.reward")
    if "symbols" in project:
        yield from word_errors(project["symbols"], SYMBOLS[:SYMBOL_KINDS], f"{path}.symbols")
    elif project["symbol"] not in SYMBOLS:
        yield not_one_of(f"{path}.symbol", project["symbol"], SYMBOLS)


def must_have(key: str, keys: Iterable[str]) -> BadPack:
    """No table, or one with other keys than it must have."""
    return BadPack("{key}: must be a table with {keys}", key=key, keys=listed(keys))


def card_form(card: Data, path: str) -> Iterator[BadPack]:
    """[RC-CON-07, RC-CON-08] Squares, round spot and letters of a resource card."""
    yield from word_errors(card["letters"], LETTERS, f"{path}.letters")
    if len(card["letters"]) not in (1, len(LETTERS)):
        yield BadPack("{key}: one letter or all four", "RC-CON-07", key=f"{path}.letters")
    for side, count in SIDES.items():
        face = card[side]
        if not isinstance(face, dict) or sorted(face) != ["each_round", "once", "squares"]:
            yield must_have(f"{path}.{side}", ("squares", "each_round", "once"))
            return
        squares = face["squares"]
        known = ["cost", "none", *TYPES]
        if not isinstance(squares, list) or [it for it in squares if it not in known]:
            yield not_list_of(f"{path}.{side}.squares", squares, known)
            return
        resources = [it for it in squares if it in TYPES]
        if len(squares) != count or squares[0] != "cost" or squares.count("cost") != 1:
            yield BadPack(
                '{key}: there are {count}, the first and no other is "cost"',
                "RC-CON-16",
                key=f"{path}.{side}.squares",
                count=count,
            )
        if len(resources) > 3:
            key = f"{path}.{side}.squares"
            yield BadPack("{key}: at most three resources", "RC-CON-07", key=key)
        for key in ("each_round", "once"):
            yield from reward_errors(face[key], f"{path}.{side}.{key}")
        if bool(face["each_round"]) == bool(face["once"]):
            key = f"{path}.{side}"
            yield BadPack("{key}: either each_round or once has rewards", "RC-CON-16", key=key)


def expertise_form(expertise: Data) -> Iterator[BadPack]:
    """[RC-CON-12] Columns of the expertise tracks."""
    last = expertise["last_column"]
    yield from number_errors(last, range(4, 21), "expertise.last_column")
    if expertise["unlimited_column"] != last:
        yield must_be("expertise.unlimited_column", last, "RC-CON-12")
    rewards = expertise["column_rewards"]
    for column, reward in rewards.items():
        path = f"expertise.column_rewards.{column}"
        if column not in [str(number) for number in range(1, last + 1)]:
            yield BadPack("{key}: the columns are 1 to {last}", key=path, last=last)
        if reward not in COLUMN_REWARDS:
            yield not_one_of(path, reward, COLUMN_REWARDS, "RC-CON-12")
    columns = sorted(int(column) for column in rewards if str(column).isdecimal())
    if not [1 for a, b in pairwise(columns) if b - a <= 2]:
        yield BadPack(
            "{key}: two lie so close that a move of three spaces earns both",
            "RC-CON-12",
            key="expertise.column_rewards",
        )
    for seats, tokens in (("2", 9), ("3", 9), ("4", 6)):
        setup, path = expertise["setup"][seats], f"expertise.setup.{seats}"
        columns = setup["permanent_columns"]
        if not isinstance(columns, list) or [it for it in columns if type(it) is not int]:
            yield not_list_of(f"{path}.permanent_columns", columns, range(1, last + 1))
            return
        if len(set(columns)) * len(TYPES) != tokens or len(columns) * len(TYPES) != tokens:
            yield BadPack(
                "{key}: there are {tokens} tokens for three tracks",
                "RC-CON-12",
                key=f"{path}.permanent_columns",
                tokens=tokens,
            )
        if [it for it in columns if not setup["start_column"] < it <= last]:
            yield BadPack(
                "{key}: start_column comes before every permanent column", "RC-CON-16", key=path
            )
        yield from number_errors(setup["start_column"], range(last), f"{path}.start_column")


def town_form(data: Data) -> Iterator[BadPack]:
    """[RC-CON-10] Plots and the neighborhoods between them."""
    for place, plot in enumerate(data["plots"]):
        if not isinstance(plot, dict) or set(plot) != PLOT_KEYS:
            yield must_have(f"plots.{entry_name(plot, place)}", sorted(PLOT_KEYS))
            return
        path = f"plots.{entry_name(plot, place)}"
        for key, most in (("number", 40), ("ward", 4), ("column", 8), ("row", 12)):
            yield from number_errors(plot[key], range(1, most + 1), f"{path}.{key}")
        if not isinstance(plot["purple"], bool):
            yield wrong_type(True, plot["purple"], f"{path}.purple")
        yield from reward_errors(plot["reward"], f"{path}.reward", plain=True)
    for place, hood in enumerate(data["neighborhood_spaces"]):
        yield from hood_form(hood, f"neighborhood_spaces.{entry_name(hood, place)}")
    loss = data["poverty_track"]["loss"]
    if not isinstance(loss, list) or [it for it in loss if type(it) is not int]:
        key = "poverty_track.loss"
        yield BadPack("{key} = {value}: must be a list of numbers", key=key, value=loss)


def hood_form(hood: Any, path: str) -> Iterator[BadPack]:
    """Id, plots and order of a neighborhood."""
    if not isinstance(hood, dict) or set(hood) != HOOD_KEYS:
        yield must_have(path, sorted(HOOD_KEYS))
        return
    if not isinstance(hood["id"], str):
        yield wrong_type("", hood["id"], f"{path}.id")
    if not isinstance(hood["plots"], list):
        yield wrong_type([], hood["plots"], f"{path}.plots")
        return
    for plot in hood["plots"]:
        yield from number_errors(plot, range(1, 41), f"{path}.plots")
    yield from number_errors(hood["order"], range(1, 19), f"{path}.order")


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
    if symbols[-1] != "asterisk":
        yield must_be(f"projects.{len(symbols)}.symbol", "asterisk")


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
    yield from doubles(plots, "number", "plots")
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
    yield from doubles(spaces, "id", "neighborhood_spaces")
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
