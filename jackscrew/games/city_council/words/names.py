"""Rows of the score sheet, steps and parts of the picture."""

from jackscrew.text import NC_

SOURCES = {
    "placement": NC_("source", "Tiles placed"),
    "adjacency": NC_("source", "Neighbours"),
    "penalty": NC_("source", "Tiles not fully paid"),
    "mayor": NC_("source", "Mayor"),
    "initial": NC_("source", "Initial bonus"),
    "investment": NC_("source", "Investments"),
    "die": NC_("source", "Speculator's die"),
    "rail": NC_("source", "Rail"),
    "stops": NC_("source", "Stops"),
    "coins": NC_("source", "Unused coins"),
}
STEPS = {
    "round": NC_("step", "Round"),
    "tops": NC_("step", "New tiles"),
    "bidding": NC_("step", "Bidding"),
    "bid": NC_("step", "Bid"),
    "lobbying": NC_("step", "Lobbying"),
    "pick": NC_("step", "Turn position and council"),
    "steal": NC_("step", "Taking a chit"),
    "turns": NC_("step", "Turns"),
    "turn": NC_("step", "Turn"),
    "stack": NC_("step", "Tile"),
    "pay_tile": NC_("step", "Paying for the tile"),
    "position": NC_("step", "Placing the tile"),
    "tick": NC_("step", "Turning the tile"),
    "invest": NC_("step", "Investor"),
    "speculate": NC_("step", "Speculator"),
    "die": NC_("step", "Value of the die"),
    "pay_die": NC_("step", "Paying for the speculator"),
    "rail": NC_("step", "Rail"),
    "fund": NC_("step", "Paying for rail"),
    "tiebreak": NC_("step", "Tie"),
}
PICTURE_PARTS = {
    "board": NC_("picture", "City"),
    "council": NC_("picture", "Council"),
    "seats": NC_("picture", "Coins"),
}
