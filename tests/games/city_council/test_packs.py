"""Component packs: other values in place of the printed ones, section 16 of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from council_table import GAME, CouncilMatch, gains, sq, table

from jackscrew import BadRecord, parse_record
from jackscrew.core.components import BadPack

Place = tuple[int, int]


def write(folder: Path, text: str, name: str = "pack.toml") -> str:
    """A pack's path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def first_moves(match: CouncilMatch, count: int = 30) -> CouncilMatch:
    """Play a few moves, always the first that is legal."""
    for _ in range(count):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(
    ("text", "placed", "beside", "points"),
    [
        ("", "C2", "S0", 2 + 5),
        ('[[tiles]]\nid = "C2"\nbasic_vp = -3', "C2", "S0", -3 + 5),
        ("[adjacency_bonus.flat]\nresidential = [0, 0, 0, 0, 8, 0, -5, -5, -5]", "C2", "S0", 2 + 8),
        ("[adjacency_bonus.flat]\nairport = [0, 0, 0, 0, 4, 0, 0, 0, 0]", "A1", "S0", 2 + 4),
        (
            "[adjacency_bonus.value_multiplier]\nresidential = [3, 1, -1, 0, 0, 0, 0, 0, 0]",
            "C2",
            "C4",
            2 + 3 * 4,
        ),
    ],
)
def test_pack_changes_placement(
    tmp_path: Path, text: str, placed: str, beside: str, points: int
) -> None:
    """[CC-VAR-01] Basic points and the adjacency table may be changed."""
    pack = write(tmp_path, text)
    match = table("position", 0, placed, city={(7, 7): beside}, components=pack)
    assert gains(match, f"place {sq(7, 9)}") == [points, 0, 0, 0]


def test_pack_changes_costs(tmp_path: Path) -> None:
    """[CC-VAR-01] A dearer tile needs a larger coin and pays its investors more."""
    pack = write(tmp_path, '[[tiles]]\nid = "C2"\ncost = 4\n\n[investment]\ninvestor_cost = 2')
    match = table("pay_tile", 0, "C2", city={(7, 7): "S0"}, components=pack)
    assert match.legal() == ["pay 4", "pay 5"]
    players = {1: {"investor": "C3", "die": 1, "point": sq(13, 13), "half": "S"}}
    city = {(7, 7): "C2", (9, 2): "C3"}
    match = table("position", 0, "A3", city=city, players=players, components=pack)
    assert gains(match, f"place {sq(7, 9)}") == [3 + 2, 4, 0, 0]
    own = {0: {"coins": [2, 3], "chits": 1}}
    match = table("invest", 0, "C2", city=city, players=own, components=pack)
    assert match.legal() == ["skip", "invest 2", "invest 3"]


def test_pack_changes_rail(tmp_path: Path) -> None:
    """[CC-VAR-01] Prices, points, stop bonuses and the number of segments may be changed."""
    text = (
        "[rail]\nsegments = 4\ncost_open_square = 2\ncost_on_tile = 3\nvp_per_segment = 6\n"
        "[rail_stop_bonus]\nvp_per_counted_stop = 4\ncity_hall = { flat = 7 }\n"
    )
    pack = write(tmp_path, text)
    rail = [(7, 5), (7, 6)]
    city = {(7, 5): "S3", (7, 7): "A3", (7, 3): "C1 NE"}
    short = {0: {"coins": [2]}}
    match = table("rail", 0, -1, city=city, rail=rail, players=short, components=pack)
    assert f"rail {sq(6, 5)}" in match.legal()
    assert f"rail {sq(7, 7)}" not in match.legal()
    match = table("rail", 0, -1, 9, city=city, rail=rail, components=pack)
    assert match.view()["segments_left"] == 2
    assert gains(match, f"rail {sq(7, 7)}") == [6 + 4, 0, 0, 0]
    assert match.dump()["stack"][-1]["b"] == 9 - 3
    match = table("rail", 0, -1, 9, city=city, rail=rail, components=pack)
    assert gains(match, f"rail {sq(7, 4)}") == [6 + 7, 0, 0, 0]


def test_pack_changes_favours_and_coins(tmp_path: Path) -> None:
    """[CC-VAR-01] The Mayor's points and those for unused coins may be changed."""
    text = (
        '[[council]]\nid = "mayor"\nvp = 3\n\n[coins]\nvp_per_unused_coin_at_end_of_round = 5\n'
        "[rail]\nvp_per_segment_transit_director = 9\n"
    )
    pack = write(tmp_path, text)
    city = {(7, 7): "C4"}
    match = table("pick", 0, city=city, up=["A2", "A3"], components=pack)
    assert gains(match, "lobby mayor") == [3, 0, 0, 0]
    players = {seat: {"coins": [2]} for seat in range(4)}
    match = table("rail", 0, -1, order=[1, 2, 3, 0], city=city, players=players, components=pack)
    assert gains(match, "stop") == [5, 5, 5, 5]
    match = table("rail", 0, -1, 9, city=city, council={"transit": 0}, components=pack)
    assert gains(match, f"rail {sq(7, 9)}") == [9, 0, 0, 0]


def test_digest_in_the_record(tmp_path: Path) -> None:
    """[CC-VAR-01] The record names the pack by a digest of its values, not of its text."""
    one = GAME.new(4, seed=1, components=write(tmp_path, "[rail]\nsegments = 40"))
    same = GAME.new(4, seed=1, components=write(tmp_path, "# mine\nrail.segments=40", "b.toml"))
    other = GAME.new(4, seed=1, components=write(tmp_path, "[rail]\nsegments = 41", "c.toml"))
    assert one.record.pack
    assert one.record.pack == same.record.pack == one.view()["pack"] == one.dump()["pack"]
    assert one.record.pack != other.record.pack
    assert str(one.record).splitlines()[0].endswith(f" pack={one.record.pack}")
    assert GAME.new(4, seed=1).record.pack == ""


def test_replay_needs_the_pack(tmp_path: Path) -> None:
    """[CC-VAR-01] A record is replayed with its own pack and no other."""
    pack = write(tmp_path, '[[tiles]]\nid = "C2"\ncost = 4')
    other = write(tmp_path, '[[tiles]]\nid = "C2"\ncost = 3', "other.toml")
    match = first_moves(GAME.new(4, seed=1, components=pack))
    record = parse_record(str(match.record))
    again = GAME.replay(record, pack)
    assert str(again.record) == str(match.record)
    assert again.dump() == match.dump()
    for wrong in (None, other):
        with pytest.raises(BadRecord, match=match.record.pack):
            GAME.replay(record, wrong)
    printed = parse_record(str(GAME.new(4, seed=1).record))
    with pytest.raises(BadRecord, match="printed components"):
        GAME.replay(printed, pack)


REFUSED = {
    "unknown key": ("[rail]\nspeed = 3", ["rail.speed", "segments", "cost_open_square"]),
    "unknown table": ("[bridges]\nspan = 3", ["bridges", "tiles", "rail"]),
    "unknown tile": ('[[tiles]]\nid = "X9"\ncost = 3', ["tiles", "'X9'", "S0", "A5"]),
    "tile without id": ("[[tiles]]\ncost = 3", ["tiles.#1.id is missing", "S0", "A5"]),
    "fixed suit": ('[[tiles]]\nid = "C2"\nsuit = "suns"', ["tiles.C2.suit", "'suns'", "'crowns'"]),
    "fixed table": ("[board]\nrows = 15", ["board", "15", "14"]),
    "fixed track": ("[bidding]\ntrack = [2, 3, 4, 5, 6, 8]", ["bidding", "8", "7"]),
    "fixed chits": ("[chits]\ntotal = 5", ["chits.total", "5", "4"]),
    "fixed coins": ("[coins.action_points]\n2 = 6", ["coins.action_points", "6", "2"]),
    "text for number": ('[rail]\nsegments = "many"', ["rail.segments", "'many'", "50"]),
    "fraction": ("[rail]\nsegments = 4.5", ["rail.segments", "4.5", "50"]),
    "yes for number": ("[rail]\nsegments = true", ["rail.segments", "true", "50"]),
    "number for table": ("rail = 3", ["rail", "3", "a table"]),
    "short row": (
        "[adjacency_bonus.flat]\npark = [0, 1]",
        ["adjacency_bonus.flat.park", "[0, 1]", "a list of 9 values"],
    ),
    "text in a row": (
        '[adjacency_bonus.flat]\npark = [0, 0, 0, 0, 0, "x", 0, 0, 0]',
        ["adjacency_bonus.flat.park", "'x'", "10"],
    ),
    "dear tile": ('[[tiles]]\nid = "C2"\ncost = 6', ["tiles.C2.cost", "6", "1 to 5"]),
    "free tile": ('[[tiles]]\nid = "C2"\ncost = 0', ["tiles.C2.cost", "0", "1 to 5"]),
    "too many points": (
        '[[tiles]]\nid = "C2"\nbasic_vp = 21',
        ["tiles.C2.basic_vp", "21", "-20 to 20"],
    ),
    "too many segments": ("[rail]\nsegments = 197", ["rail.segments", "197", "0 to 196"]),
    "free rail": ("[rail]\ncost_open_square = 0", ["rail.cost_open_square", "0", "1 to 9"]),
    "dear rail": ("[rail]\ncost_on_tile = 10", ["rail.cost_on_tile", "10", "1 to 9"]),
    "dear investor": (
        "[investment]\ninvestor_cost = 3",
        ["investment.investor_cost", "3", "1 to 2"],
    ),
    "wild table": (
        "[adjacency_bonus.flat]\npark = [0, 0, 0, 0, 0, 21, 0, 0, 0]",
        ["adjacency_bonus.flat.park", "21", "-20 to 20"],
    ),
    "no TOML": ("rail = =", ["pack.toml", "TOML", "line 1"]),
    # the next ones are numbers the engine uses or rules say are fixed
    "words for an ace": (
        '[[tiles]]\nid = "C1"\nbasic_vp = "many"',
        ["tiles.C1.basic_vp", "many", "tiles_in_city"],
    ),
    "list for an id": ("[[tiles]]\nid = [1]\ncost = 3", ["tiles", "[1]", "S0"]),
    "treasurer who takes": ('[[council]]\nid = "treasurer"\nchits = -1', ["chits", "-1"]),
    "chits of two": ("[chits]\naction_points_each = 2", ["chits.action_points_each", "2", "1"]),
    "chits at the start": (
        "[chits]\nstart_with_players = 1",
        ["chits.start_with_players", "1", "0"],
    ),
    "chits that score": ("[chits]\nvp_when_unused = 1", ["chits.vp_when_unused", "1", "0"]),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_packs_are_refused(tmp_path: Path, case: str) -> None:
    """[CC-VAR-01] The message names the key, the value and what is allowed."""
    text, words = REFUSED[case]
    with pytest.raises(BadPack) as error:
        GAME.new(4, components=write(tmp_path, text))
    assert [word for word in words if word not in str(error.value)] == []


def test_missing_pack(tmp_path: Path) -> None:
    """[CC-VAR-01] A pack that is not there is named."""
    with pytest.raises(BadPack, match=r"missing\.toml.*No such file"):
        GAME.new(4, components=tmp_path / "missing.toml")


def test_pack_that_is_no_text(tmp_path: Path) -> None:
    """[CC-VAR-01] A file that is no text is refused as no TOML."""
    path = tmp_path / "pack.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPack, match=r"pack\.toml is no TOML"):
        GAME.new(4, components=path)
