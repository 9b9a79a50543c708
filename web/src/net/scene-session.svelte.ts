/** A session on a position that somebody has set up: scenes in tests, lessons. Whoever sets it up also answers. */
import type { GameModule } from '../games/module';
import { staged } from '../tell/scene';
import { Timeline } from '../tell/timeline.svelte';
import type { Answer } from './answer';
import { marked } from './marks';
import { Guesses } from './guesses.svelte';
import type { EventOf, MoveOf, Session, ViewOf } from './session';
import type { GameId, Games, Position, SeatInfo, Step } from './types';

export interface Scene<G extends GameId> {
  game: G;
  position: Position<G>;
  you?: number;
  seats?: readonly SeatInfo[];
  options?: Partial<Games[G]['options']>;
  module?: Partial<Pick<GameModule<G>, 'guess' | 'still' | 'script'>>;
  /** What comes of a move; yes, and nothing changes, if not said. */
  play?(move: MoveOf<G>): Answer | Promise<Answer>;
  ask?(move: MoveOf<G>): Answer | Promise<Answer>;
  now?(): number;
}

/** Nobody hears a scene. */
const QUIET = {
  hidden: () => false,
  pace: () => 1,
  sound: () => undefined,
  letters: () => 0,
  patient: () => false,
};
const yes: Answer = { ok: true, seq: null };

export class SceneSession<G extends GameId> implements Session<G> {
  position = $state.raw() as Position<G>;
  steps = $state.raw<readonly Step<G>[]>([]);
  marks = $state.raw<Readonly<Record<string, string>>>({});
  readonly away = false;
  readonly undo = null;
  readonly point = null;
  readonly pointed = null;
  readonly held = {};
  readonly seq = 0;
  readonly timeline: Timeline<ViewOf<G>, EventOf<G>>;
  readonly #guesses: Guesses<G>;

  constructor(readonly scene: Scene<G>) {
    this.position = scene.position;
    this.timeline = new Timeline(scene.module?.script ?? null, QUIET);
    this.timeline.cut(scene.position.n, scene.position.view);
    this.#guesses = new Guesses(scene.module ?? {}, this);
  }

  /** The next position; `step` is how it came about, and is told. */
  show(position: Position<G>, step?: Step<G>): void {
    const before = this.position.view;
    this.position = position;
    if (!step) return this.timeline.cut(position.n, position.view);
    this.steps = [...this.steps, step];
    const told = staged([step], before).map((scene) => ({ ...scene, view: position.view }));
    this.timeline.tell(told, position.to_move.includes(this.you));
  }

  get game() {
    return this.scene.game;
  }
  get seats() {
    return this.scene.seats ?? [];
  }
  get you() {
    return this.scene.you ?? 0;
  }
  get options() {
    return this.scene.options ?? {};
  }
  get view() {
    return this.playing ? this.timeline.view : this.#guesses.view;
  }
  get moves() {
    return this.playing ? [] : this.#guesses.moves;
  }
  get beat() {
    return this.timeline.beat;
  }
  get playing(): boolean {
    return this.timeline.behind;
  }
  get sending() {
    return this.#guesses.sending;
  }
  get waiting(): boolean {
    return this.#guesses.waiting;
  }
  get clocks() {
    return this.position.clocks;
  }

  play = (move: MoveOf<G>): Promise<Answer> =>
    this.#guesses.play(move, async (sent) => (await this.scene.play?.(sent)) ?? yes);
  ask = async (move: MoveOf<G>): Promise<Answer> => (await this.scene.ask?.(move)) ?? yes;
  now = (): number => this.scene.now?.() ?? 0;
  skip = (): void => this.timeline.skip();
  nextLine = (): void => this.timeline.nextLine();
  look = (n: number, i?: number): void => void this.timeline.seek(n, i);
  hold = (): void => undefined;
  mark = (piece: string, at: string | null): void => {
    this.marks = marked(this.marks, piece, at);
  };
  around = (before: () => void, after: () => void): void => {
    this.timeline.around(before, after);
    this.#guesses.around(before, after);
  };
}
