"""Names of tables, such as "brass-viaduct-17"."""

from __future__ import annotations

import re
import secrets

LOWEST, HIGHEST = 10, 9999
NAME = re.compile(r"[a-z]{2,12}-[a-z]{2,12}-[1-9][0-9]{1,3}", re.ASCII)

FIRST = """
agile airy amber ample azure beaming birch bold brass breezy brick bright brisk bronze calm candid
cedar cheerful chestnut civic clay clear clever cobalt copper coral cosy crimson crystal curious
daring dapper eager early ebony elm emerald fair fine flint fond gentle gilded glad golden grand
granite happy hardy hazel hearty honest humble indigo iron ivory jade jolly keen kind lilac lively
lofty loyal lucky lunar maple marble mellow merry mighty mild misty modern neat nimble noble oaken
olive opal orderly patient pearl pewter pine placid plucky polished proud quick quiet rapid ready
ruby rustic sandy scarlet serene silver sleek slate smart snowy solar solid spry stable steady
steel stone sturdy sunny swift tall teal tidy timber tin trusty urban velvet violet vivid walnut
warm willow windy wise witty zinc
"""

SECOND = """
abacus alley anchor anvil aqueduct arcade arch archway atlas atrium avenue axle balcony barge
bastion beacon beam bell bench boiler bolt boulevard bridge buttress cable canal canopy capstan
causeway chimney cistern clock column compass conduit cornice courtyard crane crank cupola depot
derrick dial dome door dynamo easel elevator engine esplanade facade factory ferry flagpole
flywheel forge fountain foundry frame gable gallery garden gate gauge gear girder granary grove
hallway harbour hinge hoist jetty junction kiln ladder lamp landing lantern lathe ledger lever
library lighthouse lintel loft market mast mill monument mortar museum obelisk orchard paddle
parapet park parlour pavilion pier pillar piston platform plaza plumb porch portal promenade
pulley quarry quay rafter railway rampart rivet rotunda sawmill scaffold siding signal skylight
spire square stairway station steamer street switch tavern terminal terrace theatre tollgate
tower track trellis trestle tunnel turbine turnstile turret vault veranda viaduct village wagon
walkway wharf wheel winch windmill workshop yard
"""

FIRST_WORDS = FIRST.split()
SECOND_WORDS = SECOND.split()


def new_name() -> str:
    """A name for a table, easy to say and to type."""
    number = LOWEST + secrets.randbelow(HIGHEST - LOWEST + 1)
    return f"{secrets.choice(FIRST_WORDS)}-{secrets.choice(SECOND_WORDS)}-{number}"


def is_name(text: str) -> bool:
    """Could this be the name of a table?"""
    return NAME.fullmatch(text) is not None
