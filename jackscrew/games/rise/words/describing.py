"""A seat of RISE at a glance, and the whole table in words."""

from __future__ import annotations

from jackscrew.games.rise import naming
from jackscrew.games.rise.tracks import SCALES, START
from jackscrew.games.rise.view import PlayerView, RiseView
from jackscrew.games.rise.words.board import board_told
from jackscrew.games.rise.words.events import era_of
from jackscrew.games.rise.words.names import tile_told
from jackscrew.text import N_, Figure, Words

FACES = {True: N_("active"), False: N_("inactive")}


def part(words: Words, number: int) -> str:
    """What a round is called."""
    return words.text("Round {round}, era {era}", round=number, era=era_of(words, number))


def figures(words: Words, view: RiseView, seat: int) -> list[Figure]:
    """Coins and their limit, School tiles, and the two scales."""
    player = view["players"][seat]
    tiles = player["school_tiles"]
    active = sum(tile["active"] for tile in tiles)
    return [
        Figure("coin", f"{player['coins']}/{player['limit']}", coins_told(words, player)),
        Figure("school-tile", f"{active}/{len(tiles)}", tiles_counted(words, player)),
        Figure("satisfaction", position(player, "satisfaction"), satisfaction_told(words, player)),
        Figure(
            "conservation",
            position(player, "conservation"),
            conservation_told(words, view, player),
        ),
    ]


def position(player: PlayerView, track: str) -> str:
    """Where a seat stands on a scale, with its sign."""
    return naming.signed(int(naming.parted(player["markers"][track])[1]))


def coins_told(words: Words, player: PlayerView) -> str:
    coins = naming.coins(words.text, player["coins"])
    return words.text("{coins}; coin limit {limit}.", coins=coins, limit=player["limit"])


def tiles_counted(words: Words, player: PlayerView) -> str:
    active = sum(tile["active"] for tile in player["school_tiles"])
    held = len(player["school_tiles"])
    return words.text("School tiles: {held}, active: {active}.", held=held, active=active)


def satisfaction_told(words: Words, player: PlayerView) -> str:
    told = {
        "position": position(player, "satisfaction"),
        "rate": naming.rate_named(words.text, player["rate"]),
    }
    if player["leader"]:
        return words.text("Satisfaction: {position}, leader; {rate}.", **told)
    return words.text("Satisfaction: {position}; {rate}.", **told)


def conservation_told(words: Words, view: RiseView, player: PlayerView) -> str:
    told = position(player, "conservation")
    if not player["penalty"]:
        return words.text("Conservation: {position}.", position=told)
    penalty = naming.penalty_named(words.text, view["printed"], player["penalty"])
    return words.text("Conservation: {position}. {penalty}.", position=told, penalty=penalty)


def describe(words: Words, view: RiseView) -> list[tuple[str, list[str]]]:
    """The whole table: headings, each with its sentences."""
    return [
        (words.text("The game"), game_told(words, view)),
        *board_told(words, view),
        *[
            (words.names[seat], seat_told(words, view, seat, player))
            for seat, player in enumerate(view["players"])
        ],
    ]


def game_told(words: Words, view: RiseView) -> list[str]:
    """Where in the game we are, and the order spaces."""
    told = [*words.path(view), words.prompt(view)]
    waiting = [seat for seat in view["order"] if seat is not None and seat >= 0]
    if waiting:
        names = words.listed([words.names[seat] for seat in waiting])
        told.append(
            words.text("Factories on the order spaces, first to last: {names}.", names=names)
        )
    return told


def seat_told(words: Words, view: RiseView, seat: int, player: PlayerView) -> list[str]:
    """A seat: VP, coins, markers and tiles."""
    told = [
        words.text("{points}.", points=naming.points(words.text, player["points"])),
        coins_told(words, player),
        *([words.text("The strongbox is turned over.")] if player["strongbox"] else []),
        satisfaction_told(words, player),
        conservation_told(words, view, player),
        *markers_told(words, view, player),
        *school_told(words, player),
        *culture_told(words, player),
        *bank_told(words, player),
    ]
    if seat in view["winners"] and view["over"]:
        told.append(words.text("{name} wins the game.", name=words.names[seat]))
    return told


def markers_told(words: Words, view: RiseView, player: PlayerView) -> list[str]:
    """Where the markers stand on the paths."""
    told = []
    for track, place in player["markers"].items():
        if track in SCALES:
            continue
        if place == START:
            name = naming.track_name(words.text, track)
            told.append(words.text("{track}: start.", track=name))
        else:
            told.append(words.text("{place}.", place=naming.place_named(words.text, place)))
    if player["rank"]:
        told.append(words.text("Highest rank: {rank}.", rank=player["rank"]))
    return told


def school_told(words: Words, player: PlayerView) -> list[str]:
    """School tiles with their face."""
    found = [
        words.text(
            "{track} ({face})",
            track=naming.track_name(words.text, tile["track"]),
            face=words.text(FACES[tile["active"]]),
        )
        for tile in player["school_tiles"]
    ]
    return [words.text("School tiles: {tiles}.", tiles=words.listed(found))] if found else []


def culture_told(words: Words, player: PlayerView) -> list[str]:
    """Culture tiles and what they are worth now."""
    return [
        words.text(
            "Culture tile: {tile}; now {points}.",
            tile=tile_told(words, tile),
            points=naming.points(words.text, points),
        )
        for tile, points in player["culture_tiles"].items()
    ]


def bank_told(words: Words, player: PlayerView) -> list[str]:
    """The cards a seat places below for nothing."""
    found = [str(number) for number in player["free_cards"]]
    if not found:
        return []
    return [words.text("Cards free thanks to the Bank: {cards}.", cards=words.listed(found))]
