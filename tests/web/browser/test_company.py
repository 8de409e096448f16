"""People at one table: one screen, spectators, chat, bots that step in, taking back."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Callable
from typing import Any

import pytest
from browser.conftest import People
from browser.people import (
    PATIENCE,
    answers,
    asked,
    asks,
    connected,
    is_asked,
    line,
    moment,
    my_seats,
    number,
    opened,
    play_turn,
    played,
    points_of,
    press,
    seat_them,
)
from playwright.sync_api import expect
from website import Site, make_table

from jackscrew.core.match import Match

NASTY = '<img src="x" onerror="alert(1)"> & <b>bold</b>'


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played()


def test_two_people_play_at_one_screen(people: People) -> None:
    page = people().go("/new/city_council")
    page.get_by_role("radio", name="3").check()
    for seat, who in enumerate(("me", "me", "bot:random")):
        page.get_by_label(f"Seat {seat + 1}", exact=True).select_option(who)
    page.get_by_label("Name at seat 1").fill("Ada")
    page.get_by_label("Name at seat 2").fill("Bo")
    page.get_by_role("button", name="Open the table").click()
    connected(page)
    expect(my_seats(page)).to_have_count(2)
    dice, heard = random.Random(3), set()
    for _ in range(6):
        asked(page)
        heard.add(page.locator("#question .who .whole").inner_text())
        play_turn(page, dice)
    assert heard == {"Your turn, Ada", "Your turn, Bo"}
    expect(page.locator("#log li", has_text="Bo")).not_to_have_count(0)


def test_who_watches_sees_and_cannot_play(site: Site, match: Match, people: People) -> None:
    made = seat_them(site, match, asks(match, 0, "position", 60), ("Ada", "Bo", "bot:random"))
    ada, watcher = people().sit(made, 0), people().go(f"/table/{made.name}")
    connected(watcher)
    expect(ada.locator(".watchers")).to_contain_text("1 person watches")
    asked(ada)
    play_turn(ada, random.Random(1))
    expect(watcher.locator("#slider")).to_have_value(str(moment(ada)))
    assert answers(watcher) == {"buttons": [], "marks": [], "commit": False}
    assert not is_asked(watcher)
    watcher.keyboard.press("1")
    watcher.keyboard.press("u")
    assert watcher.locator('#question :is([data-do="undo"], [data-action]):visible').count() == 0
    assert watcher.locator('[data-do="bot"]:visible').count() == 0


def test_a_bot_plays_for_who_left_and_goes_when_they_come_back(
    site: Site, match: Match, people: People
) -> None:
    made = seat_them(site, match, asks(match, 1, "position"), ("Ada", "Bo", "bot:random"))
    ada, bo = people(), people()
    ada.sit(made, 0)
    bo.sit(made, 1)
    seat = ada.page.locator("#seats li", has_text="Bo")
    expect(seat).not_to_contain_text("away")
    before = moment(ada.page)
    bo.page.goto("about:blank")
    expect(seat).to_contain_text("away")
    seat.get_by_role("button", name="Let a bot play for Bo").click()
    ada.page.wait_for_function(f"() => document.getElementById('slider').value > {before}")
    expect(seat.get_by_role("button", name="Send the bot away")).to_be_visible()
    bo.page.go_back()
    connected(bo.page)
    back = bo.page.locator("#seats li", has_text="Bo")
    back.get_by_role("button", name="Send the bot away").click()
    expect(back.get_by_role("button")).to_have_count(0)
    expect(seat.get_by_role("button")).to_have_count(0)


def test_chat_is_text_only(site: Site, match: Match, people: People) -> None:
    made = seat_them(site, match, 40, ("Ada", "Bo", "bot:random"))
    ada, bo = people().sit(made, 0), people().sit(made, 1)
    press(ada, "chat")
    ada.get_by_label("Message", exact=True).fill(NASTY)
    ada.keyboard.press("Enter")
    said = bo.locator("#chat li")
    expect(said).to_contain_text("<b>bold</b>")
    expect(bo.locator("#chat img")).to_have_count(0)
    expect(bo.locator(".history .unread")).to_have_text("1")
    press(bo, "chat")
    expect(said).to_be_visible()
    expect(said.locator("p")).to_have_text(NASTY)
    expect(said.locator("b")).to_have_text("Ada")
    expect(bo.locator(".unread:visible")).to_have_count(0)
    expect(ada.get_by_label("Message", exact=True)).to_have_value("")


def test_alone_with_bots_a_step_is_taken_back_at_once(
    site: Site, match: Match, people: People
) -> None:
    made = seat_them(site, match, asks(match, 0, "position", 60), ("Ada", *["bot:random"] * 2))
    page = people().sit(made, 0)
    asked(page)
    before = moment(page)
    mark = answers(page)["marks"][0]
    page.mouse.click(mark["x"], mark["y"])
    page.wait_for_function(f"() => document.getElementById('slider').value > {before}")
    asked(page)
    page.locator("#question").get_by_role("button", name="Undo").click()
    expect(page.locator("#slider")).to_have_value(str(before))
    asked(page)
    assert mark["id"] in [found["id"] for found in answers(page)["marks"]]


def test_others_agree_before_a_step_is_taken_back(site: Site, match: Match, people: People) -> None:
    made = seat_them(site, match, asks(match, 0, "bid", 30), ("Ada", "Bo", "bot:random"))
    ada, bo = people().sit(made, 0), people().sit(made, 1)
    asked(ada)
    before = moment(ada)
    play_turn(ada, random.Random(1))
    for answer, back in (("Refuse", False), ("Agree", True)):
        ada.bring_to_front()
        ada.get_by_role("button", name="Ask to undo").click()
        expect(ada.locator(".wish")).to_contain_text("You have asked")
        bo.bring_to_front()
        expect(bo.locator(".wish")).to_contain_text("Ada asks to take a step back")
        bo.get_by_role("button", name=answer).click()
        for page in (ada, bo):
            expect(page.locator(".wish")).to_have_count(0)
        assert (moment(ada) == before) == back
    expect(bo.locator("#slider")).to_have_value(str(before))
    asked(ada)


def test_jump_in_the_log_and_back(site: Site, match: Match, people: People) -> None:
    page = people().sit(seat_them(site, match, 90, ("Ada", "Bo", "Cy")))
    asked(page)
    now = moment(page)
    before = page.locator("#where").inner_text()
    page.locator('#log [data-line="40"]').click()
    expect(page.locator("#slider")).to_have_value("40")
    expect(page.locator("#line-40")).to_have_attribute("aria-current", "true")
    expect(page.locator("#moment")).to_have_text(f"Move 40 of {now}")
    assert page.locator("#where").inner_text() != before
    assert answers(page)["marks"] == []
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#slider")).to_have_value(str(now))
    assert page.locator("#where").inner_text() == before
    page.locator("#slider").focus()
    page.locator("#slider").press("Home")
    expect(page.locator("#moment")).to_have_text(f"Move 0 of {now}")
    press(page, "play")
    expect(page.locator("#slider")).to_have_value("1", timeout=PATIENCE)
    press(page, "live")
    expect(page.locator("#moment")).to_have_text(f"Move {now}, live")


def test_a_cell_of_the_score_sheet_tells_its_points(
    site: Site, match: Match, people: People
) -> None:
    page = people().sit(seat_them(site, match, 90, ("Ada", "Bo", "Cy")))
    press(page, "score")
    opened(page, "score")
    for cell in page.locator('#sheet [data-do="points"]').all()[:3]:
        wanted = cell.inner_text()
        cell.click()
        expect(cell).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#points h3 b")).to_have_text(wanted)
        assert sum(points_of(page)) == number(wanted)
    link = page.locator("#points [data-line]").first
    line = link.get_attribute("data-line")
    link.click()
    expect(page.locator("#slider")).to_have_value(line or "")


def test_the_rule_of_the_question_opens_beside_the_board(
    site: Site, match: Match, people: People
) -> None:
    page = people().sit(
        seat_them(site, match, asks(match, 0, "position", 60), ("Ada", *["bot:random"] * 2))
    )
    chip = page.locator("#question .rulechip")
    rule = chip.get_attribute("data-rule") or ""
    chip.click()
    opened(page, "rules")
    cited = page.locator("#guide-text .told.here")
    assert rule in (cited.get_attribute("data-rules") or "").split()
    expect(cited).to_be_in_viewport()
    expect(page.locator("#question h2")).to_be_in_viewport()
    page.get_by_label("Find in the rules").fill("speculator chit")
    told = page.locator("#guide-text .told:visible")
    expect(told.first).to_be_visible()
    found = [text or "" for text in told.evaluate_all("(all) => all.map((it) => it.textContent)")]
    assert 0 < len(found) < page.locator("#guide-text .told").count()
    assert all("speculator" in text.lower() and "chit" in text.lower() for text in found)
    page.get_by_label("Find in the rules").fill("no such word")
    expect(page.locator("#guide-text")).to_contain_text("Nothing found.")


def held_back(site: Site, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Bots do not begin to think before this is set."""
    thinkers, free = site.hall.thinkers, threading.Event()
    ask = thinkers.ask

    async def wait_and_ask(*question: Any, **how: Any) -> Any:
        while not free.is_set():
            await asyncio.sleep(0.01)
        return await ask(*question, **how)

    monkeypatch.setattr(thinkers, "ask", wait_and_ask)
    return free


def test_a_hint_tells_what_a_bot_would_do_and_can_be_taken(
    site: Site, match: Match, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = held_back(site, monkeypatch)
    lines = asks(match, 0, "position", 60)
    page = people().sit(seat_them(site, match, lines, ("Ada", *["bot:random"] * 2)))
    asked(page)
    press(page, "hint")
    button = page.locator("#aid-hint")
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button).to_contain_text("Thinking …")
    expect(button).to_have_attribute("aria-disabled", "true")
    page.locator("#log button").first.click()  # the page stays usable
    expect(page.locator("#question")).to_contain_text("This is how the table was")
    free.set()
    press(page, "live")
    advice = page.locator("#preview .advice")
    expect(advice).to_contain_text("Hard would choose")
    expect(advice).to_contain_text("next best")
    expect(advice.locator("tbody tr").first).to_be_hidden()
    advice.locator("summary").click()
    expect(advice).to_contain_text("This should end with about")
    expect(advice.locator("tbody tr").first).to_be_visible()
    expect(button).to_have_attribute("aria-busy", "false")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    action = advice.locator("[data-action]").get_attribute("data-action")
    advice.locator("[data-action]").click()
    page.wait_for_function(f"() => document.getElementById('slider').value > {lines}")
    made = site.table(page.url.split("/")[4]).match.record.lines[lines]
    assert made.action == action


def test_bots_are_hurried_by_buttons_and_keys(serve: Callable[..., Site], people: People) -> None:
    site = serve(pace=3600.0)
    seats = ("Ada", "Bo", *["bot:random"] * 2)
    page = people(site).sit(make_table(site, *seats, options={"first_bidder": 2}), 0)
    chosen = page.locator('#seats [data-do="pace"][aria-pressed="true"]')
    expect(page.locator("#question .thinking")).to_be_visible()
    expect(chosen).to_have_text("calm")
    page.keyboard.press("p")
    expect(chosen).to_have_text("quick")
    expect(page.locator("#toast")).to_have_text("Bots: quick")
    page.get_by_role("button", name="calm").click()
    expect(chosen).to_have_text("calm")
    before = line(page)
    page.keyboard.press("b")
    asked(page)
    assert line(page) == before + 2
    page.reload()
    connected(page)
    expect(chosen).to_have_text("calm")
    expect(page.locator("#aid-skip")).to_have_count(0)


def test_a_preview_is_what_is_then_scored(site: Site, match: Match, people: People) -> None:
    lines = asks(match, 0, "position", 60)
    page = people().sit(seat_them(site, match, lines, ("Ada", *["bot:random"] * 2)))
    asked(page)
    total = page.locator("#seats li", has_text="Ada").locator(".total")
    before = number(total.inner_text())
    told = page.locator("#preview .outcome b")
    for mark in answers(page)["marks"][:3]:
        page.mouse.move(mark["x"], mark["y"])
        expect(told).to_have_text(re.compile(r"^\W\d+$"))
        expect(page.locator("#preview strong")).to_be_visible()
    promised = number(told.inner_text())
    page.mouse.click(mark["x"], mark["y"])
    page.wait_for_function(f"() => document.getElementById('slider').value > {lines}")
    assert number(total.inner_text()) - before == promised


def test_switches_are_remembered(site: Site, match: Match, people: People) -> None:
    page = people().sit(seat_them(site, match, 40, ("Ada", "Bo", "Cy")))
    usual = {"text": "false", "sound": "false", "confirm": "true"}
    press(page, "menu")
    for name, value in usual.items():
        switch = page.locator(f'#menu [data-do="{name}"]')
        expect(switch).to_have_attribute("aria-pressed", value)
        switch.click()
    page.reload()
    connected(page)
    expect(page.locator("#words")).to_be_visible()
    expect(page.locator("#stage")).to_be_hidden()
    press(page, "menu")
    for name, value in usual.items():
        switch = page.locator(f'#menu [data-do="{name}"]')
        expect(switch).to_have_attribute("aria-pressed", "false" if value == "true" else "true")


def test_without_confirmation_a_turn_ends_with_one_click(
    site: Site, match: Match, people: People
) -> None:
    lines = asks(match, 0, "rail", 60)
    for confirm in (True, False):
        page = people().sit(seat_them(site, match, lines, ("Ada", "Bo", "Cy")), 0)
        if not confirm:
            press(page, "menu")
            page.locator('#menu [data-do="confirm"]').click()
            page.keyboard.press("Escape")
        asked(page)
        page.locator('#question [data-action="stop"]').click()
        if confirm:
            expect(page.locator("#commit")).to_be_enabled()
            assert moment(page) == lines
            page.locator("#commit").click()
        page.wait_for_function(f"() => document.getElementById('slider').value > {lines}")


def test_escape_takes_the_last_choice_back(site: Site, match: Match, people: People) -> None:
    lines = asks(match, 0, "rail", 60)
    page = people().sit(seat_them(site, match, lines, ("Ada", "Bo", "Cy")), 0)
    asked(page)
    number_of_stop = answers(page)["buttons"].index("stop") + 1
    commit = page.locator("#commit")
    page.keyboard.press(str(number_of_stop))
    expect(commit).to_be_enabled()
    page.keyboard.press("Escape")
    expect(commit).to_be_disabled()
    page.keyboard.press("Enter")
    assert moment(page) == lines
    page.keyboard.press(str(number_of_stop))
    expect(commit).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.getElementById('slider').value > {lines}")
