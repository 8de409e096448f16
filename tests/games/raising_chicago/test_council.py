"""The city council, section 11 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import GAME, NOBODY, PRINTED_CARDS, asks, events, offered, play, scored, table

from jackscrew import Match
from jackscrew.core.state import POINTS
from jackscrew.games.raising_chicago.view import ChicagoView

OF_LETTER = {
    letter: [card for card, it in PRINTED_CARDS.items() if it["letters"] == [letter]]
    for letter in "ABCD"
}
ANY = [card for card, it in PRINTED_CARDS.items() if len(it["letters"]) == 4]
LETTERS = ["A", "B", "C", "D"]
ENCLOSED = {
    "plots": dict.fromkeys((1, 2, 9, 10, 17, 18, 25, 26), (1, 1)),
    "hoods": {1: None, 2: None, 3: None},
}


def convened(players: dict[int, Any], **more: Any) -> Match[ChicagoView]:
    """Final scoring with the council; nobody owns any tokens but those given."""
    seats = more.get("seats", 3)
    things = {seat: {"tokens": "", **players.get(seat, {})} for seat in range(seats)}
    gone: dict[str, Any] = {
        "projects": [None] * 5,
        "cards": [None] * 5,
        "stack": [("scoring", NOBODY)],
    }
    return table("scoring", round=8, council=True, players=things, **gone, **more)


def council(match: Match[ChicagoView], seat: int = 0) -> int:
    """What the council brought a seat."""
    return scored(match, seat).get("council", 0)


def collected(letter: str, count: int) -> dict[str, Any]:
    """So many cards of a letter, some in slots and the rest in the pile."""
    cards = OF_LETTER[letter][:count]
    return {"slots": cards[:4], "pile": cards[4:]}


@pytest.mark.parametrize(("count", "earned"), [(3, 0), (4, 4), (5, 4), (6, 8), (7, 8)])
def test_ex_17_five_cards_of_a_letter(count: int, earned: int) -> None:
    """[RC-CC-01, RC-CC-03] Enough to score the member on B once; with a sixth twice."""
    own = {**collected("B", count), "favors": 2}
    match = convened({0: own}, members=["M1", "M10", "M2", "M3"])
    if asks(match) == (0, "favors"):
        play(match, "spend 0")
    assert council(match) == earned


@pytest.mark.parametrize(("seats", "qualify", "double"), [(2, 6, 9), (3, 4, 6), (4, 3, 5)])
def test_ex_50_thresholds(seats: int, qualify: int, double: int) -> None:
    """[RC-CC-03] By the number of players."""
    for count in range(10):
        own = {**collected("A", count), "expansions": 1}
        match = convened({1: own}, seats=seats, members=["M11", "M1", "M2", "M3"])
        assert council(match, 1) == 3 * ((count >= qualify) + (count >= double))


def test_cards_of_slots_and_pile() -> None:
    """[RC-CC-01] All that were collected."""
    for own in ({"slots": OF_LETTER["C"][:4]}, {"pile": OF_LETTER["C"][:4]}):
        match = convened({0: own | {"expansions": 2}}, members=["M1", "M2", "M11", "M3"])
        assert council(match) == 6


def test_each_letter_has_its_member() -> None:
    """[RC-CC-03] Cards of another letter do not help."""
    own = {**collected("D", 4), "expansions": 1}
    for place, letter in enumerate(LETTERS):
        members = ["M1", "M2", "M3"]
        members.insert(place, "M11")
        assert council(convened({0: own}, members=members)) == (3 if letter == "D" else 0)


def test_scored_after_everything_else() -> None:
    """[RC-CC-01] After the poverty track, member by member."""
    own = {"slots": OF_LETTER["A"][:4], "pile": OF_LETTER["B"][:4], "poverty": 2, "expansions": 1}
    match = convened({0: own}, members=["M11", "M9", "M1", "M2"])
    told = [(GAME.sources[event.a], event.b, event.c) for event in events(match, POINTS)]
    assert told == [("poverty", -2, 0), ("council", 3, 11)]
    own["neighborhoods"] = ["N1", "N2", "N3"]
    match = convened({0: own}, members=["M11", "M9", "M1", "M2"], **ENCLOSED)
    assert [event.b for event in events(match, POINTS) if event.seat == 0] == [-2, 3, 3]


def test_cards_with_all_letters() -> None:
    """[RC-CC-02] Each is assigned one letter by its owner now."""
    own = {"slots": [*OF_LETTER["A"][:2], *ANY[:2]], "expansions": 2}
    for letters, earned in ((("A", "A"), 6), (("A", "B"), 0), (("B", "B"), 0)):
        match = convened({0: own}, members=["M11", "M1", "M2", "M3"])
        for letter in letters:
            assert (asks(match), offered(match, "letter")) == ((0, "letter_card"), LETTERS)
            play(match, f"letter {letter}")
        assert (match.over, council(match)) == (True, earned)


def test_not_more_than_one_letter() -> None:
    """[RC-CC-02] Four such cards make one letter, not all."""
    own = {"pile": ANY[:4], "expansions": 1}
    match = convened({0: own}, members=["M11", "M1", "M2", "M3"])
    play(match, *["letter D"] * 4)
    assert council(match) == 0


def test_letters_are_asked_by_rank() -> None:
    """[RC-CC-02] After the poverty track, which counts for the ranks."""
    players = {0: {"slots": [ANY[0]], "rep": 5, "poverty": 4}, 2: {"slots": ANY[1:3], "rep": 3}}
    match = convened(players)
    assert (asks(match), match.scores()) == ((2, "letter_card"), [-1, 0, 3])
    play(match, "letter A", "letter B")
    assert asks(match) == (0, "letter_card")
    play(match, "letter A")
    assert match.over


def test_without_the_council() -> None:
    """[RC-CC-01] Nothing is asked and nothing scored."""
    own = {"tokens": "", "slots": [*OF_LETTER["A"][:3], ANY[0]], "expansions": 1}
    match = table("scoring", round=8, players={0: own, 1: {"tokens": ""}, 2: {"tokens": ""}})
    assert (match.over, match.scores()) == (True, [0, 0, 0])


WEALTHY = {
    "expertise": (8, 5, 5),
    "favors": 1,
    "expansions": 1,
    "symbols": dict.fromkeys(["train", "lion", "book", "seal", "device"], 1),
}


def counted(member: str, own: dict[str, Any], **more: Any) -> int:
    """What a member brings seat 0, who has enough cards for it to score once."""
    others = [it for it in ("M1", "M5", "M7") if it != member][:3]
    members = [member, *others, "M12", "M11"][:4]
    players = {0: {**collected("A", 4), **own}, 1: WEALTHY, 2: WEALTHY}
    match = convened(players, members=members, **more)
    while not match.over:
        play(match, match.legal()[0])
    return council(match)


@pytest.mark.parametrize(
    ("ward", "plots"), [(1, (1, 18)), (2, (3, 20)), (3, (5, 38)), (4, (8, 23))]
)
def test_ex_51_buildings_in_a_ward(ward: int, plots: tuple[int, int]) -> None:
    """[RC-CC-04] 3 for each raised there, however high; not for prestige buildings or others'."""
    first, second = plots
    everywhere = {2: (0, 1), 4: (0, 1), 6: (0, 1), 7: (0, 1)}
    everywhere[[2, 4, 6, 7][ward - 1]] = (1, 1)
    town = {**everywhere, first: (0, 3), second: (0, 1)}
    purple = {1: 10, 2: 19, 3: 21, 4: 15}[ward]
    assert counted(f"M{ward}", {}, plots={**town, purple: "P1"}) == 6


def test_ex_51_final_buildings_count() -> None:
    """[RC-CC-04] Their tiles go back to their place."""
    assert counted("M1", {"final_projects": ["F1"]}, plots={1: (0, 1)}) == 3


@pytest.mark.parametrize(
    ("member", "own", "more", "earned"),
    [
        ("M5", {}, {"outskirts": {1: (0, 3), 2: (0, 1), 3: (1, 1)}}, 4),
        ("M6", {"symbols": dict.fromkeys(["train", "lion", "book", "seal", "device"], 2)}, {}, 10),
        ("M7", {"expertise": (8, 5, 0)}, {}, 5),
        ("M8", {}, {"markers": [3, 1, 0]}, 6),
        ("M9", {"neighborhoods": ["N1", "N5", "N9"]}, ENCLOSED, 3),
        ("M10", {"favors": 2}, {}, 4),
        ("M11", {"expansions": 2}, {}, 6),
        ("M12", {}, {"plots": {1: (0, 1), 3: (0, 2), 5: (1, 1), 8: (0, 1), 7: (1, 1)}}, 6),
    ],
)
def test_ex_51_members(member: str, own: dict[str, Any], more: dict[str, Any], earned: int) -> None:
    """[RC-CC-04] What each counts: moved, sets, permanents, markers, tiles, favors, ..."""
    assert counted(member, own, **more) == earned


def test_sets_count_in_addition() -> None:
    """[RC-CC-04] 3 for a set as always, 5 more by the member; the asterisk as it was named."""
    symbols = {"train": 1, "lion": 1, "book": 1, "seal": 1, "asterisk": 1}
    own = {**collected("A", 4), "symbols": symbols}
    for named, points in (("device", {"symbol_sets": 3, "council": 5}), ("train", {})):
        match = convened({0: own}, members=["M6", "M1", "M2", "M3"])
        play(match, f"symbol {named}")
        assert scored(match) == points


def test_favors_spent_on_the_personal_project_are_gone() -> None:
    """[RC-CC-04] Those that are left count."""
    own = {**collected("A", 6), "favors": 3, "tokens": "LLLLL"}
    for spent, left in ((0, 3), (1, 2), (2, 1)):
        match = convened({0: own}, members=["M10", "M1", "M2", "M3"])
        assert offered(match, "spend") == ["0", "1", "2"]
        play(match, f"spend {spent}")
        assert scored(match) == {"personal_project": [2, 4, 9][spent], "council": 2 * 2 * left}


def test_twice_with_many_cards() -> None:
    """[RC-CC-03] The double tier, for any member."""
    own = {**collected("A", 6), "expertise": (8, 8, 8)}
    match = convened({0: own}, members=["M7", "M1", "M2", "M3"])
    assert council(match) == 18


def test_letters_and_favors_if_it_ended_now() -> None:
    """[RC-FS-12] Two cards for A, which has two; a favor is kept where it brings more."""
    own = {"slots": [*OF_LETTER["A"][:2], *ANY[:2]], "expansions": 2}
    match = convened({0: own}, members=["M11", "M1", "M2", "M3"])
    assert match.sheet_if_ended()["council"] == [6, 0, 0]
    play(match, "letter B")
    assert match.sheet_if_ended()["council"] == [0, 0, 0]
    for count, spent in ((3, True), (6, False)):
        match = convened(
            {0: {**collected("B", count), "favors": 1}}, members=["M1", "M10", "M2", "M3"]
        )
        assert asks(match) == (0, "favors")
        assert match.if_ended() == [2 if spent else 4, 0, 0]
        play(match, f"spend {int(spent)}")
        assert match.scores() == match.if_ended() == [2 if spent else 4, 0, 0]


def test_the_pile_counts_and_stays_covered() -> None:
    """[RC-FS-12, RC-HID-03] All may know what was taken; whose cards they are is not told again."""
    own = {"tokens": "", "pile": OF_LETTER["C"][:4], "expansions": 2}
    match = table(
        "bidding", round=3, council=True, players={0: own}, members=["M1", "M2", "M11", "M3"]
    )
    for seat in (-1, 1):
        assert match.view(seat)["if_ended"]["council"][0] == 6
        assert match.view(seat)["players"][0]["pile_cards"] is None


@pytest.mark.parametrize(("cards", "best"), [(3, 18 + 6), (4, 18 + 3 + 5)])
def test_the_asterisk_is_named_for_the_council_too(cards: int, best: int) -> None:
    """[RC-FS-12] A train more on three tiles, or the set that also counts for the member on A."""
    symbols = {"train": 2, "lion": 1, "book": 1, "seal": 1, "asterisk": 1}
    own = {"symbols": symbols, "final_projects": ["F1", "F2", "F3"], **collected("A", cards)}
    match = convened({0: own}, members=["M6", "M1", "M2", "M3"])
    assert asks(match) == (0, "naming")
    assert match.if_ended() == [best, 0, 0]
    play(match, "symbol train" if cards == 3 else "symbol device")
    assert match.scores() == [best, 0, 0]
