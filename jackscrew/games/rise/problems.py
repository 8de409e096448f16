"""Sentences about component packs that several checks of RISE share."""

from __future__ import annotations

from collections.abc import Iterable

from jackscrew.core.components import BadPack, as_toml, listed


def only(key: str, allowed: Iterable[str]) -> BadPack:
    """Effects of other kinds than those of a place."""
    return BadPack("{key}: only {allowed} may stand here", key=key, allowed=listed(allowed))


def never(key: str, banned: str) -> BadPack:
    """An effect where it may not be."""
    return BadPack("{key}: {banned} may not stand here", key=key, banned=banned)


def too_many_steps(key: str, most: int) -> BadPack:
    """Effects that could set off each other for ever [RISE-K-17]."""
    return BadPack(
        "{key}: at most {most} may be steps on Press, Bureau or Bank, jokers or uses of School"
        " tiles",
        key=key,
        most=most,
    )


def no_line(key: str) -> BadPack:
    """Ways that part, or leave out a space."""
    return BadPack("{key}: each space leads to the next, in one line", key=key)


def short_line(key: str, least: int) -> BadPack:
    """The same, or fewer spaces than the rules speak of."""
    return BadPack("{key}: one line of at least {least} spaces", key=key, least=least)


def must_contain(key: str, wanted: object) -> BadPack:
    """Something that the rulebook shows is nowhere."""
    return BadPack("{key} must contain {wanted}", key=key, wanted=as_toml(wanted))
