"""What a seat may know (GT-2.16), and a state it could be in.

Ships, face-up and set-aside tiles, number tiles, money and the flight are public. Secret are tiles taken face-down
while they are held, the heap's face-down part, the card piles (save those one has looked at) and the deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from starboard.core import game
from starboard.core.agenda import Step, steps_of
from starboard.core.chance import Chance
from starboard.core.game import SPECTATOR, Seat
from starboard.games.galaxy_trucker import heap
from starboard.games.galaxy_trucker.adventures import catalogue, planets
from starboard.games.galaxy_trucker.building import timer
from starboard.games.galaxy_trucker.building.terms import in_turns
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.declare import Declare
from starboard.games.galaxy_trucker.flying import AfterCard, NextCard, StayOrLeave
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.seen import HIDDEN, PlayerView, TimerView, imagine_player, see_player
from starboard.games.galaxy_trucker.setup import decks, is_first_flight
from starboard.games.galaxy_trucker.ship import tiles
from starboard.games.galaxy_trucker.ship.check import check
from starboard.games.galaxy_trucker.ship.perks import pack
from starboard.games.galaxy_trucker.state import PILES, Account, Cards, Flight, Phase, State, Timer
from starboard.games.galaxy_trucker.team import secrets
from starboard.games.galaxy_trucker.team.secrets import TeamView

if TYPE_CHECKING:
    FlightStep: TypeAlias = Step
else:
    FlightStep = steps_of(track) | steps_of(planets) | Declare | NextCard | AfterCard | StayOrLeave
"""What can be on the agenda of a flight: every step of :mod:`.flight`, :mod:`.adventures` and :mod:`.flying`."""


class FlightView(msgspec.Struct, frozen=True, kw_only=True):
    """The flight: everybody sees all of it."""

    cards: int
    """How many cards the flight has."""
    card: str = ""
    """The card being resolved."""
    declared: list[int]
    """By seat, in half points (crews: in figures); -1 before a ship has declared in this step."""
    added: list[str] = []
    """The decks of the cards a Hazardous Sector has put on top of the deck, the next card last (ABE-5.2)."""
    agenda: list[FlightStep]
    """Pending steps, the topmost last."""
    shifted: dict[int, int] = {}
    """The line of the last roll for ships that have shifted it (ABE-3.2.4)."""
    start: int = 0
    """A cylinder: the column in which the last side attack started (ABE-4.2.5)."""
    crews: dict[int, int] = {}
    """The crews of ships with sleepers when last looked at (BX-2.2)."""


def _see_flight(flight: Flight) -> FlightView:
    return FlightView(
        cards=flight.cards,
        card=flight.card,
        declared=flight.declared.copy(),
        added=flight.added.copy(),
        agenda=flight.agenda.copy(),
        shifted=flight.shifted,
        start=flight.start,
        crews=flight.crews,
    )


def _imagine_flight(seen: FlightView) -> Flight:
    return Flight(
        cards=seen.cards,
        card=seen.card,
        declared=seen.declared.copy(),
        added=seen.added.copy(),
        agenda=[*seen.agenda],
        shifted=seen.shifted,
        start=seen.start,
        crews=seen.crews,
    )


class View(game.View, frozen=True, kw_only=True):
    """What one seat sees of the table."""

    now: float
    phase: Phase
    stage: int
    """How far the round has come."""
    round: int
    ship_class: str
    players: list[PlayerView]
    heap: list[str]
    """The heap spot by spot: the tile that lies there face up, ``?`` for one face down, empty where none lies."""
    boxed: int
    """Tiles that are out of the game, unseen (ABE-2.5)."""
    timer: TimerView
    timer_space: str
    turn: Seat | None
    """Whose turn it is; none where everybody builds at once."""
    reactions_end: float | None
    piles: list[list[str]]
    """The piles to look at, with the cards this seat has seen in them."""
    box: dict[str, int]
    """Cards of each deck still in the box."""
    deck: dict[str, int]
    """Cards of each deck in this round's piles and flight deck, not yet turned."""
    used: list[str]
    gone: dict[str, int]
    """Cards of each deck that left the game unseen."""
    flight: FlightView | None
    settlement: list[Account]
    """What the last flight brought, by seat; empty from the next round on."""
    team: TeamView | None
    """The support team; cards dealt to others, and their choice, are hidden (ABE-7.13)."""


def view(state: State, seat: Seat) -> View:
    """What the seat knows, and no more."""
    held, names = state.cards, decks(state.options)
    seen = state.players[seat].seen if seat != SPECTATOR else []
    return View(
        seat=seat,
        now=state.now,
        phase=state.phase,
        stage=state.stage,
        round=state.round,
        ship_class=state.ship_class,
        players=_see_players(state, seat),
        heap=_see_heap(state),
        boxed=len(state.boxed),
        timer=_see_timer(state),
        timer_space=state.figures.timer[state.timer.space],
        turn=state.turn if in_turns(state) else None,
        reactions_end=state.reactions_end,
        piles=[
            list(pile) if number in seen else [HIDDEN] * len(pile)
            for number, pile in enumerate(held.piles[: PILES + (PILES + 1 in seen)], start=1)
        ],
        box={name: len(box) for name, box in held.box.items()},
        deck=_by_deck(chain(*held.piles, held.deck), names),
        used=held.used.copy(),
        gone={name: len(held.gone.get(name, ())) for name in names},
        flight=None if state.flight is None else _see_flight(state.flight),
        settlement=state.settlement.copy(),
        team=None if state.team is None else secrets.shown(state.team, seat),
    )


ASHORE = ("ready", "building", "numbers", "repair")
"""The phases in which nothing is aboard yet."""


def _see_players(state: State, seat: Seat) -> list[PlayerView]:
    building = state.phase in ASHORE or (state.phase == "team" and not any(one.flying for one in state.players))
    hidden = state.options.players_check
    return [
        see_player(player, number == seat, check(player.ship, building=building, judged=player.repairing or not hidden))
        for number, player in enumerate(state.players)
    ]


def _see_timer(state: State) -> TimerView:
    flippers = [seat for seat, one in enumerate(state.players) if timer.may_flip(state, finished=bool(one.number))]
    return TimerView(
        space=state.timer.space,
        ends=state.timer.ends,
        seconds=state.options.timer_seconds,
        flippers=tuple(flippers),
        idle=timer.is_idle(state),
    )


def _see_heap(state: State) -> list[str]:
    lying = [""] * heap.spots(state)
    for spot in state.face_down:
        lying[spot] = HIDDEN
    for spot, tile in state.face_up.items():
        lying[spot] = tile
    return lying


def _by_deck(held: Iterable[str], names: Iterable[str]) -> dict[str, int]:
    counts, box = dict.fromkeys(names, 0), catalogue()
    for card in held:
        counts[box[card].deck] += 1
    return counts


# --- imagining -----------------------------------------------------------------------------------------------


def imagine(seen: View, options: Options, chance: Chance) -> State:
    """A state that gives this very view, its hidden tiles and cards dealt anew."""
    state = State(
        now=seen.now,
        options=options,
        phase=seen.phase,
        stage=seen.stage,
        round=seen.round,
        players=[imagine_player(player) for player in seen.players],
        face_up={spot: tile for spot, tile in enumerate(seen.heap) if tile not in ("", HIDDEN)},
        timer=Timer(space=seen.timer.space, ends=seen.timer.ends),
        turn=seen.turn or 0,
        reactions_end=seen.reactions_end,
        flight=None if seen.flight is None else _imagine_flight(seen.flight),
        settlement=seen.settlement.copy(),
        team=None if seen.team is None else secrets.imagined(seen.team, pack(options.big_expansion), chance),
    )
    _deal_tiles(state, seen, chance)
    _deal_cards(state, seen, chance)
    return state


def _deal_tiles(state: State, seen: View, chance: Chance) -> None:
    """Tiles nobody has seen are held face-down by others, or lie face down in the heap."""
    visible = set(state.face_up.values())
    for player in state.players:
        visible.update(component.tile for component in player.ship.components.values())
        visible.update(player.aside, player.lost, player.tray)
        if player.hand is not None:
            visible.add(player.hand.tile)
    unseen = [tile for tile in tiles.heap(*state.options.boxes) if tile not in visible]
    chance.shuffle(unseen)
    state.boxed = sorted(_draw(unseen, seen.boxed))
    for player in state.players:
        if player.hand is not None and player.hand.tile == HIDDEN:
            player.hand = msgspec.structs.replace(player.hand, tile=unseen.pop())
    state.face_down = dict(zip((spot for spot, lies in enumerate(seen.heap) if lies == HIDDEN), unseen, strict=True))


def _deal_cards(state: State, seen: View, chance: Chance) -> None:
    """Cards nobody has turned are in the piles (or the deck), in the box, or gone with an earlier flight."""
    known = [card for pile in seen.piles for card in pile if card != HIDDEN]
    if not seen.piles and seen.seat != SPECTATOR:
        known = [card for card in seen.players[seen.seat].known if card not in seen.used]
    held = Cards(used=seen.used.copy(), box={})
    rest: list[str] = []
    open_cards, seen_in = {*seen.used, *known}, _by_deck(known, decks(state.options))
    for name, deck in decks(state.options).items():
        pool = [card for card in deck if card not in open_cards]
        chance.shuffle(pool)
        if state.options.first_flight:
            # Everybody knows which cards the first flight is made of: they come first, whatever takes them.
            pool.sort(key=lambda card: not catalogue()[card].starred)
        if is_first_flight(state):
            rest += _draw(pool, seen.deck[name] - seen_in[name])
        held.gone[name] = _draw(pool, seen.gone[name])
        if not is_first_flight(state):
            chance.shuffle(pool)
            rest += _draw(pool, seen.deck[name] - seen_in[name])
        held.box[name] = sorted(pool)
    state.cards = held
    if seen.piles:
        _fill_piles(state, seen, rest)
    else:
        # Everybody knows from which decks a Hazardous Sector has taken the next cards, and nobody has seen them.
        added = [] if seen.flight is None else seen.flight.added
        top = [_take(rest, name) for name in added]
        held.deck = [*known, *rest]
        chance.shuffle(held.deck)
        held.deck += top


def _take(pool: list[str], name: str) -> str:
    """A card of this deck."""
    return pool.pop(next(place for place, card in enumerate(pool) if catalogue()[card].deck == name))


def _draw(pool: list[str], number: int) -> list[str]:
    drawn, pool[:] = pool[:number], pool[number:]
    return drawn


def _fill_piles(state: State, seen: View, rest: list[str]) -> None:
    """Piles one has looked at are as they are; the others, the fourth included, get cards of their decks."""
    by_deck = {name: [card for card in rest if catalogue()[card].deck == name] for name in decks(state.options)}
    unseen = [[HIDDEN]] if len(seen.piles) == PILES else []
    for pile in [*seen.piles, *unseen]:
        if HIDDEN in pile:
            pile = [by_deck[name].pop() for name, each in state.figures.pile.items() for _ in range(each)]
        state.cards.piles.append(list(pile))
