"""Plots in words: what stands there, and what building there brings."""

from __future__ import annotations

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.view import ChicagoView, is_prestige, is_raised
from jackscrew.text import N_, Words


def site_told(words: Words, view: ChicagoView, plot: int, *, is_prestige: bool = False) -> str:
    """A plot, what building there brings, and the neighborhoods it would enclose."""
    place = naming.capital(naming.plot_named(words.text, view["printed"], plot))
    gains = advances(view, plot, is_prestige)
    facts = [naming.advance_named(words.text, track, count) for track, count in gains.items()]
    reward = naming.plot_reward(words.text, view["printed"], plot)
    told = "; ".join(
        [", ".join([*facts, *([reward] if reward else [])]), *closed(words, view, plot)]
    )
    return words.text("{place}: {facts}", place=place, facts=told)


def advances(view: ChicagoView, plot: int, is_prestige: bool) -> dict[str, int]:
    """The tracks a building advances, by type: that of its column, and of the prestige area."""
    banners = [view["banners"]["prestige"]] if is_prestige else []
    banners.append(naming.column_banner(view, plot))
    return {kind: banners.count(kind) for kind in banners if kind}


def closed(words: Words, view: ChicagoView, plot: int) -> list[str]:
    """The neighborhoods that a building on a plot would enclose."""
    found = []
    for space in view["printed"]["neighborhood_spaces"]:
        if plot not in space["plots"]:
            continue
        hood = space["order"]
        tile = view["neighborhoods"][hood - 1]
        others = (view["plots"][it - 1] for it in space["plots"] if it != plot)
        if tile is not None and all(others):
            name = naming.hood_named(words.text, view["printed"], hood)
            reward = naming.hood_reward(words.text, view["printed"], tile)
            found.append(words.text("encloses {name} ({reward})", name=name, reward=reward))
    return found


def building_told(words: Words, view: ChicagoView, plot: int) -> str:
    """A plot and what stands on it."""
    place = naming.capital(naming.plot_named(words.text, view["printed"], plot))
    return words.text("{place}: {facts}", place=place, facts=standing(words, view, plot))


def standing(words: Words, view: ChicagoView, plot: int) -> str:
    """What stands on a plot."""
    built = view["plots"][plot - 1]
    if built is None:
        return words.text("empty")
    if is_prestige(built):
        tile, turn = built["prestige"], int(built["turn"])
        return naming.placed_told(words.text, view["printed"], tile, plot, turn)
    assert is_raised(built), "a building of no kind"
    return words.text(
        "{owner}, {levels}, {project}",
        owner=naming.color_named(words.text, words.names, view["non_player"], built["owner"]),
        levels=naming.counted(words.text, "level", built["levels"]),
        project=naming.project_named(words.text, view["printed"], built["project"]),
    )


def arrows_told(words: Words, view: ChicagoView, tile: str, plot: int, turn: int) -> str:
    """Where the arrows of a prestige building point, and who has built there."""
    found = naming.targets_of(view["printed"], tile, plot, turn)
    if found == [None]:
        return words.text("The arrow points off the board")
    told = [arrow_told(words, view, beside) for beside in found if beside is not None]
    told += [words.text("off the board")] * found.count(None)
    single = N_("Arrow at {arrows}: {reputation} at the end")
    several = N_("Arrows: {arrows}; {reputation} each at the end")
    value = naming.prestige_printed(view["printed"], tile)["value"]
    return words.text(
        single if len(found) == 1 else several,
        reputation=naming.reputation(words.text, value),
        arrows=", ".join(told),
    )


def arrow_told(words: Words, view: ChicagoView, plot: int) -> str:
    """A plot an arrow points at, and whose building stands there."""
    built = view["plots"][plot - 1]
    if built is None:
        return words.text("plot {number} (empty)", number=plot)
    if not is_raised(built):
        return words.text("plot {number} (prestige building)", number=plot)
    owner = naming.color_named(words.text, words.names, view["non_player"], built["owner"])
    return words.text("plot {number} ({owner})", number=plot, owner=owner)
