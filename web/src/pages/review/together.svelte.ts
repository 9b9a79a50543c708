/** Looking at a finished game together: one leads, the others follow, and whoever looks around alone is left alone. */
import { LiveTable } from '../../net/table.svelte';
import type { GameId } from '../../net/types';
import type { Place } from '../../tell/scene';
import type { Reel } from '../../tell/reel.svelte';

/** How often a leader's place is told. */
const REST = 200;

const written = ({ n, i }: Place): string => `${n}.${Number.isFinite(i) ? i : ''}`;

export function read(place: string): Place {
  const [n, i] = place.split('.');
  return { n: Number(n) || 0, i: i ? Number(i) : Infinity };
}

export class Together {
  readonly #live: LiveTable;
  /** This page goes where the leader goes. */
  following = $state(true);
  #told = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    code: string,
    readonly reel: Reel<GameId>,
  ) {
    this.#live = new LiveTable(code).open({ watch: true, words: false });
  }

  get leader(): string | null {
    const { shown } = this.#live;
    return shown && !shown.you ? shown.name : null;
  }
  get leading(): boolean {
    return this.#live.shown?.you ?? false;
  }
  /** Others look at it too. */
  get company(): number {
    const table = this.#live.table;
    return table ? Math.max(0, table.watchers - 1) : 0;
  }

  lead = (): void => this.#show(this.reel.timeline.place);
  stop = (): void => {
    this.#told = '';
    this.#live.show(null);
  };
  /** Go along again. */
  join = (): void => {
    this.following = true;
    this.#follow();
  };
  /** Whoever winds the film himself is not pulled back. */
  leave = (): void => {
    if (this.leader !== null) this.following = false;
  };

  /** Where the leader is, and where this page leads: to be called while the page is made. */
  run(): void {
    $effect(() => {
      void this.#live.shown;
      if (this.following && this.leader !== null) this.#follow();
    });
    $effect(() => {
      const { place } = this.reel.timeline;
      if (!this.leading || written(place) === this.#told) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#show(place), REST);
    });
    $effect(() => () => {
      clearTimeout(this.#timer);
      this.#live.close();
    });
  }

  #show(place: Place): void {
    this.#told = written(place);
    this.#live.show(this.#told);
  }

  #follow(): void {
    const { shown } = this.#live;
    if (!shown?.place) return;
    const { n, i } = read(shown.place);
    const here = this.reel.place;
    if (here.n !== n || here.i !== i) this.reel.seek(n, i);
  }
}
