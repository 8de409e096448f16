"""Soundness of the stack: which frames may be pending, and what must hold while they are."""

from typing import Final

from jackscrew.core.state import CHANCE, NOBODY, Frame
from jackscrew.games.rise.components import EVENTS
from jackscrew.games.rise.effects import (
    ACTIVATE,
    CHOICE,
    CONSERVATION,
    CULTURE,
    EXCHANGE,
    IF,
    JOKER,
    PAY,
    SATISFACTION,
    TRACK_COUNT,
)
from jackscrew.games.rise.state import (
    AFTER_ACTION,
    BACK,
    BEFORE_EVENT,
    CARD,
    CHOOSE,
    COLUMNS,
    CONDITION,
    CULTURE_TILE,
    DEAL,
    DISPLAY,
    EFFECT,
    END,
    END_OF_GAME,
    END_OF_ROUND,
    EVENT,
    FACTORY,
    HANG,
    IN_ACTIONS,
    IN_DISPLAY,
    IN_END,
    IN_PLACEMENT,
    IN_SETUP,
    IS_OVER,
    JOKER_TRACK,
    LAY,
    LEAVING,
    LEFT,
    LEFT_TRACKS,
    MOMENT,
    MOST,
    OPTION,
    ORDER,
    PAUSE,
    PAYMENT,
    PLACE,
    RESOLVE,
    REST,
    REVEAL,
    ROUND,
    STEP,
    TILE,
    TRADE,
    WALK,
    Rise,
)
from jackscrew.games.rise.steps.rounds import ACTING, COUNTING, ENDING, PLACING
from jackscrew.games.rise.steps.starting import tile_slots

CHAIN: Final = {
    *(RESOLVE, REST, EFFECT, CONDITION, LEFT, ORDER, WALK, STEP, JOKER_TRACK, TILE, CHOOSE),
    *(PAYMENT, TRADE, CULTURE_TILE, PAUSE, MOMENT, LEAVING),
}
# the steps that may be pending in a phase, and what lies below them
STEPS_OF: Final = {
    IN_SETUP: {FACTORY, DEAL, LAY, HANG},
    IN_DISPLAY: {REVEAL},
    IN_PLACEMENT: {PLACE, *CHAIN},
    IN_ACTIONS: {CARD, EVENT, OPTION, BACK, *CHAIN},
    IN_END: CHAIN,
}
GOES_ON: Final = {
    IN_SETUP: 0,
    IN_DISPLAY: PLACING,
    IN_PLACEMENT: ACTING,
    IN_ACTIONS: ENDING,
    IN_END: COUNTING,
}
BY_CHANCE: Final = {FACTORY, DEAL, LAY, HANG, REVEAL}
ON_TOP: Final = {ORDER, STEP, JOKER_TRACK, TILE, CHOOSE, PAYMENT, TRADE, MOMENT}  # never below
MOMENTS_OF: Final = {
    IN_ACTIONS: (BEFORE_EVENT, AFTER_ACTION),
    IN_END: (END_OF_ROUND, END_OF_GAME),
}
ASKED: Final = {JOKER_TRACK: JOKER, TILE: ACTIVATE, CHOOSE: CHOICE, PAYMENT: PAY, TRADE: EXCHANGE}


def sound_stack(s: Rise) -> None:
    """Every frame fits the phase, its seat and its numbers; the round goes on afterwards."""
    assert (s.phase == IS_OVER) == (not s.stack), "a phase without anything pending"
    if not s.stack:
        assert s.round == s.parts.rounds, "the game is over too early"
        return
    assert s.phase in STEPS_OF, "nothing is decided in this phase"
    bottom = s.stack[0]
    if bottom.step == END:
        assert s.phase == IN_END, "the game ends too early"
        assert s.round == s.parts.rounds, "the game ends too early"
    else:
        assert bottom.step == ROUND, "the round does not go on"
        assert bottom.a == GOES_ON[s.phase], "another phase is to come"
    assert bottom.seat == NOBODY, "nobody decides"
    for frame in s.stack[1:]:
        assert frame.step in STEPS_OF[s.phase], "a decision of another phase"
        sound_frame(s, frame)
    for frame in s.stack[:-1]:
        assert frame.step not in ON_TOP, "a decision waits that comes at once"
    if s.phase in (IN_SETUP, IN_DISPLAY):
        sound_draws(s)
    if s.phase == IN_ACTIONS:
        sound_actions(s)
    if s.phase == IN_PLACEMENT:
        placing = [frame.seat for frame in s.stack if frame.step == PLACE]
        waiting = [seat for seat in s.lined if seat in s.order]
        assert placing == waiting[::-1], "somebody places twice or not at all"
    sound_leaving(s)


def sound_draws(s: Rise) -> None:
    """What is not drawn yet is drawn next, each thing once."""
    pending = [(frame.step, frame.a) for frame in s.stack[1:]]
    if s.phase == IN_DISPLAY:
        wanted = [(REVEAL, place) for place in range(DISPLAY) if s.display[place] < 0]
    else:
        marked = [space for space in range(len(s.hung)) if s.tracks[CULTURE].holds_tile[space]]
        wanted = [(FACTORY, space) for space in range(s.seats) if s.order[space] < 0]
        wanted += [(DEAL, seat) for seat in range(s.seats) if not s.held[seat]]
        wanted += [(LAY, at) for at in tile_slots(s) if s.school[at] < 0]
        wanted += [(HANG, space) for space in marked if s.hung[space] < 0]
    assert pending == wanted[::-1], "something is drawn twice or not at all"


def sound_actions(s: Rise) -> None:
    """One card at a time; a factory that acts goes back afterwards."""
    cards = [frame for frame in s.stack if frame.step == CARD]
    assert [s.stack[1]] == cards, "the display does not go on"
    assert s.queue, "nobody is concerned"
    place = cards[0].a
    columns = [factory // 4 for factory in s.queue]
    backs = [frame.seat for frame in s.stack if frame.step == BACK]
    if backs:
        assert backs == [s.queue[0] % 4], "another factory acts"
        assert s.stack[2].step == BACK, "a factory does not go back"
        assert place == columns[0] * 2, "another card is due"
        assert s.display[place] >= 0, "there is no card"
    else:
        assert columns[0] * 2 >= place, "nobody is concerned"
    concerned = [frame.seat for frame in s.stack if frame.step == EVENT]
    assert concerned == placed_last(s, len(concerned)), "an event concerns others"
    options = [frame for frame in s.stack if frame.step == OPTION]
    assert len(options) <= 1, "a factory acts twice"
    for frame in options:
        assert s.stack[3].step == PAUSE, "an action has no end"
        assert s.stack[4] is frame, "an option is chosen too late"
        assert backs == [frame.seat], "another factory acts"
        assert frame.a == columns[0], "another card is due"
    for later in range(place, DISPLAY):
        assert s.display[later] >= 0, "a card is missing"


def placed_last(s: Rise, count: int) -> list[int]:
    """The seats of the factories furthest right, from the right."""
    return [factory % 4 for factory in reversed(s.queue)][:count]


def sound_leaving(s: Rise) -> None:
    """[RISE-DEC-18] A track is being left exactly while its exit effects are pending."""
    pending = [0] * s.seats
    for frame in s.stack:
        if frame.step == LEAVING:
            assert not pending[frame.seat] >> frame.a & 1, "a track is left twice"
            pending[frame.seat] |= 1 << frame.a
    assert pending == s.leaving, "a track is left that nobody leaves"


def sound_frame(s: Rise, f: Frame) -> None:
    """A frame's seat and numbers are such as its step gives them."""
    if f.step in BY_CHANCE:
        assert f.seat == CHANCE, "chance decides"
    elif f.step == CARD:
        assert f.seat == NOBODY, "nobody decides"
    else:
        assert 0 <= f.seat < s.seats, "there is no such seat"
    assert is_frame_sound(s, f), "a decision that cannot come now"


def is_frame_sound(s: Rise, f: Frame) -> bool:
    """Is there what the numbers of a frame speak of?"""
    effects = s.parts.effects
    if f.step in (RESOLVE, REST, ORDER):
        return 0 < f.a < len(effects.gains) and is_rest_sound(s, f)
    if f.step in (EFFECT, CONDITION) or f.step in ASKED:
        return 0 <= f.a < len(effects.kind) and f.b == 0 and is_effect_sound(s, f)
    if f.step in (WALK, STEP):
        return 0 <= f.a < TRACK_COUNT and 2 <= f.b <= MOST * 2 + 1
    if f.step == LEFT:
        return f.a in (SATISFACTION, CONSERVATION) and 1 <= f.b <= MOST
    if f.step == LEAVING:
        return is_leaving_sound(s, f)
    if f.step in (PAUSE, MOMENT):
        return f.a in MOMENTS_OF.get(s.phase, ()) and f.b == 0
    if f.step == CULTURE_TILE:
        return 0 < f.a < len(s.hung) and s.tracks[CULTURE].holds_tile[f.a] and f.b == 0
    return 0 <= f.a < most(s, f.step) and f.b == 0


def is_leaving_sound(s: Rise, f: Frame) -> bool:
    """[RISE-FREE-02, RISE-M-06] With effects first the marker still stands where it leaves."""
    if not s.effects_first:
        return f.a in LEFT_TRACKS
    if not 0 <= f.a < TRACK_COUNT:
        return False
    space = s.space(f.seat, f.a)
    return s.tracks[f.a].is_frame[space] or (f.a in LEFT_TRACKS and space > 0)


def most(s: Rise, step: int) -> int:
    """How many values the first number of a frame can have."""
    bounds = {
        FACTORY: s.seats,
        DEAL: s.seats,
        LAY: len(s.school),
        HANG: len(s.hung),
        REVEAL: DISPLAY,
        CARD: DISPLAY,
        EVENT: len(EVENTS),
        OPTION: COLUMNS,
    }
    return bounds.get(step, 1)


def is_rest_sound(s: Rise, f: Frame) -> bool:
    """Are the effects that are left some of the list's?"""
    if f.step == RESOLVE:
        return f.b == 0
    if not 0 < f.b < 1 << len(s.parts.effects.rest[f.a]):
        return False
    return f.step == REST or f.b.bit_count() > 1


def is_effect_sound(s: Rise, f: Frame) -> bool:
    """Is the effect of the kind that a step asks about?"""
    kind = s.parts.effects.kind[f.a]
    if f.step == CONDITION:
        return kind == IF
    return f.step == EFFECT or kind == ASKED[f.step]
