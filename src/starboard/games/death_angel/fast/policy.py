"""Deciding by value: every move is tried on a copy, with each face of a die that it rolls, and the best is taken."""

from __future__ import annotations

from starboard.core.kernel import Numbers, Reals
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.answers import answer
from starboard.games.death_angel.fast.asking import may_choose
from starboard.games.death_angel.fast.column import (
    settle,
)
from starboard.games.death_angel.fast.features import dreaded, features
from starboard.games.death_angel.fast.rounds import work
from starboard.games.death_angel.fast.target import compiled, spread
from starboard.games.death_angel.fast.value import value

FACES = 6
MOST_STEPS = 1000
MOST_ROUNDS = 60
Q = at.RANDOM_SIZE
"""Behind the luck of a mission that of the thoughts about it ..."""
COST = Q + 1
"""... and how much has been thought: Marines looked at."""
EVERY = 27
"""Ways to choose the cards that are all weighed; with more of them one team after the other changes its card."""
SWEEPS = 2


@compiled
def judge(s: Numbers, x: Reals, w: Reals, h: Reals) -> float:
    """What a moment is worth."""
    if s[at.OUTCOME] != 0:
        return 1.0 if s[at.OUTCOME] == at.WON else 0.0
    features(s, x)
    return value(x, s[at.ROWS], w, h)


@spread
def tried(
    s: Numbers, trial: Numbers, r: Numbers, m: Numbers, x: Reals, w: Reals, h: Reals, move: int, seed: int
) -> float:
    """What a move is worth: the mean over the faces of the first die that it rolls."""
    total = 0.0
    rolls = 0
    luck = r[at.R_STATE]
    for face in range(FACES):
        for n in range(at.STATE_SIZE):
            trial[n] = s[n]
        r[at.R_STATE] = seed
        r[at.R_FORCED] = face + 1
        r[at.R_USED] = 0
        answer(trial, r, move)
        settle(trial)
        work(trial, r, m, True)
        r[at.R_FORCED] = 0
        total += judge(trial, x, w, h)
        r[COST] += s[at.ROWS]
        rolls = r[at.R_USED]
        if rolls == 0:
            break
    r[at.R_STATE] = luck
    return total / FACES if rolls == 1 else total


@compiled
def noise(r: Numbers) -> float:
    """Luck of the thoughts, from 0 to 1."""
    r[Q] = (r[Q] * 25214903917 + 11) & 0xFFFFFFFFFFFF
    return (r[Q] >> 17) / 2147483648.0


@spread
def decide(
    s: Numbers, trial: Numbers, r: Numbers, m: Numbers, x: Reals, w: Reals, h: Reals, n: int, luck: float
) -> int:
    """The move of the first ``n`` in ``m`` that is worth most, a little ``luck`` added. Cards: of all teams, the best
    for the first of them."""
    top = at.STEPS + (s[at.AGENDA] - 1) * at.STEP
    asked = s[top]
    best = -1.0
    found = 0
    seed = r[Q]  # the same luck for all moves
    if asked == at.CHOOSE_ACTIONS:
        found = _cards(s, trial, r, x, w, h, s[top + 1], luck)
    elif asked == at.SCOUT_PUT:
        found = at.M_PUT | dreaded(s[at.EVENT_CARDS + s[at.EVENTS] - 1]) << 5
    else:
        for k in range(n):
            m[at.MOST_MOVES + k] = m[k]
        for k in range(n):
            worth = tried(s, trial, r, m, x, w, h, m[at.MOST_MOVES + k], seed) + luck * noise(r)
            if worth > best:
                best = worth
                found = m[at.MOST_MOVES + k]
    return found


@spread
def _cards(s: Numbers, trial: Numbers, r: Numbers, x: Reals, w: Reals, h: Reals, teams: int, luck: float) -> int:
    """All cards of all teams together: they are put down in ``s`` but for the last, which is the move."""
    ways = 1
    for team in range(at.TEAMS):
        if teams >> team & 1:
            ways *= _hand(s, team)
    best = -1.0
    found = 0
    for n in range(at.STATE_SIZE):
        trial[n] = s[n]
    trial[at.AGENDA] -= 1
    for turn in range(ways if ways <= EVERY else SWEEPS * at.TEAMS * 3):
        way = turn if ways <= EVERY else _varied(s, teams, found, turn // 3 % at.TEAMS, turn % 3)
        if way >= 0:
            _lay(s, trial, teams, way)
            r[COST] += s[at.ROWS]
            worth = judge(trial, x, w, h) + luck * noise(r)
            if worth > best:
                best = worth
                found = way
    _lay(s, trial, teams, found)
    last = 0
    for team in range(at.TEAMS):
        if teams >> team & 1:
            last = team
    for team in range(last):
        if teams >> team & 1:
            s[at.CHOSEN + team] = trial[at.CHOSEN + team]
    s[at.STEPS + (s[at.AGENDA] - 1) * at.STEP + 1] = 1 << last
    return at.M_CARD | trial[at.CHOSEN + last] << 5


@compiled
def _hand(s: Numbers, team: int) -> int:
    able = 0
    for k in range(3):
        if may_choose(s, team, of.TEAM_CARDS[team, k]):
            able += 1
    return able


@compiled
def _varied(s: Numbers, teams: int, way: int, team: int, card: int) -> int:
    """The way with another card of a team; -1 if there is none."""
    if not teams >> team & 1 or card >= _hand(s, team):
        return -1
    scale = 1
    for other in range(team):
        if teams >> other & 1:
            scale *= _hand(s, other)
    return way + (card - way // scale % _hand(s, team)) * scale


@compiled
def _lay(s: Numbers, trial: Numbers, teams: int, way: int) -> None:
    """The cards of the way with this number are chosen in the trial."""
    for team in range(at.TEAMS):
        if teams >> team & 1:
            able = _hand(s, team)
            which = way % able
            way //= able
            for k in range(3):
                if may_choose(s, team, of.TEAM_CARDS[team, k]):
                    if which == 0:
                        trial[at.CHOSEN + team] = of.TEAM_CARDS[team, k]
                    which -= 1


@spread
def advance(
    s: Numbers, trial: Numbers, r: Numbers, m: Numbers, x: Reals, w: Reals, h: Reals, rounds: int, luck: float
) -> None:
    """Play on by value until a round with this number begins, or to the end."""
    for _ in range(MOST_STEPS):
        n = work(s, r, m, False)
        if n == 0 or s[at.ROUND] >= rounds:
            break
        move = decide(s, trial, r, m, x, w, h, n, luck)
        answer(s, r, move)
        settle(s)
