# Every target sets up what it needs, and only once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
COMPILED := build/.compiled
ENGINE := $(wildcard src/republik/table/*.py src/republik/games/*/compiled.txt src/republik/games/*/*/*.py)
NODE_MODULES := web/node_modules/.installed
GENERATED := web/src/generated/.made
PAGE := build/.page
PAGE_FILES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*')
PACKED := build/python/.packed
SITE := build/.site
OFFLINE_PAGE := src/republik/server/site
SOURCES := $(wildcard src/republik/messages/*.ftl src/republik/games/*/data/* src/republik/games/*/*.py web/src/games/*/content/*) \
  $(shell find src/republik/server -name '*.py')

.DEFAULT_GOAL := setup
.PHONY: setup web site play terminal test lint types imports pytest pagetest bench docs format clean help

help: ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## */  make \1\t/' | expand -t 16

setup: $(INSTALLED) $(COMPILED) ## create the environment in .venv; compile the engine if there is a C compiler

web: setup $(PAGE) ## build the page into src/republik/server/static

site: $(SITE) ## build the page that needs no server into build/site; `republik serve` offers it at /offline/

play: setup web ## play in the browser
	@$(BIN)/republik serve --open

terminal: setup ## play in the terminal
	@$(BIN)/republik

test: lint types imports pagetest pytest ## run every check: style, types, imports, tests

lint: $(INSTALLED) ## check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

pagetest: $(GENERATED) ## check types and style of the page, run its unit tests
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

pytest: setup web site ## run the Python tests only
	$(BIN)/pytest -n 2

bench: setup web site ## measure our speed and that of peers on one core
	@$(BIN)/python benchmarks/run.py

docs: $(INSTALLED) ## build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

clean: ## delete everything that was built, including the environment
	rm -rf $(VENV) build dist site web/node_modules web/src/generated src/republik/server/static $(OFFLINE_PAGE) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

$(INSTALLED): pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is required; choose one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq python3-venv; } || \
	  { echo "This Python cannot create virtual environments (on Debian and Ubuntu: apt-get install python3-venv)"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	REPUBLIK_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,lab,page,postgres,ray,redis,server]'
	@touch $@

# Compiles the same modules as `pip install`, without running pip.
$(COMPILED): $(INSTALLED) $(ENGINE) setup.py
	@mkdir -p build
	$(BIN)/python -W ignore setup.py --quiet build_ext --inplace
	@touch $@

# The lock file lists native packages for one platform only: on others `npm ci` fails, and `npm install` adds the missing ones.
$(NODE_MODULES): web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || \
	  { echo "Node.js 20 or newer is required to build the page"; exit 1; }
	cd web && { npm ci --no-audit --no-fund --loglevel=silent || npm install --no-save --no-audit --no-fund --loglevel=error; }
	@touch $@

# Components, messages, notes, rules and API types in the form that the page imports.
$(GENERATED): $(INSTALLED) $(NODE_MODULES) $(SOURCES) web/generate.py
	$(BIN)/python web/generate.py
	cd web && npx openapi-typescript src/generated/openapi.json --empty-objects-unknown --output src/generated/api.d.ts >/dev/null
	@touch $@

$(PAGE): $(GENERATED) $(PAGE_FILES)
	@mkdir -p build
	cd web && npx vite build --logLevel warn
	@touch $@

# What the page needs of Python when there is no server: see web/tools/pack.py.
$(PACKED): $(NODE_MODULES) $(wildcard web/tools/pack.*) $(shell find src/republik -name '*.py' -o -name '*.toml')
	cd web && node tools/pack.mjs ../build/python
	@touch $@

# A static host gets the files as they are; the server's own copy has compressed ones beside them.
$(SITE): $(GENERATED) $(PAGE_FILES) $(PACKED)
	cd web && npx vite build --mode site --logLevel warn
	rm -rf $(OFFLINE_PAGE) && cp -r build/site $(OFFLINE_PAGE)
	find $(OFFLINE_PAGE) -regex '.*\.\(html\|js\|mjs\|css\|svg\|json\|wasm\|webmanifest\)' -exec gzip -9 -k -n {} +
	@touch $@
