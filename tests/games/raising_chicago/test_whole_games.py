"""Whole games: each stored record has in it what its name says, and its scores are right.

Final scoring is worked out anew from the names and numbers of the last position and of the
components, and compared with what the game told.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import ceil
from typing import Any

from laws import replayed
from stored import RECORDS, stored_games

from jackscrew import Match
from jackscrew.core.state import PART
from jackscrew.games.raising_chicago.game import RAISING_CHICAGO
from jackscrew.games.raising_chicago.rewards import TOKENS
from jackscrew.games.raising_chicago.state import (
    E_FAVOR,
    E_INCOME,
    E_PHASE,
    E_SECTIONS,
    E_TOKENS,
    IN_SCORING,
)
from jackscrew.games.raising_chicago.view import ChicagoView

Data = dict[str, Any]

FILES = sorted((RECORDS / "raising_chicago").glob("*.txt"))
TYPES = ("lumber", "jackscrew", "masonry")
SYMBOLS = ("train", "lion", "book", "seal", "device")
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
TURNED = {"N": "E", "E": "S", "S": "W", "W": "N", "NE": "SE", "SE": "SW", "SW": "NW", "NW": "NE"}
WAYS_OF_DECIDING = {"bid", "payment", "plot", "outskirts", "prestige_tile", "site", "rotation"}
played = stored_games(RAISING_CHICAGO)


def shared_out(counts: list[int], first: int, second: int) -> list[int]:
    """[RC-FS-02, RC-FS-03] Reputation for the most and the second most, ties rounded up."""
    places = sorted({count for count in counts if count}, reverse=True)
    if not places:
        return [0] * len(counts)
    best = counts.count(places[0])
    if best > 1:
        return [ceil((first + second) / best) if it == places[0] else 0 for it in counts]
    found = [first if count == places[0] else 0 for count in counts]
    for seat, count in enumerate(counts):
        if len(places) > 1 and count == places[1]:
            found[seat] = ceil(second / counts.count(places[1]))
    return found


def added(rows: list[list[int]]) -> list[int]:
    """Sums by seat."""
    return [sum(points) for points in zip(*rows, strict=True)]


def printed_plots(match: Match[ChicagoView]) -> list[Data]:
    """The plots by number."""
    return sorted(match.setup.components["plots"], key=lambda plot: plot["number"])


def levels_in(match: Match[ChicagoView], seat: int, ward: int) -> int:
    """A seat's levels in a ward."""
    pairs = zip(printed_plots(match), match.dump()["plots"], strict=True)
    return sum(it["levels"] for plot, it in pairs if is_of(it, seat) and plot["ward"] == ward)


def is_of(building: Data | None, seat: int) -> bool:
    """Is this a building of a seat?"""
    return building is not None and building.get("owner") == seat


def ward_points(match: Match[ChicagoView]) -> list[int]:
    """[RC-FS-02] All four wards."""
    seats = range(match.setup.seats)
    tokens = {f"W{it['id']}": it for it in match.setup.components["ward_control_tokens"]}
    found = []
    for ward, name in enumerate(match.dump()["ward_tokens"], start=1):
        counts = [levels_in(match, seat, ward) for seat in seats]
        found.append(shared_out(counts, tokens[name]["first"], tokens[name]["second"]))
    return added(found)


def board_points(match: Match[ChicagoView]) -> list[int]:
    """[RC-FS-04] Markers that were returned in the last round."""
    board = match.setup.components["bidding_board"]
    counts = [player["markers"] for player in match.dump()["players"]]
    return shared_out(counts, board["first"], board["second"])


def step_of(arrow: str, turn: int) -> tuple[int, int]:
    """Rows and columns from a tile to where its arrow points, once it is turned."""
    for _ in range(turn // 90):
        arrow = TURNED[arrow]
    steps = [STEPS[letter] for letter in arrow]
    return sum(row for row, _ in steps), sum(column for _, column in steps)


def prestige_points(match: Match[ChicagoView]) -> list[int]:
    """[RC-FS-05] What arrows point at."""
    plots, built = printed_plots(match), match.dump()["plots"]
    tiles = {f"P{it['number']}": it for it in match.setup.components["prestige_buildings"]}
    at = {(it["row"], it["column"]): building for it, building in zip(plots, built, strict=True)}
    found = [0] * match.setup.seats
    for (row, column), building in at.items():
        if building is None or "prestige" not in building:
            continue
        tile = tiles[building["prestige"]]
        for arrow in tile["arrows"]:
            south, east = step_of(arrow, int(building["turn"]))
            pointed_at = at.get((row + south, column + east))
            for seat in range(match.setup.seats):
                found[seat] += tile["value"] if is_of(pointed_at, seat) else 0
    return found


def symbols_of(data: Data, seat: int) -> Counter[str]:
    """[RC-FS-07] A seat's symbols, the asterisk as what it was named."""
    held = Counter(data["players"][seat]["symbols"])
    if held.pop("asterisk"):
        held[data["asterisk"]] += 1
    return held


def final_points(match: Match[ChicagoView], seat: int) -> int:
    """[RC-FS-06] Two for each symbol a final project shows."""
    data = match.dump()
    tiles = {tile["id"]: tile["symbols"] for tile in match.setup.components["final_projects"]}
    own = data["players"][seat]["final_projects"]
    return 2 * sum(symbols_of(data, seat)[symbol] for tile in own for symbol in tiles[tile])


def sets_of(data: Data, seat: int) -> int:
    """[RC-FS-08] Sets of five different symbols."""
    return min(symbols_of(data, seat)[symbol] for symbol in SYMBOLS)


def favors_spent(match: Match[ChicagoView], seat: int) -> int:
    """The favors spent on the personal project: told right before its sections."""
    spent = 0
    for events in match.told:
        for event, after in pairwise(events):
            if event.kind == E_FAVOR and event.seat == seat and after.kind == E_SECTIONS:
                spent -= event.a
    return spent


def can_pay(player: Data, sections: tuple[str, ...]) -> bool:
    """[RC-FS-09] Five tokens for each of these: own ones, then wilds, then trades of three."""
    missing = left = 0
    for kind in TYPES:
        rest = player["tokens"][kind] - (5 if kind in sections else 0)
        missing, left = missing - min(rest, 0), left + max(rest, 0)
    return bool(3 * max(missing - player["tokens"]["wild"], 0) <= left)


def before_scoring(match: Match[ChicagoView]) -> Data:
    """The last position with the tokens that were turned in or traded for personal projects."""
    data = match.dump()
    events = [event for told in match.told for event in told]
    begun = next(i for i, it in enumerate(events) if (it.kind, it.a) == (E_PHASE, IN_SCORING))
    for event in events[begun:]:
        if event.kind == E_TOKENS:
            data["players"][event.seat]["tokens"][TOKENS[event.a]] -= event.b
    return data


def personal_points(match: Match[ChicagoView], seat: int) -> int:
    """[RC-FS-09] Two for each section, three more for all."""
    player = before_scoring(match)["players"][seat]
    last = match.setup.components["expertise"]["last_column"]
    free = [kind for kind in TYPES if player["expertise"][kind] == last]
    others = [kind for kind in TYPES if kind not in free]
    paid = max(
        count
        for count in range(len(others) + 1)
        if any(can_pay(player, some) for some in combinations(others, count))
    )
    done = min(3, len(free) + paid + favors_spent(match, seat))
    return 2 * done + (3 if done == 3 else 0)


def cards_of(match: Match[ChicagoView], seat: int) -> list[list[str]]:
    """[RC-CC-01] The letters of all cards of a company."""
    cards = {str(card["id"]): card["letters"] for card in match.setup.components["resource_cards"]}
    player = match.dump()["players"][seat]
    return [cards[card] for card in [*filter(None, player["slots"]), *player["pile"]]]


def counted_by(match: Match[ChicagoView], seat: int, member: Data) -> int:
    """[RC-CC-04] What a council member counts."""
    data = match.dump()
    player = data["players"][seat]
    if member["counts"] == "raised_in_ward":
        pairs = zip(printed_plots(match), data["plots"], strict=True)
        return sum(is_of(it, seat) and plot["ward"] == member["ward"] for plot, it in pairs)
    found = {
        "moved_buildings": [lot["owner"] for lot in data["outskirts"]].count(seat),
        "symbol_sets": sets_of(data, seat),
        "permanent_tokens": sum(player["permanents"].values()),
        "markers_returned_last_round": player["markers"],
        "neighborhood_tiles": len(player["neighborhoods"]),
        "favor_tokens": player["favors"],
        "company_expansions": player["expansions"],
        "ward_control_tokens": len(player["ward_tokens"]),
    }
    return int(found[member["counts"]])


def council_points(match: Match[ChicagoView], seat: int) -> int:
    """[RC-CC-03] Once or twice, by the cards of the letter."""
    once, twice = {2: (6, 9), 3: (4, 6), 4: (3, 5)}[match.setup.seats]
    data, found = match.dump(), 0
    members = {f"M{it['number']}": it for it in match.setup.components["council_members"]}
    for number, (letter, name) in enumerate(zip("ABCD", data["council"], strict=True)):
        if name is None:
            continue
        count = cards_of(match, seat).count([letter]) + data["players"][seat]["letters"][number]
        times = (count >= once) + (count >= twice)
        found += times * counted_by(match, seat, members[name]) * members[name]["rep_each"]
    return found


def levels_of(match: Match[ChicagoView], seat: int) -> int:
    """All levels of a seat, wards and outskirts."""
    data = match.dump()
    return sum(it["levels"] for it in [*data["plots"], *data["outskirts"]] if is_of(it, seat))


def test_eight_rounds_are_played(played: tuple[str, Match[ChicagoView]]) -> None:
    """[RC-GEN-01, RC-P1-01, RC-P1-03, RC-P5-03] 35 projects stack by stack, 40 cards or 41 seen."""
    _, match = played
    drawn = [line.action.split() for line in match.record.lines if line.action[:8] == "project "]
    stacks = [(int(number) - 1) // 5 for _, number in drawn if not number.startswith("F")]
    assert Counter(stacks) == dict.fromkeys(range(7), 5)
    events = [event for told in match.told for event in told]
    assert sum(event.kind == PART for event in events) == 8
    assert Counter(event.seat for event in events if event.kind == E_INCOME) == dict.fromkeys(
        range(match.setup.seats), 8
    )
    assert match.dump()["round"] == 8
    assert len(match.dump()["unseen_cards"]) == 54 - 41


def test_wards_board_and_prestige(played: tuple[str, Match[ChicagoView]]) -> None:
    """[RC-FS-02 to RC-FS-05] The non-player is ignored [RC-2P-05]."""
    _, match = played
    sheet = match.sheet()
    assert sheet["wards"] == ward_points(match)
    assert sheet["bidding_board"] == board_points(match)
    assert sheet["prestige"] == prestige_points(match)


def test_symbols_personal_projects_and_poverty(played: tuple[str, Match[ChicagoView]]) -> None:
    """[RC-FS-06 to RC-FS-10]"""
    _, match = played
    data, sheet = match.dump(), match.sheet()
    loss = match.setup.components["poverty_track"]["loss"]
    for seat, player in enumerate(data["players"]):
        assert sheet["final_projects"][seat] == final_points(match, seat)
        assert sheet["symbol_sets"][seat] == 3 * sets_of(data, seat)
        assert sheet["personal_project"][seat] == personal_points(match, seat)
        assert sheet["poverty"][seat] == -loss[player["poverty"]]


def test_council(played: tuple[str, Match[ChicagoView]]) -> None:
    """[RC-CC-01 to RC-CC-04] Cards with all letters are assigned one each."""
    _, match = played
    for seat, player in enumerate(match.dump()["players"]):
        assert match.sheet()["council"][seat] == council_points(match, seat)
        letters = cards_of(match, seat).count([*"ABCD"])
        assert sum(player["letters"]) == (letters if match.setup.options["council"] else 0)


def test_every_level_earned_a_point(played: tuple[str, Match[ChicagoView]]) -> None:
    """[RC-RAISE-05, RC-MOVE-03, RC-EPT-11] A level of tile 7 is told with the tile."""
    _, match = played
    used = Counter(line.seat for line in match.record.lines if line.action == "use E7")
    for seat in range(match.setup.seats):
        assert match.sheet()["levels"][seat] == levels_of(match, seat) - used[seat]


def test_most_reputation_wins_then_most_levels(played: tuple[str, Match[ChicagoView]]) -> None:
    """[RC-FS-11] Still tied: a shared victory."""
    _, match = played
    levels = [levels_of(match, seat) for seat in range(match.setup.seats)]
    ranks = list(zip(match.scores(), levels, strict=True))
    assert match.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def test_every_score_and_decision_occurs() -> None:
    """Nothing above is true only because it never happened."""
    earned, steps = set(), set()
    for path in FILES:
        match = replayed(RAISING_CHICAGO, path)
        earned |= {source for source, points in match.sheet().items() if any(points)}
        steps |= {line.step for line in match.record.lines}
    assert earned == set(match.sheet())
    assert steps >= WAYS_OF_DECIDING | {"naming", "letter_card", "favors", "hood", "trade"}
