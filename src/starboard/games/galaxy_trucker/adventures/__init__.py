"""The adventure cards at work (GT-8, ABE-5, ABE-6): one module for each kind, called what players call it.

A new kind of card is

1. a module here: a struct of :class:`..cards.BaseCard` with the card's fields, ``begin(play)``, which puts its steps on
   the agenda, and ``text()``, its lines; its own steps and questions, each with its clause, moves, answer and words;
2. its name in the list below, so that it is loaded;
3. its cards in a file of ``data``;
4. its messages in ``locale/en/galaxy-trucker-flight.ftl``;

and a case in ``tests/games/galaxy_trucker/test_flight_sixty.py``, with a known ship and known dice. A move or an event
that no card has had yet goes to :mod:`..moves.flight` and :mod:`..events.flight`.

Steps to build with: :class:`..flight.declare.Declare` (power), :class:`..flight.declare.Pay` (a battery token),
:class:`..flight.losses.GiveCrew`, :class:`..flight.losses.GiveGoods`, :class:`..flight.loading.Load`,
:class:`..flight.rewards.Collect`, :class:`..flight.volley.Volley` (meteors and shots),
:func:`..flight.breaking.destroy`, :func:`..flight.penalties.suffer`, :mod:`..flight.track`.
"""

from __future__ import annotations

from starboard.games.galaxy_trucker.adventures import (
    combat_zone,
    derelicts,
    enemies,
    epidemic,
    hazardous_sector,
    intruders,
    meteoric_swarm,
    mostly_open_space,
    open_space,
    planets,
    radiation_leak,
    sabotage,
    stardust,
)
from starboard.games.galaxy_trucker.cards import BaseCard, cards

__all__ = [
    "catalogue",
    "combat_zone",
    "derelicts",
    "enemies",
    "epidemic",
    "hazardous_sector",
    "intruders",
    "meteoric_swarm",
    "mostly_open_space",
    "open_space",
    "planets",
    "radiation_leak",
    "sabotage",
    "stardust",
]


def catalogue() -> dict[str, BaseCard]:
    """Every card by its code, with all kinds loaded: for whoever does not come here through the game."""
    return cards()
