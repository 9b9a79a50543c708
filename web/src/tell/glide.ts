/** Things that keep their key glide from their old place to the new one instead of jumping. */
import { tick } from 'svelte';
import { calm } from '../ui/settings.svelte';

const EASE = 'cubic-bezier(.2,.8,.2,1)';

export class Glider {
  #before = new Map<string, DOMRect>();
  #moving: Animation[] = [];

  constructor(readonly root: () => HTMLElement | undefined) {}

  note = (): void => {
    this.#before.clear();
    if (calm()) return;
    for (const [key, node] of this.#keyed()) this.#before.set(key, node.getBoundingClientRect());
  };

  /** Where a thing was, from the corner of the board. */
  was(key: string) {
    const [at, base] = [this.#before.get(key), this.root()?.getBoundingClientRect()];
    return at && base
      ? { left: at.left - base.left, top: at.top - base.top, width: at.width, height: at.height }
      : null;
  }

  /** Everything stays where it was for so many milliseconds, then it glides. */
  run = async (delay = 0): Promise<void> => {
    if (this.#before.size === 0) return;
    await tick();
    for (const moving of this.#moving.splice(0)) moving.cancel();
    for (const [key, node] of this.#keyed()) {
      const old = this.#before.get(key);
      if (!old) continue;
      const now = node.getBoundingClientRect();
      const [dx, dy] = [old.left - now.left, old.top - now.top];
      const far = Math.hypot(dx, dy);
      if (far < 2) continue;
      const moving = node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: Math.min(320, 180 + far / 4),
        easing: EASE,
        delay,
        fill: 'backwards',
      });
      this.#moving.push(moving);
    }
    this.#before.clear();
  };

  *#keyed(): Generator<[string, HTMLElement]> {
    for (const node of this.root()?.querySelectorAll<HTMLElement>('[data-glide]') ?? [])
      yield [node.dataset['glide']!, node];
  }
}
