"""The steps of RISE, one module per part of the rules.

Where a decision has one option the match makes it without asking [RISE-DEC-12].
"""

from typing import Any, Final

from jackscrew.core.state import Step
from jackscrew.games.rise.state import COLUMN_NOUN, EVENT_NOUN, MOMENT_NOUN, TRACK_NOUN
from jackscrew.games.rise.steps.acting import Back, Card, Concern, Option
from jackscrew.games.rise.steps.choosing import (
    Choose,
    CultureTile,
    JokerTrack,
    Payment,
    Tile,
    Trade,
)
from jackscrew.games.rise.steps.ending import End
from jackscrew.games.rise.steps.leaving import Leaving, Moment, Pause
from jackscrew.games.rise.steps.moving import Advance, Left, Walk
from jackscrew.games.rise.steps.placing import Place
from jackscrew.games.rise.steps.resolving import Condition, Effect, Order, Resolve, Rest
from jackscrew.games.rise.steps.rounds import Reveal, Round
from jackscrew.games.rise.steps.starting import Deal, Factory, Hang, Lay

STEPS: Final[list[Step[Any]]] = [
    Factory("factory", "RISE-S-03"),
    Deal("deal", "RISE-S-04"),
    Lay("lay", "RISE-S-05"),
    Hang("hang", "RISE-S-06"),
    Round("round", automatic=True),
    Reveal("reveal", "RISE-B-01"),
    Place("place", "RISE-DEC-01"),
    Card("card", automatic=True),
    Concern("event", a=EVENT_NOUN, automatic=True),
    Option("option", "RISE-DEC-03", a=COLUMN_NOUN),
    Back("back", automatic=True),
    Resolve("resolve", automatic=True),
    Rest("rest", automatic=True),
    Effect("effect", automatic=True),
    Condition("condition", automatic=True),
    Left("left", a=TRACK_NOUN, automatic=True),
    Order("order", "RISE-DEC-04"),
    Walk("walk", a=TRACK_NOUN, automatic=True),
    Advance("step", "RISE-DEC-05", a=TRACK_NOUN),
    JokerTrack("joker", "RISE-DEC-06"),
    Tile("tile", "RISE-DEC-02"),
    Choose("choice", "RISE-DEC-07"),
    Payment("pay", "RISE-DEC-08"),
    Trade("exchange", "RISE-DEC-09"),
    CultureTile("culture_tile", "RISE-DEC-10"),
    Pause("pause", a=MOMENT_NOUN, automatic=True),
    Moment("moment", "RISE-DEC-11", a=MOMENT_NOUN),
    Leaving("leaving", a=TRACK_NOUN, automatic=True),
    End("end", automatic=True),
]
