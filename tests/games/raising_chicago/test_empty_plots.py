"""Empty plot tiles: when they may be used, and what they bring, section 9 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    NOBODY,
    RESTS,
    FrameWords,
    area,
    asks,
    building,
    chance,
    columns,
    markers,
    offered,
    permanents,
    play,
    player,
    rep,
    scored,
    table,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.core.state import CHANCE
from jackscrew.games.raising_chicago.view import ChicagoView

RICH = "LLLLLLJJJJJJMMMMMM"
TILES = [f"E{number}" for number in range(1, 13)]


def bidding(*tiles: str, **more: Any) -> Match[ChicagoView]:
    """Seat 0 holds these tiles and is to bid with its last marker."""
    own = {"empty_plots": list(tiles), "tokens": "", **more.pop("own", {})}
    players = {0: own, **more.pop("players", {})}
    return table("bidding", markers=[1, 0, 0], players=players, **more)


def announced(players: dict[int, Any], **more: Any) -> Match[ChicagoView]:
    """The cards of a round lie there, the markers do not yet."""
    stack: list[FrameWords] = [("markers", NOBODY), ("cards_out", NOBODY, 5)]
    return table("announcement", stack=stack, players=players, **more)


def used(match: Match[ChicagoView], *actions: str) -> Match[ChicagoView]:
    """The match after these actions."""
    play(match, *actions)
    return match


def test_each_tile_is_used_once() -> None:
    """[RC-EPT-01] Then it leaves the game; any number of tiles in a round."""
    match = bidding("E1", "E2", "E11")
    assert offered(match, "use") == ["E1", "E2", "E11"]
    play(match, "use E2")
    assert offered(match, "use") == ["E1", "E11"]
    play(match, "use E11", "use E1")
    assert (offered(match, "use"), player(match)["empty_plots"]) == ([], [])
    assert "E2" not in [it["tile"] for it in match.view()["outskirts"]]
    assert (player(match)["favors"], tokens(match)) == (3, "WWWW")


def test_a_window_in_phase_one() -> None:
    """[RC-EPT-02] After the cards, before markers and rows; by rank as it was at first."""
    players = {seat: {"empty_plots": [tile]} for seat, tile in enumerate(["E11", "E3", "E9"])}
    match = announced(players, rank=[2, 0, 1], rules=1)
    assert (asks(match), markers(match)) == ((2, "window"), [0, 0, 0])
    assert match.legal() == ["done", "use E9"]
    play(match, "done")
    assert asks(match) == (0, "window")
    play(match, "done")
    assert asks(match) == (1, "window")
    play(match, "use E3")
    assert asks(match) == (1, "bid")
    assert (markers(match), match.view()["rows"]) == ([3, 3, 3], [1, 2, 0])


def test_the_window_comes_again() -> None:
    """[RC-EPT-02] After each use, until done or nothing is left."""
    match = announced({0: {"empty_plots": ["E1", "E2", "E11"]}})
    play(match, "use E1")
    assert (asks(match), match.legal()) == ((0, "window"), ["done", "use E2", "use E11"])
    play(match, "use E11", "use E2")
    assert asks(match) == (0, "bid")
    match = announced({0: {"empty_plots": ["E1", "E2"]}})
    play(match, "use E1", "done")
    assert (asks(match), offered(match, "use")) == ((0, "bid"), ["E2"])


def test_a_change_of_reputation_has_the_others_asked_again() -> None:
    """[RC-EPT-02] By their new rank, until all have said done since the last change."""
    tiles = [["E11", "E10"], ["E3"], ["E9"]]
    players = {seat: {"empty_plots": held} for seat, held in enumerate(tiles)}
    match = announced(players, rank=[2, 0, 1])
    play(match, "done", "done")
    assert asks(match) == (1, "window")
    play(match, "use E3")
    assert asks(match) == (2, "window")  # ranks: 1, 2, 0
    play(match, "done")
    assert asks(match) == (0, "window")
    play(match, "use E10", "swap column-1 column-2", "done")
    assert asks(match) == (2, "window")  # seat 1 has no tile left
    play(match, "done")
    assert (asks(match), match.view()["rows"]) == ((1, "bid"), [1, 0, 2])


def test_reputation_from_a_choice_counts_too() -> None:
    """[RC-EPT-02] The level of tile 7 brings 1; without a change nobody is asked twice."""
    players = {0: {"empty_plots": ["E11"]}, 1: {"empty_plots": ["E7", "E9"]}}
    match = announced(players, plots={3: (1, 1)}, round=2)
    play(match, "done", "use E9", "basic LLLL", "use E7")
    assert asks(match) == (0, "window")
    play(match, "done")
    assert asks(match)[1] == "bid"
    match = announced(players, plots={3: (1, 1)}, round=2)
    play(match, "done", "use E9", "basic LLLL", "done")
    assert asks(match)[1] == "bid"


def test_only_holders_are_asked() -> None:
    """[RC-EPT-02] And only those who could use what they hold."""
    match = announced({1: {"empty_plots": ["E7"]}})
    assert asks(match) == (0, "bid")


def test_before_a_bid() -> None:
    """[RC-EPT-03] In one's own turn; the bid is asked again afterwards."""
    players = {1: {"empty_plots": ["E11"]}}
    match = table("bidding", markers=[1, 1, 0], players={0: {"empty_plots": ["E1"]}, **players})
    assert (asks(match), offered(match, "use")) == ((0, "bid"), ["E1"])
    play(match, "use E1")
    assert (asks(match), offered(match, "use"), markers(match)) == ((0, "bid"), [], [1, 1, 0])
    play(match, "bid I-2")
    assert (asks(match), offered(match, "use")) == ((1, "bid"), ["E11"])


def test_a_tile_may_pay_for_a_bid() -> None:
    """[RC-EPT-03] The square that costs three is open after three wilds."""
    match = bidding("E11")
    assert "I-1" not in offered(match, "bid")
    play(match, "use E11")
    assert "I-1" in offered(match, "bid")


@pytest.mark.parametrize("first", ["bid I-2", "white I-2"])
def test_not_between_two_markers(first: str) -> None:
    """[RC-EPT-03] Two players: own marker and the non-player's are placed together."""
    match = table("bidding", seats=2, markers=[2, 0], players={0: {"empty_plots": ["E11"]}})
    assert offered(match, "use") == ["E11"]
    play(match, first)
    assert (asks(match), offered(match, "use")) == ((0, "bid"), [])
    play(match, "white II-2" if first.startswith("bid") else "bid II-2")
    assert (asks(match), offered(match, "use")) == ((0, "bid"), ["E11"])


def test_while_a_raise_is_resolved() -> None:
    """[RC-EPT-04] With payment and plot, and in a window at the end."""
    tiles = ["E1", "E2", "E11"]
    match = winning("4", players={0: {"tokens": RICH, "empty_plots": tiles}})
    assert (asks(match), offered(match, "use")) == ((0, "payment"), tiles)
    play(match, "use E1")
    assert asks(match) == (0, "payment")
    play(match, "covered")
    assert (asks(match), offered(match, "use")) == ((0, "plot"), ["E2", "E11"])
    play(match, "use E2")
    assert asks(match) == (0, "plot")
    play(match, "plot 2")
    assert (asks(match), player(match)["slots"]) == ((0, "window"), ["1"])
    play(match, "use E11")
    assert asks(match) == RESTS


def test_while_a_move_is_resolved() -> None:
    """[RC-EPT-04] With outskirts plot and prestige building, not with site and rotation."""
    match = winning("5", players={0: {"tokens": RICH, "empty_plots": ["E11"]}})
    play(match, "covered")
    assert (asks(match), offered(match, "use")) == ((0, "outskirts"), ["E11"])
    play(match, "outskirts 1")
    assert (asks(match), offered(match, "use")) == ((0, "prestige_tile"), ["E1", "E11"])
    play(match, "prestige P1")
    assert (asks(match), offered(match, "use")) == ((0, "site"), [])
    play(match, "plot 10")
    assert (asks(match), offered(match, "use")) == ((0, "rotation"), [])
    play(match, "turn 90")
    chance(match, "show P4")
    assert (asks(match), match.legal()) == ((0, "window"), ["done", "use E1", "use E11"])


def test_a_tile_just_taken_may_be_used() -> None:
    """[RC-EPT-04] With the choice of a prestige building that follows."""
    match = winning("5", outskirts={3: "E3"}, players={0: {"tokens": RICH}})
    play(match, "outskirts 3", "use E3")
    assert (asks(match), rep(match)) == ((0, "prestige_tile"), 1 + 3)


def test_a_window_before_neighborhoods() -> None:
    """[RC-EPT-04] Reputation may still win a tie for the neighborhood."""
    around = {2: (1, 1), 9: (2, 1), 10: "P4"}
    own = {"tokens": RICH, "empty_plots": ["E3"]}
    for answer, winner in (("use E3", 0), ("done", 1)):
        match = winning("1", plots=around, players={0: own, 1: {"rep": 2}})
        play(match, "covered", "plot 1")
        assert (asks(match), match.view()["neighborhoods"][0]) == ((0, "window"), "N1")
        play(match, answer)
        assert player(match, winner)["neighborhoods"] == ["N1"]


@pytest.mark.parametrize(("rules", "taken"), [(1, "LM"), (2, "LJM")])
def test_the_whole_card_before_it_is_taken(rules: int, taken: str) -> None:
    """[RC-EPT-04, RC-EPT-08] Tile 4 after a raise that encloses nothing: rules number 2."""
    own = {"tokens": "LJMM", "empty_plots": ["E4"]}
    match = winning("1", levels=2, players={0: own}, rules=rules)  # a jackscrew is covered
    play(match, "covered")
    if rules == 1:
        play(match, "use E4")
    play(match, "plot 2")
    if rules == 2:
        assert (asks(match), match.legal()) == ((0, "window"), ["done", "use E4"])
        play(match, "use E4")
    assert tokens(match).replace("W", "") == taken
    assert (asks(match), player(match)["slots"]) == (RESTS, ["1"])


def test_no_window_where_nothing_more_is_seen() -> None:
    """[RC-EPT-04] One marker on the cost square hid nothing; other tiles can wait for the end."""
    own = {"tokens": RICH, "empty_plots": ["E4"]}
    match = winning("1", players={0: own})
    play(match, "covered", "plot 2")
    assert asks(match) == RESTS
    own = {"tokens": RICH, "empty_plots": ["E3", "E5", "E7"]}
    match = winning("1", levels=2, players={0: own})
    play(match, "covered", "plot 2")
    assert (asks(match), player(match)["slots"]) == ((0, "window"), ["1"])


def test_no_window_without_an_enclosed_neighborhood() -> None:
    """[RC-EPT-04] One at the end of the project only."""
    match = winning("1", players={0: {"tokens": RICH, "empty_plots": ["E3"]}})
    play(match, "covered", "plot 1", "done")
    assert asks(match) == RESTS


def test_the_others_wait() -> None:
    """[RC-EPT-04, RC-EPT-06] In phase 4 only the winner of the project, not other holders."""
    players = {0: {"tokens": RICH}, 1: {"empty_plots": ["E11"]}, 2: {"empty_plots": ["E3"]}}
    match = winning("1", players=players)
    assert asks(match) == (0, "plot")
    play(match, "plot 2")
    assert asks(match) == RESTS


def test_the_last_chance() -> None:
    """[RC-EPT-05] Phase 5, by rank; in round 8 unused tiles are worth nothing."""
    players = {0: {"empty_plots": ["E3"]}, 1: {"empty_plots": ["E10"]}}
    match = table("company", round=8, rank=[1, 0, 2], players=players)
    assert (asks(match), match.legal()) == ((1, "window"), ["done", "use E10"])
    play(match, "done")
    assert asks(match) == (0, "window")
    play(match, "use E3")
    assert (match.over, match.scores()) == (True, [3, 0, 0])


def test_phase_three_goes_by_without_a_window() -> None:
    """[RC-EPT-06, RC-EPT-16] From the last marker to the first payment nobody is asked."""
    players = {0: {"empty_plots": ["E3"], "tokens": ""}, 1: {"empty_plots": ["E11"]}}
    marks = {"I": "-0", "II": "-1", "III": "-1", "IV": "-2", "V": "-2"}
    match = table("resolution", marks=marks, players=players)
    assert (asks(match), match.view()["phase"]) == ((0, "payment"), "projects")
    assert [area(match, space)["winner"] for space in ("I", "II", "V")] == [0, 1, 2]


@pytest.mark.parametrize(
    ("tile", "favors", "wilds", "points"),
    [("E1", 2, 0, 0), ("E2", 1, 1, 0), ("E3", 0, 0, 3), ("E11", 0, 3, 0)],
)
def test_ex_52_simple_tiles(tile: str, favors: int, wilds: int, points: int) -> None:
    """[RC-EPT-07] Favors, wilds and reputation."""
    match = used(bidding(tile), f"use {tile}")
    assert (player(match)["favors"], tokens(match), rep(match)) == (favors, "W" * wilds, points)
    assert scored(match) == ({"empty_plots": points} if points else {})


def test_ex_52_four_basic_tokens() -> None:
    """[RC-EPT-07] In any combination; no wilds."""
    match = used(bidding("E9"), "use E9")
    assert asks(match) == (0, "basic_tokens")
    assert len(match.legal()) == 15
    assert all(len(it) == 4 and not set(it) - set("LJM") for it in offered(match, "basic"))
    play(match, "basic LJJM")
    assert (tokens(match), asks(match)) == ("LJJM", (0, "bid"))


def test_the_resources_of_one_card() -> None:
    """[RC-EPT-08] A token for each square without a marker; neither blanks nor the cost."""
    match = bidding("E4", marks={"I": "-1", "II": "2-1"})  # JLM, JJL, JMM, JLL, MLM
    play(match, "use E4")
    assert (asks(match), offered(match, "card")) == (
        (0, "squares_of"),
        ["I", "II", "III", "IV", "V"],
    )
    assert tokens(used(match, "card I")) == "LM"
    assert tokens(used(bidding("E4", marks={"II": "2-1"}), "use E4", "card II")) == "LJ"
    assert tokens(used(bidding("E4", seats=4), "use E4", "card I")) == "LJM"


def test_only_cards_with_something_to_take() -> None:
    """[RC-EPT-08] A card whose resources are covered is not offered."""
    match = used(bidding("E4", marks={"I": "-111", "III": "-112"}), "use E4")
    assert offered(match, "card") == ["II", "IV", "V"]


def test_the_winners_markers_cover_until_they_are_levels() -> None:
    """[RC-EPT-08] Then the whole card is visible until it is taken."""
    own = {"tokens": RICH, "empty_plots": ["E4"]}
    around = {2: (1, 1), 9: (2, 1), 10: "P4"}
    match = winning("4", levels=2, plots=around, players={0: own})  # cost and jackscrew covered
    play(match, "covered")
    before = tokens(match)
    assert tokens(used(match, "use E4")) == before.replace("L", "LL", 1) + "M"
    match = winning("4", levels=2, plots=around, players={0: own})
    play(match, "covered", "plot 1")
    before = tokens(match)
    assert len(tokens(used(match, "use E4"))) == len(before) + 3


def test_no_cards_in_phase_five() -> None:
    """[RC-EPT-08, RC-EPT-09] Tiles 4 and 5 have no effect."""
    match = table("company", players={0: {"empty_plots": ["E4", "E5"]}})
    assert match.actor == CHANCE
    match = table("company", players={0: {"empty_plots": ["E4", "E5", "E3"]}})
    assert match.legal() == ["done", "use E3"]


def test_the_round_spots_of_the_project_area() -> None:
    """[RC-EPT-09] Of every card, one-time bonuses too."""
    match = bidding("E5", cards=["1", "3", "7", "9", "10"])
    play(match, "use E5")
    assert (tokens(match), columns(match), rep(match)) == ("LWWW", (0, 1, 0), 3)
    assert scored(match) == {"cards": 3}


def test_cards_taken_already_do_not_count() -> None:
    """[RC-EPT-09] In phase 4 those that still lie there, the winner's own too."""
    own = {"tokens": "LJMM", "empty_plots": ["E5"]}
    match = winning("1", card="9", players={0: own})
    play(match, "use E5")
    assert (asks(match), tokens(match)) == ((0, "plot"), "WW")  # and one of the project
    match = winning("1", card="9", players={0: own})
    play(match, "covered", "plot 2")
    assert (asks(match), player(match)["slots"]) == (RESTS, ["9"])


def test_the_round_spots_of_the_company() -> None:
    """[RC-EPT-10] One-time bonuses again, whenever the card was added; not those of the pile."""
    own = {"slots": ["7", "1", "3"], "pile": ["9"], "tokens": ""}
    match = used(bidding("E6", own=own), "use E6")
    assert (rep(match), tokens(match), columns(match)) == (3, "L", (0, 1, 0))


def test_one_more_level() -> None:
    """[RC-EPT-11] Below a building of one's own in the wards; 1 reputation."""
    match = bidding("E7", plots={3: (0, 2), 4: (1, 1), 10: "P1", 40: (0, 1)}, outskirts={1: (0, 1)})
    play(match, "use E7")
    assert (asks(match), offered(match, "plot")) == ((0, "level"), ["3", "40"])
    before = player(match)["supply"]
    play(match, "plot 40")
    assert (building(match, 40), building(match, 3)) == ((0, 2), (0, 2))
    assert scored(match) == {"empty_plots": 1}
    assert player(match)["supply"] == before - 1


def test_three_spaces_on_one_track() -> None:
    """[RC-EPT-12] With the permanent token on the way; what is too much is lost."""
    match = used(bidding("E8", own={"expertise": (0, 12, 11)}), "use E8")
    assert (asks(match), offered(match, "advance")) == ((0, "track"), ["lumber", "masonry"])
    play(match, "advance lumber")
    assert (columns(match), permanents(match)) == ((3, 12, 11), (1, 3, 3))
    match = used(bidding("E8", own={"expertise": (0, 12, 11)}), "use E8", "advance masonry")
    assert columns(match) == (0, 12, 12)


def test_banners_change_places() -> None:
    """[RC-EPT-13] 2 reputation, then any two, that of the prestige area too."""
    match = used(bidding("E10"), "use E10")
    assert (asks(match), rep(match), len(match.legal())) == ((0, "swap"), 2, 36)
    before = match.view()["banners"]
    play(match, "swap column-2 prestige")
    after = match.view()["banners"]
    assert (before["column-2"], before["prestige"]) == ("jackscrew", "masonry")
    assert after == {**before, "column-2": "masonry", "prestige": "jackscrew"}
    assert asks(match) == (0, "bid")


def test_two_banners_of_one_type() -> None:
    """[RC-EPT-13] May be chosen: nothing changes."""
    match = used(bidding("E10"), "use E10")
    before = match.view()["banners"]
    play(match, "swap column-1 column-4")
    assert match.view()["banners"] == before


def test_rewards_of_two_neighborhoods() -> None:
    """[RC-EPT-14] Different ones, each offered once; the tiles stay."""
    match = used(bidding("E12"), "use E12")
    kinds = ["1", "5", "7", "9", "11", "12", "13", "14", "15", "17"]
    assert (asks(match), offered(match, "neighborhood")) == ((0, "copy"), kinds)
    play(match, "neighborhood 15")
    assert (tokens(match), asks(match)) == ("WW", (0, "copy"))
    assert offered(match, "neighborhood") == [kind for kind in kinds if kind != "15"]
    play(match, "neighborhood 17")
    assert (asks(match), player(match)["expansions"]) == ((0, "bid"), 1)
    assert match.view()["neighborhoods"] == [f"N{number}" for number in range(1, 19)]
    assert player(match)["neighborhoods"] == []


def nearly_full(tile: str) -> dict[str, Any]:
    """A town in the last round in which this neighborhood tile alone is unclaimed."""
    plots: dict[int, Any] = {plot: (1 + plot % 2, 1) for plot in range(3, 31)}
    plots |= {30 + number: f"P{number}" for number in range(1, 11)}
    hoods = dict.fromkeys(range(2, 19))
    town = {"plots": plots, "display": [None] * 3, "prestige_left": []}
    return {"round": 8, **town, "hoods": {1: tile, **hoods}}


def test_one_kind_of_reward_is_left() -> None:
    """[RC-EPT-14] Then one is taken; here without a choice."""
    match = used(bidding("E12", **nearly_full("N1")), "use E12")
    assert (player(match)["favors"], asks(match)) == (1, (0, "bid"))


@pytest.mark.parametrize(
    ("tile", "more"),
    [
        ("E4", {"marks": dict.fromkeys(("I", "II", "III", "IV", "V"), "-111")}),
        ("E6", {}),
        ("E6", {"own": {"slots": ["3"], "expertise": (0, 12, 0)}}),
        ("E7", {"plots": {3: (1, 2), 10: "P1"}, "outskirts": {1: (0, 1)}}),
        ("E8", {"own": {"expertise": (12, 12, 12)}}),
        ("E12", {**nearly_full("N17"), "players": {1: {"expansions": 6}}}),
    ],
)
def test_what_would_change_nothing_is_not_offered(tile: str, more: dict[str, Any]) -> None:
    """[RC-EPT-15] It stays with its owner."""
    match = bidding(tile, "E3", **more)
    assert offered(match, "use") == ["E3"]
    assert player(match)["empty_plots"] == sorted([tile, "E3"], key=TILES.index)


def test_round_spots_without_effect() -> None:
    """[RC-EPT-15] Cards that only advance a track that is at its end."""
    own = {"tokens": RICH, "empty_plots": ["E5"], "expertise": (0, 12, 0)}
    match = winning("1", card="3", players={0: own})
    assert (asks(match), offered(match, "use")) == ((0, "plot"), [])


def test_neighborhoods_without_effect() -> None:
    """[RC-EPT-15] With all expansions taken and a track at its end these are not copied."""
    players = {1: {"expansions": 6}}
    match = bidding("E12", own={"expertise": (12, 0, 0)}, players=players)
    play(match, "use E12")
    assert not {"5", "17"} & set(offered(match, "neighborhood"))


def test_a_part_without_effect_is_skipped() -> None:
    """[RC-EPT-15] The rest is given: the expansion is void, the lumber is not."""
    own = {"slots": ["3", "1"], "expertise": (0, 12, 0), "tokens": ""}
    match = used(bidding("E6", own=own), "use E6")
    assert (tokens(match), columns(match)) == ("L", (0, 12, 0))
