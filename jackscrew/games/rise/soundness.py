"""What must hold in every position; what is pending is looked at in pending.py."""

from typing import Final

from jackscrew.core.written import bits
from jackscrew.games.rise.components import (
    CULTURE_TILES,
    ERAS,
    EVENTS,
    PER_ERA,
    PLAYERS,
    REGULAR,
    SCHOOL_TILES,
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
    SOURCE_COUNT,
    Rise,
)
from jackscrew.games.rise.steps.starting import tile_slots
from jackscrew.games.rise.tracks import SLOTS

FINITE: Final = [SCIENCE, CULTURE, POLITICS, SCHOOL, INDUSTRY]  # nobody returns to the start


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
