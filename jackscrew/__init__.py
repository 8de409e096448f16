"""Four city-building board games by their real rules."""

from jackscrew.plain import prefer_plain
from jackscrew.version import VERSION

__version__ = VERSION
prefer_plain()

from jackscrew.core import state as _state  # noqa: E402  (after the choice of plain Python)
from jackscrew.core.components import BadPack  # noqa: E402  (after the choice of plain Python)
from jackscrew.core.errors import (  # noqa: E402  (as above)
    BadInput,
    BadSetup,
    IllegalMove,
    JackscrewError,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
    UnknownSeat,
)
from jackscrew.core.match import Match  # noqa: E402  (as above)
from jackscrew.core.record import BadRecord, Record, parse_record  # noqa: E402  (as above)
from jackscrew.games import game, games  # noqa: E402  (as above)

COMPILED = not str(_state.__file__).endswith(".py")

__all__ = [
    "COMPILED",
    "BadInput",
    "BadPack",
    "BadRecord",
    "BadSetup",
    "IllegalMove",
    "JackscrewError",
    "Match",
    "Record",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownSeat",
    "__version__",
    "game",
    "games",
    "parse_record",
]
