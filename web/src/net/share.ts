/** What did not change from one position to the next stays the same object, so that nothing is drawn anew for it. */

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `fresh`, with everything that equals its counterpart in `old` taken from there. It is changed in place. */
export function share<T>(old: unknown, fresh: T): T;
export function share(old: unknown, fresh: unknown): unknown {
  if (old === fresh) return old;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    let same = old.length === fresh.length;
    for (let i = 0; i < fresh.length; i++) {
      fresh[i] = share(old[i], fresh[i]);
      same &&= fresh[i] === old[i];
    }
    return same ? old : fresh;
  }
  if (isBag(old) && isBag(fresh)) {
    const names = Object.keys(fresh);
    let same = names.length === Object.keys(old).length;
    for (const name of names) {
      fresh[name] = share(old[name], fresh[name]);
      same &&= name in old && fresh[name] === old[name];
    }
    return same ? old : fresh;
  }
  return fresh;
}
