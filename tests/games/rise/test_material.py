"""What is printed: the facts the rulebook tells of tracks, cards and tiles, section 0."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from rise_table import GAME, PRINTED

from jackscrew.core.match import Match
from jackscrew.games.rise.effects import TRACKS

Data = dict[str, Any]

CARDS: list[Data] = [card for era in (1, 2, 3) for card in PRINTED["action_cards"][f"era{era}"]]


def spaces(track: str, letter: str) -> list[Data]:
    """The printed spaces of one side of a track."""
    found: list[Data] = PRINTED["tracks"][track][letter]["spaces"]
    return found


def effects(track: str, letter: str) -> list[Any]:
    """What its spaces do on entering, in order."""
    return [space.get("effects", []) for space in spaces(track, letter)]


def words(listed: list[Any]) -> list[str]:
    """All single effects in a list, those of its branches too."""
    found: list[str] = []
    for effect in listed:
        if isinstance(effect, str):
            found.append(effect)
        else:
            branches = effect.get("choice", [effect.get("get", []) + effect.get("then", [])])
            found += [word for branch in branches for word in words(branch)]
    return found


def test_ex_01_material() -> None:
    """[RISE-K-01, RISE-K-02] All that is in the box."""
    assert len(TRACKS) == 10 == len(PRINTED["tracks"])
    assert all(sorted(sides) == ["A", "B"] for sides in PRINTED["tracks"].values())
    pieces = PRINTED["player_pieces"]
    assert [pieces[it] * 4 for it in ("factories", "vp_markers", "strongboxes")] == [4, 4, 4]
    assert (pieces["markers"] * 4, pieces["hundred_markers"] * 4) == (40, 4)
    assert PRINTED["coins"]["pieces"] == {"1": 33, "2": 15, "5": 6}
    assert len(PRINTED["culture_tiles"]["tiles"]) == 10
    assert PRINTED["politics_tiles"]["count"] == 3
    penalties = PRINTED["penalty_tiles"]
    assert (penalties["A"]["count"], penalties["B-front"]["count"]) == (4, 4)
    assert len(PRINTED["school_tiles"]["regular"]) == 12
    assert len(PRINTED["school_tiles"]["starting"]) == 4
    assert Counter(card["id"][0] for card in CARDS) == {"1": 22, "2": 22, "3": 22}
    assert sum(event["count"] for event in PRINTED["events"]["cards"]) == 44


def test_ex_02_mixtures() -> None:
    """[RISE-K-01, RISE-S-01] Each of 1024 mixtures of sides can be set up."""
    seen = set()
    for sides in product("AB", repeat=len(TRACKS)):
        chosen = {f"{track}_b": it == "B" for track, it in zip(TRACKS, sides, strict=True)}
        match = Match(GAME, GAME.setup(2, options=chosen), draws=False)
        assert match.view()["sides"] == dict(zip(TRACKS, sides, strict=True))
        seen.add(sides)
    assert len(seen) == 1024


def test_numbers_of_the_set_up() -> None:
    """[RISE-K-03] Enough cards for 12 rounds of 4 and 3, and none more."""
    setup, game = PRINTED["setup"], PRINTED["game"]
    assert (setup["start_vp"], setup["start_coins_by_order"]) == (15, [3, 3, 4, 4])
    assert (game["rounds"], game["eras"], game["rounds_per_era"]) == (12, 3, 4)
    assert 66 - 3 * setup["action_cards_removed_per_era"] == 48 == 12 * setup["display_actions"]
    assert 44 - setup["events_removed"] == 36 == 12 * setup["display_events"]
    assert PRINTED["strongbox"]["limit"] == 5


def test_science() -> None:
    """[RISE-K-04] Three spaces, the overflow and the shortcuts are known."""
    assert effects("science", "A")[:3] == [
        [{"choice": [["advance bureau 1"], ["advance bank 1"]]}],
        [{"choice": [["advance school 1"], ["advance press 1"]]}],
        ["pollution 1", "advance bureau 1"],
    ]
    overflows = [PRINTED["tracks"]["science"][letter]["overflow"] for letter in "AB"]
    assert overflows == [["vp 1"], []]
    assert max(len(space["next"]) for space in spaces("science", "A")) == 1
    assert max(len(space["next"]) for space in spaces("science", "B")) == 2
    for letter in "AB":
        assert any(
            word.startswith("vp ") for it in effects("science", letter) for word in words(it)
        )


def test_culture() -> None:
    """[RISE-K-05] Four kinds of paid effects; on side B five tiles and the last space."""
    one = {"pay": 1, "get": ["advance satisfaction 1"]}
    three = {"pay": 3, "get": ["advance satisfaction 2"]}
    for letter in "AB":
        found = effects("culture", letter)
        assert [one] in found
        assert [{"pay": 1, "get": ["joker 1"]}] in found
        assert [{"choice": [[one], [three]]}] in found
        assert any(word.startswith("exchange") for it in found for word in words(it))
    assert sum(space.get("tile", False) for space in spaces("culture", "B")) == 5
    assert not any(space.get("tile", False) for space in spaces("culture", "A"))
    assert effects("culture", "B")[-1] == ["end_exchange 5"]


def test_politics() -> None:
    """[RISE-K-06] Rewards on 6, 10 and 14; ranks I to V, of which two are known."""
    found = effects("politics", "A")
    assert [number for number, it in enumerate(found, start=1) if it] == [6, 10, 14]
    sides = PRINTED["tracks"]["politics"]
    assert [sides[letter]["end_vp_per_space"] for letter in "AB"] == [1, 1]
    ranks = [word for it in effects("politics", "B") for word in it]
    assert ranks == ["rank I", "rank II", "rank III", "rank IV", "rank V"]
    assert sides["B"]["ranks"]["II"] == [{"choice": [["coins 1"], ["vp 1"]]}]
    assert sides["B"]["ranks"]["IV"] == [{"choice": [["coins 3"], ["vp 2"]]}]


def test_conservation() -> None:
    """[RISE-K-07] Penalty tiles lie at the left, with a loss of Satisfaction beyond."""
    found = [(it.get("penalty"), it.get("left")) for it in spaces("conservation", "A")]
    assert found[:3] == [("A", ["riot 2"]), ("A", None), (None, None)]
    found = [(it.get("penalty"), it.get("left")) for it in spaces("conservation", "B")]
    assert found[:3] == [("B-back", ["riot 1"]), ("B-front", None), (None, None)]
    assert PRINTED["penalty_tiles"]["B-front"]["coin_limit"] == 3
    assert PRINTED["penalty_tiles"]["B-back"]["coin_limit"] == 3


def test_school() -> None:
    """[RISE-K-08] Three rows; on side B no tile lies on the very right."""
    for letter, rightmost, count in (("A", "tile", 12), ("B", "activate", 9)):
        rows = [space.get("slots") for space in spaces("school", letter)]
        assert [bool(row) for row in rows] == [True, False, True, False, True, False]
        assert [row[-1] for row in rows if row] == [rightmost] * 3
        assert sum(row.count("tile") for row in rows if row) == count


def test_bank() -> None:
    """[RISE-K-09] Side A frees cards for a Riot each; side B pays out on leaving."""
    found = effects("bank", "A")
    assert len(found) == 5
    assert all("riot 1" in it for it in found)
    assert [word for it in found for word in it if "free" in word] == [
        *("free_card 2", "free_card 3", "free_card 4"),
    ]
    for number in (1, 3):
        assert sorted(word.split()[0] for word in found[number]) == ["coins", "riot", "vp"]
    assert effects("bank", "B") == [["riot 1"], [], [], []]
    assert spaces("bank", "B")[2]["exit"] == ["coins 7", "strongbox"]


def test_press() -> None:
    """[RISE-K-10] Four paths, each to a black frame; two of side A are known in part."""
    for letter in "AB":
        assert len(PRINTED["tracks"]["press"][letter]["start_next"]) == 4
        for space in spaces("press", letter):
            assert space.get("frame", False) == (not space["next"])
    left = [space for space in spaces("press", "A") if space["id"].startswith("L")]
    assert [left[0]["effects"], left[2]["effects"]] == [["coins 2"], ["advance school 1"]]
    assert (left[1]["size"], len(left)) == ("small", 3)
    right = next(space for space in spaces("press", "A") if space["id"] == "R1")
    assert right["effects"] == ["advance science 1"]


def test_industry() -> None:
    """[RISE-K-11] From 1 coin to 3 coins and 3 VP; who pollutes."""
    for letter in "AB":
        assert PRINTED["tracks"]["industry"][letter]["start_income"] == [1, 0]
        assert max(space["income"] for space in spaces("industry", letter)) == [3, 3]
    assert effects("industry", "A") == [["pollution 1"]] * 5
    rows = {space["id"]: space["effects"] for space in spaces("industry", "B")}
    assert all(it == (["pollution 1"] if name[0] == "U" else []) for name, it in rows.items())


def test_bureau() -> None:
    """[RISE-K-12] Nothing on entering; leaving refreshes; a strongbox."""
    for letter, mode in (("A", "own"), ("B", "all")):
        side = PRINTED["tracks"]["bureau"][letter]
        assert (side["exit_mode"], side["exit_always"]) == (mode, ["school_refresh"])
        assert not any(effects("bureau", letter))
        assert any("strongbox" in space["exit"] for space in spaces("bureau", letter))


def test_satisfaction() -> None:
    """[RISE-K-13] A rate over each space; side A at the end, side B every round."""
    for letter, kind in (("A", "end_vp"), ("B", "round_vp")):
        for space in spaces("satisfaction", letter):
            assert set(space) == {"pos", "rate", kind}
    leader = [PRINTED["tracks"]["satisfaction"][it]["round_leader_vp"] for it in "AB"]
    assert leader == [1, 0]


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("last_space", {"vp": 5}),
        ("satisfaction_leader", {"vp": 4}),
        ("school_tiles_at_least", {"n": 4, "vp": 4}),
        ("strongbox_flipped_without_limit_penalty", {"vp": 3}),
        ("conservation_right_of_start", {"vp": 3}),
        ("industry_steps_at_least", {"n": 4, "vp": 4}),
        ("culture_tiles_count", {"vp_by_count": [2, 4, 5]}),
        ("coins_at_least", {"n": 5, "vp": 4}),
    ],
)
def test_culture_tiles(kind: str, values: Data) -> None:
    """[RISE-K-14] What each asks for and is worth."""
    found = [tile for tile in PRINTED["culture_tiles"]["tiles"] if tile["kind"] == kind]
    assert found
    for tile in found:
        assert {key: tile[key] for key in values} == values


def test_ex_25_the_card_of_the_example() -> None:
    """[RISE-K-15] Satisfaction and a School tile; or for 3 coins two tracks."""
    card = next(card for card in CARDS if card["id"] == "1-20")
    assert card["top"] == ["advance satisfaction 1", "school_activate"]
    assert card["cost"] == {"coins": 3}
    assert card["bottom"] == ["advance satisfaction 1", "advance conservation 1"]


def test_other_costs() -> None:
    """[RISE-K-15] A Riot of 1 step; for the leader 2 jokers."""
    costs = [card["cost"] for card in CARDS]
    assert {"riot": 1} in costs
    assert all(set(cost) <= {"coins", "riot", "if"} for cost in costs)
    leaders = [card["bottom"] for card in CARDS if "if" in card["cost"]]
    assert leaders
    assert all(bottom == ["joker 2"] for bottom in leaders)


def test_events() -> None:
    """[RISE-K-16] Sixteen events, most of them good."""
    found = {event["id"]: event["count"] for event in PRINTED["events"]["cards"]}
    assert len(found) == 16
    assert min(found.values()) >= 1
    assert found["strike"] + found["rent_increases"] + found["angry_mob"] < 22


def cyclic(listed: list[Any]) -> int:
    """[RISE-K-17] Steps on Press, Bureau or Bank, jokers and School tiles; branches added up."""
    count = 0
    for word in words(listed):
        verb, *things = word.split()
        if verb == "school_activate":
            count += 1
        elif verb == "joker":
            count += int(things[0])
        elif verb == "advance" and things[0] in ("press", "bureau", "bank"):
            count += int(things[1])
    return count


@pytest.mark.parametrize("letter", ["A", "B"])
def test_no_chain_runs_for_ever(letter: str) -> None:
    """[RISE-K-17] The sufficient test, as the rules tell it."""
    for space in spaces("press", letter):
        one_of = [
            cyclic(branch)
            for it in space["effects"]
            if isinstance(it, dict)
            for branch in it["choice"]
        ]
        most = max([*one_of, cyclic([it for it in space["effects"] if isinstance(it, str)])])
        assert most <= (0 if space.get("frame") else 1)
    passed = 0
    for number, space in enumerate(spaces("bureau", letter), start=1):
        passed += cyclic(space["exit"])
        assert (passed if letter == "B" else cyclic(space["exit"])) <= number - 1
    for track in ("press", "bureau"):
        for space in spaces(track, letter):
            assert not any(
                "pollution" in it for it in words(space["effects"] + space.get("exit", []))
            )
    side = PRINTED["tracks"]["satisfaction"][letter]
    assert cyclic(side["overflow"] + side["underflow"]) == 0


def test_leaving_the_bank_sets_nothing_off() -> None:
    """[RISE-K-17] It brings coins, VP and the strongbox, no steps."""
    for space in spaces("bank", "B"):
        assert cyclic(space["exit"]) == 0
        assert not any("pollution" in word for word in words(space["exit"]))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_ex_69_every_action_moves(card: Data) -> None:
    """[RISE-K-18] Both options contain an advance or a joker."""
    for option in ("top", "bottom"):
        assert any(word.split()[0] in ("advance", "joker") for word in words(card[option]))


def test_small_spaces() -> None:
    """[RISE-K-19] On Press and in the rows of School alone."""
    for track, letter in product(TRACKS, "AB"):
        for space in spaces(track, letter):
            if space.get("size") == "small":
                assert track == "press" or space["slots"]
