"""What a choice brings that is neither points nor coins."""

from __future__ import annotations

from jackscrew.core.view import question_of
from jackscrew.games.city_council.naming import tick_corner
from jackscrew.games.city_council.view import CityCouncilView
from jackscrew.text import N_, NN_, Words
from jackscrew.text.words import split

UNUSED = NN_(
    "Your turn ends with {count} unused coin.", "Your turn ends with {count} unused coins."
)
TICK = N_("Rail on the square in this corner ({corner}) makes the tile a stop.")
SENTENCES = {
    "lobby": N_("This helps you in this round; in the next all members are free again."),
    "skip invest": N_("Your investor can still come in a later turn, on the tile you place then."),
    "skip speculate": N_("Your speculator can still come in a later turn."),
}


def brings(words: Words, before: CityCouncilView, after: CityCouncilView, action: str) -> list[str]:
    """What a choice brings that neither events nor figures tell."""
    verb, what = split(action)
    if verb == "order":
        seats = len(before["order"])
        return [words.text("You would be number {place} of {seats}.", place=what, seats=seats)]
    if verb == "stop":
        coins = before["players"][before["seat"]]["coins"].values()
        return [words.plural(*UNUSED, sum(coin == "free" for coin in coins))]
    if verb == "tick":
        return [words.text(TICK, corner=tick_corner(words, what))]
    key = f"skip {question_of(before)['step']}" if verb == "skip" else verb
    return [words.text(SENTENCES[key])] if key in SENTENCES else []
