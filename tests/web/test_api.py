"""The interface for other programs."""

from __future__ import annotations

import html
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
import website
from website import Made, Opens, Site, make_table

import jackscrew
from jackscrew.bots.naming import PEOPLE


@pytest.fixture
def made(site: Site) -> Made:
    """A table of three people."""
    return make_table(site, "Ada", "Bo", "Cy")


def asked(site: Site, made: Made) -> int:
    """The seat that is to decide."""
    seats: list[int] = site.program().get(f"/api/tables/{made.name}/view").json()["asked"]
    return seats[0]


def move(made: Made, legal: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A move as it is sent."""
    request = f"{made.name}-{time.monotonic_ns()}"
    return {
        "action": legal["actions"][0],
        "version": legal["version"],
        "request": request,
        **changes,
    }


def test_a_whole_game_is_played(site: Site) -> None:
    made = make_table(site, "Ada", "bot:random", "bot:random")
    ada, at = site.program(made.keys[0]), f"/api/tables/{made.name}"
    view = ada.get(f"{at}/view").json()
    while not view["over"]:
        legal = ada.get(f"{at}/legal").json()
        if legal["actions"]:
            assert ada.post(f"{at}/actions", json=move(made, legal)).status_code == 200
        view = ada.get(f"{at}/wait", params={"version": legal["version"], "seconds": 2}).json()
    record = jackscrew.parse_record(ada.get(f"{at}/record").text)
    match = jackscrew.game("city_council").replay(record)
    assert match.over
    assert view["view"]["version"] == match.version


def test_a_table_is_made_with_names_links_and_options(site: Site) -> None:
    wanted = {
        "game": "city_council",
        "seats": [{"name": "Ada"}, {"bot": "greedy"}, {}],
        "options": {option(): "yes"},
    }
    answer = site.program().post("/api/tables", json=wanted)
    made = answer.json()
    assert answer.status_code == 201
    assert [seat["seat"] for seat in made["seats"]] == [0, 2]
    for seat in made["seats"]:
        assert seat["link"] == f"{site.url}/table/{made['table']}/sit/{seat['key']}"
        assert len(seat["key"]) == 43
    assert [s.taken for s in site.table(made["table"]).seats] == [True, True, False]
    assert site.table(made["table"]).match.setup.options[option()] is True


def test_bots_have_names_of_their_own_which_stay(site: Site) -> None:
    made = make_table(site, "Ada", "bot:hard", "bot:easy", "bot:hard")
    view = f"/api/tables/{made.name}/view"
    names = site.program().get(view).json()["seats"]
    assert names[0] == "Ada"
    assert len({*names, *PEOPLE}) == len(PEOPLE) + 1
    assert len(set(names)) == 4
    german = site.program().get(view, headers={"accept-language": "de"}).json()
    assert german["seats"] == names


def test_a_budget_of_ones_own_is_told_and_refused(site: Site) -> None:
    wanted = {"game": "city_council", "seats": [{"bot": "ismcts:60s"}, {}, {}]}
    detail = site.program().post("/api/tables", json=wanted).json()["detail"]
    assert detail == "there is no bot 'ismcts:60s'; there are easy, medium, hard, greedy, random"


def option() -> str:
    """A switch of the game that is off by default."""
    found = jackscrew.game("city_council").options
    return next(option.name for option in found if option.default is False)


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "city_council", "seats": [{}]},
        {"game": "city_council", "seats": []},
        {"game": "city_council", "seats": [{"bot": "genius"}, {}, {}]},
        {"game": "city_council", "seats": [{"bot": "ismcts:60s"}, {}, {}]},
        {"game": "city_council", "seats": [{"bot": "greedy:40%"}, {}, {}]},
        {"game": "city_council", "seats": [{}, {}, {}], "options": {"magic": True}},
        {"game": "city_council", "seats": [{}, {}, {}], "options": {"magic": "9" * 5000}},
        {"game": "city_council", "seats": [{}, {}, {}], "components": "no = toml = file"},
        {"game": "city_council", "seats": [{}, {}, {}], "components": "x" * 100_001},
        {"game": "city_council", "seats": [{}, {}, {}], "more": 1},
        {"game": "city_council"},
        [],
        None,
    ],
)
def test_a_bad_table_is_told_and_not_made(site: Site, wanted: Any) -> None:
    before = site.store.count().games
    answer = site.program().post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["detail"]
    assert site.store.count().games == before


def test_a_number_of_thousands_of_digits_is_a_bad_option(site: Site) -> None:
    numbers = [o.name for o in jackscrew.game("city_council").options if o.numbers]
    wanted = {"game": "city_council", "seats": [{}, {}, {}], "options": {numbers[0]: "9" * 5000}}
    assert site.program().post("/api/tables", json=wanted).status_code == 400


@pytest.mark.parametrize(
    ("components", "problem"),
    [
        (".".join(["a"] * 40_000) + " = 1", "dots"),
        ("[" + '."\u2028"' * 20_000 + "]", "dots"),
        ("a = " + "[" * 50_000, "inside each other"),
        ("a = 0x" + "f" * 50_000, "no such component"),
        ('[[tiles]]\nid = "C2"\nbasic_vp = 0x' + "f" * 50_000, "digits"),
    ],
    ids=range(5),
)
def test_a_pack_made_to_be_costly_is_refused_at_once(
    site: Site, components: str, problem: str
) -> None:
    wanted = {"game": "city_council", "seats": [{}, {}, {}], "components": components}
    began = time.monotonic()
    answer = site.program().post("/api/tables", json=wanted)
    assert time.monotonic() - began < 3
    assert answer.status_code == 400
    assert problem in answer.json()["detail"]


def test_an_unknown_game_is_not_found(site: Site) -> None:
    answer = site.program().post("/api/tables", json={"game": "chess", "seats": [{}]})
    assert answer.status_code == 404


def test_somebody_joins_under_a_name(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "")
    joined = site.program(made.keys[2]).post(f"/api/tables/{made.name}/join", json={"name": "Cy"})
    assert joined.status_code == 200
    assert site.program().get(f"/api/tables/{made.name}/view").json()["seats"] == [
        "Ada",
        "Bo",
        "Cy",
    ]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200b\n"])
def test_nobody_joins_without_a_proper_name(site: Site, name: str) -> None:
    made = make_table(site, "Ada", "Bo", "")
    joined = site.program(made.keys[2]).post(f"/api/tables/{made.name}/join", json={"name": name})
    assert joined.status_code == 400
    assert not site.table(made.name).seats[2].taken


def test_only_the_seat_that_is_asked_has_actions(site: Site, made: Made) -> None:
    turn = asked(site, made)
    for seat, key in made.keys.items():
        legal = site.program(key).get(f"/api/tables/{made.name}/legal").json()
        assert (legal["seat"], bool(legal["actions"])) == (seat, seat == turn)


@pytest.mark.parametrize("key", ["wrong", "x" * 43, "é", "." * 1000])
def test_without_a_key_nothing_is_played(site: Site, made: Made, key: str) -> None:
    headers = {b"authorization": f"Bearer {key}".encode()}
    for method, path in [("GET", "legal"), ("POST", "actions"), ("POST", "join")]:
        body = {"action": "pass", "version": 0, "request": "12345678"}
        json = {"name": "Eve"} if path == "join" else body
        answer = site.program().request(
            method,
            f"/api/tables/{made.name}/{path}",
            json=json if method == "POST" else None,
            headers=headers,
        )
        assert answer.status_code == 401, path


def test_another_seat_is_not_played(site: Site, made: Made) -> None:
    turn = asked(site, made)
    legal = site.program(made.keys[turn]).get(f"/api/tables/{made.name}/legal").json()
    other = site.program(made.keys[(turn + 1) % 3])
    sent = other.post(f"/api/tables/{made.name}/actions", json=move(made, legal, seat=turn))
    assert sent.status_code == 401


def test_a_program_with_two_keys_says_which_seat_it_plays(site: Site, made: Made) -> None:
    both = site.program(".".join(made.keys.values()))
    turn = asked(site, made)
    legal = site.program(made.keys[turn]).get(f"/api/tables/{made.name}/legal").json()
    sent = both.post(f"/api/tables/{made.name}/actions", json=move(made, legal, seat=turn))
    assert sent.status_code == 200


def test_stale_illegal_and_repeated_moves(site: Site, made: Made) -> None:
    program, at = site.program(made.keys[asked(site, made)]), f"/api/tables/{made.name}/actions"
    legal = program.get(f"/api/tables/{made.name}/legal").json()
    sent = move(made, legal)
    illegal = program.post(at, json={**sent, "action": "build nothing"})
    assert illegal.status_code == 422
    assert "build nothing" in illegal.json()["detail"]
    done = program.post(at, json=sent)
    assert done.status_code == 200
    assert program.post(at, json=sent).json() == done.json()
    stale = program.post(at, json={**sent, "request": "another-id"})
    assert stale.status_code == 409
    assert stale.json()["extra"] == {"version": done.json()["version"]}


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"action":"x"}', b'{"action":1,"version":0,"request":"a"}'],
)
def test_a_bad_body_is_told(site: Site, made: Made, body: bytes) -> None:
    program = site.program(made.keys[0])
    headers = {"content-type": "application/json"}
    answer = program.post(f"/api/tables/{made.name}/actions", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_waiting_ends_at_once_for_those_who_are_behind(site: Site, made: Made) -> None:
    began = time.monotonic()
    site.program().get(f"/api/tables/{made.name}/wait", params={"version": 0})
    assert time.monotonic() - began < 5


def test_waiting_ends_after_some_seconds(site: Site, made: Made) -> None:
    version = site.table(made.name).revision
    answer = wait(site, made, version, 0.2).json()
    assert answer["version"] == version


def wait(site: Site, made: Made, version: int, seconds: float) -> Any:
    """Wait for another version."""
    asked = {"version": version, "seconds": seconds}
    return site.program().get(f"/api/tables/{made.name}/wait", params=asked)


def waiting(site: Site, made: Made, seconds: float) -> Callable[[], dict[str, Any]]:
    """Wait in a thread; what is called then gives the answer."""
    found: list[Any] = []
    version = site.table(made.name).revision
    thread = threading.Thread(
        target=lambda: found.append(wait(site, made, version, seconds).json())
    )
    thread.start()
    time.sleep(0.2)

    def answer() -> dict[str, Any]:
        thread.join(website.PATIENCE)
        return dict(found[0])

    return answer


def test_waiting_ends_with_a_move(site: Site, made: Made) -> None:
    answer = waiting(site, made, 9)
    program = site.program(made.keys[asked(site, made)])
    legal = program.get(f"/api/tables/{made.name}/legal").json()
    sent = program.post(f"/api/tables/{made.name}/actions", json=move(made, legal)).json()
    assert answer()["version"] == sent["version"]


def test_waiting_does_not_end_with_a_word(site: Site, made: Made, pages: Opens) -> None:
    answer = waiting(site, made, 1.2)
    began = time.monotonic()
    pages(site, made.name, [made.keys[0]]).ask("say", text="hello")
    answer()
    assert time.monotonic() - began > 0.8


@pytest.mark.parametrize("asked", ["", "version=-1", "version=0&seconds=31", "version=x"])
def test_bad_waiting_is_told(site: Site, made: Made, asked: str) -> None:
    assert site.program().get(f"/api/tables/{made.name}/wait?{asked}").status_code == 400


def test_waiting_for_no_number_of_seconds_is_no_failure(site: Site, made: Made) -> None:
    answer = site.program().get(f"/api/tables/{made.name}/wait?version=0&seconds=nan")
    assert answer.status_code < 500


@pytest.mark.parametrize("path", ["view", "legal", "wait?version=0", "record"])
def test_a_table_that_is_not_there_is_not_found(site: Site, path: str) -> None:
    answer = site.program().get(f"/api/tables/no-such-table-1/{path}")
    assert (answer.status_code, answer.json()["status_code"]) == (404, 404)
    assert "no-such-table-1" in answer.json()["detail"]


def test_unknown_names_leave_nothing_behind(site: Site) -> None:
    for number in range(5):
        site.program().get(f"/api/tables/no-such-table-{number}/view")
    assert not [name for name in site.hall.opening if name.startswith("no-such")]


def test_the_status_of_many_tables(site: Site, made: Made) -> None:
    names = [made.name, "no-such-table-1", "../etc/passwd"]
    (status,) = site.program().post("/api/status", json={"tables": names}).json()
    assert (status["name"], status["title"]) == (made.name, "City Council")
    assert status["seats"] == ["Ada", "Bo", "Cy"]
    assert status["asked"] == [asked(site, made)]
    assert not status["over"]
    assert (status["where"], status["step"], status["points"]) == ("Round 1 of 8", "Bid", [0, 0, 0])
    assert abs(time.time() - status["since"]) < 3600
    assert site.program().post("/api/status", json={"tables": ["x"] * 41}).status_code == 400


def test_a_record_is_checked_and_opened(site: Site, record_text: str) -> None:
    opened = site.program().post("/api/records", json={"record": record_text})
    assert opened.status_code == 201
    name = opened.json()["table"]
    assert site.program().get(f"/api/tables/{name}/record").text == record_text
    bad = record_text.replace("seats=3", "seats=4", 1)
    answer = site.program().post("/api/records", json={"record": bad})
    assert answer.status_code == 400
    assert "line " in answer.json()["detail"]


def test_the_games_are_listed(site: Site) -> None:
    listed = site.program().get("/api/games").json()
    assert "city_council" in [game["key"] for game in listed]


def test_the_interface_describes_itself(site: Site) -> None:
    described = site.program().get("/api/schema/openapi.json").json()
    api = {path for path in described["paths"] if path.startswith("/api/")}
    assert {path.rpartition("/")[2] for path in api} == {
        "games",
        "tables",
        "join",
        "view",
        "legal",
        "actions",
        "wait",
        "record",
        "records",
        "status",
    }
    act = described["paths"]["/api/tables/{name}/actions"]["post"]
    assert act["requestBody"]["required"]
    assert act["description"]


def test_a_bad_pack_is_told_in_the_visitors_language(site: Site) -> None:
    bad = '[[tiles]]\nid = "C5"\nsuit = "moons"\n'
    english = "ine 3: tiles.C5.suit must stay 'crowns' (it is 'moons')"
    german = "Zeile 3: tiles.C5.suit muss 'crowns' bleiben (es ist 'moons')"
    wanted = {"game": "city_council", "seats": [{}, {}, {}], "components": bad}
    for language, told in (("en", english), ("de", german)):
        headers = {"accept-language": language}
        answer = site.program().post("/api/tables", json=wanted, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["detail"].endswith(told)
        form: dict[str, Any] = {"seats": (None, "3"), "components": ("pack.toml", bad.encode())}
        page = site.client(language).post("/new/city_council", files=form)
        assert page.status_code == 400
        assert told in html.unescape(page.text)


FACTS = {
    "city_council": (
        '[[tiles]]\nid = "C5"\ncost = 9\n',
        "Zeile 3: tiles.C5.cost = 9: erlaubt ist 1 bis 5",
    ),
    "big_shoulders": (
        "[decades]\nresources_drawn = [4, 4, 4, 4, 4]\n",
        "Zeile 2: decades.resources_drawn muss mit 3 beginnen",
    ),
    "rise": (
        '[[events.cards]]\nid = "strike"\ncount = 9\n',
        "Zeile 1: events.cards: es gibt 44, nicht 50",
    ),
    "raising_chicago": (
        "[poverty_track]\nloss = [1, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22]\n",
        "Zeile 2: poverty_track.loss: das beginnt mit 0, fällt nie und endet mit höchstens 200",
    ),
}


@pytest.mark.parametrize("key", FACTS)
def test_a_fact_of_the_rules_is_told_in_the_visitors_language(site: Site, key: str) -> None:
    """With line and key, and without the rule's id, which is for programmers."""
    bad, told = FACTS[key]
    wanted = {"game": key, "seats": [{}, {}, {}], "components": bad}
    answer = site.program().post("/api/tables", json=wanted, headers={"accept-language": "de"})
    assert (answer.status_code, answer.json()["detail"]) == (400, told)
    form: dict[str, Any] = {"seats": (None, "3"), "components": ("pack.toml", bad.encode())}
    page = site.client("de").post(f"/new/{key}", files=form)
    assert page.status_code == 400
    assert f"{told}<" in html.unescape(page.text)
