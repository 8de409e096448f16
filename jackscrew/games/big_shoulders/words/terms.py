"""What numbers on the table of City of the Big Shoulders are made of."""

from __future__ import annotations

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import PlayerView, ShouldersView, value_of
from jackscrew.games.big_shoulders.words.names import company_of
from jackscrew.text import Words
from jackscrew.text.words import Term


def terms(words: Words, view: ShouldersView, sign: str, piece: str) -> list[Term]:
    """What a player is worth, and what the player's shares are."""
    _, _, number = piece.rpartition("-")
    if not number.isdecimal() or int(number) >= view["seats"]:
        return []
    player = view["players"][int(number)]
    shares = shares_worth(view, player)
    if sign == "worth":
        cash = Term(words.text("cash"), player["cash"])
        return [cash, *shares, *goals_worth(words, view, player)]
    return shares if sign == "share-figure" else []


def shares_worth(view: ShouldersView, player: PlayerView) -> list[Term]:
    """What a player's shares of each company are worth today."""
    return [
        Term(naming.company(key), count * value_of(company_of(view, key)))
        for key, count in player["shares"].items()
        if count
    ]


def goals_worth(words: Words, view: ShouldersView, player: PlayerView) -> list[Term]:
    """What the goals bring a player, once the game is over."""
    return [
        Term(naming.goal(words.text, goal["measure"]), goal["reward"])
        for goal in view["goals"]
        if goal["goal"] in player["achieved"]
    ]
