"""The resolver's input as JSON Schema, made from the data it is checked against: ``starboard resolve --schema``."""

from __future__ import annotations

import re
from typing import Any

from starboard.games.space_alert import orders
from starboard.games.space_alert.flight_file import EXPANSIONS, LAST_NUMBER, MOST_CREW, TEST_RUN_TURNS
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.ship import LAST_TURN, SHIP, TOKENS, ZONES
from starboard.games.space_alert.threats import LIBRARY


def schema() -> dict[str, Any]:
    """A flight: what :func:`.resolver.read` takes, as far as a schema can say it."""
    order = "(?:" + "|".join(re.escape(token) for token in orders.ORDERS) + ")"
    board = {"type": "integer", "minimum": 1, "maximum": len(SHIP.trajectory)}
    zone_of_tokens = {"type": "array", "items": {"enum": list(TOKENS)}, "uniqueItems": True}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Space Alert flight",
        "description": "A planned flight for starboard resolve; docs/resolver.md explains every field.",
        **_object(
            {
                "crew": {
                    "type": "array",
                    "minItems": 1,
                    "maxItems": MOST_CREW,
                    "items": _object(
                        {
                            "name": {"type": "string"},
                            "plan": {
                                "type": "string",
                                "pattern": rf"^\s*(?:{order}(?:\s+{order}){{0,{LAST_TURN - 1}}}\s*)?$",
                            },
                        },
                        needed=["plan"],
                    ),
                },
                "trajectories": _object(dict.fromkeys((*ZONES, "internal"), board)),
                "threats": {"type": "array", "items": {"oneOf": [_threat(internal=False), _threat(internal=True)]}},
                "damage": _object(dict.fromkeys(ZONES, zone_of_tokens)),
                "seed": {"type": "integer"},
                "carried": _object(dict.fromkeys(ZONES, zone_of_tokens), needed=[]),
                "trips": {
                    "type": "array",
                    "items": _object(
                        {
                            "crew": {"type": "integer", "minimum": 0, "maximum": MOST_CREW - 1},
                            "turn": {"type": "integer", "minimum": 1, "maximum": LAST_TURN},
                            "meant": {"enum": list(orders.ORDERS)},
                        }
                    ),
                },
                "turns": {"enum": [TEST_RUN_TURNS, LAST_TURN]},
                "rulings": _object({name: {"type": "boolean"} for name in Rulings.__struct_fields__}, needed=[]),
                "expansions": {"type": "array", "items": {"enum": list(EXPANSIONS)}},
                "note": {},
            },
            needed=["crew", "trajectories", "threats"],
        ),
        "anyOf": [{"required": ["damage"]}, {"required": ["seed"]}],
    }


def _object(properties: dict[str, Any], needed: list[str] | None = None) -> dict[str, Any]:
    required = list(properties) if needed is None else needed
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _threat(internal: bool) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "card": {"enum": [code for code, card in LIBRARY.items() if card.internal == internal]},
        "turn": {"type": "integer", "minimum": 1, "maximum": LAST_NUMBER},
        "zone": {"type": "null"} if internal else {"enum": list(ZONES)},
    }
    return _object(fields, needed=["card", "turn"] if internal else None)
