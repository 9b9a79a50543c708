/** Patterns over moves and views: the same as `matches` and `find` of `starboard.core.lessons`. */

export type Value = string | number | boolean;
export type Pattern = Readonly<Record<string, Value | readonly Value[]>>;

const PART = /([^.[\]]+)|\[(\w+)=([^\]]*)\]/g;
const NUMBER = /^([<>])(-?[\d.]+)$/;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What stands at a path: `rows.0.tokens`, `rows[marine=leon].tokens`, `rows.length`. */
export function find(value: unknown, path: string): unknown {
  let found = value;
  for (const [, name, field, wanted] of path.matchAll(PART)) {
    if (field) {
      const items: readonly unknown[] = Array.isArray(found) ? found : [];
      found = items.find((one) => isFields(one) && String(one[field]) === wanted) ?? null;
    } else if (isFields(found)) found = found[name!] ?? null;
    else return null;
  }
  return found;
}

/** `*` is anything there is, a list one of several, `<5` and `>5` less and more; all else the value itself. */
export function fits(value: unknown, wanted: Value | readonly Value[]): boolean {
  if (typeof wanted === 'object') return wanted.some((one) => fits(value, one));
  const number = typeof wanted === 'string' ? NUMBER.exec(wanted) : null;
  if (number) return typeof value === 'number' && (number[1] === '<' ? value < +number[2]! : value > +number[2]!);
  return wanted === '*' ? value !== null && value !== undefined : value === wanted;
}

export const matches = (value: unknown, pattern: Pattern): boolean =>
  Object.entries(pattern).every(([path, wanted]) => fits(find(value, path), wanted));

/** Whether a thing is meant by one of these names; `*` at the end of a name is any end. */
export const named = (thing: string, names: readonly string[]): boolean =>
  names.some((name) => (name.endsWith('*') ? thing.startsWith(name.slice(0, -1)) : thing === name));
