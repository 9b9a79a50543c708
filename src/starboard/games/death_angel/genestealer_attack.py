"""Phase 3: every swarm attacks the Marine it is engaged with (section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from starboard.core.agenda import Step
from starboard.core.game import Illegal, Seat
from starboard.core.text import Argument, Phrase, say
from starboard.games.death_angel import events, names
from starboard.games.death_angel.asking import AskForVictimInSwarm, AskPlayer, Effects, no
from starboard.games.death_angel.cards import DIE_FACES, MARINE_NAMES, PLACE_NAMES, SKULL
from starboard.games.death_angel.defence import Saved, guards, judgement, lords_in
from starboard.games.death_angel.formation import merge_all, slay_chosen, slay_marine, victims_in
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    REROLL,
    USE_ARTEFACT,
    Accept,
    AnyMove,
    Pass,
    Reroll,
    Slay,
    UseArtefact,
)
from starboard.games.death_angel.odds import chance, kept, shown
from starboard.games.death_angel.play import Play, controller, lose_tokens
from starboard.games.death_angel.seen import Roll, Seen
from starboard.games.death_angel.state import State, Swarm


class NextSwarm(Step, frozen=True):
    """The topmost swarm that has not attacked attacks, left before right, found anew each time (DA-8.1, DA-8.7)."""

    def run(self, play: Play) -> bool:
        state = play.state
        for place, groups in enumerate(state.swarms):
            if groups:
                for group, swarm in enumerate(groups):
                    if not swarm.attacked and not swarm.protected:
                        play.push(self)
                        state.attacks += 1
                        marked = Swarm(swarm.cards, state.attacks)
                        state.swarms[place] = (*groups[:group], marked, *groups[group + 1 :])
                        _roll(play, place, group, False)
                        return False
        if state.options.merge_timing == "attack-end":
            merge_all(play)
        return False


def _roll(play: Play, place: int, group: int, rerolled: bool) -> None:
    """The Marine's defence roll (DA-8.2)."""
    state = play.state
    marine = state.formation[place >> 1]
    swarm = state.swarms[place][group]
    face = play.roll()
    play.push(DefenceRoll(controller(state, marine), marine, place, group, face, rerolled))
    play.tell(
        events.DefenceRolled(
            marine=MARINE_NAMES[marine],
            place=PLACE_NAMES[place],
            group=group,
            face=face,
            size=len(swarm.cards),
            lords=lords_in(swarm),
            rerolled=rerolled,
        )
    )


class _DefenceDie(AskPlayer, frozen=True):
    """The die of a defence roll lies on the table."""

    marine: int
    place: int
    group: int
    face: int
    rerolled: bool

    def swarm(self, state: State) -> Swarm:
        """The attackers."""
        return state.swarms[self.place][self.group]

    def judge(self, play: Play, by: Saved) -> None:
        """Tell whether the Marine survived; if not he is slain."""
        swarm = self.swarm(play.state)
        play.tell(
            events.DefenceJudged(
                marine=MARINE_NAMES[self.marine], by=by, face=self.face, size=len(swarm.cards), lords=lords_in(swarm)
            )
        )
        if by == "hit":
            slay_marine(play, self.marine)

    def die(self, state: State) -> Roll:
        swarm = self.swarm(state)
        by = judgement(state, self.marine, swarm, self.face, self.rerolled)
        again = [self.worth(state, face) for face in range(DIE_FACES)]
        return Roll(
            "defence",
            MARINE_NAMES[self.marine],
            PLACE_NAMES[self.place],
            self.group,
            self.face,
            SKULL[self.face],
            len(swarm.cards),
            lords_in(swarm),
            self.rerolled,
            by != "hit",
            sum(value > self.worth(state) for value in again),
            self.can_reroll(state),
            by,
            sum(value < self.worth(state) for value in again),
            sum(value < self.worth(state) and not value for value in again),
        )

    def worth(self, state: State, face: int | None = None) -> Fraction:
        """How likely he survives if the die is kept as it lies; or if it shows ``face`` after one more token."""
        cards, tokens = self.swarm(state).cards, state.tokens[self.marine] if self.can_reroll(state) else 0
        if face is None:
            return kept(guards(state), self.marine, cards, tokens, self.face, self.rerolled)
        return kept(guards(state), self.marine, cards, max(0, tokens - 1), face, True)

    def can_reroll(self, state: State) -> bool:
        """Whether it can be rerolled."""
        return False


_BESIDES: tuple[Saved, ...] = ("block", "counter-attack", "defensive-stance")
"""What can save whom the number does not save."""


class DefenceRoll(_DefenceDie, frozen=True):
    """Reroll with a token if the Marine faces the swarm, or accept (DA-7.7)."""

    clause = "DA-8.9"

    def can_reroll(self, state: State) -> bool:
        return state.tokens[self.marine] > 0 and state.faces[self.marine] == self.place & 1

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [REROLL, ACCEPT] if self.can_reroll(state) else [ACCEPT]

    def answer(self, play: Play, seat: Seat, move: Reroll | Accept) -> None:
        if type(move) is Reroll:
            lose_tokens(play, self.marine, 1)
            _roll(play, self.place, self.group, True)
            return
        state, swarm = play.state, self.swarm(play.state)
        by = judgement(state, self.marine, swarm, self.face, self.rerolled)
        if by == "hit" and state.artefact == self.seat:
            play.push(Artefact(self.seat, self.marine, self.place, self.group, self.face, self.rerolled))
            return
        self.judge(play, by)
        if by == "counter-attack":
            if len(swarm.cards) > 1:
                play.push(RestAttacks(self.place, self.group))
            play.push(CounterAttack(self.seat, self.marine, self.place, self.group))

    def rerolling(self, state: State) -> Fraction:
        """How likely he survives if he rolls again, with all his tokens."""
        return chance(guards(state), self.marine, self.swarm(state).cards, state.tokens[self.marine] - 1, True)

    def effects(self, state: State, move: AnyMove) -> Effects:
        if type(move) is not Reroll:
            return {}
        return {"survives": (shown(self.worth(state)), shown(self.rerolling(state)))}

    def best(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """A token for a life, and none where no roll is better."""
        return [REROLL] if REROLL in moves and self.rerolling(state) > self.worth(state) else [ACCEPT]

    def hint(self, state: State, seat: Seat, moves: Sequence[AnyMove]) -> Phrase | None:
        """A token is named only where it could be spent; and what saves him besides the number."""
        roll = self.die(state)
        if REROLL not in moves:
            return None
        if roll.good:
            return None if roll.odds else say("death-angel-hint-settled")
        by = {judgement(state, self.marine, self.swarm(state), face, True) for face in range(DIE_FACES)} - {"hit"}
        found = next((one for one in _BESIDES if one in by), None)
        return found and say(f"death-angel-hint-{found}", alone=names.yes("number" not in by))

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        return no("DA-8.9", "no-artefact") if isinstance(move, UseArtefact) else None

    def words(self, view: Seen) -> dict[str, Argument]:
        return {**super().words(view), **names.rolled(view), "artefact": names.yes(view.artefact == self.seat)}

    def sensible(self, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """A token for a life, and none for a miss."""
        hit = judgement(state, self.marine, self.swarm(state), self.face, self.rerolled) == "hit"
        return [REROLL] if hit else [ACCEPT]


class Artefact(_DefenceDie, frozen=True):
    """A hit: the holder of the Artefact may discard it (DA-8.9, R-ARTEFACT)."""

    clause = "DA-8.9"
    free = True

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return [USE_ARTEFACT, PASS]

    def answer(self, play: Play, seat: Seat, move: UseArtefact | Pass) -> None:
        if type(move) is UseArtefact:
            play.state.artefact = -1
            self.judge(play, "artefact")
        else:
            self.judge(play, "hit")

    def reason(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if isinstance(move, Reroll):
            faces = state.faces[self.marine] == self.place & 1
            return no("DA-7.7", "no-token" if faces else "behind", marine=names.marine(MARINE_NAMES[self.marine]))
        return None


class CounterAttack(AskForVictimInSwarm, frozen=True):
    """One of the attackers is slain."""

    clause = "DA-8.9"

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        return victims_in(state, self.place, self.group)

    def answer(self, play: Play, seat: Seat, move: Slay) -> None:
        slay_chosen(play, move)


class RestAttacks(Step, frozen=True):
    """After a Counter Attack the rest of the swarm attacks again at once."""

    place: int
    group: int

    def run(self, play: Play) -> bool:
        _roll(play, self.place, self.group, False)
        return False
