import { beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, position, snapshot, step, update } from './fake-socket';
import { AGAIN, GIVE_UP } from './line.svelte';
import type { Patch } from './patch';
import { LiveTable, updated } from './table.svelte';
import type { Position, Update } from './types';

beforeEach(() => FakeSocket.install());

function connected(): { live: LiveTable; line: FakeSocket } {
  const live = new LiveTable('ABCDEF', 'ws://here/ws/tables/ABCDEF').open({});
  const line = FakeSocket.all[0]!;
  line.open();
  line.say(snapshot(3));
  return { live, line };
}

test('a move that was on its way when the line dropped is sent again under its old id', async () => {
  const { live, line } = connected();
  const answer = live.play({ move: 'pass' });
  const first = line.of('play')[0]!;
  line.drop();
  expect(live.line.state).toBe('lost');
  expect(await live.play({ move: 'pass' })).toMatchObject({ ok: false, reason: { id: 'web-not-connected' } });

  await vi.advanceTimersByTimeAsync(1_000);
  const again = FakeSocket.all[1]!;
  again.open();
  expect(again.of('hello')).toMatchObject([{ seq: 3 }]);
  expect(again.of('play')).toEqual([]);
  again.say(update(4, [step(1)], position(1)));
  expect(again.of('play')).toEqual([first]);
  again.say({ type: 'accepted', id: first.id, seq: 4 });
  expect(await answer).toEqual({ ok: true, seq: 4 });
});

test('a refusal answers with its clause', async () => {
  const { live, line } = connected();
  const answer = live.ask({ move: 'pass' });
  const { id } = line.of('ask')[0]!;
  line.say({ type: 'refusal', id, clause: 'DA-6.2', reason: { id: 'why', args: {} } });
  expect(await answer).toEqual({ ok: false, clause: 'DA-6.2', reason: { id: 'why', args: {} } });
});

test('steps above the position were taken back', () => {
  const { live, line } = connected();
  line.say(update(4, [step(1), step(2)], position(2)));
  expect(live.steps.map(({ n }) => n)).toEqual([1, 2]);
  line.say(update(5, [], position(1)));
  expect(live.steps.map(({ n }) => n)).toEqual([1]);
});

test('silence after a ping is a dropped line; being sent away is for good', async () => {
  const { live, line } = connected();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(live.line.state).toBe('lost');
  const again = FakeSocket.all.at(-1)!;
  again.open();
  again.say(snapshot(3));
  again.say({ type: 'gone', reason: { id: 'server-earlier', args: {} } });
  again.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.line.state).toBe('gone');
  expect(FakeSocket.all.at(-1)).toBe(again);
  void line;
});

test('an answer that does not come is asked for again under the same id, and given up in the end', async () => {
  const { live, line } = connected();
  const answer = live.play({ move: 'pass' });
  await vi.advanceTimersByTimeAsync(AGAIN + 1);
  const [first, again] = line.of('play');
  expect(again).toEqual(first);
  line.say({ type: 'pong', sent: 0, now: 0 });
  await vi.advanceTimersByTimeAsync(GIVE_UP - AGAIN);
  expect(await answer).toMatchObject({ ok: false, reason: { id: 'web-no-answer' } });
  const said = line.of('play').length;
  await vi.advanceTimersByTimeAsync(GIVE_UP);
  expect(line.of('play')).toHaveLength(said);
});

test('what is answered is not asked for again', async () => {
  const { live, line } = connected();
  const answer = live.play({ move: 'pass' });
  line.accept(0, 4);
  expect(await answer).toEqual({ ok: true, seq: 4 });
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(line.of('play')).toHaveLength(1);
});

test('moves that were on their way are sent again in their order', async () => {
  const { live, line } = connected();
  const sent = [live.play({ move: 'pass' }), live.ask({ move: 'pass' }), live.play({ move: 'pass' })];
  line.accept(0, 4);
  line.drop();
  await vi.advanceTimersByTimeAsync(1_000);
  const again = FakeSocket.last;
  again.open();
  again.say(update(4, [step(1)], position(1)));
  expect(again.sent.filter(({ type }) => type !== 'hello' && type !== 'ping')).toEqual([
    line.of('ask')[0],
    line.of('play')[1],
  ]);
  expect(await sent[0]).toEqual({ ok: true, seq: 4 });
});

test('the line opens before it is known what to say', () => {
  const live = new LiveTable('ABCDEF', 'ws://here').open();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([]);
  live.greet({ panels: true });
  expect(FakeSocket.last.of('hello')).toEqual([{ type: 'hello', protocol: 2, seq: null, panels: true }]);
  live.greet({ panels: true });
  expect(FakeSocket.last.of('hello')).toHaveLength(1);
});

test('or it is known before the line is open', () => {
  const live = new LiveTable('ABCDEF', 'ws://here').open();
  live.greet({ words: false });
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.of('hello')).toMatchObject([{ seq: null, words: false }]);
});

test('what did not change from one position to the next stays the same object', () => {
  const { live, line } = connected();
  const view = (last: number) => ({ cards: [{ name: 'A' }, { name: 'B' }], rows: [[1], [last]] });
  line.say(update(4, [step(1)], position(1, { view: view(2) })));
  const before = live.position!.view as unknown as ReturnType<typeof view>;
  line.say(update(5, [step(2)], position(2, { view: view(3) })));
  const after = live.position!.view as unknown as ReturnType<typeof view>;
  expect(after).toEqual(view(3));
  expect(after.cards).toBe(before.cards);
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(after.rows[1]).not.toBe(before.rows[1]);
});

test('what happened while the line was down is no news', async () => {
  const { live, line } = connected();
  const kinds: string[] = [];
  live.onNews.add(({ kind }) => kinds.push(kind));
  line.say(update(4, [step(1)], position(1)));
  line.drop();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last.open();
  FakeSocket.last.say(update(5, [step(2)], position(2)));
  FakeSocket.last.say(update(6, [step(3)], position(3)));
  FakeSocket.last.say(snapshot(7));
  expect(kinds).toEqual(['new', 'missed', 'new', 'whole']);
});

test('each seat holds one thing, until it lets go', () => {
  const { live, line } = connected();
  line.say({ type: 'held', seat: 1, at: 'tile:4' });
  line.say({ type: 'held', seat: 2, at: 'tile:5' });
  line.say({ type: 'held', seat: 1, at: 'tile:6' });
  expect(live.held).toEqual({ 1: 'tile:6', 2: 'tile:5' });
  line.say({ type: 'held', seat: 1, at: null });
  expect(live.held).toEqual({ 2: 'tile:5' });
});

test('hands that let go while the line was down are forgotten, and the own one is shown again', async () => {
  const { live, line } = connected();
  line.say({ type: 'held', seat: 1, at: 'tile:4' });
  live.hold('tile:7');
  line.drop();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last.open();
  FakeSocket.last.say(update(4, [step(1)], position(1)));
  expect(live.held).toEqual({});
  expect(FakeSocket.last.of('hold')).toMatchObject([{ at: 'tile:7' }]);
});

test('the time is asked for five times at once, then once a beat, and five times while a clock runs', async () => {
  const { live, line } = connected();
  const pings = async (ms: number) => {
    const before = line.of('ping').length;
    await vi.advanceTimersByTimeAsync(ms);
    const asked = line.of('ping').slice(before);
    for (const { sent = 0 } of asked) line.say({ type: 'pong', sent, now: sent + 1_000_000 });
    return asked.length;
  };
  expect(line.of('ping').length + (await pings(1_000))).toBe(5);
  expect(await pings(19_500)).toBe(1);
  const running = { origin: 0, stopped: null, clocks: [{ name: 'sand', began: 0, ends: 90, pace: 1 }] };
  line.say(update(4, [step(1)], { ...position(1), ...running }));
  expect(await pings(20_000)).toBe(5);
  expect(live.clock.answers).toBeGreaterThan(5);
  expect(live.now()).toBeCloseTo(live.clock.local() + 1_000_000, -1);
});

test('an update: the moments change the view, then its own patch the position', () => {
  const held = { n: 4, view: { hull: 3, crew: [1, 2] }, muted: false } as unknown as Position;
  const event = (patch?: Patch) => ({ event: {}, phrase: null, ...(patch && { patch }) });
  const message = {
    steps: [{ n: 5, events: [event({ hull: [2] }), event(), event({ hull: [1] })] }],
    patch: { n: [5], view: { crew: [1, 1, []] } },
  } as unknown as Update;
  const { position, scenes } = updated(held, message)!;
  expect(position).toEqual({ n: 5, view: { hull: 1, crew: [1] }, muted: false });
  const [told] = scenes;
  expect(told!.moments.map(({ view }) => view)).toEqual([2, 2, 1].map((hull) => ({ hull, crew: [1, 2] })));
  expect(told!.view).toBe(position.view);
  expect(updated(held, { steps: [] } as unknown as Update)).toBe(null);
  const whole = { steps: [], position: { n: 9, view: {} } } as unknown as Update;
  expect(updated(held, whole)!.position).toEqual({ n: 9, view: {} });
});

test.each(['patch', 'whole'])('what a moment made is the same thing where it led (%s)', (kind) => {
  const held = { n: 4, view: { swarms: [] } } as unknown as Position;
  const swarm = { cards: ['head'] };
  const steps = [{ n: 5, events: [{ event: {}, phrase: null, patch: { swarms: [0, 0, [swarm]] } }] }];
  const there = kind === 'patch' ? { patch: { n: [5] } } : { position: { n: 5, view: { swarms: [{ ...swarm }] } } };
  const { position, scenes } = updated(held, { steps, ...there } as unknown as Update)!;
  const made = (view: unknown) => (view as { swarms: object[] }).swarms[0];
  expect(made(position.view)).toEqual(swarm);
  expect(made(position.view)).toBe(made(scenes[0]!.moments[0]!.view));
});

test('a page that is seen again before it has said hello does not speak first', () => {
  const wake: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => wake.push(hear));
  const live = new LiveTable('ABCDEF', 'ws://here').open();
  FakeSocket.last.open();
  wake.forEach((hear) => hear());
  expect(FakeSocket.last.sent).toEqual([]);
  live.greet({});
  expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'ping']);
});

test('an own marker stands where it was put, and goes back if the server says no', async () => {
  const { live, line } = connected();
  const marks = () => ({ ...live.marks });
  const first = live.mark('cube:1', 'red-upper');
  expect(marks()).toEqual({ 'cube:1': 'red-upper' });
  const [sent] = line.of('mark');
  expect(sent).toMatchObject({ piece: 'cube:1', at: 'red-upper' });
  line.say({ ...update(4, [], position(0)), table: { ...snapshot(3).table, marks: { 'cube:1': 'red-upper' } } });
  line.say({ type: 'accepted', id: sent!.id, seq: 4 });
  await first;
  expect(marks()).toEqual({ 'cube:1': 'red-upper' });
  const second = live.mark('cube:1', null);
  expect(marks()).toEqual({});
  line.say({ type: 'refusal', id: line.of('mark')[1]!.id, clause: '', reason: { id: 'server-muted', args: {} } });
  await second;
  expect(marks()).toEqual({ 'cube:1': 'red-upper' });
});
