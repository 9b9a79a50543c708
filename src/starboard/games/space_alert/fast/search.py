"""Searching for a plan inside the kernel: annealing on whole numbers only, the same on every machine.

A search is a row of numbers ``m`` that is carried on from call to call: calls of any size give the same plans as one
long call. ``begun``, ``f`` and ``t`` are those of the flight, ``stacks`` are orders of the damage tokens one after the
other, ``plan`` is where the search stands, ``best`` the best so far (its cards are ``kept``), ``trial`` room for one.

What is open to change is in ``free``: for each slot 1 or 0. Without hands any of the orders in ``alphabet`` may lie
there. With hands (``m[M_HANDS]``) only cards may: ``cards`` has for each crew member up to ``MOST_CARDS`` of them with
three numbers each: the two orders and the first slot it may lie in. ``laid`` says for each slot which card and which
half lie there, a card by its place among all cards (crew member times ``MOST_CARDS`` and its number), and after the
slots what is given: for each data transfer (``m[M_TRANSFERS]``) and each crew member the card and to whom. The first
slot in which a gift may lie is in ``held`` after the sizes of the hands, one number a transfer.
"""

from __future__ import annotations

from starboard.core.kernel import Numbers
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
    MOST_CREW,
    OUTCOME,
    SLOTS,
    STATUS,
    SURVIVED,
    THREAT,
    THREAT_SIZE,
    TURN,
)
from starboard.games.space_alert.fast.target import compiled, entry, inlined
from starboard.games.space_alert.fast.turns import fly, score

M_RANDOM = 0
M_WORTH = 1
"""What the plan at hand is worth; ``NOTHING_YET`` before the first step."""
M_BEST = 2
M_STEP = 3
"""Plans tried so far."""
M_STEPS = 4
"""Plans that will be tried in all, as far as is known: how cold it is follows from that."""
M_HOT = 5
"""The temperature at which it begins."""
M_STACKS = 6
M_HANDS = 7
M_TRANSFERS = 8
M_ALPHABET = 9
"""How many orders there are to choose from."""
M_FIRST = 10
"""What the plan at hand is worth with the first order of the damage tokens."""
M_FIRST_TRIED = 11
SEARCH_SIZE = 12
NOTHING_YET = -1

HOME = 20_000
POINT = 100
"""To come home is worth more than any score, and a point as much as ``POINT``."""
SLACK = 500
"""A plan that is so much worse with the first order of the damage tokens is not tried with the others."""
HOPELESS = -1_000_000
COLD = 30
MASK = 0xFFFFFFFF

START_STATION = 1
SYSTEM_C, BATTLEBOTS, TO_RED, TO_BLUE, LIFT, HEROIC, HEROIC_MOVE = 3, 4, 5, 6, 7, 8, 11
"""Orders as :mod:`starboard.games.space_alert.orders` counts them."""
SQUADS_AT = (2, 3)

MOST_CARDS = 24
CARD_NUMBERS = 3
NO_CARD = -1
NEVER = 99
MOST_TRANSFERS = 6
GIFTS = 2 * MOST_CREW * SLOTS
"""Where the gifts begin among what is laid."""
LAID_SIZE = GIFTS + 2 * MOST_CREW * MOST_TRANSFERS


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
def moved(station: int, order: int) -> int:
    """Where somebody stands after an order, if nothing delays him."""
    if order == TO_RED:
        return station - 1 if station % 3 > 0 else station
    if order == TO_BLUE:
        return station + 1 if station % 3 < 2 else station
    if order == LIFT:
        return (station + 3) % 6
    return order - HEROIC_MOVE if order >= HEROIC_MOVE else station


@inlined
def walk(trial: Numbers, row: int, slot: int) -> int:
    """Where a crew member is before a slot if nothing delays him."""
    station = START_STATION
    for place in range(slot):
        station = moved(station, trial[row + place] + 0)
    return station


@compiled
def _errand(free: Numbers, trial: Numbers, row: int, slot: int, last: int, target: int, order: int, times: int) -> int:
    """Walk to a station and do something there so many times; the answer is the first slot after it."""
    station = walk(trial, row, slot)
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
def _lay(trial: Numbers, cards: Numbers, tried: Numbers, place: int, card: int, half: int) -> None:
    """Put a card into a slot with this half upwards, or take it away."""
    tried[2 * place] = card
    tried[2 * place + 1] = half
    trial[place] = 0 if card < 0 else cards[card * CARD_NUMBERS + half]


@inlined
def _first_slot(cards: Numbers, held: Numbers, tried: Numbers, transfers: int, card: int, index: int) -> int:
    """The first slot of this crew member's in which this card may lie; ``NEVER`` if somebody else has it."""
    owner = card // MOST_CARDS
    first = NEVER
    if owner == index:
        first = cards[card * CARD_NUMBERS + 2] + 0
    for transfer in range(transfers):
        gift = GIFTS + 2 * (transfer * MOST_CREW + owner)
        if tried[gift] == card:
            first = (
                max(cards[card * CARD_NUMBERS + 2], held[MOST_CREW + transfer]) if tried[gift + 1] == index else NEVER
            )
    return first


@compiled
def _change_cards(
    m: Numbers, f: Numbers, free: Numbers, cards: Numbers, held: Numbers, trial: Numbers, tried: Numbers
) -> None:
    """A small change with hands: turn a card, swap two slots, take another card, or none; give one away."""
    crew = f[F_CREW] + 0
    last = f[F_LAST_TURN] + 0
    transfers = m[M_TRANSFERS] + 0
    index = draw(m, crew)
    slot = draw(m, last)
    place = index * SLOTS + slot
    what = draw(m, 18 if transfers > 0 and crew > 1 else 16)
    if what >= 16:
        _give(m, free, cards, held, trial, tried, index, crew, last)
        return
    if not free[place]:
        return
    card = tried[2 * place] + 0
    half = tried[2 * place + 1] + 0
    if what < 5 and card >= 0:
        _lay(trial, cards, tried, place, card, 1 - half)
    elif what < 10:
        other = draw(m, last)
        there = index * SLOTS + other
        card_there = tried[2 * there] + 0
        half_there = tried[2 * there + 1] + 0
        if (
            free[there]
            and (card < 0 or _first_slot(cards, held, tried, transfers, card, index) <= other)
            and (card_there < 0 or _first_slot(cards, held, tried, transfers, card_there, index) <= slot)
        ):
            turn = draw(m, 4)
            _lay(trial, cards, tried, place, card_there, half_there ^ turn & 1)
            _lay(trial, cards, tried, there, card, half ^ turn >> 1)
    elif what < 15:
        new = _any_card(m, held, tried, index, transfers)
        if new < 0 or _first_slot(cards, held, tried, transfers, new, index) > slot:
            return
        for elsewhere in range(last):
            there = index * SLOTS + elsewhere
            if tried[2 * there] == new:
                if not free[there]:
                    return
                if card >= 0 and _first_slot(cards, held, tried, transfers, card, index) > elsewhere:
                    return
                _lay(trial, cards, tried, there, card, half)
                break
        _lay(trial, cards, tried, place, new, draw(m, 2))
    else:
        _lay(trial, cards, tried, place, NO_CARD, 0)


@inlined
def _any_card(m: Numbers, held: Numbers, tried: Numbers, index: int, transfers: int) -> int:
    """A card of the crew member's own hand or, now and then, one that was given to him."""
    if transfers > 0 and draw(m, 4) == 0:
        gift = GIFTS + 2 * (draw(m, transfers) * MOST_CREW + draw(m, MOST_CREW))
        if tried[gift] >= 0 and tried[gift + 1] == index:
            return tried[gift] + 0
    if held[index] == 0:
        return NO_CARD
    return index * MOST_CARDS + draw(m, held[index] + 0)


@compiled
def _give(
    m: Numbers,
    free: Numbers,
    cards: Numbers,
    held: Numbers,
    trial: Numbers,
    tried: Numbers,
    index: int,
    crew: int,
    last: int,
) -> None:
    """In one data transfer give another card, to somebody else, or none; what can't lie any more is taken away."""
    transfer = draw(m, m[M_TRANSFERS] + 0)
    gift = GIFTS + 2 * (transfer * MOST_CREW + index)
    card = NO_CARD
    if held[index] > 0 and draw(m, 4) > 0:
        card = index * MOST_CARDS + draw(m, held[index] + 0)
        # Not a heroic card (SA-3.9), not one that comes later, and no card twice.
        if cards[card * CARD_NUMBERS] >= HEROIC or cards[card * CARD_NUMBERS + 1] >= HEROIC:
            return
        if cards[card * CARD_NUMBERS + 2] > held[MOST_CREW + transfer]:
            return
        for other in range(m[M_TRANSFERS] + 0):
            if other != transfer and tried[GIFTS + 2 * (other * MOST_CREW + index)] == card:
                return
    old = tried[gift] + 0
    for place in range(crew * SLOTS):
        lies = tried[2 * place] + 0
        if lies >= 0 and (lies == card or lies == old) and not free[place]:
            return
    for place in range(crew * SLOTS):
        lies = tried[2 * place] + 0
        if lies >= 0 and (lies == card or lies == old):
            _lay(trial, cards, tried, place, NO_CARD, 0)
    to = (index + 1 + draw(m, crew - 1)) % crew
    tried[gift] = card
    tried[gift + 1] = to
    if card >= 0:
        # Laid at once by whoever gets it, or nobody would ever see what it is good for.
        slot = draw(m, last)
        if slot >= held[MOST_CREW + transfer] and free[to * SLOTS + slot]:
            _lay(trial, cards, tried, to * SLOTS + slot, card, draw(m, 2))


# --- annealing -------------------------------------------------------------------------------------------------------


@inlined
def copy_numbers(source: Numbers, target: Numbers, size: int) -> None:
    """The first so many numbers of one into the other."""
    for place in range(size):
        target[place] = source[place]


@inlined
def heat_of(m: Numbers) -> int:
    """The temperature now: it falls in a straight line of its logarithm, near enough, eight halvings in all."""
    eighths = 8 * min(m[M_STEP], m[M_STEPS])
    halvings = eighths // m[M_STEPS]
    rest = eighths - halvings * m[M_STEPS]
    heat = m[M_HOT] >> halvings
    heat -= (heat >> 1) * rest // m[M_STEPS]
    return max(COLD, heat)


@inlined
def loss_at(m: Numbers, heat: int) -> int:
    """How much worse a plan may be now: a product of two even numbers is small more often than not, as an exponential
    is."""
    return heat * draw(m, 1024) * draw(m, 1024) >> 18


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
    kept: Numbers,
    m: Numbers,
    steps: int,
) -> None:
    """Try so many plans more."""
    size = f[F_CREW] * SLOTS
    if m[M_WORTH] == NOTHING_YET:
        m[M_WORTH] = worth_over(s, f, t, begun, stacks, plan, m, HOPELESS)
        m[M_FIRST] = m[M_FIRST_TRIED]
        m[M_BEST] = m[M_WORTH]
        copy_numbers(plan, best, size)
        copy_numbers(laid, kept, LAID_SIZE)
    for _ in range(steps):
        heat = heat_of(m)
        copy_numbers(plan, trial, size)
        if m[M_HANDS]:
            copy_numbers(laid, tried, LAID_SIZE)
            for _ in range(1 + draw(m, 2)):
                _change_cards(m, f, free, cards, held, trial, tried)
        else:
            _change(m, f, free, alphabet, trial)
        loss = loss_at(m, heat)
        worth = worth_over(s, f, t, begun, stacks, trial, m, m[M_FIRST] - loss - SLACK)
        if worth >= m[M_WORTH] - loss:
            copy_numbers(trial, plan, size)
            if m[M_HANDS]:
                copy_numbers(tried, laid, LAID_SIZE)
            m[M_WORTH] = worth
            m[M_FIRST] = m[M_FIRST_TRIED]
            if worth > m[M_BEST]:
                m[M_BEST] = worth
                copy_numbers(trial, best, size)
                if m[M_HANDS]:
                    copy_numbers(tried, kept, LAID_SIZE)
        m[M_STEP] = m[M_STEP] + 1
