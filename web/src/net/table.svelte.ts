/** A table as the server tells of it: who sits there, where the game stands, what happened, what was said. */
import type { Answer } from './answer';
import { ServerClock } from './clock';
import { Holding } from './holding';
import { Line, address } from './line.svelte';
import { marked, type Marks } from './marks';
import { applied } from './patch';
import { staged, type Scene } from '../tell/scene';
import type { EventOf, MoveOf, Pointed, ViewOf } from './session';
import { share } from './share';
import type {
  GameId,
  Hello,
  Lead,
  Position,
  Said,
  ServerMessage,
  Shown,
  Snapshot,
  Step,
  TableInfo,
  Update,
  You,
} from './types';

/** What a page wants to be sent. */
export type Wants = Omit<Hello, 'type' | 'seq' | 'protocol'>;

/** A new position, and what led there: `new` is told as it happened, `missed` happened while the line was down, and a
 * `whole` position has no story. */
export interface News<G extends GameId = GameId> {
  kind: 'new' | 'missed' | 'whole';
  steps: readonly Step<G>[];
  /** The same, each event with the view right after it. */
  scenes: readonly Scene<ViewOf<G>, EventOf<G>>[];
  position: Position<G>;
}

interface Come<G extends GameId> {
  position: Position<G>;
  scenes: readonly Scene<ViewOf<G>, EventOf<G>>[];
}

/** What an update makes of the position that is held: the moments of its steps change the view one after the other, then
 * comes the rest. Null: it says nothing of the game. */
export function updated<G extends GameId>(held: Position<G> | null, update: Update<G>): Come<G> | null {
  const { position: whole, patch, steps } = update;
  if (!whole && !(held && patch)) return null;
  const scenes = staged<ViewOf<G>, EventOf<G>>(steps, held?.view ?? whole!.view);
  const last = scenes.at(-1);
  // What the moments made is the same object in the position: it keeps its key, and glides.
  const told = held && last ? { ...held, view: last.view } : held;
  const position = whole ? share(told, whole) : applied(told!, patch!);
  if (last) last.view = position.view;
  return { position, scenes };
}

const LOG_LENGTH = 2_000;
/** `messages.PROTOCOL` of the server this client was made for. */
const PROTOCOL = 2;

export class LiveTable<G extends GameId = GameId> {
  table = $state.raw<TableInfo<G> | null>(null);
  you = $state.raw<You | null>(null);
  position = $state.raw<Position<G> | null>(null);
  steps = $state.raw<readonly Step<G>[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  pointed = $state.raw<Pointed | null>(null);
  /** Who leads through the review of this table, and where to. */
  shown = $state.raw<Shown | null>(null);
  /** What each seat holds, by seat. */
  held = $state.raw<Readonly<Record<number, string>>>({});
  /** The last number of the table's order that has been seen. */
  seq = $state.raw<number | null>(null);
  /** The server's time on this device. */
  readonly clock = new ServerClock();

  readonly line: Line<G>;
  readonly onNews = new Set<(news: News<G>) => void>();
  onSaid: (said: Said) => void = () => {};

  #marking = $state.raw<readonly { piece: string; at: string | null }[]>([]);
  #wants: Wants | null = null;
  readonly #hand = new Holding((at) => this.line.tell({ type: 'hold', at }));
  #pointings = 0;

  constructor(code: string, url: string = address(code)) {
    this.line = new Line<G>(
      url,
      () => this.#wants && { type: 'hello', protocol: PROTOCOL, seq: this.seq, ...this.#wants },
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
  lead = (over: Omit<Lead, 'type' | 'id'>): Promise<Answer> => this.line.send({ type: 'lead', ...over });
  pause = (paused: boolean): Promise<Answer> => this.line.send({ type: 'pause', paused });
  told = (n: number): void => this.line.tell({ type: 'told', n });
  point = (at: string): void => this.line.tell({ type: 'point', at });
  /** Lead everybody who looks at this finished game, or (null) lead no longer. */
  show = (place: string | null): void => this.line.tell({ type: 'show', place });
  hold = (at: string | null): void => this.#hand.at(at);
  /** The own markers stand where they were put, until the server has answered. */
  mark = async (piece: string, at: string | null): Promise<Answer> => {
    const mine = { piece, at };
    this.#marking = [...this.#marking, mine];
    const answer = await this.line.send({ type: 'mark', piece, at });
    this.#marking = this.#marking.filter((one) => one !== mine);
    return answer;
  };
  get marks(): Marks {
    return this.#marking.reduce((marks, { piece, at }) => marked(marks, piece, at), this.table?.marks ?? {});
  }

  /** Server time now, in seconds, as late as it may be. */
  now = (): number => this.clock.late();

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
      case 'shown':
        this.shown = message.place === null ? null : message;
        return;
      case 'pong':
        return this.clock.hear(message.sent, message.now);
      default: // Answers are the line's.
    }
  }

  #whole(message: Snapshot<G>): void {
    if (message.protocol !== PROTOCOL) return this.line.leave({ id: 'web-new-version', args: {} });
    this.#greeted();
    this.seq = message.seq;
    this.table = share(this.table, message.table);
    this.you = message.you;
    this.position = share(this.position, message.position);
    this.steps = share(this.steps, message.steps);
    this.chat = share(this.chat, message.chat);
    this.#tell('whole', [], []);
  }

  /** After a drop the hands that are held now are told anew, and so is the own one. */
  #greeted(): void {
    if (this.line.state === 'open') return;
    this.held = {};
    this.shown = null;
    this.#hand.forget();
  }

  #update(message: Update<G>): void {
    this.#greeted();
    this.seq = message.seq;
    if (message.table) this.table = share(this.table, message.table);
    if (message.you) this.you = message.you;
    for (const said of message.chat) this.onSaid(said);
    if (message.chat.length) this.chat = [...this.chat, ...message.chat];
    const [next] = message.steps;
    // Numbers are used again after an undo: what is new replaces what had its number.
    if (next) this.steps = [...this.steps.filter((step) => step.n < next.n), ...message.steps].slice(-LOG_LENGTH);
    const come = updated(this.position, message);
    if (!come) return;
    const { n } = come.position;
    if (this.steps.some((step) => step.n > n)) this.steps = this.steps.filter((step) => step.n <= n);
    this.position = come.position;
    this.#tell(this.line.state === 'open' ? 'new' : 'missed', message.steps, come.scenes);
  }

  #tell(kind: News['kind'], steps: readonly Step<G>[], scenes: News<G>['scenes']): void {
    const { position } = this;
    this.line.brisk = !!position?.clocks?.length && position.stopped === null;
    if (position) for (const hear of this.onNews) hear({ kind, steps, scenes, position });
  }
}
