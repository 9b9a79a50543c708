/** The keys of the building table (LOOK 11). */
import type { Bench } from './bench.svelte';

export function keysOf(bench: Bench, page: { finish: () => void; cards: () => void }): Record<string, () => unknown> {
  return {
    ' ': bench.draw,
    d: bench.draw,
    r: () => bench.spin(1),
    e: () => bench.spin(1),
    q: () => bench.spin(-1),
    x: () => bench.aside(0),
    c: () => bench.aside(1),
    Backspace: bench.giveBack,
    v: page.cards,
    g: page.finish,
    k: bench.flip,
  };
}
