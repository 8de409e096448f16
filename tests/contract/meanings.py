"""Which sign an element of a picture is, as the client finds it by the selectors of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.etree import ElementTree

from jackscrew.learn.signs import Sign, Step

Element = ElementTree.Element
SVG = "{http://www.w3.org/2000/svg}"
UNSEEN = ("style", "defs", "title", "desc")


def paths(root: Element, above: tuple[Element, ...] = ()) -> Iterator[tuple[Element, ...]]:
    """Every element that is seen, with all those around it, outermost first."""
    if root.tag.removeprefix(SVG) in UNSEEN:
        return
    path = (*above, root)
    yield path
    for child in root:
        yield from paths(child, path)


def is_step(element: Element, step: Step) -> bool:
    """Is an element one that a step speaks of?"""
    named = [
        (step.piece, element.get("id")),
        (step.sign, element.get("data-sign")),
        (f"#i-{step.icon}" if step.icon is not None else "", element.get("href")),
    ]
    for wanted, found in named:
        if wanted and not (found and is_name(found, wanted, step.is_open)):
            return False
    is_tag = not step.tag or element.tag.removeprefix(SVG) == step.tag
    return is_tag and {*step.css} <= {*element.get("class", "").split()}


def is_name(found: str, wanted: str, is_open: bool) -> bool:
    return found.startswith(wanted) if is_open else found == wanted


def leads_to(path: Sequence[Element], way: Sequence[Step]) -> bool:
    """Does a way lead to the last element of a path?"""
    *outer, last = way
    if not is_step(path[-1], last):
        return False
    around = iter(path[:-1])
    return all(any(is_step(element, step) for element in around) for step in outer)


def meaning(path: Sequence[Element], signs: Sequence[Sign]) -> tuple[Sign, int] | None:
    """The sign that the end of a path is a part of, and how deep on the path it is."""
    for depth in range(len(path), 0, -1):
        for sign in signs:
            if path[depth - 1].get("data-sign") == sign.key or any(
                leads_to(path[:depth], way) for way in sign.on
            ):
                return sign, depth - 1
    return None
