"""Marks for messages that stand in tables and are translated when they are shown.

They do nothing; Babel finds the messages by them (the keywords are in `babel.cfg`).
"""


def N_(message: str) -> str:  # noqa: N802 - the name gettext's tools look for
    """A message."""
    return message


def NC_(context: str, message: str) -> str:  # noqa: N802 - as N_
    """A message of a context, such as a component's name in one grammatical case."""
    return message


def NN_(one: str, many: str) -> tuple[str, str]:  # noqa: N802 - as N_
    """A message with its plural."""
    return one, many
