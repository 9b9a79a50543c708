/** Things of a view have no names; those that stay the same from one view to the next keep their key, and glide.
 *
 * What did not change is the same object in both views (net/patch.ts) and needs nothing. What changed is known again by
 * what it is made of and by where it is.
 */

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

/** A thing by which it can be known again. */
export interface Trace {
  thing: object;
  parts: readonly string[];
}

/** Whatever is new in a view takes the key of the old thing it was most likely made of, and each is taken once.
 *
 * `far` says how far two things are from each other; a part in common outweighs less than ten of it.
 */
export function carry<T extends Trace>(old: readonly T[], now: readonly T[], far: (a: T, b: T) => number): void {
  const taken = new Set(now.flatMap(({ thing }) => ids.get(thing) ?? []));
  const pairs = now
    .filter(({ thing }) => !ids.has(thing))
    .flatMap((to) => old.map((from) => ({ to, from, common: common(from.parts, to.parts) })))
    .filter(({ common }) => common > 0)
    .map((pair) => ({ ...pair, near: 10 * pair.common - far(pair.from, pair.to) }))
    .sort((a, b) => b.near - a.near);
  for (const { to, from } of pairs) {
    const key = keyOf(from.thing);
    if (ids.has(to.thing) || taken.has(key)) continue;
    ids.set(to.thing, key);
    taken.add(key);
  }
}

function common(some: readonly string[], others: readonly string[]): number {
  const left = [...others];
  return some.filter((part) => {
    const n = left.indexOf(part);
    if (n >= 0) left.splice(n, 1);
    return n >= 0;
  }).length;
}
