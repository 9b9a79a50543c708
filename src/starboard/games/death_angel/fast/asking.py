"""What can be answered to the question on top of the agenda: the same moves as the engine's, in the same order."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.column import (
    groups_at,
    in_front,
    living,
    lords_in,
    row_of,
    size,
)
from starboard.games.death_angel.fast.piles import (
    marked,
)
from starboard.games.death_angel.fast.target import compiled


@compiled
def add(m: Numbers, n: int, kind: int, a: int, b: int, c: int) -> int:
    """One more move; how many there are then."""
    m[n] = kind | a << 5 | b << 10 | c << 15
    return n + 1


@compiled
def add_victims(s: Numbers, m: Numbers, n: int, place: int, only: int) -> int:
    """The Genestealers at a place that can be slain next, of one group only if that is not -1 (DA-12.4, DA-12.8)."""
    for group in range(groups_at(s, place)):
        cards = at.SWARMS + place * at.SPOT + group * at.GROUP
        if s[cards + at.PROTECTED] == 0 and (only < 0 or only == group):
            shielded = False
            for card in range(at.KINDS):
                if s[cards + card] - marked(s, place, group, card) > 0 and not (shielded and card >= at.LORDS):
                    shielded = shielded or card < at.LORDS
                    n = add(m, n, at.M_SLAY, place, card, group)
    return n


@compiled
def add_targets(s: Numbers, m: Numbers, n: int, marine: int) -> int:
    """The attacks a Marine can make."""
    row = row_of(s, marine)
    reach = of.RANGE[marine]
    for other in range(max(0, row - reach), min(s[at.ROWS] - 1, row + reach) + 1):
        place = 2 * other + s[at.FACES + marine]
        for group in range(groups_at(s, place)):
            n = add(m, n, at.M_ATTACK, marine, place, group)
    return n


@compiled
def add_marines(s: Numbers, m: Numbers, n: int, kind: int, but: int) -> int:
    """All Marines but these."""
    for row in range(s[at.ROWS]):
        marine = s[at.FORM + row]
        if not but >> marine & 1:
            n = add(m, n, kind, marine, 0, 0)
    return n


@compiled
def add_swarms(s: Numbers, m: Numbers, n: int) -> int:
    """All swarms."""
    for place in range(2 * s[at.ROWS]):
        for group in range(groups_at(s, place)):
            n = add(m, n, at.M_SWARM, place, group, 0)
    return n


@compiled
def add_piles(s: Numbers, m: Numbers, n: int, filled: bool) -> int:
    """The Blip piles, or those only that have cards."""
    for side in range(2):
        if not filled or s[at.PILES + side] > 0:
            n = add(m, n, at.M_PILE, side, 0, 0)
    return n


@compiled
def add_pass(m: Numbers, n: int) -> int:
    """Nothing of it, where there is something."""
    return add(m, n, at.M_PASS, 0, 0, 0) if n > 0 else 0


@compiled
def add_behind(s: Numbers, m: Numbers, n: int, who: int, count: int) -> int:
    """Behind which Marines Genestealers can spawn; of those to choose from where as many as possible do."""
    if who == of.TOP:
        return add(m, n, at.M_MARINE, s[at.FORM], 0, 0)
    but = 0
    if who == of.WITHOUT_TOKEN:
        bare = 0
        for row in range(s[at.ROWS]):
            marine = s[at.FORM + row]
            if s[at.TOKENS + marine] > 0:
                but |= 1 << marine
            else:
                bare += 1
        if bare == 0:
            but = 0
    most = 0
    for row in range(s[at.ROWS]):
        marine = s[at.FORM + row]
        if not but >> marine & 1:
            most = max(most, min(count, s[at.PILES + (1 - s[at.FACES + marine])]))
    if most > 0:
        for row in range(s[at.ROWS]):
            marine = s[at.FORM + row]
            if not but >> marine & 1 and min(count, s[at.PILES + (1 - s[at.FACES + marine])]) == most:
                n = add(m, n, at.M_MARINE, marine, 0, 0)
    return n


@compiled
def may_choose(s: Numbers, team: int, card: int) -> bool:
    """Whether a team may choose this card of its own (DA-6.2)."""
    if s[at.RESTS + team] == card:
        return False
    jammed = s[at.LASTING] >= 0 and s[at.LASTING_TARGET] == team and of.EFFECT[s[at.LASTING]] == of.JAM_GUNS
    return not (jammed and of.CARD_TYPE[card] == of.ATTACKS)


@compiled
def moves(s: Numbers, m: Numbers) -> int:
    """Fill in the answers to the question on top; how many there are."""
    top = at.STEPS + (s[at.AGENDA] - 1) * at.STEP
    asked = s[top]
    if asked <= at.QUICK_INSTINCTS:
        return _moves_of_cards(s, m, asked, s[top + 1], s[top + 2], s[top + 3])
    if asked <= at.COUNTER_ATTACK:
        return _moves_of_rolls(s, m, top, asked)
    return _moves_of_mishaps(s, m, asked, s[top + 1], s[top + 2])


@compiled
def _moves_of_cards(s: Numbers, m: Numbers, asked: int, a: int, b: int, c: int) -> int:
    n = 0
    rows = s[at.ROWS]
    if asked == at.CHOOSE_ACTIONS:
        for team in range(at.TEAMS):
            if a >> team & 1:
                for k in range(3):
                    if may_choose(s, team, of.TEAM_CARDS[team, k]):
                        n = add(m, n, at.M_CARD, of.TEAM_CARDS[team, k], 0, 0)
        return n
    if asked == at.SUPPORT:
        return add_marines(s, m, 0, at.M_TOKEN, 0) if s[at.SUPPLY] > 0 else 0
    if asked == at.ENTER_FORMATION:
        return add_pass(m, add_marines(s, m, 0, at.M_TOKEN, 0)) if s[at.SUPPLY] > 0 else 0
    if asked == at.WHO_MOVES:
        anywhere = of.ABILITY[a] == of.TRADE_ANYWHERE
        for marine in range(at.MARINES):
            if b >> marine & 1:
                row = row_of(s, marine)
                for other in range(rows):
                    if other != row and (anywhere or other == row - 1 or other == row + 1):
                        n = add(m, n, at.M_TRADE, marine, s[at.FORM + other], 0)
        return add_pass(m, n)
    if asked == at.WHO_TURNS:
        for marine in range(at.MARINES):
            if b >> marine & 1:
                n = add(m, n, at.M_TURN, marine, 0, 0)
        return add_pass(m, n)
    if asked == at.WHO_ACTIVATES:
        for marine in range(at.MARINES):
            if b >> marine & 1 and row_of(s, marine) >= 0:
                place = in_front(s, marine)
                for card in range(at.TERRAIN):
                    if s[at.LIES + card] == place and of.ACTIVATION[card] > 0 and not s[at.ACTIVATED] >> card & 1:
                        n = add(m, n, at.M_ACTIVATE, marine, card, 0)
        return add_pass(m, n)
    if asked == at.WHO_ATTACKS:
        for marine in range(at.MARINES):
            if b >> marine & 1 and row_of(s, marine) >= 0:
                n = add_targets(s, m, n, marine)
                if of.ABILITY[a] == of.CHARGE and of.ABILITY_MARINE[a] == marine and _charged(s, m, n, a, marine) > n:
                    n = add(m, n, at.M_CHARGE, 0, 0, 0)
        return add_pass(m, n)
    if asked == at.ATTACK_MORE:
        return add_pass(m, add_targets(s, m, 0, b)) if row_of(s, b) >= 0 else 0
    if asked == at.ATTACK_FOR_TOKEN:
        for marine in range(at.MARINES):
            if b >> marine & 1 and s[at.TOKENS + marine] > 0 and row_of(s, marine) >= 0:
                n = add_targets(s, m, n, marine)
        return add_pass(m, n)
    return add_pass(m, add_targets(s, m, 0, b))  # Quick Instincts


@compiled
def _charged(s: Numbers, m: Numbers, n: int, card: int, marine: int) -> int:
    """Whom a charging Marine can slay."""
    row = row_of(s, marine)
    reach = of.ABILITY_REACH[card]
    for place in range(2 * max(0, row - reach), 2 * min(s[at.ROWS] - 1, row + reach) + 2):
        n = add_victims(s, m, n, place, -1)
    return n


@compiled
def _moves_of_rolls(s: Numbers, m: Numbers, top: int, asked: int) -> int:
    n = 0
    a = s[top + 1]
    b = s[top + 2]
    c = s[top + 3]
    if asked == at.ATTACK_ROLL:
        if s[at.TOKENS + b] > 0:
            n = add(m, n, at.M_REROLL, 0, 0, 0)
        return add(m, n, at.M_ACCEPT, 0, 0, 0)
    if asked == at.ATTACK_VICTIM:
        n = add_victims(s, m, 0, b, c)
        return add(m, n, at.M_PASS, 0, 0, 0) if s[top + 5] == 1 else n
    if asked == at.LEAD_BY_EXAMPLE:
        if s[at.LEAD_USED] == 1 or s[at.SUPPLY] == 0:
            return 0
        n = add_marines(s, m, 0, at.M_TOKEN, 0)
        return add(m, n, at.M_PASS, 0, 0, 0)
    if asked == at.CHARGE_VICTIM:
        n = _charged(s, m, 0, a, b)
        return add_pass(m, n) if s[top + 4] == 1 else n
    if asked == at.STRATEGIZE:
        return add_pass(m, _displacements(s, m))
    if asked == at.POWER_FIELD:
        return add_pass(m, add_swarms(s, m, 0))
    if asked == at.STEALTH:
        return add_pass(m, add_piles(s, m, 0, True))
    if asked == at.STEALTH_OTHER:
        if s[at.PILES + b] == 0:
            return 0
        seat = s[at.OWNERS + of.CARD_TEAM[a]]
        for row in range(s[at.ROWS]):
            marine = s[at.FORM + row]
            if s[at.TOKENS + marine] > 0 and s[at.OWNERS + (marine >> 1)] == seat:
                n = add(m, n, at.M_SPEND, marine, 0, 0)
        return add_pass(m, n)
    if asked == at.SCOUT or asked == at.ONWARD:
        if asked == at.ONWARD and s[at.SUPPLY] == 0:
            return 0
        return add_pass(m, add(m, 0, at.M_USE, 0, 0, 0))
    if asked == at.SCOUT_PUT:
        return add(m, add(m, 0, at.M_PUT, 0, 0, 0), at.M_PUT, 1, 0, 0)
    if asked == at.INTIMIDATE:
        return add_pass(m, add(m, 0, at.M_USE, 0, 0, 0)) if drivable(s, m, a) > 0 else 0
    if asked == at.INTIMIDATE_TAKE:
        return drivable(s, m, a)
    if asked == at.SMALLER_PILE:
        return add_piles(s, m, 0, False)
    if asked == at.DEFENCE_ROLL:
        if s[at.TOKENS + a] > 0 and s[at.FACES + a] == b & 1:
            n = add(m, n, at.M_REROLL, 0, 0, 0)
        return add(m, n, at.M_ACCEPT, 0, 0, 0)
    if asked == at.USES_ARTEFACT:
        return add_pass(m, add(m, 0, at.M_ARTEFACT, 0, 0, 0))
    return add_victims(s, m, 0, b, c)  # Counter Attack


@compiled
def _displacements(s: Numbers, m: Numbers) -> int:
    n = 0
    for place in range(2 * s[at.ROWS]):
        for group in range(groups_at(s, place)):
            for row in range(max(0, (place >> 1) - 1), min(s[at.ROWS] - 1, (place >> 1) + 1) + 1):
                for turn in range(2):
                    to = 2 * row + ((place & 1) ^ turn)
                    if to != place:
                        n = add(m, n, at.M_SWARM_TO, place, to, group)
    return n


@compiled
def drivable(s: Numbers, m: Numbers, card: int) -> int:
    """Normal Genestealers engaged with the card's team that are not noted down yet, each kind once."""
    n = 0
    team = of.CARD_TEAM[card]
    for marine in range(2 * team, 2 * team + 2):
        row = row_of(s, marine)
        if row >= 0:
            for place in range(2 * row, 2 * row + 2):
                for group in range(groups_at(s, place)):
                    cards = at.SWARMS + place * at.SPOT + group * at.GROUP
                    for kind in range(at.LORDS):
                        if s[cards + kind] - marked(s, place, group, kind) > 0:
                            n = add(m, n, at.M_SLAY, place, kind, group)
    return n


@compiled
def _moves_of_mishaps(s: Numbers, m: Numbers, asked: int, a: int, b: int) -> int:
    n = 0
    rows = s[at.ROWS]
    if asked == at.EVENT_TARGET:
        return _aims(s, m)
    if asked == at.EVENT_VICTIM:
        left = 2 * row_of(s, a)
        n = add_victims(s, m, add_victims(s, m, 0, left, -1), left + 1, -1)
        if of.EFFECT[s[at.EVENT]] == of.SLAY_FOR_TOKENS:
            return 0 if s[at.MARKED] == s[at.TOKENS + a] else add_pass(m, n)
        return n
    if asked == at.CLEANSING:
        left = 2 * row_of(s, a)
        return add_victims(s, m, add_victims(s, m, 0, left, -1), left + 1, -1)
    if asked == at.EVERYWHERE:
        return add_marines(s, m, 0, at.M_MARINE, ~a)
    if asked == at.SPAWN_ORDER:
        for card in range(at.TERRAIN):
            if b >> card & 1:
                n = add(m, n, at.M_TERRAIN, card, 0, 0)
        return n
    if asked == at.DOOR_SLAYS or asked == at.GENERATORIUM:
        for place in range(2 * rows):
            n = add_victims(s, m, n, place, -1)
        return add_pass(m, n)
    if asked == at.CATACOMBS:
        return add_behind(s, m, 0, a, b)
    if asked == at.MUNITORIUM:
        return add_marines(s, m, 0, at.M_TOKEN, b) if s[at.SUPPLY] > 0 else 0
    if asked == at.BLACK_HOLDS:
        return _feedable(s, m, a)
    if asked == at.CHAPEL:
        for place in range(2 * rows):
            n = add(m, n, at.M_PLACE, place, 0, 0)
        return n
    if asked == at.LAIR:
        return add(m, add(m, 0, at.M_LORD, 0, 0, 0), at.M_LORD, 1, 0, 0)
    if asked == at.CRYO:
        return add_piles(s, m, 0, True)
    if asked == at.COGITATOR:
        for card in range(at.TERRAIN):
            if s[at.LIES + card] >= 0:
                n = add(m, n, at.M_TERRAIN, card, 0, 0)
        return n
    if asked == at.APOTHECARION:
        return add_marines(s, m, 0, at.M_MARINE, 0)
    if asked == at.APOTHECARION_TURN:
        return add_pass(m, add(m, 0, at.M_TURN, a, 0, 0))
    if asked == at.TELEPORT:
        if s[at.TOKENS + a] > 0:
            n = add(m, n, at.M_SPEND, a, 0, 0)
        return add(m, n, at.M_ROLL, 0, 0, 0)
    if asked == at.LAUNCH:
        if s[at.SUPPLY] > 0:
            n = add(m, n, at.M_ADD, 0, 0, 0)
        return add(m, n, at.M_ROLL, 0, 0, 0)
    if asked == at.TOXIN:
        return add_piles(s, m, 0, False) if s[at.PILES] + s[at.PILES + 1] > 0 else 0
    return add_piles(s, m, 0, False)  # Refill


@compiled
def _aims(s: Numbers, m: Numbers) -> int:
    """Whom the Event can be aimed at."""
    n = 0
    event = s[at.EVENT]
    effect = of.EFFECT[event]
    if effect == of.DISCARD_BLIP:
        return add_piles(s, m, 0, True)
    if effect == of.SPAWN_BEHIND:
        return add_behind(s, m, 0, of.EFFECT_WHO[event], of.EFFECT_NUMBER[event])
    if effect == of.TOKEN_FOR_GENESTEALER or effect == of.LOSE_TOKENS:
        for row in range(s[at.ROWS]):
            marine = s[at.FORM + row]
            if s[at.TOKENS + marine] > 0:
                n = add(m, n, at.M_MARINE, marine, 0, 0)
        if n > 0 or effect == of.LOSE_TOKENS:
            return n
        return add_marines(s, m, 0, at.M_MARINE, 0)
    if effect == of.JAM_GUNS:
        for team in range(at.TEAMS):
            if s[at.CHOSEN + team] > 0 and s[at.CHOSEN + team] != of.TEAM_ATTACK[team]:
                n = add(m, n, at.M_TEAM, team, 0, 0)
        return n
    if effect == of.RETURN_SWARM:
        return add_swarms(s, m, 0)
    if effect == of.RESCUE:
        for marine in range(at.MARINES):
            team = marine >> 1
            if s[at.OWNERS + team] >= 0 and row_of(s, marine) < 0 and living(s, team) != 0:
                n = add(m, n, at.M_MARINE, marine, 0, 0)
        return n
    return add_marines(s, m, 0, at.M_MARINE, 0)


@compiled
def _feedable(s: Numbers, m: Numbers, count: int) -> int:
    """The swarms on which as many as possible would spawn."""
    n = 0
    most = 0
    for place in range(2 * s[at.ROWS]):
        if size(s, place, 0) > 0:
            most = max(most, min(count, s[at.PILES + (place & 1)]))
    if most > 0:
        for place in range(2 * s[at.ROWS]):
            if min(count, s[at.PILES + (place & 1)]) == most:
                for group in range(groups_at(s, place)):
                    n = add(m, n, at.M_SWARM, place, group, 0)
    return n


@compiled
def kills(card: int, marine: int, face: int) -> int:
    """How many the accepted face slays; more than 8: up to so many (DA-7.17)."""
    if card > 0:
        ability = of.ABILITY[card]
        if ability == of.SLAY_NUMBER and of.ABILITY_MARINE[card] == marine:
            return face
        if ability == of.SLAY_ON_FACE and of.ABILITY_FACE[card] == face:
            return 8 + int(of.ABILITY_MOST[card])
    return int(of.SKULL[face])


@compiled
def saved(s: Numbers, marine: int, place: int, group: int, face: int, rerolled: int) -> int:
    """What an accepted defence roll means: 0 hit, 1 saved, 2 saved by Counter Attack (DA-8.9)."""
    if of.SKULL[face] == 1:
        if marine == of.BLOCKER and s[at.RESOLVED + of.BLOCK] == 1:
            return 1
        if marine == of.COUNTERER and s[at.RESOLVED + of.COUNTER] == 1:
            return 2
    if rerolled == 1 and face != of.STANCE_FAILS and marine >> 1 == of.STANCE_TEAM and s[at.RESOLVED + of.STANCE] == 1:
        return 1
    lasting = s[at.LASTING]
    second_wind = lasting >= 0 and of.EFFECT[lasting] == of.FACE_SAVES and marine == s[at.LASTING_TARGET]
    if second_wind and face == of.EFFECT_NUMBER[lasting]:
        return 1
    return 1 if face - lords_in(s, place, group) > size(s, place, group) else 0
