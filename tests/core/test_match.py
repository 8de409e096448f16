"""Matches, records and set-ups: what is refused, and in which words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import jackscrew
from jackscrew.bots import Search
from jackscrew.core.chance import Dice
from jackscrew.core.components import BadPack, parse_pack
from jackscrew.core.errors import BadSetup, IllegalMove, UnknownSeat
from jackscrew.core.match import ONE_OF, RECENT, SNAPSHOT_EVERY, Match, at_position
from jackscrew.core.record import BadRecord, Line, parse_record
from jackscrew.core.state import CHANCE

GAME = jackscrew.game("city_council")


def played(seed: int = 3, seats: int = 3) -> Match:
    """A finished random match."""
    match = GAME.new(seats, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def test_a_seed_gives_the_same_match() -> None:
    assert str(played(5).record) == str(played(5).record)
    assert str(played(5).record) != str(played(6).record)


def test_an_illegal_move_is_told_with_what_is_legal() -> None:
    match = GAME.new(3, seed=1)
    before = match.dump()
    with pytest.raises(IllegalMove, match=r"may not 'stop' now; legal: bid 2, bid 3"):
        match.play("stop")
    with pytest.raises(IllegalMove, match="begins with one of: bid, order"):
        match.play("dance")
    with pytest.raises(IllegalMove, match="'9' is none of 2, 3"):
        match.play("bid 9")
    with pytest.raises(IllegalMove, match="not seat 1's turn; seat 0"):
        match.play("bid 2", seat=1)
    assert match.dump() == before


def test_a_finished_match_takes_no_move() -> None:
    match = played()
    assert match.legal() == []
    with pytest.raises(IllegalMove, match="over"):
        match.play("bid 2")


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {}, "3 to 4 seats, not 2"),
        (3, {"first_bidder": 7}, "number from 0 to 3, not 7"),
        (3, {"chits_alone_pay_tile": "maybe"}, "yes or no, not 'maybe'"),
        (3, {"speed": 1}, "no option 'speed'"),
    ],
)
def test_a_bad_set_up_is_refused(seats: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.new(seats, **options)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(jackscrew.UnknownGame, match="city_council"):
        jackscrew.game("chess")


def test_a_missing_pack_is_refused() -> None:
    with pytest.raises(BadPack, match="No such file"):
        GAME.new(3, components=Path("nowhere.toml"))


def test_options_are_written_and_read_back() -> None:
    match = GAME.new(4, seed=1, first_bidder=2, chits_alone_pay_tile="yes")
    assert match.record.header().endswith("seats=4 first_bidder=2 chits_alone_pay_tile=yes")
    assert GAME.replay(parse_record(str(match.record))).setup == match.setup


def test_a_pack_may_be_given_as_data() -> None:
    pack = parse_pack("[rail]\nsegments = 40")
    match = GAME.new(3, seed=1, components=pack)
    assert match.view()["segments_left"] == 40
    assert GAME.replay(parse_record(str(match.record)), pack).dump() == match.dump()
    assert GAME.dump(GAME.load(match.dump(), pack), match.setup) == match.dump()
    assert at_position(GAME, match.dump(), pack).view()["pack"] == match.record.pack
    assert GAME.components({}).digest == ""


@pytest.mark.parametrize(
    "text", ["rail = =", "[rail", "a = " + "[" * 5000, "a = " + "9" * 5000, '"a\\nb" = 1\n', "\0"]
)
def test_a_bad_text_of_a_pack_is_refused_in_a_line(text: str) -> None:
    with pytest.raises(BadPack) as error:
        GAME.components(parse_pack(text))
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 500


def test_the_message_of_a_pack_is_short_whatever_is_in_it() -> None:
    told = r"^rail\.segments must be a number such as 50 \(it is 'xxx.*…\)$"
    with pytest.raises(BadPack, match=told):
        GAME.components({"rail": {"segments": "x" * 10_000}})


def test_chance_without_a_seed_cannot_be_foretold() -> None:
    assert isinstance(GAME.new(3).rng, random.SystemRandom)
    assert not isinstance(GAME.new(3, seed=0).rng, random.SystemRandom)


def test_the_log_can_be_read_from_a_line_on() -> None:
    match = played()
    assert match.log(0, 50) == match.log(0)[50:]
    assert match.told_to(1, 50) == match.told_to(1)[50:]
    assert match.told_to(1, match.version) == []


def test_a_match_at_a_position_waits_and_can_be_resumed() -> None:
    original = GAME.new(3, seed=1)
    original.play("bid 2")
    match = at_position(GAME, original.dump())
    assert (match.version, match.rng) == (0, None)
    match.play(match.legal()[0])
    match.undo()
    assert match.dump() == original.dump()
    match.resume(1)
    assert Search(match, 1, Dice(1)).sample().legal() == original.legal_numbers(1)


def spoiled(line: int, old: str, new: str) -> str:
    """A finished record with one line changed; lines count from 1."""
    rows = str(played().record).splitlines()
    assert old in rows[line - 1]
    rows[line - 1] = rows[line - 1].replace(old, new)
    return "\n".join(rows)


@pytest.mark.parametrize(
    ("line", "old", "new", "reason"),
    [
        (1, "city_council", "chess", "record of 'chess'"),
        (1, "rules=1", "rules=9", "rules 1 to 1, not 9"),
        (1, "seats=3", "seats=5", "3 to 4 seats"),
        (1, "seats=3", "seats=3 pack=ab", "component pack ab"),
        (2, "-", "0", "seat 0 is not to act"),
        (5, "0 bid", "1 bid", "seat 1 is not to act; seat 0 is"),
        (5, "0 bid ", "0 rail", "step 'rail' does not come now, 'bid' does"),
        (5, "bid ", "fly ", "step 'fly'"),
        (6, "forced", "", "forced here"),
    ],
)
def test_a_wrong_record_is_told_by_line(line: int, old: str, new: str, reason: str) -> None:
    if old == "forced":
        rows = str(played().record).splitlines()
        line = next(number for number, row in enumerate(rows, start=1) if "forced" in row)
    with pytest.raises(BadRecord) as caught:
        GAME.replay(parse_record(spoiled(line, old, new)))
    assert caught.value.line == line
    assert reason in str(caught.value)


def test_a_wrong_result_is_told() -> None:
    rows = str(played().record).splitlines()
    with pytest.raises(BadRecord, match="the scores are"):
        GAME.replay(parse_record("\n".join([*rows[:-1], "= 1 2 3"])))
    with pytest.raises(BadRecord, match="not over"):
        GAME.replay(parse_record("\n".join([*rows[:30], "= 1 2 3"])))
    with pytest.raises(BadRecord, match="over already"):
        GAME.replay(parse_record("\n".join([*rows[:-1], "0 bid bid 2"])))


def test_a_position_tells_nothing_between_moves() -> None:
    match = GAME.new(3, seed=2)
    match.play(match.legal()[0])
    assert match.told[-1] is not None
    assert match.state.events is None


def test_undo_stops_at_another_seats_move() -> None:
    match = GAME.new(3, seed=1)
    match.play("bid 2")
    match.undo(0)
    assert match.actor == 0
    match.play("bid 3")
    match.play("bid 2")
    with pytest.raises(IllegalMove, match="nothing can be taken back"):
        match.undo(0)
    match.undo(0, agreed=True)
    assert match.actor == 0
    assert len([line for line in match.record.lines if line.seat != CHANCE]) == 0


def test_undo_replays_a_few_lines_only() -> None:
    """However long the game, the snapshot to replay from is near."""
    match = GAME.new(4, seed=2)
    rng = random.Random(2)
    while not match.over:
        match.play(rng.choice(match.legal()))
        assert match.version - match.snapshots[-1][0] < SNAPSHOT_EVERY
    assert match.version > 200


def test_of_snapshots_of_long_ago_only_some_are_kept() -> None:
    match = GAME.new(4, seed=2)
    rng = random.Random(2)
    while not match.over:
        match.play(rng.choice(match.legal()))
        lines = [line for line, _ in match.snapshots]
        newest = match.version // SNAPSHOT_EVERY * SNAPSHOT_EVERY
        near = range(max(0, newest - (RECENT - 1) * SNAPSHOT_EVERY), newest + 1, SNAPSHOT_EVERY)
        far = range(0, near.start, SNAPSHOT_EVERY * ONE_OF)
        assert lines == [*far, *near]
    assert match.version > 200


def test_a_snapshot_is_not_shared_with_the_match() -> None:
    match = played()
    for point in range(0, match.version, 7):
        earlier = match.at(point)
        assert earlier.version == point
    assert GAME.replay(parse_record(str(match.record))).dump() == match.dump()


def wrong_positions() -> Iterator[tuple[str, Any]]:
    """Keys of a position, outermost first and joined by dots, with values that cannot be."""
    for key in ("seats", "options", "stack", "city", "players", "unseen"):
        yield key, None
    yield "seats", 9
    yield "pile", 3
    yield "rail", ["Z9"]
    yield "rail", ["A1", "C3"]
    yield "unseen", ["C1"]
    yield "stack", [{"step": "dance", "seat": 0, "a": 0, "b": 0}]
    yield "stack", [{"step": "rail", "seat": 7, "a": -1, "b": 0}]
    yield "stack", [{"step": "turns", "seat": -3, "a": 0, "b": 0}]
    yield "city", [{"tile": "C1", "at": "N14", "tick": "NW"}]


@pytest.mark.parametrize(("key", "value"), list(wrong_positions()))
def test_a_position_that_cannot_be_is_refused(key: str, value: object) -> None:
    data = {**GAME.new(3, seed=1).dump(), key: value}
    with pytest.raises(BadSetup):
        GAME.load(data)
    del data[key]
    with pytest.raises(BadSetup, match=key):
        GAME.load(data)


def test_a_position_of_another_game_is_refused() -> None:
    data = {**GAME.new(3, seed=1).dump(), "game": "chess"}
    with pytest.raises(BadSetup, match="'chess'"):
        GAME.load(data)


def test_the_last_choice_is_taken_back_through_what_came_by_itself() -> None:
    match = GAME.new(3, seed=3)
    rng = random.Random(3)
    while not (match.record.lines[-1].seat == CHANCE and match.version > 30):
        match.play(rng.choice(match.legal()))
    lines = list(enumerate(match.record.lines))
    last = next(number for number, line in reversed(lines) if line.seat >= 0 and not line.forced)
    assert match.last_chooser() == match.record.lines[last].seat
    match.undo(agreed=True)
    assert match.version == last


def test_nobody_sees_with_the_eyes_of_a_seat_that_is_not_there() -> None:
    match = GAME.new(3, seed=3)
    for look in (match.view, match.log, match.question):
        with pytest.raises(UnknownSeat):
            look(3)


def test_who_waits_below_is_not_asked_yet() -> None:
    state = GAME.new(3, seed=3).state
    asked = state.actor()
    state.push(state.stack[-1].step, (asked + 1) % 3)
    assert state.pending() == [(asked + 1) % 3]
    with pytest.raises(IllegalMove):
        state.legal_for(asked)


def test_a_line_is_a_choice_unless_it_says_otherwise() -> None:
    assert not parse_record("city_council rules=1 seats=3\n0 bid bid 2").lines[0].forced
    assert parse_record("city_council rules=1 seats=3\n0 bid bid 2 forced").lines[0].forced
    assert not Line(0, "bid", "bid 2").forced
