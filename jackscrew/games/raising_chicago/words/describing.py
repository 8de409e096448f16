"""A seat of Raising Chicago at a glance, and the whole table in words."""

from __future__ import annotations

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.rewards import TYPES
from jackscrew.games.raising_chicago.view import ChicagoView, PlayerView
from jackscrew.games.raising_chicago.words.board import board_told, sentence
from jackscrew.text import Figure, Values, Words

INFINITE = "\N{INFINITY}"


def part(words: Words, number: int) -> str:
    """What a round is called."""
    return words.text("Round {round}", round=number)


def figures(words: Words, view: ChicagoView, seat: int) -> list[Figure]:
    """Basic resources with permanent ones, wilds, favors and what poverty costs."""
    player = view["players"][seat]
    return [
        *[type_figure(words, player, kind) for kind in TYPES],
        token_figure(words, "wild", "wild", player["tokens"]["wild"]),
        token_figure(words, "favour", "favor", player["favors"]),
        Figure("poverty", cost_of(view, player), poverty_told(words, view, player)),
    ]


def type_figure(words: Words, player: PlayerView, kind: str) -> Figure:
    """Tokens of a type, and permanent ones after a plus sign."""
    held, permanents = player["tokens"][kind], player["permanents"][kind]
    text = f"{held}+{permanents}" if permanents else str(held)
    if kind in player["unlimited"]:
        text = f"{held}+{INFINITE}"
    return Figure(kind, text, type_told(words, player, kind))


def token_figure(words: Words, icon: str, kind: str, count: int) -> Figure:
    """Wilds or favors."""
    return Figure(icon, str(count), f"{naming.counted(words.text, kind, count)}.")


def type_told(words: Words, player: PlayerView, kind: str) -> str:
    """Tokens of a type, permanent ones, and the column of the track."""
    told: Values = {
        "tokens": naming.counted(words.text, kind, player["tokens"][kind]),
        "permanents": player["permanents"][kind],
        "column": player["expertise"][kind],
    }
    if kind in player["unlimited"]:
        return words.text("{tokens}; unlimited for projects.", **told)
    return words.text("{tokens}; permanent: {permanents}; track: column {column}.", **told)


def cost_of(view: ChicagoView, player: PlayerView) -> str:
    """What poverty takes at the end, with its sign: as the company shows it."""
    return str(-naming.loss_of(view["printed"], player["poverty"])).replace("-", naming.MINUS)


def poverty_told(words: Words, view: ChicagoView, player: PlayerView) -> str:
    """The position on the poverty track."""
    found = naming.poverty_named(words.text, view["printed"], player["poverty"])
    return f"{naming.capital(found)}."


def describe(words: Words, view: ChicagoView) -> list[tuple[str, list[str]]]:
    """The whole table: headings, each with its sentences."""
    return [
        (words.text("The game"), game_told(words, view)),
        *board_told(words, view),
        *[
            (words.names[seat], seat_told(words, view, seat, player))
            for seat, player in enumerate(view["players"])
        ],
    ]


def game_told(words: Words, view: ChicagoView) -> list[str]:
    """Where in the game we are, and the ranks."""
    names = words.listed([words.names[seat] for seat in view["rank"]])
    told = [*words.path(view), words.prompt(view)]
    if names:
        told.append(words.text("Ranks by reputation, highest first: {names}.", names=names))
    if view["asterisk"]:
        symbol = naming.symbol_named(words.text, view["asterisk"])
        told.append(words.text("The asterisk stands for: {symbol}.", symbol=symbol))
    return told


def seat_told(words: Words, view: ChicagoView, seat: int, player: PlayerView) -> list[str]:
    """A company: reputation, resources, tracks, cards and tiles."""
    told = [
        f"{naming.reputation(words.text, player['points'])}.",
        *[type_told(words, player, kind) for kind in TYPES],
        f"{naming.counted(words.text, 'wild', player['tokens']['wild'])}.",
        f"{naming.counted(words.text, 'favor', player['favors'])}.",
        poverty_told(words, view, player),
        *markers_told(words, player),
        *symbols_told(words, player),
        *cards_told(words, view, player),
        *tiles_told(words, view, player),
    ]
    if seat in view["winners"] and view["over"]:
        told.append(words.text("{name} wins the game.", name=words.names[seat]))
    return told


def markers_told(words: Words, player: PlayerView) -> list[str]:
    """Markers on the bidding board and in the supply, and levels on the main board."""
    return [
        words.text(
            "Markers: {board} on the bidding board, {supply} in the supply.",
            board=player["markers"],
            supply=player["supply"],
        ),
        words.text("Levels on the board: {count}.", count=player["levels"]),
    ]


def symbols_told(words: Words, player: PlayerView) -> list[str]:
    """Symbol tokens by symbol."""
    found = [
        words.text("{symbol} {count}", symbol=naming.symbol_named(words.text, it), count=count)
        for it, count in player["symbols"].items()
        if count
    ]
    return [words.text("Symbol tokens: {symbols}.", symbols=", ".join(found))] if found else []


def cards_told(words: Words, view: ChicagoView, player: PlayerView) -> list[str]:
    """The cards in the slots from left to right, and the pile."""
    told = [words.text("Slots for cards: {count}.", count=player["slot_count"])]
    told += [slot_told(words, view, player, slot) for slot in range(len(player["slots"]))]
    told += letters_told(words, player)
    if not player["pile"]:
        return told
    told.append(words.text("Cards in the pile: {count}.", count=player["pile"]))
    if player["pile_cards"]:
        letters = [naming.letters_of(view["printed"], card) for card in player["pile_cards"]]
        told.append(words.text("Letters in the pile: {letters}.", letters=", ".join(letters)))
    return told


def letters_told(words: Words, player: PlayerView) -> list[str]:
    """The letters that cards with all letters count for, once they are chosen."""
    counts = zip(naming.LETTERS, player["letters"], strict=True)
    found = [f"{letter} {count}" for letter, count in counts if count]
    if not found:
        return []
    return [words.text("Cards with all letters count as: {letters}.", letters=", ".join(found))]


def slot_told(words: Words, view: ChicagoView, player: PlayerView, slot: int) -> str:
    """A card in a slot; those added in this round are told apart."""
    card = naming.card_named(words.text, view["printed"], player["slots"][slot], view["side"])
    if slot < player["added"]:
        return words.text("Slot {number}: {card}, new.", number=slot + 1, card=card)
    return words.text("Slot {number}: {card}.", number=slot + 1, card=card)


def tiles_told(words: Words, view: ChicagoView, player: PlayerView) -> list[str]:
    """Empty plot tiles still to use, tiles and tokens won, and final projects."""
    text, printed = words.text, view["printed"]
    told = [naming.empty_tile_told(text, printed, tile) for tile in player["empty_plots"]]
    told += [naming.hood_tile_named(text, printed, tile) for tile in player["neighborhoods"]]
    told += [naming.ward_token_named(text, printed, token) for token in player["ward_tokens"]]
    told += [naming.project_told(text, printed, it) for it in player["final_projects"]]
    return [sentence(it) for it in told]
