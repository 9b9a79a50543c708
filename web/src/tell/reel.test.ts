import { beforeEach, expect, test, vi } from 'vitest';
import type { GameId, ReplayInfo } from '../net/types';
import { Reel } from './reel.svelte';
import { Timeline } from './timeline.svelte';

interface Asked {
  seat: number;
  first: number;
  last: number;
  answer: (problem?: Error) => void;
}
let asked: Asked[] = [];
const ENTRIES = 250;

/** Seat s sees the view {s, n, i}; every step has two events, of which the first is private to seat 0. */
const step = (seat: number, n: number, first: boolean) => ({
  n,
  events:
    n === 0
      ? []
      : (seat === 0 ? [0, 1] : [1]).map((i) => ({
          event: { event: n === 120 && i === 0 ? 'die' : `${i}` },
          phrase: null,
          patch: { n: [n], i: [i] },
          ...(n === 120 && i === 1 ? { mark: 'fallen' } : {}),
        })),
  ...(first ? { view: { seat, n, i: 9 } } : { patch: { i: [9] } }),
});

vi.mock('../ui/toasts.svelte', () => ({ attempt: (deed: Promise<unknown>) => deed.catch(() => null) }));
vi.mock('../net/api', () => ({
  replaySteps: (_id: string, seat: number, first: number, last: number) =>
    new Promise((settle, refuse) => {
      const all = Array.from({ length: Math.min(last, ENTRIES) - first + 1 }, (_, i) => step(seat, first + i, i === 0));
      asked.push({ seat, first, last, answer: (problem) => (problem ? refuse(problem) : settle({ steps: all })) });
    }),
}));

const view = (seat: number, n: number, i = 9) => ({ seat, n, i });
const later = () => new Promise((soon) => setTimeout(soon));
async function answer(): Promise<void> {
  while (asked.length) {
    asked.shift()!.answer();
    await later();
  }
}

/** A decision is no place to stop at: nothing happened there that one would look for. */
const MARKS = [
  { n: 5, kind: 'fallen' },
  { n: 60, kind: 'decision' },
  { n: 120, kind: 'fallen' },
  { n: 240, kind: 'fallen' },
];

function made(): Reel<GameId> {
  const timeline = new Timeline<unknown, { event: string }>(
    { lasts: () => 100, rolls: ({ event }) => event === 'die' },
    { hidden: () => false, pace: () => 1, sound: () => {}, letters: () => 0, patient: () => false },
  );
  const info = { id: 'X', entries: ENTRIES, marks: MARKS, seats: ['', ''] } as unknown as ReplayInfo;
  return new Reel<GameId>(info, { moments: true }, timeline as never);
}

async function opened(seat: number, n: number, i?: number): Promise<Reel<GameId>> {
  const reel = made();
  void reel.open(seat, n, i);
  await answer();
  return reel;
}

beforeEach(() => {
  asked = [];
});

test('the piece with the asked place comes first, then all others; each begins one step before, for its view', async () => {
  const reel = made();
  const pieces: number[][] = [];
  void reel.open(0, 130, 1);
  while (asked.length) {
    pieces.push([asked[0]!.first, asked[0]!.last]);
    asked.shift()!.answer();
    await later();
  }
  expect(pieces).toEqual([
    [98, 197],
    [0, 98],
    [197, 296],
  ]);
  expect([reel.place, reel.timeline.view]).toEqual([{ n: 130, i: 1 }, view(0, 130, 1)]);
  expect(reel.steps.size).toBe(ENTRIES + 1);
  // The first steps of a piece have their moments too.
  reel.seek(99, 0);
  expect(reel.timeline.view).toEqual(view(0, 99, 0));
});

test('a place that is not here yet is shown as soon as it is, and the slider stands there already', async () => {
  const reel = made();
  void reel.open(0, 0);
  asked.shift()!.answer();
  await later();
  reel.seek(220);
  expect([reel.place.n, reel.timeline.place.n, reel.timeline.view]).toEqual([220, 0, view(0, 0)]);
  reel.seek(230, 0);
  await answer();
  expect([reel.wanted, reel.place, reel.timeline.view]).toEqual([null, { n: 230, i: 0 }, view(0, 230, 0)]);
});

test('another seat looks at the same moment, or at the one before it that it witnessed', async () => {
  const reel = await opened(0, 40, 1);
  void reel.look(1);
  expect([reel.seat, reel.timeline.view]).toEqual([0, view(0, 40, 1)]);
  await answer();
  expect([reel.seat, reel.timeline.place, reel.timeline.view]).toEqual([1, { n: 40, i: 0 }, view(1, 40, 1)]);
  await reel.look(0);
  expect(reel.timeline.view).toEqual(view(0, 40, 1));
  reel.seek(60);
  await reel.look(1);
  expect(reel.timeline.view).toEqual(view(1, 60));
});

test('what did not come is asked for again', async () => {
  const reel = made();
  const open = reel.open(0, 0).catch((error: Error) => error.message);
  asked.shift()!.answer(new Error('busy'));
  expect(await open).toBe('busy');
  void reel.open(0, 0);
  await answer();
  expect(reel.timeline.view).toEqual(view(0, 0));
});

test('steps and marks end at the ends', async () => {
  const reel = await opened(0, 5);
  reel.seekMark(-1);
  reel.seekMark(-1);
  expect(reel.place.n).toBe(0);
  reel.back();
  expect(reel.place.n).toBe(0);
  reel.seekMark(1);
  reel.seekMark(1);
  expect(reel.place.n).toBe(119);
  reel.seek(9_999);
  reel.step();
  expect([reel.place.n, reel.timeline.view]).toEqual([ENTRIES, view(0, ENTRIES)]);
  reel.seekMark(-1);
  reel.step();
  expect([reel.place, reel.timeline.view]).toEqual([{ n: 240, i: 0 }, view(0, 240, 0)]);
  reel.timeline.close();
});

test('a mark is stood right before, with the die that led to it still to be thrown; one step on shows it', async () => {
  // Of step 120 the second event is marked, and the first is its die.
  const reel = await opened(0, 100);
  reel.seekMark(1);
  expect([reel.place.n, reel.ahead]).toEqual([119, { n: 120, i: 1 }]);
  reel.step();
  expect([reel.timeline.view, reel.ahead]).toEqual([view(0, 120, 0), null]);
  // To a moment of one's own choice as well; whoever stands within a step sees the rest of it.
  reel.seekBefore({ n: 130, i: 1 });
  expect([reel.place, reel.ahead]).toEqual([
    { n: 130, i: 0 },
    { n: 130, i: 1 },
  ]);
  reel.step();
  expect(reel.timeline.view).toEqual(view(0, 130, 1));
  reel.timeline.close();
});

test('a mark that is not here yet is gone to as soon as it is', async () => {
  const reel = made();
  void reel.open(0, 6);
  asked.shift()!.answer();
  await later();
  reel.seekMark(1);
  expect(reel.place.n).toBe(120);
  await answer();
  expect([reel.wanted, reel.place.n]).toEqual([null, 119]);
});

test('who asks for other eyes twice gets the last, in whatever order they come', async () => {
  const reel = await opened(0, 5);
  void reel.look(1);
  void reel.look(-1);
  expect(asked.map(({ seat }) => seat)).toEqual([1, -1]);
  asked.reverse();
  await answer();
  expect([reel.seat, reel.timeline.view]).toEqual([-1, view(-1, 5)]);
});
