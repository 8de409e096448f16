"""The OpenAPI file tells what a view of each game is: a JSON Schema made from its TypedDict."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Discriminator, Reference, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import json

from jackscrew.core.view import View
from jackscrew.games import games

PLACE = "#/components/schemas/"
SPACE = "views."  # before the names of what views are made of: the interface has its own Move


class ViewSchema(OpenAPISchemaPlugin):
    """A view in an answer is that of one of the games, told apart by its key."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is View

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """One of the schemas that `WithViews` adds."""
        places = view_schemas()[0]
        return Schema(
            any_of=[Reference(ref=place) for place in dict.fromkeys(places.values())],
            discriminator=Discriminator(property_name="game", mapping=places),
        )


class WithViews(JsonRenderPlugin):
    """The OpenAPI file with the schemas of all views."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema["components"]["schemas"].update(view_schemas()[1])
        return super().render(request, openapi_schema)


def view_schemas() -> tuple[dict[str, str], dict[str, dict[str, Any]]]:
    """Where the schema of each game's view is, and the schemas of all that views are made of."""
    known = games()
    references, parts = json.schema_components(
        [game.view for game in known], ref_template=f"{PLACE}{SPACE}{{name}}"
    )
    places = {game.key: found["$ref"] for game, found in zip(known, references, strict=True)}
    return places, {f"{SPACE}{name}": part for name, part in parts.items()}
