"""Where a pickle looks for the declaration."""

from tiny import TINY as TINY
