"""What happened in Raising Chicago: sentences about events, those that belong together in one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jackscrew.core.state import NOBODY, PART, POINTS, Event
from jackscrew.games.raising_chicago import naming, state
from jackscrew.games.raising_chicago.components import (
    BANNERS,
    CARDS,
    EMPTY_TILES,
    FROM_CARDS,
    FROM_EXPERTISE,
    HOOD_TILES,
    PRESTIGE,
    PROJECTS,
    SPACES,
    SYMBOLS,
)
from jackscrew.games.raising_chicago.rewards import TOKENS, TYPES
from jackscrew.games.raising_chicago.words.names import banner_place
from jackscrew.games.raising_chicago.words.points import points_told
from jackscrew.text import N_, Words

Group = list[Event]

# what a verb itself does, by the names of `deed_of`
DONE = {
    "bid": ("square", "bid"),
    "white": ("square", "bid"),
    "wilds": ("bid",),
    "covered": ("project",),
    "tokens": ("project",),
    "favor": ("favor",),
    "spend": ("favor",),
    "default": ("poverty",),
    "give": ("trade",),
    "plot": ("built", "level"),
    "outskirts": ("moved",),
    "turn": ("prestige",),
    "use": ("used",),
    "swap": ("swapped",),
    "project": ("announced",),
    "draw": ("laid",),
}
TOKEN_DEEDS = {
    state.T_SQUARE: "square",
    state.T_BID: "bid",
    state.T_PROJECT: "project",
    state.T_TRADE: "trade",
    state.T_PERSONAL: "personal",
}
DEEDS = {
    state.E_POVERTY: "poverty",
    state.E_BUILT: "built",
    state.E_LEVEL: "level",
    state.E_MOVED: "moved",
    state.E_PRESTIGE: "prestige",
    state.E_SWAPPED: "swapped",
    state.E_ANNOUNCED: "announced",
    state.E_LAID: "laid",
}
PHASES = {
    state.IN_ANNOUNCEMENT: N_("Phase 1: projects are announced."),
    state.IN_BIDDING: N_("Phase 2: bids for projects."),
    state.IN_RESOLUTION: N_("Phase 3: the bidding is resolved."),
    state.IN_PROJECTS: N_("Phase 4: projects are resolved."),
    state.IN_COMPANY: N_("Phase 5: companies run."),
    state.IN_SCORING: N_("Final scoring."),
    state.IS_OVER: N_("The game is over."),
}
PAID = {
    "square": N_("{name} takes {tokens}."),
    "bid": N_("{name} pays {tokens} for the upper-left square."),
    "project": N_("{name} pays {tokens} for the project."),
    "personal": N_("{name} turns in {tokens} for the personal project."),
}
WON = {  # is it a tie, and is anything taken?
    (False, False): N_("Space {space}: {name} wins {project} with {markers}."),
    (False, True): N_("Space {space}: {name} wins {project} with {markers} and takes {tokens}."),
    (True, False): N_(
        "Space {space}: {name} wins {project} with {markers}, level with {others}; the highest,"
        " then leftmost marker decides."
    ),
    (True, True): N_(
        "Space {space}: {name} wins {project} with {markers} (level with {others}; the highest,"
        " then leftmost marker decides) and takes {tokens}."
    ),
}
SIDES = {1: "red", 2: "yellow"}  # of a card, as events tell them


def deed_of(event: Event) -> str:
    """What an event is, if an action does such things itself; else nothing."""
    if event.kind == state.E_TOKENS:
        return TOKEN_DEEDS.get(event.c, "")
    if event.kind == state.E_FAVOR:
        return "favor" if event.a < 0 else ""
    if event.kind == state.E_EMPTY:
        return "used" if event.b else "moved"
    return DEEDS.get(event.kind, "")


def first_deed(events: Sequence[Event]) -> Group:
    """The first events, as far as they are one deed of one seat, such as a payment."""
    found: Group = []
    for each in told(events):
        if not deed_of(each) or (found and not is_same_deed(found[0], each)):
            break
        found.append(each)
    return found


def is_same_deed(first: Event, event: Event) -> bool:
    """Do both belong to one deed of one seat?"""
    return deed_of(first) == deed_of(event) != "" and first.seat == event.seat


def told(events: Sequence[Event]) -> Group:
    """All events but those that others tell: wilds are told with the tokens they are."""
    return [each for each in events if each.kind != state.E_WILDS]


def results(words: Words, events: Sequence[Event]) -> list[str]:
    """What happened, in sentences."""
    return sentences(words, with_columns(words, told(events)))


def sentences(words: Words, events: Sequence[Event]) -> list[str]:
    """Events in sentences; they know already which of them a column of the tracks has brought."""
    found = []
    for group in groups(events):
        tell = tell_column if is_of_column(group[0]) else TOLD[group[0].kind]
        found += tell(words, group)
    return found


def with_columns(words: Words, events: Sequence[Event]) -> Group:
    """The events; c of those that a column of the tracks has brought is below 0 by its number."""
    found: Group = []
    column, due = 0, list[str]()  # the column that all three have reached, what it still brings
    for each in events:
        if each.kind == state.E_ADVANCE:
            column, due = each.c, list(column_rewards(words, each.c))
        elif due and is_reward(each, due[0]):
            due.pop(0)
            each = Event(each.kind, each.seat, each.a, each.b, -column)
        elif each.kind not in (state.E_PERMANENT, state.E_UNLIMITED):
            due = []
        found.append(each)
    return found


def column_rewards(words: Words, column: int) -> Sequence[str]:
    """[RC-EXP-02] What a column brings who has all three markers there."""
    rewards: dict[str, list[str]] = words.components["expertise"]["column_rewards"]
    return rewards.get(str(column), [])


def is_reward(event: Event, reward: str) -> bool:
    """Does an event give a printed reward of a column?"""
    kind = reward.partition(" ")[0]
    if event.kind == POINTS:
        return kind == "rep" and event.a == FROM_EXPERTISE
    if event.kind == state.E_TOKENS:
        return kind == TOKENS[event.a] and event.c == state.T_REWARD
    return is_gain(event) and kind == ("favor" if event.kind == state.E_FAVOR else "expansion")


def is_of_column(event: Event) -> bool:
    """Has a column of the tracks brought it?  See `with_columns`."""
    return event.c < 0


def groups(events: Sequence[Event]) -> list[Group]:
    """Events in a row that one sentence tells."""
    found: list[Group] = []
    for each in events:
        if found and belongs(found[-1], each):
            found[-1].append(each)
        else:
            found.append([each])
    return found


def belongs(group: Group, event: Event) -> bool:
    """Is an event told together with those before it?"""
    first = group[0]
    if first.kind in (state.E_MARKERS, state.E_BACK):
        return event.kind == first.kind and (event.kind == state.E_MARKERS or event.a == first.a)
    if first.kind == state.E_WON and event.kind == state.E_BACK:
        return event.a == first.a
    if event.seat != first.seat:
        return False
    if first.kind == state.E_WON:
        return event.kind == state.E_TOKENS and event.c == state.T_WINNER
    if is_of_column(first):
        return event.c == first.c and (event.kind == POINTS) == (first.kind == POINTS)
    if first.kind == state.E_INCOME:
        return is_income(event)
    if first.kind == POINTS:
        return event.kind == POINTS and (event.a, event.c) == (first.a, first.c)
    if first.kind == state.E_ADVANCE:
        return event.kind == first.kind and event.a == first.a
    return is_same_deed(first, event) or (is_gain(first) and is_gain(event))


def is_gain(event: Event) -> bool:
    """Is it something simply taken from the supply, but for no column of the tracks?"""
    if is_of_column(event):
        return False
    if event.kind == state.E_TOKENS:
        return event.c in (state.T_REWARD, state.T_START)
    return event.kind == state.E_EXPANSION or (event.kind == state.E_FAVOR and event.a > 0)


def is_income(event: Event) -> bool:
    """Can it come of running a company?"""
    if event.kind == POINTS:
        return event.a in (FROM_CARDS, FROM_EXPERTISE)
    kinds = (state.E_ADVANCE, state.E_PERMANENT, state.E_UNLIMITED)
    return is_gain(event) or is_of_column(event) or event.kind in kinds


def tokens_of(events: Sequence[Event]) -> dict[str, int]:
    """How many tokens, favors and expansions were taken or paid, by kind."""
    found = dict.fromkeys([*TOKENS, "favor", "expansion"], 0)
    for each in events:
        if each.kind == state.E_TOKENS:
            found[TOKENS[each.a]] += abs(each.b)
        elif each.kind == state.E_FAVOR:
            found["favor"] += abs(each.a)
        elif each.kind == state.E_EXPANSION:
            found["expansion"] += 1
    return found


def color(words: Words, seat: int) -> str:
    """Who it is: a seat, or the non-player."""
    return words.text("the non-player color") if seat == NOBODY else words.names[seat]


def counts_told(words: Words, counts: Sequence[tuple[int, int]]) -> str:
    """Counts by seat: "Ada 3, Bruno 5"."""
    return ", ".join(f"{words.names[seat]} {count}" for seat, count in counts)


def tell_points(words: Words, group: Group) -> list[str]:
    return [points_told(words, group[0], sum(each.b for each in group))]


def tell_part(words: Words, group: Group) -> list[str]:
    return [words.text("Round {round} begins.", round=group[0].a)]


def tell_phase(words: Words, group: Group) -> list[str]:
    return [words.text(PHASES[group[0].a])]


def tell_tokens(words: Words, group: Group) -> list[str]:
    """Tokens taken or paid, and favors and expansions taken with them."""
    if group[0].c == state.T_TRADE:
        return [traded(words, group)]
    tokens = naming.tokens_named(words.text, tokens_of(group))
    message = PAID.get(deed_of(group[0]), N_("{name} takes {tokens}."))
    return [words.text(message, name=words.names[group[0].seat], tokens=tokens)]


def traded(words: Words, group: Group) -> str:
    """Three tokens for one, perhaps several times."""
    given = tokens_of([each for each in group if each.b < 0])
    received = tokens_of([each for each in group if each.b > 0])
    return words.text(
        "{name} trades {given} for {received}.",
        name=words.names[group[0].seat],
        given=naming.tokens_named(words.text, given),
        received=naming.tokens_named(words.text, received),
    )


def tell_favor(words: Words, group: Group) -> list[str]:
    if group[0].a > 0:
        return tell_tokens(words, group)
    favors = naming.counted(words.text, "favor", -group[0].a)
    message = N_("{name} spends {favors} on the personal project.")
    return [words.text(message, name=words.names[group[0].seat], favors=favors)]


def tell_advance(words: Words, group: Group) -> list[str]:
    return [
        words.text(
            "{name} advances on the {track} to column {column}.",
            name=words.names[group[-1].seat],
            track=naming.track_named(words.text, TYPES[group[-1].a]),
            column=group[-1].b,
        )
    ]


def tell_permanent(words: Words, group: Group) -> list[str]:
    event = group[0]
    return [
        words.text(
            "{name} takes a permanent resource: {kind} ({count} now).",
            name=words.names[event.seat],
            kind=naming.type_named(words.text, TYPES[event.a]),
            count=event.b,
        )
    ]


def tell_unlimited(words: Words, group: Group) -> list[str]:
    kind = naming.type_named(words.text, TYPES[group[0].a])
    message = N_("From now on {name} has unlimited {kind} for projects.")
    return [words.text(message, name=words.names[group[0].seat], kind=kind)]


def tell_symbol(words: Words, group: Group) -> list[str]:
    symbol = naming.symbol_named(words.text, SYMBOLS[group[0].a])
    message = N_("{name} takes a symbol token: {symbol}.")
    return [words.text(message, name=words.names[group[0].seat], symbol=symbol)]


def tell_column(words: Words, group: Group) -> list[str]:
    """What all three markers on a column have brought."""
    values = {"name": words.names[group[0].seat], "column": -group[0].c}
    if group[0].kind == POINTS:
        reputation = naming.reputation(words.text, sum(each.b for each in group))
        message = N_("{name} earns {reputation}: all three tracks have reached column {column}.")
        return [words.text(message, reputation=reputation, **values)]
    tokens = naming.tokens_named(words.text, tokens_of(group))
    message = N_("{name} takes {tokens}: all three tracks have reached column {column}.")
    return [words.text(message, tokens=tokens, **values)]


def tell_won(words: Words, group: Group) -> list[str]:
    """Who wins a project, against whom in a tie, and whose markers return."""
    event = group[0]
    back = [each for each in group if each.kind == state.E_BACK]
    level = [color(words, each.seat) for each in back if each.b == event.b]
    tokens = [each for each in group if each.kind == state.E_TOKENS]
    values = {
        "name": color(words, event.seat),
        "space": SPACES[event.a],
        "project": naming.project_named(words.text, words.components, PROJECTS[event.c]),
        "markers": naming.counted(words.text, "marker", event.b),
        "others": naming.joined(words.text, level),
        "tokens": naming.tokens_named(words.text, tokens_of(tokens)),
    }
    message = WON[bool(level), bool(tokens)]
    return [words.text(message, **values), *tell_back(words, back)]


def tell_work(words: Words, group: Group) -> list[str]:
    event = group[0]
    return [
        words.text(
            "{name} resolves {project} on space {space}.",
            name=naming.capital(color(words, event.seat)),
            project=naming.project_named(words.text, words.components, PROJECTS[event.b]),
            space=SPACES[event.a],
        )
    ]


def tell_announced(words: Words, group: Group) -> list[str]:
    """The projects that are laid on spaces."""
    return [announced(words, each) for each in group]


def announced(words: Words, event: Event) -> str:
    """A project on a space, with all that is printed on it."""
    project = naming.project_told(words.text, words.components, PROJECTS[event.b])
    return words.text("Space {space}: {project}.", space=SPACES[event.a], project=project)


def tell_laid(words: Words, group: Group) -> list[str]:
    """The cards that are laid on spaces."""
    return [laid(words, each) for each in group]


def laid(words: Words, event: Event) -> str:
    """A card on a space, with its round bonus."""
    side = SIDES.get(event.c)
    card = naming.card_named(words.text, words.components, CARDS[event.b], side)
    return words.text("Space {space}: {card}.", space=SPACES[event.a], card=card)


def tell_unbid(words: Words, group: Group) -> list[str]:
    space = SPACES[group[0].a]
    return [words.text("Space {space}: nobody has bid, the project fails.", space=space)]


def tell_back(words: Words, group: Group) -> list[str]:
    """Markers that return; those of the non-player go to the supply."""
    back = [(each.seat, each.b) for each in group if each.seat != NOBODY]
    counts = counts_told(words, back)
    return [words.text("Back to the bidding board: {counts}.", counts=counts)] if back else []


def tell_markers(words: Words, group: Group) -> list[str]:
    counts = counts_told(words, [(each.seat, each.a) for each in group])
    return [words.text("Markers on the bidding board: {counts}.", counts=counts)]


def tell_poverty(words: Words, group: Group) -> list[str]:
    poverty = naming.poverty_named(words.text, words.components, group[-1].a)
    message = N_("{name} goes to {poverty}.")
    return [words.text(message, name=words.names[group[0].seat], poverty=poverty)]


def tell_built(words: Words, group: Group) -> list[str]:
    event = group[0]
    return [
        words.text(
            "{name} raises a building with {levels} on {plot}.",
            name=naming.capital(color(words, event.seat)),
            levels=naming.counted(words.text, "level", event.b),
            plot=naming.plot_named(words.text, words.components, event.a + 1),
        )
    ]


def tell_level(words: Words, group: Group) -> list[str]:
    plot = naming.plot_named(words.text, words.components, group[0].a + 1)
    message = N_("{name} adds a level to the building on {plot}.")
    return [words.text(message, name=words.names[group[0].seat], plot=plot)]


def tell_moved(words: Words, group: Group) -> list[str]:
    event = group[0]
    return [
        words.text(
            "{name} moves a building with {levels} to {lot}.",
            name=naming.capital(color(words, event.seat)),
            levels=naming.counted(words.text, "level", event.b),
            lot=naming.outskirts_named(words.text, event.a + 1),
        ),
        *(sentence for each in group[1:] for sentence in tell_empty(words, [each])),
    ]


def tell_empty(words: Words, group: Group) -> list[str]:
    tile = naming.empty_tile_told(words.text, words.components, EMPTY_TILES[group[0].a])
    message = N_("{name} uses {tile}.") if group[0].b else N_("{name} takes {tile}.")
    return [words.text(message, name=words.names[group[0].seat], tile=tile)]


def tell_prestige(words: Words, group: Group) -> list[str]:
    event = group[0]
    tile, turn = PRESTIGE[event.a], event.c * 90
    return [
        words.text(
            "{name} places {prestige} on {plot}; {arrows}.",
            name=naming.capital(color(words, event.seat)),
            prestige=naming.prestige_named(words.text, words.components, tile),
            plot=naming.plot_named(words.text, words.components, event.b + 1),
            arrows=naming.targets_named(words.text, words.components, tile, event.b + 1, turn),
        )
    ]


def tell_hood(words: Words, group: Group) -> list[str]:
    event = group[0]
    values = {
        "hood": naming.capital(naming.hood_named(words.text, words.components, event.a + 1)),
        "reward": naming.hood_reward(words.text, words.components, HOOD_TILES[event.b]),
    }
    if event.seat == NOBODY:
        message = N_("{hood} is enclosed; its tile ({reward}) goes to the box.")
        return [words.text(message, **values)]
    message = N_("{hood} is enclosed: {name} wins its tile ({reward}).")
    return [words.text(message, name=words.names[event.seat], **values)]


def tell_card(words: Words, group: Group) -> list[str]:
    event = group[0]
    side = SIDES.get(event.c)
    values = {
        "name": words.names[event.seat],
        "card": naming.card_named(words.text, words.components, CARDS[event.a], side),
    }
    if event.b < 0:
        return [words.text("{name} adds {card} to the company.", **values)]
    other = naming.card_named(words.text, words.components, CARDS[event.b], side)
    message = N_("{name} adds {card} to the company; {other} goes to the pile.")
    return [words.text(message, other=other, **values)]


def tell_swapped(words: Words, group: Group) -> list[str]:
    event = group[0]
    return [
        words.text(
            "{name} swaps the banners {first} and {second}.",
            name=words.names[event.seat],
            first=banner_place(words, words.components, BANNERS[event.a]),
            second=banner_place(words, words.components, BANNERS[event.b]),
        )
    ]


def tell_ward(words: Words, group: Group) -> list[str]:
    message = N_("{name} takes the control token of ward {ward}.")
    return [words.text(message, name=words.names[group[0].seat], ward=group[0].a + 1)]


def tell_sections(words: Words, group: Group) -> list[str]:
    event = group[0]
    kinds = [kind for i, kind in enumerate(TYPES) if event.a >> i & 1]
    named = naming.joined(words.text, [naming.type_named(words.text, kind) for kind in kinds])
    message = N_("{name} completes in the personal project: {kinds}.")
    return [words.text(message, name=words.names[event.seat], kinds=named)]


def tell_winner(words: Words, group: Group) -> list[str]:
    return [words.text("{name} wins the game.", name=words.names[group[0].seat])]


def tell_income(words: Words, group: Group) -> list[str]:
    """All that the cards of a company bring; what is no token follows."""
    name = words.names[group[0].seat]
    gains = [each for each in group if is_gain(each)]
    rest = sentences(words, [each for each in group[1:] if not is_gain(each)])
    if not gains:
        return [words.text("{name} runs the company.", name=name), *rest]
    tokens = naming.tokens_named(words.text, tokens_of(gains))
    message = N_("{name} runs the company and takes {tokens}.")
    return [words.text(message, name=name, tokens=tokens), *rest]


TOLD: dict[int, Callable[[Words, Group], list[str]]] = {
    POINTS: tell_points,
    PART: tell_part,
    state.E_PHASE: tell_phase,
    state.E_TOKENS: tell_tokens,
    state.E_FAVOR: tell_favor,
    state.E_ADVANCE: tell_advance,
    state.E_PERMANENT: tell_permanent,
    state.E_UNLIMITED: tell_unlimited,
    state.E_EXPANSION: tell_tokens,
    state.E_SYMBOL: tell_symbol,
    state.E_WON: tell_won,
    state.E_UNBID: tell_unbid,
    state.E_POVERTY: tell_poverty,
    state.E_BUILT: tell_built,
    state.E_MOVED: tell_moved,
    state.E_PRESTIGE: tell_prestige,
    state.E_HOOD: tell_hood,
    state.E_CARD: tell_card,
    state.E_EMPTY: tell_empty,
    state.E_MARKERS: tell_markers,
    state.E_BACK: tell_back,
    state.E_SWAPPED: tell_swapped,
    state.E_WARD: tell_ward,
    state.E_SECTIONS: tell_sections,
    state.E_LEVEL: tell_level,
    state.E_WINNER: tell_winner,
    state.E_INCOME: tell_income,
    state.E_LAID: tell_laid,
    state.E_ANNOUNCED: tell_announced,
    state.E_WORK: tell_work,
}
