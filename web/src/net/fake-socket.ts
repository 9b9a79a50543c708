/** The other end of a line, for tests. */
import { vi } from 'vitest';
import type { ClientMessage, Position, Step } from './types';

// The settings look at the browser as soon as they are loaded: import this file before what needs them.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  /** Every test begins without sockets, on a clock of its own. */
  static install(): void {
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
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
  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }

  accept(n: number, seq: number) {
    this.say({ type: 'accepted', id: this.of('play')[n]!.id, seq });
  }
  refuse(n: number) {
    this.say({
      type: 'refusal',
      id: this.of('play')[n]!.id,
      clause: 'SA-3.1',
      reason: { id: 'web-trouble', args: {} },
    });
  }
}

export const step = (n: number, seat = 0, seq = n): Step => ({ seq, n, at: 0, seat, events: [] });

export const position = (n: number, more: object = {}): Position =>
  ({ n, view: {}, moves: [], to_move: [0], clocks: [], ...more }) as unknown as Position;

export const snapshot = (seq: number, steps: Step[] = [], at = position(steps.length)) => ({
  type: 'snapshot',
  protocol: 2,
  seq,
  table: { seats: [] },
  you: { seat: 0, host: true },
  position: at,
  steps,
  first: 0,
  chat: [],
});

export const update = (seq: number, steps: Step[], at: Position) => ({
  type: 'update',
  seq,
  steps,
  position: at,
  chat: [],
});
