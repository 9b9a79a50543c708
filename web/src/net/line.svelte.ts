/** The line to a table: one WebSocket at a time. It comes back after a drop, and what is sent is answered once, or given up
 * with a reason. What the messages say is the table's business. */
import { type Answer, no } from './answer';
import type { ClientMessage, GameId, Hello, Phrase, ServerMessage } from './types';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

type Numbered<G extends GameId> = Extract<ClientMessage<G>, { id: string }>;
/** A message that is answered, before it has its number. */
export type Request<G extends GameId> =
  Numbered<G> extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never;

interface Waiting<G extends GameId> {
  message: Numbered<G>;
  settle: (answer: Answer) => void;
  again: ReturnType<typeof setInterval>;
  until: ReturnType<typeof setTimeout>;
}

/** Milliseconds after the first ping of a burst: spread out, so that one hiccup does not meet all of them. */
const BURST = [90, 190, 310, 450];
const PATIENCE = [200, 400, 800, 1600, 3000, 5000];
const HEARTBEAT = 20_000;
const SILENCE = 9_000;
/** An answer that does not come is asked for again, under the same id: the server plays it once. */
export const AGAIN = 2_500;
/** So old a move is not meant any more. */
export const GIVE_UP = 12_000;
/** Reasons to stay away; from every other end of a socket the client comes back by itself. */
const FOR_GOOD = new Set(['server-earlier']);

let counter = 0;
const newId = () => `${Date.now().toString(36)}-${(counter++).toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
const seconds = () => performance.now() / 1000;

export const address = (code: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${code}`;

export class Line<G extends GameId = GameId> {
  state = $state<LineState>('connecting');
  /** Why it is gone for good. */
  reason = $state.raw<Phrase | null>(null);
  /** A clock runs: the time is asked for more often. */
  brisk = false;

  #socket: WebSocket | null = null;
  #greeted = false;
  #waiting = new Map<string, Waiting<G>>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #burst: ReturnType<typeof setTimeout>[] = [];
  #closed = false;

  constructor(
    readonly url: string,
    /** What to say first; null while that is not known yet (`greet` says that it is). */
    readonly hello: () => Hello | null,
    readonly hear: (message: ServerMessage<G>) => void,
  ) {}

  open(): void {
    this.#closed = false;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
    this.#giveUp({ id: 'web-not-connected', args: {} });
  }

  /** Send something that is answered. */
  send(request: Request<G>): Promise<Answer> {
    if (this.state !== 'open') return Promise.resolve(no({ id: 'web-not-connected', args: {} }));
    const message = { ...request, id: newId() } as Numbered<G>;
    const { id } = message;
    return new Promise((settle) => {
      const again = setInterval(() => this.#askAgain(message), AGAIN);
      const until = setTimeout(() => this.#settle(id, no({ id: 'web-no-answer', args: {} })), GIVE_UP);
      this.#waiting.set(id, { message, settle, again, until });
      this.tell(message);
    });
  }

  /** Send something that is not answered; while the line is down it is lost. */
  tell(message: ClientMessage<G>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Say hello, as soon as there is somebody to say it to. */
  greet(): void {
    const hello = this.hello();
    if (!hello || this.#greeted || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#greeted = true;
    this.tell(hello);
    this.#measure();
    this.#beat = setInterval(() => {
      if (document.hidden) return;
      if (this.brisk) this.#measure();
      else this.#ping();
    }, HEARTBEAT);
  }

  /** Not to come back by itself. */
  leave(reason: Phrase): void {
    this.reason = reason;
    this.state = 'gone';
    this.#hangUp();
    this.#giveUp(reason);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => socket === this.#socket && this.greet();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage<G>);
    };
    socket.onclose = () => socket === this.#socket && this.#drop();
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    this.#burst.forEach(clearTimeout);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #drop(): void {
    this.#hangUp();
    if (this.#closed || this.state === 'gone') return;
    this.state = 'lost';
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Back from the pocket or from the tunnel: do not sit out the waiting time. */
  #wake = (): void => {
    if (document.hidden || this.#closed || this.state === 'gone') return;
    if (this.#socket === null) this.#connect();
    // The first word is hello.
    else if (this.#greeted) this.#measure();
  };

  /** Several pings: the best of them tell the server's time. */
  #measure(): void {
    this.#burst.forEach(clearTimeout);
    this.#burst = BURST.map((ms) => setTimeout(() => this.#ping(), ms));
    this.#ping();
  }

  #ping(): void {
    this.tell({ type: 'ping', sent: seconds() });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), SILENCE);
  }

  #hear(message: ServerMessage<G>): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case 'accepted':
        return this.#settle(message.id, { ok: true, seq: message.seq });
      case 'allowed':
        return this.#settle(message.id, { ok: true, seq: null });
      case 'refusal':
        return this.#settle(message.id, no(message.reason, message.clause));
      case 'trouble':
        return message.id ? this.#settle(message.id, no(message.reason)) : undefined;
      case 'gone':
        return FOR_GOOD.has(message.reason.id) ? this.leave(message.reason) : undefined;
      default:
        this.hear(message);
        if (message.type === 'snapshot' || message.type === 'update') this.#connected();
    }
  }

  #connected(): void {
    if (this.state === 'open' || this.state === 'gone') return;
    this.state = 'open';
    this.#tries = 0;
    // What was on its way when the line dropped is sent again under its old id, in its old order.
    for (const { message } of this.#waiting.values()) this.tell(message);
  }

  #askAgain(message: Numbered<G>): void {
    if (this.state !== 'open') return;
    this.tell(message);
    this.#ping();
  }

  #giveUp(reason: Phrase): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, no(reason));
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearInterval(waiting.again);
    clearTimeout(waiting.until);
    waiting.settle(answer);
  }
}
