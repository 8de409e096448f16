"""Whole games: each stored record has in it what its name says, and its scores are right.

What counts at the end of a round and of the game is worked out anew from the names and numbers of
the positions, and compared with what the game told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rise_table import GAME, RiseMatch
from stored import stored_games

from jackscrew.core.state import PART, POINTS, Event
from jackscrew.games.rise.state import (
    C_INCOME,
    E_COINS,
    FOR_EXCHANGE,
    FOR_GAME,
    FOR_INCOME,
    FOR_ROUND,
    FOR_TILE,
)

Data = dict[str, Any]

ROUNDS = 12
played = stored_games(GAME)


def side(match: RiseMatch, track: str) -> str:
    """Which side of a track is up."""
    return "B" if match.setup.options[f"{track}_b"] else "A"


def printed(match: RiseMatch, track: str) -> Data:
    """What is printed on the side of a track that is up."""
    found: Data = match.setup.components["tracks"][track][side(match, track)]
    return found


def position(player: Data, track: str) -> int:
    """Where a marker stands on a scale."""
    return int(player["markers"][track].removeprefix(track))


def space(match: RiseMatch, player: Data, track: str) -> Data:
    """What is printed on the space of a marker; nothing on the start of a path."""
    for entry in printed(match, track)["spaces"]:
        name = f"{entry['pos']:+d}" if "pos" in entry else f"-{entry['id']}"
        if player["markers"][track].partition(".")[0] == track + name:
            return dict(entry)
    assert player["markers"][track] == "start"
    return {}


def is_leader(data: Data, seat: int) -> bool:
    """[RISE-F-20] Right of the start, and nobody further right."""
    positions = [position(player, "satisfaction") for player in data["players"]]
    return positions[seat] > 0 and positions[seat] == max(positions)


def tile_points(match: RiseMatch, data: Data, seat: int, tile: Data, coins: int) -> int:
    """[RISE-END-03] What a Culture tile brings at the end."""
    player = data["players"][seat]
    held = len(player["culture_tiles"])
    if tile["kind"] == "culture_tiles_count":
        return [2, 4, 5][min(held, 3) - 1]
    penalty = space(match, player, "conservation").get("penalty", "")
    met = {
        "last_space": space(match, player, tile.get("track", "science")).get("next") == [],
        "satisfaction_leader": is_leader(data, seat),
        "school_tiles_at_least": len(player["school_tiles"]) >= 4,
        "strongbox_flipped_without_limit_penalty": player["strongbox"] and penalty[:1] != "B",
        "conservation_right_of_start": position(player, "conservation") > 0,
        "industry_steps_at_least": player["steps"]["industry"] >= 4,
        "coins_at_least": coins >= 5,
    }
    return int(tile["vp"]) if met[tile["kind"]] else 0


def told_points(events: list[Event], seat: int, *reasons: int) -> int:
    """The VP a seat was told of for some reasons."""
    found = [event for event in events if event.kind == POINTS and event.seat == seat]
    return sum(event.b for event in found if event.c in reasons)


def paid_income(events: list[Event], seat: int) -> int:
    """The coins of a seat's income."""
    found = [event for event in events if event.kind == E_COINS and event.seat == seat]
    return sum(event.a for event in found if event.b == C_INCOME)


def final_events(match: RiseMatch) -> list[Event]:
    """What was told from the first VP of final scoring on."""
    events = match.told[-1]
    first = next(
        number
        for number, event in enumerate(events)
        if event.kind == POINTS and (event.c == FOR_GAME or event.c >= FOR_TILE)
    )
    return events[first:]


def ends_of_rounds(match: RiseMatch) -> Iterator[tuple[list[Event], Data]]:
    """What was told when a round followed another, and the position then."""
    for number, events in enumerate(match.told):
        if any(event.kind == PART and event.a > 1 for event in events):
            yield events, match.at(number + 1).dump()


def test_twelve_rounds_are_played(played: tuple[str, RiseMatch]) -> None:
    """[RISE-K-03, RISE-S-09, RISE-B-01] 48 Action cards, 16 of each era in turn, and 36 Events."""
    _, match = played
    drawn = [line.action.split() for line in match.record.lines if line.step == "reveal"]
    cards = [name for verb, name in drawn if verb == "card"]
    events = Counter(name for verb, name in drawn if verb == "event")
    assert [card[0] for card in cards] == ["1"] * 16 + ["2"] * 16 + ["3"] * 16
    assert len(set(cards)) == 4 * ROUNDS
    assert events.total() == 3 * ROUNDS
    counts = {card["id"]: card["count"] for card in match.setup.components["events"]["cards"]}
    assert all(events[name] <= counts[name] for name in counts)
    assert match.dump()["round"] == ROUNDS


def test_satisfaction_counts_at_the_end_of_each_round(played: tuple[str, RiseMatch]) -> None:
    """[RISE-E-01] Side A: 1 VP to the leaders; side B: what is printed below the space."""
    _, match = played
    ends = list(ends_of_rounds(match))
    assert len(ends) == ROUNDS - 1
    for events, data in ends:
        for seat, player in enumerate(data["players"]):
            wanted = space(match, player, "satisfaction").get("round_vp", 0)
            if side(match, "satisfaction") == "A" and is_leader(data, seat):
                wanted += 1
            assert told_points(events, seat, FOR_ROUND) == wanted


def test_industry_pays_at_the_beginning_of_each_round(played: tuple[str, RiseMatch]) -> None:
    """[RISE-A-01] Coins and VP of the space, from the second round on."""
    _, match = played
    for events, data in ends_of_rounds(match):
        for seat, player in enumerate(data["players"]):
            income = space(match, player, "industry").get("income")
            coins, points = income or printed(match, "industry")["start_income"]
            assert told_points(events, seat, FOR_INCOME) == points
            assert paid_income(events, seat) == coins


def test_nobody_keeps_more_coins_than_the_limit(played: tuple[str, RiseMatch]) -> None:
    """[RISE-E-02] 5, or 10 with the strongbox, or 3 with Penalty B; then comes the income."""
    _, match = played
    for events, data in ends_of_rounds(match):
        for seat, player in enumerate(data["players"]):
            limit = 10 if player["strongbox"] else 5
            if space(match, player, "conservation").get("penalty", "").startswith("B"):
                limit = 3
            assert player["coins"] - paid_income(events, seat) <= limit


def test_final_scoring(played: tuple[str, RiseMatch]) -> None:
    """[RISE-END-01 to RISE-END-04] Politics, Satisfaction, Culture tiles, the last exchange."""
    _, match = played
    data, events = match.dump(), final_events(match)
    tiles = {tile["id"]: tile for tile in match.setup.components["culture_tiles"]["tiles"]}
    for seat, player in enumerate(data["players"]):
        exchanged = told_points(events, seat, FOR_EXCHANGE)
        before = player["coins"] + exchanged
        is_last = (
            side(match, "culture") == "B" and space(match, player, "culture").get("next") == []
        )
        assert exchanged == (min(5, before) if is_last else 0)
        end = space(match, player, "satisfaction").get("end_vp", 0)
        assert told_points(events, seat, FOR_GAME) == player["steps"]["politics"] + end
        held = [tiles[name] for name in player["culture_tiles"]]
        points = sum(tile_points(match, data, seat, tile, before) for tile in held)
        assert player["scored"]["culture_tiles"] == points
        assert sum(player["scored"].values()) == match.scores()[seat]


def test_most_vp_win_then_most_coins(played: tuple[str, RiseMatch]) -> None:
    """[RISE-END-05] Still tied: a shared victory."""
    _, match = played
    coins = [player["coins"] for player in match.dump()["players"]]
    ranks = list(zip(match.scores(), coins, strict=True))
    assert match.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
