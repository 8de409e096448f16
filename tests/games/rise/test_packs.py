"""Component packs: what they may change, and the facts they must keep, section 0 of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from rise_table import GAME, PRINTED

from jackscrew.core.components import BadPack, parse_pack

Data = dict[str, Any]


def side(track: str, letter: str, **entries: Any) -> Data:
    """A pack that changes entries of one side of a track."""
    return {"tracks": {track: {letter: entries}}}


def spaces(track: str, letter: str) -> list[Data]:
    """The printed spaces of one side of a track, to be changed."""
    found: list[Data] = deepcopy(PRINTED["tracks"][track][letter]["spaces"])
    return found


def space(track: str, letter: str, number: int, **entries: Any) -> Data:
    """A pack that changes one space, counted from 1; None takes an entry away."""
    found = spaces(track, letter)
    changed = {**found[number - 1], **entries}
    found[number - 1] = {key: value for key, value in changed.items() if value is not None}
    return side(track, letter, spaces=found)


def line(count: int, **first: Any) -> list[Data]:
    """A line of large spaces without effects but those given by number, as n1, n2 and so on."""
    return [
        {
            "id": str(number),
            "next": [str(number + 1)] if number < count else [],
            "size": "large",
            "effects": [],
            **first.get(f"n{number}", {}),
        }
        for number in range(1, count + 1)
    ]


def card(name: str, **entries: Any) -> Data:
    """A pack that changes an Action card."""
    return {"action_cards": {f"era{name[0]}": [{"id": name, **entries}]}}


def event(name: str, **entries: Any) -> Data:
    """A pack that changes an Event card."""
    return {"events": {"cards": [{"id": name, **entries}]}}


def tile(number: int, **entries: Any) -> Data:
    """A pack that changes a Culture tile, counted from 1."""
    tiles = deepcopy(PRINTED["culture_tiles"]["tiles"])
    tiles[number - 1] |= entries
    return {"culture_tiles": {"tiles": tiles}}


def without_cost(kind: str) -> Data:
    """A pack in which no card has a cost of this kind."""
    cards = {
        era: [{"id": it["id"], "cost": {"coins": 1}} for it in listed if kind in it["cost"]]
        for era, listed in PRINTED["action_cards"].items()
        if era.startswith("era")
    }
    return {"action_cards": cards}


def refusal(pack: Data) -> str:
    """Why a pack is refused."""
    with pytest.raises(BadPack) as error:
        GAME.components(pack)
    return str(error.value)


FIXED: dict[str, tuple[Data, str]] = {
    "K-01 another track": ({"tracks": {"harbour": {}}}, "tracks.harbour"),
    "K-01 another side": ({"tracks": {"press": {"C": {}}}}, "tracks.press.C"),
    "K-01 kind": (side("press", "A", kind="scale"), "tracks.press.A.kind"),
    "K-02 coins": ({"coins": {"pieces": {"1": 34}}}, "coins"),
    "K-02 penalties": ({"penalty_tiles": {"A": {"count": 5}}}, "penalty_tiles"),
    "K-02 politics tiles": ({"politics_tiles": {"count": 4}}, "politics_tiles"),
    "K-02 a card more": (card("1-23", top=["joker 1"]), "1-23"),
    "K-02 an event more": (event("riot", count=1), "riot"),
    "K-03 points": ({"setup": {"start_vp": 16}}, "setup"),
    "K-03 money": ({"setup": {"start_coins_by_order": [3, 3, 3, 3]}}, "setup"),
    "K-03 rounds": ({"game": {"rounds": 11}}, "game"),
    "K-03 strongbox": ({"strongbox": {"limit": 6}}, "strongbox"),
    "K-12 exits": (side("bureau", "A", exit_mode="all"), "tracks.bureau.A.exit_mode"),
}


@pytest.mark.parametrize("case", FIXED)
def test_what_no_pack_can_change(case: str) -> None:
    """[RISE-K-01, RISE-K-02, RISE-K-03, RISE-K-12] Tracks, counts and the set-up."""
    pack, place = FIXED[case]
    assert place in refusal(pack)


def broken() -> Iterator[tuple[str, str, Data]]:
    """Facts, each with a pack that breaks it and the place the message must name."""
    yield "K-02", "events.cards", event("strike", count=4)
    yield "K-02", "events.cards", event("strike", count=2)
    yield "K-02", "school_tiles.regular", {"school_tiles": {"regular": ["press"] * 11}}
    yield "K-02", "school_tiles.starting", {"school_tiles": {"starting": ["press"] * 5}}
    tiles = PRINTED["culture_tiles"]["tiles"]
    yield "K-02", "culture_tiles.tiles", {"culture_tiles": {"tiles": tiles[:9]}}
    yield "K-02", "culture_tiles.tiles", {"culture_tiles": {"tiles": tiles[::-1]}}

    yield "K-04", "tracks.science.A.spaces.1", space("science", "A", 1, effects=["vp 1"])
    both = ["advance school 1", "advance press 1"]
    yield "K-04", "tracks.science.A.spaces.2", space("science", "A", 2, effects=both)
    clean = ["advance bureau 1"]
    yield "K-04", "tracks.science.A.spaces.3", space("science", "A", 3, effects=clean)
    yield "K-04", "tracks.science.A", space("science", "A", 4, next=["5", "6"])
    yield "K-04", "tracks.science.A.overflow", side("science", "A", overflow=["vp 2"])
    yield "K-04", "tracks.science.A.overflow", side("science", "A", overflow=[])
    yield "K-04", "tracks.science.B.overflow", side("science", "B", overflow=["vp 1"])
    yield (
        "K-04",
        "tracks.science.B.spaces",
        side("science", "B", spaces=line(9, n3={"effects": ["vp 1"]})),
    )
    poor = [{**it, "effects": ["coins 1"]} for it in spaces("science", "B")]
    yield "K-04", "tracks.science.B.spaces", side("science", "B", spaces=poor)
    bad = [{**it, "effects": ["lose_vp 1"]} for it in spaces("science", "B")]
    yield "K-04", "tracks.science.B.spaces", side("science", "B", spaces=bad)

    for number, told in ((1, "{pay = 1, get = ['advance"), (4, "['joker 1']"), (5, "pay = 3")):
        yield "K-05", told, without_effect("culture", number)
    no_trade = without_effect("culture", 3)["tracks"]["culture"]
    no_trade["A"]["spaces"][7]["effects"] = []
    yield "K-05", "exchange coins for VP", {"tracks": {"culture": no_trade}}
    yield "K-05", "tracks.culture.A.spaces", space("culture", "A", 2, tile=True)
    yield "K-05", "tracks.culture.B.spaces", space("culture", "B", 2, tile=False)
    yield "K-05", "tracks.culture.B.spaces", space("culture", "B", 1, tile=True)
    yield "K-05", "end_exchange 5", space("culture", "B", 9, effects=["end_exchange 4"])
    yield "K-05", "end_exchange 5", space("culture", "B", 8, effects=["end_exchange 5"])

    for letter in "AB":
        yield "K-06", f"politics.{letter}.end_vp", side("politics", letter, end_vp_per_space=2)
        yield "K-06", f"politics.{letter}", space("politics", letter, 3, next=["4", "5"])
    yield "K-06", "tracks.politics.A.spaces", space("politics", "A", 6, effects=[])
    yield "K-06", "tracks.politics.A.spaces", space("politics", "A", 7, effects=["reward r6"])
    yield "K-06", "tracks.politics.B.spaces", space("politics", "B", 6, effects=["rank II"])
    yield "K-06", "tracks.politics.B.spaces", space("politics", "B", 12, effects=[])
    yield "K-06", "ranks.II", side("politics", "B", ranks={"II": ["coins 1"]})
    four = [{"choice": [["coins 2"], ["vp 2"]]}]
    yield "K-06", "ranks.IV", side("politics", "B", ranks={"IV": four})

    yield "K-07", "tracks.conservation.A", space("conservation", "A", 3, penalty="B-front")
    yield "K-07", "tracks.conservation.A", space("conservation", "A", 2, penalty=None)
    yield "K-07", "tracks.conservation.A", space("conservation", "A", 1, left=["riot 1"])
    yield "K-07", "tracks.conservation.A", space("conservation", "A", 2, left=["riot 2"])
    yield "K-07", "tracks.conservation.A", space("conservation", "A", 6, left=["lose_vp 1"])
    near = spaces("conservation", "A")
    near[1]["left"] = near[0].pop("left")
    yield "K-07", "riot 2", side("conservation", "A", spaces=near)
    inner = spaces("conservation", "B")
    for number in (2, 1):
        inner[number]["penalty"] = inner[number - 1].pop("penalty")
    yield "K-07", "at the left end", side("conservation", "B", spaces=inner)
    yield "K-07", "tracks.conservation.B", space("conservation", "B", 2, penalty=None)
    yield "K-07", "tracks.conservation.B", space("conservation", "B", 1, penalty="B-front")
    yield "K-07", "tracks.conservation.B", space("conservation", "B", 1, left=None)
    yield "K-07", "tracks.conservation.B", space("conservation", "B", 2, left=["riot 1"])

    yield "K-08", "tracks.school.A.spaces", space("school", "A", 1, slots=["tile"] * 3)
    yield "K-08", "tracks.school.A.spaces", space("school", "A", 1, size=None)
    yield "K-08", "tracks.school.A.spaces", space("school", "A", 1, row=False)
    yield "K-08", "tracks.school.A.spaces", space("school", "A", 1, effects=["vp 1"])
    extra: Data = {"slots": ["tile"] * 4, "row": True, "size": "small", "effects": None}
    yield "K-08", "tracks.school.A.spaces", space("school", "A", 2, **extra)
    half_row = {**extra, "slots": ["tile", "activate"]}
    yield "K-08", "tracks.school.A.spaces", space("school", "A", 2, **half_row)
    wrong = ["activate", "tile", "tile", "tile"]
    yield "K-08", "tracks.school.B.spaces", space("school", "B", 3, slots=wrong)
    yield "K-08", "tracks.school.B.spaces", space("school", "B", 5, slots=["tile"] * 4)
    yield "K-08", "tracks.school.A", space("school", "A", 1, next=["2", "3"])

    yield "K-09", "line of five", space("bank", "A", 3, next=["4", "5"])
    six = [*spaces("bank", "A")[:4], {**spaces("bank", "A")[4], "next": ["6"]}, line(6)[5]]
    yield "K-09", "line of five", side("bank", "A", spaces=six)
    two = [spaces("bank", "B")[0], {**spaces("bank", "B")[1], "next": []}]
    yield "K-09", "at least 3", side("bank", "B", spaces=two)
    yield "K-09", "bank.A.spaces.1", space("bank", "A", 1, effects=["free_card 2"])
    yield "K-09", "bank.A.spaces.3", space("bank", "A", 3, effects=["riot 1", "free_card 4"])
    yield "K-09", "bank.A.spaces.5", space("bank", "A", 5, effects=["riot 2", "free_card 4"])
    yield "K-09", "bank.A.spaces.2", space("bank", "A", 2, effects=["riot 1", "coins 4"])
    yield "K-09", "bank.A", space("bank", "A", 2, exit=["coins 4"])
    yield "K-09", "bank.B", space("bank", "B", 2, effects=["riot 1"])
    yield "K-09", "bank.B", space("bank", "B", 1, effects=[])
    yield "K-09", "bank.B.spaces.3", space("bank", "B", 3, exit=["coins 7"])
    yield "K-09", "bank.B.spaces.3", space("bank", "B", 3, exit=["coins 6", "strongbox"])
    yield "K-09", "bank.B", space("bank", "B", 1, next=["2", "3"])

    yield "K-10", "press.A", side("press", "A", **three_paths())
    yield "K-10", "press.A.spaces.M2", space("press", "A", 5, frame=None)
    yield "K-10", "press.A.spaces", space("press", "A", 4, frame=True)
    yield "K-10", "press.A", space("press", "A", 1, next=["L2", "L3"])
    yield "K-10", "press.B", side("press", "B", spaces=meeting_paths())
    yield "K-10", "press.A.spaces.L1", space("press", "A", 1, effects=["coins 3"])
    yield "K-10", "press.A.spaces.L2", space("press", "A", 2, size="large")
    yield "K-10", "press.A.spaces.L3", space("press", "A", 3, effects=["vp 1"])
    yield "K-10", "press.A.spaces.R1", space("press", "A", 9, effects=["advance school 1"])

    for letter in "AB":
        yield (
            "K-11",
            f"industry.{letter}.start_income",
            side("industry", letter, start_income=[2, 0]),
        )
        yield "K-11", f"industry.{letter}.spaces", space("industry", letter, 5, income=[3, 2])
        yield "K-11", f"industry.{letter}.spaces", space("industry", letter, 4, income=[4, 3])
    yield "K-11", "industry.A.spaces", space("industry", "A", 3, effects=[])
    yield "K-11", "industry.A.spaces", space("industry", "A", 3, effects=["pollution 1", "vp 1"])
    yield "K-11", "industry.B.spaces", space("industry", "B", 6, effects=["vp 1"])
    yield "K-11", "industry.B.spaces", space("industry", "B", 6, next=["U3"])
    yield "K-11", "industry.B.spaces", space("industry", "B", 9, income=[3, 3])
    yield "K-11", "at least four", side("industry", "B", spaces=few_steps())
    short = [{**it, "next": []} for it in spaces("industry", "A")]
    names = [it["id"] for it in short]
    yield "K-11", "at least four", side("industry", "A", spaces=short, start_next=names)

    yield "K-12", "bureau.A.exit_always", side("bureau", "A", exit_always=[])
    yield "K-12", "bureau.B.exit_always", side("bureau", "B", exit_always=["coins 1"])
    yield "K-12", "bureau.A.spaces", space("bureau", "A", 2, effects=["vp 1"])
    yield "K-12", "bureau.B", space("bureau", "B", 2, next=["3", "4"])
    plain = {
        letter: {"spaces": [{**it, "exit": ["vp 1"]} for it in spaces("bureau", letter)]}
        for letter in "AB"
    }
    yield "K-12", "strongbox", {"tracks": {"bureau": plain}}

    yield "K-13", "satisfaction.A", space("satisfaction", "A", 1, rate=None)
    yield "K-13", "satisfaction.A", space("satisfaction", "A", 1, end_vp=None)
    yield "K-13", "satisfaction.A", space("satisfaction", "A", 1, round_vp=1)
    yield "K-13", "satisfaction.B", space("satisfaction", "B", 1, end_vp=1)
    yield "K-13", "satisfaction.A.round_leader", side("satisfaction", "A", round_leader_vp=2)
    yield "K-13", "satisfaction.B.round_leader", side("satisfaction", "B", round_leader_vp=1)

    other_values: list[Data] = [
        *({"vp": 6}, {"vp": 5.0}, {"track": "press"}, {"vp": 5}, {"n": 5}),
        *({"vp": 4}, {"vp": 4}, {"n": 3}, {"vp_by_count": [2, 4, 6]}, {"n": 4}),
    ]
    for number, entries in enumerate(other_values, start=1):
        yield "K-14", f"culture_tiles.tiles.C{number:02}", tile(number, **entries)
    yield "K-14", "culture_tiles.tiles.C01", tile(1, vp_by_count=[99])
    yield "K-14", "industry_steps_at_least", tile(8, kind="coins_at_least", n=5)

    yield "K-15", "one of them must have {top", card("1-20", cost={"coins": 2})
    yield "K-15", "one of them must have {top", card("1-20", top=["advance satisfaction 1"])
    yield "K-15", "one of them must have {top", card("1-20", bottom=["advance satisfaction 2"])
    yield "K-15", "action_cards.era1.1-08.cost", card("1-08", cost={"riot": 2})
    yield "K-15", "action_cards.era1.1-21.bottom", card("1-21", bottom=["joker 1"])
    yield "K-15", "{cost = {riot = 1}}", without_cost("riot")
    yield "K-15", "leader", without_cost("if")

    yield "K-16", "events.cards.festival.effects", event("festival", effects=["vp 2"])
    yield "K-16", "events.cards.strike.effects", event("strike", effects=[])
    yield "K-16", "events.cards.elections.effects", event("elections", effects=["coins 1", "vp 1"])
    none = [{"id": "strike", "count": 0}, {"id": "festival", "count": 7}]
    yield "K-16", "events.cards.strike.count", {"events": {"cards": none}}
    yield "K-16", "most are good", {"events": {"cards": all_bad()}}

    yield from endless()

    yield "K-18", "action_cards.era1.1-01.top", card("1-01", top=["vp 5"])
    yield "K-18", "action_cards.era1.1-01.bottom", card("1-01", bottom=["school_activate"])
    half = [{"choice": [["advance press 1"], ["vp 1"]]}]
    yield "K-18", "action_cards.era1.1-01.top", card("1-01", top=half)

    yield "K-19", "tracks.science.A.spaces.4", space("science", "A", 4, size="small")
    yield "K-19", "tracks.school.A.spaces.2", space("school", "A", 2, size="small")
    yield "K-19", "action_cards.era1.1-01.top", card("1-01", top=["advance press 1", "free_card 4"])
    yield "K-19", "press.A.spaces.M1", space("press", "A", 4, effects=["reward r6"])
    yield "K-19", "culture.A.spaces.9", space("culture", "A", 9, effects=["end_exchange 5"])


def endless() -> Iterator[tuple[str, str, Data]]:
    """Packs with which a chain could run for ever."""
    yield "K-17", "press.B.spaces.N1", space("press", "B", 6, effects=["joker 2"])
    two = ["advance bureau 1", "school_activate"]
    yield "K-17", "press.B.spaces.N1", space("press", "B", 6, effects=two)
    yield "K-17", "press.B.spaces.L2", space("press", "B", 2, effects=["advance bank 1"])
    yield "K-17", "bureau.A.spaces.1", space("bureau", "A", 1, exit=["joker 1"])
    yield "K-17", "bureau.A.spaces.2", space("bureau", "A", 2, exit=["advance press 2"])
    yield "K-17", "bureau.B.spaces.2", space("bureau", "B", 2, exit=["joker 2"])
    both = spaces("bureau", "B")
    both[2]["exit"], both[3]["exit"] = ["joker 2"], ["joker 2", "strongbox"]
    yield "K-17", "bureau.B.spaces.4", side("bureau", "B", spaces=both)
    always = ["school_refresh", "school_activate"]
    yield "K-17", "bureau.A.spaces.1", side("bureau", "A", exit_always=always)
    foul = ["school_refresh", "pollution 1"]
    yield "K-17", "bureau.A.exit_always", side("bureau", "A", exit_always=foul)
    yield "K-17", "bank.B.spaces.4", space("bank", "B", 4, exit=["joker 1"])
    yield "K-17", "bank.B.spaces.4", space("bank", "B", 4, exit=["pollution 1"])
    yield "K-17", "press.A.spaces.M1", space("press", "A", 4, effects=["pollution 1"])
    paid = [{"pay": 1, "get": ["pollution 1"]}]
    yield "K-17", "bureau.A.spaces.2", space("bureau", "A", 2, exit=paid)
    for word in ("joker 1", "advance satisfaction 1", "riot 1", "pollution 1", "school_activate"):
        for track in ("satisfaction", "conservation"):
            yield "K-17", f"{track}.A.underflow", side(track, "A", underflow=[word])
        for track in ("culture", "politics", "industry", "school"):
            yield "K-17", f"{track}.A.overflow", side(track, "A", overflow=[word])
    yield "K-17", "satisfaction.A.spaces.1", space("satisfaction", "A", 6, right=["joker 1"])
    yield "K-17", "satisfaction.A.spaces.1", space("satisfaction", "A", 6, right=["riot 1"])
    yield "K-17", "satisfaction.A.spaces.-1", space("satisfaction", "A", 4, left=["joker 1"])
    yield "K-17", "conservation.B.spaces.3", space("conservation", "B", 8, right=["pollution 1"])
    yield "K-17", "conservation.A.spaces.-1", space("conservation", "A", 4, left=["joker 1"])
    yield "K-17", "politics.B.ranks.I", side("politics", "B", ranks={"I": ["joker 1"]})
    yield "K-17", "politics.B.ranks.I", side("politics", "B", ranks={"I": ["rank I"]})
    yield "K-17", "satisfaction.A.spaces.-1", space("satisfaction", "A", 4, left=["riot 1"])
    yield "K-17", "conservation.A.spaces.1", space("conservation", "A", 6, right=["riot 1"])
    later = [{"if": "satisfaction_last", "then": ["joker 1"]}]
    yield "K-17", "bank.B.spaces.4", space("bank", "B", 4, exit=later)
    yield "K-17", "circle", space("culture", "A", 9, next=["1"])


def without_effect(track: str, number: int) -> Data:
    """A pack without an effect that a space of side A shows, on both sides."""
    found = spaces(track, "A")[number - 1]["effects"]
    sides = {}
    for letter in "AB":
        changed = [
            {**it, "effects": ["vp 1"] if same_kind(it["effects"], found) else it["effects"]}
            for it in spaces(track, letter)
        ]
        sides[letter] = {"spaces": changed}
    return {"tracks": {track: sides}}


def same_kind(effects: list[Any], wanted: list[Any]) -> bool:
    """Equal, but for the number of an exchange."""
    if str(wanted[0]).startswith("exchange"):
        return any(str(it).startswith("exchange") for it in effects)
    return effects == wanted


def three_paths() -> Data:
    """Press A without one of the middle paths."""
    kept = [it for it in spaces("press", "A") if not it["id"].startswith("M")]
    return {"spaces": kept, "start_next": ["L1", "N1", "R1"]}


def meeting_paths() -> list[Data]:
    """Press B, where two paths come to the same end."""
    kept = [it for it in spaces("press", "B") if it["id"] != "M3"]
    return [{**it, "next": ["N3"]} if it["id"] == "M2" else it for it in kept]


def few_steps() -> list[Data]:
    """Industry B with five spaces, of which one comes to three at most."""
    upper = {"effects": ["pollution 1"], "size": "large"}
    return [
        {"id": "U1", "next": ["U2", "L2"], "income": [2, 0], **upper},
        {"id": "U2", "next": ["U3", "L3"], "income": [2, 1], **upper},
        {"id": "U3", "next": [], "income": [3, 3], **upper},
        {"id": "L2", "next": ["L3"], "income": [1, 1], "size": "large", "effects": []},
        {"id": "L3", "next": [], "income": [2, 1], "size": "large", "effects": []},
    ]


def all_bad() -> list[Data]:
    """As many Strikes as can be, one of every other event."""
    names = [it["id"] for it in PRINTED["events"]["cards"]]
    return [{"id": name, "count": 44 - 15 if name == "strike" else 1} for name in names]


@pytest.mark.parametrize(("fact", "place", "pack"), list(broken()))
def test_a_broken_fact_is_refused(fact: str, place: str, pack: Data) -> None:
    """The message names the fact and the place."""
    told = refusal(pack)
    assert f"[RISE-{fact}]" in told
    assert place in told


def lettered(track: str, letter: str) -> Data:
    """A line with letters for ids."""
    found = spaces(track, letter)
    for number, entry in enumerate(found, start=1):
        entry["id"] = f"L{number}"
        entry["next"] = [f"L{number + 1}"] if number < len(found) else []
    return {"spaces": found, "start_next": ["L1"]}


def nested(depth: int) -> list[Any]:
    """A choice inside a choice, and so on."""
    return [{"choice": [nested(depth - 1), ["joker 1"]]}] if depth else ["joker 1"]


MALFORMED: dict[str, tuple[Data, str]] = {
    "unknown effect": (card("1-01", top=["fly 3"]), "action_cards.era1.1-01.top"),
    "empty effect": (card("1-01", top=[""]), "1-01.top"),
    "number as effect": (card("1-01", top=[3]), "1-01.top"),
    "unknown track": (card("1-01", top=["advance moon 1"]), "advance moon 1"),
    "no steps": (card("1-01", top=["advance press 0"]), "advance press 0"),
    "too many steps": (card("1-01", top=["advance press 10"]), "advance press 10"),
    "negative steps": (card("1-01", top=["advance press -1"]), "advance press -1"),
    "other digits": (card("1-01", top=["advance press ٣"]), "advance press"),
    "number missing": (card("1-01", top=["joker"]), "joker"),
    "one word too many": (card("1-01", top=["strongbox 2"]), "strongbox 2"),
    "too many coins": (space("science", "A", 4, effects=["coins 21"]), "coins 21"),
    "unknown reward": (space("politics", "A", 6, effects=["reward r7"]), "reward r7"),
    "too many effects": (card("1-01", top=["advance press 1"] * 10), "1-01.top"),
    "one branch": (card("1-01", top=[{"choice": [["joker 1"]]}]), "choice"),
    "empty branch": (card("1-01", top=[{"choice": [["joker 1"], []]}]), "choice"),
    "pay nothing": (space("science", "A", 4, effects=[{"pay": 0, "get": ["vp 1"]}]), "pay"),
    "pay true": (space("science", "A", 4, effects=[{"pay": True, "get": ["vp 1"]}]), "pay"),
    "get nothing": (space("science", "A", 4, effects=[{"pay": 1, "get": []}]), "get"),
    "unknown condition": (card("1-01", top=[{"if": "rain", "then": ["vp 1"]}]), "if"),
    "unknown table": (card("1-01", top=[{"pay": 1}]), "1-01.top"),
    "deep": (card("1-01", top=nested(6)), "1-01.top"),
    "cost without kind": (card("1-01", cost={}), "1-01.cost"),
    "two costs": (card("1-01", cost={"coins": 1, "riot": 1}), "1-01.cost"),
    "free bottom": (card("1-01", cost={"coins": 0}), "1-01.cost"),
    "cost for the last": (card("1-01", cost={"if": "satisfaction_last"}), "1-01.cost"),
    "no spaces": (side("science", "B", spaces=[]), "must be a list of tables"),
    "spaces of words": (side("science", "B", spaces=["1"]), "must be a table"),
    "unknown key": (space("science", "B", 1, colour="red"), "tracks.science.B.spaces.1.colour"),
    "key of another track": (space("science", "B", 1, income=[1, 1]), "spaces.1.income"),
    "penalty elsewhere": (space("satisfaction", "A", 1, penalty="A"), "spaces.-4.penalty"),
    "unknown id": (space("science", "B", 1, id="X1"), "tracks.science.B.spaces.X1.id"),
    "number as id": (space("science", "B", 1, id=1), "tracks.science.B.spaces.1.id"),
    "space without id": (space("science", "B", 1, id=None), "tracks.science.B.spaces.#1.id"),
    "same id": (space("science", "B", 1, id="2"), "science.B.spaces.2.id: there are two of these"),
    "way to nowhere": (space("science", "B", 1, next=["99"]), "tracks.science.B.spaces.1.next"),
    "way twice": (space("science", "B", 1, next=["2", "2"]), "tracks.science.B.spaces.1"),
    "no ways": (space("science", "B", 1, next=None), "tracks.science.B.spaces.1.next"),
    "space nobody reaches": (side("culture", "A", start_next=["2"]), "no way leads there"),
    "letters in rows": (
        side("school", "A", **lettered("school", "A")),
        "tracks.school.A.spaces.L1",
    ),
    "half a step": (space("satisfaction", "A", 5, pos=0.0), "satisfaction.A.spaces.#5.pos"),
    "same position": (space("satisfaction", "A", 5, pos=1), "spaces.1.pos: there are two"),
    "gap in a scale": (side("conservation", "A", max=6), "tracks.conservation.A: pos"),
    "far scale": (side("conservation", "A", min=-10), "min and max must be"),
    "scale without left": (side("conservation", "A", min=0), "min and max must be"),
    "rate of nothing": (space("satisfaction", "A", 1, rate=[0, 1]), "spaces.-4.rate"),
    "long rate": (space("satisfaction", "A", 1, rate=[1, 1, 1]), "spaces.-4.rate"),
    "high income": (space("industry", "A", 1, income=[10, 0]), "spaces.1.income"),
    "wild points": (space("satisfaction", "A", 1, end_vp=-21), "spaces.-4.end_vp"),
    "points as text": (space("satisfaction", "A", 1, end_vp="2"), "spaces.-4.end_vp"),
    "three kinds of income": (
        side("industry", "A", start_income=[1, 0, 0]),
        "start_income = [1, 0, 0]: must be a list of 2 numbers",
    ),
    "unknown effect of a rank": (side("politics", "B", ranks={"I": ["fly 3"]}), "is no effect"),
    "unknown effect of an event": (event("strike", effects=["fly 3"]), "is no effect"),
    "unknown overflow": (side("culture", "A", overflow=["fly 3"]), "is no effect"),
    "unknown size": (space("press", "A", 1, size="huge"), "spaces.L1.size"),
    "unknown slot": (space("school", "A", 1, slots=["tile", "bench"]), "spaces.1.slots"),
    "negative reward": (
        side("politics", "A", rewards={"r6": {"2": [4, -1]}}),
        "tracks.politics.A.rewards.r6.2",
    ),
    "unknown tile": ({"school_tiles": {"starting": ["moon"] * 4}}, "school_tiles.starting"),
    "unknown kind": (tile(1, kind="moon"), "culture_tiles.tiles.C01.kind = 'moon'"),
    "no kind": (
        {"culture_tiles": {"tiles": [{"id": "C01"}]}},
        "culture_tiles.tiles.C01.kind is missing",
    ),
    "unknown track of a tile": (tile(1, track="moon"), "culture_tiles.tiles.C01.track"),
    "too many events": (event("strike", count=45), "events.cards.strike.count"),
    "fewer than no events": (event("strike", count=-1), "events.cards.strike.count"),
}


@pytest.mark.parametrize("case", MALFORMED)
def test_what_cannot_be_read_is_refused(case: str) -> None:
    """[RISE-K-01] The message names the place."""
    pack, place = MALFORMED[case]
    assert place in refusal(pack)


BANK = """
[tracks.bank.B]
start_next = ["2"]
spaces = [
  { id = "2", next = ["1"], effects = ["riot 1"] },
  { id = "1", next = ["3"] },
  # the third
  { id = "3", next = [], exit = %s },
]
"""
SCALE = """
[[tracks.conservation.B.spaces]]
pos = -2
[[tracks.conservation.B.spaces]]
pos = -1
left = 3
"""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (BANK % '["moon"]', "line 8: tracks.bank.B.spaces.3.exit: 'moon' is no effect"),
        (BANK % '["coins 6"]', "line 8: tracks.bank.B.spaces.3.exit must be"),
        (BANK.replace('["1"]', "3") % "[]", "line 5: tracks.bank.B.spaces.2.next must be"),
        (SCALE, "line 6: tracks.conservation.B.spaces.-1.left = 3"),
    ],
)
def test_the_line_of_a_space(text: str, told: str) -> None:
    """A space is named by its id or position, wherever it stands, and its line is found."""
    with pytest.raises(BadPack) as error:
        GAME.new(seats=3, components=parse_pack(text))
    assert str(error.value).startswith(told)
