# Two commands do all the set-up on a machine with python3, a C compiler and cargo:
#   make demo    build, install into .venv, and check an example under three models
#   make test    the same, then every test and lint
# `make build` does the set-up alone and leaves .venv/bin/treadle.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

# All that the wheel is made of: nothing is rebuilt while these are unchanged.
SOURCES := Cargo.toml Cargo.lock pyproject.toml \
	$(shell find crates -type f) \
	$(shell find python -name '*.py' -o -name '*.pyi' -o -name py.typed)

.PHONY: build demo test lint test-rust test-python bench clean

build: $(VENV)/.installed

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# maturin comes from PyPI, not from the machine. Its own stamp: it outlives changes of the sources.
$(VENV)/.maturin: | $(BIN)/python
	$(PIP) install --quiet 'maturin>=1.7,<2'
	touch $@

# First with dependencies (a no-op once they are there), then the wheel itself, whose version has not changed.
$(VENV)/.installed: $(SOURCES) | $(VENV)/.maturin
	rm -rf $(VENV)/wheels
	$(BIN)/maturin build --quiet --release --locked --interpreter $(BIN)/python --out $(VENV)/wheels
	wheel=$$(echo $(VENV)/wheels/treadle-*.whl) && \
		$(PIP) install --quiet "$$wheel[dev]" && \
		$(PIP) install --quiet --force-reinstall --no-deps "$$wheel"
	touch $@

# The bug under TSO and PSO is the point of the demonstration, so exit code 1 of treadle is success here.
demo: build
	$(BIN)/treadle check examples/store_buffering.c --model sc,tso,pso || test $$? -eq 1

test: lint test-rust test-python

lint: build
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict python/treadle

test-rust:
	cargo test --workspace --locked --quiet

test-python: build
	$(BIN)/pytest -q

bench: build
	cargo bench --workspace --locked
	$(BIN)/treadle bench tacas2015

clean:
	rm -rf $(VENV) target
