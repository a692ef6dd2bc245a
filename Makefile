# The one door: people and CI come in here. `make play` and `make test` are the whole set-up on a machine
# that has Python 3.11 or later and make. Once the stamps are fresh, nothing here uses the network.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play quick test test-all check bench strength client wire docs site torch openspiel release lock format clean \
        check-python check-web check-wire kernels ready test-python test-plain test-web

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Each step of the set-up is one line with its progress; what it writes is shown where it fails.
STEP := @tools/step.sh
NPM := ../tools/node.sh npm
CLIENT := src/settebello/server/client/index.html
# `play`, `client` and `release` need the packages that build the page; other targets need those that test it, too.
NODE_ALL := web/node_modules/.stamp
NODE_RUN := web/node_modules/.stamp-run
NODE := $(if $(or $(filter-out play client release,$(MAKECMDGOALS)),$(wildcard $(NODE_ALL))),$(NODE_ALL),$(NODE_RUN))

# ARGS go to the program that the target runs: make play ARGS="serve --port 8000", make test ARGS="-k capture -x".
ARGS :=
# Tests run on every core, and four more beside them, for those that wait for a browser or a server. One
# process, with a debugger: make test WORKERS=0. In another order each time: ARGS="--random-order".
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
WORKERS := $(shell echo $$(($(CORES) + 4)))
# The slow ones, which drive a browser, come first: a worker that is done takes half of what another has left.
# Tests start the program a hundred times, and every worker reads every test: Python keeps what it has compiled.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
# Three doors: what needs no browser, no server and no compiler; everything; and the exhaustive runs as well.
QUICK := -n $(CORES) --quick
MOST := -m "not slow"
# The exhaustive runs draw more examples: new ones each time, but the same ones in CI.
PROFILE := $(or $(HYPOTHESIS_PROFILE),$(if $(CI),ci,full))
# What would take minutes as Python: counts by the million, searches, every number of a network; and what
# tests the compiler itself.
LONG := test_ready or engine_counts or solve or cache or as_often_as or gradient or imitation or compilers_time

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------------------------------------- people

setup: $(VENV)/.stamp-dev $(NODE_ALL) ## Everything that developing needs

play: $(VENV)/.stamp-run $(CLIENT) ## Start the table and print its address (ARGS= goes to settebello)
	$(BIN)/settebello $(ARGS)

quick: $(VENV)/.stamp-dev ## The tests that need no browser, server, process or compiler (ARGS= goes to pytest)
	$(PYTEST) $(QUICK) $(ARGS)

test: ready ## Every test but the exhaustive ones (ARGS= goes to pytest)
	$(PYTEST) $(MOST) $(ARGS)

test-all: ready ## Every test, the exhaustive ones and those without the compiler too
	$(plain)
	HYPOTHESIS_PROFILE=$(PROFILE) $(PYTEST) $(ARGS)

check: check-python check-web check-wire test-python ## What CI runs: format, lint, types, layers, wire, tests

bench: $(VENV)/.stamp-dev $(CLIENT) ## Ask every question in bench/ and write docs/benchmarks.md (ARGS= names some)
	$(BIN)/python tools/bench_table.py $(ARGS)

strength: $(VENV)/.stamp-dev ## Play the ladders and write docs/strength.md: many hours of a core (ARGS= names games)
	$(BIN)/python tools/strength.py $(ARGS)

client: $(CLIENT) ## Build the browser client

wire: $(VENV)/.stamp-dev $(NODE_ALL) ## Write the client's message types from the server's
	$(BIN)/python tools/wire_types.py

docs: $(VENV)/.stamp-dev ## Write the pages of the rules from the presets and the catalogue
	$(BIN)/python tools/rules_doc.py

# The first run installs Sphinx; a warning is an error, and a link that leads nowhere is a warning.
site: $(VENV)/.stamp-site ## Build the documentation site into build/site
	$(STEP) "Documentation" "" 0 $(BIN)/python -m sphinx --fail-on-warning --fresh-env --quiet \
		-c tools/site -d build/site-work . build/site

torch: $(VENV)/.stamp-torch ## Install PyTorch for processors beside the rest, where pip finds it: its tests run then

openspiel: $(VENV)/.stamp-openspiel ## Install OpenSpiel beside the rest: the tests of its games run then

release: $(VENV)/.stamp-run $(CLIENT) ## Build the packages into dist and try each in an environment of its own
	$(BIN)/python tools/release.py $(ARGS)

format: $(VENV)/.stamp-dev $(NODE_ALL) ## Format and mend what can be mended
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	cd web && $(NPM) run --silent format

lock: ## Resolve the pins afresh (ARGS=--upgrade takes the newest versions)
	tools/lock.sh $(ARGS)
	cd web && $(NPM) install --package-lock-only --no-audit --no-fund
	cd web && ../tools/node.sh node ../tools/strip_lock.mjs package-lock.json

clean: ## Remove what the other targets made
	rm -rf $(VENV) .venv-node .venv-lock web/node_modules web/public/cards src/settebello/server/client dist build
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# -------------------------------------------------------------------------------------------- checks

# One after another even under make -j, so that the last line of `make check` is pytest's.
check-python: $(VENV)/.stamp-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/lint-imports --config lab/pyproject.toml
	$(BIN)/lint-imports --config art/pyproject.toml
	$(BIN)/python tools/rules_doc.py --check

check-web: check-python $(NODE_ALL)
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test

check-wire: check-web
	$(BIN)/python tools/wire_types.py --check

# Compile the kernels and read the tests (Python) beside installing, building and testing the page.
ready:
	@STEP_PLAIN=1 $(MAKE) --no-print-directory -j3 kernels $(VENV)/.stamp-tests $(CLIENT) test-web

test-web: $(NODE_ALL)
	cd web && $(NPM) run --silent test

# Beside the checks under make -j: those take one core.
kernels: $(VENV)/.stamp-dev
	$(STEP) "Compiled kernels" "" 0 $(BIN)/python tools/compile_kernels.py

# The kernels are the Python they read as: their tests once more, with the compiler off.
define plain
	NUMBA_DISABLE_JIT=1 HYPOTHESIS_PROFILE=$(PROFILE) $(PYTEST) -q -k "not ($(LONG))" \
		tests/unit/kernels tests/playthroughs tests/perft
endef

test-plain: $(VENV)/.stamp-dev
	$(plain)

# Pytest runs on every core, so nothing runs beside it. The line of the whole run comes last.
test-python: check-wire kernels $(VENV)/.stamp-tests $(CLIENT)
	$(plain)
	HYPOTHESIS_PROFILE=$(PROFILE) $(PYTEST) $(ARGS)

# -------------------------------------------------------------------------------------------- set-up

# A venv whose Python is gone is made again; one that runs is kept.
define ensure_venv
	@$(BIN)/python -c '' 2>/dev/null || { \
		python=$$(PYTHON="$(PYTHON)" tools/find-python.sh) && rm -rf $(VENV) && \
		tools/step.sh "Python environment" "" 0 "$$python" -m venv $(VENV); }
endef

# Without dependencies and without an isolated build: the pins hold all that the editable install needs.
INSTALL := $(PIP) install --progress-bar off --no-deps --no-build-isolation --editable
define install_package
	$(STEP) "Settebello" "" 0 $(INSTALL) .
endef

# Modules are compiled where they are first used (--no-compile): that is a small part of what is installed.
# The version that the environment knows is the one in the sources.
$(VENV)/.stamp-run: constraints.txt pyproject.toml src/settebello/__init__.py
	$(ensure_venv)
	$(STEP) "Python packages" "Collecting" $$(grep -c == constraints.txt) \
		$(PIP) install --progress-bar off --no-compile --require-hashes --requirement constraints.txt
	$(install_package)
	@touch $@

$(VENV)/.stamp-dev: constraints-dev.txt lab/pyproject.toml lab/src/settebello_lab/__init__.py art/pyproject.toml $(VENV)/.stamp-run
	$(STEP) "Python packages for tests" "Collecting|Requirement" $$(grep -c == constraints-dev.txt) \
		$(PIP) install --progress-bar off --no-compile --require-hashes --requirement constraints-dev.txt
	$(STEP) "The laboratory and the decks" "" 0 $(INSTALL) lab --editable art
	@touch $@

# Every worker of pytest reads all tests. Pytest compiles each file once, here, and not in all workers at once.
$(VENV)/.stamp-tests: $(VENV)/.stamp-dev
	$(STEP) "Tests are read" "" 0 env PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --collect-only -qq
	@touch $@

$(VENV)/.stamp-site: constraints-site.txt $(VENV)/.stamp-run
	$(STEP) "Python packages for the site" "Collecting|Requirement" $$(grep -c == constraints-site.txt) \
		$(PIP) install --progress-bar off --no-compile --require-hashes --requirement constraints-site.txt
	@touch $@

$(VENV)/.stamp-torch: constraints-torch.txt $(VENV)/.stamp-dev
	$(STEP) "PyTorch" "Collecting|Requirement" $$(grep -c == constraints-torch.txt) \
		$(PIP) install --progress-bar off --no-compile --require-hashes --requirement constraints-torch.txt
	@touch $@

$(VENV)/.stamp-openspiel: constraints-openspiel.txt $(VENV)/.stamp-dev
	$(STEP) "OpenSpiel" "Collecting|Requirement" $$(grep -c == constraints-openspiel.txt) \
		$(PIP) install --progress-bar off --no-compile --require-hashes --requirement constraints-openspiel.txt
	@touch $@

NPM_CI := tools/node.sh npm --prefix web ci --no-audit --no-fund --prefer-offline

$(NODE_RUN): web/package.json web/package-lock.json web/.npmrc
	$(STEP) "Packages that build the page" "" 0 $(NPM_CI) --omit=dev
	@touch $@

$(NODE_ALL): web/package.json web/package-lock.json web/.npmrc
	$(STEP) "Packages that build and test the page" "" 0 $(NPM_CI)
	@touch $@

# The decks are drawn before the page is built, which takes them as they are.
DECKS := web/public/cards/napoletane-italian.svg
DECK_SOURCES := $(shell find art/src -name '*.py')

$(DECKS): $(DECK_SOURCES)
	@python=$$(PYTHON="$(PYTHON)" tools/find-python.sh) && \
		PYTHONPATH=src:art/src tools/step.sh "The decks" "" 0 "$$python" -m settebello_art $(@D)

CLIENT_SOURCES := $(shell find web/src web/icons web/texts web/public web/index.html web/vite.config.ts web/tsconfig.json \
	src/settebello/texts -type f ! -name '*.test.ts' ! -name '*.py' ! -name '*.pyc' 2>/dev/null)

$(CLIENT): $(NODE) $(CLIENT_SOURCES) $(DECKS)
	$(STEP) "The page" "" 0 tools/node.sh npm --prefix web run build
	@touch $@
