"""Comparisons of component packs: the same games, before and after."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from jackscrew.cli import app
from jackscrew.lab.balance import balance, compare
from jackscrew.lab.report.comparison import verdict
from jackscrew.lab.report.rows import take_rows
from jackscrew.lab.simulate import Plan, run

BOTS = ("random",) * 3
PRINTED = Plan("city_council", BOTS, 12, seed=7)


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rail is worth 5 points more; random bots do not mind."""
    path = tmp_path_factory.mktemp("packs") / "rail.toml"
    path.write_text("[rail]\nvp_per_segment = 6\n")
    return path


def call(*words: object) -> Result:
    arguments = ["balance", "city_council", "--seats", ",".join(BOTS), "--jobs", 1, *words]
    return CliRunner().invoke(app, list(map(str, arguments)), catch_exceptions=False)


def test_what_a_pack_changes_is_found(pack: Path) -> None:
    heard: list[int] = []
    plan = Plan("city_council", BOTS, 12, 7, (), pack)
    result = balance(plan, 1, None, lambda: heard.append(1))
    assert len(heard) == 24
    assert (result.before, len(result.after)) == ("", 16)
    points = {change.name: change for change in result.of("points")}
    assert points["Rail"].sure
    assert points["Rail"].after > 2 * points["Rail"].before
    rail = points["Rail"].after - points["Rail"].before
    assert points["Rail"].difference.mean == pytest.approx(rail)
    assert points["Tiles placed"].difference.mean == 0
    assert verdict(points["Tiles placed"]) == "no"
    assert all(change.sure for change in result.of("scores"))
    assert {change.name: verdict(change) for change in result.of("games")}["Decisions"] == "no"


def test_figures_are_those_of_the_rows(pack: Path) -> None:
    rows = list(run(PRINTED))
    after = list(run(Plan("city_council", BOTS, 12, 7, (), pack)))
    changes = {(c.group, c.name): c for c in compare(take_rows(rows), take_rows(after))}
    wins = changes["wins", "Seat 1"]
    assert wins.before == sum(1 in row["winners"] for row in rows) / 12
    assert wins.after == sum(1 in row["winners"] for row in after) / 12
    score = changes["scores", "Seat 2"]
    assert score.before == pytest.approx(sum(row["scores"][2] for row in rows) / 12)
    bids = changes["counts", "Bids"]
    assert bids.before == pytest.approx(sum(sum(row["counts"]["bid"]) for row in rows) / 36)
    assert ("counts", "Chits taken from others") not in changes  # nobody ever did


def test_games_compared_with_themselves_do_not_differ() -> None:
    played = take_rows(list(run(PRINTED)))
    for change in compare(played, played):
        assert not change.sure
        assert change.difference.low <= 0 <= change.difference.high


def test_a_table_and_a_page(pack: Path, tmp_path: Path) -> None:
    out = tmp_path / "balance.html"
    result = call("--components", pack, "--games", 4, "-o", out)
    assert result.exit_code == 0
    for words in ("Wins by seat", "Unused coins", "95 % interval", "before: as printed"):
        assert words in result.stdout
    page = out.read_text(encoding="utf-8")
    assert "http" not in page
    assert page.count("<svg") == page.count("<desc") == 5
    assert page.count("<table>") == 5


def test_plain_data(pack: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("[rail]\nsegments = 0\n")
    result = call("--components", other, "--against", pack, "--games", 1, "--seed", 3, "--json")
    data = json.loads(result.stdout)
    assert (data["game"], data["games"], data["seed"]) == ("city_council", 1, 3)
    assert len({data["before"], data["after"], ""}) == 3
    scores = [change for change in data["changes"] if change["group"] == "scores"]
    assert scores[0]["interval"] is None
    assert scores[0]["difference"] == scores[0]["after"] - scores[0]["before"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "Missing option '--components'"),
        ("--components /no/such.toml", "No such file"),
        ("--components PACK --seats random", "is for 3 to 4 seats, not 1"),
        ("--components PACK --seats karl,karl,karl", "karl"),
        ("--components PACK --against PACK", "both packs are the same"),
        ("--components PACK --against BAD", "rail.segments = -1: must be from 0 to 196"),
        ("--components BAD", "rail.segments = -1: must be from 0 to 196"),
        ("--components PACK -o page.txt", "must end in .html"),
        ("--components PACK -o /no/such/page.html", "No such file"),
    ],
)
def test_bad_input(pack: Path, tmp_path: Path, words: str, told: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[rail]\nsegments = -1\n")
    filled = words.replace("PACK", str(pack)).replace("BAD", str(bad))
    result = call(*filled.split(), "--games", 2)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert told in result.stderr
