"""What must hold in every position."""

from typing import Final

from jackscrew.core.written import bits
from jackscrew.games.big_shoulders.components import (
    BUILDINGS,
    COLUMNS,
    COMMONS,
    COMPANY_COUNT,
    DECADES,
    FACTORIES,
    FACTORY_COUNTS,
    INDUSTRIES,
    KINDS,
)
from jackscrew.games.big_shoulders.pending import sound_stack
from jackscrew.games.big_shoulders.setup import in_play
from jackscrew.games.big_shoulders.state import (
    BANK,
    COMPANY,
    GAINED,
    IN_ACTION,
    IN_POOL,
    IN_SETUP,
    KEEP,
    NOT_PLACED,
    POOL,
    STOW,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.distribution import empty_octagons
from jackscrew.games.big_shoulders.steps.people import open_spaces, sales_spaces

ON_TRACK: Final = 1  # partners that never act: the turn-order marker [BS-SETUP-09]


def sound(s: Shoulders) -> None:
    """What must hold in every position; AssertionError tells what does not."""
    assert sum(s.purse) == 0, "money is lost or made"
    assert min(s.purse[:BANK]) >= 0, "somebody is in debt"  # [BS-GEN-03]
    assert 0 <= s.jobs < len(s.parts.wages), "too many workers in the job market"
    sound_course(s)
    sound_stack(s)
    sound_cubes(s)
    sound_certificates(s)
    sound_charters(s)
    sound_partners(s)
    sound_buildings(s)
    sound_assets(s)
    sound_demand(s)
    assert sorted(s.line, key=lambda company: -s.appeal[company]) == s.line, "the line is mixed up"


def sound_course(s: Shoulders) -> None:
    """The decade, the order of the seats and what has been done so far can be."""
    assert 1 <= s.decade <= DECADES, "there is no such decade"
    for seat in (s.deal, s.last):
        assert -1 <= seat < s.seats, "there is no such seat"
    for order in (s.order, s.lined):
        is_set = sorted(order) == list(range(s.seats))
        assert is_set or order == [-1] * s.seats, "the turn order is mixed up"
    assert s.phase == IN_SETUP or min(s.deal, s.order[0]) >= 0, "nobody is first"
    assert s.phase != IN_ACTION or s.lined[0] >= 0, "nobody is first"
    assert 0 <= s.ran <= max(FACTORY_COUNTS), "too many factories have run"
    assert min(s.revenue, s.delivered) >= 0, "revenue is owed"
    for doubt in s.doubts:
        assert 0 <= doubt < s.seats * len(BUILDINGS) ** 2, "there is no such doubt"


def sound_cubes(s: Shoulders) -> None:
    """Each cube is in the bag, on the board or in a store."""
    everywhere = s.bag + s.haymarket + s.chain + s.store
    assert min(everywhere) >= 0, "cubes are owed"
    for kind in range(KINDS):
        assert sum(everywhere[kind::KINDS]) == s.parts.total_cubes[kind], "cubes are lost or made"


def sound_certificates(s: Shoulders) -> None:
    """[BS-GEN-06] Each certificate is in one place; nobody holds too much."""
    assert min(s.commons) >= 0, "certificates are owed"
    for company in range(COMPANY_COUNT):
        assert sum(s.commons[company::COMPANY_COUNT]) == COMMONS, "certificates are lost or made"
        place = s.preferred[company]
        assert POOL <= place < s.seats, "the Preferred is nowhere"
        in_play = company in s.line
        assert in_play == (s.value[company] != NOT_PLACED), "a company is half in play"
        assert in_play == (0 <= s.director[company] < s.seats), "a company has no director"
        assert in_play or (place == COMPANY and s.unsold(company) == 7), "shares of no company"
        assert not in_play or place != s.director[company], "a director has the Preferred"
        for seat in range(s.seats):
            most = s.parts.most_shares
            assert s.shares(seat, company) <= most, "somebody has too many shares"


def sound_charters(s: Shoulders) -> None:
    """[BS-GEN-07] People, tokens and goods fit their charters."""
    for factory in range(len(FACTORIES)):
        assert s.workers[factory] >= 0, "workers are owed"
        assert s.automated[factory] >= 0, "tokens are owed"
        assert open_spaces(s, factory) >= 0, "a factory is overcrowded"
    for company in range(COMPANY_COUNT):
        assert s.goods[company] >= 0, "goods are owed"
        assert 0 <= s.salespeople[company] <= sales_spaces(s, company), "too many salespeople"
        assert 0 <= s.appeal[company] <= s.parts.top, "a company is off the appeal track"
    assert 0 <= sum(s.tokens) <= s.parts.bonus_tokens, "too many bonus goods tokens"


def sound_partners(s: Shoulders) -> None:
    """[BS-SETUP-09] Each seat has six partners."""
    for seat in range(s.seats):
        acting = s.ready[seat] + sum([1 for partner in s.placed if partner % 4 == seat])
        waiting = (s.on_appeal >> seat & 1) + (1 if s.charter[seat] != GAINED else 0)
        waiting += 1 if s.is_third_waiting() else 0
        assert s.ready[seat] >= 0, "a partner is owed"
        charter = s.charter[seat]
        assert charter in (GAINED, IN_POOL) or charter in s.line, "a partner waits nowhere"
        assert acting + waiting + ON_TRACK == 6, "partners are lost or made"


def sound_buildings(s: Shoulders) -> None:
    """Each building of the game is in one place."""
    places = [s.unseen, *s.hand, *s.drafted, *s.removed]
    places += [1 << it for it in s.played + s.tossed + s.built if it >= 0]
    total = 0
    for place in places:
        assert not total & place, "a building is in two places"
        total |= place
    assert total == in_play(s.parts.building_players, s.seats), "buildings are lost or made"


def sound_assets(s: Shoulders) -> None:
    """No asset is in two places; one being bought lies beside its charter."""
    held = [it for it in s.row + s.asset if it >= 0]
    held += [frame.b for frame in s.stack if frame.step in (STOW, KEEP)]
    assert len(held) == len(set(held)), "an asset is in two places"
    assert not s.deck & bits(held), "an asset is in the deck and in play"
    owned = bits([asset for asset in s.asset if asset >= 0])
    assert not s.exhausted & ~owned, "an asset is exhausted that nobody owns"
    for company in range(COMPANY_COUNT):
        assert s.asset[company] < 0 or s.parts.slots[company], "an asset has no slot"


def sound_demand(s: Shoulders) -> None:
    """No demand tile is in two places or overfull."""
    lying = [tile for tile in s.demand if tile >= 0]
    assert len(lying) == len(set(lying)), "a demand tile is in two places"
    assert not s.stock & bits(lying), "a demand tile is on the stack and on the board"
    for row in range(len(INDUSTRIES)):
        for column in range(len(COLUMNS)):
            space = row * len(COLUMNS) + column
            assert empty_octagons(s, space) >= 0, "a demand space is overfull"
            assert s.filled[space] >= 0, "goods are owed"
