/** What the drawer says about a thing on the building table. */
import type { CardText, Phrase } from '../../../net/types';
import { explain } from '../../../ui/explain.svelte';
import { HIDDEN } from '../model';
import type { Bench } from './bench.svelte';

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  square: ['GT-2.4', 'GT-2.5', 'GT-3.2'],
  heap: ['GT-2.2', 'GT-2.3'],
  aside: ['GT-2.3', 'GT-2.6'],
  hand: ['GT-2.3', 'GT-2.4'],
  pile: ['GT-2.7'],
  sand: ['GT-2.10', 'GT-2.11', 'GT-2.12'],
  closed: ['ABE-4.3.1', 'ABE-4.3.3'],
  outside: ['ABE-9.2'],
};

const made = (what: string, args: Phrase['args'] = {}): CardText => ({
  code: what,
  name: { id: `web-gt-about-${what}`, args: {} },
  kind: { id: 'web-gt-on-table', args: {} },
  lines: [{ id: `web-gt-about-${what}-text`, args }],
});

/** The tile that a thing is, where it is known. */
function tileOf({ me, view, held }: Bench, kind: string, rest: string): string | undefined {
  if (kind === 'square') return me?.ship.components[rest]?.tile;
  if (kind === 'heap') return view.heap[Number(rest)];
  if (kind === 'aside') return me?.aside[Number(rest)];
  return kind === 'hand' ? (held ?? undefined) : rest.split(':').at(-1);
}

/** What it is where no tile is known: a die may have closed a square, and around the ship only an Architect builds. */
function about({ me, kit }: Bench, kind: string, rest: string): string {
  const plan = kind === 'square' && me ? kit.plan(me.ship) : null;
  if (plan?.closed.includes(Number(rest))) return 'closed';
  if (plan?.outside.includes(Number(rest))) return 'outside';
  return ['pile', 'aside', 'square', 'sand'].includes(kind) ? kind : 'heap';
}

export function explainThing(bench: Bench, name: string): void {
  const [kind = '', rest = ''] = name.split(/:(.*)/s);
  const tile = tileOf(bench, kind, rest);
  const known = tile && tile !== HIDDEN ? bench.kit.cards.get(tile) : undefined;
  const what = about(bench, kind, rest);
  const die = bench.me ? (bench.kit.plan(bench.me.ship).dice[rest] ?? 0) : 0;
  explain({
    kind: 'card',
    game: 'galaxy-trucker',
    card: known ?? made(what, { die }),
    clauses: CLAUSES[known ? kind : what] ?? [],
    now: [],
    spot: name,
  });
}
