/** Colour and shape of Death Angel's teams, terrain and symbols (LOOK.md section 2). */
import type { Hue, Shape } from '../../../art/shapes';

interface Mark {
  hue: Hue;
  shape: Shape;
}

const TEAMS: Record<string, Mark> = {
  red: { hue: 'red', shape: 'cross' },
  yellow: { hue: 'yellow', shape: 'hexagon' },
  green: { hue: 'green', shape: 'triangle' },
  blue: { hue: 'blue', shape: 'square' },
  purple: { hue: 'purple', shape: 'star' },
  grey: { hue: 'steel', shape: 'diamond' },
};

const THREATS: Record<string, Mark & { pips: number }> = {
  red: { hue: 'red', shape: 'hexagon', pips: 4 },
  orange: { hue: 'orange', shape: 'triangle', pips: 3 },
  yellow: { hue: 'yellow', shape: 'square', pips: 2 },
  green: { hue: 'green', shape: 'circle', pips: 1 },
};

/** Genestealer symbols, in a box from -10 to 10. */
export const SYMBOLS: Record<string, string> = {
  head: 'M0 -9Q8 -9 8 -1Q8 5 3 6L2 10H-2L-3 6Q-8 5 -8 -1Q-8 -9 0 -9ZM-4 -2L-1.5 0M4 -2L1.5 0',
  tail: 'M-8 8Q2 8 3 0Q4 -6 -1 -7M3 -10L-2 -7L3 -3',
  tongue: 'M-7 -6Q0 -10 7 -6Q4 -2 4 3Q4 9 0 10Q-4 9 -4 3Q-4 -2 -7 -6ZM0 -3V5',
  claws: 'M-7 9Q-9 -2 -5 -9M0 10Q-2 -2 0 -10M7 9Q9 -2 5 -9',
};

const NONE: Mark = { hue: 'steel', shape: 'circle' };

export const teamMark = (team: string): Mark => TEAMS[team] ?? NONE;
export const threatMark = (colour: string): Mark & { pips: number } => THREATS[colour] ?? { ...NONE, pips: 0 };
