"""Flights written down by a crew with the physical box: the file, reading it, and its JSON Schema.

docs/resolver.md is the reference. Every refusal says what is wrong and where: the path in the file, and the slot of a
plan. What a struct can say is said by the structs, and the schema is made from them; what depends on the cards or on
another field is checked here, from the first field to the last.
"""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Annotated, Any, Literal, TypeAlias, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from starboard.core.chance import Seeded
from starboard.core.text import commas
from starboard.games.space_alert.flight import Announced
from starboard.games.space_alert.given import BadFlight, Given, bad
from starboard.games.space_alert.orders import ORDER, ORDERS, Order, parse
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.ship import LAST_TURN, PHASES, SHIP, TOKENS, ZONES, Token, Zone
from starboard.games.space_alert.threats import CARDS, LIBRARY, NEW_FRONTIER, ThreatCard

__all__ = ["BadFlight", "Request", "read", "schema"]

LAST_NUMBER = 8
"""Threats have the numbers 1 to 8 (SA-4.3)."""
MOST_CREW = 5
TEST_RUN_TURNS = PHASES[1][-1]
"""A test run of two phases ends with this turn (SA-14.5)."""

# --- the file ---------------------------------------------------------------------------------------------------

_ORDER = "(?:" + "|".join(map(re.escape, ORDERS)) + ")"
Plan: TypeAlias = Annotated[str, Meta(pattern=rf"^\s*(?:{_ORDER}(?:\s+{_ORDER}){{0,{LAST_TURN - 1}}}\s*)?$")]
Board: TypeAlias = Annotated[int, Meta(ge=1, le=len(SHIP.trajectory))]
Tokens: TypeAlias = Annotated[list[Token], Meta(extra_json_schema={"uniqueItems": True})]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a file consists of."""


class Member(Part, frozen=True, kw_only=True):
    """A crew member, in turn order."""

    name: str | UnsetType = UNSET
    plan: Plan


class Boards(Part, frozen=True, kw_only=True):
    """The trajectory of each zone and of the internal threats."""

    red: Board
    white: Board
    blue: Board
    internal: Board


class Numbered(Part, frozen=True, kw_only=True):
    """A threat card with its number, and for an external one its zone."""

    card: str
    turn: Annotated[int, Meta(ge=1, le=LAST_NUMBER)]
    zone: Zone | None = None


class Stacks(Part, frozen=True, kw_only=True):
    """For each zone its tokens in the order in which they are drawn."""

    red: Tokens
    white: Tokens
    blue: Tokens


class Carried(Part, frozen=True, kw_only=True):
    """Tokens on the ship from an earlier flight of a campaign."""

    red: Tokens = []
    white: Tokens = []
    blue: Tokens = []


class Oops(Part, frozen=True, kw_only=True):
    """A card laid wrong and corrected (SA-6.3)."""

    crew: Annotated[int, Meta(ge=0, le=MOST_CREW - 1)]
    turn: Annotated[int, Meta(ge=1, le=LAST_TURN)]
    meant: Order


class Switches(Rulings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open points of the rules played the other way."""


def _either(internal: bool) -> dict[str, Any]:
    codes = [code for code, card in LIBRARY.items() if card.internal == internal]
    zone = {"zone": {"type": "null"}} if internal else {"zone": {"enum": list(ZONES)}}
    return {"properties": {"card": {"enum": codes}, **zone}, "required": [] if internal else ["zone"]}


class FlightFile(Part, frozen=True, kw_only=True):
    """A planned flight for starboard resolve; docs/resolver.md explains every field."""

    turns: Annotated[int, Meta(extra_json_schema={"enum": [TEST_RUN_TURNS, LAST_TURN]})] = LAST_TURN
    crew: Annotated[list[Member], Meta(min_length=1, max_length=MOST_CREW)]
    carried: Carried = Carried()
    trajectories: Boards
    expansions: list[Literal["new-frontier"]] = []
    threats: list[Annotated[Numbered, Meta(extra_json_schema={"oneOf": [_either(False), _either(True)]})]]
    damage: Stacks | UnsetType = UNSET
    seed: int | UnsetType = UNSET
    trips: list[Oops] = []
    rulings: Switches = Switches()
    note: Any = None


def schema() -> dict[str, Any]:
    """The file as JSON Schema: ``starboard resolve --schema``."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Space Alert flight",
        **msgspec.json.schema(FlightFile),
        "anyOf": [{"required": ["damage"]}, {"required": ["seed"]}],
    }


# --- reading it -------------------------------------------------------------------------------------------------


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
    data = data.removeprefix(BOM_UTF8)
    try:
        file = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        # Something is wrong with it: read it field by field, so that the first fault is found and named.
        file = cast(FlightFile, Given(_json(data), FlightFile, "$"))
    return _request(file)


_DECODER = msgspec.json.Decoder(FlightFile)


def _json(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        pass  # say where, which the slower reader knows
    try:
        json.loads(data)
    except json.JSONDecodeError as error:
        bad("not-json", line=error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        pass  # not UTF-8, a number without end, brackets without end
    return bad("not-json-at-all")


def _request(file: FlightFile) -> Request:
    last_turn = file.turns
    if last_turn not in (TEST_RUN_TURNS, LAST_TURN):
        bad("turns", "turns", turns=last_turn, short=TEST_RUN_TURNS, long=LAST_TURN)
    if not 1 <= len(file.crew) <= MOST_CREW:
        bad("crew-size", "crew", size=len(file.crew), most=MOST_CREW)
    members = [_member(one, index, last_turn) for index, one in enumerate(file.crew)]
    carried = [_tokens(getattr(file.carried, zone), f"carried.{zone}") for zone in ZONES]
    return Request(
        names=[name for name, _ in members],
        plans=[plan for _, plan in members],
        boards=[_board(file.trajectories, name) for name in (*ZONES, "internal")],
        threats=_threats(file, last_turn),
        stacks=_stacks(file, carried),
        carried=carried,
        trips=_trips(file.trips, len(members), last_turn),
        last_turn=last_turn,
        rulings=_rulings(file.rulings),
    )


def _member(one: Member, index: int, last_turn: int) -> tuple[str, list[int]]:
    name = f"crew {index + 1}" if one.name is UNSET else one.name
    tokens, where = one.plan.split(), f"crew[{index}].plan"
    if len(tokens) > last_turn:
        bad("too-long", where, slots=len(tokens), most=last_turn)
    for slot, token in enumerate(tokens, 1):
        if token not in ORDER:
            bad("order", where, slot=slot, token=token, known=" ".join(ORDERS))
    return name, parse(one.plan)


def _board(boards: Boards, name: str) -> int:
    board: int = getattr(boards, name)
    if not 1 <= board <= len(SHIP.trajectory):
        bad("trajectory", f"trajectories.{name}", board=board, most=len(SHIP.trajectory))
    return board


def _threats(file: FlightFile, last_turn: int) -> list[Announced]:
    cards = CARDS | NEW_FRONTIER if list(file.expansions) else CARDS
    threats: list[Announced] = []
    for index, one in enumerate(file.threats):
        where = f"threats[{index}]"
        threat = _threat(one, where, min(LAST_NUMBER, last_turn), cards)
        for earlier, other in enumerate(threats):
            if other.card == threat.card:
                bad("card-twice", f"{where}.card", card=threat.card, earlier=f"threats[{earlier}]")
            if other.turn == threat.turn and (other.zone is None) == (threat.zone is None):
                bad("turn-twice", f"{where}.turn", turn=threat.turn, earlier=f"threats[{earlier}]")
        threats.append(threat)
    return threats


def _threat(one: Numbered, where: str, most: int, cards: dict[str, ThreatCard]) -> Announced:
    code = one.card
    card = cards.get(code)
    if card is None and code in NEW_FRONTIER:
        bad("card-expansion", f"{where}.card", card=code)
    if card is None:
        near = get_close_matches(code.upper(), cards, n=3) or ["E1-01", "SE1-01", "I1-01", "SI1-01"]
        bad("card", f"{where}.card", card=code, near=commas(near))
    turn = one.turn
    if not 1 <= turn <= most:
        bad("turn", f"{where}.turn", turn=turn, most=most)
    placed = one.has("zone") if isinstance(one, Given) else one.zone is not None
    if card.internal:
        if placed:
            bad("zone-inside", f"{where}.zone", card=code)
        return Announced(code, turn)
    if not placed or one.zone is None:
        bad("zone-missing", f"{where}.zone", card=code)
    return Announced(code, turn, ZONES.index(one.zone))


def _stacks(file: FlightFile, carried: list[list[int]]) -> list[list[int]]:
    damage = file.damage
    if damage is not UNSET:
        stacks = [_tokens(getattr(damage, zone), f"damage.{zone}") for zone in ZONES]
        for zone, stack, old in zip(ZONES, stacks, carried, strict=True):
            missing = [name for token, name in enumerate(TOKENS) if token not in stack and token not in old]
            if missing:
                bad("token-missing", f"damage.{zone}", tokens=commas(missing))
            double = [token for token in stack if token in old]
            if double:
                bad("token-carried", f"damage.{zone}", token=TOKENS[double[0]])
        return stacks
    seed = file.seed
    if seed is UNSET:
        bad("no-damage")
    chance = Seeded(seed)
    stacks = [chance.order(len(TOKENS)) for _ in ZONES]
    return [[token for token in stack if token not in old] for stack, old in zip(stacks, carried, strict=True)]


def _tokens(given: Iterable[Token], where: str) -> list[int]:
    tokens: list[int] = []
    for index, name in enumerate(given):
        if TOKENS.index(name) in tokens:
            bad("token-twice", f"{where}[{index}]", token=name)
        tokens.append(TOKENS.index(name))
    return tokens


def _trips(given: Sequence[Oops], crew: int, last_turn: int) -> dict[int, dict[int, int]]:
    trips: dict[int, dict[int, int]] = {}
    for index, trip in enumerate(given):
        where, member = f"trips[{index}]", trip.crew
        if not 0 <= member < crew:
            bad("trip-crew", f"{where}.crew", crew=member, most=crew - 1)
        turn = trip.turn
        if not 1 <= turn <= last_turn:
            bad("trip-turn", f"{where}.turn", turn=turn, most=last_turn)
        meant = ORDER[trip.meant]
        if member in trips.setdefault(turn, {}):
            bad("trip-twice", where, crew=member, turn=turn)
        trips[turn][member] = meant
    return trips


def _rulings(given: Switches) -> Switches:
    if not isinstance(given, Given):
        return given
    return Switches(**{name: getattr(given, name) for name in given.names})
