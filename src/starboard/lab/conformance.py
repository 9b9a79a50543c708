"""The properties every game keeps; :func:`assert_conforms` looks at them all, on a random game.

- random play through ``moves`` alone ends, with every invariant holding after every move;
- replaying a record gives the same state and events, and any prefix of it resumes;
- a refused move changes nothing, names a clause that exists and says why in words that exist; time that was due before
  it has passed all the same;
- a view is its seat's own, and shows only what it names (:mod:`starboard.lab.secrets`);
- an event can be witnessed: every view of that moment can be taken;
- the clocks a seat sees lie in time and have names, and time is due when one runs out;
- ``imagine`` gives a state with the very same view and moves; a copy shares nothing that can change;
- what a view or a move names lies in the box, which survives the wire;
- the bot that searches can play it;
- everything that is said has words, everything that travels survives the wire.

:func:`samples` are tables to try a game at. The tests of the house run all of it for every game that is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from starboard.bots.random import RandomBot
from starboard.bots.search import Effort, SearchBot
from starboard.core import course, patch
from starboard.core import options as options_
from starboard.core import record as record_
from starboard.core.chance import Chance, Recorded, Seeded
from starboard.core.clauses import rules
from starboard.core.entries import Entry
from starboard.core.game import SPECTATOR, AnyGame, Illegal, witnesses
from starboard.core.table import Table
from starboard.core.text import Phrase, Text
from starboard.lab import names, secrets
from starboard.lab.drive import PACE, Stuck, play_on

HASTY = 12
"""Tries of a bot that has to be quick."""


def encoded(thing: Any) -> bytes:
    """The thing as canonical bytes: equal bytes mean equal things."""
    return record_.canonical(thing)


def random_table(
    game: AnyGame,
    seats: int,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    *,
    moves: int | None = None,
    pace: float = PACE,
    limit: int = 100_000,
) -> Table:
    """A table played by random players to its end (or for ``moves`` entries), invariants checked all along."""
    table = Table(game, seats, options, seed)
    bots = [RandomBot()] * seats
    chance = Seeded(seed, -1)
    game.check(table.state)
    while moves is None or len(table.record.entries) < moves:
        if play_on(table, bots, chance, pace) is None:
            break
        game.check(table.state)
        if len(table.record.entries) > limit:
            raise Stuck(f"{game.id}: no end after {limit} entries (seed {seed})")
    return table


def random_step(table: Table, chance: Chance, pace: float = PACE) -> bool:
    """One random decision, or the passing of time; ``False`` when the game is over."""
    return play_on(table, [RandomBot()] * len(table.seats), chance, pace) is not None


def assert_replays(table: Table) -> None:
    """The record, written and read again, gives the same state and the same events."""
    game = table.game
    data = record_.dumps(game, table.record, table.state)
    _game, record, state = record_.loads(data, lambda name: game if name == game.id else None)
    assert encoded(state) == encoded(table.state), "the replayed state differs"
    assert record_.dumps(game, record, state) == data, "the record read and written again differs"
    first = [encoded(events) for _entry, events, _state in course.replay(game, table.record)]
    again = [encoded(events) for _entry, events, _state in course.replay(game, record)]
    assert first == again, "the replayed events differ"


def assert_resumes(table: Table, cuts: Iterable[int]) -> None:
    """Any prefix of the record resumes, and goes on exactly as the whole game did: chance included."""
    game = table.game
    for cut in cuts:
        resumed = Table.resume(game, table.record.prefix(cut))
        for entry in table.record.entries[cut:]:
            if entry.move is None or entry.seat is None:
                resumed.tick(entry.at)
            else:
                resumed.play(entry.seat, entry.move, entry.at)
        assert encoded(resumed.record) == encoded(table.record), f"resumed after {cut}, chance answered otherwise"
        assert encoded(resumed.state) == encoded(table.state), f"resumed after {cut}, the state differs"


def assert_refuses(game: AnyGame, state: Any, seats: int, moves: Sequence[Any], text: Text | None = None) -> int:
    """Every one of these moves by every seat is either playable or refused cleanly; returns how many were refused."""
    text = text or Text()
    clauses = rules(game.id)
    before = encoded(state)
    refused = 0
    for seat in (*range(seats), SPECTATOR, seats):
        offered = game.moves(state, seat)
        for move in (*offered, *moves):
            refusal = game.ask(state, seat, move)
            assert encoded(state) == before, f"asking changed the state: seat {seat}, {move}"
            if refusal is None:
                assert 0 <= seat < seats, f"a stranger may move: seat {seat}, {move}"
                continue
            assert move not in offered, f"an offered move is refused: seat {seat}, {move}, {refusal}"
            assert refusal.clause in clauses, f"refusal cites {refusal.clause}, which the rules do not have"
            assert not problems(text, refusal.reason), f"refusal without words: {problems(text, refusal.reason)}"
            try:
                game.apply(state, seat, move, Recorded([]))
            except Illegal as illegal:
                assert illegal == refusal
            else:
                raise AssertionError(f"asked: refused ({refusal}); played: accepted. Seat {seat}, {move}")
            assert encoded(state) == before, f"a refused move changed the state: seat {seat}, {move}"
            refused += 1
    return refused


def assert_time_passes(game: AnyGame, state: Any) -> bool:
    """A refused move lets the same time pass, with the same events, as if it had not been made.

    ``False`` where no clock runs, and nothing could be seen.
    """
    due = game.deadline(state)
    if due is None or game.result(state) is not None:
        return False
    ticked, attempted = (course.Course(game, game.copy(state), course.seeded(0)) for _ in range(2))
    happened = ticked.tick(due)
    assert happened, "the deadline was not met"
    attempt = attempted.attempt(SPECTATOR, _any_move(game, state), due)
    assert attempt.refusal is not None, "a stranger may move"
    assert encoded(attempt.happened) == encoded(happened), "a refused move swallows what happened before it"
    assert encoded(attempted.state) == encoded(ticked.state), "a refused move changes more than the time that was due"
    return True


def assert_clocks(game: AnyGame, state: Any, seats: int, text: Text | None = None) -> int:
    """The clocks of every seat lie in time and have names; when one runs out time is due. Returns how many run."""
    text, due = text or Text(), game.deadline(state)
    running = 0
    for seat in (*range(seats), SPECTATOR):
        clocks = game.clocks(game.view(state, seat))
        names = [clock.name for clock in clocks]
        assert len({*names}) == len(names), f"two clocks of one name: {names}"
        for clock in clocks:
            running += 1
            _assert_words(text, Phrase(f"{game.id}-clock-{clock.name}", {}))
            assert clock.began is None or clock.began <= state.now, f"{clock} began after {state.now}"
            assert clock.pace > 0, f"{clock} goes backwards"
            if clock.ends is not None:
                assert clock.ends >= (clock.began or 0.0), f"{clock} ends before it began"
                assert due is not None and due <= clock.ends, f"{clock} ends and nothing happens: time is due at {due}"
        assert due is not None or not clocks, f"{clocks} run, and no time is due"
    return running


def _any_move(game: AnyGame, state: Any) -> Any:
    moves = [move for seat in game.to_move(state) for move in game.moves(state, seat)[:1]]
    return moves[0] if moves else None


def assert_imagines(game: AnyGame, state: Any, seats: int, seed: int = 0) -> None:
    """What a seat imagines looks to that seat exactly like the truth, and offers the same moves."""
    before = encoded(state)
    for seat in (*range(seats), SPECTATOR):
        view = game.view(state, seat)
        assert view.seat == seat, f"the view of seat {seat} says it is that of {view.seat}"
        imagined = game.imagine(view, state.options, Seeded(seed, seat))
        assert encoded(game.view(imagined, seat)) == encoded(view), f"seat {seat} imagines another view"
        assert encoded(game.moves(imagined, seat)) == encoded(game.moves(state, seat)), f"seat {seat}: other moves"
        game.check(imagined)
    assert encoded(state) == before, "looking changed the state"


def assert_copies(game: AnyGame, state: Any, chance: Chance) -> None:
    """A copy is equal and independent: no object that can change is in both."""
    before = encoded(state)
    copy = game.copy(state)
    assert encoded(copy) == before, "the copy differs"
    theirs = changeable(copy)
    shared = sorted(path for number, path in changeable(state).items() if number in theirs)
    assert not shared, f"the copy shares {shared}"
    for _ in range(5):
        seats = game.to_move(copy)
        if not seats:
            break
        course.carry_out(game, copy, copy.now, seats[0], chance.pick(game.moves(copy, seats[0])), chance)
    assert encoded(state) == before, "playing on a copy changed the original"


def changeable(thing: Any, path: str = "state") -> dict[int, str]:
    """Every object in a thing that can change, by its id, with where it is."""
    found: dict[int, str] = {}
    parts: Iterable[tuple[str, Any]] = ()
    match thing:
        case msgspec.Struct():
            if not thing.__struct_config__.frozen:
                found[id(thing)] = path
            parts = [(f"{path}.{name}", getattr(thing, name)) for name in thing.__struct_fields__]
        case dict():
            found[id(thing)] = path
            parts = [(f"{path}[{key!r}]", item) for key, item in thing.items()]
        case list() | tuple() | set():
            if not isinstance(thing, tuple):
                found[id(thing)] = path
            parts = [(f"{path}[{n}]", item) for n, item in enumerate(thing)]
    for name, part in parts:
        found |= changeable(part, name)
    return found


def assert_films(game: AnyGame, state: Any, entry: Entry, seats: int) -> None:
    """After every single event of an entry every seat's view can be taken and drawn, and survives the wire.

    ``state`` is that before the entry, and is left as it is.
    """
    playing = game.copy(state)

    def witness(_event: Any) -> None:
        for seat in (*range(seats), SPECTATOR):
            view = game.view(playing, seat)
            assert view.seat == seat, f"the view of seat {seat} says it is that of {view.seat}"
            data = encoded(view)
            assert encoded(msgspec.json.decode(data, type=game.View)) == data
            game.panels(view)

    course.replay_entry(game, playing, entry, witness)


def assert_bot_plays(game: AnyGame, seats: int, options: dict[str, Any], seed: int = 0, decisions: int = 50) -> None:
    """A bot that searches, in a hurry, sits in every seat for this many decisions; the table accepts them all."""
    table = Table(game, seats, options, seed)
    chance = Seeded(seed, -2)
    made = 0

    class Counted(SearchBot):
        def choose(self, *given: Any) -> Any:
            nonlocal made
            made += 1
            return super().choose(*given)

    bots = [Counted(Effort(HASTY))] * seats
    while made < decisions and play_on(table, bots, chance) is not None:
        game.check(table.state)
    assert made >= decisions or table.result is not None


def assert_travels(table: Table) -> None:
    """Moves, events and views survive the wire as the types the game declares."""
    game = table.game
    for entry in table.record.entries:
        if entry.move is not None:
            assert msgspec.json.decode(encoded(entry.move), type=game.Move) == entry.move
    for _entry, events, _state in course.replay(game, table.record):
        for event in events:
            assert encoded(msgspec.json.decode(encoded(event), type=game.Event)) == encoded(event)
    for seat in (*range(len(table.seats)), SPECTATOR):
        view = table.view(seat)
        assert encoded(msgspec.json.decode(encoded(view), type=game.View)) == encoded(view)


def assert_patches(table: Table, every: int = 1) -> None:
    """Whoever has a view and gets what has changed since holds exactly the new one, from every seat, all along."""
    game, seats = table.game, (*range(len(table.seats)), SPECTATOR)
    before: dict[int, Any] = {}
    held: dict[int, Any] = {}
    for number, (_entry, _events, state) in enumerate(course.replay(game, table.record)):
        if number % every:
            continue
        for seat in seats:
            view = game.view(state, seat)
            data = msgspec.json.decode(msgspec.json.encode(view))
            change = patch.diff(before[seat], view) if seat in before else [view]
            if change is not None:
                held[seat] = patch.apply(held.get(seat), msgspec.json.decode(msgspec.json.encode(change)))
            assert held[seat] == data, f"after entry {number} seat {seat} holds something else"
            before[seat] = view


def assert_speaks(table: Table, text: Text | None = None, every: int = 1) -> None:
    """Every question, move, event and panel along the game has words with all their arguments."""
    text, game, seats = text or Text(), table.game, len(table.seats)
    for number, (_entry, events, state) in enumerate(course.replay(game, table.record)):
        for event in events:
            _assert_words(text, game.say_event(event))
            anybody = (SPECTATOR, *range(seats))
            assert any(witnesses(event, seat) for seat in anybody), f"nobody sees {event}"
        if number % every:
            continue
        for seat in (*range(seats), SPECTATOR):
            assert_view_speaks(game, state, seat, text)
    if table.result is not None:
        _assert_words(text, table.result.reason)


def assert_view_speaks(game: AnyGame, state: Any, seat: int, text: Text) -> None:
    """The question, the moves (each its own) and the panels of one view have words with all their arguments."""
    view = game.view(state, seat)
    _assert_words(text, game.question(view))
    labels: dict[str, Any] = {}
    for move in game.moves(state, seat):
        phrase = game.say_move(view, move)
        _assert_words(text, phrase)
        assert text(phrase) not in labels, f"two moves read “{text(phrase)}”: {move} and {labels[text(phrase)]}"
        labels[text(phrase)] = move
    for panel in game.panels(view):
        _assert_words(text, panel.title)
        for line in panel.lines:
            _assert_words(text, line)


def _assert_words(text: Text, phrase: Phrase | None) -> None:
    if phrase is not None:
        found = problems(text, phrase)
        assert not found, f"words are missing: {found}"


def problems(text: Text, phrase: Phrase) -> list[str]:
    """What is wrong with the words of a phrase and of those inside it: unknown messages, missing arguments."""
    found = text.problems(phrase)
    for value in phrase.args.values():
        for part in value if isinstance(value, list | tuple) else [value]:
            if isinstance(part, Phrase):
                found += problems(text, part)
    return found


def assert_boxed(table: Table, every: int = 1) -> None:
    """What views and moves name along the game is in the box; and the box survives the wire as the type it has."""
    game, box = table.game, table.game.box()
    data = msgspec.json.encode(box)
    assert msgspec.json.encode(msgspec.json.decode(data, type=type(box))) == data
    for number, (entry, _events, state) in enumerate(course.replay(game, table.record)):
        if entry is not None and entry.move is not None:
            names.assert_boxed(game, entry.move)
        if number % every == 0:
            for seat in range(len(table.seats)):
                names.assert_boxed(game, game.view(state, seat), *game.moves(state, seat))


def assert_conforms(game: AnyGame, seats: int, options: dict[str, Any] | None = None, seed: int = 0) -> Table:
    """One random game with every property looked at; returns the finished table."""
    secrets.assert_built_up(game)
    table = random_table(game, seats, options, seed)
    assert_replays(table)
    entries = len(table.record.entries)
    assert_resumes(table, {0, entries // 3, 2 * entries // 3, entries})
    assert_travels(table)
    assert_patches(table, every=max(1, entries // 60))
    assert_speaks(table, every=max(1, entries // 40))
    assert_boxed(table, every=max(1, entries // 40))
    pool = list({entry.move: None for entry in table.record.entries if entry.move is not None})
    stride = max(1, len(pool) // 25)
    state = course.setup(game, table.record.header)
    for number, entry in enumerate(table.record.entries):
        if number % max(1, entries // 12) == 0:
            assert_refuses(game, state, seats, pool[number % stride :: stride])
            assert_imagines(game, state, seats, seed)
            assert_copies(game, state, Seeded(seed, number))
            secrets.assert_new_fields_stay_secret(game, state, seats, Seeded(seed, number))
            assert_clocks(game, state, seats)
        if entry.seat is None:
            assert_time_passes(game, state)
        if number % max(1, entries // 60) == 0:
            assert_films(game, state, entry, seats)
        course.replay_entry(game, state, entry)
    return table


class Sample(NamedTuple):
    """A table to try a game at."""

    seats: int
    options: dict[str, Any]
    seed: int


def samples(game: AnyGame, count: int = 6) -> list[Sample]:
    """Different tables: the defaults with the fewest and the most players, the first and the last choice of every
    option, then any choices. Tables that the game refuses to set up are passed over."""
    offered = options_.describe(game)
    made: list[Sample] = []
    for number in range(20 * count):
        chance = Seeded(number, 99)
        options = {option.name: _choice(option, number, chance) for option in offered} if number > 1 else {}
        seats = game.players[0] if number == 0 else game.players[-1] if number == 1 else chance.pick(game.players)
        try:
            Table(game, seats, options, number)
        except Illegal:
            continue
        made.append(Sample(seats, options, number))
        if len(made) == count:
            break
    return made


def _choice(option: options_.Option, number: int, chance: Chance) -> Any:
    choices = option.choices
    if option.kind == "flag":
        choices = [False, True]
    elif option.least is not None and option.most is not None:
        choices = [*range(option.least, option.most + 1)]
    if not choices:
        return option.default
    return choices[0] if number == 2 else choices[-1] if number == 3 else chance.pick(choices)
