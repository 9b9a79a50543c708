"""Blip piles and decks: drawing, discarding, making a deck anew (DA-2.8, section 14)."""

from __future__ import annotations

from starboard.core.game import Seat
from starboard.games.death_angel import events
from starboard.games.death_angel.asking import AskPlayer
from starboard.games.death_angel.cards import ENEMY_NAMES, LEFT, RIGHT, SIDE, SIDE_NAMES
from starboard.games.death_angel.leaving import run_out
from starboard.games.death_angel.moves import CHOOSE_PILE, AnyMove, ChoosePile
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.state import State, pile_of


def filled_piles(state: State) -> list[AnyMove]:
    """The Blip piles that have cards, to choose one of them."""
    return [CHOOSE_PILE[side] for side in (LEFT, RIGHT) if pile_of(state, side)]


def discard_chosen(play: Play, pile: ChoosePile, count: int = 1) -> None:
    """Cards go from the top of the pile that a move names to the discard pile."""
    discard_top(play, SIDE[pile.side], count)


def discard_top(play: Play, side: int, count: int) -> None:
    """So many cards of a pile go face up to the discard pile, fewer if there are fewer."""
    state = play.state
    pile = pile_of(state, side)
    cards = [pile.pop() for _ in range(min(count, len(pile)))]
    if cards:
        state.discard += cards
        names = tuple(ENEMY_NAMES[card] for card in cards)
        play.tell(events.BlipsDiscarded(side=SIDE_NAMES[side], cards=names, travelling=state.travelling))
        run_out(play, side)


def draw_genestealer(play: Play) -> int | None:
    """The top card of the Genestealer deck; an empty one is made anew when a card is needed (DA-14.2, DA-14.4)."""
    state = play.state
    if not state.deck:
        if not state.discard:
            return None
        state.deck, state.discard = state.discard, []
        play.chance.shuffle(state.deck)
        play.tell(events.Reshuffled(deck="genestealers"))
    return state.deck.pop()


def refill_events(play: Play) -> None:
    """An empty Event deck is made anew from its discards when a card is needed (DA-14.2)."""
    state = play.state
    if not state.events:
        state.events, state.event_discard = state.event_discard, []
        play.chance.shuffle(state.events)
        play.tell(events.Reshuffled(deck="events"))


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
        play.push(Refill(state.current, half))
    else:
        _deal(play, half, half)


def _deal(play: Play, left: int, right: int) -> None:
    for side, count in ((LEFT, left), (RIGHT, right)):
        pile = pile_of(play.state, side)
        for _ in range(count):
            card = draw_genestealer(play)
            assert card is not None
            pile.append(card)
    play.tell(events.BlipsAdded(left=left, right=right))


class Refill(AskPlayer, frozen=True):
    """Too few Genestealers for both piles, and an odd number: where the odd card goes."""

    clause = "DA-14.3"
    count: int
    """How many each pile gets besides."""

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*CHOOSE_PILE]

    def answer(self, play: Play, seat: Seat, move: ChoosePile) -> None:
        _deal(play, self.count + (move.side == "left"), self.count + (move.side == "right"))


def add_under(play: Play, each: int) -> None:
    """Cards of the deck go under the piles, alternately left and right (R-THESWARM)."""
    added = [0, 0]
    for _ in range(each):
        for side in (LEFT, RIGHT):
            card = draw_genestealer(play)
            if card is not None:
                pile_of(play.state, side).insert(0, card)
                added[side] += 1
    play.tell(events.BlipsAdded(left=added[LEFT], right=added[RIGHT]))
