import { beforeEach, expect, test, vi } from 'vitest';
import { sameMoment, type Scene } from './scene';
import { BACKLOG, LEISURE, PATIENCE, Timeline, type Script } from './timeline.svelte';

interface Event {
  event: string;
  lasts?: number;
}
type View = string;

const script: Script<Event> = {
  lasts: ({ lasts = 0 }) => lasts,
  live: ({ event }) => event === 'live',
  film: ({ event }) => event === 'film',
  grave: ({ event }) => event === 'grave',
  lands: ({ event }) => (event === 'die' ? 600 : 0),
  reads: ({ event }) => ({ line: 0, die: 0, card: 100 })[event] ?? null,
  echoes: ({ event }) => event === 'line',
  waits: ({ event }) => event === 'card',
};

/** Step 3 with lasting events of 100 and 200 ms has the views 3.0, 3.1 and, at its end, 3. */
const scene = (n: number, ...lasts: (number | Event)[]): Scene<View, Event> => ({
  n,
  moments: lasts.map((each, i) => ({
    event: typeof each === 'number' ? { event: 'seen', lasts: each } : each,
    phrase: { id: `${n}.${i}`, args: {} },
    view: `${n}.${i}`,
  })),
  view: `${n}`,
});

let hidden = false;
let pace = 1;
let letters = 20;
let patient = true;
let heard: string[] = [];

function made(told: Script<Event> | null = script): Timeline<View, Event> {
  const timeline = new Timeline<View, Event>(told, {
    hidden: () => hidden,
    pace: () => pace,
    sound: ({ event }) => heard.push(event.event),
    letters: () => letters,
    patient: () => patient,
  });
  timeline.cut(0, '0');
  return timeline;
}

/** What a board shows from now on, until nothing moves: views with the milliseconds they stood. */
function shown(timeline: Timeline<View, Event>, most = 60_000): [View, number][] {
  const all: [View, number][] = [[timeline.view, 0]];
  for (let ms = 0; ms < most && timeline.motion !== 'still'; ms += 10) {
    vi.advanceTimersByTime(10);
    if (timeline.view === all.at(-1)![0]) all.at(-1)![1] += 10;
    else all.push([timeline.view, 0]);
  }
  return all;
}
const views = (timeline: Timeline<View, Event>) => shown(timeline).map(([view]) => view);

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  pace = 1;
  [letters, patient] = [20, true];
  heard = [];
});

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
  expect(heard).toEqual(['seen', 'seen']);
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
  pace = 2;
  const timeline = made();
  timeline.tell([scene(1, 400)], true);
  vi.advanceTimersByTime(200);
  expect(timeline.view).toBe('1');
});

const line: Event = { event: 'line', lasts: 300 };
const lines = (n: number, count: number, own = false) => ({ ...scene(n, ...Array<Event>(count).fill(line)), own });

test('a line is there long enough to be read, however much is told and whoever is asked', () => {
  const timeline = made();
  timeline.tell([scene(1, ...Array<Event>(10).fill(line))], true);
  for (const [view, stood] of shown(timeline).slice(0, 10)) expect(stood, view).toBeGreaterThan(1_950);
  [letters, pace] = [40, 2];
  timeline.tell([scene(2, line)], true);
  expect(shown(timeline)[0]![1]).toBeGreaterThan(1_350);
  expect(shown(timeline)[0]![1]).toBeLessThan(1_450);
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
    patient = plays;
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

  patient = false;
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
  expect(heard).toEqual(['live']);
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
  hidden = true;
  timeline.tell([scene(1, 100, 100)], true);
  timeline.tell([scene(2, 100)], true);
  expect([timeline.view, timeline.telling]).toEqual(['2', false]);
  expect(heard).toEqual([]);
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
  expect(heard).toEqual([]);
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
