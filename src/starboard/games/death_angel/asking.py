"""What the questions of this game have in common. Each stands in the module of its phase, one class for one question.

A question is a step of the agenda with the fields it needs; the class says all the rest: the clause that asks, the
moves, what they do, why others are refused, the words, and what a seasoned player would answer. Its words are the
messages ``death-angel-ask-KIND`` and, if it can be declined, ``death-angel-pass-KIND``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import ClassVar, TypeAlias

import msgspec

from starboard.core.game import Illegal, Seat
from starboard.core.text import Argument, Phrase, player, say
from starboard.games.death_angel import names
from starboard.games.death_angel.cards import (
    BROOD_LORD,
    ENEMY,
    MARINE,
    MARINE_NAMES,
    PLACE,
    SIDE,
    TEAM_NAMES,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
)
from starboard.games.death_angel.formation import everywhere, in_front, is_engaged
from starboard.games.death_angel.looking import Shown, look
from starboard.games.death_angel.moves import (
    PASS,
    AnyMove,
    ChoosePile,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
    UseArtefact,
)
from starboard.games.death_angel.odds import SHOWN, shown, with_token
from starboard.games.death_angel.play import Play, place_token
from starboard.games.death_angel.seen import Seen
from starboard.games.death_angel.state import State, pile_of

Effects: TypeAlias = dict[str, tuple[int, int]]
"""What a move would change, by name: before and after. Chances are out of 1000, faces out of 6."""


class Ask(Shown, frozen=True):
    """A question of this game."""

    declined: ClassVar[str] = ""
    """Whose words a Pass has, where the question has none of its own."""
    free: ClassVar[bool] = False
    """Whether what it offers costs nothing, so that no seasoned player would decline."""

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        raise NotImplementedError

    # --- refusals ----------------------------------------------------------------------------------------

    def refuse(self, state: State, seat: Seat, move: AnyMove) -> Illegal:
        if not _exists(move):
            return no("DA-1.1", "unknown")
        if seat not in self.seats(state):
            return self.not_yours(state, seat, move)
        refused = self.reason(state, seat, move) or self._common_reason(state, seat, move)
        if refused is not None:
            return refused
        return no(self.clause, "must" if type(move) is Pass else "other-question", question=self._read(state, seat))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        """Why a move that could be meant as an answer is none; ``None`` where there is nothing special to say."""
        return None

    def not_yours(self, state: State, seat: Seat, move: AnyMove) -> Illegal:
        """Why somebody can't move who is not asked."""
        if state.event >= 0 and not state.revealed:
            return no("DA-9.3", "instinct", player=player(self.seats(state)[0]))
        seats = self.seats(state)
        return no(self.clause, "not-you", players=[player(one) for one in seats], count=len(seats))

    def _read(self, state: State, seat: Seat) -> Phrase:
        return self.phrase(look(state, seat, self))

    def _common_reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        match move:
            case Reroll():
                return no("DA-7.8", "no-reroll")
            case UseArtefact() if state.artefact != seat:
                return no("DA-8.9", "no-artefact")
            case ChoosePile() if self._offers(state, seat, ChoosePile) and not pile_of(state, SIDE[move.side]):
                return no(self.clause, "pile-empty")
        return None

    def _offers(self, state: State, seat: Seat, kind: type) -> bool:
        return any(isinstance(move, kind) for move in self.moves(state, seat))

    # --- words -------------------------------------------------------------------------------------------

    def phrase(self, view: Seen) -> Phrase:
        assert view.question is not None
        seats = view.question.seats
        asked = Phrase(f"death-angel-ask-{self.kind}", self.words(view))
        if view.seat in seats:
            return asked
        return say("death-angel-wait", players=[player(seat) for seat in seats], question=asked)

    def words(self, view: Seen) -> dict[str, Argument]:
        """The arguments of its message."""
        shown = view.question
        assert shown is not None
        args: dict[str, Argument] = {"count": shown.count}
        if shown.marine:
            args["marine"] = names.marine(shown.marine)
        if shown.card:
            args["card"] = names.action(shown.card)
        if shown.terrain:
            args["terrain"] = names.terrain(shown.terrain)
        return args

    def wording(self, view: Seen, move: AnyMove) -> str:
        """Which message says a move that answers this: mostly the one named after the move."""
        if type(move) is Pass:
            return f"death-angel-pass-{self.declined or self.kind}"
        return f"death-angel-move-{move.__struct_config__.tag}"

    # --- help --------------------------------------------------------------------------------------------

    def effects(self, state: State, move: AnyMove) -> Effects:
        """What a move would do for the Marines, found by the rule that will decide and from what everybody knows."""
        return {}

    def best(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """The moves that stand out: what a sensible player would choose from."""
        return [move for move in moves if move is not PASS] if self.free else ()

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        """A line that helps to answer it here and now."""
        return None

    def hinted(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """The moves that this line speaks for, if it speaks for any: advice that differs has to say why."""
        return ()

    # --- good sense --------------------------------------------------------------------------------------

    def sensible(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """The moves a seasoned player would weigh; none of them: all."""
        return [move for move in moves if move is not PASS] if self.free else moves


class AskPlayer(Ask, frozen=True):
    """A question to one player."""

    seat: Seat

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def run(self, play: Play) -> bool:
        # As for any question, without the detour of several seats.
        moves = self.moves(play.state, self.seat)
        if len(moves) > 1:
            return True
        if moves:
            self.answer(play, self.seat, moves[0])
        return False


LITTLE = 50
"""Help that changes less (out of 1000) is not worth a word."""


class AskForToken(AskPlayer, frozen=True):
    """Which Marine gets a token."""

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return not_there(state, move.marine) if isinstance(move, PlaceToken) else None

    def answer(self, play: Play, seat: Seat, move: PlaceToken | Pass) -> None:
        if type(move) is PlaceToken:
            place_token(play, MARINE[move.marine], self.by(play.state))

    def by(self, state: State) -> Seat | None:
        """Who is named for it: nobody where the card on the table says whose it is."""
        return None

    def effects(self, state: State, move: AnyMove) -> Effects:
        if type(move) is not PlaceToken:
            return {}
        marine = MARINE[move.marine]
        before, after = map(shown, with_token(state, marine))
        return {"survives": (before, after)} if after > before else {}

    def best(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """Where the token is most help against what attacks next."""
        gains = {move: _gain(state, MARINE[move.marine]) for move in moves if type(move) is PlaceToken}
        # Exact chances: what is the same help to two must not differ by how it is rounded.
        most = max([Fraction(LITTLE, SHOWN), *gains.values()])
        return [move for move, gain in gains.items() if gain == most]

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        best = [move.marine for move in self.best(state, moves) if isinstance(move, PlaceToken)]
        if not best and self._only_backs(state):
            return say("death-angel-hint-front")
        if not 0 < len(best) <= names.FEW:
            return None
        all_odds = {with_token(state, MARINE[one]) for one in best}
        if len(all_odds) > 1:  # the token is as much help to each, who are not as well off
            return say("death-angel-hint-token-several", marines=names.marines(best), count=len(best))
        ((before, after),) = all_odds
        return say(
            "death-angel-hint-token",
            marines=names.marines(best),
            count=len(best),
            before=names.odds(before, after),
            after=names.odds(after, before),
        )

    @staticmethod
    def _only_backs(state: State) -> bool:
        """Whether all who have a swarm beside them have it at their back, where a token is no help (DA-7.7)."""
        engaged = [marine for marine in state.formation if is_engaged(state, marine)]
        return bool(engaged) and not any(state.swarms[in_front(state, marine)] for marine in engaged)

    def hinted(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        return self.best(state, moves)

    def sensible(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """Tokens go to Marines who look a swarm in the eye."""
        return [
            move
            for move in moves
            if isinstance(move, PlaceToken) and state.swarms[in_front(state, MARINE[move.marine])]
        ]


def _gain(state: State, marine: int) -> Fraction:
    """How much likelier a token makes it that he survives all that attacks him next."""
    before, after = with_token(state, marine)
    return after - before


class AskForVictim(AskPlayer, frozen=True):
    """Which Genestealer is slain, discarded or taken."""

    def places(self, state: State) -> Iterable[int]:
        """Where victims can be."""
        return everywhere(state)

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if not isinstance(move, Slay):
            return None
        return no_swarm(state, move.place, move.group) or self._not_him(state, move)

    def _not_him(self, state: State, move: Slay) -> Illegal:
        place, card = PLACE[move.place], ENEMY[move.card]
        if place not in self.places(state):
            return no(self.clause, "out-of-reach")
        swarm = state.swarms[place][move.group]
        if swarm.protected:
            return no("DA-12.4", "protected")
        if card in swarm.cards and card >= BROOD_LORD:
            return no("DA-12.8", "brood-lord")
        return no(self.clause, "no-such-enemy", card=move.card)


class AskForVictimInSwarm(AskForVictim, frozen=True):
    """Which Genestealer of one swarm."""

    marine: int
    place: int
    group: int

    def words(self, view: Seen) -> dict[str, Argument]:
        shown = view.question
        assert shown is not None
        assert shown.place is not None
        return {**super().words(view), **names.near(view, shown.place, shown.group)}

    def _not_him(self, state: State, move: Slay) -> Illegal:
        if (PLACE[move.place], move.group) != (self.place, self.group):
            return no(self.clause, "elsewhere")
        return super()._not_him(state, move)


# --- reasons that several questions give -------------------------------------------------------------------------


def no(clause: str, reason: str, **args: Argument) -> Illegal:
    """A refusal: the clause and the message ``death-angel-why-REASON``."""
    return Illegal(clause, say(f"death-angel-why-{reason}", **args))


def _exists(move: object) -> bool:
    """Whether it is a move of this game at all, with names that the game knows."""
    try:
        msgspec.convert(msgspec.to_builtins(move), AnyMove)
    except (msgspec.ValidationError, TypeError):
        return False
    return True


def not_there(state: State, name: str) -> Illegal | None:
    """A Marine who is not in the formation."""
    return None if MARINE[name] in state.formation else no("DA-11.1", "not-there", marine=names.marine(name))


def other_team(card: int, name: str) -> Illegal | None:
    """A card is for the Marines of its team (DA-7.3)."""
    team = TEAM_OF_ACTION[card]
    if TEAM_OF_MARINE[MARINE[name]] == team:
        return None
    return no("DA-7.3", "other-team", marine=names.marine(name), team=names.team(TEAM_NAMES[team]))


def only_him(clause: str, marine: int) -> Illegal:
    """The question is about one Marine."""
    return no(clause, "only-him", marine=names.marine(MARINE_NAMES[marine]))


def no_place(state: State, name: str) -> Illegal | None:
    """A place that the formation has not."""
    if 0 <= PLACE.get(name, -1) < len(state.swarms):
        return None
    return no("DA-2.1", "no-place")


def no_swarm(state: State, place: str, group: int) -> Illegal | None:
    """A place where this group is not."""
    refused = no_place(state, place)
    if refused is None and not 0 <= group < len(state.swarms[PLACE[place]]):
        return no("DA-2.3", "no-swarm")
    return refused
