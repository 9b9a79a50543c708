"""Why a move is refused: the clause that forbids it, in words. Judged by what the seat may know; changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from starboard.core.game import Illegal, Seat
from starboard.core.text import Argument, say
from starboard.games.death_angel import agenda, words
from starboard.games.death_angel import moves as mv
from starboard.games.death_angel.attack import reach
from starboard.games.death_angel.blips import pile_of
from starboard.games.death_angel.cards import (
    ACTION,
    BROOD_LORD,
    ENEMY,
    MARINE,
    MARINE_NAMES,
    PLACE,
    RANGE,
    SIDE,
    SIDE_NAMES,
    TEAM,
    TEAM_NAMES,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
    TERRAIN,
    TERRAIN_ID,
    Charge,
    TradeAnywhere,
)
from starboard.games.death_angel.choose_actions import is_jammed
from starboard.games.death_angel.formation import both_sides, in_front
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.play import controller, living
from starboard.games.death_angel.state import State, Step
from starboard.games.death_angel.view import view

CLAUSES = {
    "take-team": "DA-3.5",
    "choose-actions": "DA-6.1",
    "support": "DA-7.5",
    "enter-formation": "DA-9.7",
    "move": "DA-7.12",
    "turn": "DA-7.13",
    "activate": "DA-7.14",
    "onward-brothers": "DA-7.2",
    "strategize": "DA-12.3",
    "power-field": "DA-12.4",
    "stealth": "DA-7.2",
    "stealth-other": "DA-15.4",
    "scout": "DA-16.2",
    "scout-put": "DA-16.2",
    "intimidate": "DA-7.2",
    "intimidate-take": "DA-7.3",
    "smaller-pile": "DA-7.2",
    "attack": "DA-7.16",
    "attack-more": "DA-7.21",
    "paid-attack": "DA-7.18",
    "quick-instincts": "DA-9.6",
    "attack-roll": "DA-7.6",
    "slay": "DA-7.17",
    "lead-by-example": "DA-7.22",
    "charge": "DA-7.19",
    "defence-roll": "DA-8.9",
    "artefact": "DA-8.9",
    "counter-attack": "DA-8.9",
    "event-target": "DA-9.5",
    "event-victim": "DA-9.24",
    "cleanse": "DA-9.24",
    "spawn-order": "DA-9.13",
    "everywhere": "DA-9.5",
    "door": "DA-10.4",
    "refill": "DA-14.3",
    "discard-blip": "DA-7.15",
    "cap-spawn": "DA-7.15",
    "place-tokens": "DA-10.10",
    "token-and-turn": "DA-7.15",
    "turn-chosen": "DA-7.15",
    "spawn-on-swarm": "DA-10.10",
    "spawn-behind": "DA-10.10",
    "place-terrain": "DA-10.10",
    "brood-lords": "DA-10.10",
    "teleport": "DA-15.4",
    "overload": "DA-7.15",
    "launch": "DA-13.1",
    "pump-toxin": "DA-7.15",
}
"""The clause behind each question: who decides it and what can be answered."""


def refusal(state: State, seat: Seat, move: AnyMove) -> Illegal:
    """The most fitting reason why this seat can't make this move now."""
    if state.outcome:
        return _no("DA-13.5", "over")
    if not 0 <= seat < state.seats:
        return _no("DA-15.1", "spectator")
    if not _exists(move):
        return _no("DA-1.1", "unknown")
    step = state.agenda[-1]
    if seat not in agenda.deciders(state):
        return _not_yours(state, seat, step, move)
    explain = _EXPLAIN.get(type(move))
    reason = explain(state, seat, step, move) if explain else None
    if reason is not None:
        return reason
    kind = "must" if type(move) is mv.Pass else "other-question"
    return _no(CLAUSES[step.kind], kind, question=words.question(view(state, seat)))


def _no(clause: str, reason: str, **args: Argument) -> Illegal:
    return Illegal(clause, say(f"death-angel-why-{reason}", **args))


def _exists(move: object) -> bool:
    """Whether it is a move of this game at all, with names that the game knows."""
    try:
        msgspec.convert(msgspec.to_builtins(move), AnyMove)
    except (msgspec.ValidationError, TypeError):
        return False
    return True


def _not_yours(state: State, seat: Seat, step: Step, move: AnyMove) -> Illegal:
    if step.kind == "choose-actions":
        if isinstance(move, mv.ChooseAction):
            return _choose_action(state, seat, step, move) or _no("DA-6.1", "all-chosen")
        return _no("DA-6.1", "all-chosen")
    if state.event >= 0 and not state.revealed:
        return _no("DA-9.3", "instinct", player=words.player(step.seat))
    return _no(CLAUSES[step.kind], "not-you", question=words.question(view(state, seat)))


# --- what several moves have in common -------------------------------------------------------------------------


def _in_formation(state: State, name: str) -> Illegal | None:
    return None if MARINE[name] in state.formation else _no("DA-11.1", "not-there", marine=words.marine(name))


def _of_team(step: Step, name: str) -> Illegal | None:
    """A card is for the Marines of its team (DA-7.3)."""
    team = TEAM_OF_ACTION[step.card]
    if TEAM_OF_MARINE[MARINE[name]] == team:
        return None
    return _no("DA-7.3", "other-team", marine=words.marine(name), team=words.team(TEAM_NAMES[team]))


def _is_place(state: State, name: str) -> Illegal | None:
    if 0 <= PLACE.get(name, -1) < len(state.swarms):
        return None
    return _no("DA-2.1", "no-place", place=str(name)[:8])


def _is_swarm(state: State, place: str, group: int) -> Illegal | None:
    refused = _is_place(state, place)
    if refused is None and not 0 <= group < len(state.swarms[PLACE[place]]):
        return _no("DA-2.3", "no-swarm", place=words.place(place))
    return refused


# --- move by move ----------------------------------------------------------------------------------------------


def _take_team(state: State, _seat: Seat, step: Step, move: mv.TakeTeam) -> Illegal | None:
    if step.kind == "take-team" and state.owners[TEAM[move.team]] >= 0:
        return _no("DA-3.5", "team-taken", team=words.team(move.team))
    return None


def _choose_action(state: State, seat: Seat, step: Step, move: mv.ChooseAction) -> Illegal | None:
    if step.kind != "choose-actions":
        return None
    if move.card not in ACTION:
        return _no("DA-1.3", "unknown-card", card=move.card)
    team = TEAM_OF_ACTION[move.card]
    name = words.team(TEAM_NAMES[team])
    if state.owners[team] < 0:
        return _no("DA-3.5", "no-team", team=name)
    if state.owners[team] != seat:
        return _no("DA-6.1", "not-your-team", team=name)
    if not living(state, team):
        return _no("DA-11.7", "eliminated", team=name)
    if state.rests[team] == move.card:
        return _no("DA-6.2", "rests", card=words.action(move.card))
    if ACTION[move.card].type == "attack" and is_jammed(state, team):
        return _no("DA-6.2", "jammed", team=name)
    return _no("DA-6.1", "chosen", team=name)


def _place_token(state: State, _seat: Seat, step: Step, move: mv.PlaceToken) -> Illegal | None:
    if step.kind not in ("support", "enter-formation", "lead-by-example", "place-tokens"):
        return None
    if step.kind == "place-tokens" and MARINE[move.marine] in step.who:
        return _no("DA-10.10", "has-one", marine=words.marine(move.marine))
    return _in_formation(state, move.marine)


_STEP_ORDER = ("move", "turn", "activate")


def _wrong_step(step: Step, needed: str) -> Illegal | None:
    """Moving, turning and activating come in this order for the whole team (DA-7.11)."""
    if step.kind in _STEP_ORDER and step.kind != needed:
        return _no("DA-7.11", "steps", step=say(f"death-angel-why-step-{step.kind}"))
    return None


def _trade(state: State, _seat: Seat, step: Step, move: mv.Trade) -> Illegal | None:
    if step.kind != "move":
        return _wrong_step(step, "move")
    refused = _in_formation(state, move.marine) or _in_formation(state, move.other) or _of_team(step, move.marine)
    if refused is not None:
        return refused
    name = words.marine(move.marine)
    if MARINE[move.marine] not in step.who:
        return _no("DA-7.12", "moved", marine=name)
    if move.marine == move.other:
        return _no("DA-7.12", "himself", marine=name)
    assert not isinstance(ACTION[step.card].ability, TradeAnywhere)
    return _no("DA-7.12", "not-adjacent", marine=name, other=words.marine(move.other))


def _turn(state: State, _seat: Seat, step: Step, move: mv.Turn) -> Illegal | None:
    if step.kind == "turn-chosen":
        return _no("DA-7.15", "only-him", marine=words.marine(MARINE_NAMES[step.marine]))
    if step.kind != "turn":
        return _wrong_step(step, "turn")
    return (
        _in_formation(state, move.marine)
        or _of_team(step, move.marine)
        or _no("DA-7.13", "turned", marine=words.marine(move.marine))
    )


def _activate(state: State, _seat: Seat, step: Step, move: mv.Activate) -> Illegal | None:
    if step.kind != "activate":
        return _wrong_step(step, "activate")
    refused = _in_formation(state, move.marine) or _of_team(step, move.marine)
    if refused is not None:
        return refused
    name, card = words.marine(move.marine), words.terrain(move.terrain)
    terrain = TERRAIN_ID[move.terrain]
    if MARINE[move.marine] not in step.who:
        return _no("DA-7.14", "activated-one", marine=name)
    if state.terrain[terrain] < 0:
        return _no("DA-7.14", "no-terrain", terrain=card)
    if TERRAIN[terrain].activation is None:
        return _no("DA-7.14", "no-activation", terrain=card)
    if terrain in state.activated:
        return _no("DA-7.14", "activated", terrain=card)
    assert state.terrain[terrain] != in_front(state, MARINE[move.marine])
    return _no("DA-7.14", "not-in-front", terrain=card, marine=name)


def _attack(state: State, _seat: Seat, step: Step, move: mv.Attack) -> Illegal | None:
    if step.kind not in ("attack", "attack-more", "paid-attack", "quick-instincts"):
        return None
    return _attacker(state, step, move) or _is_swarm(state, move.place, move.group) or _aim(state, move)


def _attacker(state: State, step: Step, move: mv.Attack) -> Illegal | None:
    """May this Marine attack at all now?"""
    marine, name = MARINE[move.marine], words.marine(move.marine)
    refused = _in_formation(state, move.marine)
    if refused is not None:
        return refused
    if step.kind in ("attack-more", "quick-instincts"):
        if marine == step.marine:
            return None
        clause, reason = ("DA-7.21", "finish") if step.kind == "attack-more" else ("DA-9.6", "only-him")
        return _no(clause, reason, marine=words.marine(MARINE_NAMES[step.marine]))
    refused = _of_team(step, move.marine)
    if refused is not None:
        return refused
    if marine not in step.who:
        return _no("DA-7.16", "attacked", marine=name)
    if step.kind == "paid-attack" and not state.tokens[marine]:
        return _no("DA-7.10", "no-token", marine=name)
    return None


def _aim(state: State, move: mv.Attack) -> Illegal:
    """Facing and range (DA-4.2, DA-4.3)."""
    marine, name = MARINE[move.marine], words.marine(move.marine)
    position, side = divmod(PLACE[move.place], 2)
    where = words.place(move.place)
    if side != state.faces[marine]:
        return _no("DA-4.2", "facing", marine=name, facing=SIDE_NAMES[state.faces[marine]], place=where)
    distance = abs(position - state.formation.index(marine))
    return _no("DA-4.3", "range", marine=name, place=where, distance=distance, range=RANGE[marine])


def _heroic_charge(state: State, _seat: Seat, step: Step, _move: mv.HeroicCharge) -> Illegal | None:
    ability = ACTION[step.card].ability if step.kind == "attack" else None
    if not isinstance(ability, Charge):
        return None
    return _no("DA-7.19", "no-charge", marine=words.marine(ability.marine))


def _reroll(state: State, _seat: Seat, step: Step, _move: mv.Reroll) -> Illegal | None:
    if step.kind == "artefact":
        return _no("DA-7.7", "behind", marine=words.marine(MARINE_NAMES[step.marine]))
    return _no("DA-7.8", "no-reroll")


def _use_artefact(state: State, seat: Seat, step: Step, _move: mv.UseArtefact) -> Illegal | None:
    if state.artefact != seat or step.kind == "defence-roll":
        return _no("DA-8.9", "no-artefact")
    return None


def _slay(state: State, _seat: Seat, step: Step, move: mv.Slay) -> Illegal | None:
    if step.kind not in _VICTIMS:
        return None
    refused = _is_swarm(state, move.place, move.group)
    if refused is not None:
        return refused
    place, card = PLACE[move.place], ENEMY[move.card]
    if step.kind in ("slay", "counter-attack") and (place, move.group) != (step.place, step.group):
        return _no(CLAUSES[step.kind], "elsewhere")
    if place not in _places(state, step):
        return _no(CLAUSES[step.kind], "out-of-reach")
    swarm = state.swarms[place][move.group]
    if step.kind == "intimidate-take":
        if card >= BROOD_LORD:
            return _no("DA-12.7", "brood-blip")
    elif swarm.protected:
        return _no("DA-12.4", "protected")
    elif card in swarm.cards and card >= BROOD_LORD:
        return _no("DA-12.8", "brood-lord")
    return _no(CLAUSES[step.kind], "no-such-enemy", card=words.enemy(move.card))


_VICTIMS = ("slay", "counter-attack", "charge", "cleanse", "event-victim", "door", "overload", "intimidate-take")


def _places(state: State, step: Step) -> list[int]:
    """The places from which victims can be taken."""
    if step.kind == "charge":
        ability = ACTION[step.card].ability
        assert isinstance(ability, Charge)
        return list(reach(state, step.marine, ability))
    if step.kind in ("cleanse", "event-victim"):
        return list(both_sides(state, step.marine))
    if step.kind == "intimidate-take":
        return [place for marine in living(state, TEAM_OF_ACTION[step.card]) for place in both_sides(state, marine)]
    return list(range(len(state.swarms)))


def _move_swarm(state: State, _seat: Seat, step: Step, move: mv.MoveSwarm) -> Illegal | None:
    if step.kind != "strategize":
        return None
    return _is_swarm(state, move.place, move.group) or _no("DA-12.3", "too-far")


def _choose_swarm(state: State, _seat: Seat, step: Step, move: mv.ChooseSwarm) -> Illegal | None:
    if step.kind not in ("power-field", "spawn-on-swarm", "event-target"):
        return None
    refused = _is_swarm(state, move.place, move.group)
    if refused is None and step.kind == "spawn-on-swarm":
        return _no("DA-9.5", "no-fit")
    return refused


_TARGETS = ("event-target", "everywhere", "spawn-behind", "token-and-turn")


def _choose_marine(state: State, _seat: Seat, step: Step, move: mv.ChooseMarine) -> Illegal | None:
    if step.kind not in _TARGETS:
        return None
    if step.kind == "event-target" and not any(
        isinstance(offered, mv.ChooseMarine) for offered in agenda.moves(state, step.seat)
    ):
        return None
    if step.kind == "token-and-turn":
        return _in_formation(state, move.marine)
    return _no("DA-9.5", "no-fit")


def _choose_team(state: State, _seat: Seat, step: Step, _move: mv.ChooseTeam) -> Illegal | None:
    if step.kind == "event-target" and any(
        isinstance(offered, mv.ChooseTeam) for offered in agenda.moves(state, step.seat)
    ):
        return _no("DA-9.5", "no-fit")
    return None


def _choose_pile(state: State, _seat: Seat, step: Step, move: mv.ChoosePile) -> Illegal | None:
    offers = any(isinstance(offered, mv.ChoosePile) for offered in agenda.moves(state, step.seat))
    if offers and not pile_of(state, SIDE[move.side]):
        return _no(CLAUSES[step.kind], "pile-empty")
    return None


def _choose_terrain(state: State, _seat: Seat, step: Step, move: mv.ChooseTerrain) -> Illegal | None:
    if step.kind not in ("cap-spawn", "spawn-order"):
        return None
    if state.terrain[TERRAIN_ID[move.terrain]] < 0:
        return _no(CLAUSES[step.kind], "no-terrain", terrain=words.terrain(move.terrain))
    return _no(CLAUSES[step.kind], "no-fit")


def _choose_place(state: State, _seat: Seat, step: Step, move: mv.ChoosePlace) -> Illegal | None:
    return _is_place(state, move.place) if step.kind == "place-terrain" else None


def _spend_token(state: State, seat: Seat, step: Step, move: mv.SpendToken) -> Illegal | None:
    if step.kind not in ("stealth-other", "teleport"):
        return None
    marine, name = MARINE[move.marine], words.marine(move.marine)
    refused = _in_formation(state, move.marine)
    if refused is not None:
        return refused
    if controller(state, marine) != seat:
        return _no("DA-7.10", "not-yours", marine=name)
    if not state.tokens[marine]:
        return _no("DA-7.10", "no-token", marine=name)
    return _no("DA-15.4", "only-him", marine=words.marine(MARINE_NAMES[step.marine]))


_EXPLAIN: dict[type, Callable[[State, Seat, Step, Any], Illegal | None]] = {
    mv.TakeTeam: _take_team,
    mv.ChooseAction: _choose_action,
    mv.PlaceToken: _place_token,
    mv.Trade: _trade,
    mv.Turn: _turn,
    mv.Activate: _activate,
    mv.Attack: _attack,
    mv.HeroicCharge: _heroic_charge,
    mv.Reroll: _reroll,
    mv.UseArtefact: _use_artefact,
    mv.Slay: _slay,
    mv.MoveSwarm: _move_swarm,
    mv.ChooseSwarm: _choose_swarm,
    mv.ChooseMarine: _choose_marine,
    mv.ChooseTeam: _choose_team,
    mv.ChoosePile: _choose_pile,
    mv.ChooseTerrain: _choose_terrain,
    mv.ChoosePlace: _choose_place,
    mv.SpendToken: _spend_token,
}
