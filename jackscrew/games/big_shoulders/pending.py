"""Soundness of the stack: which frames it may hold, and what must hold while they do."""

from typing import Final

from jackscrew.core.state import CHANCE, NOBODY, Frame
from jackscrew.games.big_shoulders.components import COMPANY_COUNT, KINDS
from jackscrew.games.big_shoulders.state import (
    ADVANCE,
    ADVANCED,
    AFTER,
    AUTOMATE,
    BONUS,
    BUILD,
    BUILDING,
    BUY,
    CLEANUP,
    COMPANY,
    CUBE,
    CUBES,
    DEAL,
    DECADE,
    DEMAND,
    DISTRIBUTE,
    DRAFT,
    DRAW,
    FINISH,
    FIRST,
    GOAL,
    HIRE,
    IN_ACTION,
    IN_BUILDING,
    IN_CLEANUP,
    IN_OPERATING,
    IN_SETUP,
    IN_STOCK,
    INVEST,
    IS_OVER,
    ISSUE,
    KEEP,
    LAST,
    LEAD,
    MANAGER,
    OPERATING,
    PASS_ON,
    PRODUCE,
    PROTECT,
    REFILL,
    RELOCATE,
    REVEAL,
    ROUND,
    SELL,
    SHOW,
    SLIDE,
    START,
    STOCK,
    STOW,
    SUPPLY,
    TRADE,
    TURN,
    UNSOLD,
    WIND_UP,
    WORKER,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.action import UNLIKE
from jackscrew.games.big_shoulders.steps.directorship import may_give_up
from jackscrew.games.big_shoulders.steps.operating import PREFERRED_ISSUED
from jackscrew.games.big_shoulders.steps.people import DOUBLE, can_hire, employed, room, unmanaged
from jackscrew.games.big_shoulders.steps.stock import (
    PENDING_DIRECTOR,
    PENDING_PREFERRED,
    is_protected,
    pending_of,
)

# the steps that may be pending in a phase
STEPS_OF: Final = {
    IN_SETUP: {FIRST, REVEAL, GOAL, DEMAND, REFILL, CUBE, DRAW, SUPPLY, DEAL, START},
    IN_STOCK: {STOCK, TRADE, SELL, PROTECT, BUY},
    IN_BUILDING: {BUILDING, DEAL, DRAFT, PASS_ON, BUILD, SHOW},
    IN_ACTION: {
        *(
            ROUND,
            TURN,
            FINISH,
            AFTER,
            SLIDE,
            REVEAL,
            LEAD,
            HIRE,
            WORKER,
            MANAGER,
            INVEST,
            STOW,
            KEEP,
        ),
        *(CUBES, AUTOMATE, RELOCATE, ADVANCE, BONUS),
    },
    IN_OPERATING: {
        *(OPERATING, PRODUCE, ISSUE, DISTRIBUTE, WIND_UP, LAST, SUPPLY, DRAW, CUBE),
        *(WORKER, CUBES, AUTOMATE, RELOCATE, ADVANCE, BONUS),
    },
    IN_CLEANUP: {SUPPLY, DRAW, CUBE, SLIDE, REVEAL, REFILL, DEMAND},
}
# what lies above the frame of the decade while a phase lasts, and nowhere else
GROUND: Final = {
    IN_SETUP: {FIRST, START},
    IN_STOCK: {STOCK, TRADE},
    IN_BUILDING: {BUILDING, SHOW},
    IN_ACTION: {ROUND},
    IN_OPERATING: {OPERATING},
}
BY_CHANCE: Final = {FIRST, REVEAL, GOAL, DEMAND, CUBE, DEAL}
BY_ITSELF: Final = {
    *(DECADE, BUILDING, PASS_ON, SHOW, ROUND, SLIDE, ADVANCE),
    *(OPERATING, SUPPLY, DRAW, CLEANUP, REFILL),
}
BY_DIRECTOR: Final = {
    *(PROTECT, HIRE, WORKER, MANAGER, INVEST, STOW, KEEP, CUBES, AUTOMATE, RELOCATE, BONUS),
    *(PRODUCE, ISSUE, DISTRIBUTE, WIND_UP, LAST),
}
TURNS: Final = {TRADE, SELL, BUY, TURN, FINISH, AFTER, PRODUCE, DISTRIBUTE, WIND_UP, LAST}


def sound_stack(s: Shoulders) -> None:
    """Every frame fits the phase, its seat and its numbers; the phase goes on afterwards."""
    assert (s.phase == IS_OVER) == (not s.stack), "a phase without anything pending"
    if s.phase != IN_BUILDING:
        assert max(s.played + s.tossed) < 0, "a building is chosen that nobody asks for"
        assert not max(s.drafted), "a building is drafted that nobody asks for"
    if not s.stack:
        return
    bottom, above = s.stack[0], s.stack[1:]
    if s.phase == IN_CLEANUP:
        assert bottom.step == CLEANUP, "Cleanup does not go on"
        assert 1 <= bottom.a <= 3, "there is no such part of Cleanup"
    else:
        assert bottom.step == DECADE, "the decade does not go on"
        assert bottom.a == s.phase + 1, "another phase is to come"
        assert above[0].step in GROUND[s.phase], "the phase does not go on"
    for frame in above:
        assert frame.step in STEPS_OF[s.phase], "a decision of another phase"
        sound_seat(s, frame)
        sound_numbers(s, frame)
    sound_turns(s, above)
    if s.phase == IN_BUILDING:
        for seat in range(s.seats):
            sound_choice(s, seat)


def sound_choice(s: Shoulders, seat: int) -> None:
    """[BS-BUILD-01] A seat has or gets three buildings, and has chosen if it is not asked."""
    chosen = [it for it in (s.played[seat], s.tossed[seat]) if it >= 0]
    held = (s.hand[seat] | s.drafted[seat]).bit_count() + len(chosen)
    for frame in s.stack:
        if frame.step == DEAL and frame.a == seat:
            held += frame.b
    assert held == 3, "a seat has too many or too few buildings"
    asked = [frame.step for frame in s.stack if frame.seat == seat]
    if s.stack[1].step == BUILDING:
        assert not chosen, "a seat has chosen too early"
        assert not asked, "a seat is asked too early"
    elif PASS_ON in [frame.step for frame in s.stack]:
        assert len(chosen) == (0 if DRAFT in asked else 1), "a seat has not drafted"
        assert BUILD in asked, "a seat builds nothing"
    else:
        assert DRAFT not in asked, "what is drafted is not passed on"
        assert len(chosen) == (0 if BUILD in asked else 2), "a seat has not chosen"


def sound_turns(s: Shoulders, frames: list[Frame]) -> None:
    """One turn is taken at a time, and one ground lies below it."""
    steps = [frame.step for frame in frames]
    assert len([step for step in steps if step in TURNS]) <= 1, "two turns at a time"
    if s.phase not in (IN_SETUP, IN_CLEANUP):
        grounds = [step for step in steps if step in GROUND[s.phase]]
        assert len(grounds) == 1, "a phase goes on twice"
    starts = [frame.a for frame in frames if frame.step == START]
    last = s.seats - 1  # to choose; then comes the first decade
    assert starts == list(range(last, last - len(starts), -1)), "a seat starts no company"
    for step in (DRAFT, BUILD, START):
        asked = [frame.seat for frame in frames if frame.step == step]
        assert len(asked) == len(set(asked)), "a seat is asked twice"
    for frame in frames:
        if frame.step == WORKER:
            assert steps.count(WORKER) <= room(s, frame.a), "no room for a worker"
        elif frame.step == MANAGER:
            assert steps.count(MANAGER) <= len(unmanaged(s, frame.a)), "no room for a manager"


def sound_seat(s: Shoulders, f: Frame) -> None:
    """A frame is decided by chance, by itself, by a company's director or by any seat."""
    if f.step in BY_CHANCE:
        assert f.seat == CHANCE, "chance decides"
    elif f.step in BY_ITSELF:
        assert f.seat == NOBODY, "nobody decides"
    else:
        assert 0 <= f.seat < s.seats, "there is no such seat"
    if f.step in BY_DIRECTOR or f.step == ADVANCE:
        assert f.a in s.line, "the company is not in play"
    if f.step in BY_DIRECTOR:
        assert s.director[f.a] == f.seat, "the company's director decides"


def most(s: Shoulders, step: int) -> tuple[int, int]:
    """The highest numbers a frame of a step can have, where they are no companies or sets."""
    drawn = max(s.parts.drawn)
    bounds = {
        REVEAL: (len(s.row) - 1, 0),
        GOAL: (s.parts.goals_drawn - s.goals.bit_count(), 0),
        DEMAND: (len(s.demand) - 1, 0),
        CUBE: (drawn, 1),
        DRAW: (drawn, 1),
        DEAL: (s.seats - 1, max(s.parts.dealt)),
        START: (s.seats - 1, 0),
        STOCK: (s.seats, (1 << s.seats) - 1),
        TRADE: (s.seats - 1, (1 << s.seats) - 1),
        BUILDING: (1, 0),
        PASS_ON: (2, 0),
        ROUND: (s.seats - 1, 0),
    }
    return bounds.get(step, (0, 0))


def sound_numbers(s: Shoulders, f: Frame) -> None:
    """The numbers of a frame are such as its step gives them."""
    if f.step in BY_DIRECTOR or f.step == ADVANCE:
        assert is_company_frame_sound(s, f), "a decision a company cannot have"
    elif f.step == SELL:
        assert f.a > 0, "a sale of nothing"
        # five bits a company
        assert f.a >> 5 * COMPANY_COUNT == 0, "a sale of no company"
        assert f.b in (0, 1), "a number out of range"
        for company in range(COMPANY_COUNT):
            assert can_sell(s, f.seat, company, pending_of(f.a, company)), "a sale of others'"
    else:
        highest_a, highest_b = most(s, f.step)
        assert 0 <= f.a <= highest_a, "a number out of range"
        assert 0 <= f.b <= highest_b, "a number out of range"
        assert is_frame_sound(s, f), "a decision that cannot come now"


def can_sell(s: Shoulders, seat: int, company: int, part: int) -> bool:
    """Has a seat the certificates of a sale that is not settled yet?"""
    if part & PENDING_PREFERRED and s.preferred[company] != seat:
        return False
    if part & PENDING_DIRECTOR and not (s.switches[ADVANCED] and may_give_up(s, seat, company)):
        return False
    return part & 7 <= s.commons[seat * COMPANY_COUNT + company]


def is_frame_sound(s: Shoulders, f: Frame) -> bool:
    """Is there what a frame is to deal, draw, place or choose from?"""
    if f.step == REVEAL:
        return s.row[f.a] < 0 and s.deck > 0
    if f.step == DEMAND:
        return s.demand[f.a] < 0 and s.stock > 0
    if f.step == CUBE:
        return f.a > 0 and sum(s.bag) > 0
    if f.step in (GOAL, PASS_ON):
        return f.a > 0
    if f.step == DEAL:
        return f.b > 0
    if f.step == TURN:
        return s.ready[f.seat] > 0
    return True


def is_company_frame_sound(s: Shoulders, f: Frame) -> bool:
    """Has a company what a frame speaks of, and is the frame's other number possible?"""
    if f.step in (ADVANCE, PROTECT):
        return 0 < f.b <= 10 and (f.step == ADVANCE or is_protected(s, f.a))
    if f.step == INVEST:
        return f.b == 0 or f.b in s.parts.discount
    if f.step in (STOW, KEEP, BONUS):
        return is_gain_sound(s, f)
    if f.step == HIRE:
        return f.b >= 0 and can_hire(s, f.a)
    if f.step == WORKER:
        return f.b in (0, 1)
    if f.step == CUBES:
        return 0 <= f.b // 256 <= UNLIKE and f.b % 16 > 0 and f.b // 16 % 16 < 1 << KINDS
    if f.step == AUTOMATE:
        return 0 <= f.b <= DOUBLE + 1 and employed(s, f.a) > (1 if f.b == DOUBLE else 0)
    if f.step == ISSUE:
        preferred, commons = divmod(f.b, PREFERRED_ISSUED)
        is_there = preferred == 0 or (preferred == 1 and s.preferred[f.a] == COMPANY)
        return f.b > 0 and is_there and commons <= s.commons[UNSOLD * COMPANY_COUNT + f.a]
    return f.b in (0, 1) if f.step == PRODUCE else f.b == 0


def is_gain_sound(s: Shoulders, f: Frame) -> bool:
    """Is there such an asset or bonus, and for which an asset is to be kept?"""
    if f.step == BONUS:
        return f.b >= 0 and f.b in s.parts.bonuses
    held = s.asset[f.a] >= 0 or f.step == STOW
    return 0 <= f.b < len(s.parts.use_cost) and held
