"""Raising Chicago in both languages: whole games, payments, reputation with its reason, events."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy

import pytest
from looks import both_languages

from jackscrew.core.match import Match
from jackscrew.core.record import Line
from jackscrew.core.state import CHANCE, NOBODY, PART, POINTS, Event
from jackscrew.core.view import question_of
from jackscrew.games.raising_chicago import naming, state
from jackscrew.games.raising_chicago.components import (
    CARDS,
    EMPTY_TILES,
    FROM_CARDS,
    FROM_POVERTY,
    HOOD_TILES,
    MEMBERS,
    PRESTIGE,
    PROJECTS,
    SOURCES,
)
from jackscrew.games.raising_chicago.game import RAISING_CHICAGO as GAME
from jackscrew.games.raising_chicago.rewards import TOKENS, TYPES, WILD
from jackscrew.games.raising_chicago.view import ChicagoView
from jackscrew.games.raising_chicago.words.events import SENTENCES, TOLD, results

NAMES = ["Ada", "Bruno", "Clara", "Dora"]
MINUS = "\N{MINUS SIGN}"


ENGLISH, GERMAN = both_languages(GAME)
RAW = re.compile(r"[a-z]_[a-z]|[{}]| {2}|\bNone\b|\s-\d|\b[EPNWM]\d+\b|: \.|\.\.|\(\)|: $|;$")
LEFTOVERS = re.compile(
    r"\b(the|of|and|for|from|with|to|a|favors?|wilds?|card|tile|tiles|track|space|spaces|level"
    r"|levels|lumber|jackscrews?|masonry|reputation|ward|plot|building|round|poverty|empty|markers)\b"
)
GAMES = [(3, 2, True), (2, 4, True), (4, 5, False)]


def weight(action: str) -> int:
    """How often a player chooses an action: they rather pay than default or wait."""
    return 1 if action.split()[0] in ("done", "default", "trade") else 6


def played(seats: int, seed: int, council: bool) -> Iterator[Match[ChicagoView]]:
    """A game, at each of its questions and at its end."""
    match, rng = GAME.new(seats, seed=seed, council=council), random.Random(seed)
    yield match
    while not match.over:
        legal = match.legal()
        match.play(rng.choices(legal, [weight(action) for action in legal])[0])
        yield match


def check(english: str, german: str) -> None:
    """Two sentences that say the same, without anything raw."""
    for sentence in (english, german):
        assert sentence == sentence.strip() != ""
        assert not RAW.search(sentence), sentence
    assert not LEFTOVERS.search(german), german


@pytest.mark.parametrize(("seats", "seed", "council"), GAMES)
def test_the_log(seats: int, seed: int, council: bool) -> None:
    *_, match = played(seats, seed, council)
    told = []
    for line, events in match.told_to():
        english, german = ENGLISH.line(line, events), GERMAN.line(line, events)
        for one, other in zip(english, german, strict=True):
            check(one, other)
            assert one.endswith(".")
        told += english
    for seat in range(seats):
        assert any(f"{NAMES[seat]} raises a building" in sentence for sentence in told)
    assert any("the non-player color wins" in sentence for sentence in told) == (seats == 2)
    assert not any("Seat" in sentence for sentence in told)


@pytest.mark.parametrize(("seats", "seed", "council"), GAMES)
def test_the_log_tells_all_reputation(seats: int, seed: int, council: bool) -> None:
    *_, match = played(seats, seed, council)
    earned = [0] * seats
    for line, events in match.told_to():
        for sentence in ENGLISH.line(line, events):
            for seat in range(seats):
                for verb, sign in (("earns", 1), ("loses", -1)):
                    found = re.search(rf"{NAMES[seat]} {verb} (\d+) reputation", sentence)
                    earned[seat] += sign * int(found[1]) if found else 0
    assert earned == match.scores()


@pytest.mark.parametrize(("seats", "seed", "council"), GAMES)
def test_the_table(seats: int, seed: int, council: bool) -> None:
    for number, match in enumerate(played(seats, seed, council)):
        if number % 23 == 0 or match.over:
            check_table(match.view(number % seats))


def check_table(view: ChicagoView) -> None:
    """Everything is told in both languages, under headings that differ."""
    tables = ENGLISH.describe(view), GERMAN.describe(view)
    assert len({heading for heading, _ in tables[0]}) == len(tables[0])
    for (english, told), (german, gesagt) in zip(*tables, strict=True):
        check(english, german)
        for one, other in zip(told, gesagt, strict=True):
            check(one, other)
    found = {heading: " ".join(told) for heading, told in tables[0]}
    for space in view["area"]:
        if space["project"]:
            name = naming.project_named(ENGLISH.text, view["printed"], space["project"])
            assert f"Space {space['space']}: {name}:" in found["Project area"]
    for ward in range(4):
        assert found[f"Ward {ward + 1}"].count("Plot ") == 10
    for seat, player in enumerate(view["players"]):
        assert found[NAMES[seat]].startswith(f"{player['points']} reputation.".replace("-", MINUS))
        assert f"Slots for cards: {player['slot_count']}." in found[NAMES[seat]]
        assert found[NAMES[seat]].count("Slot ") == len(player["slots"])
    assert ("City council" in found) == view["council_used"]


def asked(
    step: str,
    a: str | int = 0,
    b: str | int = 0,
    due: dict[str, int] | None = None,
    tokens: dict[str, int] | None = None,
    favors: int = 0,
    poverty: int = 0,
) -> ChicagoView:
    """A view of Ada, who is asked, with some things of her own."""
    view = GAME.new(3, seed=1).view(0)
    ada = view["players"][0]
    ada["tokens"] = tokens or ada["tokens"]
    ada["favors"], ada["poverty"] = favors, poverty
    view["question"] = {**question_of(view), "seat": 0, "step": step, "about": {"a": a, "b": b}}
    view["asked"] = {"due": dict.fromkeys(TYPES, 0) | due} if due else None
    return view


def tokens(lumber: int = 0, jackscrew: int = 0, masonry: int = 0, wild: int = 0) -> dict[str, int]:
    return dict(zip(TOKENS, (lumber, jackscrew, masonry, wild), strict=True))


PAYMENTS = [
    (
        "tokens masonry",
        "Pay 3 masonry with 1 masonry and 2 wilds (left: 0 masonry, 1 wild)",
        "3 Mauerwerk mit 1 Mauerwerk und 2 Joker-Ressourcen zahlen"
        " (übrig: 0 Mauerwerk, 1 Joker-Ressource)",
    ),
    ("tokens lumber", "Pay 2 lumber (left: 2 lumber)", "2 Bauholz zahlen (übrig: 2 Bauholz)"),
    (
        "covered",
        "Pay 2 lumber and 1 jackscrew (left: 2 lumber, 0 jackscrews)",
        "2 Bauholz und 1 Hubspindel zahlen (übrig: 2 Bauholz, 0 Hubspindeln)",
    ),
    (
        "favor masonry",
        "Spend a favor instead of 3 masonry (0 favors left)",
        "Gunstmarker statt 3 Mauerwerk abgeben (übrig: 0 Gunstmarker)",
    ),
    (
        "default masonry",
        f"Do not pay 3 masonry: poverty 3 to 4, {MINUS}2 reputation at the end",
        f"3 Mauerwerk nicht zahlen: Armut von 3 auf 4, {MINUS}2 Ansehen am Spielende",
    ),
    (
        "trade masonry",
        "Trade three resources for 1 masonry",
        "Drei Ressourcen gegen 1 Mauerwerk tauschen",
    ),
]


@pytest.mark.parametrize(("action", "english", "german"), PAYMENTS)
def test_payments_tell_what_they_take_and_leave(action: str, english: str, german: str) -> None:
    due = {"lumber": 2, "jackscrew": 1, "masonry": 3}
    view = asked("payment", "I", due=due, tokens=tokens(4, 1, 1, 3), favors=1, poverty=3)
    assert ENGLISH.label(action, view) == english
    assert GERMAN.label(action, view) == german


def test_nobody_grows_poorer_than_the_last_space() -> None:
    view = asked("payment", "I", due={"masonry": 3}, tokens=tokens(), poverty=15)
    assert ENGLISH.label("default masonry", view) == ("Do not pay 3 masonry: your poverty stays 15")


def test_a_bid_paid_with_wilds_and_a_trade() -> None:
    view = asked("cost_menu", due={"lumber": 1, "masonry": 2}, tokens=tokens(1, 4, 0, 3))
    assert ENGLISH.label("wilds", view) == "Pay with 1 lumber and 2 wilds (1 wild left)"
    assert ENGLISH.prompt(view) == (
        "The upper-left square costs 1 lumber and 2 masonry; you lack 2 masonry."
        " You have 1 lumber, 4 jackscrews and 3 wilds."
    )
    view = asked("trade", "masonry", tokens=tokens(1, 4, 0, 3))
    assert ENGLISH.label("give JJW", view) == (
        "Give 2 jackscrews and 1 wild for 1 masonry (then: 2 jackscrews, 2 wilds, 1 masonry)"
    )


def bidding(marks: list[int | None], squares: list[str], **cost: int) -> ChicagoView:
    """A view of Ada, who places a marker, with some marks on the card of space I."""
    view = asked("bid", tokens=tokens(1, 1, 1))
    space = view["area"][0]
    card = deepcopy(naming.card_printed(view["printed"], space["card"] or ""))
    card[view["side"]]["squares"] = squares
    view["printed"] = {**view["printed"], "resource_cards": [card]}
    counted = dict.fromkeys(TYPES, 0) | cost
    leader = next((mark for mark in marks if mark is not None), None)
    view["area"][0] = {**space, "marks": marks, "cost": counted, "leader": leader}
    return view


def test_bids_tell_what_a_square_brings() -> None:
    squares = ["cost", "lumber", "none", "masonry"]
    view = bidding([None, None, None, None], squares, lumber=1, masonry=1)
    assert ENGLISH.label("bid I-1", view) == (
        "Space I, upper-left square: pay 1 lumber and 1 masonry; you lead"
    )
    assert ENGLISH.label("bid I-2", view) == "Space I, square 2: take 1 lumber; you lead"
    assert ENGLISH.label("bid I-3", view) == "Space I, square 3: blank; you lead"
    assert ENGLISH.label("white I-3", view) == "Non-player color on space I, square 3: blank"
    view = bidding([None, 1, 0, None], squares, masonry=2)
    assert ENGLISH.label("bid I-1", view) == (
        "Space I, upper-left square: pay 2 masonry; you lack 1 masonry; you take the lead"
    )
    assert ENGLISH.label("bid I-4", view).endswith("take 1 masonry; you take the lead")
    view = bidding([None, 1, 1, None], squares)
    assert ENGLISH.label("bid I-1", view) == "Space I, upper-left square: free of charge"
    assert ENGLISH.label("white I-1", view) == (
        "Non-player color on space I, upper-left square: free of charge"
    )


def test_turning_tells_whom_the_arrows_reward() -> None:
    view = asked("rotation", "P4", "10")
    view["plots"][1] = {"project": "1", "owner": 1, "levels": 2}
    view["plots"][10] = {"prestige": "P1", "turn": "0"}
    assert ENGLISH.label("turn 0", view) == (
        "Arrows: plot 2 (Bruno), plot 11 (prestige building);"
        " 4 reputation each at the end (not turned)"
    )
    assert ENGLISH.label("turn 180", view) == (
        "Arrows: plot 18 (empty), plot 9 (empty); 4 reputation each at the end (turned by 180°)"
    )
    question_of(view)["about"]["b"] = "1"
    assert ENGLISH.label("turn 270", view).startswith("Arrows: off the board, off the board;")


def test_plots_tell_what_they_enclose() -> None:
    view = asked("plot", "I")
    view["banners"]["column-1"] = view["banners"]["prestige"] = "masonry"
    view["neighborhoods"][0] = "N1"
    for plot in (2, 9, 10):
        view["plots"][plot - 1] = {"project": "1", "owner": 1, "levels": 2}
    assert ENGLISH.label("plot 1", view) == (
        "Plot 1 in ward 1: masonry track +1, 1 wild; encloses neighborhood 1 (1 favor)"
    )
    question_of(view)["step"] = "site"
    assert ENGLISH.label("plot 17", view) == "Plot 17 in ward 1: masonry track +2"


REWARDS = [
    (["favor 2"], "2 favors", "2 Gunstmarker"),
    (["favor 1", "wild 1"], "1 favor and 1 wild", "1 Gunstmarker und 1 Joker-Ressource"),
    (
        ["lumber 1", "jackscrew 2", "masonry 1"],
        "1 lumber, 2 jackscrews and 1 masonry",
        "1 Bauholz, 2 Hubspindeln und 1 Mauerwerk",
    ),
    (["advance choice 3"], "any track +3", "beliebige Leiste +3"),
    (["advance masonry 1"], "masonry track +1", "Mauerwerkleiste +1"),
    (["expansion 1"], "1 company expansion", "1 Firmenausbau"),
    (["basic 4"], "any 4 basic resources", "4 Ressourcen nach Wahl"),
    (
        ["rep 2", "swap_banners"],
        "2 reputation and swap two expertise banners",
        "2 Ansehen und zwei Kompetenzbanner tauschen",
    ),
    ([], "nothing", "nichts"),
]


@pytest.mark.parametrize(("rewards", "english", "german"), REWARDS)
def test_rewards_in_a_phrase(rewards: list[str], english: str, german: str) -> None:
    assert naming.rewards_named(ENGLISH.text, rewards) == english
    assert naming.rewards_named(GERMAN.text, rewards) == german


def test_everything_printed_has_words() -> None:
    view = GAME.new(4, seed=1).view()
    for verb, things in (
        ("project", PROJECTS),
        ("lay", EMPTY_TILES),
        ("show", PRESTIGE),
        ("tile", HOOD_TILES),
        ("member", MEMBERS),
        ("draw", CARDS),
        ("token", ["W1", "W4"]),
        ("banner", TYPES),
        ("disc", ["0", "3"]),
    ):
        for thing in things:
            action = f"{verb} {thing}"
            check(ENGLISH.label(action, view), GERMAN.label(action, view))
    for several in ("card_squares 2", "add_level 2", "copy_neighborhoods 1", "basic 1"):
        texts = ENGLISH.text, GERMAN.text
        check(*(naming.reward_named(text, several) for text in texts))


def test_a_card_by_its_side() -> None:
    printed = GAME.setup().parts.printed
    named = [
        naming.card_named(ENGLISH.text, printed, "2", side) for side in (None, "red", "yellow")
    ]
    assert named == [
        "card B",
        "card B (1 masonry each round)",
        "card B (1 lumber and 1 jackscrew each round)",
    ]
    assert naming.card_named(ENGLISH.text, printed, "45", "red") == "card ABCD (3 reputation once)"


REASONS = {
    "levels": "earns 2 reputation for 2 levels.",
    "plots": "earns 2 reputation for the plot.",
    "projects": "earns 2 reputation as the reward of the project.",
    "neighborhoods": "earns 2 reputation for a building there.",
    "expertise": "earns 2 reputation for a column of the expertise tracks.",
    "cards": "earns 2 reputation from resource cards.",
    "empty_plots": "earns 2 reputation from the empty plot tile.",
    "wards": "earns 2 reputation for levels in ward 3.",
    "bidding_board": "earns 2 reputation for markers on the bidding board.",
    "prestige": "earns 2 reputation from prestige buildings.",
    "final_projects": "earns 2 reputation for symbols of the final projects.",
    "symbol_sets": "earns 2 reputation for sets of symbols.",
    "personal_project": "earns 2 reputation for the personal project.",
    "poverty": "earns 2 reputation on the poverty track.",
    "council": "earns 2 reputation from the city council: 3 reputation per own building in ward 2.",
}


@pytest.mark.parametrize("source", SOURCES)
def test_reputation_is_told_with_its_reason(source: str) -> None:
    event = Event(POINTS, 1, SOURCES.index(source), 2, 2)
    english, german = (words.events([event])[0] for words in (ENGLISH, GERMAN))
    check(english, german)
    assert english == f"Bruno {REASONS[source]}"


def test_poverty_costs_reputation() -> None:
    event = Event(POINTS, 1, FROM_POVERTY, -6, 0)
    assert ENGLISH.events([event]) == ["Bruno loses 6 reputation on the poverty track."]


def single(kind: int, a: int = 0, b: int = 0, c: int = 0, seat: int = 0) -> str:
    """What an event says, checked in both languages."""
    event = Event(kind, seat, a, b, c)
    (english,), (german,) = (results(words, [event]) for words in (ENGLISH, GERMAN))
    check(english, german)
    return english


def test_single_events() -> None:
    assert single(PART, 5) == "Round 5 begins."
    assert single(state.E_PHASE, state.IN_BIDDING) == "Phase 2: bids for projects."
    assert single(state.E_ADVANCE, 2, 5) == "Ada advances on the masonry track to column 5."
    assert single(state.E_PERMANENT, 0, 2) == "Ada takes a permanent resource: lumber (2 now)."
    assert "unlimited jackscrews" in single(state.E_UNLIMITED, 1)
    assert single(state.E_EXPANSION) == "Ada takes 1 company expansion."
    assert single(state.E_SYMBOL, 3) == "Ada takes a symbol token: city seal."
    assert single(state.E_UNBID, 2) == "Space III: nobody has bid, the project fails."
    assert single(state.E_POVERTY, 3) == f"Ada goes to poverty 3 ({MINUS}4 reputation at the end)."
    assert single(state.E_WARD, 1) == "Ada takes the control token of ward 2."
    assert single(state.E_SECTIONS, 5).endswith("personal project: lumber and masonry.")
    assert single(state.E_LEVEL, 4) == "Ada adds a level to the building on plot 5 in ward 3."
    assert single(state.E_EMPTY, 0, 1) == "Ada uses empty plot tile 1 (2 favors)."
    assert single(state.E_EMPTY, 0) == "Ada takes empty plot tile 1 (2 favors)."
    assert single(state.E_SWAPPED, 0, 8) == (
        "Ada swaps the banners at plot 1 and at the prestige buildings."
    )
    assert single(state.E_FAVOR, -2) == "Ada spends 2 favors on the personal project."
    assert single(state.E_FAVOR, 2) == "Ada takes 2 favors."
    assert single(state.E_INCOME) == "Ada runs the company."
    assert single(state.E_WINNER) == "Ada wins the game."


def test_events_of_the_table() -> None:
    assert single(state.E_LAID, 1, 1, 2, NOBODY) == (
        "Space II: card B (1 lumber and 1 jackscrew each round)."
    )
    assert single(state.E_ANNOUNCED, 0, 3, seat=NOBODY).startswith("Space I: raise project 4:")
    assert single(state.E_WORK, 4, 35) == "Ada resolves move project 36 on space V."
    assert single(state.E_HOOD, 4, 0) == (
        "Neighborhood 5 is enclosed: Ada wins its tile (1 favor)."
    )
    assert single(state.E_HOOD, 4, 0, seat=NOBODY).endswith("(1 favor) goes to the box.")
    assert single(state.E_CARD, 1, -1, 1) == (
        "Ada adds card B (1 masonry each round) to the company."
    )
    assert single(state.E_CARD, 1, 0, 1).endswith(
        "; card A (1 lumber each round) goes to the pile."
    )


def test_the_non_player_is_nobody() -> None:
    assert single(state.E_WON, 0, 2, 0, NOBODY) == (
        "Space I: the non-player color wins raise project 1 with 2 markers."
    )
    assert single(state.E_BUILT, 0, 2, seat=NOBODY) == (
        "The non-player color raises a building with 2 levels on plot 1 in ward 1."
    )
    assert single(state.E_MOVED, 0, 1, seat=NOBODY) == (
        "The non-player color moves a building with 1 level to outskirts plot 1."
    )
    assert single(state.E_PRESTIGE, 3, 9, 1, NOBODY) == (
        "The non-player color places prestige building 4 on plot 10 in ward 1;"
        " its arrows point at plots 11 and 18."
    )


def test_events_that_belong_together_are_one_sentence() -> None:
    together = [
        Event(state.E_WON, 0, 0, 2, 0),
        Event(state.E_TOKENS, 0, 0, 1, state.T_WINNER),
        Event(state.E_TOKENS, 0, 2, 1, state.T_WINNER),
        Event(state.E_BACK, 1, 0, 1, 0),
        Event(state.E_BACK, 2, 0, 1, 0),
        Event(state.E_MARKERS, 0, 3, 0, 0),
        Event(state.E_MARKERS, 1, 5, 0, 0),
        Event(state.E_ADVANCE, 0, 1, 2, 0),
        Event(state.E_ADVANCE, 0, 1, 3, 0),
        Event(POINTS, 0, FROM_CARDS, 3, 0),
        Event(POINTS, 0, FROM_CARDS, 3, 0),
    ]
    assert ENGLISH.events(together) == [
        "Space I: Ada wins raise project 1 with 2 markers and takes 1 lumber and 1 masonry.",
        "Back to the bidding board: Bruno 1, Clara 1.",
        "Markers on the bidding board: Ada 3, Bruno 5.",
        "Ada advances on the jackscrew track to column 3.",
        "Ada earns 6 reputation from resource cards.",
    ]


def test_a_company_runs_in_one_sentence() -> None:
    income = [
        Event(state.E_INCOME, 1, 0, 0, 0),
        Event(state.E_TOKENS, 1, 0, 1, state.T_REWARD),
        Event(state.E_ADVANCE, 1, 1, 3, 0),
        Event(state.E_FAVOR, 1, 1, 0, 0),
        Event(state.E_TOKENS, 1, 0, 1, state.T_REWARD),
        Event(POINTS, 2, FROM_CARDS, 3, 0),
    ]
    assert ENGLISH.events(income) == [
        "Bruno runs the company and takes 2 lumber and 1 favor.",
        "Bruno advances on the jackscrew track to column 3.",
        "Clara earns 3 reputation from resource cards.",
    ]


def test_a_deed_is_told_with_its_action() -> None:
    paid = [
        Event(state.E_TOKENS, 0, 2, -1, state.T_PROJECT),
        Event(state.E_TOKENS, 0, WILD, -2, state.T_PROJECT),
        Event(state.E_WILDS, 0, 2, 0, 0),
        Event(state.E_SYMBOL, 0, 1, 0, 0),
    ]
    assert ENGLISH.line(Line(0, "payment", "tokens masonry"), paid) == [
        "Ada pays 1 masonry and 2 wilds.",
        "Ada takes a symbol token: lion.",
    ]
    assert ENGLISH.line(Line(0, "window", "done"), paid) == [
        "Ada uses no empty plot tile. Ada pays 1 masonry and 2 wilds for the project.",
        "Ada takes a symbol token: lion.",
    ]
    bid = [Event(state.E_TOKENS, 0, 1, 1, state.T_SQUARE)]
    assert ENGLISH.line(Line(0, "bid", "bid III-2"), bid) == [
        "Ada places a marker on space III and takes 1 jackscrew."
    ]
    trade = [
        Event(state.E_TOKENS, 0, 0, -2, state.T_TRADE),
        Event(state.E_TOKENS, 0, WILD, -1, state.T_TRADE),
        Event(state.E_TOKENS, 0, 2, 1, state.T_TRADE),
        Event(state.E_TOKENS, 0, 2, -2, state.T_BID),
    ]
    assert ENGLISH.line(Line(0, "trade", "give LLW"), trade) == [
        "Ada trades 2 lumber and 1 wild for 1 masonry.",
        "Ada pays 2 masonry for the upper-left square.",
    ]


def test_what_is_drawn_is_told_once() -> None:
    announced = [Event(state.E_ANNOUNCED, NOBODY, 1, 3, 0)]
    (told,) = ENGLISH.line(Line(CHANCE, "project", "project 4"), announced)
    assert told.startswith("Space II: raise project 4: costs 1 lumber")
    laid = [Event(state.E_LAID, NOBODY, 2, 1, 1)]
    assert ENGLISH.line(Line(CHANCE, "draw", "draw 2"), laid) == [
        "Space III: card B (1 masonry each round)."
    ]
    assert GERMAN.line(Line(CHANCE, "draw", "draw 2"), []) == [
        "Oben auf dem Kartenstapel: Karte B."
    ]


def test_every_event_is_told() -> None:
    kinds = {value for name, value in vars(state).items() if name.startswith("E_")}
    assert kinds - {state.E_WILDS} <= {*TOLD, *SENTENCES}


def test_every_verb_is_told_forced_or_not() -> None:
    steps = {
        "plot": ["plot", "site", "level"],
        "neighborhood": ["hood", "copy"],
        "project": ["project", "top", "final"],
    }
    for verb in GAME.actions.verbs:
        for number in {verb.first, verb.first + verb.size - 1}:
            for step in steps.get(verb.name, [verb.name]):
                for forced in (False, True):
                    line = Line(0, step, GAME.actions.name(number), forced)
                    assert ENGLISH.line(line, [])[0] != GERMAN.line(line, [])[0]


def test_a_round_has_a_name() -> None:
    assert ENGLISH.part(8) == "Round 8"
