"""The few words that the pages' scripts themselves say."""

from __future__ import annotations

from jackscrew.text import N_, Translator

TABLE_WORDS = {
    "live": N_("Move {number}, live"),
    "ended": N_("Move {number}, the end"),
    "moment": N_("Move {number} of {count}"),
    "refused": N_("That did not work."),
    "closed": N_("This table is no longer here."),
    "copied": N_("Copied."),
    "copy_by_hand": N_("The link is selected: copy it with your keyboard."),
    "rules_missing": N_("The rules could not be loaded."),
    "rules_none": N_("Nothing found."),
    "selected": N_("{label} is selected. Enter confirms."),
    "left": N_("Choices left: {count}"),
    "take_back": N_("Take back: {label}"),
}
RULES_WORDS = {"rules_none": N_("Nothing found.")}
HOME_WORDS = {
    "your_turn": N_("Your turn"),
    "over": N_("Game over"),
    "gone": N_("This table no longer exists."),
    "imported": N_("Tables in the file: {count}"),
    "rules_missing": N_("The rules could not be loaded."),
    "bad_file": N_("This is not a file of seats."),
}


def client_words(known: dict[str, str], words: Translator) -> dict[str, str]:
    """The same in one language; their places are filled by the script."""
    return {key: words.catalogue.gettext(message) for key, message in known.items()}
