"""Why something cannot be chosen, as pages and programs are told it."""

from __future__ import annotations

import pytest
from website import Made, Opens, Page, Site, make_table

from jackscrew.games.city_council.picture.places import corner
from jackscrew.web.show.told import Why

LATER = "Tiles, investor, speculator and rail come in the turns, after bidding and lobbying."
ON_TRACK = "Bid by pointing at a value on the bidding track."
CASES = [
    ([], corner("G6"), LATER, "CC-RND-01"),
    (["tile-C3"], None, LATER, "CC-RND-01"),
    (
        ["nothing", "coin-0-4"],
        None,
        "Bid by pointing at a value on the bidding track.",
        "CC-BID-04",
    ),
    (["round"], None, "Not now.", "CC-BID-02"),
]


@pytest.fixture
def made(site: Site) -> Made:
    """Ada is to bid."""
    return make_table(site, "Ada", "Bo", "Cy")


def why(page: Page, *pieces: str, at: tuple[float, float] | None = None) -> str:
    """What a page is told of some pieces and a point."""
    return page.fetch(Why, "why", pieces=pieces, at=at).html


@pytest.mark.parametrize(("pieces", "at", "first", "rule"), CASES)
def test_whoever_is_asked_is_told_why_not(
    site: Site,
    pages: Opens,
    made: Made,
    pieces: list[str],
    at: tuple[float, float] | None,
    first: str,
    rule: str,
) -> None:
    html = why(pages(site, made.name, [made.keys[0]]), *pieces, at=at)
    assert f"<b>{first}</b>" in html
    assert f'data-do="rules" data-rule="{rule}">Why?</button>' in html


def test_of_what_can_be_chosen_or_is_not_there_nothing_is_told(
    site: Site, pages: Opens, made: Made
) -> None:
    ada = pages(site, made.name, [made.keys[0]])
    assert why(ada, "bid-3") == why(ada) == why(ada, at=(-5, -5)) == ""


def test_others_and_spectators_are_told_whose_turn_it_is(
    site: Site, pages: Opens, made: Made
) -> None:
    bo, watcher = pages(site, made.name, [made.keys[1]]), pages(site, made.name)
    assert "<b>It is not your turn.</b> Ada is choosing a bid." in why(bo, "bid-3")
    assert "<b>Ada is choosing a bid.</b>" in why(watcher, "bid-3")


def test_it_is_told_in_the_language_of_the_page(site: Site, pages: Opens, made: Made) -> None:
    page = pages(site, made.name, [made.keys[0]], language="de")
    told = why(page, "council-mayor")
    assert "<b>Erst bieten alle.</b> Wer am meisten bietet, wählt hier danach als Erstes." in told
    assert ">Warum?</button>" in told
    answer = page.ask("play", seat=0, version=page.now.version, action="lobby mayor")
    assert answer.message.startswith("Erst bieten alle.")


def test_names_are_those_of_the_table(site: Site, pages: Opens) -> None:
    made = make_table(site, "<i>Ada</i>", "Bo", "Cy")
    ada, bo = pages(site, made.name, [made.keys[0]]), pages(site, made.name, [made.keys[1]])
    ada.play("bid 3")
    bo.settle(ada.now.version)
    assert "<b>&lt;i&gt;Ada&lt;/i&gt; has already bid 3.</b>" in why(bo, "bid-3")


def test_the_past_has_no_choices(site: Site, pages: Opens, made: Made) -> None:
    ada = pages(site, made.name, [made.keys[0]])
    ada.play_first()
    ada.ask("look", at=1)
    answer = ada.ask("why", pieces=["bid-3"], at=None)
    assert not answer.ok
    assert "looking at the past" in answer.message


def test_a_table_to_be_looked_at_says_so(site: Site, pages: Opens, made: Made) -> None:
    record = site.program().get(f"/api/tables/{made.name}/record").text
    table = site.program().post("/api/records", json={"record": record}).json()["table"]
    assert "<b>This game is here to be looked at.</b>" in why(pages(site, table), "bid-3")


def test_programs_are_told_with_a_refused_move(site: Site, made: Made) -> None:
    program, at = site.program(made.keys[0]), f"/api/tables/{made.name}/actions"
    sent = {"version": site.table(made.name).revision, "request": "a-request-0001"}
    refused = program.post(at, json={**sent, "action": "lobby mayor"})
    assert refused.status_code == 422
    assert refused.json()["extra"] == {
        "rule": "CC-LOB-01",
        "sentence": "First everyone bids. The highest bid is then the first to choose here.",
    }
    german = program.post(
        at, json={**sent, "action": "lobby mayor"}, headers={"accept-language": "de"}
    )
    assert german.json()["extra"]["sentence"].startswith("Erst bieten alle.")
    assert "extra" not in program.post(at, json={**sent, "action": "dance"}).json()
