/** The server's time on this device, from pings.
 *
 * An answer bounds it on both sides: when the server spoke, the question had left and the answer had not come. Of many such bounds
 * the tightest of both sides count, so a slow answer does no harm, and jitter on the way there and on the way back are
 * beaten apart from each other. What remains is half of what the two ways differ at their best, the same for all devices of a room. */

/** How long bounds are kept, in seconds. */
const MINUTE = 60;
/** Two quartzes drift apart by at most this much. */
const DRIFT = 1e-4;

interface Bounds {
  /** When the answer came, on this device. */
  at: number;
  /** The server is ahead of this device by no less, and no more. */
  least: number;
  most: number;
}

export class ServerClock {
  /** Newest last. */
  #heard: Bounds[] = [];

  /** `local`: seconds that go on evenly, whatever is done to the device's clock. */
  constructor(readonly local: () => number = () => performance.now() / 1000) {}

  /** An answer to what was sent at `sent` (local): it was `now` there. */
  hear(sent: number, now: number): void {
    const at = this.local();
    if (sent > at) return;
    const heard = { at, least: now - at, most: now - sent };
    this.#heard = this.#heard.filter((one) => at - one.at < MINUTE);
    // No slow answer can contradict another: one of the clocks was set, or the device slept. What came before is void.
    const [least, most] = this.#bounds(at);
    if (heard.least > most || heard.most < least) this.#heard = [];
    this.#heard.push(heard);
  }

  /** How many answers it goes by. */
  get answers(): number {
    return this.#heard.length;
  }

  /** Server time, as late as it may be: a clock never shows more time than there is. */
  late = (): number => {
    const at = this.local();
    return at + this.#bounds(at)[1];
  };

  /** Server time, most probably: for what several devices do at once. */
  middle = (): number => {
    const at = this.local();
    return at + this.#ahead(at);
  };

  /** How far `middle` may be off, in seconds. */
  get doubt(): number {
    const [least, most] = this.#bounds(this.local());
    return (most - least) / 2;
  }

  /** When the server's clock most probably shows this, on this device's (`performance.now()`, in seconds). */
  here(server: number): number {
    return server - this.#ahead(this.local());
  }

  #ahead(at: number): number {
    const [least, most] = this.#bounds(at);
    return (least + most) / 2;
  }

  #bounds(at: number): [number, number] {
    // Before the first answer the device's own clock is the best there is.
    if (!this.#heard.length) return [Date.now() / 1000 - at, Date.now() / 1000 - at];
    let [least, most] = [-Infinity, Infinity];
    for (const one of this.#heard) {
      const slack = (at - one.at) * DRIFT;
      least = Math.max(least, one.least - slack);
      most = Math.min(most, one.most + slack);
    }
    return [least, most];
  }
}

/** How a table's time lies in the server's: a position says it. */
export interface TableTime {
  /** Server time of table time 0. */
  origin: number;
  /** The table time at which the clock stands still; null while it goes. */
  stopped: number | null;
}

/** Table time when the server's clock shows `server`. */
export const tableTime = (of: TableTime, server: number): number => of.stopped ?? server - of.origin;

/** When it will be `time` at the table, on the server's clock; null while the table's clock stands still. */
export const serverTime = (of: TableTime, time: number): number | null =>
  of.stopped === null ? of.origin + time : null;
