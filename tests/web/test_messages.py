"""The client's types are those of what the server sends and reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from jackscrew.web.site.typescript import interface, typescript

CLIENT = Path(__file__).parents[2] / "client" / "src" / "messages.ts"


def test_the_clients_types_are_up_to_date() -> None:
    assert CLIENT.read_text(encoding="utf-8") == typescript(), (
        "python -m jackscrew.web.site.typescript client/src/messages.ts"
    )


def test_what_the_client_could_not_check_has_no_type_there() -> None:
    class Loose(Struct):
        """Anything."""

        view: dict[str, Any]

    with pytest.raises(TypeError, match="has no type in the client"):
        interface(Loose)
