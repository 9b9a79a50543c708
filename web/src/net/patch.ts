/** What has changed in a value, as the server's core/patch.py writes it: docs/wire.md. */
export type Patch =
  | readonly [value: unknown]
  | readonly [length: number, at: Readonly<Record<string, Patch>>, more: readonly unknown[]]
  | { readonly [field: string]: Patch | null };
