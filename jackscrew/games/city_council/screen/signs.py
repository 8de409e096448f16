"""How tiles, coins and dice are told in a few characters."""

from __future__ import annotations

from rich.text import Text

from jackscrew.games.city_council.view import CityCouncilView, PlayerView
from jackscrew.screen import kit

Seen = kit.Seen[CityCouncilView]

SUIT_MARKS = {"S": "✹", "M": "☾", "C": "♛", "A": "✠"}
SUIT_COLOURS = {"S": "#b8322a", "M": "#3d4350", "C": "#2a7a44", "A": "#2461a8"}
DICE = " ⚀⚁⚂⚃⚄"


def tile_text(tile: str) -> Text:
    """A tile by its letter, value and suit mark, on its colour."""
    style = f"bold #ffffff on {SUIT_COLOURS[tile[0]]}"
    return Text().append(tile + SUIT_MARKS[tile[0]], style=style)


def coins(player: PlayerView) -> Text:
    """Free coins by number, used ones as a dash, the bid one as a b."""
    line = Text()
    for value, state in player["coins"].items():
        signs = {"free": value, "used": "-", "bid": "b"}
        line.append(signs[state], style="bold" if state == "free" else "dim")
    return line


def investment(player: PlayerView) -> Text:
    """The pawn's tile, the region, and the die with its place or the tile it was spent on."""
    if player["investor"] is None:
        return Text("·", style="dim")
    line = tile_text(player["investor"])
    die = player["speculator"]
    if die is not None:
        line.append(f" {player['region']} {DICE[die['value']]} {die['point'] or die['tile']}")
    return line
