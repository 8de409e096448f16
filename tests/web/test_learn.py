"""Cards and guides on the web: pages, parts for other pages, and rules to the letter."""

from __future__ import annotations

import html
import re

import pytest
from website import Site

import jackscrew
from jackscrew.core.game import Game
from jackscrew.learn import read_card, read_guide
from jackscrew.learn.guide import RULE
from jackscrew.web.show.letter import letters

GAMES = jackscrew.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def ids(page: str) -> list[str]:
    """The addresses on a page."""
    return re.findall(r'\bid="([^"]+)"', page)


@each_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_of_the_rules(site: Site, game: Game, language: str) -> None:
    answer = site.client(language).get(f"/rules/{game.key}")
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text
    assert read_card(game, language).goal in html.unescape(answer.text)
    for chapter in read_guide(game, language).chapters:
        assert f'href="#{chapter.key}"' in answer.text
        assert chapter.key in ids(answer.text)


@each_game
def test_every_rule_has_one_address(site: Site, game: Game) -> None:
    found = ids(site.client("de").get(f"/rules/{game.key}").text)
    assert sorted(it for it in found if it.startswith("rule-")) == sorted(
        f"rule-{rule}" for rule in letters(game)
    )
    assert len(found) == len(set(found))


@each_game
def test_letters_are_the_rules(game: Game) -> None:
    source = (game.folder / "rules.md").read_text("utf-8")
    assert set(letters(game)) == set(re.findall(rf"^(?:- \*\*|\| )({RULE})\b", source, re.M))
    told = [re.sub(r"<[^>]+>", "", letter).strip() for letter in letters(game).values()]
    assert all(text.startswith(rule) for rule, text in zip(letters(game), told, strict=True))
    assert all(len(text) > len(rule) + 5 for rule, text in zip(letters(game), told, strict=True))


def test_a_letter_has_its_ruling() -> None:
    told = letters(jackscrew.game("city_council"))["CC-GEN-04"]
    assert "RULING" in told
    assert "CC-GEN-05" not in told


@each_game
def test_illustrations_have_no_addresses_and_no_answers(site: Site, game: Game) -> None:
    page = site.client().get(f"/rules/{game.key}").text
    figures = re.findall(r'<figure class="figure".*?</figure>', page, re.DOTALL)
    assert len(figures) >= 3
    for figure in figures:
        assert ids(figure) == []
        assert "tabindex" not in figure
        assert 'role="button"' not in figure


@each_game
@pytest.mark.parametrize("part", ["short", "guide"])
def test_parts_for_other_pages(site: Site, game: Game, part: str) -> None:
    with site.client("de") as client:
        answer = client.get(f"/learn/{game.key}/{part}", headers={"accept-encoding": "gzip"})
        plain = client.get(f"/learn/{game.key}/{part}", headers={"accept-encoding": "identity"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert answer.text == plain.text
    assert "<html" not in answer.text
    assert ('class="stations"' in answer.text) == (part == "short")
    assert {"Accept-Language", "Cookie", "Accept-Encoding"} <= set(
        answer.headers["vary"].split(", ")
    )


def test_what_cannot_be_learnt(site: Site) -> None:
    client = site.client()
    assert client.get("/learn/chess/short").status_code == 404
    assert client.get("/learn/rise/secrets").status_code == 404
    assert client.get("/rules/chess/letter").status_code == 404


def test_the_exact_rules_have_a_page(site: Site) -> None:
    page = site.client("de").get("/rules/rise/letter").text
    assert 'id="rule-RISE-K-01"' in page
    assert "Die Regeln sind auf Englisch" in page


def test_home_says_where_to_start(site: Site) -> None:
    page = site.client().get("/").text
    first, *others = re.findall(r"<article.*?</article>", page, re.DOTALL)
    assert "City Council" in first
    assert "Start here" in first
    assert "Easy to learn" in first
    assert not any("Start here" in other for other in others)
    titles = re.findall(r"<h2>(.*?)</h2>", page)[:4]
    assert titles == [it.title for it in sorted(GAMES, key=lambda it: it.weight)]


def test_provenance_is_a_click_away(site: Site) -> None:
    home = site.client().get("/").text
    assert "reconstructed" not in re.sub(r"<footer.*", "", home, flags=re.DOTALL)
    for game in GAMES:
        assert f'href="/rules/{game.key}#edition"' in home
        page = site.client().get(f"/rules/{game.key}").text
        edition = html.unescape(page[page.index('id="edition"') :])
        assert game.authors in edition
        assert game.reconstructed in edition


def test_the_first_table_has_two_easy_bots(site: Site) -> None:
    client = site.client()
    page = client.post("/play/city_council?bots=easy,easy", data={"name": "Ada"})
    table = site.table(page.url.path.split("/")[2])
    assert [seat.bot for seat in table.seats] == ["", "easy", "easy"]


@pytest.mark.parametrize("bots", ["easy", "ismcts:9s,easy", "easy,easy,easy,easy", ",", "easy,"])
def test_tables_of_wrong_bots_are_refused(site: Site, bots: str) -> None:
    answer = site.client().post(f"/play/city_council?bots={bots}", data={"name": "Ada"})
    assert answer.status_code == 400
