"""The form of a components file: what a pack may not change, and what can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

from jackscrew.core import checks
from jackscrew.core.checks import under
from jackscrew.core.components import BadPack
from jackscrew.core.pack_lines import entry_name
from jackscrew.games.raising_chicago.components import DIRECTIONS, LETTERS, SYMBOL_KINDS, SYMBOLS
from jackscrew.games.raising_chicago.facts import fact_errors
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
FACE_KEYS = ("squares", "each_round", "once")
PLOT_KEYS = ("column", "number", "purple", "reward", "row", "ward")
HOOD_KEYS = ("id", "order", "plots", "wards")
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
            yield from project_form(f"{key}.{entry_name(project, place)}", project)
    for card in data["resource_cards"]:
        yield from card_form(f"resource_cards.{card['id']}", card)
    for tile in data["neighborhood_tiles"]:
        yield from reward_errors(f"neighborhood_tiles.{tile['id']}.reward", tile["reward"])
    for tile in data["prestige_buildings"]:
        path = f"prestige_buildings.{tile['number']}"
        yield from checks.number(f"{path}.value", tile["value"], range(1, LARGEST + 1))
        yield from checks.some_of(f"{path}.arrows", tile["arrows"], DIRECTIONS)
    for token in data["ward_control_tokens"]:
        yield from places_form(f"ward_control_tokens.{token['id']}", token)
    yield from places_form("bidding_board", data["bidding_board"])
    yield from expertise_form(data["expertise"])
    yield from town_form(data)


def places_form(path: str, places: Data) -> Iterator[BadPack]:
    """Reputation for the first and the second."""
    for key in ("first", "second"):
        yield from checks.number(f"{path}.{key}", places[key], range(LARGEST + 1))
    if places["first"] < places["second"]:
        yield BadPack("{key}: the second gets no more than the first", key=path)


def reward_errors(path: str, rewards: Any, plain: bool = False) -> Iterator[BadPack]:
    """A list of rewards by the vocabulary at the head of components.toml."""
    if not isinstance(rewards, list) or len(rewards) > 6:
        yield BadPack(
            "{key} = {value}: must be a list of at most 6 rewards", key=path, value=rewards
        )
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


def project_form(path: str, project: Data) -> Iterator[BadPack]:
    """Kind, cost, symbols and reward of a project."""
    yield from checks.one_of(f"{path}.kind", project["kind"], ("raise", "move"))
    cost = project["cost"]
    yield from checks.table(f"{path}.cost", cost, TYPES)
    for kind in TYPES:
        yield from checks.number(f"{path}.cost.{kind}", cost[kind], range(LARGEST + 1))
    yield from reward_errors(f"{path}.reward", project["reward"])
    if "symbols" in project:
        yield from checks.some_of(f"{path}.symbols", project["symbols"], SYMBOLS[:SYMBOL_KINDS])
    else:
        yield from checks.one_of(f"{path}.symbol", project["symbol"], SYMBOLS)


def card_form(path: str, card: Data) -> Iterator[BadPack]:
    """[RC-CON-07, RC-CON-08] Squares, round spot and letters of a resource card."""
    yield from checks.some_of(f"{path}.letters", card["letters"], LETTERS)
    if len(card["letters"]) not in (1, len(LETTERS)):
        yield BadPack("{key}: one letter or all four", "RC-CON-07", key=f"{path}.letters")
    for side, count in SIDES.items():
        yield from face_form(f"{path}.{side}", card[side], count)


def face_form(path: str, face: Any, count: int) -> Iterator[BadPack]:
    """One side of a resource card, with so many squares."""
    yield from checks.table(path, face, FACE_KEYS)
    squares = face["squares"]
    yield from checks.list_of(f"{path}.squares", squares, ["cost", "none", *TYPES])
    if len(squares) != count or squares[0] != "cost" or squares.count("cost") != 1:
        yield BadPack(
            '{key}: there are {count}, the first and no other is "cost"',
            "RC-CON-16",
            key=f"{path}.squares",
            count=count,
        )
    if len([it for it in squares if it in TYPES]) > 3:
        yield BadPack("{key}: at most three resources", "RC-CON-07", key=f"{path}.squares")
    for key in ("each_round", "once"):
        yield from reward_errors(f"{path}.{key}", face[key])
    if bool(face["each_round"]) == bool(face["once"]):
        yield BadPack("{key}: either each_round or once has rewards", "RC-CON-16", key=path)


def expertise_form(expertise: Data) -> Iterator[BadPack]:
    """[RC-CON-12] Columns of the expertise tracks."""
    last = expertise["last_column"]
    yield from checks.number("expertise.last_column", last, range(4, 21))
    unlimited = checks.equal("expertise.unlimited_column", expertise["unlimited_column"], last)
    yield from under("RC-CON-12", unlimited)
    rewards = expertise["column_rewards"]
    for column, reward in rewards.items():
        path = f"expertise.column_rewards.{column}"
        if column not in [str(number) for number in range(1, last + 1)]:
            yield BadPack("{key}: the columns are 1 to {last}", key=path, last=last)
        yield from under("RC-CON-12", checks.one_of(path, reward, COLUMN_REWARDS))
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
            yield checks.not_list_of(f"{path}.permanent_columns", columns, range(1, last + 1))
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
        yield from checks.number(f"{path}.start_column", setup["start_column"], range(last))


def town_form(data: Data) -> Iterator[BadPack]:
    """[RC-CON-10] Plots and the neighborhoods between them."""
    for place, plot in enumerate(data["plots"]):
        path = f"plots.{entry_name(plot, place)}"
        yield from checks.table(path, plot, PLOT_KEYS)
        for key, most in (("number", 40), ("ward", 4), ("column", 8), ("row", 12)):
            yield from checks.number(f"{path}.{key}", plot[key], range(1, most + 1))
        yield from checks.like(f"{path}.purple", plot["purple"], True)
        yield from reward_errors(f"{path}.reward", plot["reward"], plain=True)
    for place, hood in enumerate(data["neighborhood_spaces"]):
        yield from hood_form(f"neighborhood_spaces.{entry_name(hood, place)}", hood)
    loss = data["poverty_track"]["loss"]
    if not isinstance(loss, list) or [it for it in loss if type(it) is not int]:
        key = "poverty_track.loss"
        yield BadPack("{key} = {value}: must be a list of numbers", key=key, value=loss)


def hood_form(path: str, hood: Any) -> Iterator[BadPack]:
    """Id, plots and order of a neighborhood."""
    yield from checks.table(path, hood, HOOD_KEYS)
    yield from checks.like(f"{path}.id", hood["id"], "")
    yield from checks.like(f"{path}.plots", hood["plots"], [])
    for plot in hood["plots"]:
        yield from checks.number(f"{path}.plots", plot, range(1, 41))
    yield from checks.number(f"{path}.order", hood["order"], range(1, 19))
