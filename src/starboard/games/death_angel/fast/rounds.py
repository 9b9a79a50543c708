"""The steps of the agenda, one after the other, until somebody has to decide."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.answers import (
    answer,
    attack_for_token,
    capped,
    roll_defence,
    to_smaller_pile,
)
from starboard.games.death_angel.fast.asking import may_choose, moves
from starboard.games.death_angel.fast.column import (
    along_arrow,
    engaged,
    flanked,
    gather,
    groups_at,
    in_front,
    living,
    merge_all,
    move_noted,
    push,
    roll,
    row_of,
    settle,
    slay_marine,
)
from starboard.games.death_angel.fast.piles import (
    add_under,
    discard_top,
    lose_tokens,
    mark,
    refill_events,
    slay_marked,
    spawn,
    tokens_on_door,
)
from starboard.games.death_angel.fast.target import compiled
from starboard.games.death_angel.fast.travel import run_travel

CHOOSE, RESOLVE, GENESTEALERS_ATTACK, EVENT_PHASE = 1, 2, 3, 4


@compiled
def work(s: Numbers, r: Numbers, m: Numbers, stop: bool) -> int:
    """Work the agenda off until somebody has to decide between the moves in ``m``: how many they are, 0 at the end.

    With ``stop`` also before anything begins that nobody can foresee, and then it is 0 as well.
    """
    while s[at.AGENDA] > 0:
        top = at.STEPS + (s[at.AGENDA] - 1) * at.STEP
        step = s[top]
        if step >= at.QUESTIONS:
            n = moves(s, m)
            if n > 1:
                return n
            if n == 1:
                answer(s, r, m[0])
            else:
                s[at.AGENDA] -= 1
        elif stop and (
            step == at.NEXT_CARD
            or step == at.NEXT_SWARM
            or step == at.DRAW_EVENT
            or (step == at.BEGIN_PHASE and s[top + 1] != CHOOSE)
            or step == at.NEXT_LOCATION
        ):
            return 0
        else:
            s[at.AGENDA] -= 1
            run(s, r, step, s[top + 1], s[top + 2], s[top + 3])
        settle(s)
    return 0


@compiled
def run(s: Numbers, r: Numbers, step: int, a: int, b: int, c: int) -> None:
    """Do a step that has been taken off the agenda."""
    if step <= at.REST_ATTACKS:
        _run_cards(s, r, step, a, b)
    elif step <= at.DISCARD_EVENT:
        _run_event(s, r, step, a)
    else:
        run_travel(s, r, step, a, b)


@compiled
def _run_cards(s: Numbers, r: Numbers, step: int, a: int, b: int) -> None:
    if step == at.BEGIN_PHASE:
        _begin_phase(s, a)
    elif step == at.END_ROUND:
        _end_round(s)
    elif step == at.START_CHOOSING:
        _start_choosing(s)
    elif step == at.CHECK_TRAVEL:
        if s[at.AHEAD] > 0 and s[at.ROWS] > 0 and (s[at.PILES] == 0 or s[at.PILES + 1] == 0):
            s[at.TRAVELLING] = 1
            push(s, at.END_TRAVEL, 0, 0, 0, 0, 0, 0)
            push(s, at.ENTER_LOCATION, 0, 0, 0, 0, 0, 0)
            push(s, at.NEXT_BLIPS, 0, 0, 0, 0, 0, 0)
            push(s, at.NEXT_LOCATION, 0, 0, 0, 0, 0, 0)
            if s[at.LIES + of.DOOR] >= 0 and s[at.DOOR_TOKENS] > 0:
                push(s, at.DOOR_SLAYS, s[at.DOOR_TOKENS], 0, 0, 0, 0, 0)
    elif step == at.NEXT_CARD:
        _next_card(s)
    elif step == at.END_CARD:
        s[at.RESOLVING] = 0
        s[at.RESOLVED + a] = 1
    elif step == at.AFTER_CARD:
        _after_card(s, a)
    elif step == at.NEXT_SWARM:
        _next_swarm(s, r)
    else:
        roll_defence(s, r, a, b, 0)  # the rest of a swarm attacks again


@compiled
def _begin_phase(s: Numbers, phase: int) -> None:
    s[at.PHASE] = phase
    if phase == EVENT_PHASE:
        push(s, at.END_ROUND, 0, 0, 0, 0, 0, 0)
    else:
        push(s, at.BEGIN_PHASE, phase + 1, 0, 0, 0, 0, 0)
    push(s, at.CHECK_TRAVEL, 0, 0, 0, 0, 0, 0)
    if phase == CHOOSE:
        s[at.ROUND] += 1
        push(s, at.START_CHOOSING, 0, 0, 0, 0, 0, 0)
    elif phase == RESOLVE:
        push(s, at.NEXT_CARD, 0, 0, 0, 0, 0, 0)
    elif phase == GENESTEALERS_ATTACK:
        push(s, at.NEXT_SWARM, 0, 0, 0, 0, 0, 0)
    else:
        push(s, at.DISCARD_EVENT, 0, 0, 0, 0, 0, 0)
        push(s, at.OVERWATCH, 0, 0, 0, 0, 0, 0)
        push(s, at.MERGE_SWARMS, 0, 0, 0, 0, 0, 0)
        push(s, at.OPEN_MOVEMENT_BOX, 0, 0, 0, 0, 0, 0)
        push(s, at.OPEN_SPAWN_BOX, 1, 0, 0, 0, 0, 0)
        push(s, at.OPEN_SPAWN_BOX, 0, 0, 0, 0, 0, 0)
        push(s, at.DRAW_EVENT, 0, 0, 0, 0, 0, 0)


@compiled
def _end_round(s: Numbers) -> None:
    for team in range(at.TEAMS):
        s[at.RESTS + team] = s[at.CHOSEN + team]
        s[at.CHOSEN + team] = 0
    for card in range(of.CARDS):
        s[at.RESOLVED + card] = 0
    s[at.ACTIVATED] = 0
    s[at.ATTACKS] = 0
    s[at.LEAD_USED] = 0
    s[at.LASTING] = s[at.UPCOMING]
    s[at.LASTING_TARGET] = s[at.UPCOMING_TARGET]
    s[at.UPCOMING] = -1
    s[at.UPCOMING_TARGET] = -1
    for place in range(2 * s[at.ROWS]):
        for group in range(at.GROUPS):
            s[at.SWARMS + place * at.SPOT + group * at.GROUP + at.PROTECTED] = 0
    push(s, at.BEGIN_PHASE, CHOOSE, 0, 0, 0, 0, 0)


@compiled
def _start_choosing(s: Numbers) -> None:
    asked = 0
    for team in range(at.TEAMS):
        if s[at.OWNERS + team] >= 0 and s[at.CHOSEN + team] == 0 and living(s, team) != 0:
            able = 0
            card = 0
            for k in range(3):
                if may_choose(s, team, of.TEAM_CARDS[team, k]):
                    able += 1
                    card = of.TEAM_CARDS[team, k]
            if able == 1:
                s[at.CHOSEN + team] = card
            elif able > 1:
                asked |= 1 << team
    if asked != 0:
        push(s, at.CHOOSE_ACTIONS, asked, 0, 0, 0, 0, 0)


@compiled
def _next_card(s: Numbers) -> None:
    card = of.CARDS
    for team in range(at.TEAMS):
        chosen = s[at.CHOSEN + team]
        if chosen > 0 and s[at.RESOLVED + chosen] == 0 and chosen < card:
            card = chosen
    if card == of.CARDS:
        return
    s[at.RESOLVING] = card
    marines = living(s, of.CARD_TEAM[card])
    push(s, at.NEXT_CARD, 0, 0, 0, 0, 0, 0)
    push(s, at.END_CARD, card, 0, 0, 0, 0, 0)
    if of.CARD_TYPE[card] == of.SUPPORTS:
        push(s, at.AFTER_CARD, card, 0, 0, 0, 0, 0)
        push(s, at.SUPPORT, card, 0, 0, 0, 0, 0)
    elif of.CARD_TYPE[card] == of.MOVES:
        push(s, at.AFTER_CARD, card, 0, 0, 0, 0, 0)
        push(s, at.WHO_ACTIVATES, card, marines, 0, 0, 0, 0)
        push(s, at.WHO_TURNS, card, marines, 0, 0, 0, 0)
        push(s, at.WHO_MOVES, card, marines, 0, 0, 0, 0)
        if s[at.LASTING] >= 0 and of.EFFECT[s[at.LASTING]] == of.TOKEN_BEFORE_MOVING:
            push(s, at.ENTER_FORMATION, card, 0, 0, 0, 0, 0)
    else:
        push(s, at.WHO_ATTACKS, card, marines, 0, 0, 0, 0)


@compiled
def _after_card(s: Numbers, card: int) -> None:
    if living(s, of.CARD_TEAM[card]) == 0:
        return
    ability = of.ABILITY[card]
    if ability == of.PAID_ATTACK:
        if card != of.OVERWATCH_CARD:
            attack_for_token(s, card)
    elif ability == of.DISPLACE:
        push(s, at.STRATEGIZE, card, 0, 0, 0, 0, 0)
    elif ability == of.PROTECT:
        push(s, at.POWER_FIELD, card, 0, 0, 0, 0, 0)
    elif ability == of.DISCARD_BLIPS:
        push(s, at.STEALTH, card, 0, 0, 0, 0, 0)
    elif ability == of.SCOUT_EVENT:
        push(s, at.SCOUT, card, 0, 0, 0, 0, 0)
    elif ability == of.DRIVE_BACK:
        push(s, at.INTIMIDATE, card, 0, 0, 0, 0, 0)


@compiled
def _next_swarm(s: Numbers, r: Numbers) -> None:
    for place in range(2 * s[at.ROWS]):
        for group in range(groups_at(s, place)):
            swarm = at.SWARMS + place * at.SPOT + group * at.GROUP
            if s[swarm + at.ATTACKED] == 0 and s[swarm + at.PROTECTED] == 0:
                push(s, at.NEXT_SWARM, 0, 0, 0, 0, 0, 0)
                s[at.ATTACKS] += 1
                s[swarm + at.ATTACKED] = s[at.ATTACKS]
                roll_defence(s, r, place, group, 0)
                return


# --- the Event -----------------------------------------------------------------------------------------------------


@compiled
def _run_event(s: Numbers, r: Numbers, step: int, a: int) -> None:
    if step == at.DRAW_EVENT:
        refill_events(s, r)
        s[at.EVENTS] -= 1
        s[at.EVENT] = s[at.EVENT_CARDS + s[at.EVENTS]]
        s[at.SCOUTED] = 0
        push(s, at.RESOLVE_EVENT, 0, 0, 0, 0, 0, 0)
        if of.INSTINCT[s[at.EVENT]] == 1:
            push(s, at.EVENT_TARGET, 0, 0, 0, 0, 0, 0)
    elif step == at.RESOLVE_EVENT:
        if of.INSTINCT[s[at.EVENT]] == 1 and s[at.AIM] == 0:
            return
        _resolve_event(s, r, s[at.EVENT], s[at.AIM_A], s[at.AIM_B])
        s[at.AIM] = 0
        s[at.AIM_A] = 0
        s[at.AIM_B] = 0
    elif step == at.OPEN_SPAWN_BOX:
        _open_spawn_box(s, a)
    elif step == at.OPEN_MOVEMENT_BOX:
        _open_movement_box(s)
    elif step == at.MERGE_SWARMS:
        s[at.CAPPED] = -1
        merge_all(s)
    elif step == at.OVERWATCH:
        if s[at.RESOLVED + of.OVERWATCH_CARD] == 1:
            attack_for_token(s, of.OVERWATCH_CARD)
    else:
        s[at.EVENTS_OUT_CARDS + s[at.EVENTS_OUT]] = s[at.EVENT]
        s[at.EVENTS_OUT] += 1
        s[at.EVENT] = -1


@compiled
def _resolve_event(s: Numbers, r: Numbers, event: int, a: int, b: int) -> None:
    effect = of.EFFECT[event]
    number = of.EFFECT_NUMBER[event]
    if effect == of.TURN_ALL:
        for row in range(s[at.ROWS]):
            s[at.FACES + s[at.FORM + row]] ^= 1
    elif effect == of.ADD_BLIPS:
        add_under(s, r, number)
    elif effect == of.DISCARD_BLIP:
        discard_top(s, a, 1)
    elif effect == of.TOKENS_ON_DOOR:
        tokens_on_door(s, number)
    elif effect == of.SPAWN_BEHIND:
        spawn(s, in_front(s, a) ^ 1, number, -1)
    elif effect == of.TOKEN_FOR_GENESTEALER:
        lose_tokens(s, a, min(1, s[at.TOKENS + a]))
        slay_marked(s)
    elif effect == of.LOSE_TOKENS:
        for row in range(s[at.ROWS]):
            marine = s[at.FORM + row]
            if marine == a if s[at.AIM] != 0 else engaged(s, marine):
                lose_tokens(s, marine, s[at.TOKENS + marine])
    elif effect == of.JAM_GUNS or effect == of.FACE_SAVES:
        s[at.UPCOMING] = event
        s[at.UPCOMING_TARGET] = a
    elif effect == of.TOKEN_BEFORE_MOVING or effect == of.ONE_ATTACKER:
        s[at.UPCOMING] = event
        s[at.UPCOMING_TARGET] = -1
    elif effect == of.GATHER:
        left = 2 * row_of(s, a)
        gather(s, left, left + 1)
    elif effect == of.CLEANSE:
        if of.SKULL[roll(r)] == 1:
            push(s, at.CLEANSING, a, number, 0, 0, 0, 0)
    elif effect == of.RETURN_SWARM:
        _return_swarm(s, r, a, b)
        return
    elif effect == of.RESCUE:
        s[at.FORM + s[at.ROWS]] = a
        s[at.ROWS] += 1
        s[at.FACES + a] = 1
    elif effect == of.SLAY_FOR_TOKENS:
        lose_tokens(s, a, s[at.MARKED])
        slay_marked(s)
    elif effect == of.SLAY_MARINE:
        if of.EFFECT_FACES[event] >> roll(r) & 1:
            slay_marine(s, a)
    elif effect == of.GRANT_ATTACK:
        push(s, at.QUICK_INSTINCTS, 0, a, 0, 0, 0, 0)
    elif effect == of.FLANK_ALL:
        for place in range(2 * s[at.ROWS]):
            for group in range(at.GROUPS):
                there = group < groups_at(s, place)
                s[at.MOVES_TO + 2 * place + group] = flanked(s, place) if there else -1
        move_noted(s)
    elif effect == of.COLLECT_TOKENS:
        total = 0
        for marine in range(at.MARINES):
            total += s[at.TOKENS + marine]
            s[at.TOKENS + marine] = 0
        s[at.TOKENS + a] = total
    elif effect == of.SPAWN_IN_FRONT:
        _spawn_in_front(s)
    s[at.MARKED] = 0


@compiled
def _return_swarm(s: Numbers, r: Numbers, place: int, group: int) -> None:
    s[at.MARKED] = 0
    for card in range(at.LORDS):
        for _ in range(s[at.SWARMS + place * at.SPOT + group * at.GROUP + card]):
            mark(s, place, group, card)
    to_smaller_pile(s, r)


@compiled
def _spawn_in_front(s: Numbers) -> None:
    free = 0
    for row in range(s[at.ROWS]):
        if not engaged(s, s[at.FORM + row]):
            free |= 1 << s[at.FORM + row]
    for side in range(2):
        facing = 0
        many = 0
        for row in range(s[at.ROWS]):
            marine = s[at.FORM + row]
            if free >> marine & 1 and s[at.FACES + marine] == side:
                facing |= 1 << marine
                many += 1
        there = s[at.PILES + side]
        if 0 < there < many:
            push(s, at.EVERYWHERE, facing, there, 0, 0, 0, 0)
        else:
            for row in range(s[at.ROWS]):
                if facing >> s[at.FORM + row] & 1:
                    spawn(s, 2 * row + side, 1, -1)


@compiled
def _open_spawn_box(s: Numbers, box: int) -> None:
    event = s[at.EVENT]
    count = of.MAJOR[s[at.SETUP]] if of.BOX_MAJOR[event, box] == 1 else of.MINOR[s[at.SETUP]]
    for side in range(2):
        many = 0
        wanted = 0
        here = 0
        for card in range(at.TERRAIN):
            place = s[at.LIES + card]
            if of.COLOUR[card] == of.BOX_COLOUR[event, box] and place >= 0 and place & 1 == side:
                many += 1
                here |= 1 << card
                wanted += capped(s, card, count)
        if many > 1 and 0 < s[at.PILES + side] < wanted:
            push(s, at.SPAWN_ORDER, count, here, 0, 0, 0, 0)
        else:
            for card in range(at.TERRAIN):
                if here >> card & 1:
                    spawn(s, s[at.LIES + card], capped(s, card, count), -1)


@compiled
def _open_movement_box(s: Numbers) -> None:
    event = s[at.EVENT]
    if of.MOVEMENT[event] == 0:
        return
    for place in range(2 * s[at.ROWS]):
        groups = groups_at(s, place)
        to = along_arrow(s, place) if of.MOVEMENT[event] == of.ADJACENT else flanked(s, place)
        for group in range(at.GROUPS):
            cards = at.SWARMS + place * at.SPOT + group * at.GROUP
            moved = group < groups and (s[cards + of.MOVED[event, 0]] > 0 or s[cards + of.MOVED[event, 1]] > 0)
            s[at.MOVES_TO + 2 * place + group] = to if moved else -1
    move_noted(s)
