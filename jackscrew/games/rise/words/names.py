"""Rows of the score sheet, steps and parts of the picture; and what is printed, by number."""

from __future__ import annotations

from jackscrew.games.rise import naming
from jackscrew.games.rise.components import SCHOOL_TILES, Parts
from jackscrew.games.rise.effects import KINDS, RANKS, TRACKS
from jackscrew.games.rise.faces import culture_tile, event_printed, tile_track
from jackscrew.games.rise.phrases import effects_named
from jackscrew.games.rise.view import Effect, PlayerView, Printed, RiseView
from jackscrew.text import NC_, Words
from jackscrew.text.words import asked_seat

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


def player_asked(view: RiseView) -> PlayerView:
    """The entry of the seat that is asked."""
    return view["players"][asked_seat(view)]


def parts_of(words: Words) -> Parts:
    """The components of the match by number."""
    parts = words.setup.parts
    assert isinstance(parts, Parts), "the parts of another game"
    return parts


def printed_of(words: Words) -> Printed:
    """What is printed on the components of the match."""
    return parts_of(words).printed


def printed_effect(parts: Parts, number: int) -> Effect:
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


def school_tile(words: Words, tile: int) -> str:
    """A School tile by number: the track it advances on."""
    track = tile_track(printed_of(words), SCHOOL_TILES[tile])
    return naming.track_name(words.text, track)


def tile_told(words: Words, tile: str) -> str:
    """A Culture tile by its id: what it is worth and for what."""
    return naming.tile_named(words.text, culture_tile(printed_of(words), tile))


def event_quoted(words: Words, event: str) -> str:
    """An event and what it does, its name in quotes: one of them is called like a track."""
    return words.text(
        "“{event}” ({effect})",
        event=naming.event_name(words.text, event),
        effect=effects_named(words.text, event_printed(printed_of(words), event)["effects"]),
    )
