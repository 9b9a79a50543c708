/** Own moves at once, on a table where cards are laid against the clock. The cards are made up: only their ways count. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/module';
import { FakeSocket, position, snapshot, step, update } from './fake-socket';
import { GIVE_UP } from './line.svelte';
import { LiveSession } from './live-session.svelte';
import type { MoveOf, ViewOf } from './session';
import { LiveTable } from './table.svelte';
import type { Position, Step } from './types';

type G = 'space-alert';
interface Cards {
  hand: string[];
  laid: string[];
}
const cards = (view: unknown) => view as Cards;
const as = (view: Cards) => view as unknown as ViewOf<G>;
const lay = (card: string) => ({ move: 'place', card }) as unknown as MoveOf<G>;
const cardOf = (move: MoveOf<G>) => (move as unknown as { card: string }).card;

const module = {
  script: null,
  guess(view: ViewOf<G>, move: MoveOf<G>) {
    const { hand, laid } = cards(view);
    const card = cardOf(move);
    return hand.includes(card) ? as({ hand: hand.filter((one) => one !== card), laid: [...laid, card] }) : null;
  },
  still: (view: ViewOf<G>, move: MoveOf<G>) => cards(view).hand.includes(cardOf(move)),
} as unknown as GameModule<G>;

const CLOCK = { name: 'mission', began: 0, ends: 600, pace: 1 };
/** Where the game stands when these cards have been laid. */
const stands = (n: number, hand: string, laid: string, clocks = [CLOCK]) =>
  position(n, {
    view: { hand: [...hand], laid: [...laid] },
    moves: [...hand].map((card) => ({ move: lay(card) })),
    clocks,
  });

beforeEach(() => FakeSocket.install());

function table(with_ = module, at: Position = stands(0, 'ABC', '')) {
  const live = new LiveTable<G>('ABCDEF', 'ws://here').open({});
  const line = FakeSocket.last;
  line.open();
  line.say(snapshot(3, [], at));
  const session = new LiveSession(live, with_, live.position!);
  const shown = () => `${cards(session.view).hand.join('')}|${cards(session.view).laid.join('')}`;
  const lit = () => session.moves.map(({ move }) => cardOf(move)).join('');
  const here = () => Promise.resolve().then(() => vi.advanceTimersByTimeAsync(0));
  return { live, line, session, shown, lit, here };
}

test('three cards in 600 ms at 300 ms there and back: each is drawn at once and all are laid', async () => {
  const { line, session, shown, lit } = table();
  const say = (message: object, ms: number) => setTimeout(() => line.say(message), ms);
  const truth = ['BC|A', 'C|AB', '|ABC'];
  for (const [n, card] of [...'ABC'].entries()) {
    expect(lit()).toBe('ABC'.slice(n));
    void session.play(lay(card));
    expect(shown()).toBe(truth[n]);
    expect(line.of('play')).toHaveLength(n + 1);
    const [hand, laid] = truth[n]!.split('|') as [string, string];
    say(update(4 + n, [step(n + 1, 0, 4 + n)], stands(n + 1, hand, laid)), 300);
    say({ type: 'accepted', id: line.of('play')[n]!.id, seq: 4 + n }, 301);
    // What was drawn stays drawn, whatever arrives meanwhile.
    for (let ms = 0; ms < 200; ms += 20) {
      await vi.advanceTimersByTimeAsync(20);
      expect(shown()).toBe(truth[n]);
    }
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toBe('|ABC');
  expect(session.sending).toEqual([]);
  expect(session.position.view).toEqual({ hand: [], laid: ['A', 'B', 'C'] });
});

test('the middle one of three is refused: it goes back and says why, the others stay', async () => {
  const { line, session, shown, lit, here } = table();
  const answers = [...'ABC'].map((card) => session.play(lay(card)));
  expect(shown()).toBe('|ABC');
  line.say(update(4, [step(1, 0, 4)], stands(1, 'BC', 'A')));
  expect(shown()).toBe('|ABC');
  line.accept(0, 4);
  line.refuse(1);
  await here();
  expect(await answers[1]).toMatchObject({ ok: false, clause: 'SA-3.1', reason: { id: 'web-trouble' } });
  expect(shown()).toBe('B|AC');
  expect(lit()).toBe('B');
  line.say(update(5, [step(2, 0, 5)], stands(2, 'B', 'AC')));
  line.accept(2, 5);
  await here();
  expect(shown()).toBe('B|AC');
  expect(session.sending).toEqual([]);
});

test('a yes that comes before its position keeps the card where it was laid', async () => {
  const { line, session, shown, here } = table();
  void session.play(lay('A'));
  line.accept(0, 5);
  await here();
  expect(shown()).toBe('BC|A');
  // Another's step comes in between.
  line.say(update(4, [step(1, 1, 4)], stands(1, 'ABC', '')));
  expect(shown()).toBe('BC|A');
  line.say(update(5, [step(2, 0, 5)], stands(2, 'BC', 'A')));
  expect(shown()).toBe('BC|A');
  expect(session.sending).toEqual([]);
});

test('a position that has the move already is not painted over, though the yes is still on its way', async () => {
  const piling = {
    ...module,
    guess: (view: ViewOf<G>, move: MoveOf<G>) => as({ ...cards(view), laid: [...cards(view).laid, cardOf(move)] }),
  };
  const { line, session, shown, here } = table(piling);
  void session.play(lay('A'));
  void session.play(lay('B'));
  line.say(update(4, [step(1, 0, 4)], stands(1, 'BC', 'A')));
  expect(shown()).toBe('BC|AB');
  line.accept(0, 4);
  await here();
  line.accept(1, 5);
  await here();
  line.say(update(5, [step(2, 0, 5)], stands(2, 'C', 'AB')));
  expect(shown()).toBe('C|AB');
  expect(session.sending).toEqual([]);
});

test('a yes after which nothing comes is believed for a while', async () => {
  const { line, session, shown } = table();
  void session.play(lay('A'));
  line.accept(0, 5);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(session.sending).toEqual([]);
  expect(shown()).toBe('ABC|');
});

test('a guess that the position has overtaken vanishes', () => {
  const { line, session, shown } = table();
  void session.play(lay('B'));
  // The captain has given that card away; the refusal is still on its way.
  line.say(update(4, [step(1, 1, 4)], stands(1, 'AC', '')));
  expect(shown()).toBe('AC|');
  expect(session.sending).toHaveLength(1);
});

test('the line drops with two on their way: they stay drawn, and are sent again in their order', async () => {
  const { line, session, shown, here } = table();
  void session.play(lay('A'));
  void session.play(lay('B'));
  line.drop();
  expect(shown()).toBe('C|AB');
  await vi.advanceTimersByTimeAsync(1_000);
  const again = FakeSocket.last;
  again.open();
  // The server had heard the first one before the line dropped.
  again.say(update(4, [step(1, 0, 4)], stands(1, 'BC', 'A')));
  expect(shown()).toBe('C|AB');
  expect(again.of('play')).toEqual(line.of('play'));
  again.accept(0, 4);
  again.say(update(5, [step(2, 0, 5)], stands(2, 'C', 'AB')));
  again.accept(1, 5);
  await here();
  expect(shown()).toBe('C|AB');
  expect(session.sending).toEqual([]);
});

test('a move that is never answered goes back in the end', async () => {
  const { line, session, shown } = table();
  const answer = session.play(lay('A'));
  for (let s = 0; s * 1_000 <= GIVE_UP; s++) {
    await vi.advanceTimersByTimeAsync(1_000);
    line.say({ type: 'pong', sent: 0, now: 0 });
  }
  expect(await answer).toMatchObject({ ok: false, reason: { id: 'web-no-answer' } });
  expect(shown()).toBe('ABC|');
});

test('without a guess nothing is drawn ahead, and the same move is not offered twice', () => {
  const { session, shown, lit } = table({ script: null } as unknown as GameModule<G>);
  void session.play(lay('A'));
  expect(shown()).toBe('ABC|');
  expect(lit()).toBe('BC');
  expect(session.sending).toEqual([lay('A')]);
});

test('where no clock runs a question is answered once', async () => {
  const { line, session, shown, lit, here } = table(module, stands(0, 'ABC', '', []));
  void session.play(lay('A'));
  expect(shown()).toBe('BC|A');
  expect(session.waiting).toBe(true);
  // What could be chosen stays where it is, for the moment.
  expect(lit()).toBe('ABC');
  line.refuse(0);
  await here();
  expect(session.waiting).toBe(false);
});

test('what glides is told before and after the own hand changes the picture', () => {
  const { session, shown } = table();
  const told: string[] = [];
  session.around(
    () => told.push(`before ${shown()}`),
    () => told.push(`after ${shown()}`),
  );
  void session.play(lay('A'));
  expect(told).toEqual(['before ABC|', 'after BC|A']);
});

const told = (n: number, ...lines: string[]): Step => ({
  ...step(n),
  events: lines.map((id) => ({ event: { event: id }, phrase: { id, args: {} } })) as unknown as Step['events'],
});
const telling = { ...module, script: { lasts: () => 500 } } as GameModule<G>;

test('news are told, and who is asked does not wait longer than four seconds', async () => {
  const { line, session, shown } = table(telling);
  const laid = { ...told(1, ...'abcdefghijkl'), events: told(1, ...'abcdefghijkl').events };
  laid.events[0] = { ...laid.events[0]!, patch: { hand: [['B', 'C']] } };
  line.say(update(4, [laid], stands(1, 'BC', 'A')));
  expect([session.playing, shown()]).toEqual([true, 'BC|']);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(session.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(101);
  expect([session.playing, shown()]).toEqual([false, 'BC|A']);
});

test('back from the tunnel the state is there at once, and what was missed is counted', async () => {
  const { line, session, shown } = table(telling);
  line.drop();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last.open();
  FakeSocket.last.say(update(6, [told(1, 'a', 'b'), told(2, 'c')], stands(2, 'C', 'AB')));
  expect([session.playing, shown()]).toEqual([false, 'C|AB']);
  expect(session.timeline.missed).toEqual({ n: 1, i: 0, lines: 3 });
  FakeSocket.last.say(update(7, [told(3, 'd')], stands(3, '', 'ABC')));
  expect([session.playing, session.timeline.missed?.lines]).toEqual([true, 3]);
  void session.play(lay('C'));
  expect(session.timeline.missed).toBe(null);
});

test('a whole new table after too long a time: what it still tells of is what was missed', async () => {
  const { line, session, shown } = table(telling);
  line.drop();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot(60, [told(39, 'a'), told(40, 'b', 'c')], stands(40, '', 'ABC')));
  expect([session.playing, shown()]).toEqual([false, '|ABC']);
  expect(session.timeline.missed).toEqual({ n: 1, i: 0, lines: 3 });
});

test('moves taken back: it stands there, nothing is told and nothing was missed', () => {
  const { line, session, shown } = table(telling);
  line.say(update(4, [told(1, 'a')], stands(1, 'BC', 'A')));
  line.say(snapshot(5, [], stands(0, 'ABC', '')));
  expect([session.playing, shown(), session.timeline.missed]).toEqual([false, 'ABC|', null]);
});

test('undo and pointing are offered only where they can be done', () => {
  const { line, session } = table();
  expect([session.undo, session.point]).toEqual([null, null]);
  const [me, bot, friend] = ['human', 'bot', 'human'].map((kind, seat) => ({ kind, seat }));
  const sits = (...seats: unknown[]) =>
    line.say({
      ...update(4, [], stands(1, 'ABC', '')),
      table: { game: 'space-alert', seats, undo: null, watchers: 0 },
      position: { ...stands(1, 'ABC', ''), undoable: true },
    });
  sits(me, bot);
  expect([session.undo?.what, session.point]).toEqual([null, null]);
  sits(me, bot, friend);
  expect(typeof session.point).toBe('function');
});

const film = { ...telling, script: { lasts: () => 500, film: () => true } } as GameModule<G>;

test('between two steps of a film the board stands where the first one led, not where the game is', async () => {
  const { line, session, shown, lit } = table(film);
  const [one, two] = [told(1, 'a'), told(2, 'b')];
  one.events[0] = { ...one.events[0]!, patch: { hand: [['B', 'C']] } };
  two.events[0] = { ...two.events[0]!, patch: { laid: [['A']] } };
  line.say(update(5, [one, two], stands(2, 'C', 'AB')));
  await vi.advanceTimersByTimeAsync(600);
  expect([session.beat?.n, shown()]).toEqual([1, 'BC|']);
  await vi.advanceTimersByTimeAsync(400);
  expect([session.beat, session.playing, shown(), lit()]).toEqual([null, true, 'BC|', '']);
  // Wound back and stopped it stays there, until somebody taps the board.
  session.timeline.seek(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([session.playing, shown()]).toEqual([true, 'BC|']);
  session.skip();
  expect([session.playing, shown(), lit()]).toEqual([false, 'C|AB', 'C']);
});

/** A step that comes without its moments, and the server's answer to whoever asks for them. */
function long() {
  const made = table(film);
  let answer: (steps: unknown) => void = () => {};
  const asked = vi.fn(
    (_: string) =>
      new Promise((done) => (answer = (steps) => done({ ok: true, text: async () => JSON.stringify(steps) }))),
  );
  vi.stubGlobal('fetch', asked);
  made.line.say(update(4, [{ ...told(1, 'a', 'b'), long: true }], stands(1, 'BC', 'A')));
  const steps = [{ ...step(0), view: { hand: [...'ABC'], laid: [] } }, told(1, 'a', 'b')];
  steps[1]!.events[0] = { ...steps[1]!.events[0]!, patch: { hand: [['B', 'C']] } };
  steps[1]!.events[1] = { ...steps[1]!.events[1]!, patch: { laid: [['A']] } };
  return { ...made, asked, answer: () => (answer(steps), made.here()) };
}

test('the moments of a long step are asked for; until they are here the board stands where it was', async () => {
  const { line, session, shown, lit, asked, answer } = long();
  expect(asked.mock.calls[0]![0]).toMatch(/steps\?first=0&last=1&moments=true&watch=false$/);
  expect([session.playing, shown(), lit()]).toEqual([true, 'ABC|', '']);
  // What happens meanwhile is told after it.
  line.say(update(5, [told(2, 'c')], stands(2, 'C', 'AB')));
  expect(shown()).toBe('ABC|');
  await answer();
  await vi.advanceTimersByTimeAsync(450);
  expect([session.beat?.event, shown()]).toEqual([{ event: 'a' }, 'BC|']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([session.playing, shown()]).toEqual([false, 'C|AB']);
});

test('whoever taps does not wait for them, and what comes too late is not told', async () => {
  const { session, shown, answer } = long();
  session.skip();
  expect([session.playing, shown(), session.timeline.missed?.lines]).toEqual([false, 'BC|A', 2]);
  await answer();
  expect([session.playing, shown()]).toEqual([false, 'BC|A']);
});

test('moments that do not come are not waited for, nor after moves were taken back', async () => {
  const { line, session, shown, answer } = long();
  await vi.advanceTimersByTimeAsync(4_450);
  expect(session.beat?.event).toEqual({ event: 'a' });
  line.say(snapshot(5, [], stands(0, 'ABC', '')));
  await answer();
  expect([session.playing, shown()]).toEqual([false, 'ABC|']);
});

test('bots hear how far what happened has been shown: where the story is, or where the game stands', async () => {
  const { line, session } = table();
  session.tellEyes();
  expect(line.of('told').map(({ n }) => n)).toEqual([0]);
  line.say(update(4, [step(1, 0, 4)], stands(1, 'BC', 'A')));
  session.timeline.motion = 'story';
  session.timeline.place = { n: 0, i: 2 };
  session.tellEyes();
  expect(line.of('told').at(-1)).toMatchObject({ n: 0 });
  session.timeline.motion = 'still';
  session.tellEyes();
  expect(line.of('told').at(-1)).toMatchObject({ n: 1 });
});
