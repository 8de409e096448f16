"""What all are sent is the same whatever is hidden, and a seat's own the same whatever others hide.

Twin tables: beside a match stands another in which all that somebody cannot know is swapped, hands,
piles, draws and what was told of them.  What they are sent of both is compared to the byte.
"""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from crowd import new_match, table_of
from laws import swapped

import jackscrew
from jackscrew.core.chance import Dice
from jackscrew.core.grid import squares_of
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.state import Event
from jackscrew.games import MODULES
from jackscrew.games.raising_chicago.components import CARDS
from jackscrew.games.raising_chicago.state import Chicago
from jackscrew.web.live.table import Table
from jackscrew.web.show.edition import Edition
from jackscrew.web.show.frames import Frame, change, change_own
from jackscrew.web.show.layer import Layer, Own, make_layer
from jackscrew.web.show.page import Page
from jackscrew.web.show.poster import poster
from jackscrew.web.show.shown import Seen, Shown
from jackscrew.web.show.thumb import thumb
from jackscrew.web.show.told import Lines
from jackscrew.web.show.viewer import Viewer

GAMES = [game.key for game in jackscrew.games()]
TOLD = [("toy", "en"), *[(key, language) for key in GAMES for language in ("en", "de")]]
HIDING = [("toy", "en"), ("big_shoulders", "de"), ("raising_chicago", "en")]
LOOKS = 30  # positions of a game that are looked at, about


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a game of which most is secret."""
    monkeypatch.setitem(MODULES, "toy", ("toy_game", "TOY"))


def veiled(match: Match, seat: int, dice: Dice) -> Match:
    """The match with all swapped that a seat cannot know, or nobody at all."""
    other = swapped(match, seat, dice)
    if isinstance(other.state, Chicago):
        swap_piles(other.state, seat)
    for number, line in enumerate(match.record.lines):
        if line.seen is not None and seat not in line.seen:
            events, own = match.told[number], match.own[number]
            other.told[number] = [*map(other_event, events[:own]), *events[own:]]
    return other


def swap_piles(s: Chicago, seat: int) -> None:
    """Other cards lie in the piles of others: `resample` trusts them to remember what they saw.

    Where letters count they are the same: what would be scored now all are told [RC-FS-12].
    """
    for owner in set(range(s.seats)) - {seat}:
        cards = squares_of(s.pile[owner])
        s.pile[owner] = sum(1 << other_card(s, card) for card in cards)


def other_card(s: Chicago, card: int) -> int:
    """The next card, of the same letters where they count; no two cards have the same next."""
    letters = s.parts.letters
    found = range(card + 1, card + len(CARDS) + 1)
    alike = (it % len(CARDS) for it in found if letters[it % len(CARDS)] == letters[card])
    return next(alike) if s.with_council else (card + 1) % len(CARDS)


def other_event(event: Event) -> Event:
    """The same of something else."""
    return Event(event.kind, event.seat, event.a + 1, event.b, event.c)


def twin_of(table: Table, match: Match) -> Table:
    """The same table with another match at it."""
    other = copy.copy(table)
    other.match = match
    return other


@dataclass
class Teller:
    """Tells of a table in a language, move by move."""

    edition: Edition
    before: Page | None = None

    def tell(self, table: Table) -> list[bytes]:
        """All that is sent to everybody: the whole page, and what leads there from the last."""
        page = replace(self.edition.now(table)[1], number=1)
        whole = Lines(1, self.edition.log.lines(table, page.words, 0))
        frames = [Frame(change(None, page, whole))]
        if self.before is not None:
            news = self.edition.news(table, self.before, page)
            frames.append(Frame(change(self.before, page, news)))
        self.before = page
        return [sent for frame in frames for sent in (frame.plain, frame.deflated)]


def layer_of(table: Table, edition: Edition, seat: int) -> Layer:
    """What a seat sees beyond what all see, with the table in words."""
    shown, page = edition.now(table)
    seen = Seen(shown, Viewer((seat,), edition.language, reads=True))
    return make_layer(seen, page, Own(seen.seat))


def told_alone(table: Table, edition: Edition, seat: int) -> bytes:
    """The same as it is sent."""
    page = replace(edition.now(table)[1], number=1)
    return Frame(change_own(None, layer_of(table, edition, seat), page)).text


def positions(key: str, seed: int) -> Iterator[Table]:
    """A table before some of the moves of a random game, and after the last but one."""
    game = jackscrew.game(key)
    seats = game.seats[-1 - seed % 2]
    match, pack = new_match(game, seats, seed, is_other=seed % 2 == 1)
    table, dice = table_of(match, pack=pack), random.Random(seed)
    every = max(1, length(table.match, seed) // LOOKS)
    with asyncio.Runner() as runner:
        for number in range(game.longest):
            if table.match.over:
                return
            if number % every == 0:
                yield table
            seat = dice.choice(table.match.pending())
            action = dice.choice(table.match.legal(seat))
            runner.run(table.play(seat, table.revision, action, None))


def length(match: Match, seed: int) -> int:
    """How many moves a random game takes."""
    whole, dice, moves = match.clone(), random.Random(seed), 0
    while not whole.over:
        seat = whole.pending()[0]
        whole.play(dice.choice(whole.legal(seat)), seat)
        moves += 1
    return moves


@pytest.mark.parametrize(("key", "language"), TOLD)
def test_all_are_sent_the_same_whatever_is_hidden(key: str, language: str) -> None:
    tellers, dice = (Teller(Edition(language)), Teller(Edition(language))), Dice(3)
    others = 0
    for table in positions(key, seed=len(language + key)):
        twin = twin_of(table, veiled(table.match, PUBLIC, dice))
        others += twin.match.dump() != table.match.dump()
        assert tellers[0].tell(table) == tellers[1].tell(twin)
        words = tellers[0].edition.spoken(table)
        shown, other = Shown(table, words), Shown(twin, words)
        assert thumb(shown, "") == thumb(other, "")
        assert poster(shown) == poster(other)
    assert bool(others) == (key in dict(HIDING))


@pytest.mark.parametrize(("key", "language"), HIDING)
def test_a_seat_is_sent_the_same_whatever_others_hide(key: str, language: str) -> None:
    dice, others, revealed = Dice(3), 0, 0
    for number, table in enumerate(positions(key, seed=len(language))):
        edition, seat = Edition(language), number % len(table.seats)
        told = Teller(edition).tell(table), told_alone(table, edition, seat)
        for swapped_for in (seat, PUBLIC):
            twin = twin_of(table, veiled(table.match, swapped_for, dice))
            anew = Edition(language)
            page, own = Teller(anew).tell(twin), told_alone(twin, anew, seat)
            assert page == told[0]
            if swapped_for == seat:
                others += twin.match.dump() != table.match.dump()
                assert own == told[1]
            else:
                revealed += own != told[1]
    assert others, "nothing was hidden from seats"
    assert revealed, "nobody was shown their own"


def test_owners_see_what_lies_in_their_piles_and_nobody_else_does() -> None:
    looked = 0
    for table in positions("raising_chicago", seed=2):
        edition, state = Edition("en"), table.match.state
        assert isinstance(state, Chicago)
        _, page = edition.now(table)
        layers = [layer_of(table, edition, seat) for seat in range(len(table.seats))]
        for seat, layer in enumerate(layers):
            own = {key for key in layer.pieces if key.startswith("pile-")}
            assert own == ({f"pile-{seat}"} if state.pile[seat] else set())
            for key in own:
                assert len(layer.pieces[key].markup) > len(page.picture.shared[key].markup)
                assert layer.pieces[key].markup not in str(vars(page))
            looked += len(own)
    assert looked
