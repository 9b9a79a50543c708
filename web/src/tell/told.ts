/** What happened last, in words. */
import type { Phrase, Step } from '../net/types';

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

export interface Line {
  key: string;
  n: number;
  i: number;
  seat: number | null;
  phrase: Phrase;
  first: boolean;
}

/** The lines of the log up to the moment that is being told. */
export function linesOf(steps: readonly Step[], told: { n: number; i: number } | null): Line[] {
  return steps
    .filter((step) => told === null || step.n <= told.n)
    .flatMap((step) =>
      step.events.flatMap(({ phrase }, i) =>
        phrase && !(told && step.n === told.n && i > told.i)
          ? [{ key: `${step.n}.${i}`, n: step.n, i, seat: step.seat, phrase, first: i === 0 }]
          : [],
      ),
    );
}
