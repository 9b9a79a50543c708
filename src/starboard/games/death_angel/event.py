"""Phase 4: the Event (section 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from starboard.core.agenda import Step
from starboard.core.game import Event, Illegal, Seat
from starboard.core.text import Argument, Phrase, player, say
from starboard.games.death_angel import events, names
from starboard.games.death_angel.action_abilities import all_swarms, to_smaller_pile
from starboard.games.death_angel.asking import AskForVictim, AskPlayer, Effects, no, no_swarm
from starboard.games.death_angel.attack import QuickInstincts, targets
from starboard.games.death_angel.blips import add_under, discard_chosen, filled_piles, refill_events
from starboard.games.death_angel.cards import (
    ACTION,
    ATTACK_OF_TEAM,
    BROOD_LORD,
    EVENTS,
    LEFT,
    MARINE,
    PLACE,
    RIGHT,
    SKULL,
    TEAM,
    TEAM_OF_MARINE,
    AddBlips,
    AttackAgain,
    Cleanse,
    CollectTokens,
    DiscardBlip,
    EventEffect,
    FaceSaves,
    FlankAll,
    GatherSwarms,
    GrantAttack,
    JamGuns,
    LoseTokens,
    OneAttacker,
    Rescue,
    ReturnSwarm,
    SlayForTokens,
    SlayMarine,
    SlayNumber,
    SlayOnFace,
    SpawnBehind,
    SpawnInFront,
    TokenBeforeMoving,
    TokenForGenestealer,
    TokenForKill,
    TokensOnDoor,
    TurnAll,
)
from starboard.games.death_angel.formation import (
    both_sides,
    in_front,
    in_order,
    is_engaged,
    merge_all,
    nearby,
    slay_chosen,
    slay_marine,
    turn_around,
    victims,
)
from starboard.games.death_angel.leaving import last_cards
from starboard.games.death_angel.movement import flank_all, gather
from starboard.games.death_angel.moves import (
    CHOOSE_MARINE,
    CHOOSE_SWARM,
    CHOOSE_TEAM,
    PASS,
    SLAY,
    Aim,
    AnyMove,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTeam,
    Pass,
    Slay,
)
from starboard.games.death_angel.play import Play, controller, living, lose_tokens, others, tokens_on_door
from starboard.games.death_angel.seen import Seen
from starboard.games.death_angel.spawn import behind_whom, spawn, spawn_behind
from starboard.games.death_angel.state import State, pile_of

# --- drawing and choosing --------------------------------------------------------------------------------------


class DrawEvent(Step, frozen=True):
    """The current player draws; an Instinct Event stays hidden until its choices are made (DA-9.2, DA-9.3)."""

    def run(self, play: Play) -> bool:
        state = play.state
        refill_events(play)
        state.event = state.events.pop()
        if len(state.events) in state.scouted:
            state.scouted.remove(len(state.events))
        card, seat = EVENTS[state.event], state.current
        # Playing alone there is nobody to hide it from.
        state.revealed = not card.instinct or state.seats == 1
        play.push(ResolveEvent())
        if card.instinct:
            play.push(EventTarget(seat))
        if state.revealed:
            play.tell(events.EventDrawn(player=seat, card=card.code, alone=state.seats == 1))
        else:
            play.tell(events.EventDrawn(player=seat, card=card.code, seats=(seat,)))
            play.tell(events.EventDrawn(player=seat, seats=others(state, seat)))
        return False


class Instinct(AskPlayer, frozen=True):
    """What the others see while the current player reads an Instinct Event and chooses (DA-9.3)."""

    clause = "DA-9.3"

    def phrase(self, view: Seen) -> Phrase:
        return say("death-angel-instinct", player=player(self.seat))


class SecretChoice(AskPlayer, frozen=True):
    """A choice for the Event on the table; for an Instinct Event the others must not know what is asked."""

    def words(self, view: Seen) -> dict[str, Argument]:
        args = super().words(view)
        if view.event:
            args["event"] = names.event(view.event)
        return args


class EventTarget(SecretChoice, frozen=True):
    """Whom the Event is aimed at: what fits, if anything does (DA-9.5, DA-9.23)."""

    clause = "DA-9.5"

    def words(self, view: Seen) -> dict[str, Argument]:
        args = super().words(view)
        if view.event:
            args["kind"] = _KINDS.get(type(names.event_card(view.event).effect), "marine")
        return args

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase:
        """What will happen to whom is chosen."""
        effect = EVENTS[state.event].effect
        if isinstance(effect, DiscardBlip) and (warning := last_cards(state)):
            return warning
        able = [move.marine for move in self.best(state, moves) if isinstance(move, ChooseMarine)]
        if isinstance(effect, SlayForTokens) and not able:
            return say("death-angel-hint-slay-for-tokens-none")
        if not isinstance(effect, GrantAttack) or len(able) > names.FEW:
            return names.effect(effect)
        return say("death-angel-hint-grant-attack", marines=names.marines(able), count=len(able))

    def effects(self, state: State, move: AnyMove) -> Effects:
        if not isinstance(EVENTS[state.event].effect, GrantAttack) or type(move) is not ChooseMarine:
            return {}
        return {"targets": (0, len(targets(state, MARINE[move.marine])))}

    def best(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """Who could attack something, where an attack is granted; who could pay for a victim, where tokens slay."""
        if isinstance(EVENTS[state.event].effect, SlayForTokens):
            return [move for move in moves if type(move) is ChooseMarine and _can_pay(state, MARINE[move.marine])]
        return [move for move in moves if self.effects(state, move).get("targets", (0, 0))[1]]

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        effect = EVENTS[state.event].effect
        return _TARGETS.get(type(effect), _any_marine)(state, effect)

    def answer(self, play: Play, seat: Seat, move: Aim) -> None:
        play.state.aim = move
        effect = EVENTS[play.state.event].effect
        if isinstance(effect, TokenForGenestealer | SlayForTokens) and isinstance(move, ChooseMarine):
            play.push(EventVictim(self.seat, MARINE[move.marine]))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if isinstance(move, ChooseSwarm):
            return no_swarm(state, move.place, move.group)
        if isinstance(move, ChooseMarine | ChooseTeam) and self._offers(state, seat, type(move)):
            return no("DA-9.5", "no-fit")
        return None


def _can_pay(state: State, marine: int) -> bool:
    return bool(state.tokens[marine] and victims(state, both_sides(state, marine)))


def _any_marine(state: State, _effect: Any) -> list[AnyMove]:
    return [CHOOSE_MARINE[marine] for marine in state.formation]


def _a_pile(state: State, _effect: DiscardBlip) -> list[AnyMove]:
    return filled_piles(state)


def _with_token(state: State, _effect: Any) -> list[AnyMove]:
    return [CHOOSE_MARINE[marine] for marine in state.formation if state.tokens[marine]]


def _with_token_if_able(state: State, effect: TokenForGenestealer) -> list[AnyMove]:
    return _with_token(state, effect) or _any_marine(state, effect)


def _not_attacking(state: State, _effect: JamGuns) -> list[AnyMove]:
    """Teams that revealed another card than their Attack card (R-GUNJAM)."""
    return [CHOOSE_TEAM[team] for team, card in enumerate(state.chosen) if card and card != ATTACK_OF_TEAM[team]]


def _a_swarm(state: State, _effect: ReturnSwarm) -> list[AnyMove]:
    return [CHOOSE_SWARM[place][group] for place, group in all_swarms(state)]


def _rescuable(state: State, _effect: Rescue) -> list[AnyMove]:
    """Slain Marines whose team mate lives (R-RESCUE)."""
    return [
        CHOOSE_MARINE[marine]
        for marine, team in enumerate(TEAM_OF_MARINE)
        if state.owners[team] >= 0 and marine not in state.formation and living(state, team)
    ]


_TARGETS: dict[type, Callable[[State, Any], list[AnyMove]]] = {
    DiscardBlip: _a_pile,
    SpawnBehind: behind_whom,
    TokenForGenestealer: _with_token_if_able,
    LoseTokens: _with_token,
    JamGuns: _not_attacking,
    ReturnSwarm: _a_swarm,
    Rescue: _rescuable,
}


_KINDS: dict[type, str] = {DiscardBlip: "pile", JamGuns: "team", ReturnSwarm: "swarm"}
"""What else than a Marine is chosen."""


class EventVictim(SecretChoice, AskForVictim, frozen=True):
    """Victims are part of the hidden choice, since they need no die (DA-9.24)."""

    clause = "DA-9.24"
    marine: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves = victims(state, both_sides(state, self.marine), state.marked)
        if isinstance(EVENTS[state.event].effect, SlayForTokens):
            if not moves or len(state.marked) == state.tokens[self.marine]:
                return []
            moves.append(PASS)
        return moves

    def answer(self, play: Play, seat: Seat, move: Slay | Pass) -> None:
        if type(move) is Slay:
            play.state.marked.append(move)
            if isinstance(EVENTS[play.state.event].effect, SlayForTokens):
                play.push(self)

    def words(self, view: Seen) -> dict[str, Argument]:
        return {**super().words(view), "picked": len(view.marked)}

    def places(self, state: State) -> Iterable[int]:
        return both_sides(state, self.marine)

    def wording(self, view: Seen, move: AnyMove) -> str:
        if type(move) is not Slay or view.event is None:
            return super().wording(view, move)
        pays = isinstance(names.event_card(view.event).effect, SlayForTokens)
        return f"death-angel-move-{'slay-for-token' if pays else 'discard-enemy'}"


# --- the ability -----------------------------------------------------------------------------------------------


class ResolveEvent(Step, frozen=True):
    """The card is open now; its ability is resolved (DA-9.1)."""

    def run(self, play: Play) -> bool:
        state = play.state
        card = EVENTS[state.event]
        aim = state.aim
        if card.instinct:
            state.revealed = True
            play.tell(_revealed(state, card.code, aim))
            if aim is None:
                play.tell(events.EventIdle(card=card.code))
                return False
        heard: list[Event] = []
        waiting = len(play.agenda)

        def tell(event: Event) -> None:
            heard.append(event)
            play.tell(event)

        resolve(Play(state, play.chance, tell), card.effect, aim)
        if not heard and len(play.agenda) == waiting:
            play.tell(events.EventIdle(card=card.code))
        state.aim = None
        state.marked.clear()
        return False


def _revealed(state: State, card: str, aim: Aim | None) -> events.EventRevealed:
    revealed = partial(events.EventRevealed, player=state.current, card=card, alone=state.seats == 1)
    match aim:
        case ChooseMarine(marine):
            return revealed(marine=marine)
        case ChooseTeam(team):
            return revealed(team=team)
        case ChoosePile(side):
            return revealed(side=side)
        case ChooseSwarm(place):
            beside, where = nearby(state, PLACE[place])
            return revealed(place=place, beside=beside, where=where)
    return revealed()


def resolve(play: Play, effect: EventEffect, aim: Aim | None) -> None:
    """The ability of an Event happens to what it is aimed at."""
    _EFFECTS[type(effect)](play, effect, aim)


def _turn_all(play: Play, _effect: TurnAll, _aim: None) -> None:
    for marine in play.state.formation:
        turn_around(play, marine)


def _add_blips(play: Play, effect: AddBlips, _aim: None) -> None:
    add_under(play, effect.each)


def _discard_blip(play: Play, _effect: DiscardBlip, aim: ChoosePile) -> None:
    discard_chosen(play, aim)


def _tokens_on_door(play: Play, effect: TokensOnDoor, _aim: None) -> None:
    tokens_on_door(play, effect.tokens)


def _spawn_behind(play: Play, effect: SpawnBehind, aim: ChooseMarine) -> None:
    spawn_behind(play, effect, MARINE[aim.marine])


def _token_for_genestealer(play: Play, _effect: TokenForGenestealer, aim: ChooseMarine) -> None:
    """A token if he has one, and the chosen Genestealer (R-FMBB)."""
    marine = MARINE[aim.marine]
    lose_tokens(play, marine, min(1, play.state.tokens[marine]))
    _slay_marked(play)


def _slay_marked(play: Play) -> None:
    for victim in in_order(play.state.marked):
        slay_chosen(play, victim)


def _lose_tokens(play: Play, effect: LoseTokens, aim: ChooseMarine | None) -> None:
    state = play.state
    marines = [MARINE[aim.marine]] if aim else [m for m in state.formation if is_engaged(state, m)]
    for marine in marines:
        lose_tokens(play, marine, state.tokens[marine])


def _lasts(
    play: Play,
    _effect: JamGuns | TokenBeforeMoving | OneAttacker | FaceSaves,
    aim: ChooseTeam | ChooseMarine | None,
) -> None:
    """An effect on the next round (DA-9.7)."""
    state = play.state
    team = aim.team if isinstance(aim, ChooseTeam) else None
    marine = aim.marine if isinstance(aim, ChooseMarine) else None
    state.upcoming = state.event
    state.upcoming_target = TEAM[team] if team else MARINE[marine] if marine else -1
    play.tell(events.EventLasts(card=EVENTS[state.event].code, team=team, marine=marine))


def _gather(play: Play, _effect: GatherSwarms, aim: ChooseMarine) -> None:
    left, right = both_sides(play.state, MARINE[aim.marine])
    gather(play, left, right)


def _cleanse(play: Play, effect: Cleanse, aim: ChooseMarine) -> None:
    face = play.roll()
    play.tell(events.DieRolled(why="cleansing-flames", face=face, marine=aim.marine, bad=not SKULL[face]))
    if SKULL[face]:
        play.push(CleansingFlames(play.state.current, MARINE[aim.marine], effect.most))


class CleansingFlames(AskForVictim, frozen=True):
    """Victims are picked after the roll, from either side."""

    clause = "DA-9.24"
    marine: int
    count: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return victims(state, both_sides(state, self.marine))

    def answer(self, play: Play, seat: Seat, move: Slay) -> None:
        slay_chosen(play, move)
        if self.count > 1:
            play.push(CleansingFlames(self.seat, self.marine, self.count - 1))

    def places(self, state: State) -> Iterable[int]:
        return both_sides(state, self.marine)


def _return_swarm(play: Play, _effect: ReturnSwarm, aim: ChooseSwarm) -> None:
    """All normal cards of the swarm go back; Brood Lords stay (R-BROOD-BLIP)."""
    place, group = PLACE[aim.place], aim.group
    cards = play.state.swarms[place][group].cards
    to_smaller_pile(play, play.state.current, [SLAY[place][group][card] for card in cards if card < BROOD_LORD])


def _rescue(play: Play, _effect: Rescue, aim: ChooseMarine) -> None:
    state = play.state
    marine = MARINE[aim.marine]
    state.formation.append(marine)
    state.swarms += ((), ())
    state.faces[marine] = RIGHT
    play.tell(events.MarineRescued(marine=aim.marine, position=len(state.formation)))


def _slay_for_tokens(play: Play, _effect: SlayForTokens, aim: ChooseMarine) -> None:
    lose_tokens(play, MARINE[aim.marine], len(play.state.marked))
    _slay_marked(play)


def _slay_marine(play: Play, effect: SlayMarine, aim: ChooseMarine) -> None:
    face = play.roll()
    fatal = face in effect.faces
    play.tell(events.DieRolled(why="psychic-assault", face=face, marine=aim.marine, bad=fatal))
    if fatal:
        slay_marine(play, MARINE[aim.marine])


def _grant_attack(play: Play, _effect: GrantAttack, aim: ChooseMarine) -> None:
    """Quick Instincts; abilities of this round's Attack card help only by option (DA-7.23, R-QUICK)."""
    state, marine = play.state, MARINE[aim.marine]
    card = state.chosen[TEAM_OF_MARINE[marine]]
    helps = (
        state.options.attack_abilities == "round"
        and card in state.resolved
        and isinstance(ACTION[card].ability, AttackAgain | SlayNumber | SlayOnFace | TokenForKill)
    )
    play.push(QuickInstincts(controller(state, marine), card if helps else 0, marine))


def _flank_all(play: Play, _effect: FlankAll, _aim: None) -> None:
    flank_all(play)


def _collect_tokens(play: Play, _effect: CollectTokens, aim: ChooseMarine) -> None:
    tokens, marine = play.state.tokens, MARINE[aim.marine]
    total = sum(tokens)
    gained = total - tokens[marine]
    tokens[:] = [0] * len(tokens)
    tokens[marine] = total
    play.tell(events.TokensCollected(marine=aim.marine, tokens=gained))


def _spawn_in_front(play: Play, _effect: SpawnInFront, _aim: None) -> None:
    """One in front of every Marine who is not engaged, judged before the first spawns (R-EVERYWHERE)."""
    state = play.state
    free = [marine for marine in state.formation if not is_engaged(state, marine)]
    for side in (LEFT, RIGHT):
        facing = [marine for marine in free if state.faces[marine] == side]
        there = len(pile_of(state, side))
        if 0 < there < len(facing):
            play.push(Everywhere(state.current, tuple(facing), there))
        else:
            for marine in facing:
                spawn(play, in_front(state, marine), 1)


class Everywhere(AskPlayer, frozen=True):
    """A pile has too few: which Marines get one."""

    clause = "DA-9.5"
    marines: tuple[int, ...]
    count: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [CHOOSE_MARINE[marine] for marine in self.marines]

    def answer(self, play: Play, seat: Seat, move: ChooseMarine) -> None:
        marine = MARINE[move.marine]
        spawn(play, in_front(play.state, marine), 1)
        if self.count > 1:
            rest = tuple(other for other in self.marines if other != marine)
            play.push(Everywhere(self.seat, rest, self.count - 1))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return no("DA-9.5", "no-fit") if isinstance(move, ChooseMarine) else None


_EFFECTS: dict[type, Callable[[Play, Any, Any], None]] = {
    TurnAll: _turn_all,
    AddBlips: _add_blips,
    DiscardBlip: _discard_blip,
    TokensOnDoor: _tokens_on_door,
    SpawnBehind: _spawn_behind,
    TokenForGenestealer: _token_for_genestealer,
    LoseTokens: _lose_tokens,
    JamGuns: _lasts,
    GatherSwarms: _gather,
    Cleanse: _cleanse,
    ReturnSwarm: _return_swarm,
    Rescue: _rescue,
    SlayForTokens: _slay_for_tokens,
    SlayMarine: _slay_marine,
    GrantAttack: _grant_attack,
    FlankAll: _flank_all,
    CollectTokens: _collect_tokens,
    TokenBeforeMoving: _lasts,
    OneAttacker: _lasts,
    SpawnInFront: _spawn_in_front,
    FaceSaves: _lasts,
}


# --- the end of the phase --------------------------------------------------------------------------------------


class MergeSwarms(Step, frozen=True):
    """Groups kept apart become one (DA-9.22); what the Core Cogitator held back may spawn again."""

    def run(self, play: Play) -> bool:
        play.state.capped = -1
        merge_all(play)
        return False


class DiscardEvent(Step, frozen=True):
    """The Event goes to its discard pile (DA-9.7)."""

    def run(self, play: Play) -> bool:
        state = play.state
        state.event_discard.append(state.event)
        state.event = -1
        return False
