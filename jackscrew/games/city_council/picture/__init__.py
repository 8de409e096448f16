"""City Council's table as a picture: the city on the left, council sheet and seats on the right."""

from collections.abc import Mapping, Sequence

from jackscrew.core.supplied import Memory, Picture
from jackscrew.core.view import is_asked
from jackscrew.draw import Text, english
from jackscrew.games.city_council.picture.board import blank
from jackscrew.games.city_council.picture.city import draw_figures, draw_rail, draw_regions
from jackscrew.games.city_council.picture.question import draw_question
from jackscrew.games.city_council.picture.scene import Pen, Table
from jackscrew.games.city_council.picture.seats import draw_coins, draw_mats
from jackscrew.games.city_council.picture.sheet import draw_sheet, draw_stacks
from jackscrew.games.city_council.picture.spots import spots
from jackscrew.games.city_council.picture.tiles import draw_tiles
from jackscrew.games.city_council.view import CityCouncilView

__all__ = ["picture", "spots"]

SHARED = (
    draw_sheet,
    draw_mats,
    draw_stacks,
    draw_tiles,
    draw_rail,
    draw_regions,
    draw_coins,
    draw_figures,
)
"""What everybody sees, from the bottom up."""


def picture(
    view: CityCouncilView,
    names: Sequence[str] | None = None,
    text: Text = english,
    theme: str = "light",
    gains: Mapping[str, int] | None = None,
    memory: Memory | None = None,
    base: Picture | None = None,
) -> Picture:
    """The table as one seat may see it, such as `jackscrew.game("city_council").new().picture()`.

    `names` are those of the seats, `text` translates what is written on the board, `theme` is
    "light" or "dark", `gains` are points that the answers by name would bring, shown at their
    marks, and `memory` holds what was drawn before for the same viewer and match.  With a `base`, a
    spectator's picture of the same position, only the question is drawn, if one is asked.
    """
    if base is not None and not is_asked(view):
        return base
    table = Table(view, Pen(blank(view, text, theme), text, names, view), gains, memory)
    return table.compose(SHARED, (), (draw_question,), base)
