"""What a table looks like to one reader: the fold put into wire messages, secrets left out by the game's views."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from starboard.core.game import SPECTATOR, Advice, AnyGame, Move, Seat, State, View, witnesses
from starboard.core.patch import Patch
from starboard.core.text import Phrase, say
from starboard.server import log
from starboard.server.fold import Folded, Handover, Told
from starboard.server.messages.from_server import Snapshot, Update
from starboard.server.messages.house import TableBrief
from starboard.server.messages.parts import PROTOCOL
from starboard.server.messages.play import Position, Said, SaidEvent, SaidMove, Step
from starboard.server.messages.tables import LessonPlace, SeatAsk, SeatInfo, TableInfo, UndoAsk, You
from starboard.server.store import Brief

QUICK = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "wait",
    "go",
    "help",
    "yes",
    "no",
    "careful",
    "again",
    "new",
    "begin",
)
"""The page offers those that fit: some before a game, some in it."""
QUICK_PHRASES = [say(f"quick-{name}") for name in QUICK]


HANDS = {
    "left": "server-hand-left",
    "sent-away": "server-hand-sent-away",
    "sat": "server-hand-sat",
    "device": "server-hand-device",
    "bot": "server-hand-bot",
    "back": "server-hand-back",
}
"""What is said of a seat that changes hands."""


class Audience(NamedTuple):
    """All that decides what a page is sent of a game: who is of the same audience gets the same bytes."""

    seat: Seat
    panels: bool = False
    words: bool | frozenset[str] = True
    """Whether legal moves have their phrases, or which kinds of moves do."""
    moments: bool = False

    def hears(self, move: Move) -> bool:
        """Whether this move comes with its words."""
        return self.words if isinstance(self.words, bool) else move.__struct_config__.tag in self.words


def table(folded: Folded, here: Collection[Seat], watchers: int, tv: bool, low: bool, now: float) -> TableInfo:
    """The table as everybody sees it."""
    undo = folded.undo
    return TableInfo(
        code=folded.code,
        game=folded.game.id,
        options=folded.options,
        manners=folded.manners,
        seats=[
            SeatInfo(
                seat=seat,
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot,
                ready=chair.ready or chair.kind == "bot",
                host=chair.guest is not None and chair.guest == folded.host,
                here=seat in here,
            )
            for seat, chair in enumerate(folded.chairs)
        ],
        phase=folded.phase,
        seeded=folded.seed is not None,
        watchers=watchers,
        tv=tv,
        low=low,
        created=folded.created,
        paused=None if folded.paused is None else folded.paused.seat,
        marks=folded.marks,
        undo=None
        if undo is None or undo.expires <= now
        else UndoAsk(
            seat=undo.seat,
            to=undo.to,
            waiting=[seat for seat in undo.waiting if seat not in folded.votes],
            expires=undo.expires,
        ),
        asks=[
            SeatAsk(id=wish.id, seat=wish.seat, name=wish.name)
            for wish in folded.wishes.values()
            if folded.vacant(wish.seat)
        ],
        rematch=folded.rematch,
        lesson=_lesson(folded),
    )


def _lesson(folded: Folded) -> LessonPlace | None:
    if folded.lesson is None or not folded.trail:
        return None
    led = folded.trail[-1]
    return LessonPlace(id=folded.lesson, step=led.step, n=led.n, first=len(folded.trail) == 1)


def brief(kept: Brief, guest: str) -> TableBrief:
    """A table in the list of a guest who sits there."""
    seat = kept.places.index(guest) if guest in kept.places else SPECTATOR
    scores = kept.scores if kept.scores is not None and seat != SPECTATOR else None
    return TableBrief(
        code=kept.code,
        game=kept.game,
        phase=kept.phase,  # type: ignore[arg-type]
        seats=kept.seats,
        updated=kept.updated,
        lesson=kept.lesson,
        rounds=kept.rounds,
        won=None if kept.winners is None else seat in kept.winners,
        score=None if scores is None else scores[seat],
        place=None if scores is None else 1 + sum(score > scores[seat] for score in scores),
    )


def you(folded: Folded, guest: str | None, seat: Seat) -> You:
    """The reader's own place."""
    wish = folded.wish_of(guest)
    return You(
        seat=seat,
        host=guest is not None and guest == folded.host,
        sent_away=guest in folded.sent_away,
        asking=None if wish is None else wish.seat,
        declined=guest in folded.declined and folded.phase == "playing",
    )


def step(game: AnyGame, told: Told, seat: Seat) -> Step:
    """An entry as a seat witnessed it."""
    return witnessed(told, said(game, told), seat)


def said(game: AnyGame, told: Told) -> list[SaidEvent]:
    """The events of an entry with their words, before anybody's view filters them."""
    return [SaidEvent(event, game.say_event(event)) for event in told.events]


def witnessed(
    told: Told, said: Sequence[SaidEvent], seat: Seat, moments: Sequence[Patch | None] = (), long: bool = False
) -> Step:
    """The entry as this seat saw it, each event with the change that came with it if they are given."""
    events = [one for one in said if witnesses(one.event, seat)]
    if moments:
        events = [SaidEvent(one.event, one.phrase, moment) for one, moment in zip(events, moments, strict=True)]
    return Step(seq=told.seq, n=told.n, at=told.at, seat=told.seat, events=events, long=long, why=told.why)


def steps(folded: Folded, seat: Seat, after: int = 0) -> list[Step]:
    """The latest entries after this seq."""
    return [step(folded.game, told, seat) for told in folded.steps if told.seq > after]


def position(folded: Folded, audience: Audience) -> Position | None:
    """Where the game stands for its audience; ``None`` before the start."""
    if folded.state is None:
        return None
    game, seat = folded.game, audience.seat
    view = game.view(folded.state, seat)
    can_move = folded.phase == "playing" and folded.paused is None and seat != SPECTATOR
    hints = folded.manners.hints
    moves, advice = choices(game, folded.state, view, audience, hints) if can_move else ([], None)
    return Position(
        n=folded.n,
        view=view,
        to_move=list(folded.to_move),
        question=game.question(view),
        moves=moves,
        advice=advice,
        panels=game.panels(view) if audience.panels else None,
        origin=folded.origin,
        stopped=folded.stopped,
        clocks=game.clocks(view) if folded.phase == "playing" else [],
        muted=view.muted,
        undoable=_undoable(folded, seat),
        result=folded.result,
    )


def _undoable(folded: Folded, seat: Seat) -> bool:
    back = None if seat == SPECTATOR else folded.before_last(seat)
    return back is not None and back >= folded.open_to_undo


def choices(
    game: AnyGame, state: State, view: View, audience: Audience, hints: bool = True
) -> tuple[list[SaidMove], Phrase | None]:
    """All that a seat may do, with its words, effects and what is best; and a help for it."""
    moves = game.moves(state, audience.seat)
    advice = game.advise(state, audience.seat) if moves and hints else Advice()
    said = [
        SaidMove(
            move,
            game.say_move(view, move) if audience.hears(move) else None,
            game.preview(state, audience.seat, move),
            move in advice.best,
        )
        for move in moves
    ]
    return said, advice.line


def line(seq: int, spoke: log.Spoke | Handover) -> Said:
    """A line of chat."""
    if isinstance(spoke, Handover):
        hand = spoke.hand
        nobody = "server-hand-open" if hand.how == "back" else "server-hand-nobody"
        words = say(HANDS[hand.how], name=hand.name) if hand.name else say(nobody)
        return Said(seq=seq, at=spoke.when, seat=hand.seat, name="", text=None, phrase=words)
    return Said(
        seq=seq,
        at=spoke.when,
        seat=spoke.seat,
        name=spoke.name,
        text=spoke.text,
        phrase=spoke.line if spoke.phrase is None else quick(spoke.phrase),
    )


def quick(number: int) -> Phrase | None:
    """A quick phrase by its number."""
    return QUICK_PHRASES[number] if 0 <= number < len(QUICK_PHRASES) else None


def chat(folded: Folded, after: int = 0) -> list[Said]:
    """The latest lines after this seq."""
    return [line(seq, spoke) for seq, spoke in folded.chat if seq > after]


def snapshot(folded: Folded, info: TableInfo, guest: str | None, seat: Seat, place: Position | None) -> Snapshot:
    """The whole table, for who has seen nothing of it yet."""
    return Snapshot(
        protocol=PROTOCOL,
        seq=folded.seq,
        table=info,
        you=you(folded, guest, seat),
        position=place,
        steps=steps(folded, seat),
        first=folded.steps[0].n - 1 if folded.steps else folded.n,
        chat=chat(folded),
    )


def missed(
    folded: Folded, info: TableInfo, guest: str | None, seat: Seat, place: Position | None, after: int
) -> Update | None:
    """All that came after a seq; ``None`` if it is no longer at hand, or the past was changed."""
    if after > folded.seq or folded.rewound > after:
        return None
    if not _reaches_back((told.seq for told in folded.steps), folded.steps.maxlen, after):
        return None
    if not _reaches_back((seq for seq, _ in folded.chat), folded.chat.maxlen, after):
        return None
    return Update(
        seq=folded.seq,
        table=info,
        you=you(folded, guest, seat),
        steps=steps(folded, seat, after),
        position=place,
        chat=chat(folded, after),
    )


def _reaches_back(seqs: Iterable[int], kept: int | None, after: int) -> bool:
    """Whether everything after this seq is still kept."""
    numbers = list(seqs)
    return len(numbers) != kept or numbers[0] <= after + 1
