"""Stock track, appeal track and the companies, in play or not."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.screen.signs import (
    APPEAL,
    DONE,
    GOOD,
    NOW,
    OPEN,
    TOKEN,
    WORKER,
    Seen,
    token,
)
from jackscrew.games.big_shoulders.view import (
    CompanyView,
    FactoryView,
    asset_card,
    director_of,
    value_of,
)
from jackscrew.screen.kit import joined
from jackscrew.text import N_

BONUS_MARKS = {
    "worker": WORKER,
    "salesperson": "$",
    "automation": TOKEN,
    "partner": "P",
    "bonus_good_token": GOOD,
    "stock_step": "↑",
}
CUBE = "□"
UNSOLD, POOLED = "·", "▒"
SLOT = "[ ]"
INDENT = "\n     "  # a second line of a company
FIELDS = (20, 1, -5, -2, -7, -4, 8, 11, 12)  # widths of the ledger; to the right if negative
LEDGER = 78  # and of the whole


def show_stock(seen: Seen, width: int) -> Text:
    """The stock track, companies below their values."""
    standing: dict[int, list[str]] = {value: [] for value in seen.view["values"]}
    for company in seen.view["line"]:
        standing[value_of(seen.companies[company])].append(company)
    return track("$", [str(value) for value in standing], list(standing.values()))


def show_appeal(seen: Seen, width: int) -> Text:
    """The appeal track with its bonuses; companies in the order of their stacks."""
    bonuses = seen.view["bonuses"]
    stacks: list[list[str]] = [[] for _ in bonuses]
    for company in seen.view["line"]:
        stacks[seen.companies[company]["appeal"]].append(company)
    heads = [f"{i}{BONUS_MARKS[it] if it else ''}" for i, it in enumerate(bonuses)]
    return track(APPEAL, heads, stacks)


def track(sign: str, heads: Sequence[str], stacks: Sequence[Sequence[str]]) -> Text:
    """A track: its spaces in a line, the companies on them below, first ones on top."""
    lines = [Text(f"{sign} ", style="bold")]
    lines += [Text("  ") for _ in range(max(map(len, stacks)))]
    for head, stack in zip(heads, stacks, strict=True):
        width = max(len(head), 2) + 1
        lines[0].append(f"{head:<{width}}", style="bold" if stack else "not bold dim")
        for level, line in enumerate(lines[1:]):
            mark = token(stack[level]) if level < len(stack) else Text("  ")
            line.append(mark).append(" " * (width - 2))
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def show_companies(seen: Seen, width: int) -> Text | None:
    """The companies in play as a ledger, in operating order: two lines each."""
    if not seen.view["line"]:
        return None
    lines = [fields([Text(head, style="dim") for head in ledger_heads(seen)])]
    for name in seen.view["line"]:
        company = seen.companies[name]
        lines += [fields(ledger_line(seen, company)), charter_line(seen, company, width)]
    return Text("\n").join([*lines, key(seen, width)])


def fields(cells: Sequence[Text]) -> Text:
    """A line of the ledger."""
    line = Text()
    for cell, width in zip(cells, FIELDS, strict=True):
        cell.truncate(abs(width), pad=width > 0)
        line.append(" " * (abs(width) - cell.cell_len)).append(cell).append(" ")
    line.rstrip()
    return line


def ledger_heads(seen: Seen) -> list[str]:
    """The headings of the ledger's columns."""
    text = seen.text
    found = [text("Companies"), "", text("Value"), APPEAL, text("Cash"), GOOD]
    return [*found, text("Price"), text("Cubes"), text("Shares")]


def ledger_line(seen: Seen, company: CompanyView) -> list[Text]:
    """A company's name, director, value, appeal, treasury, goods, price, cubes and shares."""
    tokens = f"+{company['tokens']}" if company["tokens"] else ""
    return [
        company_name(seen, company),
        seen.look.seat(company["director"]),
        Text(f"${company['value']}", style="bold"),
        Text(str(company["appeal"])),
        Text(f"${company['treasury']}"),
        Text(f"{company['goods']}{tokens}"),
        price(company),
        seen.cubes(company["store"]),
        shares(seen, company),
    ]


def company_name(seen: Seen, company: CompanyView) -> Text:
    """A company's place in the order, token and name; marked if it operates or has done so."""
    operating = seen.view["operating"]
    acts = operating is not None and operating["company"] == company["company"]
    sign = NOW if acts else DONE if company["operated"] else str(company["rank"])
    line = Text(f"{sign:>2} ").append(token(company["company"]))
    return line.append(f" {naming.company(company['company'])}", style="bold")


def price(company: CompanyView) -> Text:
    """The price of a good, and the salespeople who raise it."""
    line = Text(f"${company['price']} ").append(WORKER * company["salespeople"])
    return line.append(OPEN * (len(company["prices"]) - 1 - company["salespeople"]))


def shares(seen: Seen, company: CompanyView) -> Text:
    """Ten shares in three blocks: Director's, Preferred, Commons, by their holders."""
    line = seen.look.seat(director_of(company), 3).append(" ")
    preferred = company["preferred"]
    if isinstance(preferred, int):
        line.append(seen.look.seat(preferred, 2))
    else:
        line.append((UNSOLD if preferred == "company" else POOLED) * 2)
    line.append(" ")
    for seat, count in enumerate(company["commons"]):
        line.append(seen.look.seat(seat, count))
    return line.append(UNSOLD * company["unsold_commons"] + POOLED * company["pooled_commons"])


def charter_line(seen: Seen, company: CompanyView, width: int) -> Text:
    """A company's factories, the partner that waits there, and its asset."""
    line = Text("     ").append(factories(seen, company))
    if company["partner"] is not None:
        line.append(" P").append(seen.look.seat(company["partner"]))
    if not company["slots"]:
        return line
    held = asset(seen, company)
    line.append(INDENT if line.cell_len + held.cell_len + 2 > width else "  ")
    return line.append(held)


def factories(seen: Seen, company: CompanyView) -> Text:
    """All factories of a company."""
    return joined([factory(seen, it) for it in company["factories"]], "  ")


def factory(seen: Seen, it: FactoryView) -> Text:
    """A factory: people and tokens, what it needs and makes, its manager and their bonus."""
    line = Text(NOW if it["next"] else DONE if it["ran"] else "", style="bold")
    line.append(TOKEN * it["automated"] + WORKER * it["workers"])
    line.append(OPEN * (it["spaces"] - it["automated"] - it["workers"]), style="not bold")
    line.append(" ")
    for kind, count in it["needs"].items():
        line.append(seen.cube(kind, count))
    extra = it["extra"] if it["automated"] == it["spaces"] else 0
    return line.append(f"→{it['makes'] + extra} ").append(manager(it))


def manager(it: FactoryView) -> Text:
    """A manager or an empty desk, and what the manager brings."""
    brings = it["bonus"]
    bonus = CUBE * brings["resources"] + APPEAL * brings["appeal"] + GOOD * brings["goods"]
    return Text(f"M{bonus}") if it["manager"] else Text(f"m{bonus}", style="not bold dim")


def asset(seen: Seen, company: CompanyView) -> Text:
    """A company's asset: its name, and what it does unless it is exhausted; or room for one."""
    if company["asset"] is None:
        return Text(SLOT, style="dim")
    name = naming.asset(seen.text, company["asset"])
    if company["exhausted"]:
        return Text(name, style="dim strike").append(f" {DONE}", style="not strike")
    use = naming.asset_use(seen.text, asset_card(seen.view["cards"], company["asset"]))
    return Text(f"{name}: ", style="italic").append(use, style="not italic")


def key(seen: Seen, width: int) -> Text:
    """What the signs of charters and tracks mean."""
    text = seen.text
    words = {
        WORKER: text("worker"),
        TOKEN: text("automated"),
        OPEN: text("open"),
        "M": text("manager"),
        "m": text("none yet"),
        SLOT: text("room for an asset"),
        CUBE: text("cube"),
        APPEAL: text("appeal"),
        GOOD: text("good"),
        "$": text("salesperson"),
        "P": text("partner"),
        "↑": text("value"),
        UNSOLD: text("unsold"),
        POOLED: text("bank"),
    }
    lines = [""]
    for entry in [f"{sign} {word}" for sign, word in words.items()]:
        if len(lines[-1]) + len(entry) > width:
            lines.append("")
        lines[-1] += f"{entry}  "
    return Text("\n".join(line.rstrip() for line in lines), style="dim")


def show_unstarted(seen: Seen, width: int) -> Text | None:
    """The companies nobody has started: their charters while they can be, else their names."""
    names = [name for name, company in seen.companies.items() if not company["started"]]
    if not names or seen.view["over"]:
        return None
    heading = seen.heading(N_("Not started"))
    if seen.view["phase"] in ("setup", "stock"):
        lines = [heading, *[unstarted(seen, name, width) for name in names]]
        return Text("\n").join(lines if seen.view["line"] else [*lines, key(seen, width)])
    found = [token(name).append(f" {naming.company(name)}") for name in names]
    return joined([heading, *found], "  ")


def unstarted(seen: Seen, name: str, width: int) -> Text:
    """A company to be started: industry, first appeal, prices, factories, room for an asset."""
    company = seen.companies[name]
    prices = f"${company['prices'][0]}-{company['prices'][-1]}"
    line = token(name).append(f" {naming.company(name):<14} ", style="bold")
    line.append(f"{naming.industry(seen.text, company['industry']):<14} ")
    line.append(f"{APPEAL}{company['appeal']} {prices:<7} ")
    works = factories(seen, company).append(f"  {SLOT}" if company["slots"] else "")
    return line.append(INDENT if line.cell_len + works.cell_len > width else "").append(works)
