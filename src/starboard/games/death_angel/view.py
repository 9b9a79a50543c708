"""What a seat may know (section 16), and a state it could be in.

``pending`` is the agenda as the seat may know it; a client can ignore it, ``imagine`` needs it.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from starboard.core.agenda import Question, Step, steps_of
from starboard.core.chance import Chance
from starboard.core.game import Seat, unheard
from starboard.games.death_angel import setup
from starboard.games.death_angel.cards import (
    ARTEFACT,
    BROOD_LORD,
    DOOR,
    ENEMY,
    EVENT,
    EVENTS,
    GENESTEALERS,
    LEFT,
    LEVELS,
    LOCATION,
    MARINE,
    MARINE_NAMES,
    RECIPE,
    SIDE,
    TEAM,
    TEAM_NAMES,
    TERRAIN_ID,
    TERRAIN_NAMES,
)
from starboard.games.death_angel.choose_actions import ChooseActions
from starboard.games.death_angel.event import EventTarget, Instinct, SecretChoice
from starboard.games.death_angel.hands import legal_cards
from starboard.games.death_angel.looking import knows_event, look
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.seen import Lasting, Seen, SideView
from starboard.games.death_angel.state import GONE, IN_BOX, State, Swarm

if TYPE_CHECKING:
    AnyStep: TypeAlias = Step
else:
    AnyStep = steps_of(setup)
"""Every step of this game: those that the modules define which ``setup`` sets in motion."""


class View(Seen, frozen=True, kw_only=True):
    """What one seat may know."""

    pending: tuple[AnyStep, ...]


# --- looking ---------------------------------------------------------------------------------------------------


def view(state: State, seat: Seat) -> View:
    """What the seat may know (DA-16.1), and no more (DA-16.2)."""
    pending = tuple(state.agenda)
    if state.event >= 0 and not knows_event(state, seat):
        pending = tuple([Instinct(step.seat) if isinstance(step, SecretChoice) else step for step in pending])
    question = pending[-1] if pending else None
    seen = look(state, seat, question if isinstance(question, Question) else None)
    return View(**{name: getattr(seen, name) for name in _SEEN}, pending=pending)


_SEEN = Seen.__struct_fields__


# --- imagining -------------------------------------------------------------------------------------------------


def imagine(seen: View, options: Options, chance: Chance) -> State:
    """A state that gives this very view: what the seat can't know is dealt anew."""
    state = _known(seen, options)
    _deal_genestealers(state, seen, chance)
    _deal_locations(state, seen, chance)
    _deal_actions(state, seen, chance)
    _deal_events(state, seen, chance)
    return state


def _known(seen: View, options: Options) -> State:
    """All that the view says."""
    state = State(
        now=seen.now,
        options=options,
        seats=seen.seats,
        owners=[-1] * len(TEAM_NAMES),
        setup=LOCATION[(*seen.visited, seen.location.code)[0]],
        location=LOCATION[seen.location.code],
        location_deck=[],
        visited=[LOCATION[code] for code in seen.visited],
        round=seen.round,
        phase=seen.phase,
        current=seen.current,
        formation=[MARINE[row.marine] for row in seen.rows],
        faces=[LEFT] * len(MARINE_NAMES),
        tokens=[0] * len(MARINE_NAMES),
        supply=seen.supply,
        launch_tokens=seen.location.tokens,
        terrain=[IN_BOX] * len(TERRAIN_NAMES),
        activated=[TERRAIN_ID[terrain] for terrain in seen.activated],
        artefact=-1 if seen.artefact is None else seen.artefact,
        attacks=seen.attacks,
        lords_slain=[ENEMY[card] for card in seen.lords_slain],
        deck=[],
        discard=[ENEMY[card] for card in seen.genestealer_discard],
        events=[],
        event_discard=[EVENT[code] for code in seen.event_discard],
        event=EVENT[seen.event] if seen.event else -1,
        revealed=not seen.event_hidden,
        aim=seen.aim,
        marked=list(seen.marked),
        chosen=[0] * len(TEAM_NAMES),
        rests=list(seen.rests),
        resolving=seen.resolving,
        resolved=list(seen.resolved),
        lead_used=seen.lead_used,
        travelling=seen.travelling,
        agenda=list(seen.pending),
    )
    if seen.artefact_gone:
        state.terrain[ARTEFACT] = GONE
    for row in seen.rows:
        state.faces[MARINE[row.marine]] = SIDE[row.facing]
        state.tokens[MARINE[row.marine]] = row.tokens
        _remember_side(state, row.left)
        _remember_side(state, row.right)
    for side in seen.beyond:
        _remember_side(state, side)
    for team in seen.teams:
        state.owners[TEAM[team.team]] = team.player
        state.chosen[TEAM[team.team]] = team.chosen
    state.lasting, state.lasting_target = _remembered(seen.lasting)
    state.upcoming, state.upcoming_target = _remembered(seen.upcoming)
    if seen.ending is not None:
        state.outcome = "won" if seen.ending.won else "lost"
        state.ending = seen.ending.by
        state.stood_last = MARINE[seen.ending.stood_last] if seen.ending.stood_last else -1
    return state


def _remember_side(state: State, side: SideView) -> None:
    place = len(state.swarms)
    for terrain in side.terrain:
        number = TERRAIN_ID[terrain.terrain]
        state.terrain[number] = place
        if number == DOOR:
            state.door_tokens = terrain.tokens
        if terrain.capped:
            state.capped = number
    state.swarms.append(
        tuple(
            Swarm(tuple(ENEMY[card] for card in swarm.cards), swarm.attacked, swarm.protected) for swarm in side.swarms
        )
    )


def _remembered(lasting: Lasting | None) -> tuple[int, int]:
    if lasting is None:
        return -1, -1
    target = MARINE[lasting.marine] if lasting.marine else TEAM[lasting.team] if lasting.team else -1
    return EVENT[lasting.event], target


def _deal_genestealers(state: State, seen: View, chance: Chance) -> None:
    """Cards nobody sees lie in the Blip piles and the deck."""
    hidden = [card for card in range(BROOD_LORD) for _ in range(GENESTEALERS[card].copies)]
    for card in state.discard:
        hidden.remove(card)
    for groups in state.swarms:
        for swarm in groups:
            for card in swarm.cards:
                if card < BROOD_LORD:
                    hidden.remove(card)
    chance.shuffle(hidden)
    left, both = seen.left_blips, seen.left_blips + seen.right_blips
    state.left_blips, state.right_blips, state.deck = hidden[:left], hidden[left:both], hidden[both:]


def _deal_locations(state: State, seen: View, chance: Chance) -> None:
    """Any Location of the right level may lie in the deck (DA-3.4)."""
    deck = RECIPE[state.setup].deck
    levels = deck[len(deck) - seen.location_deck :]
    state.location_deck = [chance.pick(LEVELS[level]) for level in reversed(levels)]


def _deal_actions(state: State, seen: View, chance: Chance) -> None:
    """Cards that lie face down can be any legal ones; once all lie, the lowest made its player current player."""
    hidden = [TEAM[team.team] for team in seen.teams if team.has_chosen and not team.chosen]
    if not hidden:
        return
    hands = [legal_cards(state, team) for team in hidden]
    choices = list(product(*hands))
    if seen.pending and not isinstance(seen.pending[-1], ChooseActions):
        known = [(card, state.owners[team]) for team, card in enumerate(state.chosen) if card]
        owners = [state.owners[team] for team in hidden]
        choices = [cards for cards in choices if min([*known, *zip(cards, owners, strict=True)])[1] == state.current]
    for team, card in zip(hidden, chance.pick(choices), strict=True):
        state.chosen[team] = card


def _deal_events(state: State, seen: View, chance: Chance) -> None:
    """The Event deck in any order, but for what was scouted; a hidden Instinct Event is one that asks something."""
    known = {seen.event_deck - 1 - card.above: EVENT[card.event] for card in seen.scouted}
    out = {*state.event_discard, *known.values(), state.event}
    hidden = [card for card in range(len(EVENTS)) if card not in out]
    chance.shuffle(hidden)
    if seen.event_hidden and seen.event is None:
        state.event = next(card for card in hidden if EVENTS[card].instinct and _asks(state, card))
        hidden.remove(state.event)
    state.scouted = sorted(known)
    state.events = [known[n] if n in known else hidden.pop() for n in range(seen.event_deck)]


def _asks(state: State, event: int) -> bool:
    """Whether the current player would have something to choose; if so the agenda asks it."""
    state.event = event
    aim, marked, agenda = state.aim, state.marked[:], state.agenda[:]
    masked = state.agenda.pop()
    assert isinstance(masked, Instinct)
    play = Play(state, Chance(), unheard)
    play.push(EventTarget(masked.seat))
    while isinstance(choice := state.agenda[-1], SecretChoice):
        state.agenda.pop()
        if choice.run(play):
            state.agenda.append(choice)
            return True
    state.aim, state.marked, state.agenda = aim, marked, agenda
    return False
