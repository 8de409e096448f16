"""Bots at real tables: every kind plays to its end, and no table waits for one that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import website
from faulty_bots import chooses_badly, dies_searching, fails, fails_searching, hangs_searching
from structlog.testing import capture_logs
from website import Near, Opens, Site, make_table, wait_until

import jackscrew
from jackscrew.bots import NAMES, Thought, most_seconds
from jackscrew.core.state import CHANCE
from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.live.workers import Task

Serve = Callable[..., Site]
BUDGETS = {"medium": "ismcts:2it", "hard": "ismcts:10ms"}  # as they are, with less to think
PLAYING = 120.0  # seconds for a whole game, in plain Python on a busy machine
GAMES = [game.key for game in jackscrew.games()]


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots think in processes, as at home."""
    running = website.start(
        tmp_path_factory.mktemp("site") / "data", thinkers=Thinkers(2, budgets=BUDGETS)
    )
    yield running
    running.stop()


def seats_of(key: str, bot: str) -> list[str]:
    """As few seats as the game has, all a bot's."""
    return [f"bot:{bot}"] * jackscrew.game(key).seats[0]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("bot", NAMES)
def test_every_bot_plays_every_game_to_its_end(processes: Site, key: str, bot: str) -> None:
    made = make_table(processes, *seats_of(key, bot), game=key)
    table = processes.table(made.name)
    wait_until(lambda: table.match.over, PLAYING)
    assert table.match.winners()
    assert processes.hall.thinkers.failures == 0
    assert processes.hall.thinkers.given_up == 0


@pytest.mark.parametrize("work", [fails_searching, fails, chooses_badly])
def test_a_table_goes_on_where_a_bot_fails(serve: Serve, work: Callable[[Task], Thought]) -> None:
    with capture_logs() as noted:
        site = serve(thinkers=Near(work=work, budgets=BUDGETS))
        made = make_table(site, *seats_of("city_council", "hard"))
        wait_until(lambda: site.table(made.name).match.over, PLAYING)
    lines = site.table(made.name).match.record.lines
    choices = [line for line in lines if line.seat != CHANCE and not line.forced]
    each = 1 if work is fails_searching else 2  # its stand-in fails too
    told = [entry for entry in noted if entry["event"] == "bot failed"]
    assert site.hall.thinkers.failures == len(told) == each * len(choices)
    assert told[0]["bot"] == BUDGETS["hard"]
    metrics = site.program().get("/metrics").text
    assert f"jackscrew_bot_failures_total {float(len(told))}" in metrics


@pytest.mark.parametrize("work", [hangs_searching, dies_searching])
def test_a_process_that_hangs_or_dies_is_replaced_and_the_table_goes_on(
    serve: Serve, pages: Opens, work: Callable[[Task], Thought]
) -> None:
    thinkers = Thinkers(1, budgets=BUDGETS, grace=0.5, work=work)
    site = serve(thinkers=thinkers)
    wait_until(lambda: thinkers.free)
    (first,) = thinkers.free
    seats = ["bot:hard", "bot:random", "Ada"]
    made = make_table(site, *seats, options={"first_bidder": 0})
    ada = pages(site, made.name, [made.keys[2]])
    ada.until(ada.my_turn, 60)
    wait_until(lambda: not first.process.is_alive())
    assert thinkers.failures == 1
    assert thinkers.given_up == (1 if work is hangs_searching else 2)  # the dead is asked again
    assert first not in thinkers.workers


def test_a_bot_is_given_up_after_its_budget_and_a_while() -> None:
    game = jackscrew.game("city_council")
    assert most_seconds("hard", game) == 0.3
    assert most_seconds("greedy", game) == most_seconds("easy", game) == 0.0
    assert most_seconds("ismcts:2s", game) == 2.0
    assert 0.0 < most_seconds("medium", game) < most_seconds("ismcts:1000000it", game) <= 60.0
    assert Thinkers(1).grace == 5.0
