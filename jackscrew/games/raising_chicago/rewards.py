"""The reward vocabulary: lists of rewards as they are printed, made into numbers."""

from typing import Any, Final

TYPES: Final = ["lumber", "jackscrew", "masonry"]
TYPE_COUNT: Final = len(TYPES)
TOKENS: Final = [*TYPES, "wild"]
WILD: Final = TYPE_COUNT
TOKEN_COUNT: Final = len(TOKENS)
ANY_TRACK: Final = TYPE_COUNT  # an advance on a track of one's choice

KINDS: Final = [
    *("token", "favor", "rep", "advance", "expansion"),
    *("basic", "choice", "card_squares", "market_rounds", "company_rounds"),
    *("add_level", "swap_banners", "copy_neighborhoods"),
]
TOKEN: Final = 0
FAVOR: Final = 1
REP: Final = 2
ADVANCE: Final = 3
EXPANSION: Final = 4
BASIC: Final = 5  # from here on somebody has to choose
CHOICE: Final = 6
CARD_SQUARES: Final = 7
MARKET_ROUNDS: Final = 8
COMPANY_ROUNDS: Final = 9
ADD_LEVEL: Final = 10
SWAP_BANNERS: Final = 11
COPY_NEIGHBORHOODS: Final = 12

NOTHING: Final = 0  # the list without rewards


class Rewards:
    """All reward lists of one component set.  A list is a number; its rewards are taken from
    left to right: a kind, what of it, and how much."""

    def __init__(self) -> None:
        self.kinds: Final[list[list[int]]] = [[]]
        self.things: Final[list[list[int]]] = [[]]
        self.counts: Final[list[list[int]]] = [[]]
        self.source: Final[list[int]] = [0]  # what the reputation of a list counts for
        self.printed: Final[list[list[str]]] = [[]]

    def add(self, entries: list[Any], source: int) -> int:
        """Read a printed list; returns its number."""
        if not entries:
            return NOTHING
        self.kinds.append([])
        self.things.append([])
        self.counts.append([])
        self.source.append(source)
        self.printed.append([str(entry) for entry in entries])
        for entry in entries:
            self.read(str(entry).split())
        return len(self.kinds) - 1

    def read(self, words: list[str]) -> None:
        """Read one reward such as "advance lumber 1" into the newest list."""
        thing, count = 0, int(words[-1]) if words[-1].isdecimal() else 1
        if words[0] in TOKENS:
            kind, thing = TOKEN, TOKENS.index(words[0])
        elif words[0] == "advance":
            kind = CHOICE if words[1] == "choice" else ADVANCE
            thing = ANY_TRACK if words[1] == "choice" else TYPES.index(words[1])
        else:
            kind = KINDS.index(words[0])
        self.kinds[-1].append(kind)
        self.things[-1].append(thing)
        self.counts[-1].append(count)
