"""A friend takes a bot's seat: the bot plays on until they sit down."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest
from website import Made, Opens, Site, make_table, wait_until

from jackscrew.web.live.hall import Wanted, wanted_again
from jackscrew.web.store import Seat


@pytest.fixture
def made(site: Site) -> Made:
    """A table of one person and two bots."""
    return make_table(site, "Ada", "bot:random", "bot:easy")


def sitting(site: Site, made: Made) -> httpx.Client:
    """Ada's browser."""
    browser = site.client()
    browser.get(f"/table/{made.name}/sit/{made.keys[0]}")
    return browser


def offered(browser: httpx.Client, made: Made, seat: int) -> str:
    """The link to a bot's seat, from the panel of invitations."""
    page = browser.get(f"/table/{made.name}")
    assert f'action="/table/{made.name}/offer/{seat}"' in page.text
    page = browser.post(f"/table/{made.name}/offer/{seat}")
    assert page.url.fragment == "invite"
    assert f"/offer/{seat}" not in page.text
    links = re.findall(r'data-copy="[^"]*(/table/[^"]*/sit/[^"]*)"', page.text)
    return str(links[0])


def test_the_bot_plays_on_until_the_friend_sits_down(site: Site, made: Made, pages: Opens) -> None:
    table = site.table(made.name)
    page = pages(site, made.name, [made.keys[0]])
    name = re.search(r'class="whole">([^<]*)', page.html["seated-1"])
    link = offered(sitting(site, made), made, 1)
    assert (table.seats[1].bot, table.seats[1].person, table.seats[1].taken) == (
        "random",
        True,
        False,
    )
    assert table.people() == {0}  # nobody else is asked whether something is taken back
    assert name is not None
    assert table.seats[1].name == name[1]
    acted = table.acted.get(1, 0)
    while table.acted.get(1, 0) == acted:
        page.until(page.my_turn)
        assert page.play_first().ok
    friend = site.client()
    asking = friend.get(link)
    assert f'value="{name[1]}"' not in asking.text
    assert friend.post(link, data={"name": "Bo"}).url.path == f"/table/{made.name}/1"
    seat = table.seats[1]
    assert (seat.name, seat.bot, seat.taken) == ("Bo", "", True)
    wait_until(lambda: 1 in table.people())


def test_the_others_are_told_that_there_is_a_link(site: Site, made: Made) -> None:
    offered(sitting(site, made), made, 1)
    (said,) = site.table(made.name).chat
    assert said.seat == 0
    assert said.text.startswith("I have made a link for the seat of ")


def test_other_bots_keep_their_names(site: Site, made: Made) -> None:
    browser = sitting(site, made)

    def names() -> list[str]:
        status = browser.post("/api/status", json={"tables": [made.name]}).json()
        return list(status[0]["seats"])

    before = names()
    offered(browser, made, 2)
    assert names() == before


def test_a_link_to_a_bots_seat_works_after_a_restart(serve: Callable[..., Site]) -> None:
    site = serve()
    made = make_table(site, "Ada", "bot:random", "bot:random")
    link = offered(sitting(site, made), made, 2)
    site.restart()
    page = site.client().post(link, data={"name": "Bo"})
    assert page.url.path == f"/table/{made.name}/2"
    site.restart()
    site.client().get(f"/table/{made.name}")
    seat = site.table(made.name).seats[2]
    assert (seat.name, seat.bot, seat.person, seat.taken) == ("Bo", "", True, True)


def test_only_who_sits_there_offers_a_bots_seat_and_only_a_bots(site: Site, made: Made) -> None:
    path = f"/table/{made.name}/offer"
    assert site.client().post(f"{path}/1").status_code == 403
    browser = sitting(site, made)
    assert browser.post(f"{path}/0").status_code == 403
    assert browser.post(f"{path}/9").status_code == 404
    offered(browser, made, 1)
    assert browser.post(f"{path}/1").status_code == 403  # the first link stays the only one
    assert f"{path}/" not in site.client().get(f"/table/{made.name}").text


def test_in_a_rematch_a_bot_has_the_seat_that_nobody_took() -> None:
    offered = Seat(1, "Root", bot="easy", key_hash="hash")
    assert wanted_again(offered) == Wanted("Root", "easy")
    away = replace(offered, name="Bo", taken=True)  # a bot plays for Bo for a while
    assert wanted_again(away) == Wanted("Bo", "", taken=True, key_hash="hash")


def test_an_imported_game_has_no_seats_to_offer(site: Site, record_text: str) -> None:
    table = site.program().post("/api/records", json={"record": record_text}).json()["table"]
    assert site.client().post(f"/table/{table}/offer/0").status_code == 403
