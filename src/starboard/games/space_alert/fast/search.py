"""Searching for a plan inside the kernel: annealing on whole numbers only, the same on every machine.

A search is a row of numbers ``m`` that is carried on from call to call: calls of any size give the same plans as one
long call. ``begun``, ``f`` and ``t`` are those of the flight, ``stacks`` are orders of the damage tokens one after the
other, ``plan`` is where the search stands, ``best`` the best so far, ``trial`` room for one more.

What is open to change is in ``free``: for each slot 1 or 0. Without hands any of the orders in ``alphabet`` may lie
there. With hands (``m[M_HANDS]``) a slot holds a card of its crew member's: ``cards`` has for each of them up to
``MOST_CARDS`` cards of three numbers, the two orders and the first slot it may lie in, and ``laid`` says for each slot
which card and which half lie there.
"""

from __future__ import annotations

from starboard.games.space_alert.fast.batch import lay_stacks_from, load
from starboard.games.space_alert.fast.layout import (
    BITS,
    C_DESTROYED,
    CREW,
    CREW_SIZE,
    DAMAGE,
    DESTROYED,
    DRAWN,
    F_CARD,
    F_CREW,
    F_LAST_TURN,
    F_THREATS,
    KNOCKED_OUT,
    OUTCOME,
    SLOTS,
    STATUS,
    SURVIVED,
    THREAT,
    THREAT_SIZE,
    TURN,
)
from starboard.games.space_alert.fast.target import Numbers, compiled, entry, inlined
from starboard.games.space_alert.fast.turns import fly, score

M_RANDOM = 0
M_WORTH = 1
"""What the plan at hand is worth; ``NOTHING_YET`` before the first step."""
M_BEST = 2
M_STEP = 3
"""Plans tried in this round."""
M_ROUND = 4
"""Plans to try in this round of cooling down."""
M_HOT = 5
"""The temperature at which the round began."""
M_TRIED = 6
M_STACKS = 7
M_HANDS = 8
M_ROUNDS = 9
M_ALPHABET = 10
"""How many orders there are to choose from."""
M_FIRST = 11
"""What the plan at hand is worth with the first order of the damage tokens."""
M_FIRST_TRIED = 12
SEARCH_SIZE = 13
NOTHING_YET = -1

HOME = 20_000
POINT = 100
"""To come home is worth more than any score, and a point as much as ``POINT``."""
SLACK = 500
"""A plan that is so much worse with the first order of the damage tokens is not tried with the others."""
HOPELESS = -1_000_000
COLD = 30
FIRST_ROUND = 30_000
LONGEST_ROUND = 240_000
MASK = 0xFFFFFFFF

START_STATION = 1
SYSTEM_C, BATTLEBOTS, TO_RED, TO_BLUE, LIFT, HEROIC_MOVE = 3, 4, 5, 6, 7, 11
"""Orders as :mod:`starboard.games.space_alert.orders` counts them."""
SQUADS_AT = (2, 3)

MOST_CARDS = 32
CARD_NUMBERS = 3
NO_CARD = -1


@inlined
def draw(m: Numbers, below: int) -> int:
    """A random number from 0 (xorshift, 32 bits)."""
    x = m[M_RANDOM] + 0
    x ^= x << 13 & MASK
    x ^= x >> 17
    x ^= x << 5 & MASK
    m[M_RANDOM] = x
    return (x >> 8) % below


@compiled
def worth_of(s: Numbers, f: Numbers, t: Numbers) -> int:
    """How well a flight has gone that is over: home and the score, else how far it came and what it shot."""
    if s[OUTCOME] == SURVIVED:
        return HOME + POINT * score(s, f, t)
    worth = 600 * s[TURN]
    for i in range(f[F_THREATS]):
        b = THREAT + i * THREAT_SIZE
        if s[b + STATUS] == DESTROYED:
            worth += 60 * t[(f[F_CARD + i] & BITS) + C_DESTROYED]
        else:
            worth += 15 * s[b + DAMAGE]
    for index in range(f[F_CREW]):
        worth -= 60 * s[CREW + index * CREW_SIZE + KNOCKED_OUT]
    return worth - 20 * (s[DRAWN] + s[DRAWN + 1] + s[DRAWN + 2])


@compiled
def worth_over(
    s: Numbers, f: Numbers, t: Numbers, begun: Numbers, stacks: Numbers, plan: Numbers, m: Numbers, least: int
) -> int:
    """The mean over the orders of the damage tokens; where none was drawn the first one says it all."""
    total = 0
    count = m[M_STACKS] + 0
    for order in range(count):
        load(s, f, begun, plan)
        lay_stacks_from(s, stacks, order)
        fly(s, f, t)
        worth = worth_of(s, f, t)
        if order == 0:
            m[M_FIRST_TRIED] = worth
            if worth < least:
                return HOPELESS
            if s[DRAWN] + s[DRAWN + 1] + s[DRAWN + 2] == 0 and s[OUTCOME] == SURVIVED:
                return worth
        total += worth
    return total // count


@inlined
def _walk(trial: Numbers, row: int, slot: int) -> int:
    """Where a crew member is before a slot if nothing delays him."""
    station = START_STATION
    for place in range(slot):
        order = trial[row + place] + 0
        if order == TO_RED:
            if station % 3 > 0:
                station -= 1
        elif order == TO_BLUE:
            if station % 3 < 2:
                station += 1
        elif order == LIFT:
            station = (station + 3) % 6
        elif order >= HEROIC_MOVE:
            station = order - HEROIC_MOVE
    return station


@compiled
def _errand(free: Numbers, trial: Numbers, row: int, slot: int, last: int, target: int, order: int, times: int) -> int:
    """Walk to a station and do something there so many times; the answer is the first slot after it."""
    station = _walk(trial, row, slot)
    left = times
    while slot < last and left > 0:
        if free[row + slot]:
            if station != target:
                if station % 3 == target % 3:
                    trial[row + slot] = LIFT
                    station = target
                elif station % 3 < target % 3:
                    trial[row + slot] = TO_BLUE
                    station += 1
                else:
                    trial[row + slot] = TO_RED
                    station -= 1
            else:
                trial[row + slot] = order
                left -= 1
        slot += 1
    return slot


@inlined
def _errand_on(free: Numbers, trial: Numbers, row: int, slot: int, last: int, times: int) -> None:
    """Stay out in space."""
    for place in range(slot, min(last, slot + times)):
        if free[row + place]:
            trial[row + place] = BATTLEBOTS


# --- changing a plan -------------------------------------------------------------------------------------------------


@compiled
def _change(m: Numbers, f: Numbers, free: Numbers, alphabet: Numbers, trial: Numbers) -> None:
    """A small change without hands: one or two orders, two slots or two crews swapped, a part moved by a turn."""
    crew = f[F_CREW] + 0
    last = f[F_LAST_TURN] + 0
    index = draw(m, crew)
    row = index * SLOTS
    slot = draw(m, last)
    what = draw(m, 20)
    if what >= 18:
        # Take the battlebots and fight somewhere, or fly the interceptors.
        slot = _errand(free, trial, row, slot, last, SQUADS_AT[draw(m, 2)], SYSTEM_C, 1)
        if draw(m, 4) == 0:
            slot = _errand(free, trial, row, slot, last, 0, SYSTEM_C, 1)
            _errand_on(free, trial, row, slot, last, 1 + draw(m, 2))
        else:
            _errand(free, trial, row, slot, last, draw(m, 6), BATTLEBOTS, 1 + draw(m, 2))
    elif what >= 16:
        _errand(free, trial, row, slot, last, draw(m, 6), 1 + draw(m, 4), 1 + draw(m, 3))
    elif what < 8:
        if free[row + slot]:
            trial[row + slot] = alphabet[draw(m, m[M_ALPHABET] + 0)]
        if what < 3:
            row = draw(m, crew) * SLOTS
            slot = draw(m, last)
            if free[row + slot]:
                trial[row + slot] = alphabet[draw(m, m[M_ALPHABET] + 0)]
    elif what < 11:
        other = draw(m, last)
        if free[row + slot] and free[row + other]:
            order = trial[row + slot]
            trial[row + slot] = trial[row + other]
            trial[row + other] = order
    elif what < 13:
        # One turn later from here on; what falls off the end is gone.
        carried = alphabet[draw(m, m[M_ALPHABET] + 0)]
        stop = slot + 1 + draw(m, last - slot)
        for place in range(slot, stop):
            if free[row + place]:
                order = trial[row + place]
                trial[row + place] = carried
                carried = order
    elif what < 15:
        # One turn earlier.
        stop = slot + 1 + draw(m, last - slot)
        into = -1
        for place in range(slot, stop):
            if free[row + place]:
                if into >= 0:
                    trial[row + into] = trial[row + place]
                into = place
        if into >= 0:
            trial[row + into] = alphabet[draw(m, m[M_ALPHABET] + 0)]
    else:
        other_row = draw(m, crew) * SLOTS
        stop = slot + 1 + draw(m, last - slot)
        for place in range(slot, stop):
            if free[row + place] and free[other_row + place]:
                order = trial[row + place]
                trial[row + place] = trial[other_row + place]
                trial[other_row + place] = order


@inlined
def _lay(trial: Numbers, cards: Numbers, tried: Numbers, index: int, slot: int, card: int, half: int) -> None:
    """Put a card into a slot with this half upwards, or take it away."""
    place = index * SLOTS + slot
    if card < 0:
        tried[2 * place] = NO_CARD
        tried[2 * place + 1] = 0
        trial[place] = 0
    else:
        tried[2 * place] = card
        tried[2 * place + 1] = half
        trial[place] = cards[(index * MOST_CARDS + card) * CARD_NUMBERS + half]


@inlined
def _allowed(cards: Numbers, index: int, card: int, slot: int) -> bool:
    return card < 0 or cards[(index * MOST_CARDS + card) * CARD_NUMBERS + 2] <= slot


@compiled
def _change_cards(
    m: Numbers, f: Numbers, free: Numbers, cards: Numbers, held: Numbers, trial: Numbers, tried: Numbers
) -> None:
    """A small change with hands: turn a card, swap two slots, take another card of the hand, or none."""
    index = draw(m, f[F_CREW] + 0)
    last = f[F_LAST_TURN] + 0
    slot = draw(m, last)
    place = index * SLOTS + slot
    if not free[place]:
        return
    card = tried[2 * place] + 0
    half = tried[2 * place + 1] + 0
    what = draw(m, 16)
    if what < 5 and card >= 0:
        _lay(trial, cards, tried, index, slot, card, 1 - half)
    elif what < 10:
        other = draw(m, last)
        there = index * SLOTS + other
        card_there = tried[2 * there] + 0
        half_there = tried[2 * there + 1] + 0
        if free[there] and _allowed(cards, index, card, other) and _allowed(cards, index, card_there, slot):
            turn = draw(m, 4)
            _lay(trial, cards, tried, index, slot, card_there, half_there ^ turn & 1)
            _lay(trial, cards, tried, index, other, card, half ^ turn >> 1)
    elif what < 15 and held[index] > 0:
        new = draw(m, held[index] + 0)
        if not _allowed(cards, index, new, slot):
            return
        for elsewhere in range(last):
            there = index * SLOTS + elsewhere
            if tried[2 * there] == new:
                if not free[there] or not _allowed(cards, index, card, elsewhere):
                    return
                _lay(trial, cards, tried, index, elsewhere, card, half)
                break
        _lay(trial, cards, tried, index, slot, new, draw(m, 2))
    else:
        _lay(trial, cards, tried, index, slot, NO_CARD, 0)


# --- annealing -------------------------------------------------------------------------------------------------------


@inlined
def _copy(source: Numbers, target: Numbers, size: int) -> None:
    for place in range(size):
        target[place] = source[place]


@entry
def anneal(
    s: Numbers,
    f: Numbers,
    t: Numbers,
    begun: Numbers,
    stacks: Numbers,
    free: Numbers,
    alphabet: Numbers,
    cards: Numbers,
    held: Numbers,
    plan: Numbers,
    laid: Numbers,
    trial: Numbers,
    tried: Numbers,
    best: Numbers,
    m: Numbers,
    steps: int,
) -> None:
    """Try so many plans more."""
    size = f[F_CREW] * SLOTS
    if m[M_WORTH] == NOTHING_YET:
        m[M_WORTH] = worth_over(s, f, t, begun, stacks, plan, m, HOPELESS)
        m[M_FIRST] = m[M_FIRST_TRIED]
        m[M_BEST] = m[M_WORTH]
        _copy(plan, best, size)
    for _ in range(steps):
        if m[M_STEP] >= m[M_ROUND]:
            # The next round is longer, from the best so far or from where this one ended, by turns.
            m[M_STEP] = 0
            m[M_ROUND] = min(2 * m[M_ROUND], LONGEST_ROUND)
            m[M_ROUNDS] = m[M_ROUNDS] + 1
        # The temperature falls in a straight line of its logarithm, near enough: eight halvings in a round.
        eighths = 8 * m[M_STEP]
        halvings = eighths // m[M_ROUND]
        rest = eighths - halvings * m[M_ROUND]
        heat = m[M_HOT] >> halvings
        heat -= (heat >> 1) * rest // m[M_ROUND]
        heat = max(COLD, heat)
        _copy(plan, trial, size)
        if m[M_HANDS]:
            _copy(laid, tried, 2 * size)
            for _ in range(1 + draw(m, 2)):
                _change_cards(m, f, free, cards, held, trial, tried)
        else:
            _change(m, f, free, alphabet, trial)
        # A product of two even numbers is small more often than not, as an exponential is.
        loss = heat * draw(m, 1024) * draw(m, 1024) >> 18
        worth = worth_over(s, f, t, begun, stacks, trial, m, m[M_FIRST] - loss - SLACK)
        if worth >= m[M_WORTH] - loss:
            _copy(trial, plan, size)
            if m[M_HANDS]:
                _copy(tried, laid, 2 * size)
            m[M_WORTH] = worth
            m[M_FIRST] = m[M_FIRST_TRIED]
            if worth > m[M_BEST]:
                m[M_BEST] = worth
                _copy(trial, best, size)
        m[M_STEP] = m[M_STEP] + 1
        m[M_TRIED] = m[M_TRIED] + 1
