import { describe, expect, it } from 'vitest';
import type { Event } from '../model';
import { half, rockets } from './model';
import { cardStory, toldSince } from './story';

const turned: Event = { event: 'card-turned', card: 'I-09', number: 3, of: 8, leader: 1 };
const rolled: Event = { event: 'rolled', by: 1, hit: 'large-meteor', side: 'front', dice: [3, 5], line: 8, at: [1, 0] };

describe('the story of a card', () => {
  it('follows a meteor through every ship', () => {
    const story = cardStory([
      turned,
      rolled,
      { event: 'missed', seat: 1, hit: 'large-meteor', side: 'front', line: 8 },
      { event: 'aimed', seat: 0, hit: 'large-meteor', side: 'front', row: 6, column: 8, tile: 'T001' },
      { event: 'destroyed', seat: 0, row: 6, column: 8, tile: 'T001' },
      { event: 'fell-off', seat: 0, squares: [[6, 9]], tiles: ['T002'] },
    ]);
    expect(story?.dice).toEqual([3, 5]);
    expect(story?.rolls[0]?.strikes[1]).toMatchObject({ outcome: 'missed', target: null });
    expect(story?.rolls[0]?.strikes[0]).toMatchObject({ outcome: 'destroyed', target: 608, lost: [608, 609] });
  });

  it('shows a shifted line, and who stopped the hit', () => {
    const story = cardStory([
      turned,
      rolled,
      { event: 'shifted', seat: 0, was: 8, line: 7, direction: 'left' },
      { event: 'aimed', seat: 0, hit: 'large-meteor', side: 'front', row: 5, column: 7, tile: 'T001' },
      { event: 'shot-down', seat: 0, row: 6, column: 7 },
    ]);
    expect(story?.rolls[0]?.strikes[0]).toMatchObject({ line: 7, outcome: 'shot-down', by: 607 });
    expect(story?.rolls[0]?.strikes[1]).toMatchObject({ line: 8, outcome: 'coming' });
  });

  it('aims the small half of a double meteor anew', () => {
    const aimed = { event: 'aimed', seat: 0, side: 'front', row: 6, column: 8, tile: 'T001' } as const;
    const story = cardStory([
      turned,
      { ...rolled, hit: 'double-meteor' },
      { ...aimed, hit: 'large-meteor' },
      { event: 'destroyed', seat: 0, row: 6, column: 8, tile: 'T001' },
      { ...aimed, hit: 'small-meteor', row: 7 },
    ]);
    expect(story?.rolls[0]?.strikes[0]).toMatchObject({ outcome: 'coming', target: 708, lost: [] });
  });

  it('walks with an intruder', () => {
    const here = { seat: 0, card: 'II-21', hand: 'left', tile: 'T001' } as const;
    const story = cardStory([
      turned,
      { event: 'intruder-stepped', ...here, step: 1, row: 6, column: 8, heading: 'rear' },
      { event: 'intruder-stepped', ...here, step: 2, row: 7, column: 8, heading: 'rear' },
      { event: 'bomb-planted', ...here, step: 2, row: 7, column: 8 },
      { event: 'intruder-killed', ...here, step: 2, row: 7, column: 8 },
    ]);
    expect(story?.walkers[0]).toEqual([
      { card: 'II-21', hand: 'left', step: 2, at: 708, heading: 'rear', been: [608], state: 'killed' },
    ]);
    expect(story?.bombs[0]).toEqual([708]);
  });

  it('begins with the last card, as far as it has been told', () => {
    const steps = [
      { n: 4, events: [{ event: turned }, { event: rolled }] },
      { n: 6, events: [{ event: { ...turned, card: 'I-10' } }, { event: rolled }, { event: rolled }] },
    ];
    expect(cardStory(toldSince(steps, { n: 6, i: 1 }))?.rolls).toHaveLength(1);
    expect(cardStory(toldSince(steps, { n: 6, i: Infinity }))?.rolls).toHaveLength(2);
    expect(cardStory(toldSince(steps, { n: 5, i: Infinity }))?.card).toBe('I-09');
  });
});

describe('figures', () => {
  it('writes half points', () => {
    expect([0, 1, 2, 11].map(half)).toEqual(['0', '½', '1', '5½']);
  });

  it('counts the days behind the leader', () => {
    const player = (position: number, flying = true) => ({ position, flying });
    const players = [player(7), player(9), player(30, false), player(4)] as never;
    expect(rockets({ players }).map(({ seat, gap }) => [seat, gap])).toEqual([
      [1, 0],
      [0, 2],
      [3, 5],
    ]);
  });
});
