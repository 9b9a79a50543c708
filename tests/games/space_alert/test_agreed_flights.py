"""Flights on which two programs agree that were written without sight of each other.

The second one was a plain script made from the rules sheet alone, for this purpose, and is not kept. Both flew 240,000
random flights without a difference in any field. Then the script was made to read one clause wrong at a time, in 136
ways, and flights were sought that end differently under the wrong reading, stripped of everything not needed for it:

- ``readings.jsonl``: for each wrong reading the shortest flight that tells it from the right one, and its right result;
- ``pairs.jsonl``: 60 whole flights in which cards meet that never act together in ``flights.json``.

``jq -c .flight`` makes input for ``starboard resolve --batch`` of either.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.games.space_alert.resolver import answer

DATA = Path(__file__).parent / "data"


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A flight and how it ends; ``wrong`` says what the flight guards against."""

    flight: msgspec.Raw
    result: dict[str, Any]
    clause: str = ""
    wrong: str = ""


def load(name: str) -> list[Agreed]:
    return [msgspec.json.decode(line, type=Agreed) for line in (DATA / name).read_bytes().splitlines()]


def flown(agreed: Agreed) -> Any:
    return msgspec.json.decode(answer(bytes(agreed.flight), str))


@pytest.mark.parametrize(
    "agreed",
    [pytest.param(reading, id=f"{reading.clause} not {reading.wrong}") for reading in load("readings.jsonl")],
)
def test_clause_is_read_right(agreed: Agreed) -> None:
    assert flown(agreed) == agreed.result


@pytest.mark.parametrize("agreed", load("pairs.jsonl"))
def test_flight_of_rare_company(agreed: Agreed) -> None:
    assert flown(agreed) == agreed.result
