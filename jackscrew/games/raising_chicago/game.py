"""Raising Chicago: the declaration."""

from __future__ import annotations

from jackscrew.core.game import Game, Option
from jackscrew.games.raising_chicago.components import SOURCES, Parts
from jackscrew.games.raising_chicago.hidden import observe, resample, reveal
from jackscrew.games.raising_chicago.printed import FIXED, WHOLE, check_components
from jackscrew.games.raising_chicago.scoring import sheet, tally, winners
from jackscrew.games.raising_chicago.setup import dump_state, load_state, new_state
from jackscrew.games.raising_chicago.soundness import sound
from jackscrew.games.raising_chicago.state import A
from jackscrew.games.raising_chicago.steps import STEPS
from jackscrew.games.raising_chicago.steps.final_answers import ended
from jackscrew.games.raising_chicago.view import ChicagoView
from jackscrew.text.markers import N_

RAISING_CHICAGO = Game(
    key="raising_chicago",
    title="Raising Chicago",
    authors="Matt Wolfe",
    rights=N_("2023 by Spielworxx, 2024 by Capstone Games"),
    seats=range(2, 5),
    minutes="90-120",
    weight=3,
    length=N_("8 rounds of 5 phases"),
    pitch=N_(
        "Bid for projects, raise Chicago out of the mud storey by storey, and move what is left"
        " to the outskirts."
    ),
    reconstructed=N_(
        "The booklets tell the rules, the empty plot tiles and the council; what is printed on map,"
        " projects, cards and tracks was designed anew, within all that the booklets say. Owners of"
        " the game can type in the printed values as a component pack."
    ),
    secrets=False,
    rules=2,
    options=(
        Option(
            "council",
            False,
            "Council members reward companies that collect resource cards of their letter.",
            "RC-SET-11",
            title=N_("City council"),
        ),
        Option(
            "trading_oneself_short",
            False,
            "“At any time you may trade any 3 resources for 1 resource” stands among the sources"
            " “to cover the costs”: who can pay a project pays it. Turned on, “at any time” is"
            " taken at its word: one may also trade tokens away until a type is short, and take a"
            " step on the poverty track instead of paying it.",
            "RC-PAY-06",
            title=N_("Trading although one could pay"),
            reading=True,
        ),
    ),
    actions=A,
    steps=STEPS,
    sources=SOURCES,
    parts=Parts,
    new_state=new_state,
    dump_state=dump_state,
    load_state=load_state,
    view=ChicagoView,
    observe=observe,
    reveal=reveal,
    resample=resample,
    sheet=sheet,
    ended=ended,
    winners=winners,
    sound=sound,
    check_components=check_components,
    fixed=FIXED,
    longest=1000,
    module="jackscrew.games.raising_chicago",
    whole=WHOLE,
    tally=tally,
)
