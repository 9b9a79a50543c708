import { expect, test } from 'vitest';
import { keyOf } from '../../tell/identity';
import type { Row, Side, Swarm, View } from './model';
import { carrySwarms } from './swarms';

const swarm = (...cards: Swarm['cards']): Swarm => ({
  cards,
  attacked: 0,
  protected: false,
  survival: 3,
  percent: null,
  supported: null,
  goes: null,
});
const side = (...swarms: Swarm[]): Side => ({ terrain: [], swarms });
const row = (marine: Row['marine'], left: Side = side(), right: Side = side()) => ({ marine, left, right }) as Row;
const view = (...rows: Row[]) => ({ rows }) as unknown as View;

const key = (of: View, n: number, name: 'left' | 'right' = 'left', group = 0) =>
  keyOf(of.rows[n]![name].swarms[group]!);

function carried(old: View, now: View): View {
  old.rows.forEach(({ left, right }) => [...left.swarms, ...right.swarms].forEach(keyOf));
  carrySwarms(old, now);
  return now;
}

test('a swarm that moves glides; of two that join, the larger keeps its key', () => {
  const old = view(row('leon', side(swarm('head', 'tail'))), row('zael'), row('omnio', side(swarm('claws'))));
  const there = old.rows[2]!.left;
  const moved = carried(old, view(row('leon'), row('zael', side(swarm('head', 'tail'))), row('omnio', there)));
  expect(key(moved, 1)).toBe(key(old, 0));
  const large = carried(moved, view(row('leon'), row('zael'), row('omnio', side(swarm('claws', 'head', 'tail')))));
  expect(key(large, 2)).toBe(key(old, 0));
  const small = carried(
    view(row('zael', side(swarm('claws'))), large.rows[2]!),
    view(row('zael'), row('omnio', side(swarm('claws', 'claws', 'head', 'tail')))),
  );
  expect(key(small, 1)).toBe(key(old, 0));
});

test('a swarm that loses a card or grows is the same', () => {
  const old = view(row('leon', side(swarm('head', 'tail')), side(swarm('claws'))));
  const now = carried(old, view(row('leon', side(swarm('tail')), side(swarm('claws', 'tongue')))));
  expect([key(now, 0), key(now, 0, 'right')]).toEqual([key(old, 0), key(old, 0, 'right')]);
});

test('when a Marine falls the swarms stay with those they stand beside', () => {
  const old = view(
    row('leon', side(swarm('head'))),
    row('zael', side(swarm('tail'))),
    row('omnio', side(swarm('tail'))),
  );
  const now = carried(old, view(row('leon', side(swarm('head'))), row('omnio', side(swarm('tail'), swarm('tail')))));
  expect([key(now, 0), key(now, 1), key(now, 1, 'left', 1)].sort()).toEqual([0, 1, 2].map((n) => key(old, n)).sort());
});
