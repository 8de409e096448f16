"""City of the Big Shoulders: the declaration."""

from __future__ import annotations

from jackscrew.core.game import Game, Option
from jackscrew.games.big_shoulders.components import Parts
from jackscrew.games.big_shoulders.hidden import observe, resample, reveal
from jackscrew.games.big_shoulders.printed import FIXED, check_components
from jackscrew.games.big_shoulders.scoring import sheet, tally, winners
from jackscrew.games.big_shoulders.setup import dump_state, load_state, new_state
from jackscrew.games.big_shoulders.soundness import sound
from jackscrew.games.big_shoulders.state import SOURCES, A
from jackscrew.games.big_shoulders.steps import STEPS
from jackscrew.games.big_shoulders.steps.ending import ended
from jackscrew.games.big_shoulders.view import ShouldersView
from jackscrew.text.markers import N_

OPTIONS = (
    Option(
        "advanced",
        False,
        "Directorship can pass to another player, and companies can issue shares in need.",
        "BS-VAR-01",
        title=N_("Advanced game"),
    ),
    Option(
        "goals",
        True,
        "Five public goals pay $200 each at the end.",
        "BS-VAR-02",
        title=N_("Public goals"),
    ),
    Option(
        "draft",
        False,
        "Buildings are drafted before they are chosen.",
        "BS-VAR-03",
        title=N_("Draft of buildings"),
    ),
    Option(
        "right_closes",
        False,
        "On: once no demand tile is left to draw, nothing is sold in the right column any more, not"
        " even to tiles that lie there: “the right-most space in each row cannot have any Goods"
        " sold to it for the remainder of the game” (p35). Off: this is said of the printed spaces"
        " alone; tiles that still lie there are sold to as usual.",
        "BS-DEM-03",
        title=N_("The right column closes"),
        reading=True,
    ),
)


BIG_SHOULDERS = Game(
    key="big_shoulders",
    title="City of the Big Shoulders",
    authors="Raymond Chandler III",
    rights=N_("2019 by Parallel Games"),
    seats=range(2, 5),
    minutes="90-180",
    weight=4,
    length=N_("5 decades of 5 phases"),
    pitch=N_(
        "Start companies, hire and automate, win Chicago's customers and own the shares that rise."
    ),
    reconstructed=N_(
        "The rulebook's text does not tell the charters, the demand tiles and the number of cubes;"
        " they are taken from a public implementation."
    ),
    secrets=True,
    rules=2,
    options=OPTIONS,
    actions=A,
    steps=STEPS,
    sources=SOURCES,
    parts=Parts,
    new_state=new_state,
    dump_state=dump_state,
    load_state=load_state,
    view=ShouldersView,
    observe=observe,
    reveal=reveal,
    resample=resample,
    sheet=sheet,
    ended=ended,
    winners=winners,
    sound=sound,
    check_components=check_components,
    fixed=FIXED,
    longest=12000,
    module="jackscrew.games.big_shoulders",
    tally=tally,
)
