"""What the buttons say in few letters; the labels tell what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import question_of
from jackscrew.games.rise import naming
from jackscrew.games.rise.view import RiseView, answers_of, count_of, is_payment, track_of
from jackscrew.games.rise.words.labels import DECLINES
from jackscrew.text import N_, Brief, Words
from jackscrew.text.words import split

DECLINED = {
    "order": N_("Give up"),
    "joker": N_("No joker"),
    "tile": N_("No tile"),
    "choice": N_("None"),
    "pay": N_("Do not pay"),
    "exchange": N_("Keep coins"),
    "culture_tile": N_("Neither"),
}
OPTIONS = {"top": N_("Top option"), "bottom": N_("Bottom option")}
LEAVES = {"bank": N_("Leave the Bank"), "bureau": N_("Leave Bureau")}
PLAIN = {  # the deed, in few letters, and a sign
    "take": (N_("Take the Culture tile"), N_("Take the tile"), "culture"),
    "use": (N_("Use the space"), N_("Use the space"), "culture"),
    "proceed": (N_("Go on"), N_("Go on"), "right"),
}


def brief(words: Words, action: str, view: RiseView) -> Brief | None:
    """The button of an action in few letters; None if its label has no more."""
    verb, what = split(action)
    if verb in PLAIN:
        deed, text, sign = PLAIN[verb]
        return Brief(words.text(deed), sign, words.text(text))
    return BRIEFS[verb](words, what, view) if verb in BRIEFS else None


def brief_place(words: Words, what: str, view: RiseView) -> Brief:
    return Brief(words.text("Card {number}", number=what), "card")


def brief_play(words: Words, what: str, view: RiseView) -> Brief:
    message = OPTIONS[what]
    return Brief(words.text(message), "up" if what == "top" else "down")


def brief_step(words: Words, what: str, view: RiseView) -> Brief:
    track, space, slot = naming.parted(what)
    told = {"track": naming.track_name(words.text, track), "space": space}
    text = "" if slot else words.text("{track} {space}", **told)
    return Brief(naming.place_named(words.text, what), track, text)


def brief_track(words: Words, what: str, view: RiseView) -> Brief:
    return Brief(naming.track_name(words.text, what), what)


def brief_advance(words: Words, what: str, view: RiseView) -> Brief | None:
    """Steps on a track; an answer to a choice may bring more than that."""
    if question_of(view)["step"] == "joker" or len(answers_of(view)[f"advance {what}"]) == 1:
        return brief_track(words, what, view)
    return None


def brief_choose(words: Words, what: str, view: RiseView) -> Brief | None:
    """A payment; what is only taken is told by its label."""
    entries = answers_of(view)[f"choose {what}"]
    payment = entries[0] if len(entries) == 1 else ""
    if isinstance(payment, str) or not is_payment(payment):
        return None
    return brief_price(words, payment["pay"])


def brief_pay(words: Words, what: str, view: RiseView) -> Brief:
    return brief_price(words, count_of(view))


def brief_price(words: Words, price: int) -> Brief:
    """Coins that are paid."""
    coins = naming.coins(words.text, price)
    return Brief(words.text("Pay {coins}", coins=coins), "coin")


def brief_exchange(words: Words, what: str, view: RiseView) -> Brief:
    coins = naming.coins(words.text, int(what))
    return Brief(words.text("Give {coins}", coins=coins), "coin", coins)


def brief_decline(words: Words, what: str, view: RiseView) -> Brief:
    step = question_of(view)["step"]
    deed, text = DECLINES[step], DECLINED[step]
    return Brief(words.text(deed), "close", words.text(text))


def brief_stop(words: Words, what: str, view: RiseView) -> Brief:
    track = naming.track_name(words.text, track_of(view))
    return Brief(words.text("Stay on {track}", track=track), "close", words.text("Stay"))


def brief_leave(words: Words, what: str, view: RiseView) -> Brief:
    message = LEAVES[what]
    return Brief(words.text(message), what)


BRIEFS: dict[str, Callable[[Words, str, RiseView], Brief | None]] = {
    "place": brief_place,
    "play": brief_play,
    "step": brief_step,
    "advance": brief_advance,
    "choose": brief_choose,
    "activate": brief_track,
    "pay": brief_pay,
    "exchange": brief_exchange,
    "decline": brief_decline,
    "stop": brief_stop,
    "leave": brief_leave,
}
