"""What the picture says besides the names and effects of things: its own messages."""

from jackscrew.text import N_

PHASES = {
    "stock": N_("Stock"),
    "building": N_("Building"),
    "action": N_("Action"),
    "operating": N_("Operating"),
    "cleanup": N_("Cleanup"),
}
PHASE_NOTES = {
    "setup": N_("Setup: each player starts a company."),
    "stock": N_("Stock phase: sell and buy certificates, or start a company."),
    "building": N_("Building phase: each player builds one building and removes one."),
    "action": N_("Action phase: partners act for the companies."),
    "operating": N_("Operating phase: companies produce and sell, highest appeal first."),
    "cleanup": N_("Cleanup: markets are filled for the next decade."),
    "over": N_("The game is over."),
}
ROWS = {
    "food_and_dairy": N_("Food and\ndairy"),
    "dry_goods": N_("Dry\ngoods"),
    "meat_packing": N_("Meat\npacking"),
    "shoes": N_("Shoes"),
}
"""The rows of the demand board, in two short lines where one is too long."""
SPACES = {
    "hire_workers": N_("workers"),
    "hire_manager": N_("manager"),
    "hire_salesperson": N_("salesperson"),
    "advertising": N_("advertising"),
    "capital_investment": N_("investment"),
    "extra_dividends": N_("dividends"),
    "fundraising_40": N_("fundraising"),
    "fundraising_60": N_("fundraising"),
    "fundraising_80": N_("fundraising"),
}
"""The general spaces, in the order of the board."""
HEADINGS = {
    "actions": N_("Actions"),
    "assets": N_("Capital assets"),
    "buildings": N_("Buildings"),
    "stock": N_("Share value"),
    "appeal": N_("Appeal"),
    "demand": N_("Demand"),
    "supply": N_("Supply chain"),
    "haymarket": N_("Haymarket Square"),
    "jobs": N_("Job market"),
    "companies": N_("Companies"),
    "goals": N_("Goals"),
}
LEGENDS = {
    "appeal": N_("operates first: highest, then top of the stack"),
    "haymarket": N_("two alike for one"),
    "last_good": N_("last good"),
    "next": N_("not yet"),
}
CERTIFICATE_LETTERS = {"director": N_("D"), "preferred": N_("P")}
HOLDERS = {"bank": N_("bank pool"), "company": N_("unsold")}
