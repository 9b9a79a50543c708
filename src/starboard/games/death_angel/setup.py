"""Setting up (section 3)."""

from __future__ import annotations

from starboard.core.chance import Chance
from starboard.games.death_angel import events as ev
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
    RIGHT,
    SETUP_FOR,
    TEAM,
    TEAM_NAMES,
    TERRAIN,
    TOKENS,
)
from starboard.games.death_angel.moves import TAKE_TEAM, AnyMove, TakeTeam
from starboard.games.death_angel.play import Play, Question
from starboard.games.death_angel.state import IN_BOX, Options, State, Step
from starboard.games.death_angel.travel import put_terrain_out


def lay_out(options: Options, seats: int, chance: Chance) -> State:
    """Shuffled decks, the setup Location and the Location deck (DA-3.1 to DA-3.4); the agenda does the rest."""
    setup = SETUP_FOR[seats]
    recipe = LOCATIONS[setup].setup
    assert recipe is not None
    deck = [n for n, card in enumerate(GENESTEALERS[:BROOD_LORD]) for _ in range(card.copies)]
    events = list(range(len(EVENTS)))
    chance.shuffle(deck)
    chance.shuffle(events)
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
        events=events,
        chosen=[0] * len(TEAM_NAMES),
        rests=[0] * len(TEAM_NAMES),
    )
    _give_out_teams(state, recipe.teams, chance)
    return state


def _give_out_teams(state: State, teams: int, chance: Chance) -> None:
    """Free choice from a random first player on, one team a turn, or random teams (DA-3.5)."""
    state.agenda = [Step("deal")]
    if state.options.teams == "choose":
        state.agenda.append(Step("take-team", chance.below(state.seats), n=teams))
    else:
        for turn, team in enumerate(chance.order(len(TEAM_NAMES))[:teams]):
            state.owners[team] = turn % state.seats


def _team_moves(state: State, _step: Step) -> list[AnyMove]:
    return [TAKE_TEAM[team] for team, owner in enumerate(state.owners) if owner < 0]


def _take_team(play: Play, step: Step, move: TakeTeam) -> None:
    play.state.owners[TEAM[move.team]] = step.seat
    play.tell(ev.TeamTaken(player=step.seat, team=move.team))
    if step.n > 1:
        play.push(Step("take-team", (step.seat + 1) % play.state.seats, n=step.n - 1))


def deal(play: Play, _step: Step) -> None:
    """Marines, Terrain, Blips and the starting Event (DA-3.6 to DA-3.9)."""
    state = play.state
    formation = [marine for team, owner in enumerate(state.owners) if owner >= 0 for marine in MARINES_OF_TEAM[team]]
    play.chance.shuffle(formation)
    half = len(formation) // 2
    for position, marine in enumerate(formation):
        state.faces[marine] = LEFT if position < half else RIGHT
    state.formation = formation
    state.swarms = [() for _ in range(2 * len(formation))]
    play.tell(ev.FormationDealt(marines=tuple(MARINE_NAMES[marine] for marine in formation)))
    location = LOCATIONS[state.location]
    put_terrain_out(play, location)
    fill(play, *location.blips)
    play.push(Step("phase", n=1))
    play.push(Step("event-discard"))
    play.push(Step("spawn-box", n=1))
    play.push(Step("spawn-box", n=0))
    # Only the spawn boxes of the starting Event count, whatever card it is (DA-3.9, DA-3.11).
    state.event = state.events.pop()
    play.tell(ev.EventDrawn(player=state.current, card=EVENTS[state.event].code))


STEPS = {"deal": deal}
QUESTIONS = {"take-team": Question(_team_moves, _take_team)}
