"""Looking at a state with the eyes of a seat (section 16): no more than is named here is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from starboard.core import game as core
from starboard.core.agenda import Question
from starboard.games.death_angel import odds
from starboard.games.death_angel.cards import (
    ACTION,
    ACTIONS_OF_TEAM,
    ARTEFACT,
    BEARER,
    DIE_FACES,
    DOOR,
    ENEMY_NAMES,
    EVENTS,
    FINAL,
    LOCATIONS,
    MARINE_NAMES,
    MARINES_OF_TEAM,
    PLACE_NAMES,
    RANGE,
    RECIPE,
    SIDE_NAMES,
    TEAM_NAMES,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
    TERRAIN_NAMES,
    FaceSaves,
    JamGuns,
    Place,
    ScoutEvent,
    action_with,
)
from starboard.games.death_angel.hands import legal_cards
from starboard.games.death_angel.movement import Path, heading
from starboard.games.death_angel.seen import (
    ActionView,
    Ending,
    EventBoxes,
    Lasting,
    LocationView,
    QuestionView,
    Roll,
    RowView,
    Scouted,
    Seen,
    SideView,
    SpawnBoxView,
    SwarmView,
    TeamView,
    TerrainView,
)
from starboard.games.death_angel.state import GONE, RESOLVE, State, Swarm

SCOUTS = TEAM_OF_ACTION[action_with(ScoutEvent)[0]]
"""The team that can look at Events."""


class Shown(Question, frozen=True):
    """What a view shows of a question: its fields with these names."""

    FIELDS: ClassVar[dict[str, Callable[[Any], Any]]] = {
        "marine": MARINE_NAMES.__getitem__,
        "marines": lambda marines: tuple([MARINE_NAMES[marine] for marine in marines]),
        "place": PLACE_NAMES.__getitem__,
        "group": int,
        "card": int,
        "terrain": TERRAIN_NAMES.__getitem__,
        "count": int,
    }

    @property
    def kind(self) -> str:
        """Its name, in messages and for clients."""
        return str(self.__struct_config__.tag)

    def shown(self, state: State) -> QuestionView:
        """The question for a board."""
        fields = {name: show(getattr(self, name)) for name, show in self.FIELDS.items() if hasattr(self, name)}
        return QuestionView(self.kind, self.seats(state), **fields)

    def die(self, state: State) -> Roll | None:
        """The die that lies on the table while this is asked."""
        return None


def knows_event(state: State, seat: core.Seat) -> bool:
    """Whether the seat may see the Event on the table: nobody else sees an Instinct Event (DA-9.3)."""
    return state.event >= 0 and (state.revealed or seat == state.current)


def look(state: State, seat: core.Seat, question: Question | None) -> Seen:
    """What the seat may know (DA-16.1), and no more (DA-16.2); ``question`` is what it may know to be asked."""
    knows = knows_event(state, seat)
    hides = state.event >= 0 and not knows
    asked = question if isinstance(question, Shown) else None
    path = heading(state, knows)
    rows = tuple(_row(state, position, path) for position in range(len(state.formation)))
    location = LOCATIONS[state.location]
    recipe = RECIPE[state.setup]
    return Seen(
        seat=seat,
        seats=state.seats,
        now=state.now,
        round=state.round,
        phase=state.phase,
        current=state.current,
        location=LocationView(
            code=location.code,
            level=location.level,
            step=len(state.visited) + 1,
            steps=len(recipe.deck) + 1,
            tokens=state.launch_tokens,
            final=FINAL[state.location],
        ),
        visited=tuple(LOCATIONS[n].code for n in state.visited),
        major=recipe.major,
        minor=recipe.minor,
        rows=rows,
        beyond=() if rows or not state.swarms else (_side(state, 0, path), _side(state, 1, path)),
        supply=state.supply,
        left_blips=len(state.left_blips),
        right_blips=len(state.right_blips),
        genestealer_deck=len(state.deck),
        genestealer_discard=tuple([ENEMY_NAMES[card] for card in state.discard]),
        event_deck=len(state.events),
        event_discard=tuple([EVENTS[card].code for card in state.event_discard]),
        location_deck=len(state.location_deck),
        lords_slain=tuple([ENEMY_NAMES[card] for card in state.lords_slain]),
        artefact=state.artefact if state.artefact >= 0 else None,
        artefact_gone=state.terrain[ARTEFACT] == GONE,
        attacks=state.attacks,
        teams=tuple([_team(state, team, seat) for team, owner in enumerate(state.owners) if owner >= 0]),
        order=tuple(sorted(card for card in state.chosen if card)) if state.phase >= RESOLVE else (),
        resolving=state.resolving,
        resolved=tuple(state.resolved),
        lead_used=state.lead_used,
        rests=tuple(state.rests),
        activated=tuple([TERRAIN_NAMES[terrain] for terrain in state.activated]),
        event=EVENTS[state.event].code if knows else None,
        event_boxes=_boxes(state) if knows else None,
        event_hidden=state.event >= 0 and not state.revealed,
        aim=None if hides else state.aim,
        marked=() if hides else tuple(state.marked),
        lasting=_lasting(state.lasting, state.lasting_target),
        upcoming=_lasting(state.upcoming, state.upcoming_target),
        scouted=_scouted(state) if seat == state.owners[SCOUTS] else (),
        question=asked.shown(state) if asked else None,
        roll=asked.die(state) if asked else None,
        travelling=state.travelling,
        ending=_ending(state),
    )


def _ending(state: State) -> Ending | None:
    if not state.ending:
        return None
    won = state.outcome == "won"
    return Ending(won, state.ending, None if won or state.stood_last < 0 else MARINE_NAMES[state.stood_last])


def _row(state: State, position: int, path: Path) -> RowView:
    marine = state.formation[position]
    team = TEAM_OF_MARINE[marine]
    return RowView(
        position + 1,
        MARINE_NAMES[marine],
        TEAM_NAMES[team],
        state.owners[team],
        SIDE_NAMES[state.faces[marine]],
        state.tokens[marine],
        RANGE[marine],
        _side(state, 2 * position, path),
        _side(state, 2 * position + 1, path),
    )


def _side(state: State, place: int, path: Path) -> SideView:
    terrain: tuple[TerrainView, ...] = ()
    if place in state.terrain:
        terrain = tuple(
            TerrainView(
                TERRAIN_NAMES[card],
                state.door_tokens if card == DOOR else 0,
                card in state.activated,
                card == state.capped,
            )
            for card, where in enumerate(state.terrain)
            if where == place
        )
    swarms = tuple(
        [
            SwarmView(
                tuple([ENEMY_NAMES[card] for card in swarm.cards]),
                swarm.attacked,
                swarm.protected,
                *_survival(state, place, group),
                _goes(state, place, swarm, path),
            )
            for group, swarm in enumerate(state.swarms[place])
        ]
    )
    return SideView(terrain, swarms)


def _goes(state: State, place: int, swarm: Swarm, path: Path) -> Place | None:
    to = path(state, place, swarm) if state.formation else place
    return None if to == place else PLACE_NAMES[to]


def _survival(state: State, place: int, group: int) -> tuple[int, int | None, int | None]:
    alone = odds.survival(state, place, group)
    faces = alone * DIE_FACES
    percent = None if faces.denominator == 1 else odds.percent(alone)
    tokens = odds.usable(state, place)
    supported = odds.survival(state, place, group, tokens) if tokens else alone
    return int(faces), percent, odds.percent(supported) if supported > alone else None


def _team(state: State, team: int, seat: core.Seat) -> TeamView:
    alive = [marine for marine in state.formation if TEAM_OF_MARINE[marine] == team]
    dealt = state.formation or state.phase
    slain = [marine for marine in MARINES_OF_TEAM[team] if marine not in alive] if dealt else []
    card = state.chosen[team]
    legal = legal_cards(state, team)
    actions = [
        ActionView(
            number,
            ACTION[number].type,
            "ready" if number in legal else "resting" if number == state.rests[team] else "jammed",
            MARINE_NAMES[BEARER[number]] if BEARER[number] in slain else None,
        )
        for number in ACTIONS_OF_TEAM[team]
    ]
    return TeamView(
        TEAM_NAMES[team],
        state.owners[team],
        tuple([MARINE_NAMES[marine] for marine in alive]),
        tuple([MARINE_NAMES[marine] for marine in slain]),
        tuple(actions) if alive or not state.phase else (),
        card > 0,
        card if state.phase >= RESOLVE or seat == state.owners[team] else 0,
    )


def _boxes(state: State) -> EventBoxes:
    card, recipe = EVENTS[state.event], RECIPE[state.setup]
    return EventBoxes(
        tuple([SpawnBoxView(box.colour, box.size, recipe.spawns(box)) for box in card.spawn]),
        card.movement.kind if card.movement else None,
        card.movement.symbol if card.movement else None,
    )


def _lasting(event: int, target: int) -> Lasting | None:
    if event < 0:
        return None
    card = EVENTS[event]
    return Lasting(
        card.code,
        MARINE_NAMES[target] if isinstance(card.effect, FaceSaves) else None,
        TEAM_NAMES[target] if isinstance(card.effect, JamGuns) else None,
    )


def _scouted(state: State) -> tuple[Scouted, ...]:
    """Known Events of the deck, the next one first."""
    top = len(state.events) - 1
    return tuple(Scouted(top - n, EVENTS[state.events[n]].code) for n in sorted(state.scouted, reverse=True))
