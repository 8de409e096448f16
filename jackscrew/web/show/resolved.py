"""A picture with its styles worked out, for what draws SVG but knows no custom properties.

Each element is given its own values as attributes: the cascade is gone through as a browser would,
custom properties are handed down, and `var()` and `color-mix()` are replaced by what they come to.
Of selectors it knows what style sheets of pictures use: types, classes, attributes, `:is`, `:not`,
descendants and children.  Other pseudo-classes tell of pointers and focus: nothing here has them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from xml.etree.ElementTree import Element, fromstring, register_namespace, tostring

SVG = "{http://www.w3.org/2000/svg}"
PAINTED = {
    "color", "display", "fill", "fill-opacity", "filter", "font-family", "font-size",
    "font-style", "font-variant", "font-weight", "letter-spacing", "opacity", "paint-order",
    "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
    "stroke-width", "text-anchor", "visibility",
}  # fmt: skip
AT_RULE = re.compile(r"@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
COMMA, GAP = re.compile(r",(?![^()]*\))"), re.compile(r"\s*(>)\s*|\s+(?![^()]*\))")
SIMPLE = re.compile(r'([\w*-]+)|\.([\w-]+)|\[([\w-]+)(?:="([^"]*)")?\]|:([\w-]+)(?:\(([^()]*)\))?')
VARIABLE = re.compile(r"var\((--[\w-]+)\s*(?:,([^()]*))?\)")
MIX = re.compile(r"color-mix\(in srgb, ([#\w]+)(?: ([\d.]+)%)?, ([#\w]+)\)")
FONT = re.compile(r"(?:(\w+) )?([\d.]+px)(?:/\S+)? (.+)")
MISSING = "\0"  # in place of a custom property that nothing has
DEEPEST = 16  # custom properties that lead to others
Scope = Mapping[str, str]
register_namespace("", SVG[1:-1])
Specificity = tuple[int, int]


class Unknown(ValueError):
    """A part of a style sheet that this module has no answer to."""


@dataclass(frozen=True)
class Compound:
    """What one element of a selector must be; `close` if its parent must be the one before."""

    type: str = ""
    classes: frozenset[str] = frozenset()
    attributes: tuple[tuple[str, str | None], ...] = ()
    among: tuple[tuple[bool, tuple[Selector, ...]], ...] = ()  # :is is true, :not false
    never: bool = False
    close: bool = False

    def matches(self, path: Sequence[Element]) -> bool:
        """Is it the last of these, each of which is within the one before?"""
        element = path[-1]
        return (
            not self.never
            and self.type in ("", "*", element.tag.rpartition("}")[2])
            and self.classes <= classes_of(element.get("class", ""))
            and all(has(element, name, value) for name, value in self.attributes)
            and all(is_any(path, some) is wanted for wanted, some in self.among)
        )


Selector = tuple[Compound, ...]


def has(element: Element, name: str, value: str | None) -> bool:
    """Has an element an attribute, with this value if one is given?"""
    return element.get(name) is not None if value is None else element.get(name) == value


def is_any(path: Sequence[Element], selectors: Iterable[Selector]) -> bool:
    """Does one of several selectors match?"""
    return any(selects(one, path) for one in selectors)


@lru_cache(maxsize=4096)
def classes_of(text: str) -> frozenset[str]:
    """The classes of an attribute."""
    return frozenset(text.split())


def selects(selector: Selector, path: Sequence[Element]) -> bool:
    """Does a selector match the last element of a path?"""
    *before, last = selector
    if not last.matches(path):
        return False
    if not before:
        return True
    above = range(len(path) - 1, 0, -1)
    found = above[:1] if last.close else above
    return any(selects(tuple(before), path[:length]) for length in found)


@dataclass(frozen=True)
class Rule:
    """A rule of a style sheet, for one selector."""

    selector: Selector
    specificity: Specificity
    values: Mapping[str, str]


class Sheet:
    """A style sheet whose rules are found by a class of the element they are about."""

    def __init__(self, css: str) -> None:
        self.rules: defaultdict[str, list[tuple[Specificity, int, Rule]]] = defaultdict(list)
        for number, rule in enumerate(rules_of(css)):
            key = min(rule.selector[-1].classes, default="")
            self.rules[key].append((rule.specificity, number, rule))

    def values(self, path: Sequence[Element]) -> dict[str, str]:
        """What is declared for an element; of several values the strongest, then the last."""
        keys = ["", *sorted(classes_of(path[-1].get("class", "")))]
        found = [it for key in keys for it in self.rules.get(key, ())]
        matching = [it for it in found if selects(it[2].selector, path)]
        declared: dict[str, str] = {}
        for _, _, rule in sorted(matching, key=lambda it: it[:2]):
            declared |= rule.values
        return declared


def rules_of(css: str) -> Iterator[Rule]:
    """The rules of a style sheet but for those of other media."""
    plain = AT_RULE.sub("", COMMENT.sub("", css))
    for selectors, block in RULE.findall(plain):
        pairs = (it.partition(":") for it in block.split(";") if it.strip())
        values = {name.strip(): value.strip() for name, _, value in pairs}
        for selector in selectors_of(selectors):
            yield Rule(selector, specificity(selector), values)


def selectors_of(text: str) -> tuple[Selector, ...]:
    """Selectors that are told in a row."""
    return tuple(selector_of(one.strip()) for one in COMMA.split(text))


def selector_of(text: str) -> Selector:
    """One selector, outermost first."""
    found, close = [], False
    for word in filter(None, GAP.split(text)):
        if word == ">":
            close = True
        else:
            found.append(compound(word, close))
            close = False
    return tuple(found)


def compound(text: str, close: bool) -> Compound:
    """A part of a selector that is about one element."""
    type_, classes, attributes, among, never = "", [], [], [], False
    if SIMPLE.sub("", text):
        raise Unknown(text)
    for tag, name, attribute, value, pseudo, inner in SIMPLE.findall(text):
        if tag:
            type_ = tag
        elif name:
            classes.append(name)
        elif attribute:
            attributes.append((attribute, value or None))
        elif pseudo in ("is", "not"):
            among.append((pseudo == "is", selectors_of(inner)))
        else:
            never = True
    return Compound(type_, frozenset(classes), tuple(attributes), tuple(among), never, close)


def specificity(selector: Selector) -> Specificity:
    """How much a selector asks for: classes and the like, then types."""
    strong = types = 0
    for part in selector:
        strong += len(part.classes) + len(part.attributes) + part.never
        types += part.type not in ("", "*")
        for _, some in part.among:
            inner = max(map(specificity, some))
            strong, types = strong + inner[0], types + inner[1]
    return strong, types


def resolved(svg: str, sheet: Sheet) -> str:
    """A picture, whose symbols stand in it, with what each element looks like written on it."""
    root = fromstring(svg)
    unfold(root, {it.get("id", ""): it for it in root.iter(f"{SVG}symbol")})
    dress([root], sheet, {})
    return tostring(root, encoding="unicode")


def unfold(root: Element, symbols: Mapping[str, Element]) -> None:
    """Put symbols where they are used: they look as whatever uses them has it."""
    for use in list(root.iter(f"{SVG}use")):
        symbol = symbols[use.attrib.pop("href").removeprefix("#")]
        use.tag = f"{SVG}svg"
        use.set("viewBox", symbol.get("viewBox", ""))
        use.extend(deepcopy(list(symbol)))


def dress(path: list[Element], sheet: Sheet, handed: Scope) -> None:
    """The same for one element, and all within it."""
    element = path[-1]
    declared = sheet.values(path)
    scope = handed
    if own := {name: value for name, value in declared.items() if name.startswith("--")}:
        given = {**handed, **own}
        scope = {**handed, **{name: worked_out(value, given) or "" for name, value in own.items()}}
    for name, value in {**element.attrib, **written(declared)}.items():
        found = worked_out(value, scope) if "(" in value else value
        if found is None:
            element.attrib.pop(name, None)
        else:
            element.set(name, found)
    for child in element:
        dress([*path, child], sheet, scope)


def written(declared: Mapping[str, str]) -> dict[str, str]:
    """What is declared as attributes that a picture may have."""
    found: dict[str, str] = {}
    for name, value in declared.items():
        if name == "font":
            found |= font(value)
        elif name in PAINTED:
            found[name] = value
    return found


def font(value: str) -> dict[str, str]:
    """A typeface in short, in full."""
    found = FONT.fullmatch(value)
    if found is None:
        raise Unknown(value)
    weight, size, family = found.groups()
    return {"font-weight": weight or "400", "font-size": size, "font-family": family}


def worked_out(value: str, scope: Scope) -> str | None:
    """A value without custom properties; None if it needs one that nothing has."""

    def look_up(found: re.Match[str]) -> str:
        name, instead = found.groups()
        return scope.get(name) or (instead or MISSING).strip()

    for _ in range(DEEPEST):
        before, value = value, MIX.sub(mixed, VARIABLE.sub(look_up, value))
        if value == before:
            break
    return None if MISSING in value else value


def mixed(found: re.Match[str]) -> str:
    """Two colours mixed."""
    first, percent, second = found.groups()
    share = float(percent or 50) / 100
    if second == "transparent":
        red, green, blue = channels(first)
        return f"rgba({red},{green},{blue},{share:g})"
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour like #1f6fb2."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    if len(digits) != 6:
        raise Unknown(colour)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
