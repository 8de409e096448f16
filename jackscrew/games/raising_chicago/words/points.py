"""Reputation in words: how much, and what for."""

from __future__ import annotations

from jackscrew.core.state import Event
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import (
    FROM_COUNCIL,
    FROM_WARDS,
    MEMBERS,
    SOURCES,
)
from jackscrew.games.raising_chicago.words.names import components_of
from jackscrew.text import N_, NN_, Words

# gained, lost
REASONS = {
    "levels": N_("{name} earns {reputation} for {levels}."),
    "plots": N_("{name} earns {reputation} for the plot."),
    "projects": N_("{name} earns {reputation} as the reward of the project."),
    "neighborhoods": N_("{name} earns {reputation} for a building there."),
    "expertise": N_("{name} earns {reputation} for a column of the expertise tracks."),
    "cards": N_("{name} earns {reputation} from resource cards."),
    "empty_plots": N_("{name} earns {reputation} from the empty plot tile."),
    "wards": N_("{name} earns {reputation} for levels in ward {ward}."),
    "bidding_board": N_("{name} earns {reputation} for markers on the bidding board."),
    "prestige": N_("{name} earns {reputation} from prestige buildings."),
    "final_projects": N_("{name} earns {reputation} for symbols of the final projects."),
    "symbol_sets": N_("{name} earns {reputation} for sets of symbols."),
    "personal_project": N_("{name} earns {reputation} for the personal project."),
    "poverty": N_("{name} earns {reputation} on the poverty track."),
    "council": N_("{name} earns {reputation} from the city council: {member}."),
}
SCORE = NN_("{count} reputation", "{count} reputation")  # what the result of a game counts
LOST = N_("{name} loses {reputation} on the poverty track.")


def points_told(words: Words, event: Event, points: int | None = None) -> str:
    """Reputation that a seat earned or lost, perhaps several times for the same."""
    amount = event.b if points is None else points
    values = {
        "name": words.names[event.seat],
        "reputation": naming.reputation(words.text, abs(amount)),
        "levels": naming.counted(words.text, "level", abs(amount)),
    }
    if amount < 0:
        return words.text(LOST, **values)
    if event.a == FROM_WARDS:
        values["ward"] = str(event.c + 1)
    if event.a == FROM_COUNCIL:
        member = MEMBERS[event.c - 1]
        values["member"] = naming.member_reward(words.text, components_of(words), member)
    return words.text(REASONS[SOURCES[event.a]], **values)
