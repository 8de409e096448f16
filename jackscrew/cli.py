"""The command line: play, replay, check, simulate and measure."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import sys
from collections.abc import Callable, Iterator
from enum import StrEnum
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

import jackscrew
from jackscrew.bots import UnknownBot
from jackscrew.core.components import BadPack
from jackscrew.core.errors import BadInput, BadSetup, UnknownGame
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.record import BadRecord
from jackscrew.lab.files import match_of, read_record, write_text

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

BAD_INPUT = (BadInput, BadPack, BadRecord, BadSetup, UnknownBot, UnknownGame)
FAILED, BAD = 1, 2


class Commands(TyperGroup):
    """Runs a command; whatever goes wrong is one line on stderr and an exit code."""

    def main(self, *args: Any, **extra: Any) -> Any:
        mend_streams()
        sys.exit(exit_code(lambda: super(Commands, self).main(*args, **extra | QUIET)))


QUIET = {"standalone_mode": False}


def mend_streams() -> None:
    """Let no odd letter and no closed stream end a command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 (open to the end)
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def exit_code(run: Callable[[], object]) -> int:
    """Run a command and give the code to exit with."""
    try:
        code = run()
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        return complain(error.format_message())
    except BrokenPipeError:
        give_up_output()
        return FAILED
    except (*BAD_INPUT, OSError) as error:
        give_up_output()
        return complain(str(error))


def give_up_output() -> None:
    """If nothing more can be written, let nothing fail on the way out."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(message: str, code: int = BAD) -> int:
    """One line on stderr."""
    print("jackscrew:", " ".join(message.split()), file=sys.stderr)
    return code


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)


class Language(StrEnum):
    """What the terminal speaks."""

    en = "en"
    de = "de"


class Place(StrEnum):
    """Where games are played."""

    pool = "pool"
    ray = "ray"


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A key that `jackscrew games` lists.")]
SeatsText = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="A,B,...",
        help="Who plays: you or you:Anna, easy, medium, hard, greedy, random, ismcts:2s.",
    ),
]
BotsText = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="A,B,...",
        help="The bots: easy, medium, hard, greedy, random, ismcts:300ms or ismcts:2000it.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Components = Annotated[
    Path | None,
    typer.Option(metavar="PATH", help="A component pack: a TOML file with other values."),
]
Speech = Annotated[Language, typer.Option(help="The language of questions and log.")]
NoColour = Annotated[bool, typer.Option("--no-color", help="Print without colours.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def show_version(wanted: bool) -> None:
    """Print the version and whether the engine is compiled."""
    if wanted:
        kind = "compiled" if jackscrew.COMPILED else "pure"
        print(f"jackscrew {jackscrew.__version__} ({kind})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """City-building board games by their real rules: play, replay, simulate, measure."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def console(no_color: bool = False, stderr: bool = False) -> Console:
    """Where tables and boards are printed."""
    from rich.console import Console

    return Console(
        no_color=no_color or None, stderr=stderr, highlight=False, markup=False, emoji=False
    )


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games, whose they are, and their options."""
    from jackscrew.terminal.overview import UNOFFICIAL, game_data, game_listing

    known = jackscrew.games()
    if as_json:
        data = {"games": [game_data(game) for game in known], "notice": UNOFFICIAL}
        print(json.dumps(data, indent=2))
    else:
        console().print(game_listing(known))


@app.command()
def rules(
    key: GameKey,
    short: Annotated[
        bool, typer.Option("--short", help="Only the card: goal, a round, points, the end.")
    ] = False,
    language: Speech = Language.en,
    no_color: NoColour = False,
) -> None:
    """Read what a game is about and how it is played."""
    from jackscrew.terminal.guide import card_screen, guide_screen

    game = jackscrew.game(key)
    screen = card_screen if short else guide_screen
    show_pages(console(no_color), screen(game, language.value))


def show_pages(where: Console, content: RenderableType) -> None:
    """Print something long; on a terminal page by page, if there is a program for that."""
    if not where.is_terminal or shutil.which("less") is None:
        where.print(content)
        return
    os.environ.setdefault("LESS", "-FRX")  # colours, and nothing is paged that fits
    with where.pager(styles=True):
        where.print(content)


@app.command()
def play(
    key: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Its key; asked for if missing.")
    ] = None,
    seats: SeatsText = None,
    seed: Annotated[int | None, typer.Option(help="The same seed brings the same luck.")] = None,
    option: Options = None,
    components: Components = None,
    language: Speech = Language.en,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the record here, up to date after every move."),
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game that was saved.")
    ] = None,
    no_color: NoColour = False,
) -> None:
    """Play in the terminal, alone against bots or with others at one keyboard."""
    from jackscrew.terminal.start import Host, Wishes

    luck = random.SystemRandom().getrandbits(32) if seed is None else seed
    wishes = Wishes(
        key, seats, luck, read_options(option), components, language.value, record, load
    )
    on_terminal = sys.stdin.isatty()
    if on_terminal:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (line editing and history for input)
    read = input if on_terminal else read_and_echo
    Host(wishes, console(no_color), read, on_terminal).play()


def read_and_echo(prompt: str) -> str:
    """A line that nobody types, shown as if somebody did."""
    line = input(prompt)
    print(line)
    return line


def read_options(given: list[str] | None) -> dict[str, str]:
    """Options of a game as they were typed."""
    options: dict[str, str] = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals or name in options:
            raise BadInput(f"--option {word}: must be NAME=VALUE, each name once")
        options[name] = value
    return options


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; other machines come in only with --public.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0: any.")] = 8000,
    any_port: Annotated[
        bool, typer.Option("--any-port", help="Take the next free port if it is taken.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept; yours if not given.")
    ] = None,
    public: Annotated[
        bool, typer.Option("--public", help="Let other machines in; tells what to put in front.")
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the site in the browser.")
    ] = False,
    pace: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds a bot takes at least for a move.")
    ] = 0.7,
    spectators: Annotated[
        int, typer.Option(min=0, help="Pages that may look on at one table.")
    ] = 1000,
    seated: Annotated[
        int, typer.Option(min=1, help="Pages that may be open at one table from its seats.")
    ] = 60,
    requests: Annotated[
        int, typer.Option(min=1, help="Requests that one address may make in a minute.")
    ] = 600,
    new_tables: Annotated[
        int, typer.Option(min=1, help="Tables that one address may make in a minute.")
    ] = 20,
) -> None:
    """Serve the site: tables in the browser, with friends or bots."""
    try:
        from jackscrew.web.serve import Settings, data_directory
        from jackscrew.web.serve import serve as run
        from jackscrew.web.site.limits import Bounds
    except ModuleNotFoundError as error:
        raise BadInput(f"serving needs {error.name}: pip install 'jackscrew[web]'") from None
    place = data_directory() if data is None else data
    bounds = Bounds(requests, new_tables, spectators=spectators, seated=seated)
    run(Settings(place, host, port, any_port, public, open_browser, pace, bounds))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    at: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="After so many lines, not at the end.")
    ] = None,
    seat: Annotated[
        int, typer.Option(min=PUBLIC, metavar="S", help="As this seat sees it; -1: as all do.")
    ] = PUBLIC,
    svg: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write the picture here instead.")
    ] = None,
    components: Components = None,
    language: Speech = Language.en,
    no_color: NoColour = False,
) -> None:
    """Verify a record and show a position of it."""
    from jackscrew.screen import screen_of
    from jackscrew.text import Words

    match = position(file, at, seat, components)
    words = Words(match.game, language.value, setup=match.setup)
    if svg is not None:
        write_text(svg, str(match.picture(seat, names=words.names, text=words.text)))
        return
    screen = console(no_color)
    view = match.view(seat)
    screen.print(screen_of(match.game).screen(view, words.names, words.text))
    screen.print(words.prompt(view))


def position(file: Path, at: int | None, seat: int, components: Path | None) -> Match:
    """The match of a record after so many lines; ends the command if it does not replay."""
    record = read_record(file)
    if seat >= record.seats:
        raise BadInput(f"--seat {seat}: the record has seats 0 to {record.seats - 1}")
    if at is not None and at > len(record.lines):
        raise BadInput(f"--at {at}: the record has {len(record.lines)} lines")
    try:
        match = match_of(record, components)
    except BadRecord as error:
        raise typer.Exit(complain(f"{file}: {error}", FAILED)) from None
    return match if at is None else match.at(at)


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.")],
    components: Components = None,
) -> None:
    """Replay records and tell whether their games allow every line."""
    raise typer.Exit(max(check_file(file, components) for file in files))


def check_file(file: Path, components: Path | None) -> int:
    """Tell of one record; the code it makes the command exit with."""
    try:
        record = read_record(file)
        match = match_of(record, components)
    except BadRecord as error:
        return complain(f"{file}: {error}", FAILED)
    except BAD_INPUT as error:
        message = str(error)
        return complain(message if message.startswith(f"{file}:") else f"{file}: {message}")
    state = "over" if match.over else "not over"
    print(f"{file}: ok, rules {match.setup.rules}, {match.version} lines, {state}")
    return 0


@app.command()
def simulate(
    key: GameKey,
    seats: BotsText,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A .jsonl or .parquet file; else JSON lines to stdout."),
    ] = None,
    decisions: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Also write a row for each decision: .jsonl, .parquet."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, metavar="J", help="Processes; all cores if not given."),
    ] = None,
    engine: Annotated[
        Place, typer.Option(help="Processes of this machine, or tasks of a Ray cluster.")
    ] = Place.pool,
    address: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help="The Ray cluster; one is started if not given."),
    ] = None,
    option: Options = None,
    components: Components = None,
) -> None:
    """Let bots play many games; one row of results for each.

    A game is the same by its number and the seed, wherever it is played.
    Only bots that think by the clock, such as ismcts:300ms, may differ.
    After Ctrl-C finished games are kept, those for x.parquet in x.part.parquet.
    """
    from jackscrew.lab.engines import Engine
    from jackscrew.lab.simulate import Plan
    from jackscrew.terminal.progress import Outputs, simulate_with_bar

    options = tuple(read_options(option).items())
    bots = tuple(spec.strip() for spec in seats.split(","))
    plan = Plan(key, bots, games, seed, options, components)
    outputs, where = Outputs(out, decisions), Engine(engine.value, jobs, address)
    for given in (plan, outputs, where):
        given.check()
    simulate_with_bar(plan, where, outputs, console(stderr=True))


@app.command()
def arena(
    key: GameKey,
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="A,B,...", help="Who meets, such as hard,medium,greedy."),
    ],
    games: Annotated[
        int,
        typer.Option(min=1, metavar="N", help="How many games; rounded up so that seats are fair."),
    ] = 200,
    players: Annotated[
        int | None,
        typer.Option(min=1, metavar="P", help="So many at a time, in a round robin; else all."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep a row a game: a .csv, .jsonl or .parquet file."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, metavar="J", help="Processes; all cores if not given."),
    ] = None,
    option: Options = None,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet, each in all seats: ratings, wins, and who comes in before whom.

    With --out nothing is lost by Ctrl-C: the same command goes on; more --games extend a file.
    """
    from jackscrew.lab.arena import Arena
    from jackscrew.terminal.arena import hold

    bots = tuple(spec.strip() for spec in seats.split(","))
    options = tuple(read_options(option).items())
    meeting = Arena(key, bots, players or len(bots), games, seed, options, components)
    raise typer.Exit(hold(meeting, jobs, out, console(), console(stderr=True), as_json))


@app.command()
def report(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Rows of games: .parquet or .jsonl.")
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="The page to write.")
    ] = Path("report.html"),
) -> None:
    """Tell what simulated games show, on one page with charts and tables."""
    with lab_installed("reports"):
        from jackscrew.lab.report.page import check_page_file
        from jackscrew.lab.report.report import report as tell
        from jackscrew.lab.report.rows import read_rows

    check_page_file(out)
    played = read_rows(files)
    with console(stderr=True).status("drawing ..."):
        write_text(out, tell(played))
    print(f"{out}: {played.games.height} games of {played.game.title}")


@app.command()
def balance(
    key: GameKey,
    components: Annotated[
        Path, typer.Option(metavar="PATH", help="The component pack: a TOML file.")
    ],
    against: Annotated[
        Path | None, typer.Option(metavar="PATH", help="Another pack, not what is printed.")
    ] = None,
    seats: BotsText = "greedy,greedy,greedy",
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games each.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="J", help="Processes; all cores if not given.")
    ] = None,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Also write a page.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play the same games with and without a component pack and tell what changes."""
    with lab_installed("comparisons"):
        from jackscrew.lab.simulate import Plan
        from jackscrew.terminal.balance import balance_with_bar, show_balance

    bots = tuple(spec.strip() for spec in seats.split(","))
    plan = Plan(key, bots, games, seed, tuple(read_options(option).items()), components)
    result = balance_with_bar(plan, against, jobs, out, console(stderr=True))
    show_balance(result, console(), as_json)


@contextlib.contextmanager
def lab_installed(what: str) -> Iterator[None]:
    """Tell how to get what a command of the lab needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadInput(f"{what} need {error.name}: pip install 'jackscrew[lab]'") from None


@app.command()
def bench(
    key: Annotated[
        str, typer.Argument(metavar="GAME", help="A key that `jackscrew games` lists.")
    ] = "city_council",
    seats: Annotated[int | None, typer.Option(metavar="N", help="Seats; the most if not.")] = None,
    seconds: Annotated[float, typer.Option(min=0, help="Seconds for each measurement.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure the engine, compiled and plain, beside catanatron if that is installed."""
    from dataclasses import asdict

    from jackscrew.lab.bench import bench as measure_all
    from jackscrew.terminal.overview import bench_listing

    game = jackscrew.game(key)
    setup = game.setup(game.seats[-1] if seats is None else seats)
    with console(stderr=True).status("measuring ..."):
        result = measure_all(game, setup.seats, seconds)
    if as_json:
        print(json.dumps(asdict(result), indent=2))
    else:
        console().print(bench_listing(result))


def main() -> None:
    """The program."""
    app(prog_name="jackscrew")


if __name__ == "__main__":
    main()
