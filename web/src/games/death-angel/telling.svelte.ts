/** What a board does while its story is told: things glide, and its line says no more than the eye has seen. */
import { untrack } from 'svelte';
import type { Session } from '../../net/session';
import { Glider } from '../../tell/glide';
import { t } from '../../words/words.svelte';
import { carrySwarms } from './swarms';
import { captioned } from './film';
import { rolling } from './words';

export class Telling {
  /** The line of the moment on stage, or what was said last. */
  line = $state('');

  /** The event card on stage: once for whoever has just read it. */
  card = $state<string | null>(null);
  #read = '';

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
  /** The symbol of the movement box on the table, while it is being shown. */
  get symbol(): string | null {
    return this.#event?.event === 'movement-box-opened' ? this.#event.symbol : null;
  }
  get dying(): string | null {
    return this.#event?.event === 'marine-slain' ? this.#event.marine : null;
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
      };
      const run = () => {
        carrySwarms(old, session.view);
        void glider.run();
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
