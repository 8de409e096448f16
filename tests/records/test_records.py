"""Whole games: every stored record replays to the same text and the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest
from laws import replayed

import jackscrew
from jackscrew import Match

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


def of_city_council() -> list[Match]:
    """All its stored games."""
    game = jackscrew.game("city_council")
    return [replayed(game, path) for path in FILES if path.parent.name == game.key]


def test_every_end_of_city_council_is_stored() -> None:
    """[CC-END-01, CC-END-02, CC-END-04] Each way to end, with 3 and with 4 players."""
    matches = [
        replayed(jackscrew.game(path.parent.name), path)
        for path in FILES
        if path.parent.name == "city_council"
    ]
    plain = [match for match in matches if not match.record.options]
    assert {city_council_end(match) for match in plain} == CITY_COUNCIL_ENDS


def test_every_option_of_city_council_is_flipped() -> None:
    """A stored game with 3 and one with 4 players has all options other than by default."""
    options = {option.name for option in jackscrew.game("city_council").options}
    matches = [
        replayed(jackscrew.game(path.parent.name), path)
        for path in FILES
        if path.parent.name == "city_council"
    ]
    flipped = [match for match in matches if set(match.record.options) == options]
    assert {match.setup.seats for match in flipped} == {3, 4}
