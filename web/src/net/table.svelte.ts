/** A table as the server tells of it: who sits there, where the game stands, what happened, what was said. */
import type { Answer } from './answer';
import { Line, address } from './line.svelte';
import type { MoveOf, Pointed } from './session';
import { updated } from './patch';
import { share } from './share';
import type { GameId, Hello, Position, Said, ServerMessage, Snapshot, Step, TableInfo, Update, You } from './types';

/** What a page wants to be sent. */
export type Wants = Omit<Hello, 'type' | 'seq'>;

/** A new position, and what led there: `new` is told as it happened, `missed` happened while the line was down, and a
 * `whole` position has no story. */
export interface News<G extends GameId = GameId> {
  kind: 'new' | 'missed' | 'whole';
  steps: readonly Step<G>[];
  position: Position<G>;
}

const LOG_LENGTH = 2_000;
/** `messages.PROTOCOL` of the server this client was made for. */
const PROTOCOL = 2;

const local = () => performance.now() / 1000;

export class LiveTable<G extends GameId = GameId> {
  table = $state.raw<TableInfo<G> | null>(null);
  you = $state.raw<You | null>(null);
  position = $state.raw<Position<G> | null>(null);
  steps = $state.raw<readonly Step<G>[]>([]);
  /** Entries that came before the first of `steps`. */
  earlier = $state(0);
  chat = $state.raw<readonly Said[]>([]);
  pointed = $state.raw<Pointed | null>(null);
  /** What each seat holds, by seat. */
  held = $state.raw<Readonly<Record<number, string>>>({});
  /** The last number of the table's order that has been seen. */
  seq = $state.raw<number | null>(null);
  /** Server's clock minus this device's, in seconds. */
  skew = $state(Date.now() / 1000 - local());

  readonly line: Line<G>;
  readonly onNews = new Set<(news: News<G>) => void>();
  onSaid: (said: Said) => void = () => {};

  #wants: Wants | null = null;
  #bestTrip = Infinity;
  #pointings = 0;

  constructor(code: string, url: string = address(code)) {
    this.line = new Line<G>(
      url,
      () => this.#wants && { type: 'hello', seq: this.seq, ...this.#wants },
      (message) => this.#hear(message),
    );
  }

  /** Connect; what this page wants may be said later. */
  open(wants: Wants | null = null): this {
    this.#wants = wants;
    this.line.open();
    return this;
  }
  greet(wants: Wants): void {
    this.#wants = wants;
    this.line.greet();
  }
  close(): void {
    this.line.close();
  }

  play = (move: MoveOf<G>): Promise<Answer> => this.line.send({ type: 'play', move });
  ask = (move: MoveOf<G>): Promise<Answer> => this.line.send({ type: 'ask', move });
  say = (text: string): Promise<Answer> => this.line.send({ type: 'chat', text });
  sayPhrase = (phrase: number): Promise<Answer> => this.line.send({ type: 'phrase', phrase });
  undo = (to: number | null = null): Promise<Answer> => this.line.send({ type: 'undo', to });
  vote = (agree: boolean): Promise<Answer> => this.line.send({ type: 'vote', agree });
  pause = (paused: boolean): Promise<Answer> => this.line.send({ type: 'pause', paused });
  point = (at: string): void => this.line.tell({ type: 'point', at });
  hold = (at: string | null): void => this.line.tell({ type: 'hold', at });

  /** Server time now, in seconds. */
  now = (): number => local() + this.skew;

  #hear(message: ServerMessage<G>): void {
    switch (message.type) {
      case 'snapshot':
        return this.#whole(message);
      case 'update':
        return this.#update(message);
      case 'presence':
        if (this.table) {
          const here = new Set(message.here);
          const seats = this.table.seats.map((seat) => ({ ...seat, here: here.has(seat.seat) }));
          this.table = { ...this.table, seats, watchers: message.watchers, tv: message.tv };
        }
        return;
      case 'pointed':
        this.pointed = { seat: message.seat, at: message.at, key: this.#pointings++ };
        return;
      case 'held': {
        const { [message.seat]: _, ...others } = this.held;
        this.held = message.at === null ? others : { ...others, [message.seat]: message.at };
        return;
      }
      case 'pong':
        return this.#clock(message.sent, message.now);
    }
  }

  #whole(message: Snapshot<G>): void {
    if (message.protocol !== PROTOCOL) return this.line.leave({ id: 'web-new-version', args: {} });
    this.seq = message.seq;
    this.table = share(this.table, message.table);
    this.you = message.you;
    this.position = share(this.position, message.position);
    this.steps = share(this.steps, message.steps);
    this.earlier = message.first;
    this.chat = share(this.chat, message.chat);
    this.#tell('whole', []);
  }

  #update(message: Update<G>): void {
    this.seq = message.seq;
    if (message.table) this.table = share(this.table, message.table);
    if (message.you) this.you = message.you;
    for (const said of message.chat) this.onSaid(said);
    if (message.chat.length) this.chat = [...this.chat, ...message.chat];
    const [next] = message.steps;
    // Numbers are used again after an undo: what is new replaces what had its number.
    if (next) this.steps = [...this.steps.filter((step) => step.n < next.n), ...message.steps].slice(-LOG_LENGTH);
    const position = updated(this.position, message);
    if (!position || position === this.position) return;
    const { n } = position;
    if (this.steps.some((step) => step.n > n)) this.steps = this.steps.filter((step) => step.n <= n);
    this.position = message.position ? share(this.position, position) : position;
    this.#tell(this.line.state === 'open' ? 'new' : 'missed', message.steps);
  }

  #tell(kind: News['kind'], steps: readonly Step<G>[]): void {
    const { position } = this;
    if (position) for (const hear of this.onNews) hear({ kind, steps, position });
  }

  #clock(sent: number, now: number): void {
    const trip = local() - sent;
    if (trip > this.#bestTrip) return;
    this.#bestTrip = trip;
    // As if the answer had taken no time to come back: a clock never shows more time than there is.
    this.skew = now - sent;
  }
}
