"""Actions are small ints with names: a verb, and one word of each of its nouns."""

from typing import Final

from jackscrew.core.errors import UnknownAction


class Noun:
    """A list of words that name the things of one kind.

    `targets` are the ids of the picture's elements they stand for, one per word; "{seat}" in
    one is the seat that acts.
    """

    def __init__(self, words: list[str], targets: list[str] | None = None) -> None:
        self.words: Final = words
        self.targets: Final = targets
        self.numbers: Final = {words[i]: i for i in range(len(words))}


class Verb:
    """The actions of one verb are numbered from `first` on, the last noun running fastest."""

    def __init__(self, name: str, first: int, nouns: list[Noun]) -> None:
        self.name: Final = name
        self.first: Final = first
        self.nouns: Final = nouns
        size = 1
        for noun in nouns:
            size *= len(noun.words)
        self.size: Final = size


class ActionSpace:
    """All actions of a game.  The ints are internal; whatever is stored or shown is the name."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.sizes: Final[dict[int, int]] = {}  # of the verbs, by their first action
        self.size = 0

    def verb(self, name: str, *nouns: Noun) -> int:
        """Add a verb; its first action is returned, `first + i` is the one with word i."""
        verb = Verb(name, self.size, list(nouns))
        self.verbs.append(verb)
        self.sizes[verb.first] = verb.size
        self.size += verb.size
        return verb.first

    def has(self, verb: int, action: int) -> bool:
        """Is this one of the actions of the verb whose first action is given?"""
        return verb <= action < verb + self.sizes[verb]

    def verb_of(self, action: int) -> Verb:
        """The verb an action belongs to."""
        if 0 <= action < self.size:
            for verb in self.verbs:
                if action < verb.first + verb.size:
                    return verb
        raise UnknownAction(f"no action has the number {action}; there are {self.size}")

    def numbers(self, action: int) -> list[int]:
        """Which word of each noun an action has."""
        verb = self.verb_of(action)
        rest = action - verb.first
        found: list[int] = []
        for noun in reversed(verb.nouns):
            found.append(rest % len(noun.words))
            rest //= len(noun.words)
        found.reverse()
        return found

    def words(self, action: int) -> list[str]:
        """The verb and the words of an action."""
        verb = self.verb_of(action)
        numbers = self.numbers(action)
        return [verb.name] + [verb.nouns[i].words[numbers[i]] for i in range(len(numbers))]

    def name(self, action: int) -> str:
        """The action as it is written in records, such as "place G6"."""
        return " ".join(self.words(action))

    def parse(self, text: str) -> int:
        """The action with this name."""
        words = text.split()
        for verb in self.verbs:
            if words and verb.name == words[0]:
                return self.parse_nouns(verb, words[1:], text)
        known = ", ".join([verb.name for verb in self.verbs])
        raise UnknownAction(f"{text!r} is no action; it begins with one of: {known}")

    def parse_nouns(self, verb: Verb, words: list[str], text: str) -> int:
        """The action of a verb with these words."""
        if len(words) != len(verb.nouns):
            raise UnknownAction(f"{text!r}: {verb.name!r} takes {len(verb.nouns)} words after it")
        rest = 0
        for noun, word in zip(verb.nouns, words, strict=True):
            if word not in noun.numbers:
                known = ", ".join(noun.words[:8]) + (" ..." if len(noun.words) > 8 else "")
                raise UnknownAction(f"{text!r}: {word!r} is none of {known}")
            rest = rest * len(noun.words) + noun.numbers[word]
        return verb.first + rest

    def targets(self, action: int, seat: int) -> list[str]:
        """The ids of the picture's elements that an action points at."""
        verb = self.verb_of(action)
        numbers = self.numbers(action)
        found: list[str] = []
        for i in range(len(numbers)):
            targets = verb.nouns[i].targets
            if targets is not None:
                found.append(targets[numbers[i]].replace("{seat}", str(seat)))
        return found
