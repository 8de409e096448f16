"""What lies on the table for a whole match: the sides that are up, in the words of a language."""

from __future__ import annotations

from jackscrew.draw import Text
from jackscrew.games.rise import faces, naming, phrases
from jackscrew.games.rise.components import rank_effects, reward_values
from jackscrew.games.rise.effects import RANKS, REWARDS
from jackscrew.games.rise.picture.spelling import Spelling
from jackscrew.games.rise.view import AnySpace, PrintedTrack, RiseView


class Setting:
    """The printed components of a match, the sides in use, the seats and the language.

    `bare` is the table with nothing taken, laid out or reached.
    """

    def __init__(self, view: RiseView, text: Text) -> None:
        self.text = text
        self.seats = view["seats"]
        self.printed = view["printed"]
        self.sides = view["sides"]
        self.limit = self.printed["strongbox"]["limit_flipped"]
        self.penalty_limit = self.printed["penalty_tiles"]["B-front"]["coin_limit"]
        self.bare: RiseView = {
            **view,
            "culture": {},
            "school": [None] * len(view["school"]),
            "rewards": {reward: [] for reward in REWARDS},
            "ranks": RANKS,
        }

    def track(self, track: str) -> PrintedTrack:
        """What is printed on the side of a track that is up."""
        return faces.track_printed(self.bare, track)

    def spelling(self, track: str) -> Spelling:
        """How the effects of a track are spelled."""
        data, rewards, ranks = self.track(track), {}, {}
        if "rewards" in data:
            tables = {reward: reward_values(data["rewards"], reward) for reward in REWARDS}
            rewards = {reward: table[str(self.seats)] for reward, table in tables.items()}
        if "ranks" in data:
            ranks = {rank: rank_effects(data["ranks"], rank) for rank in RANKS}
        return Spelling(self.limit, rewards, ranks)

    def says(self, place: str, space: AnySpace) -> str:
        """What a space does, for those who point at it; nothing of it changes in a match."""
        name = naming.place_named(self.text, place)
        effects = [] if "pos" in space else space.get("effects", [])
        rewards = [it for it in effects if str(it).startswith("reward")]
        if rewards:
            told = phrases.effects_named(self.text, rewards)
        else:
            told = phrases.place_effect(self.text, self.bare, place)
        return self.text("{place}: {effects}", place=name, effects=told) if told else name


def place_of(track: str, space: AnySpace, slot: int = 0) -> str:
    """A space by the name it has in a view: `press-L1`, `satisfaction+1`, `school-3.2`."""
    if "pos" in space:
        return f"{track}{space['pos']:+d}"
    return f"{track}-{space['id']}" + (f".{slot}" if slot else "")
