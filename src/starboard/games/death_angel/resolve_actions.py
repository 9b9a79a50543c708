"""Phase 2: the chosen Action cards are resolved in ascending number (section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Seat
from starboard.core.text import Argument, Phrase, say
from starboard.games.death_angel import events, names, terrain
from starboard.games.death_angel.action_abilities import AfterCard
from starboard.games.death_angel.asking import AskForToken, AskPlayer, Effects, no, not_there, other_team
from starboard.games.death_angel.attack import WhoAttacks, targets
from starboard.games.death_angel.cards import (
    ACTION,
    DOOR,
    EVENTS,
    MARINE,
    TEAM_NAMES,
    TEAM_OF_ACTION,
    TERRAIN,
    TERRAIN_ID,
    TokenBeforeMoving,
    TradeAnywhere,
)
from starboard.games.death_angel.formation import behind, both_sides, in_front, is_engaged, trade_places, turn_around
from starboard.games.death_angel.moves import (
    ACTIVATE,
    PASS,
    PLACE_TOKEN,
    TRADE,
    TURN,
    Activate,
    AnyMove,
    Pass,
    Trade,
    Turn,
)
from starboard.games.death_angel.odds import most_endangered, shown, stands
from starboard.games.death_angel.play import Play, living
from starboard.games.death_angel.seen import Seen
from starboard.games.death_angel.state import State
from starboard.games.death_angel.terrain import ACTIVATABLE
from starboard.games.death_angel.use import Use

TOKEN_BEFORE_MOVING = [isinstance(event.effect, TokenBeforeMoving) for event in EVENTS]


class NextCard(Step, frozen=True):
    """The lowest card not yet resolved; cards of eliminated teams are gone (DA-7.1, DA-7.4)."""

    def run(self, play: Play) -> bool:
        state = play.state
        waiting = [card for card in state.chosen if card and card not in state.resolved]
        if not waiting:
            return False
        card = min(waiting)
        team = TEAM_OF_ACTION[card]
        seat = state.owners[team]
        state.resolving = card
        marines = tuple(living(state, team))
        play.push(EndCard(card), self)
        match ACTION[card].type:
            case "support":
                play.push(Support(seat, card), AfterCard(seat, card))
            case "move-activate":
                play.push(
                    WhoMoves(seat, card, marines),
                    WhoTurns(seat, card, marines),
                    WhoActivates(seat, card, marines),
                    AfterCard(seat, card),
                )
                if state.lasting >= 0 and TOKEN_BEFORE_MOVING[state.lasting]:
                    play.push(EnterFormation(seat, card))
            case "attack":
                play.push(WhoAttacks(seat, card, marines))
        play.tell(events.CardBegan(card=card, player=seat))
        return False


class EndCard(Step, frozen=True):
    """The card is done."""

    card: int

    def run(self, play: Play) -> bool:
        play.state.resolving = 0
        play.state.resolved.append(self.card)
        return False


# --- Support ---------------------------------------------------------------------------------------------------


class Support(AskForToken, frozen=True):
    """One token on any Marine, a must while the supply has one (DA-7.5)."""

    clause = "DA-7.5"
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [PLACE_TOKEN[marine] for marine in state.formation] if state.supply else []

    def words(self, view: Seen) -> dict[str, Argument]:
        """Of which card it is: the same question may come again at once, of the next."""
        owners = {team.team: team.player for team in view.teams}
        cards = [card for card in view.order if ACTION[card].type == "support"]
        own = [card for card in cards if owners[TEAM_NAMES[TEAM_OF_ACTION[card]]] == self.seat]
        return {**super().words(view), "card": names.action(self.card), "of": len(own)}


# --- Move + Activate -------------------------------------------------------------------------------------------


class EnterFormation(AskForToken, frozen=True):
    """The Event of that name: a token may be placed before step A."""

    clause = "DA-9.7"
    declined = "token"
    card: int

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*(PLACE_TOKEN[marine] for marine in state.formation), PASS] if state.supply else []


class _TeamStep(AskPlayer, frozen=True):
    """A step that each Marine of the team may take once: moving, turning, activating, in this order (DA-7.11)."""

    card: int
    marines: tuple[int, ...]
    """Those who have not taken it."""

    deed: ClassVar[type]
    """The move that this step is for."""
    name: ClassVar[str]

    def without(self, marine: int) -> Step:
        """The same step for the others."""
        return type(self)(self.seat, self.card, tuple(other for other in self.marines if other != marine))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if not isinstance(move, Trade | Turn | Activate):
            return None
        if not isinstance(move, self.deed):
            return no("DA-7.11", "steps", step=self.name)
        return self.why_not_him(state, move) or self.why_not(state, move)

    def why_not_him(self, state: State, move: Trade | Turn | Activate) -> Illegal | None:
        """Why this Marine can't act with the card at all."""
        return not_there(state, move.marine) or other_team(self.card, move.marine)

    def why_not(self, state: State, move: AnyMove) -> Illegal:
        """Why a Marine of the team can't do this."""
        raise NotImplementedError


class WhoMoves(_TeamStep, frozen=True):
    """Step A: each Marine of the team may trade places once with a neighbour, with Reorganize anybody (DA-7.12)."""

    clause = "DA-7.12"
    deed = Trade
    name = "move"

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        formation = state.formation
        anywhere = type(ACTION[self.card].ability) is TradeAnywhere
        moves: list[AnyMove] = []
        for marine in self.marines:
            if anywhere:
                moves += [TRADE[marine][other] for other in formation if other != marine]
            else:
                position = formation.index(marine)
                if position:
                    moves.append(TRADE[marine][formation[position - 1]])
                if position + 1 < len(formation):
                    moves.append(TRADE[marine][formation[position + 1]])
        if moves:
            moves.append(PASS)
        return moves

    def answer(self, play: Play, seat: Seat, move: Trade | Pass) -> None:
        if type(move) is Trade:
            marine = MARINE[move.marine]
            trade_places(play, marine, MARINE[move.other])
            play.push(self.without(marine))

    def why_not_him(self, state: State, move: Trade | Turn | Activate) -> Illegal | None:
        assert isinstance(move, Trade)
        return not_there(state, move.marine) or not_there(state, move.other) or other_team(self.card, move.marine)

    def why_not(self, state: State, move: AnyMove) -> Illegal:
        assert isinstance(move, Trade)
        name = names.marine(move.marine)
        if MARINE[move.marine] not in self.marines:
            return no("DA-7.12", "moved", marine=name)
        if move.marine == move.other:
            return no("DA-7.12", "himself", marine=name)
        return no("DA-7.12", "not-adjacent", marine=name, other=names.marine(move.other))

    def sensible(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """Marines trade places where somebody is engaged or something can be activated."""

        def matters(marine: int) -> bool:
            return is_engaged(state, marine) or any(
                state.terrain[card] in both_sides(state, marine) for card in ACTIVATABLE
            )

        return [
            move
            for move in moves
            if not isinstance(move, Trade) or matters(MARINE[move.marine]) or matters(MARINE[move.other])
        ]


class WhoTurns(_TeamStep, frozen=True):
    """Step B: each Marine of the team may turn around once (DA-7.13)."""

    clause = "DA-7.13"
    deed = Turn
    name = "turn"

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [*(TURN[marine] for marine in self.marines), PASS] if self.marines else []

    def answer(self, play: Play, seat: Seat, move: Turn | Pass) -> None:
        if type(move) is Turn:
            marine = MARINE[move.marine]
            turn_around(play, marine)
            play.push(self.without(marine))

    def why_not(self, state: State, move: AnyMove) -> Illegal:
        assert isinstance(move, Turn)
        return no("DA-7.13", "turned", marine=names.marine(move.marine))

    def effects(self, state: State, move: AnyMove) -> Effects:
        if type(move) is not Turn:
            return {}
        marine = MARINE[move.marine]
        before, after = shown(stands(state, marine)), shown(stands(state, marine, turned=True))
        return {} if before == after else {"survives": (before, after)}

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        """Who has a swarm at his back and none before him."""
        return names.endangered("death-angel-hint-turn", state, *self._backs(state))

    def hinted(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """That they turn around."""
        who, odds = self._backs(state)
        if names.endangered("death-angel-hint-turn", state, who, odds) is None:
            return ()
        return [move for move in moves if type(move) is Turn and move.marine in who]

    def _backs(self, state: State) -> tuple[list[str], Fraction]:
        backs = [
            marine
            for marine in self.marines
            if state.swarms[behind(state, marine)] and not state.swarms[in_front(state, marine)]
        ]
        return most_endangered(state, backs)

    def sensible(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """Marines turn to what they can shoot at or activate."""

        def worth(marine: int) -> int:
            place = in_front(state, marine)
            return 2 * len(targets(state, marine)) + any(state.terrain[card] == place for card in ACTIVATABLE)

        def gains(marine: int) -> bool:
            here = worth(marine)
            state.faces[marine] ^= 1
            there = worth(marine)
            state.faces[marine] ^= 1
            return there > here

        return [move for move in moves if not isinstance(move, Turn) or gains(MARINE[move.marine])]


class WhoActivates(_TeamStep, frozen=True):
    """Step C: each Marine of the team may activate one Terrain card in front of him (DA-7.14)."""

    clause = "DA-7.14"
    deed = Activate
    name = "activate"

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        moves: list[AnyMove] = []
        for marine in self.marines:
            if marine in state.formation:
                place = in_front(state, marine)
                if place in state.terrain:
                    moves += [
                        ACTIVATE[marine][card]
                        for card in ACTIVATABLE
                        if state.terrain[card] == place and card not in state.activated
                    ]
        if moves:
            moves.append(PASS)
        return moves

    def answer(self, play: Play, seat: Seat, move: Activate | Pass) -> None:
        if type(move) is Activate:
            marine = MARINE[move.marine]
            play.push(self.without(marine))
            terrain.activate(play, Use(self.seat, self.card, marine, TERRAIN_ID[move.terrain]))

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        """What tokens on the Door are good for (DA-10.4), while there is still somewhere to travel to."""
        door = any(type(move) is Activate and TERRAIN_ID[move.terrain] == DOOR for move in moves)
        return say("death-angel-hint-door") if door and state.supply and state.location_deck else None

    def why_not(self, state: State, move: AnyMove) -> Illegal:
        assert isinstance(move, Activate)
        name, card = names.marine(move.marine), names.terrain(move.terrain)
        number = TERRAIN_ID[move.terrain]
        if MARINE[move.marine] not in self.marines:
            return no("DA-7.14", "activated-one", marine=name)
        if state.terrain[number] < 0:
            return no("DA-7.14", "no-terrain", terrain=card)
        if TERRAIN[number].activation is None:
            return no("DA-7.14", "no-activation", terrain=card)
        if number in state.activated:
            return no("DA-7.14", "activated", terrain=card)
        return no("DA-7.14", "not-in-front", terrain=card, marine=name)
