"""Every clause of the rules has a test that names it, and no test names a clause that does not exist."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from starboard import games
from starboard.core.clauses import rules

TESTS = Path(__file__).parent.parent


@cache
def named() -> dict[str, list[str]]:
    """Clause → the tests marked with it. Read from the source, so a skipped test still has to exist."""
    found: dict[str, list[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}: name clauses as plain strings"
                    assert isinstance(argument.value, str)
                    found.setdefault(argument.value, []).append(path.name)
    return found


def clauses(game: str) -> set[str]:
    return {key for key in rules(game) if not key.startswith("§")}


@pytest.mark.parametrize("game", games.ours())
def test_every_clause_has_a_test(game: str) -> None:
    missing = sorted(clauses(game) - set(named()), key=_by_number)
    assert not missing, f"{len(missing)} clauses without a test: {', '.join(missing)}"


def test_no_test_names_an_unknown_clause() -> None:
    known = set().union(*(clauses(game) for game in games.ours()))
    assert not sorted(set(named()) - known)


def _by_number(clause: str) -> tuple[str, list[int]]:
    name, _dash, numbers = clause.partition("-")
    return name, [int(part) for part in numbers.split(".")]
