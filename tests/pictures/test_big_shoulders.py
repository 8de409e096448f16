"""What is special to the picture of City of the Big Shoulders."""

from html import unescape

import pytest

from jackscrew.core.view import question_of
from jackscrew.games.big_shoulders.picture import picture
from jackscrew.games.big_shoulders.picture.scene import MANY, only_lost
from jackscrew.games.big_shoulders.picture.tracks import VALUE_ZONE, token_height, token_place
from jackscrew.games.big_shoulders.view import PlayerView, ShouldersView

from .positions import big_shoulders as view_of

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=view_of.told, name="view")
def each_view(request: pytest.FixtureRequest) -> ShouldersView:
    return view_of(request.param)


def test_what_can_only_be_discarded_is_no_mark() -> None:
    actions = ["discard union_stockyards", "discard price_protection", "end"]
    assert only_lost(actions) == {"asset-union_stockyards", "asset-price_protection"}
    assert only_lost([*actions, "activate union_stockyards"]) == {"asset-price_protection"}


def seen_by_nobody(view: ShouldersView) -> ShouldersView:
    """The same as a spectator sees it when nothing is asked."""
    other = view.copy()
    other["seat"], other["question"] = -1, None
    other["players"] = [hidden(player) for player in view["players"]]
    return other


def hidden(player: PlayerView) -> PlayerView:
    """A player as a spectator sees it."""
    other = player.copy()
    other["hand"] = other["drafted"] = other["removed"] = None
    other["played"] = other["tossed"] = None
    return other


def test_a_spectator_sees_no_hand() -> None:
    svg = picture(seen_by_nobody(view_of("build")))
    assert not any(key.startswith(("hand-", "remove-")) for key in svg.pieces)
    assert "no-hand" in svg.pieces


def test_a_hand_card_has_a_zone_to_build_and_one_to_remove() -> None:
    view = view_of("build")
    answers = picture(view).answers
    for key in view["players"][view["seat"]]["hand"] or []:
        assert answers[f"hand-{key}"] == answers[f"remove-{key}"] == "askable"


def test_what_lies_on_an_answer_lets_clicks_through() -> None:
    svg = picture(view_of("action"))
    charters = [key for key in svg.pieces if key.startswith("figures-")]
    asked = [key for key in charters if key.replace("figures-", "company-") in svg.answers]
    assert asked
    assert all(svg.answers[key] == "through" for key in asked)


def test_with_many_answers_none_breathes() -> None:
    many, few = picture(view_of("setup")), picture(view_of("build"))
    assert len(many.answers) > MANY > len(few.answers)
    assert set(many.answers.values()) == {"askable calm"}
    assert set(few.answers.values()) == {"askable"}


def test_an_asset_just_bought_lies_beside_the_one_it_may_replace() -> None:
    view = view_of("keep")
    about, svg = question_of(view)["about"], picture(view)
    company = next(it for it in view["companies"] if it["company"] == about["a"])
    assert svg.answers[f"asset-{company['asset']}"] == "askable"
    assert 'role="button"' in svg.marks[f"asset-{about['b']}"]
    assert 'role="button"' not in picture(seen_by_another(view)).marks[f"asset-{about['b']}"]


def seen_by_another(view: ShouldersView) -> ShouldersView:
    """The same as somebody sees it who is not asked."""
    other = seen_by_nobody(view)
    other["question"] = {**question_of(view), "actions": []}
    return other


def test_a_partner_keeps_its_id_from_home_to_a_space() -> None:
    view = view_of("action")
    keys = [key for key in picture(view).pieces if key.startswith("partner-")]
    known = sum(len(player["placed"]) + player["ready"] for player in view["players"])
    assert len(keys) == known


def test_tokens_stay_above_their_figure() -> None:
    for count in range(1, 11):
        places = [token_place(j, count) for j in range(count)]
        assert len(set(places)) == count
        assert all(0 <= y < y + token_height(count) < VALUE_ZONE for _, y in places)


def test_a_certificate_being_sold_stands_out() -> None:
    view = view_of("sale")
    drawn = picture(view)
    for sale in view["sale"]:
        assert 'class="selling"' in drawn.pieces[f"shares-{sale['company']}"]


def test_the_numbers_of_a_pack_are_drawn() -> None:
    view = view_of("action")
    key = next(it["building"] for it in view["players"][0]["buildings"] if it)
    cards = view["cards"] | {key: view["cards"][key] | {"amount": 85}}
    other = view | {"cards": cards, "pack": "0123456789abcdef"}
    assert "$85" in unescape(picture(other).pieces[f"building-{key}"])
