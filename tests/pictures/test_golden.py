"""Golden pictures of every game: a change of drawing shows as a difference, to be looked at.

JACKSCREW_UPDATE_GOLDEN=1 writes the pictures anew, JACKSCREW_UPDATE_GOLDEN=views also what they
show: a change of drawing is best looked at where the position stays the same.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import jackscrew
from jackscrew.core.supplied import picture_of
from jackscrew.core.view import View

from .positions import NAMES, PLAYED
from .views import GAINS

UPDATE = os.environ.get("JACKSCREW_UPDATE_GOLDEN")
FILES = sorted(Path(__file__).parent.glob("golden/*_*.svg"))


def view_of(file: Path) -> View:
    """What a picture shows: a stored view, with what is printed put back."""
    key, _, name = file.stem.rpartition("_")
    stored = file.with_suffix(".json")
    if not stored.exists():
        return PLAYED[key](name)
    if UPDATE == "views":
        bare = {**PLAYED[key](name)}
        bare |= {"printed": None} if "printed" in bare else {}
        stored.write_text(json.dumps(bare, sort_keys=True) + "\n", encoding="utf-8")
    data = json.loads(stored.read_text(encoding="utf-8"))
    if "printed" in data:
        data["printed"] = {**jackscrew.game(key).new(data["seats"]).view()}["printed"]
    view: View = data
    return view


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_picture_is_as_it_was(file: Path) -> None:
    game, view = jackscrew.game(file.stem.rpartition("_")[0]), view_of(file)
    gains = GAINS if game.key == "city_council" else None
    drawn = str(picture_of(game).picture(view, NAMES, gains=gains))
    if UPDATE:
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")
