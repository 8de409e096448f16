"""The effect vocabulary: lists of effects as they are printed, made into numbers."""

from typing import Final

from jackscrew.games.rise.view import Effect, is_choice, is_condition, is_payment

TRACKS: Final = [
    "satisfaction",
    "science",
    "culture",
    "politics",
    "conservation",
    "school",
    "bank",
    "press",
    "industry",
    "bureau",
]
TRACK_COUNT: Final = len(TRACKS)
SATISFACTION: Final = 0
SCIENCE: Final = 1
CULTURE: Final = 2
POLITICS: Final = 3
CONSERVATION: Final = 4
SCHOOL: Final = 5
BANK: Final = 6
PRESS: Final = 7
INDUSTRY: Final = 8
BUREAU: Final = 9

REWARDS: Final = ["r6", "r10", "r14"]
RANKS: Final = ["I", "II", "III", "IV", "V"]
CONDITIONS: Final = ["satisfaction_leader", "satisfaction_last"]
LEADER: Final = 0
LAST: Final = 1

# kinds of effects: first those without a decision, then the red ones, then the rest [RISE-F-02]
KINDS: Final = [
    *("coins", "vp", "strongbox", "school_refresh", "free_card", "reward", "end_exchange"),
    *("lose_vp", "riot", "pollution", "if"),
    *("advance", "joker", "school_activate", "choice", "pay", "exchange", "rank"),
]
COINS: Final = 0
VP: Final = 1
STRONGBOX: Final = 2
REFRESH: Final = 3
FREE_CARD: Final = 4
REWARD: Final = 5
END_EXCHANGE: Final = 6
LOSE_VP: Final = 7  # from here on red
RIOT: Final = 8
POLLUTION: Final = 9
IF: Final = 10
ADVANCE: Final = 11  # from here on the rest
JOKER: Final = 12
ACTIVATE: Final = 13
CHOICE: Final = 14
PAY: Final = 15
EXCHANGE: Final = 16
RANK: Final = 17

NOTHING: Final = 0  # the list without effects


class Effects:
    """All effect lists of one component set.  Lists and effects are numbers.

    `kind`, `thing`, `count` and `inner` tell of an effect what it does, with what, how much, and
    which lists it holds.  A list is split into what comes first, then and last [RISE-F-02].
    """

    def __init__(self) -> None:
        self.kind: Final[list[int]] = []
        self.thing: Final[list[int]] = []
        self.count: Final[list[int]] = []
        self.inner: Final[list[list[int]]] = []
        self.source: Final[list[int]] = []  # by effect: what the VP it brings count for
        self.gains: Final[list[list[int]]] = []
        self.reds: Final[list[list[int]]] = []
        self.rest: Final[list[list[int]]] = []
        self.printed: Final[list[list[Effect]]] = []
        self.names: Final[list[list[int]]] = []  # by list: what the rest is picked by
        self.answers: Final[list[list[int]]] = []  # by effect: what branches are picked by
        self.add([], 0)

    def add(self, entries: list[Effect], source: int) -> int:
        """Read a printed list; VP it brings count for `source`.  Returns the list's number."""
        if not entries and self.gains:
            return NOTHING
        made = [self.read(entry, source) for entry in entries]
        self.gains.append([it for it in made if self.kind[it] < LOSE_VP])
        self.reds.append([it for it in made if LOSE_VP <= self.kind[it] < ADVANCE])
        self.rest.append([it for it in made if self.kind[it] >= ADVANCE])
        self.printed.append(entries)
        self.names.append(self.named([[effect] for effect in self.rest[-1]]))
        return len(self.gains) - 1

    def read(self, entry: Effect, source: int) -> int:
        """Read one effect."""
        if isinstance(entry, str):
            return self.read_words(entry.split(), source)
        if is_choice(entry):
            branches = [self.add(branch, source) for branch in entry["choice"]]
            made = self.make(CHOICE, 0, 0, branches, source)
            self.answers[made] = self.named([self.all_of(branch) for branch in branches])
            return made
        if is_payment(entry):
            return self.make(PAY, 0, entry["pay"], [self.add(entry["get"], source)], source)
        assert is_condition(entry), f"{entry} is no effect"
        inner = [self.add(entry["then"], source)]
        return self.make(IF, CONDITIONS.index(entry["if"]), 0, inner, source)

    def read_words(self, words: list[str], source: int) -> int:
        """Read an effect such as "advance press 1"."""
        kind = KINDS.index(words[0])
        if kind == ADVANCE:
            return self.make(kind, TRACKS.index(words[1]), int(words[2]), [], source)
        if kind == REWARD:
            return self.make(kind, REWARDS.index(words[1]), 1, [], source)
        if kind == RANK:
            return self.make(kind, RANKS.index(words[1]), 1, [], source)
        if kind == FREE_CARD:
            return self.make(kind, int(words[1]) - 1, 1, [], source)
        return self.make(kind, 0, int(words[1]) if len(words) > 1 else 1, [], source)

    def make(self, kind: int, thing: int, count: int, inner: list[int], source: int) -> int:
        """A new effect; returns its number."""
        self.kind.append(kind)
        self.thing.append(thing)
        self.count.append(count)
        self.inner.append(inner)
        self.source.append(source)
        self.answers.append([])
        return len(self.kind) - 1

    def named(self, choices: list[list[int]]) -> list[int]:
        """Choices by number: an advance by its track, if it is the only one there, else by place.

        Places are counted after the tracks.
        """
        found: list[int] = []
        for i in range(len(choices)):
            effects = choices[i]
            name = TRACK_COUNT + i
            if len(effects) == 1 and self.kind[effects[0]] == ADVANCE:
                track = self.thing[effects[0]]
                name = name if track in found else track
            found.append(name)
        return found

    def all_of(self, listed: int) -> list[int]:
        """The effects of a list in the order they are resolved."""
        return self.gains[listed] + self.reds[listed] + self.rest[listed]

    def is_single(self, listed: int, kind: int) -> bool:
        """Is this one effect of a kind and nothing else?"""
        effects = self.all_of(listed)
        return len(effects) == 1 and self.kind[effects[0]] == kind

    def is_plain(self, listed: int) -> bool:
        """Nothing but coins and VP [RISE-DEC-13]."""
        for effect in self.all_of(listed):
            if self.kind[effect] > VP:
                return False
        return True

    def total(self, listed: int, kind: int) -> int:
        """How much of a kind a list gives without a decision."""
        found = 0
        for effect in self.all_of(listed):
            if self.kind[effect] == kind:
                found += self.count[effect]
        return found
