/** Shapes that stand beside every colour, drawn in a box from -8 to 8. */
export const SHAPES = {
  circle: 'M0 -7A7 7 0 1 1 0 7A7 7 0 1 1 0 -7Z',
  square: 'M-6 -6H6V6H-6Z',
  triangle: 'M0 -7L7 5.5H-7Z',
  hexagon: 'M-4 -7H4L8 0L4 7H-4L-8 0Z',
  cross: 'M-2.6 -7H2.6V-2.6H7V2.6H2.6V7H-2.6V2.6H-7V-2.6H-2.6Z',
  star: 'M0 -8L2.2 -2.6L8 -2.5L3.4 1.2L5 7L0 3.6L-5 7L-3.4 1.2L-8 -2.5L-2.2 -2.6Z',
  diamond: 'M0 -8L7 0L0 8L-7 0Z',
} as const;

export type Shape = keyof typeof SHAPES;

/** A hue of the palette, as a CSS colour. */
export type Hue = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'steel' | 'cyan';

export const hue = (name: Hue): string => `var(--${name})`;

/** A seat's colour and shape, the same in every game. */
export const SEATS: readonly { hue: Hue; shape: Shape }[] = [
  { hue: 'yellow', shape: 'diamond' },
  { hue: 'cyan', shape: 'circle' },
  { hue: 'purple', shape: 'hexagon' },
  { hue: 'green', shape: 'triangle' },
  { hue: 'orange', shape: 'square' },
  { hue: 'steel', shape: 'star' },
];

export const seatMark = (seat: number) => SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!;
