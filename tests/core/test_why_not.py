"""Why something may not be chosen: told by steps, else by what is asked instead."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from tiny import SAY, TINY, Say, Tiny
from toy import DRAW, STEPS, TOY, Choose, Toy, make_toy

import jackscrew
from jackscrew.core.actions import ActionSpace, Noun
from jackscrew.core.chance import Dice
from jackscrew.core.errors import IllegalMove
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.refusals import entries
from jackscrew.core.state import Frame, Reason
from jackscrew.text import Words
from jackscrew.text.refusals import refusal
from jackscrew.text.words import Naming


class Echo(Say):
    """The second has to say the same, and the first may not say no."""

    def legal(self, s: Tiny, f: Frame) -> list[int]:
        return [SAY + s.said[0]] if s.said else [SAY]

    def reason(self, s: Tiny, f: Frame, action: int) -> Reason | None:
        if not s.said:
            return None
        return Reason("echo", {"name": 1 - f.seat, "said": s.said[0], "count": 1}, 1)

    def reason_at(self, s: Tiny, f: Frame, key: str, piece: str) -> Reason | None:
        if key == "table":
            return Reason(key)
        return Reason(key, {"said": s.said[0]}) if s.said else None

    def waiting(self, s: Tiny, f: Frame, seat: int) -> Reason | None:
        return Reason("table") if s.said and seat == PUBLIC else None


ECHO = replace(TINY, steps=[Echo("say", "TINY-00")])
PLACES: dict[str, Naming] = {"said": lambda words, said: words.text(["Yes", "No"][said])}


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    """The second is to answer, who has no choice: so the match waits."""
    monkeypatch.setattr(TINY.part("words"), "PLACES", PLACES)
    return Match(ECHO, ECHO.setup(), draws=False)


def answered(match: Match) -> Match:
    match.advance(SAY, forced=False)
    return match


def test_what_may_be_chosen_has_nothing_against_it(match: Match) -> None:
    assert match.why_not("say yes") is None
    assert match.why_not(SAY) is None
    assert match.why_not_at("yes") is None


def test_without_a_better_reason_the_question_is_told(match: Match) -> None:
    why = match.why_not("say no")
    assert why is not None
    assert (why.key, why.rule) == ("now", "TINY-00")
    assert why.sentence() == "Not now. Say yes or no."
    assert match.why_not_at("nowhere") == why


def test_it_is_told_whose_turn_it_is(match: Match) -> None:
    why, public = match.why_not("say yes", 1), match.why_not("say yes", PUBLIC)
    assert why is not None
    assert public is not None
    assert (why.key, why.rule) == ("turn", "TINY-00")
    assert why.sentence() == "It is not your turn. Say yes or no."
    assert public.sentence() == "Say yes or no."
    assert match.why_not_at("yes", 1) == why


def test_a_step_may_say_more_to_those_who_wait(match: Match) -> None:
    public = answered(match).why_not_at("yes", PUBLIC)
    assert public is not None
    assert public.sentence() == "Tables say nothing."


def test_the_reason_of_a_step_is_a_sentence_with_its_values(match: Match) -> None:
    why = answered(match).why_not("say no")
    assert why is not None
    assert (why.key, why.rule, why.values) == (
        "echo",
        "TINY-01",
        {"name": 0, "said": 0, "count": 1},
    )
    told = "Seat 1 has said Yes, so you have to say it too; 1 word is left."
    assert why.sentence() == told
    assert why.sentence("de") == "Platz 1 hat Ja gesagt, also musst du das auch sagen; noch 1 Wort."
    assert why.sentence(names=["{Ada}"]).startswith("{Ada} has said")
    assert refusal(Words(ECHO), why) == told
    assert pickle.loads(pickle.dumps(why)).sentence() == told


@pytest.mark.parametrize(
    ("piece", "key", "values"),
    [
        ("no", "echo", {"name": 0, "said": 0, "count": 1}),
        ("said-1", "said", {"said": 0}),
        ("said-0", "table", {}),
        ("table", "table", {}),
        ("chair", "now", {}),
    ],
)
def test_a_piece_that_no_action_means(
    match: Match, piece: str, key: str, values: dict[str, int]
) -> None:
    why = answered(match).why_not_at(piece, 1)
    assert why is not None
    assert (why.key, why.values) == (key, values)


def test_what_is_not_true_now_is_not_said(match: Match) -> None:
    why = match.why_not_at("said-0", 0)
    assert why is not None
    assert why.key == "table"


class Nod(Say):
    """Both words stand at one place of the table, and only nodding is allowed."""

    def legal(self, s: Tiny, f: Frame) -> list[int]:
        return [NOD]

    def reason(self, s: Tiny, f: Frame, action: int) -> Reason | None:
        return Reason("table", None, 1) if action == SAY else Reason("echo", {}, 2)


A = ActionSpace()
A.verb("say", Noun(["yes", "no"], ["both", "both"]))
NOD = A.verb("nod")


def test_of_several_reasons_the_nearest_is_told() -> None:
    game = replace(TINY, actions=A, steps=[Nod("say")])
    why = Match(game, game.setup(), draws=False).why_not_at("both")
    assert why is not None
    assert why.key == "echo"


def test_a_refused_move_says_why(match: Match) -> None:
    with pytest.raises(IllegalMove) as caught:
        match.play("say no")
    assert str(caught.value) == "seat 0 may not 'say no' now; legal: say yes"
    assert caught.value.why == match.why_not("say no")
    with pytest.raises(IllegalMove, match="not seat 1's turn") as caught:
        match.play("say no", 1)
    assert caught.value.why == match.why_not("say no", 1)
    with pytest.raises(IllegalMove, match=r"legal: say yes\. Seat 1 has said Yes, .* \[TINY-01\]$"):
        answered(match).play("say no")
    match.advance(SAY, forced=True)
    with pytest.raises(IllegalMove, match="the game is over") as caught:
        match.play("say no")
    assert caught.value.why is not None
    assert (caught.value.why.key, caught.value.why.rule) == ("nobody", "")
    assert caught.value.why.sentence() == "The game is over: Seat 2 wins."


def test_where_chance_is_to_act_nothing_can_be_chosen() -> None:
    waiting = jackscrew.game("city_council").setup(3)
    match = Match(waiting.game, waiting, draws=False)
    why = match.why_not("bid 2")
    assert why is not None
    assert why.sentence() == "Chance decides."


def test_what_is_no_action_or_seat_is_refused(match: Match) -> None:
    with pytest.raises(IllegalMove, match="begins with one of"):
        match.why_not("dance")
    with pytest.raises(jackscrew.UnknownSeat):
        match.why_not("say no", 7)
    with pytest.raises(jackscrew.UnknownSeat):
        match.why_not_at("no", 7)


class Peeping(Choose):
    """A step that looks at the cards of the next seat."""

    def reason(self, s: Toy, f: Frame, action: int) -> Reason | None:
        return Reason("table", {"cards": s.hands[f.seat + 1]})


def test_not_even_a_step_that_peeps_tells_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_toy(steps=[STEPS[0], Peeping("choose", together=True), STEPS[2]])
    monkeypatch.setattr("jackscrew.core.refusals.entries", lambda game: entries(TINY))
    match = game.new(2, seed=1)
    twin = match.at(match.version)
    twin.state = game.resample(match.state, 0, Dice(5))
    assert match.game.dump_state(match.state) != game.dump_state(twin.state)
    for action in match.game.actions.name(DRAW), "play card-0", "play card-11":
        assert match.why_not(action, 0) == twin.why_not(action, 0)
    assert match.why_not_at("card-3", 0) == twin.why_not_at("card-3", 0)


def test_a_game_without_sentences_has_no_entries() -> None:
    assert entries(TOY) == {}
    assert set(entries(TINY)) == {"echo", "said", "table"}
