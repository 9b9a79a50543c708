/** Arrows walk from thing to thing over the board, the lit ones first. */
import { next, type Point } from './geometry';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function walk(way: Point): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-spot]')].filter((node) => node.offsetParent !== null);
  const from = all.find((node) => node === document.activeElement);
  const to = from
    ? all[
        next(
          from.getBoundingClientRect(),
          all.map((node) => node.getBoundingClientRect()),
          way,
        )
      ]
    : (all.find((node) => node.dataset['look'] === 'lit') ?? all[0]);
  to?.focus();
}

/** The keys that walk. */
export const arrows = Object.fromEntries(Object.entries(WAYS).map(([key, way]) => [key, () => walk(way)]));
