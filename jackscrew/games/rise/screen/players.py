"""The seats, their coins and tiles, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from jackscrew.games.rise.screen.signs import (
    ACTIVATE,
    BEYOND,
    COIN,
    FREE,
    GAME_END,
    JOKER,
    LAST,
    LEADER,
    LEFT,
    NO_TILES,
    ONLY_TOP,
    POINT,
    REFRESH,
    ROUND_END,
    SAFE,
    TILE,
    Seen,
)
from jackscrew.games.rise.screen.tracks import EXIT, HOME, SMALL, WAY
from jackscrew.games.rise.view import PlayerView, SchoolTileView
from jackscrew.screen.kit import joined

NAME = 16  # letters of a seat's name
INDENT = 2  # of a second line


def show_players(seen: Seen, width: int) -> Text:
    """Every seat's name, VP, coins, rate, tiles and penalty."""
    names = [name[:NAME] for name in seen.names[: seen.view["seats"]]]
    longest = max(map(len, names))
    lines: list[Text] = []
    for seat, player in enumerate(seen.view["players"]):
        line = seen.look.seat(seat)
        line.append(f" {names[seat]:<{longest}}", style="bold")
        line.append(f" {LEADER if player['leader'] else ' '}")
        lines += flowing(line.append(figures(player)), things(seen, player), width)
    return joined(lines, "\n")


def figures(player: PlayerView) -> Text:
    """VP, coins and their limit, and the rate."""
    line = Text().append(f"{player['points']:>4}{POINT}", style="bold")
    line.append(f"{player['coins']:>4}{COIN}", style="bold")
    line.append(f"≤{player['limit']:<2}", style="dim")
    taken, given = player["rate"]
    return line.append(f"  {taken}{POINT}→{given}{COIN}", style="dim")


def things(seen: Seen, player: PlayerView) -> list[Text]:
    """Tiles, rank, cards that are free, strongbox and penalty."""
    found = [school_tile(seen, tile) for tile in player["school_tiles"]]
    for tile, points in player["culture_tiles"].items():
        found.append(seen.look.tile(seen.culture_tile(tile)).append("✓" if points else ""))
    if player["rank"]:
        found.append(Text(player["rank"], style="bold"))
    if player["free_cards"]:
        found.append(Text("".join(f"{FREE}{card}" for card in player["free_cards"])))
    if player["strongbox"]:
        found.append(Text(SAFE))
    if player["penalty"]:
        found.append(seen.penalty(player["penalty"]))
    return found


def school_tile(seen: Seen, tile: SchoolTileView) -> Text:
    """A School tile: faint while it is inactive."""
    name = seen.short(tile["track"])
    return Text(f"{TILE}{name}", style="bold") if tile["active"] else Text(f"({name})", style="dim")


def flowing(line: Text, parts: Iterable[Text], width: int) -> list[Text]:
    """Parts after one another, on further lines where the width is used up."""
    lines = [line.append(" ")]
    for part in parts:
        if lines[-1].cell_len + 1 + part.cell_len > width:
            lines.append(Text(" " * INDENT))
        lines[-1].append(" ").append(part)
    return lines


def show_key(seen: Seen, shown: str, width: int) -> Text:
    """What the signs mean that are shown."""
    text = seen.text
    satisfaction, conservation = seen.short("satisfaction"), seen.short("conservation")
    words = {
        COIN: text("coin"),
        POINT: text("VP"),
        JOKER: text("any track"),
        f"{LEFT}{satisfaction}": text("Riot"),
        f"{LEFT}{conservation}": text("Pollution"),
        ACTIVATE: text("activate a School tile"),
        REFRESH: text("refresh all School tiles"),
        SAFE: text("strongbox"),
        FREE: text("Action card"),
        LEADER: text("Satisfaction leader"),
        LAST: text("last on Satisfaction"),
        SMALL: text("room for one"),
        BEYOND: text("step beyond the end"),
        HOME: text("back to the start"),
        WAY: text("another way"),
        "⇥": text("last space"),
        "#": text("Culture tiles"),
        EXIT: text("on leaving"),
        GAME_END: text("end of the game"),
        ROUND_END: text("every round"),
        NO_TILES: text("no School tiles"),
        ONLY_TOP: text("no bottom options"),
    }
    lines = [""]
    for entry in [f"{sign} {word}" for sign, word in words.items() if sign in shown]:
        if len(lines[-1]) + len(entry) > width:
            lines.append("")
        lines[-1] += f"{entry}  "
    return Text("\n".join(line.rstrip() for line in lines), style="dim")
