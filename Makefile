# Every target makes the virtual environment it needs; nothing has to be installed by hand.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
RUN    := $(VENV)/.run
DEV    := $(VENV)/.dev
UV     := $(VENV)/lock/bin/uv
PIP    := -m pip install --quiet --disable-pip-version-check

.PHONY: run install test lint format docs texts bench soak league mutants backup restore lock clean

run: $(RUN)
	$(BIN)/python bot.py

# What the bot needs, and nothing started: a service is run by somebody else.
install: $(RUN)

test: $(DEV) lint
	$(BIN)/python -m pytest -n 2 --dist worksteal

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: $(RUN)
	$(BIN)/python -m cogs.settings.readme

# What each translation lacks: make texts LANGUAGE=it
texts: $(RUN)
	$(BIN)/python -m texts $(LANGUAGE)

bench: $(DEV)
	$(BIN)/python -m tests.bench

soak: $(DEV)
	$(BIN)/python -m pytest -n 2 -m soak --timeout 3600

# Every level and every fixed plan among the house's robots: make league GAME=coup GAMES=2000
league: $(DEV)
	for game in $(or $(GAME),loveletter coup inkognito camelot hamlet); do \
		$(BIN)/python -m games league $$game --games $(or $(GAMES),200) || exit; done

# How many small mistakes in the rules do the tests notice? make mutants GAME=coup MINUTES=5 SEED=3
mutants: $(DEV)
	$(BIN)/python -m tests.mutants $(GAME) --minutes $(or $(MINUTES),20) --seed $(or $(SEED),1)

backup: $(RUN)
	$(BIN)/python -m data backup $(FILE)

restore: $(RUN)
	@test -n "$(FILE)" || { echo "Which backup? make restore FILE=data/backups/….db"; exit 2; }
	$(BIN)/python -m data restore $(FILE)

# The newest versions the ranges allow, the same for every Python we support; the files name no index.
LOCK_OPTIONS := --quiet --no-config --upgrade --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock"

lock: | $(UV)
	$(UV) pip compile $(LOCK_OPTIONS) requirements.txt --output-file requirements.lock
	$(UV) pip compile $(LOCK_OPTIONS) requirements-dev.txt --constraints requirements.lock --output-file requirements-dev.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(RUN): requirements.lock | $(VENV)/bin/python
	$(BIN)/python $(PIP) -r requirements.lock
	touch $@

$(DEV): requirements-dev.lock requirements.lock | $(VENV)/bin/python
	$(BIN)/python $(PIP) -r requirements-dev.lock
	touch $@ $(RUN)

$(UV):
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python $(PIP) "uv>=0.9,<1"
