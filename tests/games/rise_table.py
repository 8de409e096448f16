"""Setting up positions of RISE by name, for tests of single rules.

`table(phase, ...)` gives a match in which a phase begins: "income", "placement", "actions", "end".
`doing(effects, ...)` gives one in which seat 0, acting below card 1, comes to resolve a printed
list of effects; the others stand below card 1 too: seat 1's *option* is asked next.

    match = doing(["advance press 3"], players={1: {"press": "L2"}})
    play(match, "step press-L1", "step press-L3")
    assert at(match, 0, "press") == "start"

    match = table(
        "actions",
        seats=2,
        b="bank culture",
        round=5,
        display=["2-01", "strike", "2-02", "festival", "2-03", "lecture", "2-04"],
        factories=[(1, 1), (4, 0)],
        players={0: {"coins": 2, "vp": 20, "satisfaction": -2, "bank": 3}, 1: {"press": "L2"}},
        culture={2: "C01"},
        school={"1.1": None, "3.2": "T5"},
    )

`b`: the tracks with side B up.  `order`: the seats by order space, before placing or at the end;
factories not named stand on the order spaces.  `factories`: (card, seat), as they stand from left
to right.  Players take tracks with the space of their marker (0 the start, "L2", "3.1", -2), steps
({track: made}, else as the spaces tell), coins (3), vp (15), strongbox, tiles ({School tile or the
track it shows: is it active}; the starting tile of the seat's number is active by default, and
inactive where others are named), culture_tiles, rank, free_cards, leaving, scored ({source: VP}).
School and Culture tiles not named lie on the tracks in order.  `rewards` ({"r6": [1, 0]}) tells in
which order Politics A was climbed (by default by seat), `ranks` which ranks of side B were reached.
`effects_first`: markers go back to the start after the effects of leaving and of black frames.
`stack` replaces what is pending above the round: frames as (step, seat, a, b).
The match plays no chance until `match.resume(seed)`; forced moves are played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from stored import chance as chance
from stored import play as play

import jackscrew
from jackscrew.core.components import Components
from jackscrew.core.match import Match, at_position
from jackscrew.core.state import CHANCE, Event
from jackscrew.core.supplied import Translate
from jackscrew.games.rise import hints
from jackscrew.games.rise.components import CARDS, CULTURE_TILES, EVENTS, SCHOOL_TILES
from jackscrew.games.rise.effects import RANKS, REWARDS, TRACKS
from jackscrew.games.rise.view import PlayerView, RiseView

RiseMatch = Match[RiseView]
GAME = jackscrew.game("rise")
PRINTED = GAME.components().data
SCALES = ["satisfaction", "conservation"]
NOBODY = -3
PHASES = {"income": 0, "placement": 1, "actions": 2, "end": 3}  # what of the round comes next
BEFORE = {"income": "end", "placement": "display", "actions": "placement", "end": "actions"}
SHOWN = [*PRINTED["school_tiles"]["regular"], *PRINTED["school_tiles"]["starting"]]
COUNTS = {card["id"]: card["count"] for card in PRINTED["events"]["cards"]}

TOLD: WeakKeyDictionary[RiseMatch, list[Event]] = WeakKeyDictionary()  # before the first line

FrameWords = tuple[str, int] | tuple[str, int, str | int] | tuple[str, int, str | int, int]


def table(
    phase: str = "placement",
    *,
    seats: int = 3,
    b: str = "",
    round: int = 1,
    display: Sequence[str | None] | None = None,
    factories: Sequence[tuple[int, int]] | None = None,
    order: Sequence[int] | None = None,
    placing_order: Sequence[int] | None = None,
    players: Mapping[int, Any] | None = None,
    school: Mapping[str, str | None] | None = None,
    culture: Mapping[int, str | None] | None = None,
    rewards: Mapping[str, list[int]] | None = None,
    ranks: Sequence[str] | None = None,
    stack: Sequence[FrameWords] | None = None,
    components: Components | None = None,
    checked: bool = True,
    effects_first: bool = False,
) -> RiseMatch:
    """A match at the beginning of a phase; or in it, with `stack` pending."""
    options = {f"{track}_b": True for track in b.split()}
    options["effects_before_return"] = effects_first
    data = GAME.new(seats, seed=1, components=components, **options).dump()
    if factories is None:
        factories = [(1, seat) for seat in range(seats)] if phase == "actions" else []
    placed = [seat for _, seat in factories]
    waiting = [seat for seat in order or range(seats) if seat not in placed]
    data.update(
        round=round,
        phase=phase if stack is not None else BEFORE[phase],
        order=waiting + [-1] * len(placed),
        placing_order=list(placing_order or range(seats)),
        factories=[list(factory) for factory in factories],
        players=[player_data(seat, (players or {}).get(seat, {})) for seat in range(seats)],
    )
    put_politics(data, rewards or {}, ranks)
    if phase in ("income", "end"):
        display = [None] * 7
    put_cards(data, round, display, 0 if phase == "income" else 1)
    put_tiles(data, school or {}, culture or {})
    next_part = PHASES[phase] + (1 if stack is not None else 0)
    frames: list[FrameWords] = [("round", NOBODY, next_part), *(stack or [])]
    data["stack"] = [frame_data(frame) for frame in frames]
    return standing(data, components, checked)


def doing(effects: Sequence[Any], seat: int = 0, *, seats: int = 3, **more: Any) -> RiseMatch:
    """A match in which a seat resolves a list of effects that is printed somewhere."""
    others = [(1, other) for other in range(seats) if other != seat]
    listed = number_of(effects, more.get("components"))
    return table(
        "actions",
        seats=seats,
        factories=[(1, seat), *others],
        stack=[("card", NOBODY, 0), ("back", seat), *after_action(seat), ("resolve", seat, listed)],
        **more,
    )


def after_action(seat: int) -> list[FrameWords]:
    """The moment at the end of an action."""
    return [("pause", seat, "after_action")]


def number_of(effects: Sequence[Any], components: Components | None = None) -> int:
    """The number of a printed list of effects."""
    printed: list[list[Any]] = GAME.setup(2, components).parts.effects.printed
    return printed.index(list(effects))


def standing(
    data: dict[str, Any], components: Components | None = None, checked: bool = True
) -> RiseMatch:
    """A match at a dumped position, gone on to the next decision; no chance is played."""
    found = at_position(GAME, data, components)
    TOLD[found] = found.state.events = []
    found.state.settle()
    found.state.events = None
    if checked:
        GAME.check_position(found.state)
    found.snapshots = [(0, found.state.clone())]
    found.settle()
    return found


def frame_data(frame: FrameWords) -> dict[str, Any]:
    """A dumped frame from (step, seat), (step, seat, a) or (step, seat, a, b)."""
    a, b = (*frame[2:], 0, 0)[:2]
    return {"step": frame[0], "seat": frame[1], "a": a, "b": b}


def player_data(seat: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """A dumped player: as at the start, but for what is given."""
    things = dict(given)
    spaces = {track: things.pop(track, 0) for track in TRACKS}
    tiles = things.pop("tiles", {f"S{seat + 1}": True})
    found = {
        "markers": {track: place(track, spaces[track]) for track in TRACKS},
        "steps": {track: steps_to(spaces[track]) for track in TRACKS} | things.pop("steps", {}),
        "scored": dict.fromkeys(GAME.sources, 0)
        | {"start": things.pop("vp", 15)}
        | things.pop("scored", {}),
        "coins": 3,
        "strongbox": False,
        "culture_tiles": [],
        "rank": None,
        "free_cards": [],
        "leaving": [],
        "tiles": tiles,
    }
    assert not set(things) - set(found), f"no such things: {', '.join(things)}"
    return found | things


def place(track: str, space: str | int) -> str:
    """A space of a track as it is written."""
    if track in SCALES:
        return f"{track}{int(space):+d}"
    return "start" if str(space) in ("0", "start") else f"{track}-{space}"


def steps_to(space: str | int) -> int:
    """How many steps lead to a space, as far as its name tells."""
    if isinstance(space, int):
        return max(0, space)
    return int(space.split(".")[0].lstrip("LMNRU"))


def put_politics(
    data: dict[str, Any], rewards: Mapping[str, list[int]], ranks: Sequence[str] | None
) -> None:
    """Rewards or ranks as given, else as the markers on Politics tell."""
    side = "B" if data["options"]["politics_b"] else "A"
    reached: dict[str, list[int]] = {name: [] for name in [*REWARDS, *RANKS]}
    for space in PRINTED["tracks"]["politics"][side]["spaces"]:
        for effect in space["effects"]:
            reached[effect.split()[1]] = [
                seat
                for seat, entry in enumerate(data["players"])
                if entry["steps"]["politics"] >= int(space["id"])
            ]
    claims = [rewards.get(name, reached[name]) for name in REWARDS]
    data["rewards"] = [seat for claim in claims for seat in (*claim, -1, -1, -1, -1)[:4]]
    data["ranks"] = [rank for rank in RANKS if reached[rank]] if ranks is None else list(ranks)
    for seat, entry in enumerate(data["players"]):
        passed = [rank for rank in RANKS if seat in reached[rank]]
        entry["rank"] = entry["rank"] or (passed[-1] if passed else None)


def put_cards(
    data: dict[str, Any], round: int, display: Sequence[str | None] | None, shown: int
) -> None:
    """The display; of the other cards as many have not been seen as there are at this time."""
    era = (round - 1) // 4 + 1
    events = ["export_surplus", "festival", "anniversary"]
    cards = [f"{era}-{number:02}" for number in (1, 3, 5, 7)]
    data["display"] = lying = list(
        display or [*sum(zip(cards, events, strict=False), ()), cards[3]]
    )
    data["unseen_cards"] = []
    for number in (1, 2, 3):
        seen = 4 * min(4, max(0, round - 1 + shown - (number - 1) * 4))
        rest = [card for card in CARDS if card[0] == str(number) and card not in lying]
        data["unseen_cards"] += rest[: 22 - seen]
    left = {event: COUNTS[event] - lying.count(event) for event in EVENTS}
    while sum(left.values()) > 44 - (round - 1 + shown) * 3:
        left[max(left, key=lambda event: left[event])] -= 1
    data["unseen_events"] = left


def put_tiles(
    data: dict[str, Any], school: Mapping[str, str | None], culture: Mapping[int, str | None]
) -> None:
    """School and Culture tiles: those given, those held, and the others on the tracks in order."""
    held: set[str] = set()
    for seat, entry in enumerate(data["players"]):
        tiles = {tile_id(name, held): is_active for name, is_active in entry.pop("tiles").items()}
        if not any(tile[0] == "S" for tile in tiles):
            tiles[f"S{seat + 1}"] = False
        held |= set(tiles)
        entry["school_tiles"] = sorted(tiles, key=SCHOOL_TILES.index)
        entry["active"] = [tile for tile in entry["school_tiles"] if tiles[tile]]
    given = {slot_number(slot): tile for slot, tile in school.items()}
    for entry in data["players"]:
        if "." in entry["markers"]["school"]:
            given.setdefault(slot_number(entry["markers"]["school"].split("-")[1]), None)
    data["school"] = lay(data["school"], given, held, SCHOOL_TILES[:12])
    taken = {tile for entry in data["players"] for tile in entry["culture_tiles"]}
    marked = [space for space, tile in enumerate(data["culture"]) if tile and space not in culture]
    gone: dict[int, str | None] = dict.fromkeys(marked[: len(taken)])  # the first ones
    data["culture"] = lay(data["culture"], {**gone, **culture}, taken, CULTURE_TILES)


def tile_id(name: str, held: set[str]) -> str:
    """A School tile by its id, or a free one that shows a track; regular ones first."""
    if name in SCHOOL_TILES:
        return name
    return next(
        tile
        for tile, track in zip(SCHOOL_TILES, SHOWN, strict=True)
        if track == name and tile not in held
    )


def slot_number(slot: str) -> int:
    """The place of "3.2" in a dump: four small spaces for each row."""
    row, at = map(int, slot.split("."))
    return row // 2 * 4 + at - 1


def lay(
    spaces: list[str | None], given: Mapping[int, str | None], held: set[str], tiles: Sequence[str]
) -> list[str | None]:
    """Tiles on the spaces that hold one: those given, then the others in order."""
    used = held | {tile for tile in given.values() if tile}
    rest = iter([tile for tile in tiles if tile not in used])
    found: list[str | None] = []
    for number, tile in enumerate(spaces):
        if number in given:
            found.append(given[number])
        else:
            found.append(next(rest, None) if tile else None)
    return found


def asked(match: RiseMatch) -> str:
    """The step that is to be decided now; nothing when the game is over or chance is to draw."""
    question = match.question()
    return question["step"] if question else ""


def asks(match: RiseMatch) -> tuple[int, str]:
    """Who is to decide, and what."""
    return match.actor, asked(match)


def offered(match: RiseMatch, verb: str) -> list[str]:
    """The legal actions of a verb."""
    return [action for action in match.legal() if action.split()[0] == verb]


def player(match: RiseMatch, seat: int = 0) -> PlayerView:
    """A seat's things, as all see them."""
    return match.view()["players"][seat]


def at(match: RiseMatch, seat: int, track: str) -> str | int:
    """The space a marker is on: a number on a scale, else its id or "start"."""
    where: str = player(match, seat)["markers"][track]
    if track in SCALES:
        return int(where.removeprefix(track))
    return where.removeprefix(f"{track}-")


def vp(match: RiseMatch, seat: int = 0) -> int:
    """The VP of a seat."""
    return match.scores()[seat]


def coins(match: RiseMatch, seat: int = 0) -> int:
    """The coins of a seat."""
    found: int = player(match, seat)["coins"]
    return found


def tiles(match: RiseMatch, seat: int = 0) -> dict[str, bool]:
    """A seat's School tiles and whether they are active."""
    return {it["tile"]: it["active"] for it in player(match, seat)["school_tiles"]}


def events(match: RiseMatch, kind: int, first: int = 0) -> list[Event]:
    """All events of a kind told from a line of the record on, or since the position was set up."""
    early = [] if first else TOLD.get(match, [])
    told = early + [event for line in match.told[first:] for event in line]
    return [event for event in told if event.kind == kind]


def scored(match: RiseMatch, seat: int = 0) -> dict[str, int]:
    """Where a seat's VP besides the first ones came from or went."""
    found: dict[str, int] = player(match, seat)["scored"]
    return {source: points for source, points in found.items() if points and source != "start"}


def drift(match: RiseMatch, until: str = "", limit: int = 3000) -> None:
    """Decline, stop and go on, else play the first action, until this step is asked or the end."""
    quiet = ["decline", "stop", "proceed"]
    for _ in range(limit):
        if match.over or match.actor == CHANCE or asked(match) == until:
            return
        legal = match.legal()
        match.play(next((action for action in quiet if action in legal), legal[0]))
    raise AssertionError(f"{until} was not asked")


def card_hint(
    text: Translate, view: RiseView, seat: int, column: int, names: Sequence[str] = ()
) -> str:
    """All that a seat is told of the card of a column; nothing where no card lies."""
    seen = hints.card_seen(view, seat, column, names)
    return " ".join(hints.card_facts(text, view["printed"], seen)) if seen else ""
