"""What a table looks like to one reader: the fold put into wire messages, secrets left out by the game's views."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from starboard.core.game import SPECTATOR, AnyGame, Seat, witnesses
from starboard.core.text import Phrase, say
from starboard.server import log
from starboard.server.fold import Folded, Told
from starboard.server.messages import (
    PROTOCOL,
    Position,
    Said,
    SaidEvent,
    SaidMove,
    SeatInfo,
    Snapshot,
    Step,
    TableInfo,
    UndoAsk,
    Update,
    You,
)

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
)
QUICK_PHRASES = [say(f"quick-{name}") for name in QUICK]


def table(folded: Folded, here: Collection[Seat], watchers: int, now: float) -> TableInfo:
    """The table as everybody sees it."""
    undo = folded.undo
    return TableInfo(
        code=folded.code,
        game=folded.game.id,
        options=folded.options,
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
        created=folded.created,
        paused=None if folded.paused is None else folded.paused.seat,
        undo=None
        if undo is None or undo.expires <= now
        else UndoAsk(
            seat=undo.seat,
            to=undo.to,
            waiting=[seat for seat in undo.waiting if seat not in folded.votes],
            expires=undo.expires,
        ),
        rematch=folded.rematch,
    )


def you(folded: Folded, guest: str | None, seat: Seat) -> You:
    """The reader's own place."""
    return You(seat=seat, host=guest is not None and guest == folded.host)


def step(game: AnyGame, told: Told, seat: Seat) -> Step:
    """An entry as a seat witnessed it."""
    events = [SaidEvent(event, game.say_event(event)) for event in told.events if witnesses(event, seat)]
    return Step(seq=told.seq, n=told.n, at=told.at, seat=told.seat, events=events)


def steps(folded: Folded, seat: Seat, after: int = 0) -> list[Step]:
    """The latest entries after this seq."""
    return [step(folded.game, told, seat) for told in folded.steps if told.seq > after]


def position(folded: Folded, seat: Seat, now: float, panels: bool) -> Position | None:
    """Where the game stands for a seat; ``None`` before the start."""
    if folded.state is None:
        return None
    game = folded.game
    view = game.view(folded.state, seat)
    can_move = folded.phase == "playing" and folded.paused is None and seat != SPECTATOR
    moves = game.moves(folded.state, seat) if can_move else []
    time = folded.time(now)
    ends = [] if folded.deadline is None else [clock.ends for clock in game.clocks(view) if clock.ends is not None]
    deadline = ends[0] if ends else None
    return Position(
        n=folded.n,
        view=view,
        to_move=list(folded.to_move),
        question=game.question(view),
        moves=[SaidMove(move, game.say_move(view, move)) for move in moves],
        panels=game.panels(view) if panels else None,
        now=now,
        time=time,
        deadline=None if deadline is None else now + deadline - time,
        muted=view.muted,
        undoable=folded.open_to_undo < folded.n,
        result=folded.result,
    )


def said(seq: int, spoke: log.Spoke) -> Said:
    """A line of chat."""
    return Said(
        seq=seq,
        at=spoke.when,
        seat=spoke.seat,
        name=spoke.name,
        text=spoke.text,
        phrase=None if spoke.phrase is None else quick(spoke.phrase),
    )


def quick(number: int) -> Phrase | None:
    """A quick phrase by its number."""
    return QUICK_PHRASES[number] if 0 <= number < len(QUICK_PHRASES) else None


def chat(folded: Folded, after: int = 0) -> list[Said]:
    """The latest lines after this seq."""
    return [said(seq, spoke) for seq, spoke in folded.chat if seq > after]


def snapshot(folded: Folded, info: TableInfo, guest: str | None, seat: Seat, now: float, panels: bool) -> Snapshot:
    """The whole table, for who has seen nothing of it yet."""
    return Snapshot(
        protocol=PROTOCOL,
        seq=folded.seq,
        table=info,
        you=you(folded, guest, seat),
        position=position(folded, seat, now, panels),
        steps=steps(folded, seat),
        first=folded.steps[0].n - 1 if folded.steps else folded.n,
        chat=chat(folded),
    )


def missed(
    folded: Folded, info: TableInfo, guest: str | None, seat: Seat, now: float, panels: bool, after: int
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
        position=position(folded, seat, now, panels),
        chat=chat(folded, after),
    )


def _reaches_back(seqs: Iterable[int], kept: int | None, after: int) -> bool:
    """Whether everything after this seq is still kept."""
    numbers = list(seqs)
    return len(numbers) != kept or numbers[0] <= after + 1
