/** What has changed in a value, as the server's core/patch.py writes it: there it is told how. */
export type Patch =
  | readonly [value: unknown]
  | readonly [at: number, gone: number, items: readonly unknown[], changes?: Changes]
  | Changes;

/** By the name of a field or the place in a list; null: the field is gone. */
interface Changes {
  readonly [place: string]: Patch | null;
}

/** The new value. The old one stays as it is, and what did not change is the same object in both. */
export function applied<T>(value: T, patch: Patch): T;
export function applied(value: unknown, patch: Patch): unknown {
  if (!isList(patch)) return changed(value, patch);
  if (patch.length === 1) return patch[0];
  const [at, gone, items, changes] = patch;
  const list = [...(value as unknown[])];
  list.splice(at, gone, ...items);
  if (changes) change(list, changes);
  return list;
}

const isList = (patch: Patch): patch is Exclude<Patch, Changes> => Array.isArray(patch);

function changed(value: unknown, changes: Changes): unknown {
  const made = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  change(made, changes);
  return made;
}

/** Changes what was made for it. */
function change(made: unknown[] | object, changes: Changes): void {
  const places = made as Record<string, unknown>;
  for (const place in changes) {
    const patch = changes[place]!;
    if (patch === null) delete places[place];
    else places[place] = applied(places[place], patch);
  }
}
