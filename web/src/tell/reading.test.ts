/** Lines of a story that people read. */
import { beforeEach, expect, test, vi } from 'vitest';
import { anew, house, made, scene, shown, type Event } from './fake-stage';
import { BACKLOG } from './timeline.svelte';

beforeEach(anew);

const line: Event = { event: 'line', lasts: 300 };
const lines = (n: number, count: number, own = false) => ({ ...scene(n, ...Array<Event>(count).fill(line)), own });

test('a line is there long enough to be read, however much is told and whoever is asked', () => {
  const timeline = made();
  timeline.tell([scene(1, ...Array<Event>(10).fill(line))], true);
  for (const [view, stood] of shown(timeline).slice(0, 10)) expect(stood, view).toBeGreaterThan(1_950);
  [house.letters, house.pace] = [40, 2];
  timeline.tell([scene(2, line)], true);
  expect(shown(timeline)[0]![1]).toBeGreaterThan(1_350);
  expect(shown(timeline)[0]![1]).toBeLessThan(1_450);
});

test('why a bot did it is read with what it did', () => {
  const timeline = made();
  const [plain, told] = [scene(1, line), scene(2, line)];
  timeline.tell(
    [plain, { ...told, moments: told.moments.map((one) => ({ ...one, why: { id: 'why', args: {} } })) }],
    true,
  );
  const stood = new Map(shown(timeline));
  expect(stood.get('2.0')! - stood.get('1.0')!).toBeGreaterThan(100);
});

test('a die lands before its line is read, and what need not be read is as quick as before', () => {
  const timeline = made();
  timeline.tell([scene(1, { event: 'die', lasts: 900 }, { event: 'seen', lasts: 200 })], true);
  const stood = new Map(shown(timeline));
  expect(stood.get('1.0')).toBeGreaterThan(2_550);
  expect(stood.get('1.1')).toBeLessThan(210);
});

test('what one has just done, and what was just said, need not be read', () => {
  const timeline = made();
  const own = lines(1, 3, true);
  timeline.tell([{ ...own, moments: own.moments.map((one) => ({ ...one, phrase: { id: 'x', args: {} } })) }], true);
  for (const [view, stood] of shown(timeline)) expect(stood, view).toBeLessThan(310);
  timeline.tell([lines(2, 2, true)], true);
  const stood = new Map(shown(timeline));
  expect([stood.get('2.0')! < 310, stood.get('2.1')! > 1_950]).toEqual([true, true]);
});

test('very much to read is told faster: to players up to twice, to others in its time', () => {
  for (const [plays, most] of [
    [true, 60_000],
    [false, BACKLOG + 1_000],
  ] as const) {
    house.patient = plays;
    const timeline = made();
    timeline.tell([lines(1, 60)], true);
    const all = shown(timeline, 90_000).map(([, stood]) => stood);
    expect(all.reduce((one, other) => one + other)).toBeLessThan(most);
    if (plays) expect(Math.min(...all.slice(0, -1))).toBeGreaterThan(950);
  }
});

test('a tap goes on to the next line, and after the last to the end', () => {
  const timeline = made();
  timeline.tell([scene(1, 400, line, 400), scene(2, 400, line, 400)], true);
  const seen = [timeline.view];
  for (let n = 0; n < 3; n++) seen.push((timeline.nextLine(), timeline.view));
  expect(seen).toEqual(['1.0', '1.1', '2.1', '2']);
  expect(timeline.motion).toBe('still');
});

test('a card waits for a tap of whoever plays, and for nobody else', () => {
  const card: Event = { event: 'card', lasts: 500 };
  const timeline = made();
  timeline.tell([scene(1, card, line)], true);
  vi.advanceTimersByTime(60_000);
  expect([timeline.view, timeline.waiting]).toEqual(['1.0', true]);
  timeline.tell([scene(2, line)], true);
  vi.advanceTimersByTime(60_000);
  expect(timeline.view).toBe('1.0');
  timeline.nextLine();
  expect([timeline.view, timeline.waiting]).toEqual(['1.1', false]);
  expect(shown(timeline).at(-1)![0]).toBe('2');

  house.patient = false;
  timeline.tell([scene(3, card)], true);
  expect(timeline.waiting).toBe(false);
  expect(shown(timeline)[0]![1]).toBeGreaterThan(5_900);
});

test('a film is as long as ever', () => {
  const timeline = made();
  timeline.load([scene(1, line, { event: 'card', lasts: 300 })], 1);
  timeline.play();
  for (const [view, stood] of shown(timeline)) expect(stood, view).toBeLessThan(410);
});

test('whoever leaves the seat to a bot is not waited for any longer', () => {
  const timeline = made();
  timeline.tell([scene(1, { event: 'card' }, 100)], false);
  vi.advanceTimersByTime(60_000);
  expect([timeline.view, timeline.waiting]).toEqual(['1.0', true]);
  house.patient = false;
  timeline.tell([scene(2, 100)], false);
  expect(timeline.waiting).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect([timeline.view, timeline.motion]).toEqual(['2', 'still']);
});
