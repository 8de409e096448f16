"""The board of RISE in words: the display and the ten tracks."""

from __future__ import annotations

from collections.abc import Iterator

from jackscrew.games.rise import faces, hints, naming, phrases
from jackscrew.games.rise.components import reward_values
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.hints import CardSeen
from jackscrew.games.rise.tracks import SCALES
from jackscrew.games.rise.view import (
    AnySpace,
    PrintedTrack,
    RiseView,
    rewards_printed,
    spaces_of,
)
from jackscrew.text import N_, Words

Part = tuple[str, list[str]]

OVERFLOW = N_("A step beyond the end: {effects}.")
UNDERFLOW = N_("A step beyond the left end: {effects}.")


def board_told(words: Words, view: RiseView) -> list[Part]:
    """The display, the cards still to come, and every track under a heading of its own."""
    return [
        (words.text("Display"), display_told(words, view)),
        *[(heading(words, view, track), track_told(words, view, track)) for track in TRACKS],
        (words.text("Cards not seen yet"), decks_told(words, view)),
    ]


def display_told(words: Words, view: RiseView) -> list[str]:
    """Cards and events from left to right, with the factories below them."""
    found = []
    for place, name in enumerate(view["display"]):
        if place % 2:
            found += [event_told(words, view, name)] if name else []
        else:
            seen = hints.card_seen(view, view["seat"], place // 2 + 1, words.names)
            found += [card_told(words, view, seen)] if seen else []
    return found or [words.text("The display is empty.")]


def event_told(words: Words, view: RiseView, event: str) -> str:
    told = phrases.event_with_effect(words.text, view["printed"], event)
    return words.text("Event: {event}.", event=told)


def card_told(words: Words, view: RiseView, seen: CardSeen) -> str:
    """A card and the factories below it."""
    found = [words.text("Card {number}.", number=seen.column)]
    found += hints.card_facts(words.text, view["printed"], seen)
    seats = [each["seat"] for each in view["factories"] if each["card"] == seen.column]
    if seats:
        names = words.listed([words.names[seat] for seat in seats])
        found.append(words.text("Factories, left to right: {names}.", names=names))
    return " ".join(found)


def heading(words: Words, view: RiseView, track: str) -> str:
    """A track and the side that is up."""
    name, side = naming.track_name(words.text, track), view["sides"][track]
    return words.text("{track}, side {side}", track=name, side=side)


def track_told(words: Words, view: RiseView, track: str) -> list[str]:
    """The spaces of a track, what they do and who stands there."""
    printed = faces.track_printed(view, track)
    told = [] if track in SCALES else [start_told(words, view, track)]
    for entry in spaces_of(printed):
        told += [space_told(words, view, place) for place in places_of(track, entry)]
    beyond = ((OVERFLOW, printed["overflow"]), (UNDERFLOW, printed.get("underflow", [])))
    for message, listed in beyond:
        if listed:
            effects = phrases.effects_named(words.text, listed, view)
            told.append(words.text(message, effects=effects))
    return [*told, *counting_told(words, printed), *rewards_told(words, view, track)]


def places_of(track: str, entry: AnySpace) -> Iterator[str]:
    """The places of a space: one, or the small spaces of a row."""
    if "pos" in entry:
        yield f"{track}{entry['pos']:+d}"
    elif slots := entry.get("slots"):
        yield from (f"{track}-{entry['id']}.{slot + 1}" for slot in range(len(slots)))
    else:
        yield f"{track}-{entry['id']}"


def start_told(words: Words, view: RiseView, track: str) -> str:
    """Who stands on the start of a path, and its income."""
    income = faces.track_printed(view, track).get("start_income")
    effect = phrases.income_told(words.text, income)
    return place_told(words, words.text("Start"), effect, standing(words, view, track, "start"))


def space_told(words: Words, view: RiseView, place: str) -> str:
    """A place, what it does and who stands there."""
    track = naming.parted(place)[0]
    name = naming.place_named(words.text, place)
    told = [phrases.place_effect(words.text, view, place), ways_told(words, view, place)]
    effect = "; ".join(part for part in told if part)
    return place_told(words, name, effect, standing(words, view, track, place))


def ways_told(words: Words, view: RiseView, place: str) -> str:
    """Where ways part, and where there is room for one marker only."""
    track, space, slot = naming.parted(place)
    if track in SCALES:
        return ""
    printed = faces.stop_printed(view, track, space)
    found = []
    if printed["size"] == "small" and not slot:
        found.append(words.text("room for one marker"))
    if len(printed["next"]) > 1:
        spaces = naming.either(words.text, printed["next"])
        found.append(words.text("leads on to space {spaces}", spaces=spaces))
    return "; ".join(found)


def place_told(words: Words, place: str, effect: str, names: str) -> str:
    """A sentence about a place."""
    told = {"place": place, "effect": effect, "names": names}
    if effect and names:
        return words.text("{place}: {effect}. Here: {names}.", **told)
    if effect:
        return words.text("{place}: {effect}.", **told)
    if names:
        return words.text("{place}. Here: {names}.", **told)
    return words.text("{place}.", **told)


def standing(words: Words, view: RiseView, track: str, place: str) -> str:
    """Who stands on a place."""
    seats = [
        words.names[seat]
        for seat, player in enumerate(view["players"])
        if player["markers"][track] == place
    ]
    return words.listed(seats) if seats else ""


def counting_told(words: Words, printed: PrintedTrack) -> list[str]:
    """What a track counts at the end of a round or of the game."""
    found = []
    if for_leader := printed.get("round_leader_vp"):
        points = naming.points(words.text, for_leader)
        found.append(words.text("End of each round: {points} for the leader.", points=points))
    if for_step := printed.get("end_vp_per_space"):
        points = naming.points(words.text, for_step)
        found.append(words.text("End of the game: {points} for each step made.", points=points))
    return found


def rewards_told(words: Words, view: RiseView, track: str) -> list[str]:
    """The rewards of Politics, and who has arrived."""
    if track != "politics" or view["sides"][track] != "A":
        return []
    tables = rewards_printed(view["printed"])
    told = []
    for reward, seats in view["rewards"].items():
        space = reward.removeprefix("r")
        points = reward_values(tables, reward)[str(view["seats"])]
        values = words.listed([str(each) for each in points])
        told.append(
            words.text("Reward {space}, in order: {values} VP.", space=space, values=values)
        )
        if seats:
            names = words.listed([words.names[seat] for seat in seats])
            told.append(words.text("Reward {space} taken by: {names}.", space=space, names=names))
    return told


def decks_told(words: Words, view: RiseView) -> list[str]:
    """What may still be revealed."""
    found = [
        words.text("{event}: {count}", event=naming.event_name(words.text, event), count=count)
        for event, count in view["events_left"].items()
        if count
    ]
    cards = words.text("Action cards: {count}.", count=len(view["cards_left"]))
    if not found:
        return [cards]
    return [cards, words.text("Events: {events}.", events="; ".join(found))]
