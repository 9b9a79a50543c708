/** What happened last, in words. */
import type { Phrase } from './types';

interface Told {
  events: readonly { phrase: Phrase | null }[];
}

export function lastSaid(steps: readonly Told[]): Phrase | null {
  for (let n = steps.length - 1; n >= 0; n--) {
    const said = steps[n]!.events.filter((event) => event.phrase).at(-1);
    if (said) return said.phrase;
  }
  return null;
}
