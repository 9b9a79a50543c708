/** A sky of 320 by 180, the same every night. */
export const STARS = Array.from({ length: 42 }, (_, n) => ({
  x: (n * 97) % 320,
  y: (n * 61 + n * n * 7) % 180,
  r: n % 7 === 0 ? 1.4 : 0.8,
}));
