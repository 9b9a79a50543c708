"""Setting a table and a round up (GT-1.5), and what comes after a round."""

from __future__ import annotations

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal
from starboard.games.galaxy_trucker.boards import board
from starboard.games.galaxy_trucker.cards import cards, deck
from starboard.games.galaxy_trucker.events import GameOver, RoundBegan
from starboard.games.galaxy_trucker.options import TruckerOptions
from starboard.games.galaxy_trucker.ship import Component, Ship
from starboard.games.galaxy_trucker.state import PILES, Player, Timer, TruckerState
from starboard.games.galaxy_trucker.tiles import heap, start_cabins

DECKS = ("I", "II", "III")


def new_state(options: TruckerOptions, seats: int, chance: Chance) -> TruckerState:
    """A table with the first round set up."""
    if options.first_flight and options.classes[0] != "I":
        raise Illegal("GT-1.7", "galaxy-trucker-why-first-flight")
    state = TruckerState(
        options=options, players=[Player(ship=Ship(board=options.classes[0])) for _ in range(seats)], round=-1
    )
    state.cards.box = {name: list(deck(name)) for name in DECKS}
    next_round(state, chance)
    return state


def next_round(state: TruckerState, chance: Chance) -> list[Event]:
    """Set the next round up, or end the game when the last one has been settled (GT-10.7)."""
    if state.round + 1 == len(state.options.classes):
        state.phase = "over"
        return [GameOver(credits=tuple(player.credits for player in state.players))]
    state.round += 1
    state.phase = "ready"
    mixed = list(heap())
    chance.shuffle(mixed)
    state.face_down = dict(enumerate(mixed))
    state.face_up = []
    state.players = [_fresh(state, seat, player) for seat, player in enumerate(state.players)]
    state.timer = Timer()
    state.flight = None
    _deal(state, chance)
    return [RoundBegan(round=state.round + 1, ship_class=state.ship_class)]


def _fresh(state: TruckerState, seat: int, player: Player) -> Player:
    """The player with a new board and the start cabin on it; only the money stays (GT-10.6)."""
    ship = Ship(board=state.ship_class)
    ship.put(board(state.ship_class).start, Component(start_cabins()[seat]))
    return Player(ship=ship, credits=player.credits)


def _deal(state: TruckerState, chance: Chance) -> None:
    """Four piles, dealt at random; cards of earlier rounds stay out (GT-1.5)."""
    held = state.cards
    held.gone += held.deck
    held.deck = []
    held.piles = [[] for _ in range(PILES + 1)]
    for name, each in state.figures.pile.items():
        need = each * len(held.piles)
        if len(held.box[name]) < need:
            _reclaim(state, name)
        source = _starred(state) if is_first_flight(state) else held.box[name]
        chance.shuffle(source)
        for pile in held.piles:
            pile += [source.pop() for _ in range(each)]
        dealt = {card for pile in held.piles for card in pile}
        held.box[name] = [card for card in deck(name) if card in held.box[name] and card not in dealt]


def is_first_flight(state: TruckerState) -> bool:
    """Whether this round is flown with the starred cards (GT-1.7)."""
    return state.options.first_flight and state.round == 0


def _starred(state: TruckerState) -> list[str]:
    return [card for card in state.cards.box["I"] if cards()[card].starred]


def _reclaim(state: TruckerState, name: str) -> None:
    """A deck that has run out gets its used cards back (GT-1.9)."""
    held = state.cards
    held.box[name] += [card for card in held.used + held.gone if cards()[card].deck == name]
    held.used = [card for card in held.used if cards()[card].deck != name]
    held.gone = [card for card in held.gone if cards()[card].deck != name]
