# Every target does its whole set-up: a virtual environment in .venv, the package compiled into it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find jackscrew -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.po' -o -name '*.css') \
	pyproject.toml
# without a C compiler the package runs as plain Python, and the tests expect that
export JACKSCREW_BUILD := $(if $(shell command -v cc || command -v gcc),compiled,pure)
PYTEST := $(BIN)/pytest -q -n 2

.PHONY: play test lint bench clean

play: $(VENV)/installed
	$(BIN)/jackscrew play

test: $(VENV)/tested
	$(BIN)/jackscrew --version
	$(PYTEST)
	JACKSCREW_PURE=1 $(PYTEST) tests/core tests/contract tests/games tests/records tests/playthroughs

lint: $(VENV)/linted
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	MYPYPATH=tests/contract:tests/core:tests/games/city_council $(BIN)/mypy --namespace-packages --explicit-package-bases $$(git ls-files 'tests/*.py')

bench: $(VENV)/benched
	$(BIN)/jackscrew bench

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/pip:
	$(PYTHON) -c 'import sys; sys.exit("jackscrew needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

# The build folder goes first: what is compiled must be what is written.
$(VENV)/installed: $(BIN)/pip $(SOURCES)
	rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check .
	@$(BIN)/jackscrew --version
	@touch $@

$(VENV)/tested: $(VENV)/installed
	$(BIN)/pip install --quiet --disable-pip-version-check '.[test]'
	@touch $@

$(VENV)/linted: $(BIN)/pip pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check 'babel>=2.17' 'mypy-extensions>=1.1' 'mypy>=2.4' 'polars>=1.30' 'rich>=14' 'ruff>=0.15' 'typer>=0.28' pytest hypothesis
	@touch $@

$(VENV)/benched: $(VENV)/installed
	$(BIN)/pip install --quiet --disable-pip-version-check '.[bench]'
	@touch $@
