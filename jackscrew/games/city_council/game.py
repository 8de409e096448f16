"""City Council: the declaration."""

from __future__ import annotations

from jackscrew.core.game import Game, Option
from jackscrew.games.city_council.components import Parts
from jackscrew.games.city_council.hidden import observe, resample, reveal
from jackscrew.games.city_council.printed import FIXED, check_components
from jackscrew.games.city_council.scoring import sheet, winners
from jackscrew.games.city_council.setup import dump_state, load_state, new_state
from jackscrew.games.city_council.soundness import sound
from jackscrew.games.city_council.state import SOURCES, A
from jackscrew.games.city_council.steps import STEPS
from jackscrew.games.city_council.steps.rounds import ended
from jackscrew.games.city_council.view import CityCouncilView
from jackscrew.text.markers import N_

OPTIONS = (
    Option(
        "first_bidder",
        0,
        "The seat that opens the bidding of round 1.",
        "CC-SET-04",
        range(4),
        names_seat=True,
        title=N_("First bidder"),
    ),
    Option(
        "site_values_count_as_numerals",
        False,
        "The rulebook: “match either the suit or the numeral”. Off: only 2 to 5 are numerals."
        " On: parks match parks and aces match aces as well, whatever their suit.",
        "CC-INV-06",
        title=N_("Investments: parks and aces as numerals"),
        reading=True,
    ),
    Option(
        "new_stop_counts_as_utilised",
        False,
        "The rulebook: “utilization of existing rail stops”. Off: a new stop pays only the"
        " investors of the stops it counts. On: a new stop that scores also pays its own.",
        "CC-UTIL-05",
        title=N_("Investments: a new stop pays its own investors"),
        reading=True,
    ),
    Option(
        "ace_basic_vp_counts_itself",
        True,
        "The rulebook: “number of tiles in the city”. On: an ace counts itself among them."
        " Off: it counts only the tiles that were there before.",
        "CC-SCORE-03",
        title=N_("Aces: they count themselves"),
        reading=True,
    ),
    Option(
        "chits_alone_pay_investor",
        True,
        "The rulebook: “a single coin, plus any action point chits”, but also “chits may be used"
        " for anything that action points are used for”. On: one chit pays for the investor, whose"
        " cost of 1 no coin matches. Off: the investor always takes a coin.",
        "CC-PAY-03",
        title=N_("Coins and chits: a chit alone pays for the investor"),
        reading=True,
    ),
    Option(
        "chits_alone_pay_speculator",
        False,
        "The rulebook: “a single coin, plus any action point chits”. Off: the speculator always"
        " takes a coin, and chits add to it. On: chits pay for the speculator without a coin too.",
        "CC-PAY-03",
        title=N_("Coins and chits: chits alone pay for the speculator"),
        reading=True,
    ),
    Option(
        "chits_alone_pay_tile",
        False,
        "The rulebook: “a single coin, plus any action point chits”. Off: a tile always takes a"
        " coin, and chits add to it. On: chits pay for a tile without a coin too.",
        "CC-PAY-03",
        title=N_("Coins and chits: chits alone pay for a tile"),
        reading=True,
    ),
    Option(
        "chits_only_raise_bids_above_coins",
        False,
        "The rulebook: “the 2-5 spaces correspond to the coins of the same numbers”, and chits"
        " “may be added to a bid coin, allowing bids of 6-7”. Off: chits may be added to any coin,"
        " so a 4 and a chit are a bid of 5. On: chits only make bids of 6 and 7.",
        "CC-BID-03",
        title=N_("Coins and chits: in bids only for 6 and 7"),
        reading=True,
    ),
    Option(
        "coins_score_when_game_ends_early",
        False,
        "The rulebook: “the game is immediately over”, and unused coins turn into points “at the"
        " end of a round”. Off: unused coins bring nothing if somebody cannot place a tile."
        " On: they score then too.",
        "CC-END-03",
        title=N_("Early end: unused coins score"),
        reading=True,
    ),
    Option(
        "rail_blocks_tile_adjacency",
        False,
        "The rulebook: tiles are adjacent when “separated by no more than one space”. Off: rail"
        " between two tiles changes nothing. On: rail on all squares between them keeps them from"
        " being adjacent for scoring.",
        "CC-GEO-06",
        title=N_("Rail: it keeps tiles apart"),
        reading=True,
    ),
    Option(
        "transit_director_lays_several_lines",
        False,
        "The rulebook: the Transit Director “may form branch lines”; the council sheet: “may form"
        " branch line”. Off: one line a turn, which may start anywhere. On: each segment may start"
        " another line, anywhere on the network.",
        "CC-RAIL-04",
        title=N_("Rail: several branch lines in a turn"),
        reading=True,
    ),
)

CITY_COUNCIL = Game(
    key="city_council",
    title="City Council",
    authors="Phillip Lerche, Michael Schoessow, Stephen Schoessow",
    rights=N_("2004 by the authors; rules under the GNU Free Documentation License"),
    seats=range(3, 5),
    minutes="90-120",
    weight=1,
    length=N_("8 rounds with 3 seats, 6 with 4"),
    pitch=N_(
        "Bid for the council's favour, lay out a city tile by tile,"
        " run rail through it and profit from its growth."
    ),
    reconstructed=N_(
        "The player aid leaves blank what power plant, sewage plant, city hall and airport score"
        " for their neighbours; here that is nothing."
    ),
    secrets=False,
    rules=1,
    options=OPTIONS,
    actions=A,
    steps=STEPS,
    sources=SOURCES,
    parts=Parts,
    new_state=new_state,
    dump_state=dump_state,
    load_state=load_state,
    view=CityCouncilView,
    observe=observe,
    reveal=reveal,
    resample=resample,
    sheet=sheet,
    ended=ended,
    winners=winners,
    sound=sound,
    check_components=check_components,
    fixed=FIXED,
    longest=1200,
    module="jackscrew.games.city_council",
)
