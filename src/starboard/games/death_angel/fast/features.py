"""What is seen of a mission at any moment: the numbers that its value is found from.

For every Marine a row of ``ROW`` numbers, from the top down, and then ``WHOLE`` numbers about all of it.
"""

from __future__ import annotations

from starboard.core.kernel import Numbers, Reals
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.asking import kills, may_choose
from starboard.games.death_angel.fast.column import (
    crowd,
    groups_at,
    lords_in,
    row_of,
    size,
)
from starboard.games.death_angel.fast.nearby import AROUND, around
from starboard.games.death_angel.fast.rounds import CHOOSE, EVENT_PHASE, GENESTEALERS_ATTACK
from starboard.games.death_angel.fast.target import compiled

# --- a Marine ------------------------------------------------------------------------------------------------------

_at = 0


def _room(size: int = 1) -> int:
    global _at
    _at += size
    return _at - size


WHO = _room(at.MARINES)
CARRIES = _room(3)
"""At least one, two, three tokens."""
ENDS = _room(2)
"""Whether he is the topmost, the lowest."""
MATE = _room()
WILL = _room(3)
"""The type of card that his team has chosen and not resolved."""
DID = _room(3)
"""The type of card that will rest next round, or rests now if none has been chosen."""
STILL = _room(5)
"""What he may still do with the card at hand: move, turn, activate, attack, attack once more."""
DOOMED = _room(2)
"""A die that kills him; one that he can roll again."""
CHARGED = _room()
JAMMED = _room()
SECOND_WIND = _room()
SIDES = _room(2 * 27)
"""The place in front of him, then the one behind him."""
WILL_CARD = _room(of.CARDS - 1)
"""The card itself that his team has chosen and not resolved ..."""
DID_CARD = _room(of.CARDS - 1)
"""... and that will rest, or rests."""
SIGHT = _room(2)
"""What he could shoot at: the largest swarm, and all of them."""
READY = _room(2)
"""He can still use the Control Panel before him this round; he could next round."""
NEARBY = _room(AROUND)
ROW = _at

_at = 0
CROWD = _room(6)
"""At least one to five, and how many."""
LORD = _room()
HELD = _room()
SPENT = _room()
"""It attacks no more this round."""
FALLS = _room()
"""How likely he falls to it."""
COLOURS = _room(4)
USES = _room(5)
ARMED_NOW = _room(2)
ARMED_NEXT = _room(2)
COVER = _room()
COMING = _room()
"""How many are where the small arrow leads here from."""
ANSWERED = _room(2)
"""How many could be slain there now and next, at most as many as there are."""
SIDE_SIZE = _at
assert SIDE_SIZE == 27

# --- all of it -----------------------------------------------------------------------------------------------------

_at = 0
PLACE = _room(of.LOCATIONS)
AHEAD = _room(5)
NEAR = _room(8)
"""The smaller pile, where the group travels on."""
FAR = _room()
LAST = _room(4)
"""At the last Location: both piles, all Genestealers, the lot and how few are alive, Brood Lords."""
ALIVE = _room(8)
SHARE = _room(2)
TEAMS = _room(4)
SUPPLY = _room()
DOOR = _room(4)
LAUNCH = _room(6)
ARTEFACT = _room()
SLAIN = _room(2)
PHASE = _room(4)
TRAVELS = _room()
EVASION = _room(2)
"""On this round, on the next."""
ENTERS = _room(2)
KNOWN = _room(2)
"""The next Event is known, and is a bad one."""
RISK = _room(4)
PENDING = _room(3)
"""Genestealers that may still be slain anywhere, a miss that may be rolled again, whether some card is left."""
THERE = _room(2)
LEFT = _room()
TIME = _room(3)
"""The round, how many Events are in the deck, and how many Genestealers."""
WHOLE = _at
SIZE = at.MARINES * ROW + WHOLE

# Room to work in, behind the state.
NOW = at.MOVERS
NEXT = at.MOVERS + at.PLACES
SEEN = at.MOVERS + 2 * at.PLACES
GONE = at.MOVERS + 3 * at.PLACES
"""How many at each place are as good as slain."""
STEPS_LEFT = at.MOVERS + 4 * at.PLACES
"""Masks of Marines: who may still move, turn, activate, attack, attack once more."""


@compiled
def features(s: Numbers, x: Reals) -> None:
    """Look at a mission."""
    rows = s[at.ROWS]
    whole = at.MARINES * ROW
    for n in range(rows * ROW):
        x[n] = 0.0
    for n in range(whole, SIZE):
        x[n] = 0.0
    for n in range(5 * at.PLACES):
        s[NOW + n] = 0
    _pending(s, x, whole)
    _cover(s)
    safe = 1.0
    total = 0.0
    worst = 0.0
    likely = 0.0
    for row in range(rows):
        stands = _marine(s, x, row)
        safe *= stands
        total += 1 - stands
        worst = max(worst, 1 - stands)
        if stands < 0.5:
            likely += 1.0
    x[whole + RISK] = total / 2
    x[whole + RISK + 1] = worst
    x[whole + RISK + 2] = safe
    x[whole + RISK + 3] = likely / 2
    _whole(s, x, whole)


@compiled
def _pending(s: Numbers, x: Reals, whole: int) -> None:
    """What the agenda holds."""
    for n in range(s[at.AGENDA]):
        step = at.STEPS + n * at.STEP
        what = s[step]
        if what == at.WHO_MOVES:
            s[STEPS_LEFT] = s[step + 2]
        elif what == at.WHO_TURNS:
            s[STEPS_LEFT + 1] = s[step + 2]
        elif what == at.WHO_ACTIVATES:
            s[STEPS_LEFT + 2] = s[step + 2]
        elif what == at.WHO_ATTACKS:
            s[STEPS_LEFT + 3] |= s[step + 2]
        elif what == at.ATTACK_MORE:
            s[STEPS_LEFT + 3] |= 1 << s[step + 2]
            if s[step + 3] > 1:
                s[STEPS_LEFT + 4] |= 1 << s[step + 2]
        elif what == at.NEXT_LOCATION:
            x[whole + TRAVELS] = 1.0
        elif what == at.CHARGE_ROLL:
            x[row_of(s, s[step + 2]) * ROW + CHARGED] = 1.0
        elif what == at.DEFENCE_ROLL:
            _doomed(s, x, step)
        elif what == at.ATTACK_ROLL:
            killed = kills(s[step + 1], s[step + 2], s[step + 5]) & 7
            place = s[step + 3]
            if killed == 0 and s[at.TOKENS + s[step + 2]] > 0:
                x[whole + PENDING + 1] = 1.0
            if s[at.SWARMS + place * at.SPOT + s[step + 4] * at.GROUP + at.PROTECTED] == 0:
                s[GONE + place] += killed
        elif what == at.ATTACK_VICTIM:
            s[GONE + s[step + 2]] += s[step + 4]
        elif what == at.CHARGE_VICTIM:
            x[whole + PENDING] += s[step + 3] / 3.0
        elif what == at.DOOR_SLAYS:
            x[whole + PENDING] += s[step + 1] / 3.0
        elif what == at.GENERATORIUM:
            x[whole + PENDING] += s[step + 2] / 3.0


@compiled
def _doomed(s: Numbers, x: Reals, step: int) -> None:
    marine = s[step + 1]
    place = s[step + 2]
    swarm = size(s, place, s[step + 3])
    lords = lords_in(s, place, s[step + 3])
    if is_hit(s, marine, swarm, lords, s[step + 4], s[step + 5], False):
        row = row_of(s, marine)
        x[row * ROW + DOOMED] = 1.0
        if s[at.TOKENS + marine] > 0 and s[at.FACES + marine] == place & 1:
            x[row * ROW + DOOMED + 1] = 1.0


@compiled
def is_hit(s: Numbers, marine: int, swarm: int, lords: int, face: int, rerolled: int, later: bool) -> bool:
    """Whether a face means death in the attack at hand, or (``later``) in one of the next round."""
    team = marine >> 1
    lasting = s[at.UPCOMING] if later else s[at.LASTING]
    if not later:
        card = s[at.CHOSEN + team]
        if of.SKULL[face] == 1:
            if marine == of.BLOCKER and card == of.BLOCK:
                return False
            if marine == of.COUNTERER and card == of.COUNTER:
                return False
        if rerolled == 1 and face != of.STANCE_FAILS and team == of.STANCE_TEAM and card == of.STANCE:
            return False
    if lasting >= 0 and of.EFFECT[lasting] == of.FACE_SAVES and face == of.EFFECT_NUMBER[lasting]:
        target = s[at.UPCOMING_TARGET] if later else s[at.LASTING_TARGET]
        if marine == target:
            return False
    return face - lords <= swarm


@compiled
def falls(s: Numbers, marine: int, swarm: int, lords: int, tokens: int, later: bool) -> float:
    """How likely a Marine falls to the attack of a swarm, with tokens that he may spend."""
    first = 0
    again = 0
    for face in range(6):
        if is_hit(s, marine, swarm, lords, face, 0, later):
            first += 1
        if is_hit(s, marine, swarm, lords, face, 1, later):
            again += 1
    likely = first / 6.0
    for _ in range(min(tokens, 4)):
        likely *= again / 6.0
    return likely


@compiled
def _cover(s: Numbers) -> None:
    """Who can shoot where: now, next round, and at all."""
    rows = s[at.ROWS]
    resolving = s[at.RESOLVING]
    for row in range(rows):
        marine = s[at.FORM + row]
        team = marine >> 1
        card = s[at.CHOSEN + team]
        attack = of.TEAM_ATTACK[team]
        if card == resolving and card > 0:
            now = (s[STEPS_LEFT + 3] >> marine & 1) + (s[STEPS_LEFT + 4] >> marine & 1)
        else:
            now = 1 if card == attack and s[at.RESOLVED + card] == 0 else 0
        later = card != attack
        if s[at.PHASE] == CHOOSE and card == 0:
            later = may_choose(s, team, attack)
        elif s[at.UPCOMING] >= 0 and of.EFFECT[s[at.UPCOMING]] == of.JAM_GUNS and s[at.UPCOMING_TARGET] == team:
            later = False
        reach = of.RANGE[marine]
        side = s[at.FACES + marine]
        for other in range(max(0, row - reach), min(rows - 1, row + reach) + 1):
            place = 2 * other + side
            s[SEEN + place] += 1
            s[NOW + place] += now
            if later:
                s[NEXT + place] += 1


@compiled
def _marine(s: Numbers, x: Reals, row: int) -> float:
    """A Marine's row; how likely he survives what is beside him."""
    first = row * ROW
    marine = s[at.FORM + row]
    team = marine >> 1
    x[first + WHO + marine] = 1.0
    tokens = s[at.TOKENS + marine]
    for n in range(min(3, tokens)):
        x[first + CARRIES + n] = 1.0
    if row == 0:
        x[first + ENDS] = 1.0
    if row == s[at.ROWS] - 1:
        x[first + ENDS + 1] = 1.0
    if row_of(s, marine ^ 1) >= 0:
        x[first + MATE] = 1.0
    card = s[at.CHOSEN + team]
    rests = card
    if card > 0:
        if s[at.RESOLVED + card] == 0:
            x[first + WILL + of.CARD_TYPE[card]] = 1.0
            x[first + WILL_CARD + card - 1] = 1.0
    else:
        rests = s[at.RESTS + team]
    if rests > 0:
        x[first + DID + of.CARD_TYPE[rests]] = 1.0
        x[first + DID_CARD + rests - 1] = 1.0
    _sight(s, x, row, first, marine, card, rests)
    around(s, x, row, first + NEARBY)
    for n in range(5):
        if s[STEPS_LEFT + n] >> marine & 1:
            x[first + STILL + n] = 1.0
    for when in range(2):
        event = s[at.LASTING] if when == 0 else s[at.UPCOMING]
        target = s[at.LASTING_TARGET] if when == 0 else s[at.UPCOMING_TARGET]
        if event >= 0:
            if of.EFFECT[event] == of.JAM_GUNS and target == team and (when == 1 or s[at.PHASE] == CHOOSE):
                x[first + JAMMED] = 1.0
            if of.EFFECT[event] == of.FACE_SAVES and target == marine:
                x[first + SECOND_WIND] = 1.0
    front = 2 * row + s[at.FACES + marine]
    stands = 1 - _side(s, x, first + SIDES, marine, front, tokens)
    return stands * (1 - _side(s, x, first + SIDES + SIDE_SIZE, marine, front ^ 1, 0))


@compiled
def _sight(s: Numbers, x: Reals, row: int, first: int, marine: int, card: int, rests: int) -> None:
    """What he could shoot at, and whether the Control Panel is before him."""
    side = s[at.FACES + marine]
    reach = of.RANGE[marine]
    most = 0
    total = 0
    for other in range(max(0, row - reach), min(s[at.ROWS] - 1, row + reach) + 1):
        there = max(0, crowd(s, 2 * other + side) - s[GONE + 2 * other + side])
        most = max(most, there)
        total += there
    x[first + SIGHT] = most / 4.0
    x[first + SIGHT + 1] = total / 8.0
    if s[at.LIES + of.PANEL] >> 1 == row and of.PANEL_KIND[s[at.LOCATION]] > 0:
        before = s[at.LIES + of.PANEL] & 1 == side
        able = card > 0 and of.CARD_TYPE[card] == of.MOVES and s[at.RESOLVED + card] == 0
        if card > 0 and card == s[at.RESOLVING]:
            able = s[STEPS_LEFT + 2] >> marine & 1 == 1
        if able and not s[at.ACTIVATED] >> of.PANEL & 1:
            x[first + READY] = 1.0 if before else 0.5
        if rests == 0 or of.CARD_TYPE[rests] != of.MOVES:
            x[first + READY + 1] = 1.0 if before else 0.5


@compiled
def _side(s: Numbers, x: Reals, first: int, marine: int, place: int, tokens: int) -> float:
    """One side of a Marine; how likely he falls to what is there."""
    swarm = max(0, crowd(s, place) - s[GONE + place])
    for n in range(min(5, swarm)):
        x[first + CROWD + n] = 1.0
    x[first + CROWD + 5] = swarm / 6.0
    risk = 0.0
    if swarm > 0:
        lords = lords_in(s, place, 0) + lords_in(s, place, 1)
        x[first + LORD] = lords
        held = s[at.SWARMS + place * at.SPOT + at.PROTECTED] == 1 and s[at.PHASE] != EVENT_PHASE
        spent = s[at.PHASE] == EVENT_PHASE
        if held:
            x[first + HELD] = 1.0
        if s[at.PHASE] == GENESTEALERS_ATTACK:
            spent = True
            for group in range(groups_at(s, place)):
                if s[at.SWARMS + place * at.SPOT + group * at.GROUP + at.ATTACKED] == 0:
                    spent = False
            if spent:
                x[first + SPENT] = 1.0
        risk = falls(s, marine, swarm, lords, tokens, spent)
        if held:
            risk *= 0.4
        x[first + FALLS] = risk
    for card in range(at.TERRAIN):
        if s[at.LIES + card] == place:
            x[first + COLOURS + of.COLOUR[card]] = 1.0
            use = of.ACTIVATION[card]
            if use > 0 and (use != of.USE_PANEL or of.PANEL_KIND[s[at.LOCATION]] > 0):
                x[first + USES + use - 1] = 0.3 if s[at.ACTIVATED] >> card & 1 else 1.0
    for n in range(2):
        if s[NOW + place] > n:
            x[first + ARMED_NOW + n] = 1.0
        if s[NEXT + place] > n:
            x[first + ARMED_NEXT + n] = 1.0
    x[first + COVER] = s[SEEN + place] / 3.0
    above = place + 2 if place & 1 else place - 2
    if 0 <= above < 2 * s[at.ROWS]:
        x[first + COMING] = crowd(s, above) / 4.0
    x[first + ANSWERED] = min(swarm, s[NOW + place]) / 2.0
    x[first + ANSWERED + 1] = min(swarm, s[NEXT + place]) / 2.0
    return risk


@compiled
def _whole(s: Numbers, x: Reals, first: int) -> None:
    here = s[at.LOCATION]
    rows = s[at.ROWS]
    final = of.FINAL[here] == 1
    x[first + PLACE + here] = 1.0
    x[first + AHEAD + min(4, s[at.AHEAD])] = 1.0
    left = s[at.PILES]
    right = s[at.PILES + 1]
    there = 0
    lords = 0
    for place in range(2 * rows):
        there += max(0, crowd(s, place) - s[GONE + place])
        lords += lords_in(s, place, 0) + lords_in(s, place, 1)
    many = 2 * of.SETUP_TEAMS[s[at.SETUP]]
    alive = rows / many
    if final:
        x[first + LAST] = (left + right) / 12.0
        x[first + LAST + 1] = there / 12.0
        x[first + LAST + 2] = (left + right + there) * (1 - alive) / 12.0
        x[first + LAST + 3] = lords / 2.0
    else:
        x[first + NEAR + min(7, min(left, right))] = 1.0
        x[first + FAR] = max(left, right) / 6.0
    x[first + ALIVE + min(8, rows) - 1] = 1.0
    x[first + SHARE] = alive
    x[first + SHARE + 1] = alive * alive
    x[first + TEAMS + of.SETUP_TEAMS[s[at.SETUP]] - 3] = 1.0
    x[first + SUPPLY] = s[at.SUPPLY] / 12.0
    for n in range(min(3, s[at.DOOR_TOKENS])):
        x[first + DOOR + n] = 1.0
    x[first + DOOR + 3] = min(there, s[at.DOOR_TOKENS]) / 3.0
    if final:
        for n in range(min(6, s[at.LAUNCH_TOKENS])):
            x[first + LAUNCH + n] = 1.0
        for n in range(min(2, s[at.LORDS_SLAIN])):
            x[first + SLAIN + n] = 1.0
    if s[at.ARTEFACT] >= 0:
        x[first + ARTEFACT] = 1.0
    x[first + PHASE + s[at.PHASE] - 1] = 1.0
    for when in range(2):
        event = s[at.LASTING] if when == 0 else s[at.UPCOMING]
        if event >= 0:
            if of.EFFECT[event] == of.ONE_ATTACKER:
                x[first + EVASION + when] = 1.0
            if of.EFFECT[event] == of.TOKEN_BEFORE_MOVING:
                x[first + ENTERS + when] = 1.0
    if s[at.SCOUTED] == 1 and s[at.EVENTS] > 0:
        x[first + KNOWN] = 1.0
        x[first + KNOWN + 1] = dreaded(s[at.EVENT_CARDS + s[at.EVENTS] - 1])
    for team in range(at.TEAMS):
        card = s[at.CHOSEN + team]
        if card > 0 and s[at.RESOLVED + card] == 0:
            x[first + PENDING + 2] += 1.0 / 3.0
    x[first + THERE] = there / 6.0
    x[first + THERE + 1] = there / rows / 2.0
    facing = 0
    for row in range(rows):
        facing += s[at.FACES + s[at.FORM + row]]
    x[first + LEFT] = abs(facing / rows - 0.5)
    x[first + TIME] = min(30, s[at.ROUND]) / 15.0
    x[first + TIME + 1] = s[at.EVENTS] / 30.0
    x[first + TIME + 2] = s[at.DECK] / 30.0


@compiled
def dreaded(event: int) -> int:
    """Whether an Event is a bad one."""
    effect = of.EFFECT[event]
    return (
        1
        if effect == of.ADD_BLIPS
        or effect == of.FLANK_ALL
        or effect == of.GATHER
        or effect == of.JAM_GUNS
        or effect == of.LOSE_TOKENS
        or effect == of.ONE_ATTACKER
        or effect == of.SLAY_MARINE
        or effect == of.SPAWN_BEHIND
        or effect == of.SPAWN_IN_FRONT
        or effect == of.TURN_ALL
        else 0
    )
