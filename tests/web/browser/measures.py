"""What is measured of a page that somebody looks at, in pixels of its screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from jackscrew.core.match import Match

BOXES = """(selectors) => selectors.map((selector) => {
    const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
# text that is seen and too small to read; that of the picture as large as it is drawn
SMALL_TEXT = """(least) => {
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
    const hasText = (node) => [...node.childNodes].some(isText);
    const shown = (node) => node.checkVisibility({visibilityProperty: true})
        && !node.closest('title, script, style, noscript, .unseen');
    const inside = (box, {left, top, right, bottom}) => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x >= left && x <= right && y >= top && y <= bottom;
    };
    const found = new Set();
    for (const node of document.querySelectorAll('body *')) {
        if (!hasText(node) || !shown(node)) continue;
        const svg = node.closest('svg'), box = node.getBoundingClientRect();
        if (box.width < 1 || (svg && !inside(box, svg.getBoundingClientRect()))) continue;
        const {a, b} = svg ? node.getScreenCTM() : {a: 1, b: 0};
        const size = parseFloat(getComputedStyle(node).fontSize) * Math.hypot(a, b);
        if (size < least) found.add(`${size.toFixed(1)} px: ${node.textContent.slice(0, 30)}`);
    }
    return [...found];
}"""
# controls of the page that a finger cannot meet; the picture's answers are another matter
SMALL_CONTROLS = """(least) => {
    const found = [];
    const controls = 'button, a[href], input, select, summary';
    for (const node of document.querySelectorAll(controls)) {
        if (node.closest('.picture, .skips, noscript') || node.type === 'hidden') continue;
        if (!node.checkVisibility({visibilityProperty: true})) continue;
        const {width, height} = node.getBoundingClientRect();
        if (width && Math.min(width, height) < least - 0.5)
            found.push(`${width.toFixed(0)}x${height.toFixed(0)}: ${node.outerHTML.slice(0, 90)}`);
    }
    return found;
}"""
# words that do not fit where they stand
CUT = """() => {
    const places = '#question button, #question h2, .who .whole, #where li, .seat .whole, '
        + '.seat .figures, .parts button, .tabs button, .bar h1';
    const texts = (node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), found = [];
        for (let it = walker.nextNode(); it; it = walker.nextNode())
            if (!it.parentElement.closest('.unseen')) found.push(it);
        return found;
    };
    const isOut = (text, {left, right, bottom}) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const is = box.right > right + 1.5 || box.left < left - 1.5 || box.bottom > bottom + 3;
        return box.width > 0 && is;
    };
    return [...document.querySelectorAll(places)]
        .filter((node) => node.checkVisibility({visibilityProperty: true}))
        .filter((node) => texts(node).some((it) => isOut(it, node.getBoundingClientRect())))
        .map((node) => node.textContent);
}"""
LINES = """(node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
}"""
# the picture's answers that are in sight and narrower than a finger, the narrowest first
NARROW = """(least) => {
    const stage = document.getElementById('stage').getBoundingClientRect();
    const svg = document.querySelector('#stage svg').getBoundingClientRect();
    const room = document.getElementById('question').getBoundingClientRect();
    const found = [];
    for (const node of document.querySelectorAll('.picture .askable, .picture .target')) {
        if (node.matches('.out')) continue;
        const shape = node.querySelector('.hit') ?? node;
        const {x, y, width, height} = shape.getBoundingClientRect();
        const at = {id: node.id, x: x + width / 2, y: y + height / 2};
        const hit = document.elementFromPoint(at.x, at.y);
        if (Math.min(width, height) < least && hit && node.contains(hit))
            found.push({...at, size: Math.min(width, height)});
    }
    return found.sort((a, b) => a.size - b.size);
}"""
Rectangle = list[int]


def boxes(page: Page, *selectors: str) -> list[Rectangle]:
    """Where elements lie: x, y, width and height."""
    found: list[Rectangle] = page.evaluate(BOXES, list(selectors))
    return found


def measured(page: Page, script: str, *values: float) -> list[Any]:
    """What a script of this module finds."""
    found: list[Any] = page.evaluate(script, *values)
    return found


def questions(match: Match, seat: int = 0) -> Iterator[tuple[str, int]]:
    """Each step at which a seat decides, with the number of lines before one of its decisions."""
    steps: dict[str, list[int]] = {}
    for number, line in enumerate(match.record.lines):
        if line.seat == seat and not line.forced:
            steps.setdefault(line.step, []).append(number)
    dice = random.Random(1)
    for step, numbers in steps.items():
        yield step, dice.choice(numbers)
