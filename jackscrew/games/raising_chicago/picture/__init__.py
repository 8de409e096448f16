"""Raising Chicago as a picture: project area and tracks, the town, the companies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.core.supplied import Memory, Picture, Translate
from jackscrew.draw import Svg, english
from jackscrew.draw.panels import printed
from jackscrew.draw.scene import names_of
from jackscrew.draw.themes import read_style
from jackscrew.games.raising_chicago.picture import arranged
from jackscrew.games.raising_chicago.picture.board import Board, board_of
from jackscrew.games.raising_chicago.picture.coming import draw_coming, printed_coming
from jackscrew.games.raising_chicago.picture.companies import (
    draw_companies,
    draw_own_pile,
    printed_companies,
)
from jackscrew.games.raising_chicago.picture.council import draw_council, printed_council
from jackscrew.games.raising_chicago.picture.folds import fold_panels
from jackscrew.games.raising_chicago.picture.ground import printed_lake, printed_town
from jackscrew.games.raising_chicago.picture.market import (
    draw_market,
    printed_bidding,
    printed_market,
)
from jackscrew.games.raising_chicago.picture.places import WIDTH
from jackscrew.games.raising_chicago.picture.question import draw_question
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.spots import spots
from jackscrew.games.raising_chicago.picture.tracks import (
    draw_tracks,
    printed_poverty,
    printed_tracks,
)
from jackscrew.games.raising_chicago.picture.wards import draw_town
from jackscrew.games.raising_chicago.view import ChicagoView

__all__ = ["picture", "spots"]

SHARED = (
    draw_market,
    draw_coming,
    draw_tracks,
    draw_council,
    draw_town,
    draw_companies,
    fold_panels,
)
"""What everybody sees, from the bottom up."""
PRINTED = {
    arranged.MARKET: printed_market,
    arranged.BIDDING: printed_bidding,
    arranged.COMING: printed_coming,
    arranged.REPUTATION: printed_tracks,
    arranged.POVERTY: printed_poverty,
    arranged.COUNCIL: printed_council,
    arranged.TOWN: printed_town,
    arranged.PRESTIGE: printed_lake,
}
"""The panels of the board but for the companies."""


def picture(
    view: ChicagoView,
    names: Sequence[str] | None = None,
    text: Translate = english,
    theme: str = "light",
    gains: Mapping[str, int] | None = None,
    memory: Memory | None = None,
    base: Picture | None = None,
) -> Svg:
    """The table as one seat may see it, or as a spectator may.

    `names` are those of the seats, who are called by number without; `text` translates what is
    written on the board; `theme` is "light" or "dark"; `gains` are not shown in this game; `memory`
    holds what was drawn before for the same viewer, match and language; with a `base`, a
    spectator's picture of the same position, only what the viewer sees beyond it is drawn.  In a
    notebook:

        match = jackscrew.game("raising_chicago").new(seats=3, seed=1)
        picture(match.view(seat=0), names=["Ada", "Bruno", "Clara"], theme="dark")
    """
    board = board_of(view, text)
    label = text(
        "Raising Chicago, round {round} of {rounds}", round=view["round"], rounds=view["rounds"]
    )
    svg = Svg(
        WIDTH,
        board.height,
        under=under_of(board),
        parts=board.parts(),
        panels=board.arranged,
        label=label,
        css="raising-chicago",
        style=read_style("jackscrew.games.raising_chicago", "board.css"),
        theme=theme,
        least=1,
    )
    pen = Pen(svg, text, names_of(names, view["seats"], text), board)
    scene = Table(view, pen, gains, memory)
    return scene.compose(SHARED, (draw_own_pile,), (draw_question,), base)


def under_of(board: Board) -> str:
    """The printed layer, made when it is first wanted."""
    if not board.under:
        panels = (
            printed(name, draw(board)) for name, draw in PRINTED.items() if name in board.arranged
        )
        board.under = "".join(panels) + printed_companies(board)
    return board.under
