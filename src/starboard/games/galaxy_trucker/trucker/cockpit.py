"""A trucker in flight, and whenever a ship is not built: it tries every answer on the table as it imagines it.

Each is played on by rule of thumb until the card is done, with the same dice for all of them; then the standings are
compared. So it is the rules themselves that tell what a choice costs and brings.
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.course import carry_out
from starboard.core.game import AnyGame, Seat
from starboard.games.galaxy_trucker import rounds
from starboard.games.galaxy_trucker.flying import StayOrLeave
from starboard.games.galaxy_trucker.moves import AnyMove
from starboard.games.galaxy_trucker.moves.flight import Arrange, Enough, FlyOn, HoldCourse, Pass, Stow, Unload
from starboard.games.galaxy_trucker.moves.team import Decline
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.trucker import words
from starboard.games.galaxy_trucker.trucker.outlook import Outlook, outlook
from starboard.games.galaxy_trucker.trucker.skill import Skill
from starboard.games.galaxy_trucker.trucker.standing import standing
from starboard.games.galaxy_trucker.trucker.thumb import by_thumb
from starboard.games.galaxy_trucker.view import View

LONGEST = 60
"""More answers than a card asks for."""
MANY = 24
"""Answers that are tried; where there are more, a random selection."""
IDLE = (Decline, Pass, Enough, HoldCourse)
"""Answers of whoever does without."""


def decide(
    game: AnyGame, view: View, options: Options, moves: Sequence[AnyMove], skill: Skill, chance: Chance
) -> Choice:
    """The answer after which this seat stands best."""
    state, seat = game.imagine(view, options, chance), view.seat
    weighed = worth_a_try(moves)
    if len(weighed) == 1:
        return Choice(weighed[0], words.of(state, seat, weighed[0]))
    if not skill.lucks:
        move = by_thumb(state, seat, moves)
    else:
        move = best(game, state, seat, weighed, outlook(view, options), skill.lucks, chance)
    return Choice(move, words.of(state, seat, move))


def worth_a_try(moves: Sequence[AnyMove]) -> list[AnyMove]:
    """Without what never helps: goods are loaded as they fit best, an order to fly on holds for one card."""
    arranged: list[AnyMove] = [move for move in moves if isinstance(move, Arrange)]
    if arranged:
        return arranged[:1]
    never = (Unload, Stow)
    found: list[AnyMove] = [move for move in moves if not isinstance(move, never) and move != FlyOn(standing=True)]
    found.sort(key=lambda move: not isinstance(move, IDLE))  # what makes no difference is not worth the trouble
    return found or list(moves)


def best(
    game: AnyGame, state: State, seat: Seat, moves: list[AnyMove], ahead: Outlook, lucks: int, chance: Chance
) -> AnyMove:
    """Of these answers the one that leaves the seat best off, on the average of so many throws of the dice."""
    if len(moves) > MANY:
        chance.shuffle(moves)
        del moves[MANY:]
    seeds = [chance.below(2**31) for _ in range(lucks)]
    totals = [0.0] * len(moves)
    for seed in seeds:
        for number, move in enumerate(moves):
            trial = game.copy(state)
            _play_on(game, trial, seat, move, Seeded(seed))
            totals[number] += standing(trial, seat, ahead)
    return moves[max(range(len(moves)), key=totals.__getitem__)]


def _play_on(game: AnyGame, state: State, seat: Seat, move: AnyMove, chance: Chance) -> None:
    """Play this answer, and what follows until the card is done, or the phase."""
    phase, turned = state.phase, len(state.cards.used)
    carry_out(game, state, state.now, seat, move, chance)
    for _ in range(LONGEST):
        if state.phase != phase or phase != "flight" or len(state.cards.used) != turned:
            return
        if isinstance(rounds.asked(state), StayOrLeave):
            return
        asked = game.to_move(state)
        if not asked:
            return
        moves = game.moves(state, asked[0])
        carry_out(game, state, state.now, asked[0], by_thumb(state, asked[0], moves), chance)
