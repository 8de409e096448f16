"""Setting the table, and storing a position."""

from typing import Any

from jackscrew.core.written import bits, named, names, number_of, numbers
from jackscrew.games.rise.components import (
    CARDS,
    CULTURE_TILES,
    ERAS,
    EVENTS,
    PER_ERA,
    PLAYERS,
    SCHOOL_TILES,
    SIDES,
    Parts,
)
from jackscrew.games.rise.effects import (
    CULTURE,
    RANKS,
    REWARDS,
    SCHOOL,
    TRACK_COUNT,
    TRACKS,
)
from jackscrew.games.rise.state import (
    COLUMNS,
    DISPLAY,
    IN_SETUP,
    PHASES,
    SOURCE_COUNT,
    SOURCES,
    Rise,
)
from jackscrew.games.rise.steps.starting import begin
from jackscrew.games.rise.tracks import PLACES, SLOTS, START, Track


def new_state(setup: Any) -> Rise:
    """The table before anything is drawn."""
    state = bare_state(setup)
    begin(state)
    return state


def chosen_tracks(setup: Any) -> list[Track]:
    """[RISE-S-01] All tracks with the side that is up."""
    parts: Parts = setup.parts
    sides = [1 if setup.options[f"{track}_b"] else 0 for track in TRACKS]
    return [parts.tracks[track * len(SIDES) + sides[track]] for track in range(TRACK_COUNT)]


def bare_state(setup: Any) -> Rise:
    """The table with nothing pending [RISE-S-02, RISE-S-08]."""
    parts: Parts = setup.parts
    tracks = chosen_tracks(setup)
    seats: int = setup.seats
    rows = [space for space in range(tracks[SCHOOL].size) if tracks[SCHOOL].slots[space]]
    return Rise(
        steps=setup.steps,
        stack=[],
        rules=setup.rules,
        parts=parts,
        tracks=tracks,
        seats=seats,
        effects_first=setup.options["effects_before_return"],
        round=1,
        phase=IN_SETUP,
        order=[-1] * seats,
        lined=[-1] * seats,
        queue=[],
        display=[-1] * DISPLAY,
        unseen=[(1 << PER_ERA) - 1] * ERAS,
        events_left=parts.event_count.copy(),
        marker=[track.start for track in tracks] * seats,
        slot=[-1] * seats,
        made=[0] * (seats * TRACK_COUNT),
        vp=[0] * seats,
        coins=[0] * seats,
        turned=0,
        held=[0] * seats,
        active=[0] * seats,
        school=[-1] * (len(rows) * SLOTS),
        culture=[0] * seats,
        hung=[-1] * tracks[CULTURE].size,
        claims=[-1] * (len(REWARDS) * PLAYERS),
        rank=[-1] * seats,
        ranked=0,
        free=[0] * seats,
        leaving=[0] * seats,
        scored=[0] * (SOURCE_COUNT * seats),
    )


def place_name(s: Rise, seat: int, number: int) -> str:
    """Where a marker stands, such as press-L1, school-3.2 or start."""
    place = s.place(seat, number)
    return PLACES[place] if place >= 0 else START


def dump_state(s: Rise) -> dict[str, Any]:
    """The position by name; what follows from it is left out."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": s.order.copy(),
        "placing_order": s.lined.copy(),
        "factories": [[factory // 4 + 1, factory % 4] for factory in s.queue],
        "display": [
            named(EVENTS if place & 1 else CARDS, s.display[place]) for place in range(DISPLAY)
        ],
        "unseen_cards": unseen_cards(s),
        "unseen_events": {EVENTS[i]: s.events_left[i] for i in range(len(EVENTS))},
        "school": [named(SCHOOL_TILES, tile) for tile in s.school],
        "culture": [named(CULTURE_TILES, tile) for tile in s.hung],
        "rewards": s.claims.copy(),
        "ranks": names(RANKS, s.ranked),
        "players": [dump_player(s, seat) for seat in range(s.seats)],
    }


def unseen_cards(s: Rise) -> list[str]:
    """The Action cards nobody has seen yet."""
    return [
        CARDS[era * PER_ERA + card]
        for era in range(ERAS)
        for card in range(PER_ERA)
        if s.unseen[era] >> card & 1
    ]


def dump_player(s: Rise, seat: int) -> dict[str, Any]:
    """A seat's things by name."""
    return {
        "markers": {TRACKS[i]: place_name(s, seat, i) for i in range(TRACK_COUNT)},
        "steps": {TRACKS[i]: s.made[seat * TRACK_COUNT + i] for i in range(TRACK_COUNT)},
        "coins": s.coins[seat],
        "strongbox": s.turned >> seat & 1 == 1,
        "school_tiles": names(SCHOOL_TILES, s.held[seat]),
        "active": names(SCHOOL_TILES, s.active[seat]),
        "culture_tiles": names(CULTURE_TILES, s.culture[seat]),
        "rank": named(RANKS, s.rank[seat]),
        "free_cards": [column + 1 for column in range(COLUMNS) if s.free[seat] >> column & 1],
        "leaving": names(TRACKS, s.leaving[seat]),
        "scored": {SOURCES[i]: s.scored[i * s.seats + seat] for i in range(SOURCE_COUNT)},
    }


def load_state(setup: Any, data: dict[str, Any]) -> Rise:
    """The position `dump_state` wrote, without its stack."""
    s = bare_state(setup)
    check_lengths(s, data)
    s.round, s.phase = data["round"], PHASES.index(data["phase"])
    for column, seat in data["factories"]:
        assert column in range(1, COLUMNS + 1), "there is no such card"
        assert seat in range(s.seats), "there is no such seat"
        s.queue.append((int(column) - 1) * 4 + int(seat))
    for place in range(DISPLAY):
        s.display[place] = number_of(EVENTS if place & 1 else CARDS, data["display"][place])
    unseen = [CARDS.index(card) for card in data["unseen_cards"]]
    for era in range(ERAS):
        s.unseen[era] = bits([card % PER_ERA for card in unseen if card // PER_ERA == era])
    for i in range(len(EVENTS)):
        s.events_left[i] = data["unseen_events"][EVENTS[i]]
    for i in range(len(s.school)):
        s.school[i] = number_of(SCHOOL_TILES, data["school"][i])
    for i in range(len(s.hung)):
        s.hung[i] = number_of(CULTURE_TILES, data["culture"][i])
    for i in range(len(s.claims)):
        s.claims[i] = data["rewards"][i]
    s.ranked = numbers(RANKS, data["ranks"])
    for seat in range(s.seats):
        s.order[seat], s.lined[seat] = data["order"][seat], data["placing_order"][seat]
        load_player(s, seat, data["players"][seat])
    return s


def check_lengths(s: Rise, data: dict[str, Any]) -> None:
    """Refuse lists that are too long or too short."""
    lengths = {
        "order": s.seats,
        "placing_order": s.seats,
        "display": DISPLAY,
        "school": len(s.school),
        "culture": len(s.hung),
        "rewards": len(s.claims),
        "players": s.seats,
    }
    for key, length in lengths.items():
        assert len(data[key]) == length, f"{key} must have {length} entries"


def load_player(s: Rise, seat: int, data: dict[str, Any]) -> None:
    """Give a seat its things."""
    for i in range(TRACK_COUNT):
        put_marker(s, seat, i, data["markers"][TRACKS[i]])
        s.made[seat * TRACK_COUNT + i] = data["steps"][TRACKS[i]]
    s.coins[seat] = data["coins"]
    assert data["strongbox"] in (True, False), "a strongbox is turned or not"
    if data["strongbox"]:
        s.turned |= 1 << seat
    s.held[seat] = numbers(SCHOOL_TILES, data["school_tiles"])
    s.active[seat] = numbers(SCHOOL_TILES, data["active"])
    s.culture[seat] = numbers(CULTURE_TILES, data["culture_tiles"])
    s.rank[seat] = number_of(RANKS, data["rank"])
    for card in data["free_cards"]:
        assert card in range(1, COLUMNS + 1), "there is no such card"
    s.free[seat] = bits([card - 1 for card in data["free_cards"]])
    s.leaving[seat] = numbers(TRACKS, data["leaving"])
    for i in range(SOURCE_COUNT):
        s.scored[i * s.seats + seat] = data["scored"][SOURCES[i]]
    s.vp[seat] = sum([s.scored[i * s.seats + seat] for i in range(SOURCE_COUNT)])


def put_marker(s: Rise, seat: int, number: int, name: str) -> None:
    """Put a marker where `place_name` says."""
    track = s.tracks[number]
    if name == START:
        assert not track.is_scale, "a scale has no start of its own"
        s.marker[seat * TRACK_COUNT + number] = 0
        return
    space = track.space_at[PLACES.index(name)]
    assert space >= 0, f"there is no space {name}"
    s.marker[seat * TRACK_COUNT + number] = space
    if number == SCHOOL and track.slots[space]:
        assert "." in name, f"{name} is a row"
        s.slot[seat] = int(name.split(".")[1]) - 1
