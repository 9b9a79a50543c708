"""Player actions: the kernel's ``actions``, ``systems``, ``battlebots`` and ``repairs``."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.crew import delay, enter, knock_out, shift
from starboard.games.space_alert.fast.fate import destroy, phased_out
from starboard.games.space_alert.fast.layout import (
    ACTIVE,
    APPEARED,
    ARMED,
    BITS,
    BLOCKED,
    C_COSTLY_REPAIR,
    C_FIRST,
    C_INTRUDER,
    C_JOINT_BONUS,
    C_JOINT_CREW,
    C_SPECIAL,
    C_SYSTEM,
    CONTAMINATED,
    CREW,
    CREW_SIZE,
    DAMAGE,
    DELAYED,
    DISABLED,
    F_CARD,
    F_CREW,
    F_LAST_TURN,
    F_TRIPPING,
    F_TRIPS,
    FIRED,
    FIRST,
    FISSURE,
    FUEL,
    HAZARD,
    HP,
    IN_PLAY,
    INTERCEPTING,
    INTERCEPTORS_LOST,
    JOINT,
    JOINT_WORK,
    KNOCKED_OUT,
    LIFT_BROKEN,
    LIFT_USED,
    LOOKING,
    MAINTAINED,
    MOST_CREW,
    NO_SQUAD,
    OP_ARROW,
    OP_CHARGE,
    OP_FIGHT,
    OP_FILL,
    OP_FIRE,
    OP_FIRE_LIGHT,
    OP_HEROIC_MOVE,
    OP_LAUNCH,
    OP_LIFT,
    OP_LOOK,
    OP_MAINTAIN,
    OP_REFUEL,
    OP_ROCKET,
    OP_SQUAD,
    PILOT,
    R_HEROIC_MOVE_USES_LIFT,
    R_REFUELLING_TRIMS,
    R_RETURN_DELAY_APART,
    REACTOR,
    REACTOR_CAPACITY,
    RETURNS_FIRE,
    ROCKET_LAUNCHED,
    ROCKETS,
    SEEKER,
    SHIELD,
    SHIELD_CAPACITY,
    SLIME,
    SLIMY,
    SPACE,
    SQUAD,
    SQUADS,
    STATION,
    STATUS,
    T_OPS,
    T_PHASE,
    T_TARGETS,
    T_VISUAL,
    THREAT,
    THREAT_SIZE,
    TOKENS,
    TURN,
    VISUAL,
)
from starboard.games.space_alert.fast.target import compiled, inlined

RED_UPPER = 0
CENTRE = 1
"""The white zone, whose reactor feeds the others."""
BATTLEBOTS, HEROIC_A, HEROIC_B, HEROIC_BATTLEBOTS = 4, 8, 9, 10

# --- repairs ---------------------------------------------------------------------------------------------------------


@compiled
def put_repair(s: Numbers, f: Numbers, t: Numbers, i: int, amount: int) -> None:
    """Damage on a malfunction; at its hit points it is repaired (SA-7.1)."""
    b = THREAT + i * THREAT_SIZE
    s[b + DAMAGE] += amount
    if s[b + DAMAGE] >= s[b + HP]:
        destroy(s, f, t, i)


@inlined
def repair(s: Numbers, f: Numbers, t: Numbers, station: int, letter: int, amount: int) -> None:
    """Work on the repairable malfunction of this system with the lowest number (SA-7.3)."""
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        k = f[F_CARD + i] & BITS
        if s[b + STATUS] != IN_PLAY or not s[b + TOKENS] >> station & 1 or t[k + C_SYSTEM] != letter:
            continue
        if t[k + C_JOINT_CREW]:
            # The Nuclear Device is repaired only by enough crew members in one turn (SA-20.10).
            s[JOINT_WORK] = 1
            s[b + JOINT] += 1
            if s[b + JOINT] == t[k + C_JOINT_CREW]:
                destroy(s, f, t, i)
            return
        if t[k + C_COSTLY_REPAIR] and s[b + DAMAGE] + amount >= s[b + HP]:
            reactor = REACTOR + s[b + FIRST] % 3
            if not s[reactor]:
                return
            s[reactor] -= 1
        s[JOINT_WORK] = 1
        s[b + JOINT] |= 1 << station
        put_repair(s, f, t, i, amount)
        return


@inlined
def joint_repairs(s: Numbers, f: Numbers, t: Numbers) -> None:
    """Extra damage where all stations of a malfunction were repaired this turn (SA-20.15)."""
    s[JOINT_WORK] = 0
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        joint = s[b + JOINT] + 0
        s[b + JOINT] = 0
        bonus = t[(f[F_CARD + i] & BITS) + C_JOINT_BONUS]
        if joint and s[b + STATUS] == IN_PLAY and bonus and joint == s[b + TOKENS]:
            put_repair(s, f, t, i, bonus)


# --- battlebots and interceptors -------------------------------------------------------------------------------------


@inlined
def _hit(s: Numbers, f: Numbers, t: Numbers, i: int, station: int) -> bool:
    """One damage to an intruder; the answer is whether it destroyed the card (SA-20.2, SA-20.9)."""
    b = THREAT + i * THREAT_SIZE
    k = f[F_CARD + i] & BITS
    special = t[k + C_SPECIAL]
    if special == SLIMY:
        if station == t[k + C_FIRST]:
            s[b + DAMAGE] += 1
            if s[b + DAMAGE] < s[b + HP]:
                return False
        s[b + TOKENS] &= ~(1 << station)
        others = 0
        for other in range(s[APPEARED]):
            if t[(f[F_CARD + other] & BITS) + C_SPECIAL] == SLIMY:
                others |= s[THREAT + other * THREAT_SIZE + TOKENS]
        if not others >> station & 1:
            s[HAZARD + station] &= ~SLIME
        destroyed = s[b + TOKENS] == 0
    else:
        s[b + DAMAGE] += 1
        destroyed = s[b + DAMAGE] >= s[b + HP]
        if special == CONTAMINATED:
            s[b + TOKENS] &= ~(1 << station)
    if destroyed:
        destroy(s, f, t, i)
    return destroyed


@inlined
def fight(s: Numbers, f: Numbers, t: Numbers, c: int, heroic: bool) -> None:
    """Attack the intruder of the station with the lowest number (SA-8.3, SA-8.12, SA-9.5)."""
    if s[c + SQUAD] != ACTIVE:
        return
    station = s[c + STATION] & 7
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        k = f[F_CARD + i] & BITS
        here = s[b + STATUS] == IN_PLAY and s[b + TOKENS] >> station & 1
        if not here or not t[k + C_INTRUDER] or phased_out(s, f, t, i):
            continue
        destroyed = _hit(s, f, t, i, station)
        if s[b + RETURNS_FIRE] and not heroic:
            s[c + SQUAD] = DISABLED
        if destroyed and t[k + C_SPECIAL] == SEEKER:
            knock_out(s, c)
        return


@compiled
def _intercept(s: Numbers, f: Numbers, t: Numbers, strength: int) -> None:
    """The Fissure takes the whole attack while it is unrepaired (SA-8.11)."""
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if (
            s[b + STATUS] == IN_PLAY
            and s[b + TOKENS] == 1 << RED_UPPER
            and t[(f[F_CARD + i] & BITS) + C_SPECIAL] == FISSURE
        ):
            put_repair(s, f, t, i, 1)
            return
    s[INTERCEPTING] = strength


@inlined
def come_home(s: Numbers, f: Numbers, c: int) -> None:
    """The pilot returns to red_upper, and the interceptors with him (SA-8.7, SA-8.13)."""
    s[PILOT] = 0
    enter(s, f, c, RED_UPPER)


@inlined
def _in_space(s: Numbers, f: Numbers, t: Numbers, c: int, order: int) -> None:
    """Stay with a battlebot card, come home with anything else, which is delayed (SA-8.7)."""
    if order == BATTLEBOTS or order == HEROIC_BATTLEBOTS:
        _intercept(s, f, t, 2 if order == HEROIC_BATTLEBOTS else 1)
        return
    if order:
        shift(s, c, s[TURN] + 0, f[F_LAST_TURN])
        if not f[R_RETURN_DELAY_APART]:
            s[c + DELAYED] = s[TURN] + 1
    come_home(s, f, c)


@inlined
def _launch(s: Numbers, f: Numbers, t: Numbers, c: int, index: int) -> None:
    """Fly the interceptors and attack in the same turn (SA-8.5)."""
    if s[c + SQUAD] == ACTIVE and not s[INTERCEPTORS_LOST] and not s[PILOT]:
        s[PILOT] = index + 1
        s[c + STATION] = SPACE
        _intercept(s, f, t, 1)


@inlined
def _squad(s: Numbers, c: int, station: int) -> None:
    """Take the squad stored here, or get one's own going again (SA-8.1)."""
    if s[c + SQUAD] == DISABLED:
        s[c + SQUAD] = ACTIVE
    elif s[c + SQUAD] == NO_SQUAD:
        s[c + SQUAD] = s[SQUADS + station]
        s[SQUADS + station] = NO_SQUAD


# --- systems ---------------------------------------------------------------------------------------------------------


@inlined
def _move_energy(s: Numbers, source: int, target: int, capacity: int, heroic: bool) -> None:
    """Fill a shield from its reactor, or a lateral reactor from the central one (SA-7.8, SA-7.9)."""
    moved = min(s[capacity] - s[target], s[source] + 0)
    if moved > 0:
        s[source] -= moved
        s[target] += moved + (1 if heroic else 0)


@inlined
def _refuel(s: Numbers, f: Numbers, heroic: bool) -> None:
    """A fuel capsule is spent even if there is no room (SA-7.10, SA-7.17)."""
    if not s[FUEL]:
        return
    s[FUEL] -= 1
    room = s[REACTOR_CAPACITY + CENTRE] - s[REACTOR + CENTRE]
    if room < 0 and not f[R_REFUELLING_TRIMS]:
        room = 0
    s[REACTOR + CENTRE] += room + (1 if heroic and room > 0 else 0)


@inlined
def _use(s: Numbers, f: Numbers, t: Numbers, c: int, index: int, station: int, op: int, heroic: bool) -> None:
    """What A, B and C do (SA-7)."""
    zone = station - 3 if station >= 3 else station
    if op == OP_FIRE:
        if not s[FIRED + station] and s[REACTOR + zone]:
            s[REACTOR + zone] -= 1
            s[FIRED + station] = 2 if heroic else 1
            s[ARMED] = 1
    elif op == OP_FIRE_LIGHT:
        if not s[FIRED + station]:
            s[FIRED + station] = 2 if heroic else 1
            s[ARMED] = 1
    elif op == OP_CHARGE:
        _move_energy(s, REACTOR + zone, SHIELD + zone, SHIELD_CAPACITY + zone, heroic)
    elif op == OP_FILL:
        _move_energy(s, REACTOR + CENTRE, REACTOR + zone, REACTOR_CAPACITY + zone, heroic)
    elif op == OP_REFUEL:
        _refuel(s, f, heroic)
    elif op == OP_MAINTAIN:
        s[MAINTAINED + (t[T_PHASE + (s[TURN] & 15)] & 3)] = 1
    elif op == OP_LOOK:
        s[LOOKING] += 1
    elif op == OP_SQUAD:
        _squad(s, c, station)
    elif op == OP_ROCKET:
        if s[ROCKETS] and not s[ROCKET_LAUNCHED]:
            s[ROCKETS] -= 1
            s[ROCKET_LAUNCHED] = 1
    elif op == OP_LAUNCH:
        _launch(s, f, t, c, index)


@inlined
def _act(s: Numbers, f: Numbers, t: Numbers, c: int, index: int, order: int) -> None:
    """Carry out an order, where the crew member is."""
    station = s[c + STATION] & 7
    if station == SPACE:
        _in_space(s, f, t, c, order)
        return
    if order == 0:
        return
    op = t[T_OPS + 6 * order + station]
    if op == OP_ARROW:
        target = t[T_TARGETS + 6 * order + station] & 7
        if target != station:
            enter(s, f, c, target)
    elif op == OP_LIFT:
        zone = station - 3 if station >= 3 else station
        late = s[LIFT_BROKEN + zone] or s[LIFT_USED + zone]
        s[LIFT_USED + zone] = 1
        enter(s, f, c, t[T_TARGETS + 6 * order + station] & 7)
        if late:
            delay(s, f, c)
    elif op == OP_HEROIC_MOVE:
        target = t[T_TARGETS + 6 * order + station] & 7
        if target != station:
            if f[R_HEROIC_MOVE_USES_LIFT] and target % 3 == station % 3:
                s[LIFT_USED + target % 3] = 1
            enter(s, f, c, target)
    elif op == OP_FIGHT:
        fight(s, f, t, c, order == HEROIC_BATTLEBOTS)
    else:
        heroic = order >= HEROIC_A
        letter = order - HEROIC_A if heroic else order - 1
        if s[BLOCKED + 3 * station + letter]:
            repair(s, f, t, station, letter, 2 if heroic else 1)
        else:
            _use(s, f, t, c, index, station, op, heroic)


@inlined
def player_actions(s: Numbers, f: Numbers, t: Numbers) -> None:
    """One after the other, the captain first (SA-6.1); what counts all together comes last."""
    turn = s[TURN] & 15
    tripping = f[F_TRIPPING]
    for index in range(f[F_CREW]):
        c = CREW + index * CREW_SIZE
        if s[c + KNOCKED_OUT]:
            continue
        order = s[c + turn - 1] & 31
        tripped = 0
        if tripping and order:
            tripped = f[F_TRIPS + (turn - 1) * MOST_CREW + index] + 0
            if tripped:
                order = tripped - 1 & 31
        _act(s, f, t, c, index, order)
        if tripped:
            delay(s, f, c)
    if s[JOINT_WORK]:
        joint_repairs(s, f, t)
    if s[LOOKING]:
        phase = t[T_PHASE + turn] & 3
        s[VISUAL + phase] = max(s[VISUAL + phase] + 0, t[T_VISUAL + (s[LOOKING] & 7)] + 0)
        s[LOOKING] = 0
