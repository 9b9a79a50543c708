/** The newest line that somebody else said, for a while: for a board with a place for it, while the chat is out of sight. */
import type { Said } from '../net/types';

/** Milliseconds that a line can be read before the next one takes its place. */
export const LEAST = 2_500;
/** And if nobody says anything. */
export const STAYS = 7_000;
/** Milliseconds that something more urgent has the place. */
export const HUSHED = 4_000;
/** Lines that may wait: who talks more is read in the chat. */
const MOST = 3;

export class Talk {
  shown = $state.raw<Said | null>(null);
  /** The chat is in sight. */
  elsewhere = false;
  #waiting: Said[] = [];
  /** What is shown must be read first. */
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(said: Said): void {
    if (this.elsewhere) return;
    this.#waiting = [...this.#waiting, said].slice(-MOST);
    if (!this.#busy) this.#next();
  }

  /** Something more urgent is said in the same place; a line that nobody could read yet comes again. */
  hush(): void {
    if (this.shown && this.#busy) this.#waiting.unshift(this.shown);
    this.shown = null;
    this.#busy = true;
    this.#after(HUSHED, () => this.#next());
  }

  forget(): void {
    this.#waiting = [];
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.shown = this.#waiting.shift() ?? null;
    this.#busy = this.shown !== null;
    if (this.shown) this.#after(LEAST, () => this.#read());
  }

  #read(): void {
    this.#busy = false;
    if (this.#waiting.length) this.#next();
    else this.#after(STAYS - LEAST, () => this.#next());
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}

export const talk = new Talk();
