"""The report of simulated games."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.game import Game
from jackscrew.lab.report import figures
from jackscrew.lab.report.colours import accent
from jackscrew.lab.report.page import Page, Section, write_page
from jackscrew.lab.report.rows import Played
from jackscrew.lab.report.sections import (
    deeds_section,
    length_section,
    margin_section,
    order_section,
    points_section,
    scores_section,
    speed_section,
    wins_section,
)
from jackscrew.lab.report.wording import listed, number, percent, plain

UNOFFICIAL = "Jackscrew is unofficial: not made, endorsed or paid for by the authors or publishers."


def report(played: Played) -> str:
    """The page that tells of games."""
    game = played.game
    return write_page(
        Page(
            game.title,
            "Report of simulated games",
            accent(game.key),
            glance(played),
            facts(played),
            sections(played),
            notices(game),
        )
    )


def sections(played: Played) -> list[Section]:
    """All sections; those by bot only if bots differ."""
    groups = ["seat", "bot"] if len(played.bots) > 1 else ["seat"]
    return [
        *[wins_section(played, group) for group in groups],
        order_section(played),
        *[scores_section(played, group) for group in groups],
        points_section(played),
        length_section(played),
        margin_section(played),
        deeds_section(played),
        speed_section(played),
    ]


def glance(played: Played) -> list[tuple[str, str]]:
    """The figures one looks for first."""
    mean = figures.as_float
    first = figures.wins_by(played, "seat")[0]
    return [
        ("games", plain(played.games.height)),
        ("wins of seat 0", percent(first.share)),
        ("mean score", number(mean(played.places["score"].mean()))),
        ("mean score of winners", number(mean(played.places.filter("won")["score"].mean()))),
        ("mean margin", number(mean(played.games["margin"].mean()))),
        ("decisions a game", number(mean(played.games["decisions"].mean()))),
    ]


def facts(played: Played) -> list[tuple[str, str]]:
    """Which games these are, so that they can be played again."""
    games = played.games
    found = [
        ("Game", f"{played.game.title} ({played.game.key}), {played.seats} seats"),
        ("Bots by seat", few(sorted({", ".join(bots) for bots in games["bots"].to_list()}))),
        ("Options", few([options or "as usual" for options in games["options"].unique().sort()])),
        ("Components", few([pack_told(pack) for pack in games["pack"].unique().sort()])),
        ("Rules", listed([str(rules) for rules in games["rules"].unique().sort()])),
        ("Seeds of the games", seeds_told(games["seed"].unique(maintain_order=True).to_list())),
    ]
    if played.repeated:
        found.append(("Left out", f"{played.repeated} games that were given more than once"))
    return found


def few(things: Sequence[str], most: int = 6) -> str:
    """Some things of a list, and how many more there are."""
    rest = len(things) - most
    return "; ".join([*things[:most], *([f"{rest} more"] if rest > 0 else [])])


def pack_told(pack: str) -> str:
    """Which components were played with."""
    return f"pack {pack}" if pack else "as printed"


def seeds_told(seeds: Sequence[int]) -> str:
    """The first seeds, each once; all stand in the rows."""
    return few([str(seed) for seed in seeds], 2)


def notices(game: Game) -> list[str]:
    """What readers must know of the game and of this project."""
    whose = f"{game.title} by {game.authors}, {game.rights}."
    return [*([game.reconstructed] if game.reconstructed else []), whose, UNOFFICIAL]
