/** Advice and the question it was asked at: "pass" answers nearly every question, and says something else each time. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/module';
import { FakeSocket, position, snapshot, step, update } from './fake-socket';
import { Counselling } from './counsel.svelte';
import { LiveSession } from './live-session.svelte';
import { LiveTable } from './table.svelte';
import type { Counsel } from './types';

type G = 'death-angel';
const PASS = { move: 'pass' };
const module = { script: null } as unknown as GameModule<G>;
const asks = (n: number, id: string, moves: readonly object[] = [PASS]) =>
  position(n, { question: { id, args: {} }, moves: moves.map((move) => ({ move })) });
const said = (n: number) => ({ n, move: PASS, phrase: null, why: null }) as unknown as Counsel<G>;

beforeEach(() => FakeSocket.install());

/** At a question, with a bot that answers when it is told to. */
function asking(id = 'who-moves') {
  const live = new LiveTable<G>('ABCDEF', 'ws://here').open({});
  const line = FakeSocket.last;
  line.open();
  line.say(snapshot(3, [step(1, 1, 2)], asks(1, id)));
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => waiting.push(done)));
  const counsel = new Counselling<G>('ABCDEF', new LiveSession(live, module, live.position!));
  const asked: Promise<void>[] = [];
  const ask = () => asked.push(counsel.ask());
  ask();
  const answer = (n = 1) => {
    waiting.shift()!({ ok: true, text: () => Promise.resolve(JSON.stringify(said(n))) } as Response);
    return asked.shift();
  };
  return { line, counsel, ask, answer };
}

test('it is shown at its question', async () => {
  const { counsel, answer } = asking();
  expect(counsel.asking).toBe(true);
  await answer();
  expect(counsel.asking).toBe(false);
  expect(counsel.answer).toEqual(said(1));
  expect(counsel.advises(PASS)).toBe(true);
  counsel.drop();
  expect(counsel.answer).toBeNull();
});

test('it goes with the own step, though the same move answers the next question too', async () => {
  const { line, counsel, answer } = asking('who-turns');
  await answer();
  line.say(update(4, [step(2, 0, 4)], asks(2, 'who-turns')));
  expect(counsel.answer).toBeNull();
  expect(counsel.advises(PASS)).toBe(false);
});

test('it goes when something else is asked', async () => {
  const { line, counsel, answer } = asking();
  await answer();
  line.say(update(4, [step(2, 1, 4)], asks(2, 'who-turns')));
  expect(counsel.answer).toBeNull();
});

test('a question that is answered while the bot thinks is not covered, and the next one can be asked about', async () => {
  const { line, counsel, ask, answer } = asking();
  line.say(update(4, [step(2, 0, 4)], asks(2, 'who-turns')));
  expect(counsel.asking).toBe(false);
  ask();
  expect(counsel.asking).toBe(true);
  await answer();
  expect(counsel.asking).toBe(true);
  expect(counsel.answer).toBeNull();
  await answer(2);
  expect(counsel.answer).toEqual(said(2));
});

test('others play on beside it, and it stays as long as it can be played', async () => {
  const { line, counsel, answer } = asking();
  line.say(update(4, [step(2, 1, 4)], asks(2, 'who-moves')));
  await answer();
  expect(counsel.answer).toEqual(said(1));
  line.say(update(5, [step(3, 1, 5)], asks(3, 'who-moves', [{ move: 'accept' }])));
  expect(counsel.answer).toBeNull();
});

test('steps that are taken back take it along, whatever is played in their place', async () => {
  const { line, counsel, answer } = asking();
  await answer();
  line.say(update(4, [], asks(0, 'who-moves')));
  expect(counsel.answer).toBeNull();
  line.say(update(5, [step(1, 1, 5)], asks(1, 'who-moves')));
  expect(counsel.answer).toBeNull();
});

test('a whole plan is no listed move: it is shown where it was asked for, and goes with the next step', async () => {
  const { line, counsel, answer } = asking();
  line.say(update(4, [step(2, 1, 4)], asks(2, 'who-moves', [{ move: 'accept' }])));
  await answer(2);
  expect(counsel.answer).toEqual(said(2));
  line.say(update(5, [step(3, 1, 5)], asks(3, 'who-moves', [{ move: 'accept' }])));
  expect(counsel.answer).toBeNull();
});
