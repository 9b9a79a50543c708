"""The column of Marines and the swarms beside it; luck, piles and decks."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.death_angel.fast.layout import (
    AGENDA,
    ARTEFACT,
    ATTACKED,
    CHOSEN,
    DISCARD,
    DISCARD_CARDS,
    FACES,
    FORM,
    GROUP,
    KINDS,
    LIES,
    LORDS,
    LORDS_SLAIN,
    LOST,
    MOVERS,
    MOVES_TO,
    OUTCOME,
    OWNERS,
    PHASE,
    PILES,
    PROTECTED,
    R_FORCED,
    R_STATE,
    R_USED,
    RESTS,
    ROWS,
    SPOT,
    STEP,
    STEPS,
    SUPPLY,
    SWARMS,
    TERRAIN,
    TOKENS,
    TRAVELLING,
    WON,
)
from starboard.games.death_angel.fast.layout import LOCATION as LOCATION_AT
from starboard.games.death_angel.fast.tables import FINAL
from starboard.games.death_angel.fast.target import compiled

GENESTEALERS_ATTACK = 3

# --- luck ----------------------------------------------------------------------------------------------------------


@compiled
def below(r: Numbers, n: int) -> int:
    """A number from 0 to n - 1."""
    r[R_STATE] = (r[R_STATE] * 25214903917 + 11) & 0xFFFFFFFFFFFF
    return ((r[R_STATE] >> 17) * n) >> 31


@compiled
def roll(r: Numbers) -> int:
    """The face of the die; the one that is forced, if one is."""
    if r[R_FORCED] > 0:
        face = r[R_FORCED] - 1
        r[R_FORCED] = 0
        r[R_USED] = 1
        return face
    return below(r, 6)


@compiled
def shuffle(s: Numbers, r: Numbers, first: int, n: int) -> None:
    """Put so many numbers in random order."""
    for i in range(n - 1, 0, -1):
        j = below(r, i + 1)
        card = s[first + i]
        s[first + i] = s[first + j]
        s[first + j] = card


# --- the agenda ----------------------------------------------------------------------------------------------------


@compiled
def push(s: Numbers, step: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Put a step on top of the agenda: it is done first."""
    at = STEPS + s[AGENDA] * STEP
    s[at] = step
    s[at + 1] = a
    s[at + 2] = b
    s[at + 3] = c
    s[at + 4] = d
    s[at + 5] = e
    s[at + 6] = f
    s[AGENDA] += 1


@compiled
def settle(s: Numbers) -> None:
    """Has the game been decided? (DA-13.4)"""
    if s[OUTCOME] != 0 or s[PHASE] == 0:
        return
    won = s[LORDS_SLAIN] == 2 or (s[PILES] == 0 and s[PILES + 1] == 0 and nobody(s))
    if won and FINAL[s[LOCATION_AT]] == 1 and s[TRAVELLING] == 0:
        s[OUTCOME] = WON
        s[AGENDA] = 0
    elif s[ROWS] == 0:
        s[OUTCOME] = LOST
        s[AGENDA] = 0


@compiled
def nobody(s: Numbers) -> bool:
    """Whether there is no swarm at all."""
    # Where the last Marine fell the swarms beside him still are.
    there = 0
    for place in range(max(2, 2 * s[ROWS])):
        there += size(s, place, 0)
    return there == 0


# --- looking -------------------------------------------------------------------------------------------------------


@compiled
def size(s: Numbers, place: int, group: int) -> int:
    """Cards in a group."""
    at = SWARMS + place * SPOT + group * GROUP
    return s[at] + s[at + 1] + s[at + 2] + s[at + 3] + s[at + 4] + s[at + 5]


@compiled
def crowd(s: Numbers, place: int) -> int:
    """Cards at a place."""
    return size(s, place, 0) + size(s, place, 1)


@compiled
def lords_in(s: Numbers, place: int, group: int) -> int:
    """Brood Lords in a group."""
    at = SWARMS + place * SPOT + group * GROUP + LORDS
    return s[at] + s[at + 1]


@compiled
def groups_at(s: Numbers, place: int) -> int:
    """Groups at a place."""
    if size(s, place, 0) == 0:
        return 0
    return 1 if size(s, place, 1) == 0 else 2


@compiled
def row_of(s: Numbers, marine: int) -> int:
    """Where a Marine stands, -1 if he is dead."""
    for row in range(s[ROWS]):
        if s[FORM + row] == marine:
            return row
    return -1


@compiled
def in_front(s: Numbers, marine: int) -> int:
    """The place in front of him."""
    return 2 * row_of(s, marine) + s[FACES + marine]


@compiled
def engaged(s: Numbers, marine: int) -> bool:
    """Whether a swarm is on either side of him."""
    row = row_of(s, marine)
    return size(s, 2 * row, 0) > 0 or size(s, 2 * row + 1, 0) > 0


@compiled
def living(s: Numbers, team: int) -> int:
    """The Marines of a team that live, a bit each."""
    found = 0
    for row in range(s[ROWS]):
        if s[FORM + row] >> 1 == team:
            found |= 1 << s[FORM + row]
    return found


# --- swarms --------------------------------------------------------------------------------------------------------


@compiled
def copy_group(s: Numbers, source: int, target: int) -> None:
    """A group as it is."""
    for n in range(GROUP):
        s[target + n] = s[source + n]


@compiled
def add_group(s: Numbers, source: int, target: int) -> None:
    """Two groups become one."""
    for n in range(KINDS):
        s[target + n] += s[source + n]
    s[target + ATTACKED] = max(s[target + ATTACKED], s[source + ATTACKED])
    s[target + PROTECTED] = max(s[target + PROTECTED], s[source + PROTECTED])


@compiled
def clear_group(s: Numbers, target: int) -> None:
    """No group."""
    for n in range(GROUP):
        s[target + n] = 0


@compiled
def attacked_last(s: Numbers, place: int) -> int:
    """Which of two groups attacked last."""
    at = SWARMS + place * SPOT
    return 1 if s[at + GROUP + ATTACKED] > s[at + ATTACKED] else 0


@compiled
def join(s: Numbers, place: int, source: int) -> None:
    """A group that is noted down somewhere comes to a place (DA-12.1)."""
    at = SWARMS + place * SPOT
    groups = groups_at(s, place)
    if groups == 0:
        copy_group(s, source, at)
    elif groups == 1:
        add_group(s, source, at)
    else:
        add_group(s, source, at + attacked_last(s, place) * GROUP)


@compiled
def leave(s: Numbers, place: int, group: int) -> None:
    """A group is gone; the other one moves up."""
    at = SWARMS + place * SPOT
    if group == 0:
        copy_group(s, at + GROUP, at)
    clear_group(s, at + GROUP)


@compiled
def take(s: Numbers, place: int, group: int, card: int) -> None:
    """A card leaves its group."""
    s[SWARMS + place * SPOT + group * GROUP + card] -= 1
    if size(s, place, group) == 0:
        leave(s, place, group)


@compiled
def slay(s: Numbers, place: int, group: int, card: int) -> None:
    """A Genestealer is slain."""
    take(s, place, group, card)
    if card < LORDS:
        s[DISCARD_CARDS + s[DISCARD]] = card
        s[DISCARD] += 1
    else:
        s[LORDS_SLAIN] += 1


@compiled
def slay_all(s: Numbers, place: int, group: int) -> None:
    """All of a group, in the order of its cards."""
    left = size(s, place, group)  # afterwards there may be another group in its place
    for card in range(KINDS):
        for _ in range(min(left, s[SWARMS + place * SPOT + group * GROUP + card])):
            slay(s, place, group, card)
            left -= 1


@compiled
def merge_all(s: Numbers) -> None:
    """Groups kept apart become one, and nobody has attacked any more."""
    for place in range(2 * s[ROWS]):
        at = SWARMS + place * SPOT
        if size(s, place, 1) > 0:
            add_group(s, at + GROUP, at)
            clear_group(s, at + GROUP)
        s[at + ATTACKED] = 0


@compiled
def flanked(s: Numbers, place: int) -> int:
    """Where a swarm goes that flanks."""
    return place ^ 1 if s[FACES + s[FORM + (place >> 1)]] == place & 1 else place


@compiled
def along_arrow(s: Numbers, place: int) -> int:
    """Where the small arrow leads."""
    to = place - 2 if place & 1 else place + 2
    return to if 0 <= to < 2 * s[ROWS] else flanked(s, place)


@compiled
def move_noted(s: Numbers) -> None:
    """All swarms with a destination noted down (-1: none) leave, then all arrive (DA-9.20)."""
    places = 2 * s[ROWS]
    for n in range(2 * places - 1, -1, -1):
        place = n >> 1
        if s[MOVES_TO + n] == place:
            s[MOVES_TO + n] = -1
        if s[MOVES_TO + n] >= 0:
            copy_group(s, SWARMS + place * SPOT + (n & 1) * GROUP, MOVERS + n * GROUP)
            leave(s, place, n & 1)
    for n in range(2 * places):
        if s[MOVES_TO + n] >= 0:
            join(s, s[MOVES_TO + n], MOVERS + n * GROUP)


@compiled
def gather(s: Numbers, left: int, right: int) -> None:
    """All swarms of a side become one at a place."""
    for place in range(2 * s[ROWS]):
        to = right if place & 1 else left
        groups = groups_at(s, place)
        if groups > 0 and (place != to or groups > 1):
            at = SWARMS + place * SPOT
            for group in range(groups):
                copy_group(s, at + group * GROUP, MOVERS + group * GROUP)
                clear_group(s, at + group * GROUP)
            for group in range(groups):
                join(s, to, MOVERS + group * GROUP)


# --- slain Marines -------------------------------------------------------------------------------------------------


@compiled
def slay_marine(s: Numbers, marine: int) -> None:
    """A Marine dies (section 11)."""
    k = row_of(s, marine)
    rows = s[ROWS]
    above = k
    under = rows - 1 - k
    s[SUPPLY] += s[TOKENS + marine]
    s[TOKENS + marine] = 0
    for row in range(k, rows - 1):
        s[FORM + row] = s[FORM + row + 1]
    s[FORM + rows - 1] = 0
    s[ROWS] = rows - 1
    if above > 0 or under > 0:
        close_up(s, k, above > 0 and (above < under or under == 0), rows)
    team = marine >> 1
    if living(s, team) == 0:
        s[CHOSEN + team] = 0
        s[RESTS + team] = 0
        seat = s[OWNERS + team]
        if s[ARTEFACT] == seat:
            playing = False
            for row in range(s[ROWS]):
                if s[OWNERS + (s[FORM + row] >> 1)] == seat:
                    playing = True
            if not playing:
                s[ARTEFACT] = -1


@compiled
def close_up(s: Numbers, k: int, from_above: bool, rows: int) -> None:
    """Row k loses its Marine: what is there meets the row coming from above or below (DA-11.3)."""
    neighbour = k - 1 if from_above else k + 1
    for side in range(2):
        collide(s, 2 * k + side, 2 * neighbour + side)
    # The row that is left over goes: what met is at the neighbour's place.
    for n in range(SWARMS + 2 * k * SPOT, SWARMS + 2 * (rows - 1) * SPOT):
        s[n] = s[n + 2 * SPOT]
    for n in range(SWARMS + 2 * (rows - 1) * SPOT, SWARMS + 2 * rows * SPOT):
        s[n] = 0
    first = 2 * k if from_above else 2 * k + 2
    for card in range(TERRAIN):
        if s[LIES + card] >= first:
            s[LIES + card] -= 2


@compiled
def collide(s: Numbers, staying: int, arriving: int) -> None:
    """What lies in the dead Marine's row and what comes to it become what is at the arriving row's place."""
    here = SWARMS + staying * SPOT
    there = SWARMS + arriving * SPOT
    many = groups_at(s, staying)
    more = groups_at(s, arriving)
    if more == 0:
        for n in range(SPOT):
            s[there + n] = s[here + n]
        return
    if many == 0:
        return
    if s[PHASE] == GENESTEALERS_ATTACK:
        for n in range(SPOT):
            s[MOVERS + n] = 0
        for fresh in range(2):
            for where in range(2):
                at = here if where == 0 else there
                for group in range(many if where == 0 else more):
                    if (s[at + group * GROUP + ATTACKED] == 0) == (fresh == 1):
                        add_group(s, at + group * GROUP, MOVERS + fresh * GROUP)
        for n in range(SPOT):
            s[there + n] = s[MOVERS + n]
        if size(s, arriving, 0) == 0:
            leave(s, arriving, 0)
        return
    if many > 1:
        last = attacked_last(s, staying)
        for group in range(more):
            add_group(s, there + group * GROUP, here + last * GROUP)
        for n in range(SPOT):
            s[there + n] = s[here + n]
    else:
        add_group(s, here, there + attacked_last(s, arriving) * GROUP)
