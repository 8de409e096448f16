"""The steps of Raising Chicago, one module per part of the rules.

Every chain of decisions ends, and none is without an option [RC-DEC-23, RC-DEC-24].
"""

from typing import Any, Final

from jackscrew.core.state import Step
from jackscrew.games.raising_chicago.state import PLOT_NOUN, PRESTIGE_NOUN, SPACE_NOUN, TYPE_NOUN
from jackscrew.games.raising_chicago.steps.bidding import (
    Bid,
    BidCost,
    CostMenu,
    Next,
    Resolve,
)
from jackscrew.games.raising_chicago.steps.building import (
    Build,
    Outskirts,
    Plot,
    PrestigeTile,
    Rotation,
    Site,
    Store,
    Work,
)
from jackscrew.games.raising_chicago.steps.company import Company
from jackscrew.games.raising_chicago.steps.ending import Favors, LetterCard, Naming, Scoring
from jackscrew.games.raising_chicago.steps.giving import (
    BasicTokens,
    Copy,
    Level,
    Reward,
    SquaresOf,
    Swap,
    TrackChoice,
)
from jackscrew.games.raising_chicago.steps.neighborhoods import Award, Enclosed, Follow, Hood
from jackscrew.games.raising_chicago.steps.paying import Payment, Settle
from jackscrew.games.raising_chicago.steps.rounds import CardsOut, Markers, Project, Round
from jackscrew.games.raising_chicago.steps.starting import (
    Banner,
    Disc,
    Draw,
    FinalTile,
    Lot,
    Member,
    Neighborhood,
    Show,
    Token,
    Top,
)
from jackscrew.games.raising_chicago.steps.trading import Trade
from jackscrew.games.raising_chicago.steps.windows import Check, Window, Windows

STEPS: Final[list[Step[Any]]] = [
    Disc("disc", "RC-SET-08"),
    FinalTile("final", "RC-SET-02"),
    Top("top", "RC-SET-01"),
    Lot("lot", "RC-SET-04"),
    Show("show", "RC-SET-05"),
    Token("token", "RC-SET-06"),
    Banner("banner", "RC-SET-06"),
    Neighborhood("neighborhood", "RC-SET-06"),
    Member("member", "RC-SET-11"),
    Draw("draw", "RC-SET-03"),
    Round("round", automatic=True),
    Project("project", "RC-P1-01"),
    CardsOut("cards_out", automatic=True),
    Check("check", automatic=True),
    Window("window", "RC-DEC-01"),
    Markers("markers", automatic=True),
    Next("next", automatic=True),
    Bid("bid", "RC-DEC-02"),
    BidCost("bid_cost", automatic=True),
    CostMenu("cost_menu", "RC-DEC-03"),
    Trade("trade", "RC-DEC-06", a=TYPE_NOUN),
    Resolve("resolve", automatic=True),
    Work("work", automatic=True),
    Settle("settle", a=SPACE_NOUN, automatic=True),
    Payment("payment", "RC-DEC-04", a=SPACE_NOUN),
    Build("build", a=SPACE_NOUN, automatic=True),
    Plot("plot", "RC-DEC-05", a=SPACE_NOUN),
    Outskirts("outskirts", "RC-DEC-07", a=SPACE_NOUN),
    PrestigeTile("prestige_tile", "RC-DEC-08"),
    Site("site", "RC-DEC-08", a=PRESTIGE_NOUN),
    Rotation("rotation", "RC-DEC-08", a=PRESTIGE_NOUN, b=PLOT_NOUN),
    Enclosed("enclosed", a=PLOT_NOUN, automatic=True),
    Award("award", a=PLOT_NOUN, automatic=True),
    Hood("hood", "RC-DEC-09", a=PLOT_NOUN),
    Follow("follow", automatic=True),
    Store("store", a=SPACE_NOUN, automatic=True),
    Company("company", automatic=True),
    Reward("reward", automatic=True),
    BasicTokens("basic_tokens", "RC-DEC-10"),
    TrackChoice("track", "RC-DEC-10"),
    SquaresOf("squares_of", "RC-DEC-10"),
    Level("level", "RC-DEC-10"),
    Swap("swap", "RC-DEC-10"),
    Copy("copy", "RC-DEC-10"),
    Scoring("scoring", automatic=True),
    Naming("naming", "RC-DEC-11"),
    Favors("favors", "RC-DEC-12"),
    LetterCard("letter_card", "RC-DEC-13"),
    Windows("windows", automatic=True),
]
