/** The film's reading of events: turns and marks, sums from their parts, changes in an address, what flies where. */
import { describe, expect, it } from 'vitest';
import type { Step } from '../../../net/types';
import { INSIDE, type Event } from '../model';
import { effectsOf } from './effects';
import { flightAt, flights, gunner, nextHit, toldUpTo } from './flight';
import { geometry, laneX, shipSize, squareAt } from './geometry';
import { sumOf } from './sums';
import { changedWith, read, written } from './supposed';

const step = (n: number, ...events: Event[]): Step<'space-alert'> => ({
  seq: n,
  n,
  at: 0,
  seat: null,
  events: events.map((event) => ({ event, phrase: null })),
});
const hit: Event = { event: 'zone-hit', threat: 'E1-02', zone: 'red', strength: 3, absorbed: 1, tokens: 2 };
const fired: Event = { event: 'weapon-fired', crew: 2, station: 'red-upper', strength: 4, energy: 1 };
const FLOWN = [
  step(
    5,
    { event: 'action-round-over', early: false, mission: 'mission-1' },
    { event: 'revealed', turn: 1, orders: ['A'] },
  ),
  step(6, { event: 'turn-begins', turn: 1 }, fired, { event: 'revealed', turn: 2, orders: ['A'] }),
  step(7, { event: 'turn-begins', turn: 2 }, hit, { event: 'ship-lost', threat: 'E1-02', turn: 2 }),
];

describe('the flight', () => {
  const [flight] = flights(FLOWN);
  it('has its turns where their cards are revealed', () => {
    expect(flight!.turns.map(({ turn, n, i }) => [turn, n, i])).toEqual([
      [1, 5, 1],
      [2, 6, 2],
    ]);
    expect(flightAt([flight!], { n: 6, i: 0 })).toBe(flight);
  });
  it('has its damage on the ribbon, and goes to the next', () => {
    expect(nextHit(flight!, { n: 6, i: 0 })).toMatchObject({ kind: 'hit', n: 7, i: 1, value: 2 });
    expect(nextHit(flight!, { n: 7, i: 1 })).toMatchObject({ kind: 'lost' });
    expect(nextHit(flight!, { n: 7, i: 2 })).toBeNull();
  });
  it('tells nothing before its moment', () => {
    expect(toldUpTo(flight!, { n: 7, i: 0 }).map(({ event }) => event.event)).toEqual(['revealed', 'turn-begins']);
  });
  it('knows who fired', () => {
    expect(gunner(flight!.told, { n: 6, i: 2 }, 'red-upper')).toBe(2);
    expect(gunner(flight!.told, { n: 6, i: 0 }, 'red-upper')).toBeNull();
  });
});

describe('a sum', () => {
  it('has all weapons, and the shield once', () => {
    const shots = [
      { weapon: 'white-upper', strength: 5 },
      { weapon: 'white-lower', strength: 1 },
      { weapon: 'rocket', strength: 3 },
    ] as const;
    const sum = sumOf({
      event: 'damage-computed',
      threat: 'SE1-01',
      shots: [...shots],
      shield: 2,
      dealt: 7,
      damage: 7,
      hp: 7,
    });
    expect(sum!.parts.map(({ sign, value }) => `${sign}${value}`)).toEqual(['5', '+1', '+3', '−2']);
    expect([sum!.total, sum!.damage, sum!.hp]).toEqual([7, 7, 7]);
  });
  it('of a hit takes off what the shield holds', () => {
    expect(sumOf(hit)!.parts.map(({ sign, value }) => `${sign}${value}`)).toEqual(['3', '−1']);
    expect(sumOf({ event: 'rocket-moved' })).toBeNull();
  });
});

describe('a what-if', () => {
  it('stands in an address', () => {
    const changes = read('2-1-^,0-12-A!');
    expect(changes).toEqual([
      { crew: 2, turn: 1, order: '^' },
      { crew: 0, turn: 12, order: 'A!' },
    ]);
    expect(read(written(changes))).toEqual(changes);
    expect(read('nonsense,,9-99-')).toEqual([]);
  });
  it('changes a slot once, and not at all where it is as it was', () => {
    const one = changedWith([], { crew: 0, turn: 1, order: 'A' }, 'B');
    expect(changedWith(one, { crew: 0, turn: 1, order: 'C' }, 'B')).toEqual([{ crew: 0, turn: 1, order: 'C' }]);
    expect(changedWith(one, { crew: 0, turn: 1, order: 'B' }, 'B')).toEqual([]);
  });
});

describe('the stage', () => {
  it('has all lanes at one scale', () => {
    const g = geometry(960, 650);
    expect(squareAt(g, 0, 5).y).toBe(squareAt(g, 2, 5).y);
    expect(squareAt(g, 0, 1).y).toBeGreaterThan(squareAt(g, 0, 16).y);
  });
  it.each([
    [1046, 620],
    [742, 480],
    [980, 610],
    [390, 430],
    [360, 280],
  ])('of %i × %i has room for the lanes and for the ship', (width, height) => {
    const g = geometry(width, height);
    const { w } = shipSize(g);
    // A letter is told from the next square's, and nothing lies beyond the edge.
    expect(g.bottom - g.top).toBeGreaterThan(0.28 * g.h);
    expect(g.ship.x).toBeGreaterThanOrEqual(0);
    expect(g.ship.x + w).toBeLessThanOrEqual(g.inside);
    expect(laneX(g, INSIDE)).toBeLessThan(g.w - 10);
  });
  it('shakes only when the ship is hurt', () => {
    const where = { threat: () => ({ x: 0, y: 0 }), figure: () => null };
    const kinds = (event: Event) => effectsOf(event, geometry(960, 650), where).map(({ kind }) => kind);
    expect(kinds(hit)).toContain('shake');
    expect(kinds({ ...hit, tokens: 0 })).not.toContain('shake');
  });
});
