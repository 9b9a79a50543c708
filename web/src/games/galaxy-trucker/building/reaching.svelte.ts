/** Other hands on the heap: those that are held over a tile, and those that have just taken or laid one. */
import type { Session } from '../../../net/session';

const LASTS = 900;

export interface Reach {
  readonly seat: number;
  readonly spot: number;
}

export class Reaching {
  #shown = $state.raw<readonly (Reach & { until: number })[]>([]);
  #seen: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: () => Session<'galaxy-trucker'>) {
    this.#seen = session().steps.at(-1)?.n ?? 0;
  }

  readonly hands: readonly Reach[] = $derived.by(() => {
    const { held, you } = this.session();
    const holding = Object.entries(held).flatMap(([seat, at]): Reach[] => {
      const [kind, spot] = at.split(':');
      return kind === 'heap' && Number(seat) !== you && spot ? [{ seat: Number(seat), spot: Number(spot) }] : [];
    });
    const busy = new Set(holding.map(({ seat }) => seat));
    return [...holding, ...this.#shown.filter(({ seat }) => !busy.has(seat))];
  });

  /** Something has happened: whose hand was that? */
  look(): void {
    const { steps, you } = this.session();
    const news = steps.filter(({ n }) => n > this.#seen);
    this.#seen = steps.at(-1)?.n ?? this.#seen;
    const until = performance.now() + LASTS;
    const hands = news.flatMap(({ events }) =>
      events.flatMap(({ event }) => {
        if ((event.event !== 'took' && event.event !== 'returned') || event.seat === you) return [];
        const { seat, spot = null } = event;
        return spot === null ? [] : [{ seat, spot, until }];
      }),
    );
    if (!hands.length) return;
    const latest = new Map(hands.map((hand) => [hand.seat, hand]));
    this.#shown = [...this.#shown.filter(({ seat }) => !latest.has(seat)), ...latest.values()];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#fade, LASTS);
  }

  #fade = (): void => {
    const now = performance.now() + 20;
    this.#shown = this.#shown.filter(({ until }) => until > now);
    if (this.#shown.length) this.#timer = setTimeout(this.#fade, 200);
  };

  close(): void {
    clearTimeout(this.#timer);
  }
}
