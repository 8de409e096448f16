"""The command line: `python -m load --help`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from load.cost import Plan
from load.errors import BadLoad, Failed
from load.run import Wanted, What, run
from load.table import LANGUAGES, Company
from load.traffic import Habits

BAD, FAILED, INTERRUPTED = 2, 1, 130
MOST_TABLES, MOST_RATE, MOST_SECONDS, MOST_CROWD, MOST_MOVES = 500, 2000, 600, 5000, 1_000_000
USUAL = [it for it in What if it is not What.ENDURANCE]  # which takes many minutes
app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def measure(
    what: Annotated[list[What] | None, typer.Argument(help="All but endurance.")] = None,
    skip: Annotated[list[What] | None, typer.Option(help="Not this; may be repeated.")] = None,
    games: Annotated[str, typer.Option(help="Keys, all, mixture; by commas.")] = "all,mixture",
    tables: Annotated[int, typer.Option(min=1, max=MOST_TABLES)] = 30,
    seats: Annotated[int, typer.Option(min=1, max=8)] = 4,
    rate: Annotated[float, typer.Option(min=0.1, max=MOST_RATE, help="Moves a second.")] = 100.0,
    seconds: Annotated[float, typer.Option(min=1, max=MOST_SECONDS)] = 15.0,
    warm_up: Annotated[int, typer.Option(min=0, max=2000, help="Moves a table, before.")] = 20,
    even: Annotated[bool, typer.Option(help="Evenly, not as many people would.")] = False,
    bots: Annotated[int, typer.Option(min=0, max=7, help="Bots at each table.")] = 0,
    bot: Annotated[str, typer.Option(help="Their kind.")] = "greedy",
    undo: Annotated[float, typer.Option(min=0, max=0.5, help="Share of moves.")] = 0.0,
    previews: Annotated[float, typer.Option(min=0, max=0.5, help="Share asked for.")] = 0.0,
    watchers: Annotated[int, typer.Option(min=0, max=200, help="Spectators a table.")] = 0,
    languages: Annotated[str, typer.Option(help="en, de, or both by a comma.")] = "en",
    deflate: Annotated[bool, typer.Option(help="Compressed, as browsers do.")] = False,
    crowd: Annotated[int, typer.Option(min=1, max=MOST_CROWD, help="Spectators at one.")] = 500,
    moves: Annotated[int, typer.Option(min=1000, max=MOST_MOVES, help="Of endurance.")] = 100_000,
    of: Annotated[str, typer.Option(help="A revision, instead of what is installed.")] = "",
    against: Annotated[str, typer.Option(help="An older revision beside it.")] = "",
    rounds: Annotated[int, typer.Option(min=1, max=20, help="Medians of so many.")] = 1,
    seed: Annotated[int, typer.Option()] = 1,
    json: Annotated[Path | None, typer.Option(help="Everything to this file too.")] = None,
) -> None:
    """Measure what moves cost the server, the network and the browser."""
    if bots >= seats:
        raise BadLoad(f"with {bots} bots at {seats} seats nobody is left to move")
    company = Company(seats, (bot,) * bots, watchers, spoken(languages), deflate)
    plan = Plan(
        games=(),
        tables=tables,
        rate=rate,
        seconds=seconds,
        warm_up=warm_up,
        even=even,
        company=company,
        habits=Habits(undo, previews),
        seed=seed,
    )
    chosen = [it for it in what or USUAL if it not in (skip or [])]
    keys = [key.strip() for key in games.split(",")]
    run(Wanted(chosen, keys, plan, of, against, rounds, crowd, moves, json))


def spoken(languages: str) -> list[str]:
    """The languages that are named."""
    found = [it.strip() for it in languages.split(",")]
    for language in found:
        if language not in LANGUAGES:
            raise BadLoad(f"no page speaks {language!r}: {', '.join(LANGUAGES)}")
    return found


def complain(message: str, code: int) -> int:
    """One line on stderr."""
    print("load:", " ".join(message.split()), file=sys.stderr)
    return code


def main() -> int:
    """Run, and give the code to exit with."""
    try:
        app(standalone_mode=False)
    except typer.TyperException as error:
        return complain(error.format_message(), BAD)
    except BadLoad as error:
        return complain(str(error), BAD)
    except (Failed, OSError) as error:
        return complain(str(error), FAILED)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
