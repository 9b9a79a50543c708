/** Sound effects as recipes, made on the spot by the desk: no files. */

/** What can be made louder and softer by itself. */
export type Bus = 'voice' | 'alarm' | 'table' | 'ambience';

/** One part of a sound: a tone that glides from one pitch to another, or a puff of filtered noise. */
export interface Part {
  /** Seconds after the beginning of the sound. */
  at?: number;
  last: number;
  from: number;
  to?: number;
  wave?: OscillatorType | 'noise';
  level?: number;
}

export interface Effect {
  bus: Bus;
  parts: readonly Part[];
  /** The answer to a person's own hand: it sounds on their device, wherever the room's sound comes from. */
  near?: true;
}

const note = (at: number, from: number, last = 0.14, wave: OscillatorType = 'triangle'): Part => ({
  at,
  from,
  last,
  wave,
});
const puffs = (times: readonly number[], puff: Omit<Part, 'at' | 'wave'>): Part[] =>
  times.map((at) => ({ ...puff, at, wave: 'noise' }));

const near = (...parts: Part[]): Effect => ({ bus: 'table', parts, near: true });
const table = (...parts: Part[]): Effect => ({ bus: 'table', parts });
const alarm = (...parts: Part[]): Effect => ({ bus: 'alarm', parts });

const RECIPES = {
  // The own hand.
  tick: near({ last: 0.04, from: 900, wave: 'square', level: 0.25 }),
  put: near({ last: 0.08, from: 240, to: 150, wave: 'triangle' }),
  refused: near({ last: 0.14, from: 170, to: 110, wave: 'square', level: 0.35 }),
  question: near(note(0, 523), note(0.13, 784, 0.2)),
  chat: near(note(0, 700, 0.06, 'sine')),
  // The table.
  card: table({ last: 0.09, from: 2600, to: 900, wave: 'noise', level: 0.5 }),
  shuffle: table(...puffs([0, 0.06, 0.12], { last: 0.07, from: 2200, to: 1200, level: 0.4 })),
  die: table(...puffs([0, 0.09, 0.2, 0.36], { last: 0.05, from: 1500, to: 500, level: 0.6 })),
  coin: table(note(0, 1318, 0.08), note(0.07, 1760, 0.2)),
  skull: table({ last: 0.3, from: 420, to: 90, wave: 'sawtooth', level: 0.5 }),
  miss: table({ last: 0.18, from: 300, to: 220, wave: 'sine', level: 0.6 }),
  swarm: table(...puffs([0, 0.07, 0.14, 0.21], { last: 0.06, from: 3200, to: 1800, level: 0.35 })),
  fall: table(note(0, 196, 0.3, 'sawtooth'), { at: 0.1, last: 0.35, from: 110, to: 45, wave: 'sine' }),
  door: table({ last: 0.35, from: 90, to: 160, wave: 'sawtooth', level: 0.4 }),
  travel: table({ last: 0.6, from: 110, to: 330, wave: 'sine', level: 0.7 }),
  laser: table({ last: 0.22, from: 1800, to: 240, wave: 'sawtooth', level: 0.35 }),
  shield: table({ last: 0.3, from: 520, to: 780, wave: 'sine', level: 0.5 }),
  hull: table(
    { last: 0.3, from: 160, to: 40, wave: 'square', level: 0.4 },
    { last: 0.25, from: 900, to: 200, wave: 'noise' },
  ),
  weld: table(...puffs([0, 0.05, 0.08], { last: 0.05, from: 4200, to: 3000, level: 0.3 })),
  sand: table({ last: 0.4, from: 3600, to: 2400, wave: 'noise', level: 0.3 }),
  victory: table(note(0, 392, 0.5), note(0.12, 494, 0.5), note(0.24, 587, 0.6), note(0.36, 784, 0.8)),
  defeat: table(note(0, 330, 0.4), note(0.25, 262, 0.4), note(0.5, 196, 0.9)),
  // What must not be missed.
  alarm: alarm(note(0, 660, 0.18, 'square'), note(0.22, 495, 0.18, 'square')),
  beep: alarm(note(0, 880, 0.25, 'sine')),
  pip: alarm(note(0, 1046, 0.07)),
} satisfies Record<string, Effect>;

/** Seconds until the last of it is heard. */
export const lengthOf = ({ parts }: Effect): number => Math.max(...parts.map(({ at = 0, last }) => at + last));

export type Sound = keyof typeof RECIPES;
export const EFFECTS: Readonly<Record<Sound, Effect>> = RECIPES;
