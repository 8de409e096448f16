"""The documentation tells the truth: its Python runs, its picture is what the program draws."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import jackscrew

TOP = Path(__file__).parent.parent
PAGES = [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PICTURED_AT = 207


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = "\n".join(PYTHON.findall(page.read_text(encoding="utf-8")))
    assert code
    exec(compile(code, str(page), "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_picture_of_the_readme_is_drawn_by_the_program() -> None:
    text = (TOP / "docs" / "city_council.txt").read_text(encoding="utf-8")
    match = jackscrew.game("city_council").replay(jackscrew.parse_record(text))
    drawn = str(match.at(PICTURED_AT).picture(names=["Ada", "Bruno", "Clara", "Dora"]))
    golden = TOP / "docs" / "city_council.svg"
    if os.environ.get("JACKSCREW_UPDATE_GOLDEN") == "1":
        golden.write_text(drawn, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == drawn
