"""Playing through sockets: what is sent, what is refused, and that nobody harms others."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from model import Model
from website import PLENTY, Opens, Page, Site, make_table, open_page
from websockets.exceptions import ConnectionClosed

from jackscrew.text import Translator
from jackscrew.web.live.table import CANNOT_SAVE
from jackscrew.web.show.frames import Frame
from jackscrew.web.show.told import Answer, Own, Pieces, Points, Show
from jackscrew.web.site.socket import Connection


@pytest.fixture
def ada(site: Site, pages: Opens) -> Page:
    """Ada's page; she is to move."""
    made = make_table(site, "Ada", "Bo", "Cy", game="city_council")
    return at_turn(site, pages, made.name, made.keys)


def at_turn(site: Site, pages: Opens, table: str, keys: dict[int, str]) -> Page:
    """The page of whoever is to move."""
    (seat,) = site.table(table).match.pending()
    return pages(site, table, [keys[seat]])


def name_of(site: Site, page: Page) -> str:
    """The name of the newest table."""
    return list(site.hall.tables)[-1]


def play_to_the_end(site: Site, table: str, players: list[Page], dice: random.Random) -> None:
    """Play at random with pages only."""
    while not players[0].now.over:
        for page in players:
            while page.my_turn():
                assert page.play(dice.choice(page.now.actions).name).ok
        for page in players:
            page.settle(site.table(table).revision)


def test_two_people_and_a_bot_play_a_whole_game(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "bot:random")
    ada, bo = (pages(site, made.name, [made.keys[seat]]) for seat in (0, 1))
    watcher = pages(site, made.name)
    play_to_the_end(site, made.name, [ada, bo], random.Random(1))
    watcher.until(lambda: watcher.now.over)
    assert [page.now.seat for page in (ada, bo, watcher)] == [0, 1, -1]
    assert "end" in ada.html
    assert len({page.html["sheet"] for page in (ada, bo, watcher)}) == 1
    for page in (ada, bo, watcher):
        check_against_a_fresh_look(page)
    record = site.program().get(f"/api/tables/{made.name}/record").text
    assert record.count("\n") == len(ada.log) + 2


def check_against_a_fresh_look(page: Page) -> None:
    """What was put together from changes is what a full view shows."""
    before = (page.pieces, page.marks, page.html, page.log)
    assert list(page.log) == list(range(1, page.now.last + 1))
    page.model = Model()
    page.refresh()
    assert before == (page.pieces, page.marks, page.html, page.log)


def test_most_of_a_picture_is_sent_once(ada: Page) -> None:
    heard = len(ada.messages)
    whole = len(ada.pieces)
    ada.play_first()
    told = [m.pieces for m in ada.messages[heard:] if isinstance(m, Show | Own)]
    assert 0 < sum(map(count_drawn, told)) < whole / 2


def count_drawn(told: object) -> int:
    """How many pieces were sent with their drawing."""
    if isinstance(told, dict):
        return len(told)
    return len(told.drawn) if isinstance(told, Pieces) else 0


def test_nothing_is_sent_twice(ada: Page) -> None:
    heard = len(ada.messages)
    ada.ask("look", at=None)
    ada.ask("say", text="so that something comes")
    ada.until(lambda: ada.chat)
    (show,) = [m for m in ada.messages[heard:] if isinstance(m, Show)]
    (own,) = [m for m in ada.messages[heard:] if isinstance(m, Own)]
    now = ada.now
    standing = (show.number, now.version, now.line, now.last, now.over, show.pending)
    assert show == Show(*standing)
    assert own == Own(show.number)


def test_a_repeated_request_is_carried_out_once(site: Site, ada: Page) -> None:
    move = {"seat": ada.now.seat, "version": ada.now.version, "action": ada.now.actions[0].name}
    first = ada.ask("play", id="the-same-id", **move)
    second = ada.ask("play", id="the-same-id", **move)
    assert first.ok
    assert second == first
    assert site.table(name_of(site, ada)).revision == first.version


def test_a_repeated_request_is_known_on_another_line(site: Site, pages: Opens, ada: Page) -> None:
    move = {"seat": ada.now.seat, "version": ada.now.version, "action": ada.now.actions[0].name}
    first = ada.ask("play", id="lost-answer", **move)
    assert ada.line.request is not None
    cookie = ada.line.request.headers["cookie"].removeprefix("seats=")
    ada.close()
    again = pages(site, name_of(site, ada), [cookie]).ask("play", id="lost-answer", **move)
    assert again == first


def test_a_stale_version_is_refused_and_the_full_view_follows(site: Site, ada: Page) -> None:
    played = ada.play_first()
    stale = ada.play("pass", version=0)
    assert (stale.ok, stale.version) == (False, played.version)
    assert stale.message
    heard = len(ada.messages)
    ada.until(lambda: isinstance(ada.messages[-1], Own) and ada.messages[-1].full)
    whole = ada.messages[-2]
    assert isinstance(whole, Show)
    assert whole.full
    assert whole.version == played.version
    assert len(ada.messages) == heard + 2


def test_a_version_that_is_not_there_yet_is_refused(site: Site, ada: Page) -> None:
    before = ada.now.version
    assert not ada.play(ada.now.actions[0].name, version=before + 1).ok
    assert site.table(name_of(site, ada)).revision == before


def test_another_seat_cannot_be_played(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    (asked,) = site.table(made.name).match.pending()
    other = pages(site, made.name, [made.keys[(asked + 1) % 3]])
    action = site.table(made.name).match.legal()[0]
    before = site.table(made.name).revision
    assert other.now.actions == []
    for do, more in [("play", {"action": action}), ("undo", {}), ("previews", {}), ("hint", {})]:
        answer = other.ask(do, seat=asked, version=other.now.version, **more)
        assert (answer.ok, answer.message) == (False, "This seat is not yours.")
    assert not other.ask("ready", seat=asked).ok
    assert not other.ask("agree", seat=asked, yes=True).ok
    assert site.table(made.name).revision == before


def test_a_key_of_another_table_opens_nothing(site: Site, pages: Opens) -> None:
    made, other = make_table(site, "Ada", "Bo", "Cy"), make_table(site, "Ada", "Bo", "Cy")
    page = pages(site, made.name, [other.keys[0], "x" * 43, "", "é"])
    assert (page.now.seat, page.now.mine) == (-1, [])


def test_spectators_can_do_nothing(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    watcher = pages(site, made.name)
    before = site.table(made.name).revision
    action = site.table(made.name).match.legal()[0]
    assert not watcher.ask("play", seat=0, version=before, action=action).ok
    assert not watcher.ask("say", text="hello").ok
    assert not watcher.ask("bot", seat=1, on=True).ok
    assert not watcher.ask("pace", pace="once").ok
    assert not watcher.ask("skip").ok
    assert site.table(made.name).revision == before
    assert site.table(made.name).chat == []
    assert not any(seat.bot for seat in site.table(made.name).seats)


@pytest.mark.parametrize(
    ("action", "told"), [("build B99", "build"), ("dance", "dance"), ("", "no action")]
)
def test_an_illegal_action_is_told_and_changes_nothing(
    site: Site, ada: Page, action: str, told: str
) -> None:
    before = ada.now
    answer = ada.play(action)
    assert not answer.ok
    assert told in answer.message
    assert answer.version == before.version
    assert ada.play_first().ok


def test_a_pinned_page_plays_one_of_several_seats(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    keys = [made.keys[0], made.keys[1]]
    assert pages(site, made.name, keys, seat=1).now.mine == [1]
    assert pages(site, made.name, keys, seat=2).now.mine == []


def test_one_screen_with_several_seats_shows_the_one_to_move(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    page = pages(site, made.name, list(made.keys.values()))
    seen = set()
    for _ in range(8):
        (asked,) = site.table(made.name).match.pending()
        assert (page.now.seat, page.now.turn, page.now.curtain) == (asked, True, None)
        assert page.play_first().ok
        seen.add(asked)
    assert len(seen) > 1


def test_messages_are_in_the_language_of_the_page(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    page = pages(site, made.name, language="de-AT,de;q=0.9")
    told = Translator("de").text("This seat is not yours.")
    assert told != "This seat is not yours."
    assert page.ask("play", seat=0, version=0, action="x").message == told


BAD: list[tuple[Any, int]] = [
    ("{", 1007),
    ("", 1007),
    ("[]", 1007),
    ("null", 1007),
    (b"\x00\xff", 1007),
    ('{"do":"dance","id":"12345678"}', 1007),
    ('{"do":"full","id":"short"}', 1007),
    ('{"do":"full","id":"12345678","more":1}', 1007),
    ('{"do":"full","id":"12345678","' + "\N{SNOWMAN}" * 200 + '":1}', 1007),
    ('{"do":"play","id":"12345678","seat":-1,"version":0,"action":"x"}', 1007),
    ('{"do":"play","id":"12345678","seat":0,"version":1e99,"action":"x"}', 1007),
    ('{"do":"say","id":"12345678","text":"' + "x" * 501 + '"}', 1007),
    ('{"do":"say","id":"12345678","text":"' + "x" * 20_000 + '"}', 1009),
    ('{"do":"pace","id":"12345678","pace":"warp"}', 1007),
    ('{"do":"pace","id":"12345678","pace":0.1}', 1007),
    ("[" * 15_000, 1007),
    ('{"x":' + "[" * 15_000, 1007),
]


@pytest.mark.parametrize(("data", "code"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_understood_closes_the_line(site: Site, data: Any, code: int) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    other = open_page(site, made.name, [made.keys[1]])
    page = open_page(site, made.name, [made.keys[0]])
    page.line.send(data)
    assert closing_code(page) == code
    assert other.ask("say", text="still here").ok
    other.close()


def closing_code(page: Page) -> int:
    """How the server closed a line."""
    with pytest.raises(ConnectionClosed) as closed:
        page.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason or closed.value.rcvd.code == 1009
    return closed.value.rcvd.code


def test_too_many_messages_close_the_line_of_whoever_sent_them(serve: Any, pages: Opens) -> None:
    site = serve(bounds=replace(PLENTY, messages=3))
    made = make_table(site, "Ada", "Bo", "Cy")
    ada, bo = (pages(site, made.name, [made.keys[seat]]) for seat in (0, 1))
    for _ in range(11):
        ada.send("full")
    assert closing_code(ada) == 1008
    assert bo.ask("say", text="still here").ok


def test_an_unknown_table_has_no_line(site: Site) -> None:
    with pytest.raises(Exception, match=r"HTTP 40[34]"):
        open_page(site, "brass-viaduct-99999")


def test_a_failed_commit_is_not_shown_and_the_table_is_read_again(
    site: Site, pages: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    page = at_turn(site, pages, made.name, made.keys)
    watcher = pages(site, made.name)
    before, heard = page.now.version, len(page.messages)
    store = site.store
    with monkeypatch.context() as broken:
        broken.setattr(store.writer, "open", False)
        page.send("play", seat=page.now.seat, version=before, action=page.now.actions[0].name)
        with pytest.raises(ConnectionClosed):
            page.until(lambda: False)
        assert closing_code(watcher) == 1012
    (answer,) = [m for m in page.messages[heard:] if isinstance(m, Answer)]
    assert (answer.ok, answer.message) == (False, CANNOT_SAVE)
    assert page.now.version == before
    again = pages(site, made.name, [made.keys[page.now.seat]])
    assert again.now.version == before
    assert again.play_first().ok


def test_a_closed_connection_takes_no_more_messages() -> None:
    sent: list[str] = []

    class Socket:
        async def close(self, code: int, reason: str) -> None:
            sent.append("closed")

    class Outlet:
        def write(self, frames: list[Frame]) -> None:
            assert "closed" not in sent
            sent.extend(frame.text.decode() for frame in frames)

    async def talk() -> None:
        it: Any = Connection.__new__(Connection)
        it.socket, it.outlet, it.closed = Socket(), Outlet(), False
        it.send(Points("a"))
        await it.close(1012, "x")
        it.send(Points("b"))
        await it.close(1012, "x")

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, talk()).result()
    assert sent == ['{"kind":"points","html":"a"}', "closed"]
