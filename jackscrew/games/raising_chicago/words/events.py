"""What came of an action in Raising Chicago: events that belong together in one sentence."""

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
from jackscrew.games.raising_chicago.view import CardSide
from jackscrew.games.raising_chicago.words.names import banner_place, components_of
from jackscrew.games.raising_chicago.words.points import points_told
from jackscrew.text import N_, Values, Words

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
SIDES: dict[int, CardSide] = {1: "red", 2: "yellow"}  # of a card, as events tell them


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


def events(words: Words, events: Sequence[Event]) -> list[str]:
    """What came of an action; its own deed, such as a payment, is told with the action."""
    return results(words, told(events)[len(first_deed(events)) :])


def results(words: Words, events: Sequence[Event]) -> list[str]:
    """What happened, in sentences."""
    return sentences(words, with_columns(words, told(events)))


def sentences(words: Words, events: Sequence[Event]) -> list[str]:
    """Events in sentences; they know already which of them a column of the tracks has brought."""
    found = []
    for group in groups(events):
        tell = tell_column if is_of_column(group[0]) else TOLD.get(group[0].kind, tell_first)
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
    return components_of(words)["expertise"]["column_rewards"].get(str(column), [])


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


def tell_column(words: Words, group: Group) -> list[str]:
    """What all three markers on a column have brought."""
    values: Values = {"name": words.names[group[0].seat], "column": -group[0].c}
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
        "project": project_named(words, event.c),
        "markers": naming.counted(words.text, "marker", event.b),
        "others": naming.joined(words.text, level),
        "tokens": naming.tokens_named(words.text, tokens_of(tokens)),
    }
    message = WON[bool(level), bool(tokens)]
    return [words.text(message, **values), *tell_back(words, back)]


def tell_back(words: Words, group: Group) -> list[str]:
    """Markers that return; those of the non-player go to the supply."""
    back = [(each.seat, each.b) for each in group if each.seat != NOBODY]
    counts = counts_told(words, back)
    return [words.text("Back to the bidding board: {counts}.", counts=counts)] if back else []


def tell_markers(words: Words, group: Group) -> list[str]:
    counts = counts_told(words, [(each.seat, each.a) for each in group])
    return [words.text("Markers on the bidding board: {counts}.", counts=counts)]


def tell_moved(words: Words, group: Group) -> list[str]:
    """A building that is moved, and the tile that was there."""
    tiles = (sentence for each in group[1:] for sentence in tell_empty(words, [each]))
    return [told_alone(words, group[0]), *tiles]


def tell_empty(words: Words, group: Group) -> list[str]:
    tile = naming.empty_tile_told(words.text, components_of(words), EMPTY_TILES[group[0].a])
    message = N_("{name} uses {tile}.") if group[0].b else N_("{name} takes {tile}.")
    return [words.text(message, name=words.names[group[0].seat], tile=tile)]


def tell_hood(words: Words, group: Group) -> list[str]:
    event, printed = group[0], components_of(words)
    values = {
        "hood": naming.capital(naming.hood_named(words.text, printed, event.a + 1)),
        "reward": naming.hood_reward(words.text, printed, HOOD_TILES[event.b]),
    }
    if event.seat == NOBODY:
        message = N_("{hood} is enclosed; its tile ({reward}) goes to the box.")
        return [words.text(message, **values)]
    message = N_("{hood} is enclosed: {name} wins its tile ({reward}).")
    return [words.text(message, name=words.names[event.seat], **values)]


def tell_card(words: Words, group: Group) -> list[str]:
    event = group[0]
    values = {"name": words.names[event.seat], "card": card_named(words, event.a, event.c)}
    if event.b < 0:
        return [words.text("{name} adds {card} to the company.", **values)]
    message = N_("{name} adds {card} to the company; {other} goes to the pile.")
    return [words.text(message, other=card_named(words, event.b, event.c), **values)]


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


def tell_each(words: Words, group: Group) -> list[str]:
    """Events that have a sentence each."""
    return [told_alone(words, each) for each in group]


def tell_first(words: Words, group: Group) -> list[str]:
    """Events that are one deed."""
    return [told_alone(words, group[0])]


def tell_last(words: Words, group: Group) -> list[str]:
    """Events of which only what has come of them is told."""
    return [told_alone(words, group[-1])]


def told_alone(words: Words, event: Event) -> str:
    """The sentence of an event by itself."""
    message, values = SENTENCES[event.kind]
    return words.text(message, **{"name": color(words, event.seat), **values(words, event)})


def advance_values(words: Words, event: Event) -> Values:
    return {"track": naming.track_named(words.text, TYPES[event.a]), "column": event.b}


def kind_values(words: Words, event: Event) -> Values:
    return {"kind": naming.type_named(words.text, TYPES[event.a]), "count": event.b}


def kinds_values(words: Words, event: Event) -> Values:
    """The types of which `a` has a bit."""
    kinds = [naming.type_named(words.text, it) for i, it in enumerate(TYPES) if event.a >> i & 1]
    return {"kinds": naming.joined(words.text, kinds)}


def work_values(words: Words, event: Event) -> Values:
    project = project_named(words, event.b)
    return {"name": builder(words, event), "project": project, "space": SPACES[event.a]}


def announced_values(words: Words, event: Event) -> Values:
    project = naming.project_told(words.text, components_of(words), PROJECTS[event.b])
    return {"space": SPACES[event.a], "project": project}


def building_values(words: Words, event: Event) -> Values:
    return {
        "name": builder(words, event),
        "levels": naming.counted(words.text, "level", event.b),
        "plot": plot_named(words, event.a),
    }


def moved_values(words: Words, event: Event) -> Values:
    return {
        "name": builder(words, event),
        "levels": naming.counted(words.text, "level", event.b),
        "lot": naming.outskirts_named(words.text, event.a + 1),
    }


def prestige_values(words: Words, event: Event) -> Values:
    printed, tile, plot = components_of(words), PRESTIGE[event.a], event.b + 1
    return {
        "name": builder(words, event),
        "prestige": naming.prestige_named(words.text, printed, tile),
        "plot": plot_named(words, event.b),
        "arrows": naming.targets_named(words.text, printed, tile, plot, event.c * 90),
    }


def swapped_values(words: Words, event: Event) -> Values:
    places = [banner_place(words, components_of(words), BANNERS[it]) for it in (event.a, event.b)]
    return {"first": places[0], "second": places[1]}


def builder(words: Words, event: Event) -> str:
    """Who builds, at the head of a sentence."""
    return naming.capital(color(words, event.seat))


def project_named(words: Words, project: int) -> str:
    """A project by its number among all."""
    return naming.project_named(words.text, components_of(words), PROJECTS[project])


def plot_named(words: Words, plot: int) -> str:
    """A plot by its number from 0."""
    return naming.plot_named(words.text, components_of(words), plot + 1)


def card_named(words: Words, card: int, side: int) -> str:
    """A card by its number among all, with its round bonus if the event tells its side."""
    return naming.card_named(words.text, components_of(words), CARDS[card], SIDES.get(side))


def poverty_values(words: Words, event: Event) -> Values:
    return {"poverty": naming.poverty_named(words.text, components_of(words), event.a)}


# events that a sentence each tells, with what stands in it besides the name of the seat
SENTENCES: dict[int, tuple[str, Callable[[Words, Event], Values]]] = {
    PART: (N_("Round {round} begins."), lambda words, it: {"round": it.a}),
    state.E_ADVANCE: (N_("{name} advances on the {track} to column {column}."), advance_values),
    state.E_PERMANENT: (
        N_("{name} takes a permanent resource: {kind} ({count} now)."),
        kind_values,
    ),
    state.E_UNLIMITED: (
        N_("From now on {name} has unlimited {kind} for projects."),
        kind_values,
    ),
    state.E_SYMBOL: (
        N_("{name} takes a symbol token: {symbol}."),
        lambda words, it: {"symbol": naming.symbol_named(words.text, SYMBOLS[it.a])},
    ),
    state.E_UNBID: (
        N_("Space {space}: nobody has bid, the project fails."),
        lambda words, it: {"space": SPACES[it.a]},
    ),
    state.E_POVERTY: (N_("{name} goes to {poverty}."), poverty_values),
    state.E_BUILT: (N_("{name} raises a building with {levels} on {plot}."), building_values),
    state.E_MOVED: (N_("{name} moves a building with {levels} to {lot}."), moved_values),
    state.E_PRESTIGE: (N_("{name} places {prestige} on {plot}; {arrows}."), prestige_values),
    state.E_SWAPPED: (N_("{name} swaps the banners {first} and {second}."), swapped_values),
    state.E_WARD: (
        N_("{name} takes the control token of ward {ward}."),
        lambda words, it: {"ward": it.a + 1},
    ),
    state.E_SECTIONS: (N_("{name} completes in the personal project: {kinds}."), kinds_values),
    state.E_LEVEL: (
        N_("{name} adds a level to the building on {plot}."),
        lambda words, it: {"plot": plot_named(words, it.a)},
    ),
    state.E_WINNER: (N_("{name} wins the game."), lambda words, it: {}),
    state.E_LAID: (
        N_("Space {space}: {card}."),
        lambda words, it: {"space": SPACES[it.a], "card": card_named(words, it.b, it.c)},
    ),
    state.E_ANNOUNCED: (N_("Space {space}: {project}."), announced_values),
    state.E_WORK: (N_("{name} resolves {project} on space {space}."), work_values),
}
# events in a row that are told in other ways
TOLD: dict[int, Callable[[Words, Group], list[str]]] = {
    POINTS: tell_points,
    state.E_PHASE: tell_phase,
    state.E_TOKENS: tell_tokens,
    state.E_FAVOR: tell_favor,
    state.E_EXPANSION: tell_tokens,
    state.E_ADVANCE: tell_last,
    state.E_POVERTY: tell_last,
    state.E_WON: tell_won,
    state.E_MOVED: tell_moved,
    state.E_HOOD: tell_hood,
    state.E_CARD: tell_card,
    state.E_EMPTY: tell_empty,
    state.E_MARKERS: tell_markers,
    state.E_BACK: tell_back,
    state.E_INCOME: tell_income,
    state.E_LAID: tell_each,
    state.E_ANNOUNCED: tell_each,
}
