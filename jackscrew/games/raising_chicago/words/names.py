"""Rows of the score sheet, steps, banners and parts of the picture; and what words look up."""

from __future__ import annotations

from collections.abc import Mapping

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import Parts
from jackscrew.games.raising_chicago.rewards import TOKENS, TYPES
from jackscrew.games.raising_chicago.view import (
    BidsView,
    ChicagoView,
    PlayerView,
    Printed,
    SpaceView,
    has_card,
)
from jackscrew.text import N_, NC_, Words
from jackscrew.text.words import asked_seat

SOURCES = {
    "levels": NC_("source", "Levels"),
    "plots": NC_("source", "Plots"),
    "projects": NC_("source", "Projects"),
    "neighborhoods": NC_("source", "Neighborhoods"),
    "expertise": NC_("source", "Expertise tracks"),
    "cards": NC_("source", "Resource cards"),
    "empty_plots": NC_("source", "Empty plot tiles"),
    "wards": NC_("source", "Ward control"),
    "bidding_board": NC_("source", "Bidding board"),
    "prestige": NC_("source", "Prestige buildings"),
    "final_projects": NC_("source", "Final projects"),
    "symbol_sets": NC_("source", "Symbol tokens"),
    "personal_project": NC_("source", "Personal project"),
    "poverty": NC_("source", "Poverty track"),
    "council": NC_("source", "City council"),
}
STEPS = {
    "disc": NC_("step", "Rank at the start"),
    "final": NC_("step", "Final projects"),
    "top": NC_("step", "Stacks of projects"),
    "lot": NC_("step", "Empty plot tiles"),
    "show": NC_("step", "Display of prestige buildings"),
    "token": NC_("step", "Ward control tokens"),
    "banner": NC_("step", "Expertise banners"),
    "neighborhood": NC_("step", "Neighborhood tiles"),
    "member": NC_("step", "Council members"),
    "draw": NC_("step", "Next resource card"),
    "round": NC_("step", "Round"),
    "project": NC_("step", "Next project"),
    "cards_out": NC_("step", "New resource cards"),
    "check": NC_("step", "Empty plot tiles"),
    "window": NC_("step", "Empty plot tiles"),
    "windows": NC_("step", "Empty plot tiles"),
    "markers": NC_("step", "New bidding markers"),
    "next": NC_("step", "Next bid"),
    "bid": NC_("step", "Placing a marker"),
    "bid_cost": NC_("step", "Cost of a bid"),
    "cost_menu": NC_("step", "Paying for a bid"),
    "trade": NC_("step", "Trading 3 for 1"),
    "resolve": NC_("step", "Bidding resolution"),
    "work": NC_("step", "Next project"),
    "settle": NC_("step", "Cost of a project"),
    "payment": NC_("step", "Paying for a project"),
    "build": NC_("step", "Placing the project"),
    "plot": NC_("step", "Choosing a plot"),
    "outskirts": NC_("step", "Moving to the outskirts"),
    "prestige_tile": NC_("step", "Choosing a prestige building"),
    "site": NC_("step", "Placing the prestige building"),
    "rotation": NC_("step", "Turning the prestige building"),
    "enclosed": NC_("step", "Enclosed neighborhoods"),
    "award": NC_("step", "Awarding a neighborhood"),
    "hood": NC_("step", "Order of neighborhoods"),
    "follow": NC_("step", "Awarding a neighborhood"),
    "store": NC_("step", "Adding the resource card"),
    "company": NC_("step", "Running the company"),
    "reward": NC_("step", "Reward"),
    "basic_tokens": NC_("step", "Choosing resources"),
    "track": NC_("step", "Choosing an expertise track"),
    "squares_of": NC_("step", "Choosing a card"),
    "level": NC_("step", "Adding a level"),
    "swap": NC_("step", "Swapping banners"),
    "copy": NC_("step", "Copying a neighborhood tile"),
    "scoring": NC_("step", "Final scoring"),
    "naming": NC_("step", "Naming the asterisk"),
    "favors": NC_("step", "Favors for the personal project"),
    "letter_card": NC_("step", "Letters for the council"),
}
PICTURE_PARTS = {
    "market": NC_("picture", "Projects"),
    "town": NC_("picture", "Town"),
    "companies": NC_("picture", "Companies"),
    "tracks": NC_("picture", "Tracks"),
    "to_come": NC_("picture", "To come"),
}
BANNERS = {
    "lumber": N_("lumber banner"),
    "jackscrew": N_("jackscrew banner"),
    "masonry": N_("masonry banner"),
}
LETTER_TOKENS = dict(zip("LJMW", TOKENS, strict=True))


def components_of(words: Words) -> Printed:
    """What is printed on the components of a match."""
    parts = words.setup.parts
    assert isinstance(parts, Parts), "the parts of another game"
    return parts.printed


def player_asked(view: ChicagoView) -> PlayerView:
    """The entry of the seat that is asked."""
    return view["players"][asked_seat(view)]


def area_of(view: ChicagoView, space: str) -> SpaceView:
    """The entry of a space of the project area."""
    return view["area"][naming.SPACES.index(space)]


def bids_for(view: ChicagoView, space: str) -> BidsView:
    """The entry of a space where a card lies."""
    found = area_of(view, space)
    assert has_card(found), f"no card lies on space {space}"
    return found


def banner_place(words: Words, printed: Printed, banner: str) -> str:
    """Where a banner hangs: "at plot 3", which is the nearest to it however the plan is turned."""
    if banner == "prestige":
        return words.text("at the prestige buildings")
    plots = printed["plots"]
    column = int(banner.removeprefix("column-"))
    nearest = min((it["row"], it["number"]) for it in plots if it["column"] == column)[1]
    return words.text("at plot {number}", number=nearest)


def mixture(letters: str) -> dict[str, int]:
    """Tokens by kind from their letters: "LLW" is 2 lumber and 1 wild."""
    return {kind: letters.count(letter) for letter, kind in LETTER_TOKENS.items()}


def short_of(due: Mapping[str, int], tokens: Mapping[str, int]) -> dict[str, int]:
    """The basic tokens that are missing, by type."""
    return {kind: max(0, due[kind] - tokens[kind]) for kind in TYPES}


def wealth(words: Words, player: PlayerView) -> str:
    """What a seat can pay with: "2 lumber, 1 wild and 1 favor"."""
    found = {**player["tokens"], "favor": player["favors"]}
    return naming.tokens_named(words.text, found)


def left_told(words: Words, tokens: Mapping[str, int]) -> str:
    """What is left of some tokens, none too: "0 lumber, 2 wilds"."""
    return ", ".join(naming.counted(words.text, kind, count) for kind, count in tokens.items())
