"""City Council in words: what its sentences say, and that its table tells all that lies there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import StringIO

import pytest
from looks import NAMES, both_languages, check_same, option_sets
from rich.console import Console

import jackscrew
from jackscrew.core.match import Match
from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.state import CHANCE, PART, POINTS, Event
from jackscrew.games.city_council import naming
from jackscrew.games.city_council import state as council
from jackscrew.games.city_council.geometry import SQUARES
from jackscrew.games.city_council.picture import picture
from jackscrew.games.city_council.screen import screen
from jackscrew.games.city_council.view import CityCouncilView, PlayerView
from jackscrew.text import Figure, Translator, Words

GAME = jackscrew.game("city_council")
ODD_NAMES = ["{name}", "100 %s {0}", "{tile", "}{ %(count)d"]
SETUPS = [(3, 1, False), (4, 2, False), (3, 4, True), (4, 4, True)]


ENGLISH, GERMAN = both_languages(GAME)


def new_match(seats: int, seed: int, is_flipped: bool) -> Match[CityCouncilView]:
    """A match, with every option as it is not by default if asked for."""
    options = option_sets(GAME, seats)[is_flipped]
    return GAME.new(seats, seed, None, **options)


def played(seats: int, seed: int, is_flipped: bool) -> Iterator[Match[CityCouncilView]]:
    """A random game, at each of its questions and at its end."""
    match, rng = new_match(seats, seed, is_flipped), random.Random(seed)
    yield match
    while not match.over:
        match.play(rng.choice(match.legal_numbers()))
        yield match


@pytest.mark.parametrize(("seats", "seed", "is_flipped"), SETUPS)
def test_the_table_in_words(seats: int, seed: int, is_flipped: bool) -> None:
    for number, match in enumerate(played(seats, seed, is_flipped)):
        if number % 5 == 0 or match.over:
            view = match.view(number % (seats + 1) - 1)
            for words in (ENGLISH, GERMAN):
                check_table(words, view)


def check_table(words: Words, view: CityCouncilView) -> None:
    """Everything that lies on the table is told."""
    parts = words.describe(view)
    headings = [heading for heading, _ in parts]
    assert len(set(headings)) == len(headings) == 7 + view["seats"]
    for sentence in [sentence for _, told in parts for sentence in told]:
        assert sentence == sentence.strip() != ""
        assert not any(odd in sentence for odd in ("{", "}", "  "))
    game, city, rail, stacks, bids, order, council = [" ".join(told) for _, told in parts[:7]]
    assert words.prompt(view) in game
    for tile in view["tiles"]:
        assert f"{tile['at']}: " in city
        assert (naming.tick_corner(words, tile["tick"]) in city) if tile["tick"] else True
    for square in view["rail"]:
        assert square in rail
    for stack in view["stacks"]:
        assert stack["up"] is None or naming.the_tile(words, stack["up"]) in stacks
    for seats, told in (
        (bid_seats(view), bids),
        (view["order"], order),
        (lobbyists(view), council),
    ):
        assert all(seat is None or words.names[seat] in told for seat in seats)
    for player, (_, sentences) in zip(view["players"], parts[7:], strict=True):
        check_seat(words, player, " ".join(sentences))


def bid_seats(view: CityCouncilView) -> list[int]:
    return [bid["seat"] for bid in view["bids"]]


def lobbyists(view: CityCouncilView) -> list[int | None]:
    return list(view["council"].values())


def check_seat(words: Words, player: PlayerView, told: str) -> None:
    """Points, every coin, and the figures of a seat."""
    assert told.startswith(words.plural("{count} point", "{count} points", player["points"]))
    coins = told[: told.index("nvestor")]
    assert all(coin in coins for coin in player["coins"])
    die = player["speculator"]
    if die and die["point"]:
        assert die["point"] in told


def test_figures_of_a_seat() -> None:
    view = new_match(3, 1, False).view()
    player = view["players"][1]
    player["coins"] = {"2": "used", "3": "free", "4": "free", "5": "bid"}
    assert ENGLISH.figures(view, 1) == [Figure("coin", "3 4", "Free coins: 3 and 4.")]
    player["coins"] = dict.fromkeys(player["coins"], "used")
    player["investor"], player["region"] = "S3", "N"
    player["interests"] = {"suit": "suns", "numeral": 3}
    player["speculator"] = {"value": 4, "point": "D4", "tile": None}
    assert [(figure.icon, figure.text) for figure in GERMAN.figures(view, 1)] == [
        ("coin", "\N{EN DASH}"),
        ("suns", "3 Norden"),
        ("die", "4"),
    ]


def test_the_table_before_the_first_tile_and_with_a_pack() -> None:
    view = new_match(3, 1, False).view()
    view["pack"] = "0123456789abcdef"
    told = dict(ENGLISH.describe(view))
    assert told["The city"] == ["No tile lies in the city yet."]
    assert told["Rail"][0] == "No rail has been laid yet."
    assert told["Council"][0] == "Nobody has lobbied the Mayor."
    assert told["Bids"][0] == "Nobody has bid yet."


@pytest.mark.parametrize(
    ("source", "points"),
    [
        (source, points)
        for source in range(len(council.SOURCES))
        for points in (-2, -1, 1, 2)
        if source != council.PENALTY or points < 0
    ],
)
def test_points_are_told_with_their_reason(source: int, points: int) -> None:
    event = Event(POINTS, 1, source, points, 3)
    english, german = (
        words.line(Line(0, "stop", "stop"), [event])[1] for words in (ENGLISH, GERMAN)
    )
    check_same([english], [german])
    assert english.startswith("Bruno ")
    assert str(abs(points)) in english
    assert ("lose" in english, "verliert" in german) == (points < 0, points < 0)


def test_no_points_are_not_worth_telling() -> None:
    nothing = Event(POINTS, 1, council.PLACEMENT, 0, 3)
    assert ENGLISH.line(Line(1, "position", "place D4"), [nothing]) == [
        "Bruno places the 3 of suns at D4."
    ]


def test_rare_events() -> None:
    kinds = (council.E_SPENT, PART, council.E_EARLY_END, council.E_WINNER)
    events = [Event(kind, 1, 3, 0, 0) for kind in kinds]
    line = Line(0, "tick", "tick NW")
    assert ENGLISH.line(line, events)[1:] == [
        "Bruno's die is covered: it moves onto the 3 of suns and is spent.",
        "Round 3 begins.",
        "Bruno has no place for a tile: the game ends at once.",
        "Bruno wins the game.",
    ]
    for english, german in zip(ENGLISH.line(line, events), GERMAN.line(line, events), strict=True):
        check_same([english], [german])


def test_a_stolen_chit_is_told_once() -> None:
    stolen = Event(council.E_STOLEN, 0, 1, 0, 0)
    line = Line(0, "steal", "steal 1")
    assert ENGLISH.line(line, [stolen]) == ["Ada takes a chit from Bruno."]
    assert GERMAN.line(line, [stolen]) == ["Ada nimmt Bruno eine Marke."]


def test_what_is_hidden_stays_hidden() -> None:
    draw, choice = Line(CHANCE, "tops", HIDDEN, seen=(1,)), Line(0, "bid", HIDDEN, seen=(0,))
    assert ENGLISH.line(draw, []) == ["Something is drawn in secret."]
    assert GERMAN.line(choice, []) == ["Ada entscheidet verdeckt."]


def asked(
    seat: int, step: str, a: str | int = 0, b: int = 0, viewer: int | None = None
) -> CityCouncilView:
    """The view of a seat that is asked something in round 1, or of another."""
    view = new_match(3, 1, False).view(seat if viewer is None else viewer)
    view["order"] = [2, seat, 0]
    view["question"] = {
        "seat": seat,
        "step": step,
        "rule": "",
        "about": {"a": a, "b": b},
        "path": [],
        "actions": [],
    }
    return view


def test_the_path_tells_round_phase_turn_and_step() -> None:
    view = asked(1, "stack")
    assert ENGLISH.path(view) == ["Round 1 of 8", "Turns", "2nd: Bruno", "Tile"]
    assert GERMAN.path(view) == ["Runde 1 von 8", "Züge", "2. Zug: Bruno", "Plättchen"]


def test_the_seat_asked_is_spoken_to_and_the_others_are_told() -> None:
    assert ENGLISH.prompt(asked(1, "position", "C5")) == "Choose a place for the 5 of crowns."
    others = asked(1, "position", "C5", viewer=2)
    assert ENGLISH.prompt(others) == "Bruno is choosing a place for the 5 of crowns."
    assert GERMAN.prompt(others) == "Bruno wählt einen Bauplatz für die Kronen-5."


def test_payments_say_all_that_is_paid() -> None:
    view = asked(1, "pay_tile", "C5")
    assert ENGLISH.label("pay 5", view) == "Pay with your 5 coin"
    assert ENGLISH.label("pay 4", view) == "Pay with your 4 coin and lose 1 point"
    view["players"][1]["chits"] = 2
    assert ENGLISH.label("pay 4", view) == "Pay with your 4 coin and 1 chit"
    assert GERMAN.label("pay 3", view) == "Zahle mit deiner 3er-Münze und 2 Marken"
    paid, chit = Line(1, "pay_tile", "pay 4"), Event(council.E_PAID, 1, 1, 0, 0)
    assert ENGLISH.line(paid, [chit]) == ["Bruno pays with the 4 coin and 1 chit."]
    assert ENGLISH.line(paid, []) == ["Bruno pays with the 4 coin."]
    die = asked(1, "pay_die", "D4", 2)
    assert ENGLISH.label("pay chit", die) == "Pay with 2 chits"


def told(step: str, action: str, *events: Event, forced: bool = False) -> list[str]:
    """What Bruno's line says, in English and in German."""
    line = Line(1, step, action, forced)
    return [words.line(line, events)[0] for words in (ENGLISH, GERMAN)]


def test_a_segment_is_told_when_it_is_laid_with_its_price() -> None:
    laid = Event(council.E_LAID, 1, SQUARES.index("H7"), 0, 0)
    assert told("rail", "rail H7") == [
        "Bruno chooses H7 for rail.",
        "Bruno wählt H7 für ein Gleisstück.",
    ]
    assert told("fund", "fund 3", laid) == [
        "Bruno lays rail on H7 and pays with the 3 coin.",
        "Bruno verlegt ein Gleisstück auf H7 und zahlt mit der 3er-Münze.",
    ]
    assert told("fund", "fund 5", laid, forced=True)[0] == (
        "Bruno lays rail on H7 and has to pay with the 5 coin."
    )
    assert told("fund", "fund chit", laid)[0] == "Bruno lays rail on H7 and pays with a chit."
    assert told("fund", "fund chit")[0] == "Bruno pays for rail with a chit."
    assert told("rail", "rail H7", laid)[0] == "Bruno lays rail on H7."


def test_tiles_are_named_where_they_are_placed_and_invested_in() -> None:
    match = new_match(3, 4, False)
    while not any(line.action.startswith("invest") for line in match.record.lines):
        actions = match.legal()
        match.play(next((it for it in actions if it.startswith("invest")), actions[0]))
    sentences = [
        ENGLISH.line(line, events)[0]
        for line, events in zip(match.record.lines, match.told, strict=True)
    ]
    tile = naming.the_tile(ENGLISH, match.view()["tiles"][0]["tile"])
    assert any(f"places {tile} at " in sentence for sentence in sentences)
    assert any(f"puts the investor on {tile} and pays" in sentence for sentence in sentences)
    chits = [Event(council.E_INVESTED, 1, 11, cost, 0) for cost in (1, 2)]
    assert told("invest", "invest chit", chits[0]) == [
        "Bruno puts the investor on the 5 of moons and pays with a chit.",
        "Bruno stellt den Investor auf die Mond-5 und zahlt mit einer Marke.",
    ]
    assert told("invest", "invest chit", chits[1])[0].endswith("pays with 2 chits.")


def test_chits_are_spoken_of_only_to_who_has_any() -> None:
    view = asked(1, "bid")
    assert ENGLISH.prompt(view) == "Choose the coin you bid."
    view["players"][1]["chits"] = 1
    assert ENGLISH.prompt(view).startswith("Choose your bid: a coin, and chits")


def test_the_end_is_told_when_it_is_near() -> None:
    view = asked(1, "bid")
    assert GERMAN.path(view) == ["Runde 1 von 8", "Bieten", "1. Gebot: Bruno"]
    for places, told in ((9, ""), (8, ", 8 places left"), (1, ", 1 place left")):
        view["places"] = places
        assert ENGLISH.path(view)[0] == f"Round 1 of 8{told}"
        assert f"Round 1 of 8{told}</title>" in str(picture(view, NAMES, ENGLISH.text))
        paper = StringIO()
        Console(file=paper, width=100).print(screen(view, NAMES, ENGLISH.text))
        assert f"Round 1 of 8{told}" in paper.getvalue()


def test_stopping_tells_what_is_lost() -> None:
    assert ENGLISH.label("stop", asked(1, "rail", -1)) == "Lay no rail"
    assert ENGLISH.label("stop", asked(1, "rail", "D4")) == "Stop building"
    assert ENGLISH.label("stop", asked(1, "rail", "D4", 2)).endswith("lose 2 action points")


def test_the_tie() -> None:
    view = asked(1, "tiebreak")
    assert ENGLISH.prompt(view) == "It is a tie: choose who wins."
    assert GERMAN.path(view)[1:] == ["Gleichstand", "Bruno"]
    assert GERMAN.label("winner 1", view) == "Du gewinnst"
    assert GERMAN.label("winner 2", view) == "Clara gewinnt"


def test_the_end_and_a_shared_win() -> None:
    view = new_match(3, 1, False).view()
    view["question"], view["over"], view["winners"] = None, True, [0, 1, 2]
    assert ENGLISH.prompt(view) == "The game is over: Ada, Bruno, and Clara share the win."
    assert GERMAN.prompt(view) == "Das Spiel ist aus: Ada, Bruno und Clara teilen sich den Sieg."
    assert GERMAN.path(view) == ["Spielende"]
    view["winners"] = []
    assert GERMAN.prompt(view) == "Das Spiel ist aus."
    view["over"] = False
    assert GERMAN.prompt(view) == "Der Zufall entscheidet."


def test_plurals() -> None:
    forms = "Pay with {count} chit", "Pay with {count} chits"
    assert [ENGLISH.plural(*forms, count) for count in (0, 1, 2)] == [
        "Pay with 0 chits",
        "Pay with 1 chit",
        "Pay with 2 chits",
    ]
    assert [GERMAN.plural(*forms, count) for count in (0, 1, 2)] == [
        "Zahle mit 0 Marken",
        "Zahle mit 1 Marke",
        "Zahle mit 2 Marken",
    ]


@pytest.mark.parametrize("tile", [*naming.THE_ZONES, *naming.THE_SITES])
def test_tiles_have_their_article(tile: str) -> None:
    name = naming.the_tile(GERMAN, tile if len(tile) == 2 else f"{tile}3")
    assert name.split()[0] in ("die", "den", "das")


def test_seats_without_names_have_numbers() -> None:
    assert Words(GAME).names == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]
    assert Words(GAME, "de", ["Ada"]).names == ["Ada", "Platz 2", "Platz 3", "Platz 4"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_are_never_read_as_messages(language: str) -> None:
    words = Words(GAME, language, ODD_NAMES)
    seen: set[str] = set()
    for match in played(4, 5, False):
        view = match.view()
        seen.add(words.prompt(view))
        seen.update(words.path(view))
        seen.update(words.label(f"steal {seat}", view) for seat in range(4))
    for line, events in zip(match.record.lines, match.told, strict=True):
        seen.update(words.line(line, events))
    for name in ODD_NAMES:
        assert any(name in sentence for sentence in seen)


def test_a_translator_without_a_game_speaks_for_the_site() -> None:
    german = Translator("de")
    assert german.text("Seat {number}", number=2) == "Platz 2"
    assert german.text("No such message: {name}", name="{x}") == "No such message: {x}"
    assert german.text("") == ""


def test_a_packs_numbers_are_not_those_printed() -> None:
    match = new_match(3, 1, False)
    view = match.view(0)
    view["pack"] = "0123456789abcdef"
    assert ENGLISH.label("lobby mayor", view) == "Lobby the Mayor"
    assert ENGLISH.label("lobby mayor", match.view(0)) == "Lobby the Mayor: 7 points"
    assert ENGLISH.label("invest chit", view) == "Invest with chits"
    assert ENGLISH.label("rail D4", view) == "Lay rail on D4"
    assert ENGLISH.label("rail D4", match.view(0)) == "Lay rail on D4 (cost 1)"
