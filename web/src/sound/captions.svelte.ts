/** What is announced stands on the screen as well, whether it is spoken or not. */

export interface Caption {
  words: string;
  alarm: boolean;
  key: number;
}

/** Milliseconds that an announcement keeps its line. */
export const STAYS = 5_000;
const MOST = 3;

class Captions {
  /** The newest first. */
  shown = $state.raw<readonly Caption[]>([]);
  /** A board has a line of its own for them. */
  elsewhere = $state(false);
  #key = 0;

  show(words: string, alarm: boolean): void {
    const caption = { words, alarm, key: this.#key++ };
    this.shown = [caption, ...this.shown].slice(0, MOST);
    setTimeout(() => (this.shown = this.shown.filter((one) => one !== caption)), STAYS);
  }
}

export const captions = new Captions();
