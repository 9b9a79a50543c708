/** What a lesson names, found on the page: things of the hand (`data-spot`) and whatever else a board marks (`data-show`). */
import { named } from './patterns';

const nameOf = (node: HTMLElement): string => node.dataset['spot'] ?? node.dataset['show'] ?? '';

/** In the order in which they are named; what is out of sight by style is not there. */
export function shownOf(names: readonly string[]): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-spot], [data-show]')];
  return names.flatMap((name) => all.filter((node) => named(nameOf(node), [name]) && node.getClientRects().length));
}

/** The thing under an event. */
export function thingAt(event: Event): string | null {
  const node = (event.target as Element | null)?.closest<HTMLElement>('[data-spot], [data-show]');
  return node ? nameOf(node) : null;
}
