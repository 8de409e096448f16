"""The steps of City Council, one module per part of the rulebook."""

from typing import Any, Final

from jackscrew.core.state import Step
from jackscrew.games.city_council.state import SQUARE_NOUN, TILE_NOUN
from jackscrew.games.city_council.steps.bidding import Bid, Bidding
from jackscrew.games.city_council.steps.investing import Die, Invest, PayDie, Speculate
from jackscrew.games.city_council.steps.lobbying import Lobbying, Pick, Steal
from jackscrew.games.city_council.steps.rail import Fund, Rail
from jackscrew.games.city_council.steps.rounds import Round, Tiebreak, Tops
from jackscrew.games.city_council.steps.tiles import PayTile, Position, Stack, Tick
from jackscrew.games.city_council.steps.turns import Turn, Turns

STEPS: Final[list[Step[Any]]] = [
    Round("round", automatic=True),
    Tops("tops", "CC-SET-02"),
    Bidding("bidding", automatic=True),
    Bid("bid", "CC-BID-02"),
    Lobbying("lobbying", automatic=True),
    Pick("pick", "CC-LOB-01"),
    Steal("steal", "CC-COUN-03"),
    Turns("turns", automatic=True),
    Turn("turn", automatic=True),
    Stack("stack", "CC-TILE-02"),
    PayTile("pay_tile", "CC-PAY-02", a=TILE_NOUN),
    Position("position", "CC-GEO-05", a=TILE_NOUN),
    Tick("tick", "CC-TILE-05", a=TILE_NOUN),
    Invest("invest", "CC-INV-01", a=TILE_NOUN),
    Speculate("speculate", "CC-SPEC-03"),
    Die("die", "CC-SPEC-02", a=SQUARE_NOUN, settles=True),
    PayDie("pay_die", "CC-PAY-03", a=SQUARE_NOUN, settles=True),
    Rail("rail", "CC-RAIL-03", a=SQUARE_NOUN),
    Fund("fund", "CC-RAIL-12", a=SQUARE_NOUN, settles=True),
    Tiebreak("tiebreak", "CC-END-04"),
]
