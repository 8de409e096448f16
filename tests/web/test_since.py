"""What a seat that is asked is told of the others: on its own page, from the record alone."""

from __future__ import annotations

import random
import re

import pytest
from crowd import new_match, table_of
from website import Made, Opens, Page, Site, make_table

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.supplied import picture_of
from jackscrew.text import Words
from jackscrew.text.digest import digest
from jackscrew.text.forced import Forced
from jackscrew.web.show.edition import Edition
from jackscrew.web.show.layer import Own, make_layer
from jackscrew.web.show.shown import Seen
from jackscrew.web.show.since import ENOUGH, Since, Tracer
from jackscrew.web.show.told import Traces
from jackscrew.web.show.viewer import Viewer

GAMES = jackscrew.games()
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
LINES = re.compile(r'data-lines="([\d ]*)"')


def positions(match: Match, seed: int) -> list[tuple[Match, int]]:
    """Where a seat of a random game is asked, others having chosen since it did."""
    dice, words = random.Random(seed), Words(match.game)
    found: list[tuple[Match, int]] = []
    while not match.over and len(found) < 12:
        seat = match.pending()[0]
        if digest(words, match, seat).choices >= ENOUGH and dice.random() < 0.2:
            found.append((match.clone(), seat))
        match.play(dice.choice(match.legal(seat)), seat)
    return found


def own_html(match: Match, viewer: Viewer) -> dict[str, str]:
    """The fragments that a viewer alone is shown."""
    table, edition = table_of(match), Edition("en")
    shown, page = edition.now(table)
    seen = Seen(shown, viewer)
    return make_layer(seen, page, Own(seen.seat)).html


@games
def test_only_the_seat_that_is_asked_is_told(game: Game) -> None:
    for match, seat in positions(new_match(game, game.seats[-1], 3)[0], 3):
        told = own_html(match, Viewer((seat,)))
        assert "Since your turn" in told["since"]
        assert "sincebar" in told["question"]
        others = {*range(match.setup.seats)} - {*match.pending()}
        for viewer in [Viewer(()), *[Viewer((other,)) for other in others]]:
            html = own_html(match, viewer)
            assert "since" not in html
            assert "sincebar" not in html.get("question", "")


def test_at_one_screen_it_is_for_whoever_sits_before_it() -> None:
    looked = 0
    for match, seat in positions(new_match(jackscrew.game("big_shoulders"), 3, 5)[0], 5):
        own = own_html(match, Viewer((seat,)))["since"]
        for seats in ((0, 1), (1, 2), (0, 1, 2)):
            viewer = Viewer(seats)
            if viewer.asked(table_of(match)) == seat:
                assert "since" not in own_html(match, viewer), "the screen is not handed on yet"
                assert own_html(match, Viewer(seats, ready=seat))["since"] == own
                looked += 1
    assert looked


def test_who_looks_at_the_past_still_has_it() -> None:
    match, seat = positions(new_match(jackscrew.game("rise"), 3, 5)[0], 5)[0]
    table, edition = table_of(match), Edition("en")
    shown, page = edition.now(table)
    own, viewer = Own(seat), Viewer((seat,))
    now = make_layer(Seen(shown, viewer), page, own).html["since"]
    past = Seen(edition.at(table, match.version - 1), Viewer((seat,), at=match.version - 1))
    assert make_layer(past, page, own).html["since"] == now


def test_one_choice_of_others_is_not_worth_a_digest() -> None:
    match = new_match(jackscrew.game("city_council"), 3, 1)[0]
    seat = match.pending()[0]
    assert "since" not in own_html(match, Viewer((seat,)))


def test_a_move_that_had_to_be_made_is_told_in_the_question() -> None:
    game, dice = jackscrew.game("city_council"), random.Random(2)
    match = game.new(3, seed=2)
    while not match.over:
        seat = match.pending()[0]
        lines = match.record.lines[match.since(seat) :]
        forced = [line for line in lines if line.seat == seat and line.forced]
        question = own_html(match, Viewer((seat,)))["question"]
        assert ('class="spared"' in question) == bool(forced)
        if forced:
            assert "You had to: " in question
            assert 'data-do="rules"' in question.partition('class="spared"')[2]
        match.play(dice.choice(match.legal(seat)), seat)


def test_what_is_known_of_moves_that_had_to_be_made_goes_with_what_is_taken_back() -> None:
    since, words = Since(), Words(jackscrew.game("city_council"))
    german = Words(words.game, "de")
    since.of, since.forced = (words, 5, 0), {4: Forced("Pay with your 4 coin", "", "")}
    since.forget(words, cuts=0)
    assert since.forced
    since.forget(words, cuts=1)
    assert not since.forced
    since.forced = {4: Forced("Pay with your 4 coin", "", "")}
    since.forget(german, cuts=1)
    assert not since.forced


@games
def test_traces_are_pieces_that_others_have_brought_or_moved(game: Game) -> None:
    draw, words, count = picture_of(game).picture, Words(game), 0
    for match, seat in positions(new_match(game, game.seats[-1], 7)[0], 7):
        tracer = Tracer(words, match, seat)
        for _ in tracer.follow():
            pass
        now = draw(match.observed(match.state, seat)).laid
        before = draw(match.at(match.since(seat)).view(seat)).laid
        for trace in tracer.traces():
            assert trace.seat != seat
            rows = tracer.found.rows
            assert rows[trace.number - 1].seat in (trace.seat, PUBLIC)
            assert before.get(trace.id, ())[:3] != now[trace.id][:3]
        count += len(tracer.traces())
    assert count


def test_what_a_round_brings_at_its_end_is_nobodys_deed() -> None:
    """Coins that were bid come back then."""
    game, back = jackscrew.game("city_council"), 0
    for match, seat in positions(game.new(4, seed=9), 9):
        tracer = Tracer(Words(game), match, seat)
        for _ in tracer.follow():
            pass
        own = [f"coin-{seat}-{coin}" for coin in (2, 3, 4, 5)]
        back += any(tracer.first[coin][:2] != tracer.last[coin][:2] for coin in own)
        assert not {trace.id for trace in tracer.traces()} & {*own}
    assert back


@pytest.fixture
def made(site: Site) -> Made:
    """A table of three people, who bid one after the other."""
    return make_table(site, "Ada", "Bo", "Cy")


@pytest.fixture
def three(site: Site, made: Made, pages: Opens) -> list[Page]:
    """A screen for each."""
    return [pages(site, made.name, [made.keys[seat]]) for seat in range(3)]


def play_round(site: Site, made: Made, three: list[Page], until: int) -> int:
    """Have all choose until a seat is asked that is told of others; that seat."""
    table = site.table(made.name)
    for _ in range(until):
        (seat, *_) = table.match.pending()
        for page in three:
            page.settle(table.revision)
        if "since" in three[seat].html and three[seat].html["since"]:
            return seat
        three[seat].play_first()
    raise AssertionError("nobody was told anything")


def test_it_is_the_same_for_who_comes_back(
    site: Site, made: Made, three: list[Page], pages: Opens
) -> None:
    seat = play_round(site, made, three, 40)
    told = three[seat].html["since"]
    assert LINES.search(told)
    assert pages(site, made.name, [made.keys[seat]]).html["since"] == told
    loaded = site.client().get(f"/table/{made.name}/sit/{made.keys[seat]}").text
    assert 'class="digest"' in loaded


def test_it_goes_with_a_choice_and_comes_back_when_that_is_taken_back(
    site: Site, made: Made, three: list[Page]
) -> None:
    for _ in range(20):
        seat = play_round(site, made, three, 40)
        page, told = three[seat], three[seat].html["since"]
        page.play_first()
        assert page.html.get("since", "") != told
        answer = page.ask("undo", seat=seat, version=page.now.version)
        if answer.ok:
            page.settle(answer.version)
            assert page.html["since"] == told
            return
    raise AssertionError("nothing could be taken back")


def test_what_has_moved_is_told_to_whoever_is_asked(
    site: Site, made: Made, three: list[Page]
) -> None:
    seat = play_round(site, made, three, 40)
    page = three[seat]
    found = page.fetch(Traces, "traces", seat=seat, version=page.now.version)
    assert found.traces
    assert (found.seat, found.version) == (seat, page.now.version)
    assert {trace.id for trace in found.traces} <= {*page.pieces}
    other = three[(seat + 1) % 3]
    assert not other.ask("traces", seat=seat, version=page.now.version).ok
    assert not other.ask("traces", seat=(seat + 1) % 3, version=page.now.version).ok
