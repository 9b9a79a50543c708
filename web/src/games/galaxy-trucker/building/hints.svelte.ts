/** What a builder wants to be helped with, kept in this browser. */
export interface Hints {
  /** Squares are lit where the tile fits in some turn, and it turns itself; otherwise only as it is held. */
  fits: boolean;
  /** Parts that break a rule are marked. */
  faults: boolean;
  /** Open connectors are marked. */
  open: boolean;
  /** What the ship can do is counted while it grows. */
  check: boolean;
}

const KEY = 'starboard.galaxy-trucker.hints';
const DEFAULTS: Hints = { fits: true, faults: true, open: false, check: true };

function read(): Hints {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

export const hints = $state<Hints>(read());
export const HINTS = ['fits', 'faults', 'open', 'check'] as const;

export function toggle(hint: keyof Hints): void {
  hints[hint] = !hints[hint];
  try {
    localStorage.setItem(KEY, JSON.stringify(hints));
  } catch {
    // A private window may forbid it.
  }
}
