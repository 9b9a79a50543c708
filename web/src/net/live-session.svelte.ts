/** A session at a live table: the server's positions, told as they come. */
import type { GameModule } from '../games/module';
import { staged } from '../tell/scene';
import { theatre } from '../tell/theatre';
import { Timeline } from '../tell/timeline.svelte';
import { answered } from '../ui/toasts.svelte';
import { Guesses } from './guesses.svelte';
import type { EventOf, MoveOf, Session, ViewOf } from './session';
import type { LiveTable, News } from './table.svelte';
import type { GameId, Position, SaidMove } from './types';

export class LiveSession<G extends GameId> implements Session<G> {
  readonly away = false;
  readonly timeline: Timeline<ViewOf<G>, EventOf<G>>;
  readonly #guesses: Guesses<G>;
  /** Where the last news left the game. */
  #stood: ViewOf<G>;

  /** `first`: there is a position, as long as somebody plays. */
  constructor(
    readonly live: LiveTable<G>,
    module: GameModule<G>,
    readonly first: Position<G>,
  ) {
    this.timeline = new Timeline(module.script, theatre(this.game));
    this.timeline.cut(first.n, first.view);
    this.#stood = first.view;
    this.#guesses = new Guesses(module, this);
    live.onNews.add(this.#tell);
  }

  close(): void {
    this.live.onNews.delete(this.#tell);
    this.timeline.close();
  }

  #tell = ({ kind, steps, position }: News<G>): void => {
    this.#guesses.arrived(steps.filter(({ seat }) => seat === this.you));
    const { n, view } = position;
    const scenes = staged(steps, this.#stood);
    const last = scenes.at(-1);
    this.#stood = view;
    if (last) last.view = view;
    // Steps that meant nothing to this seat were not sent: only the number has gone on.
    else if (n > this.timeline.end) scenes.push({ n, moments: [], view });
    if (kind === 'whole') this.#cut(position);
    else if (!scenes.length) this.timeline.stand(view);
    else if (kind === 'new') this.timeline.tell(scenes, position.to_move.includes(this.you));
    else this.timeline.pass(scenes);
  };

  /** Stand there without a story: what has happened since the last news was missed. */
  #cut(position: Position<G>): void {
    const from = this.timeline.end + 1;
    const lines = this.steps.flatMap(({ n, events }) =>
      n >= from ? events.filter(({ phrase }) => phrase) : [],
    ).length;
    this.timeline.cut(position.n, position.view);
    this.timeline.note({ n: from, i: 0 }, lines);
  }

  get #table() {
    return this.live.table;
  }
  get game() {
    return this.#table?.game ?? '';
  }
  get seats() {
    return this.#table?.seats ?? [];
  }
  get options() {
    return this.#table?.options ?? {};
  }
  get you(): number {
    return this.live.you?.seat ?? -1;
  }
  get position(): Position<G> {
    return this.live.position ?? this.first;
  }
  get view(): ViewOf<G> {
    return this.timeline.telling ? this.timeline.view : this.#guesses.view;
  }
  get moves(): readonly SaidMove<G>[] {
    return this.playing ? [] : this.#guesses.moves;
  }
  get sending() {
    return this.#guesses.sending;
  }
  get waiting(): boolean {
    return this.#guesses.waiting;
  }
  get returned() {
    return this.#guesses.returned;
  }
  get seq(): number {
    return this.live.seq ?? 0;
  }
  get clocks() {
    return this.position.clocks;
  }
  get steps() {
    return this.live.steps;
  }

  get beat() {
    return this.timeline.beat;
  }
  get playing(): boolean {
    return this.timeline.telling;
  }
  skip = (): void => this.timeline.skip();
  around = (before: () => void, after: () => void): void => {
    this.timeline.around(before, after);
    this.#guesses.around(before, after);
  };

  play = (move: MoveOf<G>) => {
    this.timeline.missed = null;
    return this.#guesses.play(move, this.live.play);
  };
  ask = (move: MoveOf<G>) => this.live.ask(move);
  now = (): number => this.live.now();

  #undo = (): void => void answered(this.live.undo());
  get undo() {
    const can = this.position.undoable && this.you >= 0 && !this.position.result && !this.#table?.undo;
    return can ? this.#undo : null;
  }
  get point() {
    return this.you >= 0 && !this.position.muted && this.seats.length > 1 ? this.live.point : null;
  }
  get pointed() {
    return this.live.pointed;
  }
  hold = (at: string | null): void => {
    if (at === null || this.point) this.live.hold(at);
  };
  get held() {
    return this.live.held;
  }
}
