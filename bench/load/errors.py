"""What may go wrong in a measurement, told in one line."""

from __future__ import annotations


class BadLoad(Exception):
    """Something was asked for that cannot be measured; whoever asked can mend it."""


class Failed(Exception):
    """A measurement could not be brought to its end."""
