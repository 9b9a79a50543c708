"""Abilities of Locations, upon entering or of the Control Panel (DA-10.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.game import Seat
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.blips import discard_top, fill, pile_of
from starboard.games.death_angel.cards import (
    BROOD_LORD,
    CONTROL_PANEL,
    ENEMY,
    ENEMY_NAMES,
    LEFT,
    LOCATIONS,
    MARINE,
    MARINE_NAMES,
    PLACE,
    PLACE_NAMES,
    RIGHT,
    SIDE,
    SKULL,
    TERRAIN_ID,
    TERRAIN_NAMES,
    TERRAIN_OF_COLOUR,
    BlipsPerMarine,
    BroodLords,
    CapSpawn,
    DiscardBlip,
    Effect,
    FaceAll,
    Launch,
    Overload,
    PlaceTerrain,
    PlaceTokens,
    PumpToxin,
    ReplacePanel,
    SpawnBehind,
    SpawnOnSwarm,
    SpawnOnTerrain,
    Teleport,
    TokenAndTurn,
    TurnFromTerrain,
)
from starboard.games.death_angel.formation import (
    behind,
    everywhere,
    in_front,
    join,
    slay,
    slay_marine,
    turn_around,
    victims,
)
from starboard.games.death_angel.movement import gather
from starboard.games.death_angel.moves import (
    ADD_TOKEN,
    CHOOSE_BROOD_LORD,
    CHOOSE_MARINE,
    CHOOSE_PILE,
    CHOOSE_PLACE,
    CHOOSE_SWARM,
    CHOOSE_TERRAIN,
    PASS,
    PLACE_TOKEN,
    ROLL_DIE,
    SPEND_TOKEN,
    TURN,
    AddToken,
    AnyMove,
    ChooseBroodLord,
    ChooseMarine,
    ChoosePile,
    ChoosePlace,
    ChooseSwarm,
    ChooseTerrain,
    Pass,
    PlaceToken,
    RollDie,
    Slay,
    SpendToken,
    Turn,
)
from starboard.games.death_angel.play import Play, Question, controller, lose_tokens, place_token
from starboard.games.death_angel.spawn import spawn
from starboard.games.death_angel.state import IN_BOX, State, Step, Swarm
from starboard.games.death_angel.victory import win


def resolve(play: Play, effect: Effect, seat: Seat, marine: int = -1) -> None:
    """Resolve a Location's ability for a player; ``marine`` activated the Control Panel, -1 upon entering."""
    _ABILITY[type(effect)](play, effect, seat, marine)


# --- upon entering ---------------------------------------------------------------------------------------------


def _spawn_on_terrain(play: Play, effect: SpawnOnTerrain, _seat: Seat, _marine: int) -> None:
    terrain = TERRAIN_ID[effect.terrain]
    spawn(play, play.state.terrain[terrain], effect.count, terrain=terrain)


def _face_all(play: Play, effect: FaceAll, _seat: Seat, _marine: int) -> None:
    for marine in play.state.formation:
        if play.state.faces[marine] != SIDE[effect.side]:
            turn_around(play, marine)


def _spawn_behind(play: Play, effect: SpawnBehind, seat: Seat, _marine: int) -> None:
    if effect.who == "top":
        spawn(play, behind(play.state, play.state.formation[0]), effect.count)
    else:
        play.push(Step("spawn-behind", seat, n=effect.count))


def fullest(state: State, marines: list[int], count: int) -> list[int]:
    """The Marines behind whom as many as possible would spawn; none if nobody would (DA-9.5, R-FULLEST)."""
    room = {marine: min(count, len(pile_of(state, behind(state, marine) & 1))) for marine in marines}
    most = max(room.values(), default=0)
    return [marine for marine in marines if room[marine] == most] if most else []


def _behind_moves(state: State, step: Step) -> list[AnyMove]:
    """A Marine without tokens if there is one (Dark Catacombs)."""
    bare = [marine for marine in state.formation if not state.tokens[marine]]
    return [CHOOSE_MARINE[marine] for marine in fullest(state, bare or state.formation, step.n)]


def _behind(play: Play, step: Step, move: ChooseMarine) -> None:
    spawn(play, behind(play.state, MARINE[move.marine]), step.n)


def _turn_from_terrain(play: Play, _effect: TurnFromTerrain, _seat: Seat, _marine: int) -> None:
    state = play.state
    for marine in [marine for marine in state.formation if in_front(state, marine) in state.terrain]:
        turn_around(play, marine)


def _place_tokens(play: Play, effect: PlaceTokens, seat: Seat, _marine: int) -> None:
    play.push(Step("place-tokens", seat, n=effect.marines))


def _tokens_moves(state: State, step: Step) -> list[AnyMove]:
    """Different Marines, one token each (R-MUNITORIUM)."""
    return [PLACE_TOKEN[marine] for marine in state.formation if marine not in step.who] if state.supply else []


def _tokens(play: Play, step: Step, move: PlaceToken) -> None:
    marine = MARINE[move.marine]
    place_token(play, marine)
    if step.n > 1:
        play.push(Step("place-tokens", step.seat, n=step.n - 1, who=(*step.who, marine)))


def _spawn_on_swarm(play: Play, effect: SpawnOnSwarm, seat: Seat, _marine: int) -> None:
    play.push(Step("spawn-on-swarm", seat, n=effect.count))


def _on_swarm_moves(state: State, step: Step) -> list[AnyMove]:
    """A swarm on which as many as possible spawn (R-FULLEST)."""
    room = [min(step.n, len(pile_of(state, side))) for side in (LEFT, RIGHT)]
    swarms = [(place, group) for place, groups in enumerate(state.swarms) for group in range(len(groups))]
    most = max((room[place & 1] for place, _ in swarms), default=0)
    return [CHOOSE_SWARM[place][group] for place, group in swarms if room[place & 1] == most] if most else []


def _on_swarm(play: Play, step: Step, move: ChooseSwarm) -> None:
    spawn(play, PLACE[move.place], step.n, group=move.group)


def _blips_per_marine(play: Play, _effect: BlipsPerMarine, _seat: Seat, _marine: int) -> None:
    marines = len(play.state.formation)
    fill(play, marines, marines)


def _place_terrain(play: Play, effect: PlaceTerrain, seat: Seat, _marine: int) -> None:
    terrain = TERRAIN_ID[effect.terrain]
    if play.state.terrain[terrain] == IN_BOX:
        play.push(Step("place-terrain", seat, card=terrain))


def _place_moves(state: State, _step: Step) -> list[AnyMove]:
    return [CHOOSE_PLACE[place] for place in everywhere(state)]


def _place(play: Play, step: Step, move: ChoosePlace) -> None:
    play.state.terrain[step.card] = PLACE[move.place]
    play.tell(ev.TerrainPlaced(terrain=TERRAIN_NAMES[step.card], place=move.place))


def _brood_lords(play: Play, _effect: BroodLords, seat: Seat, _marine: int) -> None:
    """All swarms gather at the red Terrain of their side, then the Brood Lords come (R-LAIR)."""
    left, right = _red_places(play.state)
    gather(play, left, right)
    play.push(Step("brood-lords", seat))


def _red_places(state: State) -> tuple[int, int]:
    places = sorted((state.terrain[terrain] for terrain in TERRAIN_OF_COLOUR["red"]), key=lambda place: place & 1)
    return places[0], places[1]


def _lord_moves(_state: State, _step: Step) -> list[AnyMove]:
    return [*CHOOSE_BROOD_LORD]


def _lord(play: Play, _step: Step, move: ChooseBroodLord) -> None:
    first = ENEMY[move.card]
    second = 2 * BROOD_LORD + 1 - first
    for place, lord in zip(_red_places(play.state), (first, second), strict=True):
        join(play.state, place, Swarm((lord,)))
        play.tell(ev.BroodLordArrived(place=PLACE_NAMES[place], card=ENEMY_NAMES[lord]))


# --- Control Panels --------------------------------------------------------------------------------------------


def _replace_panel(play: Play, effect: ReplacePanel, _seat: Seat, _marine: int) -> None:
    """The Control Panel makes room for the Corridor (R-TUNNELS)."""
    state = play.state
    terrain = TERRAIN_ID[effect.terrain]
    state.terrain[terrain] = state.terrain[CONTROL_PANEL]
    state.terrain[CONTROL_PANEL] = IN_BOX
    play.tell(ev.TerrainDiscarded(terrain="control-panel"))
    play.tell(ev.TerrainPlaced(terrain=effect.terrain, place=PLACE_NAMES[state.terrain[terrain]]))


def _discard_blip(play: Play, _effect: DiscardBlip, seat: Seat, _marine: int) -> None:
    play.push(Step("discard-blip", seat))


def _discard_moves(state: State, _step: Step) -> list[AnyMove]:
    """Cryo Control: a pile that has cards."""
    return [CHOOSE_PILE[side] for side in (LEFT, RIGHT) if pile_of(state, side)]


def _discard(play: Play, _step: Step, move: ChoosePile) -> None:
    discard_top(play, SIDE[move.side], 1)


def _cap_spawn(play: Play, _effect: CapSpawn, seat: Seat, _marine: int) -> None:
    play.push(Step("cap-spawn", seat))


def _cap_moves(state: State, _step: Step) -> list[AnyMove]:
    return [CHOOSE_TERRAIN[terrain] for terrain, place in enumerate(state.terrain) if place >= 0]


def _cap(play: Play, _step: Step, move: ChooseTerrain) -> None:
    play.state.capped = TERRAIN_ID[move.terrain]
    play.tell(ev.SpawnCapped(terrain=move.terrain))


def _token_and_turn(play: Play, _effect: TokenAndTurn, seat: Seat, _marine: int) -> None:
    play.push(Step("token-and-turn", seat))


def _chosen_moves(state: State, _step: Step) -> list[AnyMove]:
    """Apothecarion: any Marine, also with an empty supply."""
    return [CHOOSE_MARINE[marine] for marine in state.formation]


def _chosen(play: Play, step: Step, move: ChooseMarine) -> None:
    marine = MARINE[move.marine]
    place_token(play, marine)
    play.push(Step("turn-chosen", step.seat, marine))


def _turn_moves(_state: State, step: Step) -> list[AnyMove]:
    return [TURN[step.marine], PASS]


def _turn(play: Play, step: Step, move: Turn | Pass) -> None:
    if type(move) is Turn:
        turn_around(play, step.marine)


def _teleport(play: Play, _effect: Teleport, _seat: Seat, _marine: int) -> None:
    """Every Marine from the top down, then both piles are discarded (R-TELEPORT)."""
    play.push(Step("teleport-end"))
    play.push(Step("teleport-next", who=tuple(play.state.formation)))


def _teleport_next(play: Play, step: Step) -> None:
    state = play.state
    if step.who:
        marine = step.who[0]
        play.push(Step("teleport-next", who=step.who[1:]))
        play.push(Step("teleport", controller(state, marine), marine))


def _teleport_moves(state: State, step: Step) -> list[AnyMove]:
    """Each controller decides for his Marine; without a token he must roll."""
    return [SPEND_TOKEN[step.marine], ROLL_DIE] if state.tokens[step.marine] else [ROLL_DIE]


def _teleport_answer(play: Play, step: Step, move: SpendToken | RollDie) -> None:
    if type(move) is SpendToken:
        lose_tokens(play, step.marine, 1)
        return
    face = play.roll()
    effect = LOCATIONS[play.state.location].panel
    assert isinstance(effect, Teleport)
    fatal = face in effect.fatal
    play.tell(ev.DieRolled(why="teleportarium", face=face, marine=MARINE_NAMES[step.marine], bad=fatal))
    if fatal:
        slay_marine(play, step.marine)


def _teleport_end(play: Play, _step: Step) -> None:
    for side in (LEFT, RIGHT):
        discard_top(play, side, len(pile_of(play.state, side)))


def _overload(play: Play, effect: Overload, seat: Seat, marine: int) -> None:
    """Generatorium: a skull slays up to four, anything else the Marine."""
    face = play.roll()
    play.tell(ev.DieRolled(why="generatorium", face=face, marine=MARINE_NAMES[marine], bad=not SKULL[face]))
    if SKULL[face]:
        play.push(Step("overload", seat, marine, n=effect.most))
    else:
        slay_marine(play, marine)


def _overload_moves(state: State, _step: Step) -> list[AnyMove]:
    moves = victims(state, everywhere(state))
    return [*moves, PASS] if moves else []


def _overload_answer(play: Play, step: Step, move: Slay | Pass) -> None:
    if type(move) is Slay:
        slay(play, PLACE[move.place], move.group, ENEMY[move.card])
        if step.n > 1:
            play.push(Step("overload", step.seat, step.marine, n=step.n - 1))


def _launch(play: Play, _effect: Launch, seat: Seat, marine: int) -> None:
    play.push(Step("launch", seat, marine))


def _launch_moves(state: State, _step: Step) -> list[AnyMove]:
    """A token on the Location, or the roll (R-LAUNCH)."""
    return [ADD_TOKEN, ROLL_DIE] if state.supply else [ROLL_DIE]


def _launch_answer(play: Play, step: Step, move: AddToken | RollDie) -> None:
    state = play.state
    if type(move) is AddToken:
        state.supply -= 1
        state.launch_tokens += 1
        play.tell(ev.TokensPlaced(on="location"))
        return
    face = play.roll()
    won = face <= state.launch_tokens
    play.tell(ev.DieRolled(why="launch", face=face, marine=MARINE_NAMES[step.marine], bad=not won))
    if won:
        win(play, "launch")


def _pump_toxin(play: Play, _effect: PumpToxin, seat: Seat, marine: int) -> None:
    """Toxin Pumping Station: roll, then pick the pile (R-TOXIN)."""
    face = play.roll()
    play.tell(ev.DieRolled(why="toxin", face=face, marine=MARINE_NAMES[marine], bad=not face))
    if face:
        play.push(Step("pump-toxin", seat, marine, n=face))


def _pump_moves(state: State, _step: Step) -> list[AnyMove]:
    return [*CHOOSE_PILE] if state.left_blips or state.right_blips else []


def _pump(play: Play, step: Step, move: ChoosePile) -> None:
    discard_top(play, SIDE[move.side], step.n)


_ABILITY: dict[type, Callable[[Play, Any, Seat, int], None]] = {
    SpawnOnTerrain: _spawn_on_terrain,
    FaceAll: _face_all,
    SpawnBehind: _spawn_behind,
    TurnFromTerrain: _turn_from_terrain,
    PlaceTokens: _place_tokens,
    SpawnOnSwarm: _spawn_on_swarm,
    BlipsPerMarine: _blips_per_marine,
    PlaceTerrain: _place_terrain,
    BroodLords: _brood_lords,
    ReplacePanel: _replace_panel,
    DiscardBlip: _discard_blip,
    CapSpawn: _cap_spawn,
    TokenAndTurn: _token_and_turn,
    Teleport: _teleport,
    Overload: _overload,
    Launch: _launch,
    PumpToxin: _pump_toxin,
}
STEPS = {"teleport-next": _teleport_next, "teleport-end": _teleport_end}
QUESTIONS = {
    "spawn-behind": Question(_behind_moves, _behind),
    "place-tokens": Question(_tokens_moves, _tokens),
    "spawn-on-swarm": Question(_on_swarm_moves, _on_swarm),
    "place-terrain": Question(_place_moves, _place),
    "brood-lords": Question(_lord_moves, _lord),
    "discard-blip": Question(_discard_moves, _discard),
    "cap-spawn": Question(_cap_moves, _cap),
    "token-and-turn": Question(_chosen_moves, _chosen),
    "turn-chosen": Question(_turn_moves, _turn),
    "teleport": Question(_teleport_moves, _teleport_answer),
    "overload": Question(_overload_moves, _overload_answer),
    "launch": Question(_launch_moves, _launch_answer),
    "pump-toxin": Question(_pump_moves, _pump),
}
