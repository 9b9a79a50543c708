"""Setting up (section 3)."""

from __future__ import annotations

from starboard.core.agenda import Step
from starboard.core.chance import Chance
from starboard.core.game import Illegal, Seat
from starboard.games.death_angel import events, names
from starboard.games.death_angel.asking import AskPlayer, no
from starboard.games.death_angel.blips import fill
from starboard.games.death_angel.cards import (
    BROOD_LORD,
    EVENTS,
    GENESTEALERS,
    LEFT,
    LEVELS,
    LOCATIONS,
    MARINE_NAMES,
    MARINES,
    MARINES_OF_TEAM,
    RECIPE,
    RIGHT,
    SETUP_FOR,
    TEAM,
    TEAM_NAMES,
    TERRAIN,
    TOKENS,
)
from starboard.games.death_angel.event import DiscardEvent
from starboard.games.death_angel.moves import TAKE_TEAM, AnyMove, TakeTeam
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.play import Play
from starboard.games.death_angel.rounds import BeginPhase
from starboard.games.death_angel.spawn import OpenSpawnBox
from starboard.games.death_angel.state import CHOOSE, IN_BOX, State
from starboard.games.death_angel.travel import put_terrain_out


def lay_out(options: Options, seats: int, chance: Chance) -> State:
    """Shuffled decks, the setup Location and the Location deck (DA-3.1 to DA-3.4); the agenda does the rest."""
    setup = SETUP_FOR[seats]
    recipe = RECIPE[setup]
    deck = [n for n, card in enumerate(GENESTEALERS[:BROOD_LORD]) for _ in range(card.copies)]
    event_deck = list(range(len(EVENTS)))
    chance.shuffle(deck)
    chance.shuffle(event_deck)
    locations = [chance.pick(LEVELS[level]) for level in recipe.deck]
    locations.reverse()
    state = State(
        options=options,
        seats=seats,
        owners=[-1] * len(TEAM_NAMES),
        setup=setup,
        location=setup,
        location_deck=locations,
        visited=[],
        faces=[LEFT] * len(MARINES),
        tokens=[0] * len(MARINES),
        supply=TOKENS,
        terrain=[IN_BOX] * len(TERRAIN),
        deck=deck,
        events=event_deck,
        chosen=[0] * len(TEAM_NAMES),
        rests=[0] * len(TEAM_NAMES),
    )
    _give_out_teams(state, recipe.teams, chance)
    return state


def _give_out_teams(state: State, teams: int, chance: Chance) -> None:
    """Free choice from a random first player on, one team a turn, or random teams (DA-3.5)."""
    state.agenda = [Deal()]
    if state.options.teams == "choose":
        state.agenda.append(WhichTeam(chance.below(state.seats), teams))
    else:
        for turn, team in enumerate(chance.order(len(TEAM_NAMES))[:teams]):
            state.owners[team] = turn % state.seats


class WhichTeam(AskPlayer, frozen=True):
    """Which combat team a player takes (DA-3.5)."""

    clause = "DA-3.5"
    count: int
    """How many are still to be taken."""

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [TAKE_TEAM[team] for team, owner in enumerate(state.owners) if owner < 0]

    def answer(self, play: Play, seat: Seat, move: TakeTeam) -> None:
        play.state.owners[TEAM[move.team]] = self.seat
        if self.count > 1:
            play.push(WhichTeam((self.seat + 1) % play.state.seats, self.count - 1))
        play.tell(events.TeamTaken(player=self.seat, team=move.team))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if isinstance(move, TakeTeam) and state.owners[TEAM[move.team]] >= 0:
            return no("DA-3.5", "team-taken", team=names.team(move.team))
        return None


class Deal(Step, frozen=True):
    """Marines, Terrain, Blips and the starting Event (DA-3.6 to DA-3.9)."""

    def run(self, play: Play) -> bool:
        state = play.state
        formation = [
            marine for team, owner in enumerate(state.owners) if owner >= 0 for marine in MARINES_OF_TEAM[team]
        ]
        play.chance.shuffle(formation)
        half = len(formation) // 2
        for position, marine in enumerate(formation):
            state.faces[marine] = LEFT if position < half else RIGHT
        state.formation = formation
        state.swarms = [() for _ in range(2 * len(formation))]
        play.tell(events.FormationDealt(marines=tuple(MARINE_NAMES[marine] for marine in formation)))
        location = LOCATIONS[state.location]
        put_terrain_out(play, location)
        fill(play, *location.blips)
        # Only the spawn boxes of the starting Event count, whatever card it is (DA-3.9, DA-3.11).
        play.push(OpenSpawnBox(0), OpenSpawnBox(1), DiscardEvent(), BeginPhase(CHOOSE))
        state.event = state.events.pop()
        play.tell(events.EventDrawn(player=state.current, card=EVENTS[state.event].code, alone=state.seats == 1))
        return False
