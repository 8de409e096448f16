"""What lies on the table for a whole match: the sides that are up, in the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jackscrew.draw import Text
from jackscrew.draw.scene import View
from jackscrew.games.rise import naming
from jackscrew.games.rise.effects import RANKS, REWARDS, TRACKS
from jackscrew.games.rise.picture.spelling import Spelling

START = "start"
"""Where markers stand on the start of a path."""

Data = Mapping[str, Any]


class Setting:
    """The printed components of a match, the sides in use, the seats and the language."""

    def __init__(self, view: View, text: Text) -> None:
        self.text = text
        self.seats: int = view["seats"]
        self.printed: Data = view["printed"]
        self.sides: Mapping[str, str] = view["sides"]
        self.limit: int = self.printed["strongbox"]["limit_flipped"]
        self.penalty_limit: int = self.printed["penalty_tiles"]["B-front"]["coin_limit"]
        self.bare: View = {
            "printed": self.printed,
            "sides": self.sides,
            "seats": self.seats,
            "culture": {},
            "school": [None] * 4 * len(TRACKS),
            "rewards": {reward: [] for reward in REWARDS},
            "ranks": RANKS,
        }

    def track(self, track: str) -> Data:
        """What is printed on the side of a track that is up."""
        found: Data = self.printed["tracks"][track][self.sides[track]]
        return found

    def spelling(self, track: str) -> Spelling:
        """How the effects of a track are spelled."""
        data, seats = self.track(track), str(self.seats)
        tables = {name: it for name, it in data.get("rewards", {}).items() if name in REWARDS}
        rewards = {name: table[seats] for name, table in tables.items()}
        ranks = {name: it for name, it in data.get("ranks", {}).items() if name in RANKS}
        return Spelling(self.limit, rewards, ranks)

    def says(self, place: str, space: Data) -> str:
        """What a space does, for those who point at it; nothing of it changes in a match."""
        name = naming.place_named(self.text, place)
        rewards = [it for it in space.get("effects", []) if str(it).startswith("reward")]
        if rewards:
            told = naming.effects_named(self.text, rewards)
        else:
            told = naming.place_effect(self.text, self.bare, place)
        return self.text("{place}: {effects}", place=name, effects=told) if told else name


def place_of(track: str, space: Data, slot: int = 0) -> str:
    """A space by the name it has in a view: `press-L1`, `satisfaction+1`, `school-3.2`."""
    if "pos" in space:
        return f"{track}{space['pos']:+d}"
    return f"{track}-{space['id']}" + (f".{slot}" if slot else "")
