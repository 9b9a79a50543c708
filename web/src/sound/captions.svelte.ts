/** What is announced stands on the screen as well, whether it is spoken or not. */

export interface Caption {
  words: string;
  alarm: boolean;
  key: number;
}

/** Milliseconds that an announcement keeps its line. */
export const STAYS = 5_000;
const MOST = 3;
/** Milliseconds that the edge of the screen flashes for an alarm. */
const FLASHES = 2_000;

class Captions {
  /** The newest first. */
  shown = $state.raw<readonly Caption[]>([]);
  /** A board has a line of its own for them. */
  elsewhere = $state(false);
  /** An alarm has just come: for eyes that were elsewhere, and for who hears nothing. */
  flashing = $state(false);
  #key = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;

  show(words: string, alarm: boolean): void {
    const caption = { words, alarm, key: this.#key++ };
    this.shown = [caption, ...this.shown].slice(0, MOST);
    if (alarm) this.#flash();
    setTimeout(() => (this.shown = this.shown.filter((one) => one !== caption)), STAYS);
  }

  /** One after another is one longer flash: it never blinks faster. */
  #flash(): void {
    this.flashing = true;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.flashing = false), FLASHES);
  }
}

export const captions = new Captions();
