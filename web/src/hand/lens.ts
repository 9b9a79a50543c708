/** Copies of what is drawn, for the air: the piece in the hand, and the board seen through a lens under the finger. */
import type { Point } from './geometry';

/** How much larger the lens shows. */
const CLOSER = 1.6;

/** Nothing in a copy can be found, heard or touched. */
function mute(copy: HTMLElement): void {
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const node of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of ['id', 'data-spot', 'data-testid', 'data-glide', 'data-choice', 'data-lens', 'data-place'])
      node.removeAttribute(name);
}

/** A copy of a thing, lying over it, above everything. */
export function copyOf(node: HTMLElement, looks: string): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  mute(copy);
  for (const one of [copy, ...copy.querySelectorAll('.spot')]) one.classList.remove('lit', 'chosen', 'instead');
  copy.classList.add(looks);
  Object.assign(copy.style, { left: '0', top: '0', width: `${width}px`, height: `${height}px` });
  const { color, fontSize, fontFamily } = getComputedStyle(node);
  Object.assign(copy.style, { color, fontSize, fontFamily });
  (node.closest('.frame') ?? document.body).append(copy);
  // Wherever its corner is: what holds it may not begin in the window's.
  const base = copy.getBoundingClientRect();
  Object.assign(copy.style, { left: `${left - base.left}px`, top: `${top - base.top}px` });
  return copy;
}

export class Lens {
  #glass = document.createElement('div');
  #copy: HTMLElement;
  #twins = new Map<Element, HTMLElement>();
  #over: HTMLElement | undefined;
  readonly #box: DOMRect;

  constructor(region: HTMLElement) {
    this.#box = region.getBoundingClientRect();
    this.#copy = region.cloneNode(true) as HTMLElement;
    const twins = this.#copy.querySelectorAll<HTMLElement>('[data-spot]');
    for (const [n, node] of region.querySelectorAll('[data-spot]').entries()) this.#twins.set(node, twins[n]!);
    mute(this.#copy);
    Object.assign(this.#copy.style, {
      width: `${this.#box.width}px`,
      height: `${this.#box.height}px`,
      transformOrigin: '0 0',
    });
    this.#glass.className = 'hand-lens';
    this.#glass.append(this.#copy);
    (region.closest('.frame') ?? document.body).append(this.#glass);
    // What was scrolled is scrolled in the copy.
    this.#copy.scrollTo(region.scrollLeft, region.scrollTop);
  }

  /** Show what is under a point, and which thing answers to it. */
  look({ x, y }: Point, over: Element | null): void {
    const { left, top, right, bottom } = this.#box;
    const inside = x > left && x < right && y > top && y < bottom;
    this.#glass.hidden = !inside;
    if (!inside) return;
    const { offsetWidth: size } = this.#glass;
    // Above the finger, or beside it at the upper edge.
    const high = y - size * 1.2 > 0;
    const beside = x < innerWidth / 2 ? x + size * 0.4 : x - size * 1.4;
    const [gx, gy] = high ? [x - size / 2, y - size * 1.2] : [beside, y];
    const within = (at: number, most: number) => Math.min(Math.max(0, at), most - size);
    this.#glass.style.translate = `${within(gx, innerWidth)}px ${within(gy, innerHeight)}px`;
    const [dx, dy] = [size / 2 - (x - left) * CLOSER, size / 2 - (y - top) * CLOSER];
    this.#copy.style.transform = `translate(${dx}px, ${dy}px) scale(${CLOSER})`;
    delete this.#over?.dataset['over'];
    this.#over = over ? this.#twins.get(over) : undefined;
    if (this.#over) this.#over.dataset['over'] = '';
  }

  close(): void {
    this.#glass.remove();
  }
}
