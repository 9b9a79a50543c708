"""Why a hard player does what it does: what it means to do with it, and what sets it apart from the next best move.

A reason is never a mere possibility. What a card or a turn is for is found by playing on as the player would; what a
move is better for, by carrying out the other one as well. Where nothing of that can be said, it is said how it came
out when it was played ahead; and where that came out the same, that it is a close call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from starboard.core.chance import Chance, ChanceError, Recorded, Seeded
from starboard.core.game import Seat, unheard
from starboard.core.text import Phrase, say
from starboard.games.death_angel import because, names
from starboard.games.death_angel.bot import question
from starboard.games.death_angel.cards import MARINE, MARINE_NAMES, PLACE, TERRAIN_ID
from starboard.games.death_angel.formation import in_front
from starboard.games.death_angel.moves import (
    Activate,
    AnyMove,
    Attack,
    ChooseAction,
    ChoosePile,
    ChooseSwarm,
    HeroicCharge,
    MoveSwarm,
    PlaceToken,
    Slay,
    Trade,
    Turn,
    UseAbility,
)
from starboard.games.death_angel.odds import NEVER, stands
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.state import State

AHEAD = 3
"""Own moves after a move that are thought of to say what it is for."""
TRIED = 5
"""Imagined tables on which a card is played to see what it is for; on most of them it has to be the same."""
SEEDS = 8
"""Times that a decision is judged there."""
LONG = 60
"""Decisions until a card is resolved, at most."""

Best: TypeAlias = Callable[[Any, Sequence[AnyMove], Sequence[AnyMove]], AnyMove]
"""The best of these moves in a view, and which the help speaks for."""
Judge: TypeAlias = Callable[[State, Sequence[AnyMove], Chance], AnyMove]
"""The best of these moves at a glance, on this very table."""


class Advised(NamedTuple):
    """What was found by trying."""

    line: Sequence[AnyMove]
    rival: AnyMove | None
    """The next best move."""
    close: bool
    """Whether the two can't be told apart."""


def reason(game: Any, view: Any, world: State, advised: Advised, hinted: Sequence[AnyMove], best: Best) -> Phrase:
    """Why a move is made that is not a card."""
    seat, move, rival = view.seat, advised.line[0], advised.rival
    if hinted and move not in hinted:
        return _next(game, world, seat, (move, *hinted), best) or _beats(game, view, hinted[0])
    found = because.why(question(world), world, move)
    if isinstance(move, Trade | Turn) and (found is None or found.id not in _SAVES):
        found = _leads_to(game, world, seat, move, best) or found
    if found is None and rival is not None:
        found = _spent_elsewhere(game, world, seat, move, rival, best) or apart(game, world, seat, move, rival)
    return found or otherwise(game, view, advised)


def _spent_elsewhere(game: Any, world: State, seat: Seat, move: AnyMove, rival: AnyMove, best: Best) -> Phrase | None:
    """Why a token or a swarm goes to somebody else: what is meant to be done next makes up for it."""
    if isinstance(move, MoveSwarm):
        return _next(game, world, seat, (move,), best)
    tokens = isinstance(move, PlaceToken) and isinstance(rival, PlaceToken)
    return _next(game, world, seat, (move, rival), best) if tokens else None


_SAVES = ("death-angel-because-survives", "death-angel-because-trade")


def otherwise(game: Any, view: Any, advised: Advised) -> Phrase:
    """Where there is nothing to say but how it came out."""
    if advised.rival is None:
        return say("death-angel-because-sole")
    return say("death-angel-because-close") if advised.close else _beats(game, view, advised.rival)


def _beats(game: Any, view: Any, other: AnyMove) -> Phrase:
    return say("death-angel-because-tried", move=game.say_move(view, other))


# --- what comes next -----------------------------------------------------------------------------------------------


def _going_on(game: Any, world: State, seat: Seat, move: AnyMove, best: Best) -> Iterator[tuple[State, Any, AnyMove]]:
    """The own moves after a move, each with the table and the view before it; until it depends on luck or others."""
    after = game.copy(world)
    try:
        for _ in range(AHEAD):
            game.carry_out(after, seat, move, Recorded(()))
            if game.to_move(after) != (seat,) or (after.round, after.phase) != (world.round, world.phase):
                return
            seen, choices = game.view(after, seat), game.moves(after, seat)
            move = best(seen, choices, question(after).hinted(after, choices))
            yield after, seen, move
    except ChanceError:
        return


def _next(game: Any, world: State, seat: Seat, moves: Sequence[AnyMove], best: Best) -> Phrase | None:
    """What is meant to be done after the first of these moves, if that helps those whom all of them are for."""
    whom = because.concerned(world, moves)
    for after, seen, move in _going_on(game, world, seat, moves[0], best):
        then = answered(game, after, seat, move)
        found = None if then is None else because.next_one(world, then, whom, game.say_move(seen, move))
        if found is not None:
            return found
    return None


def _leads_to(game: Any, world: State, seat: Seat, move: Trade | Turn, best: Best) -> Phrase | None:
    """What is used next by whoever moves, who could not have used it without the move."""
    for _, seen, then in _going_on(game, world, seat, move, best):
        if isinstance(then, Activate) and then.marine in (move.marine, getattr(move, "other", None)):
            before = in_front(world, MARINE[then.marine])
            if world.terrain[TERRAIN_ID[then.terrain]] != before:
                return say("death-angel-because-planned", move=game.say_move(seen, then))
    return None


# --- cards ---------------------------------------------------------------------------------------------------------

_DEEDS: tuple[tuple[type, ...], ...] = (
    (Activate,),
    (Attack, HeroicCharge, ChooseSwarm, MoveSwarm, UseAbility),
    (PlaceToken,),
    (Turn,),
    (Trade,),
    (ChoosePile,),
)
"""What says most about what a card is for, first."""


class Deed(NamedTuple):
    """What was done with a card."""

    move: AnyMove
    size: int
    """Of the swarm that it is about: if another one stands there, it is not the same."""
    phrase: Phrase


def card_reason(
    game: Any, view: Any, options: Any, world: State, advised: Advised, judge: Judge, chance: Chance
) -> Phrase:
    """Why a card is chosen: whom it saves by itself, or what is meant to be done with it."""
    move = advised.line[0]
    assert isinstance(move, ChooseAction)
    saves = because.guarded(world, move.card)
    if saves is not None:
        return saves
    deed = _meant(game, view, options, world, advised.line, judge, chance)
    if deed is None:
        return otherwise(game, view, advised)
    if isinstance(deed.move, PlaceToken):
        marine = MARINE[deed.move.marine]
        before, after = stands(world, marine), stands(world, marine, more=1)
        if names.differ(before, after):
            return say(
                "death-angel-because-planned-token",
                marine=names.marine(deed.move.marine),
                before=names.odds(before, after),
                after=names.odds(after, before),
            )
    return say("death-angel-because-planned", move=deed.phrase)


def _meant(
    game: Any, view: Any, options: Any, world: State, line: Sequence[AnyMove], judge: Judge, chance: Chance
) -> Deed | None:
    """What is done with the first card of the line on most imagined tables."""
    found: dict[AnyMove, list[Deed]] = {}
    for _ in range(TRIED):
        table, luck = game.imagine(view, options, chance), Seeded(chance.below(1 << 31))
        for deed in {deed.move: deed for deed in _deeds(game, table, view.seat, line, judge, luck)}.values():
            if deed.size == _size(world, deed.move):
                found.setdefault(deed.move, []).append(deed)
    usual = [deeds[0] for deeds in found.values() if 2 * len(deeds) > TRIED]
    for kinds in _DEEDS:
        for deed in usual:
            if isinstance(deed.move, kinds):
                return deed
    return None


def _deeds(game: Any, state: State, seat: Seat, line: Sequence[AnyMove], judge: Judge, luck: Chance) -> Iterator[Deed]:
    """What is done with the first card of a line on this table: others do by habit what they do."""
    first = line[0]
    assert isinstance(first, ChooseAction)
    laid = list(line)
    for _ in range(LONG):
        asked = game.to_move(state)
        if not asked or first.card in state.resolved:
            return
        own = seat in asked
        who = seat if own else asked[0]
        moves = game.moves(state, who)
        if own and laid and laid[0] in moves:
            move = laid.pop(0)
        elif state.resolving == first.card:
            move = judge(state, moves, luck)
            yield Deed(move, _size(state, move), game.say_move(game.view(state, who), move))
        else:
            move = game.habit(state, who, moves, luck)
        game.carry_out(state, who, move, luck)


def _size(state: State, move: AnyMove) -> int:
    """Of the swarm that a move is about."""
    if not isinstance(move, Attack | ChooseSwarm | MoveSwarm | Slay):
        return 0
    place = PLACE[move.place]
    groups = state.swarms[place] if place < len(state.swarms) else ()
    return len(groups[move.group].cards) if move.group < len(groups) else -1


# --- two moves side by side ----------------------------------------------------------------------------------------


def answered(game: Any, state: State, seat: Seat, move: AnyMove) -> State | None:
    """The table right after a move, before anything that follows from it; nothing if it depends on luck."""
    then: State = game.copy(state)
    try:
        then.agenda.pop().answer(Play(then, Recorded(()), unheard), seat, move)  # type: ignore[attr-defined]
    except ChanceError:
        return None
    return then


def _carried_out(game: Any, state: State, seat: Seat, move: AnyMove) -> State | None:
    """The table when somebody has to decide again, if that is still in the same phase and no die has fallen."""
    then: State = game.copy(state)
    try:
        game.carry_out(then, seat, move, Recorded(()))
    except ChanceError:
        return None
    same = (then.round, then.phase, then.location) == (state.round, state.phase, state.location)
    return then if same and not then.outcome else None


def apart(game: Any, state: State, seat: Seat, move: AnyMove, rival: AnyMove) -> Phrase | None:
    """Who is safer with the one move than with the other, and who is less safe; if all in all it speaks for it."""
    for after in (_carried_out, answered):
        one, other = after(game, state, seat, move), after(game, state, seat, rival)
        if one is not None and other is not None:
            return _safer(one, other)
    return None


def _safer(one: State, other: State) -> Phrase | None:
    odds = [
        (stands(one, marine) if marine in one.formation else NEVER, stands(other, marine), marine)
        for marine in other.formation
    ]
    gains = sorted((after - before, after, before, marine) for after, before, marine in odds)
    if not gains or sum(gain[0] for gain in gains) <= 0 or set(one.formation) - set(other.formation):
        return None
    _, after, before, marine = gains[-1]
    _, then, was, loser = gains[0]
    if not names.differ(before, after):
        return None
    if then < was and names.differ(was, then):
        return names.better_and_worse("death-angel-because-apart", (marine, before, after), (loser, was, then))
    return say(
        "death-angel-because-otherwise",
        tokens=one.tokens[marine],
        marine=names.marine(MARINE_NAMES[marine]),
        before=names.odds(before, after),
        after=names.odds(after, before),
    )
