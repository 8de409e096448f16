"""Setting up positions of City of the Big Shoulders by name, for tests of single rules.

`table("stock", seat=1, seats=3, decade=2, companies={...}, players={...}, ...)` gives a match in
which that phase begins (or, with `stack`, in which the frames named there are pending).  What is
not named is as in a fresh game: companies not named are not in play.

    match = table(
        "stock",
        seats=3,
        advanced=True,
        companies={
            "swift": {"director": 0, "value": 100, "treasury": 80, "commons": {1: 2, "pool": 1}},
            "libby": {"director": 1, "preferred": 0, "asset": "price_protection"},
        },
        players={0: {"cash": 500}, 1: {"cash": 0, "hand": ["B01", "B02", "B03"]}},
    )
    match.play("sell common swift", 1)

Companies take: director, value (40), appeal (as printed), treasury (0), commons ({seat or "pool":
count}, the others unsold), preferred (seat, "company" or "pool"), store ({kind: count}), goods,
workers, automated and managers (a list by factory), salespeople, tokens, asset, exhausted.
`line` orders companies of equal appeal; as named by default.
Players take the keys of a dump: cash (100), ready, appeal_partner, charter_partner, sold, hand,
built (as many as given), removed, passed, achieved, ...
Board: chain (four of {kind: count}), haymarket, bag, row, asset_deck, demand ({"shoes-left":
("D05", 2) or (None, 0)}), demand_stack, jobs, placed, order, priority, goals.  Cubes not
named lie in the bag, assets not named in the deck, buildings not named in their decks.
The match plays no chance until `match.resume(seed)`; forced moves are played after each move.
`checked=True` has the position checked as every stored one is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from stored import chance as chance
from stored import play as play

import jackscrew
from jackscrew.core.components import Components
from jackscrew.core.match import Match, at_position
from jackscrew.core.state import Event
from jackscrew.games.big_shoulders.components import ASSETS, BUILDINGS, COMPANIES, RESOURCES
from jackscrew.games.big_shoulders.view import OperatingView, ShouldersView

GAME = jackscrew.game("big_shoulders")
PRINTED = GAME.components().data
CHARTERS = {charter["id"]: charter for charter in PRINTED["companies"]["charter"]}
PHASES = ["setup", "stock", "building", "action", "operating", "cleanup"]
PLACES = {"company": -1, "pool": -2}
NOBODY = -3

ShouldersMatch = Match[ShouldersView]
FrameWords = tuple[str, int] | tuple[str, int, str | int] | tuple[str, int, str | int, str | int]


def table(
    phase: str = "stock",
    seat: int = 0,
    *,
    seats: int = 3,
    decade: int = 1,
    companies: Mapping[str, Any] | None = None,
    players: Mapping[int, Any] | None = None,
    stack: Sequence[FrameWords] | None = None,
    board: Mapping[str, Any] | None = None,
    checked: bool = True,
    components: Components | None = None,
    options: Mapping[str, bool] | None = None,
    **more: Any,
) -> ShouldersMatch:
    """A match at the beginning of a phase; `more` are options and entries of the board."""
    switches = {option.name for option in GAME.options}
    chosen = {**(options or {}), **{key: more.pop(key) for key in switches & set(more)}}
    things = {**(board or {}), **more}
    match = GAME.new(seats, seed=1, components=components, **chosen)
    data = match.dump()
    data.update(decade=decade, phase=phase, priority=seat, last=-1, placed=[], operated=[])
    data["order"] = data["lined"] = [(seat + place) % seats for place in range(seats)]
    data["companies"] = {
        name: charter_data(name, given) for name, given in sorted((companies or {}).items())
    }
    data["line"] = things.pop("line", None) or list(companies or {})
    data["line"].sort(key=lambda name: -data["companies"][name]["appeal"])
    for number in range(seats):
        data["players"][number] = player_data(decade, (players or {}).get(number, {}))
    put_board(data, things, seats)
    number = PHASES.index(phase)
    frames: list[FrameWords] = [] if phase == "cleanup" else [("decade", NOBODY, number + 1)]
    if phase == "stock" and stack is None:
        frames = [("decade", NOBODY, number)]
    else:
        frames += stack if stack is not None else [(phase_step(phase), NOBODY)]
    data["stack"] = [frame_data(frame) for frame in frames]
    return standing(data, components, checked)


def standing(
    data: dict[str, Any], components: Components | None = None, checked: bool = True
) -> ShouldersMatch:
    """A match at a dumped position, gone on to the next decision; no chance is played."""
    found = at_position(GAME, data, components)
    found.state.settle()
    found.snapshots = [(0, found.state.clone())]
    if checked:
        GAME.check_position(found.state)
    return found


def phase_step(phase: str) -> str:
    """The step a phase begins with."""
    return "round" if phase == "action" else phase


def frame_data(frame: FrameWords) -> dict[str, Any]:
    """A dumped frame from (step, seat), (step, seat, a) or (step, seat, a, b)."""
    a, b = (*frame[2:], 0, 0)[:2]
    return {"step": frame[0], "seat": frame[1], "a": a, "b": b}


def charter_data(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """A dumped company: freshly started, but for what is given."""
    charter = CHARTERS[name]
    factories = len(charter["factories"])
    found = {
        "director": 0,
        "value": 40,
        "appeal": charter["starting_appeal"],
        "treasury": 0,
        "goods": 0,
        "workers": [0] * factories,
        "automated": [0] * factories,
        "managers": [0] * factories,
        "salespeople": 0,
        "tokens": 0,
        "asset": None,
        "exhausted": False,
        "preferred": "company",
        **given,
    }
    found["store"] = {kind: given.get("store", {}).get(kind, 0) for kind in RESOURCES}
    held = given.get("commons", {})
    commons = [*(held.get(seat, 0) for seat in range(4)), 0, held.get("pool", 0)]
    commons[4] = 5 - sum(commons)
    found["commons"] = commons
    found["preferred"] = PLACES.get(found["preferred"], found["preferred"])
    return found


def player_data(decade: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """A dumped player: as many ready partners as belong to the decade, but for what is given."""
    found = {
        "cash": 100,
        "appeal_partner": True,
        "charter_partner": -2,
        "sold": [],
        "hand": [],
        "drafted": [],
        "played": None,
        "tossed": None,
        "removed": [],
        "passed": [],
        "achieved": [],
        **given,
    }
    built = list(given.get("built", ()))
    found["built"] = built + [None] * (5 - len(built))
    waiting = found["appeal_partner"] + (found["charter_partner"] != -1)
    waiting += found["built"][2] is None
    found.setdefault("ready", 5 - waiting)
    return found


def put_board(data: dict[str, Any], things: dict[str, Any], seats: int) -> None:
    """Lay out what is given; cubes, assets and buildings not named are in bag and decks."""
    for key in ("order", "priority", "jobs", "goals", "demand_stack", "row", "placed", "operated"):
        if key in things:
            data[key] = things.pop(key)
    data["placed"] = [list(entry) for entry in data["placed"]]
    put_demand(data, things.pop("demand", {}))
    lying = {entry["tile"] for entry in data["demand"]}
    data["demand_stack"] = [tile for tile in data["demand_stack"] if tile not in lying]
    put_cubes(data, things)
    owned = {company["asset"] for company in data["companies"].values()}
    data["row"] = [asset if asset not in owned else None for asset in data["row"]]
    rest = [asset for asset in ASSETS if asset not in owned and asset not in data["row"]]
    data["asset_deck"] = things.pop("asset_deck", rest)
    data["building_decks"] = things.pop("building_decks", unseen_buildings(data, seats))
    assert not things, f"no such thing on the board: {', '.join(things)}"


def put_cubes(data: dict[str, Any], things: dict[str, Any]) -> None:
    """Cubes on the board; those not named are in the bag."""
    if "chain" in things:
        data["chain"] = [counted(cubes) for cubes in things.pop("chain")]
    if "haymarket" in things:
        data["haymarket"] = counted(things.pop("haymarket"))
    bag = counted(things["bag"]) if "bag" in things else None
    things.pop("bag", None)
    stores = [company["store"] for company in data["companies"].values()]
    for kind in RESOURCES:
        out = sum(cubes[kind] for cubes in [*data["chain"], data["haymarket"], *stores])
        data["bag"][kind] = PRINTED["resources"]["total_cubes"][kind] - out
    if bag is not None:
        data["bag"] = bag


def counted(cubes: Mapping[str, int]) -> dict[str, int]:
    """Cubes by kind, none where nothing is said."""
    return {kind: cubes.get(kind, 0) for kind in RESOURCES}


def unseen_buildings(data: dict[str, Any], seats: int) -> list[str]:
    """The buildings of this number of players that nobody holds."""
    held: set[str | None] = set()
    for player in data["players"]:
        held |= {*player["hand"], *player["drafted"], *player["removed"], *player["built"]}
        held |= {player["played"], player["tossed"]}
    tiles = PRINTED["buildings"]["tiles"]
    return [it["id"] for it in tiles if it["min_players"] <= seats and it["id"] not in held]


def demand_number(space: str) -> int:
    """The place of "shoes-left" in a dump."""
    row, _, column = space.rpartition("-")
    rows = ["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
    return rows.index(row) * 3 + ["left", "middle", "right"].index(column)


def opening(first: int, seats: int = 4, seed: int = 1, **options: object) -> ShouldersMatch:
    """A new match in which this seat starts a company first; the rest is drawn by the seed."""
    match = Match(GAME, GAME.setup(seats, options=options), draws=False)
    match.advance(GAME.actions.parse(f"first {first}"), forced=False)
    match.resume(seed)
    return match


def asked(match: ShouldersMatch) -> str:
    """The step that is to be decided now; nothing when the game is over or chance is to draw."""
    question = match.question()
    return question["step"] if question else ""


def sell(match: ShouldersMatch, *sold: str) -> None:
    """Sell certificates ("common swift") in one stock turn; a forced end plays itself."""
    for certificate in sold:
        match.play(f"sell {certificate}")
    if asked(match) == "sell":
        match.play("settle")


def company(match: ShouldersMatch, name: str) -> dict[str, Any]:
    """A company in play, as dumped."""
    found: dict[str, Any] = match.dump()["companies"][name]
    return found


def player(match: ShouldersMatch, seat: int) -> dict[str, Any]:
    """A seat's things, as dumped."""
    found: dict[str, Any] = match.dump()["players"][seat]
    return found


def shares(match: ShouldersMatch, seat: int, name: str) -> int:
    """How many shares of a company a seat holds."""
    return match.view(seat)["players"][seat]["shares"][name]


def certificates(match: ShouldersMatch, seat: int) -> int:
    """How many certificates a seat holds."""
    return match.view(seat)["players"][seat]["certificates"]


def offered(match: ShouldersMatch, verb: str, seat: int | None = None) -> list[str]:
    """The legal actions of a verb."""
    return [action for action in match.legal(seat) if action.split()[0] == verb]


def events(match: ShouldersMatch, first: int = 0) -> list[Event]:
    """All events told from a line of the record on."""
    return [event for told in match.told[first:] for event in told]


def drift(match: ShouldersMatch, until: str, limit: int = 3000) -> None:
    """Play last legal actions (pass, end, ...) until this step is asked, or to the end."""
    for _ in range(limit):
        if match.over or asked(match) == until:
            return
        match.play(match.legal()[-1])
    raise AssertionError(f"{until} was not asked")


def buildings_of(era: int, seats: int = 4) -> list[str]:
    """The buildings of an era used with so many players."""
    tiles: Iterable[dict[str, Any]] = PRINTED["buildings"]["tiles"]
    return [it["id"] for it in tiles if it["era"] == era and it["min_players"] <= seats]


assert len(BUILDINGS) == 44
assert len(COMPANIES) == len(CHARTERS) == 10


def selling(
    match: ShouldersMatch, *, goods: int = 0, ran: int = 1, revenue: int = 0, sold: int = 0
) -> ShouldersMatch:
    """The operating turn at the end of its production, so many goods sold for this revenue."""
    data = match.dump()
    frame = data["stack"][-1]
    assert frame["step"] == "produce"
    data["stack"][-1] = {**frame, "step": "distribute", "b": 0}
    data["turn"] = {"ran": ran, "revenue": revenue, "delivered": sold}
    data["companies"][frame["a"]]["goods"] += goods
    return standing(data)


def operating_turn(match: ShouldersMatch) -> OperatingView:
    """The operating turn so far."""
    found = match.view()["operating"]
    assert found is not None, "no company operates"
    return found


def revenue(match: ShouldersMatch) -> int:
    """What the operating company has tallied."""
    return operating_turn(match)["revenue"]


def treasury(match: ShouldersMatch, name: str) -> int:
    """The cash of a company."""
    found: int = company(match, name)["treasury"]
    return found


def cash(match: ShouldersMatch, seat: int) -> int:
    """The cash of a seat."""
    found: int = player(match, seat)["cash"]
    return found


def values(match: ShouldersMatch) -> dict[str, int]:
    """The share values of the companies in play."""
    return {name: it["value"] for name, it in match.dump()["companies"].items()}


def put_demand(data: dict[str, Any], demand: Mapping[str, tuple[str | None, int]]) -> None:
    """Lay out demand tiles; where one of them lay before comes one that made way."""
    spaces = data["demand"]
    given = {demand_number(space): entry for space, entry in demand.items()}
    named = {tile for tile, _ in given.values() if tile}
    spare = [spaces[i]["tile"] for i in given if spaces[i]["tile"] not in named]
    for i, (tile, goods) in given.items():
        spaces[i] = {"tile": tile, "goods": goods}
    for i, entry in enumerate(spaces):
        if i not in given and entry["tile"] in named:
            spaces[i] = {"tile": spare.pop() if spare else None, "goods": 0}
