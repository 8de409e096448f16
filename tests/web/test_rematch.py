"""Playing again: the same people and keys at one new table."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from website import Made, Site, make_table


@pytest.fixture
def finished(site: Site) -> Made:
    """A table whose game is over."""
    made = make_table(site, "Ada", "bot:random", "bot:random")
    ada, at, dice = site.program(made.keys[0]), f"/api/tables/{made.name}", random.Random(1)
    over = False
    while not over:
        legal = ada.get(f"{at}/legal").json()
        if legal["actions"]:
            number, action = dice.getrandbits(60), dice.choice(legal["actions"])
            move = {"action": action, "version": legal["version"], "request": f"request-{number}"}
            answer = ada.post(f"{at}/actions", json=move)
            assert answer.status_code == 200, answer.text
        params = {"version": legal["version"], "seconds": 2}
        over = ada.get(f"{at}/wait", params=params).json()["over"]
    return made


def test_all_are_led_to_one_new_table_with_their_keys(site: Site, finished: Made) -> None:
    before = site.store.count().games
    site.table(finished.name).pace.set("quick")
    ada = [site.client(cookies={"seats": finished.keys[0]}) for _ in range(3)]
    with ThreadPoolExecutor(3) as threads:
        paths = {
            page.url.path
            for page in threads.map(lambda b: b.post(f"/table/{finished.name}/rematch"), ada)
        }
    (path,) = paths
    assert path != f"/table/{finished.name}"
    assert site.store.count().games == before + 1
    table = site.table(path.split("/")[2])
    assert [(seat.name, seat.bot) for seat in table.seats] == [
        ("Ada", ""),
        ("", "random"),
        ("", "random"),
    ]
    assert table.pace.name == "quick"
    view = site.program(finished.keys[0]).get(f"/api/tables/{table.name}/legal")
    assert view.status_code == 200
    watcher = site.client()
    followed = watcher.get(f"/table/{finished.name}/next")
    assert followed.url.path == path
    assert "set-cookie" not in followed.history[0].headers
    assert f"/table/{finished.name}/next" in ada[0].get(f"/table/{finished.name}").text


def test_only_players_ask_for_a_rematch_and_only_when_it_is_over(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    assert site.client().post(f"/table/{made.name}/rematch").status_code == 403
    player = site.client(cookies={"seats": made.keys[0]})
    assert player.post(f"/table/{made.name}/rematch").status_code == 403
    assert player.get(f"/table/{made.name}/next").status_code == 404
