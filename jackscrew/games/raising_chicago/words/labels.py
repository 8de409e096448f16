"""What the buttons say: each action with all it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.supplied import Translate
from jackscrew.core.view import question_of
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import ChicagoView, PlayerView, Printed, due_of
from jackscrew.games.raising_chicago.words.building import (
    arrows_told,
    building_told,
    site_told,
)
from jackscrew.games.raising_chicago.words.names import (
    banner_place,
    bids_for,
    left_told,
    mixture,
    player_asked,
    short_of,
)
from jackscrew.text import N_, NN_, Values, Words
from jackscrew.text.words import about, asked_seat, count_about, split

BIDS = {
    "take": N_("Space {space}, square {square}: take {resource}"),
    "blank": N_("Space {space}, square {square}: blank"),
    "pay": N_("Space {space}, upper-left square: pay {cost}"),
    "pay short": N_("Space {space}, upper-left square: pay {cost}; you lack {short}"),
    "free": N_("Space {space}, upper-left square: free of charge"),
}
WHITE_BIDS = {
    "take": N_("Non-player color on space {space}, square {square}: take {resource}"),
    "blank": N_("Non-player color on space {space}, square {square}: blank"),
    "pay": N_("Non-player color on space {space}, upper-left square: pay {cost}"),
    "pay short": N_(
        "Non-player color on space {space}, upper-left square: pay {cost}; you lack {short}"
    ),
    "free": N_("Non-player color on space {space}, upper-left square: free of charge"),
}
LEADS = N_("{bid}; you take the lead")
OPENS = N_("{bid}; you lead")
TURNS = {
    "0": N_("{arrows} (not turned)"),
    "90": N_("{arrows} (turned by 90°)"),
    "180": N_("{arrows} (turned by 180°)"),
    "270": N_("{arrows} (turned by 270°)"),
}
SPEND = NN_(
    "Spend {count} favor on the personal project ({left} left)",
    "Spend {count} favors on the personal project ({left} left)",
)
PERMANENTS = NN_("{count} permanent resource ({kind})", "{count} permanent resources ({kind})")
LETTER_CARDS = NN_(
    "Letter {letter}: {member}; {count} card so far, {qualify} needed, {double} for double",
    "Letter {letter}: {member}; {count} cards so far, {qualify} needed, {double} for double",
)


def label(words: Words, action: str, view: ChicagoView) -> str:
    """What the button of an action says."""
    verb, what = split(action)
    if verb in PHRASES:
        return naming.capital(PHRASES[verb](words.text, view["printed"], what))
    return VERBS[verb](words, what, view)


def label_bid(words: Words, what: str, view: ChicagoView) -> str:
    key, told = bid_values(words, what, view)
    bid = words.text(BIDS[key], **told)
    if bids_for(view, what.partition("-")[0])["leader"] is None:
        return words.text(OPENS, bid=bid)
    return words.text(LEADS, bid=bid) if leads_after(view, what, asked_seat(view)) else bid


def label_white(words: Words, what: str, view: ChicagoView) -> str:
    key, told = bid_values(words, what, view)
    return words.text(WHITE_BIDS[key], **told)


def bid_values(words: Words, what: str, view: ChicagoView) -> tuple[str, Values]:
    """What covering a square brings or costs."""
    space, _, square = what.partition("-")
    area = bids_for(view, space)
    kind = naming.square_kind(view, space, int(square))
    told: Values = {"space": space, "square": square}
    if kind == "none":
        return "blank", told
    if kind != "cost":
        return "take", {**told, "resource": naming.counted(words.text, kind, 1)}
    if not any(area["cost"].values()):
        return "free", told
    short = short_of(area["cost"], player_asked(view)["tokens"])
    told["cost"] = naming.cost_named(words.text, area["cost"])
    told["short"] = naming.cost_named(words.text, short)
    return "pay short" if any(short.values()) else "pay", told


def leads_after(view: ChicagoView, what: str, color: int) -> bool:
    """Does a colour take the lead of a card from another, with one more marker?"""
    space, _, square = what.partition("-")
    area = bids_for(view, space)
    if area["leader"] == color:
        return False
    marks = list(area["marks"])
    marks[int(square) - 1] = color
    most = max(marks.count(mark) for mark in marks if mark is not None)
    leader = next(mark for mark in marks if mark is not None and marks.count(mark) == most)
    return leader == color


def label_wilds(words: Words, what: str, view: ChicagoView) -> str:
    due, tokens = due_of(view), player_asked(view)["tokens"]
    wilds = sum(short_of(due, tokens).values())
    basic = {kind: min(count, tokens[kind]) for kind, count in due.items()}
    paid = naming.tokens_named(words.text, {**basic, "wild": wilds})
    left = naming.counted(words.text, "wild", tokens["wild"] - wilds)
    return words.text("Pay with {tokens} ({left} left)", tokens=paid, left=left)


def label_covered(words: Words, what: str, view: ChicagoView) -> str:
    due, tokens = due_of(view), player_asked(view)["tokens"]
    paid = {kind: count for kind, count in due.items() if 0 < count <= tokens[kind]}
    left = {kind: tokens[kind] - count for kind, count in paid.items()}
    return words.text(
        "Pay {tokens} (left: {left})",
        tokens=naming.tokens_named(words.text, paid),
        left=left_told(words, left),
    )


def label_tokens(words: Words, what: str, view: ChicagoView) -> str:
    due, tokens = due_of(view)[what], player_asked(view)["tokens"]
    wilds = max(0, due - tokens[what])
    left = {what: tokens[what] - due + wilds}
    told = {"due": naming.counted(words.text, what, due)}
    if not wilds:
        return words.text("Pay {due} (left: {left})", left=left_told(words, left), **told)
    paid = naming.tokens_named(words.text, {what: due - wilds, "wild": wilds})
    left["wild"] = tokens["wild"] - wilds
    return words.text(
        "Pay {due} with {tokens} (left: {left})", tokens=paid, left=left_told(words, left), **told
    )


def label_favor(words: Words, what: str, view: ChicagoView) -> str:
    due = naming.counted(words.text, what, due_of(view)[what])
    left = naming.counted(words.text, "favor", player_asked(view)["favors"] - 1)
    return words.text("Spend a favor instead of {due} ({left} left)", due=due, left=left)


def label_default(words: Words, what: str, view: ChicagoView) -> str:
    poverty = player_asked(view)["poverty"]
    told: Values = {
        "due": naming.counted(words.text, what, due_of(view)[what]),
        "position": poverty,
        "next": poverty + 1,
    }
    losses = view["printed"]["poverty_track"]["loss"]
    if poverty + 1 >= len(losses):
        return words.text("Do not pay {due}: your poverty stays {position}", **told)
    more = naming.reputation(words.text, losses[poverty] - losses[poverty + 1])
    return words.text(
        "Do not pay {due}: poverty {position} to {next}, {loss} at the end", loss=more, **told
    )


def label_trade(words: Words, what: str, view: ChicagoView) -> str:
    received = naming.counted(words.text, what, 1)
    return words.text("Trade three resources for {received}", received=received)


def label_give(words: Words, what: str, view: ChicagoView) -> str:
    given, received = mixture(what), about(view)
    tokens = player_asked(view)["tokens"]
    left = {kind: tokens[kind] - count for kind, count in given.items() if count}
    left[received] = tokens[received] + 1
    return words.text(
        "Give {given} for {received} (then: {left})",
        given=naming.tokens_named(words.text, given),
        received=naming.counted(words.text, received, 1),
        left=left_told(words, left),
    )


def label_plot(words: Words, what: str, view: ChicagoView) -> str:
    plot, step = int(what), question_of(view)["step"]
    if step == "level":
        return building_told(words, view, plot)
    return site_told(words, view, plot, is_prestige=step == "site")


def label_outskirts(words: Words, what: str, view: ChicagoView) -> str:
    plot = naming.capital(naming.outskirts_named(words.text, int(what)))
    tile = view["outskirts"][int(what) - 1]["tile"]
    assert tile is not None, f"no tile lies on {plot}"
    told = naming.empty_tile_told(words.text, view["printed"], tile)
    return words.text("{plot}: take {tile}", plot=plot, tile=told)


def label_turn(words: Words, what: str, view: ChicagoView) -> str:
    plot = int(about(view, "b"))
    arrows = arrows_told(words, view, about(view), plot, int(what))
    return words.text(TURNS[what], arrows=arrows)


def label_neighborhood(words: Words, what: str, view: ChicagoView) -> str:
    hood = int(what)
    tile = view["neighborhoods"][hood - 1]
    if tile is not None and question_of(view)["step"] == "copy":
        reward = naming.hood_reward(words.text, view["printed"], tile)
        name = naming.hood_named(words.text, view["printed"], hood)
        return words.text("Copy {reward} ({name})", reward=reward, name=name)
    return naming.capital(naming.hood_told(words.text, view["printed"], hood, tile))


def label_card(words: Words, what: str, view: ChicagoView) -> str:
    tokens = naming.tokens_named(words.text, bids_for(view, what)["cost"])
    return words.text("Card on space {space}: take {tokens}", space=what, tokens=tokens)


def label_advance(words: Words, what: str, view: ChicagoView) -> str:
    columns = player_asked(view)["expertise"]
    last = view["printed"]["expertise"]["last_column"]
    reached = min(last, columns[what] + count_about(view))
    told: Values = {
        "track": naming.capital(naming.track_named(words.text, what)),
        "column": columns[what],
        "reached": reached,
    }
    gains = gains_of(words, view, what, reached)
    if not gains:
        return words.text("{track}: from column {column} to {reached}", **told)
    message = N_("{track}: from column {column} to {reached}; {gains}")
    return words.text(message, gains="; ".join(gains), **told)


def gains_of(words: Words, view: ChicagoView, kind: str, reached: int) -> list[str]:
    """What a marker brings on its way to a column: permanents, and rewards of columns."""
    expertise, columns = view["printed"]["expertise"], player_asked(view)["expertise"]
    entered = range(columns[kind] + 1, reached + 1)
    permanent = expertise["setup"][str(view["seats"])]["permanent_columns"]
    count = sum(column in entered for column in permanent)
    named = naming.type_named(words.text, kind)
    found = [words.plural(*PERMANENTS, count, kind=named)] if count else []
    if reached == expertise["last_column"]:
        found.append(words.text("unlimited {kind} for projects", kind=named))
    behind = min(columns.values()), min({**columns, kind: reached}.values())  # before and after
    for column in range(behind[0] + 1, behind[1] + 1):
        reward = expertise["column_rewards"].get(str(column), [])
        if reward:
            found.append(
                words.text(
                    "{reward} for column {column}",
                    reward=naming.rewards_named(words.text, reward),
                    column=column,
                )
            )
    return found


def label_basic(words: Words, what: str, view: ChicagoView) -> str:
    return words.text("Take {tokens}", tokens=naming.tokens_named(words.text, mixture(what)))


def label_swap(words: Words, what: str, view: ChicagoView) -> str:
    first, second = (banner_told(words, view, banner) for banner in what.split())
    return words.text("Swap the banners {first} and {second}", first=first, second=second)


def banner_told(words: Words, view: ChicagoView, banner: str) -> str:
    """A banner space and the type there: "at plot 3 (lumber)"."""
    kind = view["banners"][banner]
    assert kind is not None, f"no banner hangs at {banner}"
    return words.text(
        "{place} ({kind})",
        place=banner_place(words, view["printed"], banner),
        kind=naming.type_named(words.text, kind),
    )


def label_symbol(words: Words, what: str, view: ChicagoView) -> str:
    symbol = naming.capital(naming.symbol_named(words.text, what))
    count = player_asked(view)["symbols"][what]
    return words.text("{symbol} (you have {count})", symbol=symbol, count=count)


def label_spend(words: Words, what: str, view: ChicagoView) -> str:
    count = int(what)
    if not count:
        return words.text("Spend no favor")
    return words.plural(*SPEND, count, left=player_asked(view)["favors"] - count)


def label_letter(words: Words, what: str, view: ChicagoView) -> str:
    member = view["council"][what]
    assert member is not None, f"no member has the letter {what}"
    limits = view["printed"]["players"][str(view["seats"])]
    return words.plural(
        *LETTER_CARDS,
        cards_with(view, player_asked(view), what),
        letter=what,
        member=naming.member_reward(words.text, view["printed"], member),
        qualify=limits["council_qualify"],
        double=limits["council_double"],
    )


def cards_with(view: ChicagoView, player: PlayerView, letter: str) -> int:
    """How many cards count for a letter so far, as far as a reader can know."""
    cards = [*player["slots"], *(player["pile_cards"] or [])]
    own = [card for card in cards if naming.letters_of(view["printed"], card) == letter]
    return len(own) + player["letters"][naming.LETTERS.index(letter)]


def label_done(words: Words, what: str, view: ChicagoView) -> str:
    return words.text("Go on without using a tile")


def label_use(words: Words, what: str, view: ChicagoView) -> str:
    return words.text(
        "Use {tile}: {reward}",
        tile=naming.empty_tile_named(words.text, view["printed"], what),
        reward=naming.empty_tile_reward(words.text, view["printed"], what),
    )


def label_disc(words: Words, what: str, view: ChicagoView) -> str:
    return words.text("{name} is next", name=words.names[int(what)])


def label_draw(words: Words, what: str, view: ChicagoView) -> str:
    card = naming.card_named(words.text, view["printed"], what, view["side"])
    return naming.capital(card)


def label_banner(words: Words, what: str, view: ChicagoView) -> str:
    return naming.capital(naming.type_named(words.text, what))


PHRASES: dict[str, Callable[[Translate, Printed, str], str]] = {  # that say all by themselves
    "prestige": naming.prestige_told,
    "project": naming.project_told,
    "lay": naming.empty_tile_told,
    "show": naming.prestige_told,
    "token": naming.ward_token_named,
    "tile": naming.hood_tile_named,
    "member": naming.member_told,
}
VERBS: dict[str, Callable[[Words, str, ChicagoView], str]] = {
    "bid": label_bid,
    "white": label_white,
    "wilds": label_wilds,
    "covered": label_covered,
    "tokens": label_tokens,
    "favor": label_favor,
    "default": label_default,
    "trade": label_trade,
    "give": label_give,
    "plot": label_plot,
    "outskirts": label_outskirts,
    "turn": label_turn,
    "neighborhood": label_neighborhood,
    "card": label_card,
    "advance": label_advance,
    "basic": label_basic,
    "swap": label_swap,
    "symbol": label_symbol,
    "spend": label_spend,
    "letter": label_letter,
    "done": label_done,
    "use": label_use,
    "disc": label_disc,
    "banner": label_banner,
    "draw": label_draw,
}
