"""The question asked: what it is about that is no piece of the table yet."""

from __future__ import annotations

from jackscrew.draw.shapes import rect
from jackscrew.games.big_shoulders.picture.charters import (
    ASSET_HEIGHT,
    ASSET_WIDTH,
    ASSET_X,
    LADDER_Y,
)
from jackscrew.games.big_shoulders.picture.city import asset_face, asset_title
from jackscrew.games.big_shoulders.picture.places import COMPANIES, charter_slot
from jackscrew.games.big_shoulders.picture.scene import Table
from jackscrew.games.big_shoulders.view import asset_card


def draw_question(scene: Table) -> None:
    """An asset just bought lies beside the one it may replace."""
    company, key = scene.about.get("a"), scene.about.get("b")
    if scene.step != "keep" or not isinstance(company, str) or not isinstance(key, str):
        return
    is_answer = f"asset-{key}" in scene.asked
    drawing = asset_face(asset_card(scene.pen.cards, key), ASSET_WIDTH, ASSET_HEIGHT, False)
    if is_answer:
        drawing += rect(0, 0, ASSET_WIDTH, ASSET_HEIGHT, "mark round", 5)
    x = COMPANIES + ASSET_X - ASSET_WIDTH - 5
    y = scene.places.slots[charter_slot(company)][1] + LADDER_Y
    title = asset_title(scene.pen, key)
    scene.mark(f"asset-{key}", x, y, drawing, title, is_answer=is_answer)
