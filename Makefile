# README's two commands. Everything else is for people who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test quick lint types setup bench clean lock

play: setup
	$(BIN)/starboard

test: setup lint types
	$(BIN)/pytest -q -n auto --dist worksteal

quick: setup lint types
	$(BIN)/pytest -q -n auto --dist worksteal -m "not slow"

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

bench: setup
	$(BIN)/python -m bench

setup: $(VENV)/.setup-stamp

$(VENV)/.setup-stamp: pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $@

lock:
	uv pip compile pyproject.toml --group dev --universal --generate-hashes --python-version 3.11 -o requirements.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
