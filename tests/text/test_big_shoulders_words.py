"""City of the Big Shoulders in both languages: money with its reason, questions, sentences."""

from __future__ import annotations

import random
import re

import pytest
from looks import both_languages, check_same

import jackscrew
from jackscrew.core.match import Match
from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.state import CHANCE, NOBODY, PART, POINTS, Event
from jackscrew.core.view import question_of
from jackscrew.games.big_shoulders import naming, state
from jackscrew.games.big_shoulders.components import (
    ASSETS,
    BONUSES,
    BUILDINGS,
    COMPANIES,
    GOALS,
    MEASURES,
    RESOURCES,
    SPACES,
)
from jackscrew.games.big_shoulders.view import ShouldersView, asset_card, building_card
from jackscrew.games.big_shoulders.words import money
from jackscrew.games.big_shoulders.words.names import company_of
from jackscrew.text import Words

GAME = jackscrew.game("big_shoulders")
NAMES = ["Ada", "Bruno", "Clara", "Dora"]
ENGLISH, GERMAN = both_languages(GAME)
IDS = re.compile(r"\b[BDG]\d\d\b")
SWIFT = COMPANIES.index("swift")


def weight(action: str) -> int:
    """How often a player chooses an action: this one likes to earn."""
    return {"run": 40, "deliver": 20, "pay": 40, "use": 8, "hire": 20}.get(action.split()[0], 1)


@pytest.fixture(scope="module")
def matches() -> list[Match[ShouldersView]]:
    """Positions of a game with all rules, each 40 decisions after the last, and its end."""
    match, rng, found = GAME.new(4, seed=3, advanced=True, draft=True), random.Random(3), []
    while not match.over:
        if match.version % 40 == 0:
            found.append(match.clone())
        seat = rng.choice(match.pending())
        legal = match.legal(seat)
        match.play(rng.choices(legal, list(map(weight, legal)))[0], seat)
    return [*found, match]


def check(english: str, german: str) -> None:
    """Two sentences that say the same, without the id of a component."""
    check_same([english], [german])
    assert not IDS.search(f"{english} {german}")


def both_prompts(view: ShouldersView) -> tuple[str, str]:
    return ENGLISH.prompt(view), GERMAN.prompt(view)


def test_all_money_is_told(matches: list[Match[ShouldersView]]) -> None:
    """Every change of a purse or a treasury; cubes bought at once by their sum."""
    for line, events in matches[-1].told_to(0):
        told = " ".join(ENGLISH.line(line, events))
        paid = [
            money.payment_of(event)
            for event in events
            if event.kind == state.E_MONEY or (event.kind == POINTS and event.a == state.CASH)
        ]
        for each in paid:
            assert each.reason == state.FOR_CUBES or f"${each.amount}" in told
        cubes = sum(each.amount for each in paid if each.reason == state.FOR_CUBES)
        assert not cubes or f"${cubes} for" in told


def test_each_change_of_worth_is_told_by_itself(matches: list[Match[ShouldersView]]) -> None:
    for event in (event for events in matches[-1].told for event in events):
        if event.kind == POINTS:
            assert len(ENGLISH.events([event])) == 1


def test_the_table_in_words(matches: list[Match[ShouldersView]]) -> None:
    for match in matches:
        view = match.view()
        table = " ".join(" ".join([head, *told]) for head, told in ENGLISH.describe(view))
        for company in view["companies"]:
            assert naming.full_company(company["company"]) in table
            assert f"Treasury: ${company['treasury']}." in table or not company["started"]
        for player in view["players"]:
            assert f"Worth ${player['worth']} in all." in table
            assert f"Cash: ${player['cash']}." in table
            for building in filter(None, player["buildings"]):
                card = building_card(view["cards"], building["building"])
                assert naming.building_effect(ENGLISH.text, card) in table


def test_a_seat_at_a_glance(matches: list[Match[ShouldersView]]) -> None:
    for view in (match.view() for match in matches):
        for player in view["players"]:
            cash, shares, ready, held = ENGLISH.figures(view, player["seat"])
            goals = player["sheet"]["goals"]
            assert (cash.text, ready.text) == (f"${player['cash']}", str(player["ready"]))
            assert shares.text == f"${player['worth'] - player['cash'] - goals}"
            assert held.text == f"{player['certificates']}/{view['limit']}"


BANK, TREASURY = state.BANK, state.TREASURY + SWIFT
PAYMENTS = [
    (BANK, 0, state.FOR_BEGINNING, 0, "to begin with"),
    (0, TREASURY, state.FOR_START, SWIFT, "Director's Certificate"),
    (BANK, 0, state.FOR_SALE, SWIFT, "for 3 shares of Swift"),
    (0, TREASURY, state.FOR_SHARES, SWIFT, "for 3 unsold shares"),
    (0, BANK, state.FOR_SHARES, SWIFT, "for 3 shares of Swift"),
    (TREASURY, BANK, state.FOR_WORKER, 0, "for a worker"),
    (TREASURY, BANK, state.FOR_SPACE, SPACES.index("advertising"), "for advertising"),
    (TREASURY, BANK, state.FOR_SPACE, SPACES.index("hire_manager"), "for a manager"),
    (TREASURY, BANK, state.FOR_SPACE, SPACES.index("hire_salesperson"), "for a salesperson"),
    (BANK, TREASURY, state.FOR_SPACE, SPACES.index("fundraising_60"), "fundraising"),
    (TREASURY, 0, state.FOR_BUILDING, BUILDINGS.index("B09"), "a building (Appeal +2)"),
    (BANK, 0, state.FOR_BUILDING, BUILDINGS.index("B01"), "a building (Asset $10 off)"),
    (TREASURY, BANK, state.FOR_ASSET, ASSETS.index("foundry"), "capital asset Foundry"),
    (TREASURY, BANK, state.FOR_USE, ASSETS.index("union_stockyards"), "use of Union Stockyards"),
    (BANK, 0, state.FOR_DIVIDEND, SWIFT, "dividends on 3 shares of Swift"),
    (BANK, TREASURY, state.FOR_DIVIDEND, SWIFT, "dividends on its own 3 unsold shares"),
    (TREASURY, 0, state.FOR_DIVIDEND, SWIFT, "extra dividends on 3 shares"),
    (TREASURY, BANK, state.FOR_DIVIDEND, SWIFT, "extra dividends on 3 shares in the bank pool"),
    (BANK, TREASURY, state.FOR_BONUS, BONUSES.index("partner"), "the appeal bonus (Partner)"),
    (TREASURY, BANK, state.FOR_CUBES, RESOURCES.index("coal"), "for 3 coal"),
    (BANK, TREASURY, state.FOR_ISSUE, SWIFT, "for the 3 shares it has issued"),
    (BANK, TREASURY, state.FOR_REVENUE, SWIFT, "the revenue it withholds"),
    (BANK, 0, state.FOR_POOL, 0, "for a partner in the bank pool"),
]


def payment(payer: int, payee: int, reason: int, thing: int) -> Event:
    """The event of $90 that change hands, as the rules tell it."""
    note = state.note(reason, thing, 3)
    if payer < state.TREASURY:
        return Event(POINTS, payer, state.CASH, -90, note * 16 + payee)
    if payee < state.TREASURY:
        return Event(POINTS, payee, state.CASH, 90, note * 16 + payer)
    return Event(state.E_MONEY, NOBODY, payer * 16 + payee, 90, note)


@pytest.mark.parametrize(("payer", "payee", "reason", "thing", "why"), PAYMENTS)
def test_money_names_payer_payee_and_reason(
    payer: int, payee: int, reason: int, thing: int, why: str
) -> None:
    event = payment(payer, payee, reason, thing)
    english, german = (words.events([event])[0] for words in (ENGLISH, GERMAN))
    check(english, german)
    accounts = {0: "Ada", TREASURY: "Swift", BANK: "bank"}
    assert accounts[payer] in english.partition(" pays ")[0]
    assert accounts[payee] in english.partition(" pays ")[2]
    assert f"$90{english.partition('$90')[2]}".endswith(f"{why}.")
    assert "90\N{NO-BREAK SPACE}$" in german


def test_every_reason_is_told() -> None:
    reasons = {value for name, value in vars(state).items() if name.startswith("FOR_")}
    assert reasons == {reason for _, _, reason, _, _ in PAYMENTS} | {
        state.FOR_VALUE,
        state.FOR_GOAL,
    }


@pytest.mark.parametrize(
    ("reason", "dollars", "sentence"),
    [
        (state.FOR_START, 150, "Ada gets the Director's Certificate of Swift, worth $150."),
        (state.FOR_SALE, -60, "Ada gives up shares of Swift worth $60."),
        (state.FOR_SHARES, 60, "Ada gets shares of Swift worth $60."),
        (state.FOR_VALUE, 30, "The share value of Swift rises: Ada's shares are worth $30 more."),
        (state.FOR_VALUE, -30, "The share value of Swift falls: Ada's shares are worth $30 less."),
    ],
)
def test_the_worth_of_shares_is_told_by_itself_alone(
    reason: int, dollars: int, sentence: str
) -> None:
    note = state.note(reason, SWIFT) * 16 + TREASURY
    event = Event(POINTS, 0, state.HOLDINGS + SWIFT, dollars, note)
    assert ENGLISH.events([event]) == [sentence]
    check(sentence, GERMAN.events([event])[0])
    risen = Event(state.E_VALUE, NOBODY, SWIFT, 50, 60)
    assert ENGLISH.events([risen, event]) == ["The share value of Swift rises from $50 to $60."]


def test_goals_pay() -> None:
    note = state.note(state.FOR_GOAL, MEASURES.index("appeal")) * 16 + BANK
    event = Event(POINTS, 2, state.GOAL_MONEY, 200, note)
    assert ENGLISH.events([event]) == ["The bank pays Clara $200 for a goal: Highest appeal."]
    assert GERMAN.events([event]) == [
        "Die Bank zahlt Clara 200\N{NO-BREAK SPACE}$ für ein Ziel: Höchstes Ansehen."
    ]


def test_events_that_belong_together_are_one_sentence() -> None:
    cubes = [Event(state.E_CUBES, NOBODY, SWIFT, kind, kind + 1) for kind in (0, 2)]
    bought = [payment(TREASURY, BANK, state.FOR_CUBES, kind) for kind in (0, 0, 2)]
    begun = [payment(BANK, seat, state.FOR_BEGINNING, 0) for seat in (0, 1)]
    lost = [Event(state.E_LOST, NOBODY, SWIFT, 1, 0) for _ in range(2)]
    climbed = [Event(state.E_APPEAL, NOBODY, SWIFT, space, 0) for space in (4, 5)]
    left = [Event(state.E_LEFT, NOBODY, tile, 0, 0) for tile in (4, 5)]
    partners = [Event(state.E_PARTNER, seat, 1, 0, 0) for seat in (0, 1)]
    assert ENGLISH.events([*cubes, *bought, *begun, *lost, *climbed, *left, *partners]) == [
        "Swift takes 1 livestock and 3 coal from Haymarket Square.",
        "Swift pays the bank $270 for 6 livestock and 3 coal.",
        "The bank pays Ada and Bruno $90 each to begin with.",
        "Swift has no space for 2 managers, who are lost.",
        "Swift rises to appeal 5.",
        "2 demand tiles leave the board.",
        "Ada and Bruno gain their partners of the third decade.",
    ]


def test_single_events() -> None:
    told = {
        Event(PART, NOBODY, 2, 0, 0): "Decade 2 begins: 1885.",
        Event(state.E_PHASE, NOBODY, state.IN_STOCK, 0, 0): "The Stock phase begins.",
        Event(state.E_OPERATES, 1, SWIFT, 0, 0): "Swift operates, directed by Bruno.",
        Event(state.E_DIRECTOR, 1, SWIFT, 0, 0): (
            "Bruno becomes director of Swift in the place of Ada and gives three shares for it."
        ),
        Event(state.E_FILLED, NOBODY, SWIFT, 8, 50): "Swift fills the space: $50 more.",
        Event(state.E_FILLED, NOBODY, SWIFT, 6, 0): "Swift fills the space.",
        Event(state.E_GOODS, NOBODY, SWIFT, 1, 1): "The bonus tokens of Swift make 1 good.",
        Event(state.E_BUILT, 0, 8, 0, 0): "Ada builds the building “Appeal +2”.",
        Event(state.E_POOLED, 0, SWIFT, 0, 0): (
            "Ada's partner goes from the charter to the bank pool."
        ),
        Event(state.E_WINNER, 2, 0, 0, 0): "Clara wins the game.",
    }
    for event, sentence in told.items():
        assert ENGLISH.events([event]) == [sentence]
        check(sentence, GERMAN.events([event])[0])


def test_secrets_tell_who_and_not_what() -> None:
    dealt, chosen = Line(CHANCE, "deal", HIDDEN, seen=(1,)), Line(0, "build", HIDDEN, seen=(0,))
    assert ENGLISH.line(dealt, []) == ["Bruno is dealt a building."]
    assert GERMAN.line(chosen, []) == ["Ada hat ein Gebäude gewählt."]


def asked(step: str, a: int | str = 0, b: int | str = 0) -> ShouldersView:
    """Ada, who directs Swift at $50, is asked something."""
    match = GAME.new(2, seed=1)
    while match.actor != 0:
        match.play(match.legal()[0])
    match.play("start swift 50", 0)
    view = match.view(0)
    view["question"] = {
        "seat": 0,
        "step": step,
        "rule": "",
        "about": {"a": a, "b": b},
        "path": [],
        "actions": [],
    }
    view["operating"] = {
        "company": "swift",
        "ran": 1,
        "revenue": 240,
        "delivered": 1,
        "selling": True,
    }
    view["sale"] = [{"company": "swift", "commons": 1, "preferred": 0, "director": 0}]
    return view


@pytest.mark.parametrize(
    ("step", "b", "action", "label"),
    [
        ("trade", 0, "start libby 35", "Start Libby at $35 a share: pay $105 into its treasury"),
        ("trade", 0, "buy common swift bank", "Buy a Common of Swift from the bank pool for $50"),
        (
            "trade",
            0,
            "buy preferred swift company",
            "Buy the Preferred of Swift from the company for $100",
        ),
        (
            "sell",
            0,
            "sell common swift",
            "Sell 1 Common of Swift for $50: the share value falls to $35",
        ),
        ("sell", 0, "settle", "Settle: sell 1 Common of Swift for $50 in all"),
        ("protect", 2, "decline", "Let the share value of Swift fall from $50 to $35"),
        ("turn", 0, "use hire_workers swift", "Hire workers for Swift: the first for $40"),
        ("turn", 0, "use advertising swift", "Advertise for Swift for $20: appeal 4"),
        ("turn", 0, "use fundraising_40 swift", "Raise $40 from the bank for Swift"),
        ("turn", 0, "trade swift-coal wood", "Swap 2 coal of Swift for 1 wood on Haymarket Square"),
        ("hire", 0, "hire swift-2", "Hire a worker for factory 2 of Swift: pay the bank $40"),
        ("bonus", "stock_step", "accept", "Take the bonus: the share value rises from $50 to $60"),
        ("bonus", "partner", "refuse", "Take $25 from the bank for the treasury instead"),
        ("issue", 9, "settle", "Settle: the bank pays Swift $150, the share value falls to $20"),
        ("produce", 0, "purchase 30 coal", "Buy 1 coal for $30"),
        (
            "distribute",
            0,
            "deliver meat_packing-half 2",
            "Sell 2 goods at half price, $25 each: $50",
        ),
        (
            "distribute",
            0,
            "pay",
            "Pay dividends of $24 a share: $72 for you and $168 for the treasury;"
            " the share value rises 2 steps to $80",
        ),
        (
            "distribute",
            0,
            "withhold",
            "Withhold $240 for the treasury, nothing for you: the share value falls to $40",
        ),
    ],
)
def test_buttons_tell_the_money(step: str, b: int | str, action: str, label: str) -> None:
    view = asked(step, "swift" if step not in ("trade", "turn") else 0, b)
    assert ENGLISH.label(action, view) == label
    check(label, GERMAN.label(action, view))


@pytest.mark.parametrize("slots", [0, 1])
@pytest.mark.parametrize(
    ("tile", "discount", "is_demanded"), [("B01", 10, False), ("B19", 20, True), ("B40", 30, True)]
)
def test_only_a_may_of_the_rulebook_is_called_a_must(
    tile: str, discount: int, is_demanded: bool, slots: int
) -> None:
    """[BS-BLD-03] The text of B01 says "purchases"; the dividing line is the tile's own words."""
    view = asked("invest", "swift", discount)
    view["players"][0]["placed"] = ["B40", tile]
    company_of(view, "swift")["slots"] = slots
    told, gesagt = both_prompts(view)
    check(told, gesagt.replace("may purchase", ""))
    assert f"${discount} less" in told
    assert told.endswith("“may purchase” is played as a must.") == is_demanded
    assert gesagt.endswith("gilt hier als Pflicht.") == is_demanded
    assert "must" not in ENGLISH.prompt(view | {"seat": 1})
    question_of(view)["about"]["b"] = 0  # the space of capital investment
    assert "must" not in ENGLISH.prompt(view)


def test_what_chance_does_has_words_though_nobody_is_asked() -> None:
    view = asked("trade")
    view["question"] = None
    told = {"first 1": "Bruno starts a company first", "cube coal": "Draw 1 coal"}
    assert {action: ENGLISH.label(action, view) for action in told} == told


def test_goods_that_fill_a_space_bring_its_bonus() -> None:
    view = asked("distribute", "swift")
    space = next(each for each in view["demand"] if each["space"] == "meat_packing-right")
    space |= {"octagons": 3, "goods": 0, "bonus": 50}
    assert ENGLISH.label("deliver meat_packing-right 3", view) == (
        "Sell 3 goods in the right column at $50 each, and $50 for filling it: $200"
    )
    assert ENGLISH.label("deliver meat_packing-right 1", view) == (
        "Sell 1 good in the right column for $50"
    )


def test_a_factory_tells_what_it_buys_and_makes() -> None:
    view = asked("produce", "swift")
    factory = company_of(view, "swift")["factories"][0]
    factory |= {"missing_cost": 40, "manager": True}
    assert ENGLISH.label("run swift-1", view) == (
        "Run factory 1: buy 1 livestock and 1 steel for $40, makes 2 goods;"
        " manager: 1 cube and Appeal +1"
    )
    company_of(view, "swift")["store"] |= {"livestock": 1, "steel": 1}
    factory |= {"manager": False, "automated": 2}
    assert ENGLISH.label("run swift-1", view) == "Run factory 1: makes 3 goods"


def test_a_building_tells_its_owner_and_fee() -> None:
    view = asked("turn")
    view["players"][1]["buildings"][1] = {"building": "B09", "partner": None}
    assert ENGLISH.label("use B09 swift", view) == (
        "Use Bruno's building of 1885 for Swift (Appeal +2): Swift pays Bruno $30"
    )
    view["players"][0]["buildings"][0] = {"building": "B01", "partner": None}
    assert GERMAN.label("use B01 swift", view).replace("\N{NO-BREAK SPACE}", " ") == (
        "Nutze dein 1875er Gebäude für Swift (Anlage 10 $ billiger): Die Bank zahlt dir 20 $"
    )


def test_buildings_of_a_hand_are_told_apart() -> None:
    view = asked("build")
    view["players"][0]["hand"] = ["B09", "B11", "B16"]
    assert ENGLISH.label("build B11 B09", view) == (
        "Build the building “1 manager” (the company that uses it pays you $20; 1 worker for the"
        " job market); remove “Appeal +2” of era 1; keep “Appeal +2” of era 2"
    )
    view["players"][0]["hand"] = ["B09", "B11", "B14"]
    assert ENGLISH.label("build B09 B14", view) == (
        "Build the building “Appeal +2” (the company that uses it pays you $30; 1 worker for the"
        " job market); remove “1 manager” for $30; keep “1 manager” for $20"
    )


def test_a_building_of_a_hand_tells_who_pays_and_the_workers() -> None:
    view = asked("draft")
    hand = view["players"][0]["hand"] = ["B01", "B03", "B08", "B10"]
    assert [ENGLISH.label(f"draft {building}", view) for building in hand] == [
        "Keep the building “Asset $10 off” (the bank pays you $20 per use; 2 workers for the job"
        " market)",
        "Keep the building “1 livestock and 1 wood” (the bank pays you $20 per use)",
        "Keep the building “2 unlike cubes” (the company that uses it pays you $10)",
        "Keep the building “1 good” (the company that uses it pays you $20; 2 workers for the job"
        " market)",
    ]
    assert GERMAN.label("draft B10", view).replace("\N{NO-BREAK SPACE}", " ") == (
        "Behalte das Gebäude „1 Ware“ (die Firma, die es nutzt, zahlt dir 20 $; 2 Arbeiter für den"
        " Arbeitsmarkt)"
    )


def test_the_log_tells_two_buildings_with_one_name_apart() -> None:
    line = Line(0, "build", "build B02 B22", seen=(0,))
    assert ENGLISH.line(line, []) == [
        "Ada chooses the building “1 salesperson” for $20 and removes “1 salesperson” for $40."
    ]
    assert GERMAN.line(Line(0, "build", "build B09 B10", seen=(0,)), []) == [
        "Ada wählt das Gebäude „Ansehen +2“ und entfernt „1 Ware“."
    ]


@pytest.mark.parametrize(
    ("unsold", "parts"), [(7, "$72 for you and $168 for the treasury"), (0, "$72 for you")]
)
def test_dividends_tell_what_comes_to_whom(unsold: int, parts: str) -> None:
    view = asked("distribute", "swift")
    company_of(view, "swift")["unsold"] = unsold
    assert f": {parts}; the share value" in ENGLISH.label("pay", view)
    assert view["operating"]
    view["operating"]["revenue"] = 29  # rounded down, a share [BS-OPS-27]
    assert "Pay dividends of $2 a share: $6 for you" in ENGLISH.label("pay", view)
    assert "$10 a share, $30 for you; share value" in ENGLISH.label(
        "use extra_dividends swift", view
    )


@pytest.mark.parametrize(
    ("step", "actions", "english", "german"),
    [
        (
            "trade",
            ["sell common swift", "pass"],
            "Your stock turn, with $25: sell or pass.",
            "Dein Börsenzug mit 25 $: verkaufen oder passen.",
        ),
        (
            "trade",
            [
                "start libby 35",
                "sell common swift",
                "buy common swift bank",
                "pass",
                "discard foundry",
            ],
            "Your stock turn, with $25: sell, buy a certificate, start a company, discard an asset,"
            " or pass.",
            "Dein Börsenzug mit 25 $: verkaufen, ein Zertifikat kaufen, eine Firma gründen, eine"
            " Anlage abwerfen oder passen.",
        ),
        (
            "buy",
            ["buy common swift bank", "pass"],
            "You have sold and have $25: buy a certificate or buy nothing.",
            "Du hast verkauft und hast 25 $: ein Zertifikat kaufen oder nichts kaufen.",
        ),
    ],
)
def test_a_stock_turn_offers_what_is_possible(
    step: str, actions: list[str], english: str, german: str
) -> None:
    view = asked(step)
    question_of(view)["actions"] = actions
    view["players"][0]["cash"] = 25
    told, gesagt = both_prompts(view)
    assert (told, gesagt.replace("\N{NO-BREAK SPACE}", " ")) == (english, german)


def test_a_partners_action_names_the_only_company_and_its_money() -> None:
    view = asked("turn")
    assert ENGLISH.prompt(view) == (
        "Send a partner for Swift, which has $150: choose a space or a building."
    )
    view["players"][0]["directs"] = ["swift", "libby"]
    assert ENGLISH.prompt(view).endswith("and the company that acts.")


def test_production_that_ends_by_itself_tells_why() -> None:
    line = Line(0, "produce", "distribute", forced=True)
    told = {
        1: ("All factories of Swift have run.", "Alle Fabriken von Swift sind gelaufen."),
        0: (
            "Production ends: Swift can run no more factories.",
            "Die Produktion endet: Swift kann keine Fabrik mehr laufen lassen.",
        ),
    }
    for has_run_all, (english, german) in told.items():
        events = [Event(state.E_PRODUCED, NOBODY, SWIFT, has_run_all, 0)]
        assert ENGLISH.line(line, events) == [english]
        assert GERMAN.line(line, events) == [german]
    chosen = Line(0, "produce", "distribute")
    assert ENGLISH.line(chosen, events) == ["Ada ends production."]


@pytest.mark.parametrize(
    ("count", "thing"), [(1, "1 unverkauften Anteil"), (2, "2 unverkaufte Anteile")]
)
def test_german_shares_of_a_company_agree(count: int, thing: str) -> None:
    note = state.note(state.FOR_SHARES, SWIFT, count)
    event = Event(POINTS, 0, state.CASH, -90, note * 16 + TREASURY)
    assert GERMAN.events([event])[0].endswith(f"für {thing}.")


def test_the_strip_of_names_has_one_sign_for_one_thing() -> None:
    """Cards are the hidden buildings of the picture; certificates have a sign of their own."""
    view = asked("trade")
    figures = [figure.icon for figure in ENGLISH.figures(view, 0)]
    assert figures == ["coin", "share", "partner", "certificates"]


def test_a_packs_numbers_are_told() -> None:
    tiles = [dict(tile) for tile in GAME.components().data["buildings"]["tiles"]]
    tiles[8] |= {"amount": 35, "effect": {"appeal": 4}}
    match = GAME.new(2, seed=1, components={"buildings": {"tiles": tiles}})
    words = Words(GAME, "en", NAMES, match.setup)
    assert words.events([Event(state.E_BUILT, 0, 8, 0, 0)]) == [
        "Ada builds the building “Appeal +4”."
    ]
    card = building_card(match.view()["cards"], "B09")
    assert naming.building(words.text, card) == "Appeal +4"


def test_names_are_those_of_the_components() -> None:
    charters = GAME.components().data["companies"]["charter"]
    assert {it["id"]: it["name"] for it in charters} == naming.FULL_NAMES
    assert {it["id"]: it["short_name"] for it in charters} == naming.SHORT_NAMES
    assets = GAME.components().data["capital_assets"]["tiles"]
    assert {it["id"]: it["name"] for it in assets} == naming.ASSETS
    assert [naming.measure(goal) for goal in GOALS] == MEASURES


def test_all_components_have_words() -> None:
    cards = GAME.new(2, seed=1).view()["cards"]
    english, german = (
        [naming.building_told(words.text, building_card(cards, key)) for key in BUILDINGS]
        + [naming.asset_told(words.text, asset_card(cards, key)) for key in ASSETS]
        + [naming.bonus_effect(words.text, key) for key in BONUSES]
        for words in (ENGLISH, GERMAN)
    )
    for one, other in zip(english, german, strict=True):
        check(one, other)
        assert one[-1] == other[-1] == "."


def test_decades_have_names() -> None:
    assert (ENGLISH.part(2), GERMAN.part(2)) == ("Decade 2: 1885", "Jahrzehnt 2: 1885")
    assert ENGLISH.path(asked("trade"))[0] == "Decade 1 of 5: 1875"
