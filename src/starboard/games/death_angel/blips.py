"""Blip piles and decks: drawing, discarding, making a deck anew (DA-2.8, section 14)."""

from __future__ import annotations

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import ENEMY_NAMES, LEFT, RIGHT, SIDE_NAMES
from starboard.games.death_angel.moves import CHOOSE_PILE, AnyMove, ChoosePile
from starboard.games.death_angel.play import Play, Question
from starboard.games.death_angel.state import State, Step


def pile_of(state: State, side: int) -> list[int]:
    """The Blip pile of a side; its top is the end of the list."""
    return state.right_blips if side else state.left_blips


def discard_top(play: Play, side: int, count: int) -> None:
    """So many cards of a pile go face up to the discard pile, fewer if there are fewer."""
    state = play.state
    pile = pile_of(state, side)
    cards = [pile.pop() for _ in range(min(count, len(pile)))]
    if cards:
        state.discard += cards
        play.tell(ev.BlipsDiscarded(side=SIDE_NAMES[side], cards=tuple(ENEMY_NAMES[card] for card in cards)))


def draw_genestealer(play: Play) -> int | None:
    """The top card of the Genestealer deck; an empty one is made anew when a card is needed (DA-14.2, DA-14.4)."""
    state = play.state
    if not state.deck:
        if not state.discard:
            return None
        state.deck, state.discard = state.discard, []
        play.chance.shuffle(state.deck)
        play.tell(ev.Reshuffled(deck="genestealers"))
    return state.deck.pop()


def refill_events(play: Play) -> None:
    """An empty Event deck is made anew from its discards when a card is needed (DA-14.2)."""
    state = play.state
    if not state.events:
        state.events, state.event_discard = state.event_discard, []
        play.chance.shuffle(state.events)
        play.tell(ev.Reshuffled(deck="events"))


def fill(play: Play, left: int, right: int) -> None:
    """Add so many cards to the piles, left first; if there are too few deal evenly (DA-10.11, DA-14.3)."""
    state = play.state
    there = len(state.deck) + len(state.discard)
    if there >= left + right:
        _deal(play, left, right)
        return
    half = there // 2
    if half >= left:
        _deal(play, left, there - left)
    elif half >= right:
        _deal(play, there - right, right)
    elif there % 2:
        play.push(Step("refill", state.current, n=half))
    else:
        _deal(play, half, half)


def _deal(play: Play, left: int, right: int) -> None:
    for side, count in ((LEFT, left), (RIGHT, right)):
        pile = pile_of(play.state, side)
        for _ in range(count):
            card = draw_genestealer(play)
            assert card is not None
            pile.append(card)
    play.tell(ev.BlipsAdded(left=left, right=right))


def _refill_moves(_state: State, _step: Step) -> list[AnyMove]:
    """Where the odd last card goes."""
    return [*CHOOSE_PILE]


def _refill(play: Play, step: Step, move: ChoosePile) -> None:
    if move.side == "left":
        _deal(play, step.n + 1, step.n)
    else:
        _deal(play, step.n, step.n + 1)


def add_under(play: Play, each: int) -> None:
    """Cards of the deck go under the piles, alternately left and right (R-THESWARM)."""
    added = [0, 0]
    for _ in range(each):
        for side in (LEFT, RIGHT):
            card = draw_genestealer(play)
            if card is not None:
                pile_of(play.state, side).insert(0, card)
                added[side] += 1
    play.tell(ev.BlipsAdded(left=added[LEFT], right=added[RIGHT]))


QUESTIONS = {"refill": Question(_refill_moves, _refill)}
