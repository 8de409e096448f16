"""What the things of RISE are called, and what they do in a phrase.

For words, pictures and the terminal alike: every function takes a translator `text`.  Effects come
as they are printed; what the view of a match adds to them (who has arrived where, what a rank
brings) is told only where the view is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from jackscrew.core.view import View
from jackscrew.games.rise.press import on_path, on_row
from jackscrew.text import N_

Text = Callable[..., str]
Printed = Mapping[str, Any]
Effect = str | Printed

MINUS = "\N{MINUS SIGN}"
SCALES = ("satisfaction", "conservation")
START = "start"

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

# effects with a number: of one, of several
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
PLAIN = {
    "strongbox": N_("strongbox"),
    "school_refresh": N_("refresh all School tiles"),
    "school_activate": N_("activate a School tile"),
}
PAY = (N_("{effects} for {count} coin"), N_("{effects} for {count} coins"))
CONDITIONS = {
    "satisfaction_leader": N_("if Satisfaction leader: {effects}"),
    "satisfaction_last": N_("if last on Satisfaction: {effects}"),
}
ARRIVALS = (
    N_("{points} VP for arriving first"),
    N_("{points} VP for arriving second"),
    N_("{points} VP for arriving third"),
    N_("{points} VP for arriving fourth"),
)
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


def track_name(text: Text, track: str) -> str:
    """A track: "Science"."""
    return text(TRACKS[track])


def event_name(text: Text, event: str) -> str:
    """An event: "Rent Increases"."""
    return text(EVENTS[event])


def phase_name(text: Text, phase: str) -> str:
    """A phase of the round: "Phase A: income"."""
    return text(PHASES[phase])


def penalty_named(text: Text, view: View, face: str) -> str:
    """What a face of the Penalty tile forbids."""
    tiles = view["printed"]["penalty_tiles"]
    return text(PENALTIES[face], limit=tiles["B-front"]["coin_limit"])


def counted(text: Text, kind: str, count: int) -> str:
    """Some coins, VP or the like: "2 coins"."""
    return text(COUNTED[kind][count != 1], count=count)


def coins(text: Text, count: int) -> str:
    """Some coins: "1 coin"."""
    return counted(text, "coins", count)


def points(text: Text, count: int) -> str:
    """Some victory points: "3 VP"; fewer than none with a minus sign."""
    return counted(text, "vp", count).replace("-", MINUS)


def signed(number: int) -> str:
    """A position of a scale, with its sign: "+2"."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def joined(text: Text, things: Sequence[str]) -> str:
    """All of several things: "2 coins, 1 VP and strongbox"."""
    if len(things) < 2:
        return "".join(things)
    return text(N_("{things} and {last}"), things=", ".join(things[:-1]), last=things[-1])


def either(text: Text, things: Sequence[str]) -> str:
    """One of several things: "Bureau +1 or Bank +1"."""
    if len(things) < 2:
        return "".join(things)
    return text(N_("{things} or {last}"), things=", ".join(things[:-1]), last=things[-1])


def effects_named(text: Text, effects: Sequence[Effect], view: View | None = None) -> str:
    """A printed list of effects in a phrase: "Science +1 and 1 coin"; "nothing" if it is empty."""
    found = [effect_named(text, effect, view) for effect in effects]
    if not found:
        return text(N_("nothing"))
    is_mixed = any(not isinstance(effect, str) for effect in effects)
    return "; ".join(found) if is_mixed else joined(text, found)


def effect_named(text: Text, effect: Effect, view: View | None = None) -> str:
    """One printed effect: "Press +2", "Bureau +1 or Bank +1", "Joker +1 for 1 coin"."""
    if isinstance(effect, str):
        return simple_effect(text, effect.split(), view)
    if "choice" in effect:
        return either(text, [effects_named(text, branch, view) for branch in effect["choice"]])
    if "pay" in effect:
        count, inner = effect["pay"], effects_named(text, effect["get"], view)
        return text(PAY[count != 1], count=count, effects=inner)
    message = CONDITIONS[effect["if"]]
    return text(message, effects=effects_named(text, effect["then"], view))


def simple_effect(text: Text, words: Sequence[str], view: View | None) -> str:
    """An effect that is printed as words, such as "advance press 1"."""
    kind, *rest = words
    if kind in PLAIN:
        return text(PLAIN[kind])
    if kind == "advance":
        return advance_named(text, rest[0], int(rest[1]))
    if kind == "free_card":
        return text(N_("card {number} for free"), number=rest[0])
    if kind == "reward":
        return reward_named(text, rest[0], view)
    if kind == "rank":
        return rank_named(text, rest[0], view)
    return counted(text, kind, int(rest[0]) if rest else 1)


def advance_named(text: Text, track: str, count: int) -> str:
    """Steps on a track: "Science +2"."""
    return text(N_("{track} +{count}"), track=track_name(text, track), count=count)


def reward_named(text: Text, reward: str, view: View | None) -> str:
    """A Politics reward: what the next to arrive gains, or nothing if all have arrived."""
    if view is None:
        return text(N_("VP by order of arrival"))
    table = view["printed"]["tracks"]["politics"]["A"]["rewards"][reward][str(view["seats"])]
    arrived = len(view["rewards"][reward])
    if arrived >= len(table):
        return text(N_("nothing: all have arrived"))
    return text(ARRIVALS[arrived], points=table[arrived])


def rank_named(text: Text, rank: str, view: View | None) -> str:
    """A Politics rank and what it brings; the first there sets off the rank income."""
    if view is None:
        return text(N_("rank {rank}"), rank=rank)
    printed = view["printed"]["tracks"]["politics"]["B"]["ranks"][rank]
    told = effects_named(text, printed, view)
    if rank in view["ranks"]:
        return text(N_("rank {rank} ({effects})"), rank=rank, effects=told)
    return text(N_("rank {rank} ({effects}), then rank income for all"), rank=rank, effects=told)


def culture_tile(view: View, tile: str) -> Printed:
    """What is printed on a Culture tile of this match."""
    tiles: list[Printed] = view["printed"]["culture_tiles"]["tiles"]
    return next(each for each in tiles if each["id"] == tile)


def tile_named(text: Text, tile: Printed) -> str:
    """What a Culture tile is worth and for what; `tile` is its printed entry."""
    kind = tile["kind"]
    if kind == "culture_tiles_count":
        values = "/".join(str(each) for each in tile["vp_by_count"])
        return text(N_("{points} VP by the number of Culture tiles held"), points=values)
    if kind in COUNTING_TILES:
        count = tile["n"]
        return text(COUNTING_TILES[kind][count != 1], points=tile["vp"], count=count)
    track = track_name(text, tile.get("track", "school"))
    return text(TILES[kind], points=tile["vp"], track=track)


def school_tile(text: Text, track: str) -> str:
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


ROWS = (N_("{track}, upper row, space {space}"), N_("{track}, second row, space {space}"))


def place_named(text: Text, place: str) -> str:
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


def track_printed(view: View, track: str) -> Printed:
    """What is printed on the side of a track that is up."""
    found: Printed = view["printed"]["tracks"][track][view["sides"][track]]
    return found


def space_printed(view: View, track: str, space: str) -> Printed:
    """What is printed on a space of a track; `space` as in the name of a place."""
    entries: list[Printed] = track_printed(view, track)["spaces"]
    if track in SCALES:
        return next(each for each in entries if each["pos"] == int(space))
    return next(each for each in entries if each["id"] == space)


def school_tile_at(view: View, space: str, slot: int) -> str | None:
    """The track of the School tile that lies on a small space, if one does."""
    rows = [each["id"] for each in track_printed(view, "school")["spaces"] if each.get("slots")]
    tile = view["school"][rows.index(space) * 4 + slot - 1]
    return tile_track(view, tile) if tile else None


def tile_track(view: View, tile: str) -> str:
    """The track a School tile advances on."""
    printed = view["printed"]["school_tiles"]
    kind = "starting" if tile.startswith("S") else "regular"
    found: str = printed[kind][int(tile[1:]) - 1]
    return found


def place_effect(text: Text, view: View, place: str) -> str:
    """What entering a place does, or what standing there is good for: a phrase, perhaps empty."""
    track, space, slot = parted(place)
    printed = space_printed(view, track, space)
    if slot:
        found = school_tile_at(view, space, slot)
        is_tile = printed["slots"][slot - 1] == "tile"
        if found is None:
            return "" if is_tile else effect_named(text, "school_activate")
        return school_tile(text, found)
    told = [
        entry_told(text, view, track, printed),
        income_told(text, printed),
        exit_told(text, view, track, space),
        position_told(text, view, track, printed),
        text(N_("then back to the start")) if printed.get("frame") else "",
    ]
    return "; ".join(part for part in told if part)


def entry_told(text: Text, view: View, track: str, printed: Printed) -> str:
    """The effects of a space that is entered, or the Culture tile that may be taken instead."""
    effects = printed.get("right" if track in SCALES else "effects", [])
    told = effects_named(text, effects, view) if effects else ""
    tile = view["culture"].get(printed.get("id", "")) if track == "culture" else None
    if tile is None:
        return told
    taken = text(N_("Culture tile ({tile})"), tile=tile_named(text, culture_tile(view, tile)))
    return either(text, [part for part in (taken, told) if part])


def income_told(text: Text, printed: Printed) -> str:
    """The income of an Industry space."""
    if "income" not in printed:
        return ""
    return text(N_("income {gains}"), gains=income_named(text, printed["income"]))


def income_named(text: Text, income: Sequence[int]) -> str:
    """Coins and VP of an income: "2 coins and 1 VP"."""
    found = [coins(text, income[0])] if income[0] else []
    return joined(text, [*found, points(text, income[1])] if income[1] else found)


def exit_effects(view: View, track: str, space: str) -> list[Effect]:
    """All that leaving a track from a space brings; coins and VP as sums, before the rest."""
    printed = track_printed(view, track)
    entries = printed["spaces"]
    at = next(i for i, each in enumerate(entries) if each.get("id") == space)
    passed = entries[at::-1] if printed.get("exit_mode") == "all" else [entries[at]]
    found: list[Effect] = [effect for each in passed for effect in each.get("exit", [])]
    return summed([*found, *printed.get("exit_always", [])])


def summed(effects: list[Effect]) -> list[Effect]:
    """Coins and VP as sums, then the rest."""
    sums = {"coins": 0, "vp": 0}
    rest: list[Effect] = []
    for effect in effects:
        kind, _, count = effect.partition(" ") if isinstance(effect, str) else ("", "", "")
        if kind in sums:
            sums[kind] += int(count)
        else:
            rest.append(effect)
    return [*(f"{kind} {count}" for kind, count in sums.items() if count), *rest]


def exit_told(text: Text, view: View, track: str, space: str) -> str:
    """What leaving from a space brings."""
    if "exit_mode" not in track_printed(view, track):
        return ""
    gains = effects_named(text, exit_effects(view, track, space), view)
    return text(N_("on leaving {gains}"), gains=gains)


def position_told(text: Text, view: View, track: str, printed: Printed) -> str:
    """What a position of a scale means: rate, VP, Penalty tile."""
    found = []
    if "rate" in printed:
        found.append(rate_named(text, printed["rate"]))
    if printed.get("round_vp"):
        told = points(text, printed["round_vp"])
        found.append(text(N_("{points} at the end of each round"), points=told))
    if printed.get("end_vp"):
        told = points(text, printed["end_vp"])
        found.append(text(N_("{points} at the end of the game"), points=told))
    if printed.get("left"):
        found.append(text(N_("{gains} on entering"), gains=effects_named(text, printed["left"])))
    if printed.get("penalty"):
        found.append(penalty_named(text, view, printed["penalty"]))
    return "; ".join(found)


def rate_named(text: Text, rate: Sequence[int]) -> str:
    """An exchange rate: "rate 2 VP for 3 coins"."""
    given, taken = points(text, rate[0]), coins(text, rate[1])
    return text(N_("rate {points} for {coins}"), points=given, coins=taken)


def card_printed(view: View, card: str) -> Printed:
    """What is printed on an Action card: its `top`, `cost` and `bottom`."""
    cards: list[Printed] = view["printed"]["action_cards"][f"era{card[0]}"]
    return cards[int(card[2:]) - 1]


def event_printed(view: View, event: str) -> Printed:
    """What is printed on an Event card."""
    cards: list[Printed] = view["printed"]["events"]["cards"]
    return next(each for each in cards if each["id"] == event)


def events_before(view: View, column: int) -> list[str]:
    """The events still to be resolved before a card: those that concern who stands below it."""
    shown = view["display"][1 : column * 2 - 2 : 2]
    return [event for event in shown if event is not None]


def card_cost(text: Text, cost: Printed) -> str:
    """What a bottom option costs: "2 coins", "1 Riot", "only for the Satisfaction leader"."""
    if "if" in cost:
        return text(N_("only for the Satisfaction leader"))
    return "" if not cost else counted(text, *next(iter(cost.items())))


def converted(player: View, price: int) -> int | None:
    """How many VP have to be converted to pay a price; None if there are not enough."""
    missing = price - player["coins"]
    if missing <= 0:
        return 0
    taken, given = player["rate"]
    spent = -(-missing // given) * taken
    return spent if spent <= max(0, player["points"]) else None


def may_place(view: View, seat: int) -> bool:
    """Has a seat still to place its factory in this round?"""
    return seat >= 0 and view["phase"] in ("display", "placement") and seat in view["order"]


def is_open_to(view: View, seat: int, column: int) -> bool:
    """May a seat place below a card, or does its factory stand there?"""
    return may_place(view, seat) or {"card": column, "seat": seat} in view["factories"]


def overtaken(view: View, seat: int, column: int) -> int | None:
    """Whose School tile a factory placed below a card would let be activated."""
    if view["seats"] == 2:
        return next((each["seat"] for each in view["factories"] if each["card"] >= column), None)
    return next((each["seat"] for each in view["factories"] if each["card"] == column), None)


def may_activate(player: View) -> bool:
    """Has a player a School tile to activate, or to refresh first by leaving the Bureau?"""
    tiles = player["school_tiles"]
    if player["markers"]["bureau"] != START:
        return bool(tiles)
    return player["penalty"] != "A" and any(tile["active"] for tile in tiles)


def card_facts(
    text: Text, view: View, seat: int, column: int, names: Sequence[str] = ()
) -> list[str]:
    """Sentences about the card of a column (1 to 4): its options, and what they cost a seat now.

    Nobody's seat (below 0) is told only what is printed.  With `names` it is also told who might
    activate a School tile.
    """
    card = view["display"][column * 2 - 2]
    if card is None:
        return []
    printed = card_printed(view, card)
    is_told = is_open_to(view, seat, column)
    return [
        text(N_("Top option: {effects}."), effects=effects_named(text, printed["top"], view)),
        bottom_told(text, view, printed),
        *(bottom_facts(text, view, seat, column) if is_told else []),
        *placing_facts(text, view, seat, column, names),
    ]


def card_hint(text: Text, view: View, seat: int, column: int, names: Sequence[str] = ()) -> str:
    """The sentences of `card_facts` in one: for those who point at a card."""
    return " ".join(card_facts(text, view, seat, column, names))


def bottom_told(text: Text, view: View, printed: Printed) -> str:
    """A bottom option as it is printed."""
    effects = effects_named(text, printed["bottom"], view)
    cost = card_cost(text, printed["cost"])
    if not cost:
        return text(N_("Bottom option: {effects}."), effects=effects)
    return text(N_("Bottom option ({cost}): {effects}."), cost=cost, effects=effects)


def bottom_facts(text: Text, view: View, seat: int, column: int) -> list[str]:
    """What keeps a seat from the bottom option now, or what it has to convert for it."""
    player = view["players"][seat]
    cost = card_printed(view, view["display"][column * 2 - 2])["cost"]
    if player["penalty"] == "B-back":
        return [text(N_("Your Penalty tile allows only the top option."))]
    if "if" in cost:
        if player["leader"]:
            return [text(N_("You are Satisfaction leader now."))]
        return [text(N_("You are not Satisfaction leader now."))]
    if "coins" not in cost:
        return riot_facts(text, view, player) if cost else []
    place = player["costs"][column - 1] if may_place(view, seat) else 0  # is paid first
    price = cost["coins"] + place
    found = conversion_facts(text, player, price)
    if found and place:
        found.insert(0, text(N_("With placing that is {coins}."), coins=coins(text, price)))
    return found


def riot_facts(text: Text, view: View, player: View) -> list[str]:
    """Where a Riot leads."""
    position = int(parted(player["markers"]["satisfaction"])[1])
    least = track_printed(view, "satisfaction")["spaces"][0]["pos"]
    if position == least:
        return [text(N_("You stand at the left end of Satisfaction already."))]
    return [text(N_("Satisfaction goes down to {position}."), position=signed(position - 1))]


def conversion_facts(text: Text, player: View, price: int) -> list[str]:
    """How many VP a price takes besides the coins there are; nothing if they are enough."""
    spent = converted(player, price)
    if spent is None:
        return [text(N_("With {coins} you cannot pay that."), coins=coins(text, player["coins"]))]
    if not spent:
        return []
    gained = spent // player["rate"][0] * player["rate"][1]
    return [
        text(
            N_("You have {coins}: {points} would be converted into {more}."),
            coins=coins(text, player["coins"]),
            points=points(text, spent),
            more=coins(text, gained),
        )
    ]


def placing_facts(
    text: Text, view: View, seat: int, column: int, names: Sequence[str]
) -> list[str]:
    """What placing below a card costs, which events come first, and whom it overtakes."""
    if not may_place(view, seat):
        return []
    found = [placing_cost(text, view, seat, column), *events_told(text, view, column)]
    other = overtaken(view, seat, column)
    if names and other is not None and may_activate(view["players"][other]):
        found.append(text(N_("{name} may activate a School tile then."), name=names[other]))
    return found


def placing_cost(text: Text, view: View, seat: int, column: int) -> str:
    """What placing below a card costs a seat now."""
    player = view["players"][seat]
    price = player["costs"][column - 1]
    if column in player["free_cards"]:
        return text(N_("Placing here is free, thanks to the Bank."))
    if not price:
        return text(N_("Placing here is free."))
    told = text(N_("Placing here costs {coins}."), coins=coins(text, price))
    return " ".join([told, *conversion_facts(text, player, price)])


def events_told(text: Text, view: View, column: int) -> list[str]:
    """The events that concern those who stand below a card."""
    found = [event_with_effect(text, view, event) for event in events_before(view, column)]
    if not found:
        return []
    return [text(N_("Events before it: {events}."), events="; ".join(found))]


def event_with_effect(text: Text, view: View, event: str) -> str:
    """An event and what it does: "Strike (1 Riot)"."""
    effect = effects_named(text, event_printed(view, event)["effects"])
    return text(N_("{event} ({effect})"), event=event_name(text, event), effect=effect)
