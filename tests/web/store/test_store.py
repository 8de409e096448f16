"""What is put into the store comes out of it again."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

import pytest

from jackscrew.web.store import (
    NOBODY,
    ChatLine,
    Closed,
    Conflict,
    Counts,
    Created,
    Missing,
    NewGame,
    Repeated,
    Seat,
    Store,
    Stored,
    Unfit,
    writes,
)

SEATS = [
    Seat(0, "Ada", key_hash="0a", taken=True),
    Seat(1, "", key_hash="1b"),
    Seat(2, "Greedy", person=False, bot="greedy", taken=True),
]
NEW = NewGame(
    "toy", 3, SEATS, {"extra": "yes"}, pack="a = 'ä'", digest="f00", lines=["- deal  x", "- y"]
)
PLAIN = NewGame("toy", 1, SEATS)
UNFIT = ["nul \0", "half \ud800"]


def create(store: Store, new: NewGame = NEW) -> Created:
    return store.create(new).result(timeout=30)


def found(store: Store, name: str) -> Stored:
    stored = store.find(name)
    assert stored is not None
    return stored


def texts(store: Store, name: str) -> list[str]:
    return [move.text for move in found(store, name).moves]


def error(future: Future[None] | Future[int] | Future[str] | Future[Created]) -> object:
    return future.exception(timeout=30)


def test_a_new_table(data: Path) -> None:
    store = Store(data, clock=lambda: 1000.5)
    made = create(store)
    stored = found(store, made.name)
    assert (stored.id, stored.name, stored.key, stored.rules) == (made.id, made.name, "toy", 3)
    assert (stored.options, stored.pack, stored.digest) == ({"extra": "yes"}, "a = 'ä'", "f00")
    assert (stored.imported, stored.created, stored.finished) == (False, 1000.5, None)
    assert (stored.result, stored.next, stored.revision) == ("", "", 2)
    assert stored.seats == SEATS
    assert [(m.number, m.text, m.seat, m.request, m.at) for m in stored.moves] == [
        (0, "- deal  x", NOBODY, None, 1000.5),
        (1, "- y", NOBODY, None, 1000.5),
    ]
    assert stored.chat == []
    store.close()


def test_a_finished_game_that_is_looked_at(store: Store) -> None:
    made = create(store, NewGame("toy", 1, SEATS, imported=True, lines=["a"] * 500, result="1 2 3"))
    stored = found(store, made.name)
    assert (stored.imported, stored.result, stored.revision) == (True, "1 2 3", 500)
    assert stored.finished == stored.created


def test_everything_is_there_after_reopening(data: Path) -> None:
    store = Store(data)
    made = create(store)
    store.append(made.id, 2, ["0 turn  build"], seat=0, request="r")
    store.say(made.id, "hello", seat=1)
    store.change(made.id, 1, {"name": "Bob", "taken": True})
    before = store.link_next(made.id, "brass-viaduct-17").result(timeout=30)
    assert before == "brass-viaduct-17"
    kept = found(store, made.name)
    store.close()
    again = Store(data)
    assert found(again, made.name) == kept
    again.close()


@pytest.mark.parametrize(
    "name",
    ["brass-viaduct-17", "", "x", "\ud800", "a" * 1_000_000],
    ids=["unknown", "none", "short", "half", "huge"],
)
def test_a_table_that_is_not_there(store: Store, name: str) -> None:
    assert store.find(name) is None


def test_rows_of_a_request(store: Store) -> None:
    made = create(store)
    store.append(made.id, 2, ["a", "b", "c"], seat=1, request="one").result(timeout=30)
    rows = found(store, made.name).moves[2:]
    assert [(m.number, m.text, m.seat, m.request) for m in rows] == [
        (2, "a", 1, None),
        (3, "b", 1, None),
        (4, "c", 1, "one"),
    ]


def test_a_repeated_request_is_told_where_the_first_led(store: Store) -> None:
    made = create(store)
    store.append(made.id, 2, ["a", "b"], request="one")
    for first in (2, 4):
        refusal = error(store.append(made.id, first, ["c"], request="one"))
        assert isinstance(refusal, Repeated)
        assert refusal.revision == 4
    assert texts(store, made.name)[2:] == ["a", "b"]


def test_requests_of_other_games_are_others(store: Store) -> None:
    one, two = create(store, PLAIN), create(store, PLAIN)
    assert error(store.append(one.id, 0, ["a"], request="r")) is None
    assert error(store.append(two.id, 0, ["a"], request="r")) is None


@pytest.mark.parametrize("first", [0, 1, 3, -1])
def test_rows_only_follow_the_last(store: Store, first: int) -> None:
    made = create(store)
    assert isinstance(error(store.append(made.id, first, ["x", "y"])), Conflict)
    assert texts(store, made.name) == NEW.lines


def test_a_game_that_is_not_there(store: Store) -> None:
    assert isinstance(error(store.append(99, 0, ["a"])), Missing)
    assert isinstance(error(store.change(99, 0, {"name": "Ada", "taken": True})), Missing)
    assert isinstance(error(store.link_next(99, "x")), Missing)
    assert isinstance(error(store.say(99, "hello")), Conflict)
    assert isinstance(error(store.change(create(store).id, 3, {"bot": "greedy"})), Missing)


def test_a_game_ends_and_goes_on_when_its_end_is_taken_back(store: Store) -> None:
    made = create(store)
    store.append(made.id, 2, ["end"], result="7 5 6").result(timeout=30)
    ended = found(store, made.name)
    assert (ended.result, ended.finished) == ("7 5 6", ended.moves[-1].at)
    store.append(made.id, 3, ["undo 2"]).result(timeout=30)
    goes_on = found(store, made.name)
    assert (goes_on.result, goes_on.finished, goes_on.revision) == ("", None, 4)


def test_seats_change(store: Store) -> None:
    made = create(store)
    store.change(made.id, 1, {"name": "Zoë", "taken": True})
    store.change(made.id, 0, {"bot": "greedy"}).result(timeout=30)
    assert found(store, made.name).seats == [
        Seat(0, "Ada", bot="greedy", key_hash="0a", taken=True),
        Seat(1, "Zoë", key_hash="1b", taken=True),
        SEATS[2],
    ]
    store.change(made.id, 0, {"bot": ""}).result(timeout=30)
    assert found(store, made.name).seats[0] == SEATS[0]


def test_the_first_rematch_stands(store: Store) -> None:
    made = create(store)
    assert store.link_next(made.id, "first-table-10").result(timeout=30) == "first-table-10"
    assert store.link_next(made.id, "second-table-10").result(timeout=30) == "first-table-10"
    assert found(store, made.name).next == "first-table-10"


def test_chat(store: Store) -> None:
    one, two = create(store), create(store)
    said = [store.say(one.id, f"line {n}", seat=n, request=f"r{n}") for n in range(3)]
    assert [future.result(timeout=30) for future in said] == [0, 1, 2]
    assert store.say(one.id, "again", request="r1").result(timeout=30) == 1
    assert store.say(two.id, "elsewhere", request="r1").result(timeout=30) == 0
    lines = found(store, one.name).chat
    assert [(line.number, line.seat, line.text) for line in lines] == [
        (0, 0, "line 0"),
        (1, 1, "line 1"),
        (2, 2, "line 2"),
    ]


def test_only_the_last_lines_of_a_chat_are_read(store: Store) -> None:
    made = create(store)
    for n in range(5):
        store.say(made.id, str(n))
    store.say(made.id, "5").result(timeout=30)
    stored = store.find(made.name, chat_lines=2)
    assert stored is not None
    assert [line.text for line in stored.chat] == ["4", "5"]
    assert isinstance(stored.chat[0], ChatLine)


def test_counts(store: Store) -> None:
    assert store.count() == Counts(0, 0, 0, 0)
    made = create(store)
    create(store, NewGame("toy", 1, SEATS, result="1 2 3"))
    store.say(made.id, "hello").result(timeout=30)
    assert store.count() == Counts(games=2, finished=1, moves=2, chat=1)


def test_a_name_that_is_taken_is_not_given_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = iter(["brass-bell-10", "brass-bell-10", "brass-bell-10", "brass-bell-11"])
    monkeypatch.setattr(writes, "new_name", lambda: next(names))
    assert [create(store).name, create(store).name] == ["brass-bell-10", "brass-bell-11"]
    monkeypatch.setattr(writes, "new_name", lambda: "brass-bell-10")
    assert isinstance(error(store.create(NEW)), Conflict)
    assert store.count().games == 2


@pytest.mark.parametrize("text", UNFIT)
def test_texts_that_no_database_takes(store: Store, text: str) -> None:
    made = create(store)
    assert isinstance(error(store.append(made.id, 2, ["fine", text])), Unfit)
    assert isinstance(error(store.append(made.id, 2, ["fine"], request=text)), Unfit)
    assert isinstance(error(store.say(made.id, text)), Unfit)
    assert isinstance(error(store.change(made.id, 0, {"name": text, "taken": True})), Unfit)
    assert isinstance(error(store.create(NewGame("toy", 1, SEATS, pack=text))), Unfit)
    assert isinstance(error(store.create(NewGame("toy", 1, [Seat(0, text)]))), Unfit)
    assert store.count() == Counts(1, 0, 2, 0)


@pytest.mark.parametrize("request_id", ["", "x" * 101, "é", "a\nb"])
def test_ids_that_are_none(store: Store, request_id: str) -> None:
    made = create(store)
    assert isinstance(error(store.append(made.id, 2, ["a"], request=request_id)), Unfit)
    assert isinstance(error(store.say(made.id, "a", request=request_id)), Unfit)


def test_a_closed_store(data: Path) -> None:
    store = Store(data)
    made = create(store)
    store.close()
    store.close()
    assert isinstance(error(store.append(made.id, 2, ["a"])), Closed)
    with pytest.raises(Closed):
        store.find(made.name)


def test_hashes_and_packs_are_not_shown_by_accident(store: Store) -> None:
    made = create(store, NewGame("toy", 1, [Seat(0, "Ada", key_hash="secret")], pack="private"))
    shown = repr(store.find(made.name))
    assert "secret" not in shown
    assert "private" not in shown
