"""An arena in the terminal: a bar with the leader while it runs, and tables of what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from jackscrew.games import game
from jackscrew.lab.arena import Arena, Sitting, play
from jackscrew.lab.journal import Kept
from jackscrew.lab.ratings import Pair, Standing, Standings, check_openskill
from jackscrew.lab.shares import Share, wilson
from jackscrew.lab.simulate import Row

INTERRUPTED = 130  # the exit code after Ctrl-C


def hold(
    arena: Arena, jobs: int | None, out: Path | None, screen: Console, notes: Console, as_json: bool
) -> int:
    """Hold an arena and print what came of it, even of a part; the code to exit with."""
    arena.check()
    check_openskill()
    kept = Kept(arena, out)
    whole = play_arena(arena, kept, jobs, notes)
    standings = standings_of(arena, kept)
    if as_json:
        print(json.dumps(arena_data(arena, standings), indent=2))
    elif standings.games:
        screen.print(arena_listing(arena, standings))
    return 0 if whole else INTERRUPTED


def play_arena(arena: Arena, kept: Kept, jobs: int | None, notes: Console) -> bool:
    """Play the games that are missing, telling how it goes.  Were all played?"""
    sittings = arena.sittings(len(kept.rows))
    if kept.is_written(len(sittings)):
        tell(notes, f"{kept.out}: has {len(sittings)} games already")
        return True
    try:
        with kept.keeping() as keep:
            tell_plan(arena, kept, len(sittings), notes)
            play_missing(arena, kept, sittings, jobs, notes, keep)
    except KeyboardInterrupt:
        tell_stop(kept, len(sittings), notes)
        return False
    return True


def tell(notes: Console, words: str) -> None:
    """One line, however long."""
    notes.print(words, soft_wrap=True)


def tell_plan(arena: Arena, kept: Kept, games: int, notes: Console) -> None:
    """Tell what is not quite as it was asked for."""
    if kept.rows:
        tell(notes, f"{kept.out}: going on after {len(kept.rows)} of {games} games")
    elif games > arena.games:
        why = "so every bot has every seat equally often"
        tell(notes, f"{games} games instead of {arena.games}: {why}")


def tell_stop(kept: Kept, games: int, notes: Console) -> None:
    """Tell after Ctrl-C what is there and how to go on."""
    if kept.out is None:
        way = "with --out they would be kept"
    else:
        way = "they are kept, and the same command goes on"
    tell(notes, f"stopped after {len(kept.rows)} of {games} games; {way}")


def play_missing(
    arena: Arena,
    kept: Kept,
    sittings: list[Sitting],
    jobs: int | None,
    notes: Console,
    keep: Callable[[Row], None],
) -> None:
    """Play on after the rows that are there, under a bar with the leader."""
    standings, there = standings_of(arena, kept), len(kept.rows)
    with progress(notes) as bar, closing(play(arena, sittings[there:], jobs)) as rows:
        task = bar.add_task("games", total=len(sittings), completed=there, leader="")
        for row in rows:
            keep(row)
            standings.add(row)
            bar.update(task, advance=1, leader=leader(standings))


def progress(notes: Console) -> Progress:
    """A bar that only a terminal shows."""
    return Progress(
        TextColumn("games"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[leader]}"),
        console=notes,
        transient=True,
        disable=not notes.is_terminal,
    )


def leader(standings: Standings) -> str:
    """Who is ahead, and how."""
    first = next(standing for standing in standings.ranked() if standing.total.games)
    return f"{first.bot} leads, {first.total.share:.0%} won"


def standings_of(arena: Arena, kept: Kept) -> Standings:
    """What the rows so far say."""
    standings = Standings(arena.bots, arena.players)
    for row in kept.rows:
        standings.add(row)
    return standings


def rating(standing: Standing) -> str:
    """A rating with its error bar."""
    return f"{standing.mu:.1f} ± {2 * standing.sigma:.1f}"


def arena_data(arena: Arena, standings: Standings) -> dict[str, Any]:
    """What came of an arena as plain data."""
    return {
        "game": arena.game,
        "players": arena.players,
        "games": standings.games,
        "seed": arena.seed,
        "bots": [standing_data(standing) for standing in standings.ranked()],
        "seats": [share_data(share) for share in standings.by_seat()],
        "pairs": [pair_data(*entry) for entry in standings.ranked_pairs()],
    }


def standing_data(standing: Standing) -> dict[str, Any]:
    """One bot's standing as plain data."""
    total = standing.total
    return {
        "bot": standing.bot,
        "mu": standing.mu,
        "sigma": standing.sigma,
        **share_data(total),
        "mean_place": standing.places / total.games if total.games else None,
        "seats": [share_data(share) for share in standing.seats],
    }


def share_data(share: Share) -> dict[str, Any]:
    """A share of wins as plain data."""
    low, high = wilson(share.wins, share.games)
    return {
        "games": share.games,
        "wins": share.wins,
        "share": share.share if share.games else None,
        "low": low,
        "high": high,
        "mean_score": share.mean if share.games else None,
    }


def pair_data(one: str, other: str, pair: Pair) -> dict[str, Any]:
    """A pair of bots as plain data."""
    low, high = pair.interval
    numbers = {"before": pair.before, "games": pair.games, "share": pair.share}
    return {"bot": one, "other": other, **numbers, "low": low, "high": high}


def arena_listing(arena: Arena, standings: Standings) -> RenderableType:
    """All tables of an arena, each with what its numbers mean."""
    words = f"{standings.games} games, {arena.players} at a table, seed {arena.seed}"
    head = Text(game(arena.game).title, style="bold").append(f"  {words}", style="not bold")
    lead, fair = standings.lead_of_two_thirds(), 1 / standings.players
    return Group(
        head,
        *(Text(), ranking(standings)),
        note(f"Rating: by openskill, ± 2 sigma; {lead:.1f} more means ahead two times in three."),
        note("Place and score are means."),
        *(Text(), by_seat(standings)),
        note(f"If all were alike, each bot and each seat would win {fair:.1%}."),
        *(Text(), by_pair(standings)),
        note("A shared place is half. Clear: the interval leaves out 50%."),
    )


def note(words: str) -> Text:
    """A line under a table."""
    return Text(words, style="dim italic")


def listing(first: str, *headings: str) -> Table:
    """An empty table: words to the left, numbers to the right."""
    table = Table(pad_edge=False, box=None)
    table.add_column(first, overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def ranking(standings: Standings) -> Table:
    """Ratings and shares of wins, best bot first."""
    table = listing("bot", "rating", "played", "wins", "share", "95 % interval", "place", "score")
    for standing in standings.ranked():
        table.add_row(standing.bot, rating(standing), *standing_cells(standing))
    return table


def standing_cells(standing: Standing) -> list[str]:
    """What a bot has won, as words of a table."""
    total = standing.total
    if not total.games:
        return ["0", *["-"] * 5]
    return [
        str(total.games),
        str(total.wins),
        f"{total.share:.1%}",
        interval(*wilson(total.wins, total.games)),
        f"{standing.places / total.games:.2f}",
        f"{total.mean:.1f}",
    ]


def interval(low: float, high: float) -> str:
    """An interval of shares in words."""
    return f"{low:.1%} to {high:.1%}"


def by_seat(standings: Standings) -> Table:
    """Shares of wins by seat, of each bot and of all."""
    table = listing("wins by seat", *[f"seat {seat}" for seat in range(standings.players)])
    for standing in standings.ranked():
        table.add_row(standing.bot, *[seat_cell(share) for share in standing.seats])
    seats = standings.by_seat()
    table.add_section()
    table.add_row("all", *[seat_cell(share) for share in seats])
    table.add_row("95 % interval", *[seat_interval(share) for share in seats])
    return table


def seat_cell(share: Share) -> str:
    """A share of wins, if there were games."""
    return f"{share.share:.1%}" if share.games else "-"


def seat_interval(share: Share) -> str:
    """Its interval, if there were games."""
    return interval(*wilson(share.wins, share.games)) if share.games else "-"


def by_pair(standings: Standings) -> Table:
    """Who came in before whom."""
    table = listing("who before whom", "times", "games", "share", "95 % interval", "")
    for one, other, pair in standings.ranked_pairs():
        table.add_row(f"{one} before {other}", *pair_cells(pair))
    return table


def pair_cells(pair: Pair) -> list[str]:
    """A pair as words of a table."""
    return [
        f"{pair.before:g}",
        str(pair.games),
        f"{pair.share:.1%}",
        interval(*pair.interval),
        "clear" if pair.clear else "open",
    ]
