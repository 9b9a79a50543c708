"""A flight turn by turn: the kernel's ``turns`` and ``scoring``."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.actions import come_home, player_actions
from starboard.games.space_alert.fast.crew import delay
from starboard.games.space_alert.fast.fate import appear
from starboard.games.space_alert.fast.layout import (
    APPEARED,
    BITS,
    C_AT_THE_JUMP,
    C_DESTROYED,
    C_SURVIVED,
    CREW,
    CREW_SIZE,
    DESTROYED,
    DISABLED,
    DRAWN,
    F_CARD,
    F_CARRIED,
    F_CREW,
    F_LAST_TURN,
    F_NUMBER,
    F_SHORT,
    F_THREATS,
    FLYING,
    IN_PLAY,
    KNOCKED_OUT,
    LIFT_USED,
    MAINTAINED,
    OUTCOME,
    OUTLASTED,
    PILOT,
    R_FINAL_STEP_AFTER_TEST_RUN,
    SPACE,
    SQUAD,
    SQUADS,
    STATION,
    STATUS,
    SURVIVED,
    T_CHECK,
    T_PHASE,
    THREAT,
    THREAT_SIZE,
    TURN,
    VISUAL,
)
from starboard.games.space_alert.fast.target import compiled, spread
from starboard.games.space_alert.fast.threat_actions import perform_alone, threat_actions
from starboard.games.space_alert.fast.weapons import compute_damage

Z = 2


@spread
def _appear(s: Numbers, f: Numbers, t: Numbers, turn: int) -> None:
    while s[APPEARED] < f[F_THREATS] and f[F_NUMBER + s[APPEARED]] <= turn:
        i = s[APPEARED] & 15
        s[APPEARED] += 1
        appear(s, f, t, i)


@spread
def _computer_check(s: Numbers, f: Numbers, t: Numbers) -> None:
    """Without maintenance the next turn of everybody on the ship is delayed (SA-13.1)."""
    if not s[MAINTAINED + (t[T_PHASE + (s[TURN] & 15)] & 3)]:
        for index in range(f[F_CREW]):
            c = CREW + index * CREW_SIZE
            if s[c + STATION] != SPACE:
                delay(s, f, c)


@spread
def _at_the_jump(s: Numbers, f: Numbers, t: Numbers) -> None:
    """Some threats act once more when the ship jumps (The New Frontier)."""
    for i in range(s[APPEARED]):
        if s[THREAT + i * THREAT_SIZE + STATUS] == IN_PLAY and t[(f[F_CARD + i] & BITS) + C_AT_THE_JUMP]:
            perform_alone(s, f, t, i, Z)
            if s[OUTCOME] != FLYING:
                return
    s[OUTCOME] = SURVIVED


@spread
def _turn(s: Numbers, f: Numbers, t: Numbers) -> None:
    """The next turn, the final step after the last one (SA-4.3, SA-14.6)."""
    turn = s[TURN] + 1 & 15
    s[TURN] = turn
    for zone in range(3):
        s[LIFT_USED + zone] = 0
    final = turn > f[F_LAST_TURN]
    if not final:
        _appear(s, f, t, turn)
        player_actions(s, f, t)
    compute_damage(s, f, t)
    if s[OUTCOME] != FLYING:
        return
    if final and s[PILOT]:
        pilot = CREW + (s[PILOT] - 1) * CREW_SIZE
        if not s[pilot + KNOCKED_OUT]:
            come_home(s, f, pilot)
    threat_actions(s, f, t)
    if s[OUTCOME] != FLYING:
        return
    if final:
        _at_the_jump(s, f, t)
    else:
        if t[T_CHECK + turn]:
            _computer_check(s, f, t)
        if turn == f[F_LAST_TURN] and f[F_SHORT] and not f[R_FINAL_STEP_AFTER_TEST_RUN]:
            s[OUTCOME] = SURVIVED


@compiled
def play_turn(s: Numbers, f: Numbers, t: Numbers) -> None:
    """Play the next turn."""
    _turn(s, f, t)


@compiled
def fly(s: Numbers, f: Numbers, t: Numbers) -> None:
    """Play all the turns left."""
    while s[OUTCOME] == FLYING:
        _turn(s, f, t)


@compiled
def score(s: Numbers, f: Numbers, t: Numbers) -> int:
    """The total of the score sheet (SA-15)."""
    total = 0
    for i in range(f[F_THREATS]):
        status = s[THREAT + i * THREAT_SIZE + STATUS]
        if status == DESTROYED:
            total += t[(f[F_CARD + i] & BITS) + C_DESTROYED]
        elif status == OUTLASTED:
            total += t[(f[F_CARD + i] & BITS) + C_SURVIVED]
    worst = 0
    for zone in range(3):
        tokens = f[F_CARRIED + zone] + s[DRAWN + zone]
        total -= tokens
        worst = max(worst, tokens)
    total += s[VISUAL] + s[VISUAL + 1] + s[VISUAL + 2] - worst
    for station in range(6):
        if s[SQUADS + station] == DISABLED:
            total -= 1
    for index in range(f[F_CREW]):
        c = CREW + index * CREW_SIZE
        total -= 2 * s[c + KNOCKED_OUT]
        if s[c + SQUAD] == DISABLED:
            total -= 1
    return total
