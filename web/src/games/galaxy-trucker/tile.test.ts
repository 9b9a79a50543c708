import { describe, expect, it } from 'vitest';
import sheet from './art/components.svg?raw';
import { turned, type Ship, type Tile } from './model';
import { aboard, drawing, plate } from './tile';

const NOTHING = { capacity: 0, colour: null, aliens: [], power: 0, cost: 0, barrel: null, exhaust: null, guards: [] };
const MORE = { nozzles: [], armour: [], second_barrel: null, cells: 0, normal: 0, special: 0, unknown: false };
const tile = (what: Partial<Tile>): Tile => ({
  id: 'X',
  kind: 'structural',
  connectors: [0, 1, 2, 3],
  ...NOTHING,
  ...MORE,
  reconstructed: [],
  ...what,
});

const KINDS: readonly Partial<Tile>[] = [
  { kind: 'start-cabin', capacity: 2 },
  { kind: 'cabin', capacity: 2 },
  { kind: 'battery', capacity: 3 },
  { kind: 'cargo-hold', capacity: 2 },
  { kind: 'special-cargo-hold', capacity: 1 },
  { kind: 'special-cargo-hold', capacity: 1, armour: ['front'] },
  { kind: 'life-support', aliens: ['brown'] },
  { kind: 'shared-life-support', aliens: ['purple', 'cyan'] },
  { kind: 'shared-life-support', aliens: ['brown', 'cyan'] },
  { kind: 'cannon', barrel: 'front' },
  { kind: 'double-cannon', barrel: 'front' },
  { kind: 'engine', exhaust: 'rear' },
  { kind: 'double-engine', exhaust: 'rear' },
  { kind: 'shield', guards: ['front', 'right'] },
  { kind: 'thruster', nozzles: ['front', 'right'] },
  { kind: 'cannon-engine', barrel: 'front', exhaust: 'rear' },
  { kind: 'bidirectional-cannon', barrel: 'front', second_barrel: 'right' },
  ...(['solar-panel', 'switchboard', 'crewbot-station', 'defense-system', 'armory', 'stasis-chamber'] as const).map(
    (kind) => ({ kind }),
  ),
  ...(['luxury-cabin', 'plating', 'cargo-and-battery', 'special-cargo-and-battery', 'mixed-cargo'] as const).map(
    (kind) => ({ kind }),
  ),
  ...(['reactor-furnace', 'cannon-booster', 'engine-booster', 'shield-booster', 'structural'] as const).map((kind) => ({
    kind,
  })),
];

describe('a tile', () => {
  it('is made of symbols that are in the sheet, whatever its kind and turn', () => {
    const names = KINDS.flatMap((what) =>
      [0, 1, 2, 3].flatMap((turn) => drawing(turned(tile(what), turn), 'T001').map(({ name }) => name)),
    );
    expect([...new Set(names)].filter((name) => !sheet.includes(`id="${name}"`))).toEqual([]);
  });

  it('turns clockwise: what was at the front is at the right', () => {
    expect(turned(tile({ connectors: [3, 0, 1, 2] }), 1).connectors).toEqual([2, 3, 0, 1]);
    expect(turned(tile({ kind: 'cannon', barrel: 'front' }), 3).barrel).toBe(3);
  });

  it('turns what has a direction and keeps what is read upright', () => {
    const uses = drawing(turned(tile({ kind: 'double-engine', exhaust: 'rear' }), 1), 'T1').slice(-2);
    expect(uses).toEqual([
      { name: 'gt-double_engine-turn', transform: 'rotate(90 32 32)' },
      { name: 'gt-double_engine-up', transform: 'rotate(90 32 32) rotate(-90 32 23.5)' },
    ]);
  });

  it('wears always the same', () => {
    expect(plate('T014')).toBe(plate('T014'));
    expect(new Set(['T001', 'T002', 'T003', 'T004', 'T005', 'T006'].map(plate)).size).toBeGreaterThan(1);
  });
});

describe('what is aboard', () => {
  const empty = { humans: {}, aliens: {}, asleep: {}, batteries: {}, goods: {} };
  const ship = (what: object) => ({ ...empty, ...what }) as unknown as Ship;

  it('lies in its places', () => {
    const hold = turned(tile({ kind: 'cargo-hold', capacity: 2 }), 0);
    expect(aboard(ship({ goods: { 707: ['yellow', 'blue'] } }), 707, hold)).toEqual([
      { name: 'gt-goods-yellow', x: 23, y: 32, size: 19 },
      { name: 'gt-goods-blue', x: 41, y: 32, size: 19 },
    ]);
  });

  it('is one alien or two humans in a cabin', () => {
    const cabin = turned(tile({ kind: 'cabin', capacity: 2 }), 0);
    expect(aboard(ship({ humans: { 707: 2 } }), 707, cabin)).toHaveLength(2);
    expect(aboard(ship({ aliens: { 707: 'purple' } }), 707, cabin)).toMatchObject([{ name: 'gt-alien-purple' }]);
  });
});
