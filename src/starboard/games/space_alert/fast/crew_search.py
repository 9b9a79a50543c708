"""Searching for a crew's plan in the middle of the action round: what bots think with, inside the kernel.

Like :mod:`.search` it is annealing on whole numbers only, and a search is a row of numbers ``m`` that calls carry on.
But here nobody knows yet which cards will come: ``free`` says for each slot whether it is closed, takes one of the
``cards`` that are there, or (in a later phase) any order of the ``alphabet``. A card has four numbers: its two orders,
the crew member who has it (-1: it lies open for whoever may have it) and as bits who may lay it. In ``held`` are the
cards that each may still give away, who is an android, and how many cards there are. ``laid`` has the card and the half
of every slot, then the slot of every card. ``source`` is what really lies there: a change of it has its price.
"""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.batch import lay_stacks_from, load
from starboard.games.space_alert.fast.layout import (
    CREW,
    CREW_SIZE,
    DRAWN,
    F_CREW,
    F_LAST_TURN,
    KNOCKED_OUT,
    MAINTAINED,
    MOST_CREW,
    OUTCOME,
    SLOTS,
    SURVIVED,
    TURN,
)
from starboard.games.space_alert.fast.search import (
    BATTLEBOTS,
    HOPELESS,
    LIFT,
    M_ALPHABET,
    M_BEST,
    M_FIRST,
    M_FIRST_TRIED,
    M_STACKS,
    M_STEP,
    M_WORTH,
    NO_CARD,
    NOTHING_YET,
    SEARCH_SIZE,
    SLACK,
    SQUADS_AT,
    SYSTEM_C,
    TO_BLUE,
    TO_RED,
    copy_numbers,
    draw,
    heat_of,
    loss_at,
    moved,
    walk,
    worth_of,
)
from starboard.games.space_alert.fast.target import compiled, entry, inlined
from starboard.games.space_alert.fast.turns import fly
from starboard.games.space_alert.ship import CHECKS

CLOSED, CARDS, ANYTHING = 0, 1, 2
"""What a slot takes."""
PLACES = MOST_CREW * SLOTS
MOST_CARDS = 64
CARD_NUMBERS = 4
WHERE = 2 * PLACES
"""Where the slots of the cards begin among what is laid."""
LAID_SIZE = WHERE + MOST_CARDS
ANDROIDS = MOST_CREW
COUNT = 2 * MOST_CREW
"""Where ``held`` says who is an android, and how many cards there are."""
HELD_SIZE = COUNT + 1
M_PRICE = SEARCH_SIZE
"""What it costs to change a card that lies already."""
M_CAREFUL = SEARCH_SIZE + 1
"""What every damage token costs besides its points: more while nobody knows what is still to come."""
MATE_SIZE = SEARCH_SIZE + 2
UNMAINTAINED = 600
"""What it costs to forget the computer: nobody knows yet what the delay would spoil (SA-13.1)."""
CHECK_TURNS = tuple(sorted(CHECKS))


@compiled
def _worth(
    s: Numbers, f: Numbers, t: Numbers, begun: Numbers, stacks: Numbers, plan: Numbers, m: Numbers, least: int
) -> int:
    """The mean over the orders of the damage tokens; where none was drawn the first one says it all."""
    total = 0
    count = m[M_STACKS] + 0
    for order in range(count):
        load(s, f, begun, plan)
        lay_stacks_from(s, stacks, order)
        fly(s, f, t)
        drawn = s[DRAWN] + s[DRAWN + 1] + s[DRAWN + 2]
        worth = worth_of(s, f, t) - m[M_CAREFUL] * drawn
        for phase in range(3):
            if s[TURN] > CHECK_TURNS[phase] and CHECK_TURNS[phase] < f[F_LAST_TURN] and not s[MAINTAINED + phase]:
                worth -= UNMAINTAINED
        for index in range(f[F_CREW]):
            worth -= m[M_CAREFUL] * s[CREW + index * CREW_SIZE + KNOCKED_OUT]
        if order == 0:
            m[M_FIRST_TRIED] = worth
            if worth < least:
                return HOPELESS
            if drawn == 0 and s[OUTCOME] == SURVIVED:
                return worth
        total += worth
    return total // count


@inlined
def _price(free: Numbers, source: Numbers, laid: Numbers, size: int) -> int:
    """How many cards that lie already lie otherwise then."""
    changed = 0
    for place in range(size):
        if (
            free[place] == CARDS
            and source[2 * place] >= 0
            and (source[2 * place] != laid[2 * place] or source[2 * place + 1] != laid[2 * place + 1])
        ):
            changed += 1
    return changed


@inlined
def _lay(trial: Numbers, cards: Numbers, tried: Numbers, place: int, card: int, half: int) -> None:
    """Put a card into a slot with this half upwards, or take away what lies there."""
    old = tried[2 * place] + 0
    if old >= 0 and tried[WHERE + old] == place:
        tried[WHERE + old] = NO_CARD
    tried[2 * place] = card
    tried[2 * place + 1] = half
    if card < 0:
        trial[place] = 0
    else:
        trial[place] = cards[card * CARD_NUMBERS + half]
        tried[WHERE + card] = place


@compiled
def _may_lie(cards: Numbers, held: Numbers, tried: Numbers, card: int, index: int) -> bool:
    """Whether this card may lie with this crew member: he has it, he is an android, or it can be given to him."""
    if not cards[card * CARD_NUMBERS + 3] >> index & 1:
        return False
    owner = cards[card * CARD_NUMBERS + 2] + 0
    if owner < 0 or owner == index or held[ANDROIDS + index]:
        return True
    given = 0
    for other in range(held[COUNT] + 0):
        if other != card and cards[other * CARD_NUMBERS + 2] == owner and tried[WHERE + other] >= 0:
            at = tried[WHERE + other] // SLOTS
            if at != owner and not held[ANDROIDS + at]:
                given += 1
    return given < held[owner]


@compiled
def _card_for(
    m: Numbers, free: Numbers, cards: Numbers, held: Numbers, tried: Numbers, index: int, slot: int, order: int
) -> int:
    """A card with this order for this slot, times two and its half: one that lies nowhere, or later in the same row."""
    count = held[COUNT] + 0
    if count == 0:
        return NO_CARD
    first = draw(m, count)
    for step in range(count):
        card = (first + step) % count
        half = 0
        if cards[card * CARD_NUMBERS] != order:
            half = 1
            if cards[card * CARD_NUMBERS + 1] != order:
                continue
        at = tried[WHERE + card] + 0
        if at >= 0 and (at // SLOTS != index or at % SLOTS < slot or free[at] != CARDS):
            continue
        if _may_lie(cards, held, tried, card, index):
            return card * 2 + half
    return NO_CARD


@compiled
def _errand(
    m: Numbers,
    f: Numbers,
    free: Numbers,
    cards: Numbers,
    held: Numbers,
    trial: Numbers,
    tried: Numbers,
    index: int,
    slot: int,
    target: int,
    order: int,
    times: int,
) -> int:
    """Walk to a station and do something there so many times; the answer is the first slot after it."""
    row = index * SLOTS
    station = walk(trial, row, slot)
    left = times
    last = f[F_LAST_TURN] + 0
    while slot < last and left > 0:
        place = row + slot
        if free[place] != CLOSED:
            wanted = order
            if station != target:
                wanted = LIFT if station % 3 == target % 3 else TO_BLUE if station % 3 < target % 3 else TO_RED
            if free[place] == ANYTHING:
                trial[place] = wanted
            elif trial[place] != wanted:
                found = _card_for(m, free, cards, held, tried, index, slot, wanted)
                if found >= 0:
                    at = tried[WHERE + found // 2] + 0
                    if at >= 0:
                        _lay(trial, cards, tried, at, NO_CARD, 0)
                    _lay(trial, cards, tried, place, found // 2, found % 2)
            if trial[place] == wanted and station == target:
                left -= 1
        station = moved(station, trial[place] + 0)
        slot += 1
    return slot


@compiled
def _errands(
    m: Numbers,
    f: Numbers,
    free: Numbers,
    cards: Numbers,
    held: Numbers,
    trial: Numbers,
    tried: Numbers,
    index: int,
    slot: int,
) -> None:
    """Something that takes several turns: work at a station, or fetch battlebots and fight or fly with them."""
    if draw(m, 3) > 0:
        _errand(m, f, free, cards, held, trial, tried, index, slot, draw(m, 6), 1 + draw(m, 4), 1 + draw(m, 3))
        return
    slot = _errand(m, f, free, cards, held, trial, tried, index, slot, SQUADS_AT[draw(m, 2)], SYSTEM_C, 1)
    if draw(m, 4) == 0:
        slot = _errand(m, f, free, cards, held, trial, tried, index, slot, 0, SYSTEM_C, 1)
        for place in range(index * SLOTS + slot, index * SLOTS + min(f[F_LAST_TURN] + 0, slot + 1 + draw(m, 2))):
            if free[place] == ANYTHING:
                trial[place] = BATTLEBOTS
    else:
        _errand(m, f, free, cards, held, trial, tried, index, slot, draw(m, 6), BATTLEBOTS, 1 + draw(m, 2))


@compiled
def _change_card(
    m: Numbers, f: Numbers, free: Numbers, cards: Numbers, held: Numbers, trial: Numbers, tried: Numbers, place: int
) -> None:
    """Turn a card, swap it with another of the row, take another one instead, or none."""
    index = place // SLOTS
    card = tried[2 * place] + 0
    half = tried[2 * place + 1] + 0
    what = draw(m, 12)
    if what < 3 and card >= 0:
        _lay(trial, cards, tried, place, card, 1 - half)
    elif what < 6:
        there = index * SLOTS + draw(m, f[F_LAST_TURN] + 0)
        if free[there] != CARDS or there == place:
            return
        other = tried[2 * there] + 0
        other_half = tried[2 * there + 1] + 0
        turn = draw(m, 4)
        _lay(trial, cards, tried, there, NO_CARD, 0)
        _lay(trial, cards, tried, place, other, other_half ^ turn & 1)
        _lay(trial, cards, tried, there, card, half ^ turn >> 1)
    elif what < 11:
        if held[COUNT] == 0:
            return
        new = draw(m, held[COUNT] + 0)
        at = tried[WHERE + new] + 0
        if at == place or (at >= 0 and free[at] != CARDS) or not _may_lie(cards, held, tried, new, index):
            return
        if at >= 0:
            _lay(trial, cards, tried, at, NO_CARD, 0)
        _lay(trial, cards, tried, place, NO_CARD, 0)
        _lay(trial, cards, tried, place, new, draw(m, 2))
        if at >= 0 and card >= 0 and _may_lie(cards, held, tried, card, at // SLOTS):
            _lay(trial, cards, tried, at, card, draw(m, 2))
    else:
        _lay(trial, cards, tried, place, NO_CARD, 0)


@compiled
def _change_order(m: Numbers, f: Numbers, free: Numbers, alphabet: Numbers, trial: Numbers, place: int) -> None:
    """Another order, two slots swapped, or a part of the row one turn later or earlier."""
    last = f[F_LAST_TURN] + 0
    row = place // SLOTS * SLOTS
    what = draw(m, 10)
    order = alphabet[draw(m, m[M_ALPHABET] + 0)] + 0
    if what < 5:
        trial[place] = order
    elif what < 7:
        there = row + draw(m, last)
        if free[there] == ANYTHING:
            order = trial[place] + 0
            trial[place] = trial[there]
            trial[there] = order
    elif what < 9:
        for there in range(place, row + last):
            if free[there] == ANYTHING:
                following = trial[there] + 0
                trial[there] = order
                order = following
    else:
        for there in range(place, row + last):
            if free[there] == ANYTHING:
                if there + 1 < row + last and free[there + 1] == ANYTHING:
                    trial[there] = trial[there + 1]
                else:
                    trial[there] = order


@compiled
def _change(
    m: Numbers,
    f: Numbers,
    free: Numbers,
    alphabet: Numbers,
    cards: Numbers,
    held: Numbers,
    trial: Numbers,
    tried: Numbers,
) -> None:
    """A small change somewhere."""
    for _ in range(8):
        index = draw(m, f[F_CREW] + 0)
        slot = draw(m, f[F_LAST_TURN] + 0)
        place = index * SLOTS + slot
        if free[place] != CLOSED:
            if draw(m, 5) == 0:
                _errands(m, f, free, cards, held, trial, tried, index, slot)
            elif free[place] == CARDS:
                _change_card(m, f, free, cards, held, trial, tried, place)
            else:
                _change_order(m, f, free, alphabet, trial, place)
            return


@entry
def anneal_crew(
    s: Numbers,
    f: Numbers,
    t: Numbers,
    begun: Numbers,
    stacks: Numbers,
    free: Numbers,
    alphabet: Numbers,
    cards: Numbers,
    held: Numbers,
    source: Numbers,
    plan: Numbers,
    laid: Numbers,
    trial: Numbers,
    tried: Numbers,
    best: Numbers,
    kept: Numbers,
    m: Numbers,
    steps: int,
) -> None:
    """Try so many plans more."""
    size = f[F_CREW] * SLOTS
    if m[M_WORTH] == NOTHING_YET:
        price = m[M_PRICE] * _price(free, source, laid, size)
        m[M_WORTH] = _worth(s, f, t, begun, stacks, plan, m, HOPELESS) - price
        m[M_FIRST] = m[M_FIRST_TRIED] - price
        m[M_BEST] = m[M_WORTH]
        copy_numbers(plan, best, size)
        copy_numbers(laid, kept, LAID_SIZE)
    for _ in range(steps):
        heat = heat_of(m)
        copy_numbers(plan, trial, size)
        copy_numbers(laid, tried, LAID_SIZE)
        for _ in range(1 + draw(m, 2)):
            _change(m, f, free, alphabet, cards, held, trial, tried)
        price = m[M_PRICE] * _price(free, source, tried, size)
        loss = loss_at(m, heat)
        worth = _worth(s, f, t, begun, stacks, trial, m, m[M_FIRST] + price - loss - SLACK) - price
        if worth >= m[M_WORTH] - loss:
            copy_numbers(trial, plan, size)
            copy_numbers(tried, laid, LAID_SIZE)
            m[M_WORTH] = worth
            m[M_FIRST] = m[M_FIRST_TRIED] - price
            if worth > m[M_BEST]:
                m[M_BEST] = worth
                copy_numbers(trial, best, size)
                copy_numbers(tried, kept, LAID_SIZE)
        m[M_STEP] = m[M_STEP] + 1
