/** The own hand as the others see it: at most eight times a second, and in the end where it is. */

const PAUSE = 1000 / 8;

export class Holding {
  #shown: string | null = null;
  #next: string | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly send: (at: string | null) => void) {}

  at(at: string | null): void {
    this.#next = at;
    if (this.#resting === undefined) this.#show();
  }

  /** The others have forgotten it: the line was down. */
  forget(): void {
    this.#shown = null;
    this.#show();
  }

  #show(): void {
    if (this.#next === this.#shown) return;
    this.#shown = this.#next;
    this.send(this.#next);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.#show();
    }, PAUSE);
  }
}
