import { describe, expect, it } from 'vitest';
import { beside, distance, MOST, nearest, next, pinched, type Box } from './geometry';

const box = (left: number, top: number, size = 10): Box => ({ left, top, right: left + size, bottom: top + size });

describe('the nearest', () => {
  it('is measured to the edge', () => {
    expect(distance({ x: 5, y: 5 }, box(0, 0))).toBe(0);
    expect(distance({ x: 13, y: 14 }, box(0, 0))).toBe(5);
  });

  it('is within reach or nothing', () => {
    const boxes = [box(0, 0), box(30, 0)];
    expect(nearest({ x: 14, y: 5 }, boxes, 10)).toBe(0);
    expect(nearest({ x: 27, y: 5 }, boxes, 10)).toBe(1);
    expect(nearest({ x: 20, y: 5 }, boxes, 8)).toBe(-1);
    expect(nearest({ x: 20, y: 5 }, [], 8)).toBe(-1);
  });

  it('is the one whose middle is nearest where they overlap', () => {
    expect(nearest({ x: 9, y: 9 }, [box(0, 0, 40), box(4, 4)], 5)).toBe(1);
    expect(nearest({ x: 9, y: 9 }, [box(4, 4), box(0, 0, 40)], 5)).toBe(0);
  });
});

describe('arrows', () => {
  const grid = [box(0, 0), box(20, 0), box(0, 20), box(25, 22)];
  it('go to what lies ahead', () => {
    expect(next(grid[0]!, grid, { x: 1, y: 0 })).toBe(1);
    expect(next(grid[0]!, grid, { x: 0, y: 1 })).toBe(2);
    expect(next(grid[1]!, grid, { x: 0, y: 1 })).toBe(3);
    expect(next(grid[3]!, grid, { x: -1, y: 0 })).toBe(2);
  });
  it('stay at the edge', () => {
    expect(next(grid[0]!, grid, { x: -1, y: 0 })).toBe(-1);
    expect(next(grid[0]!, grid, { x: 0, y: -1 })).toBe(-1);
  });
});

describe('two fingers', () => {
  const still = { scale: 1, x: 0, y: 0 };
  it('leave what is under them where it is', () => {
    const near = pinched(still, { x: 100, y: 50 }, { x: 100, y: 50 }, 2);
    expect(near).toEqual({ scale: 2, x: 100, y: 50 });
    // The point of the picture under the middle: (100 + 100) / 2 = 100, as before.
    expect((near.x + 100) / near.scale).toBe(100);
    expect(pinched(near, { x: 100, y: 50 }, { x: 90, y: 50 }, 1)).toEqual({ scale: 2, x: 110, y: 50 });
  });
  it('know an end', () => {
    expect(pinched(still, { x: 0, y: 0 }, { x: 0, y: 0 }, 9).scale).toBe(MOST);
    expect(pinched({ scale: 2, x: 80, y: 10 }, { x: 5, y: 5 }, { x: 5, y: 5 }, 0.5)).toEqual(still);
    expect(pinched(still, { x: 5, y: 5 }, { x: 50, y: 5 }, 1.5).x).toBe(0);
  });
});

describe('a note', () => {
  const screen = [100, 200] as const;
  const size = [60, 30] as const;
  const about = box(45, 80);

  it('lies above what it is about, within the screen', () => {
    expect(beside(about, size, [], screen, 4)).toEqual({ left: 20, top: 46 });
    expect(beside(box(45, 10), size, [], screen, 4)).toEqual({ left: 20, top: 24 });
    expect(beside(box(0, 80), size, [], screen, 4)).toEqual({ left: 4, top: 46 });
  });

  it('gives way to what is to be touched', () => {
    expect(beside(about, size, [box(45, 60)], screen, 4)).toEqual({ left: 20, top: 94 });
    const around = [box(45, 60), box(45, 100)];
    const { left, top } = beside(about, size, around, screen, 4);
    const covers = ({ left: x, top: y }: Box) => x < left + 60 && x + 10 > left && y < top + 30 && y + 10 > top;
    expect([about, ...around].some(covers)).toBe(false);
  });
});
