"""Attacks of Marines, from Attack cards, abilities and Events (DA-7.16 to DA-7.22)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Seat
from starboard.core.text import Argument, Phrase, say
from starboard.games.death_angel import events, names
from starboard.games.death_angel.asking import (
    AskForToken,
    AskForVictim,
    AskForVictimInSwarm,
    AskPlayer,
    Effects,
    no,
    no_swarm,
    not_there,
    only_him,
    other_team,
)
from starboard.games.death_angel.cards import (
    ACTION,
    DIE_FACES,
    EVENTS,
    MARINE,
    MARINE_NAMES,
    PLACE,
    PLACE_NAMES,
    RANGE,
    SIDE_NAMES,
    SKULL,
    ActionAbility,
    AttackAgain,
    Charge,
    ManyAttacks,
    OneAttacker,
    PaidAttack,
    SlayNumber,
    SlayOnFace,
    TokenForKill,
)
from starboard.games.death_angel.defence import lords_in
from starboard.games.death_angel.formation import nearby, slay, slay_chosen, slay_marine, victims, victims_in
from starboard.games.death_angel.moves import (
    ACCEPT,
    ATTACK,
    HEROIC_CHARGE,
    PASS,
    PLACE_TOKEN,
    REROLL,
    Accept,
    AnyMove,
    Attack,
    HeroicCharge,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
)
from starboard.games.death_angel.odds import most_endangered
from starboard.games.death_angel.play import Play, lose_tokens
from starboard.games.death_angel.seen import Roll, Seen
from starboard.games.death_angel.state import State, Swarm

ONE_ATTACKER = [isinstance(event.effect, OneAttacker) for event in EVENTS]


# --- who can attack what ---------------------------------------------------------------------------------------


def in_sight(state: State, marine: int) -> list[int]:
    """Where swarms are that a Marine can attack: on the side he faces, within range (DA-4.2, DA-4.3)."""
    formation = state.formation
    position = formation.index(marine)
    reach = RANGE[marine]
    side = state.faces[marine]
    first = 2 * (position - reach if position > reach else 0) + side
    swarms = state.swarms
    return [place for place in range(first, min(len(swarms), 2 * (position + reach) + 2), 2) if swarms[place]]


def targets(state: State, marine: int) -> list[AnyMove]:
    """The attacks a Marine can make."""
    attack = ATTACK[marine]
    swarms = state.swarms
    moves: list[AnyMove] = []
    for place in in_sight(state, marine):
        moves.append(attack[place][0])
        if len(swarms[place]) > 1:
            moves.append(attack[place][1])
    return moves


def only_one_attacks(state: State) -> bool:
    """Whether Evasion is on this round."""
    return state.lasting >= 0 and ONE_ATTACKER[state.lasting]


class _AskForTarget(AskPlayer, frozen=True):
    """Who attacks whom."""

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if not isinstance(move, Attack):
            return None
        return (
            not_there(state, move.marine)
            or self.why_not_him(state, move)
            or no_swarm(state, move.place, move.group)
            or _misaimed(state, move)
        )

    def why_not_him(self, state: State, move: Attack) -> Illegal | None:
        """Why this Marine does not attack now."""
        raise NotImplementedError

    def aided_by(self) -> int:
        """The Attack card whose ability applies, or 0."""
        return 0

    def effects(self, state: State, move: AnyMove) -> Effects:
        if type(move) is HeroicCharge:
            return {"dies": (0, len(_charge(self.aided_by()).fatal))}
        if type(move) is not Attack:
            return {}
        ability = ACTION[self.aided_by()].ability if self.aided_by() else None
        swarm = state.swarms[PLACE[move.place]][move.group]
        rolls = [slain(ability, MARINE[move.marine], swarm, face) for face in range(DIE_FACES)]
        return {"hits": (0, sum(one > 0 for one in rolls)), "slays": (0, max(rolls))}

    def best(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """Attacks that can slay; where there are none, none is as good."""
        able = [move for move in moves if type(move) is not Attack or self.effects(state, move)["slays"][1]]
        if all(move is PASS for move in able):
            return [PASS]
        # Whether a charge is worth the risk is up to the player.
        return super().best(state, able) if any(type(move) is Attack for move in able) else ()

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        able = self._able(state, moves)
        if not able and HEROIC_CHARGE in moves:
            return say("death-angel-hint-charge", marine=names.marine(_charge(self.aided_by()).marine))
        return names.endangered("death-angel-hint-attack", state, *most_endangered(state, self._beside(state, able)))

    def hinted(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """Attacks on what stands beside those who need help first."""
        able = self._able(state, moves)
        who, odds = most_endangered(state, self._beside(state, able))
        if names.endangered("death-angel-hint-attack", state, who, odds) is None:
            return ()
        return [move for move in able if MARINE_NAMES[state.formation[PLACE[move.place] >> 1]] in who]

    def _able(self, state: State, moves: Sequence[AnyMove]) -> list[Attack]:
        return [move for move in moves if type(move) is Attack and self.effects(state, move)["slays"][1]]

    @staticmethod
    def _beside(state: State, able: Sequence[Attack]) -> list[int]:
        return sorted({state.formation[PLACE[move.place] >> 1] for move in able})


def _misaimed(state: State, move: Attack) -> Illegal:
    """Facing and range (DA-4.2, DA-4.3)."""
    marine, name = MARINE[move.marine], names.marine(move.marine)
    position, side = divmod(PLACE[move.place], 2)
    if side != state.faces[marine]:
        return no("DA-4.2", "facing", marine=name, facing=SIDE_NAMES[state.faces[marine]])
    distance = abs(position - state.formation.index(marine))
    return no("DA-4.3", "range", marine=name, distance=distance, range=RANGE[marine])


# --- the Attack card -------------------------------------------------------------------------------------------


class WhoAttacks(_AskForTarget, frozen=True):
    """Each Marine of the team who has not attacked, and any target (DA-7.16); or stop."""

    clause = "DA-7.16"
    free = True
    card: int
    marines: tuple[int, ...]

    def aided_by(self) -> int:
        return self.card

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves: list[AnyMove] = []
        formation = state.formation
        ability = ACTION[self.card].ability
        for marine in self.marines:
            if marine in formation:
                moves += targets(state, marine)
                if type(ability) is Charge and MARINE[ability.marine] == marine and charged(state, marine, ability):
                    moves.append(HEROIC_CHARGE)
        if moves:
            moves.append(PASS)
        return moves

    def answer(self, play: Play, seat: Seat, move: Attack | HeroicCharge | Pass) -> None:
        if type(move) is Pass:
            return
        card = self.card
        marine = MARINE[move.marine if type(move) is Attack else _charge(card).marine]
        if not only_one_attacks(play.state):
            mates = tuple(other for other in self.marines if other != marine)
            if mates:
                play.push(WhoAttacks(self.seat, card, mates))
        if type(move) is Attack:
            ability = ACTION[card].ability
            if isinstance(ability, ManyAttacks) and MARINE[ability.marine] == marine:
                play.push(AttackMore(self.seat, card, marine, ability.attacks - 1))
            declare(play, self.seat, move, card)
        else:
            play.push(ChargeVictim(self.seat, card, marine, _charge(card).most), ChargeRoll(card, marine))

    def why_not_him(self, state: State, move: Attack) -> Illegal | None:
        return other_team(self.card, move.marine) or _attacked(self.marines, move)

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        ability = ACTION[self.card].ability
        if isinstance(move, HeroicCharge) and isinstance(ability, Charge):
            return no("DA-7.19", "no-charge", marine=names.marine(ability.marine))
        return super().reason(state, seat, move)


def _attacked(marines: Sequence[int], move: Attack) -> Illegal | None:
    if MARINE[move.marine] in marines:
        return None
    return no("DA-7.16", "attacked", marine=names.marine(move.marine))


class AttackMore(_AskForTarget, frozen=True):
    """The same Marine goes on attacking (Full Auto, Psionic Attack)."""

    clause = "DA-7.21"
    free = True
    card: int
    marine: int
    count: int

    def aided_by(self) -> int:
        return self.card

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves = targets(state, self.marine) if self.marine in state.formation else []
        return [*moves, PASS] if moves else []

    def answer(self, play: Play, seat: Seat, move: Attack | Pass) -> None:
        if type(move) is Attack:
            if self.count > 1:
                play.push(AttackMore(self.seat, self.card, self.marine, self.count - 1))
            declare(play, self.seat, move, self.card)

    def why_not_him(self, state: State, move: Attack) -> Illegal | None:
        if MARINE[move.marine] == self.marine:
            return None
        return no("DA-7.21", "finish", marine=names.marine(MARINE_NAMES[self.marine]))


# --- attacks that abilities grant ------------------------------------------------------------------------------


class AttackForToken(_AskForTarget, frozen=True):
    """Run and Gun, Overwatch: a Marine pays with a token of his own; no target, no payment."""

    clause = "DA-7.18"
    card: int
    marines: tuple[int, ...]

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves: list[AnyMove] = []
        for marine in self.marines:
            if state.tokens[marine] and marine in state.formation:
                moves += targets(state, marine)
        if moves:
            moves.append(PASS)
        return moves

    def answer(self, play: Play, seat: Seat, move: Attack | Pass) -> None:
        if type(move) is Attack:
            marine = MARINE[move.marine]
            play.push(AttackForToken(self.seat, self.card, tuple(other for other in self.marines if other != marine)))
            lose_tokens(play, marine, 1, self.card)
            declare(play, self.seat, move, 0)

    def why_not_him(self, state: State, move: Attack) -> Illegal | None:
        refused = other_team(self.card, move.marine) or _attacked(self.marines, move)
        if refused is None and not state.tokens[MARINE[move.marine]]:
            return no("DA-7.10", "no-token", marine=names.marine(move.marine))
        return refused

    def words(self, view: Seen) -> dict[str, Argument]:
        """After the event no card is in play any more: the one that allows it is named."""
        ability = ACTION[self.card].ability
        late = isinstance(ability, PaidAttack) and ability.when == "event-end"
        return {**super().words(view), "late": names.yes(late)}

    def wording(self, view: Seen, move: AnyMove) -> str:
        return "death-angel-move-attack-paid" if type(move) is Attack else super().wording(view, move)

    def effects(self, state: State, move: AnyMove) -> Effects:
        if type(move) is not Attack:
            return {}
        tokens = state.tokens[MARINE[move.marine]]
        return {**super().effects(state, move), "tokens": (tokens, tokens - 1)}


class QuickInstincts(_AskForTarget, frozen=True):
    """The Event of that name: one attack, which may be declined."""

    clause = "DA-9.6"
    free = True
    card: int
    """The Attack card whose ability helps, or 0 (DA-7.23)."""
    marine: int

    def aided_by(self) -> int:
        return self.card

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves = targets(state, self.marine)
        return [*moves, PASS] if moves else []

    def answer(self, play: Play, seat: Seat, move: Attack | Pass) -> None:
        if type(move) is Attack:
            declare(play, self.seat, move, self.card)

    def why_not_him(self, state: State, move: Attack) -> Illegal | None:
        return None if MARINE[move.marine] == self.marine else only_him("DA-9.6", self.marine)


# --- the roll --------------------------------------------------------------------------------------------------


def declare(play: Play, seat: Seat, move: Attack, card: int) -> None:
    """Roll for an attack; ``card`` is the Attack card whose ability applies, or 0 (DA-7.22)."""
    _roll(play, seat, card, MARINE[move.marine], PLACE[move.place], move.group, False)


def _roll(play: Play, seat: Seat, card: int, marine: int, place: int, group: int, rerolled: bool) -> None:
    face = play.roll()
    beside, where = nearby(play.state, place)
    ability, swarm = ACTION[card].ability if card else None, play.state.swarms[place][group]
    play.push(AttackRoll(seat, card, marine, place, group, face, rerolled))
    play.tell(
        events.AttackRolled(
            marine=MARINE_NAMES[marine],
            place=PLACE_NAMES[place],
            beside=beside,
            where=where,
            group=group,
            face=face,
            size=len(swarm.cards),
            rerolled=rerolled,
            slays=None if by_card(ability, marine, face) is None else slain(ability, marine, swarm, face),
        )
    )


class AttackRoll(AskPlayer, frozen=True):
    """The die lies: reroll with a token of the attacker, as often as he has some, or accept (DA-7.6, DA-7.9)."""

    clause = "DA-7.6"
    card: int
    marine: int
    place: int
    group: int
    face: int
    rerolled: bool

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [REROLL, ACCEPT] if state.tokens[self.marine] else [ACCEPT]

    def answer(self, play: Play, seat: Seat, move: Reroll | Accept) -> None:
        if type(move) is Reroll:
            lose_tokens(play, self.marine, 1)
            _roll(play, self.seat, self.card, self.marine, self.place, self.group, True)
        else:
            self._count(play)

    def _count(self, play: Play) -> None:
        """The accepted face counts: victims are chosen one by one, then what follows from the ability (DA-7.22)."""
        seat, marine, place, group = self.seat, self.marine, self.place, self.group
        ability = self._ability
        count, may = kills(ability, marine, self.face)
        if attacks_again(ability, marine, self.face):
            play.push(AttackMore(seat, self.card, marine, 1))
        if not count:
            play.tell(events.AttackMissed(marine=MARINE_NAMES[marine]))
            return
        swarm = play.state.swarms[place][group]
        if swarm.protected:
            beside, where = nearby(play.state, place)
            play.tell(events.SwarmUntouchable(place=PLACE_NAMES[place], beside=beside, where=where))
            return
        if isinstance(ability, TokenForKill):
            play.push(LeadByExample(seat, self.card, marine))
        if count >= len(swarm.cards) and not may:
            for card in swarm.cards:
                slay(play, place, group, card)
        else:
            play.push(AttackVictim(seat, marine, place, group, min(count, len(swarm.cards)), may))

    @property
    def _ability(self) -> ActionAbility | None:
        return ACTION[self.card].ability if self.card else None

    def die(self, state: State) -> Roll:
        swarm = state.swarms[self.place][self.group]
        return Roll(
            "attack",
            MARINE_NAMES[self.marine],
            PLACE_NAMES[self.place],
            self.group,
            self.face,
            SKULL[self.face],
            len(swarm.cards),
            lords_in(swarm),
            self.rerolled,
            slain(self._ability, self.marine, swarm, self.face) > 0,
            self.better(state),
            state.tokens[self.marine] > 0,
            worse=self.worse(state),
            misses=self.misses(state),
        )

    def _yields(self, state: State) -> list[int]:
        """What each face would bring."""
        swarm = state.swarms[self.place][self.group]
        return [yields(self._ability, self.marine, swarm, face) for face in range(DIE_FACES)]

    def falls(self, state: State) -> list[int]:
        """How many fall on each face."""
        swarm = state.swarms[self.place][self.group]
        return [slain(self._ability, self.marine, swarm, face) for face in range(DIE_FACES)]

    def better(self, state: State) -> int:
        """How many faces would bring more than the one that lies there."""
        worth = self._yields(state)
        return sum(one > worth[self.face] for one in worth)

    def worse(self, state: State) -> int:
        """How many faces would bring less than the one that lies there, which they would replace."""
        worth = self._yields(state)
        return sum(one < worth[self.face] for one in worth)

    def misses(self, state: State) -> int:
        """How many of those would bring nothing."""
        worth = self._yields(state)
        return sum(one < worth[self.face] and not one for one in worth)

    def tempting(self, state: State) -> bool:
        """Whether it is a hit, and one more roll could bring more."""
        return self._yields(state)[self.face] > 0 and self.better(state) > 0

    def effects(self, state: State, move: AnyMove) -> Effects:
        if type(move) is not Reroll:
            return {}
        return {"better": (0, self.better(state)), "worse": (0, self.worse(state))}

    def best(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """A hit is kept, and what can't get better; whether a miss is worth a token is up to the player."""
        return [ACCEPT] if self._yields(state)[self.face] or not self.better(state) else ()

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        """That another roll can't help, or what comes after this attack without one."""
        if REROLL not in moves:
            return None
        if not self.better(state):
            return say("death-angel-hint-settled") if self._yields(state)[self.face] else None
        count = self._free(state)
        return say("death-angel-hint-free-attacks", count=count) if count else None

    def _free(self, state: State) -> int:
        """How many attacks he may make after this one at no cost (Full Auto, Psionic Attack)."""
        more = next((step for step in state.agenda[-2:-1] if isinstance(step, AttackMore)), None)
        return more.count if more is not None and targets(state, self.marine) else 0

    def words(self, view: Seen) -> dict[str, Argument]:
        return {**super().words(view), **names.rolled(view)}

    def sensible(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """A hit is kept; whether a miss is worth a token is worth a thought."""
        return [ACCEPT] if kills(self._ability, self.marine, self.face)[0] else moves


def kills(ability: ActionAbility | None, marine: int, face: int) -> tuple[int, bool]:
    """How many the accepted face slays, and whether that is "up to" (DA-7.17 and the Attack cards)."""
    many = by_card(ability, marine, face)
    if many is not None:
        return many, isinstance(ability, SlayOnFace)
    return (1, False) if SKULL[face] else (0, False)


def by_card(ability: ActionAbility | None, marine: int, face: int) -> int | None:
    """How many the card's ability lets the face slay, where it counts and not the skull."""
    if isinstance(ability, SlayNumber) and MARINE[ability.marine] == marine:
        return face
    if isinstance(ability, SlayOnFace) and ability.face == face:
        return ability.most
    return None


def slain(ability: ActionAbility | None, marine: int, swarm: Swarm, face: int) -> int:
    """How many of this swarm the accepted face slays: none under a Power Field (DA-12.4)."""
    return 0 if swarm.protected else min(kills(ability, marine, face)[0], len(swarm.cards))


def yields(ability: ActionAbility | None, marine: int, swarm: Swarm, face: int) -> int:
    """What the accepted face brings: Genestealers slain, and another attack (Psionic Attack) as one more."""
    return slain(ability, marine, swarm, face) + attacks_again(ability, marine, face)


def attacks_again(ability: ActionAbility | None, marine: int, face: int) -> bool:
    """Whether the accepted face grants another attack."""
    return isinstance(ability, AttackAgain) and MARINE[ability.marine] == marine and SKULL[face]


class AttackVictim(AskForVictimInSwarm, frozen=True):
    """Whom the attack slays, in the swarm attacked."""

    clause = "DA-7.17"
    free = True
    count: int
    may: bool
    """Whether the player may stop."""

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves = victims_in(state, self.place, self.group)
        return [*moves, PASS] if self.may else moves

    def answer(self, play: Play, seat: Seat, move: Slay | Pass) -> None:
        if type(move) is Slay:
            size = len(play.state.swarms[self.place][self.group].cards)
            slay_chosen(play, move)
            if self.count > 1 and size > 1:
                play.push(AttackVictim(self.seat, self.marine, self.place, self.group, self.count - 1, self.may))


class LeadByExample(AskForToken, frozen=True):
    """A token for a kill, once a round (Action card 13)."""

    clause = "DA-7.22"
    declined = "token"
    card: int
    marine: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        if state.lead_used or not state.supply:
            return []
        return [*(PLACE_TOKEN[marine] for marine in state.formation), PASS]

    def answer(self, play: Play, seat: Seat, move: PlaceToken | Pass) -> None:
        if type(move) is PlaceToken:
            play.state.lead_used = True
        super().answer(play, seat, move)


# --- Heroic Charge ---------------------------------------------------------------------------------------------


def reach(state: State, marine: int, charge: Charge) -> range:
    """All places a charging Marine reaches: his position and its neighbours, both sides."""
    position = state.formation.index(marine)
    return range(2 * max(0, position - charge.reach), 2 * min(len(state.formation) - 1, position + charge.reach) + 2)


def charged(state: State, marine: int, charge: Charge) -> list[AnyMove]:
    """Whom a charging Marine can slay."""
    return victims(state, reach(state, marine, charge))


def _charge(card: int) -> Charge:
    ability = ACTION[card].ability
    assert isinstance(ability, Charge)
    return ability


class ChargeVictim(AskForVictim, frozen=True):
    """Victims one after the other, the first is a must (R-CHARGE)."""

    clause = "DA-7.19"
    free = True
    card: int
    marine: int
    count: int
    may: bool = False
    """Whether the player may stop."""

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves = charged(state, self.marine, _charge(self.card))
        return [*moves, PASS] if self.may and moves else moves

    def answer(self, play: Play, seat: Seat, move: Slay | Pass) -> None:
        if type(move) is Slay:
            slay_chosen(play, move)
            if self.count > 1:
                play.push(ChargeVictim(self.seat, self.card, self.marine, self.count - 1, True))

    def words(self, view: Seen) -> dict[str, Argument]:
        most = _charge(self.card).most
        return {**super().words(view), "nth": most - self.count + 1, "most": most}

    def places(self, state: State) -> Iterable[int]:
        return reach(state, self.marine, _charge(self.card))


class ChargeRoll(Step, frozen=True):
    """The price of the charge; no reroll (DA-7.8)."""

    card: int
    marine: int

    def run(self, play: Play) -> bool:
        face = play.roll()
        fatal = face in _charge(self.card).fatal
        play.tell(events.DieRolled(why="heroic-charge", face=face, marine=MARINE_NAMES[self.marine], bad=fatal))
        if fatal:
            slay_marine(play, self.marine)
        return False
