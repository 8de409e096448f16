"""What seats may know, section 19 of the rules, and states that agree with it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from shoulders_table import (
    GAME,
    ShouldersMatch,
    asked,
    buildings_of,
    drift,
    events,
    opening,
    player,
    table,
)

from jackscrew.core.chance import Dice

SPECTATOR = -1
HANDS = [["B01", "B02", "B03"], ["B05", "B06", "B07"], ["B09", "B10", "B11"]]
NAMES = ["swift", "libby", "elgin", "doggett"]
SECRET = ["hand", "drafted", "played", "tossed", "removed"]


def building(
    hands: list[list[str]], decade: int = 1, draft: bool = False, **fields: list[Any]
) -> ShouldersMatch:
    """Three seats are about to choose; `fields` are entries of the players by seat."""
    players = {
        seat: {"hand": hand, **{key: value[seat] for key, value in fields.items()}}
        for seat, hand in enumerate(hands)
    }
    companies = {NAMES[seat]: {"director": seat, "treasury": 90} for seat in range(len(hands))}
    return table(
        "building",
        seats=len(hands),
        decade=decade,
        companies=companies,
        players=players,
        stack=[("building", -3, 1)],
        draft=draft,
    )


def samples(match: ShouldersMatch, seat: int, count: int = 200) -> Iterator[dict[str, Any]]:
    """Dumps of states that the seat cannot tell from the true one."""
    for seed in range(count):
        state = GAME.resample(match.state, seat, Dice(seed))
        GAME.sound(state)
        yield GAME.dump(state, match.setup)


def layout(data: dict[str, Any]) -> tuple[tuple[str, ...], ...]:
    """Who holds and has removed what."""
    keys = ("hand", "drafted", "removed")
    return tuple(tuple(entry[key]) for entry in data["players"] for key in keys)


def seen_by(match: ShouldersMatch, seat: int) -> str:
    """All a seat can read."""
    told = [
        (str(line), [(it.kind, it.seat, it.a, it.b, it.c) for it in some])
        for line, some in match.told_to(seat)
    ]
    return json.dumps([match.view(seat), told, match.legal(seat)])


def sampled(match: ShouldersMatch, seat: int, seed: int) -> ShouldersMatch:
    """The same match standing at a resampled state."""
    other = match.at(match.version)
    other.state = GAME.resample(match.state, seat, Dice(seed))
    return other


def games(
    seats: int, seed: int, every: int = 1, until: int = 400, **options: bool
) -> Iterator[ShouldersMatch]:
    """A random game, at each of its decisions in which all choose and at some others."""
    match = opening(seed % seats, seats, seed, **options)
    rng = random.Random(seed)
    while not match.over and match.version < until:
        if match.version % every == 0 or asked(match) in ("draft", "build"):
            yield match
        seat = rng.choice(match.pending())
        match.play(rng.choice(match.legal_numbers(seat)), seat)


# what is shown ------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", [False, True])
def test_secrets_of_others(draft: bool) -> None:
    """[BS-BUILD-02, BS-VAR-03] Hands, choices and removed tiles are their owner's alone."""
    for match in games(3, 5, every=10, draft=draft):
        data = match.dump()
        for reader in range(SPECTATOR, 3):
            for seat, entry in enumerate(match.view(reader)["players"]):
                true = data["players"][seat]
                for key in SECRET:
                    assert dict(entry)[key] == (true[key] if seat == reader else None)
                assert entry["hand_size"] == len(true["hand"])
                assert entry["removed_size"] == len(true["removed"])


@pytest.mark.parametrize("draft", [False, True])
def test_no_secret_name_anywhere(draft: bool) -> None:
    """[BS-BUILD-02] The names of hidden tiles occur only among all those out of sight."""
    for match in games(4, 9, every=10, draft=draft):
        data = match.dump()
        hidden = set(data["building_decks"])
        for entry in data["players"]:
            hidden.update(entry["hand"], entry["drafted"], entry["removed"])
            hidden.update({entry["played"], entry["tossed"]} - {None})
        view = match.view(SPECTATOR)
        assert set(view["decks"]["out_of_sight"]) == hidden
        view["decks"]["out_of_sight"] = []
        view["cards"] = {}
        text = json.dumps([view, [str(line) for line in match.log(SPECTATOR)]])
        assert not [tile for tile in hidden if f'"{tile}"' in text or f" {tile} " in text]


def test_out_of_sight() -> None:
    """[BS-SETUP-06] What a seat has not in front of it can be worked out, not where it is."""
    match = building(HANDS)
    view = match.view(0)
    assert set(view["decks"]["out_of_sight"]) == (
        set(buildings_of(1, 3)) | set(buildings_of(2, 3)) | set(buildings_of(3, 3))
    ) - set(HANDS[0])
    assert view["decks"]["left"] == [0, 12, 12]


def test_decks_have_no_order() -> None:
    """[BS-SETUP-02, BS-SETUP-04, BS-SETUP-06, BS-SETUP-07] Contents are told sorted."""
    view = opening(0, 4, 3).view(1)
    assert view["demand_unseen"] == sorted(view["demand_unseen"])
    assert view["asset_deck"] == sorted(view["asset_deck"])
    assert view["decks"]["out_of_sight"] == sorted(view["decks"]["out_of_sight"])
    assert sum(view["bag"].values()) == 70 - 8 - 12


def test_cash_is_open() -> None:
    """[BS-GEN-02] All money lies on the table."""
    match = opening(0, 3, 2)
    match.play("start swift 50")
    view = match.view(2)
    assert [entry["cash"] for entry in view["players"]] == [25, 175, 175]
    assert view["companies"][9]["treasury"] == 150


def test_spectators_are_asked_nothing() -> None:
    """[BS-BUILD-02] The possible answers tell a hand; only its owner gets them."""
    match = building(HANDS)
    for reader in (SPECTATOR, 0, 1, 2):
        question = match.view(reader)["question"]
        assert question is not None
        offers = json.dumps(question["actions"])
        for seat, hand in enumerate(HANDS):
            assert any(tile in offers for tile in hand) == (seat == reader)


# states that agree with it ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_resampled_state_looks_the_same(seats: int, draft: bool) -> None:
    """[BS-VAR-03] View, log, legal actions and their events stay as they are."""
    for number, match in enumerate(games(seats, 20 + seats, 25, draft=draft, advanced=True)):
        for seat in range(SPECTATOR, seats):
            other = sampled(match, seat, number)
            GAME.sound(other.state)
            assert seen_by(other, seat) == seen_by(match, seat)


def test_hands_take_all_tiles() -> None:
    """[BS-SETUP-10] Any Era I tile out of sight may be in an opponent's hand, all alike."""
    match = building(HANDS)
    held: Counter[str] = Counter()
    for data in samples(match, 0, 600):
        assert data["players"][0]["hand"] == HANDS[0]
        held.update(data["players"][1]["hand"])
    assert set(held) == set(HANDS[1] + HANDS[2])
    assert min(held.values()) > 220, "600 samples of three tiles of six"
    assert max(held.values()) < 380


def test_decks_keep_their_eras() -> None:
    """[BS-SETUP-06] Tiles change places with those of their era only."""
    match = building([["B01", "B13", "B14"], ["B05", "B15", "B16"], ["B09", "B17", "B18"]], 2)
    eras = {tile: era for era in (1, 2, 3) for tile in buildings_of(era)}
    true = [Counter(eras[it] for it in match.dump()["building_decks"])]
    second: Counter[str] = Counter()
    for data in samples(match, 0):
        assert [Counter(eras[it] for it in data["building_decks"])] == true
        for seat in (1, 2):
            assert sorted(eras[it] for it in data["players"][seat]["hand"]) == [1, 2, 2]
        second.update(data["players"][1]["hand"])
    out = set(buildings_of(2, 3)) - {"B13", "B14"}
    assert set(second) >= out


@pytest.mark.parametrize("chooser", [1, 2])
def test_choices_are_made_again(chooser: int) -> None:
    """[BS-BUILD-02] What another has chosen face down may be any of its tiles."""
    match = building(HANDS)
    match.play(f"build {HANDS[chooser][0]} {HANDS[chooser][1]}", chooser)
    entries = seats_of(samples(match, 0, 400), chooser)
    found = Counter((entry["played"], entry["tossed"]) for entry in entries)
    assert len(found) == 6 * 5, "any two of the six unknown tiles in any order"
    own = Counter(data["players"][chooser]["played"] for data in samples(match, chooser, 20))
    assert set(own) == {HANDS[chooser][0]}


def test_chosen_tile_may_be_of_either_era() -> None:
    """[BS-BUILD-02] Of an old tile and two new ones any may lie there face down."""
    match = building([["B01", "B13", "B14"], ["B05", "B15", "B16"], ["B09", "B17", "B18"]], 2)
    match.play("build B15 B16", 1)
    found = Counter(
        tuple(tile < "B13" for tile in (entry["played"], entry["tossed"], *entry["hand"]))
        for entry in seats_of(samples(match, 0, 300), 1)
    )
    assert set(found) == {(True, False, False), (False, True, False), (False, False, True)}
    assert min(found.values()) > 60


def test_removed_may_be_the_kept_one() -> None:
    """[BS-BUILD-02] Nobody but its owner knows which of the two was removed."""
    match = building(HANDS)
    for seat, hand in enumerate(HANDS):
        match.play(f"build {hand[0]} {hand[1]}", seat)
    found = Counter((*it["hand"], *it["removed"]) for it in seats_of(samples(match, 0), 1))
    tiles = ["B06", "B07", "B10", "B11"]
    assert set(found) == {(one, two) for one in tiles for two in tiles if one != two}


def seats_of(dumps: Iterator[dict[str, Any]], seat: int) -> Iterator[dict[str, Any]]:
    """A seat's entry of each dump."""
    for data in dumps:
        yield data["players"][seat]


def test_kept_tile_may_be_of_either_era() -> None:
    """[BS-BUILD-02] An old and a new tile were left: each may be the one that was kept."""
    hands = [["B01", "B13", "B14"], ["B05", "B15", "B16"], ["B09", "B17", "B18"]]
    for removed in ("B05", "B16"):
        match = building(hands, 2)
        match.play("build B13 B14", 0)
        match.play(f"build B15 {removed}", 1)
        match.play("build B17 B18", 2)
        eras = Counter(int(it["hand"][0] >= "B13") for it in seats_of(samples(match, 0), 1))
        assert set(eras) == {0, 1}
        assert min(eras.values()) > 60


def show(match: ShouldersMatch, first: str, removed: str) -> None:
    """Seat 1 builds as told, the others their latest tiles."""
    for seat in (0, 2):
        one, two = player(match, seat)["hand"][1:]
        match.play(f"build {one} {two}", seat)
    match.play(f"build {first} {removed}", 1)


def test_an_old_tile_may_still_be_kept() -> None:
    """[BS-BUILD-01, BS-BUILD-02] A tile shown later need not be the one kept before.

    Seat 1 removes its old tile in decade 2 and in decade 3 shows the one it kept.  To seat 0
    this may as well be a tile dealt in decade 3, and the old one still be there.
    """
    match = building(HANDS)
    match.resume(11)
    show(match, "B05", "B06")
    drift(match, "build")
    one, two = (tile for tile in player(match, 1)["hand"] if tile != "B07")
    show(match, one, "B07")
    drift(match, "build")
    new = next(tile for tile in player(match, 1)["hand"] if tile != two)
    show(match, two, new)
    old = Counter(it["hand"][0] < "B13" for it in seats_of(samples(match, 0, 300), 1))
    assert old[True], "an Era I tile may have been kept since decade 1"
    assert old[False]


# the draft ----------------------------------------------------------------------------------


def drafted() -> ShouldersMatch:
    """Decade 1, three seats: each has drafted one tile and got two from the right."""
    match = building(HANDS, draft=True)
    for seat, tile in enumerate(["B01", "B05", "B09"]):
        match.play(f"draft {tile}", seat)
    return match


def test_passed_tiles_are_known() -> None:
    """[BS-VAR-03] A seat knows the two tiles it handed on until their taker has chosen."""
    match = drafted()
    for data in samples(match, 0):
        assert data["players"][1]["hand"] == ["B02", "B03"]
        assert data["players"][0]["hand"] == ["B10", "B11"]
        assert data["players"][0]["drafted"] == ["B01"]
    others = Counter(tuple(it["hand"]) for it in seats_of(samples(match, 0), 2))
    assert len(others) == 6, "two of B05, B06, B07 and B09"


@pytest.mark.parametrize("taken", ["B02", "B03"])
def test_doubts_of_the_draft(taken: str) -> None:
    """[BS-VAR-03] Which of the two the next one kept is open: both possibilities occur."""
    match = drafted()
    match.play("draft B10", 0)
    match.play(f"draft {taken}", 1)
    found = Counter(it["played"] for it in seats_of(samples(match, 0), 1))
    assert set(found) == {"B02", "B03"}
    assert min(found.values()) > 60
    match.play("draft B06", 2)
    places = Counter(
        tuple(seat for seat in (1, 2) for tile in data["players"][seat]["hand"] if tile == "B02")
        for data in samples(match, 0)
    )
    assert set(places) == {(1,), (2,)}
    assert min(places.values()) > 60
    for data in samples(match, 0):
        assert "B11" in data["players"][1]["hand"], "the last tile passed is known"
        assert data["players"][0]["hand"] == ["B01", "B07", "B10"]
        assert len({"B02", "B03"} & set(data["players"][1]["hand"])) == 1
        assert len({"B02", "B03"} & set(data["players"][2]["hand"])) == 1


def test_doubts_end_when_a_tile_is_shown() -> None:
    """[BS-VAR-03] If the next one plays B02, B03 went on."""
    match = drafted()
    for seat, tile in enumerate(["B10", "B02", "B06"]):
        match.play(f"draft {tile}", seat)
    for seat, words in enumerate(["B01 B07", "B02 B05", "B09 B06"]):
        match.play(f"build {words}", seat)
    for data in samples(match, 0):
        assert "B03" in data["players"][2]["hand"] + data["players"][2]["removed"]
    kept = Counter(it["hand"][0] for it in seats_of(samples(match, 0), 1))
    assert set(kept) == {"B05", "B06", "B11"}


def second_decade() -> ShouldersMatch:
    """The draft of decade 2: the tiles kept are B07 by seat 0, B02 by 1 and B03 by 2."""
    match = drafted()
    for seat, tile in enumerate(["B10", "B02", "B06"]):
        match.play(f"draft {tile}", seat)
    for seat, words in enumerate(["B01 B10", "B05 B11", "B06 B09"]):
        match.play(f"build {words}", seat)
    match.resume(3)
    drift(match, "draft")
    assert "B03" in player(match, 2)["hand"]
    return match


def draft_on(
    match: ShouldersMatch, pick: Callable[[ShouldersMatch, int, int], str]
) -> ShouldersMatch:
    """The two rounds of a draft."""
    other = match.at(match.version)
    other.resume(1)
    for turn in range(2):
        for seat, tile in enumerate([pick(other, turn, seat) for seat in range(3)]):
            other.play(f"draft {tile}", seat)
    return other


def test_draft_between_others_is_doubtful() -> None:
    """[BS-VAR-03] Seat 2 kept the old B03, or handed it on to seat 1 who kept it.

    Seat 0 sees the same in both, so each must be among the states that agree with the other.
    """
    match = second_decade()
    one, _ = (tile for tile in player(match, 2)["hand"] if tile != "B03")

    def kept(at: ShouldersMatch, turn: int, seat: int) -> str:
        tiles = player(at, seat)["hand"]
        if turn == 0 and seat == 2:
            return "B03"
        return str(one if turn == 1 and seat == 1 else tiles[0])

    def handed_on(at: ShouldersMatch, turn: int, seat: int) -> str:
        tiles = player(at, seat)["hand"]
        if turn == 0 and seat == 2:
            return str(one)
        return "B03" if turn == 1 and seat == 1 else str(tiles[0])

    worlds = [draft_on(match, kept), draft_on(match, handed_on)]
    assert seen_by(worlds[0], 0) == seen_by(worlds[1], 0)
    assert layout(worlds[0].dump()) != layout(worlds[1].dump())

    def eras(data: dict[str, Any]) -> tuple[int, ...]:
        return tuple(sum(it < "B13" for it in entry["hand"]) for entry in data["players"])

    for true, other in (worlds, worlds[::-1]):
        found = {eras(data) for data in samples(true, 0, 400)}
        assert eras(other.dump()) in found


def test_resample_tells_nothing_of_others_passing() -> None:
    """[BS-VAR-03] What others have handed on unseen is as open as their hands."""
    match = drafted()
    true = player(match, 1)["passed"]
    found = Counter(tuple(it["passed"]) for it in seats_of(samples(match, 0), 1))
    assert true == ["B06", "B07"]
    assert len(found) > 3
    for data in samples(match, 0, 50):
        assert data["players"][0]["passed"] == ["B02", "B03"]
        assert data["players"][1]["passed"] == data["players"][2]["hand"]


@pytest.mark.parametrize("seats", [3, 4])
def test_known_tiles_stay_where_they_must_be(seats: int) -> None:
    """[BS-VAR-03] In each draft the next seat holds the last tile passed and one of the two."""
    checked = 0
    handed: dict[int, list[set[str]]] = {}
    for match in games(seats, 40 + seats, 5000, 5000, draft=True):
        step = seats - 1 if match.view()["decade"] % 2 == 0 else 1
        if asked(match) == "draft" and len(match.pending()) == seats:
            held = [set(player(match, seat)["hand"]) for seat in range(seats)]
            taken = {seat: held[(seat + step) % seats] for seat in range(seats)}
            handed = {seat: [] for seat in taken} if len(held[0]) == 3 else handed
            if len(held[0]) == 2:
                handed = {seat: [taken[seat], held[seat]] for seat in taken}
        if asked(match) == "build" and len(match.pending()) == seats and handed:
            for seat in range(seats):
                following = (seat + step) % seats
                last = handed[seat][1] - set(player(match, seat)["hand"])
                for data in samples(match, seat, 20):
                    hand = set(data["players"][following]["hand"])
                    assert len(hand & handed[seat][0]) == 1
                    assert last <= hand
                    assert data["players"][seat] == match.dump()["players"][seat]
                    checked += 1
            handed = {}
    assert checked >= 5 * seats * 20 - 20


def test_resampled_games_go_on() -> None:
    """[BS-VAR-03] A resampled state can be played to its end, all holding."""
    for number, match in enumerate(games(3, 77, 40, 300, draft=True, advanced=True)):
        if number % 6 == 0:
            other = sampled(match, 0, number)
            rng = random.Random(number)
            other.resume(number)
            while not other.over:
                seat = rng.choice(other.pending())
                other.play(rng.choice(other.legal_numbers(seat)), seat)
                GAME.sound(other.state)
            assert events(other)


def kept_eras(shown: list[int]) -> set[int]:
    """The eras that a kept tile can have, given those of the tiles shown decade by decade."""
    possible = {1}
    for era, new in zip(shown[1:], (2, 2, 3, 3), strict=False):
        left = [sorted([old, new, new]) for old in possible if era in (old, new)]
        for tiles in left:
            tiles.remove(era)
        possible = {tile for tiles in left for tile in tiles}
    return possible


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sampled_hands_can_have_been_dealt(seats: int) -> None:
    """[BS-BUILD-01, BS-BUILD-02] No more tiles of an era than were dealt, and kept ones
    only of the eras that can have been kept; those all occur."""
    eras = {tile: era for era in (1, 2, 3) for tile in buildings_of(era)}
    dealt = [{1: 3}, {1: 3, 2: 2}, {1: 3, 2: 4}, {1: 3, 2: 4, 3: 2}, {1: 3, 2: 4, 3: 4}]
    for seed in range(4):
        decade = 0
        for match in games(seats, 50 + seed, 5000, 5000):
            decade = match.view()["decade"]
            if decade == 1 or len(match.pending()) < seats:
                continue
            found: dict[int, set[int]] = {}
            for data in samples(match, 0, 60):
                for seat in range(1, seats):
                    entry = data["players"][seat]
                    built = [tile for tile in entry["built"] if tile]
                    total = Counter(eras[it] for it in entry["hand"] + entry["removed"] + built)
                    assert total == dealt[decade - 1]
                    new = Counter({3 if decade > 3 else 2: 2})
                    (kept,) = (Counter(eras[it] for it in entry["hand"]) - new).keys()
                    found.setdefault(seat, set()).add(kept)
            for seat, kinds in found.items():
                shown = [eras[it] for it in player(match, seat)["built"] if it]
                assert kinds == kept_eras(shown)
        assert decade == 5
