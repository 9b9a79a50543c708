/** A session at a live table: the server's positions, told as they come. */
import type { GameModule } from '../games/module';
import { staged } from '../tell/scene';
import { theatre } from '../tell/theatre';
import { Timeline } from '../tell/timeline.svelte';
import { answered } from '../ui/toasts.svelte';
import type { Live, News } from './live.svelte';
import type { EventOf, MoveOf, Session, ViewOf } from './session';
import type { GameId, Position, SaidMove } from './types';

export class LiveSession<G extends GameId> implements Session<G> {
  readonly away = false;
  readonly timeline: Timeline<ViewOf<G>, EventOf<G>>;
  /** Where the last news left the game. */
  #stood: ViewOf<G>;

  constructor(
    readonly live: Live<G>,
    module: GameModule<G>,
    readonly first: Position<G>,
  ) {
    this.timeline = new Timeline(module.script, theatre(this.game));
    this.timeline.cut(first.n, first.view);
    this.#stood = first.view;
    live.onNews.add(this.#tell);
  }

  close(): void {
    this.live.onNews.delete(this.#tell);
    this.timeline.close();
  }

  #tell = ({ steps, position }: News<G>): void => {
    const scenes = staged(steps, this.#stood);
    const last = scenes.at(-1);
    this.#stood = position.view;
    if (!last) return position.n === this.timeline.end ? this.timeline.stand(position.view) : this.#cut(position);
    last.view = position.view;
    if (this.live.line === 'open') this.timeline.tell(scenes, position.to_move.includes(this.you));
    else this.timeline.pass(scenes);
  };

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
    return this.timeline.telling ? this.timeline.view : this.position.view;
  }
  get moves(): readonly SaidMove<G>[] {
    return this.playing ? [] : this.position.moves;
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
  around = (before: () => void, after: () => void): void => this.timeline.around(before, after);

  play = (move: MoveOf<G>) => this.live.play(move);
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
}
