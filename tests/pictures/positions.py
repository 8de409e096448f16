"""Positions to be drawn: what games of chance come to, each played once for all tests."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.view import V, View, question_of
from jackscrew.games.big_shoulders.view import ShouldersView
from jackscrew.games.raising_chicago.view import ChicagoView
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.view import RiseView

from .views import finished, placing, start

NAMES = ["Ada", "Bruno", "Greedy", "Mira"]
MIXED = "ABBABAABBA"


@dataclass(frozen=True)
class Positions(Generic[V]):
    """Views of one game by name: seats and seed, options, and when to look."""

    game: Game[V]
    likes: dict[str, float]  # how often a verb is chosen, where not as often as others
    told: dict[str, tuple[int, int, dict[str, bool], Callable[[V], bool]]]
    seen: dict[str, V] = field(default_factory=dict)

    def __call__(self, name: str) -> V:
        if name not in self.seen:
            self.seen[name] = self.played(*self.told[name])
        return self.seen[name]

    def played(
        self, seats: int, seed: int, options: dict[str, bool], is_wanted: Callable[[V], bool]
    ) -> V:
        """A view of a match played by chance up to a position; its end if there is no such."""
        match, dice = self.game.new(seats, seed, None, **options), random.Random(seed)
        while not match.over:
            seat = dice.choice(match.pending())
            view = match.view(seat)
            if is_wanted(view):
                return view
            names = match.legal(seat)
            likes = [self.likes.get(name.split()[0], 1) for name in names]
            match.play(dice.choices(names, likes)[0], seat)
        return match.view(0)


def never(view: View) -> bool:
    """The end of a game is wanted."""
    return False


def in_decade(phase: str, decade: int, step: str) -> Callable[[ShouldersView], bool]:
    """Is a view in this phase, not before this decade, and asked this?"""
    return lambda view: (
        (view["phase"], question_of(view)["step"]) == (phase, step) and view["decade"] >= decade
    )


def in_round(step: str, round: int = 1) -> Callable[[RiseView | ChicagoView], bool]:
    """Is a view asked this, not before this round?"""
    return lambda view: view["round"] >= round and question_of(view)["step"] == step


def sides(letters: str) -> dict[str, bool]:
    """These sides up, in the order of the tracks."""
    return {f"{track}_b": side == "B" for track, side in zip(TRACKS, letters, strict=True)}


big_shoulders = Positions(
    jackscrew.game("big_shoulders"),
    {"start": 6, "buy": 3, "run": 8, "deliver": 8, "pay": 6, "pass": 0.3, "discard": 0.02},
    {
        "setup": (2, 3, {}, in_decade("setup", 1, "start")),
        "trade": (3, 4, {"advanced": True}, in_decade("stock", 2, "trade")),
        "sale": (4, 5, {}, in_decade("stock", 2, "sell")),
        "build": (3, 2, {}, in_decade("building", 1, "build")),
        "draft": (4, 2, {"draft": True}, in_decade("building", 2, "draft")),
        "action": (4, 9, {}, in_decade("action", 4, "turn")),
        "produce": (2, 1, {"goals": False}, in_decade("operating", 2, "produce")),
        "distribute": (3, 6, {"advanced": True}, in_decade("operating", 3, "distribute")),
        "keep": (2, 3, {}, in_decade("action", 5, "keep")),
        "end": (4, 8, {}, never),
    },
)
rise = Positions(
    jackscrew.game("rise"),
    {"decline": 0.2, "stop": 0.2, "convert": 0.05, "proceed": 0.3},
    {
        "start": (2, 1, sides("A" * 10), in_round("place")),
        "place": (4, 2, sides("B" * 10), in_round("place", 8)),
        "option": (3, 1, sides(MIXED), in_round("option", 6)),
        "step": (2, 3, sides(MIXED), in_round("step", 6)),
        "joker": (4, 5, sides(MIXED), in_round("joker", 4)),
        "tile": (3, 9, sides("A" * 10), in_round("tile", 5)),
        "moment": (3, 8, sides("B" * 10), in_round("moment", 6)),
        "end": (4, 6, sides("B" * 10), never),
    },
)
raising_chicago = Positions(
    jackscrew.game("raising_chicago"),
    {"default": 0.15, "trade": 0.1},
    {
        "start": (2, 1, {"council": False}, in_round("bid")),
        "bid": (4, 2, {"council": True}, in_round("bid", 5)),
        "last": (3, 3, {"council": False}, in_round("bid", 8)),
        "payment": (3, 4, {"council": True}, in_round("payment", 4)),
        "plot": (4, 5, {"council": False}, in_round("plot", 6)),
        "outskirts": (2, 6, {"council": True}, in_round("outskirts", 3)),
        "prestige": (3, 7, {"council": False}, in_round("prestige_tile", 4)),
        "site": (3, 8, {"council": False}, in_round("site", 5)),
        "rotation": (4, 9, {"council": False}, in_round("rotation", 3)),
        "window": (2, 10, {"council": False}, in_round("window", 3)),
        "end": (4, 6, {"council": True}, never),
    },
)
# for golden files: each as it is played or, City Council's, as it is written down
PLAYED: Mapping[str, Callable[[str], View]] = {
    "big_shoulders": big_shoulders,
    "city_council": lambda name: {
        "start": start(3), "placing": placing(), "finished": finished()
    }[name],
    "raising_chicago": raising_chicago,
    "rise": rise,
}  # fmt: skip
