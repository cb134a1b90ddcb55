# Every target sets up what it needs; a second run finds it done.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
COMPILED := build/.compiled
ENGINE := $(wildcard src/republik/wsdv/*.py src/republik/table/*.py src/republik/players/*.py)

.DEFAULT_GOAL := setup
.PHONY: setup play test lint types imports pytest bench docs format clean help

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## */  make \1\t/' | expand -t 16

setup: $(INSTALLED) $(COMPILED) ## the environment in .venv, the engine compiled where a C compiler is there

play: setup ## a game in the terminal
	@$(BIN)/republik

test: lint types imports pytest ## everything that has to hold

lint: $(INSTALLED) ## style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(INSTALLED) ## put the formatting right
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(INSTALLED) ## mypy --strict
	$(BIN)/mypy

imports: $(INSTALLED) ## imports point one way
	$(BIN)/lint-imports

pytest: setup ## the tests alone
	$(BIN)/pytest -n 2

bench: setup ## our speed and the peers', one table from one run on one core
	@$(BIN)/python benchmarks/run.py

docs: $(INSTALLED) ## the documentation, into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

clean: ## everything that was built, the environment too
	rm -rf $(VENV) build dist site src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

$(INSTALLED): pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; name one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq python3-venv; } || \
	  { echo "This Python cannot make virtual environments (Debian, Ubuntu: apt-get install python3-venv)"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	REPUBLIK_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,lab,ray,server]'
	@touch $@

# The same as `pip install` compiles, without asking pip again.
$(COMPILED): $(INSTALLED) $(ENGINE) setup.py
	@mkdir -p build
	$(BIN)/python -W ignore setup.py --quiet build_ext --inplace
	@touch $@
