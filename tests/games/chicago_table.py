"""Setting up positions of Raising Chicago by name, for tests of single rules.

`table(phase, ...)` gives a match in which a phase begins: "announcement", "bidding", "resolution",
"projects", "company", or "scoring".  `winning(project, ...)` gives one in which seat 0 has won a
project, alone in the project area, and comes to pay for it; when all is done, the match rests: it
asks another seat to copy a neighborhood, unless it `goes_on` to phase 5.

    match = winning("14", levels=2, players={0: {"tokens": "LLLJJM", "expertise": (0, 2, 0)}})
    play(match, "covered", "plot 1")  # masonry can only be defaulted
    assert (tokens(match), rep(match), asks(match)) == ("MW", 2, RESTS)

    match = table(
        "bidding",
        seats=3,
        round=2,
        rank=[2, 0, 1],
        markers=[3, 4, 5],
        projects=["6", "8", "7", "10", "9"],
        cards=["1", "2", "3", "4", "5"],
        marks={"I": [0, None, 1], "V": "-01"},
        players={0: {"rep": 6, "empty_plots": ["E8"]}, 1: {"slots": ["7", "9"], "added": 1}},
        plots={1: (0, 2), 10: "P4", 20: ("P9", 90)},
        outskirts={1: "E9", 2: (1, 3)},
        banners={1: "jackscrew", "prestige": "masonry"},
        hoods={3: "N15"},
    )

`rank`: the discs from the top of the stack, for equal reputation.  `markers`: those on the bidding
board.  `marks`: colours on the squares of a card, nothing is -; `winners`: the colours by space.
`plots`: owner and levels, or a prestige building and how it is turned.  `outskirts`: a tile, or
owner and levels.  Players take tokens (letters L J M W; by default those of the start), rep,
expertise (columns), favors, expansions, poverty, symbols, empty_plots, final_projects,
neighborhoods, ward_tokens, slots, added, pile, letters, scored; permanent tokens follow from the
columns.  What is not named lies in order: cards 1 to 5, tiles N1, E1, P1, W1, F1, M1 and so on,
banners lumber, jackscrew, masonry.
`stack` replaces what is pending above the round: frames as (step, seat, a, b).
A position shows what a rule needs and may lack a past that leads to it; `checked` wants all laws
of a position to hold, else only those of the things on the table.
The match plays no chance until `match.resume(seed)`; forced moves are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from stored import chance as chance
from stored import play as play

from jackscrew.core.components import Components
from jackscrew.core.match import Match, at_position
from jackscrew.core.state import CHANCE, Event
from jackscrew.games.raising_chicago.components import (
    BANNERS,
    CARDS,
    EMPTY_TILES,
    HOOD_TILES,
    LETTERS,
    MEMBERS,
    PRESTIGE,
    PROJECTS,
    SPACES,
    SYMBOLS,
    WARD_TOKENS,
)
from jackscrew.games.raising_chicago.game import RAISING_CHICAGO
from jackscrew.games.raising_chicago.rewards import TOKENS, TYPES
from jackscrew.games.raising_chicago.soundness import (
    sound_companies,
    sound_market,
    sound_things,
    sound_town,
)
from jackscrew.games.raising_chicago.state import LETTER_OF, PHASES, SLOTS, SQUARE_WORDS
from jackscrew.games.raising_chicago.view import ChicagoView, PlayerView, SpaceView

GAME = RAISING_CHICAGO
PRINTED = GAME.components().data
PRINTED_CARDS = {str(card["id"]): card for card in PRINTED["resource_cards"]}
PRINTED_PROJECTS = {
    **{str(it["number"]): it for it in PRINTED["projects"]},
    **{it["id"]: it for it in PRINTED["final_projects"]},
}
LAWS: list[Callable[[Any], None]] = [sound_companies, sound_market, sound_things, sound_town]
NOBODY = -3
RESTS = (1, "copy")  # what is asked after a project that seat 0 has won
PARTS = ["announcement", "bidding", "resolution", "projects", "company"]  # of a round

TOLD: WeakKeyDictionary[Match[ChicagoView], list[Event]] = (
    WeakKeyDictionary()
)  # before the first line

FrameWords = tuple[str, int] | tuple[str, int, str | int] | tuple[str, int, str | int, str | int]
Marks = Mapping[str, "str | Sequence[int | None]"]
Building = str | tuple[str, int] | tuple[int, int]


def table(
    phase: str = "bidding",
    *,
    seats: int = 3,
    round: int = 1,
    council: bool = False,
    rank: Sequence[int] | None = None,
    rows: Sequence[int] | None = None,
    markers: Sequence[int] | None = None,
    projects: Sequence[str | None] | None = None,
    cards: Sequence[str | None] | None = None,
    marks: Marks | None = None,
    winners: Sequence[int] | None = None,
    players: Mapping[int, Any] | None = None,
    plots: Mapping[int, Building] | None = None,
    outskirts: Mapping[int, str | tuple[int, int]] | None = None,
    display: Sequence[str | None] | None = None,
    prestige_left: Sequence[str] | None = None,
    banners: Mapping[int | str, str] | None = None,
    hoods: Mapping[int, str | None] | None = None,
    wards: Sequence[str] | None = None,
    finals: Sequence[str] | None = None,
    members: Sequence[str] | None = None,
    top_card: str | None = None,
    asterisk: str | None = None,
    stack: Sequence[FrameWords] | None = None,
    components: Components | None = None,
    checked: bool = False,
    rules: int | None = None,
    short: bool = False,
) -> Match[ChicagoView]:
    """A match at the beginning of a phase; or in it, with `stack` pending."""
    setup = GAME.setup(
        seats, components, rules, {"council": council, "trading_oneself_short": short}
    )
    data = Match(GAME, setup, draws=False).dump()
    is_out = phase in ("bidding", "resolution", "projects") or stack is not None
    order = list(rank or range(seats))
    things = players or {}
    data.update(
        round=round,
        phase=phase if stack is not None else PHASES[0],
        recent=order,
        rows=list(rows or order),
        winners=list(winners or [-1] * 5),
        asterisk=asterisk,
        banners=put_banners(banners or {}),
        ward_tokens=list(wards or WARD_TOKENS),
        final_projects=list(finals or ["F1", "F2", "F3", "F4"]),
        council=list(members or MEMBERS[:4]) if council else [None] * 4,
        players=[player_data(seats, things.get(seat, {})) for seat in range(seats)],
    )
    for seat, count in enumerate(markers or []):
        data["players"][seat]["markers"] = count
    put_projects(data, is_out, projects)
    put_cards(data, is_out, cards, top_card)
    data["marks"] = put_marks(data["cards"], marks or {})
    put_town(data, plots or {}, display, prestige_left)
    put_tiles(data, outskirts or {}, hoods or {})
    data["stack"] = [frame_data(frame) for frame in frames(phase, stack)]
    return standing(data, components, checked)


def winning(
    project: str = "1",
    seat: int = 0,
    *,
    levels: int = 1,
    space: str = "I",
    card: str = "1",
    goes_on: bool = False,
    **more: Any,
) -> Match[ChicagoView]:
    """A match in which a colour has won a project with so many markers, and nobody another one."""
    at = SPACES.index(space)
    if not goes_on:
        more["stack"] = [("copy", 0 if seat == 1 else 1, 1), ("work", NOBODY, 0)]
    return table(
        "projects",
        projects=[project if it == space else None for it in SPACES],
        cards=[card if it == space else None for it in SPACES],
        marks={space: [seat] * levels},
        winners=[seat if it == at else -1 for it in range(5)],
        **{"round": round_of(project), **more},
    )


def round_of(project: str) -> int:
    """The round in which a project appears."""
    found: int = PRINTED_PROJECTS[project].get("round", 8)
    return found


def frames(phase: str, stack: Sequence[FrameWords] | None) -> list[FrameWords]:
    """What is pending: the phase itself, or what `stack` names and the rest of the round."""
    if phase == "scoring":
        return list(stack or [("scoring", NOBODY, 0)])
    part = PARTS.index(phase)
    return [("round", NOBODY, part)] if stack is None else [("round", NOBODY, part + 1), *stack]


def frame_data(frame: FrameWords) -> dict[str, Any]:
    """A dumped frame from (step, seat), (step, seat, a) or (step, seat, a, b)."""
    a, b = (*frame[2:], 0, 0)[:2]
    return {"step": frame[0], "seat": frame[1], "a": a, "b": b}


def standing(
    data: dict[str, Any], components: Components | None = None, checked: bool = False
) -> Match[ChicagoView]:
    """A match at a dumped position, gone on to the next decision; no chance is played."""
    found = at_position(GAME, data, components)
    TOLD[found] = found.state.events = []
    found.state.settle()
    found.state.events = None
    if checked:
        GAME.check_position(found.state)
    else:
        for law in LAWS:
            law(found.state)
    found.snapshots = [(0, found.state.clone())]
    found.settle()
    return found


def player_data(seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """A dumped player: as at the start, but for what is given."""
    things = dict(given)
    tracks = PRINTED["expertise"]["setup"][str(seats)]
    columns = things.pop("expertise", [tracks["start_column"]] * 3)
    letters = things.pop("tokens", "LJM" if seats == 4 else "LLJJMM")
    found = {
        "tokens": {token: letters.count(LETTER_OF[i]) for i, token in enumerate(TOKENS)},
        "expertise": dict(zip(TYPES, columns, strict=True)),
        "permanents": {
            kind: sum(it <= column for it in tracks["permanent_columns"])
            for kind, column in zip(TYPES, columns, strict=True)
        },
        "symbols": dict.fromkeys(SYMBOLS, 0) | things.pop("symbols", {}),
        "slots": [*things.pop("slots", []), *[None] * SLOTS][:SLOTS],
        "scored": dict.fromkeys(GAME.sources, 0)
        | {"levels": things.pop("rep", 0)}
        | things.pop("scored", {}),
        "letters": things.pop("letters", [0] * len(LETTERS)),
        **dict.fromkeys(("poverty", "favors", "expansions", "added", "markers"), 0),
        **{kind: [] for kind in ("empty_plots", "final_projects", "neighborhoods")},
        **{kind: [] for kind in ("ward_tokens", "pile")},
    }
    assert not set(things) - set(found), f"no such things: {', '.join(things)}"
    return found | things


def put_banners(given: Mapping[int | str, str]) -> list[str]:
    """Banners by column and in the prestige area; three of each type."""
    named = {f"column-{at}" if isinstance(at, int) else at: kind for at, kind in given.items()}
    left = Counter(TYPES * 3) - Counter(named.values())
    found = []
    for i, space in enumerate(BANNERS):
        kind = named.get(space)
        if kind is None:
            kind = next(it for it in TYPES[i % 3 :] + TYPES[: i % 3] if left[it] > 0)
            left[kind] -= 1
        found.append(kind)
    return found


def put_projects(data: dict[str, Any], is_out: bool, given: Sequence[str | None] | None) -> None:
    """Those of the round in the project area; later stacks are there, their tops to be seen."""
    number = data["round"]
    stacks = [PROJECTS[5 * at : 5 * at + 5] for at in range(7)]
    if not is_out:
        area: list[str | None] = [None] * 5
    elif given is not None:
        area = list(given)
    else:
        area = list(stacks[number - 1]) if number < 8 else ["36", *data["final_projects"]]
    data["projects"] = area
    left = [[it for it in stack if it not in area] for stack in stacks]
    first = number if is_out else number - 1
    data["stacks"] = [left[at][0] if at >= first else None for at in range(7)]
    data["unseen_projects"] = [it for at in range(first, 7) for it in left[at][1:]]


def put_cards(
    data: dict[str, Any], is_out: bool, given: Sequence[str | None] | None, top: str | None
) -> None:
    """Cards in the project area and the deck, which is as large as it is in this round."""
    held = {card for it in data["players"] for card in [*it["slots"], *it["pile"]]}
    rest = [card for card in CARDS if card not in held and card != top]
    data["cards"] = [None] * 5
    if is_out:
        data["cards"] = list(rest[:5] if given is None else given)
    rest = [card for card in rest if card not in data["cards"]]
    data["top_card"] = rest.pop(0) if top is None else top
    data["unseen_cards"] = rest[: 53 - 5 * (data["round"] - (0 if is_out else 1))]


def put_marks(cards: Sequence[str | None], given: Marks) -> list[int]:
    """The colours on all squares."""
    found = [-1] * len(SQUARE_WORDS)
    for space, marks in given.items():
        assert cards[SPACES.index(space)], f"no card on {space}"
        for square, mark in enumerate(marks):
            if mark is not None and mark != "-":
                found[SPACES.index(space) * 5 + square] = int(mark)
    return found


def put_town(
    data: dict[str, Any],
    plots: Mapping[int, Building],
    display: Sequence[str | None] | None,
    left: Sequence[str] | None,
) -> None:
    """Buildings on plots, of projects that are not needed, and prestige buildings."""
    town: list[dict[str, Any] | None] = [None] * 40
    spare = iter(spare_projects(data))
    for number, given in plots.items():
        building = (given, 0) if isinstance(given, str) else given
        if isinstance(building[0], str):
            town[number - 1] = {"prestige": building[0], "turn": str(building[1])}
        else:
            project = next(spare)
            town[number - 1] = {"project": project, "owner": building[0], "levels": building[1]}
            if project in data["unseen_projects"]:
                data["unseen_projects"].remove(project)
    data["plots"] = town
    built = {it["prestige"] for it in town if it and "prestige" in it}
    rest = [tile for tile in PRESTIGE if tile not in built]
    data["display"] = list(rest[:3] if display is None else display)
    rest = [tile for tile in rest if tile not in data["display"]]
    data["unseen_prestige"] = rest if left is None else list(left)


def spare_projects(data: dict[str, Any]) -> list[str]:
    """Raise projects for buildings: of earlier rounds, then others that nobody has seen."""
    used = {*data["projects"], *data["stacks"], *data["final_projects"], *data["unseen_projects"]}
    gone = [project for project in PROJECTS if project not in used]
    found = [*gone, *reversed(data["unseen_projects"])]
    return [project for project in found if PRINTED_PROJECTS[project]["kind"] == "raise"]


def put_tiles(
    data: dict[str, Any],
    outskirts: Mapping[int, str | tuple[int, int]],
    hoods: Mapping[int, str | None],
) -> None:
    """Empty plot and neighborhood tiles: those given, and the others in order."""
    held = {tile for it in data["players"] for tile in it["empty_plots"]}
    lots = {at: it if isinstance(it, str) else None for at, it in outskirts.items()}
    laid = lay(8, lots, held, EMPTY_TILES)
    data["outskirts"] = [{"tile": tile, "owner": -1, "levels": 0} for tile in laid]
    for at, given in outskirts.items():
        if not isinstance(given, str):
            data["outskirts"][at - 1] = {"tile": None, "owner": given[0], "levels": given[1]}
    won = {tile for it in data["players"] for tile in it["neighborhoods"]}
    data["neighborhoods"] = lay(18, hoods, won, HOOD_TILES)


def lay(
    count: int, given: Mapping[int, str | None], held: set[str], tiles: Sequence[str]
) -> list[str | None]:
    """Tiles on all spaces: those given, then the others in order."""
    used = held | {tile for tile in given.values() if tile}
    rest = iter([tile for tile in tiles if tile not in used])
    return [given[at] if at in given else next(rest, None) for at in range(1, count + 1)]


def asked(match: Match[ChicagoView]) -> str:
    """The step that is to be decided now; nothing when the game is over or chance is to draw."""
    question = match.question()
    return question["step"] if question else ""


def asks(match: Match[ChicagoView]) -> tuple[int, str]:
    """Who is to decide, and what."""
    return match.actor, asked(match)


def offered(match: Match[ChicagoView], verb: str) -> list[str]:
    """What the legal actions of a verb name."""
    return [it.partition(" ")[2] for it in match.legal() if it.split()[0] == verb]


def player(match: Match[ChicagoView], seat: int = 0) -> PlayerView:
    """A seat's things, as all see them."""
    return match.view()["players"][seat]


def tokens(match: Match[ChicagoView], seat: int = 0) -> str:
    """The resource tokens of a seat as letters."""
    held = player(match, seat)["tokens"]
    return "".join(letter * held[it] for letter, it in zip(LETTER_OF, TOKENS, strict=True))


def columns(match: Match[ChicagoView], seat: int = 0) -> tuple[int, ...]:
    """Where a seat's expertise markers are."""
    return tuple(player(match, seat)["expertise"].values())


def permanents(match: Match[ChicagoView], seat: int = 0) -> tuple[int, ...]:
    """How many permanent tokens of each type a seat has."""
    return tuple(player(match, seat)["permanents"].values())


def rep(match: Match[ChicagoView], seat: int = 0) -> int:
    """The reputation of a seat."""
    return match.scores()[seat]


def scored(match: Match[ChicagoView], seat: int = 0) -> dict[str, int]:
    """Where a seat's reputation came from or went; that of the beginning counts as "levels"."""
    found = player(match, seat)["scored"]
    return {source: points for source, points in found.items() if points}


def markers(match: Match[ChicagoView]) -> list[int]:
    """The markers on the bidding board by seat."""
    return [it["markers"] for it in match.view()["players"]]


def area(match: Match[ChicagoView], space: str) -> SpaceView:
    """A space of the project area."""
    return match.view()["area"][SPACES.index(space)]


def due(match: Match[ChicagoView]) -> dict[str, int]:
    """The tokens that a question asks for."""
    return (match.view()["asked"] or {})["due"]


def building(match: Match[ChicagoView], plot: int) -> Any:
    """What stands on a plot: owner and levels, a prestige building and its turn, or nothing."""
    found = match.view()["plots"][plot - 1]
    if found is None:
        return None
    if "prestige" in found:
        return found["prestige"], int(found["turn"])
    return found["owner"], found["levels"]


def outskirts(match: Match[ChicagoView], lot: int) -> Any:
    """What lies on an outskirts plot: a tile, or owner and levels."""
    found = match.view()["outskirts"][lot - 1]
    return found["tile"] or (found["owner"], found["levels"])


def events(match: Match[ChicagoView], kind: int, first: int = 0) -> list[Event]:
    """All events of a kind told from a line of the record on, or since the position was set up."""
    early = [] if first else TOLD.get(match, [])
    told = early + [event for line in match.told[first:] for event in line]
    return [event for event in told if event.kind == kind]


def drift(match: Match[ChicagoView], until: str = "", limit: int = 3000) -> None:
    """Be done, pay, else play the first action, until this step is asked or chance is to draw."""
    for _ in range(limit):
        if match.over or match.actor == CHANCE or asked(match) == until:
            return
        legal = match.legal()
        match.play("done" if "done" in legal else legal[0])
    raise AssertionError(f"{until} was not asked")
