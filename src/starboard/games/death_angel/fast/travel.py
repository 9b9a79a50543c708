"""Travel to the next Location, and what happens upon entering it."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.answers import fill
from starboard.games.death_angel.fast.column import (
    gather,
    push,
    roll,
    slay_marine,
)
from starboard.games.death_angel.fast.piles import (
    discard_top,
    spawn,
)
from starboard.games.death_angel.fast.target import compiled


@compiled
def run_travel(s: Numbers, r: Numbers, step: int, a: int, b: int) -> None:
    if step == at.NEXT_LOCATION:
        s[at.AHEAD] -= 1
        s[at.LOCATION] = s[at.DECKED + s[at.AHEAD]]
        s[at.DECKED + s[at.AHEAD]] = 0
        s[at.SUPPLY] += s[at.DOOR_TOKENS]
        s[at.DOOR_TOKENS] = 0
        s[at.CAPPED] = -1
        for card in range(at.TERRAIN):
            if s[at.LIES + card] >= 0:
                s[at.LIES + card] = -1
        put_terrain_out(s)
    elif step == at.NEXT_BLIPS:
        for side in range(2):
            discard_top(s, side, s[at.PILES + side])
        fill(s, r, of.BLIPS[s[at.LOCATION], 0], of.BLIPS[s[at.LOCATION], 1])
    elif step == at.ENTER_LOCATION:
        _enter(s, r)
    elif step == at.END_TRAVEL:
        s[at.TRAVELLING] = 0
    elif step == at.CHARGE_ROLL:
        if of.ABILITY_FATAL[a] >> roll(r) & 1:
            slay_marine(s, b)
    elif step == at.TELEPORT_NEXT:
        for row in range(s[at.ROWS]):
            marine = s[at.FORM + row]
            if a >> marine & 1:
                push(s, at.TELEPORT_NEXT, a & ~(1 << marine), 0, 0, 0, 0, 0)
                push(s, at.TELEPORT, marine, 0, 0, 0, 0, 0)
                return
    else:
        for side in range(2):
            discard_top(s, side, s[at.PILES + side])


@compiled
def put_terrain_out(s: Numbers) -> None:
    """Count from the top on the left side, from the bottom on the right, no further than the end (DA-10.6)."""
    rows = s[at.ROWS]
    here = s[at.LOCATION]
    for n in range(2):
        s[at.LIES + of.LEFT_TERRAIN[here, n]] = 2 * (min(of.LEFT_NUMBER[here, n], rows) - 1)
    for n in range(2):
        s[at.LIES + of.RIGHT_TERRAIN[here, n]] = 2 * (rows - min(of.RIGHT_NUMBER[here, n], rows)) + 1


@compiled
def _enter(s: Numbers, r: Numbers) -> None:
    here = s[at.LOCATION]
    entering = of.ENTERING[here]
    number = of.ENTERING_NUMBER[here]
    terrain = of.ENTERING_TERRAIN[here]
    if entering == of.SPAWN_ON_TERRAIN:
        spawn(s, s[at.LIES + terrain], number, -1)
    elif entering == of.FACE_ALL:
        for row in range(s[at.ROWS]):
            s[at.FACES + s[at.FORM + row]] = number
    elif entering == of.ENTRY_SPAWN_BEHIND:
        push(s, at.CATACOMBS, of.ENTERING_WHO[here], number, 0, 0, 0, 0)
    elif entering == of.TURN_FROM_TERRAIN:
        for row in range(s[at.ROWS]):
            marine = s[at.FORM + row]
            front = 2 * row + s[at.FACES + marine]
            for card in range(at.TERRAIN):
                if s[at.LIES + card] == front:
                    s[at.FACES + marine] ^= 1
                    break
    elif entering == of.PLACE_TOKENS:
        push(s, at.MUNITORIUM, number, 0, 0, 0, 0, 0)
    elif entering == of.SPAWN_ON_SWARM:
        push(s, at.BLACK_HOLDS, number, 0, 0, 0, 0, 0)
    elif entering == of.BLIPS_PER_MARINE:
        fill(s, r, s[at.ROWS], s[at.ROWS])
    elif entering == of.PLACE_TERRAIN:
        if s[at.LIES + terrain] == -1:
            push(s, at.CHAPEL, terrain, 0, 0, 0, 0, 0)
    elif entering == of.BROOD_LORDS:
        left = s[at.LIES + of.RED[0]]
        right = s[at.LIES + of.RED[1]]
        if left & 1 > right & 1:
            gather(s, right, left)
        else:
            gather(s, left, right)
        push(s, at.LAIR, 0, 0, 0, 0, 0, 0)
