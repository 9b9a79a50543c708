"""What the moves do."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.asking import kills, saved
from starboard.games.death_angel.fast.column import (
    clear_group,
    copy_group,
    join,
    leave,
    living,
    lords_in,
    push,
    roll,
    row_of,
    size,
    slay,
    slay_all,
    slay_marine,
)
from starboard.games.death_angel.fast.piles import (
    deal,
    discard_top,
    lose_tokens,
    mark,
    place_token,
    refill_events,
    spawn,
    to_blips,
    tokens_on_door,
)
from starboard.games.death_angel.fast.target import compiled


@compiled
def answer(s: Numbers, r: Numbers, move: int) -> None:
    """The move answers the question on top of the agenda, which is taken off."""
    s[at.AGENDA] -= 1
    top = at.STEPS + s[at.AGENDA] * at.STEP
    asked = s[top]
    kind = move & 31
    x = move >> 5 & 31
    y = move >> 10 & 31
    z = move >> 15 & 31
    if asked <= at.QUICK_INSTINCTS:
        _answer_card(s, r, asked, s[top + 1], s[top + 2], s[top + 3], kind, x, y, z)
    elif asked <= at.CHARGE_VICTIM:
        _answer_attack(s, r, asked, s[top + 1], s[top + 2], s[top + 3], s[top + 4], s[top + 5], kind, x, y, z)
    elif asked <= at.COUNTER_ATTACK:
        _answer_ability(s, r, asked, s[top + 1], s[top + 2], s[top + 3], s[top + 4], s[top + 5], kind, x, y, z)
    elif asked <= at.SPAWN_ORDER:
        _answer_event(s, asked, s[top + 1], s[top + 2], kind, x, y, z)
    else:
        _answer_location(s, r, asked, s[top + 1], s[top + 2], kind, x, y, z)


@compiled
def attack_for_token(s: Numbers, card: int) -> None:
    """Marines of the card's team may pay for attacks."""
    push(s, at.ATTACK_FOR_TOKEN, card, living(s, of.CARD_TEAM[card]), 0, 0, 0, 0)


@compiled
def fill(s: Numbers, r: Numbers, left: int, right: int) -> None:
    """Add so many cards to the piles; if there are too few deal evenly (DA-10.11, DA-14.3)."""
    there = s[at.DECK] + s[at.DISCARD]
    half = there // 2
    if there >= left + right:
        deal(s, r, left, right)
    elif half >= left:
        deal(s, r, left, there - left)
    elif half >= right:
        deal(s, r, there - right, right)
    elif there % 2 == 1:
        push(s, at.REFILL, half, 0, 0, 0, 0, 0)
    else:
        deal(s, r, half, half)


@compiled
def roll_defence(s: Numbers, r: Numbers, place: int, group: int, rerolled: int) -> None:
    """The defence roll of the Marine at a place."""
    push(s, at.DEFENCE_ROLL, s[at.FORM + (place >> 1)], place, group, roll(r), rerolled, 0)


@compiled
def capped(s: Numbers, card: int, count: int) -> int:
    """How many a Terrain card asks for: the Core Cogitator may have capped it."""
    return min(count, of.PANEL_MOST[s[at.LOCATION]]) if card == s[at.CAPPED] else count


@compiled
def to_smaller_pile(s: Numbers, r: Numbers) -> None:
    """What is noted down goes into the smaller Blip pile; in a tie somebody chooses."""
    if s[at.MARKED] == 0:
        return
    if s[at.PILES] == s[at.PILES + 1]:
        push(s, at.SMALLER_PILE, 0, 0, 0, 0, 0, 0)
    else:
        to_blips(s, r, 1 if s[at.PILES + 1] < s[at.PILES] else 0)


# --- cards ---------------------------------------------------------------------------------------------------------


@compiled
def _answer_card(s: Numbers, r: Numbers, asked: int, a: int, b: int, c: int, kind: int, x: int, y: int, z: int) -> None:
    if asked == at.CHOOSE_ACTIONS:
        s[at.CHOSEN + of.CARD_TEAM[x]] = x
        a &= ~(1 << of.CARD_TEAM[x])
        if a != 0:
            push(s, at.CHOOSE_ACTIONS, a, 0, 0, 0, 0, 0)
    elif kind == at.M_PASS:
        return
    elif asked == at.SUPPORT or asked == at.ENTER_FORMATION:
        place_token(s, x)
    elif asked == at.WHO_MOVES:
        here = row_of(s, x)
        there = row_of(s, y)
        s[at.FORM + here] = y
        s[at.FORM + there] = x
        push(s, at.WHO_MOVES, a, b & ~(1 << x), 0, 0, 0, 0)
    elif asked == at.WHO_TURNS:
        s[at.FACES + x] ^= 1
        push(s, at.WHO_TURNS, a, b & ~(1 << x), 0, 0, 0, 0)
    elif asked == at.WHO_ACTIVATES:
        push(s, at.WHO_ACTIVATES, a, b & ~(1 << x), 0, 0, 0, 0)
        _activate(s, r, a, x, y)
    elif asked == at.WHO_ATTACKS:
        marine = x if kind == at.M_ATTACK else of.ABILITY_MARINE[a]
        mates = b & ~(1 << marine)
        only_one = s[at.LASTING] >= 0 and of.EFFECT[s[at.LASTING]] == of.ONE_ATTACKER
        if not only_one and mates != 0:
            push(s, at.WHO_ATTACKS, a, mates, 0, 0, 0, 0)
        if kind == at.M_ATTACK:
            if of.ABILITY[a] == of.MANY_ATTACKS and of.ABILITY_MARINE[a] == marine:
                push(s, at.ATTACK_MORE, a, marine, of.ABILITY_MOST[a] - 1, 0, 0, 0)
            _roll_attack(s, r, a, marine, y, z, 0)
        else:
            push(s, at.CHARGE_ROLL, a, marine, 0, 0, 0, 0)
            push(s, at.CHARGE_VICTIM, a, marine, of.ABILITY_MOST[a], 0, 0, 0)
    elif asked == at.ATTACK_MORE:
        if c > 1:
            push(s, at.ATTACK_MORE, a, b, c - 1, 0, 0, 0)
        _roll_attack(s, r, a, x, y, z, 0)
    elif asked == at.ATTACK_FOR_TOKEN:
        push(s, at.ATTACK_FOR_TOKEN, a, b & ~(1 << x), 0, 0, 0, 0)
        lose_tokens(s, x, 1)
        _roll_attack(s, r, 0, x, y, z, 0)
    else:  # Quick Instincts
        _roll_attack(s, r, a, x, y, z, 0)


@compiled
def _activate(s: Numbers, r: Numbers, card: int, marine: int, terrain: int) -> None:
    s[at.ACTIVATED] |= 1 << terrain
    use = of.ACTIVATION[terrain]
    if use == of.USE_DOOR:
        if of.ABILITY[card] == of.EXTRA_DOOR:
            push(s, at.ONWARD, card, 0, 0, 0, 0, 0)
        tokens_on_door(s, of.ACTIVATION_TOKENS[terrain])
    elif use == of.USE_CHIMNEY:
        if of.SKULL[roll(r)] == 1:
            s[at.LIES + terrain] = -1
    elif use == of.USE_TANK:
        s[at.LIES + terrain] = -1
        left = 2 * row_of(s, marine)
        for place in range(left, left + 2):
            for group in range(1, -1, -1):
                swarm = at.SWARMS + place * at.SPOT + group * at.GROUP
                if size(s, place, group) > 0 and s[swarm + at.PROTECTED] == 0:
                    slay_all(s, place, group)
        if of.ACTIVATION_FATAL[terrain] >> roll(r) & 1:
            slay_marine(s, marine)
    elif use == of.USE_ARTEFACT:
        s[at.LIES + terrain] = -2
        s[at.ARTEFACT] = s[at.OWNERS + (marine >> 1)]
    else:
        _use_panel(s, r, marine, terrain)


@compiled
def _use_panel(s: Numbers, r: Numbers, marine: int, terrain: int) -> None:
    here = s[at.LOCATION]
    panel = of.PANEL_KIND[here]
    if panel == of.REPLACE_PANEL:
        s[at.LIES + of.PANEL_TERRAIN[here]] = s[at.LIES + terrain]
        s[at.LIES + terrain] = -1
    elif panel == of.PANEL_DISCARD:
        push(s, at.CRYO, 0, 0, 0, 0, 0, 0)
    elif panel == of.CAP_SPAWN:
        push(s, at.COGITATOR, 0, 0, 0, 0, 0, 0)
    elif panel == of.TOKEN_AND_TURN:
        push(s, at.APOTHECARION, 0, 0, 0, 0, 0, 0)
    elif panel == of.TELEPORTS:
        everybody = 0
        for row in range(s[at.ROWS]):
            everybody |= 1 << s[at.FORM + row]
        push(s, at.TELEPORT_END, 0, 0, 0, 0, 0, 0)
        push(s, at.TELEPORT_NEXT, everybody, 0, 0, 0, 0, 0)
    elif panel == of.OVERLOAD:
        if of.SKULL[roll(r)] == 1:
            push(s, at.GENERATORIUM, marine, of.PANEL_MOST[here], 0, 0, 0, 0)
        else:
            slay_marine(s, marine)
    elif panel == of.LAUNCHES:
        push(s, at.LAUNCH, marine, 0, 0, 0, 0, 0)
    elif panel == of.PUMP_TOXIN:
        face = roll(r)
        if face > 0:
            push(s, at.TOXIN, marine, face, 0, 0, 0, 0)


# --- attacks -------------------------------------------------------------------------------------------------------


@compiled
def _roll_attack(s: Numbers, r: Numbers, card: int, marine: int, place: int, group: int, rerolled: int) -> None:
    push(s, at.ATTACK_ROLL, card, marine, place, group, roll(r), rerolled)


@compiled
def _answer_attack(
    s: Numbers, r: Numbers, asked: int, a: int, b: int, c: int, d: int, e: int, kind: int, x: int, y: int, z: int
) -> None:
    if asked == at.ATTACK_ROLL:
        if kind == at.M_REROLL:
            lose_tokens(s, b, 1)
            _roll_attack(s, r, a, b, c, d, 1)
        else:
            _count(s, a, b, c, d, e)
    elif kind == at.M_PASS:
        return
    elif asked == at.ATTACK_VICTIM:
        there = size(s, b, c)
        slay(s, x, z, y)
        if d > 1 and there > 1:
            push(s, at.ATTACK_VICTIM, a, b, c, d - 1, e, 0)
    elif asked == at.LEAD_BY_EXAMPLE:
        s[at.LEAD_USED] = 1
        place_token(s, x)
    else:  # a victim of the charge
        slay(s, x, z, y)
        if c > 1:
            push(s, at.CHARGE_VICTIM, a, b, c - 1, 1, 0, 0)


@compiled
def _count(s: Numbers, card: int, marine: int, place: int, group: int, face: int) -> None:
    """The accepted face counts (DA-7.22)."""
    number = kills(card, marine, face)
    may = 1 if number >= 8 else 0
    number &= 7
    if card > 0 and of.ABILITY[card] == of.ATTACK_AGAIN and of.ABILITY_MARINE[card] == marine and of.SKULL[face] == 1:
        push(s, at.ATTACK_MORE, card, marine, 1, 0, 0, 0)
    if number == 0 or s[at.SWARMS + place * at.SPOT + group * at.GROUP + at.PROTECTED] == 1:
        return
    if card > 0 and of.ABILITY[card] == of.TOKEN_FOR_KILL:
        push(s, at.LEAD_BY_EXAMPLE, card, marine, 0, 0, 0, 0)
    there = size(s, place, group)
    if number >= there and may == 0:
        slay_all(s, place, group)
    else:
        push(s, at.ATTACK_VICTIM, marine, place, group, min(number, there), may, 0)


# --- abilities and defence -----------------------------------------------------------------------------------------


@compiled
def _answer_ability(
    s: Numbers, r: Numbers, asked: int, a: int, b: int, c: int, d: int, e: int, kind: int, x: int, y: int, z: int
) -> None:
    if asked == at.DEFENCE_ROLL:
        _defend(s, r, a, b, c, d, e, kind)
    elif asked == at.USES_ARTEFACT:
        if kind == at.M_ARTEFACT:
            s[at.ARTEFACT] = -1
        else:
            slay_marine(s, a)
    elif kind == at.M_PASS:
        return
    elif asked == at.STRATEGIZE:
        copy_group(s, at.SWARMS + x * at.SPOT + z * at.GROUP, at.ARRIVING)
        leave(s, x, z)
        join(s, y, at.ARRIVING)
    elif asked == at.POWER_FIELD:
        s[at.SWARMS + x * at.SPOT + y * at.GROUP + at.PROTECTED] = 1
    elif asked == at.STEALTH:
        discard_top(s, x, 1)
        push(s, at.STEALTH_OTHER, a, 1 - x, 0, 0, 0, 0)
    elif asked == at.STEALTH_OTHER:
        lose_tokens(s, x, 1)
        discard_top(s, b, 1)
    elif asked == at.SCOUT:
        refill_events(s, r)
        s[at.SCOUTED] = 1
        push(s, at.SCOUT_PUT, a, 0, 0, 0, 0, 0)
    elif asked == at.SCOUT_PUT:
        if x == 1:
            card = s[at.EVENT_CARDS + s[at.EVENTS] - 1]
            for n in range(s[at.EVENTS] - 1, 0, -1):
                s[at.EVENT_CARDS + n] = s[at.EVENT_CARDS + n - 1]
            s[at.EVENT_CARDS] = card
            s[at.SCOUTED] = 0
    elif asked == at.INTIMIDATE:
        face = roll(r)
        s[at.MARKED] = 0
        if face > 0:
            push(s, at.INTIMIDATE_TAKE, a, face, 0, 0, 0, 0)
    elif asked == at.INTIMIDATE_TAKE:
        mark(s, x, z, y)
        if b > 1 and any_drivable(s, a):
            push(s, at.INTIMIDATE_TAKE, a, b - 1, 0, 0, 0, 0)
        else:
            to_smaller_pile(s, r)
    elif asked == at.SMALLER_PILE:
        to_blips(s, r, x)
    elif asked == at.ONWARD:
        tokens_on_door(s, of.ABILITY_MOST[a])
    else:  # Counter Attack
        slay(s, x, z, y)


@compiled
def any_drivable(s: Numbers, card: int) -> bool:
    """Whether somebody is left whom Intimidation can drive back."""
    team = of.CARD_TEAM[card]
    there = 0
    for marine in range(2 * team, 2 * team + 2):
        row = row_of(s, marine)
        if row >= 0:
            for place in range(2 * row, 2 * row + 2):
                for group in range(at.GROUPS):
                    there += size(s, place, group) - lords_in(s, place, group)
    return there > s[at.MARKED]


@compiled
def _defend(s: Numbers, r: Numbers, marine: int, place: int, group: int, face: int, rerolled: int, kind: int) -> None:
    if kind == at.M_REROLL:
        lose_tokens(s, marine, 1)
        roll_defence(s, r, place, group, 1)
        return
    by = saved(s, marine, place, group, face, rerolled)
    if by == 0:
        if s[at.ARTEFACT] == s[at.OWNERS + (marine >> 1)]:
            push(s, at.USES_ARTEFACT, marine, place, group, face, rerolled, 0)
        else:
            slay_marine(s, marine)
    elif by == 2:
        if size(s, place, group) > 1:
            push(s, at.REST_ATTACKS, place, group, 0, 0, 0, 0)
        push(s, at.COUNTER_ATTACK, marine, place, group, 0, 0, 0)


# --- Events and Locations ------------------------------------------------------------------------------------------


@compiled
def _answer_event(s: Numbers, asked: int, a: int, b: int, kind: int, x: int, y: int, z: int) -> None:
    if asked == at.EVENT_TARGET:
        s[at.AIM] = kind
        s[at.AIM_A] = x
        s[at.AIM_B] = y
        effect = of.EFFECT[s[at.EVENT]]
        if effect == of.TOKEN_FOR_GENESTEALER or effect == of.SLAY_FOR_TOKENS:
            push(s, at.EVENT_VICTIM, x, 0, 0, 0, 0, 0)
    elif asked == at.EVENT_VICTIM:
        if kind == at.M_SLAY:
            mark(s, x, z, y)
            if of.EFFECT[s[at.EVENT]] == of.SLAY_FOR_TOKENS:
                push(s, at.EVENT_VICTIM, a, 0, 0, 0, 0, 0)
    elif asked == at.CLEANSING:
        slay(s, x, z, y)
        if b > 1:
            push(s, at.CLEANSING, a, b - 1, 0, 0, 0, 0)
    elif asked == at.EVERYWHERE:
        spawn(s, 2 * row_of(s, x) + s[at.FACES + x], 1, -1)
        if b > 1:
            push(s, at.EVERYWHERE, a & ~(1 << x), b - 1, 0, 0, 0, 0)
    else:  # the order of Terrain cards
        spawn(s, s[at.LIES + x], capped(s, x, a), -1)
        b &= ~(1 << x)
        if b != 0:
            push(s, at.SPAWN_ORDER, a, b, 0, 0, 0, 0)


@compiled
def _answer_location(s: Numbers, r: Numbers, asked: int, a: int, b: int, kind: int, x: int, y: int, z: int) -> None:
    if kind == at.M_PASS:
        return
    if asked == at.DOOR_SLAYS:
        slay(s, x, z, y)
        if a > 1:
            push(s, at.DOOR_SLAYS, a - 1, 0, 0, 0, 0, 0)
    elif asked == at.GENERATORIUM:
        slay(s, x, z, y)
        if b > 1:
            push(s, at.GENERATORIUM, a, b - 1, 0, 0, 0, 0)
    elif asked == at.CATACOMBS:
        spawn(s, (2 * row_of(s, x) + s[at.FACES + x]) ^ 1, b, -1)
    elif asked == at.MUNITORIUM:
        place_token(s, x)
        if a > 1:
            push(s, at.MUNITORIUM, a - 1, b | 1 << x, 0, 0, 0, 0)
    elif asked == at.BLACK_HOLDS:
        spawn(s, x, a, y)
    elif asked == at.CHAPEL:
        s[at.LIES + a] = x
    elif asked == at.LAIR:
        red = s[at.LIES + of.RED[0]]
        other = s[at.LIES + of.RED[1]]
        if red & 1 > other & 1:
            red, other = other, red
        clear_group(s, at.ARRIVING)
        s[at.ARRIVING + at.LORDS + x] = 1
        join(s, red, at.ARRIVING)
        clear_group(s, at.ARRIVING)
        s[at.ARRIVING + at.LORDS + 1 - x] = 1
        join(s, other, at.ARRIVING)
    elif asked == at.CRYO:
        discard_top(s, x, 1)
    elif asked == at.COGITATOR:
        s[at.CAPPED] = x
    elif asked == at.APOTHECARION:
        place_token(s, x)
        push(s, at.APOTHECARION_TURN, x, 0, 0, 0, 0, 0)
    elif asked == at.APOTHECARION_TURN:
        s[at.FACES + a] ^= 1
    elif asked == at.TELEPORT:
        if kind == at.M_SPEND:
            lose_tokens(s, a, 1)
        elif of.PANEL_FATAL[s[at.LOCATION]] >> roll(r) & 1:
            slay_marine(s, a)
    elif asked == at.LAUNCH:
        if kind == at.M_ADD:
            s[at.SUPPLY] -= 1
            s[at.LAUNCH_TOKENS] += 1
        elif roll(r) <= s[at.LAUNCH_TOKENS]:
            s[at.OUTCOME] = at.WON
            s[at.AGENDA] = 0
    elif asked == at.TOXIN:
        discard_top(s, x, b)
    else:  # Refill
        deal(s, r, a + (1 if x == 0 else 0), a + (1 if x == 1 else 0))
