"""A trucker between the heap and the first card: repairs, the insurance, and whatever specialists offer."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.bot import Choice
from starboard.core.chance import Chance
from starboard.core.game import AnyGame
from starboard.games.galaxy_trucker.bot import sensible
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.moves import AnyMove, building
from starboard.games.galaxy_trucker.moves.team import Decline, Predict, Recruit
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.seen import rebuild
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import board
from starboard.games.galaxy_trucker.team.windows import question_of
from starboard.games.galaxy_trucker.trucker import words
from starboard.games.galaxy_trucker.trucker.cockpit import decide
from starboard.games.galaxy_trucker.trucker.danger import dangers
from starboard.games.galaxy_trucker.trucker.earnings import Circumstances, earnings, usual_rivals
from starboard.games.galaxy_trucker.trucker.means import aboard
from starboard.games.galaxy_trucker.trucker.outlook import outlook
from starboard.games.galaxy_trucker.trucker.skill import Skill
from starboard.games.galaxy_trucker.trucker.worth import HAZE, NO_DANGER
from starboard.games.galaxy_trucker.view import View

LIKED = (
    "swindler",
    "stock-boy",
    "welder",
    "deliveryman",
    "assembler",
    "bureaucrat",
    "buyer",
    "architect",
    "trader",
    "hypergeometer",
    "advertiser",
    "plumber",
    "saboteur",
    "security-guard",
    "inspector",
    "smuggler",
    "hotel-clerk",
    "planner",
)
"""Specialists, those who help without much ado first."""
DEDUCTED = 0.4
"""How much of the maximum an insured ship pays all the same."""


def mend(game: AnyGame, view: View, options: Options, moves: Sequence[AnyMove], skill: Skill, chance: Chance) -> Choice:
    """What is wrong comes off."""
    picked = sensible(game.imagine(view, options, chance), view.seat, moves)
    return Choice(picked[0], words.reason("repairs" if view.players[view.seat].repairing else "checked"))


def faulty(view: View, moves: Sequence[AnyMove]) -> building.PointOut | None:
    """The ship of somebody else that is to be pointed at, if one is not as it must be (GT-3.9, GT-3.11)."""
    pointing = (move for move in moves if isinstance(move, building.PointOut) and move.seat != view.seat)
    return next((move for move in pointing if not legality.is_legal(rebuild(view.players[move.seat].ship))), None)


def insure(view: View, options: Options, moves: Sequence[AnyMove]) -> Choice:
    """The insurance of class IV (ABE-4.4.4), if what hits are likely to break would cost more."""
    ship, ahead = rebuild(view.players[view.seat].ship), outlook(view, options)
    plan, means = board(ship.board), aboard(ship)
    around = Circumstances(ahead, usual_rivals(ahead.number), HAZE)
    harm = dangers(ship, ship.faces(), 0.0, means.power)
    broken = earnings(means, NO_DANGER, around) - earnings(means, harm, around)
    buys = broken > plan.price + DEDUCTED * (plan.cap or 0)
    wanted = building.Insure(buys)
    return Choice(wanted if wanted in moves else moves[0], words.reason("insures" if buys else "uninsured"))


def employ(
    game: AnyGame, view: View, options: Options, moves: Sequence[AnyMove], skill: Skill, chance: Chance
) -> Choice:
    """Whom to take into the team, and what those who are in it do."""
    offers = [move for move in moves if isinstance(move, Recruit)]
    if offers:
        return Choice(min(offers, key=lambda move: LIKED.index(move.card)), words.reason("recruits"))
    guesses = [move for move in moves if isinstance(move, Predict)]
    if guesses:
        return Choice(_guess(view, guesses), words.reason("predicts"))
    piles = [move for move in moves if isinstance(move, building.Look)]
    if piles:
        return Choice(piles[0], words.reason("looks"))
    if any(isinstance(move, building.TakeFaceUp | building.Put | building.Return) for move in moves):
        picked = sensible(game.imagine(view, options, chance), view.seat, moves)[0]
        return Choice(picked, words.reason("declines" if isinstance(picked, Decline) else "specialist"))
    return decide(game, view, options, moves, skill, chance)


def _guess(view: View, guesses: list[Predict]) -> Predict:
    """On which place the player who is asked about will finish: as they fly now (ABE-9.1)."""
    question = question_of(view.team, view.seat) if view.team is not None else None
    order = track.order(view.players)
    place = order.index(question.subject) + 1 if question is not None and question.subject in order else 0
    return next((guess for guess in guesses if guess.place == place), guesses[-1])
