"""How long people wait for bots: a whole turn at the yard is short, a decision in flight can be followed."""

from __future__ import annotations

import statistics

from starboard import bots
from starboard.core import course
from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.options import Options
from starboard.server.settings import Settings

GAME = GalaxyTrucker()


def test_nobody_waits_long_for_a_bot_that_builds_in_turns() -> None:
    chance, bot, pace = Seeded(1), bots.make("easy"), Settings().bot_pace
    state = GAME.new(Options(pace="turns"), 4, chance)
    turns: list[float] = []
    last = -1
    while state.phase == "building":
        (seat,) = GAME.to_move(state)
        if seat != last:
            turns.append(0.0)
            last = seat
        turns[-1] += pace * GAME.tempo(state)
        move = bot.choose(GAME, GAME.view(state, seat), state.options, GAME.moves(state, seat), chance).move
        course.carry_out(GAME, state, state.now, seat, move, chance)
    assert statistics.mean(turns) < 2.5
    assert GAME.tempo(state) == 1.0, "what is decided after the ships are built can be followed"
