"""Pages and forms, as a browser without scripts uses them."""

from __future__ import annotations

import gzip
import re
from html import unescape
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from website import Opens, Site, make_table

import jackscrew
from jackscrew.core.components import parse_pack
from jackscrew.text import Words
from jackscrew.web.site.security import POLICY

NASTY = '<b>"&'
ESCAPED = "&lt;b&gt;&#34;&amp;"


READINGS = {
    "city_council": {
        "site_values_count_as_numerals",
        "new_stop_counts_as_utilised",
        "ace_basic_vp_counts_itself",
        "chits_alone_pay_investor",
        "chits_alone_pay_speculator",
        "chits_alone_pay_tile",
        "chits_only_raise_bids_above_coins",
        "coins_score_when_game_ends_early",
        "rail_blocks_tile_adjacency",
        "transit_director_lays_several_lines",
    },
    "big_shoulders": {"right_closes"},
    "rise": {"effects_before_return"},
    "raising_chicago": {"trading_oneself_short"},
}


def form(*kinds: str, **more: str) -> dict[str, tuple[None, str]]:
    """The fields of a new table, as a form sends them."""
    fields = {"seats": str(len(kinds)), **{f"seat-{n}": kind for n, kind in enumerate(kinds)}}
    return {name: (None, value) for name, value in {**fields, **more}.items()}


def make(browser: httpx.Client, *kinds: str, **more: str) -> httpx.Response:
    return browser.post("/new/city_council", files=form(*kinds, **more))


def name_of(page: httpx.Response) -> str:
    """The table a page shows."""
    assert page.status_code == 200, page.text[:500]
    return page.url.path.split("/")[2]


def links(page: httpx.Response) -> list[str]:
    """The seat links on a page."""
    return list(dict.fromkeys(re.findall(r'data-copy="([^"]*/sit/[^"]*)"', page.text)))


def test_home_shows_every_game(site: Site) -> None:
    page = site.client().get("/")
    for game in jackscrew.games():
        assert game.title in page.text
        assert f'action="/play/{game.key}' in page.text
        assert f"/new/{game.key}" in page.text


def test_playing_now_needs_one_click(site: Site) -> None:
    page = site.client(cookies={"name": "Ada", "sat": "1"}).post("/play/city_council")
    table = site.table(name_of(page))
    assert [seat.bot for seat in table.seats] == ["", "medium", "medium", "medium"]
    assert 'id="boot"' in page.text


@pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
def test_the_first_game_is_small_and_asks_for_a_name_once(site: Site, key: str) -> None:
    browser = site.client()
    asking = browser.post(f"/play/{key}")
    assert asking.url.path == f"/play/{key}"
    assert 'value="Guest"' in asking.text
    first = site.table(name_of(browser.post(f"/play/{key}", data={"name": " Ada "})))
    assert [seat.bot for seat in first.seats] == ["", "easy", "easy"]
    assert first.seats[0].name == "Ada"
    again = site.table(name_of(browser.post(f"/play/{key}")))
    assert {seat.bot for seat in again.seats} == {"", "medium"}
    assert again.seats[0].name == "Ada"


def test_who_has_been_asked_for_a_name_gets_the_bots_they_chose(site: Site) -> None:
    browser = site.client()
    form = browser.post("/play/city_council?bots=easy,hard")
    action = unescape(re.findall(r'action="(/play/[^"]*)"', form.text)[0])
    table = site.table(name_of(browser.post(action, data={"name": "Bo"})))
    assert [seat.bot for seat in table.seats] == ["", "easy", "hard"]


def test_whoever_has_sat_at_a_table_sees_their_tables_first(site: Site) -> None:
    browser = site.client()

    def order() -> list[str]:
        page = browser.get("/").text
        return re.findall(r'<section id="(tables|games)"', page)

    assert order() == ["games", "tables"]
    made = make_table(site, "Ada", "Bo", "Cy")
    browser.get(f"/table/{made.name}")
    assert order() == ["games", "tables"]  # who only looks on is a newcomer still
    browser.get(f"/table/{made.name}/sit/{made.keys[1]}")
    assert order() == ["tables", "games"]


def test_a_table_at_a_glance_is_sent_once_a_revision(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    browser, path = site.client(cookies={"seats": made.keys[0]}), f"/table/{made.name}/thumb.svg"
    first = browser.get(path)
    assert first.headers["content-type"].startswith("image/svg+xml")
    assert 'preserveAspectRatio="xMidYMid slice"' in first.text
    tag = {"if-none-match": first.headers["etag"]}
    assert browser.get(path, headers=tag).status_code == 304
    for other in (f"{path}?theme=dark", f"{path}?theme=light"):
        assert browser.get(other, headers=tag).headers["etag"] != first.headers["etag"]
    assert site.client("de").get(path, headers=tag).status_code == 200
    assert site.client().get(path).text == first.text  # from a seat as from none
    table = site.table(made.name)
    seat = table.match.pending()[0]
    request = "one-move-of-mine"
    move = {"action": table.match.legal(seat)[0], "version": table.revision, "request": request}
    moved = site.program(made.keys[seat]).post(f"/api/tables/{made.name}/actions", json=move)
    assert moved.status_code == 200
    again = browser.get(path, headers=tag)
    assert (again.status_code, again.headers["etag"] != first.headers["etag"]) == (200, True)


@pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
def test_a_table_at_a_glance_is_a_picture_that_stands_alone(site: Site, key: str) -> None:
    made = make_table(site, "Ada", "Bo", "Cy", game=key)
    text = site.client().get(f"/table/{made.name}/thumb.svg").text
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    drawn = set(re.findall(r'<symbol id="(i-[^"]*)"', text))
    assert set(re.findall(r'href="#(i-[^"]*)"', text)) == drawn
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_the_form_offers_bots_of_each_strength(site: Site) -> None:
    page = site.client().get("/new/city_council").text
    keys = re.findall(r'<option value="bot:(\w+)"', page)
    assert keys[:5] == ["easy", "medium", "hard", "greedy", "random"]
    chosen = re.findall(r'<option value="(\S+)" selected', page)
    assert chosen[:4] == ["me", *["bot:medium"] * 3]
    assert "Easy, often misses the best choice" in page
    german = site.client("de").get("/new/city_council").text
    assert "Schwer, denkt voraus, soweit die Zeit reicht" in german


def test_a_table_with_every_kind_of_seat(site: Site) -> None:
    browser = site.client()
    page = make(
        browser, "me", "friend", "bot:greedy", "bot:random", **{"name-0": " Ada \n Lovelace "}
    )
    table = site.table(name_of(page))
    assert table.seats[0].name == "Ada Lovelace"
    assert [seat.bot for seat in table.seats] == ["", "", "greedy", "random"]
    assert [seat.taken for seat in table.seats] == [True, False, True, True]
    assert len(links(page)) == 2  # the friend's, and one's own for another device


def test_whoever_waits_for_friends_is_shown_their_links_first(site: Site) -> None:
    browser = site.client()
    assert make(browser, "me", "friend", "bot:greedy").url.fragment == "invite"
    assert make(browser, "me", "bot:greedy", "bot:greedy").url.fragment == ""


def test_the_components_of_a_game_are_the_pattern_for_a_pack(site: Site) -> None:
    page = site.client().get("/components/city_council")
    assert parse_pack(page.text)["meta"]
    assert "attachment" in page.headers["content-disposition"]


def test_options_of_the_rules(site: Site) -> None:
    switch = next(o for o in jackscrew.game("city_council").options if isinstance(o.default, bool))
    for given in ({}, {f"option-{switch.name}": "1"}):
        page = make(site.client(), "me", "friend", "friend", **given)
        options = site.table(name_of(page)).match.setup.options
        assert options[switch.name] is bool(given)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
def test_options_are_told_in_words_and_readings_are_folded_apart(
    site: Site, key: str, language: str
) -> None:
    """A title for every option, the readings under their own heading, and no key to be read."""
    game, words = jackscrew.game(key), Words(jackscrew.game(key), language)
    page = site.client(language).get(f"/new/{key}").text
    heading = {"en": "Readings of the rulebook", "de": "Lesarten der Spielregel"}[language]
    _, _, readings = page.partition(f"<summary>{heading}</summary>")
    assert {option.name for option in game.options if option.reading} == READINGS[key]
    assert readings
    folded = readings.partition("</details>")[0]
    shown = unescape(re.sub(r"<[^>]*>", " ", page))
    for option in game.options:
        title = words.text(option.title)
        assert title
        assert title in shown
        assert "_" not in option.name or option.name not in shown
        assert (f'id="option-{option.name}"' in folded) is option.reading
        if option.reading:  # its help quotes the rulebook
            assert re.search('[“„"].+[”“"]', words.text(option.help))
            assert option.rule


def test_a_table_tells_what_it_is_played_with(site: Site) -> None:
    options = {"option-first_bidder": "2", "option-transit_director_lays_several_lines": "1"}
    page = make(site.client(), "me", "friend", "friend", **options)
    told = "First bidder (Seat 3); Aces: they count themselves (off); "
    assert f"Played with: {told}" in page.text
    assert "Rail: several branch lines in a turn (on)." in page.text
    friend = site.client("de").get(links(page)[0])
    assert "Gespielt wird mit: Wer zuerst bietet (Platz 3); " in friend.text
    usual = {f"option-{o.name}": "1" for o in jackscrew.game("city_council").options if o.default}
    assert "Played with" not in make(site.client(), "me", "friend", "friend", **usual).text


def test_a_seat_that_does_not_play_is_told_by_its_number(site: Site) -> None:
    files = {**form("me", "friend", "friend"), "option-first_bidder": (None, "3")}
    for language, told in (
        ("en", "First bidder: seat 4 does not play."),
        ("de", "Wer zuerst bietet: Platz 4 spielt nicht mit."),
    ):
        page = site.client(language).post("/new/city_council", files=files)
        assert (page.status_code, told in page.text) == (400, True)


def test_a_component_pack_of_ones_own(site: Site, pack: str) -> None:
    files = {**form("me", "friend", "friend"), "components": ("mine.toml", pack)}
    page = site.client().post("/new/city_council", files=files)
    assert site.table(name_of(page)).match.setup.pack


BAD_FORMS: dict[str, dict[str, Any]] = {
    "seats": form("me"),
    "no number": {**form("me", "me", "me"), "seats": (None, "x")},
    "many digits": {**form("me", "me", "me"), "seats": (None, "9" * 5000)},
    "bot": form("me", "bot:genius", "me"),
    "budget": form("me", "bot:ismcts:60s", "me"),
    "kind": form("me", "ghost", "me"),
    "pack": {**form("me", "me", "me"), "components": ("a.toml", "no = toml = file")},
    "large pack": {**form("me", "me", "me"), "components": ("a.toml", "#" * 100_001)},
    "binary pack": {**form("me", "me", "me"), "components": ("a.toml", b"\xff\xfe")},
    "nested pack": {**form("me", "me", "me"), "components": ("a.toml", "a=" + "[" * 50_000)},
    "number": {**form("me", "me", "me"), "option-*": (None, "9" * 5000)},
}


@pytest.mark.parametrize("why", BAD_FORMS)
def test_a_bad_form_is_told_and_keeps_what_was_typed(site: Site, why: str) -> None:
    numbers = [o.name for o in jackscrew.game("city_council").options if o.numbers]
    fields = {k.replace("*", numbers[0]): v for k, v in BAD_FORMS[why].items()}
    before = site.store.count().games
    files = {**fields, "name-0": (None, NASTY)}
    page = site.client().post("/new/city_council", files=files)
    assert page.status_code == 400
    assert 'role="alert"' in page.text
    assert f'value="{ESCAPED}"' in page.text
    assert site.store.count().games == before


def test_a_seat_link_asks_for_a_name_once(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "")
    link = f"/table/{made.name}/sit/{made.keys[2]}"
    friend = site.client()
    assert 'name="name"' in friend.get(link).text
    page = friend.post(link, data={"name": "Cy"})
    assert page.url.path == f"/table/{made.name}/2"
    assert site.table(made.name).seats[2].name == "Cy"
    for browser in (friend, site.client()):  # again, and on another device
        assert browser.get(link).url.path == f"/table/{made.name}/2"


def test_a_seat_link_works_after_a_restart(serve: object, tmp_path: object) -> None:
    site = serve()  # type: ignore[operator]
    made = make_table(site, "Ada", "Bo", "")
    link = f"/table/{made.name}/sit/{made.keys[2]}"
    site.client().post(link, data={"name": "Cy"})
    site.restart()
    assert site.client().get(link).url.path == f"/table/{made.name}/2"
    assert site.table(made.name).seats[2].name == "Cy"


@pytest.mark.parametrize("name", ["", "  ", "\u200b"])
def test_nobody_sits_down_without_a_name(site: Site, name: str) -> None:
    made = make_table(site, "Ada", "Bo", "")
    page = site.client().post(f"/table/{made.name}/sit/{made.keys[2]}", data={"name": name})
    assert page.status_code == 400
    assert 'role="alert"' in page.text
    assert not site.table(made.name).seats[2].taken


def test_nobody_takes_a_name_by_a_link_that_is_used(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    site.client().post(f"/table/{made.name}/sit/{made.keys[2]}", data={"name": "Eve"})
    assert site.table(made.name).seats[2].name == "Cy"


@pytest.mark.parametrize("key", ["wrong", "x" * 43, "é", "%00", "a.b.c"])
def test_a_wrong_link_opens_nothing(site: Site, key: str) -> None:
    made = make_table(site, "Ada", "Bo", "")
    for method in ("GET", "POST"):
        data = {"name": "Eve"} if method == "POST" else None
        page = site.client().request(method, f"/table/{made.name}/sit/{key}", data=data)
        assert page.status_code == 404


def test_several_keys_in_one_link_share_a_screen(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    keys = f"{made.keys[0]}.{made.keys[1]}"
    page = site.client().get(f"/table/{made.name}/sit/{keys}")
    assert page.url.path == f"/table/{made.name}"
    assert len(links(page)) == 2


def test_a_seat_that_is_not_mine_cannot_be_looked_from(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    browser = site.client(cookies={"seats": made.keys[0]})
    assert browser.get(f"/table/{made.name}/0").url.path == f"/table/{made.name}/0"
    assert browser.get(f"/table/{made.name}/1").url.path == f"/table/{made.name}"


def test_tables_are_joined_by_name_or_link(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "")
    spoken = made.name.replace("-", " ").title()
    for told in (made.name, f" {spoken} ", f"{site.url}/table/{made.name}"):
        page = site.client().get("/join", params={"table": told})
        assert page.url.path == f"/table/{made.name}"
    invited = f"{site.url}/table/{made.name}/sit/{made.keys[2]}"
    assert 'name="name"' in site.client().get("/join", params={"table": invited}).text


@pytest.mark.parametrize(
    "told",
    ["", "nowhere", "é", "/table/", "/table/\r\nx: y", "http://evil.example/table/é", "x" * 999],
)
def test_joining_no_table_is_told(site: Site, told: str) -> None:
    page = site.client().get("/join", params={"table": told})
    assert page.status_code in (400, 404)
    assert "x" not in page.headers
    assert str(page.url).startswith(site.url)


def test_the_language_is_guessed_and_can_be_chosen(site: Site) -> None:
    browser = site.client(language="fr-CH, de-CH;q=0.9, en;q=0.8")
    assert '<html lang="de"' in browser.get("/").text
    page = browser.post("/settings", data={"language": "en", "back": "/replay"})
    assert page.url.path == "/replay"
    assert '<html lang="en"' in page.text
    for spoken in ("", "fr", "*", "xx-" * 50, ";;;,,,", "é"):
        headers = {"accept-language": spoken.encode()}
        answer = site.client().get("/", headers=headers)  # type: ignore[arg-type]
        assert '<html lang="en"' in answer.text


def test_the_look_can_be_chosen_and_left_to_the_system(site: Site) -> None:
    browser = site.client()
    assert "data-theme=" not in browser.get("/").text.partition("<head>")[0]
    dark = browser.post("/settings", data={"theme": "dark", "back": "/"}).text
    assert 'data-theme="dark"' in dark.partition("<head>")[0]
    again = browser.post("/settings", data={"theme": "", "back": "/"}).text
    assert "data-theme=" not in again.partition("<head>")[0]


@pytest.mark.parametrize(
    "back",
    [
        "https://evil.example",
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "evil",
        "/\r\nx: y",
    ],
)
def test_nobody_is_led_out_of_the_site(site: Site, back: str) -> None:
    browser = site.client()
    browser.follow_redirects = False
    answer = browser.post("/settings", data={"language": "de", "back": back})
    assert answer.status_code == 303
    led_to = httpx.URL(site.url).join(answer.headers["location"])
    assert str(led_to).startswith(f"{site.url}/")
    assert not re.search(r"[\s\\]|^//", answer.headers["location"])
    assert "x" not in answer.headers


@pytest.mark.parametrize("fields", [{"language": "é;x=y"}, {"theme": "\r\nx: y"}, {"back": "/é"}])
def test_odd_settings_are_no_failure(site: Site, fields: dict[str, str]) -> None:
    browser = site.client()
    browser.follow_redirects = False
    answer = browser.post("/settings", data=fields)
    assert answer.status_code in (303, 400)
    assert "x" not in answer.headers


def test_the_record_is_downloaded_under_the_tables_name(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    answer = site.client().get(f"/table/{made.name}/record")
    assert f'filename="{made.name}.txt"' in answer.headers["content-disposition"]
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == str(site.table(made.name).match.record)


def test_a_record_is_imported_from_text_or_file(site: Site, record_text: str) -> None:
    for files in (
        {"record": (None, record_text)},
        {"record": (None, ""), "file": ("game.txt", record_text)},
    ):
        page = site.client().post("/replay", files=files)
        table = site.table(name_of(page))
        assert table.imported
        assert str(table.match.record) == record_text


def test_an_imported_game_is_only_looked_at(site: Site, record_text: str, pages: Opens) -> None:
    half = "\n".join(record_text.splitlines()[:40])
    name = name_of(site.client().post("/replay", files={"record": (None, half)}))
    page = pages(site, name)
    assert (page.now.last, page.now.over, page.now.actions) == (39, False, [])
    assert page.ask("look", at=10).ok
    page.until(lambda: page.now.line == 10)


def test_a_bad_record_is_told_by_line_and_kept(site: Site, record_text: str) -> None:
    lines = record_text.splitlines()
    lines[9] = lines[8]
    page = site.client().post("/replay", files={"record": (None, "\n".join(lines))})
    assert page.status_code == 400
    assert "line 10:" in unescape(page.text)
    assert lines[9] in unescape(page.text)


@pytest.mark.parametrize("text", ["", "hello", "chess rules=1 seats=2", "x" * 1_000_001, "\x00"])
def test_what_is_no_record_is_told(site: Site, text: str) -> None:
    page = site.client().post("/replay", files={"record": (None, ""), "file": ("a.txt", text)})
    assert page.status_code == 400
    assert 'role="alert"' in page.text


def test_a_record_with_a_pack_needs_that_pack(site: Site, pack: str) -> None:
    match = jackscrew.game("city_council").new(3, seed=1, components=parse(pack))
    record = str(match.record)
    without = site.client().post("/replay", files={"record": (None, record)})
    assert without.status_code == 400
    files = {"record": (None, record), "components": ("p.toml", pack)}
    assert site.table(name_of(site.client().post("/replay", files=files))).imported


def parse(pack: str) -> dict[str, object]:
    from jackscrew.core.components import parse_pack

    return parse_pack(pack)


def test_names_are_escaped_everywhere(site: Site) -> None:
    browser = site.client()
    page = make(
        browser, "me", "friend", "friend", **{"name-0": NASTY, "name-1": NASTY, "name-2": NASTY}
    )
    name = name_of(page)
    for link in links(page):
        browser.post(link, data={"name": NASTY})
    for path in ("", "/0", "/1"):
        text = browser.get(f"/table/{name}{path}").text
        assert ESCAPED in text
        assert NASTY not in text
    assert NASTY not in browser.get(links(page)[0]).text


def test_errors_are_pages_for_people_and_json_for_programs(site: Site) -> None:
    for path in ("/table/no-such-table-1", "/rules/chess", "/nothing/here", "/new/chess"):
        page = site.client().get(path)
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["content-security-policy"] == POLICY
        assert '<html lang="en"' in page.text
        answer = site.program().get(path)
        assert answer.json()["status_code"] == 404


def test_files_are_kept_for_ever_under_their_digest(site: Site) -> None:
    browser = site.client()
    urls = re.findall(r'(?:href|src)="(/static/[^"]+)"', browser.get("/").text)
    assert urls
    for url in urls:
        answer = browser.get(url)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert answer.headers["content-encoding"] == "gzip"
        plain = browser.get(url, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content
    assert browser.get("/static/000000000000/site.css").status_code == 404
    assert browser.get(re.sub(r"[^/]+$", "secret.py", urls[0])).status_code == 404


def test_pages_are_packed(site: Site) -> None:
    with site.client().stream("GET", "/") as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert b"<html" in gzip.decompress(raw)
