"""What is asked of the planner: a flight whose plans are open in part, read from the resolver's file.

The file is that of ``starboard resolve`` with three liberties: a plan may be shorter than the flight or have ``?`` in
it, and these slots are open; ``damage`` and ``seed`` may both be missing, then the plan is made for all orders of the
damage tokens; a crew member may have a ``hand``: cards as in ``A<``, either in one list or in a list for each phase.
With hands, ``transfers`` names the phase of every data transfer, in which each may give one card away (SA-3.9).
"""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.core.chance import Seeded
from starboard.core.text import Argument, commas, say
from starboard.games.space_alert import orders
from starboard.games.space_alert.action_cards import action_deck, half, heroic_deck
from starboard.games.space_alert.fast.search import MOST_CARDS, MOST_TRANSFERS
from starboard.games.space_alert.flight import Flight, begin
from starboard.games.space_alert.flight_file import BadFlight, Request, read
from starboard.games.space_alert.ship import PHASES, SQUAD_STATIONS, TOKENS

OPEN = "?"


class Held(msgspec.Struct, frozen=True):
    """A card in a hand: its name, and the first turn it may be laid for."""

    card: str
    first: int

    def orders(self) -> tuple[int, int]:
        """What its two halves say."""
        return orders.ORDER[half(self.card, "action")], orders.ORDER[half(self.card, "movement")]


class Dealt(msgspec.Struct, frozen=True):
    """A card that somebody had in a flown mission, laid or not, and where it could have lain."""

    card: str
    slots: tuple[tuple[int, int, int], ...]
    """Crew members with the first and the last turn for which they could have been given it."""

    def goes(self, crew: int, turn: int) -> bool:
        """Whether it could have lain there."""
        return any(crew == one and first <= turn <= last for one, first, last in self.slots)

    def orders(self) -> tuple[int, int]:
        """What its two halves say."""
        return Held(self.card, 1).orders()


class Gift(msgspec.Struct, frozen=True):
    """A card that changes hands in a data transfer of this phase."""

    phase: int
    giver: int
    to: int
    card: str


class Problem(msgspec.Struct, frozen=True):
    """A flight to plan."""

    request: Request
    """The flight as it is so far; open slots are empty."""
    free: list[list[bool]]
    """For each crew member which turns are open."""
    hands: list[list[Held]] | None
    """What they hold; ``None`` if any card may be laid."""
    stacks_known: bool
    """Whether the order of the damage tokens is known."""
    transfers: list[int] = []
    """The phases of the data transfers, where hands are known."""
    laid: list[list[str]] | None = None
    """The cards that lie in the slots, where the mission was flown at a table; empty where none does."""
    dealt: list[Dealt] | None = None
    """All cards that were there, laid or not, and where they could have lain."""
    squads: tuple[int, ...] = SQUAD_STATIONS
    """Where battlebots wait: a campaign may have left fewer (SA-18.4)."""

    def begin(self, plans: list[list[int]], stacks: list[list[int]] | None = None) -> Flight:
        """The engine's flight with these plans."""
        request = self.request
        return begin(
            plans,
            request.boards,
            request.threats,
            stacks or request.stacks,
            carried=request.carried,
            squads=self.squads,
            last_turn=request.last_turn,
            rulings=request.rulings,
        )

    def orders_of_tokens(self, count: int, seed: int) -> list[list[list[int]]]:
        """So many orders of the damage tokens: the one that is known, or random ones."""
        if self.stacks_known:
            return [self.request.stacks]
        chance = Seeded(seed)
        carried = self.request.carried
        return [[[t for t in chance.order(len(TOKENS)) if t not in old] for old in carried] for _ in range(count)]


def _bad(message: str, where: str, **args: Argument) -> BadFlight:
    return BadFlight(say(f"space-alert-plan-{message}", where=where, **args))


def read_problem(data: bytes) -> Problem:
    """A problem from JSON. Raises :class:`BadFlight`."""
    try:
        file = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        file = None
    if not isinstance(file, dict):
        return _closed(read(data))
    stacks_known = "damage" in file or "seed" in file
    if not stacks_known:
        file["seed"] = 0
    crew = file.get("crew")
    members = [one for one in crew if isinstance(one, dict)] if isinstance(crew, list) else []
    given = [one.pop("hand", None) for one in members]
    transfers = _transfers(file.pop("transfers", []))
    open_turns = [_open(one) for one in members]
    request = read(msgspec.json.encode(file))
    hands = None
    if any(hand is not None for hand in given):
        hands = [_hand(hand, f"crew[{index}].hand") for index, hand in enumerate(given)]
    free = [[turn in spots or turn >= length for turn in range(request.last_turn)] for spots, length in open_turns]
    return Problem(request, free, hands, stacks_known, transfers if hands is not None else [])


def _transfers(given: Any) -> list[int]:
    phases = range(1, len(PHASES) + 1)
    if not isinstance(given, list) or not all(type(phase) is int and phase in phases for phase in given):
        raise _bad("transfers", "transfers", last=len(PHASES))
    if len(given) > MOST_TRANSFERS:
        raise _bad("many-transfers", "transfers", most=MOST_TRANSFERS)
    return given


def _closed(request: Request) -> Problem:
    return Problem(request, [[False] * request.last_turn for _ in request.plans], None, True)


def _open(member: dict[str, Any]) -> tuple[set[int], int]:
    """The open slots in the middle of a plan, and how long it is; the plan itself gets empty slots there."""
    plan = member.get("plan", "")
    member.setdefault("plan", "")
    if not isinstance(plan, str):
        return set(), 0
    tokens = plan.split()
    member["plan"] = " ".join("." if token == OPEN else token for token in tokens)
    return {slot for slot, token in enumerate(tokens) if token == OPEN}, len(tokens)


def _hand(given: Any, where: str) -> list[Held]:
    if given is None:
        return []
    if not isinstance(given, list):
        raise _bad("hand", where)
    packets = given if given and isinstance(given[0], list) else [given]
    if len(packets) > len(PHASES):
        raise _bad("packets", where, most=len(PHASES))
    hand = [Held(_card(card, where), PHASES[phase][0]) for phase, packet in enumerate(packets) for card in packet]
    if len(hand) > MOST_CARDS:
        raise _bad("many-cards", where, most=MOST_CARDS)
    return hand


def _card(card: Any, where: str) -> str:
    known = dict.fromkeys([*action_deck(), *heroic_deck()])
    if not isinstance(card, str) or card not in known:
        raise _bad("card", where, card=str(card), known=commas(list(known)))
    return card
