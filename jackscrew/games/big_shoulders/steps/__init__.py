"""The steps of City of the Big Shoulders, one module per part of the rulebook."""

from typing import Any, Final

from jackscrew.core.state import Step
from jackscrew.games.big_shoulders.state import ASSET_NOUN, BONUS_NOUN, COMPANY_NOUN
from jackscrew.games.big_shoulders.steps.action import After, Cubes, Finish, Lead, Round, Turn
from jackscrew.games.big_shoulders.steps.appeal import Advance, Bonus
from jackscrew.games.big_shoulders.steps.assets import Invest, Keep, Reveal, Slide, Stow
from jackscrew.games.big_shoulders.steps.building import Build, Building, Draft, PassOn, Show
from jackscrew.games.big_shoulders.steps.decades import Cleanup, Decade, Demand, Refill
from jackscrew.games.big_shoulders.steps.distribution import Distribute, Last, WindUp
from jackscrew.games.big_shoulders.steps.ending import End
from jackscrew.games.big_shoulders.steps.operating import Issue, Operating, Produce
from jackscrew.games.big_shoulders.steps.people import Automate, Hire, Manager, Relocate, Worker
from jackscrew.games.big_shoulders.steps.starting import Deal, First, Goal, Start
from jackscrew.games.big_shoulders.steps.stock import Buy, Protect, Sell, Stock, Trade
from jackscrew.games.big_shoulders.steps.supply import Cube, Draw, Supply

STEPS: Final[list[Step[Any]]] = [
    First("first", "BS-SETUP-11"),
    Reveal("reveal", "BS-ASSET-07"),
    Goal("goal", "BS-SETUP-05"),
    Demand("demand", "BS-SETUP-02"),
    Cube("cube", "BS-SUPPLY-02"),
    Deal("deal", "BS-BUILD-01"),
    Start("start", "BS-START-01"),
    Decade("decade", automatic=True),
    Stock("stock", automatic=True),
    Trade("trade", "BS-STOCK-02"),
    Sell("sell", "BS-STOCK-04"),
    Protect("protect", "BS-STOCK-12", a=COMPANY_NOUN),
    Buy("buy", "BS-STOCK-08"),
    Building("building", automatic=True),
    Draft("draft", "BS-VAR-03", together=True),
    PassOn("pass_on", automatic=True),
    Build("build", "BS-BUILD-02", together=True),
    Show("show", automatic=True),
    Round("round", automatic=True),
    Turn("turn", "BS-ACT-02"),
    After("after", "BS-ACT-07"),
    Slide("slide", automatic=True),
    Hire("hire", "BS-GA-01", a=COMPANY_NOUN),
    Worker("worker", "BS-BLD-08", a=COMPANY_NOUN),
    Manager("manager", "BS-GA-03", a=COMPANY_NOUN),
    Invest("invest", "BS-ASSET-02", a=COMPANY_NOUN),
    Stow("stow", a=COMPANY_NOUN, b=ASSET_NOUN, automatic=True),
    Keep("keep", "BS-ASSET-02", a=COMPANY_NOUN, b=ASSET_NOUN),
    Cubes("cubes", "BS-SUPPLY-05", a=COMPANY_NOUN),
    Automate("automate", "BS-AUTO-02", a=COMPANY_NOUN),
    Relocate("relocate", "BS-AUTO-03", a=COMPANY_NOUN),
    Advance("advance", a=COMPANY_NOUN, automatic=True),
    Bonus("bonus", "BS-APPEAL-04", a=COMPANY_NOUN, b=BONUS_NOUN),
    Lead("lead", "BS-GA-02"),
    Operating("operating", automatic=True),
    Produce("produce", "BS-OPS-05", a=COMPANY_NOUN),
    Issue("issue", "BS-OPS-02", a=COMPANY_NOUN),
    Distribute("distribute", "BS-OPS-20", a=COMPANY_NOUN),
    Last("last", "BS-OPS-06", a=COMPANY_NOUN),
    Supply("supply", automatic=True),
    Draw("draw", automatic=True),
    Cleanup("cleanup", automatic=True),
    Refill("refill", automatic=True),
    End("end", automatic=True),
    Finish("finish", automatic=True),
    WindUp("wind_up", a=COMPANY_NOUN, automatic=True),
]
