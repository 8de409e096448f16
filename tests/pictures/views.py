"""Views of City Council as plain data: positions and questions to be drawn."""

from copy import deepcopy
from typing import Any

View = dict[str, Any]

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
GAINS = {
    "C1": 2, "D1": 2, "K1": 1, "L1": 1, "C2": 2, "D2": 2, "L2": 1, "M2": 5, "C3": 0, "D3": 0,
    "M3": 1, "C4": 0, "D4": 0, "M4": 1, "C5": -5, "D5": -5, "M5": 1, "C6": 5, "B7": 5, "C7": 0,
    "D7": 0, "M7": 9, "A8": 10, "B8": 10, "A9": 10, "B9": 10, "A10": 10, "B10": 10, "M10": 9,
    "B11": 5, "C11": 12, "D11": 12, "M11": 9, "C12": 10, "D12": 10, "E12": 12, "F12": 9,
    "K12": 11, "L12": 11, "M12": 5, "E13": 7, "F13": 7, "G13": 7, "H13": 7, "I13": 7, "J13": 11,
    "K13": 9, "L13": 9,
}  # fmt: skip


def tile(name: str, at: str, tick: str | None, stop: bool, segments: int) -> View:
    return {"tile": name, "at": at, "tick": tick, "stop": stop, "segments": segments}


def player(seat: int, **changes: Any) -> View:
    fresh = {
        "seat": seat,
        "points": 0,
        "coins": {"2": "free", "3": "free", "4": "free", "5": "free"},
        "chits": 0,
        "investor": None,
        "speculator": None,
        "region": None,
        "interests": None,
    }
    return fresh | changes


def coins(states: str) -> dict[str, str]:
    """`b f f u` for bid, free, free, used."""
    words = {"b": "bid", "f": "free", "u": "used"}
    return {str(value): words[state] for value, state in enumerate(states, 2)}


def ask(view: View, step: str, actions: list[str], seat: int = 0, **about: Any) -> View:
    question = {"seat": seat, "step": step, "about": about, "actions": actions}
    return view | {"question": question}


def start(seats: int) -> View:
    """The first bid of a game."""
    up = ["S3", "M1", "A0", "C5"]
    view = {
        "game": "city_council",
        "seats": seats,
        "seat": -1,
        "round": 1,
        "rounds": 24 // seats,
        "places": 30,
        "tiles": [],
        "rail": [],
        "segments_left": 50,
        "stacks": [{"up": up[i], "below": 24 // seats - 1, "taken_by": None} for i in range(seats)],
        "waiting": None,
        "chits": 4,
        "costs": COSTS,
        "bids": [],
        "order": [None] * seats,
        "council": dict.fromkeys(("mayor", "transit", "treasurer", "zoning")),
        "players": [player(seat) for seat in range(seats)],
        "winners": [],
        "over": False,
    }
    return ask(view, "bid", ["bid 2", "bid 3", "bid 4", "bid 5"])


def middle() -> View:
    """Round 4 of 6: seat 0 has taken the 5 of crowns; nobody is asked."""
    takers = [1, None, 0, 3]
    return start(4) | {
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
        "question": None,
    }


def investors() -> list[View]:
    rows = [
        (75, "bffu", 0, "S1", {"value": 3, "point": None, "tile": "C0"}, "W", "suns", None),
        (89, "ubuf", 1, "A1", {"value": 4, "point": "N9", "tile": None}, "S", "arms", None),
        (87, "ffbf", 0, "M3", {"value": 5, "point": "M7", "tile": None}, "N", "moons", 3),
        (68, "ffub", 0, "M4", {"value": 4, "point": "D2", "tile": None}, "N", "moons", 4),
    ]
    return [
        player(
            seat,
            points=points,
            coins=coins(states),
            chits=chits,
            investor=investor,
            speculator=speculator,
            region=region,
            interests={"suit": suit, "numeral": numeral},
        )
        for seat, (points, states, chits, investor, speculator, region, suit, numeral) in enumerate(
            rows
        )
    ]


def placing() -> View:
    """Seat 0 is asked where the 5 of crowns goes, and is told what each place brings."""
    view = ask(middle(), "position", [f"place {square}" for square in GAINS])
    view["question"]["gains"] = {f"place {square}": gain for square, gain in GAINS.items()}
    return view


def placed(tick: str | None = "NE") -> View:
    """The 5 of crowns lies on D11."""
    view = middle()
    view["tiles"] = [*view["tiles"], tile("C5", "D11", tick, False, 0)]
    view["waiting"] = None
    view["players"][0]["points"] += 12
    return view


def bidding() -> View:
    """Seat 2 bids after 0 and 3; one coin and one null coin lie on each of their slots."""
    view = deepcopy(middle())
    view |= {"waiting": None, "order": [None] * 4, "council": dict.fromkeys(view["council"])}
    view["stacks"] = start(4)["stacks"]
    for stack, name in zip(view["stacks"], ("S3", "C5", "A0", "M2"), strict=True):
        stack |= {"up": name, "below": 2}
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


def picking() -> View:
    """The second pass of phase 2: who has a turn position lobbies, and the other way round."""
    view = bidding()
    view["bids"] += [
        {"seat": 2, "coin": 5, "chits": 2, "value": 7},
        {"seat": 3, "coin": 2, "chits": 0, "value": 2},
    ]
    view["players"][2] |= {"coins": coins("fffb"), "chits": 0}
    view["players"][3]["coins"] = coins("bfff")
    view["order"] = [2, None, 0, None]
    view["council"]["mayor"] = 1
    actions = ["order 2", "order 4", "lobby transit", "lobby treasurer", "lobby zoning"]
    return ask(view, "pick", actions, seat=3)


def finished(seats: int = 4) -> View:
    """The end of a game that seat 1 wins."""
    view = placed()
    extra = [
        ("A5", "L2", "SE", False, 0), ("M2", "A9", "NE", False, 0), ("C3", "L12", "NW", False, 0),
        ("S2", "I13", "NE", False, 0), ("S3", "B5", "SW", False, 0), ("A3", "M7", "NW", False, 0),
        ("A0", "C1", None, False, 0), ("M0", "F13", None, False, 0),
    ]  # fmt: skip
    view["tiles"] += [tile(*row) for row in extra]
    view["players"][1]["speculator"] = {"value": 4, "point": None, "tile": "A3"}
    view["players"][2]["speculator"] = {"value": 5, "point": None, "tile": "A3"}
    view["players"][3]["speculator"] = {"value": 4, "point": None, "tile": "A0"}
    view["players"] = view["players"][:seats]
    view["players"][-1]["points"] = -3
    for each in view["players"]:
        each["coins"] = coins("ffff")
    return view | {
        "seats": seats,
        "round": 24 // seats,
        "rounds": 24 // seats,
        "places": 30,
        "stacks": [{"up": None, "below": 0, "taken_by": None} for _ in range(seats)],
        "bids": [],
        "order": [None] * seats,
        "council": dict.fromkeys(view["council"]),
        "winners": [1],
        "over": True,
    }


def questions() -> dict[str, View]:
    """One position for each kind of question."""
    coins_left = middle() | {"waiting": None}
    early = start(4) | {"tiles": [tile("C1", "H6", "NE", False, 0)]}
    early["players"][0] |= {"investor": "C1", "chits": 1}
    points = ["C3", "C11", "D11", "N14", "B2"]
    return {
        "bid": bidding(),
        "pick": picking(),
        "steal": ask(coins_left, "steal", ["steal 1", "steal 3"]),
        "stack": ask(coins_left, "stack", ["take S3"]),
        "pay_tile": ask(middle(), "pay_tile", ["pay 3", "pay 4"], tile="C5"),
        "position": placing(),
        "tick": ask(placed(None), "tick", ["tick NW", "tick NE", "tick SE", "tick SW"], tile="C5"),
        "invest": ask(early, "invest", ["invest 3", "invest 4", "invest chit", "skip"]),
        "speculate": ask(early, "speculate", [*(f"speculate {name}" for name in points), "skip"]),
        "die": ask(early, "die", [f"die {value}" for value in range(1, 6)], a="D11"),
        "die_at_the_border": ask(early, "die", ["die 1", "die 2", "die 3"], a="N2"),
        "pay_die": ask(early, "pay_die", ["pay 4", "pay chit"], a="D11", b=4),
        "rail": ask(placed(), "rail", ["rail J3", "rail G3", "rail K2", "rail L3", "stop"]),
        "fund": ask(early, "fund", ["fund 3", "fund 4", "fund chit"], a="J6"),
        "tiebreak": ask(finished(), "tiebreak", ["winner 1", "winner 2"]),
    }
