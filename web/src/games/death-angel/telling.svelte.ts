/** What a board does while its story is told: things glide, and its line says no more than the eye has seen. */
import { untrack } from 'svelte';
import type { Session } from '../../net/session';
import { Glider } from '../../tell/glide';
import { pace } from '../../ui/settings.svelte';
import { t } from '../../words/words.svelte';
import { carrySwarms } from './swarms';
import { captioned } from './film';
import type { Movement, SideName, View } from './model';
import { marineThing } from './things';
import { rolling } from './words';

/** Where a Marine stood who falls: pixels of the board, and how long his fall is shown. */
export interface Was {
  left: number;
  top: number;
  width: number;
  height: number;
  facing: SideName;
  ms: number;
}

/** The lamp is dim so long; then the row closes. */
const FALL = 1200;
const CLOSES = 0.72;

export class Telling {
  /** The line of the moment on stage, or what was said last. */
  line = $state('');

  /** The event card on stage: once for whoever has just read it. */
  card = $state<string | null>(null);
  #read = '';
  /** Whoever falls stood here. */
  was = $state.raw<Was | null>(null);

  constructor(
    readonly session: () => Session<'death-angel'>,
    readonly root: () => HTMLElement | undefined,
  ) {}

  /** The die that is on stage lies still. */
  get landed(): boolean {
    return this.session().timeline.landed;
  }
  get #event() {
    return this.session().beat?.event;
  }
  /** The movement box, while it is being shown: of which symbol swarms go from where to where. */
  get movement(): Movement | null {
    return this.#event?.event === 'movement-box-opened' ? this.#event : null;
  }
  /** Where the event on stage will let them come out. */
  get spawns(): readonly string[] {
    if (this.#event?.event === 'spawn-box-opened') return [this.#event.colour];
    return this.card ? (this.session().view.event_boxes?.spawn.map(({ colour }) => colour) ?? []) : [];
  }

  /** The card on stage changes nothing: why. */
  get nothing(): string {
    const { steps, beat } = this.session();
    const told = this.card && steps.find(({ n }) => n === beat?.n)?.events.find((e) => e.event.event === 'event-idle');
    return told && told.phrase ? t(told.phrase) : '';
  }

  /** The view that comes is without him: where he stood is seen now. */
  #fall(view: View, glider: Glider): Was | null {
    const event = this.#event;
    if (event?.event !== 'marine-slain') return null;
    const row = view.rows.find(({ marine }) => marine === event.marine);
    const at = row && glider.was(marineThing(row.marine).name);
    return at ? { ...at, facing: row.facing, ms: FALL / pace() } : null;
  }

  /** To be called while the board is made. */
  run(): void {
    const glider = new Glider(this.root);
    $effect(() => {
      const session = this.session();
      let old = session.view;
      const note = () => {
        old = session.view;
        glider.note();
        this.was = this.#fall(old, glider);
      };
      const run = () => {
        carrySwarms(old, session.view);
        void glider.run(this.was ? this.was.ms * CLOSES : 0);
      };
      untrack(() => session.around(note, run));
    });
    $effect(() => {
      const event = this.#event;
      const opened = event?.event === 'event-revealed' && event.card !== this.#read ? event.card : '';
      const drawn = event?.event === 'event-drawn' ? (event.card ?? '') : null;
      this.card = drawn || opened || null;
      if (drawn !== null) this.#read = drawn;
    });
    $effect(() => {
      const { beat } = this.session();
      if (!beat) return;
      if (!this.landed) this.line = rolling(beat.event);
      else if (beat.phrase && captioned(beat.event)) this.line = t(beat.phrase);
    });
  }
}
