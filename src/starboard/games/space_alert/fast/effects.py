"""What the effects of threat cards do: the kernel's ``effects``, ``effects_aboard`` and ``unique``.

``e`` is where an effect begins in the tables. After any of these the ship may be lost: ask ``s[OUTCOME]``.
"""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.crew import crew_in, delay, knock_out
from starboard.games.space_alert.fast.damage import attack, damage_inside, lose
from starboard.games.space_alert.fast.fate import destroy, phased_out
from starboard.games.space_alert.fast.layout import (
    ACTIVE,
    APPEARED,
    ARMOUR,
    ARMOUR_0,
    ATTACK_AURA,
    BITS,
    C_ROCKET_HP,
    C_STATIONS,
    CENTRAL_ENERGY,
    CREW,
    CREW_IN_STATION,
    CREW_OF_OWN_ZONE,
    CREW_SIZE,
    DAMAGE,
    DISABLED,
    DO_ATTACK,
    DO_ATTACK_AURA,
    DO_COUNTED_DAMAGE,
    DO_DAMAGE,
    DO_DELAY,
    DO_DESTROY_SHIP,
    DO_DISABLE_STORED,
    DO_DOUBLE_DAMAGE,
    DO_DRAIN_REACTORS,
    DO_DRAIN_SHIELDS,
    DO_FRONTIER_ATTACK,
    DO_GROW_UP,
    DO_HEAL,
    DO_HURT_SELF,
    DO_KNOCK_OUT,
    DO_LEAK_REACTORS,
    DO_LEAK_SHIELD,
    DO_LOSE_FUEL,
    DO_LOSE_ROCKET,
    DO_MOVE_OR_DAMAGE,
    DO_OVERLOAD,
    DO_REVEAL,
    DO_SEEK,
    DO_SHIELD_AURA,
    DO_SHIELD_BY,
    DO_SHIELD_TO,
    DO_SPEED,
    DO_SPREAD,
    DO_STEP,
    DO_TAKE_ENERGY,
    E_A,
    E_B,
    E_C,
    E_D,
    E_E,
    E_OP,
    E_ZONES,
    F_BOARDS,
    F_CARD,
    F_CREW,
    FIRST,
    FISSURED,
    FUEL,
    HALF,
    HAZARD,
    HIDDEN,
    HP,
    IN_PLAY,
    INTERNAL,
    KNOCKED_OUT,
    LEADERS,
    LEFT,
    MOST_LETTERS,
    NO_SQUAD,
    OTHER_DECK,
    OTHER_TWO,
    OUTSIDE_WHITE_UPPER,
    OWN_ATTACK_AURA,
    OWN_SHIELD_AURA,
    OWN_STATION,
    OWN_STATION_WITHOUT_ACTIVE_SQUAD,
    OWN_ZONE,
    PILOT,
    R_AMOUNTS_FIXED,
    R_NEMESIS_STOPS,
    REACHED,
    REACTOR,
    RETURNS_FIRE,
    ROCKETED,
    ROCKETS,
    SHIELD,
    SHIELD_AURA,
    SHIELD_CAPACITY,
    SLIME,
    SPACE,
    SPEED,
    SQUAD,
    SQUADS,
    SQUARE,
    START_STATIONS,
    STATION,
    STATUS,
    T_SQUARES,
    T_START,
    THREAT,
    THREAT_SIZE,
    TOKEN_STATIONS,
    TOKEN_ZONES,
    TOKENS,
    TWICE_REMAINING_HP,
    WHOLE_SHIP,
    ZONE,
)
from starboard.games.space_alert.fast.target import compiled, inlined

WHITE_UPPER = 1


@inlined
def neighbour(station: int, to: int) -> int:
    """The next station on the same deck, or the one at the other end of the gravolift."""
    if to == OTHER_DECK:
        return station + 3 if station < 3 else station - 3
    zone = station % 3
    if to == LEFT:
        return station - 1 if zone > 0 else station
    return station + 1 if zone < 2 else station


@inlined
def own_zone(s: Numbers, b: int) -> int:
    """The zone of the trajectory, or of the token (SA-20.20)."""
    return s[b + ZONE] + 0 if s[b + ZONE] != INTERNAL else s[b + FIRST] % 3


@inlined
def zones_of(s: Numbers, b: int, zones: int) -> int:
    """The zones an effect concerns, as bits."""
    if zones == OWN_ZONE:
        return 1 << own_zone(s, b)
    if zones == OTHER_TWO:
        return 7 ^ 1 << own_zone(s, b)
    return zones


@inlined
def _attack(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, e: int) -> None:
    """An attack whose condition fails is none (SA-11.18)."""
    if not t[e + E_C] <= s[b + DAMAGE] < t[e + E_D]:
        return
    strength = t[e + E_A] + 0
    if strength < 0:
        left = s[b + HP] - s[b + DAMAGE]
        strength = 2 * left if strength == TWICE_REMAINING_HP else left
    zones = zones_of(s, b, t[e + E_ZONES])
    for zone in range(3):
        if zones >> zone & 1 and attack(s, f, t, i, zone, strength, t[e + E_B]):
            return


@inlined
def _frontier_attack(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, e: int) -> None:
    """Carriers, phasing and plasmatic threats, and the Spinning Saucer."""
    strength = t[e + E_D] + 0 if t[e + E_D] >= 0 and phased_out(s, f, t, i) else t[e + E_A] + 0
    pilot = s[PILOT] - 1
    if pilot >= 0 and not s[CREW + pilot * CREW_SIZE + KNOCKED_OUT]:
        strength -= t[e + E_C]
    if strength <= 0 or (t[e + E_E] and s[b + ROCKETED]):
        return
    zones = zones_of(s, b, t[e + E_ZONES])
    for zone in range(3):
        if not zones >> zone & 1:
            continue
        absorbs = s[SHIELD + zone] > 0
        if attack(s, f, t, i, zone, strength, 0):
            return
        if t[e + E_B] and not absorbs:
            for index in range(f[F_CREW]):
                c = CREW + index * CREW_SIZE
                if s[c + STATION] != SPACE and s[c + STATION] % 3 == zone:
                    knock_out(s, c)


@inlined
def _damage(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, e: int) -> None:
    amount = t[e + E_D] + 0 if t[e + E_D] >= 0 and phased_out(s, f, t, i) else t[e + E_A] + 0
    if t[e + E_ZONES] == TOKEN_ZONES:
        tokens = s[b + TOKENS] + 0
        for place in range(6):
            # From left to right, the upper station of a zone before the lower one: which of them makes no difference.
            station = place // 2 + 3 * (place % 2)
            if tokens >> station & 1 and damage_inside(s, f, i, station % 3, amount):
                return
        return
    zones = zones_of(s, b, t[e + E_ZONES])
    for zone in range(3):
        if zones >> zone & 1 and damage_inside(s, f, i, zone, amount):
            return


@inlined
def _count(s: Numbers, f: Numbers, b: int, what: int) -> int:
    if what == CENTRAL_ENERGY:
        return s[REACTOR + 1] + 0
    if what == CREW_IN_STATION:
        return crew_in(s, f, s[b + FIRST])
    return 3 * (s[ROCKETS] - s[b + DAMAGE])


@inlined
def _counted_damage(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, e: int) -> None:
    """The amount is read before the first token is drawn (SA-11.16); by the other reading of D-52 after each one."""
    zone = own_zone(s, b)
    what = t[e + E_A]
    if f[R_AMOUNTS_FIXED]:
        damage_inside(s, f, i, zone, _count(s, f, b, what))
        return
    done = 0
    while done < _count(s, f, b, what):
        if damage_inside(s, f, i, zone, 1):
            return
        done += 1


@inlined
def _drain_zones(s: Numbers, t: Numbers, b: int, e: int, store: int) -> None:
    """Blocks go to the bank, at most what is there (SA-11.15)."""
    zones = zones_of(s, b, t[e + E_ZONES])
    for zone in range(3):
        if zones >> zone & 1:
            s[store + zone] -= min(t[e + E_A] + 0, s[store + zone] + 0)


@inlined
def _energy(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, e: int, op: int) -> None:
    """Saboteurs and Crossed Wires: all blocks are lost before the first token is drawn (D-23, SA-11.16)."""
    red, white, blue = 0, 0, 0
    if op == DO_TAKE_ENERGY:
        zone = own_zone(s, b)
        lost = min(t[e + E_A] + 0, s[REACTOR + zone] + 0)
        s[REACTOR + zone] -= lost
        if not lost:
            damage_inside(s, f, i, zone, t[e + E_B] + 0)
        return
    if op == DO_LEAK_SHIELD:
        white = s[SHIELD + 1] + 0
        s[SHIELD + 1] = 0
    else:
        if op == DO_OVERLOAD:
            moved = min(max(0, s[SHIELD_CAPACITY + 1] - s[SHIELD + 1]), s[REACTOR + 1] + 0)
            s[REACTOR + 1] -= moved
            s[SHIELD + 1] += moved
        else:
            red = s[REACTOR] + 0
            blue = s[REACTOR + 2] + 0
            s[REACTOR] = 0
            s[REACTOR + 2] = 0
        white = s[REACTOR + 1] + 0
        s[REACTOR + 1] = 0
    for zone in range(3):
        if damage_inside(s, f, i, zone, red if zone == 0 else white if zone == 1 else blue):
            return


@inlined
def _lose_rocket(s: Numbers, f: Numbers, t: Numbers, amount: int) -> None:
    """A threat whose hit points are the rockets loses one with every rocket (SA-20.17)."""
    s[ROCKETS] -= min(amount, s[ROCKETS] + 0)
    for other in range(s[APPEARED]):
        b = THREAT + other * THREAT_SIZE
        if s[b + STATUS] == IN_PLAY and t[(f[F_CARD + other] & BITS) + C_ROCKET_HP]:
            s[b + HP] = s[ROCKETS]
            if s[b + DAMAGE] >= s[b + HP]:
                destroy(s, f, t, other)


@inlined
def _place(s: Numbers, b: int, station: int) -> None:
    s[b + TOKENS] = s[b + TOKENS] & ~(1 << s[b + FIRST]) | 1 << station
    s[b + FIRST] = station


@inlined
def _step(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, e: int) -> None:
    if not (t[e + E_C] and phased_out(s, f, t, i)):
        _place(s, b, neighbour(s[b + FIRST], t[e + E_E]))


@inlined
def _seek(s: Numbers, f: Numbers, b: int) -> None:
    """To the neighbouring station with most crew; on a tie it stays (SA-20.8)."""
    here = s[b + FIRST] + 0
    target = here
    most = -1
    for to in range(3):
        station = neighbour(here, to)
        if station == here:
            continue
        count = crew_in(s, f, station)
        if count > most:
            most = count
            target = station
        elif count == most:
            target = here
    _place(s, b, target)


@inlined
def _spread(s: Numbers, b: int, to: int) -> None:
    """Each token puts a progeny into the next lower station, unless Slime is there already (SA-20.13)."""
    tokens = s[b + TOKENS] + 0
    for station in range(6):
        if tokens >> station & 1:
            target = neighbour(station, to)
            if not s[HAZARD + target] & SLIME:
                s[b + TOKENS] |= 1 << target
                s[HAZARD + target] |= SLIME


@inlined
def _concerns(s: Numbers, t: Numbers, b: int, k: int, c: int, scope: int) -> bool:
    station = s[c + STATION] + 0
    if scope == WHOLE_SHIP:
        return True
    if scope == OWN_STATION:
        return station == s[b + FIRST]
    if scope == OWN_STATION_WITHOUT_ACTIVE_SQUAD:
        return station == s[b + FIRST] and s[c + SQUAD] != ACTIVE
    if scope == CREW_OF_OWN_ZONE:
        return station % 3 == own_zone(s, b)
    if scope == TOKEN_STATIONS:
        return s[b + TOKENS] >> station & 1 == 1
    if scope == START_STATIONS:
        return t[k + C_STATIONS] >> station & 1 == 1
    if scope == LEADERS:
        return s[c + SQUAD] == ACTIVE
    return scope == OUTSIDE_WHITE_UPPER and station != WHITE_UPPER


@inlined
def _on_crew(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, e: int, op: int) -> None:
    """Crew on the ship whom an effect concerns, in turn order (SA-8.6, SA-11.19)."""
    for index in range(f[F_CREW]):
        c = CREW + index * CREW_SIZE
        if s[c + STATION] == SPACE or s[c + KNOCKED_OUT] or not _concerns(s, t, b, f[F_CARD + i], c, t[e + E_A]):
            continue
        if op == DO_DELAY:
            delay(s, f, c)
        else:
            knock_out(s, c)


@inlined
def _jump(s: Numbers, f: Numbers, t: Numbers, b: int, to: int) -> None:
    """Letters of the new trajectory count only from here on; round the edge it comes out on the other side."""
    zone = (s[b + ZONE] + (2 if to == LEFT else 1)) % 3
    board = f[F_BOARDS + zone]
    if t[T_START + board] < s[b + SQUARE]:
        return
    s[b + ZONE] = zone
    reached = 0
    for letter in range(MOST_LETTERS):
        square = t[T_SQUARES + board * MOST_LETTERS + letter]
        if square > 0 and square >= s[b + SQUARE]:
            reached += 1
    s[b + REACHED] = reached


@inlined
def _itself(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, e: int, op: int) -> None:
    """Changes of the threat itself; a jump is what is left."""
    amount = t[e + E_A] + 0
    if op == DO_HEAL:
        s[b + DAMAGE] -= s[b + DAMAGE] // 2 if amount == HALF else min(amount, s[b + DAMAGE] + 0)
    elif op == DO_HURT_SELF:
        s[b + DAMAGE] += amount
        if s[b + DAMAGE] >= s[b + HP] and f[R_NEMESIS_STOPS]:
            destroy(s, f, t, i)
    elif op == DO_SPEED:
        s[b + SPEED] += amount
    elif op == DO_SHIELD_BY:
        s[b + ARMOUR] += amount
    elif op == DO_SHIELD_TO:
        s[b + ARMOUR] = ARMOUR_0 + amount
    elif op == DO_REVEAL:
        s[b + HIDDEN] = 0
    elif op == DO_GROW_UP:
        s[b + RETURNS_FIRE] = 1
    elif op == DO_ATTACK_AURA:
        s[b + OWN_ATTACK_AURA] = amount
        s[ATTACK_AURA] += amount
    elif op == DO_SHIELD_AURA:
        s[b + OWN_SHIELD_AURA] = amount
        s[SHIELD_AURA] += amount
    else:
        _jump(s, f, t, b, amount)


@compiled
def carry_out(s: Numbers, f: Numbers, t: Numbers, i: int, e: int) -> None:
    """One effect of a threat's letter. What moves other threats is in :mod:`.threat_actions`."""
    op = t[e + E_OP] + 0
    b = THREAT + i * THREAT_SIZE
    if op == DO_MOVE_OR_DAMAGE:
        op = DO_STEP if s[b + DAMAGE] else DO_DAMAGE
    if op == DO_ATTACK:
        _attack(s, f, t, i, b, e)
    elif op == DO_DAMAGE:
        _damage(s, f, t, i, b, e)
    elif op == DO_STEP:
        _step(s, f, t, i, b, e)
    elif op == DO_FRONTIER_ATTACK:
        _frontier_attack(s, f, t, i, b, e)
    elif op == DO_COUNTED_DAMAGE:
        _counted_damage(s, f, t, i, b, e)
    elif op == DO_DRAIN_SHIELDS or op == DO_DRAIN_REACTORS:
        _drain_zones(s, t, b, e, SHIELD if op == DO_DRAIN_SHIELDS else REACTOR)
    elif op == DO_TAKE_ENERGY or op == DO_OVERLOAD or op == DO_LEAK_SHIELD or op == DO_LEAK_REACTORS:
        _energy(s, f, t, i, b, e, op)
    elif op == DO_LOSE_FUEL:
        s[FUEL] -= min(t[e + E_A] + 0, s[FUEL] + 0)
    elif op == DO_LOSE_ROCKET:
        _lose_rocket(s, f, t, t[e + E_A] + 0)
    elif op == DO_DISABLE_STORED:
        if s[SQUADS + t[e + E_A]] != NO_SQUAD:
            s[SQUADS + t[e + E_A]] = DISABLED
    elif op == DO_SEEK:
        _seek(s, f, b)
    elif op == DO_SPREAD:
        _spread(s, b, t[e + E_A] + 0)
    elif op == DO_DELAY or op == DO_KNOCK_OUT:
        _on_crew(s, f, t, i, b, e, op)
    elif op == DO_DOUBLE_DAMAGE:
        for zone in range(3):
            if t[e + E_ZONES] >> zone & 1:
                s[FISSURED + zone] = 1
    elif op == DO_DESTROY_SHIP:
        lose(s, i)
    else:
        _itself(s, f, t, i, b, e, op)
