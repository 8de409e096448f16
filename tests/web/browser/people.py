"""People with browsers: what they see, and playing by clicks as they would."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Playwright,
    TimeoutError,
    ViewportSize,
    expect,
)
from website import Made, Site

import jackscrew
from jackscrew.bots import make_bot
from jackscrew.core.match import Match
from jackscrew.games import MODULES
from jackscrew.lab.simulate import play_out
from jackscrew.web.store import NewGame, Seat, hash_key, new_key

PATIENCE = 30_000.0  # a machine may have much else to do
CLICKS = 12  # an answer is given by fewer, however often one choice takes the place of another
# what goes on to the next question
BRIEF = ("stop", "skip", "pass", "settle", "enough", "distribute", "pay", "end", "proceed")
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb"]
REPORT = """
addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    console.error('CSP', violatedDirective, blockedURI));
"""
# somebody who has been told what each game is about
EXPERIENCED = """
try { localStorage.setItem('jackscrew.cards', JSON.stringify(%s)); } catch {}
"""
# what is seen of a question that is not answered
STANDING = """() => ['question', 'toast', 'sofar'].map((id) =>
    document.getElementById(id)?.innerText).concat(document.body.className)"""
READY = "() => !document.body.classList.contains('busy')"
ASKED = (
    "() => document.body.classList.contains('mine') && !document.body.classList.contains('busy')"
)
# What answers the question: buttons that are seen, and marks with a point where a click hits them.
ANSWERS = """() => {
    const seen = (node) => node.checkVisibility({visibilityProperty: true});
    const buttons = [...document.querySelectorAll('#question [data-action]')]
        .filter((node) => seen(node) && !node.closest('#preview'))
        .map((node) => node.dataset.action);
    const stage = document.getElementById('stage').getBoundingClientRect();
    const marks = [];
    for (const node of document.querySelectorAll('.picture .askable, .picture .target')) {
        if (node.matches('.out, .chosen')) continue;
        const box = node.getBoundingClientRect();
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        if (x < stage.left || x > stage.right || y < stage.top || y > stage.bottom) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && node.contains(hit)) marks.push({id: node.id, x, y});
    }
    const commit = document.getElementById('commit');
    return {buttons, marks, commit: !!commit && !commit.disabled};
}"""


def find_chromium() -> str | None:
    """Where this machine has a Chromium, if it has one."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def my_seats(page: Page) -> Locator:
    """The rows of the seats that are called the viewer's own."""
    return page.locator("#seats li", has=page.locator("em:visible", has_text="you"))


def launch(playwright: Playwright) -> Browser:
    """A browser without a window; whoever waits for it is patient."""
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(executable_path=find_chromium(), args=ARGS)


@dataclass
class Person:
    """Somebody with a browser of their own; whatever goes wrong in it is noted."""

    site: Site
    context: BrowserContext
    newcomer: bool = False
    page: Page = field(init=False)
    troubles: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(REPORT)
        if not self.newcomer:
            self.context.add_init_script(EXPERIENCED % [*MODULES])
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        """One more page of this browser."""
        page = self.context.new_page()
        page.on("console", lambda told: self.note(told.text) if told.type == "error" else None)
        page.on("pageerror", lambda error: self.note(str(error)))
        page.on("request", lambda request: self.check_host(request.url))
        page.on("requestfailed", lambda request: self.lost(f"{request.failure} {request.url}"))
        page.on("websocket", lambda socket: self.check_host(socket.url))
        return page

    def check_host(self, url: str) -> None:
        """Nothing is loaded from anywhere else."""
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.site.url).netloc:
            self.note(f"another host: {url}")

    def lost(self, trouble: str) -> None:
        """A request failed; one that is given up because the page is left has not."""
        if "ERR_ABORTED" not in trouble:
            self.note(trouble)

    def note(self, trouble: str) -> None:
        """Remember what went wrong, unless it was expected."""
        if not any(re.search(pattern, trouble) for pattern in self.expected):
            self.troubles.append(trouble)

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """For a while, troubles like these are none."""
        self.expected += patterns
        yield
        self.page.wait_for_timeout(0)
        for pattern in patterns:
            self.expected.remove(pattern)

    def go(self, path: str) -> Page:
        """Open an address of the site."""
        self.page.goto(self.site.url + path)
        return self.page

    def sit(self, table: Made, *seats: int) -> Page:
        """Take seats of a table and go there."""
        keys = ".".join(table.keys[seat] for seat in seats or table.keys)
        self.go(f"/table/{table.name}/sit/{keys}")
        connected(self.page)
        return self.page


def connected(page: Page) -> None:
    """Wait until the table's page is alive: its slider knows the position."""
    expect(page.locator("#moment")).not_to_be_empty()


def asked(page: Page) -> None:
    """Wait until this page is asked something."""
    page.wait_for_function(ASKED)


def is_asked(page: Page) -> bool:
    """Is it this page's turn?"""
    return bool(page.evaluate(ASKED))


def is_over(page: Page) -> bool:
    """Are the final scores there?"""
    return page.locator("#end .ranking").count() > 0


def settled(page: Page) -> None:
    """Wait until the last deed is answered."""
    page.wait_for_function(READY)


def line(page: Page) -> int:
    """How many lines the log has."""
    return page.locator("#log > li").count()


def moment(page: Page) -> int:
    """The move that is shown."""
    return int(page.locator("#slider").input_value())


def answers(page: Page) -> Any:
    """What can be clicked to answer: buttons, marks with their points, and whether to commit."""
    return page.evaluate(ANSWERS)


def play_turn(page: Page, dice: random.Random) -> None:
    """Answer the question by clicks: marks in the picture first, then buttons; confirm if asked."""
    before = moment(page)
    for _ in range(CLICKS):
        found = answers(page)
        if found["commit"]:
            page.locator("#commit").click()
            break
        click_answer(page, found, dice)
        page.wait_for_function(
            f"""() => {{
                const body = document.body;
                const commit = document.getElementById('commit');
                return document.getElementById('slider').value != {before}
                    || (!body.classList.contains('busy') && (commit && !commit.disabled
                        || document.querySelector('#sofar li')));
            }}"""
        )
        if moment(page) != before:
            break
    try:
        page.wait_for_function(f"() => document.getElementById('slider').value != {before}")
    except TimeoutError as error:
        raise AssertionError(f"nothing was played: {page.evaluate(STANDING)}") from error
    settled(page)


def click_answer(page: Page, found: Any, dice: random.Random) -> None:
    """Click one of the answers."""
    brief = [name for name in found["buttons"] if name in BRIEF]
    if brief and (not found["marks"] or dice.random() < 0.8):
        page.locator(f'#question [data-action="{brief[0]}"]').first.click()
    elif found["marks"]:
        mark = dice.choice(found["marks"])
        page.mouse.click(mark["x"], mark["y"])
    elif found["buttons"]:
        name = dice.choice(found["buttons"])
        page.locator(f'#question [data-action="{name}"]').first.click()
    else:  # more than have a button: they are in the list
        press(page, "choices")
        opened(page, "choices")
        rows = page.locator("#choices [data-action]:visible")
        rows.nth(dice.randrange(rows.count())).click()


def press(page: Page, does: str) -> None:
    """Press the control with this task that is seen."""
    page.locator(f'[data-do="{does}"]:visible').first.click()


def opened(page: Page, name: str) -> None:
    """Wait until this, and nothing else, is open."""
    expect(page.locator("body")).to_have_attribute("data-open", name)


def points_of(page: Page) -> list[int]:
    """The points of each move that an opened cell of the score sheet lists."""
    expect(page.locator("#points li").first).to_be_visible()
    return [
        number(text) for text in page.locator("#points li :is(.plus, .minus)").all_inner_texts()
    ]


def number(text: str) -> int:
    """A number as pages write it: with a real minus, after other words, ±0."""
    return int(text.split()[-1].replace("\N{MINUS SIGN}", "-").replace("±", ""))


def played(seats: int = 3, seed: int = 5, bot: str = "random", key: str = "city_council") -> Match:
    """A whole game of bots."""
    game = jackscrew.game(key)
    match = game.new(seats, seed=seed)
    play_out(match, [make_bot(bot, game, seed + seat) for seat in range(seats)])
    return match


def seat_them(site: Site, match: Match, lines: int, seats: Sequence[str]) -> Made:
    """A table in the middle of a game; a seat is a name, "" if it is free, or "bot:BOT"."""
    record = match.record
    keys = {seat: new_key() for seat, name in enumerate(seats) if not name.startswith("bot:")}
    new = NewGame(
        key=record.game,
        rules=record.rules,
        seats=[seat_of(number, name, keys.get(number)) for number, name in enumerate(seats)],
        options=record.options,
        digest=record.pack,
        lines=[str(line) for line in record.lines[:lines]],
    )
    return Made(site.store.create(new).result().name, keys)


def seat_of(number: int, name: str, key: str | None) -> Seat:
    """A seat as it is stored."""
    if key is None:
        bot, _, called = name.removeprefix("bot:").partition(" ")
        return Seat(number, called or bot.capitalize(), person=False, bot=bot, taken=True)
    return Seat(number, name, key_hash=hash_key(key), taken=bool(name))


def asks(match: Match, seat: int, step: str, after: int = 0) -> int:
    """How many lines there are before a seat first decides at a step, from a line on."""
    for number, found in enumerate(match.record.lines):
        if number >= after and (found.seat, found.step, found.forced) == (seat, step, False):
            return number
    raise ValueError(f"seat {seat} never decides at {step}")
