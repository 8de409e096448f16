"""Soundness of the stack: which frames may be pending, and what must hold while they are."""

from typing import Final

from jackscrew.core.state import CHANCE, NOBODY, Frame
from jackscrew.games.raising_chicago.components import (
    BANNERS,
    COST,
    DISPLAYED,
    FINALS_USED,
    HOODS,
    LETTERS,
    LOTS,
    PLOT_COUNT,
    SPACE_COUNT,
    SQUARES,
    STACKS,
    WARDS,
)
from jackscrew.games.raising_chicago.rewards import TYPE_COUNT
from jackscrew.games.raising_chicago.state import (
    AWARD,
    BANNER,
    BASIC_TOKENS,
    BID,
    BID_COST,
    BUILD,
    CARDS_OUT,
    CHECK,
    COMPANY,
    COPY,
    COST_MENU,
    DISC,
    DRAW,
    ENCLOSED,
    FAVORS,
    FINAL,
    FOLLOW,
    HOOD,
    IN_ANNOUNCEMENT,
    IN_BIDDING,
    IN_COMPANY,
    IN_PROJECTS,
    IN_SCORING,
    IN_SETUP,
    IS_OVER,
    LETTER_CARD,
    LEVEL,
    LOT,
    MARKERS,
    MEMBER,
    NAMING,
    NEIGHBORHOOD,
    NEXT,
    OUTSKIRTS,
    PAYMENT,
    PLOT,
    PRESTIGE_TILE,
    PROJECT,
    REWARD,
    ROTATION,
    ROUND,
    SCORING,
    SETTLE,
    SHOW,
    SITE,
    SQUARES_OF,
    STORE,
    SWAP,
    TOKEN,
    TOP,
    TRACK,
    TRADE,
    WINDOW,
    WINDOWS,
    WORK,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.bidding import (
    BEGUN,
    OWN_MARKER,
    WHITE_MARKER,
    active,
)
from jackscrew.games.raising_chicago.steps.building import sites
from jackscrew.games.raising_chicago.steps.paying import ALL_TYPES, MAY_DEFAULT, due, is_short
from jackscrew.games.raising_chicago.steps.rounds import (
    BIDDING,
    ENDING,
    RESOLVING,
    RUNNING,
)
from jackscrew.games.raising_chicago.steps.trading import BID_TRADE, counts_of, payable

GAINS: Final = {REWARD, BASIC_TOKENS, TRACK, SQUARES_OF, LEVEL, SWAP, COPY, CHECK, WINDOW}
# the steps that may be pending in a phase, and what lies below them
STEPS_OF: Final = {
    IN_SETUP: {DISC, FINAL, TOP, LOT, SHOW, TOKEN, BANNER, NEIGHBORHOOD, MEMBER, DRAW},
    IN_ANNOUNCEMENT: {PROJECT, CARDS_OUT, DRAW, MARKERS, WINDOWS, *GAINS},
    IN_BIDDING: {NEXT, BID, BID_COST, COST_MENU, TRADE, *GAINS},
    IN_PROJECTS: {
        *(WORK, SETTLE, PAYMENT, TRADE, BUILD, PLOT, OUTSKIRTS, PRESTIGE_TILE, SITE, ROTATION),
        *(ENCLOSED, AWARD, HOOD, FOLLOW, STORE, SHOW, *GAINS),
    },
    IN_COMPANY: {COMPANY, WINDOWS, *GAINS},
    IN_SCORING: {NAMING, FAVORS, LETTER_CARD},
}
GOES_ON: Final = {
    IN_SETUP: 0,
    IN_ANNOUNCEMENT: BIDDING,
    IN_BIDDING: RESOLVING,
    IN_PROJECTS: RUNNING,
    IN_COMPANY: ENDING,
}
BY_CHANCE: Final = {
    *(DISC, FINAL, TOP, LOT, SHOW, TOKEN, BANNER, NEIGHBORHOOD, MEMBER, DRAW, PROJECT),
}
BY_ITSELF: Final = {CARDS_OUT, MARKERS, NEXT, WORK, FOLLOW}
BY_SOMEBODY_OR_ITSELF: Final = {ENCLOSED, AWARD, WINDOWS}
ON_A_SPACE: Final = {SETTLE, PAYMENT, BUILD, PLOT, OUTSKIRTS, STORE}
BY_BUILDER: Final = {PRESTIGE_TILE, SITE, ROTATION, ENCLOSED, AWARD, HOOD}
BUILDING: Final = {BUILD, PLOT, OUTSKIRTS, PRESTIGE_TILE, SITE, ROTATION, ENCLOSED, AWARD, HOOD}
ON_TOP: Final = {
    *(WINDOW, COST_MENU, TRADE, PAYMENT, SITE, ROTATION, HOOD, BASIC_TOKENS, TRACK, SQUARES_OF),
    *(LEVEL, SWAP),
}


def sound_stack(s: Chicago) -> None:
    """Every frame fits the phase, its seat and its numbers; the round goes on afterwards."""
    assert (s.phase == IS_OVER) == (not s.stack), "a phase without anything pending"
    if not s.stack:
        return
    assert s.phase in STEPS_OF, "nothing is decided in this phase"
    bottom = s.stack[0]
    if s.phase == IN_SCORING:
        assert bottom.step == SCORING, "scoring does not go on"
    else:
        assert bottom.step == ROUND, "the round does not go on"
        assert bottom.a == GOES_ON[s.phase], "another phase is to come"
    for frame in s.stack[1:]:
        assert frame.step in STEPS_OF[s.phase], "a decision of another phase"
        sound_frame(s, frame)
    for frame in s.stack[:-1]:
        assert frame.step not in ON_TOP, "a decision waits that comes at once"
    if s.phase == IN_PROJECTS:
        sound_work(s)
    for step in (BID, NAMING, BID_COST, COST_MENU, TRADE):
        assert [frame.step for frame in s.stack].count(step) <= 1, "asked twice"
    asked = [frame.seat for frame in s.stack if frame.step == FAVORS]
    assert len(set(asked)) == len(asked), "asked twice"
    if s.phase == IN_BIDDING:
        sound_bidding(s)


def sound_bidding(s: Chicago) -> None:
    """A turn, and what a marker just placed costs."""
    steps = [frame.step for frame in s.stack]
    assert steps[1] == NEXT, "the bidding does not go on"
    assert WINDOW not in steps, "tiles are used with a bid"
    for frame in s.stack:
        if frame.step == BID:
            assert is_turn_sound(s, frame), "somebody else's turn"
    if COST_MENU in steps or BID_COST in steps:
        assert COST in [s.squares(at // SQUARES)[at % SQUARES] for at in marked(s)], "no cost"
    else:
        assert BID in steps, "nobody bids"


def marked(s: Chicago) -> list[int]:
    """The squares with a marker."""
    return [at for at in range(len(s.marks)) if s.marks[at] >= 0]


def is_turn_sound(s: Chicago, f: Frame) -> bool:
    """[RC-P2-01, RC-P2-08] Is it this seat's turn, with these markers to place?"""
    if f.b & BEGUN:
        own = 1 if f.b & OWN_MARKER else 0
        # BEGUN with the flag of the marker that is left
        return s.seats == 2 and f.b in (5, 6) and own <= s.board[f.seat] <= own + 1
    is_double = s.seats == 2 and s.board[f.seat] <= 2
    wanted = OWN_MARKER | WHITE_MARKER if is_double else OWN_MARKER
    return f.seat == active(s) and f.b == wanted


def sound_work(s: Chicago) -> None:
    """One project at a time: it is paid, built, stored; then the next space."""
    steps = [frame.step for frame in s.stack]
    spaces = [frame.a for frame in s.stack if frame.step in ON_A_SPACE]
    assert len(set(spaces)) <= 1, "two projects at a time"
    assert steps.count(WORK) <= 1, "the spaces are mixed up"
    later = s.stack[steps.index(WORK)].a if WORK in steps else SPACE_COUNT
    assert WORK not in steps or steps[1] == WORK, "the spaces are mixed up"
    if not spaces:
        return
    space = spaces[0]
    assert later == space + 1, "the spaces are mixed up"
    assert s.projects[space] >= 0, "there is no such project"
    hand = s.stack[2:] if WORK in steps else s.stack[1:]
    assert [frame.step for frame in hand[:2]] == [CHECK, STORE], "a project does not end"
    for frame in hand:
        if frame.step in ON_A_SPACE or frame.step in BY_BUILDER or frame is hand[0]:
            assert frame.seat == s.winner[space], "the winner decides"
    building = [frame.step for frame in hand if frame.step in BUILDING]
    assert len(building) <= 1, "a project is built twice"
    if building:
        assert hand[2].step in BUILDING, "a project is built too late"
    unpaid = SETTLE in steps or PAYMENT in steps
    assert not unpaid or building == [BUILD], "a project is paid too late"
    assert steps.count(SETTLE) + steps.count(PAYMENT) <= 1, "a project is paid twice"


def sound_frame(s: Chicago, f: Frame) -> None:
    """A frame's seat and numbers are such as its step gives them."""
    if f.step in BY_CHANCE:
        assert f.seat == CHANCE, "chance decides"
    elif f.step in BY_ITSELF or (f.step in BY_SOMEBODY_OR_ITSELF and f.seat == NOBODY):
        assert f.seat == NOBODY, "nobody decides"
    else:
        assert 0 <= f.seat < s.seats, "there is no such seat"
    assert is_frame_sound(s, f), "a decision that cannot come now"


def is_frame_sound(s: Chicago, f: Frame) -> bool:
    """Is there what the numbers of a frame speak of?"""
    rewards = s.parts.rewards
    if f.step == REWARD:
        return 0 < f.a < len(rewards.kinds) and 0 <= f.b < len(rewards.kinds[f.a])
    if f.step in (SETTLE, PAYMENT):
        return 0 <= f.a < SPACE_COUNT and is_due(s, f)
    if f.step == BID:
        return f.a == 0 and 0 < f.b < 8  # three flags
    if f.step in (SITE, ROTATION):
        is_placed = f.b in sites(s) if f.step == ROTATION else f.b == 0
        return f.a in s.shown and f.a >= 0 and is_placed
    if f.step == FOLLOW:
        return 0 <= f.a < HOODS and NOBODY <= f.b < s.seats
    if f.step == TRADE:
        return 0 <= f.a < TYPE_COUNT and is_cost(s, f.seat, f.b - BID_TRADE, f.b == 0)
    if f.step in (BID_COST, COST_MENU):
        return is_cost(s, f.seat, f.a, False) and f.b == 0
    if f.step == WINDOWS and f.seat >= 0:
        return 0 <= f.a < 1 << s.seats and not f.a >> f.seat & 1
    if f.step == COPY:
        return 1 <= f.a <= 2 and 0 <= f.b <= HOODS
    return 0 <= f.a < most(s, f.step) and f.b == 0


def is_cost(s: Chicago, seat: int, code: int, for_project: bool) -> bool:
    """Is something due for a bid that a seat can pay [RC-P2-05]?"""
    if for_project:
        return True
    needs = counts_of(code)
    # three bits for each of three types; a card costs three tokens at most [RC-CON-08]
    return 0 < code < 1 << 9 and sum(needs) <= 3 and payable(s, seat, needs)


def is_due(s: Chicago, f: Frame) -> bool:
    """Is something left to pay, and may what is short be defaulted [RC-PAY-06]?"""
    if not 0 < f.b & ~MAY_DEFAULT <= ALL_TYPES or s.projects[f.a] < 0:
        return False
    needs = due(s, f.seat, f.a, f.b)
    return f.b & MAY_DEFAULT > 0 or not is_short(s, f.seat, needs)


def most(s: Chicago, step: int) -> int:
    """How many values the first number of a frame can have."""
    bounds = {
        DISC: s.seats,
        FINAL: FINALS_USED,
        TOP: STACKS,
        LOT: LOTS,
        SHOW: DISPLAYED,
        TOKEN: WARDS,
        BANNER: len(BANNERS),
        NEIGHBORHOOD: HOODS,
        MEMBER: len(LETTERS),
        PROJECT: SPACE_COUNT,
        CARDS_OUT: SPACE_COUNT + 1,
        WORK: SPACE_COUNT,
        BUILD: SPACE_COUNT,
        PLOT: SPACE_COUNT,
        OUTSKIRTS: SPACE_COUNT,
        STORE: SPACE_COUNT,
        ENCLOSED: PLOT_COUNT,
        AWARD: PLOT_COUNT,
        HOOD: PLOT_COUNT,
        BASIC_TOKENS: 5,
        TRACK: 10,
    }
    return bounds.get(step, 1)
