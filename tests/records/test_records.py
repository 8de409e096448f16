"""Whole games: every stored record replays to the same text and the same scores."""

from __future__ import annotations

import fnmatch
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from laws import replayed

import jackscrew
from jackscrew import Match
from jackscrew.core.game import Game

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))
NAMES = [f"{path.parent.name}/{path.stem}" for path in FILES]

# seats, how the game ended, and who decided the tie
CITY_COUNCIL_ENDS = {
    (seats, end, decider)
    for seats, deciders in ((3, ["", "mayor", "treasurer"]), (4, ["", "mayor"]))
    for end in ("normal", "early")
    for decider in deciders
}


def pack_of(path: Path, record: jackscrew.Record) -> Path | None:
    """The component pack a record was made with."""
    return path.with_name("pack.toml") if record.pack else None


def told_by_names(folder: Path) -> dict[str, Any]:
    """What words in the names of a game's records mean, and which there are to be."""
    return tomllib.loads((folder / "names.toml").read_text(encoding="utf-8"))


def city_council_end(match: Match) -> tuple[int, str, str]:
    """Which way a game of City Council came to its end [CC-END-01, CC-END-02, CC-END-04]."""
    data = match.dump()
    early = bool(data["unseen"]) or any(stack["up"] for stack in data["stacks"])
    decider = ""
    last = match.record.lines[-1]
    if last.step == "tiebreak":
        decider = "mayor" if data["council"]["mayor"] >= 0 else "treasurer"
        assert data["council"][decider] == last.seat
    return data["seats"], "early" if early else "normal", decider


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_record_replays(path: Path) -> None:
    """Every line is legal, the record is written alike, the scores are those stored."""
    text = path.read_text(encoding="utf-8")
    match = replayed(jackscrew.game(path.parent.name), path)
    assert match.over
    assert str(match.record) == text
    assert text.splitlines()[-1] == "= " + " ".join(map(str, match.scores()))
    totals = [sum(points) for points in zip(*match.sheet().values(), strict=True)]
    assert totals == match.scores()
    assert {match.scores()[seat] for seat in match.winners()} == {max(match.scores())}
    assert (len(match.winners()) > 1) == path.stem.endswith("-shared")


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_the_name_tells_the_setup(path: Path) -> None:
    """And which records are ties, and which made with a pack."""
    name, record = path.stem, jackscrew.parse_record(path.read_text(encoding="utf-8"))
    assert f"{name}-".startswith(f"seats-{record.seats}-")
    assert record.rules == 2 or "-rules-2" not in name
    assert bool(record.pack) == name.endswith("-pack")
    assert record.result is not None
    is_tie = record.result.count(max(record.result)) > 1
    assert is_tie == ("-tie" in name or name.endswith("-shared"))
    told, turned = told_by_names(path.parent), {*record.options}
    options = [option.name for option in jackscrew.game(record.game).options]
    meant = {word: {*fnmatch.filter(options, told["turned"][word])} for word in told["turned"]}
    if any(f"-{word}" in name for word in told["partly"]):
        assert turned
        assert turned not in meant.values()
    else:
        assert turned == {it for word in meant if f"-{word}" in name for it in meant[word]}


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_every_kind_of_game_is_stored(game: Game) -> None:
    folder = Path(__file__).parent / game.key
    names, told = [path.stem for path in folder.glob("*.txt")], told_by_names(folder)
    for kind in [f"seats-{seats}-?{kind}" for seats in game.seats for kind in told["each"]]:
        assert any(re.fullmatch(kind, name) for name in names), kind
    for word in told["some"]:
        assert any(f"-{word}" in name for name in names), word


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_changed_result_is_refused(path: Path) -> None:
    """A record with other scores than its game's does not replay."""
    record = jackscrew.parse_record(path.read_text(encoding="utf-8"))
    assert record.result is not None
    record.result[0] += 1
    with pytest.raises(jackscrew.BadRecord, match="the scores are"):
        jackscrew.game(record.game).replay(record, components=pack_of(path, record))


def test_a_record_made_with_a_pack_needs_it() -> None:
    """Its digest stands in the first line; the printed components are other ones."""
    packed = [path for path in FILES if " pack=" in path.read_text(encoding="utf-8").split("\n")[0]]
    assert packed
    for path in packed:
        record = jackscrew.parse_record(path.read_text(encoding="utf-8"))
        with pytest.raises(jackscrew.BadRecord, match="pack"):
            jackscrew.game(record.game).replay(record)


def test_every_end_of_city_council_is_stored() -> None:
    """[CC-END-01, CC-END-02, CC-END-04] Each way to end, with 3 and with 4 players."""
    game = jackscrew.game("city_council")
    matches = [replayed(game, path) for path in FILES if path.parent.name == game.key]
    plain = [match for match in matches if not match.record.options]
    assert {city_council_end(match) for match in plain} == CITY_COUNCIL_ENDS
