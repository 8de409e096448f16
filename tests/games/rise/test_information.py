"""Information, section 9 of the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from rise_table import GAME, PRINTED, chance, table

from jackscrew.core.state import CHANCE
from jackscrew.games.rise.components import CARDS, EVENTS
from jackscrew.games.rise.view import RiseView


def drop(view: RiseView, *keys: str) -> dict[str, object]:
    """A view without what tells seats apart."""
    return {key: value for key, value in view.items() if key not in keys}


def test_the_order_of_the_decks_is_not_in_the_position() -> None:
    """[RISE-INFO-01] What has not been seen is told as a set, which cards left the game is not."""
    match = GAME.new(3, seed=1)
    data = match.dump()
    assert data["unseen_cards"] == [card for card in CARDS if card in data["unseen_cards"]]
    assert len(data["unseen_cards"]) == 66 - 4
    assert sum(data["unseen_events"].values()) == 44 - 3
    assert not {"deck", "removed", "order_of_cards"} & set(data)


def test_seen_cards_narrow_it_down() -> None:
    """[RISE-INFO-01] All know what is left, by era and by event."""
    match = GAME.new(3, seed=1)
    view = match.view()
    shown = [card for card in view["display"] if card]
    assert set(view["cards_left"]) == set(CARDS) - set(shown)
    for event in PRINTED["events"]["cards"]:
        assert view["events_left"][event["id"]] == event["count"] - shown.count(event["id"])


@pytest.mark.parametrize("seed", [1, 2])
def test_all_see_the_same(seed: int) -> None:
    """[RISE-INFO-02] There is no private information, for spectators either."""
    rng = random.Random(seed)
    options: dict[str, Any] = {option.name: rng.random() < 0.5 for option in GAME.options}
    match = GAME.new(3, seed=seed, **options)
    while not match.over:
        views = [drop(match.view(seat), "seat", "question") for seat in (-1, 0, 1, 2)]
        assert all(view == views[0] for view in views)
        logs = [match.log(seat) for seat in (-1, 0, 1, 2)]
        assert all(log == logs[0] for log in logs)
        for _ in range(9):
            if not match.over:
                match.play(rng.choice(match.legal()))


def test_everything_is_shown() -> None:
    """[RISE-INFO-02] Positions, coins, VP and tiles of both faces of all players."""
    own = {"tiles": {"S1": False, "T1": True}, "coins": 7, "vp": 30, "conservation": -3}
    seen = table("placement", players={0: own}).view(2)["players"][0]
    assert (seen["coins"], seen["points"], seen["penalty"]) == (7, 30, "A")
    faces = {tile["tile"]: tile["active"] for tile in seen["school_tiles"]}
    assert faces == {"S1": False, "T1": True}


def test_what_is_random() -> None:
    """[RISE-INFO-03] Factories, starting tiles, School, Culture; then only the decks."""
    match = GAME.new(2, seed=1, culture_b=True, school_b=True)
    verbs = [line.action.split()[0] for line in match.record.lines if line.seat == CHANCE]
    assert verbs == [
        *["factory"] * 2,
        *["deal"] * 2,
        *["lay"] * 9,
        *["hang"] * 5,
        *["card", "event"] * 3,
        "card",
    ]
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    later = [line for line in match.record.lines if line.seat == CHANCE][len(verbs) :]
    assert {line.action.split()[0] for line in later} == {"card", "event"}
    assert Counter(line.step for line in later) == {"reveal": 7 * 11}


def test_events_are_drawn_by_their_number() -> None:
    """[RISE-INFO-03] As often as there are cards left of them; Action cards all alike."""
    match = table("income", round=2)
    assert len(set(match.state.weights() or [1] * 22)) == 1
    chance(match, GAME.actions.name(match.state.legal()[0]))
    left = match.view()["events_left"]
    names = [GAME.actions.name(action).split()[1] for action in match.state.legal()]
    assert dict(zip(names, match.state.weights(), strict=True)) == {
        event: left[event] for event in EVENTS if left[event]
    }
