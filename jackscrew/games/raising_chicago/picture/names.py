"""What the picture says besides the names of things: its own messages."""

from jackscrew.text import N_

PHASES = {
    "setup": N_("Set-up"),
    "announcement": N_("Announcement"),
    "bidding": N_("Bidding"),
    "resolution": N_("Resolution"),
    "projects": N_("Projects"),
    "company": N_("Company"),
    "scoring": N_("Final scoring"),
    "over": N_("Game over"),
}
HEADINGS = {
    "bidding": N_("Bidding board"),
    "coming": N_("To come"),
    "reputation": N_("Reputation"),
    "poverty": N_("Poverty"),
    "lost": N_("lost at the end"),
    "council": N_("City council"),
    "outskirts": N_("Outskirts"),
    "prestige": N_("Prestige"),
    "north": N_("N"),
    "each": N_("each"),
}
WARD = N_("Ward {ward}")
