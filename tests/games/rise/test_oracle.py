"""Whole games told again: VP, coins, tiles and penalties worked out from the events alone.

Nothing is taken from the state while the game goes on; at the end both must agree.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from rise_table import GAME, PRINTED, RiseMatch, player

from jackscrew.core.state import PART, POINTS, Event
from jackscrew.games.rise.components import SCHOOL_TILES
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.state import (
    E_COINS,
    E_CULTURE,
    E_FORFEIT,
    E_FREE,
    E_HOME,
    E_LEAVES,
    E_LIMIT,
    E_ORDER,
    E_PENALTY,
    E_REFRESHED,
    E_STEP,
    E_STRONGBOX,
    E_TILE,
    E_TURNED,
    E_WINNER,
    FOR_EXCHANGE,
    FOR_GAME,
    FOR_ROUND,
    FOR_TILE,
)
from jackscrew.games.rise.tracks import PENALTIES, PLACES

SCALES = ("satisfaction", "conservation")
START, LIMIT, TURNED, WITH_PENALTY = 15, 5, 10, 3
CASES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]


class Sheet:
    """What the events tell of one seat."""

    def __init__(self) -> None:
        self.scored: Counter[str] = Counter()
        self.coins = 0
        self.is_turned = False
        self.tiles: dict[str, bool] = {}
        self.culture: set[str] = set()
        self.penalty = "none"
        self.free: set[int] = set()
        self.marker = {track: f"{track}+0" if track in SCALES else "" for track in TRACKS}
        self.steps: Counter[str] = Counter()
        self.ended: Counter[int] = Counter()  # VP of final scoring by what they are for


def played(seats: int, seed: int) -> RiseMatch:
    """A random game with some B sides; leaving, paying and activating are liked."""
    rng = random.Random(f"{seats} {seed}")
    options: dict[str, Any] = {f"{track}_b": rng.random() < 0.5 for track in TRACKS}
    match = GAME.new(seats, seed=seed, **options)
    while not match.over:
        legal = match.legal()
        liked = [it for it in legal if it.split()[0] not in ("decline", "stop", "proceed")]
        match.play(rng.choice(liked if liked and rng.random() < 0.8 else legal))
    return match


def told(match: RiseMatch) -> list[Sheet]:
    """The sheets of all seats after the last event."""
    sheets = [Sheet() for _ in range(match.setup.seats)]
    for events in match.told:
        for event in events:
            if event.seat >= 0:
                tell(sheets[event.seat], event)
    for event in final(match):
        sheets[event.seat].ended[event.c] += event.b
    return sheets


def final(match: RiseMatch) -> list[Event]:
    """The gains and losses of final scoring."""
    events = [event for event in match.told[-1] if event.kind == POINTS]
    scored = [event for event in events if GAME.sources[event.a] != "converted"]
    rounds = [number for number, event in enumerate(scored) if event.c == FOR_ROUND]
    return scored[max(rounds, default=-1) + 1 :]


def tell(sheet: Sheet, event: Event) -> None:
    """Write one event down."""
    if event.kind == POINTS:
        sheet.scored[GAME.sources[event.a]] += event.b
    elif event.kind == E_COINS:
        sheet.coins += event.a
        assert sheet.coins == event.c
    elif event.kind == E_LIMIT:
        check_limit(sheet, event)
    elif event.kind == E_STRONGBOX:
        assert not sheet.is_turned
        sheet.is_turned = True
    elif event.kind == E_FREE:
        sheet.free.add(event.a + 1)
    elif event.kind == E_PENALTY:
        assert PENALTIES[event.b] == sheet.penalty
        sheet.penalty = PENALTIES[event.a]
    elif event.kind == E_CULTURE:
        sheet.culture.add(PRINTED["culture_tiles"]["tiles"][event.a]["id"])
    else:
        tell_of_tiles(sheet, event)
        tell_of_markers(sheet, event)


def check_limit(sheet: Sheet, event: Event) -> None:
    """[RISE-E-02] 5, 10 or 3 coins are kept."""
    limit = TURNED if sheet.is_turned else LIMIT
    limit = WITH_PENALTY if sheet.penalty.startswith("B") else limit
    assert (event.b, sheet.coins - event.a) == (limit, limit)
    assert event.a > 0
    sheet.coins = limit


def tell_of_tiles(sheet: Sheet, event: Event) -> None:
    """[RISE-F-09, RISE-F-10, RISE-SCH-02] School tiles taken, turned and refreshed."""
    if event.kind == E_TILE:
        sheet.tiles[SCHOOL_TILES[event.a]] = True
    elif event.kind == E_TURNED:
        tile = SCHOOL_TILES[event.a]
        assert sheet.tiles[tile]
        assert sheet.penalty != "A"  # [RISE-CON-03]
        sheet.tiles[tile] = False
    elif event.kind == E_REFRESHED:
        assert event.a == list(sheet.tiles.values()).count(False) > 0
        sheet.tiles = dict.fromkeys(sheet.tiles, True)


def tell_of_markers(sheet: Sheet, event: Event) -> None:
    """[RISE-M-01] Markers go from where they stood, one space at a time."""
    if event.kind in (E_STEP, E_HOME, E_LEAVES, E_FORFEIT):
        track = TRACKS[event.a]
    if event.kind == E_STEP:
        before = PLACES[event.b] if event.b >= 0 else ""
        assert sheet.marker[track] == before
        sheet.marker[track] = PLACES[event.c]
        is_left = track in SCALES and event.c < event.b
        assert track not in SCALES or abs(event.c - event.b) == 1
        sheet.steps[track] += not is_left
    elif event.kind in (E_HOME, E_LEAVES):
        assert sheet.marker[track]
        sheet.marker[track] = ""


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def game(request: pytest.FixtureRequest) -> tuple[RiseMatch, list[Sheet]]:
    """A whole game and what its events tell."""
    match = played(*request.param)
    return match, told(match)


def test_points_by_source(game: tuple[RiseMatch, list[Sheet]]) -> None:
    """[RISE-END-05] The score sheet, row by row, and its sum."""
    match, sheets = game
    for seat, sheet in enumerate(sheets):
        assert {it: points for it, points in player(match, seat)["scored"].items() if points} == {
            it: points for it, points in sheet.scored.items() if points
        }
        assert sheet.scored.total() == match.scores()[seat]
        assert sheet.scored["start"] == START


def test_coins(game: tuple[RiseMatch, list[Sheet]]) -> None:
    """[RISE-E-02, RISE-C-02] All that is gained, paid and given back."""
    match, sheets = game
    assert [sheet.coins for sheet in sheets] == [it["coins"] for it in match.view()["players"]]


def test_things_in_front_of_players(game: tuple[RiseMatch, list[Sheet]]) -> None:
    """[RISE-CON-02, RISE-BNK-01, RISE-F-12] Penalty tiles, free cards, strongboxes, tiles."""
    match, sheets = game
    for seat, sheet in enumerate(sheets):
        own = player(match, seat)
        assert (own["penalty"] or "none") == sheet.penalty
        assert own["free_cards"] == sorted(sheet.free)
        assert own["strongbox"] == sheet.is_turned
        assert {it["tile"]: it["active"] for it in own["school_tiles"]} == sheet.tiles
        assert set(own["culture_tiles"]) == sheet.culture


def test_markers(game: tuple[RiseMatch, list[Sheet]]) -> None:
    """[RISE-M-01, RISE-M-06, RISE-FREE-01] Where they stand and how many steps were made."""
    match, sheets = game
    for seat, sheet in enumerate(sheets):
        own = player(match, seat)
        assert own["markers"] == {it: place or "start" for it, place in sheet.marker.items()}
        assert own["steps"] == {track: sheet.steps[track] for track in TRACKS}


def position(sheet: Sheet, track: str) -> int:
    """Where a marker stands on a scale."""
    return int(sheet.marker[track].removeprefix(track))


def is_at_end(match: RiseMatch, sheet: Sheet, track: str) -> bool:
    """[RISE-END-03] Is the marker on a space from which no way leads on?"""
    side = PRINTED["tracks"][track][match.view()["sides"][track]]
    place = sheet.marker[track].removeprefix(f"{track}-").split(".")[0]
    return place in [space["id"] for space in side["spaces"] if not space["next"]]


def tile_worth(match: RiseMatch, sheets: list[Sheet], sheet: Sheet, tile: dict[str, Any]) -> int:
    """[RISE-END-03] What a Culture tile brings, by what the events have told."""
    rightmost = max(position(it, "satisfaction") for it in sheets)
    traded = sheet.ended[FOR_EXCHANGE]
    if tile["kind"] == "culture_tiles_count":
        return [2, 4, 5][min(len(sheet.culture), 3) - 1]
    is_met: dict[str, bool] = {
        "last_space": is_at_end(match, sheet, tile.get("track", "school")),
        "satisfaction_leader": position(sheet, "satisfaction") == rightmost > 0,
        "school_tiles_at_least": len(sheet.tiles) >= 4,
        "strongbox_flipped_without_limit_penalty": (
            sheet.is_turned and not sheet.penalty.startswith("B")
        ),
        "conservation_right_of_start": position(sheet, "conservation") > 0,
        "industry_steps_at_least": sheet.steps["industry"] >= 4,
        "coins_at_least": sheet.coins + traded >= 5,
    }
    return int(tile["vp"]) if is_met[tile["kind"]] else 0


def test_points_of_the_end(game: tuple[RiseMatch, list[Sheet]]) -> None:
    """[RISE-END-01, RISE-END-02, RISE-END-03, RISE-END-04] Worked out from what is printed."""
    match, sheets = game
    sides = match.view()["sides"]
    spaces = PRINTED["tracks"]["satisfaction"][sides["satisfaction"]]["spaces"]
    for sheet in sheets:
        here = next(it for it in spaces if it["pos"] == position(sheet, "satisfaction"))
        assert sheet.ended[FOR_GAME] == sheet.steps["politics"] + here.get("end_vp", 0)
        for number, tile in enumerate(PRINTED["culture_tiles"]["tiles"]):
            is_held = tile["id"] in sheet.culture
            worth = tile_worth(match, sheets, sheet, tile) if is_held else 0
            assert sheet.ended[FOR_TILE + number] == worth
        can_trade = sides["culture"] == "B" and is_at_end(match, sheet, "culture")
        assert sheet.ended[FOR_EXCHANGE] <= (5 if can_trade else 0)
        assert not can_trade or sheet.ended[FOR_EXCHANGE] == 5 or sheet.coins == 0


def test_the_order_of_a_round(game: tuple[RiseMatch, list[Sheet]]) -> None:
    """[RISE-D-05, RISE-C-01] Who goes back first places first in the next round."""
    match, _ = game
    back: list[int] = []
    orders: list[list[int]] = []
    for events in match.told:
        for event in events:
            if event.kind == PART:
                orders.append(back)
                back = []
            elif event.kind == E_ORDER:
                assert event.a == len(back)
                back.append(event.seat)
    placed: list[list[int]] = [[]]
    for line in match.record.lines:
        if line.action.startswith("place "):
            if len(placed[-1]) == match.setup.seats:
                placed.append([])
            placed[-1].append(line.seat)
    assert len(placed) == 12 == len(orders)
    assert placed[1:] == orders[1:]


def test_winners(game: tuple[RiseMatch, list[Sheet]]) -> None:
    """[RISE-END-05] Most VP, then most coins."""
    match, sheets = game
    ranks = [(sheet.scored.total(), sheet.coins) for sheet in sheets]
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    assert match.winners() == best
    assert [event.seat for event in match.told[-1] if event.kind == E_WINNER] == best
