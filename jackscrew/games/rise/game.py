"""RISE: the declaration."""

from __future__ import annotations

from jackscrew.core.game import Bundle, Game, Option
from jackscrew.games.rise.components import Parts
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.hidden import observe, resample, reveal
from jackscrew.games.rise.printed import FIXED, WHOLE, check_components
from jackscrew.games.rise.scoring import sheet, tally, winners
from jackscrew.games.rise.setup import dump_state, load_state, new_state
from jackscrew.games.rise.soundness import sound
from jackscrew.games.rise.state import SOURCES, A
from jackscrew.games.rise.steps import STEPS
from jackscrew.games.rise.steps.ending import ended
from jackscrew.games.rise.view import RiseView
from jackscrew.text.markers import N_

TITLES = {
    "satisfaction": N_("Satisfaction: side B"),
    "science": N_("Science: side B"),
    "culture": N_("Culture: side B"),
    "politics": N_("Politics: side B"),
    "conservation": N_("Conservation: side B"),
    "school": N_("School: side B"),
    "bank": N_("Bank: side B"),
    "press": N_("Press: side B"),
    "industry": N_("Industry: side B"),
    "bureau": N_("Bureau: side B"),
}
HELP = {
    "satisfaction": N_("VP by position at the end of every round, none at the end of the game."),
    "science": N_("Shortcuts, and nothing for steps beyond the last space."),
    "culture": N_("Five Culture tiles to take, which count at the end of the game."),
    "politics": N_("Ranks with an income instead of rewards for those who arrive first."),
    "conservation": N_("Another penalty: fewer coins to keep, then only top options."),
    "school": N_("Nine tiles instead of twelve, and small spaces that activate a tile."),
    "bank": N_("Coins when you leave the track, instead of places that cost nothing."),
    "press": N_("Four other paths."),
    "industry": N_("A second row without Pollution and with less income."),
    "bureau": N_(
        "Leaving brings the effects of all spaces passed. On both sides you may leave whenever you"
        " are asked something, before some events and at the end of a round; in the middle of"
        " another player's turn it is not offered, though the rulebook says “at any time”."
    ),
}
RULES = {
    "satisfaction": "RISE-SAT-03",
    "science": "RISE-SCI-01",
    "culture": "RISE-CUL-02",
    "politics": "RISE-POL-03",
    "conservation": "RISE-CON-05",
    "school": "RISE-SCH-05",
    "bank": "RISE-BNK-02",
    "press": "RISE-PRS-01",
    "industry": "RISE-IND-01",
    "bureau": "RISE-FREE-01",
}
EFFECTS_FIRST = Option(
    "effects_before_return",
    False,
    N_(
        "The rulebook has you activate the effects “and then immediately move your marker” to the"
        " starting space. Off: the marker goes back first, so a step on the same track that these"
        " effects bring begins at the start. On: the effects come first. Such a step goes on from"
        " where the marker stands, if a space lies ahead at all, and then the marker goes back."
    ),
    "RISE-FREE-02",
    title=N_("Leaving a track and black frames: effects before the way back"),
    reading=True,
)


RISE = Game(
    key="rise",
    title="RISE",
    authors="Remo Conzadori, Marco Pranzo",
    rights=N_("2022 by dlp games"),
    seats=range(2, 5),
    minutes="60-90",
    weight=2,
    length=N_("12 rounds in 3 eras"),
    pitch=N_(
        "Choose a card, mind the events before it, and let ten tracks of a city set each other off."
    ),
    reconstructed=N_(
        "The rulebook's text tells the rules, the events and many single values; the rest of what"
        " is printed on tracks and Action cards is not public and was designed anew, within all"
        " that the rulebook says. Owners of the game can type in the printed faces as a component"
        " pack."
    ),
    secrets=False,
    rules=1,
    options=(
        *(
            Option(f"{track}_b", False, HELP[track], RULES[track], title=TITLES[track])
            for track in TRACKS
        ),
        EFFECTS_FIRST,
    ),
    actions=A,
    steps=STEPS,
    sources=SOURCES,
    parts=Parts,
    new_state=new_state,
    dump_state=dump_state,
    load_state=load_state,
    view=RiseView,
    observe=observe,
    reveal=reveal,
    resample=resample,
    sheet=sheet,
    ended=ended,
    winners=winners,
    sound=sound,
    check_components=check_components,
    fixed=FIXED,
    longest=2000,
    module="jackscrew.games.rise",
    whole=WHOLE,
    tally=tally,
    bundle=Bundle(
        "sides",
        N_("Sides of the tracks"),
        (N_("All A"), N_("All B"), N_("As I choose")),
        tuple(f"{track}_b" for track in TRACKS),
    ),
)
