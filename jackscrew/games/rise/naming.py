"""What the things of RISE are called.

For words, pictures and the terminal alike: every function takes a translator `text`.
"""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.supplied import Translate
from jackscrew.games.rise.press import on_path, on_row
from jackscrew.games.rise.tracks import SCALES
from jackscrew.games.rise.view import Printed, PrintedCultureTile
from jackscrew.text import N_

MINUS = "\N{MINUS SIGN}"

TRACKS = {
    "satisfaction": N_("Satisfaction"),
    "science": N_("Science"),
    "culture": N_("Culture"),
    "politics": N_("Politics"),
    "conservation": N_("Conservation"),
    "school": N_("School"),
    "bank": N_("Bank"),
    "press": N_("Press"),
    "industry": N_("Industry"),
    "bureau": N_("Bureau"),
}
EVENTS = {
    "export_surplus": N_("Export Surplus"),
    "elections": N_("Elections"),
    "festival": N_("Festival"),
    "anniversary": N_("Anniversary"),
    "breaking_news": N_("Breaking News"),
    "report_cards": N_("Report Cards"),
    "city_council": N_("City Council"),
    "conservation": N_("Conservation"),
    "park_opening": N_("Park Opening"),
    "construction_ban": N_("Construction Ban"),
    "lecture": N_("Lecture"),
    "summer_vacation": N_("Summer Vacation"),
    "strike": N_("Strike"),
    "rent_increases": N_("Rent Increases"),
    "opinion_poll": N_("Opinion Poll"),
    "angry_mob": N_("Angry Mob"),
}
PHASES = {
    "setup": N_("Set-up"),
    "income": N_("Phase A: income"),
    "display": N_("Phase B: display"),
    "placement": N_("Phase C: placement"),
    "actions": N_("Phase D: actions and events"),
    "end": N_("Phase E: end of the round"),
    "over": N_("Final scoring"),
}
PENALTIES = {
    "A": N_("Penalty A: no School tile may be activated"),
    "B-front": N_("Penalty B: coin limit {limit}"),
    "B-back": N_("Penalty B: coin limit {limit}, and top options only"),
}
# with a number: of one, of several
COUNTED = {
    "coins": (N_("{count} coin"), N_("{count} coins")),
    "vp": (N_("{count} VP"), N_("{count} VP")),
    "joker": (N_("Joker +{count}"), N_("Joker +{count}")),
    "lose_vp": (N_("lose {count} VP"), N_("lose {count} VP")),
    "riot": (N_("{count} Riot"), N_("{count} Riots")),
    "pollution": (N_("{count} Pollution"), N_("{count} Pollution")),
    "exchange": (N_("{count} coin for 1 VP"), N_("up to {count} coins for 1 VP each")),
    "end_exchange": (
        N_("at the end of the game {count} coin for 1 VP"),
        N_("at the end of the game up to {count} coins for 1 VP each"),
    ),
}
TILES = {
    "last_space": N_("{points} VP for standing on the last space of {track}"),
    "satisfaction_leader": N_("{points} VP for the Satisfaction leader"),
    "strongbox_flipped_without_limit_penalty": N_(
        "{points} VP for the turned strongbox without Penalty B"
    ),
    "conservation_right_of_start": N_(
        "{points} VP for standing right of the start of Conservation"
    ),
}
COUNTING_TILES = {
    "school_tiles_at_least": (
        N_("{points} VP for a School tile"),
        N_("{points} VP for {count} or more School tiles"),
    ),
    "industry_steps_at_least": (
        N_("{points} VP for a step on Industry"),
        N_("{points} VP for {count} or more steps on Industry"),
    ),
    "coins_at_least": (
        N_("{points} VP for a coin left"),
        N_("{points} VP for {count} or more coins left"),
    ),
}
ROWS = (N_("{track}, upper row, space {space}"), N_("{track}, second row, space {space}"))


def track_name(text: Translate, track: str) -> str:
    """A track: "Science"."""
    return text(TRACKS[track])


def event_name(text: Translate, event: str) -> str:
    """An event: "Rent Increases"."""
    return text(EVENTS[event])


def phase_name(text: Translate, phase: str) -> str:
    """A phase of the round: "Phase A: income"."""
    return text(PHASES[phase])


def penalty_named(text: Translate, printed: Printed, face: str) -> str:
    """What a face of the Penalty tile forbids."""
    limit = printed["penalty_tiles"]["B-front"]["coin_limit"]
    return text(PENALTIES[face], limit=limit)


def counted(text: Translate, kind: str, count: int) -> str:
    """Some coins, VP or the like: "2 coins"."""
    return text(COUNTED[kind][count != 1], count=count)


def coins(text: Translate, count: int) -> str:
    """Some coins: "1 coin"."""
    return counted(text, "coins", count)


def points(text: Translate, count: int) -> str:
    """Some victory points: "3 VP"; fewer than none with a minus sign."""
    return counted(text, "vp", count).replace("-", MINUS)


def signed(number: int) -> str:
    """A position of a scale, with its sign: "+2"."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def rate_named(text: Translate, rate: Sequence[int]) -> str:
    """An exchange rate: "rate 2 VP for 3 coins"."""
    given, taken = points(text, rate[0]), coins(text, rate[1])
    return text(N_("rate {points} for {coins}"), points=given, coins=taken)


def income_named(text: Translate, income: Sequence[int]) -> str:
    """Coins and VP of an income: "2 coins and 1 VP"."""
    found = [coins(text, income[0])] if income[0] else []
    return joined(text, [*found, points(text, income[1])] if income[1] else found)


def joined(text: Translate, things: Sequence[str]) -> str:
    """All of several things: "2 coins, 1 VP and strongbox"."""
    if len(things) < 2:
        return "".join(things)
    return text(N_("{things} and {last}"), things=", ".join(things[:-1]), last=things[-1])


def either(text: Translate, things: Sequence[str]) -> str:
    """One of several things: "Bureau +1 or Bank +1"."""
    if len(things) < 2:
        return "".join(things)
    return text(N_("{things} or {last}"), things=", ".join(things[:-1]), last=things[-1])


def advance_named(text: Translate, track: str, count: int) -> str:
    """Steps on a track: "Science +2"."""
    return text(N_("{track} +{count}"), track=track_name(text, track), count=count)


def tile_named(text: Translate, tile: PrintedCultureTile) -> str:
    """What a Culture tile is worth and for what; `tile` is its printed entry."""
    kind = tile["kind"]
    if kind == "culture_tiles_count":
        values = "/".join(str(each) for each in tile.get("vp_by_count", []))
        return text(N_("{points} VP by the number of Culture tiles held"), points=values)
    if kind in COUNTING_TILES:
        count = tile.get("n", 0)
        return text(COUNTING_TILES[kind][count != 1], points=points_of(tile), count=count)
    track = track_name(text, tile.get("track", "school"))
    return text(TILES[kind], points=points_of(tile), track=track)


def points_of(tile: PrintedCultureTile) -> int:
    """What a Culture tile is worth that is always worth the same."""
    return tile.get("vp", 0)


def school_tile(text: Translate, track: str) -> str:
    """A School tile by the track it advances on: "School tile Press"."""
    return text(N_("School tile {track}"), track=track_name(text, track))


def parted(place: str) -> tuple[str, str, int]:
    """The track of a place, its space ("3", "L1", "+2") and its small space of a row, or 0."""
    for track in SCALES:
        if place.startswith(track):
            return track, place.removeprefix(track), 0
    track, _, space = place.partition("-")
    space, _, slot = space.partition(".")
    return track, space, int(slot or 0)


def place_named(text: Translate, place: str) -> str:
    """A space of a track: "Science space 3", "Satisfaction space +2", "School, step 3, place 2"."""
    track, space, slot = parted(place)
    name = track_name(text, track)
    if slot:
        return text(N_("{track}, step {row}, place {place}"), track=name, row=space, place=slot)
    if found := on_path(track, space):
        return text(N_("{track}, path {path}, space {space}"), track=name, **found)
    row, space = on_row(track, space)
    if row >= 0:
        return text(ROWS[row], track=name, space=space)
    if track in SCALES:
        space = signed(int(space))
    return text(N_("{track} space {space}"), track=name, space=space)
