"""A screen shows the table as it is, whatever happened there and whatever it has slept through.

Random evenings: people play, take back, talk, come, go, fall asleep and look at the past, in two
languages.  What is remembered between moves is compared with what is made from nothing, and what a
client makes of all its frames with what it makes of a page sent whole.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby

import pytest
from crowd import Onlooker, Room, anew, new_match, table_of
from model import Model
from msgspec import UNSET
from msgspec.structs import asdict

import jackscrew
from jackscrew.core.match import Match
from jackscrew.core.supplied import Picture, Piece
from jackscrew.games import MODULES
from jackscrew.web.live import table as live_table
from jackscrew.web.show.edition import Edition
from jackscrew.web.show.frames import change, change_own
from jackscrew.web.show.layer import Layer
from jackscrew.web.show.page import Page
from jackscrew.web.store import Seat

GAMES = ["toy", *[game.key for game in jackscrew.games()]]
SEEDS = 6  # from the first move to the last; every other has other options and a pack
DEEDS = 60
MOST = 6  # screens at a table
PICTURE = (
    "label",
    "width",
    "height",
    "parts",
    "under",
    "slots",
    "panels",
    "folds",
    "marks",
    "grounds",
    "answers",
)
Deed = Callable[[Room], Awaitable[object]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes and goes is told without a moment's delay; one game is known that has secrets."""
    monkeypatch.setattr(live_table, "MOMENT", 0.0)
    monkeypatch.setitem(MODULES, "toy", ("toy_game", "TOY"))


def some_seats(room: Room) -> tuple[int, ...]:
    """None, one, several or all of the seats."""
    dice, seats = room.dice, range(len(room.table.seats))
    several = sorted(dice.sample(seats, dice.randint(2, len(seats))))
    return dice.choice([(), (dice.choice(seats),), (dice.choice(seats),), tuple(several)])


def languages(room: Room) -> Sequence[str]:
    """What the game is told in."""
    return ("en",) if room.table.game.key == "toy" else ("en", "de")


async def join(room: Room) -> None:
    """Somebody comes, with links to hand on or without."""
    if len(room.onlookers) < MOST:
        language = room.dice.choice(languages(room))
        await room.join(some_seats(room), language, has_links=room.dice.random() < 0.5)


async def leave(room: Room) -> None:
    """Somebody goes."""
    if len(room.onlookers) > 1:
        await room.leave(room.dice.choice(room.onlookers))


async def reconnect(room: Room) -> None:
    """Somebody's connection breaks, and they come again."""
    who = room.dice.choice(room.onlookers)
    await room.leave(who)
    await room.join(who.viewer.seats, who.viewer.language, who.viewer.links is not None)


async def move(room: Room) -> None:
    """Whoever is asked makes a move; if nobody who could is there, they come."""
    table = room.table
    if table.match.over or table.bot_to_move() is not None:
        return
    seat = room.dice.choice(table.match.pending())
    who = await player(room, seat)
    if who.viewer.at is not None:
        await who.ask("look", at=None)
    if who.viewer.seat(table) != seat:
        await who.ask("ready", seat=seat)
    action = room.dice.choice(table.match.legal(seat))
    answer = await who.ask("play", seat=seat, version=table.revision, action=action)
    assert answer.ok, answer.message


async def hurry(room: Room) -> None:
    """Some moves follow each other at once."""
    for _ in range(room.dice.randint(2, 8)):
        await move(room)


async def player(room: Room, seat: int) -> Onlooker:
    """Somebody who plays a seat, and is awake."""
    found = [it for it in room.onlookers if seat in it.viewer.seats and not it.reader.is_slow]
    return room.dice.choice(found) if found else await room.join((seat,), "en", has_links=True)


def awake(room: Room) -> list[Onlooker]:
    """Those who are shown all at once."""
    return [onlooker for onlooker in room.onlookers if not onlooker.reader.is_slow]


def seated(room: Room) -> list[Onlooker]:
    """Those of them who play."""
    return [onlooker for onlooker in awake(room) if onlooker.viewer.seats]


async def take_back(room: Room) -> None:
    """Somebody takes a choice back, or asks to."""
    for who in seated(room):
        seat = room.dice.choice(who.viewer.seats)
        await who.ask("undo", seat=seat, version=room.table.revision)


async def agree(room: Room) -> None:
    """All agree to what somebody wants to take back, or one does not."""
    for who in seated(room):
        for seat in who.viewer.seats:
            await who.ask("agree", seat=seat, yes=room.dice.random() < 0.8)


async def say(room: Room) -> None:
    """Somebody says something."""
    for who in seated(room)[:1]:
        await who.ask("say", text="<i>Well & good</i>")


async def nod_off(room: Room) -> None:
    """Somebody takes nothing in for a while."""
    room.dice.choice(room.onlookers).reader.awake.clear()


async def wake(room: Room) -> None:
    """All take in again what there is."""
    for onlooker in room.onlookers:
        onlooker.reader.awake.set()
    await room.settled()


async def look(room: Room) -> None:
    """Somebody looks at the past, steps on in it or comes back, maybe with the table in words."""
    for who in awake(room)[:2]:
        line = room.dice.randint(0, room.table.match.version + 2)
        for at in room.dice.choice([(None,), (line,), (line, line + 1)]):
            await who.ask("look", at=at, words=room.dice.choice([None, True, False]))


async def be_ready(room: Room) -> None:
    """Somebody has the screen handed to a seat of theirs."""
    for who in seated(room)[:1]:
        await who.ask("ready", seat=room.dice.choice(who.viewer.seats))


async def ask_for_all(room: Room) -> None:
    """Somebody wants all to be sent again."""
    for who in awake(room)[-1:]:
        await who.ask("full")


async def preview(room: Room) -> None:
    """Whoever is asked wants to know what answers bring, and sees it in the picture."""
    asked = [(who, who.viewer.asked(room.table)) for who in seated(room)]
    for who, seat in [(who, seat) for who, seat in asked if seat is not None][:1]:
        await who.ask("previews", seat=seat, version=room.table.revision)
        await check(room)


async def let_bot(room: Room) -> None:
    """A bot plays for a person, or no longer."""
    for who in seated(room)[:1]:
        seat = room.dice.choice(who.viewer.seats)
        await who.ask("bot", seat=seat, on=not room.table.seats[seat].bot)
        await room.settled()


async def set_pace(room: Room) -> None:
    """Bots are to move at another pace."""
    for who in seated(room)[:1]:
        await who.ask("pace", pace=room.dice.choice(["calm", "quick", "once"]))


async def sit(room: Room) -> None:
    """Somebody takes a seat under another name, so that all words are others."""
    seat = room.dice.choice(room.table.seats)
    await room.table.sit(seat.number, room.dice.choice(["Dee", "Eve", seat.name]))
    await room.settled()


OFTEN: list[Deed] = [move, move, move, hurry]
NOW_AND_THEN: list[Deed] = [take_back, agree, look, nod_off, wake, join, reconnect, preview] * 2
SELDOM: list[Deed] = [leave, say, be_ready, ask_for_all, let_bot, set_pace, sit]


def begun(match: Match, dice: random.Random, share: float) -> None:
    """Play a share of a random game."""
    whole, moves = match.clone(), list[tuple[str, int]]()
    while not whole.over:
        seat = whole.pending()[0]
        moves.append((dice.choice(whole.legal(seat)), seat))
        whole.play(*moves[-1])
    for action, seat in moves[: round(share * len(moves))]:
        match.play(action, seat)


def room_of(key: str, seed: int) -> Room:
    """A table: of a seed's number of seats, with a bot at the last of them in every third."""
    game = jackscrew.game(key)
    seats = game.seats[seed % len(game.seats)]
    match, pack = new_match(game, seats, seed, is_other=seed % 2 == 1)
    begun(match, random.Random(seed), 0.98 * seed / (SEEDS - 1))
    people = [Seat(it, name, taken=it != 1) for it, name in enumerate(["Ada", "", "C&<y>", "Do"])]
    if seed % 3 == 2:
        people[seats - 1] = Seat(seats - 1, "", person=False, bot="random", taken=True)
    return Room(table_of(match, people[:seats], pack), random.Random(seed))


def drawn(picture: Picture) -> dict[str, object]:
    """All of a picture, pieces in the order in which they lie."""
    found = {name: getattr(picture, name) for name in PICTURE}
    return {**found, "shared": [*picture.shared.items()], "own": [*picture.own.items()]}


def contents(page: Page) -> dict[str, object]:
    """All of a page but its number."""
    found = {name: it for name, it in vars(page).items() if name not in ("number", "words")}
    return {**found, "picture": drawn(page.picture), "html": dict(sorted(page.html.items()))}


def laid_over(layer: Layer) -> dict[str, object]:
    """All of a layer, pieces in the order in which they lie."""
    return {**asdict(layer), "pieces": [*layer.pieces.items()], "answers": [*layer.answers.items()]}


def seen(model: Model) -> dict[str, object]:
    """All that a screen shows; a fragment that is gone is empty."""
    return {
        "now": model.now,
        "html": {place: html for place, html in sorted(model.html.items()) if html},
        "log": model.log,
        "marks": [*model.marks.items()],
        "pieces": [*model.pieces.items()],
    }


def in_picture(model: Model) -> dict[str, object]:
    """What a screen shows of the picture, pieces in the order in which they lie."""
    found: dict[str, object] = {
        "pieces": [*model.pieces.items()],
        "marks": [*model.marks.items()],
    }
    now = model.now
    found |= {"panels": now.panels, "folds": now.folds}
    return {**found, "answers": now.answers, "label": now.label, "parts": now.parts}


def as_drawn(who: Onlooker) -> dict[str, object]:
    """The same in a picture that is drawn whole for them, as the page is that they began with."""
    screen, gains = who.screen, who.screen.gains
    seen = screen.seen()
    now = screen.table.revision, seen.seat
    known = gains.points if (gains.revision, gains.seat) == now else None
    picture = seen.picture(gains=known)
    found: dict[str, object] = {
        "pieces": [*picture.pieces.items()],
        "marks": [*picture.marks.items()],
    }
    found |= {"panels": picture.panels, "folds": picture.folds}
    return {**found, "answers": picture.answers, "label": picture.label, "parts": picture.boxes()}


async def check(room: Room) -> None:
    """All who are awake see what they would see if they had just come."""
    editions = {language: Edition(language) for language in languages(room)}
    for who in awake(room):
        assert who.wire.closed is None
        screen, model = await anew(who, editions[who.viewer.language])
        page, layer = who.screen.page, who.screen.layer
        assert page is not None
        assert layer is not None
        assert screen.page is not None
        assert screen.layer is not None
        assert contents(page) == contents(screen.page)
        assert laid_over(layer) == laid_over(screen.layer)
        assert seen(who.model) == seen(model)
        assert in_picture(who.model) == as_drawn(who)
        assert [*who.reader.chat] == [line.number for line in room.table.chat]


def check_sharing(room: Room) -> None:
    """What leads from one page to another is the same for all, whoever they are."""
    shows = [show for who in room.onlookers for show in who.reader.shows]
    known = sorted((old, len(text), text) for old, text in shows)
    for _, same in groupby(known, key=lambda it: (it[0], it[2][:40])):
        assert len({text for *_, text in same}) == 1


async def evening(key: str, seed: int) -> None:
    """Many things happen at a table; each time, or after some of them, all is compared."""
    room = room_of(key, seed)
    await room.join((), "en", has_links=False)
    await room.join((0,), languages(room)[-1], has_links=True)
    for _ in range(DEEDS):
        deed = room.dice.choice(room.dice.choice([OFTEN, OFTEN, NOW_AND_THEN, SELDOM]))
        await deed(room)
        if room.dice.random() < 0.3:
            await check(room)
    await wake(room)
    await check(room)
    check_sharing(room)
    await room.close()


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("key", GAMES)
def test_a_screen_shows_the_table_as_if_it_were_sent_whole(key: str, seed: int) -> None:
    asyncio.run(evening(key, seed))


async def talk() -> None:
    """Somebody looks at the past while another talks, and then wants all to be sent again."""
    room = room_of("city_council", 2)
    speaker = await room.join((0,), "de", has_links=False)
    listener = await room.join((), "en", has_links=False)
    await listener.ask("look", at=0)
    for text in ("Well", "Well, well"):
        await speaker.ask("say", text=text)
    await listener.ask("full")
    assert [*speaker.reader.chat] == [*listener.reader.chat] == [1, 2]
    await room.close()


def test_who_looks_at_the_past_hears_all_that_is_said() -> None:
    asyncio.run(talk())


def test_a_piece_of_ones_own_lies_where_it_would_have_lain() -> None:
    room = room_of("big_shoulders", 0)
    page = Edition("en").now(room.table)[1]
    layers = [
        Layer(pieces={key: Piece(0, 0, "", f"<g id={key!r}/>") for key in keys})
        for keys in (["a", "c", "d"], ["a", "b", "c"], ["b", "c", "d"], ["b"], ["c", "b"])
    ]
    model = Model()
    before: Layer | None = None
    model.take_in(change(None, page, UNSET))
    for layer in layers:
        model.take_in(change_own(before, layer, page))
        assert [*model.mine.pieces.items()] == [*layer.pieces.items()]
        before = layer
