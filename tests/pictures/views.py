"""Views of City Council as plain data: positions and questions to be drawn."""

from jackscrew.games.city_council.state import SOURCES
from jackscrew.games.city_council.view import CityCouncilView, CoinState, PlayerView, TileView

COSTS = {f"{suit}{value}": value if value > 1 else 5 for suit in "SMCA" for value in range(6)}

# name, north-west square, tick, is it a stop, segments on it
CITY = [
    ("C1", "H6", "NE", True, 2), ("M1", "F6", "SW", False, 0), ("S0", "I9", None, False, 0),
    ("S5", "I4", "SW", True, 2), ("A4", "J7", "SE", True, 2), ("S1", "F4", "SE", True, 2),
    ("M3", "F1", "SE", False, 0), ("M4", "K4", "NW", True, 2), ("C4", "K10", "NW", True, 2),
    ("C2", "I11", "NE", False, 0), ("A1", "F8", "NW", False, 0), ("A2", "F10", "SE", False, 0),
    ("C0", "D9", None, False, 0), ("S4", "I2", "NE", False, 0),
]  # fmt: skip
RAIL = [
    "I8", "I7", "I6", "I5", "J8", "K8", "L8", "J5", "K5", "K4", "K3", "H5", "G5", "G4", "L9", "L10",
    "K10",
]  # fmt: skip
BROUGHT = {
    "C1": 2, "D1": 2, "K1": 1, "L1": 1, "C2": 2, "D2": 2, "L2": 1, "M2": 5, "C3": 0, "D3": 0,
    "M3": 1, "C4": 0, "D4": 0, "M4": 1, "C5": -5, "D5": -5, "M5": 1, "C6": 5, "B7": 5, "C7": 0,
    "D7": 0, "M7": 9, "A8": 10, "B8": 10, "A9": 10, "B9": 10, "A10": 10, "B10": 10, "M10": 9,
    "B11": 5, "C11": 12, "D11": 12, "M11": 9, "C12": 10, "D12": 10, "E12": 12, "F12": 9,
    "K12": 11, "L12": 11, "M12": 5, "E13": 7, "F13": 7, "G13": 7, "H13": 7, "I13": 7, "J13": 11,
    "K13": 9, "L13": 9,
}  # fmt: skip
GAINS = {f"place {square}": gain for square, gain in BROUGHT.items()}


def tile(name: str, at: str, tick: str | None, stop: bool, segments: int) -> TileView:
    return {"tile": name, "at": at, "tick": tick, "stop": stop, "segments": segments}


def player(seat: int) -> PlayerView:
    """A seat at the start."""
    return {
        "seat": seat,
        "points": 0,
        "sheet": dict.fromkeys(SOURCES, 0),
        "coins": coins("ffff"),
        "chits": 0,
        "investor": None,
        "speculator": None,
        "region": None,
        "interests": None,
    }


def coins(states: str) -> dict[str, CoinState]:
    """`bffu` for bid, free, free, used."""
    words: dict[str, CoinState] = {"b": "bid", "f": "free", "u": "used"}
    return {str(value): words[state] for value, state in enumerate(states, 2)}


def ask(
    view: CityCouncilView,
    step: str,
    actions: list[str],
    seat: int = 0,
    a: int | str = 0,
    b: int = 0,
) -> CityCouncilView:
    asked = view.copy()
    asked["question"] = {
        "seat": seat,
        "step": step,
        "rule": "",
        "about": {"a": a, "b": b},
        "path": [],
        "actions": actions,
    }
    return asked


def empty(seats: int) -> CityCouncilView:
    """A table before the first bid; nobody is asked."""
    up = ["S3", "M1", "A0", "C5"]
    return {
        "game": "city_council",
        "pack": "",
        "version": 0,
        "question": None,
        "if_ended": {source: [0] * seats for source in SOURCES},
        "seats": seats,
        "seat": -1,
        "sources": SOURCES,
        "over": False,
        "winners": [],
        "round": 1,
        "rounds": 24 // seats,
        "tiles": [],
        "places": 30,
        "rail": [],
        "segments_left": 50,
        "stacks": [{"up": up[i], "below": 24 // seats - 1, "taken_by": None} for i in range(seats)],
        "unseen": sorted(set(COSTS) - set(up[:seats])),
        "waiting": None,
        "chits": 4,
        "costs": COSTS,
        "opener": 0,
        "bids": [],
        "order": [None] * seats,
        "council": dict.fromkeys(("mayor", "transit", "treasurer", "zoning")),
        "players": [player(seat) for seat in range(seats)],
    }


def start(seats: int) -> CityCouncilView:
    """The first bid of a game."""
    return ask(empty(seats), "bid", ["bid 2", "bid 3", "bid 4", "bid 5"])


def middle() -> CityCouncilView:
    """Round 4 of 6: seat 0 has taken the 5 of crowns; nobody is asked."""
    takers = [1, None, 0, 3]
    return {
        **empty(4),
        "round": 4,
        "tiles": [tile(*row) for row in CITY],
        "rail": list(RAIL),
        "segments_left": 33,
        "stacks": [
            {"up": None if taker is not None else "S3", "below": 2, "taken_by": taker}
            for taker in takers
        ],
        "waiting": {"tile": "C5", "seat": 0, "stack": 2},
        "chits": 3,
        "bids": [
            {"seat": seat, "coin": seat + 2, "chits": 0, "value": seat + 2} for seat in range(4)
        ],
        "order": [3, 1, 0, 2],
        "council": {"mayor": 2, "transit": 3, "treasurer": 1, "zoning": 0},
        "players": investors(),
    }


def investors() -> list[PlayerView]:
    rows = [
        (75, "bffu", 0, "S1", (3, None, "C0"), "W", ("suns", None)),
        (89, "ubuf", 1, "A1", (4, "N9", None), "S", ("arms", None)),
        (87, "ffbf", 0, "M3", (5, "M7", None), "N", ("moons", 3)),
        (68, "ffub", 0, "M4", (4, "D2", None), "N", ("moons", 4)),
    ]
    return [
        {
            **player(seat),
            "points": points,
            "coins": coins(states),
            "chits": chits,
            "investor": investor,
            "speculator": {"value": value, "point": point, "tile": tile},
            "region": region,
            "interests": {"suit": suit, "numeral": numeral},
        }
        for seat, (
            points,
            states,
            chits,
            investor,
            (value, point, tile),
            region,
            (suit, numeral),
        ) in enumerate(rows)
    ]


def placing() -> CityCouncilView:
    """Seat 0 is asked where the 5 of crowns goes."""
    return ask(middle(), "position", list(GAINS), a="C5")


def placed(tick: str | None = "NE") -> CityCouncilView:
    """The 5 of crowns lies on D11."""
    view = middle()
    view["tiles"] = [*view["tiles"], tile("C5", "D11", tick, False, 0)]
    view["waiting"] = None
    view["players"][0]["points"] += 12
    return view


def bidding() -> CityCouncilView:
    """Seat 2 bids after 0 and 3; one coin and one null coin lie on each of their slots."""
    view = middle()
    view["waiting"] = None
    view["order"] = [None] * 4
    view["council"] = dict.fromkeys(view["council"])
    view["stacks"] = [
        {"up": name, "below": 2, "taken_by": None} for name in ("S3", "C5", "A0", "M2")
    ]
    view["bids"] = [
        {"seat": 0, "coin": 5, "chits": 1, "value": 6},
        {"seat": 1, "coin": 3, "chits": 0, "value": 3},
    ]
    states = ("fffb", "fbff", "ffff", "ffff")
    for each, state in zip(view["players"], states, strict=True):
        each["coins"] = coins(state)
    view["players"][2]["chits"] = 2
    view["chits"] = 1
    return ask(view, "bid", ["bid 2", "bid 4", "bid 5", "bid 4+1", "bid 5+2", "bid 3+2"], seat=2)


def picking() -> CityCouncilView:
    """The second pass of phase 2: who has a turn position lobbies, and the other way round."""
    view = bidding()
    view["bids"] += [
        {"seat": 2, "coin": 5, "chits": 2, "value": 7},
        {"seat": 3, "coin": 2, "chits": 0, "value": 2},
    ]
    view["players"][2]["coins"] = coins("fffb")
    view["players"][2]["chits"] = 0
    view["players"][3]["coins"] = coins("bfff")
    view["order"] = [2, None, 0, None]
    view["council"]["mayor"] = 1
    actions = ["order 2", "order 4", "lobby transit", "lobby treasurer", "lobby zoning"]
    return ask(view, "pick", actions, seat=3)


def finished(seats: int = 4) -> CityCouncilView:
    """The end of a game that seat 1 wins."""
    view = placed()
    extra = [
        ("A5", "L2", "SE", False, 0), ("M2", "A9", "NE", False, 0), ("C3", "L12", "NW", False, 0),
        ("S2", "I13", "NE", False, 0), ("S3", "B5", "SW", False, 0), ("A3", "M7", "NW", False, 0),
        ("A0", "C1", None, False, 0), ("M0", "F13", None, False, 0),
    ]  # fmt: skip
    spent = {1: (4, "A3"), 2: (5, "A3"), 3: (4, "A0")}
    for seat, (value, name) in spent.items():
        view["players"][seat]["speculator"] = {"value": value, "point": None, "tile": name}
    players = view["players"][:seats]
    players[-1]["points"] = -3
    for each in players:
        each["coins"] = coins("ffff")
    return {
        **view,
        "seats": seats,
        "round": 24 // seats,
        "rounds": 24 // seats,
        "tiles": [*view["tiles"], *[tile(*row) for row in extra]],
        "stacks": [{"up": None, "below": 0, "taken_by": None} for _ in range(seats)],
        "bids": [],
        "order": [None] * seats,
        "council": dict.fromkeys(view["council"]),
        "players": players,
        "winners": [1],
        "over": True,
    }


def invested() -> CityCouncilView:
    """Round 1: seat 0 has put its investor on the first tile, and holds a chit."""
    view = empty(4)
    view["tiles"] = [tile("C1", "H6", "NE", False, 0)]
    view["players"][0]["investor"] = "C1"
    view["players"][0]["chits"] = 1
    return view


def questions() -> dict[str, CityCouncilView]:
    """One position for each kind of question."""
    taken = middle()
    taken["waiting"] = None
    early = invested()
    points = ["C3", "C11", "D11", "N14", "B2"]
    ticks = ["tick NW", "tick NE", "tick SE", "tick SW"]
    segments = ["rail J3", "rail G3", "rail K2", "rail L3", "stop"]
    return {
        "bid": bidding(),
        "pick": picking(),
        "steal": ask(taken, "steal", ["steal 1", "steal 3"]),
        "stack": ask(taken, "stack", ["take S3"]),
        "pay_tile": ask(middle(), "pay_tile", ["pay 3", "pay 4"], a="C5"),
        "position": placing(),
        "tick": ask(placed(None), "tick", ticks, a="C5"),
        "invest": ask(early, "invest", ["invest 3", "invest 4", "invest chit", "skip"], a="C1"),
        "speculate": ask(early, "speculate", [*(f"speculate {name}" for name in points), "skip"]),
        "die": ask(early, "die", [f"die {value}" for value in range(1, 6)], a="D11"),
        "die_at_the_border": ask(early, "die", ["die 1", "die 2", "die 3"], a="N2"),
        "pay_die": ask(early, "pay_die", ["pay 4", "pay chit"], a="D11", b=4),
        "rail": ask(placed(), "rail", segments, a=-1),
        "fund": ask(early, "fund", ["fund 3", "fund 4", "fund chit"], a="J6"),
        "tiebreak": ask(finished(), "tiebreak", ["winner 1", "winner 2"]),
    }
