"""Signs and colours: how seats, effects and tiles look in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from jackscrew.games.rise import faces, naming
from jackscrew.games.rise.components import rank_effects, reward_values
from jackscrew.games.rise.view import (
    Effect,
    PrintedTrack,
    RiseView,
    is_choice,
    is_condition,
    is_payment,
    ranks_printed,
    rewards_printed,
)
from jackscrew.screen import kit
from jackscrew.screen.kit import joined

COIN, POINT, JOKER = "¢", "★", "✱"
TILE, ACTIVATE, REFRESH = "▤", "▤→", "▤↻"
SAFE, FREE = "▣", "▯"
LEADER, LAST = "♛", "▼"
LEFT, BEYOND, BELOW = "◂", "»", "«"
GAME_END, ROUND_END = "⚑", "↺"
NOW = "▶"  # what is resolved now
SHORT = 3  # letters of a track's short name
RED = "#d0302a"
GOLD = "bold #b8860b"
NO_TILES, ONLY_TOP = f"✗{TILE}", f"✗{FREE}"
CONDITIONS = {"satisfaction_leader": LEADER, "satisfaction_last": LAST}


class Seen(kit.Seen[RiseView]):
    """A view and how it is told, with the signs of RISE."""

    def track(self, track: str) -> PrintedTrack:
        """What is printed on the side of a track that is up."""
        return faces.track_printed(self.view, track)

    def short(self, track: str) -> str:
        """A track by the first letters of its name."""
        return naming.track_name(self.text, track)[:SHORT]

    def effects(self, effects: Sequence[Effect]) -> Text:
        """A printed list of effects in signs: + is and, / is or."""
        signs = [self.effect(it) for it in effects]
        if len(effects) > 1:
            signs = [
                Text("(").append(sign).append(")") if "choice" in effect else sign
                for sign, effect in zip(signs, effects, strict=True)
            ]
        return joined(signs, "+")

    def effect(self, effect: Effect) -> Text:
        """One effect."""
        if isinstance(effect, str):
            verb, *things = effect.split()
            return self.words(verb, things)
        if is_choice(effect):
            return joined(map(self.effects, effect["choice"]), "/")
        if is_payment(effect):
            return Text(f"{effect['pay']}{COIN}→").append(self.effects(effect["get"]))
        assert is_condition(effect), f"{effect} is no effect"
        return Text(f"{CONDITIONS[effect['if']]}:").append(self.effects(effect["then"]))

    def words(self, verb: str, things: Sequence[str]) -> Text:
        """An effect such as "advance press 1"."""
        if verb == "reward":
            return self.reward(things[0])
        if verb == "rank":
            effects = rank_effects(ranks_printed(self.view["printed"]), things[0])
            return Text(f"{things[0]}:").append(self.effects(effects))
        number = things[-1] if things else ""
        times = "" if number == "1" else number
        if verb == "lose_vp":
            return Text(f"-{number}{POINT}", style=RED)
        if verb in ("riot", "pollution"):
            track = "satisfaction" if verb == "riot" else "conservation"
            return Text(f"{LEFT}{self.short(track)}{times}", style=RED)
        plain = {
            "advance": f"{self.short(things[0])}{times}" if verb == "advance" else "",
            "joker": f"{JOKER}{times}",
            "coins": f"{number}{COIN}",
            "vp": f"{number}{POINT}",
            "strongbox": SAFE,
            "school_activate": ACTIVATE,
            "school_refresh": REFRESH,
            "exchange": f"≤{number}{COIN}→{POINT}",
            "end_exchange": f"{GAME_END}≤{number}{COIN}→{POINT}",
            "free_card": f"{FREE}{number}=0{COIN}",
        }
        return Text(plain[verb])

    def reward(self, reward: str) -> Text:
        """VP by order of arrival; seats in the place of those they took."""
        rewards = rewards_printed(self.view["printed"])
        points = reward_values(rewards, reward)[str(self.view["seats"])]
        taken = self.view["rewards"][reward]
        left = [Text(str(number)) for number in points[len(taken) :]]
        return joined([*map(self.look.seat, taken), *left], "/").append(POINT)

    def penalty(self, face: str) -> Text:
        """What a face of the Penalty tile takes away."""
        if face == "A":
            return Text(NO_TILES, style=RED)
        tiles = self.view["printed"]["penalty_tiles"]
        limit = f"{SAFE}{tiles['B-front']['coin_limit']}"
        return Text(limit + (ONLY_TOP if face == "B-back" else ""), style=RED)

    def culture_tile(self, tile: str) -> str:
        """What a Culture tile asks for and brings, in signs."""
        card = faces.culture_tile(self.view["printed"], tile)
        number = card.get("n", "")
        asked = {
            "last_space": f"{self.short(card['track'])}⇥" if "track" in card else "",
            "satisfaction_leader": LEADER,
            "school_tiles_at_least": f"{TILE}≥{number}",
            "strongbox_flipped_without_limit_penalty": SAFE,
            "conservation_right_of_start": f"{self.short('conservation')}>0",
            "industry_steps_at_least": f"{self.short('industry')}≥{number}",
            "culture_tiles_count": "#",
            "coins_at_least": f"≥{number}{COIN}",
        }
        points = "/".join(map(str, card.get("vp_by_count", [card.get("vp", 0)])))
        return f"{asked[card['kind']]}:{points}{POINT}"
