/** Things of a view have no names; those that stay the same from one view to the next keep their key. */

const ids = new WeakMap<object, string>();
let next = 0;

/** A key for a thing of a view that has no name of its own. */
export function keyOf(thing: object): string {
  const known = ids.get(thing);
  if (known) return known;
  const made = `g${next++}`;
  ids.set(thing, made);
  return made;
}

/** The new thing is the old one, changed: it glides under the same key. */
export function same<T extends object>(thing: T, old: object): T {
  ids.set(thing, keyOf(old));
  return thing;
}
