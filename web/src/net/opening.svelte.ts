/** What was seen while the table was set up, for the head of its log: asked for where the log reaches back that far. */
import * as api from './api';
import type { LiveTable } from './table.svelte';
import type { GameId, Step, TableInfo, You } from './types';

export class Opening<G extends GameId> {
  #step = $state.raw<Step<G> | null>(null);
  #whole = $derived.by(() => {
    const { steps } = this.live;
    return this.#step?.events.length && (steps[0]?.n ?? 1) === 1 ? [this.#step, ...steps] : steps;
  });

  constructor(
    readonly live: LiveTable<G>,
    { code, phase, lesson }: TableInfo,
    { seat }: You,
  ) {
    if (phase !== 'lobby' && !lesson && (live.steps[0]?.n ?? 1) === 1)
      void api.steps<G>(code, 0, 0, seat < 0).then(
        ([step]) => (this.#step = step ?? null),
        () => undefined,
      );
  }

  /** The steps of the log, the setup first. */
  get steps(): readonly Step<G>[] {
    return this.#whole;
  }
}
