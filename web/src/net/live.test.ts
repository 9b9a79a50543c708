import { beforeEach, expect, test, vi } from 'vitest';
import { Live } from './live.svelte';
import type { ClientMessage, Position, Step } from './types';

class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  drop() {
    this.readyState = 3;
    this.onclose();
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  of(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
}

const step = (n: number): Step => ({ seq: n, n, at: 0, seat: 0, events: [] });
const position = (n: number) => ({ n, moves: [], to_move: [0] }) as unknown as Position;
const snapshot = (seq: number, steps: Step[] = []) => ({
  type: 'snapshot',
  protocol: 2,
  seq,
  table: { seats: [] },
  you: { seat: 0, host: true },
  position: position(steps.length),
  steps,
  first: 0,
  chat: [],
});
const update = (seq: number, n: number, steps: Step[]) => ({
  type: 'update',
  seq,
  steps,
  position: position(n),
  chat: [],
});

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
});

function connected(): { live: Live; line: Line } {
  const live = new Live('ABCDEF', { panels: false, watch: false, tv: false }, 'ws://here/ws/tables/ABCDEF').open();
  const line = Line.all[0]!;
  line.open();
  line.say(snapshot(3));
  return { live, line };
}

test('a move that was on its way when the line dropped is sent again under its old id', async () => {
  const { live, line } = connected();
  const answer = live.play({ move: 'pass' });
  const first = line.of('play')[0]!;
  line.drop();
  expect(live.line).toBe('lost');
  expect(await live.play({ move: 'pass' })).toMatchObject({ ok: false, reason: { id: 'web-not-connected' } });

  await vi.advanceTimersByTimeAsync(1_000);
  const again = Line.all[1]!;
  again.open();
  expect(again.of('hello')).toMatchObject([{ seq: 3 }]);
  expect(again.of('play')).toEqual([]);
  again.say(update(4, 1, [step(1)]));
  expect(again.of('play')).toEqual([first]);
  again.say({ type: 'accepted', id: (first as { id: string }).id, seq: 4 });
  expect(await answer).toEqual({ ok: true });
});

test('a refusal answers with its clause', async () => {
  const { live, line } = connected();
  const answer = live.ask({ move: 'pass' });
  const { id } = line.of('ask')[0] as { id: string };
  line.say({ type: 'refusal', id, clause: 'DA-6.2', reason: { id: 'why', args: {} } });
  expect(await answer).toEqual({ ok: false, clause: 'DA-6.2', reason: { id: 'why', args: {} } });
});

test('steps above the position were taken back', () => {
  const { live, line } = connected();
  line.say(update(4, 2, [step(1), step(2)]));
  expect(live.steps.map(({ n }) => n)).toEqual([1, 2]);
  line.say(update(5, 1, []));
  expect(live.steps.map(({ n }) => n)).toEqual([1]);
});

test('silence after a ping is a dropped line; being sent away is for good', async () => {
  const { live, line } = connected();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(live.line).toBe('lost');
  const again = Line.all.at(-1)!;
  again.open();
  again.say(snapshot(3));
  again.say({ type: 'gone', reason: { id: 'server-earlier', args: {} } });
  again.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.line).toBe('gone');
  expect(Line.all.at(-1)).toBe(again);
  void line;
});
