"""Signs and colours: how seats, resources and rewards look in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import ChicagoView, Printed
from jackscrew.screen import kit

NON_PLAYER = "◌"
NON_PLAYER_COLOUR = "#6b7280"
TYPES = {"lumber": "≡", "jackscrew": "‡", "masonry": "▦"}
TOKENS = {**TYPES, "wild": "✱", "favor": "♥"}
COLOURS = {
    "lumber": "#a9762f",
    "jackscrew": "#4f86a8",
    "masonry": "#b4503c",
    "wild": "#c08a00",
    "favor": "#7468c8",
}
POINT, EXPANSION, LEVEL, POVERTY = "★", "⊞", "⌂", "▼"
RAISE, MOVE = "▲", "◀"
RAISE_COLOUR, MOVE_COLOUR = "bold #b8860b", "bold #2f7fc0"
TIMES = "\N{MULTIPLICATION SIGN}"
ROUND, ONCE = "↻", f"1{TIMES}"
PERMANENT, UNLIMITED = "⊙", "∞"
PURPLE, PRESTIGE, HOOD = "◇", "◆", "○"
PURPLE_COLOUR = "#9a5fc0"
BANNER, CARD, SQUARE, MARKER = "⚑", "▯", "□", "●"
RED = "#d0302a"
MINUS = "\N{MINUS SIGN}"
ARROWS = {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}
SHORT = 3  # letters of a symbol's short name
PLAIN = {
    "card_squares": SQUARE,
    "market_rounds": f"{ROUND}I-V",
    "company_rounds": f"{ROUND}{CARD}",
    "add_level": f"{LEVEL}+1",
    "swap_banners": f"{BANNER}↔{BANNER}",
}


class Seen(kit.Seen[ChicagoView]):
    """A view of Raising Chicago, and how it is told."""

    @property
    def printed(self) -> Printed:
        """What is printed on the components."""
        return self.view["printed"]

    def color(self, color: int) -> Text:
        """The sign of a seat or of the non-player."""
        if color == self.view["non_player"]:
            return Text().append(NON_PLAYER, style=f"bold #ffffff on {NON_PLAYER_COLOUR}")
        return self.look.seat(color)

    def building(self, color: int, levels: int) -> Text:
        """A building and its levels."""
        return self.color(color).append(LEVEL).append(str(levels), style="bold")

    def tokens(self, kind: str, count: int) -> Text:
        """So many of a type, wilds or favors: "3≡"."""
        return Text(str(count)).append(TOKENS[kind], style=COLOURS[kind])

    def cost(self, cost: Mapping[str, int]) -> Text:
        """A cost by type: "3≡ 3‡ 4▦"."""
        return Text(" ").join(self.tokens(kind, cost[kind]) for kind in TYPES)

    def symbol(self, symbol: str) -> str:
        """A symbol by the first letters of its name."""
        name = naming.symbol_named(self.text, symbol)
        letters = "".join(letter for letter in name if letter.isalpha())
        return naming.capital(letters[:SHORT])

    def rewards(self, rewards: Sequence[str]) -> Text:
        """A printed list of rewards in signs."""
        return Text(" ").join(map(self.reward, rewards))

    def reward(self, reward: str) -> Text:
        """One reward: "2★", "‡+1"."""
        kind, *rest = reward.split()
        if kind in PLAIN:
            return Text(PLAIN[kind])
        count = rest[-1]
        if kind == "advance":
            track = "wild" if rest[0] == "choice" else rest[0]
            return Text().append(TOKENS[track], style=COLOURS[track]).append(f"+{count}")
        times = "" if count == "1" else count
        if kind in TOKENS:
            return Text(times).append(TOKENS[kind], style=COLOURS[kind])
        if kind == "basic":
            return Text(f"{count}(").append("/".join(TYPES.values())).append(")")
        return Text(times + {"rep": POINT, "expansion": EXPANSION}.get(kind, HOOD))

    def bonus(self, card: str) -> Text:
        """A card's letters and its round bonus: "B ↻▦"."""
        face = naming.card_side(self.printed, card, self.view["side"])
        sign, reward = (ROUND, face["each_round"]) if face["each_round"] else (ONCE, face["once"])
        letters = naming.letters_of(self.printed, card)
        return Text(f"{letters} {sign}").append(self.rewards(reward))

    def kind(self, project: str) -> Text:
        """A project's number, and whether it is raised or moved."""
        is_move = naming.is_move(self.printed, project)
        sign, style = (MOVE, MOVE_COLOUR) if is_move else (RAISE, RAISE_COLOUR)
        return Text().append(sign, style=style).append(project, style="bold")

    def symbols(self, project: str) -> str:
        """The symbols of a project."""
        return "+".join(map(self.symbol, naming.symbols_printed(self.printed, project)))

    def prestige(self, tile: str, turn: int = 0) -> Text:
        """A prestige building's value, and where its arrows point."""
        arrows = naming.arrows_of(self.printed, tile, turn)
        value = naming.prestige_printed(self.printed, tile)["value"]
        signs = "".join(sign for way, sign in ARROWS.items() if way in arrows)
        return Text().append(PRESTIGE, style=PURPLE_COLOUR).append(f"{value}{signs}")
