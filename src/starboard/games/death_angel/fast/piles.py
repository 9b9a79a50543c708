"""Blip piles, decks and tokens; what goes into them and what comes out. As ``blips.py`` and ``spawn.py`` have it."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.death_angel.fast.column import (
    add_group,
    clear_group,
    join,
    shuffle,
    slay,
    take,
)
from starboard.games.death_angel.fast.layout import (
    ARRIVING,
    DECK,
    DECK_CARDS,
    DISCARD,
    DISCARD_CARDS,
    DOOR_TOKENS,
    EVENT_CARDS,
    EVENTS,
    EVENTS_OUT,
    EVENTS_OUT_CARDS,
    GROUP,
    LIES,
    MARKED,
    MARKED_CARDS,
    PILE,
    PILE_CARDS,
    PILES,
    SPOT,
    SUPPLY,
    SWARMS,
    TOKENS,
)
from starboard.games.death_angel.fast.tables import DOOR
from starboard.games.death_angel.fast.target import compiled

# --- piles and decks -----------------------------------------------------------------------------------------------


@compiled
def refill_events(s: Numbers, r: Numbers) -> None:
    """An empty Event deck is made anew from its discards."""
    if s[EVENTS] == 0:
        s[EVENTS] = s[EVENTS_OUT]
        for n in range(s[EVENTS]):
            s[EVENT_CARDS + n] = s[EVENTS_OUT_CARDS + n]
        s[EVENTS_OUT] = 0
        shuffle(s, r, EVENT_CARDS, s[EVENTS])


@compiled
def discard_top(s: Numbers, side: int, count: int) -> None:
    """So many cards of a pile go to the discard pile, fewer if there are fewer."""
    for _ in range(min(count, s[PILES + side])):
        s[PILES + side] -= 1
        s[DISCARD_CARDS + s[DISCARD]] = s[PILE_CARDS + side * PILE + s[PILES + side]]
        s[DISCARD] += 1
        s[PILE_CARDS + side * PILE + s[PILES + side]] = 0


@compiled
def draw_genestealer(s: Numbers, r: Numbers) -> int:
    """The top card of the deck, which is made anew if need be; -1 if there is none."""
    if s[DECK] == 0:
        if s[DISCARD] == 0:
            return -1
        s[DECK] = s[DISCARD]
        for n in range(s[DISCARD]):
            s[DECK_CARDS + n] = s[DISCARD_CARDS + n]
        s[DISCARD] = 0
        shuffle(s, r, DECK_CARDS, s[DECK])
    s[DECK] -= 1
    return s[DECK_CARDS + s[DECK]]


@compiled
def deal(s: Numbers, r: Numbers, left: int, right: int) -> None:
    """So many cards onto the piles."""
    for side in range(2):
        for _ in range(left if side == 0 else right):
            s[PILE_CARDS + side * PILE + s[PILES + side]] = draw_genestealer(s, r)
            s[PILES + side] += 1


@compiled
def add_under(s: Numbers, r: Numbers, each: int) -> None:
    """Cards of the deck go under the piles, alternately."""
    for _ in range(each):
        for side in range(2):
            card = draw_genestealer(s, r)
            if card >= 0:
                at = PILE_CARDS + side * PILE
                for n in range(s[PILES + side], 0, -1):
                    s[at + n] = s[at + n - 1]
                s[at] = card
                s[PILES + side] += 1


@compiled
def spawn(s: Numbers, place: int, wanted: int, group: int) -> None:
    """Cards of the pile on that side appear at a place, or (from 0 on) in this very group."""
    side = place & 1
    count = min(wanted, s[PILES + side])
    if count <= 0:
        return
    clear_group(s, ARRIVING)
    for _ in range(count):
        s[PILES + side] -= 1
        at = PILE_CARDS + side * PILE + s[PILES + side]
        s[ARRIVING + s[at]] += 1
        s[at] = 0
    if group >= 0:
        add_group(s, ARRIVING, SWARMS + place * SPOT + group * GROUP)
    else:
        join(s, place, ARRIVING)


@compiled
def mark(s: Numbers, place: int, group: int, card: int) -> None:
    """Note a victim down."""
    s[MARKED_CARDS + s[MARKED]] = place * 16 + group * 8 + card
    s[MARKED] += 1


@compiled
def marked(s: Numbers, place: int, group: int, card: int) -> int:
    """How often this victim is noted down."""
    found = 0
    for n in range(s[MARKED]):
        if s[MARKED_CARDS + n] == place * 16 + group * 8 + card:
            found += 1
    return found


@compiled
def slay_marked(s: Numbers) -> None:
    """All that are noted down, those in second groups first."""
    for group in range(1, -1, -1):
        for n in range(s[MARKED]):
            victim = s[MARKED_CARDS + n]
            if (victim >> 3) & 1 == group:
                slay(s, victim >> 4, group, victim & 7)


@compiled
def to_blips(s: Numbers, r: Numbers, side: int) -> None:
    """All that are noted down are shuffled into a Blip pile."""
    for group in range(1, -1, -1):
        for n in range(s[MARKED]):
            victim = s[MARKED_CARDS + n]
            if (victim >> 3) & 1 == group:
                take(s, victim >> 4, group, victim & 7)
                s[PILE_CARDS + side * PILE + s[PILES + side]] = victim & 7
                s[PILES + side] += 1
    if s[MARKED] > 0:
        shuffle(s, r, PILE_CARDS + side * PILE, s[PILES + side])
    s[MARKED] = 0


# --- tokens --------------------------------------------------------------------------------------------------------


@compiled
def place_token(s: Numbers, marine: int) -> None:
    """From the supply on a Marine."""
    if s[SUPPLY] > 0:
        s[SUPPLY] -= 1
        s[TOKENS + marine] += 1


@compiled
def tokens_on_door(s: Numbers, tokens: int) -> None:
    """As far as the supply goes."""
    if s[LIES + DOOR] >= 0:
        placed = min(tokens, s[SUPPLY])
        s[SUPPLY] -= placed
        s[DOOR_TOKENS] += placed


@compiled
def lose_tokens(s: Numbers, marine: int, tokens: int) -> None:
    """Back to the supply."""
    s[TOKENS + marine] -= tokens
    s[SUPPLY] += tokens
