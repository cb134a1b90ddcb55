# Every target sets up what it needs, and only once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
COMPILER := $(VENV)/.compiler
INSTALLED := $(VENV)/.installed
COMPILED := build/.compiled
ENGINE := $(wildcard src/republik/table/*.py src/republik/table/learning/* src/republik/games/*/compiled.txt src/republik/games/*/*/*.py)
PAGE_TOOLS := web/node_modules/.page
NODE_MODULES := web/node_modules/.installed
GENERATED := web/src/generated/.made
API_TYPES := web/src/generated/api.d.ts
PAGE := build/.page
PAGE_FILES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*')
PACKED := build/python/.packed
SITE := build/.site
OFFLINE_PAGE := src/republik/server/site
# One more than there are cores, because tests wait for servers and clocks. Twice as many take 8 % longer on two cores:
# browsers keep both busy, and each worker starts its own servers. Each worker may need two gigabytes.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(min(8, (os.cpu_count() or 1) + 1))')
QUICK := $(wildcard tests/games/*/test_*_[0-9]*.py tests/games/*/test_*_w[0-9]*.py tests/games/*/test_cards.py) \
  tests/games/wsdv/test_rulings.py tests/games/wsdv/test_editions.py tests/games/weimar/test_effects.py \
  tests/table/test_session.py tests/table/test_chance.py tests/test_finished_games.py
SOURCES := $(wildcard src/republik/messages/*.ftl src/republik/games/*/data/* src/republik/games/*/*.py src/republik/games/*/presenter/*.py src/republik/games/*/rules/*.py web/src/games/*/content/*) \
  $(shell find src/republik/hosting src/republik/server -name '*.py')

.DEFAULT_GOAL := setup
.PHONY: setup web site play terminal check test quicktest lint types imports pytest pagetest fuzz walk bench docs format lock wheels clean help

help: ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## */  make \1\t/' | expand -t 16

setup: $(INSTALLED) $(COMPILED) ## install everything for development into .venv; compile the engine if there is a C compiler

web: $(PAGE) ## build the page into src/republik/server/static

site: $(SITE) ## build the page that needs no server into build/site; `republik serve` offers it at /offline/

play: $(PLAYABLE) $(PAGE) ## play in the browser; installs only what that needs
	@$(call start,serve --open)

terminal: $(PLAYABLE) ## play in the terminal
	@$(call start)

check: ## the checks to run while working, in about a minute: style, types, imports, rules and the page's unit tests
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint imports types pagetest quicktest

# The chapters of both games and the table; what waits for players, servers or browsers is left to `make test`.
quicktest: $(INSTALLED)
	REPUBLIK_PURE=1 $(BIN)/pytest -q -n 2 $(QUICK)

# Two jobs at a time: what the tests need is built, and the sources are checked, beside the compiler.
test: ## run every check: style, types, imports, tests
	@$(MAKE) --no-print-directory --jobs=2 $(INSTALLED) $(NODE_MODULES)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target setup lint imports types pagetest web site
	@$(MAKE) --no-print-directory pytest

lint: $(INSTALLED) ## check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

pagetest: $(API_TYPES) ## check types and style of the page, run its unit tests
	cd web && npx prettier --check --log-level warn .
	cd web && npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && npx vitest run

format: $(INSTALLED) $(NODE_MODULES) ## fix the formatting
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npx prettier --write --log-level warn .

types: $(INSTALLED) ## check the types (mypy --strict)
	$(BIN)/mypy

imports: $(INSTALLED) ## check that imports point one way
	$(BIN)/lint-imports

pytest: setup web site $(API_TYPES) ## run the Python tests only
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

fuzz: setup ## search 500 random games of each game, edition and scenario for leaks of hidden information
	REPUBLIK_FUZZ_GAMES=500 $(BIN)/pytest --timeout=0 -n $(WORKERS) tests/table/test_secrecy.py

walk: setup web ## walk through whole games in the browser, at every size, and check that all is within reach
	REPUBLIK_WALKS=all $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/browser/test_walks.py

bench: setup web site ## measure our speed and that of peers on one core
	@$(BIN)/python benchmarks/run.py

docs: $(INSTALLED) ## build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

lock: $(INSTALLED) ## lock the versions of all packages (UPGRADE=1: newer ones)
	$(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)

wheels: $(PLAYABLE) $(PAGE) $(SITE) ## build the wheels of every Python here, install each and play with it
	$(BIN)/python tools/wheels.py $(PYTHONS)

clean: ## delete everything that was built, including the environment
	rm -rf $(VENV) build dist site web/node_modules web/src/generated src/republik/server/static $(OFFLINE_PAGE) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# Runs a command with the engine that is there. If it is not compiled, that happens meanwhile, and the command runs
# interpreted to its end.
define start
$(MAKE) --question $(COMPILED) >/dev/null 2>&1 && exec $(BIN)/republik $(1); \
mkdir -p build; \
echo "The engine is not compiled yet and runs interpreted. It is being compiled in the background; the next start uses it."; \
{ nice -n 10 $(MAKE) --no-print-directory $(COMPILED) >build/compile.log 2>&1; \
  $(if $(1),grep -q "^republik: engine compiled" build/compile.log && \
    echo "The engine is compiled: stop with Ctrl-C and start again to use it." || \
    echo "The engine stays interpreted; build/compile.log says why.";) } & \
REPUBLIK_PURE=1 exec $(BIN)/republik $(1)
endef

$(PLAYABLE): requirements/play.txt requirements/uv.txt pyproject.toml setup.py tools/install.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is required; choose one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq python3-venv; } || \
	  { echo "This Python cannot create virtual environments (on Debian and Ubuntu: apt-get install python3-venv)"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python tools/install.py play .
	@touch $@

$(COMPILER): $(PLAYABLE) requirements/build.txt
	$(BIN)/python tools/install.py build
	@touch $@

$(INSTALLED): $(COMPILER) requirements/dev.txt
	$(BIN)/python tools/install.py dev
	@touch $@

# Compiles the same modules as `pip install`, without running pip.
$(COMPILED): $(COMPILER) $(ENGINE) setup.py
	@echo "Compiling the engine"; $(BIN)/python tools/compile.py $@ $^

$(PAGE_TOOLS): web/package-lock.json
	@$(check_node)
	cd web && npm ci --omit=dev --no-audit --no-fund --loglevel=error
	@touch $@

# After $(PAGE_TOOLS), because both write to the same folder.
$(NODE_MODULES): web/package-lock.json | $(PAGE_TOOLS)
	@$(check_node)
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $(PAGE_TOOLS) $@

define check_node
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null || \
  { echo "Node.js 20.19, 22.12 or newer is required to build the page"; exit 1; }
endef

# Components, messages, notes, rules and the API in the form that the page imports.
$(GENERATED): $(PLAYABLE) $(SOURCES) web/generate.py web/view_types.py
	REPUBLIK_PURE=1 $(BIN)/python web/generate.py
	@touch $@

$(API_TYPES): $(GENERATED) $(NODE_MODULES)
	cd web && npx openapi-typescript src/generated/openapi.json --empty-objects-unknown --output src/generated/api.d.ts >/dev/null
	@touch $@

$(PAGE): $(GENERATED) $(PAGE_FILES) | $(PAGE_TOOLS)
	@mkdir -p build
	cd web && npx vite build --logLevel warn
	@touch $@

# What the page needs of Python when there is no server: see web/tools/pack.py.
$(PACKED): $(NODE_MODULES) $(wildcard web/tools/pack.*) $(shell find src/republik -name '*.py' -o -name '*.toml' -o -name '*.json' -o -name '*.net')
	cd web && node tools/pack.mjs ../build/python
	@touch $@

# A static host gets the files as they are; the server's own copy has compressed ones beside them.
$(SITE): $(GENERATED) $(PAGE_FILES) $(PACKED)
	cd web && npx vite build --mode site --logLevel warn
	rm -rf $(OFFLINE_PAGE) && cp -r build/site $(OFFLINE_PAGE)
	find $(OFFLINE_PAGE) $(foreach kind,html js mjs css svg json wasm,-name '*.$(kind)' -o) -name '*.webmanifest' | xargs gzip -9 -k -n
	@touch $@
