"""What is printed: tracks, cards and tiles, and the numbers on them."""

from typing import Any, Final

from jackscrew.games.rise.effects import (
    ADVANCE,
    CHOICE,
    CONSERVATION,
    CULTURE,
    END_EXCHANGE,
    IF,
    JOKER,
    PAY,
    POLITICS,
    RANKS,
    REWARDS,
    RIOT,
    SCHOOL,
    TRACK_COUNT,
    TRACKS,
    Effects,
)
from jackscrew.games.rise.tracks import Track
from jackscrew.games.rise.view import (
    Effect,
    Printed,
    PrintedCards,
    PrintedEvent,
    PrintedRanks,
    PrintedRewards,
    ranks_printed,
    rewards_printed,
)

PLAYERS: Final = 4  # seats at most
SIDES: Final = ["A", "B"]
ERAS: Final = 3
PER_ERA: Final = 22
CARDS: Final = [f"{era + 1}-{card + 1:02}" for era in range(ERAS) for card in range(PER_ERA)]
EVENTS: Final = [
    "export_surplus",
    "elections",
    "festival",
    "anniversary",
    "breaking_news",
    "report_cards",
    "city_council",
    "conservation",
    "park_opening",
    "construction_ban",
    "lecture",
    "summer_vacation",
    "strike",
    "rent_increases",
    "opinion_poll",
    "angry_mob",
]
REGULAR: Final = 12
STARTING: Final = 4
SCHOOL_TILES: Final = [f"T{tile + 1}" for tile in range(REGULAR)] + [
    f"S{tile + 1}" for tile in range(STARTING)
]
CULTURE_TILES: Final = [f"C{tile + 1:02}" for tile in range(10)]
CULTURE_SPACES: Final = 5
TILE_KINDS: Final = [
    "last_space",
    "satisfaction_leader",
    "school_tiles_at_least",
    "strongbox_flipped_without_limit_penalty",
    "conservation_right_of_start",
    "industry_steps_at_least",
    "culture_tiles_count",
    "coins_at_least",
]
LAST_SPACE: Final = 0
IS_LEADER: Final = 1
SCHOOL_TILES_HELD: Final = 2
STRONGBOX_TURNED: Final = 3
CONSERVATION_RIGHT: Final = 4
INDUSTRY_STEPS: Final = 5
TILES_COUNTED: Final = 6
COINS_HELD: Final = 7

ACTION_CARDS: Final = TRACK_COUNT + 1  # sources of VP after the start and the tracks
EVENT_CARDS: Final = TRACK_COUNT + 2


class Parts:
    """The values of one component set, looked up by number.  Never changed after it is made."""

    def __init__(self, checked: Any) -> None:
        data: Printed = checked  # its form has been checked, see printed.py
        self.printed: Final = data
        self.effects: Final = Effects()
        self.tracks: Final[list[Track]] = [
            Track(number, side, data["tracks"][TRACKS[number]][SIDES[side]], self.effects)
            for number in range(TRACK_COUNT)
            for side in range(len(SIDES))
        ]
        self.read_cards(data["action_cards"])
        self.read_events(data["events"]["cards"])
        self.read_politics(data)
        self.read_tiles(data)
        setup = data["setup"]
        self.first_vp: Final[int] = setup["start_vp"]
        self.first_coins: Final[list[int]] = list(setup["start_coins_by_order"])
        self.place_cost: Final[list[int]] = list(setup["placement_cost"])
        self.rounds: Final[int] = data["game"]["rounds"]
        self.rounds_per_era: Final[int] = data["game"]["rounds_per_era"]
        self.limit: Final[int] = data["strongbox"]["limit"]
        self.limit_turned: Final[int] = data["strongbox"]["limit_flipped"]
        self.limit_penalty: Final[int] = data["penalty_tiles"]["B-front"]["coin_limit"]
        self.convert_below: Final[int] = data["convert"]["offer_below"]
        self.lifts: Final[list[bool]] = self.find_lifts()
        self.activate: Final = self.effects.read_words(["school_activate"], SCHOOL + 1)

    def read_cards(self, data: PrintedCards) -> None:
        """The Action cards of all eras."""
        cards = data["era1"] + data["era2"] + data["era3"]
        self.top: list[int] = [self.effects.add(it["top"], ACTION_CARDS) for it in cards]
        self.bottom: list[int] = [self.effects.add(it["bottom"], ACTION_CARDS) for it in cards]
        self.cost_coins: list[int] = [it["cost"].get("coins", 0) for it in cards]
        self.cost_riot: list[int] = [it["cost"].get("riot", 0) for it in cards]
        self.for_leader: list[bool] = ["if" in it["cost"] for it in cards]

    def read_events(self, cards: list[PrintedEvent]) -> None:
        """The Event cards, and before which of them a track may be left [RISE-FREE-05]."""
        self.event_count: list[int] = [it["count"] for it in cards]
        self.event: list[int] = [self.effects.add(it["effects"], EVENT_CARDS) for it in cards]
        self.warns: list[bool] = [self.is_warned_of(listed) for listed in self.event]

    def is_warned_of(self, listed: int) -> bool:
        """Has a list a Riot or a condition?"""
        for effect in self.effects.reds[listed]:
            if self.effects.kind[effect] in (RIOT, IF):
                return True
        return False

    def read_politics(self, data: Printed) -> None:
        """Rewards of side A by order of arrival, effects of the ranks of side B."""
        rewards, ranks = rewards_printed(data), ranks_printed(data)
        self.rewards: list[list[int]] = [
            reward_values(rewards, reward).get(str(seats), [])
            for reward in REWARDS
            for seats in range(PLAYERS + 1)
        ]
        self.rank: list[int] = [
            self.effects.add(rank_effects(ranks, rank), POLITICS + 1) for rank in RANKS
        ]

    def read_tiles(self, data: Printed) -> None:
        """School tiles by the track they advance on; Culture tiles by what they ask for."""
        shown = data["school_tiles"]["regular"] + data["school_tiles"]["starting"]
        self.school_tile: list[int] = [TRACKS.index(track) for track in shown]
        tiles = data["culture_tiles"]["tiles"]
        self.tile_kind: list[int] = [TILE_KINDS.index(it["kind"]) for it in tiles]
        self.tile_track: list[int] = [TRACKS.index(it.get("track", "school")) for it in tiles]
        self.tile_number: list[int] = [it.get("n", 0) for it in tiles]
        self.tile_vp: list[list[int]] = [it.get("vp_by_count", [it.get("vp", 0)]) for it in tiles]

    def reward(self, reward: int, seats: int) -> list[int]:
        """VP of a Politics space by order of arrival [RISE-S-07, RISE-POL-02]."""
        return self.rewards[reward * (PLAYERS + 1) + seats]

    def end_exchange(self, space: int) -> int:
        """How many coins a space of Culture B turns into VP at the end."""
        track = self.tracks[CULTURE * len(SIDES) + 1]
        return self.effects.total(track.entry[space], END_EXCHANGE)

    def find_lifts(self) -> list[bool]:
        """By list: may it, with all it sets off, lead to a step right on Conservation?"""
        found = [False] * len(self.effects.gains)
        grew = True
        while grew:
            grew = False
            for listed in range(len(found)):
                if not found[listed] and self.may_lift(listed, found):
                    found[listed] = grew = True
        return found

    def may_lift(self, listed: int, found: list[bool]) -> bool:
        """The same, as far as it is known of other lists."""
        effects = self.effects
        for effect in effects.all_of(listed):
            kind = effects.kind[effect]
            if kind == JOKER:
                return True
            if kind == ADVANCE and self.leads(effects.thing[effect], found):
                return True
            if kind in (CHOICE, PAY, IF):
                for inner in effects.inner[effect]:
                    if found[inner]:
                        return True
        return False

    def leads(self, number: int, found: list[bool]) -> bool:
        """Is a track Conservation, or may one of its spaces lead there?"""
        if number == CONSERVATION:
            return True
        for side in range(len(SIDES)):
            track = self.tracks[number * len(SIDES) + side]
            for listed in [*track.entry, track.overflow]:
                if found[listed]:
                    return True
        return False


def reward_values(printed: PrintedRewards, reward: str) -> dict[str, list[int]]:
    """VP of a Politics reward by order of arrival, by number of seats."""
    return {"r6": printed["r6"], "r10": printed["r10"], "r14": printed["r14"]}[reward]


def rank_effects(printed: PrintedRanks, rank: str) -> list[Effect]:
    """What a rank of Politics brings."""
    found = [printed["I"], printed["II"], printed["III"], printed["IV"], printed["V"]]
    return found[RANKS.index(rank)]
