# Every target makes the virtual environment it needs; nothing has to be installed by hand.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
RUN    := $(VENV)/.run
DEV    := $(VENV)/.dev

.PHONY: run test lint format docs bench soak backup restore clean

run: $(RUN)
	$(BIN)/python bot.py

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

bench: $(DEV)
	$(BIN)/python -m tests.bench

soak: $(DEV)
	$(BIN)/python -m pytest -n 2 -m soak --timeout 3600

backup: $(RUN)
	$(BIN)/python -m data backup $(FILE)

restore: $(RUN)
	@test -n "$(FILE)" || { echo "Which backup? make restore FILE=data/backups/….db"; exit 2; }
	$(BIN)/python -m data restore $(FILE)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(RUN): requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(DEV): requirements-dev.txt requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@ $(RUN)
