"""The flight (GT-6): from the launch to the settlement. :mod:`.state` says how it plugs into the game."""

from __future__ import annotations

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal, Move, Seat
from starboard.games.galaxy_trucker.adventures.between_cards import NextCard
from starboard.games.galaxy_trucker.events.flight import FlightOver
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.check import check as check
from starboard.games.galaxy_trucker.flight.declare import NOT_YET
from starboard.games.galaxy_trucker.flight.state import Flight
from starboard.games.galaxy_trucker.flight.steps import Play, Question, run
from starboard.games.galaxy_trucker.moves.flight import GiveUp
from starboard.games.galaxy_trucker.settlement import conclude
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import saboteur
from starboard.games.galaxy_trucker.team.windows import open_window


def begin(state: State, chance: Chance) -> list[Event]:
    """Rockets are on the track, ships are loaded: fly.

    A ship without any human gives up before the first card (GT-5.7). A human the Saboteur has taken is a loss that
    sleepers may make good (ABE-9.12).
    """
    state.flight = Flight(cards=len(state.cards.deck), declared=[NOT_YET] * len(state.players), agenda=[NextCard()])
    play = Play(state, chance)
    play.flight.crews = {seat: play.ships[seat].crew + saboteur.planted(play.ships[seat]) for seat in play.sleepy}
    for seat in track.order(play.players):
        if not play.ships[seat].human_crew:
            track.leave(play, seat, "no-humans")
    return _go_on(play)


def to_move(state: State) -> tuple[Seat, ...]:
    """Who has to decide: never more than one during the flight."""
    return (_question(state).seat,)


def moves(state: State, seat: Seat) -> list[Move]:
    """What this seat may answer now."""
    question = _question(state)
    return question.moves(state) if question.seat == seat else []


def ask(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why this move would be refused, or ``None``."""
    question = _question(state)
    if question.seat == seat and question.allows(state, move):
        return None
    if isinstance(move, GiveUp):
        return Illegal("GT-9.2", "galaxy-trucker-why-give-up-later")
    if question.seat != seat:
        return Illegal("GT-6.1", "galaxy-trucker-why-not-asked")
    return question.refuse(state, move)


def carry_out(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    """Play an answer and go on until the next question, or through the settlement."""
    play = Play(state, chance)
    _question(state).answer(play, move)
    return _go_on(play)


def resume(state: State, seat: Seat, chance: Chance) -> list[Event]:
    """Between two cards a ship has been repaired (GT-3.11): without a human it can't fly on (GT-9.1)."""
    play = Play(state, chance)
    if not play.ships[seat].human_crew:
        track.leave(play, seat, "no-humans")
    others = any(player.repairing for player in play.players)
    return play.events if others else _go_on(play)


def _question(state: State) -> Question:
    """The topmost step: between two moves it always waits for somebody."""
    assert state.flight is not None
    question = state.flight.agenda[-1]
    assert isinstance(question, Question)
    return question


def _go_on(play: Play) -> list[Event]:
    run(play)
    if not play.agenda:
        play.tell(FlightOver(finishers=track.order(play.players)))
        play.state.flight = None
        play.events.extend(open_window(play.state, "end-of-flight", then="landed"))
        if play.state.phase == "landed":
            play.events.extend(conclude(play.state))
    return play.events
