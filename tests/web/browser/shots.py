"""The pictures of the site in docs/shots: `python -m browser.shots`, with tests/web in the path.

Seeded games of bots are stopped in their middle, where a person is asked.
"""

from __future__ import annotations

import tempfile
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import website
from browser.people import (
    PHONE,
    WIDE,
    Person,
    answers,
    asked,
    asks,
    launch,
    opened,
    played,
    press,
    seat_them,
)
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from website import Made, Site

from jackscrew.core.match import Match

FOLDER = Path(__file__).parents[3] / "docs" / "shots"
SEATS = ("Ada", "bot:greedy Bo", "bot:greedy Cy", "bot:greedy Dee")
SEED = 3
LOOKS = [(size, theme) for size in (WIDE, PHONE) for theme in ("light", "dark")]
QUALITY = 90


def main() -> None:
    """Take all pictures."""
    match = played(4, SEED, "greedy")
    lines = len(match.record.lines)
    others = {key: played(4, SEED, "greedy", key) for key, _ in TABLES.values()}
    FOLDER.mkdir(exist_ok=True)
    with serving() as site, sync_playwright() as playwright:
        browser = launch(playwright)
        for size, theme in LOOKS:
            middle = seat_them(site, match, asks(match, 0, "position", lines * 5 // 8), SEATS)
            over = seat_them(site, match, lines, SEATS)
            person = visitor(site, browser, size, theme)
            for name, show in SHOTS.items():
                show(person, middle, over)
                save(person.page, f"{name}-{size['width']}-{theme}.webp")
            for name, (key, step) in TABLES.items():
                at = asks(others[key], 0, step, len(others[key].record.lines) // 2)
                asked(person.sit(seat_them(site, others[key], at, SEATS), 0))
                save(person.page, f"{name}-{size['width']}-{theme}.webp")
            person.context.close()
        browser.close()


@contextmanager
def serving() -> Iterator[Site]:
    """A server over nothing."""
    with tempfile.TemporaryDirectory() as folder:
        site = website.start(Path(folder) / "data")
        try:
            yield site
        finally:
            site.stop()


def visitor(site: Site, browser: Browser, size: ViewportSize, theme: str) -> Person:
    """Somebody with a screen of this size, by day or by night."""
    context = browser.new_context(
        viewport=size,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=size is PHONE,
        is_mobile=size is PHONE,
    )
    return Person(site, context)


def home(person: Person, middle: Made, over: Made) -> None:
    """The first page, with the tables one sits at."""
    page = person.go("/")
    expect(page.locator("#tables .yours")).to_be_visible()


def table(person: Person, middle: Made, over: Made) -> None:
    """A question, with what its best answer would bring."""
    page = person.sit(middle, 0)
    asked(page)
    best = best_place(person.site.table(middle.name).match)
    mark = next(mark for mark in answers(page)["marks"] if mark["id"].endswith(best))
    if page.viewport_size == PHONE:
        page.touchscreen.tap(mark["x"], mark["y"])
    else:
        page.mouse.move(mark["x"], mark["y"])
    expect(page.locator("#preview .outcome")).to_be_visible()


def best_place(match: Match) -> str:
    """Where the tile brings most at once."""
    return max(match.legal(), key=lambda action: (gain(match, action), action)).split()[-1]


def gain(match: Match, action: str) -> int:
    """What a choice brings the seat that makes it."""
    seat = match.actor
    then = match.at(match.version)
    then.play(action)
    return then.scores()[seat] - match.scores()[seat]


def score(person: Person, middle: Made, over: Made) -> None:
    """The score sheet, with the sources of some points."""
    page = person.sit(middle, 0)
    press(page, "score")
    opened(page, "score")
    page.locator('#sheet [data-do="points"]').first.click()
    expect(page.locator("#points li").first).to_be_visible()


def guide(person: Person, middle: Made, over: Made) -> None:
    """The paragraph that tells the rule of a question."""
    page = person.sit(middle, 0)
    asked(page)
    page.locator("#question .rulechip").click()
    expect(page.locator("#guide-text .told.here")).to_be_in_viewport()


def short(person: Person, middle: Made, over: Made) -> None:
    """A game in short, over the home page."""
    page = person.go("/")
    page.locator("[data-short=raising_chicago]").click()
    expect(page.locator("dialog .bars")).to_be_visible()


def end(person: Person, middle: Made, over: Made) -> None:
    """The final scores."""
    page = person.sit(over, 0)
    press(page, "end")
    opened(page, "end")


SHOTS: dict[str, Callable[[Person, Made, Made], None]] = {
    "table": table,
    "score": score,
    "end": end,
    "guide": guide,
    "short": short,
    "home": home,
}


# the tables of the other games, where a person is asked at a step
TABLES = {
    "shoulders-action": ("big_shoulders", "turn"),
    "shoulders-market": ("big_shoulders", "distribute"),
    "rise-cards": ("rise", "place"),
    "rise-step": ("rise", "step"),
    "chicago-bid": ("raising_chicago", "bid"),
    "chicago-plot": ("raising_chicago", "plot"),
}


def save(page: Page, name: str) -> None:
    """Take the picture."""
    page.evaluate("() => document.fonts.ready")
    cdp = page.context.new_cdp_session(page)
    taken = cdp.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / name).write_bytes(b64decode(taken["data"]))
    print(f"{name}: {(FOLDER / name).stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
