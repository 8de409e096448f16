"""City Council's table as a picture: the city on the left, council sheet and seats on the right."""

from collections.abc import Sequence

from jackscrew.draw import Svg, Text, english
from jackscrew.draw.scene import View
from jackscrew.games.city_council.picture.city import (
    draw_dice,
    draw_half,
    draw_interests,
    draw_pawns,
    draw_rail,
    draw_regions,
    draw_stops,
    draw_tiles,
)
from jackscrew.games.city_council.picture.question import draw_question
from jackscrew.games.city_council.picture.scene import City, target_of
from jackscrew.games.city_council.picture.sheet import (
    draw_bid_slots,
    draw_coins,
    draw_council,
    draw_mats,
    draw_round,
    draw_stacks,
    draw_supplies,
    draw_turn_slots,
)
from jackscrew.games.city_council.picture.table import blank

__all__ = ["picture", "target_of"]


def picture(
    view: View,
    names: Sequence[str] | None = None,
    text: Text = english,
    theme: str = "light",
    show_region: int | None = None,
) -> Svg:
    """The table as one seat may see it.

    With `show_region` that seat's half of the city is shaded and its interests are outlined.
    """
    scene = City(view, names, text, blank(view, text, theme))
    for draw in (draw_round, draw_bid_slots, draw_turn_slots, draw_council, draw_supplies):
        draw(scene)
    draw_mats(scene)
    draw_stacks(scene)
    if show_region is not None:
        draw_half(scene, show_region)
    draw_tiles(scene)
    if show_region is not None:
        draw_interests(scene, show_region)
    for draw in (draw_rail, draw_stops, draw_regions, draw_coins, draw_pawns, draw_dice):
        draw(scene)
    draw_question(scene)
    return scene.svg
