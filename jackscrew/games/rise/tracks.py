"""One side of a track: its spaces, where one steps from them and what they do."""

from typing import Final, Literal

from jackscrew.games.rise.effects import NOTHING, TRACKS, Effects
from jackscrew.games.rise.view import PrintedSpace, PrintedTrack

PENALTIES: Final = ["none", "A", "B-front", "B-back"]
NO_PENALTY: Final = 0
PENALTY_A: Final = 1
B_FRONT: Final = 2
B_BACK: Final = 3

# what a space may be called: how far a scale reaches, and the ids of paths
FARTHEST: Final = 9
NUMBERED: Final = 20
IDS: Final = [str(number + 1) for number in range(NUMBERED)] + [
    f"{letter}{number + 1}" for letter in "LMNRU" for number in range(6)
]
SLOTS: Final = 4  # small spaces of a School row
SCALES: Final = ["satisfaction", "conservation"]
START: Final = "start"  # what the start of a path is called

Listed = Literal["right", "left", "exit", "effects"]  # where a space has a list of effects


def place_words() -> list[str]:
    """What all spaces of all tracks are called, such as press-L1, school-3.2, satisfaction+1."""
    found: list[str] = []
    for track in TRACKS:
        if track in SCALES:
            found += [f"{track}{position:+d}" for position in range(-FARTHEST, FARTHEST + 1)]
        else:
            found += [f"{track}-{name}" for name in IDS]
    for name in IDS[:NUMBERED]:
        found += [f"school-{name}.{slot + 1}" for slot in range(SLOTS)]
    return found


def place_target(place: str) -> str:
    """The id of a space in the picture, without signs that mean something else there."""
    return "space-" + place.replace("+", "_").replace(".", "-")


PLACES: Final = place_words()
FIRST_PLACE: Final = [
    PLACES.index(f"{track}-9" if track in SCALES else f"{track}-1") for track in TRACKS
]
FIRST_SLOT: Final = PLACES.index("school-1.1")


class Track:
    """A track with one side up: what the components say of it, by number.

    Spaces are numbered from the left of a scale, and from the start of a path, which all share
    and which does nothing [RISE-M-02].  Shortcuts of Science [RISE-SCI-01], paths of Press
    [RISE-PRS-01], rows of School [RISE-SCH-01], what Bank [RISE-BNK-02] and Industry
    [RISE-IND-01] cost and that Bureau does nothing on entering [RISE-BUR-01] are all data.
    Never changed after it is made.
    """

    def __init__(self, number: int, side: int, data: PrintedTrack, effects: Effects) -> None:
        self.number: Final = number
        self.side: Final = side
        self.is_scale: Final = data["kind"] == "scale"
        self.source: Final = number + 1
        self.overflow: Final = effects.add(data["overflow"], self.source)
        self.underflow: Final = effects.add(data.get("underflow", []), self.source)
        self.leader_vp: Final = data.get("round_leader_vp", 0)
        self.step_vp: Final = data.get("end_vp_per_space", 0)
        self.is_left: Final = "exit_mode" in data  # may be left by its dotted lines
        entries = data["spaces"]
        start: PrintedSpace = {"income": data.get("start_income", [0, 0])}
        self.spaces: Final = entries if self.is_scale else [start, *entries]
        self.size: Final = len(self.spaces)
        self.start: Final = -data.get("min", 0) if self.is_scale else 0
        names: list[str] = ["0"] + [it.get("id", "") for it in entries]
        self.ahead: Final[list[list[int]]] = (
            [[space + 1] for space in range(self.size - 1)] + [[]]
            if self.is_scale
            else [[names.index(it) for it in data.get("start_next", [])]]
            + [[names.index(following) for following in it.get("next", [])] for it in entries]
        )
        self.most_steps: Final[list[int]] = self.count_steps()
        self.entry: Final[list[int]] = self.read_lists(effects, "right", "effects")
        self.left: Final[list[int]] = self.read_lists(effects, "left", "left")
        self.exit: Final[list[int]] = self.read_lists(effects, "exit", "exit")
        self.leaves_all: Final = data.get("exit_mode", "") == "all"
        self.exit_always: Final = effects.add(data.get("exit_always", []), self.source)
        self.is_small: Final[list[bool]] = [
            it.get("size", "large") == "small" for it in self.spaces
        ]
        self.has_small: Final = True in self.is_small
        self.is_frame: Final[list[bool]] = [bool(it.get("frame", False)) for it in self.spaces]
        self.holds_tile: Final[list[bool]] = [bool(it.get("tile", False)) for it in self.spaces]
        self.coins: Final[list[int]] = [it.get("income", [0, 0])[0] for it in self.spaces]
        self.points: Final[list[int]] = [it.get("income", [0, 0])[1] for it in self.spaces]
        self.round_vp: Final[list[int]] = [it.get("round_vp", 0) for it in self.spaces]
        self.end_vp: Final[list[int]] = [it.get("end_vp", 0) for it in self.spaces]
        self.rate_vp: Final[list[int]] = [it.get("rate", [1, 1])[0] for it in self.spaces]
        self.rate_coins: Final[list[int]] = [it.get("rate", [1, 1])[1] for it in self.spaces]
        self.penalty: Final[list[int]] = [
            PENALTIES.index(it.get("penalty", "none")) for it in self.spaces
        ]
        self.slots: Final[list[list[str]]] = [it.get("slots", []) for it in self.spaces]
        rows = [space for space in range(self.size) if self.slots[space]]
        self.row: Final[list[int]] = [
            rows.index(space) if space in rows else -1 for space in range(self.size)
        ]
        self.place: Final[list[int]] = self.read_places(names)
        self.space_at: Final[list[int]] = [-1] * len(PLACES)
        for space in range(self.size):
            if self.place[space] >= 0:
                self.space_at[self.place[space]] = space
            for slot in range(len(self.slots[space])):
                self.space_at[self.slot_place(space, slot)] = space

    def read_lists(self, effects: Effects, on_scale: Listed, on_path: Listed) -> list[int]:
        """The effect lists of all spaces."""
        key = on_scale if self.is_scale else on_path
        return [effects.add(it.get(key, []), self.source) for it in self.spaces]

    def count_steps(self) -> list[int]:
        """How many steps lead to each space at most, from the space furthest back."""
        found = [0] * self.size
        for _ in range(self.size):  # no way is longer, and none leads in a circle [RISE-K-17]
            for space in range(self.size):
                for following in self.ahead[space]:
                    found[following] = max(found[following], found[space] + 1)
        return found

    def read_places(self, names: list[str]) -> list[int]:
        """Which of PLACES each space is; the start of a path is none."""
        first = FIRST_PLACE[self.number]
        if self.is_scale:
            return [first + FARTHEST - self.start + space for space in range(self.size)]
        return [first + IDS.index(name) if name in IDS else -1 for name in names]

    def slot_place(self, space: int, slot: int) -> int:
        """Which of PLACES a small space of a School row is."""
        return FIRST_SLOT + (self.place[space] - FIRST_PLACE[self.number]) * SLOTS + slot

    def is_last(self, space: int) -> bool:
        """Does no way lead on from here?"""
        return not self.ahead[space]

    def exits(self, space: int) -> list[int]:
        """[RISE-FREE-01] The lists resolved on leaving from a space, in this order."""
        spaces = range(space, 0, -1) if self.leaves_all else range(space, space - 1, -1)
        found = [self.exit[it] for it in spaces] + [self.exit_always]
        return [listed for listed in found if listed != NOTHING]
