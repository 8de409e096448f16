"""The OpenAPI file has a schema of each game's view, and views are what it says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
import website
from toy import TOY

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC
from jackscrew.core.view import View

VALIDATOR: Any = import_module("jsonschema").Draft202012Validator  # has no types; altair needs it
GAMES = [game for game in (*jackscrew.games(), TOY) if game.view is not View]


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """The OpenAPI file of a server that knows the toy too; views may have no other keys."""
    with website.with_toy(tmp_path_factory.mktemp("site") / "data") as site:
        found: dict[str, Any] = site.program().get("/api/schema/openapi.json").json()
        for schema in found["components"]["schemas"].values():
            if "properties" in schema:
                schema["additionalProperties"] = False
        yield found


def schema_of(described: dict[str, Any], game: Game) -> Any:
    """What checks a view of a game."""
    told = described["components"]["schemas"]["ViewOfTable"]["properties"]["view"]
    place = told["discriminator"]["mapping"][game.key]
    assert {"$ref": place} in told["anyOf"]
    return VALIDATOR({"$ref": place, "components": described["components"]})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_views_are_what_the_schema_says(described: dict[str, Any], game: Game) -> None:
    schema, dice = schema_of(described, game), random.Random(1)
    assert game.view.__name__ in schema.schema["$ref"]
    match = game.new(seats=game.seats[-1], seed=1)
    while not match.over:
        if dice.random() < 0.1 or match.version < 5:
            for seat in range(PUBLIC, match.setup.seats):
                schema.validate(match.view(seat))
        match.play(dice.choice(match.legal()))
    schema.validate(match.view())


def test_a_view_with_something_else_is_found_out(described: dict[str, Any]) -> None:
    view = TOY.new(seed=1).view(0)
    schema = schema_of(described, TOY)
    assert schema.is_valid(view)
    assert not schema.is_valid({**view, "secret": 7})
    assert not schema.is_valid({**view, "hand": "all"})
    assert not schema.is_valid({key: value for key, value in view.items() if key != "hand"})
