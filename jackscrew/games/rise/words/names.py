"""Rows of the score sheet, steps and parts of the picture; and what is printed, by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jackscrew.core.view import View
from jackscrew.games.rise import naming
from jackscrew.games.rise.components import SCHOOL_TILES, Parts
from jackscrew.games.rise.effects import KINDS, RANKS, TRACKS
from jackscrew.text import NC_, Words

SOURCES = {
    "start": NC_("source", "Start"),
    "satisfaction": NC_("source", "Satisfaction"),
    "science": NC_("source", "Science"),
    "culture": NC_("source", "Culture"),
    "politics": NC_("source", "Politics"),
    "conservation": NC_("source", "Conservation"),
    "school": NC_("source", "School"),
    "bank": NC_("source", "Bank"),
    "press": NC_("source", "Press"),
    "industry": NC_("source", "Industry"),
    "bureau": NC_("source", "Bureau"),
    "action_cards": NC_("source", "Action cards"),
    "event_cards": NC_("source", "Events"),
    "culture_tiles": NC_("source", "Culture tiles"),
    "converted": NC_("source", "Converted into coins"),
}
STEPS = {
    "factory": NC_("step", "Order of the factories"),
    "deal": NC_("step", "Dealing School tiles"),
    "lay": NC_("step", "Laying out School tiles"),
    "hang": NC_("step", "Laying out Culture tiles"),
    "round": NC_("step", "Round"),
    "reveal": NC_("step", "Display"),
    "place": NC_("step", "Placing the factory"),
    "card": NC_("step", "Next card"),
    "event": NC_("step", "Event"),
    "option": NC_("step", "Top or bottom option"),
    "back": NC_("step", "Back to the frame"),
    "resolve": NC_("step", "Effects"),
    "rest": NC_("step", "Further effects"),
    "effect": NC_("step", "Effect"),
    "condition": NC_("step", "Condition"),
    "left": NC_("step", "Riot or Pollution"),
    "order": NC_("step", "Order of effects"),
    "walk": NC_("step", "Advancing"),
    "step": NC_("step", "Next step"),
    "joker": NC_("step", "Joker"),
    "tile": NC_("step", "School tile"),
    "choice": NC_("step", "Choice"),
    "pay": NC_("step", "Payment"),
    "exchange": NC_("step", "Coins for VP"),
    "culture_tile": NC_("step", "Culture tile"),
    "pause": NC_("step", "Pause"),
    "moment": NC_("step", "Leave a track or go on"),
    "leaving": NC_("step", "Leaving a track"),
    "end": NC_("step", "Final scoring"),
}
PICTURE_PARTS = {
    "cards": NC_("picture", "Display"),
    "first": NC_("picture", "Satisfaction to Conservation"),
    "second": NC_("picture", "School to Bureau"),
    "players": NC_("picture", "Players"),
}

KEPT = 16  # component sets whose parts are kept
parts_known: dict[int, tuple[Mapping[str, Any], Parts]] = {}


def split(action: str) -> tuple[str, str]:
    """The verb of an action, and the word after it."""
    verb, _, what = action.partition(" ")
    return verb, what


def about(view: View) -> Any:
    """What a question is about, as its step says."""
    return view["question"]["about"].get("a")


def asked(view: View) -> dict[str, Any]:
    """What the effects are that a question is about."""
    return view["asked"] or {}


def player_asked(view: View) -> View:
    """The entry of the seat that is asked."""
    found: View = view["players"][view["question"]["seat"]]
    return found


def parts_of(words: Words) -> Parts:
    """The components of the match by number, made once for each set."""
    components = words.components
    known = parts_known.get(id(components))
    if known is None:
        if len(parts_known) >= KEPT:
            parts_known.clear()
        known = parts_known[id(components)] = components, Parts(dict(components))
    return known[1]


def printed_effect(parts: Parts, number: int) -> naming.Effect:
    """An effect by number, as it is printed."""
    effects = parts.effects
    kind, thing, count = KINDS[effects.kind[number]], effects.thing[number], effects.count[number]
    inner = [effects.printed[listed] for listed in effects.inner[number]]
    if kind == "choice":
        return {"choice": inner}
    if kind == "pay":
        return {"pay": count, "get": inner[0]}
    if kind == "advance":
        return f"advance {TRACKS[thing]} {count}"
    return f"rank {RANKS[thing]}" if kind == "rank" else f"{kind} {count}"


def printed_view(words: Words) -> View:
    """As much of a view as what is printed needs, where there is no view."""
    return {"printed": words.components}


def school_tile(words: Words, tile: int) -> str:
    """A School tile by number: the track it advances on."""
    track = naming.tile_track(printed_view(words), SCHOOL_TILES[tile])
    return naming.track_name(words.text, track)


def tile_told(words: Words, tile: str) -> str:
    """A Culture tile by its id: what it is worth and for what."""
    return naming.tile_named(words.text, naming.culture_tile(printed_view(words), tile))


def event_quoted(words: Words, event: str) -> str:
    """An event and what it does, its name in quotes: one of them is called like a track."""
    effects = naming.event_printed(printed_view(words), event)["effects"]
    return words.text(
        "“{event}” ({effect})",
        event=naming.event_name(words.text, event),
        effect=naming.effects_named(words.text, effects),
    )
