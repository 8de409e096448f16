"""At the table: chat, bots that step in, the past, previews, hints, and where points come from."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest
from website import Made, Opens, Page, Site, make_table, open_page, wait_until

import jackscrew
from jackscrew import Match
from jackscrew.core.state import POINTS, Event
from jackscrew.web.show.told import Answer, Hint, Points, Previews

NASTY = "<b>\"&'</b>"


@pytest.fixture
def made(site: Site) -> Made:
    """A table of three people."""
    return make_table(site, "Ada", "Bo", "Cy")


@pytest.fixture
def all_three(site: Site, made: Made, pages: Opens) -> Page:
    """One screen for all seats."""
    return pages(site, made.name, list(made.keys.values()))


def test_what_is_said_is_text_only(site: Site, made: Made, pages: Opens) -> None:
    ada, bo = (pages(site, made.name, [made.keys[seat]]) for seat in (0, 1))
    assert ada.ask("say", text=f"  {NASTY}\n\tand more ").ok
    bo.until(lambda: bo.chat)
    assert "&lt;b&gt;&#34;&amp;&#39;&lt;/b&gt; and more" in bo.chat
    assert "<b>" not in bo.chat.replace('<b class="p0">', "")


def test_what_was_said_is_there_for_those_who_come_later(
    site: Site, made: Made, pages: Opens
) -> None:
    pages(site, made.name, [made.keys[0]]).ask("say", text="early words")
    late = pages(site, made.name)
    late.until(lambda: late.chat)
    assert "early words" in late.chat
    assert "early words" in site.client().get(f"/table/{made.name}").text


def test_a_repeated_line_is_said_once(site: Site, made: Made, pages: Opens) -> None:
    ada = pages(site, made.name, [made.keys[0]])
    for _ in range(2):
        assert ada.ask("say", id="said-once", text="hello").ok
    assert [line.text for line in site.table(made.name).chat] == ["hello"]
    assert "".join(ada.frames).count("<p>hello</p>") == 1


def test_white_space_says_nothing(site: Site, made: Made, pages: Opens) -> None:
    assert pages(site, made.name, [made.keys[0]]).ask("say", text=" \n ").ok
    assert site.table(made.name).chat == []


def test_a_bot_plays_for_whoever_left_and_is_sent_away(
    site: Site, made: Made, pages: Opens
) -> None:
    table = site.table(made.name)
    (asked,) = table.match.pending()
    other = pages(site, made.name, [made.keys[(asked + 1) % 3]])
    gone = open_page(site, made.name, [made.keys[asked]])
    gone.close()
    wait_until(lambda: asked not in table.here())
    before = table.revision
    assert other.ask("bot", seat=asked, on=True).ok
    other.until(lambda: other.now.version > before)
    assert 'data-do="unbot"' in other.html[f"seated-{asked}"]
    assert other.ask("bot", seat=asked, on=False).ok
    other.until(lambda: 'data-do="unbot"' not in other.html[f"seated-{asked}"])
    assert [seat.bot for seat in table.seats] == ["", "", ""]


def test_nobody_is_replaced_who_is_here(site: Site, made: Made, pages: Opens) -> None:
    ada, bo = (pages(site, made.name, [made.keys[seat]]) for seat in (0, 1))
    answer = ada.ask("bot", seat=1, on=True)
    assert (answer.ok, answer.message) == (False, "Whoever plays this seat is here.")
    assert site.table(made.name).seats[1].bot == ""
    assert bo.now.mine == [1]


def test_ones_own_seat_can_be_left_to_a_bot(site: Site, made: Made, pages: Opens) -> None:
    ada = pages(site, made.name, [made.keys[0]])
    assert ada.ask("bot", seat=0, on=True).ok
    assert site.table(made.name).seats[0].bot == "medium"


def test_bots_seats_stay_bots_and_others_do_not_exist(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "bot:random", "bot:random")
    ada = pages(site, made.name, [made.keys[0]])
    assert not ada.ask("bot", seat=1, on=False).ok
    assert not ada.ask("bot", seat=7, on=True).ok
    assert [seat.bot for seat in site.table(made.name).seats] == ["", "random", "random"]


def shows(page: Page, line: int) -> bool:
    """Does a page show the table as it was after so many lines?"""
    return page.now.line == line


def test_the_past_is_shown_as_it_was(site: Site, made: Made, all_three: Page) -> None:
    watcher = open_page(site, made.name)
    seen = {watcher.now.last: (watcher.html["words"], watcher.pieces)}
    for _ in range(4):
        all_three.play_first()
        watcher.settle(all_three.now.version)
        seen[watcher.now.last] = (watcher.html["words"], watcher.pieces)
    for line, shown in seen.items():
        watcher.ask("look", at=line)
        watcher.until(partial(shows, watcher, line))
        assert (watcher.html["words"], watcher.pieces) == shown
    assert len({words for words, _ in seen.values()}) > 1
    watcher.close()


def test_nothing_can_be_played_in_the_past(all_three: Page) -> None:
    page = all_three
    page.play_first()
    action, last = page.now.actions[0].name, page.now.last
    page.ask("look", at=0)
    page.until(lambda: page.now.line == 0)
    assert (page.now.actions, page.marks, page.now.last) == ([], {}, last)
    assert page.now.answers == {}
    answer = page.ask("play", seat=page.now.seat, version=page.now.version, action=action)
    assert "past" in answer.message
    page.ask("look", at=None)
    page.until(lambda: page.now.line == last)
    assert page.play(action).ok


def test_the_past_stays_while_others_play(site: Site, made: Made, pages: Opens) -> None:
    player = pages(site, made.name, list(made.keys.values()))
    watcher = pages(site, made.name)
    player.play_first()
    watcher.settle(player.now.version)
    watcher.ask("look", at=0)
    watcher.until(lambda: watcher.now.line == 0)
    player.play_first()
    watcher.settle(player.now.version)
    assert watcher.now.line == 0
    assert len(watcher.log) == watcher.now.last == player.now.last


def test_a_line_beyond_the_last_is_now(all_three: Page) -> None:
    assert all_three.ask("look", at=10_000).ok
    assert all_three.play_first().ok


def test_previews_promise_what_moves_then_bring(site: Site, all_three: Page, made: Made) -> None:
    page, dice = all_three, random.Random(7)
    match = site.table(made.name).match
    kept, kinds = 0, set()
    while not page.now.over:
        seat, before = page.now.seat, match.version
        promised = {}
        if dice.random() < 0.4 or step_asked(match) == "speculate":
            found = page.fetch(Previews, "previews", seat=seat, version=page.now.version)
            assert set(found.previews) == {choice.name for choice in page.now.actions}
            promised = {name: brought.points for name, brought in found.previews.items()}
        rich = [name for name, points in promised.items() if points]
        action = dice.choice(rich or [choice.name for choice in page.now.actions])
        assert page.play(action).ok
        if promised.get(action) is not None:
            while step_asked(match) in SETTLING:  # whichever way it is paid
                assert page.play(dice.choice(page.now.actions).name).ok
            last = settled_at(match, before)
            assert promised[action] == scored(site, made, seat, before, last)
            kept += bool(promised[action])
            kinds.add(action.split()[0])
    assert kept > 5
    assert {"place", "speculate", "rail"} <= kinds


SETTLING = [step.name for step in jackscrew.game("city_council").steps if step.settles]


def step_asked(match: Match) -> str:
    """What is to be decided now."""
    question = match.question()
    return question["step"] if question else ""


def settled_at(match: Match, first: int) -> int | None:
    """The line after which all is paid that was chosen on one; nothing if that was no choice."""
    lines, last = match.record.lines, first + 1
    while last < len(lines) and lines[last].step in SETTLING:
        last += 1
    return last if any(not line.forced for line in lines[first + 1 : last]) else None


def scored(site: Site, made: Made, seat: int, first: int, last: int | None) -> int:
    """What the lines from one on brought a seat."""
    told = site.table(made.name).match.told[first:last]
    events = [event for events in told for event in events]
    return sum(event.b for event in events if event.kind == POINTS and event.seat == seat)


def test_the_picture_shows_gains_after_previews(all_three: Page) -> None:
    page, dice = all_three, random.Random(3)
    for _ in range(120):
        found = page.fetch(Previews, "previews", seat=page.now.seat, version=page.now.version)
        gains = {name: b.points for name, b in found.previews.items() if b.points}
        targets = {t for c in page.now.actions if c.name in gains for t in c.targets}
        if targets & set(page.marks):
            break
        page.play(dice.choice(page.now.actions).name)
    before = page.marks
    page.until(lambda: page.marks != before)
    changed = {key for key in page.marks if page.marks[key] != before.get(key)}
    assert changed & targets


def test_previews_of_another_question_are_refused(all_three: Page) -> None:
    before = all_three.now
    all_three.play_first()
    answer = all_three.ask("previews", seat=all_three.now.seat, version=before.version)
    assert not answer.ok


def test_a_hint_is_a_legal_move_with_its_reasons(all_three: Page) -> None:
    page = all_three
    found = page.fetch(Hint, "hint", seat=page.now.seat, version=page.now.version)
    assert found.action in [choice.name for choice in page.now.actions]
    assert f'data-action="{found.action}"' in found.html
    assert "Hard would choose:" in found.html
    assert re.search(r"This should end with about \d+, .* times?\.", found.html)
    rows = re.findall(r'<th scope="row">', found.html)
    assert 1 < len(rows) <= min(5, len(page.now.actions))
    assert found.html.count("<td>") == 2 * len(rows)
    assert found.html.count("<td>best</td>") == 1
    assert "than the next best" in found.html or "The next best, " in found.html
    assert page.play(found.action).ok


def test_a_hint_in_german(site: Site, made: Made, pages: Opens) -> None:
    page = pages(site, made.name, list(made.keys.values()), language="de")
    found = page.fetch(Hint, "hint", seat=page.now.seat, version=page.now.version)
    assert "Schwer würde wählen:" in found.html
    assert "Nächstbeste" in found.html
    assert "Damit endet es wohl mit etwa" in found.html


def test_a_hint_may_come_while_one_looks_at_the_past(site: Site, all_three: Page) -> None:
    page = all_three
    for _ in range(8):
        page.play_first()
    seat, version = page.now.seat, page.now.version
    asked = page.send("hint", seat=seat, version=version)
    page.ask("look", at=0)
    page.until(lambda: any(isinstance(m, Answer) and m.id == asked for m in page.messages))
    assert any(isinstance(message, Hint) for message in page.messages)
    assert page.now.line == 0


def test_no_hints_for_those_who_are_not_asked(site: Site, made: Made, pages: Opens) -> None:
    (asked,) = site.table(made.name).match.pending()
    other = (asked + 1) % 3
    page = pages(site, made.name, [made.keys[other]])
    assert not page.ask("hint", seat=other, version=page.now.version).ok


def test_the_points_of_a_source_add_up_to_the_sheet(
    site: Site, all_three: Page, made: Made
) -> None:
    page, dice = all_three, random.Random(5)
    match = site.table(made.name).match
    while page.now.last < 120:
        page.play(dice.choice(page.now.actions).name)
    checked = 0
    for source, points in match.sheet().items():
        for seat, value in enumerate(points):
            html = page.fetch(Points, "points", seat=seat, source=source).html
            gains = re.findall(r'class="(?:plus|minus)">([^<]*)<', html)
            assert total(html) == value == sum(map(number, gains)), (source, seat)
            checked += value != 0
    assert checked > 3


def test_a_seats_points_over_time_end_with_the_sheet(
    site: Site, all_three: Page, made: Made
) -> None:
    page, dice = all_three, random.Random(5)
    table = site.table(made.name)
    while page.now.last < 120:
        page.play(dice.choice(page.now.actions).name)
    for seat in range(3):
        html = page.fetch(Points, "points", seat=seat, source="").html
        assert "<svg" in html
        assert html.count('scope="col"') == len(table.parts) + 1
        totals = re.findall(r"<td>([^<]*)</td>", html.partition("<tfoot>")[2])
        told = [gained(table.match.told[:line], seat) for line, _ in table.parts]
        assert list(map(number, totals)) == [*told, table.match.scores()[seat]]
        assert total(html) == table.match.scores()[seat]


def gained(told: list[list[Event]], seat: int) -> int:
    """The points that events tell of."""
    points = [event for events in told for event in events if event.kind == POINTS]
    return sum(event.b for event in points if event.seat == seat)


def total(html: str) -> int:
    """The sum above a list of points."""
    return number(html.partition("</h3>")[0].rpartition("<b>")[2].partition("<")[0])


def number(text: str) -> int:
    return int(text.strip().replace("\u2212", "-"))


@pytest.mark.parametrize(("seat", "source"), [(0, "luck"), (9, "park"), (9, "")])
def test_points_that_are_not_there_are_refused(all_three: Page, seat: int, source: str) -> None:
    assert (
        all_three.ask("points", seat=seat, source=source).message
        == "The score sheet has no such entry."
    )


def test_what_only_prepares_an_answer_is_small_beside_ones_figures(
    site: Site, pages: Opens
) -> None:
    made = make_table(site, "Ada", "Bo", game="rise")
    page = pages(site, made.name, list(made.keys.values()))
    page.until(lambda: any(choice.name == "convert" for choice in page.now.actions))
    html = page.html["question"]
    answers, _, rest = html.partition('<div class="aside"')
    assert 'data-action="place 1"' in answers
    assert 'data-action="convert"' not in answers
    aside = rest.partition("</div>")[0]
    assert re.search(r"data-aside[^>]*data-action=\"convert\"", aside)
    assert "coin" in aside
