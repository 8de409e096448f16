"""What effects and spaces of RISE do, in a phrase.

Effects come as they are printed; what the view of a match adds to them (who has arrived where, what
a rank brings) is told only where the view is given.
"""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.supplied import Translate
from jackscrew.games.rise import faces, naming
from jackscrew.games.rise.components import rank_effects, reward_values
from jackscrew.games.rise.view import (
    Cost,
    Effect,
    Printed,
    PrintedPosition,
    PrintedStop,
    RiseView,
    is_choice,
    is_condition,
    is_payment,
    ranks_printed,
    rewards_printed,
    stops_of,
)
from jackscrew.text import N_

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


def effects_named(text: Translate, effects: Sequence[Effect], view: RiseView | None = None) -> str:
    """A printed list of effects in a phrase: "Science +1 and 1 coin"; "nothing" if it is empty."""
    found = [effect_named(text, effect, view) for effect in effects]
    if not found:
        return text(N_("nothing"))
    is_mixed = any(not isinstance(effect, str) for effect in effects)
    return "; ".join(found) if is_mixed else naming.joined(text, found)


def effect_named(text: Translate, effect: Effect, view: RiseView | None = None) -> str:
    """One printed effect: "Press +2", "Bureau +1 or Bank +1", "Joker +1 for 1 coin"."""
    if isinstance(effect, str):
        return simple_effect(text, effect.split(), view)
    if is_choice(effect):
        return naming.either(
            text, [effects_named(text, branch, view) for branch in effect["choice"]]
        )
    if is_payment(effect):
        count, inner = effect["pay"], effects_named(text, effect["get"], view)
        return text(PAY[count != 1], count=count, effects=inner)
    assert is_condition(effect), f"{effect} is no effect"
    message = CONDITIONS[effect["if"]]
    return text(message, effects=effects_named(text, effect["then"], view))


def simple_effect(text: Translate, words: Sequence[str], view: RiseView | None) -> str:
    """An effect that is printed as words, such as "advance press 1"."""
    kind, *rest = words
    if kind in PLAIN:
        return text(PLAIN[kind])
    if kind == "advance":
        return naming.advance_named(text, rest[0], int(rest[1]))
    if kind == "free_card":
        return text(N_("card {number} for free"), number=rest[0])
    if kind == "reward":
        return reward_named(text, rest[0], view)
    if kind == "rank":
        return rank_named(text, rest[0], view)
    return naming.counted(text, kind, int(rest[0]) if rest else 1)


def reward_named(text: Translate, reward: str, view: RiseView | None) -> str:
    """A Politics reward: what the next to arrive gains, or nothing if all have arrived."""
    if view is None:
        return text(N_("VP by order of arrival"))
    table = reward_values(rewards_printed(view["printed"]), reward)[str(view["seats"])]
    arrived = len(view["rewards"][reward])
    if arrived >= len(table):
        return text(N_("nothing: all have arrived"))
    return text(ARRIVALS[arrived], points=table[arrived])


def rank_named(text: Translate, rank: str, view: RiseView | None) -> str:
    """A Politics rank and what it brings; the first there sets off the rank income."""
    if view is None:
        return text(N_("rank {rank}"), rank=rank)
    effects = rank_effects(ranks_printed(view["printed"]), rank)
    told = effects_named(text, effects, view)
    if rank in view["ranks"]:
        return text(N_("rank {rank} ({effects})"), rank=rank, effects=told)
    return text(N_("rank {rank} ({effects}), then rank income for all"), rank=rank, effects=told)


def place_effect(text: Translate, view: RiseView, place: str) -> str:
    """What entering a place does, or what standing there is good for: a phrase, perhaps empty."""
    track, space, slot = naming.parted(place)
    printed = faces.space_printed(view, track, space)
    if "pos" in printed:
        told = position_told(text, view, printed)
    elif slot:
        return slot_told(text, view, printed, slot)
    else:
        told = [
            stop_told(text, view, track, printed),
            income_told(text, printed.get("income")),
            exit_told(text, view, track, space),
            text(N_("then back to the start")) if printed.get("frame") else "",
        ]
    return "; ".join(part for part in told if part)


def slot_told(text: Translate, view: RiseView, printed: PrintedStop, slot: int) -> str:
    """What a small space of a School row is good for."""
    found = faces.school_tile_at(view, printed["id"], slot)
    if found is not None:
        return naming.school_tile(text, found)
    is_tile = printed.get("slots", [])[slot - 1] == "tile"
    return "" if is_tile else effect_named(text, "school_activate")


def stop_told(text: Translate, view: RiseView, track: str, printed: PrintedStop) -> str:
    """The effects of a space that is entered, or the Culture tile that may be taken instead."""
    effects = printed.get("effects", [])
    told = effects_named(text, effects, view) if effects else ""
    tile = view["culture"].get(printed["id"]) if track == "culture" else None
    if tile is None:
        return told
    printed_tile = faces.culture_tile(view["printed"], tile)
    taken = text(N_("Culture tile ({tile})"), tile=naming.tile_named(text, printed_tile))
    return naming.either(text, [part for part in (taken, told) if part])


def income_told(text: Translate, income: Sequence[int] | None) -> str:
    """The income of an Industry space."""
    if income is None:
        return ""
    return text(N_("income {gains}"), gains=naming.income_named(text, income))


def exit_effects(view: RiseView, track: str, space: str) -> list[Effect]:
    """All that leaving a track from a space brings; coins and VP as sums, before the rest."""
    printed = faces.track_printed(view, track)
    entries = stops_of(printed)
    at = next(i for i, each in enumerate(entries) if each["id"] == space)
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


def exit_told(text: Translate, view: RiseView, track: str, space: str) -> str:
    """What leaving from a space brings."""
    if "exit_mode" not in faces.track_printed(view, track):
        return ""
    gains = effects_named(text, exit_effects(view, track, space), view)
    return text(N_("on leaving {gains}"), gains=gains)


def position_told(text: Translate, view: RiseView, printed: PrintedPosition) -> list[str]:
    """What a position of a scale means: effects, rate, VP, Penalty tile."""
    found = []
    if right := printed.get("right"):
        found.append(effects_named(text, right, view))
    if "rate" in printed:
        found.append(naming.rate_named(text, printed["rate"]))
    if points := printed.get("round_vp"):
        told = naming.points(text, points)
        found.append(text(N_("{points} at the end of each round"), points=told))
    if points := printed.get("end_vp"):
        told = naming.points(text, points)
        found.append(text(N_("{points} at the end of the game"), points=told))
    if left := printed.get("left"):
        found.append(text(N_("{gains} on entering"), gains=effects_named(text, left)))
    if penalty := printed.get("penalty"):
        found.append(naming.penalty_named(text, view["printed"], penalty))
    return found


def card_cost(text: Translate, cost: Cost) -> str:
    """What a bottom option costs: "2 coins", "1 Riot", "only for the Satisfaction leader"."""
    if "if" in cost:
        return text(N_("only for the Satisfaction leader"))
    if "riot" in cost:
        return naming.counted(text, "riot", cost["riot"])
    return naming.coins(text, cost.get("coins", 0))


def event_with_effect(text: Translate, printed: Printed, event: str) -> str:
    """An event and what it does: "Strike (1 Riot)"."""
    effect = effects_named(text, faces.event_printed(printed, event)["effects"])
    return text(N_("{event} ({effect})"), event=naming.event_name(text, event), effect=effect)
