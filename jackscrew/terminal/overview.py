"""Lists of games, of a simulation's shares and of speeds, as tables and as plain data."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jackscrew.core.game import Game, Option
from jackscrew.lab.bench import Bench, Speed
from jackscrew.lab.shares import Share, Tally, wilson

UNOFFICIAL = "Jackscrew is unofficial: not made, endorsed or paid for by the authors or publishers."


def game_data(game: Game) -> dict[str, Any]:
    """A game's declaration as plain data."""
    return {
        "key": game.key,
        "title": game.title,
        "authors": game.authors,
        "rights": game.rights,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "length": game.length,
        "pitch": game.pitch,
        "reconstructed": game.reconstructed,
        "secrets": game.secrets,
        "rules": game.rules,
        "options": [option_data(option) for option in game.options],
    }


def option_data(option: Option) -> dict[str, Any]:
    """An option as plain data."""
    return {
        "name": option.name,
        "default": option.default,
        "title": option.title,
        "help": option.help,
        "rule": option.rule,
        "numbers": list(option.numbers),
        "reading": option.reading,
    }


def game_listing(games: list[Game]) -> RenderableType:
    """All games with their authors and options."""
    return Group(*[game_entry(game) for game in games], Text(UNOFFICIAL, style="italic"))


def game_entry(game: Game) -> RenderableType:
    """One game: what it is, whose it is, and what can be chosen."""
    seats = f"{game.seats[0]}-{game.seats[-1]} seats, {game.minutes} minutes"
    head = Text(game.title, style="bold").append(f"  {game.key}, {seats}", style="not bold")
    whose = Text(f"by {game.authors}\n{game.rights}", style="dim")
    what = Text(" ".join(filter(None, (game.pitch, game.reconstructed))))
    table = Table(pad_edge=False, box=None)
    table.add_column("option", no_wrap=True)
    table.add_column("default", no_wrap=True)
    table.add_column("what it does")
    for option in game.options:
        told = f"{option.title}. {option.help} [{option.rule}]"
        table.add_row(option.name, option.write(option.default), told)
    return Group(head, whose, what, Text(), table, Text())


def share_listing(tally: Tally, seconds: float) -> RenderableType:
    """Win shares by seat and by bot with their intervals, and how fast it went."""
    table = Table(pad_edge=False, box=None)
    for heading in ("", "games", "wins", "share", "95 % interval", "mean score"):
        table.add_column(heading, justify="right" if heading else "left")
    for seat, share in tally.seats.items():
        table.add_row(f"seat {seat}", *share_cells(share))
    table.add_section()
    for bot, share in tally.bots.items():
        table.add_row(f"bot {bot}", *share_cells(share))
    speed = (
        f"{tally.games} games in {seconds:.1f} s, {tally.games / max(seconds, 1e-9):.1f} games/s"
    )
    return Group(table, Text(speed))


def share_cells(share: Share) -> list[str]:
    """A share as words of a table."""
    low, high = wilson(share.wins, share.games)
    return [
        str(share.games),
        str(share.wins),
        f"{share.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{share.mean:.1f}",
    ]


def bench_listing(bench: Bench) -> Table:
    """Speeds, compiled and plain, and how many times catanatron's that is."""
    title = f"{bench.game}, {bench.seats} seats, one core, medians of three"
    table = Table(title=title, title_justify="left", box=SIMPLE, caption=caption(bench))
    table.padding = (0, 1, 0, 0)
    for heading in ("", "compiled", "plain", "catanatron", "compiled", "plain"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for label, field, rival in BENCH_ROWS:
        table.add_row(label, *bench_cells(bench, field, rival))
    return table


def caption(bench: Bench) -> str:
    """What the last columns are, and why some have nothing."""
    words = ["The last two columns: how many times catanatron's number."]
    if bench.compiled is None:
        words.append("This installation is not compiled.")
    if bench.catanatron_actions is None:
        words.append("catanatron is not installed: pip install 'jackscrew[bench]'.")
    return " ".join(words)


BENCH_ROWS = [
    ("decisions/s in the core", "playout_decisions", "catanatron_actions"),
    ("decisions/s from Python", "stepped_decisions", "catanatron_actions"),
    ("games/s", "playout_games", "catanatron_games"),
    ("clones/s", "clones", ""),
    ("µs per clone", "clone_us", ""),
    ("µs per legal()", "legal_us", ""),
]


def bench_cells(bench: Bench, field: str, rival: str) -> list[str]:
    """One row of speeds."""
    other: float | None = getattr(bench, rival) if rival else None
    ours = [speed_of(bench.compiled, field), speed_of(bench.plain, field)]
    ratios = [f"{own / other:.1f} x" if own and other else "-" for own in ours]
    return [*[figure(own) for own in [*ours, other]], *ratios]


def speed_of(speed: Speed | None, field: str) -> float | None:
    """One number of a speed, if it was measured."""
    return None if speed is None else float(getattr(speed, field))


def figure(number: float | None) -> str:
    """A number with as many digits as mean something."""
    if number is None:
        return "-"
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"
