"""A game that is over as a story: who did what, the round that decided it, and what is worth seeing again."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from starboard.core.game import Seat, witnesses
from starboard.core.tale import Replaying, Tale, TaleDeeds, TaleMoment
from starboard.core.text import Phrase, player, say
from starboard.games.death_angel import events, names
from starboard.games.death_angel.attack import ChargeRoll
from starboard.games.death_angel.bot import promise
from starboard.games.death_angel.cards import (
    BROOD_LORD,
    ENEMY,
    LOCATIONS,
    MARINE,
    MARINE_NAMES,
    TEAM_NAMES,
    TEAM_OF_MARINE,
)
from starboard.games.death_angel.events import AnyEvent
from starboard.games.death_angel.state import State

MOMENTS = 4
"""As many are shown."""
CROWD = 2
"""Whoever withstood fewer has no story to tell."""
MISSIONS, CLEAR = 100, 10
"""What the group stood for is told as missions won of so many; with so many more (or fewer) a round stands out, twice
the error of so many."""
EVEN = 0.5
"""As many are won as lost."""


def mark(event: AnyEvent) -> str:
    """What an event is marked as on the slider of a review: few things, so that a mark says something."""
    match event:
        case events.MarineSlain():
            return "fall"
        case events.MarineRescued():
            return "rescue"
        case events.Travelled():
            return "travel"
        case events.BroodLordArrived():
            return "brood-lord"
        case events.GameWon() | events.GameLost():
            return "end"
    return ""


class Fall(NamedTuple):
    """How a Marine fell."""

    round: int
    how: Phrase


class Blow(msgspec.Struct):
    """An attack, a charge or a blast, with what it slew."""

    marine: str
    card: int
    round: int
    n: int
    i: int
    face: int | None = None
    slain: int = 0


class Place(NamedTuple):
    """A place of the review: which event of which step."""

    n: int
    i: int


class Roll(NamedTuple):
    """A die that fell."""

    at: Place
    face: int


class Round(msgspec.Struct):
    """A round: how the group stood before and after it, and what happened in it."""

    number: int
    n: int
    """The step after which it began, so that its first decision waits."""
    i: int
    """Which event of that step tells it."""
    before: float
    after: float
    there: int
    """Genestealers in the formation as it began."""
    left: int
    """And as it ended."""
    falls: list[str] = []
    slain: int = 0
    back: int = 0
    """Genestealers that went back into the piles."""
    discarded: int = 0
    """Cards of the piles that were discarded."""
    to: str = ""
    """The location to which it led."""
    fell_at: Place | None = None
    """The first fall in it."""

    def won(self) -> int:
        """Of so many missions so many are won more after it than before."""
        return round(MISSIONS * self.after) - round(MISSIONS * self.before)


class Crowd(NamedTuple):
    """The most Genestealers that stood in the formation at once."""

    there: int
    marines: int
    round: int


class Teller:
    """Watches a game that is played once more, and remembers what a story is made of."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.n, self.i = 0, -1
        self.state: State
        self.kills = Counter[str]()
        self.total = 0
        self.falls: dict[str, Fall] = {}
        self.order: list[str] = []
        """Those who fell, in their order."""
        self.rounds: list[Round] = []
        self.blows: list[Blow] = []
        self.blow: Blow | None = None
        self.hit: Phrase | None = None
        """What is about to fell a Marine."""
        self.narrow: TaleMoment | None = None
        """The largest swarm that a Marine withstood."""
        self.travels: list[TaleMoment] = []
        self.fallen: list[TaleMoment] = []
        self.crowd = Crowd(0, 0, 0)
        self.roll: Roll | None = None
        """The die on the table, until something else happens."""
        self.pumped: Roll | None = None
        """The roll that says how many cards of a pile go."""
        self.winning: TaleMoment | None = None
        """The launch, the blow or the discards of this step: if all is won now, it was won by this."""
        self.last: TaleMoment
        """The roll or the blow that ended it."""

    # --- watching -------------------------------------------------------------------------------------------

    def begin(self, state: State) -> None:
        """The table is laid."""
        self.state = state
        if state.round:  # it began as the table was laid
            self._begin_round(state.round, Place(0, 0))
        self.n = 1

    def step(self, n: int, state: State) -> None:
        """A step is over."""
        self.state = state
        if self.rounds:  # once it is over all is won or nothing
            self.rounds[-1].after, self.rounds[-1].left = promise(state), _there(state)
        self.n, self.i, self.winning = n + 1, -1, None

    def _begin_round(self, number: int, at: Place) -> None:
        stands, there = promise(self.state), _there(self.state)
        if self.rounds:
            self.rounds[-1].after, self.rounds[-1].left = stands, there
        self.rounds.append(Round(number, at.n, at.i, stands, stands, there, there))

    def witness(self, event: AnyEvent) -> None:
        """An event happens."""
        seen = witnesses(event, self.seat)
        self.i += seen
        match event:
            case events.RoundBegan(round=number):
                self._begin_round(number, self._place())
            case events.CardBegan() | events.PhaseBegan() | events.EventDrawn() | events.TravelBegan():
                self.blow, self.roll = None, None
            case events.AttackRolled(marine=marine, face=face):
                self._strike(marine, face)
            case events.AttackMissed():
                self.blow = None
            case events.Activated(marine=marine):
                self._strike(marine, None)
            case events.GenestealerSlain():
                self._slay(event)
            case events.DefenceRolled(face=face):
                self.blow, self.hit = None, None
                self.roll = Roll(self._place(), face)
            case events.DefenceJudged():
                self._judge(event)
            case events.DieRolled(face=face):
                self._roll(event)
            case events.Spawned():
                self._gather()
            case events.SentToBlips() if self.rounds:
                self.rounds[-1].back += len(event.cards)
            case events.MarineSlain(marine=marine):
                self._fall(marine)
            case events.MarineRescued(marine=marine):
                self.falls.pop(marine, None)
                self.order = [other for other in self.order if other != marine]
            case events.Travelled(location=code):
                self.blow = None
                self.travels.append(self._moment("travel", say("death-angel-tale-to", location=names.location(code))))
                if self.rounds:
                    self.rounds[-1].to = code
            case events.BlipsDiscarded():
                self.winning, self.pumped = self._emptied(), None
                if self.rounds and not event.travelling:
                    self.rounds[-1].discarded += len(event.cards)
            case events.GameWon():
                self.last = self.winning or self._moment("end", say("death-angel-tale-last"), at=Place(self.n, 0))

    def _roll(self, event: events.DieRolled) -> None:
        self.roll = Roll(self._place(), event.face)
        self.pumped = self.roll if event.why == "toxin" else None
        if event.bad:
            self.hit = say("death-angel-tale-by-die", why=event.why, face=event.face)
        elif event.why == "launch":
            self.winning = self._moment("launch", say("death-angel-tale-launch", face=event.face), face=event.face)

    def _gather(self) -> None:
        there = _there(self.state)
        if there > self.crowd.there:
            self.crowd = Crowd(there, len(self.state.formation), self.state.round)

    def _strike(self, marine: str, face: int | None) -> None:
        if self.blow is not None and self.blow.marine == marine and not self.blow.slain and face is not None:
            self.blow.face, self.blow.i, self.blow.n = face, max(self.i, 0), self.n  # rolled again
            return
        self.blow = Blow(marine, self.state.resolving, self.state.round, self.n, max(self.i, 0), face)
        self.blows.append(self.blow)

    def _slay(self, event: events.GenestealerSlain) -> None:
        self.total += 1
        if self.rounds:
            self.rounds[-1].slain += 1
        charge = next((step for step in self.state.agenda if isinstance(step, ChargeRoll)), None)
        if charge is not None and (self.blow is None or self.blow.marine != MARINE_NAMES[charge.marine]):
            self._strike(MARINE_NAMES[charge.marine], None)
        if self.blow is not None:
            self.blow.slain += 1
            self.kills[self.blow.marine] += 1
        self.winning = self._last_blow(ENEMY[event.card] >= BROOD_LORD)

    def _last_blow(self, lord: bool) -> TaleMoment:
        """If nobody comes after it, this was the one that won."""
        what = names.yes(lord)
        if self.blow is None:
            return self._moment("kill", say("death-angel-tale-last-falls", lord=what))
        phrase = say("death-angel-tale-last-blow", marine=names.marine(self.blow.marine), lord=what)
        at = Place(self.blow.n, self.blow.i) if self.blow.face is not None else self._place()
        return self._moment("kill", phrase, self.blow.marine, self.blow.face, at)

    def _emptied(self) -> TaleMoment:
        """If nothing is left in the dark after these discards, they won: by the roll that led to them, if any."""
        at, face = self.pumped or (self._place(), None)
        return self._moment("end", say("death-angel-tale-last"), face=face, at=at)

    def _judge(self, event: events.DefenceJudged) -> None:
        self.hit = None
        if event.by == "hit":
            self.hit = say("death-angel-tale-by-swarm", size=event.size, face=event.face, lords=event.lords)
        elif event.by == "counter-attack":
            self._strike(event.marine, None)
        elif event.size >= CROWD and (self.narrow is None or event.size > int(self.narrow.phrase.args["size"])):
            how = "artefact" if event.by == "artefact" else "stands"
            phrase = say(f"death-angel-tale-{how}", marine=names.marine(event.marine), size=event.size)
            self.narrow = self._moment("stand", phrase, event.marine, event.face)

    def _fall(self, marine: str) -> None:
        how = self.hit or say("death-angel-tale-by-event")
        self.falls[marine] = Fall(self.state.round, how)
        self.order.append(marine)
        # The event is told when he is gone: the roll that felled him, or the moment before, he still stands.
        at, face = self.roll if self.hit and self.roll else (Place(self.n, max(0, self.i - 1)), None)
        self.hit, self.roll = None, None
        fallen = self._moment("fall", say("death-angel-tale-falls", marine=names.marine(marine)), marine, face, at)
        self.fallen.append(fallen)
        last = say("death-angel-tale-last-stands", marine=names.marine(marine))
        self.last = self._moment("fall", last, marine, face, at)
        if self.rounds:
            self.rounds[-1].falls.append(marine)
            self.rounds[-1].fell_at = self.rounds[-1].fell_at or at

    def _place(self) -> Place:
        return Place(self.n, max(self.i, 0))

    def _moment(
        self, kind: str, phrase: Phrase, about: str = "", face: int | None = None, at: Place | None = None
    ) -> TaleMoment:
        where = say("death-angel-tale-round", round=self.state.round)
        if self.state.resolving:
            where = say("death-angel-tale-round-card", round=self.state.round, card=names.action(self.state.resolving))
        n, i = at or self._place()
        return TaleMoment(n=n, i=i, kind=kind, about=about, face=face, phrase=phrase, where=where)

    # --- telling --------------------------------------------------------------------------------------------

    def tale(self) -> Tale:
        """The story, when all is over."""
        state, won = self.state, self.state.outcome == "won"
        decided = self._decided(won)
        turn = None if decided is None else self._turn(decided, won)
        home: list[str] = [MARINE_NAMES[marine] for marine in state.formation]
        place = names.location(LOCATIONS[state.location].code)
        return Tale(
            headline=_headline(home, self.order),
            won=won,
            hero=max(home, key=lambda marine: self.kills[marine]) if home else self.order[-1],
            facts=[
                say("death-angel-tale-round", round=state.round),
                say("death-angel-tale-way", step=len(state.visited) + 1, steps=_steps(state)),
                place,
            ],
            story=[
                self._way_sentence(len(state.visited) + 1),
                say("death-angel-tale-crowd", **self.crowd._asdict()),
                self._end_sentence(won, home),
            ],
            pieces=self._pieces(home),
            players=self._players(home),
            turn=turn,
            turn_facts=[] if decided is None or turn is None or turn.kind == "drift" else _facts(decided),
            turn_from=0 if decided is None else decided.n,
            moments=self._moments(),
            last=self.last,
        )

    def _decided(self, won: bool) -> Round | None:
        """The round that changed most how likely the mission was won, rather one in which somebody fell; if none stands
        out, the one with which less than half (or, if won, more) were won, or that at least changed most.

        The last round settles everything, whatever led to it: it decided only where it felled several at once and no
        other that cost much felled more, or where all stood before it as at the start.
        """
        way = 1 if won else -1
        if not self.rounds:
            return None
        *earlier, last = self.rounds
        most = max([2, *(len(one.falls) for one in earlier if one.won() * way >= CLEAR)])
        whole = not earlier or (not won and len(last.falls) >= most) or self._drift() * way < CLEAR
        clear = [one for one in (self.rounds if whole else earlier) if one.won() * way >= CLEAR]
        if clear:
            return max(clear, key=lambda one: (bool(one.slain if won else one.falls), one.won() * way))
        if self._drift() * way < CLEAR:
            return max(self.rounds, key=lambda one: one.slain if won else len(one.falls))
        crossed = [one for one in earlier if (one.before - EVEN) * way < 0 <= (one.after - EVEN) * way]
        return crossed[0] if crossed else max(earlier, key=lambda one: one.won() * way)

    def _drift(self) -> int:
        """Of so many missions so many are won more as the last round begins than at the start."""
        return round(MISSIONS * self.rounds[-1].before) - round(MISSIONS * self.rounds[0].before)

    def _turn(self, decided: Round, won: bool) -> TaleMoment:
        """Where it was decided: the first fall of that round, or else the round as it began."""
        way = 1 if won else -1
        if decided.won() * way < CLEAR <= self._drift() * way:
            where = say("death-angel-tale-drift", round=decided.number)
            phrase = self._drift_sentence(decided, won)
            return TaleMoment(n=decided.n, i=decided.i, kind="drift", phrase=phrase, where=where)
        n, i = decided.fell_at if decided.fell_at and not won else (decided.n, decided.i)
        return TaleMoment(
            n=n,
            i=i,
            kind="turn",
            about=decided.falls[0] if decided.falls and not won else "",
            phrase=_turn_sentence(decided, won, decided is self.rounds[-1]),
            where=say("death-angel-tale-round", round=decided.number),
        )

    def _drift_sentence(self, decided: Round, won: bool) -> Phrase:
        """No round stands out: how the chances went."""
        *_, before, last = self.rounds
        return say(
            f"death-angel-tale-drift-{'won' if won else 'lost'}",
            steps=2 if decided is before else 3,
            start=round(MISSIONS * self.rounds[0].before),
            middle=round(MISSIONS * decided.after),
            round=decided.number,
            end=round(MISSIONS * last.before),
            last=before.number,
        )

    def _way_sentence(self, locations: int) -> Phrase:
        others = self.total - self.kills.total()
        if others:
            return say("death-angel-tale-slew-others", locations=locations, slain=self.total, others=others)
        return say("death-angel-tale-slew", locations=locations, slain=self.total)

    def _end_sentence(self, won: bool, home: list[str]) -> Phrase:
        if won:
            return say(f"death-angel-tale-won-{self.state.ending}", home=len(home), fell=len(self.order))
        last = self.order[-1]
        return say("death-angel-tale-end", marine=names.marine(last), how=self.falls[last].how)

    def _pieces(self, home: list[str]) -> list[TaleDeeds]:
        marines = [*home, *reversed(self.order)]
        made = [self._deeds(marine) for marine in marines]
        return sorted(made, key=lambda one: -one.count)

    def _deeds(self, marine: str) -> TaleDeeds:
        fall = self.falls.get(marine)
        fate = say("death-angel-tale-home")
        if fall is not None:
            fate = say("death-angel-tale-fell", round=fall.round, how=fall.how)
        owner = self.state.owners[TEAM_OF_MARINE[MARINE[marine]]]
        return TaleDeeds(
            name=names.marine(marine),
            piece=marine,
            group=TEAM_NAMES[TEAM_OF_MARINE[MARINE[marine]]],
            seat=owner,
            count=self.kills[marine],
            fell=fall is not None,
            fate=fate,
        )

    def _players(self, home: list[str]) -> list[TaleDeeds]:
        pieces = self._pieces(home)
        made = []
        for seat in range(self.state.seats):
            own = [one for one in pieces if one.seat == seat]
            alive = sum(not one.fell for one in own)
            made.append(
                TaleDeeds(
                    name=player(seat),
                    seat=seat,
                    count=sum(one.count for one in own),
                    fell=not alive,
                    fate=say("death-angel-tale-player", home=alive, marines=len(own)),
                )
            )
        return made

    def _moments(self) -> list[TaleMoment]:
        """What ended it, the best blow and the narrowest escape, and the falls and ways on beside them, in their
        order."""
        best = max(self.blows, key=lambda blow: blow.slain, default=None)
        blow = [_blow(best)] if best is not None and best.slain else []
        narrow = [] if self.narrow is None else [self.narrow]
        found: list[TaleMoment] = []
        for moment in (self.last, *blow, *narrow, *self.fallen[-1:], *self.travels[-1:], *self.fallen[:1]):
            if len(found) < MOMENTS and (moment.n, moment.i) not in {(one.n, one.i) for one in found}:
                found.append(moment)
        return sorted(found, key=lambda one: (one.n, one.i))


def _blow(blow: Blow) -> TaleMoment:
    where = say("death-angel-tale-round", round=blow.round)
    if blow.card:
        where = say("death-angel-tale-round-card", round=blow.round, card=names.action(blow.card))
    phrase = say("death-angel-tale-blow", marine=names.marine(blow.marine), slain=blow.slain)
    return TaleMoment(n=blow.n, i=blow.i, kind="kill", about=blow.marine, face=blow.face, phrase=phrase, where=where)


def _headline(home: list[str], fallen: list[str]) -> Phrase:
    if home:
        return say("death-angel-tale-headline-won", home=len(home))
    return say("death-angel-end-slain", marine=names.marine(fallen[-1]))


def _turn_sentence(decided: Round, won: bool, last: bool) -> Phrase:
    """Why this round and no other, with numbers."""
    end = "won" if won else "lost"
    if decided.won() * (1 if won else -1) < CLEAR:
        return say(f"death-angel-tale-most-{end}")
    return say(
        f"death-angel-tale-turn-{end}",
        last=names.yes(last),
        before=round(MISSIONS * decided.before),
        after=round(MISSIONS * decided.after),
    )


def _facts(decided: Round) -> list[Phrase]:
    """What happened in it: what did not happen is no reason for anything."""
    falls = decided.falls
    facts = [say("death-angel-tale-to", location=names.location(decided.to))] if decided.to else []
    if decided.slain:
        facts.append(say("death-angel-tale-turn-slain", slain=decided.slain))
    if decided.back:
        facts.append(say("death-angel-tale-turn-back", count=decided.back))
    if decided.discarded:
        facts.append(say("death-angel-tale-turn-discarded", count=decided.discarded))
    if falls:
        facts.append(say("death-angel-tale-turn-fell", n=len(falls), marines=names.marines(falls)))
    facts.append(say("death-angel-tale-turn-there", there=decided.there, left=decided.left))
    return facts


def _there(state: State) -> int:
    """Genestealers in the formation."""
    return sum(len(swarm.cards) for groups in state.swarms for swarm in groups)


def _steps(state: State) -> int:
    return len(state.visited) + 1 + len(state.location_deck)


def tale(replay: Replaying, seat: Seat) -> Tale | None:
    """The story of a game that is over, as this seat may be told it; ``None`` if it is not over."""
    teller = Teller(seat)
    for entry, _events, state in replay(teller.witness):
        if entry is None:
            teller.begin(state)
        else:
            teller.step(entry.n, state)
    return teller.tale() if teller.state.outcome else None
