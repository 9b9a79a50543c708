"""Building (GT-2): everyone at once on one heap, or in turns. How it begins, what time does to it, and its questions.

What a seat may do is in :mod:`.choices`, why something is refused in :mod:`.refusals`, what becomes of a move in
:mod:`.deeds`.
"""

from __future__ import annotations

from starboard.core.agenda import Question
from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.core.text import player as say_player
from starboard.games.galaxy_trucker.building import timer
from starboard.games.galaxy_trucker.building.choices import can_act, offered
from starboard.games.galaxy_trucker.building.deeds import DO, give_number, put_down
from starboard.games.galaxy_trucker.building.refusals import MAY
from starboard.games.galaxy_trucker.building.terms import FIRST_POINTS, in_turns, numbers_left
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.phrases import say_kind, say_pile
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import PlayerView, TableSeen, own
from starboard.games.galaxy_trucker.ship.boards import OFF, OPEN, board, class_number
from starboard.games.galaxy_trucker.ship.perks import leeway
from starboard.games.galaxy_trucker.ship.tiles import FACES
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import while_building

REACTION_SECONDS = 10.0
"""After time-out: how long players have to reach for a number tile before the rest are handed out (GT-2.13)."""


def get_ready(play: Play) -> None:
    """The heap lies there: everybody says when they are ready; without a timer nobody has to be."""
    play.state.phase = "ready"


def begin(play: Play) -> None:
    """Go! (GT-2.1)"""
    state = play.state
    state.phase = "building"
    if state.options.pace == "real-time":
        timer.start(state)
    play.tell(events.BuildingBegan())
    if state.ship_class == "IIIB":
        play.tell(_close_squares(state, play.chance))
    for player in state.players:
        if player.ship.leeway.trespassers:
            player.ship.board += OPEN
    if in_turns(state):
        state.turn = state.round % len(state.players)
        state.players[state.turn].points = FIRST_POINTS
        play.tell(events.TurnCame(seat=state.turn, points=FIRST_POINTS))


def _close_squares(state: State, chance: Chance) -> Event:
    """Two dice close squares on every board; doubles take the start cabins away (ABE-4.3.1, ABE-4.3.3)."""
    dice = (chance.die(), chance.die())
    plan = board(f"IIIB:{min(dice)}-{max(dice)}")
    for player in state.players:
        player.ship.board = plan.name
        if plan.start == OFF:
            player.ship.components.clear()
    return events.SquaresClosed(dice=dice, squares=tuple(sorted(plan.closed)), startless=plan.start == OFF)


def is_over(state: State) -> bool:
    """Whether everybody has a number tile."""
    for player in state.players:  # noqa: SIM110 - asked after every move, a generator would cost more
        if not player.number:
            return False
    return True


def deadline(state: State) -> float | None:
    """When time is due: the sand runs out, or number tiles are handed out."""
    if state.phase == "building":
        if state.team is None:
            return state.timer.ends
        drill = state.team.drill_ends
        return min((due for due in (state.timer.ends, drill) if due is not None), default=None)
    return state.reactions_end if state.phase == "numbers" else None


def tick(play: Play) -> None:
    """The sand has run out, or the time to react has."""
    state = play.state
    if state.phase == "numbers":
        _hand_out(play)
        return
    if state.team is not None and state.team.drill_ends is not None and state.team.drill_ends <= state.now:
        while_building.end_drill(play)
    if state.timer.ends is not None and state.timer.ends <= state.now:
        state.timer.ends = None
        play.tell(events.SandRanOut(space=timer.space(state)))
        if timer.is_last(state):
            _time_out(play)


def _time_out(play: Play) -> None:
    """Every unfinished player stops at once (GT-2.13)."""
    state = play.state
    state.phase = "numbers"
    play.tell(events.BuildingEnded(time_out=True))
    put_down(play)
    unfinished = [seat for seat, player in enumerate(state.players) if not player.number]
    if len(unfinished) == 1:
        give_number(play, unfinished[0])
    else:
        state.reactions_end = state.now + REACTION_SECONDS


def _hand_out(play: Play) -> None:
    """Nobody reacted any more: the rest get their numbers in random order."""
    waiting = [seat for seat, player in enumerate(play.players) if not player.number]
    play.chance.shuffle(waiting)
    for seat in waiting:
        give_number(play, seat)


class AtTheHeap(Question, frozen=True):
    """Everybody is asked at once, and anything that has to do with building is judged alike."""

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        may = MAY.get(type(move))
        if may is None:
            return Illegal("GT-1.1", "galaxy-trucker-why-not-now")
        return may(state, state.players[seat], seat, move)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        DO[type(move)](play, play.players[seat], seat, move)


class GetReady(AtTheHeap, frozen=True):
    """Is everybody ready? Then the timer starts (GT-2.1)."""

    clause = "GT-2.1"

    def phrase(self, view: TableSeen) -> Phrase:
        me = own(view)
        return say("galaxy-trucker-ask-ready-wait" if me is None or me.ready else "galaxy-trucker-ask-ready")

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(state.players) if not player.ready)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [moves.Ready()]


def _ask_finished(view: TableSeen, me: PlayerView) -> Phrase:
    """What a player who has finished may still do while others build: add components, or look at piles."""
    number = class_number(view.ship_class)
    lets = leeway(me.ship.perks)
    if view.team is not None and lets.extras and view.team.extras < number:
        return say("galaxy-trucker-team-ask-extras", n=number - view.team.extras)
    if lets.looks_last:
        return say("galaxy-trucker-team-ask-inspect")
    return say("galaxy-trucker-ask-building-wait")


def _ask_for_a_flip(view: TableSeen, me: PlayerView) -> Phrase:
    """The sand is out: who may flip it, and what is waited for otherwise (GT-2.10, GT-2.11)."""
    if view.seat in view.timer.flippers:
        return say("galaxy-trucker-ask-flip", finished="yes" if me.number else "no")
    return say("galaxy-trucker-ask-no-flip", n=len(view.timer.flippers))


class Build(AtTheHeap, frozen=True):
    """Build: everybody at once, or whose turn it is."""

    clause = "GT-2.2"

    def phrase(self, view: TableSeen) -> Phrase:
        me = own(view)
        if view.turn is not None and view.seat != view.turn:
            return say("galaxy-trucker-ask-turn-of", player=say_player(view.turn))
        if me is None:
            return say("galaxy-trucker-ask-building-wait")
        if me.looking is not None:
            return say("galaxy-trucker-ask-looking", pile=say_pile(me.looking))
        if me.hand is not None:
            return say("galaxy-trucker-ask-holding", kind=say_kind(FACES[me.hand.tile][0].kind))
        if view.timer.idle:
            return _ask_for_a_flip(view, me)
        if me.number:
            return _ask_finished(view, me)
        if view.turn is not None:
            return say("galaxy-trucker-ask-building-turn", points=me.points)
        return say("galaxy-trucker-ask-building")

    def seats(self, state: State) -> tuple[Seat, ...]:
        if in_turns(state):
            return (state.turn,)
        if state.team is not None:
            return tuple(seat for seat in range(len(state.players)) if can_act(state, seat))
        if timer.may_flip(state, finished=True):
            return tuple(range(len(state.players)))
        return tuple([seat for seat, player in enumerate(state.players) if not player.number])

    def asks(self, state: State, seat: Seat) -> bool:
        if state.options.pace == "turns":
            return seat == state.turn
        if not 0 <= seat < len(state.players):
            return False
        if state.team is not None:
            return can_act(state, seat)
        return not state.players[seat].number or timer.may_flip(state, finished=True)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return offered(state, seat)


class ReachForNumbers(AtTheHeap, frozen=True):
    """Time is up: unfinished players take the numbers left as they react (GT-2.13)."""

    clause = "GT-2.13"

    def phrase(self, view: TableSeen) -> Phrase:
        me = own(view)
        return say("galaxy-trucker-ask-numbers-wait" if me is None or me.number else "galaxy-trucker-ask-numbers")

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(state.players) if not player.number)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [moves.TakeNumber(numbers_left(state)[0])]
