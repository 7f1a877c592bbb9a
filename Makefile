# Bare `make` lists the targets. Everything is installed into .venv, from the locks, when it is first needed.

.DEFAULT_GOAL := help
.NOTPARALLEL:
# No rules but those below: make would look for a way to make each source, which takes longer than all the rest.
MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

# The newest Python that will do: 3.11 or later, able to make an environment.
CANDIDATES := python3.14 python3.13 python3.12 python3.11 python3 python
WILL_DO := 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(shell for candidate in $(CANDIDATES); do \
	$$candidate -c $(WILL_DO) 2>/dev/null && { echo $$candidate; break; }; done)

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# The search for a Python takes a while; once there is an environment, its own will do.
ANY_PYTHON := $(or $(wildcard .venv/bin/python),$(PYTHON),false)
# A compiler counts when Python's headers are there too.
HAS_C := $(and $(shell $${CC:-cc} --version >/dev/null 2>&1 && echo yes),$(shell $(ANY_PYTHON) -S -c \
	'import pathlib, sysconfig; print("yes" if pathlib.Path(sysconfig.get_path("include"), "Python.h").exists() else "")'))
BUILT := .venv/built-$(if $(HAS_C),compiled,plain)
# What is compiled, and what its C types depend on.
RULES := $(shell find src/fondaco/kernel src/fondaco/games src/fondaco/bots src/fondaco/env src/fondaco/vector -name '*.py' -o -name '*.pxd' -o -name '*.json' 2>/dev/null) \
	$(wildcard src/fondaco/server/*/*.py src/fondaco/server/*/*/*.py)
PAGE := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
STATIC := src/fondaco/server/static/index.html
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make locks'

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

# The server starts on the plain sources; compiling goes on beside it until it ends.
.PHONY: play
play: .venv/fondaco $(STATIC) ## start the server and open it in the browser (ARGS="--port 8001")
	@$(BIN)/python -m tools.build fresh || ($(BIN)/python -m tools.build later $$$$ &); exec $(BIN)/fondaco serve --open $(ARGS)

.PHONY: dev
dev: .venv/dev .venv/fondaco ## what is needed to change a rule: the packages and the plain sources; nothing is compiled

.PHONY: quick
quick: dev ## the tests of one game on the plain sources, within twenty seconds (GAME=batavia)
	@test -d 'tests/games/$(GAME)' -a -n '$(GAME)' || { echo 'say which game: make quick GAME=its-folder' >&2; exit 2; }
	@FONDACO_PURE=1 $(BIN)/pytest -q -n auto -m 'not build and not thorough' -k '$(GAME)' \
		tests/games tests/golden tests/kernel tests/locale tests/test_docs.py tests/test_rule_ids.py $(ARGS)

# Tests start many processes: each would compile the sources for itself.
unexport PYTHONDONTWRITEBYTECODE

# Where C can be compiled, the tests insist on it.
test test-thorough test-all: export FONDACO_REQUIRE_C := $(if $(HAS_C),1)

# Tests of the server and the browser wait for other processes now and then, so that there may be more than processors.
MORE = $(shell $(ANY_PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
# FONDACO_RUN names the run in tests/times.json; `make test ARGS=--keep-times` keeps its times for later runs to compare with.
# Whole files, so that a server is started once for all tests of a file, in the order of tests/times.py.
PYTEST = env -u FONDACO_PURE FONDACO_RUN=$@ $(BIN)/pytest -n $(MORE) --dist loadfile --no-loadscope-reorder

.PHONY: test
test: .venv/dev $(BUILT) chromium ## before each commit, in some minutes: all rules, the server, every page once
	@$(PYTEST) -m 'not build and not thorough' $(ARGS)

.PHONY: test-all
test-all: test test-thorough test-plain test-build ## `make test`, and all that it leaves out; not Ray's, not the long matrices
	@printf '\n%s\n' '!!! THE RAY TEST WAS LEFT OUT: `make test-ray` installs Ray (350 MB, an environment of its own) and runs it !!!'

.PHONY: test-thorough
test-thorough: .venv/dev $(BUILT) chromium ## PostgreSQL, phones, the other language, whole games: what `make test` leaves out
	@echo '== what make test leaves out'
	@$(PYTEST) -m 'thorough and not build' $(ARGS)

# What only calls the games does not see at which of the two speeds they run, so it is tested once, by `make test`.
ONCE := arena browser cli lessons locale server tools

.PHONY: test-plain
ifneq ($(HAS_C),)
test-plain: .venv/dev $(BUILT) ## the rules, bots and environments on the plain sources
	@echo '== plain run'
	@FONDACO_PURE=1 FONDACO_RUN=$@ $(BIN)/pytest -n auto -m 'not build' $(ONCE:%=--ignore tests/%) $(ARGS)
else
test-plain:
	@printf '\n%s\n' '!!! NOTHING WAS COMPILED: no C compiler (cc), or no Python.h, on this machine; all tests ran on the plain sources !!!'
endif

.PHONY: test-build
test-build: .venv/dev $(BUILT) chromium ## the tests that build packages
	@echo '== packages'
	@FONDACO_RUN=$@ $(BIN)/pytest -n auto -m 'build' $(ARGS)

.PHONY: chromium
chromium: .venv/dev ## install the browser of the tests, if there is none
	@$(BIN)/python -m tools.chromium

.PHONY: test-lessons
test-lessons: .venv/dev $(BUILT) chromium ## every lesson by clicks, on a laptop and on a phone, in both languages
	@FONDACO_ALL_LESSONS=1 $(BIN)/pytest -n auto tests/browser/test_lessons.py $(ARGS)

.PHONY: test-whole-games
test-whole-games: .venv/dev $(BUILT) chromium ## whole games of all titles by clicks and by keyboard alone, and every scenario
	@FONDACO_ALL_WHOLE_GAMES=1 $(BIN)/pytest -n auto tests/browser -k 'from_lobby_to or by_keyboard_alone' $(ARGS)

.PHONY: test-contract
test-contract: .venv/dev $(BUILT) ## every game with every option at every seat count, and a look at each ply (takes ten minutes)
	@FONDACO_WHOLE_CONTRACT=1 $(BIN)/pytest -n auto tests/kernel/test_contract.py -k keeps_the_contract $(ARGS)

.PHONY: test-vector
test-vector: .venv/dev $(BUILT) ## 1,000 matches of every game in a batch against single environments, byte for byte (takes ten minutes)
	@FONDACO_MATCHES=1000 $(BIN)/pytest -n auto tests/vector -k rows_masks_rewards_and_ends $(ARGS)

.PHONY: test-ray
test-ray: .venv-ray/ready $(BUILT) ## the arena on a local Ray cluster against processes; installs Ray first (350 MB)
	@echo '== Ray'
	@PYTHONPATH=src .venv-ray/bin/python -m pytest tests/arena/test_ray.py $(ARGS)

.PHONY: test-new-game
test-new-game: .venv/dev $(BUILT) chromium ## write a game into a copy of the sources, compile and check it, play it in the browser
	@$(BIN)/python -m tests.tools.sixth_game

.PHONY: test-viewports
test-viewports: .venv/dev $(BUILT) chromium ## whole games of all titles played live at normal pace in each viewport and language (ARGS="kontor it phone", "--decisions 20"; "--stills": every decision in every viewport)
	@$(BIN)/python -m tests.browser.viewports $(ARGS)

.PHONY: test-browsers
test-browsers: .venv/dev $(BUILT) ## Firefox and WebKit, where they are installed: signing up, a lesson, live decisions of each title, a lost connection (before a release)
	@$(BIN)/python -m tests.browser.engines $(ARGS)

.PHONY: check
check: dev ## style, types and levels; compiles nothing
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m tools.page check

.PHONY: format
format: .venv/dev ## put the sources in order
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

.PHONY: coverage
coverage: .venv/dev $(BUILT) ## the plain run at half its speed, and its coverage as pages in build/coverage/html
	@rm -rf build/coverage && mkdir -p build/coverage
	@FONDACO_PURE=1 $(BIN)/coverage run -m pytest -n auto -m 'not build' --ignore tests/browser $(ARGS)
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage report
	@$(BIN)/coverage html --quiet --directory build/coverage/html

.PHONY: build
build: .venv/play ## the wheel and the source archive, into dist
	@rm -rf dist && $(BIN)/python -m hatchling build

.PHONY: web
web: .venv/play ## build the browser page
	@$(BIN)/python -m tools.page build

.PHONY: bench
bench: .venv/dev $(BUILT) .venv-peers/ready ## decisions and copies a second, beside other engines
	@PEERS=.venv-peers/bin/python $(BIN)/python -m bench $(ARGS)

.PHONY: bench-pgx
bench-pgx: .venv-pgx/ready bench ## the same with Pgx on JAX in the table (630 MB, an environment of its own)

.PHONY: bench-server
bench-server: .venv/dev $(BUILT) ## committed moves a second over websockets, beside boardgame.io
	@$(BIN)/python -m bench.server $(ARGS)

.PHONY: bench-wire
bench-wire: .venv/dev $(BUILT) ## bytes of a move for each seat, in every game
	@$(BIN)/python -m bench.server.wire $(ARGS)

.PHONY: bench-scaling
bench-scaling: .venv/dev $(BUILT) ## two processes and a full lobby against one process (ARGS="--before PATH" for an older checkout)
	@$(BIN)/python -m bench.server.scaling $(ARGS)

.PHONY: bench-loading
bench-loading: .venv/dev $(BUILT) ## start with 10,000 tables, and answer while 300 long matches are loaded
	@$(BIN)/python -m bench.server.loading $(ARGS)

.PHONY: bench-folding
bench-folding: .venv/dev $(BUILT) ## load logs as long as a stranger can make them, and ten times as long: docs/capacity.md
	@$(BIN)/python -m bench.server.folding $(ARGS)

.PHONY: bench-flood
bench-flood: .venv/dev $(BUILT) ## what others feel while four websockets of one stranger flood: /livez and moves
	@$(BIN)/python -m bench.server.flood $(ARGS)

.PHONY: bench-capacity
bench-capacity: .venv/dev $(BUILT) ## seconds of a processor for a move, a viewer, a table, a bot's move, a notification: docs/capacity.md
	@$(BIN)/python -m bench.server.capacity $(ARGS)

.PHONY: bench-sizing
bench-sizing: .venv/dev $(BUILT) ## memory by table and socket, growth of the database, moves a second by core: docs/hosting.md
	@$(BIN)/python -m bench.server.sizing $(ARGS)

.PHONY: plant-faults
plant-faults: .venv/dev ## plant faults in undo, clocks, seating, access and judging, one by one: do the tests find each?
	@$(BIN)/python -m tests.server.planted $(ARGS)

.PHONY: mutants
mutants: dev ## change one thing at a time in a game's rules: which changes does no test notice? (GAME=batavia; takes minutes)
	@$(BIN)/python -m tests.games.mutants $(GAME) $(ARGS)

.PHONY: kill-server
kill-server: .venv/dev $(BUILT) ## 200 times kill -9 on SQLite, 50 on PostgreSQL: nothing acknowledged is lost or doubled
	@$(BIN)/python -m tests.server.kills $(ARGS)

.PHONY: test-two-hosts
test-two-hosts: .venv/dev $(BUILT) ## two houses and PostgreSQL on hosts of their own: links cut, delayed, healed (network namespaces: needs root)
	@$(BIN)/python -m tests.server.two_hosts $(ARGS)

.PHONY: kill-notifications
kill-notifications: .venv/dev $(BUILT) ## 50 times kill -9 on SQLite, 20 on PostgreSQL, between a commit and its notifications: all arrive
	@$(BIN)/python -m tests.server.notify_kills $(ARGS)

.PHONY: soak-server
soak-server: .venv/dev $(BUILT) ## a quarter of an hour of kills, then half an hour of churn in one process: every record verifies, memory does not grow
	@$(BIN)/python -m tests.server.soak $(ARGS)

.PHONY: tune
tune: .venv/dev $(BUILT) ## make the weights of the games' advice again, from nothing (takes an hour or two)
	@$(BIN)/python -m fondaco.arena.tune --seed 1 --write $(ARGS)

.PHONY: strength
strength: .venv/dev $(BUILT) ## play the contests whose results are in docs/results/strength, where they are not whole (takes hours)
	@$(BIN)/python scripts/strength.py $(ARGS)

.PHONY: test-puzzles
test-puzzles: .venv/dev $(BUILT) ## search every stored puzzle again with fresh luck (takes some minutes)
	@$(BIN)/fondaco puzzles check $(ARGS)

.PHONY: levels
levels: .venv/dev $(BUILT) ## measure the levels of the bots and the hints, where docs/results/levels is not whole (takes hours)
	@$(BIN)/python scripts/levels.py $(ARGS)

.PHONY: ladder
ladder: .venv/dev $(BUILT) ## play the ladder of the bots, where docs/results/ladder is not whole (takes hours)
	@$(BIN)/python scripts/ladder.py $(ARGS)

.PHONY: playouts
playouts: .venv/dev $(BUILT) ## sample what a play-out of the search tells, where docs/results/playouts is not whole (takes minutes)
	@$(BIN)/python scripts/playouts.py $(ARGS)

.PHONY: rules-used
rules-used: .venv/dev $(BUILT) ## count which rules bots use, where docs/results/analysis/rules is not whole (takes minutes)
	@$(BIN)/python scripts/rules_used.py $(ARGS)

.PHONY: bot-ratings
bot-ratings: .venv/dev $(BUILT) ## derive the fixed ratings of the bots from docs/results/levels (takes a second)
	@$(BIN)/python scripts/bot_ratings.py $(ARGS)

.PHONY: locks
locks: .venv/dev ## lock the newest versions that pyproject.toml allows, with their hashes
	@$(LOCK) --upgrade pyproject.toml --extra server --group build -o requirements/play.txt
	@$(LOCK) --upgrade pyproject.toml --extra server --extra postgres --extra env --extra arena --extra data --group build --group dev \
		-c requirements/play.txt -o requirements/dev.txt
	@$(LOCK) --upgrade --group uv -c requirements/dev.txt -o requirements/uv.txt
	@$(LOCK) --upgrade pyproject.toml --extra ray --group ray -c requirements/dev.txt -o requirements/ray.txt
	@$(LOCK) --upgrade --group peers -o requirements/peers.txt
	@$(LOCK) --upgrade --group pgx -o requirements/pgx.txt

.PHONY: clean
clean: ## remove what was built and installed
	@rm -rf .venv .venv-peers .venv-pgx .venv-ray build dist .*_cache .hypothesis src/fondaco/server/static
	@find src -name '*.so' -delete
	@find . -name __pycache__ -not -path '*/node_modules/*' -prune -exec rm -rf {} +

# Each installs its lock into its environment and then makes the file it is named after; see tools/install.py.
NO_PYTHON := Python 3.11 or later with its venv module is needed (Debian: apt install python3 python3-venv)
INSTALL = @$(or $(PYTHON),false) -c $(WILL_DO) 2>/dev/null || { echo '!!! $(NO_PYTHON) !!!' >&2; exit 2; }; \
	$(PYTHON) -m tools.install $(@D) $< $@

.venv/play: requirements/play.txt
	$(INSTALL)

.venv/dev: requirements/dev.txt | .venv/play
	$(INSTALL)

.venv-peers/ready: requirements/peers.txt
	$(INSTALL)

.venv-pgx/ready: requirements/pgx.txt
	$(INSTALL)

.venv-ray/ready: requirements/ray.txt
	$(INSTALL)

.venv/fondaco: pyproject.toml hatch_build.py | .venv/play
	@rm -rf build/editable
	@FONDACO_NO_WEB=1 FONDACO_COMPILE=later $(BIN)/python -m hatchling build --target wheel:editable --directory build/editable >/dev/null
	@$(BIN)/uv pip install -q --python $(BIN)/python --no-config --offline --no-deps --reinstall build/editable/*.whl 2>/dev/null || \
		$(PIP) install --no-deps --force-reinstall build/editable/*.whl
	@touch $@

$(STATIC): $(PAGE) | .venv/play
	@$(BIN)/python -m tools.page build

# Not marked as done where a compiler is there and yet nothing was compiled: the next call tries again.
$(BUILT): pyproject.toml $(wildcard tools/*.py) $(RULES) | .venv/fondaco $(STATIC)
	@rm -f .venv/built-*
	@$(BIN)/python -m tools.build now
	@if [ -e build/compiled/current ] || [ -z '$(HAS_C)' ]; then touch $@; fi
