import { expect, test } from 'vitest';
import { script } from './film';
import type { Event, Row, Side, Swarm, View } from './model';

const swarm = (...cards: Swarm['cards']): Swarm => ({
  cards,
  attacked: 0,
  protected: false,
  survival: 5 - cards.length,
});
const side = (...swarms: Swarm[]): Side => ({ terrain: [], swarms });
const row = (position: number, marine: Row['marine'], left: Side = side(), right: Side = side()): Row => ({
  position,
  marine,
  team: 'red',
  player: 0,
  facing: 'left',
  tokens: 0,
  range: 2,
  left,
  right,
});
const view = (...rows: Row[]) => ({ rows, supply: 12, left_blips: 4, right_blips: 4 }) as unknown as View;
const after = (from: View, event: Event) => script.after(from, event);
const column = (of: View) => of.rows.map((each) => each.marine);

test('traded Marines leave Terrain and swarms where they are', () => {
  const made = after(view(row(1, 'leon', side(swarm('head'))), row(2, 'zael')), {
    event: 'traded',
    marine: 'leon',
    other: 'zael',
  });
  expect(column(made)).toEqual(['zael', 'leon']);
  expect(made.rows[0]!.left.swarms[0]!.cards).toEqual(['head']);
});

test('a fallen Marine leaves his row to the neighbour who moves up', () => {
  const before = view(
    row(1, 'leon'),
    row(2, 'zael', side(swarm('head')), side(swarm('tail'))),
    row(3, 'omnio', side(swarm('claws'))),
  );
  const made = after(before, { event: 'marine-slain', marine: 'zael', position: 2, moving: 'below' });
  expect(column(made)).toEqual(['leon', 'omnio']);
  expect(made.rows[1]!.position).toBe(2);
  expect(made.rows[1]!.left.swarms.map((each) => each.cards)).toEqual([['head'], ['claws']]);
  expect(made.rows[1]!.right.swarms[0]!.cards).toEqual(['tail']);
});

test('spawns come out of the pile of their side and join the swarm there', () => {
  const made = after(view(row(1, 'leon', side(swarm('head')))), {
    event: 'spawned',
    place: 'L1',
    cards: ['tail', 'claws'],
    wanted: 3,
  });
  expect(made.left_blips).toBe(2);
  expect(made.right_blips).toBe(4);
  expect(made.rows[0]!.left.swarms).toHaveLength(1);
  expect(made.rows[0]!.left.swarms[0]!.cards).toEqual(['head', 'tail', 'claws']);
});

test('a swarm moves as a whole and merges', () => {
  const before = view(row(1, 'leon', side(swarm('head', 'tail'))), row(2, 'zael', side(swarm('claws'))));
  const made = after(before, { event: 'swarm-moved', place: 'L1', to: 'L2', cards: ['head', 'tail'] });
  expect(made.rows[0]!.left.swarms).toEqual([]);
  expect(made.rows[1]!.left.swarms[0]!.cards).toEqual(['claws', 'head', 'tail']);
});

test('the last card slain takes the swarm away, and the old view is untouched', () => {
  const before = view(row(1, 'leon', side(swarm('head'))));
  expect(after(before, { event: 'genestealer-slain', place: 'L1', card: 'head' }).rows[0]!.left.swarms).toEqual([]);
  expect(before.rows[0]!.left.swarms).toHaveLength(1);
});

test('travel folds the old Terrain, and a card lies in one place only', () => {
  const door = { terrain: 'door' as const, tokens: 2, activated: true, capped: false };
  const before = {
    ...view(row(1, 'leon', { terrain: [door], swarms: [] }), row(2, 'zael')),
    location: { code: 'L01', step: 1, tokens: 0 },
  } as unknown as View;
  const placed = after(before, { event: 'terrain-placed', terrain: 'door', place: 'L2' });
  expect(placed.rows.map((each) => each.left.terrain.length)).toEqual([0, 1]);
  const made = after(before, { event: 'travelled', location: 'L09' });
  expect(made.rows[0]!.left.terrain).toEqual([]);
  expect(made.location).toMatchObject({ code: 'L09', step: 2 });
});
