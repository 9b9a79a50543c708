"""Phase 4: the Event (section 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.action_abilities import all_swarms, to_smaller_pile
from starboard.games.death_angel.blips import add_under, discard_top, pile_of, refill_events
from starboard.games.death_angel.cards import (
    ACTION,
    ATTACK_OF_TEAM,
    BROOD_LORD,
    ENEMY,
    EVENTS,
    LEFT,
    MARINE,
    MARINE_NAMES,
    PLACE,
    PLACE_NAMES,
    RIGHT,
    SIDE,
    SIDE_NAMES,
    SKULL,
    TEAM,
    TEAM_NAMES,
    TEAM_OF_MARINE,
    AddBlips,
    AttackAgain,
    Cleanse,
    CollectTokens,
    DiscardBlip,
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
    behind,
    both_sides,
    in_front,
    is_engaged,
    merge_all,
    slay,
    slay_marine,
    slay_picked,
    turn_around,
    victims,
)
from starboard.games.death_angel.locations import fullest
from starboard.games.death_angel.movement import flank_all, gather
from starboard.games.death_angel.moves import (
    CHOOSE_MARINE,
    CHOOSE_PILE,
    CHOOSE_SWARM,
    CHOOSE_TEAM,
    PASS,
    AnyMove,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTeam,
    Pass,
    Slay,
)
from starboard.games.death_angel.play import (
    Play,
    Question,
    controller,
    living,
    lose_tokens,
    others,
    tokens_on_door,
)
from starboard.games.death_angel.spawn import spawn
from starboard.games.death_angel.state import State, Step

# --- drawing and choosing --------------------------------------------------------------------------------------


def draw(play: Play, _step: Step) -> None:
    """The current player draws; an Instinct Event stays hidden until its choices are made (DA-9.2, DA-9.3)."""
    state = play.state
    refill_events(play)
    state.event = state.events.pop()
    if len(state.events) in state.scouted:
        state.scouted.remove(len(state.events))
    card, seat = EVENTS[state.event], state.current
    # Playing alone there is nobody to hide it from.
    state.revealed = not card.instinct or state.seats == 1
    if state.revealed:
        play.tell(ev.EventDrawn(player=seat, card=card.code))
    else:
        play.tell(ev.EventDrawn(player=seat, card=card.code, seats=(seat,)))
        play.tell(ev.EventDrawn(player=seat, seats=others(state, seat)))
    play.push(Step("event-effect"))
    if card.instinct:
        play.push(Step("event-target", seat))


def target_moves(state: State, event: int) -> list[AnyMove]:
    """Whom the Event can be aimed at: what fits, if anything does (DA-9.5, DA-9.23)."""
    effect = EVENTS[event].effect
    find = _TARGETS.get(type(effect), _any_marine)
    return find(state, effect)


def _any_marine(state: State, _effect: Any) -> list[AnyMove]:
    return [CHOOSE_MARINE[marine] for marine in state.formation]


def _a_pile(state: State, _effect: Any) -> list[AnyMove]:
    return [CHOOSE_PILE[side] for side in (LEFT, RIGHT) if pile_of(state, side)]


def _fullest(state: State, effect: SpawnBehind) -> list[AnyMove]:
    return [CHOOSE_MARINE[marine] for marine in fullest(state, state.formation, effect.count)]


def _with_token(state: State, _effect: Any) -> list[AnyMove]:
    return [CHOOSE_MARINE[marine] for marine in state.formation if state.tokens[marine]]


def _with_token_if_able(state: State, effect: Any) -> list[AnyMove]:
    return _with_token(state, effect) or _any_marine(state, effect)


def _not_attacking(state: State, _effect: Any) -> list[AnyMove]:
    """Teams that revealed another card than their Attack card (R-GUNJAM)."""
    return [CHOOSE_TEAM[team] for team, card in enumerate(state.chosen) if card and card != ATTACK_OF_TEAM[team]]


def _a_swarm(state: State, _effect: Any) -> list[AnyMove]:
    return [CHOOSE_SWARM[place][group] for place, group in all_swarms(state)]


def _rescuable(state: State, _effect: Any) -> list[AnyMove]:
    """Slain Marines whose team mate lives (R-RESCUE)."""
    return [
        CHOOSE_MARINE[marine]
        for marine, team in enumerate(TEAM_OF_MARINE)
        if state.owners[team] >= 0 and marine not in state.formation and living(state, team)
    ]


_TARGETS: dict[type, Callable[[State, Any], list[AnyMove]]] = {
    DiscardBlip: _a_pile,
    SpawnBehind: _fullest,
    TokenForGenestealer: _with_token_if_able,
    LoseTokens: _with_token,
    JamGuns: _not_attacking,
    ReturnSwarm: _a_swarm,
    Rescue: _rescuable,
}


def _target_moves(state: State, _step: Step) -> list[AnyMove]:
    return target_moves(state, state.event)


def _target(play: Play, step: Step, move: ChooseMarine | ChooseTeam | ChoosePile | ChooseSwarm) -> None:
    state = play.state
    match move:
        case ChooseMarine():
            state.picks.append(MARINE[move.marine])
        case ChooseTeam():
            state.picks.append(TEAM[move.team])
        case ChoosePile():
            state.picks.append(SIDE[move.side])
        case ChooseSwarm():
            state.picks += (PLACE[move.place], move.group)
    if isinstance(EVENTS[state.event].effect, TokenForGenestealer | SlayForTokens):
        play.push(Step("event-victim", step.seat, state.picks[0]))


def _victim_moves(state: State, step: Step) -> list[AnyMove]:
    """Victims are part of the hidden choice, since they need no die (DA-9.24)."""
    taken = state.picks[1:]
    moves = victims(state, both_sides(state, step.marine), taken)
    if isinstance(EVENTS[state.event].effect, SlayForTokens):
        if not moves or len(taken) == 3 * state.tokens[step.marine]:
            return []
        moves.append(PASS)
    return moves


def _victim(play: Play, step: Step, move: Slay | Pass) -> None:
    state = play.state
    if type(move) is Slay:
        state.picks += (PLACE[move.place], move.group, ENEMY[move.card])
        if isinstance(EVENTS[state.event].effect, SlayForTokens):
            play.push(step)


# --- the ability -----------------------------------------------------------------------------------------------


def resolve(play: Play, _step: Step) -> None:
    """The card is open now; its ability is resolved (DA-9.1)."""
    state = play.state
    card = EVENTS[state.event]
    picks = state.picks[:]
    state.picks.clear()
    if card.instinct:
        state.revealed = True
        _reveal(play, picks)
        if not picks:
            play.tell(ev.EventIdle(card=card.code))
            return
    _EFFECTS[type(card.effect)](play, card.effect, picks)


def _reveal(play: Play, picks: list[int]) -> None:
    card = EVENTS[play.state.event]
    if not picks:
        play.tell(ev.EventRevealed(card=card.code))
    elif isinstance(card.effect, DiscardBlip):
        play.tell(ev.EventRevealed(card=card.code, side=SIDE_NAMES[picks[0]]))
    elif isinstance(card.effect, JamGuns):
        play.tell(ev.EventRevealed(card=card.code, team=TEAM_NAMES[picks[0]]))
    elif isinstance(card.effect, ReturnSwarm):
        play.tell(ev.EventRevealed(card=card.code, place=PLACE_NAMES[picks[0]]))
    else:
        play.tell(ev.EventRevealed(card=card.code, marine=MARINE_NAMES[picks[0]]))


def _turn_all(play: Play, _effect: TurnAll, _picks: list[int]) -> None:
    for marine in play.state.formation:
        turn_around(play, marine)


def _add_blips(play: Play, effect: AddBlips, _picks: list[int]) -> None:
    add_under(play, effect.each)


def _discard_blip(play: Play, _effect: DiscardBlip, picks: list[int]) -> None:
    discard_top(play, picks[0], 1)


def _secret_route(play: Play, effect: TokensOnDoor, _picks: list[int]) -> None:
    tokens_on_door(play, effect.tokens)


def _spawn_behind(play: Play, effect: SpawnBehind, picks: list[int]) -> None:
    spawn(play, behind(play.state, picks[0]), effect.count)


def _token_for_genestealer(play: Play, _effect: TokenForGenestealer, picks: list[int]) -> None:
    """A token if he has one, and the chosen Genestealer (R-FMBB)."""
    lose_tokens(play, picks[0], min(1, play.state.tokens[picks[0]]))
    slay_picked(play, picks[1:])


def _lose_tokens(play: Play, effect: LoseTokens, picks: list[int]) -> None:
    state = play.state
    marines = picks if effect.who == "chosen" else [m for m in state.formation if is_engaged(state, m)]
    for marine in marines:
        lose_tokens(play, marine, state.tokens[marine])


def _lasts(play: Play, effect: JamGuns | TokenBeforeMoving | OneAttacker | FaceSaves, picks: list[int]) -> None:
    """An effect on the next round (DA-9.7)."""
    state = play.state
    state.upcoming = state.event
    state.upcoming_target = picks[0] if picks else -1
    play.tell(
        ev.EventLasts(
            card=EVENTS[state.event].code,
            team=TEAM_NAMES[picks[0]] if isinstance(effect, JamGuns) else None,
            marine=MARINE_NAMES[picks[0]] if isinstance(effect, FaceSaves) else None,
        )
    )


def _gather(play: Play, _effect: GatherSwarms, picks: list[int]) -> None:
    left, right = both_sides(play.state, picks[0])
    gather(play, left, right)


def _cleanse(play: Play, effect: Cleanse, picks: list[int]) -> None:
    face = play.roll()
    play.tell(ev.DieRolled(why="cleansing-flames", face=face, marine=MARINE_NAMES[picks[0]], bad=not SKULL[face]))
    if SKULL[face]:
        play.push(Step("cleanse", play.state.current, picks[0], n=effect.most))


def _cleanse_moves(state: State, step: Step) -> list[AnyMove]:
    """Victims are picked after the roll, from either side."""
    return victims(state, both_sides(state, step.marine))


def _cleansed(play: Play, step: Step, move: Slay) -> None:
    slay(play, PLACE[move.place], move.group, ENEMY[move.card])
    if step.n > 1:
        play.push(Step("cleanse", step.seat, step.marine, n=step.n - 1))


def _return_swarm(play: Play, _effect: ReturnSwarm, picks: list[int]) -> None:
    """All normal cards of the swarm go back; Brood Lords stay (R-BROOD-BLIP)."""
    place, group = picks
    cards = play.state.swarms[place][group].cards
    taken = [number for card in cards if card < BROOD_LORD for number in (place, group, card)]
    to_smaller_pile(play, play.state.current, taken)


def _rescue(play: Play, _effect: Rescue, picks: list[int]) -> None:
    state = play.state
    marine = picks[0]
    state.formation.append(marine)
    state.swarms += ((), ())
    state.faces[marine] = RIGHT
    play.tell(ev.MarineRescued(marine=MARINE_NAMES[marine], position=len(state.formation)))


def _slay_for_tokens(play: Play, _effect: SlayForTokens, picks: list[int]) -> None:
    lose_tokens(play, picks[0], len(picks[1:]) // 3)
    slay_picked(play, picks[1:])


def _slay_marine(play: Play, effect: SlayMarine, picks: list[int]) -> None:
    face = play.roll()
    fatal = face in effect.faces
    play.tell(ev.DieRolled(why="psychic-assault", face=face, marine=MARINE_NAMES[picks[0]], bad=fatal))
    if fatal:
        slay_marine(play, picks[0])


def _grant_attack(play: Play, _effect: GrantAttack, picks: list[int]) -> None:
    """Quick Instincts; abilities of this round's Attack card help only by option (DA-7.23, R-QUICK)."""
    state, marine = play.state, picks[0]
    card = state.chosen[TEAM_OF_MARINE[marine]]
    helps = (
        state.options.attack_abilities == "round"
        and card in state.resolved
        and isinstance(ACTION[card].ability, AttackAgain | SlayNumber | SlayOnFace | TokenForKill)
    )
    play.push(Step("quick-instincts", controller(state, marine), marine, card=card if helps else 0))


def _flank_all(play: Play, _effect: FlankAll, _picks: list[int]) -> None:
    flank_all(play)


def _collect_tokens(play: Play, _effect: CollectTokens, picks: list[int]) -> None:
    tokens = play.state.tokens
    total = sum(tokens)
    gained = total - tokens[picks[0]]
    tokens[:] = [0] * len(tokens)
    tokens[picks[0]] = total
    play.tell(ev.TokensCollected(marine=MARINE_NAMES[picks[0]], tokens=gained))


def _spawn_in_front(play: Play, _effect: SpawnInFront, _picks: list[int]) -> None:
    """One in front of every Marine who is not engaged, judged before the first spawns (R-EVERYWHERE)."""
    state = play.state
    free = [marine for marine in state.formation if not is_engaged(state, marine)]
    for side in (LEFT, RIGHT):
        facing = [marine for marine in free if state.faces[marine] == side]
        there = len(pile_of(state, side))
        if 0 < there < len(facing):
            play.push(Step("everywhere", state.current, n=there, who=tuple(facing)))
        else:
            for marine in facing:
                spawn(play, in_front(state, marine), 1)


def _everywhere_moves(_state: State, step: Step) -> list[AnyMove]:
    """A pile has too few: which Marines get one."""
    return [CHOOSE_MARINE[marine] for marine in step.who]


def _everywhere(play: Play, step: Step, move: ChooseMarine) -> None:
    marine = MARINE[move.marine]
    spawn(play, in_front(play.state, marine), 1)
    if step.n > 1:
        play.push(Step("everywhere", step.seat, n=step.n - 1, who=tuple(m for m in step.who if m != marine)))


_EFFECTS: dict[type, Callable[[Play, Any, list[int]], None]] = {
    TurnAll: _turn_all,
    AddBlips: _add_blips,
    DiscardBlip: _discard_blip,
    TokensOnDoor: _secret_route,
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


def merge(play: Play, _step: Step) -> None:
    """Groups kept apart become one (DA-9.22); what the Core Cogitator held back may spawn again."""
    play.state.capped = -1
    merge_all(play)


def discard(play: Play, _step: Step) -> None:
    """The Event goes to its discard pile (DA-9.7)."""
    state = play.state
    state.event_discard.append(state.event)
    state.event = -1


STEPS = {"event": draw, "event-effect": resolve, "merge": merge, "event-discard": discard}
QUESTIONS = {
    "event-target": Question(_target_moves, _target),
    "event-victim": Question(_victim_moves, _victim),
    "cleanse": Question(_cleanse_moves, _cleansed),
    "everywhere": Question(_everywhere_moves, _everywhere),
}
