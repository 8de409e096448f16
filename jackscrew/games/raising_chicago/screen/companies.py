"""The companies: reputation, stock, cards and tiles; and the expertise tracks."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.screen.signs import (
    CARD,
    COLOURS,
    EXPANSION,
    HOOD,
    LEVEL,
    MINUS,
    PERMANENT,
    POINT,
    POVERTY,
    RED,
    TYPES,
    UNLIMITED,
    Seen,
)
from jackscrew.games.raising_chicago.screen.town import empty_tile, tile_reward
from jackscrew.games.raising_chicago.view import PlayerView
from jackscrew.screen.kit import SEAT_COLOURS, flowing

NAME = 16  # letters of a seat's name


def show_tracks(seen: Seen, width: int) -> Text | None:
    """The three expertise tracks with all markers, and what their columns bring.

    Where there is no room, only the companies tell where the markers stand.
    """
    lines = [Text(), Text(), *[Text() for _ in TYPES]]
    lines[0].append(" ")
    for line, (kind, sign) in zip(lines[2:], TYPES.items(), strict=True):
        line.append(seen.choice(f"advance {kind}") or Text(" ")).append(sign, style=COLOURS[kind])
    for column in columns(seen):
        for line in lines:
            line.pad_right(max(it.cell_len for it in lines) - line.cell_len)
        for line, words in zip(lines, stop(seen, column), strict=True):
            line.append(" ").append(words)
    return None if max(line.cell_len for line in lines) > width else Text("\n").join(lines)


def columns(seen: Seen) -> range:
    """The columns of the tracks, from the first that is used."""
    expertise = seen.printed["expertise"]
    start = expertise["setup"][str(seen.view["seats"])]["start_column"]
    return range(start, expertise["last_column"] + 1)


def stop(seen: Seen, column: int) -> Iterator[Text]:
    """A column: number, what it brings to all three, and the markers on each track."""
    expertise = seen.printed["expertise"]
    setup = expertise["setup"][str(seen.view["seats"])]
    sign = PERMANENT if column in setup["permanent_columns"] else ""
    sign += UNLIMITED if column == expertise["last_column"] else ""
    yield Text(f"{column}{sign}", style="dim")
    reward = expertise["column_rewards"].get(str(column), [])
    yield seen.rewards(reward) if column > setup["start_column"] else Text()
    for kind in TYPES:
        players = enumerate(seen.view["players"])
        seats = [seat for seat, it in players if it["expertise"][kind] == column]
        yield seen.look.seats(seats) if seats else Text("─", style="dim")


def show_companies(seen: Seen, width: int) -> Text:
    """Every company: reputation, poverty, stock; below that cards and tiles."""
    names = [name[:NAME] for name in seen.names[: seen.view["seats"]]]
    longest = max(map(len, names))
    lines: list[Text] = []
    for seat, player in enumerate(seen.view["players"]):
        line = seen.look.seat(seat)
        line.append(f" {names[seat]:<{longest}}", style=f"bold {SEAT_COLOURS[seat]}")
        parts = [*figures(seen, player), *stock(seen, player)]
        lines += flowing(line, parts, width, indent=4)
        things = [*cards(seen, player), *tiles(seen, player), *symbols(seen, player)]
        lines += flowing(Text(" "), things, width, indent=3)
    return Text("\n").join(lines)


def figures(seen: Seen, player: PlayerView) -> Iterator[Text]:
    """Reputation, poverty and levels."""
    yield Text(f"{player['points']:>3}{POINT}", style="bold")
    loss = naming.loss_of(seen.printed, player["poverty"])
    style = RED if loss else "dim"
    cost = f" {MINUS}{loss}{POINT}" if loss else ""
    yield Text(f"{POVERTY}{player['poverty']}{cost}", style=style)
    yield Text(f"{player['levels']}{LEVEL}", style="dim")


def stock(seen: Seen, player: PlayerView) -> Iterator[Text]:
    """Tokens by type, with what is permanent or unlimited; wilds and favors."""
    for kind in TYPES:
        line = seen.tokens(kind, player["tokens"][kind])
        line.append(PERMANENT * player["permanents"][kind])
        yield line.append(UNLIMITED if kind in player["unlimited"] else "", style="bold")
    yield seen.tokens("wild", player["tokens"]["wild"])
    yield seen.tokens("favor", player["favors"])


def cards(seen: Seen, player: PlayerView) -> Iterator[Text]:
    """The cards in the slots, free slots, and the pile of pushed-out ones."""
    for number, card in enumerate(player["slots"]):
        line = seen.look.tile(seen.bonus(card))
        yield line.append("+" if number < player["added"] else "", style="bold")
    free = player["slot_count"] - len(player["slots"])
    if free:
        yield Text(f"{CARD}{free}", style="dim")
    if player["pile"]:
        known = player["pile_cards"] or []
        letters = ",".join(naming.letters_of(seen.printed, card) for card in known)
        yield Text(f"({player['pile']}{CARD}{' ' if letters else ''}{letters})", style="dim")


def tiles(seen: Seen, player: PlayerView) -> Iterator[Text]:
    """Empty plot tiles still to use, and what was won."""
    for tile in player["empty_plots"]:
        yield seen.choice(f"use {tile}").append(empty_tile(seen, tile))
    for tile in player["neighborhoods"]:
        yield Text(HOOD).append(tile_reward(seen, tile))
    for token in player["ward_tokens"]:
        printed = naming.ward_token_printed(seen.printed, token)
        yield Text(f"{printed['first']}/{printed['second']}{POINT}")
    if player["expansions"]:
        yield Text(f"{player['expansions']}{EXPANSION}")


def symbols(seen: Seen, player: PlayerView) -> Iterator[Text]:
    """Symbol tokens, and final projects with what they show."""
    found = [
        f"{seen.symbol(symbol)}{count if count > 1 else ''}"
        for symbol, count in player["symbols"].items()
        if count
    ]
    if found:
        yield Text(" ".join(found))
    for project in player["final_projects"]:
        yield seen.kind(project).append(f" {seen.symbols(project)}")
