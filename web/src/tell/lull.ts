/** Whoever taps or presses through a story hits nothing of what comes up under the finger at its end. */
import { settings } from '../ui/settings.svelte';

/** So long since the last tap, in milliseconds. */
const LULL = 400;
/** Who wants it fast taps fast. */
const lull = (): number => (settings.pace === 'fast' ? 0 : LULL);

export class Lull {
  #last = -Infinity;

  /** The story was tapped on. */
  tapped(at: number): void {
    this.#last = at;
  }

  /** Nothing is told any more, and this tap still belongs to the story; so does the next one that follows it soon. */
  takes(at: number): boolean {
    const late = at - this.#last > lull();
    if (!late) this.#last = at;
    return !late;
  }
}
