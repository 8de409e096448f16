"""`docs/wire.md` tells all that goes through a socket, and what it shows does go through one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields
from website import PATIENCE, Site, make_table
from websockets.sync.client import ClientConnection, connect

from jackscrew.web.show import told
from jackscrew.web.site import asked

TEXT = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
SAID, ASKED, SHOWN = re.split(r"## What a client says|## An exchange", TEXT)
LINE = re.compile(r"^([<>]) (.*(?:\n    .*)*)", re.MULTILINE)
EXCHANGE = [(it[1], json.loads(it[2].replace("\n    ", " "))) for it in LINE.finditer(SHOWN)]
COUNTED = {"number", "page"}  # a server counts its pages, whichever table they are of
MESSAGES = [(SAID, it) for it in get_args(told.Message)] + [
    (ASKED, it) for it in get_args(asked.Asked)
]


@pytest.mark.parametrize(("text", "message"), MESSAGES, ids=lambda it: getattr(it, "__name__", ""))
def test_every_message_is_told_with_all_its_fields(text: str, message: Any) -> None:
    rows = [line.split("|", 2) for line in text.splitlines() if line.startswith("| `")]
    (row,) = [row[2] for row in rows if f"`{message.__struct_config__.tag}`" in row[1]]
    names = {field.encode_name for field in fields(message)}
    if issubclass(message, asked.Message):
        names.remove("id")
    assert all(f"`{name}`" in row for name in names)


def test_the_exchange_takes_place(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    address = f"ws://127.0.0.1:{site.port}/table/{made.name}/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {made.keys[0]}"}) as line:
        version = -1
        for sign, message in EXCHANGE:
            if sign == ">":
                line.send(json.dumps(message))
                continue
            heard = hear(line, version)
            assert outline(heard) == outline(message)
            version = heard.get("version", version)


def hear(line: ClientConnection, version: int) -> dict[str, Any]:
    """The next message; but not a page that only tells who has come, nor the own over it."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(PATIENCE))
        moved = message.get("version", version) > version or message.keys() & {"full", "id"}
        if moved or message["kind"] not in ("show", "own"):
            return message
        if message["kind"] == "own" and message.keys() > {"kind", "page"}:
            return message


def outline(message: dict[str, Any]) -> dict[str, Any]:
    """The fields of a message, with what they hold if that is a number or the like."""
    plain = (int, bool, list, type(None))
    return {
        key: value if isinstance(value, plain) and key not in COUNTED | {"actions"} else "…"
        for key, value in message.items()
    }
