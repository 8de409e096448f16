"""What a seat of Raising Chicago is asked, and where in the game it is."""

from __future__ import annotations

from jackscrew.core.view import Question, question_of
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import ChicagoView, bidders_of, due_of
from jackscrew.games.raising_chicago.words.names import (
    area_of,
    bids_for,
    player_asked,
    short_of,
    wealth,
)
from jackscrew.text import N_, NN_, Values, Words
from jackscrew.text.words import about, asked_seat, count_about

# to the seat that is asked; about it to all others
PROMPTS = {
    "window": (
        N_("You may use an empty plot tile now, or go on."),
        N_("{name} may use an empty plot tile."),
    ),
    "bid": (
        N_("Place a marker on an empty square ({markers} left). You have {wealth}."),
        N_("{name} is placing a bidding marker."),
    ),
    "bid both": (
        N_(
            "Place your marker and one of the non-player color, in either order ({markers} of your"
            " own left). You have {wealth}."
        ),
        N_("{name} is placing a bidding marker and one of the non-player color."),
    ),
    "bid white": (
        N_("Now place the marker of the non-player color. You have {wealth}."),
        N_("{name} is placing a marker of the non-player color."),
    ),
    "cost_menu": (
        N_("The upper-left square costs {due}; you lack {short}. You have {wealth}."),
        N_("{name} is paying for the upper-left square: {due}."),
    ),
    "trade": (
        N_("Choose the three resources you give for {received}."),
        N_("{name} is trading three resources for {received}."),
    ),
    "payment": (
        N_("{project}: still due {due}. You have {wealth}."),
        N_("{name} is paying for {its_project}; still due {due}."),
    ),
    "payment eased": (
        N_("{project}: still due {due} (your permanents are taken off). You have {wealth}."),
        N_("{name} is paying for {its_project}; still due {due}."),
    ),
    "plot": (
        N_("Choose a plot for your building with {levels} ({reputation})."),
        N_("{name} is choosing a plot for a building with {levels}."),
    ),
    "outskirts": (
        N_(
            "Move your building with {levels} ({reputation}) to the outskirts and take an empty"
            " plot tile."
        ),
        N_("{name} is moving a building with {levels} to the outskirts."),
    ),
    "prestige_tile": (
        N_("Choose one of the prestige buildings on display."),
        N_("{name} is choosing a prestige building."),
    ),
    "site": (
        N_("Choose a plot for {prestige}."),
        N_("{name} is choosing a plot for {prestige}."),
    ),
    "rotation": (
        N_("Turn {prestige} on {plot}: its arrows reward the owners of the buildings there."),
        N_("{name} is turning {prestige} on {plot}."),
    ),
    "hood": (
        N_("Several neighborhoods are enclosed: choose which one is awarded first."),
        N_("{name} is choosing which neighborhood is awarded first."),
    ),
    "basic_tokens": (
        N_("Choose the basic resources you take: {count} in all."),
        N_("{name} is choosing basic resources: {count} in all."),
    ),
    "track": (
        N_("Choose the expertise track on which you advance {spaces}."),
        N_("{name} is choosing the expertise track on which to advance {spaces}."),
    ),
    "squares_of": (
        N_("Choose the card whose uncovered resources you take."),
        N_("{name} is choosing a card for its uncovered resources."),
    ),
    "level": (
        N_("Choose your building that gets one more level."),
        N_("{name} is choosing a building for one more level."),
    ),
    "swap": (
        N_("Choose the two expertise banners you swap."),
        N_("{name} is choosing two expertise banners to swap."),
    ),
    "copy": (
        N_("Choose the neighborhood tile whose reward you copy; still to copy: {count}."),
        N_("{name} is choosing a neighborhood tile to copy."),
    ),
    "naming": (
        N_("Choose the symbol that your asterisk stands for."),
        N_("{name} is choosing a symbol for the asterisk."),
    ),
    "favors": (
        N_(
            "Choose how many favors you spend on your personal project; the council counts those"
            " you keep. You have {wealth}."
        ),
        N_("{name} is choosing how many favors to spend on the personal project."),
    ),
    "letter_card": (
        N_("Choose the letter that your next card with all letters counts for."),
        N_("{name} is choosing a letter for a card with all letters."),
    ),
}

SPACES = NN_("{count} space", "{count} spaces")


def prompt(words: Words, view: ChicagoView) -> str:
    """The question as a sentence."""
    return words.addressed(view, PROMPTS[prompt_key(view)], prompt_values(words, view))


def prompt_key(view: ChicagoView) -> str:
    """Which question it is."""
    step = question_of(view)["step"]
    if step == "payment" and is_eased(view):
        return "payment eased"
    bidders = bidders_of(view)
    if step != "bid" or not bidders.white:
        return step
    return "bid both" if bidders.own else "bid white"


def is_eased(view: ChicagoView) -> bool:
    """[RC-PAY-01] Have permanents taken anything off what is due of a project?"""
    player, project = player_asked(view), project_asked(view)
    for kind, cost in naming.project_printed(view["printed"], project)["cost"].items():
        rest = max(0, cost - player["permanents"][kind])
        need = 0 if kind in player["unlimited"] else rest
        if due_of(view)[kind] == need < cost:  # what is settled already is due no more
            return True
    return False


def project_asked(view: ChicagoView) -> str:
    """The project that a question is about."""
    project = area_of(view, about(view))["project"]
    assert project is not None, "there is no project"
    return project


def prompt_values(words: Words, view: ChicagoView) -> Values:
    """What the question speaks of."""
    step, player = question_of(view)["step"], player_asked(view)
    told: Values = {
        "wealth": wealth(words, player),
        "markers": naming.counted(words.text, "marker", player["markers"]),
    }
    if step in ("payment", "plot", "outskirts"):
        told |= project_values(words, view)
    if "due" in (view["asked"] or {}):
        due = due_of(view)
        told["due"] = naming.tokens_named(words.text, due)
        told["short"] = naming.tokens_named(words.text, short_of(due, player["tokens"]))
    if step == "trade":
        told["received"] = naming.counted(words.text, about(view), 1)
    if step in ("site", "rotation"):
        told["prestige"] = naming.prestige_told(words.text, view["printed"], about(view))
    if step == "rotation":
        told["prestige"] = naming.prestige_named(words.text, view["printed"], about(view))
        told["plot"] = naming.plot_named(words.text, view["printed"], int(about(view, "b")))
    if step in ("basic_tokens", "copy"):
        told["count"] = count_about(view)
    if step == "track":
        told["spaces"] = words.plural(*SPACES, count_about(view))
    return told


def project_values(words: Words, view: ChicagoView) -> Values:
    """The project that is resolved, the levels it gets, and what they are worth."""
    project = naming.project_named(words.text, view["printed"], project_asked(view))
    count = bids_for(view, about(view))["marks"].count(asked_seat(view))
    return {
        "project": naming.capital(project),
        "its_project": project,
        "levels": naming.counted(words.text, "level", count),
        "reputation": naming.reputation(words.text, count),  # one for each level [RC-RAISE-05]
    }


def path(words: Words, view: ChicagoView) -> list[str]:
    """Round, phase, project, seat in turn, and the step."""
    found = [round_told(words, view), naming.phase_named(words.text, view["phase"])]
    question = view["question"]
    if question is None:
        return found
    found += space_told(words, view, question)
    return [*found, words.names[question["seat"]], words.step(question["step"])]


def round_told(words: Words, view: ChicagoView) -> str:
    """The round."""
    return words.text("Round {round} of {rounds}", round=view["round"], rounds=view["rounds"])


def space_told(words: Words, view: ChicagoView, question: Question) -> list[str]:
    """The project that is being resolved, if one is."""
    spaces = [str(each["a"]) for each in question["path"] if each["step"] == "store"]
    project = area_of(view, spaces[-1])["project"] if spaces else None
    if project is None:
        return []
    name = naming.project_named(words.text, view["printed"], project)
    return [words.text("Space {space}: {project}", space=spaces[-1], project=name)]
