"""Flights written down by a crew with the physical box: reading the file. docs/resolver.md is the reference.

Every refusal says what is wrong and where: the path in the file, and the slot of a plan.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from difflib import get_close_matches
from typing import Any, NoReturn

import msgspec

from starboard.core.chance import Seeded
from starboard.core.text import Argument, Phrase, say
from starboard.games.space_alert import orders
from starboard.games.space_alert.flight import Announced
from starboard.games.space_alert.orders import ORDER
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.ship import LAST_TURN, SHIP, TOKENS, ZONES
from starboard.games.space_alert.threats import CARDS, NEW_FRONTIER, ThreatCard

LAST_NUMBER = 8
"""Threats have the numbers 1 to 8 (SA-4.3)."""
MOST_CREW = 5
EXPANSIONS = ("new-frontier",)
TEST_RUN_TURNS = SHIP.turns.phases[1][-1]
"""A test run of two phases ends with this turn (SA-14.5)."""


class BadFlight(ValueError):
    """A file that is no flight: the reason says what is wrong and where."""

    def __init__(self, reason: Phrase) -> None:
        self.reason = reason
        super().__init__(reason.id)

    def __str__(self) -> str:
        return str(self.reason)


class Request(msgspec.Struct, frozen=True):
    """A flight as it was planned, ready to be flown."""

    names: list[str]
    plans: list[list[int]]
    boards: list[int]
    threats: list[Announced]
    stacks: list[list[int]]
    carried: list[list[int]]
    trips: dict[int, dict[int, int]]
    """By turn: what crew members meant whose card lay wrong."""
    last_turn: int
    rulings: Rulings


def read(data: bytes) -> Request:
    """A flight from JSON. Raises :class:`BadFlight`."""
    return _request(_decode(data.removeprefix(BOM_UTF8)))


def _bad(message: str, where: str = "", **args: Argument) -> NoReturn:
    raise BadFlight(say(f"space-alert-resolve-{message}", where=where, **args))


def _decode(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        pass  # say where, which the slower reader knows
    try:
        json.loads(data)
    except json.JSONDecodeError as error:
        _bad("not-json", line=error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        pass  # not UTF-8, a number without end, brackets without end
    _bad("not-json-at-all")


_FIELDS = {
    "crew",
    "trajectories",
    "threats",
    "damage",
    "seed",
    "carried",
    "trips",
    "turns",
    "rulings",
    "expansions",
    "note",
}


def _request(data: Any) -> Request:
    fields = _object(data, "$", _FIELDS)
    last_turn = _last_turn(fields)
    crew = _list(_needed(fields, "crew"), "crew")
    if not 1 <= len(crew) <= MOST_CREW:
        _bad("crew-size", "crew", size=len(crew), most=MOST_CREW)
    members = [_member(one, f"crew[{index}]", index, last_turn) for index, one in enumerate(crew)]
    carried = _carried(fields)
    return Request(
        names=[name for name, _ in members],
        plans=[plan for _, plan in members],
        boards=_boards(fields),
        threats=_threats(fields, last_turn),
        stacks=_stacks(fields, carried),
        carried=carried,
        trips=_trips(fields, len(members), last_turn),
        last_turn=last_turn,
        rulings=_rulings(fields),
    )


def _last_turn(fields: dict[str, Any]) -> int:
    turns = _whole(fields.get("turns", LAST_TURN), "turns")
    if turns not in (TEST_RUN_TURNS, LAST_TURN):
        _bad("turns", "turns", turns=turns, short=TEST_RUN_TURNS, long=LAST_TURN)
    return turns


def _member(one: Any, where: str, index: int, last_turn: int) -> tuple[str, list[int]]:
    fields = _object(one, where, {"name", "plan"})
    name = _text(fields.get("name", f"crew {index + 1}"), f"{where}.name")
    return name, _plan(_text(_needed(fields, "plan", where), f"{where}.plan"), f"{where}.plan", last_turn)


def _plan(plan: str, where: str, last_turn: int) -> list[int]:
    tokens = plan.split()
    if len(tokens) > last_turn:
        _bad("too-long", where, slots=len(tokens), most=last_turn)
    for slot, token in enumerate(tokens, 1):
        if token not in ORDER:
            _bad("order", where, slot=slot, token=token, known=" ".join(orders.ORDERS))
    return orders.parse(plan)


def _boards(fields: dict[str, Any]) -> list[int]:
    names = (*ZONES, "internal")
    boards = _object(_needed(fields, "trajectories"), "trajectories", set(names))
    found = []
    for name in names:
        where = f"trajectories.{name}"
        board = _whole(_needed(boards, name, "trajectories"), where)
        if not 1 <= board <= len(SHIP.trajectory):
            _bad("trajectory", where, board=board, most=len(SHIP.trajectory))
        found.append(board)
    return found


def _threats(fields: dict[str, Any], last_turn: int) -> list[Announced]:
    cards = _cards(fields)
    threats: list[Announced] = []
    for index, one in enumerate(_list(_needed(fields, "threats"), "threats")):
        where = f"threats[{index}]"
        threat = _threat(one, where, last_turn, cards)
        for earlier, other in enumerate(threats):
            if other.card == threat.card:
                _bad("card-twice", f"{where}.card", card=threat.card, earlier=f"threats[{earlier}]")
            if other.turn == threat.turn and (other.zone is None) == (threat.zone is None):
                _bad("turn-twice", f"{where}.turn", turn=threat.turn, earlier=f"threats[{earlier}]")
        threats.append(threat)
    return threats


def _cards(fields: dict[str, Any]) -> dict[str, ThreatCard]:
    """The cards in play: the base game, and what is switched on."""
    cards = CARDS
    for index, name in enumerate(_list(fields.get("expansions", []), "expansions")):
        _name(name, f"expansions[{index}]", EXPANSIONS)
        cards = cards | NEW_FRONTIER
    return cards


def _threat(one: Any, where: str, last_turn: int, cards: dict[str, ThreatCard]) -> Announced:
    fields = _object(one, where, {"card", "turn", "zone"})
    code = _text(_needed(fields, "card", where), f"{where}.card")
    card = cards.get(code)
    if card is None and code in NEW_FRONTIER:
        _bad("card-expansion", f"{where}.card", card=code)
    if card is None:
        near = get_close_matches(code.upper(), cards, n=3) or ["E1-01", "SE1-01", "I1-01", "SI1-01"]
        _bad("card", f"{where}.card", card=code, near=", ".join(near))
    turn = _whole(_needed(fields, "turn", where), f"{where}.turn")
    if not 1 <= turn <= min(LAST_NUMBER, last_turn):
        _bad("turn", f"{where}.turn", turn=turn, most=min(LAST_NUMBER, last_turn))
    zone = fields.get("zone")
    if card.internal:
        if zone is not None:
            _bad("zone-inside", f"{where}.zone", card=code)
        return Announced(code, turn)
    if zone is None:
        _bad("zone-missing", f"{where}.zone", card=code)
    return Announced(code, turn, _name(zone, f"{where}.zone", ZONES))


def _carried(fields: dict[str, Any]) -> list[list[int]]:
    if "carried" not in fields:
        return [[], [], []]
    zones = _object(fields["carried"], "carried", set(ZONES))
    return [_tokens(zones.get(zone, []), f"carried.{zone}") for zone in ZONES]


def _stacks(fields: dict[str, Any], carried: list[list[int]]) -> list[list[int]]:
    if "damage" in fields:
        zones = _object(fields["damage"], "damage", set(ZONES))
        stacks = [_tokens(_needed(zones, zone, "damage"), f"damage.{zone}") for zone in ZONES]
        for zone, stack, old in zip(ZONES, stacks, carried, strict=True):
            missing = [token for token in range(len(TOKENS)) if token not in stack and token not in old]
            if missing:
                _bad("token-missing", f"damage.{zone}", tokens=", ".join(TOKENS[token] for token in missing))
            double = [token for token in stack if token in old]
            if double:
                _bad("token-carried", f"damage.{zone}", token=TOKENS[double[0]])
        return stacks
    if "seed" not in fields:
        _bad("no-damage")
    chance = Seeded(_whole(fields["seed"], "seed"))
    stacks = [chance.order(len(TOKENS)) for _ in ZONES]
    return [[token for token in stack if token not in old] for stack, old in zip(stacks, carried, strict=True)]


def _tokens(given: Any, where: str) -> list[int]:
    tokens: list[int] = []
    for index, name in enumerate(_list(given, where)):
        token = _name(name, f"{where}[{index}]", TOKENS)
        if token in tokens:
            _bad("token-twice", f"{where}[{index}]", token=TOKENS[token])
        tokens.append(token)
    return tokens


def _trips(fields: dict[str, Any], crew: int, last_turn: int) -> dict[int, dict[int, int]]:
    trips: dict[int, dict[int, int]] = {}
    for index, one in enumerate(_list(fields.get("trips", []), "trips")):
        where = f"trips[{index}]"
        trip = _object(one, where, {"crew", "turn", "meant"})
        member = _whole(_needed(trip, "crew", where), f"{where}.crew")
        if not 0 <= member < crew:
            _bad("trip-crew", f"{where}.crew", crew=member, most=crew - 1)
        turn = _whole(_needed(trip, "turn", where), f"{where}.turn")
        if not 1 <= turn <= last_turn:
            _bad("trip-turn", f"{where}.turn", turn=turn, most=last_turn)
        meant = _name(_needed(trip, "meant", where), f"{where}.meant", orders.ORDERS)
        if member in trips.setdefault(turn, {}):
            _bad("trip-twice", where, crew=member, turn=turn)
        trips[turn][member] = meant
    return trips


def _rulings(fields: dict[str, Any]) -> Rulings:
    names = Rulings.__struct_fields__
    given = _object(fields.get("rulings", {}), "rulings", set(names))
    for name, value in given.items():
        if not isinstance(value, bool):
            _bad("switch", f"rulings.{name}")
    return Rulings(**given)


# --- small pieces -------------------------------------------------------------------------------------------------


def _object(value: Any, where: str, known: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        _bad("object", where)
    for field in value:
        if field not in known:
            _bad("unknown", where, field=field, known=", ".join(sorted(known)))
    return value


def _needed(fields: dict[str, Any], name: str, where: str = "$") -> Any:
    if name not in fields:
        _bad("missing", where, field=name)
    return fields[name]


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        _bad("list", where)
    return value


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        _bad("text", where)
    return value


def _whole(value: Any, where: str) -> int:
    if isinstance(value, float) and value.is_integer():
        return int(value)  # JSON and its schemas have one kind of number: 2.0 is 2
    if type(value) is not int:
        _bad("whole", where)
    return value


def _name(value: Any, where: str, known: tuple[str, ...]) -> int:
    """The place of a name among those known."""
    if _text(value, where) not in known:
        _bad("name", where, name=value, known=", ".join(known))
    return known.index(value)
