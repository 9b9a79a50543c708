# `make play` and `make test` set up everything they need. The rest is for people who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
# The browser client is made by the build hook (hatch_build.py) when one of these is newer than it.
CLIENT := hatch_build.py $(shell find web src/starboard/locale -name node_modules -prune -o -type f -print)

.PHONY: play test quick lint types bench lock clean help

help:
	@echo "make play   set up and open the table in your browser"
	@echo "make test   set up and pass every check"
	@echo "make quick  the same without the mass play"
	@echo "make bench  speeds, beside peers"

play: $(VENV)/.play
	@$(BIN)/starboard

test: lint types
	$(BIN)/pytest -q -n auto --dist worksteal

quick: lint types
	$(BIN)/pytest -q -n auto --dist worksteal -m "not slow"

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

bench: $(VENV)/.test
	$(BIN)/python -m bench

$(VENV)/.play: requirements.lock requirements-fast.lock pyproject.toml $(CLIENT)
	@echo "Setting the table, once: a minute or two."
	@echo "Step 1 of 3: a Python of our own in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@echo "Step 2 of 3: $$(grep -c == requirements-fast.lock) packages"
	@$(PIP) install --require-hashes -r requirements.lock
	@# The compiler that hard bots think with: three packages more, and nothing needs them.
	@$(PIP) install --require-hashes -r requirements-fast.lock || echo "No compiler for this machine: bots think less far."
	@echo "Step 3 of 3: the games and the browser client"
	@$(PIP) install --no-deps -e .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements-dev.lock web/package-lock.json
	$(PIP) install --require-hashes -r requirements-dev.lock
	@# The build hook has installed what the client is made with; this is what it is checked with.
	if command -v npm >/dev/null; then cd web && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error; fi
	touch $@

# Lock files name no host: versions and hashes only.
lock:
	uv pip compile pyproject.toml --universal --generate-hashes --python-version 3.11 --no-annotate -q -o requirements.lock
	uv pip compile pyproject.toml --group dev --universal --generate-hashes --python-version 3.11 --no-annotate -q -c requirements.lock -o requirements-dev.lock
	uv pip compile pyproject.toml --extra fast --universal --generate-hashes --python-version 3.11 --no-annotate -q -c requirements-dev.lock -o requirements-fast.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
