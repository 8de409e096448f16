"""What fills the places of the sentences that tell why something may not be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from jackscrew.games.city_council.components import MEMBERS, TILES
from jackscrew.games.city_council.geometry import SQUARES
from jackscrew.games.city_council.naming import QUADRANTS, the_member, the_tile
from jackscrew.text.words import Naming

PLACES: Mapping[str, Naming] = {
    "tile": lambda words, tile: the_tile(words, TILES[tile]),
    "member": lambda words, member: the_member(words, MEMBERS[member]),
    "quadrant": lambda words, quadrant: words.text(QUADRANTS[quadrant]),
    "square": lambda words, square: SQUARES[square],
}
