"""The Operating phase: its order, issuing shares, purchases and production."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    CHARTERS,
    ShouldersMatch,
    asked,
    cash,
    chance,
    company,
    offered,
    operating_turn,
    play,
    player,
    table,
    treasury,
    values,
)

from jackscrew.core.state import CHANCE

FULL = [{"coal": 1}, {"coal": 1}, {"coal": 1}, {"coal": 1}]


def operating(name: str, charter: dict[str, Any], **more: Any) -> ShouldersMatch:
    """The operating turn of one company; doggett's, with some cash, is to follow."""
    others = more.pop("others", {"doggett": {"director": 1, "treasury": 100}})
    return table(
        "operating",
        companies={name: {"director": 0, "appeal": 8, "treasury": 200, **charter}, **others},
        **more,
    )


def operators(match: ShouldersMatch) -> list[str]:
    """The companies in the order in which they operate, all doing nothing."""
    found = []
    while match.dump()["phase"] == "operating" and match.actor != CHANCE:
        frame = match.dump()["stack"][-1]
        if frame["step"] == "produce":
            found.append(frame["a"])
            match.play("distribute")
        else:
            match.play(match.legal()[-1])
    return found


def test_ex_50_from_highest_to_lowest_appeal() -> None:
    """EX-50 [BS-OPS-01] Fairbank on top, then Cracker Jack, then Anglo-American below it."""
    match = table(
        "operating",
        companies={
            "anglo": {"director": 2, "appeal": 5, "treasury": 100},
            "fairbank": {"director": 0, "appeal": 6, "treasury": 100},
            "cracker_jack": {"director": 1, "appeal": 5, "treasury": 100},
        },
        line=["fairbank", "cracker_jack", "anglo"],
    )
    assert operators(match) == ["fairbank", "cracker_jack", "anglo"]


def test_ex_50_on_one_space_from_top_to_bottom() -> None:
    """EX-50 [BS-OPS-01] All three on one space: the stack decides."""
    match = table(
        "operating",
        companies={
            name: {"director": seat, "appeal": 5, "treasury": 100}
            for seat, name in enumerate(["anglo", "fairbank", "cracker_jack"])
        },
        line=["fairbank", "cracker_jack", "anglo"],
    )
    assert operators(match) == ["fairbank", "cracker_jack", "anglo"]


def test_every_company_operates_once() -> None:
    """[BS-OPS-01] One that climbs in its own turn does not operate again, nor skip another."""
    match = table(
        "operating",
        companies={
            "libby": {"director": 0, "appeal": 6, "treasury": 100},
            "swift": {"director": 0, "appeal": 5, "treasury": 100, "asset": "brand_recognition"},
            "doggett": {"director": 1, "appeal": 4, "treasury": 100},
        },
    )
    play(match, "distribute", "activate brand_recognition")
    assert match.dump()["line"] == ["swift", "libby", "doggett"]
    assert operators(match) == ["swift", "doggett"]


def test_the_view_tells_who_operates() -> None:
    """[BS-OPS-01] Also when the company has climbed above one that has operated already."""
    match = table(
        "operating",
        companies={
            "libby": {"director": 0, "appeal": 6, "treasury": 100},
            "swift": {"director": 0, "appeal": 5, "treasury": 100, "asset": "brand_recognition"},
            "doggett": {"director": 1, "appeal": 4, "treasury": 100},
        },
    )
    match.play("distribute")
    assert operating_turn(match)["company"] == "swift"
    play(match, "activate brand_recognition")
    assert operating_turn(match)["company"] == "swift"
    shown = {it["company"]: it for it in match.view()["companies"]}
    assert shown["swift"]["factories"][0]["next"]
    assert not shown["libby"]["factories"][0]["next"]


def test_ex_51_emergency_fundraising() -> None:
    """EX-51 [BS-OPS-02] Cracker Jack at $40 issues 2: $80, three steps down to $20."""
    match = operating("cracker_jack", {"value": 40, "treasury": 0}, advanced=True)
    play(match, "issue common", "issue common", "settle")
    assert (treasury(match, "cracker_jack"), values(match)["cracker_jack"]) == (80, 20)
    assert company(match, "cracker_jack")["commons"][5] == 2
    assert asked(match) == "produce"
    assert not offered(match, "issue")


def test_issuing_the_preferred() -> None:
    """[BS-OPS-02] It counts as two shares; all is settled together at the value before."""
    match = operating("swift", {"value": 100, "treasury": 0}, advanced=True)
    play(match, "issue preferred")
    assert match.legal() == ["settle", "issue common"]
    play(match, "issue common", "settle")
    assert (treasury(match, "swift"), values(match)["swift"]) == (300, 40)
    assert company(match, "swift")["preferred"] == -2
    low = operating("swift", {"value": 15, "treasury": 0}, advanced=True)
    play(low, "issue common", "settle")
    assert values(low)["swift"] == 10


def test_issuing_comes_first_of_all() -> None:
    """[BS-OPS-02] Before any purchase or free action; only unsold shares; not in the basic game."""
    match = operating("swift", {"asset": "foundry"}, advanced=True, chain=FULL, haymarket={})
    assert offered(match, "issue") == ["issue preferred", "issue common"]
    match.play("purchase 10 coal")
    assert not offered(match, "issue")
    free = operating("swift", {"asset": "foundry"}, advanced=True)
    free.play("activate foundry")
    assert not offered(free, "issue")
    sold = operating("swift", {"preferred": 1, "commons": {1: 4, "pool": 1}}, advanced=True)
    assert not offered(sold, "issue")
    assert not offered(operating("swift", {}), "issue")


def test_no_penalty_without_an_issue() -> None:
    """[BS-OPS-02] Price Protection is no help against the fall."""
    match = operating("swift", {"value": 100, "goods": 1}, advanced=True)
    match.play("distribute")
    assert values(match)["swift"] == 100
    protected = operating("swift", {"value": 100, "asset": "price_protection"}, advanced=True)
    play(protected, "issue common", "settle")
    assert values(protected)["swift"] == 60
    assert not company(protected, "swift")["exhausted"]


def test_ex_52_purchasing_resources() -> None:
    """EX-52 [BS-OPS-03] Two coal at $10 and one steel at $20: $40 to the bank."""
    chain = [{"wood": 3}, {"wood": 3}, {"steel": 1, "wood": 2}, {"coal": 2, "wood": 1}]
    match = operating("swift", {"treasury": 50}, chain=chain)
    play(match, "purchase 10 coal", "purchase 10 coal", "purchase 20 steel")
    assert treasury(match, "swift") == 10
    assert company(match, "swift")["store"] == {"livestock": 0, "steel": 1, "coal": 2, "wood": 0}
    assert cash(match, 0) == 100


def test_what_is_for_sale() -> None:
    """[BS-OPS-03] $30, $20, $10 each; X is not for sale; nothing shifts during the turn."""
    chain = [{"livestock": 3}, {"wood": 1}, {"steel": 1}, {"coal": 1}]
    match = operating("swift", {"treasury": 200}, chain=chain)
    assert offered(match, "purchase") == [
        "purchase 30 wood",
        "purchase 20 steel",
        "purchase 10 coal",
    ]
    match.play("purchase 10 coal")
    assert offered(match, "purchase") == ["purchase 30 wood", "purchase 20 steel"]
    poor = operating("swift", {"treasury": 29}, chain=chain)
    assert offered(poor, "purchase") == ["purchase 20 steel", "purchase 10 coal"]
    match.play("purchase 30 wood")
    assert treasury(match, "swift") == 160


def test_more_than_needed() -> None:
    """[BS-OPS-04] Any cubes may be bought, and keep from decade to decade."""
    chain = [{"coal": 1}, {"coal": 1}, {"coal": 1}, {"wood": 3}]
    match = operating("swift", {}, chain=chain)
    play(match, *["purchase 10 wood"] * 3, "distribute", "withhold", "end")
    match.resume(1)
    assert match.dump()["stack"][-1]["a"] == "doggett"
    match.play("distribute")
    assert asked(match) == "trade"
    assert match.dump()["decade"] == 2
    assert company(match, "swift")["store"]["wood"] == 3


def test_ex_91_purchases_until_production_ends() -> None:
    """EX-91 [BS-OPS-05] [BS-OPS-10] Between the factories and after them, not afterwards."""
    match = operating(
        "anglo",
        {
            "automated": [1, 0],
            "workers": [0, 2],
            "managers": [1, 0],
            "store": {"coal": 1, "livestock": 1},
            "appeal": 5,
        },
        chain=[{"coal": 1}, {"wood": 1}, {"coal": 1}, {"livestock": 2}],
        haymarket={},
    )
    play(match, "run anglo-1", "take coal")
    assert company(match, "anglo")["store"]["coal"] == 1
    assert offered(match, "purchase") == [
        "purchase 30 wood",
        "purchase 20 coal",
        "purchase 10 livestock",
    ]
    play(match, "purchase 30 wood", "purchase 20 coal", "purchase 10 livestock", "run anglo-2")
    assert treasury(match, "anglo") == 140
    assert company(match, "anglo")["goods"] == 3 + 3
    assert offered(match, "purchase") == ["purchase 10 livestock"]
    match.play("distribute")
    assert not offered(match, "purchase")
    assert not offered(match, "run")


def test_cubes_without_a_factory_to_run() -> None:
    """[BS-OPS-05] They may be bought though no factory can run, for storage."""
    match = operating("swift", {}, chain=FULL)
    assert not offered(match, "run")
    match.play("purchase 10 coal")
    assert company(match, "swift")["store"]["coal"] == 1


def test_a_run_buys_what_is_missing() -> None:
    """[BS-OPS-05] Running a factory buys missing cubes where they are cheapest, if it can pay."""
    charter = {"workers": [2, 0], "store": {"steel": 1}}
    chain = [{"coal": 1}, {"livestock": 1}, {"livestock": 1}, {"coal": 1}]
    match = operating("swift", {**charter, "treasury": 20}, chain=chain)
    match.play("run swift-1")
    assert (treasury(match, "swift"), company(match, "swift")["goods"]) == (0, 2)
    assert not offered(operating("swift", {**charter, "treasury": 19}, chain=chain), "run")
    assert not offered(operating("swift", charter, chain=FULL), "run")
    forecast = [{"livestock": 3}, {"coal": 1}, {"coal": 1}, {"coal": 1}]
    assert not offered(operating("swift", charter, chain=forecast), "run")


def test_free_actions_in_every_part_of_the_turn() -> None:
    """[BS-OPS-06] In production, while selling and after the payout; of this company only."""
    match = operating(
        "swift",
        {"store": {"coal": 8}, "asset": "brilliant_marketing", "goods": 2, "appeal": 9},
        others={"anglo": {"director": 0, "store": {"wood": 2}, "treasury": 9, "asset": "foundry"}},
        haymarket={"wood": 5},
        demand={"meat_packing-right": ("D19", 0)},
    )
    free = ["activate brilliant_marketing", "trade swift-coal wood", "discard brilliant_marketing"]
    assert set(free) <= set(match.legal())
    assert not [it for it in match.legal() if "anglo" in it or "foundry" in it]
    play(match, "trade swift-coal wood", "distribute", "deliver meat_packing-right 1")
    assert set(free) <= set(match.legal())
    play(match, "trade swift-coal wood", "withhold")
    assert asked(match) == "last"
    assert set(free) <= set(match.legal())
    match.play("trade swift-coal wood")
    assert company(match, "swift")["store"] == {"livestock": 0, "steel": 0, "coal": 2, "wood": 3}
    match.play("end")
    assert match.actor == 0
    assert asked(match) == "produce"


def test_no_free_actions_inside_a_run() -> None:
    """[BS-OPS-06] While the manager's cubes are taken nothing else is offered."""
    match = operating(
        "libby",
        {"workers": [2, 0], "managers": [1, 0], "store": {"steel": 3, "livestock": 1}},
        haymarket={"wood": 1},
    )
    match.play("run libby-1")
    assert match.legal() == ["take livestock", "take steel", "take wood", "enough"]


def test_factories_from_left_to_right() -> None:
    """[BS-OPS-10] Staffed, supplied, all to its left have run; each once, and optional."""
    cubes = {"steel": 6, "livestock": 6}
    match = operating("libby", {"workers": [1, 1], "automated": [1, 1], "store": cubes})
    assert offered(match, "run") == ["run libby-1"]
    assert "distribute" in match.legal()
    match.play("run libby-1")
    assert offered(match, "run") == ["run libby-2"]
    match.play("run libby-2")
    assert not offered(match, "run")
    second = operating("libby", {"workers": [1, 2], "store": cubes})
    assert not offered(second, "run")


@pytest.mark.parametrize(
    ("workers", "tokens", "runs"),
    [
        ([2, 0], [0, 0], True),
        ([0, 0], [2, 0], True),
        ([1, 0], [1, 0], True),
        ([1, 0], [0, 0], False),
    ],
)
def test_all_worker_spaces_must_be_filled(
    workers: list[int], tokens: list[int], runs: bool
) -> None:
    """[BS-OPS-10] By workers or automation tokens."""
    cubes = {"steel": 1, "livestock": 1}
    match = operating("libby", {"workers": workers, "automated": tokens, "store": cubes})
    assert bool(offered(match, "run")) == runs


def test_ex_53_libbys_first_factory() -> None:
    """EX-53 [BS-OPS-11] [BS-OPS-12] 3 + 1 goods, appeal +1 and a cube of its choice."""
    match = operating(
        "libby",
        {
            "automated": [2, 0],
            "managers": [1, 0],
            "store": {"steel": 1, "livestock": 1},
            "appeal": 5,
        },
        haymarket={"coal": 1},
    )
    match.play("run libby-1")
    assert company(match, "libby")["goods"] == 4
    assert match.dump()["haymarket"] == {"livestock": 1, "steel": 1, "coal": 1, "wood": 0}
    assert match.legal() == ["take livestock", "take steel", "take coal", "enough"]
    match.play("take steel")
    after = company(match, "libby")
    assert after["store"] == {"livestock": 0, "steel": 1, "coal": 0, "wood": 0}
    assert after["appeal"] == 6
    assert asked(match) == "produce"


@pytest.mark.parametrize("name", CHARTERS)
def test_every_factory(name: str) -> None:
    """[BS-OPS-11] Its cubes go to Haymarket Square, its goods to the company; then the next."""
    factories = CHARTERS[name]["factories"]
    store = dict.fromkeys(("livestock", "steel", "coal", "wood"), 0)
    for factory in factories:
        for kind in factory["resources"]:
            store[kind] += 1
    other = "doggett" if name != "doggett" else "swift"
    match = operating(
        name,
        {"workers": [it["workers"] for it in factories], "store": store},
        others={other: {"director": 1, "treasury": 100}},
        haymarket={},
        chain=[{}, {}, {}, {}],
    )
    for number, factory in enumerate(factories):
        before = company(match, name)
        match.play(f"run {name}-{number + 1}")
        after = company(match, name)
        assert after["goods"] - before["goods"] == factory["goods"]
        for kind in store:
            used = before["store"][kind] - after["store"][kind]
            assert used == factory["resources"].count(kind)
    assert match.dump()["haymarket"] == store


@pytest.mark.parametrize("name", CHARTERS)
def test_every_manager(name: str) -> None:
    """[BS-OPS-12] Goods, then cubes from Haymarket Square, then appeal, as printed."""
    factories = CHARTERS[name]["factories"]
    other = "doggett" if name != "doggett" else "swift"
    match = operating(
        name,
        {
            "workers": [it["workers"] for it in factories],
            "managers": [1] * len(factories),
            "store": {"livestock": 4, "steel": 4, "coal": 4, "wood": 6},
            "appeal": 0,
        },
        others={other: {"director": 1, "appeal": 0, "treasury": 100}},
        haymarket={"wood": 3},
        line=[name, other],
    )
    for number, factory in enumerate(factories):
        before = company(match, name)
        bonus = factory["manager"]
        match.play(f"run {name}-{number + 1}")
        made = company(match, name)["goods"] - before["goods"]
        assert made == factory["goods"] + bonus.get("goods", 0)
        for _ in range(bonus.get("resources", 0)):
            assert company(match, name)["appeal"] == before["appeal"]
            match.play("take wood")
        while asked(match) == "bonus":
            match.play("refuse")
        assert asked(match) == "produce"
        after = company(match, name)
        assert after["appeal"] - before["appeal"] == bonus.get("appeal", 0)
        taken = bonus.get("resources", 0) - factory["resources"].count("wood")
        assert after["store"]["wood"] - before["store"]["wood"] == taken


def test_manager_cubes_may_be_refused() -> None:
    """[BS-OPS-12] In whole or in part; goods and appeal are not asked."""
    charter = {
        "workers": [1, 0],
        "managers": [1, 0],
        "store": {"wood": 2, "steel": 1},
        "appeal": 3,
    }
    match = operating("brunswick", charter, haymarket={})
    play(match, "run brunswick-1", "take wood")
    assert match.legal() == ["take steel", "take wood", "enough"]
    match.play("enough")
    assert company(match, "brunswick")["store"]["wood"] == 1
    whole = operating("brunswick", charter, haymarket={})
    play(whole, "run brunswick-1", "enough")
    assert sum(company(whole, "brunswick")["store"].values()) == 0


def test_no_bonus_without_a_manager() -> None:
    """[BS-OPS-11] [BS-OPS-12] A factory without one makes its goods and nothing else."""
    match = operating(
        "libby",
        {"workers": [2, 0], "managers": [0, 1], "store": {"steel": 1, "livestock": 1}},
    )
    match.play("run libby-1")
    after = company(match, "libby")
    assert (after["goods"], after["appeal"], sum(after["store"].values())) == (3, 8, 0)


def test_gains_serve_the_next_factory() -> None:
    """[BS-OPS-13] A worker from the appeal track and the manager's cube run factory 2."""
    match = operating(
        "libby",
        {
            "workers": [2, 1],
            "managers": [1, 0],
            "store": {"steel": 1, "livestock": 3},
            "appeal": 2,
            "treasury": 0,
        },
        haymarket={},
        chain=[{"coal": 1}] * 4,
    )
    play(match, "run libby-1", "take steel", "accept")
    assert company(match, "libby")["workers"] == [2, 2]
    match.play("run libby-2")
    assert company(match, "libby")["goods"] == 6


def test_automation_gained_counts_at_once() -> None:
    """[BS-OPS-13] Factory 2, fully automated by factory 1's appeal, makes one more good."""
    match = operating(
        "fairbank",
        {
            "automated": [1, 0],
            "workers": [0, 1],
            "managers": [1, 0],
            "store": {"coal": 4, "livestock": 1},
            "appeal": 6,
        },
        haymarket={},
    )
    play(match, "run fairbank-1", "enough", "accept")
    assert company(match, "fairbank")["automated"] == [1, 1]
    match.play("run fairbank-2")
    assert company(match, "fairbank")["goods"] == 3 + 2


def test_ex_54_bonus_goods_without_production() -> None:
    """EX-54 [BS-OPS-16] The token makes a good at the end of the step, though nothing ran."""
    match = operating("swift", {"tokens": 1}, demand={"meat_packing-right": ("D19", 0)})
    assert company(match, "swift")["goods"] == 0
    match.play("distribute")
    assert company(match, "swift")["goods"] == 1
    assert "deliver meat_packing-right 1" in match.legal()
    assert "pay" not in match.legal()


def test_a_token_gained_in_production_counts() -> None:
    """[BS-OPS-16] One gained before the end of the step makes a good, one gained later not."""
    asset = {"asset": "brilliant_marketing", "appeal": 10}
    early = operating("swift", asset)
    play(early, "activate brilliant_marketing", "accept", "distribute")
    assert company(early, "swift")["goods"] == 1
    late = operating("swift", asset)
    play(late, "distribute", "activate brilliant_marketing", "accept")
    assert (company(late, "swift")["tokens"], company(late, "swift")["goods"]) == (1, 0)


def full_swing(**more: Any) -> ShouldersMatch:
    """Fairbank can run both its factories."""
    charter = {"workers": [1, 1], "store": {"coal": 4, "livestock": 1}}
    return operating("fairbank", charter, **more)


def test_ex_55_the_partner_of_the_starting_company() -> None:
    """EX-55 [BS-OPS-17] All factories for the first time; a second time brings nothing."""
    match = full_swing(players={0: {"charter_partner": "fairbank"}})
    ready = player(match, 0)["ready"]
    play(match, "run fairbank-1", "run fairbank-2", "distribute")
    assert player(match, 0)["ready"] == ready + 1
    assert player(match, 0)["charter_partner"] == -1
    again = full_swing(players={0: {"charter_partner": -1}})
    ready = player(again, 0)["ready"]
    play(again, "run fairbank-1", "run fairbank-2", "distribute")
    assert player(again, 0)["ready"] == ready


def test_all_factories_and_the_starting_company() -> None:
    """[BS-OPS-17] One factory is not enough, nor is another company of the player."""
    match = full_swing(players={0: {"charter_partner": "fairbank"}})
    play(match, "run fairbank-1", "distribute")
    assert player(match, 0)["charter_partner"] == "fairbank"
    other = full_swing(
        others={"doggett": {"director": 0, "treasury": 100}},
        players={0: {"charter_partner": "doggett"}},
    )
    play(other, "run fairbank-1", "run fairbank-2", "distribute")
    assert player(other, 0)["charter_partner"] == "doggett"


def test_a_partner_in_the_pool_comes_with_any_company() -> None:
    """[BS-OPS-17] [BS-DIR-08] Lost with a directorship, it is gained by any own company."""
    match = full_swing(advanced=True, players={0: {"charter_partner": -2}})
    play(match, "run fairbank-1", "run fairbank-2", "distribute")
    assert player(match, 0)["charter_partner"] == -1


def test_the_new_director_does_not_gain_it() -> None:
    """[BS-OPS-17] Another player's starting company brings its new director no partner."""
    match = full_swing(
        advanced=True, players={0: {"charter_partner": -1}, 1: {"charter_partner": -2}}
    )
    ready = [player(match, seat)["ready"] for seat in range(3)]
    play(match, "run fairbank-1", "run fairbank-2", "distribute")
    assert [player(match, seat)["ready"] for seat in range(3)] == ready


def test_the_chain_is_refilled_after_each_turn() -> None:
    """[BS-OPS-31] After the company's turn, before the next company's."""
    match = operating("swift", {}, chain=[{"wood": 1}, {"steel": 1}, {"livestock": 1}, {"coal": 1}])
    play(match, "purchase 10 coal", "distribute")
    assert match.dump()["chain"][3]["coal"] == 0
    assert match.actor == CHANCE
    chance(match, "cube wood", "cube wood", "cube coal")
    chain = match.dump()["chain"]
    assert [sum(cubes.values()) for cubes in chain] == [3, 1, 1, 1]
    assert chain[3]["livestock"] == 1
    assert match.dump()["stack"][-1]["a"] == "doggett"
