"""What bots are called, and the sentence that tells why they choose."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

import jackscrew
from jackscrew.bots import (
    NAMES,
    Candidate,
    Search,
    Thought,
    bot_names,
    expectation,
    heads,
    make_bot,
    reason,
    tags,
    told_candidates,
)
from jackscrew.bots.differences import Difference, certain, difference
from jackscrew.bots.naming import PEOPLE
from jackscrew.bots.tree import UNKNOWN
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.lab.simulate import play_out
from jackscrew.text import Words

GAME = jackscrew.game("city_council")
NAMES_THERE = ["Ada", "Bruno", "Clara"]
ENGLISH, GERMAN = Words(GAME, "en", NAMES_THERE), Words(GAME, "de", NAMES_THERE)


@pytest.fixture(scope="module")
def match() -> Match:
    """The first question of a game."""
    return GAME.new(3, seed=2)


def thought(match: Match, *weighed: tuple[int, tuple[float, ...]]) -> Thought:
    """What a bot thinks of the first answers."""
    told = [
        Candidate(action, visits, points)
        for action, (visits, points) in zip(match.legal(), weighed, strict=False)
    ]
    return Thought(match.actor, told[0].action, tuple(told))


def points(own: float, *others: float) -> tuple[float, ...]:
    """What seats expect, seen from the first."""
    return (own, *others)


@pytest.mark.parametrize(
    ("weighed", "sentence"),
    [
        (
            [(1200, points(38.4, 30.2, 34.1)), (3, points(20.0, 30.0, 30.0))],
            "This should end with about 38, 4 ahead of the best other seat;"
            " it was looked into 1,200 times.",
        ),
        (
            [(1, points(30.0, 30.2, 44.9)), (2, points(20.0, 30.0, 30.0))],
            "This should end with about 30, 15 behind the best other seat;"
            " it was looked into 1 time.",
        ),
        (
            [(9, points(-3.2, -3.6, -9.0)), (2, points(20.0, 30.0, 30.0))],
            "This should end with about \N{MINUS SIGN}3, level with the best other seat;"
            " it was looked into 9 times.",
        ),
        (
            [(1, points(38.4, 30.2, 34.1)), (1, points(20.0, 30.0, 30.0))],
            "One step on, this promises about 38 in the end, 4 ahead of the best other seat.",
        ),
        (
            [(1, points(30.0, 34.2, 20.0))],
            "One step on, this promises about 30 in the end, 4 behind the best other seat.",
        ),
        (
            [(1, points(30.0, 30.2, 20.0))],
            "One step on, this promises about 30 in the end, level with the best other seat.",
        ),
        ([(0, ()), (0, ())], ""),
    ],
)
def test_what_each_bot_expects(
    match: Match, weighed: list[tuple[int, tuple[float, ...]]], sentence: str
) -> None:
    assert match.actor == 0
    assert expectation(thought(match, *weighed), ENGLISH) == sentence


def test_whoever_takes_anything_says_so(match: Match) -> None:
    found = thought(match, (0, ()), (0, ()))
    assert reason(found, match, ENGLISH) == "It takes anything: all choices are alike to it."


@pytest.mark.parametrize(
    ("sources", "seats", "sentence"),
    [
        (
            {"rail": 9.2, "mayor": 3.0},
            (12.2, 0.0, -20.0),
            "It brings about 9 more from Rail than the next best, “Bid 3 with your 3 coin”.",
        ),
        (
            {"rail": 9.2, "mayor": -6.6},
            (2.6, 0.0, 0.0),
            "It brings about 9 more from Rail than the next best, “Bid 3 with your 3 coin”,"
            " and about 7 less from Mayor.",
        ),
        (
            {"mayor": -1.0},
            (-1.0, -3.0, -7.9),
            "Clara gets about 8 less than after the next best, “Bid 3 with your 3 coin”.",
        ),
        ({}, (0.0, 2.0, 0.0), "The next best, “Bid 3 with your 3 coin”, would be nearly as good."),
    ],
)
def test_a_reason_tells_where_the_points_differ(
    match: Match, sources: dict[str, float], seats: tuple[float, ...], sentence: str
) -> None:
    rows = tuple(sources.get(key, 0.0) for key in GAME.sources)
    found = replace(
        thought(match, (9, points(3.0, 2.0, 1.0)), (4, points(2.0, 2.0, 1.0))),
        difference=Difference("bid 3", rows, seats),
    )
    assert reason(found, match, ENGLISH) == sentence


def test_what_the_mayor_brings_at_once_is_found() -> None:
    match = GAME.new(3, seed=2)
    while "lobby mayor" not in match.legal():
        match.play(match.legal()[0])
    search = Search(match, match.actor, Dice(1))
    found = difference(search, "lobby mayor", "lobby treasurer")
    assert found.sources[GAME.sources.index("mayor")] == 7.0
    assert found.other == "lobby treasurer"
    assert difference(search, "lobby mayor", "lobby mayor").seats == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("column", "mean"),
    [([4, 6, 5, 5], 5.0), ([-4, -6, -5, -5], -5.0), ([9, -8, 0, 3], 0.0), ([1, 0, 1, 0], 0.0)],
)
def test_luck_and_little_are_left_out(column: list[int], mean: float) -> None:
    assert certain([[it] for it in column], least=1.0) == (mean,)


def test_reasons_and_numbers_in_german(match: Match) -> None:
    told = thought(match, (1200, points(1538.4, 30.2, 34.1)), (3, points(20.0, 30.0, 30.0)))
    assert expectation(told, GERMAN) == (
        "Damit endet es wohl mit etwa 1.538, 1.504 vor dem besten anderen Platz;"
        " das wurde 1.200 Mal durchdacht."
    )


def last_question(seed: int) -> Match:
    """The last time that somebody had a choice in a game of random players."""
    match = GAME.new(3, seed=seed)
    play_out(match, [make_bot("random", GAME, seed + seat) for seat in range(3)])
    return next(
        before
        for line in range(match.version - 1, 0, -1)
        if (before := match.at(line)).pending() and len(before.legal()) > 1
    )


def test_a_choice_that_ends_the_game_is_told_for_what_it_is() -> None:
    sentences = set()
    for seed in range(1, 9):
        last = last_question(seed)
        seat, ends = last.actor, {}
        for action in last.legal():
            ends[action] = last.at(last.version)
            ends[action].play(action)
        is_lost = all(after.over and seat not in after.winners() for after in ends.values())
        for action, after in ends.items():
            told = Thought(seat, action, (Candidate(action, 5, points(3.0, 2.0, 1.0)),))
            sentence = reason(told, last, ENGLISH)
            is_won = after.over and after.winners() == [seat]
            assert (sentence == "This ends the game, and wins it.") is is_won
            assert sentence.endswith("whatever is chosen.") is is_lost
            sentences.add(sentence)
    assert len(sentences) >= 3


def test_what_has_no_alternative_needs_no_reason() -> None:
    forced = Thought(0, "stop", (Candidate("stop"),))

    class Only:
        """A match with one thing to do."""

        def legal_numbers(self, seat: int) -> list[int]:
            return [1]

    only: Match = Only()  # type: ignore[assignment]
    assert reason(forced, only, ENGLISH) == "There is nothing else to choose."


@pytest.mark.parametrize("spec", ["greedy", "random", "ismcts:30it"])
@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_real_thoughts_have_reasons(game: Game, spec: str) -> None:
    match = game.new(game.seats[0], seed=4)
    found = make_bot(spec, game, 1).why(match)
    english, german = Words(game, "en"), Words(game, "de")
    assert reason(found, match, english) == found.sentence
    assert reason(found, match, german) != found.sentence
    told = told_candidates(found, english, 5)
    assert [it.action for it in told] == [it.action for it in found.candidates[:5]]
    assert all(bool(it.looks) == (spec == "ismcts:30it") for it in told)
    assert [bool(it.behind) for it in told[:2]] == [False, spec != "random"]


def test_candidates_are_told_with_looks_and_what_they_are_behind(match: Match) -> None:
    found = thought(match, (30, points(38.44, 30.2, 34.1)), (10, points(20.0, 30.0, 30.0)))
    far = replace(found.candidates[1], behind=1538.4)
    near = replace(found.candidates[1], action="bid 4", behind=2.44)
    late = replace(found.candidates[1], action="bid 5", behind=UNKNOWN)
    found = replace(found, candidates=(found.candidates[0], far, near, late))
    told = told_candidates(found, GERMAN, 5)
    assert [it.share for it in told] == [50, 17, 17, 17]
    assert told[0].looks == "30"
    behind = ["", "\N{MINUS SIGN}1.538", "\N{MINUS SIGN}2,4", ""]
    assert [it.behind for it in told] == behind
    assert told_candidates(found, GERMAN, 1)[0].action == told[0].action


SPECS = ["hard", "", "hard", "easy"]


def test_bots_have_names_of_their_own_at_every_table() -> None:
    assert bot_names(SPECS) == ["Burnham", "", "Addams", "Adler"]
    called = [bot_names(["easy"] * 4, f"table-{number}") for number in range(100)]
    assert called == [bot_names(["easy"] * 4, f"table-{number}") for number in range(100)]
    assert {name for names in called for name in names} == set(PEOPLE)
    assert all(len(set(names)) == 4 for names in called)


def test_no_bot_is_called_as_one_of_the_people_and_no_other_changes_its_name() -> None:
    before = bot_names(SPECS, "a table")
    for taken in before[0], f" {before[0].upper()} ":
        after = bot_names(SPECS, "a table", [taken])
        assert after[0].casefold() != taken.strip().casefold()
        assert after[1:] == before[1:]
        assert len(set(after)) == 4
    for specs in itertools.product(["easy", ""], repeat=4):  # all others take a bot's names
        others = itertools.combinations(PEOPLE, specs.count(""))
        for people in itertools.islice(others, 0, None, 7):
            names = [name for name in bot_names(specs, "a table", people) if name]
            assert len({*names, *people}) == 4


def test_strength_is_a_tag_where_there_is_room() -> None:
    names = bot_names(SPECS)
    people = [name or "Ada" for name in names]
    told = ["Burnham · Hard", "Ada", "Addams · Hard", "Adler · Easy"]
    assert heads(people, tags(SPECS, ENGLISH)) == told
    assert tags(SPECS, GERMAN) == ["Schwer", "", "Schwer", "Leicht"]
    assert heads(["Root"], tags(["ismcts:2000it"], ENGLISH)) == ["Root"]
    assert tags(["ismcts:2000it", "greedy:40%"], ENGLISH) == ["ISMCTS 2000it", "Greedy 40%"]
    kinds = [tag for words in (ENGLISH, GERMAN) for tag in tags(NAMES, words)]
    for name, tag in itertools.product(PEOPLE, kinds):
        assert heads([name], [tag]) == [f"{name} · {tag}"]
