"""The command line."""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the result is the exit code."""
    raise NotImplementedError
