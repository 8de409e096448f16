"""What must hold in every position."""

from jackscrew.games.raising_chicago.components import (
    CARDS,
    DISPLAYED,
    EMPTY_TILES,
    HOODS,
    LAST_NUMBERED,
    LETTERS,
    LOTS,
    NUMBERED,
    PLOT_COUNT,
    PRESTIGE,
    ROUNDS,
    SOURCES,
    SPACE_COUNT,
    SQUARES,
    STACK_SIZE,
    STACKS,
    SYMBOLS,
)
from jackscrew.games.raising_chicago.pending import sound_stack
from jackscrew.games.raising_chicago.rewards import ADD_LEVEL, TYPE_COUNT
from jackscrew.games.raising_chicago.scoring import all_letter_cards, all_levels
from jackscrew.games.raising_chicago.state import (
    BUILD,
    DRAW,
    IN_ANNOUNCEMENT,
    IN_BIDDING,
    IN_PROJECTS,
    IN_RESOLUTION,
    IN_SCORING,
    IN_SETUP,
    IS_OVER,
    LETTER_CARD,
    OUTSKIRTS,
    PAYMENT,
    PLOT,
    PRESTIGE_OWNER,
    PRESTIGE_TILE,
    PROJECT,
    ROTATION,
    SETTLE,
    SHOW,
    SITE,
    SLOTS,
    STORE,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.starting import stack_of


def sound(s: Chicago) -> None:
    """What must hold in every position; AssertionError tells what does not."""
    assert 1 <= s.round <= ROUNDS, "there is no such round"
    sound_stack(s)
    sound_companies(s)
    sound_market(s)
    sound_things(s)
    sound_town(s)
    sound_markers(s)
    if s.phase != IN_SETUP:
        sound_stacks(s)
        sound_projects(s)
        sound_symbols(s)
        sound_prestige(s)
        sound_winners(s)
        sound_letters(s)
        assert min(s.banners + s.ward_tokens) >= 0, "something was not set up"
        assert (min(s.council) >= 0) == s.with_council, "the council is mixed up"
        assert (max(s.council) >= 0) == s.with_council, "the council is mixed up"


def sound_companies(s: Chicago) -> None:
    """What companies own can be."""
    if s.phase != IN_SETUP:
        assert sorted(s.recent) == list(range(s.seats)), "the discs are mixed up"
    assert min(s.tokens + s.favors + s.expansions + s.symbols) >= 0, "tokens are owed"
    assert sum(s.expansions) <= s.parts.expansions, "too many expansions"
    for seat in range(s.seats):
        assert 0 <= s.poverty[seat] < len(s.parts.loss), "beyond the poverty track"
        sound_expertise(s, seat)
        cards = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
        held = [card for card in cards if card >= 0]
        assert cards == held + [-1] * (SLOTS - len(held)), "a slot is skipped"
        assert len(held) <= s.slot_count(seat), "too many cards"
        assert 0 <= s.added[seat] <= SPACE_COUNT, "too many cards added"
        scored = sum([s.scored[i * s.seats + seat] for i in range(len(SOURCES))])
        assert scored == s.rep[seat], "reputation is lost or made"


def sound_expertise(s: Chicago, seat: int) -> None:
    """[RC-EXP-01] Permanent tokens are those of the columns passed."""
    start = s.parts.start_column[s.seats - 2]
    for kind in range(TYPE_COUNT):
        column = s.expertise[seat * TYPE_COUNT + kind]
        assert start <= column <= s.parts.last_column, "beyond the expertise track"
        passed = [it for it in s.parts.permanent_columns[s.seats - 2] if it <= column]
        assert s.permanents[seat * TYPE_COUNT + kind] == len(passed), "permanents are mixed up"


def sound_market(s: Chicago) -> None:
    """Squares hold markers of colours in play; projects have their cards."""
    for at in range(len(s.marks)):
        space, square = divmod(at, SQUARES)
        if s.marks[at] >= 0:
            assert s.marks[at] < s.colors(), "a marker of no colour"
            assert s.cards[space] >= 0, "a marker without a card"
            assert square < len(s.squares(space)), "a marker beside a card"
    for space in range(SPACE_COUNT):
        assert -1 <= s.winner[space] < s.colors(), "a winner of no colour"
    assert s.phase >= IN_BIDDING or max(s.marks) < 0, "a marker before the bidding"
    if IN_BIDDING <= s.phase <= IN_RESOLUTION:
        assert min(s.projects + s.cards) >= 0, "a space without project or card"
        assert sorted(s.rows) == list(range(s.seats)), "rows are mixed up"


def sound_things(s: Chicago) -> None:
    """Each card, project and tile is in one place at most."""
    cards = [card for card in s.cards + s.slots if card >= 0]
    piles = s.unseen_cards
    for pile in s.pile:
        assert not piles & pile, "a card is in two places"
        piles |= pile
    if s.top_card >= 0:
        cards.append(s.top_card)
    once(cards, piles, "a card is in two places")
    raised = [s.built[i] for i in range(PLOT_COUNT) if 0 <= s.owner[i] < PRESTIGE_OWNER]
    # one in hand may stand in the town already, and still lies in the area
    area = [project for project in s.projects if project not in in_hand(s) or project not in raised]
    projects = [project for project in area + s.tops + raised if project >= 0]
    once(projects, s.unseen_projects, "a project is in two places")
    prestige = [s.built[i] for i in range(PLOT_COUNT) if s.owner[i] == PRESTIGE_OWNER]
    once([*prestige, *[it for it in s.shown if it >= 0]], s.unseen_prestige, "a building twice")
    once_in(s.empties, [tile for tile in s.lots if tile >= 0], "an empty plot tile twice")
    once_in(s.won, [tile for tile in s.hoods if tile >= 0], "a neighborhood tile twice")
    once_in(s.finals, [], "a final project twice")
    for listed in (s.last_tiles, s.ward_tokens, s.council):
        drawn = [it for it in listed if it >= 0]
        assert len(set(drawn)) == len(drawn), "a tile is in two places"
    for kind in range(TYPE_COUNT):
        assert s.banners.count(kind) <= s.parts.banner_counts[kind], "too many banners"


def in_hand(s: Chicago) -> list[int]:
    """The project that is built already while its card is not stored yet."""
    steps = [frame.step for frame in s.stack]
    for step in (SETTLE, PAYMENT, BUILD, PLOT, OUTSKIRTS):
        if step in steps:
            return []
    return [s.projects[frame.a] for frame in s.stack if frame.step == STORE]


def once(listed: list[int], unseen: int, wrong: str) -> None:
    """Is everything there once, and nothing of it unseen?"""
    assert len(set(listed)) == len(listed), wrong
    for thing in listed:
        assert not unseen >> thing & 1, wrong


def once_in(held: list[int], listed: list[int], wrong: str) -> None:
    """Is everything with one owner, or in its place?"""
    seen = 0
    for things in held:
        assert not seen & things, wrong
        seen |= things
    once(listed, seen, wrong)


def sound_town(s: Chicago) -> None:
    """Buildings of players have levels, those of nobody none."""
    for plot in range(PLOT_COUNT):
        owner = s.owner[plot]
        assert owner < s.colors() or owner == PRESTIGE_OWNER, "a building of no colour"
        assert (s.levels[plot] > 0) == (0 <= owner < PRESTIGE_OWNER), "levels are mixed up"
        if owner == PRESTIGE_OWNER:
            assert s.built[plot] < len(PRESTIGE), "there is no such prestige building"
    for lot in range(LOTS):
        assert -1 <= s.lot_owner[lot] < s.colors(), "a building of no colour"
        assert s.lots[lot] < 0 or s.lot_owner[lot] < 0, "a tile below a building"
        assert (s.lot_levels[lot] > 0) == (s.lot_owner[lot] >= 0), "levels are mixed up"
    for hood in range(HOODS):
        built = [plot for plot in s.parts.around[hood] if s.owner[plot] >= 0]
        if s.hoods[hood] < 0 and s.phase != IN_SETUP:
            assert len(built) == len(s.parts.around[hood]), "a tile is gone too early"


def sound_markers(s: Chicago) -> None:
    """[RC-GEN-06, RC-CON-09] Nobody has more markers than there are."""
    given = s.parts.per_round * (s.round if s.phase >= IN_BIDDING else s.round - 1)
    more = 0
    for seat in range(s.seats):
        assert 0 <= s.board[seat] <= s.parts.most_markers, "too many markers"
        used = s.board[seat] + s.marks.count(seat) + all_levels(s, seat)
        more += max(0, used - given)
    # that tile takes a marker from the supply
    assert more <= (1 if is_level_used(s) else 0), "more markers than there are"
    if s.phase == IS_OVER:
        assert s.round == ROUNDS, "the game is over too early"


def is_level_used(s: Chicago) -> bool:
    """Is the empty plot tile that adds a level gone [RC-EPT-11]?"""
    for tile in range(len(EMPTY_TILES)):
        if ADD_LEVEL in s.parts.rewards.kinds[s.parts.empty_reward[tile]]:
            held = [seat for seat in range(s.seats) if s.empties[seat] >> tile & 1]
            return tile not in s.lots and not held
    return False


def sound_stacks(s: Chicago) -> None:
    """[RC-SET-01] Stacks to come are whole, those of earlier rounds are gone."""
    pending = [frame.step for frame in s.stack].count(PROJECT)
    for stack in range(STACKS):
        left = len(stack_of(s, stack))
        if stack >= s.round:
            assert s.tops[stack] // STACK_SIZE == stack, "a stack has another top"
            assert left == STACK_SIZE - 1, "a stack is not whole"
        else:
            assert s.tops[stack] < 0, "a stack is left over"
            assert left == (pending if stack == s.round - 1 else 0), "a stack is left over"
    assert s.unseen_projects >> STACKS * STACK_SIZE == 0, "a project is in no stack"
    assert min(s.last_tiles) >= NUMBERED, "four final projects are in play"
    is_drawing = DRAW in [frame.step for frame in s.stack]
    assert (s.top_card < 0) == is_drawing, "the deck has no top"
    used = SPACE_COUNT * s.round
    if s.phase == IN_ANNOUNCEMENT:
        used -= SPACE_COUNT - len([card for card in s.cards if card >= 0])  # not laid yet
    left = len(CARDS) - used - (0 if is_drawing else 1)
    assert s.unseen_cards.bit_count() == left, "too many or too few cards"


def is_of_round(s: Chicago, project: int, round_: int) -> bool:
    """Is a project announced in a round?"""
    if round_ == ROUNDS:
        return project == LAST_NUMBERED or project in s.last_tiles
    return project // STACK_SIZE == round_ - 1


def sound_projects(s: Chicago) -> None:
    """[RC-P1-01, RC-P1-02] Projects lie and stand where and when they can."""
    for project in s.projects:
        assert project < 0 or is_of_round(s, project, s.round), "a project of another round"
    finals = [0] * s.colors()
    for plot in range(PLOT_COUNT):
        if 0 <= s.owner[plot] < PRESTIGE_OWNER:
            project = s.built[plot]
            assert not s.parts.is_move[project], "a move project stands in a ward"
            rounds = [it for it in range(1, s.round + 1) if is_of_round(s, project, it)]
            assert rounds, "a project of a round to come"
            if project >= NUMBERED:
                finals[s.owner[plot]] |= 1 << project - NUMBERED
    assert s.finals == finals[: s.seats], "final projects of others"
    moved = len([owner for owner in s.lot_owner if owner >= 0])
    waiting = len([it for it in s.projects if it >= 0 and s.parts.is_move[it]])
    in_hand = 1 if has_moved(s) else 0
    assert moved <= s.round - waiting + in_hand, "a building was moved too early"
    for lot in range(LOTS):
        assert (s.lots[lot] >= 0) != (s.lot_owner[lot] >= 0), "an outskirts plot is empty"


def sound_symbols(s: Chicago) -> None:
    """[RC-CON-03] Symbol tokens are those of projects that were completed."""
    is_given = BUILD not in [frame.step for frame in s.stack]
    hand = [s.projects[frame.a] for frame in s.stack if frame.step == STORE and is_given]
    waiting = [project for project in s.projects if project not in hand]
    announced = [it for it in range(NUMBERED) if it // STACK_SIZE < s.round and it not in waiting]
    symbols = [s.parts.symbol[project] for project in announced]
    for symbol in range(len(SYMBOLS)):
        tokens = sum(s.symbols[symbol :: len(SYMBOLS)])
        assert tokens <= symbols.count(symbol), "too many symbol tokens"


def has_moved(s: Chicago) -> bool:
    """Is a move project in hand whose building stands in the outskirts already?"""
    steps = [frame.step for frame in s.stack]
    if STORE not in steps or OUTSKIRTS in steps or BUILD in steps:
        return False
    return s.parts.is_move[s.projects[s.stack[steps.index(STORE)].a]]


def sound_prestige(s: Chicago) -> None:
    """[RC-MOVE-04, RC-MOVE-06] A prestige building for each move; the display is full."""
    steps = [frame.step for frame in s.stack]
    placed = s.owner.count(PRESTIGE_OWNER)
    moved = len([owner for owner in s.lot_owner if owner >= 0])
    to_place = len([step for step in steps if step in (PRESTIGE_TILE, SITE, ROTATION)])
    assert placed + to_place == moved, "a prestige building is missing"
    shown = len([tile for tile in s.shown if tile >= 0])
    assert placed + shown + s.unseen_prestige.bit_count() == len(PRESTIGE), "one is in no place"
    assert shown + steps.count(SHOW) == DISPLAYED or not s.unseen_prestige, (
        "the display is not full"
    )


def sound_winners(s: Chicago) -> None:
    """[RC-P3-05] After the bidding only winners' markers lie on cards."""
    for space in range(SPACE_COUNT):
        winner = s.winner[space]
        if s.phase <= IN_BIDDING:
            assert winner < 0, "a winner before the bidding is over"
        if s.phase > IN_PROJECTS:
            assert s.cards[space] < 0, "a card was left behind"
        if s.phase != IN_PROJECTS:
            continue
        assert (s.projects[space] >= 0) == (s.cards[space] >= 0), "a project without a card"
        if s.cards[space] >= 0:
            marks = s.marks[space * SQUARES : (space + 1) * SQUARES]
            colors = {color for color in marks if color >= 0}
            is_built = s.projects[space] in in_hand(s) and not colors  # markers are levels now
            assert winner >= 0, "a card nobody won"
            assert is_built or colors == {winner}, "markers of others"


def sound_letters(s: Chicago) -> None:
    """[RC-CC-02] Letters are given at the end, one to each card that has them all."""
    waiting = [frame.seat for frame in s.stack if frame.step == LETTER_CARD]
    for seat in range(s.seats):
        first = seat * len(LETTERS)
        letters = s.assigned[first : first + len(LETTERS)]
        assert min(letters) >= 0, "letters are owed"
        if waiting or (s.phase == IS_OVER and s.with_council):
            given = all_letter_cards(s, seat) - waiting.count(seat)
            assert sum(letters) == given, "letters are mixed up"
        else:
            assert sum(letters) == 0, "letters come at the end"
    if s.phase == IN_SCORING:
        assert s.round == ROUNDS, "the game is scored too early"
