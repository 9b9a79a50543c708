import { beforeEach, expect, test, vi } from 'vitest';
import { anew, house, made, scene, script, shown, type Event, type View } from './fake-stage';
import { sameMoment } from './scene';
import { LEISURE, PATIENCE, type Script, type Timeline } from './timeline.svelte';

const views = (timeline: Timeline<View, Event>) => shown(timeline).map(([view]) => view);

beforeEach(anew);

// --- the story ------------------------------------------------------------------------------------------------------

test('a story shows each moment for its time and stands where it led', () => {
  const timeline = made();
  timeline.tell([scene(1, 100, 300)], true);
  expect([timeline.view, timeline.telling, timeline.beat?.i]).toEqual(['1.0', true, 0]);
  vi.advanceTimersByTime(99);
  expect(timeline.view).toBe('1.0');
  vi.advanceTimersByTime(1);
  expect(timeline.view).toBe('1.1');
  vi.advanceTimersByTime(300);
  expect([timeline.view, timeline.telling, timeline.beat, timeline.motion]).toEqual(['1', false, null, 'still']);
  expect(house.heard).toEqual(['seen', 'seen']);
});

test('moments without a time are seen together with the next, and a story without any is no story', () => {
  const timeline = made();
  timeline.tell([scene(1, 0, 100, 0), scene(2, 0), scene(3, 50)], true);
  expect(views(timeline)).toEqual(['1.1', '3.0', '3']);
  timeline.tell([scene(4, 0, 0)], true);
  expect([timeline.view, timeline.motion]).toEqual(['4', 'still']);
});

test('nobody waits longer than four seconds for a decision', () => {
  const timeline = made();
  timeline.tell([scene(1, ...Array<number>(60).fill(1_000))], true);
  vi.advanceTimersByTime(PATIENCE - 100);
  expect(timeline.telling).toBe(true);
  vi.advanceTimersByTime(101);
  expect([timeline.view, timeline.telling]).toEqual(['1', false]);
});

test('what is grave has its whole time in a story that is hurried', () => {
  const timeline = made();
  const falls: Event = { event: 'grave', lasts: 1_000 };
  timeline.tell([scene(1, ...Array<number>(20).fill(1_000), falls, falls)], true);
  const stood = new Map(shown(timeline));
  expect(stood.get('1.19')).toBeLessThan(300);
  expect(stood.get('1.20')).toBeGreaterThan(900);
  expect(stood.get('1.21')).toBeGreaterThan(900);
  expect([...stood.values()].reduce((one, other) => one + other)).toBeLessThan(PATIENCE + 2_100);
});

test('where nothing is asked the story takes more time, and is hurried when a question comes', () => {
  const timeline = made();
  timeline.tell([scene(1, ...Array<number>(60).fill(1_000))], false);
  vi.advanceTimersByTime(LEISURE - 500);
  expect(timeline.telling).toBe(true);
  vi.advanceTimersByTime(501);
  expect(timeline.view).toBe('1');

  timeline.tell([scene(2, ...Array<number>(12).fill(1_000))], false);
  vi.advanceTimersByTime(500);
  expect(timeline.view).toBe('2.0');
  timeline.tell([scene(3, 1_000)], true);
  vi.advanceTimersByTime(PATIENCE + 1);
  expect([timeline.view, timeline.telling]).toEqual(['3', false]);
});

test('a short story is not stretched, and news are told after what is being told', () => {
  const timeline = made();
  timeline.tell([scene(1, 400)], true);
  vi.advanceTimersByTime(200);
  timeline.tell([scene(2, 100)], true);
  expect(shown(timeline)).toEqual([
    ['1.0', 190],
    ['2.0', 90],
    ['2', 0],
  ]);
});

test('less motion is a little faster', () => {
  house.pace = 2;
  const timeline = made();
  timeline.tell([scene(1, 400)], true);
  vi.advanceTimersByTime(200);
  expect(timeline.view).toBe('1');
});

test('a tap jumps to the end of the story', () => {
  const timeline = made();
  timeline.tell([scene(1, 400), scene(2, 400)], true);
  timeline.skip();
  expect([timeline.view, timeline.telling, timeline.motion]).toEqual(['2', false, 'still']);
  vi.advanceTimersByTime(5_000);
  expect(timeline.view).toBe('2');
});

test('a position that changes without a step is where the story ends', () => {
  const timeline = made();
  timeline.stand('0 paused');
  expect(timeline.view).toBe('0 paused');
  timeline.tell([scene(1, 400)], true);
  timeline.stand('1 paused');
  expect(timeline.view).toBe('1.0');
  expect(views(timeline).at(-1)).toBe('1 paused');
});

test('steps that this seat was not told of are passed over', () => {
  const timeline = made();
  timeline.tell([scene(1, 100)], true);
  timeline.tell([scene(5, 100), scene(9, 100)], true);
  expect(views(timeline)).toEqual(['1.0', '5.0', '9.0', '9']);
  timeline.back();
  expect([timeline.place.n, timeline.view]).toEqual([8, '5']);
});

test('moves taken back: the timeline stands there, and their numbers are used again', () => {
  const timeline = made();
  timeline.tell([scene(1), scene(2)], true);
  timeline.cut(1, 'again 1');
  expect(timeline.view).toBe('again 1');
  timeline.tell([scene(2, 100)], true);
  expect(views(timeline)).toEqual(['2.0', '2']);
});

test('whoever glides things is told before and after every change of the view', () => {
  const timeline = made();
  const seen: string[] = [];
  timeline.around(
    () => seen.push(`- ${timeline.view}`),
    () => seen.push(`+ ${timeline.view}`),
  );
  timeline.tell([scene(1, 100)], true);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['- 0', '+ 1.0', '- 1.0', '+ 1']);
});

// --- live events ----------------------------------------------------------------------------------------------------

test('live events hold nothing up: the view is there at once, the beat stays for its time', () => {
  const timeline = made();
  timeline.tell([scene(1, { event: 'live', lasts: 500 })], true);
  expect([timeline.view, timeline.telling, timeline.beat?.event.event]).toEqual(['1', false, 'live']);
  expect(house.heard).toEqual(['live']);
  timeline.tell([scene(2, { event: 'live', lasts: 500 })], true);
  expect([timeline.view, timeline.beat?.n]).toEqual(['2', 2]);
  vi.advanceTimersByTime(500);
  expect(timeline.beat).toBe(null);
});

test('a live event during a story waits for no time of its own', () => {
  const timeline = made();
  timeline.tell([scene(1, 300)], true);
  timeline.tell([scene(2, { event: 'live', lasts: 9_000 })], true);
  expect(shown(timeline)).toEqual([
    ['1.0', 290],
    ['2', 0],
  ]);
});

// --- nobody looks ---------------------------------------------------------------------------------------------------

test('a hidden tab is told nothing: it stands at the end, and what was missed is counted', () => {
  const timeline = made();
  house.hidden = true;
  timeline.tell([scene(1, 100, 100)], true);
  timeline.tell([scene(2, 100)], true);
  expect([timeline.view, timeline.telling]).toEqual(['2', false]);
  expect(house.heard).toEqual([]);
  expect(timeline.missed).toEqual({ n: 1, i: 0, lines: 3 });
});

test('hidden in the middle of a story: the rest of it was missed', () => {
  const timeline = made();
  timeline.tell([scene(1, 100, 100, 100), scene(2, 100)], true);
  vi.advanceTimersByTime(100);
  expect(timeline.view).toBe('1.1');
  timeline.hide();
  expect(timeline.view).toBe('2');
  expect(timeline.missed).toEqual({ n: 1, i: 2, lines: 2 });
});

test('after a reconnect the state is shown and the backlog is only counted', () => {
  const timeline = made();
  timeline.tell([scene(1, 5_000)], true);
  timeline.toEnd();
  timeline.pass([scene(2, 100, 100), scene(3, 100)]);
  expect([timeline.view, timeline.telling]).toEqual(['3', false]);
  expect(timeline.missed).toEqual({ n: 2, i: 0, lines: 3 });
  expect(timeline.seek(2, 1)).toBe(true);
  expect(timeline.view).toBe('2.1');
});

// --- the film -------------------------------------------------------------------------------------------------------

const FILM = [scene(0), scene(1, 100, 0, 200), scene(2), scene(3, 100)];

function film(told: Script<Event> | null = script): Timeline<View, Event> {
  const timeline = made(told);
  timeline.load(FILM, 3);
  return timeline;
}

test('a film plays to its end, and every step stands for a moment', () => {
  const timeline = film();
  timeline.play();
  expect(timeline.running).toBe(true);
  expect(shown(timeline)).toEqual([
    ['0', 390],
    ['1.0', 90],
    ['1.2', 190],
    ['1', 390],
    ['2', 390],
    ['3.0', 90],
    ['3', 400],
  ]);
  expect([timeline.running, timeline.place]).toEqual([false, { n: 3, i: 1 }]);
});

test.each([0.5, 2, 4])('speed ×%d is that much faster, in the middle of a moment too', (speed) => {
  const [slow, fast] = [film(), film()];
  const time = (timeline: Timeline<View, Event>) =>
    shown(timeline)
      .map(([, ms]) => ms + 10)
      .reduce((a, b) => a + b);
  slow.play();
  const whole = time(slow);
  fast.setSpeed(speed);
  fast.play();
  expect(time(fast) / whole).toBeCloseTo(1 / speed, 1);

  const late = film();
  late.seek(1, 2);
  late.play();
  vi.advanceTimersByTime(100);
  late.setSpeed(speed);
  vi.advanceTimersByTime(100 / speed - 1);
  expect(late.view).toBe('1.2');
  vi.advanceTimersByTime(1);
  expect(late.view).toBe('1');
});

test('notches of speed end at ×½ and ×4', () => {
  const timeline = film();
  for (let n = 0; n < 5; n++) timeline.faster(1);
  expect(timeline.speed).toBe(4);
  for (let n = 0; n < 9; n++) timeline.faster(-1);
  expect(timeline.speed).toBe(0.5);
});

test('any place is shown at once, and stands', () => {
  const timeline = film();
  timeline.play();
  for (const [n, i, view] of [
    [3, undefined, '3'],
    [1, 1, '1.1'],
    [3, 0, '3.0'],
    [0, undefined, '0'],
    [1, 99, '1'],
  ] as const) {
    expect(timeline.seek(n, i)).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect([timeline.view, timeline.place.n]).toEqual([view, n]);
  }
  expect(house.heard).toEqual([]);
});

test('one step on is told as it happened, one step back stands where it led', () => {
  const timeline = film();
  timeline.step();
  expect([timeline.view, timeline.running]).toEqual(['1.0', false]);
  expect(views(timeline)).toEqual(['1.0', '1.2', '1']);
  timeline.step();
  timeline.step();
  expect(timeline.view).toBe('3.0');
  timeline.back();
  expect([timeline.view, timeline.motion]).toEqual(['2', 'still']);
  timeline.back();
  timeline.back();
  timeline.back();
  expect(timeline.place).toEqual({ n: 0, i: 0 });
  timeline.toEnd();
  timeline.step();
  expect(timeline.view).toBe('3');
});

test('moments can be walked one by one, both ways', () => {
  const timeline = film();
  const walk = (step: () => void) =>
    Array.from({ length: 5 }, () => {
      step();
      return timeline.view;
    });
  expect(walk(timeline.stepMoment)).toEqual(['1.0', '1.2', '1', '2', '3.0']);
  expect(walk(timeline.backMoment)).toEqual(['2', '1', '1.2', '1.0', '0']);
  timeline.seek(3);
  timeline.stepMoment();
  expect([timeline.view, timeline.motion]).toEqual(['3', 'still']);
});

test('a film can be stopped in a moment and goes on from there; a tap ends the step it is in', () => {
  const timeline = film();
  timeline.step();
  vi.advanceTimersByTime(100);
  timeline.toggle();
  expect([timeline.view, timeline.running]).toEqual(['1.2', true]);
  timeline.toggle();
  vi.advanceTimersByTime(9_000);
  expect([timeline.view, timeline.telling, timeline.motion]).toEqual(['1.2', true, 'still']);
  timeline.toggle();
  timeline.skip();
  expect([timeline.view, timeline.running]).toEqual(['1', true]);
  expect(views(timeline).at(-1)).toBe('3');
});

test('a film waits for what is not loaded yet', () => {
  const timeline = made();
  timeline.load(FILM.slice(0, 2), 3);
  expect(timeline.seek(2)).toBe(false);
  timeline.seek(1);
  timeline.play();
  vi.advanceTimersByTime(5_000);
  expect([timeline.view, timeline.running]).toEqual(['1', true]);
  timeline.load(FILM.slice(2), 3);
  expect(views(timeline).at(-1)).toBe('3');
});

test('a film waits while the tab is hidden', () => {
  const timeline = film();
  timeline.play();
  timeline.hide();
  expect([timeline.motion, timeline.missed]).toEqual(['still', null]);
});

test('without a script only steps are shown, each long enough to read', () => {
  const timeline = film(null);
  timeline.play();
  expect(shown(timeline)).toEqual([
    ['0', 1590],
    ['1', 1590],
    ['2', 1590],
    ['3', 1600],
  ]);
});

test('other eyes see the same moment and the film goes on', () => {
  const timeline = film();
  timeline.seek(1, 2);
  const other = (n: number, ...lasts: number[]) => ({ ...scene(n, ...lasts), view: `other ${n}` });
  // The other seat did not witness the first event, which lasted 100.
  timeline.recast([other(0), other(1, 0, 200), other(2), other(3, 100)]);
  expect([timeline.place, timeline.view]).toEqual([{ n: 1, i: 1 }, '1.1']);
  timeline.play();
  expect(views(timeline).at(-1)).toBe('other 3');
});

test('a moment through other eyes is the same event by its count, else what came before it', () => {
  const [a, b, c]: Event[] = [{ event: 'a' }, { event: 'b' }, { event: 'c' }];
  const from = scene(1, a!, b!, a!, c!);
  expect(sameMoment(from, 2, scene(1, a!, a!))).toBe(1);
  expect(sameMoment(from, 3, scene(1, a!, a!))).toBe(1);
  expect(sameMoment(from, 1, scene(1, c!))).toBe(0);
  expect(sameMoment(from, 4, scene(1, c!))).toBe(1);
});

// --- a film at the table --------------------------------------------------------------------------------------------

test('a film at the table is never hurried, and news do not pull away whoever winds back', () => {
  const timeline = made();
  timeline.tell([scene(1, ...Array<Event>(10).fill({ event: 'film', lasts: 1_000 }))], true);
  vi.advanceTimersByTime(6_000);
  expect([timeline.place.n, timeline.telling, timeline.running]).toEqual([1, true, true]);
  timeline.seek(1, 2);
  timeline.tell([scene(2, 100)], true);
  vi.advanceTimersByTime(1_000);
  expect([timeline.view, timeline.end]).toEqual(['1.2', 2]);
  timeline.toEnd();
  timeline.tell([scene(3, 100)], true);
  expect(views(timeline)).toEqual(['3.0', '3']);
});

test('nothing moves once the page is left', () => {
  const timeline = film();
  timeline.play();
  timeline.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('what was told before a reload can be wound back to, and nothing moves meanwhile', () => {
  const timeline = made();
  timeline.cut(3, 'now');
  timeline.recall([scene(1, 100), scene(2, 100, 200), scene(3, 100)]);
  expect(timeline.view).toBe('now');
  expect(timeline.behind).toBe(false);
  timeline.backMoment();
  expect(timeline.view).toBe('3.0');
  expect(timeline.seek(1, 0)).toBe(true);
  timeline.play();
  expect(views(timeline)).toEqual(['1.0', '1', '2.0', '2.1', '2', '3.0', 'now']);
});

test('the last view of a kind is found wherever one stands', () => {
  const timeline = made();
  timeline.load([scene(1, 100, 100), scene(2, 100)], 2);
  // Gone to at once, nothing of it was on the board before.
  timeline.seek(2);
  const latest = (...views: string[]) => timeline.latest((view) => views.includes(view));
  expect([latest('2', '2.0'), latest('2.0', '1'), latest('1.0', '1.1')]).toEqual(['2', '2.0', '1.1']);
  timeline.seek(2, 0);
  expect([latest('2', '1'), latest('2')]).toEqual(['1', null]);
});
