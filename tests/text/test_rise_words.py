"""RISE in both languages: all that is told of a move, VP with their reason, hints and sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from looks import both_languages, check_same
from rise_table import card_hint

import jackscrew
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.record import Line
from jackscrew.core.state import CHANCE, NOBODY, PART, POINTS, Event
from jackscrew.core.view import question_of
from jackscrew.games.rise import naming, phrases, press, state
from jackscrew.games.rise.components import CARDS, EVENTS
from jackscrew.games.rise.effects import RANKS, TRACKS
from jackscrew.games.rise.tracks import B_BACK, B_FRONT, NO_PENALTY, PENALTY_A, PLACES
from jackscrew.games.rise.view import Effect, PlayerView, RiseView
from jackscrew.games.rise.words.ahead import ahead

GAME = jackscrew.game("rise")
NAMES = ["Ada", "Bruno", "Clara", "Dora"]
ENGLISH, GERMAN = both_languages(GAME)
ALL_A, ALL_B, MIXED = 0, 1, 2
GAMES = [(2, 1, ALL_A), (3, 2, ALL_B), (4, 3, MIXED)]


def new_match(seats: int, seed: int, sides: int) -> Match[RiseView]:
    """A match with all sides A, all sides B, or some of each."""
    rng = random.Random(seed)
    chosen: dict[str, Any] = {
        option.name: sides == ALL_B or (sides == MIXED and rng.random() < 0.5)
        for option in GAME.options
    }
    return GAME.new(seats, seed=seed, **chosen)


def weight(action: str) -> int:
    """How often a player chooses an action: they rather go on than stay or convert."""
    return 1 if action.split()[0] in ("decline", "stop", "convert", "proceed") else 8


def played(seats: int, seed: int, sides: int) -> Iterator[Match[RiseView]]:
    """A game, at each of its questions and at its end."""
    match, rng = new_match(seats, seed, sides), random.Random(seed)
    yield match
    while not match.over:
        legal = match.legal()
        match.play(rng.choices(legal, [weight(action) for action in legal])[0])
        yield match


@pytest.mark.parametrize(("seats", "seed", "sides"), GAMES)
def test_the_log(seats: int, seed: int, sides: int) -> None:
    *_, match = played(seats, seed, sides)
    for line, events in zip(match.record.lines, match.told, strict=True):
        check_places(events, " ".join(ENGLISH.line(line, events)))
    for event in (event for events in match.told for event in events):
        if event.kind == POINTS:
            assert len(ENGLISH.events([event])) == 1
    assert all(NAMES[seat] in ENGLISH.prompt(match.view()) for seat in match.winners())


def check_places(events: list[Event], told: str) -> None:
    """Every place a marker comes to is told, and all coins that are gained."""
    for event in events:
        if event.kind == state.E_STEP:
            assert naming.place_named(ENGLISH.text, PLACES[event.c]) in told
        if event.kind == state.E_COINS and event.b == state.C_EFFECT:
            assert f"gains {naming.coins(ENGLISH.text, event.a)}" in told


@pytest.mark.parametrize(("seats", "seed", "sides"), GAMES)
def test_the_table_in_words(seats: int, seed: int, sides: int) -> None:
    for number, match in enumerate(played(seats, seed, sides)):
        if number % 40 == 0 or match.over:
            check_table(match.view(number // 40 % (seats + 1) - 1))


def check_table(view: RiseView) -> None:
    """Who stands where and what everybody has, under headings."""
    found = {heading: " ".join(told) for heading, told in ENGLISH.describe(view)}
    for track in TRACKS:
        board = found[f"{naming.TRACKS[track]}, side {view['sides'][track]}"]
        assert all(board.count(NAMES[seat]) >= 1 for seat in range(view["seats"]))
    for seat, player in enumerate(view["players"]):
        assert naming.points(ENGLISH.text, player["points"]) in found[NAMES[seat]]
        assert naming.coins(ENGLISH.text, player["coins"]) in found[NAMES[seat]]
        assert ENGLISH.figures(view, seat)[0].text == f"{player['coins']}/{player['limit']}"
    for event in filter(None, view["display"][1::2]):
        assert naming.EVENTS[event] in found["Display"]


@pytest.mark.parametrize(("seats", "seed", "sides"), GAMES)
def test_buttons_know_where_steps_lead(seats: int, seed: int, sides: int) -> None:
    for match in played(seats, seed, sides):
        for seat in match.pending()[:1]:
            view = match.view(seat)
            asked = view["asked"]
            if question_of(view)["step"] != "step" or asked is None:
                continue
            places = ahead(view, seat, asked["track"])
            legal = [action.split()[1] for action in match.legal(seat) if "step " in action]
            assert sorted(places) == sorted(legal)


@pytest.mark.parametrize(("seats", "seed", "sides"), GAMES)
def test_hints_of_cards(seats: int, seed: int, sides: int) -> None:
    for match in played(seats, seed, sides):
        for seat in match.pending()[:1]:
            view = match.view(seat)
            if question_of(view)["step"] not in ("place", "option"):
                continue
            for column in range(1, 5):
                for reader in (seat, PUBLIC):
                    check_hint(view, reader, column)


def check_hint(view: RiseView, reader: int, column: int) -> None:
    """Both options for all; costs for those who may choose."""
    english, german = (
        card_hint(words.text, view, reader, column, NAMES) for words in (ENGLISH, GERMAN)
    )
    if view["display"][column * 2 - 2] is None:
        assert english == german == ""
        return
    check_same([english], [german])
    assert english.startswith("Top option: ")
    assert "Bottom option" in english
    if reader >= 0 and question_of(view)["step"] == "place":
        assert "Placing here" in english
        affordable = f"place {column}" in question_of(view)["actions"]
        assert affordable != ("Placing here costs" in english and "cannot" in placing(english))


def placing(hint: str) -> str:
    """What a hint says of the place itself."""
    return hint.partition("Placing here")[2].partition("Events before")[0]


def asked(**things: object) -> RiseView:
    """The view of Ada, who is to place her factory, with some cards and things of her own."""
    view = new_match(3, 1, ALL_A).view(0)
    view["order"], view["factories"], view["phase"] = [0, 1, 2], [], "placement"
    view["display"] = list(SHOWN)
    view["players"][0] = msgspec.convert({**view["players"][0], **things}, PlayerView)
    return view


SHOWN = ["1-01", "strike", "1-08", "festival", "1-21", "lecture", "3-10"]


def hint(column: int, **player: object) -> str:
    """What Ada is told of a card."""
    return card_hint(ENGLISH.text, asked(**player), 0, column, NAMES)


def test_a_hint_tells_costs_and_events() -> None:
    assert hint(1, coins=1, rate=[2, 1]) == (
        "Top option: Science +1. Bottom option (2 coins): Science +2."
        " You have 1 coin: 2 VP would be converted into 1 coin. Placing here is free."
    )
    assert hint(2).endswith("Placing here costs 1 coin. Events before it: Strike (1 Riot).")
    assert "Satisfaction goes down to \N{MINUS SIGN}1." in hint(2)
    assert "Placing here is free, thanks to the Bank." in hint(
        2, free_cards=[2], costs=[0, 0, 2, 3]
    )
    assert hint(3, leader=True).count("You are Satisfaction leader now.") == 1
    assert hint(3, leader=False).count("You are not Satisfaction leader now.") == 1
    assert "With 0 coins you cannot pay that." in hint(4, coins=0, points=1)
    assert "Your Penalty tile allows only the top option." in hint(4, penalty="B-back")
    at_the_end = {"satisfaction": "satisfaction-4"}
    assert "at the left end of Satisfaction" in hint(2, markers=at_the_end)


def test_a_hint_tells_who_is_overtaken() -> None:
    view = asked()
    view["order"], view["factories"] = [0], [{"card": 2, "seat": 1}]
    told = [card_hint(ENGLISH.text, view, 0, column, NAMES) for column in (1, 2, 3)]
    assert ["Bruno may activate" in each for each in told] == [False, True, False]
    view["seats"] = 2
    told = [card_hint(ENGLISH.text, view, 0, column, NAMES) for column in (1, 2, 3)]
    assert ["Bruno may activate" in each for each in told] == [True, True, False]


EFFECTS = [
    (["advance science 2", "coins 1"], "Science +2 and 1 coin"),
    ([{"choice": [["advance press 1"], ["vp 1"]]}, "coins 2"], "Press +1 or 1 VP; 2 coins"),
    ([{"pay": 1, "get": ["joker 1"]}], "Joker +1 for 1 coin"),
    ([{"pay": 3, "get": ["advance satisfaction 2"]}], "Satisfaction +2 for 3 coins"),
    ([{"if": "satisfaction_last", "then": ["lose_vp 2"]}], "if last on Satisfaction: lose 2 VP"),
    (
        ["riot 2", "pollution 1", "free_card 3"],
        "2 Riots, 1 Pollution and card 3 for free",
    ),
    (["exchange 1"], "1 coin for 1 VP"),
    (["end_exchange 5"], "at the end of the game up to 5 coins for 1 VP each"),
    (["strongbox", "school_refresh"], "strongbox and refresh all School tiles"),
    (["reward r6"], "VP by order of arrival"),
    (["rank II"], "rank II"),
    ([], "nothing"),
]


@pytest.mark.parametrize(("effects", "phrase"), EFFECTS)
def test_effects_in_a_phrase(effects: list[Effect], phrase: str) -> None:
    assert phrases.effects_named(ENGLISH.text, effects) == phrase
    check_same([phrase], [phrases.effects_named(GERMAN.text, effects)])


def test_rewards_and_ranks_as_they_stand() -> None:
    view = new_match(2, 1, ALL_A).view()
    named = [phrases.reward_named(ENGLISH.text, "r6", view)]
    for seats in ([1], [1, 0]):
        view["rewards"]["r6"] = seats
        named.append(phrases.reward_named(ENGLISH.text, "r6", view))
    assert named == [
        "4 VP for arriving first",
        "1 VP for arriving second",
        "nothing: all have arrived",
    ]
    assert phrases.rank_named(ENGLISH.text, "II", view) == (
        "rank II (1 coin or 1 VP), then rank income for all"
    )
    view["ranks"] = ["II"]
    assert phrases.rank_named(ENGLISH.text, "II", view) == "rank II (1 coin or 1 VP)"


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_a_name(place: str) -> None:
    check_same(*([naming.place_named(words.text, place)] for words in (ENGLISH, GERMAN)))


def test_places_by_name() -> None:
    told = ["science-3", "press-R1", "school-3.2", "satisfaction+2", "conservation-2"]
    assert [naming.place_named(ENGLISH.text, place) for place in told] == [
        "Science space 3",
        "Press, path 4, space 1",
        "School, step 3, place 2",
        "Satisfaction space +2",
        "Conservation space \N{MINUS SIGN}2",
    ]
    assert naming.place_named(GERMAN.text, "press-R1") == "Presse, Weg 4, Feld 1"
    assert naming.place_named(GERMAN.text, "school-3.2") == "Schule, Schritt 3, Platz 2"


def test_paths_of_press_are_counted() -> None:
    counted = [press.counted("press", space) for space in ("L1", "M2", "N3", "R4", "7")]
    assert counted == ["1.1", "2.2", "3.3", "4.4", "7"]
    assert press.counted("science", "7") == "7"


def test_cards_events_and_tiles_have_words() -> None:
    view, words = GAME.new(2, seed=1).view(), (ENGLISH, GERMAN)
    for card in CARDS:
        check_same(*([each.label(f"card {card}", view)] for each in words))
    for event in EVENTS:
        check_same(
            *([phrases.event_with_effect(each.text, view["printed"], event)] for each in words)
        )
    tiles = view["printed"]["culture_tiles"]["tiles"]
    for tile in tiles:
        check_same(*([naming.tile_named(each.text, tile)] for each in words))
        if "n" in tile:
            tile = tile.copy()
            tile["n"] = 1
            check_same(*([naming.tile_named(each.text, tile)] for each in words))


REASONS = [
    (state.AT_START, 15, state.FOR_SPACE, "Bruno starts with 15 VP."),
    (1, -2, state.FOR_SPACE, "Bruno loses 2 VP on Satisfaction."),
    (2, 3, state.FOR_SPACE, "Bruno scores 3 VP on Science."),
    (9, 1, state.FOR_INCOME, "Bruno scores 1 VP as income from Industry."),
    (1, 1, state.FOR_ROUND, "Bruno scores 1 VP for Satisfaction at the end of the round."),
    (1, -1, state.FOR_ROUND, "Bruno loses 1 VP for Satisfaction at the end of the round."),
    (
        *(1, 5, state.FOR_GAME),
        "Bruno scores 5 VP for the position on Satisfaction at the end of the game.",
    ),
    (4, 7, state.FOR_GAME, "Bruno scores 7 VP for the steps made on Politics."),
    (4, 6, state.FOR_REWARD, "Bruno scores 6 VP as reward on Politics."),
    (3, 2, state.FOR_EXCHANGE, "Bruno scores 2 VP for as many coins on Culture."),
    (state.CULTURE_TILE_VP, 4, state.FOR_TILE + 3, "tile: 4 VP for the Satisfaction leader."),
    (state.CONVERTED, -2, 3, "Bruno converts 2 VP into 3 coins."),
    (11, 1, state.FOR_SPACE, "Bruno scores 1 VP from the Action card."),
    (12, -2, state.FOR_SPACE, "Bruno loses 2 VP by the event."),
]


@pytest.mark.parametrize(("source", "points", "reason", "sentence"), REASONS)
def test_points_are_told_with_their_reason(
    source: int, points: int, reason: int, sentence: str
) -> None:
    event = Event(POINTS, 1, source, points, reason)
    english, german = (words.events([event])[0] for words in (ENGLISH, GERMAN))
    check_same([english], [german])
    assert english.endswith(sentence)


def test_events_that_belong_together_are_one_sentence() -> None:
    overflow = Event(POINTS, 0, 2, 1, state.FOR_SPACE)
    forfeit = Event(state.E_FORFEIT, 0, 1, 0, 0)
    converted = Event(POINTS, 0, state.CONVERTED, -2, 3)
    income = [Event(state.E_COINS, 1, 2, state.C_INCOME, 2), Event(POINTS, 1, 9, 1, 1)]
    start = [Event(POINTS, 2, state.AT_START, 15, 0), Event(state.E_COINS, 2, 4, state.C_START, 4)]
    together = [forfeit, forfeit, overflow, overflow, converted, converted, *income, *start]
    assert ENGLISH.events(together) == [
        "Ada stands at the end of Science: 2 steps are forfeited.",
        "Ada scores 2 VP on Science.",
        "Ada converts 4 VP into 6 coins.",
        "Bruno gains an income of 2 coins and 1 VP.",
        "Clara starts with 4 coins and 15 VP.",
    ]


CONVERSION = [
    Event(POINTS, 0, state.CONVERTED, -2, 3),
    Event(state.E_COINS, 0, 3, state.C_CONVERT, 3),
]


def test_what_is_converted_to_pay_is_told_first() -> None:
    paid = [*CONVERSION, Event(state.E_COINS, 0, -1, state.C_PAY, 2)]
    moved = Event(
        state.E_STEP, 0, 0, PLACES.index("satisfaction+1"), PLACES.index("satisfaction+2")
    )
    line = Line(0, "pay", "pay")
    assert ENGLISH.line(line, paid) == ["Ada turns 2 VP into 3 coins and pays 1 coin."]
    assert GERMAN.line(line, [*paid, moved]) == [
        "Ada macht aus 2 SP 3 Münzen, zahlt 1 Münze und rückt vor auf Zufriedenheit, Feld +2."
    ]
    placed = [*CONVERSION, Event(state.E_COINS, 0, -2, state.C_PLACE, 1)]
    assert ENGLISH.line(Line(0, "place", "place 3"), placed) == [
        "Ada turns 2 VP into 3 coins and places the factory at card 3 for 2 coins."
    ]
    assert ENGLISH.line(Line(0, "place", "convert"), CONVERSION) == [
        "Ada converts 2 VP into 3 coins."
    ]


def test_who_has_too_few_coins_is_told_what_becomes_of_vp() -> None:
    view = new_match(2, 1, ALL_A).view(0)
    player = view["players"][0]
    player["coins"], player["points"], player["rate"] = 0, 9, [1, 1]
    question = question_of(view)
    question["step"], question["actions"] = "pay", ["pay", "decline"]
    asked = view["asked"] = {"count": 1, "get": ["advance satisfaction 1"]}
    assert ENGLISH.prompt(view).endswith("You have 0 coins; 1 VP would become the missing coin.")
    assert GERMAN.prompt(view).endswith("Du hast 0 Münzen; aus 1 SP würde die fehlende Münze.")
    asked["count"] = 2
    assert ENGLISH.prompt(view).endswith("; 2 VP would become the missing coins.")
    assert GERMAN.prompt(view).endswith("; aus 2 SP würden die fehlenden Münzen.")
    player["coins"] = 2
    assert ENGLISH.prompt(view).endswith("You have 2 coins.")


def test_an_event_called_like_a_track_is_quoted_in_the_log() -> None:
    event = Event(state.E_EVENT, NOBODY, EVENTS.index("conservation"), 0, 0)
    assert ENGLISH.events([event]) == ["Event: “Conservation” (Conservation +1)."]
    assert GERMAN.events([event]) == ["Ereignis: „Umwelt“ (Umwelt +1)."]
    drawn = Line(CHANCE, "reveal", "event conservation")
    assert GERMAN.line(drawn, [])[0] == "Ereigniskarte: „Umwelt“ (Umwelt +1)."


def test_before_the_factory_goes_back_the_question_names_tracks_and_gains() -> None:
    view = new_match(2, 1, ALL_A).view(0)
    view["players"][0]["markers"]["bureau"] = "bureau-3"
    question = question_of(view)
    question["step"], question["about"] = "moment", {"a": "after_action"}
    question["actions"] = ["proceed", "leave bureau"]
    gains = ENGLISH.label("leave bureau", view).partition(": ")[2]
    assert "refresh all School tiles" in gains
    assert ENGLISH.prompt(view) == f"Leave the Bureau now ({gains}), or stay?"
    gewinn = GERMAN.label("leave bureau", view).partition(": ")[2]
    assert GERMAN.prompt(view) == f"Verlässt du jetzt das Amt ({gewinn}), oder bleibst du?"


def test_every_reason_is_told() -> None:
    reasons = {value for name, value in vars(state).items() if name.startswith("FOR_")}
    assert reasons <= {min(reason, state.FOR_TILE) for _, _, reason, _ in REASONS}


def single(kind: int, a: int = 0, b: int = 0) -> str:
    """What an event of Ada's says, checked in both languages."""
    event = Event(kind, 0, a, b, 0)
    english, german = (words.events([event])[0] for words in (ENGLISH, GERMAN))
    check_same([english], [german])
    return english


def test_single_events() -> None:
    assert single(PART, 5) == "Round 5 begins, era 2."
    assert single(state.E_FORFEIT, 1) == "Ada stands at the end of Science: 1 step is forfeited."
    assert "left end of Satisfaction" in single(state.E_FORFEIT, 0, 1)
    assert single(state.E_HOME, 7) == "Ada's marker returns to the start of Press."
    assert single(state.E_TILE, 12) == "Ada takes a School tile: Science."
    assert single(state.E_REFRESHED, 2) == "Ada refreshes 2 School tiles."
    assert single(state.E_STRONGBOX).endswith("the coin limit is 10 now.")
    assert single(state.E_FREE, 2) == "From now on Ada places at card 3 for free."
    assert single(state.E_RANK, RANKS.index("IV")) == "Ada reaches rank IV."
    assert single(state.E_RANK_INCOME, 0).startswith("Ada is the first on rank I:")
    assert single(state.E_PENALTY, PENALTY_A).startswith("Ada takes a Penalty tile. Penalty A")
    assert single(state.E_PENALTY, B_BACK, B_FRONT).startswith("Ada turns the Penalty tile.")
    assert single(state.E_PENALTY, NO_PENALTY, B_FRONT) == "Ada gives the Penalty tile back."
    assert single(state.E_EVENT, EVENTS.index("strike")) == "Event: “Strike” (1 Riot)."
    assert single(state.E_ACTS, 0, 2) == "Ada acts with card 3."
    assert single(state.E_OVERTAKEN, 1).startswith("Bruno has placed to the left of Ada")
    assert single(state.E_LIMIT, 2, 5) == "Ada gives 2 coins back: the coin limit is 5."
    assert single(state.E_DISCARDED, 1).endswith("its last card is discarded.")
    assert single(state.E_WINNER) == "Ada wins the game."
    assert ENGLISH.events([Event(state.E_DISCARDED, NOBODY, 0, 0, 0)]) == []


def test_what_is_drawn() -> None:
    assert ENGLISH.line(Line(CHANCE, "deal", "deal S4"), [])[0] == (
        "A starting School tile is dealt: Press."
    )
    assert GERMAN.line(Line(CHANCE, "hang", "hang C10"), [])[0] == (
        "Ein Kulturplättchen wird ausgelegt: 4 SP für mindestens 5 übrige Münzen."
    )


def test_rounds_have_eras() -> None:
    assert ENGLISH.part(9) == "Round 9, era 3"


@pytest.mark.parametrize(
    ("place", "english", "german"),
    [
        ("industry-U2", "Industry, upper row, space 2", "Industrie, obere Reihe, Feld 2"),
        ("industry-L2", "Industry, second row, space 2", "Industrie, zweite Reihe, Feld 2"),
        ("industry-3", "Industry space 3", "Industrie, Feld 3"),
    ],
)
def test_rows_of_industry_are_named_as_they_are_drawn(
    place: str, english: str, german: str
) -> None:
    assert naming.place_named(ENGLISH.text, place) == english
    assert naming.place_named(GERMAN.text, place) == german
