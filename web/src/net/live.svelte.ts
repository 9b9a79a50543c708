/** A table over its WebSocket: comes back after a drop, misses nothing, sends nothing twice. */
import type {
  ClientMessage,
  GameId,
  Games,
  Phrase,
  Position,
  Said,
  ServerMessage,
  Step,
  TableInfo,
  Update,
  You,
} from './types';
import { type Answer, no } from './answer';
import { updated } from './patch';

export type Line = 'connecting' | 'open' | 'lost' | 'gone';

/** News for whoever shows it step by step: what happened, and where that led. After a snapshot no steps are told. */
export interface News<G extends GameId = GameId> {
  steps: Step<G>[];
  position: Position<G>;
}

interface Waiting {
  message: ClientMessage;
  settle: (answer: Answer) => void;
}

const PATIENCE = [200, 400, 800, 1600, 3000, 5000];
const HEARTBEAT = 20_000;
const SILENCE = 9_000;
/** Reasons to stay away; from every other end of a socket the client comes back by itself. */
const FOR_GOOD = new Set(['server-earlier']);
const LOG_LENGTH = 2_000;
/** `messages.PROTOCOL` of the server this client was made for. */
const PROTOCOL = 2;

let counter = 0;
const newId = () => `${Date.now().toString(36)}-${(counter++).toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

export class Live<G extends GameId = GameId> {
  line = $state<Line>('connecting');
  table = $state.raw<TableInfo<G> | null>(null);
  you = $state.raw<You | null>(null);
  position = $state.raw<Position<G> | null>(null);
  steps = $state.raw<Step<G>[]>([]);
  /** Entries that came before the first of `steps`. */
  earlier = $state(0);
  chat = $state.raw<Said[]>([]);
  goneReason = $state.raw<Phrase | null>(null);
  pointed = $state.raw<{ seat: number; at: string; key: number } | null>(null);
  /** Server's clock minus ours, in seconds. */
  skew = $state(0);

  /** Called with every new position. */
  readonly onNews = new Set<(news: News<G>) => void>();
  onSaid: (said: Said) => void = () => {};

  #socket: WebSocket | null = null;
  #seq: number | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #bestTrip = Infinity;
  #closed = false;

  constructor(
    readonly code: string,
    readonly wants: { panels: boolean; watch: boolean; tv: boolean },
    readonly url: string = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${code}`,
  ) {}

  open(): this {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
    return this;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
  }

  play = (move: Games[G]['move']): Promise<Answer> => this.#send({ type: 'play', id: newId(), move });
  ask = (move: Games[G]['move']): Promise<Answer> => this.#send({ type: 'ask', id: newId(), move });
  say = (text: string): Promise<Answer> => this.#send({ type: 'chat', id: newId(), text });
  sayPhrase = (phrase: number): Promise<Answer> => this.#send({ type: 'phrase', id: newId(), phrase });
  undo = (to: number | null = null): Promise<Answer> => this.#send({ type: 'undo', id: newId(), to });
  vote = (agree: boolean): Promise<Answer> => this.#send({ type: 'vote', id: newId(), agree });
  pause = (paused: boolean): Promise<Answer> => this.#send({ type: 'pause', id: newId(), paused });
  point = (at: string): void => this.#raw({ type: 'point', at });

  /** Server time now, in seconds. */
  now = (): number => Date.now() / 1000 + this.skew;

  #send(message: Extract<ClientMessage, { id: string }>): Promise<Answer> {
    if (this.line !== 'open') return Promise.resolve(no({ id: 'web-not-connected', args: {} }));
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      this.#raw(message);
    });
  }

  #raw(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#raw({ type: 'hello', seq: this.#seq, ...this.wants });
      this.#ping();
      this.#beat = setInterval(() => !document.hidden && this.#ping(), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage<G>);
    };
    socket.onclose = () => socket === this.#socket && this.#drop();
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #drop(): void {
    this.#hangUp();
    if (this.#closed || this.line === 'gone') return;
    this.line = 'lost';
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Back from the pocket or from the tunnel: do not sit out the waiting time. */
  #wake = (): void => {
    if (document.hidden || this.#closed || this.line === 'gone') return;
    if (this.#socket === null) this.#connect();
    else this.#ping();
  };

  #ping(): void {
    this.#raw({ type: 'ping', sent: Date.now() / 1000 });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), SILENCE);
  }

  #hear(message: ServerMessage<G>): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case 'snapshot':
        if (message.protocol !== PROTOCOL) return this.#leave({ id: 'web-new-version', args: {} });
        this.#seq = message.seq;
        this.table = message.table;
        this.you = message.you;
        this.position = message.position;
        this.steps = message.steps;
        this.earlier = message.first;
        this.chat = message.chat;
        this.#tell([]);
        this.#connected();
        break;
      case 'update':
        this.#update(message);
        this.#connected();
        break;
      case 'accepted':
      case 'allowed':
        this.#settle(message.id, { ok: true });
        break;
      case 'refusal':
        this.#settle(message.id, no(message.reason, message.clause));
        break;
      case 'trouble':
        if (message.id) this.#settle(message.id, no(message.reason));
        break;
      case 'presence':
        if (this.table) {
          const here = new Set(message.here);
          const seats = this.table.seats.map((seat) => ({ ...seat, here: here.has(seat.seat) }));
          this.table = { ...this.table, seats, watchers: message.watchers, tv: message.tv };
        }
        break;
      case 'pointed':
        this.pointed = { seat: message.seat, at: message.at, key: counter++ };
        break;
      case 'pong': {
        const trip = Date.now() / 1000 - message.sent;
        if (trip <= this.#bestTrip) {
          this.#bestTrip = trip;
          // As if the answer had taken no time to come back: a clock never shows more time than there is.
          this.skew = message.now - message.sent;
        }
        break;
      }
      case 'gone':
        if (FOR_GOOD.has(message.reason.id)) this.#leave(message.reason);
        break;
    }
  }

  #update(message: Update<G>): void {
    this.#seq = message.seq;
    if (message.table) this.table = message.table;
    if (message.you) this.you = message.you;
    for (const said of message.chat) this.onSaid(said);
    if (message.chat.length) this.chat = [...this.chat, ...message.chat];
    const [next] = message.steps;
    // Numbers are used again after an undo: what is new replaces what had its number.
    if (next) this.steps = [...this.steps.filter((step) => step.n < next.n), ...message.steps].slice(-LOG_LENGTH);
    const position = updated(this.position, message);
    if (position !== this.position && position) {
      const { n } = position;
      if (this.steps.some((step) => step.n > n)) this.steps = this.steps.filter((step) => step.n <= n);
      this.position = position;
      this.#tell(message.steps);
    }
  }

  #tell(steps: Step<G>[]): void {
    const { position } = this;
    if (position) for (const hear of this.onNews) hear({ steps, position });
  }

  #connected(): void {
    if (this.line === 'open') return;
    this.line = 'open';
    this.#tries = 0;
    // What was on its way when the line dropped is sent again under its old id: the server plays it once.
    for (const { message } of this.#waiting.values()) this.#raw(message);
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.settle(answer);
    this.#waiting.delete(id);
  }

  /** Not to come back by itself. */
  #leave(reason: Phrase): void {
    this.goneReason = reason;
    this.line = 'gone';
    this.#hangUp();
    for (const id of [...this.#waiting.keys()]) this.#settle(id, no(reason));
  }
}
