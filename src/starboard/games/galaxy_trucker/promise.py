"""How well a seat stands: the money it can count on so far, and what its ship is good for. A guess, not a rule."""

from __future__ import annotations

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.cards import VALUE
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.settlement import cost_of, proceeds
from starboard.games.galaxy_trucker.ship.power import cannons_alone, engines_alone
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State, insurance_cap

HURRY = 0.4
"""What a number tile is worth before the flight, as a part of the reward for that place."""

SPREAD = 40.0
"""A lead of half as many credits is as good as won."""

WORTH = {
    "cabin": 0.9,
    "life-support": 0.3,
    "battery": 0.6,
    "cargo-hold": 0.8,
    "special-cargo-hold": 0.8,
    "engine": 0.8,
    "double-engine": 0.7,
    "cannon": 0.7,
    "double-cannon": 0.8,
    "shield": 0.9,
    "structural": 0.1,
    "solar-panel": 0.5,
    "thruster": 0.5,
    "switchboard": 0.2,
    "shared-life-support": 0.4,
    "crewbot-station": 0.6,
    "defense-system": 0.7,
    "armory": 0.6,
}
"""What a component is worth in credits before a flight, roughly."""


def promise(state: State, seat: Seat) -> float:
    """From 0 to 1: how this seat's prospects compare with those of the best other one."""
    prospects = [prospect(state, other) for other in range(len(state.players))]
    rival = max(value for other, value in enumerate(prospects) if other != seat)
    return min(1.0, max(0.0, 0.5 + (prospects[seat] - rival) / SPREAD))


def prospect(state: State, seat: Seat) -> float:
    """Credits the seat may hope for when this round is settled."""
    player = state.players[seat]
    ship, figures = player.ship, state.figures
    hope = player.credits - float(cost_of(len(player.lost), insurance_cap(state, player)))
    if state.phase == "over":
        return hope
    if state.phase != "flight":
        head_start = figures.finish[player.number - 1] if player.number else 0
        return hope + readiness(ship) * state.number + HURRY * head_start
    hope += proceeds(sum(VALUE[good] for good in ship.cargo()), finished=player.flying)
    if player.flying:
        place = track.order(state.players).index(seat)
        left = len(state.cards.deck) / max(1, len(state.cards.deck) + 4)
        hope += figures.finish[place] + figures.best_looking / (1 + ship.exposed())
        hope += left * readiness(ship) * state.number / 2 + 0.3 * min(ship.human_crew, 4)
    return hope


def readiness(ship: Ship) -> float:
    """What the ship is good for: components by kind, a good balance of power, few exposed connectors."""
    faces = ship.faces().values()
    value = sum(WORTH.get(face.kind, 0.4) for face in faces)
    consumers = sum(1 for face in faces if face.cost)
    cells = sum(face.cells for face in faces)
    guarded = {side for face in faces for side in face.guards}
    engines, cannons = engines_alone(ship, ship.components), cannons_alone(ship, ship.components) / 2
    value += 0.5 * min(engines, 4) + 0.5 * min(cannons, 5) + 0.3 * len(guarded) * bool(cells)
    value += 0.3 * min(cells, 2 * consumers)
    return value - 0.15 * ship.exposed() - (2.0 if not engines else 0.0)
