"""What a seat of City of the Big Shoulders is asked, and where in the game it is."""

from __future__ import annotations

from jackscrew.core.view import question_of
from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import (
    PlayerView,
    SaleView,
    ShouldersView,
    shares_sold,
    value_of,
)
from jackscrew.games.big_shoulders.words.names import (
    asked_company,
    company_of,
    revenue_of,
)
from jackscrew.text import N_, Values, Words
from jackscrew.text.words import about, asked_seat, count_about, split

# to the seat that is asked; about it to all others
PROMPTS = {
    "start": (
        N_("Choose your first company and its share value; you pay for three shares."),
        N_("{name} is choosing a first company."),
    ),
    "trade": (
        N_("Your stock turn, with ${cash}: {choices}."),
        N_("{name} takes a stock turn."),
    ),
    "trade must": (
        N_("You hold {held} certificates and may hold {limit}: sell."),
        N_("{name} holds too many certificates and has to sell."),
    ),
    "sell": (
        N_("Sell more, or settle the sale of {sale} for ${amount}."),
        N_("{name} is selling: {sale}."),
    ),
    "protect": (
        N_("Shares of {company} sold: {shares}. Use Price Protection and stay at ${value}?"),
        N_("{name} is choosing whether to use Price Protection for {company}."),
    ),
    "buy": (
        N_("You have sold and have ${cash}: {choices}."),
        N_("{name} has sold and may buy a certificate."),
    ),
    "draft": (
        N_("Draft: choose the building you keep; the others are passed on."),
        N_("{name} is choosing a building of the draft."),
    ),
    "build": (
        N_("Choose the building you build and the one you remove; the third stays in your hand."),
        N_("{name} is choosing a building."),
    ),
    "turn": (
        N_("Send a partner: choose a space or a building, and the company that acts."),
        N_("{name} is choosing where to send a partner."),
    ),
    "turn one": (
        N_("Send a partner for {company}, which has ${cash}: choose a space or a building."),
        N_("{name} is choosing where to send a partner."),
    ),
    "turn pool": (
        N_("You direct no company: your partner goes to the bank pool and earns ${amount}."),
        N_("{name} directs no company: the partner goes to the bank pool."),
    ),
    "after": (
        N_("Your partner has acted: free actions, or end your turn."),
        N_("{name} may still use assets and trade cubes."),
    ),
    "hire": (
        N_("Choose a factory of {company} for a worker, who costs ${amount}."),
        N_("{name} is hiring a worker for {company}."),
    ),
    "hire more": (
        N_("Hire another worker for {company} at ${amount}, or stop."),
        N_("{name} may hire another worker for {company}."),
    ),
    "worker": (
        N_("Choose a factory of {company} for its new worker."),
        N_("{name} is placing a new worker of {company}."),
    ),
    "worker may": (
        N_("Choose a factory of {company} for its new worker, or do without."),
        N_("{name} is choosing whether {company} takes a new worker."),
    ),
    "manager": (
        N_("Choose a factory of {company} for its new manager."),
        N_("{name} is placing a new manager of {company}."),
    ),
    "invest": (
        N_("Choose a capital asset for {company}, which has ${cash}."),
        N_("{name} is choosing a capital asset for {company}."),
    ),
    "invest less": (
        N_("Choose a capital asset for {company}, which has ${cash} and pays ${amount} less."),
        N_("{name} is choosing a capital asset for {company}."),
    ),
    "invest bonus": (
        N_(
            "Choose a capital asset for {company}, which has ${cash} and no room to keep it:"
            " only its bonus counts."
        ),
        N_("{name} is choosing a capital asset for {company}."),
    ),
    "invest bonus less": (
        N_(
            "Choose a capital asset for {company}, which has ${cash}, pays ${amount} less and has"
            " no room to keep it: only its bonus counts."
        ),
        N_("{name} is choosing a capital asset for {company}."),
    ),
    "keep": (
        N_("{company} has room for one capital asset: choose which one it keeps."),
        N_("{name} is choosing which capital asset {company} keeps."),
    ),
    "cubes": (
        N_("Your manager lets {company} take cubes from Haymarket Square: up to {count}."),
        N_("{name} is choosing cubes from Haymarket Square for {company}."),
    ),
    "cubes like": (
        N_("Choose which kind of cubes {company} takes from Haymarket Square: {count} alike."),
        N_("{name} is choosing cubes from Haymarket Square for {company}."),
    ),
    "cubes unlike": (
        N_("Choose cubes of different kinds for {company}; still to take: {count}."),
        N_("{name} is choosing cubes from Haymarket Square for {company}."),
    ),
    "automate": (
        N_("Choose a factory of {company} where a token replaces a worker."),
        N_("{name} is automating a factory of {company}."),
    ),
    "automate may": (
        N_("Choose a factory of {company} where a token replaces a worker, or do without."),
        N_("{name} is choosing whether to automate a factory of {company}."),
    ),
    "automate second": (
        N_("Second automation: choose a factory of {company}; the workers move afterwards."),
        N_("{name} is automating a factory of {company} once more."),
    ),
    "relocate": (
        N_("A worker of {company} is replaced: choose another factory, or release the worker."),
        N_("{name} is choosing where a replaced worker of {company} goes."),
    ),
    "bonus": (
        N_("{company} has reached appeal {appeal}. {bonus}: take it, or ${amount} instead?"),
        N_("{name} is choosing: for {company} the appeal bonus {bonus}, or ${amount}."),
    ),
    "lead": (
        N_("Do you want to go first from the next round on?"),
        N_("{name} is choosing whether to go first from the next round on."),
    ),
    "produce": (
        N_("{company} has ${cash}: buy cubes, run factories, then go on to selling."),
        N_("{name} is running {company}: production."),
    ),
    "produce issue": (
        N_("{company} has ${cash}: issue shares first if need be, buy cubes, run factories."),
        N_("{name} is running {company}: production."),
    ),
    "issue": (
        N_("To be issued to the bank pool: {sale}. Issue more, or settle?"),
        N_("{name} is issuing shares of {company}."),
    ),
    "distribute": (
        N_(
            "Goods of {company}: {goods} at ${price}; revenue so far ${revenue}."
            " Sell, then pay dividends or withhold."
        ),
        N_("{name} is running {company}: selling goods; revenue so far ${revenue}."),
    ),
    "distribute none": (
        N_("{company} has no goods left; revenue ${revenue}. Pay dividends or withhold."),
        N_("{name} is running {company}: dividends; revenue ${revenue}."),
    ),
    "distribute nothing": (
        N_("{company} has no goods to sell and no revenue."),
        N_("{name} is running {company}: no goods and no revenue."),
    ),
    "last": (
        N_("{company} is done: free actions, or end its operating turn."),
        N_("{name} may still use the assets and cubes of {company}."),
    ),
}
# what a stock turn is made of: by verb, in the order of the buttons
STOCK_CHOICES = {
    "sell": N_("sell"),
    "buy": N_("buy a certificate"),
    "start": N_("start a company"),
    "discard": N_("discard an asset"),
}
PASSING = {"trade": N_("pass"), "buy": N_("buy nothing")}
SOLD = {
    "commons": (N_("1 Common of {company}"), N_("{count} Commons of {company}")),
    "preferred": (N_("the Preferred of {company}"), N_("the Preferred of {company}")),
    "director": (
        N_("the Director's Certificate of {company}"),
        N_("the Director's Certificate of {company}"),
    ),
}
MAY_PURCHASE = ("B19", "B40")  # the tiles whose text says so; that of B01 says "purchases"
DEMANDED = N_("Here the rulebook's “may purchase” is played as a must.")
DIRECTING = {0: "turn pool", 1: "turn one"}  # by how many companies one directs
CUBES = {1: "cubes like", 2: "cubes unlike"}  # which cubes may be taken
AUTOMATIONS = {1: "automate may", 3: "automate second"}
# where the question speaks of a number
COUNTED = {
    "hire": "hire more",
    "worker": "worker may",
    "invest": "invest less",
    "produce": "produce issue",
}
PREFERRED_ISSUED = 8  # a pending issue as one number: Commons below this


def prompt(words: Words, view: ShouldersView) -> str:
    """The question as a sentence; a ruling that may surprise the seat stands behind it."""
    told = words.addressed(view, PROMPTS[prompt_key(view)], prompt_values(words, view))
    if view["seat"] == asked_seat(view) and is_demanded(view):
        return f"{told} {words.text(DEMANDED)}"
    return told


def asked_player(view: ShouldersView) -> PlayerView:
    """The seat that is asked."""
    return view["players"][asked_seat(view)]


def is_demanded(view: ShouldersView) -> bool:
    """[BS-BLD-03] Has the seat's last partner gone to a tile that says "may purchase"?

    The discount alone does not tell: a pack may print the same one on two tiles.
    """
    if question_of(view)["step"] != "invest" or not count_about(view, "b"):
        return False
    placed = asked_player(view)["placed"]
    return bool(placed) and placed[-1] in MAY_PURCHASE


def prompt_key(view: ShouldersView) -> str:
    """Which question it is."""
    step = question_of(view)["step"]
    if step == "turn":
        return DIRECTING.get(len(asked_player(view)["directs"]), step)
    if step == "trade":
        return "trade must" if must_sell(view) else step
    if step == "distribute" and not asked_company(view)["goods"]:
        return "distribute none" if revenue_of(view) else "distribute nothing"
    if step == "invest" and not asked_company(view)["slots"]:
        return "invest bonus less" if count_about(view, "b") else "invest bonus"
    if step == "cubes":
        return CUBES.get(count_about(view, "b") // 256, step)
    if step == "automate":
        return AUTOMATIONS.get(count_about(view, "b"), step)
    return COUNTED[step] if step in COUNTED and count_about(view, "b") else step


def must_sell(view: ShouldersView) -> bool:
    """Has a seat had too many certificates since the phase began?"""
    is_over = count_about(view, "b") >> asked_seat(view) & 1 == 1
    return is_over and asked_player(view)["certificates"] > view["limit"]


def prompt_values(words: Words, view: ShouldersView) -> Values:
    """What the question speaks of."""
    question = question_of(view)
    if question["step"] in PASSING:
        return stock_values(words, view)
    if question["step"] == "sell":
        return {"sale": sale_told(words, view), "amount": sale_amount(view)}
    if question["step"] == "turn":
        return turn_values(view, asked_player(view)["directs"])
    return company_values(words, view) if isinstance(question["about"].get("a"), str) else {}


def stock_values(words: Words, view: ShouldersView) -> Values:
    """What a stock turn speaks of: money, certificates, and what can be done."""
    question, player = question_of(view), asked_player(view)
    verbs = {split(action)[0] for action in question["actions"]}
    messages = [message for verb, message in STOCK_CHOICES.items() if verb in verbs]
    messages.append(PASSING[question["step"]])
    return {
        "cash": player["cash"],
        "choices": words.either([words.text(message) for message in messages]),
        "held": player["certificates"],
        "limit": view["limit"],
    }


def turn_values(view: ShouldersView, directs: list[str]) -> Values:
    """What a partner's action speaks of: the company, if there is but one."""
    if len(directs) != 1:
        return {"amount": view["pool_income"]}
    seen = company_of(view, directs[0])
    return {"company": naming.company(directs[0]), "cash": seen["treasury"]}


def company_values(words: Words, view: ShouldersView) -> Values:
    """What a question about a company speaks of."""
    seen = asked_company(view)
    return {
        "company": naming.company(seen["company"]),
        "cash": seen["treasury"],
        "goods": seen["goods"],
        "price": seen["price"],
        "value": value_of(seen),
        "appeal": seen["appeal"],
        "revenue": revenue_of(view),
        **step_values(words, view),
    }


def step_values(words: Words, view: ShouldersView) -> Values:
    """What the second thing of a question tells."""
    step = question_of(view)["step"]
    if step == "hire":
        return {"amount": view["jobs"]["wage"]}
    if step == "bonus":
        return {"bonus": naming.bonus(words.text, about(view, "b")), "amount": view["forfeit"]}
    if step == "issue":
        return {"sale": words.listed(certificates(words, issued(view)))}
    if step == "keep":
        return {}
    number = count_about(view, "b")
    return {"amount": number, "shares": number, "count": number % 16}


def sale_told(words: Words, view: ShouldersView) -> str:
    """The certificates of a sale that is not settled yet."""
    return words.listed([part for sale in view["sale"] for part in certificates(words, sale)])


def certificates(words: Words, sale: SaleView) -> list[str]:
    """Some certificates of a company."""
    company = naming.company(sale["company"])
    counts = {
        "commons": sale["commons"],
        "preferred": sale["preferred"],
        "director": sale["director"],
    }
    return [
        words.text(SOLD[kind][count != 1], company=company, count=count)
        for kind, count in counts.items()
        if count
    ]


def certificate(words: Words, kind: str, company: str) -> str:
    """One certificate of a company."""
    forms = SOLD["commons" if kind == "common" else kind]
    return words.text(forms[0], company=naming.company(company), count=1)


def sale_amount(view: ShouldersView) -> int:
    """What the bank pays for a sale that is not settled yet."""
    return sum(
        shares_sold(sale) * value_of(company_of(view, sale["company"])) for sale in view["sale"]
    )


def issued(view: ShouldersView) -> SaleView:
    """The certificates of an issue that is not settled yet, as those of a sale."""
    preferred, commons = divmod(count_about(view, "b"), PREFERRED_ISSUED)
    return {"company": about(view), "commons": commons, "preferred": preferred, "director": 0}


def path(words: Words, view: ShouldersView) -> list[str]:
    """Decade, phase, company or seat in turn, and the step."""
    number, year = view["decade"], view["year"]
    decade = words.text("Decade {number} of 5: {year}", number=number, year=year)
    found = [decade, naming.phase(words.text, view["phase"])]
    question = view["question"]
    if question is None:
        return found
    if view["operating"]:
        found.append(naming.company(view["operating"]["company"]))
    return [*found, words.names[question["seat"]], words.step(question["step"])]
