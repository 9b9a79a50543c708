/** Where things are on the board, for what is laid over them: a die, a line, a finger. */

/** The middle of a thing and half its size, in pixels from the corner of the board. */
export interface Spotted {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

/** The thing of this name, or its drawing: the button around it may be larger. A place is all of it, whatever lies there.
 *
 * Names come from other browsers too: they are compared, never made into a selector.
 */
export function spotted(root: ParentNode, name: string, kind: 'spot' | 'place' = 'spot'): Element | null {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
  const found = all.find((node) => node.dataset[kind] === name);
  return (kind === 'spot' && found?.querySelector('.draw')) || (found ?? null);
}

/** Where it is over the board; without a thing, the middle of the board. */
export function over(root: Element, thing: Element | null): Spotted {
  const [box, base] = [(thing ?? root).getBoundingClientRect(), root.getBoundingClientRect()];
  return {
    x: box.left - base.left + box.width / 2,
    y: box.top - base.top + box.height / 2,
    halfWidth: box.width / 2,
    halfHeight: box.height / 2,
  };
}
