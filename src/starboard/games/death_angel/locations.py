"""Abilities of Locations, upon entering or of the Control Panel (DA-10.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase
from starboard.games.death_angel import events, names
from starboard.games.death_angel.action_abilities import all_swarms, cannot_pay
from starboard.games.death_angel.asking import (
    AskForToken,
    AskForVictim,
    AskPlayer,
    Effects,
    no,
    no_place,
    no_swarm,
    not_there,
    only_him,
)
from starboard.games.death_angel.blips import discard_chosen, discard_top, fill, filled_piles
from starboard.games.death_angel.cards import (
    BROOD_LORD,
    CONTROL_PANEL,
    DIE_FACES,
    ENEMY,
    ENEMY_NAMES,
    LEFT,
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
    EntryEffect,
    FaceAll,
    Launch,
    Overload,
    PanelEffect,
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
    everywhere,
    in_front,
    join,
    nearby,
    put_terrain,
    slay_chosen,
    slay_marine,
    turn_around,
    victims,
)
from starboard.games.death_angel.leaving import last_cards
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
from starboard.games.death_angel.play import Play, controller, lose_tokens, named, place_token
from starboard.games.death_angel.seen import Seen
from starboard.games.death_angel.spawn import behind_whom, spawn, spawn_behind, unfit_terrain
from starboard.games.death_angel.state import IN_BOX, State, Swarm, pile_of
from starboard.games.death_angel.use import Use
from starboard.games.death_angel.victory import win


def resolve(play: Play, effect: EntryEffect | PanelEffect, use: Use) -> None:
    """Resolve a Location's ability for a player."""
    _ABILITY[type(effect)](play, effect, use)


# --- upon entering ---------------------------------------------------------------------------------------------


def _spawn_on_terrain(play: Play, effect: SpawnOnTerrain, _use: Use) -> None:
    terrain = TERRAIN_ID[effect.terrain]
    spawn(play, play.state.terrain[terrain], effect.count, terrain=terrain)


def _face_all(play: Play, effect: FaceAll, _use: Use) -> None:
    for marine in play.state.formation:
        if play.state.faces[marine] != SIDE[effect.side]:
            turn_around(play, marine)


def _spawn_behind(play: Play, effect: SpawnBehind, use: Use) -> None:
    play.push(DarkCatacombs(use.seat, effect))


class DarkCatacombs(AskPlayer, frozen=True):
    """Behind whom Genestealers spawn. In the Lower Accessway it is the topmost Marine, so nobody is asked."""

    clause = "DA-10.10"
    effect: SpawnBehind

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return behind_whom(state, self.effect)

    def answer(self, play: Play, seat: Seat, move: ChooseMarine) -> None:
        spawn_behind(play, self.effect, MARINE[move.marine], named(play.state, self.seat))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return no("DA-9.5", "no-fit") if isinstance(move, ChooseMarine) else None


def _turn_from_terrain(play: Play, _effect: TurnFromTerrain, _use: Use) -> None:
    state = play.state
    for marine in [marine for marine in state.formation if in_front(state, marine) in state.terrain]:
        turn_around(play, marine)


def _place_tokens(play: Play, effect: PlaceTokens, use: Use) -> None:
    play.push(Munitorium(use.seat, effect.marines, ()))


class Munitorium(AskForToken, frozen=True):
    """Different Marines, one token each (R-MUNITORIUM)."""

    clause = "DA-10.10"
    count: int
    given: tuple[int, ...]
    """Who has got one."""

    def by(self, state: State) -> Seat | None:
        return named(state, self.seat)

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [PLACE_TOKEN[marine] for marine in state.formation if marine not in self.given] if state.supply else []

    def answer(self, play: Play, seat: Seat, move: PlaceToken | Pass) -> None:
        super().answer(play, seat, move)
        if type(move) is PlaceToken and self.count > 1:
            play.push(Munitorium(self.seat, self.count - 1, (*self.given, MARINE[move.marine])))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if isinstance(move, PlaceToken) and MARINE[move.marine] in self.given:
            return no("DA-10.10", "has-one", marine=names.marine(move.marine))
        return super().reason(state, seat, move)


def _spawn_on_swarm(play: Play, effect: SpawnOnSwarm, use: Use) -> None:
    play.push(BlackHolds(use.seat, effect.count))


class BlackHolds(AskPlayer, frozen=True):
    """A swarm on which as many as possible spawn (R-FULLEST)."""

    clause = "DA-10.10"
    count: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        room = [min(self.count, len(pile_of(state, side))) for side in (LEFT, RIGHT)]
        swarms = all_swarms(state)
        most = max((room[place & 1] for place, _ in swarms), default=0)
        return [CHOOSE_SWARM[place][group] for place, group in swarms if room[place & 1] == most] if most else []

    def answer(self, play: Play, seat: Seat, move: ChooseSwarm) -> None:
        spawn(play, PLACE[move.place], self.count, group=move.group, by=named(play.state, self.seat))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if not isinstance(move, ChooseSwarm):
            return None
        return no_swarm(state, move.place, move.group) or no("DA-9.5", "no-fit")


def _blips_per_marine(play: Play, _effect: BlipsPerMarine, _use: Use) -> None:
    marines = len(play.state.formation)
    fill(play, marines, marines)


def _place_terrain(play: Play, effect: PlaceTerrain, use: Use) -> None:
    terrain = TERRAIN_ID[effect.terrain]
    if play.state.terrain[terrain] == IN_BOX:
        play.push(WrathOfBaalChapel(use.seat, terrain))


class WrathOfBaalChapel(AskPlayer, frozen=True):
    """Where the Artefact is put."""

    clause = "DA-10.10"
    terrain: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [CHOOSE_PLACE[place] for place in everywhere(state)]

    def answer(self, play: Play, seat: Seat, move: ChoosePlace) -> None:
        put_terrain(play, TERRAIN_NAMES[self.terrain], PLACE[move.place], named(play.state, self.seat))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return no_place(state, move.place) if isinstance(move, ChoosePlace) else None


def _brood_lords(play: Play, _effect: BroodLords, use: Use) -> None:
    """All swarms gather at the red Terrain of their side, then the Brood Lords come (R-LAIR)."""
    left, right = _red_places(play.state)
    gather(play, left, right)
    play.push(GenestealerLair(use.seat))


def _red_places(state: State) -> tuple[int, int]:
    places = sorted((state.terrain[terrain] for terrain in TERRAIN_OF_COLOUR["red"]), key=lambda place: place & 1)
    return places[0], places[1]


class GenestealerLair(AskPlayer, frozen=True):
    """Which Brood Lord comes on the left side."""

    clause = "DA-10.10"

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*CHOOSE_BROOD_LORD]

    def answer(self, play: Play, seat: Seat, move: ChooseBroodLord) -> None:
        first = ENEMY[move.card]
        second = 2 * BROOD_LORD + 1 - first
        by = named(play.state, self.seat)
        for place, lord in zip(_red_places(play.state), (first, second), strict=True):
            join(play.state, place, Swarm((lord,)))
            beside, where = nearby(play.state, place)
            card = ENEMY_NAMES[lord]
            play.tell(events.BroodLordArrived(place=PLACE_NAMES[place], beside=beside, where=where, card=card, by=by))
            by = None  # the other one comes by itself


# --- Control Panels --------------------------------------------------------------------------------------------


def _replace_panel(play: Play, effect: ReplacePanel, _use: Use) -> None:
    """The Control Panel makes room for the Corridor (R-TUNNELS)."""
    state = play.state
    place = state.terrain[CONTROL_PANEL]
    state.terrain[CONTROL_PANEL] = IN_BOX
    play.tell(events.TerrainDiscarded(terrain="control-panel"))
    put_terrain(play, effect.terrain, place)


def _discard_blip(play: Play, _effect: DiscardBlip, use: Use) -> None:
    play.push(CryoControl(use.seat))


class CryoControl(AskPlayer, frozen=True):
    """Which pile loses its top card; one that has cards."""

    clause = "DA-7.15"

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return filled_piles(state)

    def answer(self, play: Play, seat: Seat, move: ChoosePile) -> None:
        discard_chosen(play, move)

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        return last_cards(state)


def _cap_spawn(play: Play, _effect: CapSpawn, use: Use) -> None:
    play.push(CoreCogitator(use.seat))


class CoreCogitator(AskPlayer, frozen=True):
    """On which Terrain card few Genestealers spawn this round."""

    clause = "DA-7.15"

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [CHOOSE_TERRAIN[terrain] for terrain, place in enumerate(state.terrain) if place >= 0]

    def answer(self, play: Play, seat: Seat, move: ChooseTerrain) -> None:
        play.state.capped = TERRAIN_ID[move.terrain]
        play.tell(events.SpawnCapped(terrain=move.terrain))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return unfit_terrain(self.clause, state, move) if isinstance(move, ChooseTerrain) else None


def _token_and_turn(play: Play, _effect: TokenAndTurn, use: Use) -> None:
    play.push(Apothecarion(use.seat))


class Apothecarion(AskPlayer, frozen=True):
    """Who gets a token and may turn: any Marine, also with an empty supply."""

    clause = "DA-7.15"

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [CHOOSE_MARINE[marine] for marine in state.formation]

    def answer(self, play: Play, seat: Seat, move: ChooseMarine) -> None:
        marine = MARINE[move.marine]
        place_token(play, marine)
        play.push(ApothecarionTurn(self.seat, marine))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return not_there(state, move.marine) if isinstance(move, ChooseMarine) else None


class ApothecarionTurn(AskPlayer, frozen=True):
    """Whether he turns."""

    clause = "DA-7.15"
    marine: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [TURN[self.marine], PASS]

    def answer(self, play: Play, seat: Seat, move: Turn | Pass) -> None:
        if type(move) is Turn:
            turn_around(play, self.marine)

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return only_him("DA-7.15", self.marine) if isinstance(move, Turn) else None


def _teleport(play: Play, effect: Teleport, _use: Use) -> None:
    """Every Marine from the top down, then both piles are discarded (R-TELEPORT)."""
    play.push(TeleportNext(tuple(play.state.formation), effect.fatal), TeleportEnd())


class TeleportNext(Step, frozen=True):
    """The next Marine's turn in the Teleportarium."""

    marines: tuple[int, ...]
    fatal: tuple[int, ...]

    def run(self, play: Play) -> bool:
        if self.marines:
            marine, *rest = self.marines
            question = Teleportarium(controller(play.state, marine), marine, self.fatal)
            play.push(question, TeleportNext(tuple(rest), self.fatal))
        return False


class Teleportarium(AskPlayer, frozen=True):
    """Each player decides for his Marine; without a token he must roll."""

    clause = "DA-15.4"
    marine: int
    fatal: tuple[int, ...]

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [SPEND_TOKEN[self.marine], ROLL_DIE] if state.tokens[self.marine] else [ROLL_DIE]

    def answer(self, play: Play, seat: Seat, move: SpendToken | RollDie) -> None:
        if type(move) is SpendToken:
            lose_tokens(play, self.marine, 1)
            return
        face = play.roll()
        fatal = self.fells(face)
        play.tell(events.DieRolled(why="teleportarium", face=face, marine=MARINE_NAMES[self.marine], bad=fatal))
        if fatal:
            slay_marine(play, self.marine)

    def fells(self, face: int) -> bool:
        """Whether he is slain by this face."""
        return face in self.fatal

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if not isinstance(move, SpendToken):
            return None
        return cannot_pay(state, seat, move.marine) or only_him("DA-15.4", self.marine)

    def wording(self, view: Seen, move: AnyMove) -> str:
        return "death-angel-move-roll-teleport" if type(move) is RollDie else super().wording(view, move)


class TeleportEnd(Step, frozen=True):
    """All are through: both Blip piles are discarded."""

    def run(self, play: Play) -> bool:
        for side in (LEFT, RIGHT):
            discard_top(play, side, len(pile_of(play.state, side)))
        return False


def _overload(play: Play, effect: Overload, use: Use) -> None:
    """A skull slays up to four, anything else the Marine."""
    face = play.roll()
    play.tell(events.DieRolled(why="generatorium", face=face, marine=MARINE_NAMES[use.marine], bad=not SKULL[face]))
    if SKULL[face]:
        play.push(Generatorium(use.seat, use.marine, effect.most))
    else:
        slay_marine(play, use.marine)


class Generatorium(AskForVictim, frozen=True):
    """Who is slain, anywhere."""

    clause = "DA-7.15"
    free = True
    marine: int
    count: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves = victims(state, everywhere(state))
        return [*moves, PASS] if moves else []

    def answer(self, play: Play, seat: Seat, move: Slay | Pass) -> None:
        if type(move) is Slay:
            slay_chosen(play, move)
            if self.count > 1:
                play.push(Generatorium(self.seat, self.marine, self.count - 1))


def _launch(play: Play, _effect: Launch, use: Use) -> None:
    play.push(LaunchControlRoom(use.seat, use.marine))


class LaunchControlRoom(AskPlayer, frozen=True):
    """A token on the Location, or the roll (R-LAUNCH)."""

    clause = "DA-13.1"
    marine: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [ADD_TOKEN, ROLL_DIE] if state.supply else [ROLL_DIE]

    def answer(self, play: Play, seat: Seat, move: AddToken | RollDie) -> None:
        state = play.state
        if type(move) is AddToken:
            state.supply -= 1
            state.launch_tokens += 1
            play.tell(events.TokensPlaced(on="location"))
            return
        face = play.roll()
        won = launches(state.launch_tokens, face)
        play.tell(events.DieRolled(why="launch", face=face, marine=MARINE_NAMES[self.marine], bad=not won))
        if won:
            win(state, play.tell, "launch")

    def effects(self, state: State, move: AnyMove) -> Effects:
        return {"wins": (0, launching(state.launch_tokens))} if type(move) is RollDie else {}

    def best(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """A roll that can't fail."""
        return [ROLL_DIE] if self.effects(state, ROLL_DIE)["wins"][1] == DIE_FACES else ()

    def wording(self, view: Seen, move: AnyMove) -> str:
        return "death-angel-move-roll-launch" if type(move) is RollDie else super().wording(view, move)


def launches(tokens: int, face: int) -> bool:
    """Whether this face starts the launch with so many tokens on the Location (DA-13.1, R-LAUNCH)."""
    return face <= tokens


def launching(tokens: int) -> int:
    """How many faces do."""
    return sum(launches(tokens, face) for face in range(DIE_FACES))


def _pump_toxin(play: Play, _effect: PumpToxin, use: Use) -> None:
    """Roll, then pick the pile (R-TOXIN)."""
    face = play.roll()
    play.tell(events.DieRolled(why="toxin", face=face, marine=MARINE_NAMES[use.marine], bad=not face))
    if face:
        play.push(ToxinPumpingStation(use.seat, use.marine, face))


class ToxinPumpingStation(AskPlayer, frozen=True):
    """From which pile so many cards are discarded."""

    clause = "DA-7.15"
    marine: int
    count: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*CHOOSE_PILE] if state.left_blips or state.right_blips else []

    def answer(self, play: Play, seat: Seat, move: ChoosePile) -> None:
        discard_chosen(play, move, self.count)


_ABILITY: dict[type, Callable[[Play, Any, Use], None]] = {
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
