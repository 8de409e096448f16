"""What `python -m build` makes serves wherever it is installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

TOP = Path(__file__).parent.parent
SOURCES = ["LICENSE", "README.md", "client", "jackscrew", "pyproject.toml", "setup.py"]
LEFT_OUT = shutil.ignore_patterns("node_modules", "built", "__pycache__", "*.so")
PLAIN = {**os.environ, "JACKSCREW_PURE": "1", "PYTHONPATH": ""}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both distributions, made from a checkout whose scripts were never bundled."""
    checkout = tmp_path_factory.mktemp("checkout")
    for name in SOURCES:
        if (TOP / name).is_dir():
            shutil.copytree(TOP / name, checkout / name, ignore=LEFT_OUT)
        else:
            shutil.copy(TOP / name, checkout)
    (checkout / "client/node_modules").symlink_to(TOP / "client/node_modules")
    command = [sys.executable, "-m", "build", "--no-isolation", "--skip-dependency-check"]
    done = subprocess.run(command, cwd=checkout, env=PLAIN, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return checkout / "dist"


def the(made: Path, ending: str) -> Path:
    """The distribution of a kind."""
    return next(made.glob(f"*{ending}"))


def test_both_hold_all_that_is_needed(made: Path) -> None:
    with zipfile.ZipFile(the(made, ".whl")) as wheel, tarfile.open(the(made, ".gz")) as source:
        names = {name for name in wheel.namelist() if name.startswith("jackscrew/")}
        inner = {name.partition("/")[2] for name in source.getnames()}
    kinds = {"py", "toml", "md", "po", "css", "svg", "html", "mako"}
    tracked = [
        path.relative_to(TOP).as_posix()
        for kind in kinds
        for path in (TOP / "jackscrew").rglob(f"*.{kind}")
        if "built" not in path.parts
    ]
    scripts = [f"jackscrew/web/static/built/{name}.js" for name in ("home", "table")]
    for wanted in (*tracked, *scripts):
        assert wanted in names
        assert wanted in inner


@pytest.fixture(scope="module")
def installed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with the wheel, which borrows what the wheel needs."""
    place = tmp_path_factory.mktemp("environment")
    venv.create(place, with_pip=False)
    python = place / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "-q"]
    subprocess.run([*command, str(the(made, ".whl"))], check=True)
    site = next(place.glob("lib/python*/site-packages"))
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return python


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed program serves."""
    command = [str(installed), "-m", "jackscrew", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=PLAIN,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    told = process.stdout.readline()
    found = re.search(r"http://\S+", told)
    assert found, told + process.stdout.read()
    yield found[0]
    process.terminate()
    process.communicate(timeout=20)


def test_the_wheel_serves_its_page_and_script(installed: Path, served: str) -> None:
    where = [str(installed), "-c", "import jackscrew; print(jackscrew.__file__)"]
    place = installed.parent.parent
    done = subprocess.run(where, cwd=place, env=PLAIN, capture_output=True, text=True, check=True)
    assert str(place) in done.stdout, "another package than the wheel's was used"
    with urlopen(served) as answer:
        page = answer.read().decode()
    script = re.search(r'src="(/[^"]*home[^"]*\.js[^"]*)"', page)
    assert script, page[:2000]
    with urlopen(served + script[1]) as answer:
        assert answer.status == 200
        assert len(answer.read()) > 500
