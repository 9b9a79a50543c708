/** What the drawer says about a thing on the building table. */
import type { CardText } from '../../../net/types';
import { explain } from '../../../ui/explain.svelte';
import { HIDDEN } from '../model';
import type { Bench } from './bench.svelte';

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  square: ['GT-2.4', 'GT-2.5', 'GT-3.2'],
  heap: ['GT-2.2', 'GT-2.3'],
  aside: ['GT-2.3', 'GT-2.6'],
  hand: ['GT-2.3', 'GT-2.4'],
  pile: ['GT-2.7'],
};

const made = (what: string): CardText => ({
  code: what,
  name: { id: `web-gt-about-${what}`, args: {} },
  kind: { id: 'web-gt-on-table', args: {} },
  lines: [{ id: `web-gt-about-${what}-text`, args: {} }],
});

/** The tile that a thing is, where it is known. */
function tileOf({ me, view, held }: Bench, kind: string, rest: string): string | undefined {
  if (kind === 'square') return me?.ship.components[rest]?.tile;
  if (kind === 'heap') return view.heap[Number(rest)];
  if (kind === 'aside') return me?.aside[Number(rest)];
  return kind === 'hand' ? (held ?? undefined) : rest.split(':').at(-1);
}

export function explainThing(bench: Bench, name: string): void {
  const [kind = '', rest = ''] = name.split(/:(.*)/s);
  const tile = tileOf(bench, kind, rest);
  const known = tile && tile !== HIDDEN ? bench.kit.cards.get(tile) : undefined;
  const about = kind === 'pile' ? 'pile' : kind === 'aside' ? 'aside' : kind === 'square' ? 'square' : 'heap';
  explain({
    kind: 'card',
    game: 'galaxy-trucker',
    card: known ?? made(about),
    clauses: CLAUSES[kind] ?? [],
    now: [],
  });
}
