"""Setting the table, storing a position, and what must always hold."""

from typing import Any, Final

from jackscrew.core.written import bits, named, names, number_of, numbers
from jackscrew.games.rise.components import (
    CARDS,
    CULTURE_TILES,
    ERAS,
    EVENTS,
    PER_ERA,
    PLAYERS,
    REGULAR,
    SCHOOL_TILES,
    SIDES,
    Parts,
)
from jackscrew.games.rise.effects import (
    CULTURE,
    INDUSTRY,
    POLITICS,
    RANK,
    RANKS,
    REWARD,
    REWARDS,
    SCHOOL,
    SCIENCE,
    TRACK_COUNT,
    TRACKS,
)
from jackscrew.games.rise.pending import sound_stack
from jackscrew.games.rise.state import (
    COLUMNS,
    CULTURE_TILE_VP,
    DISPLAY,
    IN_ACTIONS,
    IN_PLACEMENT,
    IN_SETUP,
    IS_OVER,
    PHASES,
    SOURCE_COUNT,
    SOURCES,
    Rise,
)
from jackscrew.games.rise.steps.starting import begin, tile_slots
from jackscrew.games.rise.tracks import PLACES, SLOTS, Track

START: Final = "start"  # the start of a path, in positions
FINITE: Final = [SCIENCE, CULTURE, POLITICS, SCHOOL, INDUSTRY]  # nobody returns to the start


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
        table=setup.table,
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


def sheet(s: Rise) -> list[list[int]]:
    """VP by source; each a list by seat."""
    return [s.scored[i * s.seats : (i + 1) * s.seats] for i in range(SOURCE_COUNT)]


def sound(s: Rise) -> None:
    """What must hold in every position; AssertionError tells what does not."""
    assert 1 <= s.round <= s.parts.rounds, "there is no such round"
    assert min(s.coins) >= 0, "somebody owes coins"
    sound_stack(s)
    sound_factories(s)
    sound_cards(s)
    sound_tiles(s)
    sound_markers(s)
    sound_politics(s)
    for seat in range(s.seats):
        scored = sum([s.scored[i * s.seats + seat] for i in range(SOURCE_COUNT)])
        assert scored == s.vp[seat], "VP are lost or made"
        tiles = s.scored[CULTURE_TILE_VP * s.seats + seat]
        assert not tiles or s.phase == IS_OVER, "Culture tiles count at the end"


def sound_factories(s: Rise) -> None:
    """Each factory is on an order space or below a card, and once only."""
    for seat in s.order + s.lined:
        assert -1 <= seat < s.seats, "there is no such seat"
    waiting = [seat for seat in s.order if seat >= 0]
    placed = [factory % 4 for factory in s.queue]
    if s.phase == IN_SETUP:
        assert not placed, "a factory is placed too early"
        assert len(set(waiting)) == len(waiting), "a factory is in two places"
        assert set(waiting) <= set(range(s.seats)), "there is no such seat"
        return
    assert sorted(waiting + placed) == list(range(s.seats)), "a factory is lost or made"
    columns = [factory // 4 for factory in s.queue]
    assert columns == sorted(columns), "factories stand in the wrong order"
    assert not placed or s.phase in (IN_PLACEMENT, IN_ACTIONS), "a factory was left behind"
    if s.phase >= IN_PLACEMENT:
        assert sorted(s.lined) == list(range(s.seats)), "the placing order is mixed up"


def sound_cards(s: Rise) -> None:
    """[RISE-S-09] No card is in two places; four and three are shown in a round."""
    era = s.era()
    for place in range(DISPLAY):
        card = s.display[place]
        if card >= 0 and not place & 1:
            assert card // PER_ERA == era, "a card of another era"
            assert not s.unseen[era] >> card % PER_ERA & 1, "a card is in two places"
    shown = [card for card in s.display[::2] if card >= 0]
    assert len(set(shown)) == len(shown), "a card is in two places"
    for event in range(len(EVENTS)):
        left = s.events_left[event] + s.display[1::2].count(event)
        assert s.events_left[event] >= 0, "events are owed"
        assert left <= s.parts.event_count[event], "events are made"
    sound_decks(s, era)


def sound_decks(s: Rise, era: int) -> None:
    """[RISE-S-09] So many cards have been seen as the rounds so far have shown."""
    is_shown = s.phase >= IN_PLACEMENT
    cards = COLUMNS if is_shown else len([it for it in s.display[::2] if it >= 0])
    events = DISPLAY - COLUMNS if is_shown else len([it for it in s.display[1::2] if it >= 0])
    per_era = COLUMNS * s.parts.rounds_per_era
    for other in range(ERAS):
        seen = per_era if other < era else 0
        if other == era:
            seen = COLUMNS * ((s.round - 1) % s.parts.rounds_per_era) + cards
        assert s.unseen[other].bit_count() == PER_ERA - seen, "too many or too few cards"
    seen = (DISPLAY - COLUMNS) * (s.round - 1) + events
    assert sum(s.events_left) == sum(s.parts.event_count) - seen, "too many or too few events"
    if s.phase == IN_PLACEMENT:
        assert min(s.display) >= 0, "a card is missing"


def sound_tiles(s: Rise) -> None:
    """Each tile is in one place; active ones are held."""
    everywhere = [tile for tile in s.school if tile >= 0]
    hung = [tile for tile in s.hung if tile >= 0]
    for seat in range(s.seats):
        assert s.active[seat] & ~s.held[seat] == 0, "a tile is active that nobody holds"
        everywhere += [tile for tile in range(len(SCHOOL_TILES)) if s.held[seat] >> tile & 1]
        hung += [tile for tile in range(len(CULTURE_TILES)) if s.culture[seat] >> tile & 1]
        if s.phase != IN_SETUP:
            assert (s.held[seat] >> REGULAR).bit_count() == 1, "one starting tile for each"
    assert len(set(everywhere)) == len(everywhere), "a School tile is in two places"
    assert len(set(hung)) == len(hung), "a Culture tile is in two places"
    marked = len([1 for holds in s.tracks[CULTURE].holds_tile if holds])
    assert len(hung) <= marked, "more Culture tiles than were laid out"
    for tile in s.school:
        assert tile < REGULAR, "a starting tile lies on the track"
    slots = tile_slots(s)
    for at in range(len(s.school)):
        assert s.school[at] < 0 or at in slots, "a School tile lies where none belongs"
    for space in range(len(s.hung)):
        assert s.hung[space] < 0 or s.tracks[CULTURE].holds_tile[space], "a Culture tile is lost"


def sound_markers(s: Rise) -> None:
    """[RISE-M-04, RISE-M-06] Small spaces hold one marker, black frames none.

    But for one whose effect comes before the way home and is under way.
    """
    for number in range(TRACK_COUNT):
        track = s.tracks[number]
        taken: list[int] = []
        for seat in range(s.seats):
            space = s.space(seat, number)
            is_leaving = s.leaving[seat] >> number & 1 == 1
            assert is_leaving or not track.is_frame[space], "a marker stands on a black frame"
            if track.is_small[space]:
                taken.append(space * SLOTS + (s.slot[seat] if track.slots[space] else 0))
        assert len(set(taken)) == len(taken), "two markers on a small space"
    for seat in range(s.seats):
        in_row = len(s.tracks[SCHOOL].slots[s.space(seat, SCHOOL)]) > 0
        assert in_row == (s.slot[seat] >= 0), "a marker is beside its row"
        assert min(s.made[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]) >= 0, "steps are owed"
        for number in FINITE:
            made = s.made[seat * TRACK_COUNT + number]
            most = s.tracks[number].most_steps[s.space(seat, number)]
            assert made <= most, "more steps than lead to a space"


def sound_politics(s: Rise) -> None:
    """[RISE-POL-02, RISE-POL-03] Rewards and ranks are those of the spaces reached."""
    track = s.tracks[POLITICS]
    for reward in range(len(REWARDS)):
        claimed = s.claims[reward * PLAYERS : (reward + 1) * PLAYERS]
        seats = [seat for seat in claimed if seat >= 0]
        assert claimed == seats + [-1] * (PLAYERS - len(seats)), "a reward is skipped"
        reached = [seat for seat in range(s.seats) if has_passed(s, seat, REWARD, reward)]
        assert sorted(seats) == reached, "a reward of somebody who was not there"
    reached_ranks: list[int] = []
    for seat in range(s.seats):
        passed = [rank for rank in range(len(RANKS)) if has_passed(s, seat, RANK, rank)]
        assert s.rank[seat] < 0 or s.rank[seat] in passed, "a rank that was not reached"
        assert s.rank[seat] < 0 or s.ranked >> s.rank[seat] & 1 == 1, "a rank nobody has"
        reached_ranks += passed
        steps = s.made[seat * TRACK_COUNT + POLITICS]
        assert steps == s.space(seat, POLITICS) - track.start, "steps that were not made"
    assert s.ranked & ~bits(reached_ranks) == 0, "a rank that nobody reached"


def has_passed(s: Rise, seat: int, kind: int, thing: int) -> bool:
    """Has a seat been on the Politics space with a reward or rank?"""
    effects = s.parts.effects
    for space in range(1, s.space(seat, POLITICS) + 1):
        for effect in effects.all_of(s.tracks[POLITICS].entry[space]):
            if effects.kind[effect] == kind and effects.thing[effect] == thing:
                return True
    return False
