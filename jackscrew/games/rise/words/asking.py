"""What a seat of RISE is asked, and where in the game it is."""

from __future__ import annotations

from jackscrew.core.view import question_of
from jackscrew.games.rise import hints, naming, phrases
from jackscrew.games.rise.view import RiseView, answers_of, count_of
from jackscrew.games.rise.words.labels import exit_gains
from jackscrew.games.rise.words.names import player_asked
from jackscrew.text import N_, Values, Words
from jackscrew.text.words import about, split

# to the seat that is asked; about it to all others
PROMPTS = {
    "place": (
        N_("Place your factory at a card. You have {coins}."),
        N_("{name} is placing the factory."),
    ),
    "option": (
        N_("Card {number}: play the top or the bottom option. You have {coins}."),
        N_("{name} is choosing an option of card {number}."),
    ),
    "order": (
        N_("Which effect next? (The others follow.)"),
        N_("{name} is choosing which effect comes next."),
    ),
    "step": (
        N_("Advance on {track}, or stay. Steps left: {count}."),
        N_("{name} is advancing on {track}. Steps left: {count}."),
    ),
    "step must": (
        N_("Choose the space on {track}. Steps left: {count}."),
        N_("{name} is advancing on {track}. Steps left: {count}."),
    ),
    "joker": (
        N_("Joker: choose a track on which you advance. Steps: {count}."),
        N_("{name} is choosing a track for a joker. Steps: {count}."),
    ),
    "tile": (
        N_("You may activate one of your School tiles."),
        N_("{name} may activate a School tile."),
    ),
    "choice": (
        N_("Choose: {answers}."),
        N_("{name} is choosing: {answers}."),
    ),
    "pay": (
        N_("Do you pay {price} for {effects}? You have {coins}."),
        N_("{name} is choosing whether to pay {price} for {effects}."),
    ),
    "pay short": (
        N_(
            "Do you pay {price} for {effects}? You have {coins};"
            " {points} would become the missing coin."
        ),
        N_("{name} is choosing whether to pay {price} for {effects}."),
    ),
    "pay very short": (
        N_(
            "Do you pay {price} for {effects}? You have {coins};"
            " {points} would become the missing coins."
        ),
        N_("{name} is choosing whether to pay {price} for {effects}."),
    ),
    "exchange": (
        N_("Choose how many coins you give for 1 VP each, at most {count}."),
        N_("{name} is choosing how many coins to give for 1 VP each."),
    ),
    "culture_tile": (
        N_("Take the Culture tile of this space, or use the space."),
        N_("{name} is choosing between a Culture tile and its space."),
    ),
    "lapsing": (
        N_("Nothing can be done with this effect now. Leave a track first, or do without."),
        N_("{name} may leave a track."),
    ),
    "before_event": (
        N_("Before the event {event}: leave a track, or go on."),
        N_("{name} may leave a track before the event {event}."),
    ),
    "after_action bank": (
        N_("Leave the Bank now ({bank}), or stay?"),
        N_("{name} may leave a track at the end of the action."),
    ),
    "after_action bureau": (
        N_("Leave the Bureau now ({bureau}), or stay?"),
        N_("{name} may leave a track at the end of the action."),
    ),
    "after_action bank bureau": (
        N_("Leave the Bank ({bank}) or the Bureau ({bureau}) now, or stay?"),
        N_("{name} may leave a track at the end of the action."),
    ),
    "end_of_round": (
        N_("The round ends: leave a track, or go on."),
        N_("{name} may leave a track at the end of the round."),
    ),
    "end_of_game": (
        N_("Before the final scoring: last chance to leave a track or to convert VP."),
        N_("{name} may leave a track or convert VP before the final scoring."),
    ),
}
LEAVING = ["leave bank", "leave bureau"]
ONLY_AWAY = {"decline", "stop", "leave", "convert"}


def prompt(words: Words, view: RiseView) -> str:
    """The question as a sentence."""
    return words.addressed(view, PROMPTS[prompt_key(view)], prompt_values(words, view))


def prompt_key(view: RiseView) -> str:
    """Which question it is."""
    question = question_of(view)
    step = question["step"]
    if step == "moment":
        moment = about(view)
        if moment != "after_action":
            return moment
        # all others are told the same, whatever the track
        return " ".join([moment, *(left_from(view) or ["bureau"])])
    verbs = {split(action)[0] for action in question["actions"]}
    if verbs and verbs <= ONLY_AWAY:
        return "lapsing"
    if step == "pay" and vp_needed(view):
        missing = count_of(view) - player_asked(view)["coins"]
        return "pay short" if missing == 1 else "pay very short"
    return "step must" if step == "step" and verbs and "stop" not in verbs else step


def left_from(view: RiseView) -> list[str]:
    """The tracks that the seat that is asked may leave."""
    actions = question_of(view)["actions"]
    return [split(action)[1] for action in LEAVING if action in actions]


def vp_needed(view: RiseView) -> int:
    """The VP that would become coins for the payment that is asked."""
    return hints.converted(player_asked(view), count_of(view)) or 0


def prompt_values(words: Words, view: RiseView) -> Values:
    """What the question speaks of."""
    step, found = question_of(view)["step"], view["asked"] or {}
    told: Values = {"coins": naming.coins(words.text, player_asked(view)["coins"])}
    if step == "option":
        told["number"] = about(view)
    if step == "moment":
        told["event"] = event_at(words, view)
        told |= {track: exit_gains(words, track, view) for track in left_from(view)}
    if "track" in found:
        told["track"] = naming.track_name(words.text, found["track"])
    if "count" in found:
        told["count"] = found["count"]
        told["price"] = naming.coins(words.text, found["count"])
    if step == "pay":
        told["points"] = naming.points(words.text, vp_needed(view))
    if "get" in found:
        told["effects"] = phrases.effects_named(words.text, found["get"], view)
    if step == "choice":
        told["answers"] = answers_told(words, view)
    return told


def answers_told(words: Words, view: RiseView) -> str:
    """The branches of a choice."""
    answers = answers_of(view).values()
    named = [phrases.effects_named(words.text, effects, view) for effects in answers]
    return naming.either(words.text, named)


def event_at(words: Words, view: RiseView) -> str:
    """The event that is being resolved, if one is."""
    at = view["at"]
    event = view["display"][at] if at is not None and at % 2 else None
    return phrases.event_with_effect(words.text, view["printed"], event) if event else ""


def path(words: Words, view: RiseView) -> list[str]:
    """Round, phase, card or event, seat in turn, and the step."""
    found = [round_told(words, view), naming.phase_name(words.text, view["phase"])]
    at = view["at"]
    if at is not None:
        found.append(card_told(words, view, at))
    question = view["question"]
    if question is None:
        return found
    return [*found, words.names[question["seat"]], words.step(question["step"])]


def round_told(words: Words, view: RiseView) -> str:
    """The round and its era."""
    return words.text(
        "Round {round} of {rounds}, era {era}",
        round=view["round"],
        rounds=view["rounds"],
        era=view["era"],
    )


def card_told(words: Words, view: RiseView, at: int) -> str:
    """Which card of the display is being resolved."""
    if at % 2 == 0:
        return words.text("Card {number}", number=at // 2 + 1)
    event = view["display"][at]
    name = naming.event_name(words.text, event) if event else ""
    return words.text("Event: {event}", event=name)
