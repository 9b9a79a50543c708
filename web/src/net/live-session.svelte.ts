/** A session at a live table: the server's positions, told as they come. */
import type { GameModule } from '../games/module';
import { Director } from '../tell/director.svelte';
import { answered } from '../ui/toasts.svelte';
import type { Live, News } from './live.svelte';
import type { EventOf, MoveOf, Session, ViewOf } from './session';
import type { GameId, Position, SaidMove } from './types';

export class LiveSession<G extends GameId> implements Session<G> {
  readonly away = false;
  readonly #director: Director<ViewOf<G>, EventOf<G>> | null;

  constructor(
    readonly live: Live<G>,
    module: GameModule<G>,
    readonly first: Position<G>,
  ) {
    this.#director = module.script && new Director(first.view, module.script);
    live.onNews.add(this.#tell);
  }

  close(): void {
    this.live.onNews.delete(this.#tell);
    this.#director?.stop();
  }

  #tell = ({ steps, position }: News<G>): void => {
    if (steps.length) this.#director?.tell(steps, position.view);
    else this.#director?.cut(position.view);
  };

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
    return this.#director ? this.#director.view : this.position.view;
  }
  get moves(): readonly SaidMove<G>[] {
    return this.playing ? [] : this.position.moves;
  }
  get steps() {
    return this.live.steps;
  }

  get beat() {
    return this.#director?.beat ?? null;
  }
  get playing(): boolean {
    return this.#director?.playing ?? false;
  }
  skip = (): void => this.#director?.skip();
  around = (before: () => void, after: () => void): void => this.#director?.around(before, after);

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
